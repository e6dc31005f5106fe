"""Chauffeur: two cases and a driver's cap, packed and ready before the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
cyclorama(34, 16, 16, 3.0, plaster("e8d8c0", bump=.12), y_back=4.0)
br = brass(.2)


def hide(tone):
    m, n, p = principled("hide", tone, .46, Specular=.4)
    v = n.coord("Object")
    c = n.add("ShaderNodeTexVoronoi", {"Vector": v, "Scale": 60.0}).outputs["Distance"]
    f = n.noise(v, 2.2, 4, .6)
    b = rgb(tone)
    n.put(p, "Base Color", n.ramp(f, [(.3, tuple(x * .72 for x in b)), (.7, tuple(min(1, x * 1.1) for x in b))]))
    n.put(p, "Normal", n.bump(c, .10, .006))
    return m


def case(x, y, z, w, d, h, tone, strap, turn):
    """Lying case: body, lid seam, corners, two straps, a handle in front."""
    piv = link(bpy.data.objects.new("case", None))
    m, st = hide(tone), hide(strap)
    low = h * .62
    P = [box("body", (w, d, low), (0, 0, low / 2), m, .07, segments=6), box("lid", (w, d, h - low - .012), (0, 0, low + .012 + (h - low - .012) / 2), m, .07, segments=6),
         box("seam", (w - .05, d - .05, .03), (0, 0, low), br, .004)]
    for sx in (-.30, .30):
        P.append(box("strap", (.13, d + .03, h + .03), (sx * w, 0, h / 2), st, .03, segments=4))
        P.append(box("buckle", (.19, .03, .15), (sx * w, -d / 2 - .02, low), br, .012))
        P.append(box("tongue", (.11, .03, .09), (sx * w, -d / 2 - .032, low), st, .006))
    for sx in (-1, 1):
        for zz in (.0, h):
            s = sphere("corner", .105, (sx * (w / 2 - .085), -d / 2 + .085, abs(zz - .085)), st, 48)
            P.append(s)
    hz = low * .60
    pts = spline([(-.27, -d / 2 - .02, hz + .05), (-.26, -d / 2 - .12, hz), (-.14, -d / 2 - .17, hz - .05), (.14, -d / 2 - .17, hz - .05), (.26, -d / 2 - .12, hz), (.27, -d / 2 - .02, hz + .05)], 60)
    P.append(tube("grip", pts, .042, st))
    for sx in (-.27, .27):
        P.append(disc("mount", .06, (sx, -d / 2 - .012, hz + .05), br, (0, 0, 0), .03, .006))
    for o in P:
        o.parent = piv
    piv.location = (x, y, z)
    piv.rotation_euler = (0, 0, math.radians(turn))


case(1.0, .25, .0, 3.3, 1.5, .98, "6b3f20", "321b0d", 7)
case(1.08, .22, 1.0, 2.55, 1.3, .76, "c9a77c", "5a3319", -5)
# the cap: crown, band, peak
C = Vector((.82, .10, 1.785))
cl, n, p = principled("wool", "2a1b12", .9, Sheen=.5, Specular=.15)
v = n.coord("Object")
n.put(p, "Normal", n.bump(n.noise(v, 90, 2, .6), .15, .004))
K = link(bpy.data.objects.new("cap", None))
prof = spline([(.50, .0), (.505, .02), (.505, .20), (.53, .25), (.66, .37), (.735, .47), (.74, .52), (.70, .56), (.55, .60), (.30, .615), (.0, .62)], 140)


def crown(u, vv):
    r, z = prof[int(round(vv * 139))]
    a = u * math.tau
    front = -math.sin(a)                       # +1 towards the peak
    lift = max(0, z - .22) * (.42 * front * min(1, r / .55) + .06)           # no angle left at the pole
    k = 1 + .04 * max(0, z - .25) * front
    return (r * k * math.cos(a), r * 1.08 * k * math.sin(a), z + lift)


P = [grid("crown", crown, 200, 140, cl, close_u=True)]
P.append(grid("band", lambda u, v: (.513 * math.cos(u * math.tau), .513 * 1.08 * math.sin(u * math.tau), .025 + v * .165), 160, 4, principled("band", "8a5a36", .5)[0], close_u=True))


def peak(u, v):
    a = math.radians(-90 + (u - .5) * 124)
    e = math.cos((u - .5) * math.pi) ** .55
    r = .505 + v * .40 * e
    return (r * math.cos(a), r * 1.08 * math.sin(a), .045 - .17 * v * e - .05 * v * v * e + .05 * (1 - abs(u - .5) * 2) * v * .3)


pk = grid("peak", peak, 80, 24, lacquer("140c07", .16))
sd = pk.modifiers.new("solid", "SOLIDIFY")
sd.thickness = .022
P.append(pk)
P.append(tube("cord", [(.525 * math.cos(a), .525 * 1.08 * math.sin(a) - .012, .06 + .012 * math.cos((a + math.pi / 2) * 2)) for a in np.linspace(math.radians(-152), math.radians(-28), 50)], .017, br))
for a in (-152, -28):
    P.append(sphere("button", .034, (.53 * math.cos(math.radians(a)), .53 * 1.08 * math.sin(math.radians(a)), .055), br, 32))
for o in P:
    o.parent = K
K.location = C + Vector((0, 0, .02))
K.rotation_euler = (math.radians(3), math.radians(0), math.radians(-34))
spot((-2.4, -10, 4.0), (1.55, 4.0, 2.35), 7200, 22.5, .02, kelvin(4300), .03)
sun((.74, .55, -.48), 2.1, kelvin(4300), .7)
area((-6, -5, 5), (0, 0, 1.2), 2.6, 420, kelvin(5000))
area((5.5, -6, 3), (1, 0, 1), 3.5, 220, kelvin(6200))
ambient("b9a088", .17)
camera((-1.0, -11.6, 2.1), (.10, 0, 1.50), 49, 5.6, (.9, -.6, 1.4))
shoot("chauffeur", 64, dict(DAY, anchor=(87, .82)))
