"""Event production, the case: set-up in an old turbine hall at blue hour; the crane lifts the lamp over the stage."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, profile, standing

begin(2400, 1200)
steel = matte("4b4037", .5, .5)
dark = matte("15110e", .6, .4)
box("floor", (40, 90, .2), (0, 30, -.1), stone("4a3b2e", "2d231b", .3, .30, .05), 0)
W, END = 10.5, 44
box("end", (2 * W + 2, .3, 18), (0, END, 8), plaster("5c4634", bump=.14, scale=.5), 0)
pane = glow("2c4f80", .34)
for s in (-1, 1):
    box("low", (.3, 60, 2.6), (s * W, 20, 1.3), plaster("4a3829", bump=.12, scale=.6), 0)
    box("high", (.3, 60, 6), (s * W, 20, 13.2), plaster("3a2c21", bump=.12, scale=.6), 0)
    box("pane", (.02, 60, 7.8), (s * (W + .1), 20, 6.4), pane, 0).visible_glossy = True
    for z in np.arange(2.6, 10.3, .95):
        box("bar", (.06, 60, .05), (s * W, 20, z), dark, 0)
    for y in np.arange(-8, 46, .9):
        box("mullion", (.06, .05, 7.7), (s * W, y, 6.4), dark, 0)
    for y in np.arange(2, 46, 6.0):                     # columns that carry the crane's rail
        box("column", (.55, .45, 9.4), (s * (W - .75), y, 4.7), steel, .02)
        box("web", (.16, .60, 9.4), (s * (W - 1.12), y, 4.7), steel, .01)
        box("bracket", (1.2, .4, .5), (s * (W - 1.1), y, 9.3), steel, .02)
    box("rail", (.35, 60, .55), (s * (W - 1.3), 18, 9.75), steel, .01)
for y in np.arange(2, 46, 6.0):                         # roof trusses
    tube("chord", [(-W, y, 12.0), (W, y, 12.0)], .08, steel)
    tube("chord", [(-W, y, 12.6), (0, y, 14.8), (W, y, 12.6)], .09, steel)
    for i in range(-4, 5):
        x = i * W / 5
        tube("post", [(x, y, 12.0), (x, y, 14.8 - 2.2 * abs(x) / W)], .04, steel)
        tube("brace", [(x, y, 12.0), (x + W / 5, y, 14.8 - 2.2 * abs(x + W / 5) / W)], .035, steel)
# the crane: two girders, trolley, hook
C = Vector((2.3, 19.0, 4.55))
R = 2.35
for y in (-.75, .75):
    box("girder", (2 * W - 2, .34, .95), (0, C.y + y, 10.55), matte("8a6433", .5, .4), .02)
for x in (-1, 1):
    box("end", (1.0, 2.4, .6), (x * (W - 1.4), C.y, 10.3), dark, .03)
box("trolley", (1.7, 1.9, .7), (C.x, C.y, 11.25), dark, .05)
box("drum", (1.0, .7, .6), (C.x, C.y, 10.75), dark, .08)
for x in (-.22, .22):
    tube("rope", [(C.x + x, C.y, 10.6), (C.x + x, C.y, 8.15)], .03, dark)
box("block", (.62, .26, .62), (C.x, C.y, 8.0), matte("8a6433", .5, .4), .06)
torus("hook", .17, .055, dark, (C.x, C.y, 7.52), (math.pi / 2, 0, 0), seg=60, sides=16)
for x in (-1.3, 1.3):
    tube("sling", [(C.x, C.y, 7.42), (C.x + x, C.y, C.z + math.sqrt((R + .2) ** 2 - x * x))], .022, dark)
# the lamp: a lit disc in a ring of truss
lit_disc(R, (C.x, C.y, C.z), .62, warm=(3900, 2700))
for y in (-.16, .22):
    for r in (R + .06, R + .38):
        torus("chord", r, .035, steel, (C.x, C.y + y, C.z), (math.pi / 2, 0, 0), seg=160, sides=10)
for k in range(40):
    a, b = math.tau * k / 40, math.tau * (k + 1) / 40
    for y in (-.16,):
        p, q = (R + .06, R + .38) if k % 2 else (R + .38, R + .06)
        tube("lace", [(C.x + p * math.cos(a), C.y + y, C.z + p * math.sin(a)), (C.x + q * math.cos(b), C.y + y, C.z + q * math.sin(b))], .02, steel)
area((C.x, C.y - .4, C.z), (C.x, 0, .6), 3.0, 1500, kelvin(2900))
# the stage, half built
T = 1.05
for i in range(5):
    box("deck", (2.0, 3.6, .14), (C.x - 4.3 + 2.02 * i, C.y + 1.6, T - .07), dark, .01)
    for x in (-.9, .9):
        for y in (-.1, 3.3):
            tube("leg", [(C.x - 4.3 + 2.02 * i + x, C.y + y, T - .1), (C.x - 4.3 + 2.02 * i + x, C.y + y, 0)], .035, steel)
for x in (-5.9, 6.3):                                    # towers at its sides
    for dx in (-.2, .2):
        tube("tower", [(C.x + x + dx, C.y + 1.5, 0), (C.x + x + dx, C.y + 1.5, 7.2)], .05, steel)
    for i in range(14):
        z = .25 + i * .5
        tube("lace", [(C.x + x - .2, C.y + 1.5, z), (C.x + x + .2, C.y + 1.5, z + .5)], .025, steel)
        tube("rung", [(C.x + x - .2, C.y + 1.5, z), (C.x + x + .2, C.y + 1.5, z)], .02, steel)
# crew
sk = matte("070504", .9, .1)
rope_ = matte("241a12", .8)


def man(shapes, x, y, z=0.0, s=1.0):
    return cutout("man", shapes, sk, (x, y, z), s, .06)


pull = profile((-.14, .90), (-.30, 1.38), [((-.02, 1.28), (.18, 1.42), 25), ((.0, 1.20), (.22, 1.33), 25)], [((.16, .56), (.34, .12), 18), ((.02, .50), (-.16, .05), 0)], "short", .26, (.05, .24), 14)
man(pull, C.x - 3.9, C.y - 5.4, 0, 1.06)
tube("tag", spline([(C.x - 3.68, C.y - 5.4, 1.50), (C.x - 2.75, C.y - 3.0, 1.95), (C.x - 1.72, C.y - .1, C.z - 1.75)], 40), .014, rope_)
signal = figure(((-.30, 1.56), (-.22, 1.84), 80), ((.27, 1.16), (.29, .92), -90), standing(.13), "helmet", .86, .185, .215, .165, .175, 1.06)
man(signal, C.x - 1.05, C.y - 6.8, 0, 1.04)
look = figure(((-.31, 1.18), (-.17, 1.08), 5), ((.31, 1.18), (.17, 1.08), 175), standing(.12), "plait", .80, .19, .19, .135, .172, 1.0)
man(look, C.x + .25, C.y - 6.4, 0, 1.0)
man(profile((0, .95), (.09, 1.42), [((.30, 1.20), (.50, 1.10), 5)], [((.20, .52), (.08, .06), 0), ((-.06, .50), (-.34, .14), -28)], "short", .25, (.05, .235), -6), C.x + 1.75, C.y - 5.6, 0, 1.03)
box("case", (1.3, .75, .95), (C.x + 2.95, C.y - 5.5, .62), lacquer("171210", .35), .03)
for z in (.16, 1.08):
    tube("edge", [(C.x + 2.31, C.y - 5.89, z), (C.x + 3.59, C.y - 5.89, z)], .025, brass(.25))
man(figure(((-.25, 1.16), (-.22, .93), -80), ((.33, 1.24), (.44, 1.02), -60), standing(.10), "cap", .86, .18, .205, .16, .17, 1.04), C.x - 6.6, C.y - .6, 0, 1.0)
man(profile((0, .50), (.22, .92), [((.34, .66), (.40, .42), -70)], [((.36, .52), (.24, .06), 0), ((.10, .10), (-.28, .10), -80)], "short", .25, (.09, .21), -22), C.x - 2.7, C.y + 2.4, T, 1.0)
# cases and a cable drum in the foreground
for x, y, w, d, h, t in ((-6.6, 11.0, 1.3, .8, 1.0, -12), (-6.4, 12.6, 1.2, .8, .75, 8), (-5.0, 12.2, 1.0, .7, .70, 25), (7.4, 13.0, 1.3, .8, 1.2, 14)):
    P = [box("body", (w, d, h), (0, 0, .12 + h / 2), lacquer("1a1310", .34), .02)]
    for sx in (-1, 1):
        P.append(tube("edge", [(sx * w / 2, -d / 2, .12), (sx * w / 2, -d / 2, .12 + h)], .018, brass(.25)))
    for z in (.13, .11 + h):
        P.append(tube("edge", [(-w / 2, -d / 2, z), (w / 2, -d / 2, z)], .018, brass(.25)))
    group(P, (x, y, 0), t)
# light: work lamps on the end wall, dusk from the windows
for x in (-7, -2, 3, 8):
    spot((x, END - 5, .4), (x * 1.02, END, 3.2), 1500, 120, .9, kelvin(2900), .3)
area((0, C.y + 7, 6.5), (0, END, 2.0), 6, 4200, kelvin(2800), 2)
for s, p in ((-1, 4200), (1, 1700)):
    area((s * (W - .4), 12, 6.4), (0, 14, 0), 30, p, "5f8fd6", 6).visible_glossy = False
area((-3, 4, 6.0), (1, C.y, 11.4), 6, 900, "7fa5dc").visible_glossy = False
ambient("28364c", .16)
camera((-1.9, 2.0, 1.55), (-1.9, 20, 1.55), 26.5, None, None, shift=(0, .116))
shoot("turbine", 40, dict(NIGHT, anchor=(97.5, .95), bloom=.20, saturation=.86))
