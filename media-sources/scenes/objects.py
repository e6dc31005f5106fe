"""Still lifes that end a page or stand beside its words: one thing that says what the page is about (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


def tickets():
    """A roll of admission tickets, its end curling up before it."""
    grade = afternoon("2f5560", "1a3238", (1.1, .8), (1.6, 1.5), eye=(-.05, -8.2, 1.8), target=(.12, 0, .62))
    paper, edge = principled("paper", "8c4024", .75, Specular=.2)[0], principled("edge", "e2b58c", .8, Specular=.2)[0]
    R, w = .48, .50
    P = [lathe("roll", [(.12, -w / 2), (.12, w / 2), (R, w / 2), (R, -w / 2), (.12, -w / 2)], paper, 180)]
    P[0].rotation_euler, P[0].location = (math.pi / 2, 0, 0), (0, 0, R)
    for k in range(13):
        P.append(torus("layer", .135 + (R - .15) * k / 12, .0045, edge, (0, -w / 2, R), FLAT, 160, 10))
    path = np.array(spline([(R * math.cos(a), R + R * math.sin(a)) for a in np.linspace(2.4, 4.35, 8)] + [(-.34, .012), (-.62, .012), (-.92, .05), (-1.10, .20), (-1.10, .40)], 900))
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    cuts = np.arange(run[-1], 0, -.40)

    def strip(u, s):
        at = u * run[-1]
        d = min(abs(at - c) for c in cuts)
        half = w / 2 - (math.sqrt(max(0.0, .05 ** 2 - d * d)))
        return (float(np.interp(at, run, path[:, 0])), (s - .5) * 2 * half, float(np.interp(at, run, path[:, 1])) + .004)
    P.append(grid("strip", strip, 900, 5, paper))
    for c in cuts[1:4]:
        x, z = (float(np.interp(c, run, path[:, i])) for i in (0, 1))
        P.append(tube("cut", [(x, .05 - w / 2, z + .010), (x, w / 2 - .05, z + .010)], .0045, edge))
    group(P, (1.18, .10, 0), 26)
    area((-1.6, -4.6, 2.6), (.9, 0, .4), 1.6, 130, kelvin(3300)).visible_glossy = False
    return grade


def plug():
    """A coiled cable on a bronze hook, its plug hanging down, in the light of a window."""
    box("wall", (16, .2, 12), (0, .1, 0), plaster("c09a74", bump=.26), 0)
    sun((.55, .75, -.42), 3.4, kelvin(4100), .7)
    cx, cz, w, h, bar = .12 - .55 * 4 / .75, -.02 + .42 * 4 / .75, 2.7, 2.6, .13
    frame = matte("000000", 1, 0)
    for size, at in (((20, .05, 20), (cx - w / 2 - 10, cz)), ((20, .05, 20), (cx + w / 2 + 10, cz)), ((w, .05, 10), (cx, cz + h / 2 + 5)), ((w, .05, 10), (cx, cz - h / 2 - 5)), ((bar, .05, h), (cx - .28, cz)), ((w, .05, bar), (cx, cz + .34))):
        box("frame", size, (at[0], -4, at[1]), frame, 0).visible_camera = False
    br = BR()
    braid, n, p = principled("braid", "6d5a44", .72, Specular=.35, Sheen=.3)
    uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]}).outputs
    left, right = (n.math("SINE", n.math("MULTIPLY_ADD", uv[0], k * 7 * math.tau, uv[1])) for k in (-1, 1))
    weave = n.math("MAXIMUM", left, right)                     # yarns that run round it both ways, one of them darker
    n.put(p, "Base Color", n.mix(n.math("GREATER_THAN", left, right), rgba("7c6850"), rgba("3a2a1e")))
    n.put(p, "Normal", n.bump(weave, .55, .006))

    def cable(points, closed=False, r=.034):
        """A cable in its braid: a hose along the points."""
        P = [Vector(q) for q in points]
        T = [((P[(i + 1) % len(P)] if closed or i + 1 < len(P) else P[i]) - (P[i - 1] if closed or i else P[i])).normalized() for i in range(len(P))]
        A = [t.cross(Vector((.05, 1, .02))).normalized() for t in T]
        far = np.concatenate([[0], np.cumsum([(b - a).length for a, b in zip(P, P[1:] + P[:1])])])
        sides, rows = 40, len(P) + closed
        V = [tuple(P[i % len(P)] + A[i % len(P)] * (r * math.cos(a)) + T[i % len(P)].cross(A[i % len(P)]) * (r * math.sin(a))) for i in range(rows) for a in np.linspace(0, math.tau, sides + 1)]
        F = [(i * (sides + 1) + j, i * (sides + 1) + j + 1, (i + 1) * (sides + 1) + j + 1, (i + 1) * (sides + 1) + j) for i in range(rows - 1) for j in range(sides)]
        mesh("cable", V, F, braid, True, [(j / sides, far[i] * 160) for i in range(rows) for j in range(sides + 1)])
    disc("plate", .20, (.10, -.02, .86), br, (0, 0, 0), .05, .015)
    tube("hook", spline([(.10, 0, .86), (.10, -.20, .85), (.10, -.56, .84), (.10, -.70, .90), (.10, -.70, 1.0)], 40), .042, br)
    sphere("knob", .062, (.10, -.70, 1.02), br, 40)
    rs = np.random.default_rng(6)
    for k in range(7):                                  # loops that hang beside each other from the hook, none through another
        W, H, y, lean = .52 + .022 * ((k * 3) % 7 - 3), 1.50 + .035 * ((k * 5) % 7 - 3), -.10 - .074 * k, .05 * rs.uniform(-1, 1)
        cable([(.10 + W * math.sin(t) * math.sin(t / 2) ** .45 + lean * (1 - math.cos(t)), y, .925 - H * (1 - math.cos(t)) / 2) for t in np.linspace(0, math.tau, 240)[:-1]], True)
    cable(spline([(.10, -.62, .925), (.24, -.64, .80), (.60, -.60, .16), (.80, -.50, -.26), (.835, -.44, -.46)], 160))
    g = [lathe("jack", [(0, 0), (.03, .01), (.042, .06), (.028, .10), (.042, .14), (.042, .30), (.044, .30), (.044, .33), (.042, .33), (.042, .46), (.09, .47), (.095, .50), (.095, .92), (.07, 1.0), (.05, 1.02), (0, 1.02)], brass(.2), 100)]
    group(g, (.835, -.44, -1.04), 0, .58, (0, math.radians(-1.5), 0))
    area((4, -5, 1.0), (.2, 0, 0), 3.0, 60, kelvin(7500))
    area((-3, -5, 1.0), (.2, 0, 0), 3.0, 110, kelvin(4200))
    ambient("8a7c72", .85)
    camera((-.02, -7.0, -.02), (-.02, 0, -.02), 68)
    return dict(DAY, anchor=(92, .58), saturation=.86, vignette=.26)


def stack():
    """Four round slabs of different stuff on each other, each as high as a quarter of the picture: the list beside them has four rows."""
    box("wall", (14, .2, 8), (0, 1.5, 3), plaster("3d4a56", bump=.18), 0)
    box("table", (14, 6, .1), (0, -1.0, -.05), walnut("6a3d1e", .40, .8), 0)
    window_light((.30, 1.4, .92), (2.2, 1.7), (.62, 1, -.34), 1.9, True, 3900)
    area((-3.2, -3.6, 2.6), (.4, 0, .5), 1.2, 70, kelvin(3600))
    area((3.4, -3.0, 2.4), (.4, 0, .5), 2.0, 60, kelvin(6400))
    ambient("5a5650", .22)
    camera((.40, -8.6, 1.02), (.40, 0, .70), 136, 5, (.45, -.5, .6))
    z = 0
    for r, h, m in ((.78, .335, walnut("5a3319", .32, 1.6)), (.66, .375, stone("efe3cf", "b99a70", 1.2, .5)), (.54, .385, bronze("b98a5c", .32, .25, 1.3)), (.42, .31, plaster("cdb893", .85, .06))):
        disc("slab", r, (.42 + .03 * math.sin(z * 9), .1, z + h / 2), m, FLAT, h, .02)
        z += h
    return dict(DAY, anchor=(93, .76), saturation=.95)


def keys():
    """Three house keys on nails in the light of a window."""
    box("wall", (16, .2, 12), (0, .1, 1), plaster("a07c5a", bump=.22), 0)
    for x, s, c, lean, turn in ((.02, 11, "a8a098", 4, -12), (.66, 13, "c4925a", -3, 9), (1.30, 10, "8a6240", 5, -8)):
        m = bronze(c, .30, .25, 6)
        tube("nail", [(x, .02, 1.42), (x, -.15, 1.44)], .022, principled("nail", "3a332c", .4, 1.0)[0])
        sphere("head", .036, (x, -.155, 1.44), m, 48)
        key(m, (x, -.085, 1.42), (0, math.radians(lean), math.radians(turn)), s)
    window_light((.70, 0, .98), (2.05, 1.86), (.62, 1, -.40), 3.4, True, 3700)
    area((3.5, -4, 2.5), (.6, 0, 1), 2.6, 60, kelvin(6200))
    area((-3.0, -5, 2.0), (.6, 0, 1), 3.0, 45, kelvin(4200))
    ambient("5a4c40", .30)
    camera((-.5, -7.0, .90), (-.10, 0, 1.02), 68)
    return dict(NIGHT, anchor=(96.5, .66), bloom=.06, saturation=.9)


def clock():
    """A clock on a blue wall at seven, half of it in the sun."""
    grade = dict(afternoon("4a6c92", "1c2f48", (.35, 1.4), (1.5, 2.8), (.80, 1, -.30), eye=(-.1, -8.0, 1.25), target=(.05, 0, 1.16), bars=False), anchor=(98.0, .98), exposure=.25)
    dark, c, y = matte("120c08", .6, .2), (.90, 1.36), 1.9
    disc("face", 1.02, (c[0], y + .04, c[1]), principled("face", "d2c3a2", .5, Specular=.3)[0], (0, 0, 0), .04, 0)
    for k in range(12):
        a = k * math.tau / 12
        box("hour", (.035 if k % 3 else .055, .03, .11 if k % 3 else .17), (c[0] + .80 * math.sin(a), y, c[1] + .80 * math.cos(a)), dark, .004, (0, a, 0))
    for k in range(60):
        a = k * math.tau / 60
        if k % 5:
            box("minute", (.012, .03, .045), (c[0] + .86 * math.sin(a), y, c[1] + .86 * math.cos(a)), dark, .002, (0, a, 0))
    for k, (a, l, w) in enumerate(((math.radians(-154), .48, .064), (math.radians(0), .76, .044))):
        outline = [(-w * .36, -.15), (w * .36, -.15), (w / 2, 0), (w * .30, l - .05), (0, l), (-w * .30, l - .05), (-w / 2, 0)]
        prism("hand", outline, .022, dark, .004, (c[0], y - .04 - .03 * k, c[1]), (0, a, 0))
    disc("boss", .050, (c[0], y - .10, c[1]), brass(.2), (0, 0, 0), .05, .01, 64)
    torus("case", 1.04, .05, BR(), (c[0], y, c[1]), FLAT, 200, 24)
    return grade


def missing():
    """Five painted cubes in two rows and the place of a sixth: the wall shows in it, with the sun on it."""
    grade = afternoon("2a4464", "15243a", (1.05, .95), (1.5, 1.7), (.50, 1, -.40), eye=(-.05, -7.6, 1.0), target=(.08, 0, .66), bars=False)
    cubes = (("3f7f84", 0), ("e9dcc2", 0), ("b5472d", 0), ("c8902c", -1.5), None, ("22385a", 2.0))
    for k, cube in enumerate(cubes):
        if cube:
            tone, turn = cube
            m, n, p = principled("paint", tone, .55, 0, Specular=.35)
            n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3, 3, 40)), 2.0, 3, .6), .10, .01))
            box("cube", (.46, .46, .46), (.445 + .47 * (k % 3), .0, .23 + .462 * (k // 3)), m, .016, (0, 0, math.radians(turn)))
    return grade


def abacus():
    """A counting frame before a wall of clay, in a window's light; on its middle rod one bead stands apart."""
    box("table", (30, 9, .2), (0, 0, -.1), walnut("6b3f22", .36, 1.2), 0)
    box("wall", (30, .2, 12), (0, 1.75, 4), plaster("b9794c", bump=.16), 0)
    window_light((.62, 1.2, .92), (2.5, 2.2), (.62, 1, -.30), 4.6)
    area((-4, -4, 3.5), (0, 0, .6), 2.4, 240, kelvin(4300))
    area((4, -4, 2.0), (0, 0, .6), 2.4, 200, kelvin(6800))
    ambient("b59a80", .34)
    camera((-.05, -6.4, 1.15), (.02, 0, .70), 66)
    grade = dict(DAY, anchor=(92, .74))
    for k, (x, y) in enumerate(((-.82, -.50), (-.82, -.50), (-.82, -.50), (-.50, -.66))):
        disc("coin", .13, (x + .012 * (k % 2), y, .014 + .028 * (k % 3)), bronze("b98a5c", .3, .3, 2), FLAT, .026, .006, 100)
    wood, rod = walnut("5a3319", .32, 1.6), brass(.2)
    W, H, x0 = 1.62, 1.24, .22
    parts = [box("side", (.09, .16, H), (s * W / 2, 0, H / 2 + .04), wood, .02) for s in (-1, 1)]
    parts += [box("bar", (W + .22, .16, .09), (0, 0, z), wood, .02) for z in (.05, H + .04)]
    mats = [stone("efe3cf", "b99a70", 1.2, .5), bronze("8c5b36", .32, .2, 1.6), walnut("8a5a30", .34, 2), bronze("b98a5c", .32, .25, 1.3), principled("bone", "efe1cb", .4, Specular=.4)[0]]
    for k, (left, right) in enumerate(((7, 0), (4, 3), (6, 1), (2, 5), (5, 2))):
        z = .24 + .225 * k
        parts.append(tube("rod", [(-W / 2, 0, z), (W / 2, 0, z)], .014, rod))
        for i in range(left + right):
            x = -W / 2 + .13 + .125 * i if i < left else W / 2 - .13 - .125 * (left + right - 1 - i)
            b = sphere("bead", .1, (x, 0, z), mats[k], 48)
            b.scale = (.60, .98, .98)
            parts.append(b)
    for s in (-1, 1):
        parts.append(box("foot", (.14, .52, .06), (s * W * .42, 0, .0), wood, .02))
    group(parts, (x0, .15, .03), -14)
    return grade


