## Components and the board

torres-title = Torres
torres-board = Game board
torres-building-area = Building area
torres-score-track = Score track
torres-score-marker = Score marker
torres-block = Building block
torres-knight = Knight
torres-king = King
torres-reserve = Knights in reserve
torres-component-action-card = Action card
torres-component-codex-card = Codex card
torres-component-phase-card = Phase card
torres-component-master-card = Master card
torres-supply = Common supply
torres-own-supply = Own supply
torres-stack = Stack
torres-deck-common = Common deck
torres-deck-own = Own deck
torres-square = Square
torres-square-start = Marked square
torres-square-free = Free square
torres-level = Level
torres-castle = Castle
torres-castle-start = Starting castle
torres-castle-king = King’s castle
torres-tower = Tower
torres-area = Area
torres-height = Height
torres-door = Door
torres-passage = Passage through a castle
torres-border = Border of the board
torres-diagonal-main = Main diagonal
torres-adjacent = Adjacent (orthogonally)
torres-diagonal = Diagonally

## Flow and scoring

torres-phase = Phase (year)
torres-phase-n = Phase { $n }
torres-round = Round
torres-turn = Turn
torres-ap = Action points (AP)
torres-starting-player = Starting player
torres-leader = Player with most points
torres-last-placed = Player with fewest points
torres-blocks-dealt = New blocks
torres-scoring = Scoring
torres-scoring-castles = Castles
torres-scoring-king = King’s bonus
torres-scoring-master = Master card
torres-scoring-track = Points bought
torres-scoring-majority = Majority bonus
torres-king-move = Moving the king
torres-end = End of the game

## Actions

torres-action-deploy = Deploying a knight
torres-action-move = Moving a knight
torres-action-build = Extending a castle
torres-action-buy = Buying an action card
torres-action-play = Playing an action card
torres-action-score = Advancing the score marker
torres-do-deploy = Deploy a knight
torres-do-move = Move a knight
torres-do-build = Place a block
torres-do-buy = Buy an action card
torres-do-play = Play an action card
torres-do-score = Take 1 point
torres-do-end = End turn
torres-do-place-castle = Place a starting castle
torres-do-place-knight = Place your first knight
torres-do-place-king = Place the king
torres-do-move-king = Move the king
torres-do-king-stay = Leave the king where he is
torres-do-stack = Use up a stack
torres-do-redistribute = Distribute unused blocks
torres-do-keep-card = Keep this card
torres-do-return-top = Return on top
torres-do-return-bottom = Return to the bottom

## The 10 action cards (the rulebook gives texts, no names)

torres-card-jump2 = High Climb
torres-card-under = Underfoot
torres-card-extra = Extra block
torres-card-doors = Secret Stairs
torres-card-diag = Diagonal step
torres-card-ap6 = 6 action points
torres-card-ap7 = 7 action points
torres-card-shift = Rebuilding
torres-card-relocate = Summons
torres-card-leap = Leapfrog

## The 8 master cards (no printed names either)

torres-master-diff = All on different levels
torres-master-same = All on the same level
torres-master-line = All in one line
torres-master-square = Square
torres-master-border = Border
torres-master-castles = Exactly 4, 5, 6 castles
torres-master-diag = Main diagonals
torres-master-adj = All side by side

## Versions and options

torres-mode-basic = Basic game (common deck)
torres-mode-basic-help = Everyone buys cards from one shuffled deck. Best for first games.
torres-mode-own-decks = Alternative rules (own decks)
torres-mode-own-decks-help = You have ten cards of your own: look at three, keep one. Less luck.
torres-mode-master = Master version
torres-mode-master-help = You hold all ten cards from the start, and an open master card gives extra points.
torres-option-passage-model = Passage through a castle
torres-option-passage-model-doors = Any door on the same or a lower level
torres-option-passage-model-monotone = Inside only downwards
torres-option-passage-model-planar = Inside only on the level of entry
torres-option-under-may-merge = Underfoot may join castles
torres-option-master-all-knights = “All your knights”
torres-option-master-all-knights-six = All six
torres-option-master-all-knights-on-board = Those on the board
torres-option-jump2-allow-any = High Climb may also go level or down
torres-option-shift-ground-only = Rebuilding only onto the bare board
torres-option-leap-over-king = Leapfrog over the king
torres-option-scoring-order = Order of scoring
torres-option-phase-starter = Who starts a phase
torres-option-square-rotated = Rotated squares count
torres-option-adj-diagonal = Diagonal contact counts
torres-option-majority-per-edge = Majority for each edge
torres-option-auto-convert-ap = Unspent AP become points

