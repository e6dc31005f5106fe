"""People: bodies, clothes and hair of the MakeHuman project (all CC0), shaped, posed and lit here.

`MAKEHUMAN` names the folder `data` of MakeHuman with its system assets. A body is the base mesh moved by its targets;
it is posed by linear blend skinning in numpy, so nothing of Blender's armatures is involved; clothes and hair follow the
triangles of the body that they are fitted to. Facing the viewer at -y; the left side of a figure is at +x. Metres.
"""
import json

from mathutils.bvhtree import BVHTree
from scipy.spatial import cKDTree

from studio import *

DATA = os.environ.get("MAKEHUMAN", "")
_cache = {}


def _obj(path):
    """(points, uv points, [(group, corner indices, uv indices)]) of an OBJ file."""
    points, uvs, faces, group = [], [], [], ""
    with open(path) as f:
        for line in f:
            w = line.split()
            if not w:
                continue
            if w[0] == "v":
                points.append([float(c) for c in w[1:4]])
            elif w[0] == "vt":
                uvs.append([float(c) for c in w[1:3]])
            elif w[0] == "g":
                group = w[1] if len(w) > 1 else ""
            elif w[0] == "f":
                c = [p.split("/") for p in w[1:]]
                faces.append((group, [int(p[0]) - 1 for p in c], [int(p[1]) - 1 for p in c] if len(c[0]) > 1 and c[0][1] else None))
    return np.array(points), np.array(uvs), faces


def _base():
    if "base" not in _cache:
        _cache["base"] = _obj(os.path.join(DATA, "3dobjs/base.obj"))
        rig = json.load(open(os.path.join(DATA, "rigs/default.mhskel")))
        weights = json.load(open(os.path.join(DATA, "rigs/default_weights.mhw")))["weights"]
        order = []
        while len(order) < len(rig["bones"]):
            order += [b for b, d in rig["bones"].items() if b not in order and (not d["parent"] or d["parent"] in order)]
        n = len(_cache["base"][0])
        table = np.zeros((n, len(order)), dtype=np.float32)
        for i, b in enumerate(order):
            for v, w in weights.get(b, []):
                table[v, i] = w
        table[table.sum(1) == 0, 0] = 1
        _cache["rig"] = rig, order, table / table.sum(1, keepdims=True)
    return _cache["base"]


def _target(name):
    path = os.path.join(DATA, "targets", name + ".target")
    rows = [l.split() for l in open(path) if l.strip() and l[0] != "#"]
    return np.array([int(r[0]) for r in rows], dtype=int), np.array([[float(c) for c in r[1:4]] for r in rows]).reshape(-1, 3)


def turn_matrix(axis, degrees):
    return np.array(Matrix.Rotation(math.radians(degrees), 3, Vector(axis)))


def _room(p):
    """MakeHuman's decimetres, y up, to metres, z up."""
    p = np.asarray(p)
    return np.stack([p[..., 0], -p[..., 2], p[..., 1]], -1) * .1


