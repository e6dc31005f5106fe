"""VIP transport: eighteen model cars in one curve on a stone table, one of them lit; from above."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
box("table", (60, 60, .2), (0, 0, -.1), stone("a99a86", "7d6a54", .16, .6, .18), 0)
clay = principled("clay", "8a8078", .55, Specular=.3)[0]
pane = principled("pane", "2e2b29", .25, Specular=.5)[0]
rim = matte("1a1613", .7)
proto = coupe(clay, pane, rim, wheels=False, nx=160, nv=60)
first = coupe(principled("bronze", "a8713f", .29, 1.0)[0], principled("pane", "20150d", .12, Specular=.6)[0], rim, wheels=False, nx=160, nv=60)
road = [Vector((x, y, 0)) for x, y in spline([(-22, 9.5), (-15, 6.6), (-8, 3.0), (-1.5, .2), (5.0, -.6), (10.2, 1.6), (12.6, 6.2), (11.2, 11.4)], 900)]
run = [0.0]
for a, b in zip(road, road[1:]):
    run.append(run[-1] + (b - a).length)
kids = [o for o in bpy.context.scene.objects if o.parent == proto]
lit = None
for i in range(18):
    d = 2.0 + i * (run[-1] - 3.0) / 18
    k = int(np.searchsorted(run, d))
    t = (road[k + 1] - road[k - 1]).normalized()
    turn = math.degrees(math.atan2(t.y, t.x)) + 180
    if i == 10:
        first.location, first.rotation_euler, first.scale = road[k], (0, 0, math.radians(turn)), (.40,) * 3
        lit = road[k]
        continue
    cp = []
    for o in kids:
        c = o.copy()
        c.parent = None
        link(c)
        cp.append(c)
    group(cp, tuple(road[k]), turn, .40)
for o in kids:
    o.hide_render = True
# the way itself, drawn on the stone
for s in (-.66, .66):
    pts = []
    for k in range(2, len(road) - 2, 6):
        t = (road[k + 1] - road[k - 1]).normalized()
        pts.append((road[k].x - t.y * s, road[k].y + t.x * s, .004))
    tube("line", pts, .014, matte("e2d6c2", .8))
spot((lit.x - 11, lit.y - 6, 20), tuple(lit), 22000, 8.5, .05, kelvin(3300), .12)
area((-20, 14, 12), (0, 3, 0), 3, 4200, kelvin(10500), 9)
area((18, -10, 16), (0, 2, 0), 8, 900, kelvin(7500))
ambient("3a4856", .10)
camera((-3.5, -9.5, 17.0), (2.2, 2.3, 0), 42, 8, tuple(lit))
shoot("fleet", 64, dict(NIGHT, anchor=(96.5, .80), bloom=.12))
