"""A welding mask and torch; the arc at its tip is amber."""

from kit import *

H = stage("sea")
B = plinth(H, 4.2, 3.1)
g = group(at(-0.55, -0.15, B + 0.98), (-6, 0, 30), 1.15)
n, m = 48, 40
v = []
for i in range(n + 1):
    t = i / n
    if t < 0.3:
        z, dome = 0.34 + 0.51 * cos(pi / 2 * t / 0.3), sin(pi / 2 * t / 0.3) ** 0.8
    else:
        z, dome = 0.85 - 1.7 * t, 1
    width = 0.66 * dome * (1 - max(0, t - 0.45) ** 2 * 1.4)
    depth = 0.78 * dome * (1 - max(0, t - 0.5) ** 2 * 0.7)
    for j in range(m + 1):
        a = radians(-104 + 208 * j / m)
        sx = abs(sin(a)) ** 0.8 * (1 if a > 0 else -1)
        sy = abs(cos(a)) ** 0.72 * (1 if abs(a) < pi / 2 else -1)
        v.append((width * sx, -depth * sy, z))
f = [
    (i * (m + 1) + j, i * (m + 1) + j + 1, (i + 1) * (m + 1) + j + 1, (i + 1) * (m + 1) + j)
    for i in range(n)
    for j in range(m)
]
o = mesh(v, f, paint(H.main, 0.3), parent=g)
o.modifiers.new("thick", "SOLIDIFY").thickness = 0.05
bevel(o, 0.015)
p = upright((0, -0.77, 0.22), parent=g)
slab(1.0, 0.66, 0.14, paint(H.deep), (0, 0, -0.05), 0.08, bev=0.04, parent=p)
slab(0.82, 0.46, 0.03, mat("#06201A", 0.04, coat=1, spec=0.9), (0, 0, 0.08), 0.05, parent=p)
slab(0.46, 0.05, 0.02, paint(WHITE), (0, -0.265, 0.085), 0.02, parent=p)
for k in range(3):
    slab(0.34, 0.045, 0.03, paint(H.deep), (0, -0.5 - 0.11 * k, -0.015 - 0.02 * k), 0.02, parent=p)
for x in (-1, 1):
    cyl(0.14, 0.1, (x * 0.66 - 0.05, 0.02, 0.32), paint(WHITE), 0.03, (0, 90, 0), parent=g)
band_pts = [(0.6 * cos(a), 0.15 + 0.62 * sin(a), 0.5) for a in [pi * i / 20 for i in range(21)]]
tube(band_pts, 0.05, paint(H.deep), parent=g)
for x in (-1, 1):
    box((0.16, 0.5, 0.12), (x * 0.35, 0.1, -0.98), paint(H.deep), parent=g)
t = group(at(0.95, 0.55, B), (0, 0, 20))
tip = (-0.62, -0.35, 0.32)
rod((0.42, 0.35, 0.62), (0.0, 0.06, 0.5), 0.115, paint(H.deep), t, 0.04, r2=0.1)
for k in range(4):
    s = 0.15 + 0.2 * k
    mid = (0.42 - 0.42 * s, 0.35 - 0.29 * s, 0.62 - 0.12 * s)
    sphere(0.118, mid, paint(H.main), t, (1, 1, 1), seg=32)
tube(
    [(0.02, 0.07, 0.51), (-0.25, -0.1, 0.52), (-0.42, -0.21, 0.46), (-0.52, -0.28, 0.39)],
    0.055,
    metal("#DCE5E2", 0.2),
    parent=t,
)
rod((-0.48, -0.25, 0.42), (-0.58, -0.32, 0.345), 0.085, metal("#DCE5E2", 0.25), t, 0.02)
rod((-0.56, -0.31, 0.36), tip, 0.014, metal(), t)
tube(
    [(0.42, 0.35, 0.62), (0.75, 0.58, 0.5), (0.85, 0.75, 0.1), (0.5, 1.1, 0.05), (0.1, 1.0, 0.05)],
    0.06,
    paint(H.deep),
    parent=t,
)
box((1.1, 0.75, 0.12), (-0.62, -0.42, 0.02), metal("#B9C8C3", 0.35), 0.03, rot=(0, 0, 8), parent=t)
for k in range(9):
    sphere(
        0.045, (-1.06 + 0.05 * k, -0.38, 0.15), metal("#8FA39C", 0.35), t, (1.3, 1.3, 0.6), seg=24
    )
spark = (tip[0], tip[1], 0.2)
sphere(0.13, spark, mat(AMBER, glow=2.5), t, seg=48)
for k in range(9):
    a, e = radians(40 * k), 0.5 + 0.4 * (k % 2)
    q = (
        spark[0] + 0.52 * e * cos(a),
        spark[1] + 0.52 * e * sin(a),
        spark[2] + 0.5 * (0.4 + 0.6 * (k % 3) / 2),
    )
    rod(spark, q, 0.018, mat(AMBER, glow=2), t, 0.004, 8, 0.008)
render(el=21)
