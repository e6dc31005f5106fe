"""VIP transport: saloons stand ready in echelon before a lit evening sky, each with its radiator and its line of light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from fastback import *

begin(2000, 1340)
rs = np.random.default_rng(5)
P = fastback(principled("paint", "3c4656", .12, .85, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.015)[0], kelvin(4300), 4.2, .2, LONG, (.98, .36, .362), (.735, .775, .50), spokes=9, plate=0) + radiator()
STEP, TURN = (-1.55, 2.9), 46
for k in range(1, 8):
    more = [o.copy() for o in P]
    for o in more:
        o.parent = None
        link(o)
    group(more, (.30 + STEP[0] * k, .9 + STEP[1] * k, 0), TURN)
group(P, (.30, .9, 0), TURN)
ground, n, p = principled("wet", "14151a", .16, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 2, .5), .12, .12))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 3.0, 2, .5), .05, .01))
mesh("ground", [(-300, -40, 0), (300, -40, 0), (300, 500, 0), (-300, 500, 0)], [(0, 1, 2, 3)], ground)
for k in range(46):
    m = glow((kelvin(2400), kelvin(2900), rgb("8fb0dc"))[rs.integers(0, 3)], rs.uniform(.8, 2.0))
    m.cycles.sample_as_light = False
    y = rs.uniform(60, 140)
    disc("city", y * rs.uniform(.003, .006), (y * rs.uniform(-.5, .5), y, 1.0 + y * rs.uniform(.004, .06)), m, (0, 0, 0), .01, 0, 40)
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 70, clamp=True), [(0, rgba("d08a50")), (.10, rgba("a8705a")), (.30, rgba("56587a")), (.7, rgba("283a60")), (1, rgba("1a2844"))]), "Strength": .75}))
box("air", (700, .1, 200), (0, 180, 0), m, 0)
sky_gradient([(0, "0a0d12"), (.497, "15181f"), (.503, "e0a068"), (.53, "b88a74"), (.57, "727896"), (.66, "40527a"), (1, "1a2848")], 1.7)
softbox((-.4, 2.0, 4.0), (-.6, 3.0, .9), 9.0, 1.2, kelvin(7000), 6)
softbox((10, 0, 2.0), (1.4, 2.4, .7), 13.0, 2.6, kelvin(3300), 10)
softbox((-9, -3.2, 2.4), (.1, .7, .7), 9.0, 2.2, kelvin(3000), 10)
area((-2.4, -4.4, 1.2), (.2, .4, .5), 1.6, 60, kelvin(3600), .8)
camera((0, -4.6, 1.42), (0, 0, 1.42), 46, 3.2, (.0, .2, .6), shift=(-.06, -.10))
bpy.context.scene.camera.data.clip_end = 2000
shoot("fleet", 18, dict(NIGHT, anchor=(98.4, .88), bloom=.22))
