"""JSON on standard input and output, a value a line, by Python's own parser and nothing around it."""

import json
import sys


def write(messages):
    sys.stdout.buffer.writelines(json.dumps(message).encode() + b"\n" for message in messages)
    sys.stdout.buffer.flush()


def batches():
    """What comes, as many messages at a time as are there."""
    rest = b""
    while read := sys.stdin.buffer.read1():
        *lines, rest = (rest + read).split(b"\n")
        yield [json.loads(line) for line in lines]
