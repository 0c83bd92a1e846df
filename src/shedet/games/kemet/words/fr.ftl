# Kemet, en français. $who est "you", ou le nom de quelqu’un ; les lieux et les cases s’écrivent comme sur la carte et le plateau.

## Ce qu’il y a dans la boîte

# Sur la carte, les couleurs s’écrivent comme on les tape. .feminine avec une tuile ou une pyramide.
colour-red = rouge
    .short = red
    .shortest = rd
colour-blue = bleu
    .feminine = bleue
    .short = blu
    .shortest = bu
colour-white = blanc
    .feminine = blanche
    .short = whi
    .shortest = wh
colour-black = noir
    .feminine = noire
    .short = bla
    .shortest = bk

# Ce que dit une tuile est dans .does, pour $who ; le signe d’une créature sur la carte est dans .sign, et .the la nomme avec
# son article.
tile-charge = Charge
    .does = +1 force en attaque
tile-god-speed = Célérité divine
    .does = +1 déplacement pour toutes { own-p } armées
tile-phoenix = Phénix
    .does = +1 déplacement, +1 force, ignore les murailles
    .sign = Ph
    .the = le phénix
tile-carnage = Carnage
    .does = +1 dégât dans tous les combats
tile-storm = Tempête
    .does = reprends { own-p } cartes de combat défaussées ; échange une carte contre la carte spéciale rouge
tile-portal-of-thoth = Portail de Thot
    .does = on peut aussi se téléporter depuis un lieu avec un obélisque
tile-domination-red = Domination rouge
    .does = 1 point de gloire permanent
tile-royal-scarab = Scarabée royal
    .does = +2 déplacement, +2 force
    .sign = Ro
    .the = le scarabée royal
tile-blades-of-neith = Lames de Neith
    .does = +1 force dans tous les combats
tile-divine-wound = Blessure divine
    .does = après la révélation : défausse des interventions, +1 force pour chacune
tile-surprise-attack = Attaque surprise
    .does = un déplacement qui ignore les murailles
tile-initiative = Initiative
    .does = +1 force, +1 critique en attaque
tile-giant-scorpion = Scorpion géant
    .does = +1 déplacement, +2 force, +2 dégâts
    .sign = Gi
    .the = le scorpion géant
tile-act-of-god-red = Acte divin rouge
    .does = un marqueur d’argent : une action de plus par jour
tile-recruiting-scribe = Scribe recruteur
    .does = 2 soldats gratuits à chaque recrutement
tile-defense = Défense
    .does = +1 force en défense
tile-shield-of-neith = Bouclier de Neith
    .does = +1 bouclier dans tous les combats
tile-reinforcement-prayer = Prière de renfort
    .does = prier place aussi un soldat dans { own-f } ville
tile-barrier = Barrière
    .does = reprends { own-p } cartes de combat défaussées ; échange une carte contre la carte spéciale bleue
tile-ancestral-elephant = Éléphant ancestral
    .does = +1 déplacement, +1 force, +1 bouclier
    .sign = El
    .the = l’éléphant ancestral
tile-prescience = Prescience
    .does = la carte active adverse est montrée avant { own-m } choix
tile-defensive-victory = Victoire défensive
    .does = une défense gagnée avec un survivant : 1 point de gloire de combat
tile-legion = Légion
    .does = jusqu’à 7 de { own-p } soldats dans un lieu
tile-domination-blue = Domination bleue
    .does = 1 point de gloire permanent
tile-reinforcements = Renforts
    .does = la nuit : 4 soldats dans { own-f } ville ou dans { own-p } armées
tile-divine-will = Volonté divine
    .does = se déplacer ou recruter
tile-sphinx = Sphinx
    .does = +2 force ; 1 point de gloire
    .sign = Sp
    .the = le sphinx
tile-act-of-god-blue = Acte divin bleu
    .does = un marqueur d’argent : une action de plus par jour
tile-priest = Prêtre
    .does = prier donne 1 point de prière de plus
tile-priestess = Prêtresse
    .does = les tuiles de pouvoir coûtent 1 de moins
tile-vision = Vision
    .does = la nuit : choisis { own-f } première intervention parmi 5
tile-magical-support = Soutien magique
    .does = chaque niveau de pyramide coûte 1 de moins
tile-desert-snake = Serpent du désert
    .does = +1 déplacement ; la créature ennemie est ignorée
    .sign = Sn
    .the = le serpent du désert
tile-divine-boon = Don divin
    .does = la nuit : 1 intervention de plus
tile-domination-white = Domination blanche
    .does = 1 point de gloire permanent
tile-hand-of-god = Main divine
    .does = la nuit : élève une de { own-p } pyramides de 1 niveau, gratuitement
tile-divine-hunger = Faim divine
    .does = 4 points de prière pour chaque combat gagné
tile-priest-of-thoeris = Prêtre de Thouéris
    .does = la nuit : 3 points de prière
tile-priest-of-ra = Prêtre de Râ
    .does = le premier paiement d’une action coûte 1 de moins
tile-priest-of-amon = Prêtre d’Amon
    .does = la nuit : 5 points de prière
tile-mummy = Momie
    .does = +1 déplacement, +2 force ; la nuit : 1 intervention de plus
    .sign = Mu
    .the = la momie
tile-act-of-god-white = Acte divin blanc
    .does = un marqueur d’argent : une action de plus par jour
tile-mercenaries = Mercenaires
    .does = 3 soldats de plus, tout de suite dans { own-f } ville
tile-local-recruitment = Recrutement local
    .does = on peut aussi recruter là où se trouve une de { own-p } armées
tile-khnums-sphinx = Sphinx de Khnoum
    .does = +1 déplacement, +1 force ; les ennemis paient 2 pour entrer
    .sign = Kh
    .the = le sphinx de Khnoum
tile-dedication-to-battle = Ferveur guerrière
    .does = 2 points de prière quand { own-m } déplacement entre chez un ennemi
tile-twin-ceremony = Cérémonie jumelle
    .does = achète dans une couleur déjà achetée aujourd’hui, pour 1 de plus
tile-honor-in-battle = Honneur au combat
    .does = 1 point de prière pour chacun de { own-p } soldats perdus
tile-domination-black = Domination noire
    .does = 1 point de gloire permanent
tile-griffin-sphinx = Sphinx griffon
    .does = +2 force ; peut se téléporter depuis un obélisque
    .sign = Gr
    .the = le sphinx griffon
tile-forced-march = Marche forcée
    .does = se déplacer
tile-deadly-trap = Piège mortel
    .does = +1 force, +1 critique en défense
tile-devourer = Dévoreuse
    .does = +1 déplacement, +2 force ; 1 point de gloire de plus pour 2 morts
    .sign = De
    .the = la dévoreuse
tile-bestial-fury = Furie bestiale
    .does = +1 déplacement, +1 force, +1 dégât
tile-divine-might = Puissance divine
    .does = 1 point de prière de plus à chaque gain pendant le jour
tile-act-of-god-black = Acte divin noir
    .does = un marqueur d’argent : une action de plus par jour

gold-surprise-attack = Attaque surprise
    .does = un déplacement qui ignore les murailles
