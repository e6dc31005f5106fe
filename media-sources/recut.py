"""What is changed in a finished picture, without a render: more wall around it, less of it, a darker foot.

    python3 recut.py out/seasons.webp ../pages-data/_media/seasons.webp above=150,0,30
    python3 recut.py out/plumb.webp ../pages-data/_media/plumb.webp crop=0,0,2040,1350 wide=2400

Every step is one of the functions below; several of them are done in the order given.
"""
import subprocess
import sys

import numpy as np
from scipy.ndimage import binary_closing, binary_dilation, binary_fill_holes, gaussian_filter, gaussian_filter1d, median_filter, zoom

STAGE = np.array([0x1A, 0x10, 0x0A], float)
#: columns without a motif, where the grain of a wall is taken from
CLEAN = 480
rng = np.random.default_rng(7)


def read(path):
    data = subprocess.run(['dwebp', '-quiet', '-ppm', path, '-o', '-'], check=True, capture_output=True).stdout
    _, size, _, pixels = data.split(b'\n', 3)
    width, height = map(int, size.split())
    return np.frombuffer(pixels, np.uint8).reshape(height, width, 3).astype(float)


def write(path, picture):
    height, width, _ = picture.shape
    pixels = np.clip(picture + rng.uniform(-0.5, 0.5, picture.shape), 0, 255).round().astype(np.uint8)
    head = f'P6\n{width} {height}\n255\n'.encode()
    encode = ['cwebp', '-quiet', '-q', '93', '-m', '6', '-sharp_yuv', '-o', path, '--', '-']
    subprocess.run(encode, input=head + pixels.tobytes(), check=True)


def grown(picture, rows, depth, sigma=12):
    """So many rows of what the first rows show, with the grain of the wall that begins at the left: so many of its rows."""
    edge = gaussian_filter1d(picture[:6].mean(0), sigma, axis=0, mode='nearest')
    patch = picture[:depth, :CLEAN] if depth else rng.normal(0, 1.2, (rows, CLEAN, 1))
    patch = patch - gaussian_filter(patch, (40, 40, 0), mode='mirror')
    patch = np.pad(patch, ((0, max(0, rows - len(patch))), (0, 0), (0, 0)), mode='symmetric')[:rows]
    patch = np.pad(patch, ((0, 0), (0, picture.shape[1] - CLEAN), (0, 0)), mode='symmetric')
    return edge[None] + patch


def joined(first, second):
    """The second below the first; the seam is soft."""
    blend = 24
    fade = np.linspace(0, 1, blend)[:, None, None]
    return np.concatenate([first, second[:blend] * fade + first[-blend:][::-1] * (1 - fade), second[blend:]])


def above(picture, rows, depth=300, sigma=12):
    """More of the wall; without a depth there is no grain, only what the first rows show."""
    return joined(grown(picture, int(rows), int(depth), float(sigma)), picture)


def sharpest(picture, across, down, wide, high, near, far):
    """Softened by so many pixels, least within an oval; places and sizes in shares of the picture."""
    rows, columns = picture.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns]
    off = np.hypot((x / columns - float(across)) / float(wide), (y / rows - float(down)) / float(high))
    inside = 1 / (1 + np.exp((off - 1) * 7))[..., None]
    soft = [gaussian_filter(picture, (float(s), float(s), 0)) for s in (near, far)]
    return soft[0] * inside + soft[1] * (1 - inside)


def below(picture, rows, sigma=12):
    return above(picture[::-1], rows, 0, sigma)[::-1]


def mirrored(picture, over, under, depth=120, rim=10):
    """More of the wall over and under it: so many of its first and last rows, mirrored as often as it takes, without its rim, where the filter saw one side only."""
    over, under, depth, rim = int(over), int(under), int(depth), int(rim)
    first = np.pad(picture[rim:depth], ((over + rim, 0), (0, 0), (0, 0)), mode='symmetric')
    last = np.pad(picture[-depth:-rim], ((0, under + rim), (0, 0), (0, 0)), mode='symmetric')
    return np.concatenate([first if over else picture[:depth], picture[depth:-depth], last if under else picture[-depth:]])


def right(picture, columns, depth=50):
    """Its last columns, mirrored as often as it takes."""
    more = np.pad(picture[:, -int(depth) :], ((0, 0), (0, int(columns)), (0, 0)), mode='symmetric')
    return np.concatenate([picture[:, : -int(depth)], more], 1)


def left(picture, columns, depth=50):
    return right(picture[:, ::-1], columns, depth)[:, ::-1]


