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
    .accusative = the left wing
crown-of-ash-citadel-right = Right wing
    .accusative = the right wing
crown-of-ash-citadel-gate = Main gate
    .accusative = the main gate
crown-of-ash-uncontrolled = Uncontrolled area
crown-of-ash-space-resource = Resource space
crown-of-ash-space-gold = Gold space
    .accusative = the gold space
crown-of-ash-space-build = Build space
    .accusative = the build space
crown-of-ash-space-battle = Battle space
crown-of-ash-space-refresh = Refresh space
    .accusative = the refresh space
crown-of-ash-space-dashed = Dashed space (3–4 players)
crown-of-ash-display = Warrior display
crown-of-ash-offer = Building offer
crown-of-ash-tile-stack = Building stack
crown-of-ash-tile-set-aside = Set-aside buildings

## Components

crown-of-ash-vp-track = Victory point track
crown-of-ash-vp-marker = VP marker
crown-of-ash-vp-token = 50 VP token
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
    .accusative = bone
crown-of-ash-resource-ash = Ash
    .accusative = ash
crown-of-ash-resource-sulphur = Sulphur
    .accusative = sulphur
crown-of-ash-resource-blood = Blood
    .accusative = blood
crown-of-ash-resource-gold = Gold
    .accusative = gold
crown-of-ash-resource-ingredient = Special ingredient
    .accusative = a special ingredient
crown-of-ash-warrior = Warrior
crown-of-ash-warrior-undead = Undead warrior
crown-of-ash-warrior-recruitable = Warrior you can raise
crown-of-ash-warrior-starting = Starting warrior
crown-of-ash-warrior-type = Type
crown-of-ash-type-bone = Bone warrior
    .accusative = bone warrior
crown-of-ash-type-ash = Ash warrior
    .accusative = ash warrior
crown-of-ash-type-sulphur = Sulphur warrior
    .accusative = sulphur warrior
crown-of-ash-type-blood = Blood warrior
    .accusative = blood warrior
crown-of-ash-type-automaton = Automaton
    .accusative = automaton
crown-of-ash-warrior-label = { $type }, level { $level }, strength { $strength }
crown-of-ash-level-1 = Level I
    .accusative = level I
crown-of-ash-level-2 = Level II
    .accusative = level II
crown-of-ash-level-3 = Level III
    .accusative = level III
crown-of-ash-strength = Strength
crown-of-ash-cost = Required resources
crown-of-ash-warrior-deck = Warrior deck
crown-of-ash-reinforcement = Reinforcement
crown-of-ash-fate-f1 = Fate: sulphur and blood
    .accusative = fate card “sulphur and blood”
crown-of-ash-fate-f2 = Fate: sulphur and ash
    .accusative = fate card “sulphur and ash”
crown-of-ash-fate-f3 = Fate: sulphur and bone
    .accusative = fate card “sulphur and bone”
crown-of-ash-fate-f4 = Fate: blood and ash
    .accusative = fate card “blood and ash”
crown-of-ash-fate-f5 = Fate: blood and bone
    .accusative = fate card “blood and bone”
crown-of-ash-fate-f6 = Fate: ash and bone
    .accusative = fate card “ash and bone”

## Actions and the turn

crown-of-ash-action-place = Placing a minion
crown-of-ash-action-gather = Gather
crown-of-ash-action-build = Build
crown-of-ash-action-battle = Battle
crown-of-ash-action-raise = Raising a warrior
crown-of-ash-action-adjust = Adjusting defenders
crown-of-ash-do-place = Place a minion
crown-of-ash-do-gather = Gather resources
crown-of-ash-do-gold = Take 1 gold
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
    .accusative = battle card 0
crown-of-ash-battle-b1 = Battle card 1
    .accusative = battle card 1
crown-of-ash-battle-b3 = Battle card 3
    .accusative = battle card 3
crown-of-ash-battle-b4 = Battle card 4
    .accusative = battle card 4
crown-of-ash-battle-bd = Battle card with die
    .accusative = the battle card with the die

## Buildings (27 tiles; all names but the altar’s are invented)

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
    .accusative = action card I
crown-of-ash-ai-card-ii = Action card II
    .accusative = action card II
crown-of-ash-ai-card-iii = Action card III
    .accusative = action card III
crown-of-ash-ai-card-iv = Action card IV
    .accusative = action card IV
crown-of-ash-ai-card-v = Action card V
    .accusative = action card V
