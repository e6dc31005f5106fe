"""Still lifes beside lists of services, upright where nothing else is said: as many things as the list has, or the one that stands for it (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
from props import *
from typewriter import typed


def signs():
    """Six plates of a firm beside its door, not yet lettered; above them its lamp, below them the bell."""
    box("wall", (14, .2, 12), (0, .1, 1), plaster("dcc9ad", bump=.16), 0)
    mats = [bronze("8c5b36", .3, .25, 1.4), stone("efe3cf", "b99a70", 1.3, .5), walnut("5a3319", .34, 2), brass(.22), matte("3a2618", .5, .3), bronze("b98a5c", .34, .2, 1.3)]
    for k, m in enumerate(mats):
        x, z = (-.58 if k % 2 == 0 else .58), 1.72 - .62 * (k // 2)
        prism("plate", rounded_outline(1.02, .46, .02), .05, m, .010, (x, -.04, z))
        for sx in (-.44, .44):
            for sz in (-.16, .16):
                sphere("screw", .016, (x + sx, -.068, z + sz), brass(.2), 24)
        if k in (1, 4):                              # a ring, two bars, a round inlay: marks that are not letters
            torus("ring", .115, .010, brass(.2) if k == 4 else bronze("8c5b36", .3, .3), (x - .22, -.068, z), FLAT, 120, 14)
        if k in (0, 3):
            for q in (-.035, .035):
                box("bar", (.44, .012, .016), (x, -.068, z + q), matte("2a1a10", .6) if k == 3 else brass(.2), .003)
        if k in (2, 5):
            disc("mark", .085, (x + .26 * (1 if k == 2 else -1), -.066, z), stone("efe3cf", "b99a70", 1.3, .5) if k == 2 else matte("2a1a10", .6), (0, 0, 0), .008, .002, 80)
    # a tall window shows what is above and below them too: the lamp, the bell, the foot of the house
    metal = bronze("8c5b36", .3, .25, 1.4)
    tube("arm", spline([(0, -.02, 2.98), (0, -.34, 3.06), (0, -.62, 3.06), (0, -.70, 2.98), (0, -.70, 2.88)], 60), .026, metal)
    disc("rose", .13, (0, -.02, 2.98), metal, (0, 0, 0), .04, .008, 80)
    lathe("shade", spline([(.05, .30), (.075, .27), (.10, .20), (.30, .06), (.40, -.03), (.405, -.045), (.385, -.035), (.28, .05), (.08, .18), (.0, .20)], 140), metal, 140, (0, -.70, 2.62))
    lamp = glow(kelvin(2900), 2.6)
    lamp.cycles.sample_as_light = False
    sphere("lamp", .085, (0, -.70, 2.66), lamp, 48)
    point((0, -.70, 2.56), 34, kelvin(3100), .08)
    prism("bell", rounded_outline(.42, .62, .04), .05, mats[5], .010, (0, -.04, -.48))
    for q in (0, 1, 2):
        disc("push", .048, (0, -.082, -.29 - .19 * q), brass(.2), (0, 0, 0), .03, .008, 60)
        torus("collar", .062, .007, brass(.2), (0, -.068, -.29 - .19 * q), FLAT, 80, 12)
    box("foot", (14, .34, .9), (0, 0, -1.65), stone("b39a7c", "8a6a48", .9, .6, .3), .02)
    spot((-3.2, -5.4, 3.2), (.0, 0, 1.06), 1500, 20, .03, kelvin(4000), .03)
    area((-4, -3, 3.5), (0, 0, 1), 2.2, 70, kelvin(4900))
    area((4, -4, 2.0), (0, 0, 1), 2.4, 60, kelvin(6200))
    area((1.2, -7.5, 2.6), (0, 0, 1.1), 4.5, 190, kelvin(4600))     # what the metal mirrors
    ambient("b99f86", .34)
    camera((-.15, -6.2, 1.10), (0, 0, 1.10), 50)
    return dict(DAY, anchor=(90, .78))


def lock():
    """The key of a house in its door, a tag of leather on it, the sun across the paint."""
    paint, n, p = principled("paint", "27403f", .40, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (9, 9, 1.2)), 2.0, 4, .6), .10, .01))
    box("door", (9, .2, 9), (0, 0, 1), paint, 0)
    for x, w in ((-.86, .9), (2.2, 3.0)):                      # sunk panels at either side of the rail that carries the lock
        box("groove", (w, .02, 4.0), (x - (w / 2 - .45 if x < 0 else 0), -.10, 1.2), matte("16211f", .8), 0)
        box("field", (w - .10, .06, 3.9), (x - (w / 2 - .45 if x < 0 else 0), -.10, 1.2), paint, .03)
    m = brass(.2)
    prism("plate", rounded_outline(.30, 1.30, .07), .05, m, .014, (.22, -.12, 1.02))
    for z in (.46, 1.58):
        sphere("screw", .022, (.22, -.148, z), m, 24)
    neck = lathe("neck", [(.075, 0), (.06, .06), (.05, .16), (.05, .24)], m, 80)
    neck.rotation_euler, neck.location = (math.pi / 2, 0, 0), (.22, -.13, 1.34)
    tube("lever", spline([(.22, -.36, 1.34), (.40, -.38, 1.345), (.66, -.37, 1.325), (.90, -.36, 1.30)], 60), .048, m)
    sphere("end", .050, (.90, -.36, 1.30), m, 40)
    k = bronze("8c5b36", .29, .3, 2)
    disc("hole", .05, (.22, -.147, .76), matte("060403", .9), (0, 0, 0), .01, 0, 60)
    tube("shank", [(.22, -.10, .76), (.22, -.42, .76)], .030, k)
    for y, r in ((-.22, .042), (-.40, .046)):
        torus("collar", r - .008, .014, k, (.22, y, .76), FLAT, 80, 14)
    torus("bow", .135, .032, k, (.22, -.585, .76), (0, math.pi / 2, 0), 140, 20)
    torus("ring", .115, .012, m, (.22, -.665, .60), (math.pi / 2, 0, math.radians(20)), 120, 14)
    leather, n, p = principled("tag", "8a4a24", .55, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .2, .004))
    tag = prism("tag", rounded_outline(.36, .66, .09), .030, leather, .008)
    hole = disc("hole", .035, (0, 0, .26), None, (0, 0, 0), .3, 0, 60)
    cut(tag, hole)
    seam = tube("seam", [(x, -.018, z) for x, z in even_outline(.30, .60, .065, 160)], .005, matte("d9b98a", .8), True)
    eye = torus("eye", .045, .010, m, (0, -.012, .26), FLAT, 80, 12)
    group([tag, hole, seam, eye], (.225, -.675, .235), 0, 1, (math.radians(2), math.radians(4), math.radians(-24)))
    window_light((.34, -.25, .86), (1.9, 2.4), (.62, 1, -.55), 3.6)
    area((-3, -4, 2.5), (.2, 0, .9), 2.2, 55, kelvin(4600))
    area((3.4, -4, 1.2), (.2, 0, .9), 2.2, 50, kelvin(7000))
    ambient("8a8f8c", .20)
    camera((-2.3, -5.4, 1.50), (.28, -.30, .72), 71)
    return dict(DAY, anchor=(95, .68))


def barrier():
    """A rope of velvet across a closed door, a lamp at either side."""
    box("floor", (30, 14, .2), (0, 0, -.1), stone("3a2a1e", "1f130b", .5, .34), 0)
    box("carpet", (1.5, 9, .012), (.1, -3.0, .006), velvet("5a2013", "8c4a2c"), 0)
    box("wall", (30, .2, 12), (0, 1.7, 4), plaster("6b4a33", bump=.16), 0)
    wood, m, x0 = walnut("4a2a16", .34, .8), brass(.2), .1
    box("frame", (1.94, .12, 2.92), (x0, 1.58, 1.46), walnut("2f1a0d", .36, .8), .01)
    for s in (-1, 1):
        x = x0 + s * .43
        box("leaf", (.84, .10, 2.72), (x, 1.50, 1.37), wood, .008)
        for z, h in ((.52, .74), (1.37, .68), (2.18, .72)):
            box("sunk", (.60, .02, h), (x, 1.448, z), walnut("2a160b", .4, .8), 0)
            box("field", (.50, .05, h - .10), (x, 1.445, z), wood, .02)
        tube("handle", spline([(x0 + s * .09, 1.44, 1.00), (x0 + s * .09, 1.36, 1.02), (x0 + s * .09, 1.36, 1.40), (x0 + s * .09, 1.44, 1.42)], 40), .016, m)
        # a lamp on the wall
        xl = x0 + s * 1.42
        box("plate", (.10, .03, .34), (xl, 1.58, 1.82), m, .01)
        tube("arm", spline([(xl, 1.56, 1.74), (xl, 1.42, 1.70), (xl, 1.36, 1.80)], 30), .014, m)
        lathe("shade", [(.075, .24), (.13, 0), (.126, 0), (.071, .24)], glow(kelvin(2550), 1.5), 90, (xl, 1.36, 1.84)).data.materials[0].cycles.sample_as_light = False
        point((xl, 1.34, 2.10), 15, kelvin(2750), .05)
        point((xl, 1.30, 1.74), 12, kelvin(2750), .05)
        # a post
        xp = x0 + s * .92
        lathe("post", spline([(0, 0), (.17, 0), (.175, .02), (.15, .04), (.05, .06), (.030, .10), (.028, .90), (.045, .93), (.045, .97), (.026, .99), (.026, 1.01)], 120), m, 90, (xp, 0, 0))
        sphere("knob", .052, (xp, 0, 1.045), m, 48)
        torus("eye", .034, .010, m, (xp - s * .055, 0, .93), (math.pi / 2, 0, 0), 60, 12)
        tube("hook", [(xp - s * .07, 0, .925), (xp - s * .13, 0, .905)], .022, m)
    t = np.linspace(-1, 1, 80)
    tube("rope", [(x0 + .80 * u, -.02 * (1 - u * u), .60 + .30 * abs(u) ** 2.1) for u in t], .034, velvet("7a1f14", "c0583a"))
    spot((x0, -4.6, 3.8), (x0, .3, .6), 420, 30, .6, kelvin(3200), .08)
    area((-3.4, -4.2, 2.0), (0, 0, .8), 3.0, 60, kelvin(7000))
    area((3.4, -3.2, 2.6), (0, 0, .8), 2.0, 40, kelvin(4200))
    ambient("2a3442", .12)
    camera((-.1, -7.4, 1.30), (x0, 0, 1.16), 66)
    return dict(NIGHT, anchor=(98.4, .86), bloom=.2)


def half_hull(length, beam, depth, bow=.30, stern=.62, sheer=.10, low="6b3418", high="efe1cb"):
    """Half of a hull on its flat side, bow to +x, the water line at z = 0."""
    def fn(u, v):
        x = (u - .5) * length
        full = (1 - max(0, (u - .52) / .48) ** 2.2) * (stern + (1 - stern) * min(1, u / .45) ** .7)
        top = depth * (.55 + sheer * 3 * (u - .42) ** 2 + .12 * u)
        keel = -depth * .62 * (1 - max(0, (u - .62) / .38) ** 3) * (.70 + .30 * min(1, u / .35))
        a = v * math.pi / 2
        lean = bow * length * .16 * max(0, (u - .6) / .4) ** 2 * (1 - v)
        return (x + lean, -beam * max(full, .02) * math.cos(a) ** .75, top + (keel - top) * math.sin(a) ** 1.15)
    m, n, p = principled("hull", high, .28, Specular=.5)
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    n.put(p, "Base Color", n.ramp(n.math("MULTIPLY_ADD", z, 1.0, .5, clamp=True), [(.49, rgba(low)), (.50, rgba("b98a5c")), (.515, rgba("b98a5c")), (.52, rgba(high))], "CONSTANT"))
    o = grid("hull", fn, 160, 48, m)
    deck = [fn(k / 79, 0) for k in range(80)]
    verts = deck + [(x, 0, z) for x, _, z in deck]
    d = mesh("deck", verts, [(i, i + 1, 80 + i + 1, 80 + i) for i in range(79)], walnut("a8703c", .4, 3), False)
    back = [fn(0, k / 19) for k in range(20)]
    t = mesh("transom", back + [(x, 0, z) for x, _, z in back], [(i, i + 1, 20 + i + 1, 20 + i) for i in range(19)], m, False)
    return [o, d, t]


def dressing():
    """The mirror of a dressing room in its ring of lamps; a brush, a powder box and a bow tie before it."""
    top = walnut("4a2a14", .3, 1)
    box("table", (12, 4, .2), (0, 0, -.1), top, .01)
    box("wall", (20, .2, 12), (0, 1.3, 3), plaster("3a2416", bump=.12), 0)
    lit_disc(.86, (0, .92, 1.28), .42, warm=(3400, 2500))
    torus("frame", .93, .055, BR(), (0, .90, 1.28), FLAT, 200, 32)
    bulb = glow(kelvin(2600), 6)
    for k in range(16):
        a = k * math.tau / 16 + .196
        sphere("bulb", .052, (1.06 * math.cos(a), .84, 1.28 + 1.06 * math.sin(a)), bulb, 32)
        o = lathe("socket", [(.03, 0), (.05, .05), (.05, .10)], brass(.2), 32)
        o.rotation_euler, o.location = (math.pi / 2, 0, 0), (1.06 * math.cos(a), .94, 1.28 + 1.06 * math.sin(a))
    box("foot", (.9, .5, .08), (0, .9, .04), BR(), .02)
    tube("stem", [(0, .92, .05), (0, .92, .36)], .05, BR())
    lathe("box", [(0, 0), (.24, 0), (.25, .02), (.25, .16), (.26, .165), (.26, .21), (.22, .25), (.05, .275), (.05, .31), (.03, .33), (0, .33)], principled("china", "e9dcc6", .22, Specular=.5)[0], 120, (.62, .05, 0))
    g = [lathe("handle", spline([(0, 0), (.030, .01), (.022, .20), (.034, .48), (.030, .52)], 60), walnut("6b3a1c", .26, 4), 60), lathe("ferrule", [(.032, .50), (.048, .62), (.05, .64)], brass(.2), 60), lathe("hair", spline([(.048, .63), (.11, .78), (.10, .90), (.05, .96), (0, .97)], 60), matte("c9ad86", .95, .1), 80)]
    group(g, (-.95, -.05, .06), 0, 1, (math.radians(90), 0, math.radians(112)))
    satin, n, p = principled("satin", "1c1512", .46, 0, Specular=.5, Sheen=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("UV", (40, 500, 1)), 1.0, 2, .5), .12, .004))

    def wing(s, back):
        """Half of the bow: gathered in pleats at the knot, opened towards its end; a second loop lies behind it."""
        def fn(u, v):
            w = 2 * v - 1
            h = .052 + .098 * u ** 1.3 + (.012 if back else 0)
            gathered = (1 - u) ** 1.6
            full = .060 * math.sin(math.pi * min(1, .12 + u * .95)) * (1 - w * w)
            y = (.030 + .4 * full if back else -full) - .016 * math.cos(9 * w) * gathered + .010 * math.sin(7 * w + 3 * u) * u
            return (s * (.030 + (.285 if back else .268) * u - .022 * u * w * w), y, w * h + .014 * back * u)
        o = grid("wing", fn, 60, 60, satin)
        k = o.modifiers.new("thick", "SOLIDIFY")
        k.thickness, k.offset = .012, 0
        return o
    bow = [wing(s, back) for s in (-1, 1) for back in (0, 1)]
    knot = lathe("knot", spline([(0, -.066), (.030, -.064), (.046, -.052), (.043, 0), (.046, .052), (.030, .064), (0, .066)], 60), satin, 60)
    knot.location = (0, -.012, 0)
    bow.append(knot)
    group(bow, (-.13, -.46, .108), 0, 1, (math.radians(-34), 0, math.radians(9)))
    band = [(.16, -.34, .03), (.34, -.52, .006), (.26, -.78, .006), (-.02, -.84, .006), (-.34, -.76, .006), (-.52, -.58, .006)]
    path = spline(band, 120)
    grid("band", lambda u, v: (path[round(u * 119)][0], path[round(u * 119)][1], path[round(u * 119)][2] + .045 * v * (1 - .5 * u)), 120, 4, satin)
    area((-3, -4, 3), (0, 0, .4), 2.0, 60, kelvin(4200))
    area((3, -3, 2), (0, 0, .4), 2.0, 26, kelvin(7000))
    ambient("2a241e", .10)
    camera((-.06, -6.6, 1.55), (0, .4, .98), 57)
    return dict(NIGHT, anchor=(98.4, .9), bloom=.24)


def stools():
    """Two free stools at a bar: two lamps over the counter, bottles before a lit niche."""
    box("floor", (30, 12, .2), (0, 0, -.1), matte("1c110a", .5, .4), 0)
    box("wall", (30, .2, 12), (0, 3.3, 3), plaster("3a2115", bump=.12), 0)
    wood, m, rng = walnut("6b3c1d", .3, 1), brass(.2), np.random.default_rng(3)
    box("bar", (12, .8, .10), (0, 1.1, 1.18), wood, .02)
    box("front", (12, .5, 1.16), (0, 1.2, .58), walnut("3a2012", .4, .8), .01)
    for k in range(-6, 7):
        box("panel", (.80, .03, .74), (.42 + .98 * k, .94, .66), walnut("4a2814", .38, .8), .012)
    tube("rail", [(-6, .78, .20), (6, .78, .20)], .028, m)
    # the niche: a board that glows, its shelves, what stands on them
    n_, n, out = material("niche")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, 1.8, .5), [(0, kelvin(2900)), (1, kelvin(2200))]), "Strength": n.math("MULTIPLY_ADD", z, -.44, .30)}))
    box("niche", (5.4, .02, .52), (.42, 3.18, 1.66), n_, 0)
    for a in ((5.6, .34, .05, .42, 1.40), (5.6, .34, .05, .42, 1.92)):
        box("shelf", a[:3], (a[3], 3.02, a[4]), walnut("2a170c", .4, 1), .008)
    for x in (-2.3, 3.14):
        box("side", (.06, .34, .56), (x, 3.02, 1.66), walnut("2a170c", .4, 1), .008)
    for z0, high in ((1.425, .42),):
        x = -2.14
        while x < 2.96:
            r, h = rng.uniform(.035, .056), high * rng.uniform(.66, 1)
            c = ("1a0e08", "3a1c0e", "6b3416", "24180f", "8a4a1c")[rng.integers(5)]
            if rng.random() > .14:
                lathe("bottle", spline([(0, 0), (r, 0), (r, h * .52), (r * .86, h * .62), (r * .32, h * .76), (r * .30, h), (0, h)], 50), matte(c, .2, .6), 40, (x, 2.98 + .04 * rng.normal(), z0))
            x += 2 * r + rng.uniform(.02, .06) + (.26 if rng.random() > .86 else 0)
    for x in (-.12, .96):
        tube("post", [(x, 0, .02), (x, 0, .84)], .035, m)
        lathe("foot", spline([(0, 0), (.28, 0), (.29, .015), (.08, .05), (.035, .10)], 40), brass(.24), 100, (x, 0, 0))
        torus("step", .20, .014, m, (x, 0, .30))
        lathe("seat", spline([(0, .84), (.26, .84), (.29, .88), (.28, .95), (.22, .985), (0, .99)], 60), matte("8c4220", .5, .4), 120, (x, 0, 0))
        # a lamp over each
        lathe("shade", [(.07, .25), (.20, 0), (.195, 0), (.065, .245)], glow(kelvin(2550), 1.15), 100, (x, 1.0, 1.96)).data.materials[0].cycles.sample_as_light = False
        lathe("cap", [(0, .29), (.05, .28), (.075, .25), (.07, .235), (0, .24)], m, 60, (x, 1.0, 1.96))
        torus("rim", .20, .009, m, (x, 1.0, 1.96), seg=90, sides=10)
        tube("cord", [(x, 1.0, 2.2), (x, 1.0, 4)], .008, matte("0d0806", .8))
        spot((x, 1.0, 1.98), (x, .93, 0), 240, 118, .5, kelvin(2850), .08)
        spot((x, -1.5, 3.6), (x, .1, .9), 340, 22, .7, kelvin(3000), .06)
        lathe("glass", spline([(0, .004), (.045, 0), (.048, .01), (.052, .15), (.049, .15), (.044, .02), (0, .018)], 40), principled("crystal", "f2e6d4", .03, 0.0, Specular=.6, Transmission=1.0, IOR=1.45)[0], 60, (x + .20, .94, 1.235))
        disc("plate", .13, (x - .04, .93, 1.24), principled("china", "e6d8c2", .3, Specular=.5)[0], FLAT, .016, .006, 90)
    area((3.2, -4.2, 2.6), (.4, 0, .5), 2.4, 60, kelvin(7000))
    area((-3.4, -4.2, 2.0), (0, 0, .5), 3.0, 46, kelvin(4200))
    ambient("2a3442", .10)
    camera((-.1, -7.4, 1.42), (.30, 0, 1.10), 60)
    return dict(NIGHT, anchor=(98.2, .86), bloom=.22)


def watch():
    """A wrist watch of steel round the cushion of its open box, a window's light across it."""
    box("table", (30, 12, .2), (0, 0, -.1), stone("d9c2a0", "a8825a", .8, .5), 0)
    wood, cloth, steel = walnut("5a2f17", .3, 1.6), matte("d9c4a2", .95, .1), principled("steel", "b9b4ac", .2, 1.0)[0]
    g = []
    W, D, H = 1.9, 1.5, .42
    for s in (-1, 1):
        g += [box("side", (.08, D, H), (s * (W / 2 - .04), 0, H / 2), wood, .014), box("side", (W, .08, H), (0, s * (D / 2 - .04), H / 2), wood, .014)]
    g += [box("base", (W - .1, D - .1, .08), (0, 0, .05), cloth, 0)]
    lid = [box("lid", (W, .09, D), (0, 0, D / 2), wood, .014), box("lining", (W - .2, .03, D - .2), (0, -.05, D / 2), cloth, .03, segments=5), box("clasp", (.16, .03, .06), (0, -.05, D - .05), brass(.2), .01)]
    g += [group(lid, (0, D / 2 - .02, H), 0, 1, (math.radians(-16), 0, 0))]
    # on its cushion, which leans back: a band over it and down both of its sides
    held = [box("pillow", (1.24, 1.06, .62), (0, 0, 0), cloth, .24, segments=12)]
    arc = lambda s: [(s * (.29 + .262 * math.sin(a)), .07 + .262 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 12)]
    c = spline([(y, 0, z) for y, z in [(-.552, -.24)] + arc(-1)[::-1] + [(0, .338)] + arc(1) + [(.552, -.24)]], 120)
    held.append(parcel("strap", lambda u, v: (lambda q: ((u - .5) * (.36 - .08 * abs(v - .5) * 2), q[0], q[2]))(c[round(v * 119)]), 8, 120, principled("strap", "4a2412", .45, Specular=.4)[0], .03))
    face = principled("face", "d9c9a8", .35, Specular=.4)[0]
    dial = [disc("case", .36, (0, 0, 0), steel, (0, 0, 0), .12, .03), disc("dial", .312, (0, -.062, 0), face, (0, 0, 0), .006, 0), torus("bezel", .332, .024, steel, (0, -.060, 0), FLAT, 160, 20), disc("crown", .042, (.385, 0, 0), steel, (0, 0, math.pi / 2), .07, .006, 40)]
    ink = matte("2a1a10", .4)
    for k in range(60):
        a = k * math.tau / 60
        long = .07 if k % 15 == 0 else .05 if k % 5 == 0 else .018
        if k != 15:
            dial.append(box("mark", (.014 if k % 5 == 0 else .004, .006, long), ((.285 - long / 2) * math.sin(a), -.068, (.285 - long / 2) * math.cos(a)), brass(.2) if k % 5 == 0 else ink, 0, (0, a, 0)))
    dial.append(box("date", (.060, .006, .046), (.225, -.068, 0), matte("f2eadf", .5), 0))
    for a, l, w in ((math.radians(-58), .15, .022), (math.radians(58), .235, .016)):
        dial.append(box("hand", (w, .006, l), (l / 2 * math.sin(a), -.076, l / 2 * math.cos(a)), ink, 0, (0, a, 0)))
    dial.append(box("second", (.005, .004, .25), (.06 * math.sin(2.6), -.082, .06 * math.cos(2.6)), matte("8c2f16", .5), 0, (0, 2.6, 0)))
    dial.append(sphere("pin", .018, (0, -.082, 0), brass(.2), 24))
    for s in (-1, 1):
        for x in (-.165, .165):
            dial.append(box("lug", (.055, .07, .14), (x, .03, s * .36), steel, .02, segments=4))
    held.append(group(dial, (0, 0, .405), 0, 1, (math.radians(-90), 0, 0)))
    g.append(group(held, (0, .02, .42), 0, 1, (math.radians(26), 0, 0)))
    group(g, (.22, .1, 0), -17)
    window_light((.16, .0, .6), (2.5, 2.3), (.85, 1, -.95), 5.0, False)
    area((-3, -4, 4.0), (0, 0, .4), 2.2, 130, kelvin(4600))
    area((4, -2, 3.0), (0, 0, .4), 2.4, 90, kelvin(6200))
    ambient("c9a987", .26)
    camera((-.55, -5.6, 4.3), (.24, .18, .62), 66)
    return dict(DAY, anchor=(90, .80), exposure=.22)


