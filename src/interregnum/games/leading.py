"""Who has most points now: a part of every view. Compiled."""

from collections.abc import Sequence


def leading(points: Sequence[int | None]) -> list[int]:
    """The seats with most points; nobody where all are level or some are not known."""
    known = [x for x in points if x is not None]
    if len(known) < len(points) or not known:
        return []
    most = max(known)
    return [] if min(known) == most else [seat for seat, x in enumerate(known) if x == most]
