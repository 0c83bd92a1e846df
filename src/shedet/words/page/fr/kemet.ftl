# Kemet sur la page, qui le montre en mots : ce qui est écrit en notation dans un terminal, et comment s’appellent les
# parties de la table.

spot = { $spoken }
    .in = { FORM($spoken, form: "in") }
    .own = { FORM($spoken, form: "own") }
    .of = { FORM($spoken, form: "of") }
reason-zone = { FORM($zone, form: "the") }
    .in = { FORM($zone, form: "in") }
    .own = { FORM($zone, form: "in") }
    .of = { FORM($zone, form: "of") }
reason-district = { $who ->
        [you] ton quartier { $district }
       *[other] le quartier { $district } { of-who }
    }
    .in = { $who ->
        [you] dans ton quartier { $district }
       *[other] dans le quartier { $district } { of-who }
    }
    .own = dans { own-m } quartier { $district }
    .of = { $who ->
        [you] de ton quartier { $district }
       *[other] du quartier { $district } { of-who }
    }
army = { $who ->
        [you] { $soldiers ->
            [one] ton soldat
           *[other] tes { $soldiers } soldats
        }
       *[other] { $soldiers ->
            [one] le soldat { of-who }
           *[other] les { $soldiers } soldats { of-who }
        }
    }
army-with = { army } avec { FORM($creature, form: "the") }
soldiers-with = { $soldiers } avec { FORM($creature, form: "the") }
seen-cards = { $number ->
        [1] { $card }
       *[other] { $number } × { $card }
    }
term = { FORM($what, form: "spoken") }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength }
    }
# .you-gain et .gains avec le verbe, car « aucun » demande « ne »
prayer-points = { $number ->
        [0] aucun point de prière
        [one] { $number } point de prière
       *[other] { $number } points de prière
    }
    .you-gain = { $number ->
        [0] ne gagnes aucun point de prière
        [one] gagnes { $number } point de prière
       *[other] gagnes { $number } points de prière
    }
    .gains = { $number ->
        [0] ne gagne aucun point de prière
        [one] gagne { $number } point de prière
       *[other] gagne { $number } points de prière
    }

## Ce qu’on te demande

ask-end-turn = Ton marqueur est placé. Finis ton tour, ou annule ton dernier pas.
ask-choose-step = { $army } { FORM($zone, form: "in") }, encore { $movement ->
        [one] { $movement } lieu
       *[other] { $movement } lieux
    } à parcourir. Vers où ?
ask-choose-discard = En secret : quelle carte défausses-tu face cachée ? Tu joues { $active }.
ask-choose-interventions = Tu joues { $active } et défausses { $discarded }. Des interventions ?
ask-choose-more-interventions = Tu joues { $active } avec { $played }, et défausses { $discarded }. D’autres interventions ?

## Ce que ferait une réponse

does-pay = ({ $number ->
        [one] { $number } point de prière
       *[other] { $number } points de prière
    }){ " " }
does-cost-nothing = (gratuit){ " " }
does-pray = { $number ->
        [one] { $number } point de prière
       *[other] { $number } points de prière
    } (rangée du { $row })
does-move = une armée (rangée du { $row })
does-recruit = des soldats (rangée du { $row })
does-build = une pyramide (rangée du { $row })
does-power = une tuile { FORM($colour, form: "feminine") }, jusqu’au niveau { $level } (rangée du bas)
does-no-indicator = pas encore de couleur, donc pas de tuile à acheter (rangée du bas)
does-no-pyramid = tu ne contrôles aucune pyramide { FORM($colour, form: "feminine") } (rangée du bas)
does-buy = { $does }
does-level = la pyramide { FORM($colour, form: "feminine") } { FORM($zone, form: "in") }, au niveau { $level }
does-move-up-to = { $movement ->
        [1] peut avancer d’un lieu
        [one] peut avancer de { $movement } lieu
       *[other] peut avancer de { $movement } lieux
    }
does-leave-behind = { $number ->
        [0] tous
        [one] { $number } reste sur place
       *[other] { $number } restent sur place
    }
does-fight = combat contre{ " " }
does-meet = { $armies }, force { $attack } contre { $defence }
does-gain-fame = (+{ $number } gloire){ " " }
zone-temple = un temple
zone-sanctuary = le sanctuaire
does-disband = { $soldiers } de retour dans ta réserve, et { $points } pour toi
does-retreat = vers un lieu libre voisin, au choix du vainqueur
does-take-slot = sur { $places } dans l’ordre de demain

## Ce qui s’est passé

tell-marker = { $who ->
        [you] Tu places
       *[other] { $who } place
    } un marqueur pour { for-field }.
tell-silver-marker = { $who ->
        [you] Tu places
       *[other] { $who } place
    } le marqueur d’argent pour { for-field }.
