"""A fastback from close by: one smooth surface with a band of light across its tail."""
from coachwork import *

# The body is one surface (cubic B-spline) of belts from the sill to the roof; each runs along the flank, round the tail and back.
# A belt: height at the tail, the haunch and the door, half its width, its end, swell of the haunch, change of width at the door.
BELTS = [(.16, .16, .16, .84, .17, 0, 0), (.27, .24, .22, .90, .075, .01, 0), (.40, .40, .40, .935, .0, .03, -.03), (.52, .57, .55, .948, -.045, .045, -.05), (.62, .67, .63, .945, -.035, .05, -.055),
         (.70, .76, .70, .935, -.010, .052, -.06), (.79, .84, .765, .918, .002, .05, -.055), (.85, .905, .825, .892, -.020, .045, -.05), (.893, .945, .858, .85, -.060, .035, -.035),
         (.912, .962, .874, .805, -.055, .025, -.01), (.910, .966, .884, .755, .0, .012, .02), (.908, .972, .90, .70, .14, 0, .05), (.920, .992, .94, .655, .36, 0, .075),
         (1.02, 1.06, 1.06, .612, .68, 0, .08), (1.135, 1.165, 1.175, .555, 1.06, 0, .08), (1.235, 1.255, 1.265, .48, 1.45, 0, .07), (1.285, 1.298, 1.305, .35, 1.85, 0, .05), (1.312, 1.318, 1.322, .17, 2.1, 0, .0), (1.318, 1.322, 1.326, .0, 2.3, 0, 0)]
step = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(min(1.0, max(0.0, (x - a) / (b - a))))


def belt(b):
    zt, zh, zd, W, T, swell, door = b
    side = []
    for f in (1, .82, .66, .52, .40, .29, .19, .10, .035):
        x = T + .30 + f * (3.6 - T - .30)
        s = step(1.25, 2.3, x)
        z = zt + (zh - zt) * step(T + .1, .95, x)
        side.append((x, -(W + swell * math.exp(-((x - .92) / .52) ** 2) + door * s), z + (zd - z) * s))
    z = side[-1][2]
    for dx, k, m in ((.20, .992, .6), (.085, .955, .25), (.030, .86, .06), (.010, .68, 0), (.002, .40, 0)):
        side.append((T + dx, -W * k, zt + (z - zt) * m))
    return side + [(T, 0, zt)] + [(x, -y, z) for x, y, z in side[::-1]]


NET = np.array([belt(b) for b in BELTS])
M, N = NET.shape[:2]
# A long saloon from the front: a bonnet, then the windscreen.
LONG = [(.19, .19, .17, .85, .07, 0, 0), (.26, .25, .22, .91, .0, .01, 0), (.38, .38, .38, .938, -.035, .02, -.02), (.50, .53, .52, .950, -.045, .03, -.03), (.60, .65, .63, .950, -.05, .035, -.035),
        (.69, .75, .72, .945, -.045, .035, -.04), (.78, .84, .81, .935, -.035, .03, -.04), (.845, .905, .875, .915, -.02, .025, -.03), (.885, .945, .915, .88, .0, .02, -.02),
        (.915, .965, .94, .83, .05, .01, 0), (.935, .975, .955, .79, .16, 0, .02), (.955, .985, .965, .755, .42, 0, .03), (.985, 1.0, 1.0, .72, .86, 0, .05),
        (1.10, 1.10, 1.10, .665, 1.22, 0, .06), (1.23, 1.23, 1.23, .61, 1.58, 0, .06), (1.345, 1.345, 1.35, .54, 1.95, 0, .05), (1.415, 1.415, 1.42, .40, 2.3, 0, .03), (1.445, 1.445, 1.45, .20, 2.55, 0, 0), (1.45, 1.45, 1.455, 0, 2.75, 0, 0)]


