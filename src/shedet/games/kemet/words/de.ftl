# Kemet auf Deutsch. $who ist "you" oder ein Name; Zonen und Felder heißen wie auf der Karte und auf dem Tableau.

## Was in der Schachtel ist

colour-red = rot
    .short = rot
    .shortest = ro
    .adjective = rote
    .neuter = rotes
colour-blue = blau
    .short = bla
    .shortest = bl
    .adjective = blaue
    .neuter = blaues
colour-white = weiß
    .short = wei
    .shortest = we
    .adjective = weiße
    .neuter = weißes
colour-black = schwarz
    .short = sch
    .shortest = sw
    .adjective = schwarze
    .neuter = schwarzes

# Was ein Plättchen bewirkt, steht in .does, für $who; das Zeichen einer Kreatur auf der Karte in .sign. Namen sind, wie man
# sie tippt; .title ist der Name auf Deutsch, .spoken derselbe in einem Satz. Kreaturen haben Fälle.
tile-charge = charge
    .title = Sturmangriff
    .spoken = „Sturmangriff“
    .does = +1 Stärke beim Angriff
tile-god-speed = god-speed
    .title = Göttliche Eile
    .spoken = „Göttliche Eile“
    .does = +1 Bewegung für alle { whose-armies }
tile-phoenix = phoenix
    .title = Phönix
    .spoken = „Phönix“
    .does = +1 Bewegung, +1 Stärke, beachtet keine Mauern
    .sign = Ph
    .beginning = Der Phönix
    .accusative = den Phönix
    .dative = dem Phönix
tile-carnage = carnage
    .title = Gemetzel
    .spoken = „Gemetzel“
    .does = +1 Schaden in allen Kämpfen
tile-storm = storm
    .title = Sturm
    .spoken = „Sturm“
    .does = nimm abgelegte Kampfkarten zurück; tausche eine gegen die rote Sonderkarte
tile-portal-of-thoth = portal-of-thoth
    .title = Portal des Thot
    .spoken = „Portal des Thot“
    .does = { $who ->
            [you] du darfst
           *[other] { $who } darf
        } auch aus einer Zone mit Obelisk teleportieren
tile-domination-red = domination-red
    .title = Rote Vorherrschaft
    .spoken = „Rote Vorherrschaft“
    .does = 1 dauerhafter Ruhmespunkt
tile-royal-scarab = royal-scarab
    .title = Königsskarabäus
    .spoken = „Königsskarabäus“
    .does = +2 Bewegung, +2 Stärke
    .sign = Ks
    .beginning = Der Königsskarabäus
    .accusative = den Königsskarabäus
    .dative = dem Königsskarabäus
tile-blades-of-neith = blades-of-neith
    .title = Klingen der Neith
    .spoken = „Klingen der Neith“
    .does = +1 Stärke in allen Kämpfen
tile-divine-wound = divine-wound
    .title = Göttliche Wunde
    .spoken = „Göttliche Wunde“
    .does = nach dem Aufdecken: lege Interventionen ab, je +1 Stärke
tile-surprise-attack = surprise-attack
    .title = Überraschungsangriff
    .spoken = „Überraschungsangriff“
    .does = eine Bewegung, die keine Mauern beachtet
tile-initiative = initiative
    .title = Initiative
    .spoken = „Initiative“
    .does = +1 Stärke, +1 kritischer Schaden beim Angriff
tile-giant-scorpion = giant-scorpion
    .title = Riesenskorpion
    .spoken = „Riesenskorpion“
    .does = +1 Bewegung, +2 Stärke, +2 Schaden
    .sign = Rs
    .beginning = Der Riesenskorpion
    .accusative = den Riesenskorpion
    .dative = dem Riesenskorpion
tile-act-of-god-red = act-of-god-red
    .title = Rote Göttertat
    .spoken = „Rote Göttertat“
    .does = ein Silbermarker: eine Aktion mehr am Tag
tile-recruiting-scribe = recruiting-scribe
    .title = Rekrutenschreiber
    .spoken = „Rekrutenschreiber“
    .does = 2 Soldaten gratis bei jedem Rekrutieren
tile-defense = defense
    .title = Verteidigung
    .spoken = „Verteidigung“
    .does = +1 Stärke beim Verteidigen
tile-shield-of-neith = shield-of-neith
    .title = Schild der Neith
    .spoken = „Schild der Neith“
    .does = +1 Schild in allen Kämpfen
tile-reinforcement-prayer = reinforcement-prayer
    .title = Gebet um Verstärkung
    .spoken = „Gebet um Verstärkung“
    .does = Beten bringt auch einen Soldaten in die eigene Stadt
tile-barrier = barrier
    .title = Barriere
    .spoken = „Barriere“
    .does = nimm abgelegte Kampfkarten zurück; tausche eine gegen die blaue Sonderkarte
tile-ancestral-elephant = ancestral-elephant
    .title = Ahnenelefant
    .spoken = „Ahnenelefant“
    .does = +1 Bewegung, +1 Stärke, +1 Schild
    .sign = El
    .beginning = Der Ahnenelefant
    .accusative = den Ahnenelefanten
    .dative = dem Ahnenelefanten
tile-prescience = prescience
    .title = Vorahnung
    .spoken = „Vorahnung“
    .does = die Gegenseite zeigt ihre Kampfkarte, bevor { $who ->
            [you] du wählst
           *[other] { $who } wählt
        }
tile-defensive-victory = defensive-victory
    .title = Abwehrsieg
    .spoken = „Abwehrsieg“
    .does = eine Verteidigung gewonnen und überlebt: 1 Ruhmespunkt für den Kampf
tile-legion = legion
    .title = Legion
    .spoken = „Legion“
    .does = bis zu 7 eigene Soldaten in einer Zone
tile-domination-blue = domination-blue
    .title = Blaue Vorherrschaft
    .spoken = „Blaue Vorherrschaft“
    .does = 1 dauerhafter Ruhmespunkt
tile-reinforcements = reinforcements
    .title = Nachschub
    .spoken = „Nachschub“
    .does = nachts: 4 Soldaten in die eigene Stadt oder zu den Armeen
tile-divine-will = divine-will
    .title = Göttlicher Wille
    .spoken = „Göttlicher Wille“
    .does = bewegen oder rekrutieren
tile-sphinx = sphinx
    .title = Sphinx
    .spoken = „Sphinx“
    .does = +2 Stärke; 1 Ruhmespunkt
    .sign = Sp
    .beginning = Die Sphinx
    .accusative = die Sphinx
    .dative = der Sphinx
tile-act-of-god-blue = act-of-god-blue
    .title = Blaue Göttertat
    .spoken = „Blaue Göttertat“
    .does = ein Silbermarker: eine Aktion mehr am Tag
tile-priest = priest
    .title = Priester
    .spoken = „Priester“
    .does = Beten bringt 1 Gebetspunkt mehr
tile-priestess = priestess
    .title = Priesterin
    .spoken = „Priesterin“
    .does = Machtplättchen kosten 1 weniger
tile-vision = vision
    .title = Vision
    .spoken = „Vision“
    .does = nachts: wähle die erste Intervention aus 5
tile-magical-support = magical-support
    .title = Magische Hilfe
    .spoken = „Magische Hilfe“
    .does = jede Pyramidenstufe kostet 1 weniger
tile-desert-snake = desert-snake
    .title = Wüstenschlange
    .spoken = „Wüstenschlange“
    .does = +1 Bewegung; die gegnerische Kreatur zählt nicht
    .sign = Ws
    .beginning = Die Wüstenschlange
    .accusative = die Wüstenschlange
    .dative = der Wüstenschlange
tile-divine-boon = divine-boon
    .title = Göttliche Gunst
    .spoken = „Göttliche Gunst“
    .does = nachts: 1 Intervention mehr
tile-domination-white = domination-white
    .title = Weiße Vorherrschaft
    .spoken = „Weiße Vorherrschaft“
    .does = 1 dauerhafter Ruhmespunkt
tile-hand-of-god = hand-of-god
    .title = Hand Gottes
    .spoken = „Hand Gottes“
    .does = nachts: eine eigene Pyramide gratis um 1 Stufe erhöhen
tile-divine-hunger = divine-hunger
    .title = Göttlicher Hunger
    .spoken = „Göttlicher Hunger“
    .does = 4 Gebetspunkte für jeden gewonnenen Kampf
tile-priest-of-thoeris = priest-of-thoeris
    .title = Priester der Thoeris
    .spoken = „Priester der Thoeris“
    .does = nachts: 3 Gebetspunkte
tile-priest-of-ra = priest-of-ra
    .title = Priester des Re
    .spoken = „Priester des Re“
    .does = die erste Zahlung einer Aktion kostet 1 weniger
tile-priest-of-amon = priest-of-amon
    .title = Priester des Amun
    .spoken = „Priester des Amun“
    .does = nachts: 5 Gebetspunkte
tile-mummy = mummy
    .title = Mumie
    .spoken = „Mumie“
    .does = +1 Bewegung, +2 Stärke; nachts: 1 Intervention mehr
    .sign = Mu
    .beginning = Die Mumie
    .accusative = die Mumie
    .dative = der Mumie
tile-act-of-god-white = act-of-god-white
    .title = Weiße Göttertat
    .spoken = „Weiße Göttertat“
    .does = ein Silbermarker: eine Aktion mehr am Tag
