"""VIP & Security: a passage of arches at night; a man with a case and a woman walk towards the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 1500)
pl = plaster("7a5c40", bump=.16, scale=.7)
fl = stone("5a4430", "34251a", .3, .24, .06)
X = 0
box("floor", (30, 40, .2), (X, 8, -.1), fl, 0)
for i, y in enumerate((0.0, 3.0, 6.0, 9.0, 12.0)):
    w = box("portal", (34, .7, 7), (X, y, 3.5), pl, .03)
    cut(w, prism("h", arch_outline(3.3, 3.9), 3, None, 0, (X, y, -.001)))
for sg in (-1, 1):
    box("side", (.3, 16, 7), (X + sg * 3.2, 7, 3.5), pl, 0)
box("roof", (10, 16, .3), (X, 7, 5.4), pl, 0)
m, n, out = material("disc")
tc = n.add("ShaderNodeTexCoord")
sp = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Object"]})
q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", sp.outputs["X"], 2.0), n.math("POWER", sp.outputs["Z"], 2.0))), 1.5)
e = n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0.0, kelvin(3900)), (.55, kelvin(3200)), (1, kelvin(2500))]),
                                 "Strength": n.ramp(q, [(0, (1.0,) * 3), (.6, (.7,) * 3), (1, (.42,) * 3)])})
a = n.add("ShaderNodeAddShader")
n.put(a, 0, e.outputs[0])
n.put(a, 1, e.outputs[0])
n.put(out, "Surface", a)
box("end", (12, .3, 9), (X, 15.2, 4), plaster("8a6a4a", bump=.1), 0)
disc("sun", 1.5, (X, 15.0, 1.95), m, (0, 0, 0), .06, 0)
area((X, 14.6, 2.0), (X, 0, 1.2), 2.6, 1100, kelvin(3000), 2.6)
for y, p in ((1.5, 110), (4.5, 110), (7.5, 100), (10.5, 90)):
    area((X - 2.6, y, 4.8), (X + .6, y + .4, 0), .5, p, kelvin(3300), 1.5)
sk = matte("070504", .9, .1)
cutout("man", silhouettes.walker(bag=True), sk, (X - .46, 7.0, 0), 1.02)
cutout("woman", silhouettes.companion(), sk, (X + .34, 6.2, 0), 1.02)
area((-5, -5, 4.5), (0, 0, 2), 1.8, 420, kelvin(4300))
ambient("3a281a", .06)
camera((0.25, -5.4, 1.50), (0.25, 8, 1.50), 40, 3.5, (X, 6.2, 1.2), shift=(-.19, .075))
shoot("vip", 64, dict(NIGHT, anchor=(97, .9), bloom=.22))
