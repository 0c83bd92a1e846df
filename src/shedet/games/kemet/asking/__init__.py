"""When each question is asked. A module for each of `questions`: its functions say what is wrong with a question, or
nothing; `table.py` has a row for every question."""
