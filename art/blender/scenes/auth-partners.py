"""Two partners' modules docked like plug and socket; the contact between them is amber."""

from kit import *

H = stage("violet")
B = plinth(H, 4.2, 2.8)
g = group((0, 0, B + 0.12), (0, 0, 14), 1.05)


def piece(w, d, knob, r=0.32, n=20):
    """Outline of a jigsaw piece; knob +1 sticks out, -1 is cut in, on the +x or -x side."""
    arc = [radians(-130 + 260 * i / n) for i in range(n + 1)]
    tip = [(w / 2 + r * 0.62 + r * cos(a), r * sin(a)) for a in arc]
    corners = [(-w / 2, -d / 2), (w / 2, -d / 2)]
    pts = corners + tip + [(w / 2, d / 2), (-w / 2, d / 2)]
    if knob < 0:
        pts = corners + [(w / 2, d / 2), (-w / 2, d / 2)]
        hole = [(-w / 2 + r * 0.62 + r * 1.1 * cos(a), r * 1.1 * sin(a)) for a in arc]
        pts += list(reversed(hole))
    return pts


W, D, T = 1.45, 1.6, 0.62
gap = 0.09
prism(piece(W, D, 1), T, paint(H.main, 0.32), (-W / 2 - gap, 0, 0), bev=0.06, parent=g)
prism(piece(W, D, -1), T, paint(WHITE, 0.35), (W / 2 + gap, 0, 0), bev=0.05, parent=g)
n = 40
arc = [radians(-128 + 256 * i / n) for i in range(n + 1)]
seam = [(0.2 - gap + 0.345 * cos(a), 0.345 * sin(a), T - 0.1) for a in arc]
tube(seam, 0.05, mat(AMBER, glow=0.9), parent=g)
for s in (-1, 1):
    tube(
        [(0, s * (D / 2 - 0.06), T - 0.1), (0, s * 0.3, T - 0.1)],
        0.05,
        mat(AMBER, glow=0.9),
        parent=g,
    )
    box((0.1, 0.03, T - 0.2), (0, s * (D / 2 - 0.08), 0.06), mat(AMBER, glow=0.9), 0.01, parent=g)
for s, c, line in ((-1, H.mid, H.pale), (1, H.pale, H.mid)):
    x = s * 0.95
    slab(0.62, 0.9, 0.05, paint(c), (x, 0, T - 0.02), 0.12, parent=g)
    for k in range(3):
        slab(0.36, 0.08, 0.03, paint(line), (x, 0.24 - 0.24 * k, T + 0.025), 0.035, parent=g)
    plug = group((s * (W + gap), 0, T / 2), (0, 90 * s, 0), parent=g)
    cyl(0.24, 0.2, m=paint(H.deep), parent=plug)
    for y in (-0.6, 0.6):
        cyl(0.1, 0.14, (s * 1.25, y, -0.12), paint(H.deep), parent=g)
        cyl(0.1, 0.14, (s * 0.4, y, -0.12), paint(H.deep), parent=g)
render(el=27)
