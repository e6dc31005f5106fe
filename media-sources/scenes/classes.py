"""Premium cars: an electric one from the side, charging below the lit roof of a house; the light falls through its windows. The others are in
`details.py`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1200)
rim = principled("rim", "a89884", .25, 1.0)[0]
chrome = principled("chrome", "d8cdb8", .12, 1.0)[0]
dark = matte("050404", .9, .1)
P = vehicle("onebox", bodywork("8ea2b2", .17, .45), rim, 7, chrome=chrome)
# the post it is charged from
post = bodywork("16181b", .25, .3, ((.1, -10), (.8, 4), (1.4, 10)))
P.append(board("post", [vehicles.rounded([(2.74, .02), (3.04, .02), (3.04, 1.62), (2.74, 1.62)], .07)], post, (0, .2, 0), .16, .02, 4))
P.append(box("eye", (.16, .02, .03), (2.89, .08, 1.44), glow(kelvin(3000), 9), .01))
P.append(tube("cable", spline([(1.86, -.05, .86), (2.16, -.10, .78), (2.38, -.12, .30), (2.50, -.05, .10), (2.68, .02, .34), (2.78, .08, .96)], 80), .019, dark))
P.append(torus("socket", .062, .011, glow(kelvin(3000), 9), (1.82, -.045, .88), (math.pi / 2, 0, 0), 80, 12))
group(P, (-.45, 0, 0))
ground, n, p = principled("wet", "101012", .10, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 2, .5), .10, .12))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 3.0, 2, .5), .05, .01))
mesh("ground", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], ground)
# the house: a wall of plaster washed by lamps under the roof, slats of wood at its left
box("wall", (40, .3, 3.2), (0, 3.4, 1.6), plaster("d9b48a", bump=.22, scale=.8), 0)
slat = walnut("7a4a26", .5, 1)
for k in range(22):
    box("slat", (.10, .12, 2.62), (-3.55 + .145 * k - 1.0, 3.1, 1.31), slat, .008)
roof = matte("14110f", .6, .3)
box("roof", (9.2, 4.9, .20), (-.9, 1.35, 2.72), roof, .01)
for x in (-5.3, 3.42):
    box("pillar", (.16, .16, 2.62), (x, -.85, 1.31), roof, .01)
area((-.6, 2.7, 2.58), (-.6, 3.3, .3), 8.0, 420, kelvin(2800), .10).visible_camera = False
area((-.4, .9, 2.58), (-.4, .7, 0), 7.0, 130, kelvin(3000), .3).visible_camera = False
box("lamp", (7.6, .05, .02), (-.6, 2.6, 2.60), glow(kelvin(2900), 2.2), 0).data.materials[0].cycles.sample_as_light = False
area((0, -22, 2.6), (0, 0, .8), 26, 2600, kelvin(7600), .7)
area((0, -12, 13), (0, 0, .9), 22, 900, kelvin(8500), 4)
sky_gradient([(0.0, "0a0d12"), (.5, "2c3a52"), (.53, "1c2a42"), (.62, "111b30"), (1.0, "0b1322")], .6)
camera((0, -34, .98), (0, 0, 1.22), 36 * 34 / 7.0, None)
bpy.context.scene.camera.data.clip_end = 5000
shoot("car-electric", 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
