"""A crate, shut, strapped and sealed, with the papers that travel with it."""

from kit import *

H = stage("peach")
B = plinth(H, 4.2, 3.3)
g = group(at(-0.2, -0.25, B), (0, 0, 26))
W, D, T = 2.3, 1.7, 1.5
woods = [paint("#EBD9CC", 0.6), paint("#DFC8B8", 0.6)]
edge = paint(H.main, 0.4)
for s in (-1, 1):
    for k in range(5):
        z = 0.16 + k * 0.27
        box((W, 0.08, 0.25), (0, s * (D / 2 - 0.04), z), woods[k % 2], 0.02, parent=g)
        box((0.08, D - 0.1, 0.25), (s * (W / 2 - 0.04), 0, z), woods[(k + 1) % 2], 0.02, parent=g)
    for x in (-1, 1):
        box((0.22, 0.22, T + 0.02), (x * (W / 2 - 0.07), s * (D / 2 - 0.07), 0.12), edge, 0.03, parent=g)
    box((0.3, D, 0.14), (s * 0.75, 0, 0), paint(H.deep), 0.03, parent=g)
for k in range(6):
    y = (k - 2.5) * (D + 0.06) / 6
    box((W + 0.1, (D + 0.06) / 6 - 0.02, 0.1), (0, y, T + 0.1), woods[k % 2], 0.02, parent=g)
# Two straps around it, and the seal where one is closed.
for x in (-0.5, 0.5):
    box((0.17, D + 0.16, 0.03), (x, 0, T + 0.2), paint(H.deep, 0.4), 0.008, parent=g)
    for s in (-1, 1):
        box((0.17, 0.03, T + 0.12), (x, s * (D / 2 + 0.07), 0.1), paint(H.deep, 0.4), 0.008, parent=g)
seal((0.5, -0.15, T + 0.23), 0.4, g)
f = upright((0, -D / 2 - 0.02, 0.86), parent=g)
slab(0.72, 0.6, 0.03, paint(WHITE, 0.4), (0, 0, 0), 0.04, parent=f)
lines(f, -0.27, 0.17, [0.4], 0.034, 0.12, 0.09, H.main)
lines(f, -0.27, 0.02, [0.52, 0.44, 0.36], 0.034, 0.1, 0.045, "#C9A595")
side = upright((W / 2 + 0.01, 0, 0.84), 90, parent=g)
for x in (-0.28, 0.28):
    prism([(-0.17, 0), (0, 0.3), (0.17, 0), (0.06, 0), (0.06, -0.26), (-0.06, -0.26), (-0.06, 0)], 0.012, paint(H.deep), (x, 0, 0.002), parent=side)
p, z = paper(H, at(0.62, 1.25, B), 1.15, 1.45, 42, 4, body=False)
lines(p, -0.42, 0.52, [0.5], z, h=0.1, c=H.main)
lines(p, -0.42, 0.3, [0.8, 0.66, 0.8, 0.5], z, 0.14, 0.05, "#C9A595")
signature(p, -0.4, -0.42, z + 0.01, H.deep, 0.9)
render(el=20)
