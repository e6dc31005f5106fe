"""Comedian: six removal boxes in an empty room are the whole evening."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2000, 2000)
kraft, n, p = principled("kraft", "8e5f37", .8, Specular=.2)
f = n.noise(n.coord("Object", (2, 2, 26)), 14, 2, .6)
n.put(p, "Base Color", n.mix(n.math("MULTIPLY", f, .35), rgba("8e5f37"), rgba("664023")))
tape = principled("tape", "b08a5a", .35, Specular=.5)[0]


def carton(w, d, h, loc, turn, open_=False):
    P = [] if open_ else [box("side", (w, d, h), (0, 0, h / 2), kraft, .006)]
    if open_:
        P += [box("side", (w, .008, h), (0, s * d / 2, h / 2), kraft, .002) for s in (-1, 1)]
        P += [box("side", (.008, d, h), (s * w / 2, 0, h / 2), kraft, .002) for s in (-1, 1)]
        P += [box("base", (w, d, .01), (0, 0, .01), kraft, 0)]
        for s in (-1, 1):
            a, b = math.radians(52), math.radians(38 if s > 0 else -64)          # each flap turns about its own edge of the box
            P.append(box("flap", (w / 2, d, .007), (s * (w / 2 + w / 4 * math.cos(a)), 0, h + w / 4 * math.sin(a)), kraft, .001, (0, -s * a, 0)))
            P.append(box("flap", (w, d / 2, .007), (0, s * (d / 2 + d / 4 * math.cos(b)), h + d / 4 * math.sin(b)), kraft, .001, (s * b, 0, 0)))
    else:
        P += [box("tape", (w + .003, .06, .002), (0, 0, h + .001), tape, 0), box("tape", (.002, .06, h * .34), (-w / 2 - .001, 0, h * .83), tape, 0),
              box("tape", (.002, .06, h * .34), (w / 2 + .001, 0, h * .83), tape, 0)]
    for s in (-1, 1):
        P.append(box("grip", (.10, .004, .028), (0, s * (d / 2 + .001), h * .72), matte("1a0e06", .9), .001))
    return group(P, loc, turn)


carton(.64, .46, .46, (-.40, .10, 0), 3)
carton(.58, .44, .42, (.30, .12, 0), -4)
carton(.60, .44, .40, (-.34, .11, .463), -6)
carton(.50, .40, .36, (.34, .12, .423), 7)
carton(.46, .36, .34, (-.30, .11, .866), 9)
carton(.50, .40, .34, (.84, -.46, 0), 16, True)
wall, n, p = principled("wall", "b9a184", .95, Specular=.1)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 30, 4, .6), .10, .01))
box("wall", (30, .1, 9), (0, 1.35, 4.5), wall, 0)
box("skirting", (30, .03, .12), (0, 1.29, .06), matte("cdbb9f", .7), .006)
box("floor", (30, 16, .2), (0, -3.5, -.1), walnut("6a4022", .34, .5), 0)
for i in range(-60, 61):
    box("gap", (.006, 16, .004), (i * .16, -3.5, .0005), matte("1c0f06"), 0)
window_light((.15, .6, .95), (2.5, 2.1), (.62, 1, -.36), 5.0, True, 3400, 5.0)
area((-3, -5, 4), (0, 0, .6), 3, 90, kelvin(7200), 3).visible_glossy = False
ambient("4a4440", .22)
camera((.32, -5.2, 1.08), (.12, 0, .80), 60, 3.5, (0, -.2, .7))
shoot("boxes", 48, dict(NIGHT, anchor=(97, .78), saturation=.86))
