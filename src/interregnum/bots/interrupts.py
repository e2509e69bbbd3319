"""Lets signals and other threads in, in the middle of compiled work; never compiled itself."""


def let_in() -> None:
    """Signals and other threads have their turn whenever an interpreted function is called."""
