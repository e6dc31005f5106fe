"""Athletics: before the portraits. A roll of paper hangs over the track, on it a hurdle with a start number that has no number."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1350)
# the track runs away from us, concrete behind it
red, n, p = principled("track", "9c4a30", .85, Specular=.2)
f = n.noise(n.coord("Object"), 90, 2, .7)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", f, .5), rgba("a85236"), rgba("7c3624")))
n.put(p, "Normal", n.bump(f, .35, .006))
mesh("track", [(-30, -20, 0), (30, -20, 0), (30, 14, 0), (-30, 14, 0)], [(0, 1, 2, 3)], red)
white = matte("e4ded2", .8, .2)
for k in range(-9, 10):
    mesh("line", [(k * 1.22 - .25 - .025, -20, .004), (k * 1.22 - .25 + .025, -20, .004), (k * 1.22 - .25 + .025, 14, .004), (k * 1.22 - .25 - .025, 14, .004)], [(0, 1, 2, 3)], white)
con = plaster("a3a5a4", bump=.14, scale=1.2)
con2 = plaster("8b8f90", bump=.14, scale=1.2)
for k in range(7):                                   # terraces, each a step with its joints
    box("step", (70, 1.0, .62), (0, 14.5 + .95 * k, .55 + .50 * k), con if k % 2 else con2, .02)
box("kerb", (70, .3, .34), (0, 13.9, .15), con, .02)
for k in range(-4, 5):
    tube("rail", [(k * 4.2, 20.8, 3.9), (k * 4.2, 20.8, 4.9)], .03, matte("5b6670", .5, .4))
for z in (4.4, 4.9):
    tube("rail", [(-40, 20.8, z), (40, 20.8, z)], .025, matte("5b6670", .5, .4))
# two stands, the roll, its paper down to the ground and towards us
BW, BH, BY = 2.72, 2.62, 2.2
steel = principled("steel", "33373a", .35, .7)[0]
R = .9


def sheet(u, v):
    s = v * (BH - R + R * math.pi / 2 + 2.3)
    x = (u - .5) * BW
    if s < BH - R:
        return (x, BY + .004 * math.sin(u * 5 + s * 3), BH - s)
    s -= BH - R
    if s < R * math.pi / 2:
        a = s / R
        return (x, BY - R + R * math.cos(a), R - R * math.sin(a) + .008)
    s -= R * math.pi / 2
    return (x, BY - R - s, .008 + .010 * max(0, math.sin(s * 2.6 + u)) * (s > 1.9))


paper, n, p = principled("paper", "8298aa", .9, Specular=.1)
grid("paper", sheet, 40, 240, paper)
roll = lathe("roll", [(0, -BW / 2 - .03), (.075, -BW / 2 - .03), (.075, BW / 2 + .03), (0, BW / 2 + .03)], paper, 60)
roll.rotation_euler, roll.location = (0, math.pi / 2, 0), (0, BY + .07, BH + .01)
tube("bar", [(-BW / 2 - .26, BY + .07, BH + .01), (BW / 2 + .26, BY + .07, BH + .01)], .018, steel)
for s in (-1, 1):
    x = s * (BW / 2 + .20)
    tube("stand", [(x, BY + .07, .0), (x, BY + .07, BH + .10)], .018, steel)
    for a in (.5, 2.6, 4.7):
        tube("leg", [(x, BY + .07, .62), (x + .50 * math.cos(a), BY + .07 + .50 * math.sin(a), .02)], .012, steel)
    sand = sphere("bag", 1, (x, BY - .02, .10), matte("2b2622", .9), 40)
    sand.scale = (.22, .15, .10)
# the light of the photographer: a large box on a stand at the left, still off
P = [board("front", [rounded := corners.rounded([(-.45, -.62), (.45, -.62), (.45, .62), (-.45, .62)], .05)], matte("eee9df", .9), (0, 0, 0), .01),
     board("edge", [rounded, corners.rounded([(-.41, -.58), (.41, -.58), (.41, .58), (-.41, .58)], .05)], matte("141414", .8), (0, -.02, 0), .03),
     mesh("hood", [(-.45, .01, -.62), (.45, .01, -.62), (.45, .01, .62), (-.45, .01, .62), (-.08, .50, -.08), (.08, .50, -.08), (.08, .50, .08), (-.08, .50, .08)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], matte("161616", .8), False),
     box("head", (.16, .34, .18), (0, .66, 0), matte("1c1c1d", .5), .02)]
group(P, (-2.15, .55, 1.95), 0, 1.0, (math.radians(-14), 0, math.radians(62)))
tube("stand", [(-2.52, .76, 0), (-2.52, .76, 1.84)], .018, steel)
for a in (.3, 2.4, 4.5):
    tube("leg", [(-2.52, .76, .60), (-2.52 + .48 * math.cos(a), .76 + .48 * math.sin(a), .02)], .012, steel)
# the hurdle
H, HW, hx, hy = .914, 1.18, .02, .55
tubes = principled("alu", "c9ccce", .32, .9)[0]
P = []
for s in (-1, 1):
    P.append(tube("upright", [(s * .52, 0, .03), (s * .52, 0, H - .03)], .020, tubes))
    P.append(box("foot", (.045, .72, .045), (s * .52, -.32, .024), tubes, .012))
    P.append(box("weight", (.09, .14, .07), (s * .52, -.60, .05), matte("26282a", .6), .015))
P.append(tube("cross", [(-.52, 0, .20), (.52, 0, .20)], .014, tubes))
P.append(box("bar", (HW, .026, .075), (0, -.01, H - .035), white, .008))
for x in (-.52, 0, .52):
    P.append(box("band", (.15, .030, .077), (x, -.01, H - .035), matte("a4492a", .7), .006))
cloth = principled("cloth", "f0e9dc", .85, Specular=.2, Sheen=.3)[0]
W, T, Z = .50, .40, H - .012


def bib(u, v):
    x = (u - .5) * W
    wave = .010 * math.sin(u * 8 + 1.2) * v + .006 * math.sin(u * 15) * v * v
    return (x - .02, -.045 - wave - .03 * v * v, Z - v * T - .010 * math.sin(u * math.pi) * (1 - v))


P.append(parcel("bib", bib, 100, 80, cloth, .002))
for z0, z1 in ((.05, .20), (.88, .95)):
    P.append(grid("print", lambda u, v, z0=z0, z1=z1: tuple(Vector(bib(u, z0 + (z1 - z0) * v)) + Vector((0, -.004, 0))), 100, 10, matte("a4492a", .7)))
pin = principled("pin", "b9b2a6", .24, 1.0)[0]
for u in (.05, .95):
    for v in (.025, .96):
        q = Vector(bib(u, v))
        P.append(tube("pin", [(q.x + .020 * math.cos(a), q.y - .008, q.z + .006 * math.sin(a)) for a in np.linspace(0, math.tau, 30)], .0020, pin, True, 3))
group(P, (hx, hy, 0), -17)
# an overcast morning
sky_gradient([(0, "5a5f64"), (.498, "aeb6bd"), (.53, "c4ccd2"), (.65, "aebac6"), (1, "8c9fb4")], 1.0)
sun((.45, .55, -.62), 1.5, kelvin(5600), 14)
area((-3.5, -4, 4), (0, .6, .8), 3, 160, kelvin(5600)).visible_glossy = False
camera((.95, -6.3, 1.45), (.10, 1.0, 1.22), 40, 5.6, (0, .5, .8))
shoot("bib", 24, dict(DAY, anchor=(93, .80), saturation=.9, contrast=1.06))
