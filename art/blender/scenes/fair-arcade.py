"""An arcade cabinet under its lit amber marquee."""

from math import atan2, degrees

from kit import *

H = stage("night")
area((1, -6, 2.5), (0, 0, 1.2), 2, 200, "#BFD0FF")
B = disc(H, 1.9, 0.16, step=False)
g = group((0, 0, B), (0, 0, -6))
side = [(-0.62, 0), (0.62, 0), (0.62, 2.62), (0.4, 2.86), (-0.34, 2.86), (-0.52, 2.78)]
side += [(-0.52, 2.44), (-0.22, 2.3), (-0.02, 1.52), (-0.66, 1.26), (-0.66, 1.06), (-0.5, 0.98)]
side.append((-0.62, 0.1))
for x in (-0.8, 0.7):
    prism(side, 0.1, paint(H.main, 0.3), (x, 0, 0), (90, 0, 90), 0.025, parent=g)
body = paint(H.deep, 0.35)
for size, loc in (
    ((1.4, 0.62, 2.6), (0, 0.28, 0.05)),
    ((1.4, 1.0, 1.0), (0, 0.08, 0.05)),
    ((1.4, 0.55, 0.22), (0, -0.36, 1.0)),
):
    box(size, loc, body, 0.025, parent=g)


def leaning(y0, z0, y1, z1):
    """A group on the line from (y0, z0) up to (y1, z1): x to the right, y along the line."""
    mid = (0, (y0 + y1) / 2, (z0 + z1) / 2)
    return group(mid, (degrees(atan2(z1 - z0, y1 - y0)), 0, 0), parent=g)


box((1.4, 0.95, 0.05), (0, 0.0, -0.04), body, 0.01, parent=leaning(-0.56, 0.1, -0.46, 0.98))
deck = leaning(-0.64, 1.25, -0.02, 1.51)
box((1.4, 0.68, 0.05), (0, 0, -0.04), paint("#22306A", 0.3), 0.01, parent=deck)
bezel = leaning(0.0, 1.54, -0.2, 2.28)
box((1.4, 0.78, 0.04), (0, 0, -0.05), mat("#0A0F22", 0.1, coat=1), 0.01, parent=bezel)
marquee = mat("#FF8A00", 0.3, glow=0.4)
box((1.4, 0.16, 0.32), (0, -0.44, 2.46), marquee, 0.02, parent=g)
front = upright((0, -0.527, 2.62), parent=g)
text("P L A Y", 0.2, (0, 0, 0), mat(WHITE, 0.5, glow=0.55), depth=0.012, parent=front)
s = group((0, 0.02, 0), parent=bezel)
box((1.12, 0.66, 0.02), (0, 0, 0), mat("#0B1B5E", 0.15, glow=0.7), 0.02, parent=s)
px = 0.052
picture = """
..............s.....
....................
...w......bb........
..www....bbbb....w..
.........b..b.......
....................
..t..............t..
.ttt....oo......ttt.
.t.t...oooo.....t.t.
........oo.........."""
lit = {
    "w": (WHITE, 2.2),
    "b": ("#7FA0FF", 2.5),
    "t": ("#4CF0C8", 2.2),
    "o": ("#FF7A9A", 2.2),
    "s": (WHITE, 3),
}
for j, row in enumerate(picture.split()):
    for i, ch in enumerate(row):
        if ch in lit:
            at_px = ((i - 9.5) * px, (4.5 - j) * px, 0.021)
            box(
                (px * 0.9, px * 0.9, 0.012),
                at_px,
                mat(lit[ch][0], glow=lit[ch][1]),
                0.004,
                parent=s,
            )
cyl(0.11, 0.03, (-0.38, 0, 0.01), paint("#0E1530"), parent=deck)
cyl(0.028, 0.26, (-0.38, 0, 0.03), metal(), 0.01, parent=deck)
sphere(0.09, (-0.38, 0, 0.32), paint("#FF5C8A", 0.15), deck)
buttons = (
    (0.12, 0.07, H.mid),
    (0.32, 0.12, "#4CF0C8"),
    (0.52, 0.09, WHITE),
    (0.16, -0.12, "#FF7A9A"),
)
for x, y, c in (*buttons, (0.36, -0.07, WHITE)):
    cyl(0.068, 0.05, (x, y, 0.01), mat(c, 0.2, coat=0.6, glow=0.45), 0.02, parent=deck)
box((0.5, 0.03, 0.46), (0, -0.565, 0.36), paint("#2B3A78", 0.3), 0.02, (-6, 0, 0), parent=g)
box((0.06, 0.03, 0.2), (0, -0.59, 0.5), mat(WHITE, glow=1.2), 0.01, parent=g)
for x, y, n in ((1.05, -0.85, 5), (0.62, -1.25, 2)):
    coins(n, (x, y, B), 0.21, paint("#DCE6FF", 0.25))
coin((-0.75, -1.2, B), 0.21, paint(H.mid, 0.25))
render(az=-62, el=13, lens=128)
