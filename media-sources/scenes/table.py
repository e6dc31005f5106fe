"""Concierge: a long table laid on a terrace by the sea at dusk, seen from its near end."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
rng = np.random.default_rng(5)
END = 6.6                                       # the table runs from y = 0 to here, away from the camera
linen, n, p = principled("linen", "ece3d4", .95, Sheen=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 9, 4, .6), .10, .02))
dark = walnut("3a2414", .45, 2)
cane = matte("a8875c", .8)


def cloth(u, v):
    """Over the edge the cloth hangs in folds."""
    s = (u - .5) * 2.2                          # across, unrolled
    y = -.02 + (END + .04) * v
    over = max(0.0, abs(s) - .50)
    fold = over * (.16 * math.sin(y * 11 + math.sin(y * 3.1)) + .07 * math.sin(y * 23 + 1))
    x = math.copysign(min(abs(s), .50) + fold * .55 + over * .05, s)
    z = .765 - over * .62 + .0025 * math.sin(s * 9) * math.sin(y * 5)
    return (x, y, z)


grid("cloth", cloth, 240, 700, linen)


def front(u, v):
    x = (u - .5) * 1.0
    return (x, -.02 - v * (.03 * math.sin(x * 21) + .03), .765 - v * .33)


grid("cloth", front, 160, 40, linen)
box("top", (.96, END - .06, .03), (0, END / 2, .745), dark, .004)
for y in (.5, END / 2, END - .5):
    for x in (-.34, .34):
        box("leg", (.07, .07, .73), (x, y, .365), dark, .006)
plate = plaster("efe7da", .32, .02, 6)
napkin = matte("cdb693", .95, .1)
cutlery = brass(.2)
rim = bronze("b0804f", .22, .2)
clear = glass("f4efe6", .0, 1.3)
wine = principled("wine", "4a0f16", .05, Transmission=0.0, Specular=.6)[0]
for i in range(8):
    y = .50 + i * .80
    for s in (-1, 1):
        x = s * .30
        lathe("plate", spline([(0, .002), (.09, .002), (.135, .016), (.14, .018), (.135, .020), (.09, .007), (0, .006)], 50), plate, 100, (x, y, .768))
        torus("edge", .139, .0015, rim, (x, y, .786), seg=120, sides=8)
        parcel("napkin", lambda u, v, x=x, y=y: (x + .115 * (u - .5) + .006 * math.sin(v * 5), y + .215 * (v - .5), .790 + .004 * math.sin(v * 7) + .004 * math.sin(u * 9)), 30, 40, napkin, .003)
        for dx, L in ((-.185, .19), (.185, .20)):
            tube("cutlery", [(x + dx * s * .9, y - L / 2, .773), (x + dx * s * .9, y + L / 2, .773)], .0045, cutlery)
        gx, gy = s * .13, y + .20
        lathe("glass", spline([(.036, 0), (.034, .003), (.005, .006), (.004, .07), (.008, .085), (.030, .105), (.040, .14), (.037, .19), (.0365, .19), (.039, .14), (.029, .106), (.004, .088)], 90), clear, 60, (gx, gy, .768))
        if i % 2 == 0:
            lathe("wine", spline([(0, .090), (.026, .104), (.036, .128), (0, .129)], 30), wine, 50, (gx, gy, .768))
    for s in (-1, 1):
        chair(dark, cane, (s * (.74 + rng.uniform(-.03, .05)), y, 0), (-90 if s > 0 else 90) + rng.uniform(-6, 6))
# lanterns and candles down the middle
for i in range(9):
    y, x, h = .92 + i * .72, .06 * math.sin(i * 2.3), .10 + .05 * (i % 3)
    tube("candle", [(x, y, .77), (x, y, .77 + h)], .022, principled("wax", "efe0c2", .6, Subsurface=.0, Emission=rgba("ffb066"), Emission_Strength=.10)[0])
    lathe("flame", spline([(.0, 0), (.006, .006), (.0082, .016), (.0050, .036), (0, .062)], 30), glow(kelvin(2150), 30), 20, (x, y, .776 + h))
    lathe("hurricane", spline([(.060, 0), (.062, .10), (.058, .25), (.0565, .25), (.0605, .10), (.0585, 0)], 40), clear, 60, (x, y, .768))
    lamp = point((x, y, .82 + h), 1.9, kelvin(2250), .03)
    lamp.visible_camera = lamp.visible_transmission = lamp.visible_glossy = False        # only the flame is seen, not the ball of light about it
# a garland of olive twigs along the middle
leafm, ln, lo = material("leaf")
d1 = ln.add("ShaderNodeBsdfDiffuse", {"Color": rgba("66704c")})
d2 = ln.add("ShaderNodeBsdfTranslucent", {"Color": rgba("8d9456")})
mx = ln.add("ShaderNodeMixShader", {"Fac": .4})
ln.put(mx, 1, d1.outputs[0])
ln.put(mx, 2, d2.outputs[0])
ln.put(lo, "Surface", mx)
bark = matte("4a3a2a", .95, .1)
V, F = [], []


def twig(a, b, bend, leaves, size):
    """A bowed twig with pairs of narrow leaves."""
    a, b = Vector(a), Vector(b)
    pts = spline([tuple(a), tuple(a.lerp(b, .5) + Vector(bend)), tuple(b)], 30)
    tube("twig", pts, size * .045, bark, res=3)
    for k in range(leaves):
        c = Vector(pts[int(3 + 26 * (k // 2) / max(1, leaves // 2))])
        e = Euler((rng.normal(0, .5), rng.normal(.25, .4), math.atan2(b.y - a.y, b.x - a.x) + (1 if k % 2 else -1) * rng.uniform(.45, .95))).to_matrix()
        L, W = size * rng.uniform(.8, 1.2), size * .13
        base = len(V)
        for t in np.linspace(0, 1, 9):
            w, dz = W * math.sin(math.pi * t ** .8), -.18 * L * t * t
            V.extend([tuple(c + e @ Vector((L * t, -w, dz + w * .35))), tuple(c + e @ Vector((L * t, 0, dz))), tuple(c + e @ Vector((L * t, w, dz + w * .35)))])
        for t in range(8):
            q = base + 3 * t
            F.extend([(q, q + 3, q + 4, q + 1), (q + 1, q + 4, q + 5, q + 2)])


for i in range(20):
    y = .55 + i * .31
    twig((rng.uniform(-.09, -.02), y, .785), (rng.uniform(.02, .09), y + .26, .785), (rng.uniform(-.06, .06), 0, .012), 16, .055)
mesh("leaves", V, F, leafm)
# bulbs on a string between two posts at the wall: no window cuts it
pts = [(x, 8.1, 2.72 - .34 * (1 - (x / 2.7) ** 2)) for x in np.linspace(-2.7, 2.7, 80)]
tube("string", pts, .006, matte("0c0a08"))
for x, y, z in pts[3:-2:6]:
    tube("socket", [(x, y, z), (x, y, z - .05)], .012, matte("0c0a08"))
    sphere("bulb", .034, (x, y, z - .08), glow(kelvin(2450), 10), 24)
for s in (-1, 1):
    tube("post", [(s * 2.7, 8.1, 0), (s * 2.7, 8.1, 2.78)], .035, dark)
# terrace, low wall, sea, headlands, the disc
box("terrace", (30, 20, .1), (0, 1, -.05), stone("8d765a", "5c4a37", .8, .5, .2), 0)
st = stone("a08a6e", "6d5a44", 1.4, .8, .6)
box("wall", (30, .42, .34), (0, 8.6, .17), st, .03)
box("cap", (30, .54, .07), (0, 8.6, .37), st, .02)
sea, n, p = principled("sea", "0c1a26", .12, Specular=.6)
wv = n.noise(n.coord("Object", (.35, 1.2, 1)), .8, 4, .6)
n.put(p, "Normal", n.bump(wv, .35, .3))
mesh("sea", [(-900, 9, -9), (900, 9, -9), (900, 2500, -9), (-900, 2500, -9)], [(0, 1, 2, 3)], sea)
# both headlands fall to the water by themselves: an end with a height has an edge in the sea below it
for y, h, c, x0, x1 in ((700, 34, "18222e", -900, -60), (1100, 60, "26354a", -1500, 90)):
    r = [(q, -9.5 + (9.5 + h * (.55 + .3 * math.sin(q * .008 + y) + .14 * math.sin(q * .03 + y))) * max(0, min(1, (x1 - q) / 420)) ** 1.5) for q in np.linspace(x0, x1, 160)]
    prism("land", [(x0, -12)] + r + [(x1, -12)], 1, glow(c, .55), 0, (0, y, 0))
lit_disc(95, (330, 1800, 95), 2.0, warm=(3500, 2500))
sky_gradient([(0.0, "0b1016"), (.497, "141c26"), (.505, "d2946a"), (.525, "a58783"), (.57, "566f8c"), (.68, "28405c"), (1.0, "101c2e")], .75)
area((-7, -7, 7), (0, 2, .8), 6, 620, kelvin(9500))
camera((.34, -1.45, 1.44), (-.22, 5, 1.02), 34, 2.4, (0, .85, .85))
bpy.context.scene.camera.data.clip_end = 4000
shoot("table", 48, dict(NIGHT, anchor=(97.8, 1.0), bloom=.20, exposure=.1))
