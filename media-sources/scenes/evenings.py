"""Talent booking for venues, the end of the page: rows of bulbs on night-blue enamel, one for each evening; eight of them are lit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1800)
rng = random.Random(6)
# a sheet of enamelled steel: clouded, scratched, with rust where the enamel has sprung off
m, n, p = principled("enamel", "14283f", .30, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.2)
v = n.coord("Object")
cloud = n.noise(v, .55, 5, .62, .4)
worn = n.noise(v, 1.7, 8, .72, .9)
c = n.ramp(cloud, [(.30, rgb("17395a")), (.70, rgb("2a5680"))])
chip = n.ramp(worn, [(.685, (0, 0, 0)), (.70, (1, 1, 1))])
n.put(p, "Base Color", n.mix(chip, c, n.ramp(n.noise(v, 14, 4, .7), [(.3, rgb("2a160d")), (.7, rgb("5a321a"))])))
n.put(p, "Roughness", n.mix(chip, n.ramp(n.noise(v, 3.2, 6, .7, .5), [(.3, (.20,) * 3), (.7, (.42,) * 3)]), rgba("e0e0e0")))
n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("ADD", n.math("MULTIPLY", n.noise(v, .8, 2, .5), 1.6), n.math("MULTIPLY", n.noise(v, 40, 2, .6), .03)), n.math("MULTIPLY", chip, .10)), .25, .05))
STEP = 1.0
box("sheet", (26, .10, 20), (0, .05, 0), m, .01)
for z in (-2.5, 2.5):                                   # where two sheets meet, and the screws that hold them
    box("seam", (26, .02, .022), (0, -.004, z * STEP), matte("05080c", .9, .1), 0)
    for x in range(-9, 10, 2):
        for q in (-.13, .13):
            o = lathe("screw", spline([(0, .028), (.030, .022), (.042, 0)], 20), principled("screw", "8d8578", .35, 1.0)[0], 32)
            o.rotation_euler, o.location = (math.pi / 2, 0, 0), (x * STEP + .5, 0, z * STEP + q)

metal, n, p = principled("socket", "b08a52", .30, 1.0)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 6, 4, .6), [(.35, rgb("6e5230")), (.65, rgb("b8935a"))]))
thin, n, out = material("glass")                        # a thin wall of glass: what lies behind it, and what it mirrors
lw = n.add("ShaderNodeLayerWeight", {"Blend": .22})
g = n.add("ShaderNodeBsdfGlossy", {"Roughness": .02})
t = n.add("ShaderNodeBsdfTransparent", {"Color": n.mix(lw.outputs["Facing"], rgba("f6f4ee"), rgba("9aa4a8"))})
n.put(out, "Surface", n.add("ShaderNodeMixShader", {0: n.math("MULTIPLY_ADD", lw.outputs["Fresnel"], .85, .02), 1: t.outputs[0], 2: g.outputs[0]}).outputs[0])
warm, n, out = material("lit glass")                    # the same, full of light
lw = n.add("ShaderNodeLayerWeight", {"Blend": .35})
t = n.add("ShaderNodeBsdfTransparent", {"Color": rgba("fff2dc")})
e = n.add("ShaderNodeEmission", {"Color": rgba("ffb45c"), "Strength": n.math("MULTIPLY_ADD", lw.outputs["Facing"], -.55, .95)})
n.put(out, "Surface", n.add("ShaderNodeMixShader", {0: .30, 1: t.outputs[0], 2: e.outputs[0]}).outputs[0])
warm.cycles.sample_as_light = False
hot, cold = glow(kelvin(2900), 40.0), principled("wire", "6d675f", .3, 1.0)[0]
hot.cycles.sample_as_light = False
stem = principled("stem", "c8cdca", .10, Specular=.6, Transmission=.6)[0]

PROFILE = spline([(.10, .0), (.105, .10), (.13, .20), (.21, .33), (.265, .46), (.275, .56), (.245, .69), (.165, .79), (.07, .83), (0, .835)], 90)
SOCKET = spline([(.235, 0), (.24, .03), (.20, .05), (.165, .06), (.160, .16), (.150, .19), (.11, .19)], 60)
LIT = {(-2, 1), (1, 2), (3, 1), (0, 0), (2, -1), (-1, -2), (3, -2), (-3, -1)}


def bulb(x, z, lit):
    P = [lathe("socket", SOCKET, metal, 64), lathe("bulb", PROFILE, warm if lit else thin, 72),
         lathe("stem", spline([(.085, .12), (.07, .24), (.028, .33), (.022, .44), (.03, .455), (0, .46)], 40), stem, 32)]
    a0, top = rng.uniform(0, math.tau), []
    for k in range(7):                                  # the wire goes up and down around the stem
        a = a0 + k / 7 * math.tau * .86
        top.append((.115 * math.cos(a), .115 * math.sin(a), .60 if k % 2 else .40))
    P.append(wires("filament", [spline(top, 90)], .0065 if lit else .004, hot if lit else cold, False, 2))
    P.append(wires("hold", [[(0, 0, .44), q] for q in top], .003, cold, False, 1))
    piv = group(P, (x, 0, z), rot=(math.pi / 2 + rng.gauss(0, .02), rng.gauss(0, .02), 0))
    if lit:
        point((x, -.50, z), 75, kelvin(2500), .10).visible_glossy = False
    return piv


for i in range(-6, 7):
    for k in range(-4, 5):
        bulb(i * STEP, k * STEP, (i, k) in LIT)

area((-9, -6, 6), (0, 0, 0), 3.5, 3600, "9fb8e0", 6)
area((6, -5, 7), (0, 0, 0), 1.2, 1100, "c8d4ec", 5)
ambient("1a2638", .30)
camera((-3.9, -5.9, -1.9), (.15, 0, .05), 40, .16, (-.55, -.5, -.25))
shoot("evenings", 24, dict(NIGHT, anchor=(98.8, .95), bloom=.22, saturation=.86))
