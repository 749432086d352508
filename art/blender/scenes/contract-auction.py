"""A vase on the lot plinth, its lot plate amber, and the gavel that sells it."""

from kit import *

H = stage("indigo")
B = plinth(H, 3.9, 3.0)
c = group(at(-0.65, -0.3, B), (0, 0, 28))
box((1.15, 1.15, 0.14), (0, 0, 0), paint(H.pale, 0.5), 0.04, parent=c)
box((0.95, 0.95, 1.0), (0, 0, 0.14), paint(WHITE, 0.5), 0.03, parent=c)
box((1.1, 1.1, 0.12), (0, 0, 1.14), paint(H.pale, 0.5), 0.04, parent=c)
f = upright((0, -0.48, 0.7), parent=c)
slab(0.66, 0.36, 0.04, amber(), (0, 0, -0.01), 0.06, parent=f)
text("LOT 7", 0.19, (0, 0, 0.035), matte(INK), parent=f)
vase = [(0, 0), (0.24, 0), (0.27, 0.05), (0.36, 0.3), (0.47, 0.6), (0.45, 0.82), (0.28, 1.02)]
vase += [(0.16, 1.14), (0.15, 1.26), (0.24, 1.38), (0.2, 1.39), (0.1, 1.26)]
v = lathe(vase, paint(H.main, 0.2), (0, 0, 1.26), parent=c)
v.modifiers.new("round", "SUBSURF").render_levels = 2
for z, r in ((0.5, 0.445), (0.92, 0.383), (0.16, 0.31)):
    torus(r, 0.03, (0, 0, 1.26 + z), paint(WHITE, 0.3), parent=c)
for k in range(12):
    a = radians(30 * k)
    at_z = 1.26 + 0.7
    sphere(0.06, (0.462 * cos(a), 0.462 * sin(a), at_z), paint(WHITE, 0.3), c, (1, 1, 1.6), seg=24)
s = group(at(0.95, 0.35, B))
cyl(0.52, 0.14, (0, 0, 0), paint(H.deep), 0.04, parent=s)
cyl(0.4, 0.06, (0, 0, 0.14), paint(H.mid), 0.02, parent=s)
k = group((0, 0, 0.56), (0, 0, -12), parent=s)
cyl(0.27, 0.8, (-0.4, 0, 0), paint(H.main), 0.05, (0, 90, 0), parent=k)
for x in (-0.36, 0.24):
    cyl(0.3, 0.13, (x, 0, 0), paint(WHITE), 0.03, (0, 90, 0), parent=k)
h = (0, -1.75, -0.38)
rod((0, -0.1, 0), h, 0.065, paint(H.deep), k)
rod((0, -1.45, -0.306), h, 0.095, paint(H.deep), k, 0.04)
render(el=22)
