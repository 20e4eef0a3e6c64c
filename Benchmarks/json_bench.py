"""Measures dialogs over JSON against a minimal pair of Python programs; README.md says how to read it."""

import os
import statistics
import subprocess
import sys

import goals
from measuring import aligned

HERE = os.path.dirname(os.path.abspath(__file__))
ANSWER = [sys.executable, os.path.join(HERE, "json_answer.py")]
ROUNDS = 11
COUNTS = {1: 5_000, 64: 10_000}  # dialogs of a round, by how many are open at once
MANY = 1_000_000
ROOM = 2 << 20  # bytes that may come and go without a leak


def run(command, in_flight, *counts):
    """What a program tells of its dialogs, answered by another: a list of numbers for each count."""
    requests, answers = os.pipe(), os.pipe()
    ask = subprocess.Popen(
        [*command, *map(str, (in_flight, *counts))],
        stdin=answers[0],
        stdout=requests[1],
        stderr=subprocess.PIPE,
    )
    answer = subprocess.Popen(ANSWER, stdin=requests[0], stdout=answers[1])
    for end in requests + answers:
        os.close(end)
    told = ask.communicate()[1].decode()
    if ask.returncode != 0 or answer.wait() != 0:
        raise SystemExit(f"{command[0]} has failed: {told}")
    return [[int(word) for word in line.split()] for line in told.splitlines()]


def speed(command, in_flight):
    """Dialogs a second, once the programs are warm."""
    count = COUNTS[in_flight]
    return count / run(command, in_flight, count // 5, count)[-1][0] * 1e9


def measure(commands, in_flight):
    """The speeds of each program, round by round; another begins each round."""
    speeds = {name: [] for name in commands}
    names = list(commands)
    for number in range(ROUNDS):
        turn = number % len(names)
        for name in names[turn:] + names[:turn]:
            speeds[name].append(speed(commands[name], in_flight))
    return speeds


def request_size(command):
    with subprocess.Popen(
        [*command, "1", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as ask:
        size = next(len(line) for line in ask.stdout if b'"present"' in line)
        ask.kill()
    return size


def answer_size():
    request = b'{"id": 1000, "method": "present"}\n'
    return len(subprocess.run(ANSWER, input=request, capture_output=True, check=True).stdout)


def growth(command):
    """Bytes in memory after a tenth of many dialogs, after half of them and after all."""
    parts = [MANY // 10, MANY * 4 // 10, MANY // 2]
    return [resident for _, resident in run(command, 64, *parts)]


def main(program):
    commands = {
        "Rejoinder": [program],
        "Python": [sys.executable, os.path.join(HERE, "json_ask.py")],
    }
    print(f"Python {sys.version.split()[0]}, load {os.getloadavg()[0]:.1f} before")
    sizes = [f"{request_size(command)} from {name}" for name, command in commands.items()]
    print(f"Bytes of a request: {', '.join(sizes)}; of an answer: {answer_size()}")
    speeds = {in_flight: measure(commands, in_flight) for in_flight in COUNTS}
    cells = [["dialogs a second", *(f"{in_flight} open" for in_flight in COUNTS)]]
    for name in commands:
        medians = (statistics.median(speeds[in_flight][name]) for in_flight in COUNTS)
        cells.append([name, *(f"{median:,.0f}" for median in medians)])
    print("\n".join(aligned(cells)))
    resident = growth(commands["Rejoinder"])
    mebibytes = [f"{each / (1 << 20):.2f}" for each in resident]
    print(f"MiB in memory at 10 %, 50 % and 100 % of {MANY:,}: {', '.join(mebibytes)}")

    def ratios(in_flight):
        rounds = [ours / python for ours, python in zip(*speeds[in_flight].values())]
        return statistics.quantiles(rounds, n=4, method="inclusive")

    grown = resident[2] - resident[0]
    rows = [
        ("one dialog at a time", [goals.at_least(1, "Python", ratios(1))]),
        ("64 dialogs open", [goals.at_least(0.25, "Python", ratios(64))]),
        (f"{MANY:,} dialogs", [[f"{grown / 1024:.0f} KiB", "", "< 2 MiB more", grown < ROOM]]),
    ]
    print("\nGoals\n" + "\n".join(goals.lines(rows)))
    return 0 if goals.all_met(rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
