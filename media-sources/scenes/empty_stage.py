"""Empty stage: the set of `live` after the show. The disc is still lit, nobody stands before it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *
import stage

begin()
stage.room(lamps=False, artist=False)
bpy.data.objects.remove(bpy.data.objects["floor"], do_unlink=True)
for ob in bpy.data.objects:
    if ob.type == "LIGHT":
        ob.visible_glossy = False
# boards, and the velvet that frames them
box("floor", (30, 14, 1.1), (0, 2.0, .55), walnut("3a2010", .32, .5), .02)
for i in range(-26, 27):
    box("gap", (.012, 14, .004), (i * .5, 2, 1.101), matte("0d0704", 1.0, 0.0), 0)
vm = velvet("3c2211", "96623a")
curtain("left", 6.4, 12, 11, vm, (-6.0, 2.6, 1.12), .26, 4, 700, 30)
curtain("right", 5.0, 12, 9, vm, (6.6, 2.6, 1.12), .26, 8, 700, 30)
box("border", (40, .3, 4), (0, 1.9, 9.9), matte("0a0604", .9, 0), 0)
spot((-2, -7, 8), (-4.4, 2.6, 3.4), 5200, 38, .9, kelvin(3000), .3)
spot((2, -7, 8), (5.6, 2.6, 3.4), 4200, 38, .9, kelvin(3000), .3)
area((0, 7.2, 3.75), (0, 2, 1.1), 3, 380, kelvin(2900)).visible_glossy = False
# what stays behind: one stool
br = bronze("5b3c24", .3, .2)
x, y, z = 2.35, 3.1, 1.1
lathe("seat", spline([(0, .70), (.20, .70), (.215, .715), (.215, .75), (.20, .765), (0, .77)], 60), walnut("3b2010", .3), 80, (x, y, z))
for a in (40, 160, 280):
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    tube("leg", [(x + .12 * c, y + .12 * s, z + .71), (x + .24 * c, y + .24 * s, z)], .016, br)
torus("ring", .19, .011, br, (x, y, z + .28), seg=80, sides=12)
src = Vector((3.9, 4.2, 8.6))
dst = Vector((x, y, z))
beam(src, src + (dst - src) * 1.0, .09, .62, kelvin(3000), 1.6, .5, 1.5, .5, 2.0)
spot(src, dst, 3200, 10.5, .25, kelvin(3300), .08)
camera((-1.2, -8.4, 2.55), (-1.35, 4.6, 3.05), 33, 4.0, (1.5, 4.2, 2.4), shift=(-.135, 0))
shoot("empty_stage", 48, dict(NIGHT, anchor=(96.8, .95), bloom=.22, saturation=.84))
