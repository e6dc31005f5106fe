"""Still lifes of one or two things, one for each page that has no picture like it (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
from props import *
from typewriter import LEADING, PITCH, typed


def tapes():
    """Boxes of tape in four piles, each higher than the one before and above its column of the table below; a reel stands on the lowest, a golden record on the highest."""
    top, n, p = principled("board", "4a2a14", .30, 0, Specular=.45)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.3, 4, .6), .10, .31))
    box("board", (14, 4, .1), (0, -.6, -.05), top, 0)
    box("wall", (14, .2, 8), (0, .72, 3), plaster("8a6546", bump=.14), 0)
    label, ink = matte("e9d9bd", .8, .2), matte("4a2b17", .7)
    rng = np.random.default_rng(9)
    T, S = .092, .60
    tones = ("5a2c18", "d9c6a6", "8f4a24", "33211a", "b99a6c", "7a4526", "d9c6a6", "4a2f20", "9a6c44")
    bands = ("d9c6a6", "5a2c18", "33211a", "b99a6c", "5a2c18", "d9c6a6", "8f4a24", "d9c6a6", "33211a")
    for pile, (x, count) in enumerate(((-1.295, 3), (-.275, 5), (.755, 7), (1.785, 9))):
        for k in range(count):
            t = (2 * pile + 5 * k + pile * k) % len(tones)
            parts = [box("box", (S, S, T - .006), (0, 0, 0), matte(tones[t], .78, .2), .005),
                     box("lid", (S + .004, S + .004, .002), (0, 0, T * .16), matte("2a1810", .8), 0),
                     box("band", (S * .17, .004, T - .008), (-S * .36, -S / 2 - .001, 0), matte(bands[t], .78, .2), .001)]
            if (k + pile) % 3:
                parts.append(box("label", (S * .30, .004, T * .40), (S * .02, -S / 2 - .001, -T * .16), label, .001))
                parts.append(box("line", (S * rng.uniform(.14, .24), .002, .006), (-S * .01, -S / 2 - .004, -T * .16), ink, 0))
            group(parts, (x + rng.uniform(-.015, .015), .20 + rng.uniform(-.03, .01), T * (k + .5)), rng.uniform(-4, 4))
    gold = bronze("d0a05c", .33, .05)
    group([disc("record", .31, (0, 0, .31), gold, (0, 0, 0), .012, .003), disc("centre", .10, (0, -.003, .31), matte("6b2c14", .6, .3), (0, 0, 0), .013, .001), disc("hole", .012, (0, -.004, .31), ink, (0, 0, 0), .014, 0, 40)]
          + [torus("groove", r, .0022, gold, (0, -.006, .31), FLAT, 200, 6) for r in np.linspace(.13, .29, 12)], (1.78, .42, 9 * T), -4, 1, (math.radians(-14), 0, math.radians(-6)))
    flange, R = principled("flange", "6c6255", .40, 1.0)[0], .29
    reel = [disc("pack", R * .82, (0, 0, R), matte("3a2013", .45, .5), (0, 0, 0), .040, .002), disc("hub", R * .30, (0, 0, R), flange, (0, 0, 0), .066, .003), disc("hole", R * .09, (0, -.002, R), matte("0b0705", .8), (0, 0, 0), .068, 0, 60)]
    for y in (-.026, .026):
        plate = disc("plate", R, (0, y, R), flange, (0, 0, 0), .006, .002)
        for k in range(3):
            a = k * math.tau / 3 + .5
            arc = [(R * .90 * math.cos(v), R + R * .90 * math.sin(v)) for v in np.linspace(a - .80, a + .80, 40)]
            arc += [(R * .40 * math.cos(v), R + R * .40 * math.sin(v)) for v in np.linspace(a + .56, a - .56, 24)]
            tool = prism("window", arc, .05, None, 0, (0, y, 0))
            cut(plate, tool)
            reel.append(tool)
        reel.append(plate)
    group(reel, (-1.275, .40, 3 * T), 3, 1, (math.radians(-14), 0, math.radians(5)))
    area((1.0, -5.0, 3.6), (1.0, .3, 1.2), 2.0, 40, kelvin(3900))
    spot((-3.0, -7.2, 3.8), (-.02, .4, .62), 2600, 28.6, .05, kelvin(3600), .03)
    area((3.4, -4.2, 3.2), (1.2, 0, .5), 1.8, 80, kelvin(4600))
    area((-3.5, -3, 2.2), (-1.2, 0, .4), 2, 40, kelvin(6000))
    ambient("4a3626", .10)
    camera((0, -6.4, 1.62), (0, .2, .66), 51, None)
    return dict(NIGHT, anchor=(95, .72), bloom=.12, saturation=.84)


def eggs():
    """Five egg cups, each of another glaze, two large ones behind three small ones, a spoon, the first sun of a morning across them."""
    box("table", (30, 9, .2), (0, 0, -.1), walnut("9a6a3f", .42, .9), 0)
    box("wall", (30, .2, 12), (0, 2.3, 4), plaster("7d8a86", bump=.16), 0)
    window_light((.42, .05, .30), (2.2, 1.9), (.72, 1, -.42), 4.4)
    area((-4, -4, 3.5), (0, 0, .3), 2.4, 170, kelvin(4600))
    area((4, -4, 2.6), (0, 0, .3), 2.4, 150, kelvin(6800))
    ambient("a8a49c", .30)
    camera((.10, -5.4, 1.55), (.38, 0, .36), 76)
    grade = dict(DAY, anchor=(95, .70), saturation=.86)
    shell, glazes = principled("shell", "c08a60", .5, Specular=.35)[0], ("7a2018", "2b5a66", "c08a24", "2c5038", "5c2c4c")
    for k, (x, y, s) in enumerate(((.16, .30, 1.0), (.66, .34, 1.0), (-.06, -.16, .74), (.38, -.22, .74), (.84, -.14, .74))):
        lathe("cup", [(0, 0), (.15 * s, 0), (.15 * s, .02), (.05 * s, .06), (.045 * s, .13), (.11 * s, .19), (.165 * s, .30), (.175 * s, .36), (.16 * s, .36), (.14 * s, .28), (0, .20)], principled("glaze", glazes[k], .22, Specular=.5)[0], 120, (x, y, 0))
        egg = lathe("egg", [(.145 * math.sin(a) * (1 + .12 * math.cos(a)) * s, -.19 * math.cos(a) * s) for a in np.linspace(.001, math.pi - .001, 70)], shell, 120)
        egg.location, egg.rotation_euler = (x, y, .40 + .03 * s), (0, math.radians((-3, 4, -6, 5, 2)[k]), 0)
    spoon = [tube("handle", spline([(1.10, -.62, .03), (.75, -.64, .05), (.40, -.65, .03)], 40), .016, BRASS())]
    bowl = sphere("bowl", 1, (.26, -.66, .03), BRASS(), 48)
    bowl.scale = (.15, .09, .03)
    return grade


def gap():
    """From behind the curtain: it stands open, and on the stage beyond it there is only the disc."""
    boards, n, p = principled("boards", "5a3720", .30, Specular=.4)
    box("floor", (30, 20, .1), (0, 4, -.05), boards, 0)
    for i in range(-30, 31):
        box("joint", (.012, 20, .003), (i * .42, 4, .001), matte("120905"), 0)
    cloth = velvet("4c2817", "b88458")
    left, right = curtain("left", 7, 7, 19, cloth, (-3.30, 0, 0), .15, 2, 1600), curtain("right", 7, 7, 19, cloth, (5.62, 0, 0), .15, 6, 1600)
    lit_disc(1.48, (2.74, 7.5, 2.30), 2.0)
    area((2.74, 7.0, 3.0), (1.2, 0, .3), 2.2, 620, kelvin(3200))
    box("hall", (40, .2, 16), (0, 12, 4), matte("1c110a", .9), 0)
    area((-6.2, -3.6, 5.0), (-.2, 0, 1.6), 3.4, 3600, kelvin(3900))
    area((6.0, -3.6, 4.0), (2.6, 0, 1.6), 2.4, 1300, kelvin(5200))
    ambient("2a241e", .08)
    camera((-.4, -7.4, 1.5), (.15, 0, 1.75), 40, None)
    return dict(NIGHT, anchor=(97.2, .84), bloom=.22, saturation=.86)


def card():
    """One line of ink on a card, on its envelope; a fountain pen, in the round light of a lamp."""
    pad, n, p = principled("pad", "2c4034", .52, 0, Specular=.3)
    n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 46.0}).outputs["Distance"], .16, .01))
    box("pad", (16, 12, .03), (0, 3, -.015), pad, 0)
    paper, n, p = principled("card", "efe4d0", .86, Specular=.12)
    fibre = n.noise(n.coord("Object"), 30, 4, .65)
    n.put(p, "Normal", n.bump(fibre, .16, .004))
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", fibre, .25), rgba("f1e7d6"), rgba("dccbb0")))
    sleeve = principled("sleeve", "b98f63", .85, Specular=.12)[0]
    g = [prism("envelope", rounded_outline(1.66, 1.18, .012), .014, sleeve, .004, (0, 0, .008), (math.pi / 2, 0, 0))]
    for s in (-1, 1):
        g.append(tube("flap", [(s * .82, .58, .0158), (0, -.06, .0158)], .0035, principled("fold", "9a744c", .85)[0], res=3))
    group(g, (.86, .24, 0), -15)
    rise = lambda x, y: .026 + .10 * max(0, (x * .8 + y - .62) / .6) ** 2 + .02 * max(0, (-x * .8 + y - .55) / .5) ** 2      # its far corners are bent a little
    g = [parcel("card", lambda u, v: ((u - .5) * 1.48, (v - .5) * 1.04, rise((u - .5) * 1.48, (v - .5) * 1.04)), 120, 90, paper, .010)]
    ink, pen, x = principled("ink", "14233f", .4, Specular=.5)[0], random.Random(6), -.63
    for k, w in enumerate("Ein Tisch am Meer".split()):
        strokes, x = word(w, x, .02 + .012 * math.sin(1.7 * k), .084, pen)
        for at in strokes:
            g.append(tube("ink", [(a, b, rise(a, b) - .0014) for a, b, _ in at], .0044, ink, res=3))
        x += .075
    group(g, (.62, .06, 0), 7)
    resin = principled("resin", "12100f", .10, 0, Specular=.6, Clearcoat=1.0)[0]
    gold = principled("gold", "e0b060", .2, 1.0)[0]
    g = []
    for prof, m in (([(.030, .20), (.036, .21), (.044, .34), (.050, .46)], resin), ([(.050, .46), (.055, .465), (.056, .50), (.052, .505)], brass(.16)), ([(.052, .505), (.060, .52), (.064, .80), (.062, 1.10), (.054, 1.34), (.040, 1.42), (0, 1.43)], resin), ([(.0555, 1.26), (.061, 1.262), (.061, 1.285), (.0545, 1.287)], brass(.16))):
        o = lathe("part", prof if len(prof) < 5 else spline(prof, 90), m, 100)
        o.rotation_euler = (0, math.pi / 2, 0)
        g.append(o)
    g.append(grid("nib", lambda u, v: (.22 * u, .034 * min(1, .04 + 1.25 * u ** .8) * math.sin((v * 2 - 1) * 1.25), .030 * min(1, .04 + 1.25 * u ** .8) * math.cos((v * 2 - 1) * 1.25) - .012), 60, 40, gold))
    g.append(tube("slit", [(.01, 0, .0), (.13, 0, .0195)], .0016, matte("0b0806", .8), res=3))
    group(g, (.40, -.24, .092), rot=(0, math.radians(1.4), math.radians(-33)))
    spot((2.9, 3.1, 2.7), (.66, .06, 0), 620, 33, .10, kelvin(3100), .05)
    area((-2.4, -1.2, 2.6), (.4, 0, 0), 2.4, 16, kelvin(7000))
    area((1.4, 3.2, 1.5), (.7, 0, 0), 1.4, 26, kelvin(3600)).visible_glossy = False
    ambient("3a3026", .10)
    camera((.22, -3.9, 2.55), (.17, .08, .02), 43, .9, (.55, -.05, .03))
    return dict(NIGHT, anchor=(97.5, .92), bloom=.10)


def plumb():
    """A plumb bob hangs still over its mark, before a wall that is a blueprint: its line is the axis of what is drawn there."""
    grade = night((.85, 1.15), .95, strength=0, eye=(-.1, -7.1, 1.25), target=(.1, 0, .93))
    x, z, y = 1.546, 1.36, 5.06                             # where the line and the bob are seen on the wall
    box("print", (30, .02, 12), (0, 5.09, 4), plaster("0b2c4c", bump=.05), 0)
    chalk = matte("9fb6c6", .9)

    def line(*points, thick):
        tube("drawn", [(x + a, y, z + c) for a, c in points], thick, chalk)

    for r, thick in ((1.65, .008), (1.56, .004), (.80, .005), (.42, .0045)):
        line(*[(r * math.cos(math.radians(w)), r * math.sin(math.radians(w))) for w in np.linspace(0, 360, 240)], thick=thick)
    line((0, -1.3), (0, .6), thick=.004)
    line((-6.5, 0), (4.5, 0), thick=.004)
    for w in range(0, 360, 5):
        c, s_ = math.cos(math.radians(w)), math.sin(math.radians(w))
        inner = 1.47 if w % 15 == 0 else 1.52
        line((inner * c, inner * s_), (1.56 * c, 1.56 * s_), thick=.003)
    for w in (30, 150):
        c, s_ = math.cos(math.radians(w)), math.sin(math.radians(w))
        line((-2.3 * c, -2.3 * s_ * .55), (3.4 * c, 3.4 * s_), thick=.003)
    for k in (-1, 1):
        line((k * .80, -1.2), (k * .80, .7), thick=.003)
    area((-1.8, 2.4, 6.0), (1.4, 5.1, 1.2), 2.2, 340, kelvin(4600))
    m = brass(.18)
    body = spline([(.033, .10), (.078, .22), (.146, .40), (.170, .49), (.166, .54), (.124, .585), (.064, .612), (.050, .630)], 90)
    lathe("bob", [(0, .10)] + body + [(.050, .664), (.062, .667), (.066, .673), (.066, .742), (.060, .752), (.024, .760), (.020, .766), (0, .768)], m, 160, (.85, 0, .30))
    lathe("tip", [(0, 0), (.003, .002), (.005, .010), (.030, .094), (.031, .101), (0, .101)], principled("steel", "8d8f92", .2, 1.0)[0], 100, (.85, 0, .30))
    for z in (.690, .708, .726):
        torus("groove", .066, .0028, bronze("5b3c24", .3, .2), (.85, 0, .30 + z), seg=160, sides=12)
    tube("line", [(.85, 0, 1.05), (.85, 0, 5)], .006, matte("543618", .7))
    disc("mark", .46, (.85, 0, .004), bronze("8c5b36", .3, .2), FLAT, .01, .003)
    torus("ring", .27, .007, m, (.85, 0, .014))
    for a in (0, math.pi / 2):
        tube("cross", [(.85 - .4 * math.cos(a), -.4 * math.sin(a), .014), (.85 + .4 * math.cos(a), .4 * math.sin(a), .014)], .004, m)
    return dict(grade, anchor=(97.8, .62))


def slot():
    """A sealed letter half through the flap of a panelled door."""
    door, edge = walnut("68401f", .34, .8), walnut("57351c", .30, .8)
    box("door", (8, .2, 8), (0, 0, 1), door, 0)
    for z, h in ((3.02, 3.0), (-1.42, 3.0)):                # fields above and below the rail, each in its moulding
        for x, w in ((-1.75, 2.1), (.66, 2.1), (3.07, 2.1)):
            for size, at in (((w, .09, .07), (x, z - h / 2)), ((w, .09, .07), (x, z + h / 2)), ((.07, .09, h), (x - w / 2, z)), ((.07, .09, h), (x + w / 2, z))):
                box("moulding", size, (at[0], -.11, at[1]), edge, .03)
            prism("field", rounded_outline(w - .34, h - .34, .01), .07, door, .03, (x, -.10, z))
    m = brass(.2)
    g = [prism("plate", rounded_outline(1.26, .44, .05), .05, m, .016, (0, -.12, 0)), prism("rim", rounded_outline(1.04, .25, .03), .03, m, .010, (0, -.15, 0)),
         prism("opening", rounded_outline(.98, .19, .02), .02, matte("060403", .9), 0, (0, -.162, 0)),
         prism("flap", rounded_outline(.96, .19, .02), .022, m, .008, (0, -.225, .105), (math.radians(-62), 0, 0))]
    for x in (-.575, .575):
        g += [sphere("screw", .022, (x, -.15, 0), m, 24)]
    paper, fold = principled("envelope", "f2e7d6", .8, Specular=.15)[0], matte("c9b393", .85)
    w, h = .82, .56
    letter = [prism("letter", rounded_outline(w, h, .006), .016, paper, .002)]
    letter.append(prism("back", [(-w / 2 + .01, -h / 2 + .008), (w / 2 - .01, -h / 2 + .008), (.03, .06), (-.03, .06)], .006, paper, .002, (0, -.010, 0)))
    for x in (-1, 1):
        letter.append(tube("seam", [(x * (w / 2 - .01), -.0145, -h / 2 + .008), (x * .03, -.0145, .06)], .0022, fold))
    letter.append(lathe("seal", spline([(0, .022), (.040, .021), (.058, .017), (.070, .020), (.078, .012), (.074, 0)], 50), principled("wax", "7a2a17", .3, Specular=.5)[0], 80))
    letter[-1].rotation_euler, letter[-1].location = (math.pi / 2, 0, 0), (.0, -.014, .02)
    g.append(group(letter, (0, -.38, -.055), rot=(math.radians(-66), 0, math.radians(1.5))))
    group(g, (.56, 0, .82), 0, 1.1)
    spot((-1.5, -6.6, 2.6), (.56, 0, .84), 1250, 14.1, .03, kelvin(3700), .02)
    area((1.2, -2.6, 3.4), (.56, 0, .8), 1.4, 26, kelvin(3900))
    area((1.5, -5.2, .2), (.56, 0, .8), 2.4, 15, kelvin(3800))
    area((-3, -4, -.5), (0, 0, .8), 2.6, 30, kelvin(7500))
    ambient("2a241e", .16)
    camera((-.25, -6.0, 1.36), (.05, 0, .84), 66)
    return dict(NIGHT, anchor=(97.4, .92), saturation=.90)


def singles():
    """Two small records on a table: one in its sleeve, one drawn half out; lamplight runs along the grooves."""
    box("table", (14, 14, .1), (0, 2, -.05), walnut("4c3824", .46, .8), 0)
    wax, n, p = principled("wax", "0b0908", .24, 0, Specular=.6)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    r = n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Z"], 2.0)))
    # grooves, and every few millimetres the smooth band between two of them
    band = n.math("GREATER_THAN", n.math("FRACT", n.math("MULTIPLY", r, 13.0)), .10)
    wave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", r, 620.0)), band)
    n.put(p, "Normal", n.bump(wave, .5, .004))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", band, .06, .30))
    edge = matte("d8c6a6", .9, .1)

    def single(x, y, z, turn, paper, label, mark, pull):
        g = []
        for k in (0, 1):                                  # two sheets, the record between them
            fibre, n, p = principled("paper", paper, .86, Specular=.12)
            f = n.noise(n.coord("Object"), 3.2, 4, .65)
            n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 120, 3, .6), .08, .002))
            worn = tuple(.78 * c for c in rgb(paper))
            plain, o = n.ramp(f, [(.35, worn), (.6, rgb(paper))]), n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
            q = n.math("SQRT", n.math("ADD", n.math("POWER", n.math("ADD", o.outputs["X"], .04), 2.0), n.math("POWER", o.outputs["Y"], 2.0)))
            n.put(p, "Base Color", n.mix(n.math("LESS_THAN", q, .29), plain, rgba(mark)) if mark else plain)
            lift = .034 * k
            g.append(grid("sheet", lambda u, v: ((u - .5) * 1.04, (v - .5) * 1.04, lift + .016 * k * u ** 3 * math.cos((v - .5) * 2.4)), 60, 60, fibre))
        g.append(box("spine", (.006, 1.04, .032), (-.517, 0, .017), edge, .002))
        g.append(disc("wax", .475, (pull, 0, .020), wax, FLAT, .010, .002))
        g.append(disc("label", .17, (pull, 0, .0215), matte(label, .7, .15), FLAT, .010, .001))
        g.append(disc("hole", .020, (pull, 0, .0265), matte("080504", .9), FLAT, .002, 0))
        g.append(torus("lip", .472, .004, wax, (pull, 0, .020), (0, 0, 0), 180, 10))
        group(g, (x, y, z), 0, 1, (math.radians(2.2 * bool(z)), math.radians(-1.6 * bool(z)), math.radians(turn)))
    single(.62, .52, .0, -16, "d9bd92", "8a3d1c", "", .40)
    single(.28, -.16, .036, 9, "7a2c16", "d8903c", "e0c094", .50)
    spot((-2.6, 2.6, 2.0), (.5, .1, 0), 520, 46, .5, kelvin(3200), .12)
    area((2.6, 3.4, 1.5), (.6, .1, 0), 1.4, 60, kelvin(3300), .5)
    area((2.5, -2.5, 3), (.4, 0, 0), 2.0, 26, kelvin(5600))
    ambient("5a4636", .10)
    camera((-.20, -2.55, 2.05), (.34, .06, 0), 50, 1.6, (.5, -.1, .04))
    return dict(NIGHT, anchor=(95, .82), bloom=.10, saturation=.90)


PART = """
LICHT
Alles aus.

