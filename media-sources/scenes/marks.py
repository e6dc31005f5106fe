"""Talent booking, the end: three crosses of tape on the stage, a light on each, a microphone on the first; who stands there is not decided."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
boards = walnut("3a2010", .30, .5)
for i in range(-16, 30):
    box("board", (60, .40, .10), (random.uniform(-.5, .5), i * .405, -.05), boards, .008)
ve = velvet("3c2211", "8a5a38")
drape("curtain", 40, 9, 56, ve, (0, 8.6, .02), .28, 4, 3600)
tape = principled("tape", "86775f", .8, Specular=.4)[0]


def mark(x, y, turn, r, power, tone, from_):
    for k in (0, 1):
        t = math.radians(turn + 90 * k)
        o = box("tape", (.78, .13, .004), (x, y, .006 + .004 * k), tape, .001)
        o.rotation_euler = (0, 0, t)
    src = Vector(from_)
    L = (src - Vector((x, y, 0))).length
    spot(tuple(src), (x, y, 0), power, 2.3 * math.degrees(math.atan(r / L)), .55, tone, .25)
    beam(tuple(src), (x, y, 0), .05, r * 1.05, tone, power / 34000, .5, 1.6, .25, x)


mark(1.05, -.2, 41, 1.25, 15000, kelvin(2900), (3.4, 1.4, 9.5))
mark(3.35, 2.4, 48, 1.25, 13000, kelvin(2950), (4.6, 6.0, 9.5))
mark(4.9, 5.2, 43, 1.25, 13000, kelvin(3000), (5.6, 7.4, 9.5))
microphone((1.26, .62, 1.66), math.radians(-20), 0, 1.66, 1.5)
area((-2.5, -5.5, 4.2), (1.1, .3, 1.4), 1.0, 110, kelvin(3400)).visible_glossy = False
area((-7, -4, 7), (-1, 3, 0), 5, 110, kelvin(4200)).visible_glossy = False
spot((-1, 2, 8), (1.5, 8.6, 2.2), 1300, 70, 1.0, kelvin(2700), .5)
spot((8, 3, 7), (5.5, 8.6, 1.8), 2200, 60, 1.0, kelvin(2800), .5)
ambient("3a2a20", .07)
camera((-1.5, -8.6, 3.0), (.6, 2.6, .55), 42, None)
shoot("marks", 16, dict(NIGHT, anchor=(97.5, .42), bloom=.16, saturation=.86), step=2.0)
