"""The home hero: blocks of glass with a seal on each, amber as far as the chain holds; one is broken.

home-light and home-dark, W=1612 H=1404: the chain alone, on nothing, so that no pixel is spent on
ground and the page's own shows through. That is two for each pixel of its place.
"""

import json
import re
from pathlib import Path

import bmesh
from mathutils import Vector

from kit import *

random.seed(4)
dark = A.out.endswith("dark")
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


def along(t):
    """From below the middle of the frame, up and away to the right."""
    return Vector((-1.05 + 6.9 * t, -1.2 + 7.0 * t * t, -2.5 + 4.5 * t - 0.55 * sin(2 * pi * t)))


EYE = Vector((1.55, -12.4, 1.9))
# What each coin is cut from: the seals of a chain of hashes (../seals.ts).
SEALS = json.loads(Path(A.out).parent.joinpath("seals.json").read_text())
proven, deep = mat(AMBER, 0.3, coat=0.5, glow=0.35), mat("#C96A06", 0.38, coat=0.5, glow=0.3 if dark else 0.1)
plain, dull = mat("#A7B2C6", 0.4, coat=0.4), mat("#76829B", 0.5, coat=0.3)


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


def coin(seal, size, m, ground, parent):
    """A coin with the silhouette of a seal and its lines in relief, in the xy plane of its parent."""
    teeth, _ = polygons(seal["rings"][0], size)
    h = 0.13 * size
    prism([(p.x, p.y) for p in teeth], h, ground, (0, 0, -h / 2), bev=0.016 * size, parent=parent)
    for d, r in ((seal["rings"][0], 0.013), (seal["rings"][1], 0.008), (seal["lace"], 0.004)):
        for line in polygons(d, size):
            tube(line, r * size, m, True, False, parent, (0, 0, h / 2))


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


pale, tint = glass("#C2D6FF", 0.02, 1.3), glass("#86A8FF", 0.02, 1.26)
core = "#3F6BFF" if dark else "#2F5BFF"
BREAK = 0.75
# The line begins in the nearest block, which is whole in the frame, and is amber as far as the records hold.
NEAREST = 0.27
for path, m in (
    (range(round(NEAREST * 40), round(BREAK * 40) + 1), mat(AMBER, glow=1.1 if dark else 0.6)),
    (range(round(BREAK * 40), 52), plain),
):
    tube([along(t / 40) for t in path], 0.03, m)
for seal, (t, s, m) in zip(
    SEALS,
    ((NEAREST, 1.42, pale), (0.44, 1.2, tint), (0.59, 1.3, pale), (BREAK, 1.36, tint), (0.93, 1.3, pale)),
    strict=True,
):
    p = along(t)
    place = group(p)
    place.rotation_euler = (EYE - p).to_track_quat("Z", "Y").to_euler()
    turn = (random.uniform(-18, -4), random.uniform(6, 20), random.uniform(-12, 12))
    tilt = group((0, 0, 0), turn, parent=place)
    before = set(S.objects)
    box((s, s, s), (0, 0, 0), m, 0.17 * s, (0, 0, 0), 8, tilt, base=False)
    face = group((0, 0, 0.2 * s), parent=tilt)
    coin(seal, 0.78 * s, *((proven, deep) if t < BREAK else (plain, dull)), face)
    if t == BREAK:
        for o in [*(set(S.objects) - before)]:
            if o.type != "EMPTY":
                broken(o, (-0.3 * s, 0.02 * s, 0.05 * s), 13)
for _ in range(13):
    off = (random.uniform(-1, 1), random.uniform(-1.5, 1.5))
    p = along(random.uniform(0.2, 1)) + Vector(
        (*off, random.choice((-1, 1)) * random.uniform(0.9, 1.6))
    )
    m = random.choice((pale, tint, mat(core, 0.2, coat=0.5), mat(WHITE, 0.2, coat=0.5)))
    sphere(random.choice((0.05, 0.07, 0.1, 0.14)), p, m)


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
# The part of a 50 mm frame of 16 by 9 that the chain takes up, in shares of the frame's width and height.
LEFT, RIGHT, TOP, BOTTOM = 0.35, 1.08, -0.03, 1.1
span = RIGHT - LEFT
lens = bpy.data.cameras.new("camera")
S.camera = bpy.data.objects.new("camera", lens)
S.collection.objects.link(S.camera)
S.camera.location = EYE
aim = Vector((0.05, 0.6, 0.0)) - S.camera.location
S.camera.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
lens.lens, lens.clip_end = 50 / span, 200
lens.shift_x = ((LEFT + RIGHT) / 2 - 0.5) / span
lens.shift_y = (0.5 - (TOP + BOTTOM) / 2) * 9 / 16 / span
lens.dof.use_dof = True
lens.dof.aperture_fstop = 0.7 / span
lens.dof.focus_distance = (along(0.35) - S.camera.location).length
look = "High Contrast" if dark else "Very High Contrast"
render(look=look, exposure=0.1, clamp=6, bounces=10, gloss=0.3)
