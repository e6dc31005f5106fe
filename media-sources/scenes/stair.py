"""Talent development: twelve steps of stone wind up round a bronze post, one for every month; the last one stands in the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
cyclorama(34, 16, 18, 3.0, plaster("ecdfcb", bump=.11), y_back=3.8)
X, N, RISE, TURN, FIRST = .95, 12, .272, 30.0, -168.0
br = bronze("a87a50", .22, .25, 1.4)
tr = stone("eadcc6", "b99a70", .8, .5)
TOP = .30 + N * RISE
prism("base", circle_outline(1.45, 200), .17, stone("e2d3bb", "b59a76", .6, .5), .02, (X, 0, .085), (math.pi / 2, 0, 0))
lathe("foot", spline([(0, .17), (.30, .17), (.31, .19), (.30, .22), (.17, .25), (.095, .31), (.085, .36), (0, .36)], 90), br, 120, (X, 0, 0))
tube("post", [(X, 0, .2), (X, 0, TOP + .34)], .085, br)
lathe("cap", spline([(0, .0), (.105, .0), (.115, .02), (.105, .045), (.05, .06), (0, .062)], 60), br, 100, (X, 0, TOP + .33))


def tread(r0, r1, half, r=.07):
    """Wedge with an arc outside and rounded corners, in the xz plane."""
    mid = half - math.asin(r / (r1 - r))          # where the corners have their centres

    def polar(radius, start, end, n, at=(0, 0)):
        return [(at[0] + radius * math.cos(t), at[1] + radius * math.sin(t)) for t in np.linspace(start, end, n)]
    low, high = (((r1 - r) * math.cos(a), (r1 - r) * math.sin(a)) for a in (-mid, mid))
    return (polar(r, -half - math.pi / 2, -mid, 10, low) + polar(r1, -mid, mid, 40)[1:-1]
            + polar(r, mid, half + math.pi / 2, 10, high) + polar(r0, half * 2.2, -half * 2.2, 10))


for k in range(N):
    a = math.radians(FIRST + k * TURN)
    z = .30 + (k + 1) * RISE
    prism("tread", tread(.12, 1.22, math.radians(17.5)), .125, tr, .014, (X, 0, z), (math.pi / 2, 0, a))
    torus("collar", .10, .022, brass(.2), (X, 0, z - .085), seg=80, sides=16)
a = math.radians(FIRST + (N - 1) * TURN)
sphere("ball", .155, (X + .86 * math.cos(a), .86 * math.sin(a), TOP + .0625 + .155), bronze("a87a50", .22, .25, 1.4))
spot((-1.6, -11, 3.2), (X + .12, 3.8, 2.72), 7200, 21.0, .02, kelvin(4300), .03)
area((-7, -3.4, 5.8), (X, 0, 1.9), 2.0, 820, kelvin(4900))
area((-2, -13, 6), (0, 4, 2), 5.0, 620, kelvin(5000))
area((7, -5, 3), (X, 0, 1.6), 3.5, 170, kelvin(6600))
ambient("b99f86", .15)
camera((-1.3, -12.9, 2.45), (.06, 0, 2.06), 54, 5.6, (X, -.6, 2.2))
shoot("stair", 64, dict(DAY, anchor=(86, .90)))
