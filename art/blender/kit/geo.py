"""Solids. Every helper returns a linked object; loc is the centre of the bottom face."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

from .core import S


def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None):
    e = bpy.data.objects.new("group", None)
    S.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = [radians(a) for a in rot]
    e.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    e.parent = parent
    return e


def linked(data, m, loc, rot, parent, angle=40):
    o = bpy.data.objects.new("part", data)
    S.collection.objects.link(o)
    if m is not None:
        data.materials.append(m)
    if hasattr(data, "polygons"):
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = radians(angle)
    o.location = loc
    o.rotation_euler = [radians(a) for a in rot]
    o.parent = parent
    return o


def _clean(me, merge=False):
    bm = bmesh.new()
    bm.from_mesh(me)
    if merge:
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()


def bevel(o, width, seg=3):
    if width > 0:
        b = o.modifiers.new("bevel", "BEVEL")
        b.width = width
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = radians(35)
        b.harden_normals = True
    return o


def mesh(verts, faces, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0, seg=3, parent=None):
    me = bpy.data.meshes.new("mesh")
    me.from_pydata(verts, [], faces)
    me.update()
    _clean(me)
    return bevel(linked(me, m, loc, rot, parent), bev, seg)


def box(size, loc=(0, 0, 0), m=None, bev=0.04, rot=(0, 0, 0), seg=3, parent=None, base=True):
    x, y, z = [s / 2 for s in size]
    lift = z if base else 0
    v = [(a * x, b * y, c * z + lift) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    return mesh(v, f, m, loc, rot, min(bev, min(size) * 0.49), seg, parent)


def prism(poly, h, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.03, seg=3, parent=None):
    """A polygon in the xy plane pulled up by h."""
    n = len(poly)
    v = [(x, y, 0) for x, y in poly] + [(x, y, h) for x, y in poly]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(v, f, m, loc, rot, bev, seg, parent)


def rounded(w, d, r, n=10):
    """Outline of a rectangle with round corners."""
    poly = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = radians(start + 90 * i / n)
            poly.append((cx * (w / 2 - r) + r * cos(a), cy * (d / 2 - r) + r * sin(a)))
    return poly


def slab(w, d, h, m=None, loc=(0, 0, 0), r=0.2, rot=(0, 0, 0), bev=0.03, parent=None):
    return prism(rounded(w, d, r), h, m, loc, rot, min(bev, h * 0.45), parent=parent)


def lathe(profile, m=None, loc=(0, 0, 0), rot=(0, 0, 0), n=96, parent=None, turn=360, bev=0):
    """Revolve [(radius, z), ...] round the z axis."""
    k = len(profile)
    full = turn == 360
    steps = n if full else n + 1
    v = []
    for i in range(steps):
        a = radians(turn) * i / n
        v += [(r * cos(a), r * sin(a), z) for r, z in profile]
    f = []
    for i in range(n):
        j = (i + 1) % steps
        f += [(i * k + t, j * k + t, j * k + t + 1, i * k + t + 1) for t in range(k - 1)]
    me = bpy.data.meshes.new("lathe")
    me.from_pydata(v, [], f)
    me.update()
    _clean(me, merge=True)
    return bevel(linked(me, m, loc, rot, parent, 50), bev)


def cyl(r=0.5, h=1, loc=(0, 0, 0), m=None, bev=0.03, rot=(0, 0, 0), n=96, parent=None, r2=None):
    b = min(bev, r * 0.49, h * 0.49)
    top = r if r2 is None else r2
    quarter = [pi / 2 * t / 4 for t in range(5)]
    prof = [(0, 0)] + [(r - b + b * sin(a), b - b * cos(a)) for a in quarter]
    prof += [(top - b + b * cos(a), h - b + b * sin(a)) for a in quarter] + [(0, h)]
    return lathe(prof, m, loc, rot, n, parent)


def ring(r_in, r_out, h, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bev=0.02, n=96, parent=None):
    """A washer or pipe: a closed rectangle profile turned round z."""
    b = min(bev, (r_out - r_in) * 0.45, h * 0.45)
    prof = [(r_in, b), (r_in + b, 0), (r_out - b, 0), (r_out, b), (r_out, h - b)]
    prof += [(r_out - b, h), (r_in + b, h), (r_in, h - b), (r_in, b)]
    return lathe(prof, m, loc, rot, n, parent)


def rod(p, q, r=0.03, m=None, parent=None, bev=0.01, n=32, r2=None):
    """A cylinder from point p to point q."""
    p, q = Vector(p), Vector(q)
    o = cyl(r, (q - p).length, p, m, bev, n=n, parent=parent, r2=r2)
    o.rotation_euler = (q - p).to_track_quat("Z", "Y").to_euler()
    return o


def sphere(r=0.5, loc=(0, 0, 0), m=None, parent=None, scale=(1, 1, 1), rot=(0, 0, 0), seg=64):
    me = bpy.data.meshes.new("sphere")
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=r)
    bm.to_mesh(me)
    bm.free()
    o = linked(me, m, loc, rot, parent)
    o.scale = scale
    return o


def torus(R=0.5, r=0.1, loc=(0, 0, 0), m=None, rot=(0, 0, 0), parent=None, n=96, k=24, turn=360):
    prof = [(R + r * cos(2 * pi * i / k), r * sin(2 * pi * i / k)) for i in range(k + 1)]
    return lathe(prof, m, loc, rot, n, parent, turn)


def band(r, z0, z1, m, a0=-90, a1=90, parent=None, n=48, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A label on a round body: part of a cylinder wall, thin."""
    t = 0.004
    prof = [(r, z0), (r + t, z0), (r + t, z1), (r, z1), (r, z0)]
    g = group(loc, rot, parent=parent)
    lathe(prof, m, (0, 0, 0), (0, 0, a0), n, g, a1 - a0)
    return g


def tube(pts, r=0.03, m=None, cyclic=False, smooth=True, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A cable or line through points."""
    c = bpy.data.curves.new("tube", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = r
    c.bevel_resolution = 6
    c.resolution_u = 24
    c.use_fill_caps = True
    sp = c.splines.new("BEZIER" if smooth else "POLY")
    if smooth:
        sp.bezier_points.add(len(pts) - 1)
        for p, q in zip(sp.bezier_points, pts, strict=True):
            p.co = q
            p.handle_left_type = p.handle_right_type = "AUTO"
    else:
        sp.points.add(len(pts) - 1)
        for p, q in zip(sp.points, pts, strict=True):
            p.co = (*q, 1)
    sp.use_cyclic_u = cyclic
    return linked(c, m, loc, rot, parent)
