"""Athletics at first light. `--view hurdle`: two crutches lean against a hurdle, the lanes run on to the low sun; `--view scull`: somebody
rows alone on still water; `--view bib`: a start number without a number hangs on a line."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

VIEW = ARGS.view or "hurdle"
begin(*(2000, 1500) if VIEW == "hurdle" else (1800, 1350))
black = matte("070606", .9, .1)
if VIEW == "hurdle":
    bar, tube_ = principled("bar", "d8cdb8", .45, Specular=.4)[0], principled("tube", "3a332c", .35, .6)[0]
    alu, grip = principled("aluminium", "b8b2a8", .28, 1.0)[0], matte("0c0a09", .7, .3)
    X = .55
    P = [box("board", (1.20, .025, .075), (0, 0, 1.03), bar, .006)]
    for k in (-.40, .40):
        P.append(box("stripe", (.16, .027, .077), (k, 0, 1.03), matte("7e3a1a", .5), .004))
    for s in (-.52, .52):
        P += [tube("upright", [(s, 0, 1.02), (s, 0, .03)], .019, tube_), tube("foot", [(s, 0, .03), (s, -.70, .03)], .020, tube_)]
    P.append(tube("cross", [(-.52, 0, .62), (.52, 0, .62)], .013, tube_))
    group(P, (X, 0, 0), -16)
    for x, lean_, d in ((X - .26, -.10, 0), (X + .10, .05, .02)):      # forearm crutches, their cuffs over the board
        foot, top = Vector((x, -.52 + d, .02)), Vector((x + lean_, -.035 + d, 1.16))
        u = (top - foot).normalized()
        side = u.cross(Vector((0, 1, 0))).normalized()
        P = [tube("shaft", [tuple(foot), tuple(foot + u * .94)], .013, alu), tube("sleeve", [tuple(foot + u * .40), tuple(foot + u * .94)], .0165, alu),
             tube("tip", [tuple(foot), tuple(foot + u * .06)], .024, grip)]
        h = foot + u * .93
        out = Vector((-1, -.25, 0)).normalized()
        P.append(tube("handle", [tuple(h), tuple(h + out * .13)], .019, grip))
        P.append(tube("arm", [tuple(h), tuple(h + u * .10 - out * .015), tuple(h + u * .30 - out * .05)], .0135, grip))
        c = h + u * .29 - out * .01
        P.append(tube("cuff", [tuple(c + out * (.052 * math.cos(a) - .005) + Vector((0, .052 * math.sin(a), 0))) for a in np.linspace(-2.4, 2.4, 40)], .017, grip))
    lit_disc(62, (118, 700, 42), .95, (0, 0, 0), (3500, 2450))
    track, n, p = principled("track", "5a2c1a", .55, Specular=.35)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 120, 2, .7), .35, .01))
    mesh("track", [(-400, -20, 0), (400, -20, 0), (400, 3000, 0), (-400, 3000, 0)], [(0, 1, 2, 3)], track)
    for k in range(-7, 9):
        box("lane", (.05, 700, .004), (X + .61 + 1.22 * k, 330, .003), matte("d8cdb8", .7), 0)
    for y, lift, tone in ((1150, 16, "2a3548"), (1000, 8, "141c28")):
        prism("hills", [(x, lift * (1 + .4 * math.sin(x * .006 + y) + .2 * math.sin(x * .021))) for x in range(-1400, 1401, 12)] + [(1400, -20), (-1400, -20)], 1, glow(tone, .3), 0, (0, y, 0))
    sky_gradient([(0.0, "0a0d12"), (.497, "0f141b"), (.502, "b5774a"), (.53, "8f6a58"), (.56, "4c5468"), (.62, "22324e"), (.75, "101b30"), (1.0, "0b1322")], .72)
    sun(Vector((-118, -700, -60)).normalized(), 1.1, kelvin(2700), 5).visible_glossy = False
    area((3.2, 7, 3.0), (X, 0, .4), 3, 420, kelvin(2900)).visible_glossy = False
    area((-3.4, -3.6, 2.8), (X, 0, .6), 1.4, 260, kelvin(4300)).visible_glossy = False
    area((0, -6, 6), (0, 2, 0), 6, 160, kelvin(9000)).visible_glossy = False
    camera((-.15, -4.6, 1.02), (.10, 0, .78), 40, None, shift=(0, .06))
elif VIEW == "scull":
    D, H, view = 60, 1.2, 9.6
    S = []
    hull = bodywork("5a2a16", .2, .2, ((0, -40), (.10, -10), (.2, 20), (.3, 40)))
    S.append(board("hull", [silhouettes.curve([(-4.1, .20), (-4.1, .20), (-3.0, .22), (-1, .24), (1, .24), (3.0, .22), (4.1, .19), (4.1, .19), (3.4, .08), (2, .02), (0, .0), (-2, .02), (-3.4, .09)])], hull, (0, 0, 0), .10, .02, 3))
    S.append(sphere("ball", .035, (-4.12, 0, .20), matte("d8cdb8", .6), 24))
    who = silhouettes.profile((-.06, .40), (-.36, .86), [((-.12, .66), (.16, .60), 4), ((-.08, .68), (.20, .62), 4)], [((.34, .62), (.62, .34), 35)], "knot", .22, (.02, .235), 4)
    S += cutout("rower", who, black, (0, -.2, 0), 1.0, .05)
    S.append(tube("rigger", [(-.1, -.05, .26), (.22, -.75, .46)], .014, black))
    S.append(tube("oar", [(.18, -.55, .60), (-1.30, -2.2, .26), (-1.50, -2.4, .21)], .018, matte("b9a27e", .6)))
    S.append(board("blade", [silhouettes.curve([(-2.06, .06), (-2.10, .20), (-1.62, .27), (-1.46, .22), (-1.60, .10)])], matte("8a3a1a", .6), (0, -2.7, 0), .02, .005))
    group(S, (-.3, 0, 0))
    for k in (0, 1, 2):                                   # rings where the blade was
        torus("ring", .32 + .22 * k, .012, principled("ring", "10141a", .06, 0.0, Specular=.7)[0], (-2.0, -2.6, .002), seg=120, sides=10, squash=.4)
    dusk((.2, 2.1), 1.75, (D, H), 700, .95, wet=.05, sky=6.5, reach=1.6)
    camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (1.55 - H) / view))
else:
    cloth = principled("cloth", "e8dcc8", .8, Specular=.2, Sheen=.3)[0]
    W, T, Z = 1.30, 1.00, 2.05

    def bib(u, v):
        x = (u - .5) * W
        wave = .035 * math.sin(u * 9 + 1.2) * v + .02 * math.sin(u * 17) * v * v
        return (x, wave - .06 * v * v, Z - v * T - .035 * math.sin(u * math.pi) * (1 - v) ** 2)
    grid("bib", bib, 120, 90, cloth)
    for z0, z1, c in ((.06, .19, "a8461e"), (.86, .93, "a8461e")):        # two printed bands, nothing between them
        grid("band", lambda u, v, z0=z0, z1=z1: tuple(Vector(bib(u, z0 + (z1 - z0) * v)) + Vector((0, -.006, 0))), 120, 12, matte(c, .7))
    steel = principled("pin", "b9b2a6", .24, 1.0)[0]
    for u in (.05, .95):                                  # a safety pin in either lower corner
        p = Vector(bib(u, .95))
        tube("pin", [(p.x + .045 * math.cos(a) * 1.5, p.y - .02, p.z + .016 * math.sin(a)) for a in np.linspace(0, math.tau, 40)], .0045, steel, True, 3)
    line = spline([(-5, .02, Z + .34), (-.62, 0, Z + .035), (0, 0, Z + .012), (.62, 0, Z + .035), (5, .02, Z + .34)], 200)
    tube("line", line, .011, matte("6e5a44", .8))
    for x in (-.55, .55):                                 # wooden pegs
        for s_ in (-1, 1):
            box("peg", (.050, .022, .20), (x, s_ * .018 - .01, Z + .02), walnut("a8743e", .5, 6), .008, (math.radians(s_ * 4), 0, 0))
        torus("spring", .018, .005, steel, (x, -.01, Z + .05), (0, math.pi / 2, 0), 40, 10)
    dusk((.12, 1.52), 1.18, (16, .62), 300, .95, sky=4.6, reach=1.0)
    area((-3.4, -3.6, 3.2), (0, 0, 1.5), 1.6, 190, kelvin(4300)).visible_glossy = False
    camera((0, -16, .62), (0, 0, .62), 36 * 16 / 5.2, None, shift=(0, (1.42 - .62) / 5.2))
bpy.context.scene.camera.data.clip_end = 5000
shoot(VIEW, 20, dict(NIGHT, anchor=(98, .88), bloom=.2))