gold-divine-will-move = Volonté divine, se déplacer
    .does = un déplacement
gold-divine-will-recruit = Volonté divine, recruter
    .does = recruter des soldats
gold-twin-ceremony = Cérémonie jumelle
    .does = achète dans une couleur déjà achetée aujourd’hui, pour 1 de plus
gold-forced-march = Marche forcée
    .does = un déplacement

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

card-war-rage = Rage guerrière
    .does = +1 force
card-war-fury = Furie guerrière
    .does = +2 force
card-bloody-battle = Combat sanglant
    .does = +1 dégât
card-bloodbath = Bain de sang
    .does = +2 dégâts
card-bronze-wall = Mur de bronze
    .does = +1 bouclier
card-iron-wall = Mur de fer
    .does = +2 boucliers
card-glory = Triomphe
    .does = { if-wins } : 4 points de prière
card-divine-protection = Protection divine
    .does = { if-wins } : { $who ->
            [you] tu ne subis
           *[other] { $who } ne subit
        } aucun dégât
card-reinforcement = Renfort
    .does = { if-wins } : place jusqu’à 3 soldats sur place
card-tactical-choice = Choix tactique
    .does = échange la carte active contre la carte défaussée
card-ruse = Ruse
    .does = aucun effet ; elle revient dans { own-f } main
card-prayer = Prière
    .does = 2 points de prière
card-enlistment = Enrôlement
    .does = 2 soldats dans { own-f } ville ou dans une armée
card-mana-theft = Vol de mana
    .does = chaque adversaire perd 1 point de prière, { $who ->
            [you] tu en gagnes
           *[other] { $who } en gagne
        } 1
card-raining-fire = Pluie de feu
    .does = élimine un soldat ennemi
card-divine-memory = Mémoire divine
    .does = prends une intervention dans la défausse
card-swiftness = Rapidité
    .does = +1 déplacement
card-teleportation = Téléportation
    .does = téléporte l’armée vers un obélisque
card-open-gates = Portes ouvertes
    .does = le déplacement ignore les murailles

if-wins = si { $who ->
        [you] tu gagnes
       *[other] { $who } gagne
    }

# .the avec son article, .in où l’on est, .of d’où l’on vient
zone-w1a = Ville ouest 1, quartier A
    .the = le quartier A de la ville ouest 1
    .in = dans le quartier A de la ville ouest 1
    .of = du quartier A de la ville ouest 1
zone-w1b = Ville ouest 1, quartier B
    .the = le quartier B de la ville ouest 1
    .in = dans le quartier B de la ville ouest 1
    .of = du quartier B de la ville ouest 1
zone-w1c = Ville ouest 1, quartier C
    .the = le quartier C de la ville ouest 1
    .in = dans le quartier C de la ville ouest 1
    .of = du quartier C de la ville ouest 1
zone-w2a = Ville ouest 2, quartier A
    .the = le quartier A de la ville ouest 2
    .in = dans le quartier A de la ville ouest 2
    .of = du quartier A de la ville ouest 2
zone-w2b = Ville ouest 2, quartier B
    .the = le quartier B de la ville ouest 2
    .in = dans le quartier B de la ville ouest 2
    .of = du quartier B de la ville ouest 2
zone-w2c = Ville ouest 2, quartier C
    .the = le quartier C de la ville ouest 2
    .in = dans le quartier C de la ville ouest 2
    .of = du quartier C de la ville ouest 2
zone-w3a = Ville ouest 3, quartier A
    .the = le quartier A de la ville ouest 3
    .in = dans le quartier A de la ville ouest 3
    .of = du quartier A de la ville ouest 3
zone-w3b = Ville ouest 3, quartier B
    .the = le quartier B de la ville ouest 3
    .in = dans le quartier B de la ville ouest 3
    .of = du quartier B de la ville ouest 3
zone-w3c = Ville ouest 3, quartier C
    .the = le quartier C de la ville ouest 3
    .in = dans le quartier C de la ville ouest 3
    .of = du quartier C de la ville ouest 3
zone-fw1 = Désert ouest devant la ville 1
    .the = le désert ouest devant la ville 1
    .in = dans le désert ouest devant la ville 1
    .of = du désert ouest devant la ville 1
zone-fw2 = Désert ouest devant la ville 2
    .the = le désert ouest devant la ville 2
    .in = dans le désert ouest devant la ville 2
    .of = du désert ouest devant la ville 2
zone-fw3 = Désert ouest devant la ville 3
    .the = le désert ouest devant la ville 3
    .in = dans le désert ouest devant la ville 3
    .of = du désert ouest devant la ville 3
zone-ow12 = Obélisque nord de l’ouest
    .the = l’obélisque nord de l’ouest
    .in = à l’obélisque nord de l’ouest
    .of = de l’obélisque nord de l’ouest
zone-ow23 = Obélisque sud de l’ouest
    .the = l’obélisque sud de l’ouest
    .in = à l’obélisque sud de l’ouest
    .of = de l’obélisque sud de l’ouest
zone-t2w = Temple du désert ouest
    .the = le temple du désert ouest
    .in = dans le temple du désert ouest
    .of = du temple du désert ouest
zone-bw = Rive ouest
    .the = la rive ouest
    .in = sur la rive ouest
    .of = de la rive ouest
zone-t3w = Temple du fleuve à l’ouest
    .the = le temple du fleuve à l’ouest
    .in = dans le temple du fleuve à l’ouest
    .of = du temple du fleuve à l’ouest
zone-e1a = Ville est 1, quartier A
    .the = le quartier A de la ville est 1
    .in = dans le quartier A de la ville est 1
    .of = du quartier A de la ville est 1
zone-e1b = Ville est 1, quartier B
    .the = le quartier B de la ville est 1
    .in = dans le quartier B de la ville est 1
    .of = du quartier B de la ville est 1
zone-e1c = Ville est 1, quartier C
    .the = le quartier C de la ville est 1
    .in = dans le quartier C de la ville est 1
    .of = du quartier C de la ville est 1
zone-e2a = Ville est 2, quartier A
    .the = le quartier A de la ville est 2
    .in = dans le quartier A de la ville est 2
    .of = du quartier A de la ville est 2
zone-e2b = Ville est 2, quartier B
    .the = le quartier B de la ville est 2
    .in = dans le quartier B de la ville est 2
    .of = du quartier B de la ville est 2
zone-e2c = Ville est 2, quartier C
    .the = le quartier C de la ville est 2
    .in = dans le quartier C de la ville est 2
    .of = du quartier C de la ville est 2
zone-e3a = Ville est 3, quartier A
    .the = le quartier A de la ville est 3
    .in = dans le quartier A de la ville est 3
    .of = du quartier A de la ville est 3
zone-e3b = Ville est 3, quartier B
    .the = le quartier B de la ville est 3
    .in = dans le quartier B de la ville est 3
    .of = du quartier B de la ville est 3
zone-e3c = Ville est 3, quartier C
    .the = le quartier C de la ville est 3
    .in = dans le quartier C de la ville est 3
    .of = du quartier C de la ville est 3
zone-fe1 = Désert est devant la ville 1
    .the = le désert est devant la ville 1
    .in = dans le désert est devant la ville 1
    .of = du désert est devant la ville 1
