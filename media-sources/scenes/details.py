"""What tells a premium car from close by, in the last light of a day (--view names it): the rear door of a saloon, the spare wheel of an off-roader in
its chain, the mirror of an open car, the brake of a sports car, the socket of an electric one; a classic is seen from its corner."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *
from corners import rounded

view = ARGS.view or "convertible"
begin(1800, 1200)
dark, chrome = matte("050506", .8, .2), principled("chrome", "d8d2c8", .12, 1.0)[0]
rubber = principled("rubber", "0d0d0e", .58, Specular=.35)[0]


def paint(color, rough=.18, metal=.4):
    return principled("paint", color, rough, metal, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.04)[0]


def evening(eye=(0, -5.4, 1.25), target=(0, 0, 1.25), wide=2.75, stop=4.0, focus=(0, -.6, .8), shift=(0, -.193)):
    """One place and one light for all of them: the last sun along the flank, a cool sky above, a warm line at the horizon for the paint to
    mirror. The camera stands at `eye`; at the distance of its target the picture is `wide` metres across."""
    mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], matte("57524b", .75, .3))
    box("wall", (60, .3, 1.32), (0, 9, .66), plaster("6d6c70", bump=.25), 0)          # over the horizon
    sky_gradient([(0, "14161c"), (.490, "20222a"), (.502, "e0935a"), (.53, "b9775a"), (.58, "5d6078"), (.68, "2a3b5a"), (1, "14213c")], .62)
    sun((.80, .44, -.20), 2.4, kelvin(2350), 1.2)
    at = (0, -.5, .65)
    for where, w, h, tone, power in (((.3, -2.1, 3.6), 6, 1.0, kelvin(8200), 2.4), ((4.0, -7.5, 1.75), 11, 1.4, kelvin(2700), 4.0), ((-8, -3.5, 2.1), 8, 2.0, kelvin(3100), 7), ((9, -.5, 2.1), 11, 2.4, kelvin(3300), 7)):
        softbox(where, at, w, h, tone, power).visible_shadow = False       # they stand in the sun
    area((2.4, -4.1, 2.6), at, 2.4, 36, kelvin(8500), 2.0).visible_glossy = False
    camera(eye, target, 36 * (Vector(target) - Vector(eye)).length / wide, stop, focus, shift=shift)
    return dict(NIGHT, anchor=(97.4, .80), bloom=.20, halation=.06, saturation=.90, exposure=.3)


def round_opening(fn, cx, cz, r, deep, mat, out=1.2, lip=.010, low=None, a=(0, math.tau), inner=0.0):
    """Sheet metal y = fn(x, z) round an opening of radius r, whose rolled edge runs `deep` inwards."""
    ring = [(r - inner, deep)] if inner else [(r, deep)]
    ring += [(r + lip * (1 - math.sin(q)), lip * (1 - math.cos(q))) for q in np.linspace(math.pi / 2, 0, 12)]
    ring += [(r + lip + (out - r - lip) * t ** 2.2, 0.0) for t in np.linspace(0, 1, 260)[1:]]
    angles = np.linspace(a[0], a[1], 361)
    verts = []
    for q, d in ring:
        for t in angles:
            x, z = cx + q * math.cos(t), cz + q * math.sin(t)
            z = max(z, low) if low is not None else z
            verts.append((x, fn(x, z) + d, z))
    m = len(angles)
    return mesh("sheet", verts, [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(len(ring) - 1) for i in range(m - 1)], mat)


def padded(name, size, mat, e=(.22, .42), n=8):
    """A long cushion along x with round edges; returns it and the height of its top above (x, y)."""
    l, w, h = size
    end = lambda x: max(0.0, 1 - abs(2 * x / l) ** n) ** (1 / n) + 1e-4

    def fn(u, v):
        x = l / 2 * math.sin((v - .5) * math.pi)
        k, t = end(x), u * math.tau
        c, s = math.cos(t), math.sin(t)
        return (x, k * w / 2 * math.copysign(abs(c) ** e[0], c), k * h / 2 * math.copysign(abs(s) ** e[1], s))

    def top(x, y):
        k = end(x)
        c = min(1, abs(y) / (k * w / 2)) ** (1 / e[0])
        return k * h / 2 * (1 - c * c) ** (e[1] / 2)
    return grid(name, fn, 240, 160, mat, close_u=True), top


def stitches(lines, mat, length=.0075, gap=.0045, r=.0011):
    """Seams of thread along polylines."""
    out = []
    for q in lines:
        q = np.array(q)
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
        for s in np.arange(0, run[-1] - length, length + gap):
            out.append([[float(np.interp(s + d, run, q[:, k])) for k in range(3)] for d in (0, length / 2, length)])
    return wires("thread", out, r, mat, False, 2)


def hide_of(color, rough=.44):
    """Leather as seen from a hand's breadth: a fine grain, a few creases, gloss that wears unevenly."""
    m, n, p = principled("hide", color, rough, Specular=.42)
    at = n.coord("Object")
    grain = n.add("ShaderNodeTexVoronoi", {"Vector": at, "Scale": 620.0}, feature="SMOOTH_F1").outputs["Distance"]
    h = n.math("ADD", n.math("MULTIPLY", grain, .8), n.math("MULTIPLY", n.noise(at, 60, 4, .6, .8), .9))
    n.put(p, "Normal", n.bump(h, .34, .0011))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(at, 14, 4, .6), .20, rough - .10))
    c = rgb(color)
    n.put(p, "Base Color", n.ramp(n.noise(at, 9, 3, .6), [(.3, tuple(x * .72 for x in c)), (.7, c)]))
    return m


