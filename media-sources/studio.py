"""Lumen studio: shared kit for the still-life series (Blender 3.4+, Cycles CPU).

Every scene script imports this module, builds its set from the helpers below and
ends with `shoot(...)`.  Nothing is loaded from disk: all geometry and all textures
are procedural, so every picture is original work.

Command line (after Blender's own `--`):
    --out DIR      where the PNG goes              (default: ./out)
    --scale F      render scale; 0.4 = draft                        (default: 0.8)
    --spp N        samples per pixel, both halves  (default: the scene's own value)
    --width N      enlarge to this width           (default: the full one from --scale 0.6 on)
    --view NAME    another camera of the same set, where the scene has one
    --raw          also keep the linear EXR buffers
"""
import argparse
import json
import math
import os
import random
import sys
import time

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import finish  # noqa: E402
import silhouettes  # noqa: E402

# --------------------------------------------------------------------------- palette
BROWN = "7e4b26"      # brand
BONE = "f2eadf"       # brand background
ESPRESSO = "1c110a"   # stage black
UMBER = "4a2b17"
CLAY = "b0774a"
SAND = "d9c4a7"
AMBER = "f0b066"      # light


def rgb(hexcode):
    """sRGB hex -> linear RGB tuple."""
    v = [int(hexcode[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in v)


def rgba(hexcode):
    return (*rgb(hexcode), 1.0)


def kelvin(k):
    """Approximate linear RGB of a black body, normalised to its brightest channel."""
    t = k / 100.0
    r = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    g = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    v = [min(max(c, 0), 255) / 255 for c in (r, g, b)]
    v = [c ** 2.2 for c in v]
    m = max(v)
    return tuple(c / m for c in v)


# Grading presets: DAY keeps the creams clean, NIGHT protects the lights.
DAY = dict(anchor=(88.0, 0.80), saturation=0.90, tint=(0.99, 1.0, 1.015), vignette=0.14, contrast=1.05)
NIGHT = dict(anchor=(98.0, 1.0), bloom=0.16, halation=0.07, saturation=0.94)


# --------------------------------------------------------------------------- arguments
def arguments():
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", default="out")
    ap.add_argument("--scale", type=float, default=0.8)
    ap.add_argument("--spp", type=int, default=0)
    ap.add_argument("--width", type=int, default=0)
    ap.add_argument("--view", default="")
    ap.add_argument("--raw", action="store_true")
    return ap.parse_args(argv)


ARGS = arguments()


def begin(width=1600, height=1000, seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    np.random.seed(seed)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc["full"] = (width, height)
    sc.render.resolution_x = int(width * ARGS.scale)
    sc.render.resolution_y = int(height * ARGS.scale)
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = True
    c = sc.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.adaptive_min_samples = 12
    c.sample_clamp_indirect = 4.0
    c.sample_clamp_direct = 40.0
    c.max_bounces = 5
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 6
    c.volume_bounces = 0
    c.transparent_max_bounces = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.6
    sc.render.threads_mode = "AUTO"
    w = bpy.data.worlds.new("world")
    w.use_nodes = True
    sc.world = w
    ambient("000000", 0.0)
    return sc


# --------------------------------------------------------------------------- nodes
class Nodes:
    """Tiny sugar over a shader node tree."""

    def __init__(self, tree):
        self.t = tree

    def add(self, kind, inputs=None, **props):
        n = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (inputs or {}).items():
            self.put(n, k, v)
        return n

    def put(self, node, key, value):
        sock = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.t.links.new(value, sock)
        elif isinstance(value, bpy.types.Node):
            self.t.links.new(value.outputs[0], sock)
        else:
            sock.default_value = value

    def ramp(self, fac, stops, mode="LINEAR"):
        n = self.add("ShaderNodeValToRGB", {"Fac": fac})
        cr = n.color_ramp
        cr.interpolation = mode
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = c if len(c) == 4 else (*c, 1)
        return n.outputs["Color"]

    def math(self, op, a, b=0.0, c=None, clamp=False):
        n = self.add("ShaderNodeMath", {0: a, 1: b}, operation=op, use_clamp=clamp)
        if c is not None:
            self.put(n, 2, c)
        return n.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        return self.add("ShaderNodeMixRGB", {"Fac": fac, "Color1": a, "Color2": b},
                        blend_type=blend).outputs[0]

    def noise(self, vec, scale, detail=4.0, rough=0.5, distort=0.0):
        return self.add("ShaderNodeTexNoise", {
            "Vector": vec, "Scale": scale, "Detail": detail,
            "Roughness": rough, "Distortion": distort}).outputs["Fac"]

    def bump(self, height, strength=0.1, distance=0.02, normal=None):
        n = self.add("ShaderNodeBump", {"Height": height, "Strength": strength,
                                        "Distance": distance})
        if normal is not None:
            self.put(n, "Normal", normal)
        return n.outputs[0]

    def coord(self, kind="Object", scale=(1, 1, 1)):
        tc = self.add("ShaderNodeTexCoord")
        m = self.add("ShaderNodeMapping", {"Vector": tc.outputs[kind], "Scale": scale})
        return m.outputs[0]


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    n = Nodes(m.node_tree)
    out = n.add("ShaderNodeOutputMaterial")
    return m, n, out


def principled(name, color, rough=0.5, metal=0.0, **extra):
    m, n, out = material(name)
    p = n.add("ShaderNodeBsdfPrincipled", {"Roughness": rough, "Metallic": metal})
    n.put(p, "Base Color", color if not isinstance(color, str) else rgba(color))
    for k, v in extra.items():
        n.put(p, k.replace("_", " "), v)
    n.put(out, "Surface", p)
    m["bsdf"] = p.name
    return m, n, p


# --------------------------------------------------------------------------- materials
def bronze(color="b98d63", rough=0.26, patina=0.35, scale=3.0):
    """Cast, hand-polished bronze: two roughnesses broken up by a soft patina."""
    m, n, p = principled("bronze", color, rough, 1.0)
    v = n.coord("Object")
    f = n.noise(v, scale, 3, 0.6, 0.4)
    fine = n.noise(v, scale * 26, 1, 0.6)
    dark = tuple(c * 0.45 for c in rgb(color)) + (1,)
    n.put(p, "Base Color", n.ramp(f, [(0.35, dark), (0.62, rgba(color))])
          if patina > 0.6 else n.mix(n.ramp(f, [(0.4, (patina,) * 3), (0.62, (0, 0, 0))]),
                                     rgba(color), dark))
    r = n.math("MULTIPLY_ADD", f, 0.22, rough - 0.10)
    # Cycles switches its denoising features at a roughness of about 0.27; stay on one side of it
    r = n.math("MAXIMUM", r, 0.29) if rough >= 0.24 else n.math("MINIMUM", r, 0.255)
    n.put(p, "Roughness", r)
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", f, 0.6),
                                     n.math("MULTIPLY", fine, 0.04)), 0.10, 0.03))
    return m


