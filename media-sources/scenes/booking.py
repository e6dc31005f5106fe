"""Talent booking: three microphones wait before a blue curtain, two in cool light; one of them already has the warm one."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(1920, 1200)
fl = walnut("3a2010", .20, .5)
box("floor", (34, 18, .2), (0, -1, -.1), fl, 0)
for i in range(-22, 23):
    box("gap", (.012, 18, .004), (i * .5, -1, .001), matte("0d0704", 1.0, 0.0), 0)
pipes("back", 26, 9, 70, velvet("12203a", "33507e"), (0, 6.4, .02), .30, 5)
COOL = (.50, .68, 1.0)
PL = [(1.10, 2.3, 1.58), (1.95, .3, 1.66), (3.35, 1.5, 1.54)]
for i, (x, y, h) in enumerate(PL):
    microphone((x, y, h), math.radians(-48), math.radians((28, 24, -26)[i]), h, 1.25)
    top = Vector((x + (-.7, .35, .6)[i], y + 1.3, 8.4))
    dst = Vector((x, y, 0))
    on = i == 1
    beam(top, top + (dst - top) * 1.02, .10, (.62, .95, .55)[i], kelvin(3100) if on else COOL, (0.6, 1.3, .55)[i], .5, 1.5, .5, i * 3.3)
    spot(top, dst, (1100, 3700, 1000)[i], 2 * math.degrees(math.atan((.62, 1.02, .55)[i] / (top - dst).length)), .12, kelvin(3500) if on else COOL, .06)
area((-5.5, 3.5, 4.2), (1.2, .3, 1.2), .8, 170, kelvin(3300), 4)
area((6.5, 2.6, 3.2), (1.6, .5, 1.3), .7, 150, kelvin(4300), 4)
area((0, -6, 5), (1.2, .5, .8), 2.0, 22, kelvin(5200))
area((2, 3.5, 7.5), (1.5, 6.2, 1.5), 3.0, 110, COOL)
ambient("24150c", .10)
camera((-.75, -7.7, 1.42), (-.05, 0, 1.66), 48.75, 4.0, (1.95, .3, 1.6), shift=(.125, -.055))
shoot("booking", 48, dict(NIGHT, anchor=(98.2, .95), bloom=.2, saturation=.76, exposure=-.3))
