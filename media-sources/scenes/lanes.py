"""Athletics at first light. `--view crutches`: two of them lean against the bench beside the track; `--view scull`: somebody
rows alone on still water; `--view bib`: a start number without a number hangs on a line."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

VIEW = ARGS.view or "crutches"
begin(*(2000, 1500) if VIEW == "crutches" else (1800, 1350))
black = matte("070606", .9, .1)
if VIEW == "crutches":
    D, H, view = 34, .36, 4.6
    alu, grip = matte("0d0c0b", .5, .4), matte("070606", .8, .2)
    wood = matte("1a100a", .6, .3)
    box("seat", (2.3, .36, .05), (-.15, .1, .46), wood, .01)
    for x in (-1.05, .75):
        for y in (-.04, .24):
            box("leg", (.06, .05, .44), (x, y, .22), wood, .006)
    box("stretcher", (1.8, .03, .05), (-.15, .1, .16), wood, .006)
    for x, lean_, y in ((1.34, -.30, -.16), (1.16, -.22, -.10)):      # two forearm crutches against the end of the seat
        foot, top = Vector((x, y, .02)), Vector((x + lean_ * .95, y + .14, 1.0))
        u = (top - foot).normalized()
        P = [tube("shaft", [tuple(foot), tuple(foot + u * .78)], .013, alu), tube("sleeve", [tuple(foot + u * .38), tuple(foot + u * .78)], .018, alu), tube("tip", [tuple(foot), tuple(foot + u * .06)], .026, grip)]
        h, out = foot + u * .77, Vector((1, 0, .10)).normalized()
        P.append(tube("handle", [tuple(h - out * .01), tuple(h + out * .125)], .021, grip))
        P.append(tube("arm", [tuple(h), tuple(h + u * .09 - out * .02), tuple(h + u * .27 - out * .055)], .015, alu))
        c = h + u * .27 - out * .01
        P.append(tube("cuff", [tuple(c + out * (.055 * math.cos(a)) + u * (.02 * math.cos(a)) + Vector((0, .05 * math.sin(a), 0))) for a in np.linspace(.7, math.tau - .7, 40)], .020, grip))
    for y in (-1.2, .9, 3.0, 5.1):
        box("lane", (60, .06, .004), (0, y, .003), matte("b9ad9b", .8, .2), 0)
    dusk((.82, .84), .88, (D, H), 600, .95, wet=.14, sky=3.6, reach=.7, fill=.5)
    area((-3.4, -3.6, 2.8), (-.6, 0, .4), 1.4, 120, kelvin(4300)).visible_glossy = False
    camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (.86 - H) / view))
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
