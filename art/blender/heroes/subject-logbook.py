"""A site helmet on a dive and trade logbook; one entry is signed."""

from kit import *

H = stage("sea")
B = plinth(H, 4.3, 3.4)
g = group(at(-0.8, -0.3, B), (0, 0, 40), 1.1)
dome = []
for i in range(25):
    a = pi / 2 * i / 24
    dome.append((0.92 * cos(a) ** 0.9, 0.12 + 0.86 * sin(a)))
o = lathe(dome, paint(WHITE, 0.25), parent=g)
o.scale = (0.88, 1.05, 1)
brim = [
    (1.1 * cos(a), 1.12 * sin(a) * (1.28 if sin(a) < 0 else 1))
    for a in [2 * pi * i / 64 for i in range(64)]
]
prism(
    [(0.9 * x, y) for x, y in brim], 0.08, paint(WHITE, 0.25), (0, -0.02, 0.08), bev=0.035, parent=g
)
for x, r in ((0, 0.075), (-0.27, 0.05), (0.27, 0.05)):
    rib = [
        (x, 0.97 * cos(t) * (1 - abs(x) * 0.25), 0.12 + 0.88 * sin(t) * (1 - abs(x) * 0.2))
        for t in [radians(14 + 152 * i / 20) for i in range(21)]
    ]
    tube(rib, r, paint(WHITE if x else H.main, 0.25), parent=g)
torus(0.93, 0.035, (0, 0, 0.19), paint(H.main), parent=g).scale = (0.88, 1.05, 1)
f = upright((0, -1.0, 0.44), lean=22, parent=g)
slab(0.34, 0.24, 0.08, paint(H.deep), (0, 0, -0.03), 0.05, parent=f)
cyl(0.09, 0.06, (0, 0, 0.04), mat(WHITE, 0.1, coat=0.8, glow=0.3), 0.02, parent=f)
b = group(at(0.85, 0.72, B), (0, 0, 38))
box((2.0, 1.5, 0.06), (0, 0, 0), paint(H.main), 0.025, parent=b)
for s in (-1, 1):
    box((0.94, 1.38, 0.16), (s * 0.48, 0, 0.05), matte(WHITE), 0.03, rot=(0, s * -2, 0), parent=b)
    page = group((s * 0.48, 0, 0.212), (0, s * -2, 0), parent=b)
    lines(page, -0.36, 0.52, [0.4], h=0.08, c=H.main)
    for k in range(6):
        y = 0.34 - 0.165 * k
        lit = s > 0 and k == 3
        box(
            (0.76, 0.12, 0.008),
            (0, y, 0),
            paint(H.main, 0.4) if lit else paint(H.pale),
            0.003,
            parent=page,
        )
        box(
            (0.3 + 0.06 * (k % 3), 0.03, 0.008),
            (-0.16, y, 0.006),
            matte(WHITE if lit else "#9CC9B5"),
            0,
            parent=page,
        )
        if lit:
            check(0.12, 0.016, loc=(0.29, y), parent=page)
for k in range(7):
    torus(0.1, 0.018, (0, -0.6 + 0.2 * k, 0.16), metal("#D7E0F2", 0.2), (90, 0, 0), b, 32, 10)
p = group(at(-0.1, 1.5, B + 0.06), (0, 90, 75))
cyl(0.055, 0.85, m=paint(H.deep), parent=p)
cyl(0.056, 0.16, (0, 0, 0.2), paint(WHITE), parent=p)
lathe([(0.05, 0), (0.0, -0.16)], metal(), parent=p)
render(el=25)
