## Title, resources, kinds

wonderful-kingdom-title = It’s a Wonderful Kingdom
wonderful-kingdom-resource = Resource
wonderful-kingdom-resource-material = Material
    .accusative = material
wonderful-kingdom-resource-population = Population
    .accusative = population
wonderful-kingdom-resource-gold = Gold
    .accusative = gold
wonderful-kingdom-resource-exploration = Exploration
    .accusative = exploration
wonderful-kingdom-resource-krystallium = Krystallium
    .accusative = krystallium
wonderful-kingdom-resource-soldier = Soldier
    .accusative = a soldier
wonderful-kingdom-cube = Resource cube
wonderful-kingdom-kind = Kind of card
wonderful-kingdom-kind-building = Building
wonderful-kingdom-kind-expert = Expert
wonderful-kingdom-kind-masterpiece = Masterpiece
wonderful-kingdom-kind-discovery = Discovery

## Components and areas

wonderful-kingdom-board = Game board
wonderful-kingdom-duchy = Duchy
wonderful-kingdom-duchy-valados = Valados
wonderful-kingdom-duchy-teressie = Teressie
wonderful-kingdom-two-player-only = Two players only
wonderful-kingdom-laboratory = Alchemy laboratory
wonderful-kingdom-training-ground = Training ground
wonderful-kingdom-component-development-deck = Development deck
wonderful-kingdom-calamity = Calamity
wonderful-kingdom-menace = Menace
wonderful-kingdom-advisor = Advisor
wonderful-kingdom-quest = Quest
wonderful-kingdom-trap-token = Trap token
wonderful-kingdom-spy-token = Spy token
wonderful-kingdom-theft-token = Theft token
wonderful-kingdom-area-offering = Offering area
wonderful-kingdom-area-selection = Selection area
wonderful-kingdom-area-construction = Construction area
wonderful-kingdom-area-advisor = Advisor area
wonderful-kingdom-component-danger-deck = Danger deck
wonderful-kingdom-construction = Card under construction
wonderful-kingdom-completed-card = Completed card
wonderful-kingdom-frozen-card = Frozen card
wonderful-kingdom-ready = Ready
wonderful-kingdom-used = Used

## Phases and acts

wonderful-kingdom-phase-choice = Choice
wonderful-kingdom-phase-planning = Planning
wonderful-kingdom-phase-production = Production
wonderful-kingdom-phase-fight = Fight
wonderful-kingdom-phase-end = End of the game
wonderful-kingdom-offer = Offer
wonderful-kingdom-selection = Selection
wonderful-kingdom-production-step-material = Production: material
wonderful-kingdom-production-step-population = Production: population
wonderful-kingdom-production-step-gold = Production: gold
wonderful-kingdom-production-step-exploration = Production: exploration
wonderful-kingdom-supremacy = Supremacy reward
wonderful-kingdom-recycling-bonus = Recycling bonus
wonderful-kingdom-completion-bonus = Completion bonus
wonderful-kingdom-search = Search
wonderful-kingdom-per-kind = per { $kind }
wonderful-kingdom-do-select = Take this area
wonderful-kingdom-do-recycle = Recycle
wonderful-kingdom-do-advisor = Use the advisor
wonderful-kingdom-do-quest-step = Complete the step
wonderful-kingdom-do-search = Search
wonderful-kingdom-do-end-phase = Finish the phase

## The 43 development cards

wonderful-kingdom-card-farm = Farm
wonderful-kingdom-card-quarry = Quarry
wonderful-kingdom-card-hamlet = Hamlet
wonderful-kingdom-card-mill = Mill
wonderful-kingdom-card-guild-house = Guild House
wonderful-kingdom-card-harbour = Harbour
wonderful-kingdom-card-barracks = Barracks
wonderful-kingdom-card-ramparts = Ramparts
wonderful-kingdom-card-merchants = Merchants
wonderful-kingdom-card-scouts = Scouts
wonderful-kingdom-card-seafarers = Seafarers
wonderful-kingdom-card-allied-armies = Allied Armies
wonderful-kingdom-card-tatis-tribes = Tatis Tribes
wonderful-kingdom-card-expedition = Expedition
wonderful-kingdom-card-sappers = Sappers
wonderful-kingdom-card-royal-guard = Royal Guard
wonderful-kingdom-card-recruiters = Recruiters
wonderful-kingdom-card-secret-society = Secret Society
wonderful-kingdom-card-court-mages = Court Mages
wonderful-kingdom-card-great-lighthouse = Great Lighthouse
wonderful-kingdom-card-royal-dungeon = Royal Dungeon
wonderful-kingdom-card-cathedral = Cathedral
wonderful-kingdom-card-throne-room = Throne Room
wonderful-kingdom-card-royal-palace = Royal Palace
wonderful-kingdom-card-mint = Mint
wonderful-kingdom-card-trophy-hall = Hall of Trophies
wonderful-kingdom-card-tournament = Tournament Grounds
wonderful-kingdom-card-aqueduct = Aqueduct
wonderful-kingdom-card-shipyard = Royal Shipyard
wonderful-kingdom-card-alchemists-tower = Alchemists’ Tower
wonderful-kingdom-card-royal-gardens = Royal Gardens
wonderful-kingdom-card-gate-of-hell = Gate of Hell
wonderful-kingdom-card-giants-refuge = Last Refuge of the Giants
wonderful-kingdom-card-dragon-eggs = Dragon Eggs
wonderful-kingdom-card-enchanted-forge = Enchanted Forge
wonderful-kingdom-card-city-of-gold = City of Gold
wonderful-kingdom-card-fountain = Fountain of Youth
wonderful-kingdom-card-elven-city = Lost Elven City
wonderful-kingdom-card-dwarf-mines = Dwarven Mines
wonderful-kingdom-card-first-king-tomb = Tomb of the First King
wonderful-kingdom-card-sunken-island = Sunken Island
wonderful-kingdom-card-stone-circle = Stone Circle
wonderful-kingdom-card-heart-of-mountain = Heart of the Mountain

## Treasures, calamity, menaces

wonderful-kingdom-treasure = Treasure
wonderful-kingdom-treasure-01 = Treasure (2 material)
wonderful-kingdom-treasure-02 = Treasure (material, population)
wonderful-kingdom-treasure-03 = Treasure (material, gold)
wonderful-kingdom-treasure-04 = Treasure (material, exploration)
wonderful-kingdom-treasure-05 = Treasure (2 population)
wonderful-kingdom-treasure-06 = Treasure (population, gold)
wonderful-kingdom-treasure-07 = Treasure (population, exploration)
wonderful-kingdom-treasure-08 = Treasure (2 gold)
wonderful-kingdom-treasure-09 = Treasure (gold, exploration)
wonderful-kingdom-treasure-10 = Treasure (2 exploration)
wonderful-kingdom-menace-giant-rat = Giant Rat
    .accusative = a Giant Rat
wonderful-kingdom-menace-vermin = Vermin
    .accusative = Vermin
wonderful-kingdom-menace-ice-giant = Ice Giant
    .accusative = an Ice Giant
wonderful-kingdom-menace-shadow = Shadow
    .accusative = a Shadow
wonderful-kingdom-menace-thief = Thief
    .accusative = a Thief
wonderful-kingdom-deck-rats = Giant Rats
wonderful-kingdom-deck-ice-giants = Ice Giants
wonderful-kingdom-deck-shadows = Shadows
wonderful-kingdom-deck-thieves = Thieves

## The 14 advisors

wonderful-kingdom-advisor-enlightened-prophet = Enlightened Prophet
    .accusative = the Enlightened Prophet
wonderful-kingdom-advisor-grey-eminence = Grey Eminence
    .accusative = the Grey Eminence
wonderful-kingdom-advisor-famous-cartographer = Famous Cartographer
    .accusative = the Famous Cartographer
wonderful-kingdom-advisor-master-mason = Master Mason
    .accusative = the Master Mason
wonderful-kingdom-advisor-village-elder = Village Elder
    .accusative = the Village Elder
