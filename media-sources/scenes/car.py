"""Car: a coupe under a silk cover, a disc of light behind its roof."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
box("floor", (60, 40, .2), (0, 4, -.1), principled("floor", "22160d", .42, 0.0, Specular=.22)[0], 0)
box("wall", (60, .3, 20), (0, 7.5, 8), plaster("4a3424", bump=.10), 0)
L = 2.32           # half length; the car stands along x, its nose to the left


def sstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


xs_p = np.array([-2.32, -2.2, -1.9, -1.5, -1.05, -.80, -.35, .05, .45, .95, 1.45, 1.85, 2.15, 2.32])
top = np.array([.62, .70, .78, .85, .92, .98, 1.20, 1.31, 1.33, 1.24, 1.08, .97, .93, .86])       # side view of the cover
body = np.array([.62, .70, .78, .85, .90, .92, .93, .94, .95, .96, .97, .95, .92, .86])           # belt line
wid = np.array([.70, .80, .89, .93, .93, .92, .91, .91, .92, .95, .97, .94, .86, .76])


def cubic(x, xp, yp):
    pts = spline(list(zip(xp, yp)), 600)
    a = np.array(pts)
    return np.interp(x, a[:, 0], a[:, 1])


NX, NT = 760, 520
# fine sampling at the two ends, where the cloth falls to the floor
k = np.linspace(-1, 1, NX)
X = np.sin(k * math.pi / 2) * L
th = np.linspace(0, math.pi, NT)


def ell(th, w, h, p):
    c, s = np.abs(np.cos(th)), np.abs(np.sin(th))
    return ((c / w) ** p + (s / h) ** p) ** (-1 / p)


H = cubic(X, xs_p, top)
B = cubic(X, xs_p, body)
W = cubic(X, xs_p, wid)
end = np.clip(1 - np.abs(X / L) ** 9, 1e-9, 1) ** (1 / 3.2)      # rounded nose and tail
R = np.zeros((NX, NT))
for i in range(NX):
    rb = ell(th, W[i], B[i], 4.2)
    rc = ell(th, .74 * W[i] / .92, max(H[i], .3), 2.9)
    q = 10.0
    R[i] = (rb ** q + rc ** q) ** (1 / q)
Y = R * np.cos(th)[None, :]
Z = R * np.sin(th)[None, :]
e = np.clip(end, .001, 1)[:, None]
Z = Z * e
Y = Y * (0.35 + .65 * e)
XX = np.repeat(X[:, None], NT, 1)
# cloth: soft pleats that grow towards the hem, long tension folds over the body
low = np.clip(1 - Z / .62, 0, 1)
side = np.tanh(4 * np.cos(th))[None, :] * np.ones_like(XX)      # +1 and -1 on the flanks, smooth over nose and tail
per = XX * 1.0 + 1.0 * side * (1 - e)
n1 = np.sin(per * 9.0 + 1.3 * np.sin(XX * 2.1) + side * 1.1)
n2 = np.sin(per * 15.7 + 2.0 * np.sin(XX * 1.3 + 1.0))
fold = 1.15 * low ** 1.3 * (.045 * np.maximum(n1, -.4) + .022 * n2)
fold += .010 * np.sin(XX * 3.1 + Z * 5.5 + 1.2) * np.sin(Z * 3.0 + XX * 1.2) * (1 - low)
fold += .010 * np.exp(-((Z - B[:, None] * .97) / .05) ** 2) * np.sin(XX * 7 + 2 * np.sin(XX * 3))
Y = Y + side * (fold + .10 * low ** 2)
Z = Z + np.sin(th)[None, :] * fold * .5
XX = XX + np.sign(XX) * .12 * low ** 2 * (np.abs(XX) / L) ** 6
# the hem hangs a little above the floor and shows the tyres
Z = np.maximum(Z, .0)
hem = .035 + .012 * np.sin(XX * 5.2 + 1) + .008 * np.sin(XX * 13)
Z = hem * (1 - sstep(0, .5, Z)) + Z * (1) - hem * 0 * Z
verts = np.stack([XX, Y, Z], -1).reshape(-1, 3)
idx = np.arange(NX * NT).reshape(NX, NT)
f = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
m, n, p = principled("silk", "9a6b43", .38, 0.0, Sheen=.5, Specular=.55)
n.put(p, "Metallic", .25)
cover = mesh("cover", verts.tolist(), f.tolist(), m)
bm = bmesh.new()
bm.from_mesh(cover.data)
bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
bm.to_mesh(cover.data)
bm.free()
ty = matte("0c0806", .7)
parts = [cover]
for x in (-1.40, 1.42):
    for y in (-.70, .70):
        t = torus("tyre", .245, .095, ty, (x, y, .335), (math.pi / 2, 0, 0), seg=100, sides=24)
        d = disc("rim", .2, (x, y, .335), bronze("8c5b36", .23, .2), (0, 0, 0), .08, .02)
        parts += [t, d]
piv = link(bpy.data.objects.new("car", None))
for o in parts:
    o.parent = piv
piv.location = (1.15, .2, 0)
piv.rotation_euler = (0, 0, math.radians(24))
spot((-2.0, -9, 7.5), (2.35, 7.3, 2.15), 5200, 17.5, .03, kelvin(3500), .03)
area((1.0, 3.4, 4.6), (1.0, .4, .9), .7, 240, kelvin(3500), 5.5)
area((-7, -2.5, 3.6), (0, 0, .8), 1.3, 330, kelvin(4500), 3)
area((5.5, -6.5, 2.2), (1.5, 0, .7), 1.5, 70, kelvin(5600))
ambient("4a3220", .04)
camera((-.9, -10.4, 1.30), (-.10, 0, 1.22), 50, 5.6, (1.0, -.7, .9))
shoot("car", 64, dict(NIGHT, anchor=(97, .85)))
