# Was die Seite sagt, auf Deutsch. Was Spiele sagen, steht in ihren eigenen Verzeichnissen.

## Überall

page-home = Startseite
page-rules = Regeln
page-theme = Farben
page-theme-system = wie das System
page-theme-light = Tag
page-theme-dark = Nacht
page-settings = Einstellungen
page-close = Schließen
page-language = Sprache
page-language-system = wie der Browser
page-your-name = Dein Name
page-setting-atonce = Züge sofort ausführen, ohne Bestätigung
page-setting-sounds = Töne
page-setting-motion = Animationen
page-setting-plain = Tische in Worten, ohne Zeichnungen
page-setting-notices = Sag mir Bescheid, wenn ich dran bin
page-carry = Auf einem anderen Gerät weitermachen
page-carry-link = Öffne diesen Link dort, innerhalb eines Tages. Behalte ihn für dich: Wer ihn hat, kann in deinem Namen spielen.
page-carry-qr = Der Link als QR-Code
page-game-none = Shedet
page-game-sobek = Sobek
page-game-sobek2p = Sobek: 2 Spieler
page-game-kemet = Kemet: Blut und Sand
page-nowhere = Hier ist nichts
    .help = Der Link ist vielleicht unvollständig. Lass ihn dir noch einmal ganz schicken.
page-no-table = Dieser Tisch kann nicht gezeigt werden
    .help = Der Link ist vielleicht unvollständig, oder der Tisch wurde geschlossen.
page-server-away = Der Server ist nicht erreichbar
    .help = Warte einen Augenblick und lade die Seite neu.
page-bad-link = Dieser Link gilt nicht mehr
    .help = Mach auf deinem anderen Gerät einen neuen.
page-no-past = Auf diese Partie kannst du noch nicht zurückblicken
    .help = Vielleicht läuft sie noch. Ist sie gerade zu Ende gegangen, versuch es gleich noch einmal.

## Die Startseite

page-title = Drei Spiele vom Nil
page-subtitle = Handle, beuge ein wenig die Regeln oder schick einen Gott in den Krieg. Spiel sofort los oder nimm dir Tage für einen Zug.
page-games = Spiele
page-nav-play = Spielen
page-nav = Hauptmenü
page-about-sobek = Neun Stege, eine Reihe. Greif an den vorderen Waren vorbei, und was du auslässt, wird deine Korruption.
page-about-sobek2p = Sechs mal sechs Stände und ein Anch. Was du nimmst, bestimmt, wohin dein Gegner greifen kann.
page-about-kemet = Götter kämpfen um Tempel, Pyramiden und Kreaturen. Neun Ruhmespunkte, und das Tal gehört dir.
page-minutes-sobek = 40 Min.
page-minutes-sobek2p = 25 Min.
page-minutes-kemet = 100 Min.
page-players = Spieler
page-length = Dauer
page-play-now = Jetzt spielen
page-rival = Bei „Jetzt spielen“ spielst du gegen
page-how-many = Wie viele Gegner
page-against = { $number ->
        [one] { $number } Gegner
       *[other] { $number } Gegner
    }
page-level-random = einen Bot, der zufällig spielt
page-level-apprentice = einen leichten Bot: Lehrling
page-level-merchant = einen gewöhnlichen Bot: Händler
page-level-scribe = einen starken Bot: Schreiber
page-level-vizier = einen sehr starken Bot: Wesir
page-level-pharaoh = den Bot, der am längsten nachdenkt: Pharao, 5 Sekunden
page-play-with-friends = Mit Freunden spielen
page-waiting-for-you = Deine Partien
page-all-my-games = Alle meine Partien
page-my-games = Meine Partien
page-no-games = Du hast noch keine Partien.
page-open-tables = Offene Tische
page-seats-taken = { $taken } von { $all } Plätzen besetzt
page-no-open-tables = Im Moment wartet niemand auf Mitspieler.
page-your-move = Du bist dran
page-look = Ansehen
page-join = Mitspielen
page-with = mit { $names }
page-waiting-short = wartet auf Mitspieler

## Einen Tisch eröffnen

