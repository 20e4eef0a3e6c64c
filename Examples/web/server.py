"""The bridge's web server: for this machine only, behind an address that nobody can guess."""

import json
import queue
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = {
    "": ("index.html", "text/html"),
    "dialogs.css": ("dialogs.css", "text/css"),
    "dialogs.js": ("dialogs.js", "text/javascript"),
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
BODY_LIMIT = 1 << 20


class PageServer(ThreadingHTTPServer):
    """A server on a free port; its address has a random token."""

    def __init__(self, bridge):
        super().__init__(("127.0.0.1", 0), Handler)
        self.bridge = bridge
        self.host = f"127.0.0.1:{self.server_port}"
        self.token = secrets.token_urlsafe(24)
        self.url = f"http://{self.host}/{self.token}/"


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
        if status >= 400:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def place(self):
        """What is asked for behind the token; `None` where another site or name asks."""
        origin = f"http://{self.server.host}"
        if (
            self.headers["Host"] != self.server.host
            or self.headers.get("Origin", origin) != origin
            or self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin")
        ):
            return self.respond(403)
        token, _, place = self.path[1:].partition("/")
        known = secrets.compare_digest(token.encode(), self.server.token.encode())
        return place if known else self.respond(404)

    def do_GET(self):
        place = self.place()
        if place == "events":
            self.stream()
        elif place in FILES:
            file, kind = FILES[place]
            self.respond(200, kind, (HERE / file).read_bytes())
        elif place is not None:
            self.respond(404)

    def do_POST(self):
        place = self.place()
        if place == "say":
            body = self.rfile.read(min(int(self.headers["Content-Length"]), BODY_LIMIT))
            with self.server.bridge.lock:
                self.server.bridge.answer(json.loads(body))
            self.respond(204)
        elif place is not None:
            self.respond(404)

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
