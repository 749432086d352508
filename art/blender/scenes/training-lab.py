"""A lab bench: boards wired to an oscilloscope whose trace is amber."""

from kit import *

H = stage("cobalt")
B = plinth(H, 4.2, 2.9, 0.16)
g = group((0, 0.05, B), (0, 0, 22))
slab(3.3, 1.7, 0.12, paint(WHITE), (0, 0, 0.78), 0.1, bev=0.03, parent=g)
for x in (-1, 1):
    box((0.14, 1.3, 0.8), (x * 1.4, 0, 0), paint(H.deep), 0.03, parent=g)
box((0.8, 1.2, 0.62), (0.9, 0, 0.16), paint(H.main), 0.04, parent=g)
for k in range(3):
    box((0.7, 0.04, 0.17), (0.9, -0.61, 0.2 + 0.19 * k), paint(H.mid), 0.02, parent=g)
    box((0.24, 0.06, 0.03), (0.9, -0.64, 0.27 + 0.19 * k), metal(), 0.01, parent=g)
Z = 0.9
o = upright((-0.72, 0.22, Z + 0.55), 6, 4, g)
slab(1.55, 1.05, 0.62, paint(H.deep), (0, 0, -0.6), 0.1, bev=0.05, parent=o)
slab(1.5, 1.0, 0.04, paint(WHITE), (0, 0, 0), 0.08, parent=o)
s = group((-0.22, 0.05, 0.01), parent=o)
z = screen(s, 0.98, 0.8, H, 0.04, 0.06, "#0E1B4F")
for k in range(-3, 4):
    box((0.004, 0.66, 0.002), (k * 0.12, 0, z), matte("#3C58C8"), 0, parent=s)
    if abs(k) < 3:
        box((0.86, 0.004, 0.002), (0, k * 0.12, z), matte("#3C58C8"), 0, parent=s)
wave = [(-0.42 + i * 0.014, 0.22 * sin(i * 0.31), z + 0.008) for i in range(61)]
tube(wave, 0.02, mat(AMBER, glow=1.6), parent=s)
for k in range(3):
    cyl(0.075, 0.06, (0.52, 0.3 - 0.26 * k, 0.03), paint(H.main), 0.02, parent=o)
for k in range(4):
    cyl(0.035, 0.05, (-0.55 + 0.22 * k, -0.44, 0.03), metal(), 0.01, parent=o)


def board(loc, turn, w, d, c):
    b = group(loc, (0, 0, turn), parent=g)
    slab(w, d, 0.04, paint(c), (0, 0, 0.03), 0.05, bev=0.01, parent=b)
    slab(0.26, 0.26, 0.05, paint(INK), (0, 0, 0.068), 0.02, parent=b)
    for k in range(int(w / 0.09) - 2):
        for y in (-1, 1):
            at_x = -w / 2 + 0.13 + k * 0.09
            box(
                (0.045, 0.045, 0.09),
                (at_x, y * (d / 2 - 0.06), 0.06),
                metal("#E9EEF7", 0.3),
                0.008,
                parent=b,
            )
    box((0.16, 0.14, 0.08), (w / 2 - 0.05, 0.05, 0.06), metal(), 0.015, parent=b)
    for x in (-0.28, -0.36):
        box((0.05, 0.1, 0.05), (x, 0.02, 0.06), paint(WHITE), 0.01, parent=b)


board((0.42, -0.42, Z), -6, 1.05, 0.62, H.main)
board((1.15, 0.25, Z), 10, 0.75, 0.52, H.mid)
board((-0.75, -0.58, Z), 4, 0.8, 0.42, H.mid)
for k, (x0, x1, y1, c) in enumerate(
    ((-1.27, 0.05, -0.25, H.pale), (-1.05, 0.2, -0.22, WHITE), (-0.83, 0.9, 0.1, H.mid))
):
    a, b = (x0 + 0.0, 0.1, Z + 0.12), (x1, y1, Z + 0.13)
    mid = ((x0 + x1) / 2, -0.28, Z + 0.05 + 0.04 * k)
    tube([a, (x0, -0.12, Z + 0.09), mid, b], 0.022, paint(c), parent=g)
stand = group((1.25, -0.5, Z), (0, 0, 20), parent=g)
cyl(0.17, 0.08, m=paint(H.deep), parent=stand)
cyl(0.09, 0.26, (0, 0, 0.06), metal(), 0.01, (0, 24, 0), parent=stand, r2=0.12)
rod((0.08, 0, 0.22), (0.34, 0, 0.78), 0.055, paint(WHITE), stand, 0.03)
rod((0.05, 0, 0.14), (0.12, 0, 0.3), 0.02, metal(), stand)
render(el=23)
