"""An open door; in the light of the doorway stands the proof mark, where a password was asked."""

from kit import *

H = stage("violet")
B = disc(H, 2.0)
g = group(at(-0.05, -0.25, B), (0, 0, 30))
W, T, D = 1.3, 2.4, 0.42
for x in (-1, 1):
    box((0.24, D, T), (x * (W / 2 + 0.12), 0, 0), paint(WHITE), 0.05, parent=g)
box((W + 0.62, D + 0.06, 0.28), (0, 0, T), paint(WHITE), 0.06, parent=g)
box((W + 0.8, D + 0.5, 0.1), (0, -0.06, 0), paint(H.mid), 0.03, parent=g)
box((W + 0.02, 0.04, T - 0.08), (0, 0.1, 0.1), mat("#BFA0F2", glow=0.55), 0.005, parent=g)
leaf = group((-W / 2 + 0.02, -0.08, 0.11), (0, 0, -78), parent=g)
box((W - 0.04, 0.09, T - 0.13), (W / 2 - 0.02, 0, 0), paint(H.main), 0.02, parent=leaf)
for z, h in ((0.22, 0.78), (1.2, 0.85)):
    for y in (-0.045, 0.045):
        box((W * 0.66, 0.03, h), (W / 2 - 0.02, y, z), paint(H.mid), 0.015, parent=leaf)
for y in (-0.1, 0.1):
    sphere(0.07, (W - 0.2, y, 1.1), metal("#E4E0F0", 0.2), leaf, seg=32)
pad = upright((W / 2 + 0.12, -D / 2 - 0.01, 1.2), parent=g)
slab(0.17, 0.36, 0.04, paint(H.deep), (0, 0, -0.01), 0.04, parent=pad)
for k in range(9):
    box(
        (0.032, 0.032, 0.012),
        ((k % 3 - 1) * 0.046, 0.02 - (k // 3) * 0.05, 0.028),
        matte(WHITE),
        0.004,
        parent=pad,
    )
box((0.11, 0.06, 0.012), (0, 0.1, 0.028), mat(H.pale, glow=0.6), 0.004, parent=pad)
area(at(0.1, 0.15, B + 1.3), at(0.3, 1.8, B), 0.8, 45, "#F3EAFF", sy=1.8)
token(at(-0.04, 0.05, B + 1.42), 0.43, pin=B + 0.1)
s = group(at(0.2, 0.92, B), (0, 0, 30))
box((1.7, 0.5, 0.02), (0, 0, 0), paint(H.mid, 0.6), 0.008, parent=s)
for x in (-1.28, 1.28):
    pot = group((x, 0.02, 0), parent=g)
    cyl(0.2, 0.34, (0, 0, 0), paint(WHITE), 0.04, parent=pot, r2=0.25)
    sphere(0.34, (0, 0, 0.62), paint(H.main, 0.6), pot, seg=48)
render(el=17)
