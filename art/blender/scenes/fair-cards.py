"""A hand of cards fanned on the felt; the card dealt in proof is the amber ace."""

from kit import *

H = stage("night")
cyl(2.15, 0.2, m=paint(H.deep), bev=0.08)
cyl(1.98, 0.04, (0, 0, 0.19), matte("#2C4BC0"))
torus(2.06, 0.09, (0, 0, 0.2), paint(H.plinth))
Z = 0.23
spade = [
    (0, 0.5),
    (0.12, 0.3),
    (0.34, 0.08),
    (0.38, -0.1),
    (0.28, -0.24),
    (0.12, -0.22),
    (0.04, -0.12),
]
spade += [
    (0.08, -0.36),
    (0.15, -0.44),
    (-0.15, -0.44),
    (-0.08, -0.36),
    (-0.04, -0.12),
    (-0.12, -0.22),
]
spade += [(-0.28, -0.24), (-0.38, -0.1), (-0.34, 0.08), (-0.12, 0.3)]
heart = [
    (0.5 * sin(t) ** 3, 0.03 + (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 34)
    for t in [2 * pi * i / 48 for i in range(48)]
]
diamond = [(0, 0.5), (0.34, 0), (0, -0.5), (-0.34, 0)]


def pip(shape, s, loc, m, parent):
    prism([(x * s, y * s) for x, y in shape], 0.012, m, loc, bev=0, parent=parent)


fan = group(at(-0.02, 0.7, Z), (0, 0, 54), 1.02)
cards = [
    ("10", spade, INK),
    ("J", heart, "#2F5BFF"),
    ("Q", spade, INK),
    ("K", diamond, "#2F5BFF"),
    ("A", spade, None),
]
for k, (rank, shape, c) in enumerate(cards):
    turn = (2 - k) * 23
    tilt = group((0, 0, 0.06 + 0.012 * k), (13, 0, turn), parent=fan)
    face = amber() if c is None else paint(WHITE, 0.35)
    slab(1.0, 1.5, 0.024, face, (0, 1.15, 0.022 * k), 0.09, bev=0.006, parent=tilt)
    m = matte(WHITE if c is None else c)
    z = 0.022 * k + 0.022
    # The next card of the fan would cut the others' in two.
    if k == len(cards) - 1:
        pip(shape, 0.5, (0.05, 1.1, z), m, tilt)
    text(rank, 0.26, (-0.32, 1.68, z + 0.006), m, parent=tilt)
    pip(shape, 0.17, (-0.32, 1.46, z), m, tilt)
for u, v, n, c in ((-1.3, 0.75, 5, H.main), (-0.78, 1.2, 3, WHITE), (1.25, 0.75, 4, H.mid)):
    p = at(u, v, Z)
    for i in range(n):
        at_z = (p[0] + 0.012 * sin(i * 3), p[1] + 0.012 * cos(i * 2), Z + i * 0.085)
        cyl(0.26, 0.08, at_z, paint(c, 0.35), 0.015)
        for q in range(6):
            a = radians(60 * q + 13 * i)
            notch = (at_z[0] + 0.245 * cos(a), at_z[1] + 0.245 * sin(a), at_z[2] + 0.012)
            box(
                (0.036, 0.1, 0.056),
                notch,
                paint(WHITE if c != WHITE else H.main),
                0.006,
                (0, 0, 60 * q + 13 * i),
            )
    ring(
        0.12,
        0.16,
        0.01,
        paint(WHITE if c != WHITE else H.main),
        (p[0], p[1], Z + n * 0.085 - 0.006),
        bev=0.002,
    )
render(el=34, lens=120)
