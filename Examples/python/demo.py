#!/usr/bin/env python3
"""Rejoinder's tour, asked from Python: python3 demo.py --locale=ja

The options are those of `rejoinder serve`. The texts are keys of Rejoinder's own catalogs, and are
shown in the reader's language.
"""

import sys

from rejoinder import Rejoinder, stock


def tour(ask):
    deleted = ask.alert(
        "Delete {name}?",
        "This cannot be undone.",
        [stock("delete"), {"id": "keep", "title": "Keep"}, stock("cancel")],
        arguments={"name": "Sunset.png"},
        icon="warning",
        default="keep",
    )
    print("deleted" if deleted.button == "delete" else "kept")

    added = ask.sheet(
        "Add a photo",
        None,
        [
            {"id": "take", "title": "Take Photo", "icon": "camera"},
            {"id": "choose", "title": "Choose Photo", "icon": "photo"},
            {"id": "remove", "title": "Remove Photo", "role": "destructive", "icon": "trash"},
            stock("cancel"),
        ],
        anchor={"bar-button": "add"},
    )
    print(added.button or added.cancelled)

    numbers = {"Home": "030 901820", "Work": "030 2273200", "Mobile": "0151 23456789"}
    called = ask.choose("Call which number?", {name: name for name in numbers})
    print(numbers.get(called))

    album = ask.alert(
        "Name the album",
        "You can change the name later.",
        [stock("cancel"), stock("save")],
        default="save",
        fields=[
            {
                "id": "name",
                "kind": "text",
                "label": "Name",
                "placeholder": "Summer",
                "required": True,
            },
            {"id": "share", "kind": "checkbox", "label": "Share it with my family"},
        ],
    )
    if album.button == "save":
        print(album.values["name"], album.values["share"])


if __name__ == "__main__":
    with Rejoinder(*sys.argv[1:]) as ask:
        tour(ask)
