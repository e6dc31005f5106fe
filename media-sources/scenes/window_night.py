"""Brands, the silent screen: rain has just stopped, the one window that is still lit stands doubled in the street; `--view upright`: nearer and tall, somebody stands before it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from props import *
from silhouettes import figure, standing

UPRIGHT = ARGS.view == "upright"
begin(*((1200, 2100) if UPRIGHT else (2400, 1350)))
front = plaster("5a4638", bump=.16, scale=.9)
base = stone("4a3e34", "302822", .5, .5, .2)
trim = principled("trim", "15211f", .30, 0, Specular=.5, Clearcoat=.3)[0]
W, SILL, HEAD = 2.35, .30, 3.10
for x0, x1, z0, z1 in ((-20, -W, 0, 10), (W, 20, 0, 10), (-W, W, HEAD, 10), (-W, W, 0, SILL)):
    box("wall", (x1 - x0, .4, z1 - z0), ((x0 + x1) / 2, .2, (z0 + z1) / 2), front, 0)
# shop front of painted wood: stall riser, pilasters, fascia, cornice
box("riser", (2 * W + .5, .14, SILL), (0, -.07, SILL / 2), trim, .02)
for i in range(3):
    box("panel", (1.36, .03, .14), (-1.58 + 1.58 * i, -.15, .16), trim, .02)
box("fascia", (2 * W + .7, .20, .55), (0, -.08, HEAD + .30), trim, .02)
box("cornice", (2 * W + 1.0, .38, .12), (0, -.12, HEAD + .63), trim, .03)
for s in (-1, 1):
    box("pilaster", (.28, .18, HEAD + .02), (s * (W + .14), -.08, HEAD / 2), trim, .02)
for x in (-1.18, 1.18):
    box("mullion", (.05, .07, HEAD - SILL), (x, .05, (HEAD + SILL) / 2), trim, .01)
box("transom", (2 * W, .07, .05), (0, .05, HEAD - .48), trim, .01)
# the window's room: warm back, plinths with vessels on them
warm = plaster("d9a468", bump=.1)
box("back", (2 * W + .4, .1, 3.4), (0, 1.75, 1.85), warm, 0)
box("deck", (2 * W + .4, 1.6, .1), (0, .95, SILL - .05), stone("e2cba8", "b8935f", .8, .5), 0)
for s in (-1, 1):
    box("cheek", (.1, 1.6, 3.4), (s * (W + .12), .95, 1.85), warm, 0)
box("lid", (2 * W + .4, 1.7, .1), (0, .95, HEAD + .12), warm, 0)
for x in (-1.5, -.5, .5, 1.5):
    spot((x, .55, HEAD + .02), (x * .92, 1.25, 1.3), 170, 70, .8, kelvin(3000), .06)
area((0, .6, HEAD), (0, .9, 0), 3.8, 190, kelvin(3000), .6)
clay = [principled("clay", c, .45, 0, Specular=.4)[0] for c in ("f0e2cc", "a5582c", "2a1a12", "c98f57", "e6d2b4")]
shapes = [[(0, 0), (.10, 0), (.19, .12), (.20, .24), (.11, .40), (.055, .48), (.06, .60), (.085, .64), (.075, .64), (.04, .58)],
          [(0, 0), (.09, 0), (.26, .16), (.29, .26), (.20, .37), (.10, .40), (.11, .43), (.09, .43), (.06, .38)],
          [(0, 0), (.08, 0), (.10, .20), (.13, .48), (.10, .74), (.05, .82), (.055, .92), (.045, .92), (.03, .84)]]
for x, y, h, sh, c, s in ((-1.66, 1.05, .70, 1, 0, .9), (-.62, 1.15, .95, 2, 1, 1.1), (.98, 1.2, .66, 0, 3, 1.0), (1.72, 1.05, .36, 1, 2, .95)):
    box("plinth", (.54, .5, h), (x, y, SILL + h / 2), stone("eadbc2", "bb9a6e", 1.2, .6), .01)
    lathe("vessel", [(r * s, z * s) for r, z in spline(shapes[sh], 90)], clay[c], 120, (x, y, SILL + h))
# rooms above are dark, a cool glimmer in one pane
for x in (-4.6, 0, 4.6):
    box("pane", (1.3, .02, 2.0), (x, -.01, 5.6), principled("pane", "151617", .06, 0, Specular=.8)[0], 0)
    for dx in (-.66, 0, .66):
        box("sash", (.06, .06, 2.1), (x + dx, -.03, 5.6), matte("8f867a", .6), .008)
    box("sill", (1.6, .26, .10), (x, -.08, 4.5), base, .01)
# next doors: shut, with a grating
for s in (-1, 1):
    box("door", (1.5, .10, 2.9), (s * 4.7, -.02, 1.45), principled("shut", "33291f", .4, .2)[0], .01)
    for k in range(16):
        box("slat", (1.46, .05, .10), (s * 4.7, -.08, .22 + .17 * k), principled("shut", "3c3026", .4, .2)[0], .02)
# pavement, kerb, street with setts, all wet
wet, n, p = principled("flags", "2e2a28", .12, 0, Specular=.5)
n.put(p, "Roughness", n.math("MULTIPLY_ADD", n.noise(n.coord("Object"), .9, 3, .6), .16, .06))
n.put(p, "Normal", n.bump(n.noise(n.coord("Object", (1, 1, 1)), 5.0, 3, .6), .10, .01))
rng = np.random.default_rng(3)
for i in range(-14, 15):
    for k in range(3):
        box("flag", (1.02, .88, .1), (i * 1.03 + .5 * (k % 2), -.60 - .89 * k, .05 + rng.uniform(-.003, .003)), wet, .008, (rng.uniform(-.004, .004), rng.uniform(-.004, .004), 0), 2)
box("kerb", (40, .22, .16), (0, -2.94, .03), base, .02)
sett, n, p = principled("sett", "282422", .16, 0, Specular=.5)
v = n.add("ShaderNodeTexVoronoi", {"Vector": n.coord("Object", (1, 1, 0)), "Scale": 5.2}, feature="DISTANCE_TO_EDGE")
edge = n.ramp(v.outputs["Distance"], [(0, (0, 0, 0)), (.16, (.8,) * 3), (.5, (1, 1, 1))])
n.put(p, "Normal", n.bump(n.math("ADD", edge, n.math("MULTIPLY", n.noise(n.coord("Object"), 4, 2, .5), .3)), .40, .03))
n.put(p, "Roughness", n.math("MULTIPLY_ADD", edge, -.10, .25))
box("street", (60, 14, .1), (0, -10, -.06), sett, 0)
area((-9, -9, 9), (-2, 0, 2), 8, 4600, "a8a4a6").visible_glossy = False
area((9, -9, 8), (3, 0, 2), 7, 3200, "a8a4a6").visible_glossy = False
ambient("4e4a4a", .8)
if UPRIGHT:
    who = figure(((-.24, 1.13), (-.245, .88), -88), ((.24, 1.13), (.19, .93), -110), standing(.075), "short", hem=.44, skirt=.235, shoulder=.196, waist=.158, hip=.178)
    cutout("who", who, matte("080605", .9, .1), (.22, -1.35, .1), 1.04, .05)
    camera((0, -10.4, 1.62), (0, 0, 1.62), 46, None, None, shift=(0, -.02))
    shoot("window-upright", 48, dict(NIGHT, anchor=(98, .86), bloom=.22, saturation=.85))
    sys.exit()
camera((0, -10.4, 1.62), (0, 0, 1.62), 36, None, None, shift=(0, -.035))
shoot("window-night", 48, dict(NIGHT, anchor=(98, .86), bloom=.22, saturation=.85))
