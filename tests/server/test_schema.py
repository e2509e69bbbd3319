"""The HTTP side keeps what its OpenAPI document promises."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Guest, Server, running

EXAMPLES, LONG_EXAMPLES = 4, 40  # of every operation
CHECKS = ("not_a_server_error", "response_schema_conformance", "content_type_conformance",
          "status_code_conformance")  # fmt: skip


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    more = {"db": request.getfixturevalue("postgres")()} if request.param == "postgres" else {}
    with running(tmp_path, **more) as server:
        yield server


def test_schemathesis_finds_nothing(
    stored: Server, pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    many, server = LONG_EXAMPLES if pytestconfig.getoption("--long") else EXAMPLES, stored
    guest = Guest(server, "Anna")
    guest.open_table("me", "random", "random")
    cookie = f"interregnum={guest.http.cookies['interregnum']}"
    program = Path(sys.executable).with_name("schemathesis")
    command = [
        str(program), "run", f"{server.url}/api/schema/openapi.json", "--checks", ",".join(CHECKS),
        "--max-examples", str(many), "--header", f"Cookie: {cookie}", "--seed", "7",
        "--phases", "examples,coverage,fuzzing", "--exclude-path", "/metrics", "--no-color",
        "--exclude-path-regex", "/api/me$", "--suppress-health-check", "all",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
