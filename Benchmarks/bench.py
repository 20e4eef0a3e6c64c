"""Measures scaling against peers; README.md beside this file says how to read it."""

import gc
import os
import sys

import contenders as by
import goals
import inputs
import reference
from measuring import Measurement
from PIL import Image
from rejoinder import Rejoinder

EXACT = ("lanczos3", "encoded", "exact", "best")
FAST = ("lanczos3", "encoded", "fast", "best")


class Bench:
    """The works, measured one after the other and printed at once."""

    def __init__(self, own, pictures, folder):
        self.own, self.pictures, self.folder = own, pictures, folder
        for name in ("icon1024", "icon512", "icon64"):
            own.ask("load", name, 8, pictures[name])
        own.ask("load", "icon1024/16", 16, pictures["icon1024"])

    def ours(self, picture, size, *ways, dtype="uint8"):
        return [by.rejoinder(self.own, picture, size, way, self.folder, dtype) for way in ways]

    def measure(self, title, contenders, expected, rounds=31):
        measurement = Measurement(title, contenders, expected, rounds)
        print("\n" + "\n".join(measurement.lines()), flush=True)
        return measurement

    def lanczos(self, name, side, *other_ways):
        path, size = self.pictures[name], (side, side)
        source = by.read(path)
        peers = [by.pillow(path, size), by.vips_lanczos(source, size), by.magick(path, size)]
        if side < len(source):
            peers += [by.pillow(path, size, gap=2), by.vips_lanczos(source, size, gap=0)]
        ours = self.ours(name, size, EXACT, *other_ways)
        title = f"{len(source)}² → {side}² RGBA in memory, Lanczos3"
        return self.measure(title, ours + peers, reference.scaled(source, size))

    def box(self, name, side):
        path, size = self.pictures[name], (side, side)
        source = by.read(path)
        peers = [
            by.pillow(path, size, Image.BOX),
            by.vips_box(source, size),
            by.magick(path, size, "box"),
        ]
        ours = self.ours(name, size, ("box", "encoded", "exact", "best"))
        title = f"{len(source)}² → {side}² RGBA in memory, box"
        self.measure(title, ours + peers, reference.scaled(source, size, "box"))

    def linear(self, name, side):
        path, size = self.pictures[name], (side, side)
        source = by.read(path)
        peers = [by.vips_linear(source, size), by.magick(path, size, linear=True)]
        ways = [("lanczos3", "linear", quality, "best") for quality in ("exact", "fast")]
        title = f"{len(source)}² → {side}² RGBA in memory, Lanczos3 in linear light"
        expected = reference.scaled(source, size, linear=True)
        self.measure(title, self.ours(name, size, *ways) + peers, expected)

    def deep(self, name, side):
        path, size = self.pictures[name], (side, side)
        source = by.read(path).astype("uint16") * 257
        peers = [
            by.vips_lanczos(source, size),
            by.vips_lanczos(source, size, gap=0),
            by.magick(path, size, dtype="uint16"),
        ]
        ours = self.ours(name + "/16", size, EXACT, dtype="uint16")
        title = f"{len(source)}² → {side}² RGBA of 16 bits in memory, Lanczos3"
        self.measure(title, ours + peers, reference.scaled(source, size))

    def files(self, name, side, rounds):
        path, size = self.pictures[name], (side, side)
        source = by.read(path)
        contenders = [
            by.rejoinder_files(self.own, path, size, EXACT, self.folder),
            by.rejoinder_files(self.own, path, size, FAST, self.folder),
            by.pillow_files(path, size, self.folder),
            by.pillow_files(path, size, self.folder, gap=2),
            by.vips_files(path, size, self.folder),
            by.magick_files(path, size, self.folder),
        ]
        title = f"{name}, a file of {os.path.getsize(path)} bytes → {side}² file, Lanczos3"
        return self.measure(title, contenders, reference.scaled(source, size), rounds)


def processor():
    with open("/proc/cpuinfo") as lines:
        names = [line.partition(": ")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else os.uname().machine


def main(program, folder):
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    pictures = inputs.paths(os.path.join(folder, "inputs"))
    gc.disable()
    with Rejoinder(program) as own:
        kernels = own.ask("kernels").split()
        print(f"Rejoinder ({', '.join(kernels) or 'no choice of kernels'}), {by.versions()}")
        print(f"{processor()}, on core {core} alone, load {os.getloadavg()[0]:.1f} before")
        bench = Bench(own, pictures, folder)
        others = [("lanczos3", "encoded", "exact", name) for name in kernels[1:]]
        icon = bench.lanczos("icon1024", 128, FAST, *others)
        small = bench.lanczos("icon512", 96, FAST)
        large = bench.lanczos("icon64", 256)
        bench.box("icon1024", 128)
        bench.linear("icon1024", 128)
        bench.deep("icon1024", 128)
        icon_file = bench.files("icon1024", 64, rounds=31)
        photo_file = bench.files("photo4096", 64, rounds=15)
    rows = goals.table(icon, small, large, icon_file, photo_file)
    print("\nGoals for machines with AVX2\n" + "\n".join(goals.lines(rows)))
    return 0 if goals.all_met(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
