"""Silence, Live: cable drum and flight cases at four in the morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
con, n, p = principled("concrete", "5b5c5c", .45, Specular=.4)
g = n.noise(n.coord("Object"), 1.1, 6, .65)
n.put(p, "Base Color", n.ramp(g, [(.3, rgb("26282b")), (.7, rgb("4a4a49"))]))
n.put(p, "Roughness", n.ramp(g, [(.25, (.33,) * 3), (.75, (.47,) * 3)]))
box("floor", (50, 40, .2), (0, 4, -.1), con, 0)
wall = box("wall", (40, .3, 14), (0, 6.0, 7), plaster("4a443c", bump=.2, scale=.7), .0)
box("skirting", (40, .04, .16), (0, 5.83, .06), matte("2c2620", .7, .2), .004)
ply = principled("ply", "17130f", .4, Specular=.4)[0]
al = principled("alu", "9c9a96", .3, 1.0)[0]
rub = matte("0c0b0a", .7, .25)
flight_case((ply, al, rub), 1.9, 2.2, 0, 1.2, .6, .75, -6)
flight_case((ply, al, rub), 1.93, 2.2, .89, 1.2, .6, .55, -4, False)
flight_case((ply, al, rub), 3.35, 2.6, 0, 1.0, .6, 1.15, 8)
flight_case((ply, al, rub), .55, 2.75, 0, .8, .6, .6, 14)
# the drum
D = []
wood = walnut("54371f", .5, 1.1)
for s in (-1, 1):
    D.append(disc("flange", .62, (0, s * .26, .62), wood, (0, 0, 0), .045, .008, 160))
    D.append(torus("iron", .615, .016, al, (0, s * .285, .62), (math.pi / 2, 0, 0), seg=160, sides=14))
    D.append(disc("hub", .09, (0, s * .30, .62), al, (0, 0, 0), .02, .006, 60))
    for k in range(5):
        a = k / 5 * math.tau + .3
        D.append(disc("bolt", .018, (.38 * math.cos(a), s * .288, .62 + .38 * math.sin(a)), al, (0, 0, 0), .014, .004, 24))
rng = np.random.default_rng(5)
for layer in range(3):
    R = .30 + .055 * layer
    k = 8 - (layer % 2)
    for i in range(k):
        y = -.20 + .057 * i + (.028 if layer % 2 else 0)
        D.append(torus("cable", R + rng.uniform(-.003, .003), .0285, rub, (0, y, .62), (math.pi / 2 + rng.uniform(-.02, .02), 0, 0), seg=120, sides=16))
group(D, (-.75, 1.35, 0), 34)
# the loose end runs to us over the floor
end = [(-.75, 1.35, .22), (-1.02, 1.17, .16), (-1.30, .92, .028), (-1.24, .56, .028), (-.70, .34, .028), (.10, .50, .028), (.80, -.12, .028), (.30, -.62, .028), (-.55, -.70, .028), (-1.3, -.42, .028), (-2.0, -.72, .028), (-3.2, -1.5, .028)]
tube("end", spline(end, 400), .0275, rub)
spot((-1.8, -8, 5.0), (.75, 5.85, 1.60), 1300, 15.5, .03, kelvin(3000), .04)
area((-7, 1, 4.5), (0, 2, .5), 1.4, 22, kelvin(8000), 3)
area((6.5, 3.5, 3.2), (2, 2.5, .7), .8, 70, kelvin(3000), 2)
area((0, -6, 6), (0, 1, 0), 3, 12, kelvin(8000))
ambient("222e3c", .10)
spot((-2.7, -1.3, 3.2), (-.55, 1.25, .45), 250, 27, .7, kelvin(3050), .12)
camera((-1.15, -2.1, .80), (-.14, 1.7, .66), 38, 1.4, (-.55, 1.05, .62))
shoot("cases", 48, dict(NIGHT, anchor=(98, .66), bloom=.14, saturation=.92))
