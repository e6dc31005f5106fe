"""Hotel stay: the bed is turned down, the second blanket lies at its foot, the evening at the window; `--view suite`: the whole room a little earlier."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

SUITE = ARGS.view == "suite"
begin(*(2400, 1500) if SUITE else (2000, 2000))
linen = matte("efe6d8", .95, .1)
wool = velvet("8a4f2a", "d9a878")


def pillow(w, h, t, loc, rot, mat):
    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        e = max(0, (1 - abs(a) ** 3.2) * (1 - abs(b) ** 3.2)) ** .55
        k = .03 * math.sin(a * 7 + b * 3) * (1 - e) + .012 * math.sin(a * 19 - b * 11) * (1 - e)
        pinch = 1 - .07 * (1 - abs(a) ** 2) * abs(b) - .05 * (1 - abs(b) ** 2) * abs(a)
        return (a * w / 2 * pinch, b * h / 2 * pinch, t * e + k)
    o = group([grid("top", fn, 120, 90, mat), grid("rear", lambda u, v: tuple(Vector(fn(u, v)) * Vector((1, 1, -.7)) if False else (fn(u, v)[0], fn(u, v)[1], -.6 * fn(u, v)[2])), 120, 90, mat)], loc, rot=rot)
    return o


def quilt(x0, x1, y0, y1, z, drop, wave, mat, seed, thick=.03):
    """Cloth over the mattress that falls at its near side (y0)."""
    r = random.Random(seed)
    ph = [r.uniform(0, 6) for _ in range(6)]

    def fn(u, v):
        x = x0 + u * (x1 - x0)
        s = v * (y1 - y0 + drop) - drop
        ripple = wave * (math.sin(x * 5 + ph[0]) + .6 * math.sin(x * 11 + s * 4 + ph[1]) + .5 * math.sin(s * 7 + ph[2]))
        if s < 0:
            k = min(1, -s / .12)
            return (x, y0 - .04 * math.sin(k * math.pi / 2) - wave * math.sin(x * 9 + ph[3]) * (-s / drop), z + s + ripple * .1)
        return (x, y0 + s, z + ripple - .05 * math.exp(-(s / .05) ** 2))
    o = parcel("quilt", fn, 220, 120, mat, thick)
    return o


# head of the bed at +x; the camera stands at its foot, left
box("base", (2.2, 1.9, .30), (0, 0, .17), walnut("3a2012", .4, 1.4), .02)
box("mattress", (2.1, 1.8, .24), (0, 0, .44), linen, .06)
box("board", (.10, 2.3, 1.25), (1.16, 0, .62), velvet("5a3018", "b5804f"), .05)
quilt(-1.02, .34, -.90, .90, .60, .34, .010, linen, 3, .05)
quilt(.10, .44, -.91, .60, .655, .30, .008, linen, 8, .02)           # turned down
quilt(-1.0, -.46, -.965, .93, .665, .44, .006, wool, 5, .05)           # the second blanket
pillow(.50, .78, .13, (.74, -.42, .70), (0, math.radians(-22), 0), linen)
pillow(.50, .78, .13, (.74, .42, .70), (0, math.radians(-22), 0), linen)
pillow(.34, .52, .10, (.50, -.02, .76), (0, math.radians(-40), .1), wool)
box("card", (.13, .19, .003), (-.02, -.28, .70), matte("f8f0e2", .8), 0, (0, 0, .35))
# bedside: a globe that is lit
box("stand", (.42, .42, .52), (.98, -1.34, .26), walnut("4a2a15", .35, 1.4), .015)
disc("foot", .07, (.98, -1.34, .535), brass(.2), (math.pi / 2, 0, 0), .025, .006, 80)
gl = glow(kelvin(2900), 5)
gl.cycles.sample_as_light = False
sphere("globe", .15, (.98, -1.34, .69), gl, 80)
point((.98, -1.34, .69), 30, kelvin(2700), .15)
book(.17, .24, .03, principled("cloth", "2c3a48", .7)[0], (.90, -1.24, .52), 20)
# the room, and the window's light over the wall
wall = plaster("b9a488", bump=.14)
box("wall", (.1, 9, 4), (1.40, 0, 2), wall, 0)
box("wall", (9, .1, 4), (-2.5, 1.9, 2), wall, 0)
# dusk behind the glass: the last light along the horizon, which is as high as the eye, the land below it dark with a few windows
EYE = 1.62
m, n, out = material("dusk")
up = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeNewGeometry").outputs["Position"]}).outputs["Z"]
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("MULTIPLY", n.math("SUBTRACT", up, EYE), .9, clamp=True), [(0, rgba("c9824e")), (.07, rgba("a06a50")), (.20, rgba("55505c")), (.45, rgba("273348")), (1, rgba("121a2a"))]), "Strength": .52 if SUITE else .30}))
WEST, EAST = -2.60 if SUITE else -1.10, .40         # the window
box("pane", (EAST - WEST, .02, 2.3), ((EAST + WEST) / 2, 1.84, 1.55), m, 0)
ridge = [(x, .025 + .022 * math.sin(x * 3.1 + 1) + .012 * math.sin(x * 8.3) + .004 * math.sin(x * 23)) for x in np.linspace(WEST - .02, .42, 200)]
prism("land", [(WEST - .02, -1.24)] + ridge + [(.42, -1.24)], .004, glow("141b28", .30), 0, (0, 1.826, EYE))
town = random.Random(5)
for _ in range(70 if SUITE else 34):
    sphere("window", town.uniform(.003, .0055), (town.uniform(WEST + .02, .38), 1.82, EYE - .03 - abs(town.gauss(0, .09))), glow(kelvin(town.uniform(2400, 3200)), town.uniform(.5, 1.6)), 10)
wood = matte("d9c9ae", .7)
for x in (-2.60, -1.85, -1.10, -.35, .40)[0 if SUITE else 2:]:
    box("bar", (.05, .08, 2.36), (x, 1.80, 1.55), wood, .006)
for z in (.40, 2.02, 2.72):
    box("bar", (EAST - WEST, .07, .05), ((EAST + WEST) / 2, 1.80, z), wood, .006)
curtain("drape", .75, 2.9, 5, matte("e0d2bb", .95, .1), (.86, 1.70, 0), .06, 3, 300, 20)
curtain("drape", .75, 2.9, 5, matte("e0d2bb", .95, .1), (WEST - .45, 1.70, 0), .06, 4, 300, 20)
box("floor", (12, 12, .1), (0, 0, -.05), walnut("4a2c18", .35, .6), 0)
area((-.35, 1.6, 1.6), (-.2, -.4, .6), 1.4, 70 if SUITE else 34, "8aa2c8", 2.2)
spot((-4.4, -2.9, 2.5), (1.36, -.05, 1.35), 900, 15.5, .03, kelvin(2800), .03)
area((-3, -3.5, 2.6), (0, 0, .6), 1.6, 30, kelvin(4200))
ambient("3a4256", .12)
if SUITE:
    # an armchair at the window, a small table with a tray
    seat = velvet("4b3a2c", "a08060")
    c = [box("seat", (.66, .66, .20), (0, 0, .36), seat, .07), box("back", (.66, .16, .56), (0, .30, .62), seat, .07)]
    for q in (-1, 1):
        c.append(box("arm", (.13, .66, .34), (q * .36, 0, .46), seat, .06))
        for y in (-.24, .24):
            c.append(tube("leg", [(q * .28, y, .27), (q * .30, y * 1.08, 0)], .018, walnut("3a2012", .4)))
    group(c, (-1.15, .95, 0), 38)
    disc("table", .25, (-.42, 1.28, .50), walnut("4a2a15", .35, 1.4), (math.pi / 2, 0, 0), .03, .008)
    tube("stem", [(-.42, 1.28, .49), (-.42, 1.28, .02)], .02, brass(.2))
    disc("plinth", .15, (-.42, 1.28, .015), brass(.2), (math.pi / 2, 0, 0), .03, .008)
    lathe("bowl", spline([(0, 0), (.05, 0), (.055, .006), (.088, .030), (.105, .058), (.108, .062), (.104, .062), (.082, .032), (.04, .012), (0, .010)], 60), stone("e2d3bb", "b59a76", 5, .5), 80, (-.42, 1.28, .515))
    area((-3.2, -.6, 2.5), (-1.1, .9, .5), 1.0, 16, kelvin(3400))
    camera((-3.05, -3.35, 1.42), (.05, .0, 1.08), 33, 8, (.1, -.4, .75))
    shoot("suite", 48, dict(NIGHT, anchor=(97, .84), bloom=.16, saturation=.9))
else:
    camera((-2.35, -2.75, 1.62), (.22, -.02, .80), 34, 4, (.1, -.4, .75))
    shoot("bed", 48, dict(NIGHT, anchor=(97, .84), bloom=.16, saturation=.9))