## Counted nouns

torres-count-ap = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
torres-count-block = { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}
torres-count-building-block = { $n ->
    [one] { $n } building block
   *[other] { $n } building blocks
}
torres-count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
torres-count-castle = { $n ->
    [one] { $n } castle
   *[other] { $n } castles
}
torres-count-stack = { $n ->
    [one] { $n } stack
   *[other] { $n } stacks
}
torres-count-square = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
torres-count-level = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
torres-count-action-card = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
torres-count-phase = { $n ->
    [one] { $n } phase
   *[other] { $n } phases
}
torres-count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Options, modes

torres-option-master = Master version
torres-option-master-help = You place the castles yourselves, hold all your cards, and a master card scores extra.
torres-option-deck = Action cards
torres-option-deck-common = One common deck
torres-option-deck-own = Own decks
torres-option-deck-help = From your own deck you look at 3 cards and keep 1.
torres-option-passage-model-help = Where a knight that enters a castle may come out.
torres-option-under-may-merge-help = Whether the card Underfoot may join two castles into one.
torres-option-jump2-allow-any-help = Whether the card High Climb may also be used for a level or downward step.
torres-option-shift-ground-only-help = Whether the card Rebuilding may only put the block on the bare board.
torres-option-leap-over-king-help = Whether the card Leapfrog also leads over the king.
torres-option-auto-redistribute = Unused blocks go by themselves
torres-option-auto-redistribute-help = Unused blocks go on your highest stack that has room; you are not asked.
torres-option-auto-convert-ap-help = At the end of your turn each unspent AP is 1 point.
torres-option-stack-limit = Stacks of at most 3 blocks
torres-option-stack-limit-always = Always
torres-option-stack-limit-two-players = Only with 2 players
torres-option-stack-limit-help = How high your stacks may be.
torres-option-keep-leftovers = Keep unused blocks
torres-option-keep-leftovers-help = Blocks left at the end of a phase go into the next one.
torres-option-chooser-starts = The last player names the starter
torres-option-chooser-starts-help = The player with fewest points decides who starts the phase.
torres-option-score-by-track = Scoring by the track
torres-option-score-by-track-help = Phases 2 and 3 are scored in the order of points, the leader first.
torres-option-phase-starter-leader = The player with most points
torres-option-phase-starter-last-placed = The player with fewest points
torres-option-phase-starter-help = Who starts the first round of phases 2 and 3.
torres-option-scoring-order-last-round = As in the last round
torres-option-scoring-order-phase-start = As in the first round of the phase
torres-option-scoring-order-help = From whom the scoring goes clockwise.
torres-option-master-all-knights-help = Whether a master card asks for all 6 knights or for those on the board.
torres-option-square-rotated-help = Whether a square may stand at an angle.
torres-option-adj-diagonal-help = Whether knights side by side may also touch at a corner.
torres-option-majority-per-edge-help = Whether each edge, and each diagonal, has its own bonus.

## Choices

torres-player = { $seat }
torres-label-play = Play { $card }
torres-label-deploy = Deploy a knight on { $square }
torres-label-build = Place a block on { $square } (level { $level })
torres-label-build-from = Place a block on { $square } (level { $level }) from a stack of { $height }
torres-label-move = Move a knight { $source } → { $square } (level { $level })
torres-label-source = { $card }: choose { $square }
torres-label-target = { $card }: to { $square }
torres-label-under = Take the block from a stack of { $height }
torres-label-under-turn = Take the block from this turn’s stack ({ $height })
torres-label-stack = Use up a stack of { $height }
torres-label-keep = Keep { $card }
torres-label-top = Return on top, in this order: { $cards }
torres-label-bottom = Return to the bottom, in this order: { $cards }
torres-label-share = Stacks become { $stacks }
torres-label-castle = Starting castle on { $square }
torres-label-knight = First knight on { $square }
torres-label-king = King on { $square }
torres-label-starter = { $seat } starts

## Prompts

