"""What the examples show is tried."""