page-time = Bedenkzeit
page-time-none = so lange du willst
page-time-quick = 10 Minuten für jeden, plus 5 Sekunden pro Zug
page-time-slow = 30 Minuten für jeden, plus 15 Sekunden pro Zug
page-time-day = ein Tag für jeden Zug
page-time-days = drei Tage für jeden Zug
page-hints = Man darf um Tipps bitten
page-listed = Jeder darf mitspielen
page-option-thief_by_back = Wer den Dieb ausspielt, nennt die Rückseite, die gestohlen wird: grau, dunkel oder rot
page-option-courtesan_one_type = Legt die Kurtisane zwei Plättchen an, müssen beide zur selben Ware
page-option-open_memory = Der Tisch merkt sich für dich, was du gesehen hast, und zeigt es
page-option-open_information = Der Tisch merkt sich für dich, was man gesehen hat, und zeigt es
page-option-day_limit = Tage, bis das Spiel endet (0: ohne Grenze)
page-option-colours = Farben der Machtplättchen (keine: der Zufall entscheidet)
page-option-colours-1 = Rot
page-option-colours-2 = Blau
page-option-colours-4 = Weiß
page-option-colours-8 = Schwarz
page-open-table = Tisch eröffnen
page-waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-invited = Du bist eingeladen. Setz dich; das Spiel beginnt, sobald alle Plätze besetzt sind.
page-free-seat = frei
page-seat-mine = { $name } (du)
page-sit = Platz nehmen
page-stand-up = Aufstehen
page-send-away = Wegschicken
page-nothing-found = In den Regeln steht nirgends „{ $words }“.
page-only-here = Diese Adresse gilt nur auf diesem Rechner. Um mit jemandem an einem anderen Gerät zu spielen, starte Shedet so: make play FRIENDS=1
page-carry-sure = In diesem Browser bist du { $name }.
    .help = Der Link wurde auf einem anderen Gerät gemacht. Folgst du ihm, spielst du als die Person, die ihn gemacht hat, und bist hier nicht mehr { $name }. Tu das nur mit einem Link von dir selbst.
page-carry-yes = Dem Link folgen
page-carry-no = { $name } bleiben
page-send-link = Schick deinen Freunden diesen Link, oder lass sie den Code scannen:
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Der Link zu diesem Tisch als QR-Code
page-level = Wie stark der Bot ist
page-seat-bot = Bot dazusetzen

## Am Tisch

page-hand-of = { $who ->
        [you] Deine Hand
       *[other] Hand von { $who }
    }
page-corruption-of = { $who ->
        [you] Deine Korruption
       *[other] Korruption von { $who }
    }
page-laid = Ausgelegt
page-hand = Hand
page-you = Du
page-you-small = du
page-points = Punkte
page-and-hidden = + verdeckte
page-corruption = Korruption
page-corruption-both = Korruption, { $who ->
        [you] du
       *[other] { $who }
    } : { $name }
page-market = Markt
page-notches = Kerben
page-pile = Stapel
page-deben = Deben
page-supply = Vorrat
page-ankh = Das Anch
page-empty = leer
page-empty-notch = leere Kerbe
page-pirogue = eine verdeckte Piroge
page-face-down = Ein Charakter, verdeckt
page-tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } Skarabäus
       *[other] , { $scarabs } Skarabäen
    }, { $line ->
        [row] Zeile
        [column] Spalte
        [rising] steigende Diagonale
        [falling] fallende Diagonale
       *[none] keine Linie
    }{ $deben ->
        [yes] , mit einem Deben
       *[no] { "" }
    }
page-line = { $line ->
        [row] Zeile
        [column] Spalte
        [rising] Steigende Diagonale
       *[falling] Fallende Diagonale
    }
page-preview = Was das bewirkt
page-if = Wenn du das tust
page-to-corruption = { $number ->
        [one] { $number } Plättchen in deine Korruption
       *[other] { $number } Plättchen in deine Korruption
    }
page-ankh-turns = Das Anch zeigt { $line ->
        [row] entlang der Zeile
        [column] entlang der Spalte
        [rising] entlang der steigenden Diagonale
       *[falling] entlang der fallenden Diagonale
    }
page-could-take = { $name } könnte nehmen
page-could-take-nothing = { $name } könnte nichts nehmen
page-they-could = { $skips ->
        [0] Danach für deinen Gegner frei.
        [one] Danach würde dein Gegner dafür { $skips } Plättchen auslassen.
       *[other] Danach würde dein Gegner dafür { $skips } Plättchen auslassen.
    }
