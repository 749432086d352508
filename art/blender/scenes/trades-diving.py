"""A diving helmet; its front port, the part inspected, is ringed in amber."""

from kit import *

H = stage("sea")
B = disc(H, 1.95)
g = group((0, 0, B), (0, 0, 34))
shell, steel, dark = paint(H.main, 0.28), metal("#D3DDDA", 0.25), paint(H.deep)
collar = [(1.22, 0), (1.24, 0.06), (1.1, 0.26), (0.86, 0.46), (0.72, 0.56)]
o = lathe(collar, shell, parent=g)
o.scale = (1.08, 0.9, 1)
torus(1.2, 0.07, (0, 0, 0.06), steel, parent=g).scale = (1.1, 0.92, 1)
for k in range(12):
    a = radians(30 * k + 15)
    hexnut(
        0.065, 0.09, (1.13 * 1.09 * cos(a), 1.13 * 0.91 * sin(a), 0.14), steel, (0, 0, k * 21), g
    )
ring(0.62, 0.8, 0.2, steel, (0, 0, 0.52), bev=0.04, parent=g)
bolts(10, 0.83, 0.05, 0.1, 0.57, dark, g)
sphere(0.95, (0, 0, 1.42), shell, g, (1, 1, 1.02), seg=96)


def port(turn, lean, r, m, z=1.42, out=0.84):
    u = group((0, 0, z), (0, 0, turn), parent=g)
    f = group((0, -out * cos(radians(lean)), out * sin(radians(lean))), (90 - lean, 0, 0), parent=u)
    ring(r * 0.84, r * 1.16, 0.2, m, (0, 0, -0.1), bev=0.05, parent=f)
    cyl(r * 0.9, 0.06, (0, 0, -0.04), mat("#0E3A33", 0.05, coat=1, spec=0.8), 0.01, parent=f)
    bolts(8, r, 0.042, 0.05, 0.09, steel if m != steel else dark, f, 22)
    return f


port(0, 0, 0.42, amber(0.28))
for side in (-68, 68):
    f = port(side, 0, 0.32, steel)
    for k in (-1, 0, 1):
        rod((k * 0.13, -0.3, 0.1), (k * 0.13, 0.3, 0.1), 0.022, steel, f)
        rod((-0.3, k * 0.13, 0.12), (0.3, k * 0.13, 0.12), 0.022, steel, f)
f = port(0, 52, 0.26, steel, out=0.86)
for k in (-1, 0, 1):
    rod((k * 0.1, -0.24, 0.1), (k * 0.1, 0.24, 0.1), 0.02, steel, f)
cyl(0.15, 0.18, (0, 0, 2.34), dark, 0.04, parent=g)
torus(0.16, 0.045, (0, 0, 2.56), steel, (90, 0, 0), g, 48, 12)
v = group((0.62, 0.45, 1.9), (0, 40, 36), parent=g)
cyl(0.14, 0.22, m=steel, parent=v)
hose = [(0, 0, 0.15), (0, 0, 0.4), (0.3, 0, 0.5), (0.75, 0.1, 0.0), (0.55, 0.2, -1.2)]
tube(hose, 0.075, dark, parent=v)
valve = group((0.62, -0.72, 1.02), (60, 0, 40), parent=g)
cyl(0.1, 0.14, m=steel, parent=valve)
gear(0.13, 8, 0.06, dark, (0, 0, 0.14), parent=valve, depth=0.25)
# The wide picture leaves its left side to a headline.
render(el=13, shift=(0.22, 0) if A.w > A.h * 1.7 else (0, 0))
