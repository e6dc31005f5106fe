"""Private jet travel: six classes of aircraft straight from above on the same disc, each of its own plan (one propeller, straight wings, a low tailplane, three engines); the car beside each says how large it is (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# length, half the hull's width, wing (root from the nose, chord at root and tip, sweep of the leading edge to the tip, half a span), tailplane (chord at root and tip, sweep, half a span) and
# how high it sits (on the fin: 2.6 times the hull, low: .4), engines (from the nose, off the middle, length, radius), winglets, the colours of the stripe and of the engines
CLASSES = {
    "turboprop": dict(long=14.4, r=.84, wing=(5.2, 2.1, 1.2, .3, 8.1), tail=(1.5, .95, .5, 2.7), high=2.2, engines=None, lets=0, band="7a3c1c", pods="e9dfcd"),
    "very-light": dict(long=10.2, r=.84, wing=(4.2, 2.3, 1.0, .3, 5.7), tail=(1.25, .8, .3, 2.2), high=2.6, engines=(6.2, 1.30, 2.0, .42), lets=0, band="34506a", pods="e9dfcd"),
    "light": dict(long=15.2, r=.80, wing=(6.8, 2.5, 1.0, 1.6, 7.9), tail=(1.5, .75, 1.2, 2.7), high=2.6, engines=(10.3, 1.36, 2.5, .46), lets=1.1, band="5c1f1a", pods="5c1f1a"),
    "midsize": dict(long=18.6, r=1.04, wing=(7.3, 3.6, 1.1, 4.2, 9.4), tail=(2.3, 1.1, 1.5, 3.9), high=.45, engines=(12.2, 1.86, 3.2, .60), lets=0, band="2c3c34", pods="e9dfcd"),
    "super-midsize": dict(long=22.0, r=1.30, wing=(8.2, 5.4, 1.3, 5.9, 11.0), tail=(2.5, 1.1, 2.5, 4.2), high=2.6, engines=(15.0, 2.35, 3.9, .86), lets=1.5, band="3a2a20", pods="8a6a48"),
    "ultra": dict(long=30.4, r=1.36, wing=(10.2, 6.6, 1.1, 9.4, 15.0), tail=(3.2, 1.3, 3.2, 5.4), high=.4, engines=(20.0, 2.4, 4.6, .88), lets=1.5, band="2a3c50", pods="3a4048", third=True),
}
view = ARGS.view or "light"
A = CLASSES[view]
L, R = A["long"], A["r"]
begin(1800, 1200)
paint_, band = "e9dfcd", A["band"]
white = principled("paint", paint_, .25, 0.0, Specular=.45, Clearcoat=.5, Clearcoat_Roughness=.1)[0]
metal = principled("metal", "a58c70", .25, .9)[0]
cowling = white if A["pods"] == paint_ else principled("cowling", A["pods"], .25, .35, Clearcoat=.5, Clearcoat_Roughness=.1)[0]
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
if A["engines"] is None:
    stripe = n.math("MAXIMUM", stripe, n.math("LESS_THAN", x, .30 * nose))       # the cowl of its one engine
n.put(p, "Base Color", n.mix(glass_, n.mix(stripe, rgba(paint_), rgba(band)), rgba("07090c")))
radius = course([(0, .03), (.03 * nose, .20), (.12 * nose, .40), (.34 * nose, .68), (.62 * nose, .90), (nose, 1), (nose * 1.15, 1), (L * .58, 1), (L * .66, .98), (L * .76, .82), (L * .86, .54), (L * .94, .28), (L, .05)])
P = [grid("hull", lambda u, v: (L * (.5 * v ** 2 + .5 * v), -radius(L * (.5 * v ** 2 + .5 * v)) * R * math.cos(u * math.tau), radius(L * (.5 * v ** 2 + .5 * v)) * R * math.sin(u * math.tau)), 120, 300, hull_mat, close_u=True)]
x0, c0, c1, sweep, span = A["wing"]


def nacelle(x, y, z, length, r):
    pod = lathe("nacelle", spline([(.72 * r, 0), (.86 * r, .05 * r), (.95 * r, .3 * r), (r, length * .25), (.98 * r, length * .5), (.80 * r, length * .85), (.62 * r, length), (.5 * r, length), (.45 * r, length * .9)], 100), cowling, 70)
    pod.rotation_euler, pod.location = (0, math.pi / 2, 0), (x, y, z)
    P.append(pod)
    P.append(torus("lip", .80 * r, .08 * r, brass(.2), (x + .03, y, z), (0, math.pi / 2, 0), 90, 14))


for s in (-1, 1):
    mid = .33
    st = [(x0, s * R * .3, -R * .55, c0, 0), (x0 + sweep * mid, s * span * mid, -R * .48, c0 + (c1 - c0) * .56, 0), (x0 + sweep * .96, s * span * .96, -R * .10, c1 * 1.05, 0), (x0 + sweep + .05, s * span, 0, c1, .04 * s)]
    if A["lets"]:
        st += [(x0 + sweep + c1 * .5, s * (span + .12), A["lets"] * .5, c1 * .6, .7 * s), (x0 + sweep + c1 * .9, s * (span + .18), A["lets"], c1 * .35, .92 * s)]
    P.append(blade("wing", st, white, .9))
    f = [course([(k, q[i]) for k, q in enumerate(st)]) for i in range(4)]
    c, th = aerofoil(.337)
    for first, last in ((.25, .98), (1.06, 1.86)):        # the gaps of flaps and ailerons lie in its skin
        P.append(tube("gap", [(f[0](k) + c * f[3](k), f[1](k), f[2](k) + th * f[3](k) * .9) for k in np.linspace(first, last, 40)], .016, matte("5a5148", .9)))
    t0, t1, ts, tw = A["tail"]
    at, high = L - t0 * (.95 if A["high"] > 1 else 1.75), R * A["high"]
    P.append(blade("tailplane", [(at, 0, high, t0, 0), (at + ts, s * tw, high + .05, t1, 0)], white, .8))
    if A["engines"]:
        ex, ey, el, er = A["engines"]
        nacelle(ex, s * ey, R * .45, el, er)
        P.append(box("pylon", (el * .55, (ey - R * .6), .2 * er), (ex + el * .55, s * (R * .6 + ey) / 2, R * .42), white, .05))
fin0, fin1, top = L * .20, A["tail"][0] * .9, R * max(A["high"], 2.6)
back = 1.15 if A["high"] > 1 else .75                               # without a tailplane on it, it leans out behind the hull
P.append(blade("fin", [(L - fin0 * 1.35, 0, R * .5, fin0, 1), (L - fin1 * back, 0, top + .1, fin1, 1)], white, .55))
if A.get("third"):                                                 # a third engine in the tail, its mouth at the foot of the fin
    nacelle(L * .735, 0, R * 1.0, L * .255, A["engines"][3] * 1.05)
P.append(sphere("beacon", .09, (L * .46, 0, R + .06), glow("ff4a2c", 12), 16))
for s, c in ((-1, (.05, 1, .35)), (1, (1, .08, .04))):           # seen from above with the nose to the left: green below is to starboard
    P.append(sphere("nav", .09 + .004 * L, (x0 + sweep + c1 * .3, -s * (span + .03), .12), glow(c, 12), 16))
if A["engines"] is None:
    steel = principled("steel", "8f8a82", .3, 1.0)[0]
    P.append(lathe("spinner", spline([(0, -.75), (.16, -.58), (.27, -.25), (.31, .05), (0, .08)], 50), steel, 60))
    P[-1].rotation_euler = (0, math.pi / 2, 0)
    for a in range(15, 360, 72):
        o = blade("propeller", [(-.10, 0, .2, .26, .5), (-.09, 0, .9, .40, .6), (-.05, 0, 1.62, .20, .75)], steel, 1.0)
        o.rotation_euler, o.location = (math.radians(a + 62), 0, 0), (-.10, 0, 0)
        P.append(o)
    for s in (-1, 1):                                 # its exhausts, and the radar in a pod on one wing
        P.append(tube("exhaust", spline([(.9, s * .42, .1), (1.2, s * .74, .12), (1.75, s * .86, .12)], 20), .13, steel))
    pod = lathe("radar", spline([(0, -.75), (.16, -.62), (.25, -.25), (.24, .3), (.12, 1.1), (0, 1.5)], 50), white, 60)
    pod.rotation_euler, pod.location = (0, math.pi / 2, 0), (x0 + .25, span * .82, -.05)
    P.append(pod)
HIGH = R + 1.3
for x, y, r in ((nose * .7, 0, .3), (x0 + c0 * .6, -R * 1.5, .4), (x0 + c0 * .6, R * 1.5, .4)):
    P.append(torus("tyre", r * .7, r * .3, matte("0a0908", .7), (x, y, r - HIGH), (math.pi / 2, 0, 0), seg=60, sides=16))
    P.append(tube("strut", [(x, y, r - HIGH), (x, y, -R * .66)], .08, metal))
K = dict(zip(CLASSES, (1.45, 1.52, 1.40, 1.28, 1.17, 1.03)))[view]       # what is larger in fact stays larger in the picture, but less so
plane = group(P, (0, L * K * .5, HIGH * K), 270, K)                   # nose up, its middle in the middle of the disc
wagon = coupe(principled("coat", "12161c", .2, .2, Clearcoat=1.0)[0], principled("glazing", "8fa0ac", .15, .2)[0], metal, wheels=False)
wagon.rotation_euler, wagon.scale = (0, 0, math.radians(270)), (K, K, K)
wagon.location = dict(zip(CLASSES, ((9.4, 9.0, 0), (9.4, 9.0, 0), (9.4, 8.8, 0), (9.6, 8.6, 0), (9.8, 8.4, 0), (10.2, 8.2, 0))))[view]
DISC, FRAME = 18.3, 64.4
mesh("table", [(-80, -80, -.9), (80, -80, -.9), (80, 80, -.9), (-80, 80, -.9)], [(0, 1, 2, 3)], matte("140d09", .9, .1))
clay = principled("clay", dict(zip(CLASSES, ("c0a172", "b08a58", "a17550", "8c6150", "6d5c5c", "44586c")))[view], .62, 0.0, Specular=.2)[0]      # the further they fly, the later the hour
o = disc("disc", DISC, (0, 0, -.45), clay, (math.pi / 2, 0, 0), .9, .22, 400)
sun(Vector((.46, -.40, -.80)).normalized(), 4.2, kelvin(4300), .6)
ambient("8a7a70", .55)
cam = camera((0, 0, 120), (0, 0, 0), 36 * 120 / FRAME, None)
cam.rotation_euler = (0, 0, 0)
shoot("aircraft-" + view, 16, dict(NIGHT, anchor=None, exposure=.46, bloom=.05, grain=.004))      # one exposure for all six
