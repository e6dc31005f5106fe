"""Private jet, the case: the cello, in its dark blue case, flies strapped in, on a seat of its own, the moon in the cabin window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

begin(2400, 1350)
leather, n, p = principled("leather", "8f5a34", .42, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 150.0}).outputs["Distance"], .12, .003))
trim = principled("trim", "a08f78", .75, Specular=.2)[0]
wood = walnut("4a2a15", .24, 2.4)
br = brass(.2)
seam = matte("7d634a", .8)
# ---- the cabin's side with its windows, at y = 0
W, H, RAD, WZ = .40, .56, .18, 1.28
wall = prism("wall", [(-4, .55), (4, .55), (4, 3.2), (-4, 3.2)], .05, trim, 0, (0, .025, 0))


def outline(grow, count=200):
    """Outline of a window."""
    return even_outline(W + grow, H + grow, RAD + grow * .45, count)


PROFILE = spline([(.090, -.002), (.086, -.014), (.066, -.020), (.046, -.014), (.020, .012), (-.006, .050), (-.022, .085), (-.028, .12)], 40)
rings = [outline(g) for g, _ in PROFILE]
for cx in (-.2, 1.22, 2.5):
    cut(wall, prism("tool", [(x + cx, z + WZ) for x, z in outline(.05, 96)], .4))
    grid("reveal", lambda u, v: (lambda k, i: (cx + rings[k][i][0], PROFILE[k][1], WZ + rings[k][i][1]))(round(v * 39), round(u * 200) % 200), 200, 40, trim, close_u=True)
for x in (-.85, .47, 1.8):
    tube("seam", [(x, -.001, z) for z in np.linspace(.8, 2.3, 20)], .0025, seam, res=3)
box("ledge", (8, .16, .03), (0, -.07, .80), wood, .006)
box("lip", (8, .006, .018), (0, -.153, .80), br, .002)
box("panel", (8, .04, .8), (0, -.05, .40), principled("dado", "4a3324", .7, Specular=.2)[0], .01)
box("carpet", (9, 6, .05), (0, -2, -.025), matte("5d4b3c", .95, .1), 0)
# ---- the seat, built facing -x
before = set(bpy.context.scene.objects)
S = []


def pad(name, w, d, h, loc, rot=(0, 0, 0), mat=None, power=6):
    """A padded box with crowned faces."""
    def fn(u, v):
        a, b = u * math.tau, (v - .5) * math.pi
        e = lambda q, k: math.copysign(abs(q) ** k, q)
        k = 2 / power
        return (w / 2 * e(math.cos(a), k) * abs(math.cos(b)) ** k, d / 2 * e(math.sin(a), k) * abs(math.cos(b)) ** k, h / 2 * e(math.sin(b), k))
    o = grid(name, fn, 200, 90, mat or leather, close_u=True)
    o.location, o.rotation_euler = loc, rot
    S.append(o)
    return o


lean = math.radians(14)
pad("cushion", .60, .56, .17, (-.06, 0, .44), (0, math.radians(4), 0), None, 5)
for k in range(3):                                     # three bolsters of the back
    z, h = ((.66, .30), (.95, .30), (1.20, .22))[k]
    pad("back", .17, .54 - .03 * k, h, (.26 + .25 * (z - .55), 0, z), (0, lean, 0), None, 5)
pad("shell", .12, .60, .92, (.365, 0, .82), (0, lean, 0), principled("shell", "3a2a20", .4)[0], 7)
for s in (-1, 1):
    pad("arm", .56, .10, .14, (-.02, s * .335, .635), (0, 0, 0), None, 5)
    S.append(box("side", (.52, .07, .40), (-.02, s * .34, .38), leather, .03))
    S.append(box("inlay", (.40, .085, .022), (-.06, s * .335, .702), wood, .008))
S.append(box("base", (.50, .50, .30), (0, 0, .18), matte("2b2420", .6), .04))
seat = group(S, (0, 0, 0))
# ---- the case, leaning back in the seat
SHELL = [(.47, .0), (.475, .10), (.49, .17), (.53, .228), (.60, .262), (.70, .272), (.82, .258), (.90, .222), (.98, .172), (1.05, .150), (1.12, .148), (1.19, .166), (1.27, .205), (1.35, .222), (1.43, .206), (1.49, .160), (1.53, .108), (1.57, .072), (1.66, .060), (1.76, .064), (1.84, .074), (1.89, .066), (1.915, .036), (1.92, 0)]
DEPTH = [(.47, 0), (.475, .05), (.49, .085), (.53, .115), (.60, .135), (.72, .142), (.85, .135), (1.0, .122), (1.12, .118), (1.3, .118), (1.42, .108), (1.50, .092), (1.56, .078), (1.62, .068), (1.78, .066), (1.86, .060), (1.90, .045), (1.915, .024), (1.92, 0)]
wide, deep = course([(z, w) for z, w in SHELL]), course([(z, w) for z, w in DEPTH])
low, high = .47, 1.92
varnish = principled("shellcoat", "2c527c", .14, .75, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.02)[0]


def shell(u, v):
    a = u * math.tau
    z = low + (high - low) * (.5 - .5 * math.cos(math.pi * v))
    c, s = math.cos(a), math.sin(a)
    f = lambda q, k: math.copysign(abs(q) ** k, q)
    return (max(0, deep(z)) * f(s, .55), max(0, wide(z)) * f(c, .55), z - low)


C = [grid("case", shell, 220, 320, varnish, close_u=True)]
rubber = matte("0e0b0a", .6, .3)
zs = [low + (high - low) * (.5 - .5 * math.cos(math.pi * t)) for t in np.linspace(0, 1, 200)]
C.append(tube("gasket", [(0, wide(z) + .003, z - low) for z in zs] + [(0, -wide(z) - .003, z - low) for z in zs[::-1]], .007, rubber, True))
for z in (.62, 1.12, 1.42, 1.78):
    for s in (-1, 1):
        C.append(box("latch", (.050, .014, .058), (0, s * (wide(z) + .008), z - low), br, .004))
C.append(tube("handle", spline([(-.02, -wide(1.02) - .005, 1.02 - low), (-.02, -wide(1.05) - .055, 1.05 - low), (-.02, -wide(1.17) - .055, 1.17 - low), (-.02, -wide(1.20) - .005, 1.20 - low)], 40), .013, rubber))
case = group(C, (-.03, 0, .515), 0, .86, (0, math.radians(13), 0))
# ---- the belt across its waist
web, n, p = principled("web", "2c2f36", .75, Sheen=.5)
n.put(p, "Normal", n.bump(n.math("SINE", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1, 900, 1))}).outputs["Y"]), .3, .002))


def strap(points, width=.050, name="belt"):
    P = [Vector(q) for q in spline(points, 120)]
    verts = []
    for i, q in enumerate(P):
        t = (P[min(i + 1, 119)] - P[max(i - 1, 0)]).normalized()
        out_ = Vector((-1, 0, .18)).normalized()
        side = t.cross(out_).normalized()
        verts += [q + side * width / 2, q - side * width / 2]
    o = mesh(name, verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(119)], web)
    m = o.modifiers.new("thick", "SOLIDIFY")
    m.thickness = .004
    return o


def on_case(y, z, lift=.008):
    """A point on the front of the case, at its own height z."""
    w = wide(z + low)
    c = min(.995, abs(y) / w) ** (1 / .55)
    x = -deep(z + low) * (1 - c * c) ** .275 - lift
    q = Euler((0, math.radians(13), 0)).to_matrix() @ Vector((x, y, z)) * .86
    return tuple(q + Vector((-.03, 0, .515)))


mid = [on_case(y, .33 + .0 * y) for y in np.linspace(-.225, .225, 15)]
strap([(.12, -.30, .56), (.02, -.265, .64)] + mid + [(.02, .265, .64), (.12, .30, .56)])
b = Vector(on_case(.03, .33, .016))
group([box("buckle", (.012, .085, .062), (0, 0, 0), br, .005), box("lift", (.010, .050, .044), (-.008, .004, .0), principled("steel", "b9b2a6", .22, 1.0)[0], .004)], tuple(b), 0, 1, (0, math.radians(13), 0))
side = lambda x, y, z: tuple(Euler((0, math.radians(13), 0)).to_matrix() @ Vector((x, y, z)) * .86 + Vector((-.03, 0, .515)))
edge = wide(.86 + low) + .008
strap([side(.30, -edge * .9, .86), side(.12, -edge, .86), side(.02, -edge, .86)] + [on_case(y, .86) for y in np.linspace(-edge + .024, edge - .024, 15)] + [side(.02, edge, .86), side(.12, edge, .86), side(.30, edge * .9, .86)])
group([o for o in bpy.context.scene.objects if o not in before and o.parent is None], (.2, -.64, 0), 34)
# ---- outside: night and the moon
m, n, out = material("night")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, .10, .5, clamp=True), [(0, rgba("4c4650")), (.3, rgba("2c3c58")), (.6, rgba("16243c")), (1, rgba("0d1728"))]), "Strength": .42}))
box("night", (60, .1, 20), (0, 9, 1.3), m, 0)
EYE = Vector((-1.9, -3.0, 1.16))
at = Vector((-.225, .06, 1.30))
far = EYE + (at - EYE) * ((8.6 - EYE.y) / (at.y - EYE.y))
lit_disc(.50, far, 1.25, (0, 0, -math.atan2(far.x - EYE.x, far.y - EYE.y)), (4300, 3000))
# ---- light: a reading lamp above the seat, two long soft boxes for the lacquer to mirror, moonlight in the windows
spot((-1.3, -1.9, 2.5), (.10, -.6, .95), 120, 38, .9, kelvin(3400), .12)
softbox((-1.5, -1.5, 1.5), (.1, -.64, 1.1), .16, 2.2, kelvin(3600), 9).visible_diffuse = False
softbox((1.5, -1.7, 1.7), (.2, -.64, 1.1), .30, 2.0, kelvin(6800), 5).visible_diffuse = False
area((-.6, -2.6, 2.9), (.2, 0, .8), 1.8, 14, kelvin(4100)).visible_glossy = False
area((1.9, -1.4, 1.6), (.3, -.6, 1.0), .5, 20, kelvin(3100), 1.2).visible_glossy = False
for cx in (-1.4, -.2, 1.0):
    area((cx, .30, WZ + .1), (cx - .1, -1, .8), .34, 4, kelvin(8200), .5, 110).visible_camera = False
ambient("2a3342", .16)
camera(EYE, (-.20, -.3, 1.12), 40, 4.0, (.05, -.75, 1.0))
shoot("cello", 32, dict(NIGHT, anchor=(97.6, .84), bloom=.2))
