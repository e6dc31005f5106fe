"""Things that stand in several pictures."""
import corners
from studio import *

FLAT = (math.pi / 2, 0, 0)
BR, BRASS = (lambda: bronze("8c5b36", .22, .2, 1.6)), (lambda: brass(.2))


def lit_disc(r, loc, strength=1.0, rot=(0, 0, 0), warm=(4000, 2500)):
    """A round light, brighter in its middle. It faces -y before it is turned by `rot`."""
    m, n, out = material("lit")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Z"], 2.0))), r)
    k = n.ramp(q, [(0, (1, 1, 1)), (.6, (.72,) * 3), (1, (.42,) * 3)])
    e = n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0, kelvin(warm[0])), (1, kelvin(warm[1]))]), "Strength": n.math("MULTIPLY", k, strength)})
    n.put(out, "Surface", e)
    return disc("lit", r, loc, m, rot, .02, 0)


def night(sun_at=(.75, 1.05), r=.95, strength=.75, key=260, eye=(-.1, -7.2, 1.25), target=(0, 0, .78), lens=68, fstop=None, focus=None):
    """A dark table before a disc that is lit, or before the wall alone where it has no strength; one warm strip from behind, a soft cold fill."""
    top, n, p = principled("table", "2a180d", .25, 0.0, Specular=.45)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.3, 4, .6), .14, .30))
    box("table", (30, 9, .2), (0, 0, -.1), top, 0)
    box("wall", (40, .2, 16), (0, 5.2, 4), plaster("2c1f17", bump=.1), 0)
    if strength:
        lit_disc(r, (sun_at[0], 2.6, sun_at[1]), strength)
    area((-2.6, 1.6, 3.2), (sun_at[0], 0, .5), .5, key, kelvin(3600), 3.0).visible_glossy = True
    area((3.4, -2.2, 3.0), (sun_at[0], 0, .5), 1.6, key * .5, kelvin(4200))
    area((-3.4, -4.2, 2.6), (0, 0, .5), 3.0, key * .42, kelvin(7000))
    ambient("2a3442", .10)
    camera(eye, target, lens, fstop, focus)
    return dict(NIGHT, anchor=(97.8, .86), bloom=.2)


def day(spot_at=(.75, 1.0), angle=17, wall="e2cfb4", eye=(-.2, -7.4, 1.35), target=(0, 0, .80), lens=68, power=1500):
    """Plaster in day light; a hard round spot from the front left makes the disc."""
    cyclorama(26, 9, 10, 1.4, plaster(wall, bump=.14), y_back=2.3)
    spot((-3.4, -6.4, 3.6), (spot_at[0], 1.0, spot_at[1]), power, angle, .03, kelvin(4200), .03)
    area((-5, -2, 4.5), (0, 0, .6), 2.4, 120, kelvin(4900))
    area((4.6, -3, 2.6), (.5, 0, .6), 2.6, 46, kelvin(6800))
    ambient("b99f86", .15)
    camera(eye, target, lens)
    return dict(DAY, anchor=(88, .78))


def afternoon(wall, table, sun_at=(.9, 1.0), size=(2.0, 2.4), push=(.62, 1, -.34), strength=5.0, eye=(-.1, -7.2, 1.25), target=(0, 0, .78), lens=68, fstop=None, focus=None, bars=True):
    """A painted wall behind a painted table, the low sun of a window on both; what lies outside of it is dark."""
    top, n, p = principled("table", table, .30, 0.0, Specular=.5)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.6, 4, .6), .16, .26))
    box("table", (30, 9, .2), (0, -2.5, -.1), top, 0)
    box("wall", (40, .2, 16), (0, 2.1, 4), plaster(wall, bump=.15, scale=.4), 0)
    window_light((sun_at[0], 2.0, sun_at[1]), size, push, strength, bars, 3400, 5.0)
    area((-3.6, -4.4, 2.8), (sun_at[0], 0, .5), 2.6, 130, kelvin(4400))
    area((3.6, -2.6, 2.4), (sun_at[0], 0, .5), 1.8, 90, kelvin(6800), 3.0)
    ambient("4a4a50", .20)
    camera(eye, target, lens, fstop, focus)
    return dict(NIGHT, anchor=(98.0, .82), bloom=.08, saturation=.78)