def brass(rough=0.16):
    m, n, p = principled("brass", "d8b480", rough, 1.0)
    v = n.coord("Object")
    f = n.noise(v, 8, 4, 0.55)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, 0.10, rough - 0.05))
    return m


def stone(base="d8c5aa", vein="b3926b", scale=1.0, rough=0.55, bump=0.25):
    """Travertine: horizontal bedding, soft clouds and small pores."""
    m, n, p = principled("travertine", base, rough)
    v = n.coord("Object", (scale * 0.35, scale * 0.35, scale * 2.2))
    bed = n.noise(v, 3.2, 5, 0.62, 0.6)
    cloud = n.noise(n.coord("Object", (scale,) * 3), 1.4, 2, 0.6)
    pores = n.noise(n.coord("Object", (scale * 1.0, scale * 1.0, scale * 3.4)), 26, 1, 0.7)
    c = n.ramp(bed, [(0.32, rgba(vein)), (0.5, rgba(base)),
                     (0.72, tuple(min(1, x * 1.12) for x in rgb(base)) + (1,))])
    c = n.mix(n.math("MULTIPLY", cloud, 0.45), c, rgba(vein), "SOFT_LIGHT")
    hole = n.ramp(pores, [(0.28, (1, 1, 1)), (0.36, (0, 0, 0))])
    c = n.mix(n.math("MULTIPLY", hole, 0.45), c, tuple(x * 0.4 for x in rgb(vein)) + (1,))
    n.put(p, "Base Color", c)
    h = n.math("SUBTRACT", n.math("MULTIPLY", bed, 0.35), n.math("MULTIPLY", hole, 0.9))
    n.put(p, "Normal", n.bump(h, bump, 0.03))
    return m


def plaster(color=BONE, rough=0.92, bump=0.18, scale=1.0):
    """Trowelled lime plaster."""
    m, n, p = principled("plaster", color, rough, Specular=0.25)
    v = n.coord("Object", (scale,) * 3)
    big = n.noise(v, 0.9, 3, 0.6)
    mid = n.noise(n.coord("Object", (scale, scale, scale * 1.7)), 5.5, 4, 0.62, 1.2)
    base = rgb(color)
    c = n.ramp(big, [(0.3, tuple(x * 0.86 for x in base)), (0.7, tuple(min(1, x * 1.04) for x in base))])
    n.put(p, "Base Color", c)
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", big, 0.5), mid), bump, 0.05))
    return m


def velvet(color="6b3a1c", sheen="c98a57"):
    m, n, out = material("velvet")
    v = n.coord("Object")
    f = n.noise(v, 60, 3, 0.6)
    d = n.add("ShaderNodeBsdfDiffuse", {"Color": rgba(color), "Roughness": 1.0})
    s = n.add("ShaderNodeBsdfVelvet", {"Color": rgba(sheen), "Sigma": 0.42})
    nrm = n.bump(f, 0.25, 0.01)
    n.put(d, "Normal", nrm)
    n.put(s, "Normal", nrm)
    a = n.add("ShaderNodeMixShader", {"Fac": 0.34})
    n.put(a, 1, d.outputs[0])
    n.put(a, 2, s.outputs[0])
    n.put(out, "Surface", a)
    return m


def silk(color="cfa981", rough=0.34, sheen=0.6, aniso=0.0):
    m, n, p = principled("silk", color, rough, 0.0, Sheen=sheen, Specular=0.55)
    n.put(p, "Sheen Tint", 0.7)
    v = n.coord("UV")
    f = n.noise(n.coord("UV", (900, 90, 1)), 1.0, 2, 0.5)
    n.put(p, "Normal", n.bump(f, 0.06, 0.004))
    return m


def walnut(color="5a3319", rough=0.38, scale=1.0):
    m, n, p = principled("walnut", color, rough)
    v = n.coord("Object", (scale * 0.25, scale * 3.5, scale * 3.5))
    g = n.noise(v, 3.0, 4, 0.65, 1.5)
    fine = n.noise(n.coord("Object", (scale * 1.2, scale * 40, scale * 40)), 2.0, 3, 0.6)
    base = rgb(color)
    c = n.ramp(g, [(0.3, tuple(x * 0.42 for x in base)), (0.55, base),
                   (0.75, tuple(min(1, x * 1.5) for x in base))])
    c = n.mix(0.25, c, n.ramp(fine, [(0.3, (0.1, 0.06, 0.03)), (0.7, (1, 1, 1))]), "MULTIPLY")
    n.put(p, "Base Color", c)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", g, 0.2, rough - 0.1))
    n.put(p, "Normal", n.bump(fine, 0.08, 0.01))
    return m


