"""Silence, Talent: rows of empty seats, one of them in the light."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1200)
vel = velvet("4a2216", "94583a")
wood = walnut("3a2012", .3, 2)
br = brass(.22)
box("floor", (40, 30, .1), (0, 4, -.05), matte("120d0a", .8, .3), 0)


def parts():
    def pad(w, d, h, p):
        return lambda u, v: ((u - .5) * w, (v - .5) * d, h * max(0, (1 - abs(2 * u - 1) ** p) * (1 - abs(2 * v - 1) ** p)) ** .3)
    b = grid("back", lambda u, v: ((u - .5) * .50 * (1 - .10 * max(0, v - .7)), -.085 * max(0, (1 - abs(2 * u - 1) ** 8) * (1 - abs(2 * v - 1) ** 8)) ** .3 + .16 * v, .44 + .56 * v + .035 * v * (1 - (2 * u - 1) ** 2)), 60, 60, vel)
    shell = grid("shell", lambda u, v: ((u - .5) * .53 * (1 - .10 * max(0, v - .7)), .012 + .16 * v + .03 * math.sin(math.pi * v), .40 + .63 * v + .035 * v * (1 - (2 * u - 1) ** 2)), 40, 40, wood)
    s = grid("seat", pad(.48, .40, .10, 6), 50, 50, vel)
    s.rotation_euler = (math.radians(66), 0, 0)                    # folded up
    s.location = (0, -.10, .56)
    arm = [box("arm", (.055, .36, .045), (x, -.08, .66), wood, .014) for x in (-.28,)]
    post = [box("post", (.04, .26, .64), (x, .0, .32), lacquer("17110d", .3), .01) for x in (-.28,)]
    plate = [disc("plate", .016, (-.28, -.262, .662), br, (0, 0, 0), .003, .001, 32)]
    return [b, shell, s] + arm + post + plate


proto = parts()
R0 = 13.0
lit = None
for r in range(7):
    R = R0 - r * .95
    z = r * .0 - .10 * r
    n_ = int(15 - r * 0)
    step = .565 / R
    for k in range(-n_, n_ + 1):
        a = (k + .5 * (r % 2)) * step
        cp = []
        for o in proto:
            c = o.copy()
            link(c)
            cp.append(c)
        x, y = R * math.sin(a), R0 - R * math.cos(a)
        group(cp, (x, -y + 6.0 - 2 * 0, z), 0, 1, (0, 0, a + math.pi * 0))
        if r == 3 and k == 3:
            lit = (x, -y + 6.0, z)
for o in proto:
    o.hide_render = True
lx, ly, lz = lit
spot((lx - 4.6, ly - 2.2, lz + 6.4), (lx, ly - .10, lz + .70), 700, 5.6, .55, kelvin(3300), .05)
box("wall", (60, .3, 16), (0, 13, 6), matte("070504", .9, .1), 0)
area((lx - 7, 9, 5.5), (lx, 2, 0), 2, 420, kelvin(5600), 6)
area((lx - 5, -7, 5.5), (lx, 1, 0), 3, 44, kelvin(5200))
area((lx + 3.4, -5.2, 4.6), (lx - .4, 1.2, .2), 2.2, 150, kelvin(3300), 4)          # the rows are seen, not only the seat
ambient("1d2733", .06)
camera((lx - 1.20, ly - 3.4, lz + 1.75), (lx - .52, ly, lz + .66), 42, 11.0, (lx, ly - .1, lz + .7))
shoot("row", 48, dict(NIGHT, anchor=(98.4, .85), bloom=.10, exposure=-1.75, saturation=.74, contrast=1.06))
