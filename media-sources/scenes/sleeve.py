"""Sponsorship: a badge has just been sewn to the sleeve of a knitted jersey, needle and thread are still there, floodlights behind."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
R = 14.0                    # of the sleeve; a unit is a centimetre
AT = (3.2, -9.3)            # the middle of the badge: along the sleeve, around it
rng = np.random.default_rng(4)


def surface(u, s, h=0.0):
    """Points on the sleeve; it has a few long folds beside the badge."""
    u, s = np.asarray(u, float), np.asarray(s, float)
    fold = lambda c, lean, wide, high: high * np.exp(-((u - c - lean * (s + 8)) / wide) ** 2)
    d = fold(-8.5, .42, 1.5, 1.1) + fold(-13.6, .55, 1.9, 1.6) + fold(-20.5, .3, 2.6, 1.6) + fold(15.6, -.40, 1.7, 1.25) + fold(21.5, -.3, 2.4, 1.7) - fold(-11, .5, 1.4, .5) + fold(-27, .2, 2.5, 1.2) + .10 * np.sin(u * .9 + s * .5)
    r, a = R + d + h, s / R
    return np.stack([u, r * np.sin(a), r * np.cos(a) - R], -1)


def normal(u, s):
    e = .02
    n = np.cross(surface(u + e, s) - surface(u - e, s), surface(u, s + e) - surface(u, s - e))
    return n / np.linalg.norm(n, axis=-1, keepdims=True)


def laid(u, s, h):
    """Points at a height above the cloth."""
    return surface(u, s) + normal(u, s) * np.asarray(h)[..., None]


def yarns(name, paths, ups, radius, mat, sides=6):
    """Many tubes as one mesh: paths and the directions away from the cloth, (count, steps, 3) each."""
    T = np.gradient(paths, axis=1)
    T /= np.linalg.norm(T, axis=2, keepdims=True) + 1e-9
    side = np.cross(T, ups)
    side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    up = np.cross(side, T)
    a = np.arange(sides) / sides * math.tau
    V = paths[:, :, None] + radius * (side[:, :, None] * np.cos(a)[:, None] + up[:, :, None] * np.sin(a)[:, None])
    n, m = paths.shape[:2]
    k = np.arange(n)[:, None, None] * m * sides + np.arange(m - 1)[None, :, None] * sides
    i, j = np.arange(sides), (np.arange(sides) + 1) % sides
    F = np.stack([k + i, k + j, k + sides + j, k + sides + i], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(V.size // 3)
    me.vertices.foreach_set("co", V.ravel())
    me.loops.add(F.size)
    me.loops.foreach_set("vertex_index", F.ravel().astype(np.int32))
    me.polygons.add(len(F))
    me.polygons.foreach_set("loop_start", np.arange(0, F.size, 4).astype(np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(F), 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(F), bool))
    me.update()
    me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def yarn(color, rough, sheen, gloss, fuzz=40):
    m, n, p = principled("yarn", color, rough, 0, Specular=gloss, Sheen=sheen)
    f = n.noise(n.coord("Object"), fuzz, 2, .6)
    dark = tuple(c * .72 for c in rgb(color)) + (1,)
    n.put(p, "Base Color", n.ramp(f, [(.35, dark), (.65, rgba(color))]))
    n.put(p, "Normal", n.bump(f, .25, .01))
    return m


def knit():
    """Stocking stitch: every course is one yarn, its loops lie over those of the course below."""
    w, c, r = .36, .27, .088
    loops, step = 176, 13
    t = np.linspace(0, loops * math.tau, loops * step + 1)
    rows = np.arange(-23.5, 9, c)
    wob = rng.normal(0, .012, (len(rows), 1))
    U = (t / math.tau - loops / 2) * w + .30 * w * np.sin(2 * t) + wob
    U = np.repeat(U if U.ndim == 2 else U[None], 1, 0)
    S = rows[:, None] + .80 * c * np.cos(t)[None] + rng.normal(0, .006, (len(rows), 1))
    H = .075 * -np.cos(2 * t)[None] + .02 + 0 * S
    return yarns("knit", laid(U, S, H), normal(U, S), r, yarn(JERSEY, .9, .6, .12, 18), 6)


JERSEY, FIELD, GOLD, LINEN = "7d2b18", "1d1410", "c9822c", "d9c4a0"


def stitches(name, a, b, high, radius, mat, base=.10, steps=11, sides=6, round_=.5):
    """Threads from a to b (on the cloth, beside the middle of the badge); each rises between its two holes."""
    a, b = np.asarray(a, float) * .9, np.asarray(b, float) * .9
    q = np.linspace(0, 1, steps)
    pts = a[:, None] + (b - a)[:, None] * q[None, :, None]
    lift = np.sin(q * math.pi)[None] ** round_ * (np.asarray(high) * np.ones(len(a)))[:, None] * rng.normal(1, .05, (len(a), 1))
    H = np.asarray(base) * np.ones((len(a), 1)) + lift
    U, S = pts[..., 0] + AT[0], pts[..., 1] + AT[1]
    return yarns(name, laid(U, S, H), normal(U, S), radius, mat, sides)


def badge():
    field, gold, linen = yarn(FIELD, .5, .3, .35), yarn(GOLD, .36, .2, .55), yarn(LINEN, .42, .2, .5)
    big, inner = 4.9, 4.35              # `stitches` makes everything a tenth smaller
    q, v = np.linspace(0, 1, 60), np.linspace(0, 1, 90)
    # the ground: short stitches in lines, offset like bricks, and a board below them
    A, B = [], []
    for k, y in enumerate(np.arange(-inner, inner, .085)):
        half = math.sqrt(max(0, inner ** 2 - y * y))
        x = -half - .55 * ((k * .37) % 1)
        while x < half:
            x0, x1 = max(-half, x), min(half, x + .55)
            if x1 - x0 > .08:
                A.append((x0, y)), B.append((x1, y))
            x += .55
    turn = lambda P, a: np.asarray(P) @ np.array([[math.cos(a), math.sin(a)], [-math.sin(a), math.cos(a)]])
    stitches("ground", turn(A, .5), turn(B, .5), .04, .047, field, .26, 6, 5, .35)
    grid("felt", lambda a, r: tuple(laid(np.float64(AT[0] + .9 * big * r * math.cos(a * math.tau)), np.float64(AT[1] + .9 * big * r * math.sin(a * math.tau)), np.float64(.25))), 120, 12, matte("120b07", .9, .1), True)
    # the border: threads wound over a cord
    n = 400
    th = np.arange(n) / n * math.tau + rng.normal(0, .0012, n)
    out = np.stack([np.cos(th + .05), np.sin(th + .05)], 1) * (big + .16)
    ins = np.stack([np.cos(th), np.sin(th)], 1) * (inner - .08)
    stitches("border", ins, out, .42, .050, gold, .10, 17, 6, .45)
    # the disc: satin in three columns, a ring of stem stitch around it
    r = 1.35
    y = np.arange(-r, r, .088)
    half = np.sqrt(np.maximum(0, r * r - y * y))
    stitches("disc", turn(np.stack([-half, y], 1), 1.1), turn(np.stack([half, y], 1), 1.1), .26 * np.sqrt(half / r), .047, gold, .30, 15, 6, .5)
    k = 84
    th = np.arange(k) / k * math.tau
    stitches("ring", np.stack([np.cos(th), np.sin(th)], 1) * 1.55, np.stack([np.cos(th + .13), np.sin(th + .13)], 1) * 1.68, .07, .05, linen, .30, 9)
    # the wreath: leaves of satin, their stitches run from the rib to the edge
    A, B, rib = [], [], []
    for sgn in (-1, 1):
        for i in range(9):
            a0 = -math.pi / 2 + sgn * (.34 + i * .30)
            stem = np.array([math.cos(a0), math.sin(a0)]) * 2.86
            along = a0 + sgn * math.pi / 2
            for lr in (-1, 1):
                d = along + lr * sgn * -.72
                length, wide = .98 - .02 * i, .215
                e, f = np.array([math.cos(d), math.sin(d)]), np.array([-math.sin(d), math.cos(d)])
                foot = stem + e * .12
                for t in np.arange(.02, .99, .080 / length):
                    b = wide * math.sin(math.pi * t ** .8) ** .85
                    root = foot + e * (t * length)
                    for g in (-1, 1):
                        A.append(root), B.append(root + g * f * b + e * .22 * b)
        th = np.linspace(-math.pi / 2 + sgn * .12, -math.pi / 2 + sgn * 2.90, 66)
        c = np.stack([np.cos(th), np.sin(th)], 1)
        rib.append((c[:-1] * 2.84, c[1:] * 2.90 + (c[1:] - c[:-1]) * .9))
    stitches("leaves", A, B, .15, .044, linen, .30, 9, 6, .6)
    for a, b in rib:
        stitches("stem", a, b, .07, .05, linen, .32, 9)


def needle():
    """It stands in the cloth at the last stitch; its thread lies in a loop."""
    steel = principled("steel", "d5d0c8", .18, 1)[0]
    foot = laid(np.float64(AT[0] + 5.6), np.float64(AT[1] - 1.6), np.float64(-.3))
    top = foot + np.array((3.0, -1.0, 3.0)) * 1.25
    d = top - foot
    prof = lambda t: .075 * min(1, t * 4.2) ** .8 * (1 - .25 * max(0, t - .9) * 10) + .006
    line = np.linspace(0, 1, 90)
    L = float(np.linalg.norm(d))
    o = lathe("needle", [(prof(t), t * L) for t in line] + [(0, L)], steel, 40)
    o.rotation_euler = Vector(d).to_track_quat("Z", "Y").to_euler()
    o.location = foot
    eye = foot + d * .94
    start = laid(np.float64(AT[0] + 4.5), np.float64(AT[1] - .9), np.float64(.3))
    gold = yarn(GOLD, .4, .2, .5)
    way = spline([start, start + (.5, -.6, .25), laid(np.float64(AT[0] + 6.3), np.float64(AT[1] - 4.2), np.float64(.22)), laid(np.float64(AT[0] + 9.2), np.float64(AT[1] - 4.4), np.float64(.20)), laid(np.float64(AT[0] + 10.6), np.float64(AT[1] - 1.4), np.float64(.4)), eye + (.9, 0, -.3), eye, eye + (-.5, -.1, .15), eye + (-1.0, -.3, -.9), eye + (-.9, -.4, -2.0)], 160)
    tube("thread", way, .050, gold)


skin = principled("skin", "5a1d0f", .95, 0, Specular=.05)[0]
grid("skin", lambda a, b: tuple(surface(np.float64((a - .5) * 66), np.float64(-24 + 34 * b), -.14)), 160, 120, skin)
knit()
badge()
needle()


def lamp(x, z, r, k):
    m, n, out = material("lamp")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Z"], 2.0))), r)
    e = n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0, kelvin(3500)), (1, kelvin(2700))]), "Strength": k})
    mx = n.add("ShaderNodeMixShader", {"Fac": n.ramp(q, [(.82, (.85,) * 3), (1.0, (0,) * 3)])})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(mx, 2, e.outputs[0])
    n.put(out, "Surface", mx)
    m.cycles.sample_as_light = False
    disc("lamp", r, (x, 120, z), m, (0, 0, 0), .02, 0, 96)


for row in range(2):
    for k in range(5):
        lamp(-52 + 10.4 * k + 2.2 * row, -29.5 + 9.6 * row + .5 * k, 3.3, .30 + .14 * rng.random())
box("night", (700, .2, 300), (0, 180, -40), glow("1b1d24", .32), 0)
C, D, lean = laid(np.float64(AT[0]), np.float64(AT[1]), np.float64(.3)), 55, math.radians(22)
spot((-30, -27, 15), tuple(C + (1, 0, -1)), 120000, 24, .5, kelvin(3300), 1.2)
area((-34, -6, 3.5), (4, -8, -4), 3.0, 15000, kelvin(3000), 6)
area((-16, 26, 12), (3, -4, 0), 5.0, 9000, kelvin(2900), 10)
area((26, -40, 16), (3, -9, -3), 16.0, 9000, kelvin(6200))
ambient("2a3442", .16)
camera((.3, C[1] - D * math.cos(lean), C[2] + D * math.sin(lean)), (-.4, C[1], C[2] + .6), 52, .036, tuple(C))
shoot("sleeve", 20, dict(NIGHT, anchor=(97.5, .84), bloom=.12, saturation=.80))
