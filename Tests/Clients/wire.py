"""What goes over the line: every message that the tests see is checked against the schemas."""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry, Resource

ROOT = Path(__file__).resolve().parents[2]
REJOINDER = os.environ.get("REJOINDER") or str(ROOT / ".build/debug/rejoinder")
EXAMPLES = ROOT / "Examples"
BRIDGE = [sys.executable, str(EXAMPLES / "web/bridge.py")]
PANEL = [sys.executable, str(EXAMPLES / "python/panel.py")]
ENVIRONMENT = {**os.environ, "REJOINDER": REJOINDER, "LANGUAGE": "", "LC_ALL": "C.UTF-8"}


def load(name):
    return json.loads((ROOT / "Resources/schema" / name).read_text())


REGISTRY = Registry().with_resources(
    [
        (schema["$id"], Resource.from_contents(schema))
        for schema in map(load, ("dialog.schema.json", "protocol.schema.json"))
    ]
)
SIDES = {
    side: Draft202012Validator(
        {"$ref": f"urn:rejoinder:protocol:1#/$defs/{side}"}, registry=REGISTRY
    )
    for side in ("asking", "showing")
}


def faults(message, side):
    """What is wrong with a message of a side, in words."""
    error = best_match(SIDES[side].iter_errors(message))
    return [f"{json.dumps(message)}\n  {error.json_path}: {error.message}"] if error else []


class Program:
    """A program, its lines read and written by the test; its standard error is kept."""

    def __init__(self, command, side="showing", **environment):
        self.errors = tempfile.NamedTemporaryFile("ab")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**ENVIRONMENT, **environment},
        )
        self.side = side
        self.faults = []
        self.said = []  # every message of the program
        self.output = []
        self.lines = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            if line.startswith(b"{"):
                message = json.loads(line)
                self.faults += faults(message, self.side)
                self.said.append(message)
                self.lines.put(line)
            else:
                self.output.append(line.decode().rstrip("\n"))
        self.lines.put(None)

    def printed(self):
        """What was printed beside messages, once the program has ended."""
        self.reader.join(5)
        return self.output

    def send(self, line):
        """Writes a line as it is, or a message as a line."""
        if isinstance(line, dict):
            line = json.dumps({"jsonrpc": "2.0", **line}).encode() + b"\n"
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # The program, or the test, has ended.

    def next(self, wanted, seconds=10):
        """The next message that is wanted; those before it are passed over."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(end - time.monotonic(), 0))
            except queue.Empty:
                raise AssertionError(f"nothing of the kind came; said was: {self.said}") from None
            if line is None:
                raise AssertionError(f"the program has ended: {self.stderr()}")
            message = json.loads(line)
            if wanted(message):
                return message

    def stderr(self):
        return Path(self.errors.name).read_text()

    def wait(self, seconds=10):
        return self.process.wait(timeout=seconds)

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(5)
        self.process.stdout.close()
        self.errors.close()


def join(asking, showing):
    """Lets two programs speak with each other."""

    def carry(source, target):
        while (line := source.lines.get()) is not None:
            target.send(line)
        target.process.stdin.close()

    for source, target in ((asking, showing), (showing, asking)):
        threading.Thread(target=carry, args=(source, target), daemon=True).start()
