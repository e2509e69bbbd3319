"""One module for each phase, as the rulebook names them."""
