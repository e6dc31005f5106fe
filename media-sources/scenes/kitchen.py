"""Villas: the kitchen in the morning, copper before green tiles, lemons on the sill of marble."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)


def tiles(size=.098):
    """Glazed tiles by hand: each one has its own tone and leans a little, the joints are dull."""
    m, n, p = principled("tiles", "12342f", .10, 0, Specular=.55)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Position"]})
    a, b = (n.math("DIVIDE", s.outputs[k], size) for k in ("X", "Z"))
    cell = n.add("ShaderNodeCombineXYZ", {0: n.math("FLOOR", a), 1: n.math("FLOOR", b)}).outputs[0]
    own = n.add("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="2D")
    e = [n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", q), .5)) for q in (a, b)]
    far = n.math("MAXIMUM", *e)                                      # .5 at the joint
    joint = n.ramp(far, [(.474, (0, 0, 0)), (.484, (1, 1, 1))])
    cloud = n.noise(n.coord("Object"), 30, 3, .6)
    tone = n.ramp(n.math("MULTIPLY_ADD", cloud, .35, n.math("MULTIPLY", own.outputs["Value"], .75)), [(0, rgb("0b1f22")), (.45, rgb("14383a")), (.8, rgb("245251")), (1, rgb("4d7a72"))])
    n.put(p, "Base Color", n.mix(joint, tone, rgba("4d473c")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", joint, .7, .09))
    lean = n.add("ShaderNodeVectorMath", {0: own.outputs["Color"], 1: (.5, .5, .5)}, operation="SUBTRACT").outputs[0]
    lean = n.add("ShaderNodeVectorMath", {0: lean, 1: (.13, 0, .13)}, operation="MULTIPLY").outputs[0]
    lean = n.add("ShaderNodeVectorMath", {0: n.add("ShaderNodeNewGeometry").outputs["Normal"], 1: lean}, operation="ADD").outputs[0]
    lean = n.add("ShaderNodeVectorMath", {0: lean}, operation="NORMALIZE").outputs[0]
    soft = n.ramp(far, [(.41, (1, 1, 1)), (.474, (.55,) * 3), (.49, (0, 0, 0))])
    wave = n.noise(n.coord("Object"), 17, 2, .5)
    n.put(p, "Normal", n.bump(n.math("ADD", soft, n.math("MULTIPLY", wave, 1.1)), .35, .004, lean))
    return m


mesh("wall", [(-3, 0, -1), (3, 0, -1), (3, 0, 4), (-3, 0, 4)], [(0, 1, 2, 3)], tiles(), False)


def copper(beaten):
    m, n, p = principled("copper", "dd8a5e", .2, 1.0)
    f = n.noise(n.coord("Object"), 9, 4, .6, .6)
    n.put(p, "Base Color", n.ramp(f, [(.3, rgb("a9603c")), (.5, rgb("d98457")), (.75, rgb("e89c70"))]))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .14, .11))
    if beaten:
        v = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 84}, feature="SMOOTH_F1")
        n.put(p, "Normal", n.bump(v.outputs["Distance"], .13, .004))
    else:
        n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 40, 2, .5), .05, .004))
    return m


plain, beaten = copper(False), copper(True)
tin = principled("tin", "cfc8bd", .26, 1.0)[0]
iron = principled("iron", "2b2623", .42, .8)[0]
RAIL = 1.885
br = principled("rail", "cfa264", .2, 1.0)[0]
tube("rail", [(-2, -.10, RAIL), (2, -.10, RAIL)], .011, br, res=12)
for x in (-.70, .74):
    tube("arm", [(x, -.10, RAIL), (x, 0, RAIL)], .008, br)
    disc("rose", .026, (x, -.006, RAIL), br, (0, 0, 0), .012, .004, 80)


def pan(x, r, depth, mat, turn, back=False, s=1.0):
    """Pan on the rail by its handle, its base to the room (or its inside)."""
    h, w = .118 + .62 * r, .0135
    wall = [(0, 0), (r * .45, .0006), (r * .82, .0022), (r * .93, .006), (r * .985, .016), (r, .032), (r * 1.005, depth)]
    prof = spline(wall, 120)
    ins = [(q - .0022, max(z, .0022)) for q, z in prof[::-1]]
    P = [lathe("pan", prof, mat, 220), lathe("tin", [(r * 1.005, depth), (r * 1.022, depth + .001), (r * 1.018, depth + .003), (r * 1.0, depth + .0025)] + ins, tin, 220)]
    for o in P:
        o.rotation_euler = Euler((math.radians(-90) if not back else math.radians(90), 0, 0))
        o.location = (0, -.02 if not back else -depth - .02, 0)
        if not back:
            o.location = (0, -depth - .02, 0)
        else:
            o.location = (0, -.02, 0)
    y = -.028
    bar = [(-w * 1.1, r + .012), (-w * .72, r + h * .55), (-w, r + h - .02), (-w * .85, r + h - .004), (0, r + h + .003), (w * .85, r + h - .004), (w, r + h - .02), (w * .72, r + h * .55), (w * 1.1, r + .012)]
    g = prism("handle", spline(bar, 90), .007, iron, .003, (0, y, 0))
    hole = disc("hole", .0065, (0, y, r + h - .013), None, (0, 0, 0), .05, 0, 40)
    cut(g, hole)
    P += [g, hole, box("plate", (.05, .004, .036), (0, y + .012, r - .004), iron, .002), tube("neck", spline([(0, y, r + .02), (0, y + .002, r + .006), (0, y + .008, r - .006)], 20), .0095, iron)]
    for q in (-.016, 0, .016):
        P.append(sphere("rivet", .0042, (q, y + .006, r - .002 + .010 * (q == 0)), plain, 24))
    top = r + h - .013
    g = group(P, (x, -.055, RAIL - .062 - top), 0, 1, (0, math.radians(turn), 0))
    hook = [(x, -.10 + .017 * math.cos(t), RAIL + .004 + .017 * math.sin(t)) for t in np.linspace(math.pi * 1.15, -.2, 30)]
    hook += [(x, -.083, RAIL - .02), (x, -.083, RAIL - .052)] + [(x, -.083 - .012 + .012 * math.cos(t), RAIL - .058 - .012 * math.sin(t)) for t in np.linspace(.2, math.pi, 20)]
    tube("hook", spline(hook, 120), .0032, iron)
    return g


pan(-.735, .132, .095, plain, -1.2)
pan(-.455, .128, .105, beaten, .8)
pan(-.155, .108, .095, plain, -.5)
pan(.105, .092, .085, plain, 1.5, True)
pan(.335, .078, .080, beaten, -1.0)
pan(.535, .062, .065, plain, .6)
pan(.775, .128, .07, beaten, -.6)

# the sill: white marble, what is needed in the morning
white, n, p = principled("marble", "ded8cc", .22, 0, Specular=.5)
w = n.noise(n.coord("Object", (.8, 1, 1)), 3.0, 6, .6, 1.6)
n.put(p, "Base Color", n.ramp(n.math("ABSOLUTE", n.math("SUBTRACT", w, .5)), [(0, rgb("8d8a86")), (.02, rgb("bdb8ae")), (.09, rgb("d8d2c6")), (.4, rgb("e6e0d4"))]))
TOP = 1.045
box("sill", (6, .62, .045), (0, -.30, TOP - .0225), white, .006)
box("front", (6, .5, .6), (0, -.24, TOP - .345), matte("1d2622", .6), .004)
peel, n, p = principled("peel", "d9981f", .38, 0, Specular=.45, Subsurface=.06)
n.put(p, "Subsurface Color", rgba("f0c040"))
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 7, 3, .6), [(.3, rgb("c08a18")), (.6, rgb("dba224")), (.8, rgb("d2ad38"))]))
v = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 330}, feature="SMOOTH_F1")
n.put(p, "Normal", n.bump(v.outputs["Distance"], .30, .0016))


def lemon(loc, rot, s=1.0):
    prof = spline([(0, -.048), (.006, -.0465), (.011, -.041), (.022, -.031), (.0285, -.012), (.0295, .006), (.0245, .024), (.013, .037), (.0075, .043), (.004, .0475), (0, .049)], 120)
    o = lathe("lemon", prof, peel, 110)
    o.location = loc
    o.rotation_euler = Euler([math.radians(q) for q in rot])
    o.scale = (s, s * 1.02, s)
    sphere("stalk", .0032 * s, tuple(Vector(loc) + o.rotation_euler.to_matrix() @ Vector((0, 0, -.0475 * s))), matte("6d6a34"), 16)


BX, BY = -.30, -.30
clay = principled("glaze", "e9dfcd", .2, 0, Specular=.5)[0]
outer = spline([(0, 0), (.048, 0), (.052, .004), (.050, .010), (.085, .028), (.120, .062), (.128, .086), (.1285, .0885)], 120)
lathe("bowl", outer + [(q - .005, max(z + .002, .012)) for q, z in outer[::-1] if q > .03] + [(0, .012)], clay, 200, (BX, BY, TOP))
for q, a in (((-.052, .01, .075), (80, 10, 30)), ((.03, -.045, .078), (95, 0, 70)), ((.045, .04, .078), (88, 12, -40)), ((-.01, -.012, .118), (84, -10, 100)), ((-.035, -.06, .083), (100, 0, -20)), ((.0, .065, .078), (90, 0, 80))):
    lemon((BX + q[0], BY + q[1], TOP + q[2]), a)
lemon((BX + .205, BY - .10, TOP + .0295), (90, 0, 62))
# board of olive wood against the wall, jug, pepper mill
wood = walnut("5f3c20", .5, 4)
o = prism("board", rounded_outline(.26, .36, .05), .022, wood, .005)
o.rotation_euler, o.location = Euler((math.radians(-9), 0, 0)), (.33, -.065, TOP + .18)
terra, n, p = principled("terra", "8a4a2c", .7, 0, Specular=.3)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object", (1, 1, 3)), 8, 4, .6), [(.3, rgb("6e3820")), (.7, rgb("a45c38"))]))
jug = spline([(0, 0), (.045, 0), (.052, .006), (.066, .05), (.064, .10), (.042, .145), (.035, .165), (.040, .192), (.042, .195)], 120)
lathe("jug", jug + [(q - .004, z) for q, z in jug[::-1] if z > .1], terra, 160, (.60, -.26, TOP))
tube("ear", spline([(.638, -.262, TOP + .175), (.678, -.268, TOP + .172), (.692, -.272, TOP + .13), (.668, -.268, TOP + .082), (.660, -.266, TOP + .070)], 60), .0078, terra, res=10)
lathe("mill", spline([(0, 0), (.030, 0), (.031, .008), (.022, .03), (.018, .06), (.023, .085), (.027, .095), (.019, .105), (.015, .112), (.021, .125), (.022, .140), (.014, .152), (0, .156)], 140), walnut("5a3319", .32, 6), 120, (-.02, -.17, TOP))
sphere("knob", .009, (-.02, -.17, TOP + .162), br, 40)
# morning: the sun through the window at the left, its sky as a large soft light the metal mirrors
window_light((.02, 0, 1.42), (1.25, .98), (.62, 1, -.42), 7.5, True, 3500, 2.2)
area((-2.6, -1.9, 2.1), (0, 0, 1.45), 1.8, 95, "bcd2ea")
area((1.9, -2.8, 2.3), (.3, 0, 1.4), 2.2, 22, kelvin(3600))
ambient("5a6470", .22)
camera((.02, -3.05, 1.50), (.02, 0, 1.475), 55, 8, (0, -.1, 1.4))
shoot("kitchen", 40, dict(NIGHT, anchor=(97.5, .90), bloom=.14, saturation=.94))
