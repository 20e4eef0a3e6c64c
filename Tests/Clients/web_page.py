"""A page of the bridge in one browser that all tests share, and what every page must be."""

import atexit
import functools
import json
import re
import time
import unittest
from pathlib import Path

from chromium import FRONT, Chromium
from wire import BRIDGE, ROOT, Program

SCREENSHOTS = ROOT / ".build/web-screenshots"

# The contrast (WCAG 2) of every text in front that can be read, as [words, ratio].
CONTRASTS = """(() => {
  const parts = (color) => color.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
    .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => {
    const color = parts(getComputedStyle(e).backgroundColor);
    return color[3] === 0 ? ground(e.parentElement) : color;
  };
  const ratio = (e, color) => {
    const [a, b] = [light(parts(color)), light(ground(e))].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const found = [];
  for (const e of FRONT.querySelectorAll("*")) {
    const words = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("").trim();
    if (words && !e.closest(":disabled")) found.push([words, ratio(e, getComputedStyle(e).color)]);
    if (e.placeholder) found.push([e.placeholder, ratio(e, getComputedStyle(e, "::placeholder").color)]);
  }
  return found;
})()""".replace("FRONT", FRONT)


@functools.cache
def browser():
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    chromium = Chromium()
    atexit.register(chromium.quit)
    return chromium


class WebTestCase(unittest.TestCase):
    """Starts the bridge; the page has nothing to complain of, nor has the schema."""

    maxDiff = None

    def start(self, *options, command=BRIDGE):
        self.bridge = Program([*command, *options])
        self.addCleanup(self.bridge.close)
        self.addCleanup(lambda: self.assertEqual(self.bridge.faults, []))
        address = self.wait_for(lambda: re.search(r"^(http:.*/)\n", self.bridge.stderr(), re.M))
        self.url = address[1]

    def open(self, **size):
        page = browser().page(self.url, **size)
        self.addCleanup(page.close)
        self.addCleanup(lambda: self.assertEqual(page.complaints(), []))
        page.wait("document.readyState === 'complete'")
        return page

    def wait_for(self, found, seconds=10):
        end = time.monotonic() + seconds
        while not (value := found()):
            self.assertLess(time.monotonic(), end, "it did not come")
            time.sleep(0.01)
        return value

    def shown(self, page, title):
        """Waits for a dialog to be in front."""
        page.wait(f"{FRONT}?.querySelector('.title')?.textContent === {json.dumps(title)}")

    def focused(self, page):
        return page.run("document.activeElement.closest('[data-id]')?.dataset.id")

    def check_contrast(self, page):
        for scheme in ("dark", "light"):
            page.scheme(scheme)
            contrasts = page.run(CONTRASTS)
            self.assertTrue(contrasts)
            for words, ratio in contrasts:
                self.assertGreaterEqual(ratio, 4.5, f"{words} in the {scheme} theme")

    def shot(self, page, name):
        page.shot(Path(SCREENSHOTS, f"{name}.png"))
