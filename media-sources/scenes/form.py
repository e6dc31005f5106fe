"""Styling: a fitting room before anyone has come, the dress form on its podium in the light of a window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
X, Y, P = .35, .30, .20
box("wall", (30, .2, 12), (0, 2.3, 4), plaster("565459", bump=.16, scale=.9), 0)
box("skirting", (30, .05, .17), (0, 2.18, .085), walnut("2b180d", .35, 2), .008)
box("floor", (30, 14, .1), (0, -3, -.05), walnut("4a2b16", .34, .6), 0)
for i in range(-20, 21):
    box("gap", (.010, 14, .003), (i * .32, -3, .0005), matte("0d0704"), 0)
rail = brass(.2)
lathe("podium", [(0, 0), (.70, 0), (.72, .015), (.72, P - .015), (.705, P), (0, P)], walnut("7a4a26", .32, 1.5), 160, (X, Y, 0))
torus("edge", .715, .012, rail, (X, Y, P - .04), seg=200, sides=16)
# the dress form: linen, a seam in front and two at the sides
form = spline([(0, 1.52), (.045, 1.515), (.052, 1.47), (.060, 1.43), (.105, 1.405), (.165, 1.375), (.190, 1.31), (.180, 1.22), (.172, 1.15), (.140, 1.06), (.122, .99), (.135, .92), (.168, .84), (.182, .76), (.175, .70), (.16, .68), (0, .68)], 160)
linen, n_, p_ = principled("linen", "a18a66", .95, Sheen=.3, Specular=.1)
n_.put(p_, "Normal", n_.bump(n_.noise(n_.coord("Object"), 190, 2, .6), .12, .003))
o = lathe("form", form, linen, 150)
o.scale = (1.0, .74, 1.0)
parts = [o, tube("pole", [(0, 0, .7), (0, 0, .05)], .020, rail), lathe("foot", spline([(0, .075), (.03, .07), (.05, .035), (.20, .022), (.235, .012), (.24, 0)], 60), rail, 100)]
parts.append(lathe("knob", spline([(0, 1.50), (.036, 1.505), (.042, 1.54), (.018, 1.58), (.014, 1.60), (0, 1.605)], 50), walnut("5a3419", .3, 3), 60))
body = np.array(form)
seam = matte("8d7654", .9, .1)
for a in (-math.pi / 2, -math.pi / 2 - 1.0, -math.pi / 2 + 1.0):
    parts.append(tube("seam", [(r * math.cos(a) * 1.003, .74 * r * math.sin(a) * 1.003, z) for r, z in body[12:150:3] if r > .05], .0032, seam, False, 3))
# a measuring tape over its shoulders, pins in the waist
for k in (-1, 1):
    Q = spline([(k * .045, .055, 1.515), (k * .085, -.01, 1.475), (k * .098, -.088, 1.41), (k * .092, -.135, 1.30), (k * .078, -.139, 1.18), (k * .082, -.118, 1.04 if k < 0 else 1.12)], 60)
    parts.append(mesh("tape", [(x + d, y - .006, z) for x, y, z in Q for d in (-.011, .011)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(Q) - 1)], matte("c8642c", .6), False))
group(parts, (X, Y, P), 16, 1.12)
window_light((.72, 1.9, 1.36), (2.5, 2.5), (.40, 1, -.26), 2.9)
spot((-2.6, -5.2, 2.6), (X, Y, 1.35), 110, 22, .8, kelvin(3600), .5)
area((4.2, -2.6, 2.6), (.6, .3, .9), 1.2, 50, kelvin(7600))
area((-3.6, -4.2, 3.4), (0, 1, 1.0), 2.4, 50, kelvin(4200))
ambient("6a7078", .20)
camera((-.80, -6.6, 1.30), (-.80, 0, 1.10), 52)
shoot("form", 40, dict(NIGHT, anchor=(96, .78), bloom=.12))
