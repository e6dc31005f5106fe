"""Creator: over the shoulder of someone who films herself, at the ring light and at her picture in the telephone; the room is dark rose."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import silhouettes
from props import *
from silhouettes import figure, oval, standing

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
C, R = Vector((.17, 1.05, 1.60)), .235
black = principled("black", "101012", .35, Specular=.5)[0]
em = glow(kelvin(4600), 5)
torus("light", R, .030, em, tuple(C), (math.pi / 2, 0, 0), squash=.5)
torus("shell", R, .038, black, tuple(C + Vector((0, .022, 0))), (math.pi / 2, 0, 0), squash=.6)
tube("stand", [tuple(C + Vector((0, .03, -R - .03))), (C.x, C.y + .03, .2)], .012, black)
tube("arm", [tuple(C + Vector((0, .03, -R))), tuple(C + Vector((0, .03, -.08)))], .007, black)
box("phone", (.092, .010, .182), tuple(C), black, .004)
# her picture on the telephone: what its lens sees
for k, (shape, tone, strength) in enumerate((
        ([(-.041, -.085), (-.041, -.085), (.041, -.085), (.041, -.085), (.041, .085), (.041, .085), (-.041, .085), (-.041, .085)], "b06a58", .9),
        (oval(0, .012, .0215, .031), "2e140c", .9), ([(-.022, .01), (-.024, -.03), (.024, -.03), (.022, .01)], "2e140c", .9),
        ([(-.041, -.085), (-.041, -.085), (-.036, -.045), (-.012, -.031), (.012, -.031), (.036, -.045), (.041, -.085), (.041, -.085)], "3e6a5c", 1.0),
        (oval(0, -.030, .0075, .012), "8a5a40", 1.0), (oval(0, .004, .0140, .0200), "9a6648", 1.0))):
    prism("screen", silhouettes.curve(shape), .0006, glow(tone, .26 * strength), 0, tuple(C + Vector((0, -.0075 - .0008 * k, 0))))

# she, close to our lens and out of its focus: hair over the shoulders
hair = principled("hair", "3a1c10", .5, Specular=.4)[0]
AT = (-.115, -1.0, 0)
shapes = figure(((-.27, 1.16), (-.28, .92), -88), ((.27, 1.16), (.28, .92), -92), standing(), "long", hem=.80, skirt=.185, shoulder=.186, waist=.145, hip=.172)
clothed(shapes, AT, hair, principled("skin", "b07a5a", .5, Specular=.3)[0], principled("linen", "24443a", .8, Specular=.2, Sheen=.6)[0], matte("101012"))

point(tuple(C + Vector((0, -.02, 0))), 70, kelvin(4600), R)
area((-2.2, 2.9, 3.0), (-.6, 3.9, 1.4), 1.2, 90, kelvin(3300)).visible_camera = False
ambient("8a5a52", .20)
camera((.0, -2.35, 1.60), (.03, 0, 1.575), 82, 1.6, tuple(C + Vector((0, -.30, 0))))
shoot("creator", 48, dict(NIGHT, anchor=(70, .42), bloom=.08, halation=.06, saturation=.9))