def lacquer(color="120a06", rough=0.12):
    m, n, p = principled("lacquer", color, rough, 0.0, Specular=0.5)
    v = n.coord("Object")
    f = n.noise(v, 1.6, 5, 0.6, 0.5)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, 0.16, rough - 0.03))
    return m


def matte(color, rough=0.8, spec=0.3):
    return principled("matte", color, rough, 0.0, Specular=spec)[0]


def glow(color, strength):
    m, n, out = material("glow")
    c = rgba(color) if isinstance(color, str) else (*color, 1)
    e = n.add("ShaderNodeEmission", {"Color": c, "Strength": strength})
    n.put(out, "Surface", e)
    return m


def glass(color="f4e4cf", rough=0.02, ior=1.45):
    m, n, out = material("glass")
    g = n.add("ShaderNodeBsdfGlass", {"Color": rgba(color), "Roughness": rough, "IOR": ior})
    t = n.add("ShaderNodeBsdfTransparent", {"Color": rgba(color)})
    lp = n.add("ShaderNodeLightPath")
    mx = n.add("ShaderNodeMixShader", {"Fac": lp.outputs["Is Shadow Ray"]})
    n.put(mx, 1, g.outputs[0])
    n.put(mx, 2, t.outputs[0])
    n.put(out, "Surface", mx)
    return m


