## Title, lords, powers

crown-of-ash-title = Crown of Ash
crown-of-ash-lord = Lord
crown-of-ash-lord-visio = Visio
crown-of-ash-lord-nox = Nox
crown-of-ash-lord-mors = Mors
crown-of-ash-lord-fortis = Fortis
crown-of-ash-king = King
crown-of-ash-power = Power
crown-of-ash-power-unmask = Unmask
crown-of-ash-power-premonition = Premonition
crown-of-ash-power-swindle = Swindle
crown-of-ash-power-grave-robber = Grave-Robber
crown-of-ash-power-command = Command
crown-of-ash-power-second-chance = Second Chance
crown-of-ash-power-regroup = Regroup
crown-of-ash-power-fortify = Fortify

## Map

crown-of-ash-board = Game board
crown-of-ash-area = Area
crown-of-ash-province = Province
crown-of-ash-province-volcano = Volcano
crown-of-ash-province-coast = Coast
crown-of-ash-province-village = Village
crown-of-ash-province-desert = Desert
crown-of-ash-province-forest = Forest
crown-of-ash-province-mountains = Mountains
crown-of-ash-citadel = Citadel
crown-of-ash-citadel-left = Left wing
crown-of-ash-citadel-right = Right wing
crown-of-ash-citadel-gate = Main gate
crown-of-ash-uncontrolled = Uncontrolled area
crown-of-ash-space-resource = Resource space
crown-of-ash-space-gold = Gold space
crown-of-ash-space-build = Build space
crown-of-ash-space-battle = Battle space
crown-of-ash-space-refresh = Refresh space
crown-of-ash-space-dashed = Dashed space (3–4 players)
crown-of-ash-display = Warrior display
crown-of-ash-offer = Building offer
crown-of-ash-tile-stack = Building stack
crown-of-ash-tile-set-aside = Set-aside buildings

## Components

crown-of-ash-vp-track = Victory point track
crown-of-ash-vp-marker = VP marker
crown-of-ash-vp-token = 50 VP token
crown-of-ash-die = Die
crown-of-ash-royal-token = Royal token
crown-of-ash-control-token = Control token
crown-of-ash-minion = Minion
crown-of-ash-component-fate-card = Fate card
crown-of-ash-component-battle-card = Battle card
crown-of-ash-store = Personal store
crown-of-ash-graveyard = Graveyard
crown-of-ash-supply = Common supply
crown-of-ash-discard = Battle-card discard

## Resources and warriors

crown-of-ash-resource-bone = Bone
crown-of-ash-resource-ash = Ash
crown-of-ash-resource-sulphur = Sulphur
crown-of-ash-resource-blood = Blood
crown-of-ash-resource-gold = Gold
crown-of-ash-resource-ingredient = Special ingredient
crown-of-ash-warrior = Warrior
crown-of-ash-warrior-undead = Undead warrior
crown-of-ash-warrior-recruitable = Warrior you can raise
crown-of-ash-warrior-starting = Starting warrior
crown-of-ash-warrior-type = Type
crown-of-ash-type-bone = Bone warrior
crown-of-ash-type-ash = Ash warrior
crown-of-ash-type-sulphur = Sulphur warrior
crown-of-ash-type-blood = Blood warrior
crown-of-ash-type-automaton = Automaton
crown-of-ash-warrior-label = { $type }, level { $level }, strength { $strength }
crown-of-ash-level-1 = Level I
crown-of-ash-level-2 = Level II
crown-of-ash-level-3 = Level III
crown-of-ash-strength = Strength
crown-of-ash-cost = Required resources
crown-of-ash-warrior-deck = Warrior deck
crown-of-ash-reinforcement = Reinforcement
crown-of-ash-fate-f1 = Fate: sulphur and blood
crown-of-ash-fate-f2 = Fate: sulphur and ash
crown-of-ash-fate-f3 = Fate: sulphur and bone
crown-of-ash-fate-f4 = Fate: blood and ash
crown-of-ash-fate-f5 = Fate: blood and bone
crown-of-ash-fate-f6 = Fate: ash and bone

## Actions and the turn

crown-of-ash-action-place = Placing a minion
crown-of-ash-action-gather = Gather
crown-of-ash-action-build = Build
crown-of-ash-action-battle = Battle
crown-of-ash-action-raise = Raising a warrior
crown-of-ash-action-adjust = Adjusting defenders
crown-of-ash-do-place = Place a minion
crown-of-ash-do-gather = Gather resources
crown-of-ash-do-gold = Take 1 gold
crown-of-ash-do-build = Build
crown-of-ash-do-attack = Start a battle
crown-of-ash-do-refresh = Take back battle cards
crown-of-ash-do-raise = Raise a warrior
crown-of-ash-do-raise-none = Do not raise
crown-of-ash-do-adjust-add = Add a defender
crown-of-ash-do-adjust-take = Take a defender back
crown-of-ash-do-commit = Send warriors to battle
crown-of-ash-do-play-card = Choose a battle card
crown-of-ash-do-use-power = Use the power
crown-of-ash-do-altar = Take back the graveyard
crown-of-ash-do-order = Set the turn order
crown-of-ash-do-first-player = Choose the first player
crown-of-ash-tax = Owner tax

## Battle

