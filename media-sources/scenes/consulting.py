"""Consulting: a plan on a walnut table, a bronze pair of compasses and a lamp that draws the circle first."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
box("table", (22, 14, .4), (0, 1, -.2), walnut("4a2a15", .30, .32), .03)
m, n, p = principled("plan", "efe3cf", .85, Specular=.12)
# construction lines: circles and axes, drawn into the paper
tc = n.add("ShaderNodeTexCoord")
sp = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Object"]})
x, y = sp.outputs["X"], sp.outputs["Y"]


def line(expr, w):
    return n.math("LESS_THAN", n.math("ABSOLUTE", expr), w)


def dist(cx, cy):
    a = n.math("SUBTRACT", x, cx)
    b = n.math("SUBTRACT", y, cy)
    return n.math("SQRT", n.math("ADD", n.math("MULTIPLY", a, a), n.math("MULTIPLY", b, b)))


ink = line(n.math("SUBTRACT", dist(.0, .0), 1.15), .010)
for cx, cy, r, w in ((0, 0, .62, .006), (0, 0, 1.72, .006), (-1.72, 0, .62, .006), (1.72, 0, .62, .006), (0, 0, .05, .01)):
    ink = n.math("MAXIMUM", ink, line(n.math("SUBTRACT", dist(cx, cy), r), w))
for e_, w in ((x, .005), (y, .005), (n.math("SUBTRACT", y, n.math("MULTIPLY", x, .577)), .004), (n.math("ADD", y, n.math("MULTIPLY", x, .577)), .004)):
    ink = n.math("MAXIMUM", ink, line(e_, w))
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", ink, .78), rgba("efe3cf"), rgba("5a371e")))
PC = Vector((1.05, -.1, 0))
TURN = math.radians(-16)
pl = box("plan", (5.4, 3.9, .012), (PC.x, PC.y, .012), m, 0, (0, 0, TURN))
# a corner held by stone
R2 = Matrix.Rotation(TURN, 4, "Z")


def at(px, py, z=0.0):
    v = R2 @ Vector((px, py, 0))
    return Vector((PC.x + v.x, PC.y + v.y, z))


for px, py, h, s, t in ((2.15, 1.25, .22, 1.0, 8), (2.05, 1.30, .20, .72, -10), (1.98, 1.34, .18, .46, 20)):
    z0 = .02 + {.22: 0, .20: .23, .18: .44}[h]
    box("stone", (s, s, h), tuple(at(px, py, z0 + h / 2)), stone("e6d8c0", "b59a72", 1.0, .5), .02, (0, 0, TURN + math.radians(t)))
sphere("ball", .20, tuple(at(-2.2, -1.25, .22)), bronze("a87a50", .23, .25))
# compasses: needle in the centre of the circle, lead on its line
br = brass(.18)
A = at(0, 0, .02)
B = at(1.15 * math.cos(math.radians(-52)), 1.15 * math.sin(math.radians(-52)), .02)
T = (A + B) / 2 + Vector((-.10, .25, 1.95))
for q, tip in ((A, "needle"), (B, "lead")):
    d = (q - T).normalized()
    L = (q - T).length
    side = Vector((-d.z, 0, d.x)).normalized()

    def leg(u, v, d=d, L=L):
        t = v
        r = .082 * (1 - t) ** .7 + .030 if t < .80 else .030 + .0 * t
        if t > .86:
            r = .030 * (1 - (t - .86) / .14) + .004
        a = u * math.tau
        e1 = d.cross(Vector((0, 1, 0))).normalized()
        e2 = d.cross(e1).normalized()
        c = T + d * (L * t)
        v_ = c + e1 * (r * math.cos(a)) + e2 * (r * .8 * math.sin(a))
        return tuple(v_)
    grid("leg", leg, 48, 160, br, close_u=True)
    c = T + d * (L * .62)
    o = lathe("collar", [(.0, -.05), (.062, -.05), (.068, -.04), (.068, .04), (.062, .05), (0, .05)], bronze("8c5b36", .23, .2), 48)
    o.location = c
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
h = disc("hinge", .17, tuple(T), bronze("8c5b36", .23, .2), (0, 0, math.radians(20)), .20, .03)
lathe("head", spline([(0, 0), (.05, 0), (.052, .10), (.075, .14), (.075, .40), (.06, .43), (0, .435)], 60), br, 64, (T.x, T.y, T.z + .12))
spot((.2, -.6, 8.5), tuple(at(-.15, .1)), 2600, 19.5, .06, kelvin(3700), .05)
area((-6, 4.5, 3.4), (0, 0, 0), 1.0, 300, kelvin(3700), 3)
area((5.5, -4.5, 3), (1, 0, .9), 1.4, 300, kelvin(4700))
area((-3.5, -6, 3.4), (1, 0, 1.0), 1.2, 130, kelvin(4400))
area((5, 5, 3), (1, 0, .6), 1.0, 120, kelvin(3600), 3)
ambient("3a281a", .10)
camera((-1.3, -8.0, 4.0), (.05, -.05, .86), 48, 4.0, tuple((A + B) / 2 + Vector((0, 0, .4))))
shoot("consulting", 64, dict(NIGHT, anchor=(96, .85)))
