"""Styling: a white jacket on the tour rail between dark garment bags, one cool bulb beside it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
box("wall", (16, .2, 8), (0, 1.3, 2), plaster("5a4a3c", bump=.14, scale=1.1), 0)
box("floor", (16, 6, .1), (0, -1.5, -.05), walnut("2f1b0e", .36, 1), 0)
st = principled("steel", "8f8c87", .26, 1.0)[0]
tube("rail", [(-4, 0, 1.98), (4, 0, 1.98)], .019, st)
for x in (-1.95, 2.35):
    tube("post", [(x, 0, 0), (x, 0, 1.98)], .019, st)
bag, n, p = principled("bag", "2a1c14", .55, Sheen=.3, Specular=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (9, 9, 2.4)), 1.6, 3, .6, .6), .5, .05))
white, n, p = principled("wool", "f1ebe0", .9, Sheen=.35, Specular=.15)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .6), .12, .003))
wood = walnut("6b4425", .3, 3)
TOP = 1.80


def hanger(loc, turn):
    P = [tube("bar", spline([(-.215, 0, -.085), (-.13, 0, -.030), (0, 0, .0), (.13, 0, -.030), (.215, 0, -.085)], 40), .017, wood),
         tube("hook", spline([(0, 0, .0), (0, 0, .10), (.0, .0, .13), (.045, 0, .165), (.036, 0, .215), (-.010, 0, .215), (-.028, 0, .185)], 40), .0042, st)]
    return group(P, loc, turn)


def garment_bag(x, turn, L, seed):
    ph = np.random.default_rng(seed).uniform(0, 6, 6)

    def fn(u, v):
        a, z = u * math.tau, -.02 - L * v
        w = (.07 + .20 * min(1, v / .11) ** .6) * (1 - .05 * v) + .012 * math.sin(v * 9 + ph[0])
        d = .045 + .030 * math.sin(math.pi * min(1, v * 1.1)) + .010 * math.sin(v * 14 + ph[1])
        f = .010 * math.sin(5 * a + 7 * v + ph[2]) + .007 * math.sin(9 * a - 4 * v + ph[3])
        return ((w + f) * math.cos(a), (d + f) * math.sin(a), z)
    o = grid("bag", fn, 160, 120, bag, close_u=True)
    zip_ = tube("zip", [(.004 * math.sin(t * 9), fn(.75, t)[1] - .004, -.02 - L * t) for t in np.linspace(.06, .97, 60)], .005, brass(.25))
    h = tube("hook", spline([(0, 0, -.02), (0, 0, .09), (.045, 0, .13), (.036, 0, .185), (-.012, 0, .185), (-.03, 0, .155)], 30), .0042, st)
    group([o, zip_, h], (x, 0, TOP), turn)


X = .42
for i, (x, t, L) in enumerate(((-1.55, 62, 1.24), (-1.24, 70, 1.40), (-.93, 58, 1.16), (-.60, 66, 1.32), (-.28, 55, 1.22), (1.18, -57, 1.28), (1.50, -66, 1.36), (1.80, -60, 1.18), (2.10, -70, 1.3))):
    garment_bag(x, t, L, i)
# the jacket
ph = np.random.default_rng(9).uniform(0, 6, 8)
WID = course([(0, .085), (.035, .105), (.07, .175), (.115, .232), (.16, .243), (.30, .238), (.46, .212), (.56, .214), (.70, .232), (.80, .240)])
DEP = course([(0, .055), (.05, .075), (.12, .105), (.3, .125), (.46, .110), (.60, .118), (.80, .128)])


def shell(u, v):
    a, z = u * math.tau, .80 * v
    w, d = WID(z), DEP(z)
    c, s = math.cos(a), math.sin(a)
    fold = (.007 * math.sin(7 * a + ph[0]) + .005 * math.sin(11 * a + ph[1])) * max(0, (z - .30) / .5) + .006 * math.sin(z * 30 + 5 * a + ph[2]) * math.exp(-((z - .47) / .09) ** 2)
    return ((w + fold) * math.copysign(abs(c) ** .85, c), (d + fold) * math.copysign(abs(s) ** .9, s), -z)


J = [grid("shell", shell, 260, 160, white, close_u=True)]


def on(x, z, lift):
    """The point of the front at that x and height."""
    w, d = WID(z), DEP(z)
    c = min(.999, abs(x) / w) ** (1 / .85)
    return (x, -d * (1 - c * c) ** .45 - lift, -z)


def patch(outline, mat, lift, thick=.004):
    """A flat piece laid on the front: outline in (x, z)."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, 0, z)) for x, z in outline])
    bmesh.ops.triangulate(bm, faces=[f])
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=6, use_grid_fill=True)
    for v in bm.verts:
        v.co = Vector(on(v.co.x, v.co.z, lift))
    me = bpy.data.meshes.new("patch")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new("patch", me))
    me.materials.append(mat)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = thick
    s.offset = 1
    return o


