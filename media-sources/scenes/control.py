"""Control room: the round clock is the disc, two screens show the lines of the night; between them a dispatcher from behind, her headset on."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1120)
black = principled("rubber", "0a0909", .35, Specular=.5)[0]
box("desk", (6, 1.1, .05), (0, .95, .80), walnut("3a2012", .3, 1.2), .01)


def screen(x, turn, seed, kind):
    """A dark screen, whole with its foot; on the left arrivals as bars, on the right the routes with the cars on them."""
    rng = random.Random(seed)
    W, H = .96, .58
    Q = [box("frame", (W, .03, H), (0, 0, 0), black, .012), box("pane", (W - .04, .004, H - .04), (0, -.017, 0), glow("12203a", .75), 0),
         box("neck", (.06, .05, .2), (0, .05, -.36), black, .01), box("plate", (.34, .2, .014), (0, .04, -.455), black, .004)]
    for k in range(8):
        Q.append(box("grid", (W - .06, .001, .0014), (0, -.0195, -.225 + .064 * k), glow("3f5f8a", .55), 0))
        Q.append(box("grid", (.0014, .001, H - .06), (-.40 + .114 * k, -.0195, 0), glow("3f5f8a", .55), 0))
    if kind == "routes":
        for k, c in enumerate((kelvin(2700), kelvin(3600), kelvin(2300), kelvin(6500))):
            level, corners = -.19 + .128 * k, []
            for i in range(6):
                x0 = -.42 + .84 * i / 6
                corners += [(x0, -.021, level), (x0 + .07, -.021, level)]
                level = max(-.23, min(.23, level + rng.choice((-.064, 0, .064))))
            corners.append((.42, -.021, corners[-1][2]))
            Q.append(tube("line", corners, .0034, glow(c, 1.7)))
            for i in (1, 4, 7, 10):
                p = Vector(corners[i]).lerp(Vector(corners[i + 1]), rng.random())
                Q.append(disc("car", .0125, (p.x, -.024, p.z), glow(c, 7), (0, 0, 0), .003, 0, 32))
    else:
        for k in range(9):
            z, t = .205 - .051 * k, 0.0
            for j, (c, s) in enumerate(((kelvin(2700), 1.7), (kelvin(6500), .5))):
                w = rng.uniform(.12, .34)
                Q.append(box("bar", (w, .002, .017), (-.42 + t + w / 2, -.021, z), glow(c, s), 0))
                t += w + .03
        Q.append(box("now", (.004, .002, H - .07), (.10, -.0225, 0), glow(kelvin(3400), 5), 0))
    return group(Q, (x, 1.1, 1.29), turn)


screen(-.80, 12, 3, "arrivals")
screen(.80, -12, 8, "routes")
X, Z, R = 0, 2.13, .265
lit_disc(R, (X, 2.2, Z), 1.5, warm=(4000, 2800))
torus("rim", R + .012, .014, brass(.2), (X, 2.18, Z), (math.pi / 2, 0, 0), 160, 24)
ink = matte("1a0f08", .8)
for k in range(12):
    a = k * math.tau / 12
    box("mark", (.010, .006, .038), (X + (R - .040) * math.sin(a), 2.175, Z + (R - .040) * math.cos(a)), ink, 0, (0, a, 0))
for a, length, w in ((math.radians(53), .13, .016), (math.radians(276), .20, .010)):        # fourteen minutes to two
    box("hand", (w, .006, length), (X + length * .42 * math.sin(a), 2.165, Z + length * .42 * math.cos(a)), ink, .001, (0, a, 0))
sphere("pin", .014, (X, 2.162, Z), brass(.2), 32)
# the dispatcher: an outline with a thickness, whose edge catches the light of the screens
hair, coat = principled("hair", "120a06", .5, Specular=.4)[0], matte("15100d", .85, .2)
S, Y, TOP = 1.02, .05, 1.60
body = [[(x * S, TOP + z * S) for x, z in silhouettes.SPECTATORS[2]]]
o = board("person", [silhouettes.curve(body[0])], coat, (0, Y, 0), .10, .025, 4)
band = [(.090 * math.cos(a), Y - .05, TOP - .075 + .098 * math.sin(a)) for a in np.linspace(-.05, math.pi + .05, 60)]
tube("band", band, .0085, black)
for s in (-1, 1):
    disc("cup", .036, (s * .088, Y - .02, TOP - .085), black, (0, 0, math.pi / 2), .032, .01, 60)
tube("boom", spline([(-.095, Y - .03, TOP - .10), (-.115, Y + .06, TOP - .15), (-.085, Y + .13, TOP - .175)], 30), .006, black)
board("chair", [vehicles.rounded([(-.23, .30), (.23, .30), (.25, .98), (-.25, .98)], .09)], matte("0b0a0a", .6, .3), (0, Y - .20, 0), .05, .02, 4)
# on the desk: a lamp, a pad, a cup
lathe("cup", spline([(0, 0), (.036, 0), (.042, .01), (.043, .10), (.038, .10), (.036, .015), (0, .012)], 50), principled("china", "d8cbb6", .25, Specular=.5)[0], 80, (.46, .62, .825))
box("pad", (.24, .30, .012), (-.42, .62, .832), matte("d9ccb8", .9, .1), .002, (0, 0, .15))
tube("pencil", [(-.46, .56, .843), (-.36, .70, .843)], .0045, matte("a5642c", .5))
box("wall", (12, .1, 6), (0, 2.32, 2), plaster("4a4a50", bump=.12), 0)
area((-1.5, .9, 1.5), (0, Y, 1.35), .7, 26, "7fa6e0", .5)
area((1.5, .9, 1.5), (0, Y, 1.35), .7, 26, "7fa6e0", .5)
area((0, 1.9, 2.5), (0, Y, 1.3), .6, 60, kelvin(3000))
spot((0, .8, 2.9), (0, .75, .8), 60, 90, .6, kelvin(3000), .1)
area((-1.6, 1.5, 2.9), (-1.0, 2.3, 1.5), 1.6, 26, "5f86c8", .4)
area((1.6, 1.5, 2.9), (1.0, 2.3, 1.5), 1.6, 26, "5f86c8", .4)
for sx in (-1, 1):                               # what the screens throw back on the wall behind them
    area((sx * .80, 1.5, 1.25), (sx * .80, 2.3, 1.25), 1.0, 9, "5f86c8", .6)
area((.4, -3.2, 2.6), (0, .5, 1.2), 1.6, 10, kelvin(6500))
ambient("22304a", .10)
camera((0, -3.9, 1.50), (0, 1.0, 1.50), 52, 5.6, (0, .9, 1.4))
shoot("control", 24, dict(NIGHT, anchor=(97.2, .82), bloom=.18))
