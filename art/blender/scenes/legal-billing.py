"""An hourglass on the bill it runs for; the sand, the time on the record, is amber."""

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

h = group(at(0.72, 0.3, B), (0, 0, 12))
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
lathe(low + [(0.12, 0.83), (0, 0.86)], amber(0.6, 0.55), parent=h)
high = [p for p in inner if NECK + 0.06 <= p[1] <= 1.72]
lathe([(0, NECK + 0.04)] + high + [(0.1, 1.6), (0, 1.58)], amber(0.6, 0.55), parent=h)
rod((0, 0, 0.8), (0, 0, NECK + 0.1), 0.022, amber(0.6, 0.55), h, 0.004)
render(el=24)
