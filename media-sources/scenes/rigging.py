"""Event production: a round truss hangs on chain hoists in an empty hall; its lamps already draw the stage on the floor."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
C = Vector((1.55, 1.2, 3.35))          # middle of the truss
R, W = 2.05, .17                       # its radius, half its width
steel = matte("b58d63", .42, .6)
dark = matte("150d08", .5)
box("floor", (60, 40, .2), (0, 4, -.1), stone("4a382a", "33261b", .35, .42, .05), 0)
box("wall", (60, .3, 16), (0, 9.5, 7), plaster("4a3424", bump=.14, scale=.6), 0)
for x in range(-5, 7):                 # piers of the hall
    box("pier", (.55, .5, 16), (x * 3.1 - .5, 9.2, 7), plaster("4a3424", bump=.14, scale=.6), 0)


def ring(r, z, t=.036):
    torus("chord", r, t, steel, (C.x, C.y, C.z + z), seg=240, sides=20)


for r in (R - W, R + W):
    ring(r, -W)
    ring(r, W)
BAYS = 28
for k in range(BAYS):
    a, b = (math.tau * (k + d) / BAYS for d in (0, 1))

    def at(ang, r, z):
        return (C.x + r * math.cos(ang), C.y + r * math.sin(ang), C.z + z)
    up = W if k % 2 else -W
    for r in (R - W, R + W):
        tube("brace", [at(a, r, -up), at(b, r, up)], .016, steel)
        tube("post", [at(a, r, -W), at(a, r, W)], .016, steel)
    for z in (-W, W):
        tube("rung", [at(a, R - W, z), at(b if k % 2 else a, R + W, z)], .016, steel)
# chain hoists: hook, motor, chain into the dark
link_mesh = torus("link", .036, .010, steel, seg=20, sides=8)
link_mesh.hide_render = True
for ang in (150, 270, 30):
    x, y = C.x + R * math.cos(math.radians(ang)), C.y + R * math.sin(math.radians(ang))
    for e in (-W, W):
        tube("sling", [(x + e * math.cos(math.radians(ang)), y + e * math.sin(math.radians(ang)), C.z + W), (x, y, C.z + .62)], .012, dark)
    torus("hook", .06, .018, steel, (x, y, C.z + .67), (math.pi / 2, 0, math.radians(ang)), seg=48, sides=12)
    box("motor", (.26, .22, .34), (x, y, C.z + .92), dark, .05, (0, 0, math.radians(ang)))
    drum = lathe("drum", spline([(0, -.15), (.11, -.15), (.12, -.13), (.12, .13), (.11, .15), (0, .15)], 50), steel, 80)
    drum.location, drum.rotation_euler = (x, y, C.z + .92), (math.pi / 2, 0, math.radians(ang + 90))
    for i in range(62):
        o = link_mesh.copy()
        o.hide_render = False
        link(o)
        o.location = (x, y, C.z + 1.12 + i * .052)
        o.rotation_euler = (math.pi / 2, 0, math.radians(ang + 90 * (i % 2)))
        o.scale = (.72, 1.0, 1.0)
# lamps under the lower chords, all on the same spot of the floor
SPOT = Vector((C.x, C.y, 0))
LAMPS = 9
shell = lacquer("120b07", .22)
bulb = glow(kelvin(3300), 7)
bulb.cycles.sample_as_light = False      # the spots do the work, without the noise
for k in range(LAMPS):
    a = math.tau * (k + .5) / LAMPS
    p = Vector((C.x + R * math.cos(a), C.y + R * math.sin(a), C.z - W - .34))
    dst = SPOT + Vector((.55 * math.cos(a), .55 * math.sin(a), 0))
    d = (dst - p).normalized()
    q = d.to_track_quat("Z", "Y").to_euler()
    can = lathe("can", spline([(0, -.20), (.085, -.20), (.105, -.17), (.11, .0), (.115, .02), (.115, .20), (.125, .21), (.125, .225), (.105, .225), (.10, .05), (0, .05)], 110), shell, 72)
    can.location, can.rotation_euler = p, q
    lens = disc("lens", .098, tuple(p + d * .17), bulb, (0, 0, 0), .01, 0, 64)
    lens.rotation_euler = (-d).to_track_quat("Y", "Z").to_euler()
    lens.visible_glossy = lens.visible_diffuse = False
    side = Vector((-math.sin(a), math.cos(a), 0))
    tube("yoke", [tuple(p + side * .135), tuple(p + side * .135 + Vector((0, 0, .20))), tuple(p - side * .135 + Vector((0, 0, .20))), tuple(p - side * .135)], .012, steel)
    tube("clamp", [tuple(p + Vector((0, 0, .20))), (p.x, p.y, C.z - W)], .020, steel)
    spot(tuple(p + d * .25), tuple(dst), 420, 40, .35, kelvin(3300), .08)
    if k % 2 == 0 or k == 3:
        beam(tuple(p + d * .22), tuple(dst), .09, .78, kelvin(3000), .8, .5, 1.5, .7, k * 2.7)
for src, dst, power, angle, k in (((-5, -6, 6.5), (C.x, C.y, 3.4), 1700, 26, 4600), ((8.5, 4.5, 5.5), (C.x + .6, C.y, 3.3), 700, 34, 5600),
                                  ((C.x, 3.5, 9.5), (C.x, 9.4, 2.6), 900, 62, 3500), ((-5.5, 2.5, 9.0), (-6.0, 9.4, 2.4), 170, 66, 3500)):
    spot(src, dst, power, angle, .95, kelvin(k), .4).visible_glossy = False      # or the floor shows them as specks
ambient("3a281a", .09)
camera((-.55, -9.4, 1.55), (.15, 1.2, 2.05), 37, 4.0, (C.x, C.y - R, 3.2))
shoot("rigging", 48, dict(NIGHT, anchor=(98.0, .85), exposure=.12, bloom=.20, saturation=.74))
