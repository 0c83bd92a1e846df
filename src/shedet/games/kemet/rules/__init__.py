"""What happens, chapter by chapter in the order of the rulebook: setup, day, buying, building, soldiers (creatures and
recruits too), moving, interventions, battle, night; and what they share: control, prayer, battle_cards.

Which answers are legal is decided in `decisions` and its `questions` alone.
"""