tile-mercenaries = mercenaries
    .title = Söldner
    .spoken = „Söldner“
    .does = 3 Soldaten mehr, sofort in die eigene Stadt
tile-local-recruitment = local-recruitment
    .title = Rekrutierung vor Ort
    .spoken = „Rekrutierung vor Ort“
    .does = { $who ->
            [you] du darfst
           *[other] { $who } darf
        } auch dort rekrutieren, wo schon eine eigene Armee steht
tile-khnums-sphinx = khnums-sphinx
    .title = Chnum-Sphinx
    .spoken = „Chnum-Sphinx“
    .does = +1 Bewegung, +1 Stärke; Gegner zahlen 2, um ihre Zone zu betreten
    .sign = Ch
    .beginning = Die Chnum-Sphinx
    .accusative = die Chnum-Sphinx
    .dative = der Chnum-Sphinx
tile-dedication-to-battle = dedication-to-battle
    .title = Kampfgelübde
    .spoken = „Kampfgelübde“
    .does = 2 Gebetspunkte, wenn eine eigene Bewegung in eine gegnerische Zone führt
tile-twin-ceremony = twin-ceremony
    .title = Zwillingszeremonie
    .spoken = „Zwillingszeremonie“
    .does = kaufe in einer Farbe, die heute schon gekauft wurde, für 1 mehr
tile-honor-in-battle = honor-in-battle
    .title = Ehre im Kampf
    .spoken = „Ehre im Kampf“
    .does = 1 Gebetspunkt für jeden verlorenen eigenen Soldaten
tile-domination-black = domination-black
    .title = Schwarze Vorherrschaft
    .spoken = „Schwarze Vorherrschaft“
    .does = 1 dauerhafter Ruhmespunkt
tile-griffin-sphinx = griffin-sphinx
    .title = Greifensphinx
    .spoken = „Greifensphinx“
    .does = +2 Stärke; darf von einem Obelisken teleportieren
    .sign = Gr
    .beginning = Die Greifensphinx
    .accusative = die Greifensphinx
    .dative = der Greifensphinx
tile-forced-march = forced-march
    .title = Gewaltmarsch
    .spoken = „Gewaltmarsch“
    .does = bewegen
tile-deadly-trap = deadly-trap
    .title = Tödliche Falle
    .spoken = „Tödliche Falle“
    .does = +1 Stärke, +1 kritischer Schaden beim Verteidigen
tile-devourer = devourer
    .title = Verschlinger
    .spoken = „Verschlinger“
    .does = +1 Bewegung, +2 Stärke; 1 Ruhmespunkt mehr für 2 Gefallene
    .sign = Ve
    .beginning = Der Verschlinger
    .accusative = den Verschlinger
    .dative = dem Verschlinger
tile-bestial-fury = bestial-fury
    .title = Tierische Wut
    .spoken = „Tierische Wut“
    .does = +1 Bewegung, +1 Stärke, +1 Schaden
tile-divine-might = divine-might
    .title = Göttliche Macht
    .spoken = „Göttliche Macht“
    .does = 1 Gebetspunkt mehr, wann immer { $who ->
            [you] du
           *[other] { $who }
        } am Tag welche { gets }
tile-act-of-god-black = act-of-god-black
    .title = Schwarze Göttertat
    .spoken = „Schwarze Göttertat“
    .does = ein Silbermarker: eine Aktion mehr am Tag
gets = { $who ->
        [you] bekommst
       *[other] bekommt
    }
whose-armies = { $who ->
        [you] deine Armeen
       *[other] Armeen von { $who }
    }

gold-surprise-attack = surprise-attack
    .spoken = einen Überraschungsangriff
    .title = Überraschungsangriff
    .does = eine Bewegung, die keine Mauern beachtet
gold-divine-will-move = divine-will move
    .spoken = eine Bewegung (Göttlicher Wille)
    .title = Göttlicher Wille: bewegen
    .does = eine Bewegung
gold-divine-will-recruit = divine-will recruit
    .spoken = das Rekrutieren (Göttlicher Wille)
    .title = Göttlicher Wille: rekrutieren
    .does = Soldaten rekrutieren
gold-twin-ceremony = twin-ceremony
    .spoken = eine Zwillingszeremonie
    .title = Zwillingszeremonie
    .does = kaufe in einer Farbe, die heute schon gekauft wurde, für 1 mehr
gold-forced-march = forced-march
    .spoken = einen Gewaltmarsch
    .title = Gewaltmarsch
    .does = eine Bewegung

battle-card-5s = 5s
battle-card-4s1d = 4s1d
battle-card-3s2d = 3s2d
battle-card-3s1h = 3s1h
battle-card-2s2h = 2s2h
battle-card-2s2d1h = 2s2d1h
battle-card-1s3d = 1s3d
battle-card-1s1d3h = 1s1d3h
battle-card-3s3d = 3s3d
battle-card-3s3h = 3s3h

card-war-rage = war-rage
    .title = Kriegszorn
    .spoken = „Kriegszorn“
    .does = +1 Stärke
card-war-fury = war-fury
    .title = Kriegswut
    .spoken = „Kriegswut“
    .does = +2 Stärke
card-bloody-battle = bloody-battle
    .title = Blutige Schlacht
    .spoken = „Blutige Schlacht“
    .does = +1 Schaden
card-bloodbath = bloodbath
    .title = Blutbad
    .spoken = „Blutbad“
    .does = +2 Schaden
card-bronze-wall = bronze-wall
    .title = Bronzemauer
    .spoken = „Bronzemauer“
    .does = +1 Schild
card-iron-wall = iron-wall
    .title = Eisenmauer
    .spoken = „Eisenmauer“
    .does = +2 Schilde
card-glory = glory
    .title = Glorie
    .spoken = „Glorie“
    .does = { if-wins }: 4 Gebetspunkte
card-divine-protection = divine-protection
    .title = Göttlicher Schutz
    .spoken = „Göttlicher Schutz“
    .does = { if-wins }: kein Schaden
card-reinforcement = reinforcement
    .title = Verstärkung
    .spoken = „Verstärkung“
    .does = { if-wins }: bis zu 3 Soldaten dort einsetzen
card-tactical-choice = tactical-choice
    .title = Taktische Wahl
    .spoken = „Taktische Wahl“
    .does = tausche die gespielte Kampfkarte gegen die abgelegte
card-ruse = ruse
    .title = List
    .spoken = „List“
    .does = keine Wirkung; sie kommt auf die Hand zurück
card-prayer = prayer
    .title = Gebet
    .spoken = „Gebet“
    .does = 2 Gebetspunkte
card-enlistment = enlistment
    .title = Einberufung
    .spoken = „Einberufung“
    .does = 2 Soldaten in die eigene Stadt oder zu einer Armee
card-mana-theft = mana-theft
    .title = Manaraub
    .spoken = „Manaraub“
    .does = alle anderen verlieren 1 Gebetspunkt, { $who ->
            [you] du bekommst
           *[other] { $who } bekommt
        } 1
card-raining-fire = raining-fire
    .title = Feuerregen
    .spoken = „Feuerregen“
    .does = entferne einen gegnerischen Soldaten
card-divine-memory = divine-memory
    .title = Göttliches Gedächtnis
    .spoken = „Göttliches Gedächtnis“
    .does = nimm eine Intervention vom Ablagestapel
card-swiftness = swiftness
    .title = Schnelligkeit
    .spoken = „Schnelligkeit“
    .does = +1 Bewegung
card-teleportation = teleportation
    .title = Teleportation
    .spoken = „Teleportation“
    .does = teleportiere die Armee zu einem Obelisken
card-open-gates = open-gates
    .title = Offene Tore
    .spoken = „Offene Tore“
    .does = die Bewegung beachtet keine Mauern

if-wins = bei einem Sieg{ $who ->
        [you] { "" }
       *[other] { " " }von { $who }
    }

# Zonen haben Formen für „wo“ (.in), „wohin“ (.to) und „woher“ (.from).
zone-w1a = Weststadt 1, Viertel A
    .definite = Weststadt 1, Viertel A
    .accusative = Weststadt 1, Viertel A
    .in = in Weststadt 1, Viertel A
    .to = nach Weststadt 1, Viertel A
    .from = aus Weststadt 1, Viertel A
zone-w1b = Weststadt 1, Viertel B
    .definite = Weststadt 1, Viertel B
    .accusative = Weststadt 1, Viertel B
    .in = in Weststadt 1, Viertel B
    .to = nach Weststadt 1, Viertel B
    .from = aus Weststadt 1, Viertel B
zone-w1c = Weststadt 1, Viertel C
    .definite = Weststadt 1, Viertel C
    .accusative = Weststadt 1, Viertel C
    .in = in Weststadt 1, Viertel C
    .to = nach Weststadt 1, Viertel C
    .from = aus Weststadt 1, Viertel C
zone-w2a = Weststadt 2, Viertel A
    .definite = Weststadt 2, Viertel A
    .accusative = Weststadt 2, Viertel A
    .in = in Weststadt 2, Viertel A
    .to = nach Weststadt 2, Viertel A
    .from = aus Weststadt 2, Viertel A
zone-w2b = Weststadt 2, Viertel B
    .definite = Weststadt 2, Viertel B
    .accusative = Weststadt 2, Viertel B
    .in = in Weststadt 2, Viertel B
    .to = nach Weststadt 2, Viertel B
    .from = aus Weststadt 2, Viertel B
