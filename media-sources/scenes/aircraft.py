"""Private jet travel: six classes of aircraft to one scale, the longer ones turned further to the camera, each whole, with a whole sun; it gets later from one to the next (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# where the nose stands, turn towards the camera, light left in the sky, length, half the hull's width, height of the fin's top above the hull's middle, windows (first, distance, number), engines (from the tail, radius), sweep of the wing, half a span
CLASSES = dict(
    turboprop=dict(nose=-6.8, turn=22, dusk=1.0, long=14.4, r=.80, fin=2.75, ports=(4.5, .86, 6), engine=None, sweep=.05, span=8.1),
    very_light=dict(nose=-5.7, turn=31, dusk=0.8, long=11.2, r=.76, fin=2.45, ports=(3.6, .80, 3), engine=(3.55, .42), sweep=.12, span=6.2),
    light=dict(nose=-7.0, turn=27, dusk=0.6, long=15.2, r=.88, fin=2.95, ports=(4.4, .86, 6), engine=(4.7, .50), sweep=.24, span=7.8),
    midsize=dict(nose=-8.0, turn=40, dusk=0.42, long=18.6, r=1.00, fin=3.5, ports=(5.0, .92, 8), engine=(5.7, .60), sweep=.42, span=9.0),
    super_midsize=dict(nose=-9.0, turn=46, dusk=0.22, long=22.4, r=1.14, fin=4.1, ports=(5.5, 1.0, 10), engine=(6.7, .76), sweep=.46, span=10.6),
    ultra=dict(nose=-9.0, turn=62, dusk=0.0, long=29.6, r=1.32, fin=4.9, ports=(6.2, 1.12, 14), engine=(8.3, .96), sweep=.52, span=10.6),
)
view = ARGS.view or "light"
A = CLASSES[view.replace("-", "_")]
L, R = A["long"], A["r"]
begin(1600, 1067)
white = principled("paint", "b2b0ac", .22, 0.0, Specular=.5, Clearcoat=.8)[0]
dark = principled("glazing", "07090c", .05, 0.0, Specular=.7)[0]
metal = principled("metal", "7c6a58", .22, .9)[0]
steel = principled("steel", "a9a6a0", .28, 1.0)[0]
nose, aft = min(4.4, L * .26) * (1.25 if A["engine"] is None else 1), L * .36
radius = course([(0, .05), (.03 * nose, .20), (.12 * nose, .38), (.34 * nose, .64), (.62 * nose, .88), (nose, 1), (nose * 1.15, 1), (L - aft * 1.15, 1), (L - aft, 1), (L - aft * .7, .94), (L - aft * .42, .68), (L - aft * .18, .33), (L - .15, .12), (L, .03)])
rise = course([(0, -.30), (.2 * nose, -.17), (nose, 0), (nose * 1.15, 0), (L - aft * 1.15, 0), (L - aft, 0), (L - aft * .6, .12), (L, .56)])
P = []


def skin(x, degrees, lift=0.0):
    """A point of the hull; degrees from the side that the camera sees, upwards."""
    a, r = math.radians(degrees), radius(x) * R + lift
    return (x, -r * math.cos(a), r * 1.05 * math.sin(a) + rise(x) * R)


P.append(grid("hull", lambda u, v: skin(L * (.5 * v ** 2 + .5 * v), u * 360), 160, 400, white, close_u=True))
k = nose / 4.4
for a, b, x0, x1, lean in ((24, 43, .36 * nose, .48 * nose, .05 * nose), (46, 64, .28 * nose, .38 * nose, .07 * nose), (67, 88, .22 * nose, .32 * nose, .05 * nose)):
    if A["engine"] is None:
        x0, x1 = x0 + .30 * nose, x1 + .30 * nose
    for side in (0, 1):
        P.append(grid("screen", lambda u, v: skin(x0 + (x1 - x0) * u + lean * (v - .5), side * 180 + (1 - 2 * side) * (a + (b - a) * v), .01), 30, 30, dark))
first, step, count = A["ports"]
lit = glow(kelvin(2750), 2.6)
for i in range(count):
    c = first + i * step
    P.append(grid("port", lambda u, v, c=c: skin(c + .19 * v * math.cos(u * math.tau), 17 + math.degrees(1.35 * .19 * v * math.sin(u * math.tau) / R), .012), 40, 6, lit, close_u=True))
P.append(tube("line", [skin(x, -14, .006) for x in np.linspace(.3, L - .4, 120)], .022, bronze("8c5b36", .22, .2)))
root, chord, tip = L * (.44 if A["engine"] else .36), L * .20, L * .055
for s in (-1, 1):
    w = A["span"]
    wing = [(root, s * R * .5, -R * .72, chord, 0), (root + A["sweep"] * w * .55, s * w * .55, -R * .72 + w * .030, (chord + tip) / 2, 0), (root + A["sweep"] * w, s * w, -R * .72 + w * .07, tip, 0)]
    if A["span"] > 7:
        wing.append((root + A["sweep"] * w + tip * 1.3, s * (w + .12), -R * .72 + w * .07 + w * .11, tip * .45, .92 * s))
    P.append(blade("wing", wing, white, .9))
    top = A["fin"]
    P.append(blade("tailplane", [(L - .115 * L, 0, top - .03, .088 * L, 0), (L - .05 * L, s * L * .165, top, .045 * L, 0)], white, .8))
    if A["engine"]:
        back, er = A["engine"]
        pod = lathe("nacelle", spline([(.68 * er, 0), (.84 * er, .06 * er), (.93 * er, .3 * er), (er, 1.1 * er), (.98 * er, 2.4 * er), (.82 * er, 4.0 * er), (.62 * er, 5.0 * er), (.55 * er, 5.0 * er), (.5 * er, 4.2 * er)], 100), metal, 80)
        pod.rotation_euler = (0, math.pi / 2, 0)
        pod.location = (L - back, s * (R + er * .80), R * .60)
        P.append(pod)
        P.append(torus("lip", .76 * er, .09 * er, brass(.2), (L - back + .04, s * (R + er * .80), R * .60), (0, math.pi / 2, 0), 100, 16))
        P.append(disc("fan", .74 * er, (L - back + .3, s * (R + er * .80), R * .60), principled("fan", "1a1b1e", .3, 1)[0], (0, 0, math.pi / 2), .02, 0))
        P.append(box("pylon", (2.6 * er, er * 1.5, .24 * er), (L - back + 2.4 * er, s * (R + er * .2), R * .58), white, .05))
h = A["fin"]
P.append(blade("fin", [(L - .27 * L, 0, R * .72, .24 * L, 1), (L - .215 * L, 0, R * 1.15, .185 * L, 1), (L - .165 * L, 0, R + (h - R) * .5, .14 * L, 1), (L - .098 * L, 0, h, .078 * L, 1)], white, .62))
P.append(sphere("beacon", .09, (L - .02 * L, 0, h + .08), glow("ff5a3c", 40), 16))
if A["engine"] is None:                                # propeller in front, its disc half seen
    P.append(lathe("spinner", spline([(0, -.62), (.16, -.50), (.27, -.22), (.31, 0), (0, .02)], 50), steel, 60))
    P[-1].rotation_euler, P[-1].location = (0, math.pi / 2, 0), (.02, 0, -.30 * R)
    for i in range(5):
        a = i / 5 * math.tau + .35
        o = blade("propeller", [(-.10, 0, .25, .24, .5), (-.06, 0, .75, .26, .75), (-.03, 0, 1.30, .14, .9)], steel, .8)
        o.rotation_euler, o.location = (a, 0, 0), (-.08, 0, -.30 * R)
        P.append(o)
    for s in (-1, 1):
        P.append(tube("exhaust", spline([(1.25, s * .62, -.12), (1.45, s * .80, -.20), (1.80, s * .86, -.26)], 30), .10, steel))
wheel = .27 + .012 * L
ground = R * 1.05 + .62 + .020 * L + (.25 if A["engine"] is None else 0)
for x, y, r in ((nose * .72, 0, wheel * .74), (root + chord * .72, -R * 1.25, wheel), (root + chord * .72, R * 1.25, wheel)):
    P.append(tube("strut", [(x, y, r - ground), (x - .05, y, -.5 * R)], .075, steel))
    for d in ((-.16, .16) if L > 15 else (0,)):
        P.append(torus("tyre", r * .70, r * .30, matte("0a0908", .7), (x, y + d, r - ground), (math.pi / 2, 0, 0), seg=70, sides=20))
        P.append(disc("rim", r * .5, (x, y + d, r - ground), steel, (0, 0, 0), .1, .02))
plane = group(P, (A["nose"], 0, ground), A["turn"])
floor, n, p = principled("floor", "040506", .12, 0.0, Specular=.45)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .14, 3, .6), .12, .07))
box("floor", (500, 400, .2), (0, 60, -.1), floor, 0)
m, n, out = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", n.math("ADD", z, 38), 26, clamp=True), [(0, rgba("8a5a3c")), (.10, rgba("6a5a58")), (.32, rgba("34445c")), (.75, rgba("16233a")), (1, rgba("0e1728"))]), "Strength": .24 + 1.5 * A["dusk"]}))
box("air", (400, .1, 80), (0, 80, 38), m, 0)
lit_disc(6.2, (6.5, 62, 7.4), .9)
area((0, 7, 17), (0, 0, 1.5), 34, 9800, kelvin(4600), 1.6)
area((0, -26, 2.0), (0, 0, 2.2), 36, 2000, kelvin(7800), .8)
area((-30, 6, 9), (-6, 0, 2), 3, 4200, kelvin(8500), 14)
camera((0, -60, 3.0), (0, 0, 2.9), 36 * 60 / 20.6, None)
bpy.context.scene.camera.data.clip_end = 1000
shoot("aircraft-" + view, 20, dict(NIGHT, anchor=(98.3, .88), bloom=.2))
