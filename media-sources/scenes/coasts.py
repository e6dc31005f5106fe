"""Yachts & boats: three waters seen from the deck, one before the low disc, two by day (--view names one).
Three more are in `waters`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "balearic"
EYE = 1.6
# sky from the horizon upwards, haze that far land dissolves in, where the disc stands (to the right, upwards), its light; by day none
SKIES = dict(
    balearic=(("d08a54", "b0786a", "5a6280", "2a3a5c", "141f38"), "7a6470", (.135, .075), (4000, 2550)),
    croatia=(("e6d9c2", "d3d8d4", "a9c4d0", "7ba6c0", "5488ac"), "b4bfc0", None, None),
    norway=(("d9d3cc", "b9c2ca", "93a5b4", "6d879d", "4c6a84"), "a2aeb8", None, None),
)
SKY, HAZE, DISC, WARM = SKIES[view]
begin(1600, 1067)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", z, 620, clamp=True)
cloud = n.noise(n.coord("Object", (.0016, 1, .016)), 1.2, 5, .6, .4)
h = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .13, -.065), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(p, rgba(c)) for p, c in zip((0, .14, .34, .62, 1), SKY)]), "Strength": .42}))
mesh("sky", [(-3000, 1500, -10), (3000, 1500, -10), (3000, 1500, 1500), (-3000, 1500, 1500)], [(0, 1, 2, 3)], m, False)
if DISC:
    lit_disc(.086 * 1400, (DISC[0] * 1400, 1400, EYE + DISC[1] * 1400), 1.05, warm=WARM)
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
    m = glow("07090d", .4) if DISC else glow("e4ddd0", .40)
    hull = [(-1, .10), (-.96, .02), (-.8, 0), (.8, 0), (1.12, .20), (.55, .17), (.45, .30), (-.25, .33), (-.42, .17), (-.98, .17)]
    board(y, [(x + a * s, -EYE / y + b * s) for a, b in hull], m)
    if mast:
        board(y, [(x + .12 * s, .0), (x + .145 * s, 0), (x + .14 * s, 2.3 * s), (x + .125 * s, 2.3 * s)], m)
        board(y, [(x - .62 * s, .30 * s), (x + .12 * s, .27 * s), (x + .12 * s, .33 * s), (x - .62 * s, .36 * s)], m)
    if not DISC:
        return
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


def croatia():
    """Island behind island, cypresses on the nearest, a tower by the water."""
    for k, (y, c, w, hh) in enumerate(((1250, .24, .34, .052), (1150, -.20, .26, .046), (1000, .02, .24, .040), (860, .30, .22, .050), (740, -.06, .15, .028), (640, .13, .13, .024), (560, -.30, .16, .040))):
        crest(y, [(c - w, -.004), (c - w * .6, hh * .55), (c - w * .15, hh), (c + w * .3, hh * .8), (c + w * .75, hh * .4), (c + w, -.004)], .80 - .11 * k, .0025, k + 2, "3d5240", spikes=.004 if k > 3 else 0)
    crest(300, [(.10, -.005), (.15, .020), (.22, .040), (.30, .052), (.40, .070), (.5, .075)], .03, .003, 31, "3a4a28", spikes=.008)
    for x, b, hh in ((.205, .030, .075), (.222, .034, .058), (.255, .040, .090), (.27, .042, .064), (.33, .052, .085)):
        board(296, [(x - .006, b - .01), (x + .006, b - .01), (x + .0055, b + hh * .4), (x, b + hh), (x - .0055, b + hh * .4)], glow("1d2b16", .42))
    board(297, [(.145, .0), (.165, .0), (.165, .052), (.155, .066), (.145, .052)], stone(.12, 0, .06, 297, "d2b894"))
    board(296, [(.153, .034), (.157, .034), (.157, .042), (.153, .042)], glow("3a2c20", .42))
    yacht(-.10, 320, .022)


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


dict(balearic=balearic, croatia=croatia, norway=norway)[view]()
camera((0, 0, EYE), (0, 100, EYE), 50, None, None, (0, .115))
bpy.context.scene.camera.data.clip_end = 5000
shoot("coast-" + view, 16, dict(NIGHT, anchor=(97.8, .88), bloom=.2, saturation=.95))
