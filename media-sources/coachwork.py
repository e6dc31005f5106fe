"""The flank of a car from close by: panels with seams between them, glass, a handle, water that beads on the paint.
Along x the car points to -x, its flank looks towards -y, z is the height above the road."""
from props import *

WAIST = .915                            # height of the lower edge of the windows
LEAN = (.225, .44)                      # how far the windows lean inwards over their height
SIDE = course([(.10, -.80), (.20, -.855), (.30, -.892), (.44, -.905), (.58, -.918), (.70, -.935), (.752, -.948), (.790, -.942), (.84, -.922), (.89, -.902), (.93, -.888)])


def skin(x, z):
    """How far out the flank is: a waist that swells a little along the car."""
    return SIDE(z) + .012 * ((x - .2) / 1.6) ** 2


def edged(n, edge=.03):
    """Parameters from 0 to 1, dense at both ends."""
    k = n // 4
    return np.concatenate([np.linspace(0, edge, k, endpoint=False), np.linspace(edge, 1 - edge, n - 2 * k, endpoint=False), np.linspace(1 - edge, 1, k)])


def panel(name, left, right, low, high, mat, roll=.007, dents=(), n=(180, 220), over=skin):
    """Part of the flank between two seams (x as functions of z); its edges are rolled inwards. `dents` are (x, z, width, height, depth)."""
    us, vs = edged(n[0]), edged(n[1])
    verts = []
    for v in vs:
        z = low + (high - low) * v
        a, b = left(z), right(z)
        for u in us:
            x = a + (b - a) * u
            d = min((x - a), (b - x), (z - low), (high - z))
            y = over(x, z)
            if d < roll:
                y += roll - math.sqrt(max(0.0, roll ** 2 - (roll - d) ** 2))
            for cx, cz, w, h, deep in dents:
                q = ((x - cx) / w) ** 2 + ((z - cz) / h) ** 2
                if q < 1:
                    y += deep * (1 - q) ** 2
            verts.append((x, y, z))
    m = len(us)
    faces = [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(len(vs) - 1) for i in range(m - 1)]
    return mesh(name, verts, faces, mat)


def pane_at(x, s, out=0.0):
    """A point of the plane of the windows: s metres up from the waist along the glass."""
    w, h = LEAN
    k = math.hypot(w, h)
    return (x, skin(0, WAIST) + .012 + s * w / k - out * h / k, WAIST + s * h / k + out * w / k)


def in_pane(ob, out=0.0):
    """Lays a `board()` of (x, s) into the plane of the windows."""
    ob.rotation_euler = (math.atan2(LEAN[1], LEAN[0]), 0, 0)
    ob.location = pane_at(0, 0, out)
    return ob


def beads(name, spots, mat, flat=.55, seg=10, contact=None, rs=None):
    """Drops as one mesh: spots are (point, normal, radius). With `contact`, the angle in degrees at which a drop meets what it
    lies on, they are flat caps; with `rs` no two have the same outline, and they are a little longer than wide."""
    unit, faces = [], []
    ring = seg // 2
    for j in range(ring + 1):
        for i in range(seg):
            a, b = i / seg * math.tau, j / ring * math.pi / 2
            r, h = math.cos(b), math.sin(b) * flat
            if contact:
                q = math.radians(contact)
                h = math.sqrt(1 / math.sin(q) ** 2 - r * r) - 1 / math.tan(q)
            unit.append((r * math.cos(a), r * math.sin(a), h))
    if contact:                         # the face it lies on, with an edge of its own
        unit += [(r * math.cos(i / seg * math.tau), r * math.sin(i / seg * math.tau), 0) for r in (0, 1) for i in range(seg)]
    for j in (*range(ring), *([ring + 1] if contact else [])):
        for i in range(seg):
            faces.append((j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i))
    unit, faces = np.array(unit), np.array(faces)
    verts, quads = [], []
    for k, (p, nrm, r) in enumerate(spots):
        rot = np.array(Vector(nrm).to_track_quat("Z", "Y").to_matrix())
        one = unit
        if rs is not None:
            a = np.arctan2(unit[:, 1], unit[:, 0])
            w = 1 + .10 * np.sin(2 * a + rs.uniform(0, 6.3)) + .07 * np.sin(3 * a + rs.uniform(0, 6.3))
            one = unit * np.stack([w, w * rs.uniform(1.0, 1.3), np.ones_like(w)], 1)
        verts.append((one * r) @ rot.T + np.array(p))
        quads.append(faces + k * len(unit))
    return mesh(name, np.concatenate(verts).tolist(), np.concatenate(quads).tolist(), mat)


