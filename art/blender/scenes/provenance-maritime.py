"""A container ship on a block of sea; one container is lifted out."""

from mathutils import noise

from kit import *

random.seed(7)
H = stage("blue")
W, D, SEA = 5.7, 3.1, 0.55
BEAM, LENGTH = 1.22, 4.6
NX, NY = 330, 180


def half_beam(x):
    """Half the hull's width at the waterline."""
    if abs(x) > LENGTH / 2 - 0.03:
        return 0
    t = max(0, x - (LENGTH / 2 - 1.0))
    return BEAM / 2 * 0.95 * (1 - t**2.1)


def foam(x, y):
    """Share of foam 0..1 and the height of the bow wave at a point of the sea."""
    aft = LENGTH / 2 - x
    wake, lift = 0, 0
    if -LENGTH / 2 - 0.6 < x < LENGTH / 2 and half_beam(x):
        width = 0.045 + 0.1 * max(0, aft / LENGTH) ** 1.2
        wake = max(0, 1 - abs(abs(y) - half_beam(x) - 0.02) / width)
    if x < -LENGTH / 2:
        wake = max(wake, 1 - abs(y) / (0.34 + 0.15 * (-LENGTH / 2 - x)))
    if aft > 0.3:
        arm = abs(abs(y) - (0.16 + (aft - 0.3) * 0.3))
        wake = max(wake, (1 - arm / 0.075) * max(0, 1 - (aft - 0.3) / 3.2) * 0.95)
        lift = 0.05 * max(0, 1 - arm / 0.16) * max(0, 1 - (aft - 0.3) / 3)
    grain = 0.5 + 0.5 * noise.noise((x * 9, y * 9, 1)) + 0.35 * noise.noise((x * 24, y * 24, 5))
    return (max(0, min(1, (wake - grain * 0.62) * 4.5)) if wake > 0 else 0), lift


def water():
    """Deep blue that turns white where the vertex attribute `foam` says so."""
    m = bpy.data.materials.new("water")
    m.use_nodes = True
    nt = m.node_tree
    node = nt.nodes["Principled BSDF"]
    share, mix = nt.nodes.new("ShaderNodeAttribute"), nt.nodes.new("ShaderNodeMixRGB")
    rough = nt.nodes.new("ShaderNodeMapRange")
    share.attribute_name = "foam"
    mix.inputs[1].default_value, mix.inputs[2].default_value = col("#1E62E8"), col(WHITE)
    rough.inputs[3].default_value, rough.inputs[4].default_value = 0.1, 0.7
    nt.links.new(share.outputs["Fac"], mix.inputs[0])
    nt.links.new(share.outputs["Fac"], rough.inputs[0])
    nt.links.new(mix.outputs[0], node.inputs["Base Color"])
    nt.links.new(rough.outputs[0], node.inputs["Roughness"])
    node.inputs["Clearcoat"].default_value = 0.5
    return m


v, f, mask = [], [], []
for j in range(NY + 1):
    for i in range(NX + 1):
        x, y = (i / NX - 0.5) * W, (j / NY - 0.5) * D
        edge = min(1, min(i, NX - i) / 14, min(j, NY - j) / 14)
        white, lift = foam(x, y)
        z = 0.028 * sin(2.6 * x + 1.9 * y) + 0.022 * sin(-1.8 * x + 3.9 * y + 1) + lift
        z += 0.05 * noise.noise((x * 1.3, y * 1.7, 3)) + 0.018 * noise.noise((x * 4, y * 4.6, 9))
        mask.append(white * edge)
        v.append((x, y, SEA + (z + 0.012 * white) * edge))
row = NX + 1
for j in range(NY):
    f += [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for i in range(NX)
    ]
sea = mesh(v, f, water())
sea.data.attributes.new("foam", "FLOAT", "POINT").data.foreach_set("value", mask)
box((W - 0.002, D - 0.002, SEA), (0, 0, 0), paint("#1450CE", 0.3), 0.01)

g = group((0, 0, SEA - 0.17))


