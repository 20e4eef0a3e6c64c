"""Scaling by the book in double precision, and how far a result is from it."""

import functools
import math

import numpy as np


@functools.cache
def weights(source, target, kernel):
    """A row for each target pixel, which sums to 1; nothing lies beyond the edge."""
    ratio = source / target
    stretch = max(1, ratio)
    centers = (np.arange(target)[:, None] + 0.5) * ratio
    places = np.arange(source)[None, :] + 0.5
    if kernel == "box":
        half = ratio / 2
        raw = np.minimum(places + 0.5, centers + half) - np.maximum(places - 0.5, centers - half)
        raw = np.maximum(raw, 0)
    else:
        distance = (places - centers) / stretch
        raw = np.where(np.abs(distance) < 3, np.sinc(distance) * np.sinc(distance / 3), 0)
    return raw / raw.sum(axis=1, keepdims=True)


def scaled(samples, size, kernel="lanczos3", linear=False):
    """Straight RGBA integers at another size, each sample 0...1, not rounded.

    Colours are divided by the alpha as it overshoots, and only then clamped: what had one colour
    keeps it.
    """
    across = weights(samples.shape[1], size[0], kernel).T
    down = weights(samples.shape[0], size[1], kernel)
    source_alpha = fractions(samples[..., 3])
    alpha = down @ source_alpha @ across
    result = np.zeros((size[1], size[0], 4))
    for channel in range(3):
        color = fractions(samples[..., channel])
        color = down @ ((decoded(color) if linear else color) * source_alpha) @ across
        color = np.divide(color, alpha, out=np.zeros_like(color), where=alpha > 0)
        color = np.clip(color, 0, 1)
        result[..., channel] = encoded(color) if linear else color
    result[..., 3] = np.clip(alpha, 0, 1)
    return result


def difference(samples, reference):
    """The largest difference of premultiplied RGBA, in the samples' steps, and the PSNR in dB."""
    off = premultiplied(fractions(samples)) - premultiplied(reference)
    mean = float(np.mean(off**2))
    steps = np.iinfo(samples.dtype).max
    return float(np.abs(off).max()) * steps, -10 * math.log10(mean) if mean else math.inf


def fractions(samples):
    return samples / np.iinfo(samples.dtype).max


def premultiplied(samples):
    return np.concatenate([samples[..., :3] * samples[..., 3:], samples[..., 3:]], axis=-1)


def decoded(color):
    """sRGB to light, IEC 61966-2-1."""
    return np.where(color <= 0.04045, color / 12.92, ((color + 0.055) / 1.055) ** 2.4)


def encoded(light):
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
