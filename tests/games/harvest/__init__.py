"""Harvest, clause by clause."""
