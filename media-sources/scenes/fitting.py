"""Styling: a fitting from close by. Somebody stands on the podium before the lit mirror, one leg of the trousers is turned up and pinned;
`--view form`: the room before anyone has come."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

FORM = ARGS.view == "form"
begin(*(2000, 1250) if FORM else (1800, 1800))
box("wall", (20, .2, 9), (0, 2.6, 4), plaster("4d3b2d", bump=.14, scale=.9), 0)
box("floor", (20, 12, .1), (0, -2, -.05), walnut("4a2b16", .28, .6), 0)
for i in range(-12, 13):
    box("gap", (.010, 12, .003), (i * .32, -2, .0005), matte("0d0704"), 0)
# round mirror with its light
lit_disc(1.18, (.12, 2.25, 1.50), 1.1, warm=(4100, 3000))
torus("frame", 1.22, .045, brass(.22), (.12, 2.22, 1.50), (math.pi / 2, 0, 0), seg=200, sides=24)
for x in (-.75, .99):
    tube("stay", [(x, 2.3, .60), (x * 1.12, 2.42, 0)], .022, brass(.22))
area((.12, 2.0, 1.5), (.1, -2, .6), 1.9, 190, kelvin(3100))
# the podium
lathe("podium", [(0, 0), (.62, 0), (.64, .015), (.64, .145), (.625, .16), (0, .16)], walnut("5a3419", .3, 1.5), 140, (.12, .25, 0))
if not FORM:
    # trousers still too long: the left leg breaks over the shoe, the right one is turned up and pinned
    wool, n_, p_ = principled("wool", "6f5f52", .95, Sheen=.5, Specular=.06)
    v_ = n_.coord("Object", (1, 1, 1))
    xyz = n_.add("ShaderNodeSeparateXYZ", {0: n_.coord("Object", (900, 900, 900))}).outputs
    n_.put(p_, "Normal", n_.bump(n_.math("ADD", n_.math("SINE", n_.math("ADD", xyz["X"], xyz["Z"])), n_.noise(n_.coord("Object"), 200, 2, .6)), .12, .002))
    CX, CY, FLOOR = .12, .25, .16

    def leg(x, long):
        def fn(u, v):
            a, z = u * math.tau, .035 + v * 1.25
            w, d = .090 + .028 * v ** 1.2, .122 + .014 * v
            c, s = math.cos(a), math.sin(a)
            crease = 1 + .050 * math.exp(-(math.remainder(a + math.pi / 2, math.tau) / .13) ** 2)      # pressed behind
            fold = 0
            if long:                                    # breaks over the heel
                low = max(0, 1 - z / .30)
                fold = low ** 1.2 * (.016 * math.sin(z * 74 + 1.1 * math.sin(a + .4) + .6) + .004 * math.sin(z * 140 + 2 * a))
                z = z - .020 * low
            else:
                z = z + .062
                fold = .004 * math.sin(z * 21 + a) * max(0, 1 - z / .7)
            bow = .010 * math.sin(v * 3)
            return (CX + x + (w + fold) * crease * c * (1 + .02 * math.sin(3 * a)) + math.copysign(bow, x), CY + (d + fold) * crease * s, FLOOR + z)
        o = parcel("leg", fn, 120, 260, wool, .003, close_u=True)
        return fn
    leg(-.118, True)
    short = leg(.118, False)
    inside = principled("inside", "b7a48c", .95, Sheen=.4, Specular=.06)[0]

    def cuff(u, v):
        q = Vector(short(u, .012 + .048 * v))
        o = Vector((CX + .118, CY, q.z))
        return tuple(o + (q - o) * (1.055 + .018 * math.sin(v * math.pi)) + Vector((0, 0, .004 * math.sin(u * 19))))
    parcel("cuff", cuff, 120, 24, inside, .003, close_u=True)
    pin = principled("pin", "d8d2c4", .2, 1.0)[0]
    for k, a in enumerate((-2.35, -1.85, -1.30, -.80)):
        q = Vector(cuff((a % math.tau) / math.tau, .62))
        away = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-math.sin(a), math.cos(a), .12))
        tube("pin", [tuple(q + away * .007 - side * .020), tuple(q + away * .009 + side * .022)], .0011, pin, False, 3)
        sphere("head", .0042, tuple(q + away * .009 + side * .023), matte(("e8dfd0", "a8461e")[k % 2], .3, .5), 24)
    leather, n_, p_ = principled("leather", "2a1509", .30, Specular=.5)
    sole = matte("0c0705", .6, .3)
    for x in (-.118, .118):
        s = math.copysign(1, x)
        balls("shoe", [((CX + x, CY - .075, FLOOR + .062), (CX + x + s * .012, CY + .03, FLOOR + .066), .034, .040), ((CX + x, CY - .072, FLOOR + .036), (CX + x + s * .020, CY + .10, FLOOR + .040), .036, .044),
                        ((CX + x + s * .020, CY + .10, FLOOR + .040), (CX + x + s * .030, CY + .17, FLOOR + .034), .044, .030)], leather, .005, 5)
        box("heel", (.066, .066, .030), (CX + x, CY - .078, FLOOR + .015), sole, .010)
        box("sole", (.078, .16, .012), (CX + x + s * .018, CY + .06, FLOOR + .010), sole, .006)
    # what lies on the podium: chalk, a cushion with pins, the tape; a wooden measure stands at the hem
    cushion, n_, p_ = principled("cushion", "8f3a20", .95, Sheen=.6, Specular=.05)
    o = sphere("cushion", 1, (CX + .385, CY - .22, FLOOR + .030), cushion, 60)
    o.scale = (.052, .052, .034)
    rp = np.random.default_rng(8)
    for k in range(16):
        a, e = rp.uniform(0, math.tau), rp.uniform(.35, 1.35)
        d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        q = Vector((CX + .385, CY - .22, FLOOR + .030)) + Vector((d.x * .050, d.y * .050, d.z * .033))
        tube("pin", [tuple(q), tuple(q + d * .022)], .0009, pin, False, 3)
        sphere("head", .0036, tuple(q + d * .023), matte(("e8dfd0", "c58a3c", "3a5068")[k % 3], .3, .5), 20)
    prism("chalk", [(-.026, -.014), (.026, -.014), (.020, .014), (-.020, .014)], .007, matte("e9e2d4", .95, .05), .003, (CX + .27, CY - .36, FLOOR + .005), (math.radians(90), 0, .5))
    yard = walnut("c08a4c", .5, 3)
    box("measure", (.030, .008, .46), (CX - .36, CY - .10, FLOOR + .235), yard, .002, (0, 0, .35))
    box("foot", (.11, .09, .018), (CX - .36, CY - .10, FLOOR + .010), yard, .004, (0, 0, .35))
    for k in range(1, 45):
        box("mark", (.018 if k % 5 == 0 else .010, .001, .0012), (CX - .36 - .0016, CY - .1050, FLOOR + .01 * k), matte("20120a", .9), 0, (0, 0, .35))
    P = spline([(CX - .08, CY - .40, FLOOR + .004), (CX + .06, CY - .46, FLOOR + .006), (CX + .13, CY - .535, FLOOR + .004), (CX + .145, CY - .632, FLOOR + .001), (CX + .148, CY - .650, FLOOR - .05), (CX + .150, CY - .648, FLOOR - .125)], 120)
    mesh("tape", [(x + dx, y + dy, z) for x, y, z in P for dx, dy in ((-.0085, -.004), (.0085, .004))], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)], matte("d9a24e", .6), False)
# dress form at the left, half in the dark, lit cold from the side
form = spline([(0, 1.52), (.045, 1.515), (.052, 1.47), (.060, 1.43), (.105, 1.405), (.165, 1.375), (.190, 1.31), (.180, 1.22), (.172, 1.15), (.140, 1.06), (.122, .99), (.135, .92), (.168, .84), (.182, .76), (.175, .70), (.16, .68), (0, .68)], 160)
linen, n_, p_ = principled("linen", "cbb698", .95, Sheen=.3, Specular=.1)
n_.put(p_, "Normal", n_.bump(n_.noise(n_.coord("Object"), 190, 2, .6), .12, .003))
o = lathe("form", form, linen, 150)
o.scale = (1.0, .74, 1.0)
tube("pole", [(0, 0, .7), (0, 0, .12)], .018, brass(.22))
lathe("knob", spline([(0, 1.50), (.036, 1.505), (.042, 1.54), (.018, 1.58), (.014, 1.60), (0, 1.605)], 50), walnut("5a3419", .3, 3), 60)
feet = [tube("foot", spline([(0, 0, .16), (.13 * math.cos(a), .13 * math.sin(a), .10), (.26 * math.cos(a), .26 * math.sin(a), .02)], 24), .016, walnut("3a2010", .3, 3)) for a in (.4, 2.5, 4.6)]
pole = [b for b in bpy.data.objects if b.name.startswith(("pole", "knob"))]
if FORM:                     # a measuring tape over its shoulders
    for k in (-1, 1):
        P = spline([(k * .045, .055, 1.515), (k * .085, -.01, 1.475), (k * .098, -.088, 1.41), (k * .092, -.135, 1.30), (k * .078, -.139, 1.18), (k * .082, -.118, 1.04 if k < 0 else 1.12)], 60)
        pole.append(mesh("tape", [(x + d, y - .004, z) for x, y, z in P for d in (-.011, .011)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)], matte("d9a24e", .6), False))
group([o, *pole, *feet], (.02, -.75, .02) if FORM else (-1.18, .95, 0), 12 if FORM else 20, 1.02)
# rail with garments behind, cold light through the side window
st = principled("steel", "8f8c87", .26, 1.0)[0]
tube("rail", [(-3.6, 2.2, 1.9), (-1.45, 2.2, 1.9)], .018, st)
tube("post", [(-1.45, 2.2, 0), (-1.45, 2.2, 1.9)], .018, st)
rng = np.random.default_rng(5)
for i, x in enumerate(np.arange(-2.9, -1.5, .13)):
    L, c = rng.uniform(.9, 1.35), ("2a2f38", "4a2d1a", "6a5642", "1d1a18", "8a7660")[i % 5]
    ph = rng.uniform(0, 6, 3)
    w = rng.uniform(.19, .24)

    def cloth(u, v, x=x, L=L, ph=ph, w=w):
        a = u * math.tau
        k = min(1, v / .10) ** .6
        return (x + (.036 + .014 * math.sin(4 * a + 5 * v + ph[0])) * math.cos(a) * (.4 + .6 * k), 2.2 + (w * k + .02 * math.sin(v * 6 + ph[1])) * math.sin(a), 1.84 - L * v)
    grid("cloth", cloth, 60, 40, matte(c, .9, .2), close_u=True)
area((-4.2, -1.2, 2.4), (-.9, 1.2, 1.1), 1.4, 210, "7ea6e6", 2.2)
area((3.2, -2.6, 2.6), (.6, .3, .8), 1.0, 36, kelvin(3300))
spot((2.6, .9, .25), (1.5, 2.5, .9), 150, 95, .95, kelvin(2900), .2).visible_glossy = False
spot((-3.2, -1.8, 3.2), (-1.6, 2.5, 1.4), 190, 60, .9, "86aaea", .3).visible_glossy = False
ambient("33404f", .14)
if FORM:
    camera((-.62, -5.4, 1.22), (-.62, 0, 1.22), 44, 4.5, (.2, -.75, 1.2), shift=(0, -.03))
else:
    area((-1.1, -1.5, 1.3), (.12, .2, .45), .5, 64, kelvin(3600), .9)
    camera((.06, -2.55, .62), (.06, 0, .60), 70, 4.0, (.2, .12, .3), shift=(0, -.06))
shoot("form" if FORM else "fitting", 40, dict(NIGHT, anchor=(97, .82), bloom=.20, saturation=1.06))
