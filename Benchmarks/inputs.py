"""The pictures that are scaled, drawn here, so that every machine has the same ones."""

import os

import numpy as np
from PIL import Image


def paths(folder):
    """Draws what is missing, or older than this file, and gives the path of each picture."""
    pictures = {
        "icon1024": lambda: icon(1024),
        "icon512": lambda: icon(512),
        "icon64": lambda: icon(64),
        "photo4096": lambda: photo(4096),
    }
    os.makedirs(folder, exist_ok=True)
    found = {name: os.path.join(folder, name + ".png") for name in pictures}
    for name, path in found.items():
        if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(__file__):
            print(f"Drawing {name}", flush=True)
            pictures[name]().save(path)
    return found


def icon(side):
    """A card of round corners with gradients, thin lines, a ring, and a soft shadow."""
    y, x = (np.mgrid[0:side, 0:side] + 0.5) / side

    def covered(distance):
        return np.clip(0.5 - distance * side, 0, 1)

    def card(dy, half, radius):
        outside = np.maximum(np.abs(np.stack([x - 0.5, y - 0.45 - dy])) - half + radius, 0)
        return np.hypot(*outside) - radius

    color = np.stack([60 + 150 * y, 110 + 90 * x, 230 - 120 * y], axis=-1)
    glow = np.exp(-((x - 0.35) ** 2 + (y - 0.25) ** 2) * 60)
    color += (255 - color) * 0.5 * glow[..., None]

    def paint(coverage, paint_color):
        nonlocal color
        color += (np.array(paint_color) - color) * coverage[..., None]

    for place in np.linspace(0.2, 0.7, 11):
        paint(covered(np.abs(y - place - 0.03 * np.sin(9 * x)) - 0.0012), (250, 245, 220))
        paint(covered(np.abs(x - place - 0.05 - 0.2 * (y - 0.45)) - 0.0008) * 0.8, (20, 30, 60))
    ring = np.hypot(x - 0.62, y - 0.55)
    paint(covered(np.abs(ring - 0.13) - 0.02), (255, 190, 40))
    paint(covered(ring - 0.06), (200, 30, 50))

    body = covered(card(0, 0.36, 0.09))
    shadow = 0.55 / (1 + np.exp(np.clip(card(0.05, 0.35, 0.1) * 55, -30, 30)))
    alpha = body + (1 - body) * shadow
    straight = color * body[..., None] / np.maximum(alpha, 1e-9)[..., None]
    samples = np.concatenate([straight, 255 * alpha[..., None]], axis=-1)
    samples[samples[..., 3] < 0.5] = 0
    return Image.fromarray(np.clip(samples + 0.5, 0, 255).astype(np.uint8), "RGBA")


def photo(side):
    """Noise of many octaves, as strong in each as in photographs, hard edges, and grain."""
    random = np.random.default_rng(11)
    channels = []
    common = octaves(random, side)
    shade = common > 0.9
    for level in (120, 128, 112):
        channel = level + 40 * common + 10 * octaves(random, side, finest=64) - 35 * shade
        channel += random.normal(0, 2.8, (side, side)).astype(np.float32)
        channels.append(np.clip(channel + 0.5, 0, 255).astype(np.uint8))
    return Image.fromarray(np.stack(channels, axis=-1), "RGB")


def octaves(random, side, finest=1):
    """Noise whose amplitude falls with its frequency, about 1 at the coarsest."""
    total = np.zeros((side, side), np.float32)
    cell = side // 4
    while cell >= finest:
        points = random.normal(0, 1, (side // cell, side // cell)).astype(np.float32)
        smooth = Image.fromarray(points).resize((side, side), Image.BICUBIC)
        total += cell * 4 / side * np.asarray(smooth)
        cell //= 2
    return total