wonderful-kingdom-advisor-royal-treasurer = Royal Treasurer
    .accusative = the Royal Treasurer
wonderful-kingdom-advisor-court-alchemist = Court Alchemist
    .accusative = the Court Alchemist
wonderful-kingdom-advisor-shrewd-broker = Shrewd Broker
    .accusative = the Shrewd Broker
wonderful-kingdom-advisor-court-confessor = Court Confessor
    .accusative = the Court Confessor
wonderful-kingdom-advisor-royal-architect = Royal Architect
    .accusative = the Royal Architect
wonderful-kingdom-advisor-old-chronicler = Old Chronicler
    .accusative = the Old Chronicler
wonderful-kingdom-advisor-spymistress = Spymistress
    .accusative = the Spymistress
wonderful-kingdom-advisor-silver-tongued-envoy = Silver-tongued Envoy
    .accusative = the Silver-tongued Envoy
wonderful-kingdom-advisor-kings-inquisitor = King’s Inquisitor
    .accusative = the King’s Inquisitor

## Quests and steps

wonderful-kingdom-quest-northern-lands = Northern Lands
wonderful-kingdom-quest-usurper = The Usurper
wonderful-kingdom-quest-lord-of-doom = Lord of Doom
wonderful-kingdom-nth-step = Step { $n }
wonderful-kingdom-final-step = Final step
wonderful-kingdom-step-n1 = Northern Lands, step 1
    .accusative = step 1 of Northern Lands
wonderful-kingdom-step-n2 = Northern Lands, step 2
    .accusative = step 2 of Northern Lands
wonderful-kingdom-step-n3 = Northern Lands, step 3
    .accusative = step 3 of Northern Lands
wonderful-kingdom-step-n4 = Northern Lands, final step
    .accusative = the final step of Northern Lands
wonderful-kingdom-step-u1 = The Usurper, step 1
    .accusative = step 1 of The Usurper
wonderful-kingdom-step-u2 = The Usurper, step 2
    .accusative = step 2 of The Usurper
wonderful-kingdom-step-u3 = The Usurper, step 3
    .accusative = step 3 of The Usurper
wonderful-kingdom-step-u4 = The Usurper, final step
    .accusative = the final step of The Usurper
wonderful-kingdom-step-d1 = Lord of Doom, step 1
    .accusative = step 1 of Lord of Doom
wonderful-kingdom-step-d2 = Lord of Doom, step 2
    .accusative = step 2 of Lord of Doom
wonderful-kingdom-step-d3 = Lord of Doom, step 3
    .accusative = step 3 of Lord of Doom
wonderful-kingdom-step-d4 = Lord of Doom, final step
    .accusative = the final step of Lord of Doom

## Modules, solo, scenarios

wonderful-kingdom-module-menace = Menace module
wonderful-kingdom-module-advisor = Advisor module
wonderful-kingdom-module-quest = Quest module
wonderful-kingdom-solo = Solo game
wonderful-kingdom-medal-bronze = Bronze medal
wonderful-kingdom-medal-silver = Silver medal
wonderful-kingdom-medal-gold = Gold medal
wonderful-kingdom-medal-none = Survived without a medal
wonderful-kingdom-aim-medal = Winning means a medal here: at least { $vp } points.
wonderful-kingdom-scenario-sg01 = Flood of Rats
wonderful-kingdom-scenario-sg02 = The Prophecy
wonderful-kingdom-scenario-sg03 = The Frozen North
wonderful-kingdom-scenario-sg04 = The Last Battle
wonderful-kingdom-scenario-sg05 = The Thieves’ Guild
wonderful-kingdom-scenario-sg06 = Surrounded by Enemies

## Options

wonderful-kingdom-option-solo-search = Solo Search
wonderful-kingdom-option-solo-search-per-round = Once per round
wonderful-kingdom-option-solo-search-per-selection = At every selection
wonderful-kingdom-option-quest-keep-cubes = Laboratory cubes may be kept for quest steps
wonderful-kingdom-option-rat-spawn = Giant Rats breed
wonderful-kingdom-option-rat-spawn-each-arrival = When a rat arrives
wonderful-kingdom-option-rat-spawn-each-planning = In every Planning
wonderful-kingdom-option-menace-order = Order of menace effects
wonderful-kingdom-option-menace-order-fixed = Fixed
wonderful-kingdom-option-menace-order-victim-choice = The affected player decides
wonderful-kingdom-option-show-own-facedown = Show my own face-down cards
wonderful-kingdom-option-planning-visibility = Planning and production
wonderful-kingdom-option-planning-visibility-hidden-commit = Hidden until both are done
wonderful-kingdom-option-planning-visibility-open = Open
wonderful-kingdom-option-soldier-supply = Soldier tokens
wonderful-kingdom-option-soldier-supply-unlimited = Unlimited
wonderful-kingdom-option-soldier-supply-thirty = 30 tokens
wonderful-kingdom-option-allow-no-module = Play without a module
wonderful-kingdom-option-empty-deck = Empty development deck
wonderful-kingdom-option-empty-deck-reshuffle-discard = Shuffle the discard pile
wonderful-kingdom-option-empty-deck-stop = No more cards
wonderful-kingdom-option-thief-multiplier-symbol = A Thief on a multiplier covers
wonderful-kingdom-option-thief-multiplier-symbol-whole-symbol = The whole symbol
wonderful-kingdom-option-thief-multiplier-symbol-one-cube = One cube

## Counted nouns

wonderful-kingdom-count-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
wonderful-kingdom-count-material = { $n ->
    [one] { $n } material
   *[other] { $n } material
}
wonderful-kingdom-count-population = { $n ->
    [one] { $n } population
   *[other] { $n } population
}
wonderful-kingdom-count-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
wonderful-kingdom-count-exploration = { $n ->
    [one] { $n } exploration
   *[other] { $n } exploration
}
wonderful-kingdom-count-krystallium = { $n ->
    [one] { $n } krystallium
   *[other] { $n } krystallium
}
wonderful-kingdom-count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
wonderful-kingdom-count-soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
wonderful-kingdom-count-soldier-token = { $n ->
    [one] { $n } soldier token
   *[other] { $n } soldier tokens
}
wonderful-kingdom-count-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
wonderful-kingdom-count-spy = { $n ->
    [one] { $n } spy
   *[other] { $n } spies
}
wonderful-kingdom-count-development = { $n ->
    [one] { $n } development
   *[other] { $n } developments
}
wonderful-kingdom-count-construction = { $n ->
    [one] { $n } card under construction
   *[other] { $n } cards under construction
}
wonderful-kingdom-count-completed = { $n ->
    [one] { $n } completed card
   *[other] { $n } completed cards
}
wonderful-kingdom-count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
wonderful-kingdom-count-expert = { $n ->
    [one] { $n } expert
   *[other] { $n } experts
}
wonderful-kingdom-count-masterpiece = { $n ->
    [one] { $n } masterpiece
   *[other] { $n } masterpieces
}
wonderful-kingdom-count-discovery = { $n ->
    [one] { $n } discovery
   *[other] { $n } discoveries
}
wonderful-kingdom-count-treasure = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
wonderful-kingdom-count-calamity = { $n ->
    [one] { $n } calamity
   *[other] { $n } calamities
}
wonderful-kingdom-count-menace = { $n ->
    [one] { $n } menace
   *[other] { $n } menaces
}
wonderful-kingdom-count-giant-rat = { $n ->
    [one] { $n } Giant Rat
   *[other] { $n } Giant Rats
}
wonderful-kingdom-count-vermin = { $n ->
    [one] { $n } Vermin
   *[other] { $n } Vermin
}
wonderful-kingdom-count-ice-giant = { $n ->
    [one] { $n } Ice Giant
   *[other] { $n } Ice Giants
}
wonderful-kingdom-count-shadow = { $n ->
    [one] { $n } Shadow
   *[other] { $n } Shadows
}
wonderful-kingdom-count-thief = { $n ->
    [one] { $n } Thief
   *[other] { $n } Thieves
}
wonderful-kingdom-count-theft-token = { $n ->
    [one] { $n } theft token
   *[other] { $n } theft tokens
}
wonderful-kingdom-count-advisor = { $n ->
    [one] { $n } advisor
   *[other] { $n } advisors
}
wonderful-kingdom-count-quest-step = { $n ->
    [one] { $n } quest step
   *[other] { $n } quest steps
}
wonderful-kingdom-count-symbol = { $n ->
    [one] { $n } symbol
   *[other] { $n } symbols
}