zone-w2c = Weststadt 2, Viertel C
    .definite = Weststadt 2, Viertel C
    .accusative = Weststadt 2, Viertel C
    .in = in Weststadt 2, Viertel C
    .to = nach Weststadt 2, Viertel C
    .from = aus Weststadt 2, Viertel C
zone-w3a = Weststadt 3, Viertel A
    .definite = Weststadt 3, Viertel A
    .accusative = Weststadt 3, Viertel A
    .in = in Weststadt 3, Viertel A
    .to = nach Weststadt 3, Viertel A
    .from = aus Weststadt 3, Viertel A
zone-w3b = Weststadt 3, Viertel B
    .definite = Weststadt 3, Viertel B
    .accusative = Weststadt 3, Viertel B
    .in = in Weststadt 3, Viertel B
    .to = nach Weststadt 3, Viertel B
    .from = aus Weststadt 3, Viertel B
zone-w3c = Weststadt 3, Viertel C
    .definite = Weststadt 3, Viertel C
    .accusative = Weststadt 3, Viertel C
    .in = in Weststadt 3, Viertel C
    .to = nach Weststadt 3, Viertel C
    .from = aus Weststadt 3, Viertel C
zone-fw1 = Wüste vor Weststadt 1
    .definite = die Wüste vor Weststadt 1
    .accusative = die Wüste vor Weststadt 1
    .in = in der Wüste vor Weststadt 1
    .to = in die Wüste vor Weststadt 1
    .from = aus der Wüste vor Weststadt 1
zone-fw2 = Wüste vor Weststadt 2
    .definite = die Wüste vor Weststadt 2
    .accusative = die Wüste vor Weststadt 2
    .in = in der Wüste vor Weststadt 2
    .to = in die Wüste vor Weststadt 2
    .from = aus der Wüste vor Weststadt 2
zone-fw3 = Wüste vor Weststadt 3
    .definite = die Wüste vor Weststadt 3
    .accusative = die Wüste vor Weststadt 3
    .in = in der Wüste vor Weststadt 3
    .to = in die Wüste vor Weststadt 3
    .from = aus der Wüste vor Weststadt 3
zone-ow12 = nordwestliche Obeliskenwüste
    .definite = die nordwestliche Obeliskenwüste
    .accusative = die nordwestliche Obeliskenwüste
    .in = in der nordwestlichen Obeliskenwüste
    .to = in die nordwestliche Obeliskenwüste
    .from = aus der nordwestlichen Obeliskenwüste
zone-ow23 = südwestliche Obeliskenwüste
    .definite = die südwestliche Obeliskenwüste
    .accusative = die südwestliche Obeliskenwüste
    .in = in der südwestlichen Obeliskenwüste
    .to = in die südwestliche Obeliskenwüste
    .from = aus der südwestlichen Obeliskenwüste
zone-t2w = westlicher Wüstentempel
    .definite = der westliche Wüstentempel
    .accusative = den westlichen Wüstentempel
    .in = im westlichen Wüstentempel
    .to = in den westlichen Wüstentempel
    .from = aus dem westlichen Wüstentempel
zone-bw = westlicher Handelshafen
    .definite = der westliche Handelshafen
    .accusative = den westlichen Handelshafen
    .in = im westlichen Handelshafen
    .to = in den westlichen Handelshafen
    .from = aus dem westlichen Handelshafen
zone-t3w = westlicher Flusstempel
    .definite = der westliche Flusstempel
    .accusative = den westlichen Flusstempel
    .in = im westlichen Flusstempel
    .to = in den westlichen Flusstempel
    .from = aus dem westlichen Flusstempel
zone-e1a = Oststadt 1, Viertel A
    .definite = Oststadt 1, Viertel A
    .accusative = Oststadt 1, Viertel A
    .in = in Oststadt 1, Viertel A
    .to = nach Oststadt 1, Viertel A
    .from = aus Oststadt 1, Viertel A
zone-e1b = Oststadt 1, Viertel B
    .definite = Oststadt 1, Viertel B
    .accusative = Oststadt 1, Viertel B
    .in = in Oststadt 1, Viertel B
    .to = nach Oststadt 1, Viertel B
    .from = aus Oststadt 1, Viertel B
zone-e1c = Oststadt 1, Viertel C
    .definite = Oststadt 1, Viertel C
    .accusative = Oststadt 1, Viertel C
    .in = in Oststadt 1, Viertel C
    .to = nach Oststadt 1, Viertel C
    .from = aus Oststadt 1, Viertel C
zone-e2a = Oststadt 2, Viertel A
    .definite = Oststadt 2, Viertel A
    .accusative = Oststadt 2, Viertel A
    .in = in Oststadt 2, Viertel A
    .to = nach Oststadt 2, Viertel A
    .from = aus Oststadt 2, Viertel A
zone-e2b = Oststadt 2, Viertel B
    .definite = Oststadt 2, Viertel B
    .accusative = Oststadt 2, Viertel B
    .in = in Oststadt 2, Viertel B
    .to = nach Oststadt 2, Viertel B
    .from = aus Oststadt 2, Viertel B
zone-e2c = Oststadt 2, Viertel C
    .definite = Oststadt 2, Viertel C
    .accusative = Oststadt 2, Viertel C
    .in = in Oststadt 2, Viertel C
    .to = nach Oststadt 2, Viertel C
    .from = aus Oststadt 2, Viertel C
zone-e3a = Oststadt 3, Viertel A
    .definite = Oststadt 3, Viertel A
    .accusative = Oststadt 3, Viertel A
    .in = in Oststadt 3, Viertel A
    .to = nach Oststadt 3, Viertel A
    .from = aus Oststadt 3, Viertel A
zone-e3b = Oststadt 3, Viertel B
    .definite = Oststadt 3, Viertel B
    .accusative = Oststadt 3, Viertel B
    .in = in Oststadt 3, Viertel B
    .to = nach Oststadt 3, Viertel B
    .from = aus Oststadt 3, Viertel B
zone-e3c = Oststadt 3, Viertel C
    .definite = Oststadt 3, Viertel C
    .accusative = Oststadt 3, Viertel C
    .in = in Oststadt 3, Viertel C
    .to = nach Oststadt 3, Viertel C
    .from = aus Oststadt 3, Viertel C
zone-fe1 = Wüste vor Oststadt 1
    .definite = die Wüste vor Oststadt 1
    .accusative = die Wüste vor Oststadt 1
    .in = in der Wüste vor Oststadt 1
    .to = in die Wüste vor Oststadt 1
    .from = aus der Wüste vor Oststadt 1
zone-fe2 = Wüste vor Oststadt 2
    .definite = die Wüste vor Oststadt 2
    .accusative = die Wüste vor Oststadt 2
    .in = in der Wüste vor Oststadt 2
    .to = in die Wüste vor Oststadt 2
    .from = aus der Wüste vor Oststadt 2
zone-fe3 = Wüste vor Oststadt 3
    .definite = die Wüste vor Oststadt 3
    .accusative = die Wüste vor Oststadt 3
    .in = in der Wüste vor Oststadt 3
    .to = in die Wüste vor Oststadt 3
    .from = aus der Wüste vor Oststadt 3
zone-oe12 = nordöstliche Obeliskenwüste
    .definite = die nordöstliche Obeliskenwüste
    .accusative = die nordöstliche Obeliskenwüste
    .in = in der nordöstlichen Obeliskenwüste
    .to = in die nordöstliche Obeliskenwüste
    .from = aus der nordöstlichen Obeliskenwüste
zone-oe23 = südöstliche Obeliskenwüste
    .definite = die südöstliche Obeliskenwüste
    .accusative = die südöstliche Obeliskenwüste
    .in = in der südöstlichen Obeliskenwüste
    .to = in die südöstliche Obeliskenwüste
    .from = aus der südöstlichen Obeliskenwüste
zone-t2e = östlicher Wüstentempel
    .definite = der östliche Wüstentempel
    .accusative = den östlichen Wüstentempel
    .in = im östlichen Wüstentempel
    .to = in den östlichen Wüstentempel
    .from = aus dem östlichen Wüstentempel
zone-be = östlicher Handelshafen
    .definite = der östliche Handelshafen
    .accusative = den östlichen Handelshafen
    .in = im östlichen Handelshafen
    .to = in den östlichen Handelshafen
    .from = aus dem östlichen Handelshafen
zone-t3e = östlicher Flusstempel
    .definite = der östliche Flusstempel
    .accusative = den östlichen Flusstempel
    .in = im östlichen Flusstempel
    .to = in den östlichen Flusstempel
    .from = aus dem östlichen Flusstempel
zone-s = Heiligtum aller Götter
    .definite = das Heiligtum aller Götter
    .accusative = das Heiligtum aller Götter
    .in = im Heiligtum aller Götter
    .to = ins Heiligtum aller Götter
    .from = aus dem Heiligtum aller Götter
zone-dd = Deltawüste
    .definite = die Deltawüste
    .accusative = die Deltawüste
    .in = in der Deltawüste
    .to = in die Deltawüste
    .from = aus der Deltawüste
zone-td = Deltatempel
    .definite = der Deltatempel
    .accusative = den Deltatempel
    .in = im Deltatempel
    .to = in den Deltatempel
    .from = aus dem Deltatempel

