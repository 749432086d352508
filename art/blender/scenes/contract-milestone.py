"""A crane builds a tower floor by floor; the floor being paid for is amber."""

from kit import *

H = stage("indigo")
B = disc(H, 1.85, step=False)
t = group(at(0.45, 0.25, B), (0, 0, 22))
W, F = 1.5, 0.5
for k in range(5):
    z = 0.12 + k * F
    done, current = k < 3, k == 3
    floor = amber(strength=0.3) if current else paint(WHITE if done else H.pale, 0.45)
    box((W, W, 0.1), (0, 0, z - 0.1), floor, 0.025, parent=t)
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            if k < 4 and (x or y):
                c = amber() if current else paint(WHITE, 0.45)
                box((0.1, 0.1, F - 0.1), (x * 0.64, y * 0.64, z), c, 0.015, parent=t)
    if done:
        box((W - 0.2, W - 0.2, F - 0.1), (0, 0, z), mat(H.main, 0.12, coat=0.6), 0.01, parent=t)
    if k == 4:
        for x in (-0.6, -0.2, 0.2, 0.6):
            for y in (-0.6, 0.6):
                rod((x, y, z), (x, y, z + 0.24), 0.022, paint(H.deep), t, n=12)
c = group(at(-1.0, -0.35, B))
box((0.75, 0.75, 0.14), (0, 0, 0), paint(H.deep), parent=c)
h, s = 3.35, 0.14
m = paint(H.main)
for x in (-s, s):
    for y in (-s, s):
        box((0.05, 0.05, h), (x, y, 0.1), m, 0.01, parent=c)
for k in range(11):
    z0, z1 = 0.15 + k * 0.29, 0.15 + (k + 1) * 0.29
    a, b = (-s, s) if k % 2 else (s, -s)
    for p, q in (((a, -s, z0), (b, -s, z1)), ((s, a, z0), (s, b, z1))):
        rod(p, q, 0.018, m, c, n=10)
j = group((0, 0, h + 0.1), (0, 0, 46), parent=c)
box((0.42, 0.42, 0.3), (0, 0, -0.05), paint(WHITE), 0.05, parent=j)
for y in (-0.1, 0.1):
    box((3.1, 0.045, 0.045), (0.75, y, 0.26), m, 0.01, parent=j)
box((2.4, 0.045, 0.045), (1.1, 0, 0.5), m, 0.01, parent=j)
for k in range(16):
    x0, x1 = -0.1 + k * 0.15, 0.05 + k * 0.15
    up = k % 2
    for y in (-0.1, 0.1):
        p, q = (x0, y if up else 0, 0.28 if up else 0.5), (x1, 0 if up else y, 0.5 if up else 0.28)
        rod(p, q, 0.014, m, j, n=8)
box((0.5, 0.36, 0.34), (-0.62, 0, 0.02), paint(H.deep), 0.04, parent=j)
rod((0, 0, 0.3), (0, 0, 0.95), 0.04, m, j)
for x in (2.1, -0.7):
    rod((0, 0, 0.92), (x, 0, 0.5 if x > 0 else 0.3), 0.012, paint(H.deep), j, n=8)
rod((1.6, 0, 0.26), (1.6, 0, -0.35), 0.014, paint(INK), j, n=8)
box((0.7, 0.5, 0.09), (1.6, 0, -0.46), paint(WHITE), 0.02, parent=j)
render(el=17, fill=(0.84, 0.9))
