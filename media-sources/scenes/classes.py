"""Premium cars: three classes from the side before the low disc, one camera, one sun, one scale; the light falls through their windows (--view names
one). The other three are in `details.py`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

# kind of body, paint, how metallic it is, spokes, which way it looks (1 = to the left)
CARS = dict(
    saloon=("limousine", "14171c", .45, 10, 1), electric=("onebox", "8ea2b2", .45, 7, 1), classic=("classic", "5c151a", .2, 24, -1))
view = ARGS.view or "saloon"
kind, color, metal, spokes, way = CARS[view]
begin(1800, 1200)
rim = principled("rim", "a89884", .25, 1.0)[0]
chrome = principled("chrome", "d8cdb8", .12, 1.0)[0]
dark = matte("050404", .9, .1)
c = vehicles.ALL[kind]
P = vehicle(kind, bodywork(color, .17, metal), rim, spokes, chrome=chrome)
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
half = .45 if view == "electric" else 0
group(P, (-half, 0, 0)).scale.x = way
dusk((.25, 1.62), 1.55)
camera((0, -34, .98), (0, 0, 1.16), 36 * 34 / 7.0, None)
bpy.context.scene.camera.data.clip_end = 5000
shoot("car-" + view, 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
