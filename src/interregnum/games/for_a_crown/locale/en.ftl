## Title, families, places

for-a-crown-title = For a Crown
for-a-crown-family = Family
for-a-crown-noble-rab = Countess Rabbit
for-a-crown-noble-pen = Viscount Penguin
for-a-crown-noble-mon = Baron Monkey
for-a-crown-noble-fla = Duke Flamingo
for-a-crown-noble-cro = Marquise Croc
for-a-crown-square = Royal Square
for-a-crown-gallery = Gallery
for-a-crown-gallery-space = Gallery space
for-a-crown-influence = Influence

## Components

for-a-crown-ruby = Ruby
for-a-crown-coin = Coin
for-a-crown-bandit = Masked bandit
for-a-crown-heirloom = Heirloom
for-a-crown-heirloom-sold = Heirloom sold
for-a-crown-mercenary-label = Mercenary, level { $level }: { $effects }
    .accusative = the level { $level } mercenary ({ $effects })
for-a-crown-mercenary-level-1 = Level 1
for-a-crown-mercenary-level-2 = Level 2
for-a-crown-mercenary-level-3 = Level 3
for-a-crown-mercenary-level-4 = Level 4
for-a-crown-mercenary-level-5 = Level 5
for-a-crown-component-event-card = Event card
for-a-crown-component-shared-deck = Shared deck

## Phases and acts

for-a-crown-phase-recruit = Recruit
for-a-crown-phase-reveal = Reveal
for-a-crown-phase-end = End of the game
for-a-crown-recruit-pass = Recruit { $n } of { $total }
for-a-crown-do-recruit-blind = Take the top card unseen
for-a-crown-do-option = Choose one effect.
for-a-crown-do-icon = Choose the next effect.
for-a-crown-do-move-left = Move left
for-a-crown-do-move-right = Move right
for-a-crown-do-decline = Decline
for-a-crown-elimination = Out of the game

## Effects (cards and magic die)

for-a-crown-effect-ruby = Gain 1 ruby
for-a-crown-effect-bandit = Another player takes 1 masked bandit
for-a-crown-effect-loss = Another player loses 1 ruby
for-a-crown-effect-die = Roll the magic die
for-a-crown-effect-coin = Gain 1 coin
for-a-crown-effect-move = Move any portrait
for-a-crown-icon-ruby = Ruby
    .accusative = the ruby
for-a-crown-icon-bandit = Bandit
    .accusative = the bandit
for-a-crown-icon-loss = Loss
    .accusative = the loss
for-a-crown-icon-die = Magic
    .accusative = the magic
for-a-crown-icon-coin = Coin
    .accusative = the coin
for-a-crown-icon-move = Move
    .accusative = the move
for-a-crown-icon-times = { $n }× { $icon }
    .accusative = { $n }× { $icon-accusative }

## Events

for-a-crown-event-burglary = Burglary
for-a-crown-event-bribery = Bribery
for-a-crown-event-hand = Helping Hand
for-a-crown-event-mages = Mercenary Mages
for-a-crown-event-scandal = Scandal

## Final scoring

for-a-crown-final-influence = Most influential: +1 ruby
for-a-crown-final-coins = Most coins: +1 ruby
for-a-crown-final-bandits = Most masked bandits: −1 ruby
for-a-crown-final-heirloom = Heirloom kept: 10 rubies

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

for-a-crown-count-bandit = { $n ->
    [one] { $n } masked bandit
   *[other] { $n } masked bandits
}

## Questions

for-a-crown-ask-recruit = Choose a mercenary.
for-a-crown-ask-pay = How will you pay { $cost }?
for-a-crown-ask-move = Choose a portrait and a direction.
for-a-crown-ask-bribe = How many masked bandits will you send home?
for-a-crown-ask-mages = Will you pay for a roll of the magic die?
for-a-crown-ask-target-loss = Choose who loses 1 ruby.
for-a-crown-ask-target-bandit = Choose who takes 1 masked bandit.

## Labels of choices

for-a-crown-mercenary-either = Mercenary, level { $level }: { $left } / { $right }
    .accusative = the level { $level } mercenary ({ $left } / { $right })
