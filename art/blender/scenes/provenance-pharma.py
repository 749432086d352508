"""Medicine bottles, a blister pack and capsules."""

from kit import *

H = stage("mint")
B = disc(H, 2.2)


def bottle(loc, r, h, body, cap):
    """A bottle with a ribbed cap and a printed label that faces the viewer."""
    g = group(loc, (0, 0, -52))
    prof = [(0, 0), (0.92, 0), (0.98, 0.015), (1, 0.05), (1, 0.8), (0.985, 0.84), (0.9, 0.89)]
    prof += [(0.78, 0.915), (0.74, 0.93), (0.74, 1)]
    lathe([(x * r, z * h) for x, z in prof], body, parent=g)
    R, z0, z1 = r * 0.86, h * 0.955, h * 1.24
    cyl(R - 0.01, z1 - z0, (0, 0, z0), cap, 0.05, parent=g)
    for k in range(36):
        a = 2 * pi * k / 36
        ridge = (R * cos(a), R * sin(a))
        rod((*ridge, z0 + 0.02), (*ridge, z1 - 0.06), 0.02, cap, g, 0.012, 10)
    band(r + 0.004, h * 0.18, h * 0.7, paint(WHITE, 0.5), -90, 90, g)
    grey = matte("#C7D6D3")
    for a0, a1, low, high, m in (
        (-68, 20, 0.58, 0.635, matte(H.main)),
        (-68, -8, 0.5, 0.525, grey),
        (-68, 8, 0.445, 0.47, grey),
        (-68, -20, 0.39, 0.415, grey),
        (36, 64, 0.42, 0.56, matte(INK)),
        (-90, 90, 0.18, 0.25, matte(H.main)),
    ):
        band(r + 0.008, h * low, h * high, m, a0, a1, g, 24)


bottle((-0.55, 0.42, B), 0.56, 1.35, paint(H.main, 0.25), paint(WHITE, 0.4))
bottle((0.72, 0.62, B), 0.42, 1.0, paint(H.deep, 0.25), paint(H.mid, 0.4))
g = group((0.25, -0.78, B + 0.02), (0, 0, -16))
foil = mat("#DDE7EA", 0.3, metal=0.75)
slab(1.56, 0.92, 0.035, foil, r=0.05, bev=0.015, parent=g)
for i in range(5):
    for j in range(2):
        x, y = (i - 2) * 0.29, (j - 0.5) * 0.4
        cyl(0.125, 0.03, (x, y, 0.03), foil, 0.012, parent=g)
        # One pill has been taken.
        if (i, j) != (4, 0):
            m = paint(H.main if (i + j) % 2 else WHITE, 0.2)
            sphere(0.105, (x, y, 0.07), m, g, (1, 1, 0.62))


def capsule(loc, turn, c1, c2, r=0.105, half=0.19):
    g = group(loc, (90, 0, turn))
    arc = [pi / 2 * i / 14 for i in range(15)]
    lathe([(r * sin(a), -half - r * cos(a)) for a in arc] + [(r, 0)], paint(c1, 0.2), parent=g)
    R = r * 1.03
    end = [(R * cos(a), half + R * sin(a)) for a in arc]
    lathe([(R, -0.03)] + end, paint(c2, 0.2), parent=g)


capsule((-1.02, -0.62, B + 0.105), 30, WHITE, H.main)
capsule((-0.66, -0.98, B + 0.105), -50, H.mid, H.deep)
capsule((1.28, -0.12, B + 0.105), 75, WHITE, H.main)
render(el=22)
