"""Measures how soon a prompt is there and gone, against dialog and whiptail; see README.md."""

import os
import statistics
import sys
import tempfile

import goals
from terminal_pty import Terminal

ROUNDS = 41
QUIET = 0.04  # seconds: who has written nothing for so long has shown what there is to show
TITLE = "Delete the file?"
RETURN, DOWN = b"\r", b"\x1b[B"


def environment():
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return kept | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}


def once(command):
    """Milliseconds to the first whole frame, and from the key to the end."""
    terminal = Terminal(command, environment())
    written, shown = terminal.until_quiet(QUIET)
    begun = terminal.start
    if TITLE.encode() not in written:
        raise SystemExit(f"{command[0]} has shown nothing: {written[:200]!r}")
    terminal.press(RETURN)
    gone, code = terminal.end()
    if code != 0:
        raise SystemExit(f"{command[0]} has ended with {code}")
    return (shown - begun) * 1000, (gone - terminal.start) * 1000


def contenders(program):
    return {
        "Rejoinder": [program, "alert", TITLE, "--button=Delete", "--cancel"],
        "dialog": ["dialog", "--yesno", TITLE, "8", "40"],
        "whiptail": ["whiptail", "--yesno", TITLE, "8", "40"],
    }


def measure(commands):
    """The times of each contender, round by round; another one begins each round."""
    times = {name: [] for name in commands}
    names = list(commands)
    for number in range(ROUNDS):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            times[name].append(once(commands[name]))
    return times


def ratios(times, value):
    """How many times as long ours takes as the faster of the others, round by round."""
    rounds = [
        value(ours) / min(value(dialog), value(whiptail))
        for ours, dialog, whiptail in zip(*times.values())
    ]
    return statistics.quantiles(rounds, n=4, method="inclusive")


def key_time(program, count):
    """Milliseconds from a key to the last byte of what it changes in a long list, and the bytes."""
    with tempfile.TemporaryDirectory() as folder:
        items = os.path.join(folder, "items")
        with open(items, "w") as file:
            file.writelines(f"Item {number} of the list\n" for number in range(count))
        command = ["sh", "-c", f'xargs -d "\\n" -a "$1" sh -c \'exec "$0" choose "{TITLE}" "$@" </dev/tty\' "$2"', "sh", items, program]
        terminal = Terminal(command, environment())
        terminal.until_quiet(1)
        times, sizes = [], []
        for _ in range(ROUNDS):
            terminal.press(DOWN)
            written, last = terminal.until_quiet(0.1)
            times.append((last - terminal.start) * 1000)
            sizes.append(len(written))
        terminal.press(b"\x1b")
        terminal.end()
    return statistics.median(times), max(times), max(sizes)


def main(program):
    commands = contenders(program)
    times = measure(commands)
    print("A question with two buttons on an 80×24 terminal, in milliseconds")
    print(f"{'':<12}{'to the first frame':>20}{'from Return to the end':>26}")
    for name, all_times in times.items():
        shown, gone = (statistics.median(each) for each in zip(*all_times))
        print(f"{name:<12}{shown:>20.2f}{gone:>26.2f}")
    middle, longest, size = key_time(program, 10_000)
    print(f"\nA list of 10,000: a key is shown after {middle:.2f} ms, {longest:.2f} at most, in {size} bytes at most")
    rows = [
        ("from exec to the first frame", [at_most(3, "× the faster", ratios(times, lambda t: t[0]))]),
        ("from exec to the end", [at_most(3, "× the faster", ratios(times, sum))]),
        ("a key in 10,000 items", [[f"{middle:.2f} ms", f"≤ {longest:.2f}", "< 16 ms", middle < 16]]),
    ]
    print("\nGoals\n" + "\n".join(goals.lines(rows)))
    return 0 if goals.all_met(rows) else 1


def at_most(goal, unit, quartiles):
    low, middle, high = quartiles
    return [f"{middle:.2f}×", f"{low:.2f}–{high:.2f}", f"≤ {goal}{unit}", middle <= goal]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
