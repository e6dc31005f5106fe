"""Private office: a red telephone on the desk, its receiver in place, the light of a window on the wall."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("desk", (10, 6, .1), (0, .5, -.05), walnut("4a2a14", .30, 1.2), 0)
bak = principled("bakelite", "8a1f16", .14, Specular=.6, Clearcoat=.6)[0]
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
        P.append(tube("horn", spline([(x, y, .45), (x * 1.02, y + (.0 if y > 0 else -.01), .53), (x * 1.02, y + (.03 if y > 0 else -.03), .63)], 20), .022, bak))
# receiver: a bent grip that swells into two cups, which look down and inwards
C, LEAN = .40, 20
arc = spline([(-C, .115, .590), (-.30, .115, .650), (-.15, .115, .672), (0, .115, .678), (.15, .115, .672), (.30, .115, .650), (C, .115, .590)], 60)
thick = lambda x: .047 + .022 * (abs(x) / C) ** 4
H = [((a, b), (thick(a[0]), thick(b[0]))) for a, b in zip(arc, arc[1:])]
P.append(balls("grip", [(a, b, ra, rb) for (a, b), (ra, rb) in H], bak, .006, 10))
for s in (-1, 1):
    q = math.radians(LEAN * s)
    prof = [(.030, .075), (.066, .060), (.098, .034), (.124, .004), (.134, -.020), (.134, -.030)]
    cap = [(.134, -.030), (.129, -.034), (.129, -.038), (.138, -.042), (.142, -.056), (.140, -.084), (.128, -.098), (.10, -.100), (.085, -.092), (0, -.088)]
    for part in (spline(prof, 50), spline(cap[3:], 60)):
        o = lathe("cup", part, bak, 140)
        o.rotation_euler, o.location = (0, q, 0), (s * (C + .030), .115, .540)
        P.append(o)
    o = torus("seam", .131, .0055, br, (s * (C + .030) - .036 * math.sin(q), .115, .540 - .036 * math.cos(q)), (0, q, 0), 140, 14)
    P.append(o)
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
# a wall in the light of a window behind it
box("wall", (16, .2, 8), (0, 1.6, 2), plaster("4e6a60", bump=.14, scale=.8), 0)
window_light((1.0, 1.5, .85), (1.3, 1.5), (.62, 1, -.36), 4.4, True, 3400, 4.0)
area((.9, 2.6, 1.1), (.5, 0, .1), .9, 60, kelvin(3000)).visible_glossy = False
spot((-.6, .9, 2.6), (.30, -.30, .0), 190, 44, .25, kelvin(3000), .05)
area((-1.9, 2.4, 1.9), (.5, 0, .4), 1.2, 40, "6f9bd8", 1.8)
area((2.4, -.6, 1.3), (.5, 0, .4), .30, 34, kelvin(4200), 1.5)
area((-.4, -2.8, 2.2), (.4, 0, .3), 1.4, 22, kelvin(7500))
ambient("2a3a50", .06)
camera((-.35, -3.55, .84), (.00, 0, .60), 42, 5.6, (.45, -.3, .3))
shoot("telephone", 64, dict(NIGHT, anchor=(96.5, .72), bloom=.14, saturation=.78, exposure=-.15))
