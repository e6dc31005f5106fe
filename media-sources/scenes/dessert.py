"""Event production, the evening: the old crane carries the cake through the hall, over the heads of the guests."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import ARM, SPECTATORS, mirrored

begin(1600, 1800)
box("wall", (40, .2, 20), (0, 14.2, 6), plaster("3f3128", bump=.12, scale=.5), 0)
pane, bar = glow("2c4f80", .34), matte("0c0c0e", .8)
for x in np.arange(-9.0, 9.1, 3.0):                       # tall windows of the hall
    box("pane", (2.1, .02, 7.4), (x + .6, 14.05, 6.0), pane, 0)
    for d in np.arange(-1.05, 1.06, .42):
        box("bar", (.05, .06, 7.4), (x + .6 + d, 14.0, 6.0), bar, 0)
    for z in np.arange(2.3, 9.8, .62):
        box("bar", (2.1, .06, .05), (x + .6, 14.0, z), bar, 0)
X = .15
box("floor", (40, 30, .1), (0, 4, -.05), stone("4a3b2e", "2d231b", .3, .4, .05), 0)
for x in (-6, -2, 2, 6):
    spot((x, 11.0, .3), (x, 14, 1.6), 420, 120, .9, kelvin(2800), .3)
area((0, 11.5, 3.2), (0, 14, .8), 4, 500, kelvin(2800), 1.5)
lit_disc(1.62, (X, 8.6, 3.10), .62, warm=(4000, 2800))
torus("ring", 1.68, .05, matte("4b4037", .5, .5), (X, 8.58, 3.10), (math.pi / 2, 0, 0), seg=160, sides=16)
area((X, 8.2, 3.1), (X, 0, 1.2), 2.4, 260, kelvin(2950))
# hook and block
iron = matte("2a231d", .5, .5)
ochre = matte("8a6433", .5, .4)
for x in (-.10, .10):
    tube("rope", [(X + x, 0, 4.15), (X + x, 0, 6)], .016, iron)
prism("block", [(-.20, .06), (-.15, -.16), (.15, -.16), (.20, .06), (.15, .30), (-.15, .30)], .16, ochre, .02, (X, 0, 3.95))
disc("sheave", .10, (X, -.10, 4.02), iron, (0, 0, 0), .03, .006, 60)
tube("shank", [(X, 0, 3.80), (X, 0, 3.66)], .035, iron)
tube("hook", spline([(X, 0, 3.68), (X + .11, 0, 3.60), (X + .13, 0, 3.48), (X + .03, 0, 3.39), (X - .09, 0, 3.42), (X - .12, 0, 3.52)], 50), .034, iron)
# three chains, a round tray
T, R = 2.26, .74
for a in (.35, 2.45, 4.55):
    p, q = Vector((X + .02, 0, 3.42)), Vector((X + R * math.cos(a), R * .8 * math.sin(a), T + .03))
    n = 34
    for i in range(n):
        c = p.lerp(q, (i + .5) / n)
        o = torus("link", .024, .0065, brass(.2), tuple(c), seg=20, sides=8)
        o.rotation_euler = ((q - p).to_track_quat("X", "Z").to_matrix() @ Euler((math.pi / 2 * (i % 2), 0, 0)).to_matrix()).to_euler()
        o.scale = (1.25, .8, 1)
lathe("tray", spline([(0, 0), (R - .04, 0), (R, .012), (R + .012, .045), (R, .05), (R - .03, .022), (0, .02)], 60), brass(.18), 160, (X, 0, T))
# the cake: three tiers, cream at the rims, cherries
icing = principled("icing", "f0e4d0", .55, 0, Specular=.3, Subsurface=.05)[0]
choc = principled("choc", "3a1d10", .35, 0, Specular=.4)[0]
red = principled("cherry", "7a1512", .18, 0, Specular=.6)[0]
z = T + .03
for r, h in ((.50, .21), (.36, .19), (.22, .17)):
    lathe("tier", spline([(0, 0), (r, 0), (r + .006, .02), (r, h - .03), (r - .02, h), (0, h)], 60), icing, 140, (X, 0, z))
    torus("band", r + .004, .016, choc, (X, 0, z + .02), seg=140, sides=12)
    n = int(r * 44)
    for k in range(n):
        a = math.tau * k / n
        sphere("cream", .026, (X + (r - .03) * math.cos(a), (r - .03) * math.sin(a), z + h + .008), icing, 24)
        if k % 2 == 0:
            sphere("cherry", .017, (X + (r - .03) * math.cos(a), (r - .03) * math.sin(a), z + h + .036), red, 24)
    z += h
flame = glow(kelvin(2400), 16)
flame.cycles.sample_as_light = False
for k in range(7):
    a = math.tau * k / 7 + .2
    x, y = X + .13 * math.cos(a), .13 * math.sin(a)
    tube("candle", [(x, y, z), (x, y, z + .15)], .0075, matte("e9dcc4", .6))
    lathe("flame", spline([(0, 0), (.010, .012), (.007, .035), (0, .058)], 20), flame, 20, (x, y, z + .155)).visible_glossy = False
point((X, -.05, z + .24), 9, kelvin(2300), .06)
# guests who look up
sk = matte("070504", .9, .1)
for i, (x, y, h, k, arm) in enumerate(((-1.35, 1.2, 1.34, 1, 0), (-.86, .9, 1.44, 0, 1), (-.30, 1.3, 1.30, 2, 0), (.22, 1.0, 1.42, 3, 0), (.78, 1.2, 1.36, 4, 1), (1.30, .9, 1.46, 0, 0), (-1.62, .4, 1.22, 3, 0), (-1.08, .2, 1.16, 2, 0), (-.52, .1, 1.25, 4, 0), (.04, .3, 1.14, 1, 0), (.58, .1, 1.24, 0, 0), (1.10, .3, 1.16, 3, 0), (1.62, .2, 1.24, 1, 0))):
    shapes = [SPECTATORS[k]] + ([ARM] if arm else [])
    cutout("guest", mirrored(shapes) if i % 2 else shapes, sk, (X + x, y, h + .34), .98)
# the warm haze over the tables, in which the front row ends, and the candles on them
m, n, out = material("haze")
z_ = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
up = n.math("SUBTRACT", 1.0, n.math("MULTIPLY_ADD", z_, .8, .5, clamp=True))
soft = n.math("MULTIPLY", n.math("POWER", up, 1.6), n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.4, 3, .5), .5, .75))
mix = n.add("ShaderNodeMixShader", {0: n.math("MULTIPLY", soft, .94, clamp=True)})
n.t.links.new(n.add("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[1])
n.t.links.new(n.add("ShaderNodeEmission", {"Color": rgba("b5642a"), "Strength": .30}).outputs[0], mix.inputs[2])
n.put(out, "Surface", mix.outputs[0])
box("haze", (9, .01, 1.3), (0, -.5, .80), m, 0)
light = glow(kelvin(2300), 14)
light.cycles.sample_as_light = False
z = .94
box("top", (9, 1.7, .05), (0, -1.85, z - .025), walnut("5a341b", .64, 1.2), .006)
spot((X, -2.4, 4.6), (X, -1.75, z), 130, 44, .9, kelvin(2300), .3)
for x, y in ((-1.12, -1.75), (-.84, -1.2), (-.34, -2.2), (-.12, -1.25), (.50, -1.95), (.74, -1.3), (1.02, -2.15)):
    lathe("flame", spline([(0, 0), (.012, .014), (.009, .04), (0, .066)], 20), light, 20, (X + x, y, z + .12)).visible_glossy = False
    lathe("candle", [(0, 0), (.026, 0), (.026, .10), (0, .10)], principled("wax", "e9c99a", .6, Emission=rgba("c8702a"), **{"Emission Strength": .5})[0], 30, (X + x, y, z))
spot((-2.4, -4.5, 4.6), (X, 0, 2.7), 260, 26, .7, kelvin(3500), .2)
area((-4.0, -1.5, 4.4), (X, 0, 2.9), 1.2, 130, "86aaea")
area((3.6, 2.4, 4.0), (X, 0, 2.9), 1.0, 120, kelvin(3000))
ambient("2b3950", .12)
camera((X - .05, -6.2, 1.80), (X - .05, 0, 1.80), 58, 3.2, (X, -.3, 2.5), shift=(0, .115))
shoot("dessert", 40, dict(NIGHT, anchor=(97.5, .88), bloom=.22, saturation=.9))
