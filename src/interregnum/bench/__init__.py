"""Speed of random play: how it is measured, beside other engines, and told."""
