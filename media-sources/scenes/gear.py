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


def radio(lit, coat="101113"):
    """A hand-held radio, its front to -y: a lit pane, nine keys, a pierced grille, a ribbed key to talk at its side."""
    case, n, p = principled("case", coat, .46, 0, Specular=.3)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 2, .5), .10, .004))
    rubber, plate, hole = matte("0e0e10", .62, .35), principled("plate", "141518", .55, 0, Specular=.2)[0], matte("020202", 1, 0)
    brushed, pale = principled("knob", "34332f", .30, .7)[0], matte("cfc8ba", .6)
    lamp = glow(lit, 1.5)
    lamp.cycles.sample_as_light = False
    face = lambda w, h, x, z, mat, depth=.02, y=-.20, r=.03, bev=.008: prism("face", rounded_outline(w, h, min(r, w / 2.01, h / 2.01), 6), depth, mat, bev, (x, y, z))
    P = [prism("body", rounded_outline(.64, 1.28, .11), .36, case, .055, (0, 0, .64), (0, 0, 0), 6), face(.53, 1.12, 0, .63, plate, .05, -.175, .07, .016), face(.43, .25, 0, .975, rubber, .03, -.198, .03), face(.36, .18, 0, .975, principled("pane", "10100c", .12, 0, Specular=.4)[0], .03, -.203, .015, .004)]
    lit_bar = lambda w, h, x, z: box("bar", (w, .004, h), (x, -.2205, z), lamp, 0)
    P += [lit_bar(.014, .014 + .012 * k, -.15 + .022 * k, .916 + .006 * k + .007) for k in range(5)]
    P += [lit_bar(.10, .006, .11, 1.036), lit_bar(.10, .006, .11, .998), lit_bar(.006, .044, .057, 1.017), lit_bar(.006, .044, .163, 1.017), lit_bar(.008, .016, .171, 1.017)] + [lit_bar(.022, .026, .078 + .028 * k, 1.017) for k in range(3)]
    P += [lit_bar(w, .016, x, z) for w, x, z in ((.12, -.10, 1.03), (.08, -.12, .995), (.16, .09, .935))]
    for i in range(3):
        for j in range(3):
            x, z = -.15 + .15 * i, .765 - .085 * j
            P += [face(.118, .058, x, z, rubber, .05, -.205, .02, .012), box("sign", (.022 + .012 * ((i + j) % 3), .003, .008), (x, -.2315, z), lamp, 0)]
    first = None
    for i in range(11):                                     # the grille: staggered rows of holes
        for j in range(6):
            x, z = -.20 + .040 * i, .205 + .046 * j + .023 * (i % 2)
            if first is None:
                first = o = disc("hole", .0125, (x, -.2005, z), hole, (0, 0, 0), .004, 0, 24)
            else:
                o = link(first.copy())
                o.location = (x, -.2005, z)
            P.append(o)
    for x in (-.215, .215):
        P += [disc("screw", .022, (x, -.200, .125), brushed, (0, 0, 0), .012, .003, 32), box("slot", (.030, .003, .006), (x, -.2065, .125), hole, 0, (0, .5, 0))]
    for k in range(60):                                     # milled edge of a knob
        t = math.tau * k / 60
        P.append(box("mill", (.010, .010, .10), (.17 + .078 * math.cos(t), .075 * math.sin(t), 1.365), brushed, 0, (0, 0, t)))
    P += [lathe("knob", [(0, 1.27), (.074, 1.27), (.074, 1.42), (.060, 1.435), (0, 1.435)], brushed, 80, (.17, 0, 0)), box("index", (.010, .05, .003), (.17, -.035, 1.436), pale, 0),
          lathe("collar", [(0, 1.27), (.060, 1.27), (.060, 1.33), (.05, 1.34), (0, 1.34)], principled("alarm", "c8501c", .4)[0], 60, (-.005, -.02, 0)),
          lathe("aerial", [(0, 1.26), (.085, 1.26), (.085, 1.34), (.066, 1.36)] + [(.060 - .012 * (z - 1.36) / .62 + (.006 if k % 2 else 0), z) for k, z in enumerate(np.linspace(1.37, 1.94, 44))] + [(.046, 1.96), (.030, 2.0), (0, 2.01)], rubber, 48, (-.195, .02, 0)),
          box("talk", (.06, .19, .40), (-.325, -.01, .86), rubber, .025)]
    P += [box("ridge", (.024, .15, .016), (-.357, -.01, .72 + .047 * k), rubber, .005) for k in range(7)]
    light = glow(lit, 6.0)
    light.cycles.sample_as_light = False
    P.append(sphere("light", .022, (.07, -.06, 1.285), light, 24))
    return P


