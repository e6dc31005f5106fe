"""Brand collaborations, the six forms: six turned solids on a shelf of stone, each of its own material, in a low light from the left."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1500)
box("shelf", (30, 2.4, .3), (0, 0, -.15), stone("cdb695", "a98a63", 1.4, .6, .2), .02)
box("wall", (30, .2, 12), (0, 1.5, 4), plaster("c9a27c", bump=.18), 0)
window_light((.25, .9, .62), (3.8, 2.05), (.85, 1, -.36), 4.6, False, 3400)
area((-4, -4, 3.2), (0, 0, .4), 2.4, 150, kelvin(4300))
area((4, -5, 2.4), (0, 0, .4), 2.4, 120, kelvin(7200))
ambient("b8a48c", .28)
M = dict(ball=bronze(), cube=walnut("6b3d20", .35, 1.6), cone=principled("clay", "8a3a1e", .5, Specular=.3)[0], drum=principled("bone", "efe4d2", .42, Specular=.35)[0],
         ring=brass(.18), pyramid=principled("slate", "3b3f44", .45, Specular=.35)[0])
# behind: drum with the ball on it, cone, pyramid; before them: cube, ring
lathe("drum", [(0, 0), (.33, 0), (.345, .012), (.345, .62), (.33, .635), (0, .635)], M["drum"], 160, (-.62, .28, 0))
sphere("ball", .255, (-.62, .28, .889), M["ball"], 128)
lathe("cone", [(0, 0), (.34, 0), (.35, .012), (.345, .03), (.012, 1.17), (0, 1.178)], M["cone"], 180, (.16, .34, 0))
b, h = .37, .66
py = mesh("pyramid", [(-b, -b, 0), (b, -b, 0), (b, b, 0), (-b, b, 0), (0, 0, h)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (3, 2, 1, 0)], M["pyramid"], False)
soften(py, .012, 3, 30)
py.location, py.rotation_euler = (.92, .24, 0), (0, 0, math.radians(28))
box("cube", (.46, .46, .46), (-.20, -.38, .23), M["cube"], .018, (0, 0, math.radians(24)))
torus("ring", .235, .085, M["ring"], (.50, -.36, .32), (math.radians(90), 0, math.radians(-24)), 200, 64)
camera((0, -7.0, 1.25), (.14, 0, .54), 80)
shoot("solids", 24, dict(DAY, anchor=(94, .72)))
