"""Lifestyle management: a key board by the door at seven in the morning, one key is out; `--view letters`:
what has come by post since then."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

LETTERS = ARGS.view == "letters"
begin(*(2400, 1200) if LETTERS else (1440, 1800))
pl = plaster("e6dac8", bump=.16, scale=1.2)
box("wall", (6, .2, 4), (0, .1, 1.6), pl, 0)
box("floor", (6, 4, .1), (0, -1.6, -.05), walnut("6b4425", .35, 1.0), 0)
wood = walnut("5a3319", .34, 1.6)
# console
box("top", (1.34, .36, .042), (.05, -.19, .86), wood, .006)
box("frieze", (1.24, .30, .10), (.05, -.18, .79), wood, .004)
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
box("tray", (.36, .25, .012), (.36, -.19, .888), bronze("8c5b36", .30, .3, 5), .004)
for i, (dx, t) in enumerate(() if LETTERS else ((0, 3), (.012, -5), (-.006, 9))):
    box("letter", (.23, .115, .0024), (.36 + dx, -.20 + .01 * i, .897 + .003 * i), matte(("efe5d6", "e9dcc8", "f3ebdf")[i], .85, .1), .0005, (0, 0, math.radians(t)))
# weeks later: piles that lean, some of it slid off
if LETTERS:
    rng = np.random.default_rng(11)
    paper = [matte(c, .85, .1) for c in ("efe5d6", "e9dcc8", "f3ebdf", "d9c4a2", "c9d0d6")]
    for x, count, lean in ((.17, 40, .0007), (.42, 27, -.0010), (-.10, 15, .0006)):
        z = .884
        for k in range(count):
            w, d, h = ((.23, .115, .003), (.22, .11, .0055), (.162, .114, .003), (.24, .165, .0045))[rng.choice(4, p=(.45, .3, .15, .1))]
            box("letter", (w, d, h), (x + lean * k + rng.normal(0, .006), -.20 + rng.normal(0, .006), z + h / 2), paper[rng.choice(5, p=(.3, .25, .25, .14, .06))], .0008, (rng.normal(0, .006), rng.normal(0, .008), rng.normal(0, .10)))
            z += h + .0012
    for x, y, t in ((.60, -.27, 24), (-.26, -.30, -16), (.02, -.335, 8)):
        box("letter", (.23, .115, .003), (x, y, .886), paper[0], .0006, (0, 0, math.radians(t)))
# bowl and the sixth key
lathe("bowl", spline([(0, 0), (.05, 0), (.055, .006), (.088, .030), (.105, .058), (.108, .062), (.104, .062), (.082, .032), (.04, .012), (0, .010)], 90), stone("e2d3bb", "b59a76", 5, .5), 120, (-.33, -.19, .882))
k = key(br, (-.14, -.27, .8855), (math.pi / 2, 0, math.radians(58)), 1.75)
# shadow of a window cross
wx, wy, wz = -2.9, -2.5, 2.75
d = (Vector((.06, 0, 1.44)) - Vector((wx, wy, wz))).normalized()
q = d.to_track_quat("-Z", "Y").to_euler()
bars = []
for sx, sz, lx, lz in ((.9, 0, 1.0, 3), (-.9, 0, 1.0, 3), (0, 1.05, 3, 1.0), (0, -1.05, 3, 1.0), (0, 0, .05, 2), (0, .12, 2, .045)):
    o = box("bar", (lx, lz, .02), (sx, sz, -.6), matte("0a0705", 1, 0), 0)
    bars.append(o)
g = group(bars, (wx, wy, wz - (.34 if LETTERS else 0)), 0, .62, q)
for o in bars:
    o.visible_camera = False
sun(tuple(d), 5.2, kelvin(3700), .35)
area((-3, -4, 3), (0, 0, 1.2), 3.0, 90, kelvin(9500))
area((2.6, -3, 2.2), (.2, 0, 1.1), 2.0, 16, kelvin(6500))
ambient("8a98ac", .16)
if LETTERS:
    camera((-.22, -1.75, 1.16), (.10, -.2, .985), 74, 5.6, (.18, -.26, .95))
    shoot("letters", 48, dict(DAY, anchor=(90, .80)))
else:
    camera((-.55, -3.05, 1.34), (.03, 0, 1.235), 68, 5.6, (.05, -.12, 1.3))
    shoot("hall", 64, dict(DAY, anchor=(90, .80)))
