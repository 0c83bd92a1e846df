# Was alle Spiele sagen, auf Deutsch. $who ist "you" oder ein Name.

and = { $first } und { $last }
somebody = { $called }
refusal = { $reason } [{ $rules }]

## Warum eine Antwort gut ist. Es beginnt mit einem Verb und hat keinen Punkt am Ende.

reason = { $words }
reason-but = { $words }, aber { $against }

## Woraus Sätze gemacht sind; $who, $number oder $points ist das des Satzes

to-whom = { $who ->
        [you] dir
       *[other] { $who }
    }
number-word = { $number ->
        [0] keine
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
    .feminine = { $number ->
        [1] eine
       *[other] { number-word }
    }
    .alone = { $number ->
        [0] keines
        [1] eines
       *[other] { number-word }
    }
points = { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .dative = { $points ->
        [0] keinen Punkten
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

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

## An einem Tisch in der Ferne

far-greeting = Du bist { $seat } am Tisch { $table }.
far-commands = Tippe eine Nummer oder eine Aktion ({ $example }), hint (Tipp), undo (zurück), board (Tisch), { $looks }news (Neues), log (Verlauf), rules WORT (Regeln), say TEXT (sagen), resign (aufgeben), away (ein Bot spielt für dich weiter), help (Hilfe), quit (Ende).
far-not-asked = du bist nicht an der Reihe; du kannst etwas sagen (say TEXT), zurücknehmen (undo), aufgeben (resign) oder Tisch und Verlauf ansehen (board, log); will jemand etwas zurücknehmen, kannst du zustimmen (agree) oder ablehnen (disagree).
far-changed = Der Tisch hat sich verändert, seit du hingesehen hast.
far-taken-back = Es wurde etwas zurückgenommen.
far-asked-back = Die anderen werden gefragt, ob du es zurücknehmen darfst.
far-not-taken-back = Die anderen waren nicht einverstanden: Es bleibt dabei.
far-wants-back = { $who } möchte den letzten Zug zurücknehmen: Tippe agree (ja) oder disagree (nein).
far-say-what = was willst du sagen? Zum Beispiel: say Gut gespielt!
far-resign-again = Tippe noch einmal resign, um das Spiel aufzugeben.
far-you-resigned = Du hast aufgegeben.
far-resigned = { $who } { $number ->
        [one] hat
       *[other] haben
    } aufgegeben.
far-no-why = why geht bei einer Partie auf einem Server nicht.
far-no-save = der Server bewahrt das Spiel auf; ist es zu Ende, wird es hier gespeichert.
far-no-hints = der Server hat nicht rechtzeitig einen Tipp gefunden; frage noch einmal.
far-not-kept = Das Spiel konnte nicht gespeichert werden: { $trouble }
far-broken = Der Server ist nicht zu erreichen; ich versuche es weiter.
far-back = Der Server ist wieder da.

## Der schlichte Tisch

plain-final-scores = Endstand
plain-points = Punkte
