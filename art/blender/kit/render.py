"""Two half-sample Cycles renders, denoised against each other by nfor.c."""

import ctypes
import os
import shutil
import tempfile
import time

import bpy
import numpy as np

from .core import A, CUTOUT, S
from .stage import camera

_LIB = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "nfor.so")
_PASSES = {"img": "Image", "alb": "Denoising Albedo", "nrm": "Denoising Normal"}


def _setup(look, exposure, bounces, clamp, gloss):
    c = S.cycles
    r = S.render
    r.engine = "CYCLES"
    r.resolution_x, r.resolution_y, r.resolution_percentage = A.w, A.h, 100
    r.threads_mode = "FIXED"
    r.threads = 2
    r.use_persistent_data = True
    r.film_transparent = CUTOUT
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.samples = max(1, A.spp // 2)
    c.max_bounces = c.transmission_bounces = max(8, bounces)
    c.diffuse_bounces = c.glossy_bounces = 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.blur_glossy = gloss
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    S.view_settings.view_transform = "Filmic"
    S.view_settings.look = look
    S.view_settings.exposure = exposure
    layer = S.view_layers[0]
    layer.cycles.denoising_store_passes = True


def _outputs(folder):
    S.use_nodes = True
    nt = S.node_tree
    nt.nodes.clear()
    layers = nt.nodes.new("CompositorNodeRLayers")
    out = nt.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.format.color_mode = "RGBA"
    out.file_slots.clear()
    for name, socket in _PASSES.items():
        out.file_slots.new(name)
        nt.links.new(layers.outputs[socket], out.inputs[name])


def _load(path, data):
    im = bpy.data.images.load(path)
    if data:
        im.colorspace_settings.name = "Non-Color"
    a = np.empty(A.w * A.h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(A.h, A.w, 4)


def _still(alpha):
    """Clear glass is as transparent as the samples happen to fall: the middle of each pixel's neighborhood."""
    window = np.lib.stride_tricks.sliding_window_view(np.pad(alpha, 2, "edge"), (5, 5))
    return np.median(window, axis=(2, 3)).astype(np.float32)


def _save(rgb, alpha, path):
    im = bpy.data.images.new("result", A.w, A.h, alpha=CUTOUT, float_buffer=True)
    px = np.ones((A.h, A.w, 4), np.float32)
    px[..., :3] = rgb
    if CUTOUT:
        px[..., 3] = alpha
    im.pixels.foreach_set(px.ravel())
    st = S.render.image_settings
    st.file_format, st.color_depth, st.color_mode = "PNG", "16", "RGBA" if CUTOUT else "RGB"
    im.save_render(os.path.abspath(path), scene=S)


def render(
    az=-38,
    el=25,
    lens=110,
    fill=(0.84, 0.84),
    shift=(0, 0),
    exposure=0.3,
    look="Very High Contrast",
    bounces=6,
    clamp=4.0,
    gloss=0.8,
):
    if S.camera is None:
        camera(az, el, lens, fill, shift)
    _setup(look, exposure, bounces, clamp, gloss)
    folder = tempfile.mkdtemp(dir=os.path.dirname(os.path.abspath(A.out)))
    _outputs(folder)
    start = time.time()
    halves, alphas = [], []
    for h in (0, 1):
        S.cycles.seed = A.seed * 2 + h
        # File Output names follow the frame number: frames 1 and 2 hold the halves.
        S.frame_set(h + 1)
        bpy.ops.render.render()
        paths = {n: f"{folder}/{n}{h + 1:04d}.exr" for n in _PASSES}
        passes = {n: _load(p, n != "img") for n, p in paths.items()}
        alphas.append(passes["img"][..., 3])
        halves.append({n: p[..., :3].copy() for n, p in passes.items()})
    shutil.rmtree(folder)
    middle = time.time()
    _save(_denoise(*halves), _still(sum(alphas) / 2), A.out + ".png")
    end = time.time()
    print(f"RENDERED {A.out} render={middle - start:.0f}s denoise={end - middle:.0f}s", flush=True)


def _pointer(x):
    return x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _variance(lib, x, y, radius):
    v = np.ascontiguousarray((x - y) ** 2 / 2, np.float32)
    out = np.empty_like(v)
    lib.boxf(_pointer(v), _pointer(out), A.w, A.h, x.shape[2], radius)
    return np.ascontiguousarray(np.maximum(out, 0.25 * v), np.float32)


def _cross(lib, a, b, var, feat, radius, k):
    """Filter each half with weights from the other."""
    f, i = ctypes.c_float, ctypes.c_int
    out = []
    for x, guide in ((a, b), (b, a)):
        y = np.empty_like(x)
        args = [_pointer(p) for p in (x, guide, var, feat)]
        lib.nfor(*args, i(6), A.w, A.h, i(radius), f(k), f(2e-3), _pointer(y))
        out.append(y)
    return out


def _features(lib, a, b):
    """Albedo and normals, prefiltered: matters with depth of field."""
    fa, fb = (np.ascontiguousarray(np.concatenate([h["alb"], h["nrm"]], -1)) for h in (a, b))
    var = _variance(lib, fa, fb, 1)
    total = np.zeros_like(fa)
    for x, guide in ((fa, fb), (fb, fa)):
        y = np.empty_like(x)
        size = (A.w, A.h, ctypes.c_int(3), ctypes.c_float(0.6))
        args = (_pointer(x), ctypes.c_int(6), _pointer(guide), _pointer(var))
        lib.nlm(*args, *size, _pointer(y))
        total += y
    return np.ascontiguousarray(total / 2)


def _denoise(a, b):
    lib = ctypes.CDLL(_LIB)
    feat = _features(lib, a, b)
    # Log space, so that highlights do not dominate the regression.
    x, y = (np.ascontiguousarray(np.log1p(np.maximum(h["img"], 0))) for h in (a, b))
    x, y = _cross(lib, x, y, _variance(lib, x, y, 3), feat, 8, 0.5)
    # A second, smaller pass smooths what blotches the first one left.
    x, y = _cross(lib, x, y, _variance(lib, x, y, 2), feat, 4, 0.7)
    return np.expm1((x + y) / 2)
