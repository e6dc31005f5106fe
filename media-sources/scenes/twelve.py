"""Private individual: twelve chairs in a living room at dusk, in two rows before a grand piano that stands open at the terrace."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

begin(2400, 1350)
# room: boards, one wall of three glazed doors to the terrace, curtains beside them
oak = walnut("6b4326", .36, .8)
for k in range(-30, 30):
    box("board", (.2198, 14, .06), (k * .22, 2, -.03), oak, .004)
wall = plaster("7a6650", bump=.06)
BACK, DOORS, WIDE, TALL = 4.6, (-2.15, 0, 2.15), 1.5, 2.75
xs = [-9] + [d + s * WIDE / 2 for d in DOORS for s in (-1, 1)] + [9]
for a, b in zip(xs[::2], xs[1::2]):
    box("wall", (b - a, .3, TALL), ((a + b) / 2, BACK, TALL / 2), wall, 0)
box("lintel", (18, .3, 4.4 - TALL), (0, BACK, TALL + (4.4 - TALL) / 2), wall, 0)
frame = matte("2c2018", .5, .4)
for d in DOORS:
    for s in (-1, 0, 1):
        box("stile", (.07 if s else .10, .08, TALL), (d + s * (WIDE / 2 - .035), BACK - .06, TALL / 2), frame, .006)
    for z in (.10, .95, 1.85, TALL - .04):
        box("rail", (WIDE, .06, .20 if z < .2 else .045), (d, BACK - .06, z), frame, .005)
linen = velvet("6d4a30", "b98a5c")
for x in (-3.32, -1.075, 1.075, 3.32):
    curtain("curtain", .46, 2.95, 5, linen, (x, BACK - .30, .02), .07, int(10 + x), 260, 12)
tube("rod", [(-3.9, BACK - .30, 2.99), (3.9, BACK - .30, 2.99)], .018, brass(.2))
# terrace and garden at dusk
box("terrace", (40, 8, .1), (0, BACK + 4.2, -.08), stone("5a5850", "45423c", .8, .5, .2), 0)
for x in np.arange(-9, 9, .30):
    lathe("baluster", spline([(.05, 0), (.05, .05), (.03, .10), (.065, .28), (.03, .52), (.05, .58), (.05, .62)], 24), matte("3c4046", .9), 24, (float(x), BACK + 5.4, 0))
box("coping", (30, .22, .10), (0, BACK + 5.4, .67), matte("464a50", .9), .01)
rng = np.random.RandomState(8)
for y, tone, base in ((46, "26344c", 3.0), (30, "131c2b", 1.5)):
    q, tops = np.arange(-40, 40, .05), np.zeros(1600)
    for _ in range(420):
        c, r = rng.uniform(-40, 40), rng.uniform(.3, 1.1)
        tops = np.maximum(tops, base + .5 * math.sin(c * .21 + y) + .25 * math.sin(c * .63 + y) + rng.uniform(-.7, .25) + np.sqrt(np.clip(1 - ((q - c) / r) ** 2, 0, 1)) * r * .6 - 6 * (abs(q - c) > r))
    prism("wood", [(-40, -2)] + list(zip(q, np.maximum(tops, base - 1))) + [(40, -2)], .2, glow(tone, .34), 0, (0, y, 0))
m, n, out = material("sky")
z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 15, clamp=True), [(0, rgba("c98a62")), (.22, rgba("a08a90")), (.45, rgba("5a7396")), (1, rgba("24385a"))]), "Strength": .8}))
box("sky", (300, .1, 120), (0, 80, 0), m, 0)
# the grand piano: its player sits at the left, its lid opens to the guests
black = principled("lacquer", "0b0908", .16, 0, Specular=.6, Clearcoat=1.0)[0]
brz = bronze("a9763f", .22, .1)
OUT = [(-.75, -.74)] + spline([(-.30, -.74), (.05, -.70), (.36, -.46), (.66, -.16), (1.00, .06), (1.22, .30), (1.26, .54), (1.12, .71), (.90, .74)], 90) + [(-.75, .74)]
flat = lambda k=1.0, dx=0, dy=0: [(x * k + dx, -(y * k + dy)) for x, y in OUT]
P = [prism("case", flat(), .30, black, .012, (0, 0, .86), FLAT), prism("plate", flat(.94, .02), .02, brz, 0, (0, 0, 1.005), FLAT)]
lid = prism("lid", flat(1.0, 0, -.74), .028, black, .008, (0, .74, 1.06), (math.radians(90 - 37), 0, 0))
P.append(lid)
P.append(tube("prop", [(.30, -.46, 1.0), (.22, -.22, 1.62)], .012, black))
P.append(box("keybed", (.30, 1.46, .10), (-.86, 0, .74), black, .01))
P.append(box("keys", (.15, 1.22, .03), (-.90, 0, .80), matte("efe6d4", .4, .5), .004))
for s in (-1, 1):
    P.append(box("cheek", (.30, .10, .26), (-.86, s * .69, .84), black, .02))
P.append(box("desk", (.02, .70, .26), (-.42, 0, 1.15), black, .01, (0, math.radians(-18), 0)))
for x, y in ((-.68, -.58), (-.68, .58), (.92, .40)):
    P.append(lathe("leg", [(.075, .72), (.075, .60), (.055, .56), (.035, .10), (.050, .07), (.030, .05), (.030, 0), (0, 0)], black, 8, (x, y, 0)))
P.append(box("lyre", (.05, .22, .60), (-.55, 0, .42), black, .01))
P.append(box("bench", (.36, .62, .09), (-1.50, 0, .47), matte("2a1a12", .6), .03))
for x in (-1.64, -1.36):
    for y in (-.26, .26):
        P.append(tube("foot", [(x, y, .44), (x, y, 0)], .022, black))
AT = Vector((.35, 2.65, 0))
group(P, tuple(AT), -6)
# twelve chairs in two arcs, none quite like the next
seat, wood = principled("seat", "4d4632", .7, Sheen=.4)[0], walnut("3a2312", .34, 3)
lots = random.Random(3)
for count, R, step in ((5, 2.15, 24), (7, 3.15, 18.5)):
    for i in range(count):
        a = math.radians((i - (count - 1) / 2) * step + lots.uniform(-1.2, 1.2))
        x, y = AT.x - .1 + R * math.sin(a) * 1.12, AT.y - R * math.cos(a)
        chair(wood, seat, (x, y, 0), 180 + math.degrees(a) + lots.uniform(-3, 3))
# a standing lamp behind the player
LX, LY = -1.75, 3.55
tube("stand", [(LX, LY, 0), (LX, LY, 1.62)], .014, brass(.2))
lathe("base", spline([(0, .04), (.13, .035), (.15, .01), (.15, 0)], 20), brass(.2), 60, (LX, LY, 0))
m, n, out = material("shade")
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(2500), 1), "Strength": 2.2}))
m.cycles.sample_as_light = False
lathe("shade", [(.16, 1.86), (.25, 1.50)], m, 80, (LX, LY, 0)).visible_shadow = False
point((LX, LY, 1.66), 120, kelvin(2600), .12)
spot((-.6, -1.0, 4.6), (.3, 1.8, .5), 420, 78, .9, kelvin(2900), .4).visible_glossy = False
for d in DOORS:
    o = area((d, BACK + .30, 1.5), (d, 0, .6), WIDE, 46, kelvin(9500), TALL)
    o.visible_camera = o.visible_glossy = False
area((0, -7, 4), (0, 1, .6), 5, 70, kelvin(7000)).visible_glossy = False
area((-3.6, -1.6, 3.6), tuple(AT + Vector((.3, 0, 1.2))), 1.6, 90, kelvin(3000))
# the piano: its lid mirrors the light on its strings, its side one low window of light
x, y, z = AT + Vector((.25, .10, 1.04))
softbox((x, y, z), (x, y, z + 1), 1.9, 1.3, kelvin(2700), 4.5)
softbox((.4, -6.6, 1.15), tuple(AT + Vector((0, 0, .95))), 7.0, .8, kelvin(3200), 5.0)
ambient("3a3a44", .06)
camera((-.55, -5.3, 1.98), (.12, 2.2, .98), 31, None)
shoot("twelve", 24, dict(NIGHT, anchor=(97.0, .84), bloom=.18, saturation=.80))
