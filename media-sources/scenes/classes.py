"""Premium cars: six classes from the side before the low disc, one camera, one sun, one scale; the light falls through their windows (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# kind of body, paint, how metallic it is, spokes, where it stands
CARS = dict(
    saloon=("saloon", "15181d", .45, 10), suv=("suv", "4c4a3a", .5, 6), sports=("sports", "8a3f1c", .55, 5), convertible=("cabrio", "b9a98e", .35, 12),
    electric=("electric", "4e6076", .5, 7), classic=("classic", "561218", .25, 24))
view = ARGS.view or "saloon"
kind, color, metal, spokes = CARS[view]
begin(1800, 1200)
rim = principled("rim", "a89884", .25, 1.0)[0]
chrome = principled("chrome", "d8cdb8", .12, 1.0)[0]
dark = matte("050404", .9, .1)
c = vehicles.ALL[kind]
P = vehicle(kind, bodywork(color, .17, metal), rim, spokes, chrome=chrome)
if view == "suv":                              # rails and a box for skis
    P.append(tube("rail", spline([(-.35, -.02, 1.72), (-.2, -.02, 1.80), (.6, -.02, 1.815), (1.5, -.02, 1.785), (1.95, -.02, 1.72)], 40), .02, dark))
    for x in (.1, 1.3):
        P.append(box("foot", (.06, .1, .10), (x, .1, 1.82), dark, .01))
    P.append(board("box", [silhouettes.curve([(-.62, 1.93), (-.50, 1.99), (-.1, 2.09), (.5, 2.14), (1.3, 2.13), (1.72, 2.09), (1.80, 1.98), (1.74, 1.89), (1.5, 1.86), (.4, 1.855), (-.4, 1.87)])], bodywork("101113", .2, .3, ((1.86, -30), (1.94, -5), (2.0, 12), (2.14, 40))), (0, .05, 0), .3, .05, 4))
if view == "convertible":
    P.append(board("screen", [vehicles.rounded([(-.74, .90), (-.70, .90), (-.225, 1.30), (-.20, 1.345), (-.25, 1.345), (-.29, 1.30)], .015)], chrome, (0, -.01, 0), .05, .004))
    P.append(tube("vent", [(-.40, -.01, .93), (-.40, -.01, 1.15)], .010, chrome))
    leather = principled("leather", "5a2c16", .5, Specular=.4)[0]
    for x, y in ((.28, .25), (.98, .25)):
        P.append(board("seat", [silhouettes.curve([(x - .16, .80), (x - .10, 1.0), (x - .03, 1.09), (x + .07, 1.10), (x + .13, 1.02), (x + .12, .80)])], leather, (0, y, 0), .2, .04, 4))
        P.append(board("rest", [silhouettes.curve([(x - .01, 1.13), (x + .01, 1.21), (x + .07, 1.245), (x + .125, 1.22), (x + .13, 1.13), (x + .06, 1.105)])], leather, (0, y, 0), .12, .03, 4))
    P.append(board("hood", [silhouettes.curve([(1.10, .98), (1.16, 1.06), (1.35, 1.10), (1.60, 1.085), (1.80, 1.03), (1.84, .98)])], matte("1d120c", .9, .1), (0, .1, 0), .4, .05, 4))
if view == "classic":
    for pts in ([(-2.30, .40), (-2.33, .50), (-2.29, .555), (-2.0, .575)], [(2.42, .44), (2.46, .55), (2.42, .60), (2.1, .61)]):
        P.append(tube("bumper", spline([(x, -.07, z) for x, z in pts], 40), .038, chrome))
    P.append(tube("line", spline([(-2.02, -.045, .74), (-1.0, -.046, .765), (.4, -.046, .755), (1.9, -.045, .69)], 80), .011, chrome))
    for x in c["axles"]:
        P.append(torus("white", c["r"] * .83, .024, matte("d9cdb8", .7), (x, -.006, c["r"]), (math.pi / 2, 0, 0), seg=100, sides=12, squash=.3))
        cap = sphere("cap", c["r"] * .30, (x, -.012, c["r"]), chrome, 48)
        cap.scale = (1, .35, 1)
        P.append(cap)
if view == "electric":                         # the post it is charged from
    post = bodywork("16181b", .25, .3, ((.1, -10), (.8, 4), (1.4, 10)))
    P.append(board("post", [vehicles.rounded([(2.86, .02), (3.16, .02), (3.16, 1.42), (2.86, 1.42)], .07)], post, (0, .2, 0), .16, .02, 4))
    P.append(box("eye", (.16, .02, .03), (3.01, .08, 1.24), glow(kelvin(3000), 9), .01))
    P.append(tube("cable", spline([(2.02, -.05, .82), (2.30, -.10, .76), (2.50, -.12, .30), (2.62, -.05, .10), (2.80, .02, .34), (2.90, .08, .86)], 80), .019, dark))
    P.append(torus("socket", .062, .011, glow(kelvin(3000), 9), (1.98, -.045, .84), (math.pi / 2, 0, 0), 80, 12))
half = {"electric": .35}.get(view, 0)
group(P, (-half, 0, 0))
dusk()
camera((0, -34, .98), (0, 0, 1.32), 36 * 34 / 8.3, None)
bpy.context.scene.camera.data.clip_end = 5000
shoot("car-" + view, 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