SPRECHERIN
Guten Abend. Sie warten
seit acht Minuten. Das war
kein Versehen, wir wollten
nur, dass es still wird.

LICHT
Eine Lampe, vorn links.

SPRECHERIN
Heute gibt es 26 Preise
und einen Gedanken.

TON
(leise)
Regen.

SPRECHERIN
Wer dankt, hat nur vierzig
Sekunden, danach wird es blau.

LICHT
Langsam.

SPRECHERIN
Wer beginnt?

LICHT
Vierzig Sekunden weiß, dann
im Takt der Musik nach Blau.

SPRECHERIN
Danke.

TON
Regen aus. Eine Geige.

SPRECHERIN
Der erste Preis geht an einen,
der heute nicht hier ist.

LICHT
Ein leerer Stuhl.

SPRECHERIN
Er repariert Fahrstühle und
hat darum nie Zeit. Wir haben
ihn angerufen.

TON
Ein Telefon, lange.
"""


def script():
    """A part in typescript, from close by in low lamplight: lines underscored in red, the pencil on the page, glasses behind it."""
    box("desk", (14, 14, .1), (0, 2, -.05), walnut("5a3419", .36, .7), 0)
    fibre, n, p = principled("paper", "efe3cc", .92, Specular=.08)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 4, .6), .10, .003))
    n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 5, 4, .6), rgba("f3e8d3"), rgba("e6d7bb")))
    inks = [matte(c, .75, .1) for c in ("1d1510", "3a2c22")]
    red = matte("a62a16", .75, .1)
    W, H, S = 1.36, 1.92, .0146

    def lie(x, y, up):                                  # a page that has been turned often: its foot and one corner stand up a little
        return up * (.055 * max(0, (x + y * .35 - .42)) ** 2 + .10 * max(0, -.62 - y - .3 * x) ** 1.6)

    def lines(name, strokes, radius, mat, up, lift):
        cu = bpy.data.curves.new(name, "CURVE")
        cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = "3D", radius, 0, True
        for stroke in strokes:
            s = cu.splines.new("POLY")
            s.points.add(len(stroke) - 1)
            for q, (x, y) in zip(s.points, stroke):
                q.co = (x, y, lie(x, y, up) + lift, 1)
        cu.materials.append(mat)
        return link(bpy.data.objects.new(name, cu))

    def page(x, y, z, turn, up, text=None, seed=1, top=0):
        parts = [grid("page", lambda u, v: ((u - .5) * W, (v - .5) * H, lie((u - .5) * W, (v - .5) * H, up)), 90, 120, fibre)]
        rows = []
        if text:
            lots, struck = random.Random(seed), ([], [])
            q = H / 2 - .13 + top
            for line in text.strip().split("\n"):
                speaker = line.isupper()
                x0 = -.43 + (10 if speaker else 6 if line[:1] == "(" else 0) * S * PITCH
                for stroke in typed(line, x0, q, S, lots) if abs(q) < H / 2 - .16 else ():
                    struck[lots.random() < .3].append(stroke)
                rows.append((x0, x0 + len(line) * S * PITCH, q))
                q -= S * (LEADING if line else 1.35)
            parts += [lines("type", struck[k], .00125, inks[k], up, .0008) for k in (0, 1)]
        return group(parts, (x, y, z), turn), parts, rows
    for k in range(14):                                # the rest of the book below
        page(.01 * math.sin(3 * k), .008 * math.cos(5 * k), .003 * k, .7 * math.sin(2.3 * k), .2)
    piv, parts, rows = page(0, 0, .05, 0, 1, PART, 4, .19)
    page(1.10, .50, .012, -14, .5, PART[PART.index("SPRECHERIN\nWer dankt"):], 9)
    # what has been worked on: lines underscored, two words in a ring, a stroke and a note in the margin
    hand, rng = [], random.Random(3)
    for k, a, b in ((13, 0, .45), (21, .32, 1), (31, 0, .3)):
        x0, x1, q = rows[k]
        x0, x1, w = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b, rng.uniform(0, 9)
        hand.append([(x0 + t * (x1 - x0), q - .0135 + .0014 * math.sin(7 * t + w) + .0025 * t) for t in np.linspace(-.01, 1.02, 40)])
    x0, x1, q = rows[18]
    hand.append([((x0 + x1) / 2 + ((x1 - x0) / 2 + .022 + .001 * a) * math.cos(a), q + .006 + (.026 + .0012 * a) * math.sin(a)) for a in np.linspace(.4, 7.1, 110)])
    hand.append(spline([(-.480, rows[20][2] + .02), (-.489, rows[21][2]), (-.484, rows[22][2] - .012)], 30))
    strokes, _ = word("halten", .30, rows[18][2] - .01, .034, np.random.default_rng(5))
    hand += [[(a, b) for a, b, _ in s] for s in strokes]
    hand.append(spline([(x0 + (x1 - x0) * 1.28, q + .010), (.12, q + .024), (.28, q + .008)], 30))
    lines("marks", hand, .0021, red, 1, .0012).parent = piv
    # the pencil lies across the foot of the page
    r, L = .026, .86
    lead = [prism("wood", [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, math.tau, 7)[:-1]], L, principled("coat", "8f2413", .28, Specular=.5)[0], .003, (0, 0, 0)),
            lathe("cone", spline([(.0065, .108), (.0255, 0)], 8), matte("d9b98a", .8), 60), lathe("tip", [(0, .135), (.0035, .128), (.0070, .106)], red, 24),
            lathe("ring", [(0, -.001), (r * .93, 0), (r * .93, .01)], matte("d0a86a", .7), 40)]
    for o in lead[1:3]:
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = (0, -L / 2, 0)
    group(lead, (.39, -.20, .0745), -60)
    # round glasses, folded out
    horn = principled("horn", "6a3512", .16, Specular=.6)[0]
    G = [torus("rim", .175, .017, horn, (s * .215, 0, 0), (math.radians(90 - 8), 0, 0), 140, 24) for s in (-1, 1)]
    G.append(tube("bridge", spline([(-.050, 0, .05), (0, -.02, .085), (.050, 0, .05)], 24), .014, horn))
    G += [tube("temple", spline([(s * .395, 0, .05), (s * .405, .10, .06), (s * .38, .52, .03), (s * .37, .68, -.10)], 40), .012, horn) for s in (-1, 1)]
    group(G, (.34, .56, .255), 24)
    spot((-3.2, 1.5, 1.9), (.05, .1, 0), 900, 44, .3, kelvin(3700), .08)
    area((3.6, -2, 3), (0, 0, 0), 2.4, 34, kelvin(6200))
    area((-1.5, 4, 2.4), (-.5, 1.2, 0), 2.0, 60, kelvin(4200))
    ambient("5a4a3c", .10)
    camera((-.30, -1.52, 1.16), (.01, .115, 0), 60, 1.9, (0, .06, .05))
    return dict(NIGHT, anchor=(90, .80), bloom=.10)


def hourglass():
    """Sand that runs for three minutes, from close by, the sun of a window on the red wall behind it."""
    grade = afternoon("5a2422", "2c100e", (.80, .95), (2.2, 2.4), eye=(.24, -5.0, 1.02), target=(.31, 0, .82), lens=60, fstop=1.4, focus=(.86, -.2, .8))
    m, n, out = material("crystal")
    g = n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .03})
    # the same from both sides of a wall: a Fresnel node would mirror everything at the inner ones
    facing = n.add("ShaderNodeLayerWeight", {"Blend": .5}).outputs["Facing"]
    mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY_ADD", n.math("POWER", facing, 4.0), .62, .03)})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("fefcf8")}).outputs[0])
    n.put(mx, 2, g.outputs[0])
    n.put(out, "Surface", mx)
    sand, n, p = principled("sand", "e0b47c", .95, Specular=.1)
    grains = n.noise(n.coord("Object"), 150, 2, .7)
    n.put(p, "Base Color", n.ramp(grains, [(.35, rgb("9a6a3c")), (.55, rgb("dcae74")), (.75, rgb("f3d7a8"))]))
    n.put(p, "Normal", n.bump(grains, .8, .006))
    n.put(p, "Emission", n.ramp(grains, [(.35, rgb("8a5a2c")), (.75, rgb("e0a860"))]))
    n.put(p, "Emission Strength", .13)
    x, z0, b = .86, .10, BR()
    prof = [(.26, 0), (.36, .05), (.405, .18), (.38, .34), (.25, .52), (.075, .645), (.040, .69), (.075, .735), (.25, .86), (.38, 1.04), (.405, 1.20), (.36, 1.33), (.26, 1.38)]
    lathe("glass", spline(prof, 220), m, 180, (x, 0, z0))
    lathe("glass", [(r - .014, z) for r, z in spline(prof, 220)], m, 180, (x, 0, z0))
    lathe("below", spline([(.0, .012), (.25, .014), (.335, .06), (.375, .17), (.360, .25), (.30, .27), (.15, .355), (.04, .412), (0, .42)], 90), sand, 140, (x, 0, z0))
    lathe("above", spline([(.018, .685), (.055, .735), (.20, .842), (.315, .965), (.345, 1.035), (.25, 1.00), (.10, .945), (0, .925)], 90), sand, 140, (x, 0, z0))
    tube("stream", [(x, 0, .69 + z0), (x, 0, .41 + z0)], .011, sand)
    plate = walnut("6a4426", .42, 1.6)
    for z in (.05, 1.53):
        lathe("end", spline([(0, -.055), (.50, -.055), (.535, -.04), (.535, -.02), (.515, 0), (.535, .02), (.535, .04), (.50, .055), (0, .055)], 120), plate, 160, (x, 0, z))
        torus("ring", .285, .026, brass(.2), (x, 0, z + (.06 if z < 1 else -.06)), (0, 0, 0), 120, 20)
    for k in range(3):
        a = k * math.tau / 3 + .80
        post = [(.028, .10), (.030, .16), (.046, .20), (.030, .25), (.024, .40), (.034, .70), (.044, .79), (.034, .88), (.024, 1.18), (.030, 1.33), (.046, 1.38), (.030, 1.42), (.028, 1.48)]
        lathe("post", spline(post, 120), b, 48, (x + .45 * math.cos(a), .45 * math.sin(a), 0))
    area((2.6, -.4, 1.6), (x, 0, .8), .25, 26, kelvin(4200), 1.8)
    area((-.5, -1.4, 1.2), (x, 0, .8), .5, 9, kelvin(3600), 1.4).visible_glossy = False
    area((.2, -6.0, 2.4), (x, 0, .9), 3.2, 66, kelvin(4400)).visible_glossy = False
    return grade


def bolt(x, z, r, y, turn, colors, stripe, loose=False, seed=0):
    """Cloth wound into a bolt: the layers show at its ends; `loose` lets its end fall to the floor on the left."""
    rng = np.random.default_rng(seed)
    turns, pitch, width = int((r - .045) / .017), .017, 1.9
    path = [(.045 + pitch * t, t * math.tau) for t in np.linspace(0, turns, turns * 64)]
    base, other = (rgb(c) for c in colors)
    pts = [(q * math.cos(a) * 1.015, q * math.sin(a) * .985) for q, a in path]
    if loose:                                          # from the crown down the left side and out over the floor
        k = next(i for i in range(len(pts) - 1, 0, -1) if (path[i][1] % math.tau) < 1.75 and (path[i][1] % math.tau) > 1.6)
        pts = pts[:k] + spline([pts[k], (-.50 * r, 1.01 * r), (-1.05 * r, .60 * r), (-1.20 * r, .0), (-1.28 * r, -.58 * r), (-1.46 * r, -.92 * r), (-1.76 * r, -.985 * r), (-2.0 * r, -.93 * r), (-2.2 * r, -.90 * r), (-2.38 * r, -.985 * r)], 150)[1:]
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(np.array(pts), axis=0).T))])
    ends = [.008 * math.sin(5 * s + seed) + .010 * rng.normal() * (i % 64 == 0) for i, s in enumerate(run)]
    m, n, p = principled("cloth", colors[0], .95, Specular=.06, Sheen=.6)
    uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]})
    u, v = uv.outputs["X"], uv.outputs["Y"]
    band = lambda c, every, part: n.math("LESS_THAN", n.math("FRACT", n.math("MULTIPLY", c, every)), part)
    mark = {"plain": 0.0, "stripe": n.math("MULTIPLY", band(u, 22, .16), .8), "check": n.math("MULTIPLY_ADD", band(u, 13, .30), .45, n.math("MULTIPLY", band(v, 6.8, .30), .45))}[stripe]
    fleck = n.noise(n.coord("UV", (30, 260, 1)), 1.0, 2, .6)
    n.put(p, "Base Color", n.mix(mark, n.ramp(fleck, [(.3, tuple(c * .84 for c in base)), (.7, tuple(min(1, c * 1.08) for c in base))]), (*other, 1)))
    weave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", u, 900)), n.math("SINE", n.math("MULTIPLY", v, 460)))
    n.put(p, "Normal", n.bump(n.math("ADD", weave, fleck), .30, .006))
    verts, uvs, count = [], [], len(pts)
    for j in range(9):
        t = j / 8
        for i, (a, c) in enumerate(pts):
            verts.append((a, (t - .5) * width + ends[i] * (1 if j else -1) * (j in (0, 8)), c))
            uvs.append((t, run[i]))
    o = mesh("bolt", verts, [(j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i) for j in range(8) for i in range(count - 1)], m, True, uvs)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .0115, 0
    core = lathe("core", [(.030, -.97), (.044, -.97), (.044, .97), (.030, .97)], matte("a5835c", .9), 60)
    core.rotation_euler = (math.pi / 2, 0, 0)
    group([o, core], (x, y, z + r), turn)


def rolls():
    """Bolts of cloth, stacked, one of them begun, a window's light on them."""
    box("table", (30, 9, .2), (0, 0, -.1), walnut("6b4226", .4, .8), 0)
    box("wall", (30, .2, 12), (0, 1.9, 4), plaster("9a6644", bump=.18), 0)
    window_light((.46, .0, .70), (2.6, 2.6), (.60, 1, -.38), 4.4)
    area((-4, -4, 3.5), (0, 0, .6), 2.4, 230, kelvin(4400))
    area((4, -4, 2.0), (0, 0, .6), 2.4, 200, kelvin(6800))
    ambient("b59a80", .30)
    camera((-.2, -7.4, 1.45), (.36, 0, .74), 66)
    grade = dict(DAY, anchor=(91, .80))
    for k, (x, z, r, c, d, kind, loose) in enumerate(((-.15, 0, .27, "b9763f", "8a5230", "plain", True), (.45, 0, .29, "4a5a68", "b98a5c", "plain", False), (1.07, 0, .28, "e6d6bf", "b0855a", "plain", False), (.16, .47, .26, "e6d6bf", "7e4b26", "plain", False), (.76, .49, .27, "8c3a1e", "5a3319", "plain", False), (.47, .92, .24, "3a2415", "d9c4a7", "plain", False))):
        bolt(x, z, r, .5 + .05 * (k % 3), 8, (c, d), kind, loose, k)
    return grade