def bear():
    """A bear of plush, left beside the window of an evening train."""
    seat, panel, m = velvet("6b2a18", "a8683a"), walnut("5a3319", .34, .8), brass(.2)
    # beyond the window: dusk that runs by
    n_, n, out = material("dusk")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    t = n.math("MULTIPLY_ADD", s.outputs["Z"], .52, .42, clamp=True)
    sky = n.ramp(t, [(0, rgba("0b0f16")), (.235, rgba("121822")), (.25, rgba("c0764a")), (.33, rgba("8f6a62")), (.52, rgba("42506c")), (1, rgba("16233a"))])
    drift = n.noise(n.coord("Object", (.10, 1, 4.2)), 1.4, 3, .6)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": sky, "Strength": n.math("MULTIPLY_ADD", drift, .7, .5)}))
    box("beyond", (20, .02, 9), (0, 6, 1.95), n_, 0)
    rng = np.random.default_rng(8)
    for k in range(22):
        l = rng.uniform(.3, 1.5)
        box("passing", (l, .01, .016), (rng.uniform(-3.4, 3.4), 5.9, 1.02 + .26 * rng.random() ** 1.5), glow(kelvin(2500 + 900 * rng.random()), rng.uniform(.6, 2.2)), 0).data.materials[0].cycles.sample_as_light = False
    wall = prism("wall", [(-6, -1), (6, -1), (6, 4), (-6, 4)], .10, panel, 0, (0, 1.10, 0))
    cx, cz, W, H = -.02, 1.42, 2.30, 1.06
    cut(wall, prism("tool", [(x + cx, z + cz) for x, z in rounded_outline(W, H, .16)], .6, loc=(0, 1.10, 0)))
    outline = [(x + cx, 1.02, z + cz) for x, z in even_outline(W + .06, H + .06, .19, 200)]
    tube("frame", outline, .035, bronze("8c5b36", .32, .2, 1.6), True)
    tube("gasket", [(x + cx, 1.10, z + cz) for x, z in even_outline(W, H, .16, 200)], .02, matte("15100c", .7), True)
    box("bar", (W, .03, .03), (cx, 1.06, cz + .30), m, .008)
    box("sill", (3.0, .22, .05), (cx, .98, .82), walnut("4a2814", .26, 1), .012)
    for x in (-1.75, 1.75):
        tube("seam", [(x, 1.045, -1), (x, 1.045, 4)], .006, matte("1c110a", .9))
    for k, x in enumerate((-1.02, .40, 1.82)):
        box("seat", (1.38, 1.25, .34), (x, .05, .12), seat, .10, segments=6)
        box("back", (1.36, .26, .70), (x, .80, .52), seat, .11, (math.radians(-8), 0, 0), segments=6)
    box("foot", (8, 1.1, .1), (0, .1, -.2), matte("120b07", .6), 0)
    p_, n, p = principled("plush", "b07c48", .95, Specular=.1, Sheen=1.0)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 70, 3, .7), .9, .02))
    body = [((.34, .10, .52), .24), ((.34, .12, .66), .20), ((.34, .06, .94), .215), ((.17, .08, 1.12), .085), ((.51, .08, 1.12), .085), ((.12, -.02, .66), .10), ((.06, -.14, .54), .095), ((.56, -.02, .66), .10), ((.62, -.14, .54), .095), ((.20, -.16, .40), .115), ((.14, -.34, .38), .115), ((.48, -.16, .40), .115), ((.54, -.34, .38), .115), ((.34, -.12, .88), .095)]
    parts = [balls("bear", [(p, p, r, r) for p, r in body], p_)]
    dark, pale = matte("0d0806", .2, .6), matte("d9c09a", .95, .1)
    for x in (.265, .415):
        parts.append(sphere("eye", .026, (x, -.135, .985), dark, 24))
    parts.append(sphere("nose", .034, (.34, -.215, .905), dark, 24))
    for x in (.14, .54):
        q = sphere("sole", 1, (x, -.44, .39), pale, 40)
        q.scale = (.07, .03, .07)
        parts.append(q)
    ribbon = matte("8c3a1c", .7, .2)
    parts.append(torus("ribbon", .165, .026, ribbon, (.34, .07, .765), seg=90, sides=14))
    for s_ in (-1, 1):
        q = sphere("bow", 1, (.34 + .075 * s_, -.14, .765), ribbon, 30)
        q.scale = (.075, .03, .05)
        parts.append(q)
    group(parts, (.12, .10, -.02), 9)
    spot((-1.6, -3.4, 3.2), (.40, 0, .6), 330, 34, .6, kelvin(3000), .08)
    area((3.0, .4, 2.3), (.4, .1, .8), .6, 60, kelvin(3200))
    area((cx, 1.0, cz), (.2, -2, .4), 2.0, 34, kelvin(8500), .9).visible_camera = False
    area((-3.4, -4.2, 2.6), (0, 0, .5), 3.0, 34, kelvin(6500))
    ambient("2a3442", .10)
    camera((-.10, -6.2, 1.28), (.26, 0, .98), 72)
    return dict(NIGHT, anchor=(97.6, .80), bloom=.2)


