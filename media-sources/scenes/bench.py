"""VIP and security, the end: two people talk on a bench by the water before the low sun; some way off a third stands and looks elsewhere."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import curve, figure, oval, standing, strip

begin(2400, 1350)
D, H, VIEW, LOW = 34, 1.05, 6.8, 1.34
dusk((-.42, 1.50), 1.32, (D, H), 600, .95, wet=.06, sky=5.4, reach=1.1, fill=.35)
bank, n, p = principled("bank", "1a1613", .85, Specular=.2)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 26, 3, .7), .6, .03))
edge = [(x, 1.5 + .10 * math.sin(x * 1.3) + .05 * math.sin(x * 3.7 + 1)) for x in np.linspace(-12, 12, 120)]
mesh("bank", [(x, y, .02) for x, y in edge] + [(12, -30, .02), (-12, -30, .02)], [tuple(range(122))], bank, False)
rng = np.random.default_rng(8)
sk, iron = matte("080706", .9, .1), matte("0d0c0b", .6, .3)
for _ in range(90):                                    # grass at the water's edge
    x = float(rng.uniform(-5, 5))
    if abs(x + .42) < 1.3 and rng.uniform() < .7:
        continue
    y, h, lean = 1.45 + float(rng.uniform(-.05, .1)), float(rng.uniform(.06, .26)), float(rng.uniform(-.12, .12))
    tube("blade", [(x, y, 0), (x + lean * .4, y, h * .6), (x + lean, y, h)], .005, sk, False, 2)
# the bench, seen from behind
X = -.42
wood, nw, pw = principled("wood", "4a2c18", .5, Specular=.3)
for z in (.60, .715, .83):
    box("slat", (1.96, .028, .085), (X, -.02 - .16 * (z - .45), z), wood, .012)
for k in range(4):
    box("seat", (1.96, .085, .03), (X, .07 + .105 * k, .44), wood, .01)
for s in (-.80, .80):
    tube("back", spline([(X + s, -.20, .02), (X + s, -.02, .42), (X + s, -.10, .88)], 30), .022, iron)
    tube("front", [(X + s, .44, .02), (X + s, .42, .43)], .022, iron)
    tube("rail", [(X + s, -.02, .42), (X + s, .44, .42)], .018, iron)
    tube("arm", spline([(X + s * 1.16, -.07, .66), (X + s * 1.16, .2, .67), (X + s * 1.16, .42, .64), (X + s * 1.16, .44, .43)], 30), .018, iron)


def seated(name, x, hair, left, right, lean, scale=1.0, turn=0.0):
    """Head, shoulders and back of somebody who sits; what is below the seat is drawn by its own strips."""
    body = [[(a, b - .50) for a, b in s] for s in figure(left, right, [((-.1, 1.0), (-.1, .95)), ((.1, 1.0), (.1, .95))], hair, hem=.90, skirt=.2, shoulder=.205 * scale, waist=.165 * scale, hip=.19 * scale, lean=lean)]
    cutout(name, body[:-4], sk, (x, .22, 0), 1.0, .05)
    legs = [strip([(d, .44), (d + f, .24), (d + f * 1.3, .05)], (.15, .12, .09)) for d, f in ((-.10, turn), (.10, turn * .6))]
    legs += [curve([(d + turn * 1.3 - .05, .09), (d + turn * 1.3 - .06, .02), (d + turn * 1.3 + .06, .02), (d + turn * 1.3 + .05, .09)]) for d in (-.10, .10)]
    cutout(name, legs, sk, (x, .50, 0), 1.0, .04)


seated("man", X - .43, "short", ((-.265, 1.19), (-.20, .98), -60), ((.262, 1.20), (.20, 1.0), -110), .055)
seated("woman", X + .40, "knot", ((-.235, 1.20), (-.17, 1.0), -70), ((.245, 1.19), (.19, .98), -100), -.075, .90)
guard = figure(((-.262, 1.17), (-.06, .98), 0), ((.262, 1.17), (.06, .98), 180), standing(.12), "short", .84, .180, .21, .160, .172, 1.02)
cutout("guard", guard, sk, (2.02, .9, .02), 1.0, .05)
area((-5, -7, 4.5), (X, 0, .5), 3, 160, kelvin(7800)).visible_glossy = False
camera((0, -D, H), (0, 0, H), 36 * D / VIEW, None, shift=(0, (LOW - H) / VIEW))
bpy.context.scene.camera.data.clip_end = 5000
shoot("bench", 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
