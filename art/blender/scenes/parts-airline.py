"""A turbofan on its transport stand; one fan blade, the part on order, is amber."""

from kit import *

H = stage("steel")
B = plinth(H, 4.2, 2.7)
e = upright((0.1, -0.15, B + 1.35), 30)
lip = [(0.95, 0.32), (0.99, 0.44), (1.06, 0.47), (1.13, 0.42), (1.17, 0.25)]
lathe(
    lip + [(1.2, -0.1), (1.17, -0.6), (1.02, -1.25), (0.98, -1.27), (0.94, -1.2)],
    paint(WHITE, 0.3),
    parent=e,
)
lathe([(0.94, -1.2), (0.95, -0.3), (0.93, 0.1), (0.95, 0.32)], paint(H.mid), parent=e)
lathe(
    [(0.95, 0.32), (0.99, 0.44), (1.06, 0.475), (1.13, 0.425), (1.165, 0.27)],
    metal("#E3E9F0", 0.15),
    (0, 0, 0.008),
    parent=e,
)
band(1.192, -0.42, -0.32, paint(H.main), 0, 359, e)
lathe([(0.78, -1.2), (0.72, -1.5), (0.5, -2.0), (0.46, -2.0)], metal("#9AA8BA", 0.3), parent=e)
lathe([(0.4, -1.7), (0.28, -2.1), (0, -2.4)], paint(H.deep), parent=e)
cyl(0.94, 0.05, (0, 0, -0.25), paint(INK, 0.5), parent=e)
n = 22
for k in range(n):
    b = group((0, 0, 0.02), (0, 0, 360 / n * k), parent=e)
    v = []
    for i in range(9):
        s = i / 8
        r, a, w = 0.24 + 0.68 * s, radians(58 - 30 * s), 0.075 + 0.09 * s
        bow = 0.06 * sin(pi * s)
        for t in (-1, 1):
            v.append((r, bow + t * w * cos(a), t * w * sin(a) * 0.8))
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)]
    m = amber(strength=0.45) if k == 4 else metal("#C6D0DC", 0.28)
    mesh(v, f, m, parent=b).modifiers.new("thick", "SOLIDIFY").thickness = 0.016
lathe(
    [(0.27, -0.02), (0.25, 0.08), (0.16, 0.24), (0.06, 0.33), (0, 0.345)], paint(H.deep), parent=e
)
swirl = [(0.27 - 0.26 * t, 5.2 * t) for t in [i / 20 for i in range(1, 20)]]
tube([(r * cos(a), r * sin(a), 0.36 - 1.15 * r) for r, a in swirl], 0.016, matte(WHITE), parent=e)
s = group((0.1, -0.15, B), (0, 0, 30))
for y in (-0.05, 1.0):
    prism(
        [(-1.05, 0), (1.05, 0), (0.95, 0.55), (0.5, 0.28), (-0.5, 0.28), (-0.95, 0.55)],
        0.16,
        paint(H.main),
        (0, y + 0.08, 0.08),
        (90, 0, 0),
        parent=s,
    )
for x in (-0.85, 0.85):
    box((0.18, 1.7, 0.16), (x, 0.5, 0.02), paint(H.deep), parent=s)
render(el=17)
