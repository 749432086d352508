"""A wind turbine on a green hill beside the bond that paid for it."""

from kit import *

H = stage("mint")
B = disc(H, 2.0)
hill = [(1.15 * cos(a), 0.42 * sin(a)) for a in [pi / 2 * i / 16 for i in range(17)]]
lathe(hill, paint("#3FAE86", 0.6), at(-0.72, -0.25, B))
t = group(at(-0.72, -0.25, B + 0.38))
cyl(0.13, 1.7, (0, 0, 0), paint(WHITE), parent=t, r2=0.065)
n = group((0, 0, 1.75), (0, 0, 40), 1.2, parent=t)
box((0.2, 0.5, 0.2), (0, 0.05, -0.08), paint(WHITE), 0.08, parent=n)
hub = upright((0, -0.28, 0.02), parent=n)
cyl(0.13, 0.14, (0, 0, -0.06), paint(H.main), 0.06, parent=hub)
blade = [
    (-0.03, 0.05),
    (-0.09, 0.3),
    (-0.06, 0.7),
    (-0.005, 1.3),
    (0.02, 1.3),
    (0.05, 0.4),
    (0.03, 0.05),
]
for k in range(3):
    prism(blade, 0.035, paint(WHITE), (0, 0, 0), (0, 0, 120 * k + 14), 0.012, parent=hub)
for x, y, r in (
    (*at(-1.45, 0.6)[:2], 0.2),
    (*at(0.3, -1.2)[:2], 0.26),
    (*at(-1.65, -0.2)[:2], 0.24),
):
    rod((x, y, B), (x, y, B + 0.25), 0.04, paint(H.deep))
    sphere(r, (x, y, B + 0.2 + r), paint(H.main, 0.5), scale=(1, 1, 1.25))
b = upright(at(0.78, 0.35, B), 36, 20)
b.scale = (1.15, 1.15, 1.15)
slab(1.5, 1.95, 0.05, paint(WHITE, 0.5), (0, 0.98, -0.05), 0.05, parent=b)
for w in (1.34, 1.24):
    pts = [
        (-w / 2, 0.98 - w * 0.66),
        (w / 2, 0.98 - w * 0.66),
        (w / 2, 0.98 + w * 0.66),
        (-w / 2, 0.98 + w * 0.66),
    ]
    tube([(x, y, 0.002) for x, y in pts], 0.012, matte(H.main), True, False, b)
text("BOND", 0.24, (0, 1.56, 0.004), matte(H.deep), parent=b)
lines(b, -0.45, 1.32, [0.9, 0.9, 0.62], 0, 0.12, 0.045, "#A9CFC5")
lines(b, -0.45, 0.6, [0.4], 0, 0.1, 0.02, H.deep)
signature(b, -0.4, 0.66, 0.012, H.main, 0.55)
rod((0, 0.1, -0.06), (0, 1.1, -0.5), 0.03, paint(H.deep), b)
token(at(1.28, 0.55, B + 0.5), 0.34, blank=True)
render(el=17)
