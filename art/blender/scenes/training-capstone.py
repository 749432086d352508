"""An arch of white stones about to be closed by its amber keystone."""

from kit import *

H = stage("cobalt")
B = plinth(H, 3.8, 2.3)
g = group((0, 0.05, B), (0, 0, 24))
D, R0, R1, base = 0.85, 0.85, 1.38, 0.78
for s in (-1, 1):
    x = s * (R0 + R1) / 2
    box((0.78, D + 0.2, 0.16), (x, 0, 0), paint(H.mid), 0.03, parent=g)
    for k in range(2):
        c = (WHITE, H.pale)[k]
        box((R1 - R0, D, 0.3), (x, 0, 0.16 + 0.31 * k), paint(c, 0.5), 0.03, parent=g)


def stone(a0, a1, m, lift=0.0, r1=R1):
    n, gap = 6, 0.6
    angles = [radians(a0 + gap + (a1 - a0 - 2 * gap) * i / n) for i in range(n + 1)]
    ring_pts = [(R0 * cos(a), R0 * sin(a)) for a in angles]
    ring_pts += [(r1 * cos(a), r1 * sin(a)) for a in reversed(angles)]
    prism(ring_pts, D, m, (0, D / 2, base + lift), (90, 0, 0), 0.035, parent=g)


n, key = 10, 22
step = (180 - key) / n
for k in range(n):
    a = k * step + (key if k >= n // 2 else 0)
    stone(a, a + step, paint((WHITE, H.pale)[k % 2], 0.5))
stone(90 - key / 2, 90 + key / 2, amber(), 0.45, R1 + 0.14)
top = base + 0.45 + R1 + 0.12
ring(0.06, 0.12, 0.06, metal(), (0, 0.03, top + 0.08), (90, 0, 0), parent=g)
rod((0, 0, top + 0.15), (0, 0, top + 0.62), 0.02, paint(H.deep), g, n=12)
hook = group((0, 0, top + 0.6), parent=g)
box((0.3, 0.22, 0.22), (0, 0, 0), paint(H.main), 0.06, parent=hook)
for y in (-0.06, 0.06):
    rod((0, y, 0.2), (0, y, 0.55), 0.014, paint(INK), hook, n=10)
arc = [(0.83 * cos(a), 0, base + 0.83 * sin(a)) for a in [pi * i / 24 for i in range(25)]]
for y in (-0.3, 0.3):
    tube([(x, y, z - 0.03) for x, _, z in arc], 0.045, paint(H.main), parent=g)
    for x in (-0.78, 0.78):
        z = base + (0.83**2 - min(0.82, abs(x)) ** 2) ** 0.5 - 0.05
        rod((x, y, 0), (x, y, z), 0.035, paint(H.main), g)
    rod((-0.8, y, base), (0.8, y, base), 0.035, paint(H.main), g)
box((0.5, 0.4, 0.3), (1.45, -0.75, 0), paint(WHITE, 0.5), 0.03, rot=(0, 0, 20), parent=g)
render(el=17, fill=(0.84, 0.92))
