"""Premium cars from where one meets them (--view names one): a chained wheel in the snow, a wheel beside the kerb, an open car over
its door, a plug in its socket."""
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


def suv():
    """A wheel with its chain in fresh snow, turned out of the arch; low sun."""
    coat = paint("6d8468", .24, .0)
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
    snow, n, p = principled("snow", "e4eaf2", .75, 0, Specular=.25, Subsurface=.0)
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
    firs = matte("3d5560", .95, .05)
    for k in range(26):
        x, y = -14 + 1.25 * k + rs.uniform(-.4, .4), rs.uniform(14, 24)
        h = rs.uniform(5, 9)
        prof = []
        for j in range(9):
            t = j / 9
            prof += [(h * .20 * (1 - t) + .04, h * (.04 + .92 * t)), (h * .08 * (1 - t) + .03, h * (.04 + .92 * t + .08))]
        lathe("fir", [(0, 0)] + prof + [(0, h)], firs, 12, (x, y, 0))
    sun((.30, .66, -.36), 4.6, kelvin(4300), 1.0)
    sky_gradient([(0, "6c7684"), (.499, "b9c6d6"), (.53, "d3dbe4"), (.64, "8fb0d6"), (1, "5f8cc4")], .80)
    area((-2.0, -2.6, 1.2), (0, -.1, .4), 1.6, 110, kelvin(6800), 1.0)
    camera((-.62, -2.6, .66), (.02, -.1, .445), 60, 4.5, (-.10, -.30, .45))
    return dict(DAY, anchor=(90, .82), saturation=.9, contrast=1.08)


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
    """Over the door of an open car, the sea beyond it: a bright windscreen frame, red leather, the hood folded."""
    coat = principled("paint", "d8c8aa", .22, .05, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
    hide, piping = leather("7c2a18"), matte("caa985", .7)
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
    mesh("road", [(-60, -30, 0), (60, -30, 0), (60, 6.5, 0), (-60, 6.5, 0)], [(0, 1, 2, 3)], matte("9a938a", .9, .2))
    sea, n, p = principled("sea", "0f4a63", .16, Specular=.5)
    v = n.coord("Object")
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(n.coord("Object", (.10, .16, 1)), 1.0, 4, .6), n.math("MULTIPLY", n.noise(n.coord("Object", (.012, .02, 1)), 1.0, 3, .6), 2.0)), .55, 3.0))
    mesh("sea", [(-9000, 6.5, -38), (9000, 6.5, -38), (9000, 16000, -38), (-9000, 16000, -38)], [(0, 1, 2, 3)], sea)
    ridge = lambda d, h, q: [(x * d, h * d * max(0.0, .5 + .5 * math.tanh((x - q) * 3.4)) * (.62 + .2 * math.sin(x * 5 + q) + .10 * math.sin(x * 13) + .04 * math.sin(x * 41))) for x in np.linspace(-1.5, 2.2, 260)]
    for d, h, q, tone in ((2600, .115, .55, "86a3b4"), (1500, .125, .92, "7e9a9c")):
        prism("cape", [(-1.5 * d, -60)] + [(a, b - 39) for a, b in ridge(d, h, q)] + [(2.2 * d, -60)], 1, glow(tone, .75), 0, (0, d, 0))
    sun((.60, .42, -.52), 4.6, kelvin(4900), .7)
    sky_gradient([(0, "6d6860"), (.490, "8f8a80"), (.4985, "dfe8ea"), (.515, "c2dcec"), (.56, "86b4da"), (1, "3f7cbc")], .85)
    area((-1.6, -3.6, 2.6), (.2, -.7, .8), 2.6, 60, kelvin(5600), 1.2)
    camera((-1.5, -3.5, 1.56), (.14, -.45, 1.07), 62, 4.0, (.25, -.80, .95))
    return dict(DAY, anchor=(95, .80), saturation=.9, contrast=1.06)


def electric():
    """The plug in the flank of an electric car in the evening, its ring of light on, the cable in a bow."""
    coat = principled("paint", "6f9cc4", .22, 0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.03)[0]
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
    mesh("floor", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], matte("a39a8c", .9, .2))
    sun((.62, .66, -.50), 4.4, kelvin(4300), .6)
    softbox((.2, -2.6, 3.4), (.1, -.7, .8), 6, 1.0, kelvin(6000), 3, False)
    area((1.6, -2.6, 1.2), (.1, -.95, .62), .6, 14, kelvin(5600), .6)
    sky_gradient([(0, "6a5f52"), (.47, "8f8374"), (.497, "4a5440"), (.512, "6f7c63"), (.53, "dfe6e6"), (.62, "a9c8e2"), (1, "5f93c8")], .8)
    camera((-1.05, -2.55, 1.16), (.0, -.93, .725), 54, 5.0, (X, y - .07, Z))
    return dict(DAY, anchor=(92, .74), saturation=.9, contrast=1.08)


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


grade = dict(suv=suv, sports=sports, convertible=convertible, classic=classic, saloon=saloon, electric=electric)[view]()
bpy.context.scene.camera.data.clip_end = 2000
shoot("car-" + view, 20, grade)
