"""A folded city map with an amber pin."""

from kit import *

H = stage("teal")
B = plinth(H, 4.5, 3.3, 0.16)
FOLD, W, D = 13, 1.0, 2.5
x = -2 * W * cos(radians(FOLD))
rows = {
    0: [(0.32, 0.7, "main"), (1.25, 0.5, "mid"), (2.0, 0.6, "pale")],
    1: [(0.3, 0.6, "mid"), (1.1, 0.7, "pale"), (2.0, 0.55, "main")],
    2: [(0.35, 0.65, "pale"), (1.2, 0.6, "main"), (2.05, 0.5, "mid")],
    3: [(0.3, 0.55, "main"), (1.1, 0.65, "pale"), (2.0, 0.6, "mid")],
}
for k in range(4):
    s = 1 if k % 2 == 0 else -1
    lift = W * sin(radians(FOLD))
    g = group((x, 0, B + 0.02 + (0 if s > 0 else lift)), (0, -s * FOLD, 0))
    box((W, D, 0.03), (W / 2, 0, 0), paint("#F4FBFA", 0.6), 0.006, parent=g)
    for y0, h, c in rows[k]:
        y = y0 - D / 2
        for half in (0, 1):
            size = (0.36, h, 0.035)
            hue = getattr(H, c) if half == k % 2 else "#CDEBEA"
            box(size, (0.26 + 0.46 * half, y, 0.022), paint(hue, 0.6), 0.012, parent=g)
    bend = (
        [(0, 0.62), (W * 0.5, 0.55), (W, 0.4)] if s > 0 else [(0, 0.4), (W * 0.5, 0.3), (W, 0.62)]
    )
    tube([(a, b - 1.35, 0.035) for a, b in bend], 0.05, paint("#4FBEC4", 0.3), parent=g)
    x += W * cos(radians(FOLD))
p = group((0.55, -0.05, B + 0.2))
prof = [(0, 0), (0.06, 0.14), (0.2, 0.5), (0.42, 0.92), (0.5, 1.2)]
prof += [(0.52 * cos(a), 1.24 + 0.52 * sin(a)) for a in [pi / 2 * i / 12 for i in range(13)]]
pin = upright((0, 0, 1.24), 52, 0, p)
lathe(prof, amber(0.25), parent=p).modifiers.new("s", "SUBSURF").render_levels = 1
cyl(0.27, 0.1, (0, 0, 0.44), paint(WHITE), 0.03, parent=pin)
render(el=33)
