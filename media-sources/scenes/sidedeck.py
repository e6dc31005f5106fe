"""Yachts, the forty metres: along her side deck at blue hour, the lit saloon on one side, the sea on the other."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1250)
FAR = 19.0
WALL, RAIL = -.62, .88


def line(y):
    """How far the deck bends inwards towards the bow."""
    return -.30 * max(0, (y - 6) / 13) ** 2


def sheer(y):
    return .30 * max(0, y / FAR) ** 2


def along(name, section, mat, y0=-2.0, y1=FAR, n=90, rise=1.0, bend=1.0):
    """A section (x, z) drawn along the deck."""
    return grid(name, lambda u, v: (section[round(u * (len(section) - 1))][0] + bend * line(y0 + v * (y1 - y0)), y0 + v * (y1 - y0), section[round(u * (len(section) - 1))][1] + rise * sheer(y0 + v * (y1 - y0))), len(section), n, mat)


# teak: every plank its own tone, black seams, a little wet
teak, n, p = principled("teak", "8a5c38", .3, Specular=.5)
s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
k = n.math("DIVIDE", s.outputs["X"], .062)
e = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", k), .5))
seam = n.ramp(e, [(.44, (0, 0, 0)), (.46, (1, 1, 1))])
tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
grain = n.noise(n.coord("Object", (90, 2.2, 1)), 1.0, 4, .6, .4)
c = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .45), n.math("MULTIPLY", grain, .55)), [(.2, rgb("6b4226")), (.5, rgb("96653c")), (.8, rgb("b98a5c"))])
n.put(p, "Base Color", n.mix(seam, c, rgba("0b0705")))
wet = n.noise(n.coord("Object", (2.0, .7, 1)), 1.3, 3, .6)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", wet, .24, .12))
n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, .2), seam), .18, .004))
mesh("deck", [(WALL - .4, -3, 0), (RAIL + .2, -3, 0), (RAIL + .2, FAR, 0), (WALL - .4, FAR, 0)], [(0, 1, 2, 3)], teak)
white, n, p = principled("gelcoat", "e9e5dc", .14, 0, Specular=.5, Clearcoat=.4)
varnish = principled("varnish", "7a4020", .12, 0, Specular=.5, Clearcoat=1.0)[0]
steel = principled("steel", "c8c2b8", .14, 1.0)[0]
dark = principled("rubber", "0d0c0c", .3, 0)[0]
# bulwark with its rail
along("margin", [(RAIL - .16, .002), (RAIL - .16, .014), (RAIL + .02, .014)], principled("margin", "6a4024", .25, 0, Specular=.5)[0], rise=0)
along("bulwark", [(RAIL, -.1), (RAIL, .10), (RAIL + .005, .70), (RAIL + .015, .735), (RAIL + .05, .745), (RAIL + .12, .74), (RAIL + .14, .70), (RAIL + .16, -.6)], white)
cap = [(RAIL + .07 + .085 * math.copysign(abs(math.cos(t)) ** .6, math.cos(t)), .935 + .026 * math.copysign(abs(math.sin(t)) ** .7, math.sin(t))) for t in np.linspace(0, math.tau, 40)]
along("cap", cap, varnish)
for y in np.arange(-1.2, FAR, 1.1):
    x, z = RAIL + .07 + line(y), sheer(y)
    tube("post", [(x, y, .74 + z), (x, y, .92 + z)], .016, steel)
    lathe("shoe", [(0, 0), (.042, 0), (.042, .008), (.024, .02), (0, .02)], steel, 40, (x, y, .742 + z))
# deck house: flank with a row of lit windows, a door that stands open
along("plinth", [(WALL + .02, 0), (WALL + .02, .10), (WALL, .12)], dark, rise=0)
WIN = [(.6, 2.0), (2.35, 3.75), (5.35, 7.35), (7.7, 9.7), (10.05, 12.05), (12.4, 14.4), (14.75, 16.6)]
LOW, HIGH = .98, 1.92
along("below", [(WALL, .10), (WALL, LOW)], white, rise=0)
along("above", [(WALL, HIGH), (WALL, 2.40)], white, rise=0)
edges = [-2.0] + [q for w in WIN for q in w] + [FAR]
pane, gn, go = material("pane")                      # the warm room through the glass, and the evening on it
q = gn.add("ShaderNodeSeparateXYZ", {0: gn.add("ShaderNodeNewGeometry").outputs["Position"]})
fold = gn.math("POWER", gn.math("MULTIPLY_ADD", gn.math("SINE", gn.math("MULTIPLY", q.outputs["Y"], 46)), .5, .5), 2.0)
warm = gn.ramp(gn.math("MULTIPLY_ADD", q.outputs["Z"], 1.06, -1.04, clamp=True), [(0, rgb("5a2c12")), (.35, rgb("b06a2e")), (.75, rgb("ffc47c")), (1, rgb("ffd9a0"))])
g = gn.add("ShaderNodeAddShader")
gn.put(g, 0, gn.add("ShaderNodeEmission", {"Color": warm, "Strength": gn.math("MULTIPLY_ADD", fold, .09, .28)}).outputs[0])
gn.put(g, 1, gn.add("ShaderNodeBsdfGlossy", {"Roughness": 0, "Color": rgba("7f7f84")}).outputs[0])
gn.put(go, "Surface", g)
for a, b in zip(edges[::2], edges[1::2]):
    if a < 4.3 < b:
        continue
    along("pier", [(WALL, LOW), (WALL, HIGH)], white, a, b, 12, 0)
for a, b in ((3.75, 4.05), (4.95, 5.35)):
    along("pier", [(WALL, LOW), (WALL, HIGH)], white, a, b, 6, 0)
for a, b in WIN:
    x0, x1 = WALL + line(a), WALL + line(b)
    along("pane", [(WALL - .012, LOW), (WALL - .012, HIGH)], pane, a, b, 8, 0).visible_shadow = False
    for z in (LOW, HIGH):
        along("frame", [(WALL - .09, z - .02), (WALL + .014, z - .02), (WALL + .014, z + .02), (WALL - .09, z + .02)], dark, a - .02, b + .02, 8, 0)
    for y, x in ((a, x0), (b, x1)):
        box("frame", (.11, .04, HIGH - LOW), (x - .04, y, (LOW + HIGH) / 2), dark, .006)
# the doorway: a warm room behind, its light on the deck
box("jamb", (.06, .05, 2.1), (WALL + .01, 4.05, 1.05), varnish, .01)
box("jamb", (.06, .05, 2.1), (WALL + .01, 4.95, 1.05), varnish, .01)
box("lintel", (.06, .95, .06), (WALL + .01, 4.5, 2.08), varnish, .01)
area((WALL + .03, 4.5, 1.25), (RAIL, 4.2, .1), .8, 34, kelvin(2800), 1.5)
leafdoor = box("door", (.05, .84, 1.98), (0, .42, 0), varnish, .012)
glassd = box("light", (.056, .5, .8), (0, .42, .38), principled("pane", "2a1c12", .05, 0, Specular=.6)[0], .02)
group([leafdoor, glassd], (WALL + .04, 4.97, 1.03), 0, 1, (0, 0, math.radians(-14)))
tube("grab", spline([(WALL + .07, -2, .86), (WALL + .07, 3.6, .86)], 10), .017, varnish)
tube("grab", spline([(WALL + .07 + line(y), y, .86) for y in np.linspace(5.5, 18, 20)], 60), .017, varnish)
for y in list(np.arange(.2, 3.6, 1.1)) + list(np.arange(5.8, 18, 1.1)):
    tube("bracket", [(WALL + line(y), y, .83), (WALL + .07 + line(y), y, .85)], .009, steel)
# deck above, its lamps
along("ceiling", [(WALL - .1, 2.36), (.20, 2.36), (.52, 2.375), (.62, 2.40), (.66, 2.46), (.66, 2.62), (.60, 2.70)], white, rise=.4)
along("trim", [(.655, 2.47), (.672, 2.48), (.672, 2.53), (.655, 2.54)], varnish, rise=.4)
lamp = glow(kelvin(3000), 12)
lamp.cycles.sample_as_light = False
for y in np.arange(1.0, 18, 1.7):
    x, z = .06 + line(y), 2.355 + .4 * sheer(y)
    disc("lamp", .036, (x, y, z), lamp, (math.pi / 2, 0, 0), .004, 0, 40)
    torus("bezel", .042, .008, steel, (x, y, z), (0, 0, 0), 60, 12)
    spot((x, y, z - .02), (x + .02, y, 0), 26, 92, .7, kelvin(2900), .03)
# foredeck house at the end, two steps up to the bow
for i in range(3):
    box("step", (1.3, .34, .19), (.1 + line(FAR), FAR - .9 + .3 * i, .095 + .19 * i), teak, .012)
# sea and sky after sunset, a coast with lamps
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
veil = n.noise(n.coord("Object", (.0012, .001, .010)), 1.2, 5, .6, .4)
h = n.math("ADD", n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 600), 1050, clamp=True), n.math("MULTIPLY_ADD", veil, .16, -.08), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("f0a868")), (.10, rgba("d08a68")), (.26, rgba("80748c")), (.5, rgba("3d5478")), (1, rgba("172a46"))]), "Strength": .50}))
box("sky", (9000, .1, 2400), (0, 2600, 600), m, 0)
box("skyside", (.1, 9000, 2400), (2600, 0, 600), m, 0)
xs = np.linspace(-200, 2600, 500)
prism("hills", list(zip(xs, 60 * np.clip(np.sin(xs * .0021 + .2), 0, 1) ** 1.3 * (.75 + .25 * np.sin(xs * .012)) + 6 * np.abs(np.sin(xs * .03)) + 6)) + [(2600, -20), (-200, -20)], .1, glow("232a3c", .4), 0, (0, 2300, 0))
shore = glow(kelvin(2600), 4)
rng = np.random.default_rng(4)
for x in rng.uniform(150, 1500, 40):
    sphere("lamp", rng.uniform(1.4, 2.6), (x, 2250, rng.uniform(2, 22)), shore, 8)
w, wn, wp = principled("sea", "0a1826", .06, 0.0, Specular=.5)
a = wn.noise(wn.coord("Object", (.30, .60, 1)), 1.0, 3, .55, .2)
b = wn.noise(wn.coord("Object", (1.6, 3.2, 1)), 1.0, 2, .5)
wn.put(wp, "Normal", wn.bump(wn.math("ADD", a, wn.math("MULTIPLY", b, .22)), .45, .5))
mesh("sea", [(.9, -20, -2.4), (4000, -20, -2.4), (4000, 2600, -2.4), (.9, 2600, -2.4)], [(0, 1, 2, 3)], w, False)
area((3.6, 3, 3.4), (0, 5, .8), 5, 120, "7f9ac8").visible_glossy = False
ambient("3a4c6a", .30)
camera((.16, -.55, 1.50), (.26, 8, 1.22), 25, None, None)
bpy.context.scene.camera.data.clip_end = 9000
shoot("sidedeck", 32, dict(NIGHT, anchor=(97.5, .90), bloom=.22, saturation=.92))
