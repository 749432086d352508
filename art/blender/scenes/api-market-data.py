"""Bars that climb in steps, the newest one amber, under a ticker."""

from kit import *

H = stage("teal")
B = plinth(H, 4.1, 2.7)
g = group((0.0, -0.15, B), (0, 0, 22))
levels = [0.6, 0.85, 0.7, 1.05, 1.25, 1.1, 1.6]
for k, h in enumerate(levels):
    x = (k - 3) * 0.47
    last = k == 6
    m = amber() if last else paint((H.main, H.mid)[k % 2])
    slab(0.34, 0.5, h, m, (x, -0.1, 0), 0.05, parent=g)
    slab(0.34, 0.36, 0.05 + 0.14 * (k % 3), paint(WHITE), (x, -0.68, 0), 0.05, parent=g)
pts = [((k - 3) * 0.47, -0.1, h + 0.28) for k, h in enumerate(levels[:-1])]
tube(pts, 0.025, paint(WHITE, 0.3), smooth=False, parent=g)
for p in pts:
    sphere(0.065, p, paint(H.deep, 0.3), g, seg=32)
box((3.5, 0.3, 0.1), (0, 0.85, 0), paint(H.deep), parent=g)
for x in (-1.3, 1.3):
    rod((x, 0.85, 0.05), (x, 0.85, 1.9), 0.06, paint(H.deep), g)
s = upright((0, 0.72, 2.15), parent=g)
slab(3.5, 0.72, 0.18, paint(WHITE), (0, 0, -0.16), 0.14, parent=s)
z = screen(s, 3.36, 0.58, H, 0.03, 0.1)
lit = mat("#B9F4F2", glow=1.3)
for word, x, size in (
    ("OIL", -1.28, 0.26),
    ("78.42", -0.5, 0.26),
    ("EUR", 0.42, 0.26),
    ("1.09", 1.1, 0.26),
):
    text(word, size, (x, 0, z), lit if len(word) > 3 else mat(WHITE, glow=0.9), parent=s)
for x, up in ((-0.02, 1), (1.46, -1)):
    prism(
        [(-0.07, -0.05 * up), (0.07, -0.05 * up), (0, 0.08 * up)],
        0.01,
        lit,
        (x, 0, z),
        bev=0,
        parent=s,
    )
render(el=19)
