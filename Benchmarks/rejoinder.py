"""Our side: a program of its own that scales what it is told to, and tells how long it took."""

import subprocess


class Failure(Exception):
    """What the program answered in place of a result."""


class Rejoinder:
    """Asks in lines of words between tabs; each is answered by a line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def ask(self, *words):
        self.process.stdin.write("\t".join(map(str, words)) + "\n")
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"the program ended when asked for {words}")
        state, _, answer = line.rstrip("\n").partition("\t")
        if state != "ok":
            raise Failure(answer)
        return answer
