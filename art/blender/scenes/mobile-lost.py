"""A cracked phone on the ground; two of three keys in their locks light a second phone."""

from kit import *

H = stage("blue")
W, L, T = 1.3, 2.6, 0.16


def phone(parent, face):
    """A phone whose glass looks along z; returns the height to draw on."""
    slab(W, L, T, paint(PORCELAIN, 0.3), r=0.24, bev=0.05, parent=parent)
    slab(W - 0.12, L - 0.12, 0.02, face, (0, 0, T - 0.005), 0.19, parent=parent)
    return T + 0.016


def key(parent, m, z=0.0):
    """A key in the xy plane, its bow above and its bit at the origin."""
    ring(0.14, 0.3, 0.13, m, (0, 0.86, z), parent=parent)
    box((0.13, 0.62, 0.13), (0, 0.28, z), m, 0.03, parent=parent)
    for y in (0.06, 0.22):
        box((0.2, 0.09, 0.13), (0.1, y, z), m, 0.02, parent=parent)


B = plinth(H, 3.5, 3.0, h=0.24)

# The phone that opened, on its stand.
stand = group(at(0.95, -0.2, B), (0, 0, 46))
slab(1.1, 0.8, 0.1, paint(H.deep), (0, 0.1, 0), 0.16, parent=stand)
lit = upright((0, 0, 0.08), lean=10, parent=stand)
z = phone(group((0, L / 2, -T), parent=lit), mat(H.main, rough=0.2, coat=0.5, glow=0.55))
top = group((0, L / 2, z - T), parent=lit)
white = mat(WHITE, rough=0.4, glow=0.6)
slab(0.66, 0.52, 0.07, white, (0, -0.02, 0), 0.12, parent=top)
hoop = [(-0.21, 0.2, 0.035), (-0.21, 0.56, 0.035), (-0.1, 0.74, 0.035), (0.1, 0.74, 0.035), (0.21, 0.56, 0.035)]
tube(hoop + [(0.21, 0.44, 0.035)], 0.055, white, parent=top)
cyl(0.08, 0.02, (0, 0.02, 0.065), mat(H.main, glow=0.3), 0.004, parent=top)
box((0.06, 0.16, 0.02), (0, -0.07, 0.065), mat(H.main, glow=0.3), 0.004, parent=top)
for k, w in enumerate((0.8, 0.8)):
    tile(top, w, 0.2, (0, -0.6 - 0.28 * k, 0), H.pale, r=0.08, lit=0.5)

# By night, white is what stands out.
near = mat(WHITE, rough=0.35, coat=0.35, glow=0.35) if H.night else paint(H.main, 0.3)
far = paint(H.mid if H.night else WHITE, 0.3)

# Three locks in a row: two keys are in, the third is spare.
row = group(at(-0.98, 0.1, B), (0, 0, 46), 1.28)
slab(2.0, 0.62, 0.36, paint(H.deep), r=0.14, bev=0.05, parent=row)
for k in range(3):
    x = 0.64 * (k - 1)
    used = k > 0
    ring(0.15, 0.24, 0.03, mat(WHITE if used else H.mid, glow=0.4 if used else 0.05), (x, 0, 0.35), parent=row)
    cyl(0.15, 0.02, (x, 0, 0.35), paint(INK), 0.004, parent=row)
    if used:
        key(upright((x, 0.065, 0.3), parent=row), near)
        lamp = upright((x, -0.31, 0.18), parent=row)
        slab(0.3, 0.08, 0.02, mat(WHITE, glow=0.9), r=0.035, parent=lamp)
key(group(at(0.6, 1.72, B), (0, 0, 100), 1.25), far)

# The lost one.
lost = group(at(-1.75, 1.85, 0.02), (0, 0, 84), 1.12)
z = phone(lost, mat(INK, rough=0.12, coat=0.6))
crack = mat(WHITE, rough=0.5, glow=0.35)
hit = (0.12, 0.22)
for ring_of in (
    [(-0.14, 0.42), (-0.5, 0.66)],
    [(-0.1, 0.1), (-0.3, 0.14), (-0.58, -0.08)],
    [(0.02, -0.1), (-0.16, -0.42), (-0.08, -0.8), (-0.3, -1.1)],
    [(0.3, -0.04), (0.34, -0.3), (0.58, -0.54)],
    [(0.34, 0.3), (0.58, 0.24)],
    [(0.16, 0.52), (0.34, 0.72), (0.3, 1.22)],
):
    tube([(x, y, z) for x, y in [hit, *ring_of]], 0.012, crack, smooth=False, parent=lost)
web = [(-0.14, 0.42), (-0.1, 0.1), (0.02, -0.1), (0.3, -0.04), (0.34, 0.3), (0.16, 0.52)]
tube([(x, y, z) for x, y in web], 0.01, crack, cyclic=True, smooth=False, parent=lost)
render(el=27, fill=(0.86, 0.9))