def window_light(at, size, push=(.5, 1, -.30), strength=5.2, bars=True, warm=3300, off=4.0):
    """The sun through a window that is not in the picture: boards around and across an opening, `off` before `at`."""
    screen, d = matte("101010", 1, 0), Vector(push).normalized()
    o = Vector(at) - d * (off / d.y)
    w, h = size
    parts = [((20, .05, 40), (o.x + s * (w / 2 + 10), o.y, o.z)) for s in (-1, 1)] + [((w, .05, 20), (o.x, o.y, o.z + s * (h / 2 + 10))) for s in (-1, 1)]
    if bars:
        parts += [((.07, .05, h), (o.x, o.y, o.z)), ((w, .05, .07), (o.x, o.y, o.z + h * .12))]
    for s, p in parts:
        b = box("screen", s, p, screen, 0)
        b.visible_camera = b.visible_glossy = b.visible_diffuse = False
    sun(tuple(d), strength, kelvin(warm), .6)


def group(parts, loc=(0, 0, 0), turn=0.0, scale=1.0, rot=None):
    piv = link(bpy.data.objects.new("group", None))
    for o in parts:
        if o.parent is None:
            o.parent = piv
    piv.location = loc
    piv.rotation_euler = rot or (0, 0, math.radians(turn))
    piv.scale = (scale,) * 3
    return piv


def course(points):
    """Smooth curve through (x, value) as a function of x."""
    a = np.array(spline(points, 500))
    return lambda x: float(np.interp(x, a[:, 0], a[:, 1]))


HALF = 2.36       # half the length of a car


class Shape:
    """What tells one car from another: curves along it (nose at -HALF), wheels and where its glass is."""
    top = [(-2.36, .56), (-2.2, .66), (-1.8, .765), (-1.3, .835), (-.72, .90), (-.28, 1.13), (.2, 1.275), (.62, 1.29), (1.1, 1.20), (1.6, 1.03), (2.0, .915), (2.25, .86), (2.36, .78)]
    belt = [(-2.36, .54), (-2.2, .62), (-1.8, .70), (-1.3, .765), (-.72, .82), (0, .845), (.8, .875), (1.3, .90), (1.8, .885), (2.2, .83), (2.36, .76)]
    wide = [(-2.36, .62), (-2.2, .76), (-1.9, .87), (-1.45, .93), (-.8, .905), (0, .90), (.8, .925), (1.45, .965), (1.9, .93), (2.2, .83), (2.36, .72)]
    roof = [(-2.36, .50), (-1.8, .66), (-1.2, .70), (-.72, .70), (-.2, .60), (.3, .545), (.8, .54), (1.3, .56), (1.8, .62), (2.36, .58)]
    axles = ((-1.42, .345), (1.40, .35))
    sill = .17                          # its lower edge
    front, rear = (-.62, .55), (1.38, 1.1)      # side windows: where they begin and end at the belt, and how they lean
    shield, back = (-.72, .02), (.98, 1.72)     # windscreen and rear window
    spokes = 10


