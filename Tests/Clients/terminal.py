"""A program at a terminal, and what its reader sees and types."""

import codecs
import os
import pty
import select
import signal
import time

from wire import ENVIRONMENT


class Terminal:
    """Starts a program that a terminal of its own controls."""

    def __init__(self, command, **environment):
        self.seen = ""
        self.place = 0  # up to which it was expected
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.child, self.screen = pty.fork()
        if self.child == 0:
            environment = {**ENVIRONMENT, "TERM": "xterm-256color", **environment}
            environment.pop("CI", None)
            os.execvpe(command[0], command, environment)

    def expect(self, text, seconds=10):
        """Waits until the text is seen, after what was expected before."""
        end = time.monotonic() + seconds
        while text not in self.seen[self.place :]:
            if not self.read(end - time.monotonic()):
                raise AssertionError(f"{text!r} is not seen in {self.seen[self.place :]!r}")
        self.place = self.seen.index(text, self.place) + len(text)

    def read(self, seconds):
        if seconds <= 0 or not select.select([self.screen], [], [], seconds)[0]:
            return False
        try:
            self.seen += self.decoder.decode(os.read(self.screen, 1 << 16))
        except OSError:  # Everybody has left the terminal.
            return False
        return True

    def type(self, text):
        os.write(self.screen, text.encode())

    def wait(self):
        """The exit status, once the program has ended."""
        while self.read(10):
            pass
        _, status = os.waitpid(self.child, 0)
        self.child = None
        return os.waitstatus_to_exitcode(status)

    def close(self):
        os.close(self.screen)
        if self.child:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
