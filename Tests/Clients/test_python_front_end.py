"""A Swift program's dialogs answered by the front ends in Python."""

import shlex
import sys
import textwrap
import unittest

from terminal import Terminal
from wire import EXAMPLES, PANEL, REJOINDER, Program, join

TOUR = [
    "--answer",
    "keep",
    "--answer",
    "take",
    "--answer",
    "escape",
    "--answer",
    "save",
    "--answer",
    "save name=Été share=true",
]


class FrontEndTestCase(unittest.TestCase):
    maxDiff = None

    def converse(self, asking, showing):
        """Runs two programs until both have ended; what they said fits the schema."""
        programs = [
            Program(asking, "asking"),
            Program(showing, PYTHONPATH=str(EXAMPLES / "python")),
        ]
        for program in programs:
            self.addCleanup(program.close)
        join(*programs)
        self.assertEqual(programs[0].wait(), 0, programs[0].stderr())
        self.assertEqual(programs[1].wait(), 0, programs[1].stderr())
        self.assertEqual(programs[0].faults + programs[1].faults, [])
        return programs

    def front_end(self, body):
        """A program whose front end is defined by these lines."""
        return [sys.executable, "-c", "from frontend import *\n" + textwrap.dedent(body)]


class PanelTests(FrontEndTestCase):
    def test_a_script_answers_the_tour_in_three_languages(self):
        for locale, titles, album in (
            ("en", "Delete Sunset.png? -> keep", "The album is called “Été”."),
            ("ja", "「Sunset.png」を削除しますか？ -> keep", "アルバムの名前は「Été」です。"),
            ("ar", "هل تريد حذف ⁨Sunset.png⁩؟ -> keep", "اسم الألبوم هو «Été»."),
        ):
            with self.subTest(locale):
                app, panel = self.converse(
                    [REJOINDER, "demo", "--presenter=json", f"--locale={locale}"], [*PANEL, *TOUR]
                )
                self.assertIn(album, app.stderr().splitlines())
                self.assertIn(titles, panel.stderr().splitlines())
                self.assertEqual(len(panel.stderr().splitlines()), 5)

    def test_items_of_choices_are_given_by_their_ids(self):
        app, panel = self.converse(
            [
                REJOINDER,
                "choose",
                "Toppings",
                "a",
                "b",
                "c",
                "--multiple",
                "--presenter=json",
                "--output-fd=2",
            ],
            [*PANEL, "--answer", "ok items=a,c"],
        )
        self.assertEqual(app.stderr(), "a\nc\n")

    def test_an_answer_that_is_refused_is_followed_by_the_next(self):
        app, panel = self.converse(
            [REJOINDER, "alert", "Well?", "--presenter=json"],
            [*PANEL, "--answer", "nothing", "--answer", "ok"],
        )
        self.assertIn('the dialog has no button "nothing"; it has: ok', panel.stderr())

    def test_a_script_that_is_over_ends_the_input(self):
        app = Program([REJOINDER, "alert", "More?", "--presenter=json"], "asking")
        panel = Program([*PANEL, "--answer", "escape"])
        self.addCleanup(app.close)
        self.addCleanup(panel.close)
        join(app, panel)
        self.assertEqual(app.wait(), 0)

        app = Program([REJOINDER, "demo", "--presenter=json"], "asking")
        panel = Program([*PANEL, "--answer", "escape"])
        self.addCleanup(app.close)
        self.addCleanup(panel.close)
        join(app, panel)
        self.assertEqual(app.wait(), 69)

    def test_a_reader_answers_on_the_terminal(self):
        terminal = Terminal([REJOINDER, "demo", "--locale=ja", "--front-end", shlex.join(PANEL)])
        self.addCleanup(terminal.close)
        for wanted, typed in (
            ("キャンセル", "2"),
            ("キャンセル", "9"),
            (">", "2"),
            ("キャンセル", "3"),
            ("名前", ""),
            ("家族", "+"),
            ("キャンセル", "2"),
            ("この項目は必須です。\r\n名前: ", "夏"),
            ("家族", "+"),
            ("キャンセル", "2"),
        ):
            terminal.expect(wanted)
            terminal.type(typed + "\n")
        self.assertEqual(terminal.wait(), 0)
        self.assertIn("夏", terminal.seen)


class FrontEndTests(FrontEndTestCase):
    def test_what_show_raises_is_why_the_dialog_could_not_be_shown(self):
        app = Program([REJOINDER, "alert", "Now?", "--presenter=json"], "asking")
        panel = Program(
            self.front_end("""
            class Broken(FrontEnd):
                def show(self, shown):
                    raise OSError("the screen is gone")
            Broken().run()"""),
            PYTHONPATH=str(EXAMPLES / "python"),
        )
        self.addCleanup(app.close)
        self.addCleanup(panel.close)
        join(app, panel)
        self.assertEqual(app.wait(), 69)
        self.assertIn("the screen is gone", app.stderr())

    def test_a_front_end_is_told_what_changes_and_tells_what_is_edited(self):
        app, panel = self.converse(
            [REJOINDER, "input", "Name", "--presenter=json", "--output-fd=2"],
            self.front_end("""
            class Live(FrontEnd):
                def show(self, shown):
                    shown.tell(focused="value")
                    shown.tell(edited="value", value="typed")
                    return Response(button="ok")
            Live().run()"""),
        )
        self.assertEqual(app.stderr(), "typed\n")

    def test_what_a_front_end_prints_does_not_disturb_the_protocol(self):
        app, panel = self.converse(
            [REJOINDER, "alert", "Loud", "--presenter=json"],
            self.front_end("""
            import subprocess
            class Loud(FrontEnd):
                def show(self, shown):
                    print("printed")
                    subprocess.run(["sh", "-c", "echo child; cat"])
                    return Response(button="ok")
            Loud().run()"""),
        )
        self.assertEqual(sorted(panel.stderr().split()), ["child", "printed"])

    def test_a_dismissed_dialog_is_told_and_its_answer_is_dropped(self):
        app = Program([REJOINDER, "alert", "Slow", "--presenter=json", "--timeout=0.3"], "asking")
        panel = Program(
            self.front_end("""
            class Slow(FrontEnd):
                def show(self, shown):
                    print("gone" if shown.is_gone.wait(5) else "waited")
                    return Response(button="ok")
            Slow().run()"""),
            PYTHONPATH=str(EXAMPLES / "python"),
        )
        self.addCleanup(app.close)
        self.addCleanup(panel.close)
        join(app, panel)
        self.assertEqual(app.wait(), 5)
        self.assertEqual(panel.wait(), 0)
        self.assertEqual(panel.stderr(), "gone\n")
        self.assertEqual([m for m in panel.said if "result" in m], [])

    def test_a_front_end_says_what_is_wrong_with_messages(self):
        panel = Program([*PANEL, "--answer", "ok"])
        self.addCleanup(panel.close)
        for line, id, code in (
            (b"{\n", None, -32700),
            (b'{"jsonrpc":"2.0","id":"p","method":"ping"}\n', "p", -32601),
            (b'{"jsonrpc":"2.0","method":"hello","params":{"protocol":2}}\n', None, -32600),
            (b'{"jsonrpc":"2.0","id":1,"method":"present","params":{}}\n', 1, -32600),
        ):
            panel.send(line)
            error = panel.next(lambda m: "error" in m)
            self.assertEqual((error["id"], error["error"]["code"]), (id, code), line)
        self.assertEqual(panel.faults, [])
