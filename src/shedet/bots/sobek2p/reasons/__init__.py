"""Why an answer in Sobek: 2 Players is good, in words."""
