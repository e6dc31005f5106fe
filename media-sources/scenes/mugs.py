"""Home, about us: six mugs for six people on a kitchen board, each of another glaze."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1440)
box("board", (30, 9, .3), (0, 1.6, -.15), walnut("8a5a34", .34, 1.1), .02)
box("wall", (40, .2, 16), (0, 2.9, 4), plaster("d8bf9a", bump=.14, scale=.5), 0)
clay = principled("clay", "c9a27c", .8, Specular=.15)[0]


def mug(x, y, tone, r, h, turn):
    """Glazed but for its foot; the handle to the side that it is turned to."""
    m, n, p = principled("glaze " + tone, tone, .24, 0, Specular=.5, Clearcoat=.3)
    cloudy = n.noise(n.coord("Object"), 3.0, 4, .6)
    dark, bright = (tuple(c * k for c in rgb(tone)) for k in (.80, 1.12))
    n.put(p, "Base Color", n.ramp(cloudy, [(.35, dark), (.65, bright)]))
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 14)), 2.0, 2, .5), .06, .01))
    parts = [lathe("foot", spline([(0, 0), (r * .80, 0), (r * .84, .03), (r * .86, .08)], 40), clay, 120),
             lathe("mug", spline([(r * .85, .07), (r * .97, .16), (r, .40), (r * .985, h * .80), (r * 1.01, h - .03), (r, h), (r * .97, h - .01), (r * .93, h - .08), (r * .92, .30), (r * .80, .14), (0, .12)], 220), m, 200)]
    grip = spline([(r * .96, 0, h * .80), (r + .18, 0, h * .84), (r + .36, 0, h * .70), (r + .36, 0, h * .44), (r + .20, 0, h * .26), (r * .96, 0, h * .24)], 80)
    parts.append(tube("handle", grip, .085, m, False, 12))
    group(parts, (x, y, 0), turn)


for x, y, tone, r, h, turn in ((-2.30, .42, "7a2018", .50, 1.02, 160), (-1.28, -.22, "e6dcc6", .46, .92, -150), (-.26, .34, "2b5a66", .52, 1.10, 20),
                                     (.82, -.30, "c08a24", .47, .96, -30), (1.66, .44, "2c5038", .49, 1.04, 40), (2.66, -.06, "5c2c4c", .46, .98, 12)):
    mug(x, y, tone, r, h, turn)
window_light((.1, .2, 1.05), (5.0, 3.0), (.50, 1, -.36), 4.4, True, 3600, 8.5)
area((-4.5, -5, 3.6), (0, 0, .5), 2.8, 320, kelvin(4600))
area((4.6, -3.4, 2.6), (0, 0, .5), 2.0, 200, kelvin(6800), 3.0)
ambient("6a6058", .30)
camera((-.3, -8.4, 2.4), (.16, 0, .80), 51, 4.0, (0, -.2, .5))
shoot("mugs", 16, dict(DAY, anchor=(93, .80), saturation=.86))