# Eine Zone in einem Satz: $zone ist, wie sie auf der Karte heißt, $spoken, wie man von ihr spricht.
spot = { $zone }
    .in = in { $zone }
    .own = in { $zone }
    .to = nach { $zone }
    .from = von { $zone }

## Anzahlen

soldiers = { $number ->
        [one] { $number } Soldat
       *[other] { $number } Soldaten
    }
    .accusative = { $number } Soldaten
soldiers-with = { $soldiers } mit { FORM($creature, form: "dative") }
    .accusative = { FORM($soldiers, form: "accusative") } mit { FORM($creature, form: "dative") }
prayer-points = { $number ->
        [one] { $number } Gebetspunkt
       *[other] { $number } Gebetspunkte
    }
interventions = { $number ->
        [one] eine Intervention
       *[other] { $number } Interventionen
    }
seen-cards = { $number ->
        [1] { FORM($card, form: "spoken") }
       *[other] { $number } × { FORM($card, form: "spoken") }
    }

# Wie sie auf der Karte stehen: A5, A5+Ph.
army = { $seat }{ $soldiers }
army-with = { $seat }{ $soldiers }+{ $sign }

# Was auf einem Plättchen steht, nach seiner Art.
creature-does = Kreatur: { $does }
    .spoken = { $does }
gold-does = Gold: { $does }
battle-card-does = Stärke { $strength }{ $damage ->
        [0] { "" }
       *[other] , Schaden { $damage }
    }{ $shields ->
        [0] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }
battle-card-costs = { $numbers }, du verlierst { $soldiers } Soldaten

# Woraus die Stärke einer Armee besteht: Sturmangriff +1.
own-city = eigene Stadt
term = { FORM($what, form: "spoken") }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength }
    }

## Was du gefragt wirst

ask-choose-districts = Setze je fünf Soldaten in zwei Viertel deiner Stadt. Welches Viertel bleibt leer?
ask-choose-pyramids = Baue drei Pyramidenstufen, keine Pyramide höher als Stufe 2. Noch { $levels }.
ask-choose-first-tile = Nimm dein erstes Plättchen; es kostet nichts.
ask-choose-action = Du bist dran: Lege einen Marker auf ein Feld deiner Aktionspyramide.
ask-end-turn = Dein Marker liegt. Eingabe beendet deinen Zug; undo nimmt den letzten Schritt zurück.
ask-choose-tile = Welches Plättchen kaufst du?
ask-choose-card-to-swap = Welche Kampfkarte tauschst du gegen { $card }?
ask-choose-site = Wo baust du?
ask-choose-level = Bis zu welcher Stufe?
ask-choose-recruits = { $free ->
        [0] Rekrutiere Soldaten, einen nach dem anderen.
        [one] Rekrutiere Soldaten, einen nach dem anderen. Einer ist gratis.
       *[other] Rekrutiere Soldaten, einen nach dem anderen. { $free } sind gratis.
    }
ask-choose-places = Setze gratis Soldaten aus deinem Vorrat ein: noch { $number }.
ask-choose-army = Welche Armee bewegst du?
ask-choose-group = Wie viele der Soldaten { FORM($zone, form: "in") } gehen mit?
ask-choose-step = { $army } { FORM($zone, form: "in") }, noch { $movement } Bewegung. Wohin?
ask-choose-obelisk = Zu welchem Obelisken teleportiert die Armee?
ask-choose-target = Feuerregen: Wo entfernst du einen Soldaten?
ask-choose-memory = Welche Intervention nimmst du vom Ablagestapel zurück?
ask-choose-battle = Welcher Kampf wird zuerst ausgetragen?
ask-fighting = Der Kampf geht weiter.
ask-choose-shown = Vorahnung: Die Gegenseite sieht deine Kampfkarte. Welche spielst du?
ask-choose-cards = Verdeckt: Welche Karte spielst du?
ask-choose-discard = Verdeckt: Welche Karte legst du ab? Du spielst { $active }.
ask-choose-interventions = Du spielst { $active } und legst { $discarded } ab. Dazu Interventionen?
ask-choose-more-interventions = Du spielst { $active }, dazu { FORM($played, form: "spoken") }, und legst { $discarded } ab. Noch mehr Interventionen?
ask-choose-returned = Du kannst nicht alle deine Interventionen bezahlen: Welche nimmst du zurück?
ask-choose-tactics = Taktische Wahl: Tauschst du deine gespielte Karte gegen die abgelegte?
ask-choose-wounds = Göttliche Wunde: Legst du Interventionen ab, für je 1 Stärke?
ask-choose-end = Du hast den Kampf verloren: Löst du die Armee auf, oder ziehst du dich zurück?
ask-choose-retreat = Du hast gewonnen: Wohin zieht sich { $who } zurück?
ask-choose-reinforcement = Verstärkung: Wie viele Soldaten kommen zu deiner Armee?
ask-choose-stay = Du hast gewonnen: Bleibt deine Armee dort?
ask-choose-sacrifice = Opferst du Soldaten { FORM($zone, form: "in") }?
ask-choose-prayers = Tauschst du Veteranen gegen Gebetspunkte?
ask-choose-vision = Vision: Welche dieser Interventionen nimmst du?
ask-choose-draws = Tauschst du zwei Veteranen gegen eine weitere Intervention?
ask-choose-raised = Hand Gottes: Welche Pyramide erhöhst du um eine Stufe?
ask-choose-joining = Welche Kreaturen schließen sich deinen Armeen an?
ask-choose-slot = Welchen Platz nimmst du in der Reihenfolge von morgen?

## Was eine Antwort bewirkt

comma = { ", " }
does-pay = -{ $number }{ " " }
does-cost-nothing = gratis{ " " }

row-top = oben
    .adjective = oberste
row-middle = Mitte
    .adjective = mittlere
row-bottom = unten
    .adjective = unterste
does-pray = { $number ->
        [one] +{ $number } Gebetspunkt
       *[other] +{ $number } Gebetspunkte
    } ({ $row })
does-move = eine Armee ({ $row })
does-recruit = Soldaten ({ $row })
does-build = eine Pyramide ({ $row })
does-power = { FORM($colour, form: "neuter") } Plättchen bis Stufe { $level }
does-no-indicator = noch keine Farbe: kein Plättchen zu kaufen
does-no-pyramid = keine { FORM($colour, form: "adjective") } Pyramide
does-end-turn = dein Zug ist zu Ende

does-buy = · { $does }
does-found = eine neue { FORM($colour, form: "adjective") } Pyramide, höher, wenn du zahlen kannst
does-level = die { FORM($colour, form: "adjective") } Pyramide { FORM($zone, form: "in") } mit Stufe { $level }
does-raise = die { FORM($colour, form: "adjective") } Pyramide von { $level } auf { $next } oder höher
does-raise-by-one = die { FORM($colour, form: "adjective") } Pyramide von { $level } auf { $next }
does-leave-empty = bleibt leer: je { $soldiers } in { $first } und { $second }

does-move-up-to = Bewegung { $movement }
does-leave-behind = { $number ->
        [0] alle
        [one] { $number } bleibt
       *[other] { $number } bleiben
    }
does-fight = Kampf{ " " }
does-meet = { $armies }, { $attack } gegen { $defence }
does-gain-fame = +{ $number } Ruhm{ " " }
zone-temple = Tempel
zone-sanctuary = Heiligtum
armies = { $armies }

does-wound = +1 Stärke statt: { $does }
does-swap-cards = die gespielte Karte gegen die abgelegte tauschen
does-retreat = in eine freie Nachbarzone, die der Sieger aussucht
does-stay = deine Armee hält die Zone
does-disband = { $soldiers } in den Vorrat, +{ $points }
does-reinforce = aus deinem Vorrat zur Armee
does-sacrifice-for-fame = 2 Soldaten für 1 Ruhmespunkt
does-sacrifice-for-prayer = 1 Soldat für 5 Gebetspunkte
does-take-slot = von { $places } in der Reihenfolge von morgen

# Was `done` nach jeder Frage heißt, und wofür `spend` zahlt.
done-choose-tile = nichts kaufen
done-choose-site = nichts bauen
done-choose-recruits = niemanden mehr rekrutieren
done-choose-places = keine Soldaten mehr
done-choose-army = nichts bewegen
done-choose-step = die Bewegung endet hier
done-choose-cards = deine Wahl steht
done-choose-wounds = keine mehr
done-choose-prayers = die Veteranen behalten
done-choose-draws = die Veteranen behalten
done-choose-joining = keine Kreaturen mehr
spend-choose-prayers = 1 Veteran für 1 Gebetspunkt
spend-choose-draws = 2 Veteranen für eine Intervention

## Was geschehen ist

# Was für etwas gezahlt wurde, dahinter.
for-nothing = { "" }
for-points = { " " }für { $number ->
        [one] { $number } Gebetspunkt
       *[other] { $number } Gebetspunkte
    }

tell-marker = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } einen Marker auf { $field }.
tell-silver-marker = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } den Silbermarker auf { $field }.
tell-gold-marker = { $who ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } den Goldmarker für { FORM($action, form: "spoken") }.
tell-pray = { $who ->
        [you] Du betest
       *[other] { $who } betet
    }: { $gain }.
gain = +{ $points } ({ $total })
gain-none = keine weiteren Gebetspunkte
tell-pay = { $who ->
        [you] Du zahlst { $points } und hast
       *[other] { $who } zahlt { $points } und hat
    } noch { $total }.
