"""Artist management, the case: thirty-one records in rows, seen from above; their labels have the colours of four owners, one place is empty."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
box("table", (16, 10, .1), (0, 0, -.05), walnut("3c2311", .38, .6), 0)
vinyl, n, p = principled("vinyl", "0e0b09", .30, 0.0, Specular=.9, Anisotropic=.9)
q = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
far = n.math("SQRT", n.math("ADD", n.math("POWER", q.outputs["X"], 2.0), n.math("POWER", q.outputs["Z"], 2.0)))
n.put(p, "Normal", n.bump(n.noise(n.add("ShaderNodeCombineXYZ", {"X": far}).outputs[0], 46, 2, .6), .16, .004))
tangent = n.add("ShaderNodeTangent", direction_type="RADIAL", axis="Y")      # grooves mirror each lamp as two wedges
n.put(p, "Tangent", tangent.outputs[0])
labels = [matte(c, .7, .2) for c in ("b4502a", "e4d2b2", "3d5664", "c99a4e")]
print_, hole = matte("1e130c", .8, .1), matte("140c07", .9, .05)
owner = "01203120 31020213 20130102 1302 031".replace(" ", "")
rng = np.random.default_rng(4)
for k in range(32):
    i, j = k % 8, k // 8
    if (i, j) == (5, 2):
        continue
    x, y = (i - 3.5) * 1.04 + rng.uniform(-.02, .02), (1.5 - j) * 1.04 + rng.uniform(-.02, .02)
    m = labels[int(owner[min(k, len(owner) - 1)])]
    parts = [disc("record", .47, (0, 0, .010), vinyl, FLAT, .016, .004, 160), disc("label", .165, (0, 0, .0195), m, FLAT, .004, .001, 100), disc("hole", .017, (0, 0, .0225), hole, FLAT, .002, 0, 40),
             box("print", (.15, .013, .001), (0, .075, .022), print_, 0), box("print", (.10, .009, .001), (0, .048, .022), print_, 0), box("print", (.12, .009, .001), (0, -.078, .022), print_, 0)]
    group(parts, (x, y, 0), rng.uniform(-14, 14))
spot((-5.4, 4.6, 8.4), (.45, -.10, 0), 5200, 29, .10, kelvin(3700), .05)
area((.5, 7.0, 5.0), (.3, 0, 0), 3.0, 210, kelvin(3400))
area((7.5, -3, 5), (0, 0, 0), 3.0, 120, kelvin(6400)).visible_glossy = False
ambient("4a4038", .10)
camera((0, -1.95, 11.4), (0, -.04, 0), 41)
shoot("records", 16, dict(NIGHT, anchor=(95, .66), bloom=.12))