crown-of-ash-ai-card-t = Targeted card
    .accusative = the targeted card
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
crown-of-ash-option-premonition-zero = Premonition turns a 0 into 1
crown-of-ash-option-second-chance-scope = Dice of Second Chance
crown-of-ash-option-regroup-automatons = Regroup may place automatons
crown-of-ash-option-fortify-defenders = Fortify only for defenders
crown-of-ash-option-starting-typed = Starting warriors have a type
crown-of-ash-option-automaton-pair = Pair of automatons gives +1
crown-of-ash-option-automaton-new-province = Automatons may enter a new province
crown-of-ash-option-automa-start-vp = AI starts with 2 VP
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

crown-of-ash-warrior-name = { $type } { $strength } ({ $level-accusative })
    .accusative = { $type-accusative } { $strength } ({ $level-accusative })
crown-of-ash-starting-label = Starting warrior { $strength } ({ $lord })
    .accusative = starting warrior { $strength } ({ $lord })
crown-of-ash-space-resource-of = Resource space of the { $area }
    .accusative = the resource space of the { $area }
crown-of-ash-space-battle-of = Battle space of the { $area }
    .accusative = the battle space of the { $area }
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
crown-of-ash-ask-unmasking = Turn the attackers face up?
crown-of-ash-ask-laying = Choose a battle card.
crown-of-ash-ask-foreseeing = Guess the opponent’s battle card?
crown-of-ash-ask-fortifying = Fortify the attacking pair?
crown-of-ash-ask-rerolling = Roll a die again?
crown-of-ash-ask-zero-lost = Inflict a casualty or take a warrior back.
crown-of-ash-ask-losing = Choose the warrior that falls.
crown-of-ash-ask-raising = Raise a warrior?
crown-of-ash-ask-paying = Choose the payment.
crown-of-ash-ask-ordering = Set the turn order.
crown-of-ash-ask-swindling = Exchange resources.
crown-of-ash-ask-commanding = Where does the minion go?
crown-of-ash-ask-regrouping = Regroup the warrior.

## Labels of choices

crown-of-ash-label-gather = Gather in the { $area }: { $goods }
crown-of-ash-label-attack = Attack the { $area }
crown-of-ash-label-attack-citadel = Attack the Citadel by { $wing-accusative }
crown-of-ash-label-tile = { $tile } ({ $gold } gold)
crown-of-ash-label-province = { $tile } in the { $area }
crown-of-ash-label-raise = Raise { $warrior-accusative } for { $cost-accusative }
crown-of-ash-label-rob = Grave-Robber: raise { $warrior-accusative } for { $cost-accusative }
crown-of-ash-label-pay = Pay { $goods }
crown-of-ash-label-pay-kind = { $kind }: { $n }
crown-of-ash-label-reroll-attacker = Roll the attacker’s { $n } again
crown-of-ash-label-reroll-defender = Roll the defender’s { $n } again
crown-of-ash-label-reroll-seat = Roll again: { $seat } ({ $n })
crown-of-ash-label-reroll-province = Roll the AI’s { $n } again
crown-of-ash-label-command = Command: { $space } ({ $seat })
crown-of-ash-label-command-to = Move it to { $space-accusative }
crown-of-ash-label-guard = Let { $warrior-accusative } guard the Citadel
crown-of-ash-label-ingredient = Take { $goods }
crown-of-ash-label-take-back = Take back { $warrior-accusative }
crown-of-ash-label-add = Add { $warrior-accusative }
crown-of-ash-label-commit = Send { $warrior-accusative }
crown-of-ash-label-power = Use the power { $power }
crown-of-ash-label-lay = Lay { $card-accusative }
crown-of-ash-label-guess = Premonition: name { $card-accusative }
crown-of-ash-label-recover = Take back { $warrior-accusative }
crown-of-ash-label-lose = Give up { $warrior-accusative }
crown-of-ash-label-first = { $seat } goes first
crown-of-ash-label-order = Place { $n }: { $seat }
crown-of-ash-label-swindle-give = Swindle: give { $kind-accusative }
crown-of-ash-label-swindle-take = Swindle: take { $kind-accusative }
crown-of-ash-label-regroup = Regroup { $warrior-accusative }
crown-of-ash-label-regroup-to = To the { $area }
crown-of-ash-label-regroup-swap = Exchange with { $warrior-accusative }
crown-of-ash-label-seat = { $seat }
crown-of-ash-label-fortify = Fortify the { $area }
crown-of-ash-do-altar-leave = Leave the graveyard
crown-of-ash-do-adjust-done = Done with the defenders
crown-of-ash-do-no-power = Do not use the power
crown-of-ash-do-keep-dice = Keep the dice
crown-of-ash-do-casualty = Inflict a casualty
crown-of-ash-do-regroup-home = Take back to hand

## The log

