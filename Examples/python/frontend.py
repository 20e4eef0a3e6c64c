"""Show the dialogs of Rejoinder, or of any program that asks by it, in Python.

    class Panel(frontend.FrontEnd):
        def show(self, shown):
            return Response(button=shown.dialog["buttons"][0]["id"])

    Panel().run()

Only the standard library, Python 3.9 or later. Documentation/Protocol.md says what goes over the
line.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from contextlib import nullcontext, suppress
from typing import Any, Mapping, Optional, Sequence

from rejoinder import Response, write


class Shown:
    """A dialog that is to be shown: `dialog` is its description as it stands now."""

    def __init__(self, owner: FrontEnd, id: Any, dialog: dict[str, Any]) -> None:
        self.id, self.dialog, self._owner = id, dialog, owner
        self.is_gone = threading.Event()

    def tell(self, **event: Any) -> None:
        """Tells what the reader does: `edited` and `value`, `focused`, or `escape=True`."""
        self._owner._send(method="event", params={"id": self.id, **event})


class FrontEnd:
    """Shows another program's dialogs: rejoinder demo --front-end 'python3 this-program.py'

    Each dialog has a thread; without "several" among the capabilities they wait for each other.
    """

    name = "Python"
    capabilities: Sequence[str] = ("fields", "updates")

    def show(self, shown: Shown) -> Response:
        """Shows a dialog and returns the answer; to be overridden. Raise where that fails."""
        raise NotImplementedError("this front end shows nothing")

    def changed(self, shown: Shown) -> None:
        """Called where an open dialog has changed."""

    def run(self) -> None:
        """Serves standard input and output until the input ends; `print` goes to standard error."""
        lines, self._output = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
        with open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(2, 1)
        self._open: dict[Any, Shown] = {}
        self._last: Optional[Shown] = None  # the dialog that was answered last
        self._threads: set[threading.Thread] = set()
        self._writing, self._turn = threading.Lock(), threading.Lock()
        self._protocol: Any = 1
        self._send(
            method="hello",
            params={"protocol": 1, "name": self.name, "capabilities": list(self.capabilities)},
        )
        for line in lines:
            try:
                message = json.loads(line)
                method, id, params = (message.get(name) for name in ("method", "id", "params"))
            except (ValueError, AttributeError) as error:
                self._fail(None, -32700, str(error))
                continue
            if "error" in message:
                self._refused(message["error"])
            else:
                self._hear(method, id, params or {})
        for shown in list(self._open.values()):
            shown.is_gone.set()
        for thread in list(self._threads):
            thread.join(0.2)  # It may have something to put back.

    def _hear(self, method: Optional[str], id: Any, params: dict[str, Any]) -> None:
        shown = self._open.get(params.get("id"))
        if method == "hello":
            self._protocol = params.get("protocol")
        if method in ("hello", "present") and self._protocol != 1:
            self._fail(id, -32600, f"protocol {self._protocol} is not spoken here; 1 is")
        elif method == "present":
            self._begin(Shown(self, id, params))
        elif method == "update" and shown:
            shown.dialog.update((name, params[name]) for name in params if name != "id")
            self.changed(shown)
        elif method == "dismiss" and shown:
            self._open.pop(shown.id).is_gone.set()
        elif method and id is not None:
            self._fail(id, -32601, "there is no such method here")

    def _begin(self, shown: Shown) -> None:
        self._open[shown.id] = shown
        thread = threading.Thread(target=self._answer, args=(shown,), daemon=True)
        self._threads.add(thread)
        thread.start()

    def _refused(self, error: Mapping[str, Any]) -> None:
        """Shows the dialog again whose answer did not fit it, for it is still open."""
        print(error.get("message"), file=sys.stderr)
        if self._last and error.get("data", {}).get("id") == self._last.id:
            self._begin(self._last)

    def _answer(self, shown: Shown) -> None:
        outcome: dict[str, Any] = {}
        with nullcontext() if "several" in self.capabilities else self._turn:
            try:
                answer = {} if shown.is_gone.is_set() else vars(self.show(shown))
                outcome["result"] = {
                    name: answer[name] for name in answer if answer[name] not in (None, -1)
                }
            except Exception as error:
                outcome["error"] = {"code": -32000, "message": str(error)}
        self._threads.discard(threading.current_thread())
        self._last = self._open.pop(shown.id, None)
        if self._last:
            self._send(id=shown.id, **outcome)

    def _fail(self, id: Any, code: int, message: str) -> None:
        self._send(id=id, error={"code": code, "message": message})

    def _send(self, **message: Any) -> None:
        with self._writing, suppress(BrokenPipeError):
            write(self._output, message)
