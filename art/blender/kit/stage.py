"""Hue families, the one light rig, floor and automatic framing."""

import json
from math import cos, pi, radians, sin
from pathlib import Path
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector

from .core import A, CUTOUT, DARK, S, WHITE, col, mat, mix, paint
from .geo import mesh, slab, cyl

_BRAND = json.loads((Path(__file__).resolve().parents[3] / "src/theme/brand.json").read_text())

# backdrop, floor bounce, plinth, pale, mid, main, deep
_HUES = {
    "blue": "#A9C4FB #BBD0FA #A3BFF7 #DCE8FF #7FA0FF #2F5BFF #1B2A52",
    "mint": "#A8E3D6 #BFEBE1 #A5E0D2 #E3F6F1 #6CCDB8 #12A594 #0B5A54",
    "peach": "#F5D3C4 #F7DCCF #F3C4AE #FFF0E8 #E89C80 #C4573C #5A2A26",
    "indigo": "#A3ABFA #BCC1FB #949DF6 #E4E6FF #7F88F0 #4845DB #1E1E5A",
    "stone": "#E0D2BA #E9DFCD #DCCBAE #F7F0E3 #93A7C0 #4C6C94 #22314B",
    "teal": "#9FDDE0 #BDEAEC #8FD6DA #DDF5F5 #4FBEC4 #0E8F9A #0B4652",
    "slate": "#AFC0D8 #C3D0E3 #A1B5D1 #E2EAF4 #7F98BB #44648F #1C2E4D",
    "steel": "#BBC6D2 #CED6DE #AEBAC8 #E8EDF2 #8495AA #52657E #222E3F",
    "violet": "#D0BCF8 #DECEFB #C0A6F4 #F1EAFF #A17EEE #7A3FE4 #321968",
    "lilac": "#B9AFF2 #CBC3F8 #A89CEF #F0EDFF #8377F2 #5B4BE8 #1B2A52",
    "cobalt": "#7094FF #94B1FF #6088FF #DAE4FF #5D85FF #2248EA #12206B",
    "sea": "#A6DFC6 #C2EBD9 #97D8B9 #E3F6EC #55B890 #128A64 #0C4739",
    "hero": f"#BFD0FA #D0DDFC #BCCDF9 #EAF0FF #7FA0FF {_BRAND['light']['accent']} #13224F",
    "night": "#26345F #1B2A52 #3B4E8C #A9BEFF #5D83FF #2F5BFF #141C38",
}


# The dark theme's ground.
NIGHT = "#090C13"


def area(loc, target, size, power, color=WHITE, sy=None):
    light = bpy.data.lights.new("area", "AREA")
    light.energy = power
    light.color = col(color)[:3]
    light.shape = "RECTANGLE" if sy else "SQUARE"
    light.size = size
    light.size_y = sy or size
    o = bpy.data.objects.new("area", light)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def world(top, bottom, strength=0.5):
    """Vertical gradient environment: noise-free fill and something to reflect."""
    nt = S.world.node_tree
    nt.nodes.clear()
    add, link = nt.nodes.new, nt.links.new
    out, bg = add("ShaderNodeOutputWorld"), add("ShaderNodeBackground")
    tc, sp = add("ShaderNodeTexCoord"), add("ShaderNodeSeparateXYZ")
    mr, rp = add("ShaderNodeMapRange"), add("ShaderNodeValToRGB")
    mr.inputs[1].default_value = -0.3
    mr.inputs[2].default_value = 0.9
    rp.color_ramp.elements[0].color = col(bottom)
    rp.color_ramp.elements[1].color = col(top)
    link(tc.outputs["Generated"], sp.inputs[0])
    link(sp.outputs["Z"], mr.inputs[0])
    link(mr.outputs[0], rp.inputs[0])
    link(rp.outputs[0], bg.inputs[0])
    link(bg.outputs[0], out.inputs[0])
    bg.inputs[1].default_value = strength


