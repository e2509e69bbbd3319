"""For a Crown, clause by clause."""
