# Ce que dit la page, en français. Ce que disent les jeux est dans leurs propres catalogues.

## Partout

page-home = Accueil
page-rules = Règles
page-theme = Couleurs
page-theme-system = comme le système
page-theme-light = jour
page-theme-dark = nuit
page-settings = Réglages
page-close = Fermer
page-language = Langue
page-language-system = comme le navigateur
page-your-name = Ton nom
page-setting-atonce = Jouer tout de suite, sans valider
page-setting-sounds = Sons
page-setting-motion = Mouvements
page-setting-plain = Tables en mots, sans dessins
page-setting-notices = Me prévenir quand c’est mon tour
page-carry = Continuer sur un autre appareil
page-carry-link = Ouvre ce lien là-bas, d’ici un jour. Garde-le pour toi : qui l’a joue à ta place.
page-carry-qr = Le lien en code QR
page-guest-names = Néfrou, Iset, Bek, Mérit, Téti, Amon, Ankhou, Hori, Ipi, Kaouit, Méry, Noubit, Pépi, Sata, Senbi, Tjéti
page-game-none = Shedet
page-game-sobek = Sobek
page-game-sobek2p = Sobek : 2 joueurs
page-game-kemet = Kemet : Sang et Sable
page-nowhere = Il n’y a rien ici
    .help = Le lien est peut-être incomplet. Demande-le en entier à la personne qui te l’a envoyé.
page-no-table = Cette table ne peut pas être montrée
    .help = Le lien est peut-être incomplet, ou la table a été fermée.
page-server-away = Le serveur est injoignable
    .help = Attends un instant et recharge la page.
page-bad-link = Ce lien n’est plus valable
    .help = Fais-en un nouveau sur ton autre appareil.
page-no-past = On ne peut pas encore revoir cette partie
    .help = Elle n’est peut-être pas terminée. Si elle vient de finir, réessaie dans un instant.

## La page d’accueil

page-title = Trois jeux du Nil
page-subtitle = Fais du commerce, contourne un peu les règles, ou envoie un dieu à la guerre. Joue tout de suite, ou prends des jours pour un coup.
page-games = Jeux
page-nav-play = Jouer
page-nav = Menu principal
page-about-sobek = Neuf quais, une file. Prends plus loin que les premières cartes, et celles que tu sautes deviennent ta corruption.
page-about-sobek2p = Six étals sur six et un ankh. Ce que tu prends décide de ce que l’adversaire peut atteindre.
page-about-kemet = Des dieux en guerre pour des temples, des pyramides et des monstres. Neuf points de gloire, et la vallée est à toi.
page-minutes-sobek = 40 min
page-minutes-sobek2p = 25 min
page-minutes-kemet = 100 min
page-players = Joueurs
page-length = Durée
page-play-now = Jouer
page-rival = « Jouer », c’est contre
page-how-many = Combien d’adversaires
page-against = { $number ->
        [one] { $number } adversaire
       *[other] { $number } adversaires
    }
page-level-random = un bot qui joue n’importe quoi
page-level-apprentice = un bot facile : l’apprenti
page-level-merchant = un bot moyen : le marchand
page-level-scribe = un bot fort : le scribe
page-level-vizier = un bot très fort : le vizir
page-level-pharaoh = le bot qui réfléchit le plus longtemps : le pharaon, 5 secondes
page-play-with-friends = Jouer entre amis
page-waiting-for-you = Tes parties
page-all-my-games = Toutes mes parties
page-my-games = Mes parties
page-no-games = Tu n’as pas encore de parties.
page-open-tables = Tables ouvertes
page-seats-taken = { $taken } places sur { $all } prises
page-no-open-tables = Personne n’attend en ce moment.
page-your-move = À toi
page-look = Regarder
page-join = Jouer avec
page-with = avec { $names }
page-waiting-short = en attente

## Ouvrir une table