class Human:
    """A body: `build` are targets with weights, `pose` is {bone: [(axis, degrees), ...]} in the directions of the room at
    rest, or {bone: degrees} for a joint that bends forward."""

    def __init__(self, sex="female", build=None, pose=None, race="caucasian", age="young", muscle="average", weight="average"):
        points, self.uvs, self.faces = _base()
        p = points.copy()
        macro = {f"macrodetails/{race}-{sex}-{age}": 1, f"macrodetails/universal-{sex}-{age}-{muscle}muscle-{weight}weight": 1,
                 f"macrodetails/proportions/{sex}-{age}-{muscle}muscle-{weight}weight-idealproportions": .8}
        for name, w in {**macro, **(build or {})}.items():
            i, d = _target(name)
            p[i] += w * d
        self.shape = p
        self._pose(pose or {})

    def _pose(self, pose):
        rig, order, self.weights = _cache["rig"]
        r = _room(self.shape)
        at = {k: r[v].mean(0) for k, v in rig["joints"].items()}
        self.moves, self.heads = {}, {}
        for b in order:
            d = rig["bones"][b]
            head, tail = at[d["head"]], at[d["tail"]]
            R = np.eye(3)
            if b in pose:
                if isinstance(pose[b], (int, float)):
                    axis = np.cross(tail - head, (0, -1, 0))
                    R = turn_matrix(axis / np.linalg.norm(axis), pose[b]) @ R
                else:
                    for axis, degrees in pose[b]:
                        R = turn_matrix(axis, degrees) @ R
            M = np.eye(4)
            M[:3, :3] = R
            M[:3, 3] = head - R @ head
            self.moves[b] = self.moves[d["parent"]] @ M if d["parent"] else M
            self.heads[b] = (self.moves[b] @ np.append(head, 1))[:3]
        self.stack = np.stack([self.moves[b] for b in order])
        self.posed = self._skin(r, self.weights)

    def place(self, x=0.0, y=0.0, turn=0.0, bone=None, z=0.0):
        """Stands the figure at (x, y), turned by `turn` degrees; `bone` names the joint that comes to (x, y, z) instead."""
        R = turn_matrix((0, 0, 1), turn)
        at = np.array(self.heads[bone]) if bone else np.array([0, 0, self.posed[:, 2].min()])
        T = np.eye(4)
        T[:3, :3] = R
        T[:3, 3] = np.array([x, y, z]) - R @ at
        self.posed = self.posed @ R.T + T[:3, 3]
        self.stack = T[None] @ self.stack
        self.moves = {b: T @ m for b, m in self.moves.items()}
        self.heads = {b: T[:3, :3] @ p + T[:3, 3] for b, p in self.heads.items()}
        return self

    def _skin(self, r, weights):
        m = np.einsum("vb,bij->vij", weights, self.stack)
        return np.einsum("vij,vj->vi", m, np.concatenate([r, np.ones((len(r), 1))], 1))[:, :3]

    def joint(self, bone):
        """Where the head of a bone is after posing."""
        return Vector(self.heads[bone])

    def body(self, mat, hide=frozenset(), levels=1):
        """The skin; faces all of whose corners are in `hide` (what clothes cover) are left out."""
        faces = [(c, u) for g, c, u in self.faces if g == "body" and not all(i in hide for i in c)]
        return self._mesh("body", self.posed, faces, self.uvs, mat, levels)

    @staticmethod
    def _mesh(name, points, faces, uv, mat, levels):
        used = sorted({i for c, _ in faces for i in c})
        back = {v: i for i, v in enumerate(used)}
        ob = mesh(name, points[used], [[back[i] for i in c] for c, _ in faces], mat)
        layer = ob.data.uv_layers.new()
        if faces[0][1] is not None:
            layer.data.foreach_set("uv", uv[[i for _, u in faces for i in u]].astype(np.float32).ravel())
        return subdivide(ob, levels) if levels else ob

    def fitted(self, folder):
        """(points at rest, weights, uv, faces, hidden body points) of clothes, hair, eyes that MakeHuman fits to a body."""
        name = os.path.basename(folder)
        scale, refs, hidden, state, obj = [1, 1, 1], [], set(), "", name + ".obj"
        for line in open(os.path.join(DATA, folder, name + ".mhclo")):
            w = line.split()
            if not w or w[0] == "#":
                continue
            if w[0] in ("x_scale", "y_scale", "z_scale"):
                a, b, k = int(w[1]), int(w[2]), "xyz".index(w[0][0])
                scale[k] = abs(self.shape[a, k] - self.shape[b, k]) / float(w[3])
            elif w[0] == "obj_file":
                obj = w[1]
            elif w[0] in ("verts", "delete_verts"):
                state = w[0]
            elif state == "verts" and w[0].isdigit():
                refs.append(([int(w[0])] * 3, [1, 0, 0], [0, 0, 0]) if len(w) == 1 else
                            ([int(c) for c in w[:3]], [float(c) for c in w[3:6]], [float(c) for c in w[6:9]]))
            elif state == "delete_verts":
                i = 0
                while i < len(w):
                    if i + 2 < len(w) and w[i + 1] == "-":
                        hidden |= set(range(int(w[i]), int(w[i + 2]) + 1))
                        i += 3
                    else:
                        hidden.add(int(w[i]))
                        i += 1
        ref = np.array([r[0] for r in refs])
        bary = np.array([r[1] for r in refs])
        off = np.array([r[2] for r in refs]) * np.array(scale)
        p = (self.shape[ref] * bary[..., None]).sum(1) + off
        weights = (self.weights[ref] * bary[..., None]).sum(1)
        weights = np.clip(weights, 0, None)
        _, uv, faces = _obj(os.path.join(DATA, folder, obj))
        return _room(p), weights / weights.sum(1, keepdims=True), uv, faces, hidden

    def wear(self, folder, mat, levels=1, push=0.0):
        """Puts clothes, hair, eyes or teeth on; gives back the object and what it covers of the body."""
        r, weights, uv, faces, hidden = self.fitted(folder)
        p = self._skin(r, weights)
        ob = self._mesh(os.path.basename(folder), p, [(c, u) for _, c, u in faces], uv, mat, levels)
        if push:
            d = ob.modifiers.new("push", "DISPLACE")
            d.strength, d.mid_level = push, 0
        return ob, hidden


