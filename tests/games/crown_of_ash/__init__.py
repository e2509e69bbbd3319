"""Crown of Ash, clause by clause."""
