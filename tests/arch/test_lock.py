"""The locks hold what pyproject.toml asks for, each package with its hashes."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.arch.tree import ROOT

PINNED = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(.*?)((?:\\\n +--hash=sha256:[0-9a-f]{64} ?)+)", re.M
)


LOCKS: dict[str, list[str]] = {  # by file: the extras and groups it is made from
    "requirements.lock": ["server", "terminal", "dev"],
    "requirements.server.lock": ["server"],  # what an image has, without tests
    "requirements.study.lock": ["study", "train", "conformance"],
    "requirements.docs.lock": ["docs"],
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
every_lock = pytest.mark.parametrize("lock", LOCKS)


def locked(lock: str) -> dict[str, set[str]]:
    """Versions by name; a package may have one for each kind of Python."""
    found: dict[str, set[str]] = {}
    for name, version, _, _ in PINNED.findall((ROOT / lock).read_text("utf-8")):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def asked(lock: str) -> list[Requirement]:
    parts = PROJECT["project"]["optional-dependencies"] | PROJECT["dependency-groups"]
    texts = [*PROJECT["project"]["dependencies"], *(t for part in LOCKS[lock] for t in parts[part])]
    return [Requirement(text) for text in texts]


@every_lock
def test_the_lock_is_not_stale(lock: str) -> None:
    versions = locked(lock)
    wrong = [
        str(wanted)
        for wanted in asked(lock)
        if not all(
            map(wanted.specifier.contains, versions.get(canonicalize_name(wanted.name), ["0"]))
        )
    ]
    assert wrong == [], "run make lock"


@every_lock
def test_the_locks_agree(lock: str) -> None:
    play, other = locked("requirements.lock"), locked(lock)
    assert {name for name in play.keys() & other.keys() if play[name] != other[name]} == set()


def test_every_extra_and_group_is_locked() -> None:
    parts = {*PROJECT["project"]["optional-dependencies"], *PROJECT["dependency-groups"]}
    assert parts == {part for parts in LOCKS.values() for part in parts}


@every_lock
def test_every_locked_package_has_hashes_and_names_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert len(re.findall(r"^[A-Za-z0-9._-]+==", text, re.M)) == len(PINNED.findall(text))
    assert "://" not in text