crown-of-ash-log-lord = { $seat } plays { $lord }.
crown-of-ash-log-turn-up = New warrior to raise: { $warrior }.
crown-of-ash-log-fate = { $seat } takes the { $fate-accusative }.
crown-of-ash-log-fate-dealt = { $seat } takes a fate card.
crown-of-ash-log-start-tile = { $seat } starts with { $tile }.
crown-of-ash-log-tile-up = New building on offer: { $tile }.
crown-of-ash-log-order = Turn order, place { $n }: { $seat }.
crown-of-ash-log-guard = { $warrior } guards the Citadel.
crown-of-ash-log-roll-seat = { $seat } rolls { $n }.
crown-of-ash-log-roll-province = { $seat } rolls { $n }: the { $area }.
crown-of-ash-log-draw-card = { $seat } turns up { $card-accusative }.
crown-of-ash-log-automa = { $seat }, { $area }, { $card }: { $steps }.
crown-of-ash-log-automa-cannot = { $step } is impossible ({ $why })
crown-of-ash-log-automa-does = { $step } → { $where }
crown-of-ash-log-place = { $seat } places a minion on { $space-accusative }.
crown-of-ash-log-tile = { $seat } chooses { $tile }.
crown-of-ash-log-build = { $seat } builds { $tile } in the { $area }.
crown-of-ash-log-ingredient = { $seat } chooses { $kind-accusative }.
crown-of-ash-log-altar = { $seat } takes back the graveyard.
crown-of-ash-log-altar-leave = { $seat } leaves the graveyard as it is.
crown-of-ash-log-take-back = { $seat } takes back { $warrior-accusative }.
crown-of-ash-log-add = { $seat } adds { $warrior-accusative }.
crown-of-ash-log-adjusted = { $seat } posts the defenders of the { $area }.
crown-of-ash-log-commit = { $seat } sends { $warrior-accusative }.
crown-of-ash-log-committed = { $seat } sends a warrior face down, { $n } so far.
crown-of-ash-log-sent = { $seat } attacks with { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
}.
crown-of-ash-log-lay = { $seat } plays { $card-accusative }.
crown-of-ash-log-laid = { $seat } lays a battle card face down.
crown-of-ash-log-guess = { $seat } foresees { $card-accusative }.
crown-of-ash-log-power = { $seat } uses the power { $power }.
crown-of-ash-log-no-power = { $seat } does not use the power.
crown-of-ash-log-battle = Battle for the { $area }: { $seat } { $attack } ({ $attackers }; { $card }), { $owner-seat } { $defence } ({ $owner-card }).
crown-of-ash-log-battle-king = Battle against the King: { $seat } { $attack } ({ $attackers }; { $card }), King { $defence }.
crown-of-ash-log-control = { $seat } now controls the { $area }.
crown-of-ash-log-fallen = { $seat } loses { $warriors-accusative } to the graveyard.
crown-of-ash-log-risen = { $seat } takes { $warriors-accusative } from the graveyard.
crown-of-ash-log-gain = { $seat } gains { $goods }.
crown-of-ash-log-pay = { $seat } pays { $goods }.
crown-of-ash-log-points = { $seat }: { $n } VP, { $total } in all.
crown-of-ash-log-round-over = End of round { $n }.
crown-of-ash-log-winner = { $seat } wins with { $n } VP.
crown-of-ash-log-casualty = { $seat } inflicts a casualty.
crown-of-ash-log-recover = { $seat } takes a fallen warrior back.
crown-of-ash-log-lose = { $seat } chooses the warrior that falls.
crown-of-ash-log-raise = { $seat } raises { $warrior-accusative }.
crown-of-ash-log-no-raise = { $seat } raises nobody.
crown-of-ash-log-paid = { $seat } pays in full.
crown-of-ash-log-pay-kind = { $seat } pays { $goods }.
crown-of-ash-log-rob = { $seat } raises { $warrior-accusative } from the grave.
crown-of-ash-log-swindle-give = { $seat } gives { $kind-accusative } (Swindle).
crown-of-ash-log-swindle-take = { $seat } takes { $kind-accusative } (Swindle).
crown-of-ash-log-command-pick = { $seat } commands the minion of { $owner-seat } on { $space-accusative }.
crown-of-ash-log-command = { $seat } moves the minion of { $owner-seat } from { $space-accusative } to { $target-accusative }.
crown-of-ash-log-regroup = { $seat } regroups { $warrior-accusative }.
crown-of-ash-log-regroup-home = { $seat } takes back { $warrior-accusative }.
crown-of-ash-log-regroup-to = { $seat } moves { $warrior-accusative } to the { $area }.
crown-of-ash-log-regroup-swap = { $seat } exchanges { $warriors-accusative }.
crown-of-ash-log-fortify = { $seat } fortifies the { $area }.

## The log by turns, in short