tell-gold-marker = { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } le marqueur d’or pour { $action }.
for-field = { $field ->
        [move1] déplacer une armée
        [move2] déplacer une armée
        [recruit] recruter
        [build] construire
        [pray1] prier
        [pray2] prier
       *[power] acheter une tuile
    }
gain = { $points } ({ $total } en tout)
    .you-gain = { FORM($points, form: "you-gain") } ({ $total } en tout)
    .gains = { FORM($points, form: "gains") } ({ $total } en tout)
gain-none = aucun point de prière
    .you-gain = ne gagnes aucun point de prière
    .gains = ne gagne aucun point de prière
tell-pray = { $who ->
        [you] Tu pries et { FORM($gain, form: "you-gain") }
       *[other] { $who } prie et { FORM($gain, form: "gains") }
    }.
tell-pay = { $who ->
        [you] Tu paies { $points }, et il t’en reste
       *[other] { $who } paie { $points }, et il lui en reste
    } { $total }.
tell-gain = { $who ->
        [you] Tu { FORM($points, form: "you-gain") } et en as
       *[other] { $who } { FORM($points, form: "gains") } et en a
    } maintenant { $total }.
gain-of = { to-who } +{ $number } (maintenant { $total })
tell-buy = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } la tuile « { $tile } »{ $price }.
tell-build = { $who ->
        [you] Tu construis
       *[other] { $who } construit
    } la pyramide { FORM($colour, form: "feminine") } { FORM($zone, form: "own") } jusqu’au niveau { $level }{ $price }.
tell-place = { $who ->
        [you] Tu places
       *[other] { $who } place
    } { $soldiers }{ $price } : { $places }.
tell-move = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { $army } { FORM($source, form: "of") } vers { $target }{ $price }.
tell-creature-returns = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { FORM($creature, form: "the") } dans { own-f } réserve.
tell-creature-joins = { $who ->
        [you] Ton armée
       *[other] L’armée { of-who }
    } { FORM($zone, form: "own") } reçoit { FORM($creature, form: "the") }.
tell-give-up = { $who ->
        [you] Tu sacrifies
       *[other] { $who } sacrifie
    } { $soldiers } { FORM($zone, form: "in") } pour { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de gloire.
tell-give-up-for-prayer = { $who ->
        [you] Tu sacrifies un soldat { FORM($zone, form: "in") } et { FORM($gain, form: "you-gain") }
       *[other] { $who } sacrifie un soldat { FORM($zone, form: "in") } et { FORM($gain, form: "gains") }
    }.
tell-chosen = { $who ->
        [you] Tu as
       *[other] { $who } a
    } choisi { own-p } cartes.
tell-show = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card }.
tell-show-with = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } avec { $cards }.
tell-take-back = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } toutes { own-p } cartes de combat défaussées.
tell-swap = { $who ->
        [you] Tu échanges
       *[other] { $who } échange
    } { $card } contre { $special }.
tell-strength = { $who ->
        [you] Toi
       *[other] { $who }
    } : force { $strength } ({ $terms }), { $damage ->
        [0] aucun dégât
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } et { $shields ->
        [0] aucun bouclier
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }.
tell-disband = { $who ->
        [you] Tu dissous
       *[other] { $who } dissout
    } { own-m } armée { FORM($zone, form: "in") } : { $soldiers } de retour dans la réserve.
tell-disband-for-prayer = { $who ->
        [you] Tu dissous ton armée { FORM($zone, form: "in") }, reprends { $soldiers } dans ta réserve et { FORM($gain, form: "you-gain") }
       *[other] { $who } dissout son armée { FORM($zone, form: "in") }, reprend { $soldiers } dans sa réserve et { FORM($gain, form: "gains") }
    }.
tell-retreat-with = { $who ->
        [you] Tu bats
       *[other] { $who } bat
    } en retraite avec { FORM($creature, form: "the") } { FORM($source, form: "of") } vers { $target }.
tell-wound = { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $card } pour 1 force de plus.
tell-unpaid = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $card }, faute de points de prière pour payer cette carte.
tell-remember = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $card } de la défausse.
tell-draw = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $cards }.
tell-order = Dans l’ordre de demain, { $places }.

## Ce qu’on montre du doigt

kind-zone = Lieux
kind-tile = Tuiles de pouvoir
kind-card = Interventions
kind-battle-card = Cartes de combat
kind-creature = Créatures
kind-district = Quartiers
kind-field = Cases de ta pyramide d’action
kind-colour = Couleurs
kind-soldiers = Soldats
kind-level = Niveaux
kind-slot = Places dans l’ordre
kind-gold = Marqueur d’or
zone-of-city = { $who ->
        [you] Ton quartier { $name }
       *[other] Quartier { $name } { of-who }
    }
