"""What premium cars are made of, from close by (one unit is a decimetre): the quilted leather of a rear seat, an off-roader from behind in the
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
    """An off-roader from behind at dusk in the snow: the spare wheel on its tailgate, a ladder, red lamps, its tracks before it. One unit is a metre."""
    coat = principled("paint", "3f4a34", .30, .35, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.08)[0]
    black, rubber = matte("0b0b0b", .6, .35), principled("rubber", "121212", .62, Specular=.35)[0]
    pane, steel = principled("pane", "2c3238", .06, .75, Specular=.8)[0], principled("steel", "b8b2a8", .24, 1.0)[0]
    snow, n, p = principled("snow", "cfd6e2", .8, 0, Specular=.25)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 3.2, 4, .65), n.math("MULTIPLY", n.noise(v, 30, 2, .6), .16)), .35, .05))
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
    red = glow((1, .035, .010), .85)
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
    # snow on its roof
    P.append(grid("cap", lambda u, v: (-.83 + 1.66 * u, .04 + 2.9 * v, 1.945 + .075 * (1 - abs(2 * u - 1) ** 6) * (1 - abs(2 * v - 1) ** 10) + .012 * math.sin(u * 9 + 2) * math.sin(v * 13)), 120, 160, snow))
    # and on every ledge
    for x0, x1, y0, y1, z, h in ((-.92, .92, -.16, .02, .70, .05), (-.64, .64, -.062, -.03, 1.395, .035)):
        P.append(grid("ledge", lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z + h * max(0, (1 - abs(2 * u - 1) ** 8) * (1 - abs(2 * v - 1) ** 3)) * (.72 + .22 * math.sin(u * 11 + 1) * math.sin(u * 4.3 + 2) + .06 * math.sin(u * 29))), 300, 16, snow))
    P.append(grid("lump", lambda u, v: (lambda a, k: (.10 + (.405 + k) * math.cos(a), -.17 + .085 * (2 * v - 1), 1.16 + (.405 + k) * math.sin(a)))(math.radians(52 + 76 * u), .045 * max(0, (1 - abs(2 * u - 1) ** 3) * (1 - abs(2 * v - 1) ** 3)) + .004 * math.sin(u * 40)), 160, 20, snow))
    group(P, (0, 0, .02), -25)
    q = math.radians(-25)

    def field(u, v_):
        x, y = -16 + 32 * u, -7 + 60 * v_ ** 1.7
        a, b = x * math.cos(q) + y * math.sin(q), -x * math.sin(q) + y * math.cos(q)
        z = .10 + .06 * math.sin(x * .9 + 1.3 * math.sin(y * .7)) * math.cos(y * .8 + .6) + .02 * math.sin(x * 3.6 + y * 2.7)
        for s in (-.80, .80):
            d = (a - s - .05 * math.sin(b * .5)) / .17
            if b < 1.2:
                z += -.13 * math.exp(-d ** 4) + .05 * math.exp(-((abs(d) - 1.35) / .35) ** 2) + .018 * math.exp(-d ** 4) * math.sin(b * 42)
        return (x, y, z)
    grid("field", field, 900, 700, snow)
    m, n, out = material("air")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, 1 / 60, .5, clamp=True), [(.5, rgba("b98a72")), (.58, rgba("6d6a86")), (.75, rgba("33456c")), (1, rgba("16233f"))]), "Strength": .55}))
    box("air", (400, .1, 60), (0, 120, 0), m, 0)
    for d, h_, tone, k in ((110, 7.5, "4a5272", 1.0), (70, 3.6, "232c44", 2.2)):
        xs = np.linspace(-80, 80, 500)
        prism("ridge", [(-80, -5)] + [(x, h_ * (.55 + .30 * math.sin(x * .06 * k + k) + .18 * math.sin(x * .17 + k) + .06 * abs(math.sin(x * .6)))) for x in xs] + [(80, -5)], .1, glow(tone, .5), 0, (0, d, 0))
    sky_gradient([(0, "2a3348"), (.497, "46506a"), (.503, "d79a6e"), (.54, "8d7484"), (.62, "43547c"), (1, "18243f")], .8)
    sun((.80, .52, -.24), 4.6, kelvin(2500), 1.0)
    for where, w, h_, tone, power in (((-6, -6, 4.5), 6, 2.0, kelvin(3200), 3), ((5, -6, 2.5), 3, 4, kelvin(8600), 2.0)):
        softbox(where, (0, 0, 1.2), w, h_, tone, power).visible_shadow = False      # they stand in the sun
    camera((-1.0, -5.4, 1.42), (.30, 0, 1.33), 76, 4.0, (.1, -.3, 1.2))
    return dict(NIGHT, anchor=(98.0, .84), bloom=.18, saturation=.90)


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
