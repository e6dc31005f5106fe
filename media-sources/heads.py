"""Heads in profile that are round all about, made from the outlines of `head_outline()`."""
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import spsolve
from scipy.spatial import Delaunay, cKDTree
from studio import *


def calm(outline):
    """The outline with its mouth and chin rounded: lips are one soft wave each, and nothing is narrower than the edge is round."""
    P = np.array(outline)
    soft = P.copy()
    for _ in range(2):
        soft[9:-9] = np.mean([np.roll(soft, k, 0) for k in range(-9, 10)], axis=0)[9:-9]
    rounder = soft.copy()
    for _ in range(3):
        rounder[10:-10] = np.mean([np.roll(rounder, k, 0) for k in range(-10, 11)], axis=0)[10:-10]
    mouth = np.exp(-((P[:, 1] - .30) / .15) ** 4) * (P[:, 0] > .4)
    return soft + (rounder - soft) * mouth[:, None]


def within(outline, q):
    """Which of the points `q` lie inside the outline."""
    hit = np.zeros(len(q), bool)
    for (ax, az), (bx, bz) in zip(outline, np.roll(outline, -1, 0)):
        if az != bz:
            hit ^= ((az <= q[:, 1]) != (bz <= q[:, 1])) & (q[:, 0] < ax + (q[:, 1] - az) / (bz - az) * (bx - ax))
    return hit


def head(x, y, z, size, mat, depth, flip=1, **shape):
    """A head as a pebble: thickest in its middle, its edge all round. Its height solves u - reach^2 * laplace(u) = 1 with u = 0 at the
    outline, which rises evenly from the edge and has no ridges."""
    out = calm(head_outline(700, **shape)) * size
    fine = np.concatenate([out + (np.roll(out, -1, 0) - out) * t for t in np.linspace(0, 1, 6, endpoint=False)])
    tree, reach, cell = cKDTree(fine), .104 * size, .0042 * size
    lo, hi = out.min(0) - .05, out.max(0) + .05
    gx, gz = np.arange(lo[0], hi[0], cell), np.arange(lo[1], hi[1], cell)
    G = np.stack(np.meshgrid(gx, gz), -1)
    inside = within(out, G.reshape(-1, 2)).reshape(G.shape[:2])
    index = np.full(inside.shape, -1)
    n = int(inside.sum())
    index[inside] = np.arange(n)
    k = (reach / cell) ** 2
    rows, cols, vals = [np.arange(n)], [np.arange(n)], [np.full(n, 1 + 4 * k)]
    for axis, by in ((0, 1), (0, -1), (1, 1), (1, -1)):
        other = np.roll(index, -by, axis)[inside]
        rows.append(np.nonzero(other >= 0)[0])
        cols.append(other[other >= 0])
        vals.append(np.full(len(cols[-1]), -k))
    u = spsolve(csc_matrix((np.concatenate(vals), (np.concatenate(rows), np.concatenate(cols))), (n, n)), np.ones(n))
    # near the outline the grid has steps: there the distance to it is used, times what the solution is of it
    far = np.zeros(inside.shape)
    far[inside] = u
    away = np.zeros(inside.shape)
    away[inside] = tree.query(G[inside])[0]
    ratio = far / np.maximum(1 - np.exp(-away / reach), 1e-6)
    lost = distance_transform_edt(away < 2.5 * cell, return_distances=False, return_indices=True)
    ratio = gaussian_filter(ratio[tuple(lost)], 3)

    def rise(q):
        at = ((q[:, 1] - lo[1]) / cell, (q[:, 0] - lo[0]) / cell)
        d = tree.query(q)[0]
        k = np.clip((d / cell - 1.5) / 2.5, 0, 1)
        k = k * k * (3 - 2 * k)
        return k * map_coordinates(far, at, order=3) + (1 - k) * (1 - np.exp(-d / reach)) * map_coordinates(ratio, at, order=1)
    # points: rings along the outline, closer where the edge is steep, and a lattice within
    step = np.linalg.norm(np.roll(out, -1, 0) - out, axis=1)
    at = np.concatenate([[0], np.cumsum(step)])
    even = np.linspace(0, at[-1], int(at[-1] / .008), endpoint=False)
    closed = np.concatenate([out, out[:1]])
    edge = np.stack([np.interp(even, at, closed[:, i]) for i in (0, 1)], 1)
    tangent = np.roll(edge, -1, 0) - np.roll(edge, 1, 0)
    side = np.stack([-tangent[:, 1], tangent[:, 0]], 1) / np.linalg.norm(tangent, axis=1, keepdims=True)
    if not within(out, (edge + side * .01)[len(edge) // 3:][:1])[0]:
        side = -side
    points = [edge]
    for d in .047 * size * np.linspace(0, 1, 13)[1:] ** 2:
        ring = edge + side * d
        points.append(ring[within(out, ring) & (tree.query(ring)[0] > d * .97)])
    lattice = G[inside]
    points = np.concatenate(points + [lattice[tree.query(lattice)[0] > .05 * size]])
    tri = Delaunay(points).simplices
    tri = tri[within(out, points[tri].mean(1))]
    v = np.clip(rise(points), 0, 1)
    v[:len(edge)] = 0
    h = depth / 2 * np.sqrt(v * (2 - v))
    front, rear = np.stack([points[:, 0] * flip, -h, points[:, 1]], 1), np.stack([points[:, 0] * flip, h, points[:, 1]], 1)
    back = tri + len(points)
    back[back < len(points) + len(edge)] -= len(points)
    o = mesh("head", np.concatenate([front, rear]), np.concatenate([tri[:, ::-flip], back[:, ::flip]]), mat)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.delete(bm, geom=[q for q in bm.verts if not q.link_faces], context="VERTS")
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.location = (x, y, z)
    return o
