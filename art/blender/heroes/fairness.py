"""Two dice, the player's and the house's, locked under a glass dome by an amber seal."""

from kit import *

H = stage("hero")
B = disc(H, 2.15)
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


def die(loc, s, m, pip, turn, tilt=(0, 0), faces=(5, 3, 6)):
    """Top, the side to -y and the side to +x: the three that the viewer sees."""
    g = group(loc, (*tilt, turn))
    c = group((0, 0, s / 2), parent=g)
    box((s, s, s), (0, 0, 0), m, s * 0.15, seg=6, parent=c, base=False)
    for n, rot in zip(faces, ((0, 0, 0), (90, 0, 0), (90, 0, 90)), strict=True):
        f = group((0, 0, 0), rot, parent=c)
        for x, y in PIPS[n]:
            at_pip = (x * s * 0.25, y * s * 0.25, s / 2 - 0.012)
            cyl(s * 0.095, 0.022, at_pip, pip, 0.008, parent=f, n=40)


z = B + 0.48
cyl(1.52, 0.48, (0, 0, B), paint(H.main, 0.3), 0.07)
cyl(1.3, 0.16, (0, 0, z), paint(WHITE, 0.35), 0.05)
die(at(-0.24, 0.06, z + 0.16), 1.12, paint(WHITE, 0.22), paint(H.main, 0.3), 20)
die(at(0.72, 0.4, z + 0.16), 0.7, paint(H.main, 0.22), paint(WHITE, 0.3), -16, (0, 0), (2, 4, 1))
R, top = 1.36, 0.9
arc = [pi / 2 * i / 32 for i in range(33)]
dome = [(R, 0)] + [(R * cos(a), top + R * 0.92 * sin(a)) for a in arc]
lathe(dome, clear("#EAF1FF", 0.03, 0.5), (0, 0, z + 0.04), n=128)
torus(R, 0.05, (0, 0, z + 0.06), paint(WHITE, 0.3))
sphere(0.15, (0, 0, z + top + R * 0.92 + 0.15), paint(H.main, 0.2))
cyl(0.12, 0.06, (0, 0, z + top + R * 0.92), paint(WHITE, 0.3), 0.02)
# The strap from the dome over its rim to the base; breaking it shows.
strap = group((0, -1.62, B + 0.42), (-17, 0, 0), parent=group(rot=(0, 0, 26)))
box((0.3, 0.03, 0.72), (0, 0.03, -0.06), paint(H.main, 0.4), 0.01, parent=strap)
lines(upright((0, 0.014, 0), parent=strap), -0.09, 0.56, [0.18, 0.18], 0, 0.08, 0.035, WHITE)
seal((0, 0, 0), 0.36, strap, (90, 0, 0))
render(el=18, fill=(0.84, 0.88))
