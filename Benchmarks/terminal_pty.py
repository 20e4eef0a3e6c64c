"""A program on a pseudo-terminal that answers as xterm does."""

import fcntl
import os
import pty
import re
import select
import struct
import termios
import time

ROWS, COLUMNS = 24, 80
LONGEST = 5  # seconds that a program may take to begin

# What is asked of the terminal, and what it says.
ANSWERS = {
    rb"\x1b\[c": b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c",
    rb"\x1b\[6n": b"\x1b[1;1R",
    rb"\x1b\[16t": b"\x1b[6;13;6t",
    rb"\x1b\]11;\?(?:\x07|\x1b\\)": b"\x1b]11;rgb:0000/0000/0000\x1b\\",
}
QUESTION = re.compile(b"|".join(b"(" + each + b")" for each in ANSWERS))


class Terminal:
    """Starts a program, and tells what it writes and when."""

    def __init__(self, command, environment):
        # The time that it takes to fork is not the program's.
        ready, go = os.pipe()
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.read(ready, 1)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("4H", ROWS, COLUMNS, 0, 0))
        os.close(ready)
        self.start = time.perf_counter()
        os.write(go, b"!")
        os.close(go)

    def until_quiet(self, seconds):
        """What it writes until it has written nothing for so long after it began, and when."""
        written, last = b"", time.perf_counter()
        while select.select([self.descriptor], [], [], seconds if written else LONGEST)[0]:
            try:
                portion = os.read(self.descriptor, 1 << 16)
            except OSError:  # the program is gone
                break
            if not portion:
                break
            written, last = written + portion, time.perf_counter()
            for question in QUESTION.finditer(portion):
                os.write(self.descriptor, list(ANSWERS.values())[question.lastindex - 1])
        return written, last

    def press(self, key):
        self.start = time.perf_counter()
        os.write(self.descriptor, key)

    def end(self):
        """When it is gone, and what it exits with."""
        self.until_quiet(10)
        _, status = os.waitpid(self.process, 0)
        last = time.perf_counter()
        os.close(self.descriptor)
        return last, os.waitstatus_to_exitcode(status)