torres-ask-turn = Choose an action ({ $ap } AP left).
torres-ask-castles = Place a starting castle.
torres-ask-knights = Place your first knight on a castle.
torres-about-knights = Only one knight may begin in each castle. From there you move, build and bring in more knights.
torres-ask-first-king = Place the king on a castle.
torres-ask-card-source = { $card }: choose what to move or lift.
torres-ask-card-target = { $card }: choose the square.
torres-ask-card-stack = { $card }: choose the stack to take the block from.
torres-ask-pick = Keep one of the cards.
torres-ask-return = Return the other cards on top or to the bottom.
torres-ask-stack = Choose the stack you use this turn.
torres-ask-redistribute = Distribute the unused blocks.
torres-ask-leftovers = Distribute the blocks you kept from the last phase.
torres-ask-king = Move the king, or leave him where he is.
torres-ask-starter = Name the starting player of the phase.

## Points

torres-points-castles = Castles: { $points }
torres-points-king = King’s bonus: { $points }
torres-points-master = Master card: { $points }
torres-points-track = Points bought: { $points }
torres-points-total = Score: { $points }
torres-source-castle = Castle { $square } in the scoring: { $area } × { $level } = { $points }
torres-now-castle = If scored now, castle { $square }: { $area } × { $level } = { $points }
torres-now-king = If scored now, king’s bonus: +{ $points }
torres-now-master = If scored now, master card: +{ $points }
torres-now-total = If scored now: +{ $points }
torres-now-bonus = King’s castle: level { $level } = +{ $points }

## Log

torres-log-end = { $seat } ends the turn.
torres-log-score = { $seat } takes 1 point (1 AP).
torres-log-buy = { $seat } buys an action card (1 AP).
torres-log-deploy = { $seat } deploys a knight on { $square } (2 AP).
torres-log-build = { $seat } places a block on { $square }, level { $level } (1 AP).
torres-log-move = { $seat } moves a knight { $source } → { $square } (1 AP).
torres-log-plays = { $seat } plays { $card }.
torres-log-plays-at = { $seat } plays { $card } on { $square }.
torres-log-plays-way = { $seat } plays { $card }, { $source } → { $square }.
torres-log-stack = { $seat } uses a stack of { $height }.
torres-log-share = { $seat } distributes unused blocks: stacks of { $stacks }.
torres-log-keeps = { $seat } keeps { $card }.
torres-log-kept = { $seat } keeps a card.
torres-log-top = { $seat } returns cards on top.
torres-log-bottom = { $seat } returns cards to the bottom.
torres-log-draws = { $seat } draws { $card }.
torres-log-drawn = { $seat } draws a card.
torres-log-castle = { $seat } places a starting castle on { $square }.
torres-log-knight = { $seat } places the first knight on { $square }.
torres-log-king = { $seat } puts the king on { $square }.
torres-log-stay = { $seat } leaves the king where he is.
torres-log-starter = { $seat } lets { $starter-seat } start.
torres-log-master = Master card: { $card }.
torres-log-scores-castles = { $seat }: +{ $points } (castles).
torres-log-scores-king = { $seat }: +{ $points } (king’s bonus).
torres-log-scores-master = { $seat }: +{ $points } (master card).
torres-log-converts = { $seat }: +{ $points } (unspent AP).
torres-log-phase = Phase { $n } begins; { $seat } starts.
torres-log-winner = { $seat } wins with { $points } points.
torres-log-build-many = { $n ->
    [one] block on { $square }
   *[other] { $n } blocks ({ $square })
}
torres-log-move-short = knight { $source }→{ $square }
torres-log-deploy-many = { $n ->
    [one] new knight on { $square }
   *[other] { $n } new knights ({ $square })
}
torres-log-score-many = +{ $n }
torres-log-buy-many = { $n ->
    [one] a card
   *[other] { $n } cards
}
torres-log-stack-short = stack of { $height }
torres-log-plays-short = card { $card }
torres-log-end-short = end
torres-log-drawn-short = { "" }
torres-log-draws-short = draws { $card }

## Why not

