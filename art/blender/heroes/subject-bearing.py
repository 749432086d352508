"""An opened crate with the bearing it carried."""

from kit import *

H = stage("hero")
B = plinth(H, 4.4, 3.2)
g = group(at(-0.45, -0.4, B), (0, 0, 26))
W, D, T = 2.3, 1.6, 1.1
m, edge = paint(WHITE, 0.5), paint(H.main)
for s in (-1, 1):
    for k in range(4):
        z = 0.14 + k * 0.25
        box((W, 0.08, 0.22), (0, s * (D / 2 - 0.04), z), m, 0.02, parent=g)
        box((0.08, D - 0.1, 0.22), (s * (W / 2 - 0.04), 0, z), m, 0.02, parent=g)
    for x in (-1, 1):
        box(
            (0.2, 0.2, T + 0.02),
            (x * (W / 2 - 0.07), s * (D / 2 - 0.07), 0.1),
            edge,
            0.03,
            parent=g,
        )
    box((0.3, D, 0.14), (s * 0.7, 0, 0), paint(H.deep), 0.03, parent=g)
box((W - 0.1, D - 0.1, 0.06), (0, 0, 0.12), m, parent=g)
lid = group((0.35, 0.98, 0.05), (72, 0, 0), parent=g)
for k in range(5):
    box((W, 0.26, 0.07), (0, 0.14 + 0.29 * k, 0), m, 0.02, parent=lid)
for x in (-0.8, 0.8):
    box((0.2, 1.5, 0.06), (x, 0.72, 0.07), edge, 0.02, parent=lid)
f = upright((0, -D / 2 - 0.002, 0.65), parent=g)
slab(0.75, 0.42, 0.02, paint(H.deep), (-0.42, 0, 0), 0.05, parent=f)
lines(f, -0.7, 0.09, [0.5, 0.34, 0.44], 0.02, 0.1, 0.04, WHITE)
random.seed(2)
for _ in range(46):
    p = (random.uniform(-0.95, 0.95), random.uniform(-0.6, 0.6), random.uniform(0.82, 0.98))
    a = random.uniform(0, 360)
    o = torus(
        0.14,
        0.035,
        p,
        paint(random.choice((H.pale, H.mid, H.pale)), 0.6),
        (90, random.uniform(-40, 40), a),
        g,
        24,
        8,
        200,
    )
b = upright(at(0.95, 0.62, B + 0.88), 40, 8)
steel = metal("#D5DFEF", 0.18)
ring(0.66, 0.88, 0.4, steel, (0, 0, -0.2), bev=0.05, parent=b)
ring(0.3, 0.48, 0.4, steel, (0, 0, -0.2), bev=0.05, parent=b)
ring(0.46, 0.69, 0.16, paint(H.deep), (0, 0, -0.12), bev=0.02, parent=b)
for k in range(11):
    a = 2 * pi * k / 11
    sphere(0.115, (0.57 * cos(a), 0.57 * sin(a), 0.1), paint(WHITE, 0.2), b, seg=40)
wedge = group(at(0.95, 0.62, B), (0, 0, 40))
for s in (-1, 1):
    prism(
        [(0, 0), (0.42, 0), (0.42, 0.26)],
        0.4,
        paint(H.main),
        (s * 0.22, 0.2, 0),
        (90, 0, 0 if s > 0 else 180),
        0.02,
        parent=wedge,
    ).location.y = (
        0.2 * s
    )
render(el=20)