for-a-crown-label-recruit = { $card } (cost { $cost })
for-a-crown-label-recruit-sale = { $card } (cost { $cost }, sells the heirloom)
for-a-crown-label-blind = Top card of the level { $level } deck, unseen (cost { $cost })
for-a-crown-label-blind-sale = Top card of the level { $level } deck, unseen (cost { $cost }, sells the heirloom)
for-a-crown-label-pay = { $rubies ->
        [0] { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
       *[other] { $coins ->
            [0] { $rubies ->
                    [one] { $rubies } ruby
                   *[other] { $rubies } rubies
                }
           *[other] { $coins ->
                    [one] { $coins } coin
                   *[other] { $coins } coins
                }, { $rubies ->
                    [one] { $rubies } ruby
                   *[other] { $rubies } rubies
                }
        }
    }
for-a-crown-label-void = { $effect }: nobody is left to choose, so nothing happens
for-a-crown-label-option = { $effects }
for-a-crown-label-target = { $seat }
for-a-crown-label-shift-left = Move the portrait of { $seat } left to space { $space }
for-a-crown-label-shift-right = Move the portrait of { $seat } right to space { $space }
for-a-crown-label-shift-left-own = Move your own portrait left to space { $space }
for-a-crown-label-shift-right-own = Move your own portrait right to space { $space }
for-a-crown-label-bribe = Send home { $bandits ->
        [one] { $bandits } masked bandit
       *[other] { $bandits } masked bandits
    } ({ for-a-crown-label-pay })
for-a-crown-label-bribe-sale = Sell the heirloom and send home { $bandits ->
        [one] { $bandits } masked bandit
       *[other] { $bandits } masked bandits
    }
for-a-crown-label-mages-coin = Pay 1 coin and roll the die
for-a-crown-label-mages-ruby = Pay 1 ruby and roll the die
for-a-crown-label-mages-ruby-sale = Sell the heirloom, pay 1 ruby and roll the die
for-a-crown-label-sell = Sell the heirloom for 10 rubies

## Log

for-a-crown-log-portrait = Next portrait in the gallery: { $seat }.
for-a-crown-log-turn-up = The Royal Square now offers { $card-accusative }.
for-a-crown-log-look = { $seat } looks at { $card-accusative }.
for-a-crown-log-unseen = { $seat } looks at a card of level { $level }.
for-a-crown-log-reveal = { $seat } reveals { $card-accusative }.
for-a-crown-log-ignored = The family of { $seat } is out, so { $card-accusative } does nothing.
for-a-crown-log-event = Event: { $event }.
for-a-crown-log-roll = { $seat } rolls the magic die: { $effects }.
for-a-crown-log-recruit = { $seat } recruits { $card-accusative } for { $cost }.
for-a-crown-log-blind = { $seat } takes the top card of the level { $level } deck unseen for { $cost }.
for-a-crown-log-pays-coins = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
for-a-crown-log-pays-rubies = { $seat } pays { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-log-pays = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-log-paid = { $seat } pays the cost.
for-a-crown-log-option = { $seat } chooses { $effects-accusative }.
for-a-crown-log-icon = { $seat } uses { $effect-accusative } next.
for-a-crown-log-void = { $seat } has nobody left to choose and skips { $effect-accusative }.
for-a-crown-log-loss = { $seat } makes { $target-seat } lose 1 ruby.
for-a-crown-log-loss-due = { $seat } makes { $target-seat } lose a ruby, but none is left.
for-a-crown-log-bandit = { $seat } gives { $target-seat } 1 masked bandit.
for-a-crown-log-loss-none = { $seat } makes { $target-seat } lose nothing: nothing is left.
for-a-crown-log-bandit-none = { $seat } gives { $target-seat } no bandit: the reserve has none left.
for-a-crown-log-shift = { $seat } moves the portrait of { $portrait-seat } to space { $space }.
for-a-crown-log-shift-own = { $seat } moves their own portrait to space { $space }.
for-a-crown-log-bribe = { $seat } sends home { $bandits ->
        [one] { $bandits } masked bandit
       *[other] { $bandits } masked bandits
    }.
for-a-crown-log-decline = { $seat } declines.
for-a-crown-log-mages = { $seat } turns to the mages.
for-a-crown-log-sale = { $seat } sells the heirloom: +10 rubies.
for-a-crown-log-gains-rubies = { $seat } gains { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-log-gains-coins = { $seat } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
for-a-crown-log-loses = { $seat } loses { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-log-returns = { $seat } returns { $bandits ->
        [one] { $bandits } masked bandit
       *[other] { $bandits } masked bandits
    }.
for-a-crown-log-out = { $seat } is out of the game.
for-a-crown-log-round = Round { $round } begins. One unknown event joins the shared deck.
for-a-crown-log-final-influence = The most influence brings a ruby.
for-a-crown-log-final-coins = The most coins bring a ruby.
for-a-crown-log-final-bandits = The most masked bandits cost a ruby.
for-a-crown-log-winner = { $seat } wins with { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-score-rubies = In the chest: { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }
for-a-crown-score-total = Rubies in all: { $rubies }

## The log by turns, in short

for-a-crown-log-unseen-short = { "" }
for-a-crown-log-icon-short = { "" }

## Why not

for-a-crown-why-closed = You cannot hire at level { $level } yet: it opens in a later round.
for-a-crown-why-cost = It costs { $cost }; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-why-cost-sale = It costs { $cost }; even if you sell the heirloom you can pay only { $reach }.
for-a-crown-why-stack-gone = This level 1 stack is used up.
for-a-crown-why-not-up = This mercenary is not on offer at level { $level }.
for-a-crown-why-no-deck = Level 1 has no deck: take one of its face-up stacks.
for-a-crown-why-deck-empty = The level { $level } deck is empty.
for-a-crown-why-too-much = You must pay exactly { $cost }; this would be { $rubies ->
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }.
for-a-crown-why-rubies = You need { $needed ->
        [one] { $needed } ruby
       *[other] { $needed } rubies
    }; you have { $rubies }.
for-a-crown-why-coins = You need { $needed ->
        [one] { $needed } coin
       *[other] { $needed } coins
    }; you have { $coins }.
for-a-crown-why-icon-at-once = The effect { $effect } happens at once, before you choose anything, or is not on the card.
for-a-crown-why-icon-gone = The effect { $effect } is no longer left on the card.
for-a-crown-why-no-family = This family does not play at a table of { $seats }.
for-a-crown-why-self = Choose somebody else: you cannot hit yourself.
for-a-crown-why-out = { $target-seat } is out of the game.
for-a-crown-why-off-gallery = The portrait of { $target-seat } has left the gallery.
for-a-crown-why-no-space = There is no free space that way for the portrait of { $target-seat }.
for-a-crown-why-bandits = You want to send home { $needed }; you have { $bandits ->
        [one] { $bandits } masked bandit
       *[other] { $bandits } masked bandits
    }.
for-a-crown-why-sale-needless = You can pay { $cost } without selling the heirloom.
for-a-crown-why-sold = Your heirloom is sold already.
for-a-crown-why-no-sale = You sell the heirloom only when you must give up a ruby and have none.
for-a-crown-why-sale-by-itself = Choose a mercenary that you cannot pay for: the heirloom is then sold by itself.

## Options in words

for-a-crown-option-heirloom-sale-help = When you may turn the heirloom into 10 rubies.
for-a-crown-option-icon-order-help = Whether you choose the order of a card’s effects.
for-a-crown-option-chest-view-help = Whether everyone sees the rubies and coins in the chests.
for-a-crown-option-log-detail-help = Whether the log tells the coins and rubies of each payment.
for-a-crown-option-supply-help = Whether the reserve can run out.
for-a-crown-option-no-knockout-help = With nothing left you lose nothing more and stay in the game.
for-a-crown-option-die-help = The harsh die takes more and gives less.
for-a-crown-mode-standard = Standard
for-a-crown-mode-standard-help = Chests are hidden, and whoever owes a ruby and cannot give it is out.
for-a-crown-mode-family = Family
for-a-crown-mode-family-help = Everyone sees the chests, and nobody is knocked out.
for-a-crown-mode-strict = Strict
for-a-crown-mode-strict-help = Tokens can run out, the heirloom may be sold at any time, and the die is harsh.
for-a-crown-mode-printed = As printed
for-a-crown-mode-printed-help = Effects happen in the order of the card, the heirloom may pay, and the log hides payments.

## Page

for-a-crown-pitch = Hire mercenaries into one shared deck and lose fewer rubies than the rest.
for-a-crown-chest-closed = closed
for-a-crown-column-closed = closed
for-a-crown-card-of = card { $n } of { $total }
for-a-crown-deck-left = { $n } left
for-a-crown-revealed = Revealed
for-a-crown-revealed-none = Nothing is revealed yet
for-a-crown-show-skip = To my next choice
for-a-crown-zone-scandal = in a Scandal
for-a-crown-zone-safe = no loss
for-a-crown-hired = Levels hired
for-a-crown-your-chest = Your chest
for-a-crown-your-chest-secret = only you see it
for-a-crown-your-worth = { $n ->
    [one] { $n } ruby as it stands.
   *[other] { $n } rubies as it stands.
}
for-a-crown-next-prices = Prices of round { $n }

## The first game

for-a-crown-lesson-goal = For a Crown in one sentence: after four rounds the family with the most rubies wins. You are the Rabbits.
for-a-crown-lesson-points = Your chest holds 10 rubies and an heirloom that is worth 10 more at the end, if you can keep it. At the end the most influence and the most coins bring 1 ruby each; the most bandits cost 1.
for-a-crown-lesson-round = In each round everybody hires one mercenary, two in round 1. Then the shared deck is turned up, card by card.
for-a-crown-lesson-1 = All hire into one shared deck. Take the mercenary of level 2 with a coin and a move: it brings money back and moves a portrait.
for-a-crown-lesson-2 = You may pay with coins or rubies. Rubies are your points, so pay with your 3 coins.
for-a-crown-lesson-3 = In round 1 you hire twice. Your coins are gone: take the cheap mercenary of level 1, with a ruby or a move. It costs you 1 ruby.
for-a-crown-lesson-reveal = All mercenaries are hired. Now the deck is shuffled and turned up. Whoever owns a card does what it shows.
for-a-crown-lesson-4 = Your card came up. It has two halves, and you choose one. Take the ruby.
for-a-crown-lesson-5 = Your second card gave you a coin; now it moves a portrait. Further right is more influence: you hire earlier, and Scandals cost you less. Move your own portrait to the right.
for-a-crown-lesson-events = In every round two events are in the deck: a Scandal costs rubies on the left of the gallery, a Burglary costs whoever has the most bandits 2 rubies.
for-a-crown-lesson-6 = Round 2: the prices have moved to the right, everything is cheaper. A rival has sent you a masked bandit. Hire the mercenary with two coins and a bandit for somebody else.
for-a-crown-lesson-7 = Pay with the coin you have earned.
for-a-crown-lesson-8 = Your mercenaries come back in every round. This one offers the ruby or the move again: take the ruby.
for-a-crown-lesson-9 = You may move any portrait, others’ too. Push the Monkeys to the left, where Scandals cost more.
for-a-crown-lesson-10 = Your new mercenary brought two coins. Its bandit goes to somebody else: give it to the Penguins.
for-a-crown-lesson-11 = Round 3 goes the same way: hire, turn up, look after your bandits. Go on to the last round.
for-a-crown-lesson-12 = The last round: level 5 costs only 3. Hire the mercenary with three rubies and a loss.
for-a-crown-lesson-13 = Pay with 3 coins and keep your rubies.
for-a-crown-lesson-14 = The deck is turned up for the last time: the mages, your mercenaries, the others’. Go on to your last two cards.
for-a-crown-lesson-15 = A Scandal is still in the deck, and at the end the most influence brings a ruby. Move your portrait to the far right.
for-a-crown-lesson-16 = A bandit for somebody else: at the end the most bandits cost a ruby. Give it to the Penguins.
for-a-crown-lesson-17 = Bribery: coins or rubies send bandits home. You have few bandits, and the most coins bring a ruby. Pay nothing and watch the final scoring.
for-a-crown-lesson-end = You have won by one ruby: you kept your heirloom, your coins and your place on the right. That is the whole game.
for-a-crown-mistake-1 = Emptying the chest in round 1. A Scandal and a Burglary come in every round.
for-a-crown-mistake-2 = Forgetting the bandits. The most of them cost 2 rubies, again and again.
for-a-crown-mistake-3 = Staying on the left. On the right you hire first, Scandals spare you, and you win ties.
for-a-crown-coach-hire = Pay with coins and keep your rubies: they are your points. A Scandal and a Burglary are certain in every round.
for-a-crown-coach-bandits = You have bandits. Whoever has the most loses 2 rubies to a Burglary: give the next one to somebody else.
for-a-crown-coach-shift = Your own portrait to the right, or a rival’s to the left: on the right Scandals cost nothing.
for-a-crown-coach-target = Think who is ahead, and who has the most bandits already.
for-a-crown-coach-last = The last hiring. At the end the most coins and the most influence bring a ruby each.

## What an object of the table answers when it is asked about
for-a-crown-object-space = Gallery space { $n }
for-a-crown-object-column = Column of level { $level }
for-a-crown-object-chest = Chest of { $seat }
for-a-crown-object-heirloom = Heirloom of { $seat }
for-a-crown-object-bandits = Bandits in front of { $seat }
for-a-crown-object-shared = Shared deck
for-a-crown-object-events = Event pile
for-a-crown-object-reserve = Reserve
for-a-crown-why-object-resolving = It is being resolved now for { $seat }.
for-a-crown-why-object-offered-card = Recruit it in your turn for { $cost }; it then works for you every round.
for-a-crown-why-object-revealed = Revealed this round, for { $seat }; it goes back into the shared deck.
for-a-crown-why-object-own-recruit = Your recruit in the shared deck: it works when it is turned up, once a round.
for-a-crown-why-object-recruit = A recruit of { $seat } in the shared deck: it works for that family when it is turned up.
for-a-crown-why-object-event-burglary = Whoever has the most bandits loses 2 rubies, then sends all bandits home.
for-a-crown-why-object-event-scandal = Everyone loses 2, 1 or 0 rubies, by the third of the gallery where their portrait hangs.
for-a-crown-why-object-event-bribery = Everyone may pay to send bandits home, 1 coin or ruby for each.
for-a-crown-why-object-event-hand = The least influential family rolls the magic die.
for-a-crown-why-object-event-mages = Everyone may pay 1 coin or 1 ruby once and roll the magic die.
for-a-crown-why-object-struck = This family is out: it owed a ruby and had none. Nothing happens to it any more.
for-a-crown-why-object-own-portrait = Your portrait hangs on space { $space }; the further right, the earlier you hire.
for-a-crown-why-object-portrait = This portrait hangs on space { $space }; only a move effect shifts it.
for-a-crown-why-object-taken-space = The portrait of { $seat } hangs here; a Scandal costs { $loss } here.
for-a-crown-why-object-free-space = Free: a move effect brings a portrait here; a Scandal costs { $loss } here.
for-a-crown-why-object-stacks = Three open stacks for { $cost } each; you take no card unseen here.
for-a-crown-why-object-column = An open card or the top of the deck for { $cost }; cards face down: { $n }.
for-a-crown-why-object-bandits = { $n } here. Whoever has the most pays for them in a Burglary, and 1 ruby at the end.
for-a-crown-why-object-heirloom = Worth 10 rubies. It is sold by itself when a ruby is due and the chest has none.
for-a-crown-why-object-heirloom-sold = Sold: it never comes back and does not count at the end.
for-a-crown-why-object-chest-closed = Closed: nobody else sees what is inside before the end.
for-a-crown-why-object-chest-own = Rubies: { $rubies }, coins: { $coins }. A ruby pays as a coin, never a coin as a ruby.
for-a-crown-why-object-chest-open = Rubies: { $rubies }, coins: { $coins }. Only its owner pays from it.
for-a-crown-why-object-shared = { $n } cards face down, in an order that nobody knows; all are revealed every round.
for-a-crown-why-object-events = Events that may still come: { $n }; one is added unseen after each round.
for-a-crown-why-object-reserve = Rubies: { $ruby }, coins: { $coin }, bandits: { $bandit }. It pays gains and takes payments.
for-a-crown-why-object-icon = An effect of the card that { $seat } resolves.

## Cards turned up, and cards shown large
for-a-crown-reveal-next = The next card…
for-a-crown-reveal-rolls = The magic die rolls…
for-a-crown-reveal-shows = The die shows: { $icons }
for-a-crown-reveal-round = Round { $n } begins
for-a-crown-contents = To be revealed this round
for-a-crown-zoom-does = Does
for-a-crown-zoom-either = Either
for-a-crown-zoom-or = Or
for-a-crown-zoom-when = When
for-a-crown-zoom-when-words = each round, when it is turned up from the shared deck
for-a-crown-zoom-mercenary = Mercenary
for-a-crown-zoom-hired = Hired by { $name }
for-a-crown-zoom-price = Costs { $n } now
for-a-crown-zoom-price-reach = You can pay it
for-a-crown-zoom-blind = The top card of the deck, unseen; only you look at it
for-a-crown-zoom-portrait = The further right, the earlier this family hires; a Scandal costs less there
for-a-crown-zoom-owned = What the family has
for-a-crown-zoom-chest = Chest
for-a-crown-zoom-bandits = Masked bandits

## The verdict

for-a-crown-verdict-influence = Decided by influence: { $seat } hangs further right in the gallery.
for-a-crown-verdict-out = You are out of the game, so what is in your chest does not count.
for-a-crown-asset-gallery = Place in the gallery from the left: { $n }
for-a-crown-asset-coins = Coins: { $n }
for-a-crown-asset-icons = Still to come from your cards: { $icon } × { $n }

## Levels of the bots

for-a-crown-level-page = Judges who leads mostly by the chests: makes little of cards to come, nothing of coins and bandits.
for-a-crown-level-squire = Makes too little of cards to come, of bandits and of the gallery, one choice at a time.
for-a-crown-level-knight = Judges cards, bandits and the gallery well, one choice at a time.
for-a-crown-level-sovereign = Plays the rest of the game on in its head hundreds of times, and takes you for several kinds of player at once.

## Puzzles, by what is to be decided

for-a-crown-puzzle-option = Which half of a card
for-a-crown-puzzle-target = Whom to strike
for-a-crown-puzzle-bribe = Bribing bandits
for-a-crown-puzzle-shift = Moving a portrait
for-a-crown-puzzle-mages = Paying the mages
