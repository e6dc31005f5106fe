"""What tells a premium car from close by, in the last light of a day (--view names it): the armrest of a saloon, the spare wheel of an off-roader in
its chain, the folded hood of an open car, the brake of a sports car, the socket of an electric one; a classic is seen from its corner."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *
from vehicles import rounded

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


def saloon():
    """The rear of a saloon: the armrest between its seats, stitched, with an inlay of walnut; a reading lamp, the evening behind the pane."""
    hide, tan, thread = leather("c9b79c", .46), leather("553018", .44), matte("7a4a26", .7)
    P, top = padded("armrest", (.62, .235, .12), tan)
    parts = [P]
    lines = []
    for s in (-1, 1):
        for off in (.078, .084):
            lines.append([(x, s * off, top(x, off) + .0006) for x in np.linspace(-.27, .27, 120)])
    parts.append(stitches(lines, matte("e8d6b4", .7)))
    parts += [tube("welt", [(x, s * .081, top(x, .081) - .0004) for x in np.linspace(-.28, .28, 80)], .0012, dark, False, 3) for s in (-1, 1)]
    # the inlay with three keys
    w = walnut("6b3f20", .16, 5)
    z = top(-.17, 0)
    parts += [box("inlay", (.17, .110, .006), (-.185, 0, z + .001), w, .002), tube("edge", [(x - .185, y, z + .003) for x, y in even_outline(.176, .116, .006, 200)], .0018, chrome, True, 5)]
    parts += [box("key", (.024, .017, .006), (-.235, .026 * k, z + .006), chrome, .0025, segments=4) for k in (-1, 0, 1)]
    group(parts, (.0, 0, .615), 0, 1, (0, math.radians(-2), 0))
    # the seats, their backs at +x, the cushion of the far one fluted
    for y, n in ((.44, 8), (-.52, 8)):
        c = cushion(.52, .62, .15, hide, (-.05, y, .40), (0, math.radians(-4), math.radians(90)), n)
        b = cushion(.52, .80, .15, hide, (.40, y, .80), (math.radians(78), 0, math.radians(-90)), n)
        r, _ = padded("rest", (.30, .13, .20), hide)
        r.location, r.rotation_euler = (.47, y, 1.20), (0, math.radians(-8), math.radians(90))
    box("middle", (.16, .42, .72), (.47, 0, .74), tan, .06, (0, math.radians(12), 0), 6)
    box("shelf", (.5, 1.9, .05), (.86, 0, 1.06), matte("1c1815", .9), .01)
    # the door: panel, armrest, a line of light, handle, waist, window frame
    box("panel", (2.2, .06, .62), (-.2, .80, .62), tan, .02)
    d, t = padded("pull", (.72, .10, .09), hide)
    d.location = (-.20, .735, .70)
    box("wood", (1.6, .02, .085), (-.35, .765, .84), walnut("6b3f20", .18, 3), .006)
    line = glow(kelvin(2600), 1.6)
    line.cycles.sample_as_light = False
    tube("light", [(-1.2, .758, .79), (.40, .758, .79)], .0035, line)
    tube("bright", [(-1.2, .752, .888), (.44, .752, .888)], .005, chrome)
    tube("handle", spline([(-.52, .76, .795 + .05), (-.50, .735, .845), (-.44, .728, .845), (-.36, .730, .845)], 30), .008, chrome)
    box("waist", (2.4, .10, .06), (-.2, .80, .915), dark, .02)
    tube("pillar", spline([(.52, .80, .92), (.44, .76, 1.15), (.30, .66, 1.42)], 40), .055, matte("b8a88e", .9), False, 10)
    box("header", (2.6, .12, .10), (-.6, .66, 1.45), matte("b8a88e", .9), .04, segments=5)
    box("roof", (2.6, 1.6, .03), (-.4, -.10, 1.50), matte("b8a88e", .9), .01).visible_camera = False
    box("carpet", (3, 2.2, .04), (-.4, 0, .24), matte("17110d", .95, .1), 0)
    tube("frame", spline([(-1.6, .745, 1.40), (-.6, .70, 1.455), (.0, .70, 1.43), (.22, .72, 1.30), (.42, .78, 1.02), (.46, .79, .93)], 80), .012, chrome, False, 8)
    # the lamp on its bow
    neck = spline([(.45, .60, .98), (.40, .60, 1.10), (.28, .55, 1.145), (.16, .48, 1.115)], 60)
    tube("neck", neck, .0065, chrome)
    lamp = lathe("lamp", spline([(.0, -.008), (.014, -.006), (.019, .010), (.021, .040), (.018, .042)], 40), chrome, 80)
    bulb = disc("bulb", .0175, (0, 0, .038), glow(kelvin(3000), 9), FLAT, .002, .0005, 60)
    bulb.data.materials[0].cycles.sample_as_light = False
    g = group([lamp, bulb], neck[-1], 0)
    g.rotation_euler = Vector((-.20, -.30, -1)).to_track_quat("Z", "Y").to_euler()
    spot(tuple(Vector(neck[-1]) + Vector((-.006, -.01, -.045))), (-.02, .25, .5), 5, 80, .6, kelvin(2900), .012)
    return evening((-.66, -.84, 1.04), (.04, .12, .815), 1.10, 2.8, (-.06, -.06, .67), (0, 0))


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
    """The hood of an open car, folded behind the rear bench; studs, two straps, headrests of red leather, far off the frame of the windscreen."""
    hide = leather("521809", .44)
    coat = paint("15294a", .13, .8)
    edge = lambda x: -.02 + .30 * (x / .78) ** 2      # where the deck ends; it embraces the hood

    def deck(u, v):
        x = 1.9 * (u - .5)
        y0 = edge(min(abs(x), .74)) + 4.5 * max(0, abs(x) - .74)
        y = y0 - 1.6 * v
        z = .925 - .06 * (x / .8) ** 2 - .09 * max(0, v - .1) ** 1.5 - max(0, abs(x) - .70) ** 2 * 1.6
        if v < .012:
            z -= .012 * (1 - v / .012) ** 2
        return (x, y, z)
    P = [grid("deck", deck, 260, 300, coat)]
    rim = [(x, edge(x) + .004, .925 - .06 * (x / .8) ** 2 - .002) for x in np.linspace(-.74, .74, 160)]
    P.append(tube("rim", rim, .0075, chrome, False, 8))
    studs = lathe("stud", spline([(.0095, 0), (.009, .003), (.006, .0058), (0, .0065)], 30), chrome, 40)
    for x in np.linspace(-.66, .66, 9):
        o = studs.copy()
        link(o)
        o.location = (x, edge(x) - .045, .925 - .06 * (x / .8) ** 2)
        P.append(o)
    studs.location = (0, 0, -5)
    canvas, n, p = principled("canvas", "6d5238", .92, Sheen=.35, Specular=.12)
    v = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV", (2200, 900, 1))})
    weave = n.math("ADD", n.math("SINE", v.outputs[0]), n.math("SINE", v.outputs[1]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", weave, .25), n.math("MULTIPLY", n.noise(n.coord("Object"), 9, 3, .6), 1.2)), .35, .006))
    n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 5, 4, .6), [(.3, rgba("5c4530")), (.7, rgba("7d6145"))]))
    folds = [q for k in range(5) for q in ((-.026 + .068 * k, .030 + .008 * k), (-.018 + .068 * k, .066 + .009 * k), (.010 + .068 * k, .083 + .009 * k), (.036 + .068 * k, .066 + .009 * k), (.040 + .068 * k, .026 + .008 * k))]
    shape = np.array(spline([(-.012, -.03)] + folds + [(.33, .0), (.33, -.06)], 320))

    def hood(u, v):
        x = 1.42 * (u - .5)
        k = max(0, 1 - abs(x / .71) ** 7) ** .5
        y, z = shape[int(round(v * 319))]
        w = .0035 * math.sin(x * 9 + y * 30) + .0022 * math.sin(x * 23 - y * 47 + 1.3) + .006 * (abs(x) / .7) ** 4 * math.sin(y * 60 + x * 11)
        return (x, edge(x) + y * (1 - .25 * abs(x) ** 2) + w * .7 + .012, .918 - .06 * (x / .8) ** 2 + z * (.35 + .65 * k) + w * (1 if z > .04 else .2))
    P.append(grid("hood", hood, 320, 320, canvas))
    lines = [[tuple(np.array(hood(u, j / 319)) + (0, 0, .0012)) for u in np.linspace(.02, .98, 400)] for k in (1, 3) for j in np.nonzero(abs(shape[:, 0] - .010 - .068 * k) < .005)[0][[0, -1]]]
    P.append(stitches(lines, matte("e2cda6", .8), .008, .005, .0012))
    strap = leather("5a2a16", .5)
    for u in (.30, .70):
        hull = [np.array(hood(u, 0)) + (0, -.022, .040)]
        for q in (np.array(hood(u, j / 319)) for j in range(6, 312)):          # over the folds, not into them
            while len(hull) > 1 and (hull[-1][1] - hull[-2][1]) * (q[2] - hull[-2][2]) - (hull[-1][2] - hull[-2][2]) * (q[1] - hull[-2][1]) >= 0:
                hull.pop()
            if q[1] > hull[-1][1]:
                hull.append(q)
        pts = np.array(spline(hull, 200)) + (0, 0, .0035)
        P.append(grid("strap", lambda a, b: tuple(pts[int(round(b * (len(pts) - 1)))] + np.array((.034 * (a - .5), 0, .0015 * math.sin(math.pi * a)))), 8, len(pts), strap))
        for s in (-1, 1):
            P.append(stitches([[tuple(k + np.array((s * .0135, -.0006, .0012))) for k in pts[4:196]]], matte("d8b98a", .7), .006, .004, .0009))
        o = studs.copy()
        link(o)
        o.location = tuple(pts[70] + np.array((0, 0, .001)))
        P.append(o)
    # bench and front seats: fluted backs, headrests with a seam
    for x, y, z in ((-.36, .56, 0), (.36, .56, 0), (-.37, 1.38, .02), (.37, 1.38, .02)):
        b = cushion(.54, .62, .14, hide, (x, y + .02, .70 + z), (math.radians(-102), 0, 0), 6)
        shell, over = padded("shell", (.54, .16, .20), hide)
        shell.location = (x, y, .94 + z)
        r, top = padded("rest", (.29, .115, .19), hide, (.40, .50), 5)
        r.location, r.rotation_euler = (x, y - .01, 1.145 + z), (math.radians(-6), 0, 0)
        for o, q, y0, l in ((r, top, -.030, .139), (shell, over, -.052, .262)):
            line = [(a, y0, t * q(a, y0)) for t, e in ((1, 1), (-1, -1)) for a in np.linspace(-l * e, l * e, 90)]
            w = tube("welt", line, .0032, hide, True, 6)
            w.location, w.rotation_euler = o.location, o.rotation_euler
            P.append(w)
        P += [b, shell, r] + [tube("post", [(x + s * .07, y, .98 + z), (x + s * .07, y, 1.08 + z)], .008, chrome) for s in (-1, 1)]
    for s in (-1, 1):                                 # the doors' edge
        P.append(tube("edge", spline([(s * .70, .16, .80), (s * .75, .30, .895), (s * .80, .7, .91), (s * .82, 1.4, .915), (s * .80, 2.2, .93)], 60), .040, hide, False, 10))
        P.append(tube("bright", spline([(s * .735, .245, .872), (s * .80, .36, .895), (s * .855, .7, .905), (s * .875, 1.4, .91), (s * .855, 2.3, .93)], 60), .012, chrome, False, 8))
        P.append(grid("flank", lambda u, v: (s * (.86 + .10 * math.sin(math.pi * min(1, v * .9)) ** .8), .1 + 2.6 * u, .90 - .7 * v), 40, 60, coat))
    X = 2.25
    foot = spline([(-.74, X, .96), (-.4, X + .16, 1.0), (0, X + .20, 1.01), (.4, X + .16, 1.0), (.74, X, .96)], 50)
    head = spline([(-.62, X - .34, 1.33), (-.4, X - .24, 1.37), (0, X - .20, 1.385), (.4, X - .24, 1.37), (.62, X - .34, 1.33)], 50)
    P += [tube("frame", q, .016, chrome, False, 6) for q in (head, [foot[0], head[0]], [foot[-1], head[-1]])]
    P += [box("dash", (1.5, .4, .14), (0, 2.1, .92), dark, .05), box("floor", (1.6, 2.6, .04), (0, 1.3, .55), dark, 0), box("mirror", (.22, .03, .06), (0, 1.98, 1.32), dark, .012)]
    group(P, (0, 0, 0), 24)
    return evening((-.12, -1.26, 1.50), (.03, .15, 1.035), 1.14, 3.6, (.0, .04, 1.0), (0, 0))


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
