"""Hotel: a room key with a round bronze tag on folded towels, a globe lamp beside the bed."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 1638)
cyclorama(30, 16, 14, 3.0, plaster("dcc8ab", bump=.1), y_back=4.4, z=-2.2)
box("stand", (5.4, 2.6, .34), (.75, .1, -.17), stone("e2d3bb", "b0916a", .8, .36), .025)
box("body", (4.9, 2.3, 2.2), (.75, .15, -1.44), walnut("4a2a15", .36, .5), .02)
# towels: every one is folded twice, so its front is two rounded folds of the same cloth; the pile is real geometry
pick = np.random.default_rng(4)


def waves(a, b, count, size):
    """A slow, irregular unevenness over two coordinates."""
    out = 0
    for k in range(count):
        f = 1.1 + 1.5 * k
        out = out + np.sin(a * f * pick.uniform(.7, 1.3) + b * f * pick.uniform(-.6, .6) + pick.uniform(0, 6)) / (1 + k)
    return out * size


def blurred(field, times):
    for _ in range(times):
        field = (2 * field + np.roll(field, 1, 0) + np.roll(field, -1, 0) + np.roll(field, 1, 1) + np.roll(field, -1, 1)) / 6
    return field / field.std()


def terry(tone):
    m, n, p = principled("terry", tone, .97, Sheen=.6, Specular=.05)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 150, 2, .6), .35, .006))
    return m


def fold(w, d, t, mat, sag, front):
    """One fold: a soft bar along x, round towards the camera (-y), its ends rounded off."""
    nx = 760
    # the section: half a circle in front and behind, samples closest where the camera looks
    r, h = t / 2, d / 2
    arc = np.linspace(0, math.pi, 200)
    loop = np.concatenate([np.stack([-h + r - r * np.sin(arc), -r * np.cos(arc)], 1), np.stack([np.linspace(-h + r, h - r, 400), np.full(400, r)], 1)[1:],
                           np.stack([h - r + r * np.sin(arc), r * np.cos(arc)], 1)[1:], np.stack([np.linspace(h - r, -h + r, 200), np.full(200, -r)], 1)[1:-1]])
    step = np.linalg.norm(np.roll(loop, -1, 0) - loop, axis=1)
    dense = step * np.where(loop[:, 0] < -h + .12, 1 / .0033, np.where((loop[:, 1] > r * .99) & (loop[:, 0] < .1), 1 / .0055, 1 / .02))
    at = np.concatenate([[0], np.cumsum(dense)])
    nv = int(at[-1])
    ring = np.concatenate([loop, loop[:1]])
    V = np.arange(nv) / nv * at[-1]
    X, ey = np.meshgrid(np.linspace(-1, 1, nx), np.interp(V, at, ring[:, 0]) / h)
    _, ez = np.meshgrid(X[0], np.interp(V, at, ring[:, 1]) / r)
    end = np.clip(1 - np.abs(X), 0, 1) * w / 2 / .075
    k = np.where(end < 1, np.sqrt(np.clip(1 - (1 - end) ** 2, 0, 1)), 1)
    x = X * w / 2
    y = ey * (d / 2 - .05 * (1 - k)) + front(x)
    z = ez * t / 2 * (.30 + .70 * k) * (1 + waves(x, 0, 3, .035)) + sag(x, y)
    out = np.stack([x, y, z], -1)
    du, dv = np.gradient(out, axis=1), np.roll(out, -1, 0) - np.roll(out, 1, 0)
    nrm = np.cross(du, dv)
    nrm /= np.linalg.norm(nrm, axis=-1, keepdims=True) + 1e-9
    if nrm[int(nv * .45), nx // 2, 2] < 0:
        nrm = -nrm
    band = np.exp(-(np.abs(np.abs(x) - (w / 2 - .30)) / .055) ** 8)            # the woven border has no pile
    pile = (.0021 * blurred(pick.normal(size=x.shape), 2) + .0008 * blurred(pick.normal(size=x.shape), 40)) * (1 - .85 * band) - .005 * band
    out = out + nrm * pile[..., None]
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(nv))
    j1 = (j + 1) % nv
    faces = np.stack([j * nx + i, j * nx + i + 1, j1 * nx + i + 1, j1 * nx + i], -1).reshape(-1, 4)
    me = bpy.data.meshes.new("fold")
    me.vertices.add(nx * nv)
    me.vertices.foreach_set("co", out.reshape(-1).astype(np.float32))
    me.loops.add(faces.size)
    me.loops.foreach_set("vertex_index", faces.reshape(-1).astype(np.int32))
    me.polygons.add(len(faces))
    me.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(faces), 4, dtype=np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(faces), dtype=bool))
    me.update(calc_edges=True)
    me.materials.append(mat)
    return link(bpy.data.objects.new("fold", me))


z = .0
for w, d, t, tone, turn in ((2.10, 1.50, .165, "f1e8da", -4.5), (2.04, 1.46, .16, "f4ecdf", -2.5), (1.98, 1.44, .155, "d8bd97", -5.5)):
    mat = terry(tone)
    a, b, c = pick.uniform(0, 6, 3)
    sag = lambda x, y: .015 * np.sin(x * 2.1 + a) + .006 * np.sin(x * 5.3 + b) - .020 * np.clip(np.abs(x) - .75, 0, 1) ** 1.5
    for k in range(2):
        e = pick.uniform(0, 6)
        front = lambda x: .014 * np.sin(x * 2.7 + e) + .008 * np.sin(x * 6.1 + c) + (.028, -.004)[k]
        o = fold(w - .02 * k, d, t, mat, sag, front)
        o.location, o.rotation_euler = (-.42 + .012 * k, .1, z + t / 2), (0, 0, math.radians(turn))
        z += t * .91
TOP = z + .015
# the key lies on the pile; its tag hangs over the front edge on a leather strap
br = brass(.18)
K = Vector((-.52, -.30, TOP + .035))
ang = math.radians(196)
ax = Vector((math.cos(ang), math.sin(ang), 0))
pr = Vector((-ax.y, ax.x, 0))
torus("bow", .185, .040, br, tuple(K), (0, 0, ang), squash=.9)
tube("shaft", [tuple(K - ax * .19), tuple(K - ax * .98)], .040, br)
torus("collar", .044, .024, br, tuple(K - ax * .28), (0, math.pi / 2, ang))
torus("collar", .044, .020, br, tuple(K - ax * .36), (0, math.pi / 2, ang))
for s_, ln in ((.80, .19), (.91, .25)):
    box("bit", (.065, ln, .045), tuple(K - ax * s_ + pr * (ln / 2)), br, .006, (0, 0, ang))
D = Vector((-.80, -.725, TOP - .555))           # centre of the tag
FY = D.y
strap = [tuple(K + ax * .16 + Vector((0, 0, .01))), (K.x - .22, K.y - .14, TOP + .045), (-.78, -.58, TOP + .035), (-.80, FY + .035, TOP - .005), (-.80, FY, TOP - .10), (-.80, FY, D.z + .26)]
pts = spline(strap, 80)


def ribbon(u, v):
    p = Vector(pts[int(round(v * 79))])
    return (p.x + (u - .5) * .055, p.y + (u - .5) * (-.03 if p.z > TOP else 0), p.z)


so = grid("strap", ribbon, 5, 80, matte("4a2915", .6, .4)).modifiers.new("solid", "SOLIDIFY")
so.thickness = .016
disc("tag", .29, tuple(D), principled("tag", "b98250", .34, 1.0)[0], (math.radians(-6), 0, math.radians(-16)), .045, .012)
torus("rim", .225, .009, br, (D.x, D.y - .024, D.z), (math.pi / 2 - math.radians(6), 0, math.radians(-16)), seg=160, sides=12)
torus("eye", .040, .012, br, (D.x, D.y - .02, D.z + .235), (math.pi / 2, 0, 0), seg=48, sides=12)
# lamp: opal globe on a bronze foot
G = Vector((2.1, .35, .98))
m, n, out = material("opal")
f = n.add("ShaderNodeLayerWeight", {"Blend": .35}).outputs["Facing"]
e = n.add("ShaderNodeEmission", {"Color": n.ramp(f, [(0, kelvin(3900)), (1, kelvin(2700))]), "Strength": n.ramp(f, [(0, (2.1,) * 3), (.9, (.9,) * 3)])})
n.put(out, "Surface", e)
sphere("globe", .64, tuple(G), m)
lathe("foot", spline([(0, 0), (.46, 0), (.475, .02), (.47, .05), (.40, .075), (.12, .11), (.085, .16), (.085, .26), (.2, .33), (.26, .38), (.255, .40), (0, .40)], 100),
      bronze("8c5b36", .23, .3), 120, (G.x, G.y, 0))
point(tuple(G), 70, kelvin(3000), .64)
sun((.66, .5, -.42), 2.0, kelvin(4300), 7)
area((-5, -6, 5), (0, 0, .4), 4, 240, kelvin(5600))
area((-5.5, .5, 3), (0, 0, .5), 1.2, 120, kelvin(4800), 4)
ambient("b39a80", .16)
camera((-.5, -8.8, 2.25), (.38, 0, .62), 62, 3.2, (-.3, -.5, TOP), shift=(0, .1156))
shoot("hotel", 64, dict(DAY, anchor=(90, .71), bloom=.14))
