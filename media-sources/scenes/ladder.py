"""Yachts, a day at sea: the bathing ladder is out; its bars run over the wet edge of the platform into the green water of a bay, in the morning sun.

A unit is a decimetre; the edge of the platform is at y = 0, its planks on z = 0, the water below it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 1700)
SEA = -2.7
steel, n, p = principled("steel", "d4d2cc", .12, 1.0)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 2.2, 4, .6), .14, .06))


def teak(width, wetness):
    """Planks along x with black caulking; where they are wet they are darker and mirror the sky."""
    m, n, p = principled("teak", "8a5c38", .5, Specular=.3)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs
    k = n.math("DIVIDE", n.math("ADD", s["Y"], 40.0), width)
    seam = n.math("LESS_THAN", n.math("FRACT", k), .085)
    tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
    grain = n.noise(n.coord("Object", (.28, 9, 1)), 1.0, 6, .65, .5)
    fine = n.noise(n.coord("Object", (1.2, 60, 1)), 1.0, 3, .6)
    c = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .42), n.math("MULTIPLY", grain, .58)), [(.2, rgb("8a6f50")), (.5, rgb("b09468")), (.8, rgb("cfb78e"))])
    c = n.mix(.5, c, n.ramp(fine, [(.3, (.55, .5, .45)), (.6, (1, 1, 1))]), "MULTIPLY")
    wet = n.noise(n.coord("Object", (.5, .5, 1)), .9, 5, .55, .3)
    wet = n.ramp(n.math("ADD", wet, n.math("MULTIPLY", s["Y"], .075)), [(.50 - wetness, (0, 0, 0)), (.56 - wetness, (1, 1, 1))])
    c = n.mix(wet, c, n.mix(1.0, c, rgba("a08c70"), "MULTIPLY"))
    n.put(p, "Base Color", n.mix(seam, c, rgba("0b0907")))
    n.put(p, "Roughness", n.math("SUBTRACT", n.math("MULTIPLY_ADD", grain, .16, .52), n.math("MULTIPLY", wet, .40)))
    n.put(p, "Specular", n.math("MULTIPLY_ADD", wet, .3, .25))
    n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("ADD", n.math("MULTIPLY", grain, .3), n.math("MULTIPLY", fine, .25)), n.math("MULTIPLY", seam, 1.2)), .35, .018))
    return m


wood = teak(.62, .06)
box("platform", (60, 24, .4), (0, -12.75, -.2), wood, .03)
gel = principled("gelcoat", "e4e0d6", .16, Specular=.5, Clearcoat=.6)[0]
box("edge", (60, .75, .9), (0, -.375, -.43), gel, .16, segments=6)
box("flank", (60, .5, 4), (0, -.55, -2.4), gel, .05)


def deep(n, out, shader):
    """What lies below the water takes on its colour the deeper it is."""
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    k = n.math("SUBTRACT", 1.0, n.math("POWER", 2.718, n.math("DIVIDE", n.math("MINIMUM", n.math("SUBTRACT", z, SEA), 0.0), 3.4)))
    green = n.add("ShaderNodeEmission", {"Color": rgba("1f7a70"), "Strength": .34})
    n.put(out, "Surface", n.add("ShaderNodeMixShader", {0: k, 1: shader, 2: green.outputs[0]}).outputs[0])


tread = teak(.34, .40)
for mat in (steel, tread):
    nodes = mat.node_tree.nodes
    deep(Nodes(mat.node_tree), next(q for q in nodes if q.type == "OUTPUT_MATERIAL"), nodes[mat["bsdf"]].outputs[0])

# the ladder: two bars from the deck over the edge into the water, treads of teak between them
HALF, LEAN = 1.95, .17
run = lambda z: .95 - LEAN * z                          # how far out the bars are at a height
for s in (-1, 1):
    x = s * HALF
    path = spline([(x, -1.7, .0), (x, -1.72, 1.6), (x, -1.55, 3.6), (x, -.75, 4.55), (x, .15, 3.9), (x, .60, 2.4), (x, run(0), 0), (x, run(-3), -3), (x, run(-9), -9), (x, run(-15), -15)], 260)
    tube("bar", path, .155, steel)
    lathe("foot", spline([(0, .10), (.20, .10), (.42, .08), (.46, .04), (.46, 0)], 40), steel, 90, (x, -1.7, .0))
    for k in range(4):
        a = k * math.pi / 2 + .5
        disc("screw", .055, (x + .33 * math.cos(a), -1.7 + .33 * math.sin(a), .095), steel, FLAT, .03, .012, 32)
for k in range(5):
    z = -.35 - 2.55 * k
    y = run(z)
    box("tread", (2 * HALF - .2, 1.05, .20), (0, y + .18, z), tread, .07)
    for q in (-.36, .72):
        tube("cross", [(-HALF, y + q, z - .02), (HALF, y + q, z - .02)], .085, steel)

# the sea: what the light bends through, and a sandy ground far below with dark meadows
m, n, out = material("water")
v = n.coord("Object", (.8, 1.15, 1))
h = n.math("ADD", n.math("MULTIPLY", n.noise(v, .16, 2, .5, .6), 1.0), n.math("ADD", n.math("MULTIPLY", n.noise(v, .52, 3, .55, .8), .36), n.math("MULTIPLY", n.noise(v, 1.9, 2, .5, .4), .05)))
nrm = n.bump(h, .55, 1.6)
refr = n.add("ShaderNodeBsdfRefraction", {"IOR": 1.33, "Roughness": .0, "Color": rgba("d8f0e8"), "Normal": nrm})
glos = n.add("ShaderNodeBsdfGlossy", {"Roughness": .03, "Normal": nrm})
clear = n.add("ShaderNodeBsdfTransparent", {"Color": rgba("c8e8dc")})
wet = n.add("ShaderNodeMixShader", {0: n.add("ShaderNodeFresnel", {"IOR": 1.33, "Normal": nrm}).outputs[0], 1: refr.outputs[0], 2: glos.outputs[0]})
n.put(out, "Surface", n.add("ShaderNodeMixShader", {0: n.add("ShaderNodeLightPath").outputs["Is Shadow Ray"], 1: wet.outputs[0], 2: clear.outputs[0]}).outputs[0])
mesh("sea", [(-400, -.4, SEA), (400, -.4, SEA), (400, 800, SEA), (-400, 800, SEA)], [(0, 1, 2, 3)], m, False)
m, n, out = material("ground")
v = n.coord("Object")
patch = n.noise(v, .035, 4, .6, .5)
net = n.add("ShaderNodeTexVoronoi", {"Vector": n.mix(.12, v, n.add("ShaderNodeTexNoise", {"Vector": v, "Scale": .3}).outputs["Color"], "ADD"), "Scale": .20}, feature="SMOOTH_F1").outputs["Distance"]
c = n.ramp(patch, [(.40, rgb("0c4443")), (.56, rgb("1c7a70")), (.70, rgb("3c9c8a"))])
c = n.mix(n.math("MULTIPLY", n.math("POWER", net, 3.0), .55), c, rgba("a8e0c8"))
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": c, "Strength": .36}))
mesh("ground", [(-600, -80, -26), (600, -80, -26), (600, 900, -26), (-600, 900, -26)], [(0, 1, 2, 3)], m, False)

sky_gradient([(0, "20302e"), (.49, "3a4a48"), (.505, "f0d3a8"), (.56, "d8c6b0"), (.66, "9ab0b8"), (1, "5a7f9a")], .62, (-.5, .8, .35), "ffd9a8", 1.2, 30)
sun((.62, -.62, -.46), 4.6, kelvin(4300), .7)
camera((-3.4, -7.6, 9.2), (.15, .9, -.8), 44, 1.0, (0, 0, .1))
shoot("ladder", 16, dict(DAY, anchor=(93, .72), saturation=.82))
