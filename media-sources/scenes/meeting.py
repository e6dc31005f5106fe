"""Ueber uns: five people stand together behind panes of reeded glass; between the panes one of them is seen as she is."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, standing

begin(2000, 1440)
H = 2.75
CAMERA = (-.05, -3.3, 1.52)
oak = walnut("4a2c1a", .36, 1.2)
box("floor", (16, 9, .1), (0, 2.5, -.05), walnut("9a6c44", .32, .7), 0)
box("floor in front", (16, 5, .1), (0, -2.6, -.049), walnut("9a6c44", .32, .7), 0)
pale = plaster("e6d6bd", bump=.1, scale=.6)
box("ceiling", (16, 7, .1), (0, 3.4, H + .05), pale, 0)
for s in (-1, 1):
    box("side", (.1, 7, H), (s * 4.2, 3.4, H / 2), pale, 0)

# the window at the far end: a bright sky over roofs, bars of dark wood
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", n.math("ADD", z, 1.3), 2.6, clamp=True), [(0, (.94, .80, .62, 1)), (.5, (.98, .92, .82, 1)), (1, (.80, .89, .96, 1))]), "Strength": 3.0}))
box("sky", (12, .05, 2.9), (0, 7.6, 1.4), m, 0)
for x, w, h in ((-3.3, 2.2, .95), (-1.4, 1.5, 1.22), (.3, 1.7, .84), (2.0, 1.5, 1.10), (3.6, 1.8, .90)):
    box("roof", (w, .2, h), (x, 7.3, h / 2), matte("b9a48c", 1, 0), .02)
for x in (-3.6, -2.4, -1.2, 0, 1.2, 2.4, 3.6):
    box("bar", (.055, .09, H), (x, 5.9, H / 2), oak, .006)
for zz in (.42, 1.92, H - .03):
    box("bar", (9, .09, .06), (0, 5.9, zz), oak, .006)
box("sill", (9, .1, .42), (0, 5.9, .21), pale, 0)

# what they stand at
box("top", (3.0, .80, .045), (.2, 2.3, 1.04), walnut("6a4226", .3, 1.4), .008)
for x in (-1.1, 1.5):
    box("leg", (.08, .6, 1.02), (x, 2.3, .51), oak, .01)
for x, y, w, d, t in ((-.7, 2.2, .30, .21, -20), (.05, 2.35, .42, .30, 8), (1.0, 2.2, .30, .21, 30)):
    box("sheet", (w, d, .006), (x, y, 1.067), matte("f4efe4", .9), 0, (0, 0, math.radians(t)))
lathe("jug", spline([(0, 0), (.07, 0), (.085, .06), (.08, .16), (.05, .24), (.058, .29)], 60), matte("c98a3a", .5), 80, (-.25, 2.45, 1.063))


def person(shapes, at, tone, bottom, hair, skin="c08c68", faces=False):
    cloth, n, p = principled("cloth", tone, .85, Specular=.15, Sheen=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (3.4, 3.4, 1.1)), 3.0, 3, .5, 1.2), .5, .05))
    clothed(shapes, at, principled("hair", hair, .6, Specular=.3)[0], principled("skin", skin, .5, Specular=.3)[0], cloth, principled("legs", bottom, .85, Specular=.1)[0],
            faces, -math.atan2(at[0] - CAMERA[0], at[1] - CAMERA[1]))


hang = lambda s, dx=0: ((s * .262, 1.16), (s * (.250 + dx), .90), -90)
person(figure(hang(-1), ((.30, 1.15), (.16, 1.24), 160), standing(), "knot", hem=.52, skirt=.24, shoulder=.182, waist=.138, hip=.168), (-1.00, .50), "8e3038", "3a2c30", "3a1c10", faces=True)
person(figure(((-.30, 1.16), (-.30, .94), -80), ((.33, 1.18), (.42, 1.05), -10), standing(.12), "short", hem=.80, lean=.03), (-.50, .78), "3a5684", "3c3c46", "1a120e")
person(figure(((-.27, 1.17), (-.10, 1.20), 20), hang(1), standing(.08), "long", hem=.86, skirt=.176, shoulder=.184, waist=.142, hip=.170), (.02, .52), "e0a83a", "44464e", "5a3014", faces=True)
person(figure(hang(-1), ((.32, 1.20), (.20, 1.36), 120), standing(.12), "short", hem=.78, shoulder=.21, waist=.165, hip=.18), (.62, .62), "3f6b52", "4a4034", "2a1a12", "7a4e36")
person(figure(((-.29, 1.17), (-.17, 1.05), 20), hang(1), standing(.09), "plait", hem=.58, skirt=.22, shoulder=.178, waist=.136, hip=.172, leg=.84), (1.34, .60), "6c4268", "383040", "2a1810", faces=True)

# the wall of reeded glass, with an opening
def reeded(x0, x1, z0, z1, pitch=.024, sag=.0018):
    nu = int((x1 - x0) / pitch * 16)
    m, n, out = material("reeded")
    n.put(out, "Surface", n.add("ShaderNodeBsdfGlass", {"Color": (.97, .985, .975, 1), "Roughness": .02, "IOR": 1.46}))

    def front(u, v):
        x = x0 + (x1 - x0) * u
        t = ((x - x0) / pitch) % 1.0 * 2 - 1
        return (x, -.004 - sag * (1 - t * t), z0 + (z1 - z0) * v)

    for ob in (grid("reeds", front, nu + 1, 2, m), grid("back", lambda u, v: (x1 - (x1 - x0) * u, .004, z0 + (z1 - z0) * v), 2, 2, m)):
        ob.visible_shadow = False


for x0, x1 in ((-2.80, -.73), (-.69, .57), (1.10, 3.0)):
    reeded(x0, x1, .22, 2.40)
for x in (-.71, .59, 1.08):
    box("post", (.036, .06, H), (x, 0, H / 2), oak, .006)
box("head", (8, .08, .06), (0, 0, 2.43), oak, .006)
for a, b in ((-3, .59), (1.08, 3.6)):
    box("base", (b - a, .08, .22), ((a + b) / 2, 0, .11), oak, .006)
reeded(-2.8, 3.4, 2.46, 2.75)
tube("handle", [(.53, -.06, 1.0), (.53, -.06, 1.35)], .010, brass(.2))

area((0, 5.6, 1.5), (0, 0, 1.2), 5.4, 900, kelvin(5400), 2.4).visible_camera = False
area((0, 2.4, 2.7), (0, .6, 0), 4.0, 300, kelvin(4600), 2.0).visible_camera = False
area((-1.9, .04, 2.6), (.1, .9, 1.1), .9, 300, kelvin(4300), 3.0).visible_camera = False
area((-2.2, -3.2, 2.2), (0, .6, 1.2), 2.2, 1200, kelvin(4600)).visible_glossy = False
area((-3.6, 1.6, 1.9), (0, .7, 1.2), 2.0, 420, kelvin(5200)).visible_camera = False
area((3.6, 1.9, 1.9), (0, .7, 1.2), 2.0, 420, kelvin(5000)).visible_camera = False
area((.50, -.7, 1.8), (1.3, .6, 1.1), .5, 26, kelvin(4800)).visible_glossy = False
ambient("c8baa4", 1.0)
camera(CAMERA, (.22, 0, 1.40), 50, 5.6, (.24, .6, 1.4))
shoot("meeting", 24, dict(DAY, anchor=(90, .93)))