page-sell = { $goods } verkaufen
page-play = Spielen
page-choose = Wähle
page-undo = Zurücknehmen
page-undo-pointing = Noch ist nichts geschehen: Du kannst neu wählen.
page-undo-free = Nimmt deinen letzten Zug zurück.
page-undo-ask = Fragt die anderen, ob du deinen letzten Zug zurücknehmen darfst. Stimmen alle zu, wird er zurückgenommen.
page-undo-asked = Du hast gefragt, und noch haben nicht alle geantwortet.
page-undo-theirs = Jemand anderes möchte einen Zug zurücknehmen. Das muss zuerst beantwortet werden.
page-undo-bots = Das geht nicht mehr: Seitdem war etwas Neues zu sehen, und Bots stimmen dann nicht zu.
page-undo-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
page-more-text = Weiterlesen
page-confirm = Bestätigen
page-do-done = Fertig
page-do-refill = Markt auffüllen
page-do-keep = Plättchen behalten
page-do-trade = Gegen einen Deben tauschen
page-do-alone = Bestätigen
page-their-turn = { $name } ist am Zug
page-away = Der Server ist nicht erreichbar. Neuer Versuch …
page-over = Das Spiel ist zu Ende
page-log = Verlauf
page-chat = Gespräch
page-say-something = Sag etwas
page-no-chat = Noch hat niemand etwas gesagt.
page-rematch = Noch einmal
page-look-back = Zurückblicken

## Nach dem Spiel

page-first = An den Anfang
page-before = Einen Schritt zurück
page-after = Einen Schritt weiter
page-moment = Augenblick der Partie
page-seen-by = Gesehen von
page-seen-by-all = allen, mit offenen Karten
page-seen-by-spectator = einem Zuschauer
page-search-rules = Regeln durchsuchen

## Am Tisch, neben dem Spiel

page-menu = Den Tisch verlassen
page-leave = Eine Weile weggehen
page-leave-help = Wenn du weggehst, spielt nach einer Weile ein Bot für dich weiter. Du kannst zurückkommen.
page-resign = Aufgeben
page-resign-sure = Du würdest diese Partie verlieren. Bist du sicher?
page-you-are-away = Du bist weg, und ein Bot spielt für dich weiter.
page-return = Ich bin wieder da
page-wants-back = { $name } möchte einen Zug zurücknehmen.
page-asked-back = Du hast die anderen gefragt, ob du es zurücknehmen darfst.
page-never-mind = Doch nicht
page-agree = Einverstanden
page-disagree = Nein
page-hint = Tipp
page-bot = ein Bot
page-looking = Ich suche den besten Zug …
page-chance = Deine Gewinnchance: { $chance } %.
page-hinted = Das ist der Tipp.
page-why = Warum?
page-unseen = Verdeckt
page-unseen-title = Noch verdeckt
page-unseen-help = Alles, was du nicht siehst: noch zu ziehen, beiseitegelegt oder bei den anderen.
page-unseen-scarabs = mit Skarabäen
page-unseen-plain = ohne
page-unseen-with-deben = mit Deben
page-unseen-deben = Deben
page-unseen-starting = Start
page-unseen-all = insgesamt
page-unseen-character = Charaktere
page-unseen-pirogue = Pirogen
page-unseen-token = Ereignisplättchen
page-unseen-none = keine
page-days-left = { $days } T { $hours } Std.

## Nach dem Spiel: was die Partie entschieden hat

page-putting-away = Die Partie wird gespeichert …
page-last = Zum Ende
page-more = Noch einmal spielen, speichern, teilen
page-copy-past = Link zu diesem Augenblick kopieren
page-save-record = Aufzeichnung speichern
page-count = Punkte
page-total = Summe
page-chances = Chancen
page-chances-over = Gewinnchancen im Lauf der Partie, in Prozent
page-analysing = Es wird untersucht, was die Partie entschieden hat …
page-move = Zug { $number }: { $name }
page-played = Gespielt:
page-better = Besser:
page-show-better = Auf dem Tisch zeigen
page-forced = Etwas anderes war nicht möglich.
page-nothing-better = Es fand sich nichts klar Besseres.
page-not-looked-at = Diese Entscheidung wurde nicht untersucht.
page-not-looked-at-yet = Diese Entscheidung ist noch nicht untersucht.
page-all-weighed = Was sonst möglich war
page-next-mark = Nächster markierter Zug
page-mark-blunder = Grober Fehler
page-mark-mistake = Fehler
page-mark-inaccuracy = Ungenauigkeit
page-marks-blunder = Grobe Fehler
page-marks-mistake = Fehler
page-marks-inaccuracy = Ungenauigkeiten
page-term-decision = Entscheidung
page-term-others = Entscheidung eines anderen
page-term-chance = Zufall
page-term-reveal = was bekannt wurde
page-decisions = Entscheidungen
page-beginning = Die Partie beginnt.
page-accuracy = Genauigkeit
page-came-from = Woher die Chancen kamen
page-even = Gleicher Anteil
page-from-luck = Glück
page-from-deal = die Ausgangslage
page-from-chance = Zufall
page-from-reveal = was bekannt wurde
page-from-decision = Eigene Entscheidungen
page-from-others = Entscheidungen anderer
page-result = Ergebnis
page-luck-later = Entscheidungen und Glück werden angezeigt, sobald alle Augenblicke beurteilt sind.
page-what-it-means = Was die Zahlen bedeuten
page-means-chance = Eine Chance sagt, wie wahrscheinlich jemand gewinnt, gemessen an dem, was er in diesem Augenblick wusste, wenn alle so gut weiterspielen, wie eine schnelle Suche es kann. Das blasse Band zeigt, wie weit sie danebenliegen kann.
page-means-accuracy = Die Genauigkeit ist 100, wenn jede Entscheidung die beste war, gemessen an dem, was der Spieler wusste. Ein Verlust wird nur markiert, wenn er sicher kein Zufall ist: ab 2, 5 und 10 Prozent.
page-means-luck = Glück ist, was die Ausgangslage brachte, was gezogen wurde, wie geheime Entscheidungen aufeinandertrafen und was bekannt wurde.
page-means-decision = Eigene Entscheidungen zeigen, was gegenüber den besten verloren ging; Entscheidungen anderer, was deren Züge einbrachten.

