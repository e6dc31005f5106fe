"""Label, the two halves of its work: faders of a mixing desk; `--view crate`: a crate full of sleeves in a record shop."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1280)
if ARGS.view == "crate":
    rng = np.random.default_rng(8)
    wood = walnut("8a5a32", .5, 1.4)
    box("table", (8, 5, .1), (0, 1, -.05), walnut("3a2213", .36, .8), 0)
    box("wall", (14, .2, 8), (0, 3.2, 2), plaster("6a4a34", bump=.12), 0)
    W, D, H = .70, .96, .32
    for z in (.06, .17, .28):                                # slatted crate, open above
        for s in (-1, 1):
            box("slat", (W, .018, .085), (0, s * D / 2, z), wood, .004)
            box("slat", (.018, D, .085), (s * W / 2, 0, z), wood, .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("post", (.045, .045, .34), (sx * (W / 2 - .03), sy * (D / 2 - .03), .17), wood, .004)
    tones = ["e9dcc6", "8c4a26", "2c1d14", "c98f57", "3d5468", "d9c4a7", "b5582c", "5a3a24", "efe4d2", "7a8794", "a8763e", "1d2630"]
    y = -D / 2 + .05
    k = 0
    while y < D / 2 - .05:
        c = tones[int(rng.integers(len(tones)))] if k else "d9c4a7"
        t = .0042 + rng.uniform(0, .003)
        lean = math.radians(-13 + 7 * (y / D) + rng.normal(0, .7))
        z = .168 + .02 + rng.uniform(0, .012) + (.115 if k == 17 else 0)
        o = box("sleeve", (.315, t, .315), (rng.normal(0, .004), y, z), principled("card", c if k != 17 else "e08a3e", .62, 0, Specular=.25)[0], .0012, (lean, rng.normal(0, .008), 0))
        if k == 0 or k == 17:                              # what is printed on it: a disc, a line
            ink = matte("7e3a1c" if k == 0 else "2a160c", .7, .2)
            parts = [disc("ink", .085, (0, -t / 2 - .0006, .02), ink, (0, 0, 0), .0008, 0, 120), box("ink", (.19, .0008, .006), (0, -t / 2 - .0006, -.105), ink, 0)]
            for q in parts:
                q.parent = o
        y += t + (.010 if k < 20 else .006) + rng.uniform(0, .006)
        k += 1
    area((-2.0, -1.2, 2.4), (0, 0, .3), .8, 60, kelvin(3300))
    area((2.6, -1.6, 1.6), (0, 0, .3), 1.0, 18, "8fb0e0")
    spot((-.6, .6, 2.8), (.2, 3.2, .9), 260, 34, .5, kelvin(2800), .08)
    ambient("4a3a2c", .10)
    camera((-.62, -1.62, 1.02), (.01, -.05, .215), 53, 6.3, (0, -.25, .36))
    shoot("crate", 40, dict(NIGHT, anchor=(97, .82), bloom=.12))
else:
    panel = principled("panel", "2b2622", .48, 0, Specular=.35)[0]
    slot_, mark = matte("070605", .9, .1), matte("d9c8ac", .7, .2)
    box("desk", (4, 3, .1), (0, .3, -.05), panel, 0)
    pitch = .135
    level = [.34, .52, .47, .60, .30, .66, .78, .58, .44, .50, .36, .62, .40, .55, .48]
    for i in range(-7, 8):
        x = i * pitch
        lead = i == 0
        box("slot", (.012, .86, .004), (x, 0, .0005), slot_, 0)
        for k in range(11):                                # scale beside the slot
            box("tick", (.026 if k % 5 else .040, .0035, .0012), (x - .034, -.40 + .08 * k, .0006), mark, 0)
        box("seam", (.0035, 3, .0012), (x + pitch / 2, .3, .0005), slot_, 0)
        y = -.40 + .80 * level[i + 7]
        cap = principled("cap", "b5572a" if lead else ("d8c9b2" if i % 4 else "8d929a"), .42, 0, Specular=.4)[0]
        prof = spline([(-.080, .012), (-.078, .060), (-.050, .058), (0, .040), (.050, .058), (.078, .060), (.080, .012)], 40)
        o = prism("cap", prof, .070, cap, .006, (x, y, 0), (0, 0, math.radians(90)))
        box("line", (.072, .006, .003), (x, y, .0415), matte("0c0908" if not lead else "f2e4cc", .6), 0)
        box("stem", (.010, .05, .03), (x, y, .008), slot_, 0)
        lit = glow((1, .42, .10), 2.2 if i in (-2, 0, 1, 5) else .10)
        lit.cycles.sample_as_light = False
        disc("lamp", .010, (x + .030, .49, .004), lit, FLAT, .006, .002, 40)
        box("key", (.052, .052, .020), (x, .585, .010), principled("key", "5b534a", .5)[0], .006)
        for r, yy in ((0, .74), (1, .91), (2, 1.08), (3, 1.25)):
            col = ("9a4e28", "cbb995", "4d6479", "8d929a")[r]
            lathe("knob", spline([(0, .060), (.026, .060), (.031, .055), (.034, .012), (.040, .004), (.040, 0)], 40), principled("knob", "1a1614", .4)[0], 60, (x, yy, 0))
            disc("crown", .024, (x, yy, .0605), matte(col, .5), FLAT, .002, .0006, 50)
            a = math.radians((37 * (i + 9) * (r + 2)) % 240 - 120)
            box("needle", (.004, .026, .0015), (x + .012 * math.sin(a), yy + .012 * math.cos(a), .0625), mark, 0, (0, 0, -a))
    area((-1.6, 1.9, 1.5), (0, .1, 0), .5, 30, kelvin(2900), 1.4)
    area((1.7, -1.2, 1.5), (0, .1, 0), .9, 9, "86a8dc")
    area((.2, -1.4, 1.9), (0, .1, 0), .5, 7, kelvin(3400))
    ambient("30343c", .06)
    camera((-.46, -1.12, .66), (.015, .14, .0), 56, 2.8, (.0, .05, .05))
    shoot("faders", 40, dict(NIGHT, anchor=(97.5, .86), bloom=.18))
