"""Styling: the shoulders of a dress form from close by, linen in a low light from the left, a window's light on the wall behind."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
X, Y, TURN = .50, 0, 24
box("wall", (30, .2, 12), (0, 2.0, 4), plaster("4a4648", bump=.2, scale=.9), 0)
# widths and depths of the body from the hip to the neck
Z = np.array([.62, .70, .78, .86, .94, 1.00, 1.06, 1.12, 1.18, 1.24, 1.30, 1.345, 1.375, 1.400, 1.420, 1.440, 1.465, 1.50, 1.535])
A = np.array([.176, .181, .178, .164, .143, .133, .135, .143, .153, .161, .171, .178, .176, .156, .120, .084, .064, .058, .057])
B = np.array([.118, .124, .120, .108, .094, .088, .089, .093, .098, .101, .100, .096, .090, .082, .074, .066, .060, .056, .055])
z = np.linspace(Z[0], Z[-1], 260)
smooth = lambda v: np.convolve(np.pad(np.interp(z, Z, v), 7, mode="edge"), np.hanning(15) / np.hanning(15).sum(), "valid")
a_, b_ = smooth(A), smooth(B)


def body(t, q, out=0.0):
    """A point of the body at the angle `t` (front at -90 degrees) and the height `q`, `out` of it."""
    a, b = np.interp(q, z, a_) + out, np.interp(q, z, b_) + out
    k = 2 / 2.25                                        # fuller than an ellipse
    x, y = (math.copysign(abs(f(t)) ** k, f(t)) for f in (math.cos, math.sin))
    x, y = a * x, b * y
    if y < 0:
        chest = sum(math.exp(-((x - s * .070) / .085) ** 2 - ((q - 1.20) / (.100 if q < 1.20 else .105)) ** 2) for s in (-1, 1))
        y -= .022 * math.tanh(chest)
    elif q > 1.1:
        y += .012 * math.exp(-((q - 1.28) / .10) ** 2)
    return x, y, q


linen, n, p = principled("linen", "8d7a5e", .95, Sheen=.25, Specular=.06)
uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]})
turns = [n.math("SINE", n.math("MULTIPLY", uv.outputs[c], f * math.tau)) for c, f in (("X", 430), ("Y", 330))]
slub = n.noise(n.coord("Object", (1, 1, 18)), 40, 3, .6)
weave = n.math("ADD", n.math("MULTIPLY", turns[0], turns[1]), n.math("MULTIPLY", slub, 1.6))
n.put(p, "Normal", n.bump(weave, .42, .0016))
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 5, 5, .65), rgba("9a8667"), rgba("7c6a50")))
parts = [grid("form", lambda u, v: body(u * math.tau, Z[0] + v * (Z[-1] - Z[0])), 300, 240, linen, close_u=True)]
walnut_, metal = walnut("5a3116", .28, 4), brass(.2)
parts.append(lathe("cap", spline([(0, 1.533), (.058, 1.533), (.061, 1.538), (.058, 1.545), (.030, 1.552), (.022, 1.566), (.034, 1.585), (.030, 1.605), (.012, 1.618), (.010, 1.630), (.016, 1.640), (.010, 1.652), (0, 1.655)], 140), walnut_, 120))
parts.append(torus("ring", .0585, .0035, metal, (0, 0, 1.530), seg=140, sides=14))
seam = matte("5d4c36", .9, .05)
for t in (-90, -90 - 42, -90 + 42, 180, 0, 90):
    hem = [body(math.radians(t) + (0 if t in (-90, 0, 90, 180) else math.radians((1 if t < -90 else -1) * 16 * max(0, q - 1.22) / .2)), q, .0006) for q in np.linspace(.64, 1.36 if t in (0, 180) else 1.52, 150)]
    parts.append(tube("seam", hem, .0017, seam, False, 3))
    for k in range(0, 148, 2):                          # a stitch on either side of it
        x, y, q = hem[k]
        x2, y2, q2 = hem[k + 1]
        for s in (-1, 1):
            d = np.array([x, y]) / max(.001, math.hypot(x, y))
            parts.append(tube("stitch", [(x + s * -d[1] * .006 + d[0] * .0006, y + s * d[0] * .006 + d[1] * .0006, q), (x2 + s * -d[1] * .006 + d[0] * .0006, y2 + s * d[0] * .006 + d[1] * .0006, q2)], .0008, matte("d8c6a2", .8, .1), False, 2))
black = matte("17110d", .85, .1)
waist = [body(t, 1.005, .0012) for t in np.linspace(0, math.tau, 200)]
parts.append(mesh("ribbon", [(x, y, q + d) for x, y, q in waist for d in (-.006, .006)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(199)], black, False))
# plates of wood where the arms would be
for s in (-1, 1):
    parts.append(lathe("plate", [(0, .012), (.040, .012), (.046, .007), (.046, 0), (0, 0)], walnut_, 100))
    parts[-1].rotation_euler = (0, s * math.radians(82), 0)
    parts[-1].location = (s * .172, .0, 1.315)
    parts[-1].scale = (1.35, .95, 1)
# a measuring tape about the neck: its ends hang over the chest
lots = random.Random(4)
tape = matte("d9a92c", .5, .3)
for s, foot in ((-1, 1.02), (1, .88)):
    path = [(s * .066 * math.sin(t), .062 * math.cos(t), 1.490 - .030 * (1 - math.cos(t)) / 2) for t in np.linspace(0, 1.75, 24)]
    for q in np.linspace(1.452, foot, 60):
        w = -math.pi / 2 + s * (.62 + .10 * (1.45 - q) / .4)
        x, y, _ = body(w, q, .004)
        y2 = min(y, path[-1][1] + .02) if q < 1.22 else y
        path.append((x, y2, q))
    path = spline(path, 160)
    side = [(Vector((0, 1, 0)) if i < 12 else Vector((s * .9, .45, 0))).normalized() for i in range(160)]
    verts = []
    for i, c in enumerate(path):
        d = Vector(path[min(i + 1, 159)]) - Vector(path[max(i - 1, 0)])
        out = Vector((c[0], c[1] * 1.5, 0)).normalized()
        w = d.cross(out).normalized() * .0085
        verts += [tuple(Vector(c) - w), tuple(Vector(c) + w)]
    strip = mesh("tape", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(159)], tape, True)
    soften(strip, .0003)
    parts.append(strip)
    run = 0.0
    for i in range(1, 159):
        run += (Vector(path[i]) - Vector(path[i - 1])).length
        if run > .0085:
            run, e = 0, Vector(verts[2 * i + 1]) - Vector(verts[2 * i])
            o = Vector((path[i][0], path[i][1] * 1.5, 0)).normalized() * .0012
            long = lots.random() < .2
            parts.append(tube("mark", [tuple(Vector(verts[2 * i]) + o + e * .04), tuple(Vector(verts[2 * i]) + o + e * (.62 if long else .34))], .0006, black, False, 1))
    end = Vector(path[-1])
    parts.append(box("tip", (.019, .003, .012), (end.x, end.y, end.z - .004), metal, .001, (0, 0, math.radians(s * 20))))
# pins in the shoulder
for k, c in enumerate(("b3301c", "ece0c8", "ece0c8", "b3301c")):
    t, q = math.radians(-150 + 3 * k), 1.352 - .026 * k
    x, y, _ = body(t, q)
    d = Vector((x, y * 2, .04)).normalized()
    parts += [tube("pin", [(x, y, q), tuple(Vector((x, y, q)) + d * .020)], .0009, metal, False, 3), sphere("head", .0046, tuple(Vector((x, y, q)) + d * .022), principled("head", c, .2, Specular=.6)[0], 30)]
parts.append(tube("pole", [(0, 0, .7), (0, 0, .05)], .020, metal))
group(parts, (X, Y, 0), TURN)
window_light((1.08, 1.9, 1.26), (1.10, 1.46), (-.55, 1, -.30), 1.5)
spot((-2.3, -1.9, 2.25), (X, Y, 1.25), 260, 15, .5, kelvin(3500), .16)
area((2.6, 1.0, 1.9), (X, Y, 1.2), .7, 16, kelvin(6500))
area((-.6, -4.2, 2.0), (X, 0, 1.2), 2.0, 30, kelvin(5200))
ambient("4a5058", .10)
camera((.10, -3.9, 1.36), (.10, 0, 1.225), 91, 2.2, (X - .06, -.12, 1.28))
shoot("form", 40, dict(NIGHT, anchor=(97, .78), bloom=.08))
