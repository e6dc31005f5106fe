"""Talent booking, the end: three crosses of tape on the stage, a light on each; who stands there is not decided."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
boards = walnut("3a2010", .30, .5)
for i in range(-16, 30):
    box("board", (60, .40, .10), (random.uniform(-.5, .5), i * .405, -.05), boards, .008)
ve = velvet("3c2211", "8a5a38")
curtain("curtain", 40, 9, 44, ve, (0, 8.6, 0.02), .30, 4, 1500, 24)
tape = principled("tape", "7c715f", .8, Specular=.4)[0]


def mark(x, y, turn, r, power, tone, from_):
    for k in (0, 1):
        t = math.radians(turn + 90 * k)
        o = box("tape", (.78, .13, .004), (x, y, .006 + .004 * k), tape, .001)
        o.rotation_euler = (0, 0, t)
    src = Vector(from_)
    L = (src - Vector((x, y, 0))).length
    spot(tuple(src), (x, y, 0), power, 2 * math.degrees(math.atan(r / L)), .05, tone, .03)
    beam(tuple(src), (x, y, 0), .05, r, tone, power / 26000, .5, 1.4, .25, x)


mark(1.05, -.2, 41, 1.2, 15000, kelvin(2900), (2.6, 5.4, 9.5))
mark(3.35, 2.4, 48, 1.2, 7600, kelvin(5600), (4.6, 6.4, 9.5))
mark(4.9, 5.2, 43, 1.2, 6400, kelvin(6800), (5.6, 7.4, 9.5))
area((-6, -4, 6), (0, 2, 0), 2, 60, kelvin(8000))
spot((8, 3, 7), (5.5, 8.6, 1.5), 2600, 50, .9, kelvin(3000), .3)
ambient("1c2430", .05)
camera((-1.5, -8.6, 3.0), (.6, 2.6, .35), 42, None)
shoot("marks", 16, dict(NIGHT, anchor=(99.2, .80), bloom=.2), step=2.0)
