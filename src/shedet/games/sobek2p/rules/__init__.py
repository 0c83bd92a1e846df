"""What happens, chapter by chapter in the order of the rulebook: setup, taking, selling, characters, pirogues, ending.

Which answers are legal is decided in `questions` alone.
"""
