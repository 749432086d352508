"""A processor on its board, traces running out; the die is amber."""

from kit import *

random.seed(2)
H = stage("teal")
slab(4.0, 3.3, 0.14, paint(H.main), r=0.25, bev=0.04)
Z = 0.14
for x in (-1, 1):
    for y in (-1, 1):
        ring(0.07, 0.15, 0.02, metal("#D9E4E4", 0.3), (x * 1.75, y * 1.4, Z - 0.005))
trace = paint("#5ECFD2", 0.4)
for k in range(7):
    o = (k - 3) * 0.17
    for s in (-1, 1):
        bend = 1.15 + abs(k - 3) * 0.09
        end = o + (0.25 if o > 0 else -0.25 if o < 0 else 0)
        pts = [(s * 0.8, o, Z), (s * bend, o, Z), (s * (bend + abs(end - o)), end, Z)]
        pts.append((s * 1.82 if abs(end) < 0.7 else s * 1.7, end, Z))
        tube(pts, 0.022, trace, smooth=False)
        cyl(0.05, 0.022, pts[-1], trace, 0.005, n=24)
        pts = [(o, s * 0.8, Z), (o, s * (1.0 + abs(k - 3) * 0.06), Z)]
        pts += [
            (end * 1.2, s * (1.0 + abs(k - 3) * 0.06 + abs(end * 1.2 - o)), Z),
            (end * 1.2, s * 1.5, Z),
        ]
        tube(pts, 0.022, trace, smooth=False)
slab(1.75, 1.75, 0.1, paint(H.deep), (0, 0, Z), 0.06)
for k in range(11):
    for s in (-1, 1):
        o = (k - 5) * 0.14
        box((0.16, 0.06, 0.05), (s * 0.92, o, Z), metal("#E3ECEC", 0.25), 0.012)
        box((0.06, 0.16, 0.05), (o, s * 0.92, Z), metal("#E3ECEC", 0.25), 0.012)
slab(1.45, 1.45, 0.16, paint(WHITE, 0.35), (0, 0, Z + 0.1), 0.1, bev=0.04)
slab(1.0, 1.0, 0.06, paint(H.deep), (0, 0, Z + 0.25), 0.06)
die = group((0, 0, Z + 0.3))
slab(0.82, 0.82, 0.06, amber(0.25, 0.45), (0, 0, 0), 0.04, parent=die)
nodes = [(-0.24, y) for y in (-0.22, 0, 0.22)] + [(0.24, y) for y in (-0.14, 0.14)]
for a in nodes[:3]:
    for b in nodes[3:]:
        tube([(*a, 0.065), (*b, 0.065)], 0.012, matte("#FFE2A8"), smooth=False, parent=die)
for a in nodes:
    cyl(0.065, 0.03, (*a, 0.05), paint(WHITE), 0.01, parent=die)
for x, y, turn in ((-1.55, 0.95, 0), (-1.3, 0.95, 0), (1.45, -0.95, 90), (1.45, -1.2, 90)):
    box((0.16, 0.3, 0.12), (x, y, Z), paint(H.pale), 0.02, rot=(0, 0, turn))
for x, y in ((1.3, 1.1), (1.6, 1.0), (-1.5, -1.05), (-1.2, -1.2)):
    cyl(0.13, 0.26, (x, y, Z), paint(H.deep), 0.03)
    cyl(0.11, 0.01, (x, y, Z + 0.255), metal(), 0.003)
render(el=36, lens=125)
