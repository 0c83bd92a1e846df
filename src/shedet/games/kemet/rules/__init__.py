"""What happens, chapter by chapter in the order of the rulebook: setup, control, day, tiles, building, creatures,
recruiting, moving, interventions, battle, night.

Which answers are legal is decided in `decisions` alone.
"""