def saloon():
    """The rear door from the seat beside it: quilted leather, the armrest with its switch, the loudspeaker, dusk behind the pane. The panel is
    y = 0, x runs towards the tail, the top of the armrest is z = 0."""
    green, tan, thread = hide_of("17382b"), hide_of("56351f", .48), matte("d9b98a", .75)
    black = principled("gloss", "060607", .12, 0, Specular=.6, Clearcoat=1.0)[0]
    S = .062                                           # side of a diamond of the quilting
    puff = lambda x, z: .0085 * (abs(math.sin(math.pi * (x + z) / S) * math.sin(math.pi * (x - z) / S)) ** .42)
    swell = lambda z: .020 * math.cos(z * 7) - .02     # the panel is hollow above the armrest
    P = [grid("quilt", lambda u, v: (lambda x, z: (x, swell(z) - puff(x, z), z))(-1.3 + 2.0 * u, -.04 + .20 * v), 1300, 170, green)]
    seams = [[(c + s * z, swell(z) - puff(c + s * z, z) - .0016, z) for z in np.linspace(-.02, .155, 90)] for s in (-1, 1) for c in S * np.arange(-20, 12)]
    P.append(stitches(seams, thread, .0042, .0030, .00075))
    # waist: a chrome line, walnut, a padded rail with two seams, the rubber lip of the pane
    P.append(tube("line", [(-1.5, -.006, .166), (.8, -.006, .166)], .0042, chrome))
    P.append(grid("wood", lambda u, v: (-1.5 + 2.3 * u, -.008 - .010 * math.sin(math.pi * v), .172 + .046 * v), 4, 30, walnut("46240f", .18, 9)))
    P.append(tube("line", [(-1.5, -.006, .221), (.8, -.006, .221)], .0026, chrome))
    rail, top = padded("rail", (2.6, .088, .062), green, (.30, .55), 40)
    rail.location = (0, .022, .255)
    P.append(rail)
    for y in (-.016, -.022):
        P.append(stitches([[(x, .022 + y, .255 + top(x, abs(y)) + .0006) for x in np.linspace(-1.0, .8, 340)]], thread, .0046, .0030, .0008))
    P.append(box("lip", (1.8, .012, .014), (0, .066, .288), dark, .004))
    # armrest, its front end lifted to a handle; two seams along it
    L, W, H = .84, .118, .066
    arm, top = padded("arm", (L, W, H), tan, (.26, .46), 9)
    lift = lambda x: .030 * max(0.0, (-x - .16) / .26) ** 1.8
    for v in arm.data.vertices:
        v.co.z += lift(v.co.x)
    at = (.20, -.062, -H / 2)
    arm.location = at
    P.append(arm)
    over = lambda x, y, up=.0006: (at[0] + x, at[1] + y, at[2] + top(x, abs(y)) + lift(x) + up)
    for y in (-.036, -.030):
        P.append(stitches([[over(x, y) for x in np.linspace(-.40, .40, 400)]], thread, .0050, .0032, .0009))
    P.append(tube("seam", [over(x, -.033, -.0004) for x in np.linspace(-.41, .41, 200)], .0010, matte("20100a", .8), False, 3))
    # the plate of the switches, let in; two rockers with a lip of chrome
    X, Y = at[0] - .13, at[1] + .006
    z = at[2] + H / 2
    Q = [box("plate", (.118, .050, .010), (0, 0, -.0022), black, .0035, segments=4), tube("edge", [(x, y, .0026) for x, y in even_outline(.121, .053, .008, 160)], .0014, chrome, True, 5)]
    for x in (-.030, .030):
        out = lambda u, v, x=x: (lambda a, b: (x + .0175 * a, .0155 * b, .0032 + .0075 * max(0, 1 - abs(b) ** 6) ** .5 * max(0, 1 - abs(a) ** 8) ** .5 * (.55 + .45 * (b * b) ** .7 * (1.4 if b < 0 else .7))))(2 * u - 1, 2 * v - 1)
        Q += [grid("rocker", out, 60, 60, chrome), box("bed", (.040, .036, .004), (x, 0, .0016), matte("020202", .9), .002)]
    P.append(group(Q, (X, Y, z + .0010)))
    # the loudspeaker before the armrest: steel with holes, a ring of chrome
    m, n, p = principled("mesh", "d6d0c6", .36, 1.0)
    sx = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    r0, PITCH = .066, .0046
    px, pz = (n.math("DIVIDE", sx.outputs[i], PITCH * k) for i, k in ((0, 1.0), (2, .866)))
    row = n.math("FLOOR", pz)
    px = n.math("ADD", px, n.math("MULTIPLY", n.math("MODULO", n.math("ADD", row, 200.0), 2.0), .5))
    fx, fz = (n.math("SUBTRACT", n.math("FRACT", q), .5) for q in (n.math("ADD", px, 200.0), n.math("ADD", pz, 200.0)))
    hole = n.math("LESS_THAN", n.math("SQRT", n.math("ADD", n.math("POWER", fx, 2.0), n.math("POWER", n.math("MULTIPLY", fz, .866), 2.0))), .30)
    n.put(p, "Base Color", n.mix(hole, rgba("d6d0c6"), (.002, .002, .002, 1)))
    n.put(p, "Metallic", n.math("SUBTRACT", 1.0, hole))
    n.put(p, "Specular", n.math("MULTIPLY_ADD", hole, -.5, .5))
    cx, cz = -.325, .020
    dome = grid("grille", lambda u, v: (r0 * v * math.cos(u * math.tau), -.009 * (1 - v * v), r0 * v * math.sin(u * math.tau)), 120, 40, m, close_u=True)
    dome.location = (cx, -.034, cz)
    P += [dome, torus("ring", r0 + .003, .0048, chrome, (cx, -.033, cz), FLAT, 200, 24), torus("well", r0 + .012, .010, black, (cx, -.026, cz), FLAT, 200, 24)]
    # below: plain leather with a welt
    P.append(grid("lower", lambda u, v: (-1.5 + 2.3 * u, -.012 - .016 * math.sin(math.pi * v * .5), -.03 - .70 * v), 4, 40, tan))
    P.append(box("behind", (1.8, .02, .6), (0, .03, -.05), dark, 0))
    # the pane and what is behind it: dusk, a hedge, lamps out of focus
    m, n, out = material("dusk")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    k = n.math("MULTIPLY_ADD", s.outputs["Z"], 1 / 8, .5)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(k, [(.0, rgb("141c1c")), (.44, rgb("1d2a2c")), (.47, rgb("e2965c")), (.53, rgb("c98a72")), (.62, rgb("7484a2")), (1, rgb("3a5684"))]), "Strength": .8}))
    box("far", (40, .1, 8), (-6, 12, .8), m, 0)
    rs = np.random.RandomState(4)
    for _ in range(26):
        w = glow((kelvin(2500), kelvin(2900), kelvin(3600), rgb("9fc0ee"))[rs.randint(4)], rs.uniform(1.2, 3))
        w.cycles.sample_as_light = False
        disc("lamp", .05, (rs.uniform(-17, 0), 10.5, rs.uniform(.2, .75)), w, (0, 0, 0), .01, 0, 40)
    m, n, out = material("pane")
    mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.4}).outputs[0], .8)})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("b8c6bc")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .02}).outputs[0])
    n.put(out, "Surface", mx)
    box("pane", (3, .004, 1), (0, .068, .78), m, 0)
    # the low sun comes in by the other window
    d = (-.62, .70, -.26)
    window_light((-.12, 0, .03), (.84, .34), d, 5.5, False, 2900, 1.1)
    area((.2, -1.1, 1.2), (0, 0, 0), 1.0, 7, kelvin(7500), .6).visible_camera = False
    area((-1.2, -.5, .7), (-.1, 0, 0), .5, 6, kelvin(3400), .9)
    area((.9, -.3, .55), (.1, -.05, 0), .3, 2.0, kelvin(5200), .5)
    ambient("3a4a4c", .22)
    camera((.47, -.55, .305), (-.085, -.01, .094), 41, 2.8, (X, Y, z + .01))
    return dict(NIGHT, anchor=(97.6, .84), bloom=.10, halation=.05, saturation=.80, exposure=.05)