crown-of-ash-start-of-battle = Start of battle
crown-of-ash-result-of-battle = Result of battle
crown-of-ash-attacker = Attacker
crown-of-ash-defender = Defender (warrior)
crown-of-ash-total = Total strength
crown-of-ash-attacker-wins = Attacker wins
crown-of-ash-defender-wins = Defender wins
crown-of-ash-reward = Reward
crown-of-ash-compensation = Compensation
crown-of-ash-casualty = Casualty
crown-of-ash-recover = Recover
crown-of-ash-battle-b0 = Battle card 0
crown-of-ash-battle-b1 = Battle card 1
crown-of-ash-battle-b3 = Battle card 3
crown-of-ash-battle-b4 = Battle card 4
crown-of-ash-battle-bd = Battle card with die

## Buildings (27 tiles; all names but the altar's are invented)

crown-of-ash-building = Building
crown-of-ash-covered-building = Covered building
crown-of-ash-tile-provides = Provides
crown-of-ash-tile-cost = Cost in gold
crown-of-ash-building-s-1 = Sulphur Spring
crown-of-ash-building-s-2 = House of Bloodletting
crown-of-ash-building-s-3 = Field of Bones
crown-of-ash-building-s-4 = Burnt Clearing
crown-of-ash-building-l1-01 = Bone Pit
crown-of-ash-building-l1-02 = Ash Kiln
crown-of-ash-building-l1-03 = Blood Well
crown-of-ash-building-l1-04 = Sulphur Vent
crown-of-ash-building-l1-05 = Ossuary
crown-of-ash-building-l1-06 = Columbarium
crown-of-ash-building-l1-07 = Dead House
crown-of-ash-building-l1-08 = Fuming Chimney
crown-of-ash-building-l1-09 = Bone Furnace
crown-of-ash-building-l1-10 = Burnt Slaughterhouse
crown-of-ash-building-l1-11 = Alchemist’s Hut
crown-of-ash-building-l1-12 = Tower Laboratory
crown-of-ash-building-l2-01 = Great Ossuary
crown-of-ash-building-l2-02 = Great Pyre
crown-of-ash-building-l2-03 = Blood Reservoir
crown-of-ash-building-l2-04 = Sulphur Mine
crown-of-ash-building-l2-05 = Necropolis
crown-of-ash-building-l2-06 = Infernal Cauldron
crown-of-ash-building-l2-07 = Dissecting Room
crown-of-ash-building-l2-08 = Smelter
crown-of-ash-building-l2-09 = Alchemists’ Hall
crown-of-ash-building-l2-10 = Fortress Laboratory
crown-of-ash-building-l2-11 = Altar of Rebirth

## Rounds and scoring

crown-of-ash-round = Round
crown-of-ash-turn-order = Turn order
crown-of-ash-final-scoring = Final scoring
crown-of-ash-score-provinces = Provinces
crown-of-ash-score-citadel = Citadel
crown-of-ash-score-resources = VP for resources
crown-of-ash-score-gold = VP for gold
crown-of-ash-score-fate = Fate card
crown-of-ash-score-automatons = Automaton penalty
crown-of-ash-score-cards = VP from battle cards

## Solo game and the automatic player

crown-of-ash-ai-card-i = Action card I
crown-of-ash-ai-card-ii = Action card II
crown-of-ash-ai-card-iii = Action card III
crown-of-ash-ai-card-iv = Action card IV
crown-of-ash-ai-card-v = Action card V
crown-of-ash-ai-card-t = Targeted card
crown-of-ash-ai-step-use-resource = Use resource space
crown-of-ash-ai-step-attack-province = Attack province
crown-of-ash-ai-step-attack-citadel = Attack Citadel
crown-of-ash-ai-step-build = Build
crown-of-ash-ai-step-nearest-resource-and-raise = Nearest resource space and raise
crown-of-ash-ai-step-attack-least-defended = Attack least defended province
crown-of-ash-ai-step-build-most-defended = Build in most defended province

## Options

crown-of-ash-option-powers = Lords’ powers (advanced)
crown-of-ash-option-simple-turn-order = Simplified turn order
crown-of-ash-option-automa = AI at the table
crown-of-ash-option-automa-difficulty = Difficulty of the AI
crown-of-ash-option-automa-targeted-card = Targeted card
crown-of-ash-option-supply-limit = Limited supply
crown-of-ash-option-hide-hands = Hide warriors in hand
crown-of-ash-option-premonition-zero = Premonition raises a 0 to 1
crown-of-ash-option-second-chance-scope = Dice of Second Chance
crown-of-ash-option-regroup-automatons = Regroup may place automatons
crown-of-ash-option-fortify-defenders = Fortify only for defenders
crown-of-ash-option-starting-typed = Starting warriors have a type
crown-of-ash-option-automaton-pair = Pair of automatons gives +1
crown-of-ash-option-automaton-new-province = Automatons may enter a new province
crown-of-ash-option-automa-start-vp = AI starts with 2 VP
crown-of-ash-option-automa-automaton-penalty = Automaton penalty also for the AI
crown-of-ash-option-solo-tie = Tie in the solo game
crown-of-ash-option-automa-guard-automaton = Citadel guard may be an automaton

## Counted nouns