def cabinet():
    """Six pigeonholes with one thing in each: a cloche, a ticket, a book, a parcel, a foil, a key."""
    wood, back = walnut("4a2a14", .45, 1.2), matte("2e1c11", .9)
    W, H, D, T = 1.06, 1.06, .62, .06
    for i in range(4):
        box("post", (T, D, 2 * H + T), ((i - 1.5) * W, 0, H), wood, .008)
    for j in range(3):
        box("shelf", (3 * W + T, D, T), (0, 0, j * H), wood, .008)
    box("back", (3 * W, .03, 2 * H), (0, D / 2, H), back, 0)
    box("wall", (14, .1, 9), (0, .5, 1.5), plaster("2c1f17", bump=.1), 0)
    m = brass(.2)
    at = lambda i, j: ((i - 1) * W, -.02, j * H + T / 2)
    x, y, z = at(0, 1)
    lathe("cloche", [(.36, .03), (.36, .05)] + [(.35 * math.cos(a), .05 + .32 * math.sin(a)) for a in np.linspace(0, 1.5, 40)] + [(.02, .37), (.025, .40), (.05, .43), (.04, .47), (0, .48)], principled("silver", "b8b0a6", .24, 1.0)[0], 140, (x, y, z))
    disc("plate", .42, (x, y, z + .015), m, FLAT, .02, .006)
    x, y, z = at(1, 1)
    g = [prism("ticket", rounded_outline(.70, .34, .02), .012, matte("a8512a", .75), .002, (0, 0, 0)), disc("seal", .09, (-.17, -.01, 0), matte("efe1cb", .7), (0, 0, 0), .006, 0, 48), box("cut", (.008, .012, .34), (.10, -.008, 0), matte("efe1cb", .7), 0)]
    group(g, (x, y + .05, z + .235), 0, 1, (math.radians(-14), math.radians(-4), math.radians(-8)))
    g = [prism("ticket", rounded_outline(.70, .34, .02), .012, matte("c8895a", .75), .002, (0, 0, 0))]
    group(g, (x + .06, y + .14, z + .30), 0, 1, (math.radians(-10), math.radians(12), math.radians(4)))
    x, y, z = at(2, 1)
    for k, (c, w, lean) in enumerate((("6b3418", .11, 0), ("d9c4a7", .09, 0), ("8c5b36", .13, 0), ("3a2618", .08, 0), ("efe1cb", .10, 14))):
        o = box("book", (w, .40, .62 - .05 * (k % 3)), (x - .32 + .135 * k + (.07 if k == 4 else 0), y, z + .31 - .025 * (k % 3)), matte(c, .7, .25), .008, (0, math.radians(-lean), 0))
    x, y, z = at(0, 0)
    box("parcel", (.52, .40, .34), (x, y, z + .17), matte("c9a57c", .85), .012, (0, 0, math.radians(-12)))
    for size in ((.53, .05, .345), (.05, .41, .345)):
        box("band", size, (x, y, z + .1715), matte("6b2416", .6), .004, (0, 0, math.radians(-12)))
    for s in (-1, 1):
        torus("bow", .07, .014, matte("6b2416", .6), (x + s * .07, y, z + .385), (math.radians(90), math.radians(s * 25), math.radians(-12)), 60, 12)
    x, y, z = at(1, 0)
    g = [tube("blade", [(-.05, 0, 0), (.62, 0, 0)], .014, principled("steel", "e2ddd4", .35, .6)[0]), tube("grip", [(-.28, 0, 0), (-.05, 0, 0)], .032, walnut("8a5a30", .5, 3)), sphere("tip", .018, (.62, 0, 0), m, 20)]
    b = cup("guard", .14, .012, 62, m, 90, 0, (-.16, 0, 0))
    group(g + [b], (x - .14, y - .05, z + .16), 0, 1, (0, math.radians(-24), math.radians(8)))
    x, y, z = at(2, 0)
    tube("hook", [(x, .28, z + .80), (x, .05, z + .83)], .016, m)
    key(m, (x, .08, z + .81), (0, math.radians(3), math.radians(-16)), 8.6)
    spot((-2.2, -7.4, 4.2), (0, 0, 1.0), 2600, 29, .05, kelvin(3600), .04)
    area((2.4, -5, 3), (0, 0, 1.1), 2.0, 130, kelvin(3800))
    area((-3, -5, .5), (0, 0, 1.4), 3, 60, kelvin(7500))
    ambient("2a241e", .16)
    camera((.25, -8.6, 1.3), (0, 0, 1.06), 72)
    return dict(NIGHT, anchor=(97.5, .84))


