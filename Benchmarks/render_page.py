"""The dialog of RenderBenchmark as HTML, which Chromium takes pictures of."""

import base64
import html
import json
import os

STYLE = """
body { margin: 0; background: #ececef; font: 14px "Noto Sans"; position: relative; }
body > * { position: absolute; box-sizing: border-box; }
.card { background: #fff; border-radius: 16px;
  box-shadow: 0 9px 28px #0b102033, 0 1px 5px #0b10201f, 0 0 0 .5px #0b102012; }
.button { border-radius: 10px; }
.text { display: flex; align-items: center; white-space: nowrap; }
"""


class ChromiumDialog:
    """A running browser in which one dialog after the other is put and a picture of it taken."""

    def __init__(self, browser, frames, icons):
        self.size = [round(side) for side in frames["canvas"]]
        empty_page = f'<!doctype html><html lang="en"><style>{STYLE}</style><body>'
        address = base64.b64encode(empty_page.encode()).decode()
        self.page = browser.page(f"data:text/html;charset=utf-8;base64,{address}", *self.size)
        self.page.size(*self.size, scale=2)
        self.page.wait("document.readyState === 'complete'")
        self.dialog = dialog(frames, icons)
        empty = self.shot()
        if self.png() == empty:
            raise SystemExit("Chromium does not draw the dialog that it is given")

    def png(self):
        """The dialog parsed, laid out and drawn anew: nothing of the one before is left."""
        self.page.run(
            f"document.body.innerHTML = {json.dumps(self.dialog)};"
            "Promise.all([document.fonts.ready, ...[...document.images].map(i => i.decode())])"
            ".then(() => 0)"
        )
        return self.shot()

    def shot(self):
        """A picture of what the page shows, by the browser's defaults."""
        return base64.b64decode(self.page.call("Page.captureScreenshot", format="png")["data"])


def dialog(frames, icons):
    parts = [element("card", frames["card"])]
    for frame, color in frames["buttons"]:
        parts.append(element("button", frame, f"background: rgb{tuple(color)}"))
    for frame, name in frames["icons"]:
        with open(os.path.join(icons, f"{name}.png"), "rb") as file:
            data = base64.b64encode(file.read()).decode()
        parts.append(f'<img style="{place(frame)}" src="data:image/png;base64,{data}">')
    for frame, text, weight, size, color in frames["texts"]:
        look = f"font-size: {size}px; font-weight: {weight.lower()}; color: rgb{tuple(color)}"
        look = look.replace("regular", "normal")
        parts.append(element("text", frame, look, html.escape(text)))
    return "".join(parts)


def element(name, frame, look="", text=""):
    return f'<div class="{name}" style="{place(frame)}; {look}">{text}</div>'


def place(frame):
    x, y, width, height = frame
    return f"left: {x}px; top: {y}px; width: {width}px; height: {height}px"
