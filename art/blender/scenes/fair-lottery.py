"""A ball-draw drum; the ball just drawn is amber."""

from mathutils import Vector

from kit import *

random.seed(21)
H = stage("night")
B = disc(H, 1.9)
c = (0, 0, B + 1.72)
R = 1.05
sphere(R, c, clear("#EEF3FF"), seg=96)
balls = []
while len(balls) < 42:
    p = Vector([random.uniform(-1, 1) for _ in range(3)]) * (R - 0.22)
    low = p.z < 0.18 - 0.25 * random.random()
    if p.length < R - 0.21 and low and all((p - q).length > 0.335 for q in balls):
        balls.append(p)
    elif p.length < R - 0.22 and len(balls) > 30 and all((p - q).length > 0.36 for q in balls):
        balls.append(p)
cols = [WHITE, H.mid, H.main, H.pale, "#4F78FF"]


def ball(p, m, n, ink):
    g = group(p, (0, 0, 52))
    sphere(0.168, (0, 0, 0), m, g, seg=48)
    f = upright((0, -0.12, 0.04), parent=g, lean=12)
    cyl(0.1, 0.046, (0, 0, 0), paint(WHITE), 0.005, parent=f, n=32)
    text(str(n), 0.11, (0, 0, 0.046), matte(ink), parent=f, depth=0.004)


for k, p in enumerate(balls):
    ball((c[0] + p.x, c[1] + p.y, c[2] + p.z), paint(cols[k % 5], 0.25), k + 1, INK)
ax = group(c, (0, 0, 52))
for s in (-1, 1):
    cyl(0.24, 0.14, (s * (R - 0.02) - 0.07, 0, 0), paint(WHITE), 0.03, (0, 90, 0), parent=ax)
    rod((s * 1.02, 0, 0), (s * 1.3, 0, 0), 0.08, metal(), ax)
    box((0.2, 0.4, 1.75), (s * 1.28, 0, -1.72), paint(H.main), 0.06, parent=ax)
    box((0.34, 0.9, 0.14), (s * 1.28, 0, -1.72), paint(WHITE), 0.04, parent=ax)
torus(R + 0.01, 0.03, (0, 0, 0), paint(WHITE), (90, 0, 0), ax)
torus(R + 0.01, 0.03, (0, 0, 0), paint(WHITE), (0, 90, 0), ax)
h = group((1.4, 0, 0), parent=ax)
rod((0, 0, 0), (0.1, 0, 0), 0.07, metal(), h)
rod((0.08, 0, 0), (0.08, -0.25, 0.3), 0.05, paint(WHITE), h)
rod((0.05, -0.25, 0.3), (0.36, -0.25, 0.3), 0.07, paint(H.deep), h)
rod((0, -0.2, -R + 0.05), (0, -0.35, -R - 0.2), 0.26, paint(WHITE), ax, r2=0.24)
tray = group((0, -0.75, -1.72), parent=ax)
box((0.62, 1.0, 0.1), (0, 0.05, 0.14), paint(WHITE), 0.04, rot=(10, 0, 0), parent=tray)
for x in (-0.29, 0.29):
    box((0.06, 1.0, 0.2), (x, 0.05, 0.16), paint(H.main), 0.02, rot=(10, 0, 0), parent=tray)
box((0.62, 0.06, 0.22), (0, -0.45, 0.06), paint(H.main), 0.02, parent=tray)
bg = group((0, -0.25, 0.4), (0, 0, 0), 1.4, tray)
sphere(0.168, (0, 0, 0), amber(0.25, 0.4), bg)
f = upright((0, -0.115, 0.06), parent=bg, lean=22)
cyl(0.1, 0.05, (0, 0, 0), paint(WHITE), 0.005, parent=f)
text("7", 0.14, (0, 0, 0.05), matte(INK), parent=f)
render(el=15)