def car(shape, paint, glazing, rim, wheels=True, nx=420, nv=150):
    """Car of a shape, nose to -x, wheels on z = 0. Body, windows and wheels are lofted from the curves."""
    top, belt, wide, roof = (course(c) for c in (shape.top, shape.belt, shape.wide, shape.roof))

    def section(x):
        t, b, w, r = top(x), belt(x), wide(x), roof(x)
        low = shape.sill + .16 * max(0, (abs(x) - 1.95) / .41) ** 2
        pts = [(w * .80, low), (w * .955, low + .03), (w * .985, shape.sill + .17), (w, shape.sill + .35), (w * .988, b - .13), (w * .965, b - .035), (w * .925, b)]
        k = max(0.0, min(1.0, (t - b - .045) / .25))          # how much cabin there is
        pts += [(w * .925 + (r + .03 - w * .925) * (.50 + .08 * k), b + (t - b) * (.34 + .22 * k)), (r, t - .045 * (.5 + k)), (r * .62, t - .010), (r * .3, t), (0, t)]
        return spline(pts, nv)
    xs = np.sin(np.linspace(-1, 1, nx) * math.pi / 2 * .985) / math.sin(math.pi / 2 * .985) * HALF
    verts, faces, slots = [], [], []
    rows = [section(x) for x in xs]
    full = 2 * nv - 1
    for x, row in zip(xs, rows):
        e = max(1e-3, 1 - abs(x / HALF) ** 14) ** .36
        mid = .45
        side = [(x, -y * (.3 + .7 * e), mid + (z - mid) * (.35 + .65 * e)) for y, z in row]
        verts += side + [(a, -b, c) for a, b, c in side[-2::-1]]
    for i in range(nx - 1):
        for j in range(full - 1):
            a = i * full + j
            faces.append((a, a + full, a + full + 1, a + 1))
            x, (y, z) = xs[i], rows[i][min(j, full - 1 - j)]
            b, t = belt(x), top(x)
            flank = shape.front[0] + shape.front[1] * (z - b) / .3 < x < shape.rear[0] - shape.rear[1] * max(0, z - b) and b + .03 < z < t - .075 and t - b > .10
            shield = shape.shield[0] < x < shape.shield[1] and abs(y) < roof(x) * .96 and t - b > .075 and z > t - .06
            back = shape.back[0] < x < shape.back[1] and abs(y) < roof(x) * .86 and z > t - .06
            slots.append(1 if flank or shield or back else 0)
    me = mesh("body", verts, faces, paint)
    me.data.materials.append(glazing)
    me.data.polygons.foreach_set("material_index", slots)
    bm = bmesh.new()
    bm.from_mesh(me.data)
    bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me.data)
    bm.free()
    parts = [me]
    if not wheels:
        for x, _ in shape.axles:
            for s in (-1, 1):
                parts.append(disc("wheel", .31, (x, s * .84, .31), rim, (0, 0, 0), .17, .03, 64))
        return group(parts)
    tyre = matte("0b0908", .75, .25)
    parts.append(box("tub", (4.1, 1.0, .50), (0, 0, .48), matte("030303", 1, 0), .05))
    dark = matte("050403", .9, .1)
    for x, r in shape.axles:
        tool = disc("arch", r + .055, (x, 0, r), None, (0, 0, 0), 3, 0, 120)
        cut(me, tool)
        parts.append(tool)                  # it moves with the body, or the arches stay where the car was built
        for s in (-1, 1):
            y = s * .80
            parts.append(disc("well", r + .05, (x, s * .60, r), dark, (0, 0, 0), .02, 0, 80))
            prof = spline([(r * .70, -.115), (r * .93, -.118), (r, -.085), (r, .085), (r * .93, .118), (r * .70, .115)], 60)
            t = lathe("tyre", prof, tyre, 120)
            t.rotation_euler = (math.pi / 2, 0, 0)
            t.location = (x, y, r)
            parts.append(t)
            lip = torus("lip", r * .70, .014, rim, (x, y + s * .108, r), (math.pi / 2, 0, 0), seg=120, sides=16)
            parts.append(lip)
            parts.append(disc("hub", .055, (x, y + s * .06, r), rim, (0, 0, 0), .06, .012, 64))
            parts.append(disc("brake", r * .5, (x, y - s * .02, r), bronze("6a5848", .22, .2), (0, 0, 0), .02, .004, 80))
            for k in range(shape.spokes):
                a = k / shape.spokes * math.tau
                for d in (-.11, .11):
                    p = (x + .05 * math.cos(a), y + s * .075, r + .05 * math.sin(a))
                    q = (x + r * .69 * math.cos(a + d), y + s * .10, r + r * .69 * math.sin(a + d))
                    parts.append(tube("spoke", [p, q], .0105, rim))
    return group(parts)


def coupe(paint, glazing, rim, wheels=True, nx=420, nv=150):
    return car(Shape, paint, glazing, rim, wheels, nx, nv)