def basis(t, n):
    """Weights of n control points (both ends kept) for parameters t in 0..n-1."""
    t = np.clip(np.asarray(t, float), 0, n - 1 - 1e-9)
    k = np.floor(t).astype(int)
    f = t - k
    w = np.stack([(1 - f) ** 3, 3 * f ** 3 - 6 * f ** 2 + 4, -3 * f ** 3 + 3 * f ** 2 + 3 * f + 1, f ** 3], 1) / 6
    B = np.zeros((len(t), n))
    for j in range(4):
        np.add.at(B, (np.arange(len(t)), np.clip(k - 1 + j, 0, n - 1)), w[:, j])
    return B


def at(u, v, out=0.0):
    """Points of the body for pairs of parameters, `out` metres above the skin."""
    u, v = np.atleast_1d(u).astype(float), np.atleast_1d(v).astype(float)
    f = lambda a, b: np.einsum("ki,kj,ijc->kc", basis(b, M), basis(a, N), NET)
    p = f(u, v)
    if out:
        e = 1e-3
        n = np.cross(f(u, v + e) - f(u, v - e), f(u + e, v) - f(u - e, v))
        p = p + out * n / np.linalg.norm(n, axis=1, keepdims=True)
    return p


def level(u, z, lo=3.5, hi=9.0):
    """The parameter v at which the skin is z high."""
    a, b = np.full(len(u), lo), np.full(len(u), hi)
    for _ in range(24):
        m = (a + b) / 2
        up = at(u, m)[:, 2] < z
        a, b = np.where(up, m, a), np.where(up, b, m)
    return (a + b) / 2


MID = (N - 1) / 2