crown-of-ash-count-bone = { $n ->
    [one] { $n } bone
   *[other] { $n } bones
}
crown-of-ash-count-ash = { $n ->
    [one] { $n } ash
   *[other] { $n } ash
}
crown-of-ash-count-sulphur = { $n ->
    [one] { $n } sulphur
   *[other] { $n } sulphur
}
crown-of-ash-count-blood = { $n ->
    [one] { $n } blood
   *[other] { $n } blood
}
crown-of-ash-count-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
}
crown-of-ash-count-ingredient = { $n ->
    [one] { $n } special ingredient
   *[other] { $n } special ingredients
}
crown-of-ash-count-basic-resource = { $n ->
    [one] { $n } basic resource
   *[other] { $n } basic resources
}
crown-of-ash-count-warrior = { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}
crown-of-ash-count-automaton = { $n ->
    [one] { $n } automaton
   *[other] { $n } automatons
}
crown-of-ash-count-defender = { $n ->
    [one] { $n } defender
   *[other] { $n } defenders
}
crown-of-ash-count-minion = { $n ->
    [one] { $n } minion
   *[other] { $n } minions
}
crown-of-ash-count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
crown-of-ash-count-province = { $n ->
    [one] { $n } province
   *[other] { $n } provinces
}
crown-of-ash-count-battle-card = { $n ->
    [one] { $n } battle card
   *[other] { $n } battle cards
}
crown-of-ash-count-control-token = { $n ->
    [one] { $n } control token
   *[other] { $n } control tokens
}
crown-of-ash-count-battle = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
}

## Further options

crown-of-ash-option-lords = Lords
crown-of-ash-option-lords-drawn = Drawn
crown-of-ash-option-automa-guard = Guard of the Citadel in the solo game
crown-of-ash-option-automa-0 = None
crown-of-ash-option-automa-1 = One
crown-of-ash-option-automa-guard-drawn = Drawn
crown-of-ash-option-automa-guard-chosen = Chosen
crown-of-ash-option-automa-difficulty-low = Low
crown-of-ash-option-automa-difficulty-medium = Medium
crown-of-ash-option-automa-difficulty-high = High
crown-of-ash-option-second-chance-scope-any = Any die
crown-of-ash-option-second-chance-scope-battle = Only battle dice
crown-of-ash-option-solo-tie-automa = The AI wins
crown-of-ash-option-solo-tie-person = The player wins

## Names of things

crown-of-ash-warrior-name = { $type } { $strength } ({ $level })
crown-of-ash-starting-label = Starting warrior of { $lord } { $strength }
crown-of-ash-space-resource-of = Resource space { $area }
crown-of-ash-space-battle-of = Battle space { $area }
crown-of-ash-automa-level = Warrior scale: { $level }

## What is asked

crown-of-ash-ask-guarding = Choose the warrior that guards the Citadel.
crown-of-ash-ask-placing = Place a minion.
crown-of-ash-ask-choosing-tile = Choose a building.
crown-of-ash-ask-choosing-province = Choose a province for the building.
crown-of-ash-ask-gaining = Choose a basic resource.
crown-of-ash-ask-at-altar = Take the graveyard back to hand?
crown-of-ash-ask-adjusting = Adjust the defenders.
crown-of-ash-ask-committing = Choose the attackers.
crown-of-ash-ask-unmasking = Have the attackers turned face up?
crown-of-ash-ask-laying = Choose a battle card.
crown-of-ash-ask-foreseeing = Guess the opponent’s battle card?
crown-of-ash-ask-fortifying = Fortify the attacking pair?
crown-of-ash-ask-rerolling = Have a die rolled again?
crown-of-ash-ask-zero-lost = Inflict a casualty or take a warrior back.
crown-of-ash-ask-losing = Choose the warrior that falls.
crown-of-ash-ask-raising = Raise a warrior?
crown-of-ash-ask-paying = Choose the payment.
crown-of-ash-ask-ordering = Set the turn order.
crown-of-ash-ask-swindling = Exchange resources.
crown-of-ash-ask-commanding = Choose the new space of the minion.
crown-of-ash-ask-regrouping = Regroup the warrior.

## Labels of choices

crown-of-ash-label-gather = Gather in { $area }: { $goods }
crown-of-ash-label-attack = Attack { $area }
crown-of-ash-label-attack-citadel = Attack the Citadel: { $wing }
crown-of-ash-label-tile = { $tile } ({ $gold } gold)
crown-of-ash-label-province = { $tile } → { $area }
crown-of-ash-label-raise = Raise: { $warrior } ({ $cost })
crown-of-ash-label-rob = Grave-Robber: { $warrior } ({ $cost })
crown-of-ash-label-pay = Pay { $goods }
crown-of-ash-label-pay-kind = { $kind }: { $n }
crown-of-ash-label-reroll-attacker = Roll the attacker’s { $n } again
crown-of-ash-label-reroll-defender = Roll the defender’s { $n } again
crown-of-ash-label-reroll-seat = Roll again: { $seat } ({ $n })
crown-of-ash-label-reroll-province = Roll the AI’s { $n } again
crown-of-ash-label-command = Command: { $space } ({ $seat })
crown-of-ash-label-command-to = To: { $space }
crown-of-ash-label-guard = Guard: { $warrior }
crown-of-ash-label-ingredient = Take { $goods }
crown-of-ash-label-take-back = Take back: { $warrior }
crown-of-ash-label-add = Add: { $warrior }
crown-of-ash-label-commit = Send: { $warrior }
crown-of-ash-label-power = Use the power: { $power }
crown-of-ash-label-lay = Lay: { $card }
crown-of-ash-label-guess = Premonition: { $card }
crown-of-ash-label-recover = Take back: { $warrior }
crown-of-ash-label-lose = Give up: { $warrior }
crown-of-ash-label-first = First player: { $seat }
crown-of-ash-label-order = Place { $n }: { $seat }
crown-of-ash-label-swindle-give = Swindle, give: { $kind }
crown-of-ash-label-swindle-take = Swindle, take: { $kind }
crown-of-ash-label-regroup = Regroup: { $warrior }
crown-of-ash-label-regroup-to = To: { $area }
crown-of-ash-label-regroup-swap = Exchange with: { $warrior }
crown-of-ash-label-seat = { $seat }
crown-of-ash-label-fortify = Fortify: { $area }
crown-of-ash-do-altar-leave = Leave the graveyard
crown-of-ash-do-adjust-done = Done with the defenders
crown-of-ash-do-no-power = Do not use the power
crown-of-ash-do-keep-dice = Keep the dice
crown-of-ash-do-casualty = Inflict a casualty
crown-of-ash-do-regroup-home = Take back to hand

