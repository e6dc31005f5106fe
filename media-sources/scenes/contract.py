"""Contract: a fountain pen on a folded sheet, the light resting where one signs."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
box("desk", (22, 14, .4), (0, 1, -.2), stone("d9c7ac", "a98a63", .55, .36), .03)
pap, n, p = principled("paper", "f6ecdc", .85, Specular=.12)
tc = n.add("ShaderNodeTexCoord")
sp_ = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Object"]})
x, y = sp_.outputs["X"], sp_.outputs["Y"]
# two hairlines: the places for two names
ink = 0.0
a = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("ADD", y, .62)), .007)
b1 = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", x), .78)), .56)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", n.math("MULTIPLY", a, b1), .8), rgba("f6ecdc"), rgba("6b4526")))
T = math.radians(14)


def sheet(u, v):
    px, py = (u - .5) * 3.1, (v - .5) * 3.6
    # a fold across the upper third, softly sprung
    k = py - .65
    z = .02 + .16 * math.exp(-(k / .16) ** 2) * .5 + max(0, k) * .10 + .05 * max(0, u - .8) ** 1.5 * 5 * max(0, .4 - v)
    return (px, py, z)


o = grid("sheet", sheet, 140, 180, pap)
o.modifiers.new("solid", "SOLIDIFY").thickness = .008
o.location = (.55, .35, 0)
o.rotation_euler = (0, 0, T)
o2 = box("under", (3.1, 3.6, .012), (.62, .30, .008), matte("eadfcc", .9, .1), .0, (0, 0, T + math.radians(4)))
# pen along local z: barrel, ring, section, nib
PEN = link(bpy.data.objects.new("pen", None))
lq = lacquer("24140b", .14)
gb = brass(.16)
P = [lathe("barrel", spline([(0, 2.30), (.055, 2.295), (.085, 2.25), (.112, 2.0), (.130, 1.5), (.134, 1.0), (.130, .72), (.126, .66)], 120), lq, 90),
     lathe("ring", [(.126, .66), (.136, .655), (.138, .63), (.136, .60), (.126, .595)], gb, 90),
     lathe("section", spline([(.122, .595), (.108, .50), (.092, .36), (.090, .28), (.100, .235), (.098, .225), (0, .222)], 80), lq, 90),
     lathe("ring2", [(.134, 1.56), (.139, 1.555), (.139, 1.52), (.134, 1.515)], gb, 90),
     lathe("end", spline([(.060, 2.29), (.062, 2.31), (.05, 2.33), (0, 2.335)], 20), gb, 60)]


def nib(u, v):
    # leaf of metal, rolled round the feed, ending in a point
    w = .088 * (1 - v ** 1.8) ** .8 + .004 if v < 1 else .004
    if v < .25:
        w = .070 + .02 * math.sin(v / .25 * math.pi / 2)
    a = (u - .5) * 2.1 * (1 - .35 * v)
    return (w * math.sin(a) / .87 if True else 0, -.055 * math.cos(a) * (1 - v) ** .5 - .012, .27 - v * .40)


nb = grid("nib", nib, 40, 80, gb)
nb.modifiers.new("solid", "SOLIDIFY").thickness = .010
P.append(nb)
P.append(lathe("feed", spline([(0, .26), (.055, .25), (.045, .10), (.016, -.04), (0, -.07)], 40), lq, 40))
P.append(tube("slit", [(0, -.074, .12), (0, -.024, -.10)], .0035, matte("120a05", .9)))
P.append(sphere("hole", .016, (0, -.072, .13), matte("120a05", .9), 24))
for q in P:
    q.parent = PEN
tip = Vector((.18, -.62, .045))
d = Vector((1.0, .42, .155)).normalized()
PEN.rotation_euler = (d.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(math.pi, 3, "Z")).to_euler()
PEN.location = tip + d * .13
# what the pen rests on: a bronze half ring
torus("rest", .17, .045, bronze("a87a50", .23, .25, 2), (tip.x + d.x * 1.45, tip.y + d.y * 1.45, .02), (math.pi / 2, 0, math.atan2(d.y, d.x) + math.pi / 2), seg=120, sides=32)
sphere("ball", .26, (-1.55, -.75, .26), bronze("a87a50", .23, .25))
box("stone", (1.1, 1.1, .5), (2.75, 1.9, .25), stone("efe3cf", "b99a70", 1.0, .5), .02, (0, 0, .3))
spot((-4.5, 2.6, 6.5), (.55, -.10, 0), 5200, 22.5, .03, kelvin(4200), .04)
area((-5, 5, 5), (0, 0, 0), 3, 420, kelvin(4800))
area((5, -5, 5), (0, 0, 0), 4, 260, kelvin(6000))
ambient("b39a80", .16)
camera((-.9, -6.6, 3.1), (.05, .05, .08), 58, 3.2, tuple(tip + Vector((.25, .05, .05))))
shoot("contract", 64, dict(DAY, anchor=(90, .82)))
