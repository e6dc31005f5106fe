"""Yachts, a day at sea: wet footprints cross the teak of the bathing platform towards a rolled towel, in the morning sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1280)


def planks(wet, width=.62):
    """Teak along y with black caulking; wet it is darker and mirrors the sky."""
    m, n, p = principled("teak", "8a5c38", .5, Specular=.5 if wet else .3)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    k = n.math("DIVIDE", n.math("ADD", s.outputs["X"], 40.0), width)
    seam = n.math("LESS_THAN", n.math("FRACT", k), .075)
    tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
    grain = n.noise(n.coord("Object", (15, .5, 1)), 1.0, 5, .6, .5)
    c = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .40), n.math("MULTIPLY", grain, .60)), [(.2, rgb("65442a" if wet else "93683f")), (.5, rgb("7e5a36" if wet else "b78a5a")), (.8, rgb("977048" if wet else "d8b183"))])
    n.put(p, "Base Color", n.mix(seam, c, rgba("0b0806")))
    if wet:
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .12, .12))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", grain, .10), n.noise(n.coord("Object"), 2.2, 3, .5)), .10, .02))
    else:
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .18, .46))
        n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, .35), seam), .30, .014))
    return m


dry, wet = planks(False), planks(True)
mesh("deck", [(-30, -12, 0), (30, -12, 0), (30, 9, 0), (-30, 9, 0)], [(0, 1, 2, 3)], dry, False)


def pool(outline, loc, turn, side):
    """A thin film of water on the deck, its rim rounded."""
    c, s = math.cos(turn), math.sin(turn)
    rng = random.Random(len(outline) + int(100 * loc[1]))
    q = rng.uniform(0, 9)
    rings = []
    cx = sum(a for a, b in outline) / len(outline)
    cy = sum(b for a, b in outline) / len(outline)
    for f, h in ((1.0, .0006), (.95, .0022), (.86, .0036), (.6, .0042), (.2, .0044)):
        ring = []
        for i, (a, b) in enumerate(outline):
            w = 1 + .018 * math.sin(i * .55 + q) + .012 * math.sin(i * 1.3 + 2 * q)
            a, b = cx + (a - cx) * f * w, cy + (b - cy) * f * w
            a *= side
            ring.append((loc[0] + c * a - s * b, loc[1] + s * a + c * b, h))
        rings.append(ring)
    m = len(outline)
    V = [v for r in rings for v in r]
    F = [(k * m + i, k * m + (i + 1) % m, (k + 1) * m + (i + 1) % m, (k + 1) * m + i) for k in range(len(rings) - 1) for i in range(m)]
    F.append(tuple((len(rings) - 1) * m + i for i in range(m)))
    mesh("film", V, F, wet)


# a left foot, its heel at 0, its toes to +y; the arch does not touch
SOLE = spline([(0, -.02), (.20, .06), (.25, .32), (.18, .62), (.20, .92), (.34, 1.28), (.36, 1.56), (.22, 1.72), (-.04, 1.74), (-.30, 1.60), (-.38, 1.36), (-.30, 1.02), (-.27, .66), (-.26, .30), (-.19, .06)], 130, True)
TOES = ((.27, 1.98, .135, .175), (.055, 2.06, .085, .115), (-.115, 2.01, .080, .105), (-.265, 1.92, .074, .095), (-.39, 1.79, .066, .085))


def foot(x, y, turn, side, light=1.0):
    for ax, ay, rx, ry in TOES:
        pool([(ax + rx * light * math.cos(t), ay + ry * light * math.sin(t)) for t in np.linspace(0, math.tau, 40, False)], (x, y), turn, side)
    # a step dries from its arch: the sole of the later ones is heel and ball
    pool([(a * 1.0, b) for a, b in SOLE], (x, y), turn, side)


T = math.radians(-24)
for k in range(3):
    side = 1 if k % 2 else -1
    d = -3.15 + 2.85 * k
    x = -1.75 + .445 * d + .52 * side * -1 * math.cos(T) + 1.55
    foot(x, d, T + side * .09, side, 1.0 - .06 * k)
rng = random.Random(4)
for _ in range(170):                                  # drops beside the steps
    d = rng.uniform(-4.4, 7)
    x = -.2 + .445 * d + rng.gauss(0, .85)
    r = rng.uniform(.012, .05) * (1.8 if rng.random() < .12 else 1)
    pool([(r * math.cos(t) * rng.uniform(.92, 1.08), r * math.sin(t)) for t in np.linspace(0, math.tau, 22, False)], (x, d), 0, 1)

# a towel, rolled: a spiral of terry with two stripes
terry, n, p = principled("terry", "efe4d0", .95, Specular=.1)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 26, 4, .7), .55, .03))
s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
stripe = n.math("MULTIPLY", n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", s.outputs["X"], 3.55)), .22)), .10), 1.0)
n.put(p, "Base Color", n.mix(stripe, rgba("efe4d0"), rgba("a8502c")))
sp = []
for i in range(420):
    a = i / 420 * math.tau * 4.2
    r = .10 + .62 * i / 420
    sp.append((r, a))
W = 3.4
grid("towel", lambda u, v: (lambda q: (1.9 + W * u, 3.4 + q[0] * math.sin(q[1]) + .02 * math.sin(9 * u), .74 + q[0] * math.cos(q[1]) + .012 * math.sin(17 * u + 5 * v)))(sp[min(419, int(v * 419))]), 90, 420, terry).modifiers.new("thick", "SOLIDIFY").thickness = .09
sea, n, p = principled("sea", "0d4650", .08, 0.0, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1.2, 1)), 1.0, 3, .55), .4, .3))
mesh("sea", [(-900, 9.1, -3), (900, 9.1, -3), (900, 1500, -3), (-900, 1500, -3)], [(0, 1, 2, 3)], sea, False)
sky_gradient([(0, "2a221c"), (.49, "57483a"), (.505, "f3c795"), (.56, "dcb08c"), (.66, "93a0b4"), (1, "4e6d96")], .62, (-.6, .8, .2), "ffc888", .8, 50)
sun((.72, -.56, -.34), 4.4, kelvin(3700), .9)
camera((-.9, -8.4, 4.7), (.55, .0, 0), 48, 1.6, (.2, -1.2, 0))
shoot("barefoot", 16, dict(DAY, anchor=(92, .74)))
