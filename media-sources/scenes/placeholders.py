"""Services to come, each a thing that waits in the light of a door ajar: passes, tandem, trolley (--view)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

VIEW = ARGS.view or "passes"
begin(2400, 1500)
br = brass(.2)
bz = bronze("8c5b36", .30, .3, 3)


def ajar(wall, ground, at, width, back=1.15, push=(.42, 1, -.20)):
    """A wall in the light of a door that stands ajar: one upright band of it falls on the thing and throws its shadow beside it."""
    box("floor", (40, 14, .2), (0, -5, -.1), ground, 0)
    box("wall", (40, .3, 20), (0, back + .15, 6), wall, 0)
    window_light(at, (width, 40), push, 3.6, False, 3700, 7)
    area((-4.6, -6.0, 3.4), at, 3.0, 80, kelvin(3900))
    area((4.8, -4.6, 2.8), at, 2.6, 110, kelvin(6800))
    ambient("5a5852", .42)


if VIEW == "tandem":
    ajar(plaster("96624a", bump=.2), stone("9a8872", "75624e", .6, .6, .1), (-.10, -.2, .6), 2.25, .55, (.34, 1, -.30))
    Y, K, C0 = -.15, .90, .021                      # drawn in metres, then scaled about the ground
    at = lambda x, z: (x * K, Y, C0 + z * K)
    frame, chromed, rubber = principled("frame", "8a3a18", .22, .3, Specular=.6, Clearcoat=1.0)[0], principled("chrome", "d9cdb8", .18, 1.0)[0], matte("0a0807", .7, .3)
    R, A, B = .34, (-.86, .34), (.86, .34)
    for cx, cz in (A, B):
        torus("tyre", R * K * .96, .021 * K, rubber, at(cx, cz), (math.pi / 2, 0, 0), 160, 20)
        torus("rim", R * K * .90, .010 * K, chromed, at(cx, cz), (math.pi / 2, 0, 0), 160, 14)
        disc("hub", .030 * K, at(cx, cz), chromed, (0, 0, 0), .10, .006, 40)
        for i in range(28):
            a = i * math.tau / 28
            tube("spoke", [at(cx + .022 * math.cos(a + .8 * (-1) ** i), cz + .022 * math.sin(a + .8 * (-1) ** i)), at(cx + R * .88 * math.cos(a), cz + R * .88 * math.sin(a))], .0028, chromed, False, 2)
    bb1, bb2, s1, s2, h = (-.20, .29), (.46, .29), (-.31, .80), (.33, .80), (-.72, .86)       # cranks, saddles, head: the front wheel is to the left
    low = lambda p, q, k: (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
    for p, q, r in ((h, bb1, .018), (bb1, bb2, .018), (bb1, s1, .016), (bb2, s2, .016), ((-.735, .80), low(bb1, s1, .93), .015), (low(bb1, s1, .90), low(bb2, s2, .90), .015), (low(bb1, s1, .82), bb2, .014), (bb2, B, .012), (low(bb2, s2, .86), B, .011)):
        tube("tube", [at(*p), at(*q)], r * K, frame)
    tube("fork", [at(*p) for p in spline([(-.695, .93), (-.74, .74), (-.80, .50), (-.835, .40), A], 40)], .016 * K, frame)
    for (bx, bz), t in ((bb1, .4), (bb2, .4)):
        torus("ring", .075 * K, .008 * K, chromed, at(bx, bz), (math.pi / 2, 0, 0), 90, 12)
        for d in (0, math.pi):
            q = (bx + .165 * math.cos(t + d), bz + .165 * math.sin(t + d))
            tube("crank", [at(bx, bz), at(*q)], .010 * K, chromed)
            box("pedal", (.10 * K, .10, .024 * K), at(*q), rubber, .008)
    for z in (-1, 1):
        tube("chain", [at(bb1[0], bb1[1] + z * .073), at(bb2[0], bb2[1] + z * .073)], .0045 * K, chromed)
        tube("chain", [at(bb2[0], bb2[1] + z * .073), at(B[0], B[1] + z * .036)], .0045 * K, chromed)
    leather = principled("leather", "6b3517", .45, Specular=.4)[0]
    for x, z in (s1, s2):
        tube("pin", [at(x, z - .02), at(x - .014, z + .055)], .012 * K, chromed)
        board("saddle", [[(a, c) for a, _, c in (at(x + p, z + q) for p, q in silhouettes.curve([(-.155, .072), (-.13, .085), (-.03, .080), (.06, .088), (.115, .098), (.125, .080), (.10, .052), (.04, .040), (-.03, .058), (-.13, .064)]))]], leather, (0, Y, 0), .10, .012, 4)
    tube("bar", [at(*p) for p in spline([(-.695, .93), (-.705, .98), (-.66, 1.01), (-.56, 1.00), (-.48, .965)], 40)], .012 * K, chromed)
    tube("grip", [at(-.55, .998), at(-.47, .962)], .019 * K, leather)
    tube("bar", [at(*p) for p in spline([low(bb1, s1, 1.02), (-.30, .90), (-.24, .955), (-.14, .95), (-.07, .92)], 40)], .011 * K, chromed)
    tube("grip", [at(-.13, .947), at(-.06, .915)], .018 * K, leather)
    for (cx, cz), a0, a1 in ((A, 30, 165), (B, 20, 160)):
        tube("guard", [at(cx + .385 * math.cos(math.radians(a)), cz + .385 * math.sin(math.radians(a))) for a in np.linspace(a0, a1, 60)], .010 * K, frame)
    sphere("lamp", .040 * K, at(-.80, .83), chromed, 40)
    tube("stay", [at(-.74, .80), at(-.80, .82)], .008, chromed)
    tube("stand", [at(.40, .28), (.30 * K, Y - .22, .012)], .011 * K, chromed)
elif VIEW == "trolley":
    ajar(plaster("3c5450", bump=.12), stone("b0a08a", "88735a", .5, .34, .1), (-.05, -.3, 1.0), 2.2, .75)
    Y, C0 = -.35, .0
    def hide(color):
        """Leather that has travelled: grain, lighter where it is worn."""
        m, n, p = principled("hide", color, .42, Specular=.45)
        worn = n.noise(n.coord("Object"), 5, 5, .65, .5)
        n.put(p, "Base Color", n.ramp(worn, [(.3, tuple(x * .62 for x in rgb(color))), (.55, rgb(color)), (.75, tuple(min(1, x * 1.5) for x in rgb(color)))]))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", worn, .25, .24))
        v = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 85}, feature="SMOOTH_F1")
        n.put(p, "Normal", n.bump(v.outputs["Distance"], .20, .006))
        return m
    mats = [hide(c) for c in ("7a3d1b", "4a2a18", "9a6435", "a8845a")]
    rug = velvet("4a1f16", "a8604a")
    box("deck", (1.60, .80, .05), (0, Y, C0 + .20), rug, .02)
    for z in (.165, .235):
        tube("edge", [(-.80, Y - .41, C0 + z), (.80, Y - .41, C0 + z), (.80, Y + .41, C0 + z), (-.80, Y + .41, C0 + z)], .016, br, True)
    for sx in (-.66, .66):
        for sy in (-.30, .30):
            w = torus("castor", .062, .024, matte("0b0908", .6), (sx, Y + sy, C0 + .086), (math.pi / 2, 0, .3), 60, 16)
            disc("hubcap", .04, (sx, Y + sy - .025, C0 + .086), br, (0, 0, .3), .02, .005, 40)
            tube("fork", [(sx, Y + sy, C0 + .09), (sx, Y + sy, C0 + .18)], .018, br)
    for sy in (-.37, .37):                          # two hoops and the rail between them
        pts = [(-.74, Y + sy, C0 + .2), (-.74, Y + sy, C0 + 1.2)] + [(-.74 * math.cos(a), Y + sy * (1 - .0 * a), C0 + 1.2 + .62 * math.sin(a)) for a in np.linspace(0, math.pi, 60)] + [(.74, Y + sy, C0 + 1.2), (.74, Y + sy, C0 + .2)]
        tube("hoop", pts, .024, br)
        for sx in (-.74, .74):
            sphere("ball", .045, (sx, Y + sy, C0 + .26), br, 40)
            torus("ringlet", .030, .009, br, (sx, Y + sy, C0 + 1.2), (0, 0, 0), 40, 12)
    tube("rail", [(0, Y - .37, C0 + 1.82), (0, Y + .37, C0 + 1.82)], .020, br)
    for z in (.62,):
        for sx in (-.74, .74):
            tube("bar", [(sx, Y - .37, C0 + z), (sx, Y + .37, C0 + z)], .014, br)

    def trunk(w, h, d, x, y, z, m, turn=0.0):
        g = [prism("shell", rounded_outline(w, h, .05), d, m, .02, (0, 0, h / 2))]
        for cx in (-1, 1):                          # brass on its corners, a seam along its edge, the lid's gap
            for cz in (0, 1):
                g.append(prism("corner", spline([(cx * (w / 2 + .004), h * cz + (1 - 2 * cz) * .085), (cx * (w / 2 + .004), h * cz + (1 - 2 * cz) * .03), (cx * (w / 2 - .012), h * cz + (1 - 2 * cz) * .008), (cx * (w / 2 - .03), h * cz - (1 - 2 * cz) * .004), (cx * (w / 2 - .085), h * cz - (1 - 2 * cz) * .004), (cx * (w / 2 - .060), h * cz + (1 - 2 * cz) * .045)], 40), d + .012, br, .004))
        g.append(tube("seam", [(x, -d / 2 + .004, z + h / 2) for x, z in rounded_outline(w - .05, h - .05, .035)], .0035, matte("d8b98a", .7), True))
        g.append(box("gap", (w + .004, d + .004, .007), (0, 0, h * .60), matte("120904", .8), .001))
        for k in (-.3, .3):
            g.append(prism("strap", rounded_outline(.045, h + .016, .004), d + .016, matte("1d1008", .6, .3), .004, (w * k, 0, h / 2)))
            g.append(box("buckle", (.06, .015, .05), (w * k, -d / 2 - .014, h * .72), br, .005))
        g += [tube("handle", spline([(-.09, 0, h), (-.08, 0, h + .055), (.08, 0, h + .055), (.09, 0, h)], 30), .013, matte("1d1008", .5, .4)), box("lock", (.07, .012, .05), (0, -d / 2 - .008, h * .70), br, .005)]
        return group(g, (x, y, z), turn)
    top = C0 + .226
    trunk(1.02, .36, .46, -.16, Y, top, mats[0], 2)
    trunk(.78, .30, .40, -.22, Y, top + .42, mats[2], -4)
    trunk(.50, .22, .32, -.24, Y, top + .78, mats[1], 5)
    lathe("hatbox", spline([(0, 0), (.19, 0), (.20, .01), (.20, .19), (.212, .195), (.212, .26), (.20, .27), (0, .27)], 60), mats[3], 100, (.54, Y - .02, top))
    tube("band", [(.54 + .205 * math.cos(a), Y - .02 + .205 * math.sin(a), top + .10) for a in np.linspace(0, math.tau, 60)], .012, matte("4a1f16", .8), True)
    # a bag for clothes on its hanger under the rail: canvas that falls in folds, bound with leather
    bag, n, p = principled("bag", "4f3c2b", .85, Sheen=.4, Specular=.15)
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(n.coord("Object", (5, 5, 1.2)), 5, 4, .6), n.math("MULTIPLY", n.noise(n.coord("Object"), 300, 2, .6), .10)), .45, .02))
    half = course([(0, .030), (.012, .05), (.055, .15), (.115, .205), (.20, .218), (.9, .228), (1.02, .232)])

    def cloth(u, v, out=0.0):
        z, a = 1.02 * v, u * math.tau
        c, q = math.cos(a), math.sin(a)
        x = half(z) * math.copysign(abs(c) ** .75, c)
        fold = min(1, 1.8 * v) * (.013 * math.sin(4.2 * x / .1 + 1.6 * math.sin(2.2 * z) + .6) + .007 * math.sin(9.1 * x / .1 - 3 * z)) + .010 * math.exp(-((z - .16) / .10) ** 2) * math.sin(5 * x / .1 - 16 * z)
        y = (.020 + .050 * min(1, z / .16) ** .7 + .012 * v) * math.copysign(abs(q) ** .7, q)
        return (x, y + fold * (1 if q < 0 else .5) - out * (q < 0), -z)
    hang = [grid("bag", cloth, 400, 220, bag, close_u=True), tube("zip", [cloth(.75, v, .003) for v in np.linspace(.03, .98, 90)], .0055, br), box("pull", (.016, .012, .05), cloth(.75, .52, .012), br, .004)]
    hang += [tube("binding", [cloth(u, v, .002) for v in np.linspace(.0, 1, 120)], .0075, mats[1]) for u in (.5, .999)] + [tube("hem", [cloth(u, .996) for u in np.linspace(0, 1, 200, endpoint=False)], .008, mats[1], True)]
    group(hang, (.40, Y - .10, C0 + 1.60), 14)
    tube("neck", spline([(.40, Y - .1, C0 + 1.58), (.40, Y - .1, C0 + 1.655), (.425, Y - .1, C0 + 1.69), (.40, Y - .1, C0 + 1.725), (.375, Y - .1, C0 + 1.70)], 30), .009, br)
    tube("bow", [(.40, Y - .37, C0 + 1.715), (.40, Y + .37, C0 + 1.715)], .014, br)
    box("skirting", (40, .05, .20), (0, .73, .10), walnut("4a2a16"), .01)
else:
    ajar(plaster("a39a8e", bump=.16), walnut("4a2a16", .42, .5), (-.40, -.3, 2.3), 3.95, .75)
    cloth = principled("ribbon", "7e3f1a", .75, Sheen=.6)[0]
    HX, HZ = 0, 3.06
    tube("peg", [(HX, .8, HZ), (HX, -.55, HZ + .03)], .045, br)
    sphere("knob", .075, (HX, -.58, HZ + .03), br, 60)

    def lanyard(dx, y, low, w):
        """Both halves of a ribbon that lies over the peg and meets in a clip."""
        for s in (-1, 1):
            a, b = Vector((HX + s * .048, y, HZ + .03)), Vector((dx + s * .012, y - .02, low))
            grid("sling", lambda u, v: tuple(a.lerp(b, v) + Vector(((u - .5) * w + s * .05 * math.sin(v * math.pi), .01 * s, 0))), 10, 60, cloth)
        tube("over", [(HX + .052 * math.cos(a), y, HZ + .03 + .052 * math.sin(a)) for a in np.linspace(0, math.pi, 20)], .022, cloth)

    def badge(x, y, low, turn, card, seal, roll, print_, k=.86):
        P = [box("clip", (.13, .035, .16), (0, 0, -.04), br, .012), torus("swivel", .052, .013, br, (0, 0, -.155), (math.pi / 2, 0, 0), 60, 16),
             box("tab", (.09, .02, .12), (0, 0, -.235), matte("2a1a10", .5), .008)]
        o = prism("card", [(a, c - .96) for a, c in rounded_outline(.92, 1.30, .075)], .034, card, .011)
        tool = prism("slot", [(a, c - .385) for a, c in rounded_outline(.20, .05, .022)], .2)
        P.append(cut(o, tool))
        P.append(tool)
        # print: a frame, a rosette round the seal, a band of foil, bars to be read at the door
        ink = matte(print_, .7)
        P.append(tube("frame", [(a, -.017, c - .96) for a, c in rounded_outline(.82, 1.20, .05)], .006, ink, True))
        rose = lambda f, r, d: [((r + d * math.cos(f * t)) * math.sin(t), -.0155, -.80 + (r + d * math.cos(f * t)) * math.cos(t)) for t in np.linspace(0, math.tau, 361)]
        P.append(wires("rosette", [rose(18, .265, .040), rose(18, .265, -.040), rose(36, .235, .014), rose(1, .315, 0), rose(1, .205, 0)], .0045, ink, res=1))
        P.append(disc("seal", .165, (0, -.020, -.80), seal, (0, 0, 0), .016, .006, 120))
        P.append(torus("rim", .118, .007, ink, (0, -.029, -.80), (math.pi / 2, 0, 0), 90, 12))
        P.append(box("foil", (.82, .008, .045), (0, -.015, -1.20), br, .002))
        q = -.36
        for j, w in enumerate((2, 1, 3, 1, 1, 2, 4, 1, 2, 1, 3, 1, 2, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1)):
            if not j % 2:
                P.append(box("bar", (.0155 * w, .004, .17), (q + .0155 * w / 2, -.0175, -1.375), ink, 0))
            q += .0155 * w + .004
        return group(P, (x, y, low), 0, k, (0, math.radians(roll), math.radians(turn)))
    area((.4, -6.0, 3.4), (0, 0, 1.8), 2.0, 110, kelvin(4300))               # the cards are no shadows
    lanyard(-.36, -.10, 2.38, .10)
    badge(-.36, -.10, 2.38, -10, bz, matte("e6c79a", .6), 7, "f0d9b0")
    lanyard(.36, -.34, 2.12, .10)
    badge(.36, -.36, 2.12, 10, principled("card", "eadfce", .5, Specular=.4)[0], matte("9a2f1c", .5), -6, "8a3a1c")
ambient("24303c", .05)
# what is shown in a circle stands within the middle 60 % of the height
LENS, MIDDLE = dict(passes=(57, 2.1), tandem=(61, .56), trolley=(66, .95))[VIEW]
camera((.04, -9.2, MIDDLE + .25), (.04, 0, MIDDLE), LENS)
shoot("wait-" + VIEW, 48, dict(NIGHT, anchor=(96.5, .76 if VIEW == "passes" else .56), bloom=.1, saturation=.86))
