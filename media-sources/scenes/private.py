"""Private: one bay of a wall of books is a door; it stands ajar, and the lamp of the room behind lights its spines."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
rs = np.random.default_rng(11)
wood = walnut("4a2915", .36, 1.6)
paper, gilt = matte("c9b592", .9, .1), brass(.22)


def leather(color, rough):
    m, n, p = principled("leather", color, rough, Specular=.35)
    v = n.coord("Object")
    f = n.noise(v, 9, 4, .6)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", f, .55), rgba(color), tuple(c * .45 for c in rgb(color)) + (1,)))
    n.put(p, "Normal", n.bump(n.noise(v, 260, 3, .6), .16, .003))
    return m


COVERS = [leather(c, r) for c, r in (("5a2a16", .42), ("7a4324", .45), ("3a1c10", .40), ("8c5a33", .48), ("a98a5e", .7), ("6e1f16", .44), ("2c3a30", .5), ("232d3d", .5),
                                     ("4a2a1a", .42), ("d3bf9b", .75), ("6a3820", .44))]


def volume(w, h, d, bands):
    """Closed book standing on its edge, its round back towards -y; gilt bands go across it."""
    arc = [(-w / 2 + w * t, -.30 * w * math.sin(math.pi * (.12 + .76 * t))) for t in np.linspace(0, 1, 13)]
    ring = arc + [(w / 2, d), (-w / 2, d)]
    n = len(ring)
    verts = [(x, y, z) for z in (0, h) for x, y in ring]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1]]
    body = mesh("book", verts, faces, COVERS[0], True)
    body.data.use_auto_smooth = True
    body.data.auto_smooth_angle = math.radians(35)
    parts = [body, box("pages", (w * .86, d - .02, .004), (0, d / 2 + .006, h - .006), paper, 0)]
    for z in bands:
        q = [(x * 1.03, y - .0012) for x, y in arc]
        v = [(x, y, z * h + dz) for dz in (0, .0035) for x, y in q]
        parts.append(mesh("band", v, [(i, i + 1, 13 + i + 1, 13 + i) for i in range(12)], gilt, True))
    return parts, w, h


KINDS = [volume(w, h, d, b) for w, h, d, b in ((.034, .245, .17, (.12, .80, .86)), (.046, .262, .18, (.10, .24, .72, .88)), (.028, .218, .15, (.5,)), (.052, .285, .19, (.08, .16, .78, .9)),
                                             (.038, .232, .16, ()), (.031, .255, .17, (.2, .82)), (.060, .274, .19, (.09, .3, .68, .89)), (.024, .205, .14, ()))]
for parts, _, _ in KINDS:
    for o in parts:
        o.hide_render = True
KINDS_LOOK = {}


def copies(kind, cover, at, parent, lean=0.0, deep=0.0):
    parts, w, h = KINDS[kind]
    for i, o in enumerate(parts):
        c = o.copy()
        c.hide_render = False
        if i == 0:
            key = (kind, cover)
            if key not in KINDS_LOOK:
                me = o.data.copy()
                me.materials[0] = COVERS[cover]
                KINDS_LOOK[key] = me
            c.data = KINDS_LOOK[key]
        link(c)
        c.location = (at[0], at[1] + deep, at[2])
        c.rotation_euler = (0, lean, 0)
        c.parent = parent


def bay(W, parent, levels, D=.27, T=.026):
    """Boards from 0 to W, books on each of them; the front edge is at y = 0."""
    def add(o):
        o.parent = parent
        return o
    for x in (T / 2, W - T / 2):
        add(box("side", (T, D, 3.4), (x, D / 2, 1.5), wood, .003))
    add(box("rear", (W, .012, 3.4), (W / 2, D - .006, 1.5), wood, 0))
    for z in levels:
        add(box("shelf", (W - 2 * T, D, T), (W / 2, D / 2, z), wood, .003))
        add(box("bead", (W, .012, .034), (W / 2, -.004, z), wood, .004))
        x, same, run = T + .012, 0, 0
        while x < W - T - .07:
            if run == 0:                                 # sets of one binding
                same, kind, run = int(rs.integers(len(COVERS))), int(rs.integers(len(KINDS))), int(rs.integers(1, 6))
            run -= 1
            w = KINDS[kind][1]
            copies(kind, same, (x + w / 2, .03, z + T / 2), parent, rs.normal(0, .004), rs.uniform(-.006, .012))
            x += w + .0015


LEVELS = [.20, .54, .88, 1.22, 1.56, 1.90, 2.24, 2.58]
W = .92
LEFT, TURN = .62, math.radians(56)
for k in range(-4, 5):
    root = link(bpy.data.objects.new("bay", None))
    root.location = (LEFT + k * (W + .034), 0, 0)
    if k == 0:                                           # hinged at its right side, opened into the room behind
        root.location = (LEFT + W, 0, 0)
        inner = link(bpy.data.objects.new("leaf", None))
        inner.location = (-W, 0, 0)
        inner.parent = root
        root.rotation_euler = (0, 0, -TURN)
        bay(W - .01, inner, LEVELS)
        continue
    bay(W, root, LEVELS)
    box("pilaster", (.042, .05, 3.4), (root.location.x - .017, .0, 1.5), wood, .006)
box("pilaster", (.042, .05, 3.4), (LEFT - .017, .0, 1.5), wood, .006)
box("pilaster", (.042, .05, 3.4), (LEFT + W + .017, .0, 1.5), wood, .006)
# the room behind
wall = plaster("e6cfa6", bump=.1)
box("back", (6, .1, 4), (1.2, 3.0, 1.5), wall, 0)
box("back of the case", (4, .03, 4), (LEFT - 2.04, .30, 1.5), wall, 0)
box("floor", (6, 3, .1), (1.2, 1.7, -.05), walnut("6b3c1e", .3), 0)
lit_disc(.34, (1.17, 2.90, 1.66), 2.0)
point((.52, 1.05, 1.85), 120, kelvin(2900), .10)
point((1.2, 2.5, 1.8), 40, kelvin(2800), .3)
# this side: hardly any light, a little of it cold
area((-2.6, -3.4, 3.2), (.5, 0, 1.4), 1.2, 75, kelvin(3900))
area((3.6, -3.0, 1.6), (1.0, 0, 1.4), 2.0, 10, kelvin(7000))
ambient("3a3028", .05)
camera((.36, -3.9, 1.44), (.36, 0, 1.44), 49, 4.0, (.9, .1, 1.5))
shoot("private", 20, dict(NIGHT, anchor=(97.5, .92), saturation=.86))
