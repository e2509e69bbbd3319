"""The contract between games and everything that plays, serves or studies them."""
