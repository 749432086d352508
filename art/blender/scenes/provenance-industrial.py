"""A flanged gate valve with a hand wheel."""

from kit import *

H = stage("blue")
B = plinth(H, 4.2, 2.6)
g = group((0, 0, B + 0.85), (0, 0, 22))
body, steel = paint(H.main), metal("#B9C3D2", 0.3)
for s in (-1, 1):
    rod((0, 0, 0), (s * 1.35, 0, 0), 0.42, body, g, n=96)
    for x, m in ((0.95, body), (1.14, paint(PORCELAIN))):
        f = group((s * x, 0, 0), (0, 90 * s, 0), parent=g)
        cyl(0.68, 0.17, (0, 0, 0), m, 0.03, parent=f)
        if x < 1:
            bolts(8, 0.56, 0.07, 0.1, -0.08, steel, f)
        else:
            bolts(8, 0.56, 0.07, 0.08, 0.17, steel, f)
    pipe = group((s * 1.31, 0, 0), (0, 90 * s, 0), parent=g)
    ring(0.3, 0.42, 0.28, paint(H.deep), parent=pipe)
sphere(0.62, (0, 0, 0), body, g, (1, 0.95, 1))
cyl(0.5, 0.7, (0, 0, 0.1), body, parent=g)
cyl(0.62, 0.13, (0, 0, 0.78), body, parent=g)
cyl(0.62, 0.13, (0, 0, 0.92), paint(PORCELAIN), parent=g)
bolts(8, 0.52, 0.065, 0.09, 1.05, steel, g)
cyl(0.3, 0.6, (0, 0, 1.0), body, 0.05, parent=g, r2=0.2)
cyl(0.07, 0.85, (0, 0, 1.3), steel, parent=g)
torus(0.62, 0.075, (0, 0, 1.92), paint(H.deep), parent=g)
cyl(0.16, 0.16, (0, 0, 1.84), paint(H.deep), parent=g)
for k in range(5):
    a = radians(72 * k + 10)
    rod(
        (0.1 * cos(a), 0.1 * sin(a), 1.92),
        (0.6 * cos(a), 0.6 * sin(a), 1.92),
        0.045,
        paint(H.deep),
        g,
    )
plate = upright((0, -0.6, 0.0), parent=g)
slab(0.5, 0.3, 0.04, paint(PORCELAIN), (0, 0, -0.02), 0.06, parent=plate)
lines(plate, -0.18, 0.06, [0.34, 0.24, 0.3], 0.02, 0.07, 0.03, H.deep)
for x in (-0.7, 0.7):
    box((0.3, 0.7, 0.5), (x, 0, -0.85), paint(H.deep), 0.05, parent=g)
render(el=22)
