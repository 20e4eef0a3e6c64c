"""Measures comparing pictures against blazediff; README.md says how to read it."""

import os
import resource
import statistics
import subprocess
import sys
import time

import blazediff
from PIL import Image, ImageDraw, ImageFont

import goals
from measuring import aligned

FONT = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
SIZE = (1600, 1000)
ROUNDS = 15
TIMES = 10  # comparisons of a round
EQUAL = 200
EQUAL_SIZE = (900, 700)


def dialogs(size, moved=0):
    """Alerts side by side; the label of one button is moved by some pixels."""
    picture = Image.new("RGB", size, "#f6f5f4")
    draw = ImageDraw.Draw(picture)
    font = ImageFont.truetype(FONT, 28)
    corners = [(x, y) for y in range(40, size[1] - 440, 480) for x in range(60, size[0] - 720, 760)]
    for x, y in corners:
        draw.rounded_rectangle((x, y, x + 700, y + 420), 24, "white", "#cccccc", 2)
        draw.text((x + 40, y + 30), "Delete “Minutes of the last meeting”?", "#222222", font)
        for line in range(5):
            text = "It is in the folder for the annual report, and two"
            draw.text((x + 40, y + 90 + line * 40), text, "#444444", font)
        for button in range(3):
            left, is_default = x + 40 + button * 215, button == 2
            fill, ink = ("#3584e4", "white") if is_default else ("#e0e0e0", "#222222")
            draw.rounded_rectangle((left, y + 330, left + 195, y + 390), 12, fill)
            shift = moved if is_default and (x, y) == corners[-1] else 0
            draw.text((left + 45 + shift, y + 338), "Button", ink, font)
    return picture


def written(program, folder, size, moved, style):
    """A file of such a picture: as references are recorded, or as Pillow writes it."""
    path = os.path.join(folder, f"dialogs-{size[0]}-{moved}-{style}.png")
    dialogs(size, moved).save(path)
    if style == "recorded":
        subprocess.run([program, "record", path, path], check=True)
    return path


def ours(program, files):
    """Nanoseconds of one comparison, and how many pixels differ."""
    told = subprocess.run(
        [program, "compare", *files, str(TIMES)], capture_output=True, check=True
    ).stdout.split()
    return int(told[0]) / TIMES, int(told[1])


def theirs(files):
    start = time.perf_counter_ns()
    for _ in range(TIMES):
        result = blazediff.compare(*files)
    return (time.perf_counter_ns() - start) / TIMES, result.diff_count


def measure(program, files):
    """The times of both, round by round; the other begins each round."""
    contenders = {"Rejoinder": lambda: ours(program, files), "blazediff": lambda: theirs(files)}
    times = {name: [] for name in contenders}
    differing = {}
    names = list(contenders)
    for number in range(ROUNDS):
        for name in names if number % 2 == 0 else names[::-1]:
            nanoseconds, differing[name] = contenders[name]()
            times[name].append(nanoseconds)
    if 0 in differing.values():
        raise SystemExit(f"a moved label has not been seen: {differing}")
    return times, differing


def processor_seconds(command):
    """What a program with one thread takes, whatever runs beside it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(program, debug_program, folder):
    os.makedirs(folder, exist_ok=True)
    print(f"Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f} before")
    cells = [["ms", "bytes of a file", "Rejoinder", "blazediff"]]
    ratios = {}
    for style in ("recorded", "by Pillow"):
        files = [written(program, folder, SIZE, moved, style.split()[-1]) for moved in (0, 3)]
        times, differing = measure(program, files)
        medians = [f"{statistics.median(each) / 1e6:.2f}" for each in times.values()]
        cells.append([style, str(os.path.getsize(files[0])), *medians])
        cells.append(["  pixels that differ", "", *(str(count) for count in differing.values())])
        rounds = [a / b for a, b in zip(times["Rejoinder"], times["blazediff"])]
        ratios[style] = statistics.quantiles(rounds, n=4, method="inclusive")
    print("\n".join(aligned(cells)))
    low, middle, high = ratios["by Pillow"]
    print(f"by Pillow, whose filters take libpng longer: {middle:.2f}× ({low:.2f}–{high:.2f})")

    equal = written(program, folder, EQUAL_SIZE, 0, "recorded")
    seconds = processor_seconds([debug_program, "check", equal, str(EQUAL)])
    low, middle, high = ratios["recorded"]
    goal = [f"{middle:.2f}×", f"{low:.2f}–{high:.2f}", "≤ 1.5× blazediff", middle <= 1.5]
    rows = [
        ("1600 × 1000, one label moved, both files read", [goal]),
        (
            f"{EQUAL} equal pictures of 900 × 700, without optimization",
            [[f"{seconds:.2f} s", "", "< 2 s", seconds < 2]],
        ),
    ]
    print("\nGoals\n" + "\n".join(goals.lines(rows)))
    return 0 if goals.all_met(rows) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
