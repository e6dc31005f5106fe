"""Project management: the plan on the wall, eleven weeks by four countries; a plumb line hangs through all of them on
the day that they share."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1200)
box("wall", (14, .2, 9), (0, .1, 2.4), plaster("5a4c40", bump=.12, scale=1), 0)
rng = np.random.default_rng(3)
cork, n, p = principled("board", "a98a66", .95, 0, Specular=.1)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 90, 3, .6), [(.35, rgba("9a7a57")), (.65, rgba("ae8e69"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 120, 2, .6), .12, .003))
box("board", (4.2, .03, 1.80), (.15, -.015, 1.56), cork, .004)
for s in (-1, 1):
    box("rim", (.05, .08, 1.90), (.15 + s * 2.12, -.03, 1.56), walnut("4a2a14", .35, 2), .008)
    box("rim", (4.29, .08, .05), (.15, -.03, 1.56 + s * .925), walnut("4a2a14", .35, 2), .008)
W, H = .325, .345
inks = ["f4ecdd", "e9dcc6", "8a5a34", "7e3f1e", "33557d", "5f7f9f", "f0e2c8"]
mats = [matte(c, .85, .15) for c in inks]
called, ink, gold = matte("b0602f", .8, .2), matte("6b5a4a"), principled("rail", "b98a4a", .34, .9)[0]
DAY_ = 7
X = -1.47 + DAY_ * W


def card(x, z, w, h, mat, turn, lift):
    """Held by its pin at the top; below it the paper leaves the wall."""
    c, s = math.cos(turn), math.sin(turn)
    y = lambda v: -.034 - lift * (1 - v) ** 2
    at = lambda a, b, d=0.0: (x + a * c - (b - h / 2) * s, y((b + h / 2) / h) - d, z + h / 2 + a * s + (b - h / 2) * c)
    o = grid("card", lambda u, v: at((u - .5) * w, (v - .5) * h), 6, 24, mat)
    o.modifiers.new("thick", "SOLIDIFY").thickness = .0016
    for j in range(int(rng.integers(1, 4)) if mat in mats[:2] + mats[6:] else 0):
        l, b = w * rng.uniform(.4, .72), h * .08 - j * .030
        grid("line", lambda u, v: at(-w * .38 + l * u, b + .005 * (v - .5), .0016), 8, 2, ink)
    q = at(0, h / 2 - .024)
    lathe("pin", spline([(0, 0), (.009, .001), (.006, .008), (.005, .016), (.010, .021), (.010, .025), (0, .027)], 30), principled("pin", ("b0452a", "e9b06a", "30507c")[int(rng.integers(0, 3))], .2)[0], 30, (0, 0, 0))
    o = bpy.context.scene.objects[-1]
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (q[0], q[1], q[2])


for r in range(4):
    z = 2.17 - r * H
    box("rail", (4.1, .014, .012), (.15, -.036, z - .170), gold, .003)
    for c in range(-1, 12):
        x = -1.47 + c * W
        if c == DAY_:
            card(x, z, .25, .235, called, math.radians((-2.5, 1.5, -1, 2)[r]), .03)
            continue
        if (r, c) in ((1, 8), (3, 9), (2, 10), (0, 8), (3, 2), (2, 5)):
            continue
        k = [0, 1, 0, 6, 1, 2, 0, 3, 5, 1, 4, 0, 1][((c + 1) * 3 + r * 5 + int(rng.integers(0, 3))) % 13]
        card(x + rng.uniform(-.02, .02), z + rng.uniform(-.012, .012), rng.uniform(.20, .27), rng.choice((.17, .20, .23)), mats[k], math.radians(rng.uniform(-3, 3)), rng.uniform(.008, .055))
# the plumb line
yarn, n, p = principled("yarn", "b02c19", .8, 0, Sheen=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 260, 2, .5), .4, .004))
Y, B = -.12, .93
tube("line", [(X, Y, 3.2), (X, Y, B + .07)], .0058, yarn)
lathe("bob", [(1.35 * r, 1.35 * z) for r, z in spline([(0, -.19), (.004, -.185), (.010, -.15), (.040, -.045), (.046, -.012), (.044, .004), (.030, .012), (.030, .018), (.014, .026), (.011, .05), (.006, .056), (0, .056)], 120)], brass(.14), 120, (X, Y, B))
torus("collar", .0615, .004, brass(.14), (X, Y, B - .016), seg=100, sides=12)
# the light: one hard round spot from the left, and the window's blue
spot((-3.0, -3.4, 2.7), (X, 0, 1.50), 1700, 19.5, .05, kelvin(3400), .012)
area((-4.6, -1.4, 2.4), (-.8, 0, 1.5), 1.2, 240, "6f9be0", 2.6)
area((.5, -6, 4), (0, 0, 1.4), 3, 46, kelvin(5200))
area((X - 1.1, -1.6, .7), (X, Y, B - .1), .5, 9, kelvin(3000), 1.2)
area((X + 1.2, -1.0, 1.2), (X, Y, B), .3, 5, kelvin(4600), .8)
ambient("2b3a50", .12)
camera((-.42, -3.75, 1.40), (.50, 0, 1.50), 38, .7, (X, -.1, 1.5))
shoot("plan", 40, dict(NIGHT, anchor=(97, .80), bloom=.12, saturation=.95))
