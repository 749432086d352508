"""Two storage tanks with pipework; the sensor on the front one is amber."""

from kit import *

H = stage("slate")
B = plinth(H, 4.1, 3.1)


def tank(loc, r, h, c):
    t = group(loc)
    dome = [
        (r * cos(a), 0.25 + h + 0.42 * r * sin(a)) for a in [pi / 2 * i / 16 for i in range(17)]
    ]
    cone = [(0.1, 0.0), (r, 0.25)]
    lathe(cone + dome, c, parent=t)
    for k in range(1, 5):
        torus(r, 0.018, (0, 0, 0.25 + h * k / 5), c, parent=t, k=12)
    torus(r, 0.04, (0, 0, 0.27), paint(H.deep), parent=t)
    torus(r, 0.03, (0, 0, 0.25 + h), paint(H.deep), parent=t)
    for k in range(6):
        a = radians(60 * k + 20)
        box(
            (0.1, 0.1, 0.45),
            (r * 0.93 * cos(a), r * 0.93 * sin(a), -0.2),
            paint(H.deep),
            0.02,
            parent=t,
        )
    cyl(0.14, 0.16, (0, 0, 0.25 + h + 0.4 * r), paint(H.deep), parent=t)
    return t


a = tank(at(-0.75, -0.3, B + 0.2), 0.72, 1.75, paint(WHITE, 0.4))
b = tank(at(0.75, 0.2, B + 0.2), 0.6, 1.15, paint(H.main))
for z in (0.5, 0.8, 1.1, 1.4, 1.7, 1.95):
    rod((0.5, -0.56, z), (0.65, -0.38, z), 0.018, metal(), a, n=10)
for p in ((0.49, -0.58), (0.66, -0.37)):
    rod((*p, 0.0), (*p, 2.2), 0.025, metal(), a, n=12)
pipe = [
    at(-0.75, 0.3, B + 0.16),
    at(-0.7, 0.85, B + 0.16),
    at(-0.1, 1.15, B + 0.16),
    at(0.6, 1.2, B + 0.16),
]
tube(pipe + [at(0.75, 0.9, B + 0.18), at(0.75, 0.5, B + 0.3)], 0.08, paint(H.mid))
v = group(at(-0.05, 1.15, B + 0.16))
cyl(0.14, 0.14, (0, 0, -0.07), paint(H.deep), parent=v)
cyl(0.03, 0.26, (0, 0, 0), metal(), parent=v)
torus(0.15, 0.03, (0, 0, 0.26), paint(WHITE), parent=v, n=48, k=12)
s = upright((*at(0.75, 0.81)[:2], B + 1.02), 52)
slab(0.5, 0.42, 0.16, amber(), (0, 0, -0.02), 0.1, bev=0.05, parent=s)
cyl(0.1, 0.03, (0, 0, 0.13), paint(WHITE), 0.01, parent=s)
for r in (0.4, 0.56, 0.72):
    arc = [
        (r * cos(t), 0.16 + r * sin(t), 0.05)
        for t in [radians(58 + 64 * i / 12) for i in range(13)]
    ]
    tube(arc, 0.028, amber(strength=0.5), parent=s)
gauge = upright((*at(-0.85, 0.42)[:2], B + 1.15), 46)
ring(0.2, 0.25, 0.07, paint(H.deep), parent=gauge)
cyl(0.21, 0.05, m=paint(WHITE), parent=gauge)
rod((0, 0, 0.06), (0.1, 0.1, 0.06), 0.016, paint(H.deep), gauge)
render(el=19)
