"""Yachts & boats: six waters seen from the deck, each a coast before the same low disc (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "balearic"
EYE = 1.6
# sky from the horizon upwards, haze that far land dissolves in, where the disc stands (to the right, upwards), its light
SKIES = dict(
    balearic=(("d08a54", "b0786a", "5a6280", "2a3a5c", "141f38"), "7a6470", (.135, .075), (4000, 2550)),
    riviera=(("d89a6c", "b88478", "6c6f8c", "33456a", "172440"), "847082", (.02, .178), (4200, 2700)),
    croatia=(("d89c60", "c08a68", "7f7684", "3f5070", "1c2a46"), "957a70", (-.13, .105), (4000, 2600)),
    greece=(("cf8a66", "a0748a", "54608a", "28406c", "122040"), "6a6884", (-.16, .085), (4200, 2700)),
    antilles=(("e0925a", "b87462", "6a5c74", "2c3c56", "122030"), "7a5f60", (.0, .10), (3800, 2450)),
    norway=(("c8a088", "96909c", "566c88", "2a4460", "12253a"), "6c7a8c", (.02, .055), (4600, 3000)),
)
SKY, HAZE, (SX, SZ), WARM = SKIES[view]
begin(1600, 1067)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", z, 620, clamp=True)
cloud = n.noise(n.coord("Object", (.0016, 1, .016)), 1.2, 5, .6, .4)
h = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .13, -.065), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(p, rgba(c)) for p, c in zip((0, .14, .34, .62, 1), SKY)]), "Strength": .42}))
mesh("sky", [(-3000, 1500, -10), (3000, 1500, -10), (3000, 1500, 1500), (-3000, 1500, 1500)], [(0, 1, 2, 3)], m, False)
lit_disc(.086 * 1400, (SX * 1400, 1400, EYE + SZ * 1400), 1.05, warm=WARM)
sea, n, p = principled("sea", "060b12", .06, 0.0, Specular=.5)
v = n.coord("Object", (.9, 2.6, 1))
n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, .55, 4, .6, .6), n.math("MULTIPLY", n.noise(n.coord("Object", (.08, .3, 1)), .5, 3, .6), 2.2)), .55, .12))
mesh("sea", [(-3000, -2, 0), (3000, -2, 0), (3000, 1499, 0), (-3000, 1499, 0)], [(0, 1, 2, 3)], sea)


def blend(a, b, t):
    return "".join(f"{round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t):02x}" for i in (0, 2, 4))


def stone(far, low=0.0, high=.15, y=500, tone="12151b"):
    """Land that glows as weakly as its distance asks: lighter at its foot, where haze lies."""
    m, n, out = material("land")
    zz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    t = n.math("DIVIDE", n.math("SUBTRACT", zz, low * y), (high - low) * y, clamp=True)
    t = n.math("ADD", t, n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (30 / y, .5, 16 / y)), 1.1, 7, .66, .7), .6, -.3), clamp=True)
    top, foot = blend(tone, HAZE, far), blend(tone, HAZE, min(1, far + .22))
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, rgba(foot)), (1, rgba(top))]), "Strength": .42}))
    return m


def board(y, pts, mat):
    """Outline in angles from the eye (to the right, above the horizon), as a board in the distance y."""
    return prism("board", [(x * y, z * y) for x, z in pts], .02, mat, 0, (0, y, EYE))


def crest(y, points, far, rough=.004, seed=3, tone="12151b", spikes=0.0):
    """A line of hills through the points, torn; `spikes` puts trees on it."""
    rs = np.random.default_rng(seed)
    xs = np.linspace(points[0][0], points[-1][0], 700)
    zs = np.interp(xs, *zip(*spline(points, 240))) + sum(rough / (k + 1) * (np.abs(np.sin(xs * (61 + 83 * k) + rs.uniform(0, 6))) - .5) for k in range(8))
    if spikes:
        zs = zs + np.repeat(rs.uniform(0, 1, 350) ** 3, 2)[:700] * spikes
    zs = np.maximum(zs, -.004)
    return board(y, list(zip(xs, zs)) + [(points[-1][0], -.02), (points[0][0], -.02)], stone(far, 0, max(q for _, q in points), y, tone))


def yacht(x, y, s, mast=True):
    """A yacht at anchor from the side, two cabin lights, the riding light at its mast."""
    m = glow("07090d", .4)
    hull = [(-1, .10), (-.96, .02), (-.8, 0), (.8, 0), (1.12, .20), (.55, .17), (.45, .30), (-.25, .33), (-.42, .17), (-.98, .17)]
    board(y, [(x + a * s, -EYE / y + b * s) for a, b in hull], m)
    if mast:
        board(y, [(x + .12 * s, .0), (x + .145 * s, 0), (x + .14 * s, 2.3 * s), (x + .125 * s, 2.3 * s)], m)
        board(y, [(x - .62 * s, .30 * s), (x + .12 * s, .27 * s), (x + .12 * s, .33 * s), (x - .62 * s, .36 * s)], m)
    sphere("light", s * y * .05, ((x + .13 * s) * y, y - .5, EYE + 2.36 * s * y * (1 if mast else .2)), glow(kelvin(3200), 9), 12)
    for a in (-.1, .1, .28):
        board(y - .6, [(x + a * s, -EYE / y + .22 * s), (x + (a + .1) * s, -EYE / y + .22 * s), (x + (a + .1) * s, -EYE / y + .27 * s), (x + a * s, -EYE / y + .27 * s)], glow(kelvin(2800), 2.2))


def balearic():
    """A tall rock in the sea, its smaller brother, pines."""
    crest(1100, [(-.5, .016), (-.3, .022), (-.1, .012), (.1, .006), (.5, .018)], .72, .002, 5)
    crest(700, [(-.30, -.004), (-.27, .03), (-.235, .060), (-.215, .115), (-.19, .150), (-.165, .168), (-.145, .138), (-.12, .125), (-.10, .085), (-.075, .055), (-.05, .022), (-.03, -.004)], .34, .012, 8)
    crest(640, [(.005, -.004), (.02, .022), (.045, .040), (.07, .028), (.09, -.004)], .26, .006, 4)
    crest(260, [(-.5, .11), (-.44, .10), (-.385, .060), (-.345, .022), (-.31, -.004)], .04, .006, 12, spikes=.018)
    yacht(.20, 300, .026)


def riviera():
    """Snow far up, hills, a town that climbs from its harbour, lit."""
    crest(1200, [(-.5, .12), (-.3, .16), (-.12, .13), (.02, .165), (.16, .14), (.3, .175), (.5, .13)], .62, .012, 3, "5a6478")
    crest(900, [(-.5, .085), (-.25, .075), (0, .10), (.2, .07), (.5, .095)], .36, .005, 7)
    crest(600, [(-.5, .02), (-.3, .035), (-.1, .062), (.08, .070), (.22, .045), (.5, .06)], .16, .003, 9, spikes=.006)
    rng = random.Random(8)
    wall = [stone(.10, 0, .05, 500, c) for c in ("55443a", "66503e", "403e48")]
    lit = glow(kelvin(2750), 1.5)
    for row in range(6):
        y, x = 560 - row * 8, -.26 + .012 * row
        while x < .30 - .014 * row:
            w, hh = rng.uniform(.014, .026), (.016 + .011 * (5 - row)) * (1.05 - 9 * (x - .04) ** 2) + rng.uniform(0, .012)
            board(y, [(x, -.004), (x + w, -.004), (x + w, hh), (x + w / 2, hh + .004), (x, hh)], rng.choice(wall))
            for k in range(3):
                if rng.random() < .32:
                    wx, wz = x + rng.uniform(.003, w - .006), hh - rng.uniform(.006, .014)
                    board(y - .5, [(wx, wz), (wx + .0022, wz), (wx + .0022, wz + .0036), (wx, wz + .0036)], lit)
            x += w
    board(520, [(.045, 0), (.063, 0), (.063, .104), (.054, .124), (.045, .104)], wall[0])
    for k in range(15):
        x = -.27 + k * .033 + rng.uniform(-.006, .006)
        board(500, [(x, -.003), (x + .0012, -.003), (x + .0012, .034 + .02 * rng.random()), (x, .034)], glow("0a0c10", .4))
    crest(498, [(-.30, .001), (-.1, .003), (.1, .002), (.26, .003), (.30, -.002)], 0, .001, 3)


def croatia():
    """Island behind island, cypresses on the nearest, a tower by the water."""
    for k, (y, c, w, hh) in enumerate(((1250, .24, .34, .052), (1150, -.20, .26, .046), (1000, .02, .24, .040), (860, .30, .22, .050), (740, -.06, .15, .028), (640, .13, .13, .024), (560, -.30, .16, .040))):
        crest(y, [(c - w, -.004), (c - w * .6, hh * .55), (c - w * .15, hh), (c + w * .3, hh * .8), (c + w * .75, hh * .4), (c + w, -.004)], .80 - .11 * k, .0025, k + 2, spikes=.004 if k > 3 else 0)
    crest(300, [(.10, -.005), (.15, .020), (.22, .040), (.30, .052), (.40, .070), (.5, .075)], .03, .003, 31, spikes=.008)
    for x, b, hh in ((.205, .030, .075), (.222, .034, .058), (.255, .040, .090), (.27, .042, .064), (.33, .052, .085)):
        board(296, [(x - .006, b - .01), (x + .006, b - .01), (x + .0055, b + hh * .4), (x, b + hh), (x - .0055, b + hh * .4)], glow("090c0d", .42))
    board(297, [(.145, .0), (.165, .0), (.165, .052), (.155, .066), (.145, .052)], stone(.12, 0, .06, 297, "3a322c"))
    board(296, [(.153, .034), (.157, .034), (.157, .042), (.153, .042)], glow(kelvin(2750), 3))
    yacht(-.10, 320, .022)


def greece():
    """White houses on a cliff, a dome, a mill; islands behind."""
    crest(1200, [(-.5, .03), (-.36, .05), (-.2, .022), (-.05, .038), (.1, .012), (.5, .03)], .70, .003, 4)
    crest(900, [(-.5, .004), (-.4, .02), (-.27, .014), (-.2, -.004)], .45, .003, 6)
    crest(420, [(-.06, -.006), (-.02, .030), (.02, .055), (.07, .064), (.12, .085), (.2, .098), (.30, .105), (.5, .12)], .10, .008, 11, "241d1c")
    rng = random.Random(12)
    white = [stone(.0, -.1, .3, 400, c) for c in ("a4a9bc", "8a93ac", "b4b0b2")]
    shade = stone(.0, -.1, .3, 400, "5e6780")
    ground = course([(-.02, .030), (.02, .055), (.07, .064), (.12, .085), (.2, .098), (.30, .105), (.5, .12)])
    lit = glow(kelvin(2750), 2.4)
    for row in range(4):
        x = .085 - .022 * row
        while x < .42:
            w, hh = rng.uniform(.020, .042), rng.uniform(.009, .019)
            b = ground(x + w / 2) - .006 + (3 - row) * .014 - .012
            board(415 - row * 3, [(x, b - .007), (x + w, b - .007), (x + w, b + hh), (x, b + hh)], rng.choice(white))
            board(414.7 - row * 3, [(x + w * .72, b - .007), (x + w, b - .007), (x + w, b + hh), (x + w * .72, b + hh)], shade)
            if rng.random() < .34:
                wx = x + rng.uniform(.003, w - .006)
                board(414.4 - row * 3, [(wx, b + .004), (wx + .0035, b + .004), (wx + .0035, b + .0105), (wx, b + .0105)], lit)
            x += w * rng.uniform(.9, 1.35)
    X, B = .165, .128
    board(398, [(X - .022, B - .03), (X + .022, B - .03), (X + .022, B)] + [(X + .020 * math.cos(a), B + .020 * math.sin(a)) for a in np.linspace(0, math.pi, 30)] + [(X - .022, B)], white[0])
    board(397, [(X + .019 * math.cos(a), B + .001 + .0195 * math.sin(a)) for a in np.linspace(0, math.pi, 30)], stone(0, 0, .2, 397, "3c5688"))
    M = .29
    board(398, [(M - .014, .10), (M + .014, .10), (M + .011, .158), (M - .011, .158)], white[1])
    board(397.5, [(M - .013, .157), (M + .013, .157), (M, .176)], glow("1a1618", .42))
    for k in range(8):
        a = k / 8 * math.tau + .2
        p, q = (M + .004 * math.cos(a), .155 + .004 * math.sin(a)), (M + .036 * math.cos(a), .155 + .036 * math.sin(a))
        o = (-.0007 * math.sin(a), .0007 * math.cos(a))
        board(397, [(p[0] - o[0], p[1] - o[1]), (q[0] - o[0], q[1] - o[1]), (q[0] + o[0], q[1] + o[1]), (p[0] + o[0], p[1] + o[1])], glow("14110f", .42))
    yacht(-.215, 330, .024)


def antilles():
    """Two cones of rock out of the sea, a palm over the bay."""
    crest(1100, [(-.5, .03), (-.3, .04), (-.12, .02), (.1, .03), (.34, .055), (.5, .05)], .62, .003, 5)
    crest(760, [(-.02, .005), (.04, .035), (.085, .085), (.12, .150), (.145, .185), (.165, .170), (.19, .110), (.23, .055), (.28, .028), (.40, .035), (.5, .045)], .30, .004, 9)
    crest(620, [(-.16, -.004), (-.12, .02), (-.085, .060), (-.06, .105), (-.042, .122), (-.02, .100), (.01, .05), (.05, .02), (.10, -.004)], .16, .004, 14)
    ink = glow("070909", .42)
    crest(120, [(-.5, .05), (-.42, .035), (-.34, .010), (-.26, -.012)], 0, .004, 2, "090b0b", spikes=.012)
    for base, top, s in (((-.345, -.0), (-.235, .205), 1.0), ((-.40, .02), (-.345, .155), .72)):
        trunk = spline([base, (base[0] * .7 + top[0] * .3 - .004, base[1] * .45 + top[1] * .55), top], 40)
        w = .0042 * s
        board(110, [(x - w * (1.4 - k / 60), z_) for k, (x, z_) in enumerate(trunk)] + [(x + w * (1.4 - k / 60), z_) for k, (x, z_) in reversed(list(enumerate(trunk)))], ink)
        for i, a in enumerate((-205, -175, -148, -32, -8, 15, 45, 80, 120, 150)):
            a, l = math.radians(a), s * (.090 + .014 * math.sin(i * 2.3))
            rib = [(top[0] + l * t * math.cos(a), top[1] + l * t * math.sin(a) - s * .075 * t * t) for t in np.linspace(0, 1, 26)]
            up = [(x, z_ + .0012) for x, z_ in rib]
            low = [(x, z_ - s * .020 * math.sin(math.pi * min(1, k / 25 * 1.02)) ** .7 * (1 if k % 2 else .45)) for k, (x, z_) in enumerate(rib)]
            board(109.5 + .05 * i, up + low[::-1], ink)
    yacht(.06, 300, .026)
    yacht(.26, 420, .016)


def norway():
    """A fjord: walls that overlap, snow on them, a fall, a cabin with one lit window."""
    crest(1300, [(-.12, .02), (-.05, .05), (.0, .022), (.04, .016), (.09, .045), (.2, .10)], .72, .006, 3, "7a8698")
    crest(1000, [(-.5, .30), (-.34, .24), (-.2, .17), (-.10, .085), (-.045, .018), (-.03, -.004)], .52, .012, 6, "465468")
    crest(860, [(.05, -.004), (.075, .03), (.13, .095), (.20, .18), (.30, .235), (.5, .29)], .40, .012, 9, "3a485a")
    crest(640, [(-.5, .27), (-.40, .235), (-.30, .16), (-.215, .075), (-.16, .020), (-.135, -.004)], .22, .010, 15, "202c38")
    crest(480, [(.17, -.006), (.21, .035), (.27, .115), (.34, .20), (.42, .24), (.5, .25)], .10, .010, 21, "18222c")
    fall = glow("c4d2e0", .42)
    for x, a, b in ((.262, .092, .0), (-.262, .108, .0)):
        board(470 if x > 0 else 630, [(x - .0008, a), (x + .0006, a), (x + .0018, b), (x - .0020, b)], fall)
    crest(200, [(-.5, .03), (-.40, .024), (-.30, .010), (-.235, -.010)], 0, .003, 3, "0a0f12", spikes=.016)
    H, g = -.315, .011
    board(196, [(H - .020, g - .012), (H + .020, g - .012), (H + .020, g + .016), (H, g + .032), (H - .020, g + .016)], glow("2a1510", .42))
    board(195.5, [(H - .023, g + .0145), (H, g + .035), (H + .023, g + .0145), (H + .0205, g + .0135), (H, g + .031), (H - .0205, g + .0135)], glow("0c0d0f", .42))
    board(195.5, [(H - .004, g), (H + .006, g), (H + .006, g + .011), (H - .004, g + .011)], glow(kelvin(2750), 3))
    yacht(.06, 330, .020)


dict(balearic=balearic, riviera=riviera, croatia=croatia, greece=greece, antilles=antilles, norway=norway)[view]()
camera((0, 0, EYE), (0, 100, EYE), 50, None, None, (0, .115))
bpy.context.scene.camera.data.clip_end = 5000
shoot("coast-" + view, 16, dict(NIGHT, anchor=(97.8, .88), bloom=.2, saturation=.95))
