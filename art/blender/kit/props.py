"""Things that many scenes share. Flat things lie in the xy plane of their parent."""

import os
from math import cos, pi, radians, sin

import bpy

from .core import INK, PORCELAIN, S, WHITE, glow, mat, matte, metal, mix, paint
from .geo import box, cyl, group, lathe, linked, prism, rod, slab, torus, tube

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts")


def text(s, size=0.3, loc=(0, 0, 0), m=None, rot=(0, 0, 0), depth=0.006, parent=None):
    c = bpy.data.curves.new("text", "FONT")
    c.body, c.size, c.extrude = s, size, depth
    c.align_x = c.align_y = "CENTER"
    c.font = bpy.data.fonts.load(os.path.join(FONT, "geist-700.ttf"), check_existing=True)
    return linked(c, m, loc, rot, parent)


def upright(loc=(0, 0, 0), turn=0, lean=0, parent=None):
    """A group whose xy plane stands up and looks to -y (turn 52 faces the camera)."""
    return group(loc, (90 - lean, 0, turn), parent=parent)


def check(r, z=0.0, m=None, loc=(0, 0), parent=None):
    pts = [(-0.36, 0), (-0.08, -0.28), (0.40, 0.30)]
    pts = [(loc[0] + x * r, loc[1] + y * r, z) for x, y in pts]
    return tube(pts, 0.075 * r, m or mat(WHITE, rough=0.4, glow=0.35), smooth=False, parent=parent)


def token(loc, r=0.27, turn=52, parent=None, pin=None, blank=False):
    """A rimmed coin, with a check mark unless `blank`, on a pin down to height `pin`; in the hue, since amber is earned."""
    g = group(loc, (90, 0, turn), parent=parent)
    t, k = r * 0.32, r * 0.8
    prof = [(0, 0), (0.97 * r, 0), (r, 0.06 * r), (r, t - 0.06 * r), (0.97 * r, t), (k, t)]
    prof += [(k - 0.05 * r, t - 0.07 * r), (0, t - 0.07 * r)]
    lathe(prof, mat(S["tick"], rough=0.3, coat=0.3, glow=0.28), (0, 0, -t / 2), parent=g)
    if not blank:
        check(r, t / 2 - 0.02 * r, parent=g)
    if pin is not None:
        rod((loc[0], loc[1], pin), (loc[0], loc[1], loc[2] - r * 0.98), 0.016, glow(S["tick"], 1.2))
    return g


def scallop(r, n=18, a=0.06):
    ts = [2 * pi * i / 216 for i in range(216)]
    return [(r * (1 + a * cos(n * t)) * cos(t), r * (1 + a * cos(n * t)) * sin(t)) for t in ts]


def seal(loc, r=0.3, parent=None, rot=(0, 0, 0)):
    """Wax-like seal with a check mark, in the hue."""
    g = group(loc, rot, parent=parent)
    prism(scallop(r), r * 0.17, paint(S["tick"], 0.3), bev=r * 0.06, parent=g)
    cyl(r * 0.66, r * 0.1, (0, 0, r * 0.15), paint(mix(S["tick"], WHITE, 0.25), 0.3), bev=r * 0.04, parent=g)
    check(r * 0.75, r * 0.28, parent=g)
    return g


def lines(parent, x, y, widths, z=0.0, pitch=0.14, h=0.05, c="#B8BED6"):
    """Rows of print, from the top row down, left-aligned at x."""
    for k, w in enumerate(widths):
        box((w, h, 0.008), (x + w / 2, y - k * pitch, z), matte(c), 0.002, parent=parent)


