"""Chauffeur: the rear door of a limousine at night, its leather in the light behind the glass."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from coachwork import *

begin(2400, 1500)
rs = np.random.default_rng(4)
coat, n, p = principled("paint", "07080b", .12, 0, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.02)
chrome = principled("chrome", "ddd6ca", .09, 1.0)[0]
dark = matte("040404", .8, .2)
hide = leather("9c7350", .40)
suede = matte("3a2c22", .95, .1)

edge = saloon_side(coat, chrome, dark, -1.9)
tube("gutter", [pane_at(x, edge(x) - .004, .004) for x in np.linspace(-1.9, 1.35, 80)], .009, coat)

# inside: the rear seats, the front ones from behind, the far door
for y in (-.36, .36):
    seat(hide, chrome, (.38, y, -.01))
    group([box("back", (.13, .50, .62), (0, 0, .80), suede, .06, (0, math.radians(14), 0), 6), box("rest", (.10, .28, .18), (.10, 0, 1.22), suede, .045, (0, math.radians(12), 0), 6)], (-.62, y, .05))
box("arm", (.50, .15, .10), (.40, 0, .62), hide, .04, segments=5)
box("back", (.06, 1.6, 1.0), (1.12, 0, .6), suede, .02)
box("deck", (.5, 1.5, .04), (1.3, 0, 1.04), suede, .02)
box("far", (4.0, .06, .86), (.2, .82, .50), suede, .02)
box("rail", (1.6, .05, .05), (-.1, .77, .80), hide, .02)
tube("strip", [(-1.2, .785, .90), (1.0, .785, .90)], .006, chrome)
box("floor", (4.0, 1.7, .05), (.2, 0, .22), suede, 0)
box("lining", (1.7, 1.0, .03), (-.25, .06, 1.365), matte("b59a78", .9, .1), .01)
for a, b in ((-.36, -.30), (.66, .74)):
    box("post", (.07, .05, .5), ((a + b) / 2, .72, 1.12), dark, .01, (math.radians(22), 0, 0))
area((.16, .0, 1.34), (.66, .0, .80), .30, 58, kelvin(3500), .5)
area((.05, -.52, 1.30), (.9, -.36, .7), .10, 9, kelvin(3300), .2)

# the street: lamps behind and before us, a strip of sky that the shoulder mirrors
for k in range(120):
    x, z = rs.uniform(-6, 26), rs.uniform(.6, 4.5)
    w = glow((kelvin(2500), kelvin(2900), kelvin(2200), rgb("7fa2d0"), (1, .12, .05))[rs.integers(0, 5)], rs.uniform(.7, 2.0))
    w.cycles.sample_as_light = False
    sphere("city", rs.uniform(.05, .14), (x, 11 + rs.uniform(0, 9), z), w, 16)
street(rs)
road, n, p = principled("road", "0d0e10", .16, 0, Specular=.5)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 9.0, 3, .6), .16, .02))
mesh("road", [(-40, -40, 0), (40, -40, 0), (40, 60, 0), (-40, 60, 0)], [(0, 1, 2, 3)], road)
softbox((.6, -2.6, 4.4), (.3, -.5, 1.0), 9, 1.5, kelvin(7200), 2.6)
softbox((5.5, -4.4, 1.6), (.6, -.9, .8), 1.2, 3.0, kelvin(2900), 7)
softbox((-3.0, -7.5, .9), (0, -.9, .6), 12, .9, kelvin(3200), 1.2)
sky_gradient([(0, "06070a"), (.495, "10141b"), (.51, "2a2a30"), (.56, "1d2a3e"), (.7, "121d30"), (1, "0a1220")], .55)
camera((-1.0, -2.8, 1.16), (.33, -.86, .985), 67, 2.8, (.52, -.93, .80))
shoot("chauffeur", 20, dict(NIGHT, anchor=(98.0, .86), bloom=.24, halation=.10, saturation=.86))
