"""People, seen as one sees them at work: in the light of a stage, of a lamp, of a window."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from humans import *

SKINS = {
    "anna": "young_caucasian_female2/young_lightskinned_female_diffuse2",
    "jonas": "young_caucasian_male/young_lightskinned_male_diffuse",
    "samuel": "young_african_male/young_darkskinned_male_diffuse",
}
FACES = {
    "anna": dict(sex="female", build={"nose/nose-hump-incr": .25, "chin/chin-width-decr": .2, "cheek/l-cheek-bones-incr": .3, "cheek/r-cheek-bones-incr": .3}),
    "jonas": dict(sex="male", build={"nose/nose-hump-incr": .35, "chin/chin-width-incr": .2}),
    "samuel": dict(sex="male", race="african", build={"head/head-rectangular": .25}),
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


def parted(p):
    s = np.tanh((p[:, 0] - .012) * 80)
    return np.stack([s, .22 + 1.6 * smooth(-.005, -.06, p[:, 1]), np.full(len(p), -.5)], 1)


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
    face(h, "eyebrow010" if kind["sex"] == "male" else "eyebrow001", tone=color)
    m = strand_material(color)
    if hair == "short":
        grow(h, m, backwards, .05, eye=eye, lift=.38, taper=cropped)
    elif hair == "crop":
        grow(h, m, backwards, .010, eye=eye, lift=.8, wave=1.0, count=34000, clump=.1)
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
    box("wall", (14, .1, 8), (0, 3.2, 0), plaster("c89a68", bump=.1))
    spot((.9, .6, 1.4), (.1, 3.2, .05), 190, 44, 1, kelvin(2900), .3)
    eye = Vector((0, -2.6, .02))
    person("anna", eye, relaxed(), look=(0, 4, 0), hair="bob", color="4a2714", suit="female_elegantsuit01", fabric="5a3a26", bone="head", at=(-.19, 0), turn=66, smile=.35)
    person("samuel", eye, relaxed(), look=(0, 6, 0), hair="crop", color="0b0706", fabric="24262c", bone="head", at=(.19, .05), z=.06, turn=-62, smile=.5)
    area((.0, 1.2, 1.0), (0, 0, .08), .5, 12, kelvin(3200))
    area((2.4, .7, .5), (0, 0, .05), .7, 7, (.55, .74, 1))
    ambient("3c3c46", .02)
    camera(eye, (-.27, 0, .06), 76, 2.4, (-.12, -.03, .08))
    shoot("duo", 10, dict(anchor=(99.2, .80)))
if view == "guard":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 4, 0), plaster("2a2c34", bump=.1))
    eye = Vector((0, -2.2, .02))
    person("jonas", eye, relaxed(), look=(-6, 2, 0), hair="short", color="24160d", fabric="121317", bone="head", at=(.22, 0), turn=-58, smile=.02, squint=.2)
    area((-1.6, .1, .6), (.2, 0, .05), .5, 14, kelvin(4300))
    area((1.9, 1.0, .5), (.2, 0, .05), .6, 20, (.5, .72, 1))
    ambient("2c3444", .04)
    camera(eye, (.03, 0, .02), 92, 2.4, (.18, -.08, .06))
    shoot("guard", 10, dict(anchor=(99.0, .78)))
if view == "singer":
    begin(2400, 1500)
    box("wall", (14, .1, 8), (0, 6, 0), plaster("1e2430", bump=.1))
    eye = Vector((0, -2.9, .0))
    h = person("anna", eye, relaxed(), look=(0, 2, 0), hair="bob", color="4a2714", suit="female_elegantsuit01", fabric="14161c", bone="head", at=(.30, 0), z=.06, turn=-66, open_=.35, lift=.3, closed=.85)
    mic(h, .04)
    area((-.3, 1.9, 1.1), (.3, 0, .1), .5, 50, kelvin(3000))
    area((1.8, 1.4, .7), (.3, 0, .1), .5, 30, (.5, .7, 1))
    area((-1.8, -.8, .6), (.3, 0, .05), .6, 1.6, kelvin(4200))
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
