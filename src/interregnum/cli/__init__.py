"""The command line: play, simulate, replay, look up, measure."""