## The log

crown-of-ash-log-lord = { $seat } plays { $lord }.
crown-of-ash-log-turn-up = New in the display: { $warrior }.
crown-of-ash-log-fate = { $seat } takes the card { $fate }.
crown-of-ash-log-fate-dealt = { $seat } takes a fate card.
crown-of-ash-log-start-tile = { $seat } starts with { $tile }.
crown-of-ash-log-tile-up = New in the offer: { $tile }.
crown-of-ash-log-order = Turn order, place { $n }: { $seat }.
crown-of-ash-log-guard = The Citadel is guarded by: { $warrior }.
crown-of-ash-log-roll-seat = { $seat } rolls { $n }.
crown-of-ash-log-roll-province = { $seat } rolls { $n }: { $area }.
crown-of-ash-log-draw-card = { $seat } turns up { $card }.
crown-of-ash-log-automa = { $seat }, { $area }, { $card }: { $steps }.
crown-of-ash-log-automa-cannot = { $step } is impossible ({ $why })
crown-of-ash-log-automa-does = { $step } → { $where }
crown-of-ash-log-place = { $seat } places a minion: { $space }.
crown-of-ash-log-tile = { $seat } chooses { $tile }.
crown-of-ash-log-build = { $seat } builds { $tile } → { $area } ({ $gold } gold).
crown-of-ash-log-ingredient = { $seat } takes: { $kind }.
crown-of-ash-log-altar = { $seat } takes back the graveyard.
crown-of-ash-log-altar-leave = { $seat } leaves the graveyard as it is.
crown-of-ash-log-take-back = { $seat } takes back: { $warrior }.
crown-of-ash-log-add = { $seat } adds: { $warrior }.
crown-of-ash-log-adjusted = Defenders adjusted: { $area } ({ $seat }).
crown-of-ash-log-commit = { $seat } sends: { $warrior }.
crown-of-ash-log-committed = { $seat } sends a warrior face down (number { $n }).
crown-of-ash-log-sent = { $seat } attacks, warriors: { $n }.
crown-of-ash-log-lay = { $seat } plays { $card }.
crown-of-ash-log-laid = { $seat } lays a battle card face down.
crown-of-ash-log-guess = { $seat } foresees: { $card }.
crown-of-ash-log-power = { $seat } uses the power { $power }.
crown-of-ash-log-no-power = { $seat } does not use the power.
crown-of-ash-log-battle = Battle for { $area }: { $seat } { $attack } ({ $attackers }; { $card }), { $owner-seat } { $defence } ({ $owner-card }).
crown-of-ash-log-battle-king = Battle against the King: { $seat } { $attack } ({ $attackers }; { $card }), King { $defence }.
crown-of-ash-log-control = Now in control of { $area }: { $seat }.
crown-of-ash-log-fallen = To the graveyard ({ $seat }): { $warriors }.
crown-of-ash-log-risen = From the graveyard ({ $seat }): { $warriors }.
crown-of-ash-log-gain = { $seat } gains { $goods }.
crown-of-ash-log-pay = { $seat } gives up { $goods }.
crown-of-ash-log-points = { $seat }: { $n } VP, { $total } in all.
crown-of-ash-log-round-over = End of round { $n }.
crown-of-ash-log-winner = { $seat } wins with { $n } VP.
crown-of-ash-log-casualty = { $seat } inflicts a casualty.
crown-of-ash-log-recover = { $seat } takes back: { $warrior }.
crown-of-ash-log-lose = { $seat } gives up: { $warrior }.
crown-of-ash-log-raise = { $seat } raises: { $warrior }.
crown-of-ash-log-no-raise = { $seat } raises nobody.
crown-of-ash-log-paid = { $seat } pays.
crown-of-ash-log-pay-kind = { $seat } pays { $goods }.
crown-of-ash-log-rob = { $seat } robs a grave: { $warrior }.
crown-of-ash-log-swindle-give = { $seat } gives: { $kind } (Swindle).
crown-of-ash-log-swindle-take = { $seat } takes: { $kind } (Swindle).
crown-of-ash-log-command-pick = { $seat } commands a minion: { $space } ({ $owner-seat }).
crown-of-ash-log-command = { $seat } moves a minion ({ $owner-seat }): { $space } → { $target }.
crown-of-ash-log-regroup = { $seat } regroups: { $warrior }.
crown-of-ash-log-regroup-home = { $seat } takes back: { $warrior }.
crown-of-ash-log-regroup-to = { $seat } moves { $warrior } → { $area }.
crown-of-ash-log-regroup-swap = { $seat } exchanges: { $warriors }.
crown-of-ash-log-fortify = { $seat } fortifies { $area }.

## Why the AI cannot