crown-of-ash-log-place-short = minion on { $space-accusative }
crown-of-ash-log-no-raise-short = { "" }
crown-of-ash-log-paid-short = { "" }
crown-of-ash-log-sent-short = { "" }
crown-of-ash-log-commit-many = sends { $warrior-accusative }
crown-of-ash-log-committed-many = { $n ->
    [one] sends a warrior face down
   *[other] sends { $n } warriors face down
}
crown-of-ash-log-add-many = adds { $warrior-accusative }
crown-of-ash-log-take-back-many = takes back { $warrior-accusative }

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

crown-of-ash-why-automa = With { $seats } people at the table there is no seat for the AI.
crown-of-ash-why-lords = Name { $players } different lords, one for each seat.
crown-of-ash-why-card-used = You have played { $card-accusative }; the refresh space brings it back.
crown-of-ash-why-refreshed = Only 1 minion a round can stand on the refresh space.
crown-of-ash-why-no-tile = The { $area } has no building.
crown-of-ash-why-full = { $space } is full until the end of the round ({ $n } of { $n } minions).
crown-of-ash-why-nobody = Nobody controls the { $area }, so you cannot attack there.
crown-of-ash-why-own = You control the { $area }: you cannot attack your own area.
crown-of-ash-why-no-warriors = You need at least 1 warrior in hand to attack.
crown-of-ash-why-no-offer = There is no building on offer here.
crown-of-ash-why-build-gold = Building costs { $cost } gold; you have { $gold }.
crown-of-ash-why-tile-gold = { $tile } costs { $cost } gold; you have { $gold }.
crown-of-ash-why-no-site = Other players control every province, so there is nowhere to build.
crown-of-ash-why-foreign = { $seat } controls the { $area }.
crown-of-ash-why-supply = The supply has no { $kind-accusative } left.
crown-of-ash-why-not-there = { $warrior } does not defend the { $area }.
crown-of-ash-why-in-order = Take warriors back first, then add others.
crown-of-ash-why-not-in-hand = { $warrior } is not in your hand.
crown-of-ash-why-slots = There is room for { $n } defenders at most.
crown-of-ash-why-automaton-new = You cannot post automatons in a province you have just taken.
crown-of-ash-why-enough = You can attack here with { $n } warriors at most.
crown-of-ash-why-commit-one = Send at least 1 warrior.
crown-of-ash-why-no-die = No such die was rolled.
crown-of-ash-why-no-casualty = The winner has no warrior that could fall.
crown-of-ash-why-not-in-grave = { $warrior } is not in the graveyard.
crown-of-ash-why-did-not-fight = { $warrior } did not fight for the winner.
crown-of-ash-why-empty-slot = There is no warrior here.
crown-of-ash-why-cost = { $warrior } costs { $cost }: you need { $needed } more gold; you have { $gold }.
crown-of-ash-why-held = You have { $goods }; you need { $n }.
crown-of-ash-why-payment = Paying { $n } × { $kind-accusative } changes nothing.
crown-of-ash-why-pay-begun = You have begun another payment; take it back first.
crown-of-ash-why-no-seat = Only { $n } play in this game.
crown-of-ash-why-placed = { $seat } already has a place in the order.
crown-of-ash-why-no-powers = Powers are part of the advanced game only.
crown-of-ash-why-lord = Only { $lord } has this power.
crown-of-ash-why-token = Your power token is used up.
crown-of-ash-why-swindle = You can exchange up to 3 resources, and no more than the supply has.
crown-of-ash-why-same-kind = You give { $kind-accusative }, so you must take something else.
crown-of-ash-why-no-minion = { $seat } has no minion on { $space-accusative }.
crown-of-ash-why-same-space = The minion stands there already.
crown-of-ash-why-not-yours = { $warrior } is neither in your hand nor among your defenders.
crown-of-ash-why-automaton-regroup = You post automatons only when you adjust your defenders.
crown-of-ash-why-no-slot = None of your areas has room for one more defender.
crown-of-ash-why-not-own = You do not control the { $area }.
crown-of-ash-why-from-hand = You can only add a warrior from your hand.
crown-of-ash-why-fortified = The pair in the { $area } is fortified already.
crown-of-ash-why-no-pair = No pair of one type defends the { $area }.
crown-of-ash-why-no-guard = { $warrior } cannot guard the Citadel.

## Points