## Places

wonderful-kingdom-selection-hand = Hand
wonderful-kingdom-label-seat = { $seat }
wonderful-kingdom-laboratory-short = lab.
wonderful-kingdom-area-left = Left area
    .accusative = the left area
wonderful-kingdom-area-right = Right area
    .accusative = the right area
wonderful-kingdom-spot = { $area }, card { $n }
    .accusative = card { $n } of { $area-accusative }
wonderful-kingdom-times = { $n }× { $resource-accusative }

## What is to be decided

wonderful-kingdom-setup-duchies = Your duchy says what you begin with and what it makes in every round. Point at one, or press longer, to read it.
wonderful-kingdom-setup-decks = Each round one menace of this deck comes. It strikes whoever takes it and costs points at the end, unless soldiers defeat it.
wonderful-kingdom-setup-boards = A quest has four steps that you may pay for at any time. Who has not done the final step cannot win.
wonderful-kingdom-ask-duchies = Choose a duchy.
wonderful-kingdom-ask-decks = Choose a menace deck.
wonderful-kingdom-ask-boards = Choose a quest.
wonderful-kingdom-ask-keeping = Choose the advisor to keep.
wonderful-kingdom-ask-offering = Offer two cards.
wonderful-kingdom-ask-selecting = Choose an area and take all its cards.
wonderful-kingdom-ask-taking = Take one more card of the other area?
wonderful-kingdom-ask-removing = Remove two face-up cards from the area.
wonderful-kingdom-ask-picking = Choose one of the cards you look at.
wonderful-kingdom-ask-shadows = Discard a card for every Shadow.
wonderful-kingdom-ask-planning = Plan or recycle your cards.
wonderful-kingdom-ask-freeze = An Ice Giant has come: choose the card that he freezes.
wonderful-kingdom-ask-hide = A Thief has come: choose the symbol that his theft token covers.
wonderful-kingdom-ask-before = Will you place krystallium or soldiers before { $resource-accusative } is counted?
wonderful-kingdom-ask-build = Place your cubes of { $resource-accusative }.
wonderful-kingdom-ask-fight = Which menaces do you defeat?
wonderful-kingdom-ask-last = Which advisors do you use before scoring?

## Labels of choices

wonderful-kingdom-label-duchy = Take { $duchy }
wonderful-kingdom-label-deck = Take the deck { $deck }
wonderful-kingdom-label-board = Play the quest { $quest }
wonderful-kingdom-label-keep = Keep { $card-accusative }
wonderful-kingdom-label-offer = Offer { $card }
wonderful-kingdom-label-lay-up = { $area }, face up
wonderful-kingdom-label-lay-trap = { $area }, face down with a trap
wonderful-kingdom-label-lay-veil = { $area }, face down by the Spymistress
wonderful-kingdom-label-select = Take { $area-accusative }
wonderful-kingdom-label-search = Search { $area-accusative }
wonderful-kingdom-label-spy = Turn up { $spot-accusative }
wonderful-kingdom-label-peek = Look at { $spot-accusative }
wonderful-kingdom-label-move = Move { $spot-accusative } to the other area
wonderful-kingdom-label-take = Take { $spot-accusative } as well
wonderful-kingdom-label-remove = Remove { $spot-accusative }
wonderful-kingdom-label-pick = Choose { $card }
wonderful-kingdom-label-feed = Discard { $card } to the Shadow
wonderful-kingdom-label-freeze = Put the giant under { $card }
wonderful-kingdom-label-freeze-plan = Plan { $card } and put the giant under it
wonderful-kingdom-label-cover = Cover a symbol for { $symbol-accusative }
wonderful-kingdom-label-uncover = Uncover a symbol for { $symbol-accusative }
wonderful-kingdom-label-plan = Plan { $card }
wonderful-kingdom-label-recycle = Recycle { $card }
wonderful-kingdom-label-colours = Take two cubes: { $cubes-accusative }
wonderful-kingdom-label-place = { $resource } → { $card }
wonderful-kingdom-label-laboratory = Send the rest to the laboratory: { $n }× { $resource-accusative }
wonderful-kingdom-label-laboratory-one = Send one cube of { $resource-accusative } to the laboratory
wonderful-kingdom-label-first = First place the cubes of { $resource-accusative }
wonderful-kingdom-label-krystallium = Krystallium → { $card }
wonderful-kingdom-label-space = On the space for { $resource-accusative }
wonderful-kingdom-label-soldier = Soldier → { $card }
wonderful-kingdom-label-discard = Discard the construction { $card }
wonderful-kingdom-label-quest = Do { $step-accusative }
wonderful-kingdom-label-pay = Pay { $resource-accusative }: { $waiting } waiting, { $laboratory } from the laboratory, { $krystallium } krystallium
wonderful-kingdom-label-transmute = Transmute { $cubes } into krystallium
wonderful-kingdom-label-advisor = Use { $card-accusative }
wonderful-kingdom-label-finish = Royal Architect: complete { $card }
wonderful-kingdom-label-chronicle = Old Chronicler: { $kind }
wonderful-kingdom-label-defeat = Defeat { $card-accusative }
wonderful-kingdom-label-thaw = Defeat the giant under { $card }

## Log