tell-gain = { $who ->
        [you] Du bekommst { $points } und hast
       *[other] { $who } bekommt { $points } und hat
    } jetzt { $total }.
tell-gains = Gebetspunkte: { $gains }.
gain-of = { $who ->
        [you] du
       *[other] { $who }
    } +{ $number } ({ $total })
tell-buy = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } das Plättchen { FORM($tile, form: "spoken") }{ $price }.
tell-build = { $who ->
        [you] Du baust
       *[other] { $who } baut
    } die { FORM($colour, form: "adjective") } Pyramide { FORM($zone, form: "own") }{ $price } bis Stufe { $level }.
tell-place = { $who ->
        [you] Du setzt
       *[other] { $who } setzt
    }{ $price } { FORM($soldiers, form: "accusative") } ein ({ $places }).
placed = { $number } { FORM($zone, form: "in") }
tell-move = { $who ->
        [you] Du bewegst
       *[other] { $who } bewegt
    }{ $price } { FORM($army, form: "accusative") }: { $way }.
tell-creature-returns = { FORM($creature, form: "beginning") } kehrt in { $who ->
        [you] deinen Vorrat
       *[other] den Vorrat von { $who }
    } zurück.
tell-creature-joins = { FORM($creature, form: "beginning") } schließt sich { FORM($zone, form: "own") } { $who ->
        [you] deiner Armee
       *[other] der Armee von { $who }
    } an.
tell-give-up = { $who ->
        [you] Du opferst
       *[other] { $who } opfert
    } { FORM($zone, form: "in") } { FORM($soldiers, form: "accusative") } für { $fame ->
        [one] { $fame } Ruhmespunkt
       *[other] { $fame } Ruhmespunkte
    }.
tell-give-up-for-prayer = { $who ->
        [you] Du opferst
       *[other] { $who } opfert
    } { FORM($zone, form: "in") } 1 Soldaten: { $gain }.
tell-return = { $number ->
        [one] { $number } Soldat
       *[other] { $number } Soldaten
    } von { $who ->
        [you] dir
       *[other] { $who }
    } { FORM($zone, form: "in") } { $number ->
        [one] kehrt
       *[other] kehren
    } in den Vorrat zurück.

tell-attack = { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $whom ->
        [you] dich
       *[other] { $whom }
    } { FORM($zone, form: "in") } an.
tell-chosen = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } gewählt.
tell-show = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card }.
tell-show-with = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card }, dazu { FORM($cards, form: "spoken") }.
tell-take-back = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } die abgelegten Kampfkarten zurück.
tell-swap = { $who ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } die Kampfkarte { $card } gegen { $special }.
tell-strength = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } Stärke { $strength } ({ $terms }), Schaden { $damage } und { $shields ->
        [0] keinen Schild
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }.
tell-win = { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } den Kampf { FORM($zone, form: "in") }.
tell-lose = { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { FORM($zone, form: "in") } { FORM($soldiers, form: "accusative") }.
tell-disband = { $who ->
        [you] Du löst deine
       *[other] { $who } löst die eigene
    } Armee { FORM($zone, form: "in") } auf: { $soldiers } in den Vorrat.
tell-disband-for-prayer = { $who ->
        [you] Du löst deine
       *[other] { $who } löst die eigene
    } Armee { FORM($zone, form: "in") } auf: { $soldiers } in den Vorrat, { $gain }.
tell-retreat = { $who ->
        [you] Du ziehst dich
       *[other] { $who } zieht sich
    } { FORM($source, form: "from") } { FORM($target, form: "to") } zurück.
tell-retreat-with = { $who ->
        [you] Du ziehst dich
       *[other] { $who } zieht sich
    } mit { FORM($creature, form: "dative") } { FORM($source, form: "from") } { FORM($target, form: "to") } zurück.
tell-fame = { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $number ->
        [one] { $number } dauerhaften Ruhmespunkt
       *[other] { $number } dauerhafte Ruhmespunkte
    }.
tell-veterans = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } jetzt { $number ->
        [0] keine Veteranen
       *[other] { $number } Veteranen
    }.

