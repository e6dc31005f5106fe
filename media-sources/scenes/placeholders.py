"""Services to come, each a thing that waits inside one disc of light: clip, rope, lamps (--view)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

VIEW = ARGS.view or "clip"
begin(2400, 1500)
box("floor", (40, 20, .2), (0, -2, -.1), lacquer("1a110b", .30), 0)
box("wall", (40, .3, 20), (0, 3.2, 6), plaster("35251a", bump=.14), 0)
R, CZ = 1.72, 1.95
spot((0, -9.5, CZ + .5), (0, 3.05, CZ), 2600, 2 * math.degrees(math.atan(R / 12.55)), .015, kelvin(3500), .02)
br = brass(.2)
bz = bronze("8c5b36", .30, .3, 3)
if VIEW == "clip":
    tube("stand", [(0, 0, .02), (0, 0, 1.72)], .019, br)
    tube("sleeve", [(0, 0, .95), (0, 0, 1.10)], .030, br)
    lathe("foot", spline([(0, 0), (.30, 0), (.32, .012), (.30, .03), (.08, .055), (.03, .10), (0, .10)], 70), bz, 120, (0, 0, 0))
    sphere("joint", .036, (0, 0, 1.745), br, 40)
    clip = []
    m = lacquer("17110d", .25)
    a0 = math.radians(50)

    def jaw(u, v):
        t = a0 + (math.tau - 2 * a0) * u + math.pi / 2
        r = .062 - .010 * v
        return (r * math.cos(t), .24 * (v - .5), r * math.sin(t))
    clip.append(parcel("jaw", jaw, 80, 30, m, .012))
    clip.append(box("neck", (.03, .05, .07), (0, .0, -.085), m, .01))
    group(clip, (0, 0, 1.855), 0, 1.25, (math.radians(24), 0, math.radians(32)))
elif VIEW == "rope":
    for s in (-1, 1):
        x = .95 * s
        lathe("foot", spline([(0, 0), (.22, 0), (.235, .012), (.22, .03), (.07, .05), (.03, .09), (0, .09)], 70), bz, 120, (x, 0, 0))
        tube("post", [(x, 0, .05), (x, 0, 1.92)], .030, br)
        sphere("knob", .058, (x, 0, 1.985), br, 64)
        torus("ring", .036, .008, br, (x, 0, 1.86), (0, 0, 0), 60, 16)
    ve = velvet("5a2f18", "b57a4c")
    n_ = 700
    a, b = .915, .52

    def rope(strand):
        out = []
        for i in range(n_):
            t = i / (n_ - 1)
            x = (t - .5) * 2 * a
            z = 1.85 - b * (1 - (x / a) ** 2) ** .92
            ph = t * 62 + strand * math.tau / 3
            out.append((x, .018 * math.sin(ph), z + .018 * math.cos(ph)))
        return out
    for k in range(3):
        tube("strand", rope(k), .024, ve)
    for s in (-1, 1):
        tube("end", [(s * .925, 0, 1.856), (s * .868, 0, 1.775)], .040, br)
else:
    for s, y in ((-1, 0), (1, .0)):
        x = .74 * s
        for k in range(3):
            t = k / 3 * math.tau + .5
            tube("leg", [(x, y, .62), (x + .42 * math.cos(t), y + .42 * math.sin(t), .01)], .014, lacquer("17110d", .3))
        tube("stand", [(x, y, .55), (x, y, 2.06)], .018, lacquer("17110d", .3))
        P = [lathe("shade", spline([(.055, -.16), (.10, -.15), (.125, -.06), (.16, .05), (.245, .26), (.262, .30), (.252, .30), (.235, .26), (.15, .06), (.10, -.05), (.05, -.12)], 100), principled("shade", "1d1510", .28, .6)[0], 140),
             torus("rim", .258, .010, br, (0, 0, .30), seg=140, sides=20), sphere("bulb", .085, (0, 0, .10), glass("f7efe2", .02), 64), lathe("cap", [(0, -.20), (.045, -.20), (.05, -.16), (0, -.16)], br, 60)]
        group(P, (x, y - .02, 2.24), 0, 1.12, (math.radians(58), 0, math.radians(-40 * s)))
        for sg in (-1, 1):
            tube("yoke", spline([(x, y, 2.03), (x + sg * .17, y, 2.08), (x + sg * .20, y, 2.24)], 20), .010, br)
area((-4.5, -2.4, 4.5), (0, 0, 1.4), .8, 20, kelvin(7500), 2.4)
area((4.5, -.5, 3.2), (0, 0, 1.4), .6, 18, kelvin(3300), 3)
ambient("24303c", .05)
camera((0, -9.2, 1.66), (0, 0, 1.62), 50, 5.6, (0, -.1, 1.5))
shoot("wait-" + VIEW, 48, dict(NIGHT, anchor=(96.5, .80), bloom=.2))
