"""Live, the silent screen: three of the crew at the edge of the stage, before them the empty rows at blue hour."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, mirrored, walker, watchman

begin(2400, 1350)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
cloud = n.noise(n.coord("Object", (.010, .010, .06)), 1.2, 4, .6, .4)
t = n.math("ADD", n.math("DIVIDE", z, 110, clamp=True), n.math("MULTIPLY_ADD", cloud, .10, -.05), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, rgba("d79a62")), (.16, rgba("c28a68")), (.27, rgba("7d7886")), (.42, rgba("48607f")), (.7, rgba("25405f")), (1, rgba("152a44"))]), "Strength": .55}))
o = box("sky", (900, .1, 220), (0, 0, 0), m, 0)
o.location = (0, 260, 50)
# rows in a bow, each a step of stone with shells on it
stone_ = matte("4f5a68", .85, .2)
shell = principled("shell", "5d6c80", .5, 0, Specular=.4)[0]


def seat_mesh():
    P = spline([(-.23, 0), (-.24, .30), (-.19, .46), (0, .50), (.19, .46), (.24, .30), (.23, 0)], 40)
    b = prism("back", P, .05, shell, .012)
    return b


back = seat_mesh()
pan = box("pan", (.46, .40, .06), (0, -.22, .02), shell, .02)
R0, N = 17.0, 19
C = (0, -7.0)
for k in range(N):
    R, h = R0 + .92 * k, .36 + .46 * k + .004 * k * k
    if k > 10:
        R, h = R + 2.0, h + .6
    a0, a1 = math.radians(20), math.radians(160)
    grid("step", lambda u, v, R=R, h=h: ((R - .46 + (0, 0, 1.6)[min(2, int(v * 2 + .01))]) * math.cos(a0 + (a1 - a0) * u) + C[0], (R - .46 + (0, 0, 1.6)[min(2, int(v * 2 + .01))]) * math.sin(a0 + (a1 - a0) * u) + C[1], (h - 1.2, h, h)[min(2, int(v * 2 + .01))]), 200, 3, stone_).data.polygons.foreach_set("use_smooth", [False] * (199 * 2))
    d = .56 / R
    a = a0 + .02
    while a < a1 - .02:
        deg = math.degrees(a)
        if min(abs(deg - g) for g in (33, 55, 77, 103, 125, 147)) * math.radians(1) * R > .62:
            for src, up in ((back, .42), (pan, .42)):
                c = src.copy()
                link(c)
                c.rotation_euler = (math.radians(-8) if src is back else 0, 0, a - math.pi / 2)
                c.location = (C[0] + R * math.cos(a), C[1] + R * math.sin(a), h + up)
                if src is pan:
                    c.rotation_euler = (0, 0, a - math.pi / 2)
                    c.location = (C[0] + (R - .0) * math.cos(a), C[1] + (R - .0) * math.sin(a), h + up)
        a += d
for o in (back, pan):
    o.hide_render = True
# aisles glimmer, one work lamp stands high among the rows
amber = glow(kelvin(2700), 3.0)
for deg in (55, 77, 103, 125):
    for k in range(0, N, 2):
        R, h = R0 + .92 * k - .44, .36 + .46 * k + .004 * k * k
        if k > 10:
            R, h = R + 2.0, h + .6
        a = math.radians(deg)
        b = box("mark", (.30, .02, .035), (C[0] + R * math.cos(a), C[1] + (R - .04) * math.sin(a), h - .10), amber, 0, (0, 0, a - math.pi / 2))
for b in [amber]:
    b.cycles.sample_as_light = False
# the stage, dark and smooth, and its edge with a row of lamps off
fl = walnut("1d1815", .30, .6)
box("stage", (60, 12, .3), (0, -7.0, .75), fl, .01)
for i in range(-20, 21):
    box("gap", (.012, 12, .003), (i * 1.22 + .5, -7.0, .902), matte("060504"), 0)
box("pit", (80, 14, .2), (0, 5, -.1), matte("22262c", .7), 0)
sk = matte("07080a", .9, .1)
Z = .90
b = figure(((-.255, 1.15), (-.262, .93), -92), ((.30, 1.27), (.43, 1.47), 52), [((-.075, .50), (-.080, .05)), ((.10, .51), (.125, .05))], "plait", .86, .172, .180, .132, .166, .94)
cutout("first", watchman(), sk, (-.95, -1.35, Z), 1.0, .04)
cutout("second", b, sk, (.12, -1.45, Z), 1.0, .04)
cutout("third", mirrored(walker()), sk, (1.34, -1.30, Z), 1.0, .04)
area((0, 60, 50), (0, 14, 5), 40, 20000, "8fb0e0").visible_glossy = False
area((30, 30, 16), (-2, 12, 4), 12, 12000, kelvin(2700), 6).visible_glossy = False
area((0, -14, 16), (0, 14, 5), 20, 3000, "7ba2e2").visible_glossy = False
ambient("35506f", .24)
camera((.25, -9.2, 2.55), (.25, 6, 2.75), 33, None, None, shift=(0, .03))
shoot("blue-hour", 40, dict(NIGHT, anchor=(98.5, .72), bloom=.2, saturation=.85))
