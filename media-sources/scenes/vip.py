"""VIP & Security: a passage of arches after rain; an open umbrella lies on the wet stone before the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
c = bpy.context.scene.cycles
c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 2, 3, 4
pl = plaster("7a5c40", bump=.16, scale=.7)
X, Y, TURN = 0, 3.2, math.radians(38)          # the umbrella
rs = np.random.default_rng(11)
# slabs that all are wet, each of which lies a little different: what they mirror breaks at their edges, not within them
fl, n, p = principled("floor", "3a2a1c", .13, 0, Specular=.55)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 9, 4, .6), .06, .01))
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 2.4, 4, .6), [(.3, rgb("261a11")), (.7, rgb("4a3624"))]))
box("bed", (30, 44, .2), (X, 8, -.14), matte("0a0705"), 0)
for x, w in [(i * 1.4 + s * .7, 1.378) for s in (-1, 1) for i in range(-5 + s, 6 + s) if i * s > 0] + [(0, 2.778)]:          # no joint under the umbrella
    for j in range(-3, 17):
        o = box("slab", (w, 1.026, .06), (X + x, -3.4 + j * 1.05, -.03), fl, 0)
        o.rotation_euler = (rs.normal(0, .003), rs.normal(0, .003), 0)
for y in (0.0, 3.0, 6.0, 9.0, 12.0):
    wall = box("portal", (34, .7, 7), (X, y, 3.5), pl, .03)
    cut(wall, prism("h", arch_outline(3.3, 3.9), 3, None, 0, (X, y, -.001)))
for sg in (-1, 1):
    box("side", (.3, 16, 7), (X + sg * 3.2, 7, 3.5), pl, 0)
box("roof", (10, 16, .3), (X, 7, 5.4), pl, 0)
box("end", (12, .3, 9), (X, 15.2, 4), plaster("8a6a4a", bump=.1), 0)
lit_disc(1.62, (X, 15.0, 1.85), 2.5, warm=(3700, 2400))
area((X, 14.6, 2.4), (X, 0, 1.4), 2.8, 800, kelvin(3000), 2.8).visible_glossy = False
for y, q in ((1.5, 90), (4.5, 100), (7.5, 100), (10.5, 90)):
    area((X - 2.6, y, 4.8), (X + .6, y + .4, 0), .5, q, kelvin(3300), 1.5)
# the umbrella: eight panels of cloth that the light shines through, drawn in between the ribs
R, H, SAG = .80, .31, .045
cloth, n, out = material("canopy")
d = n.add("ShaderNodeBsdfDiffuse", {"Color": rgba("3a2012")})
t = n.add("ShaderNodeBsdfTranslucent", {"Color": rgba("c06a2c")})
m = n.add("ShaderNodeMixShader", {"Fac": .5})
for shader in (d, t):
    n.put(shader, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .5), .12, .004))
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
hem, seam, br = principled("hem", "1c100a", .5, 0, Specular=.3)[0], principled("seam", "4a1a0c", .8, 0, Specular=.1)[0], brass(.34)
for k in range(8):
    a = k * math.tau / 8
    U.append(tube("rib", [(R * v * math.cos(a), R * v * math.sin(a), H * (1 - v ** 2) - .008) for v in np.linspace(0, 1, 24)], .0045, steel))
    U.append(tube("stay", [(0, 0, -.10), (R * .52 * math.cos(a), R * .52 * math.sin(a), H * (1 - .27) - .012)], .0035, steel))
    # outside: the seam between two panels, the tip that holds the cloth
    U.append(tube("seam", [tuple(np.add(canopy(k / 8, v), (0, 0, .003))) for v in np.linspace(.06, 1, 40)], .0024, seam))
    U.append(sphere("tip", .0125, tuple(np.multiply(canopy(k / 8, 1), (1.012, 1.012, 1))), br, 20))
U.append(tube("hem", [canopy(u, 1) for u in np.linspace(0, 1, 321)], .0042, hem))
U.append(lathe("ferrule", spline([(0, .17), (.008, .168), (.010, .10), (.013, .06), (.024, .045), (.050, .022), (.056, .004), (.0, .0)], 60), br, 60))
U[-1].location = (0, 0, H - .004)
# it lies on the stone as one puts it down to dry, on a rib and its crook, turned so that the shaft is behind the middle of a panel:
# a seam in line with it looks like the shaft itself, before the cloth
axis = Matrix.Rotation(TURN, 4, "Z") @ Matrix.Rotation(math.radians(-48.4), 4, "Y")
low = min((axis @ Vector(canopy(u, 1))).z for u in np.linspace(0, 1, 241))
group(U, (X - .05, Y, .019 - low), rot=axis.to_euler())
# what comes through the cloth, and what lies along its ribs
for lamp in (area((X + 1.5, Y + 2.6, 1.7), (X, Y, .5), 1.0, 420, kelvin(2900)), area((X - 2.4, Y + .2, 2.6), (X - .2, Y, .5), .35, 260, kelvin(5200), spread=40)):
    lamp.visible_camera = lamp.visible_glossy = False
area((-4.5, -4, 4.5), (0, 3, 1.4), 1.8, 520, kelvin(5600))
ambient("3a281a", .06)
camera((0.12, -4.9, 1.0), (0.12, 8, 1.0), 74, 5.6, (X, Y, .6), shift=(-.165, -.035))
shoot("vip", 64, dict(NIGHT, anchor=(97, .92), bloom=.14))
