"""Control room: the round clock is the disc, two screens show the lines of the night; before them the headset of the dispatcher on its stand."""
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


screen(-.62, 12, 3, "arrivals")
screen(.76, -12, 8, "routes")
X, Z, R = .20, 1.25, .172
lit_disc(R, (X, 2.2, Z), 1.5, warm=(4000, 2800))
torus("rim", R + .012, .014, brass(.3), (X, 2.18, Z), (math.pi / 2, 0, 0), 160, 24)
ink = matte("1a0f08", .8)
for k in range(12):
    a = k * math.tau / 12
    box("mark", (.010, .006, .038), (X + (R - .040) * math.sin(a), 2.175, Z + (R - .040) * math.cos(a)), ink, 0, (0, a, 0))
for a, length, w in ((math.radians(245), .13, .016), (math.radians(60), .165, .010)):        # ten past eight
    box("hand", (w, .006, length), (X + length * .42 * math.sin(a), 2.165, Z + length * .42 * math.cos(a)), ink, .001, (0, a, 0))
sphere("pin", .014, (X, 2.162, Z), brass(.2), 32)
# the headset on its stand: a padded band, two cups with their cushions, the boom of the microphone
hide_, n, p = principled("hide", "6b3a20", .42, 0, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 420.0}).outputs["Distance"], .18, .002))
steel, shell = principled("steel", "b9b0a4", .22, 1.0)[0], principled("shell", "141210", .32, 0, Specular=.5, Clearcoat=.4)[0]
H = []
arc = lambda r, a, b, k: [(r * math.cos(t), 0, r * 1.04 * math.sin(t)) for t in np.linspace(a, b, k)]
band = arc(.088, math.radians(-6), math.radians(186), 90)
H += [tube("bow", [(x, d, z) for x, _, z in band], .0032, steel, False, 8) for d in (-.011, .011)]
pad = arc(.089, math.radians(38), math.radians(142), 60)
H.append(grid("pad", lambda u, v: (lambda q, a, e: (q[0] * (1 + .010 / .089 * math.sin(a) * e), .020 * math.cos(a) * e, q[2] * (1 + .010 / .089 * math.sin(a) * e)))(pad[round(v * 59)], u * math.tau, (1 - abs(2 * v - 1) ** 10) ** .5), 40, 60, hide_, close_u=True))
for s in (-1, 1):
    x = s * .090
    cup = lathe("cup", spline([(0, .030), (.022, .029), (.034, .024), (.040, .012), (.040, .0), (.036, -.004)], 50), shell, 100)
    ring = torus("cushion", .029, .0125, hide_, (0, 0, -.006), (0, 0, 0), 120, 30)
    line = torus("line", .030, .0014, brass(.2), (0, 0, .0268), (0, 0, 0), 100, 10)
    H.append(group([cup, ring, line], (x, 0, -.022), 0, 1, (0, s * math.pi / 2, 0)))
    H.append(tube("slide", [(x * .985, 0, .0), (x * .985, 0, .032)], .0055, steel))
H.append(tube("boom", spline([(-.112, -.004, -.026), (-.118, -.050, -.040), (-.108, -.100, -.064), (-.080, -.132, -.078)], 40), .0030, steel))
H.append(lathe("foam", spline([(0, -.013), (.007, -.011), (.0105, 0), (.0095, .009), (0, .014)], 30), matte("0b0a0a", .95, .05), 50))
H[-1].location, H[-1].rotation_euler = (-.073, -.137, -.080), (math.pi / 2, 0, math.radians(60))
T = .825
stand = [lathe("base", spline([(0, .016), (.052, .015), (.066, .010), (.068, 0)], 40), walnut("5a3319", .3, 6), 120), tube("rod", [(0, 0, .01), (0, 0, .252)], .0055, brass(.2)), tube("rest", arc(.083, math.radians(58), math.radians(122), 30), .0075, walnut("5a3319", .3, 6), False, 10)]
stand[-1].location = (0, 0, .165)
for o in H:
    o.location = tuple(Vector(o.location) + Vector((0, 0, .165)))
group(stand + H, (-.13, .50, T), -24)
# on the desk: a lamp, a pad, a cup
lathe("cup", spline([(0, 0), (.036, 0), (.042, .01), (.043, .10), (.038, .10), (.036, .015), (0, .012)], 50), principled("china", "d8cbb6", .25, Specular=.5)[0], 120, (.27, .62, .825))
tube("handle", spline([(.306, .606, .908), (.334, .595, .912), (.345, .590, .882), (.332, .595, .852), (.306, .606, .848)], 50), .0062, bpy.data.materials["china"])
torus("band", .0432, .0012, brass(.2), (.27, .62, .912), (0, 0, 0), 100, 10)
box("pad", (.24, .30, .012), (-.46, .62, .832), matte("d9ccb8", .9, .1), .002, (0, 0, .15))
tube("pencil", [(-.50, .56, .843), (-.40, .70, .843)], .0045, matte("a5642c", .5))
box("wall", (12, .1, 6), (0, 2.32, 2), plaster("4a4a50", bump=.12), 0)
area((-1.5, .9, 1.5), (0, .05, 1.35), .7, 26, "7fa6e0", .5)
area((1.5, .9, 1.5), (0, .05, 1.35), .7, 26, "7fa6e0", .5)
area((0, 1.9, 2.5), (0, .05, 1.3), .6, 60, kelvin(3000))
spot((0, .8, 2.9), (0, .75, .8), 60, 90, .6, kelvin(3000), .1)
area((-1.6, 1.5, 2.9), (-1.0, 2.3, 1.5), 1.6, 26, "5f86c8", .4)
area((1.6, 1.5, 2.9), (1.0, 2.3, 1.5), 1.6, 26, "5f86c8", .4)
for sx in (-1, 1):                               # what the screens throw back on the wall behind them
    area((sx * .80, 1.5, 1.25), (sx * .80, 2.3, 1.25), 1.0, 9, "5f86c8", .6)
spot((-.9, -.3, 1.75), (-.13, .50, .96), 34, 34, .7, kelvin(3100), .05)
area((.55, .95, 1.35), (-.1, .5, .98), .25, 5, kelvin(2900), .5).visible_glossy = False
area((-.2, -.9, 1.15), (-.13, .50, .95), .8, 1.6, kelvin(7000))
ambient("22304a", .10)
camera((-.05, -.82, 1.06), (.06, .50, 1.030), 45, 4.0, (-.13, .46, .95))
shoot("control", 24, dict(NIGHT, anchor=(97.2, .82), bloom=.18))
