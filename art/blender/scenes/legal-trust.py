"""Scales: client money in amber on one pan, the matter's folder on the other."""

from kit import *

H = stage("lilac")
B = disc(H, 1.75)
g = group((0, 0, B), (0, 0, 46))
cyl(0.62, 0.12, (0, 0, 0), paint(H.deep), 0.04, parent=g)
cyl(0.45, 0.12, (0, 0, 0.12), paint(H.main), 0.04, parent=g)
post = [(0.2, 0.24), (0.1, 0.4), (0.075, 0.6), (0.065, 1.9), (0.1, 2.05), (0.05, 2.12)]
lathe(post, paint(H.main, 0.3), parent=g).modifiers.new("s", "SUBSURF").render_levels = 1
sphere(0.13, (0, 0, 2.3), paint(WHITE, 0.25), g)
tilt = group((0, 0, 2.12), (0, 5, 0), parent=g)
beam = [(-1.2, 0, 0.02), (-0.6, 0, 0.1), (0, 0, 0.0), (0.6, 0, 0.1), (1.2, 0, 0.02)]
tube(beam, 0.055, paint(H.main, 0.3), parent=tilt)
cyl(0.15, 0.16, (0, 0.08, 0), paint(WHITE, 0.3), 0.03, (90, 0, 0), parent=tilt)
bowl = [
    (0, 0),
    (0.3, 0.03),
    (0.5, 0.12),
    (0.58, 0.2),
    (0.55, 0.21),
    (0.46, 0.16),
    (0.28, 0.07),
    (0, 0.05),
]
tops = []
for s in (-1, 1):
    z = 2.13 - s * 0.105
    tip = (s * 1.2, 0, z)
    low = z - 1.15
    sphere(0.08, tip, paint(WHITE, 0.3), g, seg=32)
    for k in range(3):
        a = radians(120 * k + 90)
        rod(
            tip,
            (s * 1.2 + 0.55 * cos(a), 0.55 * sin(a), low + 0.2),
            0.012,
            metal("#CFCBE6", 0.3),
            g,
            0.002,
            10,
        )
    lathe(bowl, paint(H.mid, 0.28), (s * 1.2, 0, low), parent=g)
    tops.append(low + 0.07)
for x, y, n in ((-0.16, 0.1, 4), (0.18, 0.12, 3), (0.02, -0.2, 5)):
    coins(n, (1.2 + x, y, tops[1]), 0.19, amber(), g)
box((0.52, 0.5, 0.12), (-1.2, 0, tops[0] + 0.03), paint(H.mid), 0.03, rot=(0, 0, 15), parent=g)
box((0.48, 0.46, 0.1), (-1.2, 0, tops[0] + 0.15), matte(WHITE), 0.02, rot=(0, 0, 5), parent=g)
box((0.5, 0.48, 0.05), (-1.2, 0, tops[0] + 0.25), paint(H.main), 0.02, rot=(0, 0, 22), parent=g)
render(el=15)
