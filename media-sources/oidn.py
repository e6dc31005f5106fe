"""Denoise a picture with the networks of Intel's Open Image Denoise, which Debian's Blender is built without.

    python3 oidn.py WEIGHTS BUFFERS.npz PICTURE.npy

WEIGHTS is the folder of its weights (`*.tza`, Apache 2.0; the npm package `denoiser` carries it), BUFFERS the linear `color`
and the features `albedo` and `normal`, each (height, width, 3). PICTURE is the linear colour without noise. Needs PyTorch.
Networks, curves and metering are those of Open Image Denoise 2 (`core/unet_filter.cpp`, `core/color.h`,
`core/autoexposure.h`), and so is the order: the features are freed of noise first, which what lies out of focus would
else pass on to the picture.
"""
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as nn

ALIGNMENT = 16                     # four times halved
BRIGHTEST = 65504.0                # the largest half-precision number


def read_weights(path):
    """The tensors of a TZA file by their names."""
    data = open(path, "rb").read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise SystemExit(f"{path} is not a file of weights of Open Image Denoise 2.")
    count, = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims                              # the layout takes a letter for each dimension
        kind, start = struct.unpack_from("<cQ", data, at)
        at += 9
        values = np.frombuffer(data, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


# The curve in which noise is equally visible everywhere ("PU"), made for light of up to BRIGHTEST.
A, B, C, D, E, FF, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def curve(y):
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp_min(1e-12) ** C + D, E * torch.log(y + FF) + G))


def uncurve(x):
    middle = ((x - D).clamp_min(0) / B) ** (1 / C)
    return torch.where(x <= X0, x / A, torch.where(x <= X1, middle, torch.exp((x - G) / E) - FF))


def curve_srgb(y):
    return torch.where(y <= 0.0031308, 12.92 * y, 1.055 * y.clamp_min(1e-8) ** (1 / 2.4) - 0.055)


def uncurve_srgb(x):
    return torch.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def exposure(color):
    """What brings the mean brightness, of squares of 16 pixels, to a mid grey."""
    light = (color * torch.tensor([0.212671, 0.715160, 0.072169]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    squares = nn.avg_pool2d(light, ALIGNMENT)
    squares = squares[squares > 1e-8]
    return 0.18 / float(torch.exp2(torch.log2(squares).mean())) if squares.numel() else 1.0


def network(w, x):
    """The U-Net: what is halved on the way down joins its half on the way up."""
    def conv(name, t):
        return nn.conv2d(t, w[f"{name}.weight"], w[f"{name}.bias"], padding=1)

    def up(t, skip):
        return torch.cat([nn.interpolate(t, scale_factor=2, mode="nearest"), skip], 1)

    skips = [x]
    x = conv("enc_conv0", x).relu_()
    for level in (1, 2, 3, 4):
        x = nn.max_pool2d(conv(f"enc_conv{level}", x).relu_(), 2)
        skips.append(x)
    x = conv("enc_conv5b", conv("enc_conv5a", x).relu_()).relu_()
    for level, skip in zip((4, 3, 2, 1), skips[-2::-1]):
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", up(x, skip)).relu_()).relu_()
    return conv("dec_conv0", x)


def filtered(weights, x):
    h, w = x.shape[2:]
    x = nn.pad(x, (0, -w % ALIGNMENT, 0, -h % ALIGNMENT), mode="reflect")
    with torch.inference_mode():
        return network(read_weights(weights), x)[:, :, :h, :w].clamp(0, 1)


def main(weights, buffers, picture):
    arrays = np.load(buffers)
    color, albedo, normal = (torch.from_numpy(arrays[k]).permute(2, 0, 1)[None].float().nan_to_num() for k in ("color", "albedo", "normal"))
    albedo = uncurve_srgb(filtered(f"{weights}/rt_alb.tza", curve_srgb(albedo.clamp(0, 1))))
    normal = filtered(f"{weights}/rt_nrm.tza", normal.clamp(-1, 1) * 0.5 + 0.5)
    color = color.clamp(0, BRIGHTEST)
    scale, norm = exposure(color), 1 / curve(torch.tensor(BRIGHTEST))
    light = curve((color * scale).clamp_max(BRIGHTEST)) * norm
    out = filtered(f"{weights}/rt_hdr_calb_cnrm.tza", torch.cat([light, albedo, normal], 1))
    np.save(picture, (uncurve(out / norm) / scale)[0].permute(1, 2, 0).numpy())


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
