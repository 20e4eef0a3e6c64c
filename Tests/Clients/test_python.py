"""Rejoinder asked from Python: answers, errors, and several dialogs at once."""

import faulthandler
import json
import shlex
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from terminal import Terminal
from wire import ENVIRONMENT, EXAMPLES, PANEL, REJOINDER, faults

sys.path.insert(0, str(EXAMPLES / "python"))
from rejoinder import ConnectionLost, ProtocolError, Rejoinder, Response, stock, verbatim  # noqa: E402

TEE = [sys.executable, str(Path(__file__).with_name("tee.py"))]
DEMO = [sys.executable, str(EXAMPLES / "python/demo.py")]


def scripted(*answers):
    return ["--presenter=scripted", *(f"--answer={answer}" for answer in answers)]


def panel(*answers):
    """Shows on a front end in Python, which answers so."""
    given = [word for answer in answers for word in ("--answer", answer)]
    return [f"--front-end={shlex.join([*PANEL, *given])}"]


def front_end(body):
    program = "from frontend import *\n" + body
    path = f"PYTHONPATH={shlex.quote(str(EXAMPLES / 'python'))}"
    return [f"--front-end={path} exec {shlex.join([sys.executable, '-c', program])}"]


class PythonTestCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        # An answer that never comes would be waited for without end.
        faulthandler.dump_traceback_later(40, exit=True)
        self.addCleanup(faulthandler.cancel_dump_traceback_later)

    def start(self, *options, wrong=0):
        """A connection whose messages, both ways, fit the schema, but for some that are wrong."""
        log = tempfile.NamedTemporaryFile()
        self.addCleanup(log.close)
        ask = Rejoinder(*options, command=[*TEE, log.name, REJOINDER, "serve"])

        def check():
            ask.close()
            said = [line.split(b" ", 1) for line in Path(log.name).read_bytes().splitlines()]
            self.assertGreater(len(said), 1)
            found = [
                fault for side, line in said for fault in faults(json.loads(line), side.decode())
            ]
            self.assertEqual(len(found), wrong, "\n".join(found))

        self.addCleanup(check)
        return ask


