# Was alle Spiele sagen, auf Deutsch. $who ist "you" oder ein Name.

and = { $first } und { $last }