def stamp():
    """A rubber stamp on a sheet of paper, its print before it, the open pad beside it."""
    grade = afternoon("4e2430", "280f15", (.95, .9), (.75, 3.4), (1.0, 1, -.42), eye=(-.1, -7.2, 2.05), target=(.05, 0, .74), lens=62, bars=False)
    wood = walnut("6b3a1c", .26, 3)
    felt, red = matte("5a1a10", .95), matte("8c2f1a", .8)
    g = [lathe("handle", spline([(0, 1.02), (.12, 1.0), (.17, .90), (.13, .78), (.07, .66), (.09, .52), (.20, .40), (.26, .34)], 80) + [(.26, .34), (0, .34)], wood, 120),
         box("block", (.70, .46, .20), (0, 0, .24), wood, .03), box("rubber", (.66, .42, .14), (0, 0, .072), felt, .006)]
    group(g, (.52, .16, .006), 8)
    sheet = [prism("paper", rounded_outline(1.62, 1.50, .004), .006, principled("paper", "d6c9b2", .85, Specular=.15)[0], 0, (0, 0, .006), FLAT)]
    for r in (.25, .205):
        sheet.append(torus("print", r, .009, red, (-.30, -.30, .012), (0, 0, 0), 120, 8, .2))
    for y, w in ((.045, .13), (0, .16), (-.045, .13)):
        sheet.append(tube("print", [(-.30 - w, -.30 + y, .012), (-.30 + w, -.30 + y, .012)], .009, red))
    group(sheet, (.36, -.12, 0), -9)
    tin = brass(.3)
    pad = [box("tin", (.62, .46, .09), (0, 0, .045), tin, .02), box("felt", (.54, .38, .03), (0, 0, .088), felt, .012),
           group([box("lid", (.62, .46, .035), (0, .23, 0), tin, .016), box("lining", (.54, .38, .01), (0, .23, .020), matte("20140c", .6), .004)], (0, .235, .085), 0, 1, (math.radians(72), 0, 0))]
    group(pad, (1.36, -.10, 0), -20)
    return grade


