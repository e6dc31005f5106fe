"""Lifestyle requests, the end: a dandelion gone to seed before the disc, a breath has taken the first of it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)

rng = random.Random(5)
down, n, p = principled("down", "efe2cc", .6, Sheen=.5)
n.put(p, "Emission", rgba("e8c49a"))
n.put(p, "Emission Strength", .05)
husk = matte("3a2414", .7)


def seed(base, d, reach, hairs):
    """Stalk, husk and parachute of one seed that points along d."""
    d = Vector(d).normalized()
    side = d.orthogonal().normalized()
    other = d.cross(side)
    tip = base + d * reach
    stalks.append([tuple(base + d * .03), tuple(base + d * (reach * .5) + side * .012), tuple(tip)])
    husks.append([tuple(base), tuple(base + d * .13)])
    turn = rng.uniform(0, math.tau)
    for k in range(hairs):
        a = turn + k / hairs * math.tau + rng.uniform(-.1, .1)
        out = side * math.cos(a) + other * math.sin(a)
        r = rng.uniform(.20, .25)
        lift = rng.uniform(.38, .62)
        down_.append([tuple(tip), tuple(tip + out * r * .55 + d * r * lift * .42), tuple(tip + out * r + d * r * lift)])


stalks, husks, down_ = [], [], []
C = Vector((1.95, 0, 2.35))
N = 190
for i in range(N):
    z = 1 - 2 * (i + .5) / N
    a = i * 2.399963
    d = Vector((math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z))
    if z < -.86 or d.dot(Vector((-.85, -.15, .5)).normalized()) > .80:
        continue                                    # where the stem is, and where the breath has been
    seed(C + d * .15, d, .84, 18)
for x, z, tilt in ((.55, 3.22, .5), (-.25, 3.05, .9), (-.95, 3.62, .35), (.15, 3.95, .1), (.72, 2.62, 1.1)):
    d = Vector((-math.sin(tilt), rng.uniform(-.3, .3), math.cos(tilt)))
    seed(Vector((x, rng.uniform(-.5, .4), z)) - d * .5, d, .84, 26)
wires("stalks", stalks, .0055, down, res=1)
wires("down", down_, .0030, down, res=1)
wires("husks", husks, .016, husk, res=1)
green = principled("stem", "4d4a2c", .5, Sheen=.4)[0]
sphere("head", .16, tuple(C), principled("head", "8a6a48", .8)[0], 60)
lathe("calyx", spline([(.02, -.30), (.07, -.26), (.13, -.14), (.10, -.05)], 30), green, 50, tuple(C))
tube("stem", spline([tuple(C + Vector((0, 0, -.2))), (1.93, 0, 1.3), (2.05, .05, .2), (2.3, .1, -1.2)], 90), .055, green)
for k in range(26):                                 # grass, out of focus
    x, y = rng.uniform(-4.5, 5), rng.uniform(.8, 3.4)
    h, b = rng.uniform(.5, 1.3), rng.uniform(-.5, .5)
    tube("blade", spline([(x, y, -1.4), (x + b * .3, y, -1.1 + h * .6), (x + b, y, -.9 + h)], 24), rng.uniform(.012, .022), matte("121a18", .7))
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", n.math("ADD", z, 8), 20, clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("1a1410")), (.28, rgba("3a2a20")), (.5, rgba("2a3038")), (1, rgba("121a26"))]), "Strength": .5}))
box("air", (80, .1, 30), (0, 16, 3), m, 0)
lit_disc(2.75, (3.35, 11, 3.0), 1.0, warm=(3500, 2500))
area((3.0, 5, 5.5), tuple(C), 1.6, 420, kelvin(2900))
area((-5, -3, 3.5), tuple(C), 1.6, 160, kelvin(8500))
camera((0, -8.6, 1.9), (.45, 0, 2.35), 44, 2.8, tuple(C))
shoot("wish", 16, dict(NIGHT, anchor=(97.4, .86), bloom=.2))
