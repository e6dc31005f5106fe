"""Flights & jets: two of the six ways from close by. `--view charter`: the thrust levers of a jet before the last light in its windscreen.
`--view helicopter`: the head of a rotor at dusk."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "charter"
begin(1600, 1067)
steel = principled("steel", "a29d96", .25, 1.0)[0]
dark = matte("080706", .8, .2)
ivory = matte("d8cdb8", .6)


def worn(color, rough, metal, grain=60, depth=.003):
    m, n, p = principled("worn", color, rough, metal, Specular=.5)
    v = n.coord("Object")
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(v, 5, 4, .6), .12, rough - .03))
    n.put(p, "Normal", n.bump(n.noise(v, grain, 2, .6), .3, depth))
    return m


def charter():
    crinkle = worn("1b1a1a", .34, 0.0, 55, .006)
    black = worn("0e0d0d", .30, 0.0, 40, .002)
    R, C = 2.4, Vector((0, 0, -1.55))
    on = lambda r, a: Vector((0, -r * math.cos(math.radians(a)), r * math.sin(math.radians(a)))) + C
    grid("quadrant", lambda u, v: (-1.75 + 3.5 * u, *on(R, 20 + 130 * v)[1:]), 40, 120, crinkle)
    for x in (-.52, .52):
        grid("slot", lambda u, v: (x - .055 + .11 * u, *on(R + .004, 40 + 90 * v)[1:]), 6, 90, dark)
        for s in (-1, 1):
            tube("edge", [(x + s * .07, *on(R + .006, a)[1:]) for a in np.linspace(40, 130, 60)], .010, steel, False, 3)
    for k, a in enumerate(np.linspace(46, 124, 25)):
        w = .20 if k % 4 == 0 else .10
        b = box("tick", (w, .016, .006), (0, *on(R + .004, a)[1:]), ivory, 0)
        b.rotation_euler = (math.radians(90 - a), 0, 0)
        for x in (-1.05, 1.05):
            b = box("tick", (w, .016, .006), (x, *on(R + .004, a)[1:]), ivory, 0)
            b.rotation_euler = (math.radians(90 - a), 0, 0)
    for x, a in ((-.52, 84), (.52, 78)):
        turn = (math.radians(90 - a), 0, 0)
        p = [box("arm", (.085, .20, 1.5), (0, 0, R + .35), steel, .02), box("grip", (.86, .40, .44), (0 + (.08 if x > 0 else -.08), 0, R + 1.18), black, .16, segments=8),
             box("side", (.05, .30, .34), ((.52 if x > 0 else -.52), 0, R + 1.18), bronze("a9713c", .22, .2), .02), torus("collar", .13, .03, steel, (0, 0, R + .92), (0, 0, 0), 60, 16, 1)]
        p.append(lathe("button", spline([(.001, .06), (.07, .055), (.085, .03), (.085, 0)], 30), bronze("a9713c", .22, .2), 50, ((.08 if x > 0 else -.08) + (.28 if x > 0 else -.28), 0, R + 1.39)))
        g = group(p, tuple(C + Vector((x, 0, 0))), rot=turn)
    # before it the panel: screens as the lens draws them, the glare shield, the window
    box("shield", (16, 1.6, .5), (0, 7.0, 1.95), matte("0b0a0a", .9, .1), .2)
    box("panel", (16, .2, 5), (0, 7.2, -.4), matte("0a0909", .8, .1), 0)
    for x, c, st in ((-4.6, kelvin(7500), .30), (-1.7, kelvin(2600), .42), (1.35, kelvin(7500), .36), (4.4, kelvin(2600), .40)):
        box("screen", (2.3, .02, 1.5), (x, 7.05, .78), glow(c, st * .07), .05)
        torus("trace", .46, .018, glow(kelvin(2500), .34), (x - .35, 7.03, .78), (math.pi / 2, 0, 0), 60, 8)
        for k in range(3):
            box("trace", (.5, .02, .035), (x + .7, 7.03, .5 + .26 * k), glow((kelvin(2300), kelvin(6000))[k % 2], .22), 0)
    for k in range(9):
        sphere("key", .045, (-5.5 + 1.35 * k, 6.9, 1.82), glow((kelvin(2300), kelvin(2900), (1, .25, .1))[k % 3], 1.6), 16)
    box("post", (.5, .3, 8), (-.3, 7.6, 5), matte("0b0a0a", .9, .1), .1, (0, math.radians(4), 0))
    sky_gradient([(0.0, "07080b"), (.46, "e09a58"), (.478, "c07f5c"), (.497, "78707e"), (.522, "3a4e74"), (.57, "1c3054"), (1.0, "0d1930")], .62)
    spot((3.6, 3.2, 4.2), (0, 0, 1.2), 900, 40, .6, kelvin(2900), .5)
    area((-4.5, -1.5, 4.2), (0, 0, 1.4), 2.2, 170, kelvin(8200), 2.2)
    area((0, 4.6, 1.9), (0, 0, 1.6), 4.0, 70, kelvin(3000), .8)
    for o in bpy.data.objects:
        if o.name.startswith(("trace", "key", "screen", "button")):
            o.data.materials[0].cycles.sample_as_light = False
    camera((2.1, -8.2, 3.0), (.12, 0, 1.55), 66, .27, (.1, -.1, 2.0))
    return dict(NIGHT, anchor=(98.4, .86), bloom=.18)


def helicopter():
    grip = worn("3c3733", .30, .8, 30, .003)
    gold, black = bronze("9a6a3c", .22, .2), worn("121010", .32, 0.0, 40, .003)
    lathe("mast", [(.17, -3.5), (.17, .9)], steel, 80)
    lathe("boot", spline([(.34, -.95), (.40, -.9), (.42, -.7), (.40, -.62), (.30, -.58), (.20, -.55)], 60), black, 90)
    torus("swash", .62, .075, steel, (0, 0, -.72), (0, 0, 0), 140, 24)
    torus("swash", .60, .060, gold, (0, 0, -.90), (0, 0, 0), 140, 24)
    lathe("cap", spline([(.001, .80), (.20, .79), (.34, .74), (.42, .64), (.43, .52), (.40, .46)], 80), grip, 140)
    lathe("hub", spline([(.40, .47), (.50, .44), (.52, .38), (.52, .10), (.50, .04), (.40, .0), (.2, -.03)], 80), steel, 140)
    for k in range(10):
        a = math.tau * k / 10
        o = prism("bolt", [(.05 * math.cos(t), .05 * math.sin(t)) for t in np.linspace(0, math.tau, 6, endpoint=False)], .06, gold, .006, (.36 * math.cos(a), .36 * math.sin(a), .76), (math.pi / 2, 0, a))
    for k in range(4):
        p = [box("fork", (.62, .36, .09), (.72, 0, .40), grip, .03), box("fork", (.62, .36, .09), (.72, 0, .10), grip, .03)]
        p.append(lathe("pin", spline([(.001, .56), (.10, .55), (.12, .52), (.12, .0), (.10, -.04), (.001, -.05)], 60), steel, 60, (.92, 0, 0)))
        p.append(box("cuff", (1.15, .34, .20), (1.42, 0, .25), grip, .06, segments=5))
        p.append(box("horn", (.16, .52, .12), (1.08, -.34, .20), grip, .03))
        p.append(tube("link", [(1.08, -.56, .20), (.52, -.34, -.70)], .035, steel, False, 6))
        for z in ((1.08, -.56, .20), (.52, -.34, -.70)):
            p.append(sphere("joint", .075, z, gold, 24))
        d = lathe("damper", spline([(.001, 0), (.08, .01), (.08, .44), (.045, .46), (.045, .78), (.001, .79)], 60), gold, 50)
        d.rotation_euler, d.location = (0, math.pi / 2, 0), (.62, .30, .26)
        p.append(d)
        for x in (1.55, 1.82):
            for y in (-.09, .09):
                p.append(lathe("bolt", spline([(.001, .05), (.045, .045), (.05, 0)], 20), steel, 30, (x, y, .35)))
        sec = [aerofoil(t) for t in np.linspace(0, 1, 60, endpoint=False)]
        p.append(grid("blade", lambda u, v: (1.75 + 9 * v, -.26 + .62 * aerofoil(u)[0], .25 + aerofoil(u)[1] * .62 * .16 * 1.3 - .012 * (9 * v) ** 1.5), 60, 60, black, close_u=True))
        p.append(box("sheath", (9, .03, .035), (6.25, -.255, .24), steel, .01))
        p[-1].rotation_euler = (0, math.radians(1.9), 0)
        p[-1].location.z = .13
        group(p, (0, 0, 0), 90 * k + 24)
    sky_gradient([(0.0, "0a0c10"), (.5, "e59a58"), (.512, "c98a60"), (.535, "8a7680"), (.57, "4a5b80"), (.63, "263e66"), (.75, "142746"), (1.0, "0d1930")], .72, (.5, 1, 0), "ff8c3c", .5, 50)
    for y, up, tone, q in ((400, 9, "3a4358", 1.0), (300, 2, "1a2130", 1.7)):
        ridge = [(x, -2 + up + up * .6 * math.sin(x * .02 * q + q) + up * .25 * math.sin(x * .07 * q)) for x in np.linspace(-300, 300, 300)]
        prism("hills", [(-300, -60)] + ridge + [(300, -60)], 1, glow(tone, .34), 0, (0, y, 0))
    area((5, 4, 1.5), (0, 0, .2), 2.0, 420, kelvin(2700), 2.5)
    area((-5, -3, 4), (0, 0, 0), 3.0, 260, kelvin(8400), 3)
    area((1.5, -5, -2.5), (0, 0, .2), 2.0, 110, kelvin(3000), 2)
    camera((0, -8.6, -1.15), (.0, 0, .02), 62, .9, (0, -.4, .2))
    return dict(NIGHT, anchor=(98.2, .86), bloom=.16)


grade = dict(charter=charter, helicopter=helicopter)[view]()
bpy.context.scene.camera.data.clip_end = 3000
shoot("way-" + view, 18, grade)