page-time = Temps
page-time-none = autant que tu veux
page-time-quick = 10 minutes chacun, plus 5 secondes par coup
page-time-slow = 30 minutes chacun, plus 15 secondes par coup
page-time-day = un jour par coup
page-time-days = trois jours par coup
page-hints = On peut demander des conseils
page-listed = Tout le monde peut se joindre
page-option-thief_by_back = Qui joue le voleur nomme le dos à voler : gris, sombre ou rouge
page-option-courtesan_one_type = Si la courtisane ajoute deux tuiles, les deux vont à la même marchandise
page-option-open_memory = La table se souvient pour toi : elle montre tout ce que tu as vu
page-option-open_information = La table se souvient pour toi : elle montre tout ce qu’on a vu
page-option-day_limit = Jours avant la fin de la partie (0 : sans limite)
page-option-colours = Couleurs des tuiles de pouvoir (aucune : au hasard)
page-option-colours-1 = rouge
page-option-colours-2 = bleu
page-option-colours-4 = blanc
page-option-colours-8 = noir
page-open-table = Ouvrir la table
page-waiting = La partie commence quand toutes les places sont prises.
page-invited = On t’invite. Prends place ; la partie commence quand toutes les places sont prises.
page-free-seat = libre
page-seat-mine = { $name } (toi)
page-sit = Prendre place
page-stand-up = Se lever
page-send-away = Renvoyer
page-nothing-found = Rien dans les règles ne contient « { $words } ».
page-only-here = Cette adresse ne marche que sur cet ordinateur. Pour jouer avec quelqu’un sur un autre appareil, lance Shedet ainsi : make play FRIENDS=1
page-carry-sure = Dans ce navigateur, tu es { $name }.
    .help = Le lien a été fait sur un autre appareil. Si tu le suis, tu joues à la place de la personne qui l’a fait, et tu n’es plus { $name } ici. Ne le fais qu’avec un lien à toi.
page-carry-yes = Suivre le lien
page-carry-no = Rester { $name }
page-send-link = Envoie ce lien à tes amis, ou fais-leur scanner le code :
page-copy = Copier le lien
page-copied = Copié
page-qr = Le lien vers cette table en code QR
page-level = La force du bot
page-seat-bot = Ajouter un bot

## À la table

page-hand-of = { $who ->
        [you] Ta main
       *[other] Main { of-who }
    }
page-corruption-of = { $who ->
        [you] Ta corruption
       *[other] Corruption { of-who }
    }
page-laid = Posé
page-hand = Main
page-you = Toi
page-you-small = toi
page-points = points
page-and-hidden = + cachés
page-corruption = corruption
page-corruption-both = Corruption, { to-who } : { $name }
page-market = Marché
page-notches = Encoches
page-pile = pioche
page-deben = deben
page-supply = réserve
page-ankh = L’ankh
page-empty = vide
page-empty-notch = encoche vide
page-pirogue = une pirogue, face cachée
page-face-down = Un personnage, face cachée
page-tile = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } scarabée
       *[other] , { $scarabs } scarabées
    }, { $line ->
        [row] rangée
        [column] colonne
        [rising] diagonale montante
        [falling] diagonale descendante
       *[none] aucune ligne
    }{ $deben ->
        [yes] , avec un deben
       *[no] { "" }
    }
page-line = { $line ->
        [row] Rangée
        [column] Colonne
        [rising] Diagonale montante
       *[falling] Diagonale descendante
    }
page-preview = Ce que cela ferait
page-if = Si tu fais cela
page-to-corruption = { $number ->
        [one] { $number } tuile dans ta corruption
       *[other] { $number } tuiles dans ta corruption
    }
page-ankh-turns = L’ankh se tourne vers { $line ->
        [row] sa rangée
        [column] sa colonne
        [rising] la diagonale montante
       *[falling] la diagonale descendante
    }
page-could-take = { $name } pourrait prendre
page-could-take-nothing = { $name } ne pourrait rien prendre
page-they-could = { $skips ->
        [0] Libre pour l’adversaire ensuite.
        [one] Ensuite, il faudrait sauter { $skips } tuile pour la prendre.
       *[other] Ensuite, il faudrait sauter { $skips } tuiles pour la prendre.
    }
