"""What you are asked, a module a chapter: each question with what may be answered, what the answer does, and how it is
written."""
