"""Yachts & boats: a classic sailing yacht at anchor, whole and from the side, in a calm after sunset; her saloon and her anchor light are lit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
rs = np.random.default_rng(5)
# the evening: a board that glows, brightest low behind her
m, n, out = material("sky")
s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
h = n.math("DIVIDE", s.outputs["Z"], 330, clamp=True)
cloud = n.noise(n.coord("Object", (.0022, 1, .022)), 1.6, 5, .6, .4)
far = n.math("MULTIPLY", n.math("ABSOLUTE", n.math("ADD", s.outputs["X"], -60)), .00022)
t = n.math("ADD", n.math("ADD", h, far), n.math("MULTIPLY_ADD", cloud, .12, -.06), clamp=True)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, rgba("f2a85c")), (.09, rgba("df9560")), (.20, rgba("a8806e")), (.36, rgba("566884")), (.65, rgba("24446a")), (1, rgba("14264a"))]), "Strength": .62}))
box("sky", (3000, .1, 700), (0, 900, 0), m, 0)
for d, base, amp, tone, k, x0 in ((860, 15, 11, "5c5a6c", .006, -1400), (700, 7, 9, "2f3c54", .009, -1400)):
    xs = np.linspace(-900, 900, 500)
    fall = 1 / (1 + np.exp((xs - (260 if d == 860 else -120)) / 60))
    prism("coast", [(-900, -9)] + list(zip(xs, fall * (base + amp * np.sin(xs * k + 1) + .4 * amp * np.sin(xs * k * 2.7) + 1.1 * np.abs(np.sin(xs * .05))) - 1)) + [(900, -9)], .1, glow(tone, .40), 0, (0, d, 0))
w, n, p = principled("sea", "07131d", .05, 0, Specular=.55)
a = n.noise(n.coord("Object", (.10, .30, 1)), 1.0, 3, .55, .4)
b = n.noise(n.coord("Object", (.9, 2.2, 1)), 1.0, 2, .55)
n.put(p, "Normal", n.bump(n.math("ADD", a, n.math("MULTIPLY", b, .10)), .15, .22))
mesh("sea", [(-2500, -60, 0), (2500, -60, 0), (2500, 899, 0), (-2500, 899, 0)], [(0, 1, 2, 3)], w, False)

# her hull: bow to the right, long overhangs, a hollow sheer; u runs from the stern (0) to the bow (1), v from the keel to the rail
L = 24.0
sheer = lambda u: 1.28 + 1.25 * max(0, u - .38) ** 2 * 2.0 + .55 * max(0, .38 - u) ** 2 * 2
keel = lambda u: -.9 + 2.05 * max(0, (.17 - u) / .17) ** 1.7 + 3.15 * max(0, (u - .80) / .20) ** 1.9
beam_ = lambda u: 2.55 * max(0.0, (math.sin(min(1, (u + .16) / .62) * math.pi / 2)) * (1 - max(0, (u - .46) / .54) ** 2.4)) + .02


def hull(u, v, s=-1):
    z0, z1 = min(keel(u), sheer(u) - .05), sheer(u)
    return (-L / 2 + L * u, s * beam_(u) * (.02 + .98 * v ** (.42 + .5 * u)), z0 + (z1 - z0) * v)


coat, n, p = principled("coat", "e8e0d0", .20, 0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.04)
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(p, "Base Color", n.ramp(n.math("MULTIPLY_ADD", z, .25, .25, clamp=True), [(.0, rgb("5a1d14")), (.288, rgb("5a1d14")), (.290, rgb("1d2f4c")), (.33, rgb("1d2f4c")), (1, rgb("1d2f4c"))], "CONSTANT"))
teak, gold, white = walnut("9a6438", .35, 2.0), principled("gold", "d8a850", .3, 1.0)[0], principled("white", "e6ddcc", .4, 0)[0]
for sd in (-1, 1):
    grid("hull", lambda u, v, sd=sd: hull(u, v, sd), 200, 60, coat)
    tube("rail", [(lambda q: (q[0], q[1] * 1.005, q[2] + .04))(hull(u, 1, sd)) for u in np.linspace(0, 1, 160)], .065, teak, False, 8)
    tube("cove", [(lambda q: (q[0], q[1] - .02 * -sd, q[2]))(hull(u, .90 - .02 * u, sd)) for u in np.linspace(.03, .97, 160)], .020, gold, False, 5)
grid("deck", lambda u, v: (lambda q: (q[0], q[1] * (2 * v - 1), q[2] - .02))(hull(u, 1, 1)), 120, 6, teak)
edge = [hull(0, v) for v in np.linspace(0, 1, 20)]
mesh("transom", [(x, -y, z) for x, y, z in edge] + [(x, y, z) for x, y, z in edge], [(k, k + 1, 21 + k, 20 + k) for k in range(19)], coat)
# two deck houses with lit panes, a skylight, the cockpit's coaming, a dinghy on its davits
lit = glow(kelvin(2600), 1.7)
lit.cycles.sample_as_light = False


def house(x0, x1, w, z0, h, panes):
    outline_ = [(x0, z0), (x1, z0 + .06), (x1 - .22, z0 + h), (x0 + .10, z0 + h + .05)]
    prism("house", outline_, 2 * w, teak, .05, (0, 0, 0))
    prism("top", [(x0 - .05, z0 + h + .05), (x1 - .10, z0 + h), (x1 - .14, z0 + h + .08), (x0 - .02, z0 + h + .14)], 2 * w + .2, white, .03, (0, 0, 0))
    for k in range(panes):
        a = x0 + .28 + (x1 - x0 - .65) * k / panes
        b_ = a + (x1 - x0 - .65) / panes - .14
        board("pane", [[(a, z0 + .22), (b_, z0 + .24), (b_ - .03, z0 + h - .14), (a, z0 + h - .12)]], lit, (0, -w - .012, 0), .02)


house(-4.6, .4, 1.45, 1.25, .86, 5)
house(2.0, 4.7, 1.05, 1.30, .50, 3)
for u in np.linspace(.30, .72, 8):
    q = hull(u, .70)
    o = disc("port", .10, (q[0], q[1] - .03, q[2]), lit, (0, 0, 0), .06, .01, 40)
    torus("ring", .115, .022, gold, (q[0], q[1] - .05, q[2]), (math.pi / 2, 0, 0), 50, 10)
point((-2.1, -2.2, 2.6), 30, kelvin(2600), .3).visible_glossy = False
# masts of spruce, booms with their sails stowed, the bowsprit, the rigging
spar = principled("spar", "b8763c", .28, 0, Specular=.5, Clearcoat=.8)[0]
canvas, n, p = principled("canvas", "d9cdb6", .9, 0, Sheen=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 6, 6)), 2.2, 3, .6), .5, .04))
wire = matte("463c36", .8, .2)
MAIN, MIZZEN, TOP, TOP2 = 1.3, -7.6, 20.5, 14.2


def mast(x, top, rake=.015):
    tube("mast", [(x, 0, 1.2), (x - rake * top, 0, top)], .15, spar, False, 10)
    sphere("truck", .14, (x - rake * top, 0, top + .05), spar, 24)


mast(MAIN, TOP)
mast(MIZZEN, TOP2)
SPRIT = (L / 2 + 2.4, 0, sheer(1) + .48)
tube("sprit", [(L / 2 - 1.6, 0, sheer(.95) + .14), SPRIT], .12, spar, False, 10)


def boom(x0, x1, z, r):
    tube("boom", [(x0, 0, z), (x1, 0, z + .12)], .11, spar, False, 8)
    # the stowed sail: a roll, tied every metre
    N = abs(x0 - x1)
    def roll(u, v):
        x = x0 + (x1 - x0) * (.02 + .93 * v)
        k = r * (1 - .45 * v) * (1 - .16 * abs(math.cos(v * N * math.pi)) ** 14) * (1 + .05 * math.sin(v * 31 + 3 * u))
        a = u * math.tau
        return (x, k * .72 * math.cos(a), z + .20 + .12 * v + k * 1.05 * math.sin(a) + k * .6)
    grid("stowed", roll, 48, 420, canvas, close_u=True)
    for i in range(1, int(N)):
        q = i / N
        torus("tie", r * (1 - .45 * q) * .80, .030, wire, (x0 + (x1 - x0) * (.02 + .93 * q), 0, z + .20 + .12 * q + r * (1 - .45 * q) * .6), (0, math.pi / 2, 0), 40, 8)


boom(MAIN - .25, MIZZEN + 1.0, 3.15, .34)
boom(MIZZEN - .2, -L / 2 - 1.2, 2.75, .24)
at = lambda x, top, z: (x - .015 * z, 0, z)
L_ = []
for x, top, hs in ((MAIN, TOP, (.50, .76)), (MIZZEN, TOP2, (.62,))):
    for q in hs:                                       # spreaders and shrouds
        zq = 1.2 + (top - 1.2) * q
        for sd in (-1, 1):
            tube("spreader", [at(x, top, zq), (x - .25, sd * 1.15, zq + .06)], .035, spar, False, 5)
            L_ += [[(x - .55, sd * 2.35, sheer(.5)), (x - .25, sd * 1.15, zq + .06), at(x, top, min(top - .4, zq + 5.2))]]
    for sd in (-1, 1):
        L_ += [[(x + dx, sd * 2.35, sheer(.5)), at(x, top, 1.2 + (top - 1.2) * hs[0] - .3)] for dx in (-1.5, -.9, .7, 1.3)]
L_ += [[SPRIT, at(MAIN, TOP, TOP - .3)], [(L / 2 - .4, 0, sheer(.98)), at(MAIN, TOP, TOP * .76)], [at(MAIN, TOP, TOP - .2), at(MIZZEN, TOP2, TOP2 - .1)], [at(MIZZEN, TOP2, TOP2 - .2), (-L / 2 + .1, 0, sheer(0))],
       [at(MAIN, TOP, TOP * .9), (MIZZEN + 1.1, 0, 3.3)], [at(MIZZEN, TOP2, TOP2 * .95), (-L / 2 - 1.1, 0, 2.9)], [SPRIT, (L / 2 - 2.1, 0, .06)]]
wires("rigging", L_, .024, wire)
# both foresails are rolled round their stays: bare, these were read as loose wires
cover = matte("8f8270", .9, .1)
for low, high, r in ((SPRIT, at(MAIN, TOP, TOP - .3), .145), ((L / 2 - .4, 0, sheer(.98)), at(MAIN, TOP, TOP * .76), .12)):
    way = lambda u: tuple(a + (b - a) * (.035 + .87 * u) for a, b in zip(low, high))
    grid("rolled", lambda u, v: (lambda q, k: (q[0] + k * math.cos(math.tau * u), q[1] + k * math.sin(math.tau * u), q[2] + .5 * k * math.cos(math.tau * u)))(way(v), r * min(1, 16 * v + .3) * (1 - .62 * v) * (1 + .05 * math.sin(60 * v + 2 * math.tau * u))), 24, 300, cover, close_u=True)
wires("chain", [[(L / 2 + .1, -.1, sheer(1) - .15), (L / 2 + 1.1, -.4, -.4)]], .022, wire)
# the rail of wires
posts = np.linspace(.06, .94, 17)
P = [hull(u, 1) for u in posts]
wires("stanchions", [[(x, y, z), (x, y, z + .62)] for x, y, z in P], .016, wire)
for k in (.34, .62):
    wires("guard", [[(x, y, z + k) for x, y, z in P]], .009, wire)
# the ensign staff, the anchor light
tube("staff", [(-L / 2 + .15, 0, sheer(0)), (-L / 2 - .5, 0, sheer(0) + 1.7)], .03, spar, False, 5)
lamp = glow(kelvin(3200), 9)
lamp.cycles.sample_as_light = False
sphere("anchor light", .13, (L / 2 - 3.6, -.1, 5.6), lamp, 24)
tube("stay lamp", [(L / 2 - 3.6, -.1, 5.7), (L / 2 - 3.6, -.05, 6.3)], .016, wire)
# a dinghy at the boom
def skiff(u, v, sd):
    b = .62 * (1 - max(0, (u - .35) / .65) ** 2.2) * (.75 + .25 * min(1, u / .35))
    return (3.1 * u - 1.5, sd * b * v ** .5, -.02 + .12 * max(0, u - .6) ** 2 + (.42 + .20 * u ** 2) * v)
D = [grid("skiff", lambda u, v, sd=sd: skiff(u, v, sd), 50, 24, white) for sd in (-1, 1)] + [tube("gunwale", [skiff(u, 1, sd) for u in np.linspace(0, 1, 40)], .035, teak, False, 6) for sd in (-1, 1)]
D += [box("thwart", (.22, 1.0, .03), (x, 0, .32), teak, .01) for x in (-.9, .1)]
group(D, (-L / 2 - 3.6, -1.8, -.03), 12)
wires("painter", [spline([(-L / 2 - 2.1, -1.5, .5), (-L / 2 - 1.2, -1.0, .45), (-L / 2 - .1, -.3, 1.2)], 20)], .018, wire)
# the last light on her side
area((-22, -60, 22), (0, 0, 3), 30, 26000, kelvin(5600), 12).visible_glossy = False
sky_gradient([(0, "0a1018"), (.497, "20293a"), (.503, "c08868"), (.54, "75688a"), (.62, "35507e"), (1, "14264a")], .75)
camera((36, -44, 1.9), (-.6, 0, 2.7), 70)
bpy.context.scene.camera.data.clip_end = 4000
shoot("ketch", 24, dict(NIGHT, anchor=(98.6, .84), bloom=.2, halation=.05, saturation=.86))