def fastback(coat, line=(1, .040, .012), strength=3.6, lamp=1.1, belts=BELTS, wheel=(.93, .345, .348), band=(.772, .822, .47), seams=True, spokes=7, plate=.565):
    """The rear half of a fastback, its tail at x = 0; with a white line of light its nose. A list of parts.
    `wheel` is (x, height of the hub, radius), `band` the hollow of the lamp (lower edge, upper edge, how far it runs along the flank)."""
    global NET
    NET = np.array([belt(b) for b in belts])
    WX, WZ, R = wheel
    k_ = R / .348
    gloss = principled("gloss", "030304", .06, 0, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.01)[0]
    pane = principled("pane", "050608", .03, 0, Specular=.9)[0]
    chrome, dark = principled("chrome", "ddd4c6", .12, 1.0)[0], matte("020202", 1, 0)
    P = []
    us = np.linspace(0, N - 1, 1500)
    vs = np.concatenate([np.linspace(0, 5.4, 170, endpoint=False), np.linspace(5.4, 8.2, 190, endpoint=False), np.linspace(8.2, M - 1, 330)])
    U, V = np.meshgrid(us, vs)
    q = np.einsum("ai,bj,ijc->abc", basis(vs, M), basis(us, N), NET)
    n = np.cross(np.gradient(q, axis=0), np.gradient(q, axis=1))
    n /= np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-12)
    # the hollow of the lamp: a band round the tail that runs out on the flank
    LOW, HIGH, END = band
    reach = np.clip((END - q[..., 0]) / .10, 0, 1)
    mid, half = (LOW + HIGH) / 2 + .02 * np.clip(q[..., 0] / END, 0, 1), (HIGH - LOW) / 2 * (.25 + .75 * reach)
    hollow = np.clip((half - np.abs(q[..., 2] - mid)) / .004, 0, 1) * np.clip(reach * 3, 0, 1) * (V < 9)
    q = q - n * (.020 * hollow)[..., None]
    far = np.hypot(q[..., 0] - WX, q[..., 2] - WZ)
    skip = (far < .385 * k_) & (V < 7)
    inside = lambda U, V, a, b, c, d: (U > a) & (U < b) & (V > c) & (V < d)
    verts = q.reshape(-1, 3)
    w = len(us)
    J, I = np.meshgrid(np.arange(len(vs) - 1), np.arange(w - 1), indexing="ij")
    keep = ~skip[:-1, :-1]
    base = (J * w + I)[keep]
    faces = np.stack([base, base + w, base + w + 1, base + 1], 1)
    body = mesh("body", verts.tolist(), faces.tolist(), coat)
    body.data.materials.append(gloss)
    body.data.materials.append(pane)
    kind = np.zeros(J.shape, int)
    kind[hollow[:-1, :-1] > .25] = 1

    def window(points, r=.3):
        """A pane: its edge in parameters of the body; its seal and a bright line round it."""
        edge = np.array(vehicles.rounded(points, r, 10))
        run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([edge, edge[:1]]), axis=0), axis=1))])
        t = np.linspace(0, run[-1], 500, endpoint=False)
        e = np.stack([np.interp(t, run, np.append(edge[:, k], edge[0, k])) for k in (0, 1)], 1)
        P.append(tube("trim", at(e[:, 0], e[:, 1], .002).tolist(), .0065, chrome, True, 5))
        x, y = U[:-1, :-1], V[:-1, :-1]
        c = np.zeros(x.shape, bool)
        for (ax, ay), (bx, by) in zip(e, np.roll(e, -1, 0)):
            if ay != by:
                c ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        kind[c] = 2

    window([(0, 12.35), (5.2, 12.35), (6.9, 12.5), (6.3, 13.6), (4.5, 15.0), (0, 15.2)], .5)
    window([(MID - 3.6, 12.7), (MID + 3.6, 12.7), (MID + 3.3, 15.2), (MID - 3.3, 15.2)], .5)
    body.data.polygons.foreach_set("material_index", kind[keep].astype(np.int32))
    P.append(body)

    # the lamp: two lines of light in the hollow, fins between them
    ends = [float(us[k]) for k in (lambda s: (s[0], s[-1]))(np.nonzero(at(us, np.full(len(us), 6.3))[:, 0] < END - .09)[0])]
    red = glow(line, strength)
    lu = np.linspace(*ends, 700)
    for z, r, out in ((LOW + .68 * (HIGH - LOW), .0052, -.012), (LOW + .32 * (HIGH - LOW), .0030, -.014)):
        p0 = at(lu, np.full(len(lu), 6.3))
        zz = z + .02 * np.clip(p0[:, 0] / END, 0, 1)
        P.append(tube("line", at(lu, level(lu, zz), out).tolist(), r, red, False, 5))
    # seams: the boot lid, the bumper, the door, the flap of the tank
    seam = lambda pts, closed=False, r=.0024: P.append(tube("seam", pts.tolist(), r, dark, closed, 3))
    k = np.linspace(MID - 4.6, MID + 4.6, 300)
    seam(at(k, level(k, LOW - .037)))
    door = np.linspace(2.0, 12.2, 160)
    seam(at(np.full(160, 4.4) + .22 * np.sin((door - 2) / 10.2 * math.pi), door))
    for s in (-1, 1) if seams else ():
        e = np.linspace(9.9, 12.4, 60)
        seam(at(MID + s * (3.9 + 0 * e), e))
    # the wheel in its arch
    near = q[:, : w // 2].reshape(-1, 3)
    arch = []
    for a in np.linspace(-.35, math.pi + .35, 120):
        x, z = WX + .387 * k_ * math.cos(a), WZ + .387 * k_ * math.sin(a)
        arch.append((x, near[np.argmin((near[:, 0] - x) ** 2 + (near[:, 2] - z) ** 2 + (near[:, 1] > -.7)), 1], z))
    arch = np.array(arch)
    arch[:, 1] = np.convolve(np.pad(arch[:, 1], 4, "edge"), np.ones(9) / 9, "valid")
    P.append(tube("lip", arch.tolist(), .009, coat, False, 6))
    rubber, alloy = principled("rubber", "0b0b0c", .6, Specular=.35)[0], principled("alloy", "b9b0a4", .30, 1.0)[0]
    for side in (-1, 1):
        t = lathe("tyre", spline([(.262 * k_, -.12), (.30 * k_, -.135), (.335 * k_, -.128), (R, -.09), (R, .09), (.31 * k_, .12), (.26 * k_, .12)], 80), rubber, 180)
        b = lathe("barrel", spline([(.268 * k_, -.125), (.256 * k_, -.115), (.246 * k_, -.06), (.244 * k_, .10)], 50), alloy, 160)
        for o in (t, b):
            o.rotation_euler, o.location = (math.pi / 2, 0, 0), (WX, .80 * side, WZ)
            P.append(o)
    P.append(torus("edge", .262 * k_, .010, chrome, (WX, -.922, WZ), (math.pi / 2, 0, 0), seg=160, sides=12))
    P.append(disc("hub", .045, (WX, -.905, WZ), alloy, (0, 0, 0), .03, .008, 60))
    for j in range(spokes):
        a = j / spokes * math.tau + .2
        for d in (-.13, .13):
            P.append(tube("spoke", [(WX + .04 * math.cos(a), -.90, WZ + .04 * math.sin(a)), (WX + .255 * k_ * math.cos(a + d), -.918, WZ + .255 * k_ * math.sin(a + d))], .0155, alloy, False, 8))
    P.append(disc("brake", .19 * k_, (WX, -.80, WZ), principled("brake", "4a4743", .3, 1)[0], (0, 0, 0), .012, .003, 80))
    # the plate, blank, in its frame, and the lamp over it
    if plate:
        P.append(box("frame", (.016, .56, .15), (-.049, 0, plate), gloss, .012))
        P.append(box("plate", (.016, .50, .108), (-.053, 0, plate), principled("plate", "6f6554", .4, 0)[0], .008))
        P.append(box("lamp", (.02, .22, .010), (-.060, 0, plate + .067), glow((1, .8, .55), lamp), .003))
    P.append(box("within", (3, 1.3, .5), (2.3, 0, WZ + .105), dark, 0))
    P.append(disc("well", .42 * k_, (WX, -.60, WZ), dark, (0, 0, 0), .02, 0, 60))
    return P


def radiator():
    """A grille of chrome for the nose that `fastback()` has just made of `LONG`."""
    P, chrome, dark = [], principled("chrome", "ddd4c6", .12, 1.0)[0], matte("020202", 1, 0)
    rim = []
    for y, z in vehicles.rounded([(-.29, .29), (.29, .29), (.35, .50), (.325, .705), (-.325, .705), (-.35, .50)], .05):
        u = np.array([MID + math.copysign(np.interp(abs(y), [0, .376, .64], [0, 1, 2]), y)])
        rim.append((u[0], float(level(u, z, .5)[0])))
    U_, V_ = np.array(rim).T
    P.append(tube("rim", at(U_, V_, .010).tolist(), .017, chrome, True, 10))
    mid = at(np.array([MID]), level(np.array([MID]), .5, .5), .004)[0]
    P.append(mesh("mouth", [mid.tolist()] + at(U_, V_, .004).tolist(), [(0, k + 1, (k + 1) % len(rim) + 1) for k in range(len(rim))], dark))
    for k in np.linspace(-.86, .86, 25):
        v = sorted(v0 + (v1 - v0) * (MID + k - u0) / (u1 - u0) for (u0, v0), (u1, v1) in zip(rim, rim[1:] + rim[:1]) if (u0 - MID - k) * (u1 - MID - k) < 0)
        v = np.linspace(v[0], v[-1], 24)
        P.append(tube("slat", at(np.full(24, MID + k), v, .012).tolist(), .0068, chrome, False, 6))
    return P


def intake(lo, hi, half=1.8):
    """The air intake low in the nose that `fastback()` has just made, between two heights, with a blade across it."""
    us, P = np.linspace(-half, half, 120), []
    taper = np.sqrt(np.maximum(0, 1 - np.abs(us / half) ** 6))
    rows = np.array([at(MID + us, level(MID + us, (lo + hi) / 2 + k * (hi - lo) / 2 * taper, .5), .003) for k in np.linspace(-1, 1, 9)])
    n = len(us)
    P.append(mesh("intake", rows.reshape(-1, 3).tolist(), [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(8) for i in range(n - 1)], matte("020202", 1, 0)))
    P.append(tube("blade", rows[3][4:-4].tolist(), .006, principled("blade", "8f8a82", .25, 1.0)[0], False, 6))
    return P
