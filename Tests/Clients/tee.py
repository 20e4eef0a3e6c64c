"""Runs a program, and keeps what each side says: tee.py LOG COMMAND..."""

import subprocess
import sys
import threading

log = open(sys.argv[1], "ab", buffering=0)
program = subprocess.Popen(
    sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
)


def carry(source, target, side):
    for line in source:
        log.write(side + b" " + line)
        try:
            target.write(line)
            target.flush()
        except BrokenPipeError:
            break
    target.close()


threading.Thread(
    target=carry, args=(sys.stdin.buffer, program.stdin, b"asking"), daemon=True
).start()
carry(program.stdout, sys.stdout.buffer, b"showing")
sys.exit(program.wait())
