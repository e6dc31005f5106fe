"""Premium cars in the last light of a day (--view names one): the seats of an open car over its door, a plug in its socket, a lamp and a radiator."""
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


def evening(focus=(0, -.5, .6), rake=(.80, .44, -.20), key=3.6, fill=1.0, side=1):
    """One light for all of them: the last sun along the flank, a cool sky above, a warm line at the horizon for the paint to mirror."""
    sky_gradient([(0, "14161c"), (.490, "20222a"), (.502, "e0935a"), (.53, "b9775a"), (.58, "5d6078"), (.68, "2a3b5a"), (1, "14213c")], .62)
    sun(rake, key, kelvin(2350), 1.2)
    x, y, z = focus
    softbox((x + .3, y - 1.6, z + 2.9), focus, 6, 1.0, kelvin(8200), 1.6 * fill)
    softbox((x + side * 4.0, y - 7.0, z + 1.1), focus, 11, 1.4, kelvin(2700), 3.0 * fill)
    area((x + 2.4, y - 3.6, z + 2.0), focus, 2.4, 26 * fill, kelvin(8500), 2.0).visible_glossy = False
    return dict(NIGHT, anchor=(97.4, .80), bloom=.20, halation=.06, saturation=.90)


def convertible():
    """Over the door of an open car, the sea beyond it: a bright windscreen frame, red leather, the hood folded."""
    coat = principled("paint", "24406a", .14, .85, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    hide, piping = leather("8a5530"), matte("caa985", .7)
    B, C, D = (lambda z: -.80 + .03 * (z - .5)), (lambda z: .50 + .05 * (z - .5)), .0028
    panel("front", lambda z: -2.1, lambda z: B(z) - D, .10, .915, coat)
    panel("door", lambda z: B(z) + D, lambda z: C(z) - D, .10, .915, coat, dents=[(.30, .80, .082, .032, .018)])
    panel("rear", lambda z: C(z) + D, lambda z: 2.3, .10, .915, coat)
    box("within", (4.2, .5, .60), (.2, -.58, .46), dark, 0)
    handle(.30, .80, chrome)
    tube("waist", [(x, skin(x, .91) + .006, .914) for x in np.linspace(-2.1, 2.3, 60)], .007, chrome)
    for s in (-1, 1):                                 # upholstered tops of the doors
        tube("roll", [(x, s * .845, .915 + .012 * math.sin((x + .75) * 2.2)) for x in np.linspace(-.86, 1.9, 50)], .036, hide, False, 10)
        box("card", (2.7, .04, .5), (.5, s * .80, .66), hide, .01)
    far = panel("far", lambda z: -2.1, lambda z: 2.3, .50, .915, coat)
    far.scale = (1, -1, 1)
    box("floor", (3.2, 1.6, .04), (.3, 0, .2), matte("2a1710", .95, .1), 0)
    for x, y in ((-.02, -.36), (-.02, .36), (.86, -.34), (.86, .34)):
        seat(hide, chrome, (x, y, .02), 72, False)
    box("dash", (.34, 1.62, .20), (-.72, 0, .85), hide, .08, segments=6)
    wheel = [torus("wheel", .188, .0145, matte("1b120c", .4), (0, 0, 0), seg=140, sides=18), torus("boss", .04, .018, chrome, (0, 0, 0), seg=60, sides=16)]
    wheel += [box("spoke", (.16, .022, .008), (.10 * math.cos(a), .10 * math.sin(a), -.004), chrome, .003, (0, 0, a)) for a in (0.3, math.pi - .3, -math.pi / 2)]
    group(wheel, (-.42, -.36, .93), 0, 1, (0, math.radians(62), 0))
    # the windscreen: two posts that lean back, a head rail, glass
    foot = spline([(-.60, -.815, .93), (-.82, -.70, .94), (-.94, -.35, .95), (-.97, 0, .955), (-.94, .35, .95), (-.82, .70, .94), (-.60, .815, .93)], 60)
    head = spline([(-.235, -.665, 1.335), (-.33, -.56, 1.36), (-.39, -.30, 1.378), (-.41, 0, 1.384), (-.39, .30, 1.378), (-.33, .56, 1.36), (-.235, .665, 1.335)], 60)
    m, n, out = material("screen")
    mx = n.add("ShaderNodeMixShader", {"Fac": .08})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("e6efee")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .02}).outputs[0])
    n.put(out, "Surface", mx)
    mesh("screen", foot + head, [(k, k + 1, 61 + k, 60 + k) for k in range(59)], m)
    for q, r in ((head, .019), ([foot[0], head[0]], .020), ([foot[-1], head[-1]], .020)):
        tube("frame", q, r, chrome, False, 6)
    tube("foot", foot, .012, dark, False, 4)
    box("mirror", (.03, .22, .065), (-.36, 0, 1.29), dark, .012, segments=4)
    # the hood behind the seats
    canvas, n, p = principled("canvas", "3a2419", .95, Sheen=.4, Specular=.1)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 2, .6), .3, .006))
    for k in range(5):
        tube("fold", spline([(1.36 + .07 * k, -.80, .93 + .01 * (k % 2)), (1.40 + .07 * k, -.5, .99 - .008 * k), (1.42 + .07 * k, 0, 1.0 - .008 * k), (1.40 + .07 * k, .5, .99 - .008 * k), (1.36 + .07 * k, .80, .93)], 50), .055, canvas, False, 8)
    # a wall of pale stones, the sea, a headland; noon is over
    st = stone("d8c9ae", "a08f74", 1.4, .8, .5)
    x = -16.0
    while x < 22:
        w = rs.uniform(.5, 1.1)
        box("stone", (w - .02, .5, rs.uniform(.50, .60)), (x + w / 2, 6.2, .28), st, .06, (0, 0, rs.uniform(-.03, .03)))
        x += w
    mesh("road", [(-60, -30, 0), (60, -30, 0), (60, 6.5, 0), (-60, 6.5, 0)], [(0, 1, 2, 3)], matte("4a4642", .9, .2))
    sea, n, p = principled("sea", "0c1c2c", .16, Specular=.5)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(n.coord("Object", (.10, .16, 1)), 1.0, 4, .6), n.math("MULTIPLY", n.noise(n.coord("Object", (.012, .02, 1)), 1.0, 3, .6), 2.0)), .55, 3.0))
    mesh("sea", [(-9000, 6.5, -38), (9000, 6.5, -38), (9000, 16000, -38), (-9000, 16000, -38)], [(0, 1, 2, 3)], sea)
    ridge = lambda d, h, q: [(x * d, h * d * max(0.0, .5 + .5 * math.tanh((x - q) * 3.4)) * (.62 + .2 * math.sin(x * 5 + q) + .10 * math.sin(x * 13) + .04 * math.sin(x * 41))) for x in np.linspace(-1.5, 2.2, 260)]
    for d, h, q, tone in ((2600, .115, .55, "6a5a66"), (1500, .125, .92, "3a3e50")):
        prism("cape", [(-1.5 * d, -60)] + [(a, b - 39) for a, b in ridge(d, h, q)] + [(2.2 * d, -60)], 1, glow(tone, .5), 0, (0, d, 0))
    camera((-1.5, -3.5, 1.62), (.34, -.38, 1.03), 92, 3.2, (.30, -.45, 1.0))
    return evening((.2, -.8, .9))


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
    group(P, (-.55, .0, 0), -16)
    mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], matte("57524b", .75, .3))
    box("wall", (60, .3, .98), (0, 9, .49), plaster("6d6c70", bump=.25), 0)
    camera((-1.5, -4.9, 1.14), (.43, -.6, .66), 72, 4.0, (X - .75, y - .35, Z))
    return evening((X - .6, -.95, .65), key=2.2, fill=1.5)