zone-fe2 = Désert est devant la ville 2
    .the = le désert est devant la ville 2
    .in = dans le désert est devant la ville 2
    .of = du désert est devant la ville 2
zone-fe3 = Désert est devant la ville 3
    .the = le désert est devant la ville 3
    .in = dans le désert est devant la ville 3
    .of = du désert est devant la ville 3
zone-oe12 = Obélisque nord de l’est
    .the = l’obélisque nord de l’est
    .in = à l’obélisque nord de l’est
    .of = de l’obélisque nord de l’est
zone-oe23 = Obélisque sud de l’est
    .the = l’obélisque sud de l’est
    .in = à l’obélisque sud de l’est
    .of = de l’obélisque sud de l’est
zone-t2e = Temple du désert est
    .the = le temple du désert est
    .in = dans le temple du désert est
    .of = du temple du désert est
zone-be = Rive est
    .the = la rive est
    .in = sur la rive est
    .of = de la rive est
zone-t3e = Temple du fleuve à l’est
    .the = le temple du fleuve à l’est
    .in = dans le temple du fleuve à l’est
    .of = du temple du fleuve à l’est
zone-s = Sanctuaire de Tous les Dieux
    .the = le Sanctuaire de Tous les Dieux
    .in = dans le Sanctuaire de Tous les Dieux
    .of = du Sanctuaire de Tous les Dieux
zone-dd = Désert du delta
    .the = le désert du delta
    .in = dans le désert du delta
    .of = du désert du delta
zone-td = Temple du delta du Nil
    .the = le temple du delta du Nil
    .in = dans le temple du delta du Nil
    .of = du temple du delta du Nil

# Un lieu dans une phrase : $zone est son nom sur la carte, $spoken comment on en parle. .own comme .in, mais chez soi.
spot = { $zone }
    .in = en { $zone }
    .own = en { $zone }
    .of = de { $zone }

## Combien il y en a

soldiers = { $number ->
        [one] { $number } soldat
       *[other] { $number } soldats
    }
soldiers-with = { $soldiers } avec { FORM($creature, form: "the") }
prayer-points = { $number ->
        [one] { $number } point de prière
       *[other] { $number } points de prière
    }
interventions = { $number ->
        [one] une intervention
       *[other] { $number } interventions
    }
seen-cards = { $number ->
        [1] { $card }
       *[other] { $number }×{ $card }
    }

# Comme elles sont sur la carte : A5, A5+Ph.
army = { $seat }{ $soldiers }
army-with = { $seat }{ $soldiers }+{ $sign }

# Ce que dit une tuile, selon sa sorte.
creature-does = créature : { $does }
    .spoken = { $does }
gold-does = or : { $does }
battle-card-does = force { $strength }{ $damage ->
        [0] { "" }
       *[other] , dégâts { $damage }
    }{ $shields ->
        [0] { "" }
        [one] , { $shields } bouclier
       *[other] , { $shields } boucliers
    }
battle-card-costs = { $numbers }, tu perds { $soldiers } soldats

# De quoi la force d’une armée est faite : Charge +1.
own-city = propre ville
term = { $what }{ $strength ->
        [0] { "" }
       *[other] { " " }+{ $strength }
    }

## Ce qu’on te demande

ask-choose-districts = Place cinq soldats dans deux quartiers de ta ville. Lequel reste vide ?
ask-choose-pyramids = Construis trois niveaux de pyramides, aucune au-dessus de 2. Il en reste { $levels }.
ask-choose-first-tile = Prends ta première tuile ; elle est gratuite.
ask-choose-action = À toi : place un marqueur sur une case de ta pyramide d’action.
ask-end-turn = Ton marqueur est placé. Entrée finit ton tour ; undo annule ton dernier pas.
ask-choose-tile = Quelle tuile achètes-tu ?
ask-choose-card-to-swap = Quelle carte de combat cède la place à { $card } ?
ask-choose-site = Où construis-tu ?
ask-choose-level = Jusqu’à quel niveau ?
ask-choose-recruits = Recrute des soldats, un par un. Gratuits restants : { $free }.
ask-choose-places = Place des soldats de ta réserve sans payer : il en reste { $number }.
ask-choose-army = Quelle armée se déplace ?
ask-choose-group = Combien de soldats partent { FORM($zone, form: "of") } ?
ask-choose-step = { $army } { FORM($zone, form: "in") }, déplacement restant : { $movement }. Vers où ?
ask-choose-obelisk = Vers quel obélisque l’armée se téléporte-t-elle ?
ask-choose-target = Pluie de feu : où élimines-tu un soldat ?
ask-choose-memory = Quelle intervention reprends-tu de la défausse ?
ask-choose-battle = Quel combat a lieu en premier ?
ask-fighting = Le combat continue.
ask-choose-shown = Prescience : l’autre camp voit ta carte active. Laquelle ?
ask-choose-cards = En secret : quelle carte joues-tu ?
ask-choose-discard = En secret : quelle carte défausses-tu face cachée ? Tu joues { $active }.
ask-choose-interventions = Tu joues { $active } et défausses { $discarded }. Des interventions ?
ask-choose-more-interventions = Tu joues { $active } avec { $played } et défausses { $discarded }. Des interventions ?
ask-choose-returned = Tu ne peux pas payer toutes tes interventions : laquelle reprends-tu ?
ask-choose-tactics = Choix tactique : échanges-tu ta carte active contre celle que tu as défaussée ?
ask-choose-wounds = Blessure divine : défausses-tu des interventions pour 1 force chacune ?
ask-choose-end = Tu as perdu le combat : dissoudre l’armée, ou battre en retraite ?
ask-choose-retreat = Tu as gagné : vers où envoies-tu l’armée { of-who } ?
ask-choose-reinforcement = Renfort : combien de soldats rejoignent ton armée ?
ask-choose-stay = Tu as gagné : ton armée reste-t-elle là ?
ask-choose-sacrifice = Sacrifies-tu des soldats { FORM($zone, form: "in") } ?
ask-choose-prayers = Échanges-tu des vétérans contre des points de prière ?
ask-choose-vision = Vision : laquelle de ces interventions prends-tu ?
ask-choose-draws = Échanges-tu deux vétérans contre une intervention de plus ?
ask-choose-raised = Main divine : quelle pyramide élèves-tu d’un niveau ?
ask-choose-joining = Quelles créatures rejoignent tes armées ?
ask-choose-slot = Quelle place prends-tu dans l’ordre de demain ?

## Ce que ferait une réponse

comma = { ", " }
does-pay = -{ $number }{ " " }
does-cost-nothing = gratuit{ " " }

row-top = haut
row-middle = milieu
row-bottom = bas
does-pray = +{ $number } prière ({ $row })
does-move = une armée ({ $row })
does-recruit = des soldats ({ $row })
does-build = une pyramide ({ $row })
does-power = tuile { FORM($colour, form: "feminine") } jusqu’à { $level }
does-no-indicator = pas d’indicateur : pas de tuile à acheter
does-no-pyramid = pas de pyramide { FORM($colour, form: "feminine") }
does-end-turn = ton tour est fini

