"""Brand talent partnerships: the two leather saddles of a tandem on their one frame, seen from its side before a plum wall.

A unit is a decimetre; the tandem's own axis is x, its front at +x, its rear saddle at the origin."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
leather, n, p = principled("leather", "6e3315", .40, Specular=.5)
pores = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 26.0}).outputs["Distance"]
n.put(p, "Normal", n.bump(pores, .10, .012))
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 1.3, 3, .6), [(.35, rgb("2c1408")), (.65, rgb("4a220f"))]))
edge = principled("edge", "3a1a0b", .6)[0]
frame = principled("frame", "1a4c50", .26, .2, Specular=.6, Clearcoat=1.0)[0]
chrome, copper = principled("chrome", "d9cdb8", .20, 1.0)[0], principled("copper", "d08a50", .22, 1.0)[0]
AWAY, TURN = 6.4, 32      # from one saddle to the other; how far the frame is turned away
wide = course([(0, .17), (.08, .21), (.25, .235), (.42, .30), (.58, .48), (.74, .74), (.86, .85), (.95, .84), (1, .78)])
deep = course([(0, .26), (.12, .36), (.35, .38), (.6, .33), (.8, .28), (1, .20)])
high = course([(0, .08), (.2, .04), (.5, -.03), (.75, .03), (1, .16)])


def saddle(x):
    """A saddle of moulded leather, its nose to +x, riveted to its frame, on its pin."""
    def at(u, a):
        """A point of the hide: along it, and across it by an angle."""
        w, h = float(wide(u)), float(deep(u))
        s, c = math.sin(a), max(0.0, math.cos(a))
        bow = .10 * math.cos(a) ** 2 * (u > .9) * ((u - .9) / .1) ** 2
        return (1.45 - 2.75 * u - bow, math.copysign(w * abs(s) ** .62, s), float(high(u)) + h * (c ** .55 - 1) * .98)

    hide = grid("hide", lambda v, u: at(u, (v - .5) * math.pi), 120, 200, leather)
    thick = hide.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = .055, -1
    P = [hide]
    P.append(tube("hem", [at(u, -math.pi / 2) for u in np.linspace(0, 1, 80)] + [at(1, a) for a in np.linspace(-math.pi / 2, math.pi / 2, 80)][1:-1] + [at(u, math.pi / 2) for u in np.linspace(1, 0, 80)], .030, edge))
    for a in (-1.16, -.72, -.25, .25, .72, 1.16):
        q = at(.945, a)
        r = lathe("rivet", spline([(0, .032), (.05, .028), (.075, .010), (.08, -.01)], 24), copper, 48)
        r.location, r.rotation_euler = (q[0], q[1], q[2] + .004), (a * .30, -.06, 0)
        P.append(r)
    P.append(tube("cantle", [at(.97, a)[:2] + (at(.97, a)[2] - .09,) for a in np.linspace(-1.45, 1.45, 60)], .045, chrome))
    for s in (-1, 1):                                  # rails
        P.append(tube("rail", spline([(1.30, s * .06, -.16), (.8, s * .14, -.40), (.3, s * .22, -.54), (-.4, s * .24, -.54), (-.8, s * .34, -.40), (-1.14, s * .56, -.20)], 60), .040, chrome))
        P.append(tube("loop", spline([(-1.16, s * .26, -.06), (-1.20, s * .26, -.26), (-1.20, s * .40, -.26), (-1.16, s * .40, -.06)], 30), .026, chrome))
    P.append(box("clamp", (.34, .66, .16), (-.12, 0, -.60), chrome, .05))
    P.append(tube("pin", [(-.12, 0, -.5), (.10, 0, -2.2)], .125, chrome))
    P.append(torus("collar", .175, .05, chrome, (.10, 0, -2.2), (0, math.radians(-7), 0), squash=1.6))
    for o in P:
        o.location.x += x
    return P


def ends(a, b, r, mat):
    """A tube of the frame with the sleeves that hold its two ends."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    return [tube("tube", [a, b], r, mat)] + [tube("lug", [p, p + e * d * .42], r * 1.16, mat) for p, e in ((a, 1), (b, -1))]


FRONT, REAR = AWAY + .10, .10
P = saddle(0) + saddle(AWAY)
BB = [(x + 1.5, 0, -7.2) for x in (REAR, FRONT)]
for x, bb in zip((REAR, FRONT), BB):
    P += ends((x, 0, -2.05), bb, .165, frame)
    P.append(tube("binder", [(x - .05, -.24, -2.18), (x - .05, .24, -2.18)], .07, chrome))
