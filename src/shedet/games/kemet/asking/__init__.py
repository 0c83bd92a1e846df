"""When each question is asked, a module a chapter: its functions say what is wrong with a question, or nothing;
`table.py` has a row for every question."""
