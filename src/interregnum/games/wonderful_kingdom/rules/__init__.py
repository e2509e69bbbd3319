"""The rules, cut along the headings of the rulebook."""
