"""Private office: the telephone on the desk at night, its receiver in place."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("desk", (10, 6, .1), (0, .5, -.05), walnut("4a2a14", .30, 1.2), 0)
bak = principled("bakelite", "0d0a09", .14, Specular=.6, Clearcoat=.6)[0]
br = brass(.2)


def side(v):
    """half width, half depth, offset backwards and height of the body at v of its way up"""
    return (float(np.interp(v, (0, .08, .5, .85, 1), (.46, .455, .36, .24, .20))), float(np.interp(v, (0, .08, .5, .85, 1), (.42, .415, .31, .21, .17))),
            float(np.interp(v, (0, .5, 1), (0, .05, .115))), float(np.interp(v, (0, 1), (.03, .44))))


def body(u, v):
    a = u * math.tau
    w, d, y, z = side(v)
    sg = lambda c, e: math.copysign(abs(c) ** e, c)
    return (w * sg(math.cos(a), .52), y + d * sg(math.sin(a), .52), z)


P = [grid("body", body, 240, 80, bak, close_u=True)]
P.append(box("top", (.40, .34, .02), (0, .115, .438), bak, .008))
P.append(box("foot", (.90, .82, .03), (0, 0, .018), principled("rubber", "050505", .8)[0], .01))
for x in (-.235, .235):                                  # the cradle: two horns on each side
    P.append(box("yoke", (.07, .26, .05), (x, .115, .455), bak, .02))
    for y in (-.02, .25):
        P.append(tube("horn", spline([(x, y, .45), (x * 1.04, y + (.0 if y > 0 else -.01), .50), (x * 1.04, y + (.03 if y > 0 else -.03), .56)], 20), .024, bak))
# receiver: a bent grip with two cups
g = spline([(-.43, .115, .575), (-.30, .115, .632), (0, .115, .652), (.30, .115, .632), (.43, .115, .575)], 80)


def grip(u, v):
    k = min(int(v * 79), 78)
    c, q = Vector(g[k]), Vector(g[k + 1]) - Vector(g[k])
    n_ = Vector((-q.z, 0, q.x)).normalized()
    r = .040 + .014 * abs(2 * v - 1) ** 3
    a = u * math.tau
    return tuple(c + n_ * r * math.sin(a) + Vector((0, 1, 0)) * r * 1.12 * math.cos(a))


P.append(grid("grip", grip, 48, 80, bak, close_u=True))
for s in (-1, 1):
    cup_ = lathe("cup", spline([(0, .055), (.06, .050), (.105, .015), (.128, -.030), (.130, -.055), (.118, -.066), (.10, -.060), (0, -.052)], 80), bak, 120)
    cup_.rotation_euler = (0, math.radians(-26 * s), 0)
    cup_.location, cup_.scale = (s * .44, .115, .545), (.84,) * 3
    P.append(cup_)
    P.append(torus("seam", .107, .0035, br, (s * (.44 - .015), .115, .513), (0, math.radians(-26 * s), 0), 100, 12))
# dial on the sloping front
slope = math.radians(42)
D = [lathe("rim", spline([(.205, 0), (.215, .012), (.205, .026), (.19, .026)], 40), br, 160), disc("card", .200, (0, 0, .012), plaster("e6dac6", .6, .02, 12), (math.pi / 2, 0, 0), .006, 0)]
plate = disc("plate", .186, (0, 0, .032), bak, (math.pi / 2, 0, 0), .012, .003)
for k in range(10):
    a = math.radians(60 + k * 29)
    tool = disc("hole", .027, (.138 * math.cos(a), .138 * math.sin(a), .032), None, (math.pi / 2, 0, 0), .06, 0, 40)
    cut(plate, tool)
    D += [tool, torus("edge", .028, .0026, bak, (.138 * math.cos(a), .138 * math.sin(a), .038), seg=60, sides=10)]
D += [plate, disc("centre", .074, (0, 0, .042), br, (math.pi / 2, 0, 0), .010, .003),
      box("stop", (.012, .07, .012), (.165, -.10, .050), br, .003, (0, 0, math.radians(58)))]
dial = group(D, (0, -.265, .232), 0, .92, (slope, 0, 0))
dial.parent = None
P.append(dial)
# the cord
h = []
for t in np.linspace(0, 1, 900):
    c = Vector((-.46 - 1.0 * t ** .8, -.10 + .55 * math.sin(t * 2.6) - .5 * t, .034))
    h.append(tuple(c + Vector((0, .028 * math.cos(t * 330), .028 + .028 * math.sin(t * 330)))))
tel = group(P, (.52, 0, 0), -24)
tube("cord", [(x + .56, y + .05, z) for x, y, z in h], .0085, principled("cord", "0b0908", .4)[0], res=4)
# a blank pad, its pen
box("pad", (.42, .58, .022), (-.62, -.62, .011), matte("eee4d4", .9, .1), .002, (0, 0, math.radians(14)))
box("backing", (.45, .61, .008), (-.62, -.62, .004), principled("hide", "5a3018", .45)[0], .003, (0, 0, math.radians(14)))
tube("pen", [(-.72, -.78, .034), (-.46, -.50, .034)], .0105, lacquer("120d0a", .2))
tube("nib", [(-.72, -.78, .034), (-.755, -.815, .032)], .006, br)
# the disc behind it
box("wall", (16, .2, 8), (0, 3.2, 2), plaster("3a2c22", bump=.12, scale=1), 0)
lit_disc(.86, (.92, 3.0, .98), .62, warm=(3900, 2600))
area((.9, 2.6, 1.1), (.5, 0, .1), .9, 60, kelvin(3000)).visible_glossy = False
spot((-.6, .9, 2.6), (.30, -.30, .0), 190, 44, .25, kelvin(3000), .05)
area((-1.9, 2.4, 1.9), (.5, 0, .4), 1.2, 40, "6f9bd8", 1.8)
area((2.4, -.6, 1.3), (.5, 0, .4), .30, 34, kelvin(4200), 1.5)
area((-.4, -2.8, 2.2), (.4, 0, .3), 1.4, 22, kelvin(7500))
ambient("2a3a50", .06)
camera((-.35, -3.55, 1.02), (.06, 0, .58), 42, 5.6, (.45, -.3, .3))
shoot("telephone", 64, dict(NIGHT, anchor=(96.5, .72), bloom=.14))
