"""A workshop table with laptops before a whiteboard; the step being taught is amber."""

from kit import *

H = stage("cobalt")
B = plinth(H, 4.3, 3.7, 0.16)
t = group(at(-0.1, 0.45, B), (0, 0, 14))
slab(2.9, 1.5, 0.1, paint(WHITE), (0, 0, 0.82), 0.16, bev=0.03, parent=t)
for x in (-1.2, 1.2):
    for y in (-0.55, 0.55):
        rod((x, y, 0.84), (x * 1.06, y * 1.12, 0), 0.05, paint(H.deep), t, r2=0.035)
for x, y, turn in ((-0.85, -0.32, 0), (0.25, -0.36, 0), (-0.3, 0.4, 180), (0.95, 0.36, 180)):
    lid, z = laptop(H, (x, y, 0.92), turn, t, 0.72, 0.46, 20, PORCELAIN)
    slab(0.4, 0.05, 0.01, mat(H.mid, glow=0.3), (0, 0.3, z), 0.02, parent=lid)
    slab(0.26, 0.05, 0.01, mat(H.pale, glow=0.3), (-0.07, 0.2, z), 0.02, parent=lid)
for x, y in ((-1.15, 0.2), (0.72, -0.25)):
    cyl(0.07, 0.16, (x, y, 0.92), paint(H.main), 0.02, parent=t)
for x, y in ((-0.85, -1.08), (0.3, -1.1), (1.85, 0.1)):
    cyl(0.26, 0.1, (x, y, 0.5), paint(H.main), 0.04, parent=t)
    cyl(0.04, 0.5, (x, y, 0.02), paint(H.deep), parent=t)
    cyl(0.2, 0.04, (x, y, 0), paint(H.deep), 0.015, parent=t)
w = upright(at(-0.15, -1.2, B + 1.55), 20)
slab(2.9, 1.6, 0.08, paint(H.deep), (0, 0, -0.06), 0.08, parent=w)
slab(2.76, 1.46, 0.03, paint(WHITE, 0.3), (0, 0, 0.01), 0.05, parent=w)
lines(w, -1.2, 0.5, [0.9], 0.036, h=0.11, c=H.main)
xs = (-1.0, -0.33, 0.33, 1.0)
for k, x in enumerate(xs):
    m = amber() if k == 2 else paint((H.mid, H.main)[k % 2])
    slab(0.46, 0.34, 0.03, m, (x, 0.02, 0.036), 0.08, parent=w)
    if k < 3:
        box((0.16, 0.03, 0.01), (x + 0.33, 0.02, 0.036), matte(H.deep), 0.003, parent=w)
        arrow = [(0, 0.06), (0.1, 0), (0, -0.06)]
        prism(arrow, 0.012, matte(H.deep), (x + 0.37, 0.02, 0.036), bev=0, parent=w)
    lines(w, x - 0.2, -0.3, [0.4, 0.3, 0.36], 0.036, 0.11, 0.04)
for x in (-1.25, 1.25):
    rod((x, 0.6, -0.1), (x, -1.55, -0.1), 0.05, paint(H.deep), w)
    rod((x, -1.5, -0.45), (x, -1.5, 0.3), 0.05, paint(H.deep), w)
box((1.2, 0.05, 0.14), (0, -0.82, 0.05), paint(H.mid), 0.02, parent=w)
render(el=24)
