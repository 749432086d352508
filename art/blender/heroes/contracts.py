"""Glass modules locked into each other round one amber key block."""

from kit import *

H = stage("hero")
B = disc(H, 2.1)
g = group((0, 0, B), (0, 0, 30))
S1 = 1.05
glassy = [glass("#E2ECFF", 0.015), glass("#6F96FF", 0.02), glass("#C2D5FF", 0.12)]
cells = [
    ((-1, -1, 0), paint(H.main, 0.28)),
    ((0, -1, 0), glassy[0]),
    ((0, 0, 0), paint(H.deep, 0.3)),
    ((-1, 0, 0), glassy[1]),
    ((-1, 0, 1), paint(WHITE, 0.3)),
    ((0, 0, 1), glassy[0]),
    ((-1, -1, 1), glassy[2]),
    ((-1, 0, 2), glassy[1]),
]
for (i, j, k), m in cells:
    at_ = ((i + 0.5) * S1, (j + 0.5) * S1, k * S1)
    box((S1 - 0.05,) * 3, at_, m, 0.1, seg=5, parent=g)
    for x in (-0.25, 0.25):
        for y in (-0.25, 0.25):
            if (i, j, k + 1) not in [c for c, _ in cells]:
                cyl(0.15, 0.1, (at_[0] + x, at_[1] + y, k * S1 + S1 - 0.06), m, 0.03, parent=g)
key = group((0.5 * S1, -0.5 * S1, 1.42 * S1), (0, 0, 0), parent=g)
box((S1 - 0.05,) * 3, (0, 0, 0), amber(0.25, 0.25), 0.1, seg=5, parent=key)
for x in (-0.25, 0.25):
    for y in (-0.25, 0.25):
        cyl(0.15, 0.1, (x, y, S1 - 0.06), amber(0.25, 0.25), 0.03, parent=key)
f = upright((0, -S1 / 2 + 0.02, S1 / 2 - 0.02), parent=key)
check(0.6, 0.02, parent=f)
for u, v, r in ((-1.5, 0.55, 0.14), (1.45, 0.6, 0.1), (1.2, 1.0, 0.17)):
    sphere(r, at(u, v, B + r), paint(H.main, 0.2))
render(el=22)
