"""Artist management, the end of the case: she sits on the parapet at dusk and writes songs again."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import hand, profile, strip

begin(1600, 1800)
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
cloud = n.noise(n.coord("Object", (.05, .05, .42)), 1.2, 4, .6, .3)
h = n.math("ADD", n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 6), 26, clamp=True), n.math("MULTIPLY_ADD", cloud, .10, -.05), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("d08e5c")), (.14, rgba("a9796a")), (.30, rgba("66708c")), (.58, rgba("30486c")), (1, rgba("15233a"))]), "Strength": .52}))
box("sky", (120, .1, 60), (0, 40, 6), m, 0)
lit_disc(3.7, (3.4, 38, 6.6), 1.05, warm=(4200, 2900))
# the town in three depths, a few windows lit
rng = np.random.default_rng(7)
warm = glow(kelvin(2600), 1.3)
for y, base, top, tone, step in ((30, -1.6, 2.6, "4a5670", 1.5), (20, -1.8, 1.45, "2b3850", 1.2), (12, -1.9, .62, "151d2b", 1.0)):
    x = -16.0
    while x < 16:
        w, z = rng.uniform(.7, 1.7) * step, base + (top - base) * rng.uniform(.55, 1.0)
        mat = glow(tone, .52)
        kind = rng.integers(0, 4)
        roof = [(x, z), (x + w / 2, z + rng.uniform(.25, .6) * step), (x + w, z)] if kind < 2 else [(x, z), (x + w, z)]
        prism("house", [(x, -8)] + roof + [(x + w, -8)], .05, mat, 0, (0, y, 0))
        if kind == 2:
            box("chimney", (.16 * step, .05, .5 * step), (x + w * .7, y, z + .2 * step), mat, 0)
        if kind == 3 and rng.random() < .5:
            tube("aerial", [(x + w * .4, y, z), (x + w * .4, y, z + .8 * step)], .016 * step, mat, res=3)
            for q in (.5, .65, .78):
                tube("aerial", [(x + w * .4 - .16 * step, y, z + q * step), (x + w * .4 + .16 * step, y, z + q * step)], .012 * step, mat, res=3)
        for _ in range(int(rng.integers(0, 4))):
            if y < 30:
                box("lit", (.10 * step, .02, .15 * step), (x + w * rng.uniform(.2, .8), y - .06, z - step * rng.uniform(.25, 1.3)), warm, 0)
        x += w + rng.uniform(0, .12)
# the parapet and the roof behind it
stone_ = matte("14120f", .9, .15)
box("parapet", (12, .42, 1.0), (0, .1, -.50), stone_, .02)
box("coping", (12, .54, .09), (0, .1, .045), stone("4a4038", "2e2721", .7, .5, .1), .015)
sk = matte("0a0807", .9, .1)
wood = principled("spruce", "6a3a18", .32)[0]
# she: seated on the coping, one foot up, the guitar across her lap
B = .09
who = profile((-.12, .11), (-.04, .60), [((.10, .38), (.26, .30), -30), ((.16, .40), (.56, .52), 40)], [((.36, .16), (.42, -.28), -20), ((.26, .42), (.42, .055), -4)], "knot", .22, (.055, .225), -17)
cutout("she", who, sk, (-.10, .02, B), 1.05, .05)
body = silhouettes.curve([(.0, .0), (.115, .010), (.175, .085), (.172, .175), (.120, .250), (.122, .320), (.135, .385), (.095, .455), (0, .470), (-.095, .455), (-.135, .385), (-.122, .320), (-.120, .250), (-.172, .175), (-.175, .085), (-.115, .010)], 8)
G = [prism("body", body, .09, wood, .006), disc("hole", .048, (0, -.048, .30), matte("050403"), (0, 0, 0), .006, 0, 60), torus("rose", .056, .004, matte("d8c29a", .6), (0, -.050, .30), (math.pi / 2, 0, 0), seg=60, sides=8),
     box("bridge", (.12, .016, .018), (0, -.052, .14), matte("150d08"), .003), box("neck", (.05, .035, .52), (0, -.03, .68), walnut("2b190e", .35, 2), .006), box("headstock", (.072, .025, .15), (0, -.03, 1.0), walnut("2b190e", .35, 2), .006)]
g = group(G, (-.13, -.10, B + .17), 0, .98)
g.rotation_euler = (math.radians(-8), math.radians(66), 0)
# the hand over the strings stays in front of the guitar
cutout("hand", [strip([(.11, .40), (.20, .32)], (.088, .062)), hand(.20, .315, -25)], sk, (-.10, -.20, B), 1.05, .03)
# sheets held by a cup, a pencil
for i, (x, t) in enumerate(((.86, -8), (.98, 10), (1.12, -3))):
    box("sheet", (.21, .297, .002), (x, .08, B + .003 + .002 * i), matte("efe4d2", .9), 0, (0, 0, math.radians(t)))
lathe("cup", spline([(0, .0), (.032, .0), (.040, .02), (.043, .09), (.039, .09), (.036, .02), (0, .012)], 40), matte("c9b79c", .5), 60, (1.02, .04, B + .008))
area((4.5, 12, 5), (0, 0, .5), 3, 900, kelvin(3100))
area((-4, -4.5, 3.0), (0, 0, .4), 1.6, 300, "8fb0e0")
ambient("32435f", .16)
camera((.12, -4.7, .62), (.12, 0, .62), 60, 5, (0, 0, .5), shift=(0, .15))
shoot("rooftop", 32, dict(NIGHT, anchor=(97.5, .84), bloom=.20, saturation=.96))
