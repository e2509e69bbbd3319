"""JSON schemas of views, choices and events, from the structs themselves: docs/schema/."""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from interregnum.games.registry import OWN, find
from interregnum.games.shown import Line, Reason
from interregnum.games.title import Title


def schema(title: Title[Any]) -> dict[str, Any]:
    """What a client of this title is sent."""
    parts = {
        "view": get_type_hints(title.view)["return"],
        "choices": title.families.choices_type,
        "events": title.families.events_type,
        "options": title.Options,
        "line": Line,
        "reason": Reason,
    }
    schemas, components = msgspec.json.schema_components(
        parts.values(), ref_template="#/$defs/{name}"
    )
    properties = dict(zip(parts, schemas, strict=True))
    return {"title": title.name, "properties": properties, "$defs": components}


def text(title: Title[Any]) -> str:
    return json.dumps(schema(title), indent=1, ensure_ascii=False) + "\n"


def main(folder: Path) -> None:
    for name in OWN:
        (folder / f"{name}.json").write_text(text(find(name)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
