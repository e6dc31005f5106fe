"""Sponsorship: the finish of a city run before anybody has come, a blank banner over the line at sunrise."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1800)
road, n, p = principled("asphalt", "2c2a2b", .5, Specular=.45)
f = n.noise(n.coord("Object"), 220, 2, .7)
n.put(p, "Normal", n.bump(f, .35, .01))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .9, 3, .6), .5, .14))
box("road", (9, 120, .1), (0, 50, -.05), road, 0)
box("pavement", (14, 120, .16), (-11.4, 50, 0), stone("8a7a68", "6a5a4a", .5), .02)
box("pavement", (14, 120, .16), (11.4, 50, 0), stone("8a7a68", "6a5a4a", .5), .02)
white = matte("e8ddcc", .6, .3)
for i in range(16):
    for j in range(2):
        box("finish", (.56, .56, .004), (-4.2 + .56 * i, 2.6 + .56 * j, .003), white if (i + j) % 2 else matte("17161a", .6, .3), 0)
for k in range(14):
    box("dash", (.12, 1.5, .004), (0, 7 + 4.2 * k, .003), white, 0)
steel = bronze("8d8a86", .3, .2)
for x in (-3.3, 3.3):
    for dx, dy in ((-.14, -.14), (.14, -.14), (-.14, .14), (.14, .14)):
        tube("chord", [(x + dx, 4.2 + dy, .1), (x + dx, 4.2 + dy, 3.95)], .026, steel)
    for k in range(11):
        z = .2 + .35 * k
        for dy in (-.14, .14):
            tube("brace", [(x - .14, 4.2 + dy, z), (x + .14, 4.2 + dy, z + .35 if k % 2 else z + .3)][::1 if k % 2 else -1], .012, steel)
    box("plate", (.9, .9, .06), (x, 4.2, .06), steel, .01)
for dy, z in ((-.14, 3.9), (.14, 3.9), (-.14, 3.62), (.14, 3.62)):
    tube("beam", [(-3.45, 4.2 + dy, z), (3.45, 4.2 + dy, z)], .026, steel)


def banner(u, v):
    """Blank: whose name it bore has gone."""
    x = (u - .5) * 6.1
    pull = .05 * math.sin(u * math.pi * 9) * v ** 2
    return (x, 4.0 + .05 * math.sin(u * 7.3 + 2.2 * v) * v + .03 * math.sin(u * 19) * v, 3.56 - 1.22 * v + pull + .05 * v * (2 * u - 1) ** 2)


parcel("banner", banner, 300, 60, silk("efe2cd", .5, .4), .004)
for k in range(10):
    x = -2.9 + 5.8 * k / 9
    tube("lace", [(x, 4.02, 3.53), (x, 4.06, 3.66)], .012, white)
# houses at both sides, flat and dark, their windows not yet lit
rng = random.Random(9)
wall = matte("74768c", .95, .1)
win = glow(kelvin(2800), 1.6)
for s in (-1, 1):
    y = 13.0
    while y < 90:
        d, h = rng.uniform(5, 9), rng.uniform(4.2, 7.2)
        box("house", (8, d - .1, h), (s * 10.6, y + d / 2, h / 2), wall, 0)
        prism("roof", [(-4.2, 0), (4.2, 0), (0, rng.uniform(1.4, 2.6))], d - .1, wall, 0, (s * 10.6, y + d / 2, h))
        if rng.random() < .7:
            for i in range(rng.randint(1, 2)):
                box("window", (.02, .8, 1.2), (s * 6.58, y + rng.uniform(1, d - 1), rng.uniform(2, h - 1.5)), win, 0)
        y += d
lit_disc(7.4, (1.5, 96, 10.5), 2.0, warm=(3300, 2300))
sky_gradient([(0, "1a1c24"), (.49, "c98a57"), (.53, "8a7a7c"), (.62, "3f5578"), (1, "16233c")], .75)
area((2.6, 14, 6.5), (0, 4, .6), 3, 700, kelvin(2600))
area((-4.2, -3.5, 5.2), (0, 4.2, 3.0), 1.2, 420, kelvin(3400))
camera((-1.0, -3.9, 1.35), (.02, 6, 2.12), 33, 5, (0, 4, 3.05))
shoot("ribbon", 48, dict(NIGHT, anchor=(97, .86), bloom=.2))
