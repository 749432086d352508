"""A weather mast with wind cups and vane, a cloud, and an amber sun."""

from kit import *

H = stage("teal")
B = disc(H, 2.0)
m = group(at(-0.7, 0.1, B))
w, d = paint(WHITE, 0.4), paint(H.main)
cyl(0.42, 0.1, (0, 0, 0), paint(H.deep), parent=m)
cyl(0.07, 2.5, (0, 0, 0), w, parent=m)
for a in (0, 120, 240):
    tip = (0.75 * cos(radians(a)), 0.75 * sin(radians(a)), 0.02)
    rod((0, 0, 0.95), tip, 0.025, w, m, n=12)
arm = group((0, 0, 2.2), (0, 0, 52), parent=m)
rod((-0.7, 0, 0), (0.7, 0, 0), 0.045, w, arm)
cups = group((0.7, 0, 0), parent=arm)
cyl(0.05, 0.4, (0, 0, 0), d, parent=cups)
sphere(0.08, (0, 0, 0.42), d, cups)
bowl = [(0.17 * cos(a), 0.17 * sin(a)) for a in [-pi / 2 + pi / 2 * i / 10 for i in range(11)]]
bowl += [(r * 0.9, z * 0.9) for r, z in reversed(bowl)]
for a in (10, 130, 250):
    r = group((0, 0, 0.42), (0, 0, a), parent=cups)
    rod((0, 0, 0), (0.36, 0, 0), 0.022, w, r, n=12)
    lathe(bowl, d, (0.4, 0.0, 0), (90, 0, 0), parent=r, n=48)
vane = group((-0.7, 0, 0.36), (0, 0, -8), parent=arm)
rod((0, 0, -0.36), (0, 0, 0.05), 0.03, w, vane)
rod((-0.42, 0, 0), (0.42, 0, 0), 0.03, d, vane)
prism(
    [(0, 0), (-0.22, 0.2), (-0.42, 0.2), (-0.25, 0), (-0.42, -0.2), (-0.22, -0.2)],
    0.03,
    d,
    (-0.22, 0.015, 0),
    (90, 0, 0),
    0.01,
    parent=vane,
)
lathe([(0.1, 0), (0, 0.24)], d, (0.4, 0, 0), (0, 90, 0), parent=vane)
for k in range(6):
    cyl(0.24, 0.05, (0, 0, 1.2 + k * 0.09), w, 0.02, parent=m, r2=0.17)
p = upright((0, -0.1, 0.55), 30, 32, m)
slab(0.8, 0.5, 0.05, paint(H.deep), (0, 0.1, 0.1), 0.03, parent=p)
for x in range(4):
    for y in range(2):
        face = mat("#0C6B7C", 0.1, coat=1)
        box(
            (0.17, 0.2, 0.015),
            ((x - 1.5) * 0.185, 0.1 + (y - 0.5) * 0.22, 0.145),
            face,
            0.004,
            parent=p,
        )
c = group(at(1.05, 0.0, B + 1.5), (0, 0, 52), 1.1)
for x, z, r in (
    (-0.52, 0, 0.3),
    (-0.16, 0.18, 0.42),
    (0.3, 0.1, 0.36),
    (0.62, -0.02, 0.27),
    (0.05, -0.06, 0.34),
):
    sphere(r, (x, 0, z), paint(WHITE, 0.6), c)
sphere(0.46, (0.36, 0.36, 0.42), amber(0.35, 0.5), c)
for k in range(4):
    x = -0.45 + 0.3 * k
    rod(
        (x, 0, -0.5 - 0.12 * (k % 2)),
        (x - 0.06, 0, -0.78 - 0.12 * (k % 2)),
        0.035,
        paint(H.mid),
        c,
        0.03,
    )
render(el=17)
