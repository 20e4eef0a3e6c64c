#!/usr/bin/env python3
"""Writes the corpus that fuzzing starts from: small pictures of every kind, into corpus/.

Each ends with ten bytes that are no part of the picture; Choices.swift says what they mean.
"""

import itertools
import pathlib
import struct
import zlib

GRAY, RGB, PALETTE, GRAY_ALPHA, RGBA = 0, 2, 3, 4, 6
CHANNELS = {GRAY: 1, RGB: 3, PALETTE: 1, GRAY_ALPHA: 2, RGBA: 4}
KINDS = [(GRAY, depth) for depth in (1, 2, 4, 8, 16)] \
    + [(PALETTE, depth) for depth in (1, 2, 4, 8)] \
    + list(itertools.product((RGB, GRAY_ALPHA, RGBA), (8, 16)))
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

# Chunks that have their place before the palette, and after it.
EARLY = {
    "gAMA": struct.pack(">I", 45455),
    "cHRM": struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000),
    "sRGB": b"\0",
    "sBIT": b"\5\6\5\4",
    "iCCP": b"Profile\0\0" + zlib.compress(struct.pack(">I", 132) + bytes(128)),
}
LATE = {
    "bKGD": struct.pack(">3H", 1, 2, 3),
    "pHYs": struct.pack(">IIB", 2835, 2835, 1),
    "tIME": struct.pack(">H5B", 2024, 2, 29, 23, 59, 60),
    "tEXt": b"Comment\0text",
    "zTXt": b"Comment\0\0" + zlib.compress(b"text " * 50),
    "iTXt": b"Comment\0\0\0en\0Comment\0text",
    "eXIf": b"MM\0*\0\0\0\x08\0\1\1\x12\0\3\0\0\0\1\0\6\0\0\0\0\0\0",
    "sPLT": b"Palette\0\x08" + bytes([1, 2, 3, 4, 0, 5]),
    "juNK": b"unknown",
}


def chunk(name, data):
    body = name.encode() + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def rows(width, height, kind, depth):
    """Unequal bytes under each of the five filters, whatever they come out as."""
    count = (width * CHANNELS[kind] * depth + 7) // 8
    return b"".join(bytes([y % 5]) + bytes((x * 37 + y * 101) % 251 for x in range(count))
                    for y in range(height))


def png(width, height, kind, depth, interlaced=False, early=(), late=(), level=9, part=1 << 16):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    file = b"\x89PNG\r\n\x1a\n" + chunk("IHDR", header)
    file += b"".join(chunk(name, EARLY[name]) for name in early)
    if kind == PALETTE:
        file += chunk("PLTE", bytes(index * 83 % 256 for index in range(3 << depth)))
    for name in late:
        if name == "tRNS":
            one = {GRAY: b"\0\1", RGB: b"\0\0\0\x25\0\x4a", PALETTE: bytes([0, 128])}
            file += chunk("tRNS", one[kind])
        else:
            file += chunk(name, LATE[name])
    passes = ADAM7 if interlaced else [(0, 0, 1, 1)]
    sizes = [((width - x + dx - 1) // dx, (height - y + dy - 1) // dy) for x, y, dx, dy in passes]
    samples = b"".join(rows(w, h, kind, depth) for w, h in sizes if w > 0 and h > 0)
    packed = zlib.compress(samples, level)
    for start in range(0, len(packed), part):
        file += chunk("IDAT", packed[start:start + part])
    return file + chunk("IEND", b"")


def pictures():
    for number, (kind, depth) in enumerate(KINDS):
        for interlaced in (False, True):
            name = f"{kind}-{depth}{'-interlaced' if interlaced else ''}"
            yield f"{name}.png", png(11 + number, 17 - number, kind, depth, interlaced)
            if kind <= PALETTE:
                yield f"{name}-tRNS.png", png(5, 9, kind, depth, interlaced, late=["tRNS"])
    for name in EARLY:
        yield f"{name}.png", png(3, 3, RGBA, 8, early=[name])
    for name in LATE:
        yield f"{name}.png", png(3, 3, RGB, 8, late=[name])
    yield "all-chunks.png", png(4, 4, RGBA, 16, True, EARLY, LATE)
    for width, height in [(1, 1), (1, 40), (40, 1), (2, 3), (64, 64), (129, 65), (7, 130)]:
        yield f"{width}x{height}.png", png(width, height, RGBA, 8)
        yield f"{width}x{height}-opaque-interlaced.png", png(width, height, RGB, 8, True)
    yield "not-compressed.png", png(6, 6, RGB, 8, level=0)
    yield "many-parts.png", png(8, 8, GRAY, 8, part=5)
    # The first byte of what is no PNG is its width less 1.
    for width, height in [(1, 1), (16, 16), (33, 31), (100, 3)]:
        pixels = bytes((place * 37 + 11) % 256 for place in range(width * height * 4))
        yield f"{width}x{height}.pixels", bytes([width - 1]) + pixels[1:]


def choices(number):
    """All ways of scaling, one picture after the other: ten bytes, the last of which comes first."""
    side = [0, 16, 20, 33, 64, 130]
    return bytes([
        number % 8 == 7, number % 9, number % 3, number % 5, side[number % 6], side[number // 2 % 6],
        number // 2 % 2, number % 5 == 0, number % 7, 0 if number % 4 else 3])


folder = pathlib.Path(__file__).parent / "corpus"
folder.mkdir(exist_ok=True)
for number, (name, content) in enumerate(pictures()):
    (folder / name).write_bytes(content + choices(number))
