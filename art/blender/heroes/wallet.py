"""The wallet on a laptop and a phone; the verified row is amber."""

from kit import *

H = stage("hero")
B = disc(H, 2.25)
lid, z = laptop(H, at(-0.4, -0.45, B), 34, w=2.9, d=1.85, lean=14)
s = group((0, 0.92, z), parent=lid)
slab(0.55, 1.55, 0.012, paint("#1D3380"), (-1.04, 0, 0), 0.05, parent=s)
for k in range(5):
    tile(s, 0.38, 0.09, (-1.04, 0.52 - 0.2 * k, 0.012), H.main if k == 1 else "#35509F", 0.012)
tile(s, 1.9, 0.5, (0.3, 0.46, 0), H.main, 0.02, 0.07)
text("$1,284.40", 0.22, (0.02, 0.45, 0.028), mat(WHITE, glow=0.5), parent=s)
for k in range(4):
    y = 0.06 - 0.23 * k
    tile(s, 1.9, 0.19, (0.3, y, 0), AMBER if k == 1 else "#223A8C", 0.016, 0.05)
    c = WHITE if k == 1 else H.mid
    cyl(0.055, 0.012, (-0.52, y, 0.016), mat(c, glow=0.3), 0.003, parent=s)
    box((0.6, 0.045, 0.008), (-0.08, y, 0.016), mat(c, glow=0.3), 0.002, parent=s)
    box((0.28, 0.045, 0.008), (1.02, y, 0.016), mat(c, glow=0.3), 0.002, parent=s)
p = upright(at(1.2, 0.7, B), 46, 12)
slab(1.02, 2.0, 0.13, paint(INK, 0.25), (0, 1.02, -0.13), 0.17, bev=0.05, parent=p)
slab(0.92, 1.9, 0.02, mat(WHITE, 0.15, coat=0.6, glow=0.1), (0, 1.02, -0.004), 0.13, parent=p)
f = group((0, 1.02, 0.016), parent=p)
slab(0.26, 0.05, 0.01, paint(INK), (0, 0.84, 0), 0.024, parent=f)
tile(f, 0.78, 0.62, (0, 0.4, 0), H.main, 0.02, 0.09)
text("$1,284.40", 0.14, (0, 0.4, 0.024), mat(WHITE, glow=0.5), parent=f)
for k in range(3):
    tile(f, 0.78, 0.2, (0, -0.08 - 0.26 * k, 0), H.pale, 0.014, 0.06, 0.05)
    cyl(0.06, 0.012, (-0.27, -0.08 - 0.26 * k, 0.014), paint(H.main), 0.003, parent=f)
    box((0.28, 0.04, 0.006), (0.0, -0.08 - 0.26 * k, 0.014), matte("#9DB2E8"), 0.002, parent=f)
slab(0.34, 0.045, 0.01, paint(INK), (0, -0.87, 0), 0.02, parent=f)
box((0.5, 0.5, 0.5), at(-1.3, 0.75, B), glass("#7EA2FF", 0.04), 0.1, rot=(0, 0, 20), seg=6)
sphere(0.2, at(-0.72, 1.25, B + 0.2), paint(H.main, 0.2))
render(el=18)
