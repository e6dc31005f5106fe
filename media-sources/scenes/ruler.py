"""Villa & Hotel: a folding rule stands against the wall of a house that is being measured, the window's light across it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1200)
box("wall", (12, .3, 6), (0, 1.15, 2), plaster("dcc7a6", bump=.22, scale=1.2), 0)
box("floor", (12, 8, .2), (0, -2, -.1), stone("b08f68", "7a5c3e", .5, .4), 0)
box("skirting", (12, .05, .14), (0, .98, .07), walnut("5a3319", .4, .8), .006)

# the window: boards that the camera does not see
screen = matte("101010", 1, 0)
for size, at in (((8, .05, 6), (-7.25, -4.0, 3.0)), ((8, .05, 6), (2.45, -4.0, 3.0)), ((1.8, .05, 2.6), (-2.35, -4.0, -.75)), ((1.8, .05, 3), (-2.35, -4.0, 4.6)),
                 ((.07, .05, 3), (-2.45, -4.0, 2.6)), ((1.8, .05, .07), (-2.35, -4.0, 2.2))):
    o = box("screen", size, at, screen, 0)
    o.visible_camera = False
    o.visible_glossy = False
sun((.5, 1, -.26), 5.2, kelvin(3300), .6)

wood, n, p = principled("boxwood", "d9a95e", .45, Specular=.35)
marks = matte("2a1a0e", .8)
joint = brass(.2)
L, W, T = .46, .05, .010
point_at, heading, lie = Vector((-.66, .70, .03)), math.radians(80), 0
for k, a in enumerate((74, -50, 60, -66, 52, -14)):          # zigzag along the wall
    a = math.radians(a)
    d = Vector((math.cos(a), 0, math.sin(a)))
    mid = point_at + d * L / 2
    y = .86 + (T * 1.1 if k % 2 else 0)
    box("leaf", (L + W * .8, T, W), (mid.x, y, mid.z), wood, .004, (0, -a, 0))
    up = Vector((-d.z, 0, d.x))
    for i in range(24):
        q = point_at + d * (.02 + i * (L - .04) / 23) + up * (W / 2 - (.009 if i % 5 else .015))
        box("mark", (.0022, .002, .014 if i % 5 else .026), (q.x, y - T / 2 - .0005, q.z), marks, 0, (0, -a, 0))
    point_at = point_at + d * L
    if k < 5:
        disc("pin", .015, (point_at.x, .85 - T / 2, point_at.z), joint, (0, 0, 0), .02, .003, 48)
area((4, -5, 3), (0, 1, .6), 3, 150, kelvin(7500))
area((-3, -5, 2), (0, 1, .6), 3, 70, kelvin(5600))
camera((.40, -2.9, .62), (.40, .9, .56), 45, 4.0, (.3, .86, .3))
shoot("ruler", 24, dict(DAY, anchor=(92.0, .78)))
