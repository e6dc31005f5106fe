"""Yachts: a winch of bronze on teak at the end of the day, the sheet lies round its drum. One unit is a decimetre."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
c = bpy.context.scene.cycles
c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 2, 4
m, n, p = principled("teak", "8a5c38", .42, Specular=.4)
s = n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")})
k = n.math("DIVIDE", n.math("ADD", s.outputs["X"], .2), .62)
seam = n.math("LESS_THAN", n.math("FRACT", k), .085)
tone = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", k)}, noise_dimensions="1D").outputs["Value"]
grain = n.noise(n.coord("Object", (14, .35, 1)), 1.0, 5, .62, .4)
col = n.ramp(n.math("ADD", n.math("MULTIPLY", tone, .4), n.math("MULTIPLY", grain, .6)), [(.2, rgb("5a351c")), (.5, rgb("8c5a34")), (.8, rgb("b98656"))])
n.put(p, "Base Color", n.mix(seam, col, rgba("0b0705")))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .2, .32))
n.put(p, "Normal", n.bump(n.math("SUBTRACT", n.math("MULTIPLY", grain, .25), seam), .25, .02))
mesh("deck", [(-30, -12, 0), (30, -12, 0), (30, 9, 0), (-30, 9, 0)], [(0, 1, 2, 3)], m)
br = brass(.2)
steel, n, p = principled("drum", "d9cdbb", .2, 1.0)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 40)), 6, 2, .5), .05, .01))
# the winch: foot, drum with its waist, the two lips of the self-tailer, the cap with the socket of the handle
lathe("foot", spline([(0, 0), (1.18, 0), (1.20, .05), (1.17, .12), (1.02, .20), (.98, .26), (1.0, .30)], 80) + [(0, .30)], br, 160)
for a in np.linspace(0, math.tau, 8, endpoint=False):
    disc("bolt", .055, (1.10 * math.cos(a), 1.10 * math.sin(a), .155), steel, (0, 0, 0), .03, .01, 30)
lathe("drum", spline([(0, .30), (.98, .30), (.99, .36), (.86, .48), (.78, .70), (.77, 1.0), (.80, 1.24), (.92, 1.40), (.97, 1.46), (.97, 1.50)], 200) + [(0, 1.50)], steel, 240)
for z, r in ((1.54, 1.10), (1.80, 1.04)):
    up = z > 1.7
    lathe("lip", spline([(.3, z - .02), (r - .12, z - (.0 if up else .03)), (r, z + (.03 if up else -.01)), (r + .012, z + .045), (r - .03, z + .075), (r - .2, z + .05), (.3, z + .05)], 120), br, 200)
lathe("neck", [(0, 1.5), (.62, 1.5), (.62, 1.84), (0, 1.84)], steel, 120)
lathe("cap", spline([(.0, 1.84), (.80, 1.84), (.83, 1.88), (.78, 1.97), (.60, 2.03), (.30, 2.05), (.29, 2.04)], 100) + [(.27, 1.80), (0, 1.80)], br, 160)
sock = prism("socket", [(.17 * math.cos(q) * (1 if i % 2 else .82), .17 * math.sin(q) * (1 if i % 2 else .82)) for i, q in enumerate(np.linspace(0, math.tau, 16, endpoint=False))], .06, matte("0c0805"), 0, (0, 0, 1.86))
sock.rotation_euler = (math.pi / 2, 0, 0)
# rope of three strands
rope, rn, rp = principled("rope", "d8c7a8", .85, Sheen=.4, Specular=.15)
rn.put(rp, "Normal", rn.bump(rn.noise(rn.coord("Object"), 60, 2, .6), .3, .02))
R = .105


def hemp(pts, r=R, turns=3.6, strands=3):
    pts = [Vector(q) for q in pts]
    run = [0.0]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + (b - a).length)
    for k in range(strands):
        out = []
        for i, q in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            u = t.cross(Vector((0, 0, 1)))
            u = u.normalized() if u.length > .05 else Vector((1, 0, 0))
            v = t.cross(u)
            ph = run[i] / (r * turns) * math.tau / 2 + k * math.tau / strands
            out.append(q + (u * math.cos(ph) + v * math.sin(ph)) * r * .52)
        tube("rope", out, r * .56, rope, res=6)


def waist(z):
    return float(np.interp(z, [.36, .48, .70, 1.0, 1.24, 1.40, 1.5], [.99, .86, .78, .77, .80, .92, .97]))


N = 4.403
A0 = math.radians(-165)
wrap = []
for i in range(900):
    q = i / 899
    z = .58 + .80 * q
    a = A0 - q * N * math.tau
    rr = waist(z) + R * .98
    wrap.append((rr * math.cos(a), rr * math.sin(a), z))
first, last = Vector(wrap[0]), Vector(wrap[-1])
d0 = (Vector(wrap[0]) - Vector(wrap[3])).normalized()
d1 = (Vector(wrap[-1]) - Vector(wrap[-4])).normalized()
lead = [first + d0 * t + Vector((0, 0, -.015 * t)) for t in np.linspace(14, .15, 200)]
end = spline([last + d1 * .12, last + d1 * .6 + Vector((0, 0, -.02)), last + d1 * 1.0 + Vector((0, 0, -.4)), last + d1 * 1.3 + Vector((0, 0, -.95))], 90)
GX, GY = 3.75, -.5
coil = []
for i in range(1600):
    a = i / 1599 * math.tau * 5.5 - math.pi / 2
    r = 1.42 - .222 * (a + math.pi / 2) / math.tau
    coil.append((GX + r * math.cos(a), GY + r * math.sin(a), R * 1.02))
tail = spline([tuple(end[-1]), (1.95, -.62, R * 1.2), (2.45, -1.22, R), (3.05, -1.74, R), coil[0]], 160)
hemp(lead + wrap[1:-1] + [Vector(q) for q in end] + [Vector(q) for q in tail][1:] + coil[1:])
# the edge of the deck, the sea, the evening
edge = walnut("7a4a28", .24, .3)
box("rail", (60, .7, .8), (0, 9.3, .3), edge, .12)
water, wn, wp = principled("water", "0a1218", .07, 0.0, Specular=.5)
a = wn.noise(wn.coord("Object", (.022, .06, 1)), 1.0, 4, .6, .3)
wn.put(wp, "Normal", wn.bump(a, .6, 4))
mesh("sea", [(-15000, 12, -16), (15000, 12, -16), (15000, 40000, -16), (-15000, 40000, -16)], [(0, 1, 2, 3)], water)
DX = -.155
lit_disc(2300, (40000 * DX, 40000, 1500), 2.6, warm=(3300, 2400), rot=(0, 0, -math.atan(DX)))
sky_gradient([(0.0, "0a0a0c"), (.498, "3b2c2a"), (.504, "d99b67"), (.53, "bd8d74"), (.575, "86798a"), (.66, "4a5a74"), (1.0, "1c2a40")], .55, (DX, 1, .05), "ff9a50", .8, 60)
sun((-DX, -1, -.36), 3.2, kelvin(2800), 1.5)
key = area((-7, -5, 5), (0, 0, 1), 2.6, 900, kelvin(5200))
soft = area((6, -6, 4), (0, 0, 1), 3.5, 260, kelvin(3400))
key.visible_camera = soft.visible_camera = False
camera((1.0, -9.6, 3.9), (1.0, 0, .95), 60, 1.8, (0, -.8, 1.0))
bpy.context.scene.camera.data.clip_end = 90000
shoot("winch", 48, dict(NIGHT, anchor=(97.5, .92), bloom=.18))
