"""Athletics: one lane of an empty pool in the morning, seen from behind its starting block; somebody has left a towel on it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1350)
LEN, LW, DEEP = 25.0, 2.5, 1.9
# basin: pale tiles, a dark line along the middle of each lane
tile, n, p = principled("tile", "b9cdd2", .4)
b = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object", (2.0, 2.0, 2.0)), "Color1": rgba("cfe0e4"), "Color2": rgba("c4d8de"), "Mortar": rgba("9db9c2"), "Scale": 2.0, "Mortar Size": .012, "Brick Width": .5, "Row Height": .5}, offset=0.0)
n.put(p, "Base Color", b.outputs["Color"])
mesh("bed", [(-11, 0, -DEEP), (11, 0, -DEEP), (11, LEN, -DEEP), (-11, LEN, -DEEP)], [(0, 1, 2, 3)], tile)
mesh("far", [(-11, LEN, -DEEP), (11, LEN, -DEEP), (11, LEN, .32), (-11, LEN, .32)], [(0, 1, 2, 3)], tile)
line = matte("1c3040", .6)
for k in (-2, -1, 0, 1, 2):
    box("line", (.25, LEN - 4, .01), (k * LW, LEN / 2, -DEEP + .008), line, 0)
    for y in (2.0, LEN - 2.0):
        box("cross", (1.0, .25, .01), (k * LW, y, -DEEP + .008), line, 0)
# water: what lies below it is bent, the light goes through
m, n, out = material("water")
v = n.coord("Object", (1, .55, 1))
nrm = n.bump(n.math("ADD", n.noise(v, 1.1, 2, .5, .6), n.math("MULTIPLY", n.noise(v, 5.0, 1, .5), .10)), .22, .10)
rf = n.add("ShaderNodeBsdfRefraction", {"Color": rgba("b8dde2"), "Roughness": .0, "IOR": 1.33, "Normal": nrm})
gl = n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .03, "Normal": nrm})
fr = n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nrm})
a = n.add("ShaderNodeMixShader", {"Fac": fr.outputs[0]})
n.put(a, 1, rf.outputs[0])
n.put(a, 2, gl.outputs[0])
tr = n.add("ShaderNodeBsdfTransparent", {"Color": rgba("cfe6ea")})
mx = n.add("ShaderNodeMixShader", {"Fac": n.add("ShaderNodeLightPath").outputs["Is Shadow Ray"]})
n.put(mx, 1, a.outputs[0])
n.put(mx, 2, tr.outputs[0])
n.put(out, "Surface", mx)
mesh("water", [(-11, 0, 0), (11, 0, 0), (11, LEN, 0), (-11, LEN, 0)], [(0, 1, 2, 3)], m)
# ropes: floats on a line, in two colours
tones = [matte("e6e0d2", .5, .4), matte("a4492a", .5, .4)]
src = [lathe("float", [(0, -.045), (.035, -.045), (.058, -.030), (.058, .030), (.035, .045), (0, .045)], t, 28) for t in tones]
for o in src:
    o.rotation_euler = (math.pi / 2, 0, 0)
for x in (-3.75, -1.25, 1.25, 3.75):
    y, k = .45, 0
    while y < LEN - .3:
        end = y < 5 or y > LEN - 5
        o = src[1 if end or (k // 12) % 2 else 0].copy()
        link(o)
        o.location = (x + .010 * math.sin(y * .9 + x), y, .018)
        y, k = y + .098, k + 1
for o in src:
    o.hide_render = True
# the deck of concrete this side of the water, and its block
deck = plaster("9aa0a2", bump=.14, scale=2.0)
box("deck", (26, 6, .5), (0, -3.0, .05), deck, .03)
box("lip", (26, .34, .06), (0, -.15, .30), stone("c9cfd0", "9aa4a8", .8, .5, .1), .01)
steel = principled("steel", "9aa0a4", .3, 1.0)[0]
top = principled("top", "d9d6cd", .6, Specular=.4)[0]
grip = matte("2b3a46", .85)
for k in (-2, -1, 0, 1, 2):
    x = k * LW
    P = [box("post", (.40, .30, .62), (0, -.42, .55), deck, .02), box("board", (.54, .66, .06), (0, 0, 0), top, .02), box("grip", (.46, .58, .012), (0, 0, .034), grip, .004)]
    P[1].location, P[1].rotation_euler = (0, -.36, .92), (math.radians(-9), 0, 0)
    P[2].location, P[2].rotation_euler = (0, -.36 + .005, .952), (math.radians(-9), 0, 0)
    for s in (-1, 1):
        P.append(tube("bar", spline([(s * .30, -.12, .80), (s * .30, -.02, .70), (s * .12, .0, .62), (0, .0, .62)], 24), .018, steel))
    group(P, (x, 0, 0))


def towel(u, v):
    """Folded once, over the rear edge of the board."""
    s, w = v * 1.02, (u - .5) * .30
    y, z = (-.30 - s, .985 - .158 * s * .0) if s < .38 else (-.70 - .05 * math.sin((s - .38) * 3), .985 - (s - .38))
    z += (-.158 * max(0, min(s, .38)) if True else 0) * 1.0
    z += .006 * math.sin(u * 9 + 2 * v) + .010 * math.sin(v * 5 + u * 2) * (s > .38)
    return (w + .012 * math.sin(v * 6 + 1) + .03 * (s > .38) * (s - .38) * math.sin(u * 7), y - .010 * math.sin(u * 14) * (s > .38), z)


cloth, n, p = principled("towel", "efe7d8", .95, Sheen=.5, Specular=.05)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .7), .5, .004))
o = parcel("towel", towel, 60, 120, cloth, .016)
# the hall: concrete, at its end and along the left tall windows with the cool morning in them
wall = plaster("b3b9ba", bump=.10, scale=1.2)
box("deck", (26, 5, .5), (0, LEN + 2.5, .07), deck, .02)
box("end", (30, .3, 9), (0, LEN + 5, 4.5), wall, 0)
box("side", (.3, 44, 9), (13, 12, 4.5), wall, 0)
box("lid", (30, 44, .3), (0, 12, 7.4), matte("5a646a", .9), 0)
for k in range(9):
    box("beam", (30, .35, .8), (0, -4 + 4.4 * k, 7.0), matte("6a7479", .9), .02)
sky = glow("d6e6f2", 3.4)
sky.cycles.sample_as_light = False
for k in range(8):
    x = -10.5 + 3.0 * k
    box("pane", (2.3, .06, 4.6), (x, LEN + 4.84, 3.6), sky, 0)
    for dx in (-.38, .38):
        box("bar", (.07, .08, 4.6), (x + dx, LEN + 4.80, 3.6), matte("39434a", .7), 0)
for o in (area((0, LEN + 4.5, 3.6), (0, 8, 0), 22, 5200, "d4e4f4", 4.4), area((-12.5, 10, 4.2), (2, 9, 0), 30, 12000, "cfe0f2", 5.0)):
    o.visible_camera = o.visible_glossy = False
area((-3, -6, 6), (0, 0, .8), 5, 1500, "f2e6d4").visible_glossy = False
ambient("8fa9bd", .9)
camera((.10, -4.5, 2.6), (.04, 8.0, -.05), 40)
shoot("lane", 24, dict(DAY, anchor=(94, .88), saturation=.88, contrast=1.05))