def paper(H, loc, w=1.5, d=2.0, turn=0, sheets=5, parent=None, body=True):
    """A stack of printed sheets; returns its group and the height of the top sheet."""
    g = group(loc, (0, 0, turn), parent=parent)
    for i in range(sheets):
        c = "#FBFBFF" if i % 2 else H.pale
        skew = (0, 0, 1.6 * sin(i * 1.9))
        at = (0.012 * sin(i * 2.3), 0.014 * cos(i * 1.7), i * 0.026)
        box((w, d, 0.022), at, paint(c, 0.6), 0.008, rot=skew, parent=g)
    z = sheets * 0.026 - 0.002
    if body:
        x = -w * 0.4
        lines(g, x, d * 0.39, [w * 0.45], z, h=0.09, c=H.main)
        rows = [w * 0.78, w * 0.7, w * 0.78, w * 0.5]
        lines(g, x, d * 0.27, rows, z, pitch=d * 0.068)
        lines(g, x, -d * 0.04, [w * 0.78, w * 0.74, w * 0.4], z, pitch=d * 0.068)
    return g, z


def signature(parent, x, y, z, c, s=1.0):
    pts = [
        (0, 0),
        (0.1, 0.16),
        (0.16, -0.02),
        (0.26, 0.12),
        (0.32, -0.02),
        (0.44, 0.08),
        (0.61, 0.02),
    ]
    pts = [(x + a * s, y + b * s, z) for a, b in pts]
    return tube(pts, 0.014 * s, paint(c, 0.4), parent=parent)


def screen(parent, w, h, H, t=0.06, r=0.05, face=None, z=0.0):
    """Glass-fronted panel in the xy plane; returns the height of its surface."""
    slab(w, h, t, paint(INK, 0.3), (0, 0, z), r, bev=0.02, parent=parent)
    inner = mat(face or H.deep, rough=0.15, coat=0.6, glow=0.12)
    slab(w - 0.1, h - 0.1, 0.012, inner, (0, 0, z + t - 0.004), max(0.02, r - 0.04), parent=parent)
    return z + t + 0.008


def tile(parent, w, h, loc, c, t=0.02, r=0.03, lit=0.25):
    return slab(w, h, t, mat(c, rough=0.35, glow=lit), loc, min(r, w / 2.1, h / 2.1), parent=parent)


def coin(loc, r=0.3, m=None, rot=(0, 0, 0), parent=None):
    t, k = r * 0.26, r * 0.8
    prof = [(0, 0.04 * r), (k - 0.04 * r, 0.04 * r), (k, 0), (0.96 * r, 0), (r, 0.05 * r)]
    prof += [
        (r, t - 0.05 * r),
        (0.96 * r, t),
        (k, t),
        (k - 0.05 * r, t - 0.06 * r),
        (0, t - 0.06 * r),
    ]
    return lathe(prof, m or paint(PORCELAIN, 0.3), loc, rot, parent=parent)


def coins(n, loc, r=0.3, m=None, parent=None):
    """A stack with slightly uneven edges; returns its top."""
    t = r * 0.26
    for i in range(n):
        at = (loc[0] + 0.03 * r * sin(i * 2.1), loc[1] + 0.03 * r * cos(i * 1.3), loc[2] + i * t)
        coin(at, r, m, parent=parent)
    return loc[2] + n * t


def gear(R, teeth, h, m, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, depth=0.16, bev=0.02):
    pts = []
    for i in range(teeth):
        for frac, rad in ((0.0, R * (1 - depth)), (0.28, R * (1 - depth)), (0.40, R), (0.88, R)):
            a = 2 * pi * (i + frac) / teeth
            pts.append((rad * cos(a), rad * sin(a)))
    return prism(pts, h, m, loc, rot, bev, parent=parent)


def hexnut(r, h, loc, m, rot=(0, 0, 0), parent=None):
    poly = [(r * cos(pi / 3 * i), r * sin(pi / 3 * i)) for i in range(6)]
    return prism(poly, h, m, loc, rot, r * 0.14, parent=parent)


def bolts(n, R, r, h, z, m, parent=None, a0=0):
    """n bolt heads on a circle."""
    for i in range(n):
        a = radians(a0) + 2 * pi * i / n
        hexnut(r, h, (R * cos(a), R * sin(a), z), m, (0, 0, i * 17), parent)


