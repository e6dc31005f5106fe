"""Close views of one thing each, hard from the side: an instrument, a pen, a row of lamps, a discus, tins of paint, a blade."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


def grained(name, tone, dark, rough, fine=90, coat=.3, along=.35):
    """Straight-grained wood, its years along x."""
    m, n, p = principled(name, tone, rough, 0, Specular=.4, Clearcoat=coat, Clearcoat_Roughness=.14)
    years = n.noise(n.coord("Object", (along, fine * .16, 1)), 3.0, 2, .5, .15)
    pore = n.noise(n.coord("Object", (1.6, fine, fine)), 2.0, 3, .7)
    cloud = n.noise(n.coord("Object"), .9, 2, .5)
    lines = n.ramp(years, [(.36, (1, 1, 1)), (.50, (.72,) * 3), (.56, (1, 1, 1)), (.68, (.80,) * 3), (.78, (1, 1, 1))])
    c = n.mix(1.0, n.ramp(cloud, [(.3, rgb(tone)), (.7, tuple(min(1, x * 1.22) for x in rgb(tone)))]), lines, "MULTIPLY")
    n.put(p, "Base Color", n.mix(n.ramp(pore, [(.30, (.55,) * 3), (.48, (0, 0, 0))]), c, rgba(dark)))
    n.put(p, "Normal", n.bump(pore, .10, .01))
    return m


def strings():
    """The body of a guitar from its bridge, the strings in the light of a stage."""
    half = spline([(-3.10, .0), (-3.06, .55), (-2.80, 1.22), (-2.30, 1.72), (-1.65, 1.92), (-1.0, 1.80), (-.42, 1.42), (.05, 1.24), (.50, 1.26), (1.02, 1.42), (1.42, 1.30), (1.66, .86), (1.74, .30), (1.75, 0)], 200)
    edge = half + [(x, -y) for x, y in half[-2:0:-1]]
    spruce = grained("spruce", "c98a48", "8a5424", .30)
    rose = grained("rosewood", "3a1d10", "140904", .36, 60, .15)
    bone, ebony = matte("efe2c8", .4, .4), principled("ebony", "140d09", .34, Specular=.4)[0]
    plate = prism("plate", edge, .05, spruce, .0, (0, 0, -.025), FLAT)
    cut(plate, disc("tool", .50, (0, 0, 0), None, FLAT, .4, 0, 160))
    disc("hollow", 1.1, (0, 0, -.75), grained("inside", "6b4020", "301808", .8, 60, 0), FLAT, .02, 0)
    prism("ribs", [(x * 1.0, y * .995) for x, y in edge], 1.0, principled("ribs", "4a2412", .25, Clearcoat=.4)[0], .0, (0, 0, -.56), FLAT)
    tube("binding", [(x, y, -.022) for x, y in edge], .036, bone, True)
    tube("purfling", [(x * .978, y * .974, .001) for x, y in edge], .012, ebony, True, 3)
    for r, w, m in ((.535, .012, ebony), (.565, .016, bone), (.655, .062, None), (.745, .016, bone), (.775, .012, ebony)):
        if m is None:                                   # a mosaic of three woods
            m, n, p = principled("mosaic", "7a3a1c", .35, Clearcoat=.3)
            s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
            a = n.math("MULTIPLY", n.math("ARCTAN2", s["X"], s["Y"]), 34.0)
            q = n.math("MULTIPLY", n.math("SUBTRACT", n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Y"], 2.0))), .655), 90.0)
            n.put(p, "Base Color", n.ramp(n.math("MULTIPLY_ADD", n.math("SINE", n.math("ADD", a, n.math("ABSOLUTE", q))), .5, .5), [(.30, rgb("2a120a")), (.34, rgb("b0622c")), (.66, rgb("b0622c")), (.70, rgb("e9d3a4"))], "CONSTANT"))
        torus("ring", r, w, m, (0, 0, .0), (0, 0, 0), 220, 8, .12)
    # fingerboard with its frets, the last of them over the hole
    prism("board", rounded_outline(4.9, .56, .02), .11, rose, .02, (2.92, 0, .055), FLAT)
    nickel = principled("nickel", "cfc3ae", .22, 1.0)[0]
    x, k = .50, 0
    gap = .112
    while x < 5:
        tube("fret", [(x + .05, -.272, .112), (x + .05, .272, .112)], .013, nickel)
        if k in (2, 5, 8, 11):
            disc("dot", .042, (x - gap * .42 + .05, 0, .111), principled("pearl", "e9e0d2", .25, Specular=.6)[0], FLAT, .004, 0, 40)
        x, gap, k = x + gap, gap * 1.0595, k + 1
    # bridge, saddle, pins
    wing = spline([(-.80, -.10), (-.74, .10), (-.46, .105), (-.36, .19), (0, .21), (.36, .19), (.46, .105), (.74, .10), (.80, -.10), (.46, -.12), (.36, -.19), (0, -.21), (-.36, -.19), (-.46, -.12)], 150, True)
    prism("bridge", [(y, x) for x, y in wing], .10, rose, .03, (-1.66, 0, .05), FLAT)
    box("saddle", (.035, .74, .10), (-1.52, 0, .12), bone, .012, (0, 0, math.radians(3)))
    steel = principled("steel", "d8d2c6", .22, 1.0)[0]
    wound, n, p = principled("wound", "d09a5a", .24, 1.0)
    n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["X"], 440.0)), .55, .006))
    for k in range(6):
        s = (k - 2.5) / 2.5
        r = (.0085, .0095, .011, .0125, .0145, .0165)[k]
        y0, y1 = -.285 * s, -.215 * s
        tube("string", [(-1.74, y0 * 1.01, .10)] + spline([(-1.70, y0, .125), (-1.53, y0, .178), (-1.50, y0, .182)], 12) + [(5.4, y1 * .82, .165)], r, wound if k > 1 else steel, False, 8)
        sphere("pin", .040, (-1.76, y0 * 1.02, .112), bone, 32)
        disc("dot", .014, (-1.76, y0 * 1.02, .151), ebony, FLAT, .003, 0, 24)
    floor = walnut("3a2212", .45, .25)
    for k in range(-7, 8):
        box("plank", (40, 1.5, .2), (0, 1.53 * k, -1.25), floor, .012)
    for k, (y, z, r) in enumerate(((3.2, -.62, .34), (5.0, -.10, .42), (6.9, -.52, .36), (8.6, .05, .44), (10.6, -.40, .38), (1.2, -.02, .40), (-.6, -.50, .34))):
        lit_disc(r, (13.5, y, z), .9, (0, 0, math.radians(-104)), (3300, 2500))
    box("dark", (.2, 60, 30), (18, 0, 5), plaster("24160d", bump=.1), 0)
    spot((6.2, 5.4, 4.2), (-.4, -.1, 0), 2100, 25, .06, kelvin(3300), .03)
    area((-5, 3.5, 3.2), (-.6, 0, 0), 1.6, 34, kelvin(4200))
    area((-3, -6, 4.5), (-.6, 0, 0), 3.2, 150, kelvin(7200))
    area((10, 6, 5), (9, 4, -1.2), 4, 260, kelvin(3200)).visible_glossy = False
    ambient("3a2c20", .16)
    camera((-3.70, -1.66, 1.30), (.30, .04, .20), 42, .9, (-.45, -.1, .10))
    return dict(NIGHT, anchor=(97.6, .84), bloom=.16, saturation=.88)


def nib():
    """The nib of a fountain pen at the end of a signature, in the light of a desk lamp."""
    paper, n, p = principled("paper", "efe5d3", .9, Specular=.12)
    fibre = n.noise(n.coord("Object", (1, 1.3, 1)), 9, 5, .7)
    n.put(p, "Normal", n.bump(fibre, .16, .012))
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", fibre, .30), rgba("f0e7d6"), rgba("d8c9b0")))
    box("table", (120, 120, .2), (0, 0, -.16), walnut("4a2a16", .36, .10), 0)
    prism("under", rounded_outline(21, 29.7, .05), .03, paper, .004, (-1.6, 4.3, -.02), (math.pi / 2, 0, math.radians(-9)))
    turn = Matrix.Rotation(math.radians(-4), 4, "Z")
    sheet = prism("sheet", rounded_outline(21, 29.7, .05), .02, paper, .004, (-1.6, 5.2, .012), (math.pi / 2, 0, math.radians(-4)))
    ink = principled("ink", "0d1428", .22, Specular=.6)[0]
    print_ = matte("8a7b68", .85, .1)
    rng = np.random.default_rng(4)
    on = lambda x, y, z=.024: tuple(turn @ Vector((x, y, z)))
    for k in range(11):                                 # the last paragraph, then the line
        y = 2.75 + .62 * k + (.55 if k > 3 else 0)
        x = -9.4
        stop = 5.4 if k not in (0, 4) else (-2.2, 1.5)[k == 4]
        while x < stop:
            w = rng.uniform(.28, 1.15)
            o = box("word", (w, .13, .003), on(x + w / 2, y), print_, 0, (0, 0, math.radians(-4)))
            x += w + .15
    o = box("rule", (9.2, .028, .003), on(-4.6, -.42), print_, 0, (0, 0, math.radians(-4)))
    # the signature: one stroke that ends under the nib
    name = [(-6.6, .55), (-6.1, 1.55), (-5.65, 1.75), (-5.75, 1.0), (-6.25, -.05), (-6.6, -.18), (-6.3, .10), (-5.7, -.10), (-5.15, -.05), (-4.95, .45), (-5.15, .50), (-5.2, .12), (-4.85, .0), (-4.55, .48), (-4.42, .10), (-4.2, .44), (-4.05, .06), (-3.72, .10),
            (-3.45, .9), (-3.15, 1.55), (-3.02, 1.30), (-3.35, .35), (-3.2, .02), (-2.85, .18), (-2.55, .48), (-2.72, .40), (-2.6, .06), (-2.3, .12), (-2.05, .46), (-1.95, .08), (-1.7, .45), (-1.55, .05), (-1.2, .14), (-.7, .36), (-.30, .16), (0, 0)]
    pts = spline(name, 520)
    verts = []
    for i, (x, y) in enumerate(pts):                    # broad on the way down, fine on the way up
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        w = .034 + .042 * max(0, -dy / d) ** 1.2
        for e in (-1, 1):
            verts.append(on(x - e * w * (dy / d * .8 + .25), y + e * w * (dx / d * .8 + .12), .0262))
    mesh("stroke", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)], ink, False)
    drop = sphere("drop", .075, (0, 0, .024), ink, 40)
    drop.scale = (1, 1, .3)
    # the pen: its point at the origin, its body along +x
    gold, n, p = principled("gold", "e3b566", .20, 1.0)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3, 40, 40)), 4, 2, .5), .03, .004))
    R = .50

    def leaf(u, v):
        x = 2.45 * u
        w = .030 + .47 * (1 - (1 - min(1, x / 1.55)) ** 1.55) - (.06 * max(0, x - 1.55) ** 1.2)
        a = (v * 2 - 1) * w / R
        bend = -.05 * (1 - u) ** 4
        return (x, R * math.sin(a), R * (math.cos(a) - 1) + bend)
    P = [parcel("leaf", leaf, 160, 60, gold, .045)]
    black = matte("050403", .8, .2)
    P.append(tube("slit", [(x, 0, leaf(x / 2.45, .5)[2] + .004) for x in np.linspace(.03, 1.08, 30)], .010, black, False, 3))
    P.append(disc("hole", .085, (1.10, 0, .004), black, FLAT, .006, 0, 48))
    for s in (.14, .86):
        P.append(tube("line", [(lambda q: (q[0], q[1], q[2] + .004))(leaf(u, .5 + (s - .5) * min(1, .25 + u * 1.1))) for u in np.linspace(.22, .97, 60)], .008, principled("silver", "d9d6cf", .25, 1.0)[0], False, 3))
    P.append(sphere("tip", .050, (.02, 0, -.055), principled("tip", "cfccc6", .2, 1.0)[0], 40))
    feed = principled("feed", "0c0a09", .35, Specular=.4)[0]
    f = lathe("feed", [(0, .38), (.10, .42), (.24, .9), (.34, 1.5), (.36, 2.5)], feed, 60)
    f.rotation_euler, f.location, f.scale = (0, math.pi / 2, 0), (0, 0, -.38), (.75, 1, 1)
    P.append(f)
    for k in range(7):
        q = torus("fin", .30 + .010 * k, .022, feed, (1.30 + .16 * k, 0, -.40), (0, math.pi / 2, 0), 60, 10)
        P.append(q)
    shiny = principled("resin", "120c0a", .08, 0, Specular=.6, Clearcoat=1.0)[0]
    barrel, n, p = principled("barrel", "3c0f0c", .08, 0, Specular=.6, Clearcoat=1.0)
    marble = n.noise(n.coord("Object", (1, 1, .35)), 1.5, 5, .65, 1.6)
    n.put(p, "Base Color", n.ramp(marble, [(.36, rgb("200806")), (.56, rgb("6a1c12")), (.72, rgb("8f3018"))]))
    for prof, m in (([(.30, 2.05), (.52, 2.10), (.56, 2.25), (.55, 2.6), (.58, 3.6), (.66, 4.55)], shiny), ([(.66, 4.55), (.715, 4.58), (.72, 4.8), (.715, 5.02), (.68, 5.05)], brass(.16)), ([(.68, 5.05), (.735, 5.10), (.76, 6.5), (.77, 9.0), (.74, 13)], barrel)):
        o = lathe("part", spline(prof, 80) if len(prof) > 5 else prof, m, 120)
        o.rotation_euler, o.location = (0, math.pi / 2, 0), (0, 0, -.28)
        P.append(o)
    group(P, (0, 0, .080), rot=(math.radians(10), math.radians(-38), math.radians(33)))
    spot((-9, 13, 12), (0, .4, .5), 16000, 40, .25, kelvin(3300), .25)
    area((7, 9, 9), (2, 1, 1.5), 4.5, 900, kelvin(3600), 1.5)
    area((10, -7, 6), (1, 0, 1), 4, 420, kelvin(6800))
    area((-8, -9, 5), (0, 0, 0), 6, 260, kelvin(6400))
    ambient("4a3a2c", .12)
    camera((-1.9, -12.4, 7.5), (-.45, 1.30, .75), 62, .10, (-.1, 0, .3))
    return dict(NIGHT, anchor=(97.2, .86), bloom=.10, saturation=.90)


def footlights():
    """Footlights along the edge of a stage: shells of brass, their light on the hem of the curtain."""
    metal, n, p = principled("shell", "b98548", .26, 1.0)
    f = n.noise(n.coord("Object"), 5, 4, .6)
    n.put(p, "Roughness", n.math("MINIMUM", n.math("MULTIPLY_ADD", f, .10, .17), .25))
    n.put(p, "Base Color", n.mix(n.ramp(f, [(.38, (.55,) * 3), (.60, (0, 0, 0))]), rgba("c08a4a"), rgba("5c3a1a")))
    inner = principled("inner", "f0dcb8", .5, 0)[0]

    def shell(x, y, lit=1.0, turn=0.0):
        def fn(u, v, out=0.0):
            a = math.radians(-82 + 164 * u)
            s = .06 + .94 * v
            R = .64 * (.90 + .10 * math.cos(a)) * (1 + .028 * math.cos(a * 19.75) * v)
            r = R * s
            y_ = -.30 * math.sin(math.pi * min(1, s * .86)) + .20 * s ** 3 - .020 * math.cos(a * 19.75) * s ** 1.2 + out
            return (r * math.sin(a), y_, r * math.cos(a) * .94 + .10)
        P = [grid("shell", fn, 420, 60, metal), grid("inner", lambda u, v: fn(u, v, .014), 420, 60, inner)]
        P.append(tube("rim", [tuple(np.add(fn(u, 1), (0, .007, 0))) for u in np.linspace(0, 1, 260)], .011, metal, False, 4))
        P.append(box("foot", (.34, .26, .07), (0, .02, .035), metal, .02))
        P.append(tube("neck", [(0, .0, .05), (0, -.02, .15)], .05, metal))
        P.append(sphere("screw", .028, (0, -.115, .055), metal, 24))
        group(P, (x, y, .0), turn)
        if lit:
            b = sphere("bulb", .085, (x, y + .12, .30), glow(kelvin(2700), 9 * lit), 32)
            b.data.materials[0].cycles.sample_as_light = False
            point((x, y + .13, .30), 26 * lit, kelvin(2650), .085)
            spot((x, y + .14, .10), (x, .95, 1.75), 330 * lit, 56, .8, kelvin(2900), .05).visible_glossy = False
    # the edge of the stage: a moulding, then the boards
    wood = walnut("4a2a15", .34, .5)
    for k in range(6):
        box("plank", (26, .60, .12), (random.uniform(-2, 2), -.30 + .61 * (k + .5), -.06), wood, .01)
    gilt = bronze("a06a34", .24, .4, 4)
    prof = spline([(0, 0), (.10, -.01), (.13, -.06), (.10, -.11), (.05, -.13), (.06, -.20), (.02, -.28), (-.02, -.34)], 60)
    grid("moulding", lambda u, v: (-13 + 26 * u, -.32 - prof[int(round(v * 59))][0], .015 + prof[int(round(v * 59))][1]), 4, 60, gilt)
    box("front", (26, .1, 2), (0, -.26, -1.30), walnut("2a170c", .4, .5), 0)
    for k in range(-40, 41):                            # beads along the moulding
        sphere("bead", .030, (k * .16, -.40, -.165), gilt, 20)
    cu = curtain("curtain", 13, 7, 33, velvet("4a2616", "a8764c"), (0, 1.10, .05), .15, 4, 3200, 40)
    cu.rotation_euler = (0, 0, 0)
    # fringe along the hem
    box("hem", (13, .02, .01), (0, 1.9, .02), matte("1a0d06", 1, 0), 0)
    for x in (-.05, 1.20, 2.45):
        shell(x, -.02, 1.0)
    for x in (-3.80, -2.55, -1.30, 3.70):
        shell(x, -.02, 0)
    area((3, -5, 3.2), (1.4, 0, .3), 2.2, 46, kelvin(6200))
    area((-1.5, -3.5, 1.2), (.8, 0, .3), 1.0, 8, kelvin(4200))
    ambient("2a2018", .05)
    camera((-.45, -7.4, 1.20), (-.05, .1, .98), 50, 2.2, (1.2, -.2, .4))
    return dict(NIGHT, anchor=(98.6, .92), bloom=.24, halation=.09, saturation=.82)


def discus():
    """A discus at the edge of the throwing circle, the low sun behind the net of the cage."""
    ground, n, p = principled("concrete", "8a7c6c", .92, Specular=.15)
    f, fine = n.noise(n.coord("Object"), 1.3, 5, .65), n.noise(n.coord("Object"), 34, 4, .75)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", fine, .55), n.ramp(f, [(.3, rgb("6e6154")), (.7, rgb("93846f"))]), rgba("3f372f")))
    n.put(p, "Normal", n.bump(fine, .5, .02))
    box("ground", (120, 120, .2), (0, 30, -.1), ground, 0)
    white, n, p = principled("paint", "efe6d6", .8, Specular=.2)
    worn = n.noise(n.coord("Object"), 7, 5, .7)
    n.put(p, "Base Color", n.ramp(worn, [(.36, rgb("8a7c6c")), (.46, rgb("e9dfcd"))]))
    n.put(p, "Normal", n.bump(worn, .2, .01))
    ring = 12.5
    grid("line", lambda u, v: ((ring + .5 * v) * math.sin((u - .5) * 1.6) + .5, -13.6 + (ring + .5 * v) * math.cos((u - .5) * 1.6), .006), 200, 3, white)
    tube("band", [((ring - .02) * math.sin(a) + .5, -13.6 + (ring - .02) * math.cos(a), .01) for a in np.linspace(-.8, .8, 200)], .05, principled("band", "6a6058", .35, 1.0)[0])
    face = grained("veneer", "a8683a", "4a2410", .34, 46, .3, .5)
    rimm, n, p = principled("rim", "cfc4b2", .24, 1.0)
    s = n.noise(n.coord("Object", (6, 6, 60)), 3, 4, .7)
    n.put(p, "Roughness", n.math("MINIMUM", n.math("MULTIPLY_ADD", s, .10, .16), .255))
    n.put(p, "Normal", n.bump(s, .06, .006))

    def one(loc, rot):
        body = [(0, .150), (.30, .150), (.31, .148), (.62, .105), (.955, .062)]
        P = []
        for k in (1, -1):
            o = lathe("face", [(r, k * z) for r, z in body], face, 200)
            P += [o, lathe("plate", spline([(0, k * .158), (.24, k * .158), (.262, k * .155), (.272, k * .146), (.275, k * .13)], 60), principled("plate", "d6c6a8", .30, 1.0)[0], 200), torus("seat", .277, .0055, matte("140b06", .9), (0, 0, k * .149), seg=200, sides=8)]
            P.append(disc("screw", .050, (0, 0, k * .162), principled("screw", "8a7350", .26, 1.0)[0], FLAT, .012, .004, 40))
            P.append(box("slot", (.075, .012, .010), (0, 0, k * .168), matte("0a0705", .9), 0))
            P += [torus("joint", .955, .006, matte("140b06", .9), (0, 0, k * .0625), seg=200, sides=8)]
        P.append(lathe("rim", spline([(.93, .064), (.965, .066), (1.03, .060), (1.085, .036), (1.105, 0), (1.085, -.036), (1.03, -.060), (.965, -.066), (.93, -.064)], 120), rimm, 260))
        return group(P, loc, 0, 1, rot)
    one((1.10, -.10, 1.085), (math.radians(81), 0, math.radians(-12)))
    # the net of the cage, far out of focus, and the sun behind it
    net = matte("2a1d14", .9, .1)
    for k in range(-30, 31):
        for s in (-1, 1):
            tube("cord", [(k * .9 + s * 7.5, 9, -1), (k * .9 - s * 7.5, 9, 14)], .030, net, False, 2)
    for x in (-6.4, 7.6):
        tube("post", [(x, 8.8, -1), (x, 8.8, 14)], .16, matte("1a120c", .6), False)
    lit_disc(3.1, (2.2, 22, 2.6), .92, warm=(3900, 2450))
    m, n, out = material("air")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, .05, .5, clamp=True), [(.5, rgba("8a4e2a")), (.56, rgba("6a4636")), (.70, rgba("33363f")), (1, rgba("141a26"))]), "Strength": .34}))
    box("air", (120, .1, 20), (0, 40, 0), m, 0)
    prism("trees", [(-60, -1)] + [(x, .9 + .45 * math.sin(x * .5) + .3 * math.sin(x * 1.7 + 1)) for x in np.linspace(-60, 60, 400)] + [(60, -1)], .1, glow("0f0b08", .5), 0, (0, 36, 0))
    sun(Vector((-.16, -1, -.24)).normalized(), 2.6, kelvin(2700), 1.2)
    area((-3.6, -3.0, 2.6), (1.0, 0, .9), 1.3, 520, kelvin(3600))
    area((-.7, -5.2, 4.6), (1.1, -.1, 1.06), 3.4, 42, kelvin(3600))
    area((4.8, -4.5, 3.2), (1.1, 0, .9), 2.2, 90, kelvin(6600))
    ambient("2c3442", .14)
    area((1.6, 2.4, 3.8), (1.2, 0, 1.6), 5.0, 300, kelvin(3000), 1.6)
    camera((-.75, -8.0, 1.34), (-.18, 0, 1.12), 54, .9, (1.0, -.35, 1.0))
    return dict(NIGHT, anchor=(98.0, .88), bloom=.22, saturation=.86)


def paints():
    """Six tins of paint for the boards, one brush over the edge, in the light of a window."""
    table = walnut("8a6a48", .55, .9)
    for k in range(-4, 6):
        box("plank", (16, .98, .2), (random.uniform(-.5, .5), k * 1.0, -.1), table, .012)
    tin, n, p = principled("tin", "b9b2a6", .24, 1.0)
    s = n.noise(n.coord("Object", (1, 1, 5)), 6, 4, .7)
    n.put(p, "Roughness", n.math("MINIMUM", n.math("MULTIPLY_ADD", s, .10, .16), .255))
    n.put(p, "Normal", n.bump(s, .05, .01))
    tones = ("2e4763", "efe5d2", "b4552a", "36544a", "d9a24e", "8a5a30")
    at = [(-1.34, .66), (-.10, .82), (1.16, .70), (-1.02, -.62), (.24, -.52), (1.52, -.58)]
    rng = np.random.default_rng(12)
    for (x, y), t in zip(at, tones):
        wet, n, p = principled("wet", t, .16, 0, Specular=.55, Clearcoat=1.0, Clearcoat_Roughness=.04)
        n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 2.2, 3, .5, .8), .22, .03))
        h, r = .84, .50
        lathe("tin", spline([(r - .02, 0), (r, .01), (r, .04), (r - .012, .06), (r - .012, h - .10), (r, h - .08), (r + .004, h - .05), (r - .01, h - .02), (r - .02, h)], 80) + spline([(r - .02, h), (r - .045, h + .012), (r - .075, h), (r - .085, h - .02), (r - .075, h - .035), (r - .075, .1)], 50), tin, 150, (x, y, 0))
        label = principled("label", t, .5, Specular=.3)[0]
        lathe("label", [(r - .008, .12), (r - .006, .125), (r - .006, h - .16), (r - .008, h - .155)], label, 120, (x, y, 0))
        grid("paint", lambda u, v: (x + (r - .075) * v * math.cos(u * math.tau), y + (r - .075) * v * math.sin(u * math.tau), h - .15 + .016 * v ** 8), 100, 20, wet, close_u=True)
        # what ran over the rim
        runs = []
        for k in range(4):
            a = rng.uniform(-2.9, -.3) if k < 3 else rng.uniform(0, math.tau)
            c, s_ = math.cos(a), math.sin(a)
            L, w = rng.uniform(.10, .46), rng.uniform(.024, .042)
            runs += [((x + (r - .07) * c, y + (r - .07) * s_, h - .03), (x + (r - .02) * c, y + (r - .02) * s_, h + .005), w, w), ((x + (r - .02) * c, y + (r - .02) * s_, h + .004), (x + (r + .004) * c, y + (r + .004) * s_, h - .05), w, w * .8),
                     ((x + (r + .002) * c, y + (r + .002) * s_, h - .05), (x + (r - .002) * c, y + (r - .002) * s_, h - .05 - L), w * .75, w)]
        balls("run", runs, wet, .012, 3)
    for k in range(16):                                 # dried drops on the table
        o = sphere("drop", 1, (rng.uniform(-2.2, 2.4), rng.uniform(-1.5, 1.5), .0), principled("dry", tones[k % 6], .4, Specular=.4)[0], 24)
        q = rng.uniform(.015, .055)
        o.scale = (q, q * rng.uniform(.8, 1.2), .010)
    # the brush: its bristles in the paint's colour, over the edge of a tin
    P = [lathe("handle", spline([(0, -2.35), (.05, -2.33), (.075, -2.2), (.062, -1.9), (.050, -1.3), (.075, -.75), (.115, -.42), (.13, -.30)], 120), principled("lacquered", "7a2c16", .14, Clearcoat=.8)[0], 80)]
    f = lathe("ferrule", [(.13, -.32), (.145, -.30), (.145, -.26), (.138, -.25), (.138, -.06), (.145, -.05), (.145, -.01), (.14, 0)], brass(.2), 80)
    P.append(f)
    lines = []
    for k in range(900):
        q, a = math.sqrt(rng.random()), rng.uniform(0, math.tau)
        x, y = .13 * q * math.cos(a), .13 * q * math.sin(a)
        l = .50 + .06 * rng.random() - .10 * q * q
        lines.append([(x, y, -.02), (x * 1.05, y * 1.05, l * .5), (x * .92, y * .92, l)])
    cu = bpy.data.curves.new("bristles", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", .0042, 1
    for line in lines:
        q = cu.splines.new("POLY")
        q.points.add(2)
        for o, co in zip(q.points, line):
            o.co = (*co, 1)
    cu.materials.append(principled("bristle", "c9a878", .5, Specular=.4)[0])
    P.append(link(bpy.data.objects.new("bristles", cu)))
    P.append(balls("load", [((.0, 0, .34), (0, 0, .50), .115, .085)], principled("load", "d9a24e", .16, Specular=.55, Clearcoat=1.0)[0], .015, 8))
    d = Vector((.62, .30, -.06)).normalized()
    g = group(P, (.13, -.44, .965), rot=d.to_track_quat("Z", "Y").to_euler())
    for o in P:
        o.scale = (1.35, .72, 1)
    spot((-5.2, 4.0, 4.4), (.15, .05, .5), 2600, 24, .06, kelvin(3500), .04)
    area((-5, 2, 4), (0, 0, .5), 2.6, 110, kelvin(5200))
    area((3.5, 4.5, 3.5), (0, 0, .8), 2.4, 60, kelvin(6600), 1.2)
    ambient("6a5a4c", .16)
    camera((-.30, -5.9, 4.2), (.14, .0, .40), 57, 1.2, (.2, -.6, .8))
    return dict(NIGHT, anchor=(96.5, .84), bloom=.10, saturation=.88)


def hallmarks():
    """One knife with five marks etched into its blade; the light falls on the fourth."""
    box("bench", (160, 120, .4), (0, 30, -.75), walnut("4a2a16", .42, .12), 0)
    leather, n, p = principled("leather", "5e3722", .55, Specular=.4)
    f = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 5.0}).outputs["Distance"]
    n.put(p, "Normal", n.bump(n.math("ADD", f, n.noise(n.coord("Object"), 14, 3, .6)), .30, .05))
    prism("apron", rounded_outline(70, 17, 1.2), .22, leather, .08, (2, 2.6, -.44), (math.pi / 2, 0, math.radians(-2)))
    tube("stitch", [(x, 9.9 - .035 * x, -.315) for x in np.linspace(-32, 34, 300)], .05, matte("c9a878", .8), False, 3)
    steel, n, p = principled("steel", "c2beb8", .30, 1.0)
    brush = n.noise(n.coord("Object", (.35, 20, 20)), 2.0, 3, .75)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", brush, .9), rgba("d2cec8"), rgba("6f6b67")))
    n.put(p, "Normal", n.bump(brush, .28, .03))
    # flat of the blade, its ground bevel, the spine
    line = spline([(-34, 0), (-10, 0), (6, .1), (13, .9), (17.5, 2.6), (19.6, 4.3)], 160)
    top = [(x, 5.6 - .0016 * (x + 34) ** 1.6 * .35) for x, _ in line]

    def surface(u, v):
        x, lo = line[int(round(u * 159))]
        hi = min(top[int(round(u * 159))][1], 5.6)
        hi = max(hi, lo + .02)
        k = min(1, (hi - lo) / 3.0)
        ys = [lo, lo + 1.55 * k, hi - .02, hi, hi]
        zs = [-.36, -.01, 0, -.03, -.38]
        i = int(round(v * 4))
        return (x, ys[i], zs[i])
    flat = prism("blade", [(x, y) for (x, lo), y in ((q, q[1] + 1.55) for q in line if q[0] < 14)] + [(x, y) for x, y in top[::-1] if x < 14], .30, steel, .02, (0, 0, -.15), FLAT)
    verts, faces = [], []
    pts = [q for q in line if q[0] < 14]
    for x, lo in pts:
        verts += [(x, -lo + 0, -.30), (x, -(lo + 1.56), -.004)]
    # prisms lie mirrored in y, so does the bevel
    for i in range(len(pts) - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    bevel = mesh("bevel", verts, faces, steel, False)
    tools = []

    def mark(o, x):
        """Etched: its face lies a hair above the steel."""
        o.location.x, o.location.y, o.location.z = o.location.x or x, -3.75, -.086
        tools.append(o)
    lathe_ring = lambda r0, r1: [(r0, -.09), (r1, -.09), (r1, .09), (r0, .09), (r0, -.09)]
    dark = principled("etched", "17120f", .55, .3)[0]
    X = [-5.6, -2.5, .6, 3.7, 6.8]
    a = lathe("ring", lathe_ring(.56, .80), dark, 120)
    mark(a, X[0])
    for d in (-.52, 0, .52):
        mark(box("bar", (.26, 1.5, .18), (X[1] + d, -3.75, 0), dark, 0), X[1])
    mark(prism("wedge", [(-.85, -.7), (.85, -.7), (0, .8)], .18, dark, 0, (X[2], -3.75, 0), FLAT), X[2])
    b = lathe("ring", lathe_ring(.66, .84), dark, 120)
    mark(b, X[3])
    mark(disc("dot", .34, (X[3], -3.75, 0), dark, FLAT, .18, 0, 80), X[3])
    for d in (-.38, .38):
        mark(prism("chevron", [(-.75, d - .30), (0, d + .16), (.75, d - .30), (.75, d - .02), (0, d + .44), (-.75, d - .02)], .18, dark, 0, (X[4], -3.75, 0), FLAT), X[4])
    turn_ = link(bpy.data.objects.new("turn", None))
    for o in (flat, bevel, *tools):
        o.parent = turn_
    turn_.location, turn_.rotation_euler = (0, 3.6, .05), (0, 0, math.radians(-3))
    # its handle: two scales of walnut on the tang, rivets and a bolster of brass
    wood = grained("scale", "6e3f20", "2a140a", .32, 16, .5, .12)
    P = [prism("scales", [(x, y) for x, y in spline([(-9.4, .35), (-11.5, .15), (-15, .55), (-19, .2), (-24, .4), (-24, 5.6), (-19, 5.9), (-15, 5.3), (-11.5, 5.75), (-9.4, 5.62)], 160)], 1.5, wood, .34, (0, 0, .1), FLAT),
         box("bolster", (1.25, 5.35, 1.62), (-9.2, 2.98, .1), brass(.2), .10)]
    for x in (-11.9, -16.4):
        P += [disc("rivet", .42, (x, 2.95, .88), brass(.2), FLAT, .06, .03, 60)]
    for o in P:
        o.parent = turn_
        o.location.y -= 5.95 if o.name.startswith(("bolster", "rivet")) else 0
    spot((6.6, 17, 14), (3.7, -.1, .1), 5200, 11.5, .05, kelvin(3500), .15).visible_glossy = True
    area((4, 26, 17), (0, 0, 0), 36, 9500, kelvin(4000), 6)
    area((0, 15, 21), (0, 0, 0), 30, 3600, kelvin(6600), 5)
    area((-13, 17, 8), (0, 8, .5), 6, 2200, kelvin(3300))
    area((-20, 8, 12), (-10, 1, 0), 7, 2200, kelvin(3600))
    area((0, -16, 16), (0, 0, 0), 12, 1900, kelvin(6800))
    ambient("4a4038", .40)
    camera((-2.6, -14.9, 10.9), (-.75, .55, 0), 38, .24, (2.6, -.2, .0))
    return dict(NIGHT, anchor=(97.4, .84), bloom=.14, saturation=.88)


WIDE = (2400, 1350)
SIZES = dict(nib=(1600, 1200), paints=(1600, 1200), discus=(2400, 1500))
VIEWS = {f.__name__: f for f in (strings, nib, footlights, discus, paints, hallmarks)}
view = ARGS.view or "strings"
begin(*SIZES.get(view, WIDE))
shoot(view, 16, VIEWS[view]())
