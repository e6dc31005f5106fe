"""Athletes: a stopwatch on the rail before an empty stand."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
con = plaster("a39a8c", .9, .25, 1.2)
track, n, p = principled("track", "6e3a24", .9)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 40, 3, .7), .3, .02))
box("track", (60, 12, .1), (0, -1.4, -1.9), track, 0)
for k in range(4):
    box("lane", (60, .05, .004), (0, 3.6 - k * 1.22, -1.848), matte("e6dccb", .8), 0)
box("parapet", (60, .3, 1.4), (0, 4.7, -1.2), con, .02)
# the stand: steps with seats, far and soft
seat = principled("seat", "6a4a34", .5)[0]
for r in range(7):
    y, z = 5.0 + r * .95, -.55 + r * .46
    box("step", (40, .95, .46), (0, y, z - .23), con, .01)
    for k in range(-22, 23):
        x = k * .56
        box("seat", (.44, .40, .04), (x, y - .05, z + .40), seat, .02)
        box("backrest", (.44, .04, .30), (x, y + .18, z + .58), seat, .02, (math.radians(-10), 0, 0))
        box("leg", (.05, .05, .4), (x, y, z + .2), matte("2a2622", .6), .0)
tube("rail", [(-9, 0, 0), (9, 0, 0)], .032, principled("steel", "8f9498", .26, 1.0)[0])
P = chronometer()
group(P, (.62, -.055, -.47), 0, 1.12, (math.radians(84), 0, math.radians(-16)))
# cord over the rail
cord = matte("5a2a18", .9)
top = .62
tube("cord", spline([(.625, -.070, -.085), (.600, -.075, -.03), (.575, -.045, .034), (.57, .03, .036), (.565, .05, -.05), (.55, .045, -.42), (.60, .035, -.62), (.66, .04, -.40), (.665, .048, -.04), (.662, .02, .037), (.655, -.045, .033), (.640, -.075, -.03), (.626, -.070, -.085)], 200), .0085, cord)
lit = (3.6, 7.85)
spot((-6, -6, 12), (2.55, 7.85, 1.35), 5200, 7.4, .06, kelvin(3600), .05)
area((-4, -2.6, 2.4), (.6, 0, -.4), .9, 62, kelvin(3700), 1.6)
area((4, -1.5, 1.5), (.6, 0, -.4), .8, 26, kelvin(9000))
area((-14, 2, 12), (0, 8, 0), 6, 900, kelvin(10500))
ambient("4c6076", .12)
camera((-.42, -3.3, .02), (.10, 0, -.14), 55, 2.8, (.62, -.06, -.45))
shoot("stopwatch", 48, dict(NIGHT, anchor=(96.5, .80), bloom=.12))
