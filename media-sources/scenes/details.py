"""Premium cars that stand in turn at one place in the last light of a day (--view names one), before one camera: a saloon, an off-roader, an open
car, a sports car, an electric one at its plug, a classic."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *
from vehicles import rounded

view = ARGS.view or "convertible"
begin(1800, 1200)
rs = np.random.default_rng(6)
dark, chrome = matte("050506", .8, .2), principled("chrome", "d8d2c8", .12, 1.0)[0]


def paint(color, rough=.18, metal=.4):
    return principled("paint", color, rough, metal, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.04)[0]


def evening():
    """One place, one light and one camera for all of them: level, its horizon a fifth below the upper edge; the last sun along the flank, a
    cool sky above, a warm line at the horizon for the paint to mirror."""
    mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], matte("57524b", .75, .3))
    box("wall", (60, .3, 1.32), (0, 9, .66), plaster("6d6c70", bump=.25), 0)          # over the horizon
    sky_gradient([(0, "14161c"), (.490, "20222a"), (.502, "e0935a"), (.53, "b9775a"), (.58, "5d6078"), (.68, "2a3b5a"), (1, "14213c")], .62)
    sun((.80, .44, -.20), 2.4, kelvin(2350), 1.2)
    focus = (0, -.5, .65)
    for where, w, h, tone, power in (((.3, -2.1, 3.6), 6, 1.0, kelvin(8200), 2.4), ((4.0, -7.5, 1.75), 11, 1.4, kelvin(2700), 4.0), ((-8, -3.5, 2.1), 8, 2.0, kelvin(3100), 7), ((9, -.5, 2.1), 11, 2.4, kelvin(3300), 7)):
        softbox(where, focus, w, h, tone, power).visible_shadow = False       # they stand in the sun
    area((2.4, -4.1, 2.6), focus, 2.4, 36, kelvin(8500), 2.0).visible_glossy = False
    camera((0, -5.4, 1.25), (0, 0, 1.25), 36 * 5.4 / 2.75, 4.0, (0, -.6, .8), shift=(0, -.193))
    return dict(NIGHT, anchor=(97.4, .80), bloom=.20, halation=.06, saturation=.90)


def saloon():
    """A long saloon: its radiator, a line of light, the wheel behind it."""
    import fastback as body
    group(body.fastback(paint("34466e", .12, .85), kelvin(4300), 3.6, .2, body.LONG, (.98, .36, .362), (.735, .775, .50), spokes=9, plate=0) + body.radiator() + body.intake(.215, .262, 2.6), (-.35, .35, 0), 44)
    return evening()


def sports():
    """A sports car, lower than the others: wide intakes, a thin lamp."""
    import fastback as body
    low = [(a * .93, b * .93, c * .93, w * 1.02, t, q, d) for a, b, c, w, t, q, d in body.BELTS]
    group(body.fastback(paint("8c1410", .14, .75), (.95, .96, 1), 3.2, plate=0, belts=low, wheel=(.93, .35, .353), band=(.716, .748, .42), seams=False, spokes=5) + body.intake(.25, .44, 2.6), (-.42, .35, 0), 40)
    return evening()


def convertible():
    """An open car: a bright frame round its windscreen, red leather, the hood folded behind the seats."""
    import fastback as body
    hide = leather("8a4424")
    P = body.fastback(paint("24406a", .14, .85), kelvin(4300), 3.2, .2, body.LONG, (.98, .36, .362), (.735, .775, .34), spokes=5, plate=0, roof=False, seams=False) + body.intake(.30, .46, 2.4)
    # what the doors and the dash end in: a roll of leather; behind the bonnet it is the foot of the windscreen
    edge = body.at(np.linspace(0, body.N - 1, 400), np.full(400, 12.08), .004)
    P.append(tube("roll", edge[edge[:, 0] > 1.25][: (edge[:, 0] > 1.25).sum() // 2].tolist(), .030, hide, False, 8))
    P.append(tube("roll", edge[edge[:, 0] > 1.25][(edge[:, 0] > 1.25).sum() // 2:].tolist(), .030, hide, False, 8))
    X = 1.02
    foot = spline([(X + .42, -.70, .985), (X + .16, -.56, 1.0), (X + .02, -.28, 1.008), (X, 0, 1.01), (X + .02, .28, 1.008), (X + .16, .56, 1.0), (X + .42, .70, .985)], 60)
    head = spline([(X + .80, -.60, 1.345), (X + .64, -.48, 1.37), (X + .55, -.25, 1.385), (X + .53, 0, 1.39), (X + .55, .25, 1.385), (X + .64, .48, 1.37), (X + .80, .60, 1.345)], 60)
    m, n, out = material("screen")
    mx = n.add("ShaderNodeMixShader", {"Fac": .08})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("e6efee")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .02}).outputs[0])
    n.put(out, "Surface", mx)
    P.append(mesh("screen", foot + head, [(k, k + 1, 61 + k, 60 + k) for k in range(59)], m))
    P += [tube("frame", q, r, chrome, False, 6) for q, r in ((head, .017), ([foot[0], head[0]], .019), ([foot[-1], head[-1]], .019))]
    P += [tube("foot", foot, .012, dark, False, 4), box("cowl", (.36, 1.34, .05), (X + .22, 0, .965), dark, .02), box("dash", (.30, 1.36, .16), (X + .42, 0, .93), hide, .06, segments=6),
          box("floor", (2.6, 1.5, .04), (2.5, 0, .45), dark, 0), box("mirror", (.03, .22, .06), (X + .60, 0, 1.31), dark, .012, segments=4)]
    P += [seat(hide, chrome, (x, y, .14), 72) for x, y in ((1.98, -.36), (1.98, .36), (2.86, -.34), (2.86, .34))]
    wheel = [torus("wheel", .185, .0145, matte("1b120c", .4), (0, 0, 0), seg=140, sides=18), torus("boss", .04, .018, chrome, (0, 0, 0), seg=60, sides=16)]
    wheel += [box("spoke", (.16, .022, .008), (.10 * math.cos(a), .10 * math.sin(a), -.004), chrome, .003, (0, 0, a)) for a in (0.3, math.pi - .3, -math.pi / 2)]
    P.append(group(wheel, (1.62, -.36, 1.0), 0, 1, (0, math.radians(62), 0)))
    canvas, n, p = principled("canvas", "3a2419", .95, Sheen=.4, Specular=.1)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 2, .6), .3, .006))
    P += [tube("fold", spline([(3.36 + .07 * k, -.68, .99), (3.40 + .07 * k, -.4, 1.05), (3.42 + .07 * k, 0, 1.06), (3.40 + .07 * k, .4, 1.05), (3.36 + .07 * k, .68, .99)], 50), .055, canvas, False, 8) for k in range(4)]
    group(P, (-.95, .30, 0), 14)
    return evening()


def electric():
    """The nose of an electric car in the evening: a white line of light, its plug behind the wheel, the cable in a bow."""
    import fastback as body
    coat = principled("paint", "8fa6bd", .18, .7, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    P = body.fastback(coat, line=(.86, .93, 1), strength=2.6, plate=0, seams=False)
    X, Z = 1.60, .725
    u = np.linspace(0, 6, 400)
    q = body.at(u, body.level(u, Z))
    y = float(q[np.argmin(np.abs(q[:, 0] - X)), 1])
    rubber, grip = matte("0c0c0d", .55, .35), principled("grip", "141517", .34, Specular=.5)[0]
    P.append(torus("bezel", .082, .006, coat, (X, y - .002, Z), FLAT, 160, 14))
    P.append(disc("well", .080, (X, y - .002, Z), rubber, (0, 0, 0), .012, .002, 140))
    on = glow("a8e6c4", 3.0)
    on.cycles.sample_as_light = False
    P.append(torus("ring", .067, .0044, on, (X, y - .010, Z), FLAT, 160, 12))
    g = [disc("flap", .092, (0, 0, 0), coat, (0, 0, 0), .010, .004, 160), disc("inner", .078, (0, -.007, 0), rubber, (0, 0, 0), .006, .002, 140)]
    P.append(group(g, (X - .135, y - .085, Z), 0, 1, (0, 0, math.radians(76))))
    head = lathe("head", spline([(.0, -.02), (.050, -.02), (.050, .030), (.050, .062), (.041, .086), (.030, .098), (.0, .098)], 120), grip, 140)
    head.rotation_euler, head.location = FLAT, (X, y - .012, Z)
    P += [head, torus("collar", .0525, .0035, principled("accent", "c9702a", .35)[0], (X, y - .040, Z), FLAT, 140, 10)]
    path = spline([(X, y - .075, Z), (X + .002, y - .125, Z - .006), (X + .006, y - .165, Z - .045), (X + .012, y - .185, Z - .11), (X + .020, y - .190, Z - .18)], 60)
    P.append(tube("handle", path, .032, grip, False, 12))
    P.append(tube("cable", spline([path[-1], (X + .03, y - .195, Z - .30), (X + .06, y - .22, Z - .50), (X + .16, y - .30, Z - .66), (X + .45, y - .42, Z - .705), (X + 1.0, y - .2, Z - .705), (X + 2.4, y + .3, Z - .705)], 200), .0165, rubber, False, 10))
    group(P, (-.92, .25, 0), -6)
    return evening()


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
    black, rubber = matte("0b0b0b", .6, .35), principled("rubber", "121212", .62, Specular=.35)[0]
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
    group(P, (.02, .25, 0), -28)
    return evening()


grade = dict(saloon=saloon, suv=suv, convertible=convertible, sports=sports, electric=electric, classic=classic)[view]()
bpy.context.scene.camera.data.clip_end = 2000
shoot("car-" + view, 20, grade)
