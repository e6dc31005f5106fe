"""Private: a round walnut door, half closed; the light of the room behind passes at its edges."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 1500)
R = 1.42
C = Vector((1.30, 0, 1.98))
wal = walnut("4a2915", .36, .55)
tool = prism("tool", circle_outline(R), 3, None, 0, tuple(C))
for i in range(-14, 15):        # wall of vertical planks
    x = C.x + i * .46
    p = box("plank", (.452, .34, 8.6), (x, 0, 1.05), wal, .012)
    p.rotation_euler = (0, 0, 0)
    if abs(i) <= 3:
        cut(p, tool)
# bronze lining of the opening
br = bronze("a87a50", .22, .25, 1.4)
ln = lathe("lining", [(R - .035, -.21), (R + .03, -.22), (R + .03, .22), (R - .035, .21), (R - .035, -.21)], br, 240, (0, 0, 0))
ln.rotation_euler = (math.pi / 2, 0, 0)
ln.location = C
# the leaf turns on a vertical axis
TURN = math.radians(52)
leaf = disc("leaf", R - .07, tuple(C), walnut("5a3319", .30, .6), (0, 0, TURN), .13, .02)
lr = torus("edge", R - .06, .032, brass(.18), tuple(C), (math.pi / 2, 0, TURN), squash=1.8)
pull = tube("pull", [tuple(C + Vector((math.cos(TURN) * .0, 0, z)) + Vector((-math.cos(TURN) * .95 + math.sin(TURN) * .14, -math.sin(TURN) * .95 - math.cos(TURN) * .14, 0))) for z in (-.42, .42)], .026, br)
# the planks run on below the picture; the room behind
bk = box("wall", (16, .1, 8.6), (C.x, .25, 1.05), matte("140b06", .9), 0)
cut(bk, tool)
box("sill", (30, 8, .2), (0, 4.2, -.1), stone("cdb692", "8f7350", .5, .4), 0)
box("back", (14, .2, 9), (0, 5.4, 4), plaster("ecdcc3", bump=.1), 0)
spot((1.75, 4.4, 4.5), (C.x - .2, -1.6, 0.0), 9000, 56, .25, kelvin(3400), .05)
area((-1.2, 2.2, 4.2), (1.3, 5.3, 1.6), 1.6, 520, kelvin(3100))
area((C.x, 3.2, 4.4), (C.x, 0, 1.4), 2.2, 220, kelvin(3300))
# faint key on the planks from the upper left
area((-6.5, -4.5, 5.2), (0, 0, 1.6), 1.2, 400, kelvin(4300))
area((5, -7, 2), (1.5, 0, 1.4), 2.0, 90, kelvin(5600))
ambient("4a3220", .05)
camera((-0.35, -9.4, 2.35), (0.05, 0, 1.50), 42, 4.5, (C.x, -.3, 1.6))
shoot("private", 64, dict(NIGHT, anchor=(96.5, .95), saturation=.80))
