"""Lifestyle management: the week, open and blank, with ribbon and pencil."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
top = walnut("5a3319", .36, 1.2)
box("table", (16, 14, .1), (0, 0, -.05), top, 0)
pp, n, p = principled("paper", "efe6d6", .9, Specular=.15)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .05, .004))
leather = principled("leather", "6b3f20", .45, Specular=.4)
leather[1].put(leather[2], "Normal", leather[1].bump(leather[1].add("ShaderNodeTexVoronoi", {"Vector": leather[1].coord("Object"), "Scale": 90.0}).outputs["Distance"], .12, .006))
block, n, p = principled("leaves", "e9dcc6", .9, Specular=.1)      # the edge of some two hundred leaves
leaf = n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")}).outputs["Y"], 130.0))
wear = n.noise(n.coord("Object", (3, 3, 160)), 1.0, 3, .6)
n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", leaf, .22), wear), [(.25, rgb("a58f72")), (.6, rgb("e9dcc6"))]))
W, D, CURL = 1.05, 1.45, .42


def page(s, lift, w=W, d=D, curl=0.0):
    def fn(u, v):
        x = u * w
        z = .012 + lift * (1 - math.exp(-x * 9)) * (1 - .55 * (x / W) ** 1.5) + .045 * math.exp(-((x - .16) / .14) ** 2) * (lift / .09) + curl * max(0, u - .55) ** 2 * v
        return (s * x, (v - .5) * d, z)
    return fn


B = []
for s in (-1, 1):
    for k in range(9):
        h = .012 + .075 * (k + 1) / 9
        B.append(grid("leaf", page(s, h, W - .0016 * (9 - k) + .003 * math.sin(k * 2.4), D), 90, 40, pp))
    B.append(grid("edge", lambda u, v, s=s: (s * (W - .006), (u - .5) * D, .012 + (page(1, .087)(1, 0)[2] - .014) * v), 40, 10, block))
    for t in (-1, 1):
        B.append(grid("foot", lambda u, v, s=s, t=t: (s * u * (W - .006), t * (D / 2 - .004), .012 + (page(1, .087)(u, 0)[2] - .016) * v), 90, 8, block))
    B.append(box("cover", (W + .05, D + .07, .012), (s * (W + .05) / 2, 0, .006), leather[0], .004))
# seven ruled bands: three left, four right, hair fine
ink = matte("b59a7c", .9, .1)
for s, rows in ((-1, 4), (1, 4)):
    f = page(s, .0885, curl=CURL if s < 0 else 0)
    B.append(grid("top", f, 120, 60, pp))             # the leaf that is written on; the left one does not lie flat yet
    for r in range(1, rows):
        v = 1 - r / rows
        pts = [tuple(Vector(f(u, v)) + Vector((0, 0, .0014))) for u in np.linspace(.10, .94, 60)]
        B.append(tube("rule", pts, .0011, ink, res=2))
ribbon = principled("ribbon", "7e4b26", .6, Sheen=.5)[0]
f = page(1, .0885)
B.append(grid("ribbon", lambda u, v: (lambda x, y: (x + (u - .5) * .030, y, (f(max(x, .0) / W, min(1, max(0, y / D + .5)))[2] + .003) if y > -D / 2 else .006 + (f(x / W, 0)[2] - .003) * math.exp(-((-D / 2 - y) / .055) ** 1.6)))(.05 + .16 * v ** 1.6, D / 2 - v * (D + .34)), 8, 160, ribbon))
g = group(B, (.25, .05, 0), -11)
# pencil on the right page
M = g.matrix_basis
bpy.context.view_layer.update()
pw = principled("lacquered", "2a1a10", .25)[0]
P = [grid("shaft", lambda u, v: (.56 * v, .0135 * math.cos(u * math.tau), .0135 * math.sin(u * math.tau)), 6, 2, pw, close_u=True)]
P[0].data.polygons.foreach_set("use_smooth", [False] * len(P[0].data.polygons))
P.append(grid("cone", lambda u, v: (-.055 * v, .0132 * (1 - .86 * v) * math.cos(u * math.tau), .0132 * (1 - .86 * v) * math.sin(u * math.tau)), 40, 6, matte("c9a27a", .8), close_u=True))
P.append(grid("lead", lambda u, v: (-.055 - .014 * v, .0020 * (1 - v) * math.cos(u * math.tau), .0020 * (1 - v) * math.sin(u * math.tau)), 20, 4, matte("14110f", .5), close_u=True))
P.append(grid("ferrule", lambda u, v: (.555 + .035 * v, .0145 * math.cos(u * math.tau), .0145 * math.sin(u * math.tau)), 40, 2, brass(.2), close_u=True))
group(P, (.66, -.16, .102), 0, 1, (0, math.radians(2.6), math.radians(38)))
lathe("cup", spline([(0, 0), (.10, 0), (.125, .02), (.155, .11), (.165, .16), (.160, .162), (.145, .11), (.11, .03), (0, .022)], 80), plaster("e9dfd0", .5, .04, 6), 120, (-.98, .92, 0))
disc("coffee", .150, (-.98, .92, .135), principled("coffee", "1c0f07", .08)[0], (math.pi / 2, 0, 0), .004, 0)
spot((-4.6, -2.2, 3.4), (.10, -.02, .05), 2300, 27, .03, kelvin(3700), .035)
area((-4, 2.5, 3), (0, 0, 0), 2.0, 45, kelvin(5600))
area((4, -3, 3.5), (0, 0, 0), 3.0, 30, kelvin(8500))
ambient("8a98ac", .06)
camera((-.30, -3.55, 1.95), (.06, -.02, .06), 55, 5.6, (.4, -.2, .1))
shoot("ledger", 48, dict(DAY, anchor=(91, .86)))
