"""VIP & Security: a passage of arches after rain; an open umbrella lies on the wet stone before the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
pl = plaster("7a5c40", bump=.16, scale=.7)
X, Y, TURN = 0, 3.2, math.radians(38)          # the umbrella
fl, n, p = principled("floor", "4a382a", .3, 0, Specular=.22)
w = n.noise(n.coord("Object"), .55, 4, .62, .4)
n.put(p, "Roughness", n.ramp(w, [(.42, (.05,) * 3), (.58, (.38,) * 3)]))
n.put(p, "Base Color", n.ramp(w, [(.42, rgb("241a12")), (.58, rgb("554131"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 30, 3, .6), .10, .01))
box("floor", (30, 44, .2), (X, 8, -.1), fl, 0)
for k in range(16):
    box("joint", (7, .016, .003), (X, -5 + k * 1.25, .0008), matte("0c0805"), 0)
for x in (-2.1, -.7, .7, 2.1):
    box("joint", (.016, 30, .003), (X + x, 8, .0008), matte("0c0805"), 0)
for y in (0.0, 3.0, 6.0, 9.0, 12.0):
    wall = box("portal", (34, .7, 7), (X, y, 3.5), pl, .03)
    cut(wall, prism("h", arch_outline(3.3, 3.9), 3, None, 0, (X, y, -.001)))
for sg in (-1, 1):
    box("side", (.3, 16, 7), (X + sg * 3.2, 7, 3.5), pl, 0)
box("roof", (10, 16, .3), (X, 7, 5.4), pl, 0)
box("end", (12, .3, 9), (X, 15.2, 4), plaster("8a6a4a", bump=.1), 0)
lit_disc(1.62, (X, 15.0, 1.85), 1.9, warm=(3800, 2500))
area((X, 14.6, 2.4), (X, 0, 1.4), 2.8, 800, kelvin(3000), 2.8)
for y, q in ((1.5, 90), (4.5, 100), (7.5, 100), (10.5, 90)):
    area((X - 2.6, y, 4.8), (X + .6, y + .4, 0), .5, q, kelvin(3300), 1.5)
# the umbrella: eight panels of cloth that the light shines through, drawn in between the ribs
R, H, SAG = .80, .31, .045
cloth, n, out = material("canopy")
d = n.add("ShaderNodeBsdfDiffuse", {"Color": rgba("2a1a10")})
t = n.add("ShaderNodeBsdfTranslucent", {"Color": rgba("a8642f")})
m = n.add("ShaderNodeMixShader", {"Fac": .42})
n.put(m, 1, d.outputs[0])
n.put(m, 2, t.outputs[0])
n.put(out, "Surface", m)
steel = principled("rib", "17120e", .3, .8)[0]


def canopy(u, v):
    a = u * math.tau
    k = abs(math.sin(4 * a))                       # 0 on a rib, 1 between two
    r = R * v * (1 - .075 * k * v ** 2)
    return (r * math.cos(a), r * math.sin(a), H * (1 - v ** 2) - SAG * k * v ** 1.5 + .02 * k * v)


U = [grid("canopy", canopy, 240, 60, cloth, close_u=True), tube("stick", [(0, 0, H + .07), (0, 0, -.86)], .009, steel), tube("crook", spline([(0, 0, -.84), (.005, 0, -.93), (.045, 0, -.965), (.085, 0, -.93)], 30), .014, walnut("3a2012", .4))]
for k in range(8):
    a = k * math.tau / 8
    U.append(tube("rib", [(R * v * math.cos(a), R * v * math.sin(a), H * (1 - v ** 2) - .008) for v in np.linspace(0, 1, 24)], .0045, steel))
    U.append(tube("stay", [(0, 0, -.10), (R * .52 * math.cos(a), R * .52 * math.sin(a), H * (1 - .27) - .012)], .0035, steel))
# it lies on the stone as one puts it down to dry: on two of its ribs and on its crook
axis = Matrix.Rotation(TURN, 4, "Z") @ Matrix.Rotation(math.radians(-51), 4, "Y") @ Matrix.Rotation(math.pi / 8, 4, "Z")
low = min((axis @ Vector(canopy(u, 1))).z for u in np.linspace(0, 1, 241))
group(U, (X - .05, Y, .004 - low), rot=axis.to_euler())
# what comes through the cloth, and what lies along its ribs
for lamp in (area((X + 1.5, Y + 2.6, 1.7), (X, Y, .5), 1.2, 300, kelvin(2900)), area((X - 2.4, Y + .2, 2.6), (X - .2, Y, .5), .6, 170, kelvin(5600), spread=40)):
    lamp.visible_camera = lamp.visible_glossy = False
area((-4.5, -4, 4.5), (0, 3, 1.4), 1.8, 520, kelvin(5600))
ambient("3a281a", .06)
camera((0.12, -4.9, 1.0), (0.12, 8, 1.0), 74, 4.0, (X, Y, .6), shift=(-.165, -.035))
shoot("vip", 64, dict(NIGHT, anchor=(97, .92), bloom=.14))
