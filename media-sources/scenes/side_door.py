"""VIP and security: the side door of a cinema at night, somebody holds it, the guest goes in; both from the knee up."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import companion, hand, mirrored, strip, walker

begin(1440, 1800)
X, DW, DH = .25, 1.36, 2.35
brick, n, p = principled("brick", "565a63", .8, 0, Specular=.25)
b = n.add("ShaderNodeTexBrick", {"Vector": n.coord("UV", (40 * 4.2, 12 * 4.2, 1)), "Color1": rgba("5c5f67"), "Color2": rgba("4a4d56"), "Mortar": rgba("3a3d45"), "Scale": 1.0, "Mortar Size": .03, "Brick Width": 1.05, "Row Height": .34})
n.put(p, "Base Color", b.outputs["Color"])
n.put(p, "Normal", n.bump(b.outputs["Fac"], -.35, .02))


def wall(x0, x1, z0, z1):
    q = mesh("wall", [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], [(0, 1, 2, 3)], brick, False, [((x + 20) / 40, z / 12) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))])
    return q


wall(-20, X - DW / 2, 0, 12)
wall(X + DW / 2, 20, 0, 12)
wall(X - DW / 2, X + DW / 2, DH, 12)
steel = principled("steel", "2a3038", .42, .3)[0]
for s in (-1, 1):
    box("jamb", (.10, .50, DH), (X + s * (DW / 2 + .03), .16, DH / 2), steel, .01)
box("head", (DW + .3, .56, .12), (X, .14, DH + .05), steel, .01)
# the passage behind it, painted in two tones; its end lies round a corner
low, high = plaster("8a5a34", bump=.05), plaster("e3bd88", bump=.05)
for s in (-1, 1):
    box("low", (.1, 7, 1.2), (X + s * (DW / 2 + .13), 3.6, .6), low, 0)
    box("high", (.1, 7, 1.9), (X + s * (DW / 2 + .13), 3.6, 2.15), high, 0)
box("low", (3, .1, 1.2), (X, 7, .6), low, 0)
box("high", (3, .1, 1.9), (X, 7, 2.15), high, 0)
box("lid", (3, 7, .1), (X, 3.6, 2.9), high, 0)
box("floor", (2.2, 7.2, .08), (X, 3.5, .0), stone("a98a66", "7a5e40", .8, .3, .05), 0)
for y, q in ((3.6, 50), (5.8, 90)):
    area((X, y, 2.80), (X, y, 0), .5, q, kelvin(3000), .9)
area((X + .2, 6.4, 2.3), (X - .1, 0, .2), .7, 90, kelvin(2900)).visible_camera = False      # from deep inside: her shadow lies towards the door
area((X - .1, .9, 2.3), (X - .4, -3, 0), .8, 190, kelvin(2900), .4).visible_glossy = False
# the leaf stands open to the right
leaf = group([box("leaf", (DW, .06, DH - .04), (DW / 2, 0, DH / 2), steel, .008), tube("bar", [(.15, -.10, 1.05), (DW - .15, -.10, 1.05)], .022, brass(.3)), box("kick", (DW - .1, .01, .28), (DW / 2, -.036, .20), brass(.35), .002)], (X + DW / 2 + .04, -.06, 0), -58)
# a lamp in a cage above, a rain pipe, a plain canopy
box("canopy", (DW + 1.1, .9, .07), (X, -.42, DH + .42), steel, .01)
for s in (-1, 1):
    tube("tie", [(X + s * (DW / 2 + .35), -.8, DH + .44), (X + s * (DW / 2 + .35), 0, DH + 1.15)], .014, steel)
sphere("bulb", .075, (X, -.30, DH + .33), glow(kelvin(2800), 7), 40).visible_glossy = True
point((X, -.34, DH + .20), 22, kelvin(2800), .08)
px = X - DW / 2 - 1.05
tube("pipe", [(px, -.09, 0), (px, -.09, 12)], .055, principled("zinc", "59616b", .4, .6)[0])
for z in (.6, 2.2, 3.8, 5.4):
    torus("clip", .062, .014, steel, (px, -.09, z), (0, 0, 0), seg=50, sides=10)
# ground: wet asphalt
wet, n, p = principled("asphalt", "1b1d21", .2, 0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .8, 3, .6), .24, .10))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .18, .01))
box("street", (60, 40, .1), (0, -19.9, -.05), wet, 0)
box("kerb", (60, .18, .10), (0, -1.95, .0), stone("3c4048", "2a2d33", .5, .4, .2), .02)
sk = matte("070708", .9, .1)
man = walker()[:5] + [strip([(.160, 1.485), (.235, 1.400), (.345, 1.300), (.460, 1.205), (.580, 1.120)], (.09, .100, .092, .078, .056)), hand(.575, 1.125, -38)]
cutout("guard", man, sk, (X + .34, -.25, .0), 1.03, .04)
cutout("guest", mirrored(companion()), sk, (X - .27, .40, .04), 1.0, .04)
area((-7, -9, 7), (0, 0, 2), 4, 2000, "6f9ae0").visible_glossy = False
area((7, -9, 6), (1.5, 0, 1.6), 3, 900, "7ba2e2").visible_glossy = False
ambient("3a5580", .44)
camera((.16, -8.6, 1.45), (.16, 0, 1.45), 112, None, None, shift=(0, .215))
shoot("side-door", 40, dict(NIGHT, anchor=(98, .88), bloom=.22, saturation=.88, exposure=.6))