def sports():
    """The wheel of a sports car: a drilled disc and an ochre calliper behind dark spokes."""
    coat = paint("64090c", .14, .75)
    Z = .352
    alloy = principled("alloy", "57524c", .27, 1.0)[0]
    bright = principled("lip", "c9c2b6", .16, 1.0)[0]
    ceramic, n, p = principled("ceramic", "6a6865", .42, .6, Specular=.5)
    n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 60, 4, .7), [(.35, rgba("4c4a48")), (.65, rgba("85827e"))]))
    P = [lathe("tyre", spline([(.258, -.12), (.262, .112), (.268, .126), (.285, .136), (.310, .138), (.330, .130), (.343, .114), (.350, .092), (.352, .05), (.352, -.09), (.34, -.12)], 160), rubber, 240),
         lathe("barrel", spline([(.262, .118), (.256, .121), (.251, .116), (.244, .100), (.238, .06), (.236, .0), (.236, -.12)], 80), alloy, 240),
         torus("lip", .2585, .0040, bright, (0, 0, .119), seg=240, sides=16)]
    P += [torus("rib", r, .0011, rubber, (0, 0, z), seg=240, sides=8) for r, z in ((.292, .1375), (.297, .1380), (.302, .1384), (.324, .1338))]
    for k in range(5):                                # pairs of blades that fork from the hub
        for s in (-1, 1):
            a0, a1 = k / 5 * math.tau + .30 + s * .10, k / 5 * math.tau + .30 + s * .235

            def blade(u, v):
                t = u * math.tau
                c, q = math.cos(t), math.sin(t)
                r = .040 + .214 * v
                a = a0 + (a1 - a0) * v ** 1.3
                w = .0135 - .0045 * math.sin(math.pi * min(1, v * 1.1)) + .006 * max(0, v - .85) / .15
                z = .070 + .012 * v + .034 * max(0, v - .55) ** 1.6
                d, f = w * math.copysign(abs(c) ** .45, c), .011 * math.copysign(abs(q) ** .35, q)
                return (r * math.cos(a) - d * math.sin(a), r * math.sin(a) + d * math.cos(a), z + f)
            P.append(grid("blade", blade, 60, 60, alloy, close_u=True))
    P += [lathe("hub", spline([(.064, .04), (.063, .078), (.056, .086), (.034, .088), (.030, .084), (.0, .084)], 60), alloy, 140), lathe("cap", spline([(.028, .080), (.027, .092), (.020, .096), (.0, .097)], 40), bright, 100)]
    for k in range(5):
        a = k / 5 * math.tau + .30 + math.pi / 5
        P.append(lathe("bolt", [(.0075, .080), (.0075, .092), (.0055, .094), (.0, .094)], bright, 6, (.046 * math.cos(a), .046 * math.sin(a), 0)))
    # the disc, its holes, its bell
    P += [lathe("disc", [(.112, -.02), (.112, .010), (.114, .012), (.205, .012), (.207, .010), (.207, -.02)], ceramic, 240),
          lathe("bell", spline([(.120, .012), (.112, .016), (.098, .040), (.090, .046), (.0, .046)], 60), principled("bell", "2c2b2a", .35, .8)[0], 180)]
    verts, faces = [], []
    for k in range(24):
        for j, r in enumerate((.128, .143, .158, .173, .188)):
            a = (k + j * .22) / 24 * math.tau
            faces.append(tuple(range(len(verts), len(verts) + 16)))
            verts += [(r * math.cos(a) + .0036 * math.cos(q), r * math.sin(a) + .0036 * math.sin(q), .0124) for q in np.linspace(0, math.tau, 16, endpoint=False)]
    P.append(mesh("holes", verts, faces, matte("020202", 1, 0), False))
    P += [lathe("float", [(.0065, .010), (.0065, .018), (.004, .019), (.0, .019)], bright, 20, (.118 * math.cos(a), .118 * math.sin(a), 0)) for a in np.linspace(0, math.tau, 10, endpoint=False)]
    # the calliper
    ochre = principled("calliper", "a3600a", .30, 0, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.08)[0]
    mid, half = math.radians(28), math.radians(33)

    def body(u, v):
        t = u * math.tau
        c, q = math.cos(t), math.sin(t)
        b = 2 * v - 1
        k = max(1e-3, 1 - abs(b) ** 6) ** (1 / 6)
        a = mid + half * math.sin(b * math.pi / 2)
        r = .176 + k * .046 * math.copysign(abs(c) ** .4, c)
        return (r * math.cos(a), r * math.sin(a), .020 + k * (.030 + .004 * math.cos(3 * math.pi * b)) * math.copysign(abs(q) ** .45, q))
    P.append(grid("calliper", body, 90, 120, ochre, close_u=True))
    for d, r in ((-.36, .021), (0, .019), (.36, .017)):
        a = mid + d
        P.append(lathe("piston", spline([(r, .040), (r, .050), (r * .86, .054), (r * .55, .0545), (r * .5, .053), (0, .053)], 50), ochre, 90, (.178 * math.cos(a), .178 * math.sin(a), 0)))
    for d in (-.52, .52):
        a = mid + d
        P.append(lathe("screw", [(.0075, .03), (.0075, .053), (.006, .055), (.0, .055)], bright, 6, (.185 * math.cos(a), .185 * math.sin(a), 0)))
    group(P, (0, .10, Z), 0, 1, (math.pi / 2, math.radians(14), 0))
    # the flank with its arch
    side = lambda z: -.068 + .16 * max(0.0, z - .50) ** 2 + .5 * max(0.0, .30 - z) ** 2 + 1.6 * max(0.0, z - .76) ** 2
    flank = lambda x, z: side(z) - .030 * math.exp(-((math.hypot(x, z - Z) - .40) / .10) ** 2) + .03 * max(0.0, -x - .3) ** 2
    round_opening(flank, 0, Z, .386, .10, coat, 1.9, .009, .115, (math.radians(-28), math.radians(208)))
    disc("well", .46, (0, .36, Z), dark, (0, 0, 0), .02, 0, 90)
    o = lathe("liner", [(.40, -.40), (.40, .06)], dark, 120)
    o.rotation_euler, o.location = FLAT, (0, 0, Z)
    tube("seam", [(.74 + .03 * math.sin((z - .14) * 4), flank(.74, z) - .001, z) for z in np.linspace(.15, .80, 60)], .0028, dark, False, 3)
    for x in (-1.46, 1.46):
        box("skirt", (2, .20, .05), (x, .06, .105), matte("0a0a0a", .5, .4), .015)
    return evening((-.62, -1.55, .66), (.02, -.02, .41), .98, 5.0, (.02, -.02, .40), (0, 0))


