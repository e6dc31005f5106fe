"""Collaboration: a climbing rope on the wall of a hut, first light on the mountains in the window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
w, n, p = principled("planks", "4a3422", .62, Specular=.25)
v = n.coord("Object", (.9, 1, 12))
g = n.noise(v, 3.0, 5, .65, 1.2)
bk = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object", (1, 1, 1)), "Scale": 1.0, "Brick Width": 9.0, "Row Height": .22, "Mortar Size": .006, "Color1": (1, 1, 1, 1), "Color2": (.7, .7, .7, 1), "Mortar": (.03, .03, .03, 1)})
cv = n.add("ShaderNodeCombineXYZ", {"X": n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["X"], "Y": n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]})
n.put(bk, "Vector", cv)
n.put(p, "Base Color", n.mix(1.0, n.ramp(g, [(.3, rgb("33231a")), (.55, rgb("5e4630")), (.75, rgb("876a4c"))]), bk.outputs["Color"], "MULTIPLY"))
n.put(p, "Normal", n.bump(n.math("ADD", g, n.math("MULTIPLY", bk.outputs["Fac"], -1.6)), .35, .02))
for sx, sz, cx, cz in ((3.2, 5, 2.20, 1.5), (6, 5, -5.15, 1.5), (2.75, 2, -.78, 3.45), (2.75, 2.2, -.78, -.55)):
    box("wall", (sx, .14, sz), (cx, .07, cz), w, 0)
# the window: x from -2.15 to .6, z from .55 to 2.45
wood = walnut("3a2716", .5, 2)
for x in (-2.15, -.775, .60):
    box("frame", (.075, .20, 1.98), (x, .02, 1.5), wood, .006)
for z in (.55, 1.62, 2.45):
    box("frame", (2.8, .20, .075), (-.775, .02, z), wood, .006)
box("sill", (3.1, .34, .06), (-.775, -.10, .49), wood, .01)
# mountains in three depths
rng = np.random.default_rng(8)


def ridge(y, base, height, rough, mat, seed, peak):
    r = np.random.default_rng(seed)
    x = np.linspace(-40, 40, 500)
    z = np.zeros(500)
    for o in range(7):
        f = .10 * 2 ** o
        ph = r.uniform(0, 7)
        z += np.abs(np.sin(x * f * .6 + ph)) * rough / 1.9 ** o
    z = base + height * np.exp(-((x - peak) / 7.0) ** 2) + z - z.mean()
    s = y / 12
    o = prism("ridge", [(a * s, b * s) for a, b in zip(x, z)] + [(40 * s, -30), (-40 * s, -30)], .1, mat, 0, (0, y, 1.0))
    return o


ridge(60, .5, 4.0, 1.2, glow("8fa6c4", .85), 4, 1.5)
ridge(42, -.5, 2.6, 1.2, glow("4c6484", .62), 5, -5.0)
ridge(26, -1.6, 1.4, 1.0, glow("22344c", .5), 6, -1.0)
sky_gradient([(0, "30455e"), (.50, "f2a86c"), (.525, "f0c39c"), (.60, "a9bbd0"), (.75, "6a8bb4"), (1, "3f5f8c")], .95)
# peg and rope
X, Z = 1.42, 2.12
tube("peg", [(X, .02, Z), (X, -.20, Z + .05)], .032, walnut("6b4425", .4, 5))
rp, n, p = principled("rope", "9a6a3c", .9, Sheen=.3)
wv = n.coord("UV", (1, 1, 1))
cols = ("8e4420", "8e4420", "94482a", "8a3f1e")
mats = [rp]
for k in range(18):
    ph, sw = rng.uniform(-.05, .05), rng.uniform(.55, 1.35)
    y0 = -.045 - .016 * (k % 9)
    L = 1.24 * rng.uniform(.84, 1.08)
    pts = []
    for t in np.linspace(0, 1, 80):
        a = t * math.tau
        x = .17 * sw * math.sin(a) * (1 + .25 * math.cos(a) * -1) + ph
        z = -L / 2 * (1 - math.cos(a)) * 1.0
        pts.append((X + x, y0 - .02 * math.sin(a * 2 + k), Z + .045 + z + .03 * math.sin(a) * (k % 3 - 1)))
    tube("loop", pts, .0150, rp, True, 6)
for k in range(6):                       # the wraps that hold the loops together
    a = np.linspace(0, math.tau, 50)
    z = Z - .33 - k * .034
    tube("wrap", [(X + .150 * math.cos(t), -.100 + .095 * math.sin(t), z + .010 * math.sin(t)) for t in a], .0165, rp, True, 6)
st = principled("steel", "a9a6a0", .2, 1.0)[0]
cb = spline([(-.055, .12), (.02, .155), (.075, .10), (.070, -.08), (.02, -.14), (-.045, -.12), (-.060, 0)], 120, True)
tube("carabiner", [(X + .30 + x, -.16, Z - .62 + z) for x, z in cb], .0125, st, True)
tube("gate", [(X + .242, -.16, Z - .50), (X + .242, -.16, Z - .72)], .0165, brass(.2))
tube("sling", spline([(X + .10, -.17, Z - .36), (X + .24, -.18, Z - .40), (X + .31, -.165, Z - .46)], 30), .010, matte("24343c", .9))
# a mug on the sill
mug = principled("enamel", "e9e2d6", .15, Specular=.6, Clearcoat=.5)[0]
lathe("mug", spline([(0, 0), (.085, 0), (.092, .010), (.094, .17), (.098, .176), (.090, .176), (.087, .02), (0, .012)], 80), mug, 120, (.16, -.13, .52))
torus("brim", .0965, .006, principled("brim", "24343c", .2)[0], (.16, -.13, .696), seg=120, sides=14)
tube("handle", spline([(.245, -.13, .65), (.31, -.13, .64), (.315, -.13, .57), (.248, -.13, .55)], 30), .009, mug)
spot((-3.4, -3.6, 2.3), (X, -.05, 1.55), 300, 26, .10, kelvin(3100), .03)
area((-.8, .5, 1.6), (0, -3, 1), 2.4, 60, kelvin(9500), 1.8)
area((1, -4, 3), (1, 0, 1.4), 2, 12, kelvin(6000))
ambient_ = None
camera((-.60, -4.1, 1.42), (.20, 0, 1.47), 44, 6, (X, -.1, 1.6))
bpy.context.scene.camera.data.clip_end = 500
shoot("rope", 64, dict(NIGHT, anchor=(96.5, .85), bloom=.14))
