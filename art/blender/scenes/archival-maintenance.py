"""An airliner on its stand above the drawing sheet; the engine on record is amber."""

from kit import *

H = stage("stone")
B = plinth(H, 4.3, 3.4, 0.16)
box((3.7, 2.8, 0.03), (0, 0, B), paint(H.main, 0.6), 0.01)
ln = matte("#C6D6EA")
Z = B + 0.034
for k in range(13):
    box((0.008, 2.6, 0.004), ((k - 6) * 0.29, 0, Z - 0.002), matte("#6D8BB2"), 0.001)
for k in range(9):
    box((3.5, 0.008, 0.004), (0, (k - 4) * 0.3, Z - 0.002), matte("#6D8BB2"), 0.001)
half = [
    (1.5, 0),
    (1.35, 0.13),
    (0.45, 0.15),
    (-0.15, 1.25),
    (-0.4, 1.25),
    (-0.15, 0.15),
    (-1.1, 0.12),
]
half += [(-1.4, 0.48), (-1.58, 0.48), (-1.45, 0)]
plan = half + [(x, -y) for x, y in reversed(half[1:-1])]
tube([(x, y, Z + 0.006) for x, y in plan], 0.014, ln, True, False)
box((0.8, 0.36, 0.006), (1.35, -1.15, Z), ln, 0.002)
g = group((0.0, 0.0, B + 1.35), (8, -7, 0))
hull = [
    (0, -1.55),
    (0.05, -1.5),
    (0.13, -1.2),
    (0.21, -0.7),
    (0.24, -0.3),
    (0.24, 0.95),
    (0.225, 1.2),
]
hull += [(0.17, 1.42), (0.09, 1.55), (0, 1.59)]
lathe(hull, paint(WHITE, 0.3), rot=(0, 90, 0), parent=g).modifiers.new(
    "s", "SUBSURF"
).render_levels = 1
lathe([(0.242, -0.28), (0.244, 0.0), (0.242, 0.96)], paint(WHITE, 0.3), rot=(0, 90, 0), parent=g)
for s in (-1, 1):
    for k in range(13):
        at_x = -0.55 + k * 0.125
        sphere(0.028, (at_x, s * 0.222, 0.09), mat(INK, 0.1, coat=1), g, (1, 0.5, 1.2), seg=12)
    wing = [(0.5, 0.1), (-0.1, 1.55), (-0.36, 1.6), (-0.2, 0.1)]
    wing = [(x, s * y) for x, y in wing]
    prism(wing, 0.06, paint(H.mid), (0, 0, -0.12), (s * 5, 0, 0), 0.025, parent=g)
    tail = [(-1.1, 0.08), (-1.42, 0.62), (-1.58, 0.62), (-1.4, 0.05)]
    prism(
        [(x, s * y) for x, y in tail],
        0.04,
        paint(H.mid),
        (0, 0, 0.04),
        (s * 5, 0, 0),
        0.015,
        parent=g,
    )
    m = amber() if s < 0 else paint(H.deep)
    e = group((0.32, s * 0.6, -0.27), (0, 90, 0), parent=g)
    lathe(
        [
            (0.1, 0.3),
            (0.13, 0.31),
            (0.155, 0.26),
            (0.16, 0.0),
            (0.13, -0.24),
            (0.09, -0.36),
            (0, -0.36),
        ],
        m,
        parent=e,
    )
    cyl(0.12, 0.02, (0, 0, 0.2), paint(INK), parent=e)
    lathe([(0.0, 0.34), (0.03, 0.28), (0.05, 0.2)], paint(WHITE), parent=e)
    box((0.3, 0.05, 0.16), (0.16, s * 0.6, -0.22), m, 0.02, parent=g)
fin = [(-1.0, 0.16), (-1.4, 0.78), (-1.62, 0.78), (-1.5, 0.1)]
prism(fin, 0.05, paint(H.main), (0, 0.025, 0), (90, 0, 0), 0.02, parent=g)
nose = group((0, 0, 0), (0, 90, 0), parent=g)
visor = [(0.243, 1.12), (0.239, 1.2), (0.213, 1.32), (0.2, 1.32)]
lathe(visor, mat(INK, 0.1, coat=1), (0, 0, 0), (0, 0, 128), 48, nose, 104)
rod((0, 0, B), (0, 0, B + 1.25), 0.05, metal())
cyl(0.42, 0.08, (0, 0, B + 0.02), paint(H.deep))
render(el=28)