does-buy = · { $does }
does-found = une nouvelle pyramide { FORM($colour, form: "feminine") }, plus haute si tu peux payer
does-level = la pyramide { FORM($colour, form: "feminine") } { FORM($zone, form: "in") } au niveau { $level }
does-raise = la pyramide { FORM($colour, form: "feminine") } de { $level } à { $next } ou plus
does-raise-by-one = la pyramide { FORM($colour, form: "feminine") } de { $level } à { $next }
does-leave-empty = le laisser vide : { $soldiers } dans { $first } et dans { $second }

does-move-up-to = déplacement { $movement }
does-leave-behind = { $number ->
        [0] tous
        [one] { $number } reste
       *[other] { $number } restent
    }
does-fight = combat{ " " }
does-meet = { $armies }, { $attack } contre { $defence }
does-gain-fame = +{ $number } gloire{ " " }
zone-temple = temple
zone-sanctuary = sanctuaire
armies = { $armies }

does-wound = +1 force ; sur la carte : { $does }
does-swap-cards = échange la carte active contre celle que tu as défaussée
does-retreat = vers un lieu libre voisin, au choix du vainqueur
does-stay = ton armée tient le lieu
does-disband = { $soldiers } à la réserve, +{ $points }
does-reinforce = de ta réserve rejoignent l’armée
does-sacrifice-for-fame = 2 soldats pour 1 point de gloire
does-sacrifice-for-prayer = 1 soldat pour 5 points de prière
does-take-slot = sur { $places } dans l’ordre de demain

# Ce que `done` veut dire après chaque question, et ce que `spend` paie.
done-choose-tile = ne rien acheter
done-choose-site = ne rien construire
done-choose-recruits = plus de recrues
done-choose-places = plus de soldats
done-choose-army = ne rien déplacer
done-choose-step = le déplacement finit ici
done-choose-cards = ton choix est fait
done-choose-wounds = plus rien
done-choose-prayers = garder les vétérans
done-choose-draws = garder les vétérans
done-choose-joining = plus de créatures
spend-choose-prayers = 1 vétéran pour 1 point de prière
spend-choose-draws = 2 vétérans pour une intervention

## Ce qui s’est passé

# Ce qu’une chose a coûté, derrière elle.
for-nothing = { "" }
for-points = { " " }pour { $number ->
        [one] { $number } point de prière
       *[other] { $number } points de prière
    }

tell-marker = { $who ->
        [you] Tu places
       *[other] { $who } place
    } un marqueur sur { $field }.
tell-silver-marker = { $who ->
        [you] Tu places
       *[other] { $who } place
    } le marqueur d’argent sur { $field }.
tell-gold-marker = { $who ->
        [you] Tu places
       *[other] { $who } place
    } le marqueur d’or : { $action }.
tell-pray = { $who ->
        [you] Tu pries
       *[other] { $who } prie
    } : { $gain }.
gain = +{ $points } ({ $total })
gain-none = pas de point de prière de plus
tell-pay = { $who ->
        [you] Tu paies
       *[other] { $who } paie
    } { $points }, reste { $total }.
tell-gain = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points }, { $total } maintenant.
tell-gains = Points de prière : { $gains }.
gain-of = { to-who } +{ $number } ({ $total })
tell-buy = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } la tuile { $tile }{ $price }.
tell-build = { $who ->
        [you] Tu construis
       *[other] { $who } construit
    } la pyramide { FORM($colour, form: "feminine") } { FORM($zone, form: "own") } jusqu’au niveau { $level }{ $price }.
tell-place = { $who ->
        [you] Tu places
       *[other] { $who } place
    } { $soldiers } ({ $places }){ $price }.
placed = { $number } { FORM($zone, form: "in") }
tell-move = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { $army } { $way }{ $price }.
tell-creature-returns = Retour à { $who ->
        [you] ta réserve
       *[other] la réserve { of-who }
    } : { FORM($creature, form: "the") }.
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
        [you] Tu sacrifies
       *[other] { $who } sacrifie
    } 1 soldat { FORM($zone, form: "in") } : { $gain }.
tell-return = { $number ->
        [one] { $number } soldat { whose-soldiers } { FORM($zone, form: "in") } retourne
       *[other] { $number } soldats { whose-soldiers } { FORM($zone, form: "in") } retournent
    } à la réserve.
whose-soldiers = { $who ->
        [you] à toi
       *[other] { of-who }
    }

tell-attack = { $who ->
        [you] Tu attaques { $whom }
       *[other] { $whom ->
            [you] { $who } t’attaque
           *[other] { $who } attaque { $whom }
        }
    } { FORM($zone, form: "in") }.
tell-chosen = { $who ->
        [you] Tu as
       *[other] { $who } a
    } choisi.
tell-show = { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } { $card }.
tell-show-with = { $who ->
        [you] Tu montres
       *[other] { $who } montre
    } { $card } avec { $cards }.
tell-take-back = { $who ->
        [you] Tu reprends tes
       *[other] { $who } reprend ses
    } cartes de combat défaussées.
tell-swap = { $who ->
        [you] Tu échanges
       *[other] { $who } échange
    } la carte de combat { $card } contre { $special }.
tell-strength = { $who ->
        [you] Toi
       *[other] { $who }
    } : force { $strength } ({ $terms }), dégâts { $damage }, boucliers { $shields }.
tell-win = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } le combat { FORM($zone, form: "in") }.
tell-lose = { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } { $soldiers } { FORM($zone, form: "in") }.
tell-disband = { $who ->
        [you] Tu dissous
       *[other] { $who } dissout
    } l’armée { FORM($zone, form: "in") } : { $soldiers } à la réserve.
tell-disband-for-prayer = { $who ->
        [you] Tu dissous
       *[other] { $who } dissout
    } l’armée { FORM($zone, form: "in") } : { $soldiers } à la réserve, { $gain }.
tell-retreat = { $who ->
        [you] Tu bats
       *[other] { $who } bat
    } en retraite { FORM($source, form: "of") } vers { $target }.
tell-retreat-with = { $who ->
        [you] Tu bats
       *[other] { $who } bat
    } en retraite { FORM($source, form: "of") } vers { $target } avec { FORM($creature, form: "the") }.
tell-fame = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $number ->
        [one] { $number } point de gloire permanent
       *[other] { $number } points de gloire permanents
    }.
tell-veterans = { $who ->
        [you] Tu as
       *[other] { $who } a
    } maintenant { $number ->
        [0] 0 vétéran
        [one] { $number } vétéran
       *[other] { $number } vétérans
    }.

tell-play = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card }{ $price }.
tell-wound = { $who ->
        [you] Tu sacrifies
       *[other] { $who } sacrifie
    } { $card } pour 1 force.
tell-unpaid = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $card } : il n’y a pas assez de points de prière pour la payer.
tell-remember = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $card } de la défausse.
tell-draw = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $cards }.
tell-see = { $who ->
        [you] Tu vois
       *[other] { $who } voit
    } : { $cards }.
tell-shuffle = Les interventions défaussées forment une nouvelle pioche.

tell-night = La nuit tombe.
tell-day = Le jour { $number } commence.
tell-order = Pour demain, { $places }.
place-taken = { $who ->
        [you] tu prends
       *[other] { $who } prend
    } la place { $place }
