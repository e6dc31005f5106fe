"""Hotel stay, the second blanket: folded wool on a bench in the morning, one end with its fringe over the edge."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1800)
r = random.Random(8)


def wool(light, dark, size=150.0, zig=.030):
    """Herringbone: two yarns, the twill turns every three centimetres; hairs stand off it."""
    m, n, p = principled("wool", light, .95, 0, Specular=.08, Sheen=.8)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV")})
    x, y = s.outputs["X"], s.outputs["Y"]
    tri = n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("DIVIDE", x, zig * 2)), .5))
    soft = n.noise(n.coord("UV"), 60, 3, .6)
    k = n.math("SINE", n.math("MULTIPLY", n.math("ADD", n.math("ADD", y, n.math("MULTIPLY", tri, zig * 2)), n.math("MULTIPLY", soft, .004)), size * math.tau))
    hair = n.noise(n.coord("UV"), 1400, 2, .7)
    f = n.math("MULTIPLY_ADD", k, .36, .5)
    n.put(p, "Base Color", n.mix(n.math("MULTIPLY", hair, .35), n.ramp(f, [(.25, rgb(dark)), (.7, rgb(light))]), rgba(light)))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", k, .5), n.math("MULTIPLY", hair, 1.2)), .5, .0012))
    return m


def fold(w, d, t, z, mat, seed, at=(0, 0), turn=0.0):
    """One thickness of a folded blanket: the fold looks to -y, its ends to the sides are open."""
    q = random.Random(seed)
    ph = [q.uniform(0, 6) for _ in range(8)]
    loop = [(d, 0)] + [(t / 2 * (1 - math.sin(a)) - 0, t / 2 - t / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 26)] + [(d, t)]
    fine = []
    for a, b in zip(loop, loop[1:]):
        steps = max(1, int(math.dist(a, b) / .006))
        fine += [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps)]
    fine.append(loop[-1])
    run = np.concatenate([[0], np.cumsum([math.dist(a, b) for a, b in zip(fine, fine[1:])])])
    nu, nv = 150, len(fine)
    points, uv, faces = [], [], []
    for j, (y, h) in enumerate(fine):
        for i in range(nu):
            x = (i / (nu - 1) - .5) * w
            lift = .0035 * math.sin(x * 13 + ph[0]) + .0020 * math.sin(x * 31 + ph[1]) + .0016 * math.sin(y * 24 + x * 9 + ph[2])
            out = .0050 * math.sin(x * 9 + ph[3]) + .0022 * math.sin(x * 27 + ph[4])
            end = abs(x) / (w / 2)
            puff = 1 + .10 * math.sin(x * 17 + ph[5]) - .18 * end ** 8
            points.append((x, y + out, z + (h - t / 2) * puff + t / 2 + lift * (h / t)))
            uv.append((x, run[j]))
    for j in range(nv - 1):
        for i in range(nu - 1):
            a = j * nu + i
            faces.append((a, a + 1, a + nu + 1, a + nu))
    o = mesh("fold", points, faces, mat, True, uv)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .0065, 1
    b = o.modifiers.new("round", "BEVEL")
    b.width, b.segments, b.limit_method = .0028, 3, "ANGLE"
    o.location = (at[0], at[1], 0)
    o.rotation_euler = (0, 0, math.radians(turn))
    return o


rust, bone, slate = wool("8f5030", "5a2c16"), wool("e2d3ba", "a48c6c"), wool("4a5d66", "24323a")
T = .038
z = .0
for i, (m, w, dx, turn) in enumerate(((slate, .60, .006, .6), (slate, .60, .000, .6), (bone, .585, -.008, -.9), (bone, .585, -.010, -.9), (rust, .57, .010, 1.4), (rust, .57, .012, 1.4))):
    fold(w, .42, T, z, m, 20 + i, (dx, -.21 - .004 * (i % 2)), turn)
    z += T + .0035
TOPZ = z
# the loose end of the uppermost, over the front, with its fringe
q = random.Random(3)
WID, DROP = .30, .105


def loose(u, v):
    x = -.255 + u * WID
    s = v * .42 - DROP                                   # below 0 it hangs
    wave = .004 * math.sin(x * 21) + .003 * math.sin(x * 47 + 1)
    if s < 0:
        return (x + .012 * s / DROP, -.222 - .010 * math.sin(min(1, -s / .03) * math.pi / 2) + wave * (-s / DROP) * 2.2, TOPZ + .004 + s + .010)
    k = min(1, s / .02)
    return (x, -.222 + s, TOPZ + .014 + .0015 * math.sin(x * 19 + s * 12) - .004 * (1 - k))


nu, nv = 130, 150
verts = [loose(i / (nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
o = mesh("loose", verts, [(j * nu + i, j * nu + i + 1, (j + 1) * nu + i + 1, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu - 1)], rust, True, [(i / (nu - 1) * WID, j / (nv - 1) * .42) for j in range(nv) for i in range(nu)])
s = o.modifiers.new("thick", "SOLIDIFY")
s.thickness, s.offset = .006, 0
yarn = [principled("yarn", c, .95, 0, Specular=.08, Sheen=.8)[0] for c in ("8a4c2c", "68361c", "9c6040")]
for k in range(34):
    u = (k + .5) / 34
    a = Vector(loose(u, 0))
    for j in range(2):
        length, sway = q.uniform(.060, .070), q.uniform(-.008, .008)
        line = spline([tuple(a + Vector((0, 0, .004))), tuple(a + Vector((sway * .2, -.002, -.018))), tuple(a + Vector((sway * .6 + .001 * j, -.002 + q.uniform(-.004, .002), -length * .6))), tuple(a + Vector((sway + .0025 * (j - .5), q.uniform(-.006, .003), -length)))], 90)
        for strand in range(2):
            tw = [(x + .0011 * math.cos(i * .42 + strand * math.pi), y + .0011 * math.sin(i * .42 + strand * math.pi), zz) for i, (x, y, zz) in enumerate(line)]
            tube("yarn", tw, .0013, yarn[q.randrange(3)], res=3)
    torus("knot", .0026, .0016, yarn[k % 3], tuple(a + Vector((0, -.001, -.010))), (q.uniform(-.3, .3), q.uniform(-.3, .3), 0), 24, 10)
# bench of walnut, its rounded edge; the wall
wood = walnut("5a3218", .33, 3.0)
box("bench", (3, .62, .05), (0, .03, -.028), wood, .014)
box("rail", (3, .5, .10), (0, .05, -.105), walnut("45260f", .36, 3.0), .006)
wall = plaster("5d6a66", bump=.16, scale=2.2)
box("wall", (8, .1, 5), (0, .62, .8), wall, 0)
window_light((.04, -.15, .30), (1.0, .80), (.72, 1, -.36), 6.5, True, 3500, 1.7)
area((-1.8, -1.6, 1.5), (0, 0, .15), 1.2, 17, "c4d4e8")
area((1.5, -1.2, .8), (0, 0, .1), .9, 4, kelvin(3300))
ambient("6a6a70", 1.5)
camera((-.16, -1.26, .40), (.01, 0, .185), 53, 7, (-.06, -.22, .2))
shoot("blankets", 32, dict(NIGHT, anchor=(98, .88), bloom=.12, saturation=.94))
