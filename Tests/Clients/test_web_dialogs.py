"""Whatever a dialog can have, in a web page: the test is the program that asks."""

import json
import time

from chromium import FRONT
from web_page import WebTestCase
from wire import ROOT, faults

ICON = ROOT / "Resources/icons/photo.png"


def button(id, index, role="normal", **more):
    return {"id": id, "index": index, "title": id.title(), "role": role, "enabled": True, **more}


OK = [button("ok", 0)]
OK_AND_CANCEL = [button("ok", 0), button("cancel", 1, "cancel")]


class WebDialogTests(WebTestCase):
    def setUp(self):
        self.start("--patience=0.5")
        self.assertEqual(
            self.bridge.next(lambda m: m["method"] == "hello")["params"]["protocol"], 1
        )
        self.page = self.open()
        self.last = 0

    def send(self, **message):
        self.assertEqual(faults({"jsonrpc": "2.0", **message}, "asking"), [])
        self.bridge.send(message)

    def present(self, title="Question", buttons=OK_AND_CANCEL, fields=(), kind="alert", **more):
        """Asks, and waits until it is in front."""
        self.last += 1
        self.send(
            id=self.last,
            method="present",
            params={
                "dialog": self.last,
                "kind": kind,
                "resolved": True,
                "language": "en",
                "direction": "ltr",
                "title": title,
                "default": buttons[0]["id"],
                "buttons": buttons,
                "fields": list(fields),
                **more,
            },
        )
        self.shown(self.page, title)
        return self.last

    def result(self, id=None):
        return self.bridge.next(lambda m: m.get("id") == (id or self.last) and "result" in m)[
            "result"
        ]

    def event(self, name):
        return self.bridge.next(lambda m: m.get("method") == "event" and name in m["params"])[
            "params"
        ]

    def nothing_said(self, *words):
        time.sleep(0.15)
        self.assertEqual(
            [m for m in self.bridge.said if any(w in json.dumps(m) for w in words)], []
        )

    # What is shown

    def test_texts_are_shown_literally(self):
        text = """<b>&"'</b><img src=x onerror="document.title='!'">\n\\n &amp; {x} %s"""
        self.present(
            text,
            [button("ok", 0, title=text)],
            message=text,
            fields=[
                {
                    "id": text,
                    "kind": "choice",
                    "label": text,
                    "required": False,
                    "value": [],
                    "items": [{"id": text, "title": text}],
                }
            ],
            problems={text: text},
        )
        for part in (".title", ".message", "button", ".problem", ".items label", ".label"):
            self.assertEqual(
                self.page.run(f"{FRONT}.querySelector('{part}').textContent"), text, part
            )
        self.assertEqual(self.page.run(f"{FRONT}.querySelectorAll('b, img, script').length"), 0)
        self.page.click("input")
        self.page.press("Enter")
        self.assertEqual(self.result(), {"button": "ok", "index": 0, "values": {text: [text]}})

    def test_a_name_or_a_path_that_comes_before_hello_becomes_a_picture(self):
        self.present(
            "Pictures",
            [
                button("ok", 0, icon=str(ICON)),
                button("no", 1, icon="phone"),
                button("gone", 2, icon="/nowhere/icon.png"),
            ],
            icon="warning",
        )
        self.page.wait(
            f"[...{FRONT}.querySelectorAll('img')].filter(i => i.naturalWidth).length === 3"
        )
        self.send(
            method="update",
            params={"id": self.last, "icon": "trash", "buttonIcons": {"gone": "camera"}},
        )
        self.page.wait(
            f"[...{FRONT}.querySelectorAll('img')].filter(i => i.naturalWidth).length === 4"
        )
        gone = {"id": self.last, "icon": None, "buttonIcons": {"ok": None}}
        self.bridge.send({"method": "update", "params": gone})
        self.page.wait(f"{FRONT}.querySelectorAll('img').length === 2")

    def test_a_file_that_is_no_picture_is_not_given_to_the_page(self):
        self.present("Secrets", icon="/etc/passwd")
        self.assertEqual(self.page.run(f"{FRONT}.querySelectorAll('img').length"), 0)

    def test_long_and_many_texts_fit(self):
        words = "Donaudampfschifffahrtsgesellschaft " * 40
        self.present(
            "Long",
            [button(f"b{i}", i, title=words[:90]) for i in range(5)],
            message=words * 3,
            fields=[
                {
                    "id": "f",
                    "kind": "choices",
                    "label": "Items",
                    "required": False,
                    "value": [],
                    "items": [{"id": str(i), "title": f"Item {i} {words[:60]}"} for i in range(40)],
                }
            ],
        )
        for width, height in ((1000, 720), (360, 560)):
            self.page.size(width, height)
            box = self.page.run(f"JSON.stringify({FRONT}.getBoundingClientRect())")
            box = json.loads(box)
            self.assertGreaterEqual(min(box["left"], box["top"]), 0)
            self.assertLessEqual(box["right"], width)
            self.assertLessEqual(box["bottom"], height)
            self.assertEqual(
                self.page.run(
                    f"[...{FRONT}.querySelectorAll('*')].filter(e => e.scrollWidth > e.clientWidth + 1 "
                    "&& e.clientWidth && !e.matches('input, .news')).length"
                ),
                0,
            )
            # The buttons are there, if by scrolling.
            self.page.run(f"{FRONT}.querySelector('[data-id=b4]').scrollIntoView()")
            last = self.page.box("[data-id=b4]")
            self.assertLessEqual(last["y"] + last["height"], height)
            self.shot(self.page, f"long-{width}")

    def test_a_sheet_stands_at_the_end_of_a_narrow_page(self):
        self.page.size(390, 700)
        self.present("Narrow", kind="sheet", anchor={"bar-button": "add"})
        self.page.wait(f"Math.round({FRONT}.getBoundingClientRect().bottom) === 700")
        self.shot(self.page, "sheet-narrow")

    def test_anchors_that_the_page_has_place_the_dialog_and_others_leave_it_in_the_middle(self):
        middle = f"Math.round({FRONT}.getBoundingClientRect().x * 2 + {FRONT}.offsetWidth)"
        self.present("Rectangle", kind="sheet", anchor={"rect": [200, 300, 20, 20]})
        self.page.run("Promise.all(document.getAnimations().map(a => a.finished))")
        self.assertEqual(self.page.run(middle), 420)
        self.assertGreater(self.page.run(f"{FRONT}.getBoundingClientRect().top"), 320)
        self.shot(self.page, "popover")
        self.present("Elsewhere", kind="sheet", anchor={"toolbar": '"] *'})
        self.assertFalse(self.page.run(f"{FRONT}.matches('.popover')"))

    # Keys

    def test_escape_is_told_and_closes_nothing_by_itself(self):
        self.present("No way out", [button("left", 0), button("right", 1)])
        for _ in range(3):
            self.page.press("Escape")
        self.assertEqual(self.event("escape"), {"id": 1, "escape": True})
        self.shown(self.page, "No way out")
        self.send(method="dismiss", params={"id": 1})
        self.page.wait("!document.querySelector('dialog')")
        self.nothing_said('"result"')

    def test_return_presses_the_default_button_and_no_other(self):
        self.present(
            buttons=[button("delete", 0, "destructive"), button("keep", 1)],
            default="keep",
            fields=[{"id": "t", "kind": "text", "required": False, "value": ""}],
        )
        self.assertEqual(self.focused(self.page), "t")
        self.page.press("Enter")
        self.assertEqual(self.result()["button"], "keep")

    def test_a_button_that_cannot_be_chosen_takes_neither_keys_nor_clicks(self):
        self.present("Not now", [button("ok", 0, enabled=False), button("later", 1)])
        self.page.click("[data-id=ok]")
        self.page.run(f"{FRONT}.focus()")
        self.page.press("Enter")
        self.nothing_said('"result"')
        self.page.press("Tab")
        self.assertEqual(self.focused(self.page), "later")
        self.shot(self.page, "disabled")

    def test_only_destructive_buttons_leave_the_keyboard_nothing_to_press(self):
        self.present("Careful", [button("delete", 0, "destructive")], default="")
        self.page.press("Enter")
        self.nothing_said('"result"')

    # Fields

    def test_arrow_keys_move_through_a_choice(self):
        items = [{"id": name, "title": name.title()} for name in ("red", "green", "blue")]
        self.present(
            "Colour",
            fields=[
                {
                    "id": "c",
                    "kind": "choice",
                    "label": "Colour",
                    "items": items,
                    "required": True,
                    "value": ["green"],
                }
            ],
        )
        self.page.press("ArrowDown")
        self.assertEqual(self.event("edited"), {"id": 1, "edited": "c", "value": ["blue"]})
        [group] = [n for n in self.page.accessible() if n[0] == "radiogroup"]
        self.assertEqual(group[1], "Colour")
        self.shot(self.page, "choice")
        self.page.press("Enter")
        self.assertEqual(self.result()["values"], {"c": ["blue"]})

    def test_no_more_items_can_be_chosen_than_the_limit(self):
        items = [{"id": name, "title": name} for name in "abcd"]
        self.present(
            "Toppings",
            fields=[
                {
                    "id": "t",
                    "kind": "choices",
                    "items": items,
                    "required": False,
                    "value": ["a"],
                    "limits": [0, 2],
                }
            ],
        )
        for name in "bcd":
            self.page.click(f"input[value={name}]")
        self.shot(self.page, "choices")
        self.page.click("input[value=a]")
        self.page.click("input[value=d]")
        self.page.press("Enter")
        self.assertEqual(self.result()["values"], {"t": ["b", "d"]})

    def test_a_secret_stays_out_of_the_page_and_is_kept_when_asked_again(self):
        secret = {"id": "p", "kind": "secure", "label": "Password", "required": True}
        id = self.present("Unlock", fields=[secret])
        self.page.type("s3same")
        self.page.press("Enter")
        self.assertEqual(self.result()["values"], {"p": "s3same"})
        self.send(
            id=9,
            method="present",
            params={
                "dialog": id,
                "kind": "alert",
                "resolved": True,
                "language": "en",
                "direction": "ltr",
                "title": "Unlock",
                "default": "ok",
                "buttons": OK_AND_CANCEL,
                "fields": [secret],
                "problems": {"p": "That is not it."},
            },
        )
        self.page.wait(f"{FRONT}.querySelector('.problem').textContent === 'That is not it.'")
        self.assertEqual(self.page.run("document.querySelectorAll('dialog').length"), 1)
        self.page.type("!")
        self.page.press("Enter")
        self.assertEqual(self.result(9)["values"], {"p": "s3same!"})
        places = self.page.run(
            "location.href + document.title + JSON.stringify([localStorage, "
            "sessionStorage]) + document.cookie + document.documentElement.outerHTML"
        )
        self.assertNotIn("s3same", places + self.bridge.stderr())

    # Changes

    def test_work_shows_how_far_it_has_come(self):
        self.present("Copying", [button("cancel", 0, "cancel")], kind="progress", progress=None)
        self.assertFalse(self.page.run(f"{FRONT}.querySelector('progress').hasAttribute('value')"))
        self.send(
            method="update",
            params={"id": 1, "message": "two.png", "progress": 0.25, "pace": {"text": "25 % done"}},
        )
        self.page.wait(f"{FRONT}.querySelector('progress').value === 0.25")
        [bar] = [n for n in self.page.accessible() if n[0] == "progressbar"]
        self.assertEqual(bar[1:3], ("Copying", "25 % done"))
        self.assertEqual(self.page.run(f"{FRONT}.querySelector('.message').textContent"), "two.png")
        self.shot(self.page, "progress")
        self.send(method="dismiss", params={"id": 1})
        self.page.wait("!document.querySelector('dialog')")

    def test_an_update_leaves_what_was_entered(self):
        self.present(
            fields=[{"id": "t", "kind": "text", "label": "T", "required": False, "value": "x"}]
        )
        self.page.type("yz")
        self.send(method="update", params={"id": 1, "problems": {"t": "Too short."}})
        self.page.wait(f"{FRONT}.querySelector('.problem').textContent === 'Too short.'")
        self.page.press("Enter")
        self.assertEqual(self.result()["values"], {"t": "xyz"})

    def test_what_was_edited_is_told_before_the_answer_on_a_slow_way(self):
        self.present(
            fields=[{"id": "t", "kind": "text", "label": "T", "required": False, "value": ""}]
        )
        self.page.run(
            "(() => { const ask = fetch; let wait = 300; window.fetch = (...all) => new "
            "Promise((go) => setTimeout(go, wait)).then(() => ask(...all)); "
            "setInterval(() => { wait = 0 }, 50); })()"
        )
        self.page.type("x")
        time.sleep(0.1)
        self.page.press("Enter")
        self.result()
        self.assertEqual(
            [m["params"]["value"] for m in self.bridge.said if "edited" in json.dumps(m)], ["x"]
        )
        self.assertIn("result", self.bridge.said[-1])

    def test_an_answer_that_is_refused_leaves_the_dialog_open(self):
        self.present("Again")
        self.page.press("Enter")
        self.result()
        self.send(id=None, error={"code": -32602, "message": "no", "data": {"id": 1}})
        self.page.wait(f"{FRONT} && !{FRONT}.inert")
        self.page.press("Enter")
        self.wait_for(lambda: sum("result" in m for m in self.bridge.said) == 2)

    # Several

    def test_several_dialogs_are_answered_in_any_order(self):
        first, second, third = (self.present(title) for title in ("First", "Second", "Third"))
        self.shot(self.page, "several")
        # What stands out of the first one, behind the others, is clicked.
        box = self.page.run(
            "(() => { const b = document.querySelector('dialog').getBoundingClientRect();"
            "return {x: b.x, y: b.y}; })()"
        )
        self.page.click_at(box["x"] + 6, box["y"] + 12)
        self.page.wait("document.title === 'First'")
        self.page.press("Enter")
        self.assertEqual(self.result(first)["button"], "ok")
        self.page.wait("document.title === 'Third'")
        self.page.press("F6")
        self.page.wait("document.title === 'Second'")
        self.page.press("Enter")
        self.assertEqual(self.result(second)["button"], "ok")
        self.page.wait("document.title === 'Third'")
        self.page.press("Enter")
        self.assertEqual(self.result(third)["button"], "ok")

    def test_every_page_sees_the_same_and_the_first_answer_counts(self):
        id = self.present("Both")
        other = self.open()
        self.shown(other, "Both")
        other.press("Enter")
        self.assertEqual(self.result(id)["button"], "ok")
        self.page.wait("!document.querySelector('dialog')")

    def test_a_page_that_is_loaded_again_shows_what_was_open_and_entered(self):
        self.present(
            "Kept",
            fields=[
                {"id": "t", "kind": "text", "required": False, "value": ""},
                {"id": "p", "kind": "secure", "required": False},
            ],
        )
        self.page.type("half")
        self.page.press("Tab")
        self.page.type("secret")
        self.wait_for(
            lambda: any(m.get("params", {}).get("value") == "secret" for m in self.bridge.said)
        )
        self.page.call("Page.reload")
        self.page.wait(f"{FRONT}?.querySelector('input').value === 'half'")
        self.assertEqual(self.page.run(f"{FRONT}.querySelector('[type=password]').value"), "")
        self.page.press("Enter")
        self.assertEqual(self.result()["values"], {"t": "half"})

    def test_dialogs_end_as_closed_some_time_after_the_page(self):
        self.present("Closed")
        self.page.call("Page.navigate", url="about:blank")
        self.assertEqual(self.result(), {"cancelled": "closed"})

    def test_the_page_says_farewell_when_the_program_has_ended(self):
        self.present("Last")
        self.bridge.process.stdin.close()
        self.assertEqual(self.bridge.wait(), 0)
        self.page.wait("!document.querySelector('dialog')")
