"""A microscope and a rack of samples; the one under study is amber."""

from kit import *

H = stage("stone")
B = plinth(H, 4.0, 2.9)
g = group(at(-0.6, -0.25, B), (0, 0, 150), 1.12)
w, d = paint(WHITE, 0.35), paint(H.main)
slab(1.0, 1.35, 0.16, d, (0, 0.12, 0), 0.22, parent=g)
box((0.36, 0.3, 1.5), (0, 0.55, 0.14), w, 0.1, parent=g)
box((0.34, 0.95, 0.3), (0, 0.22, 1.55), w, 0.1, parent=g)
slab(0.82, 0.72, 0.08, paint(H.deep), (0, -0.06, 0.66), 0.08, parent=g)
box((0.3, 0.6, 0.16), (0, 0.3, 0.52), w, 0.05, parent=g)
box((0.5, 0.16, 0.02), (0, -0.08, 0.74), mat("#E8F0FA", 0.1, coat=1), 0.005, parent=g)
cyl(0.12, 0.16, (0, -0.08, 0.5), d, parent=g)
head = group((0, -0.08, 1.5), parent=g)
cyl(0.2, 0.14, (0, 0, -0.06), d, 0.04, parent=head)
for k, (a, length) in enumerate(((0, 0.5), (120, 0.34), (240, 0.4))):
    o = group((0, 0, -0.02), (0, 22 if k else 0, a + 50), parent=head)
    x = 0 if k == 0 else 0.08
    rod((x, 0, 0), (x, 0, -length), 0.085, metal("#D5DBE5", 0.25), o, 0.02, r2=0.05)
    rod((x, 0, -length * 0.45), (x, 0, -length * 0.55), 0.088, d, o, 0.01)
e = group((0, -0.1, 1.8), (32, 0, 0), parent=g)
cyl(0.16, 0.34, (0, 0, -0.08), w, 0.04, parent=e)
cyl(0.11, 0.5, (0, 0, 0.2), d, 0.02, parent=e)
cyl(0.14, 0.14, (0, 0, 0.62), paint(INK), 0.04, parent=e)
for x in (-1, 1):
    cyl(0.19, 0.12, (x * 0.24 - 0.06, 0.55, 0.5), d, 0.03, (0, 90, 0), parent=g)
r = group(at(0.85, 0.5, B), (0, 0, 34))
for z, t in ((0, 0.08), (0.5, 0.06)):
    box((1.75, 0.42, t), (0, 0, z), paint(WHITE, 0.45), 0.03, parent=r)
for x in (-1, 1):
    box((0.08, 0.42, 0.56), (x * 0.87, 0, 0), paint(WHITE, 0.45), 0.03, parent=r)
for k in range(6):
    x = (k - 2.5) * 0.27
    lit = k == 2
    c = AMBER if lit else (H.mid, H.main, H.pale)[k % 3]
    fill = amber(0.15, 0.35) if lit else mat(c, 0.15, coat=0.8)
    lift = 0.28 if lit else 0
    cyl(0.09, 0.5, (x, 0, 0.08 + lift), fill, 0.085, parent=r)
    cyl(0.092, 0.3, (x, 0, 0.5 + lift), mat("#F2F6FC", 0.1, coat=0.8), 0.01, parent=r)
    cyl(0.11, 0.14, (x, 0, 0.76 + lift), amber() if lit else paint(H.deep), 0.03, parent=r)
render(el=20)
