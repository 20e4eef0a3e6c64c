"""Who is measured: each library as its users call it, on what it keeps in memory itself."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass

# Read by the libraries when they are loaded.
os.environ.update(VIPS_CONCURRENCY="1", MAGICK_THREAD_LIMIT="1", OMP_NUM_THREADS="1")

import numpy as np
import pyvips
import wand.version
from PIL import Image
from PIL import __version__ as pillow_version
from wand.image import Image as MagickImage

pyvips.cache_set_max(0)  # or it would remember results


@dataclass
class Contender:
    """One way of doing a work."""

    name: str
    time: Callable[[int], int]  # that many runs; nanoseconds of all of them together
    samples: Callable[[], np.ndarray]  # what comes out, straight RGBA
    file: str | None = None  # where it comes out, if in a file


def versions():
    vips = ".".join(str(pyvips.version(part)) for part in range(3))
    magick = wand.version.MAGICK_VERSION.split(" https")[0]
    return f"Pillow {pillow_version}, libvips {vips} (pyvips-binary), {magick}"


def timed(work):
    def measure(runs):
        start = time.perf_counter_ns()
        for _ in range(runs):
            work()
        return time.perf_counter_ns() - start

    return measure


def read(path):
    with Image.open(path) as image:
        return np.asarray(image.convert("RGBA"))


# In memory


def pillow(path, size, filter=Image.LANCZOS, gap=None):
    image = Image.open(path).convert("RGBA")

    def work():
        return image.resize(size, filter, reducing_gap=gap)

    name = "Pillow" + (f" reducing_gap={gap}" if gap else "")
    return Contender(name, timed(work), lambda: np.asarray(work()))


def vips(source, size, reduce, name="libvips"):
    """`reduce` makes the size of premultiplied pixels."""
    height, width, bands = source.shape
    form, space = ("uchar", "srgb") if source.dtype == np.uint8 else ("ushort", "rgb16")
    image = pyvips.Image.new_from_memory(source.tobytes(), width, height, bands, form)
    image = image.copy(interpretation=space)

    def work():
        # As its own thumbnails do: back to integers, which is what it has vector code for.
        premultiplied = image.premultiply().cast(form)
        return reduce(premultiplied).unpremultiply().cast(form).write_to_memory()

    def samples():
        return np.frombuffer(work(), source.dtype).reshape(size[1], size[0], bands)

    return Contender(name, timed(work), samples)


def vips_lanczos(source, size, gap=None):
    across, down = size[0] / source.shape[1], size[1] / source.shape[0]
    options = {"vscale": down, "kernel": "lanczos3"} | ({} if gap is None else {"gap": gap})
    name = "libvips" if gap is None else f"libvips gap={gap}"
    return vips(source, size, lambda image: image.resize(across, **options), name)


def vips_box(source, size):
    across, down = source.shape[1] / size[0], source.shape[0] / size[1]
    return vips(source, size, lambda image: image.shrink(across, down))


def vips_linear(source, size):
    image = pyvips.Image.new_from_array(source).copy(interpretation="srgb").copy_memory()

    def work():
        small = image.thumbnail_image(size[0], height=size[1], size="force", linear=True)
        return small.write_to_memory()

    def samples():
        return np.frombuffer(work(), np.uint8).reshape(size[1], size[0], 4)

    return Contender("libvips", timed(work), samples)


def magick(path, size, filter="lanczos", linear=False, dtype="uint8"):
    image = MagickImage(filename=path)

    def work(then=None):
        with image.clone() as copy:  # shares the pixels
            if linear:
                copy.transform_colorspace("rgb")
            copy.resize(*size, filter=filter)
            if linear:
                copy.transform_colorspace("srgb")
            return then and then(copy)

    def samples():
        storage = "char" if dtype == "uint8" else "short"
        pixels = work(lambda copy: copy.export_pixels(channel_map="RGBA", storage=storage))
        return np.array(pixels, dtype).reshape(size[1], size[0], 4)

    return Contender("ImageMagick", timed(work), samples)


def rejoinder(own, picture, size, way, folder, dtype):
    """`picture` has been loaded; `way` is filter, light, quality, kernels."""
    _, _, quality, kernels = way
    name = f"Rejoinder {quality}" + ("" if kernels == "best" else f", {kernels}")

    def measure(runs):
        return int(own.ask("scale", picture, *size, *way, runs).split()[0])

    def samples():
        path = os.path.join(folder, "samples")
        own.ask("save", picture, *size, *way, path)
        return np.fromfile(path, dtype).reshape(size[1], size[0], 4)

    return Contender(name, measure, samples)


# From PNG file to PNG file, by the default settings of each library


def on_files(name, result, measure):
    def samples():
        measure(1)
        return read(result)

    return Contender(name, measure, samples, result)


def pillow_files(path, size, folder, gap=None):
    name = "Pillow" + (f" reducing_gap={gap}" if gap else "")
    result = os.path.join(folder, "pillow.png")

    def work():
        with Image.open(path) as image:
            image.resize(size, Image.LANCZOS, reducing_gap=gap).save(result)

    return on_files(name, result, timed(work))


def vips_files(path, size, folder):
    result = os.path.join(folder, "vips.png")

    def work():
        small = pyvips.Image.thumbnail(path, size[0], height=size[1], size="force")
        small.write_to_file(result)

    return on_files("libvips", result, timed(work))


def magick_files(path, size, folder):
    result = os.path.join(folder, "magick.png")

    def work():
        with MagickImage(filename=path) as image:
            image.resize(*size, filter="lanczos")
            image.save(filename=result)

    return on_files("ImageMagick", result, timed(work))


def rejoinder_files(own, path, size, way, folder):
    result = os.path.join(folder, f"rejoinder-{way[2]}.png")

    def measure(runs):
        return int(own.ask("file", path, result, *size, *way, runs).split()[0])

    return on_files(f"Rejoinder {way[2]}", result, measure)