P += ends((REAR, 0, -2.45), (FRONT, 0, -2.35), .150, frame) + ends((FRONT, 0, -2.35), (AWAY + 5.8, 0, -2.0), .150, frame)
P += ends(BB[0], BB[1], .18, frame) + ends((AWAY + 5.9, 0, -3.2), BB[0], .150, frame) + ends((AWAY + 6.0, 0, -3.0), BB[1], .17, frame)
def bar(x, z):
    """A bar with grips of leather that comes back towards its rider."""
    B = [tube("bar", spline([(x - .9, -2.3, z - .05), (x - .3, -2.1, z + .05), (x, -1.2, z + .03), (x, 0, z), (x, 1.2, z + .03), (x - .3, 2.1, z + .05), (x - .9, 2.3, z - .05)], 140), .11, chrome)]
    return B + [tube("grip", [(x - 1.35, s * 2.42, z - .11), (x - .45, s * 2.17, z + .03)], .165, leather) for s in (-1, 1)]


def wheel(hub, guard):
    """A wheel with light flanks and its mudguard, which reaches round it between two angles."""
    W = [torus("tyre", R + .12, .17, matte("cfc0a4", .8, .2), hub, FLAT, 220, 24), torus("tread", R + .20, .125, matte("14110f", .9, .2), hub, FLAT, 220, 24), torus("rim", R - .06, .10, chrome, hub, FLAT, 220, 20, 1.3),
         tube("hub", [hub + Vector((0, -.5, 0)), hub + Vector((0, .5, 0))], .16, chrome)]
    W += [tube("flange", [hub + Vector((0, s * .30 - .03, 0)), hub + Vector((0, s * .30 + .03, 0))], .30, chrome) for s in (-1, 1)]
    lines = []
    for k in range(36):
        a, s = k / 36 * math.tau, 1 if k % 2 else -1
        b = a + (.9 if k % 4 < 2 else -.9)
        lines.append([tuple(hub + Vector((.27 * math.cos(b), s * .30, .27 * math.sin(b)))), tuple(hub + Vector((R * math.cos(a), 0, R * math.sin(a))))])
    lo, hi = guard
    sheet = grid("guard", lambda u, v: (lambda a, b: (hub.x + (R + .42 + .10 * math.cos(b)) * math.cos(a), .26 * math.sin(b), hub.z + (R + .42 + .10 * math.cos(b)) * math.sin(a)))(math.radians(lo + (hi - lo) * u), (v - .5) * math.pi), 200, 20, frame)
    return W + [wires("spokes", lines, .013, chrome), sheet]


STEM = (FRONT - 1.55, 0, -1.15)                        # the rear rider's bar, on the front saddle's pin
P += [tube("stem", spline([(FRONT - .12, 0, -1.55), (FRONT - .7, 0, -1.42), STEM], 30), .11, chrome), tube("clasp", [(FRONT - .13, 0, -1.75), (FRONT - .10, 0, -1.35)], .175, chrome)] + bar(STEM[0], STEM[2])
HEAD = AWAY + 5.95                                     # the front rider's bar, the head and the fork
P += [tube("head", [(HEAD - .25, 0, -1.6), (HEAD + .25, 0, -3.5)], .21, frame), tube("steer", [(HEAD - .25, 0, -1.6), (HEAD - .45, 0, -.7), (HEAD + .2, 0, -.3)], .11, chrome)] + bar(HEAD + .2, -.3)
R, HUB, FORE = 3.15, Vector((-2.75, 0, -6.7)), Vector((HEAD + 1.75, 0, -6.7))
for s in (-1, 1):
    P.append(tube("fork", spline([(HEAD + .25, s * .2, -3.6), (HEAD + .75, s * .45, -5.2), tuple(FORE + Vector((0, s * .55, 0)))], 40), .09, frame))
# the rear wheel and what holds it
for s in (-1, 1):
    P += [tube("stay", spline([(REAR - .08, s * .14, -2.5), (REAR - 1.4, s * .36, -4.5), (HUB.x, s * .62, HUB.z)], 40), .075, frame), tube("stay", spline([(BB[0][0], s * .25, BB[0][2]), (-.6, s * .42, -7.0), (HUB.x, s * .62, HUB.z)], 40), .09, frame)]
P += wheel(HUB, (20, 210)) + wheel(FORE, (60, 170))
group(P, (3.1, 0, .9), 180 - TURN)

box("wall", (140, .2, 80), (0, 14, 5), plaster("4d2846", bump=.10, scale=.12), 0)
spot((-16, -16, 14), (5.4, 14, -1.0), 60000, 37, .9, kelvin(4300), .5)
area((10, 3, 9), (1.2, 1, 0), 2.4, 1500, kelvin(4600), 5)
area((-9, -8, 9), (0, 0, -1), 4, 1300, kelvin(4300))
area((4, -14, 3), (1, 0, -2), 6, 500, kelvin(6400))
ambient("3a3038", .16)
camera((-.4, -24, 3.4), (-.5, 0, -1.55), 59, .5, (2.2, -1.0, .9))
shoot("saddles", 24, dict(NIGHT, anchor=(98.5, .84), bloom=.10, saturation=.80))
