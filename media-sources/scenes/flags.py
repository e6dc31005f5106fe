"""Sponsorship, the end: three flags without a sign in the evening wind, the sun behind the cloth, below them the dark rim of a stadium."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
h = n.math("DIVIDE", n.math("ADD", z, 34), 78, clamp=True)
layers = n.noise(n.coord("Object", (.011, 1, .13)), 1.3, 5, .6, .4)
h = n.math("ADD", h, n.math("MULTIPLY_ADD", layers, .12, -.06), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("b87848")), (.18, rgba("9c7666")), (.38, rgba("56637e")), (.66, rgba("2a3d5c")), (1, rgba("121f36"))]), "Strength": .40}))
box("sky", (400, .1, 160), (0, 110, 0), m, 0).visible_shadow = False
lit_disc(11.5, (13.5, 100, 9.6), 1.05, warm=(4200, 2650)).visible_shadow = False
# the rim of a stadium as dark as the ground of the page: the picture ends in it on small screens
rim = glow("1a100a", .6)
edge = lambda x: -3.4 + 2.6 * math.cos((x - 8) / 70)
prism("stand", [(-120, -60)] + [(x, edge(x)) for x in np.linspace(-120, 120, 300)] + [(120, -60)], .1, rim, 0, (0, 92, 0)).visible_shadow = False
for x in np.arange(-116, 118, 4.0):
    tube("strut", [(x, 91.8, edge(x) - 1), (x + 1.2, 91.8, edge(x) + .9)], .10, rim, False, 3)
tube("roof", [(x + 1.2, 91.8, edge(x) + .9) for x in np.linspace(-118, 118, 200)], .22, rim, False, 3)


def cloth(tone):
    """Thin bunting: what the sun shines through, and a weave."""
    m, n, out = material("bunting")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")}).outputs
    near = n.math("MINIMUM", n.math("MULTIPLY", n.math("MINIMUM", s["X"], n.math("SUBTRACT", 1.0, s["X"])), 1.5), n.math("MINIMUM", s["Y"], n.math("SUBTRACT", 1.0, s["Y"])))
    hem = n.ramp(near, [(.030, (.56,) * 3), (.034, (.30,) * 3), (.038, (1, 1, 1))])         # the cloth lies double there, a seam beside it
    weave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", s["X"], 1500.0)), n.math("SINE", n.math("MULTIPLY", s["Y"], 1000.0)))
    c = n.mix(1.0, n.mix(n.math("MULTIPLY_ADD", weave, .10, .10), rgba(tone), (0, 0, 0, 1)), hem, "MULTIPLY")
    d = n.add("ShaderNodeBsdfDiffuse", {"Color": c})
    t = n.add("ShaderNodeBsdfTranslucent", {"Color": c})
    mx = n.add("ShaderNodeMixShader", {"Fac": .62})
    n.put(mx, 1, d.outputs[0])
    n.put(mx, 2, t.outputs[0])
    see = n.add("ShaderNodeMixShader", {"Fac": .20})
    n.put(see, 1, mx.outputs[0])
    n.put(see, 2, n.add("ShaderNodeBsdfTransparent", {"Color": c}).outputs[0])
    n.put(out, "Surface", see)
    return m


def flag(x, y, top, tone, ph, l=2.45, h=1.6):
    """A flag that blows to the right of its pole: waves that grow with the distance from it, the corner sinks."""
    def fn(u, v):
        a = u * 9.5 - v * 1.1 + ph
        swing = .46 * u ** .6 * (math.sin(a) + .45 * math.sin(2.1 * a + 1.3 * v + ph))
        X = x + .05 + l * u * .93 + .16 * math.cos(a) * u
        return (X, y + swing, top - h * (1 - v) - .24 * u * u + .13 * math.sin(a * .8 + 1 + v) * u - .05 * (1 - v) * math.sin(a))
    grid("flag", fn, 220, 90, tone)
    tube("pole", [(x, y, -14), (x, y, top + .35)], .055, principled("pole", "5a5048", .3, .8)[0])
    sphere("knob", .12, (x, y, top + .42), brass(.2), 40)
    for z_ in (top - .08, top - h + .08):
        torus("eyelet", .09, .018, brass(.2), (x, y, z_), (0, 0, 0), 40, 12)


flag(1.72, 0, 2.95, cloth("f2e2c8"), .2)
flag(.70, 6, 2.95, cloth("d0803e"), 2.1)
flag(-.80, 13, 2.95, cloth("7f9cc0"), 3.9)
sun((-.62, -.76, -.16), 2.3, kelvin(3200), 3)
area((-6, -7, 5), (1.5, 0, 1.5), 3, 520, kelvin(8500))
camera((0, -9.5, .1), (.45, 0, 1.45), 38, None)
bpy.context.scene.camera.data.clip_end = 1000
shoot("flags", 16, dict(NIGHT, anchor=(97.5, .86), bloom=.2, saturation=.96))
