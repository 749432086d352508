"""Shelves of glass stacked with blocks; the block asked for is amber."""

from kit import *

random.seed(6)
H = stage("hero")
B = plinth(H, 4.0, 3.0)
g = group((0, 0.05, B), (0, 0, 24))
W, D, P = 2.9, 1.5, 0.86
pane = glass("#D6E4FF", 0.02)
for k in range(4):
    slab(W, D, 0.1, pane, (0, 0, 0.02 + k * P), 0.12, bev=0.03, parent=g)
for x in (-1, 1):
    for y in (-1, 1):
        cyl(
            0.05,
            3 * P + 0.34,
            (x * (W / 2 - 0.14), y * (D / 2 - 0.14), 0),
            metal("#DDE6F6", 0.2),
            parent=g,
        )
        for k in range(4):
            cyl(
                0.085,
                0.16,
                (x * (W / 2 - 0.14), y * (D / 2 - 0.14), k * P),
                paint(H.deep),
                parent=g,
            )
cols = [H.main, H.mid, WHITE, H.main, H.pale, H.deep]
for row in range(3):
    z = 0.12 + row * P
    for k in range(5):
        x = (k - 2) * 0.46
        for j, y in enumerate((-0.32, 0.22)):
            lit = row == 1 and k == 3 and j == 0
            gone = (row, k, j) in {(2, 4, 0), (0, 1, 0), (2, 1, 1)}
            if gone:
                continue
            h = random.choice((0.36, 0.36, 0.5))
            c = cols[(k * 3 + row * 2 + j) % 6]
            m = amber() if lit else paint(c, 0.3)
            box(
                (0.38, 0.4, 0.42 if lit else h), (x, y - (0.16 if lit else 0), z), m, 0.05, parent=g
            )
            if j == 0:
                f = upright((x, y - 0.2 - (0.16 if lit else 0), z + 0.17), parent=g)
                line = WHITE if c not in (WHITE, H.pale) or lit else H.mid
                lines(f, -0.11, 0.04, [0.22, 0.14], 0, 0.08, 0.03, line)
z = 0.12 + 3 * P
for x, y, s, m in (
    (-0.8, 0.0, 0.5, glass("#8FB0FF", 0.03)),
    (-0.1, 0.1, 0.42, paint(WHITE, 0.3)),
    (0.5, -0.1, 0.56, glass("#E6EEFF")),
):
    box((s, s, s), (x, y, z), m, 0.09, rot=(0, 0, 14), seg=6, parent=g)
render(el=18, fill=(0.84, 0.88))
