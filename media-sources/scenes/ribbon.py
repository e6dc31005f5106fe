"""Sponsorship: the finish of a city run before anybody has come, a blank ribbon across the road at sunrise."""
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
box("finish", (8.6, .34, .004), (0, 1.55, .003), white, 0)
for k in range(14):
    box("dash", (.12, 1.5, .004), (0, 5 + 4.2 * k, .003), white, 0)
bronze_ = bronze("a87a50", .22, .25)
for s in (-1, 1):
    tube("post", [(s * 2.35, 0, 0), (s * 2.35, 0, 1.25)], .03, bronze_)
    disc("foot", .24, (s * 2.35, 0, .02), bronze_, (math.pi / 2, 0, 0), .04, .01, 90)
    sphere("knob", .055, (s * 2.35, 0, 1.28), bronze_, 48)


def ribbon(u, v):
    x = (u - .5) * 4.7
    sag = .30 * (1 - (2 * u - 1) ** 2)
    twist = 1.25 * math.sin(u * 6.2 + .4) * math.sin(u * math.pi)
    w = (v - .5) * .115
    return (x, w * math.sin(twist) + .03 * math.sin(u * 9), 1.10 - sag + w * math.cos(twist))


parcel("ribbon", ribbon, 300, 12, silk("efe2cd", .4, .5), .003)
# houses at both sides, flat and dark, their windows not yet lit
rng = random.Random(9)
wall = matte("1d1c22", .95, .1)
win = glow(kelvin(2800), 1.6)
for s in (-1, 1):
    y = 6.0
    while y < 90:
        d, h = rng.uniform(5, 9), rng.uniform(5, 9.5)
        box("house", (8, d - .1, h), (s * 10.6, y + d / 2, h / 2), wall, 0)
        prism("roof", [(-4.2, 0), (4.2, 0), (0, rng.uniform(1.4, 2.6))], d - .1, wall, 0, (s * 10.6, y + d / 2, h))
        if rng.random() < .7:
            for i in range(rng.randint(1, 2)):
                box("window", (.02, .8, 1.2), (s * 6.58, y + rng.uniform(1, d - 1), rng.uniform(2, h - 1.5)), win, 0)
        y += d
lit_disc(8.2, (1.5, 96, 9.5), 2.0, warm=(3300, 2300))
sky_gradient([(0, "1a1c24"), (.49, "c98a57"), (.53, "8a7a7c"), (.62, "3f5578"), (1, "16233c")], .75)
area((2.2, 14, 5.5), (0, 0, .6), 3, 700, kelvin(2600))
area((-3.4, -3, 3.0), (0, 0, .9), 1.4, 120, "8fb0e2")
camera((-.55, -4.4, .92), (.10, 6, 1.42), 29, 4, (0, 0, 1.05))
shoot("ribbon", 48, dict(NIGHT, anchor=(97, .86), bloom=.2))
