"""Links of glass and cobalt locked into each other; the link that binds them is amber."""

from kit import *

H = stage("hero")
B = disc(H, 2.45)
g = group((0, 0, B + 0.62), (0, 0, 52), 0.92)
path = rounded(1.36, 1.12, 0.5, 14)


def link(x, tilt, m, r=0.2):
    return tube([(a, b, 0) for a, b in path], r, m, True, False, g, (x, 0, 0), (tilt, 0, 0))


link(-1.6, 42, glass("#DCE8FF", 0.015))
link(-0.8, -48, paint(H.main, 0.25))
link(0.0, 42, amber(0.25, 0.25))
link(0.8, -48, paint(H.mid, 0.25))
link(1.6, 42, paint(WHITE, 0.28))
box((0.46, 0.46, 0.46), at(-0.75, 1.35, B), glass("#7EA2FF", 0.03), 0.1, rot=(0, 0, 10), seg=6)
sphere(0.15, at(0.75, 1.3, B + 0.15), paint(H.main, 0.2))
sphere(0.1, at(0.42, 1.5, B + 0.1), paint(WHITE, 0.2))
render(el=22)
