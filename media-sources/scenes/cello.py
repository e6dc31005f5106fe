"""Private jet, the case: a cellist in her concert dress walks over the wet apron to the jet, the case on her back."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import curve, figure

begin(2400, 1200)
# sky and a low sun
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
cloud = n.noise(n.coord("Object", (.014, .014, .13)), 1.2, 5, .62, .4)
h = n.math("ADD", n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 42), 74, clamp=True), n.math("MULTIPLY_ADD", cloud, .12, -.06), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("c58a5e")), (.10, rgba("a37c6c")), (.26, rgba("5e6b84")), (.55, rgba("2e4765")), (1, rgba("15253c"))]), "Strength": .46}))
box("sky", (700, .1, 84), (0, 240, 42), m, 0)
lit_disc(16.5, (-52, 230, 22.0), 1.0, warm=(4200, 2700))
xs = np.linspace(-330, 330, 400)
prism("hills", [(x, 2.0 + 3.0 * math.sin(x * .021 + 2) ** 2 + 1.2 * abs(math.sin(x * .06))) for x in xs] + [(330, -4), (-330, -4)], .1, glow("2c3a50", .42), 0, (0, 215, 0))
# wet apron
apron, n, p = principled("apron", "23262a", .3, 0.0, Specular=.5)
w = n.noise(n.coord("Object"), .30, 4, .62, .5)
n.put(p, "Roughness", n.ramp(w, [(.42, (.05,) * 3), (.58, (.36,) * 3)]))
n.put(p, "Base Color", n.ramp(w, [(.44, rgb("14171b")), (.58, rgb("2b2f35"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 3.5, 2, .5), .05, .01))
mesh("apron", [(-400, -60, 0), (400, -60, 0), (400, 260, 0), (-400, 260, 0)], [(0, 1, 2, 3)], apron)
for i, x in enumerate((-95, -62, -12, 14, 40, 72, 110)):
    sphere("far", .30, (x, 180, .8), glow(kelvin(2600), 14), 16)
    sphere("far", .22, (x * .8 + 9, 150, .5), glow("7fa6d8", 10), 16)
# the jet from its side, its nose to the left
skin = matte("69707a", .5, .4)
dark = matte("14161a", .5, .3)
warm = glow(kelvin(2800), 1.5)
J = Vector((.9, 6.0, 0))


def part(points, mat, y=0.0, thick=.12, smooth=True):
    prism("part", curve(points, 10) if smooth else points, thick, mat, 0, (J.x, J.y + y, 0))


part([(0, 1.62), (.35, 1.95), (1.0, 2.22), (1.55, 2.58), (2.3, 2.80), (4, 2.86), (9, 2.84), (11.2, 2.72), (13.4, 2.46), (14.6, 2.22), (14.6, 2.08), (13.0, 1.72), (10.4, 1.38), (7, 1.22), (3, 1.22), (1.1, 1.30), (.3, 1.45)], skin)
part([(11.3, 2.62), (11.3, 2.62), (12.9, 5.05), (12.9, 5.05), (14.1, 5.05), (14.1, 5.05), (13.7, 2.40), (13.7, 2.40)], skin, .02)
part([(12.2, 5.02), (12.2, 5.02), (12.5, 5.10), (15.3, 5.06), (15.3, 5.06), (15.0, 5.0)], skin, -.05, .3)
part([(9.3, 2.98), (9.5, 3.24), (10.6, 3.34), (11.7, 3.20), (12.1, 2.98), (11.7, 2.80), (10.4, 2.70), (9.5, 2.78)], dark, -.12)
part([(5.6, 1.30), (5.6, 1.30), (9.9, 1.18), (10.4, 1.30), (10.4, 1.30), (9.2, 1.44)], dark, -.35, .9)
part([(1.35, 2.42), (1.35, 2.42), (1.72, 2.66), (2.22, 2.72), (2.22, 2.72), (2.18, 2.44), (2.18, 2.44)], dark, -.09, .06)
for k in range(7):
    x = 4.7 + k * .74
    part([(x - .15, 2.30), (x, 2.12), (x + .15, 2.30), (x, 2.50)], warm, -.09, .06)
part([(2.75, 1.36), (2.75, 1.36), (2.75, 2.62), (2.75, 2.62), (3.42, 2.62), (3.42, 2.62), (3.42, 1.36), (3.42, 1.36)], warm, -.10, .06, False)
for x in (2.2, 8.4):
    tube("strut", [(J.x + x, J.y, 1.3), (J.x + x, J.y, .3)], .06, dark)
    disc("wheel", .26, (J.x + x, J.y - .1, .26), dark, (0, 0, 0), .2, .03, 60)
# stairs that come towards us
for i in range(6):
    z = 1.30 - 1.18 * (i + .7) / 6
    box("tread", (.70, .26, .04), (J.x + 3.08, J.y - .35 - 1.5 * i / 6, z), dark, .006)
    box("edge", (.60, .014, .014), (J.x + 3.08, J.y - .49 - 1.5 * i / 6, z + .022), glow(kelvin(2900), 2.2), 0)
for d in (-.36, .36):
    tube("rail", [(J.x + 3.08 + d, J.y - .1, 2.05), (J.x + 3.08 + d, J.y - 1.8, .85), (J.x + 3.08 + d, J.y - 1.85, .05)], .022, matte("8a8f96", .3, .5))
area((J.x + 3.1, J.y - .3, 2.3), (J.x + 2.7, J.y - 3.5, 0), .7, 130, kelvin(2900), 1.2)
sk = matte("080808", .9, .1)
# the cellist: long dress, the case on her back
she = figure(((-.26, 1.17), (-.27, .94), -85), ((.27, 1.30), (.14, 1.40), 150), [((-.07, .48), (-.06, .05)), ((.08, .50), (.10, .16))], "knot", .22, .285, .172, .122, .162, .8)
case = [(0, 1.99), (.055, 1.97), (.072, 1.90), (.060, 1.70), (.066, 1.60), (.150, 1.52), (.205, 1.40), (.200, 1.26), (.165, 1.12), (.185, .98), (.240, .84), (.250, .68), (.205, .54), (.10, .48), (0, .47)]
case = [(x, z) for x, z in case] + [(-x, z) for x, z in case[-2:0:-1]]
cutout("she", she, sk, (-1.42, 1.2, 0), 1.0, .05)
tilt = math.radians(11)                                # the case hangs a little askew, its neck beside her head
cutout("case", [[(x * math.cos(tilt) + (z - 1) * math.sin(tilt) + .02, 1 + (z - 1) * math.cos(tilt) - x * math.sin(tilt)) for x, z in case]],
       principled("shell", "4a2716", .3, 0, Specular=.5)[0], (-1.42, 1.12, .02), 1.0, .05)
spot((-3.6, -3.0, 2.6), (-1.4, 1.1, 1.3), 150, 22, .8, "9db8e0", .2)
pilot = figure(((-.285, 1.18), (-.30, .95), -85), ((.285, 1.18), (.15, 1.08), 160), [((-.095, .50), (-.10, .05)), ((.095, .50), (.11, .05))], "cap", .84, .18, .20, .152, .170, 1.0)
cutout("pilot", pilot, sk, (J.x + 2.0, J.y - 1.9, 0), 1.02, .05)
area((-30, 120, 14), (0, 2, .8), 20, 60000, kelvin(2700)).visible_glossy = False
area((-7, -8, 7), (4, 6, 2), 5, 5200, "8aa8d4").visible_glossy = False
ambient("33445c", .2)
camera((.55, -6.2, 1.40), (.55, 10, 1.40), 34, None, None, shift=(0, .055))
bpy.context.scene.camera.data.clip_end = 2000
shoot("cello", 32, dict(NIGHT, anchor=(97.5, .84), bloom=.20, saturation=.92))