tell-end = La partie est terminée.

## Comment elle a été gagnée

end-fame = { $fame } points de gloire au début { $who ->
        [you] de ton tour
       *[other] du tour { of-who }
    }, et personne n’en avait plus.
end-fame-shared = { $fame } points de gloire au début { $who ->
        [you] de ton tour
       *[other] du tour { of-who }
    }, et personne n’en avait plus ; que quelqu’un en ait eu autant ne change rien.
end-last-day = Le jour { $day } était le dernier, comme convenu : le plus de gloire l’emporte, { $fame } contre { $second }.
end-last-day-shared = Le jour { $day } était le dernier, comme convenu : le plus de gloire l’emporte, et plusieurs ont { $fame }.

## Pourquoi une chose n’est pas possible

purse = coûte { $cost }, et tu as { $points }

refuse-nothing-to-buy-again = La Cérémonie jumelle achète de nouveau dans une couleur achetée aujourd’hui, et il n’y a rien à acheter.
refuse-no-gold-marker = Le marqueur d’or demande une tuile d’or, et se place une fois par jour.
refuse-marker-first = Place d’abord ton marqueur ; et un d’argent aussi, si une rangée risque de rester vide.
refuse-level-now = Tu as choisi l’endroit ; dis maintenant jusqu’à quel niveau, par exemple « level 2 ».
refuse-site-first = Choisis d’abord un endroit : fonde une pyramide ou élèves-en une.
refuse-no-room-here = Il n’y a pas de place ici : { $most } soldats et une créature au plus.

refuse-same-picture = Tu as déjà une tuile avec l’image de { $tile }.
refuse-not-on-offer = La tuile { $tile } n’est pas en vente.
refuse-colour-not-bought = La Cérémonie jumelle achète dans une couleur achetée aujourd’hui, et ce n’est pas le cas : { $colour }.
refuse-colour-bought = Tu as déjà acheté une tuile { FORM($colour, form: "feminine") } aujourd’hui ; une seule de chaque couleur par jour.
refuse-other-field = Pour acheter { $tile }, place un marqueur sur la case de pouvoir avec l’indicateur { $colour }.
refuse-low-pyramid = La tuile { $tile } demande une pyramide { FORM($colour, form: "feminine") } de niveau { $needed } ; { $level ->
        [0] tu n’en contrôles aucune
       *[other] la tienne est de niveau { $level }
    }.
refuse-tile-price = La tuile { $tile } { $price }.

refuse-not-in-play = { $zone } n’est pas en jeu à { $players }.
refuse-not-beside = { $zone } ne touche pas { $here }, et aucun bateau n’y va de là.
refuse-no-movement = L’armée n’a plus de déplacement pour atteindre { $zone }.
refuse-wall = Seul un déplacement qui a commencé juste à côté franchit la muraille devant { $zone }, et une seule fois.
refuse-toll = Entrer chez le sphinx de Khnoum { $price }.
refuse-no-room = Il n’y a pas de place pour l’armée en { $zone }, et elle ne pourrait pas continuer de là.

refuse-no-obelisk = Une téléportation mène à un obélisque, et { $zone } n’en a pas dans cette partie.
refuse-teleported = Une armée ne se téléporte qu’une fois par déplacement.
refuse-no-teleport-from-here = Une téléportation part d’un quartier avec une pyramide que tu contrôles.
refuse-already-there = L’armée est déjà en { $zone }.
refuse-teleport-price = La téléportation { $price }.

refuse-no-creature-there = Tu n’as pas { FORM($creature, form: "the") } en { $zone }.
refuse-fewer-soldiers = { $number ->
        [one] Tu n’as que { $number } soldat
       *[other] Tu n’as que { $number } soldats
    } en { $zone }.
refuse-too-many = Au plus { $most } soldats et une créature peuvent se déplacer ensemble ou rester dans un lieu.
refuse-regrouped = Dans chaque lieu, tu ne choisis qu’une fois quels soldats continuent, et tu as choisi.
refuse-same-army = C’est l’armée qui vient d’arriver ; elle continue sans être choisie de nouveau.
refuse-no-room-to-regroup = Il n’y a pas de place en { $zone }, et cette armée ne pourrait pas continuer de là.

refuse-no-such-card = Tu n’as pas { $card } en main.
refuse-in-battle-only = { $card } se joue quand on choisit les cartes de combat.
refuse-cards-in-order = On choisit d’abord la carte active, puis celle qu’on défausse, puis les interventions.
refuse-in-a-move-only = { $card } ne se joue que pendant que tu déplaces une armée.
refuse-teleported-already = Une armée ne se téléporte qu’une fois par déplacement, avec cette carte ou autrement.
refuse-card-price = { $card } { $price }.
refuse-no-room-at-obelisks = Il n’y a pas d’obélisque où l’armée trouverait de la place ou d’où elle pourrait continuer.
refuse-walls-ignored = Le déplacement ignore déjà les murailles.
refuse-no-way-on-after = Il n’y a pas de place ici, et après { $card } l’armée ne pourrait pas continuer.
refuse-by-day-only = { $card } se joue à ton tour pendant le jour, pas dans un combat ni la nuit.
refuse-no-effect = { $card } n’aurait aucun effet maintenant.
refuse-move-on-before-card = Il n’y a pas de place pour l’armée ici ; elle avance avant que { $card } soit jouée.
refuse-answer-first = Réponds d’abord à la question, puis joue { $card }.
refuse-no-such-battle-card = Tu n’as pas la carte de combat { $card } en main.

refuse-no-silver-marker = Un marqueur d’argent demande la tuile Acte divin, et se place une fois par jour.
refuse-field-taken = Il y a déjà un marqueur sur { $field }.
refuse-marker-placed = Tu as déjà placé ton marqueur de ce tour.
refuse-first-field-for-all = { $field } n’a pas d’indicateur ; la première case de ce genre vaut pour toutes.
refuse-empty-row = Après { $field }, toutes les rangées ne pourraient plus avoir un marqueur aujourd’hui.

refuse-colour-not-in-play = Cette couleur n’est pas en jeu : { $colour }.
refuse-first-levels = Au début, tu construis 3 niveaux en tout, aucune pyramide au-dessus de 2, une par couleur.
refuse-site-taken = Il y a déjà une pyramide à cet endroit.
refuse-pyramid-price = Une nouvelle pyramide { $price }.
refuse-too-many-pyramids = Il y a au plus { $most } pyramides dans une ville, une de chaque couleur.
refuse-nothing-to-raise = Il n’y a pas de pyramide à élever ; fondes-en d’abord une.
refuse-top-level = La pyramide est au niveau { $level }, le plus haut.
refuse-level-reached = La pyramide est déjà au niveau { $level }.
refuse-level-price = Le niveau { $level } { $price }.

