"""Requests: an old volume, open at its inscription in green ink, from close by."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
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
    for k in range(34):                               # down to the cover, or the pages float above it
        f = page(side, lift * (1 - k / 34))
        P.append(grid("page", lambda u, v_, f=f, k=k: (f(u, v_)[0] * (1 - .006 * random.Random(k).random()), f(u, v_)[1] * (1 - .004 * random.Random(k + 99).random()), f(u, v_)[2]), 70, 30, pap))
top = page(1, .19)
ink = principled("ink", "2c7d48", .7, Specular=.12)[0]
pen = random.Random(4)


def stroke(at, r=.0031):
    """A line of the pen on the page: broad on the way down, fine on the way up, thin where it is set on and lifted."""
    P.append(tube("ink", [(a, b, top(min(1, max(0, a / W)), 0)[2] + .0012) for a, b, *_ in at], r, ink, res=3))
    P[-1].visible_shadow = False                        # or every stroke is seen twice
    n, lot = len(at), pen.uniform(0, 9)
    for i, q in enumerate(P[-1].data.splines[0].points):
        (ax, ay, *_), (bx, by, *_) = at[max(0, i - 2)], at[min(n - 1, i + 2)]
        down = (ay - by) / (math.hypot(bx - ax, by - ay) or 1)
        q.radius = (.82 + .26 * down + .10 * math.sin(.11 * i + lot)) * (min(1, .42 + min(i, n - 1 - i) / 28) if n > 3 else 1)


def write(text, x, y, size, rise=0):
    """Words on a line that is not quite one."""
    start = x
    for k, w in enumerate(text.split()):
        strokes, x = word(w, x, y + .006 * math.sin(1.7 * k + 40 * y), size, pen)
        for at in strokes:
            stroke([(a, b + rise * (a - start) + .0045 * math.sin(17 * a + 50 * y) + .002 * math.sin(41 * a)) for a, b, *_ in at])
        x += size * .95
    return x


write("Meinem Freund", .175, .33, .054)
write("zur Erinnerung", .16, .17, .054)
write("an Rom", .34, .01, .054)
end = write("Marta", .54, -.27, .062, .10)
stroke(spline([(end - .062, -.240, 0), (end - .01, -.236, 0), (end - .06, -.300, 0), (.55, -.335, 0), (.51, -.320, 0), (.62, -.305, 0), (end + .06, -.330, 0)], 110), .0027)
bk = group(P, (.02, .10, 0), -13)
tube("ribbon", spline([(.02, .86, .11), (-.01, .2, .055), (-.10, -.55, .12), (-.08, -.80, .05), (-.03, -.98, .012)], 60), .012, principled("ribbon", "7a2a1c", .5)[0])
window_light((-.24, .40, .05), (2.9, 2.6), (.55, 1, -.95), 4.6)
area((-3.0, 1.6, 2.6), (0, 0, 0), 1.6, 90, kelvin(4400))
area((3.0, -1.0, 2.6), (.2, 0, 0), 1.4, 60, kelvin(5600))
ambient("8a7560", .16)
camera((.34, -1.98, 2.35), (.40, .04, .08), 50, 2.8, (.45, .05, .16))
shoot("inscription", 48, dict(NIGHT, anchor=(95, .86)))
