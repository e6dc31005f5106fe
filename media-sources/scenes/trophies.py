"""Creative consulting: twenty-six trophies wait in the dark, one of them is called."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
cloth = principled("cloth", "17100b", .95, Specular=.1)[0]
box("table", (16, 12, .1), (0, 3, -.05), cloth, 0)
br = bronze("b07c48", .24, .3, 4)
base = stone("cdb896", "a48660", 3, .5)
prof = spline([(0, .10), (.052, .102), (.040, .125), (.026, .20), (.030, .30), (.052, .42), (.058, .50), (.036, .58), (0, .592)], 120)


def trophy():
    return [box("plinth", (.15, .15, .10), (0, 0, .05), base, .006), lathe("stem", prof, br, 96),
            disc("sun", .105, (0, 0, .70), br, (0, 0, 0), .018, .006, 128), torus("collar", .040, .010, brass(.18), (0, 0, .11), seg=80, sides=16)]


proto = trophy()
lit = None
spots = [(r, k) for r in range(5) for k in range(-2, 3)] + [(5, 0)]
for r, k in spots:
    x, y = k * .46 + (.23 if r % 2 else 0), r * .52
    cp = []
    for o in proto:
        c = o.copy()
        link(c)
        cp.append(c)
    group(cp, (x, y, 0), (k * 7 - r * 3) % 19 - 9)
    if (r, k) == (0, 1):
        lit = (x, y)
for o in proto:
    o.hide_render = True
lx, ly = lit
spot((lx - 1.5, ly - 1.6, 3.4), (lx, ly, .40), 360, 11, .06, kelvin(3400), .015)
area((-4.5, 3.0, 1.8), (0, 1.2, .4), .7, 120, kelvin(10500), 3.0)
area((4.5, -1.5, 2.2), (0, 1.0, .4), .6, 34, kelvin(8000), 2.5)
area((0, 6.5, 3.0), (.4, 1.2, .3), 4.0, 70, kelvin(6500), .5)
area((-1.6, -4.2, 2.2), (0, .6, .6), 1.6, 42, kelvin(4200))
ambient("22303e", .06)
camera((-.62, -2.6, 1.30), (.16, .9, .38), 56, 4, (lx, ly, .5))
shoot("trophies", 64, dict(NIGHT, anchor=(97.8, .80), bloom=.16))
