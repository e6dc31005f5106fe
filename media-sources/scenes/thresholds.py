"""Pictures of the pages on law and forms. A house has steps and a ramp to the same door; `--view bells`: the bell panel of a house;
`--view tactile`: a strip that leads the blind; `--view seal`: a seal in paper; `--view buttons`: three press buttons; `--view lockers`:
a wall of small locked doors, a key in one of them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
view = ARGS.view or "ramp"


def ramp():
    """Five steps, beside them a ramp with a handrail; both lead to one open door."""
    wall, tr = plaster("dcc5a4", bump=.14), stone("e6d6bd", "cbb28c", 1.7, .6, .18)
    box("floor", (40, 24, .2), (0, 4, -.1), stone("c9b492", "b0946c", .9, .7, .12), 0)
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
    spot((-3.2, -11, 5.6), (2.75, back, 2.26), 7600, 11.9, .02, kelvin(4200), .03)
    area((-5.0, .2, 7.6), (-.2, 1.2, .6), 1.6, 900, kelvin(4800))
    area((-7, -8, 5), (0, 1.5, .8), 3.0, 330, kelvin(5000))
    area((6, -7, 4), (1, 2, 1), 4.0, 170, kelvin(6800))
    ambient("a9988a", .22)
    camera((.55, -11.5, 2.75), (.62, 0, 1.52), 50)
    return dict(DAY, anchor=(90, .82))


def bells():
    """The bell panel of a house from close by and from below its side: blank plates, one of them lit, a press button beside each."""
    br = bronze("b07a44", .33, .35, 1.6)
    n, p = Nodes(br.node_tree), br.node_tree.nodes["Principled BSDF"]
    brush = n.noise(n.coord("Object", (1.2, 1, 90)), 2.2, 3, .6)     # brushed along the panel
    n.put(p, "Normal", n.bump(brush, .10, .004, p.inputs["Normal"].links[0].from_socket))
    rim, knob, card = brass(.2), brass(.16), bronze("c79c64", .36, .15, 2.2)
    hole = matte("070403", .95, .1)
    coat = stone("a9683f", "8a5230", .8, .7, .5)
    box("wall", (20, .4, 12), (0, .30, 0), coat, 0)
    prism("panel", rounded_outline(3.5, 6.2, .10), .10, br, .03, (0, .03, 0))
    prism("shadow line", rounded_outline(3.56, 6.26, .12), .05, hole, 0, (0, .09, 0))
    for row in range(-3, 4):
        for side in (-1, 1):
            x, z, lit = side * .82, row * .70, (row, side) == (0, -1)
            prism("bed", rounded_outline(1.04, .44, .035), .02, hole, 0, (x - .13, -.022, z))
            g = [(q[0] + x - .13, q[1] + z) for q in rounded_outline(1.06, .46, .04)]
            i = [(q[0] + x - .13, q[1] + z) for q in rounded_outline(.94, .34, .02)]
            board("frame", [g, i], rim, (0, -.045, 0), .05, .010)
            prism("card", rounded_outline(.95, .35, .02), .01, glow(kelvin(2850), 9.0) if lit else card, 0, (x - .13, -.040, z))
            board("collar", [circle_outline(.155, cx=x + .60, cz=z), circle_outline(.110, cx=x + .60, cz=z)], rim, (0, -.045, 0), .07, .014)
            k = lathe("knob", [(0, .085), (.05, .082), (.082, .066), (.098, .035), (.100, 0), (.100, -.05)], glow(kelvin(2600), 11.0) if lit else knob, 120)
            k.rotation_euler = (math.pi / 2, 0, 0)
            k.location = (x + .60, -.045, z)
    point((-.70, -.40, .0), 16, kelvin(2800), .12)
    spot((-2.8, -6.6, 2.4), (-.25, 0, .0), 2500, 18.5, .02, kelvin(3500), .04)
    area((-3.6, -3.2, 2.2), (-.4, 0, .2), .9, 110, kelvin(3500))
    area((-2.3, -5.2, 2.0), (-.2, 0, 0), 2.0, 300, kelvin(3700), 1.2)
    area((3.2, -2.2, 1.4), (.4, 0, 0), 2.2, 80, kelvin(5200), 3.2)
    area((.4, -6.4, 1.6), (.6, 0, .2), 1.8, 130, kelvin(3800))
    ambient("5a4a3c", .35)
    camera((1.75, -5.4, -1.15), (.10, 0, .02), 56, 3.2, (-.55, -.05, 0))
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
    """A seal pressed into thick paper, from close by under a low light: what is raised is told by its shadow alone."""
    box("table", (40, 40, .2), (0, 6, -.16), walnut("3a2012", .40, .5), 0)
    m, n, p = principled("paper", "efe3cf", .85, Specular=.18)
    v = n.coord("Object")
    laid = n.noise(n.coord("Object", (9, 150, 1)), 1.0, 2, .5)
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 90, 3, .6), n.math("MULTIPLY", laid, .6)), .16, .006))
    smooth = lambda a, b, t: (lambda k: k * k * (3 - 2 * k))(min(1.0, max(0.0, (t - a) / (b - a))))
    band = lambda r, at, w, soft=.012: smooth(at - w - soft, at - w, r) * (1 - smooth(at + w, at + w + soft, r))

    def relief(x, y):
        r, a = math.hypot(x, y), math.atan2(y, x)
        h = .030 * band(r, 1.0, .020) + .020 * band(r, .66, .012)
        k = 64                                           # a ring of pearls
        da = (a * k / math.tau + .5) % 1 - .5
        pearl = math.hypot(da * math.tau / k * .895, r - .895)
        h += .030 * math.sqrt(max(0.0, 1 - (pearl / .036) ** 2))
        rays = 16                                        # a sun
        da = abs((a * rays / math.tau + .5) % 1 - .5) * math.tau / rays
        long = .56 if int((a * rays / math.tau + .5) // 1) % 2 == 0 else .47
        if .26 < r < long:
            w = .055 * (1 - (r - .26) / (long - .26)) ** .8
            h += .028 * (1 - smooth(w * .5, w + .008, da * r))
        h += .050 * math.sqrt(max(0.0, 1 - (r / .215) ** 2)) ** .8
        return .62 * h + .004 * smooth(1.2, 1.0, r)

    def sheet(u, v):
        x, y = -2.4 + u * 4.3, -1.5 + v * 5.4
        return (x, y, relief(x, y) + .012 * math.sin(x * 1.1 + .6) * math.sin(y * .9))
    grid("paper", sheet, 960, 1200, m)
    for k in range(1, 4):                                # further sheets below it
        box("sheet", (9, 9, .014), (-3.0 - .12 * k, 3.3 - .10 * k, -.030 - .018 * k), m, .003, (0, 0, math.radians(-1.2 * k)))
    cord = principled("cord", "58180c", .85, Sheen=.6)[0]
    for k in range(3):
        tube("cord", [(1.30 + .05 * math.cos(t * 9 + k * math.tau / 3) + .05 * math.sin(t * .9), t - 2.4, .07 + .05 * math.sin(t * 9 + k * math.tau / 3)) for t in np.linspace(0, 7, 400)], .052, cord)
    spot((-6.2, 2.4, 1.50), (0, 0, 0), 5200, 40, .5, kelvin(3300), .06)
    area((4, 5, 2.6), (0, 0, 0), 2.2, 60, kelvin(6800))
    area((-2, -5, 4), (0, 0, 0), 2.4, 26, kelvin(4600))
    ambient("3c4048", .10)
    camera((-.25, -3.35, 2.15), (-.22, .10, 0), 52, 2.2, (0, -.2, 0))
    return dict(NIGHT, anchor=(97.0, .84), saturation=.90)


def buttons():
    """Three press buttons in a panel of wood, from close by; the middle one glows."""
    box("panel", (14, .5, 8), (0, .25, 0), walnut("4a2713", .36, .42), 0)
    box("joint", (14, .02, .02), (0, -.005, -1.28), matte("070403", .95, .1), 0)
    br, deep = bronze("b98548", .31, .2, 2.4), matte("090503", .9, .1)
    for k in range(-1, 2):
        x = k * 1.72
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
    spot((-5.2, -4.2, 3.2), (-.2, 0, 0), 5200, 34, .25, kelvin(3500), .05)
    area((-3.4, -4.6, 2.8), (0, 0, 0), 1.5, 190, kelvin(3700), .5)
    area((4.2, -2.4, .8), (0, 0, 0), 2.0, 60, kelvin(6400), 3.0)
    area((.6, -6.4, -2.0), (0, 0, 0), 2.0, 40, kelvin(4000))
    ambient("40424a", .16)
    camera((1.75, -5.1, -.95), (.10, 0, .02), 38, 2.0, (0, -.2, 0))
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
            prism("label", rounded_outline(.20, .075, .008), .014, rim, .004, (x - .10, -.062, z + .075))
            prism("card", rounded_outline(.17, .048, .003), .006, matte("cdb894", .85, .1), 0, (x - .10, -.070, z + .075))
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
    camera((-.2, -6.4, 1.32), (.18, 0, 1.0), 66)
    return dict(NIGHT, anchor=(97.5, .88), saturation=.88)


shoot(view, 20, dict(ramp=ramp, bells=bells, tactile=tactile, seal=seal, buttons=buttons, lockers=lockers)[view]())
