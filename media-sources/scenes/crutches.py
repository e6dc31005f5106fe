"""Athletics after an injury: two crutches lean against the lockers, beside the bench where somebody has sat down to change."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1500)
steel, n, p = principled("locker", "3c545e", .42, 0, Specular=.45)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 2, .5), .03, .002))
dark, alu, grip = matte("06080a", .9, .1), principled("alu", "b9b4aa", .36, 1.0)[0], matte("1a1512", .7, .3)
W, H, FOOT = .40, 1.86, .12
for k in range(-5, 7):
    x = k * W
    box("door", (W - .012, .03, H), (x, 0, FOOT + H / 2), steel, .006)
    for z0 in (FOOT + H - .22, FOOT + .14):
        for j in range(5):
            box("vent", (.20, .02, .009), (x, -.009, z0 + j * .022), dark, .003)
    box("latch", (.022, .03, .11), (x + W / 2 - .05, -.025, FOOT + .98), alu, .008)
    disc("plate", .030, (x, -.019, FOOT + 1.50), brass(.3), (0, 0, 0), .006, .001, 60)
box("body", (8, .1, H + .02), (0, .08, FOOT + H / 2), dark, 0)
box("plinth", (8, .1, FOOT), (0, .06, FOOT / 2), matte("14110f", .8, .2), 0)
box("wall", (12, .1, 4), (0, .6, 2), plaster("8f8577", bump=.1), 0)
floor, n, p = principled("floor", "5a5048", .34, 0, Specular=.4)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 1.6, 3, .6), .10, .30))
box("floor", (12, 8, .1), (0, -3, -.05), floor, 0)
# the bench: two planks on steel legs, a folded towel on it
wood = walnut("7a4c26", .36, 2)
for y in (-.88, -.70):
    box("plank", (1.7, .15, .035), (-.62, y, .445), wood, .008)
for x in (-1.25, .08):
    for y in (-.92, -.66):
        box("leg", (.035, .035, .43), (x, y, .215), dark, .004)
    box("bar", (.035, .30, .035), (x, -.79, .41), dark, .004)
for k in range(4):
    o = box("towel", (.38 - .006 * k, .25 - .004 * k, .030), (-.98, -.79, .479 + k * .030), principled("towel", ("e8dac2", "c9703f")[k == 3], .95, Sheen=.5, Specular=.05)[0], .014, (0, 0, math.radians((2, -1, 1, 3)[k])), 4)
# a pair of running shoes stands before the lockers, seen from the side
rub, upper, lining = matte("e2d6c1", .6, .3), principled("upper", "b04a20", .75, Specular=.25)[0], matte("2a1a12", .9, .1)
for x, y, turn in ((-.46, -.34, 2), (-.30, -.48, -9)):
    S = [prism("upper", spline([(-.128, .022), (-.138, .060), (-.128, .100), (-.108, .112), (-.086, .094), (-.056, .092), (-.034, .120), (-.014, .118), (.020, .086), (.070, .064), (.118, .056), (.142, .036), (.140, .022), (.0, .020)], 120, True), .080, upper, .026),
         prism("sole", spline([(-.146, .030), (-.060, .026), (.060, .026), (.150, .034), (.152, .020), (.120, .004), (.060, .0), (-.110, .0), (-.146, .010)], 120, True), .092, rub, .008),
         prism("lining", spline([(-.104, .112), (-.086, .096), (-.056, .094), (-.040, .112)], 30) + [(-.070, .116)], .050, lining, .004)]
    for j in range(4):
        S.append(tube("lace", [(-.006 + j * .021, -.030, .116 - j * .013), (.004 + j * .021, .030, .112 - j * .013)], .004, rub))
    S.append(tube("stripe", [(-.046, -.0405, .030), (-.010, -.0405, .060), (.010, -.0405, .078)], .0045, rub))
    group(S, (x, y, 0), turn)
# two forearm crutches, one a little behind the other
for x, y0, leanx in ((.50, -.42, -.06), (.70, -.46, .09)):
    foot, top = Vector((x, y0, .015)), Vector((x + leanx, -.075, .98))
    u = (top - foot).normalized()
    out = Vector((-1, -.42, 0)).normalized()
    tube("shaft", [tuple(foot), tuple(foot + u * .80)], .0115, alu)
    tube("sleeve", [tuple(foot + u * .34), tuple(foot + u * .80)], .0145, alu)
    tube("tip", [tuple(foot), tuple(foot + u * .055)], .022, grip)
    for j in range(7):
        disc("hole", .0035, tuple(foot + u * (.14 + .026 * j) + Vector((0, -.0112, 0))), dark, (0, 0, 0), .002, 0, 24)
    h = foot + u * .79
    tube("handle", [tuple(h - out * .015), tuple(h + out * .115)], .018, grip)
    tube("arm", [tuple(h), tuple(h + u * .10 - out * .010), tuple(h + u * .24 - out * .030)], .0125, alu)
    c = h + u * .25 + out * .012
    side = u.cross(out).normalized()
    tube("cuff", [tuple(c - out * (.044 * math.cos(a)) + side * (.044 * math.sin(a)) + u * (.012 * math.cos(a))) for a in np.linspace(-2.3, 2.3, 40)], .015, grip)
spot((-2.7, -4.4, 2.3), (.34, 0, .74), 900, 20, .03, kelvin(3900), .02)
area((-4.5, -3.0, 3.0), (0, 0, .9), 2.0, 60, kelvin(6500))
area((3.4, -3.4, 2.6), (.4, 0, .8), 1.6, 26, kelvin(7000))
ambient("3e4650", .14)
camera((.06, -4.6, 1.10), (.06, 0, .82), 54, None)
shoot("crutches", 20, dict(NIGHT, anchor=(96, .80), bloom=.12))
