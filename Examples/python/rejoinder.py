"""Ask by Rejoinder's dialogs from Python.

    import rejoinder

    with rejoinder.Rejoinder() as ask:
        if ask.confirm("Delete {name}?", arguments={"name": "Tom & Jerry"}):
            ...

A text is a key of Rejoinder's catalogs, in which `{name}` stands for an argument; `verbatim` makes
one of any string, and `stock` makes a button that Rejoinder has in every language. One file, only
the standard library, Python 3.9 or later. Documentation/Protocol.md says what goes over the line.
"""

from __future__ import annotations

import itertools
import json
import os
import socket as sockets
import subprocess
import threading
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Sequence, Union

Params = Mapping[str, Any]
Text = Union[str, Params]
Button = Union[str, Params]
Hear = Optional[Callable[[Params], Any]]
LINE_LIMIT = 1 << 20
CAPABILITIES = ("icons", "fields", "several", "anchors", "updates", "lifecycle", "events")


def verbatim(text: str) -> Params:
    """A text that is shown as it is: not translated, its braces left alone."""
    return {"verbatim": text}


def stock(name: str, **more: Any) -> Params:
    """A button that Rejoinder has in every language: ok, cancel, delete, save, yes and others."""
    return {"stock": name, **more}


class RejoinderError(Exception):
    """A dialog could not be asked."""


class ConnectionLost(RejoinderError):
    """The other side is gone."""


class ProtocolError(RejoinderError):
    """The other side refused a message; `path` is the place in the dialog that is wrong."""

    def __init__(self, code: int, message: str, path: Optional[str] = None) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.code, self.message, self.path = code, message, path


@dataclass(frozen=True)
class Response:
    """How a dialog ended: by a `button`, or `cancelled` for a reason such as "escape".

    `index` is the button's; of a cancelled dialog that of the cancel button, or -1.
    """

    button: Optional[str] = None
    index: int = -1
    cancelled: Optional[str] = None
    values: Params = field(default_factory=dict)


class Handle:
    """A dialog that was asked."""

    def __init__(self, owner: Rejoinder, id: int, on_event: Hear, on_lifecycle: Hear) -> None:
        self.id, self._owner = id, owner
        self._hear = {"event": on_event, "lifecycle": on_lifecycle}
        self._answer: Future[Response] = Future()

    @property
    def is_open(self) -> bool:
        """Whether there is no answer yet."""
        return not self._answer.done()

    def response(self, timeout: Optional[float] = None) -> Response:
        """Waits for the answer, so many seconds; then it is a concurrent.futures.TimeoutError."""
        return self._answer.result(timeout)

    def update(self, **changes: Any) -> None:
        """Shows other `problems`, another `message` or `progress` (0 to 1, or `None`: unknown)."""
        if self.is_open:
            self._owner._send(method="update", params={"id": self.id, **changes})

    def dismiss(self) -> None:
        """Takes the dialog down, which ends it as cancelled: "dismissed"."""
        if self.is_open:
            self._owner._send(method="dismiss", params={"id": self.id})


