"""A warehouse conveyor through a scanner gate; the parcel being read is amber."""

from kit import *

H = stage("slate")
B = plinth(H, 4.3, 3.0, 0.16)
g = group((0, 0, B), (0, 0, 8))
L, Y, Z = 3.7, 0.42, 0.72
for y in (-1, 1):
    box((L, 0.1, 0.24), (0, y * (Y + 0.08), Z - 0.16), paint(H.main), 0.03, parent=g)
    for x in (-1.5, -0.5, 0.5, 1.5):
        box((0.1, 0.1, Z - 0.1), (x, y * (Y + 0.08), 0), paint(H.deep), 0.02, parent=g)
        cyl(
            0.04,
            0.02,
            (x, y * (Y + 0.14) - 0.01 * y, Z - 0.04),
            metal(),
            0.004,
            (90, 0, 0),
            parent=g,
        )
for k in range(25):
    x = (k - 12) * 0.15
    cyl(
        0.062,
        2 * Y + 0.04,
        (x, -Y - 0.02, Z - 0.03),
        metal("#C3CDDA", 0.3),
        0.01,
        (-90, 0, 0),
        32,
        g,
    )
for y in (-1, 1):
    box((0.34, 0.16, 1.75), (-0.1, y * 0.72, 0), paint(WHITE), 0.05, parent=g)
box((0.34, 1.6, 0.2), (-0.1, 0, 1.68), paint(WHITE), 0.05, parent=g)
box((0.2, 0.6, 0.06), (-0.1, 0, 1.63), paint(INK), 0.02, parent=g)
panel = upright((-0.1, -0.805, 1.2), parent=g)
slab(0.24, 0.36, 0.02, paint(INK), (0, 0, -0.005), 0.03, parent=panel)
lines(panel, -0.08, 0.1, [0.16, 0.11, 0.14], 0.016, 0.08, 0.03, "#9FC0F0")
top = Z + 0.035
carton((0.62, 0.62, 0.5), (-1.38, 0.0, top), H, WHITE, 6, H.mid, g)
carton((0.6, 0.6, 0.62), (-0.12, 0.0, top), H, AMBER, 0, "#FFB54A", g)
carton((0.7, 0.6, 0.42), (0.82, 0.0, top), H, H.pale, -5, H.main, g)
carton((0.4, 0.46, 0.4), (1.5, 0.02, top), H, WHITE, 8, H.mid, g)
carton((0.62, 0.5, 0.44), (1.0, -1.05, 0), H, H.mid, 14, H.pale, g)
carton((0.44, 0.42, 0.36), (0.98, -1.05, 0.44), H, WHITE, -8, H.main, g)
carton((0.5, 0.5, 0.5), (0.3, -1.1, 0), H, H.pale, -10, H.main, g)
render(el=23)
