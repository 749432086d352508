"""The home hero: blocks of glass with a seal in each, amber as far as the chain holds; one is broken.

home-light and home-dark, W=1612 H=1404: the chain alone, on nothing, so that no pixel is spent on
ground and the page's own shows through. That is two for each pixel of its place. With -gray nothing
has been proven yet: the seals are of ink, or of light where the glass around them is deep.
"""

import json
import re
from pathlib import Path

import bmesh
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from kit import *

dark, gray = DARK, A.out.endswith("-gray")
world("#3A5FE0" if dark else WHITE, "#0A1130" if dark else "#C9D9FF", 0.5 if dark else 0.95)
# Long strips of light just outside the frame give the glass its edges.
area((-7, -3, 6), (0, 0, 0), 2.0, 900 if dark else 700, "#FFF1DF", sy=5)
area((6, 5, 3), (0, 0, 0), 1.0, 900 if dark else 500, "#6E93FF", sy=7)
area((0, -6, -3), (0, 0, 0), 4, 160 if dark else 120, "#8FB4FF")
area((3, -4, 7), (0, 0, 0), 0.5, 420, WHITE, sy=6)
if dark:
    area((-9, 9, 0), (0, 2, 0), 5, 1400, "#4F7BFF", sy=9)
    area((10, 7, 0), (1, 2, 0), 4, 900, "#8FB4FF", sy=9)
    area((0, 6, 9), (0, 2, 0), 8, 900, "#C9D8FF", sy=3)

# The whole picture in the pixels of its final size, so that things are placed where they are seen.
WIDTH, HEIGHT, LENS = 1612, 1404, 68.5
lens = bpy.data.cameras.new("camera")
S.camera = bpy.data.objects.new("camera", lens)
S.collection.objects.link(S.camera)
EYE = Vector((1.55, -12.4, 1.9))
S.camera.location = EYE
S.camera.rotation_euler = (Vector((0.9, 0.6, 0)) - EYE).to_track_quat("-Z", "Y").to_euler()
lens.lens, lens.clip_end = LENS, 200
PIXEL = 36 / LENS / WIDTH


def seen(x, y, away):
    """The point that is seen at this pixel, so far away from the eye."""
    ray = Vector(((x - WIDTH / 2) * PIXEL, (HEIGHT / 2 - y) * PIXEL, -1))
    return EYE + S.camera.rotation_euler.to_matrix() @ (ray * away)


# What each coin is cut from: the seals of a chain of hashes (../seals.ts).
SEALS = json.loads(Path(A.out).parent.joinpath("seals.json").read_text())


def lit(color, light, strength):
    """A color with a light of its own, which is not quite the same: the glass around it takes away what it does not let through."""
    m = mat(color, 0.4, coat=0.3).copy()
    node = m.node_tree.nodes["Principled BSDF"]
    node.inputs["Emission"].default_value = (*light, 1)
    node.inputs["Emission Strength"].default_value = strength
    return m


# The two glasses, and what a seal within them looks like: proven, and not.
PALE, DEEP = "#C2D6FF", "#86A8FF"
pale, tint = glass(PALE, 0.02, 1.3), glass(DEEP, 0.02, 1.26)
amber_light = (1.0, 0.33, 0.01)
through = [1 / x for x in col(DEEP)[:3]]
white = lit(WHITE, [0.25 * x for x in through], 2.4 if dark else 1.7)
proven = {
    pale: lit(AMBER, amber_light, 0.9 if dark else 0.8),
    tint: lit(AMBER, [0.25 * a * b for a, b in zip((1.0, 0.46, 0.01), through)], 2.4),
}
plain = {pale: lit("#DDE6FF", (0.75, 0.85, 1), 0.8) if dark else mat("#2B3A66", 0.4, coat=0.4), tint: white}