def handle(x, z, mat, w=.21):
    """A bar that bridges the hollow behind it."""
    P, n = [], 60
    rows = []
    for i in range(n + 1):
        t = i / n * 2 - 1
        out = .034 * (1 - abs(t) ** 5) - .004
        h, d = .0135 * (1 - .22 * abs(t) ** 3), .0085
        rows.append((x + t * w / 2, skin(x, z) - out, z + .006 * (1 - t * t), h, d))

    def fn(u, v):
        k = v * n
        i = min(int(k), n)
        cx, cy, cz, h, d = rows[i]
        a = u * math.tau
        ca, sa = math.cos(a), math.sin(a)
        return (cx, cy + d * math.copysign(abs(ca) ** .7, ca), cz + h * math.copysign(abs(sa) ** .7, sa))
    P.append(grid("handle", fn, 64, n + 1, mat, close_u=True))
    return P


def softbox(loc, target, w, h, color, strength, seen=True):
    """A light that fades towards its edges, as what polished paint mirrors."""
    m, n, out = material("softbox")
    s = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]})
    f = [n.math("SUBTRACT", 1.0, n.math("POWER", n.math("ABSOLUTE", n.math("DIVIDE", s.outputs[i], d / 2)), 2.0), clamp=True) for i, d in ((0, w), (1, h))]
    k = n.math("MULTIPLY", n.math("MULTIPLY", f[0], f[0]), n.math("MULTIPLY", f[1], f[1]))
    n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*color, 1), "Strength": n.math("MULTIPLY", k, strength)}))
    o = mesh("softbox", [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], m, False)
    o.location = loc
    aim(o, target)
    o.visible_camera = False
    o.visible_glossy = seen
    return o


def street(rs, across=9.0, x=(-16, 22), count=150):
    """Windows, signs and lamps of the other side of a street, behind the camera: only what paint and glass mirror of them."""
    for _ in range(count):
        w = glow((kelvin(2400), kelvin(2700), kelvin(3000), kelvin(2600), rgb("8fb0dc"))[rs.integers(0, 5)], rs.uniform(.4, 3.2))
        w.cycles.sample_as_light = False
        o = box("window", (rs.uniform(.4, 1.2), .05, rs.uniform(.6, 1.7)), (rs.uniform(*x), -across - rs.uniform(0, 3), rs.choice((1.2, 1.6, 4.2, 4.6, 7.4, 7.8)) + rs.uniform(-.2, .2)), w, 0)
        o.visible_camera = o.visible_diffuse = False
    for k in range(9):
        w = glow(kelvin(2600), 30)
        w.cycles.sample_as_light = False
        o = sphere("lamp", .17, (x[0] + 4.2 * k, -6.0, 3.6), w, 16)
        o.visible_camera = False


