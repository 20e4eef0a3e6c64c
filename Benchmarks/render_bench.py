"""Measures pictures of a dialog against Pillow and Chromium; README.md says how to read it."""

import json
import os
import statistics
import sys
import time
from io import BytesIO

import goals
import libpng
import numpy
from measuring import aligned
from PIL import Image, __version__, features
from rejoinder import Rejoinder
from render_page import ChromiumDialog
from render_pillow import PillowDialog

HERE = os.path.dirname(os.path.abspath(__file__))
ICONS = os.path.join(HERE, "..", "Resources", "icons")
sys.path.append(os.path.join(HERE, "..", "Tests", "Clients"))
from chromium import Chromium  # noqa: E402

SHOT = "Chromium, shot alone"
ROUNDS = 31
RUNS = {"Rejoinder": 10, "Pillow": 2, "Chromium": 1, SHOT: 1}  # batches of about one length
PAUSE = 0.1  # seconds, in which a browser ends what it has answered already
MOST = 3  # seconds for all languages, themes and scales


def timed(work):
    """Tells how many nanoseconds so many runs of a work take."""

    def run(runs):
        start = time.perf_counter_ns()
        for _ in range(runs):
            work()
        return time.perf_counter_ns() - start

    return run


def measure(contenders):
    """The milliseconds of a picture, round by round; another contender begins each round.

    A browser goes on working after it has answered; that is not to slow down the next one.
    """
    times = {name: [] for name in contenders}
    names = list(contenders)
    for number in range(ROUNDS):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            time.sleep(PAUSE)
            times[name].append(contenders[name](RUNS[name]) / RUNS[name] / 1e6)
    return times


def ratios(times, name):
    rounds = [theirs / ours for theirs, ours in zip(times[name], times["Rejoinder"])]
    return statistics.quantiles(rounds, n=4, method="inclusive")


def size_ratio(png):
    """The bytes of a PNG relative to those that libpng makes of its pixels."""
    samples = numpy.asarray(Image.open(BytesIO(png)).convert("RGBA"))
    return len(png) / libpng.default_size(samples)


def main(program, folder):
    if not features.check("raqm"):
        raise SystemExit("this Pillow cannot lay text out: it has no raqm")
    os.makedirs(folder, exist_ok=True)
    browser = Chromium()
    try:
        with Rejoinder(program) as own:
            return compare(own, browser, folder)
    finally:
        browser.quit()


def compare(own, browser, folder):
    frames = json.loads(own.ask("frames"))
    dialogs = {
        "Pillow": PillowDialog(frames, ICONS),
        "Chromium": ChromiumDialog(browser, frames, ICONS),
    }
    contenders = {"Rejoinder": lambda runs: int(own.ask("draw", runs).split("\t")[0])}
    contenders |= {name: timed(dialog.png) for name, dialog in dialogs.items()}
    contenders[SHOT] = timed(dialogs["Chromium"].shot)
    version = browser.call("Browser.getVersion")["product"]
    print(f"Pillow {__version__}, {version}, load {os.getloadavg()[0]:.1f} before")

    own.ask("save", os.path.join(folder, "Rejoinder.png"))
    for name, dialog in dialogs.items():
        with open(os.path.join(folder, f"{name}.png"), "wb") as file:
            file.write(dialog.png())
    for run in contenders.values():
        run(3)
    times = measure(contenders)
    cells = [["an alert with three buttons at 2×", "ms", "bytes", "of libpng's", "pixels"]]
    for name in contenders:
        with open(os.path.join(folder, f"{name.partition(',')[0]}.png"), "rb") as file:
            png = file.read()
        width, height = Image.open(BytesIO(png)).size
        cells.append(
            [
                name,
                f"{statistics.median(times[name]):.2f}",
                str(len(png)),
                f"{size_ratio(png):.3f}",
                f"{width} × {height}",
            ]
        )
    print("\n".join(aligned(cells)))
    print(f"The pictures are in {folder}")

    count, nanoseconds = map(int, own.ask("everything").split("\t"))
    seconds = nanoseconds / 1e9
    with open(os.path.join(folder, "Rejoinder.png"), "rb") as file:
        size = size_ratio(file.read())
    rows = [
        (
            "an alert at 2× to PNG",
            [
                goals.at_least(3, "Pillow", ratios(times, "Pillow")),
                goals.at_least(8, "Chromium", ratios(times, "Chromium")),
                goals.at_most(1.1, "of libpng's default size", size),
            ],
        ),
        (f"{count} pictures", [[f"{seconds:.2f} s", "", f"< {MOST} s", seconds < MOST]]),
    ]
    print("\nGoals\n" + "\n".join(goals.lines(rows)))
    return 0 if goals.all_met(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
