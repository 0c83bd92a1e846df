ask-lay = Lay a card.
does-score = scores { $points }
tell-lay = { $who ->
        [you] You lay
       *[other] { $who } lays
    } { $card } and { $who ->
        [you] score
       *[other] scores
    } { $points ->
        [0] nothing
       *[other] { $points }
    }.
tell-draw = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card }.
tell-draw-unseen = { $who } draws a card.
end-points = { $most } points against { $least }.
help = Lay a card that is higher than the last one, and it scores.
reason-lay = lays the { $card }
reason-score = scores { $points ->
        [0] nothing
       *[other] { points }
    }
reason-leave = leaves a { $card } to beat
