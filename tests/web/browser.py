"""A Chromium or Chrome: found, or installed; `python -m tests.web.browser` says which."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


@dataclass(frozen=True)
class Found:
    path: str
    how: str


def installed() -> Found | None:
    """What is on this machine; INTERREGNUM_BROWSER names another."""
    named = os.environ.get("INTERREGNUM_BROWSER")
    if named:
        return Found(named, "named by INTERREGNUM_BROWSER")
    for name in (*NAMES, *PLACES):
        path = shutil.which(name)
        if path:
            return Found(path, "found")
    own = downloaded()
    return Found(own, "downloaded by Playwright") if own else None


def downloaded() -> str:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else ""


def install() -> None:
    """Debian's own package for root, Playwright's download for everybody else."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (("update",), ("install", "-y", "--no-install-recommends", "chromium")):
            subprocess.run(["apt-get", "-qq", *command], env=environment, check=True)
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def found() -> Found:
    here = installed()
    if here is None:
        install()
        here = installed()
    assert here is not None, "no Chromium was found, and none could be installed"
    return here


def version(path: str) -> str:
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    return told.stdout.strip()


if __name__ == "__main__":
    chosen = found()
    sys.stdout.write(f"browser: {version(chosen.path)}, {chosen.path} ({chosen.how})\n")
