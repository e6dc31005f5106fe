"""Concierge: a long table under a tree in Sardinia, eight chairs, one lantern."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
ground, n, p = principled("ground", "8a7358", .95, Specular=.1)
g = n.noise(n.coord("Object"), 2.2, 6, .7)
n.put(p, "Base Color", n.ramp(g, [(.35, rgb("4a3a29")), (.7, rgb("9a8262"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 22, 5, .7), .5, .03))
mesh("ground", [(-60, -30, 0), (60, -30, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], ground)
wood = walnut("6b4a2c", .5, 1.0)
dark = walnut("3a2414", .45, 2)
box("table", (4.3, .95, .045), (0, 0, .755), wood, .008)
for x in (-1.85, 1.85):
    for y in (-.36, .36):
        box("leg", (.07, .07, .735), (x, y, .367), wood, .006)
linen = matte("efe6d8", .95, .1)
rng = np.random.default_rng(3)
parcel("runner", lambda u, v: ((u - .5) * 4.46, (v - .5) * .40, .781 + .003 * math.sin(u * 40) * math.sin(v * 7) if abs(u - .5) < .482 else .781 - (abs(u - .5) - .482) * 9.0 * .9), 300, 20, linen, .002)
for i in range(4):
    x = -1.56 + i * 1.04
    for s in (-1, 1):
        chair(dark, dark, (x + random.uniform(-.04, .04), s * (.70 + random.uniform(-.02, .05)), 0), (0 if s > 0 else 180) + random.uniform(-7, 7))
        pl = lathe("plate", spline([(0, .002), (.08, .002), (.13, .016), (.135, .018), (.13, .020), (.08, .007), (0, .006)], 50), plaster("efe7da", .35, .02, 6), 80, (x, s * .32, .778))
        gl = glass("f2ede4", .01, 1.3)
        lathe("glass", spline([(.030, 0), (.034, .002), (.038, .09), (.0375, .09), (.033, .004), (0, .004)], 40), gl, 50, (x + .16, s * .20, .778))
        parcel("napkin", lambda u, v, x=x, s=s: (x - .19 + .07 * (u - .5), s * .32 + .20 * (v - .5), .782 + .006 * math.sin(v * 8)), 8, 20, linen, .004)
for x in (-1.05, .98):
    lathe("bottle", spline([(0, 0), (.036, 0), (.038, .01), (.038, .17), (.030, .21), (.014, .25), (.013, .30), (.0, .30)], 70), principled("bottle", "1d2a18", .06)[0], 60, (x, .03, .778))
for k in range(9):
    sphere("lemon", .033, (-.42 + .055 * (k % 3) + .01 * k, -.03 + .05 * (k // 3), .81 + .012 * (k % 2)), principled("lemon", "d9b04a", .45)[0], 32)
lathe("bowl", spline([(0, 0), (.06, 0), (.14, .03), (.17, .05), (.165, .052), (.06, .01), (0, .01)], 40), bronze("8c5b36", .3, .3, 3), 80, (-.36, .02, .778))
for x, h in ((-1.75, .16), (.35, .2), (1.55, .14)):
    tube("candle", [(x, .05, .78), (x, .05, .78 + h)], .011, matte("efe3cc", .7))
    sphere("flame", .009, (x, .05, .80 + h + .012), glow(kelvin(2300), 60), 16)
    point((x, .05, .84 + h), 1.6, kelvin(2300), .02)
# trunk and boughs
bark, bn, bp = principled("bark", "5b4836", .95, Specular=.1)
bn.put(bp, "Normal", bn.bump(bn.noise(bn.coord("Object", (6, 6, 1.4)), 3, 5, .7, 1.0), .9, .05))
T = Vector((1.9, 2.2, 0))
chain = [(T, T + Vector((-.15, 0, 1.3)), .34, .24), (T + Vector((-.15, 0, 1.3)), T + Vector((-.1, -.2, 2.2)), .24, .20)]
tips = []
for k in range(9):
    a = k / 9 * math.tau + .4
    st = T + Vector((-.1, -.2, 1.9 + .06 * k))
    mid = st + Vector((1.5 * math.cos(a) - .5, 1.2 * math.sin(a) - .3, .85 + .2 * math.sin(k * 2.1)))
    end = mid + Vector((1.9 * math.cos(a) - .9, 1.5 * math.sin(a) - .35, .25 + .35 * math.cos(k * 1.7)))
    chain += [(st, mid, .13, .075), (mid, end, .075, .03)]
    tips += [(st, mid, .5), (mid, end, 1.0)]
    for j in range(3):
        e2 = mid.lerp(end, .3 + .3 * j) + Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-.1, .6)))
        chain.append((mid.lerp(end, .3 + .3 * j), e2, .032, .014))
        tips.append((mid.lerp(end, .3 + .3 * j), e2, 1.0))
balls("tree", [(tuple(a), tuple(b), c, d) for a, b, c, d in chain], bark, .03, 3, 12)
# leaves: one mesh of small folded blades around the boughs
V, F = [], []
leaf = [(0, 0, 0), (.5, -.22, .05), (1, 0, -.04), (.5, .22, .05)]
for a, b, wgt in tips:
    for _ in range(int(620 * wgt)):
        c = a.lerp(b, rng.random() ** .8) + Vector(rng.normal(0, .30, 3) * np.array([1, 1, .72]))
        e = Euler((rng.normal(0, .6), rng.normal(.5, .5), rng.uniform(0, math.tau))).to_matrix()
        s = rng.uniform(.075, .15)
        k = len(V)
        V += [tuple(c + e @ (Vector(q) * s)) for q in leaf]
        F += [(k, k + 1, k + 2), (k, k + 2, k + 3)]
lm, ln, lo = material("leaf")
d1 = ln.add("ShaderNodeBsdfDiffuse", {"Color": rgba("4d5a34")})
d2 = ln.add("ShaderNodeBsdfTranslucent", {"Color": rgba("7d8440")})
mx = ln.add("ShaderNodeMixShader", {"Fac": .35})
ln.put(mx, 1, d1.outputs[0])
ln.put(mx, 2, d2.outputs[0])
ln.put(lo, "Surface", mx)
mesh("leaves", V, F, lm, False)
# the lantern hangs from a bough over the table
lz = 2.02
sphere("lantern", .21, (.25, 0, lz), glow(kelvin(2950), 4.0), 64)
tube("cord", [(.25, 0, lz + .2), (.28, .15, 3.4)], .006, dark)
point((.25, 0, lz), 95, kelvin(2850), .21)
# dry stone wall and hills
st = stone("a08a6e", "6d5a44", 1.4, .8, .6)
x = -16.0
while x < 16:
    w_ = random.uniform(.3, .62)
    for r in range(3):
        box("rock", (w_, .4, random.uniform(.22, .28)), (x + w_ / 2 + random.uniform(-.08, .08), 6.2 + random.uniform(-.04, .04), .13 + r * .25), st, .06, (random.uniform(-.04, .04), random.uniform(-.04, .04), 0))
    x += w_
for y, h, c in ((60, 5, "1a2430"), (120, 11, "22303f"), (240, 22, "2c3d50")):
    r = [(q, h * (.65 + .3 * math.sin(q * .021 + y) + .16 * math.sin(q * .063 + y))) for q in range(-260, 261, 4)]
    prism("hill", [(-260, -2)] + r + [(260, -2)], 1, matte(c, 1, 0), 0, (0, y, 0))
sky_gradient([(0.0, "0b1016"), (.497, "141c26"), (.51, "c08a66"), (.53, "7f7680"), (.58, "415a76"), (.7, "22344e"), (1.0, "0e1828")], .50)
area((-12, -8, 12), (0, 0, 1), 8, 420, kelvin(11000))
camera((-3.0, -6.6, 1.62), (.12, .3, 1.42), 40, 4.0, (.1, 0, 1.0))
bpy.context.scene.camera.data.clip_end = 1000
shoot("table", 48, dict(NIGHT, anchor=(97.2, 1.0), bloom=.18, exposure=.3))
