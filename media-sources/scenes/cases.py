"""Silence, Live: cable drum and flight cases at four in the morning."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
con, n, p = principled("concrete", "5b5c5c", .45, Specular=.4)
g = n.noise(n.coord("Object"), 1.1, 6, .65)
n.put(p, "Base Color", n.ramp(g, [(.3, rgb("26282b")), (.7, rgb("4a4a49"))]))
n.put(p, "Roughness", n.ramp(g, [(.40, (.12,) * 3), (.50, (.50,) * 3)]))
box("floor", (50, 40, .2), (0, 4, -.1), con, 0)
wall = box("wall", (40, .3, 14), (0, 6.0, 7), plaster("4a443c", bump=.2, scale=.7), .0)
ply = principled("ply", "17130f", .4, Specular=.4)[0]
al = principled("alu", "9c9a96", .3, 1.0)[0]
rub = matte("0c0b0a", .7, .25)


def case(x, y, z, w, d, h, turn, wheels=True):
    P = []
    z0 = .14 if wheels else 0
    P.append(box("body", (w, d, h), (0, 0, z0 + h / 2), ply, .006))
    t = .035
    for sx in (-1, 1):
        for sy in (-1, 1):
            P.append(box("edge", (t, t, h), (sx * (w - t) / 2, sy * (d - t) / 2, z0 + h / 2), al, .006))
            P[-1].scale = (1.12, 1.12, 1.004)
            for sz in (0, 1):
                P.append(sphere("corner", .040, (sx * (w / 2 - .016), sy * (d / 2 - .016), z0 + sz * h + (.014 if not sz else -.014)), al, 32))
    for zz in (z0 + .012, z0 + h * .72, z0 + h - .012):
        for sy in (-1, 1):
            P.append(box("edge", (w - .02, .03, .034), (0, sy * (d / 2 - .010), zz), al, .006))
        for sx in (-1, 1):
            P.append(box("edge", (.03, d - .02, .034), (sx * (w / 2 - .010), 0, zz), al, .006))
    for xx in (-.28, .28):
        P.append(box("dish", (.13, .012, .15), (xx * w, -d / 2 - .004, z0 + h * .72), al, .008))
        P.append(disc("wing", .035, (xx * w, -d / 2 - .014, z0 + h * .72), al, (0, 0, 0), .012, .004, 40))
    P.append(box("grip", (.20, .014, .12), (0, -d / 2 - .004, z0 + h * .40), al, .008))
    P.append(tube("bar", [(-.08, -d / 2 - .03, z0 + h * .40), (.08, -d / 2 - .03, z0 + h * .40)], .011, rub))
    if wheels:
        for sx in (-1, 1):
            for sy in (-1, 1):
                q = torus("castor", .045, .024, rub, (sx * (w / 2 - .12), sy * (d / 2 - .1), .07), (math.pi / 2, 0, .4 * sx), seg=40, sides=14)
                P += [q, box("fork", (.05, .06, .06), (sx * (w / 2 - .12), sy * (d / 2 - .1), .115), al, .01)]
    return group(P, (x, y, z), turn)


case(1.9, 2.2, 0, 1.2, .6, .75, -6)
case(1.93, 2.2, .89, 1.2, .6, .55, -4, False)
case(3.35, 2.6, 0, 1.0, .6, 1.15, 8)
case(.55, 2.75, 0, .8, .6, .6, 14)
# the drum
D = []
wood = walnut("6b4a2c", .5, 1.5)
for s in (-1, 1):
    D.append(disc("flange", .62, (0, s * .26, .62), wood, (0, 0, 0), .045, .008, 160))
    D.append(torus("iron", .615, .016, al, (0, s * .285, .62), (math.pi / 2, 0, 0), seg=160, sides=14))
    D.append(disc("hub", .09, (0, s * .30, .62), al, (0, 0, 0), .02, .006, 60))
    for k in range(5):
        a = k / 5 * math.tau + .3
        D.append(disc("bolt", .018, (.38 * math.cos(a), s * .288, .62 + .38 * math.sin(a)), al, (0, 0, 0), .014, .004, 24))
rng = np.random.default_rng(5)
for layer in range(3):
    R = .30 + .055 * layer
    k = 8 - (layer % 2)
    for i in range(k):
        y = -.20 + .057 * i + (.028 if layer % 2 else 0)
        D.append(torus("cable", R + rng.uniform(-.003, .003), .0285, rub, (0, y, .62), (math.pi / 2 + rng.uniform(-.02, .02), 0, 0), seg=120, sides=16))
group(D, (-.75, 1.35, 0), 34)
# the loose end runs to us over the floor
end = [(-.62, 1.02, .10), (-.75, .62, .028), (-.25, .22, .028), (.42, .35, .028), (.80, -.12, .028), (.30, -.62, .028), (-.55, -.70, .028), (-1.3, -.42, .028), (-2.0, -.72, .028), (-3.2, -1.5, .028)]
tube("end", spline(end, 400), .0275, rub)
spot((-1.8, -8, 5.0), (1.35, 5.85, 2.15), 2500, 15.5, .03, kelvin(3000), .04)
area((-7, 1, 4.5), (0, 2, .5), 1.4, 60, kelvin(9000), 3)
area((6.5, 3.5, 3.2), (2, 2.5, .7), .8, 70, kelvin(3000), 2)
area((0, -6, 6), (0, 1, 0), 3, 12, kelvin(8000))
ambient("222e3c", .10)
camera((-1.4, -5.6, 1.12), (.30, 1.8, .98), 40, 5.0, (-.2, 1.4, .6))
shoot("cases", 48, dict(NIGHT, anchor=(97.5, .80), bloom=.16))
