"""What the server keeps: an append-only log of every table, and what is looked up beside it."""
