"""What you are asked, a module a chapter: each question with what may be answered and what the answer does."""