refuse-beside-an-enemy = Seules des recrues se placent à côté d’un ennemi, et il y en a un en { $zone }.
refuse-full = Il y a déjà { $soldiers } en { $zone }, le plus possible.
refuse-two-armies = Les soldats enrôlés vont dans ta ville ou dans une seule armée, pas dans deux.
refuse-not-placed-there = On ne place pas de soldats en { $zone } maintenant.
refuse-empty-supply = Tu n’as plus de soldats dans ta réserve.
refuse-not-your-city = On recrute dans sa propre ville, et { $zone } n’est pas un de ses quartiers.
refuse-soldier-price = Un soldat { $price }.
refuse-not-your-creature = Cette créature n’est pas à toi : { $creature }.
refuse-move-on-before-creature = Il n’y a pas de place pour l’armée ici ; elle avance avant qu’une créature rejoigne qui que ce soit ({ $creature }).
refuse-creature-joins = Depuis ta réserve, { FORM($creature, form: "the") } rejoint une armée sans créature dans un de tes quartiers.

## Ce qui est écrit sur la table

# La carte
label-legend-army = { $soldiers } et une créature
label-legend-pyramid = une pyramide, son niveau
label-legend-temple = un temple, son revenu
    .short = temple, son revenu
label-legend-obelisk = un obélisque
    .short = obélisque
label-legend-trade-harbour = un port de commerce
    .short = port marchand
label-legend-military-harbour = un port de guerre
    .short = port de guerre
label-legend-may-choose = tu peux le choisir
label-legend-battle = et il y a combat
label-sanctuary = sanctuaire
label-delta = delta
label-temple = temple
label-storm = { $city } : tempête

# Le jour
label-day = jour { $day }
label-turn = tour { $turn } sur { $turns }
label-night = nuit après le jour { $day }
label-before = avant le premier jour
    .short = avant le jour 1
label-order = ordre
label-tomorrow = demain
label-deck = interventions : { $number } dans la pioche
label-discarded = défaussé : { $cards }

# La course à la gloire, et les joueurs
label-fame = gloire
label-has = avoirs
label-actions = actions
label-tiles = tuiles
label-battle = combat
label-hand = main
label-fame-total = gloire { $number }
label-fame-for-good = { $number ->
        [one] { $number } permanent
       *[other] { $number } permanents
    }
label-fame-temples = { $number ->
        [one] { $number } temple
       *[other] { $number } temples
    }
label-fame-pyramids = { $number ->
        [one] { $number } grande pyramide
       *[other] { $number } grandes pyramides
    }
label-prayer = prière { $number }
label-supply = réserve { $number }
label-veterans = vétérans { $number }
label-interventions = interventions { $number }
label-battle-cards = cartes de combat { $number }
label-played = (joué { $cards })
label-waiting = en attente : { $creatures }
label-move = bouger
label-recruit = recruter
label-build = bâtir
label-pray = prier
label-gold = or
label-no-tiles = pas encore
label-no-battle-cards = aucune en main : toutes reviennent au prochain combat
    .short = aucune en main
label-no-cards = rien
label-card-price = (-{ $number })
label-battle-number = combat { $number }
label-hand-number = main { $number }
label-tiles-number = tuiles { $number }
label-markers = marqueurs { $number }
label-you = Toi
label-deck-and-discards = interventions : { $number } dans la pioche ; défaussé : { $cards }
label-no-discards = rien
label-window-battle = combat
label-window-day = jour
label-window-move = déplacement
label-price = -{ $number }
label-free = gratuit
label-no-interventions = aucune intervention

# Un combat
label-battle-in = Combat en { $zone } :
label-attack = { $who ->
        [you] tu attaques { $whom }
       *[other] { $whom ->
            [you] { $who } t’attaque
           *[other] { $who } attaque { $whom }
        }
    }
label-attacked = { $who ->
        [you] tu attaquais { $whom }
       *[other] { $whom ->
            [you] { $who } t’attaquait
           *[other] { $who } attaquait { $whom }
        }
    }
label-strength = { $terms } = { $strength } ; dégâts { $damage }, boucliers { $shields }
label-has-chosen = (a choisi)
label-card-to-come = (et une carte)
label-no-battle = il n’y a pas de combat en cours

# Ce qu’on peut regarder, par le nom qu’on tape
label-look-players = players (joueurs)
label-look-market = market (tuiles)
label-look-hand = hand (main)
label-look-battle = battle (combat)
label-look-discards = discards (défausse)

# La fin
label-final-fame = Gloire finale
label-source-battles = combats
label-source-temple-pairs = paires de temples
label-source-sanctuary = sanctuaire
label-source-tiles = tuiles
label-source-temples = temples
label-source-pyramids = pyramides
label-fame-after-days = gloire après chaque jour :

## Aide

help =
    La carte
      A5+Ph       une armée : la place, ses soldats, sa créature
      red2        une pyramide et son niveau ; au niveau 4, 1 point de gloire
                  (blu bleue, whi blanche, bla noire ; là où il y a peu de place
                  rd, bu, wh, bk)
      T2W +2      un temple : 1 point de gloire tant que tu le tiens, et
                  2 points de prière la nuit
      i  ~  ≈     obélisque, port de commerce, port de guerre
      { "[" }T2W]       tu peux le choisir ; [T2W!] : un combat. Dans la liste, B3, 7
                  contre 4 : l’armée de B et les forces avant les cartes
      Les déserts F et O d’une rive touchent le temple T2 et la rive B voisins ; F1
      touche O12, O12 touche F2, et ainsi de suite jusqu’à F3. B touche le temple
      T3 du fleuve. Les quartiers se touchent et touchent le désert F devant leur
      ville. Des ports, les bateaux vont à tous les ports de commerce, et chez eux.

    Un tour
      mark        place ton marqueur sur une case : move (déplacer), recruit
                  (recruter), build (construire), pray (prier) ou power (acheter
                  une tuile). Chaque rangée de la pyramide en demande un par jour.
                  Puis `end` (ou Entrée) ; jusque-là, `undo` annule tes pas.
      silver, gold  marqueurs d’argent et d’or, qui viennent avec des tuiles
      join, play  créatures et interventions, à tout moment de ton tour
      market      montre toutes les tuiles, hand ce que font tes interventions ;
                  players, battle et discards, ce qui ne tient pas près de la carte

    En une ligne
      mark move1; go W1A; take 5; teleport T2W; done; end
      mark recruit; put W1A W1A W1B; done; end
      battle 4s1d 1s3d war-fury     carte active, carte défaussée, interventions
      4s1d        une carte de combat : force 4, dégâts 1 (h : boucliers)

    Tu gagnes avec 9 points de gloire au début de ton tour, si personne n’en a
    plus. Pour de bon : 1 par combat gagné en attaque avec un survivant, 1 pour
    deux temples la nuit, 1 pour deux soldats sacrifiés au sanctuaire, 1 sur
    certaines tuiles. Tant que tu les tiens : 1 par temple et par pyramide de
    niveau 4.

## Pourquoi une réponse est bonne : ce qu’on fait pendant le jour

