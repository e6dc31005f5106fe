"""Flights & jets: the intake of an engine from close by at blue hour, its polished lip mirrors the horizon, a warm lamp lies in the fan."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
FACE, BLADES = .50, 22                    # how far the fan lies behind the lip
P = []
# skin: the lip is bare metal, the cowl behind it is painted, the barrel inside is perforated
m, n, p = principled("lip", "c9c6c2", .10, 1.0)
v = n.coord("Object")
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 5, 4, .6), .10, .07))
n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 2.2, 2, .5), n.math("MULTIPLY", n.noise(v, 60, 2, .6), .05)), .05, .01))
lip = m
m, n, p = principled("cowl", "3b3431", .24, 0.0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.08)
v = n.coord("Object")
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 4, 4, .6), .10, .17))
n.put(p, "Normal", n.bump(n.noise(v, 1.6, 3, .5), .04, .02))
cowl = m
m, n, p = principled("liner", "8d8780", .34, .6)
hole = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 75.0, "Randomness": .2})
dot = n.ramp(hole.outputs["Distance"], [(.22, (0, 0, 0)), (.34, (1, 1, 1))])
n.put(p, "Base Color", n.mix(dot, rgba("3c3833"), rgba("8d8780")))
n.put(p, "Normal", n.bump(dot, .25, .004))
liner = m
dark = matte("060505", .9, .1)
P.append(lathe("lip", spline([(.706, .20), (.690, .135), (.662, .065), (.632, .020), (.600, .0), (.571, .018), (.548, .065), (.534, .13), (.530, .20)], 160), lip, 360))
P.append(lathe("gap", [(.7065, .2005), (.700, .203), (.7075, .2055)], dark, 360))
P.append(lathe("cowl", spline([(.7085, .206), (.735, .36), (.752, .62), (.756, .95), (.745, 1.35), (.705, 1.8), (.64, 2.2), (.58, 2.5)], 160), cowl, 360))
P.append(lathe("liner", spline([(.529, .205), (.532, .32), (.543, .44), (.549, .56), (.549, .80)], 90), liner, 360))
P.append(lathe("seam", [(.5305, .200), (.524, .2025), (.5295, .205)], dark, 300))
P.append(lathe("rub", [(.5475, FACE - .035), (.5465, FACE - .02), (.5475, FACE + .01)], matte("2a2724", .7), 300))
rivet = principled("rivet", "8e8a86", .3, 1.0)[0]
for k in range(120):
    a = math.tau * k / 120
    for r, z in ((.7025, .178), (.7125, .232)):
        P.append(sphere("rivet", .0032, (r * math.cos(a), r * math.sin(a), z), rivet, 10))
for z, w in ((.80, .0022), (1.42, .0022)):                                  # joints of the cowl's doors
    P.append(lathe("joint", [(.7575, z - w), (.7585, z), (.7575, z + w)], dark, 300))
for a in (38, 150, 262):
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    P.append(tube("edge", [(r * c, r * s, z) for r, z in spline([(.7095, .21), (.736, .36), (.753, .62), (.757, .95)], 40)], .0016, dark, False, 2))
# the fan
m, n, p = principled("blade", "77736e", .30, 1.0)
uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]})
edge = n.math("GREATER_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", uv.outputs["X"], .5)), .415)      # a bright sheath along the leading edge
n.put(p, "Base Color", n.mix(edge, rgba("5a5754"), rgba("c8c2ba")))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", edge, -.10, .36))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 1)), 30, 2, .6), .03, .004))
blade_mat = m
R0, R1 = .150, .543
stagger = course([(0, 20), (.3, 36), (.65, 53), (1, 63)])
chord = course([(0, .155), (.4, .205), (.75, .232), (1, .205)])
lean = course([(0, .0), (.35, -.020), (.7, -.012), (1, .050)])
sweep = course([(0, .0), (.35, -.018), (.7, -.006), (1, .050)])


def section(u, v):
    """A swept blade: u runs round its section with the leading edge at 0, v from root to tip."""
    r = R0 + (R1 - R0) * v
    a = u * math.tau
    c = .5 - .5 * math.cos(a)
    t = (.045 - .032 * v) * math.sqrt(max(c * (1 - c), 0)) * .5 * (1 if math.sin(a) > 0 else -1)
    camber = .16 * c * (1 - c) * (1 - .5 * v)
    s, q = math.radians(stagger(v)), chord(v)
    x, y = (c - .5) * q, (camber * q + t)
    z = x * math.cos(s) + y * math.sin(s) + sweep(v)
    w = x * math.sin(s) - y * math.cos(s) + lean(v)
    g = w / r
    return (r * math.cos(g), r * math.sin(g), FACE + .05 + z)


first = grid("blade", section, 70, 60, blade_mat, close_u=True)
P.append(first)
for k in range(1, BLADES):
    o = link(first.copy())
    o.rotation_euler = (0, 0, math.tau * k / BLADES)
    P.append(o)
m, n, p = principled("spinner", "121111", .26, 0.0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.08)
s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
turn = n.math("DIVIDE", n.math("ARCTAN2", s.outputs["Y"], s.outputs["X"]), math.tau)
far = n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Y"], 2.0)))
wind = n.math("FRACT", n.math("ADD", n.math("ADD", turn, 1.0), n.math("MULTIPLY", far, 6.4)))
stroke = n.math("LESS_THAN", wind, n.math("MULTIPLY_ADD", far, .9, .03))
stroke = n.math("MULTIPLY", stroke, n.math("LESS_THAN", far, .128))
n.put(p, "Base Color", n.mix(stroke, rgba("151313"), rgba("d9d2c6")))
P.append(lathe("spinner", spline([(.0005, FACE - .27), (.030, FACE - .262), (.072, FACE - .225), (.115, FACE - .145), (.140, FACE - .06), (.150, FACE + .02), (.151, FACE + .12)], 120), m, 200))
for k in range(BLADES):                               # platforms between the roots
    a = math.tau * (k + .5) / BLADES
    P.append(sphere("bolt", .0055, (.141 * math.cos(a), .141 * math.sin(a), FACE - .055), rivet, 12))
P.append(disc("back", .56, (0, 0, FACE + .30), dark, (0, 0, 0), .01, 0, 90))
P[-1].rotation_euler = (math.pi / 2, 0, 0)
# the engine hangs beside the hull, whose windows are lit
TURN = math.radians(20)
E = Vector((.32, 0, 1.95))
g = group(P, E, rot=(-math.pi / 2, 0, TURN))
B = []
paint = principled("hull", "6a625b", .22, 0.0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.06)[0]
RH = 1.12
OFF, HZ = 1.98, -.35
B.append(grid("hull", lambda u, v: (OFF + RH * math.cos(u * math.tau), -9 + 14 * v, HZ + RH * math.sin(u * math.tau)), 200, 30, paint, close_u=True))
rim = principled("rim", "8a7a68", .3, 1.0)[0]
pane, n, out = material("pane")
t = n.math("MULTIPLY_ADD", n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"], .5, .5)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, kelvin(2200)), (1, kelvin(2900))]), "Strength": n.ramp(t, [(0, (.5,) * 3), (.35, (1.0,) * 3), (1, (2.6,) * 3)])}))
oval = [(math.copysign(abs(math.cos(t)) ** .75, math.cos(t)), math.copysign(abs(math.sin(t)) ** .75, math.sin(t))) for t in np.linspace(0, math.tau, 80, endpoint=False)]
for k in range(9):
    y, up = -5.2 + .86 * k, math.radians(22)
    turned = Matrix.Rotation(up, 3, "Y") @ Matrix.Rotation(-math.pi / 2, 3, "Z")
    for o, out_ in ((prism("port", oval, .01, pane, 0), .004), (tube("rim", [(x * .158, 0, z * .218) for x, z in oval], .016, rim, True, 4), .0), (tube("seal", [(x * .147, 0, z * .207) for x, z in oval], .007, dark, True, 3), .010)):
        if o.name.startswith("port"):
            o.scale = (.15, 1, .21)
        o.rotation_euler = turned.to_euler()
        o.location = (OFF - (RH + out_) * math.cos(up), y, HZ + (RH + out_) * math.sin(up))
        B.append(o)
stripe = bronze("8c5b36", .22, .2)
B.append(tube("stripe", [(OFF + RH * math.cos(math.radians(177)), y, HZ + RH * math.sin(math.radians(177))) for y in np.linspace(-9, 5, 30)], .016, stripe, False, 3))
for y in (-2.72, -1.0, .72, 2.44):                        # joints of the hull's sections
    B.append(tube("joint", [(OFF + (RH + .001) * math.cos(t), y + .01, HZ + (RH + .001) * math.sin(t)) for t in np.linspace(.3, math.tau - .3, 90)], .0016, dark, False, 2))
B.append(box("pylon", (.75, 1.5, .13), (.98, 1.25, -.08), cowl, .06))
group(B, E, rot=(0, 0, TURN))
# an open, wet place, lamps far off as discs of light
sky_gradient([(0.0, "0a0c10"), (.495, "10131a"), (.5, "dc9a60"), (.512, "bd8a6c"), (.532, "8c7f88"), (.565, "566a8c"), (.64, "304c76"), (.8, "1b3156"), (1.0, "122342")], .72, (-.62, .8, .0), "ff8c3c", .5, 60)
m, n, p = principled("wet", "0c0d10", .1, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 3, .5), .08, .05))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 1.2, 2, .5), .018, .012))
mesh("ground", [(-900, -60, 0), (900, -60, 0), (900, 2500, 0), (-900, 2500, 0)], [(0, 1, 2, 3)], m)
ridge = [(x, 1.35 + 6 + 3.2 * math.sin(x * .011 + 1) + 1.6 * math.sin(x * .031) + .5 * math.sin(x * .13)) for x in np.linspace(-420, 420, 300)]
prism("hills", [(-420, -20)] + ridge + [(420, -20)], 1, glow("161c28", .32), 0, (0, 500, 0))
rng = np.random.default_rng(5)
for k in range(26):
    y = 60 + 70 * rng.random()
    x = (rng.random() - .5) * y * .62
    col, st = ((kelvin(2700), 1.1), (kelvin(2300), .8), (kelvin(3200), .55), (kelvin(4200), .9))[k % 4]
    m, n, out = material("bokeh")
    e = n.add("ShaderNodeEmission", {"Color": (*col, 1), "Strength": st * (.5 + .7 * rng.random())})
    mx = n.add("ShaderNodeMixShader", {"Fac": .55})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(mx, 2, e.outputs[0])
    n.put(out, "Surface", mx)
    o = disc("lamp", y * (.0052 + .002 * rng.random()), (x, y, .5 + 1.2 * rng.random() ** 2 * y / 30), m, (0, 0, 0), .001, 0, 60)
    m.cycles.sample_as_light = False
# light: the open door of a hangar to the right of the camera, the last of the sky
def beside(ahead, aside, up):
    """A place before the engine, measured along its axis."""
    return tuple(E + Vector((math.sin(TURN) * ahead + math.cos(TURN) * aside, -math.cos(TURN) * ahead + math.sin(TURN) * aside, up)))


spot(beside(3.4, -1.5, -1.2), beside(-.3, .08, .05), 5200, 34, .5, kelvin(2800), .10).visible_glossy = False
area(beside(3.0, .55, .2), tuple(E), .5, 190, kelvin(2700), 1.6)
area(beside(2.2, -3.4, 2.2), tuple(E), 3.2, 210, kelvin(8800), 3.2)
area((-3.2, 3.5, .75), tuple(E + Vector((0, 1, 0))), 3.4, 90, kelvin(2400), .35)
D, LENS, LOOK = 6.2, 60, 1.88
camera((0, -D, 1.35), (0, 0, 1.35), LENS, 4.5, tuple(E + Vector((0, -.05, 0))), shift=(0, (LOOK - 1.35) / (D * 36 / LENS)))
bpy.context.scene.camera.data.clip_end = 4000
shoot("engine", 20, dict(NIGHT, anchor=(98.4, .88), bloom=.16))
