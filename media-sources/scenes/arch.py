"""Sponsorship: the whole arch in a band; its keystone floats above the gap, in the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1028)
cyclorama(60, 16, 24, 3.0, plaster("e8d8c0", bump=.12), y_back=4.6)
X = 1.75
tr = stone("eadcc6", "b99a70", .62, .55)
br = bronze("a87a50", .23, .3, 1.0)
box("base", (5.6, 2.5, .26), (X, 0, .13), stone("e2d3bb", "b59a76", .6, .5), .02)
RO, RI, ZS = 1.72, 1.06, 2.06
N = 9
for k in range(N):
    a0, a1 = math.pi * k / N + .006, math.pi * (k + 1) / N - .006
    lift = .30 if k == N // 2 else 0
    r0, r1 = (RI - .02, RO + .10) if lift else (RI, RO)
    out = [(r1 * math.cos(a), r1 * math.sin(a)) for a in np.linspace(a0, a1, 20)] + [(r0 * math.cos(a), r0 * math.sin(a)) for a in np.linspace(a1, a0, 20)]
    prism("voussoir", out, .92 if lift else .86, stone("f2e6d2", "c9ac82", .62, .5) if lift else tr, .016, (X, 0, ZS + lift))
for s in (-1, 1):
    cx = X + s * (RO + RI) / 2
    lathe("pillar", spline([(0, .26), (.335, .26), (.345, .27), (.345, .34), (.33, .36), (.29, .38), (.285, .42), (.280, 1.70), (.29, 1.74), (.33, 1.78)], 140) + [(.345, 1.80), (.345, 1.90)], br, 140, (cx, 0, 0))
    box("pad", (.80, .86, .15), (cx, 0, 1.975), tr, .018)
spot((X - 1.6, -15, 4.6), (X + .9, 4.6, 3.15), 14000, 17.5, .02, kelvin(4300), .03)
area((-7, -3.4, 5.8), (X, 0, 1.9), 1.6, 760, kelvin(4900))
area((-2, -14, 6), (0, 4, 2), 6.0, 640, kelvin(5200))
area((8, -4, 3), (X, 0, 1.6), 3.0, 210, kelvin(9000))
ambient("9aa4b0", .13)
camera((-1.6, -14.6, 2.0), (-.75, 0, 2.10), 46, 5.6, (X, -.4, 1.8), shift=(.12, 0))
shoot("arch", 64, dict(DAY, anchor=(86, .80)))