# --------------------------------------------------------------------------- geometry
def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(name, verts, faces, mat=None, smooth=True, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uvs is not None:
        layer = me.uv_layers.new()
        flat = np.array([uvs[v] for f in faces for v in f], dtype=np.float32).ravel()
        layer.data.foreach_set("uv", flat)
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.update()
    ob = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return ob


def grid(name, fn, nu, nv, mat=None, close_u=False, close_v=False):
    """Surface from fn(u, v) -> (x, y, z), u and v in 0..1."""
    us = [i / (nu if close_u else nu - 1) for i in range(nu)]
    vs = [j / (nv if close_v else nv - 1) for j in range(nv)]
    verts = [fn(u, v) for v in vs for u in us]
    uvs = [(u, v) for v in vs for u in us]
    faces = []
    for j in range(nv if close_v else nv - 1):
        for i in range(nu if close_u else nu - 1):
            a = j * nu + i
            b = j * nu + (i + 1) % nu
            c = ((j + 1) % nv) * nu + (i + 1) % nu
            d = ((j + 1) % nv) * nu + i
            faces.append((a, b, c, d))
    return mesh(name, verts, faces, mat, True, uvs)


def lathe(name, profile, mat=None, seg=160, loc=(0, 0, 0)):
    """Revolve [(radius, z), ...] about z."""
    n = len(profile)

    def fn(u, v):
        k = v * (n - 1)
        r, z = profile[int(round(k))]
        a = u * math.tau
        return (r * math.cos(a) + loc[0], r * math.sin(a) + loc[1], z + loc[2])
    return grid(name, fn, seg, n, mat, close_u=True)


def spline(points, n=200, closed=False):
    """Centripetal-ish Catmull-Rom through 2D/3D points."""
    P = [np.array(p, dtype=float) for p in points]
    m = len(P)
    out = []
    segs = m if closed else m - 1
    for i in range(n):
        t = i / (n if closed else n - 1) * segs
        k = min(int(t), segs - 1)
        f = t - k

        def g(j):
            return P[j % m] if closed else P[min(max(j, 0), m - 1)]
        p0, p1, p2, p3 = g(k - 1), g(k), g(k + 1), g(k + 2)
        out.append(tuple(0.5 * ((2 * p1) + (-p0 + p2) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f
                                + (-p0 + 3 * p1 - 3 * p2 + p3) * f ** 3)))
    return out


def box(name, size, loc=(0, 0, 0), mat=None, bevel=0.02, rot=(0, 0, 0), segments=3):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z),
         (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    ob = mesh(name, v, f, mat, True)
    ob.location = loc
    ob.rotation_euler = Euler(rot)
    soften(ob, bevel, segments)
    return ob


def soften(ob, width=0.02, segments=3, angle=40):
    if width:
        b = ob.modifiers.new("bevel", "BEVEL")
        b.width = width
        b.segments = segments
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(angle)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(angle)
    return ob


def prism(name, outline, depth, mat=None, bevel=0.02, loc=(0, 0, 0), rot=(0, 0, 0), segments=4):
    """Extrude a closed outline given in the xz plane along y."""
    bm = bmesh.new()
    vs = [bm.verts.new((x, -depth / 2, z)) for x, z in outline]
    face = bm.faces.new(vs)
    r = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, depth, 0),
                        verts=[g for g in r["geom"] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    ob = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    ob.location = loc
    ob.rotation_euler = Euler(rot)
    soften(ob, bevel, segments)
    if bevel:
        ob.modifiers["bevel"].harden_normals = True      # keeps the big flat faces flat
    for p in me.polygons:
        if p.area > 0 and len(p.vertices) > 8:
            p.use_smooth = False
    return ob


def torus(name, R, r, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=200, sides=64, squash=1.0):
    def fn(u, v):
        a, b = u * math.tau, v * math.tau
        return ((R + r * math.cos(b)) * math.cos(a), (R + r * math.cos(b)) * math.sin(a),
                r * squash * math.sin(b))
    ob = grid(name, fn, seg, sides, mat, True, True)
    ob.location = loc
    ob.rotation_euler = Euler(rot)
    return ob


def head_outline(n=360, nose=0.0, chin=0.0, brow=0.0):
    """Profile of a human head and neck looking along +x; chin near 0, crown at 1.2."""
    pts = [(0.38, -0.42), (0.385, -0.24), (0.38, -0.10), (0.40, -0.01), (0.46, 0.050), (0.56 + chin / 2, 0.078), (0.655 + chin, 0.085),
           (0.712 + chin, 0.110), (0.734 + chin, 0.160), (0.718 + chin / 2, 0.214), (0.704, 0.246), (0.718, 0.268), (0.744, 0.286),
           (0.750, 0.306), (0.734, 0.328), (0.754, 0.350), (0.760, 0.370), (0.744, 0.392), (0.729, 0.410), (0.730, 0.432),
           (0.750, 0.447), (0.812 + nose, 0.456), (0.846 + nose, 0.476), (0.850 + nose, 0.502), (0.818 + nose * .7, 0.556),
           (0.772 + nose * .4, 0.622), (0.728, 0.684), (0.714, 0.715), (0.722 + brow, 0.745), (0.740 + brow, 0.778), (0.738 + brow, 0.83),
           (0.718, 0.90), (0.680, 0.98), (0.615, 1.065), (0.52, 1.135), (0.38, 1.195), (0.22, 1.215), (0.05, 1.19), (-0.10, 1.115),
           (-0.215, 0.99), (-0.270, 0.83), (-0.262, 0.67), (-0.205, 0.52), (-0.135, 0.40), (-0.105, 0.28), (-0.115, 0.12),
           (-0.15, -0.06), (-0.20, -0.22), (-0.26, -0.34), (-0.30, -0.42)]
    fine = np.array(spline(pts, 4 * n))
    soft = fine.copy()
    for _ in range(3):                                   # lips rounder than the bevel of the board is wide
        soft[6:-6] = np.mean([np.roll(soft, k, 0) for k in range(-6, 7)], axis=0)[6:-6]
    return [tuple(p) for p in soft[::4]]


def sphere(name, r, loc, mat=None, seg=96):
    def fn(u, v):
        a, b = u * math.tau, v * math.pi
        return (r * math.sin(b) * math.cos(a), r * math.sin(b) * math.sin(a), -r * math.cos(b))
    ob = grid(name, fn, seg, seg // 2, mat, close_u=True)
    ob.location = loc
    return ob


def disc(name, r, loc, mat=None, rot=(0, 0, 0), thick=0.02, bevel=0.005, seg=256):
    pts = [(r * math.cos(i / seg * math.tau), r * math.sin(i / seg * math.tau)) for i in range(seg)]
    return prism(name, pts, thick, mat, bevel, loc, rot)


def wires(name, lines, radius, mat=None, closed=False, res=2):
    """Many thin wires as one curve."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", radius, res
    for line in lines:
        s = cu.splines.new("POLY")
        s.points.add(len(line) - 1)
        for o, q in zip(s.points, line):
            o.co = (*q, 1)
        s.use_cyclic_u = closed
        s.use_smooth = True
    if mat:
        cu.materials.append(mat)
    return link(bpy.data.objects.new(name, cu))


def tube(name, pts, radius, mat=None, closed=False, res=8):
    ob = wires(name, [pts], radius, mat, closed, res)
    ob.data.use_fill_caps = True
    return ob


def cyclorama(width=30, depth=14, height=14, radius=4.0, mat=None, y_back=6.0, z=0.0):
    """Seamless studio sweep: floor that curves into the wall."""
    prof = []
    y0 = y_back - depth
    prof += [(y0 + (y_back - radius - y0) * i / 10, z) for i in range(11)]
    prof += [(y_back - radius + radius * math.sin(a), z + radius - radius * math.cos(a))
             for a in np.linspace(0, math.pi / 2, 40)[1:]]
    prof += [(y_back, z + radius + (height - radius) * i / 8) for i in range(1, 9)]
    n = len(prof)

    def fn(u, v):
        y, zz = prof[int(round(v * (n - 1)))]
        return ((u - 0.5) * width, y, zz)
    return grid("cyclorama", fn, 24, n, mat)


def arch_outline(w, h, n=48):
    """Round-headed arch outline (xz), standing on z = 0."""
    r = w / 2
    pts = [(-r, 0), (-r, h - r)]
    pts += [(-r * math.cos(a), h - r + r * math.sin(a)) for a in np.linspace(0, math.pi, n)[1:-1]]
    pts += [(r, h - r), (r, 0)]
    return pts


def cut(target, tool):
    """Boolean difference; the tool is hidden."""
    b = target.modifiers.new("cut", "BOOLEAN")
    b.operation = "DIFFERENCE"
    b.object = tool
    b.solver = "EXACT"
    tool.hide_render = True
    tool.hide_viewport = False
    tool.display_type = "WIRE"
    # the bevel has to come after the cut
    mods = target.modifiers
    if "bevel" in mods:
        i = list(mods).index(mods["bevel"])
        bpy.context.view_layer.objects.active = target
        bpy.ops.object.modifier_move_to_index(modifier="bevel", index=len(mods) - 1)
    return target


def rounded_outline(w, h, r, n=14):
    """Rounded rectangle (xz), centred on the origin."""
    pts = []
    for cx, cz, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        pts += [(cx + r * math.cos(math.radians(a0 + k * 90 / n)), cz + r * math.sin(math.radians(a0 + k * 90 / n))) for k in range(n + 1)]
    return pts


def even_outline(w, h, r, count):
    """The same as evenly spaced points."""
    pts = np.array(rounded_outline(w, h, r, 24))
    pts = np.vstack([pts, pts[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
    at = np.arange(count) / count * run[-1]
    return list(zip(np.interp(at, run, pts[:, 0]).tolist(), np.interp(at, run, pts[:, 1]).tolist()))


def circle_outline(r, seg=160, cx=0.0, cz=0.0):
    return [(cx + r * math.cos(i / seg * math.tau), cz + r * math.sin(i / seg * math.tau)) for i in range(seg)]


def point(loc, power, color=AMBER, radius=0.1):
    L = bpy.data.lights.new("point", "POINT")
    L.energy = power
    L.color = rgb(color) if isinstance(color, str) else color
    L.shadow_soft_size = radius
    ob = link(bpy.data.objects.new("point", L))
    ob.location = loc
    return ob


def bake(ob):
    """Apply all modifiers (through the evaluated mesh)."""
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    ob.modifiers.clear()
    ob.data = me
    return ob


def balls(name, chain, mat=None, voxel=0.02, smooth=6, seg=16):
    """Fuse tapered capsules [(p, q, rp, rq), ...] into one closed skin (voxel remesh)."""
    ring = seg // 2
    unit, quads = [], []
    for j in range(ring + 1):
        for i in range(seg):
            u, v = i / seg * math.tau, j / ring * math.pi
            unit.append((math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), -math.cos(v)))
            if j < ring:
                quads.append((j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i))
    unit, quads = np.array(unit), np.array(quads)
    verts, faces, k = [], [], 0
    for p, q, rp, rq in chain:
        p, q = Vector(p), Vector(q)
        n = min(60, max(2, int((q - p).length / (min(rp, rq) * 0.45)) + 1))
        for i in range(n):
            t = i / (n - 1)
            verts.append(unit * (rp + (rq - rp) * t) + np.array(p.lerp(q, t)))
            faces.append(quads + k)
            k += len(unit)
    ob = mesh(name, np.concatenate(verts).tolist(), np.concatenate(faces).tolist())
    r = ob.modifiers.new("remesh", "REMESH")
    r.mode = "VOXEL"
    r.voxel_size = voxel
    r.use_smooth_shade = True
    s = ob.modifiers.new("smooth", "SMOOTH")
    s.iterations = smooth
    s.factor = 0.6
    bake(ob)
    if mat:
        ob.data.materials.clear()
        ob.data.materials.append(mat)
    return ob


def cutout(name, shapes, mat, loc=(0, 0, 0), scale=1.0, thick=.05):
    """Outlines of a person (`silhouettes`) as thin boards in front of each other; the camera looks along +y."""
    parts = []
    for i, shape in enumerate(shapes):
        outline = [(x * scale, z * scale) for x, z in silhouettes.curve(shape)]
        parts.append(prism(name, outline, thick, mat, 0, (loc[0], loc[1] + .002 * i, loc[2])))
    return parts


def rounded(name, shapes, mat, r, loc=(0, 0, 0), cell=.003, thick=1.0):
    """Outlines of a person (`silhouettes`) as one rounded body: `r` (metres) deep where it is broader than 2 r, times `thick`, round
    towards its outline. Light from behind runs round it, as it cannot round a board."""
    from scipy.ndimage import distance_transform_edt, gaussian_filter
    outlines = [np.array(silhouettes.curve(s)) for s in shapes]
    every = np.concatenate(outlines)
    low, high = every.min(0) - 3 * cell, every.max(0) + 3 * cell
    w, h = (int(math.ceil(v)) for v in (high - low) / cell)
    inside = silhouettes.cover([[((x - low[0]) / cell, (high[1] - z) / cell) for x, z in s] for s in outlines], w, h) > .5
    d = np.minimum(distance_transform_edt(inside) * cell, r)
    deep = gaussian_filter(np.sqrt(np.maximum(d * (2 * r - d), 0)), r / cell * .22) * inside * thick
    index = np.full((h, w), -1)
    index[inside] = np.arange(inside.sum())
    rows, cols = np.nonzero(inside)
    x, z, y = low[0] + cols * cell, high[1] - rows * cell, deep[inside]
    a, b, c, e = index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]
    whole = (a >= 0) & (b >= 0) & (c >= 0) & (e >= 0)
    quads = np.stack([a[whole], e[whole], c[whole], b[whole]], 1)
    for side in (-1, 1):
        ob = mesh(name, np.stack([x, side * y, z], 1).tolist(), quads[:, ::-side].tolist(), mat)
        ob.location = loc
        m = ob.modifiers.new("smooth", "SMOOTH")
        m.iterations, m.factor = 5, .5


def clothed(shapes, at, hair, skin, cloth, legs, face=False, turn=0.0):
    """A person of `silhouettes.figure()` as rounded bodies: hair, neck, trunk, arms, hands and legs each of its material. `face`: who looks
    at us shows a face below the hair. `turn` (radians) about their own axis; towards the camera their outline is the widest."""
    before = set(bpy.data.objects)
    k = len(shapes) - 16                                       # hair first, then neck, trunk, two arms of five parts, four of legs
    put = lambda name, some, mat, r, y=0.0: rounded(name, some, mat, r, (at[0], at[1] + y, at[2] if len(at) > 2 else 0))
    put("hair", shapes[:k], hair, .085, -.02)
    if face:
        put("face", [silhouettes.oval(sum(x for x, _ in shapes[0]) / len(shapes[0]), 1.632, .070, .100)], skin, .07, -.085)
    put("neck", [shapes[k]], skin, .05)
    put("trunk", [shapes[k + 1]], cloth, .12)
    for arm in (shapes[k + 2:k + 7], shapes[k + 7:k + 12]):
        put("arm", arm[:4], cloth, .05, .03)
        put("hand", [arm[4]], skin, .025, .03)
    put("leg", shapes[k + 12:], legs, .07)
    for ob in set(bpy.data.objects) - before:
        ob.rotation_euler[2] = turn


def cup(name, R, t, angle, mat, az=0.0, el=0.0, loc=(0, 0, 0)):
    """Thick spherical bowl; its opening looks at azimuth `az` (0 = the camera, +right) and elevation `el` (degrees)."""
    A = math.radians(angle)
    rim = [((R - t / 2) * math.sin(A) + t / 2 * math.sin(A) * math.cos(b) , -(R - t / 2) * math.cos(A) - t / 2 * math.cos(A) * math.cos(b) + t * 0.5 * math.sin(b))
           for b in np.linspace(0, math.pi, 14)]
    prof = [(R * math.sin(a), -R * math.cos(a)) for a in np.linspace(0.0005, A, 110)] + rim[1:-1] + \
           [((R - t) * math.sin(a), -(R - t) * math.cos(a)) for a in np.linspace(A, 0.0005, 110)]
    ob = lathe(name, prof, mat, 220)
    d = Vector((math.sin(math.radians(az)) * math.cos(math.radians(el)), -math.cos(math.radians(az)) * math.cos(math.radians(el)),
                math.sin(math.radians(el))))
    ob.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    ob.location = loc
    return ob


def curtain(name, width, height, folds, mat, loc=(0, 0, 0), depth=0.22, seed=1, nu=900, nv=40, gather=0.0):
    """Heavy pleated cloth hanging in the xz plane. `gather` pinches the lower half sideways."""
    rng = random.Random(seed)
    ph = [rng.uniform(0, math.tau) for _ in range(12)]

    def fn(u, v):
        w = u + 0.016 * math.sin(u * 15 + ph[0]) + 0.008 * math.sin(u * 37 + ph[1]) + 0.003 * math.sin(v * 2.0 + u * 60 + ph[6])
        a = w * folds * math.tau
        amp = depth * (0.72 + 0.28 * math.sin(u * 29 + ph[2])) * (0.80 + 0.20 * (1 - v))
        s1 = math.sin(a + 0.25 * math.sin(v * 1.7 + u * 11 + ph[3]))
        y = amp * (s1 + 0.22 * s1 ** 3 + 0.16 * math.sin(2.03 * a + ph[4] + 0.6 * v) + 0.05 * math.sin(5.1 * a + ph[5] + 0.9 * v))
        x = (u - 0.5) * width + 0.62 * amp * math.sin(2 * a) * 0.30 + 0.02 * math.sin(v * 2.3 + u * 13 + ph[7])
        if gather:
            x += gather * (1 - v) ** 2 * math.sin(u * math.pi)
        return (x, y, v * height)
    ob = grid(name, fn, nu, nv, mat)
    ob.location = loc
    return ob


def drape(name, width, height, folds, mat, loc=(0, 0, 0), depth=0.22, seed=1, nu=2800, nv=60):
    """Heavy cloth from close by, in the xz plane: its folds differ in breadth and depth, lean a little and swell towards the floor."""
    rng = random.Random(seed)
    ph = [rng.uniform(0, math.tau) for _ in range(9)]
    step = width / folds

    def fn(u, v):
        z = v * height / step * 0.48                        # what leans and swells follows the breadth of the folds
        t = u * folds / 31
        w = u + (0.53 * math.sin(t * 11 + ph[0]) + 0.28 * math.sin(t * 31 + ph[1]) + 0.11 * math.sin(t * 83 + ph[2]) + 0.034 * math.sin(z * 1.1 + t * 47)) / folds
        a = w * folds * math.tau
        amp = depth * (0.66 + 0.24 * math.sin(t * 67 + ph[3]) + 0.10 * math.sin(t * 143 + ph[4])) * (1.08 - 0.30 * v)
        y = amp * (math.sin(a) + 0.20 * math.sin(2 * a + ph[5] + 0.5 * z + t * 19) + 0.045 * math.sin(3.1 * a + 1.3 * z) + 0.016 * math.sin(7.3 * a + 2.4 * z))
        x = (u - 0.5) * width + step * (0.11 * math.sin(2 * a + ph[6]) + 0.037 * math.sin(z * 1.5 + t * 29 + ph[7]))
        return (x, y, v * height)
    ob = grid(name, fn, nu, nv, mat)
    ob.location = loc
    return ob


def pipes(name, width, height, folds, mat, loc=(0, 0, 0), depth=0.26, seed=1, nu=3600, nv=60):
    """The curtain of a stage, in the xz plane: round upright folds of differing breadth and depth, gathered above, fuller towards the floor."""
    rng = random.Random(seed)
    starts = np.concatenate([[0], np.cumsum([rng.uniform(.72, 1.35) for _ in range(folds)])])
    starts /= starts[-1]
    full = [rng.uniform(.7, 1.2) for _ in range(folds)]
    lean = [rng.uniform(-1, 1) for _ in range(folds)]

    def fn(u, v):
        k = min(folds - 1, int(np.searchsorted(starts, u, "right")) - 1)
        t = (u - starts[k]) / (starts[k + 1] - starts[k])
        round_ = .5 - .5 * math.cos(math.tau * t)
        fall = 1 - v
        y = -depth * (full[k] * round_ ** .82 * (.62 + .38 * fall ** .7) + .035 * math.sin(2.1 * math.tau * t + lean[k] * 3 + v * 2.2) * round_)
        x = (u - .5) * width + .022 * math.sin(2 * math.tau * t) + fall * (.035 * math.sin(v * 2.6 + lean[k] * 3.1) + .02 * lean[k])
        return (x, y, v * height)
    ob = grid(name, fn, nu, nv, mat)
    ob.location = loc
    return ob


def microphone(loc, tilt=0.0, turn=0.0, stand=1.5, s=1.0):
    """Round-grille stage microphone on a straight stand."""
    gm, n, p = principled("grille", "9b8a78", 0.32, 1.0)
    v = n.coord("UV", (120, 60, 1))
    sep = n.add("ShaderNodeSeparateXYZ", {0: v})
    cx = n.math("SINE", n.math("MULTIPLY", sep.outputs[0], math.tau))
    cy = n.math("SINE", n.math("MULTIPLY", sep.outputs[1], math.tau))
    k = n.math("MULTIPLY", cx, cy)
    n.put(p, "Base Color", n.ramp(n.math("MULTIPLY_ADD", k, 0.5, 0.5), [(0.25, (0.02, 0.012, 0.008)), (0.6, rgb("b9a187"))]))
    n.put(p, "Normal", n.bump(k, 0.5, 0.01))
    body = principled("body", "1a120c", 0.35, 0.6)[0]
    parts = []
    R = 0.10 * s
    parts.append(sphere("grille", R, (0, 0, 0), gm, 128))
    parts.append(torus("band", R * 1.0, R * 0.10, brass(0.2), seg=120, sides=24, squash=1.5))
    prof = spline([(R * 0.55, -R * 0.80), (R * 0.62, -R * 0.95), (R * 0.50, -R * 1.6), (R * 0.36, -R * 4.6), (R * 0.33, -R * 4.9), (0, -R * 4.95)], 80)
    parts.append(lathe("handle", prof, body, 64))
    parts.append(torus("collar", R * 0.56, R * 0.06, brass(0.2), (0, 0, -R * 0.98), seg=80, sides=16))
    piv = bpy.data.objects.new("mic", None)
    link(piv)
    for o in parts:
        o.parent = piv
    piv.location = loc
    piv.rotation_euler = (tilt, 0, turn)
    if stand:
        d = Euler((tilt, 0, turn)).to_matrix() @ Vector((0, 0, -1))
        q = Vector(loc) + d * R * 3.1                       # where the clip holds the handle
        floor = loc[2] - stand
        tube("clip", [tuple(q - d * R * 0.5), tuple(q + d * R * 0.5)], R * 0.56, lacquer("0e0906", 0.3))
        sphere("joint", R * 0.34, (q.x, q.y, q.z - R * 0.62), brass(0.2), 32)
        tube("stand", [(q.x, q.y, q.z - R * 0.5), (q.x, q.y, floor)], 0.014 * s, brass(0.22))
        lathe("foot", spline([(0, 0.0), (0.21 * s, 0.0), (0.22 * s, 0.012), (0.19 * s, 0.028), (0.05 * s, 0.05), (0.02 * s, 0.09), (0, 0.09)], 60),
              bronze("5b3c24", 0.3, 0.2), 100, (q.x, q.y, floor))
    return piv


def subdivide(ob, levels=1):
    s = ob.modifiers.new("subsurf", "SUBSURF")
    s.levels = s.render_levels = levels
    return ob


# --------------------------------------------------------------------------- light and camera
def aim(ob, target):
    d = Vector(target) - ob.location
    ob.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    return ob


def area(loc, target, size, power, color=AMBER, size_y=None, spread=180):
    L = bpy.data.lights.new("area", "AREA")
    L.energy = power
    L.color = rgb(color) if isinstance(color, str) else color
    L.shape = "RECTANGLE" if size_y else "SQUARE"
    L.size = size
    if size_y:
        L.size_y = size_y
    L.spread = math.radians(spread)
    ob = link(bpy.data.objects.new("area", L))
    ob.location = loc
    return aim(ob, target)


def spot(loc, target, power, angle=30, blend=0.4, color=AMBER, radius=0.1):
    L = bpy.data.lights.new("spot", "SPOT")
    L.energy = power
    L.color = rgb(color) if isinstance(color, str) else color
    L.spot_size = math.radians(angle)
    L.spot_blend = blend
    L.shadow_soft_size = radius
    ob = link(bpy.data.objects.new("spot", L))
    ob.location = loc
    return aim(ob, target)


def sun(direction, strength, color=AMBER, angle=1.0):
    L = bpy.data.lights.new("sun", "SUN")
    L.energy = strength
    L.color = rgb(color) if isinstance(color, str) else color
    L.angle = math.radians(angle)
    ob = link(bpy.data.objects.new("sun", L))
    ob.location = (0, 0, 10)
    return aim(ob, Vector((0, 0, 10)) + Vector(direction))


def ambient(color, strength):
    w = bpy.context.scene.world
    w.node_tree.nodes.clear()
    n = Nodes(w.node_tree)
    out = n.add("ShaderNodeOutputWorld")
    c = rgba(color) if isinstance(color, str) else (*color, 1)
    bg = n.add("ShaderNodeBackground", {"Color": c, "Strength": strength})
    n.put(out, "Surface", bg)


def sky_gradient(stops, strength=1.0, glow_dir=None, glow_color=AMBER, glow_power=0.0, glow_size=40.0):
    """Vertical gradient sky (stops over elevation -1..1 mapped to 0..1) plus an optional sun glow."""
    w = bpy.context.scene.world
    w.node_tree.nodes.clear()
    n = Nodes(w.node_tree)
    out = n.add("ShaderNodeOutputWorld")
    tc = n.add("ShaderNodeTexCoord")
    sep = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Generated"]})
    h = n.math("MULTIPLY_ADD", sep.outputs["Z"], 0.5, 0.5)
    c = n.ramp(h, [(p, rgba(x)) for p, x in stops], "EASE")
    if glow_dir is not None:
        d = Vector(glow_dir).normalized()
        dot = n.add("ShaderNodeVectorMath", {0: tc.outputs["Generated"], 1: tuple(d)}, operation="DOT_PRODUCT")
        g = n.math("POWER", n.math("MAXIMUM", dot.outputs["Value"], 0.0), glow_size)
        g = n.math("MULTIPLY", g, glow_power)
        gc = n.mix(1.0, (0, 0, 0, 1), rgba(glow_color), "ADD")
        gl = n.mix(1.0, gc, g, "MULTIPLY")
        c = n.mix(1.0, c, gl, "ADD")
    bg = n.add("ShaderNodeBackground", {"Color": c, "Strength": strength})
    n.put(out, "Surface", bg)


def beam(src, dst, r0, r1, color=AMBER, strength=1.0, haze=0.6, soft=2.0, length_fall=1.0, seed=0.0):
    """Light shaft: a cone that holds an emission-only volume (no scattering, so next to no noise)."""
    a, b = Vector(src), Vector(dst)
    L = (b - a).length
    R = max(r0, r1) * 1.25

    def fn(u, v):
        t = u * math.tau
        r = (r0 + (r1 - r0) * v) * 1.2 + 0.01
        return (r * math.cos(t), r * math.sin(t), v * L)
    ob = grid("beam", fn, 48, 2, None, close_u=True)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.holes_fill(bm, edges=bm.edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    ob.location = a
    ob.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    m, n, out = material("beam")
    tc = n.add("ShaderNodeTexCoord")
    s = n.add("ShaderNodeSeparateXYZ", {0: tc.outputs["Object"]})
    x, y, z = s.outputs
    v = n.math("DIVIDE", z, L)
    rad = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", x, x), n.math("MULTIPLY", y, y)))
    rr = n.math("MULTIPLY_ADD", v, r1 - r0, r0)
    q = n.math("DIVIDE", rad, rr)
    core = n.math("POWER", n.math("SUBTRACT", 1.0, q, clamp=True), soft)
    # energy is spread over the growing disc; fade out towards the end
    dens = n.math("DIVIDE", core, n.math("POWER", n.math("DIVIDE", rr, max(r0, 0.05)), 1.15))
    fade = n.math("POWER", n.math("SUBTRACT", 1.0, v, clamp=True), length_fall)
    dens = n.math("MULTIPLY", dens, fade)
    geo = n.add("ShaderNodeNewGeometry")
    mp = n.add("ShaderNodeMapping", {"Vector": geo.outputs["Position"], "Location": (seed, seed * 1.7, 0),
                                     "Scale": (0.5, 0.5, 0.8)})
    hz = n.noise(mp.outputs[0], 1.1, 2, 0.6, 0.7)
    hz = n.math("MULTIPLY_ADD", n.math("SUBTRACT", hz, 0.5), 2.6 * haze, 1.0)
    dens = n.math("MULTIPLY", dens, n.math("MAXIMUM", hz, 0.08))
    e = n.add("ShaderNodeEmission", {"Color": rgba(color) if isinstance(color, str) else (*color, 1),
                                     "Strength": n.math("MULTIPLY", dens, strength)})
    n.put(out, "Volume", e)
    m.cycles.volume_sampling = "DISTANCE"
    ob.data.materials.append(m)
    ob.visible_shadow = False
    ob.visible_diffuse = False
    return ob


def camera(loc, target, lens=70, fstop=None, focus=None, shift=(0, 0), roll=0.0):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    ob = link(bpy.data.objects.new("cam", c))
    ob.location = loc
    aim(ob, target)
    if roll:
        ob.rotation_euler.rotate_axis("Z", math.radians(roll))
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        f = Vector(focus if focus else target)
        c.dof.focus_distance = (f - Vector(loc)).length
    bpy.context.scene.camera = ob
    return ob


# --------------------------------------------------------------------------- shooting
def shoot(name, spp=96, grade=None, denoise=1.0, step=None):
    """Render two independent half-buffers, denoise with the feature passes, grade, write PNG."""
    sc = bpy.context.scene
    n = max(2, (ARGS.spp or spp) // 2)
    if step:
        sc.cycles.volume_step_rate = step
    os.makedirs(ARGS.out, exist_ok=True)
    tmp = os.path.join(ARGS.out, ".passes-" + name)
    os.makedirs(tmp, exist_ok=True)
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    rl = tree.nodes.new("CompositorNodeRLayers")
    fo = tree.nodes.new("CompositorNodeOutputFile")
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    want = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal",
            "depth": "Denoising Depth"}
    for i, (k, p) in enumerate(want.items()):
        fo.file_slots.new(k)
        tree.links.new(rl.outputs[p], fo.inputs[i])
    sc.view_settings.view_transform = "Raw"
    t0 = time.time()
    bufs = []
    for half in (0, 1):
        sc.cycles.samples = n
        sc.cycles.seed = 11 + 101 * half
        for i, k in enumerate(want):
            fo.file_slots[i].path = f"{k}{half}_"
        sc.frame_set(sc.frame_current)
        bpy.ops.render.render()
        d = {}
        for k in want:
            path = os.path.join(tmp, f"{k}{half}_{sc.frame_current:04d}.exr")
            im = bpy.data.images.load(path)
            im.colorspace_settings.name = "Non-Color"
            w, h = im.size
            px = np.empty(w * h * 4, dtype=np.float32)
            im.pixels.foreach_get(px)
            d[k] = px.reshape(h, w, 4)[::-1, :, :3].copy()
            bpy.data.images.remove(im)
            if not ARGS.raw:
                os.remove(path)
        bufs.append(d)
    if not ARGS.raw:
        os.rmdir(tmp)
    t1 = time.time()
    lin = finish.denoise(bufs[0], bufs[1], strength=denoise)
    t2 = time.time()
    if ARGS.width or 0.6 <= ARGS.scale < 1.0:
        w, h = sc["full"]
        lin = finish.enlarge(lin, ARGS.width or w, round(h * ARGS.width / w) if ARGS.width else h)
    img = finish.grade(lin, **(grade or {}))
    path = os.path.join(ARGS.out, name + ".png")
    finish.write_png(path, img)
    np.save(os.path.join(ARGS.out, name + ".linear.npy"), lin.astype(np.float16))   # for regrade.py
    with open(os.path.join(ARGS.out, name + ".grade.json"), "w") as f:
        json.dump(grade or {}, f)
    print(f"[shoot] {name}: {img.shape[1]}x{img.shape[0]}, {2 * n} spp, render {t1 - t0:.0f}s, "
          f"denoise {t2 - t1:.0f}s, grade {time.time() - t2:.0f}s -> {name}.png")
    return lin
