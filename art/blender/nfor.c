// Feature-guided Monte-Carlo denoiser (NFOR-style: cross NL-means weights + first-order regression
// on auxiliary features). gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.c -o
// nfor.so -lm
#include <math.h>
#include <omp.h>
#include <stdlib.h>
#include <string.h>
#define PR 3
static inline int cl(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }
static void box(const float *s, float *d, int W, int H, int C, int r) {
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      for (int c = 0; c < C; c++) {
        float a = 0;
        int n = 0;
        for (int j = -r; j <= r; j++) {
          int yy = y + j;
          if (yy < 0 || yy >= H)
            continue;
          for (int i = -r; i <= r; i++) {
            int xx = x + i;
            if (xx < 0 || xx >= W)
              continue;
            a += s[(yy * W + xx) * C + c];
            n++;
          }
        }
        d[(y * W + x) * C + c] = a / n;
      }
}
// guide: image (C ch) used for weights, var: its variance; weights for rows y0..y1 ->
// Wt[(pix)*NO+off]
static void weights(const float *g, const float *var, int W, int H, int C, int R, float k, int y0,
                    int y1, float *Wt, float *d, float *e) {
  int NO = (2 * R + 1) * (2 * R + 1), rows = y1 - y0, M = rows + 2 * PR;
  float k2 = k * k;
  for (int o = 0; o < NO; o++) {
    int dx = o % (2 * R + 1) - R, dy = o / (2 * R + 1) - R;
    for (int j = 0; j < M; j++) {
      int y = cl(y0 - PR + j, H), yq = cl(y + dy, H);
      for (int x = 0; x < W; x++) {
        int xq = cl(x + dx, W);
        const float *a = g + (y * W + x) * C, *b = g + (yq * W + xq) * C,
                    *va = var + (y * W + x) * C, *vb = var + (yq * W + xq) * C;
        float s = 0;
        for (int c = 0; c < C; c++) {
          float df = a[c] - b[c];
          float mn = va[c] < vb[c] ? va[c] : vb[c];
          s += (df * df - (va[c] + mn)) / (1e-7f + k2 * (va[c] + vb[c]));
        }
        d[j * W + x] = s / C;
      }
    }
    for (int j = 0; j < M; j++) {
      float *p = d + j * W, *q = e + j * W;
      float a = 0;
      for (int i = -PR; i <= PR; i++)
        a += p[cl(i, W)];
      for (int x = 0; x < W; x++) {
        q[x] = a;
        a += p[cl(x + PR + 1, W)] - p[cl(x - PR, W)];
      }
    }
    for (int j = 0; j < rows; j++)
      for (int x = 0; x < W; x++) {
        float a = 0;
        for (int i = 0; i <= 2 * PR; i++)
          a += e[(j + i) * W + x];
        a /= (2 * PR + 1) * (2 * PR + 1);
        Wt[((size_t)j * W + x) * NO + o] = expf(-(a > 0 ? a : 0));
      }
  }
}
#define MAXD 12
static int chol(double *A, int n) {
  for (int j = 0; j < n; j++) {
    double s = A[j * n + j];
    for (int k = 0; k < j; k++)
      s -= A[j * n + k] * A[j * n + k];
    if (s <= 1e-18)
      return 0;
    s = sqrt(s);
    A[j * n + j] = s;
    for (int i = j + 1; i < n; i++) {
      double t = A[i * n + j];
      for (int k = 0; k < j; k++)
        t -= A[i * n + k] * A[j * n + k];
      A[i * n + j] = t / s;
    }
  }
  return 1;
}
// col: image to filter (3ch); guide/gv: other half + variance; feat: NF channels; out: 3ch
void nfor(const float *col, const float *guide, const float *gv, const float *feat, int NF, int W,
          int H, int R, float k, float ridge, float *out) {
  int NO = (2 * R + 1) * (2 * R + 1), SR = 12;
#pragma omp parallel
  {
    float *Wt = malloc(sizeof(float) * (size_t)SR * W * NO),
          *d = malloc(sizeof(float) * (SR + 2 * PR) * W),
          *e = malloc(sizeof(float) * (SR + 2 * PR) * W);
#pragma omp for schedule(dynamic, 1)
    for (int s = 0; s < (H + SR - 1) / SR; s++) {
      int y0 = s * SR, y1 = y0 + SR < H ? y0 + SR : H;
      weights(guide, gv, W, H, 3, R, k, y0, y1, Wt, d, e);
      for (int y = y0; y < y1; y++)
        for (int x = 0; x < W; x++) {
          const float *w = Wt + ((size_t)(y - y0) * W + x) * NO;
          int D = NF + 3;
          float A[MAXD * MAXD] = {0}, B[3 * MAXD] = {0};
          const float *fp = feat + ((size_t)y * W + x) * NF;
          float X[MAXD];
          X[0] = 1;
          float sw = 0;
          for (int dy = -R; dy <= R; dy++) {
            int yq = y + dy;
            if (yq < 0 || yq >= H)
              continue;
            for (int dx = -R; dx <= R; dx++) {
              int xq = x + dx;
              if (xq < 0 || xq >= W)
                continue;
              float ww = w[(dy + R) * (2 * R + 1) + dx + R];
              if (ww < 1e-3f)
                continue;
              sw += ww;
              const float *fq = feat + ((size_t)yq * W + xq) * NF,
                          *c = col + ((size_t)yq * W + xq) * 3;
              X[1] = dx / (float)R;
              X[2] = dy / (float)R;
              for (int i = 0; i < NF; i++)
                X[3 + i] = fq[i] - fp[i];
              for (int i = 0; i < D; i++) {
                float t = ww * X[i];
                for (int j = 0; j <= i; j++)
                  A[i * MAXD + j] += t * X[j];
                B[i] += t * c[0];
                B[MAXD + i] += t * c[1];
                B[2 * MAXD + i] += t * c[2];
              }
            }
          }
          double Ad[MAXD * MAXD];
          for (int i = 0; i < D; i++)
            for (int j = 0; j <= i; j++)
              Ad[i * D + j] = A[i * MAXD + j];
          for (int i = 1; i < D; i++)
            Ad[i * D + i] += ridge * sw + 1e-6;
          float *o = out + ((size_t)y * W + x) * 3;
          if (chol(Ad, D)) {
            for (int c = 0; c < 3; c++) {
              double z[MAXD];
              for (int i = 0; i < D; i++) {
                double t = B[c * MAXD + i];
                for (int q = 0; q < i; q++)
                  t -= Ad[i * D + q] * z[q];
                z[i] = t / Ad[i * D + i];
              }
              for (int i = D - 1; i >= 0; i--) {
                double t = z[i];
                for (int q = i + 1; q < D; q++)
                  t -= Ad[q * D + i] * z[q];
                z[i] = t / Ad[i * D + i];
              }
              float v = z[0];
              o[c] = v > 0 ? v : 0;
            }
          } else
            for (int c = 0; c < 3; c++)
              o[c] = B[c * MAXD] / (sw > 0 ? sw : 1);
        }
    }
    free(Wt);
    free(d);
    free(e);
  }
}
// plain joint NLM used to prefilter noisy features (DOF): filter C channels of img with weights
// from guide
void nlm(const float *img, int C, const float *guide, const float *gv, int W, int H, int R, float k,
         float *out) {
  int NO = (2 * R + 1) * (2 * R + 1), SR = 12;
#pragma omp parallel
  {
    float *Wt = malloc(sizeof(float) * (size_t)SR * W * NO),
          *d = malloc(sizeof(float) * (SR + 2 * PR) * W),
          *e = malloc(sizeof(float) * (SR + 2 * PR) * W);
#pragma omp for schedule(dynamic, 1)
    for (int s = 0; s < (H + SR - 1) / SR; s++) {
      int y0 = s * SR, y1 = y0 + SR < H ? y0 + SR : H;
      weights(guide, gv, W, H, C, R, k, y0, y1, Wt, d, e);
      for (int y = y0; y < y1; y++)
        for (int x = 0; x < W; x++) {
          const float *w = Wt + ((size_t)(y - y0) * W + x) * NO;
          float a[8] = {0}, sw = 0;
          for (int dy = -R; dy <= R; dy++)
            for (int dx = -R; dx <= R; dx++) {
              float ww = w[(dy + R) * (2 * R + 1) + dx + R];
              const float *c = img + ((size_t)cl(y + dy, H) * W + cl(x + dx, W)) * C;
              sw += ww;
              for (int i = 0; i < C; i++)
                a[i] += ww * c[i];
            }
          for (int i = 0; i < C; i++)
            out[((size_t)y * W + x) * C + i] = a[i] / sw;
        }
    }
    free(Wt);
    free(d);
    free(e);
  }
}
void boxf(const float *s, float *d, int W, int H, int C, int r) { box(s, d, W, H, C, r); }
