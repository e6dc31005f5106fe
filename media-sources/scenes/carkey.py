"""Premium cars, the end: a car key on its leather strap lies on green leather, a strip of the sun across it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1650)
table, n, p = principled("table", "153a2c", .46, 0, Specular=.4)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 16.0}, feature="SMOOTH_F1").outputs["Distance"], .20, .012))
box("table", (70, 30, .4), (0, 4, -.2), table, 0)
box("wall", (90, .3, 40), (0, 14, 8), plaster("1b4034", bump=.1), 0)
window_light((1.0, .4, .1), (1.9, 9), (.42, 1, -.62), 4.4, False, 3500, 7.0)
steel = principled("steel", "d8cfc2", .20, 1.0)[0]
br = brass(.2)
leather, n, p = principled("leather", "6a3a1c", .48, Specular=.4)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 34.0}).outputs["Distance"], .18, .01))
thread = matte("e6c79a", .7)
RING = (.80, .80, .14)
for k in range(2):
    torus("ring", .36, .034, steel, (RING[0], RING[1], RING[2] + .05 * k), (math.radians(9), math.radians(5 + 2 * k), 0), 140, 20)


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
    bow = prism("bow", spline([(-.10, -.70), (-.34, -.52), (-.40, -.22), (-.28, .04), (0, .12), (.28, .04), (.40, -.22), (.34, -.52), (.10, -.70)], 120, True), .085, matte("17110e", .32, .5), .03)
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


FLAT = math.radians(-90)
group(strap(), (RING[0] - .20, RING[1] - .30, .06), 0, .92, (FLAT + math.radians(-2), 0, math.radians(-56)))
group(key_(), (RING[0] + .02, RING[1] - .42, .10), 0, .90, (FLAT + math.radians(-3), 0, math.radians(20)))
key = area((-5.5, -3.5, 4.2), (1.5, 0, 0), 1.6, 420, kelvin(3600), 2.4)
rim = area((7.5, 4.5, 5.0), (1.8, 0, 0), 2.4, 420, kelvin(6200))
for lamp in (key, rim):
    lamp.visible_camera = False
area((2.0, 6.5, 4.5), (1.2, 0, 0), 3.6, 190, kelvin(3600)).visible_camera = False
ambient("2a2420", .06)
camera((0, -5.6, 2.3), (0, 0, .66), 43, 1.4, (RING[0], RING[1] - .9, .1), shift=(0, .031))
shoot("carkey", 16, dict(NIGHT, anchor=(98.0, .84), bloom=.08, saturation=.80))
