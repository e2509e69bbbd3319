"""The lock holds what pyproject.toml asks for, each package with its hashes."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.arch.tree import ROOT

PINNED = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(.*?)((?:\\\n +--hash=sha256:[0-9a-f]{64} ?)+)", re.M
)


def locked() -> dict[str, set[str]]:
    """Versions by name; a package may have one for each kind of Python."""
    found: dict[str, set[str]] = {}
    for name, version, _, _ in PINNED.findall((ROOT / "requirements.lock").read_text("utf-8")):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def asked() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    texts = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    return [Requirement(text) for text in texts]


def test_the_lock_is_not_stale() -> None:
    versions = locked()
    wrong = [
        str(wanted)
        for wanted in asked()
        if not all(
            map(wanted.specifier.contains, versions.get(canonicalize_name(wanted.name), ["0"]))
        )
    ]
    assert wrong == [], "run make lock"


def test_every_locked_package_has_hashes_and_names_no_registry() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    assert len(re.findall(r"^[A-Za-z0-9._-]+==", text, re.M)) == len(PINNED.findall(text))
    assert "://" not in text
