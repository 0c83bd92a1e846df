"""Analysis after the game: what the decisions were worth, and what was luck. See docs/analysis.md."""
