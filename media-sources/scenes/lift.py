"""The floor indicator above a lift: a half-moon of opal glass in brass on dark green stone, its hand stands one floor higher."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1280)

wall = principled("wall", "2c3a31", .5, Specular=.25)[0]      # plain: the filter smears veins that lie in the dark
met, dull, dark = brass(.34), bronze("a06f42", .36, .3, 2.2), matte("0d0805", .7, .3)
front = -.30

# The wall: slabs with a fine joint between them.
for x in (-4.6, 0, 4.6):
    box("slab", (4.585, .4, 12), (x, .2, 0), wall, .012)
box("behind", (30, .2, 30), (0, .45, 0), dark, 0)


def half(r, low=0.0, n=180):
    return [(r * math.cos(math.pi * k / n), r * math.sin(math.pi * k / n)) for k in range(n + 1)] + ([(-r, -low), (r, -low)] if low else [])


def sector(r0, r1, low=0.0, n=180):
    return half(r1, 0, n) + half(r0, 0, n)[::-1]


LOW = .34
prism("back", half(2.12, LOW), .16, dull, .03, (0, -.08, 0))
prism("outer", sector(1.96, 2.12), .20, met, .04, (0, -.20, 0))
prism("sill", [(-2.12, -LOW), (2.12, -LOW), (2.12, 0), (-2.12, 0)], .20, met, .04, (0, -.20, 0))
prism("inner", sector(.96, 1.08), .18, met, .03, (0, -.19, 0))
prism("heart", half(.97), .10, dull, .02, (0, -.16, 0))
for r in (.44, .62, .80):
    prism("reed", sector(r, r + .06), .14, met, .02, (0, -.17, 0))

# Opal glass, lit from behind: brightest about the floor that is reached.
reached, floors = 3, 5
at = lambda k: math.pi * (1 - (k + .5) / floors)
m = bpy.data.materials.new("opal")
m.use_nodes = True
n, p = Nodes(m.node_tree), m.node_tree.nodes["Principled BSDF"]
p.inputs["Base Color"].default_value = rgba("a98f66")
p.inputs["Roughness"].default_value = .25
xyz = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
a = at(reached)
cx, cz = 1.5 * math.cos(a), 1.5 * math.sin(a)
dx = n.math("SUBTRACT", xyz.outputs["X"], cx)
dz = n.math("SUBTRACT", xyz.outputs["Z"], cz)
d = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", dx, dx), n.math("MULTIPLY", dz, dz)))
fall = n.math("ADD", n.math("MULTIPLY", n.math("POWER", 2.718, n.math("MULTIPLY", n.math("MULTIPLY", d, d), -1.7)), 2.6), .12)
n.put(p, "Emission Strength", fall)
p.inputs["Emission"].default_value = tuple(kelvin(2500))[:3] + (1,)
prism("opal", sector(1.04, 2.0), .06, m, 0, (0, -.15, 0))


face = bpy.data.fonts.load("/usr/share/fonts/opentype/urw-base35/C059-Roman.otf")
for k, text in enumerate("E1234"):      # the ground floor, then those above it: Roman numerals were read as a clock's
    a = at(k)
    o = link(bpy.data.objects.new("floor", bpy.data.curves.new("floor", "FONT")))
    o.data.body, o.data.font, o.data.size, o.data.align_x, o.data.align_y, o.data.extrude, o.data.bevel_depth = text, face, .66, "CENTER", "CENTER", .02, .004
    o.data.materials.append(dark)
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (1.54 * math.cos(a), -.195, 1.54 * math.sin(a))
    for e in (k, k + 1):
        b = math.pi * (1 - e / floors)
        if 0 < e < floors:
            prism("joint", [(r * math.cos(b) + s * math.sin(b), r * math.sin(b) - s * math.cos(b)) for r, s in ((1.06, -.012), (1.98, -.012), (1.98, .012), (1.06, .012))], .07, met, .004, (0, -.17, 0))

# The hand, a slender arrow, and its boss.
a = at(reached)
arrow = [(-.12, 0), (-.10, .05), (-.06, .07), (0, .075), (.92, .040), (.96, .13), (1.30, 0), (.96, -.13), (.92, -.040), (0, -.075), (-.06, -.07), (-.10, -.05)]      # its tail ends below the boss
prism("hand", [(x * math.cos(a) - z * math.sin(a), x * math.sin(a) + z * math.cos(a)) for x, z in arrow][::1], .035, met, .014, (0, front - .02, 0))
b = lathe("boss", spline([(0, .20), (.06, .195), (.12, .165), (.15, .12), (.16, .07), (.21, .055), (.23, .02), (.23, -.08)], 120), met, 160)
b.rotation_euler, b.location = (math.pi / 2, 0, 0), (0, front + .02, 0)
for x in (-1.98, 1.98):
    s = lathe("screw", [(0, .035), (.03, .03), (.046, .012), (.05, 0)], met, 80, )
    s.rotation_euler, s.location = (math.pi / 2, 0, 0), (x, -.30, -LOW / 2)
    c = box("slot", (.075, .012, .012), (x, -.335, -LOW / 2), dark, 0)
    c.rotation_euler = (0, .6 * x, 0)

spot((-5.6, -3.4, 4.6), (.2, 0, .5), 4600, 36, .35, kelvin(3300), .06)
area((3.4, -9.5, 3.2), (0, 0, .4), 3.4, 230, kelvin(3600))
area((-1.0, -5.2, 4.6), (0, 0, .3), 2.2, 150, kelvin(4000), .8)
area((-.6, -8, -6), (0, 0, -1), 3.0, 160, kelvin(3400))
ambient("54585c", .14)
camera((-2.3, -10.6, -1.25), (-.34, 0, .46), 54, 4.0, (0, -.2, .6), shift=(0, .081))
shoot("lift", grade=dict(NIGHT, anchor=(97.5, .90), saturation=.90))
