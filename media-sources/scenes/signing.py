"""Artist management: two people at a table by the window, one lamp above the contract; outside it is blue."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import profile

begin(2000, 1500)
# the window: a wide one, the town's dusk behind
m, n, out = material("dusk")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("MULTIPLY_ADD", sp.outputs["Z"], .28, .5, clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("9a6a4c")), (.18, rgba("62647a")), (.5, rgba("2f4f7c")), (1, rgba("182c4a"))]), "Strength": 1.0}))
box("sky", (16, .05, 8), (0, 6, 2.2), m, 0)
rng = np.random.default_rng(2)
roof = matte("0d131c", 1, 0)
x = -5.5
while x < 5.5:
    w, h_ = rng.uniform(.5, 1.1), rng.uniform(.05, .34)
    prism("house", [(x, -1), (x, h_), (x + w / 2, h_ + rng.uniform(.12, .34)), (x + w, h_), (x + w, -1)], .05, roof, 0, (0, 5.6, 0))
    if rng.random() < .6:
        box("lit", (.055, .01, .09), (x + w * .4, 5.55, h_ - .14), glow(kelvin(2600), 1.0), 0)
    x += w + rng.uniform(0, .1)
dark = matte("17120e", .6)
for xx in (-2.5, -.86, .86, 2.5):
    box("bar", (.07, .10, 3.4), (xx, 2.2, 2.2), dark, .006)
for z in (.40, 2.62, 3.55):
    box("bar", (5.1, .10, .06), (0, 2.2, z), dark, .006)
box("parapet", (5.6, .35, .40), (0, 2.3, .20), plaster("4c3c30"), .01)
for s in (-1, 1):
    box("side", (3, .3, 5), (s * 4.05, 2.25, 2.2), plaster("4c3c30", bump=.12), 0)
box("floor", (14, 10, .1), (0, 0, -.05), walnut("3b2413", .28, .7), 0)
box("head", (12, .3, 2), (0, 2.25, 4.6), plaster("4c3c30"), 0)
# the table
box("top", (2.3, 1.0, .045), (0, .1, .745), walnut("5a3419", .26, 1.2), .012)
for sx in (-1.02, 1.02):
    for sy in (-.30, .48):
        tube("leg", [(sx, sy, .73), (sx * 1.04, sy, 0)], .028, walnut("3a2010", .35, 2))
paper = matte("f2eadc", .9, .1)
for px, py, t in ((.16, -.06, -8), (.10, .16, 5), (-.50, .0, 12)):
    box("paper", (.21, .297, .003), (px, py, .771 + .003 * (py > 0)), paper, 0, (0, 0, math.radians(90 + t)))
for cx in (-.28, .66):
    lathe("cup", spline([(0, .0), (.028, .0), (.036, .018), (.040, .070), (.036, .070), (.032, .02), (0, .012)], 40), matte("d8cdbb", .4), 60, (cx, .30, .768))
    lathe("saucer", spline([(0, 0), (.04, 0), (.068, .012), (.064, .014), (.03, .006), (0, .006)], 30), matte("d8cdbb", .4), 60, (cx, .30, .766))
# the lamp: a round one, hung low
C = (.0, .55, 1.86)
lit_disc(.40, C, 1.25, warm=(4000, 3000))
torus("hoop", .415, .016, brass(.2), C, (math.pi / 2, 0, 0), seg=160, sides=16)
tube("flex", [(0, .55, 2.40), (0, .55, 4)], .008, dark)
point((0, .35, 1.55), 34, kelvin(2950), .22)
# two chairs, two people
sk = matte("0b0806", .9, .12)
left = profile((-.0, .52), (.10, 1.00), [((.24, .82), (.50, .80), -3), ((.28, .79), (.56, .795), -10)], [((.44, .52), (.46, .07), 0), ((.40, .50), (.30, .06), 0)], "bob", .235, (.04, .235), -10)
right = profile((.0, .52), (-.03, 1.02), [((.05, .76), (.32, .79), 8), ((.02, .76), (.10, .58), -20)], [((.44, .53), (.50, .07), 0), ((.40, .50), (.58, .08), 10)], "short", .25, (.04, .24), 2)
wood = walnut("2b190e", .35, 2)
chair(wood, wood, (-1.30, .08, 0), 90)
chair(wood, wood, (1.36, .08, 0), -90)
cutout("left", left, sk, (-1.24, .06, 0), 1.04, .05)
cutout("right", silhouettes.mirrored(right), sk, (1.30, .06, 0), 1.04, .05)
tube("pen", [(-.665, .0, .86), (-.60, .0, .775)], .006, lacquer("0d0b0a", .2))
area((0, 2.0, 2.6), (0, -1.5, .3), 3.0, 90, "6f97d8", 1.6)
spot((2.6, -3.2, 3.4), (.2, .1, .8), 90, 40, .8, kelvin(3400), .2)
ambient("2a3648", .07)
camera((0, -4.9, 1.34), (0, 0, 1.30), 52, 5, (0, .1, 1.1), shift=(0, .015))
shoot("signing", 40, dict(NIGHT, anchor=(97.5, .85), bloom=.20, saturation=1.04))
