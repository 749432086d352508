"""A sealed bill of costs beside the gavel; the seal is amber."""

from kit import *

H = stage("lilac")
B = plinth(H, 4.2, 3.2)
g, z = paper(H, at(-0.35, 0.1, B), 1.8, 2.25, 16, 7)
box((0.62, 0.018, 0.008), (-0.37, -0.88, z), matte(H.deep), 0.002, parent=g)
signature(g, -0.66, -0.8, z + 0.012, H.main)
seal((0.45, -0.7, z), 0.32, g)
h = group((1.25, 0.62, B))
cyl(0.48, 0.16, m=paint(H.main, 0.35), bev=0.04, parent=h)
cyl(0.36, 0.05, (0, 0, 0.16), paint(H.mid, 0.35), 0.02, parent=h)
k = group((1.18, 0.62, B + 0.46), (0, 0, 22))
cyl(0.235, 0.62, (-0.31, 0, 0), paint(H.deep, 0.28), 0.05, (0, 90, 0), parent=k)
for x in (-0.27, 0.17):
    cyl(0.255, 0.1, (x, 0, 0), paint(WHITE, 0.28), 0.02, (0, 90, 0), parent=k)
rod((0, -0.1, 0), (0, -1.79, -0.18), 0.06, paint(H.deep, 0.3), k, 0.03)
rod((0, -1.6, -0.16), (0, -1.84, -0.185), 0.085, paint(WHITE, 0.28), k, 0.04)
p = group((-1.5, -0.42, B + 0.085), (0, 90, 62))
barrel = [(0, -0.75), (0.02, -0.72), (0.055, -0.55), (0.062, -0.5), (0.075, -0.48), (0.08, 0.1)]
lathe(barrel + [(0.085, 0.12), (0.085, 0.7), (0.07, 0.76), (0, 0.77)], paint(H.deep, 0.2), parent=p)
torus(0.084, 0.012, (0, 0, 0.11), metal("#E8ECF5", 0.2), parent=p)
lathe([(0, -0.98), (0.008, -0.96), (0.05, -0.74), (0.02, -0.72)], metal("#E8ECF5", 0.2), parent=p)
render(az=-52, el=36, lens=138)
