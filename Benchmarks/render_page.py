"""The dialog of RenderBenchmark as a web page, which Chromium takes pictures of."""

import base64
import html
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
    """A running browser with the page open; each picture is of the page drawn anew."""

    def __init__(self, browser, frames, icons):
        self.size = [round(side) for side in frames["canvas"]]
        address = base64.b64encode(page(frames, icons).encode()).decode()
        self.page = browser.page(f"data:text/html;charset=utf-8;base64,{address}", *self.size)
        self.page.size(*self.size, scale=2)
        self.page.wait("document.readyState === 'complete'")
        self.page.run("document.fonts.ready.then(() => 0)")

    def png(self):
        self.page.run("document.body.style.zoom = document.body.style.zoom === '1' ? '' : '1'")
        shot = self.page.call("Page.captureScreenshot", format="png", optimizeForSpeed=False)
        return base64.b64decode(shot["data"])


def page(frames, icons):
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
    return f'<!doctype html><html lang="en"><style>{STYLE}</style><body>{"".join(parts)}'


def element(name, frame, look="", text=""):
    return f'<div class="{name}" style="{place(frame)}; {look}">{text}</div>'


def place(frame):
    x, y, width, height = frame
    return f"left: {x}px; top: {y}px; width: {width}px; height: {height}px"
