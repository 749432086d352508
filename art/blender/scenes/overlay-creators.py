"""A studio microphone with a lit amber ring, and a tablet with the take."""

from kit import *

random.seed(8)
H = stage("blue")
B = disc(H, 2.1)
m = group(at(-0.72, 0.0, B), (0, 0, 38), 1.25)
cyl(0.55, 0.12, (0, 0, 0), paint(H.deep), 0.04, parent=m)
rod((0, 0, 0.1), (0, 0, 1.0), 0.05, metal(), m)
yoke = [(-0.46, 0, 1.62), (-0.46, 0, 1.2), (-0.3, 0, 1.02), (0.3, 0, 1.02), (0.46, 0, 1.2)]
tube(yoke + [(0.46, 0, 1.62)], 0.05, paint(H.deep), parent=m)
for x in (-1, 1):
    cyl(0.1, 0.12, (x * 0.46 - 0.06, 0, 1.62), paint(PORCELAIN), rot=(0, 90, 0), parent=m)
h = group((0, 0, 1.62), (-10, 0, 0), parent=m)
cyl(0.36, 0.66, (0, 0, -0.62), paint(H.main), 0.1, parent=h)
cyl(0.365, 0.1, (0, 0, 0.02), amber(strength=0.6), 0.03, parent=h)
cap = [(0.35 * cos(a), 0.42 + 0.35 * sin(a)) for a in [pi / 2 * i / 12 for i in range(13)]]
lathe([(0.35, 0.12)] + cap, paint(H.pale, 0.5), parent=h)
for k in range(8):
    z = 0.16 + k * 0.075
    r = 0.355 if z < 0.42 else (0.355**2 - (z - 0.42) ** 2) ** 0.5
    torus(r, 0.017, (0, 0, z), metal(STEEL, 0.35), parent=h, k=10)
for k in range(24):
    a = 2 * pi * k / 24
    rib = [(0.36 * cos(a) * c, 0.36 * sin(a) * c, z) for c, z in ((1, 0.12), (1, 0.42))]
    rib += [
        (0.36 * cos(a) * cos(t), 0.36 * sin(a) * cos(t), 0.42 + 0.36 * sin(t))
        for t in (0.4, 0.9, 1.4)
    ]
    tube(rib, 0.009, metal(STEEL, 0.35), parent=h)
cyl(0.04, 0.02, (0, -0.355, -0.3), paint(WHITE), rot=(90, 0, 0), parent=h)
t = upright(at(0.85, 0.35, B + 0.02), 40, 22)
slab(1.6, 1.15, 0.07, paint(PORCELAIN), (0, 0.6, -0.07), 0.09, parent=t)
s = group((0, 0.6, -0.01), parent=t)
z = screen(s, 1.58, 1.13, H, 0.03, 0.09)
for k in range(23):
    a = 0.08 + 0.42 * abs(sin(k * 0.55)) * random.uniform(0.6, 1)
    tile(s, 0.032, a, ((k - 11) * 0.057, 0.12, z), WHITE if k < 13 else H.mid, r=0.014)
for k, c in enumerate((H.mid, WHITE, H.mid)):
    cyl(0.11 if k == 1 else 0.07, 0.02, ((k - 1) * 0.3, -0.34, z), mat(c, glow=0.2), 0.01, parent=s)
prism(
    [(-0.03, -0.05), (0.06, 0), (-0.03, 0.05)], 0.012, paint(H.main), (0, -0.34, z + 0.02), parent=s
)
cable = [at(-0.6, -0.5, B + 0.04), at(0.1, -1.1, B + 0.03), at(0.9, -0.9, B + 0.03)]
cable.append(at(1.0, -0.1, B + 0.03))
tube(cable, 0.03, paint(H.deep))
render(el=20)
