"""It's a Wonderful Kingdom."""
