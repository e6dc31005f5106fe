"""Close views of one thing each, hard from the side: an instrument, a pen, a row of lamps, a discus, a blade."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
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
    # the signature ends under the nib
    strokes, _ = word("Lumen", 0, 0, .68, np.random.default_rng(7))
    line = [(x, y) for x, y, *_ in strokes[0]] + [(q[0], q[1]) for q in spline([strokes[0][-1][:2], (strokes[0][-1][0] + .22, strokes[0][-1][1] + .02), (strokes[0][-1][0] + .50, strokes[0][-1][1] - .20)], 40)[1:]]
    pts = [(x - line[-1][0], y - line[-1][1]) for x, y in line]
    verts = []
    for i, (x, y) in enumerate(pts):                    # broad on the way down, fine on the way up
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        w = .026 + .034 * max(0, -dy / d) ** 1.2
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
    cu = drape("curtain", 13, 7, 30, velvet("4a2616", "a8764c"), (0, 1.10, .05), .16, 4, 3200, 40)
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


def hallmarks():
    """A kitchen knife on a dark board: five marks etched into its blade, the light falls on the fourth."""
    board = grained("board", "7a4826", "34190b", .42, 3.2, .15, .05)
    for k in range(-4, 6):
        box("stave", (90, 4.36, 1), (random.uniform(-9, 9), 4.4 * k + 1.4, -.78), board, .06)
    steel, n, p = principled("steel", "b9b5ae", .30, .85)
    uv = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV", (1, 1, 1))}).outputs["Y"]
    brush = n.noise(n.coord("Object", (.25, 7, 1)), 2.0, 2, .6)
    ground = n.ramp(uv, [(.199, (1, 1, 1)), (.201, (0, 0, 0))])
    n.put(p, "Base Color", n.mix(ground, n.mix(brush, rgba("9a958e"), rgba("bdb9b2")), rgba("f2eee8")))
    n.put(p, "Metallic", n.math("MULTIPLY_ADD", ground, -.45, .85))
    top = lambda x: 5.6 - .012 * x - 1.5 * max(0, (x - 10.5) / 6.9) ** 2.2
    low = lambda x: .06 * x * .2 if x < 7 else .084 + 3.86 * ((x - 7) / 10.4) ** 2.3
    L, far = 12.0, 18.0                                 # the blade ends where its spine meets its edge
    for _ in range(40):
        mid = (L + far) / 2
        L, far = (mid, far) if top(mid) > low(mid) else (L, mid)
    taper = lambda x: 1 - (1 - min(1, (L - x) / 4.4)) ** 1.6

    def face(u, v):
        """One fifth of its rows is the bevel: it, the face and the spine run out in one point."""
        x = L * u
        lo, hi, t = low(x), top(x), taper(x)
        w = .95 * t
        y = lo + (w * v / .2 if v < .2 else w + (hi - lo - w) * (v - .2) / .8)
        return (x, y, t * (.012 + .17 * min(1, v / .2)))
    K = [grid("face", face, 240, 51, steel), grid("back", lambda u, v: (L * u, top(L * u), taper(L * u) * .182 * (1 - 2 * v)), 240, 3, steel)]
    for poly in K[0].data.polygons:
        poly.use_smooth = False
    # etched: their faces lie a hair above the steel
    dark, z = principled("etched", "17120f", .55, .3)[0], .185
    flat_ring = lambda r0, r1: [(r0, z - .05), (r1, z - .05), (r1, z + .006), (r0, z + .006), (r0, z - .05)]
    X, y = [1.9 + 2.62 * k for k in range(5)], 3.2
    K += [lathe("ring", flat_ring(.64, .92), dark, 120, (X[0], y, 0)), lathe("ring", flat_ring(.74, .95), dark, 120, (X[3], y, 0)), disc("dot", .38, (X[3], y, z - .04), dark, FLAT, .09, 0, 80)]
    K += [box("bar", (.30, 1.8, .09), (X[1] + d, y, z - .04), dark, 0) for d in (-.58, 0, .58)]
    K.append(prism("wedge", [(-.98, .8), (.98, .8), (0, -.92)], .09, dark, 0, (X[2], y, z - .04), (-math.pi / 2, 0, 0)))
    for d in (-.42, .42):
        K.append(prism("chevron", [(-.86, d - .34), (0, d + .18), (.86, d - .34), (.86, d - .03), (0, d + .49), (-.86, d - .03)], .09, dark, 0, (X[4], y - .05, z - .04), (-math.pi / 2, 0, 0)))
    # bolster, two scales of walnut, three rivets
    wood = grained("scale", "33200f", "120904", .28, 12, .5, .10)
    outline = spline([(-1.1, 1.5), (-2.6, 1.35), (-5, 1.75), (-8, 1.5), (-11.5, 1.2), (-13.4, 1.6), (-13.6, 4.2), (-11.5, 4.9), (-8, 5.0), (-5, 5.1), (-2.6, 5.25), (-1.1, 5.4)], 200)
    K += [prism("scales", outline, 1.5, wood, .38, (0, 0, .0), (-math.pi / 2, 0, 0), 8), prism("bolster", [(.05, 5.58), (-1.3, 5.42), (-1.3, 1.48), (-.5, 1.1), (.05, .1)][::-1], 1.1, brass(.2), .16, (0, 0, 0), (-math.pi / 2, 0, 0), 6)]
    for x in (-3.2, -6.6, -10):
        K.append(disc("rivet", .42, (x, 3.3, .74), brass(.2), FLAT, .06, .03, 60))
    group(K, (0, 0, .0), -5)
    spot((13, 17, 26), (9.85, 2.4, .2), 15000, 7.6, .06, kelvin(3400), .15)
    area((3, 25, 32), (5, 2, 0), 40, 8200, kelvin(4100), 7)
    area((4, 6, 36), (5, 1, 0), 26, 2600, kelvin(6200), 5)
    area((-20, 12, 14), (-4, 3, 0), 7, 7200, kelvin(3300))
    area((2, -24, 12), (4, 0, 0), 16, 1500, kelvin(6800))
    ambient("4a4038", .34)
    camera((4.6, -17.4, 33.6), (4.6, 2.05, 0), 50, .5, (8, 2, .2))
    return dict(NIGHT, anchor=(97.2, .84), bloom=.10, saturation=.88)


WIDE = (2400, 1350)
SIZES = dict(nib=(1600, 1200), discus=(2400, 1500))
VIEWS = {f.__name__: f for f in (nib, footlights, discus, hallmarks)}
view = ARGS.view or "nib"
begin(*SIZES.get(view, WIDE))
shoot(view, 16, VIEWS[view]())
