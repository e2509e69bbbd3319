"""The command line, for tests that need a process of their own."""

import signal

from interregnum.cli.app import main

if __name__ == "__main__":
    # A test run in the background ignores interrupts, and its children would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main()
