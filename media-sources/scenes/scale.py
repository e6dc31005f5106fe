"""Sponsorship: a balance, a disc of light's weight on one pan, brass weights on the other."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("wall", (14, .2, 8), (0, 1.3, 2), plaster("d6d0c6", bump=.18, scale=1), 0)
box("table", (14, 4, .12), (0, -.6, -.06), stone("d6c4a6", "ab8e68", .8, .42), .01)
br, bz = brass(.22), bronze("a8713f", .29, .2, 4)
X = .42
lathe("foot", spline([(0, 0), (.30, 0), (.31, .02), (.27, .05), (.10, .085), (.055, .13), (.045, .20)], 90), bz, 160, (X, 0, 0))
lathe("column", spline([(.045, .18), (.032, .40), (.030, .80), (.036, 1.18), (.052, 1.24), (.045, 1.30), (.02, 1.36), (0, 1.37)], 120), br, 100, (X, 0, 0))
tilt = math.radians(3.2)
A = 0.72


def arm(s):
    c = Vector((X, -.045, 1.26))
    return c + Vector((s * A * math.cos(tilt), 0, -s * A * math.sin(tilt)))


beam_ = []
for sg in (-1, 1):
    e = arm(sg)
    c = Vector((X, -.045, 1.26))
    tube("beam", spline([tuple(c), tuple(c.lerp(e, .5) + Vector((0, 0, .035))), tuple(e)], 40), .017, br)
    tube("beam", spline([tuple(c + Vector((0, 0, .09))), tuple(c.lerp(e, .5) + Vector((0, 0, .055))), tuple(e)], 40), .011, br)
    sphere("knob", .026, tuple(e), br, 48)
    z = e.z - .80
    for k in range(3):
        a = k * math.tau / 3 + .5
        tube("chain", [tuple(e), (e.x + .30 * math.cos(a), e.y + .30 * math.sin(a), z + .03)], .0042, br)
    lathe("pan", spline([(0, -.045), (.14, -.036), (.26, -.005), (.315, .032), (.322, .036), (.312, .036), (.25, .004), (.13, -.026), (0, -.034)], 100), br, 180, (e.x, e.y, z))
tube("needle", [(X, -.10, 1.28), (X + .52 * math.sin(tilt * 1.6), -.10, 1.28 - .52)], .006, bz)
disc("pivot", .055, (X, -.075, 1.265), bz, (0, 0, 0), .03, .006)
el, er = arm(-1), arm(1)
# left: three weights; right: the round stone
for dx, dy, r, h in ((-.10, -.05, .075, .13), (.07, -.08, .055, .10), (.03, .09, .040, .075)):
    lathe("weight", spline([(0, 0), (r, 0), (r, h * .72), (r * .55, h * .80), (r * .28, h * .92), (r * .42, h * 1.12), (r * .30, h * 1.24), (0, h * 1.26)], 70), br, 80, (el.x + dx, el.y + dy, el.z - .80 - .030))
o = lathe("pebble", spline([(0, -.085), (.12, -.078), (.20, -.03), (.215, .01), (.18, .06), (.09, .085), (0, .088)], 90), stone("efe4d0", "c9ae86", 3, .5), 140, (er.x, er.y, er.z - .80 + .060))
for i, (x, r, h) in enumerate(((-.30, .085, .145), (-.11, .062, .11))):
    lathe("weight", spline([(0, 0), (r, 0), (r, h * .72), (r * .55, h * .80), (r * .28, h * .92), (r * .42, h * 1.12), (r * .30, h * 1.24), (0, h * 1.26)], 70), bz, 80, (x, -.52 + .10 * i, 0))
sun((.62, .66, -.52), 5.6, kelvin(4400), .7)
area((4, -3, 2.4), (.4, 0, .8), 2.2, 150, kelvin(11000))
ambient("6f8298", .18)
camera((-.40, -4.3, .98), (X + .02, 0, .70), 36.5, 8, (X, 0, .9))       # air on all sides: an upright window shows it whole
shoot("scale", 64, dict(DAY, anchor=(92, .78), vignette=.18))
