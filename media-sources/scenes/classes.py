"""Premium cars: an electric one from the side before the low disc, charging; the light falls through its windows. The others are in
`details.py`."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *

begin(1800, 1200)
rim = principled("rim", "a89884", .25, 1.0)[0]
chrome = principled("chrome", "d8cdb8", .12, 1.0)[0]
dark = matte("050404", .9, .1)
P = vehicle("onebox", bodywork("8ea2b2", .17, .45), rim, 7, chrome=chrome)
# the post it is charged from
post = bodywork("16181b", .25, .3, ((.1, -10), (.8, 4), (1.4, 10)))
P.append(board("post", [vehicles.rounded([(2.74, .02), (3.04, .02), (3.04, 1.62), (2.74, 1.62)], .07)], post, (0, .2, 0), .16, .02, 4))
P.append(box("eye", (.16, .02, .03), (2.89, .08, 1.44), glow(kelvin(3000), 9), .01))
P.append(tube("cable", spline([(1.86, -.05, .86), (2.16, -.10, .78), (2.38, -.12, .30), (2.50, -.05, .10), (2.68, .02, .34), (2.78, .08, .96)], 80), .019, dark))
P.append(torus("socket", .062, .011, glow(kelvin(3000), 9), (1.82, -.045, .88), (math.pi / 2, 0, 0), 80, 12))
group(P, (-.45, 0, 0))
dusk((.25, 1.62), 1.55)
camera((0, -34, .98), (0, 0, 1.16), 36 * 34 / 7.0, None)
bpy.context.scene.camera.data.clip_end = 5000
shoot("car-electric", 20, dict(NIGHT, anchor=(98.2, .88), bloom=.2))
