"""Brand consulting, the end: what is said of a brand, twelve sentences on strips of paper, eleven in a heap, one straight before them under a pencil."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
from props import *

begin(2400, 1350)
box("table", (30, 24, .2), (0, 6, -.1), walnut("4a2c17", .36, .7), 0)
rng, pen = np.random.default_rng(23), random.Random(5)
#: what the page strikes through, those last that lie on top and can be read; and what it keeps
SAID = ("Partner auf Augenhöhe", "Mit Leidenschaft seit 1968", "Alles aus einer Hand", "Premium, aber bezahlbar", "Für alle, die mehr wollen", "Wir stehen für Qualität",
        "Wir denken in Lösungen", "Der Mensch im Mittelpunkt", "Tradition trifft Zukunft", "Mehr als ein Messer", "Schärfer als andere", "Ruhe in der Hand")
WIDE = .27

paper, n, out = material("paper")
p = n.add("ShaderNodeBsdfPrincipled", {"Base Color": rgba("eadcc2"), "Roughness": .9, "Specular": .12})
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 70, 3, .6), .10, .004))
t = n.add("ShaderNodeBsdfTranslucent", {"Color": rgba("d8b98a")})
mx = n.add("ShaderNodeMixShader", {"Fac": .22})
n.put(mx, 1, p.outputs[0])
n.put(mx, 2, t.outputs[0])
n.put(out, "Surface", mx)
ink = matte("1e1712", .7, .3)


def strip(k, length, curl, at, turn, rise):
    """Thin paper with a line by hand; its ends have kept some curl, `curl` for the left and the right one."""
    a, b = rng.uniform(0, 6, 2)
    tw = rng.uniform(-.03, .03) * (rise > .01)

    def place(x, y, lift=0.0):
        e = x / (length / 2)
        z = rise + .010 * math.sin(2.6 * x + a) * (rise > .01) + tw * x * y + curl[0] * max(0, -e - .25) ** 2.2 + curl[1] * max(0, e - .25) ** 2.2
        return (x * (1 - .10 * max(curl) * e * e), y + .012 * math.sin(1.7 * x + b) * (rise > .01), z + lift)
    o = parcel("strip", lambda u, v: place((u - .5) * length, (v - .5) * WIDE), 90, 7, paper, .0035)
    def written(size):
        x, strokes = -length / 2 + .13, []
        for w in SAID[k].split():
            more, x = word(w, x, -.80 * size, size, pen)
            strokes, x = strokes + more, x + .9 * size
        return strokes, x
    size = min(.088, .088 * (length - .26) / (written(.088)[1] + length / 2 - .13))
    parts, lines = [o], [[place(q[0], q[1], .0012) for q in s] for s in written(size)[0]]
    parts.append(wires("line", lines, .0042, ink))
    parts[-1].visible_shadow = False                        # or every stroke is seen twice
    return group(parts, (*at, 0), turn)


HEAP = [(-.12, .70, 41), (.34, .44, -33), (-.26, .50, 27), (.32, .84, -24), (-.02, 1.04, 32), (-.06, 1.34, -8), (.24, 1.14, 4), (-.10, .88, -6), (.16, .64, 7), (-.16, .38, -4), (.12, .12, 6)]
for k, (x, y, turn) in enumerate(HEAP):
    curl = (.02, .08) if k == 10 else (.01, .04)         # a higher end would come through the strip above it
    strip(k, rng.uniform(1.75, 2.15), (rng.uniform(*curl), rng.uniform(*curl)), (x, y), turn, .014 + .034 * k)
strip(11, 2.1, (.03, .06), (.02, -.42, ), -5, .006)
coat = lacquer("8a2f16", .22)
hexa = [(.040 * math.cos(a), .040 * math.sin(a)) for a in np.arange(6) * math.tau / 6]
body = prism("pencil", hexa, 1.20, coat, .006, (0, 0, 0), (0, 0, math.radians(90)), 3)
cone = lathe("cone", [(.039, 0), (.038, .006), (.012, .17)], matte("d0a877", .75, .2), 48)
lead = lathe("lead", [(.012, .17), (.003, .212), (0, .214)], principled("lead", "26221f", .38, .4)[0], 32)
for o in (cone, lead):
    o.rotation_euler, o.location = (0, math.radians(-90), 0), (-.60, 0, 0)
end = lathe("ferrule", spline([(.041, .0), (.041, .03), (.037, .045), (.041, .06), (.037, .075), (.041, .09), (.041, .13)], 60), brass(.2), 60)
rubber = lathe("rubber", spline([(.039, .12), (.039, .20), (.033, .215), (.0, .218)], 30), matte("a8624a", .9, .1), 48)
for o in (end, rubber):
    o.rotation_euler, o.location = (0, math.radians(90), 0), (.60, 0, 0)
g = group([body, cone, lead, end, rubber])
g.location, g.rotation_euler = (.62, -.74, .036), (0, math.radians(0), math.radians(17))
spot((-4.6, 1.5, 3.3), (.10, .12, 0), 3200, 40, .45, kelvin(3300), .32)
area((-2.2, 3.6, 2.6), (.0, .2, 0), 1.6, 60, kelvin(3600)).visible_glossy = False
area((3.4, -3.6, 3.2), (.1, 0, 0), 2.6, 46, kelvin(5600)).visible_glossy = False
ambient("2a241e", .14)
camera((.10, -4.4, 4.3), (.03, .10, .05), 54, 1.1, (.02, -.30, .03))
shoot("sentences", 16, dict(NIGHT, anchor=(97.0, .80), saturation=.9))
