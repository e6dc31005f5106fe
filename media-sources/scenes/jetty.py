"""Concierge: the launch waits at the end of the jetty; two guests walk towards it, somebody carries the cases."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure

begin(2400, 1350)
# sky with a low sun
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 40), 90, clamp=True)
cloud = n.noise(n.coord("Object", (.012, .012, .11)), 1.2, 5, .62, .4)
h2 = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .10, -.05), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h2, [(0, rgba("c98658")), (.10, rgba("a87a66")), (.25, rgba("5f6d86")), (.5, rgba("2c4866")), (1, rgba("12233a"))]), "Strength": .50}))
box("sky", (900, .1, 240), (0, 260, 40), m, 0)
X = 3.1
lit_disc(15.5, (X * 10 + 18, 250, 20.5), 1.2, warm=(4100, 2600))
# far headland
rng = np.random.default_rng(6)
xs = np.linspace(-260, 60, 300)
zs = 9 * np.exp(-((xs + 150) / 90) ** 2) + 14 * np.exp(-((xs + 230) / 50) ** 2) + .7 * np.abs(np.sin(xs * .11)) + .3 * np.abs(np.sin(xs * .31))
prism("headland", list(zip(xs, zs - .6)) + [(60, -4), (-260, -4)], .1, glow("2b3c50", .42), 0, (0, 235, 0))
# sea
w, n, p = principled("sea", "0c2230", .06, 0, Specular=.55)
v = n.coord("Object", (.55, .16, 1))
swell = n.noise(v, 1.1, 4, .6, .5)
fine = n.noise(n.coord("Object", (2.6, .9, 1)), 2.2, 3, .6)
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", swell, .8), n.math("MULTIPLY", fine, .14)), .36, .12))
mesh("sea", [(-500, -30, 0), (500, -30, 0), (500, 300, 0), (-500, 300, 0)], [(0, 1, 2, 3)], w, False)
# jetty: planks that run away from us, piles, lanterns at its sides
plank = walnut("7a5a40", .42, .8)
Z = .75
for i in range(62):
    y = -7 + i * .42
    box("plank", (2.5, .385, .07), (X + rng.uniform(-.03, .03), y, Z + rng.uniform(-.006, .006)), plank, .008)
for s in (-1, 1):
    box("beam", (.16, 26, .22), (X + s * 1.05, 6, Z - .15), walnut("2b1c11", .5, 1), .01)
    for y in np.arange(-6, 19.5, 3.1):
        tube("pile", [(X + s * 1.28, y, -1), (X + s * 1.28, y, Z + .62)], .10, walnut("35230f", .5, 2))
        lathe("cap", spline([(0, .05), (.07, .045), (.112, 0), (.112, -.03), (0, -.03)], 30), matte("20242a", .5), 40, (X + s * 1.28, y, Z + .64))
    for y in np.arange(-6, 16.4, 3.1):
        pts = [(X + s * 1.28, y + 3.1 * t, Z + .50 - .22 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)]
        tube("rope", pts, .018, matte("8a7458", .85))
# the launch lies beside its end, the bow to the left
BX, BY = X - 5.6, 17.5
wood = walnut("6b3a1a", .18, 1)
cream = matte("d9cfbd", .5)


def hull(u, v):
    x = -3.3 + 6.9 * u
    b = 1.05 * (1 - max(0, (u - .45) / .55) ** 2.4) * (.86 + .14 * min(1, u * 4))
    return (x + .45 * v * u ** 3, (b * (.55 + .45 * v ** .5)), -.25 + (1.05 + .38 * u ** 2) * v)


for s in (-1, 1):
    o = grid("hull", lambda u, v, s=s: (hull(u, v)[0], s * hull(u, v)[1], hull(u, v)[2]), 80, 20, wood)
    o.location = (BX, BY, .06)
    o.scale = (-1, 1, 1)
box("deck", (3.2, 1.6, .06), (BX - 1.8, BY, 1.0), wood, .02)
box("screen", (.05, 1.7, .62), (BX - .3, BY, 1.36), principled("glass", "20303a", .05, 0)[0], .01, (0, math.radians(24), 0))
box("bench", (1.3, 1.4, .35), (BX + 1.5, BY, .95), cream, .08)
box("back", (.18, 1.4, .42), (BX + 2.3, BY, 1.12), cream, .08)
tube("staff", [(BX + 3.2, BY, .9), (BX + 3.6, BY, 1.9)], .02, brass(.2))
# people
sk = matte("080808", .9, .1)
lady = figure(((-.26, 1.17), (-.255, .94), -85), ((.30, 1.46), (.165, 1.62), 150), [((-.060, .48), (-.05, .05)), ((.075, .50), (.085, .14))], "hat", .52, .265, .172, .120, .160, .80)
cutout("lady", lady, sk, (X - .58, 8.4, Z + .04), .98, .05)
gent = figure(((-.29, 1.18), (-.31, .94), -85), ((.34, 1.24), (.235, 1.42), 130), [((-.085, .50), (-.08, .05)), ((.10, .52), (.12, .14))], "short", .84, .182, .205, .158, .172, 1.02)
gent.append([(.20, 1.49), (.275, 1.44), (.305, 1.30), (.300, 1.08), (.270, .96), (.215, .98), (.185, 1.10), (.16, 1.32), (.15, 1.46)])      # jacket over the shoulder
cutout("gent", gent, sk, (X + .40, 8.7, Z + .04), 1.03, .05)
porter = figure(((-.285, 1.16), (-.33, .92), -90), ((.285, 1.16), (.33, .92), -90), [((-.085, .50), (-.08, .05)), ((.10, .53), (.12, .17))], "cap", .86, .178, .20, .150, .170, 1.0)
for s in (-1, 1):
    porter += [[pt for pt in ((s * .33 - .055, .83), (s * .33 - .055, .86), (s * .33 + .055, .86), (s * .33 + .055, .83)) for _ in (0, 1)],
               [(s * .33 - .16, .79), (s * .33 - .19, .80), (s * .33 - .19, .80), (s * .33 - .195, .38), (s * .33 - .195, .38), (s * .33 + .195, .38), (s * .33 + .195, .38), (s * .33 + .19, .80), (s * .33 + .19, .80)]]
cutout("porter", porter, sk, (X - 1.0, 15.2, Z + .04), 1.0, .05)
area((X + 8, 60, 9), (X, 6, 1), 14, 24000, kelvin(2700)).visible_glossy = False
area((-12, -8, 9), (X, 4, 1), 8, 1500, "6f9be0").visible_glossy = False
ambient("33506f", .22)
camera((.35, -5.6, 2.05), (.35, 20, 2.05), 36, None, None, shift=(0, -.01))
shoot("jetty", 32, dict(NIGHT, anchor=(97.5, .82), bloom=.22, saturation=.78, exposure=-.35))
