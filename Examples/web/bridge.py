#!/usr/bin/env python3
"""Shows Rejoinder's dialogs in a web page: rejoinder demo --front-end 'python3 bridge.py --open'

Standard input and output speak the protocol. The page gets what is asked as server-sent events and
posts what is answered. Only this machine reaches it, by an address with a random token. Every page
that is open sees the same dialogs, and the first answer counts.
"""

import argparse
import base64
import json
import os
import queue
import sys
import threading
import time
import webbrowser
from pathlib import Path

from server import PageServer

ICONS = [
    Path(__file__).resolve().parents[2] / "Resources/icons",
    Path("/usr/local/share/rejoinder/icons"),
]
HELLO = {
    "protocol": 1,
    "name": "Web page",
    "capabilities": ["icons", "fields", "several", "anchors", "updates", "icon-data"],
}


class Bridge:
    """The dialogs that are open, between the program that asks and the pages that show them."""

    def __init__(self, output, patience):
        self.output, self.patience = output, patience
        self.lock = threading.RLock()
        self.open = {}  # the requests by id, and when each came
        self.last = None  # the request that was answered last
        self.pages = []  # a queue for each page
        self.alone_since = None  # when the last page went
        self.protocol = 1
        self.send(method="hello", params=HELLO)

    def send(self, **message):
        with self.lock:
            self.output.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
            self.output.flush()

    def fail(self, id, code, text):
        self.send(id=id, error={"code": code, "message": text})

    def tell(self, message):
        for page in self.pages:
            page.put(message)

    def hear(self, line):
        """Takes a line of the program's."""
        try:
            message = json.loads(line)
            method, id, params = message.get("method"), message.get("id"), message.get("params", {})
        except (ValueError, AttributeError, RecursionError) as error:
            return self.fail(None, -32700, str(error))
        if method == "hello":
            self.protocol = params.get("protocol")
        if method in ("hello", "present") and self.protocol != 1:
            self.fail(id, -32600, f"protocol {self.protocol} is not spoken here; 1 is")
        elif method == "present":
            self.show(message)
        elif method == "update" and params.get("id") in self.open:
            self.update(message)
        elif method in ("dismiss", "lifecycle"):
            self.open.pop(params.get("id"), None)
            self.tell(message)
        elif method and method != "hello" and id is not None:
            self.fail(id, -32601, "there is no such method here")
        elif "error" in message and self.last:
            if message["error"].get("data", {}).get("id") == self.last["id"]:
                self.show(self.last)  # The answer was refused, so the dialog is still open.

    def show(self, message):
        for owner in [message["params"], *message["params"]["buttons"]]:
            owner["icon"] = picture(owner.get("icon"))
        self.open[message["id"]] = (message, time.monotonic())
        self.tell(message)

    def update(self, message):
        params = message["params"]
        if "icon" in params:
            params["icon"] = picture(params["icon"])
        icons = {id: picture(icon) for id, icon in params.get("buttonIcons", {}).items()}
        shown = self.open[params["id"]][0]["params"]
        for button in shown["buttons"]:
            button["icon"] = icons.get(button["id"], button["icon"])
        shown.update({name: params[name] for name in params if name not in ("id", "buttonIcons")})
        self.tell({"method": "update", "params": params | {"buttonIcons": icons}})

    def answer(self, message):
        """Takes what a page says: a result, or an event."""
        params = message.get("params", {})
        if "result" in message and message["id"] in self.open:
            self.last = self.open.pop(message["id"])[0]
            self.send(id=message["id"], result=message["result"])
            self.tell({"method": "answered", "params": {"id": message["id"]}})
        elif message.get("method") == "event" and params.get("id") in self.open:
            # A page that is loaded again shows what was entered, but for secrets.
            for field in self.open[params["id"]][0]["params"]["fields"]:
                if field["id"] == params.get("edited") and field["kind"] != "secure":
                    field["value"] = params["value"]
            self.send(method="event", params=params)

    def join(self):
        """The queue of a new page, which begins with what is open."""
        page = queue.Queue()
        with self.lock:
            page.put({"method": "open", "params": {"ids": list(self.open)}})
            for message, _ in self.open.values():
                page.put(message)
            self.pages.append(page)
            self.alone_since = None
        return page

    def leave(self, page):
        with self.lock:
            self.pages.remove(page)
            self.alone_since = None if self.pages else time.monotonic()

    def end_what_nobody_sees(self):
        """Ends dialogs after the reader has closed the page; for the first page they wait."""
        while True:
            time.sleep(0.2)
            with self.lock:
                for id, (_, since) in list(self.open.items()) if self.alone_since else []:
                    if time.monotonic() - max(since, self.alone_since) > self.patience:
                        del self.open[id]
                        self.send(id=id, result={"cancelled": "closed"})


def picture(icon):
    """A picture instead of a name or path, which come before hello was heard."""
    if not isinstance(icon, str):
        return icon
    for path in [Path(icon)] if "/" in icon else [place / f"{icon}.png" for place in ICONS]:
        if path.is_file() and (png := path.read_bytes()).startswith(b"\x89PNG"):
            return {"png": base64.b64encode(png).decode()}
    return None


def main():
    parser = argparse.ArgumentParser(description="Show dialogs in a web page.")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--patience",
        type=float,
        default=3,
        metavar="SECONDS",
        help="how long dialogs wait after the page was closed",
    )
    options = parser.parse_args()
    # A browser that is started here must neither read nor write the protocol.
    lines, output = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)

    bridge = Bridge(output, options.patience)
    server = PageServer(bridge)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    threading.Thread(target=bridge.end_what_nobody_sees, daemon=True).start()
    print(server.url, file=sys.stderr, flush=True)
    if options.open:
        webbrowser.open(server.url)
    for line in lines:
        with bridge.lock:
            bridge.hear(line)
    bridge.tell({"method": "end"})
    time.sleep(0.1)  # The pages hear of it.


if __name__ == "__main__":
    main()
