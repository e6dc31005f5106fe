"""Yachts: a lifebuoy and a walking stick hang side by side on the rail, the sea behind them; two ages on one ship."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1440, 1800)
br = principled("steel", "c9b394", .16, 1.0)[0]
teak = walnut("7a4a28", .24, 2.0)
# sea and sky
water, wn, wp = principled("water", "0b1c28", .06, 0.0, Specular=.5)
a = wn.noise(wn.coord("Object", (.22, .5, 1)), 1.0, 3, .55, .3)
b = wn.noise(wn.coord("Object", (1.1, 2.6, 1)), 1.0, 3, .55)
wn.put(wp, "Normal", wn.bump(wn.math("ADD", a, wn.math("MULTIPLY", b, .35)), .5, .5))
mesh("sea", [(-1500, 1.5, -2.4), (1500, 1.5, -2.4), (1500, 4000, -2.4), (-1500, 4000, -2.4)], [(0, 1, 2, 3)], water)
prism("coast", [(x, 40 + 30 * math.sin(x * .002 + .9) + 14 * math.sin(x * .0083) + 5 * math.sin(x * .023)) for x in range(-2600, 901, 20)] + [(980, 18), (1080, -4), (-2600, -20)], 2, matte("26303c", 1, 0), 0, (0, 3700, 0))
lit_disc(200, (290, 3900, 300), 2.0, warm=(3500, 2400))
sky_gradient([(0.0, "0a0d12"), (.498, "3b3a42"), (.504, "d39a70"), (.54, "a5847c"), (.60, "6b7690"), (.72, "33506f"), (1.0, "12233a")], .5, (.14, 1, .1), "ff9a50", .5, 60)
# rail: one teak cap on two posts
Z = 1.0
box("cap", (8, .15, .055), (0, 0, Z), teak, .025)
for x in (-.98, .98):
    tube("post", [(x, 0, -.6), (x, 0, Z)], .022, br)
# lifebuoy with its line
cloth = principled("cloth", "e6dac6", .75, Sheen=.3)[0]
band = principled("band", "9a4f24", .7)[0]
cx, cz, R, r = -.20, .485, .305, .088
torus("buoy", R, r, cloth, (cx, -.11, cz), (math.pi / 2, 0, 0), 200, 60)
for k in range(4):
    a0 = math.radians(45 + 90 * k)

    def sleeve(u, v, a0=a0):
        t, s = a0 + (v - .5) * .42, u * math.tau
        q = R + (r + .004) * math.cos(s)
        return (cx + q * math.cos(t), -.11 + (r + .004) * math.sin(s), cz + q * math.sin(t))
    grid("sleeve", sleeve, 60, 20, band, close_u=True)
rope = principled("rope", "cdb48f", .85, Sheen=.4, Specular=.15)[0]
for k in range(4):
    a0, a1 = math.radians(45 + 90 * k), math.radians(135 + 90 * k)
    tube("line", [(cx + (R + r + .01 + .05 * math.sin(math.pi * t)) * math.cos(a0 + (a1 - a0) * t), -.15, cz + (R + r + .01 + .05 * math.sin(math.pi * t)) * math.sin(a0 + (a1 - a0) * t)) for t in np.linspace(0, 1, 40)], .011, rope)
for s in (-1, 1):
    tube("lash", [(cx + s * .045, -.21, cz + R - .02), (cx + s * .04, -.20, Z - .05), (cx + s * .035, -.09, Z + .035), (cx + s * .035, .09, Z + .035), (cx + s * .04, .09, Z - .06), (cx + s * .045, -.02, cz + R)], .011, rope)
# walking stick that leans on the cap, its crook above the horizon
sx = .50
crook = [(sx + .012 + .075 * (1 - math.cos(t)), -.085, Z + .20 + .075 * math.sin(t)) for t in np.linspace(0, math.pi, 30)]
stick = [(sx - .10, -.42, -.9), (sx - .012, -.12, Z - .02), (sx + .008, -.088, Z + .12)] + crook + [(sx + .160, -.085, Z + .15)]
tube("stick", spline(stick, 200), .0165, walnut("7a4522", .22, 2.5))
tube("collar", [(sx + .004, -.093, Z + .085), (sx + .008, -.088, Z + .115)], .0200, brass(.18))
area((-2.6, -3.0, 2.6), (0, 0, .6), 1.2, 85, kelvin(5600))
area((3.0, 2.2, 1.8), (0, 0, .7), .8, 120, kelvin(2700))
camera((.06, -3.55, .98), (.06, 0, .72), 42, 5.6, (0, -.1, .6))
bpy.context.scene.camera.data.clip_end = 9000
shoot("ring", 24, dict(NIGHT, anchor=(97.4, .9), bloom=.2, saturation=.85, grain=.003, sharpen=0))
