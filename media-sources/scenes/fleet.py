"""VIP transport: eighteen vehicles wait on two levels of a parking deck before the low sun: eleven vans, four saloons, two minibuses, a luggage van; the light falls through deck and windows."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1100)
D, H, view = 150, 1.7, 70.0
rim = principled("rim", "8c7a66", .25, 1.0)[0]
paints = dict(van=bodywork("12161c", .18, .45), saloon=bodywork("14181f", .16, .45), bus=bodywork("1b1d21", .2, .4, ((.2, -30), (.6, -6), (1.0, 4), (1.3, 14), (2.2, 18), (2.7, 38))))
paints["luggage"] = paints["bus"]
protos = {k: vehicle(k, p, rim, 8, light=14, detail=k not in ("bus", "luggage")) for k, p in paints.items()}
LONG = dict(van=5.12, saloon=5.26, bus=6.94, luggage=6.94)
GAP = 1.5
LEVEL = 4.45                                     # the upper floor
for row, z in (("van saloon van van bus van saloon van van", LEVEL), ("van van saloon van van bus van saloon luggage", 0)):
    row = row.split()
    x = -(sum(LONG[k] for k in row) + GAP * (len(row) - 1)) / 2
    for k in row:
        group([link(o.copy()) for o in protos[k]], (x + LONG[k] / 2, 0, z))
        x += LONG[k] + GAP
for parts in protos.values():
    for o in parts:
        o.hide_render = True
concrete = principled("concrete", "2a2622", .8, Specular=.3)[0]
box("slab", (240, 7, .42), (0, 2.4, LEVEL - .21), concrete, .02)
for i in range(-9, 10):
    box("column", (.38, .38, LEVEL - .4), (i * 13.2 + 6.6, 4.6, (LEVEL - .4) / 2), concrete, .02)
for z in (.52, 1.02):
    tube("rail", [(-120, 5.6, LEVEL + z), (120, 5.6, LEVEL + z)], .028, concrete)
for i in range(-60, 61):
    tube("baluster", [(i * 2.2, 5.6, LEVEL), (i * 2.2, 5.6, LEVEL + 1.02)], .03, concrete)
for i in range(-9, 10):                           # a row of lamps under the slab
    box("lamp", (1.6, .10, .05), (i * 13.2, .6, LEVEL - .46), glow(kelvin(3000), 5), .01)
area((0, .8, LEVEL - .55), (0, .8, 0), 100, 900, kelvin(3000), .3).visible_glossy = False
dusk((8.0, 7.4), 9.4, (D, H), 900, .95, sky=24, reach=7)
area((0, -8, 1.2), (0, 0, 2.6), 76, 1100, kelvin(7800), .5)
camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (7.6 - H) / view))
bpy.context.scene.camera.data.clip_end = 6000
shoot("fleet", 24, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
