"""The bots of Sobek: 2 Players: `room.py` ties together what they are made of."""
