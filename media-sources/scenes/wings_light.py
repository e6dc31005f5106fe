"""Talent, the silent screen: a violinist waits behind the drapes; through their gap the stage throws one strip of light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, oval, strip

begin(2400, 1350)
cv = velvet("2b2320", "6d7684")
curtain("left", 13.0, 12, 24, cv, (-6.95, 0, -.06), .26, 5, 1800, 30)
curtain("right", 13.0, 12, 24, cv, (7.05, .1, -.06), .26, 11, 1800, 30)
fl = walnut("5a3920", .34, .5)
box("floor", (60, 40, .2), (0, 0, -.1), fl, 0)
for i in range(-40, 41):
    box("gap", (.010, 40, .004), (i * .36 + .14, 0, 0), matte("0d0704"), 0)
# what shines through: haze before the lamps of the other side, brightest at the height of a head
m, n, out = material("haze")
s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
k = n.math("DIVIDE", n.math("ADD", s.outputs["Z"], 6.0), 12.0, clamp=True)
veil = n.noise(n.coord("Object", (.9, 1, .35)), 1.0, 3, .6, .5)
c = n.ramp(k, [(0, rgba("a25d22")), (.16, rgba("f3bd72")), (.30, rgba("e0964a")), (.65, rgba("6d3514")), (1, rgba("24100a"))])
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": c, "Strength": n.math("MULTIPLY_ADD", veil, .9, .75)}))
o = box("haze", (6, .1, 12), (0, 0, 0), m, 0)
o.location = (0, 6.5, 6.0)
area((.1, 5.5, 3.4), (0, -4, 0), 1.0, 3600, kelvin(2900), 2.6).visible_glossy = False
spot((.35, 6, 6.5), (-.05, -2.2, 0), 9000, 24, .6, kelvin(3100), .12)
# the violinist: the instrument hangs in one hand, the bow in the other
body = figure(((-.285, 1.17), (-.315, .94), -88), ((.285, 1.17), (.330, .95), -80), [((-.082, .50), (-.088, .05)), ((.115, .52), (.150, .05))], "knot", .60, .215, .178, .126, .166, .92)
vio = [strip([(-.322, .92), (-.336, .78), (-.342, .70)], (.030, .026, .024)),
       [(-.342, .69), (-.292, .655), (-.276, .615), (-.288, .575), (-.312, .548), (-.308, .520), (-.278, .490), (-.262, .440), (-.280, .385), (-.344, .360), (-.408, .385), (-.428, .440), (-.414, .490), (-.384, .520), (-.380, .548), (-.402, .575), (-.414, .615), (-.396, .655)]]
bow = [strip([(.325, 1.02), (.345, .90), (.400, .34)], (.010, .013, .008))]
cutout("violinist", body + vio + bow, matte("080605", .9, .1), (.02, -1.5, 0), 1.0, .04)
# ropes of the fly loft at the left, tied to a rail; sandbags; a ladder at the right
hemp = matte("8c7656", .9, .1)
rng = np.random.default_rng(4)
for i in range(9):
    x, y = -4.4 + .34 * i - (.5 if i > 5 else 0), -2.2 - .1 * (i % 3)
    tube("rope", spline([(x, y, 1.05), (x + .02, y + .05, 3), (x + rng.uniform(-.12, .12), y + .2, 12)], 30), .024, hemp, False, 4)
    tube("pin", [(x, y - .03, .78), (x, y - .03, 1.32)], .022, walnut("7a4a24", .35, 2))
    for q in range(5):
        torus("turn", .052 + .004 * q, .018, hemp, (x, y - .03, .98 + .034 * q), (rng.uniform(-.2, .2), rng.uniform(-.2, .2), 0), seg=40, sides=10)
box("rail", (3.6, .14, .14), (-3.05, -2.15, .92), matte("3a2c22", .6), .02)
for x in (-4.6, -3.1, -1.62):
    box("post", (.10, .12, .92), (x, -2.15, .46), matte("2c221a", .6), .01)
for s in (0, 1):
    tube("side", [(4.2 + .55 * s, -1.2 - .1 * s, 0), (4.2 + .55 * s, -.35, 5)], .035, matte("4b4540", .5))
for z in np.arange(.35, 5, .34):
    tube("rung", [(4.2, -1.2 + .17 * z, z), (4.75, -1.25 + .17 * z, z)], .020, matte("4b4540", .5))
area((-7, -6, 5), (-3, 0, 2.6), 2.4, 3000, "86a8dc", 3)
area((7, -6, 5), (3.5, 0, 2.6), 2.4, 2600, "86a8dc", 3)
ambient("26303e", .10)
camera((-.05, -9.4, 1.50), (-.05, 0, 1.50), 34, None, None, shift=(0, .045))
shoot("wings-light", 48, dict(NIGHT, anchor=(98.5, .9), bloom=.24, saturation=1.0))
