"""The last page of a contract, a fountain pen at its line and a ribboned seal."""

from kit import *

H = stage("lilac")
B = plinth(H, 3.9, 3.3)
pad = group((-0.1, 0.05, B), (0, 0, 24))
slab(2.9, 2.5, 0.06, paint(H.deep, 0.5), (0, 0, 0), 0.16, parent=pad)
slab(2.7, 2.3, 0.02, paint(H.mid, 0.6), (0, 0, 0.05), 0.12, parent=pad)
g, z = paper(H, (0, 0, 0.07), 1.75, 2.1, 0, 4, pad, body=False)
lines(g, -0.68, 0.8, [0.7], z, h=0.1, c=H.main)
lines(g, -0.68, 0.56, [1.36, 1.2, 1.36, 1.3, 0.8], z, 0.13)
for x in (-0.68, 0.12):
    box((0.6, 0.02, 0.008), (x + 0.3, -0.42, z), matte(H.deep), 0.002, parent=g)
signature(g, -0.66, -0.36, z + 0.012, H.main, 0.9)
tube(
    [
        (0.16, -0.36, z + 0.012),
        (0.24, -0.24, z + 0.012),
        (0.3, -0.38, z + 0.012),
        (0.38, -0.3, z + 0.012),
    ],
    0.013,
    paint(H.main),
    parent=g,
)
p = group((0.4, -0.3, z + 0.01), (0, 50, 14), parent=g)
gold = metal("#E8ECF5", 0.15)
lathe([(0, 0), (0.012, 0.03), (0.06, 0.26), (0.05, 0.3)], gold, parent=p)
lathe(
    [(0.06, 0.27), (0.085, 0.5), (0.1, 0.55), (0.115, 0.58), (0.125, 1.0)],
    paint(INK, 0.2),
    parent=p,
)
ring(0.1, 0.128, 0.04, gold, (0, 0, 0.98), parent=p)
lathe(
    [(0.125, 1.02), (0.12, 1.6), (0.09, 1.78), (0.04, 1.84), (0, 1.85)],
    paint(H.main, 0.2),
    parent=p,
)
for s in (-1, 1):
    prism(
        [(0, 0), (0.16, 0), (0.16, -0.5), (0.08, -0.42), (0, -0.5)],
        0.012,
        paint("#F28A00", 0.4),
        (-0.52 + s * 0.06 - 0.08, -0.7, z),
        (0, 0, s * 14),
        0.003,
        parent=g,
    )
seal((-0.52, -0.72, z + 0.01), 0.27, g)
render(el=33, lens=120)
