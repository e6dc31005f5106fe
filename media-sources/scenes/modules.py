"""Modules: six blocks, six materials, the same circle in each; one of them is lit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(1600, 1600)
cyclorama(34, 18, 16, 3.5, plaster("4a3626", bump=.12), y_back=4.4)
S, GAP = 1.16, .075
X0, Z0 = .95, .42
box("plinth", (4.6, 2.2, .42), (X0, .25, .21), stone("a88a68", "755a3e", .6, .45), .02)
ma = [bronze("a87a50", .23, .3, 1.5), stone("e9dcc6", "b99a70", .9, .5), walnut("5a3319", .34, .8),
      plaster("d9c8ae", .85, .08), walnut("2e1a0e", .34, .9), bronze("c39a6a", .34, .15, 1.6)]
kinds = ["dish", "hole", "lit", "dome", "ring", "step"]
depth = [1.25, 1.0, 1.35, .95, 1.3, 1.05]
r = .37
for k in range(6):
    i, j = k % 3, 1 - k // 3
    x = X0 + (i - 1) * (S + GAP)
    z = Z0 + S / 2 + j * (S + GAP * .6)
    y = .8 - depth[k] / 2 - .15
    fy = y - depth[k] / 2
    b = box("block", (S, depth[k], S), (x, y, z), ma[k], .018)
    b.modifiers["bevel"].harden_normals = True
    b.modifiers["bevel"].angle_limit = math.radians(25)
    b.data.auto_smooth_angle = math.radians(22)
    kind = kinds[k]
    if kind == "hole":
        cut(b, prism("t", circle_outline(r, cx=x, cz=z), 6, None, 0))
    elif kind == "dish":
        s = sphere("t", .52, (x, fy - .37, z), None, 160)
        cut(b, s)
    elif kind in ("lit", "ring", "step"):
        cut(b, prism("t", circle_outline(r, cx=x, cz=z), .5, None, 0, (0, fy, 0)))
        if kind == "lit":
            m, n, out = material("lamp")
            tc = n.add("ShaderNodeTexCoord")
            sp = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Object"]})
            q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", sp.outputs["X"], 2.0), n.math("POWER", sp.outputs["Z"], 2.0))), r)
            e = n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0, kelvin(3900)), (1, kelvin(2500))]), "Strength": n.ramp(q, [(0, (1, 1, 1)), (.6, (.8,) * 3), (1, (.5,) * 3)])})
            a = n.add("ShaderNodeAddShader")
            n.put(a, 0, e.outputs[0])
            n.put(a, 1, e.outputs[0])
            n.put(out, "Surface", a)
            disc("lamp", r, (x, fy + .07, z), m, (0, 0, 0), .04, .0)
            point((x, fy - .35, z), 26, kelvin(2900), .3)
        elif kind == "ring":
            torus("t", r - .10, .085, brass(.18), (x, fy + .10, z), (math.pi / 2, 0, 0))
        else:
            disc("d", r - .11, (x, fy + .12, z), stone("e9dcc6", "b99a70", 1.2, .45), (0, 0, 0), .36, .015)
    elif kind == "dome":
        d = sphere("dome", r, (x, fy, z), bronze("8c5b36", .23, .3, 1.6))
        d.scale = (1, .62, 1)
spot((-4.6, -6.0, 5.6), (.95, 0, 1.3), 5200, 27, .7, kelvin(4300), .30)
area((7, -1.5, 3.4), (1, 0, 1.5), 1.0, 260, kelvin(5200), 4)
area((-2, -8, 1.2), (1, 0, 1.4), 2.4, 110, kelvin(4200), None, 70)
spot((3.4, -2.0, 6.4), (1.5, 4.4, 2.2), 2400, 52, 1.0, kelvin(3000), .4)
ambient("6b5238", .05)
camera((-2.6, -9.8, 2.35), (.34, 0, 1.42), 56, 5.0, (.9, -.5, 1.6))
shoot("modules", 64, dict(NIGHT, anchor=(96, .90), bloom=.16))