def classic():
    """A saloon of the fifties from the front by day: its radiator, two round lamps, chrome."""
    coat = principled("paint", "7a0f18", .16, .6, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    hull = ([q for s in (-1, 1) for q in (((s * .60, -.12, .80), (s * .64, 2.4, .84), .215, .28), ((s * .60, .02, .56), (s * .64, 2.4, .56), .22, .28))]
            + [((0, -.14, .80), (0, 2.0, .90), .25, .37), ((0, -.10, .60), (0, 2.0, .70), .25, .42), ((-.50, .10, .50), (.50, .10, .50), .19, .19),
               ((-.26, 2.7, 1.22), (.26, 2.7, 1.22), .34, .34), ((-.40, 2.6, 1.02), (.40, 2.6, 1.02), .34, .34)])
    # four times, a little further back each time, or the balls that it consists of are seen
    P = [balls("body", [((p[0], p[1] + d, p[2]), q, a, b) for d in (0, .024, .048, .072) for p, q, a, b in hull], coat, .012, 90)]
    shell = [(-.235, .44), (.235, .44), (.275, .84), (.215, 1.03), (.10, 1.105), (-.10, 1.105), (-.215, 1.03), (-.275, .84)]
    P.append(board("shell", [rounded(shell, .05), rounded([(x * .87, .77 + (z - .77) * .91) for x, z in shell], .04)[::-1]], chrome, (0, -.43, 0), .12, .022, 5))
    P.append(board("mouth", [rounded([(x * .9, .77 + (z - .77) * .92) for x, z in shell], .05)], matte("060606", .9, .1), (0, -.405, 0), .01))
    head = course([(-.275, .80), (-.215, .99), (-.10, 1.06), (.10, 1.06), (.215, .99), (.275, .80)])
    for k in range(-7, 8):
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
    group(P, (0, 0, 0))
    gravel, n, p = principled("gravel", "6a6258", .95, 0, Specular=.15)
    f = n.noise(n.coord("Object"), 60, 3, .7)
    n.put(p, "Base Color", n.ramp(f, [(.35, rgb("4a443c")), (.68, rgb("857a6c"))]))
    n.put(p, "Normal", n.bump(f, .6, .012))
    mesh("gravel", [(-40, -30, 0), (40, -30, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], gravel)
    hedge, n, p = principled("hedge", "141c12", .95, 0, Specular=.1)
    f = n.noise(n.coord("Object"), 9, 4, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("0f160d")), (.7, rgb("28311c"))]))
    n.put(p, "Normal", n.bump(f, 1.0, .15))
    for x in np.arange(-9, 9.1, 1.5):
        o = sphere("hedge", 1, (x, 8.4 + .3 * math.sin(x * 3), .7), hedge, 48)
        o.scale = (1.1, .9, 1.1 + .1 * math.sin(x * 5))
    box("hedge", (1, 60, 3.2), (-9, 0, 1.6), hedge, .2)         # its sides mirror this one
    box("house", (40, .4, 9), (0, 11, 4.5), plaster("4a4038", bump=.12), 0)
    camera((-2.1, -6.7, 1.02), (.27, -.3, .82), 36 * 6.9 / 1.14, 3.2, (.45, -.38, .8))
    return evening((0, -.4, .8))


grade = dict(convertible=convertible, classic=classic, electric=electric)[view]()
bpy.context.scene.camera.data.clip_end = 2000
shoot("car-" + view, 20, grade)