page-sell = Vendre : { $goods }
page-play = Jouer
page-choose = Choisir
page-undo = Annuler
page-undo-pointing = Rien n’est encore fait : tu peux choisir autrement.
page-undo-free = Annule ton dernier coup.
page-undo-ask = Demande aux autres si tu peux annuler ton dernier coup. Il est annulé si tous sont d’accord.
page-undo-asked = Tu as demandé, et tout le monde n’a pas encore répondu.
page-undo-theirs = Quelqu’un d’autre demande à annuler un coup. Il faut d’abord y répondre.
page-undo-bots = Ce n’est plus possible : on a vu du nouveau depuis, et les bots n’y consentent pas.
page-undo-nothing = Tu n’as encore rien fait que tu pourrais annuler.
page-more-text = Lire la suite
page-confirm = Valider
page-do-done = Terminé
page-do-refill = Remplir le marché
page-do-keep = Garder la tuile
page-do-trade = L’échanger contre un deben
page-do-alone = Les marchandises seules
page-their-turn = À { $name } de jouer
page-away = Le serveur est injoignable. Nouvel essai…
page-over = La partie est terminée
page-log = Journal
page-chat = Discussion
page-say-something = Dis quelque chose
page-no-chat = Personne n’a encore rien dit.
page-rematch = Rejouer
page-look-back = Revoir la partie

## Après une partie

page-first = Au début
page-before = Un pas en arrière
page-after = Un pas en avant
page-moment = Moment de la partie
page-seen-by = Vu par
page-seen-by-all = cartes ouvertes
page-seen-by-spectator = le public
page-search-rules = Chercher dans les règles

## À la table, à côté du jeu

page-menu = Quitter la table
page-leave = Partir un moment
page-leave-help = Si tu pars, un bot continue pour toi au bout d’un moment. Tu peux revenir.
page-resign = Abandonner
page-resign-sure = Tu perdrais cette partie. Vraiment ?
page-you-are-away = Tu n’es pas là, et un bot continue pour toi.
page-return = Je suis de retour
page-wants-back = { $name } voudrait annuler un coup.
page-asked-back = Tu as demandé aux autres si tu peux annuler ce coup.
page-never-mind = Laisser tomber
page-agree = Accepter
page-disagree = Refuser
page-hint = Conseil
page-bot = un bot
page-looking = Je cherche le meilleur coup…
page-chance = Tes chances de gagner : { $chance } %.
page-hinted = C’est ce que veut dire le conseil.
page-why = Pourquoi ?
page-unseen = Caché
page-unseen-title = Encore caché
page-unseen-help = Tout ce que tu ne vois pas : encore à piocher, mis de côté, ou chez les autres.
page-unseen-scarabs = avec scarabées
page-unseen-plain = sans
page-unseen-with-deben = avec un deben
page-unseen-deben = Deben
page-unseen-starting = départ
page-unseen-all = en tout
page-unseen-character = Personnages
page-unseen-pirogue = Pirogues
page-unseen-token = Jetons
page-unseen-none = rien
page-days-left = { $days } j { $hours } h

## Après la partie

page-putting-away = On range la partie…
page-last = À la fin
page-more = Rejouer, enregistrer, partager
page-copy-past = Copier le lien vers ce moment
page-save-record = Enregistrer la partie
page-count = Points
page-total = Total
page-chances = Chances
page-chances-over = Chances de gagner au fil de la partie, en pour cent
page-analysing = On cherche ce qui a décidé la partie…
page-move = Coup { $number } : { $name }
page-played = Joué :
page-better = Mieux :
page-show-better = Le montrer sur la table
page-forced = Il n’y avait rien d’autre à faire.
page-nothing-better = Rien de clairement meilleur n’a été trouvé.
page-not-looked-at = Cette décision n’a pas été examinée.
page-not-looked-at-yet = Cette décision n’a pas encore été examinée.
page-all-weighed = Ce qu’on pouvait faire d’autre
page-next-mark = Coup marqué suivant
page-mark-blunder = Gaffe
page-mark-mistake = Erreur
page-mark-inaccuracy = Imprécision
page-marks-blunder = Gaffes
page-marks-mistake = Erreurs
page-marks-inaccuracy = Imprécisions
page-term-decision = décision
page-term-others = décision d’un autre
page-term-chance = hasard
page-term-reveal = ce qui s’est révélé
page-decisions = Décisions
page-beginning = La partie commence.
page-accuracy = Précision
page-came-from = D’où sont venues les chances
page-even = Part égale
page-from-luck = Chance
page-from-deal = la donne
page-from-chance = hasard
page-from-reveal = ce qui s’est révélé
page-from-decision = Propres décisions
page-from-others = Décisions des autres
page-result = Résultat
page-luck-later = On pourra séparer décisions et chance quand tous les moments auront été jugés.
page-what-it-means = Ce que les nombres veulent dire
page-means-chance = Les chances disent à quel point il est probable que quelqu’un gagne, d’après ce qu’il savait à ce moment, si tout le monde continue aussi bien que le peut une recherche rapide. La bande pâle montre la marge d’erreur.
page-means-accuracy = La précision est de 100 si chaque décision était la meilleure, d’après ce qu’on savait. Une perte n’est marquée que si elle n’est clairement pas due au hasard : à partir de 2, 5 et 10 pour cent.
page-means-luck = La chance, c’est la donne, ce qu’on a pioché, la rencontre des choix secrets et ce qui s’est révélé.
page-means-decision = Les décisions, c’est ce que les choix ont perdu par rapport aux meilleurs ; celles des autres, c’est ce que leurs choix ont rapporté.

