"""Premium cars: six classes from the side before the low disc, one camera, one sun, one scale; the light falls through their windows (--view names one)."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# kind of body, paint, how metallic it is, spokes, which way it looks (1 = to the left)
CARS = dict(
    saloon=("limousine", "14171c", .45, 10, 1), suv=("offroad", "5c5a42", .3, 6, 1), sports=("sports", "b0521c", .5, 5, -1), convertible=("cabrio", "d8cbb2", .2, 12, 1),
    electric=("onebox", "8ea2b2", .45, 7, 1), classic=("classic", "5c151a", .2, 24, -1))
view = ARGS.view or "saloon"
kind, color, metal, spokes, way = CARS[view]
begin(1800, 1200)
rim = principled("rim", "a89884", .25, 1.0)[0]
chrome = principled("chrome", "d8cdb8", .12, 1.0)[0]
dark = matte("050404", .9, .1)
c = vehicles.ALL[kind]
P = vehicle(kind, bodywork(color, .17, metal), rim, spokes, chrome=chrome)
if view == "suv":                              # a rack with a box for skis, the spare wheel at the back
    for z in (1.98,):
        P.append(tube("rail", [(-.62, -.02, z), (1.92, -.02, z)], .022, dark))
    for x in (-.5, .3, 1.1, 1.85):
        P.append(box("foot", (.05, .1, .12), (x, .0, 1.94), dark, .01))
    P.append(board("box", [silhouettes.curve([(-.48, 2.06), (-.36, 2.13), (.05, 2.24), (.6, 2.29), (1.3, 2.28), (1.66, 2.24), (1.74, 2.12), (1.68, 2.03), (1.4, 2.0), (.4, 2.0), (-.3, 2.01)])], bodywork("101113", .2, .3, ((2.0, -30), (2.08, -5), (2.14, 12), (2.28, 40))), (0, .05, 0), .3, .05, 4))
    P.append(board("spare", [vehicles.rounded([(2.10, .74), (2.30, .74), (2.30, 1.48), (2.10, 1.48)], .07)], matte("0a0a0a", .7, .2), (0, .5, 0), .3, .03, 4))
    P.append(board("snorkel", [vehicles.rounded([(-.99, 1.0), (-.93, 1.0), (-.74, 1.86), (-.74, 2.02), (-.82, 2.02), (-.82, 1.86)], .02)], dark, (0, -.05, 0), .05, .01))
if view == "sports":                           # the wing at its tail
    P.append(board("wing", [silhouettes.curve([(1.78, 1.10), (1.95, 1.125), (2.22, 1.17), (2.30, 1.19), (2.30, 1.16), (2.0, 1.085), (1.80, 1.07)])], dark, (0, -.02, 0), .1, .008))
    P.append(board("strut", [[(1.98, .90), (2.06, .90), (2.12, 1.12), (2.04, 1.12)]], dark, (0, .0, 0), .03, .004))
if view == "convertible":
    P.append(board("screen", [vehicles.rounded([(-.74, .90), (-.70, .90), (-.225, 1.30), (-.20, 1.345), (-.25, 1.345), (-.29, 1.30)], .015)], chrome, (0, -.01, 0), .05, .004))
    P.append(tube("vent", [(-.40, -.01, .93), (-.40, -.01, 1.15)], .010, chrome))
    leather = principled("leather", "5a2c16", .5, Specular=.4)[0]
    for x, y in ((.28, .25), (.98, .25)):
        P.append(board("seat", [silhouettes.curve([(x - .16, .80), (x - .10, 1.0), (x - .03, 1.09), (x + .07, 1.10), (x + .13, 1.02), (x + .12, .80)])], leather, (0, y, 0), .2, .04, 4))
        P.append(board("rest", [silhouettes.curve([(x - .01, 1.13), (x + .01, 1.21), (x + .07, 1.245), (x + .125, 1.22), (x + .13, 1.13), (x + .06, 1.105)])], leather, (0, y, 0), .12, .03, 4))
    P.append(board("hood", [silhouettes.curve([(1.10, .98), (1.16, 1.06), (1.35, 1.10), (1.60, 1.085), (1.80, 1.03), (1.84, .98)])], matte("1d120c", .9, .1), (0, .1, 0), .4, .05, 4))
if view == "classic":
    for pts in ([(-2.50, .40), (-2.53, .49), (-2.49, .545), (-2.24, .565)], [(2.56, .40), (2.60, .49), (2.56, .545), (2.30, .565)]):
        P.append(tube("bumper", spline([(x, -.07, z) for x, z in pts], 40), .038, chrome))
    P.append(tube("line", spline([(-2.24, -.045, .72), (-1.0, -.046, .775), (.4, -.046, .745), (1.0, -.046, .73), (2.2, -.045, .60)], 80), .011, chrome))
    for x in c["axles"]:
        P.append(torus("white", c["r"] * .83, .024, matte("d9cdb8", .7), (x, -.006, c["r"]), (math.pi / 2, 0, 0), seg=100, sides=12, squash=.3))
        cap = sphere("cap", c["r"] * .30, (x, -.012, c["r"]), chrome, 48)
        cap.scale = (1, .35, 1)
        P.append(cap)
if view == "electric":                         # the post it is charged from
    post = bodywork("16181b", .25, .3, ((.1, -10), (.8, 4), (1.4, 10)))
    P.append(board("post", [vehicles.rounded([(2.74, .02), (3.04, .02), (3.04, 1.62), (2.74, 1.62)], .07)], post, (0, .2, 0), .16, .02, 4))
    P.append(box("eye", (.16, .02, .03), (2.89, .08, 1.44), glow(kelvin(3000), 9), .01))
    P.append(tube("cable", spline([(1.86, -.05, .86), (2.16, -.10, .78), (2.38, -.12, .30), (2.50, -.05, .10), (2.68, .02, .34), (2.78, .08, .96)], 80), .019, dark))
    P.append(torus("socket", .062, .011, glow(kelvin(3000), 9), (1.82, -.045, .88), (math.pi / 2, 0, 0), 80, 12))
half = {"electric": .45, "suv": -.05}.get(view, 0)
group(P, (-half, 0, 0)).scale.x = way
dusk((.25, 1.62), 1.55)
camera((0, -34, .98), (0, 0, 1.16), 36 * 34 / 7.0, None)
bpy.context.scene.camera.data.clip_end = 5000
shoot("car-" + view, 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