def binders():
    """Five binders on a board, one of them drawn forward; below them two boxes for what is settled."""
    box("wall", (14, .2, 12), (0, .1, 1), plaster("cdb595", bump=.14), 0)
    wood = walnut("5a3319", .34, 1.4)
    for z in (.28, -1.00):
        box("board", (4.4, .86, .08), (0, -.43, z), wood, .012)
    card, ink, lots = matte("efe3cf", .8, .2), matte("1c1a2a", .6, .2), np.random.default_rng(5)
    for k, (w, c) in enumerate(((.40, "6b3418"), (.40, "b98a5c"), (.40, "3a2618"), (.40, "8c5b36"), (.40, "5a3a26"))):
        g = [box("binder", (w, .60, 1.50), (0, 0, .75), matte(c, .62, .3), .018), box("label", (w * .62, .020, .56), (0, -.302, 1.02), card, .004), torus("ring", .058, .014, brass(.29), (0, -.306, .38), FLAT, 60, 14), disc("eye", .048, (0, -.302, .38), matte("0c0806", .9), (0, 0, 0), .006, 0, 50)]
        strokes, end = word(("Haus", "Personal", "Reisen", "Termine", "Hund")[k], 0, 0, .155, lots)
        size = min(.44 / end, .43)                   # written upwards along the label
        for q in strokes:
            g.append(tube("hand", [(.038 - b * size, -.3145, 1.02 + (a - end / 2) * size) for a, b, _ in q], .0045, ink, False, 3))
        group(g, (-.88 + .43 * k, -.40 - (.13 if k == 3 else 0), .32), 0, 1)
    for x, w, h, c in ((-.62, 1.02, .66, "7a4a28"), (.56, 1.02, .66, "3f4a45")):
        paper = matte(c, .7, .25)
        g = [box("case", (w, .62, h), (0, 0, h / 2), paper, .012), box("cover", (w + .03, .65, .17), (0, 0, h - .075), paper, .012), box("label", (.36, .020, .17), (0, -.312, h * .40), card, .004)]
        strokes, end = word("Papiere" if x < 0 else "Post", 0, 0, .155, lots)
        g += [tube("hand", [((a - end / 2) * .36, -.3245, h * .40 - .030 + b * .36) for a, b, _ in q], .0042, ink, False, 3) for q in strokes]
        g += [box("frame", (.40, .018, .018), (0, -.318, h * .40 + s * .095), brass(.29), .004) for s in (-1, 1)]
        g += [box("frame", (.018, .018, .20), (s * .20, -.318, h * .40), brass(.29), .004) for s in (-1, 1)]
        group(g, (x, -.42, -.96), 0, 1)
    spot((-3.2, -5.6, 3.4), (-.05, 0, 1.20), 2000, 15.5, .04, kelvin(4000), .03)
    area((-4, -4, 3.0), (0, 0, .2), 2.2, 150, kelvin(4700))
    area((4, -4, 1.2), (0, 0, -.2), 2.4, 130, kelvin(6000))
    ambient("b99f86", .13)
    camera((-.30, -6.4, 1.05), (.0, -.2, .56), 60)
    return dict(DAY, anchor=(90, .76))