def acts():
    """What six formats bring along, on a box in a window's light: a drum, a record, a microphone, cards, a glass of water, clubs."""
    c = bpy.context.scene.cycles                    # glass in glass with water in it; what metal throws on the wood is left out
    c.max_bounces, c.transmission_bounces, c.sample_clamp_indirect = 20, 20, 1.5
    box("floor", (40, 12, .2), (0, 0, -.1), walnut("4a2b16", .36, 1.2), 0)
    box("wall", (40, .2, 14), (0, 1.75, 5), plaster("6b6e5a", bump=.16), 0)
    box("chest", (5.0, 1.15, .50), (.1, .05, .25), walnut("6b3f22", .46, 1.4), .02)
    for x in (-2.2, 2.4):
        box("edge", (.05, 1.16, .51), (x, .05, .252), bronze("a87a50", .34, .3), .008)
    T = .50
    shell, hoop, skin = principled("shell", "9c2f1c", .3, Clearcoat=.4)[0], brass(.2), principled("skin", "eee3cf", .6)[0]
    drum = [lathe("shell", [(0, 0), (.44, 0), (.44, .34), (0, .34)], shell, 120), lathe("skin", [(0, .345), (.43, .345), (.43, .34)], skin, 120)]
    drum += [torus("hoop", .45, .020, hoop, (0, 0, z), seg=120, sides=14) for z in (.02, .345)]
    for k in range(10):
        a = math.tau * k / 10 + .2
        drum.append(tube("rod", [(.455 * math.cos(a), .455 * math.sin(a), .02), (.455 * math.cos(a), .455 * math.sin(a), .345)], .010, hoop))
        drum.append(sphere("lug", .030, (.455 * math.cos(a), .455 * math.sin(a), .18), hoop, 24))
    group(drum, (-1.27, .05, T), 0)
    wood = walnut("c08a4e", .35, 3)
    for y, a in ((-.08, 12), (.10, -9)):                # sticks across the skin
        group([tube("stick", [(-.34, 0, 0), (.46, 0, 0)], .014, wood), sphere("tip", .022, (.47, 0, 0), wood, 24)], (-1.27, y, T + .385), a)
    vinyl, n, q = principled("vinyl", "0d0b0a", .30, Specular=.5)
    record = [disc("vinyl", .52, (0, 0, 0), vinyl, (0, 0, 0), .012, .003, 160), disc("label", .18, (0, -.010, 0), matte("a8521f", .7), (0, 0, 0), .008, 0, 80), disc("hole", .016, (0, -.016, 0), matte("0d0704"), (0, 0, 0), .006, 0, 24)]
    record += [torus("groove", r, .0035, matte("26211e", .5), (0, -.007, 0), (math.pi / 2, 0, 0), seg=160, sides=6) for r in (.24, .31, .38, .45)]
    group(record, (-.50, .42, T + .52), 0, 1, (math.radians(-9), 0, math.radians(5)))
    microphone((.16, -.20, T + .86), math.radians(-34), math.radians(24), .86, .95)
    line = matte("3a2a1e", .9, .1)
    for k, (tone, turn) in enumerate((("5f7460", -17), ("937648", -5), ("8c3f24", 7), ("937648", 19))):      # cards for a moderation, fanned against the stand
        lines = [box("line", (w, .003, .016), ((w - .25) / 2, -.006, .39 - .055 * r), line, 0) for r, w in enumerate((.16, .25, .22, .25, .12))] if k in (1, 3) else []
        group([prism("card", rounded_outline(.34, .50, .02), .012, principled("card", tone, .8)[0], .003, (0, 0, .25))] + lines, (.62 + .085 * k, .16 - .045 * k, T), 0, 1, (math.radians(-12), math.radians(turn), 0))
    lathe("glass", [(.085, .30), (.075, .012), (0, .012), (0, 0), (.082, .0), (.093, .30)], glass("f2f4f2", .02), 80, (1.24, -.30, T))
    lathe("water", [(0, .20), (.0815, .20), (.0752, .0115), (0, .0115)], glass("f2f6f7", .0, 1.33), 80, (1.24, -.30, T))
    club = spline([(0, 0), (.030, .01), (.036, .03), (.022, .05), (.020, .30), (.034, .44), (.078, .62), (.086, .72), (.068, .86), (.030, .93), (0, .94)], 120)
    for x, y, tone, lean in ((1.56, .22, "cdb894", 4), (1.80, .10, "b04f22", -3), (2.00, .26, "cdb894", -7)):
        c = [lathe("club", [(r, .94 - z) for r, z in reversed(club)], principled("club", tone, .3, Clearcoat=.3)[0], 80)]
        c += [torus("band", .040, .012, matte("2a1a12"), (0, 0, .49), seg=60, sides=10), torus("band", .030, .010, matte("2a1a12"), (0, 0, .60), seg=60, sides=10)]
        group(c, (x, y, T), 0, 1.06, (0, math.radians(lean), 0))
    window_light((.35, 1.5, 1.22), (3.9, 1.36), (.46, 1, -.30), 2.5)
    spot((-2.6, -5.4, 3.0), (.2, 0, .9), 420, 30, .9, kelvin(3600), .5)
    area((-4, -4, 3.5), (0, 0, .8), 2.4, 120, kelvin(4300))
    area((4, -4, 2.2), (0, 0, .8), 2.4, 110, kelvin(5600))
    ambient("8a8078", .24)
    camera((.10, -7.4, 1.30), (.20, 0, .97), 36 * 7.4 / 4.35)
    return dict(DAY, anchor=(94, .76), saturation=.92)


