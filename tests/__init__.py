"""The tests: laws, clauses, golden playthroughs, architecture."""
