"""The tests of Interregnum."""