def bell():
    """The bell on a hotel's desk."""
    grade = afternoon("2c4f40", "162c23", (1.0, 1.0), (.62, 3.4), (.85, 1, -.34), eye=(-.1, -7.0, 1.05), target=(.04, 0, .64), bars=False)
    m = brass(.16)
    lathe("base", [(0, 0), (.60, 0), (.62, .03), (.60, .08), (.50, .11), (0, .11)], walnut("2a170c", .3, 2), 160, (.78, 0, 0))
    prof = [(.535, .17), (.55, .19)] + [(.53 * math.cos(a), .20 + .40 * math.sin(a)) for a in np.linspace(0.02, 1.48, 60)] + [(.03, .602), (.03, .64), (0, .64)]
    lathe("bell", prof, m, 200, (.78, 0, 0))
    lathe("stem", [(.05, .10), (.05, .3)], m, 40, (.78, 0, 0))
    lathe("knob", spline([(.020, .62), (.020, .68), (.075, .70), (.075, .725), (.02, .74), (0, .742)], 50), m, 80, (.78, 0, 0))
    return grade


def baton():
    """A relay baton across the line between two lanes, low light."""
    track, n, p = principled("track", "6a2f1a", .9, Specular=.15)
    f = n.noise(n.coord("Object"), 60, 3, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("3c1c10")), (.6, rgb("5a2a18")), (.8, rgb("744028"))]))
    n.put(p, "Normal", n.bump(f, .5, .01))
    box("track", (24, 18, .1), (0, 4, -.05), track, 0)
    chalk, n, p = principled("line", "d8cab2", .9, Specular=.12)       # paint, worn down to the grain of the track
    g = n.coord("Object")
    worn = n.math("MULTIPLY", n.noise(g, 5, 5, .75), n.noise(g, 60, 3, .7))
    n.put(p, "Base Color", n.ramp(worn, [(.155, rgb("8a5a44")), (.21, rgb("cdbda4")), (.34, rgb("dccfb8"))]))
    n.put(p, "Normal", n.bump(n.noise(g, 60, 3, .7), .4, .01))
    for x in (-2.9, .15, 3.2):
        o = box("line", (.11, 22, .0012), (0, 4, .0006), chalk, 0)
        group([o], (x, 0, 0), 14)
    m = bronze("a8744a", .30, .2, 5)
    g = [tube("baton", [(-.62, 0, .085), (.62, 0, .085)], .085, m), tube("grip", [(-.20, 0, .085), (.20, 0, .085)], .0875, matte("d9c8ac", .75))]
    for s in (-1, 1):
        g.append(torus("end", .068, .017, m, (s * .62, 0, .085), (0, math.pi / 2, 0), 60, 16))
    group(g, (.42, -.55, 0), 24)
    sun((1.0, -.25, -.24), 3.4, kelvin(3400), 1.2)
    area((-3, -5, 4), (0, 0, 0), 3, 60, kelvin(7500))
    ambient("5a5a6a", .18)
    camera((-.3, -4.6, 1.25), (.12, -.1, .10), 50, 5.6, (.42, -.55, .1))
    return dict(NIGHT, anchor=(97.5, .74), bloom=.03, halation=0.0)


