"""Collaborations: the wall of a hut in the first sun; three ropes hang on their pegs, three cups stand on the bench below them."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1800)
rng = random.Random(8)
planks = [walnut(c, .62, s) for c, s in (("5b4636", 1.3), ("66503e", 1.7), ("503c2e", 1.5), ("6e5643", 1.2))]
z = -.5
while z < 4.2:                                      # broad planks, none of one height, each a little before or behind its neighbour
    h = rng.uniform(.24, .34)
    x = -4.0 + rng.uniform(0, 1.4)
    edges = [-5, x, x + rng.uniform(2.6, 3.4), 5]
    for a, b in zip(edges, edges[1:]):
        box("plank", (b - a - .008, .06, h - .012), ((a + b) / 2, .05 + rng.uniform(-.008, .008), z + h / 2), rng.choice(planks), .008, (rng.uniform(-.012, .012), 0, rng.uniform(-.002, .002)), 2)
    z += h
steel = principled("steel", "b5b0a8", .24, 1.0)[0]
peg = walnut("8a5f3c", .45, 3)
pole = walnut("7a4f30", .45, 3)


def rope(color):
    """Its strands lie around it like those of a braid."""
    m, n, p = principled("rope", color, .85, 0, Sheen=.4, Specular=.15)
    n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 120, 2, .6), .5, .006))
    return m


def coil(x, top, length, color, seed):
    """Loops over a peg, wrapped below it, no two of one length."""
    m, r = rope(color), random.Random(seed)
    tube("peg", [(x, .05, top - .05), (x, -.26, top + .02)], .030, peg, res=10)
    sphere("knob", .036, (x, -.27, top + .022), peg, 24)
    for k in range(17):
        sw, L, y = r.uniform(.66, 1.12), length * r.uniform(.90, 1.04), -.055 - .020 * (k % 8)
        ph = r.uniform(-.030, .030)
        pts = []
        for t in np.linspace(0, 1, 100):
            a = t * math.tau
            pts.append((x + .170 * sw * math.sin(a) * (1 - .30 * math.cos(a)) + ph * (1 - math.cos(a)), y - .02 * math.sin(a * 2 + k), top + .048 - L / 2 * (1 - math.cos(a)) + .012 * math.sin(a) * (k % 3 - 1)))
        tube("loop", pts, .0165, m, True, 6)
    for k in range(7):
        z = top - .26 - k * .034
        tube("wrap", [(x + .150 * math.cos(t), -.115 + .105 * math.sin(t), z + .012 * math.sin(t)) for t in np.linspace(0, math.tau, 60)], .0175, m, True, 6)
    tube("end", spline([(x + .12, -.20, top - .34), (x + .17, -.22, top - .52), (x + .14, -.20, top - .78), (x + .17, -.18, top - .98)], 40), .0165, m, False, 6)


def carabiner(x, z, turn):
    pts = [(px * math.cos(turn) - pz * math.sin(turn), px * math.sin(turn) + pz * math.cos(turn)) for px, pz in spline([(-.055, .12), (.02, .155), (.075, .10), (.070, -.08), (.02, -.14), (-.045, -.12), (-.060, 0)], 120, True)]
    tube("carabiner", [(x + px * .95, -.27, z + pz * .95) for px, pz in pts], .0115, steel, True)


for x, top, length, color, seed in ((-.98, 2.40, 1.16, "a04e2c", 4), (.0, 2.46, 1.24, "c79c5e", 9), (.98, 2.38, 1.10, "56748f", 6)):
    coil(x, top, length, color, seed)
carabiner(-.98, 2.33, .1)
carabiner(.98, 2.31, -.12)
# the bench: one thick plank with a rounded edge on two blocks
box("bench", (3.7, .52, .10), (0, -.34, .58), walnut("7a5a40", .55, 1.1), .02)
for x in (-1.35, 1.35):
    box("block", (.34, .44, .60), (x, -.30, .24), walnut("54402f", .6, 1.4), .02)
for x, y, color, turn in ((-.86, -.40, "e9dcc4", 20), (.16, -.34, "8f4228", -28), (.94, -.42, "42586b", 158)):   # cups of enamel with a dark rim
    enamel = principled("enamel", color, .22, 0, Specular=.55, Clearcoat=.4)[0]
    rim = principled("rim", "1c1712", .25, 0, Specular=.5)[0]
    P = [lathe("cup", spline([(0, .0), (.112, .0), (.128, .010), (.132, .04), (.132, .205), (.136, .212), (.128, .212), (.124, .205), (.124, .03), (0, .022)], 120), enamel, 100),
         torus("rim", .1325, .0065, rim, (0, 0, .212), seg=100, sides=12), disc("coffee", .124, (0, 0, .165), principled("coffee", "1c0f08", .08)[0], FLAT if "FLAT" in globals() else (math.pi / 2, 0, 0), .004, 0, 60)]
    P.append(tube("ear", spline([(.128, 0, .175), (.195, 0, .180), (.218, 0, .120), (.188, 0, .062), (.130, 0, .050)], 50), .0125, enamel))
    group(P, (x, y, .63), turn, 1.18)
spot((-4.6, -5.8, 3.4), (-.10, 0, 1.72), 3400, 20.4, .03, kelvin(3300), .03)
area((-4, -4, 4), (0, 0, 1.6), 3, 60, "9db4d8")
area((4, -4, 2.4), (0, 0, 1.4), 2.6, 75, "8fa8d0")
ambient("3c4660", .28)
camera((.0, -7.2, 1.66), (0, 0, 1.66), 72)
shoot("guides", 24, dict(NIGHT, anchor=(97, .80), bloom=.10, saturation=.88))
