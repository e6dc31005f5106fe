"""Premium cars: a coupe from the side before the low disc; whoever brought it waits some steps behind the boot."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
D, H, view = 40, 1.0, 14.0
rim = principled("rim", "b4a48e", .24, 1.0)[0]
# a flank that leans outwards up to its crease and turns to the sky above it: the crease is where the light changes
paint = bodywork("10141a", .15, .45, ((.18, -34), (.235, -30), (.245, 12), (.285, -16), (.40, -12), (.60, -3), (.675, -2), (.69, 34), (.73, 24), (.84, 15), (.90, 25), (1.0, 33), (1.5, 40)))
P = vehicle("coupe", paint, rim, 10, chrome=principled("chrome", "d8cdb8", .12, 1.0)[0])
X = 3.2
group(P, (X, 0, 0))
# he stands some steps behind the car, so that he is no taller beside it than he is
cutout("driver", silhouettes.watchman(), matte("060505", .9, .1), (X + 2.98, 3.2, 0), .93, .05)
dusk((X + .3, 2.0), 2.0, (D, H), 600, .95)
cam = camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (.60 - H) / view))
bpy.context.scene.camera.data.clip_end = 5000
shoot("coupe", 24, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