def compass():
    """A compass, its needle at rest."""
    grade = dict(afternoon("7c3a40", "35161a", (1.0, .9), (2.0, 1.9), (.70, 1, -.40), eye=(-.1, -7.2, 2.1), target=(.02, 0, .74)), anchor=(97.5, .98), exposure=.3)
    m, face = brass(.18), principled("face", "efe4d2", .6, Specular=.3)[0]
    g = [lathe("case", [(0, 0), (.56, 0), (.60, .03), (.62, .12), (.60, .17), (.56, .18), (.545, .17), (.545, .10), (0, .10)], m, 200), disc("face", .545, (0, 0, .102), face, FLAT, .004, 0)]
    ink = matte("3a2618", .7)
    for k in range(32):
        a = k * math.tau / 32
        l, w = (.13, .016) if k % 8 == 0 else (.07, .009) if k % 4 == 0 else (.04, .006)
        g.append(box("mark", (l, w, .003), ((.50 - l / 2) * math.cos(a), (.50 - l / 2) * math.sin(a), .106), ink, 0, (0, 0, a)))
    for k in range(16):                                     # a rose: four long rays, four short ones, one half of each darker
        a, r, e = k // 2 * math.pi / 4, (.33, .21)[k // 2 % 2], (-1, 1)[k % 2] * math.pi / 8
        V = [(0, 0, .106), (r * math.cos(a), r * math.sin(a), .106), (.085 * math.cos(a + e), .085 * math.sin(a + e), .106)]
        g.append(mesh("ray", V, [(0, 1, 2) if k % 2 else (0, 2, 1)], (ink, matte("b08a5c", .7))[k % 2], False))
    for r in (.36, .375):
        g.append(torus("circle", r, .0022, ink, (0, 0, .106), (0, 0, 0), 160, 8))
    a = math.radians(128)
    for s, mat in ((1, matte("7a2414", .5)), (-1, principled("steel", "2a2622", .3, .8)[0])):
        V = [(0, 0), (0, .075), (s * .43, 0), (0, -.075)]
        o = mesh("needle", [(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), .14) for x, y in V[1:]], [(0, 1, 2)], mat, False)
        o.modifiers.new("thick", "SOLIDIFY").thickness = .01
        g.append(o)
    g.append(lathe("boss", [(.035, .10), (.035, .15), (.02, .165), (0, .168)], m, 40))
    lid = [lathe("lid", [(0, 0), (.56, 0), (.60, .03), (.61, .08), (.595, .085), (.585, .04), (.55, .015), (0, .015)], m, 200)]
    lid += [torus("ring", r, .008, m, (0, 0, 0), (0, 0, 0), 200, 12) for r in (.49, .20)]
    for o, z in zip(lid, (0, .017, .017)):
        o.location, o.rotation_euler = (0, .66 - z * math.sin(math.radians(82)), .72 + z * math.cos(math.radians(82))), (math.radians(-98 + 180), 0, 0)
    g.append(tube("hinge", [(-.15, .645, .13), (.15, .645, .13)], .032, m))
    g += lid
    g.append(torus("loop", .10, .018, m, (0, -.71, .09), (0, 0, 0), 60, 16))
    group(g, (.75, -.25, 0), 10)
    return grade


