"""VIP transport: eighteen dark cars on a parking deck at dusk; one has pulled out with its lights on, the sun stands behind."""
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
proto = coupe(paint, pane, principled("rim", "5c4c3c", .24, 1.0)[0], nx=200, nv=80)
kids = [o for o in bpy.context.scene.objects if o.parent == proto and o.type in ("MESH", "CURVE")]
for o in kids:
    if o.modifiers:
        bake(o)                          # a copy would be cut where the first car stands
STEP, COUNT, FIRST = 3.1, 18, 3          # distance in the row; the one that is about to leave
dim, bright = glow(kelvin(3000), 2.2), glow(kelvin(3300), 60)
for i in range(COUNT):
    out = i == FIRST
    x, y = (-1.6 if out else 0), i * STEP
    if i:
        parts = []
        for o in kids:
            c = o.copy()
            c.parent = None
            parts.append(link(c))
        group(parts, (x, y, 0))
    for s in (-1, 1):                    # the line of light that tells one maker from another
        tube("line", spline([(x - 2.33, y + s * .30, .575), (x - 2.28, y + s * .50, .60), (x - 2.10, y + s * .72, .64)], 24), .012, bright if out else dim).visible_glossy = False
        if out:
            sphere("lamp", .045, (x - 2.26, y + s * .56, .545), bright, 24).visible_glossy = False
            spot((x - 2.4, y + s * .5, .55), (x - 12, y + s * .8 - 1.2, -.1), 1600, 40, .8, kelvin(3300), .05)
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
