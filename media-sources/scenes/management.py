"""Management: a mobile of bronze rods and discs, every arm in balance, before one disc of light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 960)
cyclorama(34, 16, 18, 3.0, plaster("e8d8c0", bump=.12), y_back=3.0)
br = bronze("8c5b36", .22, .2, 1.6)
TH = .022


def arm(a, b, sag=.16, y0=0.0):
    """Gently bowed rod between two points of the xz plane; y swings a little."""
    a, b = Vector(a), Vector(b)
    pts = []
    for t in np.linspace(0, 1, 40):
        p = a.lerp(b, t)
        p.z += sag * 4 * t * (1 - t)
        pts.append(tuple(p))
    tube("arm", pts, TH, br)
    for e in (a, b):
        torus("eye", .038, .014, br, (e.x, e.y, e.z - .035), (math.pi / 2, 0, .6), seg=48, sides=14)
    return pts


def thread(a, b):
    tube("thread", [tuple(a), tuple(b)], .0055, matte("3b2414", .6))


def plate(x, y, z, r, m, turn, drop):
    """Disc on a thread below (x, y, z)."""
    thread((x, y, z - .06), (x, y, z - drop))
    disc("plate", r, (x, y, z - drop - r), m, (0, 0, math.radians(turn)), .075, .018)


def hang(p, a, b, sag):
    """Thread from the eye at p down to the balance point of the arm a-b."""
    t = (p[0] - a[0]) / (b[0] - a[0])
    q = Vector(a).lerp(Vector(b), t)
    q.z += sag * 4 * t * (1 - t)
    thread((p[0], p[1], p[2] - .06), q)


X = .95
# wide as the strip that it fills
top = (X - .16, 0, 4.00)
thread((top[0], 0, 7.5), top)
# first arm
A, B = (X - 2.75, -.15, 3.56), (X + 2.05, .12, 3.92)
arm(A, B, .22)
# left end: the one big disc; right end: second arm
plate(*A, .66, bronze("b98a5c", .34, .25, 1.3), -14, .34)
C, D = (X + .55, .35, 3.18), (X + 3.15, -.20, 3.36)
arm(C, D, .16)
hang(B, C, D, .16)
plate(*D, .44, walnut("5a3319", .34, .9), -8, .30)
E_, F_ = (X - .98, .15, 2.46), (X + 1.78, .40, 2.66)
arm(E_, F_, .15)
hang(C, E_, F_, .15)
plate(*E_, .44, stone("efe3cf", "b99a70", 1.2, .5), 24, .30)
G_, H_ = (X + .95, .25, 2.08), (X + 2.55, .5, 2.20)
arm(G_, H_, .11)
hang(F_, G_, H_, .11)
plate(*G_, .26, plaster("f3e9da", .85, .06), -14, .26)
plate(*H_, .31, brass(.2), 22, .30)
# floor piece: the counterpoint of the composition
box("block", (1.5, 1.2, .36), (X + .35, .3, .18), stone("e2d3bb", "b59a76", .7, .5), .02, (0, 0, math.radians(-12)))
sphere("ball", .26, (X + .15, .2, .62), bronze("a87a50", .23, .25))
spot((-2.2, -10, 4.4), (1.2, 3.0, 2.28), 8600, 19.6, .02, kelvin(4300), .03)
area((-7, -3, 6), (0, 0, 2.4), 2.4, 620, kelvin(4900))
area((-3.5, -12, 4.5), (.6, 0, 2.4), 4.0, 520, kelvin(4600))
area((6.5, -4, 3), (0, 0, 2.2), 3.5, 160, kelvin(6400))
ambient("b99f86", .17)
camera((1.15, -12.2, 2.3), (1.15, 0, 2.12), 35, 6.3, (X, 0, 2.6))
shoot("management", 64, dict(DAY, anchor=(84, .80)))
