## Title, families, places

for-a-crown-title = For a Crown
for-a-crown-family = Family
for-a-crown-crest = Crest
for-a-crown-family-rab = House of Rabbits
for-a-crown-family-pen = House of Penguins
for-a-crown-family-mon = House of Monkeys
for-a-crown-family-fla = House of Flamingos
for-a-crown-family-cro = House of Crocodiles
for-a-crown-noble-rab = Countess Rabbit
for-a-crown-noble-pen = Viscount Penguin
for-a-crown-noble-mon = Baron Monkey
for-a-crown-noble-fla = Duke Flamingo
for-a-crown-noble-cro = Marquise Croc
for-a-crown-square = Royal Square
for-a-crown-column = Column
for-a-crown-gallery = Gallery
for-a-crown-gallery-left = Left part of the gallery
for-a-crown-gallery-middle = Middle part of the gallery
for-a-crown-gallery-right = Right part of the gallery
for-a-crown-gallery-space = Gallery space
for-a-crown-gallery-start = Starting space of the gallery
for-a-crown-influence = Influence
for-a-crown-most-influential = Most influential player
for-a-crown-least-influential = Least influential player
for-a-crown-influence-order = In order of influence

## Components

for-a-crown-board = Game board
for-a-crown-chest = Chest
for-a-crown-reserve = Reserve
for-a-crown-ruby = Ruby
for-a-crown-coin = Coin
for-a-crown-bandit = Masked bandit
for-a-crown-heirloom = Heirloom
for-a-crown-heirloom-sold = Heirloom sold
for-a-crown-portrait = Portrait
for-a-crown-cost-tile = Recruitment cost tile
for-a-crown-cost-track = Cost track
for-a-crown-cost = Recruitment cost
for-a-crown-die = Magic die
for-a-crown-sleeve = Card sleeve
for-a-crown-mercenary = Mercenary
for-a-crown-component-mercenary-card = Mercenary card
for-a-crown-mercenary-label = Mercenary, level { $level }: { $effects }
for-a-crown-mercenary-level-1 = Level 1
for-a-crown-mercenary-level-2 = Level 2
for-a-crown-mercenary-level-3 = Level 3
for-a-crown-mercenary-level-4 = Level 4
for-a-crown-mercenary-level-5 = Level 5
for-a-crown-component-event-card = Event card
for-a-crown-starting-event = Starting event
for-a-crown-component-stack = Face-up stack
for-a-crown-component-shared-deck = Shared deck
for-a-crown-component-event-pile = Event pile

## Phases and acts

for-a-crown-round = Round
for-a-crown-phase-recruit = Recruit
for-a-crown-phase-reveal = Reveal
for-a-crown-phase-round-end = End of round
for-a-crown-phase-end = End of the game
for-a-crown-recruit-pass = Pass { $n } of { $total }
for-a-crown-do-recruit = Recruit
for-a-crown-do-recruit-blind = Take the top card unseen
for-a-crown-do-pay = Pay
for-a-crown-do-pay-mix = Coins and rubies
for-a-crown-do-option = Choose one effect
for-a-crown-do-icon = Choose the next effect
for-a-crown-do-target = Choose a player
for-a-crown-do-move-left = Move left
for-a-crown-do-move-right = Move right
for-a-crown-do-roll = Roll the die
for-a-crown-do-bribe = Pay and return bandits
for-a-crown-do-decline = Decline
for-a-crown-heirloom-sale = Sale of the heirloom
for-a-crown-elimination = Out of the game

## Effects (cards and magic die)

for-a-crown-effect-ruby = Gain 1 ruby
for-a-crown-effect-bandit = Another player takes 1 masked bandit
for-a-crown-effect-loss = Another player loses 1 ruby
for-a-crown-effect-die = Roll the magic die
for-a-crown-effect-coin = Gain 1 coin
for-a-crown-effect-move = Move any portrait
for-a-crown-icon-ruby = Ruby
for-a-crown-icon-bandit = Bandit
for-a-crown-icon-loss = Loss
for-a-crown-icon-die = Magic
for-a-crown-icon-coin = Coin
for-a-crown-icon-move = Move

## Events

for-a-crown-event-burglary = Burglary
for-a-crown-event-bribery = Bribery
for-a-crown-event-hand = Helping (Magic) Hand
for-a-crown-event-mages = Mercenary Mages
for-a-crown-event-scandal = Scandal

## Final scoring

for-a-crown-final-influence = Most influential: +1 ruby
for-a-crown-final-coins = Most coins: +1 ruby
for-a-crown-final-bandits = Most masked bandits: −1 ruby
for-a-crown-final-heirloom = Heirloom kept: 10 rubies
for-a-crown-final-total = Rubies in all
for-a-crown-tie-break = Tie: greater influence wins

## Options

for-a-crown-option-heirloom-sale = Selling the heirloom
for-a-crown-option-heirloom-sale-forced-only = Only when forced
for-a-crown-option-heirloom-sale-when-paying = Also when paying
for-a-crown-option-heirloom-sale-any-time = At any time
for-a-crown-option-icon-order = Order of effects on a card
for-a-crown-option-icon-order-free = Free
for-a-crown-option-icon-order-printed = As printed
for-a-crown-option-chest-view = Chests
for-a-crown-option-chest-view-hidden = Hidden
for-a-crown-option-chest-view-open = Open
for-a-crown-option-log-detail = Payments in the log
for-a-crown-option-supply = Reserve
for-a-crown-option-supply-unlimited = Unlimited
for-a-crown-option-supply-strict = As many tokens as in the box
for-a-crown-option-no-knockout = Family mode: nobody is knocked out
for-a-crown-option-die = Faces of the magic die
for-a-crown-option-die-standard = Standard
for-a-crown-option-die-harsh = Harsh

## Counted nouns

for-a-crown-count-ruby = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}
for-a-crown-count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
for-a-crown-count-bandit = { $n ->
    [one] { $n } masked bandit
   *[other] { $n } masked bandits
}
for-a-crown-count-mercenary = { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
for-a-crown-count-event = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
for-a-crown-count-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
for-a-crown-count-portrait = { $n ->
    [one] { $n } portrait
   *[other] { $n } portraits
}
for-a-crown-count-heirloom = { $n ->
    [one] { $n } heirloom
   *[other] { $n } heirlooms
}
for-a-crown-count-roll = { $n ->
    [one] { $n } roll of the die
   *[other] { $n } rolls of the die
}
