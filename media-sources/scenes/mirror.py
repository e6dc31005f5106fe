"""Premium cars: the round mirror on the wing of a classic on a mountain road at dusk (one unit is a decimetre); in it, the lamps of the three that follow."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

begin(2400, 1160)
chrome = principled("chrome", "ddd4c6", .07, 1.0)[0]
coat = principled("paint", "2a0609", .42, 0, Specular=.06)[0]
dark = matte("050505", .8, .2)
ease = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(min(1.0, max(0.0, (x - a) / (b - a))))


def body(x, y):
    """The wing at x = 1, the valley beside it, the bonnet; all of it sinks towards the nose."""
    wing = -1.9 * abs((x - 1) / 2.0) ** 2.3 if x > 1 else -.80 * ease(0, 1, (1 - x) / 2.9)
    bonnet = 1.25 * ease(2.4, 7.0, 1 - x)
    nose = -.010 * max(0, y - 1) ** 2 - .5 * ease(9, 14, y) * max(0, (y - 9) / 5)
    return wing + bonnet + nose * (1 if x > -2 else .8)


grid("body", lambda u, v: (-10 + 14.2 * u, -26 + 40 * v, body(-10 + 14.2 * u, -26 + 40 * v)), 420, 360, coat).visible_glossy = False        # the glass shows the road alone
tube("strip", [(-7.2, y, body(-7.2, y) + .03) for y in np.linspace(-20, 13, 200)], .055, chrome, False, 8).visible_glossy = False
tube("seam", [(-1.9, y, body(-1.9, y) + .004) for y in np.linspace(-20, 13, 200)], .018, dark, False, 4).visible_glossy = False
# the mirror: a bullet of chrome, its rim, a glass that bulges a little
R, BULGE = .80, 11.0
P = [lathe("shell", spline([(R * .99, 0), (R * 1.015, .05), (R * 1.01, .16), (R * .93, .42), (R * .70, .78), (R * .36, 1.02), (0, 1.10)], 120), chrome, 200)]
glass_ = principled("glass", "e6ebee", .004, 1.0)[0]
P.append(lathe("glass", [(R * .955 * t, BULGE - (BULGE ** 2 - (R * .955 * t) ** 2) ** .5 - .012) for t in np.linspace(0, 1, 80)], glass_, 240))
P.append(torus("rim", R * .975, .042, chrome, (0, 0, 0), (0, 0, 0), 240, 28))
P.append(torus("seal", R * .935, .012, dark, (0, 0, -.012), (0, 0, 0), 200, 12))
g = group(P, (0, 0, 0))
AT = Vector((1.15, 0, 1.66))
g.location = AT
face = Vector((-.205, -.974, .015)).normalized()
g.rotation_euler = (-face).to_track_quat("Z", "Y").to_euler()
back = AT - face * .55
foot = Vector((1.05, .55, body(1.05, .55)))
tube("stem", spline([tuple(back + Vector((0, 0, -.45))), tuple(back * .55 + foot * .45 + Vector((0, .04, -.1))), tuple(foot + Vector((0, 0, .10)))], 50), .105, chrome, False, 12)
o = lathe("foot", spline([(.34, 0), (.33, .05), (.26, .09), (.17, .14), (.12, .24)], 60), chrome, 120, tuple(foot + Vector((0, 0, -.01))))
lathe("gasket", [(.37, -.02), (.37, .02), (.30, .03)], dark, 100, tuple(foot))
# behind the eye: the road, posts at its edge, three cars with their lamps on, the wall of the mountain
GROUND = -8.6
mesh("road", [(-4000, -4000, GROUND), (4000, -4000, GROUND), (4000, 2, GROUND), (-4000, 2, GROUND)], [(0, 1, 2, 3)], glow("3a465c", .42))
way = lambda d: 2 - .18 * d + .00045 * d * d            # the middle of the road, d behind the mirror
ds = np.linspace(-10, 900, 300)
mesh("asphalt", [p for d in ds for p in ((way(d) - 26, -d, GROUND + .05), (way(d) + 26, -d, GROUND + .05))], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(299)], glow("4a4f5a", .34))
white = glow("cfd0d2", .30)
for s in (-25, 25):
    mesh("line", [p for d in ds for p in ((way(d) + s - .6, -d, GROUND + .1), (way(d) + s + .6, -d, GROUND + .1))], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(299)], white)
import vehicles
for d, s in ((84, 0), (165, 2), (290, 0)):
    lamp = glow(kelvin(2900), 7.0)
    lamp.cycles.sample_as_light = False
    x, z = way(d) + s - 9, GROUND
    shell = vehicles.rounded([(-8.4, 2.4), (8.4, 2.4), (8.8, 6.2), (7.0, 8.6), (5.4, 13.0), (-5.4, 13.0), (-7.0, 8.6), (-8.8, 6.2)], 1.2)
    pane = vehicles.rounded([(-6.2, 8.9), (6.2, 8.9), (5.0, 12.3), (-5.0, 12.3)], .7)
    board("car", [[(x + a, z + b) for a, b in shell]], glow("2a1c1c", .28), (0, -d, 0), .6, .25, 4)
    board("pane", [[(x + a, z + b) for a, b in pane]], glow("4c5a74", .5), (0, -d + .5, 0), .1)
    for k in (-6.4, 6.4):
        q = disc("lamp", 1.25, (x + k, -d + .9, z + 6.0), lamp, (0, 0, 0), .2, .05, 40)
        t = torus("ring", 1.35, .18, chrome, (x + k, -d + .8, z + 6.0), (math.pi / 2, 0, 0), 40, 10)
    shape = vehicles.rounded([(-2.0, 3.4), (2.0, 3.4), (2.3, 6.4), (1.4, 7.6), (-1.4, 7.6), (-2.3, 6.4)], .5)
    tube("grille", [(x + a, -d + .9, z + b) for a, b in shape], .22, glow("a89a88", .7), True, 6)
    wires("slats", [[(x + a, -d + .8, z + 3.6), (x + a, -d + .8, z + 7.2)] for a in (-1.4, -.7, 0, .7, 1.4)], .09, glow("a89a88", .5))
    tube("bumper", [(x - 8.6, -d + 1.2, z + 3.0), (x + 8.6, -d + 1.2, z + 3.0)], .34, glow("b8a890", .6), False, 6)
    tube("brow", [(x - 5.6, -d + .8, z + 13.05), (x + 5.6, -d + .8, z + 13.05)], .12, glow("d0a888", .6), False, 6)
for d, h, tone, k, q in ((1500, 230, "5a6484", .0036, .4), (1150, 130, "36415e", .0056, 2.2), (980, 55, "212b40", .010, 4.0)):
    xs = np.linspace(-1900, 1900, 700)
    ridge = [(x, GROUND + h * (.52 + .26 * math.sin(x * k + q) + .14 * abs(math.sin(x * k * 2.3 + q * 2)) + .07 * abs(math.sin(x * k * 6.1)) + .02 * math.sin(x * .11))) for x in xs]
    prism("behind", [(-1900, -60)] + ridge + [(1900, -60)], 1, glow(tone, .55), 0, (0, -d, 0))
for d, h, tone, k, q in ((1500, 190, "94746c", .0042, 1.1), (1000, 92, "5a5068", .0062, 2.9), (640, 30, "333448", .014, .6)):
    xs = np.linspace(-1900, 1900, 700)
    ridge = [(x, GROUND + h * (.50 + .28 * math.sin(x * k + q) + .16 * abs(math.sin(x * k * 2.3 + q * 2)) + .06 * abs(math.sin(x * k * 6.1)) + .02 * math.sin(x * .11))) for x in xs]
    prism("before", [(-1900, -60)] + ridge + [(1900, -60)], 1, glow(tone, .55), 0, (0, d, 0))
for d, z, amp, tone, k, q in ((460, -6, 5, "3a3c52", .010, 1.0), (300, -11, 4.5, "2e3142", .014, 4.2), (190, -11.5, 3.2, "252833", .022, 2.2), (110, -10.5, 2.0, "1b1d24", .036, 5.6)):
    xs = np.linspace(-400, 400, 500)
    prism("slope", [(-400, -60)] + [(x, z + amp * (math.sin(x * k + q) + .4 * math.sin(x * k * 2.7 + q))) for x in xs] + [(400, -60)], 1, glow(tone, .5), 0, (0, d, 0))
sky_gradient([(0, "14181c"), (.49, "2a2624"), (.503, "f0a868"), (.53, "cf8f6c"), (.58, "8a7484"), (.66, "4a5c86"), (1, "1a2a50")], .85, (-.35, 1, .10), "ffa055", .5, 30)
sun((.55, -.80, -.10), .45, kelvin(2400), 1.5)
area((-5.5, -9.0, 6.5), (.5, 0, .6), 3.0, 300, kelvin(3100), 2.0).visible_glossy = False
softbox((9, -2, 3.5), (1.2, 0, 1.4), 1.6, 5, kelvin(3000), 2.5)
camera((-1.15, -9.0, 1.72), (-.36, 0, 1.56), 62, .85, (1.15, -.05, 1.66))
bpy.context.scene.camera.data.clip_end = 9000
shoot("mirror", 20, dict(NIGHT, anchor=(98.2, .84), bloom=.2, halation=.05, saturation=.88, exposure=.3))