crown-of-ash-obstacle-no-tile = no building
crown-of-ash-obstacle-no-resource-space = no free resource space
crown-of-ash-obstacle-no-battle-space = no free battle space
crown-of-ash-obstacle-no-warrior = no warrior in hand
crown-of-ash-obstacle-own-citadel = the Citadel is its own
crown-of-ash-obstacle-no-offer = no building on offer
crown-of-ash-obstacle-no-province = no such province
crown-of-ash-obstacle-not-a-player = no player controls it
crown-of-ash-obstacle-not-free = another player controls it

## Why not

crown-of-ash-why-automa = With { $seats } people there is no seat for the AI.
crown-of-ash-why-lords = The lords must be { $players } different ones, by seat.
crown-of-ash-why-card-used = { $card } lies on the discard pile.
crown-of-ash-why-refreshed = The refresh space holds 1 minion a round.
crown-of-ash-why-no-tile = There is no building in { $area }.
crown-of-ash-why-full = The space is taken until the end of the round: { $space } ({ $n }).
crown-of-ash-why-nobody = Nobody controls { $area }.
crown-of-ash-why-own = An own area cannot be attacked: { $area }.
crown-of-ash-why-no-warriors = A battle needs at least 1 warrior in hand.
crown-of-ash-why-no-offer = No building is on offer there.
crown-of-ash-why-build-gold = Building needs { $cost } gold; in the store: { $gold }.
crown-of-ash-why-tile-gold = { $tile } costs { $cost } gold; in the store: { $gold }.
crown-of-ash-why-no-site = Other players control every province.
crown-of-ash-why-foreign = { $area } is controlled by { $seat }.
crown-of-ash-why-supply = The supply has none left: { $kind }.
crown-of-ash-why-not-there = { $warrior } does not defend { $area }.
crown-of-ash-why-in-order = Steps are taken in ascending order, take-backs first.
crown-of-ash-why-not-in-hand = { $warrior } is not in hand.
crown-of-ash-why-slots = At most { $n } defenders stand there.
crown-of-ash-why-automaton-new = Automatons may not enter a new province.
crown-of-ash-why-enough = At most { $n } warriors attack here.
crown-of-ash-why-commit-one = At least 1 warrior must be sent.
crown-of-ash-why-no-die = No such die has been rolled.
crown-of-ash-why-no-casualty = No warrior of the winner can fall.
crown-of-ash-why-not-in-grave = { $warrior } is not in the graveyard.
crown-of-ash-why-did-not-fight = { $warrior } did not fight for the winner.
crown-of-ash-why-empty-slot = The slot is empty.
crown-of-ash-why-cost = { $warrior } costs { $cost }; missing, to be paid in gold: { $needed } (gold in the store: { $gold }).
crown-of-ash-why-held = In the store: { $goods }; needed: { $n }.
crown-of-ash-why-payment = { $n } × { $kind } does not lead to another payment.
crown-of-ash-why-pay-begun = Another payment is begun already.
crown-of-ash-why-no-seat = There are only { $n } in this game.
crown-of-ash-why-placed = Placed in the order already: { $seat }.
crown-of-ash-why-no-powers = Powers belong to the advanced game.
crown-of-ash-why-lord = This is a power of { $lord }.
crown-of-ash-why-token = The power token is inactive.
crown-of-ash-why-swindle = The exchange allows up to 3 pieces, as many as the supply can answer.
crown-of-ash-why-same-kind = The kinds given and taken differ: { $kind }.
crown-of-ash-why-no-minion = No minion of { $seat } stands there: { $space }.
crown-of-ash-why-same-space = It is there already.
crown-of-ash-why-not-yours = { $warrior } is neither in hand nor an own defender.
crown-of-ash-why-automaton-regroup = Only an adjust places automatons.
crown-of-ash-why-no-slot = No own area has a free defender slot.
crown-of-ash-why-not-own = { $area } is not an own area.
crown-of-ash-why-from-hand = A warrior from the hand can only be added.
crown-of-ash-why-fortified = The pair is fortified already: { $area }.
crown-of-ash-why-no-pair = No pair of one type defends { $area }.
crown-of-ash-why-no-guard = { $warrior } cannot guard the Citadel.

## Points

crown-of-ash-score-line = { $source }: { $n }
crown-of-ash-score-prospect = To come, { $source }: { $n }
crown-of-ash-score-gains = VP for the AI’s resources
crown-of-ash-score-total = Total: { $n } VP
crown-of-ash-score-tie = Tie: levels of other warriors: { $n }
crown-of-ash-score-tie-royal = Tie: royal token: { $n }

## Why a battle was won

crown-of-ash-log-attack-won = { $seat } wins, { $attack } against { $defence }. Attack: { $parts }. Defence: { $owner-parts }.
crown-of-ash-log-attack-lost = { $seat } loses, { $attack } against { $defence }. Attack: { $parts }. Defence: { $owner-parts }.
crown-of-ash-log-attack-tied = { $seat } loses, { $attack } against { $defence }: a tie is the defender’s. Attack: { $parts }. Defence: { $owner-parts }.
crown-of-ash-part-warriors = warriors { $n }
crown-of-ash-part-reinforcement = reinforcement { $n }
crown-of-ash-part-space = battle space { $n }
crown-of-ash-part-card = card { $n }
crown-of-ash-part-king = King { $n }

## The table in the browser

