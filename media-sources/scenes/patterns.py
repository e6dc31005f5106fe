"""Fashion: the eleven paper patterns of a jacket hang before the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1440, 1800)
box("floor", (20, 12, .2), (0, 0, -.1), stone("d9c8ab", "b2926a", .4, .45), 0)
box("wall", (20, .2, 10), (0, 2.2, 3), plaster("e6d8c2", bump=.14), 0)
lit_disc(1.05, (.04, 2.05, 1.92), 1.1, warm=(4600, 3100))
br = brass(.2)
tube("rail", [(-3, 0, 2.72), (3, 0, 2.72)], .016, br)
pm, n, out = material("pattern")
tone = n.ramp(n.noise(n.coord("Object"), 5, 5, .6), [(.3, rgb("c49b6d")), (.7, rgb("cda87a"))])
mx = n.add("ShaderNodeMixShader", {"Fac": .42})
n.put(mx, 1, n.add("ShaderNodeBsdfDiffuse", {"Color": tone}).outputs[0])
n.put(mx, 2, n.add("ShaderNodeBsdfTranslucent", {"Color": tone}).outputs[0])
n.put(out, "Surface", mx)
SH = {
    "back": [[(-.27, -1.30), (-.235, -.8), (-.25, -.42)], [(-.25, -.42), (-.155, -.34), (-.15, -.20), (-.19, -.06)], [(-.19, -.06), (.06, .02)], [(.06, .02), (.12, -.005), (.20, -.01)], [(.20, -.01), (.20, -1.32)], [(.20, -1.32), (-.27, -1.30)]],
    "front": [[(-.22, -1.25), (-.22, -.12)], [(-.22, -.12), (-.20, -.06), (-.13, .0), (-.08, .02)], [(-.08, .02), (.17, -.06)], [(.17, -.06), (.125, -.20), (.14, -.33), (.25, -.40)],
              [(.25, -.40), (.215, -.72), (.25, -.98), (.27, -1.22)], [(.27, -1.22), (-.0, -1.27), (-.22, -1.25)]],
    "side": [[(-.12, -.02), (-.03, .02), (.06, .01), (.12, -.05)], [(.12, -.05), (.095, -.40), (.13, -.92)], [(.13, -.92), (-.14, -.94)], [(-.14, -.94), (-.095, -.40), (-.12, -.02)]],
    "facing": [[(-.06, .02), (.03, .0)], [(.03, .0), (.07, -.22), (.09, -.60), (.085, -1.24)], [(.085, -1.24), (-.07, -1.22)], [(-.07, -1.22), (-.06, -.50), (-.09, -.16), (-.06, .02)]],
    "sleeve": [[(-.24, -.34), (-.18, -.22), (-.10, -.06), (.0, .0), (.08, -.03), (.16, -.16), (.24, -.30)], [(.24, -.30), (.20, -.72), (.14, -1.12)], [(.14, -1.12), (-.13, -1.14)], [(-.13, -1.14), (-.19, -.72), (-.24, -.34)]],
    "under": [[(-.17, .06), (-.10, .0), (.02, -.01), (.13, .04), (.17, .08)], [(.17, .08), (.165, -.36), (.10, -.86)], [(.10, -.86), (-.10, -.88)], [(-.10, -.88), (-.175, -.42), (-.17, .06)]],
    "collar": [[(-.25, -.03), (.0, .015), (.25, -.03)], [(.25, -.03), (.29, -.17)], [(.29, -.17), (.0, -.12), (-.29, -.17)], [(-.29, -.17), (-.25, -.03)]],
    "stand": [[(-.22, -.02), (.0, .01), (.22, -.02)], [(.22, -.02), (.235, -.05), (.22, -.10)], [(.22, -.10), (.0, -.075), (-.22, -.10)], [(-.22, -.10), (-.235, -.05), (-.22, -.02)]],
    "pocket": [[(-.12, 0), (.12, .0)], [(.12, .0), (.13, -.22)], [(.13, -.22), (.08, -.28), (.0, -.30), (-.08, -.28), (-.13, -.22)], [(-.13, -.22), (-.12, 0)]],
    "flap": [[(-.13, 0), (.13, .0)], [(.13, .0), (.135, -.07), (.09, -.115)], [(.09, -.115), (.0, -.125), (-.09, -.115)], [(-.09, -.115), (-.135, -.07), (-.13, 0)]],
    "cuff": [[(-.17, 0), (.17, .0)], [(.17, .0), (.165, -.20)], [(.165, -.20), (-.165, -.20)], [(-.165, -.20), (-.17, 0)]],
}
ink = matte("3a2414", .9)


def sheet(kind, x, y, z, s, turn, seed, rail=2.72):
    o2 = []
    for run in SH[kind]:                     # straight where a run has two points, curved where it has more
        o2 += spline(run, 2 if len(run) == 2 else 40)[:-1]
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((a * s, 0, b * s)) for a, b in o2])
    bmesh.ops.triangulate(bm, faces=[f])
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=5, use_grid_fill=True)
    r = np.random.default_rng(seed)
    ph = r.uniform(0, 6, 4)
    bend = lambda a, b: .030 * math.sin(a * 5 + ph[0]) * (.4 - b) + .022 * math.sin(b * 4 + ph[1]) + .05 * b * b * math.sin(ph[2])
    for v in bm.verts:
        v.co.y = bend(v.co.x, v.co.z)
    me = bpy.data.meshes.new(kind)
    bm.to_mesh(me)
    bm.free()
    ob = link(bpy.data.objects.new(kind, me))
    me.materials.append(pm)
    P = [ob]
    # grain line, seam line, punched hole with its hook
    lo = min(b for _, b in o2) * s
    if lo < -.35:
        P.append(tube("grain", [(0, bend(0, b) - .003, b) for b in np.linspace(lo * .25, lo * .78, 30)], .0022, ink, res=2))
        for sg, b in ((-1, lo * .78), (1, lo * .25)):
            for dx in (-.016, .016):
                P.append(tube("tip", [(0, bend(0, b) - .003, b), (dx, bend(0, b) - .003, b + sg * .03)], .0022, ink, res=2))
    rim = np.array(o2 + o2[:1]) * s
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))])
    at = np.stack([np.interp(np.arange(400) / 400 * run[-1], run, rim[:, k]) for k in (0, 1)], 1)
    way = np.roll(at, -3, 0) - np.roll(at, 3, 0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    turn_ = np.sign(np.sum(at[:, 0] * np.roll(at[:, 1], -1) - np.roll(at[:, 0], -1) * at[:, 1]))
    inner = at + turn_ * .020 * np.stack([-way[:, 1], way[:, 0]], 1)
    P.append(tube("seam", [(a, bend(a, b) - .003, b) for a, b in inner.tolist()], .0013, ink, True, res=2))
    P.append(tube("hook", spline([(0, 0, -.05 * s), (0, -.02, .0), (0, 0, rail - z + .02), (0, .03, rail - z), (0, .012, rail - z - .03)], 40), .003, br))
    P.append(disc("eyelet", .014, (0, bend(0, -.05) - .002, -.05 * s), br, (0, 0, 0), .006, .001, 32))
    return group(P, (x, y, z), turn)


# six long pieces on the rail, five short ones on a wire below: the eleven of one jacket
for k, (kind, x, y, turn) in enumerate((("back", -.98, .10, 10), ("front", -.50, -.02, -8), ("side", -.105, .10, 9), ("facing", .16, -.04, -12), ("sleeve", .54, .08, 11), ("under", .98, .0, -9))):
    sheet(kind, x, y, 2.56, .84, turn, k + 1)
tube("wire", [(-3, .02, 1.40), (3, .02, 1.40)], .006, br)
for k, (kind, x, y, turn) in enumerate((("collar", -.84, .02, 8), ("pocket", -.38, .03, -10), ("cuff", .04, .0, 9), ("flap", .44, .03, -8), ("stand", .89, .0, 8))):
    sheet(kind, x, y, 1.31, .84, turn, k + 12, 1.40)
# a cutting table edge with shears
box("table", (3.4, .8, .07), (.1, -.75, .74), walnut("5a3319", .35, 1.2), .01)
st = principled("steel", "b0aeaa", .22, 1.0)[0]
for s in (-1, 1):
    bl = prism("blade", spline([(0, -.012), (.17, -.004), (.185, 0), (.17, .008), (0, .014), (-.02, 0)], 60, True), .004, st, .001)
    hd = torus("grip", .040, .009, lacquer("17110d", .25), (-.085, 0, .030 * s), (math.pi / 2, 0, 0), 60, 14)
    arm = tube("arm", [(0, 0, 0), (-.05, 0, .018 * s)], .008, lacquer("17110d", .25))
    group([bl, hd, arm], (-.12, -.92, .785 + .004 * s), 0, 1.3, (math.pi / 2, 0, math.radians(24 + 9 * s)))
for k, (x, y) in enumerate(((.42, -.86), (.58, -.80))):
    lathe("spool", [(0, 0), (.028, 0), (.028, .008), (.016, .012), (.016, .062), (.028, .066), (.028, .074), (0, .074)], matte("c9a27a", .7), 50, (x, y, .775))
    lathe("thread", [(.016, .013), (.023, .016), (.023, .058), (.016, .061)], matte(("7e4b26", "24343c")[k], .8), 50, (x, y, .775))
area((-3.5, -3.5, 3.6), (0, 0, 1.8), 1.6, 60, kelvin(5200))
area((4, -2, 2.5), (0, 0, 1.6), 1.6, 34, kelvin(9500))
point((.0, 1.5, 1.95), 46, kelvin(4000), .6)
ambient("8a98ac", .15)
camera((-.12, -5.6, 1.72), (.0, 0, 1.66), 60, 5.6, (0, -.05, 2.0))
shoot("patterns", 64, dict(DAY, anchor=(92, .76), bloom=.14))
