"""VIP & Security, the end: the umbrella of the hero, furled and still wet, lies on a dark table before the lit disc. One unit is a decimetre."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1400)
c = bpy.context.scene.cycles
c.max_bounces = c.transmission_bounces = 12
rs = np.random.default_rng(5)
slate, n, p = principled("slate", "1a1512", .24, 0, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 2.2, 3, .5), .05, .02))
box("table", (60, 26, .4), (0, 3, -.2), slate, 0)
box("wall", (70, .3, 40), (0, 16, 8), plaster("3a2416", bump=.1), 0)
lit_disc(1.9, (4.2, 15.7, 1.62), 1.5, warm=(3500, 2400))

wood = walnut("6a3517", .22, .8)
br = brass(.2)
steel = principled("steel", "c9c2b8", .22, 1.0)[0]
cloth, n, p = principled("cloth", "241a16", .55, 0, Specular=.5, Sheen=.6)
v = n.coord("Object")
weave = n.math("ADD", n.wave(v, 60) if hasattr(n, "wave") else n.noise(v, 120, 2, .5), 0.0)
n.put(p, "Normal", n.bump(weave, .05, .004))
# along the x axis: the handle at +x, the tip at -x
R0 = .30                                               # of the furled canopy at its open end
P = []
arc = [(1.55 + .52 * math.sin(a), .52 - .52 * math.cos(a), 0) for a in np.linspace(0, math.pi * 1.06, 40)]
P.append(tube("crook", spline([(.30, 0, 0), (.9, 0, 0), (1.4, 0, 0)] + arc, 220), .115, wood, False, 24))
end = Vector(arc[-1])
P.append(sphere("end", .118, tuple(end), br, 40))
P.append(lathe("collar", spline([(.0, -.16), (.128, -.16), (.136, -.13), (.130, -.08), (.130, .08), (.140, .11), (.128, .15), (.0, .15)], 80), br, 90))
P[-1].rotation_euler, P[-1].location = (0, math.pi / 2, 0), (.22, 0, 0)
P.append(tube("shaft", [(.2, 0, 0), (-2, 0, 0)], .055, steel, False, 20))
FOLDS = 8


def canopy(u, v):
    """Rolled cloth: eight pleats that lie on each other, wound a little along the length."""
    x = -.55 - 6.0 * v
    t = (u * FOLDS + 1.7 * v) % 1.0
    fold = t ** 1.6
    r = R0 * (1 - .62 * v ** .9) * (.70 + .36 * fold) * (1 - .34 * math.exp(-((v - .13) / .035) ** 2))
    a = u * math.tau + .20 * fold
    if v < .03:
        r *= .86 + .14 * v / .03
    return (x, r * math.cos(a), r * math.sin(a))


P.append(grid("canopy", canopy, 640, 200, cloth, close_u=True))
for k in range(FOLDS):                                 # the ends of the ribs
    a = (k + .5) * math.tau / FOLDS
    P.append(tube("rib", [(-.60, R0 * .80 * math.cos(a), R0 * .80 * math.sin(a)), (-.46, R0 * .72 * math.cos(a), R0 * .72 * math.sin(a))], .016, steel, False, 10))
    P.append(sphere("tip", .030, (-.44, R0 * .71 * math.cos(a), R0 * .71 * math.sin(a)), br, 16))
xs = -.55 - 6.0 * .13
rb = R0 * .62 * 1.04
P.append(torus("strap", rb, .05, principled("band", "2a1a10", .5, 0, Specular=.3)[0], (xs, 0, 0), (0, math.pi / 2, 0), 90, 14))
P[-1].scale = (1, 1, 1.9)
P.append(disc("button", .07, (xs, -rb - .06, .05), br, (0, 0, 0), .03, .012, 40))
# drops on the table and on the cloth
water = glass("fdf8f0", .0, 1.33)


def drop(r, h):
    return lathe("drop", spline([(0, h), (r * .55, h * .86), (r * .92, h * .45), (r, .0)], 24), water, 40)


for _ in range(260):
    u, v = rs.uniform(.0, .5), rs.uniform(.02, .75)
    r = .012 + .010 * rs.exponential(1)
    q = Vector(canopy(u, v))
    P.append(sphere("bead", min(r, .04), tuple(q), water, 20))
TURN = math.radians(-24)
AT = (1.0, -.35, .29)
group(P, AT, rot=(math.radians(14), math.radians(-1.0), TURN))
kinds = []
for r in (.03, .05, .075, .11):
    o = drop(r, r * .52)
    o.hide_render = True
    kinds.append(o)
cs, sn = math.cos(TURN), math.sin(TURN)
for _ in range(520):
    s, q = rs.uniform(-6.5, 3.2), rs.normal(-.25, 1.15)
    x, y = AT[0] + s * cs - q * sn, AT[1] + s * sn + q * cs
    o = kinds[min(3, int(rs.exponential(.9)))].copy()
    o.hide_render = False
    link(o)
    o.location = (x, y, .001)
    k = rs.uniform(.6, 1.25)
    o.scale = (k * rs.uniform(.85, 1.25), k * rs.uniform(.85, 1.25), k)
    o.rotation_euler = (0, 0, rs.uniform(0, 6))
key = area((-5.5, -4.5, 4.2), (.5, -.3, .2), 1.6, 900, kelvin(3400), 2.4)
rim = area((7.5, 5.5, 5.5), (1.0, 0, .2), 2.2, 700, kelvin(6200))
for lamp in (key, rim):
    lamp.visible_camera = False
area((2.0, -3.5, 6.5), (1, 0, .2), 1.2, 90, kelvin(4200))
ambient("2a2420", .06)
camera((1.0, -7.1, 1.85), (1.0, 0, .74), 46, 1.0, (1.9, -.9, .3))
shoot("umbrella", 16, dict(NIGHT, anchor=(97.5, .86), bloom=.14))
