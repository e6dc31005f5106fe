"""Announced services, the end of their pages: cords that run through one ring; `--view screen`: an open-air cinema, a boat sails across its screen; `--view chairs`: two chairs where two lights meet; `--view evenings`: a board of bulbs, one for each
evening, some are lit."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
view = ARGS.view or "cords"


def cords():
    """Seven cords come from everywhere, go through a bronze ring and leave it as one rope."""
    box("wall", (30, .2, 14), (0, .9, 0), plaster("4a3527", bump=.14), 0)
    R = Vector((.95, 0, .10))
    torus("ring", .34, .062, bronze("b9854f", .22, .2, 2), tuple(R), (0, math.radians(58), 0), seg=160, sides=40)
    tones = ("e6d3b3", "b5612f", "8a4a28", "d9a45c", "5d7890", "efe2cc", "6b3a1f")
    # the places in the rope follow the height that a cord comes from, or two cords run into each other before the ring
    places = [math.radians(turn) for turn in (-90, -38.6, 218.6, 12.9, 167.1, 64.3, 115.7)]
    for i, (c, a) in enumerate(zip(tones, places)):
        k = (i - 3) / 3
        pts = spline([(-5.2, .5 * math.cos(a), 2.5 * k + .35), (-2.4, .3 * math.cos(a), 1.45 * k - .12), (-.4, .16 * math.cos(a), .46 * k + .02), (R.x - .12, .10 * math.cos(a), R.z + .105 * math.sin(a))], 160)
        tail = [(R.x - .12 + 4.8 * t, .105 * math.cos(a + 13 * t) * 1.0, R.z + .105 * math.sin(a + 13 * t) - .35 * t * t) for t in np.linspace(.01, 1, 240)]
        m, n, p = principled("cord", c, .8, 0, Specular=.2, Sheen=.4)
        n.put(p, "Normal", n.bump(n.math("SINE", n.math("MULTIPLY", n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (1, 1, 1))}).outputs[0], 150.0)), .5, .01))
        tube("cord", pts + tail, .062, m, False, 6)
    spot((-2.6, -5.5, 3.4), (.95, .3, .1), 2600, 19, .25, kelvin(3300), .05)
    area((-4, -4, 4.0), (0, 0, 0), 2.4, 90, kelvin(3600))
    area((4, -4, 1.5), (1, 0, 0), 2.0, 70, "8fb0e0")
    ambient("3a332e", .10)
    camera((.05, -8.0, .5), (.05, 0, .1), 50)
    return dict(NIGHT, anchor=(98, .86), bloom=.16)


def screen():
    """An open-air cinema at dusk: rows of deck chairs, the film shows a boat before a low sun, bulbs hang over the lawn."""
    m, n, out = material("sky")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 60, clamp=True), [(0, rgba("c98a5c")), (.14, rgba("8f7078")), (.34, rgba("47597a")), (.7, rgba("22395a")), (1, rgba("142741"))]), "Strength": .42}))
    o = box("sky", (600, .1, 160), (0, 0, 0), m, 0)
    o.location = (0, 150, 2)
    xs = np.linspace(-140, 140, 500)
    prism("trees", [(-140, -3)] + [(x, 4.6 + 1.6 * math.sin(x * .13) + 1.0 * abs(math.sin(x * .47)) + .5 * abs(math.sin(x * 1.31))) for x in xs] + [(140, -3)], .1, glow("141c26", .5), 0, (0, 120, 0))
    lawn, n, p = principled("lawn", "27331f", .95, 0, Specular=.1)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 24, 4, .7), .9, .04))
    box("lawn", (300, 200, .2), (0, 60, -.1), lawn, 0)
    X = .9
    m, n, out = material("cloth")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    x, z = s.outputs["X"], s.outputs["Z"]
    streak = n.noise(n.coord("Object", (.5, 1, 6)), 1.0, 4, .6)
    sky_ = n.ramp(n.math("ADD", n.math("DIVIDE", n.math("ADD", z, .55), 2.6, clamp=True), n.math("MULTIPLY_ADD", streak, .22, -.11), clamp=True), [(0, rgba("f2b873")), (.35, rgba("dd9a6a")), (.7, rgba("a9766c")), (1, rgba("6d6480"))])
    sea_ = n.ramp(n.math("ADD", n.math("DIVIDE", n.math("ADD", z, 1.95), 1.4, clamp=True), n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (2.2, 1, 16)), 1.0, 3, .6), .5, -.25), clamp=True), [(0, rgba("3c3444")), (.6, rgba("8a5c4a")), (1, rgba("d8925c"))])
    q = n.math("SQRT", n.math("ADD", n.math("POWER", n.math("SUBTRACT", x, .75), 2.0), n.math("POWER", n.math("ADD", z, .12), 2.0)))
    sun_ = n.math("LESS_THAN", q, .78)
    halo = n.math("POWER", n.math("SUBTRACT", 1.0, n.math("DIVIDE", q, 3.0, clamp=True), clamp=True), 2.0)
    high = n.mix(sun_, n.mix(n.math("MULTIPLY", halo, .6), sky_, rgba("ffdca0")), rgba("fff0d2"))
    lane = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, n.math("DIVIDE", n.math("ABSOLUTE", n.math("SUBTRACT", x, .75)), .95, clamp=True), clamp=True), n.ramp(n.noise(n.coord("Object", (1.2, 1, 14)), 1.4, 3, .7), [(.42, (0, 0, 0)), (.58, (1, 1, 1))]))
    low = n.mix(lane, sea_, rgba("ffe0a8"))
    pic = n.mix(n.math("GREATER_THAN", z, -.55), low, high)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": pic, "Strength": .85}))
    sc = box("screen", (7.2, .06, 3.9), (0, 0, 0), m, 0)
    sc.location = (X, 17, 3.5)
    film = glow("2a1a14", .55)                              # the boat in the film: hull, two sails, a headland
    for pts in ([(-1.02, .22), (.92, .30), (.66, 0), (-.78, 0)], [(.02, .36), (.02, 2.35), (-.98, .42)], [(.10, .40), (.10, 2.1), (.80, .44)], [(.03, .2), (.09, .2), (.09, 2.45), (.03, 2.45)]):
        prism("film", pts, .01, film, 0, (X - .55, 16.955, 2.62))
    prism("film", [(-2.46, -.02)] + [(u, .30 * (1 - ((u + 2.46) / 1.5) ** .8) + .03 * math.sin(u * 9)) for u in np.linspace(-2.46, -1.02, 30)] + [(-.96, -.02)], .01, glow("7a5348", .6), 0, (X - 1.13, 16.96, 2.95))
    dark = matte("0c0c0d", .7, .2)
    for s_ in (-1, 1):
        box("mast", (.16, .16, 6.2), (X + s_ * 3.75, 17.1, 3.1), dark, .01)
        tube("guy", [(X + s_ * 3.75, 17.1, 6.1), (X + s_ * 6.3, 18, 0)], .02, dark)
    box("beam", (7.7, .16, .16), (X, 17.1, 5.55), dark, .01)
    area((X, 16.4, 3.4), (X, 4, .3), 6.4, 5200, kelvin(3100), 3.4).visible_glossy = False
    wood = walnut("8a6038", .5, 2)
    cloths = [principled("cloth", c, .9, 0, Sheen=.4)[0] for c in ("b5592c", "dcc196", "8a3f24", "d59a55", "6b4a34")]
    rng = np.random.default_rng(5)

    def deck(x, y, k, turn):
        P = []
        for s_ in (-1, 1):
            P += [tube("rail", [(s_ * .29, -.52, .98), (s_ * .29, .50, .06)], .020, wood), tube("leg", [(s_ * .26, .38, .42), (s_ * .26, -.42, .02)], .020, wood)]
        P += [tube("bar", [(-.31, -.52, .98), (.31, -.52, .98)], .022, wood), tube("bar", [(-.28, .38, .42), (.28, .38, .42)], .020, wood), tube("foot", [(-.28, -.42, .02), (.28, -.42, .02)], .020, wood)]
        path = spline([(-.54, 1.0), (-.36, .66), (-.10, .34), (.14, .27), (.38, .43)], 30)
        P.append(grid("seat", lambda u, v: ((u - .5) * .50, path[int(v * 29)][0], path[int(v * 29)][1]), 6, 30, cloths[k]))
        group(P, (x, y, 0), turn)
    for r, (y, xs_) in enumerate(((3.9, (-2.6, -1.4, -.2, 1.6, 2.8)), (6.9, (-3.2, -2.0, -.8, 1.8, 3.0)), (9.9, (-3.8, -2.6, -1.4, .0, 1.2, 2.6, 3.8)))):
        for x in xs_:
            deck(x + X * .4 + rng.uniform(-.08, .08), y + rng.uniform(-.12, .12), int(rng.integers(5)), rng.uniform(-7, 7))
    bulb = glow(kelvin(2500), 5.0)                          # bulbs on two lines from the masts to poles beside us
    bulb.cycles.sample_as_light = False
    for s_ in (-1, 1):
        a, b = Vector((X + s_ * 3.75, 17, 6.1)), Vector((X * .6 + s_ * 5.6, 2.4, 4.5))
        tube("pole", [(b.x, b.y, 0), tuple(b)], .05, dark)
        pts = [a.lerp(b, t) - Vector((0, 0, 1.5 * math.sin(math.pi * t))) for t in np.linspace(0, 1, 60)]
        tube("flex", [tuple(q) for q in pts], .014, dark)
        for q in pts[3:-1:4]:
            sphere("bulb", .062, (q.x, q.y, q.z - .09), bulb, 16).visible_glossy = False
        for t in (.3, .6, .85):
            q = pts[int(t * 59)]
            point((q.x, q.y, q.z - .25), 60, kelvin(2500), .3).visible_glossy = False
    area((-6, -6, 7), (.5, 4, .5), 5, 4600, kelvin(4300)).visible_glossy = False
    ambient("35506f", .6)
    camera((.35, -4.6, 2.25), (.35, 17, 2.05), 36, None, None, shift=(0, -.01))
    return dict(NIGHT, anchor=(98.4, .86), bloom=.2, saturation=.88)


def chairs():
    """Two chairs face each other on a dark stage, a warm light from one side, a cool one from the other; they meet between them."""
    fl = walnut("6a4226", .5, .6)
    box("floor", (40, 30, .2), (0, 4, -.1), fl, 0)
    for i in range(-30, 31):
        box("gap", (.010, 30, .004), (i * .34 + .1, 4, .001), matte("120a06"), 0)
    curtain("back", 24, 9, 30, velvet("2a1910", "6b4630"), (0, 5.4, 0), .24, 5, 1500, 20)
    X = .85
    chair(walnut("7a4622", .35, 2), walnut("6a3a1c", .35, 2), (X - .72, .25, 0), 100)
    chair(matte("d9cbb4", .5, .3), matte("cfc0a6", .5, .3), (X + .72, .05, 0), -80)
    spot((X - 3.2, -.6, 6.0), (X - .42, .15, 0), 2300, 21, .10, kelvin(2800), .05)
    spot((X + 3.2, -.6, 6.0), (X + .42, .10, 0), 2300, 21, .10, "a9c4ee", .05)
    area((-4, -6, 4), (X, 0, .5), 3, 60, kelvin(3600))
    ambient("2c2a30", .12)
    camera((.05, -7.4, 2.6), (.05, 0, .62), 52)
    return dict(NIGHT, anchor=(98.2, .86), bloom=.16)


def evenings():
    """Sixty bulbs in rows on a board of walnut, nine of them lit."""
    box("wall", (30, .2, 14), (0, .5, 0), plaster("3a2b22", bump=.14), 0)
    X, lit = .06, {(1, 1), (3, 0), (4, 3), (6, 2), (7, 4), (8, 1), (9, 3), (10, 2), (2, 4)}
    box("board", (3.9, .10, 1.95), (X, .12, 0), walnut("4a2a15", .5, .9), .012)
    for s in (-1, 1):
        box("edge", (3.98, .14, .05), (X, .11, s * .99), bronze("8c5b36", .3, .25), .01)
        box("edge", (.05, .14, 1.98), (X + s * 1.97, .11, 0), bronze("8c5b36", .3, .25), .01)
    on = glow(kelvin(2700), 5.0)
    on.cycles.sample_as_light = False
    off, socket = principled("off", "8a7358", .22, 0, Specular=.6)[0], brass(.25)
    prof = spline([(0, -.13), (.045, -.118), (.068, -.075), (.062, -.035), (.036, .0), (.034, .02)], 40)
    for i in range(12):
        for k in range(5):
            x, z = X + (i - 5.5) * .305, (2 - k) * .345
            ring = lathe("socket", spline([(.060, .02), (.060, -.012), (.046, -.020), (.040, .0)], 20), socket, 50, (0, 0, 0))
            bulb = lathe("bulb", prof, on if (i, k) in lit else off, 60, (0, 0, 0))
            for o in (ring, bulb):
                o.rotation_euler, o.location = (-math.pi / 2, 0, 0), (x, .06, z)
            if (i, k) in lit:
                point((x, -.12, z), 2.2, kelvin(2700), .05)
    area((-3.6, -3.4, 3.0), (X, 0, 0), 1.4, 60, kelvin(3400))
    area((4.2, -3.0, 1.0), (X, 0, 0), 1.6, 55, "8fb0e0")
    ambient("34302e", .10)
    camera((-.40, -9.4, -.40), (.10, 0, 0), 52)
    return dict(NIGHT, anchor=(98.6, .9), bloom=.26)


grade = dict(evenings=evenings, cords=cords, screen=screen, chairs=chairs)[view]()
shoot(view, 24, grade)
