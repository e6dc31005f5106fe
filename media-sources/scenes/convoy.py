"""VIP transport, the end: three dark cars in file round a wet bend, tail lights lit, the road ends before the low disc."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
road, n, p = principled("asphalt", "1d1d20", .4, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 2, .7), .25, .01))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .35, 3, .6), .55, .04))
mesh("ground", [(-400, -60, -.03), (400, -60, -.03), (400, 900, -.03), (-400, 900, -.03)], [(0, 1, 2, 3)], matte("0c0e0f", .95, .05))
PATH = spline([(-3.2, -16), (-.8, -6), (.9, 3), (2.6, 12), (5.2, 22), (10.0, 34), (17, 46), (27, 60), (38, 74), (47, 95), (54, 130), (58, 200)], 900)


def strip(a, b, z, mat, k0=0, k1=900):
    """Part of the road between two distances from its middle."""
    vs = []
    for k in range(k0, k1):
        (ax, ay), (bx, by) = PATH[max(k - 1, 0)], PATH[min(k + 1, 899)]
        d = Vector((bx - ax, by - ay)).normalized()
        for o in (a, b):
            vs.append((PATH[k][0] + d.y * o, PATH[k][1] - d.x * o, z))
    mesh("strip", vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(k1 - k0 - 1)], mat, False)


strip(-5.6, 2.4, 0, road)
white = matte("cfc4b2", .6, .3)
strip(-5.35, -5.22, .006, white)
strip(2.02, 2.15, .006, white)
for k in range(0, 880, 16):
    strip(-1.68, -1.56, .006, white, k, k + 7)
paint = principled("paint", "101114", .16, .35, Specular=.6, Clearcoat=1.0)[0]
pane, n, p = principled("pane", "040506", .04, 0.0, Specular=.7)
n.put(p, "Emission", (*kelvin(2700), 1))
n.put(p, "Emission Strength", .03)
proto = coupe(paint, pane, principled("rim", "5c4c3c", .24, 1.0)[0], nx=200, nv=80)
kids = [o for o in bpy.context.scene.objects if o.parent == proto and o.type in ("MESH", "CURVE")]
for o in kids:
    if o.modifiers:
        bake(o)
red = glow((1, .055, .02), 16)
for i, k in enumerate((218, 318, 408)):
    (ax, ay), (bx, by) = PATH[k - 1], PATH[k + 1]
    turn = math.degrees(math.atan2(by - ay, bx - ax)) - 180
    parts = kids if not i else [link(o.copy()) for o in kids]
    for o in parts:
        o.parent = None
    for s in (-1, 1):
        parts.append(tube("tail", spline([(2.345, s * .26, .765), (2.31, s * .46, .775), (2.20, s * .66, .79)], 24), .026, red))
        parts[-1].visible_glossy = i < 3
    d = Vector((bx - ax, by - ay)).normalized()
    group(parts, (PATH[k][0] + d.y * .2, PATH[k][1] - d.x * .2, 0), turn)
    point((PATH[k][0] - d.x * 2.9 + d.y * .2, PATH[k][1] - d.y * 2.9 - d.x * .2, .6), 26, (1, .07, .02), .3)
    spot((PATH[k][0] + d.x * 2.5, PATH[k][1] + d.y * 2.5, .6), (PATH[k + 40][0], PATH[k + 40][1], -.2), 1500, 46, .8, kelvin(3600), .08)
rng = random.Random(4)
for k in range(20, 900, 15):                        # posts at the outer edge
    (ax, ay), (bx, by) = PATH[k - 1], PATH[min(k + 1, 899)]
    d = Vector((bx - ax, by - ay)).normalized()
    for o in (3.3, -6.5):
        x, y = PATH[k][0] + d.y * o, PATH[k][1] - d.x * o
        box("post", (.10, .06, .95), (x, y, .48), matte("b8ab98", .6), .01)
for y, base, mat in ((520, 22, glow("2c3444", .26)), (420, 12, glow("191f2a", .22))):      # ranges
    pts = [(x, base * (.55 + .45 * math.sin(x * .011 + y) * math.sin(x * .0043 + 1) + .10 * math.sin(x * .05 + y))) for x in np.linspace(-420, 420, 240)]
    prism("range", pts + [(420, -30), (-420, -30)], .5, mat, 0, (0, y, 0))
lit_disc(44, (165, 600, 50), .9, warm=(3400, 2400))
sky_gradient([(0.0, "0a0d12"), (.495, "10161d"), (.502, "b07a50"), (.535, "75605c"), (.60, "33445a"), (.72, "18243a"), (1.0, "0a1220")], .62)
area((60, 90, 14), (3, 10, .8), 22, 26000, kelvin(2800)).visible_glossy = False
area((-14, 2, 9), (2, 14, .8), 5, 900, kelvin(8500))
camera((-1.9, -7.4, 2.1), (1.2, 20, 2.55), 40, None)
bpy.context.scene.camera.data.clip_end = 4000
shoot("convoy", 16, dict(NIGHT, anchor=(98, .88), bloom=.24))
