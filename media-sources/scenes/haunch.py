"""Premium cars: a fastback from behind at dusk on an empty road, a band of light across its tail, the low disc beyond its roof."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from fastback import *

begin(2400, 1500)
P = fastback(principled("paint", "2a3542", .12, .85, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.015)[0])
D, H, VIEW, MIDDLE = 4.8, 1.08, 3.7, .62
group(P, (-.10, .9, 0), 33)
dusk((.22, 1.20), .42, (D, H), 600, .95, .20, sky=2.6, reach=.5)
for o in bpy.data.objects:
    if o.type == "LIGHT":
        o.visible_glossy = False
road = matte("8f8270", .6, .05)
for x in (-2.2, 2.6):
    for y in range(0, 400, 9):
        mesh("line", [(x - .07, y - 6, .004), (x + .07, y - 6, .004), (x + .07, y - 1, .004), (x - .07, y - 1, .004)], [(0, 1, 2, 3)], road)
sky_gradient([(0, "0a0d12"), (.497, "12161d"), (.503, "e8a868"), (.53, "c08a64"), (.58, "6a6a7c"), (.68, "2c3c58"), (1, "142038")], 1.0)
softbox((.9, 1.0, 3.6), (.7, .8, .9), 5.0, .8, kelvin(6200), 4)
softbox((9.5, -3.0, 2.0), (.8, .5, .7), 13.0, 2.6, kelvin(3400), 9)
softbox((-9.5, 7.2, 3.0), (.1, .7, .8), 8.0, 1.8, kelvin(3300), 6)
area((3.4, -4.2, .7), (1.2, .4, .35), 1.6, 60, kelvin(3600), .8)
camera((0, -D, H), (0, 0, H), 36 * D / VIEW, None, shift=(0, (MIDDLE - H) / VIEW))
bpy.context.scene.camera.data.clip_end = 5000
shoot("haunch", 24, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
