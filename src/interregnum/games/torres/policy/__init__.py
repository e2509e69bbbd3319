"""What bots know of the game beside its rules; compiled."""
