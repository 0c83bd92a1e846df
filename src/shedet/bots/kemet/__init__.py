"""The bots of Kemet: `room.py` ties together what they are made of."""
