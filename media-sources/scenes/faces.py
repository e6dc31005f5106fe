"""People, seen as one sees them at work: in the light of a stage, of a lamp, of a window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from humans import *

SKINS = {
    "anna": "young_caucasian_female2/young_lightskinned_female_diffuse2", "mina": "young_asian_female/young_lightskinned_female_diffuse3",
    "ruth": "middleage_asian_female/middleage_lightskinned_female_diffuse2", "jonas": "young_caucasian_male/young_lightskinned_male_diffuse",
    "paul": "young_caucasian_male2/young_lightskinned_male_diffuse2", "samuel": "young_african_male/young_darkskinned_male_diffuse",
    "georg": "middleage_caucasian_male/middleage_lightskinned_male_diffuse",
}
FACES = {
    "anna": dict(sex="female", build={"nose/nose-hump-incr": .25, "chin/chin-width-decr": .2, "cheek/l-cheek-bones-incr": .3, "cheek/r-cheek-bones-incr": .3}),
    "mina": dict(sex="female", race="asian", build={"head/head-oval": .4}),
    "ruth": dict(sex="female", build={"head/head-square": .2, "nose/nose-hump-incr": .4}),
    "jonas": dict(sex="male", build={"nose/nose-hump-incr": .35, "chin/chin-width-incr": .2}),
    "paul": dict(sex="male", build={"head/head-oval": .5, "nose/nose-base-up": .3}),
    "samuel": dict(sex="male", race="african", build={"head/head-rectangular": .25}),
    "georg": dict(sex="male", age="old", build={"head/head-square": .2}),
}
UNITS = "expression/units/caucasian/"


def mood(smile=0.0, open_=0.0, lift=0.0, squint=0.0, closed=0.0):
    return {UNITS + k: w for k, w in {"mouth-corner-puller": smile, "mouth-open": open_, "eye-left-closure": closed, "eye-right-closure": closed, "eyebrows-left-inner-up": lift, "eyebrows-right-inner-up": lift, "eyebrows-left-up": lift * .4, "eyebrows-right-up": lift * .4,
                                       "eye-left-slit": squint + smile * .12, "eye-right-slit": squint + smile * .12}.items() if w}


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def cropped(p):
    return .15 + .85 * smooth(-.03, .05, p[:, 2])


def backwards(p):
    return np.stack([p[:, 0] * 4, np.full(len(p), 1.0), .1 - p[:, 2] * 3], 1)


def gathered(p):
    return np.array([0, .12, .015]) - p


def parted(p):
    s = np.tanh((p[:, 0] - .012) * 80)
    return np.stack([s * 1.0, .22 + 1.6 * smooth(-.005, -.06, p[:, 1]), np.full(len(p), -.5)], 1)


def person(name, eye, pose=None, look=None, hair="short", color="2b1a0f", suit="male_elegantsuit01", fabric="1c1a1c", at=(0, 0), turn=0.0,
           bone=None, z=0.0, tone=(1, 1, 1), **mooded):
    """One figure, dressed and placed; gives it back."""
    kind = dict(FACES[name])
    build = {**kind.pop("build"), **mood(**mooded)}
    pose = dict(pose or {})
    if look:
        turn_, nod, tilt = look
        for b, f in (("neck02", .4), ("head", .6)):
            pose[b] = [((1, 0, 0), nod * f), ((0, 1, 0), tilt * f), ((0, 0, 1), turn_ * f)]
    h = Human(build=build, pose=pose, **kind).place(*at, turn, bone, z)
    path = f"clothes/{suit}/{suit}_"
    normal = os.path.join(DATA, path + "normal.png")
    _, hidden = h.wear(f"clothes/{suit}", cloth(fabric, normal=path + "normal.png" if os.path.exists(normal) else None), push=.004)
    h.body(skin(f"skins/{SKINS[name]}.png", tone), hidden)
    face(h, "eyebrow010" if kind["sex"] == "male" else "eyebrow001", tone=color if name != "georg" else "6a645c")
    m = strand_material(color)
    if hair == "short":
        grow(h, m, backwards, .05, eye=eye, lift=.38, taper=cropped)
    elif hair == "crop":
        grow(h, m, backwards, .010, eye=eye, lift=.8, wave=1.0, count=34000, clump=.1)
    elif hair == "gathered":
        grow(h, m, gathered, .17, eye=eye, lift=.02, drop=0, hold=.9, cling=.3, steps=14, clump=.15, count=30000, taper=lambda p: np.minimum(1, np.linalg.norm(p - [0, .12, .015], axis=1) / .17 + .12))
        R = h.moves["head"][:3, :3]
        knot = np.array(h.joint("head")) + R @ np.array([0, .105, .075])
        rng = np.random.default_rng(5)
        for _ in range(26):
            a, b = np.linalg.qr(rng.standard_normal((3, 2)))[0].T
            r = rng.uniform(.024, .036)
            tube("knot", [tuple(knot + r * (a * math.cos(t) + b * math.sin(t))) for t in np.linspace(0, 2 * math.pi, 28)], .007, m)
    elif hair == "bob":
        grow(h, m, parted, .21, eye=eye, lift=.07, drop=.60, hold=.3, cling=.10, steps=16, wave=.08, shy=.005, count=30000, clump=.4)
    return h


def relaxed(spread=36, elbow=14):
    """Arms that hang."""
    return {"upperarm01.L": [((0, 1, 0), spread)], "upperarm01.R": [((0, 1, 0), -spread)], "lowerarm01.L": elbow, "lowerarm01.R": elbow}


def mic(h, before=.055):
    """A microphone on its stand before the mouth of a figure."""
    R = h.moves["head"][:3, :3]
    mouth = np.array(h.joint("head")) + R @ np.array([0, -.135, -.045])
    ahead = R @ np.array([0, -1.0, 0])
    ahead[2] = 0
    ahead /= np.linalg.norm(ahead)
    head_ = mouth + ahead * before + np.array([0, 0, -.012])
    back_ = head_ + ahead * .13 + np.array([0, 0, -.10])
    steel, n, p = principled("steel", "6a6058", .42, .9)
    n.put(p, "Normal", n.bump(n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object"), "Scale": 260.0}).outputs["Distance"], .8, .002))
    sphere("grille", .0255, tuple(head_), steel)
    tube("body", [tuple(head_ + (back_ - head_) * t) for t in np.linspace(0, 1, 12)], .0145, lacquer("0e0c0b", .28))
    foot = head_ + ahead * .085 + np.array([0, 0, -.075])
    tube("stand", [tuple(foot), tuple(foot + np.array([0, 0, -.12])), tuple(foot + np.array([0, 0, -1.6]))], .0085, lacquer("161311", .2))


view = ARGS.view or "duo"
if view == "duo":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 3.2, 0), plaster("3a2a1e", bump=.1))
    eye = Vector((0, -2.6, .02))
    person("anna", eye, relaxed(), look=(0, 4, 0), hair="bob", color="4a2714", suit="female_elegantsuit01", fabric="5a3a26", bone="head", at=(-.19, 0), turn=66, smile=.35)
    person("samuel", eye, relaxed(), look=(0, 6, 0), hair="crop", color="0b0706", fabric="24262c", bone="head", at=(.19, .05), z=.06, turn=-62, smile=.5)
    area((.05, .9, .8), (-.1, 0, .08), .5, 16, kelvin(3400))
    area((.0, -.9, .75), (-.2, 0, .05), .4, 6, kelvin(3800))
    area((-2.2, -1.0, .8), (0, 0, .05), .9, 16, kelvin(4600))
    area((2.4, .7, .5), (0, 0, .05), .7, 22, (.55, .74, 1))
    ambient("3c3c46", .03)
    camera(eye, (-.27, 0, .06), 76, 2.4, (-.12, -.03, .08))
    shoot("duo", 10, dict(anchor=(99.2, .80)))
if view == "guard":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 4, 0), plaster("2a2c34", bump=.1))
    eye = Vector((0, -2.2, .02))
    h = person("jonas", eye, relaxed(), look=(-6, 2, 0), hair="short", color="24160d", fabric="121317", bone="head", at=(.22, 0), turn=-58, smile=.02, squint=.2)
    area((-1.6, .1, .6), (.2, 0, .05), .5, 14, kelvin(4300))
    area((1.9, 1.0, .5), (.2, 0, .05), .6, 20, (.5, .72, 1))
    ambient("2c3444", .04)
    camera(eye, (.03, 0, .02), 92, 2.4, (.18, -.08, .06))
    shoot("guard", 10, dict(anchor=(99.0, .78)))
if view == "five":
    begin(2000, 1500)
    box("wall", (14, .1, 8), (0, 3.0, 0), plaster("6a4a34", bump=.1))
    eye = Vector((0, -3.6, .06))
    cast = [("georg", -.52, .10, .05, 24, "short", "8a847c", "male_elegantsuit01", "3a342e", .25), ("anna", -.26, -.12, -.08, 30, "bob", "5a341c", "female_elegantsuit01", "8a4a28", .4),
            ("samuel", .02, .15, .12, 20, "crop", "0b0706", "male_elegantsuit01", "22262e", .35), ("mina", .27, -.10, -.11, 34, "gathered", "0e0a09", "female_elegantsuit01", "1c1a18", .3),
            ("paul", .54, .12, .07, 28, "short", "3a2414", "male_elegantsuit01", "5a5046", .3)]
    for name, x, y, z, turn, hair, color, suit, fabric, smile in cast:
        person(name, eye, relaxed(), look=(-4, 3, 0), hair=hair, color=color, suit=suit, fabric=fabric, bone="head", at=(x, y), z=z, turn=-turn, smile=smile)
    area((-2.4, -1.2, 1.1), (0, 0, 0), .9, 60, kelvin(4300))
    area((2.6, 1.2, .8), (0, 0, 0), .8, 30, (.55, .74, 1))
    spot((-3, -2, 2.4), (-.6, 3, .6), 260, 40, .9, kelvin(3600), .3)
    ambient("4a4640", .06)
    camera(eye, (0, 0, .035), 98, 5.6, (0, -.05, .05))
    shoot("five", 10, dict(anchor=(99.0, .80)))
if view == "comedian":
    begin(2400, 1500)
    velour = velvet("4a1d12", "a2553a")
    drape("curtain", 12, 5, 46, velour, (0, 2.2, -2.2), .16)
    area((-2.2, .6, 2.2), (0, 2.2, .2), 1.2, 90, kelvin(3200))
    eye = Vector((-.1, -3.4, -.05))
    h = person("paul", eye, {**relaxed(30, 20), "lowerarm01.R": 105, "upperarm01.R": [((0, 1, 0), -34), ((1, 0, 0), -18)]}, look=(6, -4, 3), hair="short", color="3a2212", suit="male_casualsuit04",
           fabric="2a2a30", bone="head", at=(.42, 0), z=.12, turn=-48, smile=1, open_=.35, lift=.5)
    mic(h)
    area((-1.2, 1.5, 1.5), (.4, 0, .1), .5, 46, kelvin(3300))
    spot((-2.6, -2.4, 2.2), (.4, 0, 0), 240, 26, .6, kelvin(4400), .1)
    ambient("3a2c26", .05)
    camera(eye, (.08, 0, -.02), 92, 3.2, (.40, -.08, .15))
    shoot("onstage", 10, dict(anchor=(99.0, .80)))
if view == "singer":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 6, 0), plaster("1e2430", bump=.1))
    eye = Vector((0, -2.9, .0))
    h = person("anna", eye, relaxed(), look=(0, 2, 0), hair="bob", color="4a2714", suit="female_elegantsuit01", fabric="14161c", bone="head", at=(.30, 0), z=.06, turn=-66, open_=.35, lift=.3, closed=.85)
    mic(h, .04)
    area((-.3, 1.9, 1.1), (.3, 0, .1), .5, 50, kelvin(3000))
    area((1.8, 1.4, .7), (.3, 0, .1), .5, 30, (.5, .7, 1))
    area((-1.8, -.8, .6), (.3, 0, .05), .6, 9, kelvin(4200))
    ambient("2c3444", .03)
    camera(eye, (.06, 0, .03), 112, 2.6, (.25, -.05, .12))
    shoot("singer", 10, dict(anchor=(99.2, .82)))
if view == "sprinter":
    begin(2400, 1500)
    sky_gradient([(0, "2a1c16"), (.46, "5a3a26"), (.5, "d08a52"), (.56, "8a7a78"), (.75, "3a4a62"), (1, "26344c")], 1.0)
    eye = Vector((0, -2.5, -.05))
    person("samuel", eye, relaxed(), look=(0, 3, 0), hair="crop", color="0b0706", suit="male_casualsuit04", fabric="8a2a1a", bone="head", at=(.30, 0), z=.04, turn=-80, squint=.35)
    sun((.75, -1, -.22), 6, kelvin(2900), 2)
    area((-1.8, -1.0, .4), (.3, 0, .05), .8, 20, (.78, .86, 1))
    camera(eye, (0, 0, .02), 85, 2.2, (.27, -.06, .08))
    shoot("sprinter", 10, dict(anchor=(98.5, .82)))
if view == "desk":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 3.4, 0), plaster("2c3038", bump=.1))
    eye = Vector((0, -2.8, .02))
    h = person("mina", eye, relaxed(), look=(4, 5, 0), hair="gathered", color="0e0a09", suit="female_elegantsuit01", fabric="8a4a30", tone=(.96, .84, .74), bone="head", at=(.30, 0), z=.03, turn=-44, smile=.75, lift=.5)
    headset(h, lacquer("0c0b0b", .3), matte("141212"))
    area((-1.3, -.9, .1), (.3, 0, .0), .7, 6, (.62, .8, 1))
    area((1.5, 1.1, .9), (.3, 0, .05), .4, 26, kelvin(3000))
    area((-1.6, -1.6, 1.4), (.3, 0, .0), .8, 12, kelvin(4000))
    ambient("2c3444", .05)
    for i in range(16):
        point((-2.6 + .42 * i + .11 * (i * 7 % 5), 3.1, -.5 + .13 * (i * 5 % 7)), .5, kelvin(2600), .03)
    camera(eye, (.07, 0, .02), 112, 2.4, (.26, -.08, .06))
    shoot("desk", 10, dict(anchor=(99.0, .80)))
if view == "ring":
    begin(1600, 2000)
    box("wall", (14, .1, 8), (0, 2.6, 0), plaster("eadfcf", bump=.08))
    eye = Vector((0, -2.8, .0))
    person("ruth", eye, relaxed(), look=(0, 3, 0), hair="bob", color="1c110a", suit="female_casualsuit01", fabric="8a3a22", bone="head", at=(.115, 0), z=-.04, turn=-54, smile=1, lift=.3)
    torus("ring", .125, .010, glow("fff2e0", 22), (-.145, -.24, .10), (math.radians(90), 0, math.radians(58)))
    tube("stand", [(-.145, -.24, -.03), (-.145, -.24, -1.4)], .006, bronze())
    box("phone", (.066, .008, .135), (-.145, -.24, .10), lacquer("14110f", .2), .008, (0, 0, math.radians(58)))
    area((-.20, -.32, .10), (.12, 0, .04), .30, 22, kelvin(5000))
    area((1.6, 1.2, .9), (.1, 0, .0), .6, 22, kelvin(3400))
    area((-2.5, -1.0, 2.2), (-.2, 2.6, 0), 1.8, 1150, kelvin(5200))
    ambient("d8ccbc", .42)
    camera(eye, (.01, 0, .055), 100, 2.8, (.08, -.08, .02))
    shoot("ring", 10, dict(anchor=(96, .90)))
if view == "student":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 3.0, 0), plaster("22302a", bump=.1))
    eye = Vector((0, -2.8, .02))
    person("ruth", eye, relaxed(), look=(0, 22, 0), hair="gathered", color="2a170c", suit="female_casualsuit01", fabric="d0c2aa", bone="head", at=(.28, 0), z=.05, turn=-64, closed=.25, lift=.1)
    box("sheet", (.34, .004, .26), (-.14, -.06, -.24), matte("efe6d6"), .001, (math.radians(-32), 0, math.radians(28)))
    area((-.12, -.1, -.12), (.24, 0, .05), .26, 5, kelvin(3300))
    area((-.3, -.3, .5), (-.14, -.06, -.24), .2, 5, kelvin(3000))
    area((1.6, 1.1, .7), (.28, 0, .05), .5, 18, kelvin(3200))
    ambient("2c3a34", .06)
    camera(eye, (.05, 0, -.02), 100, 2.8, (.24, -.06, .08))
    shoot("student", 10, dict(anchor=(98.8, .80)))
