"""Collaboration: an ice axe stands in the snow of a ridge, a coil of rope hangs over its head; behind the ranges stands the low sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
steel, wood = principled("steel", "b5b0a8", .24, 1.0)[0], walnut("7a4a28", .4, 4)
rp, n, p = principled("rope", "b0522a", .85, Sheen=.4)
X, TOP = 1.02, 1.46
# snow: a hump that rises to the right, with a few drifts
snow, n, p = principled("snow", "76859e", .75, Specular=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 7, 4, .65), .22, .05))


def drift(x, y):
    return .30 * math.exp(-((x - X - .3) / 1.5) ** 2) - .02 * (y + 2) - .05 * (x + 3) * 0 + .03 * math.sin(x * 2.1 + y) + .018 * math.sin(x * 5.3 - y * 1.7) - .10 * max(0, y - .2) ** 1.5


grid("snow", lambda u, v: (-7 + 14 * u, -6 + 8.5 * v, drift(-7 + 14 * u, -6 + 8.5 * v)), 300, 160, snow)
foot = drift(X, 0)
P = [tube("shaft", [(0, 0, foot - .1), (.10, 0, TOP - .02)], .021, wood), tube("ferrule", [(.082, 0, TOP - .20), (.10, 0, TOP - .02)], .026, steel)]
head = [(-.34, -.085), (-.34, -.085), (-.22, -.012), (-.08, .030), (.02, .040), (.10, .030), (.17, .008), (.17, .008), (.185, -.032), (.185, -.032), (.10, -.012), (.03, -.004), (-.08, -.012), (-.20, -.048)]
P.append(board("head", [silhouettes.curve([(x * 1.25, z * 1.25) for x, z in head])], steel, (.10, 0, TOP), .03, .006, 3))
group(P, (X, 0, 0))
rng = random.Random(4)
for k in range(15):                               # loops that hang over the head, each a little longer or wider
    sw, L, y0, ph = rng.uniform(.7, 1.15), rng.uniform(.66, .84), -.045 - .016 * (k % 7), rng.uniform(-.03, .03)
    pts = []
    for t in np.linspace(0, 1, 90):
        a = t * math.tau
        pts.append((X + .12 + .155 * sw * math.sin(a) * (1 - .25 * math.cos(a)) + ph * (1 - math.cos(a)), y0 - .02 * math.sin(a * 2 + k), TOP + .045 - L / 2 * (1 - math.cos(a)) + .015 * math.sin(a) * (k % 3 - 1)))
    tube("loop", pts, .0135, rp, True, 6)
for k in range(6):
    z = TOP - .22 - k * .029
    tube("wrap", [(X + .12 + .128 * math.cos(t), -.095 + .085 * math.sin(t), z + .010 * math.sin(t)) for t in np.linspace(0, math.tau, 50)], .0145, rp, True, 6)
cb = spline([(-.055, .12), (.02, .155), (.075, .10), (.070, -.08), (.02, -.14), (-.045, -.12), (-.060, 0)], 120, True)
tube("carabiner", [(X + .30 + x * .8, -.15, TOP - .40 + z * .8) for x, z in cb], .0105, steel, True)
tube("sling", spline([(X + .16, -.17, TOP - .24), (X + .26, -.175, TOP - .25), (X + .305, -.155, TOP - .29)], 30), .009, matte("24343c", .9))
def massif(y0, depth, base, height, grain, seed, haze, fog, power):
    """A range with ribs and gullies: rock where it is steep, snow where it is not; haze lies over it, the more the farther it is."""
    from mathutils import noise
    m, n, out = material("range")
    up = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Normal"]}).outputs["Z"]
    steep = n.math("ADD", up, n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .25, 5, .65), .5, -.25))
    d = n.add("ShaderNodeBsdfDiffuse", {"Color": n.ramp(steep, [(.50, rgba("4a4a52")), (.66, rgba("b9bcc6"))])})
    e = n.add("ShaderNodeEmission", {"Color": rgba(haze), "Strength": power})
    mix = n.add("ShaderNodeMixShader", {0: fog})
    n.put(mix, 1, d)
    n.put(mix, 2, e)
    n.put(out, "Surface", mix)

    def at(u, v):
        x, y = -230 + 460 * u, y0 + depth * v
        h = noise.ridged_multi_fractal(Vector((x * grain + seed * 7.3, y * grain, seed)), .95, 2.1, 7, 1.0, 2.0)
        return x, y, base + height * h * math.sin(math.pi * min(1, .08 + .5 * v + .12)) ** .8 - 60 * max(0, .12 - v) / .12

    grid("range", at, 640, 110, m)


massif(250, 90, -8, 21, .011, 4, "76809a", .62, .62)
massif(150, 60, -14, 11, .018, 9, "4a5874", .42, .50)
massif(80, 36, -14, 5.2, .032, 6, "26344c", .30, .42)
sun((.90, -.28, -.32), 2.6, kelvin(3000), 1.5)
lit_disc(34, (-34, 420, 40), .95, warm=(3500, 2500))
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 170.0, clamp=True), [(0, rgba("b5774a")), (.22, rgba("9a7060")), (.42, rgba("545c72")), (.72, rgba("26364f")), (1, rgba("121d32"))]), "Strength": .7}))
o = box("air", (900, .1, 600), (0, 0, 0), m, 0)
o.location = (0, 460, 0)
area((3.4, 4.5, 2.6), (X, 0, .9), 1.4, 260, kelvin(2900)).visible_glossy = False
area((-3.6, -3.4, 2.6), (X, 0, .9), 1.4, 170, kelvin(4200))
area((-3, -5, 5), (0, -2, 0), 4, 160, kelvin(9500))
ambient("33466a", .30)
camera((0, -5.6, .98), (0, 0, 1.04), 46, None, shift=(0, .03))
bpy.context.scene.camera.data.clip_end = 2000
shoot("rope", 24, dict(NIGHT, anchor=(97.6, .86), bloom=.18))
