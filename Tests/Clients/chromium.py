"""Headless Chromium, driven over its debugging pipe: JSON messages that end in NUL."""

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

# Chromium reads commands from descriptor 3 and writes to 4, wherever the pipes are here.
PUT_PIPES_IN_PLACE = """
import fcntl, os, sys
pipes = [fcntl.fcntl(int(fd), fcntl.F_DUPFD_CLOEXEC, 10) for fd in sys.argv[1:3]]
for place, pipe in zip((3, 4), pipes):
    os.dup2(pipe, place)
os.execvp(sys.argv[3], sys.argv[3:])
"""
KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, ""),
    "Tab": ("Tab", 9, ""),
    " ": ("Space", 32, " "),
    "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "F6": ("F6", 117, ""),
}


class Chromium:
    """A browser with a profile of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="rejoinder-chromium-")
        theirs_in, ours_out = os.pipe()
        ours_in, theirs_out = os.pipe()
        program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))))
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                PUT_PIPES_IN_PLACE,
                str(theirs_in),
                str(theirs_out),
                program,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--remote-debugging-pipe",
                f"--user-data-dir={self.profile}",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-features=Translate",
                "--lang=en",
                "about:blank",
            ],
            pass_fds=(theirs_in, theirs_out),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.output = ours_out
        self.answers = {}
        self.arrived = threading.Condition()
        self.listeners = {}
        self.last = 0
        threading.Thread(target=self._read, args=(ours_in,), daemon=True).start()

    def _read(self, descriptor):
        with os.fdopen(descriptor, "rb") as stream:
            rest = b""
            while chunk := stream.read1(1 << 16):
                *lines, rest = (rest + chunk).split(b"\0")
                for line in lines:
                    message = json.loads(line)
                    with self.arrived:
                        if "id" in message:
                            self.answers[message["id"]] = message
                            self.arrived.notify_all()
                        else:
                            listener = self.listeners.get(message.get("sessionId"))
                            if listener:
                                listener.append(message)

    def call(self, method, session=None, **params):
        with self.arrived:
            self.last += 1
            id = self.last
        message = {"id": id, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        with self.arrived:
            if not self.arrived.wait_for(lambda: id in self.answers, timeout=20):
                raise TimeoutError(method)
            answer = self.answers.pop(id)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def page(self, url, width=1000, height=720):
        return Page(self, url, width, height)

    def quit(self):
        try:
            self.call("Browser.close")
            self.process.wait(timeout=5)
        except (OSError, TimeoutError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.output)
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A page, and what a reader does there."""

    def __init__(self, browser, url, width, height):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)[
            "sessionId"
        ]
        self.events = browser.listeners[self.session] = []
        for domain in ("Page", "Runtime", "Log", "Accessibility", "Network"):
            self.call(f"{domain}.enable")
        self.size(width, height)
        self.call("Page.navigate", url=url)

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def size(self, width, height, scale=1):
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=False,
        )

    def scheme(self, name):
        self.call(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}]
        )

    def run(self, expression):
        """The value of a JavaScript expression."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, seconds=10):
        """The value of an expression, once it is true."""
        end = time.monotonic() + seconds
        while True:
            value = self.run(expression)
            if value:
                return value
            if time.monotonic() > end:
                shown = self.run("document.body.innerText")
                raise AssertionError(f"not in {seconds} s: {expression}\n{shown}")
            time.sleep(0.02)

    def box(self, selector):
        """The rectangle of an element of the dialog in front."""
        return self.run(
            f"(() => {{ const e = {FRONT}.querySelector({json.dumps(selector)});"
            "const b = e.getBoundingClientRect();"
            "return {x: b.x, y: b.y, width: b.width, height: b.height, right: b.right}; })()"
        )

    def press(self, key, **more):
        code, number, text = KEYS[key]
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=code,
                windowsVirtualKeyCode=number,
                text=text if kind == "keyDown" else "",
                **more,
            )

    def type(self, text):
        for character in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", key=character, text=character)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=character)

    def click(self, selector):
        box = self.box(selector)
        self.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click_at(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def shot(self, path):
        self.run("Promise.all(document.getAnimations().map(a => a.finished.catch(() => 0)))")
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def accessible(self):
        """What a screen reader has of the page: (role, name, description, properties)."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [
            (
                node["role"]["value"],
                node.get("name", {}).get("value", ""),
                node.get("description", {}).get("value", ""),
                {p["name"]: p["value"].get("value") for p in node.get("properties", [])},
            )
            for node in nodes
            if not node.get("ignored")
        ]

    def complaints(self):
        """Errors and warnings on the page's console."""
        return [
            event["params"]
            for event in list(self.events)
            if event["method"] == "Runtime.exceptionThrown"
            or (
                event["method"] == "Log.entryAdded"
                and event["params"]["entry"]["level"] in ("error", "warning")
            )
            or (
                event["method"] == "Runtime.consoleAPICalled"
                and event["params"]["type"] in ("error", "warning", "assert")
            )
        ]

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)


# The dialog in front: the last one that is modal.
FRONT = "[...document.querySelectorAll('dialog[open]')].at(-1)"