def chair(mat, seat, loc=(0, 0, 0), turn=0.0):
    """Plain wooden chair; its back is at +y."""
    P = [box("seat", (.44, .43, .035), (0, 0, .455), seat, .014)]
    for x in (-.185, .185):
        P.append(tube("leg", [(x, -.18, .45), (x * 1.08, -.20, 0)], .017, mat))
        P.append(tube("post", spline([(x * 1.08, .21, 0), (x, .185, .45), (x, .215, .70), (x * .98, .265, .90)], 40), .017, mat))
    for z, y in ((.66, .208), (.76, .228), (.865, .255)):
        P.append(tube("rail", spline([(-.18, y, z), (0, y + .025, z), (.18, y, z)], 30), .014, mat))
    P.append(tube("bar", [(-.19, -.19, .2), (.19, -.19, .2)], .009, mat))
    return group(P, loc, turn)


def book(w, d, h, cover, loc=(0, 0, 0), turn=0.0):
    """Closed book, its back to the left."""
    paper = matte("e6d8c0", .9, .1)
    P = [box("pages", (w - .012, d - .016, h - .010), (.002, 0, h / 2), paper, .002),
         box("front", (w, d, .005), (0, 0, h - .0025), cover, .002), box("rear", (w, d, .005), (0, 0, .0025), cover, .002),
         box("back", (.006, d, h), (-w / 2, 0, h / 2), cover, .002)]
    return group(P, loc, turn)