# --------------------------------------------------------------------------- materials
def _image(path, data=False):
    im = bpy.data.images.load(os.path.join(DATA, path), check_existing=True)
    im.colorspace_settings.name = "Non-Color" if data else "sRGB"
    return im


def skin(texture, tone=(1, 1, 1), rough=.46):
    """Skin: the painted colour, light below the surface, pores."""
    m, n, p = principled("skin", "c08a6a", rough)
    tex = n.add("ShaderNodeTexImage", image=_image(texture))
    color = n.mix(1.0, tex.outputs[0], (*tone, 1), "MULTIPLY")
    n.put(p, "Base Color", color)
    n.put(p, "Subsurface", .10)
    n.put(p, "Subsurface Color", n.mix(.35, color, rgba("b8452c")))
    n.put(p, "Subsurface Radius", (.012, .005, .003))
    n.put(p, "Specular", .38)
    vec = n.coord("Object")
    pores = n.add("ShaderNodeTexVoronoi", {"Vector": vec, "Scale": 900.0}).outputs["Distance"]
    n.put(p, "Normal", n.bump(pores, .16, .0006, n.bump(n.noise(vec, 160, 5), .10, .0015)))
    n.put(p, "Roughness", n.math("ADD", n.math("MULTIPLY", n.noise(vec, 60, 3), .16), rough - .08))
    return m


def cards(texture, tone=None, gloss=.42):
    """Hair, brows and lashes drawn on cards: colour and gaps from one picture."""
    m, n, out = material("cards")
    tex = n.add("ShaderNodeTexImage", image=_image(texture))
    color = tex.outputs[0]
    if tone:
        grey = n.add("ShaderNodeRGBToBW", {"Color": color}).outputs[0]
        color = n.mix(1.0, rgba(tone), n.ramp(grey, [(0, (.15, .15, .15)), (.5, (1, 1, 1)), (1, (2.2, 2.2, 2.2))]), "MULTIPLY")
    p = n.add("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": gloss, "Specular": .5, "Anisotropic": .6})
    clear = n.add("ShaderNodeBsdfTransparent")
    mix = n.add("ShaderNodeMixShader", {"Fac": tex.outputs["Alpha"], 1: clear, 2: p})
    n.put(out, "Surface", mix)
    return m


def eye(texture="eyes/materials/brown_eye.png"):
    m, n, out = material("eye")
    tex = n.add("ShaderNodeTexImage", image=_image(texture))
    p = n.add("ShaderNodeBsdfPrincipled", {"Base Color": tex.outputs[0], "Roughness": .06, "Specular": .6})
    clear = n.add("ShaderNodeBsdfGlossy", {"Roughness": .02})
    mixed = n.add("ShaderNodeMixShader", {"Fac": n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.33}).outputs[0], .8), 1: n.add("ShaderNodeBsdfTransparent"), 2: clear})
    n.put(out, "Surface", n.add("ShaderNodeMixShader", {"Fac": tex.outputs["Alpha"], 1: mixed, 2: p}))
    return m


def cloth(color, rough=.85, sheen=.4, weave=900.0, normal=None):
    """Fabric with a fine weave; `normal` is a picture of seams and folds."""
    m, n, p = principled("cloth", color, rough, Sheen=sheen, Specular=.2)
    folds = None
    if normal:
        folds = n.add("ShaderNodeNormalMap", {"Color": n.add("ShaderNodeTexImage", image=_image(normal, True)).outputs[0], "Strength": 1.0}).outputs[0]
    wave = n.add("ShaderNodeTexWave", {"Vector": n.coord("Object"), "Scale": weave, "Distortion": 1.5}).outputs["Fac"]
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", wave, .4), n.noise(n.coord("Object"), 260, 4)), .12, .001, folds))
    return m


