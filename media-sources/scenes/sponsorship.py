"""Sponsorship: a travertine arch that stands because two bronze pillars carry it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
cyclorama(34, 16, 18, 3.0, plaster("e8d8c0", bump=.12), y_back=4.2)
X = .80
tr = stone("eadcc6", "b99a70", .62, .55)
br = bronze("a87a50", .23, .3, 1.0)
box("base", (5.3, 2.5, .30), (X, 0, .15), stone("e2d3bb", "b59a76", .6, .5), .02)
box("step", (4.5, 1.9, .22), (X, 0, .41), stone("e6d8c0", "b99d76", .6, .5), .02)
RO, RI, ZS = 1.72, 1.02, 2.28
n_ = 90
out_ = [(RO * math.cos(a), RO * math.sin(a)) for a in np.linspace(0, math.pi, n_)] + [(RI * math.cos(a), RI * math.sin(a)) for a in np.linspace(math.pi, 0, n_)]
prism("arch", out_, .86, tr, .022, (X, 0, ZS))
for sg in (-1, 1):
    cx = X + sg * (RO + RI) / 2
    lathe("pillar", spline([(0, .52), (.335, .52), (.345, .53), (.345, .60), (.33, .62), (.29, .64), (.285, .68), (.285, 1.95), (.29, 1.99), (.33, 2.02)], 140)
          + [(.345, 2.04), (.345, 2.12)], br, 140, (cx, 0, 0))
    box("pad", (.80, .86, .15), (cx, 0, 2.195), tr, .018)
# what the two carry together
sphere("pearl", .52, (X, -.05, 1.04), plaster("f4eadb", .7, .05), 140)
torus("dish", .30, .045, brass(.2), (X, -.05, .565))
spot((-1.2, -11, 3.4), (X + .28, 4.2, 2.35), 7200, 21.5, .02, kelvin(4300), .03)
area((-7, -3.4, 5.8), (X, 0, 1.9), 2.0, 900, kelvin(4900))
area((-2, -13, 6), (0, 4, 2), 5.0, 700, kelvin(5000))
area((7, -5, 3), (X, 0, 1.6), 3.5, 170, kelvin(6600))
ambient("b99f86", .15)
camera((-1.5, -12.9, 2.05), (.06, 0, 2.10), 58, 5.6, (X, -.4, 1.8))
shoot("sponsorship", 64, dict(DAY, anchor=(86, .82)))
