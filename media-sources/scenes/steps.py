"""What grows, what is chosen, what is fitted: four sprockets on one axle with a chain round the third (Brand & Talent Partnerships), a solitaire
board with balls of stone (Brand Collaborations), a lapel with its basting thread and a needle (Styling)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


def sprockets():
    """Seen at a slant before a wall of petrol; the largest is of brass and has no chain yet."""
    box("wall", (40, .2, 40), (0, 1.35, 0), plaster("7d9c9d", bump=.22, scale=.8), 0)
    steel = principled("steel", "b9b4aa", .30, 1.0)[0]
    dark = principled("dark steel", "5f5b57", .30, 1.0)[0]
    gold = brass(.20)
    PITCH = .205

    def cog(teeth, y, mat, holes, thick=.085):
        R = PITCH / 2 / math.sin(math.pi / teeth)
        pts = []
        for k in range(teeth):
            a = k * math.tau / teeth
            for da, dr in ((-.5, -.060), (-.36, -.058), (-.25, -.035), (-.15, .020), (-.07, .070), (.07, .070), (.15, .020), (.25, -.035), (.36, -.058)):
                t = a + (da + .5) * math.tau / teeth
                pts.append(((R + dr) * math.cos(t), (R + dr) * math.sin(t)))
        o = prism("cog", pts, thick, mat, .010, (0, y, 0), (0, 0, 0))
        for count, r, s in holes:                        # all in one tool: a cut for each takes minutes
            V, F = [], []
            for k in range(count):
                a = (k + .5) * math.tau / count
                ring = [(r * math.cos(a) + s * math.cos(t), r * math.sin(a) + s * math.sin(t)) for t in np.linspace(0, math.tau, 36, False)]
                b = len(V)
                V += [(x, e, z) for e in (-.3, .3) for x, z in ring]
                F += [tuple(range(b, b + 36)), tuple(range(b + 71, b + 35, -1))] + [(b + i, b + 36 + i, b + 36 + (i + 1) % 36, b + (i + 1) % 36) for i in range(36)]
            t = mesh("holes", V, F, None, False)
            t.location = (0, y, 0)
            cut(o, t)
            P.append(t)
        return o, R
    P = []
    for teeth, y, mat, holes in ((16, -.62, steel, ()), (29, -.36, dark, ((14, .765, .062),)), (44, -.10, steel, ((22, 1.235, .078),)), (66, .16, gold, ((30, 1.86, .105),))):
        o, R = cog(teeth, y, mat, holes)
        P.append(o)
        if teeth == 44:
            P += chain(R, teeth, y, steel, dark)
    for r, y, t, mat in ((.40, -.50, .22, dark), (.34, -.70, .06, steel), (.20, -.76, .10, gold), (.60, -.22, .14, dark), (.9, .04, .14, dark), (.5, .4, .5, dark)):
        P.append(disc("hub", r, (0, y, 0), mat, (0, 0, 0), t, .018))
    for k in range(5):
        a = k * math.tau / 5 + .3
        P.append(disc("bolt", .036, (.27 * math.cos(a), -.735, .27 * math.sin(a)), gold, (0, 0, 0), .03, .008, 48))
    P.append(disc("slot", .085, (0, -.815, 0), matte("0a0806", .9, .1), (0, 0, 0), .02, .002, 6))
    group(P, (0, 0, 0), 0, 1, (math.radians(-9), 0, math.radians(17)))
    spot((-8.5, -5.5, 4.6), (.1, .4, .1), 4200, 44, .6, kelvin(3700), .14)
    area((-5, -7, 4), (0, 0, 0), 3.0, 620, kelvin(4400), 5)
    area((6, -5, 3), (0, .5, 0), 3.0, 220, kelvin(6800), 6)
    area((9, -7.5, .5), (0, 0, 0), 8, 520, kelvin(3000), 9)
    area((0, -9, -2.5), (0, 0, 0), 5, 110, kelvin(5000), 3)
    area((-3, -2, -4.5), (0, 0, 0), 3, 60, kelvin(3000), 3)
    ambient("6a6660", .30)
    camera((-2.5, -8.6, 1.3), (.02, 0, .02), 60, 14, (-.3, -.5, .6))
    return dict(NIGHT, anchor=(95, .92), saturation=.90, bloom=.10)


def chain(R, teeth, y, plate, pin):
    """A chain laid all round a sprocket: rollers in every gap, plates outside and inside by turns."""
    P, step = [], math.tau / teeth
    at = lambda k: (R * math.cos(k * step), R * math.sin(k * step))
    for k in range(teeth):
        x, z = at(k)
        P.append(disc("roller", .066, (x, y, z), pin, (0, 0, 0), .13, .01, 40))
        for s in (-1, 1):
            P.append(disc("rivet", .030, (x, y + s * .132, z), plate, (0, 0, 0), .03, .006, 32))
        (ax, az), (bx, bz) = at(k), at(k + 1)
        length, a = math.hypot(bx - ax, bz - az), math.atan2(bz - az, bx - ax)
        # round one end, over the waist to the other
        left = [(.090 * math.cos(t), .090 * math.sin(t)) for t in np.linspace(math.pi - 1.95, math.pi + 1.95, 24)]
        right = [(length + .090 * math.cos(t), .090 * math.sin(t)) for t in np.linspace(-1.95, 1.95, 24)]
        out = left + [(length / 2, -.060)] + right + [(length / 2, .060)]
        out = [(ax + u * math.cos(a) - w * math.sin(a), az + u * math.sin(a) + w * math.cos(a)) for u, w in out]
        far = .108 if k % 2 else .080
        for s in (-1, 1):
            P.append(prism("plate", out, .024, plate, .006, (0, y + s * far, 0), (0, 0, 0)))
    return P


def timber(name, tone, dark, rough=.36):
    m, n, p = principled(name, tone, rough, 0, Specular=.4, Clearcoat=.25, Clearcoat_Roughness=.25)
    years = n.noise(n.coord("Object", (.35, 3.4, 3.4)), 1.3, 4, .55, .9)
    pore = n.noise(n.coord("Object", (2.2, 34, 34)), 3.2, 3, .65)
    base = rgb(tone)
    c = n.ramp(years, [(.30, rgb(dark)), (.45, base), (.54, tuple(x * .82 for x in base)), (.62, tuple(min(1, x * 1.12) for x in base)), (.75, base)])
    n.put(p, "Base Color", n.mix(n.ramp(pore, [(.34, (.30,) * 3), (.50, (0, 0, 0))]), c, rgba(dark)))
    n.put(p, "Normal", n.bump(pore, .08, .01))
    return m


def solitaire():
    """A round board with the holes of a solitaire, twenty-two balls of stone on it; three have been taken out and lie before it."""
    box("table", (60, 60, .2), (0, 0, -.46), plaster("6f857b", rough=.9, bump=.16, scale=.7), 0)
    maple = timber("maple", "e0bb86", "b88a54")
    GAP, HOLE, BOWL, BALL = .375, .115, .129, .158
    spots = [(i, j) for i in range(-3, 4) for j in range(-3, 4) if abs(i) < 2 or abs(j) < 2]
    turn = math.radians(14)
    at = {s: (GAP * (s[0] * math.cos(turn) - s[1] * math.sin(turn)), GAP * (s[0] * math.sin(turn) + s[1] * math.cos(turn))) for s in spots}
    centres = np.array(list(at.values()))

    def top(u, v):
        r, a = 1.42 * v, u * math.tau
        x, y = r * math.cos(a), r * math.sin(a)
        d = np.hypot(centres[:, 0] - x, centres[:, 1] - y).min()
        if d >= BOWL:
            return (x, y, 0)
        z = math.sqrt(BOWL ** 2 - HOLE ** 2) - math.sqrt(BOWL ** 2 - d * d)
        return (x, y, -.004 * math.log1p(math.exp(-z / .004)))     # a piece of a sphere whose edge has been sanded
    grid("top", top, 1500, 520, maple, close_u=True)
    lathe("rim", [(1.42, 0)] + spline([(1.44, -.004), (1.47, -.05), (1.56, -.085), (1.65, -.05), (1.68, .0), (1.72, .012), (1.80, .0), (1.86, -.06), (1.86, -.14), (1.80, -.22), (1.70, -.28), (1.62, -.34)], 120) + [(0, -.34)], maple, 260)
    tones = [("ddd0b8", "b89b74"), ("8c2f1c", "4a140c"), ("223f63", "8fa0ad"), ("2f5a44", "16301f"), ("1a1512", "5a4a3c"), ("c0822e", "6a3c12"), ("e9e2d4", "c9b79a"), ("7c4a5a", "3a1e2a")]
    mats = []
    for k, (base, vein) in enumerate(tones):
        m, n, p = principled("stone", base, .16, 0, Specular=.55, Clearcoat=.6, Clearcoat_Roughness=.04)
        f = n.noise(n.coord("Object", (1, 1, 2.2)), 5.5, 5, .62, 1.6)
        n.put(p, "Base Color", n.ramp(f, [(.34, rgb(vein)), (.47, rgb(base)), (.66, tuple(min(1, c * 1.2) for c in rgb(base)))]))
        mats.append(m)
    rng = random.Random(11)
    gone = {(0, 0), (0, -1), (1, -1), (0, -2), (1, -2), (0, -3), (1, -3), (2, 0), (-1, -3), (1, 0), (-2, 1)}
    left, order = [s for s in spots if s not in gone], (0, 2, 5, 1, 6, 3, 4, 7)
    for k, s in enumerate(left):
        o = sphere("ball", BALL, (at[s][0], at[s][1], .108), mats[order[k % 8] if k < 16 else order[(k * 3 + 1) % 8]], 72)
        o.rotation_euler = [rng.uniform(0, 6) for _ in range(3)]
    for (x, y), k in zip(((1.55, -1.62), (2.06, -1.18), (2.36, -.52)), (1, 6, 2)):
        o = sphere("taken", BALL, (x, y, -.36 + BALL), mats[k], 72)
        o.rotation_euler = [rng.uniform(0, 6) for _ in range(3)]
    spot((-6.2, 3.2, 7.2), (.1, 0, 0), 3700, 46, .5, kelvin(3700), .10)
    area((-4, 5, 5), (0, 0, 0), 3, 240, kelvin(4600), 5)
    area((5, -4, 6), (0, 0, 0), 4, 260, kelvin(6600), 4)
    area((0, -7, 5), (0, 0, 0), 4, 130, kelvin(5400))
    ambient("8a8680", .30)
    camera((.55, -8.6, 5.9), (.30, -.10, -.12), 66, 1.6, (.2, -.5, .05))
    return dict(NIGHT, anchor=(94, .84), saturation=.90, bloom=.08)


def lapel():
    """The lapel of a blue coat before it is finished: white basting along its edge, a worked buttonhole, the needle still in the cloth."""
    def wool(name, light, dark, turn):
        m, n, p = principled(name, light, .92, 0, Specular=.12, Sheen=.7)
        s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
        c, q = math.cos(turn), math.sin(turn)
        x = n.math("ADD", n.math("MULTIPLY", s["X"], c), n.math("MULTIPLY", s["Y"], q))
        y = n.math("SUBTRACT", n.math("MULTIPLY", s["Y"], c), n.math("MULTIPLY", s["X"], q))
        tri = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", x, 1.5)), .5))
        soft = n.noise(n.coord("Object"), 3.2, 3, .6)
        k = n.math("SINE", n.math("MULTIPLY", n.math("ADD", n.math("ADD", y, n.math("MULTIPLY", tri, 1.5)), n.math("MULTIPLY", soft, .10)), math.tau / .155))
        hair = n.noise(n.coord("Object"), 26, 3, .75)
        f = n.math("ADD", n.math("MULTIPLY_ADD", k, .30, .30), n.math("MULTIPLY", hair, .4))
        n.put(p, "Base Color", n.ramp(f, [(.22, rgb(dark)), (.78, rgb(light))]))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", k, .5), n.math("MULTIPLY", hair, 1.3)), .5, .045))
        return m
    body_, lapel_ = wool("front", "446289", "192d4c", .0), wool("lapel", "4b6b94", "1b3152", -.62)
    vest = wool("waistcoat", "8e5232", "4c2816", .25)
    thread = principled("thread", "f3e9d6", .7, Sheen=.4)[0]
    silk_ = principled("silk", "0f1b30", .45, Sheen=.6)[0]
    Y0, Y1 = -17.0, 15.0
    roll = lambda y: -1.5 - .20 * (y + 2) + .004 * (y + 2) ** 2 + (0 if y > -11 else .0)
    base = lambda x, y: .22 * math.sin(.30 * x + .24 * y + 1) + .12 * math.sin(.55 * x - .20 * y) + .03 * math.sin(1.2 * x + .4 * y)
    grid("shirt", lambda u, v: (-22 + 26 * u, Y0 - 4 + 42 * v, -1.5 + .5 * base(-22 + 26 * u, Y0 + 42 * v)), 120, 160, vest)

    def front(u, v):
        y = Y0 - 4 + 42 * v
        x = roll(y) + 24 * u
        return (x, y, base(x, y))
    grid("front", front, 240, 320, body_)
    # outer edge of the lapel: from the end of the roll, outwards to its point, then along the notch
    edge = spline([(roll(-13.2) + .1, -13.2), (.9 + 1.2, -8.5), (4.6, -3.5), (7.0, 1.2), (8.6, 4.9), (9.3, 6.5)], 300)

    def flap(bound, lows, mat, thick, lift, nu=200):
        """Cloth turned over at the roll: thick and round there, flat at its edge."""
        nv = len(bound)

        def fn(u, v):
            ex, ey = bound[round(v * (nv - 1))]
            ry = lows[0] + (lows[1] - lows[0]) * v
            rx = roll(ry)
            x, y = rx + (ex - rx) * u, ry + (ey - ry) * u
            d = math.hypot(ex - rx, ey - ry) * u
            up = 1.0 * min(1, math.hypot(ex - rx, ey - ry) / 3.5)
            z = base(x, y) + lift + thick + up * (math.exp(-d / 2.6) * (1 - math.exp(-(d / .32) ** .9)) * 1.35)
            e = math.hypot(ex - rx, ey - ry) - d
            return (x, y, z - .13 * math.exp(-(e / .16) ** 2))
        o = grid("flap", fn, nu, nv, mat)
        k = o.modifiers.new("thick", "SOLIDIFY")
        k.thickness, k.offset = .20, 1
        b = o.modifiers.new("round", "BEVEL")
        b.width, b.segments, b.limit_method = .07, 3, "ANGLE"
        return fn
    f = flap(edge, (-13.2, 6.6), lapel_, .10, .12)
    flap([(9.3 - .35 * k / 40, 6.5 + .06 * k / 40) for k in range(41)], (6.6, 7.9), lapel_, .10, .12)
    # the collar above the notch
    collar = spline([(6.9, 7.35), (8.4, 8.6), (9.2, 10.2), (8.6, 14), (7.6, 20)], 160)
    c = flap(collar, (7.6, 22.0), wool("collar", "446289", "192d4c", .5), .16, .50)
    wide = lambda fn, v, off: next((fn(u, v) for u in np.linspace(1, .2, 400) if math.hypot(fn(u, v)[0] - fn(1, v)[0], fn(u, v)[1] - fn(1, v)[1]) >= off), fn(1, v))

    def stitched(fn, off, long, gap, radius, span, out=.225, mat=thread, slant=0.0):
        vs = np.linspace(*span, 500)
        P = [wide(fn, v, off) for v in vs]
        run = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(P, P[1:])])])
        s = .2
        while s + long < run[-1]:
            t = np.linspace(s, s + long, 14)
            q = [(np.interp(x, run, [p[0] for p in P]) + slant * (i / 13 - .5), np.interp(x, run, [p[1] for p in P]), np.interp(x, run, [p[2] for p in P]) + out + .055 * math.sin(math.pi * i / 13) ** .4 - .05) for i, x in enumerate(t)]
            tube("stitch", q, radius, mat, False, 5)
            s += long + gap
    stitched(f, .95, 1.35, .62, .060, (.06, 1))
    stitched(c, .95, 1.35, .62, .060, (.02, .8))
    stitched(f, .22, .16, .34, .030, (.03, 1), mat=silk_)
    # the buttonhole below the point, worked in silk of the cloth's own blue, a little lighter
    knot = principled("twist", "6f88aa", .5, Sheen=.5)[0]
    A, B = Vector((7.45, 4.55, 0)), Vector((4.9, 4.15, 0))
    h = lambda x, y: base(x, y) + .12 + .10 + .20
    d = (B - A).normalized()
    nrm = Vector((-d.y, d.x, 0))
    dark = matte("060a12", .9, .1)
    tube("slit", [(q.x, q.y, h(q.x, q.y) + .02) for q in (A.lerp(B, t) for t in np.linspace(0, 1, 20))], .10, dark, False, 4)
    L = (B - A).length
    for s in (-1, 1):
        for k in range(int(L / .125)):
            q = A + d * (k * .125)
            e0, e1, e2 = q + nrm * s * .11, q + nrm * s * .24 + d * .01, q + nrm * s * .40
            tube("worked", [(e0.x, e0.y, h(e0.x, e0.y) + .05), (e0.x, e0.y, h(e0.x, e0.y) + .12), (e1.x, e1.y, h(e1.x, e1.y) + .10), (e2.x, e2.y, h(e2.x, e2.y) - .01)], .048, knot, False, 5)
    for k in range(7):
        t = (k / 6 - .5) * 1.9
        q = A - d * .05 + nrm * .14 * t * 1.1
        e = q - d * (.24 * math.cos(t))
        tube("eye", [(q.x, q.y, h(q.x, q.y) + .11), (e.x, e.y, h(e.x, e.y) + .02)], .048, knot, False, 5)
    # the needle, through the lapel at a slant, with the thread in its eye
    steel = principled("needle", "f4efe6", .30, 1.0)[0]
    n0, n1 = Vector((2.1, -2.7, 0)), Vector((6.4, -6.2, 0))
    n0.z, n1.z = h(n0.x, n0.y) + .30, h(n1.x, n1.y) + .75
    pts = [n0.lerp(n1, t) for t in np.linspace(-.12, 1, 40)]
    tube("needle", [tuple(p) for p in pts], .10, steel, False, 10)
    tip = n0.lerp(n1, -.12)
    loose = spline([tuple(n1.lerp(n0, .05)), (7.6, -6.6, h(7, -6) + .5), (9.2, -5.2, base(9.2, -5.2) + .12), (10.4, -2.4, base(10.4, -2.4) + .08), (9.2, .2, base(9.2, .2) + .08), (10.6, 2.4, base(10.6, 2.4) + .08), (14, 2.9, base(14, 2.9) + .08), (18, 1.2, base(18, 1.2) + .08)], 200)
    tube("loose", loose, .055, thread, False, 5)
    spot((-17, 10, 9.5), (4.0, -.5, 0), 52000, 42, .7, kelvin(3400), .4)
    area((-12, 12, 10), (3, 0, 0), 6, 1100, kelvin(4200))
    area((16, -6, 11), (3, 0, 0), 6, 800, kelvin(6600))
    area((12, 13, 9), (4, -3, 0), 6, 900, kelvin(5200))
    area((2, -16, 12), (3, 0, 0), 6, 600, kelvin(5400))
    ambient("4a4a4c", .20)
    camera((2.6, -16.5, 25.5), (3.4, -.9, 0), 52, .42, (5.5, 1.5, .3))
    return dict(NIGHT, anchor=(95, .84), bloom=.08, saturation=.90)


SIZES = dict(sprockets=(2400, 1350), solitaire=(2400, 1400), lapel=(1600, 2000))
VIEWS = {f.__name__: f for f in (sprockets, solitaire, lapel)}
view = ARGS.view or "sprockets"
begin(*SIZES[view])
shoot(view, 16, VIEWS[view]())
