"""Crisis work: a pile of newspapers under the night lamp; from the local page one story has been cut out."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(2400, 1600)
box("table", (14, 14, .1), (0, .4, -.05), matte("5f9199", .75, .2), 0)
pm, n, p = principled("news", "dccfb8", .95, Specular=.1)
n.put(p, "Base Color", n.ramp(n.noise(n.coord("Object"), 2.2, 3, .6), [(.3, rgb("cfc0a6")), (.7, rgb("e4d8c3"))]))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object"), 60, 3, .6), .08, .001))
ink = matte("1c1712", .9, .1)
FONTS = {k: bpy.data.fonts.load(f"/usr/share/fonts/opentype/urw-base35/{f}.otf") for k, f in (("text", "NimbusRoman-Regular"), ("head", "C059-Bold"), ("section", "NimbusSans-Bold"))}
W, D = 1.15, .80
HOLE = (.495, .735, .22, .46)        # u and v of what has been cut out
rng = np.random.default_rng(3)


def paper(z, turn, dx, dy, hole=False, bulge=.0, seed=0):
    ph = rng.uniform(0, 6, 3)
    lies = lambda u, v: .006 * math.sin(u * 4 + ph[0]) * math.sin(v * 3 + ph[1]) + bulge * math.exp(-((v - 1) / .10) ** 2) + .0015 * math.sin(u * 17 + ph[2])
    nu, nv = 100, 50
    us, vs = [i / nu for i in range(nu + 1)], [j / nv for j in range(nv + 1)]
    verts = [((u - .5) * W, (v - .5) * D, lies(u, v)) for v in vs for u in us]
    uvs = [(u, v) for v in vs for u in us]
    faces = []
    for j in range(nv):
        for i in range(nu):
            a, b = (i + .5) / nu, (j + .5) / nv
            if hole and HOLE[0] < a < HOLE[1] and HOLE[2] < b < HOLE[3]:
                continue
            k = j * (nu + 1) + i
            faces.append((k, k + 1, k + nu + 2, k + nu + 1))
    o = mesh("sheet", verts, faces, pm, True, uvs)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = .0016
    o.location = (dx, dy, z)
    o.rotation_euler = (0, 0, math.radians(turn))
    return o, lies


lots = random.Random(12)
WHO = ["Der Rat", "Die Verwaltung", "Ein Anwohner", "Die Schulleiterin", "Der Vorstand", "Eine Sprecherin", "Das Gericht", "Der Verein", "Die Feuerwehr", "Die Kasse", "Der Betreiber", "Die Nachbarn", "Ein Gutachter", "Das Amt"]
DOES = ["berichtete", "bestätigte", "vertagte", "prüfte", "begrüßte", "lobte", "erklärte", "beriet", "besprach", "verschob", "bedauerte", "plante"]
WHEN = ["am Mittwoch", "am späten Abend", "vor der Sitzung", "nach langer Debatte", "zum zweiten Mal", "ohne Gegenstimme", "im großen Saal", "am Rande des Marktes", "in aller Ruhe", "seit dem Frühjahr"]
WHAT = ["den neuen Fahrplan", "die Pläne für die Brücke", "den Haushalt des kommenden Jahres", "die Sperrung der Uferstraße", "das Ergebnis der Messung", "die Kosten des Daches", "den Umbau der Turnhalle", "die Öffnungszeiten", "den Streit um die Linden",
        "die Abrechnung", "das Sommerfest", "den Bericht der Prüfer", "die Miete für den Saal", "den Ausgang der Wahl"]
THEN = ["Eine Antwort steht noch aus.", "Im Herbst soll neu verhandelt werden.", "Die Arbeiten beginnen nach den Ferien.", "Genaue Zahlen lagen nicht vor.", "Das Protokoll ist öffentlich.", "Beide Seiten wollen weiter reden.", "Der Beschluss fiel kurz vor Mitternacht.",
        "Mehr als hundert Besucher hörten zu.", "Danach gab es Kuchen.", "Die Frist endet in zwei Wochen.", "Widerspruch kam aus der letzten Reihe."]


def story(length):
    """So many letters of local news; no two sentences are the same."""
    text, told = "", set()
    while len(text) < length:
        sentence = f"{lots.choice(WHO)} {lots.choice(DOES)} {lots.choice(WHEN)} {lots.choice(WHAT)}." if lots.random() < .7 else lots.choice(THEN)
        if sentence not in told or len(told) > 400:
            told.add(sentence)
            text += sentence + (chr(10) if lots.random() < .12 else " ")
    return text


def printed(text, left, top, wide, size, lies, face="text", low=None, justify=True):
    """Print on a sheet from `left` and `top` (shares of it), `wide` across, bent as the sheet is; what would lie below `low` is left out."""
    cu = bpy.data.curves.new("print", "FONT")
    cu.body, cu.font, cu.size, cu.resolution_u, cu.space_line = text, FONTS[face], size, 2, 1.06
    cu.align_x = "JUSTIFY" if justify else "LEFT"
    cu.text_boxes[0].width, cu.text_boxes[0].height = wide * W, 0
    cu.materials.append(ink)
    o = link(bpy.data.objects.new("print", cu))
    bpy.context.view_layer.update()
    me = o.to_mesh().copy()
    bpy.data.objects.remove(o)
    x0, y0 = (left - .5) * W, (top - .5) * D - size * .8
    for v in me.vertices:
        x, y = x0 + v.co.x, y0 + v.co.y
        v.co = x, y, lies(x / W + .5, y / D + .5) + .0022
    if low is not None:
        bm = bmesh.new()
        bm.from_mesh(me)
        line = size * 1.06
        last = y0 - line * math.floor((y0 - (low - .5) * D) / line)
        bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.calc_center_median().y < last - size * .25], context="FACES")
        bm.to_mesh(me)
        bm.free()
    return link(bpy.data.objects.new("print", me))


def page(lies):
    """The local page: its title and number, two headlines, four columns of which the third has a gap."""
    P = [printed("Lokales", .04, .955, .5, .062, lies, "section", justify=False), printed("7", .935, .955, .1, .062, lies, "section", justify=False)]
    P.append(printed("Brücke bleibt noch ein Jahr gesperrt", .04, .845, .6, .046, lies, "head", justify=False))
    P.append(printed("Markt zieht um", .742, .845, .3, .040, lies, "head", justify=False))
    for k, low in enumerate((.05, .05, .485, .05)):
        P.append(printed(story(1500), .04 + .234 * k, .745, .216, .0190, lies, low=low))
    P.append(printed(story(500), .04 + .468, .195, .216, .0190, lies, low=.05))
    for u0, u1, v in ((.04, .96, .872), (.04, .96, .762)):
        P.append(wires("rule", [[((u - .5) * W, (v - .5) * D, lies(u, v) + .0022) for u in np.linspace(u0, u1, 60)]], .0011, ink, False, 1))
    return P


edge = principled("edges", "cbbd a4".replace(" ", ""), .95, Specular=.1)[0]
z = .0
for k in range(13):
    t, dx, dy = rng.uniform(-3, 3), .34 + rng.uniform(-.02, .02), .02 + rng.uniform(-.02, .02)
    for q in range(5):
        h = .008
        o = box("fold", (W - .004 * q, D - .003 * q, h * .82), (dx, dy + .0015 * q, z + h / 2), edge, .003, (0, 0, math.radians(t)))
        z += h
    paper(z + .002, t, dx, dy)
    z += .003
paper(z + .006, 4, .34, .02)
front, lies = paper(z + .020, 6, .335, .015, True)
for o in page(lies):
    o.parent = front
top = z + .022
# what shows through the gap is dark
box("dark", (.32, .22, .001), (.45, -.09, top - .012), matte("17110d", .9), 0, (0, 0, math.radians(6)))
# the shears: two blades that are wide at the joint and pointed at the end, a screw, two loops
st = principled("steel", "c4c1bb", .24, 1.0)[0]
grip = lacquer("17110d", .25)
P = []
for s in (-1, 1):
    blade_ = prism("blade", spline([(-.035, -.010), (-.02, -.017), (.06, -.0155), (.13, -.010), (.190, .0006), (.12, .0036), (.05, .0058), (-.01, .012), (-.035, .010)], 90, True), .0032, st, .0008, (0, .0017 * s, 0))
    arm = tube("arm", spline([(-.03, 0, 0), (-.055, 0, .006), (-.082, 0, .012)], 20), .0075, grip)
    loop = tube("loop", [(-.118 + .042 * math.cos(a) * (1 + .12 * math.cos(a)), 0, .021 + .026 * math.sin(a)) for a in np.linspace(0, math.tau, 80)[:-1]], .0078, grip, True, 10)
    half = group([blade_, arm, loop])
    half.scale = (1, 1, s)
    half.rotation_euler = (0, math.radians(9 * s), 0)
    P.append(half)
P.append(disc("screw", .0085, (0, -.005, 0), st, (0, 0, 0), .006, .0015, 40))
tool = group([], (.03, -.235, top + .012), 0, 1.7, (math.pi / 2, 0, math.radians(152)))
for o in P:
    o.parent = tool
spot((1.0, .35, 2.9), (.26, -.12, .30), 330, 50, .12, kelvin(3000), .04)
area((-2.6, 1.2, 1.7), (.2, 0, .4), .9, 34, "7fa4dc", 1.6)
area((-.6, -2.4, 2.0), (.2, 0, .4), 1.2, 24, kelvin(5200))
area((-2.2, -.8, 1.6), (-.2, -.4, 0), .8, 30, kelvin(3000))
area((.6, 1.2, 3.4), (.2, 0, 0), 2.2, 120, kelvin(3200))      # the table is seen, and what stands on it has a shadow there
ambient("2a3a50", .06)
camera((-.78, -1.95, 1.95), (.30, -.02, .30), 46, 9, (.3, -.1, top))
shoot("papers", 64, dict(NIGHT, anchor=(96, .78), bloom=.12, saturation=.84))
