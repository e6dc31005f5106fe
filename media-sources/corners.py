"""Polygons with round corners."""
import numpy as np


def rounded(points, r=.035, n=5):
    """A polygon with round corners."""
    P = [np.array(p, float) for p in points]
    out = []
    for k in range(len(P)):
        a, p, b = P[k - 1], P[k], P[(k + 1) % len(P)]
        u, v = a - p, b - p
        d = min(r, .45 * np.hypot(*u), .45 * np.hypot(*v))
        u, v = p + u / np.hypot(*u) * d, p + v / np.hypot(*v) * d
        out += [tuple((1 - t) ** 2 * u + 2 * t * (1 - t) * p + t * t * v) for t in np.linspace(0, 1, n)]
    return out
