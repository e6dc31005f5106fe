"""The haze of the loops."""
import numpy as np

F = np.float32


def tile_noise(n, octaves=5, base=3, seed=0):
    """Tileable fractal noise, mean 0.5."""
    r = np.random.default_rng(seed)
    out = np.zeros((n, n), F)
    amp, tot = 1.0, 0.0
    for o in range(octaves):
        c = base * 2 ** o
        g = r.random((c, c)).astype(F)
        t = np.arange(n) * c / n
        i, f = t.astype(int), (t % 1).astype(F)
        f = f * f * (3 - 2 * f)
        a = g[i % c][:, i % c] * (1 - f) + g[i % c][:, (i + 1) % c] * f
        b = g[(i + 1) % c][:, i % c] * (1 - f) + g[(i + 1) % c][:, (i + 1) % c] * f
        out += amp * (a * (1 - f)[:, None] + b * f[:, None])
        tot += amp
        amp *= 0.55
    return out / tot
