"""Tests of It's a Wonderful Kingdom, chapter by chapter of its rulebook."""
