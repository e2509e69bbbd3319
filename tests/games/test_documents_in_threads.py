"""Documents are read in threads, too: a guide is, and its first readers may come together."""

import subprocess
import sys

READ_TOGETHER = """
import sys
from threading import Barrier, Thread

import msgspec

from interregnum.games.documents import document

sys.setswitchinterval(1e-6)
PARTS, READERS = [f"part{k}" for k in range(20)], 3
TOLD = {part: [{each: [1] for each in PARTS}] for part in PARTS}


def read(kind, gate):
    gate.wait()
    msgspec.convert(TOLD, kind)


for _ in range(150):
    inner = document("Inner", {}, *[(part, list[int]) for part in PARTS])
    outer = document("Outer", {}, *[(part, list[inner]) for part in PARTS])
    gate = Barrier(READERS)
    readers = [Thread(target=read, args=(outer, gate)) for _ in range(READERS)]
    for each in readers:
        each.start()
    for each in readers:
        each.join()
"""


def test_first_readers_that_come_together_are_all_answered() -> None:
    subprocess.run([sys.executable, "-c", READ_TOGETHER], check=True, timeout=120)
