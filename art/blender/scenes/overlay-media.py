"""A cine camera with two reels; of the film it shot, one frame is amber."""

from kit import *

H = stage("blue")
B = disc(H, 2.15)
g = group((0.05, 0.35, B + 0.72), (0, 0, 22))
box((1.55, 0.72, 0.98), (0, 0, 0), paint(H.main), 0.09, parent=g)
box((1.15, 0.06, 0.62), (-0.08, -0.37, 0.18), paint(H.mid), 0.04, parent=g)
box((0.34, 0.05, 0.1), (-0.36, -0.41, 0.6), paint(WHITE), 0.02, parent=g)
box((0.5, 0.4, 0.28), (-0.95, -0.1, 0.55), paint(INK), 0.06, parent=g)
for x0, x1, r0, r1, c in (
    (0.74, 0.92, 0.33, 0.33, H.deep),
    (0.9, 1.2, 0.27, 0.3, INK),
    (1.18, 1.34, 0.36, 0.42, H.deep),
):
    rod((x0, 0, 0.5), (x1, 0, 0.5), r0, paint(c), g, 0.03, 64, r1)
cyl(0.32, 0.02, (1.345, 0, 0.5), mat("#0A1C4A", rough=0.05, coat=1), rot=(0, 90, 0), parent=g)


def reel(x, z, r):
    u = upright((x, -0.02, z), parent=g)
    cyl(r * 0.82, 0.2, (0, 0, -0.1), paint(H.deep, 0.5), parent=u)
    for side in (-0.15, 0.1):
        ring(r * 0.84, r, 0.05, paint(PORCELAIN), (0, 0, side), parent=u)
        cyl(r * 0.28, 0.05, (0, 0, side), paint(PORCELAIN), 0.015, parent=u)
        for k in range(5):
            a = 72 * k + 18
            at = (r * 0.56 * cos(radians(a)), r * 0.56 * sin(radians(a)), side + 0.025)
            box((r * 0.7, r * 0.2, 0.045), at, paint(PORCELAIN), 0.015, (0, 0, a), 3, u, False)
    cyl(r * 0.1, 0.34, (0, 0, -0.15), metal(), 0.02, parent=u)


reel(-0.48, 1.5, 0.55)
reel(0.6, 1.42, 0.46)
for a in (-80, 40, 160):
    foot = (0.85 * cos(radians(a)), 0.85 * sin(radians(a)), -0.72)
    rod((0.1 * cos(radians(a)), 0.1 * sin(radians(a)), 0), foot, 0.06, paint(H.deep), g)
cyl(0.3, 0.1, (0, 0, -0.08), paint(H.deep), parent=g)
f = group((0.35, -1.08, B), (0, 0, 22))
box((2.3, 0.5, 0.02), (0, 0, 0), paint(H.deep), 0.008, parent=f)
for k in range(5):
    lit = amber() if k == 3 else paint(PORCELAIN)
    box((0.36, 0.28, 0.02), ((k - 2) * 0.44, 0, 0.012), lit, 0.008, parent=f)
for k in range(15):
    for y in (-0.2, 0.2):
        box((0.07, 0.05, 0.02), ((k - 7) * 0.15, y, 0.008), paint(WHITE), 0.008, parent=f)
render(el=20)
