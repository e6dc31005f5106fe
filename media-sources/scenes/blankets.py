"""Wool in herringbone: blankets folded on a bench in the morning, one end with its fringe over the edge (hotel stay), and the keys of a
room and of a house on a travel blanket, a passport in its cover behind them (`--view opened`, Full Concierge)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *


def wool(light, dark, size=150.0, zig=.030):
    """Herringbone: two yarns, the twill turns every three centimetres; hairs stand off it."""
    m, n, p = principled("wool", light, .95, 0, Specular=.08, Sheen=.8)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")})
    x, y = s.outputs["X"], s.outputs["Y"]
    tri = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", x, zig * 2)), .5))
    soft = n.noise(n.coord("UV"), 60, 3, .6)
    k = n.math("SINE", n.math("MULTIPLY", n.math("ADD", n.math("ADD", y, n.math("MULTIPLY", tri, zig * 2)), n.math("MULTIPLY", soft, .004)), size * math.tau))
    hair = n.noise(n.coord("UV"), 1400, 2, .7)
    f = n.math("MULTIPLY_ADD", k, .36, .5)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", hair, .35), n.ramp(f, [(.25, rgb(dark)), (.7, rgb(light))]), rgba(light)))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", k, .5), n.math("MULTIPLY", hair, 1.2)), .5, .0012))
    return m


def fold(w, d, t, z, mat, seed, at=(0, 0), turn=0.0):
    """One thickness of a folded blanket: the fold looks to -y, its ends to the sides are open."""
    q = random.Random(seed)
    ph = [q.uniform(0, 6) for _ in range(8)]
    loop = [(d, 0)] + [(t / 2 * (1 - math.sin(a)) - 0, t / 2 - t / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 26)] + [(d, t)]
    fine = []
    for a, b in zip(loop, loop[1:]):
        steps = max(1, int(math.dist(a, b) / .006))
        fine += [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps)]
    fine.append(loop[-1])
    run = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(fine, fine[1:])])])
    nu, nv = 150, len(fine)
    points, uv, faces = [], [], []
    for j, (y, h) in enumerate(fine):
        for i in range(nu):
            x = (i / (nu - 1) - .5) * w
            lift = .0035 * math.sin(x * 13 + ph[0]) + .0020 * math.sin(x * 31 + ph[1]) + .0016 * math.sin(y * 24 + x * 9 + ph[2])
            out = .0050 * math.sin(x * 9 + ph[3]) + .0022 * math.sin(x * 27 + ph[4])
            end = abs(x) / (w / 2)
            puff = 1 + .10 * math.sin(x * 17 + ph[5]) - .18 * end ** 8
            points.append((x, y + out, z + (h - t / 2) * puff + t / 2 + lift * (h / t)))
            uv.append((x, run[j]))
    for j in range(nv - 1):
        for i in range(nu - 1):
            a = j * nu + i
            faces.append((a, a + 1, a + nu + 1, a + nu))
    o = mesh("fold", points, faces, mat, True, uv)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .0065, 1
    b = o.modifiers.new("round", "BEVEL")
    b.width, b.segments, b.limit_method = .0028, 3, "ANGLE"
    o.location = (at[0], at[1], 0)
    o.rotation_euler = (0, 0, math.radians(turn))
    return o


T = .038            # of one fold


def stack():
    """Three blankets on a bench."""
    rust, bone, slate = wool("8f5030", "5a2c16"), wool("e2d3ba", "a48c6c"), wool("4a5d66", "24323a")
    z = .0
    for i, (m, w, dx, turn) in enumerate(((slate, .60, .006, .6), (slate, .60, .000, .6), (bone, .585, -.008, -.9), (bone, .585, -.010, -.9), (rust, .57, .010, 1.4), (rust, .57, .012, 1.4))):
        fold(w, .42, T, z, m, 20 + i, (dx, -.21 - .004 * (i % 2)), turn)
        z += T + .0035
    TOPZ = z
    # the loose end of the uppermost, over the front, with its fringe
    q = random.Random(3)
    WID, DROP = .30, .105


    def loose(u, v):
        x = -.255 + u * WID
        s = v * .42 - DROP                                   # below 0 it hangs
        wave = .004 * math.sin(x * 21) + .003 * math.sin(x * 47 + 1)
        if s < 0:
            return (x + .012 * s / DROP, -.222 - .010 * math.sin(min(1, -s / .03) * math.pi / 2) + wave * (-s / DROP) * 2.2, TOPZ + .004 + s + .010)
        k = min(1, s / .02)
        return (x, -.222 + s, TOPZ + .014 + .0015 * math.sin(x * 19 + s * 12) - .004 * (1 - k))


    nu, nv = 130, 150
    verts = [loose(i / (nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
    o = mesh("loose", verts, [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu - 1)], rust, True, [(i / (nu - 1) * WID, j / (nv - 1) * .42) for j in range(nv) for i in range(nu)])
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .006, 0
    yarn = [principled("yarn", c, .95, 0, Specular=.08, Sheen=.8)[0] for c in ("8a4c2c", "68361c", "9c6040")]
    for k in range(34):
        u = (k + .5) / 34
        a = Vector(loose(u, 0))
        for j in range(2):
            length, sway = q.uniform(.060, .070), q.uniform(-.008, .008)
            line = spline([tuple(a + Vector((0, 0, .004))), tuple(a + Vector((sway * .2, -.002, -.018))), tuple(a + Vector((sway * .6 + .001 * j, -.002 + q.uniform(-.004, .002), -length * .6))), tuple(a + Vector((sway + .0025 * (j - .5), q.uniform(-.006, .003), -length)))], 90)
            for strand in range(2):
                tw = [(x + .0011 * math.cos(i * .42 + strand * math.pi), y + .0011 * math.sin(i * .42 + strand * math.pi), zz) for i, (x, y, zz) in enumerate(line)]
                tube("yarn", tw, .0013, yarn[q.randrange(3)], res=3)
        torus("knot", .0026, .0016, yarn[k % 3], tuple(a + Vector((0, -.001, -.010))), (q.uniform(-.3, .3), q.uniform(-.3, .3), 0), 24, 10)
    # bench of walnut, its rounded edge; the wall
    wood = walnut("5a3218", .33, 3.0)
    box("bench", (3, .62, .05), (0, .03, -.028), wood, .014)
    box("rail", (3, .5, .10), (0, .05, -.105), walnut("45260f", .36, 3.0), .006)
    wall = plaster("5d6a66", bump=.16, scale=2.2)
    box("wall", (8, .1, 5), (0, .62, .8), wall, 0)
    window_light((.04, -.15, .30), (1.0, .80), (.72, 1, -.36), 6.5, True, 3500, 1.7)
    area((-1.8, -1.6, 1.5), (0, 0, .15), 1.2, 17, "c4d4e8")
    area((1.5, -1.2, .8), (0, 0, .1), .9, 4, kelvin(3300))
    ambient("6a6a70", 1.5)
    camera((-.16, -1.26, .40), (.01, 0, .185), 53, 7, (-.06, -.22, .2))
    return dict(NIGHT, anchor=(98, .88), bloom=.12, saturation=.80, exposure=.3)


def room_key(metal, dark):
    """Key of a room on its heavy tag, lying flat, bow at the origin, bit towards +x, the tag to -x; about 16 cm."""
    P = [torus("lobe", .0098, .0026, metal, (.0110 * math.cos(a), .0110 * math.sin(a), .004), (0, 0, 0), 80, 20) for a in (0, math.tau / 3, -math.tau / 3)]
    P += [tube("shank", [(.018, 0, .004), (.082, 0, .004)], .0034, metal, False, 16), sphere("tip", .0036, (.083, 0, .004), metal, 40)]
    P += [torus("collar", .0036, .0017, metal, (x, 0, .004), (0, math.pi / 2, 0), 50, 14) for x in (.0215, .0255, .058)]
    P.append(prism("bit", [(.064, -.002), (.064, -.017), (.068, -.017), (.068, -.012), (.071, -.012), (.071, -.019), (.076, -.019), (.076, -.010), (.079, -.010), (.079, -.002)], .0030, metal, .0005, (0, 0, .004), FLAT))
    P.append(torus("link", .0085, .0014, metal, (-.024, .001, .0055), (math.radians(24), 0, 0), 80, 14))
    drop = [(-.034 - .029 * (1 - math.cos(t)) , (.0215 * math.sin(t) * (.62 + .38 * math.sin((1 - math.cos(t)) / 2 * math.pi / 2)))) for t in np.linspace(0, math.tau, 121)[:-1]]
    g = [prism("tag", drop, .0052, metal, .0016, (0, 0, .0036), FLAT), torus("eye", .0042, .0012, metal, (-.0385, 0, .0066), (0, 0, 0), 50, 12), disc("hole", .0036, (-.0385, 0, .0060), dark, FLAT, .0014, 0, 40)]
    g += [tube("rim", [(-.0655 + (x + .0655) * .84, y * .82, .0063) for x, y in drop], .0006, metal, True, 6)]
    g.append(tube("seven", [(-.0720, .0105, .0063), (-.0590, .0105, .0063)], .0011, dark, False, 6))
    g.append(tube("seven", spline([(-.0590, .0105, .0063), (-.0640, .0020, .0063), (-.0680, -.0125, .0063)], 30), .0011, dark, False, 6))
    return P, g


def house_key(metal, long=.034, notches=1):
    """Flat key with a round bow, lying, bow at the origin, its blade towards +x."""
    q = random.Random(notches)
    bow = [(.0125 * math.cos(t), .0125 * math.sin(t)) for t in np.linspace(.34, math.tau - .34, 60)]
    low = [(.0125 + .010 + i * (long - .012) / 6 + d, -.0042 + (.0022 * q.random() if d else 0)) for i in range(6) for d in (0, .0018)]
    blade = [(.0185, -.0062), (.0205, -.0042)] + low + [(.0125 + long, -.0012), (.0125 + long + .003, .0008), (.0125 + long, .0042), (.0205, .0042), (.0185, .0062)]
    o = prism("key", bow + blade, .0022, metal, .0004, (0, 0, .0012), FLAT)
    hole = disc("hole", .0042, (-.0058, 0, .0012), metal, FLAT, .01, 0, 40)
    cut(o, hole)
    return [o, box("groove", (long - .002, .0011, .0004), (.0150 + long / 2, .0016, .0023), matte("3a3630", .6), 0), torus("edge", .0105, .0004, metal, (0, 0, .0023), (0, 0, 0), 60, 8)]


def opened():
    """What opens two doors, on slate wool in one low light."""
    slate, bone = wool("4c6c80", "1f3340"), wool("dccbb0", "a08868")
    z = 0
    for i, (m, dx, turn) in enumerate(((bone, .004, .5), (bone, 0, .3), (slate, -.006, -.8), (slate, -.004, -.6))):
        fold(1.4, 1.0, T, z, m, 40 + i, (dx, -.15 - .004 * (i % 2)), turn)
        z += T + .0025
    Z = z + .0060
    metal, dark, steel, hide, thread = brass(.2), matte("20140b", .6, .2), principled("steel", "b9b6ae", .24, 1.0)[0], leather("441411", .40), matte("d9b98a", .8, .1)
    k, tag = room_key(metal, dark)
    group(k, (-.040, -.066, Z), 14, 1.18)
    group(tag, (-.040, -.066, Z), 14, 1.18)
    group(house_key(steel, .036, 3), (.080, -.060, Z + .0030), -62, 1.15)
    group(house_key(metal, .030, 7), (.080, -.052, Z + .0004), -18, 1.1)
    torus("ring", .0135, .0011, steel, (.0755, -.048, Z + .0046), (math.radians(8), math.radians(-6), 0), 100, 12)
    tan = leather("a0622e", .42)
    loop = spline([(0, 0, 0), (-.012, .018, .003), (-.013, .044, .005), (.001, .058, .004), (.014, .044, .003), (.011, .018, .002), (.001, .001, .004)], 90)
    strap = mesh("loop", [(x, y, zz + s * .0048) for x, y, zz in loop for s in (-1, 1)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(loop) - 1)], tan)
    sol = strap.modifiers.new("thick", "SOLIDIFY")
    sol.thickness = .0022
    strap.location, strap.rotation_euler = (.083, -.044, Z + .0055), (0, 0, math.radians(-34))
    # the passport in its cover, a ticket between its leaves
    W, H = .096, .134
    paper = matte("efe1cb", .85, .1)
    b = [prism("pages", rounded_outline(W - .006, H - .007, .005), .0052, paper, .0005, (.002, 0, .0048), FLAT), prism("front", rounded_outline(W, H, .007), .0022, hide, .0008, (0, 0, .0088), FLAT), prism("rear", rounded_outline(W, H, .007), .0022, hide, .0008, (0, 0, .0012), FLAT),
         box("spine", (.0030, H - .008, .0086), (-W / 2 + .0012, 0, .0050), hide, .0014)]
    b.append(beads("stitch", [((s * (W / 2 - .0042), y, .0099), (0, 0, 1), .00075) for s in (-1, 1) for y in np.arange(-H / 2 + .008, H / 2 - .007, .0032)] + [((x, s * (H / 2 - .0042), .0099), (0, 0, 1), .00075) for s in (-1, 1) for x in np.arange(-W / 2 + .008, W / 2 - .007, .0032)], thread, .6, 8))
    b += [torus("ring", .0165, .0010, metal, (0, .010, .0100), (0, 0, 0), 100, 12), disc("point", .0046, (0, .010, .0100), metal, FLAT, .0010, .0003, 48)]
    b += [tube("ray", [(.0078 * math.cos(a), .010 + .0078 * math.sin(a), .0101), (.0138 * math.cos(a), .010 + .0138 * math.sin(a), .0101)], .0006, metal, False, 6) for a in np.linspace(0, math.tau, 13)[:-1]]
    b += [box("line", (w, .0016, .0006), (0, y, .0100), metal, .0002) for w, y in ((.044, -.034), (.030, -.042))]
    b.append(box("ticket", (.070, .150, .0007), (.008, .014, .0052), matte("e9d9bd", .85, .1), .0002, (0, 0, math.radians(-3))))
    group(b, (.022, .082, Z), 15, 1.12)
    wood = walnut("4a2813", .33, 3.0)
    box("bench", (3, 1.0, .05), (0, .20, -.028), wood, .014)
    box("wall", (8, .1, 5), (0, 1.5, .8), plaster("2c1f17", bump=.1), 0)
    spot((-.80, .52, Z + .30), (.005, -.024, Z), 40, 21.5, .35, kelvin(3300), .02)
    area((.8, .7, .55), (.02, 0, Z), .4, 1.2, kelvin(3500), .7)
    area((.3, -1.4, .9), (0, 0, Z), 1.2, 1.6, kelvin(7200), .7)
    softbox((-.2, .9, .9), (0, 0, Z), 1.4, .5, kelvin(3400), 1.6)
    ambient("2a3442", .07)
    camera((-.016, -.55, Z + .262), (-.012, .006, Z + .010), 54, 9, (.0, -.03, Z))
    return dict(NIGHT, anchor=(98, .86), bloom=.14)


VIEWS = dict(blankets=stack, opened=opened)
view = ARGS.view or "blankets"
begin(*dict(blankets=(1800, 1800), opened=(2400, 1500))[view])
shoot(view, 32 if view == "blankets" else 16, VIEWS[view]())
