"""Creator: a loaf, flour and the foot of a tripod on walnut."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1800)
top = walnut("6b4c34", .50, 1.1)
box("table", (6, 4, .1), (0, 0, -.05), top, 0)
crust, n, p = principled("crust", "8a4f22", .6, Specular=.3)
v = n.coord("Object")
f = n.noise(v, 3.5, 5, .65)
flour = n.noise(v, 14, 5, .75)
geo = n.add("ShaderNodeNewGeometry")
up = n.add("ShaderNodeSeparateXYZ", {0: geo.outputs["Normal"]}).outputs["Z"]
cr = n.ramp(f, [(.3, rgb("4a230d")), (.5, rgb("8a4c20")), (.72, rgb("c08142"))])
dust = n.math("MULTIPLY", n.ramp(flour, [(.44, (0, 0, 0)), (.62, (1, 1, 1))]), n.ramp(up, [(.25, (0, 0, 0)), (.9, (.85,) * 3)]))
c2 = n.mix(dust, cr, rgba("efe4d2"))
at = n.add("ShaderNodeAttribute", attribute_name="UVMap")
n.put(p, "Normal", n.bump(n.math("ADD", f, n.math("MULTIPLY", n.noise(v, 60, 3, .6), .3)), .5, .015))
rng = np.random.default_rng(2)
ph = rng.uniform(0, 6, 9)
CUTS = (-.26, -.02, .22)


def cutdepth(x, y):
    """Slanted scores across the top: depth of the opening, and height of the ear beside it."""
    d = e = 0.0
    for c in CUTS:
        q = x - c - y * .42
        k = math.exp(-(y / .20) ** 4)
        d += k * math.exp(-(q / .040) ** 2)
        e += k * math.exp(-((q - .062) / .020) ** 2)
    return d, e


def bread(u, v):
    a, b = u * math.tau, v * math.pi
    x, y, z = -.50 * math.cos(b), .285 * math.sin(b) ** .82 * math.cos(a), .235 * math.sin(b) ** .80 * math.sin(a)
    y *= 1 + .04 * math.sin(3 * b + ph[0])
    z = z * (1.0 if z > 0 else .42)
    if z > 0:
        d, e = cutdepth(x, y)
        k = min(1, z / .10)
        z += k * (-.040 * d + .028 * e)
    r = .006 * math.sin(9 * a + ph[1]) * math.sin(7 * b + ph[2])
    return (x, y + r, z + .085 + r)


crumb, cn, cp = principled("crumb", "d9b988", .9, Specular=.1)
o = grid("loaf", bread, 500, 500, crust, close_u=True)
# the opened scores are paler: a mask from the position
px, py, pz = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
mask = None
for c in CUTS:
    q = n.math("SUBTRACT", n.math("SUBTRACT", px, c), n.math("MULTIPLY", py, .42))
    g = n.math("POWER", 2.718, n.math("MULTIPLY", n.math("POWER", n.math("DIVIDE", q, .042), 2.0), -1.0))
    mask = g if mask is None else n.math("ADD", mask, g)
k = n.math("MULTIPLY", n.ramp(mask, [(.35, (0, 0, 0)), (.8, (1, 1, 1))]), n.math("MULTIPLY", n.math("GREATER_THAN", pz, .17), n.math("LESS_THAN", n.math("ABSOLUTE", py), .19)))
n.put(p, "Base Color", n.mix(k, c2, n.ramp(n.noise(v, 40, 4, .7), [(.3, rgb("b98a52")), (.7, rgb("ead2a8"))])))
o.location = (.10, .02, 0)
o.rotation_euler = (0, 0, math.radians(-14))
# flour on the table, grain by grain
fl = matte("f3ebdd", 1.0, .05)
V, F = [], []
for _ in range(9000):
    r = rng.exponential(.30)
    a = rng.uniform(0, math.tau)
    x, y = -.62 + 1.5 * r * math.cos(a), -.28 + .9 * r * math.sin(a)
    s = rng.uniform(.0006, .0022)
    k = len(V)
    V += [(x - s, y - s, .0004), (x + s, y - s, .0004), (x + s, y + s, .0004), (x - s, y + s, .0004), (x, y, .0004 + 1.6 * s)]
    F += [(k, k + 1, k + 4), (k + 1, k + 2, k + 4), (k + 2, k + 3, k + 4), (k + 3, k, k + 4)]
mesh("dust", V, F, fl, False)
# the foot of a tripod
al = principled("alu", "8f8c88", .3, 1.0)[0]
rub = matte("0d0c0b", .8, .2)
foot = Vector((.72, .12, 0))
d = Vector((.16, .52, 1.75)).normalized()
for r, a, b, m in ((.026, 0, .06, rub), (.017, .05, .62, al), (.023, .42, 1.15, principled("leg", "17130f", .35, .3)[0]), (.029, .415, .50, rub), (.028, 1.05, 2.0, al)):
    tube("leg", [tuple(foot + d * a), tuple(foot + d * b)], r, m)
sphere("pad", .030, tuple(foot + Vector((0, 0, .018))), rub, 40)
box("wall", (12, .1, 5), (0, 2.3, 1.5), plaster("b8a48a", bump=.14, scale=1.5), 0)
spot((-3.6, -2.2, 3.6), (-.05, .05, .08), 330, 25, .03, kelvin(3900), .03)
area((-3, 1.6, 1.8), (0, 0, .1), .8, 30, kelvin(4600), 1.4)
area((3, -.5, 1.6), (0, 0, .1), .8, 14, kelvin(8500))
ambient("8490a0", .05)
camera((-.55, -2.5, 1.02), (.03, 0, .15), 45, 4.0, (.05, -.15, .15))
shoot("loaf", 64, dict(DAY, anchor=(93, .70)))
