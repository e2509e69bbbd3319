"""What a dataset says of itself: its card, and every column with its meaning."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from interregnum.games.title import Title
from interregnum.study.tables import COLUMNS, KINDS, OBSERVED, schema

if TYPE_CHECKING:
    from interregnum.study.dataset import Plan

WHAT: Final = {
    "records": "One row for a game: all that rebuilds it, and proves its chance.",
    "decisions": "One row for each time a seat had a choice: what it knew, might do and did.",
    "chance": "One row for each thing that chance did: cards, dice, tiles.",
    "outcomes": "One row for a seat of a game.",
}


def columns(title: Title[Any], kind: str) -> list[dict[str, Any]]:
    """The columns of a table; an observation tells its numbers in their order."""
    meanings = {name: meaning for name, (_, meaning) in COLUMNS[kind].items()}
    meanings[OBSERVED] = "what the seat knew, as numbers"
    told: list[dict[str, Any]] = [
        {"name": field.name, "type": str(field.type), "meaning": meanings[field.name]}
        for field in schema(title.name, kind)
    ]
    if told[-1]["name"] == OBSERVED:
        told[-1]["numbers"] = [
            {"name": f.name, "size": f.size, "low": f.low, "high": f.high, "meaning": f.meaning}
            for f in title.describe_observation()
        ]
    return told


def card(title: Title[Any], plan: "Plan", counts: dict[str, int]) -> str:
    """A README that repositories of data read, too."""
    parts = [header(), f"# Games of {title.name}", made(plan, counts), ""]
    for kind in reversed(KINDS):
        parts += [f"## {kind}: {counts[kind]:,} rows", f"{WHAT[kind]} `{kind}/*.parquet`", ""]
        parts += ["| column | type | meaning |", "|---|---|---|"]
        parts += [
            f"| `{c['name']}` | {c['type'].replace('|', ' ')} | {c['meaning']} |"
            for c in columns(title, kind)
        ]
        parts += [""]
    return "\n".join([*parts, READING.format(actions=title.game.actions.size)])


def header() -> str:
    lines = ["---", "configs:"]
    for kind in reversed(KINDS):
        lines += [f"- config_name: {kind}", f"  data_files: {kind}/*.parquet"]
    return "\n".join([*lines, "---", ""])


def made(plan: "Plan", counts: dict[str, int]) -> str:
    who = f"played by {', '.join(plan.bots)}, seed {plan.seed}" if plan.bots else "from records"
    options = msgspec.json.encode(plan.options).decode()
    return (
        f"\n{counts['records']:,} games {who}; rules {plan.title} {plan.version}, "
        f"interregnum {plan.package}.\n\nOptions: `{options}`. Seats rotate from game to game."
    )


READING: Final = """## Reading

`legal` is the mask as a list of the ones among {actions} actions; schema.json names every number
of an observation. A decision's outcome is the row of `outcomes` with its game and seat.

```python
import polars
decisions = polars.scan_parquet("decisions/*.parquet")
outcomes = polars.scan_parquet("outcomes/*.parquet")
decisions.join(outcomes, on=["game", "seat"]).group_by("action").agg(polars.col("won").mean())

import pyarrow.dataset
pyarrow.dataset.dataset("decisions").to_table(columns=["observation", "action"])

import interregnum
from interregnum.study.dataset import Dataset
interregnum.verify(Dataset(".").record(0))   # "" : every move legal, all chance as its key gives it
```
"""