def cyclorama(c, depth=9, r=4, w=60):
    """A floor that curves into a wall: no horizon line."""
    prof = [(-30, 0)]
    prof += [(depth + r * sin(pi / 48 * i), r - r * cos(pi / 48 * i)) for i in range(25)]
    prof.append((depth + r, 30))
    v = [(x, y, z) for y, z in prof for x in (-w, w)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    mesh(v, f, mat(c, rough=0.85, spec=0.2))["backdrop"] = True


def stage(hue):
    """Sets light and backdrop for one hue family and returns its colours."""
    names = "backdrop bounce plinth pale mid main deep".split()
    H = SimpleNamespace(**dict(zip(names, _HUES[hue].split(), strict=True)))
    H.night = DARK or hue == "night"
    S["tick"] = H.main
    if DARK:
        # Objects keep their colours; what they stand on and before goes dark.
        H.backdrop = mix(H.deep, NIGHT, 0.55)
        H.bounce = mix(H.deep, NIGHT, 0.3)
        H.plinth = mix(H.deep, H.main, 0.4)
    night = H.night
    world("#8FB4FF" if night else WHITE, H.bounce, 0.36 if night else 0.45)
    key, rim = (1350, 640) if DARK else (1550, 1000) if night else (1680, 420)
    area((-6.2, -2.6, 8.2), (0, 0, 0.4), 2.6, key, "#F6F2FF" if DARK else "#FFF1DF")
    area((5.5, 5.5, 5.0), (0, 0, 0.6), 1.2, rim, "#DCE8FF", sy=5)
    if not CUTOUT:
        cyclorama(H.backdrop)
    return H


def at(right, near, z=0.0):
    """A point in the viewer's terms (default camera): right of centre, nearer, height."""
    return (0.616 * right + 0.788 * near, 0.788 * right - 0.616 * near, z)


def plinth(H, w=4.2, d=3.2, h=0.2, r=0.6):
    slab(w, d, h, paint(H.plinth, 0.45), r=r, bev=0.05)
    return h


def disc(H, r=2.1, h=0.18, step=True):
    """Round plinth, with a paler second step; returns the height to build on."""
    cyl(r, h, m=paint(H.plinth, 0.5), bev=0.05)
    if step:
        cyl(r * 0.8, h, (0, 0, h), paint(H.mid if H.night else H.pale, 0.45), bev=0.05)
    return h * (2 if step else 1)


def _points():
    """Vertices of everything but the backdrop, in world space."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in S.objects:
        if o.type not in {"MESH", "CURVE", "FONT"} or o.get("backdrop"):
            continue
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        a = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", a)
        e.to_mesh_clear()
        m = np.array(o.matrix_world, np.float32)
        out.append(a.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(out)


def camera(az=-38, el=25, lens=110, fill=(0.84, 0.84), shift=(0, 0)):
    """Looks from az/el and backs off until the scene fills that share of the frame.

    shift moves the subject right and up in shares of the frame.
    """
    c = bpy.data.cameras.new("camera")
    o = bpy.data.objects.new("camera", c)
    S.collection.objects.link(o)
    S.camera = o
    c.lens = lens
    c.clip_end = 300
    a, e = radians(az), radians(el)
    out = Vector((cos(e) * cos(a), cos(e) * sin(a), sin(e)))
    o.rotation_euler = (-out).to_track_quat("-Z", "Y").to_euler()
    basis = np.array(o.rotation_euler.to_matrix(), np.float32)
    p = _points() @ basis
    half = np.array([18.0 / lens, 18.0 / lens * A.h / A.w])
    target, dist = p.mean(0), 20.0
    for _ in range(12):
        rel = p - target
        screen = rel[:, :2] / (dist - rel[:, 2:3])
        lo, hi = screen.min(0), screen.max(0)
        target[:2] += (lo + hi) / 2 * dist
        dist *= ((hi - lo) / 2 / half / np.array(fill)).max()
    target[:2] -= np.array(shift) * half * 2 * dist
    o.location = Vector((basis @ target).tolist()) + out * dist
    return o
