"""Creative consulting: twenty-six cups wait on three steps, one of them has the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1800)
wood = walnut("4a2a16", .36, .8)
box("floor", (16, 8, .2), (0, -2, -.1), walnut("33200f", .38, .5), 0)
box("wall", (16, .2, 9), (0, 1.9, 3), plaster("6b4a32", bump=.12), 0)
br = bronze("b07c48", .24, .3, 4)
base = stone("8f7c5e", "6e583c", 3, .5)
bowl = [(0, .30), (.030, .305), (.062, .335), (.092, .40), (.108, .48), (.114, .545), (.120, .560), (.113, .560), (.104, .48), (.086, .40), (.050, .345), (0, .335)]
foot = [(0, .105), (.062, .105), (.060, .118), (.030, .145), (.016, .185), (.014, .215), (.030, .235), (.030, .250), (.014, .268), (.016, .290), (.030, .306), (0, .310)]
ear = [(.098, 0, .525), (.150, 0, .540), (.176, 0, .490), (.160, 0, .425), (.118, 0, .385), (.074, 0, .372)]


def trophy():
    g = [box("plinth", (.15, .15, .105), (0, 0, .0525), base, .006), lathe("bowl", spline(bowl, 160), br, 96), lathe("stem", spline(foot, 120), br, 80)]
    return g + [tube("ear", spline([(s * x, y, z) for x, y, z in ear], 60), .0105, br) for s in (-1, 1)]


proto = trophy()
rows = [(9, -.62, .22), (8, .04, .72), (9, .70, 1.20)]
lit = None
for r, (count, y, z) in enumerate(rows):
    box("step", (5.6, .66, z), (0, y + .06, z / 2), wood, .012)
    for k in range(count):
        x = (k - (count - 1) / 2) * .385
        cp = []
        for o in proto:
            c = o.copy()
            link(c)
            cp.append(c)
        group(cp, (x, y, z), (k * 7 - r * 5) % 17 - 8)
        if (r, k) == (1, 5):
            lit = (x, y, z)
for o in proto:
    o.hide_render = True
lx, ly, lz = lit
spot((lx - .9, ly - 3.4, lz + 2.1), (lx, ly, lz + .36), 1300, 8.6, .10, kelvin(3600), .015)
spot((-3.6, -4.4, 3.6), (1.30, 1.8, 2.0), 150, 13, .05, kelvin(2900), .03)
area((-4.5, -1.5, 2.6), (0, .2, .9), 1.0, 14, kelvin(3900), 2.5)
area((4.5, -1.5, 2.2), (0, .2, .9), .8, 26, kelvin(5600), 2.5)
area((0, -5.0, 3.2), (0, .2, .9), 2.0, 5, kelvin(4400))
ambient("2c251f", .04)
camera((-1.30, -2.75, 1.60), (.58, .1, 1.10), 54, .9, (lx, ly - .05, lz + .35))
shoot("trophies", 64, dict(NIGHT, anchor=(98.6, .84), bloom=.14, saturation=.88))
