"""Yachts: the after deck at sunset, teak towards the sea, a rope on its cleat, the sun over the rail."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1028)
br = principled("steel", "c9b394", .16, 1.0)[0]


def planks(width=.11):
    """Teak planks along y with black caulking; every plank has its own tone."""
    m, n, p = principled("teak", "8a5c38", .42, Specular=.4)
    s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
    k = n.math("DIVIDE", s.outputs["X"], width)
    seam = n.math("LESS_THAN", n.math("FRACT", k), .075)
    tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
    grain = n.noise(n.coord("Object", (60, 1.6, 1)), 1.0, 4, .6, .4)
    c = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .45), n.math("MULTIPLY", grain, .55)), [(.2, rgb("5f3a20")), (.5, rgb("8c5d38")), (.8, rgb("b98a5c"))])
    n.put(p, "Base Color", n.mix(seam, c, rgba("0b0705")))
    n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .2, .30))
    n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, .2), seam), .22, .004))
    return m


def hemp(name, pts, r, turns=5.2, strands=3):
    """Laid rope: strands that wind around the course."""
    pts = [Vector(p) for p in pts]
    run = [0.0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + (b - a).length)
    for k in range(strands):
        out = []
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            u = t.cross(Vector((0, 0, 1)))
            u = u.normalized() if u.length > .05 else Vector((1, 0, 0))
            v = t.cross(u)
            ph = run[i] / (r * turns) * math.tau / 2 + k * math.tau / strands
            out.append(p + (u * math.cos(ph) + v * math.sin(ph)) * r * .52)
        tube(name, out, r * .56, rope, res=4)


rope, rn, rp = principled("rope", "cdb48f", .85, Sheen=.4, Specular=.15)
rn.put(rp, "Normal", rn.bump(rn.noise(rn.coord("Object"), 500, 2, .6), .25, .002))
mesh("deck", [(-9, -6, 0), (9, -6, 0), (9, 3.0, 0), (-9, 3.0, 0)], [(0, 1, 2, 3)], planks())
edge = walnut("7a4a28", .24, 2.0)
box("margin", (18, .26, .05), (0, 3.05, .012), edge, .012)
# rail: teak cap on few posts, open to the sea, none of them before the sun
Y, TOP = 3.05, .80
box("cap", (18, .13, .045), (0, Y, TOP), edge, .02)
for x in np.arange(-8.35, 9, 2.9):
    tube("post", [(x, Y, .03), (x, Y, TOP)], .019, br)
    lathe("shoe", [(0, 0), (.055, 0), (.055, .012), (.03, .03), (0, .03)], br, 40, (x, Y, .036))
# cleat with its rope
CX, CY = 1.22, 1.25
for s in (-1, 1):
    lathe("leg", spline([(.075, 0), (.06, .02), (.040, .06), (.040, .12), (.045, .15)], 40), br, 60, (CX + .12 * s, CY, .02))
horn = spline([(-.42, .215), (-.34, .180), (-.18, .160), (0, .156), (.18, .160), (.34, .180), (.42, .215)], 80)
grid("horn", lambda u, v: (lambda q, r: (CX + q[0], CY + r * math.cos(u * math.tau), q[1] + r * math.sin(u * math.tau)))(horn[round(v * 79)], .046 * (1 - abs(2 * v - 1) ** 5 * .97) ** .5), 48, 80, br, close_u=True)
box("plate", (.46, .17, .03), (CX, CY, .015), br, .012)
eight = []
for i in range(420):
    t = i / 419 * math.tau * 2.5
    k = i / 419
    eight.append((CX + (.215 + .03 * math.sin(k * 9)) * math.sin(t), CY + (.095 + .02 * k) * math.sin(2 * t), .115 + (.115 + .055 * k) * math.cos(t) ** 2))   # over the middle, under the horns
hemp("turns", eight, .024)
lead = spline([eight[0], (CX + .34, CY + .05, .12), (CX + .75, CY + .5, .04), (CX + 1.6, CY + 1.3, .05), (CX + 2.3, 2.95, .10), (CX + 2.6, 3.3, .02)], 320)
hemp("lead", lead, .024)
# flat coil beside it
GX, GY = CX - 1.12, CY + .18
coil = []
for i in range(1500):
    a = i / 1499 * math.tau * 7
    r = .06 + .051 * a / math.tau
    coil.append((GX + r * math.cos(a), GY + r * math.sin(a) * .98, .027))
hemp("coil", coil, .024)
a0, tail = coil[-1], eight[-1]
hemp("tail", spline([a0, (a0[0] + .02, a0[1] + .16, .027), (a0[0] + .16, a0[1] + .36, .03), (CX - .34, CY + .06, .06), (CX - .30, CY - .01, .16), tail], 200), .024)
# sea and sky
water, wn, wp = principled("water", "0a1015", .06, 0.0, Specular=.5)
a = wn.noise(wn.coord("Object", (.22, .5, 1)), 1.0, 3, .55, .3)
b = wn.noise(wn.coord("Object", (1.1, 2.6, 1)), 1.0, 3, .55)
wn.put(wp, "Normal", wn.bump(wn.math("ADD", a, wn.math("MULTIPLY", b, .35)), .5, .5))
mesh("sea", [(-1500, 3.4, -1.9), (1500, 3.4, -1.9), (1500, 4000, -1.9), (-1500, 4000, -1.9)], [(0, 1, 2, 3)], water)
DX = .245                               # bearing of the sun as x / y
lit_disc(190, (4000 * DX, 4000, 95), 3.2, warm=(3100, 2300), rot=(0, 0, -math.atan(DX)))
prism("coast", [(x, 34 + 26 * math.sin(x * .002 + .6) + 15 * math.sin(x * .0071) + 6 * math.sin(x * .021)) for x in range(-2600, 401, 20)] + [(520, 20), (640, 12), (760, -4), (-2600, -20)], 2, matte("3a3038", 1, 0), 0, (0, 3600, 0))
sky_gradient([(0.0, "0a0a0c"), (.498, "3b2c2a"), (.504, "d99b67"), (.53, "bd8d74"), (.575, "86798a"), (.66, "4a5a74"), (1.0, "1c2a40")], .55, (DX, 1, .05), "ff9a50", .8, 60)
sun((-DX, -1, -.30), 3.0, kelvin(2700), 2.0)
area((-3.5, -3, 3.2), (1, 1, 0), 3, 210, kelvin(5600))
camera((.30, -2.05, 1.02), (.64, 3.0, .60), 31.5, 4.0, (CX, CY - .05, .15))
bpy.context.scene.camera.data.clip_end = 9000
shoot("stern", 48, dict(NIGHT, anchor=(97.5, .95), bloom=.22, exposure=.14))
