"""What the reasons of all games are made with."""