torres-why-ap = This costs { $cost } AP; you have { $left }.
torres-why-no-purchase = You buy no cards in the master version.
torres-why-bought = You can buy at most { $most } cards a turn.
torres-why-deck-empty = The deck is empty.
torres-why-not-held = You do not have { $card } in your hand.
torres-why-played = You have played a card this turn; you can play one a turn.
torres-why-fresh = You bought { $card } this turn; you can play it from your next turn on.
torres-why-no-effect = { $card } would do nothing now.
torres-why-no-reserve = All your { $most } knights are on the board.
torres-why-occupied = { $square } is occupied.
torres-why-not-beside = { $square } is not beside a knight of yours.
torres-why-deploy-high = { $square } (level { $level }) is higher than every knight of yours beside it.
torres-why-stack-chosen = You have chosen this turn’s stack already.
torres-why-stack-empty = This stack has no block left.
torres-why-no-stack = { $kinds ->
    [one] You have no such stack: all yours are equally high.
   *[other] You have no such stack: yours have only { $kinds } different heights.
}
torres-why-too-high = A block on { $square } would make the castle higher than its number of squares ({ $area }).
torres-why-no-castle = { $square } is not beside a castle.
torres-why-joins = A block on { $square } would join the castles at { $one } and { $other }.
torres-why-no-knight = You have no knight on { $square }.
torres-why-rise = { $square } is { $levels } levels higher; a knight climbs one level a step.
torres-why-no-door = { $square } is not beside { $source }, and there is no door beside { $source } to go through.
torres-why-no-exit = The castle has no door at { $square }.
torres-why-passage-high = { $square } is higher than level { $level }, where you go in; a passage never leads up.
torres-why-passage-inside = No way leads through the castle to { $square }.
torres-why-no-way = { $card } leads nowhere from { $square }.
torres-why-touches-two = { $square } touches two castles, and they must not be joined.
torres-why-no-block = There is no block on { $square }.
torres-why-splits = Without the block on { $square } the castle would fall apart.
torres-why-card-rise = { $card } does not allow a step of { $levels } levels to { $square }.
torres-why-card-way = { $card } does not lead to { $square }.
torres-why-same-square = Put the block on another square than { $square }.
torres-why-ground-only = { $square } is not bare board.
torres-why-few-castles = At least { $least } castles must remain.
torres-why-too-flat = The castle would be higher than its number of squares ({ $area }).
torres-why-not-looked = { $card } is not among the cards you look at.
torres-why-one-card = You return only one card.
torres-why-no-share = There are only { $ways } ways to distribute the blocks.
torres-why-too-near = Too near the castle on { $square }: keep a distance of at least { $distance }.
torres-why-no-tower = There is no castle on { $square }; the nearest is on { $near }.
torres-why-no-player = There are only { $seats } players.
torres-why-not-in-master = The master version does not go with the option “{ $option }”.
torres-why-only-in-master = Only the master version has the option “{ $option }”.

## The page

torres-view-towers = Towers
torres-view-flat = Flat
torres-turn-left = Turn the board left
torres-turn-right = Turn the board right
torres-act-move = Move
torres-act-build = Build
torres-act-deploy = Deploy
torres-act-buy = Buy a card
torres-act-score = Take 1 point
torres-tip-any = Click a square to see what you can do there.
torres-end-sure = You still have { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}. End your turn?
torres-tip-knight = Choose one of your knights.
torres-tip-way = Choose where the knight goes.
torres-tip-build = Choose where the block goes.
torres-tip-deploy = Choose a square beside one of your knights.
torres-tip-rest = End your turn, or play a card.
torres-take-from = Block from
torres-ap-left = { $ap } of { $budget } AP left
torres-stack-of = Stack of { $height }
torres-stack-turn = This turn’s stack, blocks left: { $height }
torres-see-ground = { $square }, bare board
torres-see-tower = { $square }, height { $height }, castle of area { $area }
torres-see-knight-0 = red knight ({ $seat })
torres-see-knight-1 = blue knight ({ $seat })
torres-see-knight-2 = yellow knight ({ $seat })
torres-see-knight-3 = purple knight ({ $seat })
torres-see-king = the king
torres-see-door = through a door
torres-see-gain = If scored now: { $gain }
torres-king-card = Scoring this phase: a knight on exactly level { $level } in the king’s castle earns { $points }.
torres-king-short = King: level { $level } = { $points }
torres-chip-king = king { $points }
torres-chip-master = card { $points }
torres-fact-stacks = Your stacks, one for each turn left: { $stacks }
torres-fact-fresh = Bought this turn
torres-card-jump2-help = One of your knights steps to a square beside it that is one or two levels higher.
torres-card-under-help = Put a block of one of your stacks under one of your knights.
torres-card-extra-help = Place one more block, from the common supply.
torres-card-doors-help = A knight at a door of a castle comes out at any other door of it, higher or lower.
torres-card-diag-help = One of your knights steps diagonally, at most one level up.
torres-card-ap6-help = This turn you have { $n } action points.
torres-card-ap7-help = This turn you have { $n } action points.
torres-card-shift-help = Move an uncovered block to another free square. No castle may fall apart, and no two may be joined.
torres-card-relocate-help = Put one of your knights beside another one of yours, not higher than that one.
torres-card-leap-help = One of your knights jumps straight over a knight beside it, at most one level up.
torres-master-diff-help = At the end: all six of your knights on the board, all on different levels = { $points }.
torres-master-same-help = At the end: all six of your knights on the board, all on the same level = { $points }.
torres-master-line-help = At the end: all six of your knights on the board, in one row, column or diagonal = { $points }.
torres-master-square-help = At the end: four of your knights at the corners of a square = { $points }.
torres-master-border-help = Every scoring: each of your knights at the border = { $points }; as much again for whoever has most there.
torres-master-castles-help = Every scoring: knights in exactly { $castles } castles = { $points }.
torres-master-diag-help = Every scoring: each of your knights on a main diagonal = { $points }; as much again for whoever has most there.
torres-master-adj-help = At the end: all six of your knights on the board, side by side in one group = { $points }.
torres-pitch = Raise castles, climb them with your knights, and stand where the king looks.

