"""VIP transport: vans and saloons wait close behind one another on a wet place before the low sun, their lamps on; the light falls through their windows."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1100)
D, H, view = 44, 1.05, 17.4
rim, chrome = principled("rim", "b4a48e", .24, 1.0)[0], principled("chrome", "d8cdb8", .12, 1.0)[0]
# flanks that lean outwards up to a crease and turn to the sky above it: the crease is where the light changes
paints = dict(van=bodywork("12171e", .15, .45, ((.27, -34), (.33, -28), (.345, 12), (.39, -16), (.60, -10), (.86, -3), (.93, -2), (.945, 32), (1.0, 22), (1.15, 14), (1.3, 22), (1.6, 30), (1.9, 42))),
              saloon=bodywork("16140f", .14, .5, ((.20, -34), (.255, -30), (.265, 12), (.31, -16), (.45, -11), (.66, -3), (.735, -2), (.75, 34), (.80, 23), (.92, 15), (1.0, 26), (1.2, 34), (1.5, 42))))
LONG = dict(van=5.12, saloon=5.26)
GAP = .75
row = "saloon van van saloon van".split()
x = -(sum(LONG[k] for k in row) + GAP * (len(row) - 1)) / 2 + .9
for k in row:
    group(vehicle(k, paints[k], rim, 10, light=14, chrome=chrome), (x + LONG[k] / 2, 0, 0))
    x += LONG[k] + GAP
dusk((2.2, 2.55), 2.75, (D, H), 600, .95, sky=6)
area((0, -7, .5), (0, 0, .6), 30, 260, kelvin(3000), .3)
camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (1.9 - H) / view))
bpy.context.scene.camera.data.clip_end = 6000
shoot("fleet", 24, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