zone-w1 = Ville ouest 1
zone-w2 = Ville ouest 2
zone-w3 = Ville ouest 3
zone-e1 = Ville est 1
zone-e2 = Ville est 2
zone-e3 = Ville est 3
thing-soldiers = { $name ->
        [one] { $name } soldat
       *[other] { $name } soldats
    }
thing-district = Quartier { $name }
thing-level = Niveau { $name }
thing-slot = Place { $name }
word-silver = marqueur d’argent
word-gold = marqueur d’or
word-teleport = se téléporter
word-back = reprendre une carte
word-end = finir ton tour
word-spend = les échanger
word-yes = oui
word-no = non
word-disband = dissoudre l’armée
word-retreat = battre en retraite
word-stay = rester
field-move1 = se déplacer
field-move2 = se déplacer
field-recruit = recruter
field-build = construire
field-pray1 = prier
field-pray2 = prier
field-power1 = acheter une tuile
field-power2 = acheter une tuile
field-power3 = acheter une tuile
battle-card-5s = la carte de force 5
    .spoken = carte de combat
    .title = Force 5
battle-card-4s1d = la carte de force 4 et 1 dégât
    .spoken = carte de combat
    .title = Force 4, dégâts 1
battle-card-3s2d = la carte de force 3 et 2 dégâts
    .spoken = carte de combat
    .title = Force 3, dégâts 2
battle-card-3s1h = la carte de force 3 et 1 bouclier
    .spoken = carte de combat
    .title = Force 3, 1 bouclier
battle-card-2s2h = la carte de force 2 et 2 boucliers
    .spoken = carte de combat
    .title = Force 2, 2 boucliers
battle-card-2s2d1h = la carte de force 2, 2 dégâts et 1 bouclier
    .spoken = carte de combat
    .title = Force 2, dégâts 2, 1 bouclier
battle-card-1s3d = la carte de force 1 et 3 dégâts
    .spoken = carte de combat
    .title = Force 1, dégâts 3
battle-card-1s1d3h = la carte de force 1, 1 dégât et 3 boucliers
    .spoken = carte de combat
    .title = Force 1, dégâts 1, 3 boucliers
battle-card-3s3d = la carte de force 3 et 3 dégâts
    .spoken = carte de combat
    .title = Force 3, dégâts 3
battle-card-3s3h = la carte de force 3 et 3 boucliers
    .spoken = carte de combat
    .title = Force 3, 3 boucliers
gold-surprise-attack = une attaque surprise
    .title = Attaque surprise
    .does = un déplacement qui ignore les murailles
gold-divine-will-move = un déplacement (Volonté divine)
    .title = Volonté divine : se déplacer
    .does = un déplacement
gold-divine-will-recruit = un recrutement (Volonté divine)
    .title = Volonté divine : recruter
    .does = recruter des soldats
gold-twin-ceremony = une cérémonie jumelle
    .title = Cérémonie jumelle
    .does = achète dans une couleur déjà achetée aujourd’hui, pour 1 de plus
gold-forced-march = une marche forcée
    .title = Marche forcée
    .does = un déplacement

## Ce qu’il y a sur la table

view-day = Jour
view-phase = Maintenant
phase-placing = on place les soldats
phase-founding = on fonde les pyramides
phase-first-tiles = on choisit les premières tuiles
phase-day = jour
phase-night = nuit
view-round = Tour
view-order = Ordre du tour
view-slots = Ordre de demain
view-colours = Couleurs en jeu
one-armies = armée
one-pyramids = pyramide
view-pyramids = pyramides
view-move = Armée en marche
view-battle = Combat
view-tiles = Tuiles de pouvoir
view-deck = Interventions dans la pioche
view-discards = Interventions défaussées
view-vision = Tu vois
view-zone = Lieu
view-seat = Joueur
view-soldiers = Soldats
view-creature = Créature
view-creatures = avec
view-points = Déplacement restant
view-attacker = Attaque
view-defender = Défense
view-has_chosen = A choisi
view-active = Carte active
view-discarded = Défaussée
view-played = Interventions jouées
view-god = Dieu
view-city = Ville
view-prayer = Points de prière
view-supply = Soldats en réserve
view-fame = Gloire
view-total = total
view-permanent = permanents
view-domination = domination
view-temples = temples
view-veterans = Vétérans
view-creatures_in_supply = Créatures en réserve
view-marks = Cases marquées aujourd’hui
view-indicators = Couleurs des cases d’achat
view-bought = Acheté aujourd’hui
view-interventions = Interventions en main
view-battle_cards = Cartes de combat en main
view-seen_discards = Cartes de combat vues
view-hand = Tes interventions
view-battle_hand = Tes cartes de combat
view-battle_discards = Tes défausses
view-district = Quartier
view-colour = Couleur
view-level = Niveau
view-controlled_by = Tenu par
