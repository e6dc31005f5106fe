"""Premium cars from where one meets them (--view names one): lamps in the snow, a wheel beside the kerb, an open car from
above."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from vehicles import rounded

view = ARGS.view or "suv"
begin(1800, 1200)
rs = np.random.default_rng(6)
dark, chrome = matte("050506", .8, .2), principled("chrome", "d8d2c8", .12, 1.0)[0]


def paint(color, rough=.18, metal=.4):
    return principled("paint", color, rough, metal, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.04)[0]


def suv():
    """Square from the front in a snowy night, its lamps on, a box on the roof."""
    coat, metal = paint("74866a", .32, 0), principled("steel", "8d8f8c", .3, 1.0)[0]
    P = [board("cabin", [rounded([(-.86, 1.10), (.86, 1.10), (.75, 1.86), (.66, 1.93), (-.66, 1.93), (-.75, 1.86)], .06), rounded([(-.74, 1.20), (.74, 1.20), (.66, 1.80), (-.66, 1.80)], .06)[::-1]], coat, (0, .9, 0), .3, .03, 4),
         board("front", [rounded([(-.98, .52), (.98, .52), (1.0, .95), (.96, 1.12), (.80, 1.19), (-.80, 1.19), (-.96, 1.12), (-1.0, .95)], .07)], coat, (0, 0, 0), .5, .05, 5),
         board("bumper", [rounded([(-1.0, .50), (1.0, .50), (1.02, .72), (-1.02, .72)], .05)], matte("23262a", .6, .3), (0, -.32, 0), .2, .03, 4)]
    glass_ = glow("a87c4c", .50)
    P.append(board("pane", [rounded([(-.75, 1.19), (.75, 1.19), (.67, 1.81), (-.67, 1.81)], .05)], glass_, (0, .95, 0), .01))
    for x in (-.36, .36):
        P.append(board("seat", [silhouettes.curve([(x - .20, 1.15), (x - .17, 1.40), (x - .09, 1.45), (x - .08, 1.60), (x + .08, 1.60), (x + .09, 1.45), (x + .17, 1.40), (x + .20, 1.15)])], dark, (0, .90, 0), .01))
    P.append(board("mouth", [rounded([(-.42, .78), (.42, .78), (.46, 1.08), (-.46, 1.08)], .03)], dark, (0, -.28, 0), .04))
    for k in range(7):
        P.append(box("slat", (.035, .04, .27), (-.33 + .11 * k, -.32, .93), metal, .012))
    P.append(board("lip", [rounded([(-.80, 1.175), (.80, 1.175), (.78, 1.20), (-.78, 1.20)], .01)], metal, (0, -.1, 0), .05, .006))
    lamp = glow(kelvin(4300), 60)
    for s in (-1, 1):
        P.append(disc("bowl", .165, (s * .66, -.28, .93), dark, (0, 0, 0), .06, .01, 80))
        P.append(torus("ring", .150, .013, glow(kelvin(5000), 14), (s * .66, -.33, .93), (math.pi / 2, 0, 0), 100, 12))
        P.append(sphere("lamp", .085, (s * .66, -.31, .93), lamp, 32))
        P.append(box("amber", (.10, .04, .05), (s * .905, -.27, .93), glow((1, .35, .04), 3), .015))
        P.append(board("wheel", [rounded([(s * .98 - .15, .0), (s * .98 + .15, .0), (s * .98 + .15, .70), (s * .98 - .15, .70)], .06)], matte("17191c", .8, .2), (-s * .14, .1, 0), .4, .03, 4))
        o = sphere("mirror", 1, (s * 1.06, .75, 1.26), coat, 32)
        o.scale = (.11, .07, .12)
        P.append(o)
        P.append(tube("rail", [(s * .62, .8, 1.98), (s * .62, 2.6, 1.98)], .022, dark))
    P.append(tube("bar", [(-.70, .9, 2.0), (.70, .9, 2.0)], .022, dark))
    P.append(board("box", [silhouettes.curve([(-.46, 2.06), (-.46, 2.06), (-.45, 2.22), (-.36, 2.34), (0, 2.38), (.36, 2.34), (.45, 2.22), (.46, 2.06), (.46, 2.06), (0, 2.04)])], paint("34393d", .3, 0), (0, .95, 0), .4, .05, 4))
    P.append(board("snow", [silhouettes.curve([(-.40, 2.345), (-.20, 2.395), (0, 2.405), (.22, 2.395), (.40, 2.345), (.2, 2.372), (0, 2.378), (-.2, 2.372)])], matte("cfdbea", .9), (0, .93, 0), .3, .01))
    for z, w in ((.80, .30),):
        P.append(board("plate", [rounded([(-.26, .56), (.26, .56), (.26, .66), (-.26, .66)], .01)], matte("8d93a0", .7), (0, -.44, 0), .01))
    P.append(box("under", (1.9, 2.4, .34), (0, 1.4, .40), matte("020202", 1, 0), 0))
    P.append(box("shade", (1.9, .1, .5), (0, 2.6, .25), matte("020202", 1, 0), 0))
    group(P, (.35, 0, .02))
    # snow: two ruts towards us, banks at either side, firs laden and black
    m, n, p = principled("snow", "b9c9e0", .85, 0, Specular=.2)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 2.2, 4, .6), .6, .10))

    def field(u, v):
        x, y = (u - .5) * 30, -12 + v * 60
        rut = sum(.075 * math.exp(-((x - .35 - s * .82) / .20) ** 2) for s in (-1, 1))
        bank = .55 / (1 + math.exp(-(abs(x - .35) - 2.7) * 3.2))
        return (x, y, .05 - rut + bank * (.8 + .3 * math.sin(y * .9 + x)) + .02 * math.sin(x * 3 + y * 2))
    grid("field", field, 260, 260, m)

    def fir(x, y, h):
        prof, r = [], random.Random(int(x * 17 + y))
        for k in range(11):
            t = k / 11
            prof += [(h * .24 * (1 - t) * r.uniform(.9, 1.1) + .04, h * (.06 + .90 * t)), (h * .09 * (1 - t) + .03, h * (.06 + .90 * t + .075))]
        lathe("fir", [(0, h * .06)] + prof + [(0, h)], firm, 16, (x, y, 0))
    firm = matte("24363c", .95, .05)
    for x, y, h in ((-4.2, 4, 6.5), (-6.6, 6, 9), (-3.6, 9, 8), (4.9, 5, 7.5), (7.4, 7, 10), (4.2, 10, 7), (-9.5, 10, 12), (10.5, 11, 12), (-5.6, 14, 11), (6.4, 15, 11), (-2.6, 19, 9), (3.4, 20, 10), (-12, 16, 13), (13, 17, 14), (0.2, 26, 9)):
        fir(x, y, h)
    for s in (-1, 1):
        spot((.35 + s * .66, -.45, .95), (.35 + s * 1.2, -7, .0), 1500, 70, .8, kelvin(4300), .06).visible_glossy = False
        spot((.35 + s * .66, -.45, .95), (.35 + s * 6, -5, 1.2), 500, 90, .9, kelvin(4300), .06).visible_glossy = False
    flake = matte("e6eef8", .9)
    src = sphere("flake", 1, (0, 0, -9), flake, 10)
    for k in range(900):
        o = src.copy()
        link(o)
        y = rs.uniform(-6.2, 9)
        o.location, r = (rs.uniform(-1, 1) * (3.0 + .35 * (y + 8)), y, rs.uniform(.1, 4.2)), rs.uniform(.006, .017)
        o.scale = (r, r, r)
    area((0, 8, 7), (0, .5, 1.6), 8, 5200, "9dbcec").visible_glossy = True
    for s in (-1, 1):
        area((.35 + s * 3.4, 1.6, 2.8), (.35, .4, 1.3), 1.0, 420, "b9d0f2", 2.4)
    area((-5, -5, 4.5), (0, 0, 1.1), 3, 1500, "a9c2ea").visible_glossy = True
    m, n, out = material("mist")                      # behind the car, so that its outline is seen
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 9, clamp=True), [(0, rgba("8fa9d0")), (.3, rgba("6482b2")), (.7, rgba("34507f")), (1, rgba("1c3158"))]), "Strength": 2.6}))
    box("mist", (80, .1, 30), (0, 0, 0), m, 0).location = (0, 13, 0)
    sky_gradient([(0, "0a0f16"), (.499, "22324a"), (.54, "1c2d48"), (.66, "132340"), (1, "0b1830")], .9)
    fill = area((0, -10, 7), (0, 0, 1.2), 5, 5200, "b4c6e6")
    fill.visible_glossy = False
    camera((0, -9.2, 1.12), (0, 0, 1.30), 52, 2.4, (.35, -.3, .95))
    return dict(NIGHT, anchor=(98.0, .86), bloom=.28, halation=.10, saturation=.88)


def sports():
    """A wheel beside the kerb of a track, the brake behind its spokes."""
    c = vehicles.ALL["sports"]
    R, X = c["r"], c["axles"][0]
    P = [o for o in vehicle("sports", bodywork("93400f", .16, .5), principled("rim", "a89884", .25, 1.0)[0], 5, light=0, chrome=chrome)]
    for o in list(P):                                # its wheels are too plain from here
        if o.name.startswith(("tyre", "lip", "brake", "hub", "spoke", "seam")):
            P.remove(o)
            bpy.data.objects.remove(o)
    alloy = principled("alloy", "77736e", .30, 1.0)[0]
    rubber, n, p = principled("rubber", "0c0b0b", .62, Specular=.35)
    for x in c["axles"]:
        t = lathe("tyre", spline([(R * .79, -.10), (R * .90, -.125), (R * .965, -.118), (R, -.085), (R, .085), (R * .93, .105), (R * .78, .10)], 80), rubber, 200)
        t.rotation_euler, t.location = (math.pi / 2, 0, 0), (x, .09, R)
        P.append(t)
        b = lathe("barrel", spline([(R * .795, -.115), (R * .765, -.105), (R * .74, -.06), (R * .73, .10)], 60), alloy, 200)
        b.rotation_euler, b.location = (math.pi / 2, 0, 0), (x, .09, R)
        P.append(b)
        disc_ = principled("disc", "7a7772", .36, .8)[0]
        holes = [silhouettes.oval(R * r * math.cos(a), R * r * math.sin(a), .0085, .0085, 0, 14)[::-1] for k in range(24) for r, a in ((.40, k / 24 * math.tau), (.50, (k + .35) / 24 * math.tau), (.59, (k + .7) / 24 * math.tau))]
        P.append(board("disc", [circle_outline(R * .66)] + holes, disc_, (x, .040, R), .012, .0))
        P.append(disc("bell", R * .30, (x, .034, R), principled("bell", "2a2927", .4, .6)[0], (0, 0, 0), .03, .006, 80))
        arc = [(R * .70 * math.cos(a), R * .70 * math.sin(a)) for a in np.linspace(.10, 1.25, 24)] + [(R * .42 * math.cos(a), R * .42 * math.sin(a)) for a in np.linspace(1.17, .18, 24)]
        P.append(board("caliper", [arc], principled("caliper", "d99a2b", .35, Specular=.5, Clearcoat=.8)[0], (x, .030, R), .036, .008, 4))
        for k in range(5):                           # five spokes that fork
            a = k / 5 * math.tau + math.pi / 2 + .16
            for d in (-.17, .17):
                e, f = Vector((math.cos(a), math.sin(a))), Vector((math.cos(a + d), math.sin(a + d)))
                s = Vector((-f.y, f.x))
                q = [e * R * .10 - s * .024, e * R * .34 - s * .023, f * R * .79 - s * .020, f * R * .79 + s * .020, e * R * .34 + s * .023, e * R * .10 + s * .024]
                P.append(prism("spoke", [(v.x, v.y) for v in q], .030, alloy, .007, (x, .008, R), (0, 0, 0)))
        P.append(disc("hub", R * .17, (x, -.006, R), alloy, (0, 0, 0), .03, .008, 80))
        P.append(torus("lip", R * .785, .011, principled("lip", "c9c4bc", .22, 1.0)[0], (x, -.022, R), (math.pi / 2, 0, 0), 160, 16))
        nut = disc("nut", R * .085, (x, -.028, R), paint("7a1f12", .3, .5), (0, 0, 0), .03, .006, 6)
        P.append(nut)
    group(P, (-X, 0, .0))
    # kerb in red and white behind the car, asphalt with the marks of tyres, a wall and a fence far off
    for k in range(-9, 10):
        box("kerb", (.60, .75, .10), (.30 + .60 * k, -.92, .0), plaster(("9c3520", "b9b3a8")[k % 2], bump=.25, scale=3), .02, (math.radians(-4), 0, 0))
    asphalt, n, p = principled("asphalt", "3a3b3d", .82, Specular=.3)
    f = n.noise(n.coord("Object"), 110, 3, .7)
    n.put(p, "Base Color", n.ramp(f, [(.35, rgb("2c2d2f")), (.7, rgb("56575a"))]))
    n.put(p, "Normal", n.bump(f, .5, .006))
    mesh("asphalt", [(-40, -20, 0), (40, -20, 0), (40, 2.4, 0), (-40, 2.4, 0)], [(0, 1, 2, 3)], asphalt)
    grass, n, p = principled("grass", "5c6a3c", .95, Specular=.1)
    f = n.noise(n.coord("Object"), 14, 4, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("4a5830")), (.7, rgb("7d8450"))]))
    mesh("grass", [(-60, 3.1, .0), (60, 3.1, .0), (60, 60, .4), (-60, 60, .4)], [(0, 1, 2, 3)], grass)
    for k in range(-8, 9):
        box("wall", (3.9, .3, 3.2), (k * 4.0, 9, 1.6), plaster("5f6362", bump=.12), .03)
    box("stripe", (60, .02, .5), (0, 8.84, 1.15), matte("b23a22", .8), 0)
    sky_gradient([(0, "4a4a48"), (.499, "a8b4bf"), (.53, "c6d2dc"), (.66, "9fb6cc"), (1, "6d90b6")], .95)
    sun((.55, .55, -.75), 2.4, kelvin(5400), 1.5)
    area((-2.5, -4, 2.4), (0, 0, .4), 3, 120, kelvin(5600), 1.0)
    camera((.30, -4.3, .88), (.16, 0, .39), 98, 4.0, (0, 0, .35))
    return dict(DAY, anchor=(96, .60), saturation=.90, contrast=1.12)


def convertible():
    """From above on a coast road at noon, the hood folded, nobody in it yet."""
    L = 2.36
    wid = course([(-L, .60), (-2.2, .76), (-1.9, .84), (-1.4, .875), (-.7, .885), (0, .88), (.8, .89), (1.5, .90), (2.0, .84), (2.25, .72), (L, .60)])
    top = course([(-L, .60), (-2.1, .74), (-1.5, .86), (-.7, .93), (0, .95), (1.0, .97), (1.6, .99), (2.1, .93), (L, .78)])
    X0, X1, CW = -.62, 1.46, .66

    def shell(u, v):
        x = -L + 2 * L * u
        s = 2 * v - 1
        w, t = wid(x), top(x)
        e = max(0.0, 1 - abs(x / L) ** 18) ** .5
        k = abs(s)
        if k < .8:
            y, z = w * .93 * k / .8, t - .035 * (k / .8) ** 2
        else:
            a = (k - .8) / .2
            y, z = w * (.93 + .07 * math.sin(a * math.pi / 2)), t - .035 - (t - .40) * (1 - math.cos(a * math.pi / 2))
        return (x, math.copysign(y, s), .35 + (z - .35) * (.25 + .75 * e))
    coat = paint("d9cdb8", .22, .15)
    o = grid("body", shell, 420, 260, coat)
    bm = bmesh.new()
    bm.from_mesh(o.data)

    def inside(q):
        dx, dy = abs(q.x - (X0 + X1) / 2) / ((X1 - X0) / 2), abs(q.y) / CW
        return dx ** 8 + dy ** 8 < 1
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if inside(f.calc_center_median())], context="FACES")
    bm.to_mesh(o.data)
    bm.free()
    rim = [((X0 + X1) / 2 + (X1 - X0) / 2 * math.copysign(abs(math.cos(a)) ** .25, math.cos(a)), CW * math.copysign(abs(math.sin(a)) ** .25, math.sin(a)), .945) for a in np.linspace(0, math.tau, 200)]
    leather, n, p = principled("leather", "7a3418", .5, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .12, .004))
    carpet = matte("2a1a12", .95, .1)
    P = [o, tube("rim", rim, .018, principled("sill", "3a1a0c", .5)[0], True, 4), box("floor", (2.2, 1.36, .04), ((X0 + X1) / 2, 0, .36), carpet, 0)]
    for s in (-1, 1):
        P.append(box("card", (2.08, .04, .56), ((X0 + X1) / 2, s * (CW - .0), .64), leather, .01))
    for x, b, d in ((.30, .40, .46), (1.16, .30, .36)):
        for y in ((-.32, .32)):
            w = .48
            P.append(box("cushion", (d + .06, w, .16), (x - d / 2 + .02, y, .56), leather, .06, segments=5))
            for k in range(4):
                P.append(box("pipe", (d - .02, .010, .02), (x - d / 2 + .02, y - .15 + .10 * k, .638), matte("4a1e0c", .7), .004))
            P.append(box("back", (.15, w, .52), (x + .10, y, .78), leather, .06, (0, math.radians(14), 0), 5))
            P.append(box("rest", (.10, .27, .18), (x + .20, y, 1.10), leather, .045, (0, math.radians(14), 0), 5))
    P.append(box("tunnel", (1.2, .20, .20), (.0, 0, .52), leather, .05))
    P.append(box("lever", (.05, .05, .10), (-.20, 0, .66), chrome, .02))
    P.append(box("dash", (.26, 1.34, .16), (X0 + .10, 0, .86), leather, .06, segments=5))
    for y in (-.40, -.24):
        P.append(disc("dial", .055, (X0 + .235, y, .88), matte("0a0a0a", .4), (0, 0, math.pi / 2), .02, .004, 50))
    wheel = [torus("wheel", .185, .015, matte("1a0f08", .5), (0, 0, 0), seg=120, sides=16), sphere("boss", .045, (0, 0, 0), matte("1a0f08", .5), 30)]
    wheel += [tube("spoke", [(0, 0, 0), (.18 * math.cos(a), .18 * math.sin(a), 0)], .011, chrome) for a in (math.pi / 2, -math.pi / 2, math.pi)]
    P.append(group(wheel, (X0 + .36, -.32, .90), 0, 1, (0, math.radians(58), 0)))
    # screen, its frame leaning over the dash
    foot = spline([(X0 + .06, -.80, .93), (X0 - .14, -.60, .935), (X0 - .22, 0, .94), (X0 - .14, .60, .935), (X0 + .06, .80, .93)], 60)
    head = spline([(X0 + .50, -.66, 1.30), (X0 + .36, -.48, 1.33), (X0 + .31, 0, 1.345), (X0 + .36, .48, 1.33), (X0 + .50, .66, 1.30)], 60)
    m, n, out = material("screen")
    mx = n.add("ShaderNodeMixShader", {"Fac": .10})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("dfe8e6")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .02}).outputs[0])
    n.put(out, "Surface", mx)
    P.append(mesh("screen", foot + head, [(k, k + 1, 61 + k, 60 + k) for k in range(59)], m))
    for q, r in ((head, .020), ([foot[0], head[0]], .020), ([foot[-1], head[-1]], .020), (foot, .010)):
        P.append(tube("frame", q, r, chrome, False, 4))
    P.append(box("mirror", (.05, .20, .06), (X0 + .38, 0, 1.26), dark, .015))
    # the hood lies in folds behind the seats
    canvas = matte("3a2a22", .95, .1)
    for k in range(5):
        w = .70 - .02 * k
        P.append(tube("fold", spline([(1.50 + .075 * k, -w, 1.0 - .01 * k), (1.54 + .085 * k, -w * .6, 1.045 - .014 * k), (1.56 + .09 * k, 0, 1.05 - .016 * k), (1.54 + .085 * k, w * .6, 1.045 - .014 * k), (1.50 + .075 * k, w, 1.0 - .01 * k)], 50), .050, canvas, False, 6))
    # gaps, handles, lamps, mirrors
    on = lambda x, y: (x, y, .35 + (top(x) - .035 * (y / wid(x) / .93) ** 2 - .35) + .002)
    gap = matte("14100c", 1, 0)
    for q in ([on(x, s * .70) for x in np.linspace(-2.12, -.86, 30)] for s in (-1, 1)):
        P.append(tube("gap", q, .005, gap, False, 3))
    P.append(tube("gap", [on(-.84, y) for y in np.linspace(-.72, .72, 30)], .005, gap, False, 3))
    P.append(tube("gap", [on(2.02, y) for y in np.linspace(-.62, .62, 30)], .005, gap, False, 3))
    for s in (-1, 1):
        for x in (-.56, .72):
            P.append(tube("gap", [on(x, s * y) for y in np.linspace(.68, .83, 10)], .005, gap, False, 3))
        P.append(box("handle", (.16, .02, .02), (.56, s * .865, .80), chrome, .008))
        o = sphere("lamp", 1, (-2.14, s * .60, .66), principled("lamp", "e6ecec", .08, .3, Specular=.8)[0], 40)
        o.scale, o.rotation_euler = (.16, .095, .07), (0, math.radians(-26), s * .35)
        P.append(o)
        o = sphere("tail", 1, (2.20, s * .60, .74), principled("tail", "8a1410", .15, Specular=.7)[0], 40)
        o.scale, o.rotation_euler = (.07, .13, .06), (0, 0, -s * .3)
        P.append(o)
        o = sphere("ear", 1, (-.42, s * 1.02, 1.0), coat, 40)
        o.scale = (.075, .11, .06)
        P.append(o)
        P.append(tube("stalk", [(-.42, s * .86, .93), (-.42, s * .95, .98)], .016, coat))
        for x in (-1.46, 1.40):
            P.append(box("tyre", (.64, .22, .6), (x, s * .775, .31), matte("090909", .8), .10, segments=5))
    group(P, (-.10, .08, 0), 24)
    # the road: pale asphalt, an edge line, a verge of stones, dry grass, a wall; the shadow of a pine
    asphalt, n, p = principled("asphalt", "8f8a84", .9, Specular=.2)
    f = n.noise(n.coord("Object"), 45, 4, .7)
    n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", f, .7), n.math("MULTIPLY", n.noise(n.coord("Object"), .7, 3, .6), .3)), [(.35, rgb("77726c")), (.65, rgb("a29c94"))]))
    n.put(p, "Normal", n.bump(f, .4, .01))
    mesh("road", [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], asphalt)
    P = [box("line", (60, .12, .004), (0, -1.75, .003), matte("efe9dc", .8), 0)]
    earth, n, p = principled("earth", "b09668", .95, Specular=.1)
    f = n.noise(n.coord("Object"), 7, 5, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("8f7a4e")), (.55, rgb("b79f6e")), (.75, rgb("7d7a48"))]))
    n.put(p, "Normal", n.bump(f, .8, .05))
    P.append(mesh("verge", [(-30, -9, .006), (30, -9, .006), (30, -2.15, .006), (-30, -2.15, .006)], [(0, 1, 2, 3)], earth))
    st = stone("cdbfa6", "94836a", 1.4, .8, .5)
    x = -7
    while x < 7:
        w = rs.uniform(.35, .8)
        P.append(box("stone", (w - .02, rs.uniform(.42, .50), rs.uniform(.45, .62)), (x + w / 2, -2.72 + rs.uniform(-.03, .03), .25), st, .05, (0, 0, rs.uniform(-.04, .04))))
        x += w
    for k in range(160):
        gx, gy = rs.uniform(-5, 5), -3.3 - rs.random() * 1.4
        h = rs.uniform(.10, .30)
        P.append(lathe("tuft", [(.02, 0), (h * .7, h * .5), (.0, h)], matte(("6f7440", "8f8648", "5c6638")[k % 3], .95), 7, (gx, gy, 0)))
    group(P, (0, 0, 0), 24)
    leaf = matte("2a3020", .9)
    src = mesh("needle", [(-.10, 0, 0), (0, -.02, 0), (.10, 0, 0), (0, .02, 0)], [(0, 1, 2, 3)], leaf, False)
    cx, cy = -6.4, 5.0
    for k in range(2600):
        o = src.copy()
        link(o)
        q = rs.normal(0, 1, 3)
        q /= np.linalg.norm(q)
        lob = k % 6
        o.location = (cx + 1.3 * math.cos(lob) + q[0] * 1.05, cy + 1.2 * math.sin(lob * 1.7) + q[1] * .95, 6.3 + q[2] * .35 + .2 * math.sin(lob))
        o.rotation_euler = tuple(rs.uniform(-3, 3, 3))
        o.visible_camera = False
    src.hide_render = True
    sun((.52, -.40, -.78), 4.4, kelvin(5200), .5)
    sky_gradient([(0, "8a8070"), (.5, "c9d4dc"), (.65, "9fbcd6"), (1, "6f9cc8")], .62)
    camera((0, 0, 11.5), (0, .001, 0), 62)
    bpy.context.scene.camera.rotation_euler = (0, 0, 0)
    return dict(DAY, anchor=(94, .82), saturation=.9, contrast=1.05)


def classic():
    """A saloon of the fifties from the front by day: its radiator, two round lamps, chrome."""
    coat = principled("paint", "6d1017", .34, 0, Specular=.35, Clearcoat=.5, Clearcoat_Roughness=.03)[0]
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
    gravel, n, p = principled("gravel", "b3a48c", .95, 0, Specular=.15)
    f = n.noise(n.coord("Object"), 60, 3, .7)
    n.put(p, "Base Color", n.ramp(f, [(.35, rgb("8c7d68")), (.68, rgb("cdbfa6"))]))
    n.put(p, "Normal", n.bump(f, .6, .012))
    mesh("gravel", [(-40, -30, 0), (40, -30, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)], gravel)
    hedge, n, p = principled("hedge", "3f5230", .95, 0, Specular=.1)
    f = n.noise(n.coord("Object"), 9, 4, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("2c3d22")), (.7, rgb("6b7d45"))]))
    n.put(p, "Normal", n.bump(f, 1.0, .15))
    for x in np.arange(-9, 9.1, 1.5):
        o = sphere("hedge", 1, (x, 8.4 + .3 * math.sin(x * 3), .7), hedge, 48)
        o.scale = (1.1, .9, 1.1 + .1 * math.sin(x * 5))
    box("hedge", (1, 60, 3.2), (-9, 0, 1.6), hedge, .2)         # its sides mirror this one
    box("house", (40, .4, 9), (0, 11, 4.5), plaster("e3d3b6", bump=.12), 0)
    sky_gradient([(0, "2b2721"), (.490, "3a342b"), (.503, "dfe6ea"), (.56, "c6d6e4"), (.70, "94b3d2"), (1, "6a92bf")], .9)
    sun((.62, .60, -.62), 3.0, kelvin(5200), 2.0)
    area((-3.2, -4.6, 3.0), (0, 0, .8), 2.2, 190, kelvin(5600), 1.6)
    camera((-2.1, -6.7, 1.02), (-.06, -.1, .845), 36 * 6.9 / 1.86, 4.0, (-.30, -.38, .8))
    return dict(DAY, anchor=(94, .70), saturation=.92, contrast=1.08)


def saloon():
    """From behind in the rain, a street full of lamps before it."""
    coat = paint("1c2027", .22, .3)
    red = lambda k: glow((1, .045, .015), k)
    P = saloon_rear(coat, dark) + [board("recess", [rounded([(-.33, .575), (.33, .575), (.36, .745), (-.36, .745)], .03)], dark, (0, -.235, 0), .03, .006, 3),
         board("plate", [rounded([(-.26, .61), (.26, .61), (.26, .715), (-.26, .715)], .012)], matte("b9b4a8", .7), (0, -.27, 0), .012, .003, 2),
         tube("chrome", spline([(-.60, -.272, .775), (0, -.285, .782), (.60, -.272, .775)], 40), .011, chrome),
         tube("strip", spline([(-.93, -.16, .862), (-.84, -.262, .866), (0, -.285, .872), (.84, -.262, .866), (.93, -.16, .862)], 120), .013, red(9), False, 5)]
    P.append(box("brake", (.34, .02, .012), (0, .62, 1.415), red(6), .004))
    for s in (-1, 1):
        f = lambda q: [(s * x, z) for x, z in q][::s]
        P.append(board("frame", [rounded(f([(.52, .735), (.92, .745), (.945, .90), (.50, .90)]), .025)], dark, (0, -.225, 0), .05, .006, 3))
        for k, w in enumerate((.36, .34, .32)):
            P.append(tube("bar", spline([(s * (.90 - .012 * k), -.245, .832 - .030 * k), (s * (.90 - w), -.265, .834 - .030 * k)], 12), .0085, red((5, 3.4, 2.4)[k]), False, 4))
        P.append(tube("seam", [(s * .60, -.255, .90), (s * .585, -.26, .60), (s * .50, -.262, .565)], .005, matte("020202", 1, 0), False, 3))
        P.append(board("pipe", [rounded([(s * .56 - .13, .235), (s * .56 + .13, .235), (s * .56 + .13, .315), (s * .56 - .13, .315)], .03), rounded([(s * .56 - .105, .255), (s * .56 + .105, .255), (s * .56 + .105, .295), (s * .56 - .105, .295)], .018)[::-1]], chrome, (0, -.345, 0), .05, .006, 3))
        P.append(board("wheel", [rounded([(s * .80 - .13, .0), (s * .80 + .13, .0), (s * .80 + .13, .60), (s * .80 - .13, .60)], .06)], matte("060606", .7, .3), (0, .25, 0), .4, .03, 4))
        o = sphere("mirror", 1, (s * 1.0, 2.2, 1.02), coat, 32)
        o.scale = (.10, .07, .08)
        P.append(o)
        area((s * .72, -.34, .82), (s * .9, -3, .1), .5, 60, (1, .05, .02), .1)
        area((s * 3.0, .9, 2.2), (0, .3, .9), .7, 900, "b4cbee", 2.2)
    P.append(box("under", (1.7, 2.4, .26), (0, 1.4, .32), matte("020202", 1, 0), 0))
    group(P, (0, 0, .0))
    point((0, -.36, .755), 1.2, kelvin(4200), .03)
    drop = principled("drop", "0c0e12", .04, 0, Specular=1.0)[0]         # what beads on the paint
    src = sphere("drop", 1, (0, 0, -9), drop, 12)
    for k in range(700):
        o = src.copy()
        link(o)
        x, r = rs.uniform(-.90, .90), rs.uniform(.003, .0085)
        o.location, o.scale = (x, -.25 if rs.random() < .8 else -.345, rs.uniform(.58, .95)), (r, r * .6, r * 1.1)
        if o.location.y < -.3:
            o.location.z = rs.uniform(.34, .54)
    streak = glow("c4d2e4", .5)
    streak.cycles.sample_as_light = False
    src = box("rain", (.0030, .0030, .34), (0, 0, -9), streak, 0)
    for k in range(620):
        o = src.copy()
        link(o)
        y = rs.uniform(-4.5, 9)
        o.location, o.rotation_euler = (rs.uniform(-1, 1) * (1.0 + .20 * (y + 8)), y, rs.uniform(.0, 3.4)), (0, math.radians(7), 0)
        o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
    ground, n, p = principled("wet", "14161a", .14, 0, Specular=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, .6, 1)), 5.0, 3, .6), .10, .02))
    mesh("ground", [(-60, -20, 0), (60, -20, 0), (60, 200, 0), (-60, 200, 0)], [(0, 1, 2, 3)], ground)
    for s in (-1, 1):                                # fronts of houses, lamps along the kerb
        for k in range(6):
            y, t = 12 + 9 * k, rs.uniform(5, 8)
            box("house", (3.0, 8.6, t + 3), (s * (8.2 + .1 * k), y + 4, (t + 3) / 2), matte("1b1d24", .9, .1), 0)
            for i in range(3):
                for j in range(2):
                    w = glow(kelvin(rs.uniform(2500, 3400)), rs.uniform(.25, 1.1))
                    w.cycles.sample_as_light = False
                    box("window", (.06, 1.2, 1.5), (s * (6.66 + .1 * k), y + 1.6 + 2.5 * i, 2.2 + 2.6 * j), w, 0)
            bulb = glow(kelvin(2600), 8)
            bulb.cycles.sample_as_light = False
            sphere("bulb", .17, (s * 3.9, y - 2, 3.1), bulb, 24)
            point((s * 3.9, y - 2, 2.8), 260, kelvin(2700), .2).visible_glossy = False
        for k in range(5):
            tail = red(12)
            tail.cycles.sample_as_light = False
            sphere("tail", .07, (1.9 + s * .55 + .05 * k, 22 + 13 * k, .8), tail, 16)
            lamp = glow(kelvin(4200), 16)
            lamp.cycles.sample_as_light = False
            sphere("oncoming", .08, (-2.2 + s * .6 - .05 * k, 26 + 15 * k, .75), lamp, 16)
    sky_gradient([(0, "0a0c11"), (.499, "2a2c3a"), (.54, "3a4a6c"), (.62, "2c3f66"), (1, "16233f")], 1.6)
    area((0, 1.8, 4.2), (0, .2, .9), 3.2, 1500, kelvin(3900), .5)
    area((0, -9, 4.6), (0, 0, .6), 6, 4200, "9db6e0", 1.6)
    camera((0, -9.4, 1.08), (0, 0, .74), 36 * 9.2 / 3.05, 1.8, (0, -.27, .8))
    return dict(NIGHT, anchor=(97.6, .84), bloom=.30, halation=.10, saturation=.92)


grade = dict(suv=suv, sports=sports, convertible=convertible, classic=classic, saloon=saloon)[view]()
bpy.context.scene.camera.data.clip_end = 2000
shoot("car-" + view, 20, grade)
