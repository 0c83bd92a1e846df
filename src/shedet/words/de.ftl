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
    .dative = { $number ->
        [0] keinem
        [1] einem
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
play-reasons = Was { $who } getan hat und warum, soweit du es wissen kannst:
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
far-looking-back = Das Spiel am Tisch { $table } ist zu Ende.
far-watching = Du schaust am Tisch { $table } zu.
far-watch-commands = Tippe board (Tisch), { $looks }news (Neues), log (Verlauf), rules WORT (Regeln), help (Hilfe), quit (Ende).
far-only-watching = du schaust nur zu; tippe board (Tisch), news (Neues), log (Verlauf), help (Hilfe) oder quit (Ende).
far-returned = { $who } ist wieder da.
far-bot-plays = Für { $who } spielt jetzt ein Bot.
far-time-is-up = Die Zeit von { $who } ist um: Ein Bot übernimmt.
far-my-time-is-up = Deine Zeit ist um: Ein Bot spielt für dich weiter. Tippe back, um wieder selbst zu spielen, mit einem Viertel der Zeit.
far-bot-is-me = Ein Bot spielt für dich weiter. Tippe back, um wieder selbst zu spielen.
far-bot-did = Der Bot hat für dich gespielt:
far-come-back = für dich spielt ein Bot; tippe back, um wieder selbst zu spielen.
far-i-am-back = Du spielst wieder selbst.
far-clock-bot = ein Bot spielt
far-left = { $who } ist gegangen; ein Bot übernimmt.
far-not-over = das Spiel ist noch nicht zu Ende; danach kannst du mit again ein weiteres beginnen.
far-over = das Spiel ist zu Ende; tippe again für eine weitere Partie, oder quit (Ende).
far-again = Tippe again für eine weitere Partie in derselben Runde, oder quit (Ende).
far-rematch = Es gibt einen Tisch für eine weitere Partie: Tippe again, um dich dort hinzusetzen, oder quit (Ende).
far-rematch-there = führt zur nächsten Partie
far-record = speichert die Aufzeichnung
far-turn = { $who } { $number ->
        [one] ist
       *[other] sind
    } am Zug.
far-took-back = { $who } hat zurückgenommen:
far-agreed = Du warst einverstanden.
far-disagreed = Du warst nicht einverstanden: Es bleibt dabei.
far-withdrawn = Du hast es dir anders überlegt: Es bleibt dabei.
far-commands = Tippe eine Nummer oder eine Aktion ({ $example }), hint (Tipp), why (warum?), undo (zurück), board (Tisch), { $looks }news (Neues), log (Verlauf), rules WORT (Regeln), say TEXT (sagen), resign (aufgeben), away (ein Bot spielt für dich weiter), help (Hilfe), quit (Ende).
far-not-asked = du bist nicht an der Reihe; du kannst etwas sagen (say TEXT), zurücknehmen (undo), aufgeben (resign) oder Tisch und Verlauf ansehen (board, log); will jemand etwas zurücknehmen, antworte yes (ja) oder no (nein).
far-changed = Der Tisch hat sich verändert, seit du hingesehen hast.
far-asked-back = Die anderen werden gefragt, ob du es zurücknehmen darfst. Tippe no (nein), wenn du es dir anders überlegst.
far-not-taken-back = Die anderen waren nicht einverstanden: Es bleibt dabei.
far-wants-back = { $who } möchte den letzten eigenen Zug zurücknehmen und damit alles, was danach kam.
far-would-go = Was { $who } zuletzt getan hat, und was danach kam:
far-may-they = Darf es zurückgenommen werden? Tippe yes (ja) oder no (nein).
far-stands = Nichts wird zurückgenommen: Es bleibt dabei.
far-my-bot-thinks = Dein Bot denkt nach …
far-say-what = was willst du sagen? Zum Beispiel: say Gut gespielt!
far-resign-again = Willst du wirklich aufgeben? Tippe yes (ja) oder noch einmal resign.
far-you-resigned = Du hast aufgegeben.
far-resigned = { $who } { $number ->
        [one] hat
       *[other] haben
    } aufgegeben.
far-no-save = der Server bewahrt das Spiel auf; ist es zu Ende, wird es hier gespeichert.
far-no-hints = der Server hat nicht rechtzeitig einen Tipp gefunden; frag noch einmal.
far-not-kept = Das Spiel konnte nicht gespeichert werden: { $trouble }
far-broken = Der Server ist nicht zu erreichen; ich versuche es weiter.
far-back = Der Server ist wieder da.

## Der schlichte Tisch

plain-final-scores = Endstand
plain-points = Punkte
