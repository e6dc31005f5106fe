"""Fashion: the eleven paper patterns of a jacket hang from a rail and a wire, one lamp from the side."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1200)
RAIL, WIRE = 2.70, 1.44
box("wall", (20, .2, 10), (0, .40, 3), plaster("d8c4a6", bump=.10), 0)
br = brass(.2)
tube("rail", [(-4, 0, RAIL), (4, 0, RAIL)], .018, br)
pm, n, p = principled("paper", "c79a62", .72, 0, Specular=.25)
fibre = n.noise(n.coord("Object", (9, 9, 26)), 3, 3, .6)
cloud = n.noise(n.coord("Object"), 3, 3, .5)
n.put(p, "Base Color", n.mix(n.ramp(fibre, [(.34, (.22,) * 3), (.52, (0, 0, 0))]), n.ramp(cloud, [(.3, rgb("c4955e")), (.7, rgb("d2a872"))]), rgba("8a5f34")))
SH = {
    "back": [[(-.27, -1.30), (-.235, -.8), (-.25, -.42)], [(-.25, -.42), (-.155, -.34), (-.15, -.20), (-.19, -.06)], [(-.19, -.06), (.06, .02)], [(.06, .02), (.12, -.005), (.20, -.01)], [(.20, -.01), (.20, -1.32)], [(.20, -1.32), (-.27, -1.30)]],
    "front": [[(-.22, -1.25), (-.22, -.12)], [(-.22, -.12), (-.20, -.06), (-.13, .0), (-.08, .02)], [(-.08, .02), (.17, -.06)], [(.17, -.06), (.125, -.20), (.14, -.33), (.25, -.40)],
              [(.25, -.40), (.215, -.72), (.25, -.98), (.27, -1.22)], [(.27, -1.22), (-.0, -1.27), (-.22, -1.25)]],
    "side": [[(-.12, -.02), (-.03, .02), (.06, .01), (.12, -.05)], [(.12, -.05), (.095, -.40), (.13, -.92)], [(.13, -.92), (-.14, -.94)], [(-.14, -.94), (-.095, -.40), (-.12, -.02)]],
    "facing": [[(-.06, .02), (.03, .0)], [(.03, .0), (.07, -.22), (.09, -.60), (.085, -1.24)], [(.085, -1.24), (-.07, -1.22)], [(-.07, -1.22), (-.06, -.50), (-.09, -.16), (-.06, .02)]],
    "sleeve": [[(-.27, -.37), (-.215, -.325), (-.165, -.215), (-.10, -.07), (.0, .0), (.085, -.045), (.145, -.17), (.195, -.27), (.26, -.325)], [(.26, -.325), (.235, -.70), (.125, -1.12)], [(.125, -1.12), (-.03, -1.15), (-.19, -1.13)], [(-.19, -1.13), (-.205, -.72), (-.27, -.37)]],
    "under": [[(-.17, .06), (-.10, .0), (.02, -.01), (.13, .04), (.17, .08)], [(.17, .08), (.165, -.36), (.10, -.86)], [(.10, -.86), (-.10, -.88)], [(-.10, -.88), (-.175, -.42), (-.17, .06)]],
    "collar": [[(-.25, -.03), (.0, .015), (.25, -.03)], [(.25, -.03), (.29, -.17)], [(.29, -.17), (.0, -.12), (-.29, -.17)], [(-.29, -.17), (-.25, -.03)]],
    "stand": [[(-.22, -.02), (.0, .01), (.22, -.02)], [(.22, -.02), (.235, -.05), (.22, -.10)], [(.22, -.10), (.0, -.075), (-.22, -.10)], [(-.22, -.10), (-.235, -.05), (-.22, -.02)]],
    "pocket": [[(-.12, 0), (.12, .0)], [(.12, .0), (.13, -.22)], [(.13, -.22), (.08, -.28), (.0, -.30), (-.08, -.28), (-.13, -.22)], [(-.13, -.22), (-.12, 0)]],
    "flap": [[(-.13, 0), (.13, .0)], [(.13, .0), (.135, -.07), (.09, -.115)], [(.09, -.115), (.0, -.125), (-.09, -.115)], [(-.09, -.115), (-.135, -.07), (-.13, 0)]],
    "cuff": [[(-.17, 0), (.17, .0)], [(.17, .0), (.165, -.20)], [(.165, -.20), (-.165, -.20)], [(-.165, -.20), (-.17, 0)]],
}
ink = matte("3a2414", .9)


def sheet(kind, x, y, z, s, turn, seed, rail=RAIL):
    o2 = []
    for run in SH[kind]:                     # straight where a run has two points, curved where it has more
        o2 += spline(run, 2 if len(run) == 2 else 40)[:-1]
    flat = np.array(o2) * s
    left, right, low = flat[:, 0].min(), flat[:, 0].max(), flat[:, 1].min()
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((a, 0, b)) for a, b in flat.tolist()])
    bmesh.ops.triangulate(bm, faces=[f])
    for axis, lo, hi in ((0, left, right), (2, low, .1)):
        for c in np.arange(lo + .011, hi, .022):
            way = [0, 0, 0]
            way[axis] = 1
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=[c * w for w in way], plane_no=way)
    r = np.random.default_rng(seed)
    roll, tip, wave = r.uniform(.25, .55) * r.choice([-1, 1]), r.uniform(.5, 1.0, 2), r.uniform(0, 6, 2)
    long = max(.22, -low)

    def bend(a, b):
        """Paper keeps the roll that it came from: it bends about its length, its foot comes forward, its corners more than the rest."""
        t, q = min(1, max(0, -b / long)), 2 * (a - (left + right) / 2) / (right - left)
        return roll * .30 * q * q * (right - left) * (.4 + .6 * t) - .105 * long * t ** 3 - .11 * tip[int(q > 0)] * max(0, abs(q) + t - 1.15) ** 2 * min(1, long) - .010 * math.sin(2.2 * q + 5 * t + wave[0]) * t
    for v in bm.verts:
        v.co.y = bend(v.co.x, v.co.z)
    for g in bm.faces:
        g.smooth = True
    me = bpy.data.meshes.new(kind)
    bm.to_mesh(me)
    bm.free()
    ob = link(bpy.data.objects.new(kind, me))
    me.materials.append(pm)
    th = ob.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = .005, 0
    P = [ob]
    # grain line, seam line, punched hole with its hook
    lo = min(b for _, b in o2) * s
    if lo < -.35:
        P.append(tube("grain", [(0, bend(0, b) - .0045, b) for b in np.linspace(lo * .25, lo * .78, 30)], .0022, ink, res=2))
        for sg, b in ((-1, lo * .78), (1, lo * .25)):
            for dx in (-.016, .016):
                P.append(tube("tip", [(0, bend(0, b) - .0045, b), (dx, bend(dx, b + sg * .03) - .0045, b + sg * .03)], .0022, ink, res=2))
    rim = np.array(o2 + o2[:1]) * s
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))])
    at = np.stack([np.interp(np.arange(400) / 400 * run[-1], run, rim[:, k]) for k in (0, 1)], 1)
    way = np.roll(at, -3, 0) - np.roll(at, 3, 0)
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-9
    turn_ = np.sign(np.sum(at[:, 0] * np.roll(at[:, 1], -1) - np.roll(at[:, 0], -1) * at[:, 1]))
    inner = at + turn_ * .020 * np.stack([-way[:, 1], way[:, 0]], 1)
    P.append(tube("seam", [(a, bend(a, b) - .004, b) for a, b in inner.tolist()], .0015, ink, True, res=2))
    P.append(tube("hook", spline([(0, 0, -.05 * s), (0, -.02, .0), (0, 0, rail - z + .02), (0, .03, rail - z), (0, .012, rail - z - .03)], 40), .003, br))
    P.append(disc("eyelet", .014, (0, bend(0, -.05 * s) - .004, -.05 * s), br, (0, 0, 0), .006, .001, 32))
    return group(P, (x, y, z), turn)


# six long pieces on the rail, five short ones on a wire below: the eleven of one jacket
for k, (kind, x, y, turn) in enumerate((("back", -1.18, .04, 9), ("front", -.63, -.02, -7), ("side", -.17, .05, 10), ("facing", .17, -.02, -13), ("sleeve", .62, .04, 20), ("under", 1.15, .0, -10))):
    sheet(kind, x, y, RAIL - .15, .80, turn, k + 1)
tube("wire", [(-4, .0, WIRE), (4, .0, WIRE)], .007, br)
for k, (kind, x, y, turn) in enumerate((("collar", -1.06, .02, 7), ("pocket", -.50, .02, -10), ("cuff", .02, .0, 8), ("flap", .52, .02, -8), ("stand", 1.06, .0, 7))):
    sheet(kind, x, y, WIRE - .08, .84, turn, k + 12, WIRE)
spot((-4.2, -4.6, 3.9), (.12, .5, 1.96), 1500, 34, .03, kelvin(3700), .10)
area((3.6, -3.2, 2.6), (.2, 0, 1.8), 1.8, 60, kelvin(7600))
area((-1, -6, 3), (0, 0, 1.9), 3, 40, kelvin(4800))
ambient("8a8694", .10)
camera((.0, -7.0, 1.97), (.0, 0, 1.925), 60, 5.6, (0, -.05, 2.0))
shoot("patterns", 16, dict(DAY, anchor=(94, .78), bloom=.08))