wonderful-kingdom-log-start = { $seat } starts round 1.
wonderful-kingdom-log-duchy = { $seat } takes the duchy { $duchy }.
wonderful-kingdom-log-deck = { $seat } takes the menace deck { $deck }.
wonderful-kingdom-log-board = The quest is { $quest }.
wonderful-kingdom-log-draws = { $seat } draws { $card }.
wonderful-kingdom-log-dealt = { $seat } draws a card.
wonderful-kingdom-log-looks = { $seat } looks at { $card }.
wonderful-kingdom-log-revealed = { $card } is turned up in a selection.
wonderful-kingdom-log-turned-up = { $card } is turned up.
wonderful-kingdom-log-keep = { $seat } keeps { $card-accusative }.
wonderful-kingdom-log-offer = { $seat } offers { $card }.
wonderful-kingdom-log-put = { $seat } puts the first card into { $area-accusative }.
wonderful-kingdom-log-offers = { $seat } makes an offer.
wonderful-kingdom-log-offered = { $area }: { $card }.
wonderful-kingdom-log-offered-trap = { $area }: a card face down (trap).
wonderful-kingdom-log-offered-veil = { $area }: a card face down (Spymistress).
wonderful-kingdom-log-select = { $seat } takes { $area-accusative }.
wonderful-kingdom-log-search = { $seat } searches { $area-accusative }.
wonderful-kingdom-log-spy = { $seat } sends a spy and turns up { $spot-accusative }.
wonderful-kingdom-log-peek = { $seat } looks at { $spot-accusative }.
wonderful-kingdom-log-move = { $seat } moves { $spot-accusative } to the other area.
wonderful-kingdom-log-take = { $seat } takes { $spot-accusative } as well.
wonderful-kingdom-log-remove = { $seat } removes { $spot-accusative }.
wonderful-kingdom-log-pick = { $seat } chooses { $card }.
wonderful-kingdom-log-feed = { $seat } discards { $card } to a Shadow.
wonderful-kingdom-log-freeze = { $seat } puts an Ice Giant under { $card }.
wonderful-kingdom-log-cover = { $seat } covers a symbol for { $symbol-accusative }.
wonderful-kingdom-log-uncover = { $seat } uncovers a symbol for { $symbol-accusative }.
wonderful-kingdom-log-plan = { $seat } plans { $card }.
wonderful-kingdom-log-planned = { $seat } is building { $card }.
wonderful-kingdom-log-recycle = { $seat } recycles { $card }.
wonderful-kingdom-log-colours = { $seat } takes cubes: { $cubes-accusative }.
wonderful-kingdom-log-place = { $seat } puts { $resource-accusative } on { $card }.
wonderful-kingdom-log-laboratory = { $seat } sends { $n }× { $resource-accusative } to the laboratory.
wonderful-kingdom-log-first = { $seat } places { $resource-accusative } first.
wonderful-kingdom-log-krystallium = { $seat } puts krystallium on { $card }.
wonderful-kingdom-log-space = { $seat } covers the space for { $resource-accusative }.
wonderful-kingdom-log-soldier = { $seat } puts a soldier on { $card }.
wonderful-kingdom-log-discard = { $seat } discards the construction { $card }.
wonderful-kingdom-log-quest = { $seat } does { $step-accusative }.
wonderful-kingdom-log-pay = { $seat } pays { $resource-accusative }: { $waiting } waiting, { $laboratory } from the laboratory, { $krystallium } krystallium.
wonderful-kingdom-log-transmute = { $seat } transmutes { $cubes } into krystallium.
wonderful-kingdom-log-advisor = { $seat } uses { $card-accusative }.
wonderful-kingdom-log-finish = { $seat } lets the Royal Architect complete { $card }.
wonderful-kingdom-log-chronicle = { $seat } lets the Old Chronicler count: { $kind }.
wonderful-kingdom-log-defeat = { $seat } defeats { $card-accusative }.
wonderful-kingdom-log-thaw = { $seat } defeats the giant under { $card }.
wonderful-kingdom-log-end = { $seat } is done with this phase.
wonderful-kingdom-log-declines = { $seat } declines.
wonderful-kingdom-log-completed = { $seat } completes { $card }.
wonderful-kingdom-log-menace = { $seat }: +{ $menaces }.
wonderful-kingdom-log-menace-gone = { $seat }: −{ $menaces }.
wonderful-kingdom-log-calamity = { $seat }: +{ $n } { $n ->
    [one] calamity
   *[other] calamities
}.
wonderful-kingdom-log-soldiers = { $seat }: +{ $n } { $n ->
    [one] soldier
   *[other] soldiers
}.
wonderful-kingdom-log-krystallium-gained = { $seat }: +{ $n } krystallium.
wonderful-kingdom-log-output = { $seat } produces { $n }× { $resource-accusative }.
wonderful-kingdom-log-outputs = { $resource }: output { $first } to { $second }.
wonderful-kingdom-log-training = Supremacy: { $seat } sends a soldier to the training ground.
wonderful-kingdom-log-trained = Supremacy: { $seat } takes a soldier from the training ground.
wonderful-kingdom-log-round = Round { $round } begins.
wonderful-kingdom-log-winner = { $seat } wins with { $vp } VP.
wonderful-kingdom-log-score = { $seat }: { $vp } VP.
wonderful-kingdom-log-lost = { $seat } loses, with { $vp } VP.

## The log by turns, in short

wonderful-kingdom-log-offer-short = { "" }
wonderful-kingdom-log-put-short = { "" }
wonderful-kingdom-log-offers-short = offers
wonderful-kingdom-log-dealt-many = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
wonderful-kingdom-log-draws-many = { $n ->
    [one] draws { $card }
   *[other] draws { $n } cards: { $card }
}
wonderful-kingdom-log-place-many = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} → { $card }
wonderful-kingdom-log-soldier-many = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
} → { $card }
wonderful-kingdom-log-krystallium-many = { $n } krystallium → { $card }
wonderful-kingdom-log-plan-many = plans { $card }
wonderful-kingdom-log-recycle-many = recycles { $card }
wonderful-kingdom-log-end-short = done
wonderful-kingdom-log-end-many = done

## Points

wonderful-kingdom-score-sum-base = Base VP: { $vp }
wonderful-kingdom-score-sum-combo = Combo VP: { $vp }
wonderful-kingdom-score-sum-calamities = Calamities: { $vp }
wonderful-kingdom-score-sum-menaces = Menaces: { $vp }
wonderful-kingdom-score-sum-advisors = Advisors: { $vp }
wonderful-kingdom-score-sum-side = Side A in solo: { $vp }
wonderful-kingdom-score-sum-total = Total: { $vp } VP
wonderful-kingdom-score-line = { $card }: { $n } × { $vp }
wonderful-kingdom-score-quest-line = Quest rewards: { $vp }
wonderful-kingdom-score-combo-line = { $card }: { $each } × { $n } ({ $kind }) = { $vp }
wonderful-kingdom-score-chronicle = Old Chronicler: { $kind }

## Why not

wonderful-kingdom-why-space-first = First choose the space of { $card } that the krystallium covers.
wonderful-kingdom-why-pay-first = First pay for { $step-accusative }.
wonderful-kingdom-why-menaces-first = Deal with your menaces first.
wonderful-kingdom-why-broker-first = First recycle a card for the Shrewd Broker and choose its cubes.
wonderful-kingdom-why-cubes-first = First place your cubes: { $n } left.
wonderful-kingdom-why-selection-left = First plan or recycle your cards: { $n } left.
wonderful-kingdom-why-order = Cubes of one colour go on your constructions from left to right: take some back to place them otherwise.
wonderful-kingdom-why-feed-order = You name the cards for the Shadows from left to right: take some back to choose others.
wonderful-kingdom-why-last-cube = It is your last cube of this colour: send the whole rest to the laboratory.
wonderful-kingdom-why-colour-first = First place the cubes of { $resource-accusative }.
wonderful-kingdom-why-same-copy = You have the same card twice: choose the other copy.
wonderful-kingdom-why-lost-vermin = The Vermin deck is empty.
wonderful-kingdom-why-lost-beside = Resources beside the danger deck: { $n }. At { $limit } you lose.
wonderful-kingdom-why-lost-quest = Not done: { $steps }.
wonderful-kingdom-why-lost-cards = Not completed: { $cards }.
wonderful-kingdom-why-lost-thieves = Thieves not defeated: { $n }.
wonderful-kingdom-why-inside-offer = Finish your offer first.
wonderful-kingdom-why-stage-offer = Choose a card first.
wonderful-kingdom-why-stage-put = First put the first card down.
wonderful-kingdom-why-stage-lay = First put the second card down.
wonderful-kingdom-why-offer-order = Offer your cards in the order of your hand, from left to right.
wonderful-kingdom-why-not-in-hand = { $card } is not in your hand.
wonderful-kingdom-why-no-trap = You have no trap ready.
wonderful-kingdom-why-not-selected = { $card } is not among your selected cards.
wonderful-kingdom-why-no-shadow = No Shadow wants a card of yours now.
wonderful-kingdom-why-no-site = You are not building { $card }.
wonderful-kingdom-why-no-cube = You have no cube to place.
wonderful-kingdom-why-no-space = { $card } has no open space for { $resource-accusative }.
wonderful-kingdom-why-no-krystallium = You have no krystallium on your duchy card.
wonderful-kingdom-why-no-aim = You are not placing a krystallium now.
wonderful-kingdom-why-no-soldier = You need { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}; you have { $soldiers }.
wonderful-kingdom-why-frozen = An Ice Giant lies under { $card }.
wonderful-kingdom-why-locked = You must complete { $card }; you cannot give it up.
wonderful-kingdom-why-no-giant = No Ice Giant of yours waits for a card.
wonderful-kingdom-why-no-thief = No Thief wants a symbol of yours now.
wonderful-kingdom-why-no-symbol = You have no uncovered symbol for { $symbol-accusative }.
wonderful-kingdom-why-no-thief-beaten = A theft token leaves only with a defeated Thief.
wonderful-kingdom-why-not-covered = There is no theft token on the symbol for { $symbol-accusative }.
wonderful-kingdom-why-no-broker = Only the Shrewd Broker lets you choose cubes.
wonderful-kingdom-why-no-step = This quest step is not in play.
wonderful-kingdom-why-step-done = This step is done already.
wonderful-kingdom-why-step-cost = For the resources you lack you need { $n } krystallium; you have { $krystallium }.
wonderful-kingdom-why-no-payment = You are not paying for a quest step now.
wonderful-kingdom-why-no-mix = You cannot pay { $n }× { $resource-accusative } this way.
wonderful-kingdom-why-same-payment = Your waiting cubes pay first: no construction could take them.
wonderful-kingdom-why-step-soldiers = The step needs more soldiers than you have ({ $soldiers }).
wonderful-kingdom-why-no-keeping = Five cubes become krystallium by themselves here.
wonderful-kingdom-why-laboratory = You need five such cubes in your laboratory; you have { $n } in all.
wonderful-kingdom-why-no-advisor = You do not have { $card-accusative }.
wonderful-kingdom-why-advisor-used = You can use { $card-accusative } once a round only.
wonderful-kingdom-why-advisor-phase = You cannot use { $card-accusative } in this phase.
wonderful-kingdom-why-no-development = You have no development among your selected cards.
wonderful-kingdom-why-architect = { $card } lacks more than two basic cubes, or a soldier, or krystallium (basic cubes missing: { $n }).
wonderful-kingdom-why-no-menace = You have no { $card } to fight.
wonderful-kingdom-why-not-frozen = No giant lies under { $card }.
wonderful-kingdom-why-not-full = { $card } still has open spaces.
wonderful-kingdom-why-no-spy = You have no spy ready.
wonderful-kingdom-why-no-card = No card lies there.
wonderful-kingdom-why-face-up = This card lies face up.
wonderful-kingdom-why-known = You know this card already.
wonderful-kingdom-why-two-players = This advisor is for two players only.
wonderful-kingdom-why-other-area = Take the card from the other area.
wonderful-kingdom-why-solo-only = You can search only in a solo game.
wonderful-kingdom-why-searched = You can search once a round only.
wonderful-kingdom-why-search-cards = A search removes two face-up cards of the deck; this area has { $n }.
wonderful-kingdom-why-deck-empty = The development deck is empty.
wonderful-kingdom-why-searched-area = Take the card from the area you search.
wonderful-kingdom-why-not-removable = You can remove only face-up cards of the development deck.
wonderful-kingdom-why-not-looked = { $card } is not among the cards you look at.
wonderful-kingdom-why-deck-taken = This menace deck is taken.
wonderful-kingdom-why-not-drawn = { $card } is not among the advisors you drew.
wonderful-kingdom-why-no-module = To play without a module, allow it in the options.
wonderful-kingdom-why-scenario = A scenario is for one player and sets its own modules (players here: { $seats }).
wonderful-kingdom-why-same-deck = The two of you cannot have the same menace deck ({ $deck }).