def folders():
    """Five lever arch files from close by, numbered by hand, one drawn forward; on the board below two bundles of papers tied with red tape."""
    box("wall", (30, .2, 20), (0, 3.4, 2), plaster("8a7154", bump=.16), 0)
    wood = walnut("6a3d1e", .34, .6)
    for q in (-.13, -3.05):
        box("board", (14, 3.9, .26), (0, .95, q), wood, .02)
    card, rule, pen = matte("efe3cb", .85, .1), matte("8a7a62", .8, .1), matte("1c1a2a", .6, .2)
    nickel = principled("nickel", "c9bca6", .24, 1.0)[0]
    lots = np.random.default_rng(6)

    def cover(c, marbled):
        m, n, p = principled("cover", c, .62, Specular=.35)
        if marbled:
            cloud = n.noise(n.coord("Object"), 2.1, 7, .72, 2.4)
            n.put(p, "Base Color", n.ramp(cloud, [(.40, rgb("15120f")), (.50, rgb("3b342c")), (.56, rgb("a89a84")), (.62, rgb("2a241e"))]))
        else:
            s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
            a, b = (n.math("SINE", n.math("MULTIPLY", s.outputs[k], 150.0)) for k in ("X", "Z"))
            n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", a, b), n.noise(n.coord("Object"), 40, 3, .6)), .35, .006))
            n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 3, 4, .6), rgba(c), tuple(.72 * v for v in rgba(c)[:3]) + (1,)))
        return m
    W, H, D = .80, 3.18, 2.85
    tones = (("6a2418", False), ("3a352e", True), ("243a33", False), ("3a352e", True), ("b5894e", False))
    for k, (c, marbled) in enumerate(tones):
        m = cover(c, marbled)
        g = [box("side", (.045, D, H), (s * (W / 2 - .022), D / 2, H / 2), m, .014) for s in (-1, 1)]
        g.append(box("spine", (W - .05, .045, H - .012), (0, .034, H / 2), m, .010))
        for j in range(9):                              # what is filed in it
            g.append(box("leaves", (.062, D - .45 - .04 * lots.random(), H - .30 + .03 * lots.random()), (-.30 + .068 * j, D / 2 + .04, (H - .30) / 2 + .05), card, .002, (0, 0, .01 * lots.normal())))
        for j in (2, 5, 7):
            g.append(box("tab", (.012, .34, .12), (-.30 + .068 * j, .70 + .42 * (j % 3), H - .20), matte(("a8321a", "c99a4a", "4a6a5a")[j % 3], .7), .002))
        g.append(box("label", (.58, .010, 1.86), (0, .008, 1.98), card, .003))
        for q in (2.82, 2.42, 1.30, 1.16):
            g.append(box("rule", (.50, .003, .008), (0, .002, q), rule, 0))
        strokes, end = word(str(k + 1), 0, 0, .30, lots)
        for s in strokes:
            g.append(tube("hand", [(a - .23, .0005, 1.56 + b) for a, b, _ in s], .016, pen, False, 3))
        ring = lathe("ring", spline([(.112, .0), (.126, .018), (.140, .026), (.158, .020), (.168, .0)], 40), nickel, 120)
        hole = disc("hole", .116, (0, .009, .52), matte("050403", 1, 0), (0, 0, 0), .012, 0, 80)
        ring.rotation_euler, ring.location = (math.pi / 2, 0, 0), (0, .012, .52)
        g += [ring, hole]
        for s in (-1, 1):                               # guards at the foot
            g.append(box("guard", (.056, .9, .05), (s * (W / 2 - .022), .45, .022), nickel, .008))
        x = -1.80 + .86 * k
        group(g, (x, -.62 if k == 2 else -.06 - .05 * (k % 2), 0), (0, 0, -1.5, 0, 0)[k])
    # bundles of papers on the lower board
    red = principled("tape", "9c2a1c", .7, Sheen=.4)[0]
    for x, y, turn, n_, w in ((-1.05, -.35, 8, 16, 2.3), (1.35, -.20, -6, 11, 2.3)):
        g, q = [], 0.0
        for j in range(n_):
            t = float(lots.uniform(.035, .085))
            g.append(box("papers", (w + .05 * lots.normal(), 3.1, t), (.03 * lots.normal(), 1.4, q + t / 2), matte(("e9dcc2", "dccaa8", "efe4cf", "cdb48c")[j % 4], .85, .1), .004, (0, 0, .012 * lots.normal())))
            q += t + .004
        g.append(box("cover", (w + .12, 3.2, .045), (0, 1.4, q + .024), matte("b58a5a", .8, .15), .01))
        q += .05
        g.append(box("tape", (.11, .012, q), (.12, -.19, q / 2), red, .003))
        g.append(box("tape", (.11, 3.2, .012), (.12, 1.4, q + .006), red, .003))
        g.append(box("tape", (w + .15, .11, .012), (0, .62, q + .014), red, .003))
        bow = [(.12 + .62 * math.sin(t) * math.cos(t) ** 2 * s, .62 - .42 * abs(math.sin(t)), q + .03 + .12 * abs(math.sin(2 * t))) for s in (1,) for t in np.linspace(-math.pi / 2, math.pi / 2, 60)]
        g.append(tube("bow", bow, .022, red))
        group(g, (x, y, -2.92), turn)
    spot((-7.5, -7.0, 6.4), (.1, 0, .6), 9000, 48, .2, kelvin(3500), .12)
    spot((-4.5, -3.5, 8.5), (.6, 3.3, 3.4), 5200, 46, .5, kelvin(3400), .2)
    area((6, -7, 3.0), (0, 0, 0), 3.0, 420, kelvin(6200))
    area((-4, -9, -1.0), (0, 0, -1.5), 2.4, 420, kelvin(4300))
    ambient("6a5a4a", .24)
    camera((-1.9, -13.5, 2.6), (-.02, .1, .55), 77, .9, (-.1, -.3, 1.5))
    return dict(NIGHT, anchor=(94, .82), bloom=.06)


