"""Ends of the pages on law. A house has steps and a ramp to the same door; `--view bells`: name plates with their bells beside a
door; `--view lockers`: a wall of small locked doors, a key in one of them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
view = ARGS.view or "ramp"


def ramp():
    """Five steps, beside them a ramp with a handrail; both lead to one open door."""
    wall, tr = plaster("dcc5a4", bump=.14), stone("e6d6bd", "cbb28c", 1.7, .6, .18)
    box("floor", (40, 24, .2), (0, 4, -.1), stone("c9b492", "b0946c", .9, .7, .12), 0)
    H, front, back, door = .80, .9, 2.9, -1.05
    house = prism("wall", [(-14, -1), (14, -1), (14, 9), (-14, 9)], .5, wall, 0, (0, back + .25, 0))
    cut(house, prism("way", [(door + x, H + z) for x, z in arch_outline(1.42, 2.55)], 2, None, 0, (0, back, 0)))
    prism("frame", [(door + x, H + z) for x, z in arch_outline(1.74, 2.72)] + [(door + x, H + z) for x, z in arch_outline(1.42, 2.555)[::-1]], .16, tr, .015, (0, back, 0))
    box("inside", (6, .1, 7), (door, back + 3.2, 2), plaster("e8c894", bump=.1), 0)
    box("hall", (6, 3, .1), (door, back + 1.52, H - .05), walnut("6b3c1e", .3), 0)
    leaf = group([prism("leaf", [(x, z) for x, z in rounded_outline(.66, 2.4, .01)], .06, walnut("5a3319", .34, 1.2), .01, (.33, 0, 1.2)), sphere("knob", .04, (.58, -.07, 1.1), BRASS(), 40)], (door - .71, back + .42, H), 74)
    point((door + .1, back + 1.7, H + 2.0), 120, kelvin(3000), .2)
    box("landing", (4.3, back - front, H), (-.55, (front + back) / 2, H / 2), tr, .012)
    n, deep = 5, .36
    for k in range(n - 1):
        h = H * (k + 1) / n
        y = front - deep * (n - 1 - k)
        box("step", (2.5, front - y, h), (-1.05, (front + y) / 2, h / 2), tr, .014)
    L, x0 = 5.6, 1.6
    prism("ramp", [(x0, 0), (x0 + L, 0), (x0 + L, .02), (x0, H)], back - front - .01, tr, .01, (0, (front + back) / 2, 0))
    br = bronze("8c5b36", .22, .2, 1.6)
    top, y = .90, front + .14
    slope = lambda x: H * max(0.0, 1 - max(0.0, x - x0) / L)
    for rise, r in ((top, .032), (top * .52, .020)):
        tube("rail", spline([(x, y, slope(x) + rise) for x in (.46, x0 - .3, x0 - .05, x0 + .12, x0 + 1.4, x0 + 2.8, x0 + 4.2, x0 + 5.4)], 240), r, br)
    for x in (.50, x0 - .02, x0 + 1.25, x0 + 2.5, x0 + 3.75, x0 + 5.0):
        tube("post", [(x, y, slope(x)), (x, y, slope(x) + top)], .021, br)
        disc("foot", .055, (x, y, slope(x) + .006), br, FLAT, .012, .004, 60)
    spot((-3.2, -11, 5.6), (2.75, back, 2.26), 7600, 11.9, .02, kelvin(4200), .03)
    area((-5.0, .2, 7.6), (-.2, 1.2, .6), 1.6, 900, kelvin(4800))
    area((-7, -8, 5), (0, 1.5, .8), 3.0, 330, kelvin(5000))
    area((6, -7, 4), (1, 2, 1), 4.0, 170, kelvin(6800))
    ambient("a9988a", .22)
    camera((.55, -11.5, 2.75), (.62, 0, 1.52), 50)
    return dict(DAY, anchor=(90, .82))


def bells():
    """A bronze panel of eight plates, each with a bell; one of them is lit."""
    tr, leaf = stone("e2d2b8", "cbb28c", 1.7, .5), principled("leaf", "1f4a40", .3, 0, Specular=.5, Clearcoat=.3)[0]
    coat = plaster("a05a3a", bump=.2)
    for k in range(-3, 8):                               # courses of dressed stone, each laid half a stone further
        for i in range(-5, 4):
            x = i * 1.62 + (.81 if k % 2 else 0)
            end = min(x + .80, 1.88)
            if end > x - .7:
                box("stone", (end - x + .80, .2, .60), ((end + x - .80) / 2, .1, k * .62 - .02), coat, .014)
    box("bed", (20, .1, 12), (0, .16, 1), matte("5a3020", .9, .1), 0)
    box("jamb", (.30, .5, 8), (1.98, -.05, 1), tr, .02)
    box("door", (3, .3, 8), (3.63, .16, 1), leaf, .02)
    for z, h in ((.02, 1.1), (1.75, 1.9)):
        prism("panel", rounded_outline(1.0, h, .02), .04, leaf, .014, (2.92, -.02, z))
    sphere("knob", .075, (2.26, -.10, .92), brass(.2), 60)
    br, plate, rim = bronze("8c5b36", .22, .25, 1.8), principled("strip", "d9c4a0", .6, Specular=.2)[0], brass(.2)
    g = [prism("panel", rounded_outline(1.36, 1.72, .05), .07, br, .018), prism("edge", rounded_outline(1.24, 1.60, .035), .02, bronze("9a6c3e", .22, .2, 2.2), .006, (0, -.036, 0))]
    for row in range(4):
        for side in (-1, 1):
            x, z = side * .30, .54 - row * .36
            lit = (row, side) == (1, 1)
            g.append(prism("frame", rounded_outline(.37, .19, .012), .03, rim, .006, (x - .065, -.052, z)))
            g.append(prism("strip", rounded_outline(.33, .15, .004), .012, glow(kelvin(2900), 1.9) if lit else plate, 0, (x - .065, -.066, z)))
            g.append(disc("ring", .066, (x + .205, -.052, z), rim, (0, 0, 0), .03, .008, 100))
            knob = sphere("bell", .042, (x + .205, -.064, z), glow(kelvin(2700), 2.6) if lit else brass(.18), 60)
            knob.scale = (1, .5, 1)
            g.append(knob)
    for x in (-.62, .62):
        for z in (-.80, .80):
            g.append(sphere("screw", .018, (x, -.04, z), rim, 24))
    group(g, (.42, -.04, 1.02), 0, .96)
    spot((-2.6, -7.4, 3.0), (.42, 0, 1.04), 1000, 15.6, .03, kelvin(3700), .03)
    area((2.3, -6.5, 2.5), (.8, 0, 1.0), 1.3, 40, kelvin(4000))
    area((-4, -4, 0), (0, 0, 1), 3.0, 44, kelvin(7000))
    ambient("40424a", .34)
    camera((.18, -8.3, 1.12), (.56, 0, 1.02), 66)
    return dict(NIGHT, anchor=(96.5, .80), saturation=.88)


def lockers():
    """Small brass doors in a frame of wood, all locked; in the lit one a key with its tag."""
    w, h, gap = .62, .46, .075
    box("frame", (12, .3, 8), (0, .16, 1), walnut("3d2212", .34, .8), 0)
    rs = np.random.default_rng(5)
    hole, rim = matte("060403", .95, .1), brass(.2)
    ox, oz = .92, 1.0                                    # the door with the key
    for i in range(-6, 5):
        for j in range(-3, 4):
            x, z = ox + i * (w + gap), oz + j * (h + gap)
            tone = ("a87a48", "b98a55", "9a6c3e", "c0935e")[int(rs.integers(4))]
            m = bronze(tone, .22, .3, 2.0)
            prism("bed", rounded_outline(w + .02, h + .02, .03), .03, hole, 0, (x, .0, z))
            tilt = (rs.uniform(-.008, .008), 0, rs.uniform(-.010, .010))
            prism("leaf", rounded_outline(w, h, .026), .05, m, .014, (x, -.02, z), tilt)
            prism("raised", rounded_outline(w - .13, h - .13, .018), .02, m, .008, (x, -.048, z), tilt)
            prism("label", rounded_outline(.20, .075, .008), .014, rim, .004, (x - .10, -.062, z + .075))
            prism("card", rounded_outline(.17, .048, .003), .006, matte("cdb894", .85, .1), 0, (x - .10, -.070, z + .075))
            disc("shield", .052, (x + .15, -.060, z - .015), rim, (0, 0, 0), .02, .006, 80)
            disc("hole", .015, (x + .15, -.072, z - .006), hole, (0, 0, 0), .004, 0, 40)
            box("slot", (.012, .004, .04), (x + .15, -.072, z - .026), hole, 0)
    kx, kz = ox + .15, oz - .015
    key = brass(.18)
    tube("shank", [(kx, -.06, kz), (kx, -.20, kz)], .014, key)
    lathe("collar", [(0, 0), (.024, 0), (.024, .02), (0, .02)], key, 60, (0, 0, 0)).matrix_world = Matrix.Translation((kx, -.19, kz)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    bow = torus("bow", .062, .014, key, (kx, -.262, kz), (0, math.pi / 2, 0), seg=100, sides=24)
    torus("ring", .052, .006, key, (kx, -.285, kz - .085), (math.pi / 2, 0, math.radians(24)), seg=100, sides=16)
    tag = disc("tag", .105, (kx + .012, -.292, kz - .245), principled("tag", "6b2414", .5, Specular=.3)[0], (0, 0, math.radians(12)), .018, .006, 120)
    torus("eye", .016, .004, key, (kx + .010, -.303, kz - .160), (math.pi / 2, 0, 0), seg=60, sides=12)
    spot((-1.9, -6.8, 2.9), (ox + .02, 0, oz - .02), 1500, 15.0, .03, kelvin(3700), .02)
    area((2.2, -5.4, .2), (ox, 0, oz), 3.0, 14, kelvin(4200))
    area((-4, -5, -.5), (0, 0, .8), 3.0, 26, kelvin(7500))
    ambient("2a2d34", .25)
    camera((-.2, -6.4, 1.32), (.18, 0, 1.0), 66)
    return dict(NIGHT, anchor=(97.5, .88), saturation=.88)


shoot(view, 20, dict(ramp=ramp, bells=bells, lockers=lockers)[view]())