## Options in words

wonderful-kingdom-option-side = Side of the duchies
wonderful-kingdom-option-side-a = Side A
wonderful-kingdom-option-side-b = Side B
wonderful-kingdom-option-side-help = Side A is stronger and different for each duchy; in a solo game it costs you 15 VP.
wonderful-kingdom-option-module = Module
wonderful-kingdom-option-module-menace = Menaces
wonderful-kingdom-option-module-advisor = Advisors
wonderful-kingdom-option-module-quest = Quests
wonderful-kingdom-option-module-none = None
wonderful-kingdom-option-module-help = What you add to the base rules; quests are the gentlest.
wonderful-kingdom-option-duchies = Duchies
wonderful-kingdom-option-duchies-draft = You choose
wonderful-kingdom-option-duchies-random = Drawn by lot
wonderful-kingdom-option-duchies-valados-first = Valados for the first seat
wonderful-kingdom-option-duchies-teressie-first = Teressie for the first seat
wonderful-kingdom-option-duchies-help = Who gets which duchy.
wonderful-kingdom-option-menace-deck-0 = Menace deck of seat 1
wonderful-kingdom-option-menace-deck-1 = Menace deck of seat 2
wonderful-kingdom-option-menace-deck-0-draft = Chosen
wonderful-kingdom-option-menace-deck-0-random = Drawn by lot
wonderful-kingdom-option-menace-deck-0-rats = Giant Rats
wonderful-kingdom-option-menace-deck-0-ice-giants = Ice Giants
wonderful-kingdom-option-menace-deck-0-shadows = Shadows
wonderful-kingdom-option-menace-deck-0-thieves = Thieves
wonderful-kingdom-option-menace-deck-1-draft = Chosen
wonderful-kingdom-option-menace-deck-1-random = Drawn by lot
wonderful-kingdom-option-menace-deck-1-rats = Giant Rats
wonderful-kingdom-option-menace-deck-1-ice-giants = Ice Giants
wonderful-kingdom-option-menace-deck-1-shadows = Shadows
wonderful-kingdom-option-menace-deck-1-thieves = Thieves
wonderful-kingdom-option-menace-deck-0-help = The deck from which the eighth hand card comes.
wonderful-kingdom-option-menace-deck-1-help = The deck from which the eighth hand card comes.
wonderful-kingdom-option-quest = Quest
wonderful-kingdom-option-quest-draft = Chosen by a player
wonderful-kingdom-option-quest-random = Drawn by lot
wonderful-kingdom-option-quest-northern-lands = Northern Lands
wonderful-kingdom-option-quest-usurper = The Usurper
wonderful-kingdom-option-quest-lord-of-doom = Lord of Doom
wonderful-kingdom-option-quest-help = The quest whose final step you need to win.
wonderful-kingdom-option-scenario = Scenario
wonderful-kingdom-option-scenario-none = None
wonderful-kingdom-option-scenario-sg01 = Flood of Rats
wonderful-kingdom-option-scenario-sg02 = The Prophecy
wonderful-kingdom-option-scenario-sg03 = The Frozen North
wonderful-kingdom-option-scenario-sg04 = The Last Battle
wonderful-kingdom-option-scenario-sg05 = The Thieves’ Guild
wonderful-kingdom-option-scenario-sg06 = Surrounded by Enemies
wonderful-kingdom-option-scenario-help = For one player; it fixes the modules.
wonderful-kingdom-option-allow-no-module-help = Without a module the game is not official, but gentle.
wonderful-kingdom-option-solo-search-help = The rulebook says once per round, the publisher later every selection.
wonderful-kingdom-option-empty-deck-help = Solo: what happens when the deck runs out.
wonderful-kingdom-option-quest-keep-cubes-help = Otherwise five cubes become krystallium at once.
wonderful-kingdom-option-rat-spawn-help = When Giant Rats bring Vermin.
wonderful-kingdom-option-menace-order-help = In which order the effects of several menaces are resolved.
wonderful-kingdom-option-thief-multiplier-symbol-help = What a theft token takes from a symbol that counts cards.
wonderful-kingdom-option-planning-visibility-help = Whether the other player watches your planning and building.
wonderful-kingdom-option-show-own-facedown-help = You keep seeing the cards that you put face down yourself.
wonderful-kingdom-option-soldier-supply-help = Whether soldiers can run out.
wonderful-kingdom-mode-quests = Quests, side A
wonderful-kingdom-mode-quests-help = To win you must also do the final step of a quest. The gentlest module.
wonderful-kingdom-mode-quests-b = Quests, side B
wonderful-kingdom-mode-quests-b-help = The same with side B: both duchies are alike, and weaker.
wonderful-kingdom-mode-menace = Menaces, side A
wonderful-kingdom-mode-menace-help = One card of each hand is a menace that harms whoever takes it.
wonderful-kingdom-mode-menace-b = Menaces, side B
wonderful-kingdom-mode-menace-b-help = Menaces with side B: both duchies are alike, and weaker.
wonderful-kingdom-mode-advisors = Advisors, side A
wonderful-kingdom-mode-advisors-help = Everyone keeps advisors that bend the rules once a round or at the end.
wonderful-kingdom-mode-advisors-b = Advisors, side B
wonderful-kingdom-mode-advisors-b-help = Advisors with side B: both duchies are alike, and weaker.
wonderful-kingdom-mode-no-module = A first game without a module
wonderful-kingdom-mode-no-module-help = Only the base rules. The quickest way to learn the game.
wonderful-kingdom-mode-sg01-help = { wonderful-kingdom-goal-sg01 }
wonderful-kingdom-mode-sg02-help = { wonderful-kingdom-goal-sg02 }
wonderful-kingdom-mode-sg03-help = { wonderful-kingdom-goal-sg03 }
wonderful-kingdom-mode-sg04-help = { wonderful-kingdom-goal-sg04 }
wonderful-kingdom-mode-sg05-help = { wonderful-kingdom-goal-sg05 }
wonderful-kingdom-mode-sg06-help = { wonderful-kingdom-goal-sg06 }
wonderful-kingdom-mode-sg01 = Scenario: Flood of Rats
wonderful-kingdom-mode-sg02 = Scenario: The Prophecy
wonderful-kingdom-mode-sg03 = Scenario: The Frozen North
wonderful-kingdom-mode-sg04 = Scenario: The Last Battle
wonderful-kingdom-mode-sg05 = Scenario: The Thieves’ Guild
wonderful-kingdom-mode-sg06 = Scenario: Surrounded by Enemies
wonderful-kingdom-about = The rules are those of the published game. Most numbers on cards, duchies, advisors and quest boards are reconstructed.
wonderful-kingdom-pitch = Offer cards with traps, plan, produce in four steps and build the greater duchy.

