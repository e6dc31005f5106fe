"""Artist management: the one page of Monday, typed, in the low light of a window; a red pencil has ticked its first line."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1400)
cloth, n, p = principled("desk", "3a4e55", .62, Specular=.30)
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 4, 4, .6), rgba("42585f"), rgba("34474d")))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 3, .6), .12, .003))
box("desk", (30, 24, .2), (0, 6, -.1), cloth, 0)
paper, n, p = principled("paper", "efe6d4", .90, Specular=.10)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 3, .6), .10, .002))
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 7, 4, .6), rgba("f4ecdc"), rgba("e6dac3")))
ink, red = matte("17120e", .8, .1), matte("a92f1b", .7, .1)
FACE = bpy.data.fonts.load("/usr/share/fonts/opentype/urw-base35/NimbusMonoPS-Bold.otf")
W, H = 2.9, 4.1


def lie(x, y):
    """A sheet that was folded twice to fit an envelope, its far right corner off the desk."""
    fold = sum(.05 * math.exp(-((y - f) / .16) ** 2) for f in (-H / 6, H / 6))
    return .012 + fold + .10 * max(0, .5 * x / W + .9 * y / H - .32) ** 1.6 + .008 * math.sin(1.9 * x + .8 * y)


def words(text, x, y, size):
    """One line of type, bent as the sheet is."""
    o = bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT"))
    o.data.body, o.data.font, o.data.size, o.data.extrude, o.data.resolution_u = text, FACE, size, 0, 6
    o.data.materials.append(ink)
    link(o)
    bpy.context.view_layer.update()
    face = o.to_mesh().copy()
    for v in face.vertices:
        a, b = x + v.co.x, y + v.co.y
        v.co = a, b, lie(a, b) + .004
    bpy.data.objects.remove(o)
    o = bpy.data.objects.new("type", face)
    return link(o)


sheet = [grid("sheet", lambda u, v: ((u - .5) * W, (v - .5) * H, lie((u - .5) * W, (v - .5) * H)), 90, 180, paper)]
LEFT, TOP = -W / 2 + .30, .84
sheet.append(words("Montag", LEFT, TOP, .42))
for k, row in enumerate(("Was zu entscheiden ist", "Was es kostet", "Wer sich kümmert")):
    y = TOP - .56 - .40 * k
    sheet.append(words(row, LEFT + .34, y, .185))
    b = [(LEFT, y - .02), (LEFT + .17, y - .02), (LEFT + .17, y + .15), (LEFT, y + .15)]
    sheet.append(wires("box", [[(a, c, lie(a, c) + .004) for a, c in b]], .0065, ink, True, 1))
tick = spline([(LEFT + .02, TOP - .49, 0), (LEFT + .075, TOP - .565, 0), (LEFT + .13, TOP - .48, 0), (LEFT + .27, TOP - .28, 0)], 40)
sheet.append(wires("tick", [[(a, b, lie(a, b) + .006) for a, b, _ in tick]], .014, red, False, 2))
group(sheet, (.05, .1, 0), 7)
# the pencil that made it
coat = lacquer("8a2f16", .22)
hexa = [(.050 * math.cos(a), .050 * math.sin(a)) for a in np.arange(6) * math.tau / 6]
body = prism("pencil", hexa, 1.7, coat, .006, (0, 0, 0), (0, 0, math.radians(90)), 3)
cone = lathe("cone", [(.049, 0), (.047, .006), (.015, .21)], matte("d0a877", .75, .2), 48)
lead = lathe("lead", [(.015, .21), (.004, .262), (0, .264)], matte("a92f1b", .6, .3), 32)
for o in (cone, lead):
    o.rotation_euler, o.location = (0, math.radians(-90), 0), (-.85, 0, 0)
g = group([body, cone, lead])
g.location, g.rotation_euler = (1.42, -.62, .085), (0, 0, math.radians(38))
# a cup of coffee
glaze, n, p = principled("glaze", "e9dfcc", .30, Specular=.5)
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 30, 3, .7), rgba("efe6d4"), rgba("d9ccb4")))
profile = [(0, .02), (.30, .02), (.34, .05), (.40, .22), (.44, .50), (.45, .58), (.435, .60), (.42, .58), (.41, .50), (.36, .16), (.0, .12)]
C = [lathe("cup", spline(profile, 160), glaze, 160), disc("coffee", .405, (0, 0, .47), principled("coffee", "1d0d06", .06, Specular=.6)[0], FLAT, .01, 0, 120),
     tube("handle", spline([(.42, 0, .50), (.60, 0, .50), (.66, 0, .34), (.58, 0, .18), (.39, 0, .16)], 50), .040, glaze)]
C.append(lathe("saucer", spline([(0, .0), (.36, .0), (.62, .06), (.72, .10), (.70, .12), (.60, .085), (.34, .03), (0, .03)], 120), glaze, 160))
group(C, (2.36, 1.22, 0), 35)
window_light((.25, .55, .1), (4.4, 2.9), (.80, .58, -.44), 5.4, True, 3500, 3.2)
area((-3.0, 3.0, 4.0), (0, 0, 0), 3.4, 60, kelvin(9000)).visible_glossy = False
area((3.6, -3.4, 3.4), (.2, 0, 0), 2.6, 40, kelvin(7600)).visible_glossy = False
ambient("5a6a7a", .5)
camera((-.10, -4.3, 3.05), (.40, .36, .02), 39, 1.6, (0, .2, .05))
shoot("monday", 18, dict(NIGHT, anchor=(96.5, .90), exposure=.22, saturation=.92))
