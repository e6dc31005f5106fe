"""Fashion: a tailor's form on a bronze stand in a skirt of woven wool."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2000, 1550)
cyclorama(34, 16, 18, 3.0, plaster("e8d8c0", bump=.12), y_back=3.6)
X, Z = 1.05, 0.0
br = bronze("a87a50", .22, .25, 1.6)
# cross-sections of the form: height, half width, half depth front, half depth back, shift forward
SEC = np.array([
    (1.62, .30, .20, .22, .00), (1.70, .385, .26, .29, .00), (1.90, .42, .27, .31, .00), (2.08, .40, .25, .27, .00), (2.30, .315, .215, .21, .00), (2.46, .285, .205, .19, .00),
    (2.60, .305, .235, .20, .00), (2.78, .350, .300, .215, .00), (2.90, .372, .325, .225, .00), (3.02, .385, .290, .235, .00), (3.16, .405, .225, .235, .01), (3.28, .415, .175, .205, .02),
    (3.38, .345, .145, .165, .035), (3.45, .215, .125, .135, .045), (3.51, .145, .120, .120, .05), (3.60, .128, .118, .115, .055), (3.70, .128, .118, .115, .06)])
zz = SEC[:, 0]
fine = np.array(spline([tuple(r) for r in SEC], 260))


def torso(u, v):
    z, w, f, b, s = fine[int(round(v * 259))]
    a = u * math.tau
    c, s_ = math.cos(a), math.sin(a)
    dep = f if s_ < 0 else b
    bust = 1.0
    if s_ < 0 and 2.66 < z < 3.12:                   # two soft rounds, parted in the middle
        k = math.exp(-((z - 2.89) / .13) ** 2)
        bust = 1 + .13 * k * (math.exp(-((abs(c) - .52) / .30) ** 2) - .55 * math.exp(-(c / .22) ** 2))
    return (w * np.sign(c) * abs(c) ** .92, dep * bust * np.sign(s_) * abs(s_) ** .92 - s, z)


m, n, p = principled("linen", "d8c7ac", .9, Sheen=.25, Specular=.15)
v = n.coord("Object", (150, 150, 150))
sp_ = n.add("ShaderNodeSeparateXYZ", {0: v})
n.put(p, "Normal", n.bump(n.math("MULTIPLY", n.math("SINE", sp_.outputs[0]), n.math("SINE", sp_.outputs[2])), .12, .004))
F = link(bpy.data.objects.new("form", None))
P = [grid("torso", torso, 200, 260, m, close_u=True)]
P.append(lathe("cap", spline([(.137, 3.68), (.14, 3.70), (.135, 3.73), (.06, 3.755), (.03, 3.78), (.028, 3.83), (.052, 3.87), (.055, 3.91), (.035, 3.95), (0, 3.955)], 80), walnut("5a3319", .3, 1.2), 90))
P[-1].location = (0, -.058, 0)
# seams
for u in (.25, .75):
    pts = [tuple(Vector(torso(u, t)) * 1.0) for t in np.linspace(.02, .98, 120)]
    P.append(tube("seam", [(x, y + (-.003 if u == .75 else .003), z) for x, y, z in pts], .005, matte("b89a78", .8)))
for sg in (-1, 1):        # shoulder plates
    d = disc("arm", .15, (sg * .395, -.005, 3.17), walnut("5a3319", .32, 1.4), (0, 0, math.pi / 2), .03, .008)
    d.rotation_euler = (0, math.radians(-12 * sg), math.pi / 2)
    d.scale = (.86, 1, 1.2)
    P.append(d)
P.append(tube("pole", [(0, 0, 1.7), (0, 0, .12)], .036, br))
P.append(lathe("knob", [(0, -.07), (.06, -.065), (.065, -.05), (.065, .05), (.06, .065), (0, .07)], br, 60, (0, 0, .62)))
P.append(lathe("base", spline([(0, 0), (.60, 0), (.62, .02), (.615, .05), (.56, .07), (.18, .10), (.06, .15), (.05, .24), (0, .24)], 90), br, 130))
# the skirt: a wide cone of cloth, pinned at the waist, that falls over the hips (simulated, then kept beside the picture)
NU, NV = 220, 64
kept = os.path.join(ARGS.out, "skirt.npy")


def wide(u, v):
    a, r = u * math.tau, .302 + .05 * min(1, v * 8) + .945 * v
    return (r * math.cos(a), r * (.74 + .26 * max(0, min(1, (v - .03) * 6))) * math.sin(a), 2.44 - 1.75 * v)


def fall():
    o = grid("skirt", wide, NU, NV, None, close_u=True)
    o.vertex_groups.new(name="waist").add(list(range(NU * 2)), 1.0, "REPLACE")
    hips = sphere("hips", 1, (0, 0, 2.0), None, 64)
    hips.scale = (.43, .31, .50)
    hips.modifiers.new("hips", "COLLISION")
    hips.collision.thickness_outer = .015
    m = o.modifiers.new("cloth", "CLOTH")
    c = m.settings
    c.quality, c.mass, c.air_damping, c.vertex_group_mass = 6, .35, 2.5, "waist"
    c.tension_stiffness = c.compression_stiffness = 25
    c.shear_stiffness, c.bending_stiffness = 8, 1.2
    m.collision_settings.distance_min = .012
    m.point_cache.frame_end = 90
    for frame in range(1, 81):
        bpy.context.scene.frame_set(frame)
    np.save(kept, np.array([v.co[:] for v in bake(o).data.vertices]))
    for piece in (o, hips):
        bpy.data.objects.remove(piece)
    bpy.context.scene.frame_set(1)


if not os.path.exists(kept):
    fall()
fallen = np.load(kept).reshape(NV, NU, 3)
cloth, n, p = principled("cloth", "8a5c3a", .95, 0.0, Sheen=.7, Specular=.08)
n.put(p, "Sheen Tint", .6)
uv = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["UV"]})
warp, weft = (n.math("SINE", n.math("MULTIPLY", uv.outputs[k], f)) for k, f in (("X", 2900), ("Y", 1900)))
fleck = n.noise(n.coord("UV", (420, 60, 1)), 1.0, 2, .6)
n.put(p, "Base Color", n.ramp(fleck, [(.3, rgb("74502f")), (.7, rgb("96704e"))]))
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", warp, weft), n.math("MULTIPLY", n.noise(n.coord("UV", (300, 300, 1)), 1.0, 2, .6), .8)), .22, .004))
skirt = grid("skirt", lambda u, v: fallen[round(v * (NV - 1)), round(u * NU) % NU], NU, NV, cloth, close_u=True)
thick = skirt.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = .012, 1
subdivide(skirt)
P.append(skirt)
# waistband
P.append(grid("band", lambda u, v: ((.306 + .010 * math.sin(v * math.pi) ** .3) * math.cos(u * math.tau), (.228 + .010 * math.sin(v * math.pi) ** .3) * math.sin(u * math.tau), 2.415 + .085 * v), 200, 24, cloth, close_u=True))
for o in P:
    o.parent = F
F.location = (X, 0, 0)
F.rotation_euler = (0, 0, math.radians(-24))
spot((-2.8, -10.5, 1.25), (1.42, 3.6, 2.52), 5600, 20.6, .02, kelvin(4300), .03)
area((-6.5, -3.2, 5), (X, 0, 1.9), 1.8, 760, kelvin(4700))
area((6.5, -2, 3), (X, 0, 1.8), 1.6, 200, kelvin(5800), 4)
area((-2, -12, 5), (0, 2, 2), 5, 420, kelvin(5200))
ambient("b9a088", .16)
camera((-.9, -12.4, 2.15), (.42, 0, 1.92), 54, 5.6, (X, -.3, 2.4), (0, .075))
shoot("fashion", 64, dict(DAY, anchor=(87, .82)))
