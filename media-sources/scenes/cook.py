"""Concierge, the end of the case: the cook sets the cake on the long table, the lantern hangs in the fig tree."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import profile

begin(1600, 1800)
# night sky over a line of hills, the last light
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 4), 18, clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("8f6a58")), (.16, rgba("5c6480")), (.45, rgba("274266")), (1, rgba("101c30"))]), "Strength": .46}))
box("sky", (80, .1, 40), (0, 30, 4), m, 0)
xs = np.linspace(-30, 30, 200)
for y, base, tone, k in ((26, .35, "2b3a53", .16), (18, -.25, "182333", .31)):
    prism("hill", [(x, base + .8 * math.sin(x * k + y) + .25 * math.sin(x * k * 2.7)) for x in xs] + [(30, -6), (-30, -6)], .05, glow(tone, .38), 0, (0, y, 0))
box("ground", (40, 40, .1), (0, 8, -.05), stone("4a4030", "2c2a20", .8, .8, .3), 0)
# the lantern in the tree
L = Vector((.20, 1.05, 2.12))
lit_disc(.44, tuple(L), 1.15, warm=(4000, 2900))
torus("hoop", .455, .014, brass(.22), tuple(L), (math.pi / 2, 0, 0), seg=140, sides=14)
tube("cord", [(L.x, L.y, L.z + .45), (L.x, L.y, 3.3)], .008, matte("1a120b"))
point((L.x, L.y - .25, L.z - .25), 60, kelvin(2800), .25)
# trunk, branches, leaves of a fig
bark = matte("17110c", .95, .1)
tube("trunk", spline([(2.35, 1.7, 0), (2.15, 1.6, .9), (1.75, 1.5, 1.9), (1.3, 1.4, 2.8), (.9, 1.3, 3.6)], 60), .17, bark)
rng = np.random.default_rng(3)
twigs = [[(1.75, 1.5, 1.9), (1.1, 1.4, 2.9), (.2, 1.2, 3.25), (-.9, 1.2, 3.2), (-1.8, 1.3, 2.9)], [(1.3, 1.4, 2.8), (.6, 1.3, 3.4), (-.5, 1.4, 3.75), (-1.6, 1.5, 3.7)], [(2.15, 1.6, .9), (2.6, 1.5, 2.0), (2.4, 1.3, 3.0), (1.9, 1.2, 3.5)], [(.2, 1.2, 3.25), (-.4, .8, 2.95), (-1.1, .6, 2.85)]]
leafm = matte("1a2415", .8, .2)
lobes = [(0, 0), (.045, .05), (.10, .06), (.075, .105), (.12, .16), (.055, .165), (.035, .24), (0, .275), (-.035, .24), (-.055, .165), (-.12, .16), (-.075, .105), (-.10, .06), (-.045, .05)]
leaf = prism("leaf", silhouettes.curve(lobes, 5), .002, leafm, 0)
leaf.hide_render = True
for pts in twigs:
    line = spline(pts, 60)
    tube("twig", line, .035, bark)
    for p in line[14:]:
        for _ in range(5):
            o = leaf.copy()
            o.hide_render = False
            link(o)
            o.location = (p[0] + rng.normal(0, .16), p[1] + rng.normal(0, .18), p[2] + rng.normal(-.04, .15))
            o.rotation_euler = (rng.normal(math.pi, .5), rng.normal(0, .5), rng.uniform(0, 6))
            o.scale = (rng.uniform(.8, 1.25),) * 3
# the long table, it runs away from us to the right
cloth = principled("linen", "efe6d6", .9, Sheen=.2)[0]
P = [box("top", (1.15, 5.2, .03), (0, 0, .76), cloth, .008)]
ph = rng.uniform(0, 6, 4)
for s in (-1, 1):
    P.append(grid("fall", lambda u, v, s=s: (s * (.578 + .018 * v * math.sin(u * 60 + ph[0]) + .01 * v), (u - .5) * 5.2, .77 - .34 * v), 240, 12, cloth))
P.append(grid("fall", lambda u, v: ((u - .5) * 1.16, -2.60 - .02 * v * math.sin(u * 26 + ph[1]) - .01 * v, .77 - .34 * v), 120, 12, cloth))
for s in (-1, 1):
    for k in range(4):
        y = -1.75 + k * 1.15
        P.append(lathe("plate", spline([(0, 0), (.07, 0), (.125, .016), (.122, .02), (.07, .006), (0, .006)], 30), matte("d9cfbe", .35), 60, (s * .36, y, .777)))
        P.append(lathe("glass", spline([(0, 0), (.03, .002), (.004, .012), (.004, .085), (.036, .12), (.038, .17), (.035, .17), (.032, .12), (0, .092)], 50), glass(), 50, (s * .20, y + .17, .776)))
for y in (-.6, .9):
    P.append(tube("candle", [(0, y, .777), (0, y, 1.0)], .012, matte("e9dcc4", .6)))
    f = lathe("flame", spline([(0, 0), (.012, .014), (.008, .042), (0, .07)], 20), glow(kelvin(2400), 12), 20, (0, y, 1.005))
    P.append(f)
table_ = group(P, (.62, .75, 0), -26)
wood = walnut("2c190d", .4, 2)
for x, y, t in ((1.75, -.35, -116), (2.1, .75, -118), (-.62, 1.55, 66), (-.20, 2.6, 64)):
    chair(wood, wood, (x, y, 0), t + 0)
# the cook with the cake
sk = matte("0a0807", .9, .1)
who = profile((.0, .93), (.06, 1.40), [((.16, 1.12), (.40, 1.06), 0), ((.20, 1.10), (.44, 1.03), 0)], [((.05, .50), (.02, .05), 0), ((-.06, .50), (-.16, .05), 0)], "knot", .24, (.05, .235), -13)
who.append([(.155, 1.30), (.165, 1.05), (.185, .80), (.190, .52), (.08, .46), (-.08, .47), (-.150, .55), (-.14, .80), (-.11, 1.0), (-.04, 1.2)])      # apron and skirt
who.append([(-.12, 1.0), (-.20, .94), (-.245, .84), (-.21, .85), (-.17, .90), (-.19, .78), (-.15, .80), (-.11, .93)])                                    # its bow
cutout("cook", who, sk, (-.92, -.62, 0), 1.02, .05)
C = Vector((-.44, -.66, 1.035))
lathe("stand", spline([(0, 0), (.17, 0), (.185, .012), (.18, .018), (0, .012)], 30), matte("d9cfbe", .35), 80, tuple(C))
icing = principled("icing", "f2e6d2", .5, 0, Specular=.3)[0]
lathe("cake", spline([(0, 0), (.140, 0), (.145, .02), (.142, .10), (.125, .118), (0, .12)], 60), icing, 120, (C.x, C.y, C.z + .015))
for k in range(12):
    a = math.tau * k / 12
    sphere("fig", .020, (C.x + .105 * math.cos(a), C.y + .105 * math.sin(a), C.z + .143), principled("fig", "3a1430", .3, 0, Specular=.5)[0], 24)
spot((-2.2, -4.2, 3.4), (-.3, -.5, .9), 120, 30, .8, kelvin(3200), .2)
area((-4.5, -1.0, 3.4), (0, .6, .8), 1.5, 130, "7fa3dc")
ambient("2a3a55", .20)
camera((-.05, -5.4, 1.45), (-.05, 0, 1.45), 62, 5, (-.5, -.6, 1.2), shift=(0, .04))
shoot("cook", 40, dict(NIGHT, anchor=(97.5, .85), bloom=.22, saturation=.98))
