"""Premium cars: the car waits. From behind, someone with a bag walks over a wet forecourt towards a coupe whose lights are on."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import walker

begin(2400, 1500)
m, n, p = principled("setts", "14181a", .3, Specular=.5)
f = n.noise(n.coord("Object", (.7, .7, 1)), 2.2, 6, .62, .5)
n.put(p, "Roughness", n.ramp(f, [(.36, (.06, .06, .06)), (.64, (.42, .42, .42))]))
v = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object", (1, 1, 1)), "Scale": 6.5}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
n.put(p, "Normal", n.bump(n.ramp(v, [(0, (0, 0, 0)), (.10, (1, 1, 1))]), .5, .012))
box("ground", (80, 80, .1), (0, 20, -.05), m, 0)
# the house behind: a green wall in the light of its lamps, tall windows, a hedge
box("house", (40, .4, 12), (2, 15, 6), plaster("2c4238", bump=.14, scale=.5), 0)
for k in range(-5, 8):
    x = k * 2.6 + .3
    lit = k in (1, 3, 4)
    for z, h in ((1.75, 2.3), (5.4, 2.0)):
        box("window", (1.15, .1, h), (x, 14.78, z), glow(kelvin(2700), 2.6 if z < 3 else .9) if lit and (z < 3 or k % 2) else principled("pane", "0a1210", .1)[0], .02)
        box("frame", (1.35, .16, .10), (x, 14.74, z + h / 2 + .05), plaster("4a5c50"), .01)
        box("bar", (.05, .16, h), (x, 14.72, z), matte("0c120f", .6), 0)
for x in (-1.9, 3.2, 8.4):
    sphere("lantern", .13, (x, 14.4, 2.9), glow(kelvin(2600), 40), 24)
    point((x, 14.2, 2.9), 900, kelvin(2600), .13)
# the car, its nose towards us
wheel, black = principled("rim", "8a8a88", .25, 1.0)[0], matte("050505", .6)
before = set(bpy.data.objects)
coupe(principled("coat", "0d2a22", .14, .3, Clearcoat=1.0)[0], principled("glazing", "0c1412", .05, .2)[0], wheel)
parts = [ob for ob in set(bpy.data.objects) - before]
NOSE = (2.0, 3.2)
holder = link(bpy.data.objects.new("car", None))
for ob in parts:
    if ob.parent is None:
        ob.parent = holder
holder.rotation_euler[2] = math.radians(90 - 14)
holder.location = (NOSE[0], NOSE[1] + 2.3, 0)
ahead, across = Vector((-math.cos(math.radians(76)), -math.sin(math.radians(76)), 0)), Vector((math.sin(math.radians(76)), -math.cos(math.radians(76)), 0))
FRONT = Vector(holder.location) + ahead * 2.28
for s in (-1, 1):
    at = FRONT + across * s * .62 - ahead * .12 + Vector((0, 0, .62))
    disc("lens", .075, tuple(at + ahead * .10), glow(kelvin(5200), 260), (0, 0, math.radians(-14)), .02, .004, 48)
    spot(tuple(at + ahead * .16), tuple(at + ahead * 6 + Vector((0, 0, .05))), 2600, 64, .6, kelvin(5000), .08)
    beam(tuple(at + ahead * .2), tuple(at + ahead * 5.4 + Vector((0, 0, .06))), .10, .85, kelvin(4800), .22, .5, 1.6, .6, s)

coat, n, p = principled("coat", "8a6844", .8, Specular=.2, Sheen=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3.4, 3.4, 1.1)), 3.0, 3, .5, 1.2), .5, .05))
AT = (.10, .3, 0)
shapes = walker(True)
rounded("head", shapes[:1], principled("hair", "1a110c", .6)[0], .085, AT)
rounded("neck", shapes[1:2], principled("skin", "8a5c42", .5)[0], .05, AT)
rounded("coat", shapes[2:3], coat, .13, AT)
rounded("arm", [shapes[3], shapes[5]], coat, .05, AT)
rounded("hand", [shapes[4], shapes[6]], principled("skin", "8a5c42", .5)[0], .025, AT)
rounded("legs", shapes[7:9], matte("0e0d10", .8), .06, AT)
rounded("shoes", shapes[9:11], principled("shoe", "1a0e08", .25)[0], .05, AT)
rounded("bag", shapes[11:], principled("leather", "a8602c", .35, Specular=.4)[0], .09, AT)
o = area((-1, 9, 6), (-1, 14.8, 2.0), 4, 2200, "6fae8e", 2.0)
o.visible_camera = o.visible_glossy = False
spot((-2.6, 5.5, 3.2), (AT[0], AT[1], 1.2), 1400, 24, .6, kelvin(2800), .2).visible_glossy = False
ambient("28423a", .40)
area((-3.5, -4, 3.4), (0, 0, 1), 2.4, 700, "9fc0b4").visible_glossy = False
camera((-.35, -5.0, 1.22), (-.22, 3, 1.20), 41, 1.8, AT[:2] + (1.2,), shift=(-.0, .02))
shoot("forecourt", 40, dict(NIGHT, anchor=(97.5, .95), bloom=.25, halation=.08, saturation=.86, exposure=.2))