class Rejoinder:
    """Starts `rejoinder serve` with these options, or connects to the socket where one listens.

    Several threads may use it. A thread of its own reads answers, and calls callbacks, which must
    not wait for other answers.
    """

    def __init__(self, *options: str, command: Union[str, Sequence[str], None] = None,
                 socket: Optional[str] = None) -> None:
        self._ids, self._open = itertools.count(1), dict[Any, Handle]()
        self._writing = threading.Lock()
        self._lost: Optional[ConnectionLost] = None
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._socket: Optional[sockets.socket] = None
        self._input: Any
        self._output: Any
        if socket is not None:
            self._socket = sockets.socket(sockets.AF_UNIX)
            try:
                self._socket.connect(socket)
            except OSError:
                self._socket.close()
                raise
            self._input, self._output = self._socket.makefile("rb"), self._socket.makefile("wb")
        else:
            command = command or os.environ.get("REJOINDER", "rejoinder")
            program = [command, "serve"] if isinstance(command, str) else command
            self._process = subprocess.Popen(
                [*program, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            self._input, self._output = self._process.stdout, self._process.stdin
        hello = {"protocol": 1, "name": "Python", "capabilities": CAPABILITIES}
        self._send(method="hello", params=hello)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def alert(self, title: Text, message: Optional[Text] = None, buttons: Iterable[Button] = (),
              **more: Any) -> Response:
        """Asks a question; `more` is any member of a dialog's description, such as `icon`."""
        return self.present(_dialog("alert", title, message, buttons, more))

    def sheet(self, title: Optional[Text] = None, message: Optional[Text] = None,
              buttons: Iterable[Button] = (), **more: Any) -> Response:
        """Offers things to do."""
        return self.present(_dialog("sheet", title, message, buttons, {"order": "sheet", **more}))

    def confirm(self, title: Text, message: Optional[Text] = None, **more: Any) -> bool:
        """Asks yes or no; whatever is not yes is no."""
        buttons = [stock("no", role="cancel"), stock("yes")]
        return self.alert(title, message, buttons, **more).button == "yes"

    def input(self, title: Text, message: Optional[Text] = None, *, secure: bool = False,
              required: bool = False, value: str = "", placeholder: Text = "",
              **more: Any) -> Optional[str]:
        """Asks for a line of text; `None` where the reader cancels."""
        line = {
            "id": "value",
            "kind": "secure" if secure else "text",
            "value": value,
            "required": required,
            **({"placeholder": placeholder} if placeholder else {}),
        }
        more = {"default": "ok", **more, "fields": [line]}
        response = self.alert(title, message, [stock("cancel"), stock("ok")], **more)
        return response.values["value"] if response.button == "ok" else None

    def choose(self, title: Text, items: Union[Iterable[str], Mapping[str, Text]], *,
               multiple: bool = False, **more: Any) -> Any:
        """Offers items: the chosen one, a list of them, or `None` where the reader cancels.

        A mapping's items are its keys, and its texts are shown; other items are shown as they are.
        Where there are none, nothing is asked.
        """
        texts = items if isinstance(items, Mapping) else {item: verbatim(item) for item in items}
        shown = [{"id": item, "title": text} for item, text in texts.items()]
        if not shown:
            return None
        if multiple:
            more = {
                "default": "ok",
                **more,
                "fields": [{"id": "items", "kind": "choices", "items": shown}],
            }
            response = self.alert(title, None, [stock("cancel"), stock("ok")], **more)
            return response.values["items"] if response.button == "ok" else None
        cancel = stock("cancel", id=max(texts, key=len) + "-" if "cancel" in texts else "cancel")
        response = self.sheet(title, None, [*shown, cancel], **more)
        return response.button if response.button in texts else None

    @contextmanager
    def progress(self, title: Text, message: Optional[Text] = None,
                 **more: Any) -> Iterator[Handle]:
        """Shows work until the block is left; it should stop where the handle is open no more."""
        handle = self.show(_dialog("progress", title, message, [stock("cancel")], more))
        try:
            yield handle
        finally:
            handle.dismiss()

    def present(self, dialog: Params) -> Response:
        """Shows a dialog by its description (Resources/schema/dialog.schema.json), and waits."""
        return self.show(dialog).response()

    def show(self, dialog: Params, *, on_event: Hear = None, on_lifecycle: Hear = None) -> Handle:
        """Shows a dialog and goes on; the callbacks get the notifications' params as they come."""
        handle = Handle(self, next(self._ids), on_event, on_lifecycle)
        self._open[handle.id] = handle
        try:
            self._send(id=handle.id, method="present", params=dialog)
        except BaseException:
            self._open.pop(handle.id, None)
            raise
        return handle

    def close(self) -> None:
        """Takes down what is open, and ends the connection."""
        with suppress(ConnectionLost, OSError):
            for handle in list(self._open.values()):
                handle.dismiss()
        with suppress(OSError):
            self._output.close()
            if self._socket:
                self._socket.shutdown(sockets.SHUT_WR)
        self._reader.join(3)
        if self._process:
            self._process.terminate()  # Nothing happens where it has ended.
            self._process.wait()
        self._input.close()
        if self._socket:
            self._socket.close()

    def __enter__(self) -> Rejoinder:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _send(self, **message: Any) -> None:
        with self._writing:
            try:
                if self._lost is None:
                    return write(self._output, message)
            except OSError:
                pass
        raise self._lost or ConnectionLost("rejoinder cannot be reached any more")

    def _read(self) -> None:
        try:
            for line in self._input:
                self._hear(json.loads(line))
        finally:
            ended = f": it ended with {self._process.wait()}" if self._process else ""
            self._lost = ConnectionLost(f"rejoinder is gone{ended}")
            for id in list(self._open):
                self._end(id, self._lost)

    def _hear(self, message: Params) -> None:
        params, error, result = (message.get(name) or {} for name in ("params", "error", "result"))
        if error:
            data = error.get("data") or {}
            fault = ProtocolError(error["code"], error["message"], data.get("path"))
            self._end(message["id"] or data.get("id"), fault)
        elif result:
            known = {name: result[name] for name in Response.__annotations__ if name in result}
            self._end(message["id"], Response(**known))
        elif handle := self._open.get(params.get("id")):
            hear = handle._hear.get(message["method"])
            try:
                if hear:
                    hear(params)
            except Exception as fault:  # It is raised where the answer is waited for.
                handle.dismiss()
                self._end(handle.id, fault)

    def _end(self, id: Any, outcome: Union[Response, Exception]) -> None:
        handle = self._open.pop(id, None)
        if handle is None:
            return
        if isinstance(outcome, Response):
            handle._answer.set_result(outcome)
        else:
            handle._answer.set_exception(outcome)


def write(stream: Any, message: Params) -> None:
    """Writes a message as a line."""
    line = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
    if len(line) > LINE_LIMIT:
        raise ValueError(f"a message has {LINE_LIMIT} bytes at most, and this one {len(line)}")
    stream.write(line + b"\n")
    stream.flush()


def _dialog(kind: str, title: Optional[Text], message: Optional[Text], buttons: Iterable[Button],
            more: Params) -> Params:
    shown = [{"title": button} if isinstance(button, str) else button for button in buttons]
    texts = {name: text for name, text in (("title", title), ("message", message)) if text}
    return {"kind": kind, **texts, "buttons": shown, **more}
