"""Yachts & boats: the lamps of a bay of the Riviera at night (`--view riviera`)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "riviera"
begin(1600, 1067)


def cone(points, seed, rough=.004):
    """A torn line of hills through (x, z)."""
    rs = np.random.default_rng(seed)
    xs = np.linspace(points[0][0], points[-1][0], 500)
    span = xs[-1] - xs[0]
    zs = np.interp(xs, *zip(*spline(points, 240))) + sum(rough * span / (k + 1) * (np.abs(np.sin(xs / span * (40 + 61 * k) + rs.uniform(0, 6))) - .5) for k in range(7))
    return list(zip(xs, zs))


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


grade = dict(riviera=riviera)[view]()
bpy.context.scene.camera.data.clip_end = 20000
shoot("coast-" + view, 16, grade)
