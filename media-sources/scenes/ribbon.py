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


# sailcloth that lets the sky shine through, less where it lies double: at its hems and at the seams of its lengths
cloth, n, out = material("sailcloth")
q = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")}).outputs
near = lambda c, at, wide: n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", c, at)), wide)
double = near(q["Y"], 0, .055)
for mark in (near(q["Y"], 1, .055), near(q["X"], 0, .011), near(q["X"], 1, .011), *(near(q["X"], k / 4, .004) for k in (1, 2, 3))):
    double = n.math("MAXIMUM", double, mark)
yarn = n.bump(n.noise(n.coord("UV", (900, 180, 1)), 1.0, 2, .6), .10, .004)
front = n.add("ShaderNodeBsdfDiffuse", {"Color": n.mix(double, rgba("efe6d6"), rgba("e2d6c1")), "Normal": yarn})
through = n.add("ShaderNodeBsdfTranslucent", {"Color": n.mix(double, rgba("f3dfc0"), rgba("cbb491")), "Normal": yarn})
n.put(out, "Surface", n.add("ShaderNodeMixShader", {"Fac": .42, 1: front.outputs[0], 2: through.outputs[0]}))
LACES = 11
knots = [(.022 + .956 * k / (LACES - 1)) for k in range(LACES)]


def banner(u, v):
    """Blank: whose name it bore has gone. Laced above, at its sides and to a batten below; it hangs between the laces."""
    x = (u - .5) * 6.0
    k = (u - knots[0]) / (knots[1] - knots[0])
    between = math.sin(math.pi * k) ** 2 if 0 <= k <= LACES - 1 else 0
    fall = math.exp(-v * 5)
    y = 4.12 + .09 * math.sin(math.pi * u) * math.sin(math.pi * v) + .030 * math.cos(2 * math.pi * k) * fall + .020 * math.cos(2 * math.pi * k) * math.exp(-(1 - v) * 7)
    for side, w in ((0, u), (1, 1 - u)):                  # creases that run from the upper corners
        y += .030 * math.sin(26 * (w - .55 * v) + 2 * side) * math.exp(-w * 9) * math.exp(-((w - .25 * v) / .2) ** 2)
    return (x, y, 3.50 - 1.16 * v - .034 * between * fall + .010 * between * math.exp(-(1 - v) * 9))


grid("banner", banner, 640, 120, cloth)
gold, line = brass(.22), matte("e8e0d0", .8, .2)
for u in knots:
    for v, z in ((.026, 3.62), (.974, 2.28)):
        x, y, h = banner(u, v)
        torus("eyelet", .026, .009, gold, (x, y - .006, h), (math.pi / 2, 0, 0), 32, 12)
        tube("lace", [(x, y, h), (x + .01, y - .03, (h + z) / 2), (x + .02, y - .03, z), (x + .02, y + .03, z + (.03 if v < .5 else -.03)), (x + .03, y + .05, z), (x + .03, y + .03, (h + z) / 2), (x, y, h)], .007, line, False, 6)
tube("batten", [(-3.1, 4.12, 2.28), (3.1, 4.12, 2.28)], .024, steel)
for s in (-1, 1):
    tube("stay", [(s * 3.1, 4.12, 2.28), (s * 3.16, 4.1, 2.26)], .012, line)
    for v in (.10, .36, .62, .88):
        x, y, h = banner(.5 + s * .492, v)
        torus("eyelet", .026, .009, gold, (x, y - .006, h), (math.pi / 2, 0, 0), 32, 12)
        tube("lace", [(x, y, h), (s * 3.16, 4.04, h + .01), (s * 3.18, 4.08, h), (x, y + .01, h)], .007, line, False, 6)
# barriers along the course: one is built, the others share its meshes
rail = [tube("frame", [(0, 0, .16), (0, 0, 1.05), (0, .05, 1.1), (0, 2.15, 1.1), (0, 2.2, 1.05), (0, 2.2, .16)], .020, steel), tube("low", [(0, 0, .22), (0, 2.2, .22)], .016, steel)]
rail += [tube("bar", [(0, .16 * k, .22), (0, .16 * k, 1.1)], .008, steel) for k in range(1, 14)]
rail += [box("foot", (.56, .05, .02), (0, e, .17), steel, .004) for e in (.3, 1.9)]
for s in (-1, 1):
    for k in range(16):
        place = (s * 3.62, 5.4 + 2.3 * k, -.09)
        group(rail if (s, k) == (-1, 0) else [link(o.copy()) for o in plain], place, (.5 - (k * 37 % 10) / 10) * 2.5)
        if (s, k) == (-1, 0):
            plain = [o.copy() for o in rail]
            for o in plain:
                o.parent = None
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
