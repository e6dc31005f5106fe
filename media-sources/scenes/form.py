"""Styling: a fitting room before anyone has come, the dress form on the podium before the lit mirror."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1250)
box("wall", (20, .2, 9), (0, 2.6, 4), plaster("4d3b2d", bump=.14, scale=.9), 0)
box("floor", (20, 12, .1), (0, -2, -.05), walnut("4a2b16", .28, .6), 0)
for i in range(-12, 13):
    box("gap", (.010, 12, .003), (i * .32, -2, .0005), matte("0d0704"), 0)
# round mirror with its light
lit_disc(1.18, (.12, 2.25, 1.50), 1.1, warm=(4100, 3000))
torus("frame", 1.22, .045, brass(.22), (.12, 2.22, 1.50), (math.pi / 2, 0, 0), seg=200, sides=24)
for x in (-.75, .99):
    tube("stay", [(x, 2.3, .60), (x * 1.12, 2.42, 0)], .022, brass(.22))
area((.12, 2.0, 1.5), (.1, -2, .6), 1.9, 190, kelvin(3100))
# the podium
lathe("podium", [(0, 0), (.62, 0), (.64, .015), (.64, .145), (.625, .16), (0, .16)], walnut("5a3419", .3, 1.5), 140, (.12, .25, 0))
# the dress form, lit cold from the side
form = spline([(0, 1.52), (.045, 1.515), (.052, 1.47), (.060, 1.43), (.105, 1.405), (.165, 1.375), (.190, 1.31), (.180, 1.22), (.172, 1.15), (.140, 1.06), (.122, .99), (.135, .92), (.168, .84), (.182, .76), (.175, .70), (.16, .68), (0, .68)], 160)
linen, n_, p_ = principled("linen", "cbb698", .95, Sheen=.3, Specular=.1)
n_.put(p_, "Normal", n_.bump(n_.noise(n_.coord("Object"), 190, 2, .6), .12, .003))
o = lathe("form", form, linen, 150)
o.scale = (1.0, .74, 1.0)
tube("pole", [(0, 0, .7), (0, 0, .12)], .018, brass(.22))
lathe("knob", spline([(0, 1.50), (.036, 1.505), (.042, 1.54), (.018, 1.58), (.014, 1.60), (0, 1.605)], 50), walnut("5a3419", .3, 3), 60)
feet = [tube("foot", spline([(0, 0, .16), (.13 * math.cos(a), .13 * math.sin(a), .10), (.26 * math.cos(a), .26 * math.sin(a), .02)], 24), .016, walnut("3a2010", .3, 3)) for a in (.4, 2.5, 4.6)]
pole = [b for b in bpy.data.objects if b.name.startswith(("pole", "knob"))]
# a measuring tape over its shoulders
for k in (-1, 1):
    P = spline([(k * .045, .055, 1.515), (k * .085, -.01, 1.475), (k * .098, -.088, 1.41), (k * .092, -.135, 1.30), (k * .078, -.139, 1.18), (k * .082, -.118, 1.04 if k < 0 else 1.12)], 60)
    pole.append(mesh("tape", [(x + d, y - .004, z) for x, y, z in P for d in (-.011, .011)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)], matte("d9a24e", .6), False))
group([o, *pole, *feet], (.02, -.75, .02), 12, 1.02)
# cold light from the side
area((-4.2, -1.2, 2.4), (-.9, 1.2, 1.1), 1.4, 210, "7ea6e6", 2.2)
area((3.2, -2.6, 2.6), (.6, .3, .8), 1.0, 36, kelvin(3300))
spot((2.6, .9, .25), (1.5, 2.5, .9), 150, 95, .95, kelvin(2900), .2).visible_glossy = False
ambient("33404f", .14)
camera((-.85, -6.4, 1.22), (-.85, 0, 1.22), 44, 4.5, (.2, -.75, 1.2), shift=(0, -.04))
shoot("form", 40, dict(NIGHT, anchor=(97, .82), bloom=.20, saturation=1.06))
