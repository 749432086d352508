"""A drawing board with the plan of a chain; before it the blocks, joined up to the amber one."""

from kit import *

H = stage("hero")
B = plinth(H, 4.7, 3.8)
g = group((0.12, -0.12, B), (0, 0, 30))
# The board on its stand.
b = upright((0, 0.62, 0.14), 0, 24, g)
box((3.5, 2.24, 0.1), (0, 1.1, -0.1), paint(WHITE, 0.4), 0.04, parent=b)
slab(3.26, 1.96, 0.02, paint(H.main, 0.4), (0, 1.1, 0), 0.06, bev=0.006, parent=b)
box((3.5, 0.1, 0.16), (0, 0.02, 0), paint(H.deep), 0.03, parent=b)
for x in (-1.3, 1.3):
    rod((x, 1.55, 0.05), (x, 1.3, 1.4), 0.07, paint(H.deep), g)
    box((0.3, 1.0, 0.12), (x, 1.2, 0), paint(H.deep), 0.04, parent=g)
ink = mat(WHITE, rough=0.5, glow=0.25)
grid = matte("#5B80FF")
for k in range(7):
    box((0.01, 1.84, 0.004), ((k - 3) * 0.5, 1.1, 0.019), grid, 0, parent=b)
for k in range(4):
    box((3.14, 0.01, 0.004), (0, 0.35 + k * 0.5, 0.019), grid, 0, parent=b)
for k in range(4):
    x, s = (k - 1.5) * 0.74, 0.22
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    tube([(x + i * s, 1.2 + j * s, 0.03) for i, j in corners], 0.024, ink, True, False, b)
    if k < 3:
        tube([(x + s, 1.2, 0.03), (x + 0.74 - s, 1.2, 0.03)], 0.024, ink, smooth=False, parent=b)
lines(b, -1.4, 1.86, [0.9], 0.02, h=0.09, c=WHITE)
lines(b, 0.6, 0.42, [0.8, 0.55], 0.02, 0.14, 0.05, WHITE)
# The blocks with their pins.
S_, P = 0.7, 0.97
for k, m in enumerate((paint(WHITE, 0.3), paint(H.mid, 0.3), amber(0.28, 0.3))):
    x = -1.42 + k * P + (0.2 if k == 2 else 0)
    box((S_, S_, S_), (x, -0.62, 0), m, 0.09, seg=6, parent=g)
    if k < 2:
        end = (x + S_ / 2 + 0.24, -0.62, S_ / 2)
        rod((x + S_ / 2 - 0.02, -0.62, S_ / 2), end, 0.15, paint(H.deep, 0.3), g)
# The mallet.
m = group((1.5, -0.95, 0.25), (0, 0, -36), 1.2, g)
cyl(0.21, 0.66, (-0.33, 0.42, 0), paint(H.deep, 0.35), 0.05, (0, 90, 0), parent=m)
rod((0, 0.3, 0), (0, -0.75, -0.13), 0.07, paint(WHITE, 0.35), m)
render(el=22)
