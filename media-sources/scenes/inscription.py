"""Requests: an old volume, open at its inscription in green ink."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1200)
box("desk", (10, 8, .1), (0, 1, -.05), walnut("5f4230", .42, 1.0), 0)
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
ink = principled("ink", "2c7d48", .5, Specular=.4)[0]
# a school hand of one line: each letter in heights of an "n", from where the pen arrives to where it leaves
LETTERS = dict(
    a="0,.08 .30,.50 .66,.92 .42,1.0 .16,.70 .15,.25 .32,0 .54,.28 .70,.95 .70,.95 .70,.40 .76,.06 .90,0 1.06,.14",
    b="0,.08 .26,.9 .44,1.9 .36,2.2 .24,1.9 .20,1.0 .24,.2 .42,0 .64,.2 .68,.62 .56,.9 .66,.78 .96,.82",
    c="0,.08 .12,.45 .26,.80 .48,.97 .58,.82 .58,.82 .40,1.0 .17,.72 .15,.30 .32,0 .54,.04 .74,.18",
    d="0,.08 .30,.50 .66,.92 .42,1.0 .16,.70 .15,.25 .32,0 .54,.28 .76,2.1 .76,2.1 .70,.40 .76,.06 .90,0 1.06,.14",
    e="0,.08 .30,.38 .50,.76 .40,1.0 .24,.84 .18,.40 .30,.04 .48,0 .70,.16",
    h="0,.08 .26,.9 .44,1.9 .36,2.2 .24,1.9 .20,1.0 .20,0 .20,0 .32,.66 .54,1.0 .68,.80 .68,.25 .76,0 .96,.14",
    i="0,.08 .20,.50 .36,1.0 .36,1.0 .34,.30 .42,.02 .54,.02 .70,.16",
    l="0,.08 .26,.9 .44,1.9 .36,2.2 .24,1.9 .20,1.0 .24,.2 .38,0 .58,.14",
    m="0,.08 .14,.60 .26,1.0 .36,.9 .36,0 .36,0 .46,.66 .66,1.0 .78,.80 .78,0 .78,0 .88,.66 1.08,1.0 1.20,.80 1.20,.25 1.28,0 1.46,.14",
    n="0,.08 .14,.60 .26,1.0 .36,.9 .36,0 .36,0 .46,.66 .66,1.0 .78,.80 .78,.25 .86,0 1.04,.14",
    o="0,.08 .26,.5 .56,.96 .34,.98 .15,.62 .18,.18 .38,0 .62,.25 .66,.70 .52,.98 .66,.82 .92,.88",
    p="0,.08 .16,.60 .30,1.0 .30,1.0 .26,-.2 .24,-1.1 .24,-1.1 .30,.4 .46,.90 .68,.95 .78,.55 .64,.08 .44,.04 .70,.02 .92,.14",
    r="0,.08 .18,.60 .30,1.08 .36,.92 .58,.94 .56,.40 .62,.04 .74,0 .90,.14",
    s="0,.08 .22,.55 .38,1.06 .44,.66 .50,.22 .34,0 .20,.08 .40,0 .72,.14",
    t="0,.08 .22,.8 .36,1.7 .36,1.7 .34,.40 .42,.04 .54,.02 .72,.16",
    u="0,.08 .20,.60 .32,1.0 .32,1.0 .30,.30 .42,0 .60,.20 .74,1.0 .74,1.0 .72,.30 .80,.02 .92,0 1.06,.14")
pen = random.Random(4)


def word(text, x, y, size):
    """One word in one stroke, then its dots and bars; returns where it ends."""
    line, marks = [], []
    for c in text:
        pts = [tuple(map(float, q.split(","))) for q in LETTERS[c].split()]
        tall = size * pen.uniform(.94, 1.06)
        for px, py in pts[1 if line else 0:]:
            line.append((x + size * (px * .92 + .34 * py), y + tall * py))
        if c == "i":
            marks.append([(x + size * (.36 + .50 + d), y + size * (1.42 + d)) for d in (0, .07)])
        if c == "t":
            marks.append([(x + size * (.30 + d), y + size * (1.22 + .06 * d)) for d in (.20, .55, .95)])
        x += size * pts[-1][0] * .92
    for pts in (line, *marks):
        at = spline([(a, b, 0) for a, b in pts], 18 * len(pts)) if len(pts) > 2 else [(*q, 0) for q in pts]
        P.append(tube("ink", [(a, b, top(min(1, max(0, a / W)), 0)[2] + .0016) for a, b, _ in at], .0029, ink, res=3))
    return x


def write(text, x, y, size):
    for k, w in enumerate(text.split()):
        x = word(w, x, y + .006 * math.sin(1.7 * k + 40 * y), size) + size * .95


write("amico carissimo", .19, .33, .050)         # Latin: it suits the book, and both languages of the site
write("librum hunc donat", .12, .17, .050)
write("tui semper memor", .18, .01, .050)
write("m r", .60, -.26, .052)
P.append(tube("ink", [(a, b, top(a / W, 0)[2] + .0016) for a, b, _ in spline([(.88, -.28, 0), (.72, -.335, 0), (.52, -.325, 0), (.60, -.30, 0), (.94, -.345, 0)], 90)], .0027, ink, res=3))
bk = group(P, (.02, .10, 0), -13)
# a ribbon, the glasses of whoever looked
tube("ribbon", spline([(.02, .86, .11), (-.01, .2, .055), (-.10, -.55, .12), (-.08, -.80, .05), (-.03, -.98, .01)], 60), .010, principled("ribbon", "7a2a1c", .5)[0])
wire = brass(.18)
G = []
for s in (-1, 1):
    G.append(torus("rim", .125, .007, wire, (s * .155, 0, .13), (math.radians(78), 0, 0), 90, 12))
    G.append(tube("temple", [(s * .28, 0, .17), (s * .30, .40, .06), (s * .29, .52, .02)], .006, wire))
G.append(tube("bridge", spline([(-.035, 0, .16), (0, -.004, .185), (.035, 0, .16)], 20), .006, wire))
group(G, (-.50, -1.06, 0), 14)
window_light((-.24, .40, .05), (2.9, 2.6), (.55, 1, -.95), 4.6)
area((-3.0, 1.6, 2.6), (0, 0, 0), 1.6, 90, kelvin(4400))
area((3.0, -1.0, 2.6), (.2, 0, 0), 1.4, 60, kelvin(5600))
ambient("8a7560", .16)
camera((.04, -2.02, 3.62), (-.02, -.17, .02), 36, 4, (.35, 0, .15))
shoot("inscription", 48, dict(NIGHT, anchor=(95, .86)))
