"""The page's types are those of the server's structs."""

import re
from pathlib import Path

from interregnum.server.typescript import modules

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_types_of_the_wire_are_not_stale() -> None:
    written = {path.name: path.read_text("utf-8") for path in WIRE.glob("*.ts")}
    assert written == modules(), "run make types"


def test_structs_of_one_name_in_two_modules_get_names_that_typescript_can_read() -> None:
    names = re.findall(r"^export (?:interface|type) (\S+)", "\n".join(modules().values()), re.M)
    assert [name for name in names if not name.isidentifier()] == []
