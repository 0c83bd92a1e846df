"""Who is likely to win a position that lies open: a number for each seat, learned from games."""
