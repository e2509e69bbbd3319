"""A moment for the interpreter in the middle of compiled work; never compiled itself."""


def breathe() -> None:
    """Signals and other threads have their turn whenever an interpreted function is called."""