crown-of-ash-score-line = { $source }: { $n }
crown-of-ash-score-prospect = { $source }, still to come: { $n }
crown-of-ash-score-gains = VP for the AI’s resources
crown-of-ash-score-total = Total: { $n } VP
crown-of-ash-score-tie = Tie-break, levels of other warriors: { $n }
crown-of-ash-score-tie-royal = Tie-break, royal token: { $n }

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
crown-of-ash-board-worth = worth { $n } VP
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
crown-of-ash-board-pay-otherwise = or pay another way, the rest in gold:
crown-of-ash-board-take = Take
crown-of-ash-board-give = Swindle: give
crown-of-ash-board-get = Swindle: take
crown-of-ash-board-you-attack = You attack the { $area }
crown-of-ash-board-attacks = { $name } attacks the { $area }
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
crown-of-ash-power-help-unmask = Turn the attackers face up before the battle cards are chosen.
crown-of-ash-power-help-premonition = Name a card: if your opponent has laid it, it counts only 1. A 0 stays 0, unless your table says otherwise.
crown-of-ash-power-help-fortify = The +1 of one of your pairs becomes +2.
crown-of-ash-power-help-second-chance = Have one die rolled again; the new result stands.
crown-of-ash-power-help-swindle = Exchange up to 3 basic resources for as many others from the supply.
crown-of-ash-power-help-grave-robber = Raise one warrior before you place a minion, and use it at once. You may still raise as usual.
crown-of-ash-power-help-command = Move any minion to another space with room. Nothing else happens there.
crown-of-ash-power-help-regroup = Add, take home, move or exchange one of your warriors.
crown-of-ash-pitch = Necromancers place minions, stack buildings and bluff in battle for the Citadel.

## The first game

crown-of-ash-lesson-goal = Crown of Ash in one sentence: rule provinces and the Citadel, and have the most points after four rounds. You are Mors.
crown-of-ash-lesson-points = At the end of each round every province that you rule pays the points of its top building, and 1 for each building below it. The Citadel pays more from round to round.
crown-of-ash-lesson-turn = You have four minions a round. A turn is one minion on one space: gather, build, fight, refresh your cards, or take gold. After it you may raise one warrior.
crown-of-ash-lesson-1 = Send a minion to gather in the Volcano: 2 sulphur for you. It belongs to your rival, who gets a small tax from the supply.
crown-of-ash-lesson-2 = After the minion you may raise one warrior from the row. Raise the Sulphur warrior of strength 2.
crown-of-ash-lesson-3 = Each gold replaces one missing resource. Pay 2 sulphur and 1 gold.
crown-of-ash-lesson-battle = Your rival has beaten the King and holds the Citadel. Now you fight. Warriors and one battle card are added up; whoever has more wins, and a tie goes to the defender.
crown-of-ash-lesson-4 = Put a minion on the battle space of the Forest. Your rival holds it with one weak warrior.
crown-of-ash-lesson-5 = Warriors are sent face down, two at most. Send the warrior that you have just raised.
crown-of-ash-lesson-6 = A second one makes it 4. Send your starting warrior, too.
crown-of-ash-lesson-7 = That is enough: start the battle.
crown-of-ash-lesson-8 = Both lay a battle card in secret. Used cards stay away until you refresh. Lay the 3: strength 7 in all.
crown-of-ash-lesson-9 = The Forest is yours with its building, and your two warriors stay to defend it. You can raise nobody now: go on.
crown-of-ash-lesson-10 = Two gold are left, and gold builds. Put a minion on the build space.
crown-of-ash-lesson-11 = Choose a building for 2 gold: the one that gives 2 bone and 1 blood, worth 3 points every round.
crown-of-ash-lesson-12 = Build where nobody rules: the province becomes yours. Build in the Mountains.
crown-of-ash-lesson-13 = You have no warrior in hand to put there: leave it as it is.
crown-of-ash-lesson-14 = An empty province is easily lost. Raise the Bone warrior: it costs the 2 bone that you have just been given.
crown-of-ash-lesson-15 = Pay.
crown-of-ash-lesson-16 = At your own building you may also change the defenders. Send your last minion to gather in the Mountains.
crown-of-ash-lesson-17 = Put the Bone warrior there: the Mountains are no longer empty.
crown-of-ash-lesson-18 = Done: leave it so.
crown-of-ash-lesson-spaces = Two spaces you have not used: refresh takes back your used battle cards, and the gold space gives 1 gold to any number of minions.
crown-of-ash-lesson-19 = Raise nobody; keep your resources. Your rival places a last minion, then the round is scored: watch the provinces being counted.
crown-of-ash-lesson-end = You have been through a whole round and its scoring, and you lead. Three more follow; after the last one also your secret fate card and your stores count.
crown-of-ash-mistake-1 = Leaving a province empty. A single warrior with a good card takes it, with all its buildings.
crown-of-ash-mistake-2 = Always laying the 4. When the win is clear, a 0 or a 1 pays better.
crown-of-ash-mistake-3 = Saving until the end. Three resources are one point; a building pays every round.
crown-of-ash-coach-place = Four minions, four turns. A taken space stays taken: go first where others want to go.
crown-of-ash-coach-post = Put a warrior here now. An empty province is the easiest prey.
crown-of-ash-coach-lay = Is the win clear, or hopeless? Then lay a 0 or a 1: low cards pay best. A tie goes to the defender.
crown-of-ash-coach-build = A building pays every round, gold in your store does not. The sooner, the better.
crown-of-ash-coach-citadel = The Citadel pays more from round to round. Two warriors of one type together are worth 1 more, three of them 2.

