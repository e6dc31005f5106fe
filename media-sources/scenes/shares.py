"""Sponsorship, the six tasks: a round of six unequal parts, on each a brass weight of its size."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1200)
box("table", (30, 20, .4), (0, 2, -.2), walnut("3a2214", .42, .5), 0)
box("wall", (30, .2, 16), (0, 6.2, 6), plaster("4a3020", bump=.16), 0)
R, H = 2.0, .40
PARTS = [(.29, "9c3f20"), (.22, "e6d9c2"), (.17, "31485f"), (.13, "d09a48"), (.11, "6b3d20"), (.08, "46584c")]
metal = principled("metal", "d0a868", .20, 1.0)[0]


def weight(s, x, y, z):
    """A cylinder with a neck and a knob, s high."""
    r = .30 * s
    body = [(0, 0), (r * .96, 0), (r, .03 * s), (r, .56 * s), (r * .94, .61 * s)] + [(r * (.30 + .64 * (1 - t) ** 2.2), s * (.61 + .10 * t)) for t in np.linspace(0, 1, 24)]
    knob = [(r * (.30 + .34 * math.sin(math.pi * t) ** .8) * (1 if t < .5 else math.sqrt(max(0, 1 - ((t - .5) / .5) ** 2)) if t < 1 else 0), s * (.76 + .24 * t)) for t in np.linspace(0, 1, 40)]
    lathe("weight", body + [(r * .30, s * .755)] + knob, metal, 120, (x, y, z))
    for k in (.08, .50):
        torus("groove", r * 1.0, .008 * s, principled("groove", "4a3218", .4, .8)[0], (x, y, z + k * s), seg=120, sides=10)


a = math.radians(196)
for share, tone in PARTS:
    w = share * math.tau
    mid, gap = a + w / 2, .075
    paint, n, p = principled("painted", tone, .46, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 7, 3, .6), .06, .02))
    outline = [(0, 0)] + [(R * math.cos(a + w * t), R * math.sin(a + w * t)) for t in np.linspace(0, 1, 60)]
    o = prism("part", outline, H, paint, .028, (gap / math.sin(max(.35, w / 2)) * .55 * math.cos(mid), gap / math.sin(max(.35, w / 2)) * .55 * math.sin(mid), H / 2), (-math.pi / 2, 0, 0), 5)
    d = R * (.60 if w > 1 else .66 if w > .7 else .72) + .06
    weight(1.75 * math.sqrt(share) + .10, d * math.cos(mid), d * math.sin(mid), H)
    a += w
spot((-6.5, 1.6, 4.4), (0, 0, .4), 2700, 38, .25, kelvin(3300), .10)
area((-3.4, 3.8, 3.2), (0, 0, .6), 1.4, 260, kelvin(3600), 4)
area((4.5, -2.4, 3.6), (0, 0, .6), 2.2, 150, kelvin(6400), 4)
area((0, -6, 5), (0, 0, .4), 3.5, 90, kelvin(5000))
ambient("6a5a4c", .20)
camera((0, -7.6, 5.3), (0, -.16, .36), 56, 1.6, (0, -.6, .7))
shoot("shares", 16, dict(NIGHT, anchor=(96.5, .84), bloom=.12, saturation=.90))
