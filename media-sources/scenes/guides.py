"""Collaborations: three mountain guides on a ridge, the sun comes up behind blue ranges."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import HAIR, figure, oval

begin(1800, 1800)


def range_(y, base, height, color, low, seed, rough=1.0):
    """A mountain range as a board; haze lies at its foot."""
    rng = np.random.default_rng(seed)
    xs = np.linspace(-60, 60, 900)
    z = np.zeros_like(xs)
    for k, (f, a) in enumerate(((.045, 1), (.10, .55), (.23, .30), (.52, .16), (1.1, .075), (2.6, .035))):
        w = xs * f + rng.uniform(0, 6)
        z += a * (1 - 2 * np.abs((w - np.floor(w)) - .5) * 1.0) * (1 if k < 3 else rough) if k > 0 else a * np.sin(w * 3)
    z = base + height * (z - z.min()) / (z.max() - z.min())
    m, n, out = material("range")
    sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    t = n.math("DIVIDE", n.math("SUBTRACT", sp.outputs["Z"], base), height, clamp=True)
    stri = n.noise(n.coord("Object", (.5, .5, .22)), 1.3, 6, .65, .6)
    t = n.math("ADD", t, n.math("MULTIPLY_ADD", stri, .5, -.25), clamp=True)
    e = n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, rgba(low)), (.75, rgba(color))]), "Strength": .62})
    n.put(out, "Surface", e)
    prism("range", [(x, h) for x, h in zip(xs, z)] + [(60, base - 30), (-60, base - 30)], .02, m, 0, (0, y, 0))


# sky
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 46), 62, clamp=True)
cloud = n.noise(n.coord("Object", (.02, .02, .16)), 1.2, 4, .6, .3)
h2 = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .12, -.06), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h2, [(0, rgba("e2a468")), (.24, rgba("d29a6a")), (.34, rgba("a58478")), (.46, rgba("6c7590")), (.64, rgba("3a5174")), (1, rgba("1a2a44"))]), "Strength": .40}))
box("sky", (260, .1, 160), (0, 90, 40), m, 0)
lit_disc(7.4, (9.5, 80, 15.6), 1.05, warm=(4300, 2900))
range_(62, 1, 11, "5f6c86", "a58573", 3)
range_(44, -1.5, 8.5, "3f506d", "7f7275", 8)
range_(28, -3, 6.4, "26374f", "545c6d", 21)
range_(16, -2.4, 2.9, "15212f", "2b3a4c", 5)
# the ridge they stand on
rock = matte("0b0c0f", .9, .15)
rng = np.random.default_rng(4)
xs = np.linspace(-8, 8, 400)
zs = .18 * np.sin(xs * .55 + .6) + .10 * np.sin(xs * 1.7) + sum(.03 / (k + 1) * np.abs(np.sin(xs * (3.1 + 2.7 * k) + rng.uniform(0, 6))) for k in range(6)) - .05 * xs
RIDGE = lambda x: float(np.interp(x, xs, zs))
prism("ridge", list(zip(xs, zs)) + [(8, -8), (-8, -8)], .5, rock, 0, (0, .2, 0))
sk = matte("08090b", .9, .1)
rim = matte("9a4a22", .9)


def pack(tall=0.0):
    """A rucksack with its lid and a rolled mat."""
    return [[(-.150, .98), (-.172, 1.10), (-.176, 1.30), (-.160, 1.44 + tall), (-.125, 1.49 + tall), (0, 1.515 + tall), (.125, 1.49 + tall), (.160, 1.44 + tall), (.176, 1.30), (.172, 1.10), (.150, .98), (0, .955)],
            oval(0, .955, .20, .058)]


def axe(x, z, tilt):
    """An ice axe held at its head."""
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    T = lambda pts: [(x + a * c - b * s, z + a * s + b * c) for a, b in pts]
    return [T([(-.010, .0), (-.010, .0), (-.010, -.72), (-.010, -.72), (0, -.78), (.010, -.72), (.010, -.72), (.010, .0), (.010, .0)]), T([(-.15, -.035), (-.06, .012), (.02, .014), (.12, .010), (.125, -.005), (.02, -.010), (-.06, -.010)])]


W = dict(shoulder=.182, waist=.142, hip=.184)
one = figure(((-.27, 1.18), (-.34, .96), -70), ((.31, 1.22), (.42, 1.03), -40), [((-.13, .52), (-.16, .05)), ((.14, .54), (.20, .10))], "long", .80, .205, leg=1.05, **W)
two = figure(((-.29, 1.22), (-.19, 1.06), 10), ((.31, 1.52), (.16, 1.66), 150), [((-.11, .50), (-.13, .05)), ((.12, .50), (.15, .05))], "cap", .80, .200, leg=1.05, **W)
three = figure(((-.25, 1.16), (-.30, .93), -80), ((.27, 1.17), (.32, .94), -85), [((-.11, .50), (-.12, .05)), ((.12, .52), (.17, .07))], "knot", .78, .205, leg=1.05, **W)
for who, hair, x, s, color, bag, stick in ((one, "long", -1.30, .99, "a1461f", "2a2018", axe(.50, 1.00, 4)), (two, "cap", .02, 1.03, "a87430", "1d2733", []),
                                             (three, "knot", 1.20, .97, "2f5873", "33241a", axe(-.36, .90, -6))):
    z = RIDGE(x) - .03
    cutout("legs", who[-4:], sk, (x, 0, z), s, .05)
    cutout("jacket", who[:-4], matte(color, .9, .1), (x, -.02, z), s, .05)
    cutout("head", HAIR[hair], sk, (x, -.04, z), s, .05)
    cutout("pack", pack(.02 if x else .06), matte(bag, .9, .1), (x, -.08, z), s, .05)
    if stick:
        cutout("axe", stick, sk, (x, -.10, z), s, .03)
# the rope between the first and the second
tube("rope", [(-.92 + .80 * t, -.04, RIDGE(-.5) + 1.02 - .34 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 40)], .010, matte("4a2a18", .8))
area((9, 14, 9), (0, 0, 1), 3, 900, kelvin(3400))
area((-3, -9, 5), (0, 0, 1), 5, 700, "8fa8cc")
ambient("3c4f70", .25)
camera((-.35, -7.4, 1.55), (-.20, 0, 1.75), 52, None, None, shift=(0, .06))
shoot("guides", 24, dict(anchor=(97.5, .80), bloom=.16, halation=.08, saturation=.98))
