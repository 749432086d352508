"""A patient monitor on its trolley pole; the battery being changed is amber."""

from kit import *

H = stage("steel")
B = disc(H, 1.9)
w = paint(WHITE, 0.4)
m = upright((-0.05, -0.05, B + 1.45), 28, 6)
slab(2.1, 1.5, 0.42, w, (0, 0, -0.4), 0.16, bev=0.07, parent=m)
s = group((-0.12, 0.08, 0.0), parent=m)
z = screen(s, 1.6, 1.14, H, 0.04, 0.08, "#122036")
beat = [
    (0, 0),
    (0.12, 0),
    (0.17, 0.05),
    (0.22, 0),
    (0.27, 0),
    (0.31, -0.06),
    (0.36, 0.3),
    (0.41, -0.12),
    (0.45, 0),
]
ecg = [(-0.68 + 0.5 * k + x, 0.24 + y, z) for k in range(2) for x, y in beat]
tube(ecg, 0.018, glow("#E8F2FF", 1.2), smooth=False, parent=s)
wave = [(-0.68 + i * 0.025, -0.06 + 0.07 * sin(i * 0.52), z) for i in range(39)]
tube(wave, 0.014, glow("#7FC4F5", 1.2), parent=s)
wave = [(-0.68 + i * 0.025, -0.34 + 0.08 * abs(sin(i * 0.26)), z) for i in range(39)]
tube(wave, 0.014, glow("#8FD9C8", 1.2), parent=s)
for y, n in ((0.28, "72"), (-0.04, "98"), (-0.34, "16")):
    text(n, 0.24, (0.54, y, z), mat("#F2F7FF", glow=0.9), parent=s)
for k in range(4):
    cyl(0.055, 0.04, (0.86, 0.45 - 0.22 * k, 0.01), paint(H.mid if k else H.main), parent=m)
cyl(0.1, 0.07, (0.86, -0.5, 0.01), paint(H.deep), parent=m)
slab(0.62, 0.12, 0.02, paint(H.deep), (-0.3, -0.64, 0.012), 0.03, parent=m)
b = group((1.02, -0.4, -0.2), parent=m)
box((0.62, 0.36, 0.26), (0.1, 0, -0.13), amber(), 0.05, parent=b)
prism(
    [(0.03, 0.12), (-0.08, -0.02), (0.0, -0.02), (-0.03, -0.12), (0.08, 0.02), (0, 0.02)],
    0.01,
    matte(WHITE),
    (0.2, 0, 0.13),
    bev=0,
    parent=b,
)
hd = [(-0.6, 0.72, -0.2), (-0.5, 0.92, -0.2), (0.5, 0.92, -0.2), (0.6, 0.72, -0.2)]
tube(hd, 0.06, paint(H.main), parent=m)
p = group((-0.02, 0.1, B))
cyl(0.09, 0.9, (0, 0, 0), metal(), parent=p)
for k in range(5):
    a = radians(72 * k)
    rod((0, 0, 0.12), (0.8 * cos(a), 0.8 * sin(a), 0.08), 0.06, paint(H.main), p)
    sphere(0.09, (0.82 * cos(a), 0.82 * sin(a), 0.09), paint(INK), p, seg=32)
lead = [
    at(-0.75, 0.15, B + 0.95),
    at(-1.15, 0.3, B + 0.4),
    at(-1.1, 0.6, B + 0.06),
    at(-0.5, 1.1, B + 0.04),
]
tube(lead + [at(0.2, 1.2, B + 0.04)], 0.03, paint(H.main))
clip = group(at(0.28, 1.2, B), (0, 0, 50))
slab(0.42, 0.22, 0.14, w, (0.1, 0, 0), 0.08, parent=clip)
render(el=17)
