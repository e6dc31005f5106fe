"""Security: someone at the door sees the hall before we do, an earpiece behind the ear."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
hair, n, p = principled("hair", "160d08", .62, Specular=.35)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (150, 150, 9)), 1.0, 2, .7), .7, .01))
cloth = velvet("1c1714", "c9a882")
skin = principled("skin", "7a4a30", .5, Specular=.4)[0]
P = bust(hair, cloth, skin)
P.append(lathe("shirt", spline([(.060, 1.470), (.066, 1.500), (.0665, 1.520), (.063, 1.522)], 30), matte("e8dfd2", .8, .2), 90))
P.append(lathe("collar", spline([(.100, 1.455), (.084, 1.480), (.076, 1.506), (.069, 1.508), (.066, 1.49)], 40), cloth, 90))
clear = principled("clear", "e9d9c0", .2, Specular=.7, Transmission=.4)[0]
coil = []
for t in np.linspace(0, 1, 700):                         # from the ear down to the collar
    x, y, z = -.093 + .030 * t ** 2, -.012 - .045 * t ** .8, 1.626 - .135 * t
    r = .0075 * min(1, 9 * t, 9 * (1 - t))
    coil.append((x + r * math.cos(t * 150), y + r * math.sin(t * 150), z))
P.append(tube("coil", coil, .0019, clear, res=4))
P.append(sphere("plug", .011, (-.089, .002, 1.630), clear, 32))
group(P, (.24, 0, 0), 10)
# the hall before him: a lit disc, two dark leaves of a door, the floor
lit_disc(1.12, (1.30, 6.5, 2.02), 2.0, warm=(3700, 2500))
box("floor", (30, 20, .2), (0, 6, -.1), lacquer("1a0f08", .22), 0)
curtain("c", 16, 6, 26, velvet("2a160b", "7a4c2c"), (0, 7.4, 0), .22, 4, 1400, 20)
box("leaf", (1.6, .10, 5), (-1.55, 1.6, 2), walnut("24130a", .35, 1.5), .02, (0, 0, .5))
box("leaf", (1.6, .10, 5), (2.55, 1.6, 2), walnut("24130a", .35, 1.5), .02, (0, 0, -.5))
area((1.5, .8, 2.1), (.24, 0, 1.45), .5, 150, kelvin(2900), 1.4)
area((.2, .9, 2.9), (.24, -.05, 1.4), .6, 26, kelvin(3000))
area((-1.2, .7, 1.9), (.24, 0, 1.45), .5, 110, "7fa6e0", 1.4)
area((-1.4, -2.2, 2.2), (.2, 0, 1.5), 1.0, 9, kelvin(6500))
ambient("2a3040", .05)
camera((-.10, -1.62, 1.56), (-.05, 0, 1.50), 46, 3.2, (.22, -.06, 1.6))
shoot("guard", 48, dict(NIGHT, anchor=(97, .86), bloom=.2))
