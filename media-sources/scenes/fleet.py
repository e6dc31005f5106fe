"""VIP transport: cars stand ready in a row at blue hour, the nose of the first from close by, their lines of light beyond it out of focus."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from fastback import *

begin(2400, 1100)
rs = np.random.default_rng(5)
P = fastback(principled("paint", "39424f", .12, .85, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.015)[0], kelvin(4200), 4.5, .15)
first = group(P, (.20, 3.05, 0), 27)
for k in range(1, 9):
    more = [o.copy() for o in P]
    for o in more:
        o.parent = None
        link(o)
    group(more, (.20 - .98 * k, 3.05 + 2.7 * k, 0), 27)
ground, n, p = principled("wet", "0c0d10", .16, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 2, .5), .12, .10))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 3.0, 2, .5), .05, .01))
mesh("ground", [(-300, -40, 0), (300, -40, 0), (300, 500, 0), (-300, 500, 0)], [(0, 1, 2, 3)], ground)
for k in range(60):
    m = glow((kelvin(2400), kelvin(2900), rgb("8fb0dc"))[rs.integers(0, 3)], rs.uniform(.8, 2.2))
    m.cycles.sample_as_light = False
    y = rs.uniform(60, 140)
    sphere("city", y * rs.uniform(.0016, .0034), (y * rs.uniform(-.75, .55), y, 1.0 + y * rs.uniform(.0, .055)), m, 16)
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 60, clamp=True), [(0, rgba("b0764a")), (.07, rgba("7d6058")), (.22, rgba("35435e")), (.6, rgba("182438")), (1, rgba("0f192c"))]), "Strength": .6}))
box("air", (500, .1, 160), (0, 180, 0), m, 0)
sky_gradient([(0, "0a0d12"), (.497, "12161d"), (.503, "d89a68"), (.53, "b08470"), (.57, "6a7090"), (.66, "3a4c6c"), (1, "1a2844")], 1.5)
softbox((.9, 1.5, 3.6), (.9, 2.6, .9), 6.0, 1.0, kelvin(7000), 6)
softbox((10, 0, 2.0), (1.4, 2.4, .7), 13.0, 2.6, kelvin(3300), 10)
D, H, VIEW, MIDDLE = 2.75, 1.12, 2.75, .86
camera((-.08, 0, H), (-.08, 1, H), 36 * D / VIEW, 1.6, (.35, 2.5, .8), shift=(0, (MIDDLE - H) / VIEW))
bpy.context.scene.camera.data.clip_end = 2000
shoot("fleet", 18, dict(NIGHT, anchor=(98.4, .88), bloom=.24, halation=.10))
