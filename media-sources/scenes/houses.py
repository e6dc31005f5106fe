"""Villa & Hotel: one detail of each of six houses at evening, from close by (--view names one), each lit by a lamp of its own: the pool,
the fire, the sun through slats, a lantern, the sky behind linen, a sconce on the stair. `--view door`: the entrance in Lisbon."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "sea"
begin(*(1600, 1400) if view == "door" else (1600, 1067))
rs = np.random.default_rng(5)
iron = principled("iron", "1d1a17", .42, .6, Specular=.4)[0]
DUSK = [(0, "1a2230"), (.497, "d08a58"), (.52, "b07a6a"), (.56, "6d6f86"), (.66, "33506f"), (1, "12233a")]


def wide(name, x0, x1, y0, y1, z, mat):
    return mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, False)


def hidden(lamp):
    lamp.visible_glossy = False
    return lamp


def rubble(color="b39a78", vein="7c6448", bump=.9, scale=1.0):
    """Hewn limestone: coarse chisel marks over fine grain."""
    m, n, p = principled("rubble", color, .85, 0, Specular=.2)
    rnd = n.add("ShaderNodeObjectInfo").outputs["Random"]
    v = n.add("ShaderNodeVectorMath", {0: n.coord("Object"), 1: n.math("MULTIPLY", rnd, 40)}, operation="ADD").outputs[0]
    big, mid, fine = n.noise(v, 5 * scale, 4, .6, .4), n.noise(v, 22 * scale, 5, .65), n.noise(v, 120 * scale, 2, .6)
    c = n.ramp(n.math("ADD", n.math("MULTIPLY", big, .75), n.math("MULTIPLY", rnd, .25)), [(.25, rgb(vein)), (.55, rgb(color)), (.8, tuple(min(1, x * 1.2) for x in rgb(color)))])
    n.put(p, "Base Color", c)
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("ADD", n.math("MULTIPLY", big, .8), n.math("MULTIPLY", mid, .5)), n.math("MULTIPLY", fine, .12)), bump, .03))
    return m


def planks(x0, x1, y0, y1, z, w, mat):
    """A floor of boards along y."""
    x, k = x0, 0
    while x < x1:
        y = y0 - rs.uniform(0, 1.2)
        while y < y1:
            L = rs.uniform(1.2, 1.9)
            box("board", (w - .003, L - .003, .02), (x + w / 2, y + L / 2, z - .01), mat[int(rs.integers(len(mat)))], .0015, segments=2)
            y += L
        x += w


def oaks(color="8a5a34", rough=.32):
    """Four boards of one wood, their grain along y."""
    out = []
    for k in range(4):
        m, n, p = principled("oak", color, rough)
        rnd = n.add("ShaderNodeObjectInfo").outputs["Random"]
        v = n.add("ShaderNodeVectorMath", {0: n.coord("Object", (14, .8, 14)), 1: n.math("MULTIPLY", rnd, 30)}, operation="ADD").outputs[0]
        g, f = n.noise(v, 1.6, 5, .62, 1.2), n.noise(n.coord("Object", (160, 5, 160)), 1, 3, .6)
        t = (.82 + .12 * k)
        n.put(p, "Base Color", n.mix(.3, n.ramp(g, [(.3, tuple(t * .5 * x for x in rgb(color))), (.55, tuple(t * x for x in rgb(color))), (.8, tuple(min(1, t * 1.35 * x) for x in rgb(color)))]), n.ramp(f, [(.35, (.3, .2, .12)), (.6, (1, 1, 1))]), "MULTIPLY"))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", g, .16, rough - .02))
        n.put(p, "Normal", n.bump(f, .10, .004))
        out.append(m)
    return out


def sea():
    """The edge of a pool at blue hour, lit from below; the rail of its steps, and the sea beyond."""
    sky_gradient(DUSK, .50, (-.28, 1, .02), "ffa458", .55, 70)
    E = 16
    m, n, p = principled("ocean", "14202c", .28, 0, Specular=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.05, .16, 1)), 1.3, 2, .5, .4), .24, 1.5))
    wide("ocean", -6000, 6000, 12, 9000, -E, m)
    for y, pts, c, e in ((5200, ((300, -40), (900, 140), (1500, 250), (2300, 120), (3600, 330)), "7a6a7c", .20), (3600, ((-3600, 200), (-2300, 90), (-1500, -40)), "5e5a74", .16)):
        xs = np.linspace(pts[0][0], pts[-1][0], 200)
        prism("cape", list(zip(xs, np.interp(xs, *zip(*pts)) + 10 * np.abs(np.sin(xs * .02)))) + [(pts[-1][0], -90), (pts[0][0], -90)], .1, glow(c, e), 0, (0, y, -E))
    # floor and walls of the pool glow by themselves: mosaic under a net of caustics
    m, n, out = material("mosaic")
    v = n.coord("Object")
    wob = n.add("ShaderNodeVectorMath", {0: v, 1: n.add("ShaderNodeVectorMath", {0: n.add("ShaderNodeTexNoise", {"Vector": v, "Scale": 2.2, "Detail": 2.0}).outputs["Color"], 1: (.55, .55, .55)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
    vor = n.add("ShaderNodeTexVoronoi", {"Vector": wob, "Scale": 2.3}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    net = n.ramp(vor, [(0, (1, 1, 1)), (.05, (.42,) * 3), (.22, (.10,) * 3), (1, (.04,) * 3)])
    y = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
    lamp = n.math("POWER", 2.7, n.math("MULTIPLY", n.math("ADD", n.math("POWER", n.math("ADD", y[0], .2), 2), n.math("POWER", n.math("SUBTRACT", y[1], 2.4), 2)), -.10))
    brick = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object"), "Scale": 9.0, "Color1": rgba("4a948c"), "Color2": rgba("367a7a"), "Mortar": rgba("23565a"), "Mortar Size": .02, "Brick Width": .5, "Row Height": .5}, offset=0.0).outputs["Color"]
    c = n.mix(1.0, brick, n.mix(1.0, (.30, .30, .30, 1), net, "ADD"), "MULTIPLY")
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": c, "Strength": n.math("MULTIPLY_ADD", lamp, .80, .07)}))
    m.cycles.sample_as_light = False
    wide("floor", -8, 1.3, -4, 6.6, -1.5, m)
    mesh("wall", [(1.02, -4, -1.5), (1.02, 6.6, -1.5), (1.02, 6.6, -.05), (1.02, -4, -.05)], [(0, 1, 2, 3)], m, False)
    mesh("end", [(-8, 6.4, -1.5), (1.02, 6.4, -1.5), (1.02, 6.4, -.14), (-8, 6.4, -.14)], [(0, 1, 2, 3)], m, False)
    w, n, out = material("water")
    nrm = n.bump(n.math("ADD", n.noise(n.coord("Object", (.8, 1.2, 1)), 1.5, 2, .5, .4), n.math("MULTIPLY", n.noise(n.coord("Object", (1, 1.6, 1)), 7, 2, .5), .16)), .34, .12)
    fr = n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nrm}).outputs[0]
    mx = n.add("ShaderNodeMixShader", {"Fac": n.math("MINIMUM", n.math("MULTIPLY", fr, 1.1), .9)})
    n.put(mx, 1, n.add("ShaderNodeBsdfRefraction", {"IOR": 1.33, "Roughness": 0.0, "Normal": nrm, "Color": rgba("dff4f2")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Roughness": .02, "Normal": nrm}).outputs[0])
    n.put(out, "Surface", mx)
    wide("water", -8, 1.02, -4, 6.55, -.11, w).visible_shadow = False
    lip = stone("c9b394", "94784f", .6, .4)
    box("lip", (10, .35, .5), (-3.9, 6.72, -.385), lip, .03)
    slab = stone("d9c6a6", "a98a5e", .55, .34, .35)
    for k in range(9):                                    # the coping, its edge rounded, and slabs behind it
        box("coping", (.46, .95, .09), (1.20, -3.2 + .956 * k + .6, -.035), slab, .03, segments=6)
        for j in range(5):
            box("slab", (.953, .95, .08), (1.91 + .958 * j, -3.2 + .956 * k + .6, -.034), slab, .006)
    steel = brass(.14)
    for y in (2.05, 2.62):
        tube("rail", spline([(.62, y, -1.2), (.62, y, -.2), (.63, y, .40), (.72, y, .66), (.95, y, .74), (1.18, y, .66), (1.27, y, .40), (1.28, y, 0)], 140), .025, steel, res=12)
        lathe("rose", [(0, .028), (.03, .028), (.052, .012), (.056, 0), (0, 0)], steel, 60, (1.28, y, .011))
    glow_ = hidden(area((.2, 2.4, -.05), (1.2, 2.4, .5), 1.6, 30, "9fe6e2"))
    glow_.visible_camera = glow_.visible_transmission = False
    hidden(area((-7, 9, 2.0), (1.2, 1.6, 0), 3, 1500, kelvin(3000)))
    hidden(area((4.6, -1.5, 3.2), (1.4, 2, 0), 3, 110, "86a8dc"))
    camera((.30, -1.55, .78), (.36, 2.3, .13), 34, 4.0, (.9, 2.2, .3))
    return dict(anchor=(98.2, .86), saturation=.86)


def chalet():
    """Split logs beside the fire under a hewn beam."""
    bark = rubble("4c3525", "1e130c", 1.0, 2)
    ends = []
    for t in ("c8935c", "b57f4a", "d3a36c"):
        m, n, p = principled("end", t, .8, 0, Specular=.2)
        o = n.coord("Object")
        s = n.add("ShaderNodeSeparateXYZ", {0: o}).outputs
        rnd = n.add("ShaderNodeObjectInfo").outputs["Random"]
        r = n.math("SQRT", n.math("ADD", n.math("POWER", s[0], 2), n.math("POWER", s[2], 2)))
        wob = n.noise(o, 9, 4, .6)
        ring = n.math("SINE", n.math("MULTIPLY", n.math("ADD", r, n.math("MULTIPLY", wob, .030)), 620))
        saw = n.noise(n.coord("Object", (300, 1, 14)), 1, 3, .6)
        crack = n.ramp(n.noise(n.add("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", n.math("ARCTAN2", s[2], s[0]), 2.2), 1: n.math("MULTIPLY", r, 2), 2: n.math("MULTIPLY", rnd, 30)}), 2.2, 2, .5), [(.30, (0, 0, 0)), (.36, (1, 1, 1))])
        c = n.ramp(n.math("MULTIPLY_ADD", ring, .20, n.math("MULTIPLY_ADD", wob, .6, .2)), [(.2, tuple(.55 * x for x in rgb(t))), (.55, rgb(t)), (.9, tuple(min(1, 1.2 * x) for x in rgb(t)))])
        heart = n.ramp(n.math("MULTIPLY", r, 9), [(.1, (.62, .50, .42)), (.6, (1, 1, 1))])
        n.put(p, "Base Color", n.mix(1, n.mix(1, c, heart, "MULTIPLY"), n.mix(.75, (1, 1, 1, 1), crack, "MULTIPLY"), "MULTIPLY"))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("ADD", n.math("MULTIPLY", ring, .10), n.math("MULTIPLY", saw, .55)), n.math("MULTIPLY", crack, .8)), .55, .006))
        ends.append(m)

    def log(x, z, r, kind, turn, deep):
        a = np.linspace(0, math.tau, 46, endpoint=False)
        if kind == 0:                                       # a round one
            P = [(r * (1 + .05 * math.sin(3 * t + turn) + .02 * rs.uniform(-1, 1)) * math.cos(t), r * (1 + .04 * math.sin(2 * t + turn) + .02 * rs.uniform(-1, 1)) * math.sin(t)) for t in a]
        else:                                               # a half or a quarter, its heart in the corner
            w = math.pi if kind == 1 else math.pi * .56
            R = r * (1.22 if kind == 1 else 1.5)
            P = [(R * math.cos(t) * rs.uniform(.97, 1.02), R * math.sin(t) * rs.uniform(.97, 1.02)) for t in np.linspace(-w / 2, w / 2, 30)] + ([(0.0, 0.0)] if kind == 2 else [])
        c, s = math.cos(turn), math.sin(turn)
        P = [(px * c - pz * s, px * s + pz * c) for px, pz in P]
        mx, mz = (0, 0) if kind == 0 else tuple(np.mean(P, axis=0))
        y = rs.uniform(-.05, .04)
        o = prism("log", P, .4, bark, .006, (x - mx, y + .2 + deep, z - mz), segments=2)
        e = prism("end", [(px * .95 + mx * .05, pz * .95 + mz * .05) for px, pz in P], .012, ends[int(rs.integers(3))], .002, (x - mx, y - .002 + deep, z - mz), segments=2)
    for deep, far in ((0, 0), (.10, .07)):                  # a second layer fills the gaps of the first
        z, row = .06 + far, 0
        while z < 1.34:
            x = -1.75 + (row % 2) * .09 + far
            while x < .24:
                r = rs.uniform(.078, .100)
                kind = int(rs.choice([0, 0, 1, 2]))
                log(x + r, z + rs.uniform(-.010, .010), r * rs.uniform(1.02, 1.10), kind, rs.uniform(0, 6.28), deep)
                x += 2 * r * (.97 if kind < 2 else .90)
            z += .152
            row += 1
    box("niche", (2.6, .1, 2), (-.8, .55, .6), matte("0a0705", 1, 0), 0)
    st = rubble("8d7a64", "4b3d2e", 1.0, 1.4)
    z = -.1                                                 # the pier between wood and fire, course by course
    while z < 1.42:
        h = rs.uniform(.14, .24)
        box("stone", (.30 + rs.uniform(-.015, .015), .6, h - .012), (.46, .18 + rs.uniform(-.015, .015), z + h / 2), st, .022, segments=4)
        z += h
    box("mortar", (.24, .5, 2), (.46, .2, .6), matte("3a3027", 1), 0)
    for x, y, w in ((1.25, .98, 1.5), ):                    # the hearth, its back black with soot
        box("soot", (w, .1, 1.8), (x, y, .7), rubble("2a211b", "100c09", .9, 1.5), .02)
    box("soot", (.1, 1, 1.8), (2.0, .5, .7), matte("120d0a", 1, 0), 0)
    box("hearth", (1.6, 1.6, .12), (1.35, .4, -.06), st, .03)
    beam_ = rubble("6a4526", "2c1a0d", .8, .5)
    m, n, p = principled("beam", "5e3b20", .7, 0, Specular=.25)
    g = n.noise(n.coord("Object", (1.2, 16, 16)), 1.5, 5, .65, 1.0)
    adze = n.noise(n.coord("Object", (7, 3, 9)), 1, 2, .4)
    n.put(p, "Base Color", n.ramp(g, [(.3, rgb("20120a")), (.52, rgb("6b4426")), (.75, rgb("966438"))]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", g, .5), n.math("MULTIPLY", adze, 1.4)), .9, .03))
    box("beam", (4.4, .62, .34), (.2, .12, 1.56), m, .035, segments=5)
    box("wall", (6, .3, 2), (0, .42, 2.6), plaster("a99478", bump=.3), 0)
    # the fire: logs, embers, tongues as sheets that glow and let through
    coal, n, out = material("coal")
    f = n.noise(n.coord("Object"), 16, 4, .65)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(f, [(.42, rgb("120604")), (.55, rgb("c0360a")), (.68, rgb("ffb050"))]), "Strength": 2.2}))
    coal.cycles.sample_as_light = False
    for x, y, t, zz in ((1.12, .42, 14, .10), (1.22, .60, -18, .12), (1.14, .50, 62, .22)):
        o = tube("log", [(x - .34 * math.cos(math.radians(t)), y - .2 * math.sin(math.radians(t)), zz), (x + .34 * math.cos(math.radians(t)), y + .2 * math.sin(math.radians(t)), zz + .05)], .062, bark if zz > .2 else coal, res=10)
    grid("embers", lambda u, v: (.72 + u * .9, .2 + v * .6, .02 + .05 * math.sin(u * 3.1) * math.sin(v * 3.1) + .02 * math.sin(u * 40) * math.sin(v * 31)), 60, 40, coal)
    for k in range(17):
        h, w = rs.uniform(.30, .72), rs.uniform(.14, .24)
        m, n, out = material("flame")
        s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Generated")}).outputs
        v = n.add("ShaderNodeMapping", {"Vector": n.coord("Generated"), "Location": (k * 3.7, 0, -k * 1.3), "Scale": (1.2, 1, 2.2)}).outputs[0]
        x = n.math("ADD", n.math("SUBTRACT", s[0], .5), n.math("MULTIPLY", n.math("SUBTRACT", n.noise(v, 1.5, 3, .5), .5), n.math("MULTIPLY_ADD", s[2], .9, .12)))
        lim = n.math("MULTIPLY", n.math("POWER", n.math("SUBTRACT", 1.0, s[2], clamp=True), .75), .36)
        q = n.math("DIVIDE", n.math("ABSOLUTE", x), n.math("MAXIMUM", lim, .01))
        d = n.math("MULTIPLY", n.math("POWER", n.math("SUBTRACT", 1.0, q, clamp=True), 1.1), n.math("MINIMUM", n.math("MULTIPLY", s[2], 5), 1.0))
        mx = n.add("ShaderNodeAddShader")
        n.put(mx, 0, n.add("ShaderNodeBsdfTransparent").outputs[0])
        n.put(mx, 1, n.add("ShaderNodeEmission", {"Color": n.ramp(d, [(0, rgb("a02a06")), (.35, rgb("f57a1e")), (.9, rgb("ffc060"))]), "Strength": n.math("MULTIPLY", d, .85)}).outputs[0])
        n.put(out, "Surface", mx)
        m.cycles.sample_as_light = False
        cx = 1.14 + rs.normal(0, .16)
        o = mesh("flame", [(cx - w, .5 + .02 * k, .10), (cx + w, .5 + .02 * k, .10), (cx + w, .5 + .02 * k, .10 + h), (cx - w, .5 + .02 * k, .10 + h)], [(0, 1, 2, 3)], m, False)
        o.visible_shadow = False
    hidden(area((1.3, -1.0, .55), (-.7, 0, .7), .6, 120, kelvin(2800)))
    hidden(point((1.15, .30, .45), 22, kelvin(2600), .12))
    hidden(area((-2.6, -2.4, 2.6), (-.6, 0, .7), 2.5, 70, "8fa9d8"))
    camera((.10, -2.75, .82), (.16, 0, .86), 50, 1.8, (0, -.02, .8))
    return dict(anchor=(98.4, .88), saturation=.9)


def town():
    """A tall shutter half open: the last sun comes through its slats over panelling and parquet."""
    wall = plaster("d8bf98", bump=.08)
    paint, n, p = principled("paint", "5c7264", .42, 0, Specular=.4)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3, 3, 40)), 4, 3, .6), .06, .01))
    for x0, x1 in ((-6, -.62), (.62, 1.6)):
        box("wall", (x1 - x0, .18, 4), ((x0 + x1) / 2, .09, 2), wall, .01)
    box("head", (3, .18, 1.4), (0, .09, 3.4), wall, .01)
    for s in (-1, 1):
        box("reveal", (.07, .10, 2.75), (s * .655, -.05, 1.375), paint, .012)
    m, n, out = material("evening")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Generated")}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(z, [(.25, rgb("ff9a48")), (.5, rgb("f0a868")), (.8, rgb("b08a88"))]), "Strength": 1.0}))
    m.cycles.sample_as_light = False
    o = box("evening", (24, .1, 9), (-3, 7, 1.5), m, 0)
    o.visible_shadow = False

    def leaf(x, hinge, turn):
        P, W, H = [], .60, 2.66
        for s in (.035, W - .035):
            P.append(box("stile", (.07, .045, H), (s, 0, H / 2 + .03), paint, .006))
        for z in (.10, H * .46, H - .02):
            P.append(box("rail", (W, .043, .11), (W / 2, 0, z), paint, .006))
        z = .19
        while z < H - .09:
            if abs(z - H * .46) > .075:
                P.append(box("slat", (W - .14, .052, .007), (W / 2, 0, z), paint, .002, (math.radians(34), 0, 0), 2))
            z += .040
        P.append(tube("bar", [(W - .04, -.035, .3), (W - .04, -.035, 2.3)], .008, brass(.2)))
        P.append(sphere("knob", .02, (W - .04, -.055, 1.22), brass(.2), 40))
        g = group(P, (x, -.02, 0), turn)
        if hinge < 0:
            g.scale = (-1, 1, 1)
    leaf(-.62, 1, 0)
    leaf(.62, -1, 6)
    # the wall at the right with its panels
    box("side", (.2, 8, 4), (1.12, -3, 2), wall, 0)
    for y0, y1, z0, z1 in ((-.98, -.16, .30, .92), (-.98, -.16, 1.12, 2.9), (-2.1, -1.16, .30, .92), (-2.1, -1.16, 1.12, 2.9)):
        for a, b in (((y0, z0), (y1, z0)), ((y1, z0), (y1, z1)), ((y1, z1), (y0, z1)), ((y0, z1), (y0, z0))):
            for d, r in ((0, .014), (.026, .008)):
                tube("moulding", [(1.02, a[0], a[1]), (1.02, b[0], b[1])], r, wall)
    box("skirting", (.05, 8, .20), (1.00, -3, .10), wall, .015)
    box("dado", (.05, 8, .05), (1.005, -3, 1.02), wall, .018, segments=5)
    planks(-2.6, 1.2, -3.4, .4, 0, .14, oaks("9a6638", .30))
    wide("bed", -4, 3, -5, 1, -.02, matte("1d120a"))
    sun((1, -.75, -.46), 6.5, kelvin(3100), .4)
    hidden(area((-3, -4.5, 2.6), (.4, -.4, 1), 3, 230, "c0c0cc"))
    ambient("6a6464", .24)
    camera((-.84, -2.75, 1.26), (.42, -.4, .92), 36, 4.0, (.6, -.5, 1))
    return dict(anchor=(98.0, .86), saturation=.88)


def estate():
    """A lantern beside the arch of the gate; behind it the lane of cypresses in the dusk."""
    sky_gradient(DUSK, .42, (.5, 1, .04), "ffae62", .6, 40)
    st = rubble("bfa683", "86694a", 1.0)
    R0, R1 = 1.02, 1.46
    X, Z = .72, 1.45
    for k in range(9):                                     # the arch stone by stone
        a0, a1 = math.pi * k / 9 + .006, math.pi * (k + 1) / 9 - .006
        P = [(R1 * math.cos(t) * 1, R1 * math.sin(t)) for t in np.linspace(a0, a1, 10)] + [(R0 * math.cos(t), R0 * math.sin(t)) for t in np.linspace(a1, a0, 10)]
        prism("voussoir", P, .62, st, .018, (X, rs.uniform(-.012, .012), Z), segments=4)
    for s in (-1, 1):
        z = Z
        while z > -1:
            h = rs.uniform(.30, .42)
            w = .44 if int(z * 10) % 2 else .56
            box("jamb", (w, .62, h - .012), (X + s * (R0 + w / 2), rs.uniform(-.012, .012), z - h / 2 - .004), st, .018, segments=4)
            z -= h
    wallm = rubble("a48b69", "6c543a", 1.0, .8)
    z = -1.0                                               # the wall around it: courses of rubble, cut off where the arch stands
    while z < 4:
        h = rs.uniform(.16, .27)
        x = -3.2
        while x < 4:
            w = rs.uniform(.22, .48)
            cx, cz = x + w / 2 - X, max(0, z + h / 2 - Z)
            if math.hypot(cx, cz) > R1 + .02 + (w * .30 if z < Z else .05) and (abs(cx) > R1 + .08 or z > Z):
                box("stone", (w - .022, .5, h - .022), (x + w / 2, .05 + rs.uniform(-.02, .02), z + h / 2), wallm, .03, (0, rs.uniform(-.03, .03), 0), 4)
            x += w
        z += h
    mort = box("mortar", (9, .36, 7), (X, .10, 1.5), plaster("8a7656", bump=.6, scale=4), 0)
    t = prism("t", arch_outline(2 * (R0 + .12), 3.2 + R0), 3, None, 0, (X, 0, Z - 3.2 - .0))
    cut(mort, t)
    far = matte("10160f", .95, .05)
    for y, h in ((9, 4.6), (13, 5.2), (18, 5.6), (26, 6.2), (38, 6.6)):
        for s in (-1, 1):
            prof = [(max(.01, .50 * math.sin(math.pi * min(1, .06 + .94 * q)) ** .7 * (1 - .45 * q) * rs.uniform(.86, 1.1)), h * q) for q in np.linspace(0, 1, 50)]
            lathe("cypress", prof, far, 20, (1.9 + s * 1.55 + (y - 9) * .05, y, -1))
    wide("lane", -80, 80, .5, 400, -1, plaster("a8906c", bump=.5))
    for y, b, c, e in ((300, 16, "6f6478", .20), (200, 8, "474a5c", .16)):
        xs = np.linspace(-200, 260, 200)
        prism("hill", list(zip(xs, b + 6 * np.sin(xs * .02 + y) + 1.2 * np.sin(xs * .11))) + [(260, -9), (-200, -9)], .1, glow(c, e), 0, (0, y, 0))
    for x, z, y in ((2.4, .7, 90), (4.6, .8, 90), (7.0, .75, 90), (3.4, 2.6, 90)):   # the house at the end of the lane
        disc("pane", .5, (x + 2, y, z), glow(kelvin(2500), 2.0), (0, 0, 0), .02, 0, 24)
    # the lantern on its bracket
    L = Vector((-1.08, -.62, 1.62))
    P = []
    for s, q in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        P.append(tube("edge", [(s * .085, q * .085, -.20), (s * .125, q * .125, .17)], .009, iron))
    for z, w in ((-.20, .19), (.17, .27)):
        for ss in ((w, .022, .022), (.022, w, .022)):
            for d in (-1, 1):
                P.append(box("frame", ss, (0, d * w / 2, z) if ss[0] == w else (d * w / 2, 0, z), iron, .004))
    P.append(mesh("roof", [(-.17, -.17, .18), (.17, -.17, .18), (.17, .17, .18), (-.17, .17, .18), (-.04, -.04, .33), (.04, -.04, .33), (.04, .04, .33), (-.04, .04, .33)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)], iron, False))
    P.append(lathe("cap", [(0, .44), (.03, .42), (.02, .38), (.055, .35), (.055, .33), (0, .33)], iron, 40))
    P.append(torus("ring", .035, .007, iron, (0, 0, .47), (math.pi / 2, 0, 0), 50, 12))
    P.append(box("foot", (.19, .19, .02), (0, 0, -.20), iron, .004))
    pm, n, out = material("pane")
    zz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    k = n.math("POWER", 2.7, n.math("MULTIPLY", n.math("POWER", n.math("DIVIDE", n.math("ADD", zz, .05), .13), 2), -1.0))
    mx = n.add("ShaderNodeAddShader")
    n.put(mx, 0, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("f8dcae")}).outputs[0])
    n.put(mx, 1, n.add("ShaderNodeEmission", {"Color": (*kelvin(2300), 1), "Strength": n.math("MULTIPLY_ADD", k, .55, .05)}).outputs[0])
    n.put(out, "Surface", mx)
    pm.cycles.sample_as_light = False
    for q in range(4):
        c, s = math.cos(q * math.pi / 2), math.sin(q * math.pi / 2)
        o = mesh("pane", [tuple((x * c - y * s, x * s + y * c, z)) for x, y, z in ((-.085, -.085, -.2), (.085, -.085, -.2), (.125, -.125, .17), (-.125, -.125, .17))], [(0, 1, 2, 3)], pm, False)
        o.visible_shadow = False
        P.append(o)
    fl = lathe("flame", spline([(0, -.10), (.020, -.075), (.024, -.05), (.012, 0), (0, .04)], 30), glow(kelvin(2300), 9), 24)
    fl.visible_shadow = False
    fl.data.materials[0].cycles.sample_as_light = False
    P.append(fl)
    P.append(lathe("candle", [(0, -.11), (.028, -.11), (.028, -.2), (0, -.2)], matte("ecd9b4", .6), 30))
    group(P, tuple(L), 16)
    tube("bracket", spline([(L.x, L.y, L.z + .50), (L.x, L.y + .02, L.z + .60), (L.x, L.y + .2, L.z + .66), (L.x, -.14, L.z + .62)], 60), .014, iron)
    tube("scroll", spline([(L.x, -.14, L.z + .18), (L.x, -.34, L.z + .32), (L.x, -.46, L.z + .52), (L.x, -.36, L.z + .60), (L.x, -.28, L.z + .52), (L.x, -.34, L.z + .46)], 80), .010, iron)
    box("plate", (.07, .02, .62), (L.x, -.20, L.z + .38), iron, .006)
    hidden(point(tuple(L + Vector((0, -.02, -.04))), 46, kelvin(2250), .035))
    hidden(area((-2, -6, 6), (0, 0, 1.5), 5, 170, "86a4d8"))
    camera((-1.05, -3.5, 1.06), (-.30, 0, 1.72), 38, 2.8, (-.8, -.3, 1.6))
    return dict(anchor=(98.6, .88), saturation=.86)


def residence():
    """Linen before the open door to a roof terrace, a threshold of stone between terracotta and the evening."""
    sky_gradient(DUSK, .62, (.30, 1, .06), "ffb26a", 1.6, 50)
    wall = plaster("cdb595", bump=.12)
    for x0, x1 in ((-5, -.95), (1.05, 5)):
        box("wall", (x1 - x0, .5, 4), ((x0 + x1) / 2, .25, 2), wall, .015)
    box("head", (3, .5, 1.5), (0, .25, 3.3), wall, .015)
    oak = oaks("7a4c2a", .4)[1]
    for x in (-.92, 1.02):
        box("frame", (.07, .12, 2.6), (x, .20, 1.3), oak, .008)
    box("threshold", (2.02, .56, .07), (.05, .24, .012), stone("d8c8ac", "a98c62", .7, .32, .4), .018, segments=5)
    clay = []
    for t in ("a5552f", "b0643a", "93482a", "b8704a"):
        m, n, p = principled("clay", t, .34, 0, Specular=.42)
        f, g = n.noise(n.coord("Object"), 9, 4, .6), n.noise(n.coord("Object"), 60, 3, .6)
        n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", f, .7), n.math("MULTIPLY", g, .3)), [(.3, tuple(.55 * x for x in rgb(t))), (.55, rgb(t)), (.75, tuple(1.25 * x for x in rgb(t)))]))
        n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .3, .30))
        n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", f, .8), n.math("MULTIPLY", g, .2)), .35, .012))
        clay.append(m)
    S = .125                                               # six-sided tiles
    hexa = [(S * .965 * math.cos(math.pi / 6 + k * math.pi / 3), S * .965 * math.sin(math.pi / 6 + k * math.pi / 3)) for k in range(6)]
    for j in range(-17, 1):
        for i in range(-14, 15):
            x, y = (i + (j % 2) * .5) * S * math.sqrt(3), j * S * 1.5 - .06
            if -2.4 < x < 2.4 and y > -2.9:
                o = prism("tile", hexa, .02, clay[int(rs.integers(4))], .005, (x, y, -.010 + rs.uniform(-.0015, .0015)), (math.pi / 2 + rs.uniform(-.008, .008), rs.uniform(-.008, .008), 0), 3)
    wide("joints", -5, 5, -4, 0, -.006, plaster("7d684e", bump=.4, scale=6))
    for i in range(-9, 10):
        for j in range(7):
            box("slab", (.595, .595, .05), (i * .6, .85 + .6 * j, -.045), stone("c9b291", "9a7c54", .8, .5), .008)
    box("parapet", (14, .3, .62), (0, 5.2, .20), wall, .03)
    # the town below: lamps out of focus, a tree in its pot
    for k in range(90):
        x, z = rs.uniform(-60, 60), -rs.uniform(0, 1) ** 1.5 * 9 - 1.0
        m, n, out = material("far")
        mx = n.add("ShaderNodeAddShader")
        n.put(mx, 0, n.add("ShaderNodeBsdfTransparent").outputs[0])
        n.put(mx, 1, n.add("ShaderNodeEmission", {"Color": (*kelvin(rs.uniform(2000, 3000)), 1), "Strength": rs.uniform(.25, .8)}).outputs[0])
        n.put(out, "Surface", mx)
        disc("lamp", rs.uniform(.5, .9), (x, 90 - .1 * k, z + 9.5), m, (0, 0, 0), .02, 0, 36)
    xs = np.linspace(-200, 200, 200)
    prism("hill", list(zip(xs, 12 + 5 * np.sin(xs * .03) + 1.5 * np.sin(xs * .1))) + [(200, -60), (-200, -60)], .1, glow("3c3f55", .18), 0, (0, 130, 0))
    # the curtain: light comes through it
    m, n, out = material("linen")
    weave = n.noise(n.coord("UV", (520, 520, 1)), 1, 2, .6)
    slub = n.noise(n.coord("UV", (6, 400, 1)), 1, 2, .6)
    col = n.mix(.35, rgba("f0e2c8"), n.ramp(n.math("ADD", n.math("MULTIPLY", weave, .5), n.math("MULTIPLY", slub, .5)), [(.35, (.5, .42, .32)), (.6, (1, 1, 1))]), "MULTIPLY")
    mx = n.add("ShaderNodeMixShader", {"Fac": .55})
    n.put(mx, 1, n.add("ShaderNodeBsdfDiffuse", {"Color": col}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfTranslucent", {"Color": col}).outputs[0])
    thin = n.add("ShaderNodeMixShader", {"Fac": .16})
    n.put(thin, 1, mx.outputs[0])
    n.put(thin, 2, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(out, "Surface", thin)

    def hung(x0, w, folds, seed, blow):
        r = np.random.default_rng(seed)
        ph = r.uniform(0, 6.28, 8)

        def fn(u, v):
            s = 1 - v                                       # 0 above, 1 at the hem
            a = u * folds * math.tau
            y = .055 * math.sin(a + .5 * math.sin(v * 2 + ph[0])) + .018 * math.sin(2.1 * a + ph[1] + v) - blow * s ** 1.8 * (.55 + .45 * math.sin(u * 3.4 + ph[2])) - .03 * s * math.sin(u * 9 + v * 5)
            x = x0 + u * w * (1 + .10 * s) + .02 * math.sin(2 * a) + .03 * s * math.sin(v * 6 + ph[3])
            return (x, -.12 + y, .015 + v * 2.7 + .05 * blow * s ** 3 * math.sin(u * 5))
        grid("linen", fn, 500, 90, m)
    hung(-1.05, .92, 6, 4, .34)
    hung(.80, .36, 4, 8, .06)
    tube("rod", [(-1.4, -.12, 2.7), (1.5, -.12, 2.7)], .014, brass(.2))
    lathe("pot", spline([(0, 0), (.17, 0), (.24, .30), (.27, .38), (.23, .38), (0, .3)], 40), clay[2], 60, (1.0, 3.9, -.02))
    leaf = principled("leaf", "4c5f3a", .6, Specular=.3)[0]
    for k in range(260):
        q = Vector(rs.normal(0, 1, 3))
        q = q / q.length * .42 * rs.uniform(.3, 1) ** .5
        o = mesh("leaf", [(-.07, 0, 0), (0, 0, .025), (.07, 0, 0), (0, 0, -.025)], [(0, 1, 2, 3)], leaf, False)
        o.location, o.rotation_euler = (1.0 + q.x, 3.9 + q.y, .85 + q.z), tuple(rs.uniform(-2, 2, 3))
    tube("trunk", [(1.0, 3.9, .3), (1.0, 3.9, .8)], .025, oak)
    sun((-.34, -1, -.34), 3.6, kelvin(2500), 1.2)
    hidden(area((2.4, -3.5, 2.4), (0, -.5, .3), 2.5, 24, "8aa4d6"))
    camera((.34, -2.45, .62), (.06, 0, .60), 36, 3.5, (0, -.3, .5))
    return dict(anchor=(98.2, .88), saturation=.86)


def hotel():
    """The stair of a small grand hotel: a runner, its brass rods and a rail that is lit from below."""
    marble, n, p = principled("marble", "d6c9b4", .22, 0, Specular=.5)
    v = n.noise(n.coord("Object", (1.2, 1.2, 2.4)), 2.2, 6, .65, 1.6)
    n.put(p, "Base Color", n.ramp(v, [(.30, rgb("cbbda6")), (.49, rgb("bfae94")), (.52, rgb("d0c2ab")), (.8, rgb("ddd1be"))]))
    wool, n, p = principled("wool", "6e2a1c", .95, 0, Specular=.1, Sheen=.5)
    x = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["X"]
    ax = n.math("ABSOLUTE", x)
    band = n.math("MULTIPLY", n.math("GREATER_THAN", ax, .385), n.math("LESS_THAN", ax, .415))
    line = n.math("MULTIPLY", n.math("GREATER_THAN", ax, .355), n.math("LESS_THAN", ax, .365))
    pile = n.noise(n.coord("Object"), 420, 2, .6)
    worn = n.noise(n.coord("Object"), 7, 3, .6)
    c = n.mix(n.math("ADD", band, line, clamp=True), n.ramp(worn, [(.3, rgb("40190f")), (.7, rgb("64301f"))]), rgba("c79a5c"))
    n.put(p, "Base Color", n.mix(.5, c, n.ramp(pile, [(.3, (.35,) * 3), (.65, (1, 1, 1))]), "MULTIPLY"))
    n.put(p, "Normal", n.bump(pile, .6, .006))
    gold = brass(.29)
    T, H, W = .30, .158, .92
    for k in range(17):
        box("step", (3.0, T + .04, H), (0, k * T + T / 2 - .02, k * H - H / 2), marble, .012, segments=4)
    prof = []                                              # the runner follows tread and riser
    for k in range(17):
        y, z = k * T, k * H
        prof += [(y - .048, z - H + .02), (y - .049, z - .05), (y - .050, z - .022), (y - .050, z + .004), (y - .030, z + .012), (y + .02, z + .012), (y + T * .6, z + .012), (y + T - .062, z + .011)]
    P = np.array(prof)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    q = np.linspace(0, d[-1], 900)
    Y, Z = np.interp(q, d, P[:, 0]), np.interp(q, d, P[:, 1])
    for _ in range(2):
        Y[2:-2] = (Y[:-4] + Y[1:-3] + Y[2:-2] + Y[3:-1] + Y[4:]) / 5
        Z[2:-2] = (Z[:-4] + Z[1:-3] + Z[2:-2] + Z[3:-1] + Z[4:]) / 5
    grid("runner", lambda u, v: ((u - .5) * W, Y[int(v * 899)], Z[int(v * 899)]), 40, 900, wool)
    for k in range(17):
        y, z = k * T + T - .060, k * H + .022
        tube("rod", [(-W / 2 - .07, y, z), (W / 2 + .07, y, z)], .0095, gold, res=10)
        for s in (-1, 1):
            sphere("end", .019, (s * (W / 2 + .08), y, z), gold, 40)
            box("eye", (.018, .03, .034), (s * (W / 2 + .035), y + .01, z - .004), gold, .005)
    box("wall", (.2, 8, 5), (1.28, 2, 1.6), plaster("6e5a44", bump=.12), 0)
    slope = H / T
    wood = walnut("4a2413", .22, .5)
    top = lambda y: y * slope + .78
    for dz, r in ((0, .030), ):
        tube("rail", [(1.06, -1.5, top(-1.5)), (1.06, 4, top(4))], r, wood, res=14)
    m, n, out = material("strip")
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(2400), 1), "Strength": 5}))
    m.cycles.sample_as_light = False
    tube("strip", [(1.075, -1.5, top(-1.5) - .032), (1.075, 4, top(4) - .032)], .006, m)
    for y in (.0, .9, 1.8, 2.7):
        tube("bracket", spline([(1.18, y, top(y) - .10), (1.09, y, top(y) - .11), (1.06, y, top(y) - .03)], 30), .011, gold)
        disc("rose", .034, (1.176, y, top(y) - .10), gold, (0, 0, math.pi / 2), .012, .004, 48)
    for y in (.0, .45, .9, 1.35, 1.8, 2.25, 2.7, 3.15):
        hidden(point((1.06, y, top(y) - .07), 2.6, kelvin(2350), .05))
    area((-1.7, 1.9, 2.9), (0, .8, .3), .5, 60, kelvin(2700))
    area((-1.2, -2.6, 2.2), (0, .6, .3), 1.6, 10, kelvin(3000))
    hidden(area((-2.6, -2.0, 2.4), (0, .5, .2), 2.4, 20, "8ca4d4"))
    camera((-.66, -1.55, 1.22), (.46, 1.0, .66), 40, 3.2, (.2, .62, .4))
    return dict(anchor=(98.2, .86), saturation=.88)


def door():
    """A house door in Lisbon, ajar: its brass knocker, tiles in the lit hall, a case on the worn step."""
    lime = stone("cbb898", "9a7f5a", .6, .5, .4)
    paint, n, p = principled("paint", "223a34", .34, 0, Specular=.45)
    v = n.noise(n.coord("Object", (30, 30, 2.5)), 2, 4, .6, .6)
    n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 3, 4, .6), [(.3, rgb("1b302b")), (.7, rgb("2b463e"))]))
    n.put(p, "Normal", n.bump(v, .10, .006))
    gold = brass(.18)
    wall = plaster("a3835f", bump=.25)
    box("wall", (5, .5, 5), (-3.42, .35, 2), wall, 0)
    box("wall", (5, .5, 5), (3.46, .35, 2), wall, 0)
    for x in (-.80, .84):
        box("jamb", (.24, .62, 4), (x, .27, 2), lime, .015, segments=4)
        box("base", (.29, .68, .34), (x, .26, .29), lime, .02, segments=4)
    box("step", (2.3, .85, .16), (.02, -.02, .04), lime, .035, segments=6)
    # cobbles, small and worn, their tops not quite level
    stones = [rubble("b8ac98", "8a7d68", .5, 2), rubble("a89c88", "786c58", .5, 2), rubble("2e2b2a", "191716", .5, 2)]
    S = .088
    for i in range(-24, 25):
        for j in range(0, 32):
            x, y = i * S + rs.uniform(-.006, .006) + (j % 2) * S * .5, -.50 - j * S + rs.uniform(-.006, .006)
            dark = (i + j) % 9 == 0 or (i - j) % 9 == 0
            box("cobble", (S * rs.uniform(.86, .95), S * rs.uniform(.86, .95), .08), (x, y, -.075 + rs.uniform(-.003, .004)), stones[2 if dark else int(rs.integers(2))], .014, (rs.uniform(-.05, .05), rs.uniform(-.05, .05), rs.uniform(-.1, .1)), 3)
    wide("sand", -6, 6, -5, 0, -.07, matte("3c342b", 1))

    def panelled(W, H, parts):
        P = [box("leaf", (W, .05, H), (W / 2, 0, H / 2), paint, .004)]
        for z0, z1 in parts:
            P.append(box("field", (W - .22, .02, z1 - z0 - .10), (W / 2, -.026, (z0 + z1) / 2), paint, .008, segments=4))
            x0, x1 = .07, W - .07
            for (ax, az), (bx, bz) in (((x0, z0), (x1, z0)), ((x1, z0), (x1, z1)), ((x1, z1), (x0, z1)), ((x0, z1), (x0, z0))):
                P.append(tube("mould", [(ax, -.026, az), (bx, -.026, bz)], .013, paint))
        return P
    parts = ((.10, .78), (.90, 1.12), (1.24, 2.5))
    P = panelled(.68, 2.7, parts)
    P.append(torus("ring", .060, .0105, gold, (.34, -.075, 1.42), (math.pi / 2 - .16, 0, 0), 90, 20))
    P.append(sphere("boss", .030, (.34, -.06, 1.49), gold, 50))
    P.append(disc("plate", .045, (.34, -.038, 1.49), gold, (0, 0, 0), .012, .004, 60))
    P.append(box("slot", (.26, .016, .062), (.34, -.036, 1.01), gold, .006))
    P.append(box("flap", (.21, .014, .036), (.34, -.046, 1.01), gold, .005))
    P.append(sphere("knob", .034, (.62, -.075, 1.08), gold, 50))
    group(P, (-.68, .34, .12), 0)
    g = group(panelled(.68, 2.7, parts), (.72, .36, .12), 0)
    g.scale = (-1, 1, 1)
    g.rotation_euler = (0, 0, math.radians(-80))
    # the hall: tiles to the height of the hip, a chequered floor, plaster above
    tile, n, p = principled("azulejo", "e6dfd0", .16, 0, Specular=.5)
    o = n.coord("Object")
    s = n.add("ShaderNodeSeparateXYZ", {0: o}).outputs
    q = 1 / .14
    fx, fz = (n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", a, q)), .5)) for a in (n.math("ADD", s[0], n.math("ADD", s[1], 8)), n.math("ADD", s[2], 8)))
    r = n.math("SQRT", n.math("ADD", n.math("POWER", fx, 2), n.math("POWER", fz, 2)))
    di = n.math("ADD", fx, fz)
    star = n.math("LESS_THAN", n.math("MULTIPLY", fx, fz), .012)
    ring_ = n.math("MULTIPLY", n.math("GREATER_THAN", r, .27), n.math("LESS_THAN", r, .34))
    corner = n.math("GREATER_THAN", di, .78)
    heart = n.math("LESS_THAN", r, .09)
    blue = n.math("ADD", n.math("ADD", ring_, corner, clamp=True), n.math("ADD", heart, n.math("MULTIPLY", star, n.math("LESS_THAN", r, .22)), clamp=True), clamp=True)
    joint = n.math("GREATER_THAN", n.math("MAXIMUM", fx, fz), .487)
    wash = n.noise(o, 30, 4, .6)
    c = n.mix(n.math("MULTIPLY", blue, n.math("MULTIPLY_ADD", wash, .5, .6, clamp=True)), rgba("e9e0cd"), rgba("274a86"))
    n.put(p, "Base Color", n.mix(joint, c, rgba("8a7c66")))
    n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", wash, .12), joint), .3, .004))
    inner = plaster("d6bd96", bump=.1)
    for x0, y0, sx, sy in ((-1.25, 2.6, .1, 4.4), (1.35, 2.6, .1, 4.4), (0, 4.3, 3, .1)):
        box("dado", (sx, sy, 1.26), (x0, y0, .12 + .63), tile, 0)
        box("over", (sx, sy, 3), (x0, y0, 2.86), inner, 0)
        box("border", (sx + .03, sy + .03, .05), (x0, y0, 1.40), matte("274a86", .25), .012)
    ca, cb = principled("pale", "d8cbb4", .16, 0, Specular=.5)[0], principled("dark", "26221f", .16, 0, Specular=.5)[0]
    for i in range(-5, 6):
        for j in range(13):
            box("flag", (.298, .298, .04), (i * .3, .65 + j * .3, .10), ca if (i + j) % 2 else cb, .003, segments=2)
    lathe("shade", spline([(.07, .22), (.13, .08), (.15, 0)], 30), glow(kelvin(2500), 2.2), 60, (-.32, 3.2, 2.0))
    hidden(point((-.1, 2.0, 2.2), 60, kelvin(3500), .16))
    hidden(point((.1, 3.3, 1.9), 34, kelvin(3500), .2))
    # the case
    hide, n, p = principled("hide", "7a4524", .38, 0, Specular=.45)
    f, g2 = n.noise(n.coord("Object"), 5, 4, .6), n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 150.0}).outputs["Distance"]
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("4e2913")), (.55, rgb("7f4a27")), (.78, rgb("a06636"))]))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", f, .4), n.math("MULTIPLY", g2, .35)), .3, .008))
    strap, thread = principled("strap", "4a2813", .42)[0], matte("d0b184", .8)
    W, D, Hh = .66, .21, .44
    P = [box("case", (W, D, Hh), (0, 0, Hh / 2), hide, .035, segments=8), box("seam", (W + .004, .008, Hh + .004), (0, -.01, Hh / 2), strap, .036, segments=8)]
    for s in (-1, 1):
        P.append(box("strap", (.048, D + .010, Hh + .010), (s * .19, 0, Hh / 2), strap, .038, segments=8))
        P.append(box("buckle", (.062, .010, .046), (s * .19, -D / 2 - .010, Hh * .70), gold, .004))
        P.append(box("tongue", (.040, .012, .030), (s * .19, -D / 2 - .012, Hh * .70), strap, .003))
        for e in (-.021, .021):
            for k in range(34):
                P.append(box("stitch", (.0016, .002, .006), (s * .19 + e, -D / 2 - .006, .05 + k * .0105), thread, 0))
        for z in (.03, Hh - .03):
            P.append(sphere("corner", .052, (s * (W / 2 - .035), -D / 2 + .036, z + (.012 if z < .1 else -.012)), strap, 40))
    P.append(tube("handle", spline([(-.09, 0, Hh), (-.085, 0, Hh + .045), (0, 0, Hh + .062), (.085, 0, Hh + .045), (.09, 0, Hh)], 60), .014, strap, res=10))
    for s in (-1, 1):
        P.append(box("lug", (.03, .04, .03), (s * .09, 0, Hh + .008), gold, .006))
        P.append(box("lock", (.05, .012, .04), (s * .06, -D / 2 - .004, Hh * .90), gold, .006))
    group(P, (.50, -.62, -.035), -14)
    hidden(area((-3.2, -3.6, 3.4), (.1, 0, .8), 2.6, 430, "a9b8dc"))
    area((-1.5, -1.7, 2.9), (-.1, .1, 1.0), .35, 120, kelvin(2700))
    area((1.6, -3.6, 1.6), (-.2, .2, 1.2), 1.4, 14, kelvin(3200))
    ambient("3a4a66", .10)
    camera((-.30, -3.35, 1.06), (.12, 0, .80), 45, 4.5, (.2, -.3, .7))
    return dict(anchor=(98.4, .86), saturation=.86)


ambient("4a6c9a", .14)
grade = dict(sea=sea, chalet=chalet, town=town, estate=estate, residence=residence, hotel=hotel, door=door)[view]()
bpy.context.scene.camera.data.clip_end = 20000
shoot("house-" + view, 20, dict(NIGHT, bloom=.2, **grade))
