"""Yachts, a day at sea: wet footprints cross the teak of the bathing platform towards a rolled towel, in the morning sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from scipy.ndimage import gaussian_filter

begin(1600, 1280)


# a left foot, its heel at 0, its toes to +y; the arch does not touch
SOLE = spline([(0, -.02), (.20, .06), (.25, .32), (.16, .62), (.16, .92), (.34, 1.28), (.36, 1.56), (.22, 1.72), (-.04, 1.74), (-.30, 1.60), (-.38, 1.36), (-.33, 1.02), (-.29, .66), (-.26, .30), (-.19, .06)], 130, True)
TOES = ((.27, 1.98, .135, .175), (.055, 2.06, .085, .115), (-.115, 2.01, .080, .105), (-.265, 1.92, .074, .095), (-.39, 1.79, .066, .085))
LEFT, NEAR, WIDE, DEEP, FINE = -6, -6, 12, 14, 150      # the part of the deck that is wet somewhere, and points a unit
rng = np.random.default_rng(4)
Y, X = np.mgrid[0:DEEP * FINE, 0:WIDE * FINE] / FINE
X, Y = X + LEFT, Y + NEAR
wet = np.zeros(X.shape, np.float32)


def soak(outline, much):
    """What lies within the outline is so wet."""
    q = np.array(outline)
    (x0, y0), (x1, y1) = ((q.min(0) - (LEFT, NEAR)) * FINE).astype(int) - 2, ((q.max(0) - (LEFT, NEAR)) * FINE).astype(int) + 3
    part = np.s_[max(0, y0):max(0, y1), max(0, x0):max(0, x1)]
    inside = np.zeros(X[part].shape, bool)
    for (ax, ay), (bx, by) in zip(q, np.roll(q, -1, 0)):
        if ay != by:
            inside ^= ((ay > Y[part]) != (by > Y[part])) & (X[part] < (bx - ax) * (Y[part] - ay) / (by - ay) + ax)
    wet[part] = np.maximum(wet[part], much * inside)


def foot(x, y, turn, side, much, size=.64):
    c, s = size * math.cos(turn), size * math.sin(turn)
    for outline in [SOLE] + [[(ax + rx * math.cos(t), ay + ry * math.sin(t)) for t in np.linspace(0, math.tau, 40, False)] for ax, ay, rx, ry in TOES]:
        soak([(x + c * a * side - s * b, y + s * a * side + c * b) for a, b, *_ in outline], much)


T = math.radians(-24)
for k in range(4):
    side = 1 if k % 2 else -1
    d = -3.5 + 1.95 * k
    foot(.1 + .445 * d - .36 * side * math.cos(T), d, T + side * .09, side, 1 - .09 * k)
for _ in range(60):                                   # drops beside the steps
    d = rng.uniform(-4.4, 5)
    x, r = .1 + .445 * d + rng.normal(0, .7), rng.uniform(.010, .032)
    soak([(x + r * math.cos(t), d + 1.2 * r * math.sin(t)) for t in np.linspace(0, math.tau, 22, False)], .75)
# wood drinks along its grain: the rim runs out in streaks, and around it the deck is damp
streaks = gaussian_filter(rng.normal(0, 1, wet.shape), (.16 * FINE, .012 * FINE))
rim = gaussian_filter(wet, (.035 * FINE, .014 * FINE)) + .12 * streaks / streaks.std() * (gaussian_filter(wet, (.07 * FINE, .03 * FINE)) > .02)
rim = np.clip((rim - .22) / .5, 0, 1)
film = np.clip(rim * rim * (3 - 2 * rim) * .86 + .16 * np.minimum(1, 1.6 * gaussian_filter(wet, .09 * FINE)), 0, 1)
picture = bpy.data.images.new("wet", film.shape[1], film.shape[0], float_buffer=True)
picture.colorspace_settings.name = "Non-Color"
picture.pixels.foreach_set(np.stack([film] * 3 + [np.ones_like(film)], -1).astype(np.float32).ravel())

# teak along y with black caulking; wet it is darker and mirrors the sky
width = .62
m, n, p = principled("teak", "8a5c38", .5, Specular=.3)
s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
k = n.math("DIVIDE", n.math("ADD", s.outputs["X"], 40.0), width)
seam = n.math("LESS_THAN", n.math("FRACT", k), .075)
tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
grain = n.noise(n.coord("Object", (15, .5, 1)), 1.0, 5, .6, .5)
dry = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .40), n.math("MULTIPLY", grain, .60)), [(.2, rgb("93683f")), (.5, rgb("b78a5a")), (.8, rgb("d8b183"))])
node = n.add("ShaderNodeTexImage", {"Vector": n.coord("UV", (1, 1, 1))}, extension="CLIP")
node.image = picture
share = node.outputs["Color"]
c = n.mix(share, dry, n.mix(1.0, dry, rgba("ad9a80"), "MULTIPLY"))
n.put(p, "Base Color", n.mix(seam, c, rgba("0b0806")))
n.put(p, "Roughness", n.math("SUBTRACT", n.math("MULTIPLY_ADD", grain, .18, .46), n.math("MULTIPLY", share, .36)))
n.put(p, "Specular", n.math("MULTIPLY_ADD", share, .3, .3))
n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, .35), seam), .30, .014))
at = [(-30, -12), (30, -12), (30, 9), (-30, 9)]
mesh("deck", [(x, y, 0) for x, y in at], [(0, 1, 2, 3)], m, False, [((x - LEFT) / WIDE, (y - NEAR) / DEEP) for x, y in at])

# a towel, rolled: a spiral of terry with two stripes
terry, n, p = principled("terry", "efe4d0", .95, Specular=.1)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 26, 4, .7), .55, .03))
s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
stripe = n.math("MULTIPLY", n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", n.math("SUBTRACT", s.outputs["X"], 3.10)), .22)), .10), 1.0)
n.put(p, "Base Color", n.mix(stripe, rgba("efe4d0"), rgba("a8502c")))
sp = []
for i in range(420):
    a = i / 420 * math.tau * 4.2
    r = .10 + .62 * i / 420
    sp.append((r, a))
W = 2.7
grid("towel", lambda u, v: (lambda q: (1.75 + W * u, 3.4 + q[0] * math.sin(q[1]) + .02 * math.sin(9 * u), .74 + q[0] * math.cos(q[1]) + .012 * math.sin(17 * u + 5 * v)))(sp[min(419, int(v * 419))]), 90, 420, terry).modifiers.new("thick", "SOLIDIFY").thickness = .09
sea, n, p = principled("sea", "0d4650", .08, 0.0, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1.2, 1)), 1.0, 3, .55), .4, .3))
mesh("sea", [(-900, 9.1, -3), (900, 9.1, -3), (900, 1500, -3), (-900, 1500, -3)], [(0, 1, 2, 3)], sea, False)
sky_gradient([(0, "2a221c"), (.49, "57483a"), (.505, "f3c795"), (.56, "dcb08c"), (.66, "93a0b4"), (1, "4e6d96")], .62, (-.6, .8, .2), "ffc888", .8, 50)
sun((.72, -.56, -.34), 4.4, kelvin(3700), .9)
camera((-.9, -8.4, 4.7), (.55, .0, 0), 48, 1.6, (.2, -1.2, 0))
shoot("barefoot", 16, dict(DAY, anchor=(92, .74)))
