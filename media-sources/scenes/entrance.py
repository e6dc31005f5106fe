"""Comedian, the closing: the doors of a hall stand open, inside is the light of the stage."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
X = 2.75
wall = plaster("4a4038", bump=.15, scale=.7)
W, H = 1.55, 3.7
for x0, x1, z0, z1 in ((-20, X - W, 0, 8), (X + W, 20, 0, 8), (X - W, X + W, H, 8)):
    box("wall", (x1 - x0, .5, z1 - z0), ((x0 + x1) / 2, 6.25, (z0 + z1) / 2), wall, 0)
brk = plaster("3d342d", bump=.1)
for x in np.arange(-12, 10, 3.4):                         # piers between tall dark windows
    if abs(x - X) > 2.4:
        box("pier", (.7, .35, 8), (x, 5.9, 4), brk, .02)
        box("pane", (1.7, .02, 4.2), (x + 1.7, 5.98, 3.4), glow("2c4f80", .07), 0)
        for z in np.arange(1.3, 5.6, .7):
            box("bar", (1.7, .06, .05), (x + 1.7, 5.94, z), matte("0d0d0e"), 0)
        for d in (-.85, -.28, .28, .85):
            box("bar", (.05, .06, 4.2), (x + 1.7 + d, 5.94, 3.4), matte("0d0d0e"), 0)
box("floor", (60, 40, .2), (0, 4, -.1), stone("4b4038", "2e2721", .6, .22, .06), 0)
box("inner", (12, .2, 8), (X, 15.0, 4), plaster("a67c54", bump=.1), 0)
lit_disc(1.55, (X + 1.75, 14.6, 2.9), .62, warm=(4000, 2800))
area((X + .6, 12.6, 3.6), (X, 2, .2), 2.4, 800, kelvin(3000), 2.4)
for x in (-1.5, 1.0, 3.4):
    spot((X + x, 12.4, .2), (X + x, 15, 2.4), 420, 110, .9, kelvin(2900), .3)
steel = matte("5b4a38", .5, .4)
for s in (-1, 1):                                         # the two wings of the gate, folded back, riveted
    g = [box("wing", (W, .10, H), (W / 2, 0, H / 2), steel, .01)]
    for z in (.3, 1.4, 2.5, 3.4):
        g.append(box("band", (W, .14, .14), (W / 2, 0, z), matte("2c241c", .5, .4), .01))
    p = group(g, (X + s * W, 6.0, 0), 0)
    p.rotation_euler = (0, 0, math.radians(-16 if s > 0 else 196))
area((-9, -3, 7), (-1, 6, 2), 4, 3600, "7ba2e2").visible_glossy = False
area((9, -2, 6), (5, 6, 2), 3, 1500, "7ba2e2").visible_glossy = False
ambient("2f4262", .30)
camera((-.2, -6.6, 1.72), (-.2, 6, 1.72), 40, None, None, shift=(0, .035))
shoot("entrance", 40, dict(NIGHT, anchor=(97.5, .85), bloom=.22, saturation=1.0))