def calendar():
    """A month on the wall, printed; three of its days are marked with a bronze disc, the last is ringed by hand."""
    box("wall", (12, .2, 8), (0, .1, 1), plaster("d6c4a6", bump=.16), 0)
    paper, ink, red = principled("paper", "f4ecde", .85, Specular=.15)[0], matte("3a2a1e", .8), matte("8c3a1c", .8)
    g = [prism("sheet", rounded_outline(1.60, 1.36, .004), .010, paper, 0, (0, -.012, .82))]
    faces = {k: bpy.data.fonts.load(f"/usr/share/fonts/opentype/urw-base35/NimbusSans-{k}.otf") for k in ("Regular", "Bold")}

    def printed(text, x, z, size, mat=ink, weight="Regular"):
        o = link(bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT")))
        o.data.body, o.data.font, o.data.size, o.data.resolution_u = text, faces[weight], size, 5
        o.data.materials.append(mat)
        o.location, o.rotation_euler = (x, -.0195, z), (math.pi / 2, 0, 0)
        g.append(o)
    LEFT, LOW, WIDE, HIGH = -.70, .20, .20, .192
    for k in range(8):
        g.append(box("line", (.004, .003, 5 * HIGH), (LEFT + WIDE * k, -.0185, LOW + 2.5 * HIGH), ink, 0))
    for k in range(6):
        g.append(box("line", (7 * WIDE, .003, .004), (0, -.0185, LOW + HIGH * k), ink, 0))
    printed("Oktober", LEFT, 1.315, .155, weight="Bold")
    for k, day in enumerate(("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So")):
        printed(day, LEFT + WIDE * k + .018, LOW + 5 * HIGH + .022, .054, red if k == 6 else ink, "Bold")
    for day in range(1, 32):
        row, column = divmod(day + 2, 7)                  # the first is a Thursday
        printed(str(day), LEFT + WIDE * column + .018, LOW + HIGH * (5 - row) - .064, .060, red if column == 6 else ink)
    for day in (6, 23, 31):
        row, column = divmod(day + 2, 7)
        x, z = LEFT + WIDE * (column + .60), LOW + HIGH * (4.40 - row)
        g.append(disc("mark", .054, (x, -.028, z), bronze("b0693a", .40, .1), (0, 0, 0), .024, .008, 80))
    g.append(wires("ring", [[(x - .03 + .118 * math.cos(a) * (1 + .012 * a), -.020, z + .012 + .098 * math.sin(a) * (1 + .010 * a)) for a in np.linspace(.5, 7.2, 90)]], .0045, red, False, 1))
    g.append(box("bar", (1.66, .05, .06), (0, -.03, 1.50), walnut("5a3319", .34, 2), .012))
    tube("cord", [(-.6, -.02, 1.53), (0, .0, 1.78), (.6, -.02, 1.53)], .006, matte("3b2414", .6))
    tube("nail", [(0, .02, 1.78), (0, -.10, 1.80)], .018, brass(.2))
    piv = group(g, (.30, 0, 0))
    for o in bpy.context.scene.objects:
        if o.name.split(".")[0] in ("cord", "nail"):
            o.location.x += .30
    spot((-3.0, -5.2, 2.6), (.34, 0, .85), 1000, 19, .03, kelvin(4100), .03)
    area((3.5, -4, 2.5), (.6, 0, 1), 2.0, 44, kelvin(4800))
    ambient("b99f86", .14)
    camera((-.3, -5.8, .85), (.12, 0, .92), 62)
    return dict(DAY, anchor=(88, .78))


def letter():
    """A sealed letter in its rest on a desk, under a lamp whose cone lies on the wall."""
    wood, n, p = principled("desk", "3a2112", .42, Specular=.35)
    v = n.coord("Object", (.5, 5, 5))
    f = n.noise(v, 1.6, 4, .6, 1.0)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("24130a")), (.7, rgb("52301a"))]))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .10, .38))
    box("desk", (30, 8, .2), (0, 1.2, -.1), wood, 0)
    box("wall", (40, .2, 16), (0, 1.2, 4), plaster("8a6448", bump=.2), 0)
    paper, n, p = principled("paper", "e6d8c0", .88, Specular=.12)
    laid = n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Y"], 420.0))
    felt = n.noise(n.coord("Object"), 46, 4, .65)
    n.put(p, "Normal", n.bump(n.math("MULTIPLY_ADD", laid, .10, felt), .16, .006))
    n.put(p, "Base Color", n.ramp(felt, [(.3, rgb("dccdb2")), (.7, rgb("ece0ca"))]))
    X, Y = .50, -.10
    w, h = .71, .48

    def leaf(name, fold, tip, half, layer, lift):
        """One of the four leaves of an envelope: a sheet from its fold to its round tip, that stands off a little there."""
        f, d = Vector(fold), Vector(tip) - Vector(fold)
        across = Vector((-d.y, d.x)).normalized()

        def at(u, v):
            q = f + d * v + across * ((2 * u - 1) * half * max(0, 1 - v ** 1.08) ** .90)
            full = .030 * max(0, 1 - (q.x / w) ** 2) * max(0, 1 - (q.y / h) ** 2)       # the sheet within
            return (q.x, q.y, .012 + full + layer * min(1, 7 * v + .15) + lift * v ** 2.4)
        o = grid(name, at, 90, 70, paper)
        thick = o.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = .0055, 1
        return o
    g = [prism("letter", rounded_outline(2 * w, 2 * h, .010), .020, paper, .004, (0, 0, 0), (-math.pi / 2, 0, 0)),
         leaf("left", (-w, 0), (-.06, 0), h * .985, .002, 0), leaf("right", (w, 0), (.06, 0), h * .985, .002, 0),
         leaf("low", (0, -h), (0, .06), w * .985, .010, .004), leaf("flap", (0, h), (0, -.13), w * .992, .018, .016),
         wax_seal("7a2212", (0, -.085, .062), .4, .112, fine=(420, 220))]
    piv = group(g, (X, Y, .56), 0, 1, (math.radians(72), 0, math.radians(-7)))
    rest = walnut("6b3f22", .3, 2)
    group([box("rest", (1.16, .10, .15), (0, -.13, .075), rest, .015), box("rest", (1.16, .10, .34), (0, .14, .17), rest, .015), box("rest", (1.16, .36, .05), (0, 0, .025), rest, .012)], (X, Y - .05, 0), -7)
    pen = [lathe("pen", [(0, 0), (.006, .02), (.012, .08), (.034, .16), (.040, .34), (.040, .98), (.034, 1.02), (0, 1.03)], lacquer("160d08", .2), 60), torus("ring", .041, .008, BRASS(), (0, 0, .40), seg=60, sides=12)]
    group(pen, (-.62, -.86, .042), 0, 1, (math.radians(90), 0, math.radians(72)))
    # the shade hangs into the picture from above
    LX, LY, LZ = X + .06, -.40, 1.66
    lathe("shade", spline([(.05, .50), (.10, .46), (.20, .30), (.44, .02), (.46, 0)], 60) + [(.44, 0), (.19, .27), (.05, .42)], bronze("6a4526", .3, .3), 120, (LX, LY, LZ))
    tube("stem", [(LX, LY, LZ + .45), (LX, LY, 6)], .02, BRASS())
    bulb = glow(kelvin(2700), 5.0)
    bulb.cycles.sample_as_light = False
    sphere("bulb", .12, (LX, LY, LZ + .12), bulb, 40).visible_shadow = False
    spot((LX, LY, LZ + .10), (LX, LY, 0), 95, 142, .10, kelvin(2900), .05)
    spot((LX, .50, LZ + .10), (LX, .50, 0), 175, 104, .14, kelvin(2900), .05)        # the lamp's cone on the wall
    spot((-1.6, -4.6, 2.6), (X, -.1, .5), 70, 18, .5, kelvin(3100), .2)
    area((3.8, 2.6, 2.4), (.6, 0, .2), 1.8, 90, "8fb0e0")
    area((-3.4, -4.2, 2.6), (0, 0, .3), 3.0, 40, kelvin(7000))
    ambient("2a3442", .10)
    area((-1.2, -4.0, 1.2), (0, -.6, 0), 1.6, 40, kelvin(3600)).visible_glossy = False
    camera((.02, -6.2, 1.30), (.10, 0, .78), 68)
    return dict(NIGHT, anchor=(97.0, .86), bloom=.16)


