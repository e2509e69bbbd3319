"""The shape of the tree: import directions, file names, words, data, sizes."""
