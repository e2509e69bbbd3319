"""Studies of many games: datasets, arenas, balance, openings, strength, and their reports."""
