"""A block of surveyed land: plots, houses, a road; one boundary is amber."""

from kit import *

random.seed(3)
H = stage("stone")
W, D, T = 4.0, 3.2, 0.42
box((W, D, T), (0, 0, 0), paint("#C6AE84", 0.6), 0.05)
box((W, D, 0.06), (0, 0, T), paint("#EFE3C8", 0.6), 0.03)
Z = T + 0.06
box((0.34, D, 0.02), (0.35, 0, Z - 0.008), matte(H.mid), 0.004)
box((1.84, 0.3, 0.02), (1.08, -0.25, Z - 0.003), matte(H.mid), 0.004)
for k in range(9):
    box((0.03, 0.16, 0.008), (0.35, (k - 4) * 0.35, Z + 0.012), matte(WHITE), 0.002)
plots = [
    (-1.92, -1.52, 1.0, 1.4, "#A9BFA0"),
    (-0.88, -1.52, 1.02, 1.4, "#C9D3B4"),
    (-1.92, -0.08, 1.26, 1.6, "#DCCBA0"),
    (-0.62, -0.08, 0.76, 1.6, "#A9BFA0"),
    (0.56, -1.52, 0.66, 1.08, "#C9D3B4"),
    (1.26, -1.52, 0.66, 1.08, "#DCCBA0"),
    (0.56, -0.06, 1.36, 0.78, "#B7C8DA"),
    (0.56, 0.76, 0.66, 0.76, "#DCCBA0"),
    (1.26, 0.76, 0.66, 0.76, "#C9D3B4"),
]
for x, y, w, d, c in plots:
    box((w, d, 0.05), (x + w / 2, y + d / 2, Z - 0.01), paint(c, 0.6), 0.015)
for k in range(7):
    box((0.07, 1.4, 0.05), (-1.8 + 0.17 * k, 0.72, Z + 0.03), paint("#BBA36C", 0.7), 0.02)


def house(x, y, s, turn, c):
    g = group((x, y, Z + 0.03), (0, 0, turn), s)
    box((0.6, 0.42, 0.32), (0, 0, 0), paint(WHITE, 0.5), 0.02, parent=g)
    prism(
        [(-0.27, 0), (0.27, 0), (0, 0.24)],
        0.68,
        paint(c, 0.5),
        (-0.34, 0, 0.31),
        (90, 0, 90),
        0.02,
        parent=g,
    )
    box((0.1, 0.02, 0.2), (-0.1, -0.21, 0), paint(H.deep), 0.005, parent=g)
    box((0.12, 0.02, 0.1), (0.13, -0.21, 0.13), paint(H.mid), 0.005, parent=g)


def tree(x, y, s=1.0):
    rod((x, y, Z), (x, y, Z + 0.16 * s), 0.02 * s, matte("#8B6B45"))
    sphere(0.13 * s, (x, y, Z + 0.26 * s), paint("#7E9E7C", 0.6), scale=(1, 1, 1.25), seg=32)


house(-0.35, -0.8, 1.25, 0, H.main)
house(-1.4, -0.75, 1.0, 90, H.main)
house(0.9, -1.05, 0.9, 90, H.main)
house(1.6, -1.0, 0.85, 0, H.mid)
house(0.88, 1.14, 0.85, 0, H.main)
house(1.58, 1.16, 0.8, 90, H.mid)
for x, y, s in (
    (-0.7, -1.3, 1.2),
    (-1.75, -0.3, 1.1),
    (-1.2, -1.35, 0.9),
    (-0.3, 1.2, 1.3),
    (-0.1, 0.75, 1.0),
    (-0.4, 0.35, 1.1),
    (1.75, -1.35, 0.9),
    (0.7, -1.4, 0.8),
    (-0.05, -0.3, 1.0),
):
    tree(x, y, s)
sphere(0.5, (1.24, 0.34, Z + 0.03), mat("#7FA6D0", 0.08, coat=1), scale=(1, 0.55, 0.05))
x, y, w, d, _ = plots[1]
edge = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
tube([(a, b, Z + 0.09) for a, b in edge], 0.035, amber(strength=0.5), True, False)
for a, b in edge:
    cyl(0.065, 0.24, (a, b, Z - 0.02), amber(strength=0.3), 0.02)
render(el=33)
