"""Creator: from behind, a woman before her ring light and the telephone in it; the room is dark rose."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, oval, standing, strip

begin(1600, 1300)
# the room behind the lamp, out of focus: a curtain before a wall, a shelf with a few things
box("wall", (14, .2, 6), (0, 4.2, 2.4), plaster("a86a62", bump=.12, scale=.6), 0)
curtain("curtain", 1.7, 3.4, 7, velvet("8a3a3c", "d08a7c"), (-1.35, 3.6, -.2), .12, 3, 500, 20)
box("shelf", (2.2, .30, .04), (1.75, 3.9, 1.18), walnut("5a3319", .36, 1.2), .006)
box("shelf", (2.2, .30, .04), (1.75, 3.9, 1.78), walnut("5a3319", .36, 1.2), .006)
for x, z, w, h, t in ((1.02, 1.20, .06, .30, "d8c8a8"), (1.09, 1.20, .05, .27, "3a5a58"), (1.15, 1.20, .07, .32, "8a3a28"), (2.2, 1.20, .05, .28, "c9a050"), (2.26, 1.20, .06, .31, "e0d0b4"), (1.30, 1.80, .07, .26, "44607a"), (1.38, 1.80, .05, .30, "d8c8a8")):
    box("book", (w, .2, h), (x, 3.86, z + h / 2), matte(t, .8), .004)
lathe("vase", spline([(0, 0), (.09, 0), (.12, .10), (.08, .24), (.04, .30), (.05, .34)], 60), principled("glaze", "2c5a52", .25, Specular=.5)[0], 80, (1.9, 3.86, 1.20))
sphere("globe", .17, (2.35, 3.86, 1.98), glow(kelvin(2700), 2.2), 48)
point((2.35, 3.6, 2.0), 26, kelvin(2700), .16)

# the ring light on its stand, the telephone on its arm
C, R = Vector((.07, 1.05, 1.63)), .245
black = principled("black", "101012", .35, Specular=.5)[0]
em = glow(kelvin(4600), 5)
torus("light", R, .030, em, tuple(C), (math.pi / 2, 0, 0), squash=.5)
torus("shell", R, .038, black, tuple(C + Vector((0, .022, 0))), (math.pi / 2, 0, 0), squash=.6)
tube("stand", [tuple(C + Vector((0, .03, -R - .03))), (C.x, C.y + .03, .2)], .012, black)
tube("arm", [tuple(C + Vector((0, .03, -R))), tuple(C + Vector((0, .03, -.08)))], .007, black)
box("phone", (.078, .010, .160), tuple(C + Vector((0, 0, .0))), black, .004)
m, n, out = material("screen")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, 6.2, .5, clamp=True), [(0, rgba("5a2a2e")), (.45, rgba("c98a6a")), (.6, rgba("f0d8c0")), (1, rgba("b88a7a"))]), "Strength": 1.1}))
box("screen", (.070, .002, .150), tuple(C + Vector((0, -.006, 0))), m, 0)

# she, from behind: hair over the shoulders, a shirt of green linen, one hand raised in the middle of a sentence
hair, n, p = principled("hair", "4a2412", .42, Specular=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (46, 46, 4)), 3.0, 4, .6, 1.2), 1.0, .02))
skin = principled("skin", "b07a5a", .5, Specular=.3)[0]
shirt, n, p = principled("linen", "3e6a5c", .8, Specular=.2, Sheen=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3.6, 3.6, 1.5)), 3.0, 4, .55, 1.1), .5, .045))
AT = (-.155, 0, 0)
shapes = figure(((-.262, 1.16), (-.268, .92), -88), ((.315, 1.20), (.40, 1.43), 74), standing(), "long", hem=.80, skirt=.185, shoulder=.186, waist=.145, hip=.172)
k = len(shapes) - 16
rounded("hair", [[(.0, 1.778), (.040, 1.772), (.072, 1.748), (.090, 1.706), (.096, 1.650), (.106, 1.590), (.102, 1.540), (.116, 1.490), (.110, 1.440), (.118, 1.390), (.098, 1.330), (.070, 1.352), (.044, 1.310), (.018, 1.344), (-.014, 1.300), (-.040, 1.340),
                  (-.072, 1.316), (-.104, 1.352), (-.118, 1.400), (-.110, 1.450), (-.118, 1.500), (-.102, 1.548), (-.108, 1.600), (-.096, 1.652), (-.090, 1.708), (-.070, 1.750), (-.038, 1.773)]], hair, .085, (AT[0], AT[1] - .045, 0))
rounded("neck", [shapes[k]], skin, .05, AT)
rounded("trunk", [shapes[k + 1]], shirt, .12, AT)
rounded("arm", shapes[k + 2:k + 6], shirt, .05, (AT[0], .03, 0))
rounded("arm", shapes[k + 7:k + 11], shirt, .05, (AT[0], .03, 0))
rounded("hand", [[(.375, 1.425), (.362, 1.465), (.350, 1.500), (.340, 1.530), (.352, 1.534), (.368, 1.508), (.372, 1.560), (.380, 1.572), (.390, 1.562), (.394, 1.512), (.404, 1.576), (.414, 1.586), (.422, 1.574), (.420, 1.514), (.438, 1.566), (.448, 1.570), (.454, 1.558), (.444, 1.506), (.464, 1.536), (.474, 1.534), (.474, 1.522), (.454, 1.474), (.440, 1.430)]], skin, .018, (AT[0], .03, 0))

point(tuple(C + Vector((0, -.02, 0))), 70, kelvin(4600), R)
area((-2.2, 2.9, 3.0), (-.6, 3.9, 1.4), 1.2, 90, kelvin(3300)).visible_camera = False
area((2.4, -1.6, 2.4), (AT[0], 0, 1.3), 1.2, 12, "8fa8c8").visible_glossy = False
area((-1.8, -2.2, 2.2), (AT[0], 0, 1.3), 1.4, 9, kelvin(3800)).visible_glossy = False
ambient("8a5a52", .20)
camera((-.05, -2.35, 1.52), (-.02, 0, 1.51), 58, 2.2, tuple(C + Vector((0, -.35, 0))))
shoot("creator", 48, dict(NIGHT, anchor=(97, .92), bloom=.12, halation=.06, saturation=.9))