def mobile(hung):
    """The mobile of the management page: its parts laid out in order, or in balance."""
    grade = day((.72, .98), 18)
    br = BR()
    mats = [bronze("b98a5c", .34, .25, 1.3), walnut("5a3319", .34, .9), stone("efe3cf", "b99a70", 1.2, .5), brass(.2)]
    if not hung:
        for k, (x, r) in enumerate(((-.55, .30), (.12, .24), (.66, .21), (1.10, .15))):
            disc("plate", r, (x, .30, .03), mats[k], FLAT, .05, .012)
        for k, (x, w) in enumerate(((.0, .62), (.35, .50), (.6, .38))):
            tube("arm", spline([(x - w, -.20 - .26 * k, .02), (x, -.12 - .26 * k, .02), (x + w, -.20 - .26 * k, .02)], 40), .016, br)
        sphere("ball", .13, (1.52, .12, .13), br)
        bpy.context.scene.camera.location = (-.2, -6.4, 3.6)
        aim(bpy.context.scene.camera, (.28, 0, .16))
        return grade
    x = .50

    def arm(cx, z, a, b):
        tube("arm", spline([(cx - a, 0, z - .10), (cx, 0, z), (cx + b, 0, z - .05)], 50), .015, br)
        return (cx - a, z - .10), (cx + b, z - .05)

    def plate(p, r, m, drop):
        tube("thread", [(p[0], 0, p[1]), (p[0], 0, p[1] - drop)], .004, matte("3b2414", .6))
        disc("plate", r, (p[0], 0, p[1] - drop - r), m, (0, 0, math.radians(-14)), .045, .012)

    tube("thread", [(x, 0, 4), (x, 0, 1.72)], .004, matte("3b2414", .6))
    l, r = arm(x, 1.72, .90, .62)
    plate(l, .30, mats[0], .16)
    tube("thread", [(r[0], 0, r[1]), (r[0], 0, 1.36)], .004, matte("3b2414", .6))
    l2, r2 = arm(r[0], 1.36, .46, .36)
    plate(l2, .20, mats[2], .14)
    tube("thread", [(r2[0], 0, r2[1]), (r2[0], 0, 1.08)], .004, matte("3b2414", .6))
    l3, r3 = arm(r2[0], 1.08, .26, .22)
    plate(l3, .14, mats[1], .10)
    plate(r3, .11, mats[3], .12)
    return grade


