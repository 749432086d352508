"""A bill, the calculator that adds it up, and coins; the key for the sum is amber."""

from kit import *

H = stage("lilac")
B = plinth(H, 4.3, 3.5)
g, z = paper(H, at(-0.62, -0.1, B), 1.75, 2.3, 24, 6, body=False)
lines(g, -0.72, 0.9, [0.8], z, h=0.11, c=H.main)
for k in range(7):
    y = 0.58 - 0.2 * k
    lines(g, -0.72, y, [(0.78, 0.62, 0.86, 0.7)[k % 4]], z, h=0.055)
    lines(g, 0.42, y, [0.3], z, h=0.055, c=H.mid)
box((1.46, 0.018, 0.008), (0, -0.76, z), matte(H.deep), 0.002, parent=g)
lines(g, -0.72, -0.92, [0.4], z, h=0.09, c=H.deep)
lines(g, 0.32, -0.92, [0.4], z, h=0.09, c=H.deep)

c = group(at(0.86, 0.42, B), (0, 0, 40))
slab(1.25, 1.75, 0.24, paint(H.main, 0.3), r=0.14, bev=0.05, parent=c)
slab(1.02, 0.42, 0.03, paint(H.deep, 0.2), (0, 0.56, 0.235), 0.06, parent=c)
text("7:40", 0.3, (0.2, 0.56, 0.275), mat(WHITE, glow=0.5), parent=c)
for row in range(4):
    for k in range(4):
        last = k == 3
        m = amber(0.3) if last and row == 3 else paint(H.deep if last else WHITE, 0.35)
        slab(0.2, 0.2, 0.09, m, ((k - 1.5) * 0.27, 0.18 - 0.27 * row, 0.235), 0.05, bev=0.02, parent=c)
coins(5, at(-0.1, 1.55, B), 0.26, paint(H.mid, 0.3))
coins(3, at(0.42, 1.75, B), 0.26, paint(WHITE, 0.3))
render(el=30)
