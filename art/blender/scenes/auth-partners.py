"""Two partner firms' towers joined by a bridge; the proof mark stands over the crossing."""

from mathutils import Vector

from kit import *

H = stage("violet")
B = plinth(H, 4.9, 2.9)
g = group((0, 0, B), (0, 0, 24))


def tower(x, floors, w, wall, glazing, roof):
    """An office block: bands of windows between floors, a door, and a set-back roof."""
    t = group((x, 0, 0), parent=g)
    pitch = 0.36
    height = floors * pitch + 0.1
    box((w - 0.1, w - 0.1, height), (0, 0, 0), glazing, 0.03, parent=t)
    for k in range(floors + 1):
        box((w, w, 0.15), (0, 0, k * pitch), wall, 0.03, parent=t)
    for sx, sy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        corner = (sx * (w / 2 - 0.08), sy * (w / 2 - 0.08), 0)
        box((0.14, 0.14, height), corner, wall, 0.03, parent=t)
    for k in range(1, 4):
        off = (k - 2) * w * 0.25
        box((0.045, w - 0.04, height), (off, 0, 0), wall, 0.01, parent=t)
        box((w - 0.04, 0.045, height), (0, off, 0), wall, 0.01, parent=t)
    box((w * 0.62, w * 0.62, 0.22), (0, 0, height), roof, 0.04, parent=t)
    box((0.34, 0.1, 0.42), (0, -w / 2, 0.0), paint(H.deep), 0.02, parent=t)
    box((0.56, 0.34, 0.06), (0, -w / 2 - 0.08, 0.44), roof, 0.02, parent=t)
    return height


tall = tower(-1.4, 7, 1.25, paint(H.main, 0.35), mat(H.deep, 0.12, coat=0.6), paint(H.mid))
low = tower(1.4, 5, 1.25, paint(WHITE, 0.4), mat(H.mid, 0.12, coat=0.6), paint(H.pale))
z = 1.1
box((1.7, 0.56, 0.1), (0, 0, z), paint(WHITE, 0.4), 0.03, parent=g)
box((1.7, 0.46, 0.34), (0, 0, z + 0.08), mat(H.mid, 0.12, coat=0.6), 0.02, parent=g)
box((1.7, 0.56, 0.1), (0, 0, z + 0.4), paint(WHITE, 0.4), 0.03, parent=g)
for k in range(7):
    box((0.05, 0.52, 0.34), ((k - 3) * 0.24, 0, z + 0.08), paint(WHITE, 0.4), 0.01, parent=g)
for x, y, r in ((-0.1, -0.95, 0.2), (0.45, -1.15, 0.15), (2.2, -0.8, 0.17)):
    rod((x, y, 0), (x, y, 0.22), 0.035, paint(H.deep), g)
    sphere(r, (x, y, 0.18 + r), paint(H.mid, 0.5), g, (1, 1, 1.2))
bpy.context.view_layer.update()
over = g.matrix_world @ Vector((0, 0, z + 0.5))
token((over.x, over.y, over.z + 0.78), 0.42, pin=over.z)
render(el=20)
