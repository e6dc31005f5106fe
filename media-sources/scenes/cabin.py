"""Private jet: a cabin window from inside, the sun going down beyond the wing; a glass on the walnut ledge, before it the edge of a seat."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
c = bpy.context.scene.cycles
c.max_bounces = c.transmission_bounces = 16          # glass in glass with a drink in it
W, H, RAD = .43, .60, .19          # clear opening at the cabin face
leather, ln, lp = principled("leather", "c4ab8c", .55, Specular=.35)
ln.put(lp, "Normal", ln.bump(ln.add("ShaderNodeTexVoronoi", {"Vector": ln.coord("Object"), "Scale": 210.0}).outputs["Distance"], .10, .003))
trim = principled("trim", "d6c6ae", .38, Specular=.45)[0]
br = brass(.2)
seam = matte("6d5038", .8)
wall = prism("wall", [(-14, -1.2), (3, -1.2), (3, 2.6), (-14, 2.6)], .05, leather, 0, (0, .025, 0))


def outline(grow, n=240):
    """Outline of a window."""
    return even_outline(W + grow, H + grow, RAD + grow * .45, n)


PROFILE = spline([(.082, -.002), (.080, -.010), (.068, -.014), (.052, -.010), (.024, .012), (-.004, .050), (-.020, .085), (-.026, .12)], 40)


def window(cx):
    tool = prism("tool", [(x + cx, z) for x, z in outline(.05, 96)], .4)
    cut(wall, tool)
    rings = [outline(g) for g, _ in PROFILE]
    grid("reveal", lambda u, v: (lambda k, i: (cx + rings[k][i][0], PROFILE[k][1], rings[k][i][1]))(round(v * 39), round(u * 240) % 240), 240, 40, trim, close_u=True)
    tube("gasket", [(cx + x, .118, z) for x, z in outline(-.03, 160)], .006, matte("15100c", .7), True)


WINDOWS = (-4.8, -4.0, -3.2, -2.4, -1.6, -.80, 0)
for cx in WINDOWS:
    window(cx)
for cx in WINDOWS[:-2]:                              # drawn blinds: the wall is dark where the words stand
    prism("blind", [(cx + x, z) for x, z in outline(.02)], .012, trim, .002, (0, .070, 0))
    box("pull", (.12, .014, .022), (cx, .058, -.20), trim, .006)
for k in range(-10, 3):                              # seams between the panels
    tube("seam", [(k * .8 + .4, -.001, z) for z in np.linspace(-.42, 2.6, 20)], .0022, seam, res=3)
# ledge: walnut with a brass lip
box("ledge", (18, .34, .035), (-6, -.17, -.405), walnut("4a2a15", .24, 3.0), .006)
box("lip", (18, .008, .020), (-6, -.344, -.406), br, .003)
box("below", (18, .02, 2.8), (-6, -.31, -1.83), leather, .01)
whisky = glass("f0bc78", .0, 1.33)
tree = Nodes(whisky.node_tree)
last = next(k for k in whisky.node_tree.nodes if k.type == "OUTPUT_MATERIAL").inputs["Surface"]
sum_ = tree.add("ShaderNodeAddShader", {0: last.links[0].from_socket, 1: tree.add("ShaderNodeEmission", {"Color": rgba("e39a3e"), "Strength": .10}).outputs[0]})
whisky.node_tree.links.new(sum_.outputs[0], last)
gx, gy, gz, K = -.42, -.20, -.387, 1.55
lathe("tumbler", spline([(r * K, z * K) for r, z in ((0, .004), (.034, .004), (.037, .010), (.0395, .088), (.0385, .090), (.0365, .086), (.034, .022), (0, .020))], 90), glass("fbf3e8", .0, 1.45), 140, (gx, gy, gz))
lathe("water", [(r * K, z * K) for r, z in ((0, .021), (.0335, .022), (.0352, .056), (0, .056))], whisky, 120, (gx, gy, gz))
# beyond the pane: wing tip and sky
top = spline([(-4.2, -1.42), (-1.2, -1.14), (.30, -.96), (.60, -.86), (.74, -.62), (.86, -.14)], 90)
prism("wing", top + [(.97, -.13), (.90, -.60), (.80, -.94), (.45, -1.10), (-1.2, -1.36), (-4.2, -1.86)], .10, matte("1a1c20", .6), .01, (-5.0, 9.5, .16))
tube("gleam", [(x - 5.0, 9.44, z + .16) for x, z in top], .012, glow(kelvin(2700), 1.3))
sphere("lamp", .022, (-4.125, 9.42, .04), glow("ff5a3c", 14), 16)
SUN = Vector((-.548, .836, .024)).normalized()
w = bpy.context.scene.world
w.node_tree.nodes.clear()
n = Nodes(w.node_tree)
out = n.add("ShaderNodeOutputWorld")
d = n.add("ShaderNodeTexCoord").outputs["Generated"]
z = n.add("ShaderNodeSeparateXYZ", {0: d}).outputs["Z"]
sky = n.ramp(n.math("MULTIPLY_ADD", z, 2.0, .5), [(p, rgb(c)) for p, c in (
    (0, "0f151d"), (.30, "1b2531"), (.44, "3a3c46"), (.485, "8a6a58"), (.505, "e0a06a"), (.55, "b98a72"), (.64, "6f7488"), (.70, "344a66"), (1.0, "1a2b45"))])
drift = n.noise(n.add("ShaderNodeMapping", {"Vector": d, "Scale": (5, 5, 60)}).outputs[0], 1.0, 4, .55, .3)
sky = n.mix(n.math("MULTIPLY", n.ramp(drift, [(.46, (0, 0, 0)), (.62, (1, 1, 1))]), n.ramp(z, [(0, (.5,) * 3), (.12, (0,) * 3)])), sky, rgba("c98d6c"))
dot = n.add("ShaderNodeVectorMath", {0: d, 1: tuple(SUN)}, operation="DOT_PRODUCT").outputs["Value"]
r0 = math.cos(math.radians(3.3))
ball = n.math("SMOOTH_MIN", 1.0, n.math("MULTIPLY", n.math("MAXIMUM", n.math("SUBTRACT", dot, r0), 0.0), 60000.0), .1)
halo = n.math("MULTIPLY", n.math("POWER", n.math("MAXIMUM", dot, 0.0), 60.0), .55)
above = n.ramp(n.math("MULTIPLY_ADD", z, 2.0, .5), [(.478, (0, 0, 0)), (.492, (1, 1, 1))])
light = n.mix(1.0, n.mix(1.0, (*kelvin(3300), 1), n.math("MULTIPLY", ball, 2.2), "MULTIPLY"), above, "MULTIPLY")
sky = n.mix(1.0, sky, n.mix(1.0, rgba("ff9f55"), halo, "MULTIPLY"), "ADD")
sky = n.mix(1.0, sky, light, "ADD")
n.put(out, "Surface", n.add("ShaderNodeBackground", {"Color": sky, "Strength": 1.0}))
# the last sun through the windows, a little cold light from the cabin
for cx in WINDOWS[-2:]:
    area((cx - .10, .50, .08), (cx + .08, -.5, -.28), .34, 5.5, kelvin(2700), .5, 70).visible_camera = False
area((1.6, -2.2, 1.3), (0, 0, 0), 1.0, 14, kelvin(6800))
area((-.2, -1.3, 1.0), (-.4, 0, -.3), .4, 6, kelvin(3300), .4, 80)
camera((.90, -1.5, .105), (-.36, 0, .00), 28, 2.0, (gx + .1, gy, gz + .05), shift=(-.13, 0))
bpy.context.scene.camera.data.clip_end = 4000
shoot("cabin", 48, dict(NIGHT, anchor=(98.5, .95), bloom=.2, exposure=.05, tint=(1.02, 1.0, .99)))
