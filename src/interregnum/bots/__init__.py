"""Bots for every game, and arenas between them."""
