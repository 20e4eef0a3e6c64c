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
import secrets
import sys
import threading
import time
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
ICONS = [HERE.parents[1] / "Resources/icons", Path("/usr/local/share/rejoinder/icons")]
FILES = {"": "index.html", "dialogs.css": "dialogs.css", "dialogs.js": "dialogs.js"}
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HELLO = {"protocol": 1, "name": "Web page",
         "capabilities": ["icons", "fields", "several", "anchors", "updates", "icon-data"]}
LINE_LIMIT = 1 << 20


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

    def tell(self, message):
        for page in self.pages:
            page.put(message)

    def hear(self, line):
        """Takes a line of the program's."""
        try:
            message = json.loads(line)
            method, id = message.get("method"), message.get("id")
            params = message.get("params", {})
        except (ValueError, AttributeError, RecursionError) as error:
            return self.fail(None, -32700, str(error))
        with self.lock:
            if method == "hello":
                self.protocol = params.get("protocol")
            if method in ("hello", "present") and self.protocol != 1:
                self.fail(id, -32600, f"protocol {self.protocol} is not spoken here; 1 is")
            elif method == "present":
                self.show(message)
            elif method == "update" and params.get("id") in self.open:
                shown = self.open[params.pop("id")][0]
                icons = params.pop("buttonIcons", {})
                for button in shown["params"]["buttons"]:
                    button["icon"] = icons.get(button["id"], button.get("icon"))
                shown["params"].update(params)
                self.show(shown)
            elif method in ("dismiss", "lifecycle"):
                self.open.pop(params.get("id"), None)
                self.tell(message)
            elif method and method != "hello" and id is not None:
                self.fail(id, -32601, "there is no such method here")
            elif "error" in message and self.last and id is None:
                if message["error"].get("data", {}).get("id") == self.last["id"]:
                    self.show(self.last)  # The answer was refused, so the dialog is still open.

    def fail(self, id, code, text):
        self.send(id=id, error={"code": code, "message": text})

    def show(self, message):
        """Shows a dialog, or what has become of it."""
        replace_icons(message["params"])
        self.open[message["id"]] = (message, time.monotonic())
        self.tell(message)

    def answer(self, message):
        """Takes what a page says: a result, or an event."""
        with self.lock:
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
            if not self.pages:
                self.alone_since = time.monotonic()

    def end_what_nobody_sees(self):
        """Ends dialogs after the reader has closed the page; for the first page they wait."""
        while True:
            time.sleep(0.2)
            with self.lock:
                for id, (_, since) in list(self.open.items()) if self.alone_since else []:
                    if time.monotonic() - max(since, self.alone_since) > self.patience:
                        del self.open[id]
                        self.send(id=id, result={"cancelled": "closed"})


def replace_icons(dialog):
    """Puts pictures where names and paths are: a page reads no files, and those may come early."""
    for owner in [dialog, *dialog["buttons"]]:
        if isinstance(owner.get("icon"), str):
            name = owner.pop("icon")
            for path in [Path(name)] if "/" in name else [place / f"{name}.png" for place in ICONS]:
                if path.is_file() and (picture := path.read_bytes()).startswith(b"\x89PNG"):
                    owner["icon"] = {"png": base64.b64encode(picture).decode()}
                    break


class Handler(BaseHTTPRequestHandler):
    """What a page asks for."""

    protocol_version = "HTTP/1.1"

    def respond(self, status, kind="text/plain", body=b""):
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        if kind != "text/event-stream":
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def place(self):
        """What is asked for behind the token; `None` where another site or name asks."""
        host = f"127.0.0.1:{self.server.server_port}"
        if (self.headers["Host"] != host
                or self.headers.get("Origin", f"http://{host}") != f"http://{host}"
                or self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin")):
            return self.respond(403)
        token, _, place = self.path[1:].partition("/")
        known = secrets.compare_digest(token.encode(), self.server.token.encode())
        return place if known else self.respond(404)

    def do_GET(self):
        place = self.place()
        if place == "events":
            self.stream()
        elif place in FILES:
            file = HERE / FILES[place]
            self.respond(200, KINDS[file.suffix], file.read_bytes())
        elif place is not None:
            self.respond(404)

    def do_POST(self):
        length = int(self.headers["Content-Length"] or 0)
        body = self.rfile.read(min(length, LINE_LIMIT))
        if self.place() == "say":
            self.server.bridge.answer(json.loads(body))
            self.respond(204)

    def stream(self):
        page = self.server.bridge.join()
        try:
            self.respond(200, "text/event-stream")
            while True:
                try:
                    event = b"data: %b\n\n" % json.dumps(page.get(timeout=1)).encode()
                except queue.Empty:
                    event = b":\n\n"  # This fails once the page is gone.
                self.wfile.write(event)
        except OSError:
            self.close_connection = True
        finally:
            self.server.bridge.leave(page)

    def log_message(self, *_):
        pass


def main():
    parser = argparse.ArgumentParser(description="Show dialogs in a web page.")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--patience", type=float, default=3, metavar="SECONDS",
                        help="how long dialogs wait after the page was closed")
    options = parser.parse_args()
    # A browser that is started here must neither read nor write the protocol.
    lines, output = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.bridge, server.token = Bridge(output, options.patience), secrets.token_urlsafe(24)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    threading.Thread(target=server.bridge.end_what_nobody_sees, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/{server.token}/"
    print(url, file=sys.stderr, flush=True)
    if options.open:
        webbrowser.open(url)
    for line in lines:
        server.bridge.hear(line)
    server.bridge.tell({"method": "end"})
    time.sleep(0.2)


if __name__ == "__main__":
    main()