tell-play = { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { FORM($card, form: "spoken") }{ $price }.
tell-wound = { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($card, form: "spoken") } für 1 Stärke ab.
tell-unpaid = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($card, form: "spoken") } zurück: Die Gebetspunkte reichen nicht.
tell-remember = { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($card, form: "spoken") } vom Ablagestapel zurück.
tell-draw = { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { FORM($cards, form: "spoken") }.
tell-see = { $who ->
        [you] Du siehst
       *[other] { $who } sieht
    }: { FORM($cards, form: "spoken") }.
tell-shuffle = Die abgelegten Interventionen werden zu einem neuen Stapel.

tell-night = Die Nacht bricht herein.
tell-day = Tag { $number } beginnt.
tell-order = Reihenfolge von morgen: { $places }.
place-taken = { $who ->
        [you] du
       *[other] { $who }
    } auf Platz { $place }
tell-end = Das Spiel ist zu Ende.

## Wie es gewonnen wurde

end-fame = { fame-at-turn }, und niemand hatte mehr.
end-fame-shared = { fame-at-turn }, und niemand hatte mehr; dass jemand gleich viele hatte, spielt keine Rolle.
fame-at-turn = { $fame } Ruhmespunkte zu Beginn { $who ->
        [you] deines Zuges
       *[other] des Zuges von { $who }
    }
end-last-day = Tag { $day } war wie vereinbart der letzte: Am meisten Ruhm gewinnt, { $fame } gegen { $second }.
end-last-day-shared = Tag { $day } war wie vereinbart der letzte: Am meisten Ruhm gewinnt, und { $fame } haben mehrere.

## Warum etwas nicht möglich ist

purse = kostet { $cost }, und du hast { $points }

refuse-nothing-to-buy-again = Die Zwillingszeremonie kauft noch einmal in einer Farbe von heute, und da gibt es nichts zu kaufen.
refuse-no-gold-marker = Für den Goldmarker brauchst du ein Goldplättchen, und du kannst ihn nur einmal am Tag legen.
refuse-marker-first = Lege zuerst deinen Marker; und auch einen Silbermarker, wenn sonst eine Reihe leer bliebe.
refuse-level-now = Der Bauplatz ist gewählt; sag jetzt, bis zu welcher Stufe, zum Beispiel „level 2“.
refuse-site-first = Wähle zuerst, wo du baust: Gründe eine Pyramide (found) oder erhöhe eine (raise).
refuse-no-room-here = Hier ist kein Platz: mehr als { $most } Soldaten und eine Kreatur dürfen es nicht sein.

refuse-same-picture = Du hast schon ein Plättchen mit demselben Bild wie { FORM($tile, form: "spoken") }.
refuse-not-on-offer = { FORM($tile, form: "spoken") } ist nicht im Angebot.
refuse-colour-not-bought = Die Zwillingszeremonie kauft in einer Farbe von heute, und { $colour } ist nicht darunter.
refuse-colour-bought = Du hast heute schon ein { FORM($colour, form: "neuter") } Plättchen gekauft; am Tag ist nur eines von jeder Farbe erlaubt.
refuse-other-field = Für { FORM($tile, form: "spoken") } legst du einen Marker auf das Machtfeld mit der Farbe { $colour }.
refuse-low-pyramid = { FORM($tile, form: "spoken") } braucht eine { FORM($colour, form: "adjective") } Pyramide der Stufe { $needed }; du kontrollierst { $level ->
        [0] keine
       *[other] Stufe { $level }
    }.
refuse-tile-price = { FORM($tile, form: "spoken") } { $price }.

refuse-not-in-play = { $zone } ist bei { $players } Spielern nicht im Spiel.
refuse-not-beside = { $zone } grenzt nicht an { $here }, und von dort fährt auch kein Schiff hin.
refuse-no-movement = Die Bewegung der Armee reicht nicht mehr bis { $zone }.
refuse-wall = Über die Mauer vor { $zone } kommt nur eine Bewegung, die direkt davor begonnen hat, und nur einmal.
refuse-toll = Die Zone der Chnum-Sphinx zu betreten { $price }.
refuse-no-room = In { $zone } ist kein Platz für die Armee, und weiter könnte sie von dort nicht.

refuse-no-obelisk = Teleportiert wird zu einem Obelisken, und { $zone } hat in diesem Spiel keinen.
refuse-teleported = Eine Armee teleportiert nur einmal in einer Bewegung.
refuse-no-teleport-from-here = Teleportiert wird aus einem Viertel mit einer Pyramide, die du kontrollierst.
refuse-already-there = Die Armee ist schon in { $zone }.
refuse-teleport-price = Das Teleportieren { $price }.

refuse-no-creature-there = Du hast in { $zone } die Kreatur { FORM($creature, form: "spoken") } nicht.
refuse-fewer-soldiers = In { $zone } { $number ->
        [one] steht nur { $number } Soldat
       *[other] stehen nur { $number } Soldaten
    } von dir.
refuse-too-many = Höchstens { $most } Soldaten und eine Kreatur dürfen zusammen ziehen oder in einer Zone bleiben.
refuse-regrouped = In jeder Zone wählst du nur einmal, welche Soldaten weiterziehen, und das hast du schon.
refuse-same-army = Das ist die Armee, die gekommen ist; sie zieht weiter, ohne noch einmal gewählt zu werden.
refuse-no-room-to-regroup = In { $zone } ist kein Platz, und diese Armee könnte von dort nicht weiter.

refuse-no-such-card = Du hast { FORM($card, form: "spoken") } nicht auf der Hand.
refuse-in-battle-only = { FORM($card, form: "spoken") } wird gespielt, wenn Kampfkarten gewählt werden.
refuse-cards-in-order = Zuerst wählst du die Karte, die du spielst, dann die, die du ablegst, dann Interventionen.
refuse-in-a-move-only = { FORM($card, form: "spoken") } kannst du nur spielen, während du eine Armee bewegst.
refuse-teleported-already = Eine Armee teleportiert nur einmal in einer Bewegung, ob mit dieser Karte oder anders.
refuse-card-price = { FORM($card, form: "spoken") } { $price }.
refuse-no-room-at-obelisks = An keinem Obelisken hätte die Armee Platz oder könnte von dort weiter.
refuse-walls-ignored = Die Bewegung beachtet schon keine Mauern.
refuse-no-way-on-after = Hier ist kein Platz, und nach { FORM($card, form: "spoken") } könnte die Armee nicht weiter.
refuse-by-day-only = { FORM($card, form: "spoken") } wird am Tag in deinem Zug gespielt, nicht im Kampf oder nachts.
refuse-no-effect = { FORM($card, form: "spoken") } hätte jetzt keine Wirkung.
refuse-move-on-before-card = Hier ist kein Platz für die Armee; sie muss weiter, bevor du { FORM($card, form: "spoken") } spielst.
refuse-answer-first = Beantworte erst die Frage, dann spiele { FORM($card, form: "spoken") }.
refuse-no-such-battle-card = Du hast die Kampfkarte { $card } nicht auf der Hand.

refuse-no-silver-marker = Für einen Silbermarker brauchst du das Plättchen Göttertat, und du kannst ihn nur einmal am Tag legen.
refuse-field-taken = Auf { $field } liegt schon ein Marker.
refuse-marker-placed = Du hast deinen Marker für diesen Zug schon gelegt.
refuse-first-field-for-all = { $field } hat noch keine Farbe; das erste solche Feld steht für alle.
refuse-empty-row = Nach { $field } bekäme heute nicht mehr jede Reihe einen Marker.

refuse-colour-not-in-play = Die Farbe { $colour } ist nicht im Spiel.
refuse-first-levels = Zu Beginn baust du zusammen 3 Stufen, keine Pyramide höher als 2 und jede in einer anderen Farbe.
refuse-site-taken = Auf diesem Bauplatz steht schon eine Pyramide.
refuse-pyramid-price = Eine neue Pyramide { $price }.
refuse-too-many-pyramids = In einer Stadt stehen höchstens { $most } Pyramiden, jede in einer anderen Farbe.
refuse-nothing-to-raise = Hier ist keine Pyramide zu erhöhen; gründe erst eine.
refuse-top-level = Die Pyramide hat Stufe { $level }, die höchste, die es gibt.
refuse-level-reached = Die Pyramide hat schon Stufe { $level }.
refuse-level-price = Stufe { $level } { $price }.

refuse-beside-an-enemy = Neben einem Gegner werden nur Rekruten eingesetzt, und in { $zone } steht einer.
refuse-full = In { $zone } stehen schon { $soldiers }, mehr dürfen es nicht sein.
refuse-two-armies = Einberufene Soldaten kommen in deine Stadt oder zu einer Armee, nicht zu zweien.
refuse-not-placed-there = In { $zone } werden jetzt keine Soldaten eingesetzt.
refuse-empty-supply = Du hast keine Soldaten mehr im Vorrat.
refuse-not-your-city = Rekrutiert wird in der eigenen Stadt, und { $zone } ist keines ihrer Viertel.
refuse-soldier-price = Ein Soldat { $price }.
refuse-not-your-creature = { FORM($creature, form: "spoken") } gehört dir nicht.
refuse-move-on-before-creature = Hier ist kein Platz für die Armee; sie muss weiter, bevor sich { FORM($creature, form: "spoken") } jemandem anschließt.
refuse-creature-joins = { FORM($creature, form: "spoken") } kommt aus deinem Vorrat zu einer Armee ohne Kreatur in einem deiner Viertel.

## Was auf dem Tisch steht

# Die Karte
label-legend-army = { $soldiers } und eine Kreatur
label-legend-pyramid = eine Pyramide und ihre Stufe
label-legend-temple = ein Tempel, was er bringt
    .short = Tempel, was er bringt
label-legend-obelisk = ein Obelisk
    .short = Obelisk
label-legend-trade-harbour = ein Handelshafen
    .short = Handelshafen
label-legend-military-harbour = ein Kriegshafen
    .short = Kriegshafen
label-legend-may-choose = du kannst es wählen
label-legend-battle = und dort wird gekämpft
label-sanctuary = Heiligtum
label-delta = Delta
label-temple = Tempel
label-storm = { $city }: Sturm

# Der Tag
label-day = Tag { $day }
label-turn = Zug { $turn } von { $turns }
label-night = Nacht nach Tag { $day }
label-before = vor dem ersten Tag
    .short = vor Tag 1
label-order = Folge
label-tomorrow = morgen
label-deck = Interventionen: { $number } im Stapel
label-discarded = abgelegt: { $cards }

# Das Rennen um den Ruhm, und die Spieler
label-fame = Ruhm
label-has = hat
label-actions = Aktionen
label-tiles = Plättchen
label-battle = Kampf
label-hand = Hand
label-fame-total = Ruhm { $number }
label-fame-for-good = { $number } dauerhaft
label-fame-temples = { $number } Tempel
label-fame-pyramids = { $number ->
        [one] { $number } große Pyramide
       *[other] { $number } große Pyramiden
    }
label-prayer = Gebete { $number }
label-supply = Vorrat { $number }
label-veterans = Veteranen { $number }
label-interventions = Interventionen { $number }
label-battle-cards = Kampfkarten { $number }
label-played = (gespielt { $cards })
label-waiting = wartend: { $creatures }
label-move = bewegen
label-recruit = rekrutieren
label-build = bauen
label-pray = beten
label-gold = Gold
label-no-tiles = noch keine
label-no-battle-cards = keine auf der Hand: im nächsten Kampf kommen alle zurück
    .short = keine auf der Hand
label-no-cards = keine
label-card-price = (-{ $number })
label-battle-number = Kampf { $number }
label-hand-number = Hand { $number }
label-tiles-number = Plättchen { $number }
label-markers = Marker { $number }
label-you = Du
label-deck-and-discards = Interventionen: { $number } im Stapel; abgelegt: { $cards }
label-no-discards = nichts
label-window-battle = Kampf
label-window-day = Tag
label-window-move = Zug
label-price = -{ $number }
label-free = gratis
label-no-interventions = keine Interventionen

# Ein Kampf
label-battle-in = Kampf in { $zone }:
label-attack = { $who ->
        [you] du greifst
       *[other] { $who } greift
    } { $whom ->
        [you] dich
       *[other] { $whom }
    } an
label-attacked = { $who ->
        [you] du hast
       *[other] { $who } hat
    } { $whom ->
        [you] dich
       *[other] { $whom }
    } angegriffen
label-strength = { $terms } = { $strength }; Schaden { $damage }, Schilde { $shields }
label-has-chosen = (hat gewählt)
label-card-to-come = (und eine Karte)
label-no-battle = gerade wird nicht gekämpft

# Was man sich ansehen kann, unter dem Namen, den man tippt
label-look-players = players (Spieler)
label-look-market = market (Plättchen)
label-look-hand = hand (Hand)
label-look-battle = battle (Kampf)
label-look-discards = discards (Abgelegtes)

# Das Ende
label-final-fame = Ruhm am Ende
label-source-battles = Kämpfe
label-source-temple-pairs = Tempelpaare
label-source-sanctuary = Heiligtum
label-source-tiles = Plättchen
label-source-temples = Tempel
label-source-pyramids = Pyramiden
label-fame-after-days = Ruhm nach jedem Tag:

## Hilfe

help =
    Die Karte
      A5+Ph       eine Armee: der Platz, ihre Soldaten, ihre Kreatur
      rot2        eine Pyramide und ihre Stufe; mit Stufe 4 ist sie 1 Ruhm wert
                  (bla, wei, sch; wo wenig Platz ist ro, bl, we, sw)
      T2W +2      ein Tempel: 1 Ruhm, solange du ihn hältst, nachts 2 Gebetspunkte
      i  ~  ≈     Obelisk, Handelshafen, Kriegshafen
      { "[" }T2W]       du kannst es wählen; [T2W!] heißt Kampf. In der Liste: B3, 7
                  gegen 4 ist die Armee von B und die Stärken vor den Karten
      Die Wüsten F und O eines Ufers grenzen an den Tempel T2 und das Ufer B
      daneben; F1 grenzt an O12, O12 an F2 und so weiter bis F3. B grenzt an den
      Tempel T3 im Fluss. Viertel grenzen aneinander und an die Wüste F vor der
      Stadt. Von Häfen fahren Schiffe zu jedem Handelshafen und nach Hause.

    Ein Zug
      mark        legt deinen Marker auf ein Feld: move (bewegen), recruit
                  (rekrutieren), build (bauen), pray (beten) oder power (ein
                  Plättchen kaufen). Jede Reihe der Pyramide braucht einen am Tag.
                  Dann `end` (oder Eingabe); bis dahin nimmt `undo` zurück.
      silver, gold  weitere Marker, die mit Plättchen kommen
      join, play  Kreaturen und Interventionen, jederzeit in deinem Zug
      market      zeigt alle Plättchen, hand, was deine Interventionen tun; players,
                  battle und discards zeigen, was neben die Karte nicht passt

    In einer Zeile
      mark move1; go W1A; take 5; teleport T2W; done; end
      mark recruit; put W1A W1A W1B; done; end
      battle 4s1d 1s3d war-fury     gespielte, abgelegte Karte, Interventionen
      4s1d        eine Kampfkarte: Stärke 4, Schaden 1 (h: Schilde)

    Du gewinnst mit 9 Ruhm zu Beginn deines Zuges, wenn niemand mehr hat.
    Dauerhaft: 1 für jeden Kampf, den du als Angreifer gewinnst und überlebst, 1
    für zwei Tempel in der Nacht, 1 für zwei im Heiligtum geopferte Soldaten, 1 auf
    manchen Plättchen. Solange du sie hältst: 1 für jeden Tempel und jede Pyramide
    der Stufe 4.

