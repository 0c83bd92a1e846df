"""Bots, hints and analyses, in processes of their own: the server never waits for them."""
