"""A record whose income runs down three tracks to three stacks."""

from kit import *

H = stage("indigo")
B = disc(H, 2.3)
r = upright(at(-0.75, -0.75, B + 1.12), 46, 8)
prof = [(0, 0), (1.12, 0), (1.14, 0.02), (1.12, 0.045)]
for k in range(26):
    prof.append((1.08 - 0.026 * k, 0.045 - (0.008 if k % 2 else 0)))
lathe(prof + [(0, 0.045)], mat(INK, rough=0.22, coat=0.5), parent=r)
for radius in (0.5, 0.62, 0.74, 0.86, 0.98, 1.08):
    torus(radius, 0.008, (0, 0, 0.045), mat("#4A5378", rough=0.3), parent=r, k=8)
cyl(0.4, 0.02, (0, 0, 0.04), amber(), 0.006, parent=r)
cyl(0.34, 0.012, (0, 0, 0.055), paint("#FFB54A"), 0.004, parent=r)
cyl(0.05, 0.03, (0, 0, 0.06), paint(WHITE), 0.008, parent=r)
slot = group(at(-0.75, -0.75, B), (0, 0, 46))
box((1.3, 0.34, 0.16), (0, 0, 0), paint(H.main), 0.05, parent=slot)
ends = ((-0.95, 1.05, 3), (0.35, 1.2, 6), (1.42, 0.35, 10))
for u, v, n in ends:
    start, mid = at(-0.5, -0.45, B + 0.04), at(u * 0.7 - 0.1, v * 0.3, B + 0.04)
    tube([start, mid, at(u, v, B + 0.04)], 0.075, paint(H.main))
    cyl(0.4, 0.07, at(u, v, B), paint(H.main), 0.02)
    coins(n, at(u, v, B + 0.07), 0.31, paint(WHITE, 0.3))
coin(at(0.12, 0.45, B + 0.11), 0.18, paint(WHITE, 0.3), (6, 8, 0))
coin(at(0.62, 0.02, B + 0.11), 0.18, paint(WHITE, 0.3), (6, 8, 0))
render(el=27)
