"""Private jet travel: the lit door of a business jet on the wet apron at blue hour, its stair let down, a van waits beyond the nose."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import jet
from props import *

begin(2000, 2000)
coat = dict(rough=.24, metal=0.0)
hull = bodywork("cfc9be", turns=jet.turns(), **coat)
fin = bodywork("cfc9be", turns=((3.0, 4), (6.7, 4)), **coat)
pod = bodywork("b7aea2", turns=jet.turns(3.06, .68), **coat)
under = bodywork("8f8d8a", turns=((1.0, -60), (1.3, -30), (2.7, -6)), **coat)
glassy = principled("glazing", "07090c", .05, 0.0, Specular=.7)[0]
steel, dark = principled("steel", "a9a6a0", .28, 1.0)[0], matte("050505", .9, .1)
trim = principled("trim", "6f5a44", .3, .9)[0]
amber = glow(kelvin(2750), 2.0)
P = [board("hull", [jet.HULL] + jet.SCREEN + [jet.DOOR] + jet.PORTS, hull, (0, 0, 0), .02, .010, 2)]
P.append(board("fin", [jet.FIN], fin, (0, .4, 0), .06, .03, 4))
P.append(board("tailplane", [jet.TAILPLANE], fin, (0, -.5, 0), 1.2, .03, 4))
P.append(board("wing", [jet.WING], under, (0, -2.2, 0), .06, .02, 4))
P.append(board("engine", [jet.ENGINE], pod, (0, -1.2, 0), .1, .03, 4))
P.append(tube("lip", [(12.97, -1.30, z) for z in np.linspace(2.57, 3.50, 20)], .045, brass(.2)))
P.append(tube("ring", [(15.72, -1.275, z) for z in np.linspace(2.68, 3.44, 20)], .012, matte("3a352f", .8)))
for q in jet.SCREEN:                              # a little of the instruments' light behind the panes
    P.append(board("screen", [q], principled("cockpit", "07090c", .06, 0.0, Specular=.6, Emission=(*kelvin(2600), 1), Emission_Strength=.05)[0], (0, .02, 0), .002))
    P.append(tube("seal", [(x, -.022, z) for x, z in q], .010, dark, True, 3))
for k, q in enumerate(jet.PORTS):
    P.append(board("port", [q], amber, (0, .02, 0), .002))
    P.append(tube("rim", [(x, -.022, z) for x, z in q], .012, trim, True, 3))
# the cabin behind the open door: lamps above, a bulkhead and the back of a seat
m, n, out = material("cabin")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
t = n.math("MULTIPLY_ADD", z, .55, .5)
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0, kelvin(2200)), (1, kelvin(3000))]), "Strength": n.ramp(t, [(0, (.35,) * 3), (.7, (1.1,) * 3), (1, (2.4,) * 3)])}))
P.append(box("cabin", (1.3, .02, 1.9), (3.81, .50, 2.16), m, 0))
P.append(box("bulkhead", (.30, .04, 1.9), (4.16, .20, 2.16), matte("6a4426", .7), 0))
P.append(box("still", (.9, .5, .06), (3.81, .25, 1.29), dark, 0))
P.append(tube("frame", [(x, -.025, z) for x, z in jet.DOOR], .022, steel, True, 4))
for x in (2.98, 4.70, 12.4):                      # seams of the hull's sections, from belly to roof
    P.append(tube("seam", [(x, -.024, z) for z in np.linspace(1.08, 3.30, 12)], .005, matte("6f6c68", .6), False, 2))
for a, b in ((.22, 3.38), (4.24, 17.0)):
    P.append(tube("line", [(x, -.028, 1.98) for x in np.linspace(a, b, 30)], .018, bronze("8c5b36", .22, .2), False, 3))
P.append(sphere("beacon", .07, (8.2, .2, 3.42), glow("ff3a20", 30), 16))
P.append(sphere("beacon", .055, (20.3, 0, 3.02), glow((1, 1, 1), 20), 16))
P.append(sphere("tip", .06, (12.98, -2.3, 2.62), glow("ff3a20", 30), 16))
for x, (r, _) in jet.GEAR:
    P.append(tube("leg", [(x - .06, .2, 1.2), (x, .2, r)], .055, steel))
    P.append(tube("brace", [(x - .5, .25, 1.15), (x - .02, .25, r + .32)], .03, steel))
    for y in (0, .45):
        t = lathe("tyre", spline([(r * .5, -.09), (r * .9, -.10), (r, -.06), (r, .06), (r * .9, .10), (r * .5, .09)], 40), matte("0a0908", .7), 80)
        t.rotation_euler, t.location = (math.pi / 2, 0, 0), (x, y, r)
        P += [t, disc("rim", r * .52, (x, y - .09, r), steel, (0, 0, 0), .03, .01, 60)]
P.append(board("flap", [vehicles.rounded([(9.9, .95), (11.3, .95), (11.2, .60), (10.1, .60)], .06)], under, (0, .6, 0), .03, .004))
# stair: seven treads towards the camera, each with a strip of light, a rail on either side
sx = 3.81
for i in range(7):
    k = (i + .5) / 7
    y, z = -.20 - 1.75 * k, 1.22 * (1 - k) + .02
    P.append(box("tread", (.74, .25, .04), (sx, y, z), matte("3a2c22", .5), .01))
    P.append(box("strip", (.62, .014, .016), (sx, y - .12, z + .014), glow(kelvin(2900), 3.2), 0))
for d in (-.40, .40):
    P.append(tube("cheek", [(sx + d, -.08, 1.24), (sx + d, -2.0, .04)], .045, steel))
    P.append(tube("rail", spline([(sx + d, -.05, 2.0), (sx + d, -.5, 1.90), (sx + d, -1.75, 1.02), (sx + d, -2.0, .84), (sx + d, -2.02, .06)], 40), .020, steel))
spot((sx, -.3, 2.7), (sx, -4.2, 0), 900, 56, .5, kelvin(2900), .12).visible_glossy = False
group(P, (-.3, 0, 0))
view, D, H, low = 10.8, 46, 1.15, 2.0
V = vehicle("van", bodywork("12161c", .17, .45), principled("vrim", "8c7a66", .25, 1.0)[0], 8, light=8)
group(V, (-3.35, 10, 0), 0, 1.0).scale = (-.76, .76, .76)
dusk((-2.55, 1.75), 1.25, (D, H), 700, .95, sky=9, reach=1.6, fill=1.2)
area((-1, -9, 7), (2, 0, 2.2), 9, 700, kelvin(8600), 3).visible_glossy = False
for lamp in bpy.data.objects:                      # their light falls on nothing that is seen
    if lamp.name.startswith(("beacon", "tip")):
        lamp.data.materials[0].cycles.sample_as_light = False
camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (low - H) / view))
bpy.context.scene.camera.data.clip_end = 6000
shoot("airstair", 20, dict(NIGHT, anchor=(98.2, .88), bloom=.18))