def drawn():
    """The mobile as a drawing, from above: two of its discs lie where they will hang, a pencil beside them."""
    box("top", (9, 7, .1), (0, 0, -.05), walnut("7a4a26", .36, .7), 0)
    spot((-3.6, -3.4, 5.0), (.05, .05, 0), 1500, 21, .03, kelvin(4200), .03)
    area((-5, 1, 5), (0, 0, 0), 2.4, 130, kelvin(4900))
    area((4.6, -3, 4), (0, 0, 0), 2.6, 60, kelvin(6800))
    ambient("b99f86", .16)
    sheet, n, p = principled("sheet", "efe3cd", .9, Specular=.12)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 240, 2, .6), .05, .001))
    o = grid("sheet", lambda u, v: (-1.72 + 3.44 * u, -1.16 + 2.32 * v, .006 + 1.6 * max(0, u - .80) ** 2 * max(0, v - .30)), 60, 40, sheet)
    ink = matte("3a2114", .9, .05)

    def stroke(pts, w=.0085):
        tube("stroke", [(x, y, .0070) for x, y in pts], w, ink, False, 2)

    def ring(x, y, r):
        stroke([(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, 120)])

    def arm(cx, y, a, b):
        stroke(spline([(cx - a, y - .10), (cx, y), (cx + b, y - .05)], 50), .012)
        return (cx - a, y - .10), (cx + b, y - .05)

    def hang(p, q):
        stroke([p, q], .005)

    hang((-.20, 1.10), (-.20, .78))
    l, r = arm(-.20, .78, .92, .74)
    hang(l, (l[0], .46))
    ring(l[0], .46 - .34, .34)
    hang(r, (r[0], .40))
    l2, r2 = arm(r[0], .40, .52, .44)
    hang(l2, (l2[0], .12))
    ring(l2[0], .12 - .24, .24)
    hang(r2, (r2[0], .10))
    l3, r3 = arm(r2[0], .10, .32, .28)
    hang(l3, (l3[0], -.16))
    ring(l3[0], -.16 - .17, .17)
    hang(r3, (r3[0], -.12))
    ring(r3[0], -.12 - .13, .13)
    for x, y0, y1 in ((l[0], -.32, -.86), (-.20, .66, -.86), (r3[0], -.34, -.86)):          # what a draughtsman measures
        stroke([(x, y0), (x, y1)], .0028)
    stroke([(l[0], -.78), (r3[0], -.78)], .0028)
    for x in (l[0], -.20, r3[0]):
        stroke([(x - .03, -.81), (x + .03, -.75)], .005)
    disc("plate", .34, (l[0], .12, .035), bronze("b98a5c", .34, .25, 1.3), FLAT, .05, .012)
    disc("plate", .24, (l2[0], -.12, .035), stone("efe3cf", "b99a70", 1.2, .5), FLAT, .05, .012)
    # a pencil
    lead = [prism("wood", [(.028 * math.cos(a), .028 * math.sin(a)) for a in np.linspace(0, math.tau, 7)[:-1]], .95, matte("8f3a20", .5, .4), .003, (0, 0, 0)),
            lathe("cone", [(0, .115), (.006, .10), (.027, 0), (0, 0)], matte("d9b98a", .8), 6), lathe("tip", [(0, .115), (.0065, .095), (0, .095)], ink, 12)]
    lead[1].rotation_euler = lead[2].rotation_euler = (math.pi / 2, 0, 0)
    lead[1].location = lead[2].location = (0, -.475, 0)
    group(lead, (1.02, -.86, .032), 62)
    camera((.10, -1.5, 6.2), (.10, -.02, 0), 62)
    return dict(DAY, anchor=(74, .80))


def packed():
    """The pieces of the mobile in their box, the lid beside it."""
    grade = day((.62, .70), 17, eye=(-.3, -6.8, 3.0), target=(.15, 0, .32))
    wood, felt = walnut("6b4425", .34, 2), matte("3a2618", .95, .1)
    W, D, H, T = 1.9, 1.15, .34, .06
    parts = [box("floor", (W, D, .05), (0, 0, .13), felt, 0)]
    parts += [box("side", (W, T, H), (0, s * D / 2, H / 2), wood, .012) for s in (-1, 1)] + [box("end", (T, D + T, H), (s * W / 2, 0, H / 2), wood, .012) for s in (-1, 1)]
    for (px, py, r), m in zip(((-.58, .12, .32), (.06, .20, .26), (.56, .22, .20), (.56, -.26, .15)), (bronze("b98a5c", .34, .25, 1.3), walnut("8a5a30", .34, .9), stone("efe3cf", "b99a70", 1.2, .5), brass(.2))):
        parts.append(disc("plate", r, (px, py, .24), m, FLAT, .07, .014))
    parts.append(tube("arm", spline([(-.8, -.34, .22), (-.2, -.26, .22), (.34, -.34, .22)], 40), .018, BR()))
    parts.append(prism("lid", rounded_outline(W + T, D + T, .02), .05, wood, .012, (-.2, .92, .52), (math.radians(-24), 0, math.radians(2))))
    group(parts, (.45, .1, 0), -13)
    return grade


def tags():
    """Five tags on threads of different length."""
    grade = night((.70, 1.05), 1.0, strength=.85, key=300)
    for k, (x, z, c) in enumerate(((-.10, .98, "efe1cb"), (.34, .62, "b0774a"), (.74, 1.02, "d9c4a7"), (1.12, .52, "efe1cb"), (1.50, .86, "8c5b36"))):
        w, h = .30, .52
        g = [prism("tag", [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2 - .12), (w / 2 - .10, h / 2), (-w / 2 + .10, h / 2), (-w / 2, h / 2 - .12)], .014, matte(c, .8, .15), .003),
             torus("eye", .030, .010, brass(.2), (0, -.006, h / 2 - .085), FLAT, 48, 12)]
        group(g, (x, -.1 + .12 * (k % 2), z), (8, -12, 5, -7, 14)[k])
        tube("thread", [(x, -.1 + .12 * (k % 2), z + h / 2 - .07), (x, -.1 + .12 * (k % 2), 5)], .006, matte("d9c4a7", .8))
    return grade