def radios():
    """Two radios stand in their charger, from close by; the place between them is empty."""
    room("35261d", "1c110a", 7.5)
    dock, lip = principled("dock", "0d0d0e", .46, 0, Specular=.3)[0], principled("lip", "3a3836", .28, .7)[0]
    P, n, step = [], 3, 1.20
    P += [box("dock", (n * step + .24, 1.05, .34), (0, .06, .17), dock, .07, segments=5), box("lip", (n * step + .28, .06, .05), (0, -.48, .20), lip, .015)]
    for k in range(n):
        x = (k - (n - 1) / 2) * step
        P.append(box("seat", (.80, .58, .26), (x, .06, .42), dock, .05))
        taken = k == 1
        lamp = glow("ff2008" if taken else "ffb24a", 5.0 if taken else 4.0)
        lamp.cycles.sample_as_light = False
        P.append(sphere("lamp", .028, (x, -.475, .285), lamp, 24))
        if taken:
            P.append(box("shaft", (.62, .38, .02), (x, .06, .553), matte("020202", .9, .1), .01))
            P += [box("contact", (.05, .10, .012), (x + d, .06, .565), principled("contact", "d8a850", .25, 1.0)[0], .004) for d in (-.12, .12)]
        else:
            r = group(radio("ffb24a"), (x, .08, .44))
            r.rotation_euler = (math.radians(-5), 0, 0)
            P.append(r)
    group(P, (.10, 0, 0), -30)
    spot((-6, -4, 7.5), (2.6, 7.4, 2.0), 5200, 24, .03, kelvin(2900), .05)
    area((-5.5, 3.4, 3.0), (0, 0, 1), 1.0, 760, kelvin(3000), 5).visible_glossy = True
    area((-5, -6.5, 3.2), (0, 0, 1), 2.4, 150, kelvin(4600), 4).visible_glossy = False
    area((6, -4, 4.5), (0, 0, 1), 4, 60, kelvin(7400))
    ambient("2a3442", .06)
    camera((-3.5, -6.4, 1.95), (.06, 0, 1.20), 40, 1.1, (-.75, -.3, 1.1))
    return dict(NIGHT, anchor=(97.6, .74), bloom=.16, saturation=.9)


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


TOUR = [(-1.65, -1.25), (-2.5, .15), (-1.15, .55), (-.5, -.85), (.55, .15), (1.55, -.95), (2.55, .35), (1.25, 1.35), (-.35, 1.75), (.75, 2.9), (2.75, 2.35)]
SHEET = (16.0, 13.0)