def face(h, brows="eyebrow001", lashes="eyelashes02", tone="2a1b12", iris="eyes/materials/brown_eye.png"):
    """Eyes, brows, lashes and teeth of a body."""
    h.wear("eyes/high-poly", eye(iris), levels=1)
    h.wear(f"eyebrows/{brows}", cards(f"eyebrows/{brows}/{brows}.png", tone), levels=0)
    h.wear(f"eyelashes/{lashes}", cards(f"eyelashes/{lashes}/{lashes}.png", "120b08"), levels=0)
    h.wear("teeth/teeth_base", principled("teeth", "7d6f5c", .35)[0], levels=0)


# --------------------------------------------------------------------------- hair
def strand_material(color, gloss=.38):
    """Hair of ribbons: a highlight that runs across the strands, each strand a little lighter or darker."""
    m, n, p = principled("strands", color, gloss, Anisotropic=.85, Specular=.45, Sheen=.2)
    uv = n.add("ShaderNodeUVMap")
    parts = n.add("ShaderNodeSeparateXYZ", {"Vector": uv.outputs[0]})
    own = n.add("ShaderNodeTexWhiteNoise", {"W": parts.outputs["X"]}, noise_dimensions="1D").outputs["Value"]
    shade = n.ramp(own, [(0, (.62, .62, .62)), (1, (1.5, 1.5, 1.5))])
    n.put(p, "Base Color", n.mix(1.0, rgba(color), shade, "MULTIPLY"))
    n.put(p, "Tangent", n.add("ShaderNodeTangent", direction_type="UV_MAP").outputs[0])
    n.put(p, "Anisotropic Rotation", .25)
    return m


def hairline(y, z, x):
    """How far above the edge of the hair a point of the head lies; in metres, seen from the middle of the skull."""
    edge = np.interp(y, [-.10, -.055, -.03, 0, .012, .05, .07, .10], [.028, .025, .004, -.022, -.052, -.05, -.085, -.10])
    ear = (z > -.092) & (z < -.022) & (y > .010) & (y < .056) & (np.abs(x) > .060)
    return np.where(ear, -1, z - edge)


def scalp(h):
    """(corners, normal) of the skin that hair grows from, after posing, and where the middle of the skull is."""
    R = h.moves["head"][:3, :3]
    middle = np.array(h.joint("head")) + R @ np.array([0, -.03, .07])
    out = []
    for g, c, _ in h.faces:
        if g != "body":
            continue
        q = h.posed[c]
        at = (q.mean(0) - middle) @ R
        if np.abs(at).max() > .16 or hairline(at[1], at[2], at[0]) < -.008:
            continue
        n = np.cross(q[1] - q[0], q[2] - q[0])
        out.append((q, n / (np.linalg.norm(n) + 1e-12)))
    return out, middle