## The table on the page

wonderful-kingdom-makes = makes
wonderful-kingdom-ribbon-plan = Plan
wonderful-kingdom-ribbon-recycle = Recycle
wonderful-kingdom-ribbon-offer = Offer
wonderful-kingdom-ribbon-pick = Choose
wonderful-kingdom-ribbon-feed = Discard
wonderful-kingdom-ribbon-freeze = Freeze
wonderful-kingdom-ribbon-spy = Turn up
wonderful-kingdom-ribbon-peek = Look
wonderful-kingdom-ribbon-move = Move over
wonderful-kingdom-ribbon-take = Take as well
wonderful-kingdom-ribbon-remove = Remove
wonderful-kingdom-ribbon-defeat = Defeat
wonderful-kingdom-ribbon-finish = Complete
wonderful-kingdom-lay-up = Face up
wonderful-kingdom-lay-trap = With a trap
wonderful-kingdom-lay-veil = By the Spymistress
wonderful-kingdom-area-holds = { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}{ $down ->
    [0] { "" }
   *[other] , { $down } face down
}
wonderful-kingdom-turn-n = turn { $n } of { $total }
wonderful-kingdom-in-hand = { $n } in hand
wonderful-kingdom-taken = Taken
wonderful-kingdom-seat-finished = has finished
wonderful-kingdom-seat-choosing = is choosing
wonderful-kingdom-take-back = Take back
wonderful-kingdom-finish-all = Finish all my steps
wonderful-kingdom-finish-all-help = A bot places your cubes to the end of the round; you see every step in the log.
wonderful-kingdom-finish-all-ask = Let a bot play the rest of your steps this round?
wonderful-kingdom-finish-all-yes = Play them
wonderful-kingdom-place-count = Place { $n }
wonderful-kingdom-offer-first = Choose the first card.
wonderful-kingdom-offer-where = Where do you put { $card }?
wonderful-kingdom-offer-second = Choose the second card.
wonderful-kingdom-offer-held = { $card } already lies there as your second card. Now choose the other one.
wonderful-kingdom-cubes-waiting = To be placed
wonderful-kingdom-forecast = Production forecast
wonderful-kingdom-forecast-now = If produced now
wonderful-kingdom-spaces-filled = { $n } of { $spaces } spaces filled
wonderful-kingdom-danger-left = Danger cards left: { $n }
wonderful-kingdom-deck-left = Deck: { $n }
wonderful-kingdom-discard-left = Discarded: { $n }
wonderful-kingdom-beside-left = Beside the danger deck: { $n } of { $most }
wonderful-kingdom-calamities-left = Calamities left: { $n }
wonderful-kingdom-vermin-left = Vermin left: { $n }
wonderful-kingdom-search-used = Search used this round
wonderful-kingdom-on-top = On top of the deck
wonderful-kingdom-medals = Medals
wonderful-kingdom-medal-from = { $medal }: { $vp } VP
wonderful-kingdom-step-done = done
wonderful-kingdom-step-reward-gone = reward already won
wonderful-kingdom-duchy-empty = nothing built yet
wonderful-kingdom-nothing-waits = You have no cube to place.
wonderful-kingdom-placed-so = Placed so far
wonderful-kingdom-placed-from = Where the cubes come from
wonderful-kingdom-placed-nothing = Nothing placed yet
wonderful-kingdom-signs = Signs
wonderful-kingdom-sign-recycle = what it brings when recycled
wonderful-kingdom-sign-bonus = once, when built
wonderful-kingdom-sign-supremacy = supremacy: most cubes of this step
wonderful-kingdom-yard-empty = Nothing under construction: plan cards to build them.
wonderful-kingdom-ability-enlightened-prophet = Choice: look secretly at up to two face-down cards.
wonderful-kingdom-ability-grey-eminence = Choice: when you take an area, take one card of the other area as well.
wonderful-kingdom-ability-famous-cartographer = Production: 2 more exploration; they do not count for supremacy.
wonderful-kingdom-ability-master-mason = Production: 3 more material; they do not count for supremacy.
wonderful-kingdom-ability-village-elder = Production: 2 more population; they do not count for supremacy.
wonderful-kingdom-ability-royal-treasurer = Production: 2 more gold; they do not count for supremacy.
wonderful-kingdom-ability-court-alchemist = Planning: gain 1 krystallium.
wonderful-kingdom-ability-shrewd-broker = Planning: a recycled card brings 2 cubes of your choice.
wonderful-kingdom-ability-court-confessor = Planning: one calamity among the cards you took is removed.
wonderful-kingdom-ability-royal-architect = End of the game: complete a card that lacks at most two basic cubes.
wonderful-kingdom-ability-old-chronicler = End of the game: 1 VP for each card of one kind.
wonderful-kingdom-ability-spymistress = Choice: lay one offered card face down without a trap.
wonderful-kingdom-ability-silver-tongued-envoy = Choice: move one card from an area to the other.
wonderful-kingdom-ability-kings-inquisitor = Planning: one calamity among the cards you took goes to your rival’s duchy.
wonderful-kingdom-effect-calamity = Can be neither planned nor recycled; goes to the duchy.
wonderful-kingdom-effect-giant-rat = Brings one Vermin for every Giant Rat in the construction area.
wonderful-kingdom-effect-vermin = No further effect.
wonderful-kingdom-effect-ice-giant = Lies under a construction, which cannot be completed until the giant is defeated.
wonderful-kingdom-effect-shadow = In every Planning you discard one card you took; your rival gets its cube.
wonderful-kingdom-effect-thief = Covers one production symbol until it is defeated.

## The first game

