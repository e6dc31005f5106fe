"""Empty stage: the set of `live` after the show. The disc is still lit, nobody stands before it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *
import stage

begin()
stage.room(lamps=False)
bpy.data.objects.remove(bpy.data.objects["artist"], do_unlink=True)
# what stays behind: one stool and a microphone stand without a microphone
br = bronze("5b3c24", .3, .2)
x, y, z = 2.35, 3.1, 1.1
lathe("seat", spline([(0, .70), (.20, .70), (.215, .715), (.215, .75), (.20, .765), (0, .77)], 60), walnut("3b2010", .3), 80, (x, y, z))
for a in (40, 160, 280):
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    tube("leg", [(x + .12 * c, y + .12 * s, z + .71), (x + .24 * c, y + .24 * s, z)], .016, br)
torus("ring", .19, .011, br, (x, y, z + .28), seg=80, sides=12)
src = Vector((3.9, 4.2, 8.6))
dst = Vector((x, y, z))
beam(src, src + (dst - src) * 1.0, .09, .62, kelvin(3000), 1.3, .5, 1.5, .5, 2.0)
spot(src, dst, 1500, 10.5, .25, kelvin(3300), .08)
camera((-1.1, -8.6, 2.35), (-.35, 4.6, 3.0), 36, 2.8, (1.5, 4.2, 2.4))
shoot("empty_stage", 48, dict(NIGHT, anchor=(97.8, .95), bloom=.24))
