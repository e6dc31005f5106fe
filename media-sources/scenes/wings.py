"""Booking: a singer waits in the wings, her hand at the curtain; behind the gap the light of the stage."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
cv = velvet("40230f", "9a6238")
curtain("left", 9.0, 8.5, 15, cv, (-4.05, 0, .02), .24, 5, 1500, 30)
curtain("right", 7.0, 8.5, 12, cv, (5.55, .15, .02), .24, 11, 1200, 30)
fl = walnut("3c2211", .24, .5)
box("floor", (40, 30, .2), (0, 4, -.1), fl, 0)
for i in range(-30, 31):
    box("gap", (.012, 30, .004), (i * .5, 4, .001), matte("0d0704"), 0)
box("wall", (40, .3, 14), (0, 10.5, 6), plaster("4a3222", bump=.1), 0)
lit_disc(2.5, (1.1, 9.6, 2.05), 1.2)
area((1.1, 9.0, 3.0), (1.3, 0, .8), 3, 420, kelvin(2900), 3)
X = 1.70
cutout("singer", silhouettes.singer(), matte("070504", .9, .1), (X, .35, 0))
# a case that waits behind her, a coil of cable
box("case", (.86, .60, .70), (-1.55, -1.0, .37), lacquer("15100c", .35), .02)
for z in (.05, .69):
    for y in (-1.305,):
        tube("edge", [(-1.98, y, z), (-1.12, y, z)], .014, brass(.25))
for x in (-1.98, -1.12):
    tube("edge", [(x, -1.305, .05), (x, -1.305, .69)], .014, brass(.25))
for k in range(4):
    torus("cable", .24 - .012 * k, .013, matte("0b0908", .6), (.25, -1.3, .014 + .022 * k), (0, 0, 0), 120, 12)
area((-6, -5, 5), (-1.5, 0, 1.6), 1.6, 3600, "8fb0e0", 3)
area((5.5, -4, 4), (3.2, 0, 2.2), 1.4, 1300, kelvin(3000), 3)
ambient("22262e", .05)
camera((1.05, -6.6, 1.42), (1.05, 0, 1.42), 44, 4, (X, .3, 1.4), shift=(-.20, .03))
shoot("wings", 48, dict(NIGHT, anchor=(97, .72), bloom=.22, saturation=1.18))
