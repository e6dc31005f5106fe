"""Private jet travel, closing: a lamp at the edge of a wet runway from close by at dusk; behind it the two rows run to the horizon, above them the lights of a jet."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
X, H, D, LENS = .17, .198, 1.15, 54
WAY = Vector((-.165, 1, 0))                            # along the runway
P = []
# housing: cast metal in chipped yellow paint
m, n, p = principled("cast", "b9741c", .34, 0.0, Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.15)
v = n.coord("Object")
worn = n.ramp(n.noise(v, 46, 5, .65), [(.60, (0, 0, 0)), (.64, (1, 1, 1))])
n.put(p, "Base Color", n.mix(worn, n.ramp(n.noise(v, 9, 4, .6), [(.3, rgb("8f5412")), (.7, rgb("bf7a1f"))]), rgba("3a332d")))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 24, 3, .6), .16, .30))
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", worn, -.4), n.math("MULTIPLY", n.noise(v, 160, 2, .6), .25)), .25, .002))
cast = m
steel = principled("steel", "8c8781", .30, 1.0)[0]
rubber = matte("0b0a09", .6, .4)
P.append(lathe("plate", spline([(.001, .016), (.092, .016), (.100, .015), (.104, .011), (.105, .004), (.105, 0)], 60), cast, 200))
for k in range(6):
    a = math.tau * (k + .3) / 6
    P.append(prism("bolt", [(.0085 * math.cos(t), .0085 * math.sin(t)) for t in np.linspace(0, math.tau, 6, endpoint=False)], .008, steel, .001, (.082 * math.cos(a), .082 * math.sin(a), .021), (math.pi / 2, 0, a)))
P.append(lathe("stem", spline([(.046, .016), (.040, .020), (.034, .027), (.0325, .036), (.0325, .052), (.0365, .055), (.0365, .063), (.027, .066), (.027, .070), (.0365, .073), (.0365, .081), (.0325, .084), (.0325, .094)], 160), cast, 160))
P.append(lathe("body", spline([(.030, .092), (.044, .096), (.057, .104), (.0620, .114), (.0630, .120), (.0630, .134), (.0612, .136), (.0612, .139), (.0630, .141), (.0630, .152), (.0612, .154), (.0612, .157), (.0630, .159), (.0630, .184), (.0640, .187), (.0700, .189), (.0712, .192), (.0712, .199), (.0700, .2015), (.060, .2022)], 300), cast, 220))
P.append(torus("seal", .0592, .0030, rubber, (0, 0, .2045), (0, 0, 0), 160, 20))
for k in range(3):                                     # clamps over the seal
    a = math.tau * (k + .12) / 3
    P.append(box("clamp", (.012, .006, .030), (.0722 * math.cos(a), .0722 * math.sin(a), .194), steel, .002, (0, 0, a + math.pi / 2)))
    P.append(sphere("screw", .0034, (.0758 * math.cos(a), .0758 * math.sin(a), .190), steel, 20))
# the dome: ribbed glass that is lit from within
m, n, out = material("dome")
lw = n.add("ShaderNodeLayerWeight", {"Blend": .35})
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
height = n.math("DIVIDE", n.math("SUBTRACT", z, .205), .070, clamp=True)
heart = n.ramp(height, [(0, (.22,) * 3), (.34, (1.0,) * 3), (.60, (.52,) * 3), (1, (.16,) * 3)])
rib = n.math("MULTIPLY_ADD", n.math("SINE", n.math("MULTIPLY", z, math.tau / .0064)), .30, .70)
facing = n.math("POWER", n.math("SUBTRACT", 1.0, lw.outputs["Facing"]), 1.7)
power = n.math("MULTIPLY", n.math("MULTIPLY", heart, rib), n.math("MULTIPLY_ADD", facing, 2.3, .22))
e = n.add("ShaderNodeEmission", {"Color": n.ramp(facing, [(0, kelvin(2000)), (.5, kelvin(2600)), (1, kelvin(3500))]), "Strength": power})
gl = n.add("ShaderNodeBsdfGlossy", {"Roughness": .08})
n.put(gl, "Color", (.6, .6, .6, 1))
add = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY_ADD", lw.outputs["Fresnel"], .8, .02)})
n.put(add, 1, e.outputs[0])
n.put(add, 2, gl.outputs[0])
n.put(out, "Surface", add)
m.cycles.sample_as_light = False
prof = [(.0565 * math.cos(t) ** .50 + .0007 * math.sin(math.tau * k / 6), .2055 + .070 * math.sin(t) ** .85) for k, t in enumerate(np.linspace(0, math.pi / 2 - .001, 150))]
P.append(lathe("dome", prof, m, 220))
P[-1].visible_shadow = False
# drops on the cup and the plate
drop = principled("drop", "ffffff", .03, 0.0, Specular=.6, Transmission=1.0, IOR=1.33)[0]
rng = np.random.default_rng(4)
for k in range(150):
    a, h = rng.random() * math.tau, rng.random()
    r, zz = (.0632, .160 + .023 * h) if k < 100 else (.05 + .05 * h, .0165)
    s = .0007 + .0016 * rng.random() ** 2
    o = sphere("drop", s, (r * math.cos(a), r * math.sin(a), zz), drop, 14)
    P.append(o)
row = list(P[:len(P) - 150])
group(P, (X, 0, 0), 14)


def lamps(at):
    """Further lamps of the kind, without drops."""
    q = []
    for o in row:
        c = link(o.copy())
        c.parent = None
        c.visible_shadow = o.visible_shadow
        q.append(c)
    group(q, at, 30 * at[1])


point((X, 0, .235), 2.6, kelvin(2700), .03)
for k in range(1, 13):
    lamps(Vector((X, 0, 0)) + WAY * 2.3 * k)
    if k < 4:
        point(tuple(Vector((X, 0, .235)) + WAY * 2.3 * k), 2.0, kelvin(2700), .035)
for k in range(1, 13):
    lamps(Vector((-3.9, -.4, 0)) + WAY * 2.3 * k)
# the runway: wet asphalt, a worn white line, grass beyond it as dark as the night
m, n, p = principled("asphalt", "1a1a1c", .2, 0.0, Specular=.5)
v = n.coord("Object")
stones = n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 130.0, "Randomness": 1.0})
n.put(p, "Base Color", n.mix(n.ramp(stones.outputs["Distance"], [(0, (1, 1, 1)), (.6, (0, 0, 0))]), rgba("09090a"), rgba("343230")))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 1.1, 3, .5), .08, .17))
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", stones.outputs["Distance"], -.5), n.math("MULTIPLY", n.noise(v, 7, 3, .5), .35)), n.math("DIVIDE", .55, n.math("ADD", 1.0, n.math("POWER", n.math("MULTIPLY", n.add("ShaderNodeCameraData").outputs["View Distance"], .9), 2.0))), .006))
mesh("asphalt", [(-400, -20, 0), (400, -20, 0), (400, 2500, 0), (-400, 2500, 0)], [(0, 1, 2, 3)], m)
m, n, p = principled("line", "b9b2a6", .3, 0.0, Specular=.5)
v = n.coord("Object")
gone = n.ramp(n.noise(v, 26, 5, .7), [(.50, (0, 0, 0)), (.60, (1, 1, 1))])
n.put(p, "Base Color", n.mix(gone, rgba("a8a196"), rgba("2a2928")))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 4, 3, .6), .08, .17))
n.put(p, "Normal", n.bump(n.noise(v, 120, 2, .6), .16, .003))
def paint(off, y0, y1, w):
    q = [Vector((off + d, 0, .001)) + WAY * y for d, y in ((-w / 2, y0), (w / 2, y0), (w / 2, y1), (-w / 2, y1))]
    mesh("line", q, [(0, 1, 2, 3)], m)


paint(-.42, -20, 400, .26)
for k in range(14):                                    # dashes along the middle
    paint(-2.1, 1.5 + 5 * k, 4.5 + 5 * k, .2)
# the rows: discs, as large as a lens draws them
def lamp(x, y, z, r, colour, strength, fac=.8):
    m, n, out = material("far")
    e = n.add("ShaderNodeEmission", {"Color": (*colour, 1), "Strength": strength})
    mx = n.add("ShaderNodeMixShader", {"Fac": fac})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(mx, 2, e.outputs[0])
    n.put(out, "Surface", mx)
    m.cycles.sample_as_light = False
    return disc("far", r, (x, y, z), m, (0, 0, 0), .001, 0, 60)


for k in range(9):                                     # the far end, and the lights of a jet that has left it
    lamp(-71 + 1.3 * k, 420, 1.2, .9, (1.0, .10, .04), .5, .7)
AT = WAY * 600 + Vector((2, 0, 78))
lamp(*AT, 2.4, kelvin(5200), 1.8, 1)
lamp(*(AT + Vector((-9, 0, -1.2))), 1.5, (1.0, .10, .05), 1.0, 1)
lamp(*(AT + Vector((9, 0, -1.2))), 1.5, (.10, 1.0, .35), .7, 1)
# hills and sky
for y, up, tone, q in ((760, 10, "3b3b4c", 1.0), (640, 4, "1b2230", 1.7)):
    ridge = [(x, H + up + up * .5 * math.sin(x * .009 * q + q) + up * .22 * math.sin(x * .027 * q)) for x in np.linspace(-620, 620, 400)]
    prism("hills", [(-620, -20)] + ridge + [(620, -20)], 1, glow(tone, .34), 0, (0, y, 0))
sky_gradient([(0.0, "0a0c10"), (.497, "10131a"), (.5, "e59a58"), (.509, "bf8058"), (.524, "7c6a72"), (.548, "43547a"), (.59, "243c66"), (.68, "132546"), (1.0, "0d1930")], .52, (-.05, 1, .0), "ff8c3c", .5, 90)
area((-3, 2.5, 1.2), (X, 0, .1), 2.6, 30, kelvin(3000), .5)
area((2.6, -1.6, 1.6), (X, 0, .18), 1.6, 22, kelvin(8200), 1.6)
camera((0, -D, H), (0, 0, H), LENS, 5.6, (X, -.055, .2), shift=(-.02, -.045))
bpy.context.scene.camera.data.clip_end = 6000
shoot("runway", 20, dict(NIGHT, anchor=(98.6, .9), bloom=.22))
