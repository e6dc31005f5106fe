"""Close views of what the work is done with: a knife on a wet stone, a zip, a joint of two woods, three vessels of clay, a
section sign of brass, a notebook of tallies, linen, the keys of a piano, a carabiner."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


def grain(name, tone, dark, rough, axis=0, scale=1.0, coat=.0):
    """Plain-sawn wood, its years along x, y or z."""
    m, n, p = principled(name, tone, rough, 0, Specular=.4, Clearcoat=coat, Clearcoat_Roughness=.2)
    long, cross = [1.0 * scale] * 3, [9.0 * scale] * 3
    long[axis], cross[axis] = .10 * scale, .35 * scale
    years = n.noise(n.coord("Object", tuple(long)), 2.4, 4, .55, .9)
    pore = n.noise(n.coord("Object", tuple(cross)), 3.2, 3, .65)
    base = rgb(tone)
    c = n.ramp(years, [(.30, rgb(dark)), (.44, base), (.52, tuple(x * .72 for x in base)), (.60, tuple(min(1, x * 1.18) for x in base)), (.72, base)])
    n.put(p, "Base Color", n.mix(n.ramp(pore, [(.32, (.55,) * 3), (.50, (0, 0, 0))]), c, rgba(dark)))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", years, .12, rough - .04))
    n.put(p, "Normal", n.bump(pore, .12, .02))
    return m


def whetstone():
    """A knife on a wet whetstone, seen by the one who grinds."""
    table = walnut("2e1a0e", .34, .16)
    for k in range(-3, 5):
        box("plank", (90, 11.8, 2), (random.uniform(-9, 9), 12 * k, -2.6), table, .12)

    def wet(name, tone, dark):
        m, n, p = principled(name, tone, .5, 0, Specular=.35)
        film = n.ramp(n.noise(n.coord("Object", (.5, .5, .16)), .34, 3, .5, .6), [(.40, (0, 0, 0)), (.52, (1, 1, 1))])
        streak = n.noise(n.coord("Object"), .5, 4, .6, .3)
        c = n.mix(n.ramp(streak, [(.42, (0, 0, 0)), (.74, (.65,) * 3)]), rgba(tone), rgba(dark))
        n.put(p, "Base Color", n.mix(n.math("MULTIPLY", film, .35), c, rgba(dark)))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", film, -.14, .62))
        n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 9, 2, .6), .16, .05))
        return m
    S = [prism("fine", rounded_outline(7.4, 24, .18), 1.7, wet("fine", "a9aca0", "85897d"), .12, (0, 0, .85), FLAT), prism("coarse", rounded_outline(7.4, 24, .18), 1.7, wet("coarse", "8a4326", "4a2212"), .12, (0, 0, -.82), FLAT),
         box("bed", (10.4, 29, 1.2), (0, 0, -1.55 + .3), grain("bed", "6e4526", "2c170b", .34, 1, .4, .3), .3)]
    for y in (-12.7, 12.7):
        S.append(box("stop", (9.2, 1.2, 1.5), (0, y, -.2), grain("stop", "6e4526", "2c170b", .34, 0, .4, .3), .2))
    group(S, (-.6, 2.0, .35), 17)
    # the knife: brushed steel, its edge ground bright
    steel, n, p = principled("steel", "cfcac2", .22, 1.0)
    sep = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    bevel = n.ramp(n.math("MULTIPLY", sep["Y"], .2), [(.168, (1, 1, 1)), (.172, (0, 0, 0))])
    brush = n.noise(n.coord("Object", (5, .2, 1)), 2.0, 2, .6)
    n.put(p, "Base Color", n.mix(bevel, n.mix(brush, rgba("8f8b85"), rgba("b4b0a9")), rgba("f0ece6")))
    n.put(p, "Metallic", n.math("MULTIPLY_ADD", bevel, -.50, .85))
    n.put(p, "Roughness", .30)
    L = 16.5
    edge = lambda x: .0 if x < 9 else 4.15 * ((x - 9) / (L - 9)) ** 2.6
    spine = lambda x: 4.75 - .02 * x - .35 * max(0, (x - 14) / 7.5) ** 2

    thick = lambda x: .105 * (1 - .55 * x / L) * min(1, max(.02, spine(x) - edge(x)) / 1.6)          # half of it, at the spine: two millimetres, one before the tip

    def side(s):
        def fn(u, v):
            x = L * u
            lo, hi = edge(x), max(spine(x), edge(x) + .01)
            y = lo + (hi - lo) * v
            t = thick(x) * (.05 + .95 * min(1, (y - lo) / max(.3, hi - lo)) ** .8)
            return (x, y, s * t)
        return grid("side", fn, 180, 40, steel)
    B = [side(1), side(-1), grid("back", lambda u, v: (L * u, spine(L * u), (2 * v - 1) * thick(L * u)), 180, 3, steel), grid("heel", lambda u, v: (0, 4.75 * v, (2 * u - 1) * thick(0) * (.05 + .95 * v ** .8)), 3, 20, steel)]
    wood = grain("magnolia", "b98a54", "6a4422", .42, 0, .5, .1)
    oct_ = [(1.42 * math.cos(a) * .92, 1.42 * math.sin(a)) for a in np.linspace(0, math.tau, 9)[:-1] + math.pi / 8]
    B += [prism("handle", oct_, 12.6, wood, .10, (-9.7, 2.75, 0), (0, 0, math.pi / 2)), prism("horn", [(x * 1.02, z * 1.02) for x, z in oct_], 2.6, principled("horn", "140d09", .16, Specular=.6)[0], .12, (-2.2, 2.75, 0), (0, 0, math.pi / 2)),
          box("tang", (2.6, 1.7, .13), (-1.28, 2.75, 0), principled("tang", "8f8b85", .30, 1.0)[0], .05)]
    group(B, (6.7, -.7, 2.06), rot=(math.radians(1.3), 0, math.radians(180 - 29)))          # its lower face lies on the stone
    spot((-17, 20, 24), (0, 0, 2), 30000, 34, .35, kelvin(3400), .3)
    area((3, 32, 11), (0, 0, 2), 22, 560, kelvin(3700), 6)
    area((4, 21, 21), (0, 0, 2), 9, 6500, kelvin(4200), 9)
    area((-22, 4, 16), (0, 0, 2), 8, 2600, kelvin(6800), 14)
    area((16, -14, 20), (2, -3, 2), 8, 700, kelvin(5200))
    area((-4, 3, 30), (0, 0, 2), 12, 1100, kelvin(5600))
    ambient("2c2620", .16)
    camera((3.2, -27, 14.5), (2.4, .2, 1.2), 48, .16, (-1.5, -.6, 2.4))
    return dict(NIGHT, anchor=(97.2, .86), bloom=.12, saturation=.90)


def zip_():
    """A brass zip in satin, half open, the light on its slider."""
    gap = lambda y: 0.0 if y < .6 else .105 * (y - .6) ** 1.55
    lean = lambda y: math.atan2(gap(y + .01) - gap(y - .01), .02)
    metal, n, p = principled("teeth", "d9a860", .23, 1.0)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 20, 2, .6), .04, .01))
    shine = principled("slider", "e0b068", .16, 1.0)[0]
    dark = matte("0c0705", .9, .1)
    tooth = prism("tooth", [(-.40, -.085), (-.02, -.105), (.10, -.05), (.12, 0), (.10, .05), (-.02, .105), (-.40, .085)], .24, metal, .035, (0, 0, 0), FLAT, 3)
    bake(tooth)
    pitch = .27
    for s in (-1, 1):
        y = -9.5 + (pitch / 2 if s > 0 else 0)
        while y < 13.5:
            o = tooth if False else tooth.copy()
            link(o)
            o.location = (s * (.02 + gap(y)), y, .0)
            o.rotation_euler = (math.pi / 2, 0, (math.pi if s > 0 else 0) - s * lean(y))
            y += pitch * math.cos(lean(y))
    tooth.hide_render = True
    tape, n, p = principled("tape", "4a1f12", .8, 0, Sheen=.5, Specular=.2)
    uv = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV", (60, 900, 1))}).outputs
    n.put(p, "Normal", n.bump(n.math("MULTIPLY", n.math("SINE", n.math("ADD", uv["Y"], uv["X"])), n.math("SINE", n.math("MULTIPLY", uv["X"], 2.0))), .4, .012))
    satin, n, p = principled("satin", "9a4524", .40, 0, Sheen=.6, Specular=.45)
    n.put(p, "Sheen Tint", .7)
    weave = n.noise(n.coord("UV", (1400, 60, 1)), 1.0, 2, .5)
    n.put(p, "Normal", n.bump(weave, .07, .006))
    thread = principled("thread", "c8743c", .5, Sheen=.4)[0]
    rng = random.Random(5)
    ph = [rng.uniform(0, math.tau) for _ in range(8)]

    def cloth(s, d, y):
        """Height of the cloth at a distance from its edge: a rolled hem, then folds that run from the slider."""
        k = min(1.0, d / 5.0)
        roll = .30 * (1 - math.exp(-d / .10)) - .02
        pucker = .045 * math.exp(-((d - .55) / .5) ** 2) * math.sin(y * 4.1 + ph[0] * s) * (1 if y < 1 else .5)
        pull = .34 * k * math.sin(1.05 * y - .55 * d + ph[1] * s) + .26 * k * math.sin(.62 * y + .42 * d * s + ph[2]) + .10 * k * math.sin(1.9 * y - 1.1 * d + ph[3])
        drop = .9 * max(0, d - 3.5) ** 1.25 * .10
        return roll + pucker + pull - drop

    def spread(s):
        def fn(u, v):
            y = -11 + 25 * v
            d = 19 * u ** 1.9
            e = gap(y) + .50
            return (s * (e + d), y, cloth(s, d, y))
        grid("satin", fn, 460, 620, satin)
        grid("under", lambda u, v: (s * (gap(-11 + 25 * v) + .50 + .5 * u), -11 + 25 * v, -.02 - .02 * u), 8, 400, satin)
        grid("tape", lambda u, v: (s * (gap(-11 + 25 * v) + .18 + .75 * u), -11 + 25 * v, -.03), 20, 500, tape)
        tube("cord", [(s * (gap(y) + .26), y, .02) for y in np.linspace(-11, 14, 300)], .10, tape)
        y = -10.6
        while y < 13.4:                                   # the seam beside the edge
            pts = []
            for t in np.linspace(0, 1, 9):
                yy = y + .40 * t
                pts.append((s * (gap(yy) + .50 + .62), yy, cloth(s, .62, yy) + .030 * math.sin(math.pi * t) ** .5 - .006))
            tube("stitch", pts, .034, thread, False, 4)
            y += .56
    for s in (-1, 1):
        spread(s)
    lining, n, p = principled("lining", "e4c79a", .38, 0, Sheen=.4, Specular=.4)
    grid("lining", lambda u, v: ((u - .5) * 14, 0 + 15 * v, -1.1 + .16 * math.sin((u - .5) * 9 + v * 3) + .10 * math.sin((u - .5) * 21 - v * 2)), 200, 100, lining)
    box("below", (60, 60, .1), (0, 0, -2.2), dark, 0)
    # the slider
    shape = spline([(-.46, -.92), (-.56, -.4), (-.62, .1), (-.92, .62), (-.80, .98), (-.40, .98), (0, .80), (.40, .98), (.80, .98), (.92, .62), (.62, .1), (.56, -.4), (.46, -.92), (0, -1.0)], 160, True)
    mirrored = [(x, -y) for x, y in shape]
    P = [prism("upper", mirrored, .16, shine, .06, (0, 0, .30), FLAT, 5), prism("lower", mirrored, .14, shine, .05, (0, 0, -.26), FLAT, 4)]
    for s in (-1, 1):
        P.append(tube("flange", [(s * x, y, z) for x, y, z in spline([(.50, -.9, .16), (.58, -.4, .16), (.66, .1, .16), (.90, .55, .16)], 40)], .12, shine))
    P.append(prism("wedge", [(-.30, -.95), (0, .1), (.30, -.95)], .5, shine, .05, (0, 0, .02), FLAT))
    P.append(tube("bridge", spline([(0, .70, .34), (0, .66, .58), (0, .35, .80), (0, -.10, .80), (0, -.48, .62), (0, -.56, .36)], 80), .105, shine))
    # the pull: a ring through the bridge, a leaf of brass with a hole
    P.append(tube("ring", [(.23 * math.cos(a), -.30 + .34 * math.sin(a), .62 + .10 * math.sin(a)) for a in np.linspace(0, math.tau, 80)[:-1]], .058, shine, True))
    leaf = [(x, y) for x, y in spline([(-.20, .0), (-.30, -.3), (-.40, -1.1), (-.44, -2.2), (-.40, -2.7), (-.22, -2.95), (0, -3.0), (.22, -2.95), (.40, -2.7), (.44, -2.2), (.40, -1.1), (.30, -.3), (.20, 0), (0, .06)], 200, True)]
    tab = prism("leaf", [(x, -y) for x, y in leaf], .12, shine, .05, (0, 0, 0), FLAT, 5)
    cut(tab, disc("tool", .20, (0, -2.50, 0), None, FLAT, .6, 0, 90))
    cut(tab, disc("tool", .11, (0, -.16, 0), None, FLAT, .6, 0, 60))
    line = tube("groove", [(x * .78, y * .90 - .14, .063) for x, y in leaf if y < -.4], .012, principled("groove", "6a4420", .4, .8)[0])
    g = group([tab, line] + [o for o in bpy.data.objects if o.name.startswith("tool")], (0, -.56, .60), rot=(math.radians(7), 0, math.radians(-9)))
    P.append(g)
    group(P, (0, .28, .02), 0)
    spot((9.5, 9, 11), (1.2, -.2, .2), 9000, 30, .9, kelvin(3300), .35)
    area((2, -4, 15), (0, -1, .4), 5, 520, kelvin(4000), 5)
    area((0, 15, 13), (0, 0, .4), 7, 1500, kelvin(3400), 5)
    area((-14, -4, 9), (-4, 0, 0), 5, 90, kelvin(7200))
    area((0, 7, .2), (0, 7, -1), 2, 40, kelvin(2700)).visible_glossy = False
    ambient("2a2230", .08)
    camera((-1.9, -13.2, 8.2), (-2.75, -.15, .0), 50, .28, (.2, -.5, .5))
    return dict(NIGHT, anchor=(97.6, .86), bloom=.14, saturation=.90)


def timber(name, base, late, streak, rough, axis, heart, rate, pore, ends, frame, coat=.3):
    """Sawn wood with its years as rings about a heart, seen along and across; `frame` is what its grain is measured in."""
    m, n, p = principled(name, base, rough, 0, Specular=.4, Clearcoat=coat, Clearcoat_Roughness=.25)

    def at(long, cross):
        t = n.add("ShaderNodeTexCoord")
        t.object = frame
        s = [cross] * 3
        s[axis] = long
        return n.add("ShaderNodeMapping", {"Vector": t.outputs["Object"], "Scale": tuple(s)}).outputs[0]
    s = n.add("ShaderNodeSeparateXYZ", {0: at(1, 1)}).outputs
    along, a, b = s[axis], s[1 - axis], s["Z"]
    wave = n.math("SUBTRACT", n.noise(at(.10, .30), 1.0, 3, .5), .5)
    fine = n.math("SUBTRACT", n.noise(at(.35, 2.2), 1.0, 3, .55), .5)
    a = n.math("ADD", n.math("ADD", a, -heart[0]), n.math("MULTIPLY", along, .055))
    b = n.math("ADD", n.math("ADD", b, -heart[1]), n.math("MULTIPLY", along, .02))
    d = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", a, a), n.math("MULTIPLY", b, b)))
    d = n.math("ADD", n.math("MULTIPLY_ADD", wave, 1.1, d), n.math("MULTIPLY", fine, .10))
    ring = n.math("FRACT", n.math("MULTIPLY", d, rate))
    year = n.math("POWER", n.math("MINIMUM", ring, n.math("MULTIPLY", n.math("SUBTRACT", 1.0, ring), 9.0)), 2.6)
    tone = n.noise(n.add("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", d, 1.5)}).outputs[0], 1.0, 2, .6)
    fibre = n.noise(at(.9, 34), 1.0, 3, .6)
    c = n.mix(n.ramp(tone, [(.35, (0, 0, 0)), (.66, (.85,) * 3)]), rgba(base), rgba(streak))
    c = n.mix(n.math("MULTIPLY", year, .78), c, rgba(late))
    c = n.mix(n.ramp(fibre, [(.36, (.42,) * 3), (.52, (0, 0, 0))]), c, rgba(late))
    hole = n.ramp(n.noise(at(1.5, 46), 1.0, 1, .5), [(.30, (1, 1, 1)), (.35, (0, 0, 0))])
    c = n.mix(n.math("MULTIPLY", hole, pore), c, tuple(x * .35 for x in rgb(late)) + (1,))
    t = n.add("ShaderNodeTexCoord")
    face = n.add("ShaderNodeSeparateXYZ", {0: t.outputs["Normal"]}).outputs[axis]
    end = n.ramp(n.math("ABSOLUTE", face), [(.6, (0, 0, 0)), (.8, (1, 1, 1))])
    n.put(p, "Base Color", n.mix(end, c, n.mix(1.0, c, rgba(ends), "MULTIPLY")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", end, .22, n.math("MULTIPLY_ADD", year, .08, rough)))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", fibre, .5), n.math("MULTIPLY", hole, -pore)), .10, .01))
    return m


def joint():
    """The closed corner of two boards: tails of walnut in pins of maple, a line as thin as a hair between them."""
    cyclorama(70, 30, 26, 5.0, plaster("cdb698", bump=.06), y_back=14, z=-.6)
    oak = grain("oak", "7a5632", "402814", .5, 0, .5)
    for k in range(-3, 5):
        box("bench", (70, 2.9, .5), (random.uniform(-4, 4), -3.6 + 2.94 * k, -.25), oak, .03)
    frame = link(bpy.data.objects.new("frame", None))
    dark = timber("walnut", "704426", "32190b", "4c2a15", .36, 0, (3.2, 1.2), 6.5, .8, "8c7a6c", frame)
    pale = timber("maple", "e8caa0", "b98a58", "d8b386", .40, 1, (4.5, 6.5), 4.2, .18, "c4a27c", frame)
    H, t, count, gap = 4.3, .85, 4, .005
    step = H / count
    wide, slim = step * .36, step * .235                 # half of a tail at its end and at its root
    out = [(-26, 0), (-26, H)]
    for k in reversed(range(count)):
        c = step * (k + .5)
        if k == count - 1:
            out.append((0, H))
        out += [(0, c + slim), (t, c + wide), (t, c - wide), (0, c - slim)]
    out.append((0, 0))
    P = [prism("tails", out, t, dark, .011, (0, 0, 0))]
    for k in range(count + 1):
        lo, hi = step * (k - .5), step * (k + .5)
        e = gap
        a = [(e, max(0, lo + slim + e)), (e, min(H, hi - slim - e)), (t, min(H, hi - wide - e)), (t, max(0, lo + wide + e))]
        P.append(prism("pin", a, t, pale, .009, (0, -.004, 0)))
    P.append(box("board", (t, 11, H), (t / 2 + gap / 2, t / 2 + 5.5 + .002, H / 2), pale, .009))
    P.append(box("core", (t - .1, t, H - .1), (t / 2, .06, H / 2), matte("0a0604", .9, .1), 0))
    P.append(frame)
    group(P, (1.9, -2.6, .02), -41)
    # shavings: wide ribbons that wind up
    rng = np.random.default_rng(3)

    def shaving(x, y, turn, tone, edge, turns, r0, r1, w, run, seed, lift=0.0):
        m, n, p = principled("shaving", tone, .5, 0, Specular=.3)
        f = n.noise(n.coord("UV", (5, 60, 1)), 1.0, 3, .6)
        n.put(p, "Base Color", n.ramp(f, [(.34, rgb(edge)), (.56, rgb(tone))]))
        ph = np.random.default_rng(seed).uniform(0, math.tau, 4)

        def curl(u, v):
            q = u * turns * math.tau
            k = (r0 + (r1 - r0) * u ** .8) * (1 + .05 * math.sin(2 * q + ph[0]))
            edge_ = (v - .5) * w * (1 - .25 * max(0, u - .9) * 10 * abs(v - .4)) + .02 * math.sin(31 * u + ph[1]) * (1 if v > .5 else .4)
            return (k * math.cos(q + ph[2]), edge_ + run * (u - .5) + .03 * math.sin(q * .5 + ph[3]), k * math.sin(q + ph[2]))
        o = parcel("shaving", curl, 420, 12, m, .014)
        o.location, o.rotation_euler = (x, y, max(r0, r1) + .02 + lift), (0, math.radians(8), math.radians(turn))
    shaving(-4.3, -2.6, 24, "ecd0a4", "c89a66", 3.2, .20, .50, .62, .55, 1)
    shaving(-2.3, -3.5, -38, "8a5632", "5a3018", 2.6, .16, .38, .56, .50, 2)
    shaving(6.4, -1.9, 62, "ecd0a4", "c89a66", 2.8, .18, .44, .60, .62, 3)
    shaving(7.9, -.9, 10, "8a5632", "5a3018", 2.3, .15, .34, .52, .30, 4)
    shaving(-6.4, -1.2, 70, "8a5632", "5a3018", 2.2, .14, .32, .50, .34, 5)
    spot((-13, -17, 10), (2.0, -1, 1.9), 31000, 25, .06, kelvin(3800), .12)
    area((15, -5, 6), (4, 0, 2), 3, 1500, kelvin(3500), 5)
    area((-8, -12, 14), (0, 0, 2), 6, 500, kelvin(5600))
    area((2, 2, 16), (2, -1, 4), 3, 400, kelvin(4200), 10)
    ambient("a8917a", .12)
    camera((.6, -20.5, 7.6), (.75, 0, 1.32), 39, 3.2, (1.9, -3.2, 2.4))
    return dict(DAY, anchor=(92, .80), saturation=.92)


def earth(wet):
    """Clay, the wetter the darker; dry clay is paler and has no gloss."""
    body, n, p = principled("clay", "8e5636", .5, 0, Specular=.32 if wet else .12)
    v = n.coord("Object")
    f = n.noise(n.coord("Object", (1, 1, 3.2)), 2.2, 4, .6, .3)
    fine = n.noise(n.coord("Object", (3, 3, 14)), 6, 3, .7)
    n.put(p, "Base Color", n.ramp(f, [(at, rgb(c)) for at, c in zip((.30, .52, .74), ("52331f", "62402a", "714c34") if wet else ("93664a", "9f7254", "aa7d5e"))]))
    n.put(p, "Roughness", n.ramp(n.noise(v, 1.6, 4, .6, .6), [(.38, (.34,) * 3), (.60, (.62,) * 3)]) if wet else .86)
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", fine, .25), f), .26, .03))
    return body


def thrown(prof, body, depth=.0150, pitch=.135, carved=None):
    """A vessel of that profile with the ridges of the fingers; `carved` says how deep it is cut at an angle and a height."""
    zs, rs, top = [q[1] for q in prof], [q[0] for q in prof], prof[-1][1]

    def wall(u, v):
        z = top * v
        a = u * math.tau
        turn = z / pitch + u
        ridge = depth * (abs(math.sin(math.pi * turn)) ** .7 - .5) * min(1, z / .10) * (1 - .5 * max(0, z - top + .23) / .23)
        r = float(np.interp(z, zs, rs)) + ridge + .006 * math.sin(2 * a + 3 * z) - (carved(a, z) if carved else 0)
        return (r * math.cos(a), r * math.sin(a), z + .010 * math.sin(2 * a + .6) * v ** 6)

    def lip(u, v):
        x, y, z = wall(u, 1)
        k = math.hypot(x, y)
        a = v * math.pi
        r = k - .042 * (1 - math.cos(a))
        return (x * r / k, y * r / k, z + .040 * math.sin(a))

    def inside(u, v):
        x, y, z = wall(u, 1 - .6 * v)
        k = math.hypot(x, y)
        r = k - .084
        return (x * r / k, y * r / k, z)
    return [grid("wall", wall, 360 if carved else 260, 700, body, close_u=True), grid("lip", lip, 260, 24, body, close_u=True), grid("inside", inside, 200, 260, body, close_u=True)]


VESSEL = spline([(.56, 0), (.60, .05), (.66, .22), (.86, .62), (.98, 1.02), (.92, 1.38), (.70, 1.64), (.56, 1.80), (.58, 1.95), (.70, 2.08)], 400)


def bat(r):
    """The plate of the wheel."""
    plate, n, p = principled("plate", "5a4230", .34, .85)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    q = n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Z"], 2.0)))
    n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", q, 95.0)), .16, .006))
    n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 2.0, 4, .6), rgba("4a3626"), rgba("5e4632")))
    return disc("wheel", r, (0, 0, -.09), plate, FLAT, .18, .04, 260)


def slip(r, body):
    """What the fingers leave round the foot."""
    return balls("slip", [((r * math.cos(a), r * math.sin(a), .02), (r * math.cos(a + .25), r * math.sin(a + .25), .02), .085 + .03 * math.sin(3 * a), .085 + .03 * math.sin(3 * a + .7)) for a in np.linspace(0, math.tau, 26)[:-1]], body, .02, 10)


def vessels():
    """One vessel three times, each above its column: thrown and wet on its plate, dry with a pattern cut into it, glazed."""
    cyclorama(60, 14, 16, 2.0, plaster("6f5a47", bump=.14), y_back=3.0, z=-.4)
    box("table", (60, 9.4, .3), (0, -.6, -.15), walnut("4e2c16", .44, .5), .02)
    GAP = 3.1
    wet, dry = earth(True), earth(False)
    first = spline([(.80, 0), (.82, .06), (.80, .30), (.78, .90), (.79, 1.50), (.84, 1.92)], 300)
    group(thrown(first, wet, .030, .175) + [slip(.82, wet), bat(1.34)], (-GAP, 0, .18))

    def cuts(a, z):
        """Leaves in a band round the belly, two lines above and below it."""
        lines = sum(math.exp(-((z - h) / .014) ** 2) for h in (.50, .57, 1.38, 1.45))
        t, h = (a / math.tau * 13) % 1 - .5, (z - .975) / .36
        leaf = math.exp(-((abs(t) - .36 * max(0, 1 - h * h)) / .035) ** 2) + math.exp(-(t / .03) ** 2) * (abs(h) < .8) if abs(h) < 1 else 0
        return .030 * min(1, lines + leaf)
    group(thrown(VESSEL, dry, .003, .135, cuts), (0, 0, .02))
    glaze, n, p = principled("glaze", "1f4a4c", .10, 0, Specular=.6, Clearcoat=.6)
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    foot = n.math("ADD", z, n.math("MULTIPLY", n.noise(n.coord("Object", (1, 1, .25)), 2.6, 3, .5), .55))
    edge = [(.498, (0, 0, 0)), (.506, (1, 1, 1))]
    cover = n.ramp(n.math("MULTIPLY", foot, .8), edge)
    tone = n.ramp(n.noise(n.coord("Object", (1, 1, .6)), 1.8, 5, .6, .4), [(.34, rgb("0a2225")), (.56, rgb("173c3e")), (.74, rgb("3f6259"))])
    n.put(p, "Base Color", n.mix(cover, rgba("a06c4a"), tone))
    n.put(p, "Roughness", n.ramp(n.math("MULTIPLY", foot, .8), [(.498, (.85,) * 3), (.506, (.10,) * 3)]))
    group(thrown(VESSEL, glaze, .006), (GAP, 0, .02), 40)
    spot((-10.5, -7.6, 4.6), (-.1, .2, 1.05), 7600, 44, .05, kelvin(3700), .05)
    area((-7.5, 1.2, 3.6), (0, 0, 1.5), 1.0, 260, kelvin(3800), 3.2)
    area((8.2, -4.6, 4.2), (2, 0, 1.4), 1.4, 120, kelvin(6600), 3.6)
    area((GAP - 1.6, -4.0, 4.4), (GAP, 0, 1.4), .7, 60, kelvin(5200), 1.8)
    ambient("7a6a5c", .14)
    camera((0, -15.0, 2.9), (0, 0, 1.12), 55, 2.8, (0, -.7, 1.1))
    return dict(NIGHT, anchor=(94, .66), bloom=.06)


def section_sign(x, y):
    """Distance to a section sign of two strokes (half as wide as it is high, 2.9 high), below zero inside it."""
    half = spline([(.50, 1.02), (.40, 1.30), (.08, 1.43), (-.26, 1.34), (-.43, 1.08), (-.34, .80), (-.06, .56), (.26, .32), (.52, .06), (.62, -.22), (.50, -.48), (.24, -.62)], 2600)
    r = np.interp(np.linspace(0, 1, 2600), np.linspace(0, 1, 41), np.interp(np.linspace(0, 1, 41), [0, .05, .11, .24, .36, .55, .72, .86, 1], [.160, .150, .070, .062, .092, .165, .135, .082, .050]))
    q = np.full(x.shape, 9.0)
    step = x[0, 1] - x[0, 0]
    for px, py, pr in np.concatenate([np.c_[half, r], np.c_[-np.array(half), r]]):
        i, j = [int((v + .34 - g[0]) / step) for v, g in ((px, x[0]), (py, y[:, 0]))]
        k = int(.68 / step)
        w = np.s_[max(0, j - k):j, max(0, i - k):i]
        np.minimum(q[w], np.hypot(x[w] - px, y[w] - py) - pr, out=q[w])
    return q


def section():
    """A section sign of brass, its strokes ridged like carved letters, on a base of black stone in a low light."""
    step = .0045
    x, y = np.meshgrid(np.arange(-.95, .95, step), np.arange(-1.75, 1.75, step))
    d = section_sign(x, y)
    gy, gx = np.gradient(d, step)
    out = np.clip(d, 0, None)
    x, y = x - out * gx, y - out * gy                     # the outermost points move onto the edge
    z = .20 + 1.0 * np.clip(-d, 0, .135) * np.clip(-d / .02, 0, 1) ** .35
    ny, nx = d.shape
    keep = d < step * 1.2
    cell = keep[:-1, :-1] & keep[1:, :-1] & keep[:-1, 1:] & keep[1:, 1:]
    i = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None])[cell]
    front = np.stack([i, i + 1, i + nx + 1, i + nx], -1)
    used, faces = np.unique(front, return_inverse=True)
    faces = faces.reshape(-1, 4)
    edges = np.concatenate([faces[:, [k, (k + 1) % 4]] for k in range(4)])
    n_, key_ = len(used), lambda e: np.sort(e, 1) @ [1 << 24, 1]
    _, first, count = np.unique(key_(edges), return_index=True, return_counts=True)
    rim = edges[first[count == 1]]
    X, Y, Z = x.ravel()[used], y.ravel()[used], z.ravel()[used]
    verts = np.concatenate([np.stack([X, -Z, Y], -1), np.stack([X, Z * 0 - .20, Y], -1), np.stack([X, Z * 0 + .20, Y], -1)])
    wall = np.stack([rim[:, 1] + n_, rim[:, 0] + n_, rim[:, 0] + 2 * n_, rim[:, 1] + 2 * n_], -1)
    metal, n, p = principled("metal", "d8a458", .22, 1.0)
    worn = n.noise(n.coord("Object"), 1.8, 5, .62)
    brush = n.noise(n.coord("Object", (30, 30, 1.6)), 3.0, 3, .7)
    n.put(p, "Base Color", n.mix(n.ramp(worn, [(.42, (0, 0, 0)), (.70, (.75,) * 3)]), rgba("e0ac5e"), rgba("8a5a2a")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", brush, .10, .14))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", brush, .35), n.noise(n.coord("Object"), 3.4, 2, .5)), .05, .02))
    S = [mesh("face", verts[:n_].tolist(), faces.tolist(), metal), mesh("wall", verts.tolist(), wall.tolist(), metal)]
    group(S, (0, 0, 2.17), -20)
    marble, n, p = principled("marble", "0e0a08", .16, 0, Specular=.5)
    vein = n.noise(n.coord("Object", (1, 1, 1.4)), 1.1, 6, .62, 1.6)
    n.put(p, "Base Color", n.ramp(vein, [(.486, rgb("0d0a08")), (.498, rgb("5a4430")), (.510, rgb("120d0a"))]))
    group([box("base", (1.95, 1.15, .50), (0, 0, .25), marble, .035, (0, 0, 0), 5), box("foot", (2.10, 1.30, .07), (0, 0, .035), brass(.2), .02)], (0, 0, .10), -20)
    # a blotter of leather with a seam along its edge
    hide, n, p = principled("hide", "3a1a10", .46, 0, Specular=.45)
    pores = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 26.0}).outputs["Distance"]
    n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), .9, 4, .6), rgba("2c150c"), rgba("180b06")))
    n.put(p, "Normal", n.bump(n.math("ADD", pores, n.math("MULTIPLY", n.noise(n.coord("Object"), 5, 4, .6), .8)), .30, .02))
    thread = principled("thread", "b98a54", .7, Sheen=.4)[0]
    B = [box("blotter", (16, 5.4, .10), (0, 0, .05), hide, .045, (0, 0, 0), 5)]
    for k in range(110):
        B.append(tube("stitch", [(-7.8 + .142 * k + .100 * t, -2.52, .100 + .022 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 7)], .017, thread, False, 4))
    for k in range(37):
        B.append(tube("stitch", [(-7.82, -2.52 + .142 * k + .100 * t, .100 + .022 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 7)], .017, thread, False, 4))
    group(B, (6.32, 1.57, 0), 9)                           # its left edge lies within the picture, where a heading ends
    box("table", (60, 60, 2), (0, 0, -1.0), matte("110905", .9, .05), 0)
    box("wall", (60, .2, 30), (0, 9, 8), plaster("180d07"), 0)
    spot((6.5, 2.0, 7.5), (3.6, 9, 2.6), 620, 48, 1.0, kelvin(2700), .7)
    area((-5.5, 1.2, 3.2), (0, 0, 1.9), .8, 420, kelvin(3100), 4.2)
    area((4.6, .8, 4.4), (0, 0, 1.6), .5, 330, kelvin(2900), 3.6)
    area((-1.6, -6.5, 6.0), (0, 0, 1.8), 2.6, 260, kelvin(4600), 1.4)
    area((6.0, -4.5, 1.6), (0, 0, 2.0), 1.2, 60, kelvin(6600), 3.4)
    spot((-7.5, -1.5, 4.6), (.5, 0, 1.6), 1100, 26, .6, kelvin(3000), .15)
    ambient("2c221a", .16)
    camera((-.5, -10.2, 2.75), (0, 0, 1.98), 47, .5, (0, -.3, 2.2))
    return dict(NIGHT, anchor=(98.6, .90), bloom=.08, saturation=.80)


def tally():
    """The notebook of one who counted the laughs, and a stopwatch, on the ledge before the stalls."""
    ledge = walnut("4a2814", .34, .12)
    box("ledge", (120, 26, 2), (0, 1.5, -1), ledge, .5)
    box("front", (120, 1.4, 14), (0, 14.4, -8), walnut("3a1e10", .4, .12), .2)
    red = velvet("7a1f16", "d0603c")
    for row, (y, z) in enumerate(((40, -12), (62, -15), (84, -18), (106, -21))):
        for k in range(-9, 10):
            x = k * 15.5 + (7.7 if row % 2 else 0)
            prism("back", [(a, b) for a, b in rounded_outline(13.6, 22, 4.0)], 3.4, red, 1.2, (x, y, z + 8), (math.radians(-6), 0, 0))
    cu = curtain("curtain", 420, 120, 30, velvet("6a2014", "c8562c"), (0, 190, -60), 4.6, 5, 1600, 30)
    box("stage", (500, 40, 6), (0, 172, -30), walnut("6a3c20", .3, .02), 0)
    lit_disc(15, (44, 182, 18), .95, (0, 0, 0), (3500, 2500))
    # the notebook
    paper, n, p = principled("page", "efe6d4", .9, Specular=.15)
    o = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    rule = n.ramp(n.math("FRACT", n.math("MULTIPLY", n.math("ADD", o["Y"], 50.0), 1 / 1.05)), [(.0, (1, 1, 1)), (.028, (1, 1, 1)), (.045, (0, 0, 0))])
    f = n.noise(n.coord("Object"), 2.2, 4, .65)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", rule, .38), n.mix(n.math("MULTIPLY", f, .35), rgba("f2e9d8"), rgba("ddd0ba")), rgba("7a8a96")))
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 14, 4, .7), .16, .012))
    W, H = 13.5, 19.0

    def rise(s, x):
        """The pages of an open book: steep at the back, flat at the edge."""
        q = abs(x) / W
        return .95 * (1 - math.exp(-q * 9)) * (1 - .42 * q) + .02
    P = []
    for s in (-1, 1):
        for k in range(6):
            P.append(grid("page", lambda u, v, s=s, k=k: (s * u * (W - .05 * k), (v - .5) * H, rise(s, u * W) * (1 - .11 * k) + .30), 90, 30, paper))
    leather, n, p = principled("leather", "2c1a12", .5, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 5, 4, .7), .3, .04))
    P.append(box("cover", (2 * W + .8, H + .8, .26), (0, 0, .15), leather, .10))
    lead, crayon = principled("lead", "2e2b2a", .42, .2)[0], matte("b0331f", .7, .2)
    rng = np.random.default_rng(11)

    def stroke(x0, y0, x1, y1, w, mat):
        """One line of a soft pencil, lighter where it ends."""
        m, verts = 16, []
        bx, by = rng.uniform(-.05, .05), rng.uniform(-.04, .04)
        L = math.hypot(x1 - x0, y1 - y0)
        for i in range(m):
            t = i / (m - 1)
            x, y = x0 + (x1 - x0) * t + bx * math.sin(math.pi * t), y0 + (y1 - y0) * t + by * math.sin(math.pi * t)
            k = w * (.55 + .45 * math.sin(math.pi * min(1, .25 + .8 * t)))
            dx, dy = (y1 - y0) / L * k, -(x1 - x0) / L * k
            for e in (-1, 1):
                verts.append((x + e * dx, y + e * dy, rise(1, x) + .312))
        P.append(mesh("stroke", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(m - 1)], mat, False))
    counts = {-1: (13, 9, 18, 7, 21, 11, 4, 16), 1: (8, 22, 14, 25, 6)}
    for s, rows in counts.items():
        for k, c in enumerate(rows):
            y = H / 2 - 2.3 - 2.1 * k
            x = (-W + 1.5) if s < 0 else 1.9
            for i in range(c):
                if i % 5 == 4:
                    stroke(x - 1.72, y + .20, x - .10, y + 1.05, .072, lead)
                    x += .42
                else:
                    stroke(x + rng.uniform(-.05, .05), y + 1.15 + rng.uniform(-.10, .10), x + rng.uniform(-.10, .06), y + rng.uniform(-.08, .10), .075, lead)
                    x += .38
    # the best number is ringed in red
    ring = [(1.35 + 5.6 + 5.75 * math.cos(a) * (1 + .02 * a), H / 2 - 2.3 - 6.3 + .58 + 1.12 * math.sin(a) * (1 + .025 * a)) for a in np.linspace(.5, .5 + math.tau * 1.07, 90)]
    verts = []
    for i, (x, y) in enumerate(ring):
        a, b = ring[max(0, i - 1)], ring[min(89, i + 1)]
        L = math.hypot(b[0] - a[0], b[1] - a[1])
        for e in (-1, 1):
            verts.append((x + e * .075 * (b[1] - a[1]) / L, y - e * .075 * (b[0] - a[0]) / L, rise(1, x) + .316))
    P.append(mesh("ring", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(89)], crayon, False))
    ribbon = principled("ribbon", "8a2418", .5, Sheen=.4)[0]
    P.append(grid("ribbon", lambda u, v: (.25 + .5 * (u - .5) + .5 * math.sin(v * 3), 9.0 - 22.5 * v, .55 + .5 * math.exp(-((v - .45) / .4) ** 2) - (.9 * max(0, v - .82) / .18 if v > .82 else 0)), 6, 80, ribbon))
    group(P, (-3.8, .2, .0), -14)
    # the pencil across the page
    lac = principled("lacquer", "a8341c", .22, 0, Specular=.5, Clearcoat=.6)[0]
    hexa = [(.36 * math.cos(a), .36 * math.sin(a)) for a in np.linspace(0, math.tau, 7)[:-1]]
    q = prism("pencil", hexa, 13, lac, .05, (0, 0, 0))
    cone = lathe("cone", [(.36, 0), (.10, 1.25)], matte("d8b07c", .7), 24)
    tip = lathe("tip", [(.10, 1.25), (.02, 1.75), (0, 1.76)], lead, 24)
    for o in (cone, tip):
        o.rotation_euler, o.location = (math.pi / 2, 0, 0), (0, -6.5, 0)
    cap = lathe("cap", [(.37, -.2), (.385, -.1), (.385, .7), (.37, .8), (0, .82)], brass(.2), 40)
    cap.rotation_euler, cap.location = (-math.pi / 2, 0, 0), (0, 6.0, 0)
    group([q, cone, tip, cap], (4.1, -3.9, 1.62), rot=(math.radians(-1.5), 0, math.radians(62)))
    group(chronometer(), (15.3, .2, .75), 24, 14.5)
    cord = matte("5a2a18", .9)
    tube("cord", spline([(13.2, 5.2, .9), (12.6, 7.4, .4), (15.6, 9.2, .3), (21.5, 8.2, .3), (25.5, 9.4, .3), (28.5, 6.2, .3), (25.0, 3.0, .3), (27.5, -1.5, .3), (31, -3.6, .3), (36, -3.2, .3)], 200), .16, cord)
    spot((-24, 30, 34), (3, .5, 0), 42000, 42, .5, kelvin(3300), .6)
    area((16, 34, 20), (12, 0, 0), 10, 4200, kelvin(3300), 5)
    area((6, -22, 26), (2, 0, 0), 12, 1700, kelvin(6400))
    spot((0, 60, 110), (30, 188, 0), 900000, 60, .6, kelvin(3000), 4)
    area((0, 120, 60), (0, 60, -10), 40, 30000, kelvin(3000), 20).visible_glossy = False
    ambient("2c2420", .14)
    camera((2.0, -31, 22.5), (6.2, 1.0, .2), 54, .16, (6.0, 1.0, 1.2))
    return dict(NIGHT, anchor=(97.2, .86), bloom=.14, saturation=.88)


def placket():
    """The front of a white linen jacket: buttons of horn on their shanks of thread, a weave whose yarns are seen, the light from one side."""
    linen, n, p = principled("linen", "e9e0d0", .9, 0, Sheen=.3, Specular=.2)
    v = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    YARNS = 21.0                                          # a centimetre, which is a unit here
    stray = lambda scale: n.math("MULTIPLY", n.math("SUBTRACT", n.noise(n.coord("Object", scale), 1.0, 3, .6), .5), .22)
    across, along = n.math("ADD", v["X"], stray((1.1, .5, 1))), n.math("ADD", v["Y"], stray((.5, 1.1, 1)))
    # plain weave: a yarn is round, and rises over every second one it meets
    s, t = (n.math("SINE", n.math("MULTIPLY", c, math.pi * YARNS)) for c in (across, along))
    up = lambda q, r, sign: n.math("MULTIPLY", n.math("ABSOLUTE", q), n.math("MULTIPLY_ADD", n.math("MULTIPLY", n.math("SIGN", q), r), sign * .36, .64))
    warp, weft = up(s, t, 1), up(t, s, -1)
    slub = n.math("ADD", n.noise(n.coord("Object", (YARNS, .5, 1)), 1.0, 2, .6), n.noise(n.coord("Object", (.5, YARNS, 1)), 1.0, 2, .6))
    relief = n.math("ADD", n.math("MAXIMUM", warp, weft), n.math("MULTIPLY", slub, .7))
    c = n.mix(n.math("MULTIPLY", slub, .34), rgba("faf7f1"), rgba("ded8cd"))
    n.put(p, "Base Color", n.mix(n.ramp(n.math("MAXIMUM", warp, weft), [(.25, (1, 1, 1)), (.75, (0, 0, 0))]), c, rgba("b3aa9d")))
    n.put(p, "Normal", n.bump(relief, .50, .021))
    at = [(-1.15, -5.2), (-1.0, .6), (-1.15, 6.6), (-1.35, 12.6)]
    R = .97                                               # of a button
    edge = lambda y: .10 * math.sin(.35 * y + .4)

    def fold(x, y):
        """Slow folds, drawn in where a button holds the cloth, which lies flat below it."""
        q = .26 * math.sin(.34 * x + .30 * y + 1) + .16 * math.sin(.62 * x - .22 * y) + .05 * math.sin(1.3 * x + .5 * y + 2)
        for bx, by in at:
            dx, dy = x - bx, y - by
            r, a = math.hypot(dx, dy), math.atan2(dy, dx)
            q += .075 * math.sin(a * 5 + bx * 7) * math.exp(-((r - 1.9) / .8) ** 2) - .14 * math.exp(-(r / 1.1) ** 2)
        return q

    def upper(x, y):
        d = edge(y) - x
        return fold(x, y) + .30 * (1 - math.exp(-max(0, d) / .07)) + .02
    grid("upper", lambda u, w: (edge(-12 + 36 * w) - 17 * u ** 1.8, -12 + 36 * w, upper(edge(-12 + 36 * w) - 17 * u ** 1.8, -12 + 36 * w)), 330, 420, linen)
    grid("lower", lambda u, w: (-1.5 + 20 * u, -12 + 36 * w, fold(-1.5 + 20 * u, -12 + 36 * w) - .06), 300, 380, linen)
    grid("rim", lambda u, w: (edge(-12 + 36 * w), -12 + 36 * w, upper(edge(-12 + 36 * w), -12 + 36 * w) * (1 - u) + u * (fold(edge(-12 + 36 * w), -12 + 36 * w) - .10)), 3, 420, linen)
    thread = principled("thread", "d8c8ac", .7, Sheen=.3)[0]
    y = -11.5
    while y < 22:                                         # the seam beside the edge
        tube("stitch", [(edge(q) - .58, q, upper(edge(q) - .58, q) + .034 * math.sin(math.pi * t) ** .5 - .018) for t in np.linspace(0, 1, 12) for q in (y + .32 * t,)], .030, thread, False, 6)
        y += .54
    horn, n, p = principled("horn", "5a3a22", .22, 0, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.10)
    f = n.noise(n.coord("Object", (.5, 1.6, 1)), 1.6, 4, .6, 1.4)
    n.put(p, "Base Color", n.ramp(f, [(.32, rgb("3a2213")), (.48, rgb("7a4a26")), (.60, rgb("a87844")), (.72, rgb("d8b47c"))]))
    twist, n, p = principled("twist", "b49a72", .6, Sheen=.4)
    n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", n.math("ADD", (q := n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs)["X"], q["Z"]), 150.0)), .5, .006))
    for bx, by in at:
        # lies along the cloth, its lowest point a little above the highest below it
        ring = [(.9 * R * k / 3 * math.cos(a), .9 * R * k / 3 * math.sin(a)) for k in range(1, 4) for a in np.linspace(0, math.tau, 16, False)]
        A = np.array([(x, y, 1) for x, y in ring])
        h = np.array([upper(bx + x, by + y) for x, y in ring])
        (gx, gy, g0), *_ = np.linalg.lstsq(A, h, rcond=None)
        z = g0 + float((h - A @ (gx, gy, g0)).max()) + .12
        q = Vector((-gx, -gy, 1)).to_track_quat("Z", "Y").to_matrix().to_4x4()
        turn = Matrix.Rotation(math.radians(20 + by * 9), 4, "Z")
        profile = [(0, .135)] + spline([(.40, .130), (.56, .135), (.64, .165), (.70, .235), (.78, .275), (.87, .265), (.94, .21), (.97, .13), (.955, .05), (.88, -.02), (.70, -.05)], 150) + [(0, -.05)]
        o = lathe("button", profile, horn, 200)
        for k in range(4):
            a = k * math.pi / 2 + math.pi / 4
            cut(o, lathe("drill", [(0, -.2)] + [(.085, -.2), (.085, .085)] + [(.085 + .06 * (1 - math.cos(w)), .085 + .06 * math.sin(w)) for w in np.linspace(.1, math.pi / 2, 8)] + [(.145, .3), (0, .3)], None, 48, (.215 * math.cos(a), .215 * math.sin(a), 0)))
        P = [o] + [d for m in o.modifiers for d in [m.object]]
        for k, s in enumerate((-1, 1)):                   # two crossed threads, four strands each
            for e in (-.042, -.014, .014, .042):
                d = Vector((s * e * .7, -e * .7, 0))
                P.append(tube("cross", spline([tuple(Vector((x, s * x, w)) + d) for x, w in ((-.150, -.04), (-.148, .09), (-.10, .150), (0, .172 + .045 * k - abs(e) * .2), (.10, .150), (.148, .09), (.150, -.04))], 40), .021, twist, False, 6))
        P.append(lathe("shank", spline([(.20, -.05), (.16, -.12), (.18, -.24)], 20), thread, 40))
        group(P).matrix_world = Matrix.Translation((bx, by, z)) @ q @ turn
        # the worked buttonhole, its inner end seen beside the button
        tube("slit", [(x, by, upper(x, by) + .004) for x in np.linspace(bx - 1.62, bx - .5, 20)], .022, matte("4a4238", .9, .1), False, 4)
        for s in (-1, 1):
            for k in range(26):
                x = bx - 1.62 + .044 * k
                tube("worked", [(x, by + s * .022, upper(x, by) + .012), (x + .004, by + s * .05, upper(x, by + s * .05) + .034), (x + .004, by + s * .12, upper(x, by + s * .12) + .022), (x, by + s * .16, upper(x, by + s * .16) - .01)], .021, thread, False, 4)
        for a in np.linspace(-1.4, 1.4, 9):
            x0, y0, x1, y1 = bx - 1.62 - .02 * math.cos(a), by + .022 * math.sin(a), bx - 1.62 - .16 * math.cos(a), by + .16 * math.sin(a)
            tube("eye", [(x0, y0, upper(x0, y0) + .012), ((x0 + x1) / 2, (y0 + y1) / 2, upper(x0, y0) + .036), (x1, y1, upper(x1, y1) - .01)], .021, thread, False, 4)
    spot((13, 13, 7.5), (-.6, .8, 0), 15000, 42, .8, kelvin(5000), .35)
    area((-13, 8, 8), (-1, 1, 0), 6, 700, kelvin(6600))
    area((1, 18, 9), (0, 2, 0), 7, 700, kelvin(4600), 3)
    area((0, -12, 12), (0, 0, 0), 6, 260, kelvin(5200))
    ambient("3a3630", .14)
    camera((-3.4, -12.2, 7.6), (-1.15, .35, .1), 65, .30, (-1.0, -.1, .5), (.08, .059))
    return dict(NIGHT, anchor=(82, .97), bloom=.06, saturation=.68)


def octave(wide=False):
    """The keys of a grand piano along their length, three of them held; the fallboard mirrors them."""
    ivory, n, p = principled("ivory", "efe5d0", .26, 0, Specular=.5, Clearcoat=.3)
    f = n.noise(n.coord("Object", (3, .3, 3)), 2.0, 3, .6)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", f, .15), rgba("f3ead8"), rgba("dccbab")))
    ebony, n, p = principled("ebony", "0d0a08", .22, 0, Specular=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (18, .6, 18)), 2, 3, .6), .012, .01))
    wood = matte("b08a5c", .8, .2)
    felt = velvet("7a1814", "c0402c")
    held = {9, 11, 13}                                    # a chord
    sharps = {0, 1, 3, 4, 5}                              # of seven, those with a black key to their right
    for k in range(-16, 38):
        x, down = 2.36 * k, k in held
        tip = math.radians(-2.6) if down else 0
        across = 2.20
        P = [box("key", (across, 15, .32), (0, -7.5, -.16), ivory, .09), box("body", (across - .04, 14.6, 1.9), (0, -7.2, -1.26), wood, .03), box("lip", (across, .24, 1.9), (0, -14.92, -1.05), ivory, .06)]
        group(P, (x, 15, 0), rot=(-tip, 0, 0))
        if k % 7 in sharps:
            top = [(-.50, 0), (.50, 0), (.40, 1.12), (-.40, 1.12)]
            o = prism("sharp", top, 9.4, ebony, .12, (x + 1.18, 15 - 4.7, -.02))
    box("felt", (140, .5, .5), (0, 15.05, .12), felt, .12)
    board, n, p = principled("fallboard", "060403", .05, 0, Specular=1.0, Clearcoat=1.0)
    box("fallboard", (160, 1.2, 13), (0, 16.0, 6.6), board, .25)
    box("slip", (160, 2.4, 4.2), (0, -1.9, -2.4), lacquer("0a0605", .10), .3)
    if wide:                                                # a lamp at the far end: each black key throws its shadow along the white ones
        spot((78, 5, 34), (14, 7, 0), 330000, 62, .9, kelvin(3050), .7)
        area((-14, -4, 20), (8, 8, 0), 10, 3600, kelvin(4600), 10)
        area((46, -26, 48), (20, 12, 6), 26, 9000, kelvin(3800), 16).visible_diffuse = False
    else:
        spot((-26, 30, 26), (26, 8, 0), 90000, 40, .7, kelvin(3200), .8)
        area((60, 6, 22), (26, 8, 0), 12, 9000, kelvin(3000), 12)
        area((-6, -26, 26), (20, 6, 0), 14, 6000, kelvin(6200))
    area((34, -40, 20), (26, 16, 5), 12, 2200, kelvin(3200)).visible_diffuse = False
    lit_disc(7, (80, 36, 9.5), .95, (0, 0, math.radians(-59)), (3500, 2450))
    box("dark", (1, 260, 160), (150, 60, 0), plaster("2a1a10", bump=.1), 0, (0, 0, math.radians(30)))
    ambient("2c2620", .10)
    if wide:
        camera((6.0, -13.0, 22.0), (20.2, 5.8, -.4), 48, .14, (22, 4, 0))
    else:
        camera((-7.5, -14.5, 17.5), (27, 9.5, .9), 56, .22, (18, 4, 0))
    return dict(NIGHT, anchor=(95.5, .88), bloom=.14, saturation=.88, exposure=.22 if wide else 0)


def carabiner():
    """Two ropes of different colours in one carabiner, the evening behind them."""
    def rope(name, path, r, tone, fleck, n=900, m=48):
        """A braided sheath: strands that cross in two directions, some of them flecked."""
        P = np.array(spline(path, n))
        T = np.gradient(P, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
        N = np.cross(T[0], (0, 1, .01))
        rows = []
        for t, q in zip(T, P):
            N = N - t * (N @ t)
            N /= np.linalg.norm(N)
            B = np.cross(t, N)
            rows.append((q, N.copy(), B))

        def fn(u, v):
            i = min(n - 1, int(round(v * (n - 1))))
            q, N_, B_ = rows[i]
            a = u * math.tau
            return tuple(q + r * (N_ * math.cos(a) + B_ * math.sin(a)))
        mat, nd, p = principled(name, tone, .75, 0, Sheen=.5, Specular=.2)
        uv = nd.add("ShaderNodeSeparateXYZ", {0: nd.coord("UV")}).outputs
        a = nd.math("MULTIPLY", uv["X"], 12.0)
        l = nd.math("MULTIPLY", uv["Y"], float(run[-1] / (r * .52)))
        one, two = nd.math("FRACT", nd.math("ADD", a, l)), nd.math("FRACT", nd.math("SUBTRACT", a, l))
        h1 = nd.math("SINE", nd.math("MULTIPLY", one, math.pi))
        h2 = nd.math("SINE", nd.math("MULTIPLY", two, math.pi))
        over = nd.math("GREATER_THAN", nd.math("FRACT", nd.math("MULTIPLY", nd.math("ADD", nd.math("FLOOR", nd.math("ADD", a, l)), nd.math("FLOOR", nd.math("SUBTRACT", a, l))), .5)), .25)
        height = nd.math("ADD", nd.math("MULTIPLY", over, h1), nd.math("MULTIPLY", nd.math("SUBTRACT", 1.0, over), h2))
        strand = nd.math("FRACT", nd.math("MULTIPLY", nd.math("FLOOR", nd.math("ADD", a, l)), 1 / 6))
        mark = nd.math("MULTIPLY", nd.math("LESS_THAN", strand, .10), over)
        c = nd.mix(mark, rgba(tone), rgba(fleck))
        nd.put(p, "Base Color", nd.mix(nd.math("SUBTRACT", 1.0, nd.math("POWER", height, .6), clamp=True), c, tuple(x * .25 for x in rgb(tone)) + (1,)))
        nd.put(p, "Normal", nd.bump(height, .8, .08))
        return grid(name, fn, m, n, mat, close_u=True)
    metal, n, p = principled("alloy", "b8bcc2", .25, 1.0)
    scr = n.noise(n.coord("Object", (2, 30, 2)), 3, 4, .75)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", scr, .6), rgba("c8ccd2"), rgba("7a7e86")))
    n.put(p, "Normal", n.bump(scr, .10, .01))
    gold = principled("sleeve", "c8742c", .22, 1.0)[0]
    # the body hangs from its narrow end, the gate on its right
    loop = spline([(1.05, 0, -2.35), (1.0, 0, -3.2), (.25, 0, -3.95), (-.85, 0, -3.95), (-1.75, 0, -3.2), (-1.82, 0, -2.2), (-1.45, 0, -.2), (-1.15, 0, 1.6), (-.62, 0, 2.42), (.15, 0, 2.45), (.72, 0, 1.95), (.80, 0, 1.35)], 220)
    P = [tube("body", loop, .42, metal, False, 12)]
    gate = [(.80 + .25 * t, 0, 1.35 - 3.7 * t) for t in np.linspace(0, 1, 40)]
    P.append(tube("gate", gate, .33, metal, False, 10))
    d = Vector(gate[-1]) - Vector(gate[0])
    rot = d.to_track_quat("Z", "Y").to_euler()
    prof = [(.44, 0)] + spline([(.46, .02), (.50, .10), (.50, 1.62), (.46, 1.70)], 60) + [(.40, 1.72)]
    sl = lathe("sleeve", prof, gold, 120)
    sl.location, sl.rotation_euler = Vector(gate[0]) + d * .18, rot
    P.append(sl)
    for k in range(28):                                   # what the thumb turns
        a = k / 28 * math.tau
        q = tube("ridge", [(.505 * math.cos(a), .505 * math.sin(a), z) for z in (.22, 1.48)], .030, gold, False, 4)
        q.location, q.rotation_euler = sl.location, rot
        P.append(q)
    for z in (1.35, -2.35):
        o = disc("pin", .17, (.80 if z > 0 else 1.05, -.40, z), metal, (0, 0, 0), .10, .03, 48)
        P.append(o)
    group(P, (0, 0, 0), 14)
    rope("red", [(-.1, 1.4, 12), (-.25, .95, 6.5), (-.45, .60, 3.6), (-.42, .28, 2.35), (-.28, -.05, 1.52), (-.05, -.62, 2.0), (.06, -.78, 3.4), (.28, -.75, 6.4), (.6, -.7, 12)], .50, "b23a1e", "e8c890")
    rope("pale", [(-3.4, -.8, -14), (-1.9, -.70, -7.5), (-1.05, -.72, -4.9), (-.72, -.66, -3.7), (-.52, -.02, -3.02), (-.30, .62, -3.6), (.35, .72, -5.2), (1.5, .9, -8), (3.2, 1.0, -14)], .50, "d8cbb0", "2c4a5e")
    lit_disc(15, (9.5, 70, 3.5), 1.0, (0, 0, 0), (3500, 2400))
    sky_gradient([(0, "120c0a"), (.47, "3a2418"), (.53, "2a2a36"), (.70, "141a26"), (1, "0a0e16")], 1.1)
    rng = np.random.default_rng(8)
    for far, low, tone in ((64, -6.5, "2c2622"), (52, -10.5, "171210")):
        xs = np.linspace(-70, 90, 90)
        top = [low + 3.2 * math.sin(.11 * x + far) + 1.6 * math.sin(.31 * x + 2 * far) + rng.uniform(-.5, .5) for x in xs]
        prism("ridge", [(x, z) for x, z in zip(xs, top)] + [(90, -60), (-70, -60)], .5, glow(tone, .9), 0, (0, far, 0))
    area((9, 5, 3), (0, 0, -.5), 4, 900, kelvin(2900), 10)
    area((-9, -4, 6), (0, 0, -.5), 5, 620, kelvin(7400), 8)
    area((4, -11, 1), (0, 0, -.5), 3, 620, kelvin(3800), 9)
    area((-5, 8, 3), (0, 0, 0), 3, 420, kelvin(3000), 8)
    camera((-1.2, -21, .2), (-3.4, 0, -.9), 48, .30, (0, -.2, -.9))
    return dict(NIGHT, anchor=(98.0, .88), bloom=.18, saturation=.88)


SIZES = dict(whetstone=(2400, 1100), zip=(2400, 1350), joint=(2400, 960), vessels=(2400, 1100), section=(2400, 1850), tally=(2400, 1100), placket=(1620, 1080), octave=(1600, 1800), chord=(2400, 1400), carabiner=(2400, 1350))
VIEWS = dict(whetstone=whetstone, zip=zip_, joint=joint, vessels=vessels, section=section, tally=tally, placket=placket, octave=octave, chord=lambda: octave(True), carabiner=carabiner)
view = ARGS.view or "whetstone"
begin(*SIZES[view])
shoot(view, 16, VIEWS[view]())
