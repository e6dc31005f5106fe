"""Hotel stay: the night table by lamplight, carafe and key, behind the pane the city out of focus."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
r = random.Random(12)
c = bpy.context.scene.cycles
c.max_bounces = c.transmission_bounces = 20           # glass in glass with water in it
polished, n, p = principled("polished", "d3a866", .2, 1.0)
f = n.noise(n.coord("Object"), 30, 4, .6)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .10, .13))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 260, 2, .6), .02, .001))

# the table: dark stone with veins, polished, its edge in front
marble, n, p = principled("marble", "16231f", .15, 0, Specular=.55)
w = n.noise(n.coord("Object", (1, 1.6, 1)), 2.6, 4, .55, 1.6)
vein = n.ramp(n.math("ABSOLUTE", n.math("SUBTRACT", w, .5)), [(0, rgb("66736a")), (.010, rgb("34443c")), (.04, rgb("1b2a25")), (.3, rgb("131f1b"))])
n.put(p, "Base Color", vein)
box("top", (2.4, .52, .03), (0, .02, -.015), marble, .006)
box("edge", (2.4, .5, .012), (0, .02, -.036), polished, .002)

# lamp: brass dome on a stem, lit from inside
LX, LY, H = .215, .06, .150           # H: the rim of its shade
lathe("foot", spline([(0, 0), (.078, 0), (.080, .004), (.078, .009), (.06, .014), (.018, .020), (.0085, .030), (.0075, .05)], 90), polished, 160, (LX, LY, 0))
tube("stem", [(LX, LY, .04), (LX, LY, H + .075)], .0072, polished, res=12)
lathe("collar", spline([(.0072, 0), (.013, .002), (.014, .006), (.013, .010), (.0072, .012)], 30), polished, 80, (LX, LY, H - .045))
dome = [(.118 * math.cos(a) ** .9, .088 * math.sin(a)) for a in np.linspace(0, math.pi / 2 - .001, 60)]
shade = [(.1165, -.001), (.118, -.0015)] + dome
inner = [(x * .982, z * .975) for x, z in dome[::-1]]
lathe("shade", shade, polished, 200, (LX, LY, H))
white = principled("enamel", "f6ead6", .5)[0]
lathe("lining", inner + [(.1165, -.001)], white, 200, (LX, LY, H))
lathe("finial", spline([(0, 0), (.010, .0), (.007, .006), (.009, .014), (.006, .021), (0, .023)], 40), polished, 60, (LX, LY, H + .087))
bulb = glow(kelvin(2600), 9)
bulb.cycles.sample_as_light = False
sphere("bulb", .021, (LX, LY, H + .030), bulb, 48).visible_shadow = False
point((LX, LY, H + .022), 15, kelvin(2650), .02)

# carafe with its tumbler over the neck, water in it
clear = glass("f4f6f2", 0.0, 1.45)
CX, CY = -.055, .085
out = spline([(0, .001), (.040, .001), (.050, .006), (.0535, .03), (.0535, .10), (.048, .128), (.033, .150), (.0285, .165), (.0285, .186), (.0295, .188)], 140)
ins = [(x - .0028 if z > .004 else max(0, x - .0028), max(z, .007)) for x, z in out[::-1]]
lathe("carafe", out + ins + [(0, .007)], clear, 200, (CX, CY, 0))
water, wn, wo = material("water")
g = wn.add("ShaderNodeBsdfGlass", {"Color": rgba("f2f6f4"), "Roughness": 0, "IOR": 1.33})
t = wn.add("ShaderNodeBsdfTransparent", {"Color": rgba("f0f4f2")})
mx = wn.add("ShaderNodeMixShader", {"Fac": wn.add("ShaderNodeLightPath").outputs["Is Shadow Ray"]})
wn.put(mx, 1, g.outputs[0]); wn.put(mx, 2, t.outputs[0]); wn.put(wo, "Surface", mx)
body = [(max(0, x - .0027), z) for x, z in out if .009 < z < .112]
lathe("water", [(0, .0075)] + [(.045, .0078)] + body + [(0, .112)], water, 200, (CX, CY, 0))
tum = [(.0365, .126), (.0375, .1255), (.0385, .127), (.0375, .190), (.034, .2075), (.030, .210), (0, .210)]
tin = [(0, .2035), (.029, .2035), (.0325, .200), (.0355, .188), (.0362, .128)]
lathe("tumbler", tum + tin + [(.0365, .126)], clear, 200, (CX, CY, 0))

# key on its heavy brass drop, a red cord between
KX, KY = .070, -.150
before = set(bpy.context.scene.objects)
drop = lathe("drop", spline([(0, 0), (.0035, 0), (.004, .004), (.007, .007), (.0075, .011), (.0125, .016), (.0175, .030), (.0190, .046), (.0170, .060), (.0105, .070), (.009, .073), (.0115, .076), (.0115, .081), (.006, .086), (.0035, .094), (0, .095)], 160), polished, 120)
drop.rotation_euler = Euler((0, math.radians(90), math.radians(-28)))
drop.location = (KX, KY, .0192)
iron = principled("nickel", "b9a98c", .22, 1.0)[0]
ax = Vector((math.cos(math.radians(-28)), math.sin(math.radians(-28)), 0))
end = Vector((KX, KY, .0192)) - ax * .004
torus("ring", .0125, .0016, polished, tuple(end - ax * .011 + Vector((0, 0, -.014))), (math.radians(12), math.radians(8), 0), 80, 16)
k0 = end - ax * .018
P = [torus("bow", .0155, .0027, iron, (0, 0, 0), (0, 0, 0), 90, 20), tube("shank", [(-.018, 0, 0), (-.078, 0, 0)], .0027, iron, res=10),
     lathe("collar", spline([(.0027, 0), (.0048, .002), (.0048, .005), (.0027, .007)], 20), iron, 40), box("bit", (.011, .016, .0026), (-.069, -.009, 0), iron, .0005), box("slot", (.0022, .010, .0030), (-.069, -.014, 0), matte("0c0a08"), 0)]
P[2].rotation_euler = Euler((0, math.radians(-90), 0)); P[2].location = (-.021, 0, 0)
group(P, (k0.x - .006, k0.y - .004, .0042), 206 - 180 - 8)
BIG = 1.5                             # larger than it is, so that a phone shows what it is
group([o for o in bpy.context.scene.objects if o not in before and o.parent is None], (KX * (1 - BIG) - .025, KY * (1 - BIG) - .005, 0), 0, BIG)

# two books, a ribbon out of one
cover, n, p = principled("cover", "6e2d1c", .78, 0, Specular=.25, Sheen=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 1)), 900, 2, .6), .25, .0006))
book(.135, .205, .026, cover, (-.255, .03, 0), 14)
book(.125, .19, .020, principled("cover", "26384a", .75, 0, Specular=.25)[0], (-.258, .03, .026), 5)
tube("ribbon", spline([(-.24, -.06, .037), (-.236, -.082, .034), (-.232, -.092, .018), (-.226, -.104, .003), (-.214, -.122, .0022)], 40), .0016, principled("ribbon", "c9963c", .5)[0])

# the pane: night over a town; every lamp of it is a soft round
m, n, o = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
n.put(o, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, .55, .42, clamp=True), [(0, rgba("06080d")), (.44, rgba("141a26")), (.50, rgba("4a3a38")), (.545, rgba("3a3f52")), (.66, rgba("1f2d48")), (1, rgba("0d1626"))]), "Strength": .42}))
box("sky", (9, .02, 5), (0, 3.2, .4), m, 0)


def bokeh(x, z, q, hue, k, y):
    """A lamp out of focus: a flat round, a little brighter at its edge, what lies behind it shines through."""
    m, n, o = material("lamp")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    d = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Z"], 2.0))), q)
    e = n.add("ShaderNodeEmission", {"Color": (*hue, 1), "Strength": n.math("MULTIPLY", n.ramp(d, [(0, (.74,) * 3), (.80, (.86,) * 3), (.93, (1, 1, 1)), (1, (.62,) * 3)]), k)})
    a = n.add("ShaderNodeAddShader")
    n.put(a, 0, e.outputs[0]); n.put(a, 1, n.add("ShaderNodeBsdfTransparent").outputs[0])
    n.put(o, "Surface", a)
    m.cycles.sample_as_light = False
    ob = disc("lamp", q, (x, y, z), m, (0, 0, 0), .0005, 0, 64)
    ob.visible_shadow = False
    ob.visible_diffuse = False
    return ob


HUES = [kelvin(2100), kelvin(2400), kelvin(2700), kelvin(3200), kelvin(4600), (1, .16, .06), (.25, .75, .62)]
for i in range(86):
    far = r.random()
    x = r.uniform(-1.9, 1.9)
    z = .16 - .34 * r.random() ** 1.4 + (.22 * r.random() if r.random() < .22 else 0)
    bokeh(x, z, .036 + .030 * r.random(), HUES[r.choices(range(7), (5, 6, 6, 3, 2, 1.2, .8))[0]], .10 + .75 * r.random() ** 2.2, 2.6 + i * .004)
for bx in (-1.38, -.86, .38, 1.02):               # towers: columns of windows
    for k in range(r.randint(3, 6)):
        for j in range(2):
            if r.random() < .55:
                bokeh(bx + j * .085 + r.uniform(-.02, .02), .12 + k * .080 + r.uniform(-.02, .02), r.uniform(.030, .042), HUES[r.choice((1, 2, 3))], .08 + .26 * r.random(), 2.96 + .002 * k)
# frame of the window and the curtain beside it
frame = principled("frame", "2a1c14", .4)[0]
box("mullion", (.05, .08, 4), (-.50, 1.5, .5), frame, .008)
box("sill", (5, .30, .04), (0, 1.45, -.16), frame, .008)
curtain("drape", 1.3, 3.0, 6, matte("8c6a4c", .95, .1), (1.12, 1.30, -1.2), .07, 4, 400, 20)
# light
area((-.4, -2.3, 1.1), (.1, 0, .10), 2.6, 50, kelvin(3800), 1.4).visible_glossy = False
area((-1.3, -1.5, 1.2), (0, 0, .08), 1.2, 4, kelvin(3400))
sky_gradient([(0, "0a0706"), (.46, "1c120c"), (.56, "3a2618"), (.72, "231a18"), (1, "0a0c14")], .6, (-.5, -1, .42), "ffb474", 2.0, 8)      # the room that the brass mirrors
area((-.6, 1.0, .55), (-.1, 0, .08), .5, 5.0, "7f9cd0", .5).visible_glossy = False
camera((.03, -1.12, .225), (.03, 0, .098), 43, 6.3, (.03, -.04, .1))
shoot("bedside", 40, dict(NIGHT, anchor=(98, .90), bloom=.20, saturation=.94))
