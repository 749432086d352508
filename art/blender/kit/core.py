"""Arguments, the empty scene and materials. Units are metres, z is up."""

import argparse
import sys

import bpy

parser = argparse.ArgumentParser()
parser.add_argument("--out", default="out/test")
parser.add_argument("--w", type=int, default=1200)
parser.add_argument("--h", type=int, default=800)
parser.add_argument("--spp", type=int, default=32)
parser.add_argument("--seed", type=int, default=1)
A = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
# NAME-cutout is the scene NAME without floor and backdrop, to be laid over something else, as the home hero and the
# subjects of openings always are.
CUTOUT = A.out.endswith("-cutout") or A.out.rsplit("/", 1)[-1].startswith(("home-", "subject-"))
# NAME-dark is the scene NAME by night, for the dark theme.
DARK = A.out.removesuffix("-gray").endswith("-dark")

bpy.ops.wm.read_factory_settings(use_empty=True)
S = bpy.context.scene
S.world = bpy.data.worlds.new("world")
S.world.use_nodes = True

# Filmic pulls orange towards yellow: this lands at about #F0A81E in the picture.
AMBER = "#FF9C1A"
INK = "#10172A"
WHITE = "#FFFFFF"
PORCELAIN = "#F1F3F7"
STEEL = "#9AA6B8"


def _linear(channel):
    c = int(channel, 16) / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def col(hex_colour):
    h = hex_colour.lstrip("#")
    return (_linear(h[0:2]), _linear(h[2:4]), _linear(h[4:6]), 1.0)


def mix(a, b, share):
    """The colour that lies that share of the way from a to b."""
    pair = zip(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]), strict=True)
    return "#" + bytes(round(x + (y - x) * share) for x, y in pair).hex().upper()


_materials = {}


def mat(color=PORCELAIN, rough=0.42, metal=0.0, coat=0.0, spec=0.5, glow=0.0, trans=0.0, ior=1.45):
    key = (color, rough, metal, coat, spec, glow, trans, ior)
    if key in _materials:
        return _materials[key]
    m = bpy.data.materials.new(str(key)[:60])
    m.use_nodes = True
    node = m.node_tree.nodes["Principled BSDF"]
    c = col(color)
    values = {
        "Base Color": c,
        "Roughness": rough,
        "Metallic": metal,
        "Specular": spec,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.12,
        "Transmission": trans,
        "IOR": ior,
    }
    if glow:
        values |= {"Emission": c, "Emission Strength": glow}
    for name, value in values.items():
        node.inputs[name].default_value = value
    _materials[key] = m
    return m


def paint(c, rough=0.38):
    return mat(c, rough=rough, coat=0.35)


def matte(c):
    return mat(c, rough=0.75, spec=0.3)


def metal(c=STEEL, rough=0.25):
    return mat(c, rough=rough, metal=1.0)


def glass(c=WHITE, rough=0.03, ior=1.32):
    """Solid glass that lets the light of lamps through: without caustics it would shade black."""
    m = mat(c, rough=rough, trans=1.0, ior=ior)
    nt = m.node_tree
    if "Mix Shader" in nt.nodes:
        return m
    mix, path = nt.nodes.new("ShaderNodeMixShader"), nt.nodes.new("ShaderNodeLightPath")
    open_air = nt.nodes.new("ShaderNodeBsdfTransparent")
    open_air.inputs[0].default_value = [0.25 + 0.7 * x for x in col(c)[:3]] + [1.0]
    nt.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    nt.links.new(nt.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    nt.links.new(open_air.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs[0])
    return m


def clear(tint=WHITE, k=0.0, edge=0.7):
    """Thin glass: see-through with a fresnel sheen, free of the dark shadows of solid glass."""
    m = bpy.data.materials.new("clear")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out, mix = nt.nodes.new("ShaderNodeOutputMaterial"), nt.nodes.new("ShaderNodeMixShader")
    through, shine = nt.nodes.new("ShaderNodeBsdfTransparent"), nt.nodes.new("ShaderNodeBsdfGlossy")
    facing, ramp = nt.nodes.new("ShaderNodeLayerWeight"), nt.nodes.new("ShaderNodeMapRange")
    facing.inputs[0].default_value = 0.35
    through.inputs[0].default_value = col(tint)
    shine.inputs[1].default_value = 0.05
    ramp.inputs[3].default_value, ramp.inputs[4].default_value = 0.06 + k, edge
    for a, b in (
        (facing.outputs["Facing"], ramp.inputs[0]),
        (ramp.outputs[0], mix.inputs[0]),
        (through.outputs[0], mix.inputs[1]),
        (shine.outputs[0], mix.inputs[2]),
        (mix.outputs[0], out.inputs[0]),
    ):
        nt.links.new(a, b)
    return m


def glow(c=AMBER, strength=3.0):
    return mat(c, glow=strength)


def amber(rough=0.3, strength=0.5 if DARK else 0.2):
    """The focus, before it takes its own colour; the slight glow keeps it clean in the shade."""
    return mat(AMBER, rough=rough, coat=0.35, glow=strength)
