"""Kemet: Blood and Sand (2021), for two to five players.

Read in this order: zones, tiles and components (what is in the box), state (what is on the table), actions (what you
can do), decisions (what you are asked), rules (what happens, a module a chapter), memory, worlds and views (what you
remember, know and see), notation and words (how we write it), game (the contract).
"""
