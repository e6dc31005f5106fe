"""Flights & jets, the end: two vapour trails side by side in the evening sky, both before the sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import curve

begin(2000, 1250)
# evening sky: warm at the foot, blue above, thin layers of cloud
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", n.math("ADD", z, 40), 80, clamp=True)
layers = n.noise(n.coord("Object", (.010, 1, .15)), 1.3, 5, .6, .4)
h = n.math("ADD", h, n.math("MULTIPLY_ADD", layers, .10, -.05), clamp=True)
air = n.ramp(h, [(0, rgba("c07a4c")), (.16, rgba("b8836a")), (.34, rgba("6f7188")), (.62, rgba("33496a")), (1, rgba("14233a"))])
veil = n.noise(n.coord("Object", (.022, 1, .26)), 1.0, 6, .62, .8)
band = n.ramp(h, [(.05, (0, 0, 0)), (.22, (1, 1, 1)), (.62, (0, 0, 0))])
air = n.mix(n.math("MULTIPLY", n.ramp(veil, [(.52, (0, 0, 0)), (.70, (.55,) * 3)]), band), air, rgba("e2a878"))
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": air, "Strength": .44}))
box("sky", (400, .1, 160), (0, 110, 0), m, 0)
lit_disc(11.5, (17.5, 100, -1.5), 1.05, warm=(4200, 2650))


def trail(start, end, width, seed, y, bright):
    """A vapour trail: a thread behind the aircraft, broad and torn where it is old."""
    m, n, out = material("vapour")
    u = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")})
    along, across = u.outputs["X"], u.outputs["Y"]
    ragged = n.noise(n.add("ShaderNodeCombineXYZ", {"X": n.math("MULTIPLY", along, 26.0), "Y": n.math("MULTIPLY", across, 1.6), "Z": seed}).outputs[0], 1.0, 5, .6, .5)
    edge = n.math("ABSOLUTE", n.math("MULTIPLY_ADD", across, 2.0, -1.0))
    body = n.math("SUBTRACT", 1.0, n.math("ADD", n.math("POWER", edge, 1.6), n.math("MULTIPLY", n.math("SUBTRACT", ragged, .5), n.math("MULTIPLY_ADD", along, -2.0, 2.3))), clamp=True)
    age = n.ramp(along, [(0, (0, 0, 0)), (.35, (.45,) * 3), (.9, (1, 1, 1)), (1, (1, 1, 1))])
    light = n.add("ShaderNodeEmission", {"Color": n.ramp(along, [(0, rgba("d99a78")), (.6, rgba("f0c8a2")), (1, rgba("fff0dc"))]), "Strength": bright})
    n.put(out, "Surface", n.add("ShaderNodeMixShader", {0: n.math("MULTIPLY", body, age), 1: n.add("ShaderNodeBsdfTransparent"), 2: light}))
    a, b = Vector((start[0], 0, start[1])), Vector((end[0], 0, end[1]))
    q = Vector((-(b - a).z, 0, (b - a).x)).normalized()
    N = 200
    verts, uvs = [], []
    for i in range(N + 1):
        t = i / N
        w = width * (1.25 - t) ** 1.3 + .09
        c = a.lerp(b, t) + q * (1.6 * math.sin(t * 1.9 + seed)) * (1 - t)
        for s in (0, 1):
            p = c + q * w * (s - .5)
            verts.append((p.x, y, p.z))
            uvs.append((t, s))
    mesh("trail", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(N)], m, False, uvs)
    d = (b - a).normalized()
    jet = curve([(.95, 0), (.62, .10), (.28, .11), (.28, .11), (-.18, .78), (-.30, .78), (-.06, .10), (-.50, .08), (-.50, .08), (-.70, .32), (-.78, .32), (-.66, 0), (-.78, -.32), (-.70, -.32), (-.50, -.08), (-.50, -.08), (-.06, -.10),
                 (-.30, -.78), (-.18, -.78), (.28, -.11), (.28, -.11), (.62, -.10)], 8)
    turn = math.atan2(d.z, d.x)
    pts = [(1.1 * (x * math.cos(turn) - z_ * .62 * math.sin(turn)), 1.1 * (x * math.sin(turn) + z_ * .62 * math.cos(turn))) for x, z_ in jet]
    prism("jet", pts, .02, glow("2a2226", .5), 0, (b.x + d.x * .9, y - .2, b.z + d.z * .9))


trail((-44, -27), (15.5, 6.6), 3.2, 1.3, 92, .92)
trail((-26, -33), (25.0, -2.6), 2.8, 4.1, 90, .92)
camera((0, 0, 0), (0, 100, 0), 50, None)
bpy.context.scene.camera.data.clip_end = 1000
shoot("trails", 16, dict(NIGHT, anchor=(97.5, .86), bloom=.20, saturation=.96))
