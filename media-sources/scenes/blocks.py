"""Modular services: the six blocks of `modules` one by one, each carved for what it does (--view 1 to 6)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "1"
begin(1600, 1067)
cyclorama(34, 18, 16, 3.5, plaster("3f566e", bump=.12), y_back=4.4)
S = 1.7
TOP, FACE = .34 + S, -.15 - S / 2
box("plinth", (2.5, 2.3, .34), (0, -.1, .17), stone("aeb0ae", "7c858c", .6, .45), .02)
pale = stone("e9dcc6", "b99a70", 1.2, .45)
polished = brass(.18)


def block(mat):
    b = box("block", (S, S, S), (0, -.15, .34 + S / 2), mat, .02)
    b.modifiers["bevel"].harden_normals = True
    b.modifiers["bevel"].angle_limit = math.radians(25)
    b.data.auto_smooth_angle = math.radians(22)
    return b


def plan():
    """A show's course: stations on a line, inlaid; the next one is lit."""
    block(walnut("5a3319", .34, .8))
    pts = spline([(-.62, .75), (-.30, 1.55), (.18, 1.02), (.62, 1.72)], 120)
    tube("line", [(x, FACE, z) for x, z in pts], .022, polished)
    for k, (x, z) in enumerate(((-.62, .75), (-.26, 1.52), (.20, 1.03))):
        disc("station", .12, (x, FACE, z), polished, (0, 0, 0), .05, .01, 80)
    lit_disc(.19, (.60, FACE - .03, 1.66), 2.2)
    point((.60, FACE - .35, 1.66), 9, kelvin(2800), .2)


def place():
    """A way in, and the light behind it."""
    b = block(stone("9a4f34", "6b3220", .9, .5))
    cut(b, prism("t", arch_outline(.74, 1.22), 1.2, None, 0, (0, FACE, .335)))
    for k in range(3):
        box("step", (.74, .16, .07 * (k + 1)), (0, FACE + .12 + .16 * k, .34 + .035 * (k + 1)), pale, .008)
    lit_disc(.30, (0, FACE + .57, 1.12), 2.0)
    point((0, FACE + .25, 1.1), 12, kelvin(2800), .15)


def stage():
    """A hall cut into the block, a lamp above, steps below."""
    b = block(bronze("8c5b36", .23, .3, 1.5))
    cut(b, box("t", (1.3, 1.5, 1.15), (0, FACE, 1.20), None, 0))
    box("stage", (.86, .5, .12), (0, FACE + .42, .685), pale, .01)
    box("back", (1.3, .03, 1.15), (0, FACE + .73, 1.20), plaster("d9c8ae", .85, .08), 0)
    tube("truss", [(-.65, FACE + .25, 1.66), (.65, FACE + .25, 1.66)], .022, matte("15100c"))
    for x in (-.36, 0, .36):
        lathe("lamp", [(0, .10), (.05, .10), (.065, 0), (.05, 0), (0, .03)], matte("15100c"), 40, (x, FACE + .25, 1.54))
        disc("bulb", .05, (x, FACE + .25, 1.545), glow(kelvin(3000), 9), (math.pi / 2, 0, 0), .005, 0, 40)
        spot((x, FACE + .25, 1.53), (x * .6, FACE + .45, .7), 46, 46, .5, kelvin(2900), .03)
    disc("spot", .24, (0, FACE + .712, 1.16), glow(kelvin(2900), .9), (0, 0, 0), .004, 0, 90)


def programme():
    """A microphone's grille grown from the top."""
    b = block(plaster("d9c8ae", .85, .08))
    cut(b, prism("t", circle_outline(.52, cx=0, cz=1.2), .16, None, 0, (0, FACE, 0)))
    lit_disc(.50, (0, FACE + .06, 1.2), 1.0)
    microphone((0, FACE - .30, 1.33), math.radians(24), 0, 0, 2.2)
    tube("stand", [(0, FACE - .16, .98), (0, FACE - .16, .34)], .03, polished)
    disc("foot", .24, (0, FACE - .16, .36), bronze("5b3c24", .3, .2), (math.pi / 2, 0, 0), .04, .01, 90)


def guests():
    """A file of turned figures on its way to the lit gate."""
    b = block(walnut("2e1a0e", .34, .9))
    cut(b, prism("t", arch_outline(.62, 1.06), .9, None, 0, (.36, FACE, .335)))
    lit_disc(.26, (.36, FACE + .42, .98), 2.0)
    point((.36, FACE + .1, .95), 14, kelvin(2800), .15)
    for k in range(6):
        x, y = .36 - k * .30, FACE + .12 - .30 * math.sin(k * .62)
        prof = spline([(0, 0), (.10, 0), (.105, .03), (.065, .07), (.05, .20), (.072, .34), (.03, .39)], 50)
        lathe("guest", prof, polished if k % 3 == 1 else bronze("a87a50", .23, .3, 3), 60, (x, y, .34))
        sphere("head", .068, (x, y, .34 + .445), polished if k % 3 == 1 else bronze("a87a50", .23, .3, 3), 40)


def film():
    """A lens, ring in ring."""
    b = block(bronze("c39a6a", .34, .15, 1.6))
    black = matte("0c0a08", .5)
    cut(b, prism("t", circle_outline(.66, cx=0, cz=1.19), .5, None, 0, (0, FACE, 0)))
    for k in range(4):
        torus("ring", .60 - .11 * k, .055, black if k % 2 else polished, (0, FACE - .06 + .09 * k, 1.19), (math.pi / 2, 0, 0), 160, 24)
    lens = sphere("glass", .34, (0, FACE + .30, 1.19), principled("coated", "120c14", .03, 0, Specular=.9, Clearcoat=1)[0], 100)
    lens.scale = (1, .55, 1)
    lit_disc(.36, (-2.0, -4.6, 3.0), 9, rot=(0, 0, math.radians(-155))).visible_camera = False
    sphere("record", .05, (.66, FACE - .01, 1.86), glow(kelvin(2300), 5), 30)


[plan, place, stage, programme, guests, film][int(view) - 1]()
area((-5, -5, 5.4), (0, 0, 1.2), 1.2, 560, kelvin(4300))
area((6, -1.5, 3.4), (0, 0, 1.3), 1.0, 200, kelvin(7000), 4)
area((-1, -8, 1.2), (0, 0, 1.2), 2.4, 110, kelvin(4200))
ambient("4a5a70", .06)
camera((-2.9, -8.6, 2.3), (0, -.35, 1.19), 66, 5.6, (0, -1, 1.3))
shoot("block-" + view, 24, dict(NIGHT, anchor=(97.2, .92)))
