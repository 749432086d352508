"""An open textbook, a stack of books and a graduation cap with an amber tassel."""

from kit import *

H = stage("blue")
B = disc(H, 2.15, step=False)


def open_book(loc, turn, w=1.15, d=1.55):
    g = group(loc, (0, 0, turn))
    box((2 * w + 0.12, d + 0.12, 0.05), (0, 0, 0), paint(H.main), 0.02, parent=g)
    for s in (-1, 1):
        top = [(s * w * t, 0.06 + 0.2 * sin(pi * (0.12 + 0.82 * t)) ** 0.8) for t in arc]
        outline = [(s * w, 0.05), (s * 0.01, 0.05)] + top
        prism(outline, d, matte(WHITE), (0, d / 2, 0), (90, 0, 0), 0.004, parent=g)
        for k in range(7):
            y = d * 0.34 - k * 0.17
            c = H.main if s < 0 and k == 0 else "#AEB8D4"
            row = [(s * w * t, y, z + 0.004) for t, z in print_line if 0.12 < t < (0.9, 0.6)[k > 5]]
            tube(row, 0.03 if c == H.main else 0.018, matte(c), smooth=False, parent=g)
    return g


arc = [i / 20 for i in range(21)]
print_line = [(t, 0.06 + 0.2 * sin(pi * (0.12 + 0.82 * t)) ** 0.8) for t in arc]
open_book((0.3, -0.5, B), 26)
s = group((-0.62, 0.85, B), (0, 0, 18))
book((0, 0, 0), 1.75, 1.2, 0.32, H.deep, 0, s)
book((0.04, 0.02, 0.32), 1.6, 1.1, 0.26, H.mid, -7, s)
book((-0.02, 0, 0.58), 1.5, 1.1, 0.3, WHITE, 5, s)
c = group((-0.02, 0.02, 0.88), (0, 0, 20), parent=s)
cyl(0.5, 0.34, (0, 0, 0), paint(H.deep), 0.04, parent=c, r2=0.44)
box((1.45, 1.45, 0.07), (0, 0, 0.33), paint(INK), 0.025, parent=c)
cyl(0.07, 0.04, (0, 0, 0.4), amber(), 0.015, parent=c)
cord = [
    (0, 0, 0.43),
    (0.35, -0.3, 0.43),
    (0.72, -0.62, 0.42),
    (0.76, -0.66, 0.2),
    (0.76, -0.66, 0.0),
]
tube(cord, 0.026, amber(), parent=c)
cyl(0.09, 0.34, (0.76, -0.66, -0.34), amber(), 0.02, parent=c, r2=0.05)
sphere(0.07, (0.76, -0.66, 0.01), amber(), c)
render(el=27)
