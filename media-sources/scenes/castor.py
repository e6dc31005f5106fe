"""Hotel stay, the wishes: the brass castor of a grand piano on a round of felt, a parquet in low sun; behind it a bowl for the dog."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1350)
# herringbone, every stave with its own tone and grain
oak, n, p = principled("oak", "8a5a34", .30, 0, Specular=.5)
lot = n.add("ShaderNodeObjectInfo").outputs["Random"]
far = n.math("MULTIPLY", lot, 60)
at = n.add("ShaderNodeVectorMath", {0: n.coord("Object", (.35, 5.5, 5.5)), 1: n.add("ShaderNodeCombineXYZ", {"X": far, "Y": far}).outputs[0]}, operation="ADD").outputs[0]
fine = n.add("ShaderNodeVectorMath", {0: n.coord("Object", (1.4, 46, 46)), 1: n.add("ShaderNodeCombineXYZ", {"X": far, "Y": far}).outputs[0]}, operation="ADD").outputs[0]
grain, pore = n.noise(at, 1.2, 4, .6, 1.1), n.noise(fine, 1.6, 3, .6)
tone = n.ramp(n.math("MULTIPLY_ADD", lot, .42, n.math("MULTIPLY", grain, .58)), [(.15, rgba("4c2c16")), (.5, rgba("7d4e2b")), (.85, rgba("a8733f"))])
n.put(p, "Base Color", n.mix(.30, tone, n.ramp(pore, [(.3, (.10, .06, .03)), (.7, (1, 1, 1))]), "MULTIPLY"))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", grain, .14, .30))
n.put(p, "Normal", n.bump(pore, .05, .01))
N, W = 5, .62
stave = box("stave", (N * W - .012, W - .012, .2), (0, 0, -.1), oak, .012)
for c in range(-60, 90):
    for k in range(-12, 13):
        for upright in (False, True):
            x, y = (c + N / 2 + N * k, c + .5 - N * k) if not upright else (c + .5 + N * k, c - 2 * N + 1 + N / 2 - N * k)
            u, v = (x - y) * W * .7071, (x + y) * W * .7071
            if not (-15 < u < 15 and -9 < v < 19):
                continue
            o = link(stave.copy())
            o.location = (u, v, -.1)
            o.rotation_euler = (0, 0, math.radians(135 if upright else 45))
stave.location.z = -4
# the wall with its skirting and a panel
wall = plaster("27332f", bump=.10, scale=.25)
box("wall", (60, .4, 24), (0, 15.2, 9), wall, 0)
trim = principled("trim", "222d29", .42, 0, Specular=.45)[0]
box("skirting", (60, .3, 1.5), (0, 14.9, .75), trim, .10)
box("bead", (60, .42, .16), (0, 14.86, 1.5), trim, .07)

black, n, p = principled("lacquer", "060403", .07, 0, Specular=.7, Clearcoat=1.0)
metal, worn = brass(.17), bronze("b78d58", .22, .3)


def leg(x, y, turn):
    """A turned leg with its ferrule; below it fork, wheel and the felt."""
    R, z0 = .40, .13
    zc = z0 + R
    g = [lathe("leg", spline([(0, 1.42), (.44, 1.42), (.50, 1.50), (.50, 1.66), (.44, 1.74), (.46, 1.86), (.66, 3.6), (.78, 5.6), (.80, 7.5)], 160), black, 120),
         lathe("ferrule", spline([(0, 1.10), (.30, 1.10), (.40, 1.14), (.43, 1.22), (.455, 1.36), (.47, 1.46), (.455, 1.50), (.44, 1.50)], 90), metal, 120),
         lathe("stem", [(0, .90), (.22, .90), (.25, .95), (.22, 1.0), (.16, 1.06), (.16, 1.14), (0, 1.14)], worn, 90)]
    off = -.20                                           # the wheel trails its stem
    for s in (-1, 1):
        g.append(prism("cheek", [(-.17, .98), (.17, .98), (.20, .90), (off + .16, zc - .02), (off + .10, zc - .13), (off - .10, zc - .13), (off - .16, zc - .02), (-.20, .86)], .055, metal, .02, (0, s * .185, 0)))
        g.append(disc("bolt", .085, (off, s * .225, zc), worn, (0, 0, 0) if s < 0 else (0, 0, math.pi), .05, .018, 60))
    rim = [(R * .50, -.085), (R * .58, -.11), (R * .80, -.11), (R * .90, -.13), (R, -.10), (R * 1.0, .10), (R * .90, .13), (R * .80, .11), (R * .58, .11), (R * .50, .085)]
    w = lathe("wheel", [(0, -.10), (.12, -.12), (.16, -.08), (R * .50, -.05)] + rim[2:8] + [(R * .50, .05), (.16, .08), (.12, .12), (0, .10)], metal, 140)
    w.rotation_euler = (math.pi / 2, 0, 0)
    w.location = (off, 0, zc)
    g.append(w)
    cloth = lathe("felt", spline([(0, .125), (.50, .125), (.82, .128), (.90, .11), (.92, .065), (.90, .02), (.84, .0)], 60), felt, 140)
    cloth.location = (off, 0, 0)
    g.append(cloth)
    group(g, (x, y, 0), turn)


felt, n, p = principled("felt", "5e130b", .95, 0, Sheen=.8, Specular=.06)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 34, 4, .7), .55, .02))
leg(1.15, 0, 158)
leg(7.2, 9.4, 70)
# the lyre with its pedals, out of focus
for s in (-1, 1):
    box("post", (.26, .26, 7), (4.1 + s * .55, 6.2, 4.1), black, .06, (0, math.radians(s * 3), 0))
box("shoe", (2.0, .9, .55), (4.1, 6.2, .85), black, .10)
for s in (-1, 0, 1):
    prism("pedal", rounded_outline(.36, 1.6, .16), .10, metal, .04, (4.1 + s * .56, 5.1, .62), (math.radians(78), 0, 0))
# a bowl with water
glaze, n, p = principled("glaze", "5d6f66", .2, 0, Specular=.5, Clearcoat=.5)
n.put(p, "Base Color", n.ramp(n.add("ShaderNodeSeparateXYZ", {0: n.coord("Object")}).outputs["Z"], [(.16, rgba("3a2416")), (.22, rgba("5d6f66"))]))
bowl = spline([(0, .10), (.9, .10), (1.30, .02), (1.42, .06), (1.30, .40), (1.16, .78), (1.14, .86), (1.08, .88), (1.02, .84), (.96, .50), (.86, .26), (.5, .18), (0, .17)], 200)
group([lathe("bowl", bowl, glaze, 160),
       disc("water", 1.0, (0, 0, .68), principled("water", "2a3430", .02, 0, Specular=.8)[0], (math.pi / 2, 0, 0), .01, 0, 120)], (-2.9, 3.2, 0), 0, .85)
# sun through a window at the right, low
window_light((1.4, .9, 1.0), (7.5, 4.0), (-1, .42, -.30), 5.0, True, 3100, 6.0)
area((-6, -6, 6), (0, 1, .6), 5, 260, kelvin(7200)).visible_glossy = False
area((3, -5, 7), (1, 0, 2), 3.5, 150, kelvin(5200))
ambient("6a6258", .10)
camera((-.9, -8.2, 1.75), (.05, 0, 1.20), 41, .55, (1.0, -.2, .6))
shoot("castor", 20, dict(NIGHT, anchor=(96, .70), bloom=.10, saturation=.82, exposure=-.14))
