"""Premium cars: six classes before a low disc, each from the side that tells most of it (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *


class Saloon(Shape):
    top = [(-2.36, .58), (-2.25, .74), (-1.9, .86), (-1.4, .94), (-.86, 1.00), (-.42, 1.24), (0, 1.40), (.45, 1.435), (.95, 1.39), (1.4, 1.23), (1.72, 1.08), (2.1, 1.055), (2.3, 1.02), (2.36, .86)]
    belt = [(-2.36, .56), (-2.25, .70), (-1.9, .80), (-1.4, .87), (-.86, .92), (0, .945), (.8, .965), (1.4, .985), (1.9, .99), (2.25, .96), (2.36, .84)]
    wide = [(-2.36, .70), (-2.2, .82), (-1.9, .89), (-1.45, .92), (0, .91), (1.45, .93), (1.9, .91), (2.2, .85), (2.36, .76)]
    roof = [(-2.36, .56), (-1.8, .70), (-.86, .72), (-.3, .63), (.3, .60), (.95, .60), (1.5, .64), (2.36, .64)]
    axles = ((-1.46, .335), (1.44, .335))
    front, rear, shield, back = (-.74, .44), (1.52, .85), (-.86, -.06), (1.0, 1.70)
    spokes = 14


class Suv(Shape):
    top = [(-2.36, .78), (-2.28, .98), (-1.9, 1.10), (-1.3, 1.17), (-.92, 1.21), (-.55, 1.48), (-.2, 1.68), (.3, 1.735), (1.1, 1.72), (1.75, 1.66), (2.05, 1.50), (2.22, 1.26), (2.32, 1.12), (2.36, .95)]
    belt = [(-2.36, .76), (-2.28, .94), (-1.9, 1.03), (-1.3, 1.09), (-.6, 1.13), (.5, 1.15), (1.4, 1.17), (2.0, 1.17), (2.25, 1.10), (2.36, .92)]
    wide = [(-2.36, .78), (-2.2, .90), (-1.9, .95), (-1.45, .98), (0, .96), (1.45, .99), (1.9, .96), (2.2, .90), (2.36, .80)]
    roof = [(-2.36, .60), (-1.8, .74), (-.92, .76), (-.3, .68), (.3, .66), (1.2, .66), (1.9, .68), (2.36, .68)]
    axles = ((-1.44, .405), (1.42, .405))
    sill = .29
    front, rear, shield, back = (-.80, .36), (2.06, .30), (-.92, -.24), (2.04, 2.24)
    spokes = 6


class Sports(Shape):
    top = [(-2.36, .44), (-2.2, .52), (-1.8, .64), (-1.4, .74), (-1.05, .79), (-.55, 1.00), (-.1, 1.125), (.3, 1.145), (.8, 1.08), (1.3, .98), (1.7, .925), (2.1, .92), (2.28, .93), (2.36, .80)]
    belt = [(-2.36, .42), (-2.2, .50), (-1.8, .60), (-1.4, .695), (-1.05, .72), (-.3, .73), (.4, .78), (1.0, .86), (1.5, .885), (2.1, .87), (2.28, .86), (2.36, .76)]
    wide = [(-2.36, .66), (-2.2, .82), (-1.9, .93), (-1.45, .97), (-.7, .91), (0, .90), (.7, .95), (1.35, 1.02), (1.9, .98), (2.2, .90), (2.36, .80)]
    roof = [(-2.36, .54), (-1.8, .70), (-1.05, .72), (-.4, .60), (.1, .53), (.7, .52), (1.3, .58), (2.36, .66)]
    axles = ((-1.44, .335), (1.36, .355))
    sill = .11
    front, rear, shield, back = (-.86, .70), (.72, 1.3), (-1.05, -.18), (.62, 1.5)
    spokes = 5


class Open(Shape):
    top = [(-2.36, .56), (-2.2, .67), (-1.8, .775), (-1.3, .845), (-.72, .90), (-.45, .925), (0, .905), (.6, .915), (1.1, .955), (1.5, .965), (2.0, .925), (2.25, .86), (2.36, .76)]
    belt = [(-2.36, .54), (-2.2, .63), (-1.8, .725), (-1.3, .795), (-.72, .85), (0, .865), (.8, .89), (1.3, .91), (1.8, .885), (2.2, .83), (2.36, .74)]
    front, rear, shield, back = (9, 0), (9, 0), (9, 9), (9, 9)


class Electric(Shape):
    top = [(-2.36, .62), (-2.27, .76), (-2.0, .89), (-1.5, 1.02), (-1.05, 1.13), (-.6, 1.29), (-.1, 1.41), (.4, 1.445), (.9, 1.41), (1.4, 1.30), (1.85, 1.14), (2.2, 1.02), (2.32, .98), (2.36, .84)]
    belt = [(-2.36, .60), (-2.27, .71), (-2.0, .80), (-1.5, .87), (-1.05, .91), (-.2, .93), (.7, .95), (1.4, .985), (1.9, .97), (2.2, .93), (2.36, .80)]
    wide = Saloon.wide
    roof = [(-2.36, .58), (-1.8, .72), (-1.05, .74), (-.4, .64), (.3, .60), (.9, .58), (1.6, .60), (2.36, .66)]
    axles = ((-1.54, .36), (1.52, .36))
    front, rear, shield, back = (-1.02, .52), (1.66, 1.0), (-1.15, -.2), (1.0, 1.9)
    spokes = 3


class Classic(Shape):
    top = [(-2.36, .66), (-2.28, .78), (-1.9, .87), (-1.3, .915), (-.62, .955), (-.40, 1.10), (-.16, 1.27), (.15, 1.335), (.55, 1.32), (.95, 1.20), (1.3, 1.03), (1.7, .93), (2.15, .86), (2.3, .80), (2.36, .68)]
    belt = [(-2.36, .62), (-2.28, .74), (-1.9, .83), (-1.3, .86), (-.62, .87), (0, .86), (.6, .86), (1.2, .885), (1.7, .87), (2.15, .80), (2.36, .64)]
    wide = [(-2.36, .56), (-2.2, .70), (-1.9, .80), (-1.45, .83), (-.6, .80), (0, .79), (.8, .81), (1.45, .84), (1.9, .79), (2.2, .70), (2.36, .58)]
    roof = [(-2.36, .40), (-1.8, .52), (-.62, .62), (-.2, .56), (.3, .53), (.8, .52), (1.4, .54), (2.36, .46)]
    axles = ((-1.40, .335), (1.34, .335))
    sill = .21
    front, rear, shield, back = (-.52, .30), (1.06, .75), (-.62, -.10), (.74, 1.3)
    spokes = 24


def open_cabin(dark, frame, leather):
    """Windscreen, seats and folded roof of a convertible."""
    y = .62
    tube("frame", spline([(-.62, -y - .08, .88), (-.40, -y, 1.06), (-.18, -y + .06, 1.21), (-.14, -.30, 1.245), (-.14, .30, 1.245), (-.18, y - .06, 1.21), (-.40, y, 1.06), (-.62, y + .08, .88)], 90), .018, frame)
    for x in (.30, 1.02):
        for s in (-1, 1):
            box("seat", (.20, .50, .50), (x, s * .36, .93), leather, .09, (0, math.radians(16), 0))
            box("rest", (.13, .27, .17), (x + .07, s * .36, 1.195), leather, .055, (0, math.radians(12), 0))
    box("hood", (.46, 1.24, .12), (1.42, 0, .985), dark, .055, (0, math.radians(-4), 0))
    torus("wheel", .18, .014, dark, (-.22, -.36, .97), (0, math.radians(68), 0), 60, 12)


def chrome(metal):
    """What shines on an old car: bumpers, a line along the side, round lamps."""
    for s in (-1, 1):
        tube("line", [(-2.2, s * .725, .76), (-1.3, s * .845, .80), (0, s * .80, .795), (1.3, s * .83, .80), (2.1, s * .72, .76)], .010, metal)
        disc("lamp", .105, (-2.22, s * .58, .72), metal, (0, 0, math.radians(90 + s * 14)), .16, .04, 60)
        disc("bulb", .082, (-2.315, s * .575, .72), glow(kelvin(3200), 1.4), (0, 0, math.radians(90)), .01, 0, 60)
    for x, w in ((-2.44, .74), (2.44, .72)):
        k = math.copysign(1, x)
        tube("bumper", spline([(x - .42 * k, -w, .46), (x - .08 * k, -w * .82, .46), (x, 0, .46), (x - .08 * k, w * .82, .46), (x - .42 * k, w, .46)], 60), .042, metal)


def roof_box(shell, rails):
    """Luggage box on two rails, as wide as the roof allows."""
    for s in (-1, 1):
        tube("rail", spline([(-.35, s * .56, 1.66), (-.15, s * .57, 1.745), (.6, s * .57, 1.765), (1.5, s * .57, 1.73), (1.72, s * .56, 1.66)], 60), .020, rails)
    for x in (.05, 1.15):
        tube("bar", [(x, -.62, 1.785), (x, .62, 1.785)], .018, rails)

    def box_(u, v):
        a, k = u * math.tau, (2 * v - 1)
        e = max(0.0, 1 - abs(k) ** 5) ** .4
        x = .68 + 1.06 * k
        return (x, .40 * e * math.copysign(abs(math.cos(a)) ** .45, math.cos(a)), 1.905 + (.15 - .05 * (k < 0) * abs(k)) * e * math.copysign(abs(math.sin(a)) ** .55, math.sin(a)))
    grid("roof box", box_, 120, 120, shell, close_u=True)


def tail_lights(shape, x=2.30):
    z = float(np.interp(2.25, *zip(*shape.belt))) + .02
    tube("tail light", spline([(2.12, -.86, z), (x - .02, -.70, z + .01), (x + .035, -.40, z + .02), (x + .045, 0, z + .02), (x + .035, .40, z + .02), (x - .02, .70, z + .01), (2.12, .86, z)], 60), .016, glow("ff3a1c", 5)).visible_glossy = False


def charging(metal, rubber):
    """Open flap on the rear wing, its ring lit, and the cable that leaves it for a post."""
    at = Vector((1.30, -.985, .80))
    disc("socket", .085, tuple(at), matte("0a0b0d", .5), (0, 0, 0), .02, .004, 80)
    torus("ring", .093, .008, glow(kelvin(3000), 9), (at.x, at.y - .012, at.z), (math.pi / 2, 0, 0), 90, 12)
    tube("plug", [(at.x, at.y, at.z), (at.x, at.y - .13, at.z - .01)], .050, rubber)
    tube("grip", spline([(at.x, at.y - .12, at.z - .01), (at.x + .01, at.y - .20, at.z - .05), (at.x + .02, at.y - .22, at.z - .16)], 30), .028, rubber)
    tube("cable", spline([(at.x + .02, at.y - .22, at.z - .14), (at.x + .06, at.y - .26, .36), (at.x + .30, at.y - .40, .10), (at.x + .75, at.y - .30, .16), (at.x + 1.15, at.y - .10, .55), (at.x + 1.28, at.y - .02, .95)], 120), .021, rubber)
    box("post", (.26, .20, 1.34), (at.x + 1.38, at.y + .16, .67), metal, .05)
    disc("post light", .055, (at.x + 1.38, at.y + .055, 1.16), glow(kelvin(3000), 7), (0, 0, 0), .01, 0, 60)


def grille(metal, x=-2.40, w=.27, low=.34, high=.74):
    for k in range(13):
        y = -w + 2 * w * k / 12
        tube("bar", [(x, y, low), (x + .03, y, high)], .008, metal)
    tube("frame", spline([(x, -w, low), (x, 0, low - .02), (x, w, low), (x + .03, w, high - .03), (x + .035, 0, high + .04), (x + .03, -w, high - .03), (x, -w, low)], 90), .018, metal)


# paint, turn of the nose towards the camera, the camera's place, what it looks at, its lens, where the disc stands
VIEWS = dict(
    saloon=(Saloon, "0f1318", 9, (0, -15, 1.15), (0, 0, .98), 104, (.9, 1.55)),
    suv=(Suv, "5a4c40", -38, (1.2, -10, 1.45), (.35, 0, 1.05), 78, (-1.7, 2.0)),
    sports=(Sports, "8a4a22", 170, (0, -13, .80), (.1, 0, .78), 90, (-1.3, 1.35)),
    convertible=(Open, "cbb89c", 12, (.2, -11.5, 1.22), (.25, 0, .88), 98, (.5, 1.5)),
    electric=(Electric, "7c8288", 0, (2.4, -7.2, 1.05), (.70, -.6, .86), 43, (.4, 1.9)),
    classic=(Classic, "6a2a1c", 50, (-2.2, -7.0, 1.05), (-.55, -.6, .80), 60, (1.5, 1.75)),
)
view = ARGS.view or "saloon"
shape, color, turn, eye, target, lens, sun = VIEWS[view]
begin(1600, 1067)
floor, n, p = principled("floor", "040302", .12, 0.0, Specular=.42)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .9, 3, .6), .10, .09))
box("floor", (80, 60, .2), (0, 12, -.1), floor, 0)
box("wall", (80, .3, 20), (0, 12, 8), plaster("3e2c1f", bump=.08), 0)
paint = principled("paint", color, .18, .45, Specular=.6, Clearcoat=1.0)[0]
glazing, n, p = principled("glazing", "040506", .04, 0.0, Specular=.7)
n.put(p, "Emission", (*kelvin(2700), 1))
n.put(p, "Emission Strength", .03)
metal = principled("metal", "c9ad88", .20, 1.0)[0]
pieces = set(bpy.context.scene.objects)
vehicle = car(shape, paint, glazing, principled("rim", "9c8468", .24, 1.0)[0])
rubber = matte("0c0b0b", .55, .3)
if view == "convertible":
    open_cabin(matte("15100c", .8), metal, principled("leather", "6b3f22", .45)[0])
if view == "classic":
    chrome(metal)
    grille(metal)
else:
    z = float(np.interp(-2.2, *zip(*shape.top))) - .06
    for s in (-1, 1):
        tube("line", spline([(-2.31, s * .36, z - .03), (-2.26, s * .56, z - .02), (-2.10, s * .74, z)], 24), .012, glow(kelvin(3600), 4)).visible_glossy = False
if view == "suv":
    roof_box(matte("0d0d0e", .32, .5), metal)
    tail_lights(shape)
if view == "electric":
    charging(principled("post", "2a2624", .35, .3)[0], rubber)
for o in set(bpy.context.scene.objects) - pieces - {vehicle}:
    if o.parent is None:
        o.parent = vehicle
vehicle.rotation_euler = (0, 0, math.radians(turn))
away = Vector(target) - Vector(eye)
far = Vector(eye) + away * ((11.7 - eye[1]) / away.y)          # what the camera looks at on the wall
lit_disc(1.55, (far.x + sun[0], 11.7, sun[1]), .8)
lights = group([area((0, 1.15, 3.3), (0, .2, .6), 6.4, 260, kelvin(4600), .30), area((0, -4.6, .35), (0, 0, .45), 6.4, 150, kelvin(7000), .22),
                area((-6.0, 1.0, 2.2), (-1.8, 0, .6), .5, 200, kelvin(8500), 3.0), area((6.4, 2.2, 2.2), (1.6, .2, .8), .5, 130, kelvin(3200), 3.0)], (0, 0, 0), (turn + 90) % 180 - 90)
area((eye[0] - 1.5, -7.5, 4.0), (0, 0, .6), 3.2, 420, kelvin(6500))
ambient("2a3442", .12)
camera(eye, target, lens, None)
shoot("car-" + view, 20, dict(NIGHT, anchor=(98.3, .9), bloom=.2))
