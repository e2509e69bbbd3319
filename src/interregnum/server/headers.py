"""Headers of every answer, also of those that never reach the application."""

from typing import Final

from interregnum.server.settings import Settings

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
}
HSTS: Final = "max-age=31536000; includeSubDomains"


def headers_of(settings: Settings) -> list[tuple[str, str]]:
    """Where cookies are for HTTPS alone, so is everything else."""
    more = {"Strict-Transport-Security": HSTS} if settings.secure_cookie else {}
    return [*HEADERS.items(), *more.items()]
