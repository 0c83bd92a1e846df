"""The bots of Sobek: `room.py` ties together what they are made of."""
