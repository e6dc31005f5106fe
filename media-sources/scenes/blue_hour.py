"""Live, the silent screen: at the edge of the stage a lamp on its stand is aimed at the empty rows at blue hour, two cases beside it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
cloud = n.noise(n.coord("Object", (.010, .010, .06)), 1.2, 4, .6, .4)
t = n.math("ADD", n.math("DIVIDE", z, 110, clamp=True), n.math("MULTIPLY_ADD", cloud, .10, -.05), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, rgba("d79a62")), (.16, rgba("c28a68")), (.27, rgba("7d7886")), (.42, rgba("48607f")), (.7, rgba("25405f")), (1, rgba("152a44"))]), "Strength": .55}))
o = box("sky", (900, .1, 220), (0, 0, 0), m, 0)
o.location = (0, 260, 50)
# rows in a bow, each a step of stone with shells on it
stone_ = matte("5d6470", .85, .2)
shell = principled("shell", "7e8286", .5, 0, Specular=.4)[0]


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
Z = .90
# the lamp on its stand, aimed at the rows; where its light falls
L, T = Vector((1.32, -1.5, Z + 1.62)), Vector((-1.3, 14.6, 4.1))
d = (T - L).normalized()
shell_, steel = principled("can", "23201e", .34, .4, Specular=.5)[0], principled("steel", "8a8782", .32, 1.0)[0]
can = lathe("can", spline([(0, -.27), (.11, -.27), (.15, -.24), (.16, -.06), (.185, -.04), (.185, .16), (.21, .18), (.21, .22), (.17, .22), (.165, .1), (0, .1)], 110), shell_, 96)
can.location, can.rotation_euler = L, d.to_track_quat("Z", "Y").to_euler()
for k in range(4):                                     # cooling fins
    r = torus("fin", .168, .012, shell_, tuple(L + d * (-.20 + .045 * k)), (0, 0, 0), 90, 12)
    r.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
s_ = d.cross(Vector((0, 0, 1))).normalized()
u_ = s_.cross(d)
for s in (-1, 1):                                      # barn doors, the yoke and its grips
    for e, f in ((s_, u_), (u_, s_)):
        q = [L + d * .22 + e * s * .20 - f * .18, L + d * .22 + e * s * .20 + f * .18, L + d * .44 + e * s * .33 + f * .25, L + d * .44 + e * s * .33 - f * .25]
        door = mesh("door", [tuple(v) for v in q], [(0, 1, 2, 3)], shell_, False)
        door.modifiers.new("thick", "SOLIDIFY").thickness = .008
    g = disc("grip", .05, tuple(L + s_ * s * .25), steel, (0, 0, 0), .04, .008, 40)
    g.rotation_euler = s_.to_track_quat("Y", "Z").to_euler()
foot = Vector((L.x, L.y, Z))
tube("yoke", [tuple(L + s_ * .23), tuple(L + s_ * .23 - Vector((0, 0, .27))), tuple(L - s_ * .23 - Vector((0, 0, .27))), tuple(L - s_ * .23)], .014, steel)
tube("column", [(L.x, L.y, L.z - .27), (L.x, L.y, Z + .34)], .018, steel)
tube("sleeve", [(L.x, L.y, Z + .95), (L.x, L.y, Z + .26)], .026, shell_)
for k in range(3):
    a = math.radians(-60 + 120 * k)
    e = foot + Vector((.50 * math.cos(a), .50 * math.sin(a), .02))
    tube("leg", [(L.x, L.y, Z + .74), tuple(e)], .016, shell_)
    tube("strut", [(L.x, L.y, Z + .30), tuple((Vector((L.x, L.y, Z + .74)) + e) / 2)], .009, steel)
    sphere("rubber", .028, tuple(e), matte("0c0b0a", .7, .25), 24)
cable = spline([tuple(L - d * .27), (L.x - .02, L.y - .34, Z + 1.25), (L.x + .06, L.y - .22, Z + .5), (L.x + .22, L.y - .42, Z + .02), (L.x - .25, L.y - .85, Z + .016), (L.x - .95, L.y - .62, Z + .016), (L.x - .62, L.y - .2, Z + .016), (L.x + .4, L.y - .95, Z + .016), (L.x + 1.6, L.y - 1.05, Z + .016), (L.x + 3.6, L.y - .7, Z + .016), (L.x + 6.6, L.y - .9, Z + .016)], 500)
tube("cable", cable, .015, matte("0c0b0a", .7, .25))
spot(tuple(L + d * .46), tuple(T), 20000, 23, .12, kelvin(2400), .05)
crate = (principled("ply", "2a221b", .42, Specular=.4)[0], principled("alu", "a5a19a", .3, 1.0)[0], matte("0c0b0a", .7, .25))
flight_case(crate, -.55, -1.05, Z, 1.2, .6, .70, 7)
flight_case(crate, -.60, -1.05, Z + .84, .8, .5, .40, 2, False)
# a work lamp above the stage shows them
spot((-2.4, -6.4, 5.2), (.40, -1.3, Z + .5), 2600, 36, .6, kelvin(3000), .12)
area((4.6, .4, 4.2), (.4, -1.3, Z + .8), .8, 130, "9db8e6").visible_glossy = False
area((0, 60, 50), (0, 14, 5), 40, 22000, "8fb0e0").visible_glossy = False
area((0, -14, 16), (0, 14, 5), 20, 4000, "7ba2e2").visible_glossy = False
ambient("35506f", .24)
camera((.25, -9.2, 2.55), (.25, 6, 2.75), 33, None, None, shift=(0, .03))
shoot("blue-hour", 40, dict(NIGHT, anchor=(98.5, .72), bloom=.2, saturation=.85))