lining = principled("lining", "6b3f24", .4, Sheen=.4)[0]
J.append(patch([(-.062, .02), (.062, .02), (.006, .40), (-.006, .40)], lining, .014))
for s in (-1, 1):
    J.append(patch([(s * .058, .015), (s * .090, .02), (s * .150, .135), (s * .118, .150), (s * .142, .168), (s * .004, .425), (s * -.002, .40)], white, .020, .006))
    J.append(patch([(s * .085, .56), (s * .185, .555), (s * .186, .600), (s * .086, .606)], white, .004, .004))
J.append(tube("edge", [on(.004 + .05 * max(0, z - .58) ** 1.5 * 3, z, .004) for z in np.linspace(.42, .80, 60)], .0022, matte("cfc4b2", .9), res=3))
J.append(patch([(.095, .245), (.160, .235), (.161, .248), (.096, .258)], white, .004, .003))
for z in (.43, .51):
    x, y, zz = on(.020, z, .008)
    J.append(disc("button", .0105, (x, y, zz), principled("horn", "5a3a22", .3)[0], (0, 0, 0), .005, .0015, 48))
for s in (-1, 1):
    path = spline([(s * .170, .0, -.105), (s * .222, .006, -.160), (s * .252, .004, -.28), (s * .266, -.008, -.44), (s * .266, -.038, -.62), (s * .258, -.058, -.77)], 90)

    def sleeve(u, v, path=path, s=s):
        k = min(round(v * 89), 88)
        c, q = Vector(path[k]), (Vector(path[k + 1]) - Vector(path[k])).normalized()
        n1 = q.cross(Vector((0, 1, 0))).normalized()
        n2 = n1.cross(q)
        a = u * math.tau
        r = .070 - .018 * v + .004 * math.sin(2 * a + v * 5 + ph[4]) + .003 * math.sin(3 * a - v * 9 + ph[5]) * math.exp(-((v - .52) / .16) ** 2)
        r *= .40 + .60 * min(1, v / .24) ** .7
        return tuple(c + n1 * r * .92 * math.cos(a) + n2 * r * 1.05 * math.sin(a))
    J.append(grid("sleeve", sleeve, 90, 90, white, close_u=True))
    for k in range(3):
        J.append(disc("button", .007, (s * .312, -.066, -.69 + .022 * k), principled("horn", "5a3a22", .3)[0], (0, 0, math.radians(60 * s)), .004, .001, 32))
J.append(tube("collar", [(.070 * math.cos(a), .018 + .050 * math.sin(a), -.012 - .012 * math.sin(a)) for a in np.linspace(-.15, math.pi + .15, 50)], .013, white))
group(J, (X, 0, TOP + .028), -16)
hanger((X, 0, TOP - .0), -16)
# bulb
sphere("bulb", .045, (1.52, -.45, 1.72), glow("bcd6ff", 26), 48).visible_glossy = False
tube("flex", [(1.52, -.45, 1.74), (1.52, -.45, 4)], .006, matte("0d0b0a"))
tube("socket", [(1.52, -.45, 1.735), (1.52, -.45, 1.82)], .022, brass(.25))
point((1.52, -.45, 1.68), 46, "9cc0ff", .05)
spot((-3.2, -3.4, 3.0), (X, 0, 1.38), 420, 17, .06, kelvin(3500), .02)
area((-4, -2, 2), (0, 0, 1.2), .6, 160, kelvin(9500), 2.2)
area((.5, -5, 3), (0, 0, 1), 2, 60, kelvin(6500))
ambient("2a3644", .08)
camera((-.80, -4.7, 1.42), (.16, 0, 1.42), 80, 6, (X, -.1, 1.4))
shoot("suit", 64, dict(NIGHT, anchor=(97, .80), bloom=.14))
