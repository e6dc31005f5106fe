"""Things of the trade from close by: radios in their charger, a hook on its chain, a tour on a map, a case with one
empty place (--view)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

import numpy as np
from scipy.ndimage import gaussian_filter


def room(wall="3a2416", top="2a170c", y=6.5):
    box("table", (60, 30, .4), (0, 4, -.2), walnut(top, .36, .5), 0)
    box("wall", (70, .2, 40), (0, y, 6), plaster(wall, bump=.12, scale=.5), 0)


def radio(lit, coat="0d0d0f"):
    case, rubber = principled("case", coat, .42, 0, Specular=.45)[0], matte("0c0c0d", .75, .35)
    brushed = principled("knob", "2a2927", .30, .7)[0]
    P = [box("body", (.62, .36, 1.26), (0, 0, .63), case, .07, segments=5), box("face", (.50, .03, 1.02), (0, -.185, .58), rubber, .05, segments=4),
         box("window", (.36, .02, .17), (0, -.207, .93), principled("pane", "0d1416", .08, 0, Specular=.8)[0], .02)]
    P += [box("slot", (.34 - .012 * abs(i - 3), .02, .032), (0, -.203, .26 + .07 * i), matte("020202", .9, .1), .006) for i in range(7)]
    for k in range(60):                                     # milled edge of a knob
        a = math.tau * k / 60
        P.append(box("mill", (.010, .010, .10), (.17 + .078 * math.cos(a), .075 * math.sin(a), 1.345), brushed, 0, (0, 0, a)))
    P += [lathe("knob", [(0, 1.26), (.074, 1.26), (.074, 1.40), (.060, 1.415), (0, 1.415)], brushed, 80, (.17, 0, 0)),
          lathe("channel", [(0, 1.26), (.055, 1.26), (.052, 1.34), (.042, 1.352), (0, 1.352)], brushed, 60, (-.01, 0, 0)),
          lathe("aerial", spline([(0, 1.24), (.066, 1.24), (.066, 1.34), (.052, 1.40), (.046, 2.05), (.040, 2.62), (.022, 2.665), (0, 2.67)], 90), rubber, 60, (-.20, 0, 0)),
          box("talk", (.05, .17, .36), (-.325, -.01, .86), rubber, .02), box("ridge", (.03, .13, .02), (-.355, -.01, .92), rubber, .004), box("ridge", (.03, .13, .02), (-.355, -.01, .80), rubber, .004)]
    light = glow(lit, 7.0)
    light.cycles.sample_as_light = False
    P.append(sphere("light", .026, (.085, -.03, 1.285), light, 24))
    return P


def radios():
    """Seven radios stand in their charger, the one in front has been taken out."""
    room("35261d", "1c110a", 7.5)
    dock, lip = principled("dock", "1d1c1c", .38, .2, Specular=.4)[0], principled("lip", "3a3836", .28, .7)[0]
    P, n, step = [], 9, 1.06
    P += [box("dock", (n * step + .3, 1.05, .34), (0, .06, .17), dock, .07, segments=5), box("lip", (n * step + .34, .06, .05), (0, -.48, .20), lip, .015)]
    for k in range(n):
        x = (k - (n - 1) / 2) * step
        P.append(box("seat", (.78, .56, .26), (x, .06, .42), dock, .05))
        taken = k == 2
        lamp = glow("ff3a12" if taken else "ffb24a", 9.0 if taken else 5.0)
        lamp.cycles.sample_as_light = False
        P.append(sphere("lamp", .028, (x, -.475, .285), lamp, 24))
        if taken:
            P.append(box("shaft", (.60, .36, .02), (x, .06, .553), matte("020202", .9, .1), .01))
        else:
            r = group(radio("ffb24a"), (x, .08, .46))
            r.rotation_euler = (math.radians(-5), 0, 0)
            P.append(r)
    group(P, (.35, 0, 0), -33)
    spot((-6, -4, 7.5), (3.0, 7.4, 3.2), 5200, 26, .03, kelvin(2900), .05)
    area((-7, 3.6, 3.2), (0, 0, .8), 1.0, 620, kelvin(2900), 5).visible_glossy = True
    area((7, -6, 5), (0, 0, 1), 4.5, 110, kelvin(7400))
    area((-2, -7, 6), (0, 0, 1), 4, 22, kelvin(4200))
    ambient("2a3442", .12)
    camera((-5.9, -9.6, 2.3), (.1, 0, 1.55), 50)
    return dict(NIGHT, anchor=(98, .86), bloom=.22, saturation=.9)


def swept(name, path, radius, mat, flat=1.0, seg=48):
    """A bar along a path in the xz plane, its thickness by place."""
    P = np.array(path)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]

    def fn(u, v):
        k = int(round(v * (len(P) - 1)))
        a, r = u * math.tau, radius(k / (len(P) - 1))
        return (P[k][0] - T[k][1] * r * math.cos(a), r * flat * math.sin(a), P[k][1] + T[k][0] * r * math.cos(a))
    return grid(name, fn, seg, len(P), mat, close_u=True)


def hook():
    """A hook on its chain holds a sling: what hangs above everybody."""
    box("wall", (80, .2, 60), (0, 22, 0), plaster("2a1a10", bump=.1, scale=.3), 0)
    lit_disc(5.6, (2.9, 20, 1.2), .95)
    steel, n, p = principled("steel", "8d8983", .27, 1)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 3, 4, .6), .16, .15))
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 16, 3, .6), .06, .02))
    black, red = principled("black", "141416", .34, .5)[0], principled("red", "a3341b", .34, 0, Specular=.5, Clearcoat=.4)[0]
    R, S, w = .20, .30, .082
    arc = [(R * math.cos(a), S / 2 + R * math.sin(a)) for a in np.linspace(0, math.pi, 40)] + [(R * math.cos(a), -S / 2 + R * math.sin(a)) for a in np.linspace(math.pi, math.tau, 40)]
    pitch = 2 * R + S - 2 * w
    for k in range(12):
        z = 2.78 + k * pitch
        o = tube("link", [(x, 0, zz) for x, zz in arc], w, steel, True, 12)
        o.location, o.rotation_euler = (0, 0, z), (0, 0, math.radians(38 + 90 * (k % 2)))
    P = [lathe("swivel", spline([(.0, 2.40), (.12, 2.40), (.30, 2.34), (.34, 2.20), (.34, 1.98), (.28, 1.90), (.20, 1.86), (.20, 1.70)], 90), red, 120),
         torus("ring", .345, .035, steel, (0, 0, 2.09), seg=140, sides=20), torus("eye", .20, .085, steel, (0, 0, 2.52), (math.pi / 2, 0, 0), seg=100, sides=30)]
    path = spline([(0, 1.86), (0, 1.60), (.07, 1.30), (.40, 1.00), (.60, .60), (.56, .16), (.28, -.20), (-.14, -.30), (-.52, -.12), (-.70, .20), (-.74, .42)], 220)
    P.append(swept("hook", path, lambda t: .17 + .115 * math.exp(-((t - .56) / .24) ** 2) - .10 * max(0, (t - .82) / .18) ** 1.5, steel, .86))
    P.append(sphere("tip", .072, (-.742, 0, .43), steel, 40))
    P.append(prism("latch", [(-.03, 1.44), (-.70, .52), (-.78, .30), (-.62, .34), (.06, 1.26)], .13, black, .03))
    P.append(disc("pin", .07, (.0, 0, 1.40), steel, (0, 0, 0), .30, .01, 60))
    # two slings lie in the bow, woven
    web, n, p = principled("web", "b8552a", .82, 0, Specular=.2, Sheen=.4)
    uv = n.add("ShaderNodeSeparateXYZ", {0: n.coord("UV", (1, 1, 1))})
    rib = n.math("SINE", n.math("MULTIPLY", uv.outputs[1], 720.0))
    line = n.math("SINE", n.math("MULTIPLY", uv.outputs[0], 60.0))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", rib, .6), n.math("MULTIPLY", line, .4)), .35, .02))
    n.put(p, "Base Color", n.ramp(n.math("MULTIPLY_ADD", line, .5, .5), [(.2, rgba("9c4220")), (.6, rgba("c4623a"))]))
    for s, dy in ((-1, -.10), (1, .10)):
        loop = spline([(.0 + s * 1.35, -7.5), (s * .80, -3.2), (s * .36, -.75), (.16 + s * .06, -.16), (-.02, .04), (-.20 + s * .06, -.16), (-.30 + s * .22, -.85), (-.16 + s * .62, -3.2), (s * 1.18, -7.5)], 260)
        L = np.array(loop)

        def band(u, v, L=L, s=s, dy=dy):
            k = int(round(v * (len(L) - 1)))
            wide = .62 - .26 * math.exp(-((L[k][1] + .05) / .7) ** 2)
            return (L[k][0] + .05 * math.sin(u * 3.1), (u - .5) * wide + dy * (1 + .8 * min(1, -min(0, L[k][1]) / 3)), L[k][1] + .05 * math.sin(u * math.pi))
        o = grid("sling", band, 24, 260, web)
        m = o.modifiers.new("thick", "SOLIDIFY")
        m.thickness = .07
    group(P, (0, 0, 0), -24)
    area((-4.5, -2.0, 4.5), (0, 0, .6), 1.0, 900, kelvin(3100), 5)
    area((4.2, 3.4, 1.5), (0, 0, .4), 1.0, 800, kelvin(2700), 5)
    area((3.5, -5.5, 3), (0, 0, .4), 3.5, 260, kelvin(7600))
    area((-1.5, -8, 1), (0, 0, .4), 4.0, 170, kelvin(4000))
    ambient("2a3442", .10)
    camera((-.55, -13.5, .2), (.12, 0, .62), 66, .7, (0, -.3, .5))
    return dict(NIGHT, anchor=(97.5, .88), bloom=.2, saturation=.9)


TOUR = [(-4.3, -1.3), (-3.3, .55), (-2.1, -.75), (-1.25, .95), (-.25, -.35), (.55, 1.30), (1.35, .05), (2.35, 1.25), (2.75, -.45), (3.75, .45), (4.75, 1.45)]
SHEET = (13.0, 8.6)


def drawn():
    """A map without a name: contours, woods, water, roads; the image and its height."""
    W, H = 2600, 1720
    rng = np.random.RandomState(8)
    h = sum(gaussian_filter(rng.randn(H, W), s, mode="wrap") * s * a for s, a in ((230, 1.0), (110, .55), (50, .26), (22, .09)))
    h = (h - h.min()) / (h.max() - h.min())
    yy, xx = np.mgrid[0:H, 0:W]
    place = lambda p: ((p[0] / SHEET[0] + .5) * W, (p[1] / SHEET[1] + .5) * H)
    for p in TOUR:                                          # no town stands in a lake
        px, py = place(p)
        h += .20 * np.exp(-((xx - px) ** 2 + (yy - py) ** 2) / 130 ** 2)
    woods = gaussian_filter(rng.randn(H, W), 40, mode="wrap") * 40
    img = np.ones((H, W, 3)) * (.86, .80, .66)
    paint = lambda m, c: img.__imul__(1 - m[..., None]).__iadd__(m[..., None] * np.array(c))
    soft = lambda d, w: np.clip(w + .5 - d, 0, 1)
    paint(np.clip((woods - .35) * 9, 0, 1) * .55, (.62, .68, .46))
    water = np.clip((.26 - h) * 220, 0, 1)
    gy, gx = np.gradient(h)
    g = np.hypot(gx, gy) + 1e-7
    for count, width, dark in ((34, .55, .55), (34 / 5, 1.1, .75)):
        v = h * count
        paint(soft(abs(v - np.round(v)) / (g * count), width) * dark, (.55, .36, .20))
    paint(water, (.50, .63, .68))
    paint(soft(abs(h - .26) / g, 1.4), (.22, .38, .47))
    for k in range(7):                                      # roads that wind from edge to edge
        pts = np.array(spline([(x, rng.uniform(.1, .9) * H if k % 2 else H * (.15 + .12 * k) + rng.uniform(-130, 130)) for x in np.linspace(-60, W + 60, 9)], 900))
        d = np.full((H, W), 99.0)
        for px, py in pts:
            x0, x1, y0, y1 = (int(max(0, q)) for q in (px - 9, px + 10, py - 9, py + 10))
            if x1 > x0 and y1 > y0:
                d[y0:y1, x0:x1] = np.minimum(d[y0:y1, x0:x1], np.hypot(xx[y0:y1, x0:x1] - px, yy[y0:y1, x0:x1] - py))
        paint(soft(d, 4.2), (.34, .20, .12))
        paint(soft(d, 2.6), (.86, .62, .30) if k % 2 else (.93, .90, .82))
    for p in TOUR:                                          # towns are blocks round a ring
        px, py = place(p)
        for _ in range(70):
            a, r, s = rng.uniform(0, math.tau), abs(rng.normal(0, 34)) + 8, rng.randint(3, 8)
            x, y = int(px + r * math.cos(a)), int(py + r * math.sin(a))
            img[max(0, y - s):y + s, max(0, x - s):x + s] = (.66, .40, .28)
    for x in np.arange(0, W, 200):
        img[:, int(x):int(x) + 1] = img[:, int(x):int(x) + 1] * .8
    for y in np.arange(0, H, 200):
        img[int(y):int(y) + 1] = img[int(y):int(y) + 1] * .8
    b = 26
    edge = np.ones((H, W), bool)
    edge[b:-b, b:-b] = False
    img[edge] = (.86, .80, .66)
    return np.clip(img, 0, 1)


def route():
    """A tour on a folded map: eleven pins, one red thread, and the light of a window."""
    box("table", (60, 40, .4), (0, 4, -.24), walnut("3a2212", .38, .5), 0)
    img = drawn()
    H, W, _ = img.shape
    tex = bpy.data.images.new("map", W, H)
    tex.pixels.foreach_set(np.dstack((img, np.ones((H, W)))).astype(np.float32).ravel())
    m, n, p = principled("paper", "d8c9a6", .78, 0, Specular=.25)
    node = n.add("ShaderNodeTexImage", {"Vector": n.coord("UV", (1, 1, 1))})
    getattr(node, "node", node).image = tex
    n.put(p, "Base Color", node.outputs["Color"])
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .05, .01))
    fx, fy = SHEET[0] / 6, SHEET[1] / 3

    def z(x, y):
        u, v = (x / fx) % 2, (y / fy + .5) % 2
        return .16 * abs(u - 1) ** 1.15 + .09 * abs(v - 1) ** 1.15 + .03 * math.sin(.9 * x + .5 * y)
    sheet = grid("map", lambda u, v: ((u - .5) * SHEET[0], (v - .5) * SHEET[1], z((u - .5) * SHEET[0], (v - .5) * SHEET[1])), 420, 280, m)
    me = sheet.data
    if not me.uv_layers:
        me.uv_layers.new()
    co = np.empty(len(me.vertices) * 3)
    me.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    idx = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", idx)
    me.uv_layers[0].data.foreach_set("uv", np.column_stack((co[idx, 0] / SHEET[0] + .5, co[idx, 1] / SHEET[1] + .5)).astype(np.float32).ravel())
    steel, head, first = principled("steel", "c9c2b6", .2, 1)[0], brass(.18), principled("red", "a82a18", .22, 0, Specular=.5, Clearcoat=.5)[0]
    yarn, n, p = principled("yarn", "b02c19", .8, 0, Sheen=.5)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 70, 2, .5), .4, .02))
    tops = []
    for k, (x, y) in enumerate(TOUR):
        h, lean = z(x, y), (.05 * math.sin(3 * k), .05 * math.cos(5 * k))
        top = (x + lean[0], y + lean[1], h + .50)
        tube("needle", [(x, y, h - .05), top], .012, steel)
        lathe("head", spline([(0, -.02), (.052, 0), (.060, .03), (.034, .07), (.030, .12), (.062, .17), (.070, .20), (.054, .225), (0, .232)], 60), first if k == 10 else head, 60, (top[0], top[1], top[2] - .08))
        knot = (x + lean[0] * .6, y + lean[1] * .6, h + .30)
        tops.append(knot)
        for j in range(3):
            torus("wind", .024, .013, yarn, (knot[0], knot[1], knot[2] - .024 + .024 * j), (.12 * j - .1, .1, 0), seg=40, sides=14)
    for a, b in zip(tops, tops[1:]):
        A, B = np.array(a), np.array(b)
        tube("thread", [tuple(A + (B - A) * t - np.array((0, 0, .07 * 4 * t * (1 - t)))) for t in np.linspace(0, 1, 24)], .015, yarn)
    tube("end", spline([tops[-1], tuple(np.array(tops[-1]) + (.3, -.2, -.2)), tuple(np.array(tops[-1]) + (.7, -.1, -.32)), tuple(np.array(tops[-1]) + (1.0, .3, -.30))], 40), .015, yarn)
    window_light((-.5, .2, 0), (8.4, 3.8), (.62, .74, -.36), 5.6, True, 3400, 6.0)
    area((6, -6, 6), (0, 0, 0), 5, 240, kelvin(7600))
    ambient("56617a", .22)
    camera((-4.9, -7.0, 3.3), (-.75, .1, .22), 48, .85, (-2.1, -.4, .4))
    return dict(NIGHT, anchor=(95, .80), bloom=.12, saturation=.9)


def foam():
    """A case lined with foam and seen from above: five tools lie in their places, the sixth place is empty and lit."""
    box("table", (60, 40, .4), (0, 4, -.6), walnut("26150b", .36, .5), 0)
    lining, n, p = principled("foam", "5a544e", .95, 0, Specular=.15)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 48, 3, .7), .35, .02))
    shell, steel, gold = principled("shell", "1a1a1c", .35, .3)[0], principled("steel", "b4aea4", .22, 1)[0], brass(.2)
    W, D, T = 6.6, 4.4, .62
    G = []
    slab = box("foam", (W, D, T), (0, 0, T / 2 - .1), lining, .03)
    G.append(slab)
    cells = [(-2.15, 1.02, 1.74, 1.56), (0, 1.02, 1.74, 1.56), (2.15, 1.02, 1.74, 1.56), (-2.15, -1.02, 1.74, 1.56), (0, -1.02, 1.74, 1.56), (2.15, -1.02, 1.74, 1.56)]
    for x, y, w, d in cells:
        tool = prism("tool", rounded_outline(w, d, .16), 1.2, None, 0, (x, y, T + .20), (math.radians(90), 0, 0))
        cut(slab, tool)
    for s in (-1, 1):
        G += [box("rim", (W + .44, .22, .78), (0, s * (D / 2 + .11), .22), shell, .03), box("rim", (.22, D + .44, .78), (s * (W / 2 + .11), 0, .22), shell, .03),
              box("edge", (W + .50, .10, .06), (0, s * (D / 2 + .12), .62), steel, .02), box("edge", (.10, D + .50, .06), (s * (W / 2 + .12), 0, .62), steel, .02)]
        for t in (-1, 1):
            G.append(sphere("corner", .21, (s * (W / 2 + .14), t * (D / 2 + .14), .50), steel, 48))
    z = .23
    # microphone capsule, lens, radio, reel of tape, shackle
    mic = microphone((0, 0, 0), 0, 0, 0, 3.1)
    mic.location, mic.rotation_euler = (-2.52, 1.42, z + .26), (math.radians(-90), 0, math.radians(46))
    G.append(mic)
    L = [lathe("barrel", spline([(0, 0), (.50, 0), (.52, .06), (.52, .22), (.56, .25), (.56, .50), (.53, .53), (.53, .62), (.60, .68), (.60, .82), (.57, .85)], 90), shell, 140),
         torus("ring", .585, .028, gold, (0, 0, .84), seg=140, sides=20), torus("grip", .555, .022, steel, (0, 0, .37), seg=140, sides=16),
         lathe("cone", [(.56, .84), (.40, .66), (.34, .64)], matte("050505", .6, .3), 120)]
    pane, n, p = principled("glass", "1a1030", .04, .2, Specular=1.0, Clearcoat=1.0)
    L.append(lathe("glass", [(.36, .65)] + [(.36 * math.cos(a), .65 + .13 * math.sin(a)) for a in np.linspace(.1, math.pi / 2, 20)], pane, 100))
    G.append(group(L, (0, 1.02, z), 0))
    r = group(radio("ffb24a", "8a4a26"), (2.44, .26, z + .36))
    r.rotation_euler, r.scale = (math.radians(-90), 0, math.radians(26)), (.80, .80, .78)
    G.append(r)
    tape = principled("tape", "b8552a", .5, 0, Specular=.35)[0]
    G += [lathe("tape", [(.34, 0), (.66, 0), (.665, .02), (.665, .46), (.66, .48), (.34, .48), (.34, 0)], tape, 160, (-2.15, -1.02, z)),
          lathe("core", [(.345, -.005), (.345, .485), (.30, .485), (.30, -.005)], matte("a98a5f", .8), 120, (-2.15, -1.02, z))]
    bow = spline([(-.24, -.42), (-.25, -.20), (-.42, .14), (-.28, .46), (0, .56), (.28, .46), (.42, .14), (.25, -.20), (.24, -.42)], 120)
    S = [tube("bow", [(x, y, .16) for x, y in bow], .10, steel, False, 12), tube("pin", [(-.52, -.42, .16), (.52, -.42, .16)], .085, gold, False, 12),
         sphere("eye", .15, (-.28, -.42, .16), steel, 40), sphere("eye", .15, (.28, -.42, .16), steel, 40), box("nut", (.14, .26, .26), (.48, -.42, .16), gold, .03)]
    G.append(group(S, (0, -1.02, z), -22, 1.08))
    # the empty place glows
    lit = glow(kelvin(2700), 2.6)
    lit.cycles.sample_as_light = False
    G.append(disc("light", .48, (2.15, -.92, .235), lit, (math.radians(90), 0, 0), .02, .004, 160))
    g = group(G, (.35, 0, 0), -9)
    point((2.55, -1.35, .75), 26, kelvin(2700), .3).visible_glossy = False
    area((-6.0, 4.4, 4.2), (.6, 0, .2), 1.3, 1350, kelvin(3300), 4)
    area((6, -6, 5), (0, 0, .2), 4, 240, kelvin(7600))
    area((-.5, 4.5, 8), (0, 0, .2), 3, 160, kelvin(4200))
    ambient("2a3442", .14)
    camera((-.3, -4.4, 11.4), (-.22, -.12, .1), 47)
    return dict(NIGHT, anchor=(98, .86), bloom=.24, saturation=.9, exposure=.5)


SIZES = dict(radios=(2400, 1200), hook=(1600, 2000), route=(2400, 1350), foam=(1800, 1800))
VIEWS = dict(radios=radios, hook=hook, route=route, foam=foam)
view = ARGS.view or "radios"
begin(*SIZES[view])
shoot(view, 20, VIEWS[view]())
