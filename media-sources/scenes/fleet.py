"""VIP transport: two saloons and a coupe stand ready before a lit evening sky, each at its own angle; the first is near, the others fall out of focus."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import fastback as body
from fastback import *

begin(2000, 1340)
rs = np.random.default_rng(5)
coat = lambda tone, metal=.85: principled("paint", tone, .12, metal, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.015)[0]


def saloon(tone):
    return body.fastback(coat(tone), kelvin(4300), 4.2, .2, LONG, (.98, .36, .362), (.735, .775, .50), spokes=9, plate=0) + body.radiator() + body.intake(.215, .262, 2.6)


def coupe(tone):
    return body.fastback(coat(tone), (.86, .93, 1), 4.2, plate=0, seams=False, spokes=5) + body.intake(.30, .42, 2.2)


def again(parts):
    return [link(o.copy()) for o in parts]


near, low = saloon("3c4656"), coupe("8d8272")
more = again(near)
for parts, at_, turn in ((near, (.30, .9, 0), 46), (low, (-2.0, 4.4, 0), 24), (more, (-2.7, 9.6, 0), 64)):
    group(parts, at_, turn)
ground, n, p = principled("wet", "14151a", .30, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 2, .5), .10, .30))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 3.0, 2, .5), .05, .01))
mesh("ground", [(-300, -40, 0), (300, -40, 0), (300, 500, 0), (-300, 500, 0)], [(0, 1, 2, 3)], ground)
# the town: roofs that stand before the sky, lit windows in them
for k in range(90):
    y, x = rs.uniform(120, 150), -75 + 150 * (k + rs.random()) / 90
    w, h = rs.uniform(3, 9), rs.uniform(3.0, 7.5) + 7.0 * rs.random() ** 5
    house = glow(("38303c", "2c2836", "443840")[k % 3], .30)
    house.cycles.sample_as_light = False
    box("house", (w, 1, h), (x, y, h / 2), house, 0)
    for _ in range(rs.integers(0, 4)):
        m = glow((kelvin(2400), kelvin(2700), kelvin(3000))[rs.integers(0, 3)], rs.uniform(1.0, 3.0))
        m.cycles.sample_as_light = False
        box("window", (.5, .1, .6), (x + rs.uniform(-.4, .4) * w, y - .8, rs.uniform(.25, .9) * h), m, 0)
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 80, clamp=True), [(0, rgba("d8955a")), (.09, rgba("bd7d5c")), (.22, rgba("8a6a6c")), (.45, rgba("4e5478")), (.75, rgba("2c3d64")), (1, rgba("1a2844"))], "B_SPLINE"), "Strength": .75}))
box("air", (700, .1, 200), (0, 180, 0), m, 0)
sky_gradient([(0, "0a0d12"), (.497, "15181f"), (.503, "e0a068"), (.53, "b88a74"), (.57, "727896"), (.66, "40527a"), (1, "1a2848")], 1.7)
softbox((-.4, 2.0, 4.0), (-.6, 3.0, .9), 9.0, 1.2, kelvin(7000), 6)
softbox((10, 0, 2.0), (1.4, 2.4, .7), 13.0, 2.6, kelvin(3300), 10)
softbox((-9, -3.2, 2.4), (.1, .7, .7), 9.0, 2.2, kelvin(3000), 10)
area((-2.4, -4.4, 1.2), (.2, .4, .5), 1.6, 60, kelvin(3600), .8)
camera((0, -4.6, 1.42), (0, 0, 1.42), 46, 2.0, (.0, .2, .6), shift=(-.06, -.10))
bpy.context.scene.camera.data.clip_end = 2000
shoot("fleet", 18, dict(NIGHT, anchor=(98.4, .88), bloom=.30))
