"""Private jet travel: six classes of aircraft straight from above on the same disc, each as large as it allows; the car beside each says how large it is (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# length, half the hull's width, wing (root from the nose, chord at root and tip, sweep of the leading edge to the tip, half a span), tailplane (chord, half a span), engines (from the nose, off the middle, length, radius), winglets
CLASSES = {
    "turboprop": dict(long=14.4, r=.82, wing=(5.2, 2.0, 1.15, .35, 8.1), tail=(1.45, .85, .55, 2.6), engines=None, lets=0),
    "very-light": dict(long=10.6, r=.76, wing=(4.3, 2.1, .8, .75, 5.8), tail=(1.15, .6, .8, 2.1), engines=(6.9, 1.18, 1.9, .36), lets=0),
    "light": dict(long=15.2, r=.86, wing=(6.6, 2.7, .9, 2.0, 7.9), tail=(1.5, .7, 1.3, 2.7), engines=(10.3, 1.40, 2.4, .44), lets=.5),
    "midsize": dict(long=18.6, r=1.02, wing=(7.6, 3.6, 1.0, 3.6, 9.6), tail=(1.9, .8, 1.9, 3.3), engines=(12.9, 1.72, 2.9, .54), lets=.8),
    "super-midsize": dict(long=22.4, r=1.18, wing=(9.0, 4.6, 1.15, 4.9, 11.4), tail=(2.3, 1.0, 2.3, 3.9), engines=(15.6, 2.05, 3.5, .68), lets=1.1),
    "ultra": dict(long=30.4, r=1.38, wing=(11.6, 6.4, 1.3, 7.2, 15.2), tail=(3.0, 1.2, 3.0, 5.3), engines=(21.3, 2.5, 4.8, .92), lets=1.5),
}
view = ARGS.view or "light"
A = CLASSES[view]
L, R = A["long"], A["r"]
begin(1800, 1200)
paint_, band = "e9dfcd", "7a3c1c"
white = principled("paint", paint_, .25, 0.0, Specular=.45, Clearcoat=.5, Clearcoat_Roughness=.1)[0]
metal = principled("metal", "a58c70", .25, .9)[0]
m, n, p = principled("hullpaint", paint_, .25, 0.0, Specular=.45, Clearcoat=.5, Clearcoat_Roughness=.1)
hull_mat = m
# the windscreen is part of the paint: a band round the nose, parted in its middle
s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
x, y, z = s.outputs
nose = min(4.6, L * .27) * (1.3 if A["engines"] is None else 1)
back = .62 * nose
edge = n.math("MULTIPLY_ADD", n.math("POWER", n.math("DIVIDE", y, R), 2.0), .30 * nose * .6, back - .22 * nose)        # its lower edge runs back along the flanks
glass_ = n.math("MULTIPLY", n.math("GREATER_THAN", x, edge), n.math("LESS_THAN", x, n.math("ADD", edge, .15 * nose)))
glass_ = n.math("MULTIPLY", glass_, n.math("GREATER_THAN", n.math("ABSOLUTE", y), .035))
glass_ = n.math("MULTIPLY", glass_, n.math("GREATER_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", y), .47 * R)), .03))
glass_ = n.math("MULTIPLY", glass_, n.math("LESS_THAN", n.math("ABSOLUTE", y), .80 * R))
stripe = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ABSOLUTE", y), .86 * R)), .045 * R)
n.put(p, "Base Color", n.mix(glass_, n.mix(stripe, rgba(paint_), rgba(band)), rgba("07090c")))
radius = course([(0, .03), (.03 * nose, .20), (.12 * nose, .40), (.34 * nose, .68), (.62 * nose, .90), (nose, 1), (nose * 1.15, 1), (L * .58, 1), (L * .66, .98), (L * .76, .82), (L * .86, .54), (L * .94, .28), (L, .05)])
P = [grid("hull", lambda u, v: (L * (.5 * v ** 2 + .5 * v), -radius(L * (.5 * v ** 2 + .5 * v)) * R * math.cos(u * math.tau), radius(L * (.5 * v ** 2 + .5 * v)) * R * math.sin(u * math.tau)), 120, 300, hull_mat, close_u=True)]
x0, c0, c1, sweep, span = A["wing"]
for s in (-1, 1):
    mid = .33
    st = [(x0, s * R * .3, -R * .55, c0, 0), (x0 + sweep * mid, s * span * mid, -R * .48, c0 + (c1 - c0) * .56, 0), (x0 + sweep * .96, s * span * .96, -R * .10, c1 * 1.05, 0), (x0 + sweep + .05, s * span, 0, c1, .04 * s)]
    if A["lets"]:
        st += [(x0 + sweep + c1 * .5, s * (span + .12), A["lets"] * .5, c1 * .6, .7 * s), (x0 + sweep + c1 * .9, s * (span + .18), A["lets"], c1 * .35, .92 * s)]
    P.append(blade("wing", st, white, .9))
    for k in (.34, .62):                              # the gaps of flaps and ailerons
        P.append(tube("gap", [(x0 + sweep * t + (c0 + (c1 - c0) * (t ** .8)) * .74, s * span * t, -R * .5 + R * .45 * t + .15) for t in np.linspace(k - .22, k + .04, 10)], .018, matte("3a3632", .9)))
    t0, t1, ts, tw = A["tail"]
    top = R * 2.6 if A["engines"] else R * 2.2
    P.append(blade("tailplane", [(L - t0 * .95, 0, top, t0, 0), (L - t0 * .95 + ts, s * tw, top + .05, t1, 0)], white, .8))
    if A["engines"]:
        ex, ey, el, er = A["engines"]
        pod = lathe("nacelle", spline([(.72 * er, 0), (.86 * er, .05 * er), (.95 * er, .3 * er), (er, el * .25), (.98 * er, el * .5), (.80 * er, el * .85), (.62 * er, el), (.5 * er, el), (.45 * er, el * .9)], 100), metal, 70)
        pod.rotation_euler, pod.location = (0, math.pi / 2, 0), (ex, s * ey, R * .45)
        P.append(pod)
        P.append(torus("lip", .80 * er, .08 * er, brass(.2), (ex + .03, s * ey, R * .45), (0, math.pi / 2, 0), 90, 14))
        P.append(box("pylon", (el * .55, (ey - R * .6), .2 * er), (ex + el * .55, s * (R * .6 + ey) / 2, R * .42), white, .05))
fin0, fin1 = L * .20, A["tail"][0] * .9
P.append(blade("fin", [(L - fin0 * 1.35, 0, R * .5, fin0, 1), (L - fin1 * 1.15, 0, top + .1, fin1, 1)], white, .55))
P.append(sphere("beacon", .09, (L * .46, 0, R + .06), glow("ff4a2c", 12), 16))
for s, c in ((-1, (.05, 1, .35)), (1, (1, .08, .04))):           # seen from above with the nose to the left: green below is to starboard
    P.append(sphere("nav", .09 + .004 * L, (x0 + sweep + c1 * .3, -s * (span + .03), .12), glow(c, 12), 16))
if A["engines"] is None:
    steel = principled("steel", "8f8a82", .3, 1.0)[0]
    P.append(lathe("spinner", spline([(0, -.75), (.16, -.58), (.27, -.25), (.31, .05), (0, .08)], 50), steel, 60))
    P[-1].rotation_euler = (0, math.pi / 2, 0)
    for a in (0, 90, 180, 270):
        o = blade("propeller", [(-.10, 0, .2, .16, .6), (-.07, 0, .8, .24, .75), (-.03, 0, 1.34, .12, .9)], steel, .8)
        o.rotation_euler, o.location = (math.radians(a + 62), 0, 0), (-.10, 0, 0)
        P.append(o)
HIGH = R + 1.3
for x, y, r in ((nose * .7, 0, .3), (x0 + c0 * .6, -R * 1.5, .4), (x0 + c0 * .6, R * 1.5, .4)):
    P.append(torus("tyre", r * .7, r * .3, matte("0a0908", .7), (x, y, r - HIGH), (math.pi / 2, 0, 0), seg=60, sides=16))
    P.append(tube("strut", [(x, y, r - HIGH), (x, y, -R * .4)], .08, metal))
K = dict(zip(CLASSES, (1.62, 1.95, 1.56, 1.31, 1.11, .85)))[view]       # what is larger in fact stays larger in the picture, but less so
plane = group(P, (0, L * K * .5, HIGH * K), 270, K)                   # nose up, its middle in the middle of the disc
wagon = coupe(principled("coat", "12161c", .2, .2, Clearcoat=1.0)[0], principled("glazing", "8fa0ac", .15, .2)[0], metal, wheels=False)
wagon.rotation_euler, wagon.scale = (0, 0, math.radians(270)), (K, K, K)
wagon.location = dict(zip(CLASSES, ((9.2, 8.3, 0), (8.8, 9.4, 0), (8.6, 8.6, 0), (9.0, 8.2, 0), (9.4, 7.6, 0), (9.8, 7.0, 0))))[view]
DISC, FRAME = 18.3, 56
mesh("table", [(-80, -80, -.9), (80, -80, -.9), (80, 80, -.9), (-80, 80, -.9)], [(0, 1, 2, 3)], matte("140d09", .9, .1))
clay = principled("clay", dict(zip(CLASSES, ("c0a172", "b08a58", "a17550", "8c6150", "6d5c5c", "4c5866")))[view], .62, 0.0, Specular=.2)[0]      # the further they fly, the later the hour
o = disc("disc", DISC, (0, 0, -.45), clay, (math.pi / 2, 0, 0), .9, .22, 400)
sun(Vector((.46, -.40, -.80)).normalized(), 4.2, kelvin(4300), .6)
ambient("8a7a70", .55)
cam = camera((0, 0, 120), (0, 0, 0), 36 * 120 / FRAME, None)
cam.rotation_euler = (0, 0, 0)
shoot("aircraft-" + view, 16, dict(NIGHT, anchor=None, exposure=.46, bloom=.05, grain=.004))      # one exposure for all six
