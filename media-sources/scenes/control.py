"""Control room: the clock is the disc, two screens show the lines of the night; a dispatcher from behind."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1400)
hair, n, p = principled("hair", "160d08", .62, Specular=.35)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (150, 150, 9)), 1.0, 2, .7), .7, .01))
skin = principled("skin", "7a4a30", .5, Specular=.4)[0]
black = principled("rubber", "0a0909", .35, Specular=.5)[0]
P = bust(hair, velvet("4a2e1c", "d9a878"), skin, knot=True)
band = [(.101 * math.cos(a), .012, 1.650 + .128 * math.sin(a)) for a in np.linspace(-.12, math.pi + .12, 60)]
P.append(tube("band", band, .0075, black))
for s in (-1, 1):
    P.append(disc("cup", .037, (s * .104, .014, 1.636), black, (0, 0, math.pi / 2), .026, .008, 60))
group(P, (-.40, -.06, -.13), -16)
box("desk", (4.4, 1.1, .05), (0, 1.05, .78), walnut("3a2012", .3, 1.2), .01)


def screen(x, turn, lines, seed):
    """A dark screen on which lines glow; some dots on them are cars."""
    rng = random.Random(seed)
    Q = [box("frame", (1.02, .03, .62), (0, 0, 0), black, .012), box("pane", (.98, .004, .58), (0, -.017, 0), glow("101b2b", .55), 0),
         box("foot", (.05, .05, .3), (0, .06, -.42), black, .01), box("plate", (.3, .2, .012), (0, .04, -.555), black, .004)]
    for k in range(lines):
        level, corners = (-.20 + .40 * k / max(1, lines - 1)), []
        for i in range(6):                                # a route: level, then half-right, then level again
            x0 = -.46 + .92 * i / 6
            corners += [(x0, -.021, level), (x0 + .08, -.021, level)]
            level = max(-.25, min(.25, level + rng.choice((-.07, 0, .07))))
        pts = [tuple(Vector(corners[j // 6]).lerp(Vector(corners[min(j // 6 + 1, len(corners) - 1)]), j % 6 / 6)) for j in range(66)]
        c = kelvin((2700, 3400, 2300, 5200)[k % 4])
        Q.append(tube("line", pts, .0026, glow(c, 1.5)))
        for i in rng.sample(range(6, 54), 4):
            Q.append(disc("car", .0095, (pts[i][0], -.024, pts[i][2]), glow(c, 6), (0, 0, 0), .003, 0, 32))
    for k in range(9):
        Q.append(box("road", (.96, .001, .0012), (0, -.0195, -.26 + .065 * k), glow("3f5f8a", .5), 0))
        Q.append(box("road", (.0012, .001, .56), (-.44 + .11 * k, -.0195, 0), glow("3f5f8a", .5), 0))
    return group(Q, (x, 1.15, 1.37), turn)


screen(-.50, 9, 5, 3)
screen(.60, -9, 5, 8)
tube("goose", spline([(.98, .78, .81), (.98, .78, 1.0), (.94, .72, 1.12), (.86, .66, 1.15)], 40), .007, brass(.2))
sphere("mike", .019, (.85, .655, 1.15), black, 32)
box("pad", (.30, .22, .012), (.30, .74, .812), matte("eee4d4", .9, .1), .002, (0, 0, .2))
# the clock
X, Z, R = .62, 2.26, .40
lit_disc(R, (X, 2.35, Z), 1.6, warm=(4100, 2900))
torus("rim", R + .012, .018, brass(.2), (X, 2.33, Z), (math.pi / 2, 0, 0), 160, 24)
ink = matte("1a0f08", .8)
for k in range(12):
    a = k * math.tau / 12
    box("mark", (.012, .006, .05), (X + (R - .05) * math.sin(a), 2.325, Z + (R - .05) * math.cos(a)), ink, 0, (0, a, 0))
for a, length, w in ((math.radians(-128), .20, .020), (math.radians(258 - 120), .30, .013)):
    box("hand", (w, .006, length), (X + length * .42 * math.sin(a), 2.315, Z + length * .42 * math.cos(a)), ink, .001, (0, a, 0))
sphere("pin", .017, (X, 2.312, Z), brass(.2), 32)
box("wall", (12, .1, 6), (0, 2.45, 2), plaster("2c2a2c", bump=.12), 0)
box("window", (1.3, .02, 2.0), (-2.05, 2.38, 1.9), glow("3a5f92", .8), 0)
for x in (-2.70, -2.05, -1.40):
    box("bar", (.05, .06, 2.1), (x, 2.35, 1.9), walnut("2b180d", .4, 2), .004)
area((.8, .5, 2.3), (-.40, 0, 1.3), .5, 50, kelvin(2900), 1.0)
area((-.4, .9, 2.7), (-.4, 0, 1.3), .5, 18, kelvin(3000))
area((-1.6, .6, 1.8), (-.40, 0, 1.3), .5, 50, "7fa6e0", 1.2)
area((.4, -2.2, 2.4), (0, .5, 1.2), 1.2, 9, kelvin(5200))
spot((.4, .6, 2.7), (.3, .8, .8), 30, 40, .4, kelvin(3000), .1)
ambient("22304a", .08)
camera((.02, -1.35, 1.62), (.10, 1.0, 1.60), 29, 3.5, (-.3, .4, 1.4))
shoot("control", 48, dict(NIGHT, anchor=(97, .82), bloom=.18))
