"""Flights: three cabin windows in plaster and bronze, the sun low over the clouds in one of them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
WN, WH = 1.34, 1.96
ST = 1.86
pl = plaster("e2d0b5", bump=.06)
XS = [.30, 2.42, 4.54]
wall = box("wall", (16, .42, 9), (0, 0, 2.2), pl, .0)
br = bronze("b0835a", .32, .15, 1.4)
for i, x in enumerate(XS):
    cut(wall, prism("h", rounded_outline(WN, WH, .60, 28), 3, None, 0, (x, 0, 2.15)))
    o = rounded_outline(WN + .005, WH + .005, .60, 28)
    # frame as a ring of quads, swept through a rounded section
    sec = [(0, -.235), (.10, -.27), (.16, -.262), (.165, -.225), (.165, .2), (0, .2)]
    nn = len(o)

    def fn(u, v, o=o, x=x):
        a = int(round(u * nn)) % nn
        s, y = sec[int(round(v * (len(sec) - 1)))]
        px, pz = o[a]
        r = math.hypot(px, pz)
        k = (s - .05)
        # offset roughly along the outline normal
        b, c = o[(a + 1) % nn], o[a - 1]
        tx, tz = b[0] - c[0], b[1] - c[1]
        L = math.hypot(tx, tz) or 1
        return (x + px + tz / L * k, y, 2.15 + pz - tx / L * k)
    fr = grid("frame", fn, nn, len(sec), br, close_u=True)
    soften(fr, .012, 3, 35)
box("ledge", (16, 1.0, .14), (0, -.62, .62), walnut("4a2a15", .3, .5), .03)
box("panel", (16, .5, 1.4), (0, -.42, -.15), pl, .02)
# a single bronze ball rides along
sphere("ball", .17, (-1.35, -.62, .86), bronze("a87a50", .22, .25))
SUN = Vector((.078, 1.0, .040)).normalized()
w = bpy.context.scene.world
w.node_tree.nodes.clear()
n = Nodes(w.node_tree)
out = n.add("ShaderNodeOutputWorld")
d = n.add("ShaderNodeTexCoord").outputs["Generated"]
sep = n.add("ShaderNodeSeparateXYZ", {0: d})
z = sep.outputs["Z"]
sky = n.ramp(n.math("MULTIPLY_ADD", z, 0.5, 0.5), [(p, rgba(c)) for p, c in (
    (0.49, "f0b27a"), (0.503, "f7bf83"), (0.518, "dc9f70"), (0.545, "ab806c"), (0.60, "75686e"), (0.8, "4a4d5a"))], "EASE")
# cloud deck: a plane below the aircraft, looked up by direction; relief from a second, sun-shifted lookup
inv = n.math("DIVIDE", 1.0, n.math("MAXIMUM", n.math("MULTIPLY", z, -1.0), 0.004))
px, py = n.math("MULTIPLY", sep.outputs["X"], inv), n.math("MULTIPLY", sep.outputs["Y"], inv)


def deck(dx, dy, scale, detail=5.0):
    v = n.add("ShaderNodeCombineXYZ", {"X": n.math("MULTIPLY_ADD", px, scale * 1.25, dx), "Y": n.math("MULTIPLY_ADD", py, scale, dy), "Z": 3.7})
    return n.noise(v.outputs[0], 1.0, detail, 0.56, 0.35)


big = deck(0, 0, 0.20, 2)
here, there = deck(7.0, 0, 0.85), deck(7.0 + SUN.x * 0.16, SUN.y * 0.16, 0.85)
cover = n.math("ADD", n.math("MULTIPLY", here, 0.75), n.math("MULTIPLY", big, 0.45))
relief = n.math("MULTIPLY_ADD", n.math("SUBTRACT", here, there), 3.4, 0.5)
tone = n.math("ADD", n.math("MULTIPLY", relief, 0.62), n.math("MULTIPLY", n.math("SUBTRACT", cover, 0.42), 1.15), clamp=True)
cloud = n.ramp(tone, [(0.05, rgb("5f4c4a")), (0.35, rgb("8d6c5d")), (0.62, rgb("cf9c74")), (0.95, rgb("f3cda2"))], "EASE")
far = n.math("POWER", 2.718, n.math("MULTIPLY", inv, -0.055))           # 1 near, 0 at the horizon
cloud = n.mix(far, rgba("f6c796"), cloud)
col = n.mix(n.math("LESS_THAN", z, 0.0), sky, cloud)
dot = n.add("ShaderNodeVectorMath", {0: d, 1: tuple(SUN)}, operation="DOT_PRODUCT").outputs["Value"]
dot = n.math("MAXIMUM", dot, 0.0)
halo = n.math("ADD", n.math("MULTIPLY", n.math("POWER", dot, 5200.0), 16.0), n.math("MULTIPLY", n.math("POWER", dot, 40.0), 0.35))
col = n.mix(1.0, col, n.mix(1.0, rgba("ffc27a"), halo, "MULTIPLY"), "ADD")
n.put(out, "Surface", n.add("ShaderNodeBackground", {"Color": col, "Strength": 1.25}))
# the wing, far outside
paint = principled("paint", "8a7059", .34, .35)[0]
prism("wing", [(10, .45), (10, .95), (4.9, 1.42), (2.35, 1.66), (2.12, 1.80), (1.96, 2.34), (1.86, 2.36), (1.93, 1.82), (2.05, 1.62), (4.2, 1.18)], .5, paint, .02, (.05, 13, .12), segments=2)
sun((0.13, -1.0, -0.16), 3.4, kelvin(3200), 1.2)
area((-6.5, -6, 4.5), (0, 0, 1.8), 2.6, 560, kelvin(4700))
area((6, -6, 2.5), (0, 0, 1.6), 4, 120, kelvin(5600))
area((0, -8, 6), (0, 0, 1.5), 6, 50, kelvin(5600))
camera((-.60, -8.8, 2.0), (.02, 0, 1.98), 54, 6.3, (.3, -.3, 2.0))
bpy.context.scene.camera.data.clip_end = 3000
shoot("flights", 48, dict(DAY, anchor=(86.0, 0.68), bloom=0.10, contrast=1.08, tint=(1.0, 1.0, .985)))
