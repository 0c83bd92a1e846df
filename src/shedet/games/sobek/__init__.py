"""Sobek (2010), for two to four players.

Read in this order: components (what is in the box), state (what is on the table), actions (what you can do), decisions
(what you are asked), rules (what happens, a module a chapter), scoring (the arithmetic alone), memory, worlds and views
(what you remember, know and see), notation (how we write it), saying (how we say it), game (the contract).
"""
