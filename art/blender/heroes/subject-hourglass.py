"""An hourglass on two account books; the hours that a bill is for."""

from kit import *

H = stage("lilac")
B = plinth(H, 3.6, 2.9)
low, high = 0.42, 0.36
book((0, 0, B), 2.5, 1.9, low, H.deep, 24)
book((0.04, 0.03, B + low), 2.2, 1.7, high, WHITE, 38)
top = B + low + high

h = group((0.05, 0, top), (0, 0, 12))
R, T, NECK = 0.66, 2.5, 1.25
for foot in (0, T - 0.2):
    cyl(R + 0.14, 0.2, (0, 0, foot), paint(H.main, 0.28), 0.06, parent=h)
for foot in (0.2, T - 0.26):
    cyl(R + 0.04, 0.06, (0, 0, foot), paint(WHITE, 0.3), 0.02, parent=h)
# Beside the glass as the viewer sees it, none before or behind the sand.
for turn in (-115, 15, 65, -165):
    a = radians(turn)
    post = group((R * cos(a), R * sin(a), 0.2), parent=h)
    cyl(0.055, T - 0.4, m=paint(H.deep, 0.3), parent=post)
    for s in (0.5, 0.52, 0.54):
        torus(0.065, 0.03, (0, 0, (T - 0.4) * s), paint(WHITE, 0.3), parent=post, n=32, k=12)


def bulb(r):
    """Outline of the glass, from the lower plate to the upper one."""
    half = []
    for i in range(25):
        t = i / 24
        half.append((r * (1 - t**3.2) ** 0.62 + 0.07 * t, t * (NECK - 0.27)))
    return [(x, 0.27 + y) for x, y in half] + [(x, T - 0.27 - y) for x, y in reversed(half[:-1])]


lathe(bulb(0.56), clear("#F4F2FF", 0.02, 0.55), parent=h)
inner = [(x - 0.025, y) for x, y in bulb(0.56)]
low = [(0, 0.28)] + [p for p in inner if 0.27 <= p[1] <= 0.6]
lathe(low + [(0.12, 0.83), (0, 0.86)], paint(H.main, 0.5), parent=h)
high = [p for p in inner if NECK + 0.06 <= p[1] <= 1.72]
lathe([(0, NECK + 0.04)] + high + [(0.1, 1.6), (0, 1.58)], paint(H.main, 0.5), parent=h)
rod((0, 0, 0.8), (0, 0, NECK + 0.1), 0.022, paint(H.main, 0.5), h, 0.004)
render(el=16)
