"""Search: many worlds are dealt from what a seat knows, and tried out."""
