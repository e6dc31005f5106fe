"""Private jet travel: the stair of a business jet from close by on the wet apron at blue hour; each tread is lit, the cabin behind the door is warm."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 2000)
R, AXIS, FLOOR = 1.28, 2.42, 1.62
C = Vector((0, R, AXIS))
m, n, p = principled("paint", "8e857c", .22, 0.0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.06)
v = n.coord("Object")
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 3, 4, .6), .08, .17))
n.put(p, "Normal", n.bump(n.noise(v, 1.4, 3, .5), .05, .02))
paint = m
dark, steel = matte("070605", .9, .1), principled("steel", "b4afa8", .16, 1.0)[0]
at = lambda a, r=R: Vector((0, -r * math.cos(math.radians(a)), r * math.sin(math.radians(a)))) + C        # round the hull: 0 faces the camera, 90 is its roof
W, LOW, HIGH = .42, math.degrees(math.asin((FLOOR - AXIS) / R)), 50
us = sorted(set(np.linspace(-30, 30, 90)) | {-W, W})
vs = sorted(set(np.linspace(-130, 120, 180)) | {LOW, HIGH})
verts = [(x, *at(a)[1:]) for a in vs for x in us]
faces = []
for j in range(len(vs) - 1):
    for i in range(len(us) - 1):
        if us[i] >= -W and us[i + 1] <= W and vs[j] >= LOW and vs[j + 1] <= HIGH:
            continue                                   # the door
        a = j * len(us) + i
        faces.append((a, a + 1, a + len(us) + 1, a + len(us)))
mesh("hull", verts, faces, paint)
rimm = principled("rim", "8a7a68", .22, 1.0)[0]
frame = [(-W, *at(a, R + .004)[1:]) for a in np.linspace(LOW, HIGH, 40)] + [(W, *at(a, R + .004)[1:]) for a in np.linspace(HIGH, LOW, 40)]
tube("frame", frame, .022, rimm, True, 6)
tube("seal", [(x * .95, y + .02, z) for x, y, z in frame], .016, dark, True, 4)
for x in (-3.3, -.95, .95, 3.3):
    tube("joint", [(x, *at(a, R + .001)[1:]) for a in np.linspace(-110, 100, 90)], .0018, dark, False, 2)
for s in (-1, 1):
    tube("stripe", [(x, *at(-12, R + .002)[1:]) for x in np.linspace(s * .46, s * 30, 30)], .014, bronze("8c5b36", .22, .2), False, 3)
oval = [(math.copysign(abs(math.cos(t)) ** .75, math.cos(t)), math.copysign(abs(math.sin(t)) ** .75, math.sin(t))) for t in np.linspace(0, math.tau, 80, endpoint=False)]
pane, n, out = material("pane")
t = n.math("MULTIPLY_ADD", n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"], .5, .5)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, kelvin(2200)), (1, kelvin(2900))]), "Strength": n.ramp(t, [(0, (.5,) * 3), (.35, (1.0,) * 3), (1, (2.4,) * 3)])}))
for x in (-3.9, -3.0, -2.1, 1.55, 2.45, 3.35):
    for o, lift in ((prism("port", oval, .01, pane, 0), .004), (tube("rim", [(a * .158, 0, b * .218) for a, b in oval], .016, rimm, True, 4), .0), (tube("seal", [(a * .147, 0, b * .207) for a, b in oval], .007, dark, True, 3), .010)):
        if o.name.startswith("port"):
            o.scale = (.15, 1, .21)
        o.rotation_euler, o.location = (math.radians(-18), 0, 0), (x, *at(18, R + lift)[1:])
# the cabin behind the door
m, n, out = material("cabin")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
t = n.math("MULTIPLY_ADD", z, .55, .5)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, kelvin(2200)), (1, kelvin(3000))]), "Strength": n.ramp(t, [(0, (.30,) * 3), (.7, (1.0,) * 3), (1, (2.0,) * 3)])}))
box("wall", (2.0, .02, 2.0), (0, 1.35, FLOOR + .80), m, 0)
for x in (-.95, .95):
    box("end", (.02, .85, 1.7), (x, 1.0, FLOOR + .80), m, 0)
box("cabinfloor", (.82, 1.3, .04), (0, .82, FLOOR - .03), matte("4a2b18", .8), 0)
box("bulkhead", (.05, .8, 1.9), (.40, .95, FLOOR + .93), walnut("5a3319", .3, 1.5), .01)
prism("back", rounded_outline(.52, .62, .14), .16, matte("7a4a2c", .5), .04, (-.22, 1.05, FLOOR + .62), (0, 0, .5))
prism("seat", rounded_outline(.56, .22, .08), .5, matte("7a4a2c", .5), .04, (-.24, .86, FLOOR + .28))
tube("lamp", [(-.7, 1.2, FLOOR + 1.72), (.3, 1.2, FLOOR + 1.72)], .02, glow(kelvin(2900), 5))
# the stair is the door: a shell, treads with a strip of light, rails
N, TOP, FOOT = 6, Vector((0, -.06, FLOOR - .02)), Vector((0, -1.86, .06))
way = FOOT - TOP
side = [(TOP.y + .08, TOP.z + .02), (FOOT.y - .10, FOOT.z + .03), (FOOT.y - .12, FOOT.z - .02), (FOOT.y + .02, FOOT.z - .05), (TOP.y + .10, TOP.z - .20)]
shell = prism("shell", [(-y, z) for y, z in side], .92, paint, .03)
shell.rotation_euler = (0, 0, -math.pi / 2)
mat_ = principled("mat", "5a2a18", .9, 0.0, Specular=.1)[0]
for i in range(N):
    q = TOP + way * ((i + .55) / N)
    box("tread", (.80, .27, .034), (0, q.y - .04, q.z + .09), steel, .008)
    box("carpet", (.72, .235, .012), (0, q.y - .03, q.z + .112), mat_, .004)
    box("riser", (.78, .02, .15), (0, q.y + .10, q.z + .0), dark, .002)
    box("strip", (.66, .012, .012), (0, q.y - .176, q.z + .073), glow(kelvin(2800), 5), 0)
for s in (-1, 1):
    a, b = TOP + Vector((s * .45, .02, .06)), FOOT + Vector((s * .45, -.06, .02))
    tube("cheek", [tuple(a), tuple(b)], .030, steel, False, 6)
    rail = spline([(s * .47, .0, FLOOR + .98), (s * .47, -.30, FLOOR + .90), (s * .47, -1.0, FLOOR + .28), (s * .47, -1.72, .88), (s * .47, -1.93, .72), (s * .47, -1.95, .60), (s * .46, -1.88, .12)], 80)
    tube("rail", rail, .019, steel, False, 8)
    for k in (.32, .62):
        q = TOP + way * k
        tube("post", [(s * .455, q.y, q.z + .06), (s * .47, q.y + .02, q.z + 1.10)], .012, steel, False, 6)
# a bag waits at the foot
hide, n, p = principled("hide", "4a2415", .36, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 90.0}).outputs["Distance"], .15, .004))
b = [box("bag", (.56, .26, .30), (0, 0, .165), hide, .10, segments=8)]
for s in (-1, 1):
    b.append(tube("handle", spline([(-.14, s * .10, .27), (-.13, s * .09, .40), (0, s * .07, .47), (.13, s * .09, .40), (.14, s * .10, .27)], 50), .012, hide, False, 6))
    b.append(box("strap", (.035, .272, .31), (s * .14, 0, .165), matte("2a130a", .5), .012))
    b.append(sphere("buckle", .014, (s * .14, -.137, .25), brass(.2), 20))
b.append(tube("zip", [(x, 0, .317 - .5 * x * x * .4) for x in np.linspace(-.22, .22, 20)], .006, brass(.2), False, 3))
group(b, (-.86, -1.72, 0), -16)
# an open, wet place
sky_gradient([(0.0, "0a0c10"), (.495, "10131a"), (.5, "dc9a60"), (.515, "bd8a6c"), (.54, "8c7f88"), (.58, "566a8c"), (.66, "2c4670"), (.8, "1b3156"), (1.0, "122342")], .70, (.6, .8, .0), "ff8c3c", .5, 60)
m, n, p = principled("wet", "0c0d10", .1, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .7, 3, .5), .08, .07))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 1)), 2.2, 2, .5), .025, .012))
mesh("ground", [(-900, -60, 0), (900, -60, 0), (900, 2500, 0), (-900, 2500, 0)], [(0, 1, 2, 3)], m)
ridge = [(x, 1.1 + 5 + 2.6 * math.sin(x * .013 + 1) + 1.2 * math.sin(x * .035) + .4 * math.sin(x * .14)) for x in np.linspace(-1500, 1500, 900)]
prism("hills", [(-1500, -20)] + ridge + [(1500, -20)], 1, glow("161c28", .32), 0, (0, 500, 0))
spot((0, .5, FLOOR + 1.3), (0, -3.0, 0), 700, 70, .6, kelvin(2800), .15).visible_glossy = False
area((-5.5, -3.2, 4.2), (0, 0, 1.6), 3.0, 620, kelvin(8800), 3)
area((4.5, -3.5, 1.6), (.4, -.6, 1.2), 1.6, 110, kelvin(2900), 1.6).visible_glossy = False
for o in bpy.data.objects:
    if o.name.startswith("strip"):
        o.data.materials[0].cycles.sample_as_light = True
camera((-2.5, -6.0, 1.12), (-.02, -.7, 1.28), 51, 5.6, (-.2, -1.2, 1.0))
bpy.context.scene.camera.data.clip_end = 4000
shoot("airstair", 20, dict(NIGHT, anchor=(98.2, .88), bloom=.18))
