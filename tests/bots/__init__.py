"""The bots: their names, their honesty, their games."""
