"""The laws that every title keeps, called from the library's own suite."""
