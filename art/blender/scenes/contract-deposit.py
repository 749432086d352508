"""A rental tool case held by an amber padlock."""

from kit import *

H = stage("indigo")
B = plinth(H, 4.0, 3.0)
g = group((-0.15, 0.2, B), (0, 0, 24))
W, D, T = 2.7, 0.95, 1.75
for y, c in ((-D / 4 - 0.015, H.main), (D / 4 + 0.015, H.mid)):
    o = upright((0, y + D / 4 - 0.02, T / 2 + 0.03), parent=g)
    slab(W, T, D / 2 - 0.03, paint(c), (0, 0, 0), 0.24, bev=0.07, parent=o)
f = upright((0, -D / 2 - 0.02, T / 2 + 0.03), parent=g)
slab(W - 0.5, T - 0.55, 0.05, paint(H.mid), (0, 0, -0.01), 0.14, parent=f)
for k in range(5):
    slab(0.09, T - 0.85, 0.05, paint(H.main), ((k - 2) * 0.42, 0, 0.02), 0.04, parent=f)
slab(0.95, 0.42, 0.04, paint(PORCELAIN), (0, -0.42, 0.05), 0.06, parent=f)
lines(f, -0.36, -0.32, [0.5, 0.7, 0.34], 0.09, 0.1, 0.04, H.deep)
for x in (-1, 1):
    box((0.34, 0.3, 0.34), (x * 0.85, -0.0, T - 0.26), paint(H.deep), 0.05, parent=g)
    box((0.2, 0.34, 0.12), (x * 0.85, 0, T - 0.16), metal(), 0.03, parent=g)
    box((0.26, D + 0.03, 0.3), (x * (W / 2 - 0.1), 0, 0.0), paint(H.deep), 0.08, parent=g)
hd = [(-0.48, 0, T - 0.02), (-0.46, 0, T + 0.3), (-0.3, 0, T + 0.42), (0.3, 0, T + 0.42)]
tube(hd + [(0.46, 0, T + 0.3), (0.48, 0, T - 0.02)], 0.075, paint(H.deep), parent=g)
p = upright((0.0, -D / 2 - 0.12, T - 0.28), 0, parent=g)
slab(0.52, 0.46, 0.24, amber(), (0, -0.28, -0.12), 0.1, bev=0.05, parent=p)
tube(
    [(-0.16, -0.08, 0), (-0.16, 0.16, 0), (0, 0.3, 0), (0.16, 0.16, 0), (0.16, -0.08, 0)],
    0.05,
    metal("#D9DEE8", 0.2),
    parent=p,
)
cyl(0.065, 0.02, (0, -0.25, 0.115), paint(INK), 0.005, parent=p)
box((0.045, 0.12, 0.02), (0, -0.33, 0.115), paint(INK), 0.004, parent=p)
w = group(at(-0.15, 1.32, B + 0.02), (0, 0, 30))
box((1.0, 0.13, 0.07), (0, 0, 0), metal("#C9CFDD", 0.3), 0.03, parent=w)
ring(0.1, 0.2, 0.08, metal("#C9CFDD", 0.3), (-0.58, 0, 0), parent=w)
lathe(
    [(0.13, 0), (0.22, 0), (0.22, 0.08), (0.13, 0.08), (0.13, 0)],
    metal("#C9CFDD", 0.3),
    (0.64, 0, 0),
    (0, 0, 45),
    parent=w,
    turn=270,
)
d = group(at(0.75, 1.05, B + 0.1), (0, 90, 60))
cyl(0.1, 0.5, (0, 0, 0), paint(H.main), 0.04, parent=d)
cyl(0.105, 0.12, (0, 0, 0.3), paint(PORCELAIN), 0.02, parent=d)
cyl(0.035, 0.5, (0, 0, 0.5), metal(), 0.01, parent=d)
render(el=23)
