"""A safe that opens with two keys; one of them has been turned and is amber."""

from kit import *

H = stage("indigo")
B = plinth(H, 3.8, 3.2)
g = group((-0.05, 0.1, B + 0.12), (0, 0, 24))
W, D, T = 2.1, 1.7, 2.1
box((W, D, T), (0, 0, 0), paint(H.main), 0.12, parent=g, seg=5)
for x in (-1, 1):
    for y in (-1, 1):
        cyl(0.16, 0.16, (x * 0.8, y * 0.6, -0.12), paint(H.deep), parent=g)
f = upright((0, -D / 2, T / 2), parent=g)
slab(1.82, 1.82, 0.05, paint(H.deep), (0, 0, -0.02), 0.12, parent=f)
slab(1.7, 1.7, 0.14, paint(H.mid), (0, 0, 0), 0.1, parent=f)
ring(0.66, 0.72, 0.03, paint(H.main), (0, 0.12, 0.13), parent=f)
for y in (-0.55, 0.55):
    cyl(0.09, 0.4, (-0.92, y - 0.2, 0.05), metal(), 0.03, (-90, 0, 0), parent=f)
wheel = group((0, 0.12, 0.14), parent=f)
cyl(0.3, 0.08, m=paint(PORCELAIN), parent=wheel)
for k in range(5):
    a = radians(72 * k + 18)
    tip = (0.46 * cos(a), 0.46 * sin(a), 0.16)
    rod((0, 0, 0.16), tip, 0.045, paint(PORCELAIN), wheel)
    sphere(0.085, tip, paint(PORCELAIN), wheel)
cyl(0.15, 0.2, (0, 0, 0.04), metal(), parent=wheel)


def lock(x, m, turned):
    k = group((x, -0.6, 0.14), (0, 0, turned), parent=f)
    cyl(0.2, 0.05, m=m, parent=k)
    box((0.05, 0.16, 0.34), (0, 0, 0.03), m, 0.015, parent=k)
    ring(0.09, 0.19, 0.06, m, (-0.03, 0, 0.5), (0, 90, 0), 0.02, parent=k)


lock(-0.52, amber(), 90)
lock(0.52, metal("#C9CFDD", 0.3), 0)
render(el=20)
