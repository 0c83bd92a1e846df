# Was alle Spiele sagen, auf Deutsch. $who ist "you" oder ein Name.

and = { $first } und { $last }
somebody = { $called }
refusal = { $reason } [{ $rules }]

## An einem Tisch im Terminal. Befehle sind in jeder Sprache englisch.

play-you = Du ({ $seat })
play-greeting = Du bist { $seat }. Startwert { $seed }.
play-practice = Ein Übungsspiel: Du kannst zurücknehmen, so viel du willst (undo).
play-commands = Tippe eine Nummer oder eine Aktion ({ $example }), hint (Tipp), why (warum?), undo (zurück), board (Tisch), { $looks }news (Neues), log (Verlauf), rules WORT (Regeln), help (Hilfe), quit (Ende).
play-too-narrow = Der Tisch braucht { $needed } Spalten, dein Fenster hat { $width }: bitte mach es breiter.
play-thinking = { $who } denkt nach …
play-only-choice = ({ $action }: deine einzige Möglichkeit)
play-no-news = Noch ist nichts geschehen.
play-taken-back = Zurückgenommen.
play-looking = Ich suche die besten Züge …
play-best-moves = Die besten Züge, mit deiner Gewinnchance:
play-no-reason = Den letzten Zug von { $who } kann ich dir mit dem, was du weißt, nicht erklären.
play-reasons = Was { $who } getan hat und wozu es gut ist, soweit du es wissen kannst:
play-won = Du hast gewonnen.
play-shared = Du teilst dir den Sieg.
play-lost = { $winners } { $number ->
        [one] hat gewonnen
       *[other] teilen sich den Sieg
    }.
play-analyse = zeigt, was das Spiel entschieden hat; --html SEITE schreibt eine Seite für den Browser
play-saved = Das Spiel ist gespeichert in { $file }.
play-not-saved = Deine letzten Züge sind nicht gespeichert: { $trouble }
play-quit-unsaved = Das Spiel ist nicht gespeichert: { $trouble } save DATEI speichert es woanders; noch einmal quit verlässt es trotzdem.
play-continues = setzt es fort
play-goodbye = Auf Wiedersehen.

## Der schlichte Tisch

plain-final-scores = Endstand
plain-points = Punkte
