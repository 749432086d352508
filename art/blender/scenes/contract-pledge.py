"""A glass jar of pledges, filled to the amber line."""

from kit import *

random.seed(11)
H = stage("indigo")
B = disc(H, 1.75)
R, T = 0.95, 2.0
wall = [
    (0, 0.02),
    (R - 0.12, 0.02),
    (R - 0.03, 0.06),
    (R, 0.16),
    (R, T - 0.3),
    (R - 0.06, T - 0.14),
]
wall += [(R - 0.18, T - 0.04), (R - 0.18, T + 0.12)]
lathe(wall, clear(H.pale), (0, 0, B))
ring(R - 0.24, R - 0.13, 0.06, clear(H.pale, 0.15), (0, 0, B + T + 0.1))
for layer in range(11):
    z = B + 0.06 + layer * 0.118
    for k in range(6):
        a = radians(60 * k + layer * 37)
        tilt = (random.uniform(-9, 9), random.uniform(-9, 9), 0)
        m = paint((WHITE, H.mid, PORCELAIN, H.main, WHITE)[(k + layer * 2) % 5], 0.3)
        coin((0.58 * cos(a), 0.58 * sin(a), z + random.uniform(0, 0.04)), 0.3, m, tilt)
    coin((0, 0, z + 0.02), 0.28, paint(WHITE, 0.3), (random.uniform(-8, 8), 0, 0))
line = B + 1.44
torus(R + 0.015, 0.03, (0, 0, line), amber(strength=0.5))
tag = upright((*at(0, R + 0.02)[:2], line), 52)
box((0.3, 0.16, 0.03), (0.0, -0.08, 0), amber(strength=0.4), 0.012, parent=tag)
for k in range(5):
    tick = upright((*at(0.0, R + 0.01)[:2], B + 0.3 + 0.22 * k), 52)
    box((0.22 if k % 2 else 0.14, 0.025, 0.012), (0, 0, 0), paint(H.deep), 0.004, parent=tick)
coin(at(0.12, 0, B + 2.62), 0.3, paint(WHITE, 0.3), (70, 0, 52))
coin(at(1.25, 0.55, B), 0.3, paint(WHITE, 0.3))
coin(at(1.05, 0.85, B + 0.07), 0.3, paint(H.mid, 0.3), (0, 14, 60))
render(el=19)
