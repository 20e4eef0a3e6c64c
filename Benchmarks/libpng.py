"""libpng by its own defaults: the yardstick of file sizes."""

import ctypes
import ctypes.util

RGB, RGBA = 2, 6
WRITE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
FLUSH = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def default_size(samples):
    """How many bytes libpng makes of 8-bit RGBA, or of RGB where all of it is opaque."""
    library = ctypes.CDLL(ctypes.util.find_library("png16"))
    library.png_get_libpng_ver.restype = ctypes.c_char_p
    library.png_create_write_struct.restype = ctypes.c_void_p
    library.png_create_info_struct.restype = ctypes.c_void_p
    version = library.png_get_libpng_ver(None)
    png = ctypes.c_void_p(library.png_create_write_struct(version, None, None, None))
    info = ctypes.c_void_p(library.png_create_info_struct(png))
    sizes = []
    write, flush = WRITE(lambda _, __, size: sizes.append(size)), FLUSH(lambda _: None)
    library.png_set_write_fn(png, None, write, flush)
    opaque = (samples[..., 3] == 255).all()
    height, width = samples.shape[:2]
    library.png_set_IHDR(png, info, width, height, 8, RGB if opaque else RGBA, 0, 0, 0)
    library.png_write_info(png, info)
    for row in samples[..., :3] if opaque else samples:
        library.png_write_row(png, row.tobytes())
    library.png_write_end(png, info)
    library.png_destroy_write_struct(ctypes.byref(png), ctypes.byref(info))
    return sum(sizes)
