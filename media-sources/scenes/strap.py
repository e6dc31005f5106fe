"""Premium cars, the drive of four classics: a leather strap with its buckle holds down a green bonnet with louvres, in the last low sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1160)
AT, HALF = 1.05, .34                                  # the strap lies across the bonnet, at this x


def crown(y):
    return -.026 * (y - .4) ** 2 - (.10 * (-2.6 - y) ** 2 if y < -2.6 else 0)


LOUVRES = [x for x in np.arange(-4.95, 5.6, .33) if abs(x - AT) > .62]
ROWS = ((-.75, .82), (1.55, .82))


def pressed(x, y):
    """How high a louvre stands here: it rises slowly and ends in a sharp lip."""
    for cy, half in ROWS:
        v = abs(y - cy) / half
        if v < 1:
            for cx in LOUVRES:
                t = (x - cx) / .135
                if -1 < t < 1:
                    up = .5 - .5 * math.cos(math.pi * (t + 1) / 1.72) if t < .72 else max(0, 1 - ((t - .72) / .16) ** 2)
                    return .075 * up * min(1, (1 - v ** 5) * 1.4) ** .8
    return 0.0


paint, n, p = principled("paint", "07291d", .26, .0, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.05)
ys = np.concatenate([np.linspace(-4.6, -1.7, 60), np.linspace(-1.69, 2.5, 260), np.linspace(2.52, 9, 40)])
xs = np.linspace(-5.6, 5.6, 1900)
verts = [(x, y, crown(y) + pressed(x, y)) for y in ys for x in xs]
w = len(xs)
mesh("bonnet", verts, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(len(ys) - 1) for i in range(w - 1)], paint)
dark = matte("050605", .9)
for cy, half in ROWS:                                 # the opening below each lip
    for cx in LOUVRES:
        L = half * .86
        grid("slot", lambda u, v: (cx + .118 + .002 * u, cy - L + 2 * L * v, crown(cy - L + 2 * L * v) + .002 + .036 * u), 2, 30, dark)

leather, n, p = principled("leather", "7a3b18", .46, Specular=.4)
h = n.mix(.55, n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 30.0}).outputs["Distance"], n.noise(n.coord("Object"), 7, 4, .6))
n.put(p, "Normal", n.bump(h, .20, .012))
edge = matte("2a130a", .6)
thread = matte("e6c79a", .7)
chrome = principled("chrome", "e6dfd4", .10, 1.0)[0]


def band(name, y0, y1, lift, half, thick, mat, tip=0.0, x0=AT):
    """Leather along the crown: rounded edges, a slight cushion; towards y0 it may end in a tip."""
    def fn(u, v):
        y = y0 + (y1 - y0) * v ** 2.4
        a = u * math.tau
        c, s = math.cos(a), math.sin(a)
        k = half
        if tip and y - y0 < tip:
            k = half * math.sqrt(max(.0004, 1 - (1 - (y - y0) / tip) ** 2))
        x = math.copysign(abs(c) ** .22, c) * k
        z = math.copysign(abs(s) ** .5, s) * thick / 2 * (1 + .10 * (1 - (x / half) ** 2))
        return (x0 + x, y, crown(y) + lift + z)
    return grid(name, fn, 96, 200, mat, close_u=True)


def seams(y0, y1, lift, off):
    for s in (-1, 1):
        wires("seam", [[(AT + s * off, y + d, crown(y + d) + lift) for d in (0, .035, .07)] for y in np.arange(y0, y1, .115)], .0125, thread, False, 3)


BY = -.62                                             # the buckle
band("under", -4.6, BY + .25, .055, HALF, .085, leather)
seams(-4.5, BY - .62, .102, HALF - .075)
band("over", BY - 1.20, 9, .150, HALF * .93, .085, leather, .46)
seams(BY - .80, 8.5, .198, HALF * .93 - .07)
for k in range(5):                                    # holes, the prong goes into the second
    y = BY - .30 - .17 * k if k else BY + .34
    disc("hole", .034, (AT, y, crown(y) + .199), matte("140804", .9), (math.pi / 2, 0, 0), .012, .002, 40)
    torus("rim", .040, .008, edge, (AT, y, crown(y) + .202), (0, 0, 0), 50, 10)
z = crown(BY) + .235
frame = [(AT + x, BY + y, z + .05 * math.cos(y / .30 * 1.3)) for x, y in even_outline(2 * HALF + .26, .62, .12, 200)]
tube("buckle", frame, .048, chrome, True, 12)
tube("bar", [(AT - HALF - .12, BY + .05, z - .03), (AT + HALF + .12, BY + .05, z - .03)], .034, chrome)
tube("prong", spline([(AT, BY + .06, z - .01), (AT, BY + .02, z + .035), (AT, BY - .14, z + .06), (AT, BY - .34, z + .055)], 40), .034, chrome, False, 10)
torus("eye", .05, .026, chrome, (AT, BY + .05, z - .03), (0, math.pi / 2, 0), 60, 20)
for y, d in ((BY - .86, .16),):                        # keeper loop
    def loop(u, v):
        a = u * math.tau
        c, s = math.cos(a), math.sin(a)
        k = .022 * math.sin(math.pi * min(1, max(0, v)))
        return (AT + math.copysign(abs(c) ** .2, c) * (HALF + .045), y + d * (v - .5), crown(y) + .125 + math.copysign(abs(s) ** .35, s) * (.135 + k))
    grid("keeper", loop, 120, 20, leather, close_u=True)

sky_gradient([(0, "0c0b0a"), (.34, "1a1512"), (.42, "33221b"), (.50, "b06e44"), (.505, "f0a25a"), (.54, "c9805a"), (.60, "6d5a68"), (.70, "2c3450"), (1, "10182c")], .8, (-.22, 1, .22), "ffb066", 1.5, 60)
sun((.80, -.50, -.26), 3.0, kelvin(3300), 1.0)
area((5.5, -5.5, 3.5), (AT, -.6, 0), 2.2, 200, kelvin(5200)).visible_camera = False
camera((-1.5, -6.6, 2.75), (-.18, .02, -.06), 54, 2.0, (AT, BY - .1, .2))
shoot("strap", 16, dict(NIGHT, anchor=(98.2, .86), bloom=.12, halation=.04, saturation=.9, exposure=-.1))
