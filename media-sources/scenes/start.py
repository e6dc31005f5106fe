"""Athletik, the end: starting blocks in their lane before the race, all lanes run to the low disc."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
track, n, p = principled("track", "6a3220", .75, Specular=.35)
v = n.coord("Object")
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 130.0}).outputs["Distance"], .5, .010))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, .5, 3, .6), .4, .40))
box("track", (60, 300, .2), (0, 140, -.1), track, 0)
white = matte("e8ddcc", .6, .3)
for k in range(-8, 9):
    box("lane", (.05, 300, .004), (.61 + 1.22 * k, 140, .003), white, 0)
box("line", (60, .05, .004), (0, .62, .0035), white, 0)
metal = principled("metal", "b9b4ac", .24, 1.0)[0]
pad = matte("1a1716", .65, .3)
edge = bronze("b98d63", .22, .2)


def blocks(x, y):
    """A rail with teeth, on it two ribbed pads, the rear one steeper."""
    box("rail", (.075, 1.50, .035), (x, y - .74, .022), metal, .006)
    for k in range(36):
        box("tooth", (.078, .010, .010), (x, y - 1.45 + k * .04, .043), matte("4a4642", .5), .001)
    for at, s, a, hgt in ((-.34, -1, 46, .20), (-.66, 1, 60, .22)):
        cx = x + s * .105
        t = math.radians(a)
        P = [prism("pad", [(-.5 * hgt, -.014), (.5 * hgt, -.014), (.5 * hgt, .014), (-.5 * hgt, .014)], .125, pad, .008, rot=(0, 0, 0))]
        for k in range(9):
            P.append(box("rib", (.008, .120, .010), (-.085 + .021 * k, 0, .017), matte("3a3431", .5), .002))
        P.append(box("rim", (hgt + .012, .135, .012), (0, 0, -.012), edge, .004))
        g = group(P)
        g.matrix_world = Matrix.Translation((cx, y + at - .03, .030 + .5 * hgt * math.sin(t))) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ Matrix.Rotation(t, 4, "Y")
        top = (cx, y + at - .04 - .36 * hgt * math.cos(t), .04 + .80 * hgt * math.sin(t))
        for o in (-.035, .035):
            tube("strut", [(top[0] + o, top[1], top[2]), (x + s * .03 + o * .5, y + at - .27, .045)], .0075, metal)
        box("foot", (.24, .05, .02), (x + s * .05, y + at - .02, .042), metal, .004)


blocks(1.22, .30)
m = glow("12161d", .30)
prism("stand", [(-60, 0), (-60, 5.0), (-16, 3.4), (0, 2.2), (0, 0)], 1, m, 0, (-6, 120, 0))
prism("stand", [(60, 0), (60, 5.4), (30, 3.8), (12, 2.2), (12, 0)], 1, m, 0, (6, 120, 0))
for k in range(4):                                   # masts
    for s in (-1, 1):
        x = s * (20 + 11 * k) + 10
        box("mast", (.22, .2, 15), (x, 125, 7.5), m, 0)
        box("head", (2.6, .2, 1.2), (x, 125, 15.2), m, 0)
lit_disc(12.5, (34, 130, 13), 1.35, warm=(3500, 2450))
sky_gradient([(0.0, "0a0d12"), (.495, "10161d"), (.503, "b87c50"), (.54, "7c6662"), (.61, "3a4c66"), (.74, "1a2942"), (1.0, "0c1526")], .60)
area((5.0, 16, 3.6), (1.2, 0, .1), 3.2, 900, kelvin(2700))
area((-4, -3, 2.6), (1.2, 0, .1), 1.4, 150, kelvin(8500))
area((-.2, -3.2, 1.3), (1.22, -.3, .1), .7, 34, kelvin(8000))
camera((.74, -2.1, .34), (1.05, 4, .42), 38, 4, (1.22, -.2, .12))
bpy.context.scene.camera.data.clip_end = 1000
shoot("start", 16, dict(NIGHT, anchor=(97.6, .86), bloom=.22))
