"""Private jet: nose and airstair on the wet apron at dusk, a carpet of light down to one bag."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1440, 1800)
white, n, p = principled("paint", "dcd8d0", .16, 0.0, Specular=.5, Clearcoat=.8)
dark = principled("glazing", "07090c", .05, 0.0, Specular=.7)[0]
al = principled("steel", "a9a6a0", .28, 1.0)[0]
P = []
prof = [(0, .02), (.05, .15), (.16, .34), (.42, .62), (.9, .90), (1.5, 1.06), (2.2, 1.13), (3.2, 1.15), (12, 1.15)]     # distance from the tip, radius
f = course(prof)


def hull(u, v):
    x = 12 * v ** 2.2
    r = f(x)
    a = u * math.tau
    drop = -.34 * max(0, 1 - x / 2.4) ** 1.7
    return (x, r * math.cos(a), r * 1.04 * math.sin(a) + drop)


skin = grid("hull", hull, 220, 260, white, close_u=True)
P.append(skin)


def patch(name, x0, x1, a0, a1, mat, lift=.006, nu=40, nv=40, skew=0.0):
    """A piece of the skin, slightly raised; angles in degrees from the starboard side up."""
    def fn(u, v):
        a = math.radians(a0 + (a1 - a0) * v)
        x = x0 + (x1 - x0) * u + skew * (v - .5)
        r = f(x) + lift
        return (x, -r * math.cos(a), r * 1.04 * math.sin(a) - .34 * max(0, 1 - x / 2.4) ** 1.7)
    o = grid(name, fn, nu, nv, mat)
    P.append(o)
    return o


for a, b, x0, x1, sk in ((46, 63, .98, 1.62, .34), (25, 44, 1.30, 2.02, .30), (66, 86, .80, 1.40, .20), (94, 114, .80, 1.40, -.20)):
    patch("screen", x0, x1, a, b, dark, .008, skew=sk)
gm, gn, go = material("cabin")
height = gn.add("ShaderNodeSeparateXYZ", {0: gn.add("ShaderNodeTexCoord").outputs["UV"]}).outputs["Y"]
gn.put(go, "Surface", gn.add("ShaderNodeEmission", {"Color": gn.ramp(height, [(0, kelvin(2300)), (1, kelvin(3200))]), "Strength": gn.ramp(height, [(0, (.5,) * 3), (.55, (1.1,) * 3), (.9, (2.6,) * 3)])}))
door = patch("door", 2.75, 3.60, -34, 47, gm, .004)
patch("curtain", 2.75, 2.93, -34, 47, principled("curtain", "8a6a48", .9)[0], .006)
patch("cupboard", 3.40, 3.60, -34, 12, principled("cupboard", "5a3319", .5)[0], .006)
for k in range(6):
    c, r0 = 4.75 + k * .92, .17
    def port(u, v, c=c):
        t, q = u * math.tau, r0 * v
        x, a = c + q * math.cos(t), math.radians(16) + 1.35 * q * math.sin(t) / 1.15
        return (x, -(1.158) * math.cos(a), 1.158 * 1.04 * math.sin(a))
    P.append(grid("port", port, 48, 6, glow(kelvin(2750), 1.5), close_u=True))
P.append(tube("line", [(x, -(f(x) + .004) * math.cos(-.2), (f(x) + .004) * 1.04 * math.sin(-.2) - .34 * max(0, 1 - x / 2.4) ** 1.7) for x in np.linspace(.35, 12, 120)], .012, bronze("8c5b36", .22, .2)))
pts = [(2.75 + .85 * a, b) for a, b in ((0, -34), (1, -34), (1, 47), (0, 47))]
frame = []
for (xa, aa), (xb, ab) in zip(pts, pts[1:] + pts[:1]):
    for t in np.linspace(0, 1, 24):
        x, a = xa + (xb - xa) * t, math.radians(aa + (ab - aa) * t)
        frame.append((x, -(f(x) + .006) * math.cos(a), (f(x) + .006) * 1.04 * math.sin(a)))
P.append(tube("frame", frame, .022, al, True))
ZC = 2.30
jet = group(P, (0, 0, ZC))
# airstair: hinged at the sill, five treads, rails of rope thickness
sx, top = 3.175, ZC - .68
S = []
y0, y1, n_ = -1.06, -2.35, 6
for i in range(n_):
    t = (i + .5) / n_
    S.append(box("tread", (.74, .24, .035), (sx, y0 + (y1 - y0) * t, top - (top - .12) * (i + .75) / n_), principled("tread", "3a2c22", .5)[0], .01))
    S.append(box("strip", (.60, .012, .012), (sx, y0 + (y1 - y0) * t - .115, top + .012 - (top - .12) * (i + .75) / n_), glow(kelvin(2900), 2.6), 0))
for d in (-.39, .39):
    S.append(box("cheek", (.045, 2.05, .17), (sx + d, (y0 + y1) / 2, top / 2 + .04), white, .015, (math.atan2(top - .1, y0 - y1), 0, 0)))
    pts = spline([(sx + d, -.98, top + .75), (sx + d, -1.25, top + .62), (sx + d, y1 + .1, .95), (sx + d, y1 - .12, .72), (sx + d, y1 - .02, .10)], 60)
    S.append(tube("rail", pts, .017, al))
    for t in (.3, .62):
        y = y0 + (y1 - y0) * t
        S.append(tube("post", [(sx + d, y, top - (top - .1) * t), (sx + d, y, top - (top - .1) * t + .68)], .012, al))
# nose gear
S.append(tube("strut", [(2.05, 0, .3), (1.95, 0, 1.5)], .05, al))
for y in (-.14, .14):
    t = torus("tyre", .19, .075, matte("0a0908", .7), (2.05, y, .265), (math.pi / 2, 0, 0), seg=90, sides=24)
    disc("rim", .15, (2.05, y, .265), al, (0, 0, 0), .09, .02)
# a bag on the ground
hide = principled("hide", "6b3f20", .42, Specular=.4)[0]
bx, by = 2.02, -2.62
o = grid("bag", lambda u, v: (bx + .29 * math.copysign(abs(math.cos(u * math.tau)) ** .42, math.cos(u * math.tau)) * (1 - .16 * v ** 3), by + .135 * math.copysign(abs(math.sin(u * math.tau)) ** .5, math.sin(u * math.tau)) * (1 - .62 * v ** 2.4), .02 + .33 * v), 120, 40, hide, close_u=True)
box("zip", (.46, .05, .02), (bx, by, .352), hide, .008)
for d in (-.06, .06):
    tube("grip", spline([(bx - .14, by + d, .30), (bx - .12, by + d * .7, .43), (bx, by + d * .5, .50), (bx + .12, by + d * .7, .43), (bx + .14, by + d, .30)], 50), .012, principled("grip", "321b0d", .4)[0])
apron, n, p = principled("apron", "23262a", .3, 0.0, Specular=.5)
w = n.noise(n.coord("Object"), .35, 4, .62, .5)
n.put(p, "Roughness", n.ramp(w, [(.44, (.03,) * 3), (.56, (.34,) * 3)]))
n.put(p, "Base Color", n.ramp(w, [(.44, rgb("14171b")), (.58, rgb("30343a"))]))
n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", n.noise(n.coord("Object"), 70, 2, .6), n.ramp(w, [(.46, (0, 0, 0)), (.56, (1, 1, 1))])), n.math("MULTIPLY", n.noise(n.coord("Object"), 3.5, 2, .5), .08)), .12, .01))
mesh("apron", [(-400, -60, 0), (400, -60, 0), (400, 900, 0), (-400, 900, 0)], [(0, 1, 2, 3)], apron)
for i, x in enumerate((-60, -38, -21, -9, 24, 52, 80)):
    sphere("far", .22, (x, 150 + 9 * i, .9), glow(kelvin(2600), 30), 16)
    sphere("far", .14, (x * .7 + 8, 120, .5), glow("7fa6d8", 22), 16)
sky_gradient([(0.0, "0b1016"), (.492, "0f161f"), (.502, "c98a5a"), (.522, "9a7f78"), (.56, "51647c"), (.66, "27374c"), (1.0, "0e1622")], .85)
area((3.2, -1.25, ZC + .2), (3.0, -4.2, 0), .6, 60, kelvin(2900), 1.1)
spot((3.2, -.6, ZC + .35), (2.85, -3.6, 0), 900, 46, .5, kelvin(2900), .12)
area((-6, -9, 7), (2, 0, 2.2), 5, 620, kelvin(9500)).visible_glossy = True
camera((-.95, -8.2, 1.32), (2.78, 0, 1.86), 43, 5.6, (2.6, -1.6, 1.5))
bpy.context.scene.camera.data.clip_end = 4000
shoot("airstair", 48, dict(NIGHT, anchor=(97.2, .95), bloom=.22, tint=(1.0, 1.0, 1.03)))
