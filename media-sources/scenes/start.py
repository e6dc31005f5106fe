"""Athletik, the end: a runner in the starting blocks, hips up, before the low disc; the lanes are wet."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import curve, oval, profile, strip

begin(2400, 1500)
D, H, VIEW, LOW = 34, .34, 5.8, .92
X = 1.15
dusk((X - .02, .92), 1.16, (D, H), 600, .95, wet=.12, sky=5.0, reach=1.0, fill=.4)
sk, steel = matte("070606", .9, .1), matte("0c0b0a", .5, .4)
white = matte("b9ad9b", .8, .2)
for y in (-3.4, -1.55, .30, 2.15, 4.0):                # lanes
    box("lane", (60, .06, .004), (0, y, .003), white, 0)
box("line", (.06, 1.85, .004), (X + .86, -.62, .0035), white, 0)
# who waits for the shot: head, back, both arms straight, one knee far forward, the other leg nearly stretched
who = profile((X - .42, .93), (X + .30, .76), [((X + .50, .46), (X + .66, .08), -70)],
              [((X + .04, .46), (X - .40, .27), -52), ((X - .62, .50), (X - 1.04, .28), -56)], "knot", .235, (.205, .055), -42)
cutout("runner", who, sk, (0, 0, 0), 1.0, .04)
cutout("arm", [strip([(X + .27, .74), (X + .40, .44), (X + .50, .08)], (.10, .085, .055)), silhouettes.hand(X + .50, .07, -70)], sk, (0, .10, 0), 1.0, .04)
# the blocks from the side: a rail, two wedges
box("rail", (1.02, .07, .030), (X - .78, 0, .018), steel, .005)
for x in (X - .44, X - 1.07):
    board("pad", [vehicles.rounded([(x + .08, .035), (x - .13, .285), (x - .165, .270), (x - .175, .035)], .015)], steel, (0, .02, 0), .12, .004)
camera((0, -D, H), (0, 0, H), 36 * D / VIEW, None, shift=(0, (LOW - H) / VIEW))
bpy.context.scene.camera.data.clip_end = 5000
shoot("start", 16, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
