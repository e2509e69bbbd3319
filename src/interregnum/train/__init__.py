"""How a title's judge is made from nothing: self-play, then search as a teacher. Needs numpy."""
