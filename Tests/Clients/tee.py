"""Runs a program, and keeps what goes in and comes out: tee.py LOG COMMAND..."""

import subprocess
import sys
import threading

log = open(sys.argv[1], "ab", buffering=0)
program = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def carry(source, target):
    for line in source:
        log.write(line)
        try:
            target.write(line)
            target.flush()
        except BrokenPipeError:
            break
    target.close()


threading.Thread(target=carry, args=(sys.stdin.buffer, program.stdin), daemon=True).start()
carry(program.stdout, sys.stdout.buffer)
sys.exit(program.wait())
