"""A courthouse front with case folders before it, one tabbed amber."""

from kit import *

H = stage("stone")
B = plinth(H, 4.1, 3.3)
g = group(at(-0.3, -0.45, B), (0, 0, 24))
stone = paint("#F6EFE2", 0.55)
for k in range(3):
    box((2.7 - 0.18 * k, 1.5 - 0.16 * k, 0.12), (0, 0.05 * k, 0.12 * k), stone, 0.02, parent=g)
z = 0.36
box((2.0, 0.7, 1.42), (0, 0.25, z), paint(H.mid, 0.5), 0.02, parent=g)
box((0.42, 0.06, 0.95), (0, -0.11, z), paint(H.deep), 0.02, parent=g)
for x in (-0.93, -0.31, 0.31, 0.93):
    box((0.34, 0.34, 0.1), (x, -0.35, z), stone, 0.02, parent=g)
    box((0.34, 0.34, 0.1), (x, -0.35, z + 1.32), stone, 0.02, parent=g)
    cyl(0.13, 1.24, (x, -0.35, z + 0.09), stone, 0.01, parent=g, r2=0.11)
    for k in range(12):
        a = radians(30 * k)
        p, q = (0.13 * cos(a), 0.13 * sin(a)), (0.11 * cos(a), 0.11 * sin(a))
        low, high = (x + p[0], -0.35 + p[1], z + 0.14), (x + q[0], -0.35 + q[1], z + 1.28)
        rod(low, high, 0.014, paint("#E4D9C4", 0.6), g, n=8)
box((2.3, 1.15, 0.2), (0, 0.03, z + 1.42), stone, 0.03, parent=g)
box((2.42, 1.25, 0.08), (0, 0.03, z + 1.62), stone, 0.02, parent=g)
roof = [(-1.22, 0), (1.22, 0), (0, 0.52)]
prism(roof, 1.2, stone, (0, 0.63, z + 1.7), (90, 0, 0), 0.03, parent=g)
prism(
    [(-0.85, 0.07), (0.85, 0.07), (0, 0.43)],
    0.03,
    paint(H.mid, 0.5),
    (0, -0.56, z + 1.7),
    (90, 0, 0),
    0.01,
    parent=g,
)
ring(0.07, 0.13, 0.04, stone, (0, -0.58, z + 1.88), (90, 0, 0), parent=g)


def folder(loc, c, tab, turn, slot):
    f = group(loc, (0, 0, turn), 1.2)
    box((1.3, 0.95, 0.035), (0, 0, 0), paint(c, 0.55), 0.012, parent=f)
    box((1.24, 0.9, 0.05), (0.01, 0, 0.035), matte(WHITE), 0.008, parent=f)
    box((1.3, 0.95, 0.035), (0, 0, 0.085), paint(c, 0.55), 0.012, parent=f)
    box((0.4, 0.2, 0.05), (-0.4 + slot * 0.4, -0.54, 0.0), tab, 0.012, parent=f)
    return f


folder(at(0.75, 0.95, B), H.mid, paint(WHITE), 30, 0)
folder(at(0.72, 0.97, B + 0.145), H.main, paint(H.pale), 25, 2)
top = folder(at(0.76, 0.95, B + 0.29), "#F4E7CC", amber(), 33, 1)
box((0.6, 0.3, 0.01), (0, 0.1, 0.12), matte(WHITE), 0.003, parent=top)
lines(top, -0.24, 0.17, [0.42, 0.48, 0.3], 0.13, 0.08, 0.03, H.deep)
render(el=23)
