"""A wristwatch on its cushion."""

from kit import *

H = stage("peach")
B = disc(H, 1.75)
box((1.5, 1.3, 0.42), (0, 0, B), paint(H.deep), 0.08, rot=(0, 0, 24))
box((1.56, 1.36, 0.08), (0, 0, B + 0.42), paint(H.pale), 0.03, rot=(0, 0, 24))
g = group((0, 0, B + 1.22), (0, 0, 24))
# The strap: an upright oval band round the cushion.
strap = [(0.62 * cos(a), 0.74 * sin(a)) for a in [2 * pi * i / 96 for i in range(96)]]
inner = [(0.86 * x, 0.88 * y) for x, y in strap]
v = [(w, x, z) for w in (-0.3, 0.3) for ringpts in (strap, inner) for x, z in ringpts]
n = 96
f = []
for i in range(n):
    j = (i + 1) % n
    f += [(i, j, 2 * n + j, 2 * n + i), (n + i, n + j, 3 * n + j, 3 * n + i)]
    f += [(i, j, n + j, n + i), (2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i)]
mesh(v, f, paint("#8E2B3F", 0.5), bev=0.02, parent=g)
for z in [0.09 * k - 0.5 for k in range(12)]:
    for x in (-0.26, 0.26):
        y = -0.625 * (1 - (z / 0.74) ** 2) ** 0.5
        sphere(0.014, (x, y, z), matte(H.pale), g, seg=12)
w = upright((0, -0.58, 0.1), lean=14, parent=g)
case = metal("#D8DCE4", 0.18)
ring(0.44, 0.6, 0.2, case, (0, 0, -0.02), bev=0.05, parent=w)
cyl(0.5, 0.1, (0, 0, -0.02), paint("#FFFDFA", 0.3), parent=w)
ring(0.46, 0.56, 0.05, paint(H.deep, 0.25), (0, 0, 0.17), bev=0.015, parent=w)
for k in range(12):
    a = pi / 6 * k
    size = (0.1, 0.035, 0.02) if k % 3 else (0.13, 0.05, 0.02)
    box(size, (0.37 * cos(a), 0.37 * sin(a), 0.08), matte(INK), 0.006, (0, 0, 30 * k), parent=w)
for ang, length, wd in ((58, 0.22, 0.045), (142, 0.33, 0.035)):
    a = radians(ang)
    at = (length / 2 * cos(a), length / 2 * sin(a), 0.1)
    box((length, wd, 0.015), at, matte(INK), 0.006, (0, 0, ang), parent=w)
cyl(0.04, 0.05, (0, 0, 0.09), metal(), 0.01, parent=w)
cyl(0.09, 0.12, (0.6, 0, 0.08), case, 0.02, (0, 90, 0), parent=w)
for s in (-1, 1):
    for x in (-0.3, 0.3):
        box((0.12, 0.22, 0.16), (x, s * 0.56, -0.04), case, 0.04, parent=w)
render(el=19)
