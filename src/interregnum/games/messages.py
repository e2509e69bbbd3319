"""The messages of one title: log lines, labels, reasons. Compiled."""

from interregnum.games.shown import Line, Reason

Argument = int | str | Line | list[Line]


def signed(n: int) -> str:
    """With its sign, and a minus that is one."""
    return f"−{-n}" if n < 0 else f"+{n}"


class Messages:
    """Lines and reasons of one title; Python's names for arguments become Fluent's."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.plain: dict[str, Line] = {}  # messages that were said before, without arguments

    def __call__(self, name: str, **args: Argument) -> Line:
        plain = self.plain.get(name)
        if plain is None:
            plain = self.plain[name] = Line(f"{self.title}-{name}")
        if not args:
            return plain
        for key in args:
            if "_" in key:
                args = {key.replace("_", "-"): arg for key, arg in args.items()}
                break
        return Line(plain.id, args)

    def why(self, rule: str, name: str, **args: Argument) -> Reason:
        """The reason `TITLE-why-NAME`, with the clause that forbids."""
        line = self(f"why-{name}", **args)
        return Reason(rule, line.id, line.args)
