"""Sponsorship: boards without words along the line of a pitch in the evening sun, the ball lies ready; behind them the empty stand."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1028)
# turf in two mown tones, worn along the line
turf, n, p = principled("turf", "4f6a34", .9, Specular=.15)
v = n.coord("Object")
blades = n.noise(v, 46, 3, .7)
lane = n.math("GREATER_THAN", n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: v}).outputs["X"], 1.26)), 0)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", blades, .8), n.mix(lane, rgba("4c6a32"), rgba("5f7d3c")), rgba("8a9a50")))
n.put(p, "Normal", n.bump(blades, .9, .05))
box("pitch", (60, 24, .1), (0, -8, -.05), turf, 0)
box("line", (60, .13, .004), (0, -2.2, .002), matte("efe9dc", .9, .1), 0)
# the boards: five tones, thin frames, feet behind
tones = ("efe5d2", "b4552a", "2e4763", "efe5d2", "8a5a30", "d9a24e", "efe5d2", "36544a", "b4552a")
w, h = 2.52, .92
for k, t in enumerate(tones):
    x = (k - 4) * (w + .03) + .6
    box("board", (w, .06, h), (x, 0, .06 + h / 2), principled("print", t, .55, Specular=.3)[0], .012)
    box("foot", (.10, .7, .05), (x - w * .3, .3, .025), matte("1b1714", .6), .01)
    if k in (2, 5):                                     # a sign without a name
        torus("sign", .21, .045, matte("efe5d2", .6), (x, -.034, .06 + h / 2), (math.pi / 2, 0, 0), seg=100, sides=12, squash=.3)
    if k in (0, 4, 8):
        disc("sign", .24, (x, -.034, .06 + h / 2), matte("efe5d2" if k != 0 else "b4552a", .6), (0, 0, 0), .012, .002, 100)
    if k in (3, 6):
        for d in (-.30, 0, .30):
            box("bar", (.13, .012, .44), (x + d, -.034, .06 + h / 2), matte("2e4763" if k == 3 else "8a5a30", .6), 0)
# the stand: steps of stone with rows of shells
step, shell = plaster("8d7c6a", bump=.1), [principled("shell", c, .5, Specular=.3)[0] for c in ("8a4a2c", "c9b696", "7a5a40")]
for r in range(9):
    y, z = 2.6 + .86 * r, .55 + .46 * r
    box("step", (60, .9, z + .2), (0, y, (z + .2) / 2 - .1), step, 0)
    first = None
    for i in range(-24, 25):
        if abs(i) % 10 == 5:                            # aisles
            continue
        if first is None:
            first = [prism("rest", rounded_outline(.45, .40, .09), .045, shell[r % 3], .015, (0, 0, 0), (math.radians(-8), 0, 0)), box("seat", (.45, .38, .05), (0, 0, 0), shell[r % 3], .02)]
            pair = first
        else:
            pair = [link(o.copy()) for o in first]
        pair[0].location, pair[1].location = (i * .54, y + .20, z + .62), (i * .54, y, z + .40)
box("back", (60, .3, 9), (0, 10.8, 4.5), plaster("c9ad8a", bump=.1), 0)
# the ball near the line: white with darker patches
ball, n, p = principled("ball", "f2ece0", .45, Specular=.4)
vor = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 5.2}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
n.put(p, "Base Color", n.ramp(vor, [(.02, rgb("6b5038")), (.05, rgb("f2ece0"))]))
sphere("ball", .20, (1.35, -2.55, .20), ball, 80)
# low sun from the left, a cool sky
sun(Vector((.90, .52, -.215)).normalized(), 5.2, kelvin(2900), .8)
# the opposite stand, not seen: its shadow has taken the upper rows already
screen = box("screen", (90, .1, 20), (-28, -17, 21.4), matte("101010", 1, 0), 0)
screen.visible_camera = screen.visible_glossy = screen.visible_diffuse = False
area((-4, -16, 8), (0, 0, 1), 10, 500, kelvin(8000))
ambient("a0a0b0", .26)
camera((-.3, -13.4, 1.55), (-.3, 0, 1.55), 46, 4, (1.0, -.6, .6), shift=(0, -.02))
shoot("boards", 24, dict(DAY, anchor=(94, .72), saturation=.88))
