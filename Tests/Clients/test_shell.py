"""Rejoinder asked from the shell, with jq."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from wire import ENVIRONMENT, EXAMPLES

NASTY = "\"double\" 'single' `id` $(id) \\n \\\n{{name}} 100% & <b> ‏عربي 𝒳"


class ShellTests(unittest.TestCase):
    def ask(self, *arguments, serve):
        done = subprocess.run(
            [EXAMPLES / "shell/ask.sh", *arguments],
            env={**ENVIRONMENT, "SERVE": serve},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=20,
        )
        return done.returncode, done.stdout, done.stderr

    def test_yes_and_no_are_exit_statuses(self):
        for answer, status in (("yes", 0), ("no", 1), ("escape", 1)):
            serve = f"--presenter=scripted --answer={answer}"
            self.assertEqual(self.ask("confirm", NASTY, NASTY, serve=serve), (status, "", ""))

    def test_the_chosen_item_is_printed_as_it_was_given(self):
        serve = "--presenter=scripted --answer=1"
        self.assertEqual(
            self.ask("choose", NASTY, "plain", NASTY, serve=serve), (0, NASTY + "\n", "")
        )
        serve = "--presenter=scripted --answer=cancel"
        self.assertEqual(self.ask("choose", "Which?", "a", serve=serve), (1, "", ""))

    def test_a_title_is_shown_as_it_is(self):
        with tempfile.TemporaryDirectory() as folder:
            echo = Path(folder, "echo")
            echo.write_text(
                f"#!{sys.executable}\n"
                f"import sys; sys.path.insert(0, {str(EXAMPLES / 'python')!r})\n"
                "from frontend import *\n"
                "class Echo(FrontEnd):\n"
                "  def show(self, shown):\n"
                "    return Response(button='ok', values={'text': shown.dialog['title']})\n"
                "Echo().run()\n"
            )
            echo.chmod(0o700)
            title = NASTY.replace("\u200f", "").replace("عربي", "")
            done = self.ask("text", title, serve=f"--front-end={echo}")
        self.assertEqual(done, (0, title + "\n", ""))

    def test_the_text_is_printed(self):
        serve = "--presenter=scripted --answer=ok"
        text = NASTY.replace("\n", " ")
        self.assertEqual(self.ask("text", NASTY, text, serve=serve), (0, text + "\n", ""))
        serve = "--presenter=scripted --answer=escape"
        self.assertEqual(self.ask("text", "Name", text, serve=serve), (1, "", ""))

    def test_what_is_wrong_is_told(self):
        status, out, err = self.ask("choose", "", "a", serve="--presenter=nobody")
        self.assertEqual((status, out), (69, ""))
        self.assertIn("nobody", err)
        self.assertEqual(self.ask("ask", "x", serve="")[0], 64)
