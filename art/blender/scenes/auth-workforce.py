"""A work laptop and the key card that signs in; the proof is on the card."""

from kit import *

H = stage("violet")
B = plinth(H, 4.2, 3.2)
lid, z = laptop(H, at(-0.45, -0.25, B), 30, w=2.3, d=1.5)
slab(0.34, 0.3, 0.03, paint(WHITE), (0, 0.82, z), 0.05, parent=lid)
tube(
    [
        (-0.1, 0.95, z + 0.02),
        (-0.1, 1.08, z + 0.02),
        (0, 1.17, z + 0.02),
        (0.1, 1.08, z + 0.02),
        (0.1, 0.95, z + 0.02),
    ],
    0.03,
    paint(WHITE),
    parent=lid,
)
cyl(0.045, 0.02, (0, 0.83, z + 0.025), paint(H.main), parent=lid)
slab(0.9, 0.17, 0.02, paint(H.main), (0, 0.38, z), 0.08, parent=lid)
for k in range(5):
    cyl(0.03, 0.014, ((k - 2) * 0.12, 0.38, z + 0.02), paint(WHITE), 0.004, parent=lid)
c = group(at(0.6, 1.0, B + 0.02), (0, 0, 42), 1.2)
slab(1.55, 1.0, 0.05, paint(WHITE, 0.3), (0, 0, 0), 0.1, bev=0.015, parent=c)
slab(1.55, 0.26, 0.012, paint(H.main), (0, 0.33, 0.043), 0.08, parent=c)
slab(0.46, 0.5, 0.015, paint(H.pale), (-0.46, -0.14, 0.046), 0.05, parent=c)
cyl(0.1, 0.012, (-0.46, -0.06, 0.056), paint(H.mid), 0.003, parent=c)
prism(
    [(0.17 * cos(a), 0.15 * sin(a)) for a in [pi * i / 16 for i in range(17)]],
    0.012,
    paint(H.mid),
    (-0.46, -0.36, 0.056),
    bev=0.003,
    parent=c,
)
lines(c, -0.14, -0.0, [0.42, 0.3, 0.36], 0.046, 0.13, 0.05, "#C9B9EC")
slab(0.3, 0.08, 0.02, paint(H.deep), (0, 0.43, 0.045), 0.03, parent=c)
cord = [
    (0, 0.43, 0.06),
    (0.1, 0.75, 0.05),
    (0.55, 0.8, 0.03),
    (0.95, 0.45, 0.03),
    (1.25, 0.6, 0.03),
]
tube(cord, 0.045, paint(H.main), parent=c)
t = group((0.52, -0.14, 0.05), (-90, 0, 0), parent=c)
token((0, -0.035, 0), 0.22, 0, t)
render(el=27)