def polygons(d, size):
    """The closed lines of a path, as points; size is that of the whole seal."""
    found = []
    for part in d.split("M")[1:]:
        start, first, *smooth = re.split("[cs]", part)
        pen = Vector((*map(int, re.findall(r"-?\d+", start)), 0))
        points, last = [], None
        for piece in [first, *smooth]:
            n = [Vector((x, y, 0)) for x, y in batched(map(int, re.findall(r"-?\d+", piece)))]
            a = n[0] if len(n) == 3 else last
            b, c = n[-2:]
            for k in range(1, 5):
                u = k / 4
                points.append(pen + 3 * u * (1 - u) ** 2 * a + 3 * u * u * (1 - u) * b + u**3 * c)
            pen, last = pen + c, c - b
        found.append([p * (size / 500) for p in points])
    return found


def batched(numbers):
    numbers = list(numbers)
    return zip(numbers[::2], numbers[1::2], strict=True)


def inside(x, y, lines):
    """By the even-odd rule, as the rings of a seal are filled."""
    odd = False
    for line in lines:
        for a, b in zip(line, line[1:] + line[:1]):
            if (a.y > y) != (b.y > y) and x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x):
                odd = not odd
    return odd


def plate(lines, h, m, parent):
    """A sheet between closed lines, which may cross each other."""
    points, edges = [], []
    for line in lines:
        n = len(points)
        points += [p.to_2d() for p in line]
        edges += [(n + i, n + (i + 1) % len(line)) for i in range(len(line))]
    flat, _, faces, *_ = delaunay_2d_cdt(points, edges, [], 0, 1e-5)
    centers = [sum((flat[i] for i in f), Vector((0, 0))) / len(f) for f in faces]
    kept = [f for f, c in zip(faces, centers) if inside(c.x, c.y, lines)]
    me = bpy.data.meshes.new("plate")
    me.from_pydata([(*p, 0) for p in flat], [], kept)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
    top = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])["geom"]
    bmesh.ops.translate(bm, vec=(0, 0, h), verts=[v for v in top if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(me)
    bm.free()
    linked(me, m, (0, 0, -h / 2), (0, 0, 0), parent)


def coin(seal, size, m, parent):
    """A seal as the site fills it, its teeth cut from a sheet and its lace of wire, in the xy plane of its parent."""
    for ring in seal["rings"]:
        plate(polygons(ring, size), 0.03 * size, m, parent)
    for name, r in (("outline", 0.007), ("lace", 0.0045)):
        for line in polygons(seal[name], size):
            tube(line, r * size, m, True, False, parent, (0, 0, 0.01 * size))


def broken(o, shift, turn):
    """Cuts a body in two along a plane of its parent and moves one half away."""
    twin = o.copy()
    twin.data = o.data.copy()
    S.collection.objects.link(twin)
    for body, side in ((o, True), (twin, False)):
        if body.type == "CURVE":
            mesh_of = bpy.data.meshes.new_from_object(body)
            new = bpy.data.objects.new("half", mesh_of)
            new.matrix_basis, new.parent = body.matrix_basis, body.parent
            S.collection.objects.link(new)
            bpy.data.objects.remove(body)
            body = new
        bm = bmesh.new()
        bm.from_mesh(body.data)
        geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
        cut = bmesh.ops.bisect_plane(
            bm,
            geom=geometry,
            plane_co=(0.02, 0, 0),
            plane_no=(1, 0.38, 0),
            clear_inner=side,
            clear_outer=not side,
        )
        edges = [e for e in cut["geom_cut"] if isinstance(e, bmesh.types.BMEdge)]
        bmesh.ops.holes_fill(bm, edges=edges)
        bm.to_mesh(body.data)
        bm.free()
        if not side:
            body.location += Vector(shift)
            body.rotation_euler.z += radians(turn)


# Each block: where it is seen, how wide, how far away, how it is turned.
BLOCKS = (
    ((505, 1070), 540, 11.6, (-12, 14, -6), pale),
    ((1000, 880), 430, 12.8, (-5, 15, 8), tint),
    ((1105, 535), 365, 14.0, (-8, 14, -10), pale),
    ((1280, 325), 300, 15.6, (-5, 12, 5), tint),
    ((1480, 195), 215, 17.4, (-8, 14, -4), pale),
)
BROKEN = 3
places = [seen(*at, away) for at, _, away, *_ in BLOCKS]
# The line runs from block to block, behind the seals, and is amber as far as the records hold.
rope = [p + (p - EYE).normalized() * 0.25 for p in places]
for part, m in ((rope[: BROKEN + 1], proven), (rope[BROKEN:], plain)):
    tube(part, 0.026, (plain if gray else m)[pale])
for i, (seal, p, (_, wide, away, turn, m)) in enumerate(zip(SEALS, places, BLOCKS, strict=True)):
    s = wide * PIXEL * away / 1.16
    place = group(p)
    place.rotation_euler = (EYE - p).to_track_quat("Z", "Y").to_euler()
    tilt = group((0, 0, 0), turn, parent=place)
    before = set(S.objects)
    box((s, s, s), (0, 0, 0), m, 0.17 * s, (0, 0, 0), 8, tilt, base=False)
    face = group((0, 0, 0.22 * s), parent=tilt)
    coin(seal, 0.9 * s, (plain if gray or i >= BROKEN else proven)[m], face)
    if i == BROKEN:
        for o in [*(set(S.objects) - before)]:
            if o.type != "EMPTY":
                broken(o, (-0.3 * s, 0.02 * s, 0.05 * s), 13)
core, pearl = mat("#3F6BFF" if dark else "#2F5BFF", 0.2, coat=0.5), mat(WHITE, 0.2, coat=0.5)
for x, y, r, away, m in (
    (700, 655, 44, 13, tint),
    (860, 1215, 30, 11.5, pearl),
    (1165, 1160, 56, 12.5, tint),
    (1350, 955, 24, 13, core),
    (1010, 1290, 20, 12, core),
    (1395, 640, 36, 14.5, core),
    (1520, 470, 26, 16, core),
    (955, 330, 22, 15, pearl),
    (1255, 130, 20, 17, core),
):
    sphere(r * PIXEL * away, seen(x, y, away), m)


def backdrop(inner, outer, strength, centre, radius):
    """A wall of light that falls off from a point, so that the glass has something to bend; only the glass sees it."""
    corners = [(-70, 30, -45), (70, 30, -45), (70, 30, 45), (-70, 30, 45)]
    m = bpy.data.materials.new("backdrop")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, em = nt.nodes.new("ShaderNodeOutputMaterial"), nt.nodes.new("ShaderNodeEmission")
    geo, far = nt.nodes.new("ShaderNodeNewGeometry"), nt.nodes.new("ShaderNodeVectorMath")
    span, ramp = nt.nodes.new("ShaderNodeMapRange"), nt.nodes.new("ShaderNodeValToRGB")
    far.operation, span.interpolation_type = "DISTANCE", "SMOOTHERSTEP"
    far.inputs[1].default_value, span.inputs[2].default_value = centre, radius
    ramp.color_ramp.elements[0].color = col(inner)
    ramp.color_ramp.elements[1].color = col(outer)
    em.inputs[1].default_value = strength
    for a, b in (
        (geo.outputs["Position"], far.inputs[0]),
        (far.outputs["Value"], span.inputs[0]),
        (span.outputs[0], ramp.inputs[0]),
        (ramp.outputs[0], em.inputs[0]),
        (em.outputs[0], out.inputs[0]),
    ):
        nt.links.new(a, b)
    mesh(corners, [(0, 1, 2, 3)], m).visible_camera = False


if dark:
    backdrop("#182C74", "#0A1024", 0.75, (5, 30, -1), 26)
else:
    backdrop("#F4F8FF", "#A9C3FF", 1.75, (2, 30, 2), 30)
lens.dof.use_dof = True
lens.dof.aperture_fstop = 1.6
lens.dof.focus_distance = 12.6
look = "High Contrast" if dark else "Very High Contrast"
render(look=look, exposure=0.1, clamp=6, bounces=10, gloss=0.3)