def carton(size, loc, H, c=None, turn=0, tape=None, parent=None):
    """A shipping box with tape and a label on the -y side."""
    w, d, h = size
    g = group(loc, (0, 0, turn), parent=parent)
    box(size, (0, 0, 0), paint(c or H.pale, 0.55), 0.025, parent=g)
    strip = matte(tape or H.mid)
    box((w * 0.16, d + 0.012, h * 0.3), (0, 0, h * 0.706), strip, 0.006, parent=g)
    box((w * 0.16, d, 0.012), (0, 0, h), strip, 0.004, parent=g)
    f = upright((0, -d / 2 - 0.002, 0), parent=g)
    box((w * 0.3, h * 0.28, 0.008), (-w * 0.27, h * 0.28, 0), matte(WHITE), 0.003, parent=f)
    lines(f, -w * 0.38, h * 0.34, [w * 0.2, w * 0.14], 0.006, h * 0.1, h * 0.05, H.deep)
    return g


def laptop(H, loc, turn=0, parent=None, w=1.5, d=1.0, lean=18, body=None):
    """An open laptop; returns the group of its screen and the height to draw on."""
    g = group(loc, (0, 0, turn), parent=parent)
    shell = paint(body or PORCELAIN, 0.35)
    slab(w, d, 0.06, shell, r=0.09, bev=0.02, parent=g)
    for row in range(4):
        for k in range(12):
            at = ((k - 5.5) * w * 0.073, d * 0.34 - row * d * 0.115, 0.058)
            slab(w * 0.062, d * 0.09, 0.014, paint(H.deep, 0.5), at, 0.015, bev=0.005, parent=g)
    slab(w * 0.34, d * 0.26, 0.008, paint(H.pale, 0.4), (0, -d * 0.3, 0.058), 0.03, parent=g)
    lid = upright((0, d * 0.5 - 0.03, 0.05), lean=lean, parent=g)
    slab(w, d, 0.05, shell, (0, d / 2, -0.05), 0.09, bev=0.02, parent=lid)
    face = mat(H.deep, rough=0.15, coat=0.6, glow=0.1)
    slab(w - 0.09, d - 0.09, 0.012, face, (0, d / 2, -0.004), 0.05, parent=lid)
    return lid, 0.01


def book(loc, w, d, h, cover, turn=0, parent=None, pages="#FBF9F4"):
    """A closed book lying flat, spine to -x."""
    g = group(loc, (0, 0, turn), parent=parent)
    t = h * 0.12
    box((w, d, t), (0, 0, 0), paint(cover), 0.015, parent=g)
    box((w, d, t), (0, 0, h - t), paint(cover), 0.015, parent=g)
    box((t, d, h), (-w / 2 + t / 2, 0, 0), paint(cover), 0.015, parent=g)
    box((w * 0.94, d * 0.94, h - 2 * t), (-w * 0.01, 0, t), matte(pages), 0.005, parent=g)
    return g


def binder(loc, h=1.1, w=0.2, d=0.8, c="#2F5BFF", label=WHITE, turn=0, parent=None):
    """A lever-arch file standing up, spine to -y."""
    g = group(loc, (0, 0, turn), parent=parent)
    box((w, d, h), (0, 0, 0), paint(c), 0.025, parent=g)
    box((w * 0.66, 0.012, h * 0.42), (0, -d / 2, h * 0.46), matte(label), 0.004, parent=g)
    lines(
        upright((0, -d / 2 - 0.006, 0), parent=g),
        -w * 0.22,
        h * 0.82,
        [w * 0.44, w * 0.3],
        0,
        0.09,
        0.035,
        "#8A93AD",
    )
    torus(w * 0.22, w * 0.05, (0, -d / 2, h * 0.2), metal(), rot=(90, 0, 0), parent=g, n=32, k=12)
    return g