def convertible():
    """What the driver of an open car sees over the bonnet: the frame of the windscreen, its mirror with the sunset, above it nothing but sky, far
    ahead the lights of a bay. y points ahead, the foot of the mirror is x = 0."""
    hide, thread = hide_of("4a2416", .50), matte("d2b083", .75)
    old = principled("chrome", "d8d4cc", .10, 1.0)[0]
    bow = lambda x: -.05 * (x / .7) ** 2               # the frame bends towards the rear at both ends
    arch = lambda x: -.030 * (x / .7) ** 2
    P = []

    def header(u, v):
        """Section of the frame: rounded above, flat before the glass."""
        x, a = 1.5 * (u - .5), v * math.tau
        c, s = math.cos(a), math.sin(a)
        return (x, bow(x) + .021 * math.copysign(abs(c) ** .7, c), arch(x) + .0135 * math.copysign(abs(s) ** .55, s))
    P.append(grid("header", header, 160, 90, old, close_v=True))
    # towards the seats the frame is clad in leather, with a seam
    def clad(u, v):
        x, a = 1.5 * (u - .5), math.radians(-200 + 190 * v)
        return (x, bow(x) - .010 + .026 * math.cos(a), arch(x) - .012 + .020 * math.sin(a))
    P.append(grid("clad", clad, 160, 60, hide))
    P.append(stitches([[tuple(np.array(clad((x + .75) / 1.5, .16)) + (0, -.0006, .0004)) for x in np.linspace(-.74, .74, 500)]], thread, .0050, .0032, .0009))
    P.append(tube("rubber", [(x, bow(x) + .012, arch(x) - .016) for x in np.linspace(-.75, .75, 60)], .006, rubber))
    for x in (-.235, .235):                            # where the hood is locked
        P += [box("plate", (.060, .004, .017), (x, bow(x) - .0215, arch(x) + .0035), old, .0018, segments=4), box("slot", (.026, .006, .007), (x, bow(x) - .0235, arch(x) + .0035), dark, .002)]
        P += [lathe("screw", spline([(.0036, 0), (.0034, .0012), (.002, .002), (0, .0022)], 20), old, 32) for _ in (0, 1)]
        for o, d in zip(P[-2:], (-.022, .022)):
            o.rotation_euler, o.location = (math.pi / 2, 0, 0), (x + d, bow(x) - .0235, arch(x) + .0035)
    # the mirror on its arm
    M = []
    outline = [(a, b) for a, b in even_outline(.232, .066, .030, 240)]
    def shell(u, v):
        a, b = outline[round(u * 240) % 240]
        k = math.cos(v * math.pi / 2) ** .55 if v < 1 else 0.0
        return (a * (.12 + .88 * k), .040 * math.sin(v * math.pi / 2), b * (.12 + .88 * k))
    M.append(grid("shell", shell, 240, 40, old, close_u=True))
    lip = [(a, -.001, b) for a, b in outline]
    M.append(tube("lip", lip, .0032, old, True, 8))
    M.append(grid("glass", lambda u, v: (.99 * v * outline[round(u * 240) % 240][0], .0012 - .0024 * (1 - (v * outline[round(u * 240) % 240][0] / .116) ** 2 - .13 * (v * outline[round(u * 240) % 240][1] / .033) ** 2), .99 * v * outline[round(u * 240) % 240][1]), 240, 60, principled("silver", "e9ecec", .008, 1.0)[0], close_u=True))
    M += [box("lever", (.018, .010, .014), (0, .004, -.038), principled("lever", "0b0b0c", .3)[0], .004, segments=4), sphere("ball", .011, (0, .044, .004), old, 48)]
    group(M, (0, -.062, -.062), 0, 1, (math.radians(1.9), 0, math.radians(-9.2)))
    P.append(tube("arm", spline([(-.004, -.020, -.058), (-.004, .004, -.050), (0, .012, -.030), (0, .004, -.006)], 40), .0062, old))
    P.append(box("foot", (.040, .030, .014), (0, -.002, -.014), old, .006, segments=5))
    # the tint of the glass
    m, n, out = material("screen")
    n.put(out, "Surface", n.add("ShaderNodeBsdfTransparent", {"Color": rgba("c3d4d0")}))
    P.append(grid("screen", lambda u, v: (1.5 * (u - .5), bow(1.5 * (u - .5)) + .014 + .46 * v, arch(1.5 * (u - .5)) - .018 - .42 * v), 60, 8, m))
    group(P)
    # ahead: two capes and the lights along a bay; behind: what the mirror shows
    def land(name, pts, y, mat):
        prism(name, spline(pts, 120) + [(pts[-1][0], -30), (pts[0][0], -30)], .1, mat, 0, (0, y, 0))
    land("cape", [(-190, 2), (-120, 9), (-70, 20), (-30, 14), (0, 5), (22, -4), (30, -14)], 420, glow("3d4f6c", .75))
    land("cape", [(-30, -16), (10, -5), (50, 8), (90, 22), (150, 30), (260, 44)], 300, glow("24344e", .75))
    rs = np.random.RandomState(11)
    for k in range(46):
        m, n, out = material("lamp")
        mx = n.add("ShaderNodeAddShader")
        n.put(mx, 0, n.add("ShaderNodeBsdfTransparent").outputs[0])
        n.put(mx, 1, n.add("ShaderNodeEmission", {"Color": (*(kelvin(2500), kelvin(2900), kelvin(3600), rgb("bcd2f2"))[rs.randint(4)], 1), "Strength": rs.uniform(.16, .9)}))
        n.put(out, "Surface", mx)
        m.cycles.sample_as_light = False
        x = rs.uniform(-130, 150)
        disc("lamp", 2.2, (x, 280 - .5 * k, -13 + abs(rs.normal(0, 1)) * (9 if x > 30 else 2.0)), m, (0, 0, 0), .01, 0, 40)
    for s in (-1, 1):
        r, _ = padded("rest", (.30, .13, .20), hide)
        r.location = (s * .27, -1.35, -.165)
    sky_gradient([(0, "12161c"), (.470, "1c2630"), (.486, "4a5666"), (.500, "c88a72"), (.53, "a98a96"), (.60, "5a729c"), (.75, "29477c"), (1, "142a56")], .8, (-.05, -1, .035), "ffa050", 2.2, 260)
    sun((.05, 1, -.035), 2.0, kelvin(2500), .8)
    area((-.9, -.9, .9), (0, 0, 0), 1.0, 5, kelvin(7500), .5).visible_camera = False
    camera((-.20, -.66, -.115), (.008, 0, -.038), 54, 3.4, (0, -.06, -.055))
    return dict(NIGHT, anchor=(98.0, .86), bloom=.14, halation=.05, saturation=.88, exposure=.25)


