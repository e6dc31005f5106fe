"""Flights & jets: a business jet on the wet apron at blue hour, its tail against the disc, the stair let down. `--view airstair`: the
lit door from close by; `--view tail`: from behind, along the lit windows."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

STAIR, TAIL = ARGS.view == "airstair", ARGS.view == "tail"
begin(*(1600, 1200) if STAIR else (2000, 1250) if TAIL else (2400, 1350))
white = principled("paint", "dcd8d0", .18, 0.0, Specular=.5, Clearcoat=.8)[0]
dark = principled("glazing", "07090c", .05, 0.0, Specular=.7)[0]
line = bronze("8c5b36", .22, .2)
steel = principled("steel", "a9a6a0", .28, 1.0)[0]
radius = course([(0, .02), (.05, .15), (.16, .34), (.42, .62), (.9, .90), (1.5, 1.06), (2.2, 1.13), (3.2, 1.15), (4.4, 1.15), (6, 1.15), (8, 1.15), (10, 1.15), (11.7, 1.14), (13.5, 1.05), (15.5, .80), (17.5, .48), (19.0, .20), (19.4, .03)])
rise = course([(0, -.34), (.6, -.20), (1.3, -.10), (2.2, -.02), (3.2, 0), (4.4, 0), (6, 0), (8, 0), (10, 0), (12, .02), (14, .12), (17, .36), (19.4, .62)])
P = []


def skin(x, degrees, lift=0.0):
    """A point of the hull; degrees from the side that the camera sees, upwards."""
    a, r = math.radians(degrees), radius(x) + lift
    return (x, -r * math.cos(a), r * 1.04 * math.sin(a) + rise(x))


def patch(name, x0, x1, a0, a1, mat, lift=.006, skew=0.0):
    P.append(grid(name, lambda u, v: skin(x0 + (x1 - x0) * u + skew * (v - .5), a0 + (a1 - a0) * v, lift), 40, 40, mat))


P.append(grid("hull", lambda u, v: skin(19.4 * (.5 * v ** 2 + .5 * v), u * 360), 220, 500, white, close_u=True))
for a, b, x0, x1, k in ((24, 43, 1.52, 2.06, .16), (45, 64, 1.12, 1.62, .24), (66, 88, .90, 1.36, .16)):
    patch("screen", x0, x1, a, b, dark, .008, k)
def lit(name, low, high, power):
    """What is seen of a lit cabin through an opening: brighter above, where its lamps are."""
    m, n, out = material(name)
    v = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]}).outputs["Y"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(v, [(low, kelvin(2350)), (high, kelvin(3000))]), "Strength": n.math("MULTIPLY", n.ramp(v, [(low, (.50,) * 3), (high, (1, 1, 1))]), power)}))
    return m


pane, rim = glow(kelvin(2750), 2.2), principled("rim", "4c4a48", .3, .8)[0]
for k in range(9):
    c = 4.9 + k * .80
    for r, m, lift in ((.205, rim, .006), (.17, pane, .012)):
        P.append(grid("port", lambda u, v: skin(c + r * v * math.cos(u * math.tau), 17 + math.degrees(1.35 * r * v * math.sin(u * math.tau) / 1.15), lift), 64, 6, m, close_u=True))
patch("frame", 2.69, 3.66, -36, 50, rim, .004)
patch("door", 2.75, 3.60, -34, 47, lit("cabin", .1, .8, 2.6), .010)
patch("bulkhead", 3.30, 3.60, -34, 47, lit("bulkhead", .1, .9, 1.25), .013)
for x in (2.35, 4.15, 7.1, 10.6, 13.6):            # seams of the hull's sections
    P.append(tube("seam", [skin(x, a, -.002) for a in np.linspace(0, 360, 160)], .005, matte("6f6c68", .6)))
for a, b in ((.35, 2.69), (3.66, 19)):
    P.append(tube("line", [skin(x, -11, .004) for x in np.linspace(a, b, 160)], .016, line))
# wings, fin, tailplane
for s in (-1, 1):
    P.append(blade("wing", [(7.2, s * .7, -.80, 4.2, 0), (8.9, s * 3.4, -.62, 2.9, 0), (11.2, s * 7.6, -.26, 1.7, 0), (11.9, s * 8.9, -.10, 1.3, .1 * s), (12.25, s * 9.3, .18, 1.05, .55 * s), (12.85, s * 9.5, 1.05, .42, .92 * s)], white, .9))
    P.append(blade("tailplane", [(18.05, 0, 3.95, 1.75, 0), (19.45, s * 3.3, 4.02, .85, 0)], white, .8))
    n_ = lathe("nacelle", spline([(.40, 0), (.50, .04), (.56, .18), (.61, .7), (.60, 1.5), (.50, 2.5), (.38, 3.1), (.34, 3.1), (.30, 2.6)], 120), white, 90)
    n_.rotation_euler = (0, math.pi / 2, 0)
    n_.location = (13.0, s * 1.75, .52)
    P.append(n_)
    P.append(torus("lip", .455, .055, brass(.2), (13.03, s * 1.75, .52), (0, math.pi / 2, 0), 120, 20))
    P.append(disc("fan", .44, (13.22, s * 1.75, .52), principled("fan", "1a1b1e", .3, 1)[0], (0, 0, math.pi / 2), .02, 0))
    P.append(box("pylon", (1.9, .75, .16), (14.2, s * 1.12, .50), white, .05))
P.append(blade("fin", [(14.3, 0, .85, 4.3, 1), (15.3, 0, 1.35, 3.4, 1), (16.3, 0, 2.3, 2.7, 1), (17.9, 0, 3.98, 1.9, 1)], white, .62))
P.append(sphere("beacon", .06, (19.7, 0, 4.05), glow("ff5a3c", 60), 16))
P.append(sphere("tip", .05, (13.0, -9.5, 1.08), glow("ff4a34", 60), 16))
ZC = 2.25
# undercarriage
for x, y, r, h in ((2.3, 0, .26, 1.4), (10.1, -1.5, .36, 1.0), (10.1, 1.5, .36, 1.0)):
    P.append(tube("strut", [(x, y, r - ZC), (x - .05, y, r - ZC + h)], .06, steel))
    for d in (-.17, .17):
        P.append(torus("tyre", r * .70, r * .30, matte("0a0908", .7), (x, y + d, r - ZC), (math.pi / 2, 0, 0), seg=80, sides=24))
        P.append(disc("rim", r * .5, (x, y + d, r - ZC), steel, (0, 0, 0), .1, .02))
group(P, (0, 0, ZC))
# stair of six treads, each with a strip of light
sx, top, y0, y1 = 3.175, ZC - .66, -1.06, -2.45
for i in range(6):
    t = (i + .5) / 6
    z = top - (top - .12) * (i + .75) / 6
    box("tread", (.74, .24, .035), (sx, y0 + (y1 - y0) * t, z), matte("3a2c22", .5), .01)
    box("strip", (.62, .014, .014), (sx, y0 + (y1 - y0) * t - .115, z + .012), glow(kelvin(2900), 3.5), 0)
for d in (-.39, .39):
    box("cheek", (.045, 2.15, .17), (sx + d, (y0 + y1) / 2, top / 2 + .04), white, .015, (math.atan2(top - .1, y0 - y1), 0, 0))
    tube("rail", spline([(sx + d, -.98, top + .75), (sx + d, -1.25, top + .62), (sx + d, y1 + .1, .95), (sx + d, y1 - .12, .72), (sx + d, y1 - .02, .10)], 60), .018, steel)
spot((sx, -.6, ZC + .35), (sx - .3, -3.8, 0), 1400, 50, .5, kelvin(2900), .12)
if STAIR:                                          # the car that brought them, beyond the nose
    vehicle = car(Shape, principled("coach", "0b0d10", .16, .3, Specular=.6, Clearcoat=1.0)[0], dark, steel)
    for side in (-1, 1):
        tube("tail", spline([(2.20, side * .80, .80), (2.31, side * .62, .815), (2.37, side * .30, .82)], 30), .020, glow("ff3a1c", 7)).parent = vehicle
    vehicle.location, vehicle.rotation_euler = (-2.45, 4.6, 0), (0, 0, math.radians(4))
# apron: wet concrete, evenly so: puddles with an edge would tear the reflections
apron, n, p = principled("apron", "1b1e22", .2, 0.0, Specular=.5)
w = n.noise(n.coord("Object"), .16, 2, .5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", w, .12, .07))
n.put(p, "Base Color", n.ramp(w, [(.3, rgb("15181c")), (.7, rgb("20242a"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 2.2, 1, .5), .035, .01))
mesh("apron", [(-600, -60, 0), (600, -60, 0), (600, 1200, 0), (-600, 1200, 0)], [(0, 1, 2, 3)], apron)
# the runway behind: two rows of edge lights that meet at the horizon, blue lights of the taxiway
for k in range(26):
    for x in (-64, -24):
        sphere("edge", .16 + .004 * k, (x + 1.2 * k, 34 + 22 * k, .5), glow(kelvin(3300), 34), 12)
for k in range(16):
    sphere("taxi", .12, (-30 + 6.5 * k, 24, .32), glow("5f8fe0", 26), 12)
for lamp in bpy.data.objects:                      # their light falls on nothing that is seen
    if lamp.name.startswith(("edge", "taxi", "beacon", "tip")):
        lamp.data.materials[0].cycles.sample_as_light = False
# far hills and the disc
for y, h, c in ((900, 9, "131a24"), (1100, 20, "1b2533")):
    r = [(q, h * (.6 + .3 * math.sin(q * .009 + y) + .14 * math.sin(q * .03 + y))) for q in range(-1500, 1501, 10)]
    prism("hill", [(-1500, -2)] + r + [(1500, -2)], 1, glow(c, .5), 0, (0, y, 0))
SUN = Vector((-270, 1150, 88)) if STAIR else Vector((-856, 1150, 215)) if TAIL else Vector((1085, 1150, 172))
EYE = Vector((.9, -13.5, 1.45)) if STAIR else Vector((27.5, -11.5, 1.5)) if TAIL else Vector((-.5, -20.5, 1.35))
lit_disc(90 if STAIR else 125, SUN, 2.2, (0, 0, -math.atan2(SUN.x - EYE.x, SUN.y - EYE.y)), (3500, 2500))
sky_gradient([(0.0, "0b1016"), (.495, "0f161f"), (.503, "d2905c"), (.520, "a9857a"), (.555, "5a6c86"), (.65, "2a3c54"), (1.0, "0f1826")], .9)
sun(-SUN.normalized(), 1.6, kelvin(2600), 4).visible_glossy = False
area((-10, -16, 10), (7, 0, 2.2), 9, 3000, kelvin(9000))
if STAIR:
    camera(EYE, (1.2, 0, 1.75), 42, None)
elif TAIL:
    camera(EYE, (13.6, 0, 3.65), 31, None)
else:
    camera(EYE, (9.4, 0, 2.9), 33, None)
bpy.context.scene.camera.data.clip_end = 4000
shoot("airstair" if STAIR else "tail" if TAIL else "apron", 40, dict(NIGHT, anchor=(97.6, .95), bloom=.20, tint=(1.0, 1.0, 1.03)))
