"""Interregnum: four tabletop games about who shall wear the crown, to play and to study."""
