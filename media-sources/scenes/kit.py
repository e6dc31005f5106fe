"""VIP & security, the six tasks: radio earpiece, passport, telephone, room key, first aid and car key, laid out in rows on green wool and seen from above, in the light of a window.

A unit is a decimetre; the cloth lies on y = 0, what is on it rises towards -y, to the camera."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2100, 1900)
UP = (math.pi / 2, 0, 0)
FONTS = {k: bpy.data.fonts.load(f"/usr/share/fonts/opentype/urw-base35/{f}.otf") for k, f in (("serif", "C059-Bold"), ("sans", "NimbusSans-Bold"))}

# wool: a twill of two greens with fibres across it, a few soft waves
wool, n, p = principled("wool", "1d3a30", .95, Specular=.12, Sheen=.5)
v = n.coord("Object")
s = n.add("ShaderNodeSeparateXYZ", {0: n.mix(.012, v, n.add("ShaderNodeTexNoise", {"Vector": v, "Scale": 5.0}).outputs["Color"], "ADD")}).outputs
twill = n.math("SINE", n.math("MULTIPLY", n.math("ADD", s["X"], n.math("MULTIPLY", s["Z"], .8)), 190.0))
yarn = n.math("SINE", n.math("MULTIPLY", n.math("SUBTRACT", s["X"], s["Z"]), 260.0))
fibre = n.noise(v, 34, 2, .6, .6)
h = n.math("ADD", n.math("MULTIPLY", twill, .32), n.math("ADD", n.math("MULTIPLY", yarn, .2), fibre))
n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", n.math("MULTIPLY_ADD", twill, .5, .5), .20), n.math("MULTIPLY", fibre, .80)), [(.2, rgb("142d24")), (.55, rgb("1d3d32")), (.85, rgb("2a4e40"))]))
n.put(p, "Normal", n.bump(h, .34, .012))
waves = lambda x, z: .035 * (1 + math.sin(.55 * x + .9 * z + .6) * math.sin(.35 * z - .8 * x)) + .012 * math.sin(2.1 * x - 1.3 * z)
grid("cloth", lambda u, w: ((u - .5) * 12, .012 + waves((u - .5) * 12, (w - .5) * 12), (w - .5) * 12), 160, 160, wool)

black, n, p = principled("black", "0d0d0e", .42, Specular=.45)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 9, 5, .7), .22, .32))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .6), .08, .002))
steel, n, p = principled("steel", "b9b6b0", .26, 1.0)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 12, 5, .7), .20, .16))
gold, n, p = principled("brass", "b8904e", .30, 1.0)
worn = n.noise(n.coord("Object"), 4.5, 6, .7, .6)
n.put(p, "Base Color", n.ramp(worn, [(.35, rgb("8a6534")), (.62, rgb("c9a460"))]))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", worn, .24, .19))
ink = matte("1a120a", .8, .1)


def put(parts, x, z, turn=0.0):
    return group(parts, (x, 0, z), rot=(0, math.radians(turn), 0))


def words(text, x, z, size, mat, y, font="sans", wide=1.0):
    o = link(bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT")))
    o.data.body, o.data.font, o.data.size, o.data.align_x, o.data.space_character, o.data.extrude = text, FONTS[font], size, "CENTER", wide, .0008
    o.data.materials.append(mat)
    o.location, o.rotation_euler = (x, y, z), UP
    return o


# passport: a cover with grain and rubbed edges, its pages, what is stamped on it
cover, n, p = principled("cover", "5a1420", .55, Specular=.35)
grain = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 58.0}).outputs["Distance"]
cloud = n.noise(n.coord("Object"), 2.6, 5, .65)
n.put(p, "Base Color", n.ramp(cloud, [(.3, rgb("48101a")), (.7, rgb("661a26"))]))
n.put(p, "Normal", n.bump(grain, .35, .006))
leaf, n, p = principled("leaf", "c8a055", .34, 1.0)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 30, 4, .7), .4, .2))
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 60, 3, .7), [(.36, rgb("6e4a28")), (.5, rgb("c8a055"))]))
w, h = .88, 1.25
front = grid("front", lambda u, q: ((u - .5) * w, -.058 - .012 * math.sin(math.pi * u) - .018 * max(0, u - .72) / .28, (q - .5) * h), 40, 40, cover)
front.modifiers.new("thick", "SOLIDIFY").thickness = .007
P = [prism("pages", rounded_outline(w - .02, h - .02, .045), .045, matte("e6dcc6", .9, .1), .004, (.004, -.030, 0)), prism("back", rounded_outline(w, h, .05), .008, cover, .002, (0, -.006, 0)), front]
Y = -.073
P += [torus("seal", r, .0035, leaf, (0, Y, .06), UP, 120, 8, .4) for r in (.17, .155)]
for k in range(24):
    a = k / 24 * math.tau
    P.append(box("ray", (.007, .002, .055 if k % 2 else .035), (.108 * math.sin(a), Y, .06 + .108 * math.cos(a)), leaf, 0, (0, a, 0)))
P += [disc("point", .050, (0, Y, .06), leaf, (0, 0, 0), .002, 0, 60), words("REISEPASS", 0, -.27, .098, leaf, Y, "serif", 1.1), words("PASSPORT", 0, -.355, .052, leaf, Y, "serif", 1.15)]
P += [box("chip", (.085, .002, .006), (0, Y, -.47 + q), leaf, 0) for q in (-.026, .026)] + [torus("chip", .019, .004, leaf, (0, Y, -.47), UP, 40, 8, .4)]
put(P, -.66, 1.50, -2)

# earpiece: the clear coil, the cable in loops, the button
clear = principled("clear", "f4f2ec", .10, Specular=.5, Transmission=.6, IOR=1.4)[0]
path = spline([(1.34, 0, 1.62), (1.30, 0, 2.00), (1.02, 0, 2.17), (.66, 0, 2.10), (.40, 0, 1.84), (.36, 0, 1.60)], 900)
coil = []
for i, q in enumerate(path):
    a = i / len(path) * math.tau * 46
    d = (Vector(path[min(i + 1, 899)]) - Vector(path[max(i - 1, 0)])).normalized()
    side = Vector((0, 1, 0)).cross(d)
    coil.append(tuple(Vector(q) + Vector((0, -.075, 0)) + side * (.062 * math.cos(a)) + Vector((0, .062, 0)) * math.sin(a)))
tube("coil", coil, .0135, clear, res=5)
tube("neck", spline([coil[-1], (.36, -.07, 1.50), (.40, -.09, 1.40), (.47, -.10, 1.36)], 40), .014, clear)
tip = lathe("tip", spline([(0, -.045), (.030, -.042), (.050, -.020), (.072, .020), (.078, .050), (.066, .062), (.040, .060), (.036, .12), (0, .125)], 60), principled("silicone", "9a948a", .30, Specular=.5, Transmission=.35)[0], 60)
tip.location, tip.rotation_euler = (.50, -.10, 1.345), (0, math.radians(115), 0)
loop = []
for i in range(700):
    t = i / 699
    a, r = math.pi * .5 - t * math.tau * 3.45, .37 + .018 * math.sin(t * 17) + .030 * (t - .5)
    loop.append((.90 + r * math.cos(a) * 1.02, -.018 - .022 * (t * 3.45 % 1 > .5) - .012 * math.sin(t * 31) ** 2, 1.40 + r * math.sin(a)))
tube("cable", [coil[0], (1.34, -.05, 1.55), *spline([(1.345, -.04, 1.5), (1.30, -.03, 1.62), (1.12, -.03, 1.74), loop[0]], 30), *loop], .0145, black, res=5)
B = [prism("talk", rounded_outline(.20, .46, .06), .11, black, .03, (0, -.06, 0)), disc("ring", .068, (0, -.115, .07), steel, (0, 0, 0), .02, .006, 60), disc("button", .055, (0, -.122, .07), black, (0, 0, 0), .02, .008, 60), box("clip", (.09, .02, .30), (0, -.125, -.13), steel, .01)]
B += [box("slot", (.012, .01, .05), (-.045 + .03 * k, -.117, .175), ink, 0) for k in range(4)]
put(B, .90, 1.40, -14)

# telephone
glass, n, p = principled("screen", "050607", .05, Specular=.6)
n.put(p, "Roughness", n.ramp(n.noise(n.coord("Object", (3, 3, 1.6)), 1.6, 5, .65, 1.2), [(.42, (.045,) * 3), (.66, (.16,) * 3)]))
T = [prism("frame", rounded_outline(.72, 1.48, .115), .078, steel, .022, (0, -.041, 0)), prism("screen", rounded_outline(.69, 1.45, .10), .008, glass, .003, (0, -.081, 0)), box("ear", (.10, .002, .012), (0, -.0855, .705), matte("020202", 1, 0), 0)]
T += [box("key", (.02, .03, q), (x, -.041, z), steel, .006) for x, z, q in ((.362, .30, .17), (-.362, .42, .10), (-.362, .26, .10))]
put(T, -.68, -.06, 1.5)

# room key: a heavy tag of brass with its number, a ring, the key
K = [lathe("tag", spline([(0, .088), (.30, .088), (.345, .096), (.385, .096), (.41, .075), (.41, .02), (.39, 0), (0, 0)], 90), gold, 160)]
K[0].rotation_euler = UP
K += [words("307", 0, -.10, .30, ink, -.0895, "serif", 1.05), torus("eye", .052, .020, gold, (0, -.05, -.44), UP, 60, 16), torus("ring", .105, .011, steel, (0, -.055, -.535), (math.pi / 2, math.radians(12), 0), 80, 12)]
put(K, .86, .36, 9)
key(gold, (.77, -.045, -.235), (0, math.radians(16), 0), 9.6)

# first aid: a pouch of canvas with piping and a zip
canvas, n, p = principled("canvas", "c9bb9c", .9, Specular=.15)
v = n.coord("Object")
s = n.add("ShaderNodeSeparateXYZ", {0: v}).outputs
weave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", s["X"], 210.0)), n.math("SINE", n.math("MULTIPLY", s["Z"], 210.0)))
dirt = n.noise(v, 2.2, 6, .7, .4)
n.put(p, "Base Color", n.ramp(n.math("ADD", n.math("MULTIPLY", weave, .06), dirt), [(.3, rgb("a8997a")), (.7, rgb("d0c4a8"))]))
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", weave, .6), n.math("MULTIPLY", n.noise(v, 7, 3, .6), 2.4)), .45, .007))
W, H = 1.56, 1.04


def pillow(x, z):
    """How high the pouch is: full in its middle, drawn in along the zip, creased at its corners."""
    a, b = min(1, abs(x) / (W / 2)), min(1, abs(z) / (H / 2))
    full = ((1 - a ** 3.2) * (1 - b ** 3.0)) ** .42
    return .05 + .24 * full + .010 * full * math.sin(5.2 * x + 3 * z) * math.sin(4.1 * z - 2 * x) - .018 * math.exp(-((z - .27) / .035) ** 2) * full


outline = even_outline(W, H, .17, 220)


def shell(u, q):
    x, z = outline[int(round(u * 220)) % 220]
    k = q ** .8
    return (x * k, -pillow(x * k, z * k), z * k)


F = [grid("front", shell, 220, 60, canvas, close_u=True), prism("side", outline, .055, canvas, .01, (0, -.028, 0)), tube("piping", [(x, -.052, z) for x, z in outline], .019, principled("piping", "1d4a38", .7)[0], True)]
zx = np.linspace(-.66, .66, 75)
tape = grid("tape", lambda u, q: (-.68 + 1.36 * u, -pillow(-.68 + 1.36 * u, .27) - .006, .27 + (q - .5) * .085), 60, 4, matte("20463a", .8, .2))
F.append(tape)
for k, x in enumerate(zx):
    F.append(box("tooth", (.008, .016, .024), (x, -pillow(x, .27) - .012, .27 + (.005 if k % 2 else -.005)), gold, .002))
F += [box("slider", (.07, .03, .06), (.50, -pillow(.5, .27) - .022, .27), gold, .010), prism("pull", rounded_outline(.055, .19, .025), .012, gold, .004, (.545, -pillow(.56, .17) - .012, .165), (0, math.radians(-14), 0))]
green, white = principled("patch", "14523a", .8, Specular=.15)[0], matte("e9e3d2", .85, .1)
Z, top = -.10, -pillow(0, -.1) - .004
F += [prism("patch", rounded_outline(.36, .36, .04), .014, green, .005, (0, top, Z)), box("bar", (.24, .010, .080), (0, top - .008, Z), white, .003), box("bar", (.080, .011, .24), (0, top - .008, Z), white, .003)]
F += [tube("stitch", [(x, top - .007, Z + e * .160), (x + .018, top - .007, Z + e * .160)], .0035, white, res=2) for e in (-1, 1) for x in np.linspace(-.15, .13, 11)]
F += [tube("stitch", [(e * .160, top - .007, Z + x), (e * .160, top - .007, Z + x + .018)], .0035, white, res=2) for e in (-1, 1) for x in np.linspace(-.15, .13, 11)]
put(F, -.36, -1.62, 1)

# car key on its loop of leather
C = [prism("fob", rounded_outline(.38, .74, .17), .13, black, .05, (0, -.075, 0)), prism("band", rounded_outline(.388, .748, .174), .022, steel, .008, (0, -.075, 0))]
for k, z in enumerate((.19, .02, -.15)):
    C.append(prism("key", rounded_outline(.22, .115, .05), .018, black, .008, (0, -.140, z)))
C += [tube("sign", [(-.03, -.151, .178), (-.03, -.151, .208), (.03, -.151, .208), (.03, -.151, .178)], .004, white, True, 2), torus("sign", .024, .004, white, (0, -.150, .02), UP, 40, 8), tube("sign", spline([(-.045, -.151, -.162), (0, -.151, -.128), (.045, -.151, -.162)], 20), .004, white, False, 2)]
C += [disc("badge", .048, (0, -.142, -.285), steel, (0, 0, 0), .012, .004, 60)]
C += [torus("eye", .040, .014, steel, (0, -.07, .40), UP, 50, 14), torus("ring", .115, .011, steel, (.0, -.05, .53), UP, 90, 12)]
strap, n, p = principled("strap", "6b3517", .5, Specular=.35)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 5, 5, .7), [(.3, rgb("4a220e")), (.7, rgb("7c4220"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .65), .25, .004))
C += [prism("strap", rounded_outline(.13, .52, .05), .030, strap, .008, (.01, -.035, .83), (0, math.radians(5), 0)), disc("stud", .032, (.0, -.055, .70), gold, (0, 0, 0), .02, .008, 40)]
put(C, .98, -1.78, -4)

sun((.66, .50, -.44), 3.8, kelvin(4100), .9)
area((-.9, -9, 3.4), (0, 0, .2), 3.2, 170, kelvin(6200))
area((-2.05, -8.8, .85), (-.68, 0, 0), 1.1, 9, kelvin(6600), 1.9)         # what the screen of the telephone mirrors
area((5, -4, -3), (0, 0, 0), 3.2, 120, kelvin(7600))
ambient("8a9aa0", .30)
# the frame of the window: its light leaves out two corners, a bar crosses the cloth
shade = matte("101010", 1, 0)
for across, wide in ((2.20 + 3, 6), (-2.62 - 3, 6), (.10, .16)):
    o = box("frame", (14, .05, wide), (-.62 * across - 3.96, -3.0, .79 * across + 2.64), shade, 0, (0, math.radians(-38), 0))
    o.visible_camera = o.visible_glossy = o.visible_diffuse = False
camera((0, -12, 0), (0, 0, .05), 75)
shoot("kit", 20, dict(NIGHT, anchor=(97.5, .80), bloom=.08, saturation=.86, grain=.004, sharpen=.2))