wonderful-kingdom-lesson-goal = It’s a Wonderful Kingdom in one sentence: in four rounds, build the duchy that is worth the most points. You rule Valados.
wonderful-kingdom-lesson-points = Only completed cards score, after round 4: their printed points, and combinations that pay for each card of a kind. Each calamity costs 4. Cubes and unfinished cards are worth nothing.
wonderful-kingdom-lesson-round = Every round has three phases: Choice, where you offer and take cards; Planning, where you build or recycle them; Production, where cubes complete them.
wonderful-kingdom-lesson-1 = I cut, you choose: you offer two cards in two areas, your rival takes one whole area. Offer the Royal Gardens first.
wonderful-kingdom-lesson-2 = Lay them face up in the left area: two Royal Gardens side by side.
wonderful-kingdom-lesson-3 = Your second card: the calamity. It costs 4 points, and somebody must take it.
wonderful-kingdom-lesson-4 = Put it into the right area, with a trap: face down. Your rival cannot see what lies beside the Mill.
wonderful-kingdom-lesson-5 = It worked: your rival took the calamity, and has made an offer. Take the left area: two Royal Gardens, worth 6 points each.
wonderful-kingdom-lesson-6 = Choice goes on: each of you offers and takes four times. Go on to Planning.
wonderful-kingdom-lesson-planning = Planning: every card that you took is planned, and waits for cubes, or is recycled for one cube at once. Plan what you can finish soon.
wonderful-kingdom-lesson-7 = Plan the Hamlet: it costs three material, and then gives you material and population in every round.
wonderful-kingdom-lesson-8 = The Ramparts are too dear for now. Recycle them: you get 1 material.
wonderful-kingdom-lesson-9 = The cube goes on a construction at once. Put it on the Hamlet.
wonderful-kingdom-lesson-10 = You decide about your other cards in the same way. Go on to Production.
wonderful-kingdom-lesson-production = Production has four steps: material, population, gold, exploration. Your duchy and your completed cards give cubes; whoever gives more gets a soldier on the training ground.
wonderful-kingdom-lesson-11 = The material step: Valados gives you 2 cubes. Put one on the Hamlet.
wonderful-kingdom-lesson-12 = And the other: the last cube completes the Hamlet. It is counted from the next step on.
wonderful-kingdom-lesson-13 = All cubes are placed: end the step.
wonderful-kingdom-lesson-14 = So it goes on, step by step and round by round. Go on to the last gold step of round 4: one card is still missing two cubes.
wonderful-kingdom-lesson-15 = The Secret Society pays 3 points for each expert, itself included. Put a gold cube on it.
wonderful-kingdom-lesson-16 = The last cube: with five experts the Secret Society is worth 15 points.
wonderful-kingdom-lesson-17 = Cubes that nothing needs go into the laboratory; five become a krystallium, which stands in for any cube. Go on to the last step.
wonderful-kingdom-lesson-18 = End the last step. Then the points are counted.
wonderful-kingdom-lesson-end = You have been through a whole game, from the first offer to the last point: combinations brought you as many points as all that is printed on your cards. A real game adds a module; it tells you what is different.
wonderful-kingdom-mistake-1 = Planning too much. A card without its last cube is worth nothing: recycle what you will not finish.
wonderful-kingdom-mistake-2 = Points too early. In rounds 1 and 2 take what produces, in rounds 3 and 4 what scores.
wonderful-kingdom-mistake-3 = Making two good heaps. Your rival takes the better one: put what you want beside what nobody wants.
wonderful-kingdom-coach-offer = Your rival chooses first, you get what is left. Put what you want beside what nobody wants.
wonderful-kingdom-coach-select = A card that lies face down is often a calamity: −4 points. You may even take an empty area.
wonderful-kingdom-coach-plan = Plan only what you can finish. Recycled cards give a cube at once.
wonderful-kingdom-coach-build = Complete cards rather than starting many: a completed card produces from the next step on.
wonderful-kingdom-coach-score = From round 3 on look for points: combinations with kinds of cards that you have already.
wonderful-kingdom-coach-quest = This game has a quest: whoever has not done its final step cannot win.

## A card shown large

wonderful-kingdom-zoom-costs = Costs
wonderful-kingdom-zoom-makes = Makes
wonderful-kingdom-zoom-built = When built
wonderful-kingdom-zoom-worth = Worth
wonderful-kingdom-zoom-recycled = Recycled
wonderful-kingdom-zoom-does = Effect
wonderful-kingdom-zoom-pay = To use it
wonderful-kingdom-zoom-fight = To defeat it
wonderful-kingdom-zoom-from = Comes from
wonderful-kingdom-zoom-each-production = { $things }, every Production
wonderful-kingdom-zoom-once = { $things }, once
wonderful-kingdom-zoom-at-end = { $things }, at the end
wonderful-kingdom-zoom-at-once = { $things }, at once
wonderful-kingdom-zoom-in-fight = { $things }, in the Fight
wonderful-kingdom-zoom-each-round = { $things }, once a round
wonderful-kingdom-zoom-each = { $things } for each { $kind ->
    [building] building
    [expert] expert
    [masterpiece] masterpiece
   *[discovery] discovery
} you have built
wonderful-kingdom-zoom-from-deck = the development deck, { $n ->
    [one] one card
   *[other] { $n } cards
}
wonderful-kingdom-zoom-from-calamity = the calamities beside the deck: one in every hand, four in a danger deck
wonderful-kingdom-zoom-from-menace = a menace deck: one in the hand of every round, four in a danger deck
wonderful-kingdom-zoom-from-vermin = the Vermin beside the deck, when Giant Rats breed
wonderful-kingdom-zoom-from-advisor = set-up, and the development deck, in place of treasures
wonderful-kingdom-zoom-hidden = A card that lies face down. Whoever takes the area sees it in Planning.

## What an object of the table answers when it is asked about
wonderful-kingdom-object-laboratory = Laboratory of { $seat }
wonderful-kingdom-object-training = Training ground of { $seat }
wonderful-kingdom-object-soldiers = Soldiers of { $seat }
wonderful-kingdom-object-krystallium = Krystallium of { $seat }
wonderful-kingdom-object-traps = Traps of { $seat }
wonderful-kingdom-object-spies = Spies of { $seat }
wonderful-kingdom-object-calamities = Calamities of { $seat }
wonderful-kingdom-object-deck = Development deck
wonderful-kingdom-object-discard = Discard pile
wonderful-kingdom-object-danger = Danger deck
wonderful-kingdom-why-object-hand-card = It is in your hand: in your turn you offer two cards, in one area or in both.
wonderful-kingdom-why-object-selected-card = You took it: in Planning you plan it, or recycle it for a cube.
wonderful-kingdom-why-object-selected-treasure = You took it: in Planning you recycle it for its two cubes.
wonderful-kingdom-why-object-selected-advisor = You took it: it joins you in Planning and brings 1 soldier.
wonderful-kingdom-why-object-site = You are building it: it is done when every space is filled.
wonderful-kingdom-why-object-area-card = It is on offer: whoever chooses this area takes all its cards.
wonderful-kingdom-why-object-built = Built by { $seat }: it produces and scores there for the rest of the game.
wonderful-kingdom-why-object-foreign-site = { $seat } is building it; others cannot touch it.
wonderful-kingdom-why-object-advisor = An advisor of { $seat }: soldiers pay for its ability, once a round.
wonderful-kingdom-why-object-foreign-selection = { $seat } has taken it and will plan or recycle it.
wonderful-kingdom-why-object-calamity = It can be neither planned nor recycled: each costs its owner 4 VP at the end.
wonderful-kingdom-why-object-discarded = { $kind }; copies on the discard pile: { $n }. It does nothing more this round.
wonderful-kingdom-why-object-face-down = A card face down: nobody sees it before Planning, unless a spy turns it up.
wonderful-kingdom-why-object-spot = Here lies { $card }: it goes with its whole area.
wonderful-kingdom-why-object-area = Cards here: { $n }. Whoever chooses the area takes them all.
wonderful-kingdom-why-object-empty = Empty: you may choose it on purpose and take nothing.
wonderful-kingdom-why-object-krystallium = It stands for any cube, at any moment; five cubes of the laboratory make one.
wonderful-kingdom-why-object-soldier = It fills a soldier space, pays an advisor or fights a menace.
wonderful-kingdom-why-object-resource = Its cubes come in its step of Production and are placed at once.
wonderful-kingdom-why-object-laboratory = Cubes inside: { $n }; five of any colours become 1 krystallium.
wonderful-kingdom-why-object-training = Soldiers in training: { $n }; the next supremacy sends one to the duchy.
wonderful-kingdom-why-object-soldiers = Ready: { $n }. They fill soldier spaces, pay advisors and fight menaces.
wonderful-kingdom-why-object-traps = Ready: { $n }. A trap lays one offered card face down.
wonderful-kingdom-why-object-spies = Ready: { $n }. A spy turns one face-down card up.
wonderful-kingdom-why-object-calamities = Here: { $n }. Each costs 4 VP at the end.
wonderful-kingdom-why-object-menace = It harms you until you defeat it in the Fight; soldiers needed: { $n }.
wonderful-kingdom-why-object-far-menace = It harms whoever takes it; soldiers needed to defeat it: { $n }.
wonderful-kingdom-why-object-final-step = The final step: without it nobody wins.
wonderful-kingdom-why-object-step = Pay its whole cost at once, { $n } in all, whenever you may act.
wonderful-kingdom-why-object-deck = Cards left: { $n }; they are dealt at the start of each round.
wonderful-kingdom-why-object-danger = Cards left: { $n }; in a solo game they come one by one.
wonderful-kingdom-why-object-discard = Cards here: { $n }; they are out of the game until the deck is used up.
wonderful-kingdom-why-object-seat = Completed cards: { $built }, points so far: { $n }. Each duchy builds for itself alone.

