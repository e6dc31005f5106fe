"""VIP & Security, the end: the red umbrella of the hero, closed but not rolled, hangs wet from a brass hook on green boards in the light of a window.
One unit is a decimetre."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import canopy
from coachwork import beads
from props import *

fallen = canopy.shut()
begin(2400, 1280)
c = bpy.context.scene.cycles
c.max_bounces = c.transmission_bounces = 10
rs = np.random.default_rng(5)
X, STEP = 3.4, 4.7

# the wall: boards with a bead at each joint, painted by hand; above it a rail of walnut
paint, n, p = principled("paint", "17392b", .34, 0, Specular=.45)
f = n.noise(n.coord("Object", (1, 1, .12)), 5, 4, .6)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), .5, 3, .6), [(.3, rgb("0f2a24")), (.7, rgb("16382d"))]))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .2, .26))
n.put(p, "Normal", n.bump(n.math("ADD", f, n.math("MULTIPLY", n.noise(n.coord("Object", (9, 9, .35)), 4, 3, .6), .5)), .16, .02))
W = 1.28
for i in range(-14, 15):
    x = .4 + i * W
    box("board", (W - .05, .3, 30), (x, .15 + rs.normal(0, .006), 0), paint, .03)
    tube("bead", [(x + W / 2, .03, -15), (x + W / 2, .03, 15)], .028, paint, res=4)
oak = walnut("5a321a", .30, .8)
RAIL = 4.62
box("rail", (60, .26, 1.15), (0, -.13, RAIL), oak, .05)
for s in (-1, 1):
    box("moulding", (60, .10, .09), (0, -.20, RAIL + s * .44), oak, .03)
br, n, p = principled("brass", "c9a063", .2, 1.0)
f = n.noise(n.coord("Object"), 3, 4, .65)
n.put(p, "Base Color", n.ramp(f, [(.35, rgb("a57a3e")), (.6, rgb("e0b878"))]))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", f, .14, .30))


def hook(x):
    """A plate with two screws, an arm that rises, and a shorter one below it."""
    P = [prism("plate", rounded_outline(.34, .92, .16), .06, br, .02, (x, -.29, RAIL))]
    for z in (-.33, .33):
        P.append(lathe("screw", spline([(0, .035), (.035, .03), (.052, .0)], 20), br, 40))
        P[-1].rotation_euler, P[-1].location = (math.pi / 2, 0, 0), (x, -.32, RAIL + z)
    P.append(balls("arm", [(a, b, .085, .075) for a, b in zip(*(lambda q: (q, q[1:]))(spline([(x, -.30, RAIL - .08), (x, -.60, RAIL - .22), (x, -.92, RAIL - .16), (x, -1.10, RAIL + .14), (x, -1.14, RAIL + .42)], 24)))] + [((x, -1.14, RAIL + .44), (x, -1.14, RAIL + .48), .125, .125)], br, .018, 8))
    return P


for k in range(-4, 4):
    hook(X + k * STEP)

steel = principled("steel", "c9c2b8", .22, 1.0)[0]
water = glass("fdf8f0", .0, 1.33)
CR = .62                                                # half the width of a crook
ROWS, ROUND, STRAP = canopy.ROWS, canopy.ROUND, canopy.STRAP


def umbrella(x, low, high, wood, turn, crook, long=1.0):
    """Along z: the tip of its shaft down, its crook over the hook at x."""
    cloth, n, p = principled("cloth", low, .5, 0, Specular=.4, Sheen=.4)
    damp = n.noise(n.coord("Object"), 1.0, 4, .6)
    n.put(p, "Base Color", n.ramp(damp, [(.38, rgb(low)), (.62, rgb(high))]))
    n.put(p, "Roughness", n.ramp(damp, [(.38, (.24,) * 3), (.62, (.60,) * 3)]))
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 2, .5), .06, .004))
    T = 7.5 * long
    arc = [(CR - CR * math.cos(a), 0, T + CR * math.sin(a)) for a in np.linspace(0, math.pi * 1.1, 50)]
    A = [tube("crook", spline([(0, 0, 6.1 * long), (0, 0, 6.8 * long), (0, 0, T - .1)] + arc, 240), .140, wood, False, 24), sphere("end", .146, arc[-1], br, 40)]
    S = [tube("shaft", [(0, 0, -.3), (0, 0, 6.2)], .055, steel, False, 20)]
    S.append(lathe("collar", spline([(.0, 6.0), (.128, 6.0), (.150, 6.04), (.144, 6.1), (.144, 6.26), (.156, 6.3), (.140, 6.34), (.0, 6.34)], 80), br, 90))
    S.append(lathe("ferrule", spline([(0, -1.0), (.05, -.99), (.065, -.9), (.075, -.2), (.12, -.12), (.20, .02), (.235, .22), (.22, .34), (.0, .36)], 80), br, 90))
    o = grid("canopy", lambda u, v: fallen[round(v * (ROWS - 1)), round(u * ROUND) % ROUND], ROUND, ROWS, cloth, close_u=True)
    t = o.modifiers.new("thick", "SOLIDIFY")
    t.thickness = .016
    S.append(subdivide(o, 2))
    step = ROUND // 8
    for k in range(8):
        rib = [Vector(fallen[j, k * step]) for j in range(2, ROWS)]
        S.append(tube("rib", [tuple(q * .985) for q in rib], .020, steel, False, 8))
        S.append(sphere("tip", .052, tuple(rib[-1] + (rib[-1] - rib[-3]).normalized() * .05), br, 24))
        S.append(tube("stay", [(0, 0, 4.4), tuple(rib[22])], .018, steel, False, 8))
    S.append(lathe("runner", spline([(.06, 4.2), (.12, 4.22), (.12, 4.8), (.16, 4.85), (.16, 5.0), (.06, 5.02)], 50), steel, 60))
    # its strap, drawn round the folds
    row = fallen[STRAP].copy()
    r = np.percentile(np.hypot(row[:, 0], row[:, 1]), 80)
    z = float(np.median(row[:, 2]))
    S.append(grid("strap", lambda u, v: ((r + .035) * math.cos(u * math.tau) * (1 + .02 * math.sin(5 * u * math.tau)), (r + .035) * math.sin(u * math.tau), z - .14 + .28 * v + .05 * math.sin(u * math.tau)), 120, 6, cloth, close_u=True))
    # drops that stay on the cloth
    q = fallen.reshape(-1, 3)
    spots = []
    for _ in range(420):
        j, i = int(rs.integers(4, ROWS - 1)), int(rs.integers(0, ROUND))
        a, b, d = (Vector(fallen[jj, ii % ROUND]) for jj, ii in ((j, i), (j, i + 1), (j + 1 if j + 1 < ROWS else j - 1, i)))
        nrm = (b - a).cross(d - a)
        if nrm.length < 1e-6:
            continue
        nrm.normalize()
        if nrm.dot(Vector((a.x, a.y, 0))) < 0:
            nrm.negate()
        f, g = rs.uniform(0, 1, 2) * .9
        spots.append((tuple(a + (b - a) * f + (d - a) * g * .5 + nrm * .012), tuple(nrm), min(.055, .016 + .010 * rs.exponential(1))))
    S.append(beads("drops", spots, water, .6, 12, 70, rs))
    S.append(sphere("last", .075, (0, 0, -1.06), water, 30))
    S[-1].scale = (1, 1, 1.25)
    s = group(S, turn=turn)
    s.scale = (1, 1, long)
    body = group(A + [s], turn=crook)
    top = T + CR - .14                                  # the crook lies on the hook
    q = Matrix.Rotation(math.radians(crook), 3, "Z") @ Vector((CR, 0, 0))
    body.location = (x - q.x, -.95 - q.y, RAIL + .02 - top)
    return body


umbrella(X, "5e0f0a", "8a1d15", walnut("7a4420", .2, .9), 20, 8)
umbrella(X - STEP, "11161a", "1f282c", walnut("3a2012", .2, .9), 150, 172, .95)
for x, z in ((X - .63, -5.3), (X - STEP + .55, -6.3)):  # what has just let go
    o = sphere("falling", .065, (x, -.95, z), water, 24)
    o.scale = (1, 1, 1.2)
window_light((X - 2.6, 0, .1), (12.5, 8.6), (.55, 1, -.40), 4.2, True, 3700, 12)
fill = area((-9, -12, 7), (X, 0, 0), 5, 700, kelvin(7000))
rim = area((X + 7, -1.6, 2.5), (X - 1, -1, 0), 1.0, 200, kelvin(5200), 6)
for lamp in (fill, rim):
    lamp.visible_camera = lamp.visible_glossy = False
area((X - 12, -16, 9), (X, 0, 3), 3, 260, kelvin(4200)).visible_diffuse = False
ambient("2a4038", .14)
camera((X - 3.2, -27, -.6), (X - 3.2, 0, -.05), 40.5, .9, (X, -1.2, 0))
shoot("umbrella", 16, dict(NIGHT, anchor=(97.5, .72), bloom=.10, saturation=.80))
