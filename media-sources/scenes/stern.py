"""Yachts: the stern at blue hour, saloon windows lit, teak, rail and one towel."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1028)
white, n, p = principled("gelcoat", "d9d6d0", .14, 0.0, Specular=.5, Clearcoat=.6)
navy = principled("hullpaint", "141a20", .10, 0.0, Specular=.6, Clearcoat=.8)[0]
glazing = principled("glazing", "06080a", .05, 0.0, Specular=.7)[0]
steel = principled("steel", "b5b3ae", .18, 1.0)[0]
teak, tn, tp = principled("teak", "8a5c38", .5, Specular=.3)
sx = tn.add("ShaderNodeSeparateXYZ", {0: tn.coord("Object")})
seam = tn.math("LESS_THAN", tn.math("FRACT", tn.math("MULTIPLY", sx.outputs["Y"], 9.0)), .09)
tn.put(tp, "Base Color", tn.mix(seam, rgba("8f6440"), rgba("1c120a")))
P = []


def half(x):
    """Half the beam at x; the stern is at x = 0, the bow far to the right."""
    return 4.05 - .30 * max(0, 1 - x / 5) ** 2 - 3.9 * max(0, (x - 16) / 20) ** 2.2


def plate(name, x0, x1, z, th, mat, inset=0.0, nx=60, round_=1.2):
    """A deck: outline follows the hull, aft corners rounded."""
    pts = []
    for x in np.linspace(x1, x0 + round_, nx):
        pts.append((x, half(x) - inset))
    b = half(x0 + round_) - inset
    for a in np.linspace(0, math.pi / 2, 14)[1:]:
        pts.append((x0 + round_ - round_ * math.sin(a), b - round_ + round_ * math.cos(a)))
    pts += [(x, -y) for x, y in pts[::-1]]
    o = prism(name, pts, th, mat, min(.05, th * .3), segments=3)
    o.rotation_euler = (-math.pi / 2, 0, 0)
    o.location = (0, 0, z - th / 2)
    P.append(o)
    return o


def hullside(s):
    def fn(u, v):
        x = -.2 + 34 * u
        w = half(max(x, 0)) + .10
        z = -.6 + (2.55 + .05 * u * 20) * v
        x += -.9 * (1 - v) * (1 - u) * 0
        return (x + (.55 * v if u == 0 else .55 * v * max(0, 1 - u * 8)), s * w * (.90 + .10 * v ** .6), z)
    P.append(grid("side", fn, 120, 24, navy))


for s in (-1, 1):
    hullside(s)
# transom with a lit beach club, platform
P.append(grid("transom", lambda u, v: (.35 * v, (u - .5) * 2 * (half(0) + .1) * (.90 + .10 * v ** .6), -.6 + 2.55 * v), 40, 20, navy))
P.append(box("club", (.06, 3.6, 1.05), (.12, 0, 1.00), glow(kelvin(2700), 1.5), .02))
P.append(box("clubframe", (.05, 3.8, 1.25), (.16, 0, 1.0), steel, .03))
plate("platform", -2.3, .3, .42, .16, teak, .25)
plate("main", .0, 30, 2.0, .10, teak, .05)
plate("bulwark", .05, 30, 1.93, .22, white, -.08)


def house(z0, z1, x0, x1, w, lit=True, bays=9, lean=.5):
    """Glass house: lit rooms behind mullions, its aft wall facing us."""
    y = w
    inner = glow(kelvin(2750), 1.15)
    P.append(box("room", (x1 - x0 - 1.0, 2 * y - .5, z1 - z0 - .3), ((x0 + x1) / 2 + .9, 0, (z0 + z1) / 2), matte("caa878", .9), 0))
    P.append(box("ceiling", (x1 - x0, 2 * y - .2, .03), ((x0 + x1) / 2, 0, z1 - .02), inner, 0))
    k = 7
    for i in range(k + 1):
        P.append(box("mullion", (.07, .06 if 0 < i < k else .16, z1 - z0), (x0, -y + 2 * y * i / k, (z0 + z1) / 2), glazing, .01))
    for s in (-1, 1):
        for i in range(bays + 1):
            P.append(box("mullion", (.09, .06, z1 - z0), (x0 + (x1 - x0) * i / bays, s * y, (z0 + z1) / 2), glazing, .01))
    # what is inside: sofa backs, lamps, a bar
    for i in range(3):
        P.append(box("sofa", (.7, 1.1, .62), (x0 + 1.2 + .2 * i, -1.9 + 1.7 * i, z0 + .3), matte("7d6a55", .9), .10))
    for yy in (-2.3, 2.2):
        P.append(sphere("lamp", .17, (x0 + 1.0, yy, z0 + 1.05), glow(kelvin(2900), 9), 24))
        P.append(tube("lampfoot", [(x0 + 1.0, yy, z0), (x0 + 1.0, yy, z0 + .9)], .03, steel))
    point((x0 + 1.6, 0, z1 - .5), 130, kelvin(2750), .4)
    point((x0 + 5.0, 0, z1 - .5), 110, kelvin(2750), .4)


def rail(x0, x1, z, inset, h=.95, gate=True):
    pts = []
    for x in np.linspace(x1, x0 + .9, 40):
        pts.append((x, half(x) - inset))
    b = half(x0 + .9) - inset
    for a in np.linspace(0, math.pi / 2, 12)[1:]:
        pts.append((x0 + .9 - .9 * math.sin(a), b - .9 + .9 * math.cos(a)))
    pts += [(x, -y) for x, y in pts[::-1]]
    P.append(tube("top", [(x, y, z + h) for x, y in pts], .032, teak))
    for f in (.33, .66):
        P.append(tube("wire", [(x, y, z + h * f) for x, y in pts], .011, steel))
    d = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(pts, pts[1:])])])
    for q in np.arange(.2, d[-1], 1.05):
        i = min(int(np.searchsorted(d, q)), len(pts) - 1)
        P.append(tube("post", [(*pts[i], z), (*pts[i], z + h)], .017, steel))


house(2.02, 4.25, 5.2, 22, 3.25)
plate("over1", 1.6, 24, 4.55, .26, white, .15)
plate("deck1", 1.75, 24, 4.58, .03, teak, .30)
rail(1.75, 20, 4.58, .34)
house(4.6, 6.65, 8.4, 19, 2.65, bays=7)
plate("over2", 5.0, 20, 6.92, .22, white, .75)
rail(5.2, 16, 6.93, .98, .85)
house(6.95, 8.5, 11, 16, 1.9, bays=4)
plate("over3", 8.8, 17, 8.78, .18, white, 1.5)
P.append(box("mast", (1.4, .5, 2.6), (12.5, 0, 10.0), white, .2, (0, math.radians(-14), 0)))
rail(.25, 5.0, 2.0, .10, .8)
for z in (4.40, 6.80):                 # lights under the overhangs
    for x, y in ((2.6, -2.2), (2.6, 0), (2.6, 2.2), (4.2, -2.6), (4.2, 2.6)):
        xx = x + (3.6 if z > 5 else 0)
        P.append(disc("down", .07, (xx, y * (.8 if z > 5 else 1), z - .13), glow(kelvin(2900), 18), (math.pi / 2, 0, 0), .01, 0, 24))
    area((3.4 + (3.6 if z > 5 else 0), 0, z - .2), (3.4 + (3.6 if z > 5 else 0), 0, 0), 1.8, 55, kelvin(2850), 4.4)
# aft deck: a round table, sun bed, towel over the rail
P.append(box("bed", (1.5, 4.2, .42), (1.55, 0, 2.25), matte("cfc4b2", .95, .1), .12))
P.append(lathe("table", [(0, .72), (.85, .72), (.87, .74), (.85, .77), (0, .77)], teak, 80, (3.8, 0, 2.0)))
towel = matte("e9e2d6", .95, .1)
P.append(parcel("towel", lambda u, v: (1.05 + .62 * u + .02 * math.sin(v * 9), -(half(1.4) - .10) - .045 * math.copysign(1, v - .5) * min(1, abs(v - .5) * 14), 2.84 - abs(v - .5) * (1.0 if v > .5 else .7) + .012 * math.sin(u * 7 + v * 5)), 30, 60, towel, .012))
# passerelle
P.append(box("gangway", (3.4, .62, .07), (-2.4, 1.9, 1.35), teak, .02, (0, math.radians(-15), 0)))
piv = group(P, (0, 0, 0), 0)
piv.rotation_euler = (0, 0, math.radians(38))
piv.location = (2.0, 4, 0)
water, wn, wp = principled("water", "04090c", .05, 0.0, Specular=.55)
a = wn.noise(wn.coord("Object", (.16, .34, 1)), 1.0, 3, .55, .3)
b = wn.noise(wn.coord("Object", (.9, 1.9, 1)), 1.0, 3, .55)
wn.put(wp, "Normal", wn.bump(wn.math("ADD", a, wn.math("MULTIPLY", b, .30)), .55, .55))
mesh("sea", [(-900, -80, 0), (900, -80, 0), (900, 2500, 0), (-900, 2500, 0)], [(0, 1, 2, 3)], water)
# far coast with a few lights
ridge = [(x, 18 + 16 * math.sin(x * .006 + 1) + 9 * math.sin(x * .017) + 4 * math.sin(x * .05)) for x in range(-900, 1701, 12)]
prism("coast", [(-900, -5)] + ridge + [(1700, -5)], 2, matte("141c26", 1, 0), 0, (0, 1100, 0))
for k in range(26):
    sphere("house", random.uniform(.7, 1.4), (random.uniform(-760, 620), 1090, random.uniform(2, 16)), glow(kelvin(2600), random.uniform(3, 9)), 8)
sky_gradient([(0.0, "05080c"), (.497, "1a2733"), (.505, "b98468"), (.525, "7d7480"), (.56, "46617c"), (.64, "2a4360"), (.78, "182a44"), (1.0, "0c1626")], .62)
area((-30, -25, 24), (4, 4, 4), 24, 5200, kelvin(12000)).visible_glossy = False
camera((-6.5, -21.5, 3.0), (3.0, 4.5, 3.75), 42, None)
bpy.context.scene.camera.data.clip_end = 4000
shoot("stern", 48, dict(NIGHT, anchor=(97.0, .9), bloom=.2, tint=(1.0, 1.0, 1.02)))
