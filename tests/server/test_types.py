"""The page's types are those of the server's structs."""

from pathlib import Path

from interregnum.server.typescript import modules

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_types_of_the_wire_are_not_stale() -> None:
    written = {path.name: path.read_text("utf-8") for path in WIRE.glob("*.ts")}
    assert written == modules(), "run make types"
