"""Label: a reel of master tape against the wall, its windows drawn on the plaster by the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
box("wall", (14, .2, 8), (0, .1, 2), plaster("8a735c", bump=.16, scale=1.3), 0)
box("table", (14, 4, .1), (0, -1.9, -.05), walnut("4a2a14", .30, 1.1), 0)
al, n, p = principled("flange", "c2b8a8", .34, 1.0)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3, 3, 160)), 2, 2, .6), .05, .002))
tape, n, p = principled("tape", "4a2a18", .30, 0.0, Specular=.6)
q = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
rad = n.math("SQRT", n.math("ADD", n.math("POWER", q.outputs["X"], 2.0), n.math("POWER", q.outputs["Z"], 2.0)))
n.put(p, "Normal", n.bump(n.noise(n.add("ShaderNodeCombineXYZ", {"X": rad}).outputs[0], 90, 1, .6), .22, .004))
steel = principled("hub", "8f8b84", .26, 1.0)[0]
P = []
for y in (-.045, .045):
    f = disc("flange", .62, (0, y, 0), al, (0, 0, 0), .010, .003)
    for k in range(3):                                     # three wide windows leave three spokes
        a0 = k * math.tau / 3 + .55
        arc = [(.560 * math.cos(a), .560 * math.sin(a)) for a in np.linspace(a0 - .80, a0 + .80, 48)]
        arc += [(.245 * math.cos(a), .245 * math.sin(a)) for a in np.linspace(a0 + .56, a0 - .56, 30)]
        tool = prism("window", arc, .1, None, 0, (0, y, 0))
        cut(f, tool)
        P.append(tool)
    P.append(f)
ring = lathe("pack", [(.20, -.036), (.47, -.036), (.475, -.034), (.475, .034), (.47, .036), (.20, .036)], tape, 260)
ring.rotation_euler = (math.pi / 2, 0, 0)
P.append(ring)
# the hub: a ring of brushed metal, a bronze collar, the hole for the spindle with its three slots
dark = matte("0b0705", .8, .2)
P += [disc("hub", .205, (0, 0, 0), al, (0, 0, 0), .112, .006), torus("collar", .150, .011, BR(), (0, -.058, 0), FLAT, 160, 24),
      disc("plate", .140, (0, -.030, 0), steel, (0, 0, 0), .064, .004), disc("hole", .058, (0, -.0335, 0), dark, (0, 0, 0), .060, 0)]
for k in range(3):
    a = k * math.tau / 3 + .2
    P.append(box("slot", (.030, .060, .075), (.066 * math.cos(a), -.0335, .066 * math.sin(a)), dark, 0, (0, math.pi / 2 - a, 0)))
    b = a + math.tau / 6
    P.append(disc("screw", .012, (.105 * math.cos(b), -.064, .105 * math.sin(b)), brass(.2), (0, 0, 0), .008, .002, 40))
group(P, (.62, -.22, .625), 0, 1, (math.radians(-11), math.radians(14), math.radians(-9)))
# the end of the tape runs out over the table
path = spline([(.98, -.20, .32), (1.05, -.22, .14), (1.16, -.30, .045), (1.36, -.44, .030), (1.56, -.50, .05), (1.66, -.42, .11), (1.56, -.34, .15), (1.46, -.40, .09), (1.52, -.56, .035), (1.80, -.70, .031), (2.3, -.74, .031)], 260)
pts = [Vector(c) for c in path]


def run(u, v):
    k = min(int(v * 259), 258)
    t = (pts[k + 1] - pts[k]).normalized()
    side = Vector((-t.y, t.x, .35)).normalized()
    return tuple(pts[k] + side * (u - .5) * .06)


grid("run", run, 4, 260, tape)
# its box
box("carton", (.74, .10, .74), (-.62, -.12, .37), principled("carton", "c9b393", .85, Specular=.15)[0], .006, (math.radians(-7), 0, math.radians(4)))
box("spine", (.742, .012, .10), (-.62, -.170, .60), principled("band", "6b3a1c", .7)[0], .002, (math.radians(-7), 0, math.radians(4)))
spot((-2.6, -3.4, 2.6), (.62, 0, .62), 1050, 21, .04, kelvin(3500), .018)
area((3.2, -2.2, 2.0), (.6, 0, .5), .7, 20, kelvin(5200), 1.6)
area((-3, -1.4, 1.4), (.5, 0, .6), .4, 12, kelvin(4200), 1.6)
ambient("4a3626", .09)
area((1.15, -4.2, 2.0), (.62, -.2, .6), 2.0, 20, kelvin(3900))
camera((-.50, -3.6, .92), (.34, -.1, .56), 43, 7, (.62, -.28, .6))
shoot("reel", 64, dict(NIGHT, anchor=(95, .72), bloom=.12))