def electric():
    """The socket of an electric car: its flap open, a ring of light round the plug, the cable in a bow."""
    coat = principled("paint", "86a0c0", .17, .7, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    X, Z = .06, .72
    side = course([(.0, .06), (.16, -.02), (.30, -.072), (.42, -.090), (.54, -.088), (.66, -.071), (.78, -.047), (.83, -.038), (.85, -.026), (.88, .004), (.91, .032), (.94, .060)])
    flank = lambda x, z: side(min(z, .94)) + max(0.0, z - .94) * .95 + .02 * x * x
    y = flank(X, Z)
    R = .088
    round_opening(flank, X, Z, R, .050, coat, 2.2, .006, .1)
    plastic, grip = principled("well", "16171a", .42, Specular=.4)[0], principled("grip", "1b1c1f", .34, Specular=.5)[0]
    P = [disc("well", R + .004, (X, y + .042, Z), plastic, (0, 0, 0), .012, .002, 140)]
    on = glow("a8e6c4", 3.2)
    on.cycles.sample_as_light = False
    P.append(torus("ring", .0745, .0036, on, (X, y + .030, Z), FLAT, 200, 12))
    P.append(torus("bed", .0745, .0075, plastic, (X, y + .037, Z), FLAT, 200, 14))
    point((X - .05, y + .005, Z + .055), .10, rgb("a8e6c4"), .02)
    point((X + .05, y + .005, Z - .055), .10, rgb("a8e6c4"), .02)
    # the flap on its arm, a seal on its inner side
    g = [lathe("flap", spline([(0, .0), (.078, .0), (.0855, -.002), (.087, -.006), (.0855, -.0095), (.078, -.011), (0, -.011)], 70), coat, 160),
         torus("seal", .070, .0035, rubber, (0, 0, .001), seg=160, sides=12), lathe("inner", spline([(0, .004), (.060, .004), (.064, .001)], 30), plastic, 120)]
    for o in g:
        o.rotation_euler = FLAT
    group(g, (X + .140, y - .100, Z), 0, 1, (0, 0, math.radians(112)))
    for z in (-.016, .016):
        P.append(tube("arm", spline([(X + .128, y - .082, Z + z), (X + .122, y - .050, Z + z), (X + .100, y - .012, Z + z), (X + .082, y + .022, Z + z)], 40), .0055, plastic))
    # the plug
    head = lathe("head", spline([(.0, -.04), (.049, -.04), (.049, .020), (.0525, .024), (.0525, .050), (.050, .056), (.046, .084), (.034, .104), (.016, .112), (.0, .113)], 160), grip, 160)
    head.rotation_euler, head.location = FLAT, (X, y - .004, Z)
    P += [head, torus("collar", .0525, .0026, principled("accent", "c9702a", .35)[0], (X, y - .041, Z), FLAT, 160, 10)]
    path = [np.array(q) for q in spline([(X, y - .060, Z), (X + .001, y - .104, Z - .004), (X + .006, y - .142, Z - .036), (X + .014, y - .160, Z - .090), (X + .020, y - .166, Z - .160)], 90)]
    rad = course([(0, .038), (.25, .036), (.45, .031), (.8, .0275), (1, .0255)])

    def handle(u, v):
        k = v * 89
        i = min(int(k), 88)
        t = path[min(i + 1, 89)] - path[i]
        t = t / np.linalg.norm(t)
        e = np.array((1.0, 0, 0)) - t * t[0]
        e /= np.linalg.norm(e)
        f = np.cross(t, e)
        a, r = u * math.tau, rad(v)
        r -= .0012 * max(0.0, math.sin(v * 150)) if .50 < v < .86 else 0
        return tuple(path[i] + (k - i) * (path[min(i + 1, 89)] - path[i]) + r * (.86 * math.cos(a) * e + 1.08 * math.sin(a) * f))
    P.append(grid("handle", handle, 80, 260, grip, close_u=True))
    q = path[30]
    P.append(box("button", (.022, .012, .034), (q[0], q[1] - .034, q[2] + .016), principled("button", "2b2c30", .5)[0], .005, (math.radians(40), 0, 0), 4))
    e = path[-1]
    P += [torus("relief", .0195, .0042, rubber, (e[0] + .0008 * k, e[1], e[2] - .004 - .009 * k), seg=80, sides=12) for k in range(5)]
    P.append(tube("cable", spline([tuple(e), (e[0] + .006, e[1] - .001, e[2] - .08), (e[0] + .028, e[1] - .012, e[2] - .24), (e[0] + .10, e[1] - .05, e[2] - .42), (e[0] + .30, e[1] - .12, e[2] - .535), (e[0] + .9, e[1] - .1, e[2] - .538)], 200), .0155, rubber, False, 12))
    # the seam of the door, its handle, the pane above the waist
    P.append(tube("seam", [(-.185 + .05 * math.sin((z - .2) * 3.2), flank(-.18, z) - .0006, z) for z in np.linspace(.12, .94, 90)], .0030, dark, False, 3))
    h = [prism("hollow", rounded_outline(.216, .036, .017), .004, dark, 0), prism("handle", rounded_outline(.206, .026, .012), .014, coat, .004)]
    group(h, (-.30, flank(-.30, .79) - .003, .79), 0, 1, (math.radians(10), 0, 0))
    waist = [(x, flank(x, .94) - .006, .944) for x in np.linspace(-1.6, 1.6, 120)]
    P.append(tube("waist", waist, .0085, chrome, False, 8))
    P.append(grid("pane", lambda u, v: (-1.6 + 3.2 * u, flank(-1.6 + 3.2 * u, .94) - .001 + .20 * v, .945 + .45 * v), 120, 20, principled("pane", "101317", .03, 0, Specular=1.0, Clearcoat=1.0)[0]))
    group(P, (0, 0, 0), 0)
    return evening((-.52, -1.26, 1.04), (.0, -.06, .70), .96, 4.5, (X, y - .05, Z), (0, 0))


def classic():
    """A saloon of the fifties from the front: its radiator, two round lamps, chrome."""
    coat = principled("paint", "7a0f18", .16, .6, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    hull = ([q for s in (-1, 1) for q in (((s * .60, -.12, .80), (s * .64, 2.4, .84), .215, .28), ((s * .60, .02, .56), (s * .64, 2.4, .56), .22, .28))]
            + [((0, -.14, .80), (0, 2.0, .90), .25, .37), ((0, -.10, .60), (0, 2.0, .70), .25, .42), ((-.50, .10, .50), (.50, .10, .50), .19, .19),
               ((-.26, 2.7, 1.22), (.26, 2.7, 1.22), .34, .34), ((-.40, 2.6, 1.02), (.40, 2.6, 1.02), .34, .34)])
    # four times, a little further back each time, or the balls that it consists of are seen
    P = [balls("body", [((p[0], p[1] + d, p[2]), q, a, b) for d in (0, .024, .048, .072) for p, q, a, b in hull], coat, .012, 90)]
    shell = [(-.235, .44), (.235, .44), (.275, .84), (.215, 1.03), (.10, 1.105), (-.10, 1.105), (-.215, 1.03), (-.275, .84)]
    P.append(board("shell", [rounded(shell, .05), rounded([(x * .87, .77 + (z - .77) * .91) for x, z in shell], .04)[::-1]], chrome, (0, -.43, 0), .06, .022, 5))
    P.append(board("mouth", [rounded([(x * .9, .77 + (z - .77) * .92) for x, z in shell], .05)], matte("060606", .9, .1), (0, -.405, 0), .01))
    head = course([(-.275, .80), (-.215, .99), (-.10, 1.06), (.10, 1.06), (.215, .99), (.275, .80)])
    for k in range(-6, 7):
        x = .0285 * k
        P.append(tube("slat", [(x, -.44, .50), (x, -.44, head(x) - .03)], .0068, chrome, False, 4))
    P.append(box("rib", (.022, .05, .56), (0, -.46, .77), chrome, .008))
    P.append(lathe("cap", spline([(.044, .0), (.046, .016), (.036, .030), (.014, .036), (.012, .052), (.0, .056)], 40), chrome, 60, (0, -.43, 1.122)))
    lens, n, p = principled("lens", "dfe4e4", .12, .55, Specular=.8, Clearcoat=1.0, Clearcoat_Roughness=.02)
    n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs[0], 70.0)), .55, .05))
    amber = principled("amber", "d9731c", .15, 0, Specular=.7, Clearcoat=1.0)[0]
    for s in (-1, 1):
        o = sphere("lens", 1, (s * .60, -.315, .82), lens, 80)
        o.scale = (.142, .055, .142)
        lit = glow(kelvin(2800), 2.2)
        lit.cycles.sample_as_light = False
        P.append(disc("bulb", .05, (s * .60, -.374, .82), lit, (0, 0, 0), .004, .001, 60))
        P += [o, torus("rim", .150, .021, chrome, (s * .60, -.315, .82), (math.pi / 2, 0, 0), 140, 24), torus("bezel", .125, .005, dark, (s * .60, -.345, .82), (math.pi / 2, 0, 0), 120, 10)]
        o = sphere("amber", 1, (s * .60, -.22, .56), amber, 48)
        o.scale = (.052, .03, .052)
        P += [o, torus("ring", .056, .010, chrome, (s * .60, -.215, .56), (math.pi / 2, 0, 0), 90, 14)]
        o = sphere("horn", 1, (s * .34, -.575, .44), chrome, 60)
        o.scale = (.042, .06, .115)
        P.append(o)
        P.append(box("tyre", (.19, .62, .62), (s * .66, .30, .30), matte("0a0a0a", .8, .2), .07, segments=5))
        P.append(tube("trim", spline([(s * .03, -.38, 1.085), (s * .03, .4, 1.13), (s * .03, 1.6, 1.25)], 30), .004, chrome, False, 3))
    bumper = tube("bumper", spline([(-.94, .30, .40), (-.90, -.10, .40), (-.72, -.38, .40), (-.36, -.52, .40), (0, -.555, .40), (.36, -.52, .40), (.72, -.38, .40), (.90, -.10, .40), (.94, .30, .40)], 160), .062, chrome, False, 10)
    P.append(bumper)
    screen = rounded([(-.60, 1.14), (.60, 1.14), (.50, 1.46), (-.50, 1.46)], .07)
    P.append(board("screen", [screen], principled("screen", "1c2426", .05, 0, Specular=1.0)[0], (0, 2.14, 0), .01))
    P.append(tube("frame", [(x, 2.13, z) for x, z in screen], .016, chrome, True, 4))
    P.append(box("post", (.014, .02, .30), (0, 2.12, 1.30), chrome, .004))
    P.append(box("under", (1.2, 2.4, .30), (0, 1.4, .34), matte("040404", 1, 0), 0))
    group(P, (-.10, -.9, 0), 24)
    return evening()


