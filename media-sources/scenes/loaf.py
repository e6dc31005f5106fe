"""Creator: a loaf and flour on walnut, a telephone on a small tripod films it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1800)
top = walnut("6b4c34", .50, 1.1)
box("table", (6, 4, .1), (0, 0, -.05), top, 0)
crust, n, p = principled("crust", "8a4f22", .92, Specular=.08)
v = n.coord("Object")
f = n.noise(v, 3.5, 5, .65)
flour = n.noise(v, 14, 5, .75)
geo = n.add("ShaderNodeNewGeometry")
up = n.add("ShaderNodeSeparateXYZ", {0: geo.outputs["Normal"]}).outputs["Z"]
cr = n.ramp(f, [(.3, rgb("3a1a09")), (.5, rgb("7a4019")), (.72, rgb("b07238"))])
dust = n.math("MULTIPLY", n.ramp(flour, [(.44, (0, 0, 0)), (.62, (1, 1, 1))]), n.ramp(up, [(.25, (0, 0, 0)), (.9, (.62,) * 3)]))
c2 = n.mix(dust, cr, rgba("efe4d2"))
at = n.add("ShaderNodeAttribute", attribute_name="UVMap")
n.put(p, "Normal", n.bump(n.math("ADD", f, n.math("MULTIPLY", n.noise(v, 60, 3, .6), .55)), .9, .018))
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
o.location = (-.08, -.02, 0)
o.rotation_euler = (0, 0, math.radians(-14))
# flour on the table, grain by grain
fl = matte("f3ebdd", 1.0, .05)
V, F = [], []
for _ in range(26000):
    r = rng.exponential(.27)
    a = rng.uniform(0, math.tau)
    x, y = -.62 + 1.5 * r * math.cos(a), -.28 + .9 * r * math.sin(a)
    s = rng.uniform(.0003, .0010)
    k = len(V)
    V += [(x - s, y - s, .0004), (x + s, y - s, .0004), (x + s, y + s, .0004), (x - s, y + s, .0004), (x, y, .0004 + 1.6 * s)]
    F += [(k, k + 1, k + 4), (k + 1, k + 2, k + 4), (k + 2, k + 3, k + 4), (k + 3, k, k + 4)]
mesh("dust", V, F, fl, False)
# the telephone: its lenses look at the loaf, and so at the visitor
al = principled("alu", "8f8c88", .3, 1.0)[0]
rub = matte("0d0c0b", .8, .2)
back = principled("back", "a9855c", .42, Specular=.4)[0]
lens_ = principled("lens", "05060a", .06, 0, Specular=.8)[0]
PHONE = [prism("phone", rounded_outline(.275, .56, .045), .030, al, .010), prism("back", rounded_outline(.262, .547, .040), .004, back, .002, (0, -.0155, 0)), prism("bump", rounded_outline(.125, .125, .032), .012, back, .004, (-.058, -.022, .195))]
for x, z in ((-.085, .222), (-.085, .168), (-.032, .195)):
    PHONE += [torus("ring", .023, .004, al, (x, -.029, z), FLAT, 60, 12), disc("lens", .022, (x, -.029, z), lens_, (0, 0, 0), .004, .001, 60)]
PHONE.append(disc("lamp", .008, (-.028, -.028, .238), glow(kelvin(4000), 2), (0, 0, 0), .004, 0, 30))
PHONE += [box("jaw", (.16, .060, .034), (0, 0, s * .290), rub, .010) for s in (-1, 1)] + [box("spine", (.06, .018, .60), (.0, .030, 0), rub, .006)]
AT, TOP = Vector((.50, .44, 0)), .36
group(PHONE, tuple(AT + Vector((0, 0, TOP + .31))), -14, 1, (math.radians(7), 0, math.radians(-14)))
tube("column", [tuple(AT + Vector((0, .02, .20))), tuple(AT + Vector((0, .02, TOP + .02)))], .022, al)
sphere("ball", .034, tuple(AT + Vector((0, .015, TOP))), rub, 40)
lathe("hub", [(0, .15), (.036, .15), (.040, .16), (.040, .22), (.030, .235), (0, .235)], rub, 48, (AT.x, AT.y + .02, 0))
for k in range(3):
    a = math.radians(-90 + 120 * k)
    e = AT + Vector((.25 * math.cos(a), .02 + .25 * math.sin(a), .014))
    tube("leg", [(AT.x + .03 * math.cos(a), AT.y + .02 + .03 * math.sin(a), .19), tuple(e)], .015, al)
    sphere("pad", .020, tuple(e), rub, 32)
box("wall", (12, .1, 5), (0, 2.3, 1.5), plaster("b8a48a", bump=.14, scale=1.5), 0)
spot((-3.6, -2.2, 3.6), (-.05, .05, .08), 330, 25, .03, kelvin(3900), .03)
area((-3, 1.6, 1.8), (0, 0, .1), .8, 30, kelvin(4600), 1.4)
area((3, -.5, 1.6), (0, 0, .1), .8, 14, kelvin(8500))
ambient("8490a0", .05)
camera((-.50, -2.6, .98), (.12, .1, .32), 51, 5.6, (0, -.12, .17))
shoot("loaf", 64, dict(DAY, anchor=(93, .70)))