## A scoring as it is told

torres-show-open = Phase { $phase } is over: the castles are counted.
torres-show-open-why = Small castles come first, the king’s castle last. A castle gives its squares times the level of your highest knight in it.
torres-show-count = Castle { $square }: { $area ->
    [one] { $area } square
   *[other] { $area } squares
}
torres-show-count-why = Every square counts, whoever built it.
torres-show-product-why = Only the highest knight of each player counts in a castle.
torres-show-flown-why = The points wait at the markers until all castles are counted.
torres-show-run = The markers move.
torres-show-run-why = In this order: { $order }. A marker that would land on another one goes one space further.
torres-show-king = King’s bonus: { $names } +{ $points }
torres-show-king-nobody = King’s bonus: nobody
torres-show-king-why = In phase { $phase } a knight in the king’s castle must stand on exactly level { $level }.
torres-show-level = level { $level }
torres-show-master = Master card: { $card }
torres-show-master-nobody = Nobody scores for it.
torres-show-done = Phase { $phase }: { $totals }.
torres-show-lead = { $name } leads: { $scores }.
torres-show-lead-you = You lead: { $scores }.
torres-show-phase = Scoring of phase { $phase }
torres-show-kings = King’s, { $square }
torres-show-sum = This scoring
torres-show-how = How a castle counts.
torres-show-how-why = Its squares, whoever built them, times the level of your highest knight in it. Your other knights there add nothing.

## The first game

torres-lesson-goal = Torres in one sentence: build castles, and stand in them as high as you can. Whoever has the most points after three scorings wins.
torres-lesson-points = A scoring goes castle by castle: number of squares × level of your highest knight in it. A knight on the ground earns nothing.
torres-lesson-phases = A game has three phases. Each ends with a scoring, and the king’s castle pays a bonus. This lesson plays the first phase with you.
torres-lesson-1 = Eight castles of one block each stand on the board. Put your first knight on c3, near the middle.
torres-lesson-2 = You have 5 action points (AP) a turn. A block costs 1 AP. Build on d3, beside your castle: now it covers 2 squares. Click the square first; it shows all you can do there.
torres-lesson-3 = One more block on d3 makes level 2. A castle is never higher than its number of squares: 2 squares allow level 2.
torres-lesson-4 = A knight climbs one level a step, for 1 AP. Move the knight from c3 up to d3: the castle is now worth 2 × 2 = 4 to you.
torres-lesson-5 = A new knight costs 2 AP. It comes in beside one of yours, not higher. Deploy one on c3.
torres-lesson-6 = Your AP are spent: end the turn. With it goes one of your stacks of blocks.
torres-lesson-7 = Doors: a knight beside a taller column may walk through the castle and out at any other door, on its level or lower. Move the knight from c3 through the castle to e3, for 1 AP.
torres-lesson-8 = Wide first, then high. Build on c4: your castle covers 3 squares and may grow to level 3.
torres-lesson-9 = Cards bend the rules. Buy one for 1 AP; you may play it from your next turn on.
torres-lesson-10 = The king stands on f6, and his castle pays a bonus. Send the knight from e3 to e4, towards him.
torres-lesson-11 = One AP left. Do not waste it: “Take 1 point” moves your marker one space.
torres-lesson-12 = End the turn.
torres-lesson-13 = The third turn goes the same way. You build c3 up to level 3, climb it, and your other knight comes nearer to the king. Go on to the last turn of the phase.
torres-lesson-14 = The scoring is near. Play your card: 7 action points instead of 5. Playing a card is free, one a turn.
torres-lesson-15 = In phase 1 the king pays 5 points for a knight in his castle on exactly level 1. Build on f5, beside him.
torres-lesson-16 = Climb from e5 to f5: level 1 in the king’s castle. That is the bonus.
torres-lesson-17 = Every further square counts times 3 in your large castle, because your knight there stands on level 3. Build on d4.
torres-lesson-18 = The rest goes the same way: one more square, and three points on the track.
torres-lesson-19 = End the turn. Your rival plays, then comes the scoring: watch the castles being counted.
torres-lesson-end = You have been through a whole scoring: castles, the king’s bonus, the track. Two more phases would follow; in each the king wants a knight one level higher.
torres-mistake-1 = Ending a turn with AP left. Each one could be a point on the track.
torres-mistake-2 = Building a tower that nobody can climb. Leave a step beside it.
torres-mistake-3 = Building high before wide. A castle is never higher than its number of squares.
torres-coach-knight = Begin near the middle: from there every castle is close.
torres-coach-first = Click a square: you see all that can be done there. Wide first, then high.
torres-coach-step = A tower is climbed one level at a time. Leave a step beside it.
torres-coach-left = One action point left: score it, rather than let it go to waste.
torres-coach-card = You hold a card that you may play now. It costs no action point.
torres-coach-scoring = The phase ends with this round. Is each knight as high as it can be, and one of them on the king’s level in his castle?
torres-coach-king = You have the fewest points, so you move the king. Put him where your knight stands on the level that pays next.