def suv():
    """An off-roader from behind: the spare wheel on its tailgate, a ladder, red lamps."""
    coat = principled("paint", "3f4a34", .30, .35, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.08)[0]
    black = matte("0b0b0b", .6, .35)
    pane, steel = principled("pane", "2c3238", .06, .75, Specular=.8)[0], principled("steel", "b8b2a8", .24, 1.0)[0]
    P = [box("body", (1.84, 3.9, .74), (0, 1.95, 1.0), coat, .055, segments=6), box("cabin", (1.70, 3.0, .70), (0, 1.56, 1.66), coat, .07, segments=6),
         box("gutter", (1.76, 3.04, .03), (0, 1.56, 1.93), coat, .012), box("under", (1.5, 3.6, .3), (0, 2.0, .55), black, 0), box("waist", (1.865, 3.9, .055), (0, 1.95, 1.20), black, .02)]
    # the tailgate, its pane, the hinges at its right
    P.append(board("gap", [rounded([(-.74, .70), (.74, .70), (.74, 1.88), (-.74, 1.88)], .06)], matte("020202", 1, 0), (0, -.004, 0), .012))
    P.append(board("gate", [rounded([(-.725, .715), (.725, .715), (.725, 1.865), (-.725, 1.865)], .05)], coat, (0, -.018, 0), .03, .010, 4))
    P.append(board("pane", [rounded([(-.62, 1.40), (.62, 1.40), (.62, 1.80), (-.62, 1.80)], .06)], pane, (0, -.040, 0), .012, .004, 3))
    P.append(tube("seal", [(x, -.046, z) for x, z in rounded([(-.63, 1.39), (.63, 1.39), (.63, 1.81), (-.63, 1.81)], .06)], .012, black, True, 6))
    P.append(tube("wiper", [(.02, -.062, 1.385), (.40, -.062, 1.52)], .009, black))
    for z in (.92, 1.32, 1.74):
        P += [box("hinge", (.16, .05, .06), (.74, -.050, z), coat, .015), tube("pin", [(.77, -.060, z - .05), (.77, -.060, z + .05)], .020, coat)]
    # the spare wheel: tyre, a cover of steel with a ring, its middle painted
    prof = [(.24, .0), (.30, -.02), (.365, -.06), (.395, -.10), (.405, -.16), (.395, -.22), (.36, -.245), (.30, -.255), (.285, -.24)]
    t = lathe("tyre", spline(prof, 90), rubber, 200, (0, 0, 0))
    t.rotation_euler, t.location = (-math.pi / 2, 0, 0), (.10, -.26, 1.16)
    t.rotation_euler, t.location = (math.pi / 2, 0, 0), (.10, -.02, 1.16)
    t.scale = (1, 1, -1)
    P.append(t)
    c = lathe("cover", spline([(0, -.275), (.12, -.274), (.22, -.268), (.275, -.255), (.292, -.235)], 60), coat, 160)
    c.rotation_euler, c.location, c.scale = (math.pi / 2, 0, 0), (.10, -.02, 1.16), (1, 1, -1)
    P += [c, torus("rim", .292, .016, steel, (.10, -.262, 1.16), FLAT, 200, 20), torus("inner", .135, .006, steel, (.10, -.295, 1.16), FLAT, 120, 12), disc("cap", .05, (.10, -.296, 1.16), steel, (0, 0, 0), .02, .006, 60)]
    P += [torus("bead", r, .0035, rubber, (.10, y, 1.16), FLAT, 200, 8) for r, y in ((.345, -.272), (.352, -.270), (.385, -.250))]
    for k in range(5):
        a = k / 5 * math.tau + .3
        P.append(lathe("nut", [(.017, .0), (.017, .022), (.013, .027), (.0, .027)], steel, 6, (0, 0, 0)))
        P[-1].rotation_euler, P[-1].location = FLAT, (.10 + .088 * math.cos(a), -.290, 1.16 + .088 * math.sin(a))
    for k in range(48):                               # blocks of the tread
        a = k / 48 * math.tau
        for d, y in ((0, -.12), (.5, -.21)):
            b = a + d / 48 * math.tau
            P.append(box("lug", (.036, .075, .024), (.10 + .402 * math.cos(b), -.02 + y, 1.16 + .402 * math.sin(b)), rubber, .006, (0, math.pi / 2 - b, 0), 2))
    # the ladder at its left
    for x in (-.80, -.62):
        P.append(tube("rail", spline([(x, -.03, .80), (x, -.085, .84), (x, -.095, 1.3), (x, -.085, 1.86), (x, -.03, 1.99), (x, .20, 2.02)], 50), .014, black))
    P += [tube("rung", [(-.80, -.092, z), (-.62, -.092, z)], .012, black) for z in (.98, 1.20, 1.42, 1.64, 1.84)]
    # bumper, lamps, plate, hooks
    P += [box("bumper", (1.88, .22, .20), (0, -.06, .60), black, .04, segments=5), box("plate", (.46, .012, .11), (-.52, -.176, .62), principled("plate", "8d8576", .5)[0], .008)]
    red = glow((1, .025, .006), .42)
    red.cycles.sample_as_light = False
    for s in (-1, 1):
        P += [box("frame", (.15, .05, .34), (s * .84, -.012, .94), black, .015), box("lens", (.115, .05, .17), (s * .84, -.024, 1.01), red, .012, segments=4), box("amber", (.115, .05, .06), (s * .84, -.024, .87), principled("amber", "c9641a", .2, 0, Clearcoat=1.0)[0], .01)]
        P.append(tube("hook", [(s * .55, -.18, .52), (s * .55, -.24, .50), (s * .55, -.24, .58), (s * .55, -.18, .58)], .014, steel))
        # the flank: panes, an arch with its wheel
        X = s * .852
        for y0, y1 in ((.12, .98), (1.06, 1.95), (2.03, 2.9)):
            P.append(box("pane", (.01, y1 - y0, .42), (X, (y0 + y1) / 2, 1.62), pane, .004))
        P.append(box("rack", (.05, 2.7, .04), (s * .72, 1.5, 2.02), black, .015))
        o = lathe("wheel", spline([(.20, -.15), (.31, -.15), (.385, -.12), (.40, -.06), (.40, .06), (.385, .12), (.31, .15)], 60), rubber, 140)
        o.rotation_euler, o.location = (0, math.pi / 2, 0), (s * .80, .86, .40)
        h = disc("rim", .235, (s * .935, .86, .40), steel, (0, 0, math.pi / 2), .03, .01, 100)
        a = [(.86 + .47 * math.cos(q), .42 + .47 * math.sin(q)) for q in np.linspace(-.15, math.pi + .15, 60)]
        P += [o, h, tube("arch", [(s * .935, y, z) for y, z in a], .045, black, False, 8), disc("well", .46, (s * .915, .86, .44), matte("020202", 1, 0), (0, 0, math.pi / 2), .02, 0, 80)]
    for y in (.3, 1.2, 2.1):
        P.append(box("bar", (1.44, .05, .03), (0, y, 2.03), black, .01))
    group(P, (.02, .25, 0), -28)
    return evening((-.66, -2.00, 1.34), (.20, -.10, 1.20), 1.26, 4.0, (.05, -.22, 1.18), (0, 0)) | dict(exposure=.45)


grade = dict(saloon=saloon, suv=suv, convertible=convertible, sports=sports, electric=electric, classic=classic)[view]()
bpy.context.scene.camera.data.clip_end, bpy.context.scene.camera.data.clip_start = 2000, .01
shoot("car-" + view, 20, grade)
