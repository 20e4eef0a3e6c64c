#!/usr/bin/env python3
"""Answers dialogs on the terminal, or by a script: a front end for Rejoinder.

    rejoinder demo --front-end 'python3 panel.py'
    rejoinder demo --front-end 'python3 panel.py --answer keep --answer "save name=Summer"'

An answer is a button's id and the values of fields, or escape or end.
"""

import argparse
import getpass
import shlex
import sys

from frontend import FrontEnd
from rejoinder import Response


class ScriptedPanel(FrontEnd):
    """Gives one answer a dialog, in order; then the input has ended."""

    name = "Scripted panel"

    def __init__(self, answers):
        self.answers = iter(answers)

    def show(self, shown):
        button, *settings = shlex.split(next(self.answers, "end"))
        print(f"{shown.dialog.get('title', '')} -> {button}")
        if button in ("escape", "end"):
            return Response(cancelled={"escape": "escape", "end": "endOfInput"}[button])
        values = dict(setting.split("=", 1) for setting in settings)
        kinds = {field["id"]: field["kind"] for field in shown.dialog.get("fields", [])}
        for id, value in values.items():
            if kinds.get(id) == "checkbox":
                values[id] = value == "true"
            elif kinds.get(id) in ("choice", "choices"):
                values[id] = value.split(",") if value else []
        return Response(button=button, values=values)


class TerminalPanel(FrontEnd):
    """Asks line by line on the terminal, which Rejoinder lends to its front end."""

    name = "Terminal panel"

    def __init__(self):
        self.terminal = open("/dev/tty", "rb+", buffering=0)

    def ask(self, prompt):
        self.terminal.write(prompt.encode())
        line = self.terminal.readline()
        if not line:
            raise EOFError
        return line.decode(errors="replace").rstrip("\n")

    def show(self, shown):
        dialog = shown.dialog
        problems = dialog.get("problems", {})
        for text in filter(None, (dialog.get("title"), dialog.get("message"), *problems.values())):
            self.terminal.write(visible(text).encode() + b"\n")
        try:
            values = {field["id"]: self.value(field) for field in dialog.get("fields", [])}
            buttons = dialog["buttons"]
            for number, button in enumerate(buttons, 1):
                self.terminal.write(f"  {number}  {visible(button['title'])}\n".encode())
            while True:
                chosen = self.ask("> ")
                if chosen.isdecimal() and 1 <= int(chosen) <= len(buttons):
                    return Response(button=buttons[int(chosen) - 1]["id"], values=values)
        except EOFError:
            return Response(cancelled="endOfInput")

    def value(self, field):
        label = visible(field.get("label", field["id"]))
        kind = field["kind"]
        if kind == "secure":
            return getpass.getpass(f"{label}: ")
        if kind == "text":
            return self.ask(f"{label}: ") or field.get("value", "")
        if kind == "checkbox":
            return self.ask(f"{label} (+/-) ").strip() == "+"
        items = field["items"]
        for number, item in enumerate(items, 1):
            self.terminal.write(f"  {number}  {visible(item['title'])}\n".encode())
        words = self.ask(f"{label}: ").split()
        return [
            items[int(word) - 1]["id"]
            for word in words
            if word.isdecimal() and 1 <= int(word) <= len(items)
        ]


def visible(text):
    """The text without what a terminal would obey."""
    return "".join(c if c.isprintable() or c == "\n" else "" for c in text)


def main():
    parser = argparse.ArgumentParser(description="Answer dialogs.")
    parser.add_argument("--answer", action="append", help="ID [FIELD=VALUE]..., escape or end")
    answers = parser.parse_args().answer
    if answers:
        return ScriptedPanel(answers).run()
    try:
        panel = TerminalPanel()
    except OSError as error:
        sys.exit(f"panel.py: there is no terminal to ask at: {error.strerror}: give answers")
    panel.run()


if __name__ == "__main__":
    main()
