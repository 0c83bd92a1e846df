"""Why an answer in Kemet is good, in words."""
