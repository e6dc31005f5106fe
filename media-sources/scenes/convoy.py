"""VIP transport, the end: a guest van and two saloons seen from behind after rain, one after another towards the low disc, their tail lights on the wet road."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from vehicles import rounded

begin(2400, 1500)
rs = np.random.default_rng(6)
dark, chrome = matte("050506", .8, .2), principled("chrome", "d8d2c8", .12, 1.0)[0]
black = matte("020202", 1, 0)
red = lambda k: glow((1, .045, .015), k)
f = lambda s, q: [(s * x, z) for x, z in q][::s]


def paint(color):
    return principled("paint", color, .2, .3, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.04)[0]


def common(P, s, coat, wide, mirror):
    """What is the same at the left and the right of both: wheel, mirror, the red on the road, the sky along the flank."""
    P.append(board("wheel", [rounded([(s * (wide - .16) - .13, .0), (s * (wide - .16) + .13, .0), (s * (wide - .16) + .13, .62), (s * (wide - .16) - .13, .62)], .06)], matte("1d1c1c", .7, .3), (0, .25, 0), .4, .03, 4))
    o = sphere("mirror", 1, (s * (wide + .07), 1.0, mirror), coat, 32)
    o.scale = (.11, .07, .10)
    P.append(o)


def saloon(at):
    coat = paint("1c2027")
    P = saloon_rear(coat, dark) + [board("plate", [rounded([(-.26, .61), (.26, .61), (.26, .715), (-.26, .715)], .012)], matte("b9b4a8", .7), (0, -.27, 0), .012, .003, 2),
         tube("strip", spline([(-.93, -.16, .862), (-.84, -.262, .866), (0, -.285, .872), (.84, -.262, .866), (.93, -.16, .862)], 120), .014, red(7), False, 5),
         box("brake", (.34, .02, .012), (0, .62, 1.415), red(6), .004), box("under", (1.7, 4.2, .26), (0, 2.3, .32), black, 0), box("body", (1.78, 3.6, .5), (0, 2.2, .70), coat, .1)]
    for s in (-1, 1):
        P.append(board("frame", [rounded(f(s, [(.52, .735), (.92, .745), (.945, .90), (.50, .90)]), .025)], dark, (0, -.225, 0), .05, .006, 3))
        for k, w in enumerate((.36, .34, .32)):
            P.append(tube("bar", spline([(s * (.90 - .012 * k), -.245, .832 - .030 * k), (s * (.90 - w), -.265, .834 - .030 * k)], 12), .0095, red((5, 3.4, 2.4)[k]), False, 4))
        common(P, s, coat, .96, 1.02)
    group(P, at)
    lit(at, .90, .85)


def van(at):
    coat = paint("171c24")
    P = [board("cabin", [rounded([(-.94, 1.06), (.94, 1.06), (.90, 1.50), (.83, 1.80), (.70, 1.905), (-.70, 1.905), (-.83, 1.80), (-.90, 1.50)], .13), rounded([(-.76, 1.17), (.76, 1.17), (.73, 1.50), (.67, 1.76), (-.67, 1.76), (-.73, 1.50)], .07)[::-1]], coat, (0, .16, 0), .34, .045, 6),
         board("pane", [rounded([(-.79, 1.14), (.79, 1.14), (.75, 1.50), (.69, 1.79), (-.69, 1.79), (-.75, 1.50)], .07)], glow("9a7048", .22), (0, .17, 0), .01),
         board("rear", [rounded([(-.95, .50), (.95, .50), (.975, .80), (.955, 1.12), (-.955, 1.12), (-.975, .80)], .06)], coat, (0, .105, 0), .4, .05, 6),
         board("bumper", [rounded([(-.94, .30), (.94, .30), (.985, .42), (.98, .60), (-.98, .60), (-.985, .42)], .05)], coat, (0, -.08, 0), .40, .05, 5),
         board("apron", [rounded([(-.66, .22), (.66, .22), (.74, .37), (-.74, .37)], .03)], dark, (0, -.30, 0), .04, .01, 3),
         board("spoiler", [rounded([(-.70, 1.80), (.70, 1.80), (.66, 1.885), (-.66, 1.885)], .03)], coat, (0, -.06, 0), .20, .02, 4),
         board("plate", [rounded([(-.26, .76), (.26, .76), (.26, .87), (-.26, .87)], .012)], matte("b9b4a8", .7), (0, -.19, 0), .012, .003, 2),
         tube("chrome", spline([(-.66, -.165, .955), (0, -.19, .962), (.66, -.165, .955)], 40), .013, chrome),
         box("brake", (.42, .02, .014), (0, -.175, 1.842), red(6), .004),
         tube("wiper", [(-.05, -.06, 1.17), (.36, -.06, 1.24)], .009, dark),
         box("under", (1.7, 4.4, .3), (0, 2.4, .36), black, 0), box("body", (1.86, 4.0, .8), (0, 2.3, .86), coat, .12), box("top", (1.50, 3.2, .12), (0, 2.0, 1.83), coat, .05)]
    for x in (-.48, 0, .48):
        P.append(board("seat", [silhouettes.curve([(x - .19, 1.10), (x - .17, 1.30), (x - .09, 1.34), (x - .08, 1.48), (x + .08, 1.48), (x + .09, 1.34), (x + .17, 1.30), (x + .19, 1.10)])], dark, (0, .14, 0), .01))
    P += [board("roof", [rounded([(-.75, 1.66), (.75, 1.66), (.72, 1.80), (-.72, 1.80)], .02)], dark, (0, .145, 0), .004)]
    for s in (-1, 1):                                 # upright lamps at the corners
        P.append(board("frame", [rounded(f(s, [(.79, .80), (.955, .80), (.94, 1.30), (.90, 1.50), (.83, 1.50), (.80, 1.12)]), .03)], dark, (0, -.10, 0), .10, .012, 3))
        P.append(tube("bar", spline([(s * .925, -.155, .86), (s * .925, -.16, 1.10), (s * .905, -.15, 1.32), (s * .875, -.14, 1.46)], 30), .015, red(6), False, 5))
        P.append(tube("bar", spline([(s * .925, -.155, .86), (s * .87, -.165, .85), (s * .825, -.165, .87)], 20), .013, red(5), False, 5))
        P.append(tube("bar", spline([(s * .865, -.165, .98), (s * .865, -.165, 1.10), (s * .855, -.16, 1.20)], 20), .010, red(3), False, 5))
        P.append(tube("seam", [(s * .775, -.145, .62), (s * .775, -.15, 1.10)], .006, black, False, 3))
        common(P, s, coat, .98, 1.22)
    group(P, at)
    lit(at, .90, 1.0)


def lit(at, x, z):
    """The red of the lamps on the road, the last light along both flanks and over the roof. Nothing of it is mirrored by the road."""
    X, Y, _ = at
    for s in (-1, 1):
        area((X + s * x, Y - .36, z), (X + s * 1.0, Y - 3.5, .1), .5, 40, (1, .05, .02), .12).visible_glossy = False
        spot((X + s * 3.4, Y + .4, 2.2), (X + s * .9, Y + .1, 1.1), 260, 40, .8, "b4cbee", .5).visible_glossy = False
    spot((X, Y + 1.2, 5.0), (X, Y + .1, 1.6), 420, 50, .8, kelvin(3400), .6).visible_glossy = False
    point((X, Y - .30, z - .1 if z < 1 else .92), 1.2, kelvin(4200), .03).visible_glossy = False


van((1.75, 0, 0))
saloon((-.35, 9.5, 0))
saloon((-1.7, 22, 0))
soft = area((1.0, -9, 4.6), (1.6, 0, 1.0), 3.4, 260, kelvin(6800), 1.2)      # what the paint of the rear mirrors
drop = principled("drop", "0c0e12", .04, 0, Specular=1.0)[0]         # what beads on the paint
src = sphere("drop", 1, (0, 0, -9), drop, 12)
for k in range(600):
    o = src.copy()
    link(o)
    r = rs.uniform(.003, .008)
    o.location, o.scale = (1.75 + rs.uniform(-.90, .90), -.145, rs.uniform(.62, 1.10)), (r, r * .6, r * 1.1)
dusk((.75, 2.45), 1.30, (11, 1.5), 600, .95, wet=.14, sky=4)
white = matte("8d8374", .6, .3)                       # the edges of the road, and what parts it
for x in (-4.4, 4.3):
    box("edge", (.16, 400, .006), (x, 190, .003), white, 0)
camera((.2, -11, 1.5), (.2, 0, 1.5), 46, None, shift=(-.02, .10))
bpy.context.scene.camera.data.clip_end = 6000
shoot("convoy", 16, dict(NIGHT, anchor=(98, .86), bloom=.24))