## What an object of the table answers when it is asked about
torres-object-square = { $square }
torres-object-stack = A stack of { $seat } ({ $n } high)
torres-object-turn-stack = This turn’s stack ({ $n } left)
torres-object-supply = Common supply
torres-object-deck = Deck of action cards
torres-why-object-king = The king. A knight in his castle on exactly level { $level } earns { $n } points when the phase is scored.
torres-why-object-own-knight = Your knight: it moves for 1 AP, up by one level at most, or through a door.
torres-why-object-knight = A knight of { $seat }: you move only your own, and nobody builds under a figure.
torres-why-object-castle = Part of a castle of { $area ->
    [one] { $area } square
   *[other] { $area } squares
}, { $height } high here: it may not grow higher than its number of squares.
torres-why-object-far-ground = Bare board beside no castle: no block starts a new castle.
torres-why-object-gap = Bare board between { $n } castles: a block here would join them, which is forbidden.
torres-why-object-ground = Bare board beside one castle: with a block here it would have { $area } squares.
torres-why-object-held-card = You play one card a turn, but not in the turn in which you bought it.
torres-why-object-gone-card = You do not have it: played cards are out of the game.
torres-why-object-master = The master card: it says what brings extra points, to everybody alike.
torres-why-object-turn-stack = Blocks of this turn come from this stack alone, 1 AP each.
torres-why-object-own-stack = One of your stacks for turns to come: you use one a turn.
torres-why-object-stack = A stack that only its owner may use.
torres-why-object-supply = Blocks left: { $n }; before each phase everyone takes new stacks from it.
torres-why-object-deck = Cards left: { $n }; one costs 1 AP, two a turn at most.
torres-why-object-seat = Knights on the board: { $knights }. Scored now, they would give { $n } points.
torres-asset-cards = Action cards: { $n }
torres-asset-knights = Knights on the board: { $n }

## Read large

torres-zoom-does = Does
torres-zoom-costs = Costs
torres-zoom-costs-words = { $n } AP to buy, nothing to play
torres-zoom-when = When
torres-zoom-playable = You can play it now.

## Levels of the bots

torres-level-page = Looks three steps ahead; forgets doors, the king and what you are after.
torres-level-squire = Plans whole turns with the king and your castles in mind, two ideas at a time.
torres-level-knight = Plans whole turns and follows four ideas at once.
torres-level-baron = Weighs half a dozen plans for every turn.
torres-level-duke = Weighs many plans for every turn and leaves few points lying.
torres-level-sovereign = Weighs hundreds of plans for every turn, and plays the best of them.

## Puzzles, by what is to be decided

torres-puzzle-end = Ending the turn
torres-puzzle-play = Playing a card
torres-puzzle-pick = Making the most of a card
torres-puzzle-move = Moving a knight