## Warum eine Antwort gut ist: was am Tag getan wird

reason-gold-move = nutzt den Goldmarker für eine Bewegung
reason-gold-ignoring-walls = nutzt den Goldmarker für eine Bewegung, die keine Mauern beachtet
reason-move-field-in-vain = nimmt ein Bewegungsfeld, obwohl gerade keine Bewegung etwas bringt
reason-pray = betet um { reason-prayer-points }
reason-pray-in-vain = betet vergeblich, denn mehr Gebetspunkte { $who ->
        [you] kannst du nicht haben
       *[other] kann { $who } nicht haben
    }
reason-recruit = rekrutiert { reason-soldiers } { FORM($zones, form: "in") }
reason-recruit-up-to = rekrutiert bis zu { reason-soldiers }
reason-recruit-nobody = nimmt das Rekrutierungsfeld, ohne jemanden zu rekrutieren
reason-recruit-no-more = rekrutiert niemanden mehr und behält { reason-prayer-points }
reason-recruit-in-vain = rekrutiert niemanden, denn { $who ->
        [you] du hast
       *[other] { $who } hat
    } zu wenig Soldaten oder Gebetspunkte
reason-drive-out = rekrutiert, um { $army } { FORM($zone, form: "in") } zu vertreiben
reason-put = setzt { FORM($zone, form: "in") } einen Soldaten ein
reason-put-against = schickt { FORM($zone, form: "in") } einen Soldaten gegen { $army }
reason-keep-in-supply = behält { reason-soldiers } im Vorrat
reason-buy = kauft { $tile }
reason-may-buy = erlaubt { to-whom }, { $tile } zu kaufen
reason-first-tile = beginnt mit { $tile }, das jetzt nichts kostet
reason-buy-nothing = kauft nichts und behält { reason-prayer-points }
reason-power-in-vain = nimmt ein Machtfeld, obwohl gerade kein Plättchen zu kaufen ist
reason-swap = gibt { $card } für { $special } her
reason-found = gründet { FORM($zone, form: "in") } eine { FORM($colour, form: "adjective") } Pyramide der Stufe { $level }
reason-raise = erhöht { $who ->
        [you] deine { FORM($colour, form: "adjective") } Pyramide
       *[other] die { FORM($colour, form: "adjective") } Pyramide von { $who }
    } auf Stufe { $level }
reason-build-nothing = baut nichts und behält { reason-prayer-points }
reason-build-in-vain = baut nichts, denn { $who ->
        [you] du hast
       *[other] { $who } hat
    } zu wenig Gebetspunkte oder keinen Bauplatz
reason-play = spielt { $card }
reason-play-to-reach = spielt { $card }, um { FORM($target, form: "to") } zu kommen
reason-take-card = nimmt { $card }
reason-burn = entfernt einen von { FORM($army, form: "dative") } { FORM($zone, form: "in") }
reason-burn-last = entfernt { FORM($zone, form: "in") } den letzten Soldaten von { to-whom }
reason-end-turn = beendet den Zug mit { FORM($points, form: "dative") } und { FORM($cards, form: "dative") }

## Was in einer Bewegung getan wird

reason-move-from = bewegt { $army } { FORM($source, form: "from") }
reason-move-in-vain = bewegt { $army } { FORM($source, form: "from") }, obwohl kein Ziel in Reichweite etwas bringt
reason-move-from-to = bewegt { $army } { FORM($source, form: "from") } { FORM($target, form: "to") }
reason-teleport-from-to = teleportiert { $army } { FORM($source, form: "from") } { FORM($target, form: "to") }
reason-move-nothing = bewegt nichts und lässt alle Armeen stehen
reason-go-with = zieht mit { FORM($army, form: "dative") } weiter { FORM($zone, form: "to") }
reason-go-on-the-way = zieht weiter { FORM($zone, form: "to") }, auf dem Weg { FORM($target, form: "to") }
reason-teleport-with = teleportiert mit { FORM($army, form: "dative") } { FORM($zone, form: "to") }
reason-teleport-on-the-way = teleportiert { FORM($zone, form: "to") }, auf dem Weg { FORM($target, form: "to") }
reason-obelisk = teleportiert { $army } { FORM($zone, form: "to") }
reason-obelisk-on-the-way = teleportiert { $army } { FORM($zone, form: "to") }, auf dem Weg { FORM($target, form: "to") }
reason-go-on = zieht mit { FORM($army, form: "dative") } { FORM($source, form: "from") } weiter
reason-stop = hält { FORM($zone, form: "in") } an
reason-join = gibt { $tile } zu { FORM($army, form: "dative") } { FORM($zone, form: "in") }
reason-join-no-more = lässt die anderen Kreaturen im Vorrat

## Was in einem Kampf getan wird

reason-fight-first = kämpft zuerst { FORM($zone, form: "in") } gegen { $army }
reason-active = spielt gegen { $who ->
        [you] dich
       *[other] { $who }
    } die Karte mit Stärke { $strength }
reason-discard = legt { $card } ab
reason-play-ruse = spielt die List, die nur mehr Karten vortäuscht
reason-commit = belässt es dabei
reason-get-back = nimmt { $card } zurück, damit die Gebetspunkte für die anderen reichen
reason-swap-active = tauscht die eigene Karte gegen { $card }
reason-keep-active = bleibt bei { FORM($card, form: "dative") }
reason-wound = legt { FORM($card, form: "spoken") } für 1 Stärke mehr ab
reason-retreat = zieht sich zurück und behält { reason-soldiers } auf der Karte, wo der Sieger es bestimmt
reason-disband = nimmt { reason-soldiers } zurück in den Vorrat
reason-send = schickt { $army } { FORM($zone, form: "to") }
reason-reinforce = setzt { FORM($zone, form: "in") } gratis { reason-soldiers } ein
reason-reinforce-nothing = setzt { FORM($zone, form: "in") } niemanden ein und behält die Soldaten im Vorrat
reason-stay = bleibt { FORM($zone, form: "in") } mit { reason-soldiers.dative }

## Was zu Beginn und in der Nacht getan wird

reason-leave-empty = lässt { FORM($zone, form: "accusative") } leer
reason-sacrifice-for-fame = opfert { reason-soldiers } für 1 dauerhaften Ruhmespunkt
reason-sacrifice-for-prayer = opfert einen Soldaten für { reason-prayer-points }
reason-keep-in-sanctuary = behält { reason-soldiers } im Heiligtum
reason-keep-in-delta = behält { reason-soldiers } im Deltatempel
reason-spend-for-prayer = gibt einen Veteranen für einen Gebetspunkt her
reason-spend-for-card = gibt { reason-veterans } für eine weitere Intervention her
reason-keep-for-cards = behält { reason-veterans } für Interventionen oder Soldaten
reason-keep-for-soldiers = behält { reason-veterans }, um sie als Soldaten einzusetzen
reason-give-up-veterans = gibt { reason-veterans } her, ohne einen Soldaten einzusetzen
reason-raise-nothing = lässt die Pyramiden, wie sie sind
reason-first-place = nimmt morgen Platz 1, handelt also zuerst, aber andere können am Ende des Tages antworten
reason-first-place-to-win = nimmt morgen Platz 1, um als Erstes zu gewinnen oder jemanden davon abzuhalten
reason-middle-place = nimmt morgen Platz { $place }, nach { $number ->
        [one] einem Spieler
       *[other] { number-word } Spielern
    } und vor { FORM($after, form: "dative") }
reason-last-place = nimmt morgen Platz { $place }, damit niemand auf die letzte Aktion des Tages antworten kann

## Warum eine Antwort gut ist: was dafür spricht und was dagegen

reason-costs = kostet { reason-prayer-points }
reason-costs-to-play = kostet { reason-prayer-points }, wenn man es spielt
reason-costs-nothing = kostet nichts
reason-costs-too-much = kostet mehr, als { $who ->
        [you] du hast
       *[other] { $who } hat
    }