wonderful-kingdom-zoom-now = If it stood in your duchy now: { $things }.
wonderful-kingdom-zoom-now-nothing = It would bring nothing in your duchy now.
wonderful-kingdom-zoom-needs = Still needs { $things }.
wonderful-kingdom-zoom-makes-now = Makes { $things } now.
wonderful-kingdom-zoom-duchy = Duchy
wonderful-kingdom-zoom-when = When
wonderful-kingdom-zoom-kept = What the duchy keeps
wonderful-kingdom-zoom-gives = Brings
wonderful-kingdom-zoom-step-now = You can do this step now.
wonderful-kingdom-zoom-step-when = done at any time you may act, for its whole cost at once

## Goals and briefings

wonderful-kingdom-goal-vermin = { $n ->
    [one] { $n } Vermin left: at 0 you lose.
   *[other] { $n } Vermin left: at 0 you lose.
}
wonderful-kingdom-goal-beside = Beside the danger deck: { $n } of { $limit }. At { $limit } you lose.
wonderful-kingdom-goal-quest = Do before the end: { $missing }.
wonderful-kingdom-goal-quest-done = The final step is done.
wonderful-kingdom-goal-cards = Complete before the end: { $missing }.
wonderful-kingdom-goal-cards-done = All the named cards are completed.
wonderful-kingdom-goal-thieves = Defeat { $n ->
    [one] { $n } Thief
   *[other] { $n } Thieves
} before the end.
wonderful-kingdom-goal-thieves-done = All Thieves are defeated.
wonderful-kingdom-briefing = Briefing
wonderful-kingdom-briefing-goal = Your goal
wonderful-kingdom-briefing-lose = How you lose
wonderful-kingdom-briefing-differs = What is different
wonderful-kingdom-briefing-begin = Begin
wonderful-kingdom-briefing-medals = If you do not lose, points decide: bronze { $bronze }, silver { $silver }, gold { $gold }.
wonderful-kingdom-briefing-side = Side A of the duchy is strong, so you begin at −15 points.
wonderful-kingdom-goal-sg01 = Complete the four Farms under construction before the rats overrun you.
wonderful-kingdom-lose-sg01 = At once, when the Vermin deck is empty; at the end, if a Farm is unfinished.
wonderful-kingdom-differs-sg01 = Giant Rats breed Vermin, and every unfinished Farm brings one more each round. Defeated Vermin go back into their deck. The Farms cannot be given up.
wonderful-kingdom-goal-sg02 = Complete the Gate of Hell, the Secret Society and the Royal Dungeon.
wonderful-kingdom-lose-sg02 = At the end, if one of the three is unfinished.
wonderful-kingdom-differs-sg02 = You begin with two advisors and six soldiers, but there are no spies. Advisors lie in the deck instead of treasures.
wonderful-kingdom-goal-sg03 = Complete the four cards under construction and do the final step of the Northern Lands.
wonderful-kingdom-lose-sg03 = At the end, if one of the cards or the final step is missing.
wonderful-kingdom-differs-sg03 = Ice Giants come instead of calamities: a card with a giant under it cannot be completed until soldiers defeat him.
wonderful-kingdom-goal-sg04 = Complete the four cards under construction and do the final step of the Usurper.
wonderful-kingdom-lose-sg04 = At the end, if one of the cards or the final step is missing.
wonderful-kingdom-differs-sg04 = The Famous Cartographer serves you from the start, with two soldiers; more advisors lie in the deck.
wonderful-kingdom-goal-sg05 = Defeat the four Thieves that sit in your construction area.
wonderful-kingdom-lose-sg05 = At once, with five resources beside the danger deck; at the end, if a Thief is left.
wonderful-kingdom-differs-sg05 = A Mill and a Guild House stand already, but their output is stolen. What Shadows take from you goes beside the danger deck.
wonderful-kingdom-goal-sg06 = Complete the four cards under construction and do the final steps of both the Usurper and the Lord of Doom.
wonderful-kingdom-lose-sg06 = At the end, if one of the cards or one of the two final steps is missing.
wonderful-kingdom-differs-sg06 = Two quest boards at once, with eight steps in all.
wonderful-kingdom-goal-solo = Collect as many points as you can in four rounds.
wonderful-kingdom-lose-solo = You cannot lose; below bronze there is no medal.
wonderful-kingdom-lose-solo-quest = At the end, if the final step of the quest is not done.
wonderful-kingdom-differs-solo = You choose between two areas; the other one gets a card of the danger deck. Supremacy needs five cubes. Once a round you may search the deck.

## The verdict

wonderful-kingdom-verdict-alone = You end with { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}: { $medal }.
wonderful-kingdom-verdict-alone-other = { $seat } ends with { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}: { $medal }.
wonderful-kingdom-verdict-completed = Decided by completed cards: { $n } to { $other }.
wonderful-kingdom-verdict-soldiers = Decided by soldiers: { $n } to { $other }.

## Told moment by moment

wonderful-kingdom-show-count-why = Every card brings its cubes to the pool.
wonderful-kingdom-show-supreme = Supremacy: { $name }.
wonderful-kingdom-show-even = Nobody has supremacy.
wonderful-kingdom-show-fight = The fight is over.
wonderful-kingdom-show-menaces-left = Menaces that stay: { $list }.
wonderful-kingdom-show-menaces-gone = No menace is left.
wonderful-kingdom-show-final = The last round is over: every card is counted.
wonderful-kingdom-show-final-why = Points fly to their seats, part by part.
wonderful-kingdom-show-part-base = Points on cards and quests
wonderful-kingdom-show-part-combo = Combinations
wonderful-kingdom-show-part-calamities = Calamities
wonderful-kingdom-show-part-menaces = Menaces
wonderful-kingdom-show-part-advisors = Advisors
wonderful-kingdom-show-part-side = Side A in solo
wonderful-kingdom-show-quest = Quest rewards
wonderful-kingdom-show-side = Side A
wonderful-kingdom-asset-output = Output of { $resource-accusative }: { $n }
wonderful-kingdom-asset-laboratory = In the laboratory: { $n }× { $resource-accusative }
wonderful-kingdom-asset-site = { $card }: { $n } of { $of } spaces filled
wonderful-kingdom-asset-soldiers = Soldiers: { $n }
wonderful-kingdom-asset-krystallium = Krystallium: { $n }

## Levels of the bots

wonderful-kingdom-level-page = Plans its round, but hardly thinks of later ones, does not see what an offer gives to whom and does not watch you.
wonderful-kingdom-level-squire = Plans its round, but makes far too little of what production brings later and does not watch you.
wonderful-kingdom-level-knight = Plans its round with most of what production brings later, but does not watch you; offers and chooses by first sight.
wonderful-kingdom-level-baron = Plans rounds and tries a few offers with your answers.
wonderful-kingdom-level-duke = Plans rounds with more care and tries more offers with your answers.
wonderful-kingdom-level-sovereign = Plans rounds and thinks through many offers and answers.

## Puzzles, by what is to be decided

wonderful-kingdom-puzzle-area = Which area to take
wonderful-kingdom-puzzle-lay = Where to lay a card
wonderful-kingdom-puzzle-site = What to build with
wonderful-kingdom-puzzle-end = When to stop
wonderful-kingdom-puzzle-cubes = What to let go
wonderful-kingdom-puzzle-card = Which card
wonderful-kingdom-puzzle-setting = Which duchy
wonderful-kingdom-puzzle-step = A step of a quest
