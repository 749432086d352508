"""A tractor; the rear wheel hub, the part on order, is amber."""

from kit import *

H = stage("steel")
B = plinth(H, 4.3, 2.9)
g = group((0.1, 0.05, B), (0, 0, 18))
hood = [(-0.3, 0.62), (1.45, 0.62), (1.52, 0.72), (1.5, 1.14), (1.3, 1.26), (-0.3, 1.34)]
prism(hood, 0.74, paint(H.main, 0.3), (0, 0.37, 0), (90, 0, 0), 0.07, parent=g)
box((0.06, 0.56, 0.42), (1.5, 0, 0.7), paint(INK), 0.03, parent=g)
for y in (-0.2, 0.2):
    sphere(0.08, (1.52, y, 1.02), mat(WHITE, 0.1, glow=0.4), g, (0.5, 1, 1), seg=32)
for k in range(5):
    box(
        (0.1, 0.76, 0.05), (0.95 - 0.2 * k, 0, 0.86), paint(H.deep), 0.015, rot=(0, 20, 0), parent=g
    )
box((1.9, 0.4, 0.3), (0.3, 0, 0.42), paint(H.deep), 0.05, parent=g)
rod((0.9, -0.16, 1.2), (0.9, -0.16, 1.95), 0.05, paint(H.deep), g)
box((1.1, 0.95, 0.5), (-0.82, 0, 0.62), paint(H.main, 0.3), 0.08, parent=g)
cab = [(-1.32, 1.08), (-0.3, 1.08), (-0.38, 2.05), (-1.22, 2.05)]
prism(cab, 0.9, mat("#2C4560", 0.08, coat=1), (0, 0.45, 0), (90, 0, 0), 0.05, parent=g)
box((1.1, 1.1, 0.12), (-0.8, 0, 2.04), paint(WHITE), 0.05, parent=g)
for x0, x1 in ((-1.3, -1.2), (-0.3, -0.4)):
    for y in (-0.44, 0.44):
        rod((x0, y, 1.06), (x1, y, 2.06), 0.045, paint(WHITE), g)
cyl(0.07, 0.12, (-0.6, 0.3, 2.16), paint(H.deep), parent=g)


def wheel(x, y, r, w, hub, lugs):
    u = upright((x, y, r), parent=g)
    s = -1 if y > 0 else 1
    tread = paint("#1A2130", 0.6)
    ring(r * 0.56, r * 0.93, w, tread, (0, 0, -w / 2), bev=w * 0.2, parent=u)
    for k in range(lugs):
        for half in (-1, 1):
            a = 360 / lugs * (k + (0.25 if half > 0 else -0.25))
            at_r = (r * 0.93 * cos(radians(a)), r * 0.93 * sin(radians(a)), half * w * 0.23)
            box((r * 0.13, r * 0.1, w * 0.52), at_r, tread, 0.015, (half * 24, 0, a), 2, u, False)
    cyl(r * 0.58, w * 0.5, (0, 0, -w * 0.25 + s * 0.02), hub, 0.03, parent=u)
    face = w * 0.25 + 0.02 if s > 0 else -w * 0.25 - 0.06
    ring(r * 0.4, r * 0.5, 0.03, hub, (0, 0, face - 0.01), parent=u)
    cyl(r * 0.22, 0.09, (0, 0, face - 0.01), hub, 0.03, parent=u)
    bolts(6, r * 0.31, r * 0.04, 0.03, face, paint(H.deep), u)
    return u


wheel(-0.85, -0.72, 0.88, 0.42, amber(), 16)
wheel(-0.85, 0.72, 0.88, 0.42, paint(WHITE), 16)
wheel(1.1, -0.58, 0.52, 0.3, paint(WHITE), 13)
wheel(1.1, 0.58, 0.52, 0.3, paint(WHITE), 13)
for y in (-0.72, 0.72):
    arch = [(1.02 * cos(a), 1.02 * sin(a)) for a in [radians(35 + 120 * i / 20) for i in range(21)]]
    arch += [
        (0.95 * cos(a), 0.95 * sin(a)) for a in [radians(155 - 120 * i / 20) for i in range(21)]
    ]
    prism(arch, 0.4, paint(H.main, 0.3), (-0.85, y + 0.2, 0.88), (90, 0, 0), 0.02, parent=g)
render(el=18)
