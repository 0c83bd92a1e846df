"""A fourth game, from outside of the package: what somebody has to write who adds one, and no more.

Two players load a ferry with their cards, of which there are two each of 1 to 8. In turn each lays a card of the three
in hand and draws another, as long as there are any. A card that is higher than the one below it scores what it says.
"""