def deals(kind):
    """Three ways to work with a brand: one parcel, a box with a card for every month, a book of one's own; a wall of its own colour behind each."""
    wall, warm = dict(once=("33493f", 4000), year=("7a3b26", 3800), jar=("3a4654", 4000))[kind]
    box("wall", (14, .2, 8), (0, 1.5, 3), plaster(wall, bump=.18), 0)
    box("table", (14, 6, .1), (0, -1.0, -.05), walnut("6a3d1e", .40, .8), 0)
    lots = np.random.default_rng(7)

    def linen(c, fine=210.0):
        m, n, p = principled("linen", c, .9, Specular=.1, Sheen=.25)
        s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
        a, b = (n.math("SINE", n.math("MULTIPLY", s.outputs[k], fine)) for k in ("X", "Z"))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", a, b), n.noise(n.coord("Object"), 60, 3, .6)), .35, .004))
        n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 6, 4, .6), rgba(c), tuple(.74 * v for v in rgba(c)[:3]) + (1,)))
        return m
    if kind == "once":
        paper, n, p = principled("paper", "b98b58", .7, Specular=.25)
        crease = n.noise(n.coord("Object"), 3.4, 6, .68, .6)
        n.put(p, "Normal", n.bump(crease, .35, .03))
        n.put(p, "Base Color", n.mix(crease, rgba("c59763"), rgba("a67748")))
        w, d, h = 1.30, .80, .92
        cord = principled("cord", "e6d8bd", .8, Sheen=.4)[0]
        g = [box("parcel", (w, d, h), (0, 0, h / 2), paper, .022, (0, 0, 0), 4)]
        for x in (-.012, .012):
            g.append(tube("cord", [(x, -d / 2 - .012, 0), (x, -d / 2 - .014, h + .008), (x, d / 2, h + .014)], .012, cord))
            g.append(tube("cord", [(-w / 2 - .012, x, 0), (-w / 2 - .012, x, h + .010), (w / 2 + .012, x, h + .010), (w / 2 + .012, x, 0)], .012, cord))
        for s in (-1, 1):
            g.append(tube("bow", spline([(0, 0, h + .02), (s * .16, -.10, h + .13), (s * .30, -.13, h + .10), (s * .25, -.03, h + .05), (0, 0, h + .02)], 60), .013, cord))
            g.append(tube("end", spline([(0, 0, h + .02), (s * .08, -.20, h + .035), (s * .15, -.38, h + .02), (s * .17, -.43, h - .10)], 40), .012, cord))
        wax, n, p = principled("wax", "8e1f16", .44, Specular=.4)
        n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 14, 4, .6), .3, .012))
        seal = lathe("wax", spline([(0, .034), (.095, .036), (.115, .050), (.150, .048), (.172, .022), (.176, 0)], 60), wax, 60)
        for v in seal.data.vertices:                        # pressed by hand: its rim ran out unevenly
            a, r = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y)
            k = 1 + max(0, r - .10) / .076 * (.09 * math.sin(2 * a + .8) + .07 * math.sin(3 * a + 2) + .05 * math.sin(5 * a))
            v.co.x, v.co.y = v.co.x * k, v.co.y * k
        seal.rotation_euler, seal.location, seal.scale = (math.pi / 2, 0, 0), (.0, -d / 2 - .008, .50), (1.06, .95, 1)
        g.append(seal)
        mark = torus("mark", .058, .008, wax, (0, -d / 2 - .046, .50), FLAT, 60, 12)
        g += [mark, box("label", (.52, .006, .32), (-.36, -d / 2 - .004, .24), matte("efe4cf", .85, .1), .002)]
        for k in range(3):
            g.append(box("line", ((.34, .26, .30)[k], .003, .012), (-.38, -d / 2 - .009, .30 - .07 * k), matte("4a3a2c", .8, .1), 0))
        group(g, (.0, .0, 0), 24)
    elif kind == "year":
        wood = walnut("8a5a32", .36, 1.3)
        w, d, h = 1.30, 1.30, .56
        g = [box("front", (w, .06, h * .72), (0, -d / 2, h * .36), wood, .012), box("rear", (w, .06, h), (0, d / 2, h / 2), wood, .012), box("floor", (w, d, .05), (0, 0, .025), wood, .008)]
        g += [box("side", (.05, d, h * .72), (k * w / 2, 0, h * .36), wood, .010) for k in (-1, 1)]
        cols = ("a8321a", "c98f3a", "4f6a58", "38506a")
        for k in range(12):
            y = -d / 2 + .12 + k * .092
            for j in range(3):
                hh = .50 + .01 * lots.normal()
                g.append(box("card", (w - .12, .010, hh), (.008 * lots.normal(), y + .02 * j, .06 + hh / 2 + .012 * k), matte(("efe4cf", "e2d3b4", "d9c6a0")[j], .88, .1), 0, (-.20, 0, 0)))
            col = matte(cols[k // 3], .6, .25)
            g.append(box("divider", (w - .11, .014, .56), (0, y + .062, .06 + .28 + .012 * k), col, .002, (-.20, 0, 0)))
            g.append(box("tab", (.27, .014, .12), (-.44 + .29 * (k % 4), y + .125, .06 + .60 + .012 * k), col, .012, (-.20, 0, 0)))
            g.append(box("name", (.19, .003, .06), (-.44 + .29 * (k % 4), y + .115, .06 + .605 + .012 * k), matte("f0e4cf", .85, .1), 0, (-.20, 0, 0)))
        br = brass(.2)
        g += [prism("plate", rounded_outline(.46, .20, .02), .018, br, .006, (0, -d / 2 - .036, .22)), box("card", (.38, .006, .13), (0, -d / 2 - .047, .22), matte("efe3cb", .85, .1), 0)]
        group(g, (0, -.05, 0), 22)
    else:
        cloth = linen("a5402a")
        w, h, t = 1.00, 1.34, .24
        page = matte("efe2c8", .9, .1)
        g = [box("cover", (w, .028, h), (0, s * t / 2, h / 2), cloth, .008) for s in (-1, 1)]
        g.append(box("spine", (.04, t + .028, h), (-w / 2 + .012, 0, h / 2), cloth, .018))
        g += [box("pages", (w - .08, .0085, h - .05), (-.01 + .004 * lots.normal(), -t / 2 + .02 + .0098 * k, h / 2), page, 0) for k in range(21)]
        gold = brass(.24)
        m = -t / 2 - .016
        loaf = spline([(-.24, 0), (-.27, .10), (-.20, .22), (0, .29), (.20, .22), (.27, .10), (.24, 0)], 70)
        g.append(tube("loaf", [(x, m, .74 + z) for x, z in loaf] + [(-.24, m, .74)], .010, gold))
        for k in (-1, 0, 1):
            g.append(tube("cut", spline([(.10 * k - .05, m, .86), (.10 * k, m, .92), (.10 * k + .05, m, .97)], 20), .008, gold))
        g += [box("rule", (.50, .006, .010), (0, m, q), gold, 0) for q in (.58, .54)]
        g.append(box("band", (.022, .006, .20), (.20, -.02, -.03), matte("d9c7a0", .6), 0))
        group(g, (-.22, .10, 0), 20)
        # a wooden spoon and an egg lie beside it
        spoon = walnut("b88a55", .45, 3)
        bowl = sphere("bowl", .13, (0, 0, 0), spoon, 60)
        bowl.scale = (.80, .34, 1.15)
        sp = [bowl, tube("handle", [(0, 0, -.10), (0, .0, -1.12)], .028, spoon)]
        group(sp, (.86, -.42, .055), 0, 1, (math.radians(88), 0, math.radians(62)))
        egg = lathe("egg", spline([(0, -.115), (.06, -.10), (.088, -.03), (.080, .05), (.045, .115), (0, .135)], 60), principled("shell", "d9b48c", .5, Specular=.3)[0], 80)
        egg.rotation_euler, egg.location = (math.radians(82), 0, math.radians(50)), (.52, -.72, .088)
    window_light((-.05, 1.4, .96), (2.1, 1.7), (.62, 1, -.34), 2.3, True, warm)
    area((-3.2, -3.6, 2.6), (0, 0, .5), 1.2, 70, kelvin(3600))
    area((3.4, -3.0, 2.4), (0, 0, .5), 2.0, 60, kelvin(6400))
    ambient("5a5650", .22)
    z, lens = (.62, 63) if kind == "once" else (.58, 66)      # its bow stands higher than the others
    camera((-.1, -5.4, 1.95), (0, 0, z), lens, 4, (0, -.3, .6))
    return dict(DAY, anchor=(93, .76), saturation=.95)


def level():
    """The vial of a spirit level from close by: brass let into walnut, glass, and a bubble between two lines."""
    box("bench", (40, 14, .2), (0, 4, -.1), walnut("9a6636", .50, 1.2), 0)
    H = .92
    body = box("body", (14, .78, H), (0, 0, H / 2), walnut("5d2f15", .30, 1.1), .035)
    m = brass(.20)
    flat = (math.radians(90), 0, 0)
    plate = prism("plate", rounded_outline(2.7, .50, .10), .07, m, .014, (0, 0, H + .012), flat)
    hole = prism("hole", rounded_outline(1.34, .27, .13), .6, m, 0, (0, 0, H), flat)
    cut(plate, hole)
    well = prism("well", rounded_outline(1.38, .31, .15), .5, m, 0, (0, 0, H - .14), flat)
    cut(body, well)
    torus_ = tube("lip", [(x, z, H + .046) for x, z in rounded_outline(1.36, .29, .14, 40)], .016, m, True)
    box("floor", (1.5, .36, .02), (0, 0, H - .30), glow("f8e9b0", 2.8), 0)
    for x in (-1.08, 1.08):                           # screws, turned in as far as they went
        torus("sink", .122, .014, matte("2a1a10", .7), (x, 0, H + .040), (0, 0, 0), 120, 16)
        disc("screw", .112, (x, 0, H + .052), brass(.24), FLAT, .03, .012, 90)
        box("slot", (.20, .024, .02), (x, 0, H + .060), matte("1a100a", .9), 0, (0, 0, math.radians(24 if x < 0 else 71)))
    liquid = glass("e3ea7c", .0, 1.40)
    R, z = .125, H - .075
    grid("vial", lambda u, v: ((v - .5) * 1.22, R * math.cos(math.tau * u), z + R * math.sin(math.tau * u) + .012 * (1 - (2 * v - 1) ** 2)), 96, 40, liquid, close_u=True)
    for x in (-.61, .61):
        sphere("cap", R * .985, (x, 0, z), m, 60)
    air = glass("ffffff", .0, 1 / 1.40)
    o = sphere("bubble", 1, (0, 0, 0), air, 80)
    o.scale, o.location = (.185, .080, .046), (.0, 0, z + R - .048)
    for x in (-.215, .215):
        torus("line", R + .002, .0075, matte("14100a", .6), (x, 0, z + .010), (0, math.radians(90), 0), 120, 12)
    spot((-4.6, -2.6, 2.6), (-.2, 0, H - .1), 2600, 34, .5, kelvin(3500), .10)
    area((-1.6, 6.0, 4.6), (0, 0, H), 6.4, 70, kelvin(4000), 2.6)
    area((3.5, -4, 2.2), (0, 0, H), 2.4, 46, kelvin(7200))
    area((-3.5, -5.5, 1.6), (0, 0, H), 2.2, 300, kelvin(4200))
    ambient("b59a80", .34)
    spot((3.4, .2, 6.4), (.22, 1.55, 0), 1300, 14.5, .03, kelvin(3300), .03)     # a disc on the bench behind it
    camera((0, -3.0, 4.5), (0, -.02, H - .02), 80, 1.6, (0, -.1, H), roll=20)
    return dict(DAY, anchor=(95, .72), saturation=.90)


#: a letter of an office, in Latin
LETTER = """
Salve,

de pretio et de iure imaginum
adhuc non respondisti. Rogo ut
ante finem mensis rescribas.
Si placet, pactum tibi mittam:
tres imagines, duo menses,
unum pretium.

Quid de ceteris epistulis fiat
nescio. Multae sunt et omnes
respondendae.

Hoc modo: lege, numera, scribe.

Vale
"""


def lamp():
    """Night work: a desk lamp of enamel with a brass rim, in its light a telephone on its face and letters; beside them an alarm clock, past one."""
    box("table", (30, 9, .2), (0, 0, -.1), walnut("7a4a28", .50, 1), 0)
    box("wall", (40, .2, 16), (0, 3.2, 4), plaster("6b5138", bump=.16), 0)
    enamel, n, p = principled("enamel", "2f4a3a", .16, Specular=.6)
    n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 3, 4, .6), rgba("35533f"), rgba("263d2f")))
    white, n, p = principled("inside", "f0e2c4", .5)
    n.put(p, "Emission", rgba("ffcf8a"))
    n.put(p, "Emission Strength", .55)
    br = brass(.2)
    outer = spline([(.055, .50), (.10, .49), (.125, .44), (.135, .36), (.20, .27), (.36, .12), (.46, .0)], 120)
    parts = [lathe("shade", outer, enamel, 180), lathe("inside", [(r - .010, q) for r, q in outer], white, 180),
             torus("rim", .458, .011, br, (0, 0, .0), seg=200, sides=16), torus("collar", .132, .010, br, (0, 0, .40), seg=120, sides=14),
             lathe("cap", spline([(.06, .49), (.062, .53), (.045, .56), (.02, .575), (0, .578)], 40), br, 90), sphere("bulb", .085, (0, 0, .12), glow(kelvin(2900), 3.2), 48)]
    for k in range(8):                                  # the slots that let the heat out
        a = k * math.tau / 8
        parts.append(box("slot", (.030, .006, .050), (.131 * math.cos(a), .131 * math.sin(a), .445), matte("0b0a08"), .002, (0, 0, a + math.pi / 2)))
    group(parts, (-.10, .02, 1.02), 0, 1, (math.radians(-16), math.radians(-24), 0))
    sphere("joint", .058, (-.335, .02, 1.565), br, 60)
    tube("arm", [(-.335, .02, 1.565), (-1.05, .06, .95)], .020, br)
    tube("arm", [(-.335, .02, 1.515), (-1.05, .06, .90)], .009, br)
    disc("knob", .075, (-1.06, .02, .93), br, (0, 0, 0), .05, .012)
    tube("arm", [(-1.06, .06, .93), (-.90, .10, .06)], .020, br)
    spring = [(-1.06 + .16 * t + .024 * math.cos(60 * t), .06 + .024 * math.sin(60 * t), .80 - .70 * t) for t in np.linspace(0, .75, 300)]
    tube("spring", spring, .0055, br)
    lathe("base", spline([(0, .075), (.10, .073), (.30, .055), (.34, .040), (.345, 0)], 60), enamel, 160, (-.90, .12, 0))
    torus("foot", .344, .010, br, (-.90, .12, .010), seg=180, sides=14)
    spot((.02, .02, 1.10), (.46, -.16, 0), 210, 112, .35, kelvin(3000), .06)
    cream, ink = matte("e8d9bd", .85, .1), matte("3a2a1f", .85, .05)
    lots = random.Random(8)
    pile = [(.72, -.02, 8), (.80, .10, -6), (.70, -.05, 3)]
    for k, (x, y, turn, c) in enumerate(((1.46, -.42, 24, "c9b089"), (1.62, .04, -14, "e2d2b2"), (1.30, .16, 38, "b8966a"), (1.50, -.16, 5, "efe1c6"), (1.98, -.50, -32, "d8c7a6"), (2.30, -.10, 18, "c9b089"))):
        q = [box("envelope", (.62, .42, .010), (0, 0, 0), matte(c, .85, .1), .003), prism("flap", [(-.31, .205), (.31, .205), (.03, -.03), (-.03, -.03)], .003, matte(c, .75, .1), .001, (0, 0, .0065), (math.radians(-90), 0, 0))]
        group(q, (x, y, .010 + .012 * k), turn)
    case, dial = principled("case", "5c1f16", .22, Specular=.6)[0], matte("efe3cc", .5, .3)
    clock = [disc("case", .30, (0, 0, .36), case, (0, 0, 0), .20, .03), torus("rim", .285, .020, br, (0, -.10, .36), FLAT, 160, 16), disc("dial", .272, (0, -.102, .36), dial, (0, 0, 0), .006, 0)]
    for k in range(12):
        a = k * math.tau / 12
        clock.append(box("mark", (.010 if k % 3 else .018, .003, .040), (.235 * math.sin(a), -.108, .36 + .235 * math.cos(a)), ink, 0, (0, a, 0)))
    for a, length, w in ((math.radians(36), .13, .020), (math.radians(72), .20, .013)):
        clock.append(box("hand", (w, .003, length), (math.sin(a) * length / 2, -.112, .36 + math.cos(a) * length / 2), ink, 0, (0, a, 0)))
    clock.append(disc("pin", .018, (0, -.114, .36), br, (0, 0, 0), .008, .002, 40))
    for s in (-1, 1):
        bell = lathe("bell", spline([(0, .075), (.05, .068), (.085, .035), (.095, 0)], 30), br, 80)
        bell.location, bell.rotation_euler = (s * .17, 0, .635), (0, s * math.radians(30), 0)
        clock += [bell, tube("leg", [(s * .15, 0, .12), (s * .21, 0, .0)], .020, br)]
    clock.append(tube("handle", spline([(-.10, 0, .70), (-.06, 0, .78), (.06, 0, .78), (.10, 0, .70)], 30), .012, br))
    group(clock, (1.86, .62, 0), -10)
    for k, (x, y, turn) in enumerate(pile):
        q = [box("sheet", (.70, .98, .005), (0, 0, 0), matte(("d8c7a6", "e2d2b2", "efe1c6")[k], .85, .1), 0)]
        if k == 2:
            cu = bpy.data.curves.new("type", "CURVE")
            cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", .0011, 0
            yy = .36
            for line in LETTER.strip().split("\n"):
                for stroke in typed(line, -.27, yy, .0098, lots):
                    s = cu.splines.new("POLY")
                    s.points.add(len(stroke) - 1)
                    for c, (a, b) in zip(s.points, stroke):
                        c.co = (a, b, .0034, 1)
                yy -= .0098 * (2.5 if line else 1.6)
            cu.materials.append(ink)
            q.append(link(bpy.data.objects.new("type", cu)))
        group(q, (x, y, .006 + .006 * k), turn)
    body = [prism("phone", rounded_outline(.34, .70, .055), .036, lacquer("0d0a08", .16), .012, (0, 0, 0), (math.radians(-90), 0, 0)),
            prism("camera", rounded_outline(.135, .155, .035), .012, lacquer("1b1612", .12), .004, (-.075, .235, .022), (math.radians(-90), 0, 0))]
    for dx, dy in ((-.105, .265), (-.045, .205)):
        body.append(torus("lens", .024, .004, br, (dx, dy, .030), seg=60, sides=10))
    group(body, (.13, -.34, .020), -20)
    area((-3.2, -3.0, 2.9), (-.2, 0, .9), 1.4, 300, kelvin(5600))
    area((1.6, -2.4, 3.2), (-.1, 0, 1.3), .8, 90, kelvin(5200))
    spot((.3, .6, 1.0), (.25, 3.2, 1.25), 420, 66, 1, kelvin(3200), .3)
    ambient("3a3a3c", .14)
    camera((.60, -4.5, 1.72), (.60, 0, .66), 36.5, 3.4, (.5, -.3, .4))
    return dict(NIGHT, anchor=(93, .86), bloom=.14)


