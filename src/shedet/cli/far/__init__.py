"""A table far away, played at in this terminal: `shedet play GAME --server URL`."""