def hull(z0, z1, s0, s1, m):
    def outline(s, z):
        b, rake = BEAM / 2, 0.16 * z / 0.75
        stern = ((0, 0.7), (0.05, 0.8), (0.32, 1), (1.7, 1), (2.7, 1), (3.6, 1))
        side = [(-LENGTH / 2 + x, b * y * s) for x, y in stern]
        for i in range(1, 15):
            t = i / 14
            side.append((LENGTH / 2 - 1 + (1 + rake) * t, b * s * (1 - t**2.1)))
        return [(x, y, z) for x, y in side + [(x, -y) for x, y in reversed(side) if y > 1e-4]]

    a, b = outline(s0, z0), outline(s1, z1)
    n = len(a)
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh(a + b, faces, m, bev=0.014, parent=g)


white, glazing = paint(WHITE, 0.42), mat(INK, 0.08, coat=0.5)
hull(0, 0.25, 0.88, 0.95, paint(H.main, 0.45))
hull(0.25, 0.3, 0.955, 0.96, white)
hull(0.3, 0.74, 0.96, 1.0, paint(H.deep, 0.32))
hull(0.74, 0.78, 1.0, 1.0, white)
for size, x, z in (
    ((0.6, 1.0, 0.34), -1.86, 0.77),
    ((0.55, 0.92, 0.3), -1.86, 1.11),
    ((0.5, 0.84, 0.26), -1.86, 1.41),
    ((0.46, 1.18, 0.22), -1.84, 1.67),
):
    box(size, (x, 0, z), white, 0.05, parent=g)
for z, w, x in ((1.21, 0.8, -1.585), (1.49, 0.72, -1.61), (0.88, 0.86, -1.56)):
    for k in range(5):
        box((0.02, 0.085, 0.11), (x, (k - 2) * w / 5, z), glazing, 0.01, parent=g)
box((0.02, 1.06, 0.1), (-1.612, 0, 1.73), glazing, 0.01, parent=g)
box((0.34, 0.02, 0.1), (-1.84, -0.588, 1.73), glazing, 0.01, parent=g)
box((0.4, 1.08, 0.035), (-1.84, 0, 1.89), paint(H.main), 0.015, parent=g)
cyl(0.02, 0.46, (-1.84, 0.1, 1.92), white, parent=g)
for w, z in ((0.42, 2.12), (0.24, 2.24)):
    box((0.03, w, 0.03), (-1.84, 0.1, z), white, 0.008, parent=g)
cyl(0.07, 0.05, (-1.84, 0.1, 2.38), white, parent=g)
cyl(0.15, 0.46, (-2.1, -0.24, 1.41), paint(H.main), parent=g)
cyl(0.155, 0.09, (-2.1, -0.24, 1.7), white, 0.02, parent=g)
cyl(0.02, 0.55, (1.85, 0, 0.76), white, parent=g)


def container(x, y, z, m):
    length, w, h = 0.6, 0.255, 0.27
    box((length, w, h), (x, y, z), m, 0.012, parent=g)
    for i in range(11):
        rib = x - length / 2 + 0.045 + (length - 0.09) * i / 10
        box((0.026, w + 0.012, h - 0.07), (rib, y, z + 0.035), m, 0, parent=g)
    for i in range(5):
        rib = y - w / 2 + 0.03 + (w - 0.06) * i / 4
        box((length + 0.012, 0.02, h - 0.07), (x, rib, z + 0.035), m, 0, parent=g)


colours = [H.main, PORCELAIN, H.deep, "#8FB4FF", PORCELAIN, H.main, "#5B82FF", PORCELAIN]
last = None
bays = [[3, 3, 3, 3], [4, 4, 4, 4], [3, 4, 4, 4], [4, 4, 3, 3], [2, 2, 2, 2]]
for bay, stacks in enumerate(bays):
    for slot, tiers in enumerate(stacks):
        for tier in range(tiers):
            last = random.choice([c for c in colours if c != last])
            loc = (-1.18 + bay * 0.645, (slot - 1.5) * 0.272, 0.78 + tier * 0.282)
            container(*loc, paint(last, 0.42))
x, y, z = -1.18 + 2 * 0.645, -1.5 * 0.272, 0.78 + 3 * 0.282 + 0.42
container(x, y, z, paint(WHITE, 0.42))
render(el=25, lens=100)
