"""Clause tests, a folder per game."""
