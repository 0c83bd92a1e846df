"""What you are asked, a pair of functions for each question: what may be answered, and what the answer does.

A module a chapter; `decisions.py` leads to them.
"""
