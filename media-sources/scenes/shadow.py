"""Silence, Brands: a plaster wall, a round light that is passing, and the shadow of a ring."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
pl, n, p = principled("plaster", "e3d5c0", .95, Specular=.2)
v = n.coord("Object")
big = n.noise(v, .55, 4, .6, .8)
mid = n.noise(n.coord("Object", (1, 1, 1.9)), 3.2, 5, .66, 1.6)
fine = n.noise(v, 30, 4, .7)
n.put(p, "Base Color", n.ramp(big, [(.3, rgb("c9b79e")), (.7, rgb("ece0cd"))]))
n.put(p, "Normal", n.bump(n.math("ADD", mid, n.math("MULTIPLY", fine, .22)), .45, .05))
box("wall", (24, .2, 12), (0, .1, 3), pl, 0)
box("floor", (24, 10, .2), (0, -4, -.1), stone("d9c8ab", "b2926a", .3, .45), 0)
torus("ring", .78, .055, bronze("a87a50", .24, .3, 2), (1.65, -.62, 1.62), (math.pi / 2, 0, math.radians(17)), 240, 40)
box("foot", (.42, .30, .78), (1.65, -.62, .39), stone("d2bf9f", "a98d64", 1.2, .5), .012)
d = Vector((.86, .62, -.36)).normalized()
# the light comes through a round opening that stays outside the picture
hole = disc("hole", 1.30, (0, 0, 0), None, (0, 0, 0), 2, 0, 200)
board = box("board", (40, .02, 40), (0, 0, 0), matte("050403", 1, 0), 0)
C = Vector((2.05, 0, 1.75)) - d * 7
q = d.to_track_quat("Y", "Z").to_euler()
for o in (hole, board):
    o.location = C
    o.rotation_euler = q
cut(board, hole)
board.visible_camera = False
board.visible_diffuse = False
board.visible_glossy = False
sun(tuple(d), 7.0, kelvin(3500), .9)
area((-6, -5, 5), (0, 0, 1.5), 4, 210, kelvin(11000))
ambient("6f8298", .20)
camera((-.85, -7.2, 1.55), (.25, 0, 1.62), 44, 8, (1.6, -.5, 1.6))
shoot("shadow", 64, dict(DAY, anchor=(94, .80), vignette=.2))
