"""Yachts & boats, the end: a jetty after sunset, a lantern on its post, a rowing boat beside it, a coiled line on the planks."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
# sky with a low sun
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 40), 90, clamp=True)
cloud = n.noise(n.coord("Object", (.012, .012, .11)), 1.2, 5, .62, .4)
h2 = n.math("ADD", h, n.math("MULTIPLY_ADD", cloud, .10, -.05), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h2, [(0, rgba("c98658")), (.10, rgba("a87a66")), (.25, rgba("5f6d86")), (.5, rgba("2c4866")), (1, rgba("12233a"))]), "Strength": .50}))
box("sky", (900, .1, 240), (0, 260, 40), m, 0)
X = 2.35
# far headland
rng = np.random.default_rng(6)
xs = np.linspace(-260, 60, 300)
zs = 9 * np.exp(-((xs + 150) / 90) ** 2) + 14 * np.exp(-((xs + 230) / 50) ** 2) + .7 * np.abs(np.sin(xs * .11)) + .3 * np.abs(np.sin(xs * .31))
prism("headland", list(zip(xs, zs - .6)) + [(60, -4), (-260, -4)], .1, glow("2b3c50", .42), 0, (0, 235, 0))
# sea
w, n, p = principled("sea", "0c2230", .06, 0, Specular=.55)
v = n.coord("Object", (.55, .16, 1))
swell = n.noise(v, 1.1, 4, .6, .5)
fine = n.noise(n.coord("Object", (2.6, .9, 1)), 2.2, 3, .6)
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", swell, .8), n.math("MULTIPLY", fine, .14)), .36, .12))
mesh("sea", [(-500, -30, 0), (500, -30, 0), (500, 300, 0), (-500, 300, 0)], [(0, 1, 2, 3)], w, False)
# jetty: planks that run away from us, piles, lanterns at its sides
plank = walnut("7a5a40", .42, .8)
Z = .75
for i in range(62):
    y = -7 + i * .42
    box("plank", (2.5, .385, .07), (X + rng.uniform(-.03, .03), y, Z + rng.uniform(-.006, .006)), plank, .008)
for s in (-1, 1):
    box("beam", (.16, 26, .22), (X + s * 1.05, 6, Z - .15), walnut("2b1c11", .5, 1), .01)
    for y in np.arange(-6, 19.5, 3.1):
        tube("pile", [(X + s * 1.28, y, -1), (X + s * 1.28, y, Z + .62)], .10, walnut("35230f", .5, 2))
        lathe("cap", spline([(0, .05), (.07, .045), (.112, 0), (.112, -.03), (0, -.03)], 30), matte("20242a", .5), 40, (X + s * 1.28, y, Z + .64))
    for y in np.arange(-6, 16.4, 3.1):
        pts = [(X + s * 1.28, y + 3.1 * t, Z + .50 - .22 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)]
        tube("rope", pts, .018, matte("8a7458", .85))
# the boat: strakes over strakes, wide at its stern, the bow away from us
wood, inner = walnut("7a4a28", .34, 1), walnut("b08a60", .5, 1)


def hull(u, v):
    b = .86 * (.70 + .30 * math.sin(min(1, u / .42) * math.pi / 2)) * (1 - max(0, (u - .42) / .58) ** 2.3)
    low, high = .62 * max(0, (u - .5) / .5) ** 3, .60 + .34 * ((u - .30) / .70) ** 2
    step = .028 * (1 - (v * 6) % 1) * (1 - u ** 8)
    return (-2.3 + 4.7 * u + .12 * v * u ** 4, b * min(1, v ** .52 + step), low + (high - low) * v ** 1.3)


B = []
for s in (-1, 1):
    o = grid("hull", lambda u, v, s=s: (hull(u, v)[0], s * hull(u, v)[1], hull(u, v)[2]), 90, 97, wood)
    o.data.materials.append(inner)
    t = o.modifiers.new("thick", "SOLIDIFY")
    t.thickness, t.offset, t.material_offset = .03, -s, 1
    B += [o, tube("gunwale", [(q[0], s * (q[1] + .01), q[2] + .01) for q in (hull(u, 1) for u in np.linspace(0, 1, 60))], .034, walnut("a8763e", .3, 3)),
          tube("lock", spline([(.1, s * .86, .66), (.07, s * .86, .72), (.03, s * .86, .78)], 10), .014, brass(.3))]
edge = [hull(0, v) for v in np.linspace(0, 1, 30)]
B.append(mesh("transom", [(x, -y, z) for x, y, z in edge] + [(x, y, z) for x, y, z in edge], [(k, k + 1, 31 + k, 30 + k) for k in range(29)], wood))
for u, w in ((.12, .34), (.45, .26), (.74, .24)):
    q = hull(u, .62)
    B.append(box("thwart", (w, 2 * q[1] * .98, .035), (q[0], 0, q[2]), inner, .008))
B.append(box("floor", (3.0, .8, .03), (-.4, 0, .13), inner, .01))
for s in (-1, 1):
    B += [tube("oar", [(-1.9, s * .26, .56), (1.5, s * .14, .60)], .024, walnut("c09a62", .4, 3)), box("blade", (.62, .13, .02), (-2.1, s * .28, .55), walnut("c09a62", .4, 3), .008)]
BX, BY = X - 4.15, 8.6
group(B, (BX, BY, -.17), 152)
tube("painter", spline([(BX + 1.9, BY - 1.05, .36), (BX + 2.35, BY - .9, .22), (X - 1.22, 8.2, Z + .30)], 40), .018, matte("b09a74", .85))
# a lantern on the post before the boat, a coiled line on the planks
LX, LY = X - 1.28, 6.4
tube("post", [(LX, LY, Z), (LX, LY, 2.92)], .055, walnut("35230f", .5, 2))
iron = matte("14120f", .5, .4)
tube("bracket", spline([(LX, LY, 2.80), (LX - .16, LY - .02, 2.90), (LX - .34, LY - .04, 2.80), (LX - .34, LY - .04, 2.70)], 30), .016, iron)
LX, LY = LX - .34, LY - .04
lathe("hood", spline([(0, .40), (.03, .38), (.05, .33), (.13, .27), (.15, .25), (.12, .25)], 40), iron, 60, (LX, LY, 2.32))
lathe("base", [(0, -.02), (.12, -.02), (.13, .02), (.10, .05), (0, .05)], iron, 60, (LX, LY, 2.32))
flame = glow(kelvin(2500), 3.6)
flame.cycles.sample_as_light = False
lathe("glass", spline([(.07, .05), (.098, .12), (.098, .18), (.07, .25)], 30), flame, 60, (LX, LY, 2.32)).visible_shadow = False
for k in range(4):
    a = k * math.pi / 2 + .5
    tube("guard", [(LX + .115 * math.cos(a), LY + .115 * math.sin(a), 2.35), (LX + .115 * math.cos(a), LY + .115 * math.sin(a), 2.58)], .007, iron)
point((LX, LY, 2.42), 300, kelvin(2500), .08).visible_glossy = False
line = matte("c9b48c", .9, .1)
turns = [((.40 - .058 * (a % 4)) * math.cos(a * math.tau), (.40 - .058 * (a % 4)) * math.sin(a * math.tau), .035 + .012 * a) for a in np.linspace(0, 7.9, 600)]
tube("coil", [(X - .10 + x, 4.5 + y, Z + z) for x, y, z in turns], .030, line)
tube("end", spline([(X + .30, 4.5, Z + .07), (X + .52, 4.2, Z + .07), (X + .95, 4.9, Z + .07), (X + 1.22, 6.3, Z + .30)], 60), .030, line)
area((X + 8, 60, 9), (X, 6, 1), 14, 15000, kelvin(2900)).visible_glossy = False
area((-12, -8, 9), (X, 4, 1), 8, 1500, "6f9be0").visible_glossy = False
ambient("33506f", .22)
camera((.35, -5.6, 2.15), (.35, 20, 2.15), 37, None, None, shift=(0, -.035))
shoot("jetty", 32, dict(NIGHT, anchor=(98, .80), bloom=.26, halation=.1, saturation=.82, exposure=-.2))
