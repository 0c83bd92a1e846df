# Kemet auf der Seite, die es in Worten zeigt: was im Terminal in Notation steht, und wie die Teile des Tisches heißen.

spot = { $spoken }
    .in = { FORM($spoken, form: "in") }
    .own = { FORM($spoken, form: "own") }
    .to = { FORM($spoken, form: "to") }
    .from = { FORM($spoken, form: "from") }
army = { $who ->
        [you] { $soldiers ->
            [one] dein Soldat
           *[other] deine { $soldiers } Soldaten
        }
       *[other] { $soldiers ->
            [one] der Soldat
           *[other] die { $soldiers } Soldaten
        } von { $who }
    }
    .dative = { $who ->
        [you] { $soldiers ->
            [one] deinem Soldaten
           *[other] deinen { $soldiers } Soldaten
        }
       *[other] { $soldiers ->
            [one] dem Soldaten
           *[other] den { $soldiers } Soldaten
        } von { $who }
    }
army-with = { army } mit { FORM($creature, form: "dative") }
    .dative = { army.dative } mit { FORM($creature, form: "dative") }
prayer-points = { $number ->
        [0] keine Gebetspunkte
        [one] { $number } Gebetspunkt
       *[other] { $number } Gebetspunkte
    }

## Was du gefragt wirst

ask-end-turn = Dein Marker liegt. Beende deinen Zug oder nimm den letzten Schritt zurück.
ask-choose-step = { $army } { FORM($zone, form: "in") }, noch { $movement ->
        [one] { $movement } Zone
       *[other] { $movement } Zonen
    } weit. Wohin?

## Was eine Antwort bewirkt

does-pay = ({ $number ->
        [one] { $number } Gebetspunkt
       *[other] { $number } Gebetspunkte
    }){ " " }
does-cost-nothing = (gratis){ " " }
does-pray = { $number ->
        [one] { $number } Gebetspunkt
       *[other] { $number } Gebetspunkte
    } ({ FORM($row, form: "adjective") } Reihe)
does-move = eine Armee ({ FORM($row, form: "adjective") } Reihe)
does-recruit = Soldaten ({ FORM($row, form: "adjective") } Reihe)
does-build = eine Pyramide ({ FORM($row, form: "adjective") } Reihe)
does-power = ein { FORM($colour, form: "neuter") } Plättchen bis Stufe { $level } (unterste Reihe)
does-no-indicator = noch keine Farbe, also kein Plättchen zu kaufen (unterste Reihe)
does-no-pyramid = du hältst keine { FORM($colour, form: "adjective") } Pyramide (unterste Reihe)
does-buy = { $does }
does-level = die { FORM($colour, form: "adjective") } Pyramide { FORM($zone, form: "in") }, mit Stufe { $level }
does-move-up-to = { $movement ->
        [one] kommt { $movement } Zone weit
       *[other] kommt { $movement } Zonen weit
    }
does-leave-behind = { $number ->
        [0] alle
        [one] { $number } bleibt zurück
       *[other] { $number } bleiben zurück
    }
does-fight = Kampf mit{ " " }
does-meet = { FORM($armies, form: "dative") }, Stärke { $attack } gegen { $defence }
does-gain-fame = (+{ $number } Ruhm){ " " }
zone-temple = ein Tempel
zone-sanctuary = das Heiligtum
does-disband = { $soldiers } zurück in deinen Vorrat, { $points } dafür

## Was geschehen ist

tell-marker = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } einen Marker, um { for-field }.
tell-silver-marker = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } den Silbermarker, um { for-field }.
for-field = { $field ->
        [move1] eine Armee zu bewegen
        [move2] eine Armee zu bewegen
        [recruit] zu rekrutieren
        [build] zu bauen
        [pray1] zu beten
        [pray2] zu beten
       *[power] ein Plättchen zu kaufen
    }
gain = { $points } (jetzt { $total })
tell-pray = { $who ->
        [you] Du betest und bekommst
       *[other] { $who } betet und bekommt
    } { $gain }.
gain-of = { $who ->
        [you] du
       *[other] { $who }
    } +{ $number } (jetzt { $total })
tell-place = { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    }{ $price } { FORM($soldiers, form: "accusative") } ein: { $places }.
tell-move = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    }{ $price } { FORM($army, form: "accusative") } { FORM($source, form: "from") } { FORM($target, form: "to") }.
tell-give-up-for-prayer = { $who ->
        [you] Du opferst { FORM($zone, form: "in") } einen Soldaten und bekommst
       *[other] { $who } opfert { FORM($zone, form: "in") } einen Soldaten und bekommt
    } { $gain }.
tell-chosen = { $who ->
        [you] Du hast deine
       *[other] { $who } hat die
    } Karten gewählt.
tell-disband = { $who ->
        [you] Du löst deine
       *[other] { $who } löst die eigene
    } Armee { FORM($zone, form: "in") } auf: { $soldiers } zurück in den Vorrat.
tell-disband-for-prayer = { $who ->
        [you] Du löst deine
       *[other] { $who } löst die eigene
    } Armee { FORM($zone, form: "in") } auf: { $soldiers } zurück in den Vorrat, für { $gain }.