class DemoTests(PythonTestCase):
    def run_demo(self, *options):
        done = subprocess.run(
            [*DEMO, *options], env=ENVIRONMENT, capture_output=True, text=True, timeout=20
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return done

    def test_the_tour_is_answered_by_a_script(self):
        done = self.run_demo(*scripted("delete", "take", "Work", "cancel"))
        self.assertEqual(done.stdout, "deleted\ntake\n030 2273200\n")

    def test_the_tour_is_shown_in_three_languages(self):
        for locale, title in (
            ("en", "Delete Sunset.png? -> keep"),
            ("ja", "「Sunset.png」を削除しますか？ -> keep"),
            ("ar", "هل تريد حذف ⁨Sunset.png⁩؟ -> keep"),
        ):
            with self.subTest(locale):
                done = self.run_demo(
                    f"--locale={locale}",
                    *panel("keep", "escape", "Mobile", "save", "save name=Été share=true"),
                )
                self.assertEqual(done.stdout, "kept\nescape\n0151 23456789\nÉté True\n")
                self.assertIn(title, done.stderr.splitlines())

    def test_the_tour_is_answered_at_a_terminal(self):
        terminal = Terminal([*DEMO, "--locale=ja"])
        self.addCleanup(terminal.close)
        for wanted, typed in (
            ("を削除しますか", "\r"),
            ("写真を追加", "\x1b"),
            ("どの番号に電話", "\r"),
            ("アルバムに名前", "Sommer\r"),
        ):
            terminal.expect(wanted)
            terminal.type(typed)
        self.assertEqual(terminal.wait(), 0)
        for line in ("kept", "escape", "030 901820", "Sommer False"):
            self.assertIn(line, terminal.seen)


class AnswerTests(PythonTestCase):
    def test_each_way_to_ask_returns_what_was_answered(self):
        ask = self.start(
            *panel(
                "delete",
                "escape",
                "yes",
                "no",
                "escape",
                "ok value=Été",
                "cancel value=x",
                "b",
                "cancel",
                "ok items=a,c",
                "escape",
            )
        )
        self.assertEqual(
            ask.alert("Gone?", buttons=["Keep", stock("delete")]),
            Response("delete", 1, None, {}),
        )
        self.assertEqual(
            ask.sheet("Gone?", buttons=[stock("cancel"), "Keep"]), Response(None, 1, "escape", {})
        )
        self.assertEqual([ask.confirm("Sure?") for _ in range(3)], [True, False, False])
        self.assertEqual(ask.input("Name?", placeholder="Summer"), "Été")
        self.assertIsNone(ask.input("Name?"))
        self.assertEqual(ask.choose("Which?", ["a", "b", "cancel"]), "b")
        self.assertIsNone(ask.choose("Which?", {"a": "Home", "b": "Work"}))
        self.assertEqual(ask.choose("Which?", ["a", "b", "c"], multiple=True), ["a", "c"])
        self.assertIsNone(ask.choose("Which?", ["a"], multiple=True))
        self.assertIsNone(ask.choose("Which?", []))

    def test_any_text_comes_out_as_it_is(self):
        text = "{name} {{x}} \"quotes\" 'and' \\n\n<b> & 100% \u2028 𝒳 é"
        ask = self.start(
            *front_end(
                "class Echo(FrontEnd):\n"
                "  def show(self, shown):\n"
                "    return Response(button='ok', values={'t': shown.dialog['title']})\n"
                "Echo().run()"
            )
        )
        response = ask.alert(verbatim(text), fields=[{"id": "t", "kind": "text"}])
        self.assertEqual(response.values, {"t": text})

    def test_items_are_shown_as_they_are(self):
        ask = self.start(
            *front_end(
                "class Second(FrontEnd):\n"
                "  def show(self, shown):\n"
                "    second = shown.dialog['buttons'][1]\n"
                "    return Response(button=second['id'] if second['title'] == '{{b}}' else 'cancel')\n"
                "Second().run()"
            )
        )
        self.assertEqual(ask.choose("Which?", ["{a}", "{{b}}"]), "{{b}}")

    def test_a_secret_is_returned(self):
        ask = self.start(*panel("ok value=s3same"))
        self.assertEqual(ask.input("Password", secure=True, required=True), "s3same")


class ErrorTests(PythonTestCase):
    def test_a_wrong_description_says_where(self):
        ask = self.start(*scripted("ok"), wrong=1)
        with self.assertRaises(ProtocolError) as raised:
            ask.alert("Which?", buttons=[{"title": "A", "role": "boss"}])
        self.assertEqual(
            (raised.exception.code, raised.exception.path), (-32602, "buttons[0].role")
        )
        self.assertEqual(ask.alert("And now?").button, "ok")

    def test_a_dialog_that_cannot_be_shown_says_why(self):
        ask = self.start(*front_end("import sys; sys.exit(7)"))
        with self.assertRaises(ProtocolError) as raised:
            ask.alert("Hello?")
        self.assertEqual(raised.exception.code, -32000)

    def test_a_server_that_ends_is_told_to_those_who_wait_and_who_come_after(self):
        ask = Rejoinder(command=["sh", "-c", "read hello; read present; exit 3"])
        self.addCleanup(ask.close)
        for _ in range(2):
            with self.assertRaises(ConnectionLost) as raised:
                ask.alert("Hello?")
        self.assertIn("3", str(raised.exception))

    def test_what_cannot_be_sent_leaves_the_connection_as_it_was(self):
        ask = self.start(*scripted("ok"))
        for text in ("\ud800", "x" * (1 << 20)):
            with self.assertRaises(ValueError):
                ask.alert(text)
        self.assertEqual(ask.alert("Fine").button, "ok")

    def test_no_such_program_is_an_error_at_once(self):
        with self.assertRaises(FileNotFoundError):
            Rejoinder(command="/nowhere/rejoinder")


class SeveralTests(PythonTestCase):
    def test_many_threads_ask_at_once(self):
        ask = self.start(*scripted(*["ok"] * 40))
        answers = []
        threads = [
            threading.Thread(target=lambda n=n: answers.append((n, ask.alert(f"{n}").button)))
            for n in range(40)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(10)
        self.assertEqual(sorted(answers), [(n, "ok") for n in range(40)])

    SLOW = (
        "class Slow(FrontEnd):\n"
        "  capabilities = ('fields', 'updates', 'several')\n"
        "  def show(self, shown):\n"
        "    shown.is_gone.wait(20)\n"
        "Slow().run()"
    )

    def test_a_dialog_is_updated_and_dismissed(self):
        ask = self.start(*front_end(self.SLOW))
        handle = ask.show({"kind": "alert", "title": "Wait"})
        self.assertTrue(handle.is_open)
        handle.update(message="Still")
        handle.dismiss()
        self.assertEqual(handle.response(5).cancelled, "dismissed")
        self.assertFalse(handle.is_open)

    def test_work_is_shown_until_it_is_done(self):
        ask = self.start(*front_end(self.SLOW))
        with ask.progress("Copying", progress=0) as work:
            for done in range(3):
                self.assertTrue(work.is_open)
                work.update(progress=done / 3, message=verbatim(f"{done}.png"))
        self.assertEqual(work.response(5).cancelled, "dismissed")

    def test_work_hears_that_the_reader_cancels(self):
        ask = self.start(*panel("cancel"))
        with ask.progress("Copying") as work:
            self.assertEqual(work.response(5).button, "cancel")
            self.assertFalse(work.is_open)

    def test_callbacks_are_told_in_order(self):
        told = []
        ask = self.start(*panel("ok"))
        handle = ask.show(
            {"kind": "alert", "title": "Told", "tag": "t"},
            on_lifecycle=lambda params: told.append((params["callback"], params["tag"])),
        )
        handle.response(5)
        names = ["willPresent", "didPresent", "clicked", "willDismiss", "didDismiss"]
        self.assertEqual(told, [(name, "t") for name in names])

    def test_what_is_entered_is_checked_as_it_is(self):
        ask = self.start(
            *front_end(
                "import threading\n"
                "class Live(FrontEnd):\n"
                "  told = []\n"
                "  said = threading.Event()\n"
                "  def changed(self, shown):\n"
                "    self.told += shown.dialog['problems'].values()\n"
                "    self.said.set()\n"
                "  def show(self, shown):\n"
                "    shown.tell(edited='n', value='12')\n"
                "    self.said.wait(10)\n"
                "    return Response(button='ok', values={'n': self.told[0]})\n"
                "Live().run()"
            )
        )
        handle = ask.show(
            {"kind": "alert", "title": "Code", "fields": [{"id": "n", "kind": "text"}]},
            on_event=lambda params: handle.update(
                problems={"n": verbatim("Too short: " + params["value"])}
            ),
        )
        self.assertEqual(handle.response(10).values, {"n": "Too short: 12"})

    def test_what_a_callback_raises_is_raised_to_who_waits(self):
        ask = self.start(*panel("ok", "ok"))
        handle = ask.show({"kind": "alert", "title": "Told"}, on_lifecycle=lambda params: 1 / 0)
        with self.assertRaises(ZeroDivisionError):
            handle.response(5)


class SocketTests(unittest.TestCase):
    def listens(self, path):
        try:
            Rejoinder(socket=path).close()
        except OSError:
            return False
        return True

    def test_several_programs_ask_over_a_socket(self):
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/socket"
            server = subprocess.Popen([REJOINDER, "serve", "--socket", path, *scripted("ok", "ok")])
            try:
                while not self.listens(path):
                    self.assertIsNone(server.poll())
                with Rejoinder(socket=path) as first, Rejoinder(socket=path) as second:
                    self.assertEqual(first.alert("One").button, "ok")
                    self.assertEqual(second.alert("Two").button, "ok")
            finally:
                server.terminate()
                server.wait(5)
