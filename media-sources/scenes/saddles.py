"""Brand talent partnerships: the two leather saddles of a tandem from close by, the rear one sharp, the grips of its bar between them.

A unit is a decimetre; the tandem's own axis is x, its front at +x, its rear saddle at the origin."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
leather, n, p = principled("leather", "4a220e", .42, Specular=.5)
pores = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 26.0}).outputs["Distance"]
n.put(p, "Normal", n.bump(pores, .10, .012))
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 1.3, 3, .6), [(.35, rgb("3c1b0b")), (.65, rgb("552a12"))]))
edge = principled("edge", "3a1a0b", .6)[0]
frame = principled("frame", "1d5a5c", .24, .2, Specular=.6, Clearcoat=1.0)[0]
chrome, copper = principled("chrome", "d9cdb8", .20, 1.0)[0], principled("copper", "d08a50", .22, 1.0)[0]
AWAY = 6.4                                      # from one saddle to the other
wide = course([(0, .17), (.08, .21), (.25, .235), (.42, .30), (.58, .48), (.74, .74), (.86, .85), (.95, .84), (1, .78)])
deep = course([(0, .26), (.12, .36), (.35, .38), (.6, .33), (.8, .28), (1, .20)])
high = course([(0, .08), (.2, .04), (.5, -.03), (.75, .03), (1, .16)])


def saddle(x):
    """A saddle of moulded leather, its nose to +x, riveted to its frame and carried by two springs."""
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
    for s in (-1, 1):                                  # rails, and a spring below each rear corner
        P.append(tube("rail", spline([(1.30, s * .06, -.22), (.8, s * .16, -.42), (.1, s * .24, -.52), (-.5, s * .34, -.58), (-.98, s * .52, -.86)], 60), .036, chrome))
        coil = [(-1.02 + .17 * math.cos(t), s * .52 + .17 * math.sin(t), -.90 + .74 * t / (6 * math.tau)) for t in np.linspace(0, 6 * math.tau, 320)]
        P.append(tube("spring", coil, .030, chrome, res=4))
        P.append(disc("foot", .20, (-1.02, s * .52, -.90), chrome, FLAT, .05, .015, 60))
    P.append(box("clamp", (.34, .66, .16), (-.12, 0, -.60), chrome, .05))
    P.append(tube("pin", [(-.12, 0, -.5), (.10, 0, -2.2)], .125, chrome))
    P.append(torus("collar", .175, .05, chrome, (.10, 0, -2.2), (0, math.radians(-7), 0), squash=1.6))
    for o in P:
        o.location.x += x
    return P


def bar(x, z, reach):
    """A bar that comes back towards its rider, with grips of leather."""
    P = []
    P.append(tube("bar", spline([(x - reach, -2.6, z - .25), (x - reach * .4, -2.5, z + .02), (x - .1, -1.5, z + .12), (x, 0, z), (x - .1, 1.5, z + .12), (x - reach * .4, 2.5, z + .02), (x - reach, 2.6, z - .25)], 160), .11, chrome))
    for s in (-1, 1):
        P.append(tube("grip", spline([(x - reach - .15, s * 2.6, z - .30), (x - reach * .72, s * 2.58, z - .13), (x - reach * .42, s * 2.5, z + .01)], 40), .165, leather))
        P.append(tube("cap", [(x - reach - .17, s * 2.6, z - .305), (x - reach - .13, s * 2.6, z - .295)], .175, edge))
    return P


P = saddle(0) + saddle(AWAY)
P += bar(AWAY - .15, -1.35, 2.0)                       # the rear rider's bar, on the front saddle's pin
P += bar(AWAY + 4.6, 1.1, 2.0)
P.append(tube("top", [(.10, 0, -2.6), (AWAY + .10, 0, -2.5), (AWAY + 4.9, 0, -.9)], .17, frame))
P.append(tube("seat", [(.10, 0, -2.2), (.75, 0, -7)], .17, frame))
P.append(tube("seat", [(AWAY + .10, 0, -2.2), (AWAY + .75, 0, -7)], .17, frame))
P.append(tube("stem", [(AWAY + 4.75, 0, 1.1), (AWAY + 6.6, 0, -14)], .17, frame))
group(P, (2.0, 0, -.1), 106)

box("wall", (140, .2, 60), (0, 30, 5), matte("52304c", .95, .1), 0)
spot((-9, -14, 12), (3.6, 30, 3.4), 90000, 46, .9, kelvin(3600), .3)
area((9, 9, 3.6), (1.2, 1, 0), 1.4, 760, kelvin(3000), 6)
area((-7, 5, 4.5), (0, 2, 0), 2.2, 420, kelvin(3300), 5)
area((3, -9, 8), (1.6, 0, 0), 4, 260, kelvin(4200))
area((-9, -9, 3), (0, 0, 0), 5, 240, kelvin(7200))
ambient("2a241e", .10)
camera((-.2, -10.8, 3.6), (-.95, 2.0, .10), 43.5, .6, (1.95, .2, .1))
shoot("saddles", 24, dict(NIGHT, anchor=(99.2, .84), bloom=.14, saturation=.66, exposure=-.55))
