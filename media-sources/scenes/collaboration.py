"""Collaboration: two discs of coloured glass; where they overlap, the light has both colours."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin(2400, 960)
cyclorama(34, 16, 16, 3.0, plaster("efe2cd", bump=.10), y_back=2.6)
box("plinth", (7.0, 1.7, .46), (1.75, 0, .23), stone("e2d3bb", "b59a76", .6, .5), .02)


def tinted(name, color, rough=.02):
    """Thin coloured glass: clear to the light, a trace of reflection."""
    m, n, out = material(name)
    t = n.add("ShaderNodeBsdfTransparent", {"Color": rgba(color)})
    g = n.add("ShaderNodeBsdfGlossy", {"Color": rgba("fff3e2"), "Roughness": .08})
    fr = n.add("ShaderNodeFresnel", {"IOR": 1.38})
    lp = n.add("ShaderNodeLightPath")
    f = n.math("MULTIPLY", fr.outputs[0], n.math("SUBTRACT", 1.0, lp.outputs["Is Shadow Ray"]))
    mx = n.add("ShaderNodeMixShader", {"Fac": f})
    n.put(mx, 1, t.outputs[0])
    n.put(mx, 2, g.outputs[0])
    n.put(out, "Surface", mx)
    return m


def pane(x, y, r, col, rim, turn):
    """One face of glass (no thickness needed) in a round metal frame."""
    pts = circle_outline(r, 200)
    ob = mesh("glass", [(px, 0, pz) for px, pz in pts], [tuple(range(len(pts)))], tinted("glass", col), False)
    ob.location = (x, y, .46 + r + .05)
    ob.rotation_euler = (0, 0, math.radians(turn))
    torus("rim", r + .02, .05, rim, (x, y, .46 + r + .07), (math.pi / 2, 0, math.radians(turn)), seg=240, sides=32, squash=1.5)
    box("foot", (.62, .34, .12), (x, y, .52), rim, .02, (0, 0, math.radians(turn)))


pane(.12, .12, 1.30, "cf9f74", bronze("a87a50", .22, .25, 1.4), -7)
pane(1.64, -.30, 1.06, "ead6ad", brass(.2), 9)
sphere("ball", .19, (-.95, -.42, .65), walnut("5a3319", .34, 1.4))
sun((.80, .70, -.30), 5.2, kelvin(4500), .5)
area((-6, -6, 5), (0, 0, 1.6), 4, 150, kelvin(5600))
area((5, -6, 4), (1, 0, 1.6), 3, 90, kelvin(6400))
ambient("b99f86", .18)
camera((1.7, -11.4, 1.95), (2.0, 0, 1.66), 37.5, 6.3, (.9, -.2, 1.7))
shoot("collaboration", 64, dict(DAY, anchor=(90, .84)))