crown-of-ash-board-map = Map
crown-of-ash-board-market = Market
crown-of-ash-board-dock = Decision
crown-of-ash-board-minions = minions: { $names }
crown-of-ash-board-room = free: { $n }
crown-of-ash-board-tax = tax
crown-of-ash-board-free = free to build
crown-of-ash-board-vp = VP
crown-of-ash-board-control = controlled by { $name }
crown-of-ash-board-defence = defence { $n }
crown-of-ash-board-worth = worth { $n } VP
crown-of-ash-board-decks = decks { $decks }
crown-of-ash-board-stack = stack of { $n }
crown-of-ash-board-win = win
crown-of-ash-board-loss = loss
crown-of-ash-board-played = played
crown-of-ash-board-last-card = played { $card }
crown-of-ash-board-die-card = die
crown-of-ash-board-hand = Warriors in hand
crown-of-ash-board-cards = Battle cards
crown-of-ash-board-sent = Sent to battle
crown-of-ash-board-take-back = Take back
crown-of-ash-board-pay-otherwise = or otherwise, the rest in gold:
crown-of-ash-board-take = Take
crown-of-ash-board-give = Swindle: give
crown-of-ash-board-get = Swindle: take
crown-of-ash-board-you-attack = You attack: { $area }
crown-of-ash-board-attacks = { $name } attacks: { $area }
crown-of-ash-board-against = against
crown-of-ash-board-secret = Each side adds one secret battle card. A tie is the defender’s.
crown-of-ash-board-power-ready = power ready
crown-of-ash-board-power-used = power used
crown-of-ash-board-token-ready = power ready
crown-of-ash-board-token-used = power used
crown-of-ash-board-fate = Your fate
crown-of-ash-board-secret-fate = only you see it
crown-of-ash-board-ai-deck = action cards left: { $n }
crown-of-ash-board-forecast = If the round ended now
crown-of-ash-power-help-unmask = The attackers are turned face up before the battle cards are chosen.
crown-of-ash-power-help-premonition = Name a card: if the opponent has laid it, its strength sinks to 1. A 0 stays 0, unless an option says otherwise.
crown-of-ash-power-help-fortify = The +1 of one own pair becomes +2.
crown-of-ash-power-help-second-chance = One die is rolled again; the new result stands.
crown-of-ash-power-help-swindle = Exchange up to 3 basic resources for as many others of the supply.
crown-of-ash-power-help-grave-robber = Raise one warrior before you place a minion, and use it at once; the usual raise remains.
crown-of-ash-power-help-command = Move any minion on the board to another space with room; it triggers nothing.
crown-of-ash-power-help-regroup = Add, take home, move or exchange one own warrior.
crown-of-ash-pitch = Necromancers place minions, stack buildings and bluff for the Citadel.

## The first game

crown-of-ash-lesson-1 = A turn is one minion on one space. Send a minion to gather in the Volcano: 2 sulphur for you.
crown-of-ash-lesson-2 = After the minion you may raise one warrior from the row. Raise the Sulphur warrior of strength 2.
crown-of-ash-lesson-3 = Gold stands in for any missing resource. Pay 2 sulphur and 1 gold.
crown-of-ash-lesson-4 = Ludmila has taken the Citadel from the King. Now you attack: put a minion on the battle space of the Forest, which Ludmila holds with one warrior.
crown-of-ash-lesson-5 = Choose who goes to battle; warriors are sent face down. Send the warrior you have just raised.
crown-of-ash-lesson-6 = A second warrior makes it 4. Send your starting warrior too.
crown-of-ash-lesson-7 = That is enough: start the battle.
crown-of-ash-lesson-8 = Both lay a battle card in secret and turn them together; used cards stay away until you take them back. Lay the 3: strength 7 in all.
crown-of-ash-lesson-9 = You won the Forest: it scores for you at the end of the round, and your warriors can defend it. Keep your resources for now and raise nobody. Then go on: gather, build, and look at the Citadel.

## Modes, and what the options mean

crown-of-ash-mode-standard = Basic game
crown-of-ash-mode-standard-help = Lords without powers. Start here.
crown-of-ash-mode-advanced = Advanced: lords with powers
crown-of-ash-mode-advanced-help = Every lord has two powers of its own.
crown-of-ash-mode-simple-order = Basic game, simplified turn order
crown-of-ash-mode-simple-order-help = Play always goes clockwise; only the first player changes.
crown-of-ash-mode-with-automa = With the AI as one of the players
crown-of-ash-mode-with-automa-help = The game’s own AI takes one more place at the table.
crown-of-ash-mode-solo-low = Alone against the AI, low difficulty
crown-of-ash-mode-solo-low-help = You against the AI; a weak warrior guards the Citadel.
crown-of-ash-mode-solo-medium = Alone against the AI, medium difficulty
crown-of-ash-mode-solo-medium-help = You against the AI; a strong warrior guards the Citadel.
crown-of-ash-mode-solo-high = Alone against the AI, high difficulty
crown-of-ash-mode-solo-high-help = You against the AI; the strongest warrior guards the Citadel.
crown-of-ash-mode-solo-low-targeted = Alone, low difficulty, targeted card
crown-of-ash-mode-solo-low-targeted-help = Weak guard, and one card of the AI is swapped for a harder one that aims at you.
crown-of-ash-mode-solo-medium-targeted = Alone, medium difficulty, targeted card
crown-of-ash-mode-solo-medium-targeted-help = Strong guard, and one card of the AI is swapped for a harder one that aims at you.
crown-of-ash-mode-solo-high-targeted = Alone, high difficulty, targeted card
crown-of-ash-mode-solo-high-targeted-help = Strongest guard, and one card of the AI is swapped for a harder one that aims at you.
crown-of-ash-option-lords-help = “drawn”, or the lords by seat, the AI last: visio,nox,mors.
crown-of-ash-option-powers-help = Every lord has two powers of its own.
crown-of-ash-option-simple-turn-order-help = Play is always clockwise; only the first player is chosen anew.
crown-of-ash-option-automa-help = A player without a person. One person alone always plays against it.
crown-of-ash-option-automa-difficulty-help = How strong the warrior is that guards the Citadel; only for one person alone.
crown-of-ash-option-automa-guard-help = Whether that warrior is drawn or chosen; only for one person alone.
crown-of-ash-option-automa-targeted-card-help = One card of the AI is exchanged for a harder one that aims at a player.
crown-of-ash-option-supply-limit-help = Whether resources can run out: who comes first takes what is left.
crown-of-ash-option-hide-hands-help = The warriors in hand are not drawn for the others; everybody can still remember them.
crown-of-ash-option-premonition-zero-help = Whether a foreseen battle card of 0 counts as 1 too. Needs the powers.
crown-of-ash-option-second-chance-scope-help = Which dice Mors may have rolled again. Needs the powers.
crown-of-ash-option-regroup-automatons-help = Whether Fortis may place an automaton from the hand so. Needs the powers.
crown-of-ash-option-fortify-defenders-help = Otherwise an attacking pair may be fortified, too. Needs the powers.
crown-of-ash-option-starting-typed-help = They then reinforce warriors of the lord’s resource.
crown-of-ash-option-automaton-pair-help = Two automatons side by side are +1, three are +2.
crown-of-ash-option-automaton-new-province-help = Whether a building in a province without a lord may bring automatons along.
crown-of-ash-option-automa-start-vp-help = In place of the gold that it does not take.
crown-of-ash-option-automa-automaton-penalty-help = Whether automatons cost the AI points at the end as they cost people.
crown-of-ash-option-solo-tie-help = Who wins if the points are equal to the last.
crown-of-ash-option-automa-guard-automaton-help = Otherwise an automaton is drawn anew; only for one person alone.

