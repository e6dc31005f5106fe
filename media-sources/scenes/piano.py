"""Artist management, the closing: a pianist alone with the grand, the lid open, one lamp behind them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import profile

begin(2400, 1350)
black = principled("lacquer", "0a0807", .10, Specular=.5, Clearcoat=.7)[0]
box("floor", (60, 30, .2), (0, 4, -.1), walnut("3a2110", .22, .4), 0)
for i in range(-60, 61):
    box("gap", (.010, 30, .003), (i * .28, 4, .0008), matte("0b0604"), 0)
box("wall", (60, .3, 16), (0, 9.0, 7), plaster("3a2a1e", bump=.12, scale=.6), 0)
X = 2.72
lit_disc(2.15, (X + .72, 7.4, 2.02), 1.15, warm=(4000, 2700))
area((X, 7.0, 2.4), (X - .6, -3, .2), 3, 420, kelvin(2950))
# the grand from its right side: keyboard to the left, tail to the right
B = [(-1.02, .70), (-1.02, .98), (-.98, 1.00), (1.22, 1.00), (1.27, .95), (1.27, .74), (1.20, .68), (-.30, .66), (-.62, .64)]
prism("case", B, 1.25, black, .012, (X, .75, 0))
box("keys", (.20, 1.18, .035), (X - 1.10, .75, .735), matte("e9dfcd", .4), .006)
box("keybed", (.34, 1.25, .05), (X - 1.10, .75, .69), black, .012)
box("desk", (.02, .72, .24), (X - .66, .75, 1.12), black, .006, (0, math.radians(16), 0))
box("sheet", (.006, .44, .25), (X - .685, .74, 1.15), matte("8f8778", .9), .001, (0, math.radians(16), 0))
# the lid: hinged at the far side, its curved rim seen from below
lid = [(-.94, 0), (-.94, 1.16), (-.35, 1.20), (.10, 1.12), (.48, .92), (.86, .76), (1.14, .60), (1.27, .36), (1.27, 0)]
o = prism("lid", lid, .024, black, .006, (X, 1.38, 1.01))
o.rotation_euler = (math.radians(24), 0, 0)
tube("prop", [(X + .12, .35, 1.0), (X + .20, .92, 1.92)], .013, brass(.2))
for x, y in ((-.82, .25), (-.82, 1.25), (1.02, .75)):
    lathe("leg", spline([(0, .07), (.035, .07), (.045, .16), (.055, .40), (.075, .60), (.085, .68), (0, .68)], 50), black, 60, (X + x, y, 0))
    sphere("castor", .038, (X + x, y, .038), brass(.2), 30)
for y in (.62, .88):
    tube("lyre", [(X - .62, y, .66), (X - .62, y + (.75 - y) * .3, .12)], .016, black)
box("lyrefoot", (.10, .34, .05), (X - .62, .75, .12), black, .01)
for y in (.66, .75, .84):
    box("pedal", (.16, .035, .012), (X - .74, y, .075), brass(.15), .004)
# stool and pianist
box("seat", (.46, .34, .09), (X - 1.72, .72, .47), black, .03)
for x in (-.17, .17):
    for y in (-.12, .12):
        tube("stoolleg", [(X - 1.72 + x, .72 + y, .44), (X - 1.72 + x * 1.1, .72 + y * 1.1, 0)], .018, black)
sk = matte("080605", .9, .1)
pianist = profile((.0, .62), (.10, 1.09), [((.22, .86), (.50, .80), -4), ((.30, .85), (.56, .805), -8)], [((.44, .60), (.50, .07), 4), ((.40, .58), (.30, .07), 0)], "knot", .235, (.035, .235), -9)
pianist.append([(-.10, .55), (-.17, .70), (-.145, .64), (-.16, .52), (-.13, .50), (.06, .50), (.10, .58)])
cutout("pianist", pianist, sk, (X - 1.78, .68, 0), 1.03, .06)
# an instrument case and a coat over a chair in the cold light of the wing
C = chair(walnut("2c190d", .35, 2), walnut("2c190d", .35, 2), (-.55, 2.9, 0), 35)
coat, n_, p_ = principled("coat", "3a3f47", .9, Sheen=.4)
area((-5.0, 1.5, 4.6), (-.6, 2.9, .4), 1.8, 2600, "7da4e4", 3)
spot((X - 2.5, -5, 6.5), (X, .8, 1.0), 160, 22, .8, kelvin(3600), .2).visible_glossy = False
ambient("2a3648", .16)
camera((-.2, -7.6, 1.35), (-.2, 0, 1.35), 42, 4.5, (X, .5, 1.2), shift=(0, .045))
shoot("piano", 40, dict(NIGHT, anchor=(97.5, .85), bloom=.22, saturation=1.05))
