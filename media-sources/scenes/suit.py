"""Styling: two white jackets on the tour rail before the lit disc, between them the empty hanger of the one that is on stage."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
box("wall", (16, .2, 8), (0, 1.6, 2), plaster("3a2c22", bump=.12, scale=1.1), 0)
box("floor", (16, 6, .1), (0, -1.5, -.05), walnut("2f1b0e", .36, 1), 0)
st = principled("steel", "8f8c87", .26, 1.0)[0]
TOP = 1.80
tube("rail", [(-4, 0, 2.02), (4, 0, 2.02)], .017, st)
wood = walnut("6b4425", .3, 3)


def wool(inside):
    """White outside, lined inside; `inside` is what counts as the back of a face (0 or 1)."""
    m, n, p = principled("wool", "efe8dc", .95, Sheen=.5, Specular=.06)
    xyz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1500, 1500, 1500))}).outputs
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("SINE", n.math("ADD", xyz["X"], xyz["Z"])), n.math("MULTIPLY", n.noise(n.coord("Object"), 220, 2, .6), 1.2)), .05, .002))
    sides = (rgba("efe8dc"), rgba("6b4a30"))
    n.put(p, "Base Color", n.mix(n.add("ShaderNodeNewGeometry").outputs["Backfacing"], sides[1 - inside], sides[inside]))
    return m


white, tubes = wool(1), wool(0)
# ---- the jacket: a body and two sleeves of cloth, held at the shoulders, that fall (simulated, then kept beside the picture)
WID = course([(0, .082), (.035, .108), (.07, .180), (.105, .236), (.15, .248), (.30, .246), (.46, .222), (.56, .228), (.70, .244), (.80, .252)])
DEP = course([(0, .058), (.05, .070), (.12, .085), (.3, .110), (.46, .104), (.60, .118), (.80, .135)])
NU, NV, SU, SV = 200, 110, 64, 84


def shell(u, v):
    a, z = u * math.tau, .80 * v
    w, d, c, s = WID(z), DEP(z), math.cos(u * math.tau), math.sin(u * math.tau)
    wave = .006 * math.sin(4 * a + 1) * max(0, z - .3)
    return ((w + wave) * math.copysign(abs(c) ** .85, c), (d + wave) * math.copysign(abs(s) ** .9, s), -z)


def sleeve(side):
    path = spline([(side * .165, 0, -.088), (side * .216, .004, -.118), (side * .262, .006, -.20), (side * .292, .0, -.36), (side * .305, -.012, -.52), (side * .300, -.035, -.66)], SV)

    def fn(u, v):
        k = min(round(v * (SV - 1)), SV - 2)
        c, q = Vector(path[k]), (Vector(path[k + 1]) - Vector(path[k])).normalized()
        n1 = q.cross(Vector((0, 1, 0))).normalized()
        n2, a = n1.cross(q), u * math.tau
        r = (.084 - .022 * v) * (.46 + .54 * min(1, v / .16) ** .7)
        return tuple(c + n1 * r * .80 * math.cos(a) + n2 * r * 1.02 * math.sin(a))
    return fn


def fall(fn, nu, nv, held, bending):
    """Where the cloth of a tube hangs that is held in its first rows."""
    o = grid("cloth", fn, nu, nv, None, close_u=True)
    o.vertex_groups.new(name="held").add(list(range(nu * held)), 1.0, "REPLACE")
    m = o.modifiers.new("cloth", "CLOTH")
    c = m.settings
    c.quality, c.mass, c.air_damping, c.vertex_group_mass = 7, .30, 3.0, "held"
    c.tension_stiffness = c.compression_stiffness = 20
    c.shear_stiffness, c.bending_stiffness = 6, bending
    m.collision_settings.use_collision = False
    m.point_cache.frame_end = 60
    for frame in range(1, 56):
        bpy.context.scene.frame_set(frame)
    at = np.array([q.co[:] for q in bake(o).data.vertices])
    bpy.data.objects.remove(o)
    bpy.context.scene.frame_set(1)
    return at


kept = os.path.join(ARGS.out, "jacket.npz")
if not os.path.exists(kept):
    np.savez(kept, body=fall(shell, NU, NV, 15, 8), left=fall(sleeve(-1), SU, SV, 12, 4), right=fall(sleeve(1), SU, SV, 12, 4))


def eased(name, fn, nu, nv, across, down):
    """The fall without its small lumps: wool keeps the line it was cut in."""
    start = np.array([fn(i / nu, j / (nv - 1)) for j in range(nv) for i in range(nu)])
    way = (np.load(kept)[name] - start).reshape(nv, nu, 3)
    for axis, reach, mode in ((0, down, "edge"), (1, across, "wrap")):
        bell = np.exp(-.5 * (np.arange(-3 * reach, 3 * reach + 1) / reach) ** 2)
        pad = [(0, 0)] * 3
        pad[axis] = (3 * reach, 3 * reach)
        way = np.apply_along_axis(lambda q: np.convolve(q, bell / bell.sum(), "valid"), axis, np.pad(way, pad, mode=mode))
    return start + way.reshape(-1, 3)


hung = dict(body=eased("body", shell, NU, NV, 9, 12), left=eased("left", sleeve(-1), SU, SV, 5, 9), right=eased("right", sleeve(1), SU, SV, 5, 9))
rest = np.array([shell(i / NU, j / (NV - 1)) for j in range(NV) for i in range(NU)])
moved = hung["body"] - rest


def follow(q):
    """Where a point on the body goes when the cloth falls."""
    d = ((rest - np.array(q)) ** 2).sum(1)
    k = np.argpartition(d, 8)[:8]
    w = 1 / (d[k] + 1e-6)
    return Vector(q) + Vector((moved[k] * w[:, None]).sum(0) / w.sum())


def hung_grid(name, at, nu, nv):
    q = at.reshape(nv, nu, 3)
    o = grid(name, lambda u, v: q[round(v * (nv - 1)), round(u * nu) % nu], nu, nv, tubes, close_u=True)
    return subdivide(o)


def on(x, z, lift):
    """The point of the front at that x and height, before the fall."""
    w, d = WID(z), DEP(z)
    c = min(.999, abs(x) / w) ** (1 / .85)
    return (x, -d * (1 - c * c) ** .45 - lift, -z)


def patch(outline, mat, lift, thick=.004):
    """A flat piece laid on the front: outline in (x, z)."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, 0, z)) for x, z in outline])
    bmesh.ops.triangulate(bm, faces=[f])
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=7, use_grid_fill=True)
    for q in bm.verts:
        q.co = follow(on(q.co.x, q.co.z, lift))
    me = bpy.data.meshes.new("patch")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new("patch", me))
    me.materials.append(mat)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick, 1
    return o


