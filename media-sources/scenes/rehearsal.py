"""Rehearsal: a part on a music stand under its lamp, one line of it drawn under; behind it an empty chair in the light, before a green curtain."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
LEFT = """Begabung
sieht man in
fünf Minuten.

Ob daraus ein
Beruf wird,
zeigt sich in der
vierzigsten Probe,"""
RIGHT = """beim ersten
schlechten
Vertrag

und an dem Abend,
an dem der Saal
halb leer bleibt."""
floor, n, p = principled("boards", "4a2c18", .34, Specular=.4)
b = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object"), "Scale": 1.0, "Color1": rgba("5a3720"), "Color2": rgba("432715"), "Mortar": rgba("1c1009"), "Mortar Size": .004, "Brick Width": 2.6, "Row Height": .14})
n.put(p, "Base Color", b.outputs["Color"])
box("floor", (20, 14, .1), (0, 3, -.05), floor, 0, (0, 0, math.pi / 2))
curtain("curtain", 13, 6, 30, velvet("173129", "3f7a66"), (.4, 4.3, 0), .17, 4, 1400, 40)
black, n, p = principled("stand", "17120f", .36, .5, Specular=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 220, 2, .6), .05, .001))
metal = brass(.2)
paper, n, p = principled("paper", "efe3cc", .92, Specular=.08)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 260, 3, .6), .08, .001))
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 16, 4, .6), rgba("f3e8d3"), rgba("e6d7bb")))
ink, red = matte("17110d", .8, .1), matte("a3301c", .7, .1)
W, H, S = .212, .300, .0232
TILT, HIGH = 25, 1.06


def lie(x, z, seed):
    """How far a sheet stands off the desk: bent along its height, one corner curled."""
    return .0035 + .006 * math.sin(math.pi * z / H) * (1 + .3 * math.sin(seed)) + .9 * max(0, x * (1 if seed % 2 else -1) + z * .4 - .15) ** 2


FACE = bpy.data.fonts.load("/usr/share/fonts/opentype/urw-base35/NimbusMonoPS-Bold.otf")


def sheet(x0, seed, words, line=None):
    """A sheet, its words and the one line that somebody has drawn below some of them."""
    parts = [grid("sheet", lambda u, v: (x0 + (u - .5) * W, -lie((u - .5) * W, v * H, seed), v * H), 50, 70, paper)]
    q = H - .042
    for k, row in enumerate(words.split("\n")):
        if row:
            o = bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT"))
            o.data.body, o.data.font, o.data.size, o.data.extrude = row, FACE, S, 0
            o.data.materials.append(ink)
            link(o)
            bpy.context.view_layer.update()
            face, left = o.to_mesh().copy(), x0 - W / 2 + .018
            for v in face.vertices:          # flat type would sink into the bent sheet
                x, z = left + v.co.x, q + v.co.y
                v.co = x, -lie(x - x0, z, seed) - .0006, z
            bpy.data.objects.remove(o)
            o = bpy.data.objects.new("type", face)
            link(o)
            parts.append(o)
        if k == line:
            x = np.linspace(-W / 2 + .017, W / 2 - .022, 40)
            parts.append(wires("line", [[(x0 + t, -lie(t, q, seed) - .0016, q - .0074 + .0006 * math.sin(31 * t) + .012 * (t + .1) * t) for t in x]], .0013, red, res=1))
        q -= S * (1.32 if row else .8)
    return parts


D = [box("desk", (.54, .010, .355), (0, .005, .17), black, .004), box("ledge", (.54, .062, .008), (0, -.026, -.006), black, .003), tube("lip", [(-.27, -.057, .002), (.27, -.057, .002)], .0045, black)]
D += sheet(-.113, 4, LEFT, 7)
D += sheet(.113, 7, RIGHT)
# the pencil on the ledge
r, L = .0042, .17
D.append(tube("pencil", [(-.10, -.040, .0035), (.06, -.044, .0035)], r, principled("coat", "8f2413", .28, Specular=.5)[0]))
cone = lathe("cone", spline([(.0006, .022), (r, 0)], 8), matte("d9b98a", .8), 40)
cone.rotation_euler, cone.location = (0, math.radians(90), 0), (.06, -.044, .0035)
D.append(cone)
# the lamp: a clip, a goose neck, a half round shade of brass
neck = spline([(0, .004, .352), (0, .006, .42), (0, -.02, .475), (0, -.085, .492), (0, -.112, .480)], 60)
D += [box("clip", (.036, .030, .050), (0, .002, .352), black, .006), tube("neck", neck, .0062, metal)]
shade = grid("shade", lambda u, v: ((u - .5) * .26, -.118 - .034 * math.cos(math.pi * v), .466 + .034 * math.sin(math.pi * v)), 30, 50, metal)
t = shade.modifiers.new("thick", "SOLIDIFY")
t.thickness = .0022
D.append(shade)
D += [lathe("end", [(0, .001), (.034, .001), (.034, -.001), (0, -.001)], metal, 60) for _ in (0, 1)]
for s, o in zip((-1, 1), D[-2:]):
    o.rotation_euler, o.location = (0, math.pi / 2, 0), (s * .13, -.118, .466)
bulb = glow(kelvin(2700), 3.2)
bulb.cycles.sample_as_light = False
D.append(tube("bulb", [(-.10, -.116, .470), (.10, -.116, .470)], .0085, bulb))
X, TURN = .60, -13
lean = group(D, (0, 0, HIGH), 0, 1, (math.radians(-TILT), 0, 0))
stand = [lean, tube("pole", [(0, .02, .06), (0, .02, HIGH)], .011, black), tube("sleeve", [(0, .02, .06), (0, .02, .64)], .015, black), lathe("collar", spline([(.015, .60), (.024, .61), (.024, .65), (.012, .66)], 30), black, 60)]
stand[-1].location = (0, .02, 0)
group(stand, (X, 0, 0), TURN)
bpy.context.view_layer.update()
eye, foot = (lean.matrix_world @ Vector(q) for q in ((0, -.116, .462), (0, 0, .10)))
area(tuple(eye), tuple(foot), .19, 1.5, kelvin(2850), .02).visible_glossy = False
# an empty chair in the light
wood = walnut("6a4022", .34, 3)
chair(wood, wood, (1.40, 3.05, 0), 28)
spot((2.7, .3, 5.0), (1.38, 3.30, .2), 2600, 20, .06, kelvin(3300), .04)
area((4.6, 3.0, 4.6), (0, 4.4, 1.2), 1.2, 420, kelvin(4300), 2.4)
area((-4.0, 2.2, 3.6), (.4, 4, 1), 1.4, 120, kelvin(7600), 2.4)
area((2.4, -1.2, 2.0), (.6, 0, 1.1), .6, 14, kelvin(6800), 1.6)
area((1.7, 1.6, 2.2), (.6, 0, 1.2), .5, 30, kelvin(3200), 1.6)
ambient("26332f", .05)
camera((-.27, -1.76, 1.42), (.19, .2, 1.15), 43, 2.8, (.58, -.05, 1.2))
shoot("rehearsal", 24, dict(NIGHT, anchor=(97.6, .84), bloom=.18))
