"""Checks messages of the JSON protocol by their schemas.

check_messages.py FILE...: a file has a message a line, behind “→ ” where the asking side says it,
behind “← ” where the showing side does. Other lines are passed over.
"""

import json
import pathlib
import re
import sys

import jsonschema
import referencing

SCHEMAS = pathlib.Path(__file__).parent.parent / "Resources/schema"
SIDES = {"→ ": "asking", "← ": "showing"}


def schemas():
    """The schemas, by their names; here every member of a message has to be described.

    Readers pass over members that they do not know, and so the schemas do, but what is said by the
    programs that the tests run has no others.
    """
    dialog, protocol = (
        json.loads((SCHEMAS / f"{name}.schema.json").read_text()) for name in ("dialog", "protocol"))
    for message in protocol["$defs"].values():
        for name in {"params", "result", "error"} & message.get("properties", {}).keys():
            if isinstance(message["properties"][name], dict):
                message["properties"][name]["unevaluatedProperties"] = False
    return {schema["$id"]: schema for schema in (dialog, protocol)}


def validators():
    """What checks the messages of each side."""
    registry = referencing.Registry().with_resources(
        (name, referencing.Resource.from_contents(schema)) for name, schema in schemas().items())
    return {
        side: jsonschema.Draft202012Validator(
            {"$ref": f"urn:rejoinder:protocol:1#/$defs/{side}"}, registry=registry)
        for side in SIDES.values()}


def shape(value, name=""):
    """The value without what tells many messages of one sort apart: ids, words, numbers in texts."""
    if isinstance(value, dict):
        return {re.sub(r"\d+", "0", key): shape(member, key) for key, member in value.items()}
    if isinstance(value, list):
        return [shape(element) for element in value]
    if isinstance(value, str):
        return "" if name == "message" else re.sub(r"\d+", "0", value)
    counts = ("id", "dialog", "line", "column", "offset")
    return 0 if name in counts and isinstance(value, int) else value


def main(files):
    checks = validators()
    seen = set()
    wrong = 0
    for file in files:
        for number, line in enumerate(open(file, encoding="utf-8", newline="\n"), 1):
            side = SIDES.get(line[:2])
            if side is None:
                continue
            try:
                message = json.loads(line[2:])
                key = side + json.dumps(shape(message))
                if key in seen:
                    continue
                seen.add(key)
                fault = jsonschema.exceptions.best_match(checks[side].iter_errors(message))
            except ValueError as error:
                fault = error
            if fault is not None:
                wrong += 1
                reason = str(fault).split("\n")[0]
                print(f"{file}:{number}: {reason[:300]}\n  {line[:500].rstrip()}", file=sys.stderr)
    print(f"{len(seen)} sorts of messages in {len(files)} files, {wrong} of them wrong")
    return 1 if wrong or not seen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
