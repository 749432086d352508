"""A gateway before its rack of devices; the proof mark stands over the one that signed in."""

from kit import *

H = stage("violet")
B = plinth(H, 3.9, 3.0)
g = group(at(-0.5, -0.25, B), (0, 0, 28))
W, D, T = 1.5, 1.2, 2.5
for x in (-1, 1):
    box((0.1, D, T), (x * (W / 2 + 0.05), 0, 0), paint(H.deep), 0.03, parent=g)
for z in (0, T - 0.1):
    box((W + 0.2, D, 0.1), (0, 0, z), paint(H.deep), 0.03, parent=g)
box((W, 0.05, T - 0.1), (0, D / 2 - 0.04, 0.05), paint(INK), 0.01, parent=g)
n = 6
for k in range(n):
    z = 0.16 + k * 0.375
    lit = k == 3
    pull = 0.2 if lit else 0
    u = group((0, -pull, z), parent=g)
    box(
        (W - 0.04, D - 0.12, 0.32),
        (0, -0.04, 0),
        paint((H.main, H.mid)[k % 2] if k != 5 else WHITE),
        0.03,
        parent=u,
    )
    f = upright((0, -D / 2 + 0.02, 0.16), parent=u)
    if k % 2:
        for j in range(5):
            slab(0.15, 0.2, 0.03, paint(H.deep, 0.5), (-0.5 + 0.18 * j, 0, -0.012), 0.02, parent=f)
    else:
        for j in range(12):
            slab(
                0.035, 0.2, 0.02, paint(H.deep, 0.5), (-0.58 + 0.075 * j, 0, -0.01), 0.015, parent=f
            )
    for j in range(3):
        led = mat(WHITE if lit else H.pale, glow=0.9 if lit else 0.5)
        cyl(0.035, 0.025, (0.44 + 0.1 * j, 0.05, -0.006), led, 0.008, parent=f, n=24)
    if lit:
        slab(W - 0.1, 0.06, 0.03, mat(WHITE, glow=0.5), (0, -0.12, -0.006), 0.025, parent=f)
r = group(at(0.95, 0.55, B), (0, 0, 38))
slab(1.25, 0.85, 0.26, paint(WHITE), (0, 0, 0.06), 0.14, bev=0.06, parent=r)
slab(1.05, 0.65, 0.06, paint(H.deep), (0, 0, 0), 0.1, parent=r)
for x in (-0.45, 0.45):
    rod((x, 0.36, 0.2), (x * 1.15, 0.42, 1.15), 0.045, paint(H.deep), r, 0.03)
for k in range(4):
    slab(0.09, 0.04, 0.015, mat(H.mid, glow=0.5), (-0.3 + 0.2 * k, -0.2, 0.31), 0.018, parent=r)
cab = [
    at(0.9, 0.05, B + 0.16),
    at(0.75, -0.5, B + 0.05),
    at(0.3, -0.6, B + 0.05),
    at(0.2, -0.3, B + 0.2),
]
tube(cab, 0.035, paint(H.main))
token(at(0.95, 0.5, B + 1.85), 0.42, pin=B + 0.32)
render(el=19)