reason-not-worth-it = bringt weniger, als es kostet
reason-gains-prayer = bringt { reason-prayer-points }
reason-makes-of-them = bringt sie auf { $number }
reason-makes-fame = kommt damit auf { $fame } Ruhmespunkte
reason-gives-fame = bringt 1 Ruhmespunkt (zusammen { $fame })
reason-fame-to-win = erreicht den Ruhm, der zum Sieg reicht
reason-no-fame-tonight = bringt heute Nacht keinen Ruhm

reason-uses-silver = nutzt den Silbermarker
reason-uses-gold = nutzt den Goldmarker
reason-ignores-walls = beachtet keine Mauern
reason-first-in-row = legt den ersten Marker in die { FORM($row, form: "adjective") } Reihe
reason-places-soldier = setzt einen Soldaten ein
reason-makes-army = macht daraus eine Armee von { $number }
reason-makes-armies-stronger = stärkt die Armeen für bis zu { reason-prayer-points }
reason-guards-zone = bewacht eine leere Zone
reason-uses-veteran = verbraucht einen Veteranen
reason-keeps-veterans = behält { reason-veterans }
reason-attacks = greift { FORM($zone, form: "in") } { $army } an
reason-last-on-offer = nimmt das letzte im Angebot
reason-opens-tiles = öffnet Plättchen wie { FORM($tile, form: "spoken") }
reason-shares-tiles = muss sich die Plättchen mit anderen teilen, die in dieser Farbe bauen
reason-army-may-teleport = lässt die Armee dort teleportieren
reason-more-later = könnte später mehr bringen
reason-hits-opponents = trifft { $number ->
        [one] einen Gegner
       *[other] { number-word } Gegner
    }
reason-finds-card = findet dort { FORM($card, form: "spoken") }
reason-choose-where = lässt { $who ->
        [you] dich
       *[other] { $who }
    } wählen, wo
reason-fills-others = setzt je { reason-soldiers } in die beiden anderen
reason-keeps-harbour = behält eine Armee am Hafen
reason-gives-up-harbour = verzichtet auf eine Armee am Hafen

reason-leaves-behind = lässt { $number ->
        [one] einen
       *[other] { number-word }
    } zurück
reason-leaves-temple = verlässt einen Tempel
reason-leaves-enemy-pyramid = verlässt eine gegnerische Pyramide
reason-holds-temple = hält einen Tempel für 1 Ruhmespunkt
reason-temple-for-victory = nimmt einen Tempel und kommt damit auf { $fame } Ruhmespunkte
reason-makes-pair = bildet ein Tempelpaar (heute Nacht 1 dauerhafter Ruhmespunkt)
reason-breaks-pair = löst ein Tempelpaar auf
reason-guards-temple = bewacht den eigenen Tempel
reason-keeps-temple = behält den Tempel
reason-gives-up-temple = gibt den Tempel auf
reason-would-win-temple = würde einen Tempel gewinnen
reason-takes-temple-from-them = nimmt ihnen den Tempel und seinen Ruhm
reason-frees-zone = befreit die Zone
reason-brings-income = bringt jede Nacht { reason-prayer-points }
reason-can-sacrifice-for-fame = kann heute Nacht zwei Soldaten für 1 dauerhaften Ruhmespunkt opfern
reason-can-sacrifice-for-prayer = kann heute Nacht einen Soldaten für { reason-prayer-points } opfern
reason-can-teleport = kann von der eigenen Pyramide dort teleportieren
reason-holds-great-pyramid = hält eine große Pyramide für 1 Ruhmespunkt
reason-controls-pyramid = kontrolliert ihre Pyramide der Stufe { $level }
reason-may-be-attacked = kann dort angegriffen werden
reason-out-of-reach = ist heute für Angriffe außer Reichweite
reason-gains-nothing = bringt dort nichts
reason-gains-no-better-target = erreicht kein besseres Ziel
reason-makes-army-stronger = stärkt die Armee, die zieht
reason-takes-creature-off = nimmt { FORM($creature, form: "accusative") } von der Karte

# $tenths: wie oft in zehn Malen
reason-wins = gewinnt { odds }
reason-beats = schlägt { $army } { odds }
reason-beats-rarely = schlägt { $army } { $tenths ->
        [0] { odds }
       *[other] nur { odds }
    }
reason-for-last-fame = { $deed }, für den letzten Ruhmespunkt, der { to-whom } fehlt
reason-raises-chance = hebt die Siegchance von { $before } von 10 auf { $after } von 10
reason-may-kill = kann { reason-soldiers } töten
reason-stops-damage = verhindert { $number } Schaden
reason-loses-soldiers = kostet { $number ->
        [one] einen eigenen Soldaten
       *[other] { number-word } eigene Soldaten
    }
reason-keeps-stronger = behält { $number ->
        [one] eine stärkere Karte
       *[other] { number-word } stärkere Karten
    } für spätere Kämpfe
reason-keeps-stronger-ones = behält { $number ->
        [0] keine stärkere
        [one] eine stärkere
       *[other] { number-word } stärkere
    }
reason-keeps-only-weaker = behält nur { $number ->
        [one] eine schwächere oder gleich starke Karte
       *[other] { number-word } schwächere oder gleich starke Karten
    }
reason-cards-back-sooner = bekommt alle Kampfkarten früher zurück
reason-keeps-interventions = behält { reason-interventions } auf der Hand
reason-changes-little = ändert wenig in diesem Kampf
reason-likely-to-kill = tötet wahrscheinlich mehr von ihnen
reason-likely-to-save = rettet wahrscheinlich eigene Soldaten
reason-decide-later = entscheidet erst, wenn alle Karten offen liegen
reason-loses-battle = verliert einen Kampf, der schon gewonnen ist
reason-wins-by = gewinnt mit { $number } Stärke mehr
reason-loses-by = verliert mit { $number } Stärke weniger
reason-wins-tie = gewinnt den Gleichstand als Verteidiger
reason-loses-tie = verliert den Gleichstand als Angreifer
reason-would-win-anyway = würde auch ohne gewinnen
reason-turns-battle = wendet den Kampf
reason-cannot-win = kann auch so nicht gewinnen
reason-needs-more = braucht noch { $number } mehr zum Sieg
reason-no-easy-victory = schenkt niemandem einen leichten Sieg
reason-gives-them-temple = gibt ihnen einen Tempel
reason-gives-them-nothing = gibt ihnen nichts zu halten
reason-lets-them-go-home = lässt sie nach Hause gehen

## Dinge, wie man von ihnen spricht

reason-zone = { FORM($zone, form: "definite") }
    .accusative = { FORM($zone, form: "accusative") }
    .in = { FORM($zone, form: "in") }
    .to = { FORM($zone, form: "to") }
    .from = { FORM($zone, form: "from") }
reason-district = { $who ->
        [you] dein Viertel { $district }
       *[other] das Viertel { $district } von { $who }
    }
    .in = { $who ->
        [you] in deinem Viertel { $district }
       *[other] im Viertel { $district } von { $who }
    }
    .own = { $who ->
        [you] in deinem Viertel { $district }
       *[other] im Viertel { $district }
    }
    .to = { $who ->
        [you] in dein Viertel { $district }
       *[other] ins Viertel { $district } von { $who }
    }
    .from = { $who ->
        [you] aus deinem Viertel { $district }
       *[other] aus dem Viertel { $district } von { $who }
    }
reason-soldiers = { $number ->
        [one] einen Soldaten
       *[other] { number-word } Soldaten
    }
    .dative = { $number ->
        [one] einem Soldaten
       *[other] { number-word } Soldaten
    }
reason-soldiers-with = { reason-soldiers } und { FORM($creature, form: "accusative") }
    .dative = { reason-soldiers.dative } und { FORM($creature, form: "dative") }
reason-soldiers-of = { $who ->
        [you] { $number ->
            [one] deinen Soldaten
           *[other] deine { number-word } Soldaten
        }
       *[other] { $number ->
            [one] den Soldaten
           *[other] die { number-word } Soldaten
        } von { $who }
    }
    .dative = { $who ->
        [you] { $number ->
            [one] deinem Soldaten
           *[other] deinen { number-word } Soldaten
        }
       *[other] { $number ->
            [one] dem Soldaten
           *[other] den { number-word } Soldaten
        } von { $who }
    }
reason-prayer-points = { $number ->
        [0] keine Gebetspunkte
        [one] einen Gebetspunkt
       *[other] { number-word } Gebetspunkte
    }
    .dative = { $number ->
        [0] keinen Gebetspunkten
        [one] einem Gebetspunkt
       *[other] { number-word } Gebetspunkten
    }
reason-veterans = { $number ->
        [one] einen Veteranen
       *[other] { number-word } Veteranen
    }
reason-interventions = { $number ->
        [one] eine Intervention
       *[other] { number-word } Interventionen
    }
    .dative = { $number ->
        [0] keinen Interventionen
        [one] einer Intervention
       *[other] { number-word } Interventionen
    }
reason-with-effect = { FORM($card, form: "spoken") } ({ FORM($does, form: "spoken") })
reason-battle-card = die Karte mit { $numbers }
    .dative = der Karte mit { $numbers }
reason-strength = Stärke { $number }
reason-damage = Schaden { $number }
reason-shield = { $number ->
        [one] { $number } Schild
       *[other] { $number } Schilden
    }
reason-soldiers-lost = Verlust von { reason-soldiers.dative }
odds = { $tenths ->
        [0] fast nie
        [1] in 1 von 10 Fällen
        [10] fast immer
       *[other] in { $tenths } von 10 Fällen
    }
