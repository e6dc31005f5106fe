"""Yachts & boats: six waters, each by what lies next to the eye. `--view balearic`: a boat over clear water; `--view riviera`:
a glass on a balustrade above a bay; `--view croatia`: steps of limestone into clear water;
`--view greece`: a blue door in a white wall; `--view antilles`: half a coconut on pale sand below a palm; `--view norway`: wet rock over a fjord."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from mathutils import noise as fractal
from props import *

view = ARGS.view or "croatia"
begin(1600, 1067)
rs = np.random.default_rng(11)
DUSK = [(0, "1a2230"), (.497, "d9905c"), (.515, "c08668"), (.55, "86728a"), (.64, "3f5478"), (1, "14243c")]


def hidden(lamp):
    lamp.visible_glossy = False
    return lamp


def sea(z, y0, y1=6000, swell=.3, size=(.35, 1.1), rough=.10):
    m, n, p = principled("sea", "0d1a26", rough, 0, Specular=.6)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (*size, 1)), 1.3, 3, .55, .4), swell, .12))
    return mesh("sea", [(-4000, y0, z), (4000, y0, z), (4000, y1, z), (-4000, y1, z)], [(0, 1, 2, 3)], m, False)


def lamps(count, x, y, z, size, power):
    """Lamps of a shore out of focus: discs that glow and let through what lies behind them."""
    for k in range(count):
        m, n, out = material("far")
        mx = n.add("ShaderNodeAddShader")
        n.put(mx, 0, n.add("ShaderNodeBsdfTransparent").outputs[0])
        n.put(mx, 1, n.add("ShaderNodeEmission", {"Color": (*kelvin(rs.uniform(2100, 3000)), 1), "Strength": power * rs.uniform(.4, 1)}).outputs[0])
        n.put(out, "Surface", mx)
        m.cycles.sample_as_light = False
        disc("lamp", size * rs.uniform(.7, 1.1), (rs.uniform(*x), y - .05 * k, z[0] + (z[1] - z[0]) * rs.uniform(0, 1) ** 2), m, (0, 0, 0), .01, 0, 36)


def range_(y, base, amp, tone, power, seed, x=(-900, 900)):
    r = np.random.default_rng(seed)
    xs = np.linspace(*x, 300)
    zs = base + sum(amp / (k + 1) ** 1.2 * np.sin(xs / (x[1] - x[0]) * 6.28 * (1.3 + 1.9 * k) + r.uniform(0, 6)) for k in range(7))
    prism("range", list(zip(xs, zs)) + [(x[1], -60), (x[0], -60)], .1, glow(tone, power), 0, (0, y, 0))


def hemp(color="b79a6c"):
    m, n, p = principled("hemp", color, .9, 0, Specular=.15)
    f = n.noise(n.coord("Object", (60, 60, 60)), 1, 4, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, tuple(.5 * x for x in rgb(color))), (.6, rgb(color)), (.8, tuple(min(1, 1.25 * x) for x in rgb(color)))]))
    n.put(p, "Normal", n.bump(f, .5, .004))
    return m


def rope(points, r, mat, pitch=7.5, count=500):
    """Three strands, twisted."""
    P = np.array(spline(points, count))
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    N = np.zeros_like(P)
    N[0] = np.cross(T[0], (.31, .2, .93))
    N[0] /= np.linalg.norm(N[0])
    for i in range(1, len(P)):
        N[i] = N[i - 1] - T[i] * np.dot(N[i - 1], T[i])
        N[i] /= np.linalg.norm(N[i])
    B = np.cross(T, N)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    for k in range(3):
        a = s / (r * pitch) * math.tau + k * math.tau / 3
        tube("strand", (P + r * .52 * (np.cos(a)[:, None] * N + np.sin(a)[:, None] * B)).tolist(), r * .56, mat, res=5)


def rock(name, fn, nu, nv, mat, amount, size, seed=0.0):
    """A face of rock: ledges and fractures pushed out of fn(u, v) -> (point, direction)."""
    def at(u, v):
        p, d = fn(u, v)
        q = Vector((p[0] / size + seed, p[1] / size, p[2] / size * 1.9))
        k = fractal.multi_fractal(q, .9, 2.1, 7) * .5 + .55 * abs(fractal.noise(q * 2.3)) + .25 * round(3 * fractal.noise(q * .9)) / 3
        return tuple(Vector(p) + Vector(d) * amount * k)
    return grid(name, at, nu, nv, mat)


def veil(y, low, high, strength, tone, power):
    """A sheet of mist before what stands behind it: dense at its foot, torn above."""
    m, n, out = material("veil")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    t = n.math("DIVIDE", n.math("SUBTRACT", z, low), high - low, clamp=True)
    t = n.math("ADD", t, n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (.9 / (high - low), 1, 3.0 / (high - low))), 1.0, 4, .6, .5), .9, -.45), clamp=True)
    mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY", n.math("SUBTRACT", 1.0, t), strength)})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(mx, 2, n.add("ShaderNodeEmission", {"Color": rgba(tone), "Strength": power}).outputs[0])
    n.put(out, "Surface", mx)
    m.cycles.sample_as_light = False
    o = mesh("veil", [(-2000, y, -1), (2000, y, -1), (2000, y, 900), (-2000, y, 900)], [(0, 1, 2, 3)], m, False)
    o.visible_shadow = o.visible_diffuse = False


def croatia():
    """Worn steps of limestone that go down into clear water, the house of an old town above them: green shutters, the last sun from the left."""
    sky_gradient([(0, "3a6a70"), (.49, "c8b49a"), (.52, "9fb4c8"), (.62, "5f8fc0"), (1, "2f62a0")], .55)
    DEEP, W, RISE, TREAD = ["bfe0cf", "7cc4b8", "2f8f94", "13596a"], 7.0, .19, .40
    slab = []
    for t in ("d8cab0", "c9b99b", "e2d6bf"):
        m, n, p = principled("slab", t, .5, 0, Specular=.35)
        geo = n.add("ShaderNodeNewGeometry").outputs["Position"]
        v = n.add("ShaderNodeVectorMath", {0: geo, 1: n.math("MULTIPLY", n.add("ShaderNodeObjectInfo").outputs["Random"], 30)}, operation="ADD").outputs[0]
        f, g, h = n.noise(v, 2.0, 5, .62, .8), n.noise(v, 26, 4, .65), n.noise(v, 6, 4, .62)
        dry = n.ramp(n.math("ADD", n.math("MULTIPLY", f, .65), n.math("MULTIPLY", g, .35)), [(.3, tuple(.52 * x for x in rgb(t))), (.5, rgb(t)), (.75, tuple(min(1, 1.08 * x) for x in rgb(t)))])
        z = n.add("ShaderNodeSeparateXYZ", {0: geo}).outputs["Z"]
        wet = n.math("ADD", z, n.math("MULTIPLY_ADD", f, .22, -.11))
        n.put(p, "Roughness", n.ramp(n.math("ADD", wet, .5), [(.50, (.16,) * 3), (.62, (.55,) * 3)]))
        dark = n.mix(n.ramp(n.math("ADD", wet, .5), [(.50, (1, 1, 1)), (.66, (0, 0, 0))]), dry, n.mix(1.0, dry, rgba("8a9478"), "MULTIPLY"))
        # below the water: what depth leaves of the colour, and the net of light
        q = n.add("ShaderNodeVectorMath", {0: geo, 1: n.add("ShaderNodeTexNoise", {"Vector": geo, "Scale": 1.6, "Detail": 2.0}).outputs["Color"]}, operation="ADD").outputs[0]
        net = n.add("ShaderNodeTexVoronoi", {"Vector": q, "Scale": 2.6}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        bright = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("MULTIPLY", net, 2.9), clamp=True), 5.0)
        tone = n.ramp(n.math("MULTIPLY", z, -.42, clamp=True), [(.0, rgb("d3ead2")), (.10, rgb("7fd0c4")), (.34, rgb("1f9aa6")), (.8, rgb("0b4f70"))])
        below = n.mix(n.math("MULTIPLY", bright, .34), n.mix(.72, n.mix(1.0, dry, tone, "MULTIPLY"), tone), rgba("f2fff4"))
        n.put(p, "Base Color", n.mix(n.math("LESS_THAN", z, 0.0), dark, below))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", h, .8), n.math("MULTIPLY", g, .25)), .42, .02))
        slab.append(m)
    for j in range(-9, 6):                            # a stair as wide as the picture
        x = -W - rs.uniform(0, .8)
        while x < W:
            w = rs.uniform(.8, 1.5)
            box("step", (w - .007, TREAD + .05 if j < 5 else 2.4, .6), (x + w / 2 + rs.uniform(-.004, .004), j * TREAD + (0 if j < 5 else 1.0) + rs.uniform(-.012, .012), j * RISE + .05 - .3 + rs.uniform(-.005, .005)), slab[int(rs.integers(3))], .022, (rs.uniform(-.005, .005), rs.uniform(-.005, .005), 0), 4)
            x += w
    mesh("ground", [(-20, -30, -2.6), (20, -30, -2.6), (20, 3, -2.6), (-20, 3, -2.6)], [(0, 1, 2, 3)], slab[0], False)
    # the surface: clear, it mirrors a little
    m, n, out = material("surface")
    nrm = n.bump(n.noise(n.coord("Object", (1, 1.6, 1)), 2.6, 3, .6, .6), .5, .10)
    mx = n.add("ShaderNodeMixShader", {"Fac": n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nrm}).outputs[0]})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("e6f8f2")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .05, "Normal": nrm}).outputs[0])
    n.put(out, "Surface", mx)
    o = mesh("surface", [(-30, -30, 0), (30, -30, 0), (30, .42, 0), (-30, .42, 0)], [(0, 1, 2, 3)], m, False)
    o.visible_shadow = False
    # the house: squared blocks with joints of lime, a window with shutters
    Y, Z0 = 3.25, 5 * RISE + .05
    stones = [plaster(t, bump=.5, scale=2.2) for t in ("cdbd9f", "c0ad8b", "d3c5aa", "b8a582")]
    box("lime", (16, .3, 7), (0, Y + .20, Z0 + 3), plaster("a8977a", bump=.3), 0)
    X0, X1, S0, S1 = .35, 1.35, Z0 + .95, Z0 + 2.55
    z = Z0
    while z < Z0 + 4:
        h = rs.uniform(.24, .36)
        x = -8 - rs.uniform(0, .5)
        while x < 8:
            w = rs.uniform(.35, .85)
            if not (x + w > X0 - .12 and x < X1 + .12 and z + h > S0 - .14 and z < S1 + .14):
                box("block", (w - .022, .2, h - .022), (x + w / 2, Y + rs.uniform(-.012, .012), z + h / 2), stones[int(rs.integers(4))], .022, (0, 0, 0), 3)
            x += w
        z += h
    frame = slab[2]
    for b in (((X1 - X0) + .34, .30, .16), ((X0 + X1) / 2, Y - .02, S1 + .07)), (((X1 - X0) + .40, .38, .12), ((X0 + X1) / 2, Y - .05, S0 - .05)), ((.16, .28, S1 - S0), (X0 - .07, Y - .01, (S0 + S1) / 2)), ((.16, .28, S1 - S0), (X1 + .07, Y - .01, (S0 + S1) / 2)):
        box("frame", b[0], b[1], frame, .02, (0, 0, 0), 4)
    green, n, p = principled("shutter", "2f5a44", .5, 0, Specular=.3)
    n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object", (6, 6, 1.2)), 3, 4, .65), [(.3, rgb("24483a")), (.7, rgb("3d6d52"))]))
    for s, x in ((-1, X0 + .25), (1, X1 - .25)):
        for b in ((.05, S1 - S0 - .04, x - .22), (.05, S1 - S0 - .04, x + .22)):
            box("stile", (b[0], .05, b[1]), (b[2], Y - .10, (S0 + S1) / 2), green, .006)
        for q in (S0 + .05, (S0 + S1) / 2, S1 - .05):
            box("rail", (.46, .05, .07), (x, Y - .10, q), green, .006)
        for k in range(30):
            box("slat", (.40, .012, .052), (x, Y - .10, S0 + .08 + (S1 - S0 - .16) * k / 29), green, .003, (math.radians(-38), 0, 0))
    box("dark", (X1 - X0, .05, S1 - S0), ((X0 + X1) / 2, Y - .02, (S0 + S1) / 2), matte("0a0c0a", .9), 0)
    # an iron ring in the quay, a pot of oleander leaves beside the window
    clay = principled("pot", "a8623c", .8)[0]
    lathe("pot", spline([(.0, 0), (.16, 0), (.19, .12), (.22, .30), (.245, .31), (.245, .36), (.215, .36), (.20, .30), (0, .29)], 60), clay, 80, (-1.15, Y - .45, Z0))
    leaf, flower = principled("leaf", "4a6a3a", .5, 0, Specular=.4)[0], principled("flower", "d8587e", .6)[0]
    for k in range(320):
        a, q = rs.uniform(0, math.tau), rs.random() ** .6
        c = Vector((-1.15 + .42 * q * math.cos(a), Y - .45 + .3 * q * math.sin(a), Z0 + .42 + rs.uniform(0, .75) * (1.1 - .5 * q)))
        d = Vector((math.cos(a), math.sin(a), rs.uniform(.2, 1.2))).normalized()
        e = d.cross(Vector((0, 0, 1))).normalized() * .018
        L_ = d * rs.uniform(.12, .2)
        mesh("leaf", [c, c + L_ * .5 + e, c + L_, c + L_ * .5 - e], [(0, 1, 2, 3)], leaf, False)
        if k % 7 == 0:
            sphere("bloom", rs.uniform(.022, .036), tuple(c + L_), flower, 12)
    sun((.86, .16, -.50), 5.2, kelvin(3700), .6)
    hidden(area((-5, -7, 7), (0, 1, .5), 5, 420, "9fc0ea"))
    camera((-1.1, -4.3, 1.85), (.1, .9, .46), 31, 8.0, (.1, .6, .3))
    return dict(anchor=(97.2, .86), saturation=.88)


def greece():
    """A blue door in a white wall; the last sun throws the shadow of a bougainvillea."""
    sky_gradient(DUSK, .52, (-.6, .7, .04), "ffae62", .6, 40)
    sea(-9, 3)
    range_(1400, 60, 34, "54587a", .24, 5, (-1600, 900))
    m, n, p = principled("lime", "ece3d4", .9, 0, Specular=.2)
    a, b, c = n.noise(n.coord("Object"), 1.6, 3, .6), n.noise(n.coord("Object", (1, 1, 1.6)), 9, 4, .6, 1.0), n.noise(n.coord("Object"), 70, 2, .6)
    n.put(p, "Base Color", n.ramp(a, [(.3, rgb("ddd0bc")), (.65, rgb("efe7d9"))]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("ADD", n.math("MULTIPLY", a, 1.2), n.math("MULTIPLY", b, .8)), n.math("MULTIPLY", c, .08)), .42, .05))
    lime = m
    w = box("wall", (5.4, .6, 6), (1.45, .30, 2.0), lime, .10, segments=6)
    cut(w, box("t", (.92, 3, 2.30), (.50, 0, 1.05), None, 0))
    wood, n, p = principled("paint", "2a5a8c", .5, 0, Specular=.35)
    g = n.noise(n.coord("Object", (26, 26, 1.6)), 1.6, 5, .65, .8)
    ch = n.noise(n.coord("Object", (9, 9, 3)), 2.2, 5, .7, .6)
    worn = n.ramp(n.math("ADD", n.math("MULTIPLY", ch, .7), n.math("MULTIPLY", g, .35)), [(.60, (0, 0, 0)), (.66, (1, 1, 1))])
    n.put(p, "Base Color", n.mix(worn, n.ramp(g, [(.3, rgb("1d4570")), (.7, rgb("3a70a4"))]), n.ramp(g, [(.3, rgb("5c4a38")), (.7, rgb("9a8468"))])))
    n.put(p, "Normal", n.bump(n.math("SUBTRACT", g, n.math("MULTIPLY", worn, .5)), .4, .008))
    iron = principled("iron", "1c1917", .4, .7)[0]
    for k in range(6):
        box("plank", (.148, .04, 2.3), (.50 - .46 + .0767 + .1535 * k, .30 + rs.uniform(-.002, .002), 1.08), wood, .006)
    for z in (.32, 1.12, 1.92):
        box("ledge", (.92, .03, .11), (.50, .272, z), wood, .010)
        for k in range(6):
            for d in (-.028, .028):
                sphere("nail", .010, (.117 + .1535 * k + rs.uniform(-.01, .01), .256, z + d), iron, 20)
    disc("plate", .036, (.84, .255, 1.26), iron, (0, 0, 0), .012, .004, 40)
    torus("ring", .052, .008, iron, (.84, .236, 1.215), (math.pi / 2 - .2, 0, 0), 60, 14)
    box("step", (1.35, .5, .16), (.50, -.12, -.02), lime, .05, segments=6)
    m, n, p = principled("paving", "8d8578", .7, 0, Specular=.25)
    vor = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 2.3, "Randomness": .9}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    cell = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 2.3, "Randomness": .9}).outputs["Color"]
    f = n.noise(n.coord("Object"), 12, 4, .65)
    joint = n.ramp(n.math("ADD", vor, n.math("MULTIPLY_ADD", f, .04, -.02)), [(.045, (1, 1, 1)), (.06, (0, 0, 0))])
    tone = n.mix(.22, n.ramp(f, [(.3, rgb("6e675c")), (.7, rgb("9c9282"))]), cell, "SOFT_LIGHT")
    n.put(p, "Base Color", n.mix(joint, tone, rgba("e8dfd0")))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", f, .4), n.math("MULTIPLY", joint, -.4)), .5, .02))
    mesh("paving", [(-1.25, -6, -.1), (8, -6, -.1), (8, 3, -.1), (-1.25, 3, -.1)], [(0, 1, 2, 3)], m, False)
    box("parapet", (.5, 10, .62), (-1.5, -2.6, .12), lime, .14, segments=6)
    # bracts: three leaves each, folded
    tones = [principled("bract", t, .6, 0, Specular=.25, Subsurface=0.0)[0] for t in ("b03468", "c24a7c", "97275a")]
    green = principled("leaf", "46592f", .55, 0, Specular=.3)[0]
    proto = []
    for mt in tones + [green]:
        V, F = [], []
        for k in range(3 if mt is not green else 1):
            a = k * math.tau / 3
            c, s = math.cos(a), math.sin(a)
            L, W = (.030, .013) if mt is not green else (.050, .016)
            pts = [(0, 0, 0), (L * .45, W, .012), (L, 0, .016), (L * .45, -W, .012), (L * .5, 0, .004)]
            i = len(V)
            V += [(x * c - y * s, x * s + y * c, z) for x, y, z in pts]
            F += [(i, i + 4, i + 1), (i + 1, i + 4, i + 2), (i + 2, i + 4, i + 3), (i + 3, i + 4, i)]
        o = mesh("bract", V, F, mt, True)
        o.location = (0, 0, -50)
        proto.append(o)

    def bush(path, spread, count, size=1.0):
        P = np.array(spline(path, 200))
        tube("twig", P.tolist(), .006 * size, principled("twig", "54402c", .9)[0])
        for k in range(count):
            q = P[int(rs.uniform(0, 199))] + rs.normal(0, spread, 3) * (1, .6, 1)
            o = link(proto[int(rs.choice([0, 0, 1, 1, 2, 3, 3]))].copy())
            o.location, o.rotation_euler, o.scale = tuple(q), tuple(rs.uniform(-3, 3, 3)), (size * rs.uniform(.8, 1.25),) * 3
    bush([(1.0, -.06, 2.5), (1.25, -.14, 2.0), (1.42, -.16, 1.6), (1.46, -.18, 1.2)], .12, 620)
    bush([(.8, -.05, 2.4), (1.3, -.12, 2.2), (1.9, -.14, 1.9)], .16, 560)
    bush([(-.9, -1.75, 1.75), (-.62, -1.72, 1.58), (-.50, -1.70, 1.40)], .065, 130, .8)           # next to the eye, unsharp
    bush([(.30, -1.85, 1.80), (-.2, -1.8, 1.72), (-.9, -1.8, 1.70)], .05, 120, .8)
    sun((-.62, .80, -.42), 3.4, kelvin(2700), .8)
    hidden(area((-4, -4, 4), (.3, 0, 1), 4, 240, "8ea6dc"))
    camera((-.42, -3.0, 1.12), (.34, 0, 1.08), 40, 2.0, (.5, .2, 1.1))
    return dict(anchor=(97.6, .86), saturation=.84)


def antilles():
    """Pale sand at noon turned evening: half a coconut, and over everything the shadow of a palm that nobody sees."""
    m, n, p = principled("sand", "e0c39a", .95, 0, Specular=.15)
    v = n.coord("Object")
    g, f, big = n.noise(v, 55, 3, .7), n.noise(v, 9, 4, .6), n.noise(v, 1.1, 3, .5)
    n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", g, .55), n.math("MULTIPLY", f, .45)), [(.30, rgb("b58f63")), (.5, rgb("dcbd92")), (.72, rgb("f0d9b4"))]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", g, .35), n.math("MULTIPLY", f, .5)), .5, .05))
    # ripples that the wind has left, a hollow round the nut
    def ground(u, w):
        x, y = (u - .5) * 16, (w - .5) * 14
        q = Vector((x, y, 0))
        bend = 1.1 * fractal.noise(q * .32) + .35 * fractal.noise(q * .9)
        z = .12 * math.sin((y + .30 * x) * 3.4 + 3.2 * bend) * (.65 + .5 * fractal.noise(q * .5 + Vector((3, 0, 0)))) + .16 * fractal.noise(q * .28)
        d = math.hypot(x - .75, y + .30)
        return (x, y, z - .10 * math.exp(-(d / .8) ** 2) + .07 * math.exp(-((d - 1.05) / .22) ** 2))
    grid("sand", ground, 520, 460, m)
    husk, n, p = principled("husk", "6a4526", .85, 0, Specular=.2)
    v = n.coord("Object")
    h = n.noise(n.coord("Object", (2.2, 2.2, .5)), 14, 4, .7)
    n.put(p, "Base Color", n.ramp(h, [(.3, rgb("38210f")), (.55, rgb("7a5230")), (.75, rgb("a47a4c"))]))
    n.put(p, "Normal", n.bump(h, .8, .03))
    meat, n, p = principled("meat", "f6eee0", .38, 0, Specular=.45)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 6, 3, .6), .10, .02))
    R = .82
    arc = lambda r, lo, hi, k=60: [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(lo, hi, k)]
    shell = lathe("shell", [(max(0, x), z) for x, z in arc(R, -math.pi / 2, 0)] + [(R - .05, .012), (R - .07, 0)], husk, 160)
    white = lathe("meat", [(R - .068, -.004), (R - .09, .006), (R - .20, .004), (R - .225, -.02)] + [(max(0, x), z) for x, z in arc(R - .24, -.06, -math.pi / 2)], meat, 160)
    strands = []
    for _ in range(520):                             # its fibres
        a, t, L = rs.uniform(0, math.tau), rs.uniform(-1.2, -.03), rs.uniform(.06, .22)
        q0 = np.array((R * math.cos(t) * math.cos(a), R * math.cos(t) * math.sin(a), R * math.sin(t)))
        d = q0 / R * rs.uniform(.1, .5) + np.array((-math.sin(a), math.cos(a), 0)) * rs.normal(0, .5) + np.array((0, 0, rs.uniform(.2, .9)))
        q1 = q0 + d * L
        q1[2] = min(q1[2], .05)
        strands.append([tuple(q0), tuple((q0 + q1) / 2 + rs.normal(0, .012, 3)), tuple(q1)])
    fibre = wires("fibre", strands, .006, husk)
    parts = [shell, white] + ([fibre] if not isinstance(fibre, (list, tuple)) else list(fibre))
    group(parts, (.75, -.30, .72), rot=(math.radians(20), math.radians(-13), 0))
    # the palm: two leaves out of the picture, only their shadows are in it
    def frond(at, turn, length, bend):
        spine = [(length * t, bend * t * t, 3.2 - .5 * t * t) for t in np.linspace(0, 1, 60)]
        P = [tube("rib", spine, .05, husk)]
        for k in range(6, 60):
            t = k / 59
            x, y, z = spine[k]
            L = 2.5 * math.sin(math.pi * (.16 + .80 * t)) ** .8 * rs.uniform(.88, 1.05)
            for s in (-1, 1):
                a = s * math.radians(62 - 30 * t + rs.uniform(-4, 4)) + math.atan2(2 * bend * t, length)
                c, e = math.cos(a), math.sin(a)
                w = .062
                P.append(mesh("leaf", [(x - e * w, y + c * w, z), (x + c * L * .5 - e * w, y + e * L * .5 + c * w, z - .06), (x + c * L, y + e * L, z - .3), (x + c * L * .5 + e * w, y + e * L * .5 - c * w, z - .06), (x + e * w, y - c * w, z)], [(0, 1, 2, 3, 4)], husk, False))
        o = group(P, at, turn)
        for q in P:
            q.visible_camera = q.visible_glossy = q.visible_diffuse = False
        return o
    frond((-9.7, 2.5, 0), -14, 7.4, .8)
    frond((-7.9, 6.9, 0), -30, 7.6, -.7)
    sun((.62, -.42, -.62), 4.6, kelvin(3900), .5)
    hidden(area((6, -6, 7), (0, 0, 0), 6, 260, kelvin(5800)))
    camera((.1, -7.2, 6.2), (.15, -.05, .1), 50, 5.6, (.75, -.5, .5))
    return dict(anchor=(96, .84), saturation=.86)


def norway():
    """Wet rock beside the boat, mist over the fjord; a boathouse with one lamp at the foot of the wall."""
    bpy.context.scene.cycles.min_transparent_bounces = 12        # or rays end in the sheets of mist and leave dark specks
    sky_gradient([(0, "1c2430"), (.50, "c9967a"), (.54, "a08a94"), (.62, "62708c"), (.78, "33465f"), (1, "1a2a40")], .50, (-.04, 1, .10), "ffbf86", .7, 26)
    sea(0, -4, swell=.20, size=(.5, 1.5), rough=.05)
    st, n, p = principled("rock", "6a635c", .42, 0, Specular=.5)
    geo = n.add("ShaderNodeNewGeometry")
    pos = geo.outputs["Position"]

    def at(scale):
        return n.add("ShaderNodeMapping", {"Vector": pos, "Scale": scale}).outputs[0]
    big, fine, bed = n.noise(at((.12, .12, .2)), 1, 5, .62, .5), n.noise(at((2, 2, 3)), 1, 6, .68), n.noise(at((.3, .3, 2.2)), 1, 4, .6, .4)
    c = n.ramp(n.math("ADD", n.math("MULTIPLY", big, .5), n.math("MULTIPLY", fine, .5)), [(.34, rgb("2a2726")), (.5, rgb("615a53")), (.66, rgb("8d8273"))])
    moss = n.ramp(n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: geo.outputs["Normal"]}).outputs["Z"], n.math("ADD", fine, .5)), [(.42, (0, 0, 0)), (.62, (1, 1, 1))])
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", moss, .75), c, rgba("4c4d2c")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", bed, .5, .14))
    n.put(p, "Normal", n.bump(n.math("ADD", fine, n.math("MULTIPLY", bed, .5)), .8, .12))

    def wall(x, y0, y1, h, lean, side, amount, size, nu, nv, seed):
        def fn(u, v):
            y = y0 + (y1 - y0) * u
            return ((x + side * (lean * v * h + (y - y0) * .02), y, -1 + v * h), (-side, -.25, .1))
        rock("wall", fn, nu, nv, st, amount, size, seed)
    wall(7.2, 6.0, 60, 30, .20, 1, 1.6, 5.5, 420, 300, 1.3)
    wall(-46, 70, 330, 150, .42, -1, 8, 34, 240, 160, 5.1)
    wall(-70, 330, 1100, 420, .50, -1, 26, 110, 200, 140, 12.7)
    tone = "b09a94"
    for y, hi, k in ((1200, 420, .9), (600, 190, .62), (320, 100, .50), (150, 44, .42), (66, 16, .46), (44, 6, .36)):
        veil(y, 0, hi, k, tone, .40)
    # the boathouse: boards of red, one lit window, its lamp in the water
    red = principled("boards", "5a2a20", .85)[0]
    X, Y = -4.6, 26
    rock("shore", lambda u, v: ((X - 12 + 22 * u, Y - 1.6 + 10 * v, -.9 + 1.5 * math.sin(math.pi * v) * math.sin(math.pi * u) ** .6), (0, -.4, 1)), 300, 160, st, .7, 1.6, 3.4)
    prism("house", [(-2.6, 0), (2.6, 0), (2.6, 2.9), (0, 5.0), (-2.6, 2.9)], 5, red, .02, (X, Y, .6))
    for s in (-1, 1):
        box("roof", (3.6, 5.6, .16), (X + s * 1.45, Y, 4.54), matte("1f1c1b", .8), .02, (0, s * .68, 0))
    for k in range(18):
        box("batten", (.07, .05, 3.2), (X - 2.5 + .294 * k, Y - 2.53, 2.1), red, 0)
    box("pane", (.9, .04, 1.0), (X + .9, Y - 2.56, 2.4), glow(kelvin(2400), 5), 0)
    for size in ((.05, .04, 1.0), (.9, .04, .05)):
        box("bar", size, (X + .9, Y - 2.59, 2.4), matte("2c1811"), 0)
    box("door", (1.1, .04, 1.9), (X - 1.0, Y - 2.56, 1.55), matte("2c1811"), 0)
    box("jetty", (9, 3, .25), (X + 1, Y - 4, .55), matte("4a3a2c", .9), .03)
    for k in range(6):
        tube("pile", [(X - 3 + 1.6 * k, Y - 5.3, -1), (X - 3 + 1.6 * k, Y - 5.3, .9)], .13, matte("2c231c", .9))
    hidden(point((X + .9, Y - 3.6, 3.0), 30, kelvin(2400), .2))
    area((-8, 2, 7), (5.4, 14, 3), 3, 900, kelvin(2900)).visible_glossy = False
    hidden(area((-14, -6, 16), (6, 16, 6), 10, 1700, "9ab0d6"))
    camera((0, -2.4, 1.7), (.3, 40, 5.2), 30, None, None)
    return dict(anchor=(98.4, .84), saturation=.82)


def balearic():
    """A small boat from straight above at noon: clear water over sand, her shadow on the ground, dark meadows of seagrass that no anchor may touch."""
    ambient("a8c4e0", .35)
    DEPTH = -2.6
    m, n, p = principled("sand", "d9cdb0", .95, 0, Specular=.0)
    v = n.coord("Object")
    wave = n.noise(n.coord("Object", (1.0, .35, 1)), 2.4, 3, .55, 1.4)
    d = n.noise(v, .17, 5, .62, .5)
    net = n.add("ShaderNodeTexVoronoi", {"Vector": n.add("ShaderNodeVectorMath", {0: v, 1: n.add("ShaderNodeTexNoise", {"Vector": v, "Scale": .9, "Detail": 2.0}).outputs["Color"]}, operation="ADD").outputs[0], "Scale": 1.15}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    bright = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("MULTIPLY", net, 3.2), clamp=True), 5.0)
    base = n.ramp(wave, [(.32, rgb("5fc0bb")), (.70, rgb("97ded2"))])
    base = n.mix(n.math("MULTIPLY", bright, .34), base, rgba("effff2"))
    x = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
    far = n.math("MULTIPLY_ADD", n.math("SUBTRACT", x[1], n.math("MULTIPLY", x[0], .55)), .075, .02)
    grass = n.ramp(n.math("ADD", d, n.math("MULTIPLY", n.math("SUBTRACT", n.noise(v, 3.0, 4, .7), .5), .16)), [(.545, (0, 0, 0)), (.60, (1, 1, 1))])
    deep = n.mix(n.ramp(far, [(.0, (0, 0, 0)), (.62, (1, 1, 1))]), base, rgba("1d7c98"))
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", grass, .86), deep, n.ramp(n.noise(v, 6, 4, .7), [(.3, rgb("0c3c48")), (.7, rgb("1b5c64"))])))
    mesh("ground", [(-30, -30, DEPTH), (30, -30, DEPTH), (30, 30, DEPTH), (-30, 30, DEPTH)], [(0, 1, 2, 3)], m, False)
    # the surface: clear, it only mirrors a little of the sky
    m, n, out = material("surface")
    nrm = n.bump(n.noise(n.coord("Object", (1, 1.5, 1)), 2.2, 3, .6, .5), .35, .10)
    mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nrm}).outputs[0], 1.0)})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("eefaf8")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .08, "Normal": nrm}).outputs[0])
    n.put(out, "Surface", mx)
    o = mesh("surface", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], m, False)
    o.visible_shadow = False
    # the boat: a double-ender of the islands, white, with a deck of wood and thwarts
    white, teak = principled("hull", "f2ece0", .25, 0, Specular=.5, Clearcoat=.6)[0], walnut("9a6a3c", .5, 3.0)
    blue, inner = principled("strake", "2a5a7c", .3, 0, Clearcoat=.6)[0], principled("inner", "d8cbb2", .6)[0]
    L, B = 2.7, .98
    beam_ = lambda t: B * (1 - abs(t) ** 2.6) ** .62 * (1 - .10 * t)
    ts = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 90))
    ring = lambda k: [(t * L * k, beam_(t) * k) for t in ts] + [(t * L * k, -beam_(t) * k) for t in ts[::-1][1:-1]]
    def hull(u, w):
        q = ring(1 - .22 * (1 - w) ** 2)
        x_, y_ = q[int(round(u * len(q))) % len(q)]
        return (x_, y_, -.18 + (.72 + .10 * (x_ / L) ** 2) * w)
    k = len(ring(1))
    P = [grid("hull", hull, k, 14, white, close_u=True)]
    edge = [(x_, y_, .54 + .10 * (x_ / L) ** 2) for x_, y_ in ring(1.0)]
    P += [tube("gunwale", edge, .045, teak, True, 8), tube("strake", [(x_ * 1.005, y_ * 1.012, z - .12) for x_, y_, z in edge], .028, blue, True, 6)]
    P.append(prism("floor", [(x_, y_) for x_, y_ in ring(.93)], .04, inner, 0, (0, 0, .12), (-math.pi / 2, 0, 0)))
    def deck(lo, hi, z):
        sel = [t for t in np.linspace(lo, hi, 40)]
        return [(t * L * .97, beam_(t) * .97) for t in sel] + [(t * L * .97, -beam_(t) * .97) for t in sel[::-1]]
    for lo, hi in ((-.985, -.52), (.40, .985)):
        q = deck(lo, hi, .5)
        P.append(mesh("deck", [(a, b_, .545) for a, b_ in q], [tuple(range(len(q)))], teak, False))
        for j in range(-5, 6):
            y_ = j * .16
            xs = [t * L * .97 for t in np.linspace(lo, hi, 60) if beam_(t) * .95 > abs(y_)]
            if len(xs) > 1:
                P.append(box("seam", (xs[-1] - xs[0], .012, .004), ((xs[0] + xs[-1]) / 2, y_, .548), matte("2a1a10", .8), 0))
    for x_ in (-.72, .20):
        P.append(box("thwart", (.34, beam_(x_ / L) * 1.9, .05), (x_, 0, .44), teak, .012))
    P.append(box("hatch", (.62, .56, .10), (-.28, 0, .30), teak, .02))
    P.append(box("mat", (.72, .82, .10), (1.72, 0, .60), principled("mat", "c8562a", .9, Sheen=.4)[0], .045, segments=5))
    P.append(box("mat", (.46, .78, .10), (-1.78, 0, .60), principled("mat", "efe6d6", .9, Sheen=.4)[0], .045, segments=5))
    P += [tube("tiller", [(-2.35, 0, .66), (-1.35, .14, .72)], .028, teak, False, 8), tube("oar", [(-1.1, -.42, .52), (1.25, -.50, .52)], .022, teak, False, 8)]
    coil = [(2.16 + (.15 - .002 * t) * math.cos(t), (.15 - .002 * t) * math.sin(t), .57 + .004 * t) for t in np.linspace(0, 18, 90)]
    P.append(tube("line", [(4.81, 1.088, .12), (3.9, .60, .05), (2.75, .06, .62), (2.4, .1, .6)] + coil, .018, matte("e8dcc0", .9), False, 6))
    group(P, (.4, -.2, 0), 24)
    buoy = sphere("buoy", .24, (4.35, 2.75, .05), principled("buoy", "d8602c", .3, 0, Clearcoat=.6)[0], 48)
    sun((-.42, .34, -.84), 4.2, kelvin(5200), .6)
    camera((0, -2.6, 15.0), (.0, -.35, 0), 46, None, None)
    return dict(anchor=(96.5, .82), saturation=.84)


def riviera():
    """A glass on a balustrade of limestone above a bay full of lamps."""
    sky_gradient([(0, "131a28"), (.497, "7a5a60"), (.52, "5c5878"), (.56, "3a4a72"), (.66, "20345a"), (1, "101d36")], .42)
    sea(-30, 20, rough=.14)
    range_(2600, 60, 60, "33405e", .17, 4)
    range_(1500, 6, 34, "1e2740", .15, 9)
    for count, x, y, z, size, power in ((120, (-420, 420), 900, (-24, 40), 1.9, 1.1), (44, (-300, 300), 700, (-28, -25), 1.6, 1.6), (7, (-90, 120), 300, (-27, -24), 1.2, 1.5)):
        lamps(count, x, y, z, size, power)
    m, n, p = principled("limestone", "d8c8ac", .55, 0, Specular=.35)
    v = n.coord("Object")
    f, g = n.noise(v, 5, 5, .62, .6), n.noise(v, 60, 4, .65)
    n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", f, .7), n.math("MULTIPLY", g, .3)), [(.3, rgb("8f7d62")), (.5, rgb("d0bf9f")), (.75, rgb("e4d6bc"))]))
    n.put(p, "Normal", n.bump(n.math("ADD", f, n.math("MULTIPLY", g, .5)), .28, .008))
    box("rail", (9, .34, .085), (0, 0, -.0425), m, .022, segments=5)
    box("course", (9, .26, .05), (0, 0, -.11), m, .014, segments=4)
    for k in range(-6, 7):
        lathe("baluster", spline([(.055, -.70), (.06, -.66), (.035, -.62), (.07, -.50), (.075, -.42), (.040, -.24), (.034, -.20), (.055, -.17), (.055, -.13)], 80), m, 60, (.10 + .24 * k, 0, 0))
    bpy.context.scene.cycles.max_bounces = bpy.context.scene.cycles.transmission_bounces = 20
    clear = principled("crystal", "ffffff", .0, 0.0, Specular=.6, Transmission=1.0, IOR=1.45)[0]
    wine = principled("wine", "f6cf7c", .0, 0.0, Transmission=1.0, IOR=1.34)[0]
    g = [lathe("coupe", spline([(0, .004), (.036, .003), (.038, .006), (.010, .012), (.0045, .03), (.004, .085), (.008, .098), (.030, .112), (.050, .138), (.0525, .150), (.0512, .150), (.0485, .138), (.028, .1145), (.0, .106)], 200), clear, 160),
         lathe("wine", spline([(0, .1062), (.0278, .1148), (.0460, .1355), (.0462, .1362), (0, .1362)], 60), wine, 120)]
    group(g, (.10, -.03, 0), 0, 1.55)
    area((-1.2, -1.0, .9), (.08, 0, .08), .35, 13, kelvin(2900)).visible_glossy = True
    hidden(area((1.6, -1.6, 1.4), (.08, 0, 0), 1.4, 10, "9ab0d6"))
    area((.7, .9, .5), (.1, 0, .15), .25, 7, kelvin(2700), .5)
    camera((-.04, -1.25, .30), (.03, 0, .105), 58, 3.2, (.10, -.05, .16))
    return dict(anchor=(98.6, .86), saturation=.86)


if view != "balearic":
    ambient("4a6c9a", .14)
grade = dict(balearic=balearic, riviera=riviera, croatia=croatia, greece=greece, antilles=antilles, norway=norway)[view]()
bpy.context.scene.camera.data.clip_end = 20000
shoot("coast-" + view, 16, dict(NIGHT, bloom=.2, **grade))
