"""Booking: a microphone and an open flight case wait at the edge of a stage; behind the curtains the disc of light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
CX = 1.15
cv = velvet("352012", "7d583c")
curtain("left", 9.0, 8.5, 19, cv, (CX - 1.55 - 4.5, 0, .02), .22, 5, 1500, 30)
curtain("right", 6.0, 8.5, 13, cv, (CX + 1.60 + 3.0, .15, .02), .22, 11, 1200, 30)
box("floor", (40, 30, .2), (0, 4, -.1), walnut("3c2211", .30, .5), 0)
for i in range(-30, 31):
    box("gap", (.012, 30, .004), (i * .5 + .12, 4, .001), matte("0d0704"), 0)
box("wall", (40, .3, 14), (0, 10.5, 6), plaster("4a3222", bump=.1), 0)
lit_disc(2.35, (CX + .12, 9.6, 2.62), .62)
area((CX, 9.0, 3.2), (CX, 0, 0), 3, 330, kelvin(2900), 3)
microphone((CX - .34, .55, 1.62), math.radians(-50), math.radians(-62), 1.62, 1.12)

tube("lead", spline([(CX - .42, .50, .03), (CX - .62, .20, .013), (CX - .30, -.28, .013), (CX + .30, -.12, .013), (CX + .42, .38, .013), (CX + .12, .62, .013), (CX + .16, 1.3, .013), (CX + .9, 2.2, .013), (CX + 3.2, 2.6, .013)], 300), .013, matte("0c0b0a", .6, .3))

ply = principled("ply", "2a1a10", .42, 0, Specular=.4)[0]
al = principled("alu", "b9b2a6", .32, 1.0)[0]
rub = matte("0c0b0a", .7, .25)
lining = velvet("7a3f1c", "c98a57")
W, D, H, L, t = 1.02, .56, .40, .26, .026
P = []


def tray(h):
    """A case without its cover: four walls with metal edges, lined, its floor at z = 0."""
    g = [box("bottom", (W, D, t), (0, 0, t / 2), ply, .003), box("lining", (W - 2 * t, D - 2 * t, .03), (0, 0, t + .015), lining, .01)]
    for s in (-1, 1):
        g += [box("side", (W, t, h), (0, s * (D - t) / 2, h / 2), ply, .003), box("side", (t, D, h), (s * (W - t) / 2, 0, h / 2), ply, .003)]
        g += [box("lined", (W - 2 * t, .012, h - .05), (0, s * (D / 2 - t - .006), h / 2), lining, .004), box("lined", (.012, D - 2 * t, h - .05), (s * (W / 2 - t - .006), 0, h / 2), lining, .004)]
        for z in (.012, h - .012):
            g += [box("edge", (W + .01, .034, .034), (0, s * (D / 2 - .012), z), al, .005), box("edge", (.034, D + .01, .034), (s * (W / 2 - .012), 0, z), al, .005)]
        for q in (-1, 1):
            g.append(box("edge", (.036, .036, h), (s * (W / 2 - .012), q * (D / 2 - .012), h / 2), al, .005))
            g += [sphere("corner", .036, (s * (W / 2 - .014), q * (D / 2 - .014), z), al, 32) for z in (.012, h - .012)]
    return g


base = tray(H)
for x in (-.29, .29):
    base += [box("dish", (.13, .012, .12), (x, -D / 2 - .004, H - .10), al, .008), disc("wing", .032, (x, -D / 2 - .014, H - .10), al, (0, 0, 0), .012, .004, 40)]
base += [box("grip", (.20, .012, .11), (0, -D / 2 - .004, H * .44), al, .008), tube("bar", [(-.08, -D / 2 - .028, H * .44), (.08, -D / 2 - .028, H * .44)], .011, rub)]
for k in range(3):                                        # a cable lies in it, one turn hangs over the edge
    base.append(torus("cable", .19 - .012 * k, .015, rub, (-.16, .02, H - .10 + .032 * k), (.04 * k, .06 - .05 * k, 0), seg=120, sides=14))
base.append(tube("end", spline([(.02, .06, H - .05), (.14, -.10, H + .02), (.20, -.27, H + .035), (.215, -.318, H - .05), (.20, -.320, .16), (.17, -.34, .02), (.05, -.44, .016), (-.16, -.52, .016), (-.42, -.50, .016)], 160), .014, rub))
lid = tray(L)
lid.append(box("list", (.30, .42, .003), (.20, .0, .062), matte("efe3cd", .8, .2), 0))
for k in range(9):
    w = (.19, .15, .21, .12, .18, .20, .14, .17, .10)[k]
    lid.append(box("line", (w, .012, .002), (.20 - .105 + w / 2, .15 - .038 * k, .0645), matte("2a1a10", .8, .2), 0))
for s in (-1, 1):
    lid.append(box("strip", (.07, .03, .002), (.20 + .11 * s, .205, .065), matte("b5572a", .7), 0))
e = group(lid, (0, D / 2 + .0, H + .02), 0, 1, (math.radians(100), 0, 0))
group(base, (CX + .62, 1.0, 0), -13)
e.location = Vector((CX + .62, 1.0, 0)) + Matrix.Rotation(math.radians(-13), 3, "Z") @ Vector((0, D / 2 + .06, H + D / 2 * math.sin(math.radians(100)) + .01))
e.rotation_euler = Euler((math.radians(100), 0, math.radians(-13)))
spot((CX - 2.6, -4.6, 4.6), (CX + .1, .8, .75), 1500, 17, .5, kelvin(3500), .10)
area((-6, -5, 5), (-1.5, 0, 1.6), 1.6, 1500, "b9c4d8", 3)
area((6.5, -4, 4), (3.4, 0, 2.2), 1.4, 1100, kelvin(3600), 3)
area((CX + 2.6, 3.4, 3.6), (CX + .3, .8, .6), .7, 260, kelvin(2900), 2)
ambient("2a241f", .06)
camera((CX - .05, -6.6, 1.38), (CX - .05, 0, 1.38), 44, 4.5, (CX, .7, 1.0), shift=(-.175, .005))
shoot("wings", 48, dict(NIGHT, anchor=(97, .74), bloom=.2, saturation=.92))
