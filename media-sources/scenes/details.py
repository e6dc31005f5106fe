"""Premium cars in the last light of a day (--view names one): along a rear door, a chained wheel in the snow, an open car over its door,
a wheel beside the kerb, a plug in its socket, a radiator."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *
from vehicles import rounded

view = ARGS.view or "suv"
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


def suv():
    """A wheel with its chain in fresh snow, turned out of the arch; low sun."""
    coat = paint("2e4a3a", .16, .8)
    rubber, n, p = principled("rubber", "15161a", .62, Specular=.35)
    f = n.noise(n.coord("Object"), 55, 5, .75)
    n.put(p, "Base Color", n.ramp(f, [(.53, rgb("15161a")), (.74, rgb("868f9c"))]))
    wet = principled("block", "101114", .42, Specular=.4)[0]
    steel = principled("link", "b4b2ae", .24, 1.0)[0]
    alloy = principled("alloy", "a3a4a4", .34, 1.0)[0]
    R, W = .40, .135                                  # the wheel turns about y
    P = []

    def round_(name, prof, mat, seg=220):
        o = lathe(name, prof, mat, seg)
        o.rotation_euler = (math.pi / 2, 0, 0)
        P.append(o)
        return o
    round_("tyre", spline([(.245, -.115), (.275, -.128), (.33, -.139), (.365, -.134), (.384, -.112), (.386, 0), (.384, .112), (.365, .134), (.33, .139), (.275, .128), (.245, .115)], 160), rubber)
    for q in (.268, .274, .345):
        for s in (-1, 1):
            P.append(torus("ridge", q, .0028, wet, (0, s * (.128 if q < .3 else .139), 0), (math.pi / 2, 0, 0), 200, 8))
    src = box("block", (.034, .041, .020), (0, 0, -9), wet, .004)
    for k in range(62):
        for j, y in enumerate((-.100, -.050, 0, .050, .100)):
            o = src.copy()
            link(o)
            a = (k + (.5 if j % 2 else 0) + (.22 if j in (0, 4) else 0)) / 62 * math.tau
            o.location = (.392 * math.cos(a), y, .392 * math.sin(a))
            o.rotation_euler = Euler((0, -a + math.pi / 2, 0))
            o.rotation_euler.rotate_axis("Z", (.32, -.25, .0, .25, -.32)[j])
            P.append(o)
    src = box("lug", (.022, .020, .034), (0, 0, -9), wet, .004)
    for k in range(62):
        for s in (-1, 1):
            o = src.copy()
            link(o)
            a = (k + .2) / 62 * math.tau
            o.location = (.374 * math.cos(a), s * .131, .374 * math.sin(a))
            o.rotation_euler = Euler((0, -a + math.pi / 2, 0))
            P.append(o)
    # rim with six broad spokes
    round_("barrel", spline([(.262, -.118), (.248, -.122), (.236, -.108), (.226, -.05), (.222, .10)], 60), alloy)
    P.append(disc("back", .23, (0, .0, 0), dark, (0, 0, 0), .02, 0, 80))
    for k in range(6):
        a = k / 6 * math.tau + .3
        e, t = Vector((math.cos(a), math.sin(a))), Vector((-math.sin(a), math.cos(a)))
        q = [e * .05 - t * .040, e * .235 - t * .026, e * .235 + t * .026, e * .05 + t * .040]
        P.append(prism("spoke", [(v.x, v.y) for v in q], .030, alloy, .008, (0, -.085, 0)))
    P.append(disc("hub", .070, (0, -.095, 0), alloy, (0, 0, 0), .04, .012, 80))
    for k in range(6):
        a = (k + .5) / 6 * math.tau + .3
        P.append(disc("nut", .0115, (.046 * math.cos(a), -.118, .046 * math.sin(a)), steel, (0, 0, 0), .016, .004, 6))
    # the chain: links along a path, every other one on edge
    stad = [(.0105 * (1 if abs(a) < math.pi / 2 else -1) + .0095 * math.cos(a), .0095 * math.sin(a)) for a in np.linspace(-math.pi, math.pi, 48, endpoint=False)]
    ring = tube("link", [(x, y, 0) for x, y in stad], .0040, steel, True, 4)
    ring.location = (0, 0, -9)

    def chain(path, out):
        P_ = [Vector(q) for q in path]
        run = np.concatenate([[0], np.cumsum([(b - a).length for a, b in zip(P_, P_[1:])])])
        m = int(run[-1] / .0255)
        at = lambda d: Vector([float(np.interp(d, run, [q[i] for q in P_])) for i in range(3)])
        for k in range(m):
            d = (k + .5) / m * run[-1]
            c, t = at(d), (at(min(run[-1], d + .004)) - at(max(0, d - .004))).normalized()
            up = (out(c) - t * out(c).dot(t)).normalized()
            if k % 2:
                up = up.cross(t)
            o = ring.copy()
            link(o)
            o.matrix_world = Matrix.Translation(c) @ Matrix((t, up.cross(t), up)).transposed().to_4x4()
            P.append(o)

    def over(a, y):                                   # on the skin of the tyre
        h = course([(-.150, .345), (-.138, .385), (-.10, .404), (0, .407), (.10, .404), (.138, .385), (.150, .345)])(y)
        return (h * math.cos(a), y, h * math.sin(a))
    out = lambda c: Vector((c.x, c.y * .6, c.z)).normalized()
    N = 11
    for s in (-1, 1):                                 # two runs that cross make diamonds
        path = []
        for k in range(N * 24 + 1):
            t = k / 24
            tri = abs((t * 1.0 + (0 if s > 0 else 1)) % 2 - 1) * 2 - 1
            path.append(over(t / N * math.tau * (N / (N + 1)) * (12 / 11), max(-.148, min(.148, tri * .172))))
        chain(path, out)
    for s in (-1, 1):
        chain([(.338 * math.cos(a), s * .150, .338 * math.sin(a)) for a in np.linspace(0, math.tau, 200)], lambda c: Vector((0, s, 0)))
    wheel = group(P, (0, -.02, R - .040), 0, 1, (0, math.radians(17), math.radians(-38)))
    # the flank with its arch
    flank = course([(.3, -.17), (.6, -.20), (.84, -.215), (.90, -.23), (.96, -.215), (1.3, -.16)])
    me = grid("flank", lambda u, v: (-.95 + 2.9 * u, flank(.34 + .96 * v), .34 + .96 * v), 420, 260, coat)
    bm = bmesh.new()
    bm.from_mesh(me.data)
    bmesh.ops.delete(bm, geom=[q for q in bm.faces if math.hypot(q.calc_center_median().x, q.calc_center_median().z - .40) < .475], context="FACES")
    bm.to_mesh(me.data)
    bm.free()
    plastic, n, p = principled("plastic", "191b1c", .6, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .6), .2, .003))
    arc = [(.485 * math.cos(a), -.215, .40 + .485 * math.sin(a)) for a in np.linspace(-.25, math.pi + .25, 90)]
    tube("flare", arc, .040, plastic, False, 8)
    tube("flare", [(x * .965, -.19, .40 + (z - .40) * .965) for x, _, z in arc], .034, plastic, False, 8)
    house = lathe("house", [(.53 * math.sin(a), -.24 + .62 * math.cos(a)) for a in np.linspace(math.pi / 2, 0, 24)], matte("020202", 1, 0), 120)
    bm = bmesh.new()                                  # its upper part only: the wheel stands in the snow
    bm.from_mesh(house.data)
    bmesh.ops.delete(bm, geom=[q for q in bm.faces if q.calc_center_median().y > .04], context="FACES")
    bm.to_mesh(house.data)
    bm.free()
    house.rotation_euler, house.location = (-math.pi / 2, 0, 0), (0, 0, .40)
    box("under", (4, 1.2, .3), (0, .75, .42), dark, 0)
    box("sill", (1.9, .12, .12), (1.5, -.22, .36), plastic, .03, segments=5)
    tube("seam", [(.66, flank(z) - .0005, z) for z in np.linspace(.42, 1.3, 30)], .0045, dark, False, 3)
    box("amber", (.10, .02, .035), (-.62, -.222, .93), principled("amber", "d8741c", .15, 0, Specular=.7, Clearcoat=1.0)[0], .010)
    # snow
    snow, n, p = principled("snow", "b9c4d6", .75, 0, Specular=.25, Subsurface=.0)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 9, 5, .65), n.math("MULTIPLY", n.noise(v, 130, 2, .6), .25)), .55, .035))
    lump = lambda x, y: .035 * math.sin(x * 2.3 + 1.3 * math.sin(y * 1.7)) * math.cos(y * 2.1 + .6) + .014 * math.sin(x * 7.1 + y * 3) + .010 * math.cos(y * 9.2 - x * 4)

    def field(u, v_):
        x, y = -6 + 12 * u, -2.6 + 16 * v_ ** 1.7
        e = Vector((math.cos(math.radians(-38)), math.sin(math.radians(-38))))
        along, side = -(x * e.x + y * e.y), -x * e.y + y * e.x
        z = lump(x, y) + .045
        k = .5 - .5 * math.tanh((abs(side) - .155) * 35)
        bank = .05 * math.exp(-((abs(side) - .21) / .05) ** 2)
        reach = .5 - .5 * math.tanh((along - .36) * 9)
        return (x, y, z * (1 - k * reach) - .020 * k * reach + bank * reach * (.8 + .25 * math.sin(along * 11 + side * 9)))
    grid("field", field, 520, 420, snow)
    for k in range(110):                              # crumbs that the wheel has thrown
        o = sphere("crumb", 1, (0, 0, 0), snow, 12) if not k else crumb.copy()
        if not k:
            crumb = o
        else:
            link(o)
        x, y = rs.normal(-.35, .40), -.55 - abs(rs.normal(0, .25))
        r = .005 + .016 * rs.random() ** 3
        o.location, o.scale, o.rotation_euler = (x, y, lump(x, y) + .05), (r, r * rs.uniform(.7, 1.2), r * .8), tuple(rs.uniform(0, 3, 3))
    firs = matte("0f1720", .95, .05)
    for k in range(26):
        x, y = -14 + 1.25 * k + rs.uniform(-.4, .4), rs.uniform(14, 24)
        h = rs.uniform(5, 9)
        prof = []
        for j in range(9):
            t = j / 9
            prof += [(h * .20 * (1 - t) + .04, h * (.04 + .92 * t)), (h * .08 * (1 - t) + .03, h * (.04 + .92 * t + .08))]
        lathe("fir", [(0, 0)] + prof + [(0, h)], firs, 12, (x, y, 0))
    camera((-.62, -2.6, .66), (.02, -.1, .445), 60, 4.5, (-.10, -.30, .45))
    return evening((0, -.3, .5))


def sports():
    """A wheel beside the kerb of a track, the brake behind its spokes."""
    c = vehicles.ALL["sports"]
    R, X = c["r"], c["axles"][0]
    P = [o for o in vehicle("sports", bodywork("4a4c52", .12, .9), principled("rim", "a89884", .25, 1.0)[0], 5, light=0, chrome=chrome)]
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
        P.append(board("caliper", [arc], principled("caliper", "c0551c", .35, Specular=.5, Clearcoat=.8)[0], (x, .030, R), .036, .008, 4))
        for k in range(5):                           # five spokes that fork
            a = k / 5 * math.tau + math.pi / 2 + .16
            for d in (-.17, .17):
                e, f = Vector((math.cos(a), math.sin(a))), Vector((math.cos(a + d), math.sin(a + d)))
                s = Vector((-f.y, f.x))
                q = [e * R * .10 - s * .024, e * R * .34 - s * .023, f * R * .79 - s * .020, f * R * .79 + s * .020, e * R * .34 + s * .023, e * R * .10 + s * .024]
                P.append(prism("spoke", [(v.x, v.y) for v in q], .030, alloy, .007, (x, .008, R), (0, 0, 0)))
        P.append(disc("hub", R * .17, (x, -.006, R), alloy, (0, 0, 0), .03, .008, 80))
        P.append(torus("lip", R * .785, .011, principled("lip", "c9c4bc", .22, 1.0)[0], (x, -.022, R), (math.pi / 2, 0, 0), 160, 16))
        nut = disc("nut", R * .085, (x, -.028, R), paint("3a2a1c", .3, .8), (0, 0, 0), .03, .006, 6)
        P.append(nut)
    group(P, (-X, 0, .0))
    # kerb in red and white behind the car, asphalt with the marks of tyres, a wall and a fence far off
    for k in range(-9, 10):
        box("kerb", (.60, .75, .10), (.30 + .60 * k, -.92, .0), plaster(("5a2016", "8f877c")[k % 2], bump=.25, scale=3), .02, (math.radians(-4), 0, 0))
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
        box("wall", (3.9, .3, 3.2), (k * 4.0, 9, 1.6), plaster("2c2c30", bump=.12), .03)
    camera((.30, -4.3, .88), (.16, 0, .39), 98, 4.0, (0, 0, .35))
    return evening((0, -.1, .4))


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
    camera((-1.5, -3.5, 1.56), (.14, -.45, 1.07), 62, 4.0, (.25, -.80, .95))
    return evening((.2, -.8, .9))


def electric():
    """The plug in the flank of an electric car in the evening, its ring of light on, the cable in a bow."""
    coat = principled("paint", "2a4a78", .13, .85, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    X, Z, D = .10, .655, .0028
    panel("wing", lambda z: -2.0, lambda z: -.46 + .05 * z - D, .10, .915, coat)
    panel("flank", lambda z: -.46 + .05 * z + D, lambda z: 2.2, .10, .915, coat, dents=[(X, Z, .112, .112, .070)], n=(420, 260))
    box("within", (4.2, .4, .60), (.2, -.50, .46), dark, 0)
    tube("waist", [(x, skin(x, .925) + .004, .924) for x in np.linspace(-2.0, 2.2, 60)], .0085, chrome, False, 6)
    in_pane(board("glass", [[(-2, -.01), (2, -.01), (2, .5), (-2, .5)]], principled("pane", "08090b", .05, 0, Specular=.7)[0], thick=.01))
    y = skin(X, Z)
    rubber, grip = matte("0c0c0d", .55, .35), principled("grip", "4a4d52", .34, Specular=.5)[0]
    disc("socket", .058, (X, y + .046, Z), rubber, (0, 0, 0), .02, .004, 120)
    on = glow("a8e6c4", 2.4)
    on.cycles.sample_as_light = False
    torus("ring", .064, .0036, on, (X, y + .030, Z), FLAT, 160, 12)
    point((X, y - .005, Z), .30, "bfe8cf", .05)
    flap = [disc("flap", .108, (0, 0, 0), coat, (0, 0, 0), .010, .004, 160), disc("inner", .092, (0, -.007, 0), grip, (0, 0, 0), .006, .002, 140), torus("seal", .098, .0035, rubber, (0, -.009, 0), FLAT, 140, 10)]
    group(flap, (X + .150, y - .098, Z), 0, 1, (0, 0, math.radians(-76)))
    tube("hinge", spline([(X + .112, y + .012, Z), (X + .125, y - .015, Z), (X + .150, y - .030, Z)], 20), .009, rubber)
    # the plug: head, neck, a handle that bends down, the cable
    head = lathe("head", spline([(.0, -.045), (.046, -.045), (.046, .010), (.051, .014), (.053, .030), (.050, .062), (.041, .086), (.030, .098), (.0, .098)], 120), grip, 140)
    head.rotation_euler, head.location = FLAT, (X, y + .004, Z)
    torus("collar", .0525, .0035, principled("accent", "c9702a", .35)[0], (X, y - .020, Z), FLAT, 140, 10)
    path = spline([(X, y - .075, Z), (X - .002, y - .115, Z - .006), (X - .006, y - .150, Z - .040), (X - .012, y - .168, Z - .095), (X - .020, y - .172, Z - .155)], 60)
    tube("handle", path, .029, grip, False, 12)
    for k in range(7):
        q, r = Vector(path[24 + 4 * k]), Vector(path[25 + 4 * k])
        torus("rib", .0292, .0024, rubber, tuple(q), (r - q).to_track_quat("Z", "Y").to_euler(), 60, 10)
    lathe("boot", spline([(.029, 0), (.027, .02), (.019, .05), (.0155, .075)], 40), rubber, 60).matrix_world = Matrix.Translation(Vector(path[-1])) @ Vector((-.06, -.02, -1)).to_track_quat("Z", "Y").to_matrix().to_4x4()
    tube("cable", spline([path[-1], (X - .024, y - .174, Z - .21), (X - .05, y - .19, Z - .30), (X - .15, y - .22, Z - .42), (X - .38, y - .25, Z - .50), (X - .75, y - .22, Z - .46), (X - 1.2, y - .2, Z - .20)], 160), .0145, rubber, False, 10)
    mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], matte("6a645c", .9, .2))
    camera((-1.05, -2.55, 1.16), (.0, -.93, .725), 54, 5.0, (X, y - .07, Z))
    return evening((X, -.95, .65))


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
    camera((-2.1, -6.7, 1.02), (-.06, -.1, .845), 36 * 6.9 / 1.86, 4.0, (-.30, -.38, .8))
    return evening((0, -.4, .8))


def saloon():
    """Along the rear door of a long saloon: its handle, the bright line round its windows, leather in the light behind the glass."""
    coat = principled("paint", "3a4350", .11, .85, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.015)[0]
    hide, suede = leather("8a5530", .42), matte("3a2c22", .95, .1)
    saloon_side(coat, chrome, dark, -2.6)
    for y in (-.36, .36):
        seat(hide, chrome, (.38, y, -.01))
    box("back", (.06, 1.6, 1.0), (1.12, 0, .6), suede, .02)
    box("far", (4.0, .06, .86), (.2, .82, .50), suede, .02)
    box("floor", (4.0, 1.7, .05), (.2, 0, .22), suede, 0)
    area((.16, .0, 1.34), (.66, .0, .80), .30, 20, kelvin(3000), .5)
    mesh("floor", [(-60, -40, 0), (40, -40, 0), (40, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], matte("6a645c", .9, .2))
    camera((1.75, -2.5, 1.18), (.10, -.90, .94), 56, 4.0, (.45, -.93, .85))
    return evening((0, -.9, .8), side=-1.5)


grade = dict(suv=suv, sports=sports, convertible=convertible, classic=classic, saloon=saloon, electric=electric)[view]()
bpy.context.scene.camera.data.clip_end = 2000
shoot("car-" + view, 20, grade)
