"""Creator: a ring light on a slim bronze stand, inside it a phone cut from travertine."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(1600, 1300)
cyclorama(34, 16, 16, 3.0, plaster("e4d2b8", bump=0.12), y_back=3.4)
C = Vector((0.95, 0, 2.72))
R = 1.16
br = bronze("a87a50", 0.22, 0.25, 1.6)
# housing: a shallow bronze channel, open towards the camera; the light sits in it
prof = [(R - .17, .10), (R - .19, .085), (R - .19, -.06), (R - .17, -.085), (R + .17, -.085), (R + .19, -.06), (R + .19, .085), (R + .17, .10),
        (R + .150, .085), (R + .145, 0.0), (R - .145, 0.0), (R - .150, .085)]
prof = prof + prof[:1]
ob = lathe("ring", prof, br, 220)
ob.rotation_euler = (math.pi / 2, 0, math.radians(-10))
ob.location = C
soften(ob, 0.008, 2, 30)
em = glow(kelvin(3500), 2.0)
em.cycles.sample_as_light = False      # the point light below does the work, without the noise
t = torus("light", R, 0.128, em, C, (math.pi / 2, 0, math.radians(-10)), squash=0.42)
t.location = C + Vector((0.0, -0.03, 0))
# stand
tube("stand", [(C.x, .03, C.z - R - .14), (C.x, .03, 0.1)], 0.034, br)
tube("sleeve", [(C.x, .03, C.z - R - .80), (C.x, .03, 0.1)], 0.05, br)
lathe("knob", [(0, -.11), (.075, -.10), (.08, -.08), (.08, .08), (.075, .10), (0, .11)], br, 64, (C.x, .03, C.z - R - .80))
lathe("base", spline([(0, 0.0), (.72, 0.0), (.745, .02), (.74, .06), (.68, .085), (.2, .12), (.07, .16), (.055, .24), (0, .24)], 90), br, 140, (C.x, .03, 0))
# the phone: travertine face in a thin bronze frame, two lenses
P = Vector((C.x, 0.0, C.z))
tilt = (0, math.radians(0), math.radians(-10))
prism("frame", rounded_outline(.80, 1.52, .13), .10, brass(.2), .012, tuple(P), tilt)
prism("stone", rounded_outline(.745, 1.465, .105), .104, stone("efe3cf", "b99a70", 1.3, .45), .008, tuple(P + Vector((0, -.012, 0))), tilt)
tube("arm", [(C.x, .10, C.z - R), (C.x, .13, C.z - .95), (C.x, .10, C.z - .70)], .032, br)
box("clip", (.34, .16, .05), (C.x, 0, C.z - .775), br, .012, tilt)
# plinth with a pebble, far left
box("block", (1.1, .9, .62), (-1.55, .35, .31), stone("e3d3b8", "b59a72", .8, .5), .02, (0, 0, math.radians(14)))
sphere("ball", .23, (-1.62, .30, .85), walnut("5a3319", .34, 1.4))
spot((-6.0, -7.5, 6.6), (1.2, 2.6, 1.9), 3800, 40, .7, kelvin(4500), .05)
area((-7, -3, 5), (0, 0, 1.6), 2.4, 260, kelvin(5000))
area((6, -5, 3), (0, 0, 1.6), 4, 90, kelvin(6800))
point((C.x, -.12, C.z), 60, kelvin(3800), R * .8)
ambient("b99f86", 0.10)
camera((-0.4, -11.2, 2.05), (0.02, 0, 2.06), 53, 4.5, (C.x, -.1, C.z), (0, .094))
shoot("creator", 64, dict(DAY, anchor=(90, .74), bloom=.14))
