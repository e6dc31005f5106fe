"""Brand collaborations, the six forms: two wires, copper and steel, joined in six ways, seen from above."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
slate, n, p = principled("slate", "33302e", .78, Specular=.25)
grain = n.noise(n.coord("Object", (1, 2.4, 1)), 1.6, 4, .6, .8)
n.put(p, "Base Color", n.ramp(grain, [(.3, rgb("2c2825")), (.7, rgb("37322e"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 30, 2, .5), .10, .01))
box("ground", (30, 24, .4), (0, 0, -.2), slate, 0)
copper = principled("copper", "d07a48", .24, 1.0)[0]
steel = principled("steel", "c4c0b8", .24, 1.0)[0]
r = .078
T = np.linspace(0, 1, 260)
AT = [(x, y) for y in (1.14, -1.14) for x in (-2.95, 0, 2.95)]


def wire(pts, mat, at, z=0.0, closed=False, turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    tube("wire", [(at[0] + x * c - y * s, at[1] + x * s + y * c, r + z + h) for x, y, h in pts], r, mat, closed, 10)


# twisted
for k, m in enumerate((copper, steel)):
    wire([(2.5 * (t - .5), r * 1.04 * math.sin(9 * math.pi * t + math.pi * k), r * 1.04 * math.cos(9 * math.pi * t + math.pi * k)) for t in T], m, AT[0], r, turn=.62)
# braided
for k, m in enumerate((copper, steel, copper)):
    ph = k * math.tau / 3
    wire([(2.5 * (t - .5), .24 * math.sin(6.2 * math.pi * t + ph), .11 * math.sin(2 * (6.2 * math.pi * t + ph))) for t in T], m, AT[1], .11, turn=.62)
# linked
for k in range(5):
    s = (k - 2) * .47
    pts = [(.37 * math.cos(a), .30 * math.sin(a), .30 * math.sin(a) * math.sin(.5 if k % 2 else -.5)) for a in np.linspace(0, math.tau, 120)[:-1]]
    wire([(x + s, y, h) for x, y, h in pts], steel if k % 2 else copper, AT[2], .13, True, .62)
# woven
for k in range(5):
    q = (k - 2) * .34
    wave = lambda t, s: s * r * 1.05 * math.cos(math.pi * ((t - .5) * 2.0 / .34))
    wire([(2.0 * (t - .5), q, wave(t, 1 if k % 2 else -1)) for t in T], copper, AT[3], r)
    wire([(q, 2.0 * (t - .5), wave(t, -1 if k % 2 else 1)) for t in T], steel, AT[3], r)
# wound round each other, side by side
for k, m in enumerate((copper, steel)):
    turns = 2.55
    pts = [((.10 + .34 * turns * t) * math.cos(math.tau * turns * t + math.pi * k), (.10 + .34 * turns * t) * math.sin(math.tau * turns * t + math.pi * k), 0) for t in np.linspace(0, 1, 400)]
    e, d = np.array(pts[-1]), np.array(pts[-1]) - np.array(pts[-2])
    d /= np.linalg.norm(d)
    wire(pts + [tuple(e + d * q) for q in np.linspace(.02, .22, 8)], m, AT[4])
# two bights in each other
for k, m in enumerate((copper, steel)):
    sgn = 1 if k == 0 else -1
    line = spline([(-1.15, .20), (-.55, .24), (-.05, .40), (.34, .30), (.46, 0), (.34, -.30), (-.05, -.40), (-.55, -.24), (-1.15, -.20)], 260)
    pts = []
    for x, y in line:
        near = math.exp(-((x + .02) / .26) ** 2)
        lift = r * 1.1 * (1 if y > 0 else -1) * near
        pts.append((sgn * x, sgn * y, lift))
    wire(pts, m, AT[5], r, turn=.62)
spot((-9, 6, 7.5), (.4, 0, 0), 5200, 46, .22, kelvin(3300), .12)
area((-5, 4, 6), (0, 0, 0), 3, 300, kelvin(3500), 9)
area((5, -3, 7), (0, 0, 0), 3.2, 260, kelvin(6600), 8)
area((0, 1, 10), (0, 0, 0), 7, 240, kelvin(4600))
ambient("5a5048", .16)
camera((0, -2.2, 14.0), (0, .03, 0), 50.5)
shoot("wires", 16, dict(NIGHT, anchor=(97, .84), bloom=.10, saturation=.92))