CARD = (1600, 1067)
def labels():
    """Two cloths meet in a seam, seen from above; a label is sewn onto each."""
    def cloth(c, sheen):
        m, n, p = principled("cloth", c, .95, 0, Specular=.08, Sheen=sheen)
        s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1, 1, 1))})
        warp, weft = (n.math("SINE", n.math("MULTIPLY", s.outputs[k], 190.0)) for k in (0, 1))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", warp, weft), n.math("MULTIPLY", n.noise(n.coord("Object"), 30, 3, .6), .8)), .35, .012))
        return m

    def lie(x, y):                                    # a few soft folds, a groove where the cloths meet
        return .05 * math.sin(x * 1.1 + y * .7 + .4) + .035 * math.sin(y * 1.9 - x * .8) - .075 * math.exp(-(x / .045) ** 2) + .03 * math.exp(-((abs(x) - .10) / .07) ** 2)

    for s, c in ((-1, cloth("d9c6a4", .4)), (1, cloth("6e4330", .4))):
        grid("cloth", lambda u, v: (s * 3.6 * u ** 1.5, -2.6 + 5.2 * v, lie(s * 3.6 * u ** 1.5, -2.6 + 5.2 * v)), 260, 200, c)
    thread = matte("e9dcc2", .8, .2)
    for k in range(44):
        y = -2.4 + .11 * k
        tube("stitch", [(.115, y, lie(.115, y) + .008), (.115, y + .035, lie(.115, y + .03) + .016), (.115, y + .07, lie(.115, y + .07) + .008)], .0085, thread, False, 5)

    def label(x, y, w, h, c, edge, turn, mark):
        ct, st = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        P = lambda a, b: (x + a * ct - b * st, y + a * st + b * ct)
        m, n, p = principled("label", c, .6, 0, Specular=.2, Sheen=.3)
        sp = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1, 1, 1))})
        n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", n.math("ADD", sp.outputs[0], n.math("MULTIPLY", sp.outputs[1], .6)), 300.0)), .12, .004))

        def skin(u, v):
            q = P((u - .5) * w, (v - .5) * h)
            side = min(u, 1 - u, v * h / w, (1 - v) * h / w)
            return *q, lie(*q) + .008 + .008 * min(1, side / .010)

        grid("label", skin, 400, 220, m)
        yarn = matte(edge, .8, .2)
        n_ = int(w / .075)
        for v in (-1, 1):
            for k in range(n_):
                a = -w / 2 + .06 + (w - .12) * k / (n_ - 1)
                q, r = P(a, v * (h / 2 - .045)), P(a + .034, v * (h / 2 - .045))
                tube("stitch", [(*q, lie(*q) + .016), ((q[0] + r[0]) / 2, (q[1] + r[1]) / 2, lie(*q) + .023), (*r, lie(*r) + .016)], .0065, yarn, False, 5)
        top = lambda px, py: (*P(px, py), lie(*P(px, py)) + .018)
        for cx in mark:
            tube("mark", [top(cx + .135 * math.cos(t), .135 * math.sin(t)) for t in np.linspace(0, math.tau, 90)], .011, yarn, True, 6)

    label(-1.12, .10, 1.15, .62, "f0e4cd", "8a3f22", 5, (0,))
    label(1.16, -.02, 1.15, .62, "2a1d16", "d6a45a", -4, (-.085, .085))
    o = tube("needle", spline([(-.62, -.98, .17), (.02, -.78, .13), (.52, -.60, .12)], 40), .011, principled("needle", "cfc6ba", .18, 1.0)[0])
    tube("yarn", spline([(-.62, -.98, .17), (-.86, -1.02, .12), (-1.10, -.90, .07), (-1.36, -1.02, .08), (-1.62, -.86, .07), (-1.74, -.64, .05), (-1.56, -.52, .05), (-1.42, -.66, .06)], 140), .0085, matte("8a3f22", .8, .2))
    spot((-2.6, 2.2, 5.6), (-.26, -.02, 0), 2700, 31, .03, kelvin(4000), .03)
    area((-3, 3.5, 3.0), (0, 0, 0), 2.0, 90, kelvin(4600))
    area((4, -3, 3.0), (0, 0, 0), 2.6, 110, kelvin(6600))
    ambient("8f8074", .30)
    camera((0, -1.9, 5.6), (.02, -.10, 0), 51)
    return dict(DAY, anchor=(92, .76))


SIZES = dict(folders=(1600, 2000), binders=(1800, 1800), lock=(1600, 1200), barrier=(1600, 1200), signs=(1800, 2200), hulls=(1600, 1200), labels=(2400, 1200), level=(2000, 1500), lamp=(2400, 1100), once=CARD, year=CARD, jar=CARD, stools=CARD, watch=CARD, bear=CARD)
VIEWS = {f.__name__: f for f in (signs, lock, barrier, dressing, stools, watch, bear, binders, folders, level, lamp, labels)}
VIEWS.update(once=lambda: deals("once"), year=lambda: deals("year"), jar=lambda: deals("jar"))
view = ARGS.view or "signs"
begin(*SIZES.get(view, (1440, 1800)))
shoot(view, 20, VIEWS[view]())
