"""An identity card set in a block of glass, with its seal."""

from kit import *

H = stage("violet")
B = disc(H, 2.15)
g = upright((0, 0, B), 34, 6)
c = group((0, 1.22, 0), (0, 0, 0), parent=g)
slab(2.75, 1.8, 0.3, glass("#EFEAFF", 0.015), (0, 0, -0.15), 0.24, bev=0.1, parent=c)
f = group((0, 0, 0.19), parent=c)
slab(2.4, 1.45, 0.05, paint(WHITE, 0.3), (0, 0, 0), 0.14, bev=0.015, parent=f)
slab(2.4, 0.34, 0.014, paint(H.main), (0, 0.555, 0.045), 0.1, parent=f)
box((2.4, 0.12, 0.014), (0, 0.44, 0.045), paint(H.main), 0.002, parent=f)
for k, w in enumerate((0.5, 0.22)):
    slab(w, 0.08, 0.012, paint(WHITE), (-0.78 + k * 0.45, 0.53, 0.057), 0.035, parent=f)
slab(0.66, 0.78, 0.016, paint(H.pale), (-0.74, -0.18, 0.046), 0.07, parent=f)
cyl(0.16, 0.016, (-0.74, -0.04, 0.058), paint(H.mid), 0.004, parent=f)
bust = [(0.27 * cos(a), 0.24 * sin(a)) for a in [pi * i / 20 for i in range(21)]]
prism(bust, 0.016, paint(H.mid), (-0.74, -0.54, 0.058), bev=0.004, parent=f)
lines(f, -0.25, 0.12, [0.9, 0.62], 0.048, 0.17, 0.075, H.deep)
lines(f, -0.25, -0.26, [0.5, 0.42, 0.5], 0.048, 0.13, 0.05, "#C4B6EE")
seal((0.82, -0.34, 0.05), 0.3, f)
box((3.0, 0.75, 0.3), (0, 0.02, B), paint(H.main), 0.08, rot=(0, 0, 34))
box((3.1, 0.85, 0.1), (0, 0.02, B), paint(H.deep), 0.04, rot=(0, 0, 34))
box((0.46, 0.46, 0.46), at(-1.2, 1.15, B), glass("#BBA0FF", 0.03), 0.1, rot=(0, 0, 10), seg=6)
sphere(0.17, at(-0.68, 1.3, B + 0.17), paint(H.main, 0.2))
sphere(0.11, at(1.35, 0.95, B + 0.11), paint(WHITE, 0.2))
render(el=16)
