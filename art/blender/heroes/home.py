"""The home hero: a record travels along its line through blocks of glass.

home-light and home-dark, W=1612 H=1404: the chain alone, on nothing, so that no pixel is spent on
ground and the page's own shows through. That is two for each pixel of its place.
"""

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


pale, tint = glass("#EAF1FF", 0.02), glass("#5B86FF", 0.03, 1.36)
frost = glass("#BFD0FF", 0.28, 1.3)
tube([along(t / 40) for t in range(-4, 52)], 0.03, mat(AMBER, glow=1.1 if dark else 0.6))
core = "#3F6BFF" if dark else "#2F5BFF"
for t, s, m in (
    (0.1, 1.05, tint),
    (0.27, 1.42, pale),
    (0.44, 1.2, frost),
    (0.59, 1.3, pale),
    (0.75, 1.1, tint),
    (0.92, 1.3, pale),
):
    p = along(t)
    rot = (random.uniform(-18, 18), random.uniform(-18, 18), 20 + random.uniform(-25, 25))
    box((s, s, s), p, m, 0.17 * s, rot, 8, base=False)
    if m is pale:
        sphere(0.23 * s, p, mat(core, 0.25, coat=0.5, glow=0.9 if dark else 0.35))
    else:
        # White cores: amber inside blue glass would turn brown.
        box((0.36 * s,) * 3, p, mat(WHITE, 0.3, coat=0.4, glow=1.2), 0.06 * s, rot, base=False)
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
S.camera.location = (1.55, -12.4, 1.9)
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
