"""Lifestyle: an orange, two books, an envelope and a small bronze bell; one errand each."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2475, 1500)
cyclorama(34, 16, 16, 3.0, plaster("e8d8c0", bump=.12), y_back=4.4, z=-2.0)
box("table", (16, 4.0, .4), (0, 0, -.2), stone("dccab0", "ab8c66", .7, .36), .03)


def cloth(tone):
    m, n, p = principled("cloth", tone, .9, Sheen=.3, Specular=.15)
    v = n.coord("Object", (170, 170, 170))
    sp_ = n.add("ShaderNodeSeparateXYZ", {0: v})
    w = n.math("MULTIPLY", n.math("SINE", sp_.outputs[0]), n.math("SINE", n.math("ADD", sp_.outputs[1], sp_.outputs[2])))
    n.put(p, "Normal", n.bump(w, .12, .004))
    return m


def book(x, y, z, w, d, h, tone, turn):
    """Cloth-bound: two boards, a rounded spine towards the viewer, a block of pages."""
    piv = link(bpy.data.objects.new("book", None))
    c = cloth(tone)
    t = .035
    parts = [box("board", (w, d, t), (0, 0, t / 2), c, .010), box("board", (w, d, t), (0, 0, h - t / 2), c, .010)]
    pg, n, p = principled("pages", "f0e4d0", .9, Specular=.1)
    zz = n.coord("Object", (1, 1, 150))
    s_ = n.add("ShaderNodeSeparateXYZ", {0: zz})
    n.put(p, "Normal", n.bump(n.math("SINE", s_.outputs[2]), .4, .01))
    parts.append(box("pages", (w - .06, d - .10, h - 2 * t), (0, .03, h / 2), pg, 0))
    sp_ = grid("spine", lambda u, v: ((v - .5) * w, -d / 2 - .055 * math.sin(u * math.pi), u * h), 24, 12, c)
    so = sp_.modifiers.new("solid", "SOLIDIFY")
    so.thickness = .03
    parts.append(sp_)
    for k in (.14, .86):
        parts.append(grid("band", lambda u, v, k=k: ((k - .5) * w + (v - .5) * .03, -d / 2 - .062 * math.sin(u * math.pi) - .004, .012 + u * (h - .024)), 24, 2, brass(.2)))
    for o in parts:
        o.parent = piv
    piv.location = (x, y, z)
    piv.rotation_euler = (0, 0, math.radians(turn))


book(1.05, .10, 0.0, 2.15, 1.45, .34, "6b3f20", 7)
book(1.02, .12, .345, 1.95, 1.32, .27, "d9c4a7", -5)
# the orange: pores, a green-brown stalk
m, n, p = principled("orange", "c96a22", .42, Specular=.4)
v = n.coord("Object")
pores = n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 26.0}).outputs["Distance"]
f = n.noise(v, 3, 3)
n.put(p, "Base Color", n.ramp(f, [(.3, rgb("b8591a")), (.7, rgb("d9822f"))]))
n.put(p, "Normal", n.bump(pores, .35, .02))
O = Vector((.72, .02, .615 + .40))
o = sphere("orange", .42, tuple(O), m, 160)
o.scale = (1, 1, .95)
o.rotation_euler = (math.radians(-16), math.radians(10), 0)
tube("stalk", [tuple(O + Vector((.055, -.10, .385))), tuple(O + Vector((.075, -.135, .455)))], .022, matte("4a3a1c", .8))


def leaf(u, v):
    a = u
    w = .13 * math.sin(math.pi * a ** .85) ** .9
    k = (v - .5) * 2 * w
    return (.07 + a * .50 - k * .1, -.13 - k * .55 - .06 * a, .45 + .10 * math.sin(a * 2.6) - .10 * a * a + k * .80 - abs(k) * .18)


lf = grid("leaf", leaf, 40, 17, principled("leaf", "59552a", .45)[0])
lf.location = O
# envelope, leaning on the books, closed with a bronze seal
E = bpy.data.objects.new("env", None)
link(E)
pap = matte("f4e9d8", .85, .12)
W2, H2 = 1.62, 1.10
parts = [box("env", (W2, .035, H2), (0, 0, H2 / 2), pap, .008)]
fl = [(-W2 / 2 + .01, -.022, H2 - .01), (W2 / 2 - .01, -.022, H2 - .01), (.06, -.045, H2 * .42), (0, -.047, H2 * .395), (-.06, -.045, H2 * .42)]
b_ = mesh("flap", fl, [(0, 4, 3, 2, 1)], matte("efe1cb", .85, .12), False)
sd = b_.modifiers.new("solid", "SOLIDIFY")
sd.thickness = .010
parts.append(b_)
parts.append(disc("seal", .135, (0, -.065, H2 * .43), bronze("a06a3f", .3, .2, 3), (0, 0, 0), .05, .02))
parts.append(torus("sealrim", .095, .012, bronze("a06a3f", .3, .2, 3), (0, -.09, H2 * .43), (math.pi / 2, 0, 0), seg=80, sides=16))
for q in parts:
    q.parent = E
E.location = (-.50, -.55, .0)
E.rotation_euler = (math.radians(-17), 0, math.radians(17))
# hand bell
br = bronze("b98a5c", .22, .2, 2.0)
lathe("bell", spline([(.36, .0), (.375, .01), (.37, .03), (.315, .12), (.27, .26), (.245, .38), (.19, .455), (.06, .485), (0, .487)], 110), br, 140, (2.28, -.75, .02))
lathe("handle", spline([(0, .48), (.035, .49), (.03, .55), (.075, .62), (.085, .72), (.06, .84), (.075, .90), (.05, .95), (0, .955)], 80), walnut("3b2010", .3, 1.4), 64, (2.28, -.75, .02))
spot((-3.4, -9, 4.2), (1.15, 4.4, 1.55), 5200, 21.5, .02, kelvin(4300), .03)
sun((.70, .55, -.46), 2.3, kelvin(4300), .7)
area((5, -6, 5), (0, 0, .4), 4, 330, kelvin(6000))
area((-5, -5, 4), (0, 0, .5), 2.5, 200, kelvin(5000))
ambient("b39a80", .2)
camera((-.6, -9.4, 1.95), (.20, 0, .80), 58.2, 4.0, (.6, -.6, .6), shift=(.0152, 0))
shoot("lifestyle", 64, DAY)
