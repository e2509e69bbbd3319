"""A table in the terminal: on the whole screen, or at a plain prompt."""