def key(mat, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """Key hanging from its ring along -z, flat towards -y, about 7 cm long."""
    P = [torus("bow", .0135, .0028, mat, (0, 0, -.014), (math.pi / 2, 0, 0), 60, 16), tube("shank", [(0, 0, -.027), (0, 0, -.070)], .0026, mat),
         box("bit", (.011, .0032, .006), (.006, 0, -.066), mat, .0006), box("bit", (.008, .0032, .004), (.005, 0, -.057), mat, .0006),
         disc("collar", .0042, (0, 0, 0), mat, (math.pi / 2, 0, 0), .004, .001, 32)]
    P[-1].location = (0, 0, -.031)
    g = group(P, loc, 0, s, rot)
    return g


def chronometer():
    """Stopwatch that lies on its back, its dial up (radius .24): the parts, not yet grouped."""
    br = brass(.17)
    dark = principled("case", "2a2119", .3, .9)[0]
    P = [lathe("case", spline([(0, -.012), (.20, -.012), (.235, -.004), (.245, .018), (.240, .040), (.225, .050)], 80), br, 200), lathe("bezel", spline([(.225, .050), (.215, .054), (.205, .046)], 20), br, 200)]
    face = disc("face", .206, (0, 0, .042), plaster("f1e8d8", .6, .02, 20), (math.pi / 2, 0, 0), .004, 0)
    P.append(face)
    ink = matte("1c130c", .7)
    for k in range(60):
        a = k / 60 * math.tau
        l = .022 if k % 5 == 0 else .011
        o = box("mark", (.0042 if k % 5 == 0 else .002, l, .001), ((.190 - l / 2) * math.sin(a), (.190 - l / 2) * math.cos(a), .0455), ink, 0, (0, 0, -a))
        P.append(o)
    for k in range(30):
        a = k / 30 * math.tau
        P.append(box("mark", (.0015, .007, .001), (.040 * math.sin(a), .075 + .040 * math.cos(a), .0455), ink, 0, (0, 0, -a)))
    a = math.radians(52)
    P.append(box("hand", (.0045, .215, .002), (.0725 * math.sin(a), .0725 * math.cos(a), .050), principled("hand", "7e2f1c", .35)[0], .0005, (0, 0, -a)))
    a2 = math.radians(-80)
    P.append(box("hand", (.0035, .036, .002), (.016 * math.sin(a2), .075 + .016 * math.cos(a2), .048), ink, .0005, (0, 0, -a2)))
    P.append(disc("pin", .010, (0, 0, .052), br, (math.pi / 2, 0, 0), .005, .001, 40))
    gl, gn, go = material("crystal")
    gm = gn.add("ShaderNodeMixShader", {"Fac": .06})
    gn.put(gm, 1, gn.add("ShaderNodeBsdfTransparent").outputs[0])
    gn.put(gm, 2, gn.add("ShaderNodeBsdfGlossy", {"Roughness": .03}).outputs[0])
    gn.put(go, "Surface", gm)
    P.append(lathe("glass", spline([(.212, .052), (.15, .066), (0, .072)], 40), gl, 120))
    for t, l, r in ((0, .075, .026), (math.radians(38), .050, .020)):
        dx, dy = math.sin(t), math.cos(t)
        P.append(tube("stem", [(.235 * dx, .235 * dy, .018), ((.235 + l) * dx, (.235 + l) * dy, .018)], r * .55, br))
        P.append(tube("crown", [((.235 + l * .5) * dx, (.235 + l * .5) * dy, .018), ((.235 + l) * dx, (.235 + l) * dy, .018)], r, br))
    P.append(torus("bow", .052, .0085, br, (0, .352, .018), (0, 0, 0), 80, 16))
    return P


def parcel(name, fn, nu, nv, mat, thick=0.0, **close):
    """Surface of a function with a thickness."""
    o = grid(name, fn, nu, nv, mat, **close)
    if thick:
        m = o.modifiers.new("thick", "SOLIDIFY")
        m.thickness = thick
    return o


def aerofoil(t):
    """Closed section of a wing, t in 0..1 -> (chord 0 at the nose .. 1, half thickness)."""
    a = t * math.tau
    c = .5 - .5 * math.cos(a)
    th = .5 * (.2969 * math.sqrt(c) - .126 * c - .3516 * c ** 2 + .2843 * c ** 3 - .1015 * c ** 4)
    return c, th * (1 if math.sin(a) > 0 else -1)


def blade(name, stations, mat, thick=1.0):
    """Wing or fin through sections: stations are (nose x, y, z, chord, lean); lean 0 lies flat, 1 stands upright."""
    f = [course([(k, s[i]) for k, s in enumerate(stations)]) if len(stations) > 2 else (lambda k, i=i: stations[0][i] + (stations[1][i] - stations[0][i]) * k) for i in range(5)]

    def fn(u, v):
        k = v * (len(stations) - 1)
        x, y, z, chord, lean = (g(k) for g in f)
        c, th = aerofoil(u)
        off = th * chord * thick
        a = lean * math.pi / 2
        return (x + c * chord, y - off * math.sin(a), z + off * math.cos(a))
    return grid(name, fn, 90, 120, mat, close_u=True)


def board(name, loops, mat, loc=(0, 0, 0), thick=.02, bevel=.0, res=2):
    """Flat shape with holes in the xz plane: the first loop is its edge, the others are cut out of it."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.fill_mode = "2D", "BOTH"
    cu.extrude, cu.bevel_depth, cu.bevel_resolution = thick / 2, bevel, res
    for pts in loops:
        s = cu.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = (q[0], q[1], 0, 1)
        s.use_cyclic_u = True
    cu.materials.append(mat)
    ob = link(bpy.data.objects.new(name, cu))
    ob.rotation_euler, ob.location = (math.pi / 2, 0, 0), loc
    return ob


def flight_case(materials, x, y, z, w, d, h, turn, wheels=True):
    """A case of plywood with metal edges and rubber wheels."""
    ply, al, rub = materials
    P = []
    z0 = .14 if wheels else 0
    P.append(box("body", (w, d, h), (0, 0, z0 + h / 2), ply, .006))
    t = .035
    for sx in (-1, 1):
        for sy in (-1, 1):
            P.append(box("edge", (t, t, h), (sx * (w - t) / 2, sy * (d - t) / 2, z0 + h / 2), al, .006))
            P[-1].scale = (1.12, 1.12, 1.004)
            for sz in (0, 1):
                P.append(sphere("corner", .040, (sx * (w / 2 - .016), sy * (d / 2 - .016), z0 + sz * h + (.014 if not sz else -.014)), al, 32))
    for zz in (z0 + .012, z0 + h * .72, z0 + h - .012):
        for sy in (-1, 1):
            P.append(box("edge", (w - .02, .03, .034), (0, sy * (d / 2 - .010), zz), al, .006))
        for sx in (-1, 1):
            P.append(box("edge", (.03, d - .02, .034), (sx * (w / 2 - .010), 0, zz), al, .006))
    for xx in (-.28, .28):
        P.append(box("dish", (.13, .012, .15), (xx * w, -d / 2 - .004, z0 + h * .72), al, .008))
        P.append(disc("wing", .035, (xx * w, -d / 2 - .014, z0 + h * .72), al, (0, 0, 0), .012, .004, 40))
    P.append(box("grip", (.20, .014, .12), (0, -d / 2 - .004, z0 + h * .40), al, .008))
    P.append(tube("bar", [(-.08, -d / 2 - .03, z0 + h * .40), (.08, -d / 2 - .03, z0 + h * .40)], .011, rub))
    if wheels:
        for sx in (-1, 1):
            for sy in (-1, 1):
                q = torus("castor", .045, .024, rub, (sx * (w / 2 - .12), sy * (d / 2 - .1), .07), (math.pi / 2, 0, .4 * sx), seg=40, sides=14)
                P += [q, box("fork", (.05, .06, .06), (sx * (w / 2 - .12), sy * (d / 2 - .1), .115), al, .01)]
    return group(P, (x, y, z), turn)

def wax_seal(tone, loc=(0, 0, 0), turn=0.0, size=1.0, fine=(1100, 520)):
    """A seal of wax with a sun on it, 2.5 wide."""
    smooth = lambda a, b, t: (lambda k: k * k * (3 - 2 * k))(min(1.0, max(0.0, (t - a) / (b - a))))
    band = lambda r, at, w, soft=.014: smooth(at - w - soft, at - w, r) * (1 - smooth(at + w, at + w + soft, r))

    def face(r, a):
        h = .022 * band(r, .86, .016) + .016 * band(r, .79, .008)
        rays = 16                                        # a sun
        da = abs((a * rays / math.tau + .5) % 1 - .5) * math.tau / rays
        long = .68 if int((a * rays / math.tau + .5) // 1) % 2 == 0 else .54
        if .27 < r < long:
            w = .070 * (1 - (r - .27) / (long - .27)) ** .8
            h += .038 * (1 - smooth(w * .3, w + .012, da * r))
        return h + .070 * math.sqrt(max(0.0, 1 - (r / .225) ** 2)) ** .8

    def wax(u, v):
        a, edge = u * math.tau, 1.27 + .055 * math.sin(3 * u * math.tau + .7) + .035 * math.sin(5 * u * math.tau + 2.1) + .018 * math.sin(9 * u * math.tau)
        r = edge * (1 - (1 - v) ** 1.15) if v < 1 else edge
        lip = .97
        if r < lip:
            z = .105 + face(r, a) + .085 * smooth(.90, lip, r)
        else:
            k = (r - lip) / (edge - lip)
            z = .19 + .045 * math.sin(math.pi * min(1, k * 1.3)) * (1 + .35 * math.sin(2 * a + .4)) if k < .5 else None
            top = .19 + .045 * math.sin(math.pi * .65) * (1 + .35 * math.sin(2 * a + .4))
            if z is None:
                z = top * math.sqrt(max(0.0, 1 - ((k - .5) / .5) ** 2.2))
        return (r * math.cos(a), r * math.sin(a), z + .034)
    m, n, p = principled("wax", tone, .34, Specular=.55, Clearcoat=.25, Clearcoat_Roughness=.2)
    cloud = n.noise(n.coord("Object"), 3.0, 4, .6)
    n.put(p, "Base Color", n.ramp(cloud, [(.3, tuple(c * .66 for c in rgb(tone))), (.7, tuple(c * 1.3 for c in rgb(tone)))]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.noise(n.coord("Object"), 5, 2, .5), n.math("MULTIPLY", n.noise(n.coord("Object"), 40, 2, .5), .12)), .12, .02))
    o = grid("wax", wax, *fine, m, close_u=True)
    o.location, o.rotation_euler, o.scale = loc, (0, 0, turn), (size,) * 3
    return o
