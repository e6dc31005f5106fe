"""Premium cars: a coupe from the side before the low disc; whoever brought it waits behind the boot, seen from behind."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
D, H, view = 40, 1.0, 14.0
rim = principled("rim", "b4a48e", .24, 1.0)[0]
P = vehicle("coupe", bodywork("0e1116", .15, .45), rim, 10, chrome=principled("chrome", "d8cdb8", .12, 1.0)[0])
X = 3.2
group(P, (X, 0, 0))
person = silhouettes.figure(((-.29, 1.16), (-.10, 1.00), 150), ((.29, 1.16), (.10, .985), 30), silhouettes.standing(.085), "short", hem=.80, skirt=.190)
cutout("driver", person, matte("060505", .9, .1), (X + 2.75, .9, 0), 1.0, .05)
dusk((X + .3, 2.0), 2.0, (D, H), 600, .95)
cam = camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (.60 - H) / view))
bpy.context.scene.camera.data.clip_end = 5000
shoot("coupe", 24, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
