"""Crown of Ash: necromancers fight for six provinces and the Citadel."""
