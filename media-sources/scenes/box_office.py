"""Comedian, the closing: the box office is still open; two tickets lie ready in its tray."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
X, W, Z0, Z1 = 1.55, .78, 1.06, 2.26                     # the window: its middle, half its width, its sill and its head
wood, dark = walnut("5a3118", .34, 1.6), walnut("2c170b", .36, 1.4)
wall = plaster("5b4232", bump=.12, scale=.9)
for x0, x1, z0, z1 in ((-14, X - W, 1.0, 6), (X + W, 14, 1.0, 6), (X - W, X + W, Z1, 6), (-14, 14, -.2, 1.0)):
    box("wall", (x1 - x0, .14, z1 - z0), ((x0 + x1) / 2, .07, (z0 + z1) / 2), wall if z0 >= 1 else dark, 0)
for i in range(-40, 42):                                 # boards below the sill
    box("gap", (.010, .004, 1.0), (i * .16, -.001, .5), matte("0b0603"), 0)
box("rail", (28, .05, .06), (0, -.02, .99), wood, .012)
box("skirting", (28, .04, .16), (0, -.02, .08), dark, .01)
floor, n, p = principled("floor", "2c1c12", .28, 0, Specular=.45)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.1, 3, .6), .10, .30))
box("floor", (28, 8, .1), (0, -4, -.05), floor, 0)
# the frame, the sill with its tray, a brass arch through which tickets are passed
for x in (X - W, X + W):
    box("jamb", (.10, .24, Z1 - Z0 + .2), (x, -.01, (Z0 + Z1) / 2), wood, .014)
box("head", (2 * W + .34, .28, .13), (X, -.03, Z1 + .06), wood, .016)
box("sill", (2 * W + .30, .46, .055), (X, -.10, Z0 - .03), wood, .014)
box("edge", (2 * W + .31, .012, .030), (X, -.335, Z0 - .03), brass(.2), .003)
tube("arch", [(X + .20 * math.cos(a), -.012, Z0 + .24 * math.sin(a)) for a in np.linspace(0, math.pi, 60)], .011, brass(.2))
lathe("tray", [(0, .002), (.13, .002), (.17, .016), (.178, .014), (.14, -.004), (0, -.004)], brass(.24), 120, (X, -.15, Z0))
for k, (x, y, turn, c) in enumerate(((-.02, -.15, 18, "e9dcc4"), (.03, -.16, -9, "b0482a"))):
    o = prism("ticket", [(-.085, -.04), (.085, -.04), (.085, -.010), (.075, 0), (.085, .010), (.085, .04), (-.085, .04), (-.085, .010), (-.075, 0), (-.085, -.010)], .003, matte(c, .8, .1), .001, (0, 0, 0), (math.radians(-90), 0, 0))
    group([o], (X + x, y, Z0 + .022 + .005 * k), turn, 1.35, (math.radians(6), 0, math.radians(turn)))
# inside: a warm room, its round lamp, a roll of tickets on its stand
box("inner", (6, .1, 4), (X, 1.9, 1.6), plaster("c08a52", bump=.08), 0)
lit_disc(.52, (X, 1.80, 1.80), 1.25, warm=(4000, 2800))
area((X, 1.2, 2.9), (X, 1.9, 1.5), .9, 46, kelvin(3100))
area((X, .9, 2.7), (X, -.4, 1.0), .7, 34, kelvin(3200))
roll = principled("roll", "a8452a", .8, Specular=.2)[0]
group([disc("roll", .205, (0, 0, .30), roll, (0, 0, 0), .085, .006), disc("core", .060, (0, -.044, .30), matte("1a0e08", .9), (0, 0, 0), .004, 0, 60), tube("axle", [(0, -.10, .30), (0, .10, .30)], .020, brass(.2))]
      + [torus("layer", r, .0035, matte("d8b48c", .9), (0, -.043, .30), FLAT, 120, 8) for r in np.linspace(.075, .19, 6)]
      + [box("fork", (.035, .012, .32), (0, y, .15), brass(.22), .004) for y in (-.075, .075)] + [box("foot", (.30, .20, .025), (0, 0, .012), wood, .006)]
      + [box("strip", (.004, .085, .26), (-.207, 0, .19), roll, .001)], (X - .34, .26, Z0), 12, 1.22)
lathe("bell", spline([(0, .13), (.03, .125), (.075, .095), (.10, .05), (.105, .03), (.12, .022), (.12, 0), (0, 0)], 60), brass(.2), 100, (X + .44, .22, Z0))
sphere("button", .016, (X + .44, .22, Z0 + .142), brass(.2), 32)
# above it a valance of scalloped cloth and a row of bulbs
for i in range(12):
    x = X - W - .22 + (2 * W + .44) * (i + .5) / 12
    w = (2 * W + .44) / 24
    pts = [(-w, .30), (w, .30), (w, .06)] + [(w * math.cos(a), .06 - .072 * math.sin(a)) for a in np.linspace(.15, math.pi - .15, 16)] + [(-w, .06)]
    prism("flap", pts, .012, principled("cloth", ("9a3419", "e4d3b4")[i % 2], .9, Sheen=.4, Specular=.06)[0], .004, (x, -.36, Z1 + .12), (math.radians(-10), 0, 0))
box("pelmet", (2 * W + .52, .10, .07), (X, -.33, Z1 + .45), wood, .014)
box("roof", (2 * W + .52, .36, .03), (X, -.15, Z1 + .47), dark, .01)
bulb = glow(kelvin(2900), 7)
bulb.cycles.sample_as_light = False
for i in range(9):
    x = X - W - .16 + (2 * W + .32) * i / 8
    sphere("bulb", .034, (x, -.36, Z1 + .535), bulb, 40)
    lathe("cap", [(0, 0), (.020, 0), (.020, .022), (0, .022)], brass(.24), 40, (x, -.36, Z1 + .485))
area((X, -.50, Z1 + .62), (X, -.42, 0), 1.7, 42, kelvin(2900), .06).visible_camera = False
area((X - .4, -3.2, 3.4), (X, 0, 1.1), 1.4, 105, kelvin(3600))
area((-5, -5, 4), (0, 0, 1.4), 2.6, 60, kelvin(7400)).visible_glossy = False
ambient("2e3440", .12)
camera((X, -5.6, 1.52), (X, 0, 1.52), 40, None, None, shift=(-.20, .045))
shoot("box-office", 40, dict(NIGHT, anchor=(97.5, .85), bloom=.22, saturation=.88))