## What an object of the table answers when it is asked about
crown-of-ash-object-deck = Warrior deck of level { $n }
crown-of-ash-object-tile-stack = Building stack
crown-of-ash-object-slot = Empty slot { $n } of the display
crown-of-ash-object-action-card = Action card { $card }
crown-of-ash-why-object-citadel = Attack it by a wing or the gate; whoever holds it at the end of this round scores { $n } VP. Nobody builds or gathers here.
crown-of-ash-why-object-free-area = Nobody holds it: a building takes it without a fight.
crown-of-ash-why-object-own-area = It is yours and scores { $n } VP at the end of the round; gather or build here to change its defenders.
crown-of-ash-why-object-area = Gather here, or attack to take it; it scores { $n } VP for its owner at the end of the round.
crown-of-ash-why-object-resource-space = One minion gathers here what the building gives.
crown-of-ash-why-object-battle-space = One minion a round starts a battle here, against the area's owner.
crown-of-ash-why-object-wing = From here the Citadel is attacked: left wing +1, right wing 0, gate −1.
crown-of-ash-why-object-gold-space = Any number of minions: each takes 1 gold.
crown-of-ash-why-object-build-space = Any number of minions: each builds one tile of the offer.
crown-of-ash-why-object-refresh-space = Once a round a minion here takes all your played battle cards back.
crown-of-ash-why-object-displayed = Raise it at the end of your turn for its cost; gold pays for what you lack.
crown-of-ash-why-object-own-grave = It rests in your graveyard and comes back at the end of the round, or by the altar.
crown-of-ash-why-object-foreign-grave = It fell and lies in the graveyard of { $seat } until the end of the round.
crown-of-ash-why-object-own-hand = It is in your hand: send it into a battle, or post it as a defender after you gather or build.
crown-of-ash-why-object-foreign-hand = It is in the hand of { $seat }, who alone may use it.
crown-of-ash-why-object-defender = It defends here: { $area }. Only gathering or building in an own province changes its defenders.
crown-of-ash-why-object-fighting = It fights in the battle under way.
crown-of-ash-why-object-offered-tile = It is on offer for { $n } gold: put a minion on the build space.
crown-of-ash-why-object-top-tile = Gather here with a minion on its resource space; a foreign owner takes the tax.
crown-of-ash-why-object-covered-tile = It is covered: it gives nothing more, but adds 1 VP to the province each round.
crown-of-ash-why-object-tile-aside = It was not bought and lies aside until the stack is used up.
crown-of-ash-why-object-held-card = You lay it in secret when you attack or defend.
crown-of-ash-why-object-laid-card = You have played it; the refresh space brings it back.
crown-of-ash-why-object-foreign-card = Others' battle cards are secret: only the last one played is seen.
crown-of-ash-why-object-fate = At the end it scores the levels of your warriors of its two types.
crown-of-ash-why-object-kind-bone = It pays for bone warriors; three of a kind left at the end are 1 VP.
crown-of-ash-why-object-kind-ash = It pays for ash warriors; three of a kind left at the end are 1 VP.
crown-of-ash-why-object-kind-blood = It pays for blood warriors; three of a kind left at the end are 1 VP.
crown-of-ash-why-object-kind-sulphur = It pays for sulphur warriors; three of a kind left at the end are 1 VP.
crown-of-ash-why-object-kind-gold = It pays for buildings and stands for any resource of a warrior; two left at the end are 1 VP.
crown-of-ash-why-object-kind-ingredient = Gained, it is any basic resource; paid, it is any resource.
crown-of-ash-why-object-own-seat = Your side of the table; minions left this round: { $n }.
crown-of-ash-why-object-seat = A rival ({ $lord }); minions left this round: { $n }. You meet in battle only.
crown-of-ash-why-object-power = A power of { $lord }, used once while the token is active.
crown-of-ash-why-object-power-used = A power of { $lord }: the token is used up.
crown-of-ash-why-object-deck = It refills the display by itself; cards left: { $n }.
crown-of-ash-why-object-tile-stack = It refills the offer by itself; tiles left: { $n }.
crown-of-ash-why-object-slot = Its decks are used up: nothing fills it any more.
crown-of-ash-why-object-action-card = The AI draws it by itself and does the first step that it can.