def drawn():
    """A map without a name: contours, woods, water, roads; the image and its height."""
    W, H = 3200, 2600
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
    for count, width, dark in ((30, .55, .5), (6, 1.1, .75)):
        v = h * count
        paint(soft(abs(v - np.round(v)) / (g * count), width) * dark, (.55, .36, .20))
    paint(water, (.50, .63, .68))
    paint(soft(abs(h - .26) / g, 1.4), (.22, .38, .47))
    for k in range(7):                                      # roads that wind from edge to edge
        pts = np.array(spline([(x, rng.uniform(.1, .9) * H if k % 2 else H * (.15 + .12 * k) + rng.uniform(-130, 130)) for x in np.linspace(-60, W + 60, 9)], 7000))
        d = np.full((H, W), 99.0)
        for px, py in pts:
            x0, x1, y0, y1 = (int(max(0, q)) for q in (px - 9, px + 10, py - 9, py + 10))
            if x1 > x0 and y1 > y0:
                d[y0:y1, x0:x1] = np.minimum(d[y0:y1, x0:x1], np.hypot(xx[y0:y1, x0:x1] - px, yy[y0:y1, x0:x1] - py))
        paint(soft(d, 1.9 if k % 2 else 1.1), (.58, .27, .15) if k % 2 else (.45, .36, .26))
    for p in TOUR:                                          # towns are blocks between streets, with an edge of their own
        px, py = place(p)
        x0, x1, y0, y1 = int(px - 90), int(px + 90), int(py - 90), int(py + 90)
        dx, dy = xx[y0:y1, x0:x1] - px, yy[y0:y1, x0:x1] - py
        a, ph = rng.uniform(0, math.pi), rng.uniform(0, math.tau, 3)
        u, v, th = dx * math.cos(a) + dy * math.sin(a), dy * math.cos(a) - dx * math.sin(a), np.arctan2(dy, dx)
        size = rng.uniform(46, 62) * (1 + .16 * np.sin(2 * th + ph[0]) + .12 * np.sin(3 * th + ph[1]) + .07 * np.sin(5 * th + ph[2]))
        gap = np.minimum(np.abs((u + 3 * np.sin(v / 17)) % 19 - 9.5), np.abs((v + 3 * np.sin(u / 21)) % 15 - 7.5))
        built = np.clip(size - np.hypot(dx, dy), 0, 1)
        m = np.zeros((H, W))
        m[y0:y1, x0:x1] = built * .8
        paint(m, (.80, .70, .56))
        m[y0:y1, x0:x1] = built * np.clip(gap - 1.1, 0, 1) * .85
        paint(m, (.66, .50, .40))
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
    sheet = grid("map", lambda u, v: ((u - .5) * SHEET[0], (v - .5) * SHEET[1], z((u - .5) * SHEET[0], (v - .5) * SHEET[1])), 520, 420, m)
    me = sheet.data
    if not me.uv_layers:
        me.uv_layers.new()
    co = np.empty(len(me.vertices) * 3)
    me.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    idx = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", idx)
    me.uv_layers[0].data.foreach_set("uv", np.column_stack((co[idx, 0] / SHEET[0] + .5, co[idx, 1] / SHEET[1] + .5)).astype(np.float32).ravel())
    steel, head, first = principled("steel", "c9c2b6", .2, 1)[0], brass(.34), principled("red", "a82a18", .22, 0, Specular=.5, Clearcoat=.5)[0]
    yarn, n, p = principled("yarn", "9c2616", .9, 0, Sheen=.4, Specular=.1)
    tops = []
    for k, (x, y) in enumerate(TOUR):
        h, lean = z(x, y), (.10 * math.sin(3 * k), .07 * math.cos(5 * k))
        at = lambda t, x=x, y=y, h=h, lean=lean: (x + lean[0] * t, y + lean[1] * t, h + .62 * t)
        last = k == len(TOUR) - 1
        tube("needle", [at(-.05), at(1)], .014, steel)
        sphere("head", .165 if last else .135, at(1.13), first if last else head, 96)
        tops.append(at(.52))
        for j in range(4):
            torus("wind", .020, .011, yarn, at(.49 + .025 * j), (.16 * j - .2, .12, 0), seg=40, sides=12)
    strand = lambda path: [tube("thread", path, .0115, yarn)]
    for k, (a, b) in enumerate(zip(tops, tops[1:])):
        A, B = np.array(a), np.array(b)
        sag = .10 + .05 * (k % 3)
        strand([tuple(A + (B - A) * t - np.array((0, 0, sag * 4 * t * (1 - t)))) for t in np.linspace(0, 1, 40)])
    x, y, h = tops[-1]
    low = lambda dx, dy: (x + dx, y + dy, z(x + dx, y + dy) + .014)
    strand(spline([(x, y, h), (x + .14, y - .10, h - .12), low(.38, -.22), low(.72, -.12), low(.92, .14), low(1.20, .10), low(1.45, -.16)], 70))
    for q in (-.02, .02):                                   # the end frays
        strand(spline([low(1.45, -.16), low(1.53, -.22 + q), low(1.60, -.26 + 3 * q)], 20))
    window_light((.1, 1.1, 0), (9.0, 8.0), (.80, .62, -.62), 5.0, True, 3200, 6.0)
    for o in bpy.data.lights:
        if o.type == "SUN":
            o.angle = math.radians(5.5)                     # the sun behind a thin curtain: the shadows soften with their length
    area((6, -6, 6), (0, 0, 0), 5, 150, kelvin(7600))
    area((-2, 1, 12), (0, 0, 0), 9, 110, kelvin(5200))      # the ceiling, for the heads of the pins
    ambient("56617a", .26)
    camera((-1.0, -10.3, 6.9), (.16, .82, .3), 56, 1.5, (.2, -.1, .5))
    return dict(NIGHT, anchor=(95, .78), bloom=.10, saturation=.88)