def passports():
    """A passport stands open on its edge, two more lie before it, a card between them; a window's light on desk and wall."""
    box("table", (30, 9, .2), (0, 0, -.1), walnut("8a5c38", .40, .9), 0)
    box("wall", (30, .2, 12), (0, 1.9, 4), plaster("55656c", bump=.16), 0)
    window_light((.40, .0, .45), (2.3, 2.1), (.66, 1, -.36), 4.6)
    area((-4, -4, 3.5), (0, 0, .3), 2.4, 190, kelvin(4600))
    area((4, -4, 2.6), (0, 0, .3), 2.4, 150, kelvin(6800))
    ambient("a8a49c", .30)
    camera((-.15, -5.6, 1.55), (.36, 0, .40), 76)
    grade = dict(DAY, anchor=(92, .72))
    W, H = .62, .88
    paper = matte("efe1cb", .8, .15)

    def cover(tone):
        m, n, p = principled("cover", tone, .66, Specular=.2)
        n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 110.0}).outputs["Distance"], .35, .005))
        return m

    def board(m, side, sign):
        parts = [prism("board", rounded_outline(W, H, .045), .016, m, .005, (side * W / 2, 0, H / 2))]
        if sign:
            parts += [torus("ring", .125, .011, BRASS(), (side * W / 2, -.010, H * .60), FLAT, 100, 14), disc("point", .034, (side * W / 2, -.010, H * .60), BRASS(), (0, 0, 0), .008, .002, 48)]
            parts += [box("line", (w, .004, .016), (side * W / 2, -.009, z), BRASS(), .001) for w, z in ((.30, .26), (.20, .21))]
        return parts
    m = cover("542814")
    turns = {1: 24, -1: -52}
    for side, turn in turns.items():
        group(board(m, side, side == 1), (.42, .10, 0), turn)
    for side, turn in turns.items():                         # the block of its pages, open in the middle: half of it on either cover
        group([box("page", (W - .03 - .0018 * k, .0034, H - .05), (side * (W - .03 - .0018 * k) / 2, .016 + .0044 * k, H / 2), paper, 0) for k in range(9)], (.42, .10, 0), turn)
    for turn in (44, 58, 79, 97, 108):
        group([box("leaf", (W - .05, .003, H - .05), ((W - .05) / 2, 0, H / 2), paper, 0)], (.42, .12, 0), turn)

    def lying(tone, x, y, z, turn, sign=False):
        inner = [box("pages", (W - .03, H - .04, .030), (0, 0, .021), paper, .004), prism("back", rounded_outline(W, H, .045), .008, cover(tone), .003, (0, 0, .004), FLAT), prism("front", rounded_outline(W, H, .045), .010, cover(tone), .003, (0, 0, .041), FLAT)]
        if sign:
            inner += [torus("ring", .125, .010, BRASS(), (0, .09, .046), (0, 0, 0), 100, 14), disc("point", .034, (0, .09, .046), BRASS(), FLAT, .008, .002, 48)]
        group(inner, (x, y, z), turn)
    lying("3a2618", -.18, -.42, 0, 62)
    card = [box("card", (.34, .86, .006), (0, 0, 0), matte("efe1cb", .75, .2), .002), box("band", (.34, .10, .007), (0, -.26, 0), matte("a8683a", .7), .001)]
    group(card, (-.30, -.62, .052), 30)
    lying("8c5b36", -.14, -.40, .056, 74, True)
    return grade


def swatches():
    """What a look is put together from, seen from above: a fan of cloths, buttons, shears, a measuring tape."""
    box("top", (9, 7, .1), (0, 0, -.05), walnut("6a4022", .36, .7), 0)
    rng = np.random.default_rng(12)

    def cloth(color, weave, ripple):
        """Wool, linen or twill; its edge is pinked."""
        m, n, p = principled("cloth", color, .95, Sheen=.5, Specular=.05)
        xyz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (weave,) * 3)}).outputs
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("SINE", n.math("ADD", xyz["X"], n.math("MULTIPLY", xyz["Y"], ripple))), n.noise(n.coord("Object"), 160, 2, .6)), .30, .004))
        teeth = .022
        W, L = .62, 1.42
        side = lambda a, b, k: [tuple(Vector(a).lerp(Vector(b), (i + .5 * j) / k) + Vector((b[1] - a[1], a[0] - b[0])).normalized() * (teeth * j)) for i in range(k) for j in (0, 1)]
        edge = side((-W / 2, 0), (W / 2, 0), 16) + side((W / 2, 0), (W / 2, L), 36) + side((W / 2, L), (-W / 2, L), 16) + side((-W / 2, L), (-W / 2, 0), 36)
        o = prism("cloth", edge, .012, m, .003, (0, 0, 0), (math.radians(-90), 0, 0))
        return o

    tones = (("2a211b", 520, 1), ("5c3018", 360, 0), ("94481f", 520, -1), ("bd9c6c", 300, 0), ("dccfb8", 420, 1), ("34455a", 460, 1))
    for k, (tone, weave, ripple) in enumerate(tones):
        o = cloth(tone, weave, ripple)
        turn = 62 - 23 * k
        group([o], (-.12, -.95, .012 + .016 * k), turn)
    # what holds the fan: a brass post through all cloths
    disc("rivet", .050, (-.12, -.86, .125), brass(.2), FLAT, .02, .006, 80)
    torus("ring", .085, .008, brass(.2), (-.12, -.86, .118), (0, 0, 0), 100, 16)
    # buttons: horn, shell, bronze
    for x, y, r, m in ((1.36, -.62, .115, principled("horn", "4a2a14", .25, Specular=.5)[0]), (1.58, -.40, .085, principled("shell", "efe6d6", .2, Specular=.5)[0]), (1.56, -.74, .070, brass(.22))):
        b = lathe("button", [(0, .022), (r * .62, .022), (r * .72, .040), (r * .92, .044), (r, .030), (r * .94, .004), (0, 0)], m, 120)
        for a in range(4):
            tool = disc("hole", r * .085, (r * .22 * math.cos(a * math.pi / 2 + .6), r * .22 * math.sin(a * math.pi / 2 + .6), .02), None, FLAT, .2, 0, 24)
            cut(b, tool)
            group([tool], (x, y, .004))
        group([b], (x, y, .004))
    # a measuring tape, half unrolled on its edge
    P = [(1.18 + (.10 + .020 * t) * math.cos(t * 6.2), .52 + (.10 + .020 * t) * math.sin(t * 6.2)) for t in np.linspace(0, 5.1, 420)]
    q, d = Vector(P[-1]), (Vector(P[-1]) - Vector(P[-2])).normalized()
    P += [tuple(q + d * (.02 * i) + Vector((-d.y, d.x)) * (-.12 * (.02 * i) ** 2)) for i in range(1, 30)]
    tape = matte("dba650", .6, .2)
    mesh("tape", [(x, y, z) for x, y in P for z in (.004, .075)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)], tape).modifiers.new("thick", "SOLIDIFY").thickness = .005
    # shears
    blade, n, p = principled("blade", "b9b2a6", .30, 1.0)
    S = []
    for s in (-1, 1):
        half = [prism("blade", [(-.012, -.10), (.030, -.08), (.052, .20), (.040, .50), (.004, .78), (-.008, .40)], .016, blade, .004, (0, 0, 0), (math.radians(-90), 0, 0)),
                tube("shank", [(x, y, .0) for x, y in spline([(.008, -.06), (-.035, -.22), (-.075, -.34)], 24)], .026, lacquer("120a06", .25)),
                torus("bow", .135, .026, lacquer("120a06", .25), (-.135, -.50, 0), (0, 0, .3), 120, 24)]
        half[2].scale = (.82, 1.18, 1)
        g = group(half, (0, 0, .032 + .010 * s), -13 * s)
        g.scale = (s, 1, 1)
        S.append(g)
    S.append(disc("pivot", .026, (0, .02, .055), brass(.2), FLAT, .02, .005, 60))
    group(S, (-1.55, -.02, 0), -34, 1.05)
    spot((-4.4, 1.9, 1.9), (.0, -.20, 0), 1900, 30, .3, kelvin(3600), .05)
    area((4.6, -3, 3), (0, 0, 0), 2.6, 70, kelvin(7000))
    area((.5, 5.5, 2.6), (0, -.3, 0), 2.2, 60, kelvin(4200)).visible_glossy = False
    ambient("6a5a4c", .12)
    camera((.55, -3.35, 1.25), (.06, -.33, .02), 49, .9, (-.05, -.45, .06))
    return dict(NIGHT, anchor=(94, .76), saturation=.84, bloom=.08)


