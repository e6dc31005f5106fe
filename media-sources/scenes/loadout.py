"""Sponsorship and partnerships of a tour: after the show. From behind, someone pushes the last case up the ramp into the light of the lorry."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure

begin(2000, 1440)
# the yard: wet asphalt, a wall with a roller door far behind, a strip of evening sky
m, n, p = principled("asphalt", "2a2e36", .6, Specular=.5)
f = n.noise(n.coord("Object", (.35, .35, 1)), 2.0, 4, .55, .4)
wet = n.ramp(f, [(.50, (1, 1, 1)), (.56, (0, 0, 0))])
n.put(p, "Roughness", n.math("MULTIPLY_ADD", wet, .50, .05))
n.put(p, "Normal", n.bump(n.math("MULTIPLY", n.noise(n.coord("Object"), 90, 3, .6), wet), .35, .006))
box("ground", (60, 60, .1), (0, 10, -.05), m, 0)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", n.math("ADD", z, 16), 32, clamp=True), [(0, rgba("e89a62")), (.09, rgba("b08a9a")), (.22, rgba("3f5a90")), (.6, rgba("1a2c56"))]), "Strength": 2.6}))
box("sky", (90, .1, 32), (0, 46, 16), m, 0)
for x in (-3.4, 3.4, -6.6, 6.6):
    box("line", (.12, 9, .004), (x, 1.5, .002), matte("b8b4a8", .7), 0)
hall = plaster("44506a", bump=.1)
for x, y, w, h in ((-11, 26, 12, 5.2), (12, 30, 16, 6.4), (-2, 38, 14, 4.2)):
    box("hall", (w, 4, h), (x, y, h / 2), hall, .02)
for x, y, zz in ((-8.6, 23.9, 3.6), (-13.0, 23.9, 3.6), (7.2, 27.9, 4.2)):
    box("lamp", (.5, .1, .16), (x, y, zz), glow(kelvin(3000), 24), .02)
    spot((x, y - .3, zz), (x, y - 1.6, 0), 5200, 120, .7, kelvin(3000), .2)

# the lorry from behind: a frame round the light
T, FLOOR, W, H = 1.6, 1.02, 2.46, 2.62                      # where its rear stands, the floor of its box, inner width and height
white = principled("wall", "d8d4ca", .6)[0]
ply = principled("floor", "5c4630", .5)[0]
box("floor", (W, 7, .06), (0, T + 3.5, FLOOR - .03), ply, 0)
box("ceiling", (W, 7, .06), (0, T + 3.5, FLOOR + H + .03), white, 0)
box("end", (W, .06, H), (0, T + 7, FLOOR + H / 2), white, 0)
for s in (-1, 1):
    box("side", (.06, 7, H), (s * (W / 2 + .03), T + 3.5, FLOOR + H / 2), white, 0)
    for k in range(8):                                       # rails for straps
        box("rib", (.03, .06, H), (s * (W / 2 - .01), T + .4 + k * .9, FLOOR + H / 2), principled("rib", "a8a49a", .5)[0], 0)
    box("rail", (.03, 7, .10), (s * (W / 2 - .015), T + 3.5, FLOOR + 1.05), principled("rail", "8a6a3a", .5)[0], .004)
steel = principled("frame", "3a3f4c", .35, .7)[0]
for s in (-1, 1):
    box("post", (.14, .10, H + .20), (s * (W / 2 + .07), T, FLOOR + H / 2), steel, .02)
    box("door", (.06, 1.16, H + .1), (s * (W / 2 + .17), T - .60, FLOOR + H / 2), principled("door", "6a2a26", .32, Specular=.5)[0], .015)
    for zz in (.4, 1.3, 2.2):
        box("hinge", (.10, .16, .05), (s * (W / 2 + .15), T - .05, FLOOR + zz), steel, .01)
    tube("lock", [(s * (W / 2 + .13), T - .95, FLOOR + .06), (s * (W / 2 + .13), T - .95, FLOOR + H)], .016, principled("lock", "9a9aa0", .3, .9)[0])
    box("tail", (.34, .06, .13), (s * .98, T - .02, FLOOR - .32), glow((1, .06, .03), 2.4), .02)
    for k in range(2):
        torus("tyre", .40, .13, matte("0b0b0c", .8), (s * 1.0, T + 1.2 + k * 1.3, .50), (0, math.pi / 2, 0), seg=60, sides=24)
box("head", (W + .28, .10, .14), (0, T, FLOOR + H + .07), steel, .02)
box("sill", (W + .28, .10, .16), (0, T, FLOOR - .10), steel, .02)
box("bumper", (2.2, .10, .12), (0, T + .1, .44), steel, .02)
for k in range(4):
    box("tube", (.9, .05, .03), (0, T + .7 + k * 1.7, FLOOR + H - .03), glow(kelvin(4600), 15), .008)
    area((0, T + .7 + k * 1.7, FLOOR + H - .07), (0, T + .7 + k * 1.7, 0), .9, 95, kelvin(4500), .1).visible_camera = False

# what is in already: a wall of cases, strapped
al, rub = principled("edge", "8c8f96", .35, .9)[0], matte("0c0c0d", .6)
tones = {t: principled("ply", t, .5, Specular=.35)[0] for t in ("1b2440", "5a1e22", "22262c", "2a4434", "6a5220")}
for x, y, zz, w, h, t, wh in ((-.76, 4.9, 0, .84, 1.1, "1b2440", True), (.14, 5.0, 0, .88, .9, "22262c", True), (.86, 4.9, 0, .56, 1.2, "5a1e22", True), (-.74, 5.0, 1.26, .82, .6, "2a4434", False), (.15, 5.1, 1.06, .86, .5, "6a5220", False), (.86, 5.0, 1.36, .54, .5, "22262c", False)):
    flight_case((tones[t], al, rub), x, T + y, FLOOR + zz, w, .7, h, 0, wh)

# the ramp: boards between two rails
A = math.atan2(FLOOR, 3.4)
ramp = Vector((0, T - 3.4, 0))
up = lambda d, q=0.0: (ramp.y + d * math.cos(A) - q * math.sin(A), d * math.sin(A) + q * math.cos(A))
L = 3.4 / math.cos(A)
y, z = up(L / 2, -.03)
m, n, p = principled("tread", "4a4e56", .45, .6)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 2, .5), .3, .004))
box("ramp", (1.15, L, .05), (0, y, z), m, .008, (A, 0, 0))
for s in (-1, 1):
    y, z = up(L / 2, .03)
    box("curb", (.05, L, .10), (s * .57, y, z), al, .01, (A, 0, 0))
for k in range(12):
    y, z = up(.25 + k * .28, .002)
    box("cleat", (1.05, .03, .014), (0, y, z), al, .003, (A, 0, 0))

# the last case and who pushes it
D = 1.62
y, z = up(D + .95, 0)
before = set(bpy.data.objects)
flight_case((tones["1b2440"], al, rub), 0, 0, 0, .92, .62, .98, 0)
for ob in set(bpy.data.objects) - before:
    if ob.parent is None:
        ob.location = (.02, y, z)
        ob.rotation_euler[0] = A
cloth, n, p = principled("jacket", "7a3a1a", .8, Specular=.2, Sheen=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3.2, 3.2, 1.4)), 3.0, 3, .5, 1.2), .5, .05))
y, z = up(D, 0)
shapes = figure(((-.312, 1.185), (-.250, 1.06), -60), ((.318, 1.185), (.255, 1.06), -120), [((-.10, .50), (-.115, .06)), ((.105, .54), (.105, .20))], "cap", hem=.84, skirt=.190, shoulder=.212, waist=.168, hip=.182, lean=.02)
clothed(shapes, (.0, y, z), principled("cap", "1c2438", .9)[0], principled("skin", "8a5a40", .5, Specular=.3)[0], cloth, principled("trousers", "23262e", .85)[0])
for zz in (1.02, 1.26):                                      # stripes that throw the light back
    rounded("stripe", [[(-.170, zz - .022), (-.170, zz + .022), (-.170, zz + .022), (.176, zz + .022), (.176, zz + .022), (.176, zz - .022), (.176, zz - .022), (-.170, zz - .022)]], principled("stripe", "d8d8cc", .4)[0], .012, (.0, y - .118, z))

area((-3.0, -3.4, 3.4), (0, 0, 1.2), 2.4, 46, "8fa6e0").visible_glossy = False
area((2.6, -.6, 3.4), (0, y, 1.8), 1.0, 30, kelvin(3400)).visible_camera = False
ambient("3f547e", .6)
camera((-1.0, -5.3, 1.34), (-.04, T, 1.70), 42, 1.2, (0, T + 1.5, 1.8))
shoot("loadout", 40, dict(NIGHT, anchor=(97.5, .95), bloom=.18, halation=.05, saturation=.88))
