"""The rule book; compiled."""