def entrusted():
    """What somebody hands over, from above: keys, a sealed letter, a passport, a watch, on a tray lined with cloth."""
    box("desk", (12, 9, .1), (0, 0, -.05), walnut("4a2914", .50, .7), 0)
    felt, n, p = principled("felt", "2c4240", .98, Sheen=.4, Specular=.04)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 130, 3, .6), .25, .004))
    W, D, Z = 1.92, 2.62, .052
    box("felt", (W, D, .03), (0, 0, .035), felt, .01)
    for k, (long, off) in enumerate(((W, D), (D, W), (W, D), (D, W))):         # mitred walnut, a pin of brass in each corner
        rim, a = walnut("7a4a28", .34, 1.5), k * math.pi / 2
        prism("rim", [(-long / 2 - .07, -off / 2 - .07), (long / 2 + .07, -off / 2 - .07), (long / 2 - .005, -off / 2 + .005), (-long / 2 + .005, -off / 2 + .005)], .17, rim, .012, (0, 0, .085), (math.radians(-90), 0, a))
        disc("pin", .011, ((W / 2 + .032) * (1, -1, -1, 1)[k], (D / 2 + .032) * (1, 1, -1, -1)[k], .170), BRASS(), FLAT, .006, .002, 40)
    # a letter with its seal, a passport below its corner
    paper = matte("ece0cb", .85, .12)
    wax, n, p = principled("wax", "8a2016", .26, Specular=.55)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 9, 2, .5), .3, .02))
    blob = [(.105 * (1 + .09 * math.sin(3 * t + 1) + .05 * math.sin(7 * t)) * math.cos(t), .105 * (1 + .09 * math.sin(3 * t + 1) + .05 * math.sin(7 * t)) * math.sin(t)) for t in np.linspace(0, math.tau, 90)[:-1]]
    letter = [box("letter", (1.12, .74, .012), (0, 0, .006), paper, .003), prism("flap", [(-.56, .36), (.56, .36), (.06, -.02), (0, -.045), (-.06, -.02)], .004, matte("e3d5bb", .85, .12), .0015, (0, 0, .0145), (math.radians(-90), 0, 0)),
              prism("wax", blob, .022, wax, .009, (0, -.02, .026), (math.radians(-90), 0, 0)), torus("print", .058, .008, wax, (0, -.02, .037), (0, 0, 0), 80, 12)]
    group(letter, (-.22, .72, Z + .04), 9)
    m, n, p = principled("cover", "5c1f16", .48, Specular=.35)
    n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 90.0}).outputs["Distance"], .10, .004))
    book = [prism("pages", rounded_outline(.585, .835, .04), .022, paper, .002, (.004, 0, .017), FLAT), prism("front", rounded_outline(.61, .86, .045), .010, m, .003, (0, 0, .033), FLAT), prism("rear", rounded_outline(.61, .86, .045), .008, m, .003, (0, 0, .004), FLAT),
            torus("ring", .120, .010, BRASS(), (0, .09, .038), (0, 0, 0), 100, 14), disc("point", .032, (0, .09, .038), BRASS(), FLAT, .008, .002, 48)]
    book += [box("line", (w, .015, .004), (0, y, .039), BRASS(), .001) for w, y in ((.28, -.22), (.18, -.27))]
    group(book, (.38, -.66, Z), -12)
    # keys on a ring, with a leather tag
    torus("ring", .15, .012, brass(.22), (.44, .20, Z + .055), (0, 0, 0), 120, 16)
    for k, (x, y, turn, s, metal) in enumerate(((.44, .06, -2, 8.2, brass(.24)), (.33, .10, -42, 7.4, principled("steel", "a8a198", .28, 1.0)[0]), (.29, .20, -82, 6.4, bronze("a87a50", .24, .2)))):
        key(metal, (x, y, Z + .030 + .012 * k), (math.radians(-90), 0, math.radians(turn)), s)
    tag, n, p = principled("tag", "7c3a1a", .6, Specular=.3)
    group([prism("tag", rounded_outline(.20, .40, .09), .020, tag, .006, (0, -.24, 0), FLAT), torus("eye", .030, .010, brass(.22), (0, -.10, .010), (0, 0, 0), 60, 12)], (.53, .26, Z + .045), 42)
    # a watch, its strap laid flat
    strap, n, p = principled("strap", "3a1e10", .55, Specular=.35)
    n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 70.0}).outputs["Distance"], .25, .006))
    ink, gold = matte("2a1a10", .6), bronze("c39a6a", .24, .1)
    watch = [box("strap", (.17, .56, .022), (0, s * .42, .012), strap, .008) for s in (-1, 1)]
    watch.append(wires("thread", [[(q * .066, s * .16 + d * s, .0245) for d in (y, y + .016)] for q in (-1, 1) for s in (-1, 1) for y in np.arange(.05, .52, .030)], .0030, matte("b98a5a", .7), False, 2))
    watch += [box("loop", (.20, .05, .034), (0, -.52, .018), strap, .008), prism("buckle", rounded_outline(.23, .13, .02), .018, brass(.24), .004, (0, .70, .016), FLAT), box("gap", (.15, .07, .030), (0, .70, .018), strap, .004)]
    watch += [disc("case", .205, (0, 0, .04), gold, FLAT, .07, .016), disc("dial", .172, (0, 0, .074), matte("efe6d4", .5, .3), FLAT, .006, 0), disc("crown", .024, (.215, 0, .04), gold, (0, 0, math.pi / 2), .03, .006, 40)]
    for k in range(12):
        a = k * math.tau / 12
        watch.append(box("mark", (.008 if k % 3 else .014, .030, .003), (.142 * math.sin(a), .142 * math.cos(a), .078), ink, 0, (0, 0, -a)))
    for a, length, w in ((math.radians(305), .082, .012), (math.radians(60), .122, .008)):
        watch.append(box("hand", (w, length, .003), (math.sin(a) * length / 2, math.cos(a) * length / 2, .081), ink, 0, (0, 0, -a)))
    group(watch, (-.48, -.50, Z), 14)
    spot((-3.2, 2.8, 4.6), (.02, .0, 0), 1900, 31, .06, kelvin(3700), .04)
    area((4.4, -3, 4), (0, 0, 0), 2.4, 60, kelvin(5600))
    area((.4, 2.6, 5.6), (0, 0, 0), 1.6, 40, kelvin(3600))
    ambient("5a5048", .10)
    camera((0, -1.3, 5.4), (0, -.02, 0), 46.5)
    return dict(NIGHT, anchor=(90, .74), bloom=.10, exposure=-.12)


def site():
    """The plan of a hall, seen across its stage in a low light: the red figure stands there, others at the doors, red pencil marks the ways out."""
    box("desk", (9, 9, .1), (0, 0, -.05), walnut("4a2914", .36, .7), 0)
    paper, n, p = principled("paper", "ebdfc8", .9, Specular=.1)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 240, 2, .6), .05, .001))
    ink, red = matte("2c1d14", .9, .05), matte("a8321a", .8, .1)
    parts = [box("sheet", (2.30, 2.50, .006), (0, 0, .003), paper, .001)]

    def stroke(pts, w=.009, m=ink):
        parts.append(tube("stroke", [(x, y, .0075) for x, y in pts], w, m, False, 5))

    # walls with gaps for the doors, the stage, curved rows, two aisles
    L, T, B = .92, 1.06, -1.06
    for a, b in (((-L, T), (L, T)), ((-L, T), (-L, .36)), ((-L, .04), (-L, B)), ((L, T), (L, .36)), ((L, .04), (L, B)), ((-L, B), (-.20, B)), ((.20, B), (L, B))):
        stroke([a, b], .017)
    for x, y, s in ((-L, .36, -1), (L, .36, 1)):                           # leaves of the side doors, and of the main door
        stroke([(x, y), (x + s * .20, y - .06)], .006)
    for s in (-1, 1):
        stroke([(s * .20, B), (s * .15, B - .19)], .006)
    stroke([(-.50, T), (-.50, .76), (.50, .76), (.50, T)], .012)
    stroke([(.50 * math.cos(a), .76 + .13 * math.sin(a)) for a in np.linspace(math.pi, math.tau, 50)], .012)
    for k in range(7):
        r = .56 + .17 * k
        half = math.asin(min(1, .76 / r))
        lo, hi = -math.pi / 2 - half, -math.pi / 2 + half
        gap = .055 / r
        for a0, a1 in ((lo, -math.pi / 2 - .30 - gap), (-math.pi / 2 - .30 + gap, -math.pi / 2 + .30 - gap), (-math.pi / 2 + .30 + gap, hi)):
            if a1 - a0 > .06:
                stroke([(r * math.cos(a), .80 + r * math.sin(a)) for a in np.linspace(a0, a1, 40)], .006)
    # ways in red: from the stage to each side door, from the rows to the main door
    for s in (-1, 1):
        stroke(spline([(s * .42, .62), (s * .62, .46), (s * .80, .24), (s * 1.08, .17)], 60), .008, red)
        stroke([(s * 1.02, .235), (s * 1.085, .168), (s * 1.00, .125)], .008, red)
    stroke(spline([(.0, -.42), (.012, -.66), (-.008, -.90), (.0, -1.17)], 60), .008, red)
    stroke([(-.05, -1.10), (.0, -1.175), (.055, -1.105)], .008, red)
    group(parts, (-.10, .02, 0), 3)

    def figure(x, y, m, s=1.0):
        prof = spline([(0, 0), (.078, 0), (.080, .020), (.060, .038), (.034, .085), (.028, .150), (.042, .172), (.030, .186), (0, .186)], 80)
        group([lathe("pawn", prof, m, 80), sphere("head", .047, (0, 0, .222), m, 48)], (x, y, .006), 0, s)
    metal = (bronze("a87a50", .24, .3), bronze("c39a6a", .24, .15))
    for k, (x, y) in enumerate(((-.70, .14), (.62, .22), (-.28, -.86), (.16, -.84), (-.32, .68), (.30, .74))):
        figure(x, y, metal[k % 2], 1.05)
    figure(-.02, .90, matte("8f2a16", .45, .4), 1.05)                       # the one they are there for
    spot((-4.6, -1.3, 1.55), (.1, .35, .05), 1500, 30, .35, kelvin(3300), .05)
    area((4.4, 3.6, 3), (0, 0, 0), 2.4, 34, kelvin(6800))
    area((-.6, -6.5, 3.2), (0, .6, 0), 2.6, 60, kelvin(3600)).visible_diffuse = False
    ambient("4a4440", .08)
    camera((.62, 2.78, .74), (-.06, .30, .06), 58, .9, (-.02, .90, .16))
    return dict(NIGHT, anchor=(90, .75), bloom=.10)


