"""A registry's rubber stamp beside its extract; the imprint it left is the hue's."""

from kit import *

H = stage("slate")
B = plinth(H, 4.2, 4.0)
g, z = paper(H, at(-0.42, 0.12, B), 2.0, 2.5, 24, 5)
mark = group((0.36, -0.66, z), (0, 0, 14), parent=g)
ink = paint(H.main)
for inner, outer in ((0.4, 0.47), (0.3, 0.33)):
    ring(inner, outer, 0.012, ink, bev=0.003, parent=mark)
check(0.4, 0.014, ink, parent=mark)
for k in range(20):
    a = 2 * pi * k / 20
    spot = (0.365 * cos(a), 0.365 * sin(a), 0)
    box((0.035, 0.022, 0.01), spot, ink, 0.002, (0, 0, 18 * k), parent=mark)
s = group(at(1.05, 0.5, B), (0, 0, 30), 1.35)
cyl(0.46, 0.1, (0, 0, 0), paint(INK), 0.03, parent=s)
cyl(0.5, 0.2, (0, 0, 0.1), paint(WHITE), 0.05, parent=s)
knob = [(0, 0.28), (0.3, 0.28), (0.22, 0.42), (0.14, 0.62), (0.13, 0.82), (0.2, 1.0), (0.29, 1.16)]
knob += [(0.31, 1.3), (0.27, 1.44), (0.16, 1.53), (0, 1.56)]
lathe(knob, paint(H.main, 0.25), parent=s).modifiers.new("s", "SUBSURF").render_levels = 2
torus(0.15, 0.03, (0, 0, 0.72), metal("#DDE4EE", 0.2), parent=s)
r = group(at(-0.05, -1.3, B))
for k in range(5):
    c = (H.main, H.deep, H.mid, H.main, H.deep)[k]
    binder((-0.1, 0.95 - 0.27 * k, 0), 1.45 - 0.08 * (k % 2), 0.24, 0.9, c, turn=90, parent=r)
render(el=24)
