"""What is to be reached on a machine with AVX2."""

from measuring import aligned


def table(icon, small, large, icon_file, photo_file):
    """The rows: a work, and what is measured of it, at least or at most."""
    exact, fast = "Rejoinder exact", "Rejoinder fast"
    return [
        (
            "1024²→128² RGBA in memory, Lanczos3, exact",
            [
                at_least(14, "Pillow", icon.ratios("Pillow", exact)),
                at_least(2.2, "the SSE2 path", icon.ratios(f"{exact}, sse2", exact)),
                at_most(1, "step", icon.error(exact)),
            ],
        ),
        (
            "the same, prefiltered",
            [
                at_least(28, "Pillow", icon.ratios("Pillow", fast)),
                at_most(2, "steps", icon.error(fast)),
            ],
        ),
        ("512²→96² exact", [at_least(13, "Pillow", small.ratios("Pillow", exact))]),
        ("64²→256² exact", [at_least(9, "Pillow", large.ratios("Pillow", exact))]),
        (
            "icon 1024² file → 64² file",
            [
                at_least(1.6, "Pillow", icon_file.ratios("Pillow", exact)),
                at_least(2.1, "ImageMagick", icon_file.ratios("ImageMagick", exact)),
                at_most(1.05, "of libpng's default size", icon_file.size_ratio(exact)),
            ],
        ),
        (
            "photo 4096² file → 64² file",
            [at_least(1.3, "Pillow", photo_file.ratios("Pillow", exact))],
        ),
    ]


def at_least(goal, unit, ratios):
    if ratios is None:
        return ["not measured", "", f"≥ {goal}× {unit}", False]
    low, middle, high = ratios
    return [f"{middle:.2f}×", f"{low:.2f}–{high:.2f}", f"≥ {goal}× {unit}", middle >= goal]


def at_most(goal, unit, value):
    if value is None:
        return ["not measured", "", f"≤ {goal} {unit}", False]
    return [f"{value:.3f}", "", f"≤ {goal} {unit}", value <= goal]


def lines(rows):
    cells = [["work", "measured", "half of the rounds", "goal", ""]]
    for work, measures in rows:
        for index, (*words, met) in enumerate(measures):
            cells.append([work if index == 0 else "", *words, "met" if met else "missed"])
    return aligned(cells, left=(0, 3, 4))


def all_met(rows):
    return all(met for _, measures in rows for *_, met in measures)