def beyond(picture, columns):
    """More wall at the right, of nothing but what the last columns show: smoother than mirrored ones."""
    turned = picture.transpose(1, 0, 2)[::-1]
    return above(turned, columns, 0, 30)[::-1].transpose(1, 0, 2)


def before(picture, columns):
    return beyond(picture[:, ::-1], columns)[:, ::-1]


def corner(picture, across, down, right=0):
    """The lower left corner, up to the first share of the width and from the second of the height, falls into the dark of the stage; with a 1 the right one."""
    if int(right):
        return corner(picture[:, ::-1], across, down)[:, ::-1]
    height, width = picture.shape[:2]
    x = np.clip(1 - np.arange(width) / width / float(across), 0, 1)
    y = np.clip((np.arange(height) / height - float(down)) / 0.08, 0, 1)
    t = (np.sqrt(x)[None, :] * y[:, None])[..., None]
    return picture * (1 - t) + np.minimum(picture, STAGE) * t


def crop(picture, x, y, width, height):
    x, y, width, height = (int(value) for value in (x, y, width, height))
    return picture[y : y + height, x : x + width]


def wide(picture, width):
    """Enlarged to this width."""
    times = int(width) / picture.shape[1]
    return zoom(picture, (times, times, 1), order=3)


def foot(picture, start, end):
    """From the first share of the height to the second it falls into the dark of the stage."""
    height = len(picture)
    t = np.clip((np.arange(height) / height - float(start)) / (float(end) - float(start)), 0, 1)[:, None, None]
    t = t * t * (3 - 2 * t)
    return picture * (1 - t) + np.minimum(picture, STAGE) * t


def floor(picture):
    """Nowhere darker than the stage, which goes on around it."""
    return np.maximum(picture, STAGE)


def side(picture, start, end):
    """From the second share of the width to the first, and left of it, it is the dark of the stage; nothing is darker than that."""
    width = picture.shape[1]
    t = np.clip((np.arange(width) / width - float(start)) / (float(end) - float(start)), 0, 1)[None, :, None]
    t = t * t * (3 - 2 * t)
    return np.hypot(picture, STAGE) * t + STAGE * (1 - t)


def lift(picture, gamma):
    return 255 * (np.clip(picture, 0, 255) / 255) ** (1 / float(gamma))


def light(picture, times):
    """What is lighter than the stage becomes so many times lighter still, white stays white."""
    times, over = float(times), np.maximum(picture - STAGE, 0)
    return np.minimum(picture, STAGE) + over * times / (1 + over * (times - 1) / (255 - STAGE))


def warm(picture, share):
    """White becomes lamplight: so much of the blue is left, and of the green half as much is lost."""
    return picture * np.array([1, (1 + float(share)) / 2, float(share)])


def grey_of(picture):
    return (picture @ np.array([0.3, 0.59, 0.11]))[..., None]


def amber(picture, rest):
    """What is yellow or green becomes amber of the same lightness; of all other colour so much is left."""
    red, green, blue = (gaussian_filter(picture[..., k], 2) for k in range(3))
    share = np.clip((green / (red + 1) - 0.70) / 0.07, 0, 1) * np.clip((0.56 - blue / (green + 1)) / 0.08, 0, 1)
    share = gaussian_filter(share, 2)[..., None]
    grey = grey_of(picture)
    white = np.clip((grey - 190) / 60, 0, 1)
    tone = grey * (np.array([1.22, 0.86, 0.38]) * (1 - white) + np.array([1.03, 1.0, 0.86]) * white)
    return (grey + float(rest) * (picture - grey)) * (1 - share) + tone * share


def unblue(picture):
    """What is blue, as shade under a lamp is not, becomes the warm grey of the same lightness; the rest stays."""
    smooth = gaussian_filter(picture, (6, 6, 0))
    share = np.clip((smooth[..., 2] - smooth[..., 0] + 4) / 10, 0, 1)[..., None]
    return picture * (1 - share) + grey_of(picture) * np.array([1.06, 1.0, 0.86]) * share


def motif(picture, limit):
    """Where something lit stands: what is brighter than the limit, without holes, with a soft edge."""
    lit = binary_closing(gaussian_filter(picture.max(2), 1.5) > float(limit), iterations=6)
    return gaussian_filter(binary_dilation(binary_fill_holes(lit), iterations=3).astype(float), 4)[..., None]