## Cards shown large, and the signs
crown-of-ash-zoom-gives = Gives
crown-of-ash-zoom-tax = Tax
crown-of-ash-zoom-worth = Worth
crown-of-ash-zoom-covered = Covers
crown-of-ash-zoom-costs = Costs
crown-of-ash-zoom-strength = Strength
crown-of-ash-zoom-together = Together
crown-of-ash-zoom-end = At the end
crown-of-ash-zoom-from = From
crown-of-ash-zoom-won = When won
crown-of-ash-zoom-lost = When lost
crown-of-ash-zoom-does = Does
crown-of-ash-zoom-tax-words = { $goods }, to the owner, whenever someone else gathers here
crown-of-ash-zoom-worth-words = { $n } VP at the end of each round, and 1 for each building below
crown-of-ash-zoom-gives-words = { $goods }, to whoever puts a minion on the resource space
crown-of-ash-zoom-costs-gold = { $n } gold
crown-of-ash-zoom-costs-words = { $goods }; gold stands for what you lack
crown-of-ash-zoom-together-words = 2 of one type on a side add 1, 3 add 2
crown-of-ash-zoom-end-words = { $n } VP if your fate card names its type
crown-of-ash-zoom-end-automaton = −{ $n } VP if you still own it
crown-of-ash-zoom-automaton = Leaves you after every battle it fights in
crown-of-ash-zoom-from-display = The display: raise one at the end of your turn
crown-of-ash-zoom-from-start = Yours from the start; it scores nothing
crown-of-ash-zoom-die = One die, rolled after both cards are open
crown-of-ash-zoom-zero-lost = A warrior of the winner falls, or one of yours comes back
crown-of-ash-zoom-card-from = You hold five; a played one comes back by the refresh space
crown-of-ash-zoom-power-once = Uses up the power token
crown-of-ash-zoom-area-now = Now: { $name }, defence { $defence }, { $worth } VP at the end of the round
crown-of-ash-zoom-nobody-now = Now: nobody’s; a building takes it
crown-of-ash-zoom-choice = Now: { $label }
crown-of-ash-zoom-laid = Played; not in your hand
crown-of-ash-zoom-level = { $kind }, level { $n }
crown-of-ash-signs-shield = The shield: what the defenders add up to
crown-of-ash-signs-die = The die: the number by which the province is rolled
crown-of-ash-signs-dashed = Dashed: for 3 and 4 players only
crown-of-ash-signs-chevrons = Chevrons: the level
crown-of-ash-signs-hatching = Rim and hatching: who holds the province

## A battle as a duel, and the count at the end of a round
crown-of-ash-duel-title = Battle for { $area }
crown-of-ash-duel-backs = Both cards lie face down. A tie is the defender’s.
crown-of-ash-duel-king = The King draws no card and wins ties.
crown-of-ash-duel-warriors = The attackers are turned up: strength { $n }
crown-of-ash-duel-defenders = The defence begins with { $n }.
crown-of-ash-duel-added = Warriors of one type add to each other, and the place counts.
crown-of-ash-duel-cards = The cards turn together.
crown-of-ash-duel-card = The card turns.
crown-of-ash-duel-rolls = The die rolls…
crown-of-ash-duel-needs = Needed by { $name }: { $n } or more.
crown-of-ash-duel-shows = The die shows { $n }.
crown-of-ash-duel-taken-by = { $area } taken: { $name }
crown-of-ash-duel-held-by = { $area } held: { $name }
crown-of-ash-duel-taken = { $area } taken
crown-of-ash-duel-held = { $area } held
crown-of-ash-duel-result = { $attack } against { $defence }.
crown-of-ash-duel-attacks = attacks
crown-of-ash-duel-defends = defends
crown-of-ash-duel-part-reinforcement = { $n } same type
crown-of-ash-duel-part-space = { $n } place
crown-of-ash-duel-part-card = { $n } card
crown-of-ash-duel-part-die = { $n } die
crown-of-ash-part-die = die { $n }
crown-of-ash-counted-area = { $area }: { $n } VP, { $name }
crown-of-ash-counted-province = { $n } for the top building, { $covered } for those below
crown-of-ash-counted-citadel = The Citadel counts more every round.
crown-of-ash-counted-lead = In the lead: { $names } ({ $n } VP)
crown-of-ash-board-battle-over = After the battle: { $area }

## The verdict

crown-of-ash-verdict-leftovers = Decided by the levels of warriors whose types are not on the fate card: { $n } to { $other }.
crown-of-ash-verdict-token = Decided by the royal token: { $seat } holds it.
crown-of-ash-verdict-solo = Level in everything: the option for ties in a solo game decides.
crown-of-ash-asset-areas = Areas you hold: { $n }
crown-of-ash-asset-strength = Strength of all warriors: { $n }
crown-of-ash-asset-cards = Battle cards in hand: { $n }
crown-of-ash-asset-goods = { $resource }: { $n }
