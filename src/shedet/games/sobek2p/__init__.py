"""Sobek: 2 Players (2021).

Read in this order: components (what is in the box), state (what is on the table), actions (what you can do),
decisions (what you are asked), rules (what happens), views and worlds (what you see and know), notation and
words (how we write it), game (the contract).
"""
