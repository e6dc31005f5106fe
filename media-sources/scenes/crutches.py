"""Athletics at first light: two crutches lean against the bench beside the track."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 1500)
D, H, view = 34, .36, 4.6
alu, grip = matte("0d0c0b", .5, .4), matte("070606", .8, .2)
wood = matte("1a100a", .6, .3)
box("seat", (1.5, .36, .05), (.25, .1, .46), wood, .01)
for x in (-.25, .75):
    for y in (-.04, .24):
        box("leg", (.06, .05, .44), (x, y, .22), wood, .006)
box("stretcher", (1.0, .03, .05), (.25, .1, .16), wood, .006)
for x, lean_, y in ((1.34, -.30, -.16), (1.16, -.22, -.10)):      # two forearm crutches against the end of the seat
    foot, top = Vector((x, y, .02)), Vector((x + lean_ * .95, y + .14, 1.0))
    u = (top - foot).normalized()
    P = [tube("shaft", [tuple(foot), tuple(foot + u * .78)], .013, alu), tube("sleeve", [tuple(foot + u * .38), tuple(foot + u * .78)], .018, alu), tube("tip", [tuple(foot), tuple(foot + u * .06)], .026, grip)]
    h, out = foot + u * .77, Vector((1, 0, .10)).normalized()
    P.append(tube("handle", [tuple(h - out * .01), tuple(h + out * .125)], .021, grip))
    P.append(tube("arm", [tuple(h), tuple(h + u * .09 - out * .02), tuple(h + u * .27 - out * .055)], .015, alu))
    c = h + u * .27 - out * .01
    P.append(tube("cuff", [tuple(c + out * (.055 * math.cos(a)) + u * (.02 * math.cos(a)) + Vector((0, .05 * math.sin(a), 0))) for a in np.linspace(.7, math.tau - .7, 40)], .020, grip))
for y in (-1.2, .9, 3.0, 5.1):
    box("lane", (60, .06, .004), (0, y, .003), matte("b9ad9b", .8, .2), 0)
dusk((.82, .84), .88, (D, H), 600, .95, wet=.14, sky=3.6, reach=.7, fill=.5)
area((-3.4, -3.6, 2.8), (-.6, 0, .4), 1.4, 120, kelvin(4300)).visible_glossy = False
camera((0, -D, H), (0, 0, H), 36 * D / view, None, shift=(0, (.86 - H) / view))
bpy.context.scene.camera.data.clip_end = 5000
shoot("crutches", 20, dict(NIGHT, anchor=(98, .88), bloom=.2))
