"""Learning by self-play: games in batches (NumPy), nets and their training (PyTorch)."""
