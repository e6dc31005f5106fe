"""Private jet travel: six classes of aircraft from above in the same round pool of light on the apron; each is longer than the one before it, though by less than in life (--view names one)."""
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
# what tells the cards apart at a glance: the paint, its stripe, which way the nose points (degrees) and the ground that suits the class
LOOKS = {
    "turboprop": ("d8cdb8", "8a2f1c", 24, "grass"), "very-light": ("d9d2c6", "b9772f", -38, "slabs"), "light": ("9a6440", "3a2114", 62, "chalk"),
    "midsize": ("4d5a68", "d9c4a7", -20, "snow"), "super-midsize": ("cfc6b6", "7e4b26", 90, "runway"), "ultra": ("3a2b22", "c9975a", 205, "sand"),
}
view = ARGS.view or "light"
A = CLASSES[view]
L, R = A["long"], A["r"]
begin(1800, 1200)
paint_, band, heading, ground = LOOKS[view]
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
K, c = (.83 if view == "ultra" else .93) * (30.4 / L) ** .42, math.radians(heading)
aside = (.1, .5) if view == "ultra" else (0, 0)          # its shadow, too, lies within the light
plane = group(P, (aside[0] - L * K * .5 * math.cos(c), aside[1] - L * K * .5 * math.sin(c), HIGH * K), heading, K)
# the ground under one round pool of light
TONES = dict(grass=("55552f", "6f6a3c"), slabs=("62605e", "787470"), chalk=("a08c70", "b49e80"), snow=("b4b6ba", "cbcac8"), runway=("6a6560", "7c7670"), sand=("9c7448", "bd9362"))
apron, n, p = principled("apron", "26282c", .42 if ground in ("slabs", "runway") else .9, 0.0, Specular=.4 if ground in ("slabs", "runway") else .1)
w = n.noise(n.coord("Object"), .10 if ground in ("slabs", "runway", "chalk") else .22, 3, .6)
tone = n.ramp(w, [(.3, rgb(TONES[ground][0])), (.7, rgb(TONES[ground][1]))])
paint = matte("b08a4a", .7)
if ground in ("slabs", "chalk"):
    bk = n.add("ShaderNodeTexBrick", {"Vector": n.coord("Object"), "Scale": 1.0, "Brick Width": 7.5, "Row Height": 7.5, "Mortar Size": .035, "Color1": (1, 1, 1, 1), "Color2": (.9, .9, .9, 1), "Mortar": (.35, .35, .35, 1)}, offset=0.0)
    tone = n.mix(1.0, tone, bk.outputs["Color"], "MULTIPLY")
if ground == "grass":                              # mown in lanes
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    lane = n.math("SINE", n.math("SUBTRACT", n.math("MULTIPLY", s.outputs["Y"], 1.5 * math.cos(c)), n.math("MULTIPLY", s.outputs["X"], 1.5 * math.sin(c))))
    tone = n.mix(n.math("GREATER_THAN", lane, 0.0), tone, n.mix(.5, tone, rgba("8b854e")))
n.put(p, "Base Color", tone)
grain = dict(grass=(16, .9), snow=(1.2, .5), sand=(2.2, .5)).get(ground, (9, .08))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), grain[0], 3, .6), grain[1], .02 if grain[1] < .1 else .12))
mesh("apron", [(-80, -80, 0), (80, -80, 0), (80, 80, 0), (-80, 80, 0)], [(0, 1, 2, 3)], apron)


def stroke(x0, x1, y, width, mat):
    """A painted or rolled line along the plane's way."""
    f = lambda x, y: (x * math.cos(c) - y * math.sin(c), x * math.sin(c) + y * math.cos(c), .012)
    mesh("line", [f(x0, y - width / 2), f(x1, y - width / 2), f(x1, y + width / 2), f(x0, y + width / 2)], [(0, 1, 2, 3)], mat)


if ground in ("slabs", "chalk"):
    stroke(-60, 60, 0, .2, paint)
if ground in ("snow", "grass", "sand"):            # the tracks of its wheels
    for y in (-R * 1.5 * K, 0, R * 1.5 * K):
        stroke(L * K * .1, 60, y, .34, matte(dict(snow="8e939c", grass="2b2a18", sand="7d5a36")[ground], .9, .1))
if ground == "runway":                             # bars of the threshold
    bar = matte("cfc8bc", .8, .2)
    for y in (-13.5, -11, -8.5, -6, 6, 8.5, 11, 13.5):
        stroke(5.5, 13.5, y, 1.3, bar)
POOL, EXPOSURE = 17.6, .55
S = Vector((.80, -.52, -.66)).normalized()                 # the low key light; a plate with a hole above the picture makes its disc
sun(S, 5.0, kelvin(3500), .35)
plate = mesh("plate", [], [])
bm = bmesh.new()
inner = [bm.verts.new((POOL * math.cos(a), POOL * math.sin(a), 0)) for a in np.linspace(0, math.tau, 240, endpoint=False)]
outer = [bm.verts.new((400 * math.cos(a), 400 * math.sin(a), 0)) for a in np.linspace(0, math.tau, 240, endpoint=False)]
for i in range(240):
    bm.faces.new((inner[i], outer[i], outer[(i + 1) % 240], inner[(i + 1) % 240]))
bm.to_mesh(plate.data)
plate.location = (S.x / S.z * 28, S.y / S.z * 28, 30)                  # its disc lies right at the height of the wings
plate.visible_camera = plate.visible_diffuse = plate.visible_glossy = False
area((40, -40, 50), (0, 0, 0), 30, 9000, kelvin(8000))
ambient("2c3c58", .8)
cam = camera((1.3, -1.3, 120), (1.3, -1.3, 0), 36 * 120 / 58, None)
cam.rotation_euler = (0, 0, 0)
shoot("aircraft-" + view, 20, dict(NIGHT, anchor=None, exposure=EXPOSURE, bloom=.16))      # one exposure for all six
