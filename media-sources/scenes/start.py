"""Athletik, the end: a runner in the starting blocks, hips up, before the low disc; the lanes are wet."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
D, H, VIEW, LOW = 34, .34, 5.0, .84
X = .62
dusk((X + .36, .86), 1.08, (D, H), 600, .95, wet=.12, sky=5.0, reach=1.0, fill=.4)
sk, steel = matte("070606", .9, .1), matte("0c0b0a", .5, .4)
white = matte("b9ad9b", .8, .2)
for y in (-3.4, -1.55, .30, 2.15, 4.0):                # lanes
    box("lane", (60, .06, .004), (0, y, .003), white, 0)
box("line", (.06, 1.85, .004), (X + .98, -.62, .0035), white, 0)


def limb(path, width):
    """A limb along its bones: `width` gives half of it on either side of the path, (where along it, left, right)."""
    P = np.array(spline(path, 60))
    t = np.linspace(0, 1, 60)
    q = np.gradient(P, axis=0)
    n_ = np.stack([-q[:, 1], q[:, 0]], 1) / np.linalg.norm(q, axis=1)[:, None]
    a, b = (np.interp(t, *zip(*spline([(w[0], w[k]) for w in width], 80))) for k in (1, 2))
    return [tuple(v) for v in P + n_ * a[:, None]] + [tuple(v) for v in (P - n_ * b[:, None])[::-1]]


THIGH = ((0, .11, .14), (.25, .108, .128), (.6, .086, .098), (.85, .062, .066), (1, .055, .058))
SHIN = ((0, .054, .058), (.12, .054, .056), (.34, .048, .082), (.62, .038, .060), (.85, .031, .035), (1, .032, .036))
ARM = ((0, .08, .08), (.14, .078, .080), (.32, .058, .062), (.48, .043, .041), (.60, .050, .048), (.84, .030, .028), (1, .032, .028))
torso = [(.13, .78), (.13, .90), (.22, .985), (.36, .985), (.52, .935), (.68, .905), (.82, .885), (.92, .850), (1.00, .810), (1.01, .685), (.94, .61), (.84, .575), (.72, .605), (.58, .655), (.44, .68), (.30, .66)]
head = [(.97, .79), (1.03, .840), (1.10, .856), (1.165, .838), (1.214, .788), (1.224, .728), (1.207, .676), (1.199, .650), (1.204, .618), (1.196, .607), (1.174, .606), (1.160, .588), (1.136, .578), (1.10, .586), (1.06, .622), (.99, .65)]

head = [(1.0 + (x - 1.0) * .90, .72 + (z - .72) * .90) for x, z in head]


def knee(x, z):
    return [(x + .060 * math.cos(a), z + .060 * math.sin(a)) for a in np.linspace(0, math.tau, 40)[:-1]]


def shoe(x, z):
    """Its sole leans against the pad on its left, toes on the ground."""
    return [(x + .045, z + .03), (x - .01, z + .045), (x - .075, z + .075), (x - .105, z + .055), (x - .095, z + .005), (x - .030, z - .13), (x + .015, z - .195), (x + .060, z - .205), (x + .085, z - .18), (x + .062, z - .09)]


def hand(x, z):
    """Fingers and thumb make a bridge behind the line."""
    return [(x - .030, z + .10), (x - .040, z + .055), (x - .062, z + .012), (x - .052, z), (x - .020, z + .038), (x + .012, z + .030), (x + .040, z), (x + .056, z + .006), (x + .046, z + .050), (x + .030, z + .10)]


far = [limb([(.24, .83), (.077, .35)], THIGH), limb([(.077, .37), (-.14, .275), (-.365, .20)], SHIN), knee(.080, .362), shoe(-.345, .215), limb([(.89, .76), (.925, .42), (.925, .07)], ARM), hand(.925, 0)]
near = [torso, head, limb([(.25, .84), (.42, .64), (.56, .43)], THIGH), limb([(.565, .45), (.38, .31), (.165, .19)], SHIN), knee(.556, .444), shoe(.185, .205), limb([(.86, .77), (.825, .42), (.805, .07)], ARM), hand(.805, 0),
        [(.245 + .135 * math.cos(a), .845 + .135 * math.sin(a)) for a in np.linspace(0, math.tau, 40)[:-1]], [(.235, .645), (.27, .60), (.36, .60), (.45, .66), (.50, .70), (.30, .76)], [(1.052 + .044 * math.cos(a), .852 + .038 * math.sin(a)) for a in np.linspace(0, math.tau, 30)[:-1]]]
for k, (shapes, y) in enumerate(((far, .12), (near, 0))):
    for i, s in enumerate(shapes):
        smooth = spline(s, 240, True) if len(s) < 60 else s
        prism("runner", [(X + x, z) for x, z in smooth], .04, sk, 0, (0, y + .002 * i, 0))
# the blocks from the side: a rail, two wedges
box("rail", (1.02, .07, .030), (X - .20, 0, .018), steel, .005)
for x in (X + .185, X - .345):
    board("pad", [vehicles.rounded([(x - .005, .035), (x - .118, .215), (x - .155, .20), (x - .17, .035)], .015)], steel, (0, .02, 0), .12, .004)
camera((0, -D, H), (0, 0, H), 36 * D / VIEW, None, shift=(0, (LOW - H) / VIEW))
bpy.context.scene.camera.data.clip_end = 5000
shoot("start", 16, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
