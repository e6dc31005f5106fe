"""Fashion: a tailor's form on a bronze stand, half dressed in silk."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from studio import *

begin()
cyclorama(34, 16, 18, 3.0, plaster("e8d8c0", bump=.12), y_back=3.6)
X, Z = 1.05, 0.0
br = bronze("a87a50", .22, .25, 1.6)
# cross-sections of the form: height, half width, half depth front, half depth back, shift forward
SEC = np.array([
    (1.62, .30, .20, .22, .00), (1.70, .385, .26, .29, .00), (1.90, .42, .27, .31, .00), (2.08, .40, .25, .27, .00), (2.30, .315, .215, .21, .00), (2.46, .285, .205, .19, .00),
    (2.60, .305, .235, .20, .00), (2.78, .350, .300, .215, .00), (2.90, .372, .325, .225, .00), (3.02, .385, .290, .235, .00), (3.16, .405, .225, .235, .01), (3.28, .415, .175, .205, .02),
    (3.38, .345, .145, .165, .035), (3.45, .215, .125, .135, .045), (3.51, .145, .120, .120, .05), (3.60, .128, .118, .115, .055), (3.70, .128, .118, .115, .06)])
zz = SEC[:, 0]
fine = np.array(spline([tuple(r) for r in SEC], 260))


def torso(u, v):
    z, w, f, b, s = fine[int(round(v * 259))]
    a = u * math.tau
    c, s_ = math.cos(a), math.sin(a)
    dep = f if s_ < 0 else b
    bust = 1.0
    if s_ < 0 and 2.66 < z < 3.12:                   # two soft rounds, parted in the middle
        k = math.exp(-((z - 2.89) / .13) ** 2)
        bust = 1 + .13 * k * (math.exp(-((abs(c) - .52) / .30) ** 2) - .55 * math.exp(-(c / .22) ** 2))
    return (w * np.sign(c) * abs(c) ** .92, dep * bust * np.sign(s_) * abs(s_) ** .92 - s, z)


m, n, p = principled("linen", "d8c7ac", .9, Sheen=.25, Specular=.15)
v = n.coord("Object", (150, 150, 150))
sp_ = n.add("ShaderNodeSeparateXYZ", {0: v})
n.put(p, "Normal", n.bump(n.math("MULTIPLY", n.math("SINE", sp_.outputs[0]), n.math("SINE", sp_.outputs[2])), .12, .004))
F = link(bpy.data.objects.new("form", None))
P = [grid("torso", torso, 200, 260, m, close_u=True)]
P.append(lathe("cap", spline([(.137, 3.68), (.14, 3.70), (.135, 3.73), (.06, 3.755), (.03, 3.78), (.028, 3.83), (.052, 3.87), (.055, 3.91), (.035, 3.95), (0, 3.955)], 80), walnut("5a3319", .3, 1.2), 90))
P[-1].location = (0, -.058, 0)
# seams
for u in (.25, .75):
    pts = [tuple(Vector(torso(u, t)) * 1.0) for t in np.linspace(.02, .98, 120)]
    P.append(tube("seam", [(x, y + (-.003 if u == .75 else .003), z) for x, y, z in pts], .005, matte("b89a78", .8)))
for sg in (-1, 1):        # shoulder plates
    d = disc("arm", .15, (sg * .395, -.005, 3.17), walnut("5a3319", .32, 1.4), (0, 0, math.pi / 2), .03, .008)
    d.rotation_euler = (0, math.radians(-12 * sg), math.pi / 2)
    d.scale = (.86, 1, 1.2)
    P.append(d)
P.append(tube("pole", [(0, 0, 1.7), (0, 0, .12)], .036, br))
P.append(lathe("knob", [(0, -.07), (.06, -.065), (.065, -.05), (.065, .05), (.06, .065), (0, .07)], br, 60, (0, 0, .62)))
P.append(lathe("base", spline([(0, 0), (.60, 0), (.62, .02), (.615, .05), (.56, .07), (.18, .10), (.06, .15), (.05, .24), (0, .24)], 90), br, 130))
# silk: gathered at the waist, falling to one side
NU, NV = 1400, 150
rs = np.random.default_rng(6)
phs = rs.uniform(0, math.tau, 10)


def skirt(u, v):
    a = u * math.tau
    t = v
    z = 2.46 - t * (2.10 + .12 * math.sin(a + .6))
    w0, d0 = .300, .215
    if z > 1.75:
        i = np.interp(z, fine[:, 0], np.arange(260))
        r_ = fine[int(i)]
        w0, d0 = r_[1] + .014, (r_[2] if math.sin(a) < 0 else r_[3]) + .014
    else:
        w0, d0 = np.interp(1.75, fine[:, 0], fine[:, 1]) + .014, np.interp(1.75, fine[:, 0], fine[:, 2 if math.sin(a) < 0 else 3]) + .014
    fl = max(0.0, t - .20) / .80
    spread = .46 * fl ** 1.15
    ph = a * 17 + 1.1 * math.sin(a * 3 + phs[0]) + .7 * math.sin(a * 5 + phs[1]) + .8 * t * math.sin(a * 2 + phs[2])
    s1 = math.sin(ph)
    amp = (.010 + .105 * fl) * (.72 + .28 * math.sin(a * 4 + phs[3])) * min(1, t * 6 + .25)
    f = amp * (s1 + .25 * math.sin(2 * ph + phs[4]) + .18 * math.sin(.5 * ph + phs[5]))
    lean = .20 * fl ** 1.8
    return ((w0 + spread + f) * math.cos(a) + lean, (d0 + spread * .8 + f) * math.sin(a) - .0, max(z, .012 + .03 * (1 + s1)))


m, n, p = principled("silk", "b98a5e", .34, 0.0, Sheen=.4, Specular=.6)
n.put(p, "Metallic", .22)
P.append(grid("skirt", skirt, NU, NV, m, close_u=True))
# sash
P.append(grid("sash", lambda u, v: ((.300 + .022 * math.sin(v * math.pi)) * math.cos(u * math.tau), ((.222 if math.sin(u * math.tau) < 0 else .205) + .022 * math.sin(v * math.pi)) * math.sin(u * math.tau),
                                    2.40 + .15 * v + .008 * math.sin(u * 30)), 200, 20, m, close_u=True))
for o in P:
    o.parent = F
F.location = (X, 0, 0)
F.rotation_euler = (0, 0, math.radians(-24))
spot((-2.8, -10.5, 1.3), (1.75, 3.6, 2.55), 5600, 24.5, .02, kelvin(4300), .03)
area((-6.5, -3.2, 5), (X, 0, 1.9), 1.8, 760, kelvin(4700))
area((6.5, -2, 3), (X, 0, 1.8), 1.6, 200, kelvin(5800), 4)
area((-2, -12, 5), (0, 2, 2), 5, 420, kelvin(5200))
ambient("b9a088", .16)
camera((-.9, -12.4, 2.15), (.28, 0, 2.04), 63, 5.6, (X, -.3, 2.4))
shoot("fashion", 64, dict(DAY, anchor=(87, .82)))
