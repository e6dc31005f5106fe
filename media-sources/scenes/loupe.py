"""Scouting: a loupe on strips of blank negatives, the light table is the only lamp."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
lit = principled("opal", "ffffff", .5)[0]
m, n, out = material("lighttable")
n.put(out, "Surface", n.add("ShaderNodeEmission", {"Color": (*kelvin(7600), 1), "Strength": 1.0}))
box("glass", (3.4, 2.2, .02), (0, 0, -.012), m, 0)
frame = principled("frame", "15110e", .5)[0]
for s in (-1, 1):
    box("edge", (3.7, .16, .10), (0, s * 1.16, -.02), frame, .01)
    box("edge", (.16, 2.5, .10), (s * 1.76, 0, -.02), frame, .01)
box("desk", (12, 10, .1), (0, 0, -.12), walnut("3a2010", .35, 1), 0)
film, n, out = material("film")
mx = n.add("ShaderNodeMixShader", {"Fac": .10})
n.put(mx, 1, n.add("ShaderNodeBsdfTransparent", {"Color": rgba("5a2f14")}).outputs[0])
n.put(mx, 2, n.add("ShaderNodeBsdfGlossy", {"Roughness": .18}).outputs[0])
n.put(out, "Surface", mx)
# exposed frames: soft shapes of light and dark, no picture
shot, n, out = material("frames")
v = n.coord("UV")
f = n.noise(n.coord("Object", (1, 1, 1)), 7.5, 2, .5, .4)
c = n.ramp(f, [(.30, rgb("2a1408")), (.48, rgb("7a4420")), (.62, rgb("c98d55")), (.75, rgb("f0d2a4"))])
n.put(out, "Surface", n.add("ShaderNodeBsdfTransparent", {"Color": c}).outputs[0])
W, H, FW = .38, .262, .40


def strip(loc, turn, frames, seed):
    """A strip of negatives: film with holes at both edges, frames between."""
    L = frames * FW
    V, F = [], []

    def quad(x0, x1, y0, y1):
        k = len(V)
        V.extend([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)])
        F.append((k, k + 1, k + 2, k + 3))
    n_ = frames * 8
    for s in (-1, 1):
        a, b = sorted((s * (H / 2 - .036), s * (H / 2 - .062)))       # the row of holes
        for k in range(n_):
            x = k * L / n_
            quad(x, x + L / n_ * .38, a, b)
        a, b = sorted((s * H / 2, s * (H / 2 - .036)))
        quad(0, L, a, b)
        a, b = sorted((s * (H / 2 - .062), s * (H / 2 - .075)))
        quad(0, L, a, b)
    P = []
    for k in range(frames):
        quad(k * FW, k * FW + .012, -H / 2 + .075, H / 2 - .075)
        quad((k + 1) * FW - .012, (k + 1) * FW, -H / 2 + .075, H / 2 - .075)
        o = mesh("frame", [(k * FW + .012, -H / 2 + .075, 0), ((k + 1) * FW - .012, -H / 2 + .075, 0), ((k + 1) * FW - .012, H / 2 - .075, 0), (k * FW + .012, H / 2 - .075, 0)], [(0, 1, 2, 3)], shot, False)
        o.data.transform(Matrix.Translation((seed * 3.7, k * .9, 0)))
        o.location = (-seed * 3.7, -k * .9, 0)
        P.append(o)
    P.append(mesh("film", V, F, film, False))
    return group(P, loc, turn, 1.0)


for i, (x, y, t, k) in enumerate(((-1.65, .62, -1.5, 6), (-1.30, .28, 1.2, 6), (-1.60, -.06, -.6, 6), (-1.0, -.42, 2.2, 6), (-1.5, -.80, -1.8, 5))):
    strip((x, y, .004 + .002 * i), t, k, i + 1)
black = principled("body", "100d0b", .26, Specular=.5)[0]
X, Y = .52, -.02
L = [lathe("skirt", spline([(.205, .0), (.210, .02), (.195, .16), (.175, .20)], 50), principled("clear", "8a7a66", .15, Specular=.5)[0], 160),
     lathe("barrel", spline([(.185, .16), (.200, .20), (.205, .36), (.190, .40), (.165, .405), (.150, .385)], 80), black, 160),
     torus("ring", .2065, .010, brass(.2), (0, 0, .215), seg=160, sides=16), torus("ring", .192, .008, brass(.2), (0, 0, .392), seg=160, sides=16)]
gl, gn, go = material("lens")
gm = gn.add("ShaderNodeMixShader", {"Fac": .22})
gn.put(gm, 1, gn.add("ShaderNodeEmission", {"Color": (*kelvin(3000), 1), "Strength": 2.4}).outputs[0])
gn.put(gm, 2, gn.add("ShaderNodeBsdfGlossy", {"Roughness": .05}).outputs[0])
gn.put(go, "Surface", gm)
L.append(lathe("lens", spline([(.152, .384), (.08, .402), (0, .408)], 40), gl, 120))
group(L, (X, Y, .006), 0, 1.08)
# a wax pencil and a cotton glove's worth of nothing else
tube("pencil", [(.95, -.66, .024), (1.55, -.38, .024)], .022, principled("wax", "7e2f1c", .35)[0])
tube("tip", [(.95, -.66, .024), (.90, -.683, .024)], .010, matte("7e2f1c", .8))
area((-3.2, 2.4, 2.6), (0, 0, .1), .8, 34, kelvin(3200), 1.6)
spot((2.6, -2.4, 2.6), (X, Y, .2), 90, 16, .3, kelvin(3000), .05)
ambient("1c242e", .05)
camera((-.62, -2.55, 1.75), (.10, -.08, .06), 50, 4.5, (X, Y, .25))
shoot("loupe", 64, dict(NIGHT, anchor=(93, .50), bloom=.10, contrast=1.06))