def strip():
    """Six tickets that hang together stand on a table, folded like a screen; five are punched, the last is red."""
    box("table", (60, 40, .4), (0, 4, -.2), walnut("2a160b", .40, .5), 0)
    box("wall", (70, .2, 40), (0, 9, 6), plaster("2e1c12", bump=.10, scale=.4), 0)
    W, H, fold = 1.62, 2.5, math.radians(34)

    def stock(name, base, ink):
        m, n, p = principled(name, base, .85, 0, Specular=.15, Subsurface=.0)
        s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
        x, z = s.outputs["X"], s.outputs["Z"]
        edge = n.math("MAXIMUM", n.math("SUBTRACT", n.math("ABSOLUTE", x), W / 2), n.math("SUBTRACT", n.math("ABSOLUTE", z), H / 2))
        def line(at, wide):
            return n.math("LESS_THAN", n.math("ABSOLUTE", n.math("ADD", edge, at)), wide)
        far = n.math("SQRT", n.math("ADD", n.math("POWER", x, 2.0), n.math("POWER", n.math("SUBTRACT", z, .42), 2.0)))
        turn = n.math("ARCTAN2", n.math("SUBTRACT", z, .42), x)
        wave = n.math("MULTIPLY", n.math("SINE", n.math("MULTIPLY", turn, 18.0)), .035)
        marks = [line(.13, .011), line(.17, .004)]
        for r in (.42, .46, .50):
            marks.append(n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("ADD", far, wave), r)), .008))
        low = n.math("SQRT", n.math("ADD", n.math("POWER", x, 2.0), n.math("POWER", n.math("ADD", z, .68), 2.0)))
        for r, w in ((.27, .007), (.30, .003)):             # where the punch goes
            marks.append(n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", low, r)), w))
        marks.append(n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", far, .10)), .05))
        all_ = marks[0]
        for q in marks[1:]:
            all_ = n.math("MAXIMUM", all_, q)
        grain = n.noise(n.add("ShaderNodeTexCoord").outputs["Object"], 40, 4, .7)
        n.put(p, "Base Color", n.ramp(n.math("MULTIPLY", all_, .9), [(0, rgba(base)), (1, rgba(ink))]))
        n.put(p, "Normal", n.bump(grain, .10, .004))
        return m
    buff, red = stock("buff", "d9bf8e", "6b2a18"), stock("red", "9c2417", "e2b878")
    x, y = -W * math.cos(fold) * 3, 0.0
    c, s = math.cos(fold), math.sin(fold)
    teeth = []
    k = 24
    side = lambda sx: [(sx * (W / 2 - (.022 if j % 2 else .0)), z) for j, z in enumerate(np.linspace(-H / 2, H / 2, 2 * k + 1))]
    outline = side(1) + side(-1)[::-1]
    for j in range(6):
        d = 1 if j % 2 == 0 else -1
        turn = d * fold
        mx, my = x + W / 2 * c, y + d * W / 2 * s
        card = prism("ticket", outline, .022, red if j == 5 else buff, .003, (mx, my, H / 2), (0, 0, turn))
        if j < 5:
            hole = disc("hole", .21, (mx + 0 * c, my, H / 2 - .68), None, (0, 0, turn), .6, 0, 80)
            cut(card, hole)
        x, y = x + W * c, y + d * W * s
    for bx, by, r in ((-2.0, -1.5, .2), (-1.2, -1.9, 1.1), (.55, -1.55, .5)):
        o = disc("punched", .20, (bx, by, .012), buff, (math.pi / 2, 0, r), .02, .003, 60)
    spot((.9, 7.4, 5.6), (-.1, -.6, .3), 2600, 40, .55, kelvin(2900), .06)
    area((-8.5, -3.8, 3.6), (0, 0, 1), 1.6, 900, kelvin(3300), 3).visible_glossy = False
    area((6, -6, 4), (0, 0, 1), 4, 150, kelvin(4600))
    ambient("2a3442", .14)
    camera((-1.2, -10.8, 4.0), (.0, -.1, .98), 45, 1.1, (0, -.2, 1.2))
    return dict(NIGHT, anchor=(97, .80), bloom=.14, saturation=.9)


def foam():
    """A case seen from above: five tools lie in the shapes that were cut for them, the sixth is empty and lit."""
    table, n, p = principled("table", "1d3350", .8, 0, Specular=.02)
    n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object", (.25, 3.5, 3.5)), 3, 4, .65, 1.5), [(.3, rgba("0d1c33")), (.7, rgba("162a48"))]))
    box("table", (60, 40, .4), (0, 4, -.6), table, 0)
    lining, n, p = principled("foam", "2c5a60", .95, 0, Specular=.12)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 34, 2, .6), .22, .02))
    shell, gold = principled("shell", "1a1a1c", .35, .3)[0], brass(.2)
    steel = principled("steel", "b4aea4", .22, 1)[0]
    alloy, n, p = principled("alloy", "a39a8e", .33, 1)
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), 5, 3, .6), .10, .29))
    W, D, T, deep = 6.7, 4.7, .72, .46
    top = T - .1
    z = top - deep
    G = []
    slab = box("foam", (W, D, T), (0, 0, T / 2 - .1), lining, .02)
    G.append(slab)

    def hollow(outline, at, turn=0.0, floor=z):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        pts = [(at[0] + x * c - y * s, -(at[1] + x * s + y * c)) for x, y in outline]
        G.append(prism("tool", pts, 2.0, None, 0, (0, 0, floor + 1.0), (math.radians(90), 0, 0)))
        cut(slab, G[-1])
    ring = lambda r, x=0.0, y=0.0, k=140: [(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, k, endpoint=False)]
    oblong = lambda w, d, r, x=0.0, y=0.0: [(x + a, y + b) for a, b in rounded_outline(w, d, r)]
    A, B, C = (-2.16, 1.10), (.04, 1.10), (2.20, 1.10)
    E, F, H = (-2.16, -1.12), (.04, -1.12), (2.20, -1.12)
    # microphone
    turn = 38
    hollow(ring(.37, 0, .62), A, turn)
    hollow([(-.27, .5), (.27, .5), (.17, -1.06), (-.17, -1.06)], A, turn)
    hollow(oblong(1.04, .42, .20, 0, -.38), A, turn, z + .10)
    mic = microphone((0, 0, 0), 0, 0, 0, 3.3)
    t = math.radians(turn)
    mic.location, mic.rotation_euler = (A[0] - .62 * math.sin(t), A[1] + .62 * math.cos(t), z + .34), (math.radians(-90), 0, t)
    G.append(mic)
    # lens
    hollow(ring(.665), B)
    hollow(oblong(1.86, .44, .21), B, 0, z + .12)
    L = [lathe("barrel", [(0, 0), (.50, 0), (.52, .02), (.52, .22), (.53, .23), (.60, .26), (.61, .27), (.61, .60), (.60, .61), (.58, .62), (.58, .70), (.59, .71), (.63, .74), (.635, .75), (.635, .90), (.63, .91), (.605, .92), (.60, .92)], shell, 160),
         torus("ring", .600, .020, gold, (0, 0, .915), seg=160, sides=20), torus("mark", .585, .012, gold, (0, 0, .66), seg=140, sides=16),
         lathe("cone", [(.60, .915), (.55, .86), (.55, .82), (.48, .80), (.48, .76), (.42, .74), (.42, .66), (.38, .65)], matte("070606", .55, .4), 140)]
    for k in range(80):                                     # milled grip
        a = math.tau * k / 80
        L.append(box("mill", (.012, .022, .26), (.612 * math.cos(a), .612 * math.sin(a), .43), shell, 0, (0, 0, a)))
    pane = principled("glass", "0c0a16", .05, 0, Specular=.8)[0]
    L.append(lathe("glass", [(.40, .66)] + [(.40 * math.cos(a), .66 + .06 * math.sin(a)) for a in np.linspace(.1, math.pi / 2, 20)], pane, 100))
    G.append(group(L, (B[0], B[1], z), 0))
    # radio
    turn, k = -9, .74
    hollow(oblong(.54, 1.04, .08, .01, -.42), C, turn)
    hollow(oblong(.16, 1.24, .07, -.148, .42), C, turn)
    hollow(oblong(.20, .30, .09, .126, .10), C, turn)
    hollow(oblong(1.02, .44, .21, 0, -.46), C, turn, z + .10)
    r = group(radio("ffb24a", "9c4a24"), (0, 0, 0))
    t = math.radians(turn)
    r.location, r.rotation_euler, r.scale = (C[0] + .90 * math.sin(t), C[1] - .90 * math.cos(t), z + .17), (math.radians(-90), 0, t), (k, k, k)
    G.append(r)
    # reel of tape
    hollow(ring(.70), E)
    hollow(oblong(1.84, .44, .21), E, 0, z + .12)
    tape, n, p = principled("tape", "b04c22", .62, 0, Specular=.3)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    far = n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs[0], 2.0), n.math("POWER", s.outputs[1], 2.0)))
    layers = n.noise(n.add("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", far, 90.0)}), 1.0, 2, .7)
    n.put(p, "Base Color", n.ramp(layers, [(.3, rgba("8e3715")), (.7, rgba("c65f30"))]))
    n.put(p, "Normal", n.bump(layers, .35, .01))
    rolled = [lathe("tape", [(.345, .0), (.655, .0), (.662, .008), (.665, .02), (.665, .55), (.662, .562), (.655, .57), (.345, .57)], tape, 180),
              lathe("core", [(.350, 0), (.350, .575), (.345, .58), (.305, .58), (.30, .575), (.30, 0)], matte("a98a5f", .85), 140)]
    G.append(group(rolled, (E[0], E[1], z)))
    # shackle
    turn = -24
    hollow(oblong(1.30, 1.38, .45), F, turn)
    bow = spline([(-.26, -.46), (-.28, -.20), (-.44, .14), (-.30, .48), (0, .58), (.30, .48), (.44, .14), (.28, -.20), (.26, -.46)], 120)
    S = [tube("bow", [(x, y, .16) for x, y in bow], .11, steel, False, 16), tube("pin", [(-.50, -.44, .16), (.50, -.44, .16)], .085, gold, False, 16),
         disc("eye", .19, (-.27, -.44, .16), steel, (0, 0, math.pi / 2), .24, .03, 60), disc("eye", .19, (.27, -.44, .16), steel, (0, 0, math.pi / 2), .24, .03, 60), box("nut", (.12, .26, .26), (.45, -.44, .16), gold, .03)]
    G.append(group(S, (F[0], F[1] + .02, z), turn, 1.0))
    # the empty place glows
    hollow(ring(.665), H, 0, z + .02)
    hollow(oblong(1.84, .44, .21), H, 0, z + .12)
    m, n, out = material("lit")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    q = n.math("DIVIDE", n.math("SQRT", n.math("ADD", n.math("POWER", s.outputs["X"], 2.0), n.math("POWER", s.outputs["Z"], 2.0))), .66)
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(q, [(0, kelvin(3600)), (1, kelvin(2500))]), "Strength": n.ramp(q, [(0, (.95,) * 3), (.7, (.72,) * 3), (1, (.45,) * 3)])}))
    m.cycles.sample_as_light = False
    G.append(disc("light", .655, (H[0], H[1], z + .035), m, (math.radians(90), 0, 0), .02, 0, 160))
    # the case: frame, angles, corners of steel, rivets
    for s in (-1, 1):
        G += [box("rim", (W + .36, .18, .92), (0, s * (D / 2 + .09), .26), shell, .03), box("rim", (.18, D + .36, .92), (s * (W / 2 + .09), 0, .26), shell, .03),
              box("edge", (W + .44, .24, .07), (0, s * (D / 2 + .12), .72), alloy, .025), box("edge", (.24, D + .44, .07), (s * (W / 2 + .12), 0, .72), alloy, .025)]
        for t in (-1, 1):
            G += [box("corner", (.62, .26, .10), (s * (W / 2 - .06), t * (D / 2 + .12), .72), steel, .03), box("corner", (.26, .62, .10), (s * (W / 2 + .12), t * (D / 2 - .06), .72), steel, .03),
                  sphere("ball", .24, (s * (W / 2 + .10), t * (D / 2 + .10), .60), steel, 64)]
            G += [sphere("rivet", .045, (s * (W / 2 - .28), t * (D / 2 + .12), .765), steel, 24), sphere("rivet", .045, (s * (W / 2 + .12), t * (D / 2 - .28), .765), steel, 24)]
        G += [sphere("rivet", .038, (x, s * (D / 2 + .12), .755), steel, 24) for x in (-2.1, -1.05, 0, 1.05, 2.1)]
        G += [sphere("rivet", .038, (s * (W / 2 + .12), y, .755), steel, 24) for y in (-1.05, 0, 1.05)]
    group(G, (.30, 0, 0), -3)
    point((2.47, -1.25, .55), 10, kelvin(2700), .3).visible_glossy = False
    area((-8.5, 7.0, 8.0), (.6, -.2, .3), 1.4, 4200, kelvin(3300), 2.6)
    area((1.5, 5.5, 9.5), (.2, 0, .3), 3.5, 300, kelvin(4300))
    area((6, -5, 6), (.3, 0, .2), 4, 160, kelvin(4800)).visible_glossy = False
    ambient("3a3028", .16)
    camera((.2, -7.0, 12.0), (.2, -.05, .3), 38.8, shift=(-.095, .004))
    return dict(NIGHT, anchor=(97, .86), bloom=.13, saturation=.9, exposure=-.05)


SIZES = dict(radios=(2400, 1200), hook=(1600, 2000), route=(2400, 1350), strip=(2400, 1350), foam=(2240, 2320))
VIEWS = dict(radios=radios, hook=hook, route=route, strip=strip, foam=foam)
view = ARGS.view or "radios"
begin(*SIZES[view])
shoot(view, 20, VIEWS[view]())
