"""Greedy bots: one ply deep, a module for each game with its `BOT`."""