def sunk(picture, start, end, limit, upright=0):
    """What lies around the lit motif rises out of the dark of the stage, from the first share of the width (with a 1 of the height) to the second."""
    height, width = picture.shape[:2]
    share = np.arange(height)[:, None, None] / height if int(upright) else np.arange(width)[None, :, None] / width
    t = np.clip((share - float(start)) / (float(end) - float(start)), 0, 1)
    t = np.maximum(t * t * (3 - 2 * t), motif(picture, limit))
    return picture * t + STAGE * (1 - t)


def spot(picture, x, y, across, down, times):
    """In a soft ellipse the light is so many times as strong; white stays white."""
    top, left = np.mgrid[: picture.shape[0], : picture.shape[1]]
    t = np.exp(-(((left - float(x)) / float(across)) ** 2) - ((top - float(y)) / float(down)) ** 2)[..., None]
    return picture * (1 - t) + light(picture, times) * t


def specks(picture, left, top, right, bottom, limit=24):
    """Single bright points in a calm part of it become what surrounds them."""
    part = (slice(int(top), int(bottom)), slice(int(left), int(right)))
    calm = median_filter(picture[part], (11, 11, 1))
    point = binary_dilation((picture[part] - calm).max(2) > float(limit), iterations=2)
    picture[part] = np.where(point[..., None], calm, picture[part])
    return picture


def pool(picture, x, y, across, down, dark):
    """A day becomes an evening: the light is a disc with a soft edge, around it so much of it is left, and both are warm."""
    top, left = np.mgrid[: picture.shape[0], : picture.shape[1]]
    off = np.hypot((left - float(x)) / float(across), (top - float(y)) / float(down))
    t = (1 / (1 + np.exp((off - 1) * 80)))[..., None]
    return picture * (t * (0.98, 0.92, 0.8) + (1 - t) * float(dark) * np.array((1.05, 0.9, 0.7)))


def without(picture, y, rows, blend=24):
    """So many rows less from here on, in a wall that looks the same above and below."""
    y, rows = int(y), int(rows)
    fade = np.linspace(0, 1, blend)[:, None, None]
    seam = picture[y : y + blend] * (1 - fade) + picture[y + rows : y + rows + blend] * fade
    return np.concatenate([picture[:y], seam, picture[y + rows + blend :]])


def swept(picture, x, y, width, height, bend=1):
    """What stands in a box gives way to the ground beside it, from the tones at its left to those at its right, later with a higher bend."""
    x, y, width, height = (int(value) for value in (x, y, width, height))
    ends = [picture[:, at : at + 24].mean(1, keepdims=True) for at in (x - 24, x + width)]
    first, last = (gaussian_filter1d(end, 2, axis=0) for end in ends)
    share = np.linspace(0, 1, width)[None, :, None] ** float(bend)
    whole = picture.copy()
    whole[:, x : x + width] = first * (1 - share) + last * share + rng.normal(0, 1.2, (len(picture), width, 1))
    inside = np.zeros(picture.shape[:2])
    inside[y : y + height, x : x + width] = 1
    t = np.clip(2 * gaussian_filter(inside, 7, mode='nearest') - 1, 0, 1)[..., None]
    return picture * (1 - t) + whole * t


def roads(picture, across, down, radius):
    """Printed lines of a reddish brown turn plain brown, so that a red thread above them is the only red one; in a circle all stays."""
    red, green, blue = picture[..., 0], picture[..., 1], picture[..., 2]
    ratio = green / np.maximum(red, 1)
    near = binary_dilation((ratio < 0.24) & (red > 70), iterations=9)
    y, x = np.mgrid[: picture.shape[0], : picture.shape[1]]
    near |= np.hypot(x - float(across), y - float(down)) < float(radius)
    mask = np.clip((0.60 - ratio) / 0.12, 0, 1) * np.clip((red - 60) / 30, 0, 1)
    mask = gaussian_filter(np.where(near, 0, mask), 1)[..., None]
    light = (0.45 * red + 0.45 * green + 0.1 * blue)[..., None]
    return picture * (1 - mask) + light * np.array([1.12, 0.95, 0.72]) * mask


STEPS = {step.__name__: step for step in (above, below, left, right, sharpest, before, beyond, mirrored, corner, crop, wide, foot, floor, side, lift, light, warm, amber, unblue, sunk, spot, specks, pool, without, swept, roads)}

if __name__ == '__main__':
    source, target, *steps = sys.argv[1:]
    picture = read(source)
    for step in steps:
        name, _, values = step.partition('=')
        picture = STEPS[name](picture, *(values.split(',') if values else ()))
    write(target, picture)
