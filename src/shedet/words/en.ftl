# What all games say, in English. $who is "you", or somebody's name.

and = { $first } and { $last }
