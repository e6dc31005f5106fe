/* One offset of the non-local means in finish.py: weighs every pixel p against q = p + (dx, dy), adds each to the other.
   Pictures are row-major floats: c, both and feats hold 3, 6 and 6 values a pixel, all others one; dy >= 0. */
#include <math.h>

static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

void offset(int h, int w, int dy, int dx, float k2, const float *c, const float *var, const float *feats, const float *depth,
            const float *slope, const float *both, float *acc, float *sum, float *t, float *u)
{
    int x0 = clampi(-dx, 0, w), x1 = clampi(w - dx, 0, w), m = h - dy;
#pragma omp parallel
    {
#pragma omp for
        for (int y = 0; y < m; y++)
            for (int x = x0; x < x1; x++) {
                long p = (long)y * w + x, q = p + (long)dy * w + dx;
                float a = c[3 * p] - c[3 * q], b = c[3 * p + 1] - c[3 * q + 1], e = c[3 * p + 2] - c[3 * q + 2];
                float vp = var[p], vq = var[q];
                t[p] = ((a * a + b * b + e * e) / 3 - vp - fminf(vp, vq)) / (1e-7f + k2 * (vp + vq));
            }
#pragma omp for
        for (int y = 0; y < m; y++)
            for (int x = x0; x < x1; x++) {
                float s = 0;
                for (int i = -2; i <= 2; i++) s += t[(long)y * w + clampi(x + i, x0, x1 - 1)];
                u[(long)y * w + x] = s;
            }
#pragma omp for
        for (int y = 0; y < m; y++)
            for (int x = x0; x < x1; x++) {
                long p = (long)y * w + x, q = p + (long)dy * w + dx;
                float s = 0, f = (depth[p] - depth[q]) / fminf(slope[p], slope[q]);
                for (int i = -2; i <= 2; i++) s += u[(long)clampi(y + i, 0, m - 1) * w + x];
                f *= f;
                for (int i = 0; i < 6; i++) {
                    float e = feats[6 * p + i] - feats[6 * q + i];
                    f += e * e;
                }
                t[p] = expf(-fmaxf(fmaxf(s / 25, 0), f));
            }
#pragma omp for
        for (int y = 0; y < m; y++)
            for (int x = x0; x < x1; x++) {
                long p = (long)y * w + x, q = p + (long)dy * w + dx;
                for (int i = 0; i < 6; i++) acc[6 * p + i] += t[p] * both[6 * q + i];
                sum[p] += t[p];
            }
#pragma omp for
        for (int y = 0; y < m; y++)
            for (int x = x0; x < x1; x++) {
                long p = (long)y * w + x, q = p + (long)dy * w + dx;
                for (int i = 0; i < 6; i++) acc[6 * q + i] += t[p] * both[6 * p + i];
                sum[q] += t[p];
            }
    }
}
