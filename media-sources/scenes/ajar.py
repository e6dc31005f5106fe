"""Concierge, the silent screen: a long corridor in the evening, one door stands open, a tray waits in its light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
HW, H, L = 1.45, 3.05, 24
wall = plaster("b3936e", bump=.08)
wood = principled("doors", "c8ad86", .5, 0, Specular=.35)[0]
paint = principled("paint", "6a4a32", .5, 0, Specular=.35)[0]
DY, DW, DH = 3.9, .98, 2.30                                # the door in question, at the right
for s in (-1, 1):
    for y0, y1, z0, z1 in (((-6, DY, 0, H), (DY + DW, L, 0, H), (DY, DY + DW, DH, H)) if s > 0 else ((-6, L, 0, H),)):
        box("wall", (.3, y1 - y0, z1 - z0), (s * (HW + .15), (y0 + y1) / 2, (z0 + z1) / 2), wall, 0)
    for y0, y1 in (((-6, DY - .10), (DY + DW + .10, L)) if s > 0 else ((-6, L),)):
        box("skirting", (.03, y1 - y0, .18), (s * (HW - .012), (y0 + y1) / 2, .09), paint, .006)
        box("rail", (.035, y1 - y0, .05), (s * (HW - .012), (y0 + y1) / 2, .98), paint, .01)
    box("cornice", (.14, L + 6, .12), (s * (HW - .06), L / 2 - 3, H - .06), paint, .03)
    for i, y in enumerate(np.arange(-2.0, L - 1, 3.8)):    # panels and shut doors, each with its frame
        if not (s > 0 and abs(y - DY) < 1.2):
            box("leaf", (.05, DW, DH), (s * (HW - .005), y + DW / 2, DH / 2), wood, .006)
            for z, hh in ((.62, .78), (1.62, .92)):
                box("field", (.02, DW - .30, hh), (s * (HW - .032), y + DW / 2, z), wood, .012)
            sphere("knob", .030, (s * (HW - .08), y + (.10 if s < 0 else DW - .10), 1.04), brass(.2), 30)
        for yy in (y - .06, y + DW + .06):
            box("jamb", (.06, .12, DH + .10), (s * (HW - .015), yy, (DH + .10) / 2), paint, .01)
        box("lintel", (.07, DW + .28, .13), (s * (HW - .015), y + DW / 2, DH + .10), paint, .01)
box("ceiling", (2 * HW, L + 6, .1), (0, L / 2 - 3, H + .05), plaster("a88c6c", bump=.05), 0)
box("boards", (2 * HW, L + 6, .1), (0, L / 2 - 3, -.05), walnut("2c1a0e", .34, .8), 0)
rug, n, p = principled("rug", "5a2f1c", .95, 0, Specular=.1, Sheen=.5)
s_ = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
ax = n.math("ABSOLUTE", s_.outputs["X"])
band = n.ramp(n.math("DIVIDE", ax, .95), [(0, rgba("70391f")), (.80, rgba("70391f")), (.81, rgba("cda878")), (.85, rgba("cda878")), (.86, rgba("3a1d12")), (1, rgba("3a1d12"))], "CONSTANT")
n.put(p, "Base Color", band)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 2, .6), .5, .01))
box("rug", (1.90, L + 4, .03), (0, L / 2 - 3, .015), rug, .01)
# the door itself opens inwards, its room is lit
box("inside", (3.2, 4, .06), (HW + 1.59, DY + .5, -.02), walnut("6b4425", .5, .8), 0)
box("rear", (.1, 4, H), (HW + 2.6, DY + .5, H / 2), plaster("e0b27a", bump=.05), 0)
leaf = group([box("leaf", (DW, .05, DH), (DW / 2, 0, DH / 2), wood, .006)] + [box("field", (DW - .30, .02, hh), (DW / 2, s * .03, z), wood, .012) for z, hh in ((.62, .78), (1.62, .92)) for s in (-1, 1)]
      + [sphere("knob", .032, (DW - .09, s * .075, 1.04), brass(.2), 30) for s in (-1, 1)], (HW + .05, DY + DW, 0), -10)
spot((HW + 2.3, DY + .62, 1.95), (-.9, DY + .02, .1), 1500, 75, .5, kelvin(3200), .10).visible_glossy = False
point((HW + 1.3, DY + .2, 2.0), 110, kelvin(3000), .15).visible_glossy = False
# the tray on the carpet: a dish under its cover, a cup
tx, ty = .52, DY + .10
group([lathe("tray", spline([(0, .010), (.20, .010), (.225, .016), (.235, .034), (.24, .034), (.238, .010), (.20, 0), (0, 0)], 60), bronze("c9a06c", .2, .15), 120),
       lathe("dome", [(.13 * math.cos(a), .016 + .125 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 40)], principled("silver", "d8d2c8", .14, 1.0)[0], 100, (-.05, .03, 0)),
       sphere("knob", .016, (-.05, .03, .155), brass(.16), 30),
       lathe("cup", spline([(0, .016), (.03, .016), (.044, .035), (.05, .07), (.046, .07), (.038, .036), (0, .024)], 50), matte("efe6d8", .5), 80, (.135, .04, 0))], (tx, ty, .03), 20, 1.5)
# at the end a window: the sea after sunset
box("end", (2 * HW, .2, .75), (0, L, .375), paint, 0)
box("top", (2 * HW, .2, H - 2.6), (0, L, (H + 2.6) / 2), paint, 0)
for s in (-1, 1):
    box("side", (.55, .2, H), (s * (HW - .27), L, H / 2), paint, 0)
m, n, out = material("sea")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY_ADD", z, .2, .5), [(0, rgba("24405c")), (.495, rgba("3d5f80")), (.505, rgba("d0a07c")), (.60, rgba("8a8ea0")), (.80, rgba("4c6a92")), (1, rgba("2e4a70"))]), "Strength": .34}))
o = box("view", (6, .1, 5), (0, 0, 0), m, 0)
o.location = (0, L + 2, 1.50)
for x in (-.88, 0, .88):
    box("bar", (.06, .08, 1.9), (x, L - .05, 1.67), paint, .01)
box("bar", (1.8, .08, .06), (0, L - .05, 1.98), paint, .01)
area((0, L - .4, 1.7), (0, 0, .6), 1.7, 60, "86aee8", 1.8).visible_glossy = False
shade = glow(kelvin(2600), 1.1)                            # a small lamp between every two doors keeps the corridor friendly
shade.cycles.sample_as_light = False
for y in np.arange(4.58, L - 1, 3.8):
    for s in (-1, 1)[:1 if y < 6 else 2]:                  # at the right that place is the door's
        lathe("shade", [(.055, 0), (.085, .16), (.080, .16), (.050, 0)], shade, 48, (s * (HW - .11), y - .38, 1.72)).visible_glossy = False
        box("arm", (.10, .03, .03), (s * (HW - .05), y - .38, 1.71), matte("8c5b36", .6), .008)
        point((s * (HW - .20), y - .38, 1.98), 11, kelvin(3500), .12).visible_glossy = False
for y in (-.6, 2.4):                                      # and two above the picture
    area((0, y, H - .06), (0, y, 0), 1.1, 15, kelvin(3300))
ambient("8a7c6c", .8)
camera((-.22, -1.9, 1.22), (.02, L, 1.22), 29, None, None, shift=(.0, -.02))
shoot("ajar", 64, dict(NIGHT, anchor=(97.5, .84), bloom=.2, saturation=.74, exposure=.25))
