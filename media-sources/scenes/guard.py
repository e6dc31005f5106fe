"""Security: somebody stands where the hall ends and the lit passage begins, and looks along it before anyone comes."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import listener

begin(2400, 1500)
W, H, Y0, L = 3.1, 2.8, -9.0, 21.5             # the passage: its width and height, where it begins and how long it is
wall = plaster("b4875c", bump=.05, scale=.8)
low = plaster("74492a", bump=.05, scale=.8)
rail = walnut("3a2212", .36, 1)
for s in (-1, 1):
    box("high", (.1, L, H - 1.02), (s * (W / 2 + .05), Y0 + L / 2, 1.02 + (H - 1.02) / 2), wall, 0)
    box("low", (.1, L, 1.02), (s * (W / 2 + .05), Y0 + L / 2, .51), low, 0)
    box("rail", (.05, L, .07), (s * (W / 2 - .01), Y0 + L / 2, 1.02), rail, .01)
box("lid", (W + .2, L, .1), (0, Y0 + L / 2, H + .05), wall, 0)
floor, n, p = principled("floor", "4a2e1b", .32, 0, Specular=.45)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .7, 3, .6), .08, .30))
box("floor", (W + .2, L, .1), (0, Y0 + L / 2, -.05), floor, 0)
# it ends at a door of lit glass; the lamps burn only there, so the walls sink into the dark by themselves
YE = Y0 + L
m, n, out = material("glass")
s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
q = n.math("SQRT", n.math("ADD", n.math("POWER", n.math("MULTIPLY", s.outputs["X"], .7), 2.0), n.math("POWER", n.math("MULTIPLY", s.outputs["Z"], .6), 2.0)))
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0, kelvin(3700)), (1, kelvin(2700))]), "Strength": n.ramp(q, [(0, (1, 1, 1)), (1, (.5,) * 3)])}))
box("glass", (W, .05, H), (0, YE, H / 2), m, 0)
for x in (-1.02, -.03, .03, 1.02):
    box("stile", (.075, .07, 2.2), (x, YE - .05, 1.1), rail, .008)
for x in (-.525, .525):
    for z, h in ((.14, .28), (1.02, .09), (2.16, .09)):
        box("cross", (.95, .07, h), (x, YE - .05, z), rail, .008)
for x in (-1.30, 1.30):
    box("pier", (.50, .09, H), (x, YE - .06, H / 2), wall, 0)
bulb = glow(kelvin(3000), 4)
bulb.cycles.sample_as_light = False
for k, y in enumerate((3.2, 5.8, 8.4, 11.0)):
    disc("lamp", .19, (0, y, H - .005), bulb, (math.pi / 2, 0, 0), .01, 0, 60)
    area((0, y, H - .03), (0, y, 0), .34, (16, 34, 50, 56)[k], kelvin(2900)).visible_camera = False
# the man listens to what he is told
MX, MY = .25, -1.2
cutout("man", listener(), matte("070504", .9, .1), (MX, MY, 0), 1.02, .05)
ambient("2a3040", .05)
camera((.10, -8.8, 1.42), (.10, 0, 1.42), 52, None, None, shift=(-.20, .0))
shoot("guard", 24, dict(NIGHT, anchor=(98, .84), bloom=.2, saturation=.86))
