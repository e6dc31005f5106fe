"""Brand consulting: five knives, four in shadow, one in the disc."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
box("wall", (10, .2, 6), (0, .1, 1), plaster("6a5544", bump=.12, scale=1.5), 0)
box("bar", (2.30, .045, .11), (.30, -.025, 1.62), walnut("4a2a14", .34, 2), .006)
steel, n, p = principled("steel", "b8b6b2", .24, 1.0)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (240, 1, 8)), 3, 2, .6), .05, .002))
br = brass(.2)
KN = [(.34, .075, .0), (.42, .055, .0), (.52, .098, .0), (.46, .070, .0), (.30, .045, 0)]
for i, (L, w, _) in enumerate(KN):
    x = -.52 + i * .41
    tip = [(0, 0), (-w * .5, 0), (-w * .5, -L * .55), (-w * .40, -L * .82), (-w * .12, -L * .97), (w * .36, -L), (w * .44, -L * .97), (w * .5, -L * .8), (w * .5, 0)]
    out = [(-w / 2, .0)] + spline([(-w * .5, -.02), (-w * .5, -L * .45), (-w * .42, -L * .75), (-w * .16, -L * .94), (w * .40, -L)], 50) + [(w * .5, -L * .985), (w * .5, 0)]
    b = prism("blade", out, .0055, steel, .0012, segments=2)
    hd = [(-.018, 0), (-.021, .05), (-.016, .10), (-.021, .155), (-.024, .185), (.016, .190), (.020, .15), (.017, .09), (.020, .04), (.018, 0)]
    h = prism("handle", spline(hd, 90, True), .022, walnut(("3a2010", "5a3319", "2a170b", "6b4425", "3f2513")[i], .3, 5), .005)
    h.scale = (1.15, 1, 1.05)
    c = box("bolster", (.040, .024, .018), (0, 0, .004), br, .003)
    P = [b, h, c] + [disc("rivet", .0055, (0, -.0115, z), br, (0, 0, 0), .003, .0005, 24) for z in (.05, .10, .15)]
    group(P, (x, -.062, 1.60 + .06), 0, 1.45, (0, math.radians((.6, -.8, 0, .9, -.5)[i]), 0))
X = -.52 + 3 * .41
spot((-1.4, -4.6, 2.5), (X + .0, 0, 1.42), 520, 7.4, .02, kelvin(3500), .012)
area((-3, -1.2, 2.6), (0, 0, 1.4), .5, 12, kelvin(9000), 2)
area((0, -4, 3.2), (.3, 0, 1.4), 2.0, 9, kelvin(7500))
ambient("2a3644", .10)
camera((-.55, -4.6, 1.42), (.10, 0, 1.42), 64, 8, (X, -.05, 1.4))
shoot("knives", 64, dict(NIGHT, anchor=(96.5, .80), bloom=.12))
