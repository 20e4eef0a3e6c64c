"""Runs contenders in turns, and tells how they compare."""

import math
import os
import statistics

import libpng
from reference import difference
from rejoinder import Failure

SHORTEST_BATCH = 12_000_000  # nanoseconds


class Measurement:
    """One work, done by each contender in every round, so that what slows the machine slows all."""

    def __init__(self, title, contenders, reference, rounds):
        self.title = title
        self.quality, self.sizes, self.failures = {}, {}, {}
        for contender in contenders:
            try:
                samples = contender.samples()
            except Failure as failure:
                self.failures[contender.name] = str(failure)
                continue
            self.quality[contender.name] = difference(samples, reference)
            if contender.file:
                size = os.path.getsize(contender.file)
                self.sizes[contender.name] = (size, size / libpng.default_size(samples))
        able = [contender for contender in contenders if contender.name in self.quality]
        runs = {each.name: math.ceil(SHORTEST_BATCH / each.time(1)) for each in able}
        self.times = {each.name: [] for each in able}
        for number in range(rounds):
            first = number % len(able)
            for each in able[first:] + able[:first]:
                self.times[each.name].append(each.time(runs[each.name]) / runs[each.name])

    def ratios(self, slow, fast):
        """How many times as long one takes as the other: the quartiles of all rounds, or None."""
        if slow not in self.times or fast not in self.times:
            return None
        rounds = [a / b for a, b in zip(self.times[slow], self.times[fast])]
        return statistics.quantiles(rounds, n=4, method="inclusive")

    def error(self, name):
        return self.quality[name][0] if name in self.quality else None

    def size_ratio(self, name):
        return self.sizes[name][1] if name in self.sizes else None

    def lines(self):
        """A line for each contender, under one of headings."""
        ours = [name for name in self.times if name in ("Rejoinder exact", "Rejoinder fast")]
        heads = ["", "ms"] + [name.removeprefix("Rejoinder ") + " is" for name in ours]
        heads += ["error", "PSNR"] + (["bytes", "of libpng's"] if self.sizes else [])
        rows = [heads]
        for name, times in self.times.items():
            error, psnr = self.quality[name]
            row = [name, f"{statistics.median(times) / 1e6:.3f}"]
            row += [f"{self.ratios(name, our)[1]:.2f}×" for our in ours]
            row += [f"{error:.2f}", f"{psnr:.2f}"]
            if self.sizes:
                size, ratio = self.sizes[name]
                row += [str(size), f"{ratio:.3f}"]
            rows.append(row)
        failures = [f"{name}: {words}" for name, words in self.failures.items()]
        return [self.title] + aligned(rows) + failures


def aligned(rows, left=(0,)):
    """Columns of one width each, those that are named to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    return [
        "  ".join(
            cell.ljust(width) if index in left else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]
