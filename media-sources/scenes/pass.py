"""Premium cars, the case: four cars come down the bends of a mountain pass, their lamps on, the sun behind the saddle."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1200)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", n.math("ADD", z, 6), 46, clamp=True)
cloud = n.noise(n.coord("Object", (.02, 1, .16)), 1.2, 5, .6, .4)
h = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .12, -.06), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("d8945c")), (.22, rgba("c08a70")), (.42, rgba("76748a")), (.70, rgba("374c6c")), (1, rgba("182840"))]), "Strength": .42}))
box("sky", (300, .1, 140), (0, 110, 20), m, 0)
lit_disc(6.6, (1.8, 100, 13.2), 1.1, warm=(4200, 2700))


def slope(y, points, seed, rough, stops, low, high):
    """A mountainside as a board: its crest through the points, torn by frost; lighter where haze lies."""
    rs = np.random.default_rng(seed)
    xs = np.linspace(-40, 40, 900)
    zs = np.interp(xs, *zip(*points)) + sum(rough / (k + 1) * np.abs(np.sin(xs * (.31 + .43 * k) + rs.uniform(0, 6))) for k in range(8))
    m, n, out = material("slope")
    zz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    t = n.math("DIVIDE", n.math("SUBTRACT", zz, low), high - low, clamp=True)
    t = n.math("ADD", t, n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (.55, .5, .30)), 1.1, 7, .66, .7), .55, -.28), clamp=True)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(p, rgba(c)) for p, c in stops]), "Strength": .5}))
    prism("slope", list(zip(xs, zs)) + [(40, -60), (-40, -60)], .02, m, 0, (0, y, 0))


slope(90, [(-40, 16), (-14, 17), (-6, 11), (2, 7.5), (9, 10.5), (17, 19), (40, 17)], 3, .9, [(0, "a07a6a"), (1, "56637e")], 5, 18)
slope(70, [(-40, 13), (-12, 13.5), (-5, 8), (1, 4.6), (6, 6.5), (15, 14), (40, 14)], 8, .8, [(0, "7b6f72"), (1, "35465f")], 2, 13)
slope(52, [(-40, 9), (-12, 8), (-4, 4.2), (1.5, 1.4), (7, 4.2), (14, 9.5), (40, 9)], 21, .55, [(0, "454c5c"), (1, "202e42")], -2, 9)
# the hillside with the road: bends that widen as they come nearer
slope(40, [(-40, 4.6), (-10, 3.4), (-3, 1.0), (1.0, -.4), (5, .8), (12, 4.2), (40, 5)], 5, .35, [(0, "15161a"), (.5, "1e242d"), (1, "2b3645")], -13, 3)
BENDS = spline([(.9, -.55), (2.0, -1.15), (3.0, -1.62), (2.6, -2.05), (.4, -2.5), (-2.4, -3.05), (-3.5, -3.65), (-2.4, -4.35), (1.2, -5.1), (4.3, -5.95), (5.3, -6.9), (3.8, -8.0), (-.8, -9.3), (-5.2, -10.7), (-6.6, -12.2), (-4.4, -14.2), (2, -16.5), (9, -19)], 900)
FLAT = .44                                              # the road lies in a wide picture: its bends are lower and longer
BENDS = [(1.22 * bx - .3, -.55 + (bz + .55) * FLAT) for bx, bz in BENDS]
near = lambda z_: .095 + .046 * max(0, .55 - (z_ + .55) / FLAT)


def road(k0, k1, scale, y, mat):
    vs, fs = [], []
    for k in range(k0, k1):
        (ax, az), (bx, bz) = BENDS[max(k - 1, 0)], BENDS[min(k + 1, len(BENDS) - 1)]
        d = Vector((bx - ax, 0, (bz - az) * 2.4)).normalized()
        q = Vector((-d.z, 0, d.x)) * near(BENDS[k][1]) * scale
        x, zz = BENDS[k]
        vs += [(x + q.x, y, zz + q.z * .45), (x - q.x, y, zz - q.z * .45)]
    for i in range(k1 - k0 - 1):
        fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh("road", vs, fs, mat, False)


road(0, len(BENDS), 1.18, 39.2, glow("39332f", .5))
road(0, len(BENDS), 1.0, 39.1, glow("4d4a4c", .5))
for k in range(0, len(BENDS) - 8, 9):                   # marker posts at the outer edge
    x, zz = BENDS[k]
    s = near(zz)
    box("post", (s * .10, .02, s * .5), (x + s * 1.4, 39.0, zz + s * .25), glow("b9a088", .32), 0)
for at in (.17, .33, .50, .685):                         # a car: two lamps, what they throw before them, the body behind
    k = int(at * (len(BENDS) - 1))
    x, zz = BENDS[k]
    s = near(zz)
    fx, fz = BENDS[min(k + 26, len(BENDS) - 1)]
    for i in range(22):                                 # the road ahead in the light
        a, b = BENDS[k + i], BENDS[k + i + 1]
        w = s * (.9 - .012 * i)
        f = (1 - i / 22) ** 1.6
        mesh("thrown", [(a[0], 39.0, a[1] + w * .33), (a[0], 39.0, a[1] - w * .33), (b[0], 39.0, b[1] - w * .33), (b[0], 39.0, b[1] + w * .33)], [(0, 1, 2, 3)], glow(kelvin(3000), 1.3 * f + .06), False)
    right = fx > x
    body = [(-1.15, .0), (-1.2, .34), (-.75, .42), (-.45, .74), (.30, .76), (.62, .46), (1.15, .40), (1.25, .16), (1.2, 0)]
    body = [((-bx if not right else bx) * s * 1.25, bz * s * 1.25) for bx, bz in body]
    prism("car", silhouettes.curve(body, 8), .02, glow("07080a", .4), 0, (x, 38.9, zz - s * .12))
    d = 1 if right else -1
    for o in (0, .34):
        sphere("lamp", s * .21, (x + d * s * (1.52 - o * .9), 38.8, zz + s * (.24 + o * .12)), glow(kelvin(3600), 14), 24)
camera((0, 0, 0), (0, 100, 0), 70, None, None, shift=(.0, .088))
bpy.context.scene.camera.data.clip_end = 1000
shoot("pass", 16, dict(NIGHT, anchor=(98, .86), bloom=.24, saturation=.95))
