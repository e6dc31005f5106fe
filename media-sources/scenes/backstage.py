"""Comedian: seen from behind, alone at the microphone before a full house; the follow spot shines into the lens, heads and lamps of the stalls are out of focus."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import SPECTATORS, curve, oval, strip

begin(2400, 1350)
rng = random.Random(5)
# the stage: boards that run away from us, their edge, a row of small lamps on it
m, n, p = principled("boards", "2c160c", .30, Specular=.5)
box("floor", (24, 7, .1), (0, 0, -.05), m, 0)
for i in range(-60, 61):
    box("gap", (.006, 7, .003), (i * .18, 0, .001), matte("050302", 1, 0), 0)

# one person: jacket, the microphone at the mouth in the right hand, the left open
cloth, n, p = principled("cloth", "15121c", .72, Specular=.25, Sheen=.6)
f = n.noise(n.coord("Object", (3.2, 3.2, 1.5)), 3.2, 3, .5, 1.2)
n.put(p, "Normal", n.bump(f, .34, .05))
skin = principled("skin", "8a5a40", .5, Specular=.3)[0]
hair = principled("hair", "0d0807", .75, Specular=.2)[0]
X = .95


def solid(name, shapes, mat, r, y=0.0, thick=1.0):
    rounded(name, shapes, mat, r, (X, y, 0), thick=thick)


solid("head", [[(.0, 1.615), (.052, 1.622), (.068, 1.655), (.080, 1.690), (.093, 1.700), (.094, 1.730), (.080, 1.738), (.080, 1.775), (.060, 1.815), (.0, 1.832), (-.060, 1.815), (-.080, 1.775), (-.080, 1.738), (-.094, 1.730), (-.093, 1.700), (-.080, 1.690), (-.068, 1.655), (-.052, 1.622)]], skin, .08)
solid("hair", [[(-.070, 1.640), (-.084, 1.668), (-.088, 1.700), (-.097, 1.752), (-.090, 1.800), (-.078, 1.822), (-.070, 1.846), (-.044, 1.858), (-.030, 1.874), (.006, 1.870), (.024, 1.880), (.052, 1.862), (.078, 1.850), (.088, 1.816), (.098, 1.782), (.094, 1.742),
                (.088, 1.700), (.082, 1.664), (.066, 1.638), (.044, 1.630), (.020, 1.640), (.0, 1.628), (-.026, 1.636), (-.050, 1.628)]], hair, .09, -.02)
solid("neck", [[(-.056, 1.66), (-.056, 1.58), (-.080, 1.54), (.080, 1.54), (.056, 1.58), (.056, 1.66)]], skin, .05)
solid("jacket", [[(-.058, 1.600), (-.100, 1.578), (-.160, 1.552), (-.205, 1.522), (-.226, 1.475), (-.222, 1.40), (-.204, 1.30), (-.186, 1.21), (-.180, 1.13), (-.190, 1.04), (-.206, .94), (-.216, .85), (-.222, .765), (-.222, .765),
                  (-.12, .748), (-.012, .752), (-.004, .86), (.006, .86), (.012, .750), (.12, .744), (.226, .770), (.226, .770), (.218, .86), (.204, .95), (.190, 1.04), (.182, 1.13), (.190, 1.21), (.208, 1.30), (.226, 1.40), (.230, 1.475),
                  (.206, 1.524), (.160, 1.555), (.100, 1.580), (.058, 1.602), (.03, 1.590), (-.03, 1.590)]], cloth, .13)
# right arm: elbow out, the hand in front of the face
solid("sleeve", [strip([(.185, 1.475), (.250, 1.40), (.318, 1.315), (.352, 1.255)], (.118, .118, .108, .098)), oval(.350, 1.262, .054, .052), strip([(.356, 1.262), (.318, 1.345), (.256, 1.440), (.196, 1.520), (.150, 1.570)], (.098, .098, .088, .078, .070))], cloth, .055, .05)
# left arm: it hangs, the thumb in the pocket
solid("sleeve", [strip([(-.180, 1.475), (-.236, 1.385), (-.276, 1.270), (-.288, 1.190)], (.120, .118, .106, .096)), oval(-.288, 1.192, .050, .052), strip([(-.288, 1.190), (-.270, 1.100), (-.236, 1.010), (-.210, .950)], (.096, .090, .080, .072))], cloth, .055, .0)
solid("hand", [oval(-.205, .920, .036, .048, -24)], skin, .02, .0)
# trousers, shoes
solid("leg", [[(-.196, .80), (-.202, .70), (-.200, .56), (-.196, .42), (-.196, .26), (-.198, .09), (-.198, .09), (-.108, .08), (-.098, .09), (-.098, .09), (-.082, .26), (-.062, .44), (-.034, .62), (-.004, .76), (-.004, .82)],
              [(.200, .80), (.210, .70), (.214, .56), (.216, .42), (.222, .26), (.228, .09), (.228, .09), (.136, .08), (.126, .09), (.126, .09), (.104, .26), (.074, .44), (.038, .62), (.006, .76), (.006, .82)]], cloth, .085)
solid("shoe", [[(-.196, .10), (-.204, .05), (-.206, .0), (-.206, .0), (-.096, .0), (-.096, .0), (-.096, .05), (-.102, .10)], [(.130, .10), (.126, .05), (.130, .0), (.130, .0), (.238, .0), (.238, .0), (.236, .05), (.226, .10)]], principled("shoe", "1a0e08", .25, Specular=.6)[0], .05, .02, 2.0)
tube("cable", spline([(X + .16, .10, 1.52), (X + .24, .22, 1.25), (X + .34, .2, .9), (X + .40, -.05, .35), (X + .36, -.5, .012), (X + .9, -1.1, .012), (X + 2.2, -1.2, .012), (X + 4.5, -1.8, .012)], 120), .006, matte("050505", .5))

# the house: rows that rise, seats of red plush, people in half-light
plush = velvet("5a1416", "b0453c")
tones = ["2a1c1e", "30241e", "1a2236", "3a2c24", "4a1c1c", "1e2824", "4a3e34", "2e2030"]
tints = [principled("coat", t, .8, Specular=.2)[0] for t in tones]
for row in range(9):
    y, z = 4.6 + row * 1.0, -1.08 + row * .10 + .016 * row * row
    for i in range(-13, 14):
        x = i * .58 + (.29 if row % 2 else 0) + rng.uniform(-.04, .04)
        box("seat", (.52, .12, .56), ((i + (.5 if row % 2 else 0)) * .58, y + .34, z + .82), plush, .05)
        if rng.random() < .06:
            continue
        s = rng.choice(SPECTATORS)
        g = rng.choice((1, -1))
        k = rng.uniform(.94, 1.06)
        head = [(g * a * k, b * k) for a, b in curve(s)]
        prism("guest", head, .16, rng.choice(tints), .05, (x, y, z + 1.28), segments=4)
# the balcony: a curved front with lamps, and the lamp that follows
wall = plaster("4a1614", bump=.1)
box("rear", (40, .2, 12), (0, 15.2, 4), wall, 0)
front = principled("front", "6a1c1a", .5)[0]
for a in range(-30, 31):
    t = a / 30
    x, y = 11 * math.sin(t * .9), 16.6 - 3.2 * (1 - math.cos(t * 1.2)) * 2.2
    box("rail", (.5, .3, .85), (x, y - 2.2, 2.25), front, .03, (0, 0, t * .9))
    if a % 4 == 0:
        sphere("lamp", .085, (x, y - 2.55, 2.30), glow(kelvin(2700), 26), 20)
        point((x, y - 2.75, 2.30), 10, kelvin(2700), .08)
for x, z, s in ((-2.1, 4.45, 1), (4.3, 4.6, .7), (-6.4, 4.6, .45)):
    disc("follow", .13, (x, 14.6, z), glow(kelvin(4300), 300 * s), (0, 0, 0), .02, 0)
    beam((x, 14.4, z), (X + (x - X) * .1, 1.2, 1.2), .14, .75, kelvin(3900), .55 * s, .5, 1.6, .35, x)
spot((-2.1, 14.4, 4.45), (X, 0, 1.0), 11000, 15, .4, kelvin(4300), .12).visible_glossy = True
spot((4.3, 14.4, 4.6), (X, 0, 1.0), 9000, 15, .4, kelvin(3800), .12)
spot((-3.4, 1.5, 3.2), (X, 0, 1.4), 240, 34, .5, kelvin(3600), .12).visible_glossy = False
spot((4.6, 1.3, 3.4), (X, 0, 1.4), 200, 34, .5, kelvin(3200), .12).visible_glossy = False
area((0, 3.0, 4.6), (0, 8, -.4), 5, 120, kelvin(3000), 1.2)
area((0, 14, 6.5), (0, 7, -.4), 8, 240, kelvin(2800), 1.2)
area((X + 2.6, -2.2, 2.6), (X, 0, 1.3), 1.2, 12, "6f8bd0")
ambient("2a1418", .05)
camera((.10, -4.0, 1.42), (.10, 4, 1.62), 42, .8, (X, 1.2, 1.4))
shoot("backstage", 64, dict(NIGHT, anchor=(97.5, .95), bloom=.30, halation=.10, saturation=.86))
