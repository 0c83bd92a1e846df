"""Greedy bots: one ply deep, a module for each game with its `BOT`; its weights are in a file of the same name."""
