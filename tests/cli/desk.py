"""The command line with Harvest in its catalogue, for tests that need a process of their own."""

import signal

from interregnum.cli.app import main
from interregnum.games.registry import TITLES
from tests.cli.harvest import HARVEST

if __name__ == "__main__":
    # A test run in the background ignores interrupts, and its children would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    TITLES["harvest"] = HARVEST
    main()
