"""The report on snapshots in a browser: what it shows, its keys and filters, and what it lets nobody do."""

import json
import struct
import subprocess
import tempfile
import unittest
import zlib
from pathlib import Path

import web_page
from chromium import KEYS
from wire import REJOINDER, ROOT

KEYS |= {"ArrowLeft": ("ArrowLeft", 37, ""), "ArrowRight": ("ArrowRight", 39, "")}

EVIL = """</script></template><img src=x onerror="document.title='!'"><script>document.title='!'</script>"""


def png(color, width=120, height=60):
    """A picture of one colour."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = (b"\0" + bytes(color) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


class ReportTests(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name, color in (("red", (200, 0, 0)), ("blue", (0, 0, 200)), ("diff", (0, 200, 0))):
            self.folder.joinpath(f"{name}.png").write_bytes(png(color))
        self.lines = []

    def add(self, name, language="en", outcome="passed", **more):
        snapshot = {
            "snapshot": f"Tests/__Snapshots__/{name}.{language}.{len(self.lines)}",
            "test": "Suite/test()",
            "name": name,
            "language": language,
            "theme": "light",
            "scale": 2,
            "format": "picture",
            "outcome": outcome,
            "message": "",
            "reference": "red.png",
            "actual": None if outcome == "passed" else "blue.png",
            "diff": None,
            "findings": [],
        }
        self.lines.append({**snapshot, **more})

    def open(self):
        journal = self.folder / "journal-1.jsonl"
        lines = [*self.lines, {"finished": True, "filtered": False, "failed": False}]
        journal.write_text("".join(json.dumps(line) + "\n" for line in lines))
        report = self.folder / "report.html"
        made = subprocess.run(
            [REJOINDER, "snapshots", "report", f"--output={report}", journal],
            capture_output=True,
            text=True,
            cwd=ROOT,
        )
        self.assertEqual((made.stderr, made.returncode), ("", 0))
        page = web_page.browser().page(f"file://{report}", width=1280, height=800)
        self.addCleanup(page.close)
        self.addCleanup(lambda: self.assertEqual(page.complaints(), []))
        page.wait("document.readyState === 'complete'")
        return page

    def shown(self, page):
        return page.run(
            "[...document.querySelectorAll('.cell')].filter(c => c.offsetParent).map(c => c.dataset.title)"
        )

    def shot(self, page, name):
        page.shot(web_page.SCREENSHOTS / f"report-{name}.png")

    def test_nothing_in_it_is_run(self):
        self.folder.joinpath("a.txt").write_text(EVIL)
        texts = {"test": EVIL, "language": EVIL, "theme": EVIL, "format": EVIL, "message": EVIL}
        finding = {
            "place": EVIL,
            "problem": EVIL,
            "text": EVIL,
            "message": EVIL,
            "frame": [1, 2, 3, 4],
        }
        self.add(EVIL, outcome=EVIL, reference="a.txt", actual="a.txt", **texts, findings=[finding])
        page = self.open()
        page.run("document.querySelector('.cell').click()")
        page.wait("document.querySelector('dialog').open")
        self.assertEqual(page.run("document.querySelectorAll('img, script').length"), 1)
        self.assertEqual(page.run("document.title"), "1 snapshots")
        # Even what is smuggled into the page has no right to run.
        page.run(
            "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"document.title=1\">')"
        )
        page.run("new Promise((done) => setTimeout(done, 200))")
        self.assertEqual(page.run("document.title"), "1 snapshots")
        page.events.clear()

    def test_filters_by_keys_and_language(self):
        self.add("ask", "en")
        self.add("ask", "de", "failed")
        self.add("ask", "ar", "pending")
        self.add(
            "tell",
            "de",
            findings=[
                {"place": "title", "problem": "cut-off", "text": "T", "message": "cut off: “T”"}
            ],
        )
        page = self.open()
        self.assertEqual(len(self.shown(page)), 4)
        page.type("f")
        self.assertEqual(self.shown(page), ["ask, ar, light 2×", "ask, de, light 2×"])
        self.assertEqual(
            page.run(
                "[...document.querySelectorAll('table.grid thead th')].filter(h => h.offsetParent).map(h => h.textContent)"
            ),
            ["ar", "de", "light 2×", "light 2×"],
        )
        page.type("f")
        page.type("l")
        self.assertEqual(self.shown(page), ["tell, de, light 2×"])
        page.type("l")
        page.run(
            "(() => { const s = document.querySelector('select'); s.value = 'ar'; s.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )
        self.assertEqual(self.shown(page), ["ask, ar, light 2×"])
        self.assertEqual(page.run("document.querySelector('#lint tbody tr').hidden"), True)

    def test_a_failure_is_looked_at_in_four_ways(self):
        self.add("ask", "en")
        self.add(
            "ask",
            "de",
            "failed",
            message="7200 pixels differ",
            diff="diff.png",
            findings=[
                {
                    "place": "title",
                    "problem": "cut-off",
                    "text": "T",
                    "message": "cut off",
                    "frame": [10, 5, 30, 12],
                }
            ],
        )
        self.add("ask", "ar", "failed", actual=None)
        page = self.open()
        page.press("ArrowRight")
        page.press("ArrowRight")
        page.press("ArrowRight")
        self.assertEqual(page.run("document.activeElement.dataset.title"), "ask, de, light 2×")
        page.press("Enter")
        page.wait("document.querySelector('dialog').open")
        self.assertEqual(
            page.run("document.querySelector('.message').textContent"), "7200 pixels differ"
        )
        # A slider over both; the picture is as large as the dialog in points.
        page.wait("document.querySelectorAll('.stack img').length === 2")
        page.wait("document.querySelector('.stack img').getBoundingClientRect().width === 60")
        page.run(
            "(() => { const s = document.querySelector('#wipe input'); s.value = 25; s.dispatchEvent(new Event('input')); })()"
        )
        self.assertEqual(
            page.run("document.querySelector('.stack').lastChild.style.clipPath"),
            "inset(0px 0px 0px 25%)",
        )
        frame = page.run(
            "(() => { const f = document.querySelector('.frame'); const b = f.getBoundingClientRect(); const p = f.parentElement.getBoundingClientRect(); return [b.x - p.x, b.y - p.y, b.width, b.height]; })()"
        )
        self.assertEqual(frame, [10, 5, 30, 12])
        self.shot(page, "slider")
        page.type("2")
        self.assertEqual(
            page.run("[...document.querySelectorAll('#stage figcaption')].map(c => c.textContent)"),
            ["reference", "actual", "diff"],
        )
        page.type("3")
        page.wait("document.querySelector('.stack').lastChild.style.visibility === 'hidden'")
        page.wait("document.querySelector('.stack').lastChild.style.visibility === ''")
        page.type("4")
        self.assertEqual(page.run("document.querySelectorAll('#stage img').length"), 1)
        # On to the one before; it has nothing to compare.
        page.press("ArrowLeft")
        page.wait("document.querySelector('#viewer-title').textContent === 'ask, ar, light 2×'")
        self.assertEqual(page.run("document.querySelector('.modes').hidden"), True)
        page.press("Escape")
        # The page puts the focus there once the browser has put it where it was before.
        page.wait("document.activeElement.dataset.title === 'ask, ar, light 2×'")
        self.assertFalse(page.run("document.querySelector('dialog').open"))

    def test_texts_show_their_difference(self):
        self.folder.joinpath("old.txt").write_text("one\ntwo\n")
        self.folder.joinpath("new.txt").write_text("one\nثلاثة\n")
        self.add(
            "ask",
            "ar",
            "failed",
            format="text",
            theme=None,
            scale=None,
            reference="old.txt",
            actual="new.txt",
        )
        page = self.open()
        page.run("document.querySelector('.cell').click()")
        self.assertEqual(
            page.run(
                "[...document.querySelectorAll('#stage del, #stage ins')].map(l => l.textContent.trim())"
            ),
            ["two", "ثلاثة"],
        )
        self.assertEqual(page.run("document.querySelector('#stage pre').lang"), "ar")
        self.shot(page, "text")

    def test_every_text_can_be_read_in_the_light_and_in_the_dark(self):
        for outcome in ("passed", "failed", "missing", "recorded", "pending", "skipped"):
            self.add(
                outcome,
                outcome=outcome,
                message="Words",
                findings=[
                    {"place": "title", "problem": "cut-off", "text": "T", "message": "cut off: “T”"}
                ],
            )
        page = self.open()
        contrasts = web_page.CONTRASTS.replace(
            "[...document.querySelectorAll('dialog[open]')].at(-1)", "document.body"
        )
        self.assertNotEqual(contrasts, web_page.CONTRASTS)
        for scheme in ("dark", "light"):
            page.scheme(scheme)
            for words, ratio in page.run(contrasts):
                self.assertGreaterEqual(ratio, 4.5, f"{words} in the {scheme} theme")
            self.shot(page, scheme)


if __name__ == "__main__":
    unittest.main()
