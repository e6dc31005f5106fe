"""Premium cars, the end: a car key on its leather strap, hung up before the lit disc."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
box("wall", (40, .3, 20), (0, 4.2, 4), plaster("2a1c13", bump=.14), 0)
lit_disc(2.15, (2.35, 3.6, 1.92), 1.2, warm=(3500, 2500))
steel = principled("steel", "d8cfc2", .20, 1.0)[0]
br = brass(.2)
leather, n, p = principled("leather", "6a3a1c", .48, Specular=.4)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 34.0}).outputs["Distance"], .18, .01))
thread = matte("e6c79a", .7)
X, TOP = 1.75, 3.28
# hook, ring
tube("hook", spline([(X, .9, 3.62), (X, .25, 3.50), (X, .0, 3.30), (X, -.06, 3.17), (X, -.20, 3.20), (X, -.26, 3.36)], 90), .05, br)
disc("rose", .24, (X, .9, 3.62), br, (0, 0, 0), .08, .02, 90)
box("rail", (60, .16, .34), (0, 1.0, 3.66), walnut("3a2010", .34, 1.2), .03)
RING = Vector((X, -.10, 2.88))
for k in range(2):
    torus("ring", .34, .026, steel, (RING.x, RING.y + .045 * k, RING.z), (math.pi / 2, 0, .08 * k), 140, 20)


def strap():
    """Leather tongue folded over the ring, stitched along its edge, a pressed circle near its end."""
    w, h = .46, 1.55
    out = [(-w * .30, 0), (w * .30, 0)] + spline([(w * .36, -.10), (w * .50, -.55), (w * .52, -h + .30), (w * .30, -h + .05), (0, -h), (-w * .30, -h + .05), (-w * .52, -h + .30), (-w * .50, -.55), (-w * .36, -.10)], 80)
    P = [prism("strap", out, .075, leather, .02)]
    seam = spline([(w * .22, -.12), (w * .40, -.56), (w * .41, -h + .31), (w * .22, -h + .12), (0, -h + .09), (-w * .22, -h + .12), (-w * .41, -h + .31), (-w * .40, -.56), (-w * .22, -.12)], 200)
    run = np.concatenate([[0], np.cumsum([math.dist(p, q) for p, q in zip(seam, seam[1:])])])
    for a in np.arange(.03, run[-1] - .08, .105):
        P.append(tube("stitch", [(float(np.interp(t, run, [q[0] for q in seam])), -.041, float(np.interp(t, run, [q[1] for q in seam]))) for t in (a, a + .03, a + .06)], .010, thread))
    P.append(disc("rivet", .045, (0, -.045, -.14), br, (0, 0, 0), .03, .01, 48))
    P.append(torus("press", .13, .012, matte("2a140a", .6), (0, -.038, -h + .36), (math.pi / 2, 0, 0), 90, 12))
    P.append(box("fold", (w * .60, .13, .20), (0, 0, .02), leather, .05))
    return P


def key_():
    """Flat car key: a bow with a hole, a bar with its cuts and a groove."""
    bow = prism("bow", spline([(-.10, -.70), (-.34, -.52), (-.40, -.22), (-.28, .04), (0, .12), (.28, .04), (.40, -.22), (.34, -.52), (.10, -.70)], 120, True), .085, matte("0f0d0c", .38, .5), .03)
    hole = disc("hole", .085, (0, 0, -.03), None, (0, 0, 0), .6, 0, 60)
    cut(bow, hole)
    teeth = [(.115, -.66), (.115, -.80)]
    for i, d in enumerate((.0, .045, .02, .06, .03, .055, .01)):
        z = -.86 - .125 * i
        teeth += [(.115 - d, z), (.115 - d, z - .07), (.115 - .02, z - .10)]
    bar = prism("bar", teeth + [(.03, -1.86), (-.04, -1.88), (-.10, -1.80), (-.10, -.66)], .045, steel, .008)
    groove = box("groove", (.028, .012, .95), (-.02, -.025, -1.25), matte("3a342e", .5), .002)
    collar = box("collar", (.30, .10, .10), (0, 0, -.69), steel, .02)
    badge = disc("badge", .13, (0, -.046, -.36), bronze("8c5b36", .3, .3, 3), (0, 0, 0), .012, .004, 90)
    return [bow, hole, bar, groove, collar, badge]


group(strap(), (RING.x - .16, RING.y + .02, RING.z - .33), 0, 1, (0, math.radians(9), math.radians(-16)))
group(key_(), (RING.x + .15, RING.y - .05, RING.z - .27), 0, .94, (0, math.radians(-9), math.radians(20)))
area((-4.2, -4.4, 4.0), (X, 0, 2), 1.4, 330, kelvin(4300), 3)
area((5.0, -2.6, 2.6), (X, 0, 2), .7, 150, kelvin(8000), 3)
area((0, -7, 2.2), (X, 0, 2), 2.4, 60, kelvin(4200))
ambient("24303c", .05)
camera((0, -7.2, 1.75), (.12, 0, 2.05), 39, 4, (X, -.1, 2))
shoot("carkey", 16, dict(NIGHT, anchor=(96.8, .82), bloom=.2))
