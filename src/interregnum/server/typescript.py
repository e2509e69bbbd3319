"""TypeScript types of everything on the wire, from the structs: web/src/wire/*.ts."""

import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from interregnum.games import guide, shown
from interregnum.games.registry import OWN, find
from interregnum.games.title import Title
from interregnum.server import (
    api,
    lessons,
    lists,
    lobby,
    moderation,
    puzzling,
    replay,
    studying,
    wire,
)
from interregnum.server.errors import Trouble

HEADER: Final = "// Generated from the server's structs by `make types`. Do not edit.\n"
SCALARS: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
COMMON: Final = {
    "Outgoing": wire.Outgoing,
    "Incoming": wire.Incoming,
    "Trouble": Trouble,
    "Me": lists.Me,
    "Lists": lists.Lists,
    "Summary": lists.Summary,
    "TitleInfo": api.TitleInfo,
    "Glance": lists.Glance,
    "Reach": api.Reach,
    "SeatLink": api.SeatLink,
    "Created": api.Created,
    "NewTable": lobby.NewTable,
    "Moderate": moderation.Moderate,
    "Frame": replay.Frame,
    "Mark": replay.Mark,
    "Coaching": lessons.Coaching,
    "Study": studying.Study,
    "PlayOn": studying.PlayOn,
    "PuzzleInfo": puzzling.PuzzleInfo,
    "Solving": puzzling.Solving,
    "Guide": guide.Guide,
    "PlainClause": guide.PlainClause,
    "View": shown.View,
    "Choice": shown.Choice,
    "Event": shown.Event,
}
BASES: Final = ("Choice", "Event")  # what the kinds that each title adds have in common


def named(struct: str) -> str:
    """Structs of one name in several modules come with their paths: `….view.Card` is ViewCard."""
    *_, module, name = f".{struct}".split(".")
    return module.removesuffix("_kinds").capitalize() + name


def written(schema: dict[str, Any]) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return named(str(schema["$ref"]).rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type", "unknown")
    if kind == "array":
        return array(schema)
    if kind == "object":
        return mapping(schema)
    return SCALARS.get(kind, "unknown")


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    item = written(schema["items"]) if schema.get("items") else "unknown"
    return f"({item})[]" if " | " in item else f"{item}[]"


def mapping(schema: dict[str, Any]) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"


def interface(name: str, schema: dict[str, Any], *, whole: bool = False) -> str:
    """A field with a default may be left out, unless the thing is always sent whole."""
    if "properties" not in schema:
        return f"export type {name} = {written(schema)};\n"
    needed = set(schema["properties"] if whole else schema.get("required", []))
    rows = [
        f"  {key}{'' if key in needed else '?'}: {written(part)};"
        for key, part in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *rows, "}", ""])


def module(roots: dict[str, Any], bases: Collection[str] = (), whole: Collection[str] = ()) -> str:
    """All types reachable from the roots; a root that is no struct of its own gets a name.

    Which kinds there are of a base only its title knows.
    """
    schemas, components = msgspec.json.schema_components(roots.values(), ref_template="#/{name}")
    for name in bases:
        components[name]["properties"]["kind"] = {"type": "string"}
    parts = [
        interface(named(name), schema, whole=name in whole)
        for name, schema in sorted(components.items())
    ]
    for name, schema in zip(roots, schemas, strict=True):
        if written(schema) != name:
            parts.append(f"export type {name} = {written(schema)};\n")
    return HEADER + "\n" + "\n".join(parts)


def title_module(title: Title[Any]) -> str:
    view = get_type_hints(title.view)["return"]
    families = title.families
    roots = {"TableView": view, "Choices": families.choices_type, "Events": families.events_type}
    return module(roots, whole=[view.__name__])


def modules() -> dict[str, str]:
    """File names and their contents."""
    made = {f"{name}.ts": title_module(find(name)) for name in OWN}
    return {"wire.ts": module(COMMON, BASES, ["View"]), **made}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
