"""Rehearsal: a part on a music stand under its lamp, worked on in red; behind it an empty chair in the light, before a green curtain."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from handwriting import word
from props import *
from typewriter import LEADING, PITCH, typed

begin(2400, 1500)
PART = """
CHREMES
Quamquam haec inter nos nuper
notitia admodum est
inde adeo quod agrum in
proximo hic mercatus es

MENEDEMUS
Chreme tantumne ab re tuast
oti tibi

CHREMES
Homo sum humani nil a me
alienum puto

MENEDEMUS
Mihi sic est usus tibi ut
opus est facto face

CHREMES
An quoiquamst usus homini
se ut cruciet

MENEDEMUS
Mihi

CHREMES
Si quid laborist nollem
sed quid istuc malist
"""
floor, n, p = principled("boards", "4a2c18", .34, Specular=.4)
b = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object"), "Scale": 1.0, "Color1": rgba("5a3720"), "Color2": rgba("432715"), "Mortar": rgba("1c1009"), "Mortar Size": .004, "Brick Width": 2.6, "Row Height": .14})
n.put(p, "Base Color", b.outputs["Color"])
box("floor", (20, 14, .1), (0, 3, -.05), floor, 0, (0, 0, math.pi / 2))
curtain("curtain", 13, 6, 30, velvet("173129", "3f7a66"), (.4, 4.3, 0), .17, 4, 1400, 40)
black, n, p = principled("stand", "17120f", .36, .5, Specular=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 220, 2, .6), .05, .001))
metal, red = brass(.2), matte("b02a16", .75, .1)
paper, n, p = principled("paper", "efe3cc", .92, Specular=.08)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 260, 3, .6), .08, .001))
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 16, 4, .6), rgba("f3e8d3"), rgba("e6d7bb")))
inks = [matte(c, .75, .1) for c in ("1d1510", "3a2c22")]
W, H, S = .212, .300, .0031
TILT, HIGH = 25, 1.06


def lie(x, z, seed):
    """How far a sheet stands off the desk: bent along its height, one corner curled."""
    return .0035 + .006 * math.sin(math.pi * z / H) * (1 + .3 * math.sin(seed)) + .9 * max(0, x * (1 if seed % 2 else -1) + z * .4 - .15) ** 2


def sheet(x0, seed, lines, marks):
    parts = [grid("sheet", lambda u, v: (x0 + (u - .5) * W, -lie((u - .5) * W, v * H, seed), v * H), 50, 70, paper)]
    lots, struck, rows, q = random.Random(seed), ([], []), [], H - .030
    for line in lines:
        x = -W / 2 + .022 + (8 if line.isupper() else 0) * S * PITCH
        for stroke in typed(line, x, q, S, lots):
            struck[lots.random() < .3].append(stroke)
        rows.append((x, x + len(line) * S * PITCH, q))
        q -= S * (LEADING if line else 1.35)
    at = lambda strokes, off: [[(x0 + x, -lie(x, z, seed) - off, z) for x, z in s] for s in strokes]
    parts += [wires("type", at(struck[k], .0002), .00036, inks[k], res=0) for k in (0, 1)]
    hand, rng = [], random.Random(seed)
    for k, a, e in marks:
        l, r, q = rows[k]
        l, r, w = l + (r - l) * a, l + (r - l) * e, rng.uniform(0, 9)
        hand.append([(l + t * (r - l), q - .0032 + .0004 * math.sin(7 * t + w) + .0006 * t) for t in np.linspace(-.01, 1.02, 30)])
    l, r, q = rows[marks[0][0] + 2]
    hand.append([((l + r) / 2 + ((r - l) / 2 + .005) * math.cos(a), q + .0014 + (.0064 + .0003 * a) * math.sin(a)) for a in np.linspace(.4, 7.1, 90)])
    k = marks[1][0]
    hand.append(spline([(-W / 2 + .013, rows[k - 1][2] + .006), (-W / 2 + .010, rows[k][2]), (-W / 2 + .012, rows[k + 1][2] - .002)], 30))
    strokes, _ = word("lente", .055, rows[marks[2][0]][2] + .001, .0085, np.random.default_rng(seed))
    hand += [[(a, e) for a, e, _ in s] for s in strokes]
    parts.append(wires("marks", at(hand, .0004), .00085, red, res=1))
    return parts


text = PART.strip().split("\n")
D = [box("desk", (.54, .010, .355), (0, .005, .17), black, .004), box("ledge", (.54, .062, .008), (0, -.026, -.006), black, .003), tube("lip", [(-.27, -.057, .002), (.27, -.057, .002)], .0045, black)]
D += sheet(-.113, 4, text, ((1, 0, .8), (10, 0, 1), (6, .3, 1)))
D += sheet(.113, 7, text[12:] + text[:8], ((1, .2, 1), (5, 0, .9), (8, 0, 1)))
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
chair(wood, wood, (.93, 2.40, 0), 28)
spot((2.7, .3, 5.0), (.88, 2.78, .25), 2600, 21, .06, kelvin(3300), .04)
area((4.6, 3.0, 4.6), (0, 4.4, 1.2), 1.2, 420, kelvin(4300), 2.4)
area((-4.0, 2.2, 3.6), (.4, 4, 1), 1.4, 120, kelvin(7600), 2.4)
area((2.4, -1.2, 2.0), (.6, 0, 1.1), .6, 14, kelvin(6800), 1.6)
area((1.7, 1.6, 2.2), (.6, 0, 1.2), .5, 30, kelvin(3200), 1.6)
ambient("26332f", .05)
camera((-.27, -1.76, 1.42), (.19, .2, 1.15), 43, 1.9, (.58, -.05, 1.2))
shoot("rehearsal", 24, dict(NIGHT, anchor=(97.6, .84), bloom=.18))
