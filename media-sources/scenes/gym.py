"""Athletes: two chairs face each other in an empty hall, a band of light between them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
fl, n, p = principled("parquet", "8a5f3a", .26, Specular=.45)
v = n.coord("Object", (1, 1, 1))
br_ = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object", (1.0, 1.0, 1)), "Scale": 1.0, "Color1": rgba("8f6440"), "Color2": rgba("76502f"), "Mortar": rgba("3a2616"), "Mortar Size": .006, "Brick Width": 1.9, "Row Height": .14})
n.put(p, "Base Color", br_.outputs["Color"])
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 1.3, 4, .6), .16, .29))
box("floor", (30, 30, .1), (0, 4, -.05), fl, 0)
paint = matte("e6dccb", .6, .3)
box("line", (30, .07, .002), (0, 2.9, .001), paint, 0)
box("line", (.07, 30, .002), (-3.4, 0, .001), paint, 0)
tube("circle", [(.55 + 1.9 * math.cos(a), .9 + 1.9 * math.sin(a), -.028) for a in np.linspace(0, math.tau, 200)], .030, paint, True)
wall = box("wall", (30, .3, 9), (0, 8, 4.5), plaster("b9b4aa", bump=.14, scale=.5), 0)
for i in range(9):                    # wall bars
    pass
bars = walnut("7a5230", .4, 2)
for b in range(4):
    x0 = -5.6 + b * 1.05
    for x in (x0, x0 + .95):
        box("upright", (.06, .10, 2.6), (x, 7.75, 1.3), bars, .006)
    for k in range(13):
        tube("bar", [(x0, 7.72, .25 + .185 * k), (x0 + .95, 7.72, .25 + .185 * k)], .019, bars)
ch = walnut("5a3319", .34, 3)
chair(ch, ch, (-.28, .9, 0), 82)
chair(ch, ch, (1.38, .9, 0), -84)
# tall window to the left, out of the picture: a slanting band of light over the floor
d = Vector((.74, .34, -.52)).normalized()
for y0, y1 in ((-12, -1.75), (-.25, .55), (2.05, 12)):
    o = box("shutter", (.1, y1 - y0, 9), (-7.0, (y0 + y1) / 2 - 2.25, 4.5), matte("080706", 1, 0), 0)
    o.visible_camera = False
    o.visible_diffuse = False
    o.visible_glossy = False
o = box("lintel", (.1, 24, 3), (-7.0, 0, 8.2), matte("080706", 1, 0), 0)
o.visible_camera = False
sun(tuple(d), 6.5, kelvin(3500), .5)
area((-9, -4, 6), (0, 2, 0), 5, 620, kelvin(11000))
area((3, 3, 7), (1, 2, 0), 5, 90, kelvin(8000))
ambient("5f7389", .20)
camera((-1.15, -5.0, 1.32), (.10, 1.2, .80), 40, 5.6, (.5, .9, .6))
shoot("gym", 64, dict(DAY, anchor=(94, .72), vignette=.2))
