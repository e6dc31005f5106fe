"""Pictures of the pages on law and forms. A house has steps and a ramp to the same door; `--view bells`: the name plate on its door;
`--view tactile`: a strip that leads the blind; `--view seal`: a seal of wax; `--view file`: a closed file; `--view buttons`: three press buttons; `--view lockers`:
a wall of small locked doors, a key in one of them; `--view braille`: a page in braille."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "ramp"
begin(1800 if view == "braille" else 2400, dict(buttons=1980, braille=1800).get(view, 1350))          # an upright window holds the three buttons too


def ramp():
    """Five steps, beside them a ramp with a handrail; both lead to one open door."""
    wall, tr = plaster("dcc5a4", bump=.14), stone("e6d6bd", "cbb28c", 1.7, .6, .18)
    box("floor", (40, 24, .2), (0, 4, -.1), stone("c9b492", "bfa681", .9, .7, .12), 0)
    H, front, back, door = .80, .9, 2.9, -1.05
    house = prism("wall", [(-14, -1), (14, -1), (14, 9), (-14, 9)], .5, wall, 0, (0, back + .25, 0))
    cut(house, prism("way", [(door + x, H + z) for x, z in arch_outline(1.42, 2.55)], 2, None, 0, (0, back, 0)))
    prism("frame", [(door + x, H + z) for x, z in arch_outline(1.74, 2.72)] + [(door + x, H + z) for x, z in arch_outline(1.42, 2.555)[::-1]], .16, tr, .015, (0, back, 0))
    box("inside", (6, .1, 7), (door, back + 3.2, 2), plaster("e8c894", bump=.1), 0)
    box("hall", (6, 3, .1), (door, back + 1.52, H - .05), walnut("6b3c1e", .3), 0)
    leaf = group([prism("leaf", [(x, z) for x, z in rounded_outline(.66, 2.4, .01)], .06, walnut("5a3319", .34, 1.2), .01, (.33, 0, 1.2)), sphere("knob", .04, (.58, -.07, 1.1), BRASS(), 40)], (door - .71, back + .42, H), 74)
    point((door + .1, back + 1.7, H + 2.0), 120, kelvin(3000), .2)
    box("landing", (4.3, back - front, H), (-.55, (front + back) / 2, H / 2), tr, .012)
    n, deep = 5, .36
    for k in range(n - 1):
        h = H * (k + 1) / n
        y = front - deep * (n - 1 - k)
        box("step", (2.5, front - y, h), (-1.05, (front + y) / 2, h / 2), tr, .014)
    L, x0 = 5.6, 1.6
    prism("ramp", [(x0, 0), (x0 + L, 0), (x0 + L, .02), (x0, H)], back - front - .01, tr, .01, (0, (front + back) / 2, 0))
    br = bronze("8c5b36", .22, .2, 1.6)
    top, y = .90, front + .14
    slope = lambda x: H * max(0.0, 1 - max(0.0, x - x0) / L)
    for rise, r in ((top, .032), (top * .52, .020)):
        tube("rail", spline([(x, y, slope(x) + rise) for x in (.46, x0 - .3, x0 - .05, x0 + .12, x0 + 1.4, x0 + 2.8, x0 + 4.2, x0 + 5.4)], 240), r, br)
    for x in (.50, x0 - .02, x0 + 1.25, x0 + 2.5, x0 + 3.75, x0 + 5.0):
        tube("post", [(x, y, slope(x)), (x, y, slope(x) + top)], .021, br)
        disc("foot", .055, (x, y, slope(x) + .006), br, FLAT, .012, .004, 60)
    spot((-3.2, -11, 5.6), (3.05, back, 2.02), 7600, 10.4, .02, kelvin(4200), .03)
    area((-5.0, .2, 7.6), (-.2, 1.2, .6), 1.6, 900, kelvin(4800))
    area((-7, -8, 5), (0, 1.5, .8), 3.0, 330, kelvin(5000))
    area((6, -7, 4), (1, 2, 1), 4.0, 170, kelvin(6800))
    ambient("a9988a", .22)
    camera((1.80, -16.0, 2.70), (2.05, 0, 1.60), 50)
    return dict(DAY, anchor=(90, .82))


def bells():
    """A name plate of brushed brass on a front door, from close by and from below its side: the name is engraved, the button below it is lit."""
    coat = walnut("54280f", .42, .8)
    metal = brass(.30)
    n, p = Nodes(metal.node_tree), metal.node_tree.nodes["Principled BSDF"]
    brush = n.noise(n.coord("Object", (1.0, 1, 110)), 2.4, 3, .6)     # brushed along the plate
    n.put(p, "Normal", n.bump(brush, .09, .004))
    rim, hole, wax = brass(.14), matte("070403", .95, .1), matte("1a0d07", .6, .3)
    box("door", (24, .4, 14), (0, .26, 0), coat, 0)
    prism("shadow line", rounded_outline(3.16, 1.96, .06), .05, hole, 0, (0, .04, 0))
    prism("plate", rounded_outline(3.20, 2.00, .07), .08, metal, .022, (0, 0, 0))
    front = -.041
    tube("line", [(a, front, b) for a, b in rounded_outline(2.97, 1.77, .05)], .0085, wax, True, 4)
    for x in (-1, 1):
        for z in (-1, 1):
            s = lathe("screw", [(0, .030), (.034, .026), (.050, .010), (.054, 0)], rim, 80)
            s.rotation_euler, s.location = (math.pi / 2, 0, 0), (x * 1.36, front, z * .76)
            c = box("slot", (.078, .012, .012), (x * 1.36, front - .028, z * .76), hole, 0)
            c.rotation_euler = (0, x * .7 + z * .4, 0)
    name = bpy.data.curves.new("engraved", "FONT")
    name.body, name.font = "Lumen & Leute", bpy.data.fonts.load("/usr/share/fonts/opentype/urw-base35/P052-Roman.otf")
    name.size, name.align_x, name.extrude, name.space_character = .46, "CENTER", .002, 1.04
    name.materials.append(wax)
    o = link(bpy.data.objects.new("engraved", name))
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (0, front - .001, .17)
    board("collar", [circle_outline(.30, cz=-.42), circle_outline(.215, cz=-.42)], rim, (0, front - .030, 0), .06, .020)
    board("ring", [circle_outline(.215, cz=-.42), circle_outline(.178, cz=-.42)], hole, (0, front - .010, 0), .03, 0)
    k = lathe("knob", [(0, .125), (.07, .120), (.13, .098), (.165, .055), (.172, 0), (.172, -.05)], glow(kelvin(2700), 7.0), 160)
    k.rotation_euler, k.location = (math.pi / 2, 0, 0), (0, front - .01, -.42)
    point((0, -.50, -.42), 12, kelvin(2700), .14)
    spot((-5.6, -4.4, 4.8), (.15, 0, .0), 6500, 27, .03, kelvin(3500), .05)
    area((-2.6, -2.2, 3.0), (0, 0, .2), 1.2, 90, kelvin(3500))
    area((2.8, -3.4, 2.4), (.2, 0, 0), 2.4, 120, kelvin(4800), 1.2)
    area((1.9, -6.0, 1.6), (.3, 0, .2), 1.5, 170, kelvin(3600))
    ambient("6a584a", .35)
    camera((-2.1, -7.6, -1.35), (.06, 0, -.02), 56, 3.4, (-.15, -.06, 0))
    return dict(NIGHT, anchor=(97.5, .90), saturation=.90)


def tactile():
    """Ribs of the strip that leads the blind, laid in stone: they run to the field of studs where the way turns, under a low sun."""
    slab, rib = stone("cdb692", "a5875c", .9, .6, .30), stone("efe4d2", "cdb48e", 1.4, .5, .22)
    rs = np.random.default_rng(4)
    box("bed", (60, 60, .2), (0, 10, -.13), matte("4a3626", .95, .1), 0)
    T = 1.2                                              # a slab
    for i in range(-9, 10):
        for j in range(-3, 12):
            if i == 0:
                continue
            box("slab", (T - .016, T - .016, .06), (i * T + .35, j * T, -.03 + rs.uniform(-.003, .003)), slab, .010, (0, 0, 0))
    for j in range(-3, 12):
        field = j in (1, 2)
        box("strip", (T - .016, T - .016, .06), (.35, j * T, -.03), rib, .010)
        if field:
            for a in range(6):
                for b in range(6):
                    x, y = .35 + (a - 2.5) * .19, j * T + (b - 2.5) * .19
                    lathe("stud", [(0, .052), (.045, .050), (.058, .040), (.070, 0)], rib, 60, (x, y, 0))
        else:
            for a in range(6):
                x = .35 + (a - 2.5) * .19
                box("rib", (.085, T - .06, .08), (x, j * T, .012), rib, .026, (0, 0, 0), 5)
    cane = principled("cane", "e9e4da", .3, 0, Specular=.5)[0]
    tip, top = Vector((.55, -.05, .10)), Vector((2.6, -1.9, 3.6))
    tube("cane", [tuple(tip + (top - tip) * t) for t in (0, 1)], .024, cane, False, 10)
    d = (top - tip).normalized()
    tube("band", [tuple(tip + d * .42), tuple(tip + d * .95)], .0252, principled("red", "9a2a16", .35)[0], False, 10)
    sphere("tip", .052, tuple(tip), principled("tip", "1a1410", .4)[0], 60)
    sun((-1.0, -.34, -.30), 6.5, kelvin(3200), .8)
    ambient("5f7396", .20)
    camera((-.62, -2.75, 1.30), (.20, .35, -.02), 46, 2.4, tuple(tip))
    return dict(NIGHT, anchor=(97, .90), saturation=.90)


def seal():
    """A seal of red wax on a folded document, from close by under a low light; a ribbon comes out below it."""
    box("table", (40, 40, .2), (0, 6, -.20), walnut("3a2012", .40, .5), 0)
    m, n, p = principled("paper", "efe3cf", .85, Specular=.18)
    v = n.coord("Object")
    laid = n.noise(n.coord("Object", (9, 150, 1)), 1.0, 2, .5)
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 90, 3, .6), n.math("MULTIPLY", laid, .6)), .14, .006))
    smooth = lambda a, b, t: (lambda k: k * k * (3 - 2 * k))(min(1.0, max(0.0, (t - a) / (b - a))))

    def sheet(u, v):
        x, y = -5.6 + u * 11.2, -4 + v * 10
        return (x, y, .012 * math.sin(x * 1.1 + .6) * math.sin(y * .9))
    grid("paper", sheet, 200, 200, m)
    tip = (0, -.30)                                      # the flap of the fold ends below the wax
    prism("flap", [(-7.5, 5.2), tip, (7.5, 5.2)], .034, m, .012, (0, 0, .034), (-math.pi / 2, 0, 0))
    cloth = principled("ribbon", "55684c", .55, Sheen=.7)[0]
    for turn, long in ((-136, 3.8), (-72, 3.6)):
        a = math.radians(turn)

        def tail(u, v, a=a, long=long):
            t, s = v * long, (u - .5) * .50
            z = .075 + .13 * math.sin(t * 1.9 + .4) ** 2 * smooth(.9, 1.6, t) + .03 * math.sin(s * 9 + t)
            t = t - (abs(s) * .9 if v > .999 else 0)
            return (t * math.cos(a) - s * math.sin(a), t * math.sin(a) + s * math.cos(a), z)
        o = grid("ribbon", tail, 24, 220, cloth)
        o.modifiers.new("thick", "SOLIDIFY").thickness = .012

    wax_seal("7d160d")
    spot((-6.0, 3.4, 2.5), (0, 0, 0), 5200, 34, .5, kelvin(3300), .10)
    area((-2.4, 4.6, 2.6), (0, 0, .1), 1.3, 150, kelvin(4300), 2.4)
    area((4, 4, 2.6), (0, 0, 0), 2.0, 60, kelvin(6800))
    area((-3, -5, 4), (0, 0, 0), 2.4, 150, kelvin(4300))
    ambient("3c4048", .16)
    camera((-.46, -8.5, 7.0), (-.02, -.22, 0), 62, 1.8, (0, -.3, .2))
    return dict(NIGHT, anchor=(97.0, .82), saturation=.90)


def file():
    """A closed file: two washers of fibre, between them a red cord wound in an eight; from close by under a low light."""
    box("table", (60, 60, .2), (0, 8, -.50), walnut("3a2012", .40, .5), 0)

    def board(tone, rough=.75):
        m, n, p = principled("board", tone, rough, Specular=.3)
        f = n.noise(n.coord("Object", (2, 2, 2)), 60, 3, .65)
        w = n.math("ADD", n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["X"], 210)),
                   n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"], 210)))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", w, .20), f), .22, .008))
        big = n.noise(n.coord("Object"), .8, 4, .6)
        n.put(p, "Base Color", n.ramp(big, [(.3, tuple(x * .82 for x in rgb(tone)) + (1,)), (.7, rgba(tone))]))
        return m
    green = board("34443c")
    flat = (-math.pi / 2, 0, 0)
    for k, (tone, dx, turn) in enumerate((("8a6a44", -.35, 1.2), ("d9c7a6", .22, -1.6), ("7a5a3a", -.15, .6))):      # files below it
        o = prism("file", rounded_outline(9.2, 7.6, .05), .10, board(tone), .02, (dx, .9, -.10 - .115 * k), flat)
        o.rotation_euler = (-math.pi / 2, 0, math.radians(turn))
    prism("body", rounded_outline(9, 7.4, .05), .12, green, .03, (0, .8, 0), flat)
    prism("flap", [(-4.55, 4.6), (-4.55, .35), (-4.25, .02), (-2.2, -.42), (2.2, -.42), (4.25, .02), (4.55, .35), (4.55, 4.6)], .055, green, .018, (0, 0, .092), flat)
    fibre, n, p = principled("fibre", "6a150c", .60, Specular=.12)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 46, 3, .6), .16, .006))
    met, cordm = brass(.2), principled("cord", "74160c", .9, Specular=.08)[0]
    spots = ((0, .42, .120), (0, -1.12, .062))
    for x, y, z in spots:
        w = lathe("washer", [(.12, .085), (.15, .122), (.42, .116), (.455, .106), (.46, .094), (.455, .082), (.16, .075), (.12, .0)], fibre, 200, (x, y, z))
        lathe("eye", spline([(.0, .095), (.06, .10), (.085, .138), (.125, .160), (.165, .146), (.178, .122)], 60), met, 160, (x, y, z))
        lathe("under", [(0, .012), (.13, .012), (.13, 0)], met, 60, (x, y, z))

    def ply(path, r=.030, pitch=.17):
        P = [Vector(q) for q in path]
        run, strands = 0.0, ([], [], [])
        for i, q in enumerate(P):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            s = t.cross(Vector((0, 0, 1))).normalized()
            u = s.cross(t)
            run += (q - P[i - 1]).length if i else 0
            for k in range(3):
                a = math.tau * (run / pitch + k / 3)
                strands[k].append(tuple(q + (s * math.cos(a) + u * math.sin(a)) * r * .58))
        for line in strands:
            tube("cord", line, r * .62, cordm, False, 6)
    pts, (x1, y1, z1), (x2, y2, z2) = [], *spots
    for k in range(3):                                   # eights around both washers, each a little wider
        r = .17 + .06 * k
        for d in range(-30, 211, 6):
            pts.append((x1 + r * math.cos(math.radians(d)), y1 + r * math.sin(math.radians(d)), z1 + .044))
        for d in range(30, -211 if k < 2 else -100, -6):
            q = (x2 + r * math.cos(math.radians(d)), y2 + r * math.sin(math.radians(d)), z2 + .044)
            if d == 30:                                  # on its way down it lies on the others
                q0 = pts[-1]
                pts += [tuple(q0[j] + (q[j] - q0[j]) * t + (.055 * math.sin(math.pi * t) if j == 2 else 0) for j in range(3)) for t in np.linspace(.05, .95, 30)]
            pts.append(q)
        if k < 2:
            q0, r = pts[-1], r + .06
            q = (x1 + r * math.cos(math.radians(-30)), y1 + r * math.sin(math.radians(-30)), z1 + .044)
            pts += [tuple(q0[j] + (q[j] - q0[j]) * t for j in range(3)) for t in np.linspace(.05, .95, 30)]
    free = spline([pts[-6], pts[-1], (-.30, -1.52, .100), (-.62, -1.72, .096), (-1.00, -1.60, .096), (-1.02, -1.25, .096), (-.72, -1.18, .150), (-.60, -1.55, .165), (-.80, -2.00, .096), (-1.20, -2.35, .096), (-1.9, -2.5, .096), (-2.6, -2.45, .096)], 600)
    ply(pts + [tuple(q) for q in free if q[0] < pts[-1][0] - .01 or q[1] < pts[-1][1] - .01])
    spot((-6.4, 3.0, 2.1), (0, -.3, 0), 4200, 40, .5, kelvin(3300), .08)
    area((-2.6, 4.6, 2.4), (0, 0, .1), 1.2, 90, kelvin(4200), 2.4)
    area((4, 5, 2.6), (0, 0, 0), 2.2, 60, kelvin(6800))
    area((-2, -5, 4), (0, 0, 0), 2.4, 40, kelvin(4600))
    ambient("3c4048", .14)
    camera((-.80, -4.75, 3.0), (.02, -.48, .05), 57, 2.2, (0, -.75, .15))
    return dict(NIGHT, anchor=(97.0, .60), saturation=.88)


def buttons():
    """Three press buttons in a panel of wood, from close by; the middle one glows."""
    box("panel", (14, .5, 8), (0, .25, 0), walnut("4a2713", .36, .42), 0)
    for z in (-1.02, 1.02):
        box("inlay", (14, .02, .05), (0, -.002, z), brass(.2), .004)
    br, deep = bronze("b98548", .31, .2, 2.4), matte("090503", .9, .1)
    for k in range(-1, 2):
        x = k * 1.62                                         # close enough for an upright window
        plate = lathe("plate", [(0, .02), (.50, .02), (.52, .05), (.70, .05), (.735, .038), (.745, 0), (.745, -.02)], br, 240)
        lip = lathe("lip", spline([(.47, .0), (.475, .14), (.50, .20), (.545, .20), (.575, .14), (.585, .04)], 60), brass(.17), 240)
        gap = lathe("gap", [(0, .030), (.475, .030)], deep, 120)
        face = [(0, .235), (.16, .232), (.30, .215), (.385, .180), (.425, .135), (.435, .09), (.435, .02)]
        if k == 0:
            m, nn, out = material("lit")
            s = nn.add("ShaderNodeSeparateXYZ", {0: nn.add("ShaderNodeTexCoord").outputs["Object"]})
            q = nn.math("DIVIDE", nn.math("SQRT", nn.math("ADD", nn.math("POWER", s.outputs["X"], 2.0), nn.math("POWER", s.outputs["Y"], 2.0))), .435)
            e = nn.add("ShaderNodeEmission", {"Color": nn.ramp(q, [(0, kelvin(3700)), (1, kelvin(2300))]), "Strength": nn.ramp(q, [(0, (5.5,) * 3), (.7, (3.4,) * 3), (1, (1.1,) * 3)])})
            g = nn.add("ShaderNodeBsdfGlossy", {"Color": (.06, .06, .06, 1), "Roughness": .12})
            a = nn.add("ShaderNodeAddShader")
            nn.put(a, 0, e.outputs[0])
            nn.put(a, 1, g.outputs[0])
            nn.put(out, "Surface", a)
            m.cycles.sample_as_light = False
            point((x, -.52, 0), 7, kelvin(2600), .22)
        else:
            m = principled("ivory", "e6d5b6", .26, 0, Specular=.5, Subsurface=.0)[0]
        knob = lathe("knob", spline(face, 90), m, 240)
        for o in (plate, lip, gap, knob):
            o.rotation_euler = (math.pi / 2, 0, 0)
            o.location = (x, 0, 0)
        for a in range(4):                               # screws, each turned its own way
            t = math.radians(45 + 90 * a)
            o = (x + .645 * math.cos(t), -.052, .645 * math.sin(t))
            disc("screw", .034, o, brass(.2), (0, 0, 0), .014, .004, 48)
            box("slot", (.058, .004, .008), (o[0], -.060, o[2]), deep, 0, (0, math.radians(31 * a + 50 * k), 0))
    spot((-5.2, -4.2, 3.2), (-.4, 0, -.3), 5200, 90, .25, kelvin(3500), .45)
    area((-3.4, -4.6, 2.8), (0, 0, 0), 1.5, 190, kelvin(3700), .5)
    area((4.2, -2.4, .8), (0, 0, 0), 2.0, 60, kelvin(6400), 3.0)
    area((1.6, -6.4, -2.6), (0, 0, -.6), 3.0, 300, kelvin(3300), 3.0)
    area((-5.5, -3.0, -2.4), (-3.0, 0, -.8), 2.0, 160, kelvin(3000))
    ambient("40424a", .16)
    camera((5.0, -4.7, -.9), (.30, 0, .02), 47, 3.2, (0, -.2, 0))
    return dict(NIGHT, anchor=(97.3, .88), saturation=.90)


def lockers():
    """Small brass doors in a frame of wood, all locked; in the lit one a key with its tag."""
    w, h, gap = .62, .46, .075
    box("frame", (12, .3, 8), (0, .16, 1), walnut("3d2212", .34, .8), 0)
    rs = np.random.default_rng(5)
    hole, rim = matte("060403", .95, .1), brass(.2)
    ox, oz = .92, 1.0                                    # the door with the key
    for i in range(-6, 5):
        for j in range(-3, 4):
            x, z = ox + i * (w + gap), oz + j * (h + gap)
            tone = ("a87a48", "b98a55", "9a6c3e", "c0935e")[int(rs.integers(4))]
            m = bronze(tone, .22, .3, 2.0)
            prism("bed", rounded_outline(w + .02, h + .02, .03), .03, hole, 0, (x, .0, z))
            tilt = (rs.uniform(-.008, .008), 0, rs.uniform(-.010, .010))
            prism("leaf", rounded_outline(w, h, .026), .05, m, .014, (x, -.02, z), tilt)
            prism("raised", rounded_outline(w - .13, h - .13, .018), .02, m, .008, (x, -.048, z), tilt)
            disc("shield", .052, (x + .15, -.060, z - .015), rim, (0, 0, 0), .02, .006, 80)
            disc("hole", .015, (x + .15, -.072, z - .006), hole, (0, 0, 0), .004, 0, 40)
            box("slot", (.012, .004, .04), (x + .15, -.072, z - .026), hole, 0)
    kx, kz = ox + .15, oz - .015
    key = brass(.18)
    tube("shank", [(kx, -.06, kz), (kx, -.20, kz)], .014, key)
    lathe("collar", [(0, 0), (.024, 0), (.024, .02), (0, .02)], key, 60, (0, 0, 0)).matrix_world = Matrix.Translation((kx, -.19, kz)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bow = torus("bow", .062, .014, key, (kx, -.262, kz), (0, math.pi / 2, 0), seg=100, sides=24)
    torus("ring", .052, .006, key, (kx, -.285, kz - .085), (math.pi / 2, 0, math.radians(24)), seg=100, sides=16)
    tag = disc("tag", .105, (kx + .012, -.292, kz - .245), principled("tag", "6b2414", .5, Specular=.3)[0], (0, 0, math.radians(12)), .018, .006, 120)
    torus("eye", .016, .004, key, (kx + .010, -.303, kz - .160), (math.pi / 2, 0, 0), seg=60, sides=12)
    spot((-1.9, -6.8, 2.9), (ox + .02, 0, oz - .02), 1500, 15.0, .03, kelvin(3700), .02)
    area((2.2, -5.4, .2), (ox, 0, oz), 3.0, 14, kelvin(4200))
    area((-4, -5, -.5), (0, 0, .8), 3.0, 26, kelvin(7500))
    ambient("2a2d34", .25)
    camera((.0, -6.4, 1.32), (.34, 0, 1.0), 80)
    return dict(NIGHT, anchor=(97.5, .88), saturation=.88)


def braille():
    """Three words in braille on a card under a low light, beside them the stylus that pressed the dots: “zugang für alle”, access for all."""
    cells = dict(zip("zugangfürle", "1356 136 1245 1 1345 1245 124 1256 1235 123 15".split()))
    lines = ["zugang", "für", "alle"]
    pitch, line, dot, px = .60, 1.0, .25, 160             # one is a centimetre; the measures of the standard
    w, h, left, top = 10.0, 10.0, 3.45, 3.55
    nx, ny = int(w * px), int(h * px)
    field = np.zeros((ny + 1, nx + 1))
    reach = int(.2 * px)
    yy, xx = np.mgrid[-reach:reach + 1, -reach:reach + 1] / px
    for j, text in enumerate(lines):
        for i, c in enumerate(text):
            for d in cells[c]:
                k = int(d) - 1
                x, y = left + i * pitch + (k // 3) * dot, top + j * line + (k % 3) * dot
                a, b = round(x * px), round(y * px)
                r = np.hypot(xx, yy)
                bump = .050 * np.clip(1 - (r / .080) ** 2, 0, 1) ** .8 + .006 * np.exp(-(r / .11) ** 2)
                part = field[b - reach:b + reach + 1, a - reach:a + reach + 1]
                np.maximum(part, bump, out=part)

    def sheet(u, v):
        x, y = u * w, v * h
        i, j = min(nx, int(round(u * nx))), min(ny, int(round(v * ny)))
        return (x - w / 2, h / 2 - y, float(field[j, i]) + .03 * math.sin(x * .34 + .8) * math.sin(y * .31 + .2))
    paper, n, p = principled("paper", "eadcc4", .88, Specular=.15)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.noise(v, 22, 3, .55), .10, .01))
    box("table", (80, 80, .2), (0, 6, -.24), walnut("3a2012", .40, .16), 0)
    grid("sheet", sheet, nx, ny, paper).cycles.shadow_terminator_geometry_offset = .3      # no facets where the light leaves a dot
    wood, metal = walnut("5c321a", .30, .12), brass(.15)
    P = [lathe("needle", spline([(0, 0), (.05, .05), (.055, .5), (.10, 1.5), (.13, 1.62)], 60), brass(.12), 80),
         lathe("ferrule", spline([(.13, 1.60), (.30, 1.66), (.33, 1.80), (.31, 2.0)], 50), metal, 120),
         lathe("grip", spline([(.31, 1.98), (.40, 2.3), (.66, 3.3), (.80, 4.3), (.74, 5.2), (.46, 5.8), (.12, 6.0), (0, 6.01)], 160), wood, 160)]
    s = .70
    for o in P:
        o.matrix_world = Matrix.Translation((.55, -.45, .17)) @ Matrix.Rotation(math.radians(-36), 4, "Z") @ Matrix.Rotation(math.radians(83), 4, "Y") @ Matrix.Scale(s, 4)
    spot((-16, 10, 7.6), (.25, -.1, 0), 42000, 19.5, .20, kelvin(3800), .25)
    area((12, 10, 9), (0, 0, 0), 6.0, 160, kelvin(6800))
    area((-3, -16, 9), (0, 0, 0), 6.0, 260, kelvin(4600))
    ambient("4a4640", .25)
    camera((.25, -4.3, 8.7), (.25, -.30, 0), 60, 5.6, (0, .2, .05))
    return dict(NIGHT, anchor=(97.0, .90), saturation=.76)


shoot(view, 20, dict(ramp=ramp, bells=bells, tactile=tactile, seal=seal, file=file, buttons=buttons, lockers=lockers, braille=braille)[view]())
