"""The whole tour of a Swift program in a web page, by keys and clicks, in three languages."""

import shlex
import sys

from chromium import FRONT
from web_page import WebTestCase
from wire import BRIDGE, EXAMPLES, REJOINDER, Program, join


class WebDemoTests(WebTestCase):
    def begin(self, locale):
        self.start()
        self.app = Program([REJOINDER, "demo", "--presenter=json", f"--locale={locale}"], "asking")
        self.addCleanup(self.app.close)
        self.addCleanup(lambda: self.assertEqual(self.app.faults, []))
        join(self.app, self.bridge)
        self.locale = locale
        return self.open()

    def asked(self):
        """The last dialog that the program asked for."""
        return [m["params"] for m in self.app.said if m.get("method") == "present"][-1]

    def arrived(self, page, kind, number):
        """A dialog of the tour: its language, direction, title, accessible name and contrast."""
        self.wait_for(lambda: sum(m.get("method") == "present" for m in self.app.said) >= number)
        dialog = self.asked()
        self.shown(page, dialog["title"])
        self.assertEqual(dialog["kind"], kind)
        self.assertEqual(dialog["direction"], "rtl" if self.locale == "ar" else "ltr")
        self.assertEqual(page.run(f"{FRONT}.dir"), dialog["direction"])
        self.assertEqual(page.run(f"getComputedStyle({FRONT}).direction"), dialog["direction"])
        self.assertEqual(page.run(f"{FRONT}.lang"), self.locale)
        self.assertEqual(page.run("document.documentElement.lang"), self.locale)
        role = "alertdialog" if kind == "alert" else "dialog"
        tree = page.accessible()
        described = dialog.get("message", "")
        self.assertIn((role, dialog["title"], described), [node[:3] for node in tree])
        for button in dialog["buttons"]:
            self.assertIn(("button", button["title"]), [node[:2] for node in tree])
        self.check_contrast(page)
        self.shot(page, f"demo-{self.locale}-{number}")
        return dialog

    def finish(self, *lines):
        self.assertEqual(self.app.wait(), 0)
        self.assertEqual(self.bridge.wait(), 0)
        said = self.app.stderr().splitlines()
        for line in lines:
            self.assertIn(line, said)
        self.assertEqual(len(said), 5)

    def answers(self):
        return [m["result"] for m in self.bridge.said if "result" in m]

    def test_the_tour_is_answered_by_keys_in_english(self):
        page = self.begin("en")
        self.arrived(page, "alert", 1)
        self.assertEqual(self.focused(page), "keep")
        delete, cancel = page.box("[data-id=delete]"), page.box("[data-id=cancel]")
        self.assertLess(delete["right"], cancel["x"])
        self.assertLess(page.box("img")["right"], page.box(".title")["x"])
        page.press("Tab")
        self.assertEqual(self.focused(page), "cancel")
        for _ in range(2):
            page.press("Tab", modifiers=8)
        self.assertEqual(self.focused(page), "delete")
        page.press("Enter")

        self.arrived(page, "sheet", 2)
        self.assertTrue(page.run(f"{FRONT}.matches('.popover')"))
        self.assertGreater(page.run(f"{FRONT}.getBoundingClientRect().left"), 500)
        self.assertEqual(self.focused(page), "take")
        page.press("Escape")

        chooser = self.arrived(page, "sheet", 3)
        self.assertEqual(self.focused(page), chooser["default"])
        page.press("Tab")
        page.press(" ")

        self.arrived(page, "alert", 4)
        self.assertEqual(self.focused(page), "name")
        surface = page.run(f"{FRONT}.id")
        page.press("Enter")
        page.wait(f"{FRONT}.querySelector('.problem').textContent === 'This is required.'")
        self.assertEqual(page.run(f"{FRONT}.id"), surface)
        self.assertEqual(self.focused(page), "name")
        page.wait(f"{FRONT}.querySelector('[role=alert]').textContent === 'This is required.'")
        [(_, name, description, properties)] = [n for n in page.accessible() if n[0] == "textbox"]
        self.assertEqual((name, description), ("Name", "This is required."))
        self.assertEqual(properties["invalid"], "true")
        self.assertTrue(properties["required"])
        [live] = [node[3]["live"] for node in page.accessible() if node[0] == "alert"]
        self.assertEqual(live, "assertive")
        self.check_contrast(page)
        self.shot(page, "demo-en-problem")
        page.type("Summer")
        # What is wrong goes as soon as it is right.
        page.wait(f"{FRONT}.querySelector('.problem').textContent === ''")
        page.press("Tab")
        page.press(" ")
        page.press("Enter")
        self.finish("The photo is gone.", "Calling 030 2273200.", "The album is called “Summer”.")
        self.assertEqual(
            self.answers()[-1],
            {"button": "save", "index": 1, "values": {"name": "Summer", "share": True}},
        )
        page.wait("!document.querySelector('dialog')")

    def test_the_tour_is_answered_in_japanese_through_an_input_method(self):
        page = self.begin("ja")
        self.arrived(page, "alert", 1)
        page.press("Escape")
        self.arrived(page, "sheet", 2)
        page.press("Enter")
        self.arrived(page, "sheet", 3)
        page.press("Escape")
        self.arrived(page, "alert", 4)
        page.call("Input.imeSetComposition", text="なつ", selectionStart=2, selectionEnd=2)
        # Return and Escape belong to the input method until it is done.
        for key, code in (("Enter", 229), ("Escape", 229)):
            page.call(
                "Input.dispatchKeyEvent", type="rawKeyDown", key=key, windowsVirtualKeyCode=code
            )
        page.call("Input.insertText", text="夏")
        self.assertEqual(page.run(f"{FRONT}.querySelector('input').value"), "夏")
        page.press("Enter")
        self.finish("写真はそのまま残ります。", "アルバムの名前は「夏」です。")
        self.assertEqual([answer["button"] for answer in self.answers()], ["take", "save"])

    def test_the_tour_is_mirrored_in_arabic_and_answered_by_clicks(self):
        page = self.begin("ar")
        self.arrived(page, "alert", 1)
        delete, cancel = page.box("[data-id=delete]"), page.box("[data-id=cancel]")
        self.assertLess(cancel["right"], delete["x"])
        self.assertGreater(page.box("img")["x"], page.box(".title")["right"])
        page.click("[data-id=cancel]")

        self.arrived(page, "sheet", 2)
        self.assertTrue(page.run(f"{FRONT}.matches('.popover')"))
        self.assertLess(page.run(f"{FRONT}.getBoundingClientRect().right"), 500)
        self.assertGreater(page.box("button img")["x"], page.box("button")["x"] + 100)
        page.click("[data-id=remove]")

        chooser = self.arrived(page, "sheet", 3)
        page.click(f"[data-id='{chooser['buttons'][2]['id']}']")

        self.arrived(page, "alert", 4)
        box = page.box("input[type=checkbox]")
        self.assertGreater(box["x"], 500)
        page.click("input[type=checkbox]")
        page.click("[data-id=save]")
        page.wait(f"{FRONT}.querySelector('.problem').textContent !== ''")
        self.shot(page, "demo-ar-problem")
        self.assertEqual(self.focused(page), "name")
        page.call("Input.insertText", text="صيف")
        page.click("[data-id=save]")
        self.finish("جارٍ الاتصال بالرقم 0151 23456789.", "اسم الألبوم هو «صيف».")
        self.assertEqual(self.answers()[-1]["values"], {"name": "صيف", "share": True})

    def test_a_program_starts_the_bridge_itself(self):
        self.start(
            command=[REJOINDER, "alert", "Ready?", "--cancel", "--front-end", shlex.join(BRIDGE)]
        )
        page = self.open()
        self.shown(page, "Ready?")
        page.press("Escape")
        self.assertEqual(self.bridge.wait(), 255)

    def test_a_program_in_python_asks_in_the_page(self):
        self.start(
            "--locale=ar",
            "--front-end",
            shlex.join(BRIDGE),
            command=[sys.executable, str(EXAMPLES / "python/demo.py")],
        )
        page = self.open()
        for title in ("هل تريد حذف ⁨Sunset.png⁩؟", "إضافة صورة", "ما الرقم الذي تريد الاتصال به؟"):
            self.shown(page, title)
            self.assertEqual(page.run(f"{FRONT}.dir"), "rtl")
            page.press("Escape")
        self.shown(page, "تسمية الألبوم")
        page.call("Input.insertText", text="صيف")
        page.press("Enter")
        self.assertEqual(self.bridge.wait(), 0)
        self.assertEqual(self.bridge.printed(), ["kept", "escape", "None", "صيف False"])
