"""VIP transport: eighteen dark vehicles on a parking deck at dusk, eleven vans, four saloons, two minibuses, a luggage van; one has pulled out with its lights on, the sun stands behind."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
ground, n, p = principled("ground", "2b2520", .62, 0.0, Specular=.4)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 2, .6), .12, .01))
mesh("ground", [(-2000, -60, 0), (2000, -60, 0), (2000, 4000, 0), (-2000, 4000, 0)], [(0, 1, 2, 3)], ground)
paint = principled("paint", "1a1c20", .17, .35, Specular=.6, Clearcoat=1.0)[0]
pane, n, p = principled("pane", "040506", .04, 0.0, Specular=.7)
n.put(p, "Emission", (*kelvin(2700), 1))
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(p, "Emission Strength", n.ramp(z, [(.72, (0,) * 3), (.80, (.022,) * 3), (1.0, (.060,) * 3)]))       # the light inside: without it a black car is a pebble
class Van(Shape):
    top = [(-2.36, .82), (-2.28, 1.00), (-2.0, 1.14), (-1.66, 1.26), (-1.30, 1.62), (-1.0, 1.83), (-.6, 1.90), (.4, 1.92), (1.6, 1.91), (2.1, 1.87), (2.26, 1.66), (2.33, 1.20), (2.36, .98)]
    belt = [(-2.36, .80), (-2.28, .95), (-2.0, 1.05), (-1.66, 1.12), (-1.0, 1.17), (.4, 1.20), (1.6, 1.20), (2.1, 1.20), (2.28, 1.14), (2.36, .94)]
    wide = [(-2.36, .80), (-2.2, .92), (-1.9, .97), (-1.4, .99), (0, .99), (1.4, .99), (2.0, .97), (2.25, .93), (2.36, .86)]
    roof = [(-2.36, .64), (-1.9, .78), (-1.4, .80), (-.9, .80), (.3, .80), (1.4, .80), (2.1, .80), (2.36, .76)]
    axles = ((-1.52, .36), (1.44, .36))
    sill = .24
    front, rear, shield, back = (-1.52, .62), (2.14, .10), (-1.70, -.98), (2.2, 2.3)
    spokes = 8


class Saloon(Shape):
    top = [(-2.36, .58), (-2.25, .74), (-1.9, .86), (-1.4, .94), (-.86, 1.00), (-.42, 1.24), (0, 1.40), (.45, 1.435), (.95, 1.39), (1.4, 1.23), (1.72, 1.08), (2.1, 1.055), (2.3, 1.02), (2.36, .86)]
    belt = [(-2.36, .56), (-2.25, .70), (-1.9, .80), (-1.4, .87), (-.86, .92), (0, .945), (.8, .965), (1.4, .985), (1.9, .99), (2.25, .96), (2.36, .84)]
    front, rear, shield, back = (-.74, .44), (1.52, .85), (-.86, -.06), (1.0, 1.70)


rim = principled("rim", "5c4c3c", .24, 1.0)[0]
protos = {}
for kind, shape, scale in (("van", Van, (1.06, 1, 1.02)), ("saloon", Saloon, (1, 1, 1)), ("bus", Van, (1.42, 1.06, 1.36))):
    proto = car(shape, paint, pane, rim, nx=380, nv=130)
    kids = [o for o in bpy.context.scene.objects if o.parent == proto and o.type in ("MESH", "CURVE")]
    for o in kids:
        if o.modifiers:
            bake(o)                      # a copy would be cut where the first car stands
    proto.location = (0, -90, 0)         # behind the camera
    protos[kind] = (kids, scale)
STEP, FIRST = 3.1, 3                     # distance in the row; the one that is about to leave
ROW = "van saloon van van saloon van bus van van van saloon van van bus van van saloon van".split()
COUNT = len(ROW)
dim, bright = glow(kelvin(3000), 2.2), glow(kelvin(3300), 60)
for i, kind in enumerate(ROW):
    out = i == FIRST
    x, y = (-1.6 if out else 0), i * STEP
    kids, scale = protos[kind]
    parts = []
    for o in kids:
        c = o.copy()
        c.parent = None
        parts.append(link(c))
    piv = group(parts, (x + (scale[0] - 1) * 1.8, y, 0))
    piv.scale = scale
    nose, high = x + (scale[0] - 1) * 1.8 - 2.36 * scale[0], (.64 if kind == "saloon" else .86 * scale[2])
    for s in (-1, 1):                    # the line of light that tells one maker from another
        tube("line", spline([(nose + .03, y + s * .34, high), (nose + .08, y + s * .56, high + .025), (nose + .26, y + s * .80, high + .065)], 24), .012, bright if out else dim).visible_glossy = False
        if out:
            sphere("lamp", .05, (nose + .10, y + s * .62, high - .06), bright, 24).visible_glossy = False
            spot((nose - .06, y + s * .5, .70), (nose - 9.6, y + s * .8 - 1.2, -.1), 1600, 40, .8, kelvin(3300), .05)
END = COUNT * STEP
for i in range(34):                      # the town behind
    sphere("far", random.uniform(.5, 1.1), (random.uniform(-260, 900), 900, random.uniform(1, 5)), glow(kelvin(random.uniform(2200, 3400)), random.uniform(2, 7)), 10)
bay = matte("cbb894", .8)
for i in range(-1, COUNT + 1):
    box("bay", (5.4, .11, .004), (-.1, (i + .5) * STEP, .003), bay, 0)
box("edge", (.11, END + 2 * STEP, .004), (-2.85, END / 2 - STEP / 2, .003), bay, 0)
box("parapet", (.3, 400, 1.05), (6.2, 150, .52), plaster("4a3a2c", bump=.1), .02)
lit_disc(54, (195, 556, 17), .62, rot=(0, 0, math.radians(-22)))
area((-11, END / 2 - 4, 2.2), (0, END / 2 - 4, .6), .25, 2000, kelvin(7500), END)
sky_gradient([(0.0, "0a0d12"), (.495, "10161d"), (.502, "a8754f"), (.53, "6d5a55"), (.58, "33404f"), (.68, "182230"), (1.0, "0a1018")], .70)
camera((-10.6, -5.6, 3.3), (.2, 15.6, 1.62), 50, 5.6, (-2, FIRST * STEP, .7))
bpy.context.scene.camera.data.clip_end = 9000
shoot("fleet", 48, dict(NIGHT, anchor=(98.2, .9), exposure=.25, bloom=.22))
