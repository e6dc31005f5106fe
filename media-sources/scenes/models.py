"""Creative consulting: one small model theatre, six times set for what is worked on (--view 1 to 6)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "1"
begin(1600, 1067)
# each stands in a room of its own colour, its stage has a back that parts from the box
ROOM, BACK = {"1": ("b99f7a", "2b2019"), "2": ("9a5a38", "d2b48a"), "3": ("b9a48a", "5f7488"), "4": ("3a4650", "17130f"), "5": ("7a6a4c", "5e2217"), "6": ("c9b08c", "8a5a34")}[view]
cyclorama(60, 12, 16, 1.6, plaster(ROOM, bump=.10), y_back=6.5)
wood, card, pale = walnut("8a5730", .34, 1.2), matte(BACK, .9, .1), plaster("d9c8ae", .85, .08)
polished = brass(.18)
W, H, D, T = 3.3, 2.15, 1.9, .08
BASE = .16                                             # the stage floor
box("floor", (W, D, BASE), (0, 0, BASE / 2), wood, .012)
box("top", (W, D, T), (0, 0, H), wood, .012)
box("back", (W, .04, H), (0, D / 2, H / 2), card, 0)
for s in (-1, 1):
    box("side", (T, D, H), (s * W / 2, 0, H / 2), wood, .012)
    prism("wing", [(s * (W / 2 - .05), BASE), (s * (W / 2 - .42), BASE), (s * (W / 2 - .42), H - .05), (s * (W / 2 - .05), H - .05)], .03, matte("5a2f1a", .8), .004, (0, -.35, 0))
    prism("wing", [(s * (W / 2 - .05), BASE), (s * (W / 2 - .62), BASE), (s * (W / 2 - .62), H - .05), (s * (W / 2 - .05), H - .05)], .03, matte("4a2918", .8), .004, (0, .35, 0))
prism("border", [(-W / 2, H - .28), (W / 2, H - .28), (W / 2, H), (-W / 2, H)], .03, matte("5a2f1a", .8), .004, (0, -.36, 0))


def person(x, y, s=1.0, mat=None, z=BASE):
    """A turned figure, as models have."""
    mat = mat or polished
    lathe("figure", spline([(0, 0), (.085 * s, 0), (.09 * s, .02 * s), (.055 * s, .06 * s), (.042 * s, .17 * s), (.062 * s, .30 * s), (.026 * s, .345 * s)], 40), mat, 50, (x, y, z))
    sphere("head", .058 * s, (x, y, z + .395 * s), mat, 32)


def idea():
    """One lit disc, and one who looks at it."""
    lit_disc(.56, (0, .72, 1.12), .9)
    point((0, .3, 1.1), 9, kelvin(2800), .3)
    person(.12, -.2, 1.15, bronze("5b3c24", .3, .2))


def course_of_evening():
    """Steps that rise, turn and fall, a lamp on the highest."""
    for k, h in enumerate((.14, .30, .22, .46, .72, 1.02, .56, .20)):
        b = box("step", (.27, .62, h), (-1.0 + .285 * k, .25, BASE + h / 2), pale if k != 5 else bronze("b98d63", .24, .2), .012)
    sphere("lamp", .12, (-1.0 + .285 * 5, .25, BASE + 1.02 + .13), glow(kelvin(2700), 3), 48).data.materials[0].cycles.sample_as_light = False
    point((-1.0 + .285 * 5, .0, BASE + 1.16), 8, kelvin(2700), .12)
    person(-.92, -.34, .8)


def scenery():
    """A set of walls and a gate, rows of seats before it."""
    for x, y, w, h in ((-.62, .55, .55, 1.20), (.70, .45, .62, .92), (.1, .78, 1.1, 1.45)):
        a = prism("flat", [(x - w / 2, BASE), (x + w / 2, BASE), (x + w / 2, BASE + h), (x - w / 2, BASE + h)], .04, pale, .004, (0, y, 0))
        if w > 1:
            cut(a, prism("t", [(p + .1, q + BASE - .02) for p, q in arch_outline(.46, .86)], .4, None, 0, (0, y, 0)))
    lit_disc(.34, (.1, .90, .72), .7)
    point((.1, .3, 1.1), 5, kelvin(2800), .2)
    seat_ = matte("7a3a1e", .7)
    for r in range(3):
        for k in range(9):
            x = -1.02 + .255 * k
            box("seat", (.19, .12, .07), (x, -.62 + .25 * r, BASE + .10), seat_, .02)
            box("rest", (.19, .04, .20), (x, -.70 + .25 * r, BASE + .19), seat_, .018)


def light():
    """Three lamps over the stage, each with its own colour; a horn for the sound."""
    tube("bar", [(-1.3, .1, 1.72), (1.3, .1, 1.72)], .022, matte("15100c"))
    for x, tone in ((-.72, kelvin(7500)), (0, kelvin(2700)), (.72, (1, .30, .10))):
        lathe("lamp", [(0, .16), (.07, .16), (.10, 0), (.08, 0), (0, .03)], matte("15100c"), 50, (x, .1, 1.55))
        disc("bulb", .075, (x, .1, 1.555), glow(tone, 8), (math.pi / 2, 0, 0), .005, 0, 40)
        beam((x, .1, 1.55), (x * .8, .25, BASE), .05, .40, tone, 2.6, .2, 1.4, .3, x)
        spot((x, .1, 1.54), (x * .8, .25, BASE), 190, 36, .3, tone, .03)
    horn = lathe("horn", spline([(.03, 0), (.05, .16), (.10, .32), (.22, .44), (.30, .48)], 60), polished, 90)
    horn.rotation_euler, horn.location = (math.radians(68), 0, math.radians(24)), (.95, .30, .42)
    box("cabinet", (.42, .34, .26), (.98, .36, BASE + .13), walnut("5a3319", .34, 2), .015)


def word():
    """A lectern with its sheets, a microphone, a lamp from above."""
    prism("stand", [(-.17, BASE), (.17, BASE), (.12, BASE + .78), (-.12, BASE + .78)], .22, wood, .01, (0, .1, 0))
    o = box("desk", (.56, .42, .035), (0, .05, BASE + .83), wood, .01, (math.radians(24), 0, 0))
    for k in range(2):
        box("sheet", (.23, .32, .006), (-.125 + .25 * k, .04, BASE + .858), matte("efe4d0", .7), .001, (math.radians(24), 0, math.radians(2 - 4 * k)))
    microphone((.0, -.02, BASE + 1.16), math.radians(20), 0, 0, .62)
    tube("neck", spline([(0, .12, BASE + .84), (0, .10, BASE + 1.0), (0, .02, BASE + 1.10)], 30), .010, polished)
    beam((0, .1, 2.05), (0, .1, BASE), .07, .52, kelvin(2900), 2.4, .2, 1.4, .2, 1)
    spot((0, .1, 2.04), (0, .1, BASE), 90, 30, .25, kelvin(2900), .03)
    lit_disc(.40, (0, .88, 1.2), .35)


def direction():
    """The desk before the stage: a small lamp, the script, a chair; the stage beyond is lit and ready."""
    lit_disc(.46, (0, .88, 1.10), .8)
    point((0, .5, 1.1), 8, kelvin(2800), .3)
    for k, x in enumerate((-.55, -.18, .22, .58)):
        person(x, .42 + .06 * (k % 2), .82, bronze("a87a50", .23, .3, 3))
    box("desk", (1.0, .34, .03), (.34, -1.25, .46), wood, .006)
    for x in (-.12, .80):
        box("leg", (.04, .30, .46), (x, -1.25, .23), wood, .004)
    box("script", (.26, .20, .03), (.22, -1.27, .49), matte("efe4d0", .7), .003, (0, 0, .15))
    tube("arm", spline([(.68, -1.2, .47), (.72, -1.2, .66), (.62, -1.24, .78), (.52, -1.26, .74)], 40), .010, polished)
    lathe("shade", [(0, .07), (.03, .07), (.085, 0), (.075, 0), (0, .03)], polished, 50, (.50, -1.27, .67))
    point((.50, -1.27, .655), 1.3, kelvin(2700), .03)
    c = chair(wood, matte("2a1a10", .8), (.10, -1.62, 0), 180)
    c.scale = (.62,) * 3


[idea, course_of_evening, scenery, light, word, direction][int(view) - 1]()
area((-4.5, -5, 4.6), (0, 0, 1.0), 1.2, 620, kelvin(4600))
area((5.5, -2.0, 3.0), (0, 0, 1.0), 1.0, 700, kelvin(8500), 3)
area((0, -7, 2.0), (0, 0, 1.0), 2.4, 150, kelvin(4200))
ambient("4a5a70", .05)
camera((-2.1, -9.6, 2.35), (-.02, -.1, 1.03), 72, 8, (0, -.4, 1.1))
shoot("model-" + view, 24, dict(NIGHT, anchor=None, exposure=1.1, bloom=.16), step=2.0)
