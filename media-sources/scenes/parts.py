"""What premium cars are made of, from close by (one unit is a decimetre): the quilted leather of a rear seat, a winter tyre with its chain in the
snow (`--view suv`), the brake of a sports car behind its spokes (`--view sports`)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

FLAT = (math.pi / 2, 0, 0)
view = ARGS.view or "saloon"
begin(1800, 1200)
rs = np.random.default_rng(4)
chrome = principled("chrome", "d8d2c8", .12, 1.0)[0]


def hide(color, rough, cells=62):
    """Leather: fine cells, its colour a little cloudy."""
    m, n, p = principled("hide", color, rough, Specular=.45)
    v = n.coord("Object")
    cell = n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": float(cells)}, feature="SMOOTH_F1").outputs["Distance"]
    n.put(p, "Base Color", n.ramp(n.noise(v, 1.6, 4, .6), [(.3, tuple(c * .80 for c in rgb(color))), (.7, tuple(c * 1.12 for c in rgb(color)))]))
    n.put(p, "Normal", n.bump(cell, .22, .010))
    return m


def saloon():
    """The rear seat of a long saloon in the light of its reading lamp: quilted leather, piping, a strip of walnut with a bright line."""
    ivory, tan, thread = hide("ccb490", .38), hide("7a4524", .42), matte("7a4524", .7, .2)
    p, q = 1.04, .80                                  # half a diamond, along and up

    def height(x, z):
        a, b = x / p + z / q, x / p - z / q
        return .26 * (abs(math.sin(math.pi * a / 2)) * abs(math.sin(math.pi * b / 2))) ** .5

    def lean(x, y, z):
        """The back leans away."""
        return (x, y + .20 * z, z)
    grid("quilt", lambda u, v: lean(-6 + 14 * u, -height(-6 + 14 * u, .12 + 5.6 * v), .12 + 5.6 * v), 1500, 620, ivory)
    stitches = []
    for k in range(-12, 20):
        for s in (1, -1):
            z = .16
            while z < 5.6:                            # a + b = const: x = (2k - s z / q) p
                x0, x1 = (2 * k - s * z / q) * p, (2 * k - s * (z + .062) / q) * p
                if -6 < x0 < 8:
                    stitches.append([lean(x0, -.020, z), lean(x1, -.020, z + .062)])
                z += .098
    wires("stitch", stitches, .0125, thread, False, 3)
    # below the quilt: piping, a smooth bolster, a seam with two rows of stitches
    tube("piping", [lean(x, -.16, .06) for x in np.linspace(-6, 8, 200)], .085, tan, False, 10)
    grid("bolster", lambda u, v: (-6 + 14 * u, -.16 - .56 * math.sin(v * math.pi / 2) ** .8, .04 - 1.0 * v), 60, 60, ivory)
    # an armrest before it: leather, a strip of walnut, a bright line
    P = [box("arm", (7.2, 2.3, .92), (0, 0, 0), ivory, .26, segments=10), box("wood", (6.4, 1.15, .05), (0, -.10, .455), walnut("6b3a1c", .13, 5), .02, segments=4)]
    P.append(tube("line", even_rect(6.46, 1.21, .10), .026, chrome, True, 8))
    for o in P[-1:]:
        o.location = (0, -.10, .475)
    group(P, (3.1, -1.75, -.55), -9)
    box("door", (.4, 8, 9), (-6.2, 0, 2), matte("1a120c", .6, .3), 0)
    # the reading lamp at the left, what is left of the day at the right
    spot((-4.6, -1.9, 4.6), (.6, -.3, 1.2), 1500, 62, .9, kelvin(3000), .16)
    softbox((5.2, -4.2, 3.0), (.6, 0, 1.2), 1.6, 5.0, kelvin(7400), 3.2)
    softbox((0, -4.4, 6.4), (1, -1, 0), 8.0, 1.0, kelvin(3300), 3.0)
    area((6.5, -5, 2.2), (1, 0, 1.2), 3, 50, kelvin(8200), 3)
    ambient("2a3442", .14)
    camera((-2.6, -7.2, 2.5), (1.30, -.4, .62), 52, .9, (.3, -.2, .9))
    return dict(NIGHT, anchor=(98.2, .84), bloom=.12, saturation=.88)


def even_rect(w, d, r):
    """A rounded rectangle that lies flat."""
    return [(x, y, 0) for x, y in rounded_outline(w, d, r)]


def suv():
    """A winter tyre from close by at dusk: snow between its blocks, a chain across them."""
    rubber, n, p = principled("rubber", "1c1a19", .50, Specular=.5)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.noise(v, 26, 3, .6), .22, .012))
    snow, n, p = principled("snow", "cfd6e2", .8, 0, Specular=.25)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 2.2, 4, .65), n.math("MULTIPLY", n.noise(v, 14, 2, .6), .18)), .45, .10))
    steel = principled("steel", "b8b2a8", .24, 1.0)[0]
    R, W, N = 3.75, 2.55, 40
    P = []
    shell = lathe("carcass", spline([(2.5, -W / 2 + .12), (3.05, -W / 2 - .10), (R - .42, -W / 2 - .02), (R - .30, -W / 2 + .22), (R - .27, 0), (R - .30, W / 2 - .22), (R - .42, W / 2 + .02), (3.05, W / 2 + .10), (2.5, W / 2 - .12)], 120), rubber, 360)
    shell.rotation_euler = (0, math.pi / 2, 0)
    P.append(shell)

    def packed(u, v):
        a, x = u * math.tau, (v - .5) * (W - .34)
        r = R - .13 + .07 * math.sin(a * 31 + 3 * math.sin(x * 2.1)) * math.sin(x * 4.3 + a * 9) + .05 * math.sin(a * 67 + x * 7) - .22 * max(0, abs(x) / (W / 2) - .72)
        return (x, r * math.cos(a), r * math.sin(a))
    P.append(grid("packed", packed, 900, 70, snow, close_u=True))
    for k in range(N):
        for x, w, l, skew, off in ((-.98, .60, .46, 12, .5), (-.33, .54, .48, -24, 0), (.33, .54, .48, -24, .5), (.98, .60, .46, 12, 0)):
            a = (k + off) / N * math.tau
            b = box("lug", (w, l, .34), (0, 0, 0), rubber, .035, (0, 0, math.radians(skew)), 3)
            cuts = [box("sipe", (w * .78, .020, .05), (0, dy, .168), matte("020202", 1, 0), 0, (0, 0, math.radians(skew))) for dy in (-l * .24, 0, l * .24)]
            for o in cuts:                            # along the block, wherever it is turned
                o.location = (-o.location.y * math.sin(math.radians(skew)), o.location.y * math.cos(math.radians(skew)), o.location.z)
            r = R - .17 - .09 * (abs(x) > .6)
            g = group([b] + cuts, (x, r * math.cos(a), r * math.sin(a)), 0, 1, (a - math.pi / 2, 0, 0))
            g.rotation_euler = (a - math.pi / 2, 0, 0)
            P.append(g)
    P += chain(R, W, steel)
    alloy = principled("alloy", "8a8379", .28, 1.0)[0]
    rim = [disc("well", 2.6, (0, .30, 0), matte("060606", .9, .1), (0, 0, 0), .02, 0), torus("lip", 2.50, .07, alloy, (0, -.02, 0), FLAT, 240, 20), disc("hub", .62, (0, .05, 0), alloy, (0, 0, 0), .2, .05)]
    for k in range(6):
        a = k / 6 * math.tau + .3
        c, s = math.cos(a), math.sin(a)
        rim.append(board("spoke", [rounded([(r * c - t * s, r * s + t * c) for r, t in ((.3, -.34), (2.5, -.22), (2.5, .22), (.3, .34))], .06)], alloy, (0, .10, 0), .16, .05, 4))
    P.append(group(rim, (W / 2 - .12, 0, 0), 90))
    piv = group(P, (0, 0, R - .22), 0, 1, (0, 0, math.radians(0)))
    piv.rotation_euler = (math.radians(3), 0, math.radians(-24))

    lump = lambda x, y: .16 * math.sin(x * .9 + 1.3 * math.sin(y * .7)) * math.cos(y * .8 + .6) + .06 * math.sin(x * 2.6 + y * 1.7)

    def field(u, v_):
        x, y = -22 + 44 * u, -9 + 90 * v_ ** 2
        near = math.exp(-((x - .2) / 1.9) ** 2 - ((y + .6) / 2.6) ** 2)
        return (x, y, .12 + lump(x, y) - .26 * near + .22 * math.exp(-((math.hypot(x, y + .4) - 2.7) / .55) ** 2))
    grid("field", field, 420, 320, snow)
    m, n, out = material("air")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 40, clamp=True), [(0, rgba("46506a")), (.3, rgba("2a3654")), (1, rgba("141e36"))]), "Strength": .55}))
    box("air", (300, .1, 90), (0, 96, 30), m, 0)
    sun((.62, .74, -.26), 5.0, kelvin(2500), 1.0)
    ambient("3c4c72", .40)
    for where, w, h, tone, power in (((-5, -7, 5), 5, 2.2, kelvin(3200), 6), ((6, -6, 2), 3, 5, kelvin(8600), 2.5)):
        softbox(where, (0, -2, 3), w, h, tone, power).visible_shadow = False      # they stand in the sun
    camera((-1.0, -11.2, 2.7), (.75, 0, 2.35), 50, .9, (-.2, -3.5, 3.0))
    return dict(NIGHT, anchor=(98.2, .86), bloom=.16, saturation=.9)


def chain(R, W, steel):
    """Runs of links across the tread, and one along either side."""
    unit = [(.115 * math.cos(t), .20 * math.sin(t) + .07 * (1 if math.sin(t) > 0 else -1)) for t in np.linspace(0, math.tau, 49)[:-1]]
    P = []

    def link_at(at, along, up):
        along, up = Vector(along).normalized(), Vector(up).normalized()
        side = along.cross(up).normalized()
        P.append(tube("link", [tuple(Vector(at) + side * a + along * b) for a, b in unit], .042, steel, True, 6))
    step = .42
    for k in range(-3, 9):
        a0 = math.pi + k * .42
        n = int(W / step) + 2
        for i in range(n):
            x = (i - (n - 1) / 2) * step
            if abs(x) > W / 2 + .05:
                continue
            a = a0 + .03 * math.sin(i * .55 + k)
            up = Vector((0, math.cos(a), math.sin(a)))
            at_ = Vector((x, 0, 0)) + up * (R + .15 - .16 * (abs(x) / (W / 2)) ** 6)
            flat = up if i % 2 else Vector((0, -math.sin(a), math.cos(a))) * .72 + up * .7
            link_at(at_, (1, 0, 0), flat)
    for s in (-1, 1):
        m = int(math.tau * (R - .55) / step)
        for i in range(m):
            a = i / m * math.tau
            up = Vector((0, math.cos(a), math.sin(a)))
            link_at(Vector((s * (W / 2 + .14), 0, 0)) + up * (R - .55), (0, -math.sin(a), math.cos(a)), (s, 0, 0) if i % 2 else up)
    return P


def sports():
    """A drilled brake disc of ceramic and its caliper, the spokes of a forged wheel before them."""
    rubber = principled("rubber", "0d0c0c", .6, Specular=.35)[0]
    dark, edge = principled("spoke", "1c1a19", .30, .85, Specular=.6, Clearcoat=.6, Clearcoat_Roughness=.1)[0], principled("edge", "cfc6b8", .20, 1.0)[0]
    coat = principled("caliper", "c9781a", .22, .15, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    black, bolt = matte("050505", .9, .1), principled("bolt", "8d867c", .28, 1.0)[0]
    # the disc: a ring, drilled along curves, its face brushed in circles
    stone_, n, p = principled("ceramic", "7e7871", .30, .75, Specular=.5)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    rad = n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs[0], 2.0), n.math("POWER", s.outputs[1], 2.0)))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("SINE", n.math("MULTIPLY", rad, 210.0)), n.math("SINE", n.math("MULTIPLY", rad, 83.0))), .10, .004))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.math("SINE", n.math("MULTIPLY", rad, 9.0)), .03, .32))
    holes = [circle_outline(.052, 20, r * math.cos(a), r * math.sin(a))[::-1] for j in range(36) for i, r in enumerate((1.12, 1.28, 1.44, 1.60, 1.76)) for a in [j / 36 * math.tau + i * .055 + .0875 * (i % 2)]]
    board("disc", [circle_outline(1.92, 300), circle_outline(.98, 200)[::-1]] + holes, stone_, (0, .62, 0), .09, .010, 2)
    board("back", [circle_outline(1.90, 200)], black, (0, .70, 0), .02)
    disc("bell", .99, (0, .52, 0), principled("bell", "2a2725", .34, .9)[0], (0, 0, 0), .22, .04)
    for k in range(10):
        a = k / 10 * math.tau
        disc("pin", .062, (.88 * math.cos(a), .40, .88 * math.sin(a)), bolt, (0, 0, 0), .05, .012, 30)
    # the caliper over the upper left of the disc
    arc = lambda r, a, b, k=40: [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(a, b, k)]
    a0, a1 = math.radians(112), math.radians(196)
    body = rounded(arc(2.14, a0, a1) + arc(1.10, a1 - .05, a0 + .05), .10)
    board("caliper", [body], coat, (0, .34, 0), .34, .07, 6)
    for t in np.linspace(a0 + .22, a1 - .22, 3):      # the cylinders below its skin
        disc("piston", .30, (1.60 * math.cos(t), .13, 1.60 * math.sin(t)), coat, (0, 0, 0), .10, .05, 80)
    for t in (a0 + .09, (a0 + a1) / 2, a1 - .09):
        for r in (1.24, 1.98):
            disc("bolt", .075, (r * math.cos(t), .10, r * math.sin(t)), bolt, (0, 0, 0), .09, .015, 6)
    # the wheel: a deep barrel, five pairs of spokes with a bright edge
    for name, prof, mat in (("barrel", [(2.40, .9), (2.36, .1), (2.38, -.25), (2.48, -.50), (2.58, -.54)], edge), ("lip", [(2.50, -.52), (2.58, -.58), (2.66, -.54), (2.68, -.44)], edge), ("tyre", [(2.66, -.40), (2.74, -.62), (3.0, -.72), (3.3, -.62), (3.42, -.3), (3.45, .8)], rubber)):
        o = lathe(name, spline([(r, -z) for r, z in prof], 80), mat, 260)
        o.rotation_euler = FLAT
    wheel = []
    for k in range(5):
        for d in (-1, 1):
            a = k / 5 * math.tau + .36
            u, w = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
            at2 = lambda r, t: (r * u[0] + t * w[0], r * u[1] + t * w[1])
            inner, outer = d * .13, d * .62
            shape = [at2(.30, inner - .13), at2(1.3, (inner + outer) / 2 * .80 - .085), at2(2.46, outer - .12), at2(2.46, outer + .12), at2(1.3, (inner + outer) / 2 * .80 + .085), at2(.30, inner + .13)]
            wheel.append(board("spoke", [rounded(shape, .04)], dark, (0, -.34, 0), .20, .045, 5))
            line = spline([(*at2(.42, inner + d * .10), 0), (*at2(1.3, (inner + outer) / 2 * .80 + d * .085), 0), (*at2(2.45, outer + d * .105), 0)], 60)
            wheel.append(tube("edge", [(x, -.475 , z) for x, z, _ in line], .022, edge, False, 8))
    disc("hub", .56, (0, -.36, 0), dark, (0, 0, 0), .30, .06, 120)
    torus("nut", .34, .045, edge, (0, -.53, 0), FLAT, 100, 20)
    disc("cap", .30, (0, -.50, 0), principled("cap", "15120f", .2, .3, Clearcoat=1.0)[0], (0, 0, 0), .10, .03, 100)
    box("inside", (9, .3, 9), (0, 2.0, 0), black, 0)
    spot((-5.2, -4.6, 4.6), (-1.1, .2, .9), 3600, 40, .8, kelvin(3300), .2)
    softbox((-1.2, -6.0, 5.6), (-1, 0, .6), 7.0, .9, kelvin(4600), 7)
    softbox((-7.5, -3.2, -.6), (-1, 0, .6), 1.6, 6.0, kelvin(3000), 6)
    softbox((6.0, -6.0, 1.0), (-1, 0, .4), 2.4, 6.0, kelvin(7600), 5)
    area((2.5, -6.0, -2.0), (-.6, 0, .4), 2.0, 260, kelvin(7600), 1.0)
    ambient("2a3442", .10)
    camera((-4.6, -8.2, 1.9), (-.72, .1, .62), 80, .9, (-1.2, .2, .9))
    return dict(NIGHT, anchor=(98.2, .86), bloom=.14, saturation=.88)


def rounded(points, r=.05, n=5):
    import vehicles
    return vehicles.rounded(points, r, n)


shoot("car-" + view, 16, dict(saloon=saloon, suv=suv, sports=sports)[view]())
