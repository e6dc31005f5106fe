"""Close views for the services that do not exist yet: a cymbal, a drum, a stage lamp."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


def cymbal():
    """A cymbal on its stand, its light drawn in rays by the grooves."""
    m, n, p = principled("bell bronze", "c08a3e", .30, 1.0)
    v = n.coord("Object")
    s = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
    d = n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Y"], 2.0)))
    only = n.add("ShaderNodeCombineXYZ", {0: d}).outputs[0]
    groove = n.noise(only, 34, 2, .7)
    cloud = n.noise(v, 1.6, 5, .65, .6)
    n.put(p, "Base Color", n.mix(n.ramp(groove, [(.30, (.65,) * 3), (.60, (0, 0, 0))]), n.ramp(cloud, [(.3, rgb("a8702e")), (.7, rgb("d6a558"))]), rgba("5a3312")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", cloud, .08, .30))
    dent = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object", (1, 1, .4)), "Scale": 2.6}, feature="SMOOTH_F1").outputs["Distance"]
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", groove, .55), n.math("MULTIPLY", dent, .35)), .30, .05))
    prof = [(.075, .43), (.20, .42), (.38, .35), (.50, .22), (.58, .145), (.70, .12), (1.4, .04), (2.1, -.10), (2.26, -.15)]
    top = spline(prof, 220)
    plate = lathe("plate", top + [(r, z - .022) for r, z in top[::-1]] + [top[0]], m, 400)
    felt = matte("6a1d16", .95, .1)
    steel = principled("chrome", "cfc9be", .16, 1.0)[0]
    P = [plate, lathe("felt", spline([(.0, .62), (.16, .62), (.19, .58), (.19, .46), (.16, .425), (0, .42)], 60), felt, 80)]
    g = group(P, (0, 0, 0), 0, 1, (math.radians(19), math.radians(-13), 0))
    N = [tube("rod", [(0, 0, -3.6), (0, 0, .98)], .045, steel), lathe("nut", spline([(0, .84), (.10, .84), (.125, .80), (.125, .70), (.15, .66), (.0, .66)], 60), steel, 60)]
    for k in (-1, 1):
        N.append(tube("wing", spline([(.06 * k, 0, .74), (.20 * k, 0, .80), (.34 * k, 0, .94), (.37 * k, 0, 1.02), (.30 * k, 0, 1.03), (.18 * k, 0, .90), (.06 * k, 0, .82)], 80), .036, steel))
    tilted = group(N[1:], (0, 0, 0), math.radians(25), 1, (math.radians(12), math.radians(-8), math.radians(25)))
    tube("stand", [(0, 0, .2), (0, .15, -1.2), (0, .15, -6)], .10, steel)
    box("back", (80, .2, 40), (0, 14, 0), velvet("3a160e", "7a4a2c"), 0)
    lit_disc(1.35, (-3.3, 10, 1.55), .62, warm=(3700, 2450))
    spot((5.2, 3.6, 4.6), (0, 0, .1), 2600, 40, .3, kelvin(3300), .15)
    area((3.2, 4.6, 3.6), (.2, 0, .1), 1.4, 520, kelvin(3300), 4)
    area((-4.5, 1.5, 4.5), (0, 0, 0), 1.6, 330, kelvin(5200), 4)
    area((1.0, 7, 4.2), (0, 0, 0), 5.0, 900, kelvin(3500), 3.4)
    area((-2, -6, 4.5), (0, 0, 0), 2.4, 160, kelvin(4600))
    ambient("3a2c20", .25)
    camera((.5, -6.7, 2.15), (.05, 0, .02), 58, 1.1, (.1, -1.1, .0))
    return dict(NIGHT, anchor=(98.2, .86), bloom=.20, saturation=.88)


def drum():
    """A drum from close by, two sticks across its hoop."""
    box("floor", (60, 60, .2), (0, 10, -1.9), walnut("2e1a0e", .4, .4), 0)
    skin, n, p = principled("skin", "efe4d0", .72, Specular=.25)
    v = n.coord("Object")
    worn = n.noise(v, 1.3, 5, .7)
    s = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
    d = n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Y"], 2.0)))
    mark = n.math("MULTIPLY", n.ramp(d, [(.12, (1, 1, 1)), (.62, (0, 0, 0))]), n.ramp(n.noise(v, 7, 5, .75), [(.46, (0, 0, 0)), (.62, (.9,) * 3)]))
    n.put(p, "Base Color", n.mix(mark, n.ramp(worn, [(.3, rgb("e8dbc3")), (.7, rgb("f4ecdc"))]), rgba("b9a486")))
    n.put(p, "Normal", n.bump(n.noise(v, 70, 3, .7), .10, .01))
    lathe("head", [(0, 0), (1.62, 0), (1.69, -.01), (1.715, -.05), (1.72, -.2)], skin, 240)
    red, n, p = principled("lacquer", "6a130c", .14, 0, Specular=.55, Clearcoat=1.0, Clearcoat_Roughness=.05)
    fl = n.noise(n.coord("Object", (1, 1, 7)), 1.3, 4, .6, .5)
    n.put(p, "Base Color", n.ramp(fl, [(.3, rgb("3c0906")), (.7, rgb("861c10"))]))
    lathe("shell", [(1.66, -.1), (1.66, -1.7)], red, 240)
    chrome, n, p = principled("chrome", "d8c7a4", .17, 1.0)
    gold = brass(.18)
    lathe("hoop", spline([(1.70, -.26), (1.80, -.27), (1.86, -.24), (1.865, -.20), (1.80, -.18), (1.775, -.14), (1.775, .10), (1.79, .145), (1.83, .16), (1.85, .14), (1.83, .115), (1.80, .09)], 160), gold, 300)
    lathe("low", spline([(1.68, -1.60), (1.80, -1.59), (1.86, -1.62), (1.86, -1.72), (1.70, -1.74)], 60), gold, 240)
    for k in range(10):
        a = k / 10 * math.tau + .16
        c, s_ = math.sin(a), -math.cos(a)
        P = [tube("rod", [(0, -1.845, -.02), (0, -1.845, -.85)], .035, gold), lathe("cap", spline([(0, .06), (.055, .06), (.075, .03), (.075, -.05), (.10, -.06), (.10, -.09), (0, -.10)], 50), gold, 40, (0, -1.845, -.06)),
             box("ear", (.20, .17, .07), (0, -1.83, -.20), gold, .03),
             box("lug", (.20, .16, .62), (0, -1.745, -.92), gold, .07)]
        group(P, (0, 0, 0), 0, 1, (0, 0, a))
    wood, n, p = principled("hickory", "c89a60", .42, Specular=.4, Clearcoat=.3)
    g_ = n.noise(n.coord("Object", (9, 9, .5)), 2.6, 4, .65)
    n.put(p, "Base Color", n.ramp(g_, [(.32, rgb("9c6a36")), (.68, rgb("dcb27a"))]))

    def stick(a, b, roll=0):
        prof = spline([(0, 0), (.055, .02), (.072, .08), (.074, 1.0), (.072, 2.6), (.055, 3.3), (.036, 3.80), (.036, 3.86), (.058, 3.92), (.066, 4.00), (.056, 4.08), (.02, 4.125), (0, 4.13)], 260)
        o = lathe("stick", prof, wood, 60)
        dirn = (Vector(b) - Vector(a)).normalized()
        o.rotation_euler = dirn.to_track_quat("Z", "Y").to_euler()
        o.location = a
        return o
    stick((2.62, -1.50, .36), (-1.15, .35, .085))
    stick((2.20, -2.05, .42), (-.45, .95, .080))
    lit_disc(1.5, (-2.6, 12, 1.0), .55, warm=(3700, 2450))
    box("back", (80, .2, 40), (0, 16, 0), velvet("2a110b", "5a3420"), 0)
    spot((-4.8, 2.6, 3.2), (.1, -.2, 0), 1700, 38, .35, kelvin(3300), .08)
    area((-3, 3.4, 2.2), (0, 0, 0), .8, 60, kelvin(3600), 2.4)
    area((3.6, 1.5, 3), (.4, -1, -.4), 1.2, 70, kelvin(6400))
    area((-2.4, -5.2, 1.6), (0, -1.8, -.6), 1.8, 120, kelvin(4200), 3.2)
    ambient("2a2018", .12)
    camera((-.5, -5.6, 2.75), (.18, -.62, -.16), 54, .9, (.4, -1.0, .1))
    return dict(NIGHT, anchor=(97.6, .84), bloom=.12, saturation=.88)


def fresnel():
    """A stage lamp from its side, hung from a bar by its yoke: the rings of its lens alight, four flaps open around the light."""
    body = principled("enamel", "2c5866", .30, Specular=.55)[0]
    m, n, out = material("lens")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    d = n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Y"], 2.0)))
    step = n.math("FRACT", n.math("MULTIPLY", n.math("SUBTRACT", d, .24), 11.5))
    inside = n.ramp(d, [(.235, (1, 1, 1)), (.24, (0, 0, 0))], "CONSTANT")
    band = n.ramp(step, [(0, (.16,) * 3), (.10, (.42,) * 3), (.72, (1, 1, 1)), (.92, (.62,) * 3), (1, (.16,) * 3)])
    band = n.mix(inside, band, rgba("ffffff"))
    fall = n.ramp(d, [(0, (1, 1, 1)), (.35, (.66,) * 3), (1.02, (.22,) * 3)])
    e = n.add("ShaderNodeEmission", {"Color": n.mix(1.0, n.ramp(d, [(0, kelvin(4000)), (.5, kelvin(3000)), (1, kelvin(2350))]), n.mix(1.0, band, fall, "MULTIPLY"), "MULTIPLY"), "Strength": 1.25})
    gloss = n.add("ShaderNodeBsdfGlossy", {"Roughness": .06, "Color": (.9, .9, .9, 1)})
    n.put(out, "Surface", n.add("ShaderNodeAddShader", {0: e.outputs[0], 1: n.add("ShaderNodeMixShader", {0: n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0], .6), 1: n.add("ShaderNodeBsdfDiffuse", {"Color": rgba("1a120a")}).outputs[0], 2: gloss.outputs[0]}).outputs[0]}))
    prof = [(0, .16), (.12, .145), (.24, .10)]
    for k in range(9):
        r0 = .24 + k / 11.5
        prof += [(r0 + .004, .04), (r0 + .010, .125), (r0 + .05, .105), (r0 + 1 / 11.5 - .002, .045)]
    prof += [(1.03, .02)]
    lens = lathe("lens", prof, m, 300)
    P = [lens]
    ring = lathe("ring", spline([(1.02, .0), (1.02, .14), (1.06, .19), (1.13, .19), (1.17, .14), (1.18, -.2)], 80), body, 240)
    can = lathe("can", [(1.18, -.1), (1.22, -.15), (1.22, -1.9), (1.0, -2.1), (0, -2.1)], body, 200)
    P += [ring, can]
    for k in range(3):
        P.append(torus("rib", 1.225, .03, body, (0, 0, -.45 - .22 * k), seg=200, sides=12))
    for k in range(8):
        a = k * math.tau / 8 + .2
        P.append(sphere("screw", .035, (1.10 * math.cos(a), 1.10 * math.sin(a), .19), principled("screw", "8a7350", .25, 1.0)[0], 24))
    leaf, n, p = principled("leaf", "356673", .40, Specular=.5)
    f = n.noise(n.coord("Object"), 2.2, 5, .7)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("2a5360")), (.66, rgb("356673")), (.76, rgb("8a9a94"))]))
    for k, (w0, w1, L, open_) in enumerate(((.98, 1.30, 1.15, 128), (.80, .86, 1.10, 120), (.98, 1.30, 1.15, 118), (.80, .86, 1.10, 126))):
        o = prism("flap", [(-w0, 0), (w0, 0), (w1, L), (w1 - .10, L + .06), (-w1 + .10, L + .06), (-w1, L)], .03, leaf, .012)
        hinge = tube("hinge", [(-w0, 0, 0), (w0, 0, 0)], .045, body)
        g = group([o, hinge], (0, 0, 0), 0, 1, None)
        th = math.radians(open_)
        # out of the ring, then forward: the flap lies in the plane of x and its normal
        turn = Matrix.Rotation(k * math.pi / 2, 4, "Z") @ Matrix.Translation((0, 1.14, .20)) @ Matrix.Rotation(math.pi / 2 - th, 4, "X") @ Matrix.Rotation(-math.pi / 2, 4, "X") @ Matrix.Rotation(math.pi / 2, 4, "X")
        for q in (o, hinge):
            q.parent = None
            q.matrix_world = turn
        P += [o, hinge]
    root = link(bpy.data.objects.new("lamp", None))
    for o in P:
        keep = o.matrix_basis.copy()
        o.parent = root
        o.matrix_basis = keep
    TURN = math.radians(40)
    root.rotation_euler = (math.radians(103), 0, TURN)
    root.location = root.rotation_euler.to_matrix() @ Vector((0, 0, .95))       # it turns about the knobs of its yoke, which are at the origin
    beam = bpy.data.lights.new("beam", "SPOT")          # what leaves the lens lights the flaps
    beam.energy, beam.color, beam.spot_size, beam.spot_blend, beam.shadow_soft_size = 1500, kelvin(3000), math.radians(150), .5, .5
    b = link(bpy.data.objects.new("beam", beam))
    b.parent, b.location, b.rotation_euler = root, (0, 0, .30), (math.pi, 0, 0)
    iron, steel = principled("iron", "1b1d20", .42, .5)[0], principled("steel", "a8a49c", .28, 1.0)[0]
    Y = []
    for q in (-1, 1):
        Y += [box("arm", (.07, .34, 2.15), (q * 1.42, 0, .98), iron, .02), disc("washer", .24, (q * 1.36, 0, 0), steel, (0, 0, math.pi / 2), .10, .02, 60), disc("knob", .21, (q * 1.56, 0, 0), iron, (0, 0, math.pi / 2), .20, .05, 12)]
        Y.append(tube("bolt", [(q * 1.2, 0, 0), (q * 1.62, 0, 0)], .07, steel))
    Y += [box("bridge", (2.91, .34, .07), (0, 0, 2.05), iron, .02), tube("bolt", [(0, 0, 1.9), (0, 0, 2.5)], .08, steel), disc("nut", .17, (0, 0, 1.97), steel, FLAT, .09, .01, 6)]
    Y += [box("clamp", (.42, .30, .26), (0, 0, 2.30), steel, .03)]
    group(Y, (0, 0, 0), math.degrees(TURN))
    tube("pipe", [(-14, 0, 2.62), (14, 0, 2.62)], .22, principled("pipe", "2a2b2e", .34, .7)[0])
    hook = torus("hook", .30, .10, steel, (0, 0, 2.62), (0, math.pi / 2, 0), seg=80, sides=20)
    hook.scale = (1, 1, 1.7)
    cord = spline([(-.5, .95, -.6), (-.8, 1.5, -.2), (-.62, 1.2, 1.2), (-.9, .4, 2.2), (-1.6, .18, 2.42), (-2.4, -.16, 2.72), (-3.3, .2, 2.5), (-14, .2, 2.45)], 160)
    tube("cord", cord, .065, principled("cord", "0c0b0b", .5)[0])
    cloth = velvet("561a1c", "a8443c")
    pipes("back", 30, 16, 22, cloth, (0, 5.5, -8), .9, 3, 2600, 30)
    spot((-8, -3, 8), (1.6, 5, -.4), 9500, 44, .9, kelvin(3600), .5)
    area((-6, -4, 5.5), (0, 0, 0), 1.6, 700, kelvin(5200), 3)
    area((-2.5, 3.5, 4.5), (0, 0, .4), 1.0, 420, kelvin(4200), 3)
    area((6, -4, -2.5), (0, 0, 0), 2.4, 160, kelvin(7000))
    ambient("20242c", .14)
    camera((-.2, -15, -1.5), (.30, 0, .16), 49, 1.2, (.4, -1.0, 0))
    return dict(NIGHT, anchor=(98.6, .92), bloom=.24, halation=.06, saturation=.84)


def levers():
    """Four levers of an old dimmer board, each one higher than the one before it, a pilot lamp above each."""
    slate, n, p = principled("slate", "15120f", .42, 0, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 5, 4, .6), .10, .02))
    box("board", (40, .4, 20), (0, 0, 0), slate, 0)
    plate, n, p = principled("plate", "c8964e", .30, 1.0)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (1, 1, 14)), 4, 3, .6), .16, .24))
    gold, dark, steel = brass(.16), matte("040303", .9, .1), principled("steel", "b4aea4", .24, 1.0)[0]
    grip = walnut("6b3518", .22, 1.4)
    for k, turn in enumerate((-21, -7, 11, 31)):
        x = -3.02 + 2.14 * k + .05 * k * k
        prism("plate", rounded_outline(1.12, 2.76, .16), .07, plate, .02, (x, -.235, 0))
        prism("slot", rounded_outline(.24, 2.0, .11), .02, dark, 0, (x, -.272, 0))
        for i in range(11):
            for e in (-1, 1):
                box("mark", (.20 if i % 5 == 0 else .11, .008, .022), (x + e * .32, -.274, -.85 + .17 * i), dark, 0)
        for e in (-1, 1):
            disc("screw", .075, (x, -.285, e * 1.20), steel, (0, 0, 0), .03, .012, 48)
            box("cut", (.12, .01, .016), (x, -.302, e * 1.20), dark, 0, (0, .6 + k, 0))
        L = [box("arm", (.13, .20, 1.15), (0, 0, .62), steel, .03),
             lathe("ferrule", spline([(0, 1.08), (.12, 1.08), (.17, 1.12), (.17, 1.20), (.13, 1.24), (.13, 1.30), (0, 1.30)], 60), gold, 90),
             lathe("grip", spline([(0, 1.28), (.12, 1.28), (.145, 1.34), (.205, 1.62), (.215, 1.86), (.175, 2.06), (.09, 2.13), (0, 2.14)], 90), grip, 110)]
        group(L, (x, .40, 0), rot=(math.radians(90 - turn), 0, 0))
        z = 1.80
        torus("rim", .20, .05, gold, (x, -.24, z), (math.pi / 2, 0, 0), seg=90, sides=20)
        lamp = glow(kelvin(2300), (.5, 1.3, 2.6, 4.6)[k])
        lamp.cycles.sample_as_light = False
        o = sphere("pilot", .17, (x, -.22, z), lamp, 48)
        o.scale = (1, .7, 1)
        point((x, -.62, z), (3, 8, 18, 34)[k], kelvin(2300), .12).visible_glossy = False
    spot((-8.5, -4.2, 4.4), (.4, -.4, 0), 3600, 38, .5, kelvin(3200), .10)
    area((6.5, -7, 3), (0, 0, 0), 6, 330, kelvin(2900), 6)
    area((-7, -6, -1.5), (0, 0, 0), 3.0, 190, kelvin(6400), 5)
    ambient("2a2420", .12)
    camera((-2.7, -10.2, .8), (-.02, -.4, .34), 40, 2.0, (-.9, -1.3, -.1))
    return dict(NIGHT, anchor=(97.6, .90), bloom=.2, saturation=.88)


SIZES = dict(levers=(2400, 1100))
VIEWS = {f.__name__: f for f in (cymbal, drum, fresnel, levers)}
view = ARGS.view or "cymbal"
begin(*SIZES.get(view, (1600, 1100)))
shoot(view, 16, VIEWS[view]())
