"""Artist management, the silent screen: in the wings an open violin case on the boards, lit from the stage."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
# ---- the violin, in decimetres: tail at x = 0, scroll at 5.8, its back on z = 0
LOWER = spline([(0, 0), (.015, .30), (.10, .64), (.34, .91), (.70, 1.03), (1.02, .97), (1.24, .84), (1.37, .80)], 90)
WAIST = spline([(1.37, .80), (1.42, .68), (1.58, .575), (1.80, .545), (2.02, .575), (2.20, .665), (2.28, .735)], 60)
UPPER = spline([(2.28, .735), (2.42, .74), (2.66, .81), (2.92, .835), (3.18, .775), (3.40, .58), (3.52, .30), (3.56, 0)], 90)
HALF_OUT = LOWER + WAIST[1:] + UPPER[1:]
ax, aw = np.array(HALF_OUT).T
wide = lambda x: float(np.interp(x, ax, aw))
RIB, ARCH = .32, .17


def top(x, s):
    """Height of the belly at x, s = -1 to 1 across."""
    lift = (.5 + .5 * math.cos(math.pi * min(1, abs(s)))) ** .85 * max(0, math.sin(math.pi * x / 3.56)) ** .55
    return RIB + .035 + ARCH * lift - .02 * (1 - lift) * (abs(s) < .97)


varnish, n, p = principled("varnish", "a4521c", .2, 0, Specular=.5, Clearcoat=.6)
grain = n.noise(n.coord("Object", (.5, 26, 1)), 3.0, 3, .6)
cloud = n.noise(n.coord("Object"), .8, 2, .5)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", grain, .45), n.ramp(cloud, [(.3, rgb("a5581f")), (.7, rgb("823c16"))]), rgba("6b2c10")))
dark, n, p = principled("ribs", "7a3614", .22, 0, Clearcoat=.5)
ebony = principled("ebony", "120c09", .3, 0, Specular=.5)[0]
maple = principled("maple", "d3a468", .45)[0]
rim = [(x, w) for x, w in HALF_OUT] + [(x, -w) for x, w in HALF_OUT[-2:0:-1]]
V = []
xs = np.interp(np.linspace(0, 1, 320), np.linspace(0, 1, len(ax)), ax)
V.append(grid("belly", lambda u, v: (lambda x, s: (x, wide(x) * 1.035 * s, top(x, s)))(float(np.interp(u, np.linspace(0, 1, 320), xs)), v * 2 - 1), 320, 90, varnish))
V.append(prism("ribs", [(x, w * .985) for x, w in rim], RIB, dark, .0, (0, 0, RIB / 2), (math.pi / 2, 0, 0)))
V.append(prism("edge", [(x, w * 1.035) for x, w in rim], .045, dark, .016, (0, 0, RIB - .005), (math.pi / 2, 0, 0)))
for s in (-1, 1):
    V.append(tube("purfling", [(x, s * wide(x) * .955, top(x, .955) + .001) for x in np.linspace(.02, 3.53, 160)], .009, ebony, False, 3))
    # the f-hole: a strip on the belly, thin at its ends, with two eyes
    F = spline([(2.02, .345), (2.085, .31), (2.085, .245), (2.0, .245), (1.86, .33), (1.70, .43), (1.53, .52), (1.38, .60), (1.29, .605), (1.265, .545), (1.32, .50)], 90)
    q = np.gradient(np.array(F), axis=0)
    verts = []
    for i, (x, y) in enumerate(F):
        t = i / 89
        w = .012 + .026 * math.sin(math.pi * t) ** 2
        nx, ny = -q[i][1], q[i][0]
        k = w / math.hypot(nx, ny)
        for e in (-1, 1):
            X, Y = x + e * nx * k, y + e * ny * k
            verts.append((X, s * Y, top(X, Y / (wide(X) * 1.035)) + .006))
    V.append(mesh("f", verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(89)], matte("0a0503", 1, 0), False))
    for x, y, r in ((2.03, .335, .036), (1.315, .51, .045)):
        V.append(disc("eye", r, (x, s * y, top(x, y / wide(x)) + .003), matte("0a0503", 1, 0), (math.pi / 2, 0, 0), .006, 0, 40))
# neck, fingerboard, nut, tailpiece, chin rest
ZB, ZN = .80, .60


def bar(name, x0, x1, w0, w1, z0, z1, thick, mat, crown=.04):
    """A tapering board with a crowned top from x0 to x1."""
    def fn(u, v):
        x = x0 + (x1 - x0) * u
        w, z = w0 + (w1 - w0) * u, z0 + (z1 - z0) * u
        a = v * 2 * math.pi
        c, s = math.cos(a), math.sin(a)
        yy = math.copysign(abs(c) ** .45, c)
        return (x, w * yy, z + (crown * (1 - yy * yy) if s > 0 else -thick * abs(s) ** .45))
    return grid(name, fn, 40, 80, mat, close_v=True)


V.append(bar("board", 2.14, 4.86, .215, .122, .70, .535, .06, ebony, .05))
V.append(bar("neck", 3.50, 4.90, .17, .115, .60, .47, .20, dark, .0))
V.append(box("nut", (.05, .24, .07), (4.87, 0, .56), maple, .01))
V.append(bar("tail", .06, 1.16, .11, .205, .46, .66, .05, ebony, .06))
rest = sphere("rest", 1, (.42, .56, .50), ebony, 64)
rest.scale = (.40, .34, .055)
V += [rest, box("clamp", (.14, .05, .42), (.20, .92, .28), brass(.2), .01)]
# bridge
B = [(-.21, 0), (-.21, .05), (-.15, .10), (-.17, .20), (-.19, .27), (-.10, .345), (0, .365), (.10, .345), (.19, .27), (.17, .20), (.15, .10), (.21, .05), (.21, 0), (.09, 0), (.05, .07), (-.05, .07), (-.09, 0)]
V.append(prism("bridge", [(x, z) for x, z in B], .045, maple, .006, (1.61, 0, RIB + .16), (0, 0, math.pi / 2)))
steel = principled("string", "d9d2c4", .25, 1.0)[0]
for k, y in enumerate((-.165, -.055, .055, .165)):
    V.append(tube("string", [(1.10, y * .75, .70), (1.61, y, RIB + .16 + .365 - .55 * y * y), (4.87, y * .48, .605), (5.1 + .1 * k, y * .4, .54)], .0085, steel, False, 3))
# pegbox, pegs, scroll
V.append(bar("pegbox", 4.90, 5.58, .125, .085, .54, .40, .20, dark, .0))
V.append(bar("hollow", 4.98, 5.46, .068, .045, .546, .43, .02, matte("0a0503", 1, 0), .0))
for k, x in enumerate((5.02, 5.16, 5.30, 5.44)):
    s = 1 if k % 2 else -1
    V.append(tube("peg", [(x, -s * .14, .47 - .02 * k), (x, s * .30, .47 - .02 * k)], .034, ebony))
    knob = sphere("knob", 1, (x, s * .40, .47 - .02 * k), ebony, 40)
    knob.scale = (.11, .12, .045)
    V.append(knob)
for s in (-1, 1):
    V.append(tube("scroll", [(5.70 + (.19 - .026 * a) * math.cos(a + 2.2), s * (.05 + .014 * a), .38 - (.19 - .026 * a) * math.sin(a + 2.2) * -1) for a in np.linspace(0, 6.2, 90)], .048, dark))
V.append(prism("volute", circle_outline(.185, 80), .17, dark, .03, (5.70, 0, .38)))
# ---- the case: a shell, a bed of cloth with the outline let in, its lid
LONG, DEEP, TALL = 8.3, 2.95, .82
shell, n, p = principled("shell", "2a1a12", .42, Specular=.4)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 26.0}).outputs["Distance"], .12, .01))
lining, n, out = material("lining")
f = n.noise(n.coord("Object"), 22, 3, .6)
d, s_ = n.add("ShaderNodeBsdfDiffuse", {"Color": rgba("b08a5a"), "Roughness": 1.0}), n.add("ShaderNodeBsdfVelvet", {"Color": rgba("f0d6a8"), "Sigma": .5})
nrm = n.bump(f, .35, .02)
n.put(d, "Normal", nrm)
n.put(s_, "Normal", nrm)
a = n.add("ShaderNodeMixShader", {"Fac": .30})
n.put(a, 1, d.outputs[0])
n.put(a, 2, s_.outputs[0])
n.put(out, "Surface", a)
FLAT_ = (math.pi / 2, 0, 0)


def tray(h):
    """A shallow box with rounded corners, open at the top, and its lining."""
    out_, in_ = even_outline(LONG, DEEP, .62, 260), even_outline(LONG - .16, DEEP - .16, .55, 260)
    loops = [([(0, 0)] * 260, 0)] + [(out_, z) for z in (0, .01, .012, h - .012, h - .01, h)] + [(in_, z) for z in (h, h - .01, h - .012, .12, .1)] + [([(0, 0)] * 260, .1)]
    o = grid("tray", lambda u, v: (lambda k, i: (*loops[k][0][i], loops[k][1]))(round(v * (len(loops) - 1)), round(u * 260) % 260), 260, len(loops), shell, close_u=True)
    rimline = even_outline(LONG - .05, DEEP - .05, .60, 260)
    return [o, tube("valance", [(x, y, h) for x, y in rimline], .038, brass(.24), True)]


base = tray(TALL)
bed = prism("bed", rounded_outline(LONG - .18, DEEP - .18, .54), .50, lining, .05, (0, 0, .34), FLAT_)
X0 = -3.35
hole = [(X0 + x + (.07 if x > 3 else -.07 if x < .4 else 0), w + .09) for x, w in HALF_OUT if w > .001 and x < 3.50]
hole = [(X0 - .09, .18)] + hole + [(X0 + 3.66, .30), (X0 + 4.9, .27), (X0 + 5.0, .52), (X0 + 5.55, .52), (X0 + 5.68, .30), (X0 + 5.98, .28)]
cut(bed, prism("tool", hole + [(x, -y) for x, y in hole[::-1]], .9, None, 0, (0, 0, .66), FLAT_))
violin = group(V, (X0, 0, .30))
# a box for rosin at the end of the bed
extra = [box("box", (1.05, DEEP - .30, .14), (LONG / 2 - .72, 0, .62), lining, .05), torus("pull", .09, .018, brass(.2), (LONG / 2 - .72, -.25, .70), seg=60, sides=14)]
lid = tray(.52)
lid.append(prism("pad", rounded_outline(LONG - .18, DEEP - .18, .54), .10, lining, .04, (0, 0, .16), FLAT_))
for y, t in ((-.52, 0), (.42, math.pi)):                # two bows, held by clips
    g = [tube("stick", spline([(-3.45, 0, .12), (-1.6, 0, .085), (0, 0, .075), (1.9, 0, .09), (3.55, 0, .14)], 60), .040, dark), tube("hair", [(-3.30, -.16, .10), (3.50, -.15, .10)], .020, matte("efe3cb", .7)),
         box("frog", (.42, .20, .10), (-3.22, -.085, .11), ebony, .02), disc("eye", .045, (-3.22, -.085, .163), brass(.2), (math.pi / 2, 0, 0), .01, .002, 40), box("tip", (.07, .20, .07), (3.54, -.07, .12), maple, .015), tube("screw", [(-3.62, 0, .12), (-3.43, 0, .12)], .045, brass(.2))]
    lid.append(group(g, (0, y, .20), 0, 1, (0, 0, t)))
    for x in (-2.4, 2.4):
        lid.append(box("clip", (.16, .46, .07), (x, y - .06 * math.cos(t), .36), ebony, .03))
hinge = group(lid, (0, DEEP / 2 + .02, TALL), 0, 1, (math.radians(74), 0, 0))
for o in list(hinge.children):
    o.location.y += DEEP / 2
case = group(base + [bed, violin, hinge] + extra + [box("latch", (.34, .05, .22), (x, -DEEP / 2 - .02, TALL - .10), brass(.2), .015) for x in (-2.2, 2.2)], (.35, 0, 0), -9)
# ---- the wings: boards, the drape, the lit stage beyond its edge
fl = walnut("6a4122", .40, .12)
for k in range(-8, 9):
    box("plank", (60, 1.58, .2), (random.uniform(-2, 2), 1.6 * k + .3, -.1), fl, .012)
curtain("drape", 26, 24, 26, velvet("5a2c17", "b0713f"), (-8.6, 5.2, .08), .42, 5, 2000, 30)
curtain("leg", 16, 24, 15, velvet("4a2413", "a06338"), (17.6, 6.4, .08), .42, 11, 1400, 30)
m, n, out = material("haze")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, .05, .5, clamp=True), [(0, rgba("f6cd88")), (.3, rgba("e79a4c")), (1, rgba("5d2c12"))]), "Strength": 1.0}))
o = box("haze", (40, .2, 20), (0, 0, 0), m, 0)
o.location = (8, 30, 9)
area((7.0, 22, 9), (5.0, 0, 0), 3.2, 26000, kelvin(3000), 6).visible_glossy = False
spot((13, -9, 15), (.2, .3, .8), 30000, 30, .35, kelvin(3500), .35)
area((-10, -9, 9), (0, 0, 0), 7, 1500, kelvin(6200))
ambient("3a2c20", .22)
camera((-1.2, -11.7, 11.2), (.35, .85, .95), 47, 8.0, (0, -.3, .7))
shoot("violin", 20, dict(NIGHT, anchor=(97.6, .82), bloom=.16, saturation=.80))
