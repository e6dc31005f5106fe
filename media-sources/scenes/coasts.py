"""Yachts & boats: a rock of the Balearics seen from the deck, before the low disc. The other waters are in `waters` and `shores`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "balearic"
EYE = 1.6
# sky from the horizon upwards, haze that far land dissolves in, where the disc stands (to the right, upwards), its light; by day none
SKIES = dict(
    balearic=(("d08a54", "b0786a", "5a6280", "2a3a5c", "141f38"), "7a6470", (.135, .075), (4000, 2550)),
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


dict(balearic=balearic)[view]()
camera((0, 0, EYE), (0, 100, EYE), 50, None, None, (0, .115))
bpy.context.scene.camera.data.clip_end = 5000
shoot("coast-" + view, 16, dict(NIGHT, anchor=(97.8, .88), bloom=.2, saturation=.95))
