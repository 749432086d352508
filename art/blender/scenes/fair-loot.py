"""A treasure crate thrown open on the amber prize inside."""

from kit import *

random.seed(9)
H = stage("night")
B = disc(H, 2.0)
g = group(at(-0.05, 0.05, B), (0, 0, 26))
W, D, T = 1.9, 1.25, 0.85
wood, iron = paint(H.main, 0.45), paint("#C9D4F2", 0.35)
for y in (-1, 1):
    for k in range(3):
        box(
            (W, 0.09, T / 3 - 0.015),
            (0, y * (D / 2 - 0.045), 0.05 + k * T / 3),
            wood,
            0.025,
            parent=g,
        )
for x in (-1, 1):
    for k in range(3):
        box(
            (0.09, D - 0.1, T / 3 - 0.015),
            (x * (W / 2 - 0.045), 0, 0.05 + k * T / 3),
            wood,
            0.025,
            parent=g,
        )
box((W - 0.1, D - 0.1, 0.06), (0, 0, 0.05), paint(H.deep), parent=g)
for x in (-1, 1):
    for y in (-1, 1):
        box(
            (0.2, 0.2, T + 0.1),
            (x * (W / 2 - 0.06), y * (D / 2 - 0.06), 0.02),
            iron,
            0.04,
            parent=g,
        )
    box((0.16, D + 0.04, 0.08), (x * 0.45, 0, 0.0), iron, 0.02, parent=g)
    box((0.16, 0.05, T + 0.04), (x * 0.45, -D / 2, 0.02), iron, 0.02, parent=g)
box((0.36, 0.08, 0.36), (0, -D / 2 - 0.01, T - 0.26), iron, 0.04, parent=g)
cyl(0.06, 0.03, (0, -D / 2 - 0.045, T - 0.08), paint(INK), 0.01, (90, 0, 0), parent=g)
lid = group((0, D / 2, T + 0.08), (-68, 0, 0), parent=g)
r = D / 2
arc = [(-r + r * cos(a), r * 0.72 * sin(a)) for a in [pi * i / 24 for i in range(25)]]
for x, w, m, grow in (
    (0, W - 0.02, wood, 1.0),
    (-0.86, 0.2, iron, 1.05),
    (0.86, 0.2, iron, 1.05),
    (-0.45, 0.16, iron, 1.04),
    (0.45, 0.16, iron, 1.04),
):
    shell = [(-r + (y + r) * grow, z * grow) for y, z in arc]
    shell += [(-r + (y + r) * (grow - 0.14), z * (grow - 0.14)) for y, z in reversed(arc)]
    v = [(x + s * w / 2, y, z) for s in (-1, 1) for y, z in shell]
    n = len(shell)
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh(v, f, m, bev=0.012, parent=lid)
for _ in range(26):
    x, y = random.uniform(-0.75, 0.75), random.uniform(-0.42, 0.42)
    tilt = (random.uniform(-28, 28), random.uniform(-28, 28), 0)
    c = random.choice((H.mid, "#DCE6FF", "#DCE6FF", H.pale))
    coin(
        (x, y, T - 0.14 + 0.1 * (1 - abs(x)) + random.uniform(0, 0.05)),
        0.2,
        paint(c, 0.25),
        tilt,
        g,
    )
gem = group((0.02, -0.02, T + 0.62), (0, 0, 12), parent=g)
top = [(0.3 * cos(pi / 4 * i), 0.3 * sin(pi / 4 * i), 0.26) for i in range(8)]
mid = [(0.5 * cos(pi / 4 * (i + 0.5)), 0.5 * sin(pi / 4 * (i + 0.5)), 0.06) for i in range(8)]
f = [tuple(range(8))] + [(8 + i, 8 + (i + 1) % 8, 16) for i in range(8)]
f += [t for i in range(8) for t in ((i, 8 + i, (i + 1) % 8), ((i + 1) % 8, 8 + i, 8 + (i + 1) % 8))]
o = mesh(
    top + mid + [(0, 0, -0.5)],
    f,
    mat(AMBER, 0.12, coat=0.8, glow=0.45),
    bev=0.008,
    seg=1,
    parent=gem,
)
o.data.use_auto_smooth = True
o.data.auto_smooth_angle = radians(5)
area(at(0, 0, B + 1.35), at(0, 0, B), 0.5, 14, "#FFB03A")
coin(at(-0.75, 1.15, B), 0.22, paint("#DCE6FF", 0.25))
coin(at(0.95, 1.0, B), 0.22, paint(H.mid, 0.25))
coin(at(1.1, 0.82, B + 0.05), 0.22, paint("#DCE6FF", 0.25), (0, 16, 20))
render(el=22)
