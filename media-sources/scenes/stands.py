"""Project control: music stands and chairs before the rehearsal, the baton lies on the first desk."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
fl, n, p = principled("boards", "4a2c18", .34, Specular=.4)
b = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object"), "Scale": 1.0, "Color1": rgba("5a3720"), "Color2": rgba("432715"), "Mortar": rgba("1c1009"), "Mortar Size": .004, "Brick Width": 2.6, "Row Height": .16})
n.put(p, "Base Color", b.outputs["Color"])
box("floor", (40, 30, .1), (0, 6, -.05), fl, 0)
box("wall", (40, .3, 12), (0, 11, 5), plaster("2b221c", bump=.1, scale=.6), 0)
black = principled("stand", "14100d", .35, .4)[0]
paper = principled("paper", "efe4d2", .85, Specular=.15)[0]
wood = walnut("4a2a14", .34, 3)
warm = glow(kelvin(2900), 26)
warm.cycles.sample_as_light = False          # so small that its light would be specks: the sheets glow instead
lit, n, p = principled("lit paper", "efe4d2", .85, Specular=.15)
up = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")}).outputs["Y"]
n.put(p, "Emission", (*kelvin(3000), 1))
n.put(p, "Emission Strength", n.math("MULTIPLY_ADD", n.math("POWER", up, 2.2), .55, .05))


def stand(x, y, turn, h=1.08, lamp=True):
    P = [tube("pole", [(0, 0, .05), (0, 0, h)], .014, black), tube("sleeve", [(0, 0, .05), (0, 0, .58)], .019, black)]
    for k in range(3):
        a = k * math.tau / 3 + .5
        P.append(tube("leg", spline([(0, 0, .26), (.16 * math.cos(a), .16 * math.sin(a), .10), (.27 * math.cos(a), .27 * math.sin(a), .012)], 20), .011, black))
    t = math.radians(-24)
    D = [box("desk", (.52, .012, .36), (0, 0, .17), black, .004), box("ledge", (.52, .06, .012), (0, -.03, -.005), black, .003)]
    for sg in (-1, 1):
        D.append(grid("sheet", lambda u, v, sg=sg: (sg * u * .225, -.012 - .018 * math.sin(math.pi * min(1, u * 1.15)) * (1 - .3 * v), .010 + .30 * v), 24, 12, lit if lamp else paper))
    if lamp:
        D += [tube("neck", spline([(.0, -.005, .35), (.0, -.02, .42), (.0, -.10, .45)], 16), .006, black), box("shade", (.24, .05, .022), (0, -.12, .452), black, .008), box("light", (.21, .03, .006), (0, -.12, .438), warm, 0)]
    d = group(D, (0, 0, h), 0, 1, (t, 0, 0))
    P.append(d)
    return group(P, (x, y, 0), turn)


rng = np.random.default_rng(5)
for r, (R, n_) in enumerate(((3.0, 6), (4.5, 8), (6.0, 10))):
    for k in range(n_):
        a = math.radians(-64 + 128 * (k + .5) / n_)
        x, y = R * math.sin(a) + .35, R * math.cos(a) - .4
        t = -math.degrees(a) + rng.uniform(-7, 7)
        stand(x, y, t, 1.06 + rng.uniform(-.04, .05), lamp=not (r == 1 and k == 5))
        chair(wood, wood, (x + .74 * math.sin(a), y + .74 * math.cos(a), 0), t + rng.uniform(-9, 9))
# the conductor's desk, lower right, with the baton
t = math.radians(-38)
D = [box("desk", (.78, .016, .52), (0, 0, .26), black, .005), box("ledge", (.78, .07, .016), (0, -.035, 0), black, .004)]
for sg in (-1, 1):
    D.append(grid("score", lambda u, v, sg=sg: (sg * u * .33, -.014 - .032 * math.sin(math.pi * min(1, u * 1.15)) * (1 - .2 * v), .012 + .44 * v), 30, 14, paper))
D.append(tube("baton", [(-.24, -.064, .10), (.26, -.064, .31)], .0048, matte("f5efe2", .5)))
D.append(lathe("grip", spline([(0, -.05), (.011, -.045), (.016, -.02), (.010, .02), (.005, .035), (0, .036)], 40), walnut("6b4425", .3, 6), 40))
D[-1].rotation_euler = (0, math.radians(-113.5 + 180), 0)
D[-1].location = (-.245, -.064, .097)
group(D, (-.10, -1.05, 1.02), 0, 1, (t, 0, math.radians(8)))
tube("pole", [(-.10, -1.03, 0), (-.10, -1.03, 1.05)], .022, black)
spot((.9, -2.2, 3.6), (-.10, -1.15, 1.2), 120, 19, .2, kelvin(3400), .03)
area((-7, 6, 6), (0, 4, .5), 2.5, 1500, "7fa4dc", 5)
area((6, 9, 5), (0, 4, .5), 2, 700, kelvin(9000), 3)
ambient("1c2632", .07)
camera((-.85, -3.0, 2.10), (.32, 1.6, .80), 44, 4, (-.1, -1.1, 1.2))
shoot("stands", 64, dict(NIGHT, anchor=(97.5, .80), bloom=.2))
