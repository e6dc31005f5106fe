"""VIP transport, the end: the plan of a fleet. Four routes in white enamel on blue steel meet at a ring, eighteen numbered brass discs are on their way."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
steel, n, p = principled("steel", "33475f", .42, 1.0)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (.6, 60, 1)), 3.0, 3, .6), .10, .01))
n.put(p, "Roughness", n.ramp(n.noise(n.coord("Object", (.5, 40, 1)), 2.0, 4, .6), [(.3, (.34,) * 3 + (1,)), (.7, (.52,) * 3 + (1,))]))
box("sheet", (60, 40, .2), (0, 8, -.1), steel, 0)
enamel = principled("enamel", "e6e4dc", .30, 0, Specular=.5)[0]
metal, ink = brass(.24), matte("1a0f06", .8, .1)
face = bpy.data.fonts.load("/usr/share/fonts/opentype/urw-base35/NimbusSans-Bold.otf")


def line(points, wide=.030):
    """A flat line of enamel through points of the sheet; returns them, evenly close."""
    pts = [Vector((x, y, 0)) for x, y in spline(points, 400)]
    side = [(pts[min(k + 1, 399)] - pts[max(k - 1, 0)]).normalized().cross(Vector((0, 0, 1))) for k in range(400)]
    grid("route", lambda u, v: tuple(pts[round(u * 399)] + side[round(u * 399)] * wide * (v - .5) + Vector((0, 0, .004))), 400, 2, enamel)
    return pts


def counter(at, number, turn):
    """A brass disc with a milled edge and its number."""
    R, H = .150, .052
    parts = [lathe("disc", [(0, 0), (R - .006, 0), (R - .002, .002), (R, .006), (R, H - .006), (R - .002, H - .002), (R - .006, H), (R - .016, H), (R - .018, H - .001), (R - .020, H - .005), (R - .026, H - .006), (R - .028, H - .006), (0, H - .006)], metal, 96)]
    o = link(bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT")))
    o.data.body, o.data.font, o.data.size, o.data.align_x, o.data.align_y, o.data.extrude = str(number), face, .165, "CENTER", "CENTER", .002
    o.data.materials.append(ink)
    o.location = (0, 0, H - .004)
    group(parts + [o], (at.x, at.y, .002), turn)


END = (1.28, .62)
ROUTES = [
    [(-3.4, 5.6), (-1.3, 4.3), (.1, 3.2), (.75, 1.9), END],
    [(-5.4, 2.6), (-2.8, 2.35), (-.9, 1.75), (.3, 1.25), END],
    [(-4.6, -.9), (-2.4, -.15), (-.7, -.05), (.4, .32), END],
    [(4.6, 5.4), (3.3, 4.2), (2.55, 2.7), (2.0, 1.4), END],
]
ON = [(.30, .47, .60, .73), (.36, .49, .62, .75), (.40, .52, .645, .77, .885), (.28, .42, .56, .69, .82)]
number, rs = 1, np.random.default_rng(3)
for route, places in zip(ROUTES, ON):
    pts = line(route)
    for t in places:
        counter(pts[round(t * 399)] + Vector((rs.uniform(-.012, .012), rs.uniform(-.012, .012), 0)), number, math.radians(rs.uniform(-16, 16)))
        number += 1
torus("arrival", .30, .020, metal, (*END, .006), seg=160, sides=24, squash=.6)
sphere("pin", .055, (*END, .035), principled("lacquer", "a8231a", .14, 0, Clearcoat=1.0)[0], 48)
# blue dusk from a window behind, a lamp from the right
area((-4, 11, 6.5), (0, 1, 0), 5.0, 900, (.45, .62, 1.0), 2.2)
area((4.2, 4.6, 2.4), (1.2, .8, 0), 1.1, 240, kelvin(2900), .5)
area((2.6, -3.0, 2.6), (1.2, .6, 0), 1.2, 34, kelvin(4300), .8)
ambient("0e1622", .22)
camera((.45, -4.0, 2.35), (.30, .95, .0), 50, 2.0, (1.35, .42, .04), shift=(0, -.02))
shoot("fleet", 16, dict(NIGHT, anchor=(98.4, .92), bloom=.16, saturation=.9))
