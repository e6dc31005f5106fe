"""Seamless silent loop from a finished picture: haze drifts through its light, and the light breathes. Nothing else moves.

python3 video/light_loop.py PICTURE OUT_DIR PRESET [frames]      (needs numpy and ffmpeg; writes OUT_DIR/master.mkv)

Light is only made stronger or weaker, never moved: what is dark stays dark, so edges and figures stand still. Everything is a
function of the phase 2*pi*frame/frames with whole-number frequencies, so the last frame runs into the first without a seam.
"""
import math
import os
import subprocess
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from noise import tile_noise  # noqa: E402

F = np.float32
SRC, OUT, NAME = sys.argv[1:4]
FRAMES = int(sys.argv[4]) if len(sys.argv) > 4 else 80
FPS = 10        # everything moves slowly: encode.sh puts a mean between two frames
TAU = math.tau
W, H = 1600, 1000

# Where the light is (x and y of the middle, radii, in parts of the picture), how strong the haze is in it, how it is stretched
# across and down, and how far it drifts in a loop (whole tiles); the last is how much all of the light breathes.
PRESETS = {
    # eight lamps of a round truss over an empty hall: haze sinks through the shafts
    "rigging": dict(lights=[(.63, .62, .21, .30, .62)], grain=(1.5, 1.1), drift=((1, 1), (-1, 1)), breath=.05),
}
P = PRESETS[NAME]


def shown(path):
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-vf", f"scale={W}:{H}:flags=lanczos", "-f", "rawvideo", "-pix_fmt", "rgb48le", "-"],
                         check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint16).reshape(H, W, 3).astype(F) / 65535


def enlarge(small):
    """From a quarter of the size, without steps."""
    y, x = np.linspace(0, small.shape[0] - 1, H, dtype=F), np.linspace(0, small.shape[1] - 1, W, dtype=F)
    i, j = np.minimum(y.astype(int), small.shape[0] - 2), np.minimum(x.astype(int), small.shape[1] - 2)
    fy, fx = (y - i)[:, None], (x - j)[None]
    rows = small[i] * (1 - fy) + small[i + 1] * fy
    return rows[:, j] * (1 - fx) + rows[:, j + 1] * fx


linear = shown(SRC) ** 2.2
h, w = H // 4, W // 4
yy, xx = np.mgrid[0:h, 0:w].astype(F)
xx, yy = (xx + .5) / w, (yy + .5) / h
N = 512
layers = [(layer - layer.mean()) / layer.std() for layer in (tile_noise(N, 4, 3, 1), tile_noise(N, 4, 4, 2))]
across, down = P["grain"]


def haze(p):
    """Two layers that drift whole tiles a loop, past each other."""
    out = np.zeros((h, w), F)
    for layer, (dx, dy), size in zip(layers, P["drift"], (1.0, 1.4)):
        ix = ((xx * across * size * N + dx * p * N) % N).astype(int)
        iy = ((yy * down * size * N * H / W - dy * p * N) % N).astype(int)
        out += layer[iy, ix]
    return np.tanh(out * .6)


masks = [np.exp(-np.clip(((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2, 0, 12) * 1.1) * power for x, y, rx, ry, power in P["lights"]]
mask = np.clip(sum(masks), 0, .8)
bright = linear.mean(axis=2)
# what the picture shows as white would become grey; and light that is weaker is warmer
whole = enlarge(mask.astype(F)) * (1 - np.clip((bright - .3) / .45, 0, 1))
WARMER = np.array([.9, 1, 1.14], F)
os.makedirs(OUT, exist_ok=True)
out = subprocess.Popen(["ffmpeg", "-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{W}x{H}", "-r", str(FPS), "-i", "-",
                        "-c:v", "ffv1", "-level", "3", "-pix_fmt", "gbrp", f"{OUT}/master.mkv"], stdin=subprocess.PIPE)
for frame in range(FRAMES):
    p = frame / FRAMES
    breath = P["breath"] * (math.sin(TAU * p) * .6 + math.sin(TAU * 2 * p + 1) * .4)
    gain = 1 + whole * (enlarge(haze(p)) + breath)
    picture = (linear * gain[..., None] ** WARMER).clip(0, 1) ** F(1 / 2.2)
    out.stdin.write((picture * 255 + .5).astype(np.uint8).tobytes())
out.stdin.close()
raise SystemExit(out.wait())
