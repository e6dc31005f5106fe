"""Chauffeur and luggage from close by: seven trunks before a green wall, the clock of a car in its leather (`--view dial`)
and a tag and a key at the grip of a trunk (`--view grip`)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

FLAT = (math.pi / 2, 0, 0)


def trunk(w, d, h, hide, trim, metal, thread, strap=None, front=True):
    """A trunk on its broad side, its lock to -y; w, d and h in metres."""
    P = [box("body", (w, d, h), (0, 0, h / 2), hide, .012, segments=4)]
    e, t = .030, .0022
    for s in (-1, 1):                               # bindings along the edges, their stitches
        for z in (e / 2, h - e / 2):
            P.append(box("binding", (w + 2 * t, t * 2, e), (0, s * (d / 2 + .0004), z), trim, .0014, segments=2))
            P.append(box("binding", (t * 2, d + 2 * t, e), (s * (w / 2 + .0004), 0, z), trim, .0014, segments=2))
        P.append(box("binding", (w + 2 * t, e, t * 2), (0, s * (d / 2 - e / 2), h + .0004), trim, .0014, segments=2))
        P.append(box("binding", (e, d + 2 * t, t * 2), (s * (w / 2 - e / 2), 0, h + .0004), trim, .0014, segments=2))
        for r in (-1, 1):
            P.append(box("binding", (e, t * 2, h), (r * (w / 2 - e / 2), s * (d / 2 + .0004), h / 2), trim, .0014, segments=2))
            P.append(box("binding", (t * 2, e, h), (s * (w / 2 + .0004), r * (d / 2 - e / 2), h / 2), trim, .0014, segments=2))
    y = -d / 2 - .0026
    spots = [((x, y, z), (0, -1, 0), .0017) for x in np.arange(-w / 2 + .05, w / 2 - .05, .0075) for z in (e - .006, h - e + .006)]
    spots += [((-w / 2 - .0026, q, z), (-1, 0, 0), .0017) for q in np.arange(-d / 2 + .05, d / 2 - .05, .0075) for z in (e - .006, h - e + .006)]
    spots += [((x, -d / 2 + e - .006, h + .0028), (0, 0, 1), .0017) for x in np.arange(-w / 2 + .05, w / 2 - .05, .0075)]
    P.append(beads("stitch", spots, thread, .6, 8))
    rivets = []
    for a in (-1, 1):                               # caps of brass
        for b in (-1, 1):
            for c, z in ((-1, 0), (1, h)):
                k = .058
                P.append(box("cap", (k, k, k), (a * (w / 2 - k / 2 + .005), b * (d / 2 - k / 2 + .005), z - c * (k / 2 - .005)), metal, .013, segments=6))
                rivets += [((a * (w / 2 - k + .012), -d / 2 - .005, z - c * (k - .012)), (0, -1, 0), .0042)] if b < 0 else []
    P.append(beads("rivet", rivets, metal, .6, 12))
    if front:
        for x in (-.27 * w, .27 * w):               # two locks
            P += [box("plate", (.052, .004, .062), (x, -d / 2 - .002, h * .56), metal, .004, segments=3), box("hasp", (.026, .010, .058), (x, -d / 2 - .008, h * .64), metal, .004, segments=4),
                  disc("key", .007, (x, -d / 2 - .006, h * .50), metal, (0, 0, 0), .004, .001, 30)]
        P.append(tube("grip", spline([(-.085, -d / 2, h * .60), (-.080, -d / 2 - .042, h * .56), (0, -d / 2 - .052, h * .54), (.080, -d / 2 - .042, h * .56), (.085, -d / 2, h * .60)], 60), .0105, trim, False, 12))
        P += [torus("ring", .017, .0038, metal, (s * .085, -d / 2 - .006, h * .60), (0, 0, 0), 60, 14) for s in (-1, 1)]
    P.append(box("gap", (w - .05, .002, .0022), (0, -d / 2 - .0006, h * .62), matte("0a0604", 1, 0), 0))
    for x in (strap or ()):
        q = .046
        P += [box("strap", (q, .006, h + .008), (x, -d / 2 - .004, h / 2), trim, .0025, segments=3), box("strap", (q, d + .012, .006), (x, 0, h + .004), trim, .0025, segments=3)]
        z = h * .45
        P += [tube("frame", [(x - .030, -d / 2 - .011, z - .022), (x + .030, -d / 2 - .011, z - .022), (x + .030, -d / 2 - .011, z + .022), (x - .030, -d / 2 - .011, z + .022)], .0038, metal, True, 8), tube("pin", [(x, -d / 2 - .012, z + .022), (x, -d / 2 - .012, z - .026)], .0028, metal, False, 8),
              box("loop", (q + .012, .006, .014), (x, -d / 2 - .009, z - .052), trim, .002, segments=3)]
        P.append(beads("stitch", [((x + s * .018, -d / 2 - .0072, z1), (0, -1, 0), .0014) for s in (-1, 1) for z1 in np.arange(.03, h - .02, .007)], thread, .6, 6))
    return P


def luggage():
    """Seven trunks, each of its own leather, a pair of skis and the wheel of a wheelchair before a wall of petrol plaster."""
    box("floor", (20, 12, .2), (0, 3, -.1), walnut("2c190d", .31, 1.2), 0)
    box("wall", (30, .2, 12), (0, 1.5, 3), plaster("37565e", bump=.14, scale=.3), 0)
    box("skirting", (30, .06, .16), (0, 1.38, .08), principled("skirting", "2a3f45", .4, Specular=.45)[0], .012)
    m, thread = brass(.2), matte("d9c4a0", .8, .1)
    trim, black, wine = leather("3a1f10", .42), leather("120e0c", .40), leather("2a120b", .42)
    for size, tone, edge, strap, at, turn in (((.98, .56, .32), "8a5028", trim, (-.12, .36), (-.98, .0, 0), -9), ((.84, .48, .24), "4e120e", wine, None, (-1.02, .04, .323), -3), ((.58, .40, .18), "b8946a", trim, None, (-.98, .02, .566), -14),
                                              ((.92, .54, .28), "23443a", black, None, (.08, .10, 0), 5), ((.78, .46, .26), "8a5a16", trim, (-.22, .22), (.04, .10, .283), -2), ((.54, .38, .20), "1e3450", black, None, (.14, .08, .546), 9)):
        group(trunk(*size, leather(tone, .42), edge, m, thread, strap), at, turn)
    group(trunk(.66, .22, .46, leather("3c1830", .42), black, m, thread), (-.44, -.46, 0), 12)
    # a tag without a word, on its cord
    tag = [box("tag", (.062, .004, .104), (0, 0, -.062), matte("eadcc2", .8, .1), .003), torus("eye", .007, .002, m, (0, -.003, -.020), FLAT, 40, 10), tube("cord", spline([(0, -.004, -.018), (.006, -.008, .02), (.004, .006, .05)], 30), .0022, matte("c9b08a", .8))]
    group(tag, (-.40, -.640, .255), 0, 1, (math.radians(-6), math.radians(9), math.radians(12)))
    # skis and a wheel
    wood = walnut("8a5a30", .34, 2)
    for x, lean, turn in ((.66, 1, -8), (.78, 3, -2)):
        s = [prism("ski", [(-.044, 0), (.044, 0), (.038, .8), (.046, 1.62), (.040, 1.74), (.020, 1.84), (0, 1.88), (-.020, 1.84), (-.040, 1.74), (-.046, 1.62), (-.038, .8)], .012, wood, .004), box("band", (.10, .022, .035), (0, 0, .62), trim, .004)]
        group(s, (x, .98, 0), 0, 1, (math.radians(-12), math.radians(lean), math.radians(turn)))
    steel, tyre = principled("steel", "c6c0b6", .2, 1.0)[0], matte("0f0c0a", .7, .3)
    R, x, y = .31, 1.04, -.02
    g = [torus("tyre", R, .017, tyre, (0, 0, R), FLAT, 200, 24), torus("rim", R - .022, .007, steel, (0, 0, R), FLAT, 200, 16), torus("push", R - .05, .009, steel, (0, -.05, R), FLAT, 200, 16), disc("hub", .028, (0, -.02, R), steel, (0, 0, 0), .05, .008, 60)]
    g += [tube("spoke", [(.02 * math.cos(a + .5), (-.02, .02)[k % 2], R + .02 * math.sin(a + .5)), ((R - .02) * math.cos(a), 0, R + (R - .02) * math.sin(a))], .0016, steel, False, 6) for k, a in enumerate(np.linspace(0, math.tau, 29)[:-1])]
    g += [tube("post", [(-.02, .05, .42), (.14, .05, .93), (.24, .05, .95)], .012, steel), tube("grip", [(.20, .05, .947), (.31, .05, .955)], .018, tyre), tube("seat", [(-.34, .05, .46), (0, .05, .46)], .012, steel)]
    group(g, (x, y, 0), -24)
    spot((-3.6, -3.0, 2.6), (-.1, .2, .35), 1500, 40, .5, kelvin(3300), .10)
    area((2.6, .4, 1.8), (0, .1, .4), .5, 90, kelvin(3500), 1.4)
    area((2.4, -3.8, 1.8), (0, 0, .3), 2.4, 100, kelvin(7000))
    ambient("2a3442", .16)
    camera((.20, -6.6, 1.08), (-.09, 0, .52), 58, 2.0, (-.2, -.3, .4))
    return dict(NIGHT, anchor=(98.2, .88), bloom=.18)


#: the numerals of the clock in strokes, one high; "|" parts them, "~" rounds one
NUMERALS = ("~.31,1 .12,.84 .06,.5 .12,.16 .31,0 .50,.16 .56,.5 .50,.84 .31,1", ".12,.78 .36,1 .36,0", "~.06,.72 .12,.92 .31,1 .50,.92 .55,.72 .44,.48 .06,.02|.05,.01 .58,.01",
            "~.07,.86 .29,1 .51,.90 .51,.66 .26,.55|~.26,.55 .54,.46 .57,.18 .32,0 .05,.14", ".45,0 .45,1 .02,.28 .60,.28", ".53,.99 .15,.99 .10,.55|~.10,.55 .32,.63 .56,.47 .56,.17 .32,0 .05,.12",
            "~.50,.98 .24,.80 .07,.44 .10,.13 .32,0 .54,.14 .55,.42 .32,.57 .09,.40", ".04,.99 .58,.99 .24,0",
            "~.31,.54 .11,.66 .13,.91 .31,1 .49,.91 .51,.66 .31,.54 .07,.40 .07,.11 .31,0 .55,.11 .55,.40 .31,.54", "~.12,.02 .38,.20 .55,.56 .52,.87 .30,1 .08,.86 .07,.58 .30,.43 .53,.60")


def numeral(text, x, z, size, mat):
    """The strokes of a numeral on the dial, its middle at x and z."""
    strokes, x = [], x - size * (.31 + .36 * (len(text) - 1))
    for c in text:
        for stroke in NUMERALS[int(c)].split("|"):
            pts = [tuple(map(float, q.split(","))) for q in stroke.lstrip("~").split()]
            strokes.append(tube("numeral", [(x + size * a, -.0845, z + size * (b - .5)) for a, b in (spline(pts, 60) if stroke[0] == "~" else pts)], .068 * size, mat, False, 8))
        x += size * .72
    return strokes


def grained(color, rough):
    """Leather close by: fine cells, its colour a little cloudy."""
    m, n, p = principled("hide", color, rough, Specular=.45)
    v = n.coord("Object")
    cell = n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 62.0}, feature="SMOOTH_F1").outputs["Distance"]
    n.put(p, "Base Color", n.ramp(n.noise(v, 2.4, 4, .6), [(.3, tuple(c * .72 for c in rgb(color))), (.7, tuple(c * 1.2 for c in rgb(color)))]))
    n.put(p, "Normal", n.bump(cell, .30, .012))
    return m


def dial():
    """Twelve minutes to seven on the clock of a car: an ivory dial in stitched leather, in the light of a reading lamp."""
    hide, dark, thread, m, steel = grained("7d5233", .42), grained("3d2618", .46), matte("e2c393", .7, .2), brass(.2), principled("chrome", "d8d0c4", .10, 1.0)[0]
    n_, n, p = principled("face", "f0dcb4", .5, Specular=.3)
    n.put(p, "Emission", (*rgb("f0b868"), 1))
    n.put(p, "Emission Strength", .12)
    prism("panel", rounded_outline(16, 2.02, .10), .2, hide, .08, (0, .10, .02), segments=8)
    for s in (-1, 1):                               # rows of stitches along its seams
        wires("stitch", [[(x, -.006, .02 + s * .90), (x + .058, -.006, .02 + s * .90)] for x in np.arange(-5, 5, .090)], .0095, thread, False, 3)
    g = [disc("well", .66, (0, -.02, 0), matte("0c0806", .6), (0, 0, 0), .10, .01), disc("face", .60, (0, -.080, 0), n_, (0, 0, 0), .008, 0), torus("bezel", .665, .060, m, (0, -.085, 0), FLAT, 360, 60), torus("inner", .602, .010, steel, (0, -.085, 0), FLAT, 360, 16)]
    ink = matte("1c100a", .4)
    for k in range(60):
        a, long = k * math.tau / 60, .048 if k % 5 == 0 else .024
        g.append(box("mark", (.013 if k % 5 == 0 else .005, .006, long), ((.570 - long / 2) * math.sin(a), -.086, (.570 - long / 2) * math.cos(a)), ink, .001, (0, a, 0)))
        if k % 5 == 0:
            g += numeral(str(k // 5 or 12), .442 * math.sin(a), .442 * math.cos(a), .098, ink)
    for a, l, w, back in ((math.radians(204), .30, .034, .05), (math.radians(288), .47, .022, .07)):
        g.append(prism("hand", [(-w / 2, -back), (w / 2, -back), (w * .62, l * .55), (0, l), (-w * .62, l * .55)], .008, ink, .001, (0, -.100, 0), (0, a, 0)))
    g += [tube("second", [(.07 * math.sin(2.36 + math.pi), -.112, .07 * math.cos(2.36 + math.pi)), (.50 * math.sin(2.36), -.112, .50 * math.cos(2.36))], .0035, matte("9c3416", .5)), sphere("pin", .030, (0, -.105, 0), m, 40)]
    group(g, (.80, 0, 0))
    # a strip of metal and the shelf below
    tube("line", [(-7, -.02, -1.06), (7, -.02, -1.06)], .022, steel, False, 10)
    box("shelf", (14, 1.2, .5), (0, -.35, -1.40), dark, .10, segments=6)
    box("top", (14, 1.2, .9), (0, -.20, 1.56), dark, .14, segments=6)
    spot((-1.9, -3.0, 1.55), (.80, 0, .0), 1200, 62, 1.0, kelvin(3500), .08)
    area((3.8, -3.0, 2.2), (1.0, 0, .1), 1.0, 60, kelvin(3600), .4)
    area((-2, -4.4, -.8), (.4, 0, .2), 2.4, 30, kelvin(7200), .7).visible_glossy = False
    softbox((-5, -3.4, 1.6), (.8, 0, 0), 2.2, 3.4, kelvin(3600), 5)
    softbox((-4.2, -9.0, 4.2), (.8, 0, 0), 4.4, 3.0, kelvin(3500), 3.2)
    softbox((5.5, -3.2, .6), (.8, 0, 0), 1.6, 3.6, kelvin(6400), 2.4)
    softbox((1.5, -3.2, 3.2), (.8, 0, 0), 5.0, .9, kelvin(3800), 6)
    softbox((6.0, -4.2, .6), (.8, 0, 0), 4.0, 6.0, kelvin(5200), 2.2)
    softbox((1.2, -3.0, -3.2), (.8, 0, 0), 6.0, 1.2, kelvin(3300), 3)
    ambient("2a3442", .10)
    camera((-1.5, -7.3, .80), (-.22, 0, -.01), 63, .5, (.70, -.1, .0))
    return dict(NIGHT, anchor=(98.0, .88), bloom=.14, saturation=.84)


def grip():
    """The grip of a green trunk from close by: on it hang a tag and, on a red cord, the key of a house; the light of a door behind."""
    hide, tan, m, thread, cord = grained("20302a", .38), grained("7a4422", .40), brass(.17), matte("e2c393", .7, .2), matte("a5321c", .8, .2)
    box("body", (16, 3.4, 5), (-1, 1.7, -2.5), hide, .16, segments=8)
    box("binding", (16, .03, .62), (-1, -.012, -.40), tan, .014, segments=3)     # along the edge, stitched on both faces
    box("binding", (16, .62, .03), (-1, .38, .012), tan, .014, segments=3)
    wires("stitch", [[(x, -.034, z), (x + .062, -.034, z)] for x in np.arange(-8, 6, .096) for z in (-.16, -.64)], .011, thread, False, 3)
    wires("stitch", [[(x, y, .033), (x + .062, y, .033)] for x in np.arange(-8, 6, .096) for y in (.14, .62)], .011, thread, False, 3)
    box("gap", (16, .02, .03), (-1, -.004, -1.62), matte("080604", 1, 0), 0)
    for x in (-1.9, 4.3):                             # the locks
        P = [box("plate", (.62, .05, .80), (0, 0, 0), m, .04, segments=4), box("hasp", (.34, .10, .66), (0, -.06, .16), m, .05, segments=5), disc("eye", .085, (0, -.05, -.24), matte("0a0705", .6), (0, 0, 0), .03, .006, 60), torus("ring", .09, .018, m, (0, -.065, -.24), FLAT, 80, 14)]
        P.append(beads("rivet", [((a, -.025, b), (0, -1, 0), .035) for a in (-.25, .25) for b in (-.34, .34)], m, .6, 16))
        group(P, (x, -.05, -1.45))
    # the grip on its two posts
    path = spline([(-.02, .42, .10), (.02, .40, .44), (.22, .36, .80), (.62, .33, 1.00), (1.2, .32, 1.07), (1.78, .33, 1.00), (2.18, .36, .80), (2.38, .40, .44), (2.42, .42, .10)], 160)
    tube("grip", path, .155, tan, False, 16)
    q = np.array(path)
    wires("stitch", [[(q[k][0], q[k][1] - .152, q[k][2] - .03), ((q[k][0] * .4 + q[k + 1][0] * .6), q[k][1] - .152, (q[k][2] * .4 + q[k + 1][2] * .6) - .03)] for k in range(14, len(q) - 15)], .012, thread, False, 3)
    for x, s_ in ((-.02, 1), (2.42, -1)):
        box("foot", (.56, .52, .09), (x, .42, .05), m, .04, segments=5)
        torus("ring", .20, .050, m, (x, .42, .20), (0, 0, 0), 100, 20)
        torus("ring", .185, .040, m, (x, .42, .32), (0, 0, 0), 100, 20)
        beads("rivet", [((x + d, .20, .05), (0, -1, 0), .05) for d in (-.2, .2)], m, .6, 16)
    # the tag: leather with a seam and an eyelet, on a strap with a buckle
    from corners import rounded
    edge = rounded([(-.36, .0), (-.22, .26), (.22, .26), (.36, .0), (.36, -1.06), (-.36, -1.06)], .08, 6)
    inner = [(x * .84, z * .90 - .04) for x, z in edge]
    ring = np.array([*inner, inner[0]])
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
    run = [(np.interp(t, far, ring[:, 0]), 0, np.interp(t, far, ring[:, 1])) for t in np.linspace(0, far[-1], 69)]
    red = grained("6e2416", .38)
    P = [board("tag", [edge, circle_outline(.055, 40, 0, .13)[::-1]], red, (0, 0, 0), .045, .016, 4), torus("eye", .075, .022, m, (0, -.03, .13), FLAT, 80, 16)]
    P.append(wires("stitch", [[(a[0], -.040, a[2]), (b[0] * .6 + a[0] * .4, -.040, b[2] * .6 + a[2] * .4)] for a, b in zip(run[:-1], run[1:])], .011, thread, False, 3))
    P += [torus("mark", .17, .016, m, (0, -.036, -.46), FLAT, 100, 12), disc("mark", .05, (0, -.036, -.46), m, (0, 0, 0), .02, .006, 60)]
    group(P, (.52, -.13, -.62), 0, 1, (math.radians(-3), math.radians(7), 0))
    loop = spline([(.535, -.16, -.49), (.55, -.10, .2), (.60, .10, .86), (.62, .33, 1.185), (.63, .54, .9), (.60, .30, .3), (.55, -.02, -.2), (.53, -.06, -.49)], 90)
    grid("strap", lambda u, v: (lambda a: (a[0] + (u - .5) * .15, a[1], a[2]))(loop[min(round(v * 90), len(loop) - 1)]), 6, 91, tan)
    tube("strap", [(a[0] - .075, a[1], a[2]) for a in loop], .014, tan, False, 6)
    tube("strap", [(a[0] + .075, a[1], a[2]) for a in loop], .014, tan, False, 6)
    tube("buckle", [(.46, -.10, .16), (.65, -.10, .16), (.65, -.085, .34), (.46, -.085, .34)], .024, m, True, 8)
    # the key on its cord
    g = key(m, (0, 0, 0), (0, 0, 0), 15)
    g.location, g.rotation_euler = (1.86, -.14, -.62), (math.radians(-2), math.radians(-9), math.radians(8))
    tube("cord", spline([(1.84, -.16, -.80), (1.80, -.15, -.45), (1.74, -.06, .25), (1.70, .14, .86), (1.69, .33, 1.19), (1.70, .52, .9), (1.76, .20, .2), (1.83, -.04, -.45), (1.86, -.10, -.80)], 120), .038, cord, True, 10)
    # behind: a dark room, a door ajar
    box("wall", (40, .2, 20), (0, 17, 4), matte("1c1712", .95, .1), 0)
    softbox((10.6, 16, 1.5), (10.6, 0, 1.5), 6.0, 26, kelvin(2500), .15, False).visible_camera = True
    spot((-5.2, -4.6, 3.4), (1.0, 0, -.2), 1500, 54, .9, kelvin(3100), .16)
    softbox((.5, -14, -3.0), (1, 0, -.5), 16, 7.0, kelvin(3600), .9)
    softbox((-4.5, -6.0, 3.4), (1, 0, 0), 1.8, 4.0, kelvin(3300), 5)
    softbox((6.0, -5.0, 2.0), (1, 0, 0), 1.6, 4.5, kelvin(7200), 3)
    softbox((1.2, -4.2, 5.0), (1, 0, 0), 7.0, .9, kelvin(3700), 5)
    area((6.5, 4.5, 2.6), (1.2, .4, .8), 1.2, 90, kelvin(2900), 3.0)
    area((3.5, -6, .5), (1.2, 0, -.3), 2.6, 160, kelvin(7400), 1.2).visible_glossy = False
    ambient("2a3442", .10)
    camera((-.5, -8.6, 1.15), (.62, 0, -.24), 42, .8, (1.2, -.1, .0))
    return dict(NIGHT, anchor=(97.6, .84), bloom=.12, saturation=.74, exposure=-.7, contrast=1.08)


VIEWS = dict(grip=grip, luggage=luggage, dial=dial)
view = ARGS.view or "luggage"
begin(*dict(grip=(2400, 1160), luggage=(2400, 1100), dial=(2400, 1500))[view])
shoot(view, 16, VIEWS[view]())
