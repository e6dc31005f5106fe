"""Villa & Hotel: six kinds of house at blue hour (--view names one), the lights on, a low disc of light behind most of them, the estate
in the mist."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "sea"
begin(*(1440, 1800) if view == "door" else (1600, 1067))
rng = random.Random(5)
wall_mat = plaster("cdb89a", bump=.12, scale=.8)
trim = matte("e2d3bb", .8)
slate = matte("23272e", .7)
wood = walnut("4a2b17", .5, .6)
dark = matte("15110e", .8)


def lamplight(name, strength):
    """A lit room seen from the street: brightest below its ceiling."""
    m, n, out = material(name)
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Generated")}).outputs["Z"]
    k = n.ramp(z, [(0, (.45,) * 3), (.7, (1,) * 3), (1, (.8,) * 3)])
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(2350), 1), "Strength": n.math("MULTIPLY", k, strength)}))
    m.cycles.sample_as_light = False
    return m


BRIGHT, MID, LOW = lamplight("bright", 1.15), lamplight("mid", .6), lamplight("low", .2)
OFF, on, op = principled("pane", "0a0f16", .08, 0, Specular=.6)
on.put(op, "Emission", rgba("5a7aa6"))
on.put(op, "Emission Strength", .045)            # the sky in its glass


def pane(x, y, z, w, h, mat, arch=False):
    """Window glass; z is its lower edge."""
    outline = arch_outline(w, h) if arch else [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
    o = prism("pane", outline, .02, mat, 0, (x, y, z))
    return o


def window(x, y, z, w, h, mat, cols=2, rows=3, arch=False, sill=True, edge=.12):
    """Glass, bars, surround and a curtain at either side."""
    pane(x, y - .01, z, w, h, mat, arch)
    for i in range(1, cols):
        box("bar", (.05, .05, h), (x - w / 2 + w * i / cols, y - .04, z + h / 2), dark, 0)
    for j in range(1, rows):
        box("bar", (w, .05, .05), (x, y - .04, z + h * j / rows), dark, 0)
    if not arch:
        for s in (-1, 1):
            box("jamb", (edge, .20, h + 2 * edge), (x + s * (w / 2 + edge / 2), y - .06, z + h / 2), trim, .01)
            if mat in (BRIGHT, MID):
                box("curtain", (w * .13, .01, h), (x + s * w * .43, y - .025, z + h / 2), LOW, 0)
        box("head", (w + 2 * edge, .24, edge), (x, y - .07, z + h + edge / 2), trim, .01)
    if sill:
        box("sill", (w + .4, .34, .10), (x, y - .12, z - .05), trim, .01)


def spill(x, y, z, power, radius=.4):
    """What falls out of the windows; water does not mirror the lamp itself."""
    point((x, y, z), power, kelvin(2600), radius).visible_glossy = False


def sky(low="c98658", warm=.08, horizon=0.0, disc_at=(8, 12), r=9.0, power=1.0, y=150):
    """Blue hour behind everything, with the disc."""
    m, n, out = material("sky")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    h = n.math("DIVIDE", n.math("ADD", z, 70 - horizon), 130, clamp=True)
    cloud = n.noise(n.coord("Object", (.012, .012, .09)), 1.2, 4, .62, .4)
    h = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .08, -.04), clamp=True)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba(low)), (.54, rgba(low)), (.54 + warm, rgba("6d6f86")), (.72, rgba("33506f")), (1, rgba("12233a"))]), "Strength": .42}))
    box("sky", (900, .1, 200), (0, y + 20, 30), m, 0)
    lit_disc(r, (disc_at[0], y, disc_at[1]), power, warm=(3900, 2600))


def ground(mat, y0=-60, y1=140, z=0):
    mesh("ground", [(-200, y0, z), (200, y0, z), (200, y1, z), (-200, y1, z)], [(0, 1, 2, 3)], mat, False)


def water(z=0, y0=-60, y1=140, swell=.25):
    m, n, p = principled("water", "0a1a26", .04, 0, Specular=.6)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1.6, 1)), 1.4, 3, .6, .4), swell, .10))
    ground(m, y0, y1, z)


def cypress(x, y, h, w, z=0):
    """Slender, with a ragged edge."""
    r = random.Random(int(x * 31 + y * 7))
    prof = [(max(.01, w * math.sin(math.pi * min(1, .06 + .94 * t)) ** .7 * (1 - .45 * t) * r.uniform(.84, 1.1)), h * t) for t in np.linspace(0, 1, 40)]
    lathe("cypress", prof, matte("0e140f", .95, .05), 18, (x, y, z))


def fir(x, y, h, z=0):
    """Boughs in tiers, laden at their tips."""
    prof = []
    for k in range(9):
        t = k / 9
        prof += [(h * .26 * (1 - t) + .04, h * (.10 + .86 * t)), (h * .10 * (1 - t) + .03, h * (.10 + .86 * t + .085))]
    lathe("fir", [(0, h * .1)] + prof + [(0, h)], matte("0d1416", .95, .05), 14, (x, y, z))


def gable(name, w, depth, eaves, ridge, mat, loc=(0, 0, 0)):
    return prism(name, [(-w / 2, 0), (w / 2, 0), (w / 2, eaves), (0, ridge), (-w / 2, eaves)], depth, mat, .02, loc)


def pitched(w, depth, eaves, ridge, mat, loc, over=.5, thick=.25, snow=None):
    """Two slopes over a gable that faces us."""
    for s in (-1, 1):
        a = math.atan2(ridge - eaves, w / 2)
        run = math.hypot(w / 2, ridge - eaves) + over
        cx, cz = s * math.cos(a) * run / 2, ridge - math.sin(a) * run / 2
        box("slope", (run, depth + 2 * over, thick), (loc[0] + cx, loc[1], loc[2] + cz + thick / 2), mat, .02, (0, s * a, 0))
        if snow:
            box("snow", (run + .05, depth + 2 * over + .1, .42), (loc[0] + cx + s * .1, loc[1], loc[2] + cz + thick + .2), snow, .18, (0, s * a, 0), 5)


def hipped(w, depth, z, h, inset, mat, loc):
    """Mansard: walls that lean inwards, flat on top."""
    x, y = w / 2, depth / 2
    i = inset
    v = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (-x + i, -y + i, z + h), (x - i, -y + i, z + h), (x - i, y - i, z + h), (-x + i, y - i, z + h)]
    o = mesh("mansard", v, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], mat, False)
    o.location = loc


def sea():
    """White volumes above the water, a loggia of lit arches."""
    sky(disc_at=(47, 13), r=9)
    water(0, -60, 300, .22)
    white = plaster("e6d8c2", bump=.1)
    rock = stone("6a5a48", "3d3226", .2, .6)
    for x, w, z, d in ((-7, 30, 1.5, 7), (-9, 24, 2.4, 9)):
        box("terrace", (w, d, z), (x, 16, z / 2), rock if z < 2 else white, .06)
    Z = 2.4
    b = box("loggia", (13, 5, 4.2), (-4.5, 17.5, Z + 2.1), white, .04)
    box("upper", (8, 5, 3.3), (-8.5, 18.5, Z + 5.8), white, .04)
    box("tower", (4.6, 5, 9.4), (-14.2, 18, Z + 4.7), white, .04)
    for k in range(4):
        x = -9.3 + k * 3.1
        pane(x, 14.96, Z, 2.2, 3.2, BRIGHT, True)
        box("post", (.06, .06, 2.2), (x, 14.92, Z + 1.1), dark, 0)
        box("rail", (2.2, .06, .06), (x, 14.92, Z + 2.1), dark, 0)
    for x in (-10.8, -8.5, -6.2):
        window(x, 15.96, Z + 4.7, 1.2, 2.2, MID if x > -10 else BRIGHT, edge=.05)
    window(-14.2, 15.46, Z + 6.3, 1.1, 1.7, BRIGHT, edge=.05)
    window(-14.2, 15.46, Z + 2.2, 1.1, 1.7, MID, edge=.05)
    for i in range(7):
        box("step", (2.2, .5, 2.4 - i * .33), (6.2 + i * .5, 14.6, (2.4 - i * .33) / 2), white, .02)
    for x, y, h in ((-18.6, 21, 9), (-19.8, 22, 7.5), (3.8, 20, 7.4), (5.2, 21.5, 6.2)):
        cypress(x, y, h, .85, 2.2)
    for x in (-9.3, -3.1):
        spill(x, 13.2, Z + 1.8, 160)
    camera((-3.5, -16, 2.6), (-3.5, 16, 2.6), 43, None, None, shift=(0, .055))


def chalet():
    """Gable under a thick snow, the ranges behind."""
    snow = principled("snow", "c3d2e6", .75, 0, Specular=.3)[0]
    sky("b98a78", disc_at=(27, 31), r=9, power=.95)
    rs = np.random.default_rng(3)
    for y, base, amp, c, e in ((135, 10, 26, "3c5069", .36), (110, 4, 15, "22344a", .26)):
        xs = np.linspace(-110, 110, 90)
        zs = base + amp * np.abs(np.interp(xs, np.linspace(-110, 110, 12), rs.random(12))) + rs.random(90) * 1.2
        prism("range", list(zip(xs, zs)) + [(110, -10), (-110, -10)], .1, glow(c, e), 0, (0, y, 0))
    m, n, p = principled("field", "b9cbe2", .8, 0, Specular=.2)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), .35, 4, .6), .5, .5))
    grid("field", lambda u, v: ((u - .5) * 120, -20 + v * 130, .8 * math.sin(u * 9) * v + .5 * math.sin(v * 7 + u * 4) * v + .15 + .25 * math.exp(-((u - .5) * 14) ** 2)), 120, 120, m)
    W, D, E, R = 12.5, 11, 6.2, 9.4
    X, Y = -2.4, 20
    box("base", (W, D, 3.0), (X, Y, 1.2), stone("8a7a66", "554737", .35, .7), .04)
    gable("house", W, D, E, R, wood, (X, Y, .0))
    box("plinth", (W + .3, D + .3, 2.8), (X, Y, 1.2), stone("8a7a66", "554737", .35, .7), .04)
    pitched(W, D, E, R, walnut("2e1a0e", .5, .6), (X, Y, 0), 1.7, .28, snow)
    f = Y - D / 2
    for z, xs_, h, mats in ((3.55, (-4.1, -1.4, 1.4, 4.1), 1.7, (BRIGHT, BRIGHT, MID, BRIGHT)), (6.2, (-1.3, 1.3), 1.6, (MID, BRIGHT))):
        for x, mt in zip(xs_, mats):
            window(X + x, f - .02, z, 1.5, h, mt, 2, 2, edge=.10)
    for x, w, mt in ((-3.4, 2.4, MID), (3.4, 2.4, BRIGHT)):
        window(X + x, f - .2, .9, w, 1.4, mt, 3, 2, edge=.10)
    window(X, f - .2, .1, 1.3, 2.3, BRIGHT, 1, 3, sill=False)
    box("balcony", (W + .6, 1.4, .22), (X, f - .7, 3.1), wood, .02)
    for i in range(45):
        box("baluster", (.10, .06, .85), (X - W / 2 + .05 + i * W / 44, f - 1.36, 3.6), walnut("2e1a0e", .5, .6), 0)
    box("handrail", (W + .6, .14, .14), (X, f - 1.38, 4.1), wood, .02)
    box("cap", (W + .6, .3, .14), (X, f - 1.38, 4.22), snow, .06)
    box("chimney", (1.1, 1.1, 3), (X + 3, Y, 9), stone("8a7a66", "554737", .35, .7), .04)
    box("chimney cap", (1.4, 1.4, .5), (X + 3, Y, 10.6), snow, .15)
    for x, y, h in ((-15, 26, 12), (-18.5, 30, 15), (-12.5, 34, 10), (9.5, 28, 11), (13.2, 31, 14), (17.5, 27, 9), (20, 36, 15)):
        fir(x, y, h, -.4)
    for x in (-4, 0, 4):
        spill(X + x, f - 2.6, 1.8, 70)
    camera((-1.2, -14, 3.0), (-1.2, 20, 3.0), 47, None, None, shift=(.0, .055))


def town():
    """One lit floor in a row of tall houses, the wet street below."""
    sky(disc_at=(20, 26), r=7.5, power=.9)
    wet, n, p = principled("street", "14171c", .16, 0, Specular=.5)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .8, 4, .6), .3, .05))
    ground(wet)
    tones = {0: "cbb596", -1: "8d8474", 1: "9b8a72"}
    for k, w, h in ((-1, 10.5, 11.2), (0, 11.5, 12.6), (1, 12, 10.4)):
        x0 = {-1: -11.1, 0: 0, 1: 11.9}[k]
        box("house", (w, 10, h), (x0, 20, h / 2), plaster(tones[k], bump=.1), .04)
        hipped(w, 10, h, 3.0, 1.3, slate, (x0, 20, 0))
        box("cornice", (w + .3, .6, .4), (x0, 14.85, h), trim, .04)
        box("string", (w + .06, .25, .22), (x0, 14.9, 4.35), trim, .02)
        cols = 4 if k == 0 else 3
        floors = ((.9, 2.6), (4.9, 2.9), (8.7, 2.3)) if k >= 0 else ((.8, 2.5), (4.8, 2.6), (8.1, 2.0))
        if k == 1:
            floors = ((.9, 2.5), (4.6, 2.5), (7.7, 1.9))
        for j, (z, hh) in enumerate(floors):
            for i in range(cols):
                x = x0 - w / 2 + w * (i + .5) / cols
                if k == 0 and j == 0 and i == 1:
                    continue
                mt = BRIGHT if k == 0 and j == 1 else rng.choice((OFF, OFF, LOW, OFF)) if k else (LOW if j == 0 else rng.choice((MID, OFF, OFF)))
                window(x, 14.98, z, 1.35, hh, mt, 2, 4)
        for i in range(cols):
            x = x0 - w / 2 + w * (i + .5) / cols
            box("dormer", (1.5, 2.2, 1.9), (x, 16.4, h + 1.0), slate, .04)
            window(x, 15.28, h + .35, .9, 1.25, OFF if (i + k) % 3 else MID, 2, 2, sill=False, edge=.06)
    x = -5.75 + 11.5 * 1.5 / 4
    pane(x, 14.95, .2, 1.6, 3.3, dark, True)
    pane(x, 14.93, 2.5, 1.3, .75, BRIGHT, True)
    for s in (-1, 1):
        sphere("lantern", .19, (x + s * 1.15, 14.6, 2.7), glow(kelvin(2700), 5), 24).visible_glossy = False
    spill(x, 13.8, 2.6, 70)
    box("balcony", (10.9, 1.0, .2), (0, 14.4, 4.75), trim, .03)
    for i in range(60):
        tube("bar", [(-5.4 + i * 10.8 / 59, 13.95, 4.85), (-5.4 + i * 10.8 / 59, 13.95, 5.75)], .022, dark)
    box("rail", (10.9, .07, .07), (0, 13.95, 5.78), dark, 0)
    for i in range(4):
        spill(-4.3 + 2.9 * i, 13.9, 7.0, 26)
    camera((.6, -13, 2.0), (.6, 20, 2.0), 42, None, None, shift=(0, .145))


def door():
    """The entrance of the town house, two cases on its step."""
    town()
    x = -1.44
    pane(x, 14.92, .2, 1.3, 2.3, BRIGHT)
    box("leaf", (.06, 1.2, 2.3), (x - .66, 14.3, 1.35), wood, .01)
    for k in range(2):
        box("step", (2.6 - .5 * k, .9 - .35 * k, .12), (x, 14.55 + .15 * k, .06 + .12 * k), trim, .01)
    for dx, dy, w, h in ((.62, 13.75, .62, .46), (1.02, 13.4, .46, .66)):
        box("case", (w, .24, h), (x + dx, dy, h / 2), principled("leather", "6b3f22", .42)[0], .05, segments=5)
        tube("handle", spline([(x + dx - .09, dy, h), (x + dx - .08, dy, h + .07), (x + dx + .08, dy, h + .07), (x + dx + .09, dy, h)], 30), .014, dark)
        for s in (-1, 1):
            box("strap", (.05, .25, h + .006), (x + dx + s * w * .3, dy, h / 2), dark, .004)
    point((x, 14.2, 1.9), 36, kelvin(2600), .3).visible_glossy = False
    camera((-.55, 5.6, 1.55), (-.75, 15, 1.55), 44, None, None, shift=(0, .10))


def estate():
    """Evening on the estate: its gate with two lanterns and a lane of cypresses, house and chapel lit in the mist, the sun a disc behind it."""
    M, TOP = "c29680", "2c4468"

    def far(tone, k):
        """What mist leaves of a tone."""
        a, b = rgb(tone), rgb(M)
        return tuple(x * (1 - k) + y * k for x, y in zip(a, b))
    m, n, out = material("air")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", n.math("ADD", z, 4), 70, clamp=True), [(0, rgba(M)), (.42, rgba("7f7c90")), (1, rgba(TOP))]), "Strength": .50}))
    box("air", (900, .1, 300), (0, 260, 30), m, 0)
    lit_disc(11, (26, 250, 34), .85, warm=(3900, 2600))

    def veil(y, low, high, strength):
        """A sheet of mist before what stands behind it: dense at its foot, torn above."""
        m, n, out = material("veil")
        o = n.coord("Object")
        z = n.add("ShaderNodeSeparateXYZ", {0: o}).outputs["Z"]
        t = n.math("DIVIDE", n.math("SUBTRACT", z, low), high - low, clamp=True)
        t = n.math("ADD", t, n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (.05, 1, .16)), 1.0, 4, .6, .5), .7, -.35), clamp=True)
        mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY", n.math("SUBTRACT", 1.0, t), strength)})
        n.put(mx, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
        n.put(mx, 2, n.add("ShaderNodeEmission", {"Color": rgba(M), "Strength": .50}).outputs[0])
        n.put(out, "Surface", mx)
        o = mesh("veil", [(-200, y, -2), (200, y, -2), (200, y, 60), (-200, y, 60)], [(0, 1, 2, 3)], m, False)
        o.visible_shadow = o.visible_diffuse = o.visible_glossy = False
    rs = np.random.default_rng(9)
    for y, base, amp, k in ((230, 24, 7, .80), (180, 13, 6, .62)):
        xs = np.linspace(-160, 160, 200)
        zs = base + amp * np.sin(xs * .03 + y) + .4 * amp * np.sin(xs * .08) + .5 * rs.random(200)
        prism("hill", list(zip(xs, zs)) + [(160, -4), (-160, -4)], .1, glow(far("3c4648", k), .34), 0, (0, y, 0))
    # the house and the chapel lie far back, flat as mist makes them
    wall, roof, lit = glow(far("6a6258", .30), .36), glow(far("332c2c", .34), .22), glow(kelvin(2500), 2.0)
    Y = 92
    prism("house", [(-9, 0), (26, 0), (26, 9.5), (-9, 9.5)], .1, wall, 0, (0, Y, 0))
    prism("roof", [(-10, 9.3), (27, 9.3), (22, 14), (-5, 14)], .1, roof, 0, (0, Y - .2, 0))
    for x in (0, 17):
        prism("chimney", [(x, 13), (x + 1.6, 13), (x + 1.6, 16.4), (x, 16.4)], .1, wall, 0, (0, Y - .1, 0))
    for k in range(8):
        for z in (1.6, 6.0):
            prism("pane", [(-6.6 + 4.2 * k, z), (-5.0 + 4.2 * k, z), (-5.0 + 4.2 * k, z + 2.4), (-6.6 + 4.2 * k, z + 2.4)], .1, lit if (k, z) in ((1, 1.6), (2, 1.6), (3, 1.6), (4, 1.6), (6, 1.6), (2, 6.0), (5, 6.0), (6, 6.0)) else roof, 0, (0, Y - .3, 0))
    prism("chapel", [(-27, 0), (-17, 0), (-17, 9), (-22, 13), (-27, 9)], .1, wall, 0, (0, Y - 2, 0))
    prism("tower", [(-25, 10), (-22.6, 10), (-22.6, 18.6), (-23.8, 21), (-25, 18.6)], .1, wall, 0, (0, Y - 3, 0))
    prism("opening", [(-24.4, 15.4), (-23.2, 15.4), (-23.2, 17.6), (-24.4, 17.6)], .1, glow(kelvin(2500), 1.2), 0, (0, Y - 3.2, 0))
    veil(86, 1, 9, .62)
    for y, s_, k in ((70, 1.0, .42), (56, 1.0, .30), (44, 1.0, .20), (34, 1.0, .11), (26, 1.0, .05)):     # the lane
        tree = glow(far("161d16", k), .22)
        for sx in (-1, 1):
            h, w, x = rs.uniform(9.0, 10.5), rs.uniform(.85, 1.0), 3.6 + sx * 6.2
            left = [(-w * math.sin(math.pi * min(1, .05 + .95 * t)) ** .6 * (1 - .5 * t) * rs.uniform(.88, 1.06), h * t) for t in np.linspace(0, 1, 70)]
            right = [(w * math.sin(math.pi * min(1, .05 + .95 * t)) ** .6 * (1 - .5 * t) * rs.uniform(.88, 1.06), h * t) for t in np.linspace(1, 0, 70)]
            prism("cypress", left + right, .1, tree, 0, (x, y, -.1))
        veil(y - 3, .2, 4.5, .42)
    field, n, p = principled("field", "6d6a4e", .95, 0, Specular=.1)
    f = n.noise(n.coord("Object"), 3.0, 5, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("5a5a3e")), (.7, rgb("8a8262"))]))
    n.put(p, "Normal", n.bump(f, .8, .15))
    ground(field)
    track = plaster("bda888", bump=.5, scale=2)
    edge = [(y, rs.uniform(-.10, .10), rs.uniform(-.10, .10)) for y in np.linspace(-6, 90, 160)]
    mesh("lane", [q for y, a, b in edge for q in ((1.55 + a, y, .02), (5.65 + b, y, .02))], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(159)], track, False)
    # the gate stands open: two piers of stone, iron wings, a wall
    st, iron = stone("c0ac8c", "8a7454", .6, .7, .5), matte("1c1a18", .6, .3)
    for sx in (-1, 1):
        x = 3.6 + sx * 2.7
        box("pier", (1.05, 1.05, 3.3), (x, 10, 1.65), st, .04)
        box("cap", (1.35, 1.35, .20), (x, 10, 3.4), st, .05)
        sphere("ball", .40, (x, 10, 3.88), st, 48)
        box("wall", (14, .6, 1.55), (x + sx * 7.5, 10.1, .78), st, .05)
        box("coping", (14, .8, .14), (x + sx * 7.5, 10.1, 1.62), st, .05)
        P = [box("bar", (2.0, .05, .06), (-sx * 1.0, 0, z), iron, 0) for z in (.25, 1.5)]
        for k in range(9):
            P.append(tube("bar", [(-sx * (.08 + .23 * k), 0, .15), (-sx * (.08 + .23 * k), 0, 1.95 + .42 * math.cos(k / 8 * 1.5))], .022, iron))
        group(P, (x - sx * .55, 10, 0), -sx * 78)
    veil(14.5, -.4, 2.4, .34)
    ambient("6a7ca0", .34)
    area((-12, -6, 10), (2, 10, 1.5), 8, 1500, "9fb4dc").visible_glossy = False
    for sx in (-1, 1):                                      # a lantern before either pier
        box("lantern", (.22, .22, .34), (3.6 + sx * 2.7, 9.30, 2.5), glow(kelvin(2500), 7), .02)
        spill(3.6 + sx * 2.7, 8.9, 2.4, 60, .15)
    camera((2.2, -2.6, 1.75), (2.2, 40, 1.75), 40, None, None, shift=(0, .075))


def residence():
    """A home of its own on the roof of a hotel, at blue hour: its terrace from close by, an umbrella, the lit room, the hills beyond."""
    sky_gradient([(0, "1a2230"), (.498, "c98658"), (.515, "a07a70"), (.55, "6d6f86"), (.64, "33506f"), (.80, "1b3350"), (1, "12233a")], .42)
    rs = np.random.default_rng(5)
    for y, base, amp, c in ((900, 40, 36, "9aa9b4"), (520, 8, 22, "7f8f8c")):
        xs = np.linspace(-900, 900, 260)
        zs = base + amp * np.sin(xs * .0052 + y) + .4 * amp * np.sin(xs * .017) + 2.5 * rs.random(260)
        prism("hill", list(zip(xs, zs)) + [(900, -80), (-900, -80)], .1, glow(c, .10), 0, (0, y, 0))
    white, oak = plaster("ece2d2", bump=.10, scale=.6), walnut("a07a50", .5, 1)
    floor = stone("d9c8ac", "b09772", .5, .6)
    for i in range(-12, 13):                                # slabs of the terrace
        for k in range(12):
            box("slab", (1.18, 1.18, .10), (i * 1.2, 1.2 * k - 1, -.05), floor, .012)
    box("bed", (40, 34, .1), (0, 14, -.14), matte("6a5c48"), 0)
    # the house: a wall with its room of glass at the right, a roof that stands out
    X = 2.6
    box("core", (3.2, 4, 3.4), (-1.4, 10.2, 1.7), white, .03)
    box("roof", (14, 7.4, .28), (X + 1.6, 9.2, 3.5), white, .03)
    box("soffit", (13.6, 7.0, .04), (X + 1.6, 9.2, 3.34), oak, 0)
    room = matte("b9a388", .9)
    box("back", (12, .1, 3.4), (6, 13, 1.7), room, 0)
    pan = principled("pane", "0c1216", .03, 0, Specular=.7, Alpha=.10)[0]
    for k in range(6):
        x = .3 + 1.75 * k
        if k not in (1,):                                   # one leaf is pushed aside
            prism("pane", [(x, .05), (x + 1.7, .05), (x + 1.7, 3.3), (x, 3.3)], .02, pan, 0, (0, 8.3, 0))
        box("post", (.07, .12, 3.3), (x, 8.3, 1.65), dark, 0)
    cloth = principled("linen", "efe6d6", .9, 0, Specular=.1, Sheen=.3)[0]
    curtain("linen", 1.0, 3.2, 7, cloth, (1.75, 8.55, .05), .07, 3, 260, 20)
    curtain("linen", .8, 3.2, 6, cloth, (8.2, 8.6, .05), .07, 4, 220, 20)
    box("sofa", (2.4, .9, .42), (5.2, 10.6, .21), matte("8a6a48", .9), .08)
    box("sofa back", (2.4, .25, .8), (5.2, 11.0, .5), matte("8a6a48", .9), .08)
    area((5.4, 10.4, 3.2), (5.4, 10.6, 0), 5, 420, kelvin(2600), 2.0)
    for x in (1.2, 4.7, 8.2):
        spill(x, 6.9, 2.3, 60)
    sphere("lamp", .12, (-3.3, 5.1, .90), BRIGHT, 30)
    spill(-3.3, 5.0, 1.2, 26, .15)
    # a table with two chairs, an umbrella, pots, the rail of glass at the left
    lathe("table", [(0, .74), (.62, .74), (.62, .70), (.05, .70), (.04, .05), (.30, .03), (.30, 0), (0, 0)], white, 80, (-3.3, 5.1, 0))
    lathe("cup", [(0, 0), (.05, 0), (.07, .09), (.06, .09), (0, .02)], matte("7a3f22", .4), 40, (-3.15, 4.9, .74))
    chair(oak, cloth, (-4.25, 5.1, 0), 92)
    chair(oak, cloth, (-2.30, 5.2, 0), -96)
    tube("pole", [(-3.3, 5.1, 0), (-3.3, 5.1, 2.95)], .028, oak)
    N = 8
    rim = [(1.75 * math.cos(k / N * math.tau + .2), 1.75 * math.sin(k / N * math.tau + .2), 0) for k in range(N)]
    o = mesh("umbrella", [(0, 0, .62)] + rim + [(x, y, -.18) for x, y, _ in rim], [(0, 1 + k, 1 + (k + 1) % N) for k in range(N)] + [(1 + k, N + 1 + k, N + 1 + (k + 1) % N, 1 + (k + 1) % N) for k in range(N)], principled("canvas", "d9a25e", .9, 0, Sheen=.3)[0], False)
    o.location = (-3.3, 5.1, 2.36)
    leaf = principled("leaf", "5a6e40", .6, Specular=.3)[0]
    for x, y, h in ((-.05, 6.4, 1.5), (8.8, 5.6, 1.9), (-6.6, 7.6, 1.6)):
        lathe("pot", spline([(0, 0), (.26, 0), (.36, .46), (.40, .56), (.34, .56), (0, .46)], 40), principled("clay", "a8623a", .8)[0], 60, (x, y, 0))
        tube("trunk", spline([(x, y, .4), (x + .05, y, h * .6), (x - .02, y, h)], 20), .035, oak)
        for k in range(420):
            q = Vector(rs.normal(0, 1, 3))
            q = q / q.length * .52 * rs.uniform(.3, 1) ** .5
            w = rs.uniform(.04, .075)
            o = mesh("leaf", [(-w * 2, 0, 0), (0, 0, w * .7), (w * 2, 0, 0), (0, 0, -w * .7)], [(0, 1, 2, 3)], leaf, False)
            o.location, o.rotation_euler = (x + q.x, y + q.y, h + .25 + q.z), tuple(rs.uniform(-2, 2, 3))
    for k in range(9):
        prism("pane", [(-12 + 1.3 * k, .08), (-10.75 + 1.3 * k, .08), (-10.75 + 1.3 * k, 1.05), (-12 + 1.3 * k, 1.05)], .02, pan, 0, (0, 9.3, 0))
        box("post", (.05, .05, 1.1), (-12 + 1.3 * k, 9.3, .55), dark, 0)
    box("rail", (12, .06, .05), (-6.2, 9.3, 1.09), oak, .01)
    camera((-.3, -4.2, 1.65), (-.3, 20, 1.65), 34, None, None, shift=(0, .03))

def hotel():
    """A small grand hotel with every lamp on, the disc over its roof."""
    sky("b98a72", disc_at=(0, 28.5), r=11.5, power=.85)
    water(-.05, -60, 9.5, .12)
    box("quay", (120, 10, .5), (0, 14.5, .0), stone("b8a283", "80694c", .3, .5), .03)
    box("house", (27, 10, 10.6), (0, 22, 5.3), wall_mat, .04)
    box("centre", (7.6, 1.2, 11.6), (0, 16.6, 5.8), wall_mat, .04)
    hipped(27, 10, 10.6, 2.8, 1.6, slate, (0, 22, 0))
    prism("pediment", [(-4, 0), (4, 0), (0, 1.9)], 1.4, trim, .03, (0, 16.6, 11.6))
    disc("clock", .5, (0, 15.86, 12.35), BRIGHT, (0, 0, 0), .02, 0, 60)
    for z in (4.0, 7.5, 10.6):
        box("string", (27.2, .35, .26), (0, 16.9, z), trim, .03)
        box("string", (7.8, .35, .26), (0, 15.95, z), trim, .03)
    for j, (z, h) in enumerate(((.8, 2.6), (4.5, 2.3), (7.9, 2.1))):
        for i in range(-5, 6):
            if abs(i) <= 1:
                continue
            window(i * 2.45, 16.98, z, 1.2, h, BRIGHT if rng.random() < .72 else MID, 2, 3)
        for i in (-1, 0, 1):
            if j or i:
                window(i * 2.3, 15.98, z, 1.25, h, BRIGHT, 2, 3)
    pane(0, 15.93, .2, 1.7, 3.3, BRIGHT, True)
    box("canopy", (3.2, 2.2, .16), (0, 14.9, 3.75), dark, .03)
    for i in range(-5, 6):
        box("dormer", (1.3, 2, 1.6), (i * 2.45, 18.6, 11.5), slate, .04)
        window(i * 2.45, 17.58, 11.1, .7, 1.0, MID, 2, 2, sill=False, edge=.06)
    for x in (-14.8, -12, 12, 14.8):
        cypress(x, 15.5, 3.6, .62, .2)
    for x in (-9, -3, 3, 9):
        spill(x, 14.6, 2.4, 75)
    camera((0, -18, 2.4), (0, 20, 2.4), 37, None, None, shift=(0, .085))


ambient("4a6c9a", .20)
dict(sea=sea, chalet=chalet, town=town, estate=estate, residence=residence, hotel=hotel, door=door)[view]()
area((-16, -14, 18), (0, 18, 3), 10, 5200, "86a8dc").visible_glossy = False
bpy.context.scene.camera.data.clip_end = 2000
shoot("house-" + view, 20, dict(NIGHT, anchor=(98.6, .86), bloom=.2, saturation=.84))
