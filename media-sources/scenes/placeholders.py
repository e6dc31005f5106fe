"""Services to come, each a thing that waits inside one disc of light: microphone, rope, passes (--view)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

VIEW = ARGS.view or "microphone"
begin(2400, 1500)
R, CZ = 1.72, 1.95
br = brass(.2)
bz = bronze("8c5b36", .30, .3, 3)


def lit_wall():
    """A plaster wall on which a spot draws the disc."""
    box("floor", (40, 20, .2), (0, -2, -.1), lacquer("1a110b", .30), 0)
    box("wall", (40, .3, 20), (0, 3.2, 6), plaster("35251a", bump=.14), 0)
    spot((0, -9.5, CZ + .5), (0, 3.05, CZ), 2600, 2 * math.degrees(math.atan(R / 12.55)), .015, kelvin(3500), .02)
    area((-4.5, -2.4, 4.5), (0, 0, 1.4), .8, 20, kelvin(7500), 2.4)
    area((4.5, -.5, 3.2), (0, 0, 1.4), .6, 18, kelvin(3300), 3)


def lit_lamp():
    """The disc is a lamp by itself: what stands before it keeps a crisp edge and throws no second shape on a wall."""
    box("floor", (40, 20, .2), (0, -2, -.1), lacquer("1a110b", .30), 0)
    box("wall", (40, .3, 20), (0, 3.2, 6), plaster("2a1c13", bump=.14), 0)
    lit_disc(R * 1.27, (0, 2.7, CZ + .08), 1.25, warm=(3300, 2500))
    area((-4.2, -5.0, 4.2), (0, 0, 1.9), 1.6, 420, kelvin(3900), 3.4)
    area((4.4, -4.0, 2.4), (0, 0, 1.9), .7, 120, kelvin(4300), 3)


def capsule(loc, turn, tilt, s):
    """Stage microphone of the fifties: a ribbed capsule, as wide as a hand."""
    shell = principled("shell", "c9a779", .20, 1.0)[0]
    inner = principled("gauze", "1d130c", .6, .4)[0]
    W, H, D = .40, .58, .30

    def wide(t):
        return W * (1 - max(0, t) ** 3.2 * .62) * (1 - max(0, -t) ** 2.4 * .34)

    def side(x, t):
        k = max(0.0, 1 - (abs(x) / wide(t)) ** 2.6)
        return D * (1 - abs(t) ** 3.6) ** .5 * k ** .42
    P = [grid("core", lambda u, v: (lambda t, a: (wide(t) * .92 * (1 - abs(t) ** 4) ** .4 * math.cos(a), D * .84 * (1 - abs(t) ** 4) ** .4 * math.sin(a), H * .95 * t))(2 * v - 1, u * math.tau), 120, 90, inner, close_u=True)]
    ribs = 9
    for i in range(ribs):
        x = (i / (ribs - 1) - .5) * 2 * W * .88
        ts = [t for t in np.linspace(-.999, .999, 160) if abs(x) < wide(t) * (1 - abs(t) ** 5) ** .35 * .995]
        out = [(-side(x, t), H * t) for t in ts] + [(side(x, t), H * t) for t in ts[::-1]]
        o = prism("rib", out, .038, shell, .012)
        o.rotation_euler = (0, 0, math.pi / 2)
        o.location = (x, 0, 0)
        P.append(o)

    def hoop(t, r, grow=1.0):
        pts = [(wide(t) * grow * math.copysign(abs(math.cos(a)) ** .72, math.cos(a)), D * grow * math.copysign(abs(math.sin(a)) ** .72, math.sin(a)), H * t) for a in np.linspace(0, math.tau, 200)[:-1]]
        P.append(tube("hoop", pts, r, shell, True))
    for t in (-.10, 0, .10):
        hoop(t, .030, .985)
    hoop(-.62, .026, .90)
    P.append(lathe("base", spline([(0, -H * 1.14), (.10, -H * 1.13), (.13, -H * 1.08), (.20, -H * .97), (.27, -H * .84), (.24, -H * .80), (0, -H * .8)], 60), shell, 120))
    P.append(box("plate", (.20, .03, .075), (0, -D * .985, 0), bz, .014))
    for x in (-.15, .15):
        P.append(box("lug", (.035, .12, .22), (x, 0, -H * 1.16), shell, .012))
    P.append(disc("pin", .05, (0, 0, -H * 1.22), bz, (0, 0, math.pi / 2), .40, .012, 48))
    P.append(lathe("socket", spline([(0, -H * 1.10), (.085, -H * 1.12), (.09, -H * 1.34), (.06, -H * 1.44), (.045, -H * 1.62), (0, -H * 1.62)], 50), br, 80))
    return group(P, loc, 0, s, (math.radians(tilt), 0, math.radians(turn)))


if VIEW == "microphone":
    lit_lamp()
    capsule((0, -.2, 2.18), 28, -6, 1.12)
    tube("stand", [(.05, -.3, .02), (.05, -.3, 1.30)], .034, br)
    tube("sleeve", [(.05, -.3, .62), (.05, -.3, .86)], .052, bz)
    lathe("foot", spline([(0, 0), (.42, 0), (.45, .016), (.42, .045), (.12, .08), (.05, .14), (0, .14)], 70), bz, 120, (.05, -.3, 0))
elif VIEW == "rope":
    lit_wall()
    for s in (-1, 1):
        x = .95 * s
        lathe("foot", spline([(0, 0), (.22, 0), (.235, .012), (.22, .03), (.07, .05), (.03, .09), (0, .09)], 70), bz, 120, (x, 0, 0))
        tube("post", [(x, 0, .05), (x, 0, 1.92)], .030, br)
        sphere("knob", .058, (x, 0, 1.985), br, 64)
        torus("ring", .036, .008, br, (x, 0, 1.86), (0, 0, 0), 60, 16)
    ve = velvet("5a2f18", "b57a4c")
    n_ = 700
    a, b = .915, .52

    def rope(strand):
        out = []
        for i in range(n_):
            t = i / (n_ - 1)
            x = (t - .5) * 2 * a
            z = 1.85 - b * (1 - (x / a) ** 2) ** .92
            ph = t * 62 + strand * math.tau / 3
            out.append((x, .018 * math.sin(ph), z + .018 * math.cos(ph)))
        return out
    for k in range(3):
        tube("strand", rope(k), .024, ve)
    for s in (-1, 1):
        tube("end", [(s * .925, 0, 1.856), (s * .868, 0, 1.775)], .040, br)
else:
    lit_lamp()
    cloth = principled("ribbon", "6e3d1d", .75, Sheen=.6)[0]

    def sling(x, y, top, low, w, lean):
        """Both halves of a ribbon that hangs from above the picture and meets in a clip at `low`."""
        for s in (-1, 1):
            a, b = Vector((x + lean + s * .34, y + s * .05, top)), Vector((x + s * .012, y + s * .012, low))
            grid("sling", lambda u, v: tuple(a.lerp(b, v) + Vector(((u - .5) * w, 0, 0)) + Vector((0, .02 * math.sin(v * math.pi), 0))), 12, 60, cloth)

    def badge(x, y, low, turn, card, seal, roll):
        P = [box("clip", (.13, .035, .16), (0, 0, -.04), br, .012), torus("swivel", .052, .013, br, (0, 0, -.155), (math.pi / 2, 0, 0), 60, 16),
             box("tab", (.09, .02, .12), (0, 0, -.235), matte("2a1a10", .5), .008)]
        o = prism("card", [(a, c - .96) for a, c in rounded_outline(.92, 1.30, .075)], .026, card, .008)
        tool = prism("slot", [(a, c - .385) for a, c in rounded_outline(.20, .05, .022)], .2)
        P.append(cut(o, tool))
        P.append(tool)
        P.append(disc("seal", .17, (0, -.016, -.86), seal, (0, 0, 0), .008, .002, 120))
        for k, w in enumerate((.52, .34)):
            P.append(box("line", (w, .004, .022), (0, -.0145, -1.19 - .085 * k), matte("7e4b26", .7), .001))
        return group(P, (x, y, low), 0, 1, (0, math.radians(roll), math.radians(turn)))
    sling(-.42, .10, 5.2, 2.92, .10, -.12)
    badge(-.42, .10, 2.90, -12, bz, matte("e6c79a", .6), 3)
    sling(.38, -.22, 5.2, 2.62, .10, .16)
    badge(.38, -.22, 2.60, 10, principled("card", "eadfce", .5, Specular=.4)[0], matte("9a5a2e", .6), -3)
ambient("24303c", .05)
camera((0, -9.2, 1.66), (0, 0, 1.62), 50, 5.6 if VIEW == "rope" else None, (0, -.1, 1.5))
shoot("wait-" + VIEW, 48, dict(NIGHT, anchor=(96.5, .80), bloom=.2))
