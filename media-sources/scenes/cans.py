"""VIP and security: a tower of film cans at the kerb of the light, one is open."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("wall", (14, .2, 8), (0, 1.1, 2), plaster("7a6552", bump=.16, scale=1.1), 0)
box("floor", (14, 5, .1), (0, -1.2, -.05), stone("8f7f6a", "6a5844", .7, .5), 0)
tin, n, p = principled("tin", "9a9893", .30, 1.0)
q = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 5, 4, .65), .16, .30))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 26, 3, .7), .06, .004))
old = bronze("9c6f45", .30, .5, 5)
R = .46


def can(loc, m, turn=0.0, rot=None, s=1.0):
    h = .105
    prof = [(0, 0), (R - .02, 0), (R - .008, .004), (R, .012), (R, h * .46), (R + .006, h * .48), (R + .006, h - .012), (R - .002, h), (R - .03, h), (R - .04, h - .008), (R * .62, h - .008), (R * .60, h - .002), (R * .20, h - .002), (R * .18, h - .008), (0, h - .008)]
    o = lathe("can", spline(prof, 200), m, 220)
    band = lathe("label", [(R + .0065, .030), (R + .0075, .032), (R + .0075, .046), (R + .0065, .048)], matte("d9c9ae", .9, .1), 160)
    return group([o], loc, turn, s, rot)


z = 0
rng = np.random.default_rng(4)
for k in range(9):
    can((.70 + rng.uniform(-.035, .035), .12 + rng.uniform(-.03, .03), z), old if k in (2, 5) else tin, rng.uniform(0, 360))
    z += .1065
for k in range(3):
    can((1.78 + rng.uniform(-.03, .03), .28, k * .1065), tin, 40 * k)
# one open, leaning: film wound inside
can((-.36, -.02, .46), tin, 0, (math.radians(-76), 0, math.radians(6)))
film = principled("film", "24150d", .26, Specular=.6)[0]
ring = lathe("wound", [(.10, -.035), (.38, -.035), (.38, .035), (.10, .035)], film, 220)
box("core", (.01, .01, .01), (0, 0, -1), film, 0)
g = group([ring, torus("core", .095, .02, matte("d9c9ae", .6), seg=100, sides=16)], (-.98, -.62, .036), 0)
path = spline([(-.62, -.52, .036), (-.50, -.40, .036), (-.20, -.66, .036), (.10, -.86, .05), (.34, -.74, .12), (.22, -.60, .15), (.10, -.74, .08), (.30, -.98, .036), (.9, -1.08, .036), (2.2, -.96, .036)], 300)
pts = [Vector(c) for c in path]
clear, n, out = material("leader")
mx = n.add("ShaderNodeMixShader", {"Fac": .35})
n.put(mx, 1, n.add("ShaderNodeBsdfTranslucent", {"Color": rgba("b0774a")}).outputs[0])
n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Roughness": .2, "Color": rgba("d9c4a7")}).outputs[0])
n.put(out, "Surface", mx)
grid("leader", lambda u, v: tuple(pts[min(int(v * 299), 299)] + Vector((0, 0, (u - .5) * .07))), 4, 300, clear)
spot((-3.4, -3.2, 2.7), (.55, 0, .50), 640, 21, .03, kelvin(3500), .02)
area((3.6, -2.0, 2.2), (.6, 0, .5), .7, 40, kelvin(9500), 1.8)
area((-2.8, -1.0, .9), (.4, 0, .4), .35, 14, kelvin(8000), 1.2)
ambient("3a4856", .10)
camera((-.55, -4.0, .92), (.22, -.05, .46), 54, 8, (.7, -.3, .5))
shoot("cans", 64, dict(NIGHT, anchor=(96, .74), bloom=.12))
