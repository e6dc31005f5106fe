"""Project management: the plan on the wall, eleven weeks by four countries; somebody moves one card."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure

begin(1800, 1800)
box("wall", (14, .2, 7), (0, .1, 2.4), plaster("6a5c50", bump=.12, scale=1), 0)
box("floor", (14, 8, .1), (0, -4, -.05), walnut("3a2212", .3, .6), 0)
box("skirting", (14, .03, .14), (0, -.015, .07), matte("2c241d", .6), .004)
rng = np.random.default_rng(3)
cork = principled("board", "b39d80", .95)[0]
box("board", (3.7, .03, 1.72), (.15, -.015, 1.56), cork, .004)
for s in (-1, 1):
    box("rim", (.03, .05, 1.76), (.15 + s * 1.86, -.025, 1.56), walnut("4a2a14", .35, 2), .004)
    box("rim", (3.75, .05, .03), (.15, -.025, 1.56 + s * .87), walnut("4a2a14", .35, 2), .004)
W, H = .325, .40
inks = ["f4ecdd", "e9dcc6", "8a5a34", "7e3f1e", "33557d", "5f7f9f", "f0e2c8"]
mats = [matte(c, .85, .15) for c in inks]
for r in range(4):
    z = 2.17 - r * H
    tube("cord", [(-1.66, -.035, z - .155), (1.96, -.035, z - .155)], .004, matte("1b1512", .8), res=3)
    for c in range(11):
        x = -1.47 + c * W
        if (r, c) in ((1, 7), (3, 9), (2, 10), (0, 8), (3, 2)):
            continue
        k = [0, 1, 0, 6, 1, 2, 0, 3, 5, 1, 4][(c * 3 + r * 5 + int(rng.integers(0, 3))) % 11]
        w, h = rng.uniform(.19, .27), rng.choice((.16, .22, .24))
        o = box("card", (w, .004, h), (x + rng.uniform(-.02, .02), -.036 - rng.uniform(0, .004), z + rng.uniform(-.015, .015)), mats[k], .001, (math.radians(rng.uniform(1, 5)), math.radians(rng.uniform(-2.2, 2.2)), 0))
        sphere("pin", .0095, (x, -.048, z + h / 2 - .025), principled("pinhead", ("b0452a", "e9b06a", "30507c")[int(rng.integers(0, 3))], .25)[0], 20)
        if rng.random() < .55:
            for j in range(int(rng.integers(1, 4))):
                box("line", (w * rng.uniform(.4, .75), .001, .006), (x - w * .06, -.0415, z + .01 - j * .028), matte("6b5a4a"), 0)
# one thread from a card to another
tube("thread", [(-.50, -.055, 2.25), (.48, -.060, 1.87), (1.13, -.055, 1.46)], .0035, matte("b0452a", .6), res=3)
# she moves a card: the arm up, the other holds a book
sk = matte("0c0a09", .85, .2)
who = figure(((-.285, 1.19), (-.10, 1.10), 10), ((.285, 1.50), (.215, 1.79), 84), [((-.085, .50), (-.080, .05)), ((.105, .50), (.135, .05))], "knot", .80, .185, .182, .130, .170, .95)
S = Vector((.62, -.48, 0))
cutout("who", who, sk, tuple(S), 1.02, .05)
box("moved", (.23, .004, .20), (S.x + .27, -.40, 1.985), mats[2], .001, (math.radians(3), math.radians(-5), 0))
# table edge in front with a lamp off, rolls of paper
box("table", (3.2, .9, .05), (-1.6, -1.55, .76), walnut("4a2a14", .3, 1.2), .01)
for i, (x, y, t) in enumerate(((-1.3, -1.5, 12), (-1.12, -1.62, 14), (-1.55, -1.4, 8))):
    r = lathe("roll", [(0, -.42), (.038, -.42), (.038, .42), (0, .42)], matte("e8dcc6", .85), 60)
    r.rotation_euler = (math.pi / 2, 0, math.radians(90 + t))
    r.location = (x, y, .825)
lathe("cup", spline([(0, .0), (.033, .0), (.040, .02), (.043, .085), (.039, .085), (.036, .02), (0, .012)], 50), matte("20242b", .4), 80, (-.62, -1.42, .785))
# the light: one hard round spot, and the window's blue from the left
spot((-2.6, -6.2, 3.4), (.72, 0, 1.72), 2600, 16, .05, kelvin(3500), .02)
area((-4.6, -2.0, 2.4), (-.8, 0, 1.5), 1.4, 190, "6f9be0", 2.6)
area((.5, -6, 4), (0, 0, 1.4), 3, 60, kelvin(5200))
ambient("2b3a50", .10)
camera((.10, -5.4, 1.50), (.30, 0, 1.46), 50, 6, (.4, -.3, 1.5))
shoot("plan", 40, dict(NIGHT, anchor=(97, .80), bloom=.12, saturation=1.0))
