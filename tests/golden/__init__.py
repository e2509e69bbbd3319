"""One playthrough per title and mode, with every seat's view at every ply."""
