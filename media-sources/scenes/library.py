"""Lifestyle requests: a shelf of old volumes, one is missing; the light has found the gap."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
wood = walnut("4a2a14", .32, 1.4)
box("back", (8, .04, 5), (0, .30, 1.4), walnut("2f1a0d", .4, 1), 0)
for z in (.0, 1.02, 2.04):
    box("shelf", (8, .62, .05), (0, .0, z), wood, .006)
for x in (-2.3, 2.9):
    box("side", (.06, .62, 5), (x, 0, 1.4), wood, .004)
rng = np.random.default_rng(11)
cols = ("5a2a1a", "3a2a20", "6b3f20", "2e2a26", "4a3a28", "7a5230", "3a352c", "53301c", "8a6a48", "372018")
gold = brass(.22)


def volume(x, z, w, h, d, c, lean=0.0):
    m, n, p = principled("leather", c, .48, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 55, 3, .65), .14, .006))
    back = [(w / 2 * math.cos(a), -.030 * math.sin(a) - d / 2 + .02) for a in np.linspace(0, math.pi, 20)]
    o = prism("spine", [(a, b) for a, b in back] + [(-w / 2, .20), (w / 2, .20)], h, m, .003, (0, 0, h / 2), (math.pi / 2, 0, 0))
    P = [o]
    for t in (.16, .34, .52, .70, .86):
        ring = [(w / 2 * 1.01 * math.cos(a), -.034 * math.sin(a) - d / 2 + .018, h * t) for a in np.linspace(.05, math.pi - .05, 24)]
        P.append(tube("band", ring, .0065, m, res=4))
        if t in (.16, .86):
            for e in (-.016, .016):
                P.append(tube("gilt", [(a, b - .001, c2 + e) for a, b, c2 in ring], .0016, gold, res=2))
    piv = group(P, (x, -.02, z + .026), 0, 1, (0, math.radians(lean), 0))
    return piv


GAP = .62
for z in (0.0, 1.02, 2.04):
    x = -2.2
    while x < 2.8:
        w = rng.uniform(.085, .17)
        h = rng.uniform(.62, .86)
        if z == 1.02 and GAP - .10 < x + w / 2 < GAP + .16:
            x = GAP + .16
            continue
        volume(x + w / 2, z, w * .985, h, .46, cols[int(rng.integers(10))])
        x += w + (rng.uniform(.02, .10) if rng.random() < .06 else 0)
# the slip that keeps its place
box("slip", (.10, .16, .003), (GAP + .03, -.16, 1.047), matte("efe4d2", .9), 0, (0, 0, .2))
spot((-1.9, -4.4, 2.5), (GAP + .12, 0, 1.40), 460, 10.5, .06, kelvin(3300), .015)
area((-3.5, -2.0, 2.6), (0, 0, 1.4), .5, 26, kelvin(9500), 2.6)
area((3.5, -3, 1.6), (.5, 0, 1.3), 1.0, 22, kelvin(7500))
ambient("2a3644", .10)
camera((-.75, -4.1, 1.46), (.12, 0, 1.40), 58, 6, (GAP, -.2, 1.4))
shoot("library", 64, dict(NIGHT, anchor=(96.5, .72), bloom=.12))
