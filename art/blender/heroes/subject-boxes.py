"""A wall of letter boxes; one letter has arrived."""

from kit import *

random.seed(4)
H = stage("peach")
B = plinth(H, 4.2, 3.4)
g = group((0, 0.3, B), (0, 0, 24))
NX, NZ, S_, D = 4, 4, 0.72, 0.95
W, T = NX * S_ + 0.1, NZ * S_ + 0.1
box((W + 0.16, D + 0.1, 0.16), (0, 0, 0), paint(H.deep), 0.04, parent=g)
for k in range(NX + 1):
    box((0.08, D, T), ((k - NX / 2) * S_, 0, 0.16), paint(WHITE, 0.4), 0.02, parent=g)
for k in range(NZ + 1):
    box((W, D, 0.08), (0, 0, 0.16 + k * S_), paint(WHITE, 0.4), 0.02, parent=g)
box((W - 0.04, 0.05, T), (0, D / 2 - 0.05, 0.16), paint(H.main), 0.01, parent=g)


def letter(parent, loc, m, flap, size=(0.56, 0.62), turn=0):
    e = group(loc, (0, 0, turn), parent=parent)
    w, d = size
    box((w, d, 0.05), (0, 0, 0), m, 0.012, parent=e)
    tube(
        [
            (-w / 2 + 0.02, -d / 2 + 0.02, 0.052),
            (0, -d * 0.02, 0.056),
            (w / 2 - 0.02, -d / 2 + 0.02, 0.052),
        ],
        0.012,
        flap,
        smooth=False,
        parent=e,
    )
    return e


shut = {
    (0, 3): H.main,
    (2, 0): H.mid,
    (3, 2): H.main,
    (1, 1): H.mid,
    (3, 3): H.mid,
    (0, 0): H.main,
    (2, 2): H.main,
}
for i in range(NX):
    for k in range(NZ):
        x, z = (i - (NX - 1) / 2) * S_, 0.24 + k * S_
        if (i, k) in shut:
            f = upright((x, -D / 2 + 0.02, z + 0.31), parent=g)
            slab(0.6, 0.6, 0.05, paint(shut[i, k]), (0, 0, 0), 0.05, bev=0.015, parent=f)
            slab(0.34, 0.05, 0.02, paint(H.deep), (0, 0.13, 0.045), 0.02, parent=f)
            cyl(0.045, 0.06, (0.18, -0.14, 0.05), metal("#E4EAF6", 0.2), 0.012, parent=f)
            slab(0.2, 0.1, 0.014, paint(WHITE), (-0.12, -0.14, 0.046), 0.02, parent=f)
        elif (i, k) != (1, 2):
            for n in range(random.choice((1, 2, 3))):
                m = paint((WHITE, H.pale, H.mid)[n % 3], 0.5)
                letter(
                    g,
                    (x, -0.12 - 0.03 * n, z + 0.01 + n * 0.06),
                    m,
                    paint(H.mid),
                    turn=random.uniform(-5, 5),
                )
x, z = (1 - (NX - 1) / 2) * S_, 0.24 + 2 * S_
e = letter(g, (x, -0.52, z + 0.12), paint(WHITE, 0.4), paint(H.main), (0.58, 0.72), 0)
e.rotation_euler[0] = radians(14)
for k, (u, v, c) in enumerate(((-0.25, 1.2, WHITE), (0.3, 1.35, H.pale))):
    letter(
        None, at(u, v, B + 0.05 * (k == 1)), paint(c, 0.5), paint(H.mid), (0.8, 0.55), 20 + 30 * k
    )
render(el=18)
