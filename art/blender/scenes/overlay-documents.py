"""Shelves of lever-arch files, one of them tabbed amber."""

from kit import *

random.seed(5)
H = stage("blue")
B = plinth(H, 3.6, 2.2)
g = group((0, 0.1, B), (0, 0, 14))
W, D, P = 2.7, 0.95, 1.2
wall = paint(WHITE, 0.45)
for x in (-1, 1):
    box((0.1, D, 2 * P + 0.1), (x * (W / 2 + 0.05), 0, 0), wall, 0.025, parent=g)
for k in range(3):
    box((W, D, 0.1), (0, 0, k * P), wall, 0.02, parent=g)
box((W, 0.06, 2 * P), (0, D / 2 - 0.04, 0.05), paint(H.pale), 0.01, parent=g)
palette = [H.main, H.mid, H.deep, H.main, H.pale, H.mid]
for row in range(2):
    x, k = -W / 2 + 0.16, 0
    while x < W / 2 - 0.12:
        leans = row == 0 and k == 9
        marked = row == 1 and k == 6
        c = AMBER if marked else palette[(k * 5 + row * 2) % 6]
        at = (x, -0.12 if marked else 0.02, row * P + 0.1)
        b = binder(at, random.choice((0.92, 0.98, 1.0)), 0.2, 0.74, c, parent=g)
        if leans:
            b.rotation_euler[1] = radians(13)
            break
        x, k = x + 0.218, k + 1
box((0.62, 0.4, 0.24), (0.72, 0, 2 * P + 0.1), paint(H.mid), 0.03, parent=g)
box((0.66, 0.44, 0.08), (0.72, 0, 2 * P + 0.33), paint(PORCELAIN), 0.03, parent=g)
render(el=18)
