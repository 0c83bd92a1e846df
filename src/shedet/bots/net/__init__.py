"""Trained nets, run by the engine itself: no torch, no NumPy. `shedet.learning` trains them."""
