"""Flights & jets: ways to fly (--view names one): three tails stand before the disc on wet ground, what travels along is in the light
of windows. The other two are in `controls`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

view = ARGS.view or "seat"
begin(1600, 1067)
ink = principled("ink", "0c0d10", .20, .3, Specular=.6, Clearcoat=1.0)[0]
leather, n, p = principled("leather", "5a3219", .42, Specular=.45)
n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 46.0}).outputs["Distance"], .12, .01))
br = brass(.2)
steel = principled("steel", "a9a6a0", .26, 1.0)[0]
pane = principled("pane", "05070a", .05, 0.0, Specular=.7)[0]
lit = glow(kelvin(2750), 2.4)


def seat():
    """Armchair of a cabin, leant back, its footrest out."""
    w = 1.05
    prism("shell", spline([(-.80, .10), (.55, .10), (.86, .34), (1.34, 1.62), (1.40, 1.98), (1.22, 2.02), (.70, .72), (.46, .42), (-.74, .40), (-.92, .26)], 90, True), w + .16, ink, .04)
    prism("cushion", rounded_outline(1.42, .30, .13), w, leather, .05, (-.14, 0, .58), (0, math.radians(5), 0))
    prism("back", rounded_outline(.28, 1.30, .13), w, leather, .05, (.86, 0, 1.22), (0, math.radians(21), 0))
    prism("head", rounded_outline(.24, .40, .11), w * .72, leather, .05, (1.13, 0, 1.98), (0, math.radians(15), 0))
    prism("rest", rounded_outline(.80, .20, .09), w, leather, .05, (-1.28, 0, .44), (0, math.radians(-24), 0))
    for s in (-1, 1):
        prism("arm", rounded_outline(1.06, .16, .07), .16, leather, .03, (.16, s * (w / 2 + .06), .98))
        prism("side", rounded_outline(.90, .46, .05), .08, walnut("5a3319", .3, 1.5), .02, (.16, s * (w / 2 + .06), .68))
    box("foot", (.95, .6, .12), (.05, 0, .06), steel, .03)


def card():
    """A lacquered card, a ring let into it, no name on it; it leans on a block of stone."""
    parts = [prism("card", rounded_outline(3.0, 1.89, .17), .07, principled("lacquered", "5e2814", .55, 0.0, Specular=.15)[0], .016)]
    parts.append(torus("ring", .46, .035, br, (.0, -.036, .0), (math.pi / 2, 0, 0), 160, 20, .5))
    parts.append(disc("point", .10, (.46 * math.cos(.9), -.05, .46 * math.sin(.9)), glow(kelvin(2700), 4), (0, 0, 0), .02, .004, 60))
    parts.append(prism("edge", rounded_outline(3.04, 1.93, .19), .03, br, .008))
    for k in range(2):
        parts.append(box("line", (.50 - .18 * k, .006, .035), (-1.10 - .09 * k, -.038, -.62 - .11 * k), br, .002))
    group(parts, (-.05, -.2, .955), 0, 1, (math.radians(-16), 0, math.radians(-22)))
    box("block", (.9, .5, .62), (.12, .42, .31), stone("d9c4a7", "a8825a", .8, .5), .02, (0, 0, math.radians(-22)))


def escort():
    """Two cases on wheels and a bag, their handles drawn out: somebody has gone ahead with them."""
    def case(x, y, w, h, tone, turn):
        m = principled("shell", tone, .3, .1, Specular=.5)[0]
        P = [prism("shell", rounded_outline(w, h, .13), .46, m, .07, (0, 0, h / 2 + .12), segments=6)]
        for k in range(6):
            P.append(box("rib", (.028, .012, h * .72), (-w * .36 + k * w * .144, -.236, h / 2 + .12), m, .005))
        P.append(box("seam", (w + .006, .03, h * .96), (0, 0, h / 2 + .12), steel, .006))
        for s in (-1, 1):
            P.append(tube("rod", [(s * w * .24, .12, h), (s * w * .24, .12, h + .62)], .016, steel))
            for d in (-.14, .14):
                P.append(disc("wheel", .06, (s * w * .38, d, .06), matte("0a0908", .6), (0, 0, 0), .04, .01, 40))
        P.append(tube("grip", [(-w * .26, .12, h + .62), (w * .26, .12, h + .62)], .034, ink))
        group(P, (x, y, 0), turn)
    case(-.72, .25, .92, 1.34, "6a3f20", -14)
    case(.42, -.15, .78, 1.02, "141519", 12)
    g = [prism("bag", rounded_outline(.74, .46, .12), .34, leather, .07, (0, 0, .23), segments=6), tube("strap", spline([(-.22, 0, .44), (-.16, 0, .70), (.16, 0, .70), (.22, 0, .44)], 40), .024, leather),
         box("zip", (.60, .02, .02), (0, -.02, .465), br, .004)]
    group(g, (.44, -.15, 1.14), 8)


def group_():
    """Three tails in a row."""
    for k, (x, y, s) in enumerate(((-1.35, 0, 1.0), (.35, 2.4, 1.0), (2.0, 4.8, 1.0))):
        P = [blade("fin", [(-.95, 0, .62, 1.72, 1), (-.62, 0, 1.0, 1.34, 1), (.12, 0, 2.0, .86, 1), (.48, 0, 2.52, .60, 1)], (principled("tail", ("e6d6bc", "a85c2c", "39506e")[k], .24, 0, Specular=.5, Clearcoat=.8)[0]), .55)]
        P.append(grid("hull", lambda u, v: (-3.4 + 4.3 * v, .52 * (1 - max(0, v - .35) ** 1.6 * 1.9) * math.cos(u * math.tau), .42 + .52 * (1 - max(0, v - .35) ** 1.6 * 1.9) * math.sin(u * math.tau) + .34 * max(0, v - .3) ** 1.5), 90, 90, principled("paint", "9a9896", .2, 0, Specular=.5, Clearcoat=.8)[0], close_u=True))
        for q in (-1, 1):
            P.append(blade("tailplane", [(.0, q * .1, .62, .80, 0), (.55, q * 1.15, .74, .36, 0)], ink, .7))
        for i in range(7):
            P.append(sphere("port", .045, (-3.2 + .30 * i, -.505, .55), lit, 16))
        P.append(sphere("beacon", .035, (1.05, 0, 2.55), glow("ff5a3c", 40), 16))
        group(P, (x, y, .30), 10, s)


dict(seat=seat, card=card, escort=escort, group=group_)[view]()
if view == "seat":
    box("wall", (34, .3, 16), (0, 3.2, 4), plaster("5f6f77", bump=.16), 0)
    box("floor", (34, 16, .2), (0, 0, -.1), walnut("5a3e2a", .4, .5), 0)
    d, holes = Vector((.62, 1, -.34)).normalized(), []
    for x in (-.35, 1.55):                             # the light of two windows on the wall
        at = Vector((x, 3.0, 2.35)) - d * (9 / d.y)
        holes.append([(at.x + px, at.z + pz) for px, pz in even_outline(1.0, 1.5, .48, 120)])
    screen = board("screen", [[(-30, -10), (20, -10), (20, 20), (-30, 20)]] + holes, matte("101010", 1, 0), (0, -6, 0), .05)
    screen.visible_camera = screen.visible_glossy = screen.visible_diffuse = False
    sun(tuple(d), 5.0, kelvin(3100), .5)
    spot((-4.5, -6, 5.5), (.1, 0, .8), 1500, 22, .6, kelvin(3600), .1)
    area((-6, -5, 5), (0, 0, 1.2), 2.6, 560, kelvin(4600))
    area((5.5, -6, 3), (1, 0, 1), 3.5, 420, kelvin(6600))
    ambient("a8a49c", .26)
    camera((-1.0, -11.6, 1.8), (.05, 0, 1.20), 70, 5.6, (0, -.5, 1.2))
    grade = dict(DAY, anchor=(94, .76))
elif view in ("card", "escort"):                 # a desk, a hall: the light of a window
    box("wall", (34, .3, 16), (0, 3.2, 4), plaster("7b8c90" if view == "card" else "b07a50", bump=.16), 0)
    box("floor", (34, 30, .2), (0, 0, -.1), walnut("8a5c38", .4, .5) if view == "card" else stone("a58a6c", "7a5c40", .4, .4), 0)
    window_light((.55, .9, 1.35), (3.7, 3.3), (.62, 1, -.40), 4.6, off=13)
    area((-6, -5, 5), (0, 0, 1.2), 2.6, 600 if view == "card" else 1500, kelvin(4600))
    area((5.5, -6, 3), (1, 0, 1), 3.5, 600 if view == "card" else 1200, kelvin(6400))
    ambient("b0a698", .36 if view == "card" else .55)
    camera((-1.0, -11.6, 1.8), (.05, 0, 1.20), 70, 5.6, (0, -.5, 1.2))
    grade = dict(DAY, anchor=(93, .76))
else:
    floor, n, p = principled("floor", "040506", .12, 0.0, Specular=.45)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .9, 3, .6), .12, .07))
    box("floor", (120, 100, .2), (0, 30, -.1), floor, 0)
    m, n, out = material("air")
    z = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"]
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", n.math("ADD", z, 8), 5.6, clamp=True), [(0, rgba("8a5a3c")), (.12, rgba("6a5a58")), (.36, rgba("34445c")), (.78, rgba("16233a")), (1, rgba("0e1728"))]), "Strength": .30}))
    box("air", (90, .1, 16), (0, 18, 7.9), m, 0)
    lit_disc(1.62, (.75, 13.5, 2.25), .9)
    area((.2, 1.4, 4.2), (0, 0, .8), 5.6, 260, kelvin(4600), .4)
    area((0, -4.8, .6), (0, 0, .9), 6.0, 62, kelvin(7600), .2)
    area((-6.0, .6, 2.6), (-.6, 0, 1.0), .7, 190, kelvin(8500), 3.0)
    area((6.0, 1.8, 2.4), (.8, .2, 1.0), .5, 120, kelvin(3200), 3.0)
    camera((0, -15, 1.5), (.08, 0, 1.30), 88, None)
    grade = dict(NIGHT, anchor=(98.3, .88), bloom=.2)
shoot("way-" + view, 20, grade)
