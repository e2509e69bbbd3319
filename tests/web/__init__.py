"""The page in a real browser, over a real server."""
