"""Fashion, the end: a line of stitches across dark cloth, the needle still in it before the low disc."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)


def height(x, y):
    """Cloth that lies in slow folds and falls off behind."""
    return .10 * math.sin(.9 * x + .5 * y) + .07 * math.sin(1.7 * y - .6 * x + 1) + .03 * math.sin(3.1 * x + 1.3 * y) - .05 * max(0, y - 3.2) ** 2


wool, n, p = principled("wool", "2b2a33", .85, Sheen=.9, Specular=.2)
v = n.coord("Object")
weave = n.math("MULTIPLY", n.math("SINE", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (150, 150, 1))}).outputs["X"]),
               n.math("SINE", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (150, 150, 1))}).outputs["Y"]))
n.put(p, "Normal", n.bump(n.math("ADD", weave, n.noise(v, 40, 2, .6)), .35, .012))
grid("cloth", lambda u, w: ((u - .5) * 16, -5 + 10.5 * w, height((u - .5) * 16, -5 + 10.5 * w)), 300, 260, wool)
thread, n, p = principled("thread", "e8a860", .5, Sheen=.6, Specular=.4)
n.put(p, "Emission", rgba("f0a050"))
n.put(p, "Emission Strength", .10)
seam = spline([(-4.2, -2.6), (-2.4, -1.75), (-.8, -1.15), (.5, -.55), (1.22, -.02)], 400)
at = 0
while at < 368:                                    # a stitch, a gap
    pts = []
    for k in range(at, at + 21):
        (x, y), t = seam[min(k, 399)], (k - at) / 20
        pts.append((x, y, height(x, y) + .026 * math.sin(t * math.pi) ** .5 - .006))
    tube("stitch", pts, .021, thread)
    at += 29
# the needle: a point in the cloth, an eye at its upper end
steel = principled("steel", "c9c4bc", .20, 1.0)[0]
foot = Vector((1.34, .02, height(1.34, .02)))
lean = Vector((.34, -.05, 1)).normalized()
L = 2.65
rot = lean.to_track_quat("Z", "Y").to_euler()
shaft = lathe("needle", spline([(.004, -.5), (.022, -.2), (.036, .2), (.040, 1.2), (.046, L - .62), (.03, L - .60)], 90), steel, 60)
eye = tube("eye", [(0, .072 * math.cos(a) * (1 - .12 * math.sin(a)), L - .33 + .31 * math.sin(a)) for a in np.linspace(0, math.tau, 120)[:-1]], .030, steel, True)
group([shaft, eye], tuple(foot), 0, 1, rot)
hole = foot + lean * (L - .34)
end = Vector((*seam[385], 0))
tube("thread", spline([(end.x - .06, end.y - .03, height(end.x, end.y) - .02), (end.x - .05, end.y, .42), (end.x + .02, end.y + .06, 1.15), (hole.x - .42, hole.y + .10, hole.z - .42), (hole.x - .10, hole.y + .06, hole.z + .03),
                     tuple(hole), (hole.x + .16, hole.y - .12, hole.z - .02), (hole.x + .42, hole.y - .22, hole.z - .62), (hole.x + .40, hole.y - .25, hole.z - 1.35), (hole.x + .72, hole.y - .30, hole.z - 1.85), (hole.x + 1.1, hole.y - .5, height(hole.x + 1.1, hole.y - .5) + .03), (hole.x + 1.9, hole.y - .9, height(hole.x + 1.9, hole.y - .9) + .03)], 300), .024, thread)
lit_disc(2.9, (3.9, 12, 2.75), 1.1, warm=(3600, 2500))
area((3.6, 10, 2.6), (0, 0, 0), 3.4, 620, kelvin(2700)).visible_glossy = False
area((-5, -3.5, 4.2), (0, 0, .5), 2.0, 520, kelvin(9000))
area((4.5, -3, 3.2), (1.4, 0, 1.2), .6, 70, kelvin(5200), 3)
ambient("2a3444", .05)
camera((.1, -6.4, 1.75), (.30, 2, 1.20), 33, 2.8, (1.5, -.1, 1.2))
shoot("needle", 16, dict(NIGHT, anchor=(97.4, .86), bloom=.2))