def grow(h, mat, comb, length=.06, count=26000, lift=.35, drop=.1, hold=.3, cling=0.0, wave=0.0, clump=.45, width=.00024, steps=9,
         eye=(0, -5, 0), shy=.0025, seed=3, rough=.0012, taper=None):
    """Hair as ribbons that turn to the camera at `eye`. `comb(points)` is the direction in which hair lies, in the
    directions of the head; `lift` stands it off the skin at the root, `drop` lets it fall, `clump` draws it together at the tips;
    `taper(points)` from 0 to 1 shortens it; `hold` bends it along the skin,
    `cling` draws it to it. Lengths in metres."""
    rng = np.random.default_rng(seed)
    body = [c for g, c, _ in h.faces if g == "body"]
    tree = BVHTree.FromPolygons([tuple(p) for p in h.posed], body)
    patch, origin = scalp(h)
    R = h.moves["head"][:3, :3]
    areas = np.array([np.linalg.norm(np.cross(q[1] - q[0], q[2] - q[0])) for q, _ in patch])
    pick = rng.choice(len(patch), count, p=areas / areas.sum())
    a, b = rng.random((2, count, 1))
    Q = np.stack([patch[i][0] if len(patch[i][0]) == 4 else patch[i][0][[0, 1, 2, 2]] for i in pick])
    roots = (1 - a) * ((1 - b) * Q[:, 0] + b * Q[:, 1]) + a * ((1 - b) * Q[:, 3] + b * Q[:, 2])
    normals = np.stack([patch[i][1] for i in pick])
    local = (roots - origin) @ R
    keep = hairline(local[:, 1], local[:, 2], local[:, 0]) > rng.normal(0, .0025, len(local))
    roots, normals, local = roots[keep], normals[keep], local[keep]
    count = len(roots)

    def lie(points, out):
        """The direction of the hair along the skin at `points`."""
        v = np.asarray(comb((points - origin) @ R), dtype=float) @ R.T
        v -= (v * out).sum(1, keepdims=True) * out
        return v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-9)

    lay = lie(roots, normals)
    full = length * (1 + .22 * rng.standard_normal((count, 1))).clip(.4, 1.5)
    if taper:
        full *= np.asarray(taper(local)).reshape(-1, 1)
    guide = roots[rng.choice(count, max(40, count // 45), replace=False)]
    mine = cKDTree(guide).query(roots)[1]
    sway = rng.standard_normal((len(guide), 3))[mine]
    path = [roots - normals * .001]
    d = normals * lift + lay * (1 - lift) + rng.standard_normal((count, 3)) * .05
    p = path[0]
    for k in range(1, steps + 1):
        t = k / steps
        d = d + lay * hold * (1 - t * min(1, drop * 2)) + np.array([0, 0, -1]) * drop * (.25 + t) + sway * wave * math.sin(6 * t) * .5
        d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
        p = p + d * full / steps
        q, near = p.copy(), normals.copy()
        for i in range(count):
            at, nrm, _, dist = tree.find_nearest(Vector(p[i]), .05)
            if at is None:
                continue
            at, nrm = np.array(at), np.array(nrm)
            near[i] = nrm
            depth = (p[i] - at) @ nrm
            if depth < shy:
                q[i] = p[i] + nrm * (shy - depth)
            elif cling and dist < .03:
                q[i] = p[i] - nrm * (depth - shy) * cling
        away = (q - p) / (full / steps)
        d = d + away * np.minimum(.6, .35 / (np.linalg.norm(away, axis=1, keepdims=True) + 1e-9))
        p = q
        lay = lie(p, near)
        path.append(p)
    path = np.stack(path, 1)                                                     # strands, points, 3
    centre = np.stack([path[mine == g].mean(0) if (mine == g).any() else np.zeros((steps + 1, 3)) for g in range(len(guide))])
    along = np.linspace(0, 1, steps + 1)[None, :, None]
    path = path + (centre[mine] - path) * clump * along ** 1.5 + rng.standard_normal(path.shape) * rough * along
    tangent = np.gradient(path, axis=1)
    view = np.array(eye) - path
    side = np.cross(tangent, view)
    side /= np.linalg.norm(side, axis=2, keepdims=True) + 1e-9
    wide = width * (1 - .7 * along ** 2)
    up = np.cross(side, tangent)
    up /= np.linalg.norm(up, axis=2, keepdims=True) + 1e-9
    tri = np.stack([path - side * wide, path + up * wide * .8, path + side * wide], 2)    # three points across
    verts = tri.reshape(-1, 3)
    base = (np.arange(count)[:, None] * (steps + 1) + np.arange(steps)[None]).ravel() * 3
    quads = np.concatenate([np.stack([base + j, base + j + 1, base + j + 4, base + j + 3], 1) for j in (0, 1)])
    me = bpy.data.meshes.new("hair")
    me.vertices.add(len(verts))
    me.vertices.foreach_set("co", verts.astype(np.float32).ravel())
    me.loops.add(len(quads) * 4)
    me.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set("loop_start", np.arange(0, len(quads) * 4, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    layer = me.uv_layers.new()
    strand = np.repeat(rng.random(count), (steps + 1) * 3)
    height = np.tile(np.repeat(np.linspace(0, 1, steps + 1), 3), count)
    layer.data.foreach_set("uv", np.stack([strand, height], 1)[quads.ravel()].astype(np.float32).ravel())
    me.update(calc_edges=True)
    me.materials.append(mat)
    return link(bpy.data.objects.new("hair", me))
