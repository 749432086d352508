"""Case folders, a page with redaction bars, and a magnifier on the amber line."""

from kit import *

H = stage("lilac")
B = plinth(H, 3.8, 3.3, r=0.8)
for k, (c, turn) in enumerate(((H.mid, 8), (H.main, 13), (H.pale, 5))):
    f = group(at(0.65, -0.7, B + 0.17 * k), (0, 0, turn))
    box((1.75, 1.25, 0.03), (0, 0, 0), paint(c), 0.012, parent=f)
    box((1.68, 1.2, 0.08), (0.02, 0, 0.03), matte(WHITE), 0.01, parent=f)
    box((1.75, 1.25, 0.03), (0, 0, 0.11), paint(c), 0.012, parent=f)
    box((0.5, 0.2, 0.03), (-0.5 + 0.45 * k, -0.68, 0.0), paint(c), 0.012, parent=f)
g, z = paper(H, at(-0.32, 0.22, B), 1.75, 2.25, 24, 3, body=False)
lines(g, -0.7, 0.9, [0.75], z, h=0.1, c=H.main)
rows = (
    (0.62, 0.5, 0.2),
    (0.44, 0.9, 0),
    (0.26, 0.3, 0.75),
    (0.08, 0.75, 0.2),
    (-0.1, 0.4, 0.5),
    (-0.28, 1.3, 0),
    (-0.46, 0.6, 0.45),
    (-0.64, 0.25, 0.8),
    (-0.82, 0.8, 0),
)
for k, (y, w, bar) in enumerate(rows):
    lines(g, -0.7, y, [w], z, c=AMBER if k == 5 else "#BFBBDD", h=0.13 if k == 5 else 0.05)
    if bar:
        box((bar, 0.12, 0.014), (-0.62 + w + bar / 2, y, z), paint(INK, 0.5), 0.004, parent=g)
m = group((0.12, -0.54, z + 0.34), (7, -5, -18), parent=g)
ring(0.52, 0.62, 0.12, paint(H.deep, 0.3), parent=m, bev=0.04)
cyl(0.53, 0.03, (0, 0, 0.05), clear(WHITE, -0.03, 0.12), 0.01, parent=m)
rod((0.6, -0.0, 0.06), (0.8, 0, 0.06), 0.07, metal("#DDDCEC", 0.2), m)
rod((0.78, 0, 0.06), (1.55, 0, 0.06), 0.1, paint(H.main, 0.3), m, 0.05)
render(el=30, lens=120)
