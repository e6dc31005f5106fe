"""VIP & security, the six tasks: radio earpiece, car key, room key, passport, first aid and telephone, laid out on leather and seen from above."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2100, 1900)
UP = (math.pi / 2, 0, 0)
hide, n, p = principled("hide", "33200f", .50, Specular=.35)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 55.0}).outputs["Distance"], .16, .006))
box("desk", (12, .2, 12), (0, .1, 0), hide, 0)
X, Z = .46, .78                                     # two columns, three rows
black, grey, bone = principled("black", "0e0d0c", .38, Specular=.45)[0], principled("grey", "2a2723", .5)[0], principled("bone", "efe4d2", .5, Specular=.35)[0]
metal, gold = principled("steel", "b9b2a8", .25, 1.0)[0], brass(.18)


def put(parts, x, z, turn):
    return group(parts, (x, 0, z), rot=(0, math.radians(turn), 0))


# earpiece: a coiled tube in a bow, the plug for the ear, the clip with its button
path = spline([(.30, 0, -.24), (.22, 0, .02), (.02, 0, .10), (-.10, 0, -.06), (-.24, 0, -.02), (-.28, 0, .14)], 900)
coil = []
for i, q in enumerate(path):
    a = i / len(path) * math.tau * 44
    d = (Vector(path[min(i + 1, 899)]) - Vector(path[max(i - 1, 0)])).normalized()
    side = Vector((0, 1, 0)).cross(d)
    coil.append(tuple(Vector(q) + Vector((0, -.045, 0)) + side * (.034 * math.cos(a)) + Vector((0, .034, 0)) * math.sin(a)))
e = [tube("coil", coil, .009, bone), tube("lead", spline([(-.28, -.04, .14), (-.26, -.05, .24), (-.16, -.06, .27)], 30), .010, bone)]
e += [sphere("bud", .050, (-.13, -.06, .275), principled("bud", "d9b48c", .35, Specular=.4)[0], 40)]
e += [prism("clip", rounded_outline(.11, .26, .03), .07, black, .012, (.31, -.035, -.33)), disc("button", .026, (.31, -.074, -.29), grey, (0, 0, 0), .012, .004, 40)]
put(e, -X + .02, Z + .06, -8)
# car key with its buttons and a leather loop
c = [prism("fob", rounded_outline(.25, .46, .11), .085, black, .03, (0, -.05, 0)), prism("rim", rounded_outline(.262, .472, .115), .03, gold, .01, (0, -.05, 0))]
for z in (.10, 0, -.10):
    c.append(prism("key", rounded_outline(.13, .072, .03), .02, grey, .008, (0, -.10, z)))
c += [torus("ring", .085, .011, metal, (0, -.03, .30), UP, 80, 16), prism("strap", rounded_outline(.085, .30, .03), .022, principled("strap", "7e3414", .5, Specular=.3)[0], .006, (.012, -.015, .50), (0, math.radians(8), 0))]
put(c, X - .02, Z - .13, 24)
# key of a room on its heavy tag
k = [disc("tag", .20, (0, -.03, .19), gold, (0, 0, 0), .05, .014), torus("edge", .165, .008, gold, (0, -.058, .19), UP, 100, 12), torus("ring", .05, .008, metal, (0, -.03, -.02), UP, 60, 12)]
put(k, -X - .04, -.06, -14)
key(bronze(), (-X - .025, -.035, -.08), (0, math.radians(-28), 0), 6.4)
# passport
cover, n, p = principled("cover", "2c1210", .48, Specular=.4)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 90.0}).outputs["Distance"], .10, .004))
w, h = .52, .73
put([prism("pages", rounded_outline(w - .02, h - .02, .03), .035, matte("efe1cb", .8), .004, (.006, -.02, 0)), prism("cover", rounded_outline(w, h, .04), .014, cover, .005, (0, -.044, 0)),
     torus("seal", .105, .009, gold, (0, -.053, .07), UP, 100, 12), disc("point", .030, (0, -.053, .07), gold, (0, 0, 0), .008, .002, 48)]
    + [box("line", (a, .004, .014), (0, -.052, z), gold, .001) for a, z in ((.26, -.19), (.17, -.235))], X - .01, .01, -7)
# first aid: a pouch with its zip
cross = matte("1c4630", .7)
pouch, n, p = principled("pouch", "1d2420", .8, Specular=.2)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 190.0}).outputs["Distance"], .4, .004))
put([prism("pouch", rounded_outline(.64, .46, .07), .15, pouch, .05, (0, -.07, 0)), tube("zip", [(x, -.144, z) for x, z in ((-.27, .155), (.27, .155))], .009, metal), prism("pull", rounded_outline(.035, .10, .015), .014, gold, .004, (.25, -.15, .105), (0, math.radians(10), 0)),
     disc("badge", .095, (0, -.147, -.05), bone, (0, 0, 0), .008, .002, 64), box("bar", (.105, .010, .034), (0, -.153, -.05), cross, .002), box("bar", (.034, .012, .105), (0, -.153, -.05), cross, .002)], -X, -Z - .02, 6)
# telephone, dark
screen = principled("screen", "07090c", .05, Specular=.6)[0]
put([prism("phone", rounded_outline(.36, .72, .06), .05, metal, .015, (0, -.03, 0)), prism("screen", rounded_outline(.336, .696, .05), .01, screen, .002, (0, -.054, 0))], X + .02, -Z + .0, 9)
sun((.62, .85, -.52), 1.1, kelvin(3500), 2.2)
spot((-1.9, -5, 2.6), (0, 0, .02), 1150, 23.5, .28, kelvin(3400), .06)
area((3, -4, -1), (0, 0, 0), 3, 46, kelvin(7600))
area((-1.5, -3.5, 4), (.4, 0, -.6), 1.6, 26, kelvin(5200))
ambient("5a5048", .10)
camera((0, -7, 0), (0, 0, -.01), 77)
shoot("kit", 20, dict(NIGHT, anchor=(97.5, .46), bloom=.12))