## Modes, and what the options mean

crown-of-ash-mode-standard = Basic game
crown-of-ash-mode-standard-help = Lords without powers. Start here.
crown-of-ash-mode-advanced = Advanced: lords with powers
crown-of-ash-mode-advanced-help = Every lord has two powers of its own.
crown-of-ash-mode-simple-order = Basic game, simplified turn order
crown-of-ash-mode-simple-order-help = Play always goes clockwise; only the first player changes.
crown-of-ash-mode-with-automa = With the AI as one of the players
crown-of-ash-mode-with-automa-help = The game’s own AI takes one more place at the table.
crown-of-ash-mode-solo-low = Alone against the AI, easy
crown-of-ash-mode-solo-low-help = You against the AI; a weak warrior guards the Citadel.
crown-of-ash-mode-solo-medium = Alone against the AI, medium
crown-of-ash-mode-solo-medium-help = You against the AI; a strong warrior guards the Citadel.
crown-of-ash-mode-solo-high = Alone against the AI, hard
crown-of-ash-mode-solo-high-help = You against the AI; the strongest warrior guards the Citadel.
crown-of-ash-mode-solo-low-targeted = Alone, easy, targeted card
crown-of-ash-mode-solo-low-targeted-help = Weak guard, and one AI card is harder: it aims at you.
crown-of-ash-mode-solo-medium-targeted = Alone, medium, targeted card
crown-of-ash-mode-solo-medium-targeted-help = Strong guard, and one AI card is harder: it aims at you.
crown-of-ash-mode-solo-high-targeted = Alone, hard, targeted card
crown-of-ash-mode-solo-high-targeted-help = Strongest guard, and one AI card is harder: it aims at you.
crown-of-ash-option-lords-help = “drawn”, or the lords by seat, the AI last: visio,nox,mors.
crown-of-ash-option-powers-help = Every lord has two powers of its own.
crown-of-ash-option-simple-turn-order-help = Play always goes clockwise; only the first player changes.
crown-of-ash-option-automa-help = A player that the game plays by itself. If you play alone, you always play against it.
crown-of-ash-option-automa-difficulty-help = How strong the warrior is that guards the Citadel; for a solo game only.
crown-of-ash-option-automa-guard-help = Whether that warrior is drawn or chosen; for a solo game only.
crown-of-ash-option-automa-targeted-card-help = One AI card is swapped for a harder one that aims at a player.
crown-of-ash-option-supply-limit-help = Whether resources can run out; then whoever comes first takes what is left.
crown-of-ash-option-hide-hands-help = Others do not see the warriors in your hand; they may still remember them.
crown-of-ash-option-premonition-zero-help = Whether Premonition turns a battle card of 0 into 1. Needs the powers.
crown-of-ash-option-second-chance-scope-help = Which dice Mors may roll again. Needs the powers.
crown-of-ash-option-regroup-automatons-help = Whether Fortis may post an automaton from the hand this way. Needs the powers.
crown-of-ash-option-fortify-defenders-help = Otherwise you may fortify an attacking pair, too. Needs the powers.
crown-of-ash-option-starting-typed-help = Then they count as warriors of their lord’s resource.
crown-of-ash-option-automaton-pair-help = Two automatons side by side are +1, three are +2.
crown-of-ash-option-automaton-new-province-help = Whether you may post automatons when you build in a province that nobody holds.
crown-of-ash-option-automa-start-vp-help = The AI takes no gold at the start, and gets 2 VP instead.
crown-of-ash-option-automa-automaton-penalty-help = Whether automatons cost the AI points at the end, as they cost you.
crown-of-ash-option-solo-tie-help = Who wins a solo game if everything is level.
crown-of-ash-option-automa-guard-automaton-help = Otherwise you draw again when an automaton comes; for a solo game only.

