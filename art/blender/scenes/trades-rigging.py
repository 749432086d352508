"""A crane block lowering its load; the hook, the certified part, is amber."""

from kit import *

H = stage("sea")
B = disc(H, 1.8)
g = group((0, 0, B), (0, 0, 28))
box((1.8, 1.3, 0.95), (0, 0, 0.22), paint(WHITE, 0.5), 0.03, parent=g)
for s in (-1, 1):
    for k in range(5):
        box((0.3, 0.05, 0.75), ((k - 2) * 0.36, s * 0.66, 0.32), paint(H.pale, 0.5), 0.02, parent=g)
    for z in (0.22, 1.05):
        box((1.86, 0.08, 0.14), (0, s * 0.67, z), paint(H.main), 0.02, parent=g)
        box((0.08, 1.36, 0.14), (s * 0.92, 0, z), paint(H.main), 0.02, parent=g)
    for t in (-1, 1):
        box((0.12, 0.12, 0.97), (s * 0.9, t * 0.66, 0.22), paint(H.main), 0.03, parent=g)
    box((0.24, 1.2, 0.22), (s * 0.55, 0, 0), paint(H.deep), 0.03, parent=g)
f = upright((0.3, -0.7, 0.7), parent=g)
slab(0.5, 0.3, 0.03, paint(H.deep), (0, 0, 0), 0.04, parent=f)
lines(f, -0.18, 0.06, [0.34, 0.22], 0.028, 0.12, 0.05, WHITE)
ringz = 1.78
for x in (-0.9, 0.9):
    for y in (-0.66, 0.66):
        rod((x, y, 1.16), (0, 0, ringz), 0.032, paint(H.deep), g, n=16)
        sphere(0.07, (x, y, 1.18), metal(), g, seg=24)
torus(0.14, 0.04, (0, 0, ringz + 0.06), metal("#D3DDDA", 0.25), (90, 0, 0), g, 48, 14)
h = group((0, 0, ringz + 0.2), (90, 0, 0), 1.7, g)
pts = [
    (0, 0.52, 0),
    (0, 0.3, 0),
    (0.13, 0.14, 0),
    (0.15, -0.04, 0),
    (0, -0.16, 0),
    (-0.17, -0.06, 0),
    (-0.2, 0.08, 0),
]
hk = tube(pts, 0.075, amber(0.28, 0.3), parent=h)
for i, r in enumerate((0.85, 1, 1.15, 1.35, 1.4, 1.0, 0.35)):
    hk.data.splines[0].bezier_points[i].radius = r
cyl(0.2, 0.14, (0, 0, ringz + 1.02), metal("#D3DDDA", 0.25), parent=g)
b = group((0, 0, ringz + 1.62), (90, 0, 0), 1.3, g)
for z in (-0.2, 0.12):
    slab(0.62, 0.86, 0.09, paint(H.main), (0, 0, z), 0.26, bev=0.03, parent=b)
ring(0.16, 0.4, 0.2, paint(H.deep), (0, 0.02, -0.1), bev=0.05, parent=b)
cyl(0.11, 0.46, (0, 0.02, -0.23), metal("#D3DDDA", 0.25), parent=b)
for x in (-0.33, 0.33):
    rod((x, 0.05, 0), (x, 0.75, 0), 0.03, paint(INK), b, n=14)
render(el=15, fill=(0.84, 0.92))
