"""Contact: a front door stands open at blue hour, a visitor goes in; the round lamp is lit, the pavement wet."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import walker

begin(2400, 1500)
X = 1.7
front = plaster("6b6a70", bump=.16, scale=.9)
base = stone("5b5148", "3e352e", .5, .5, .2)
# wall in pieces round the door (1.5 x 2.9) and two windows
DW, DH, DEP = .80, 2.72, .5
for x0, x1, z0, z1 in ((-14, -5.6, 0, 9), (-5.6, -4.2, 0, 1.15), (-5.6, -4.2, 3.1, 9), (-4.2, -1.4, 0, 9), (-1.4, 0, 0, 1.15), (-1.4, 0, 3.1, 9), (0, X - DW, 0, 9), (X - DW, X + DW, 3.62, 9), (X + DW, 4.3, 0, 9), (4.3, 5.7, 0, 1.15), (4.3, 5.7, 3.1, 9), (5.7, 14, 0, 9)):
    box("wall", (x1 - x0, DEP, z1 - z0), ((x0 + x1) / 2, DEP / 2, (z0 + z1) / 2), front, 0)
for x0, x1 in ((-14, X - DW - .14), (X + DW + .14, 14)):
    box("plinth", (x1 - x0, .10, .62), ((x0 + x1) / 2, -.05, .31), base, .02)
for s in (-1, 1):                                        # the door's stone frame
    box("jamb", (.17, .16, 3.62), (X + s * (DW + .085), -.03, 1.81), base, .012)
box("lintel", (2 * DW + .5, .22, .26), (X, -.06, 3.74), base, .02)
box("transom", (2 * DW, .14, .10), (X, .28, DH), walnut("2b180d", .35, 2), .01)
# dark windows
wood, linen = matte("d2cdc4", .6), matte("b9a88f", .9, .1)
for x in (-4.9, -.7, 5.0):
    box("glass", (1.4, .02, 1.95), (x, .62, 2.12), matte("0a0d14", .9, .1), 0)
    for s in (-1, 1):                                    # a light curtain at either side
        curtain("linen", .50, 2.0, 4, linen, (x + s * .47, .44, 1.12), .045, 3 + s, 240, 12)
    box("sill", (1.62, .30, .09), (x, -.05, 1.11), base, .01)
    for dx in (-.68, 0, .68):
        box("sash", (.06, .08, 1.95), (x + dx, .26, 2.12), wood, .008)
    for z in (1.18, 2.46, 3.07):
        box("sash", (1.4, .08, .06), (x, .26, z), wood, .008)
# hall inside: warm, a runner, stairs at the end, the round lamp
hw = plaster("c9a87e", bump=.1)
box("left", (.1, 7, 4), (X - 1.35, 3.9, 2), hw, 0)
box("right", (.1, 7, 4), (X + 1.35, 3.9, 2), hw, 0)
box("ceiling", (3, 7, .1), (X, 3.9, 3.7), hw, 0)
box("end", (3, .1, 4), (X, 7.2, 2), hw, 0)
box("hallfloor", (2.7, 7.2, .1), (X, 3.9, .12), walnut("5a3419", .3, 1), 0)
for i in range(9):
    box("stair", (1.5, .30, .18), (X + .55, 4.6 + .28 * i, .26 + .18 * i), walnut("4a2a14", .35, 1), .01)
lit_disc(.40, (X + .30, 2.5, 2.50), 2.0, warm=(4000, 3100))
tube("pendant", [(X + .30, 2.52, 2.90), (X + .30, 2.52, 3.7)], .010, brass(.2))
area((X, 3.2, 3.4), (X, 2.6, 0), 1.4, 240, kelvin(3000))
area((X, 2.0, 2.3), (X - .1, -3, .0), 1.2, 230, kelvin(2900), 1.6)
# the door's two wings: both open into the hall
leaf = principled("leaf", "16302f", .28, 0, Specular=.5, Clearcoat=.3)[0]
L = [box("leaf", (DW, .06, 2.62), (DW / 2, 0, 1.36), leaf, .01)]
for z, h in ((.62, .72), (1.55, .70), (2.28, .52)):
    L.append(box("panel", (DW - .26, .02, h), (DW / 2, -.035, z), leaf, .012))
L.append(sphere("knob", .042, (DW - .10, -.09, 1.18), brass(.18), 40))
group(L, (X + DW, .34, .06), 110)
L2 = [box("leaf", (DW, .06, 2.62), (-DW / 2, 0, 1.36), leaf, .01)]
for z, h in ((.62, .72), (1.55, .70), (2.28, .52)):
    L2.append(box("panel", (DW - .26, .02, h), (-DW / 2, -.035, z), leaf, .012))
M = group(L2, (X + DW - .02, .30, .06), 0)
M.location = (X - DW + 0, .34, .06)
M.rotation_euler = (0, 0, math.radians(180 - 112))
# a visitor goes in
cutout("visitor", walker(True), matte("0a0705", .9, .1), (X + .06, .55, .17), 1.04, .05)
# steps, lantern plate with bell, umbrella stand, pavement
for i, (w, d, h) in enumerate(((2.5, 1.0, .06), (2.2, .66, .16))):
    box("step", (w, d, h), (X, -d / 2 + .02, h / 2), base, .015)
box("pavement", (60, 12, .1), (0, -5.5, -.05), stone("3d3f45", "2a2b30", .9, .16, .10), 0)
for i in range(-14, 15):
    box("joint", (.014, 12, .003), (i * .95 + .3, -5.5, .0008), matte("0c0d10"), 0)
for k in range(8):
    box("joint", (60, .014, .003), (0, -.9 - k * .95, .0008), matte("0c0d10"), 0)
box("plate", (.16, .02, .34), (X - DW - .42, -.02, 1.52), brass(.2), .006)
for z in (1.44, 1.52, 1.60):
    disc("bell", .014, (X - DW - .42, -.036, z), brass(.12), (0, 0, 0), .012, .003, 40)
# a bicycle leans at the wall
bk = principled("frame", "20201f", .3, .3)[0]


def bicycle(x, y):
    P = []
    for cx in (-.52, .52):
        P += [torus("tyre", .335, .017, matte("0a0a0a", .7), (cx, 0, .352), (math.pi / 2, 0, 0), seg=120, sides=12), disc("hub", .03, (cx, 0, .352), bk, (0, 0, 0), .08, .004, 32)]
        for k in range(14):
            a = math.tau * k / 14
            P.append(tube("spoke", [(cx, 0, .352), (cx + .325 * math.cos(a), 0, .352 + .325 * math.sin(a))], .0022, principled("st", "b9b9b9", .25, 1)[0], res=2))
        P.append(tube("guard", [(cx + .375 * math.cos(a), 0, .352 + .375 * math.sin(a)) for a in np.linspace(.2 if cx < 0 else .9, math.pi - (.1 if cx < 0 else .5), 30)], .013, bk))
    J = dict(rear=(-.52, 0, .352), front=(.52, 0, .352), crank=(-.08, 0, .30), seat=(-.22, 0, .80), head=(.36, 0, .86), fork=(.39, 0, .74))
    for a, b in (("rear", "crank"), ("rear", "seat"), ("crank", "seat"), ("seat", "fork"), ("crank", "fork"), ("fork", "front"), ("fork", "head")):
        P.append(tube("pipe", [J[a], J[b]], .016, bk))
    P += [tube("post", [J["seat"], (-.245, 0, .92)], .014, bk), box("saddle", (.26, .14, .05), (-.25, 0, .945), principled("hide", "6a3b1c", .4)[0], .022)]
    P.append(tube("bar", spline([(.20, -.26, .98), (.28, -.24, 1.0), (.345, -.06, .97), (.345, .06, .97), (.28, .24, 1.0), (.20, .26, .98)], 40), .012, principled("st", "b9b9b9", .2, 1)[0]))
    P += [disc("ring", .085, J["crank"], bk, (0, 0, 0), .01, .002, 60), tube("arm", [J["crank"], (.06, -.05, .20)], .010, bk)]
    g = group(P, (x, y, 0), 3)
    g.rotation_euler = (math.radians(-9), 0, math.radians(3))


bicycle(-.62, -.34)
# blue hour
area((-8, -12, 9), (0, 0, 2), 9, 2600, "6f9ae0")
area((10, -9, 7), (3, 0, 2), 6, 420, "7ba2e2")
ambient("3a5580", .45)
camera((-.75, -8.2, 1.45), (-.75, 0, 1.45), 36, None, None, shift=(0, .07))
shoot("doorway", 40, dict(NIGHT, anchor=(98, .85), bloom=.20, saturation=.72, exposure=.06))
