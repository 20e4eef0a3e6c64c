"""Asks what JSONBenchmark asks, with nothing but what lines of JSON need; see json_bench.py."""

import sys
import time

from json_lines import batches, write

BUTTONS = [("delete", "Delete", "destructive"), ("keep", "Keep", "cancel")]


def request(number):
    return {
        "jsonrpc": "2.0",
        "id": number,
        "method": "present",
        "params": {
            "dialog": number,
            "kind": "alert",
            "resolved": True,
            "language": "en",
            "direction": "ltr",
            "title": "Delete “Minutes of the last meeting.odt”?",
            "message": "It is in the folder for the annual report, and two others have it open at this moment.",
            "default": "keep",
            "buttons": [
                {"id": id, "index": index, "title": title, "role": role, "enabled": True}
                for index, (id, title, role) in enumerate(BUTTONS)
            ],
            "fields": [],
        },
    }


def ask(answers, numbers, in_flight):
    """Asks for a dialog each, of which so many are open at once."""
    write(request(number) for number in numbers[:in_flight])
    rest = iter(numbers[in_flight:])
    waiting = len(numbers)
    while waiting:
        messages = next(answers)
        if any(message["result"]["button"] != "delete" for message in messages):
            raise SystemExit("another button was pressed")
        waiting -= len(messages)
        write(request(number) for _, number in zip(messages, rest))


def main(in_flight, *counts):
    answers = batches()
    for count in counts:
        start = time.perf_counter_ns()
        ask(answers, range(1, count + 1), in_flight)
        print(time.perf_counter_ns() - start, file=sys.stderr)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
