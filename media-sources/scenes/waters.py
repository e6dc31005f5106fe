"""Yachts & boats: three more waters, each at an hour of its own. `--view greece`: a white chapel in the morning; `--view antilles`: a
yacht over turquoise shallows, straight from above; `--view riviera`: the lamps of a bay at night."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "greece"
begin(1600, 1067)


def cone(points, seed, rough=.004):
    """A torn line of hills through (x, z)."""
    rs = np.random.default_rng(seed)
    xs = np.linspace(points[0][0], points[-1][0], 500)
    span = xs[-1] - xs[0]
    zs = np.interp(xs, *zip(*spline(points, 240))) + sum(rough * span / (k + 1) * (np.abs(np.sin(xs / span * (40 + 61 * k) + rs.uniform(0, 6))) - .5) for k in range(7))
    return list(zip(xs, zs))


def greece():
    """Walls, a dome and a bell above the sea; the sun is behind us on the left and throws hard shadows."""
    sky_gradient([(0, "8f9fae"), (.498, "c9b9a2"), (.515, "d6cbb8"), (.56, "a9bfd0"), (.68, "6f9cc4"), (1, "4a7fb2")], 1.45)
    sun((.84, .46, -.62), 4.2, kelvin(4700), .6)
    E = 46.0
    m, n, p = principled("sea", "1c5878", .22, 0, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.03, .10, 1)), 1.2, 5, .62, .4), .6, 2.0))
    mesh("sea", [(-9000, 20, -E), (9000, 20, -E), (9000, 14000, -E), (-9000, 14000, -E)], [(0, 1, 2, 3)], m)
    for y, pts, c in ((9000, ((-4200, -60), (-3300, 210), (-2500, 520), (-1700, 330), (-900, 410), (-100, 120), (500, -60)), "93a4b4"),
                      (6200, ((-4200, 160), (-3300, 300), (-2500, 190), (-1900, 60), (-1500, -60)), "7a8c9e")):
        prism("island", cone(pts, y) + [(pts[-1][0], -90), (pts[0][0], -90)], .1, glow(c, .62), 0, (0, y, -E))
    white = plaster("f1e9dc", bump=.10, scale=.5)
    blue, n, p = principled("blue", "1f4f8c", .42, 0, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 2.2, 4, .6), .12, .04))
    wood = matte("2a5486", .6, .3)
    X = 2.1
    box("nave", (6.4, 7, 4.0), (X, 13.5, -2.6), white, .14, segments=5)
    box("cornice", (6.6, 7.2, .18), (X, 13.5, -.58), white, .07)
    lathe("drum", [(0, -1), (1.86, -1), (1.86, .55), (1.98, .60), (1.98, .74), (1.80, .78)], white, 120, (X, 12.9, 0))
    for k in range(9):
        a = -math.pi / 2 + (k - 4) * .55
        o = prism("niche", arch_outline(.30, .78), .10, wood, 0, (X + 1.84 * math.cos(a), 12.9 + 1.84 * math.sin(a), -.42), (0, 0, a + math.pi / 2))
    lathe("dome", [(1.80 * math.cos(t), .74 + 1.72 * math.sin(t)) for t in np.linspace(0, math.pi / 2 - .01, 60)], blue, 160, (X, 12.9, 0))
    lathe("knob", [(0, 0), (.16, 0), (.13, .12), (.06, .18), (.05, .34), (0, .34)], white, 40, (X, 12.9, 2.42))
    for s in ((.07, .07, .62), (.40, .07, .07)):
        box("cross", s, (X, 12.9, 3.02 if s[0] < .1 else 3.10), white, .01)
    # the bell in its arch, a door, the wall before them, a court one step down
    g = box("bellcote", (2.1, .62, 3.0), (-2.35, 12.0, .4), white, .08)
    cut(g, prism("t", arch_outline(1.05, 1.75), 3, None, 0, (-2.35, 12.0, -.25)))
    prism("gable", [(-1.15, 0), (1.15, 0), (0, .62)], .66, white, .05, (-2.35, 12.0, 1.88))
    lathe("bell", spline([(0, .62), (.10, .60), (.20, .48), (.25, .22), (.36, 0), (.33, 0), (0, .1)], 50), bronze("9a6b3c", .3, .4), 80, (-2.35, 12.0, .42))
    tube("rope", [(-2.35, 11.9, .42), (-2.33, 11.7, -1.6)], .016, matte("8a7458", .9))
    box("foot", (2.6, 1.6, 3.4), (-2.35, 12.2, -2.7), white, .10)
    prism("door", arch_outline(.8, 1.2), .10, wood, .01, (X + 1.3, 9.98, -3.0))
    box("wall", (30, .55, 1.5), (0, 8.4, -3.62), white, .20, segments=6)
    box("court", (40, 14, .3), (0, 5, -4.6), plaster("d8c8b0", bump=.2), 0)
    box("lower", (12, 6, 3.4), (-9.8, 15, -4.4), white, .14)
    box("lower", (8, 6, 3.0), (9.4, 15.5, -3.0), white, .14)
    # a pot with a bougainvillea that hangs over the wall, a yacht far below
    rs = np.random.default_rng(4)
    leaf, bloom_ = matte("3c4a26", .9, .1), matte("a8345a", .8, .1)
    lathe("pot", spline([(0, 0), (.30, 0), (.40, .50), (.46, .62), (.40, .62), (.30, .5), (0, .45)], 40), principled("clay", "a85e36", .8)[0], 80, (-4.6, 8.35, -2.9))
    for k in range(260):
        a, q, t = rs.uniform(0, math.tau), rs.uniform(0, 1) ** .6, rs.uniform(0, 1)
        c = (-4.6 + .85 * q * math.cos(a), 8.25 + .45 * q * math.sin(a), -2.05 + .62 * t - .55 * q * q)
        w = rs.uniform(.07, .13)
        o = mesh("leaf", [(-w, 0, 0), (0, -w * .2, w * .7), (w, 0, 0), (0, w * .2, -w * .7)], [(0, 1, 2, 3)], bloom_ if rs.uniform() < .62 else leaf, False)
        o.location, o.rotation_euler = c, tuple(rs.uniform(-1, 1, 3))
    for k in range(420):                            # an olive tree off the picture; its shadow lies on the wall
        c = Vector((-7.45, 5.7, 2.75)) + Vector(rs.normal(0, 1, 3)) * .62
        w = rs.uniform(.05, .12)
        o = mesh("leaf", [(-w * 2.4, 0, 0), (0, 0, w * .8), (w * 2.4, 0, 0), (0, 0, -w * .8)], [(0, 1, 2, 3)], leaf, False)
        o.location, o.rotation_euler = c, tuple(rs.uniform(-1.5, 1.5, 3))
    for a in ((-.9, .1, .8), (.5, -.2, .9), (.1, .3, -1.2), (-.4, -.3, -.2)):
        tube("branch", [(-7.45, 5.7, 1.4), (-7.45 + a[0], 5.7 + a[1], 2.7 + a[2])], .045, leaf)
    hull = matte("f0ece4", .4)
    Y = 620
    prism("hull", [(-9, 1.2), (9.6, 1.9), (8.2, 0), (-8.6, 0)], 3.6, hull, .3, (-156, Y, -E))
    prism("cabin", [(-5, 1.4), (3.2, 1.6), (1.8, 2.7), (-4.4, 2.7)], 2.6, hull, .3, (-156, Y, -E))
    tube("mast", [(-155, Y, -E), (-155, Y, -E + 21)], .16, hull)
    prism("sail", [(.3, 3.0), (-7.6, 3.0), (-7.6, 3.6), (.3, 3.7)], .5, matte("d9c4a7", .8), .1, (-155, Y, -E))
    camera((-.5, -3.2, -.55), (-.5, 30, -.55), 36, None, None, (0, .085))
    return dict(DAY, anchor=(93, .80), saturation=.88, bloom=.08)


def antilles():
    """From the air: sand, foam, water that deepens, a yacht above its own shadow, two palms at the edge."""
    ambient("9fb8c8", .55)
    sun((.66, -.34, -.72), 4.2, kelvin(5000), .5)
    m, n, p = principled("bay", "ffffff", .5, 0, Specular=.12)
    o = n.coord("Object")
    s = n.add("ShaderNodeSeparateXYZ", {0: o})
    wob = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(n.coord("Object", (.07, .07, 1)), 1.0, 4, .55), .5), 13.0)
    d = n.math("ADD", n.math("MULTIPLY_ADD", s.outputs["Y"], .42, wob), n.math("MULTIPLY", s.outputs["X"], -1.0))     # grows away from the shore, to the left
    t = n.math("DIVIDE", n.math("ADD", d, 22.0), 52.0, clamp=True)
    base = n.ramp(t, [(0, rgba("e9d3ae")), (.13, rgba("dcc196")), (.165, rgba("b99a70")), (.178, rgba("f6efe2")), (.192, rgba("cfdcc8")), (.27, rgba("8fcfc4")), (.46, rgba("35a3a6")), (.72, rgba("157a8a")), (1, rgba("0d4f6a"))])
    under = n.ramp(t, [(.19, (0, 0, 0)), (.30, (1, 1, 1))])
    reef = n.ramp(n.noise(n.coord("Object", (.10, .10, 1)), 1.3, 6, .66, .4), [(.52, (0, 0, 0)), (.60, (1, 1, 1))])
    reef = n.math("MULTIPLY", n.math("MULTIPLY", reef, n.ramp(t, [(.42, (0, 0, 0)), (.60, (1, 1, 1))])), .62)
    c = n.mix(reef, base, rgba("123f46"))
    net = n.add("ShaderNodeTexVoronoi", {"Vector": n.add("ShaderNodeVectorMath", {0: o, 1: n.add("ShaderNodeTexNoise", {"Vector": o, "Scale": .35, "Detail": 5}).outputs["Color"]}, operation="ADD").outputs[0], "Scale": .95}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    lace = n.math("MULTIPLY", n.ramp(net, [(0, (1, 1, 1)), (.12, (.30,) * 3), (.34, (0, 0, 0))]), n.math("MULTIPLY", under, .035))
    c = n.mix(lace, c, rgba("f2f7ea"), "SCREEN")
    grainy = n.noise(o, 9, 3, .7)
    c = n.mix(n.math("MULTIPLY", n.math("SUBTRACT", 1.0, under), .18), c, n.ramp(grainy, [(.3, rgba("a88a5e")), (.7, rgba("f2dfbc"))]))
    n.put(p, "Base Color", c)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, .9, 1)), 1.4, 4, .6, .5), .35, .25))
    mesh("bay", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], m, False)
    hull, teak, dark, canvas = principled("hull", "f2ece0", .4, Specular=.4)[0], walnut("b08a5a", .6, 1.4), matte("1c2730", .3, .5), matte("d8c4a4", .85)
    L, B = 8.2, 2.25
    side = [(L * t, B * (1 - max(0, (t + .15) / 1.15) ** 2.3) * (1 - .22 * max(0, -t - .3) ** 1.2)) for t in np.linspace(-1, 1, 70)]
    P = []

    def plate(name, pts, z, h, mat, bevel=.06):
        return prism(name, pts, h, mat, bevel, (0, 0, z), (-math.pi / 2, 0, 0))
    outline = [(x, -y) for x, y in side] + [(x, y) for x, y in side[::-1]]
    P += [plate("hull", outline, 2.6, 1.3, hull, .18), plate("deck", [(x * .965, y * .90) for x, y in outline], 3.26, .06, teak, .01)]
    roof = [(-1.6, -1.05), (2.4, -.98), (4.0, -.55), (4.3, 0), (4.0, .55), (2.4, .98), (-1.6, 1.05)]
    P += [plate("roof", roof, 3.6, .6, hull, .16)]
    for y in (-.86, .86):
        P.append(plate("light", [(-.8, y - .06), (1.9, y * .93 - .06), (1.9, y * .93 + .06), (-.8, y + .06)], 3.92, .04, dark, .01))
    for x in (.4, 1.7, 3.1):
        P.append(plate("hatch", [(x - .28, -.28), (x + .28, -.28), (x + .28, .28), (x - .28, .28)], 3.94, .06, dark, .03))
    P += [plate("cockpit", [(-6.6, -1.15), (-2.0, -1.15), (-2.0, 1.15), (-6.6, 1.15)], 3.31, .04, matte("6a4e30", .7), .02), plate("table", [(-4.8, -.30), (-3.0, -.30), (-3.0, .30), (-4.8, .30)], 3.9, .08, teak, .03)]
    for y in (-.92, .92):
        P.append(plate("cushion", [(-5.9, y - .22), (-2.2, y - .22), (-2.2, y + .22), (-5.9, y + .22)], 3.62, .2, canvas, .08))
    P += [plate("bimini", [(-2.9, -1.3), (-1.3, -1.3), (-1.3, 1.3), (-2.9, 1.3)], 5.6, .08, canvas, .06), tube("mast", [(1.2, 0, 3.4), (1.2, 0, 23)], .12, matte("e9e2d4", .4)), tube("boom", [(1.2, 0, 5.0), (-5.0, .05, 5.2)], .20, canvas)]
    for q in ((8.1, 0, 3.4), (-8.0, 0, 3.4)):
        P.append(tube("stay", [q, (1.2, 0, 22.5)], .022, dark))
    for s in (-1, 1):
        P += [tube("shroud", [(1.0, s * 2.1, 3.3), (1.2, s * .6, 13), (1.2, 0, 22.4)], .022, dark), torus("helm", .42, .04, dark, (-6.0, s * .62, 4.0), (0, math.radians(80), 0), 40, 8)]
    tender = [(1.5 * math.cos(a) * (1 if math.cos(a) < 0 else 1.25), .66 * math.sin(a)) for a in np.linspace(0, math.tau, 50)[:-1]]
    T = [tube("tender", [(x, y, 2.3) for x, y in tender], .24, matte("cfc6b8", .6), True), plate("floor", [(x * .9, y * .85) for x, y in tender], 2.2, .1, matte("6a5a48", .8), 0)]
    group(T, (-16.9, -2.0, 0), 12)
    group(P, (-6.4, 2.4, 0), 27)
    tube("painter", spline([(-15.0, -1.6, 2.5), (-14.6, -1.5, 2.1), (-14.0, -1.2, 3.0), (-13.7, -1.3, 3.4)], 40), .035, matte("e0d4bc", .8))
    green, trunk = principled("frond", "76904e", .6, Specular=.25)[0], matte("7a6248", .9)
    rs = np.random.default_rng(8)

    def palm(x, y, h, s, lean):
        top = Vector((x + lean[0], y + lean[1], h))
        tube("trunk", spline([(x, y, 0), (x + lean[0] * .3, y + lean[1] * .3, h * .55), tuple(top)], 30), .17, trunk)
        for k in range(15):
            a, l = k / 15 * math.tau + rs.uniform(-.24, .24), s * rs.uniform(.72, 1.15)
            u, w = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
            rise = rs.uniform(.2, .55)
            rib = [top + u * l * t + Vector((0, 0, l * (rise * t - .95 * t * t))) for t in np.linspace(0, 1, 26)]
            V, F = [], []
            for i in range(1, 25):
                reach = .26 * s * math.sin(math.pi * (i / 25) ** .8) + .04
                for sg in (-1, 1):
                    b = len(V)
                    q = rib[i]
                    V += [q, q + u * .055 * s, q + w * sg * reach + u * .16 * s - Vector((0, 0, .12 * s))]
                    F.append((b, b + 1, b + 2))
            mesh("frond", V, F, green, False)
            tube("rib", [tuple(q) for q in rib], .022, green, res=2)
    palm(17.2, -8.4, 8.5, 3.5, (-2.2, .8))
    palm(21.5, -2.8, 7.2, 3.1, (-1.2, -.4))
    palm(20.3, 9.8, 9.0, 3.3, (-2.0, 1.2))
    c = camera((0, 0, 84), (0, 0, 0), 70)
    c.rotation_euler = (0, 0, 0)
    return dict(DAY, anchor=(90, .72), saturation=.86, bloom=.06, vignette=.2)


def riviera():
    """A bay seen from its hillside at night: lamps along the water, windows up the slopes, yachts at anchor."""
    E = 120.0
    sky_gradient([(0, "05080f"), (.498, "121a2a"), (.503, "5a4a4c"), (.52, "3a4258"), (.57, "1e2c48"), (.68, "101c34"), (1, "070e1e")], .24)
    m, n, p = principled("sea", "050b14", .10, 0, Specular=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.10, .04, 1)), 1.1, 5, .62, .4), .5, 1.0))
    mesh("sea", [(-6000, 10, 0), (6000, 10, 0), (6000, 9000, 0), (-6000, 9000, 0)], [(0, 1, 2, 3)], m)
    for y, pts, c, e in ((5200, ((-3600, 420), (-2600, 640), (-1500, 470), (-500, 720), (600, 560), (1500, 800), (2600, 620), (3600, 820)), "2c3a54", .13),
                         (3300, ((-2400, 130), (-1500, 250), (-600, 190), (200, 330), (1000, 290), (1700, 430), (2400, 520)), "18233a", .12)):
        prism("ridge", cone(pts, y, .0025) + [(pts[-1][0], -50), (pts[0][0], -50)], .1, glow(c, e), 0, (0, y, 0))
    rs = np.random.default_rng(11)
    # the shore runs from the near right round to the far left
    shore = np.array(spline([(330, 330), (400, 620), (420, 1000), (330, 1420), (110, 1760), (-230, 1960), (-640, 2020), (-1150, 1960), (-1500, 1850)], 600))
    land = matte("0b0e13", .95, .05)
    V, F = [], []
    for i, (x, y) in enumerate(shore):
        nx, ny = np.array(shore[min(i + 1, 599)]) - np.array(shore[max(i - 1, 0)])
        l = math.hypot(nx, ny)
        ox, oy = ny / l, -nx / l
        ox, oy = (ox, oy) if ox * x + oy * (y - 900) > 0 else (-ox, -oy)
        for k, (q, h) in enumerate(((0, 0), (4, 5), (60, 10), (240, 44), (520, 105 + 26 * math.sin(i * .03)), (900, 160 + 50 * math.sin(i * .021)))):
            V.append((x + ox * q, y + oy * q, h))
        if i:
            F += [((i - 1) * 6 + k, i * 6 + k, i * 6 + k + 1, (i - 1) * 6 + k + 1) for k in range(5)]
    mesh("land", V, F, land)
    m, n, out = material("facades")                 # the fronts along the water, lit from below
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    fall = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("DIVIDE", z, 34.0, clamp=True), clamp=True), 2.0)
    patch = n.ramp(n.noise(n.coord("Object", (.022, .022, .03)), 1.0, 3, .7), [(.35, (.10,) * 3), (.65, (1,) * 3)])
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(2450), 1), "Strength": n.math("MULTIPLY", n.math("MULTIPLY", fall, patch), .34)}))
    m.cycles.sample_as_light = False
    mesh("facades", [(x * 1.004, y * 1.004, z) for x, y in shore for z in (3, 40)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(599)], m, False)
    lamps = {}

    def lamp(kind, x, y, z, r):
        lamps.setdefault(kind, []).append((x, y, z, r))
    for i in range(6, 600, 5):
        x, y = shore[i]
        lamp("quay", x, y, 9, .0016 * math.hypot(x, y))
    for k in range(1900):
        i = int(rs.integers(0, 599))
        a, b = np.array(V[i * 6 + 2]), np.array(V[i * 6 + 5])
        t = rs.uniform(0, 1) ** 2.1 * .85
        j = 2 + min(2, int(t * 3))
        q = np.array(V[i * 6 + j]) * (1 - (t * 3 - int(t * 3))) + np.array(V[i * 6 + min(5, j + 1)]) * (t * 3 - int(t * 3))
        lamp(("warm", "warm", "pale", "faint")[int(rs.integers(4))], q[0], q[1], q[2] + rs.uniform(3, 16), .00085 * math.hypot(q[0], q[1]) * rs.uniform(.6, 1.25))
    for kind, c, e in (("quay", kelvin(2700), 7.5), ("warm", kelvin(2500), 4.0), ("pale", kelvin(3400), 3.2), ("faint", kelvin(2300), 1.6)):
        pts = np.array(lamps[kind])
        m = glow(c, e)
        m.cycles.sample_as_light = False
        unit = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
        tri = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
        mesh("lamps", [tuple(q[:3] + u * q[3]) for q in pts for u in unit], [tuple(6 * i + k for k in f) for i in range(len(pts)) for f in tri], m, False)
    for x, y, s in ((-40, 560, 1.0), (120, 820, 1.1), (-250, 900, 1.3), (-20, 1250, 1.3), (-420, 1400, 1.2)):
        dark_ = glow("0a0e16", .3)
        prism("hull", [(-16 * s, 4 * s), (17 * s, 5.4 * s), (13 * s, 0), (-15 * s, 0)], 5, dark_, 0, (x, y, 0))
        prism("house", [(-10 * s, 4 * s), (6 * s, 4.4 * s), (2 * s, 8 * s), (-9 * s, 8 * s)], 4, dark_, 0, (x, y, 0))
        cabin = glow(kelvin(2700), 1.0)
        prism("cabin", [(-8 * s, 5.2 * s), (3 * s, 5.4 * s), (2 * s, 6.8 * s), (-8 * s, 6.8 * s)], .2, cabin, 0, (x, y - 3, 0))
        prism("ports", [(-11 * s, 2.2 * s), (8 * s, 2.6 * s), (8 * s, 3.0 * s), (-11 * s, 2.7 * s)], .2, cabin, 0, (x, y - 3, 0))
        sphere("ride", .0012 * y, (x - 1, y - 4, 17 * s), glow(kelvin(3600), 4), 12)
    # what stands before it: a balustrade and the crowns of two umbrella pines
    ink = glow("05070a", .3)
    camera((0, 0, E), (0, 100, E), 40, None, None, (0, -.045))
    for x0, top, w in ((-6.6, 2.9, 3.4), (-9.2, 1.5, 2.6)):
        y = 17
        tube("trunk", spline([(x0 - 1.3, y, E - 9), (x0 - .5, y, E - 2), (x0, y, E + top - .3)], 30), .10, ink)
        for a in (-.7, -.3, .35, .75):
            tube("branch", spline([(x0, y, E + top - 1.7), (x0 + a * w * .5, y, E + top - .7), (x0 + a * w, y, E + top)], 20), .06, ink)
        crown = [(x0 + w * math.cos(t) * (1 + .05 * math.sin(9 * t)), E + top + .10 + (1.0 if math.sin(t) > 0 else .22) * math.sin(t) * (.85 + .10 * math.sin(14 * t) + .06 * math.sin(37 * t) + .05 * math.sin(61 * t))) for t in np.linspace(0, math.tau, 260)[:-1]]
        prism("crown", crown, .1, ink, 0, (0, y - .1, 0))
    return dict(NIGHT, anchor=(99.1, .95), bloom=.30, halation=.12, saturation=.92)


grade = dict(greece=greece, antilles=antilles, riviera=riviera)[view]()
bpy.context.scene.camera.data.clip_end = 20000
shoot("coast-" + view, 16, grade)
