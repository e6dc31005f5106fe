"""Premium cars: a wooden steering wheel in the slanting light, two dials behind it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
hide, n, p = principled("hide", "5a3018", .42, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 120.0}).outputs["Distance"], .10, .004))
al = principled("spoke", "b4b0a8", .22, 1.0)[0]
br = brass(.2)
dark = principled("face", "100d0b", .4)[0]
# dashboard: cowl over a flat board
def cowl(u, v):
    x = (u - .5) * 4.4
    a = v * math.pi
    k = .20 + .06 * math.exp(-((x - .15) / .55) ** 4)
    return (x, .78 - .34 * math.sin(a) * .9 + .30 * v, .58 + k * math.sin(a) ** .8 + .10 * v + .06 * math.exp(-((x - .15) / .55) ** 4))
grid("cowl", cowl, 200, 60, hide)
box("well", (8, .3, 4), (0, 1.4, -1.6), matte("0c0907", .9, .1), 0)
box("knee", (4.4, .5, .8), (0, .95, -.35), hide, .05)
board = box("board", (4.4, .06, .50), (0, .62, .42), walnut("6b3f20", .18, 1.6), .01)
box("foot", (4.4, .5, .3), (0, .7, .08), hide, .05)
for x, r in ((-.12, .185), (.42, .185), (.98, .10), (1.26, .10), (-.72, .10)):
    z = .47 if r > .15 else .45
    disc("dial", r, (x, .585, z), dark, (0, 0, 0), .02, .003)
    torus("bezel", r, .014, al, (x, .570, z), (math.pi / 2, 0, 0), 140, 16)
    m = matte("e9dcc4", .7)
    for k in range(0, 25 if r > .15 else 9):
        a = math.radians(220 - k * (260 / (24 if r > .15 else 8)))
        l = .028 if k % 4 == 0 else .014
        box("mark", (.004, .003, l), (x + (r * .86 - l / 2) * math.cos(a), .572, z + (r * .86 - l / 2) * math.sin(a)), m, 0, (0, math.pi / 2 - a, 0))
    a = math.radians(218 if r > .15 else 150)
    tube("hand", [(x - .02 * math.cos(a), .568, z - .02 * math.sin(a)), (x + r * .72 * math.cos(a), .568, z + r * .72 * math.sin(a))], .0035, matte("c8642e", .5))
    disc("cap", .018, (x, .566, z), dark, (0, 0, 0), .012, .003)
# the wheel
R = .62
P = [torus("rim", R, .032, walnut("7a4520", .16, 5), seg=260, sides=40), torus("inlay", R, .0325, al, seg=260, sides=6, squash=.18)]
for k, a in enumerate((0, math.pi, -math.pi / 2)):
    out = [(.09, -.075), (.30, -.040), (.61, -.030), (.61, .030), (.30, .040), (.09, .075)]
    s = prism("spoke", out, .010, al, .003)
    s.rotation_euler = (math.pi / 2, 0, 0)
    tools = []
    for q, r in ((.22, .026), (.32, .021), (.41, .017), (.49, .014)):
        t = disc("hole", r, (q, 0, 0), None, (0, 0, 0), .06, 0, 48)
        cut(s, t)
        tools.append(t)
    g = group([s], (0, 0, -.01), math.degrees(a))
    for t in tools:
        t.rotation_euler = (math.pi / 2, 0, 0)
        t.parent = g
    P.append(g)
P += [lathe("boss", spline([(.135, -.03), (.135, .012), (.12, .03), (.10, .034)], 40), al, 160), disc("horn", .102, (0, 0, .030), principled("horn", "17110d", .2, Clearcoat=.5)[0], (math.pi / 2, 0, 0), .02, .008),
      torus("edge", .104, .006, br, (0, 0, .038), seg=140, sides=14), disc("badge", .038, (0, 0, .044), br, (math.pi / 2, 0, 0), .006, .002)]
for k in range(9):
    a = k * math.tau / 9
    P.append(disc("bolt", .0085, (.120 * math.cos(a), .120 * math.sin(a), .030), br, (math.pi / 2, 0, 0), .008, .002, 32))
wh = group(P, (.16, .02, .40), 0, 1, (math.radians(66), 0, 0))
tube("column", [(.16, .05, .40), (.16, .62, .20)], .055, dark)
# the side window throws a slanting field of light
d = Vector((.80, .46, -.42)).normalized()
for y0, y1 in ((-6, -1.02), (.42, 6)):
    o = box("pillar", (.05, y1 - y0, 6), (-2.4, (y0 + y1) / 2 - .85, 1), matte("080706", 1, 0), 0)
    o.visible_camera = o.visible_diffuse = o.visible_glossy = False
o = box("roof", (.05, 12, 4), (-2.4, 0, 3.72), matte("080706", 1, 0), 0)
o.visible_camera = o.visible_diffuse = o.visible_glossy = False
sun(tuple(d), 6.0, kelvin(3500), .5)
# through the windscreen: cold morning
sky_gradient([(0, "26303a"), (.5, "8ea2b8"), (.6, "b8c6d4"), (1, "8aa0bc")], .30)
area((.2, 3.2, 1.5), (.2, 0, .5), 3.5, 60, kelvin(9500), .7)
area((2.2, -1.8, 1.6), (.3, 0, .4), .6, 12, kelvin(7500), 1.4)
camera((-.95, -1.95, 1.16), (.06, .20, .44), 43, 4, (.10, -.35, .6))
shoot("wheel", 64, dict(NIGHT, anchor=(95, .78), bloom=.12))
