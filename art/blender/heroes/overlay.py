"""Three hosted layers float over each other: the ledger, the rule, the one amber record let in."""

from kit import *

H = stage("hero")
B = disc(H, 2.2)
g = group((0, 0, B + 0.1), (0, 0, 7))
W, T, GAP = 2.5, 0.26, 1.14


def layer(k, m, trim, lamp):
    """A rounded server plate with slots and a lamp on both sides that face the viewer."""
    p = group((0, 0, k * GAP), parent=g)
    slab(W, W, T, m, r=0.32, bev=0.07, parent=p)
    for turn, loc in ((0, (0, -W / 2 + 0.004, T / 2)), (90, (W / 2 - 0.004, 0, T / 2))):
        f = upright(loc, turn, parent=p)
        for n in range(5):
            slab(0.05, 0.11, 0.012, paint(trim), (-0.74 + 0.12 * n, 0, 0), 0.024, parent=f)
        slab(0.34, 0.07, 0.012, paint(trim), (0.32, 0, 0), 0.03, parent=f)
        cyl(0.045, 0.02, (0.7, 0, 0), mat(lamp, glow=0.8), 0.008, parent=f)
    return group((0, 0, T), parent=p)


def record(p, i, j, c, size=0.3, h=0.2):
    o = (i * 0.46, j * 0.46, 0)
    box((size, size, h), o, paint(c, 0.3), 0.05, parent=p)


ledger = layer(0, paint(H.main, 0.3), H.deep, WHITE)
rule = layer(1, glass("#C9DBFF", 0.12, 1.2), H.mid, WHITE)
result = layer(2, paint(WHITE, 0.3), H.mid, H.main)
cols = (WHITE, H.mid, H.pale, WHITE, H.deep)
for i in range(-2, 3):
    for j in range(-2, 3):
        record(ledger, i, j, cols[(2 * i + 3 * j) % 5])
for i, j, c in ((2, -2, H.main), (0, -2, H.mid), (2, 0, WHITE), (-1, 0, H.main), (1, 1, H.mid)):
    record(rule, i, j, c, h=0.3)
box((0.72, 0.72, 0.6), (0.08, -0.08, 0), amber(0.28, 0.3), 0.1, seg=6, parent=result)
for turn, loc in ((0, (0.08, -0.442, 0.33)), (90, (0.442, -0.08, 0.33))):
    f = upright(loc, turn, parent=result)
    lines(f, -0.22, 0.08, [0.44, 0.3], 0, 0.16, 0.06, WHITE)
for i, j, c in ((-2, -1.8, H.mid), (1.9, 1.8, H.mid)):
    record(result, i, j, c, h=0.3)
render(el=24, fill=(0.84, 0.88), bounces=20)
