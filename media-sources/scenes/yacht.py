"""Yachts & boats, the forty metres: a motor yacht at anchor at blue hour, seen from the side, her windows lit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1250)
# sky after sunset, brightest low on the left
m, n, out = material("sky")
sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
veil = n.noise(n.coord("Object", (.0010, .001, .009)), 1.2, 5, .6, .4)
h = n.math("ADD", n.math("DIVIDE", n.math("ADD", sp.outputs["Z"], 600), 1000, clamp=True), n.math("MULTIPLY_ADD", veil, .16, -.08), clamp=True)
side = n.math("MULTIPLY_ADD", sp.outputs["X"], -.00020, 0)
h = n.math("SUBTRACT", h, side, clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(h, [(0, rgba("e0a066")), (.12, rgba("c08a6c")), (.30, rgba("76738a")), (.55, rgba("3a5070")), (1, rgba("15263e"))]), "Strength": .36}))
box("sky", (9000, .1, 2400), (0, 2600, 600), m, 0)
rng = np.random.default_rng(3)
for y, tone, q, top in ((2300, "4a5268", .0031, 46), (1900, "2c3850", .0047, 34)):
    xs = np.linspace(-1600, 1600, 700)
    zs = top * np.clip(np.sin(xs * q + 2.1 + y), 0, 1) ** 1.4 * (.75 + .25 * np.sin(xs * q * 3.3)) + 2.2 * np.abs(np.sin(xs * .031)) + 1.0 * np.abs(np.sin(xs * .093))
    prism("hills", list(zip(xs, zs)) + [(1600, -20), (-1600, -20)], .1, glow(tone, .26), 0, (0, y, 0))
shore = glow(kelvin(2600), 5)
for x in list(rng.uniform(-560, -190, 16)) + list(rng.uniform(330, 560, 9)):
    sphere("lamp", rng.uniform(.9, 1.6), (x, 1850, rng.uniform(2, 13)), shore, 8)
# sea
w, wn, wp = principled("sea", "0a1a28", .05, 0.0, Specular=.5)
a = wn.noise(wn.coord("Object", (.06, .20, 1)), 1.0, 3, .55, .2)
b = wn.noise(wn.coord("Object", (.45, 1.3, 1)), 1.0, 2, .5)
wn.put(wp, "Normal", wn.bump(wn.math("ADD", a, wn.math("MULTIPLY", b, .22)), .42, .8))
mesh("sea", [(-4000, -200, 0), (4000, -200, 0), (4000, 2600, 0), (-4000, 2600, 0)], [(0, 1, 2, 3)], w, False)

white = principled("gelcoat", "e9e2d6", .16, 0.0, Specular=.5, Clearcoat=.4)[0]
plating, n, p = principled("plating", "e9e2d6", .16, 0.0, Specular=.5, Clearcoat=.4)
low = n.math("LESS_THAN", n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"], .32)
n.put(p, "Base Color", n.mix(low, rgba("e9e2d6"), rgba("1c2430")))
boot = principled("boot", "1c2430", .3, 0.0)[0]
pane = principled("glazing", "0a0d12", .05, 0.0, Specular=.7)[0]
steel = brass(.2)
teak = walnut("8a5f3c", .5, 2)


def room(name, low, high, scale):
    """Light of a room behind its pane: brighter below the ceiling, no two rooms alike."""
    m, n, out = material(name)
    sp = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    t = n.math("DIVIDE", n.math("SUBTRACT", sp.outputs["Z"], low), high - low, clamp=True)
    cells = n.noise(n.coord("Object", (scale, 0, .4)), 1.0, 3, .7)
    g = n.math("MULTIPLY", n.math("MULTIPLY_ADD", t, .8, .35), n.math("MULTIPLY_ADD", cells, 2.4, -.55), clamp=True)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(g, [(0, rgba("2a1508")), (.4, rgba("b06a28")), (1, rgba("ffd798"))]), "Strength": 1.5}))
    return m


P = []


def sheer(x):
    return 2.75 + 2.35 * max(0, (x + 17.6) / 38) ** 2.3


def half(s, w):
    """Half the beam at s (0 stern, 1 bow) and w (0 waterline, 1 sheer)."""
    t = max(0.0, (s - .46) / .54)
    return 4.0 * (1 - t ** (1.45 + .95 * w)) * (.86 + .14 * w ** .8) * (.93 + .07 * min(1, s * 7))


def ends(z):
    return -17.7 + .42 * max(z, 0), 16.9 + .62 * z


def hull(s, v):
    x_sheer = ends(3)[0] + s * (20.0 - ends(3)[0])
    top = sheer(x_sheer)
    z = -.8 + (top + .8) * v
    a, b = ends(z)
    return (a + s * (b - a), half(s, max(0, z) / top), z)


def on_side(x, z, out=.02):
    a, b = ends(z)
    s = (x - a) / (b - a)
    return (x, -half(s, max(0, z) / sheer(x)) - out, z)


for sg in (-1, 1):
    P.append(grid("hull", lambda s, v, sg=sg: (hull(s, v)[0], sg * hull(s, v)[1], hull(s, v)[2]), 200, 60, plating))
edge = [hull(0, v) for v in np.linspace(0, 1, 30)]
P.append(mesh("transom", [(x, -y, z) for x, y, z in edge] + [(x, y, z) for x, y, z in edge], [(k, k + 1, 31 + k, 30 + k) for k in range(29)], white))
top = [hull(s, 1) for s in np.linspace(0, 1, 90)]
P.append(mesh("deck", [(x, -y, z - .5) for x, y, z in top] + [(x, y, z - .5) for x, y, z in top], [(k, k + 1, 91 + k, 90 + k) for k in range(89)], teak))
P.append(box("platform", (2.6, 6.6, .28), (-18.6, 0, .52), white, .08))
P.append(box("teak", (2.4, 6.3, .03), (-18.6, 0, .68), teak, .01))
for sg in (-1, 1):
    P.append(tube("rub", [(x, sg * (y + .02), z) for x, y, z in top], .07, steel))


def light(x, z, a, hgt, mat, lean=0.0):
    def fn(u, v):
        c, d = math.cos(u * math.tau), math.sin(u * math.tau)
        e = .5
        px, pz = math.copysign(abs(c) ** e, c) * a * v, math.copysign(abs(d) ** e, d) * hgt * v
        return on_side(x + px + lean * pz, z + pz)
    P.append(grid("light", fn, 60, 6, mat, close_u=True))


cabin = room("cabin", .9, 1.9, .5)
for k, x in enumerate((-10.6, -8.2, -3.6, -1.2, 3.4, 5.8)):
    light(x, 1.42, .62, .24, pane if k in (1, 4) else cabin)
owner = room("owner", 2.9, 4.0, .35)
for x in (8.9, 11.3):
    light(x, 3.02, .95, .34, owner, .3)
# anchor pocket, anchor and its chain
light(16.9, 3.1, .34, .26, boot, .4)
q = on_side(17.0, 2.95, .12)
P.append(tube("chain", [q, (q[0] + 1.1, q[1] - .4, 0), (q[0] + 1.8, q[1] - .7, -1)], .045, boot))


def slab(name, outline, depth, mat=None, bevel=.05, y=0):
    P.append(prism(name, outline, depth, mat or white, bevel, (0, y, 0)))


def ribbon(outline, depth, posts, low, high, scale, dark=()):
    """Lit panes on both sides of a house: a dark band, rooms in it, white posts between them."""
    slab("band", outline, depth, pane, .02)
    xs = [p[0] for p in outline]
    x0, x1 = min(xs), max(xs)
    mat = room("room", low, high, scale)
    for i in range(posts):
        a, b = x0 + (x1 - x0) * i / posts + .09, x0 + (x1 - x0) * (i + 1) / posts - .09
        if i in dark:
            continue
        cell = [(max(a, min(b, x)), z) for x, z in ((a, low), (a, high), (b, high), (b, low))]
        right = outline[2][0], outline[3][0]                      # the raked front end
        lim = lambda z: right[0] + (right[1] - right[0]) * (high - z) / (high - low) - .12
        cell = [(min(x, lim(z)), z) for x, z in cell]
        if cell[2][0] - cell[1][0] < .3 and cell[3][0] - cell[0][0] < .3:
            continue
        P.append(prism("room", [(x, z + (.09 if z == low else -.09)) for x, z in cell], depth + .02, mat, 0))


# main deck
slab("house", [(-10.6, 2.2), (-10.3, 5.0), (5.0, 5.0), (8.4, 3.7), (9.2, 2.6)], 6.2, bevel=.12)
ribbon([(-9.7, 3.35), (-9.7, 4.66), (4.7, 4.66), (7.2, 3.35)], 6.24, 9, 3.35, 4.66, .30, (2, 8))
slab("upper deck", [(-16.3, 5.02), (-16.8, 5.20), (-16.4, 5.46), (8.2, 5.46), (9.9, 5.02), (8.4, 4.94)], 7.5, bevel=.10)
slab("wing", [(-13.8, 2.5), (-12.2, 5.0), (-10.4, 5.0), (-11.8, 2.5)], .3, y=-3.4)
slab("wing", [(-13.8, 2.5), (-12.2, 5.0), (-10.4, 5.0), (-11.8, 2.5)], .3, y=3.4)
# upper deck
slab("bulwark", [(-10.4, 5.4), (-9.2, 6.22), (5.4, 6.22), (8.6, 5.4)], 7.2, bevel=.10)
slab("house", [(-8.6, 5.4), (-8.3, 7.92), (1.4, 7.92), (4.5, 6.35), (5.2, 5.4)], 5.3, bevel=.12)
ribbon([(-7.7, 6.42), (-7.7, 7.56), (1.15, 7.56), (3.9, 6.42)], 5.34, 6, 6.42, 7.56, .42, (4,))
slab("sun deck", [(-13.0, 7.94), (-13.4, 8.08), (-13.0, 8.30), (3.0, 8.30), (4.6, 7.94), (3.2, 7.88)], 6.3, bevel=.09)
for sg in (-1, 1):
    slab("wing", [(-11.0, 5.45), (-9.6, 7.94), (-8.2, 7.94), (-9.4, 5.45)], .28, y=sg * 2.8)
# sun deck
slab("bulwark", [(-8.4, 8.25), (-7.6, 8.86), (.8, 8.86), (2.9, 8.25)], 5.8, bevel=.09)
slab("screen", [(-1.6, 8.86), (-1.9, 9.30), (-.1, 9.30), (.9, 8.86)], 5.3, pane, .02)
slab("hardtop", [(-8.0, 10.52), (-8.4, 10.64), (-8.0, 10.80), (-.4, 10.80), (.7, 10.56), (-.3, 10.46)], 4.6, bevel=.08)
for sg in (-1, 1):
    slab("arch", [(-7.2, 8.3), (-5.7, 10.55), (-4.0, 10.55), (-5.2, 8.3)], .25, y=sg * 2.1)
    P.append(tube("post", [(-1.0, sg * 2.0, 8.8), (-1.5, sg * 2.0, 10.5)], .06, white))
slab("mast", [(-5.2, 10.75), (-4.5, 12.9), (-4.0, 12.9), (-3.3, 10.75)], .7, bevel=.08)
slab("yard", [(-4.9, 12.0), (-4.9, 12.12), (-2.9, 12.12), (-2.9, 12.0)], .5, bevel=.03)
P.append(box("radar", (1.5, .16, .16), (-3.1, -.2, 12.28), white, .04))
for sg in (-1, 1):
    P.append(sphere("dome", .52, (-6.5, sg * 1.2, 11.42), white, 40))
    P.append(box("foot", (.3, .3, .3), (-6.5, sg * 1.2, 10.9), white, .03))
P.append(tube("aerial", [(-4.6, .3, 12.9), (-5.0, .3, 15.4)], .025, white))
P.append(tube("aerial", [(-7.4, -1.6, 10.8), (-7.9, -1.6, 13.2)], .02, white))
P.append(sphere("light", .09, (-4.2, 0, 13.05), glow(kelvin(4200), 14), 16))
# rails
for sg in (-1, 1):
    pts = [(x, sg * (abs(on_side(x, sheer(x) - .02, 0)[1]) - .12), sheer(x)) for x in np.linspace(9.6, 19.2, 13)]
    for f in (.95, .5):
        P.append(tube("rail", [(x, y, z + f) for x, y, z in pts], .028, steel))
    P += [tube("stanchion", [(x, y, z), (x, y, z + .95)], .024, steel) for x, y, z in pts]
    for x0, x1, y, z in ((-16.2, -10.4, 3.6, 5.46), (-12.8, -8.4, 3.0, 8.30)):
        P += [tube("rail", [(x0, sg * y, z + f), (x1, sg * y, z + f)], .026, steel) for f in (.92, .48)]
        P += [tube("stanchion", [(x, sg * y, z), (x, sg * y, z + .92)], .022, steel) for x in np.linspace(x0, x1, 7)]
for x0, y, z in ((-16.2, 3.6, 5.46), (-12.8, 3.0, 8.30)):
    P += [tube("rail", [(x0, -y, z + f), (x0, y, z + f)], .026, steel) for f in (.92, .48)]
P.append(tube("staff", [(-16.6, 0, 2.7), (-18.2, 0, 5.0)], .035, teak))
# sofas and table on the decks, so that they are lived on
for x, z in ((-14.4, 2.75), (-11.4, 5.46)):
    P.append(box("sofa", (1.0, 4.2, .75), (x - 1.2, 0, z + .30), matte("b89a78", .9), .12))
    P.append(box("table", (1.5, 2.2, .06), (x + .5, 0, z + .72), teak, .02))
piv = group(P, (-.4, 0, 0), -13)
lamp = kelvin(2500)
for x, y, z, e in ((-14.2, -1.6, 4.85, 260), (-12.0, 1.0, 4.85, 200), (-11.2, -1.2, 7.80, 190), (-5.0, -.6, 10.35, 170)):
    c, s = math.cos(math.radians(-13)), math.sin(math.radians(-13))
    p = (x * c - y * s - .4, x * s + y * c, z)
    area(p, (p[0], p[1], 0), 2.4, e, lamp).visible_glossy = False
# lamps along the side deck wash the house below the overhang
for x in np.arange(-9, 7, 2.6):
    c, s = math.cos(math.radians(-13)), math.sin(math.radians(-13))
    p = (x * c + 3.5 * s - .4, x * s - 3.5 * c, 4.85)
    spot(p, (p[0], p[1] + .3, 0), 150, 78, .9, lamp, .08)
area((-160, 30, 40), (0, 0, 4), 70, 170000, kelvin(2700)).visible_glossy = False
area((30, -150, 50), (0, 0, 4), 90, 62000, "9fc0f0").visible_glossy = False
ambient("33506f", .34)
camera((0, -118, 4.6), (0, 0, 4.6), 76, None, None, shift=(0, .055))
bpy.context.scene.camera.data.clip_end = 9000
shoot("yacht", 24, dict(NIGHT, anchor=(98.5, .84), bloom=.26, halation=.1, saturation=.88, exposure=-.12))
