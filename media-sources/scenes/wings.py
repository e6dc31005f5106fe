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
area((-6, -5, 5), (-1.5, 0, 1.6), 1.6, 3600, "8fb0e0", 3)
area((5.5, -4, 4), (3.2, 0, 2.2), 1.4, 1300, kelvin(3000), 3)
ambient("22262e", .05)
camera((1.05, -6.6, 1.42), (1.05, 0, 1.42), 44, 4, (X, .3, 1.4), shift=(-.20, -.02))
shoot("wings", 48, dict(NIGHT, anchor=(97, .72), bloom=.22, saturation=1.18))
