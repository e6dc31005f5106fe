"""Crisis work: a pile of blank newspapers under the night lamp, one column has been cut out."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("table", (14, 14, .1), (0, .4, -.05), walnut("624a30", .52, 1.1), 0)
pm, n, p = principled("news", "dccfb8", .95, Specular=.1)
uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]})
U, V = uv.outputs["X"], uv.outputs["Y"]
col = n.math("MULTIPLY", U, 5.0)
cf, ci = n.math("FRACT", col), n.math("FLOOR", col)
line = n.math("MULTIPLY", V, 74.0)
lf, li = n.math("FRACT", line), n.math("FLOOR", line)
rnd = n.add("ShaderNodeTexWhiteNoise", {"Vector": n.add("ShaderNodeCombineXYZ", {"X": ci, "Y": li})}, noise_dimensions="2D").outputs["Value"]
end = n.math("MULTIPLY_ADD", n.math("POWER", rnd, .12), .42, .50)
ink = n.math("MULTIPLY", n.math("GREATER_THAN", cf, .07), n.math("LESS_THAN", cf, end))
grit = n.noise(n.add("ShaderNodeCombineXYZ", {"X": n.math("MULTIPLY", U, 420.0), "Y": n.math("MULTIPLY", V, 74.0)}).outputs[0], 1.0, 1, .5)
ink = n.math("MULTIPLY", ink, n.math("MULTIPLY", n.math("GREATER_THAN", lf, .48), n.math("GREATER_THAN", grit, .40)))
ink = n.math("MULTIPLY", ink, n.math("LESS_THAN", V, .70))
ink = n.math("MULTIPLY", ink, n.math("GREATER_THAN", V, .05))
head = n.math("MULTIPLY", n.math("MULTIPLY", n.math("GREATER_THAN", V, .76), n.math("LESS_THAN", V, .775)), n.math("MULTIPLY", n.math("GREATER_THAN", U, .03), n.math("LESS_THAN", U, .97)))
n.put(p, "Base Color", n.mix(n.math("MAXIMUM", n.math("MULTIPLY", ink, .95), n.math("MULTIPLY", head, .8)), n.ramp(n.noise(n.coord("Object"), 2.2, 3, .6), [(.3, rgb("cfc0a6")), (.7, rgb("e4d8c3"))]), rgba("2a211a")))
W, D = 1.15, .80
HOLE = (.41, .59, .22, .46)        # u and v of what has been cut out
rng = np.random.default_rng(3)


def paper(z, turn, dx, dy, hole=False, bulge=.0, seed=0):
    ph = rng.uniform(0, 6, 3)
    nu, nv = 100, 50
    us, vs = [i / nu for i in range(nu + 1)], [j / nv for j in range(nv + 1)]
    verts = [((u - .5) * W, (v - .5) * D, .006 * math.sin(u * 4 + ph[0]) * math.sin(v * 3 + ph[1]) + bulge * math.exp(-((v - 1) / .10) ** 2) + .0015 * math.sin(u * 17 + ph[2])) for v in vs for u in us]
    uvs = [(u, v) for v in vs for u in us]
    faces = []
    for j in range(nv):
        for i in range(nu):
            a, b = (i + .5) / nu, (j + .5) / nv
            if hole and HOLE[0] < a < HOLE[1] and HOLE[2] < b < HOLE[3]:
                continue
            k = j * (nu + 1) + i
            faces.append((k, k + 1, k + nu + 2, k + nu + 1))
    o = mesh("sheet", verts, faces, pm, True, uvs)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = .0016
    o.location = (dx, dy, z)
    o.rotation_euler = (0, 0, math.radians(turn))
    return o


edge = principled("edges", "cbbd a4".replace(" ", ""), .95, Specular=.1)[0]
z = .0
for k in range(13):
    t, dx, dy = rng.uniform(-3, 3), .34 + rng.uniform(-.02, .02), .02 + rng.uniform(-.02, .02)
    for q in range(5):
        h = .008
        o = box("fold", (W - .004 * q, D - .003 * q, h * .82), (dx, dy + .0015 * q, z + h / 2), edge, .003, (0, 0, math.radians(t)))
        z += h
    paper(z + .002, t, dx, dy)
    z += .003
paper(z + .006, 4, .34, .02)
paper(z + .020, 6, .335, .015, True)
top = z + .022
# what shows through the gap is dark
box("dark", (.24, .20, .001), (.335, -.105, top - .012), matte("17110d", .9), 0, (0, 0, math.radians(6)))
# the slip beside it, the shears
slip = grid("slip", lambda u, v: ((u - .5) * .207, (v - .5) * .192, .010 * math.sin(v * math.pi) + .004 * u), 20, 20, pm)
slip.data.uv_layers[0].data.foreach_set("uv", np.array([(.41 + .18 * ((v.co.x / .207) + .5), .22 + .24 * ((v.co.y / .192) + .5)) for l in slip.data.loops for v in (slip.data.vertices[l.vertex_index],)], dtype=np.float32).ravel())
slip.location = (-.62, -.46, .003)
slip.rotation_euler = (0, 0, math.radians(-17))
st = principled("steel", "b0aeaa", .2, 1.0)[0]
for s in (-1, 1):
    bl = prism("blade", spline([(0, -.012), (.17, -.004), (.185, 0), (.17, .008), (0, .014), (-.02, 0)], 60, True), .004, st, .001)
    hd = torus("grip", .040, .009, lacquer("17110d", .25), (-.085, 0, .030 * s), (math.pi / 2, 0, 0), 60, 14)
    arm = tube("arm", [(0, 0, 0), (-.05, 0, .018 * s)], .008, lacquer("17110d", .25))
    group([bl, hd, arm], (.02, -.20, top + .010 + .006 * s), 0, 1.7, (math.pi / 2, 0, math.radians(148 + 11 * s)))
spot((1.0, .35, 2.9), (.26, -.12, .30), 330, 50, .12, kelvin(3000), .04)
area((-2.6, 1.2, 1.7), (.2, 0, .4), .9, 34, "7fa4dc", 1.6)
area((-.6, -2.4, 2.0), (.2, 0, .4), 1.2, 24, kelvin(5200))
area((-2.2, -.8, 1.6), (-.2, -.4, 0), .8, 30, kelvin(3000))
area((.6, 1.2, 3.4), (.2, 0, 0), 2.2, 120, kelvin(3200))      # the table is seen, and what stands on it has a shadow there
ambient("2a3a50", .06)
camera((-.78, -1.95, 1.95), (.30, -.02, .30), 46, 5, (.3, -.1, top))
shoot("papers", 64, dict(NIGHT, anchor=(96, .78), bloom=.12, saturation=.84))