reason-gold-move = utilise le marqueur d’or pour un déplacement
reason-gold-ignoring-walls = utilise le marqueur d’or pour un déplacement qui ignore les murailles
reason-move-field-in-vain = prend une case de déplacement (aucun déplacement ne rapporte maintenant)
reason-pray = prie pour { reason-prayer-points }
reason-pray-in-vain = ne gagne rien à prier, car { own-f } réserve de prière est pleine
reason-recruit = recrute { reason-soldiers } { FORM($zones, form: "in") }
reason-recruit-up-to = recrute jusqu’à { reason-soldiers }
reason-recruit-nobody = prend la case de recrutement sans recruter personne
reason-recruit-no-more = ne recrute plus et { keeps-prayer }
reason-recruit-in-vain = ne recrute personne (pas assez de soldats ou de points de prière)
reason-drive-out = recrute pour chasser { $army } { FORM($zone, form: "of") }
reason-put = place un soldat { FORM($zone, form: "in") }
reason-put-against = envoie un soldat contre { $army } { FORM($zone, form: "in") }
reason-keep-in-supply = garde { reason-soldiers } dans { own-f } réserve
reason-buy = achète { $tile }
reason-may-buy = permet d’acheter { $tile }
reason-first-tile = commence par { $tile }, qui ne coûte rien maintenant
reason-buy-nothing = n’achète rien et { keeps-prayer }
reason-power-in-vain = prend une case de pouvoir (aucune tuile à acheter maintenant)
reason-swap = échange { $card } contre { $special }
reason-found = fonde une pyramide { FORM($colour, form: "feminine") } de niveau { $level } { FORM($zone, form: "in") }
reason-raise = élève { own-f } pyramide { FORM($colour, form: "feminine") } au niveau { $level }
reason-build-nothing = ne construit rien et { keeps-prayer }
reason-build-in-vain = ne construit rien (pas assez de points de prière, ou pas d’endroit)
reason-play = joue { $card }
reason-play-to-reach = joue { $card } pour atteindre { $target }
reason-take-card = prend { $card }
reason-burn = élimine un soldat parmi { $army } { FORM($zone, form: "in") }
reason-burn-last = élimine { $who ->
        [you] ton dernier soldat
       *[other] le dernier soldat { of-who }
    } { FORM($zone, form: "in") }
reason-end-turn = finit { own-m } tour avec { $points } et { $cards } en main

## Ce qu’on fait dans un déplacement

reason-move-from = déplace { $army } { FORM($source, form: "of") }
reason-move-in-vain = déplace { $army } { FORM($source, form: "of") } (aucun lieu à portée ne rapporte)
reason-move-from-to = déplace { $army } { FORM($source, form: "of") } vers { $target }
reason-teleport-from-to = téléporte { $army } { FORM($source, form: "of") } vers { $target }
reason-move-nothing = ne déplace rien et garde { own-p } armées où elles sont
reason-go-with = avance vers { $zone } avec { $army }
reason-go-on-the-way = avance vers { $zone } en route vers { $target }
reason-teleport-with = se téléporte vers { $zone } avec { $army }
reason-teleport-on-the-way = se téléporte vers { $zone } en route vers { $target }
reason-obelisk = téléporte { $army } vers { $zone }
reason-obelisk-on-the-way = téléporte { $army } vers { $zone } en route vers { $target }
reason-go-on = repart { FORM($source, form: "of") } avec { $army }
reason-stop = s’arrête { FORM($zone, form: "in") }
reason-join = ajoute { FORM($tile, form: "the") } à { $army } { FORM($zone, form: "in") }
reason-join-no-more = laisse les autres créatures dans { own-f } réserve

## Ce qu’on fait dans un combat

reason-fight-first = combat d’abord { $army } { FORM($zone, form: "in") }
reason-active = joue la carte de force { $strength } contre { to-who }
reason-discard = défausse { $card }
reason-play-ruse = joue la ruse, qui fait seulement paraître { own-m } choix plus fort
reason-commit = fixe { own-m } choix
reason-get-back = reprend { $card }, pour pouvoir payer les autres
reason-swap-active = échange { own-f } carte contre { $card }
reason-keep-active = reste avec { $card }
reason-wound = défausse { $card } pour 1 force de plus
reason-retreat = bat en retraite et garde { reason-soldiers } sur la carte, là où le vainqueur les envoie
reason-disband = ramène { reason-soldiers } dans { own-f } réserve
reason-send = envoie { $army } vers { $zone }
reason-reinforce = place { reason-soldiers } { FORM($zone, form: "in") } gratuitement
reason-reinforce-nothing = ne place aucun soldat { FORM($zone, form: "in") } et les garde dans { own-f } réserve
reason-stay = reste { FORM($zone, form: "in") } avec { reason-soldiers }

## Ce qu’on fait au début et la nuit

reason-leave-empty = laisse { $zone } vide
reason-sacrifice-for-fame = sacrifie { reason-soldiers } pour 1 point de gloire permanent
reason-sacrifice-for-prayer = sacrifie un soldat pour { reason-prayer-points }
reason-keep-in-sanctuary = garde { reason-soldiers } dans le sanctuaire
reason-keep-in-delta = garde { reason-soldiers } dans le temple du delta
reason-spend-for-prayer = donne un vétéran pour un point de prière
reason-spend-for-card = donne { reason-veterans } pour une intervention de plus
reason-keep-for-cards = garde { reason-veterans } pour des interventions ou des soldats
reason-keep-for-soldiers = garde { reason-veterans } à placer comme soldats
reason-give-up-veterans = renonce à { reason-veterans } sans placer de soldat
reason-raise-nothing = laisse { own-p } pyramides comme elles sont
reason-first-place = prend la place 1 dans l’ordre de demain, pour agir en premier, mais les autres peuvent répondre à la fin du jour
reason-first-place-to-win = prend la place 1 dans l’ordre de demain, pour gagner en premier ou arrêter qui est sur le point de gagner
reason-middle-place = prend la place { $place } dans l’ordre de demain, après { number-word } { $number ->
        [one] joueur
       *[other] joueurs
    } et avant { $after }
reason-last-place = prend la place { $place } dans l’ordre de demain, si bien que personne ne peut répondre à { own-f } dernière action du jour

## Pourquoi une réponse est bonne : ce qui parle pour elle, et contre elle

reason-costs = coûte { reason-prayer-points }
reason-costs-to-play = coûte { reason-prayer-points } à jouer
reason-costs-nothing = ne coûte rien
reason-costs-too-much = coûte plus que ce qu’il y a pour payer
reason-not-worth-it = rapporte moins que cela ne coûte
reason-gains-prayer = gagne { reason-prayer-points }
reason-makes-of-them = en fait { $number }
reason-makes-fame = fait { $fame ->
        [one] { $fame } point
       *[other] { $fame } points
    } de gloire
reason-gives-fame = donne 1 point de gloire ({ $fame } en tout)
reason-fame-to-win = atteint la gloire qu’il faut pour gagner
reason-no-fame-tonight = ne gagne pas de gloire cette nuit

reason-uses-silver = utilise le marqueur d’argent
reason-uses-gold = utilise le marqueur d’or
reason-ignores-walls = ignore les murailles
reason-first-in-row = met le premier marqueur dans la rangée du { $row }
reason-places-soldier = place un soldat
reason-makes-army = fait une armée { number-word-of }
reason-makes-armies-stronger = renforce { own-p } armées pour au plus { reason-prayer-points }
reason-guards-zone = garde un lieu vide
reason-uses-veteran = dépense un vétéran
reason-keeps-veterans = { $number ->
        [0] ne garde aucun vétéran
       *[other] garde { reason-veterans }
    }