def mesh_sett(rs, S):
    """A worn stone of a pavement: nearly square, its top a little uneven."""
    a, b, q, h = (rs.uniform(lo, hi) for lo, hi in ((.455, .475), (.43, .46), (.30, .42), (-.03, .03)))
    bent = lambda c, e: math.copysign(abs(c) ** e, c)
    return grid("sett", lambda u, v: (S * a * bent(math.cos(u * math.tau), q) * bent(math.cos(v * math.pi / 2), .34), S * b * bent(math.sin(u * math.tau), q) * bent(math.cos(v * math.pi / 2), .34),
                                      .16 * (bent(math.sin(v * math.pi / 2), .5) - 1) + h * math.cos(u * math.tau) * (1 - v)), 72, 24, None, close_u=True)


def torch():
    """A torch on wet setts at night, switched on: its knurled grip, its rings, the stones in its beam."""
    tops, joint = [], matte("0e0c0b", .5, .4)
    for tone in ("54504c", "46464a", "5f5448"):
        m, n, p = principled("sett", tone, .3, 0, Specular=.5)
        rnd = n.math("MULTIPLY", n.add("ShaderNodeObjectInfo").outputs["Random"], 60)
        v = n.add("ShaderNodeVectorMath", {0: n.coord("Object"), 1: rnd}, operation="ADD").outputs[0]
        hewn, grain = n.noise(v, 5, 4, .6), n.noise(v, 46, 3, .65)
        n.put(p, "Base Color", n.mix(grain, tuple(c * .55 for c in rgb(tone)) + (1,), rgba(tone)))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", hewn, .34, .08))
        n.put(p, "Normal", n.bump(n.math("MULTIPLY_ADD", grain, .30, hewn), .5, .04))
        tops.append(m)
    rs, S = np.random.default_rng(4), .56
    shape = [mesh_sett(rs, S) for _ in range(9)]
    for j in range(-5, 13):
        for i in range(-8, 9):
            o = shape[int(rs.integers(9))].copy()
            o.data = o.data.copy()
            o.data.materials.clear()
            o.data.materials.append(tops[int(rs.integers(3))])
            o.location = ((i + .5 * (j % 2)) * S + rs.uniform(-.02, .02), j * S * .94 + rs.uniform(-.02, .02), -.02 + rs.uniform(-.025, .012))
            o.rotation_euler = (rs.uniform(-.04, .04), rs.uniform(-.04, .04), rs.uniform(-.08, .08) + math.pi * int(rs.integers(2)))
            link(o)
    for o in shape:
        bpy.data.objects.remove(o)
    box("joint", (40, 30, .2), (0, 4, -.25), joint, 0)
    steel = principled("anodised", "2a2826", .30, .85)[0]
    metal, rubber = brass(.2), matte("15120f", .7, .3)
    R, N = .125, 46

    def knurl(u, v):
        z, a = .30 + .62 * v, u * N
        p, q = (abs((t % 1) - .5) * 2 for t in (a + z / .0165, a - z / .0165))
        r = R + .0065 * min(p, q) * min(1, 12 * v, 12 * (1 - v))
        return (r * math.cos(u * math.tau), r * math.sin(u * math.tau), z)
    turn = lambda q, m, name="part": lathe(name, q, m, 200)
    P = [grid("grip", knurl, 46 * 14, 520, steel, close_u=True),
         turn(spline([(0, 0), (.085, .0), (.105, .012), (.118, .05), (.118, .20), (.124, .215), (.124, .27), (.120, .285), (.118, .31)], 120), steel),
         turn(spline([(.118, .91), (.122, .93), (.131, .95), (.131, 1.00), (.126, 1.02), (.126, 1.07), (.150, 1.13), (.186, 1.22), (.196, 1.27), (.196, 1.40)], 140), steel)]
    for z in (1.245, 1.285, 1.325):
        P.append(torus("fin", .199, .010, steel, (0, 0, z), seg=200, sides=20, squash=.9))
    P.append(turn(spline([(.196, 1.385), (.208, 1.395), (.210, 1.43), (.202, 1.448), (.184, 1.450), (.178, 1.440), (.178, 1.40)], 80), metal))
    for z in (.245, 1.045):
        P.append(torus("ring", .126, .006, metal, (0, 0, z), seg=160, sides=14))
    m, n, out = material("lens")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Y"], 2.0))), .178)
    k = n.ramp(q, [(0, (1, 1, 1)), (.13, (1, 1, 1)), (.19, (.10,) * 3), (.45, (.26,) * 3), (.78, (.13,) * 3), (.94, (.05,) * 3), (1, (.01,) * 3)])
    facets = n.math("SINE", n.math("MULTIPLY", n.math("ARCTAN2", s.outputs["X"], s.outputs["Y"]), 20.0))
    k = n.math("MULTIPLY", k, n.math("MULTIPLY_ADD", facets, n.math("MULTIPLY", q, .35), 1.0))
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(3500), 1), "Strength": n.math("MULTIPLY", k, 5.0)}))
    m.cycles.sample_as_light = False
    P.append(mesh("lens", [(0, 0, 1.418)] + [(.180 * math.cos(t), .180 * math.sin(t), 1.418) for t in np.linspace(0, math.tau, 120, endpoint=False)], [(0, 1 + i, 1 + (i + 1) % 120) for i in range(120)], m, False))
    P.append(sphere("button", 1, (0, -.125, 1.045), principled("button", "a8431f", .4)[0], 40))
    P[-1].scale = (.045, .022, .045)
    d = Vector((.36, -.93, 0)).normalized()
    at = Vector((.20, 2.15, .112))
    group(P, tuple(at), 0, 1, (math.radians(86.6), 0, math.atan2(d.y, d.x) + math.pi / 2))
    end = at + d * 1.46 + Vector((0, 0, .087))
    spot(tuple(end), tuple(end + d * 2 + Vector((0, 0, -.40))), 420, 62, .55, kelvin(3300), .10)
    area((-1.5, .2, 1.9), (.5, 1.5, .2), 1.0, 120, kelvin(3300), .4)
    area((.6, 4.6, 2.2), (.4, 1.4, .2), 1.8, 240, kelvin(3900), .3).visible_glossy = False
    area((2.7, .2, 1.5), (.5, .9, .2), .5, 40, "9bb6e0", 1.4)
    area((-2.6, -3.6, 2.4), (.5, .6, .2), 1.4, 40, kelvin(6500)).visible_glossy = False
    box("wall", (40, .2, 16), (0, 6.4, 4), plaster("241a14", bump=.12), 0)
    ambient("2a3038", .05)
    camera((-.08, -4.7, 1.95), (.02, .0, .40), 62, 5.6, tuple(end + Vector((0, 0, .1))))
    return dict(NIGHT, anchor=(98.2, .84), bloom=.30, halation=.10)


WIDE = (2400, 1350)
SIZES = dict(abacus=(2400, 1200), tickets=WIDE, keys=WIDE, clock=WIDE, missing=WIDE, bell=WIDE, torch=(2400, 1500), baton=(2400, 1100), compass=WIDE, acts=(2400, 1080))
VIEWS = {f.__name__: f for f in (tickets, plug, stack, keys, clock, missing, abacus, cabinet, acts, bell, baton,
                                 compass, calendar, letter, torch)}
view = ARGS.view or "tickets"
begin(*SIZES.get(view, (1600, 1200)))
shoot(view, 20, VIEWS[view]())
