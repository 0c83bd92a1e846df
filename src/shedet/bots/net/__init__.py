"""Nets that were trained, read from a file and asked."""