reason-attacks = attaque { $army } { FORM($zone, form: "in") }
reason-last-on-offer = prend la dernière en vente
reason-opens-tiles = ouvre des tuiles comme { $tile }
reason-shares-tiles = doit partager ses tuiles avec d’autres qui construisent dans cette couleur
reason-army-may-teleport = permet à l’armée sur place de se téléporter
reason-more-later = pourrait rapporter plus par la suite
reason-hits-opponents = touche { number-word } { $number ->
        [one] adversaire
       *[other] adversaires
    }
reason-finds-card = y trouve { $card }
reason-choose-where = laisse choisir l’endroit
reason-fills-others = met { reason-soldiers } dans chacun des deux autres
reason-keeps-harbour = garde une armée au port
reason-gives-up-harbour = renonce à une armée au port

reason-leaves-behind = en laisse { number-word } sur place
reason-leaves-temple = quitte un temple
reason-leaves-enemy-pyramid = quitte une pyramide ennemie
reason-holds-temple = tient un temple pour 1 point de gloire
reason-temple-for-victory = prend un temple, ce qui fait { $fame } points de gloire
reason-makes-pair = fait une paire de temples (1 point de gloire permanent cette nuit)
reason-breaks-pair = défait une paire de temples
reason-guards-temple = garde { own-m } temple
reason-keeps-temple = garde le temple
reason-gives-up-temple = renonce au temple
reason-would-win-temple = gagnerait un temple
reason-takes-temple-from-them = prend à l’adversaire le temple et sa gloire
reason-frees-zone = libère le lieu
reason-brings-income = rapporte { reason-prayer-points } par nuit
reason-can-sacrifice-for-fame = peut sacrifier deux soldats cette nuit pour 1 point de gloire permanent
reason-can-sacrifice-for-prayer = peut sacrifier un soldat cette nuit pour { reason-prayer-points }
reason-can-teleport = peut se téléporter depuis { own-f } pyramide là-bas
reason-holds-great-pyramid = tient une grande pyramide pour 1 point de gloire
reason-controls-pyramid = contrôle leur pyramide de niveau { $level }
reason-may-be-attacked = risque une attaque là-bas
reason-out-of-reach = est hors de portée des attaques aujourd’hui
reason-gains-nothing = n’y gagne rien
reason-gains-no-better-target = ne gagne pas de meilleure cible
reason-makes-army-stronger = renforce l’armée qui se déplace
reason-takes-creature-off = retire { FORM($creature, form: "the") } de la carte

# $tenths : combien de fois sur dix
reason-wins = { $tenths ->
        [0] ne gagne presque jamais
       *[other] gagne { odds }
    }
reason-beats = { $tenths ->
        [0] ne bat presque jamais { $army }
       *[other] bat { $army } { odds }
    }
reason-beats-rarely = { $tenths ->
        [0] ne bat presque jamais { $army }
       *[other] ne bat { $army } que { odds }
    }
reason-for-last-fame = { $deed }, pour le dernier point de gloire qui { $who ->
        [you] te
       *[other] lui
    } manque
reason-raises-chance = fait passer { own-p } chances de { $before } à { $after } sur 10
reason-may-kill = peut éliminer { reason-soldiers }
reason-stops-damage = arrête { number-word } { $number ->
        [one] dégât
       *[other] dégâts
    }
reason-loses-soldiers = perd { reason-soldiers }
reason-keeps-stronger = garde { number-word.feminine } { $number ->
        [one] carte plus forte
       *[other] cartes plus fortes
    } pour d’autres combats
reason-keeps-stronger-ones = en garde { number-word.feminine } plus { $number ->
        [one] forte
       *[other] fortes
    }
reason-keeps-only-weaker = garde seulement { number-word.feminine } { $number ->
        [one] carte aussi faible ou plus faible
       *[other] cartes aussi faibles ou plus faibles
    }
reason-cards-back-sooner = récupère plus tôt toutes { own-p } cartes de combat
reason-keeps-interventions = { $number ->
        [0] ne garde aucune intervention
       *[other] garde { reason-interventions }
    } en main
reason-changes-little = change peu dans ce combat
reason-likely-to-kill = éliminera sans doute plus d’ennemis
reason-likely-to-save = sauvera sans doute de { own-p } soldats
reason-decide-later = laisse décider après la révélation de toutes les cartes
reason-loses-battle = perd un combat gagné d’avance
reason-wins-by = gagne de { number-word }
reason-loses-by = perd de { number-word }
reason-wins-tie = gagne l’égalité en défense
reason-loses-tie = perd l’égalité en attaque
reason-would-win-anyway = gagnerait aussi sans cela
reason-turns-battle = retourne le combat
reason-cannot-win = ne peut pas gagner même ainsi
reason-needs-more = a besoin de { $number } de plus pour gagner
reason-no-easy-victory = ne donne à personne une victoire facile
reason-gives-them-temple = donne un temple à l’adversaire
reason-gives-them-nothing = ne donne rien à tenir à l’adversaire
reason-lets-them-go-home = laisse l’adversaire rentrer chez lui

## Les choses, comme on en parle

number-word-of = { $number ->
        [1] d’un soldat
       *[other] de { number-word } soldats
    }
keeps-prayer = { $number ->
        [0] n’a aucun point de prière à garder
       *[other] garde { reason-prayer-points }
    }
reason-zone = { FORM($zone, form: "the") }
    .in = { FORM($zone, form: "in") }
    .of = { FORM($zone, form: "of") }
reason-district = { $who ->
        [you] ton quartier { $district }
       *[other] le quartier { $district } { of-who }
    }
    .in = { $who ->
        [you] dans ton quartier { $district }
       *[other] dans le quartier { $district } { of-who }
    }
    .of = { $who ->
        [you] de ton quartier { $district }
       *[other] du quartier { $district } { of-who }
    }
reason-soldiers = { number-word } { $number ->
        [one] soldat
       *[other] soldats
    }
reason-soldiers-with = { reason-soldiers } et { FORM($creature, form: "the") }
reason-soldiers-of = { $who ->
        [you] { $number ->
            [one] ton soldat
           *[other] tes { number-word } soldats
        }
       *[other] { $number ->
            [one] le soldat { of-who }
           *[other] les { number-word } soldats { of-who }
        }
    }
reason-prayer-points = { number-word } { $number ->
        [one] point de prière
       *[other] points de prière
    }
reason-veterans = { number-word } { $number ->
        [one] vétéran
       *[other] vétérans
    }
reason-interventions = { number-word.feminine } { $number ->
        [one] intervention
       *[other] interventions
    }
reason-with-effect = { $card } ({ FORM($does, form: "spoken") })
reason-battle-card = la carte de { $numbers }
reason-strength = force { $number }
reason-damage = dégâts { $number }
reason-shield = { $number ->
        [one] bouclier { $number }
       *[other] boucliers { $number }
    }
reason-soldiers-lost = { $number ->
        [one] { reason-soldiers } perdu
       *[other] { reason-soldiers } perdus
    }
odds = { $tenths ->
        [0] presque jamais
        [1] 1 fois sur 10
        [10] presque toujours
       *[other] { $tenths } fois sur 10
    }
