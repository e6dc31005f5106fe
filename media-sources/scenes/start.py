"""Athletik, the end: starting blocks in their lane, behind the line, before the low sun."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
D, H = 3.6, .78
X = .60
dusk((X - .02, 1.0), .43, (D, H), 600, 1.0, wet=.5, sky=2.2, reach=.55, fill=.05)
track, n, p = principled("track", "93402a", .88, Specular=.25)
v = n.coord("Object")
crumb = n.noise(v, 190, 3, .75)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", n.noise(v, 2.0, 3, .6), .5), n.ramp(crumb, [(.35, rgb("6f2c1b")), (.65, rgb("ab5136"))]), rgba("6a2a1a")))
n.put(p, "Normal", n.bump(crumb, .9, .006))
box("track", (18.3, 240, .02), (X, 100, 0), track, 0)
white = matte("e6dbc8", .85, .2)
LANE = 1.22
for k in range(-7, 8):
    box("lane", (.05, 240, .004), (X + (k + .5) * LANE, 100, .011), white, 0)
box("line", (15 * LANE, .05, .004), (X, 1.05, .0115), white, 0)
# the blocks: a toothed rail, two sloping pads on their feet
steel, n, p = principled("steel", "b9b1a4", .3, 1.0)
frame = principled("frame", "6b6157", .42, .6)[0]
rubber, n, p = principled("rubber", "a03a1f", .75, Specular=.3)
n.put(p, "Normal", n.bump(n.math("SINE", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1, 1, 330))}).outputs["Z"]), .5, .004))
P = [box("rail", (.085, .98, .028), (0, 0, .030), steel, .006), box("groove", (.030, .94, .006), (0, 0, .045), frame, .002)]
for y in np.linspace(-.42, .42, 29):
    P.append(box("tooth", (.060, .010, .010), (0, y, .048), frame, .002))
for y in (-.47, .47):
    P.append(box("anchor", (.26, .05, .018), (0, y, .022), steel, .006))
    P += [tube("spike", [(x, y, .0), (x, y, .045)], .010, frame) for x in (-.10, .10)]
for x, y in ((-.135, .16), (.135, -.17)):
    tilt = math.radians(38)
    G = [box("pad", (.150, .026, .235), (0, 0, .125), frame, .012), box("face", (.138, .014, .215), (0, .019, .125), rubber, .006)]
    g = group(G, (x, y, .035), 0, 1, (tilt, 0, 0))
    P += [g, tube("stay", [(x - .04, y - .10, .05), (x - .04, y - .09, .15)], .011, steel), tube("stay", [(x + .04, y - .10, .05), (x + .04, y - .09, .15)], .011, steel),
          box("shoe", (.13, .20, .022), (x, y - .05, .045), steel, .006), box("arm", (abs(x) + .04, .055, .022), (x / 2, y - .03, .045), steel, .006), torus("knob", .028, .010, frame, (x * .35, y - .03, .066), seg=40, sides=14)]
group(P, (X + .02, .0, .012), -5, 1.5)
for o in (area((X - .9, 7, 2.0), (X, 0, .1), 1.2, 420, kelvin(2700)), area((X + 1.3, 4, 1.3), (X, 0, .15), .6, 130, kelvin(2900))):
    o.visible_glossy = True
area((-1.6, -3.2, 1.6), (X, .1, .2), 1.0, 80, kelvin(5600), None, 70)
area((2.8, -1.6, 1.3), (X, 0, .2), .8, 70, kelvin(4000))
for y, power in ((16, 1500), (40, 7000)):                # the far lanes end in the light of the sun, not in the dark
    area((X + 1, y + 6, 3.5), (X + .5, y - 4, 0), 7, power, kelvin(2600), 2).visible_camera = False
camera((0, -D, H), (0, 0, H), 46, None, shift=(0, -.075))
bpy.context.scene.camera.data.clip_end = 5000
shoot("start", 16, dict(NIGHT, anchor=(98.4, .88), bloom=.2, saturation=.82))
