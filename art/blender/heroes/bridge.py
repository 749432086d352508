"""The cabinet you run and the ledger beside it; the bridge between them closes with amber."""

from kit import *

H = stage("hero")
B = plinth(H, 5.2, 4.1)
g = group((0.05, 0.1, B), (0, 0, 29))
# The ERP: a cabinet with a screen of rows over three drawers.
e = group((-1.9, 0, 0), parent=g)
W, D, T = 1.4, 1.3, 2.5
box((W + 0.06, D + 0.06, 0.14), (0, 0, 0), paint(H.deep), 0.03, parent=e)
box((W, D, T), (0, 0, 0.1), paint(WHITE, 0.35), 0.08, parent=e)
f = upright((0, -D / 2 - 0.002, 0.1), parent=e)
slab(1.16, 0.94, 0.05, paint(INK, 0.3), (0, 1.86, 0), 0.08, bev=0.02, parent=f)
slab(1.06, 0.84, 0.014, mat(H.deep, 0.15, coat=0.6, glow=0.12), (0, 1.86, 0.046), 0.05, parent=f)
tile(f, 0.9, 0.15, (0, 2.14, 0.056), H.main, 0.016)
for k in range(3):
    tile(f, 0.4, 0.1, (-0.25, 1.92 - 0.17 * k, 0.056), "#35509F", 0.014)
    tile(f, 0.4, 0.1, (0.25, 1.92 - 0.17 * k, 0.056), H.mid, 0.014)
for k in range(3):
    slab(1.16, 0.34, 0.05, paint(H.pale, 0.35), (0, 0.28 + 0.41 * k, 0), 0.05, bev=0.015, parent=f)
    slab(0.4, 0.07, 0.06, paint(H.main), (0, 0.32 + 0.41 * k, 0.045), 0.03, bev=0.015, parent=f)
# The ledger: blocks pinned onto each other.
b = group((1.83, 0, 0), parent=g)
S_ = 0.98
for k, m in enumerate((paint(H.deep, 0.3), paint(H.main, 0.28), glass("#7EA2FF", 0.03))):
    z = k * (S_ + 0.1)
    box((S_, S_, S_), (0, 0, z), m, 0.11, seg=6, parent=b)
    if k < 2:
        cyl(0.26, 0.12, (0, 0, z + S_ - 0.01), metal("#DDE6F6", 0.2), 0.01, parent=b)
        face = upright((0, -S_ / 2 - 0.002, z + S_ / 2), parent=b)
        slab(0.6, 0.5, 0.016, paint(WHITE if k else H.mid, 0.35), (0, 0, 0), 0.06, parent=face)
        lines(face, -0.21, 0.12, [0.42, 0.3, 0.42], 0.016, 0.12, 0.045, H.main if k else H.deep)
# The bridge: an arch from each side, one link in the middle.
x0, x1, z, rise = -1.2, 1.34, 1.5, 0.56
edges = (-1.2, -0.82, -0.36, 0.5, 0.96, 1.34)
mid, d = 2, 0.86


def under(x):
    """Height of the arch above its springing."""
    t = 2 * (x - x0) / (x1 - x0) - 1
    return rise * (1 - t * t)


for k in range(5):
    a, c = edges[k] + 0.018, edges[k + 1] - 0.018
    lit = k == mid
    top = z + (0.07 if lit else 0)
    low = z - 0.92 - (0.09 if lit else 0)
    steps = [a + (c - a) * i / 8 for i in range(9)]
    poly = [(c, top), (a, top)] + [(x, low + under(x)) for x in steps]
    m = amber(0.28, 0.3) if lit else paint(WHITE if k < mid else H.mid, 0.35)
    w = d + (0.12 if lit else 0)
    prism(poly, w, m, (0, w / 2 - 0.05, 0), (90, 0, 0), 0.04, parent=g)
box((0.46, 0.46, 0.46), at(0.1, 1.5, B), glass("#7EA2FF", 0.03), 0.1, rot=(0, 0, 12), seg=6)
sphere(0.15, at(0.62, 1.72, B + 0.15), paint(H.mid, 0.2))
render(el=20)
