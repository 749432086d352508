"""A crate of apples, a bottle, cheese and a jar."""

from kit import *

random.seed(5)
H = stage("peach")
B = plinth(H, 3.7, 2.7)
g = group((-0.72, 0.42, B))
woods = [paint("#E3CDBE", 0.6), paint("#D2B5A4", 0.6)]
for s in (-1, 1):
    for k in range(3):
        z = 0.06 + k * 0.245
        box((1.7, 0.07, 0.2), (0, s * 0.56, z), woods[k % 2], 0.02, parent=g)
        box((0.07, 1.05, 0.2), (s * 0.82, 0, z), woods[(k + 1) % 2], 0.02, parent=g)
    for y in (-1, 1):
        box((0.1, 0.1, 0.78), (s * 0.79, y * 0.53, 0), woods[0], 0.02, parent=g)
box((1.6, 1.05, 0.05), (0, 0, 0.05), woods[1], 0.01, parent=g)
skins = ["#E8452C", "#E85A3A", "#E8452C", "#C9302A", "#D83A2C"]


def apple(x, y, z, r):
    prof = []
    for i in range(33):
        t = pi * i / 32
        R = r * (1 - 0.06 * cos(t)) * max(0, sin(t)) ** 0.92
        dip = 2.718 ** -((R / (r * 0.3)) ** 2) * (-0.34 if t > pi / 2 else 0.14)
        prof.append((R, -0.95 * r * cos(t) + r * dip))
    tilt = (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 360))
    q = group((x, y, z), tilt, parent=g)
    lathe(prof, paint(random.choice(skins), 0.25), parent=q, n=64)
    cyl(0.012, 0.11, (0, 0, r * 0.58), paint("#7A4B2E", 0.6), 0.005, (10, 14, 0), 16, q)


for nx, ny, z, gap in ((5, 3, 0.62, 0.32), (4, 2, 0.87, 0.335), (2, 1, 1.1, 0.31)):
    for i in range(nx):
        for j in range(ny):
            apple((i - (nx - 1) / 2) * gap, (j - (ny - 1) / 2) * gap, z, 0.185)
h = group((0.92, 0.4, B), (0, 0, -46), 0.98)
prof = [(0, 0.06), (0.2, 0.03), (0.27, 0), (0.3, 0.02), (0.31, 0.06), (0.31, 1.12), (0.3, 1.2)]
prof += [(0.26, 1.32), (0.19, 1.44), (0.135, 1.53), (0.115, 1.6), (0.11, 2.0), (0.125, 2.01)]
lathe(prof + [(0.13, 2.06), (0.09, 2.085), (0, 2.085)], mat("#3A0D1D", 0.08, coat=1), parent=h)
foil = [(0.118, 1.66), (0.118, 2.0), (0.136, 2.005), (0.14, 2.06), (0.134, 2.095), (0, 2.1)]
lathe(foil, paint("#8E2B3F", 0.3), parent=h)
band(0.314, 0.38, 0.98, matte("#FFF7EE"), -80, 80, h)
for a, low, high, c in (
    (36, 0.8, 0.86, "#6E1F3A"),
    (22, 0.72, 0.745, "#C9B8A8"),
    (28, 0.665, 0.69, "#C9B8A8"),
    (80, 0.4, 0.44, "#8E2B3F"),
):
    band(0.318, low, high, matte(c), -a, a, h, 24)
c = group((-0.75, -0.95, B), (0, 0, 14))
arc = [radians(a) for a in range(-2, 44, 3)]
wedge = [(0, 0)] + [(0.95 * cos(a), 0.95 * sin(a)) for a in arc]
prism(wedge, 0.4, paint("#FFF3E4", 0.5), parent=c)
for x, y, r in ((0.35, 0.0, 0.07), (0.68, 0.0, 0.05), (0.55, 0.02, 0.04)):
    sphere(r, (x, y - 0.03, 0.12 + r * 2), paint("#F0D3BE", 0.6), c, (1, 0.3, 1), seg=24)
j = group((0.75, -0.72, B))
cyl(0.3, 0.5, m=mat("#B5402C", 0.12, coat=1), bev=0.07, parent=j)
cyl(0.27, 0.16, (0, 0, 0.5), paint(WHITE, 0.4), 0.03, parent=j)
band(0.304, 0.14, 0.36, matte("#FFF7EE"), -110, 20, j)
render(el=20)
