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


near, low = saloon("1b2a44"), coupe("5a2a20")
more = again(near)
for parts, at_, turn in ((near, (.30, .9, 0), 46), (low, (-2.0, 4.4, 0), 24), (more, (-2.7, 9.6, 0), 64)):
    group(parts, at_, turn)
ground, n, p = principled("wet", "14151a", .30, 0.0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .5, 2, .5), .10, .30))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.5, 1, 1)), 3.0, 2, .5), .05, .01))
mesh("ground", [(-300, -40, 0), (300, -40, 0), (300, 500, 0), (-300, 500, 0)], [(0, 1, 2, 3)], ground)
# the town in three rows, each further off and more of the evening's haze, which is thickest at the ground; its windows in storeys
lamps = [glow(kelvin(t), s) for t in (2300, 2700, 3200) for s in (.7, 1.5, 3.2)]
for m in lamps:
    m.cycles.sample_as_light = False
for row, (far, count, tone) in enumerate(((165, 60, "8f6a62"), (140, 56, "5f4c56"), (112, 44, "2a2634"))):
    house, n, out = material("house")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 9, clamp=True), [(0, rgba("9c7060")), (1, rgba(tone))]), "Strength": .34}))
    house.cycles.sample_as_light = False
    for k in range(count):
        y, x = far + rs.uniform(0, 9), -far * .6 + far * 1.2 * (k + rs.random()) / count
        w, h = rs.uniform(3, 9), (rs.uniform(2.4, 5.5) + 8.0 * rs.random() ** 6) * (1.35, 1.15, .95)[row]
        box("house", (w, 1, h), (x, y, h / 2), house, 0)
        if rs.random() < .35:
            box("storey", (w * .5, 1, .9), (x + rs.uniform(-.2, .2) * w, y, h + .4), house, 0)
        if rs.random() < .15:
            box("mast", (.12, .2, rs.uniform(1, 2.4)), (x + rs.uniform(-.3, .3) * w, y, h + 1), house, 0)
        for storey in np.arange(.9, h - .5, .82):
            for at in np.arange(-w / 2 + .5, w / 2 - .3, .62):
                if rs.random() < .11:
                    box("window", (.26, .1, .40), (x + at, y - .8, storey), lamps[rs.integers(0, 9)], 0)
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