## What an object of the table answers when it is asked about
crown-of-ash-object-deck = Warrior deck of level { $n }
crown-of-ash-object-tile-stack = Building stack
crown-of-ash-object-slot = Empty slot { $n } of the display
crown-of-ash-object-action-card = Action card { $card }
crown-of-ash-why-object-citadel = Attack it by a wing or the gate; whoever holds it at the end of this round scores { $n } VP. Nobody builds or gathers here.
crown-of-ash-why-object-free-area = Nobody holds it: a building takes it without a fight.
crown-of-ash-why-object-own-area = It is yours and scores { $n } VP at the end of the round; gather or build here to change its defenders.
crown-of-ash-why-object-area = Gather here, or attack to take it; it scores { $n } VP for its owner at the end of the round.
crown-of-ash-why-object-resource-space = One minion gathers here what the building gives.
crown-of-ash-why-object-battle-space = One minion a round starts a battle here, against the owner of the area.
crown-of-ash-why-object-wing = From here the Citadel is attacked: left wing +1, right wing 0, gate −1.
crown-of-ash-why-object-gold-space = Any number of minions: each takes 1 gold.
crown-of-ash-why-object-build-space = Any number of minions: each builds one tile of the offer.
crown-of-ash-why-object-refresh-space = Once a round a minion here takes all your played battle cards back.
crown-of-ash-why-object-displayed = Raise it at the end of your turn for its cost; gold pays for what you lack.
crown-of-ash-why-object-own-grave = It lies in your graveyard and comes back at the end of the round, or by the altar.
crown-of-ash-why-object-foreign-grave = It fell and lies in the graveyard of { $seat } until the end of the round.
crown-of-ash-why-object-own-hand = It is in your hand: send it into battle, or post it as a defender when you gather or build.
crown-of-ash-why-object-foreign-hand = It is in the hand of { $seat }, who alone may use it.
crown-of-ash-why-object-defender = It defends the { $area }. Defenders change only when their owner gathers or builds there.
crown-of-ash-why-object-fighting = It fights in the battle under way.
crown-of-ash-why-object-offered-tile = It is on offer for { $n } gold: put a minion on the build space.
crown-of-ash-why-object-top-tile = Gather here with a minion on its resource space; if it is not yours, its owner gets the tax.
crown-of-ash-why-object-covered-tile = It is covered: it gives nothing more, but adds 1 VP to the province each round.
crown-of-ash-why-object-tile-aside = Nobody bought it; it lies aside until the stack is used up.
crown-of-ash-why-object-held-card = You lay it in secret when you attack or defend.
crown-of-ash-why-object-laid-card = You have played it; the refresh space brings it back.
crown-of-ash-why-object-foreign-card = The battle cards of others are secret: you see only the last one they played.
crown-of-ash-why-object-fate = At the end it scores the levels of your warriors of its two types.
crown-of-ash-why-object-kind-bone = It pays for bone warriors; three alike left at the end are 1 VP.
crown-of-ash-why-object-kind-ash = It pays for ash warriors; three alike left at the end are 1 VP.
crown-of-ash-why-object-kind-blood = It pays for blood warriors; three alike left at the end are 1 VP.
crown-of-ash-why-object-kind-sulphur = It pays for sulphur warriors; three alike left at the end are 1 VP.
crown-of-ash-why-object-kind-gold = It pays for buildings and replaces any resource of a warrior; two left at the end are 1 VP.
crown-of-ash-why-object-kind-ingredient = When you gain it, it is any basic resource; when you pay it, it is any resource.
crown-of-ash-why-object-own-seat = Your side of the table; minions left this round: { $n }.
crown-of-ash-why-object-seat = A rival ({ $lord }); minions left this round: { $n }. You meet only in battle.
crown-of-ash-why-object-power = A power of { $lord }: you can use it once, while the token is active.
crown-of-ash-why-object-power-used = A power of { $lord }: the token is used up.
crown-of-ash-why-object-deck = It refills the display by itself; cards left: { $n }.
crown-of-ash-why-object-tile-stack = It refills the offer by itself; tiles left: { $n }.
crown-of-ash-why-object-slot = Its decks are used up: it stays empty.
crown-of-ash-why-object-action-card = The AI draws it and does the first step it can.

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
crown-of-ash-zoom-worth-words = { $n } VP at the end of each round, and 1 for each building below
crown-of-ash-zoom-gives-words = { $goods }, to whoever puts a minion on the resource space
crown-of-ash-zoom-costs-gold = { $n } gold
crown-of-ash-zoom-costs-words = { $goods }; gold pays for what you lack
crown-of-ash-zoom-together-words = 2 of one type on your side add 1, 3 add 2
crown-of-ash-zoom-end-words = { $n } VP if your fate card names its type
crown-of-ash-zoom-end-automaton = −{ $n } VP if you still own it
crown-of-ash-zoom-automaton = Leaves you after every battle it fights in
crown-of-ash-zoom-from-display = The display: raise one at the end of your turn
crown-of-ash-zoom-from-start = Yours from the start; it scores nothing
crown-of-ash-zoom-die = One die, rolled after both cards are open
crown-of-ash-zoom-zero-lost = A warrior of the winner falls, or one of yours comes back
crown-of-ash-zoom-card-from = You hold five; a played one comes back by the refresh space
crown-of-ash-zoom-power-once = Uses up the power token
crown-of-ash-zoom-area-now = Now: { $name }, defence { $defence }, { $worth } VP at the end of the round
crown-of-ash-zoom-nobody-now = Now: nobody’s; a building takes it
crown-of-ash-zoom-choice = Now: { $label }
crown-of-ash-zoom-laid = Played; not in your hand
crown-of-ash-zoom-level = { $kind }, level { $n }
crown-of-ash-signs-shield = The shield: what the defenders add up to
crown-of-ash-signs-die = The die: the roll that picks this province
crown-of-ash-signs-dashed = Dashed: for 3 and 4 players only
crown-of-ash-signs-chevrons = Chevrons: the level
crown-of-ash-signs-hatching = Rim and hatching: who holds the province

