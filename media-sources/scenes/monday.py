"""Artist management: the one page of Monday as it lies on the desk in the low light of a window, folded twice and worked through with a pencil."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from handwriting import word

begin(2400, 1029)
cloth, n, p = principled("desk", "3a4e55", .62, Specular=.30)
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 4, 4, .6), rgba("42585f"), rgba("34474d")))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 160, 3, .6), .12, .003))
box("desk", (30, 24, .2), (0, 6, -.1), cloth, 0)
paper, n, p = principled("paper", "efe6d4", .90, Specular=.10)
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 90, 3, .6), .10, .002))
n.put(p, "Base Color", n.mix(n.noise(n.coord("Object"), 7, 4, .6), rgba("f4ecdc"), rgba("e6dac3")))
ink, lead = matte("221c18", .8, .1), matte("57524e", .45, .4)
FONTS = {k: bpy.data.fonts.load(f"/usr/share/fonts/opentype/urw-base35/C059-{f}.otf") for k, f in (("Regular", "Roman"), ("Bold", "Bold"))}
W, H = 2.9, 4.1
pen = random.Random(5)


def lie(x, y):
    """A sheet that was folded twice to fit an envelope and lies open since: two creases, one up and one down, the far corner off the desk."""
    near = lambda d, w: math.exp(-math.sqrt(d * d + .0003) / w)
    return .014 + .048 * near(y - .60, .22) * (1 + .10 * math.sin(2.1 * x)) + .034 * (1 - near(y + .76, .30)) + .12 * max(0, .5 * x / W + .9 * y / H - .34) ** 1.6 + .007 * math.sin(1.9 * x + .8 * y)


def words(text, x, y, size, weight="Regular", right=False):
    """One line of print, bent as the sheet is."""
    o = bpy.data.objects.new("type", bpy.data.curves.new("type", "FONT"))
    o.data.body, o.data.font, o.data.size, o.data.extrude, o.data.resolution_u = text, FONTS[weight], size, 0, 5
    o.data.align_x = "RIGHT" if right else "LEFT"
    o.data.materials.append(ink)
    link(o)
    bpy.context.view_layer.update()
    face = o.to_mesh().copy()
    for v in face.vertices:
        a, b = x + v.co.x, y + v.co.y
        v.co = a, b, lie(a, b) + .003
    bpy.data.objects.remove(o)
    return link(bpy.data.objects.new("type", face))


def stroke(points, r=.0048, closed=False):
    """What the pencil drew: a line that is never quite even."""
    line = [(a + pen.gauss(0, .0012), b + pen.gauss(0, .0012)) for a, b, *_ in points]
    return wires("pencil", [[(a, b, lie(a, b) + .0015) for a, b in line]], r, lead, closed, 1)


def rule(y, r):
    return wires("rule", [[(x, y, lie(x, y) + .003) for x in np.linspace(LEFT, -LEFT, 60)]], r, ink, False, 1)


sheet = [grid("sheet", lambda u, v: ((u - .5) * W, (v - .5) * H, lie((u - .5) * W, (v - .5) * H)), 90, 460, paper)]
LEFT, TOP = -W / 2 + .26, 1.34
COST, WHO = .58, .80
sheet += [words("Montag", LEFT, TOP, .34, "Bold"), words("Woche 18", -LEFT, TOP, .115, right=True), rule(TOP - .14, .006)]
for x, t, right in ((LEFT, "Zu entscheiden", False), (COST, "Kosten", True), (WHO, "Wer", False)):
    sheet.append(words(t, x, TOP - .33, .092, right=right))
ROWS = (("Vertrag für die Herbsttournee", "–", "Agentur"), ("Fotos für das neue Plakat", "1.200 €", "Agentur"), ("Gespräch im Radio, Dienstag", "–", "Sie"), ("Probenraum ab Mai", "380 €", "Agentur"),
        ("Zweiter Gitarrist", "650 €", "Sie"), ("Belege für April", "–", "Kanzlei"))
for k, (what, cost, who) in enumerate(ROWS):
    y = TOP - .62 - .27 * k
    sheet += [words(what, LEFT, y, .128), words(cost, COST, y, .128, right=True), words(who, WHO, y, .128), rule(y - .085, .0022)]
    if k in (0, 1, 3):                                   # ticked in the margin
        sheet.append(stroke(spline([(LEFT - .17, y + .03), (LEFT - .135, y - .02), (LEFT - .10, y + .03), (LEFT - .03, y + .17)], 26)))
y = TOP - .62 - .27
sheet.append(stroke([(COST - .23 + .33 * math.cos(a) * (1 + .02 * a), y + .04 + .115 * math.sin(a) * (1 + .015 * a)) for a in np.linspace(.6, 7.1, 90)]))       # a price that is asked about
y -= .27
sheet.append(stroke([(LEFT + x, y - .035 + .006 * math.sin(x * 9)) for x in np.linspace(0, .80, 40)]))
sheet += [stroke(q, .0034) for q in word("Mittag", WHO + .23, y + .01, .050, pen)[0]]
y -= .54
sheet.append(stroke([(LEFT + x, y + .045 + .008 * math.sin(x * 7)) for x in np.linspace(-.03, .93, 40)]))                     # one line is struck out
group(sheet, (.05, .1, 0), 7)
# the pencil
coat = lacquer("2c3a34", .26)
hexa = [(.050 * math.cos(a), .050 * math.sin(a)) for a in np.arange(6) * math.tau / 6]
body = prism("pencil", hexa, 1.7, coat, .006, (0, 0, 0), (0, 0, math.radians(90)), 3)
cone = lathe("cone", [(.049, 0), (.047, .006), (.015, .21)], matte("d0a877", .75, .2), 48)
tip = lathe("lead", [(.015, .21), (.004, .262), (0, .264)], lead, 32)
for o in (cone, tip):
    o.rotation_euler, o.location = (0, math.radians(-90), 0), (-.85, 0, 0)
g = group([body, cone, tip])
g.location, g.rotation_euler = (1.30, -.50, .115), (0, 0, math.radians(52))
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
camera((-.45, -3.1, 2.55), (.22, .38, .02), 35, 2.4, (-.1, .45, .05))
shoot("monday", 18, dict(NIGHT, anchor=(96.5, .90), exposure=.22, saturation=.92))
