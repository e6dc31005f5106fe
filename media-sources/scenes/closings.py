"""Announced services, the end of their pages: a case with stickers and a plate (`--view tour`); `--view chairs`: two chairs where two lights meet."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
view = ARGS.view or "tour"


def tour():
    """The case of a tour from its front: metal edges, a sticker for each city that it has been to, in their middle the partner's plate."""
    box("wall", (30, .2, 14), (0, 2.6, 4), plaster("3c5878", bump=.14), 0)
    box("floor", (40, 20, .2), (0, -7.4, -.1), walnut("3a2618", .36, .7), 0)
    W, H, X, Z = 3.7, 1.56, .12, .26
    laminate, n, p = principled("laminate", "4e1a14", .42, 0, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 2, .6), .10, .01))
    al = principled("metal", "b9b2a8", .30, 1.0)[0]
    rub, m = matte("0d0b0a", .6, .3), brass(.2)
    box("body", (W, 1.3, H), (X, .65, Z + H / 2), laminate, .01)
    for z in (0, .62, .665, 1):                      # edges, and where the lid begins
        box("edge", (W + .02, .05, .05 if z in (0, 1) else .030), (X, -.005, Z + H * z + (.02 if z == 0 else -.02 if z == 1 else 0)), al, .006)
    for s in (-1, 1):
        box("edge", (.05, .05, H), (X + s * (W / 2 - .02), -.005, Z + H / 2), al, .006)
        for z in (0, 1):
            o = sphere("corner", .105, (X + s * (W / 2 - .035), .02, Z + z * H + (.035 if z == 0 else -.035)), al, 48)
        box("dish", (.30, .03, .34), (X + s * 1.18, -.012, Z + H * .642), al, .02)
        for q in (-1, 1):
            box("wing", (.055, .05, .15), (X + s * 1.18 + q * .034, -.045, Z + H * .642), al, .014)
        for q in (-.10, .10):
            for r in (-.12, .12):
                sphere("rivet", .012, (X + s * 1.18 + q * 1.15, -.028, Z + H * .642 + r), al, 16)
        for y in (.25, 1.05):
            o = torus("wheel", .085, .05, rub, (X + s * (W / 2 - .42), y, .115), (0, math.pi / 2, 0), seg=60, sides=20)
            box("fork", (.13, .16, .06), (X + s * (W / 2 - .42), y, .235), al, .01)
    # the stickers: rounds, squares, flags of paper without a word on them
    rng = random.Random(11)
    paper = {c: principled("paper", c, .55, 0, Specular=.3)[0] for c in ("b5512a", "e6d3b3", "d29a4a", "4f6d88", "6b2f1c", "efe4d0", "8a9a8c")}
    tones = list(paper)

    def sticker(kind, x, z, k, turn, s=1.0):
        P = []
        a, b = paper[tones[k]], paper[tones[(k + 1 + k % 3) % len(tones)]]
        if kind == "round":
            P += [disc("paper", .17, (0, 0, 0), a, (0, 0, 0), .006, .001, 100), disc("print", .115, (0, -.0045, 0), b, (0, 0, 0), .003, 0, 90)]
        elif kind == "sun":
            P += [prism("paper", rounded_outline(.40, .30, .02), .006, a, .001), disc("print", .085, (0, -.0045, .0), b, (0, 0, 0), .003, 0, 90), box("print", (.40, .003, .07), (0, -.0045, -.11), b, 0)]
        elif kind == "band":
            P += [prism("paper", rounded_outline(.46, .16, .02), .006, a, .001), box("print", (.46, .003, .045), (0, -.0045, 0), b, 0)]
        elif kind == "tall":
            P += [prism("paper", rounded_outline(.24, .36, .02), .006, a, .001), prism("print", [(-.10, -.14), (.10, -.14), (0, .09)], .003, b, 0, (0, -.0045, 0))]
        else:
            P += [prism("paper", circle_outline(.165, 6), .006, a, .001), torus("print", .10, .012, b, (0, -.003, 0), (math.pi / 2, 0, 0), seg=80, sides=8, squash=.2)]
        group(P, (X + x, -.006 - .001 * k, Z + z), 0, s, (0, math.radians(turn), 0))
    for k, (kind, x, z, turn) in enumerate((("round", -1.56, .72, -8), ("band", -1.28, .36, 7), ("sun", -.86, .70, -5), ("six", -.98, .25, 12), ("tall", -.56, .34, 6), ("round", .62, .28, -10),
                                            ("sun", .98, .66, 6), ("band", 1.42, .76, -9), ("tall", 1.06, .24, -7), ("six", 1.50, .40, 4), ("round", -.62, 1.32, 9), ("band", .60, 1.30, -4))):
        sticker(kind, x, z, k % 7, turn, rng.uniform(.92, 1.06))
    prism("plate", rounded_outline(.62, .40, .03), .03, principled("plate", "d3a055", .40, .75)[0], .008, (X + .03, -.02, Z + .50))      # the partner's plate
    torus("mark", .115, .012, matte("2a1a10", .6), (X + .03, -.036, Z + .50), (math.pi / 2, 0, 0), seg=120, sides=12)
    for s in (-.26, .26):
        for q in (-.15, .15):
            sphere("screw", .014, (X + .03 + s, -.036, Z + .50 + q), m, 20)
    window_light((X + .9, 2.5, 2.3), (2.9, 2.9), (.55, 1, -.30), 4.6, True, 3400, 12.0)
    spot((-3.4, -5.2, 4.2), (X, 0, Z + .7), 1500, 34, .3, kelvin(3600), .08)
    area((-1, -6.5, 2.6), (X, 0, .9), 3.6, 210, kelvin(4300))
    area((4.6, -3, 1.6), (X, 0, .8), 1.8, 80, "8fb0e0")
    ambient("34302e", .12)
    camera((-2.0, -8.7, 1.30), (-2.0, 0, 1.16), 34)
    return dict(NIGHT, anchor=(98, .84), bloom=.08, saturation=.82)


def chairs():
    """Two chairs face each other on a dark stage, a warm light from one side, a cool one from the other; they meet between them."""
    fl = walnut("6a4226", .5, .6)
    box("floor", (40, 13.8, .2), (0, -4.1, -.1), fl, 0)      # it ends before the curtain, which hangs down behind it
    for i in range(-30, 31):
        box("gap", (.010, 13.8, .004), (i * .34 + .1, -4.1, .001), matte("120a06"), 0)
    drape("back", 20, 9, 52, velvet("3a2014", "8a6244"), (0, 3.1, -1.5), .14, 5, 4200, 40)
    X = .75
    chair(walnut("7a4622", .35, 2), walnut("6a3a1c", .35, 2), (X - .58, .15, 0), 100)
    chair(matte("6b5a48", .5, .3), matte("625241", .5, .3), (X + .58, .0, 0), -80)
    spot((X - 3.2, -.6, 6.0), (X - .38, .10, 0), 2200, 16, .10, kelvin(2800), .05)
    spot((X + 3.2, -.6, 6.0), (X + .38, .05, 0), 1900, 16, .10, "b9c8e4", .05)
    area((.9, -.6, 4.6), (.9, 3.1, 1.4), 3.2, 90, kelvin(3300), None, 110).visible_glossy = False   # the folds behind them
    area((-4, -6, 4), (X, 0, .5), 3, 60, kelvin(3600))
    ambient("2c2a30", .12)
    camera((.05, -7.4, 2.15), (.05, 0, .80), 50)
    return dict(NIGHT, anchor=(98.2, .80), bloom=.14)


grade = dict(tour=tour, chairs=chairs)[view]()
shoot(view, 24, grade)
