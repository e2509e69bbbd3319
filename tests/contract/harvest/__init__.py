"""Harvest, a tiny game from outside: the laws hold for it, and fail when it is broken."""
