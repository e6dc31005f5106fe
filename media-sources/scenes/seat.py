"""Chauffeur: books and a walking stick on the rear seat, the city passing outside."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1800)
hide, n, p = principled("hide", "7a4a28", .40, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 170.0}).outputs["Distance"], .10, .004))
black = matte("0d0b0a", .7, .3)
suede = matte("2a221c", .95, .1)


def cushion(w, d, h, loc, rot=(0, 0, 0), flutes=5, along="x"):
    """Padded leather with pipes."""
    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        e = (1 - abs(a) ** 7) * (1 - abs(b) ** 7)
        f = abs(math.sin((a if along == "x" else b) * flutes * math.pi / 2 + (math.pi / 2 if flutes % 2 == 0 else 0)))
        z = h * max(0, e) ** .28 * (.86 + .14 * f ** .55)
        return (a * w / 2, b * d / 2, z)
    o = grid("cushion", fn, 260, 160, hide)
    o.location = loc
    o.rotation_euler = rot
    return o


for x in (-.66, .0, .66):
    W = .64 if x else .62
    cushion(W, .58, .15, (x, 0, .30), (math.radians(5), 0, 0), 6)
    cushion(W, .74, .14, (x, .40, .80), (math.radians(76), 0, 0), 6)
box("base", (2.2, .62, .32), (0, .02, .15), hide, .03)
box("shelf", (2.4, .4, .05), (0, .72, 1.16), suede, .01)
box("door", (.10, 1.9, .72), (1.12, -.25, .42), hide, .04)
box("arm", (.12, .62, .07), (1.05, -.12, .64), hide, .03)
box("chrome", (.02, 1.9, .016), (1.07, -.25, .795), principled("steel", "a9a6a0", .16, 1.0)[0], .004)
box("pillar", (.09, .22, .9), (1.13, .62, 1.2), suede, .03, (math.radians(-24), 0, 0))
box("frame", (.07, 2.2, .08), (1.12, -.3, 1.50), suede, .03)
box("roof", (2.6, 2.4, .05), (0, 0, 1.56), suede, .02)
box("back", (2.6, .05, 1.2), (0, .95, .6), suede, .02)
# a clear belt buckle
for x in (-.30, .34):
    box("buckle", (.035, .02, .07), (x, .20, .46), black, .006, (math.radians(-20), 0, 0))
# the books and the stick
cols = ("24343c", "8a5a36", "d9c9ae", "5a2a1a", "3a3226")
z = .445
for i, (c, w, d, h, t) in enumerate(zip(cols, (.25, .24, .225, .23, .20), (.175, .165, .155, .16, .14), (.036, .028, .040, .026, .032), (8, -4, 14, 3, -16))):
    book(w, d, h, principled("cloth", c, .7, Specular=.25)[0], (.02 + .006 * i, -.05, z), t + 90)
    z += h + .0008
st = principled("stick", "3a2012", .22, Clearcoat=.5)[0]
pts = [(-.56, -.85, .04), (-.285, .20, .95)]
d = (Vector(pts[1]) - Vector(pts[0]))
tip = Vector(pts[1])
side = Vector((.9, -.35, .1)).normalized()
hook = [tuple(Vector(pts[0]).lerp(tip, t)) for t in np.linspace(0, 1, 20)]
for a in np.linspace(0, math.pi * 1.02, 30)[1:]:
    hook.append(tuple(tip + d.normalized() * .055 * math.sin(a) + side * .055 * (1 - math.cos(a))))
tube("stick", hook, .0115, st)
torus("band", .0125, .004, brass(.18), tuple(Vector(pts[0]).lerp(tip, .93)), d.to_track_quat("Z", "Y").to_euler(), 40, 12)
# the city outside the right window: soft lights, far away
for k in range(90):
    y, zz = random.uniform(-14, 20), random.uniform(-1.2, 5.0)
    c = random.choice((kelvin(2600), kelvin(3000), kelvin(2300), rgb("7fa2d0"), kelvin(4200)))
    sphere("city", random.uniform(.04, .16), (15 + random.uniform(0, 8), y, zz), glow(c, random.uniform(1.5, 7)), 24)
for k in range(7):
    zz = .9 + .22 * k
    tube("trail", [(9 + k, -10, zz), (9 + k, 22, zz)], .02, glow(kelvin((2300, 2800, 5200)[k % 3]), 1.5))
sky_gradient([(0, "0a0d12"), (.5, "1b2836"), (.56, "2c3e54"), (1, "0c1420")], .5)
area((1.6, -.6, 1.35), (0, 0, .55), .8, 26, kelvin(2700), .5)
area((2.4, .2, 1.6), (.1, 0, .5), .5, 20, kelvin(8500), 1.2)
spot((-1.2, -1.6, 1.5), (.02, -.02, .55), 42, 24, .05, kelvin(3000), .02)
area((-2.4, -2.6, 1.7), (0, 0, .5), 1.2, 14, kelvin(6500))
ambient("2a3440", .05)
camera((-1.05, -2.05, 1.12), (.10, .10, .60), 36, 3.5, (.02, -.05, .55))
shoot("seat", 64, dict(NIGHT, anchor=(97, .85), bloom=.2))
