"""A ship's propeller on its yard stand; the hub cap, the part on order, is amber."""

from kit import *

H = stage("steel")
B = plinth(H, 3.2, 3.7)
yard = group((0, -0.95, B), (0, 0, 10))
AXIS = 1.62
for y in (0.85, 1.95):
    block = [(-0.55, 0), (0.55, 0), (0.34, AXIS - 0.1), (-0.34, AXIS - 0.1)]
    prism(block, 0.34, paint(H.deep), (0, y + 0.17, 0), (90, 0, 0), parent=yard)
    box((1.3, 0.5, 0.14), (0, y, 0), paint(H.main), 0.04, parent=yard)
rod((0, 0.2, AXIS), (0, 2.5, AXIS), 0.2, metal("#DDE4EE", 0.22), yard)
flange = group((0, 2.42, AXIS), (90, 0, 180), parent=yard)
cyl(0.5, 0.16, m=paint(H.main), parent=flange)
p = upright((0, 0, AXIS), parent=yard)
cyl(0.34, 0.75, (0, 0, -0.4), paint(H.main), 0.06, parent=p, r2=0.3)


def blade(angle):
    n, m = 28, 20
    v, f = [], []
    for i in range(n + 1):
        s = sin(pi / 2 * i / n)
        r = 0.26 + 1.1 * s
        half = 0.74 * (1 - s**3.2) ** 0.5 * (0.5 + 0.7 * s)
        pitch = radians(40 - 23 * s)
        for j in range(m + 1):
            c = (2 * j / m - 1) * half
            th = radians(angle) + 0.6 * s * s + c * cos(pitch) / r
            z = c * sin(pitch) * 0.85 - 0.03
            v.append((r * cos(th), r * sin(th), z))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            f.append((a, a + 1, a + m + 2, a + m + 1))
    o = mesh(v, f, metal("#B4C2D2", 0.24), parent=p)
    o.modifiers.new("thick", "SOLIDIFY").thickness = 0.055
    bevel(o, 0.02)


for k in range(4):
    blade(90 * k + 20)
cap = [(0.3, 0), (0.28, 0.12), (0.2, 0.34), (0.1, 0.46), (0, 0.49)]
lathe(cap, amber(0.25), (0, 0, 0.34), parent=p).modifiers.new("s", "SUBSURF").render_levels = 2
render(el=20)
