"""VIP transport, the end: the convoy as its guests see it, past the front seats of a van and through its wet windscreen."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

begin(2400, 1500)
rs = np.random.default_rng(9)
hide, seam = leather("4a3020", .38), matte("120b07", .8, .1)
trim, dark = principled("trim", "0c0b0b", .45, Specular=.4)[0], matte("050505", .9, .1)
chrome = principled("chrome", "cfc6b8", .14, 1.0)[0]
for x in (-.46, .46):
    P = [box("back", (.54, .15, .70), (0, 0, .82), hide, .075, (math.radians(-8), 0, 0), 8), box("bolster", (.44, .13, .12), (0, .02, 1.16), hide, .055, (math.radians(-8), 0, 0), 8),
         box("rest", (.29, .105, .20), (0, .05, 1.315), hide, .05, (math.radians(-6), 0, 0), 8)]
    P += [tube("post", [(s * .065, .045, 1.12), (s * .065, .05, 1.28)], .009, chrome, False, 6) for s in (-1, 1)]
    P += [tube("seam", [(s * .205, -.066 - .0, .60), (s * .205, -.068, 1.0), (s * .17, -.058, 1.13)], .0035, seam, False, 3) for s in (-1, 1)]
    P += [tube("seam", [(-.12, -.004, 1.285), (.12, -.004, 1.285)], .003, seam, False, 3)]
    group(P, (x, .15, .0))
box("arm rest", (.30, .62, .15), (-.02, .12, .655), hide, .055, segments=8)
# the driver, beside his headrest: hair in strands over a cap, a white collar
hair, coat_ = principled("hair", "1d130d", .42, Specular=.5)[0], matte("15151b", .9, .2)
P = bust(hair, coat_, matte("9a6a50", .6))
rh, verts, faces = np.random.default_rng(4), [], []
crown = Vector((.012, -.035, 1.790))                    # the strands part here
for _ in range(5200):
    q = Vector(rh.normal(size=3)).normalized()
    if q.z < -.55 or q.y > .55 and q.z < .35:
        continue
    p0 = Vector((0, 0, 1.690)) + Vector((q.x * .090, q.y * .098, q.z * .094 if q.z > 0 else q.z * .125))
    if p0.z < 1.69:
        p0.x *= 1 - .55 * (1.69 - p0.z) / .1
        p0.y = p0.y * (1 - .2 * (1.69 - p0.z) / .1) - .01
    fall = (p0 - crown)
    fall = (fall - q * fall.dot(q)).normalized() + Vector(rh.normal(size=3)) * .16
    side, long, wide = q.cross(fall).normalized(), rh.uniform(.018, .036), rh.uniform(.0009, .0016)
    b = len(verts)
    for k in range(4):
        t = k / 3
        m = p0 + fall * long * t + q * (.0045 * math.sin(math.pi * min(1, t * 1.1)) - .002 + .002 * rh.random())
        verts += [tuple(m - side * wide * (1 - .8 * t)), tuple(m + side * wide * (1 - .8 * t))]
    faces += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(3)]
P.append(mesh("strands", verts, faces, hair, False))
linen = principled("collar", "a8a29a", .85, Specular=.2)[0]
P.append(grid("collar", lambda u, v: ((.062 + .012 * (1 - v)) * math.cos(u * math.tau), -.006 + (.060 + .012 * (1 - v)) * math.sin(u * math.tau), 1.487 + .034 * v - .012 * math.sin(u * math.tau) * v), 80, 8, linen, close_u=True))
group(P, (-.315, .42, -.275), math.radians(-9))
# dashboard, wheel, screens with an amber glow
box("dash", (2.1, .60, .30), (0, 1.05, .82), trim, .09, segments=6)
box("hood", (.42, .26, .10), (-.46, .86, 1.0), trim, .045, segments=5)
w = [torus("wheel", .19, .017, trim, (0, 0, 0), seg=120, sides=16), sphere("boss", .06, (0, 0, 0), trim, 32)] + [tube("spoke", [(0, 0, 0), (.185 * math.cos(a), .185 * math.sin(a), 0)], .016, trim) for a in (0, math.pi, -math.pi / 2)]
group(w, (-.46, .66, 1.0), 0, 1, (math.radians(68), 0, 0))
g = glow(kelvin(2400), 1.3)
g.cycles.sample_as_light = False
map_, line = glow("22313a", .28), glow(kelvin(2500), .75)
map_.cycles.sample_as_light = line.cycles.sample_as_light = False
P = [box("bezel", (.27, .035, .18), (0, .012, 0), trim, .016, segments=4), box("screen", (.228, .01, .138), (0, -.004, 0), map_, .008)]
for pts, r, m in ((((.03, -.062), (.02, -.030), (-.04, -.020), (-.06, .012), (-.01, .030), (-.02, .062)), .0036, line), (((-.105, -.03), (-.04, -.020), (.105, -.045)), .0014, map_), (((-.105, .04), (-.01, .030), (.105, .05)), .0014, map_)):
    P.append(tube("route", [(x, -.010, z) for x, z in spline(list(pts), 40)], r, m, False, 3))
group(P, (.095, .735, .955), 0, 1, (math.radians(-16), 0, 0))
box("cowl", (.42, .34, .26), (.08, .93, .89), trim, .05, (math.radians(-10), 0, 0), 5)
box("stack", (.34, .22, .50), (.08, .86, .62), trim, .04, (math.radians(-12), 0, 0), 5)
area((.095, .68, .99), (.095, 0, .98), .22, .5, kelvin(2600), .1)
box("mirror", (.24, .03, .075), (.0, .74, 1.63), trim, .02, segments=4)
tube("stalk", [(0, .75, 1.64), (0, .80, 1.74)], .012, trim)
# posts of the windscreen, roof, sides, doors
for s in (-1, 1):
    tube("post", spline([(s * .98, 1.30, .90), (s * .94, 1.06, 1.22), (s * .885, .78, 1.60), (s * .86, .66, 1.74)], 40), .048, trim, False, 10)
    tube("rail", [(s * .88, .70, 1.74), (s * .93, -2.4, 1.74)], .05, trim)
    box("door", (.08, 3.2, .92), (s * 1.02, -.35, .56), trim, .04, segments=5)
    box("pillar", (.07, .13, .9), (s * .96, -.16, 1.36), trim, .03, (0, s * math.radians(-6), 0), 5)
    tube("strip", [(s * .972, -.9, .93), (s * .972, .82, .93)], .005, g, False, 4)
box("roof", (2.0, 3.4, .06), (0, -.95, 1.79), matte("2a2420", .95, .1), .02)
box("header", (1.8, .10, .07), (0, .68, 1.745), trim, .03, segments=5)
# drops on the windscreen
a, b = Vector((0, 1.28, .95)), Vector((0, .70, 1.74))
d = (b - a).normalized()
out = Vector((0, d.z, -d.y))
on = lambda: a + (b - a) * rs.random() + Vector((rs.uniform(-.95, .95), 0, 0))
spots = [(tuple(on()), tuple(out), r) for r in [rs.uniform(.0065, .011) for _ in range(46)] + [rs.uniform(.003, .006) for _ in range(170)] + [rs.uniform(.0010, .0024) for _ in range(1500)]]
beads("rain", spots, glass("ffffff", .0, 1.33), seg=28, contact=62, rs=rs)
# the road at night: the van before us, saloons before it, lamps that go away along both kerbs
road, n, p = principled("road", "0b0c0f", .20, 0, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, .5, 1)), 4.0, 3, .6), .22, .03))
mesh("road", [(-60, -20, 0), (60, -20, 0), (60, 500, 0), (-60, 500, 0)], [(0, 1, 2, 3)], road)


def bulb(r, loc, color, k):
    m = glow(color, k)
    m.cycles.sample_as_light = False
    return sphere("bulb", r, loc, m, 20)


red = (1, .05, .02)
coat = principled("paint", "14161b", .2, .3, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.05)[0]
for y, x, wide, high in ((13, .10, .92, 1.95), (25, .30, .90, 1.42), (38, .75, .90, 1.42), (54, 1.6, .9, 1.42)):
    box("car", (wide * 2.08, 3.5, high - .35), (x, y + 1.8, .35 + (high - .35) / 2), coat, .16, segments=5)
    box("pane", (wide * 1.6, .02, (high - .35) * .34), (x, y - .0, high - (high - .35) * .24), glow("8a6238", .30), .06)
    for s in (-1, 1):
        for z in (.80, .92, 1.04) if high > 1.6 else (.78, .84):
            bulb(.060, (x + s * wide, y - .12, z), red, 9)
    bulb(.05, (x, y - .05, high - .10), red, 6)
for k in range(9):
    y = 9 + 9.5 * k
    for s in (-1, 1):
        bulb(.17, (s * (5.2 - .02 * y) + .016 * y, y, 5.0 - .006 * y), kelvin(2500 + 60 * (k % 3)), 5)
for k in range(80):
    y, s = rs.uniform(20, 90), rs.choice((-1, 1))
    bulb(rs.uniform(.12, .3), (s * rs.uniform(6.5, 16 + .4 * y), y, rs.uniform(1.2, 9)), (kelvin(2300), kelvin(2800), rgb("8fb0dc"), kelvin(3300))[rs.integers(0, 4)], rs.uniform(.8, 2.6))
for k in range(5):
    for s in (-1, 1):
        bulb(.09, (-3.4 + s * .62 - .03 * k * k, 19 + 15 * k, .72), kelvin(4300), 8)
m, n, out_ = material("air")
z = n.add("ShaderNodeSeparateXYZ", {0: n.add("ShaderNodeTexCoord").outputs["Object"]}).outputs["Z"]
n.put(out_, "Surface", n.add("ShaderNodeEmission", {"Color": n.ramp(n.math("DIVIDE", z, 60, clamp=True), [(0, rgba("8a5a3c")), (.12, rgba("5a4a52")), (.34, rgba("26344e")), (1, rgba("0f192c"))]), "Strength": .55}))
box("air", (400, .1, 160), (0, 150, 0), m, 0)
sky_gradient([(0, "06070a"), (.499, "14161c"), (.52, "3a3038"), (.60, "1d2a42"), (1, "0c1424")], .5)
# a reading lamp behind us, the light of the street through the side windows
area((0, -1.1, 1.72), (0, .2, 1.0), .5, 26, kelvin(3100), .3)
for s in (-1, 1):
    area((s * 1.7, .35, 1.6), (s * .3, .15, 1.25), .5, 22, (kelvin(2700), rgb("9fb8e0"))[s > 0], .7)
street = area((0, 1.9, 1.75), (0, .1, 1.2), 1.4, 26, kelvin(3600), .4)
street.visible_glossy = street.visible_transmission = False       # else every drop shows it as a white chip
camera((.02, -1.75, 1.30), (.02, 1, 1.235), 35, .8, (.46, .12, 1.33))
bpy.context.scene.camera.data.clip_end = 2000
shoot("convoy", 16, dict(NIGHT, anchor=(98.4, .90), bloom=.28, halation=.10, saturation=.92))
