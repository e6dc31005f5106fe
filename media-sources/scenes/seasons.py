"""Lifestyle management, the year: six twigs in six vases on a sideboard, from a bare one in January to fir in December."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1060)
rng = np.random.default_rng(12)
box("board", (30, 2.2, .12), (0, -.2, -.06), walnut("7a4c2c", .36, .9), .01)
box("front", (30, .1, 3), (0, -1.22, -1.62), walnut("4f2f1b", .45, .9), 0)
box("wall", (30, .2, 12), (0, 1.2, 4), plaster("b4a68e", bump=.16), 0)
window_light((0, .9, .62), (14, 2.05), (.75, 1, -.34), 4.4, False, 3500)
area((-4, -4, 3.5), (0, 0, .5), 2.6, 230, kelvin(4600))
area((4, -5, 2.6), (0, 0, .5), 2.6, 200, kelvin(7200))
ambient("a8a49c", .26)
bark, young = matte("4a3220", .8), matte("6b4a2c", .7)


def twig(at, height, lean, sides, reach, seed, rise=.55):
    """A stem that bends a little, its side shoots; the ends and the points along them."""
    r = np.random.default_rng(seed)
    x0, y0, z0 = at
    stem = spline([(x0, y0, z0 - .25), (x0 + lean * .25, y0, z0 + height * .30), (x0 + lean * .5 + .03, y0 + .02, z0 + height * .65), (x0 + lean, y0, z0 + height)], 60)
    tube("stem", stem, .011, bark)
    shoots = [stem[30:]]
    for k in range(sides):
        i = int(18 + 36 * (k + .5) / sides)
        s = (-1) ** k
        p = Vector(stem[i])
        n = reach * (1 - .35 * k / sides) * r.uniform(.8, 1.15)
        a = r.uniform(-.5, .5)
        pts = spline([tuple(p), tuple(p + Vector((s * n * .5, a * n * .5, n * rise * .55))), tuple(p + Vector((s * n * .86, a * n, n * rise * 1.35)))], 30)
        tube("shoot", pts, .0055, young)
        shoots.append(pts[4:])
    return shoots


def leaf(mat, p, toward, size, fold=.35):
    """A pointed leaf from its stalk."""
    d = Vector(toward).normalized()
    q = d.to_track_quat("X", "Z").to_matrix() @ Matrix.Rotation(rng.uniform(-1.1, 1.1), 3, "X")

    def fn(u, v):
        w = .30 * math.sin(math.pi * u ** .8) * (2 * v - 1)
        t = q @ Vector((u, w, fold * abs(w) - .18 * u * u))
        return tuple(Vector(p) + t * size)
    grid("leaf", fn, 14, 7, mat)


def leaves(shoots, mats, size, step):
    for pts in shoots:
        for i in range(3, len(pts) - 1, step):
            d = Vector(pts[i + 1]) - Vector(pts[i])
            s = rng.choice((-1, 1))
            t = d.normalized() + Vector((s * rng.uniform(.5, 1), rng.uniform(-.9, .5), rng.uniform(-.4, .5)))
            leaf(mats[rng.integers(len(mats))], pts[i], t, size * rng.uniform(.75, 1.2))
        leaf(mats[0], pts[-1], Vector(pts[-1]) - Vector(pts[-2]), size)


def vase(x, y, profile, mat):
    lathe("vase", spline(profile, 120), mat, 96, (x, y, 0))


def clay(c, rough=.45):
    return principled("clay", c, rough, Specular=.35)[0]


X = [-1.14, -.68, -.23, .22, .68, 1.13]
# January: bare
vase(X[0], 0, [(0, 0), (.12, 0), (.135, .05), (.13, .22), (.055, .36), (.038, .50), (.052, .54), (.03, .54), (.028, .4)], clay("d9cdb9", .5))
twig((X[0], 0, .54), .92, .07, 6, .34, 3, .9)
# March: catkins
vase(X[1], .05, [(0, 0), (.09, 0), (.10, .03), (.085, .20), (.07, .38), (.075, .44), (.05, .44), (.045, .3)], clay("6b3a22", .3))
fur = principled("fur", "cfc9bd", .95, Sheen=.6)[0]
for pts in twig((X[1], .05, .44), 1.02, -.06, 4, .26, 5, 1.3):
    for i in range(4, len(pts), 5):
        o = sphere("catkin", 1, (pts[i][0] + rng.choice((-1, 1)) * .018, pts[i][1] - .01, pts[i][2] + .02), fur, 24)
        o.scale = (.020, .020, .036)
# May: blossom
vase(X[2], -.03, [(0, 0), (.10, 0), (.15, .06), (.155, .15), (.09, .27), (.04, .34), (.05, .38), (.03, .38), (.03, .3)], clay("b98a5c", .25))
petal, heart = principled("petal", "f1dcd6", .6, Sheen=.3)[0], matte("c9863a", .7)
for pts in twig((X[2], -.03, .38), 1.0, .05, 6, .33, 21, .9):
    for i in sorted([*range(3, len(pts), 3)] * 2):
        p = Vector(pts[i]) + Vector((rng.uniform(-.035, .035), rng.uniform(-.04, .02), rng.uniform(-.03, .03)))
        f = Vector((rng.uniform(-1, 1), -1, rng.uniform(-.4, 1))).to_track_quat("Z", "Y").to_matrix()
        for k in range(5):
            a = k * math.tau / 5 + rng.uniform(-.1, .1)
            o = sphere("petal", 1, tuple(p + f @ Vector((math.cos(a), math.sin(a), .35)) * .019), petal, 16)
            o.scale = (.0185, .015, .005)
            o.rotation_euler = (f @ Matrix.Rotation(a, 3, "Z")).to_euler()
        sphere("heart", .0055, tuple(p + f @ Vector((0, 0, .008))), heart, 12)
# July: green leaves
vase(X[3], .04, [(0, 0), (.11, 0), (.115, .03), (.115, .30), (.10, .36), (.05, .40), (.045, .46), (.055, .48), (.03, .48), (.03, .4)], principled("glass", "38503f", .08, 0, Transmission=.75, IOR=1.45)[0])
green = [principled("leaf", c, .5, Specular=.3)[0] for c in ("4d6b33", "5c7a3a", "3f5a2c")]
leaves(twig((X[3], .04, .48), .92, -.05, 6, .34, 11, .7), green, .135, 5)
# September: the same in rust
vase(X[4], -.02, [(0, 0), (.07, 0), (.08, .02), (.10, .12), (.115, .22), (.10, .33), (.06, .42), (.05, .46), (.07, .49), (.05, .49), (.045, .42)], bronze())
rust = [principled("leaf", c, .55, Specular=.25)[0] for c in ("a8481c", "c46a22", "8a3216", "d08a34")]
leaves(twig((X[4], -.02, .48), .94, .06, 6, .34, 14, .7), rust, .13, 6)
# December: fir
vase(X[5], .03, [(0, 0), (.12, 0), (.14, .04), (.145, .26), (.13, .34), (.11, .36), (.115, .39), (.09, .39), (.09, .3)], clay("2c2a28", .35))
needle = principled("needle", "2c4632", .6, Specular=.25)[0]
V, F = [], []
for pts in twig((X[5], .03, .39), 1.0, -.05, 8, .40, 17, .55):
    for i in range(len(pts) - 1):
        d = (Vector(pts[i + 1]) - Vector(pts[i])).normalized()
        for k in range(11):
            t = Vector(rng.normal(0, 1, 3))
            t = (t - d * t.dot(d)).normalized()
            p = Vector(pts[i]) + (Vector(pts[i + 1]) - Vector(pts[i])) * rng.random()
            e = p + (t * .8 + d * .75).normalized() * rng.uniform(.055, .085)
            w = t.cross(d).normalized() * .0028
            b = len(V)
            V += [tuple(p - w), tuple(p + w), tuple(e)]
            F.append((b, b + 1, b + 2))
mesh("needles", V, F, needle, False)
camera((0, -6.6, 1.12), (0, 0, .76), 48)
shoot("seasons", 20, dict(DAY, anchor=(93, .70)))
