"""What deploy/ ships: a unit with few rights, an image with the server alone, a careful proxy."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.live_server import ROOT

DEPLOY = ROOT / "deploy"
EXPOSURE = 2.5  # at most, by systemd's own measure
FOREIGN = ("pytest", "mypy", "ruff", "playwright", "textual", "hypothesis", "schemathesis")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.name)
def test_a_unit_exposes_little(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"exposure level for \S+: ([0-9.]+)", said.stdout)
    assert found, said.stderr
    assert float(found[1]) <= EXPOSURE


def test_the_image_holds_the_server_alone_and_is_not_root() -> None:
    *_, last = (DEPLOY / "Dockerfile").read_text("utf-8").split("\nFROM ")
    assert re.search(r"^USER (?!root)\w+$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\\\n.*/healthz", last, re.MULTILINE)
    assert "pip install" not in last
    locked = (ROOT / "requirements.server.lock").read_text("utf-8")
    names = set(re.findall(r"^([\w.-]+)==", locked, re.MULTILINE))
    assert "litestar" in names
    assert not names.intersection(FOREIGN)


@pytest.mark.parametrize(
    "line",
    [
        "restart: unless-stopped",
        "read_only: true",
        'cap_drop: ["ALL"]',
        'INTERREGNUM_SECURE_COOKIE: "true"',
        'ports: ["127.0.0.1:8000:8000"]',
    ],
)
def test_compose_gives_the_table_no_more_than_it_needs(line: str) -> None:
    assert line in (DEPLOY / "compose.yaml").read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    [
        r"location \^~ /metrics +\{ deny all; \}",
        r"location \^~ /readyz +\{ deny all; \}",
        r"client_max_body_size 16k;",
        r"client_header_timeout \d+s;",
        r"limit_conn +people \d+;",
        r"limit_req +zone=requests burst=\d+ nodelay;",
        r"proxy_set_header X-Forwarded-For \$remote_addr;",
        r"add_header Strict-Transport-Security",
    ],
)
def test_the_proxy_has_limits_and_believes_no_header(line: str) -> None:
    assert re.search(line, (DEPLOY / "nginx.conf").read_text("utf-8"))