tell-swap = { $who ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { $card } gegen { $special }.

## Worauf man zeigt

kind-zone = Orte
kind-tile = Machtplättchen
kind-card = Interventionen
kind-battle-card = Kampfkarten
kind-creature = Kreaturen
kind-district = Viertel
kind-field = Felder deiner Aktionspyramide
kind-colour = Farben
kind-soldiers = Soldaten
kind-level = Stufen
kind-slot = Plätze in der Reihenfolge
kind-gold = Goldmarker
zone-of-city = { $who ->
        [you] Dein Viertel { $name }
       *[other] Viertel { $name } von { $who }
    }
zone-w1 = Weststadt 1
zone-w2 = Weststadt 2
zone-w3 = Weststadt 3
zone-e1 = Oststadt 1
zone-e2 = Oststadt 2
zone-e3 = Oststadt 3
thing-soldiers = { $name ->
        [one] { $name } Soldat
       *[other] { $name } Soldaten
    }
thing-district = Viertel { $name }
thing-level = Stufe { $name }
thing-slot = Platz { $name }
word-silver = Silbermarker
word-gold = Goldmarker
word-teleport = teleportieren
word-back = eine Karte zurücknehmen
word-end = Zug beenden
word-spend = eintauschen
word-yes = ja
word-no = nein
word-disband = auflösen
word-retreat = zurückziehen
word-stay = bleiben
field-move1 = bewegen
field-move2 = bewegen
field-recruit = rekrutieren
field-build = bauen
field-pray1 = beten
field-pray2 = beten
field-power1 = ein Plättchen kaufen
field-power2 = ein Plättchen kaufen
field-power3 = ein Plättchen kaufen
battle-card-5s = die Karte mit Stärke 5
    .spoken = Kampfkarte
    .title = Stärke 5
battle-card-4s1d = die Karte mit Stärke 4 und Schaden 1
    .spoken = Kampfkarte
    .title = Stärke 4, Schaden 1
battle-card-3s2d = die Karte mit Stärke 3 und Schaden 2
    .spoken = Kampfkarte
    .title = Stärke 3, Schaden 2
battle-card-3s1h = die Karte mit Stärke 3 und 1 Schild
    .spoken = Kampfkarte
    .title = Stärke 3, 1 Schild
battle-card-2s2h = die Karte mit Stärke 2 und 2 Schilden
    .spoken = Kampfkarte
    .title = Stärke 2, 2 Schilde
battle-card-2s2d1h = die Karte mit Stärke 2, Schaden 2 und 1 Schild
    .spoken = Kampfkarte
    .title = Stärke 2, Schaden 2, 1 Schild
battle-card-1s3d = die Karte mit Stärke 1 und Schaden 3
    .spoken = Kampfkarte
    .title = Stärke 1, Schaden 3
battle-card-1s1d3h = die Karte mit Stärke 1, Schaden 1 und 3 Schilden
    .spoken = Kampfkarte
    .title = Stärke 1, Schaden 1, 3 Schilde
battle-card-3s3d = die Karte mit Stärke 3 und Schaden 3
    .spoken = Kampfkarte
    .title = Stärke 3, Schaden 3
battle-card-3s3h = die Karte mit Stärke 3 und 3 Schilden
    .spoken = Kampfkarte
    .title = Stärke 3, 3 Schilde

## Was auf dem Tisch liegt

view-day = Tag
view-phase = Jetzt
view-round = Runde
phase-placing = die ersten Armeen einsetzen
phase-founding = die ersten Pyramiden bauen
phase-first-tiles = die ersten Plättchen nehmen
phase-day = Tag
phase-night = Nacht
view-order = Reihenfolge
view-slots = Reihenfolge von morgen
view-colours = Farben im Spiel
one-armies = Armee
one-pyramids = Pyramide
view-pyramids = Pyramiden
view-move = Armee in Bewegung
view-battle = Kampf
view-tiles = Machtplättchen
view-deck = Interventionen im Stapel
view-discards = Abgelegte Interventionen
view-vision = Du siehst
view-zone = Ort
view-seat = Spieler
view-soldiers = Soldaten
view-creature = Kreatur
view-creatures = mit
view-points = Bewegung übrig
view-attacker = Angreifer
view-defender = Verteidiger
view-has_chosen = Hat gewählt
view-active = Gespielte Karte
view-discarded = Abgelegt
view-played = Gespielte Interventionen
view-god = Gottheit
view-city = Stadt
view-prayer = Gebetspunkte
view-supply = Soldaten im Vorrat
view-fame = Ruhm
view-total = gesamt
view-permanent = dauerhaft
view-domination = Vorherrschaft
view-temples = Tempel
view-veterans = Veteranen
view-creatures_in_supply = Kreaturen im Vorrat
view-marks = Heute belegte Felder
view-indicators = Farben der Kauffelder
view-bought = Heute gekauft
view-interventions = Interventionen auf der Hand
view-battle_cards = Kampfkarten auf der Hand
view-seen_discards = Gesehene Kampfkarten
view-hand = Deine Interventionen
view-battle_hand = Deine Kampfkarten
view-battle_discards = Deine abgelegten Kampfkarten
view-district = Viertel
view-colour = Farbe
view-level = Stufe
view-controlled_by = Gehalten von
