"""Brand collaborations: the day of the shoot. From behind, a photographer; before her a singer at a microphone, both dark before the paper."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, oval, singer, stand, standing, strip

begin(2400, 960)
# the room: dark walls, a floor of poured concrete
m, n, p = principled("concrete", "4a4248", .42, Specular=.4)
f = n.noise(n.coord("Object", (.9, .9, 1)), 2.0, 5, .6, .5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .3, .24))
box("floor", (20, 14, .1), (0, 2, -.05), m, 0)
box("rear", (20, .2, 6), (0, 5.2, 3), plaster("5c4458", bump=.12), 0)
for s in (-1, 1):
    box("side", (.2, 14, 6), (s * 6, 2, 3), plaster("4e3a4c", bump=.12), 0)

# the roll of paper: from its bar down, round, and over the floor
paper = matte("b4a6da", .92, .15)
W = 2.3


def sweep(u, v):
    s = v * 5.2                                       # metres of paper from the bar
    if s < 2.15:
        y, z = 3.4, 2.75 - s
    elif s < 2.15 + .6 * math.pi / 2:
        a = (s - 2.15) / .6
        y, z = 3.4 - .6 * (1 - math.cos(a)), .6 - .6 * math.sin(a)
    else:
        y, z = 2.8 - (s - 2.15 - .6 * math.pi / 2), .004
    ripple = .006 * math.sin(u * 21 + v * 3) * math.sin(v * 5)
    return ((u - .5) * 2 * W + .05, y + ripple, z)


grid("paper", sweep, 60, 260, paper)
tube("bar", [(.05 - W - .2, 3.42, 2.79), (.05 + W + .2, 3.42, 2.79)], .045, matte("d8cfc0", .7))
black = principled("stand", "121014", .4, .4)[0]
for s in (-1, 1):
    x = .05 + s * (W + .15)
    tube("pole", [(x, 3.45, 0), (x, 3.45, 2.9)], .018, black)
    for a in (20, 140, 260):
        c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube("foot", [(x, 3.45, .45), (x + .42 * c, 3.45 + .42 * d, .02)], .010, black)

# the softbox: a shell of black cloth, its front the light
m, n, out = material("front")
r = n.add("ShaderNodeVectorMath", {0: n.coord("Object")}, operation="LENGTH").outputs["Value"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (1, .90, .78, 1), "Strength": n.math("MULTIPLY_ADD", r, -1.3, 2.3)}))
B = Vector((1.98, .10, 1.62))
turn = math.radians(-62)                              # of its front, from the camera's view
fx, fy = math.sin(turn), -math.cos(turn)
box("front", (.95, .012, 1.35), tuple(B), m, .0, (0, 0, turn))
for k, (w, h) in enumerate(((1.0, .04), (1.0, .04))):
    box("rim", (w, .10, h), tuple(B + Vector((0, 0, (-1, 1)[k] * .69))), black, .01, (0, 0, turn))
for s in (-1, 1):
    box("rim", (.04, .10, 1.42), tuple(B + Vector((s * .49 * math.cos(turn), s * .49 * math.sin(turn), 0))), black, .01, (0, 0, turn))
tube("pole", [(B.x - fx * .3, B.y - fy * .3, 0), (B.x - fx * .3, B.y - fy * .3, 1.75)], .018, black)
area(tuple(B + Vector((fx, fy, 0)) * .03), tuple(B + Vector((fx, fy, -.12))), .9, 16, kelvin(5000), 1.3).visible_camera = False


def body(name, shapes, mat, r, at, thick=1.0, y=0.0):
    rounded(name, shapes, mat, r, (at[0], at[1] + y, 0), thick=thick)


# in front of the lens: a singer at a microphone stand
M = (.42, 1.1)
skin = principled("skin", "b07c5c", .5, Specular=.3)[0]
satin = principled("satin", "1c0f1e", .4, Specular=.4)[0]
body("singer", singer(), satin, .10, M)
body("microphone", stand(), principled("steel", "1a1a1c", .3, .8)[0], .012, M)

# in front of us: the photographer from behind, elbows out, the camera at her eye; strap across the back
wool, n, p = principled("wool", "3a4a5e", .9, Specular=.15, Sheen=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3.2, 3.2, 1.4)), 3.2, 3, .5, 1.2), .4, .05))
hair, n, p = principled("hair", "3a1e14", .5, Specular=.35)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (60, 60, 9)), 3.0, 3, .5, .6), .5, .012))
P = (-.56, -1.75)
shapes = figure(((-.345, 1.300), (-.115, 1.600), 55), ((.340, 1.290), (.110, 1.590), 125), standing(.12), "knot", hem=.84, skirt=.190, shoulder=.195, waist=.152, hip=.176)
heads = len(shapes) - 16
body("hair", shapes[:heads], hair, .085, P, 1.0, -.02)
body("neck", [shapes[heads]], skin, .05, P)
body("trunk", [shapes[heads + 1]], wool, .12, P)
for k in (0, 1):
    body("arm", shapes[heads + 2 + 5 * k:heads + 6 + 5 * k], wool, .05, P, 1.0, .03)
    body("hand", [oval((-.100, .096)[k], 1.628, .030, .048, (-20, 20)[k])], skin, .022, P, 1.0, .05)
body("strap", [strip([(-.105, 1.475), (-.07, 1.40), (.03, 1.24), (.12, 1.08), (.155, 1.00)], (.026, .026, .026, .026, .026))], matte("7a3426", .75), .006, P, 1.0, -.122)
body("leg", shapes[heads + 12:], matte("221c28", .9), .07, P)
box("camera", (.15, .08, .10), (P[0] + .0, P[1] + .16, 1.625), black, .012)

# a small table with the tethered screen, at the left, out of focus; cables on the floor
box("case", (.7, .5, .62), (-2.35, .4, .31), principled("case", "1c1820", .5, Specular=.3)[0], .02)
box("screen", (.44, .02, .28), (-2.35, .45, .80), black, .008, (math.radians(-12), 0, math.radians(12)))
box("picture", (.40, .004, .24), (-2.348, .436, .80), glow((.62, .48, .66), .9), 0, (math.radians(-12), 0, math.radians(12)))
for k in range(2):
    tube("cable", spline([(2.8, .8, .01), (1.9 - k * .3, -.3, .01), (.4, -.9 - k * .2, .01), (-1.2, -.7, .01), (-2.1, .3, .01)], 60), .008, black)

area((-.2, 1.2, 3.4), (.2, 3.3, 1.3), 2.4, 520, kelvin(4300), 1.0).visible_camera = False      # on the paper
area((-4.2, 2.6, 3.2), (-3.6, 5, 1.4), 1.6, 120, kelvin(3600), 1.0).visible_camera = False
spot((-2.4, 3.0, 2.8), (M[0] - .1, M[1], 1.3), 50, 40, .6, kelvin(3300), .3).visible_glossy = False   # the edge of hood and back
area((.9, -.4, 2.6), (P[0], P[1], 1.4), .8, 16, kelvin(4300)).visible_camera = False           # the edge of her shoulder
area((-2.4, -4.6, 2.4), (-.4, -1.6, 1.3), 1.8, 10, "b3a6d8").visible_glossy = False
ambient("6a5670", .34)
camera((-.02, -5.0, 1.40), (.02, 0, 1.30), 37, 1.1, (0, 3.2, 1.4))
shoot("shoot-day", 48, dict(NIGHT, anchor=(97, .93), bloom=.14, halation=.04, saturation=.9))
