"""Event production, six fields of work: six rolls of cloth tape on a pipe, each of another colour, the end of one hanging loose."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1500)
OUTER, INNER, PIPE = 1.0, .56, .24


def cloth(tone):
    """Cloth tape as it is wound: woven, with its layers as fine rings on the sides."""
    m, n, p = principled("tape " + tone, tone, .42, 0, Specular=.42)
    at = n.coord("Object")
    s = n.add("ShaderNodeSeparateXYZ", {0: at}).outputs
    d = n.math("SQRT", n.math("ADD", n.math("POWER", s["X"], 2.0), n.math("POWER", s["Y"], 2.0)))
    layers = n.noise(n.add("ShaderNodeCombineXYZ", {0: n.math("MULTIPLY", d, 130)}).outputs[0], 1.0, 3, .7)
    weave = n.noise(n.coord("Object", (150, 150, 60)), 1.0, 2, .5)
    n.put(p, "Base Color", n.mix(.34, rgba(tone), n.ramp(layers, [(.34, (.25,) * 3), (.6, (1, 1, 1))]), "MULTIPLY"))
    n.put(p, "Normal", n.bump(n.math("ADD", n.math("MULTIPLY", layers, .7), weave), .16, .008))
    return m


card, n, p = principled("card", "a98457", .85, 0, Specular=.12)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 30, 4, .6), .2, .01))


def roll(x, tone, width, left, tilt):
    """A roll that is more or less used up; it hangs on the pipe by its core."""
    w, o = width / 2, INNER + .05 + (OUTER - INNER - .05) * left
    parts = [lathe("tape", [(INNER + .05, -w), (o - .012, -w), (o, -w + .012), (o, w - .012), (o - .012, w), (INNER + .05, w)], cloth(tone), 260),
             lathe("core", [(INNER, -w - .012), (INNER + .05, -w - .012), (INNER + .05, w + .012), (INNER, w + .012), (INNER, -w - .012)], card, 200)]
    group(parts, (x, 0, -(INNER - PIPE)), tilt, 1, (0, math.pi / 2, 0))
    return o


steel, n, p = principled("steel", "8e8a84", .30, 1.0)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object", (1, 10, 10)), 3, 4, .7), .22, .20))
bar = lathe("pipe", [(PIPE - .03, -9), (PIPE, -8.98), (PIPE, 8.98), (PIPE - .03, 9)], steel, 120)
bar.rotation_euler = (0, math.pi / 2, 0)
TONES = (("6a140e", .86, 1.0), ("c78a1c", .84, .80), ("1f5a66", .86, .94), ("ded3bd", .84, .66), ("244a33", .88, 1.0), ("5a2748", .84, .86))
x, random_ = -2.72, random.Random(4)
for k, (tone, width, left) in enumerate(TONES):
    x += width / 2
    o = roll(x, tone, width, left, random_.uniform(-.05, .05))
    if k == 1:                                          # its end comes off the front, hangs loose and is torn off
        half, centre, r = width / 2 - .003, -(INNER - PIPE), o + .012

        def end(u, v):
            if v < .3:                                  # still on the roll
                y, z = -r * math.cos((.3 - v) * 5.0), centre + r * math.sin((.3 - v) * 5.0)
            else:
                y, z = -r + .09 * (v - .3) ** 2, centre - (v - .3) * 2.3
            return (x - half + 2 * half * u, y, z)
        m, n, p = principled("loose end", tone, .46, 0, Specular=.4)
        n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (110, 40, 40)), 1.0, 2, .5), .14, .006))
        strip = grid("end", end, 40, 160, m)
        strip.modifiers.new("thick", "SOLIDIFY").thickness = .014
    x += width / 2 + .07
wall = plaster("22344c", bump=.12, scale=.3)
box("wall", (60, .4, 30), (0, 4.6, 0), wall, 0)
for at in (-5.2, 5.0):                                  # the clamps that hold the pipe
    lathe("clamp", spline([(PIPE + .01, -.30), (PIPE + .12, -.30), (PIPE + .14, -.26), (PIPE + .14, .26), (PIPE + .12, .30), (PIPE + .01, .30)], 60), principled("clamp", "16181b", .4, Specular=.5)[0], 120).matrix_world = Matrix.Translation((at, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
spot((-6.5, -5.5, 5.5), (0, 0, -.3), 3400, 38, .5, kelvin(3300), .25)
area((6.5, -2.5, 2.2), (1, 0, 0), 2.2, 330, kelvin(6600), 3.5)
area((-1, -6, -4.5), (0, 0, -.4), 4, 60, kelvin(4300))
spot((2, -3, 6), (3.2, 4.4, .4), 1700, 60, .9, kelvin(4600), .4)
ambient("38404c", .16)
camera((-5.3, -7.6, 1.15), (-.20, 0, -.32), 58, 2.8, (-1.6, -.9, -.2))
shoot("gaffer", 16, dict(NIGHT, anchor=(97.4, .86), saturation=.92))
