"""Why an answer in Sobek is good, in words."""
