"""Hotel: a room key with a round bronze tag on folded linen, a globe lamp beside the bed."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 1638)
cyclorama(30, 16, 14, 3.0, plaster("dcc8ab", bump=.1), y_back=4.4, z=-2.2)
box("stand", (5.4, 2.6, .34), (.75, .1, -.17), stone("e2d3bb", "b0916a", .8, .36), .025)
box("body", (4.9, 2.3, 2.2), (.75, .15, -1.44), walnut("4a2a15", .36, .5), .02)
# linen: every piece is one sheet folded like a U
rng = random.Random(4)


def linen(x, y, z, w, d, t, tone, turn):
    m, n, p = principled("linen", tone, .92, Sheen=.35, Specular=.12)
    v = n.coord("UV", (420, 420, 1))
    sp = n.add("ShaderNodeSeparateXYZ", {0: v})
    wv = n.math("MULTIPLY", n.math("SINE", sp.outputs[0]), n.math("SINE", sp.outputs[1]))
    n.put(p, "Normal", n.bump(wv, .18, .004))
    ph = [rng.uniform(0, 6) for _ in range(8)]

    def fn(u, vv):
        # cross-section: right end -> fold on the left -> right end, twice (four layers)
        L, r = w, t / 2
        arc = math.pi * r
        tot = 2 * L + arc
        s = u * tot
        if s < L:
            px, pz = w / 2 - s, 0.0
        elif s < L + arc:
            a = (s - L) / r
            px, pz = -w / 2 - r * math.sin(a), r - r * math.cos(a)
        else:
            px, pz = -w / 2 + (s - L - arc), t
        py = (vv - .5) * d
        sag = .014 * math.sin(px * 2.3 + ph[0]) * math.sin(py * 2.9 + ph[1]) + .006 * math.sin(px * 7 + ph[2] + py * 4) + .004 * math.sin(py * 15 + ph[3])
        edge = .010 * math.sin(px * 4 + ph[4]) + .004 * math.sin(px * 13 + ph[5])
        return (px + .012 * math.sin(py * 3 + ph[6]), py + edge, pz + sag)
    ob = grid("linen", fn, 260, 80, m)
    so = ob.modifiers.new("solid", "SOLIDIFY")
    so.thickness = t * .90
    so.offset = 0
    be = ob.modifiers.new("bevel", "BEVEL")
    be.width = t * .2
    be.segments = 3
    be.limit_method = "ANGLE"
    ob.location = (x, y, z)
    ob.rotation_euler = (0, 0, math.radians(turn))
    return ob


z = .035
for i, (w, d, t, tone) in enumerate(((2.05, 1.5, .125, "efe4d2"), (2.0, 1.46, .125, "f3eadb"), (1.95, 1.44, .12, "e6d6bf"), (1.9, 1.38, .12, "b98f66"))):
    linen(-.42 + rng.uniform(-.02, .02), .1, z, w, d, t, tone, -9 + rng.uniform(-1.5, 1.5))
    z += t + .110
TOP = z - .045
# the key lies on the pile; its tag hangs over the front edge on a leather strap
br = brass(.18)
K = Vector((-.52, -.30, TOP + .035))
ang = math.radians(196)
ax = Vector((math.cos(ang), math.sin(ang), 0))
pr = Vector((-ax.y, ax.x, 0))
torus("bow", .185, .040, br, tuple(K), (0, 0, ang), squash=.9)
tube("shaft", [tuple(K - ax * .19), tuple(K - ax * .98)], .040, br)
torus("collar", .044, .024, br, tuple(K - ax * .28), (0, math.pi / 2, ang))
torus("collar", .044, .020, br, tuple(K - ax * .36), (0, math.pi / 2, ang))
for s_, ln in ((.80, .19), (.91, .25)):
    box("bit", (.065, ln, .045), tuple(K - ax * s_ + pr * (ln / 2)), br, .006, (0, 0, ang))
D = Vector((-.80, -.725, TOP - .62))           # centre of the tag
FY = D.y
strap = [tuple(K + ax * .16 + Vector((0, 0, .01))), (K.x - .22, K.y - .14, TOP + .045), (-.78, -.58, TOP + .035), (-.80, FY + .035, TOP - .005), (-.80, FY, TOP - .12), (-.80, FY, D.z + .26)]
pts = spline(strap, 80)


def ribbon(u, v):
    p = Vector(pts[int(round(v * 79))])
    return (p.x + (u - .5) * .055, p.y + (u - .5) * (-.03 if p.z > TOP else 0), p.z)


so = grid("strap", ribbon, 5, 80, matte("4a2915", .6, .4)).modifiers.new("solid", "SOLIDIFY")
so.thickness = .016
disc("tag", .29, tuple(D), principled("tag", "b98250", .34, 1.0)[0], (math.radians(-6), 0, math.radians(-16)), .045, .012)
torus("rim", .225, .009, br, (D.x, D.y - .024, D.z), (math.pi / 2 - math.radians(6), 0, math.radians(-16)), seg=160, sides=12)
torus("eye", .040, .012, br, (D.x, D.y - .02, D.z + .235), (math.pi / 2, 0, 0), seg=48, sides=12)
# lamp: opal globe on a bronze foot
G = Vector((2.1, .35, .98))
m, n, out = material("opal")
f = n.add("ShaderNodeLayerWeight", {"Blend": .35}).outputs["Facing"]
e = n.add("ShaderNodeEmission", {"Color": n.ramp(f, [(0, kelvin(3900)), (1, kelvin(2700))]), "Strength": n.ramp(f, [(0, (2.1,) * 3), (.9, (.9,) * 3)])})
n.put(out, "Surface", e)
sphere("globe", .64, tuple(G), m)
lathe("foot", spline([(0, 0), (.46, 0), (.475, .02), (.47, .05), (.40, .075), (.12, .11), (.085, .16), (.085, .26), (.2, .33), (.26, .38), (.255, .40), (0, .40)], 100),
      bronze("8c5b36", .23, .3), 120, (G.x, G.y, 0))
point(tuple(G), 70, kelvin(3000), .64)
sun((.66, .5, -.42), 2.1, kelvin(4300), .8)
area((-5, -6, 5), (0, 0, .4), 4, 240, kelvin(5600))
area((-5.5, .5, 3), (0, 0, .5), 1.2, 120, kelvin(4800), 4)
ambient("b39a80", .16)
camera((-.5, -8.8, 2.25), (.38, 0, .62), 62, 3.2, (-.3, -.5, TOP), shift=(0, .1156))
shoot("hotel", 64, dict(DAY, anchor=(90, .71), bloom=.14))
