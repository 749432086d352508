"""Coins run on a rail through a gate that checks them; one has passed."""

from kit import *

H = stage("mint")
B = plinth(H, 4.6, 2.8)
g = group((0, 0, B), (0, 0, 20))
L = 4.0
box((L, 0.5, 0.18), (0, 0, 0.22), paint(WHITE, 0.4), 0.05, parent=g)
for y in (-1, 1):
    box((L, 0.09, 0.16), (0, y * 0.16, 0.38), paint(H.main), 0.03, parent=g)
for x in (-1.6, -0.55, 0.55, 1.6):
    box((0.2, 0.62, 0.24), (x, 0, 0), paint(H.deep), 0.04, parent=g)
frame = [(-0.78, 0), (-0.78, 1.55)]
arc = [(0.78 * cos(a), 1.55 + 0.5 * sin(a)) for a in [pi - pi * i / 24 for i in range(25)]]
outer = [(-0.78, 0)] + arc + [(0.78, 0)]
hole = (
    [(0.5, 0)] + [(0.5 * x / 0.78, 1.5 + (z - 1.55) * 0.66) for x, z in reversed(arc)] + [(-0.5, 0)]
)
prism(outer + hole, 0.5, paint(H.main, 0.32), (0.05, 0, 0), (90, 0, 90), 0.04, parent=g)
box((0.62, 0.3, 0.08), (0.3, -0.66, 0), paint(H.deep), 0.03, parent=g)
box((0.62, 0.3, 0.08), (0.3, 0.66, 0), paint(H.deep), 0.03, parent=g)
pane = mesh(
    [(0.3, y, z) for y, z in hole], [tuple(range(len(hole)))], clear("#CFE0FF", 0.04, 0.4), parent=g
)
lamp = upright((0.05, 0, 1.8), -90, parent=g)
slab(0.46, 0.12, 0.04, mat(WHITE, glow=0.7), (0, 0.0, -0.005), 0.05, parent=lamp)
face = upright((0.3, -0.645, 0.95), parent=g)


def rolling(x, r, m, white=WHITE):
    c = upright((x, 0.07, 0.41 + r), parent=g)
    coin((0, 0, 0), r, m, parent=c)
    ring(
        r * 0.5,
        r * 0.58,
        0.012,
        paint(white, 0.3),
        (0, 0, r * 0.26 - r * 0.06),
        bev=0.003,
        parent=c,
    )
    return c


rolling(-1.62, 0.44, paint(WHITE, 0.3), H.mid)
rolling(-0.72, 0.44, paint(WHITE, 0.3), H.mid)
c = rolling(1.25, 0.5, paint(H.main, 0.28), H.mid)
check(0.42, 0.115, parent=c)
for k, w in enumerate((0.5, 0.34, 0.2)):
    box(
        (w, 0.03, 0.03),
        (0.55 - w / 2 + 0.1, -0.2, 0.68 + 0.2 * k),
        mat(WHITE, glow=0.4),
        0.01,
        parent=g,
    )
box((0.5, 0.5, 0.5), at(-0.75, 0.95, B), glass("#9FE6D4", 0.03), 0.1, rot=(0, 0, 12), seg=6)
coins(4, at(0.75, 1.05, B), 0.3, paint(H.mid, 0.3))
render(el=19)
