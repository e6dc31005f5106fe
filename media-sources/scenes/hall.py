"""Lifestyle management: a key board by the door at seven in the morning, one key is out; `--view letters`:
what has come by post since then."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

LETTERS = ARGS.view == "letters"
begin(2400, 1200 if LETTERS else 1500)
pl = plaster("e6dac8", bump=.16, scale=1.2)
box("wall", (6, .2, 4), (0, .1, 1.6), pl, 0)
box("floor", (6, 4, .1), (0, -1.6, -.05), walnut("6b4425", .35, 1.0), 0)
wood = walnut("5a3319", .34, 1.6)
# console
long, mid = (1.34, .05) if LETTERS else (3.4, -.6)
box("top", (long, .36, .042), (mid, -.19, .86), wood, .006)
box("frieze", (long - .10, .30, .10), (mid, -.18, .79), wood, .004)
box("drawer", (.54, .012, .072), (-.22, -.334, .79), walnut("633a1e", .34, 1.6), .003)
box("drawer", (.54, .012, .072), (.33, -.334, .79), walnut("633a1e", .34, 1.6), .003)
br = brass(.18)
for x in (-.22, .33):
    sphere("pull", .011, (x, -.352, .79), br, 32)
for x in (-.53, .63):
    for y in (-.31, -.05):
        box("leg", (.036, .036, .76), (x, y, .38), wood, .004)
# board with six hooks
bx, bz = .02, 1.50
box("board", (.74, .022, .17), (bx, -.012, bz), wood, .006)
for i in range(6):
    x = bx - .29 + i * .116
    tube("hook", spline([(x, -.022, bz + .022), (x, -.045, bz + .018), (x, -.050, bz + .004), (x, -.040, bz - .006), (x, -.034, bz + .0)], 30), .0032, br)
    disc("rose", .011, (x, -.024, bz + .022), br, (0, 0, 0), .004, .001, 40)
    if i == 3:
        continue
    k = key(brass(.22) if i % 2 else principled("steel", "9a9790", .26, 1.0)[0], (x, -.046, bz + .003), (0, math.radians((3, -4, 2, 0, -2, 5)[i]), math.radians((6, -14, 10, 0, 20, -8)[i])), 1.75)
    if i in (0, 4):
        group([parcel("tag", lambda u, v: (-.016 + .032 * u, 0, -.050 * v), 4, 4, principled("tag", ("8a5a36", "b0774a")[i // 4], .5)[0], .003)], (x + .006, -.052, bz - .028), 14)
# letter tray, envelopes
if not LETTERS:
    box("tray", (.36, .25, .012), (.36, -.19, .888), bronze("8c5b36", .30, .3, 5), .004)
for i, (dx, t) in enumerate(() if LETTERS else ((0, 3), (.012, -5), (-.006, 9))):
    box("letter", (.23, .115, .0024), (.36 + dx, -.20 + .01 * i, .897 + .003 * i), matte(("efe5d6", "e9dcc8", "f3ebdf")[i], .85, .1), .0005, (0, 0, math.radians(t)))
# weeks later: two bundles tied with string, three letters that lean on them, one that was put down on its way in
if LETTERS:
    rng = np.random.default_rng(11)
    paper = [matte(c, .85, .1) for c in ("efe5d6", "e9dcc8", "f3ebdf", "d9c4a2", "c9d0d6")]
    twine, crease = matte("6b4425", .9, .1), matte("b8a486", .9, .05)

    def envelope(loc, turn, lean, m, w=.23, h=.125):
        """Seen from behind: the flap comes down to a point."""
        y = -.0028
        g = [box("letter", (w, .004, h), (0, 0, h / 2), m, .0008), mesh("flap", [(-w / 2 + .002, y, h - .001), (w / 2 - .002, y, h - .001), (0, y - .0012, h * .40)], [(0, 2, 1)], m, False)]
        for s in (-1, 1):
            g.append(tube("flap", [(s * (w / 2 - .002), y - .0002, h - .002), (s * .012, y - .0014, h * .425), (0, y - .0014, h * .40)], .0007, crease, res=3))
            g.append(tube("seam", [(s * (w / 2 - .002), y + .0004, .002), (s * w * .19, y, h * .46)], .0004, crease, res=3))
        return group(g, loc, 0, 1, (math.radians(-lean), 0, math.radians(turn)))

    for x, count, turn in ((.155, 34, 4), (-.125, 17, -7)):
        z, W, D = .881, .245, .130
        g = []
        for k in range(count):
            h = (.0022, .0034, .0050)[rng.choice(3, p=(.45, .35, .2))]
            w, d = ((.235, .122), (.228, .115), (.205, .118))[rng.choice(3, p=(.6, .25, .15))]
            g.append(box("letter", (w, d, h), (rng.normal(0, .0022), rng.normal(0, .002), z + h / 2), paper[rng.choice(5, p=(.34, .24, .28, .09, .05))], .0007, (0, 0, rng.normal(0, .022))))
            z += h + .0005
        for tube_ in ([(q * (W / 2 - .004), 0, zz) for q, zz in ((-1, .881), (-1, z + .001), (1, z + .001), (1, .881))], [(.01, q * (D / 2 - .003), zz) for q, zz in ((-1, .881), (-1, z + .001), (1, z + .001), (1, .881))]):
            g.append(tube("twine", tube_, .0017, twine))
        for s in (-1, 1):                                  # the bow
            g.append(tube("bow", spline([(.01, 0, z + .003), (.01 + s * .020, -.010, z + .012), (.01 + s * .036, -.004, z + .007), (.01 + s * .020, .004, z + .004), (.01, 0, z + .003)], 40), .0014, twine))
            g.append(tube("end", spline([(.01, 0, z + .003), (.01 + s * .012, -.022, z + .004), (.01 + s * .022, -.044, z + .002)], 20), .0014, twine))
        group(g, (x, -.19, 0), turn)
    envelope((.335, -.075, .882), -4, 14, paper[3], .24, .150)
    envelope((.365, -.105, .882), -9, 16, paper[2])
    box("letter", (.23, .115, .003), (.02, -.322, .8835), paper[0], .0006, (0, 0, math.radians(7)))
# bowl and the sixth key
lathe("bowl", spline([(0, 0), (.05, 0), (.055, .006), (.088, .030), (.105, .058), (.108, .062), (.104, .062), (.082, .032), (.04, .012), (0, .010)], 90), stone("e2d3bb", "b59a76", 5, .5), 120, (-.42 if LETTERS else -.27, -.17, .882))
k = key(br, (-.27 if LETTERS else -.06, -.30 if LETTERS else -.25, .8855), (math.pi / 2, 0, math.radians(58)), 1.75)
# shadow of a window cross
wx, wy, wz = -2.9, -2.5, 2.75
d = (Vector((.06, 0, 1.44)) - Vector((wx, wy, wz))).normalized()
q = d.to_track_quat("-Z", "Y").to_euler()
bars = []
for sx, sz, lx, lz in ((1.9, 0, 3, 9), (-1.9, 0, 3, 9), (0, 2.05, 9, 3), (0, -2.05, 9, 3), (0, 0, .05, 2), (0, .12, 2, .045)):
    o = box("bar", (lx, lz, .02), (sx, sz, -.6), matte("0a0705", 1, 0), 0)
    bars.append(o)
g = group(bars, (wx, wy, wz - (.34 if LETTERS else 0)), 0, .62, q)
for o in bars:
    o.visible_camera = False
sun(tuple(d), 5.2, kelvin(3700), .35)
if LETTERS:
    area((-3, -4, 3), (0, 0, 1.2), 3.0, 90, kelvin(9500))
    area((2.6, -3, 2.2), (.2, 0, 1.1), 2.0, 16, kelvin(6500))
    ambient("8a98ac", .16)
    camera((-.22, -1.75, 1.16), (.08, -.2, .985), 69, 5.6, (.18, -.26, .95))
    shoot("letters", 48, dict(DAY, anchor=(90, .80)))
else:                                              # warm shadows too, darker to the left, where the words stand
    area((2.6, -1.9, 2.4), (.5, 0, 1.25), 1.2, 46, kelvin(4600))
    ambient("a08468", .10)
    camera((-.34, -3.05, 1.33), (-.34, 0, 1.33), 58, 5.6, (.05, -.12, 1.3))
    shoot("hall", 64, dict(DAY, anchor=(96, .80)))
