"""Styling: three finished garments on a rail of brass: a velvet jacket, a dress of silk, a white coat of linen."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1600, 2000)
metal, horn = brass(.18), principled("horn", "3a2214", .2, Specular=.6)[0]
beech = walnut("7a4a26", .30, 5)
RAIL, DROP = 1.92, .135                                    # height of the rail; from there to the neck of a hanger


def woven(color, fine, rough=.95, sheen=.4, deep=.3):
    m, n, p = principled("cloth", color, rough, 0, Sheen=sheen, Specular=.08)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object", (fine,) * 3)}).outputs
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", n.math("SINE", s["X"]), n.math("SINE", s["Z"])), n.noise(n.coord("Object"), 240, 2, .6)), deep, .0012))
    n.put(p, "Base Color", n.mix(n.noise(n.coord("Object", (1, 1, 12)), 60, 3, .6), rgba(color), tuple(c * .8 for c in rgb(color)) + (1,)))
    return m


def hanger(wide=.205, bar=False):
    shape = lambda x: -.085 * (abs(x) / wide) ** 1.5
    arm = [(x, .012 * math.sin(3 * x), shape(x) - .026) for x in np.linspace(-wide, wide, 40)]
    P = [tube("arm", arm, .016, beech), tube("hook", [(0, 0, -.01), (0, 0, .055)] + [(.034 + .034 * math.cos(a), 0, .095 + .034 * math.sin(a)) for a in np.linspace(math.pi + .5, -.7, 40)], .0032, metal)]
    return P


def jacket(cloth, facing, length=.76, shirt=None, seed=1):
    """Body, sleeves, lapels and buttons on a hanger; its front looks to -y, the neck is the origin."""
    P = hanger(.172)
    half, deep = course([(0, .205), (.10, .225), (.30, .222), (.55, .212), (1, .238)]), course([(0, .022), (.05, .044), (.16, .070), (.5, .076), (1, .094)])
    top = lambda x: -.088 * (min(abs(x), .21) / .205) ** 1.5

    def body(u, v, out=0.0):
        t = -math.pi / 2 + (u - .5) * (math.tau + .24)
        a, b = half(v) + out, deep(v) + out
        k = .80
        x, y = (math.copysign(abs(f(t)) ** k, f(t)) for f in (math.cos, math.sin))
        wave = v ** 1.6 * (.010 * math.sin(5 * t + seed) + .007 * math.sin(9 * t + 2 * seed + 1.5 * v)) + .004 * v * math.sin(14 * v + 3 * t)
        lap = .005 * max(0, (u - .5) * 2)
        x, y = x * a, y * (b + wave) - lap
        return x, y, top(x) * (1 - v) - length * v
    P.append(grid("body", body, 300, 160, cloth))
    P[-1].modifiers.new("thick", "SOLIDIFY").thickness = .003

    def front(x, z, out):
        v = max(0, min(1, (z - top(x)) / (-length - top(x))))
        q = min(1, abs(x) / (half(v)))
        return (x, -(deep(v) * max(0, 1 - q ** 2.5) ** .4) - out - .004 * (1 - min(1, v * 3)), z)

    def patch(name, outline, mat, out, thick=.004, rows=26):
        """A flat piece of cloth that lies on the front: its outline as pairs of a left and a right side."""
        left, right = (spline(s, 60) for s in outline)
        return parcel(name, lambda u, w: front(*(Vector(left[round(w * 59)]).lerp(Vector(right[round(w * 59)]), u)), out + .006 * math.sin(math.pi * u) ** .7), rows, 60, mat, thick)
    if shirt:
        P.append(patch("shirt", ([(-.050, .002), (-.045, -.2), (-.004, -.44)], [(.050, .002), (.045, -.2), (.004, -.44)]), shirt, .006))
        for k in range(3):
            P.append(sphere("stud", .0052, front(0, -.11 - .085 * k, .019), horn, 24))
        for s in (-1, 1):                                  # the points of its collar
            P.append(patch("collar", ([(s * .008, -.010), (s * .012, -.020), (s * .046, -.074)], [(s * .050, .006), (s * .064, -.012), (s * .052, -.076)]), shirt, .016))
    for s in (-1, 1):
        P.append(patch("lapel", ([(s * .046, -.02), (s * .046, -.16), (s * .034, -.30), (s * .004, -.435)], [(s * .088, -.088), (s * .140, -.128), (s * .098, -.27), (s * .010, -.442)]), facing, .014 + (.003 if s > 0 else 0)))
        P.append(patch("neck", ([(s * .034, .012), (s * .042, -.014), (s * .052, -.070)], [(s * .058, .008), (s * .088, -.036), (s * .112, -.112)]), facing, .018))
        P.append(patch("flap", ([(s * .075, -.53), (s * .077, -.582)], [(s * .172, -.522), (s * .173, -.572)]), cloth, .006))

        arm = spline([(s * .190, .004, -.135), (s * .236, -.004, -.27), (s * .246, -.022, -.44), (s * .236, -.050, -.66)], 160)

        def sleeve(u, v, s=s, arm=arm):
            c = Vector(arm[round(v * 159)])
            r = np.interp(v, (0, .10, .3, .6, 1), (.046, .061, .063, .057, .049))
            t = u * math.tau
            w = 1 + .05 * math.sin(2 * t + 7 * v + seed) * math.sin(math.pi * v) + .045 * math.sin(21 * v + 2.5 * math.sin(t)) * math.exp(-((v - .52) / .22) ** 2)
            return tuple(c + Vector((.82 * r * w * math.cos(t), r * w * math.sin(t), .03 * math.cos(t) * s * -1 * (1 - v))))
        P.append(grid("sleeve", sleeve, 90, 160, cloth, close_u=True))
        P[-1].modifiers.new("thick", "SOLIDIFY").thickness = .003
        cap = sphere("cap", 1, (s * .182, .004, -.132), cloth, 60)
        cap.scale = (.049, .056, .050)
        P.append(cap)
        for k in range(3):
            P.append(sphere("button", .0062, (s * .236 - .030 * s, -.084, -.625 + .018 * k), horn, 24))
    for z in (-.455, -.555):
        x, y, z = front(.012, z, .012)
        b = lathe("button", spline([(0, .003), (.007, .003), (.009, .0055), (.0115, .004), (.012, 0), (0, -.002)], 40), horn, 60)
        b.rotation_euler, b.location = (math.pi / 2, 0, 0), (x, y, z)
        P.append(b)
    return P


def dress(cloth, length=1.75):
    """A long dress on two straps; its folds grow towards the hem."""
    P = hanger(.19)
    half, deep = course([(0, .150), (.10, .168), (.24, .138), (.42, .190), (1, .30)]), course([(0, .030), (.08, .062), (.24, .052), (.42, .080), (1, .16)])
    rng = np.random.default_rng(6)
    ph = rng.uniform(0, math.tau, 8)
    z0 = lambda t: -.215 - .035 * math.cos(2 * t) + .030 * math.sin(t)

    def body(u, v):
        t = u * math.tau
        a, b = half(v), deep(v)
        drift = .5 * v * math.sin(3 * t + ph[0])
        s = lambda n, k: math.sin(n * t + ph[k] + drift + .7 * v * math.sin(2 * t + ph[k]))
        soft = lambda q: math.copysign(abs(q) ** 1.25, q)
        f = (v ** 1.15) * (.026 * soft(s(9, 1)) + .016 * s(15, 2) + .007 * s(24, 3)) + .004 * math.exp(-((v - .22) / .08) ** 2) * math.sin(26 * t + 30 * v)
        cowl = .012 * math.exp(-((v - .06) / .05) ** 2) * math.sin(60 * v + 2 * math.cos(t)) * max(0, -math.sin(t)) ** 2
        return (a * math.cos(t) + f * math.cos(t), (b + f + cowl) * math.sin(t), z0(t) * (1 - v) - length * v)
    P.append(grid("dress", body, 420, 260, cloth, close_u=True))
    for s in (-1, 1):
        for y in (-1, 1):
            P.append(tube("strap", spline([(s * .105, .0, -.018), (s * .108, y * .020, -.06), (s * .112, y * .026, -.205)], 24), .0028, cloth))
    return P


velvet_ = velvet("182a58", "6c8fd2")
satin = principled("satin", "0b1120", .22, 0, Specular=.6, Sheen=.4)[0]
shirt, n, p = principled("shirt", "efe8da", .8, Sheen=.2, Specular=.2)
copper, n, p = principled("silk", "93321a", .47, 0, Specular=.5, Sheen=.6, Anisotropic=.3)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (900, 900, 40)), 1, 2, .5), .04, .0006))
linen = woven("e6dcc8", 1500, .9, .3, .35)
for k, (piece, turn) in enumerate(((jacket(velvet_, satin, .77, shirt, 2), -42), (dress(copper), -36), (jacket(linen, linen, 1.08, None, 5), -44))):
    group(piece, (-.31 + .30 * k, 0, RAIL - DROP), turn)
tube("rail", [(-3, 0, RAIL), (3, 0, RAIL)], .0125, metal)
box("wall", (12, .2, 8), (0, 1.1, 2), plaster("65716c", bump=.2, scale=1), 0)
box("floor", (12, 6, .1), (0, 0, -.6), walnut("3a2012", .4, 1), 0)
spot((-2.6, -4.2, 2.7), (.10, .8, 1.35), 1300, 20, .05, kelvin(3700), .03)
area((-2.4, -1.2, 1.7), (0, 0, 1.3), .7, 40, kelvin(3600), 2.0)
area((2.4, -.6, 2.2), (0, 0, 1.4), .9, 46, kelvin(6800), 2.0)
area((0, -4.4, 1.4), (0, 0, 1.4), 2.4, 26, kelvin(5200))
ambient("4a4440", .10)
camera((-.10, -4.4, 1.42), (.01, 0, 1.33), 92, 4, (0, -.1, 1.4))
shoot("garments", 24, dict(NIGHT, anchor=(95, .80), bloom=.08))
