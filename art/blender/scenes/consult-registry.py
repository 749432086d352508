"""A registry stamp over a certificate; its imprint is amber."""

from kit import *

H = stage("slate")
B = plinth(H, 4.3, 3.7)
g, z = paper(H, at(-0.55, 0.2, B), 1.6, 2.0, 24, 3)
mark = group((0.26, -0.58, z), (0, 0, 12), parent=g)
ring(0.27, 0.33, 0.012, amber(strength=0.4), bev=0.003, parent=mark)
ring(0.2, 0.225, 0.012, amber(strength=0.4), bev=0.003, parent=mark)
check(0.24, 0.012, amber(strength=0.4), parent=mark)
s = group(at(0.95, 0.75, B), (0, 0, 30))
cyl(0.46, 0.1, (0, 0, 0), paint(INK), 0.03, parent=s)
cyl(0.5, 0.2, (0, 0, 0.1), paint(WHITE), 0.05, parent=s)
knob = [(0, 0.28), (0.3, 0.28), (0.22, 0.42), (0.14, 0.62), (0.13, 0.82), (0.2, 1.0), (0.29, 1.16)]
knob += [(0.31, 1.3), (0.27, 1.44), (0.16, 1.53), (0, 1.56)]
lathe(knob, paint(H.main, 0.25), parent=s).modifiers.new("s", "SUBSURF").render_levels = 2
torus(0.15, 0.03, (0, 0, 0.72), metal("#DDE4EE", 0.2), parent=s)
r = group(at(0.55, -0.9, B), (0, 0, 14))
book((0, 0, 0), 1.5, 1.15, 0.34, H.main, 0, r)
book((0.03, 0, 0.34), 1.4, 1.1, 0.3, H.deep, -8, r)
bell = group((-0.05, 0, 0.64), parent=r)
cyl(0.36, 0.07, m=paint(INK), parent=bell)
dome = [(0.32 * cos(a), 0.1 + 0.24 * sin(a)) for a in [pi / 2 * i / 14 for i in range(15)]]
lathe(dome, metal("#DDE4EE", 0.16), parent=bell)
cyl(0.05, 0.07, (0, 0, 0.33), metal("#DDE4EE", 0.2), 0.02, parent=bell)
render(el=29)