before = set(bpy.context.scene.objects)
body = hung_grid("body", hung["body"], NU, NV)
bm = bmesh.new()                                       # open between the lapels, down to the button
bm.from_mesh(body.data)
bm.verts.ensure_lookup_table()
gone = [f for f in bm.faces if all(rest[q.index][1] < 0 and -rest[q.index][2] < .40 and abs(rest[q.index][0]) < .10 * (1 - (-rest[q.index][2]) / .42) for q in f.verts)]
bmesh.ops.delete(bm, geom=gone, context="FACES")
bm.to_mesh(body.data)
bm.free()
for side, name in ((-1, "left"), (1, "right")):
    hung_grid("sleeve", hung[name] + np.array((-side * .014, 0, -.030)), SU, SV)     # set in below the shoulder's edge
for s in (-1, 1):
    patch([(s * .056, .012), (s * .090, .022), (s * .138, .128), (s * .112, .146), (s * .136, .160), (s * .085, .30), (s * .006, .425), (s * -.002, .40), (s * .034, .20)], white, .016, .005)
    patch([(s * .088, .555), (s * .192, .545), (s * .194, .590), (s * .090, .602)], white, .005, .004)
patch([(.098, .245), (.165, .232), (.167, .246), (.100, .259)], white, .004, .003)
tube("edge", [tuple(follow(on(.004 + .05 * max(0, z - .58) ** 1.5 * 3, z, .004))) for z in np.linspace(.42, .80, 60)], .0022, matte("b8ad9b", .9), res=3)
horn = principled("horn", "4a2c18", .3)[0]
for z in (.43, .51):
    disc("button", .0105, tuple(follow(on(.020, z, .012))), horn, (0, 0, 0), .005, .0015, 48)


def collar(u, v):
    """Stands behind the neck and falls outwards."""
    a = -.30 + u * (math.pi + .60)
    r, z = ((.0, -.010), (.002, .020), (.010, .030), (.020, .026), (.030, .004), (.036, -.016))[0], 0
    r, z = spline([(.0, -.012), (.001, .016), (.009, .030), (.019, .025), (.029, .002), (.036, -.018)], 24)[round(v * 23)]
    return ((.076 + r) * math.cos(a), .006 + (.056 + r) * math.sin(a), z - .012 - .020 * max(0, -math.sin(a)))


grid("collar", collar, 80, 24, white)
jacket = [o for o in bpy.context.scene.objects if o not in before]


def hanger(loc, turn):
    P = [tube("bar", spline([(-.215, 0, -.090), (-.13, 0, -.036), (0, 0, .0), (.13, 0, -.036), (.215, 0, -.090)], 40), .016, wood),
         tube("trouser bar", [(-.19, 0, -.098), (.19, 0, -.098)], .006, wood),
         tube("hook", spline([(0, 0, .0), (0, 0, .12), (.0, .0, .15), (.045, 0, .185), (.036, 0, .236), (-.010, 0, .240), (-.030, 0, .205)], 40), .0042, st)]
    return group(P, loc, turn)


X = -.02
group(jacket, (X, 0, TOP + .02), -14)
hanger((X, 0, TOP - .0), -14)
hanger((.62, 0, TOP), -7)
second = [o.copy() for o in jacket]
for o in second:
    o.parent = None
    link(o)
group(second, (1.16, .02, TOP + .02), -68)
hanger((1.16, .02, TOP), -68)
lit_disc(.66, (.74, 1.40, 1.46), 1.0, warm=(4000, 2700))
area((.74, 1.2, 1.5), (.4, -1, 1.2), .9, 26, kelvin(3000)).visible_glossy = False
area((-2.4, 1.0, 2.2), (X, 0, 1.4), .5, 110, kelvin(3300), 1.6)
area((-1.7, -2.4, 2.1), (X, 0, 1.35), .6, 84, kelvin(5000), 1.2)
area((1.6, -3.0, 1.2), (.6, 0, 1.3), .8, 12, kelvin(7600), 1.2)
area((2.9, .8, 1.9), (1.1, 0, 1.4), .4, 60, kelvin(5200), 1.6)
ambient("2a3644", .08)
camera((.28, -4.6, 1.44), (.44, 0, 1.44), 65, 6, (X, -.1, 1.4))
shoot("suit", 64, dict(NIGHT, anchor=(97.4, .82), bloom=.16))
