# Ce que disent tous les jeux, en français. $who est "you", ou le nom de quelqu’un.
#
# Les mots, les mêmes partout : tuile, carte, personnage, marché, pioche, défausse, réserve ; série (ce qu’on vend ou
# qu’on pose), scarabée, deben, pirogue, jeton, pion ; file et quai ; manche et tour ; point de prière, gloire, tuile de
# pouvoir, armée, soldat, carte de combat, intervention. On tutoie, et rien ne dit si quelqu’un est un homme ou une femme.

and = { $first } et { $last }
somebody = { $called ->
        [you] toi
       *[other] { $called }
    }
refusal = { $reason } [{ $rules }]

## Pourquoi une réponse est bonne. Elle commence par un verbe et n’a pas de point.

reason = { $words }
reason-but = { $words }, mais { $against }

## De quoi les phrases sont faites ; $who, $number ou $points est celui de la phrase

# « de », sans voyelle devant une autre
of-who = { $who ->
        [you] de toi
       *[other] { SOUND($who) ->
            [vowel] d’{ $who }
           *[other] de { $who }
        }
    }
to-who = { $who ->
        [you] toi
       *[other] { $who }
    }
# Ce qui est à quelqu’un qui agit : sa main, ses tuiles
own-m = { $who ->
        [you] ton
       *[other] son
    }
own-f = { $who ->
        [you] ta
       *[other] sa
    }
own-p = { $who ->
        [you] tes
       *[other] ses
    }
number-word = { $number ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $number }
    }
    .feminine = { $number ->
        [0] aucune
        [1] une
       *[other] { number-word }
    }
points = { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
for-so-many = { $points ->
        [0] sans aucun point
       *[other] pour { points }
    }

## À une table dans le terminal. Les commandes sont en anglais dans toutes les langues.

play-you = Toi ({ $seat })
play-greeting = Ta place : { $seat }. Graine { $seed }.
play-practice = Une partie d’entraînement : tu peux revenir en arrière autant que tu veux (undo).
play-commands = Tape un numéro ou une action ({ $example }), hint (conseil), why (pourquoi ?), undo (annuler), board (table), { $looks }news (nouvelles), log (journal), rules MOT (règles), help (aide), quit (fin).
play-too-narrow = La table demande { $needed } colonnes, et ta fenêtre en a { $width } : élargis-la, s’il te plaît.
play-thinking = { $who } réfléchit…
play-only-choice = ({ $action } : ton seul choix)
play-no-news = Rien ne s’est encore passé.
play-taken-back = Annulé.
play-looking = Je cherche les meilleurs coups…
play-best-moves = Les meilleurs coups, avec tes chances de gagner :
play-no-reason = D’après ce que tu sais, je ne peux pas expliquer le dernier coup { of-who }.
play-reasons = Ce que { $who } a fait, et à quoi cela sert, pour autant que tu puisses le savoir :
play-won = Tu as gagné.
play-shared = Tu partages la victoire.
play-lost = { $winners } { $number ->
        [one] a gagné
       *[other] se partagent la victoire
    }.
play-analyse = montre ce qui a décidé la partie ; --html PAGE écrit une page pour ton navigateur
play-saved = La partie est enregistrée dans { $file }.
play-not-saved = Tes derniers coups ne sont pas enregistrés : { $trouble }
play-quit-unsaved = La partie n’est pas enregistrée : { $trouble } save FICHIER l’enregistre ailleurs ; encore une fois quit pour partir quand même.
play-continues = la reprend
play-goodbye = Au revoir.

## À une table lointaine

far-greeting = Ta place à la table { $table } : { $seat }.
far-looking-back = La partie à la table { $table } est terminée.
far-watching = Tu regardes la table { $table }.
far-watch-commands = Tape board (table), { $looks }news (nouvelles), log (journal), rules MOT (règles), help (aide), quit (fin).
far-only-watching = tu ne fais que regarder ; tape board (table), news (nouvelles), log (journal), help (aide) ou quit (fin).
far-returned = { $who } est de retour.
far-bot-plays = Un bot joue maintenant pour { $who }.
far-time-is-up = Plus de temps pour { $who } : un bot continue.
far-my-time-is-up = Tu n’as plus de temps : un bot continue pour toi. Tape back pour reprendre ta place, avec un quart du temps.
far-bot-is-me = Un bot continue pour toi. Tape back pour reprendre ta place.
far-bot-did = Le bot a joué pour toi :
far-come-back = un bot joue pour toi ; tape back pour reprendre ta place.
far-i-am-back = C’est de nouveau toi qui joues.
far-clock-bot = un bot joue
far-left = { $who } a quitté la table ; un bot va continuer.
far-not-over = la partie n’est pas encore terminée ; après, again en commence une autre.
far-over = la partie est terminée ; tape again pour en jouer une autre, ou quit (fin).
far-again = Tape again pour une autre partie à la même table, ou quit (fin).
far-rematch = Il y a une table pour une autre partie : tape again pour t’y asseoir, ou quit (fin).
far-rematch-there = mène à la partie suivante
far-record = enregistre la partie
far-turn = C’est à { $who } de jouer.
far-took-back = { $who } a annulé :
far-agreed = Tu as accepté.
far-disagreed = Tu as refusé : rien ne change.
far-withdrawn = Tu ne le veux plus : rien ne change.
far-commands = Tape un numéro ou une action ({ $example }), hint (conseil), why (pourquoi ?), undo (annuler), board (table), { $looks }news (nouvelles), log (journal), rules MOT (règles), say TEXTE (parler), resign (abandonner), away (un bot continue pour toi), help (aide), quit (fin).
far-not-asked = ce n’est pas ton tour ; tu peux parler (say TEXTE), annuler (undo), abandonner (resign), regarder la table ou le journal (board, log), et répondre yes (oui) ou no (non) si quelqu’un veut annuler un coup.
far-changed = La table a changé depuis que tu l’as regardée.
far-asked-back = On demande aux autres si tu peux annuler ce coup. Tape no (non) si tu ne le veux plus.
far-not-taken-back = Les autres n’ont pas accepté : rien ne change.
far-wants-back = { $who } veut annuler son dernier coup, et avec lui tout ce qui a suivi.
far-would-go = Ce que { $who } a fait en dernier, et ce qui a suivi :
far-may-they = Est-ce qu’on l’annule ? Tape yes (oui) ou no (non).
far-stands = Rien n’est annulé : rien ne change.
far-my-bot-thinks = Ton bot réfléchit…
far-say-what = que veux-tu dire ? Par exemple : say Bien joué !
far-resign-again = Abandonnes-tu la partie ? Tape yes (oui), ou encore une fois resign.
far-you-resigned = Tu as abandonné.
far-resigned = { $who } { $number ->
        [one] a
       *[other] ont
    } abandonné.
far-no-save = le serveur garde la partie ; quand elle sera terminée, elle sera enregistrée ici.
far-no-hints = le serveur n’a pas trouvé de conseil à temps ; redemande.
far-not-kept = La partie n’a pas pu être enregistrée : { $trouble }
far-broken = Le serveur est injoignable ; je continue d’essayer.
far-back = Le serveur est de nouveau là.

## La table simple

plain-final-scores = Score final
plain-points = points
