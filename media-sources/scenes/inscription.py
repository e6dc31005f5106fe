"""Requests: an old volume, open at its inscription in green ink."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 2000)
box("desk", (10, 8, .1), (0, 1, -.05), walnut("3f2413", .32, 1.2), 0)
cloth = principled("cover", "4a1f14", .55, Specular=.35)[0]
pap, n, p = principled("paper", "e6d3b1", .88, Specular=.12)
v = n.coord("Object")
n.put(p, "Base Color", n.ramp(n.noise(v, 1.6, 5, .65), [(.34, rgba("c9a877")), (.6, rgba("e8d8ba"))]))
W, D = 1.05, 1.5


def page(side, lift):
    """Half of the open book, `lift` high in the middle of its swell."""
    def fn(u, v_):
        x = u * W
        z = .012 + lift * (math.sin(min(1, u * 1.25) * math.pi * .55) ** .7 if u else 0) * (1 - .42 * u)
        return (side * x, (v_ - .5) * D, z)
    return fn


P = [box("cover", (2 * W + .10, D + .09, .022), (0, 0, .006), cloth, .008)]
for side, lift in ((-1, .105), (1, .19)):
    for k in range(7):
        f = page(side, lift * (1 - k * .12))
        P.append(grid("page", lambda u, v_, f=f, k=k: (f(u, v_)[0] * (1 - .004 * k), f(u, v_)[1], f(u, v_)[2]), 90, 40, pap))
top = page(1, .19)
ink = principled("ink", "1f5a34", .5, Specular=.4)[0]
rng = random.Random(5)


def hand(x0, x1, y, size, seed):
    """A line of handwriting: loops that lean to the right and no letter that can be read."""
    r = random.Random(seed)
    x, pen = x0, []
    while x < x1:
        if r.random() < .17 and len(pen) > 40:
            yield pen
            pen, x = [], x + size * .9
            continue
        up = size * (r.choice((.9, 1, 1, 1.1, 2.3)) if r.random() < .8 else 1)
        down = size * (1.5 if r.random() < .12 else 0)
        w = size * r.uniform(.55, .95)
        for t in np.linspace(0, 1, 14):
            a = t * math.tau
            px = x + w * t + .30 * size * math.sin(a)
            py = y + (up if a < math.pi else up * .5 + down) * .5 * (1 - math.cos(a)) * (1 if a < math.pi else .55) - down * math.sin(max(0, a - math.pi))
            pen.append((px + .28 * (py - y), py))
        x += w
    if pen:
        yield pen


def write(x0, x1, y, size, seed):
    for pen in hand(x0, x1, y, size, seed):
        pts = [(x, q, top(min(1, max(0, x / W)), 0)[2] + .0035) for x, q in pen]
        P.append(tube("ink", pts, .0042, ink, res=3))


write(.30, .78, .36, .040, 3)
for i, (a, b) in enumerate(((.22, .90), (.22, .84), (.22, .92), (.22, .62))):
    write(a, b, .18 - .125 * i, .034, 11 + i)
write(.52, .84, -.44, .042, 31)
bk = group(P, (.02, .10, 0), -13)
# a ribbon, the glasses of whoever looked, two closed volumes behind
tube("ribbon", spline([(.02, .86, .11), (-.01, .2, .055), (-.10, -.55, .12), (-.16, -.80, .05), (-.20, -.98, .01)], 60), .010, principled("ribbon", "7a2a1c", .5)[0])
wire = brass(.18)
G = []
for s in (-1, 1):
    G.append(torus("rim", .125, .007, wire, (s * .155, 0, .13), (math.radians(78), 0, 0), 90, 12))
    G.append(tube("temple", [(s * .28, 0, .17), (s * .30, .40, .06), (s * .29, .52, .02)], .006, wire))
G.append(tube("bridge", spline([(-.035, 0, .16), (0, -.004, .185), (.035, 0, .16)], 20), .006, wire))
group(G, (-.74, -.98, 0), 24)
book(.9, 1.3, .16, principled("cloth", "2c3a3a", .7)[0], (-.95, 1.5, 0), 96)
book(.8, 1.2, .13, principled("cloth", "8a5a36", .7)[0], (-.90, 1.48, .16), 84)
spot((-2.4, 2.2, 4.4), (.12, .02, .05), 900, 25, .05, kelvin(3300), .05)
area((3.0, 1.6, 2.0), (.2, 0, 0), .8, 24, "86a9dc", 1.6)
area((0, -3.2, 3.0), (0, 0, 0), 1.6, 14, kelvin(6000))
ambient("2a2420", .06)
camera((.10, -2.55, 2.85), (.08, .10, .02), 44, 4, (.35, 0, .15))
shoot("inscription", 48, dict(NIGHT, anchor=(97, .82)))
