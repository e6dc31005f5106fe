"""Premium cars: the roofline of a long coupe under one strip of light, a disc rising behind it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
floor, n, p = principled("floor", "17110d", .30, 0.0, Specular=.14)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .9, 4, .6), .16, .29))
box("floor", (60, 40, .2), (0, 4, -.1), floor, 0)
box("wall", (60, .3, 20), (0, 8.5, 8), plaster("4a3424", bump=.10), 0)
paint = principled("paint", "0d0f12", .17, .35, Specular=.6, Clearcoat=1.0)[0]
glazing = principled("glazing", "040506", .04, 0.0, Specular=.7)[0]
rim = principled("rim", "9c8468", .24, 1.0)[0]
car = coupe(paint, glazing, rim)
car.location = (2.05, 1.2, 0)
car.rotation_euler = (0, 0, math.radians(24))
lit_disc(1.75, (3.35, 8.3, 2.35), .62)
strip = area((1.95, 1.45, 3.6), (1.95, 1.45, 0), 6.2, 460, kelvin(4600), .42)
strip.rotation_euler = (math.radians(-14), 0, math.radians(20))
area((-.6, -4.6, .7), (1.6, .9, .4), 6.0, 380, kelvin(7500), .30)
area((-6.5, -1.0, 2.6), (-.6, 0, .7), .5, 130, kelvin(8500), 3.4)
area((.9, 6.3, .45), (.6, 8.4, 1.5), 3.0, 190, kelvin(3200), .4).visible_glossy = False        # the wall behind the bonnet, which would end in the dark
area((7, 3.6, 2.4), (2.6, .6, .8), .7, 150, kelvin(3200), 3).visible_glossy = False
area((0, -7, 4.2), (.5, 0, .2), 2.5, 26, kelvin(7500))
ambient("2a3442", .10)
camera((-1.15, -10.0, 1.20), (.55, 0, 1.42), 44, 5.6, (1.4, .2, .8), shift=(0, -.07))
shoot("coupe", 64, dict(NIGHT, anchor=(97.5, .85), bloom=.2))