def sockets():
    """A stage box with six sockets, five of them taken; the sixth plug lies before it."""
    top, n, p = principled("boards", "4a2a14", .34, 0, Specular=.45)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.3, 4, .6), .12, .32))
    box("floor", (20, 6, .1), (0, -.8, -.05), top, 0)
    box("wall", (20, .2, 8), (0, 1.5, 3), plaster("7a5a40", bump=.14), 0)
    rubber, steel, hole = matte("191310", .55, .45), principled("steel", "8d8377", .30, 1.0)[0], matte("070504", .9, .1)
    wood, br = walnut("5c3319", .36, 1.0), BR()
    # the box: a face of bronze that leans back between two cheeks of wood
    tilt = math.radians(-18)
    face = [box("face", (2.66, .06, .56), (0, 0, .30), principled("face", "2b1d14", .42, .6)[0], .008)]
    step, z = .42, .32
    for k in range(6):
        x = (k - 2.5) * step
        face += [disc("rim", .125, (x, -.030, z), steel, (0, 0, 0), .022, .004, 90), disc("socket", .095, (x, -.0345, z), hole, (0, 0, 0), .020, 0, 90)]
        for a in range(2):
            face.append(disc("screw", .013, (x + (-.13, .13)[a], -.034, z + (.13, -.13)[a]), br, (0, 0, 0), .010, .002, 30))
        face.append(box("strip", (.19, .004, .05), (x, -.0325, z - .205), matte("bfae92", .8, .2), .001))
        if k == 4:
            face.append(torus("waiting", .108, .010, glow(kelvin(2500), 3.2), (x, -.044, z), FLAT, 120, 20))
    group(face, (0, .30, .03), 0, 1, (tilt, 0, 0))
    for s in (-1, 1):
        prism("cheek", [(s * 0 - .34, 0), (.34, 0), (.34, .62), (.12, .62), (-.34, .04)], .07, wood, .010, (s * 1.37, .36, 0), (0, 0, math.radians(90)))

    def jack(loc, rot, free=False):
        """A plug; its tip is at the origin, its cable leaves along -y."""
        prof = [(0, 0), (.060, 0), (.072, .012), (.072, .26), (.082, .265), (.082, .36), (.068, .40), (.048, .52), (.036, .54), (0, .54)]
        body = lathe("shell", prof, steel, 90)
        body.rotation_euler = (math.radians(90), 0, 0)
        parts = [body, torus("ring", .0725, .006, br, (0, -.14, 0), FLAT, 90, 12)]
        if free:
            parts += [disc("pin", .012, (.03 * math.cos(a), -.002, .03 * math.sin(a)), br, (0, 0, 0), .02, .002, 24) for a in (math.pi / 2, math.pi * 7 / 6, -math.pi / 6)]
        return group(parts, loc, 0, 1, rot)

    fall, rise = math.cos(tilt), math.sin(tilt)
    rs = np.random.default_rng(4)
    for k in (0, 1, 2, 3, 5):
        x = (k - 2.5) * step
        y0, z0 = .33 - z * rise, .03 + z * fall
        jack((x, y0, z0), (tilt, 0, 0))
        ex, ez = y0 - .52 * fall, z0 - .52 * rise
        sway = rs.uniform(-.10, .10)
        tube("cable", spline([(x, ex, ez), (x + sway * .2, ex - .16, ez - .02), (x + sway, ex - .34, ez - .26), (x + sway * 1.6, ex - .46, .05), (x + sway * 2 + .1, ex - .80, .034), (x + .35 * (k - 2.5) + sway, ex - 1.7, .034), (x + .7 * (k - 2.5), ex - 3.0, .034)], 160), .034, rubber)
    jack((.70, -.62, .085), (0, 0, math.radians(24)), True)
    tube("free", spline([(.70 + .50 * .407, -.62 - .50 * .914, .075), (1.02, -1.30, .036), (1.30, -1.62, .034), (1.85, -1.72, .034), (2.3, -1.35, .034), (3.4, -1.2, .034)], 160), .034, rubber)
    spot((-3.6, -5.2, 3.8), (.30, .2, .34), 2300, 17, .05, kelvin(3600), .03)
    area((3.6, -3.6, 2.8), (.4, 0, .3), 1.8, 60, kelvin(5200))
    area((.6, 1.2, 3.2), (.3, 0, .2), 1.2, 60, kelvin(3400))
    ambient("4a3626", .10)
    camera((.30, -6.2, 2.1), (.30, -.12, .26), 62, None)
    return dict(NIGHT, anchor=(90, .50), bloom=.12, saturation=.86)


def drawers(rising=False):
    """A card index: five drawers stand open, every one further than the one before; below each other, or as a stair that rises to the right."""
    W, H = 2.0, .90
    def oak(c, seed):
        m, n, p = principled("oak", c, .38, Specular=.4)
        grain = n.noise(n.coord("Object", (1.2 + .07 * seed, 9, 9)), 2.2, 6, .66, .8)
        n.put(p, "Base Color", n.mix(n.ramp(grain, [(.36, (0, 0, 0)), (.66, (1, 1, 1))]), rgba(c), tuple(.52 * v for v in rgba(c)[:3]) + (1,)))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .22, .28))
        n.put(p, "Normal", n.bump(grain, .10, .01))
        return m
    woods = [oak(c, k) for k, c in enumerate(("86572e", "7a4c28", "8e6036", "7f522b"))]
    frame = oak("63401f", 3)
    br, dark, card, ink = brass(.22), matte("0a0705", .9), matte("ece0c8", .85, .1), matte("241a14", .8, .1)
    dim = matte("8c7150", .85, .1)
    papers = [matte(c, .88, .1) for c in ("efe4cf", "e2d3b4", "d9c6a0", "f2e9d8")]
    tabs = [matte(c, .7, .2) for c in ("a8321a", "c99a4a", "4a6a5a", "38506a")]
    lots = np.random.default_rng(12)
    rows, pulled = range(-7, 8), {2: .32, 1: .66, 0: 1.00, -1: 1.36, -2: 1.72}
    open_ = {(k - 2, k - 2): 1.5 * pulled[2 - k] for k in range(5)} if rising else {(0, r): d for r, d in pulled.items()}
    for r in range(-8, 9):
        box("rail", (24 if rising else 15, .5, .07), (0, .26, (r - .5) * (H + .07)), frame, .008)
    side = 5 if rising else 3
    for c in range(-side, side + 2):
        box("stile", (.07, .5, 16), ((c - .5) * (W + .07), .26, 0), frame, .008)
    box("back", (24, .1, 16), (0, .56, 0), dark, 0)
    for r in rows:
        for c in range(-side, side + 1):
            x, q = c * (W + .07), r * (H + .07)
            out = open_.get((c, r), 0)
            m = woods[int(lots.integers(0, 4))]
            g = [box("front", (W - .02, .09, H - .02), (0, .045, 0), m, .016, segments=4)]
            g.append(prism("plate", rounded_outline(.92, .40, .03), .022, br, .007, (0, -.008, .10)))
            g.append(box("card", (.80, .006, .28), (0, -.022, .10), card if out or not rising else dim, 0))
            g += [sphere("screw", .018, (s * .425, -.022, .10), br, 20) for s in (-1, 1)]
            pull = lathe("pull", spline([(0, -.15), (.045, -.145), (.055, -.11), (.035, -.06), (.030, -.02), (.055, 0)], 40), br, 60)
            pull.rotation_euler, pull.location = (-math.pi / 2, 0, 0), (0, 0, -.24)
            g.append(pull)
            if out:
                d = out + .5
                g += [box("side", (.05, d, H - .22), (s * (W / 2 - .06), d / 2 + .05, -.09), m, .008) for s in (-1, 1)]
                g.append(box("floor", (W - .12, d, .04), (0, d / 2 + .05, -H / 2 + .04), m, 0))
                y = .16
                while y < d - .02:
                    lean = .16 + .04 * lots.random()
                    h = .60 + .015 * lots.normal()
                    g.append(box("index", (W - .24, .012, h), (.01 * lots.normal(), y + .05, -H / 2 + .06 + h / 2), papers[int(lots.integers(0, 4))], 0, (-lean, 0, 0)))
                    if lots.random() < .16:
                        g.append(box("tab", (.30, .014, .12), (float(lots.uniform(-.65, .65)), y + .10, -H / 2 + .09 + h + .03), tabs[int(lots.integers(0, 4))], .004, (-lean, 0, 0)))
                    y += float(lots.uniform(.022, .040))
                name = ("I", "II", "III", "IV", "V")[r + 2 if rising else 2 - r]
                cu = bpy.data.curves.new("type", "CURVE")
                cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", .011, 1
                for stroke in typed(name, -.067 * len(name), .035, .10, random.Random(r)):
                    s = cu.splines.new("POLY")
                    s.points.add(len(stroke) - 1)
                    for t, (a, b) in zip(s.points, stroke):
                        t.co = (a, -.026, b, 1)
                cu.materials.append(ink)
                g.append(link(bpy.data.objects.new("type", cu)))
            elif lots.random() < .8:
                for j in range(2):
                    g.append(box("line", (float(lots.uniform(.26, .52)), .003, .016), (0, -.0255, .14 - .08 * j), matte("6a5a48", .8, .1), 0))
            group(g, (x, -out, q), 0)
    if rising:
        spot((-13.0, -20.0, 9.5), (.1, -1.0, .1), 20000, 23, .10, kelvin(3500), .10)
        area((8, -9, 3), (0, 0, 0), 3.0, 420, kelvin(6000))
        area((-4, -9, -3), (0, 0, -2), 3.0, 160, kelvin(4600))
        ambient("5a4a3c", .16)
        camera((-3.4, -16.4, 5.4), (.12, -.9, .0), 49, 5.6, (0, -1.6, .2))
        return dict(NIGHT, anchor=(95, .84), bloom=.06)
    spot((-6.5, -8.5, 7.0), (.1, -.6, -.1), 4600, 25, .10, kelvin(3500), .10)
    area((6, -8, 3), (0, 0, 0), 3.0, 300, kelvin(6000))
    area((-4, -8, -3), (0, 0, -2), 3.0, 130, kelvin(4600))
    ambient("5a4a3c", .16)
    camera((-2.8, -14.2, 4.8), (.05, -.6, -.16), 49, 1.4, (0, -1.0, .3))
    return dict(NIGHT, anchor=(95, .84), bloom=.06)


SIZES = dict(singles=(2000, 1500), drawers=(1400, 2000), rising=(2000, 1500), entrusted=(2250, 1800), sockets=(2400, 1040), site=(2400, 1200), swatches=(2400, 1200), eggs=(1600, 1500), rolls=(1600, 1600), tapes=(2400, 1350), gap=(2400, 1500), card=(2400, 1500), plumb=(2400, 1350), slot=(2400, 1500))
VIEWS = dict(script=script, drawers=drawers, rising=lambda: drawers(True), sockets=sockets, tapes=tapes, eggs=eggs, gap=gap, card=card, plumb=plumb, slot=slot, singles=singles,
             entrusted=entrusted, site=site, hourglass=hourglass, rolls=rolls, stamp=stamp, packed=packed, tags=tags, passports=passports)
VIEWS.update({"swatches": swatches, "mobile-laid": lambda: mobile(False), "mobile-drawn": drawn, "mobile-hung": lambda: mobile(True)})
view = ARGS.view or "tapes"
begin(*SIZES.get(view, (1600, 1200)))
shoot(view, 20, VIEWS[view]())
