"""Brand consulting: the master at his grindstone, sparks in the dark, five blades on the wall."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import profile

begin(1600, 1800)
box("wall", (16, .2, 8), (0, 2.4, 3), plaster("54483d", bump=.16, scale=.9), 0)
box("floor", (16, 12, .1), (0, -2, -.05), stone("3c342c", "26201a", .8, .4, .1), 0)
# the workshop's round window, the afternoon behind it
C = (-.15, 2.2, 1.72)
lit_disc(1.05, C, .95, warm=(4300, 3100))
torus("frame", 1.09, .06, matte("2a231d", .6), C, (math.pi / 2, 0, 0), seg=200, sides=20)
for a in (0, math.pi / 2):
    tube("bar", [(C[0] - 1.05 * math.cos(a), 2.15, C[2] - 1.05 * math.sin(a)), (C[0] + 1.05 * math.cos(a), 2.15, C[2] + 1.05 * math.sin(a))], .018, matte("2a231d", .6))
area((C[0], 1.9, C[2]), (-.1, -2.4, .3), 1.7, 170, kelvin(3200))
# grindstone in its trough
G = (.62, .0, .92)
st = stone("8d8378", "645b51", 3, .8, .3)
wheel = lathe("stone", [(0, -.075), (.10, -.075), (.355, -.075), (.37, -.06), (.37, .06), (.355, .075), (0, .075)], st, 200)
wheel.rotation_euler = (math.pi / 2, 0, 0)
wheel.location = G
disc("hub", .075, (G[0], -.10, G[2]), matte("2c2722", .5, .5), (0, 0, 0), .06, .01, 80)
tube("axle", [(G[0], -.34, G[2]), (G[0], .34, G[2])], .022, matte("8b8680", .3, .7))
tub = walnut("3a2515", .5, 1.5)
box("trough", (1.05, .46, .34), (G[0], 0, .60), tub, .02)
for x in (-.44, .44):
    for y in (-.18, .18):
        tube("leg", [(G[0] + x, y, .55), (G[0] + x * 1.15, y * 1.25, 0)], .032, tub)
box("guard", (.30, .40, .03), (G[0] - .40, 0, 1.02), matte("3a332c", .5, .5), .006, (0, math.radians(-28), 0))
# the master: bent over the wheel, both hands at the blade
sk = matte("0b0806", .9, .1)
who = profile((.0, .92), (.30, 1.32), [((.36, 1.05), (.62, 1.20), 12), ((.30, 1.04), (.56, 1.17), 6)], [((.12, .50), (.02, .05), 0), ((-.06, .50), (-.26, .06), 0)], "short", .26, (.10, .20), -26)
who.append([(.16, 1.10), (.20, .95), (.20, .70), (.17, .52), (.05, .50), (-.08, .54), (-.10, .80), (-.04, 1.0)])          # apron
who.append([(.305, 1.600), (.35, 1.665), (.43, 1.660), (.475, 1.590), (.535, 1.545), (.530, 1.532), (.46, 1.55), (.40, 1.60), (.34, 1.60)])      # cap
cutout("master", who, sk, (-.52, .02, 0), 1.03, .05)
blade = prism("blade", [(-.02, .012), (.20, .016), (.30, .0), (.20, -.022), (.0, -.022)], .004, principled("steel", "c8ccd0", .18, 1.0)[0], .001, (.13, -.06, 1.27), (0, math.radians(8), 0))
tube("grip", [(-.02, -.06, 1.262), (.13, -.06, 1.27)], .016, walnut("5a3419", .4, 3))
# sparks: short streaks that fly off to the right and fall
rng = np.random.default_rng(12)
hot = [glow(kelvin(k), s) for k, s in ((2300, 9), (2600, 14), (3000, 22))]
for m_ in hot:
    m_.cycles.sample_as_light = False
for i in range(210):
    a, v = math.radians(rng.normal(12, 15)), rng.uniform(1.2, 5.2)
    t = rng.uniform(.02, .34) ** 1.15
    y = rng.normal(0, .10)
    x0, z0 = .42 + rng.normal(0, .012), 1.255
    pos = lambda q: (x0 + v * math.cos(a) * q, -.06 + y * q * 3, z0 + v * math.sin(a) * q - 4.9 * q * q)
    p, q = pos(t), pos(t + .012 + .010 * rng.random())
    if p[2] < .02:
        continue
    o = tube("spark", [p, q], .0028 * (1 - t * 1.6) + .0008, hot[int(rng.integers(0, 3))], res=1)
    o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
point((.55, -.18, 1.28), 16, kelvin(2500), .04)
# five blades on a rail at the left, in the cold light of the door
box("rail", (1.5, .03, .07), (-1.85, 2.26, 1.95), walnut("3a2515", .4, 2), .006)
for k in range(5):
    L = (.30, .24, .36, .20, .27)[k]
    x = -2.38 + k * .265
    prism("knife", [(-.022, 0), (.022, 0), (.026, -L * .7), (.0, -L), (-.022, -L * .96)], .004, principled("steel", "c8ccd0", .22, 1.0)[0], .001, (x, 2.22, 1.86))
    box("handle", (.034, .026, .13), (x, 2.22, 1.925), walnut("2a190e", .4, 3), .008)
# bench with cartons at the right
box("bench", (1.5, .6, .06), (2.35, 1.5, .82), tub, .01)
for x in (1.7, 3.0):
    box("benchleg", (.09, .5, .8), (x, 1.5, .4), tub, .01)
for i, (x, z, t) in enumerate(((2.0, .85, 4), (2.42, .85, -7), (2.85, .85, 9), (2.18, 1.05, -3), (2.62, 1.05, 6))):
    box("carton", (.38, .26, .19), (x, 1.45, z + .095), matte(("8f7a5e", "6b5a46", "9a8466", "55606e", "7d6a52")[i], .9, .1), .004, (0, 0, math.radians(t)))
area((-4.6, -1.6, 2.8), (-1.4, 1.6, 1.3), 1.5, 330, "7ea6e6", 2.4)
area((4.4, -2.2, 2.8), (2.2, 1.2, .9), 1.0, 70, "86a9dc")
ambient("2f3b4b", .12)
camera((.12, -5.1, 1.30), (.12, 0, 1.30), 55, 5, (0, .0, 1.2), shift=(0, .01))
shoot("grinder", 40, dict(NIGHT, anchor=(97.5, .84), bloom=.24, halation=.10, saturation=1.02))