## Sobek

page-card = { $goods }{ $scarabs ->
        [0] { "" }
        [one] , { $scarabs } scarabée
       *[other] , { $scarabs } scarabées
    }
page-back = { $back ->
        [green] dos vert
        [beige] dos beige
       *[orange] dos orange
    }
page-scarabs = scarabées
page-quays = La file sur les quais
page-quay = Quai { $number } : { $card }
page-price = { $number ->
        [0] Libre.
        [one] Coûte { $number } carte de corruption.
       *[other] Coûte { $number } cartes de corruption.
    }
page-left-for = { $skips ->
        [0] Libre pour qui joue ensuite.
        [one] Ensuite, il faudrait sauter { $skips } carte pour la prendre.
       *[other] Ensuite, il faudrait sauter { $skips } cartes pour la prendre.
    }
page-track = La piste de score
page-marker = { $name } : { $number }
page-marker-moved = { $name } irait sur { $number }
page-marker-stands = Si la manche finissait après cela, { $name } serait sur { $number }
page-marker-falls = … et reculerait sur { $number } avec le plus de corruption
page-round = Manche
page-of-rounds = sur 3
page-delivery = Livraison
page-deck = Pioche
page-tokens = Jetons
page-token-down = un jeton, face cachée
page-on-the-table = Ce qu’il y a d’autre sur la table
page-more-on-table = Jetons, corruption, journal et discussion
page-no-set = Pas encore de série posée
page-took = Pris sur les quais depuis ton dernier tour
page-maybe = Peut-être ici
page-choose-player = Choisir { $name }
page-steal-back = Voler une carte { $back ->
        [green] verte
        [beige] beige
       *[orange] orange
    } à { $name }
page-set = Série
page-play-set = Poser une série : { $goods }
page-cards-to-corruption = { $number ->
        [one] { $number } carte dans ta corruption
       *[other] { $number } cartes dans ta corruption
    }
page-cards-leave = { $number ->
        [one] { $number } carte quitte ta corruption
       *[other] { $number } cartes quittent ta corruption
    }
page-chooses-from = Puis { $name } choisit parmi
page-queue-empty = La file est alors vide

## Ce qu’on a en main, et ce qui s’est passé avant

page-hand-keys = Maj et une flèche la déplacent dans ta main.
page-hand-order = Ta main reste dans cet ordre.
page-sort = Trier la main
page-since = Depuis ton dernier tour
page-before-now = Ce qui s’est passé avant
page-to-game = Retour à la partie
page-show-moment = Montrer ce moment
page-help = Qu’est-ce que c’est ?
page-rule = Règle { $rule }
page-next-thing = La chose suivante sur la table
page-thing-before = La chose précédente sur la table
page-not-now = Impossible maintenant

## N’importe quel jeu, en mots

page-yes = oui
page-no = non
page-otherwise = Sinon
page-not-this = Pas cela : { $thing }
page-search-choices = Cherche ce que tu peux faire
page-more-choices = { $number } façons
page-none-found = Il n’y a rien de tel à choisir.
page-nothing-to-choose = Il n’y a rien à choisir maintenant.
page-empty-places = Personne ne se trouve sur
page-the-table = La table
