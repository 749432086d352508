"""A stack of ledgers under glass, tied and sealed in amber."""

from kit import *

H = stage("hero")
B = disc(H, 2.1)
g = group((0, 0.05, B), (0, 0, 26))
z = 0.0
for k, (w, d, h, c) in enumerate(
    (
        (2.3, 1.7, 0.42, H.deep),
        (2.2, 1.62, 0.36, H.main),
        (2.25, 1.66, 0.4, WHITE),
        (2.1, 1.56, 0.34, H.mid),
    )
):
    b = book((0.03 * sin(k * 2), 0.02 * cos(k * 3), z), w, d, h, c, (0, -4, 3, -2)[k], g)
    f = upright((-w * 0.16, -d * 0.47, h * 0.5), parent=b)
    for j in range(4):
        box(
            (w * 0.82, 0.006, 0.004),
            (w * 0.14, (j - 1.5) * h * 0.17, 0.0),
            matte("#CFC9B8"),
            0,
            parent=f,
        )
    spine = upright((-w / 2 - 0.002, 0, h / 2), -90, 0, b)
    slab(
        0.5, h * 0.5, 0.012, paint(H.pale if c != WHITE else H.main), (0, 0, 0), 0.03, parent=spine
    )
    z += h
W, D = 2.34, 1.74
box((0.26, D + 0.06, 0.012), (0.3, 0, z), paint(H.pale, 0.5), 0.004, parent=g)
for s in (-1, 1):
    box((0.26, 0.012, z + 0.01), (0.3, s * (D / 2 + 0.02), 0), paint(H.pale, 0.5), 0.004, parent=g)
seal((0.3, -0.1, z + 0.012), 0.42, g)
p = group((-0.62, 0.3, z), (0, 0, 20), parent=g)
box((0.6, 0.6, 0.6), (0, 0, 0), glass("#DCE7FF", 0.02), 0.1, seg=6, parent=p)
box((0.22, 0.22, 0.22), (0, 0, 0.19), paint(H.main), 0.04, parent=p)
sphere(0.16, at(-1.25, 0.95, B + 0.16), paint(H.main, 0.2))
render(el=22)
