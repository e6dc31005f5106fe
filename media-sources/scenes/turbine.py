"""Event production, the case: the old crane carries the cake through the turbine hall, over a table that is laid."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1200)
box("wall", (60, .2, 20), (0, 14.2, 6), plaster("3f3128", bump=.12, scale=.5), 0)
bar = matte("050506", 1, 0)
evening = np.random.default_rng(11)


def pane(x, z, w, h):
    """Old glass at dusk: each pane leans its own way and so shows another piece of the sky, a few are blind or gone."""
    up = (z - 2.3) / 7.4
    k = evening.normal(1, .24) * (.115 - .06 * up)
    tint = np.array((.20, .34, .58)) * (1 - .3 * up) + np.array((.16, .07, .0)) * max(0, .25 - up)
    if evening.random() < .10:
        k, tint = k * .35, np.array((.30, .34, .40))
    m, n, out = material("pane")
    far = n.noise(n.coord("Object", (1.2, 1.2, 1.2)), 1.5, 2, .5)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*[float(c) for c in tint], 1), "Strength": n.math("MULTIPLY", n.math("MULTIPLY_ADD", far, .9, .55), max(.012, float(k)) * 1.15)}))
    m.cycles.sample_as_light = False
    box("pane", (w, .02, h), (x, 14.05, z), m, 0)


for x in np.arange(-18.0, 18.1, 3.0):                       # tall windows of the hall
    for d in (-.84, -.42, 0, .42, .84):
        for z in np.arange(2.3, 9.4, .62):
            pane(x + .6 + d, z + .31, .42, .62)
    for d in np.arange(-1.05, 1.06, .42):
        box("bar", (.055, .06, 7.4), (x + .6 + d, 14.0, 6.0), bar, 0)
    for z in np.arange(2.3, 9.8, .62):
        box("bar", (2.1, .06, .055), (x + .6, 14.0, z), bar, 0)
    for s in (-1, 1):                                       # the reveal takes the light of the lamps off the glass
        box("reveal", (.10, .30, 7.5), (x + .6 + s * 1.10, 13.95, 6.0), matte("1a120c", .9, .1), .01)
X = .9
box("floor", (60, 30, .1), (0, 4, -.05), stone("4a3b2e", "2d231b", .3, .4, .05), 0)
for x in (-10, -6, -2, 2, 6, 10):
    spot((x, 11.0, .3), (x, 14, 1.6), 420, 120, .9, kelvin(2800), .3)
area((0, 11.5, 3.2), (0, 14, .8), 4, 500, kelvin(2800), 1.5)
lit_disc(2.0, (2.55, 8.6, 2.98), .56, warm=(4000, 2800))
torus("ring", 2.065, .055, matte("4b4037", .5, .5), (2.55, 8.58, 2.98), (math.pi / 2, 0, 0), seg=160, sides=16)
area((X, 8.2, 3.1), (X, 0, 1.2), 2.4, 260, kelvin(2950))
# hook and block
iron = matte("2a231d", .5, .5)
ochre = matte("8a6433", .5, .4)
for x in (-.10, .10):
    tube("rope", [(X + x, 0, 4.15), (X + x, 0, 7)], .016, iron)
prism("block", [(-.20, .06), (-.15, -.16), (.15, -.16), (.20, .06), (.15, .30), (-.15, .30)], .16, ochre, .02, (X, 0, 3.95))
disc("sheave", .10, (X, -.10, 4.02), iron, (0, 0, 0), .03, .006, 60)
tube("shank", [(X, 0, 3.80), (X, 0, 3.66)], .035, iron)
tube("hook", spline([(X, 0, 3.68), (X + .11, 0, 3.60), (X + .13, 0, 3.48), (X + .03, 0, 3.39), (X - .09, 0, 3.42), (X - .12, 0, 3.52)], 50), .034, iron)
# three chains, a round tray
T, R = 2.26, .74
for a in (1.57, 3.72, 5.70):
    p, q = Vector((X + .02, 0, 3.42)), Vector((X + R * math.cos(a), R * .8 * math.sin(a), T + .03))
    n = 34
    for i in range(n):
        c = p.lerp(q, (i + .5) / n)
        o = torus("link", .024, .0065, brass(.2), tuple(c), seg=20, sides=8)
        o.rotation_euler = ((q - p).to_track_quat("X", "Z").to_matrix() @ Euler((math.pi / 2 * (i % 2), 0, 0)).to_matrix()).to_euler()
        o.scale = (1.25, .8, 1)
lathe("tray", spline([(0, 0), (R - .04, 0), (R, .012), (R + .012, .045), (R, .05), (R - .03, .022), (0, .02)], 60), principled("tray", "3a2a1c", .62, 0, Specular=.25)[0], 160, (X, 0, T))
torus("rim", R + .004, .016, brass(.22), (X, 0, T + .045), seg=200, sides=16)
# the cake: three tiers, cream at the rims, cherries
icing = principled("icing", "f3e6cc", .5, 0, Specular=.3)[0]
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
# the birthday's number on the middle tier, piped in chocolate
for left, strokes in ((-.090, ([(0, 1), (.55, 1)], [(.55, 1), (.36, .5), (.22, 0)])), (.022, ([(.50, 1), (.08, 1)], [(.08, 1), (.04, .54)], [(.04, .54), (.28, .64), (.52, .36), (.40, .04), (.14, -.02), (0, .12)]))):
    for stroke in strokes:
        bent = [((left + .115 * a) / .362 - math.pi / 2, T + .030 + .21 + .058 + .098 * b) for a, b in (spline(stroke, 24) if len(stroke) > 2 else [tuple(np.array(stroke[0]) * (1 - t) + np.array(stroke[1]) * t) for t in np.linspace(0, 1, 12)])]
        tube("number", [(X + .368 * math.cos(a), .368 * math.sin(a), q) for a, q in bent], .0085, choc)
flame = glow(kelvin(2400), 16)
flame.cycles.sample_as_light = False
for k in range(7):
    a = math.tau * k / 7 + .2
    x, y = X + .13 * math.cos(a), .13 * math.sin(a)
    tube("candle", [(x, y, z), (x, y, z + .15)], .0075, matte("e9dcc4", .6))
    lathe("flame", spline([(0, 0), (.010, .012), (.007, .035), (0, .058)], 20), flame, 20, (x, y, z + .155)).visible_glossy = False
point((X, -.05, z + .24), 9, kelvin(2300), .06)
# the table, laid from edge to edge: cloth, plates, glasses, candles
light = glow(kelvin(2300), 14)
light.cycles.sample_as_light = False
z = 1.86
linen, n, p = principled("linen", "d9c8ac", .9, 0, Sheen=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (2, 9, 2)), 3, 3, .6), .12, .03))
box("top", (14, 1.9, .05), (0, -1.25, z - .025), linen, .012)
box("fall", (14, .02, 1.1), (0, -2.19, z - .56), linen, .004)
china, silver = principled("china", "efe4d2", .18, 0, Specular=.5)[0], principled("silver", "c9c2b6", .18, 1)[0]
crystal = glass("fbf3e6", .0, 1.45)
wine = principled("wine", "3a0609", .1, 0, Specular=.5)[0]
wax = principled("wax", "e9c99a", .6, Emission=rgba("c8702a"), **{"Emission Strength": .5})[0]
rng = np.random.default_rng(5)
for k in range(-6, 7):
    for side, y in ((0, -1.95), (1, -.62)):
        x = k * .74 + (.37 if side else 0)
        lathe("plate", spline([(0, .006), (.09, .006), (.105, .012), (.155, .022), (.158, .026), (.150, .026), (.105, .018), (0, .012)], 50), china, 90, (x, y, z))
        for d in (-.20, .20):
            box("cutlery", (.014, .20, .006), (x + d, y, z + .006), silver, .003)
        gx, gy = x + .17, y + (.17 if side == 0 else -.17)
        lathe("glass", spline([(0, .004), (.042, .004), (.040, .010), (.006, .018), (.005, .10), (.012, .118), (.040, .150), (.046, .19), (.040, .24), (.037, .24), (.043, .19), (.037, .152), (0, .124)], 70), crystal, 60, (gx, gy, z))
        lathe("wine", spline([(0, .125), (.036, .153), (.042, .178), (0, .178)], 30), wine, 40, (gx, gy, z))
for x, y, h in ((-3.3, -1.75, .26), (-2.35, -1.66, .18), (-1.60, -1.82, .30), (-.66, -1.70, .20), (.28, -1.80, .27), (1.52, -1.72, .24), (2.30, -1.84, .18), (3.05, -1.70, .30)):
    lathe("stick", spline([(0, 0), (.052, 0), (.050, .008), (.012, .02), (.011, .05), (.026, .058), (.026, .066), (0, .066)], 40), brass(.2), 60, (x, y + .5, z))
    lathe("candle", [(0, 0), (.013, 0), (.013, h), (0, h)], wax, 30, (x, y + .5, z + .06))
    lathe("flame", spline([(0, 0), (.011, .014), (.008, .042), (0, .07)], 20), light, 20, (x, y + .5, z + h + .068)).visible_glossy = False
    point((x, y + .5, z + h + .12), 2.2, kelvin(2200), .03)
spot((X, -2.0, 4.6), (X, -1.25, z), 130, 60, .9, kelvin(2300), .3)
spot((-2.4, -4.5, 4.6), (X, 0, 2.7), 300, 26, .7, kelvin(3500), .2)
area((-4.0, -1.5, 4.4), (X, 0, 2.9), 1.2, 46, "9ab4e0")
area((3.6, 2.4, 4.0), (X, 0, 2.9), 1.0, 120, kelvin(3000))
ambient("2b3950", .12)
area((-1, -7, 1.2), (-1, -2, 1.0), 3, 30, kelvin(2600)).visible_glossy = False
camera((-.10, -5.2, 2.74), (-.10, 0, 2.66), 40, .8, (X, -.45, 2.5))
shoot("turbine", 40, dict(NIGHT, anchor=(97.5, .88), bloom=.22, saturation=.9))