## Sobek

page-card = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } Skarabäus
       *[other] , { $scarabs } Skarabäen
    }
page-back = { $back ->
        [green] grüne Rückseite
        [beige] beige Rückseite
       *[orange] orange Rückseite
    }
page-scarabs = Skarabäen
page-quays = Die Reihe an den Stegen
page-quay = Steg { $number }: { $card }
page-price = { $number ->
        [0] Frei.
        [one] Kostet { $number } Karte Korruption.
       *[other] Kostet { $number } Karten Korruption.
    }
page-left-for = { $skips ->
        [0] Danach für den Nächsten frei.
        [one] Danach müsste dafür { $skips } Karte übersprungen werden.
       *[other] Danach müssten dafür { $skips } Karten übersprungen werden.
    }
page-track = Die Punkteleiste
page-marker = { $name }: { $number }
page-marker-moved = { $name } käme auf { $number }
page-marker-stands = Wäre die Runde danach zu Ende, stünde { $name } auf { $number }
page-marker-falls = … und fiele mit der meisten Korruption auf { $number } zurück
page-round = Runde
page-of-rounds = von 3
page-delivery = Lieferung
page-deck = Stapel
page-tokens = Ereignisplättchen
page-token-down = ein verdecktes Ereignisplättchen
page-on-the-table = Außerdem auf dem Tisch
page-more-on-table = Ereignisplättchen, Korruption, Verlauf und Gespräch
page-no-set = Noch kein Set ausgelegt
page-took = Seit deinem letzten Zug genommen
page-maybe = Vielleicht hier
page-choose-player = { $name } wählen
page-steal-back = { $name } eine { $back ->
        [green] grüne
        [beige] beige
       *[orange] orange
    } Karte stehlen
page-set = Set
page-play-set = Ein Set { $goods } spielen
page-cards-to-corruption = { $number ->
        [one] { $number } Karte in deine Korruption
       *[other] { $number } Karten in deine Korruption
    }
page-cards-leave = { $number ->
        [one] { $number } Karte verlässt deine Korruption
       *[other] { $number } Karten verlassen deine Korruption
    }
page-chooses-from = Dann wählt { $name } aus
page-queue-empty = Dann ist die Reihe leer

## Was man auf der Hand hat, und was vorher geschah

page-hand-keys = Mit Umschalt und einer Pfeiltaste verschiebst du es auf deiner Hand.
page-hand-order = Deine Hand bleibt in dieser Reihenfolge.
page-sort = Hand sortieren
page-since = Seit deinem letzten Zug
page-before-now = Was vorher geschah
page-to-game = Zurück zum Spiel
page-show-moment = Diesen Moment zeigen
page-help = Was ist das?
page-rule = Regel { $rule }
page-next-thing = Nächstes auf dem Tisch
page-thing-before = Voriges auf dem Tisch
page-not-now = Jetzt nicht möglich

## Ein beliebiges Spiel, in Worten

page-yes = ja
page-no = nein
page-otherwise = Oder
page-not-this = Doch nicht: { $thing }
page-search-choices = Möglichkeiten durchsuchen
page-more-choices = { $number } Möglichkeiten
page-none-found = Dazu gibt es nichts zu wählen.
page-nothing-to-choose = Gerade gibt es nichts zu wählen.
page-empty-places = Niemand da
page-the-table = Der Tisch