## A battle as a duel, and the count at the end of a round
crown-of-ash-duel-title = Battle for the { $area }
crown-of-ash-duel-backs = Both cards lie face down. A tie is the defender’s.
crown-of-ash-duel-king = The King plays no card and wins ties.
crown-of-ash-duel-warriors = The attackers are turned up: strength { $n }
crown-of-ash-duel-defenders = The defence begins with { $n }.
crown-of-ash-duel-added = Warriors of one type strengthen each other, and the place counts.
crown-of-ash-duel-cards = The cards turn together.
crown-of-ash-duel-card = The card turns.
crown-of-ash-duel-rolls = The die rolls…
crown-of-ash-duel-needs = { $name } needs { $n } or more.
crown-of-ash-duel-shows = The die shows { $n }.
crown-of-ash-duel-taken-by = { $name } takes the { $area }
crown-of-ash-duel-held-by = { $name } holds the { $area }
crown-of-ash-duel-taken = { $area } taken
crown-of-ash-duel-held = { $area } held
crown-of-ash-duel-result = { $attack } against { $defence }.
crown-of-ash-duel-attacks = attacks
crown-of-ash-duel-defends = defends
crown-of-ash-duel-part-reinforcement = { $n } same type
crown-of-ash-duel-part-space = { $n } place
crown-of-ash-duel-part-card = { $n } card
crown-of-ash-duel-part-die = { $n } die
crown-of-ash-part-die = die { $n }
crown-of-ash-counted-area = { $area }: { $n } VP, { $name }
crown-of-ash-counted-province = { $covered ->
    [0] { $n } for the top building
   *[other] { $n } for the top building, { $covered } for those below
}
crown-of-ash-source-area = { $area } at the end of the round: { $points } VP
crown-of-ash-counted-citadel = The Citadel counts more every round.
crown-of-ash-counted-lead = In the lead: { $names } ({ $n } VP)
crown-of-ash-board-battle-over = After the battle for the { $area }

## The verdict

crown-of-ash-verdict-leftovers = Decided by the levels of warriors whose types are not on the fate card: { $n } to { $other }.
crown-of-ash-verdict-token = Decided by the royal token: { $seat } holds it.
crown-of-ash-verdict-solo = Level in everything: the option for ties in a solo game decides.
crown-of-ash-asset-areas = Areas you hold: { $n }
crown-of-ash-asset-strength = Strength of all warriors: { $n }
crown-of-ash-asset-cards = Battle cards in hand: { $n }
crown-of-ash-asset-goods = { $resource }: { $n }
crown-of-ash-asset-sent = Strength sent into the battle: { $n }
crown-of-ash-asset-laid = Strength of the card laid: { $n }

## Levels of the bots

crown-of-ash-level-page = Takes what lies nearest and makes little of battles; fears no attack and hoards to the last round.
crown-of-ash-level-squire = Values battles, but fears no attack and hoards even when the end is near.
crown-of-ash-level-knight = Mixes its battle cards and tries a line or two, yet fears no attack and does not see the end.
crown-of-ash-level-baron = Sees threats and the end, and tries a dozen lines.
crown-of-ash-level-duke = Tries many lines, with your answers to them.
crown-of-ash-level-sovereign = Thinks through hundreds of lines before it places a minion.

## Puzzles, by what is to be decided

crown-of-ash-puzzle-slot = Raising a warrior
crown-of-ash-puzzle-tile = What to build
crown-of-ash-puzzle-warrior = Whom to send
crown-of-ash-puzzle-place = Where to act
crown-of-ash-puzzle-card = The battle card
crown-of-ash-puzzle-area = Where to build
crown-of-ash-puzzle-plain = Whether to go on