def cushion(w, d, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), flutes=6):
    """Padded leather with pipes across its width."""
    def fn(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        e = (1 - abs(a) ** 7) * (1 - abs(b) ** 7)
        f = abs(math.sin(a * flutes * math.pi / 2 + (math.pi / 2 if flutes % 2 == 0 else 0)))
        return (a * w / 2, b * d / 2, h * max(0, e) ** .28 * (.86 + .14 * f ** .55))
    o = grid("cushion", fn, 200, 130, mat)
    o.location, o.rotation_euler = loc, rot
    return o


def seat(hide, metal, loc, lean=74, rest=True):
    """A seat that faces -x, its cushion .3 above `loc`."""
    P = [cushion(.56, .56, .14, hide, (0, 0, .30), (math.radians(5), 0, 0)), cushion(.56, .78, .13, hide, (0, .34, .76), (math.radians(lean), 0, 0)),
         box("shell", (.54, .07, .74), (0, .385, .76), hide, .03, (math.radians(lean - 90), 0, 0), 5)]
    if rest:
        P.append(box("rest", (.30, .10, .19), (0, .50, 1.235), hide, .045, (math.radians(-14), 0, 0), 6))
        P += [tube("post", [(s * .07, .47, 1.08), (s * .07, .50, 1.20)], .008, metal) for s in (-1, 1)]
    return group(P, loc, -90)


def leather(color, rough=.42):
    m, n, p = principled("hide", color, rough, Specular=.45)
    n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 170.0}).outputs["Distance"], .10, .004))
    return m


def saloon_side(coat, chrome, dark, back):
    """The flank of a long saloon round its rear door, from x = `back` to its tail: panels, handles, windows with their bright line, roof.
    Returns how high up the pane the roof begins, as a function of x."""
    B, C, gap, h = (lambda z: -.34 + .02 * (z - .5)), (lambda z: .80 + .10 * max(0.0, z - .45) - .55 * max(0.0, .62 - z)), .0028, .795
    panel("front", lambda z: back, lambda z: B(z) - gap, .10, .92, coat, dents=[(-.56, h, .085, .034, .020)])
    panel("rear", lambda z: B(z) + gap, lambda z: C(z) - gap, .10, .92, coat, dents=[(.58, h, .085, .034, .020)])
    panel("wing", lambda z: C(z) + gap, lambda z: 2.3, .10, .92, coat)
    box("within", (2.3 - back, .5, .70), ((2.3 + back) / 2, -.60, .52), dark, 0)
    for x in (-.56, .58):
        handle(x, h, chrome)
    tube("waist", [(x, skin(x, .925) + .004, .924) for x in np.linspace(back, 2.3, 60)], .0085, chrome)
    # windows: a black frame in one plane with bright edges
    front = corners.rounded([(-1.5, .018), (-.405, .018), (-.385, .425), (-1.0, .415), (-1.3, .36)], .045)
    rear = corners.rounded([(-.275, .018), (.66, .018), (.60, .395), (.30, .425), (-.255, .430)], .045)
    quarter = corners.rounded([(.715, .018), (1.08, .030), (.92, .27), (.665, .37)], .04)
    outer = [(back, -.01), (1.55, -.01), (1.35, .16), (1.0, .40), (.6, .465), (0, .480), (-.6, .478), (back, .44)]
    gloss = principled("frame", "050506", .10, 0, Specular=.6, Clearcoat=1.0)[0]
    in_pane(board("frame", [outer, front, rear, quarter], gloss, thick=.012, bevel=.004))
    m, n, out = material("pane")
    mx = n.add("ShaderNodeMixShader", {"Fac": n.add("ShaderNodeFresnel", {"IOR": 1.35}).outputs[0]})
    n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("d8d2c6")}).outputs[0])
    n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": .015}).outputs[0])
    n.put(out, "Surface", mx)
    for q in (front, rear, quarter):
        in_pane(board("pane", [q], m, thick=.001), -.004)
    whole = corners.rounded([(-1.56, .006), (1.13, .014), (.93, .30), (.62, .432), (.28, .452), (-.4, .452), (-1.0, .445), (-1.38, .39)], .06, 8)
    tube("bright", [pane_at(x, s, .010) for x, s in whole], .0075, chrome, True, 6)
    edge = lambda x: float(np.interp(x, [back, -.6, 0, .6, 1.0, 1.35, 1.55], [.44, .478, .480, .465, .40, .16, -.01]))

    def roof(u, v):
        x = back + (1.4 - back) * u
        q = pane_at(x, edge(x) - .006, .004)
        return (x, q[1] + .64 * v ** 1.15, q[2] + .085 * math.sin(v * math.pi / 2) ** .8)
    grid("roof", roof, 220, 60, coat)
    return edge
