"""VIP and security: the side door of a cinema at night stands ajar; on its lever hangs a pass. One unit is a decimetre."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1200)
# the leaf: painted steel, its free edge to the right; behind the gap a passage in warm light
paint, n, p = principled("paint", "24547a", .36, 0, Specular=.45)
v = n.coord("Object")
n.put(p, "Normal", n.bump(n.math("ADD", n.noise(v, 1.1, 3, .5), n.math("MULTIPLY", n.noise(v, 26, 3, .6), .16)), .05, .03))
n.put(p, "Roughness", n.ramp(n.noise(v, 2.4, 5, .65), [(.35, (.34,) * 3), (.7, (.44,) * 3)]))
m = brass(.2)
dark = matte("0b0705", .6)
P = [box("leaf", (24, .5, 24), (-12, .25, 0), paint, .05), box("lip", (.12, .56, 24), (-.06, .28, 0), paint, .02)]
P.append(prism("plate", rounded_outline(.62, 3.3, .12), .07, m, .02, (-1.05, -.03, -.2)))
for z in (-1.55, 1.15):
    P.append(sphere("screw", .055, (-1.05, -.07, z), m, 24))
neck = lathe("neck", [(.19, 0), (.15, .10), (.12, .35), (.12, .62)], m, 80)
neck.rotation_euler, neck.location = (math.pi / 2, 0, 0), (-1.05, -.06, .62)
P.append(neck)
P.append(tube("lever", spline([(-1.02, -.66, .62), (-1.5, -.69, .63), (-2.2, -.68, .60), (-2.75, -.64, .57)], 80), .12, m))
P.append(sphere("end", .124, (-2.75, -.64, .57), m, 40))
P.append(sphere("knee", .124, (-1.04, -.66, .62), m, 40))
P.append(disc("key", .17, (-1.05, -.08, -.95), m, (0, 0, 0), .04, .01, 60))
P.append(box("hole", (.05, .03, .17), (-1.05, -.11, -.95), dark, .004))
# the ribbon over the lever, its two halves meet in the clip
HX, HY, HZ, LOW = -2.05, -.68, .60, -2.05
weave, n, p = principled("ribbon", "84341a", .8, 0, Specular=.2, Sheen=.6)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexWave", {"Vector": n.coord("Object", (1, 1, 1)), "Scale": 14.0}).outputs["Fac"], .25, .01))
for s in (-1, 1):
    path = spline([(HX + .02 * s, HY, HZ + .145), (HX + .03 * s, HY + s * .13, HZ + .08), (HX + s * .16, HY + s * .13 - .02, HZ - .5), (HX + s * .17, HY + s * .06, -.9), (HX + s * .03, HY - .04, LOW + .1)], 90)
    def half(u, w, path=path, s=s):
        x, y, z = path[min(89, int(round(w * 89)))]
        return (x + (u - .5) * .26, y + .012 * math.sin(u * math.pi), z)
    P.append(parcel("sling", half, 8, 89, weave, .012))
P += [box("clip", (.20, .09, .26), (HX, HY - .03, LOW), m, .02), torus("swivel", .085, .022, m, (HX, HY - .03, LOW - .20), (math.pi / 2, 0, 0), 60, 16)]
card = prism("card", [(a, c - 1.0) for a, c in rounded_outline(1.42, 2.0, .10)], .035, principled("card", "eadcc2", .5, Specular=.35)[0], .008)
slot = prism("slot", [(a, c - .14) for a, c in rounded_outline(.34, .09, .04)], .3)
cut(card, slot)
Q = [card, slot, box("band", (1.42, .006, .34), (0, -.019, -.48), matte("84341a", .7), 0), disc("seal", .30, (0, -.020, -1.12), matte("d8973f", .6), (0, 0, 0), .006, .001, 120)]
for j, w in enumerate((.86, .56)):
    Q.append(box("line", (w, .004, .045), (0, -.020, -1.60 - .14 * j), matte("3a2414", .7), .001))
P.append(group(Q, (HX, HY - .03, LOW - .20), 0, 1, (math.radians(-3), math.radians(4), math.radians(8))))
group(P, (0, 0, 0), 15)
# what is behind the gap
wallm = plaster("e0b67c", bump=.06)
box("side", (.2, 40, 40), (5.5, 20, 0), wallm, 0)
box("end", (30, .2, 40), (0, 12, 0), wallm, 0)
box("frame", (1.1, 1.6, 30), (2.35, .3, 0), principled("frame", "2a1c12", .4, .0)[0], .06)
box("wall", (14, 3.0, 30), (9.8, .6, 0), plaster("3a2a1e", bump=.3, scale=3), .02)
for at, to, q in (((1.2, 6, 9), (1.4, 12, 0), 2600), ((1.4, 9, 5), (.7, 0, -1), 900)):
    lamp = area(at, to, 2.0, q, kelvin(2900))
    lamp.visible_camera = lamp.visible_glossy = False
# the lamp of the yard from the left, low and hard, and a cold fill
spot((-9, -13, 8), (-1.8, 0, -.8), 42000, 30, .25, kelvin(3300), .25)
area((-4, -14, -3), (-1.5, 0, -1), 6, 1300, kelvin(7500)).visible_glossy = False
area((6, -12, 5), (-1.5, 0, -1), 4, 900, kelvin(3600))
ambient("28303a", .10)
camera((.2, -21, -.2), (-1.9, 0, -1.12), 46, 1.4, (-1.9, -.7, -.6))
shoot("side-door", 14, dict(NIGHT, anchor=(97.5, .88), bloom=.16, saturation=.84, exposure=.1))
