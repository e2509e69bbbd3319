## Title, lords, powers

crown-of-ash-title = Koruna z popela
crown-of-ash-lord = Baron
crown-of-ash-lord-visio = Visio
crown-of-ash-lord-nox = Nox
crown-of-ash-lord-mors = Mors
crown-of-ash-lord-fortis = Fortis
crown-of-ash-king = Král
crown-of-ash-power = Zvláštní schopnost
crown-of-ash-power-unmask = Odhalení
crown-of-ash-power-premonition = Předtucha
crown-of-ash-power-swindle = Švindl
crown-of-ash-power-grave-robber = Vykradač hrobů
crown-of-ash-power-command = Nadvláda
crown-of-ash-power-second-chance = Druhá šance
crown-of-ash-power-regroup = Přeskupení
crown-of-ash-power-fortify = Opevnění

## Map

crown-of-ash-board = Herní plán
crown-of-ash-area = Oblast
crown-of-ash-province = Provincie
crown-of-ash-province-volcano = Sopka
    .accusative = Sopku
    .genitive = Sopky
    .locative = v Sopce
    .gender = feminine
crown-of-ash-province-coast = Pobřeží
    .locative = na Pobřeží
    .gender = neuter
crown-of-ash-province-village = Osada
    .accusative = Osadu
    .genitive = Osady
    .locative = v Osadě
    .gender = feminine
crown-of-ash-province-desert = Poušť
    .genitive = Pouště
    .locative = v Poušti
    .gender = feminine
crown-of-ash-province-forest = Les
    .genitive = Lesa
    .locative = v Lese
    .gender = masculine
crown-of-ash-province-mountains = Pohoří
    .locative = v Pohoří
    .gender = neuter
crown-of-ash-citadel = Citadela
    .accusative = Citadelu
    .genitive = Citadely
    .locative = v Citadele
    .gender = feminine
crown-of-ash-citadel-left = Levé křídlo
    .accusative = levé křídlo
    .instrumental = levým křídlem
crown-of-ash-citadel-right = Pravé křídlo
    .accusative = pravé křídlo
    .instrumental = pravým křídlem
crown-of-ash-citadel-gate = Hlavní brána
    .accusative = hlavní bránu
    .instrumental = hlavní branou
    .gender = feminine
crown-of-ash-uncontrolled = Neovládaná oblast
crown-of-ash-space-resource = Pole se zdroji
crown-of-ash-space-gold = Pole poskytující zlato
    .accusative = pole poskytující zlato
crown-of-ash-space-build = Pole umožňující stavbu
    .accusative = pole umožňující stavbu
crown-of-ash-space-battle = Bojové pole
crown-of-ash-space-refresh = Pole obnovy karet boje
    .accusative = pole obnovy karet boje
crown-of-ash-space-dashed = Přerušovaně vyznačené pole (3–4 hráči)
crown-of-ash-display = Nabídka bojovníků
crown-of-ash-offer = Nabídka budov
crown-of-ash-tile-stack = Sloupek budov
crown-of-ash-tile-set-aside = Odstraněné budovy

## Components

crown-of-ash-vp-track = Počítadlo vítězných bodů
crown-of-ash-vp-marker = Ukazatel VB
crown-of-ash-vp-token = Žeton VB
crown-of-ash-die = Kostka
crown-of-ash-royal-token = Žeton vlády krále
crown-of-ash-control-token = Žeton vlády
crown-of-ash-minion = Služebník
crown-of-ash-component-fate-card = Karta osudu
crown-of-ash-component-battle-card = Karta boje
crown-of-ash-store = Osobní zásoba zdrojů
crown-of-ash-graveyard = Pohřebiště
crown-of-ash-supply = Společná zásoba
crown-of-ash-discard = Odkládací hromádka karet boje

## Resources and warriors

crown-of-ash-resource-bone = Kosti
    .accusative = kosti
    .genitive = kostí
crown-of-ash-resource-ash = Popel
    .accusative = popel
    .genitive = popela
crown-of-ash-resource-sulphur = Síra
    .accusative = síru
    .genitive = síry
crown-of-ash-resource-blood = Krev
    .accusative = krev
    .genitive = krve
crown-of-ash-resource-gold = Zlato
    .accusative = zlato
    .genitive = zlata
crown-of-ash-resource-ingredient = Speciální přísada
    .accusative = speciální přísadu
    .genitive = speciální přísady
crown-of-ash-warrior = Bojovník
crown-of-ash-warrior-undead = Nemrtvý bojovník
crown-of-ash-warrior-recruitable = Vyvolatelný bojovník
crown-of-ash-warrior-starting = Počáteční bojovník
crown-of-ash-warrior-type = Druh bojovníka
crown-of-ash-type-bone = Kostěný bojovník
    .accusative = kostěného bojovníka
crown-of-ash-type-ash = Popelavý bojovník
    .accusative = popelavého bojovníka
crown-of-ash-type-sulphur = Sirný bojovník
    .accusative = sirného bojovníka
crown-of-ash-type-blood = Krvavý bojovník
    .accusative = krvavého bojovníka
crown-of-ash-type-automaton = Samohyb
    .accusative = samohyb
crown-of-ash-warrior-label = { $type }, úroveň { $level }, síla { $strength }
crown-of-ash-level-1 = Úroveň I
    .accusative = úroveň I
crown-of-ash-level-2 = Úroveň II
    .accusative = úroveň II
crown-of-ash-level-3 = Úroveň III
    .accusative = úroveň III
crown-of-ash-strength = Síla
crown-of-ash-cost = Požadované zdroje
crown-of-ash-warrior-deck = Balíček bojovníků
crown-of-ash-reinforcement = Posily
crown-of-ash-fate-f1 = Karta osudu: síra a krev
    .accusative = kartu osudu „síra a krev“
crown-of-ash-fate-f2 = Karta osudu: síra a popel
    .accusative = kartu osudu „síra a popel“
crown-of-ash-fate-f3 = Karta osudu: síra a kosti
    .accusative = kartu osudu „síra a kosti“
crown-of-ash-fate-f4 = Karta osudu: krev a popel
    .accusative = kartu osudu „krev a popel“
crown-of-ash-fate-f5 = Karta osudu: krev a kosti
    .accusative = kartu osudu „krev a kosti“
crown-of-ash-fate-f6 = Karta osudu: popel a kosti
    .accusative = kartu osudu „popel a kosti“

## Actions and the turn

crown-of-ash-action-place = Umístění služebníka
crown-of-ash-action-gather = Zisk zdrojů
crown-of-ash-action-build = Stavba
crown-of-ash-action-battle = Boj
crown-of-ash-action-raise = Vyvolání bojovníka
crown-of-ash-action-adjust = Úprava obránců
crown-of-ash-do-place = Umístit služebníka
crown-of-ash-do-gather = Získat zdroje
crown-of-ash-do-gold = Vzít si 1 zlaťák
crown-of-ash-do-build = Postavit budovu
crown-of-ash-do-attack = Zahájit boj
crown-of-ash-do-refresh = Obnovit karty boje
crown-of-ash-do-raise = Vyvolat bojovníka
crown-of-ash-do-raise-none = Nevyvolat nikoho
crown-of-ash-do-adjust-add = Přidat obránce
crown-of-ash-do-adjust-take = Vrátit obránce do ruky
crown-of-ash-do-commit = Poslat bojovníky do boje
crown-of-ash-do-play-card = Vybrat kartu boje
crown-of-ash-do-use-power = Využít schopnost
crown-of-ash-do-altar = Vzít zpět bojovníky z pohřebiště
crown-of-ash-do-order = Určit pořadí hry
crown-of-ash-do-first-player = Vybrat začínajícího hráče
crown-of-ash-tax = Daň majiteli

## Battle

crown-of-ash-start-of-battle = Zahájení boje
crown-of-ash-result-of-battle = Výsledek boje
crown-of-ash-attacker = Útočník
crown-of-ash-defender = Obránce
crown-of-ash-total = Celková síla
crown-of-ash-attacker-wins = Útočník vyhrává
crown-of-ash-defender-wins = Obránce vyhrává
crown-of-ash-reward = Odměna
crown-of-ash-compensation = Kompenzace
crown-of-ash-casualty = Způsobení ztráty
crown-of-ash-recover = Návrat padlého bojovníka
crown-of-ash-battle-b0 = Karta boje 0
    .accusative = kartu boje 0
crown-of-ash-battle-b1 = Karta boje 1
    .accusative = kartu boje 1
crown-of-ash-battle-b3 = Karta boje 3
    .accusative = kartu boje 3
crown-of-ash-battle-b4 = Karta boje 4
    .accusative = kartu boje 4
crown-of-ash-battle-bd = Karta boje s kostkou
    .accusative = kartu boje s kostkou

## Buildings (27 tiles; all names but the altar's are invented)

crown-of-ash-building = Budova
crown-of-ash-covered-building = Překrytá budova
crown-of-ash-tile-provides = Poskytuje
crown-of-ash-tile-cost = Poplatek ve zlaťácích
crown-of-ash-building-s-1 = Sirný pramen
crown-of-ash-building-s-2 = Krvavá lazebna
    .accusative = Krvavou lazebnu
crown-of-ash-building-s-3 = Pole kostí
crown-of-ash-building-s-4 = Spáleniště
crown-of-ash-building-l1-01 = Kostní jáma
    .accusative = Kostní jámu
crown-of-ash-building-l1-02 = Popelová pec
    .accusative = Popelovou pec
crown-of-ash-building-l1-03 = Krvavá studna
    .accusative = Krvavou studnu
crown-of-ash-building-l1-04 = Sirný průduch
crown-of-ash-building-l1-05 = Kostnice
    .accusative = Kostnici
crown-of-ash-building-l1-06 = Kolumbárium
crown-of-ash-building-l1-07 = Márnice
    .accusative = Márnici
crown-of-ash-building-l1-08 = Čadící komín
crown-of-ash-building-l1-09 = Kostní výheň
crown-of-ash-building-l1-10 = Vyhořelá jatka
crown-of-ash-building-l1-11 = Alchymistova chýše
    .accusative = Alchymistovu chýši
crown-of-ash-building-l1-12 = Laboratoř ve věži
crown-of-ash-building-l2-01 = Velká kostnice
    .accusative = Velkou kostnici
crown-of-ash-building-l2-02 = Velká pohřební hranice
    .accusative = Velkou pohřební hranici
crown-of-ash-building-l2-03 = Krvavá nádrž
    .accusative = Krvavou nádrž
crown-of-ash-building-l2-04 = Sirný důl
crown-of-ash-building-l2-05 = Nekropole
    .accusative = Nekropoli
crown-of-ash-building-l2-06 = Pekelný kotel
crown-of-ash-building-l2-07 = Pitevna
    .accusative = Pitevnu
crown-of-ash-building-l2-08 = Tavírna
    .accusative = Tavírnu
crown-of-ash-building-l2-09 = Síň alchymistů
crown-of-ash-building-l2-10 = Pevnostní laboratoř
crown-of-ash-building-l2-11 = Oltář znovuzrození

## Rounds and scoring

crown-of-ash-round = Kolo
crown-of-ash-turn-order = Pořadí průběhu hry
crown-of-ash-final-scoring = Závěrečné bodování
crown-of-ash-score-provinces = Provincie
crown-of-ash-score-citadel = Citadela
crown-of-ash-score-resources = VB za zdroje
crown-of-ash-score-gold = VB za zlaťáky
crown-of-ash-score-fate = Karta osudu
crown-of-ash-score-automatons = Postih za samohyby
crown-of-ash-score-cards = VB z karet boje

## Solo game and the automatic player

crown-of-ash-ai-card-i = Akční karta I
    .accusative = akční kartu I
crown-of-ash-ai-card-ii = Akční karta II
    .accusative = akční kartu II
crown-of-ash-ai-card-iii = Akční karta III
    .accusative = akční kartu III
crown-of-ash-ai-card-iv = Akční karta IV
    .accusative = akční kartu IV
crown-of-ash-ai-card-v = Akční karta V
    .accusative = akční kartu V
crown-of-ash-ai-card-t = Karta s cílenou akcí
    .accusative = kartu s cílenou akcí
crown-of-ash-ai-step-use-resource = Použití pole se zdroji
crown-of-ash-ai-step-attack-province = Útok na provincii
crown-of-ash-ai-step-attack-citadel = Útok na Citadelu
crown-of-ash-ai-step-build = Stavba budovy
crown-of-ash-ai-step-nearest-resource-and-raise = Zisk nejbližších zdrojů a vyvolání bojovníka
crown-of-ash-ai-step-attack-least-defended = Útok na nejméně bráněnou provincii
crown-of-ash-ai-step-build-most-defended = Stavba v nejvíce bráněné provincii

## Options

crown-of-ash-option-powers = Zvláštní schopnosti hráčů (pokročilá varianta)
crown-of-ash-option-simple-turn-order = Zjednodušené pořadí hry
crown-of-ash-option-automa = Automatický protivník u stolu
crown-of-ash-option-automa-difficulty = Obtížnost hry
crown-of-ash-option-automa-targeted-card = Karta s cílenou akcí
crown-of-ash-option-supply-limit = Omezená společná zásoba
crown-of-ash-option-hide-hands = Skrýt bojovníky v ruce
crown-of-ash-option-premonition-zero = Předtucha mění i sílu 0 na 1
crown-of-ash-option-second-chance-scope = Kostky pro Druhou šanci
crown-of-ash-option-regroup-automatons = Přeskupení smí umístit i samohyb
crown-of-ash-option-fortify-defenders = Opevnění jen pro obránce
crown-of-ash-option-starting-typed = Počáteční bojovníci mají druh
crown-of-ash-option-automaton-pair = Dvojice samohybů dává +1
crown-of-ash-option-automaton-new-province = Samohyb smí do nově ovládnuté provincie
crown-of-ash-option-automa-start-vp = AP začíná se 2 VB
crown-of-ash-option-automa-automaton-penalty = Postih za samohyby i pro AP
crown-of-ash-option-solo-tie = Shoda v sólové hře
crown-of-ash-option-automa-guard-automaton = Citadelu smí hlídat samohyb

## Counted nouns

crown-of-ash-count-bone = { $n ->
    [one] { $n } kost
    [few] { $n } kosti
    [many] { $n } kosti
   *[other] { $n } kostí
}
crown-of-ash-count-ash = { $n ->
    [one] { $n } popel
    [few] { $n } popely
    [many] { $n } popela
   *[other] { $n } popelů
}
crown-of-ash-count-sulphur = { $n ->
    [one] { $n } síra
    [few] { $n } síry
    [many] { $n } síry
   *[other] { $n } síry
}
    .accusative = { $n ->
        [one] { $n } síru
       *[other] { $n } síry
    }
crown-of-ash-count-blood = { $n ->
    [one] { $n } krev
    [few] { $n } krve
    [many] { $n } krve
   *[other] { $n } krví
}
crown-of-ash-count-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
    [many] { $n } zlaťáku
   *[other] { $n } zlaťáků
}
crown-of-ash-count-ingredient = { $n ->
    [one] { $n } speciální přísada
    [few] { $n } speciální přísady
    [many] { $n } speciální přísady
   *[other] { $n } speciálních přísad
}
    .accusative = { $n ->
        [one] { $n } speciální přísadu
        [few] { $n } speciální přísady
        [many] { $n } speciální přísady
       *[other] { $n } speciálních přísad
    }
crown-of-ash-count-basic-resource = { $n ->
    [one] { $n } základní zdroj
    [few] { $n } základní zdroje
    [many] { $n } základního zdroje
   *[other] { $n } základních zdrojů
}
crown-of-ash-count-warrior = { $n ->
    [one] { $n } bojovník
    [few] { $n } bojovníci
    [many] { $n } bojovníka
   *[other] { $n } bojovníků
}
crown-of-ash-count-automaton = { $n ->
    [one] { $n } samohyb
    [few] { $n } samohyby
    [many] { $n } samohybu
   *[other] { $n } samohybů
}
crown-of-ash-count-defender = { $n ->
    [one] { $n } obránce
    [few] { $n } obránci
    [many] { $n } obránce
   *[other] { $n } obránců
}
crown-of-ash-count-minion = { $n ->
    [one] { $n } služebník
    [few] { $n } služebníci
    [many] { $n } služebníka
   *[other] { $n } služebníků
}
crown-of-ash-count-building = { $n ->
    [one] { $n } budova
    [few] { $n } budovy
    [many] { $n } budovy
   *[other] { $n } budov
}
crown-of-ash-count-province = { $n ->
    [one] { $n } provincie
    [few] { $n } provincie
    [many] { $n } provincie
   *[other] { $n } provincií
}
crown-of-ash-count-battle-card = { $n ->
    [one] { $n } karta boje
    [few] { $n } karty boje
    [many] { $n } karty boje
   *[other] { $n } karet boje
}
crown-of-ash-count-control-token = { $n ->
    [one] { $n } žeton vlády
    [few] { $n } žetony vlády
    [many] { $n } žetonu vlády
   *[other] { $n } žetonů vlády
}
crown-of-ash-count-battle = { $n ->
    [one] { $n } boj
    [few] { $n } boje
    [many] { $n } boje
   *[other] { $n } bojů
}

## Further options

crown-of-ash-option-lords = Baroni
crown-of-ash-option-lords-drawn = Náhodně
crown-of-ash-option-automa-guard = Stráž Citadely v sólové hře
crown-of-ash-option-automa-0 = Žádný
crown-of-ash-option-automa-1 = Jeden
crown-of-ash-option-automa-guard-drawn = Náhodně
crown-of-ash-option-automa-guard-chosen = Podle volby
crown-of-ash-option-automa-difficulty-low = Nízká
crown-of-ash-option-automa-difficulty-medium = Střední
crown-of-ash-option-automa-difficulty-high = Vysoká
crown-of-ash-option-second-chance-scope-any = Libovolná kostka
crown-of-ash-option-second-chance-scope-battle = Jen kostky v boji
crown-of-ash-option-solo-tie-automa = Vyhrává AP
crown-of-ash-option-solo-tie-person = Vyhrává hráč

## Names of things

crown-of-ash-warrior-name = { $type } { $strength } ({ $level-accusative })
    .accusative = { $type-accusative } { $strength } ({ $level-accusative })
crown-of-ash-starting-label = Počáteční bojovník { $strength } ({ $lord })
    .accusative = počátečního bojovníka { $strength } ({ $lord })
crown-of-ash-space-resource-of = Pole se zdroji { $area-genitive }
    .accusative = pole se zdroji { $area-genitive }
crown-of-ash-space-battle-of = Bojové pole { $area-genitive }
    .accusative = bojové pole { $area-genitive }
crown-of-ash-automa-level = Stupnice bojovníků: { $level }

## What is asked

crown-of-ash-ask-guarding = Vyberte bojovníka, který střeží Citadelu.
crown-of-ash-ask-placing = Umístěte služebníka.
crown-of-ash-ask-choosing-tile = Vyberte budovu.
crown-of-ash-ask-choosing-province = Vyberte provincii pro budovu.
crown-of-ash-ask-gaining = Vyberte základní zdroj.
crown-of-ash-ask-at-altar = Vzít bojovníky z pohřebiště zpět do ruky?
crown-of-ash-ask-adjusting = Upravte obránce.
crown-of-ash-ask-committing = Vyberte útočníky.
crown-of-ash-ask-unmasking = Odhalit útočící bojovníky?
crown-of-ash-ask-laying = Vyberte kartu boje.
crown-of-ash-ask-foreseeing = Uhodnout protivníkovu kartu boje?
crown-of-ash-ask-fortifying = Opevnit útočící dvojici?
crown-of-ash-ask-rerolling = Přehodit kostku?
crown-of-ash-ask-zero-lost = Způsobte ztrátu, nebo vraťte bojovníka.
crown-of-ash-ask-losing = Vyberte bojovníka, který padne.
crown-of-ash-ask-raising = Vyvolat bojovníka?
crown-of-ash-ask-paying = Vyberte způsob platby.
crown-of-ash-ask-ordering = Určete pořadí hry.
crown-of-ash-ask-swindling = Vyměňte zdroje.
crown-of-ash-ask-commanding = Kam služebník půjde?
crown-of-ash-ask-regrouping = Přeskupte bojovníka.

## Labels of choices

crown-of-ash-label-gather = Získat zdroje { $area-locative }: { $goods }
crown-of-ash-label-attack = Zaútočit na { $area-accusative }
crown-of-ash-label-attack-citadel = Zaútočit na Citadelu { $wing-instrumental }
crown-of-ash-label-tile = { $tile } ({ $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
    [many] { $gold } zlaťáku
   *[other] { $gold } zlaťáků
})
crown-of-ash-label-province = { $tile } { $area-locative }
crown-of-ash-label-raise = Vyvolat { $warrior-accusative } za { $cost-accusative }
crown-of-ash-label-rob = Vykradač hrobů: vyvolat { $warrior-accusative } za { $cost-accusative }
crown-of-ash-label-pay = Zaplatit { $goods-accusative }
crown-of-ash-label-pay-kind = { $kind }: { $n }
crown-of-ash-label-reroll-attacker = Přehodit kostku útočníka ({ $n })
crown-of-ash-label-reroll-defender = Přehodit kostku bránícího hráče ({ $n })
crown-of-ash-label-reroll-seat = Přehodit kostku hráče { $seat } ({ $n })
crown-of-ash-label-reroll-province = Přehodit kostku AP ({ $n })
crown-of-ash-label-command = Nadvláda: { $space } ({ $seat })
crown-of-ash-label-command-to = Přesunout na { $space-accusative }
crown-of-ash-label-guard = Postavit na stráž { $warrior-accusative }
crown-of-ash-label-ingredient = Vzít { $goods-accusative }
crown-of-ash-label-take-back = Vrátit do ruky { $warrior-accusative }
crown-of-ash-label-add = Přidat { $warrior-accusative }
crown-of-ash-label-commit = Poslat { $warrior-accusative }
crown-of-ash-label-power = Využít schopnost { $power }
crown-of-ash-label-lay = Zahrát { $card-accusative }
crown-of-ash-label-guess = Předtucha: jmenovat { $card-accusative }
crown-of-ash-label-recover = Vrátit do ruky { $warrior-accusative }
crown-of-ash-label-lose = Poslat na pohřebiště { $warrior-accusative }
crown-of-ash-label-first = Začíná { $seat }
crown-of-ash-label-order = { $n }. místo: { $seat }
crown-of-ash-label-swindle-give = Švindl: dát { $kind-accusative }
crown-of-ash-label-swindle-take = Švindl: vzít { $kind-accusative }
crown-of-ash-label-regroup = Přeskupit { $warrior-accusative }
crown-of-ash-label-regroup-to = Umístit { $area-locative }
crown-of-ash-label-regroup-swap = Vyměnit za { $warrior-accusative }
crown-of-ash-label-seat = { $seat }
crown-of-ash-label-fortify = Opevnit { $area-accusative }
crown-of-ash-do-altar-leave = Nechat bojovníky na pohřebišti
crown-of-ash-do-adjust-done = Ponechat obránce takto
crown-of-ash-do-no-power = Nevyužít schopnost
crown-of-ash-do-keep-dice = Ponechat kostky
crown-of-ash-do-casualty = Způsobit ztrátu
crown-of-ash-do-regroup-home = Vrátit do ruky

## The log

crown-of-ash-log-lord = { $seat } hraje za barona { $lord }.
crown-of-ash-log-turn-up = Nový bojovník v nabídce: { $warrior }.
crown-of-ash-log-fate = { $seat } dostává { $fate-accusative }.
crown-of-ash-log-fate-dealt = { $seat } dostává kartu osudu.
crown-of-ash-log-start-tile = { $seat } začíná s budovou { $tile }.
crown-of-ash-log-tile-up = Nová budova v nabídce: { $tile }.
crown-of-ash-log-order = Pořadí hry, { $n }. místo: { $seat }.
crown-of-ash-log-guard = { $warrior } střeží Citadelu.
crown-of-ash-log-roll-seat = { $seat } hází kostkou: { $n }.
crown-of-ash-log-roll-province = { $seat } hází kostkou: { $n }, { $area }.
crown-of-ash-log-draw-card = { $seat } odhaluje { $card-accusative }.
crown-of-ash-log-automa = { $seat }, { $area }, { $card }: { $steps }.
crown-of-ash-log-automa-cannot = { $step } nejde ({ $why })
crown-of-ash-log-automa-does = { $step } → { $where }
crown-of-ash-log-place = { $seat } umisťuje služebníka na { $space-accusative }.
crown-of-ash-log-tile = { $seat } vybírá { $tile-accusative }.
crown-of-ash-log-build = { $seat } staví { $tile-accusative } { $area-locative }.
crown-of-ash-log-ingredient = { $seat } volí { $kind-accusative }.
crown-of-ash-log-altar = { $seat } bere zpět bojovníky z pohřebiště.
crown-of-ash-log-altar-leave = { $seat } nechává bojovníky na pohřebišti.
crown-of-ash-log-take-back = { $seat } bere do ruky { $warrior-accusative }.
crown-of-ash-log-add = { $seat } přidává { $warrior-accusative }.
crown-of-ash-log-adjusted = { $seat } upravuje obránce { $area-genitive }.
crown-of-ash-log-commit = { $seat } posílá { $warrior-accusative }.
crown-of-ash-log-committed = { $seat } posílá bojovníka lícem dolů, zatím { $n }.
crown-of-ash-log-sent = { $seat } útočí { $n ->
    [one] s { $n } bojovníkem
    [few] se { $n } bojovníky
    [many] s { $n } bojovníka
   *[other] s { $n } bojovníky
}.
crown-of-ash-log-lay = { $seat } hraje { $card-accusative }.
crown-of-ash-log-laid = { $seat } pokládá kartu boje lícem dolů.
crown-of-ash-log-guess = { $seat } hádá { $card-accusative }.
crown-of-ash-log-power = { $seat } využívá schopnost { $power }.
crown-of-ash-log-no-power = { $seat } schopnost nevyužívá.
crown-of-ash-log-battle = Boj o { $area-accusative }: { $seat } { $attack } ({ $attackers }; { $card }), { $owner-seat } { $defence } ({ $owner-card }).
crown-of-ash-log-battle-king = Boj s králem: { $seat } { $attack } ({ $attackers }; { $card }), král { $defence }.
crown-of-ash-log-control = { $seat } teď ovládá { $area-accusative }.
crown-of-ash-log-fallen = { $seat } ukládá na pohřebiště { $warriors-accusative }.
crown-of-ash-log-risen = { $seat } bere z pohřebiště { $warriors-accusative }.
crown-of-ash-log-gain = { $seat } získává { $goods-accusative }.
crown-of-ash-log-pay = { $seat } odevzdává { $goods-accusative }.
crown-of-ash-log-points = { $seat }: { $n } VB, celkem { $total }.
crown-of-ash-log-round-over = Konec { $n }. kola.
crown-of-ash-log-winner = Vyhrává { $seat }, { $n } VB.
crown-of-ash-log-casualty = { $seat } způsobuje ztrátu.
crown-of-ash-log-recover = { $seat } bere zpět padlého bojovníka.
crown-of-ash-log-lose = { $seat } určuje bojovníka, který padne.
crown-of-ash-log-raise = { $seat } vyvolává { $warrior-accusative }.
crown-of-ash-log-no-raise = { $seat } nevyvolává nikoho.
crown-of-ash-log-paid = { $seat } platí celou cenu.
crown-of-ash-log-pay-kind = { $seat } platí { $goods-accusative }.
crown-of-ash-log-rob = { $seat } vykrádá hrob a vyvolává { $warrior-accusative }.
crown-of-ash-log-swindle-give = { $seat } dává { $kind-accusative } (Švindl).
crown-of-ash-log-swindle-take = { $seat } bere { $kind-accusative } (Švindl).
crown-of-ash-log-command-pick = { $seat } vybírá služebníka hráče { $owner-seat } ({ $space }).
crown-of-ash-log-command = { $seat } přesouvá služebníka hráče { $owner-seat } ({ $space }) na { $target-accusative }.
crown-of-ash-log-regroup = { $seat } přeskupuje { $warrior-accusative }.
crown-of-ash-log-regroup-home = { $seat } bere do ruky { $warrior-accusative }.
crown-of-ash-log-regroup-to = { $seat } umisťuje { $warrior-accusative } { $area-locative }.
crown-of-ash-log-regroup-swap = { $seat } vyměňuje { $warriors-accusative }.
crown-of-ash-log-fortify = { $seat } opevňuje { $area-accusative }.

## The log by turns, in short

crown-of-ash-log-place-short = služebník na { $space-accusative }
crown-of-ash-log-no-raise-short = { "" }
crown-of-ash-log-paid-short = { "" }
crown-of-ash-log-sent-short = { "" }
crown-of-ash-log-commit-many = posílá { $warrior-accusative }
crown-of-ash-log-committed-many = { $n ->
    [one] posílá bojovníka lícem dolů
    [few] posílá { $n } bojovníky lícem dolů
    [many] posílá { $n } bojovníka lícem dolů
   *[other] posílá { $n } bojovníků lícem dolů
}
crown-of-ash-log-add-many = přidává { $warrior-accusative }
crown-of-ash-log-take-back-many = bere do ruky { $warrior-accusative }

## Why the AI cannot

crown-of-ash-obstacle-no-tile = žádná budova
crown-of-ash-obstacle-no-resource-space = žádné volné pole se zdroji
crown-of-ash-obstacle-no-battle-space = žádné volné bojové pole
crown-of-ash-obstacle-no-warrior = žádný bojovník v ruce
crown-of-ash-obstacle-own-citadel = Citadelu už ovládá
crown-of-ash-obstacle-no-offer = prázdná nabídka budov
crown-of-ash-obstacle-no-province = žádná taková provincie
crown-of-ash-obstacle-not-a-player = neovládá ji žádný hráč
crown-of-ash-obstacle-not-free = ovládá ji jiný hráč

## Why not

crown-of-ash-why-automa = { $seats ->
    [one] S { $seats } člověkem u stolu nezbývá místo pro AP.
    [few] Se { $seats } lidmi u stolu nezbývá místo pro AP.
   *[other] S { $seats } lidmi u stolu nezbývá místo pro AP.
}
crown-of-ash-why-lords = Určete tolik různých baronů, kolik je míst: { $players }.
crown-of-ash-why-card-used = { $card } už je zahraná; vrátí ji pole obnovy.
crown-of-ash-why-refreshed = Na poli obnovy karet boje smí za kolo stát jen 1 služebník.
crown-of-ash-why-no-tile = Žádná budova { $area-locative } nestojí.
crown-of-ash-why-full = { $space } je do konce kola { $space-gender ->
    [feminine] obsazená
   *[other] obsazené
} (služebníci: { $n }/{ $n }).
crown-of-ash-why-nobody = Nikdo neovládá { $area-accusative }, takže tam nelze útočit.
crown-of-ash-why-own = Ovládáte { $area-accusative }: na vlastní oblast nelze útočit.
crown-of-ash-why-no-warriors = K útoku potřebujete v ruce alespoň 1 bojovníka.
crown-of-ash-why-no-offer = Na tomto místě nabídky není budova.
crown-of-ash-why-build-gold = Stavba stojí { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
    [many] { $cost } zlaťáku
   *[other] { $cost } zlaťáků
}; máte { $gold }.
crown-of-ash-why-tile-gold = { $tile } stojí { $cost ->
    [one] { $cost } zlaťák
    [few] { $cost } zlaťáky
    [many] { $cost } zlaťáku
   *[other] { $cost } zlaťáků
}; máte { $gold }.
crown-of-ash-why-no-site = Všechny provincie ovládají jiní hráči, stavět není kde.
crown-of-ash-why-foreign = { $seat } ovládá { $area-accusative }.
crown-of-ash-why-supply = Ve společné zásobě už nezbývá žádný kus { $kind-genitive }.
crown-of-ash-why-not-there = { $warrior } nebrání { $area-accusative }.
crown-of-ash-why-in-order = Nejprve berte bojovníky zpět, potom přidávejte.
crown-of-ash-why-not-in-hand = { $warrior } není ve vaší ruce.
crown-of-ash-why-slots = Pro obránce je tu nejvýše { $n ->
    [one] { $n } místo
    [few] { $n } místa
    [many] { $n } místa
   *[other] { $n } míst
}.
crown-of-ash-why-automaton-new = Samohyby nelze umístit do provincie, kterou právě získáváte.
crown-of-ash-why-enough = Útočit tu smí nejvýše { $n ->
    [one] { $n } bojovník
    [few] { $n } bojovníci
    [many] { $n } bojovníka
   *[other] { $n } bojovníků
}.
crown-of-ash-why-commit-one = Pošlete alespoň 1 bojovníka.
crown-of-ash-why-no-die = Taková kostka nepadla.
crown-of-ash-why-no-casualty = Vítěz nemá bojovníka, který by mohl padnout.
crown-of-ash-why-not-in-grave = { $warrior } není na pohřebišti.
crown-of-ash-why-did-not-fight = { $warrior } v tomto boji za vítěze nebojoval.
crown-of-ash-why-empty-slot = Toto místo nabídky je prázdné.
crown-of-ash-why-cost = { $warrior } stojí { $cost-accusative }: potřebujete ještě { $needed ->
    [one] { $needed } zlaťák
    [few] { $needed } zlaťáky
    [many] { $needed } zlaťáku
   *[other] { $needed } zlaťáků
}, máte { $gold }.
crown-of-ash-why-held = Máte { $goods-accusative }; potřebujete { $n }.
crown-of-ash-why-payment = Zaplatit { $n }× { $kind-accusative } nic nemění.
crown-of-ash-why-pay-begun = Už platíte jiným způsobem; nejdřív ho vezměte zpět.
crown-of-ash-why-no-seat = V této hře je hráčů jen { $n }.
crown-of-ash-why-placed = { $seat } už v pořadí své místo má.
crown-of-ash-why-no-powers = Schopnosti patří jen k pokročilé variantě.
crown-of-ash-why-lord = Tuto schopnost má jen { $lord }.
crown-of-ash-why-token = Váš žeton moci je už využitý.
crown-of-ash-why-swindle = Vyměnit lze až 3 zdroje a nejvýše tolik, kolik je ve společné zásobě.
crown-of-ash-why-same-kind = Dáváte { $kind-accusative }, takže musíte vzít něco jiného.
crown-of-ash-why-no-minion = { $seat } nemá služebníka na tomto poli ({ $space }).
crown-of-ash-why-same-space = Služebník už tam stojí.
crown-of-ash-why-not-yours = { $warrior } není ve vaší ruce ani mezi vašimi obránci.
crown-of-ash-why-automaton-regroup = Samohyby umisťujete jen při úpravě obránců.
crown-of-ash-why-no-slot = Žádná vaše oblast nemá místo pro dalšího obránce.
crown-of-ash-why-not-own = Neovládáte { $area-accusative }.
crown-of-ash-why-from-hand = Bojovníka z ruky můžete jen přidat.
crown-of-ash-why-fortified = Dvojice { $area-locative } už je opevněná.
crown-of-ash-why-no-pair = Žádná dvojice stejného druhu nebrání { $area-accusative }.
crown-of-ash-why-no-guard = { $warrior } nemůže střežit Citadelu.

## Points

crown-of-ash-score-line = { $source }: { $n }
crown-of-ash-score-prospect = { $source }, ještě přibude: { $n }
crown-of-ash-score-gains = VB za zdroje AP
crown-of-ash-score-total = Celkem: { $n } VB
crown-of-ash-score-tie = Při shodě, úrovně ostatních bojovníků: { $n }
crown-of-ash-score-tie-royal = Při shodě, žeton vlády krále: { $n }

## Proč kdo v boji zvítězil

crown-of-ash-log-attack-won = { $seat } vítězí { $attack } proti { $defence }. Útok: { $parts }. Obrana: { $owner-parts }.
crown-of-ash-log-attack-lost = { $seat } prohrává { $attack } proti { $defence }. Útok: { $parts }. Obrana: { $owner-parts }.
crown-of-ash-log-attack-tied = { $seat } prohrává { $attack } proti { $defence }: při shodě vítězí obránce. Útok: { $parts }. Obrana: { $owner-parts }.
crown-of-ash-part-warriors = bojovníci { $n }
crown-of-ash-part-reinforcement = posily { $n }
crown-of-ash-part-space = bojové pole { $n }
crown-of-ash-part-card = karta { $n }
crown-of-ash-part-king = král { $n }

## Stůl v prohlížeči

crown-of-ash-board-map = Mapa
crown-of-ash-board-market = Nabídka
crown-of-ash-board-dock = Rozhodnutí
crown-of-ash-board-minions = služebníci: { $names }
crown-of-ash-board-room = volno: { $n }
crown-of-ash-board-tax = daň
crown-of-ash-board-free = volno ke stavbě
crown-of-ash-board-vp = VB
crown-of-ash-board-control = ovládá: { $name }
crown-of-ash-board-defence = obrana { $n }
crown-of-ash-board-worth = hodnota { $n } VB
crown-of-ash-board-decks = balíčky { $decks }
crown-of-ash-board-stack = ve sloupku: { $n }
crown-of-ash-board-win = výhra
crown-of-ash-board-loss = prohra
crown-of-ash-board-played = zahrána
crown-of-ash-board-last-card = naposledy zahraná karta: { $card }
crown-of-ash-board-die-card = kostka
crown-of-ash-board-hand = Bojovníci v ruce
crown-of-ash-board-cards = Karty boje
crown-of-ash-board-sent = Vysláni do boje
crown-of-ash-board-take-back = Vzít zpět
crown-of-ash-board-pay-otherwise = nebo zaplaťte jinak, zbytek zlatem:
crown-of-ash-board-take = Vezměte
crown-of-ash-board-give = Švindl: dát
crown-of-ash-board-get = Švindl: vzít
crown-of-ash-board-you-attack = Útočíte na { $area-accusative }
crown-of-ash-board-attacks = { $name } útočí na { $area-accusative }
crown-of-ash-board-against = proti
crown-of-ash-board-secret = Každá strana tajně přidá jednu kartu boje. Při shodě vítězí obránce.
crown-of-ash-board-power-ready = schopnost připravena
crown-of-ash-board-power-used = schopnost použita
crown-of-ash-board-token-ready = připravena
crown-of-ash-board-token-used = použita
crown-of-ash-board-fate = Váš osud
crown-of-ash-board-secret-fate = vidíte jen vy
crown-of-ash-board-ai-deck = zbývá akčních karet: { $n }
crown-of-ash-board-forecast = Kdyby kolo skončilo teď
crown-of-ash-power-help-unmask = Útočníci se odkryjí dřív, než se vyberou karty boje.
crown-of-ash-power-help-premonition = Jmenujte kartu: pokud ji soupeř vyložil, platí jen za 1. Karta 0 zůstává 0, pokud to u vašeho stolu není jinak.
crown-of-ash-power-help-fortify = Bonus +1 jedné vaší dvojice se změní na +2.
crown-of-ash-power-help-second-chance = Nechte jednu kostku hodit znovu; nový výsledek platí.
crown-of-ash-power-help-swindle = Vyměňte až 3 základní zdroje za stejný počet jiných ze zásoby.
crown-of-ash-power-help-grave-robber = Vyvolejte jednoho bojovníka ještě před umístěním služebníka a hned ho použijte. Jako obvykle smíte vyvolat i potom.
crown-of-ash-power-help-command = Přesuňte kteréhokoli služebníka na jiné pole, kde je místo. Nic dalšího se tam nestane.
crown-of-ash-power-help-regroup = Přidejte, vezměte do ruky, přesuňte nebo vyměňte jednoho svého bojovníka.
crown-of-ash-pitch = Nekromanti vysílají služebníky, staví budovu na budovu a blafují v boji o Citadelu.

## The first game

crown-of-ash-lesson-goal = Koruna z popela jednou větou: ovládejte provincie a Citadelu a mějte po čtyřech kolech nejvíc bodů. Hrajete za barona jménem Mors.
crown-of-ash-lesson-points = Na konci každého kola dává každá vaše provincie body své horní budovy a 1 bod za každou pod ní. Citadela dává kolo od kola víc.
crown-of-ash-lesson-turn = Na kolo máte čtyři služebníky. Tah je jeden služebník na jedno pole: získat zdroje, stavět, bojovat, obnovit karty, nebo vzít zlato. Po něm smíte vyvolat jednoho bojovníka.
crown-of-ash-lesson-1 = Pošlete služebníka pro zdroje do Sopky: získáte 2 síry. Sopka patří soupeři, který dostane malou daň ze zásoby.
crown-of-ash-lesson-2 = Po služebníkovi smíte vyvolat jednoho bojovníka z nabídky. Vyvolejte sirného bojovníka o síle 2.
crown-of-ash-lesson-3 = Každý zlaťák nahradí jeden chybějící zdroj. Zaplaťte 2 síry a 1 zlaťák.
crown-of-ash-lesson-battle = Soupeř porazil krále a drží Citadelu. Teď bojujete vy. Sčítají se bojovníci a jedna karta boje; kdo má víc, vyhrává, a při shodě vyhrává obránce.
crown-of-ash-lesson-4 = Dejte služebníka na bojové pole Lesa. Soupeř ho drží jedním slabým bojovníkem.
crown-of-ash-lesson-5 = Bojovníci se posílají lícem dolů, nejvýše dva. Pošlete toho, který k vám právě přišel.
crown-of-ash-lesson-6 = Druhý zvýší sílu na 4. Pošlete i svého počátečního bojovníka.
crown-of-ash-lesson-7 = To stačí: zahajte boj.
crown-of-ash-lesson-8 = Oba tajně vyložíte kartu boje. Zahrané karty se vrátí, až je obnovíte. Vyložte kartu 3: celkem síla 7.
crown-of-ash-lesson-9 = Les je váš i s budovou a oba bojovníci v něm zůstanou na obranu. Vyvolat teď nemůžete nikoho: pokračujte.
crown-of-ash-lesson-10 = Zbývají dva zlaťáky a za zlato se staví. Dejte služebníka na pole umožňující stavbu.
crown-of-ash-lesson-11 = Vyberte budovu za 2 zlaťáky: tu, která dává 2 kosti a 1 krev a každé kolo 3 body.
crown-of-ash-lesson-12 = Stavte tam, kde nikdo nevládne: provincie bude vaše. Stavte v Pohoří.
crown-of-ash-lesson-13 = Nemáte v ruce bojovníka, kterého byste tam dali: nechte to tak.
crown-of-ash-lesson-14 = O prázdnou provincii snadno přijdete. Vyvolejte kostěného bojovníka: stojí 2 kosti, a ty právě máte.
crown-of-ash-lesson-15 = Zaplaťte.
crown-of-ash-lesson-16 = U vlastní budovy smíte také upravit obránce. Pošlete posledního služebníka pro zdroje do Pohoří.
crown-of-ash-lesson-17 = Dejte tam kostěného bojovníka: Pohoří už není prázdné.
crown-of-ash-lesson-18 = Hotovo: nechte to tak.
crown-of-ash-lesson-spaces = Dvě pole zůstala stranou: pole obnovy vrátí zahrané karty boje a pole se zlatem dá 1 zlaťák libovolnému počtu služebníků.
crown-of-ash-lesson-19 = Nikoho nevyvolávejte, zdroje si nechte. Soupeř umístí posledního služebníka a kolo se boduje: sledujte, jak se provincie počítají.
crown-of-ash-lesson-end = Máte za sebou celé kolo i jeho bodování a vedete. Následují další tři; po posledním se počítá i tajná karta osudu a vaše zásoby.
crown-of-ash-mistake-1 = Nechat provincii prázdnou. Jediný bojovník s dobrou kartou ji dobude i se všemi budovami.
crown-of-ash-mistake-2 = Vykládat pořád čtyřku. Když je výhra jasná, víc vynese nula nebo jednička.
crown-of-ash-mistake-3 = Šetřit do konce. Tři zdroje jsou jeden bod; budova vynáší v každém kole.
crown-of-ash-coach-place = Čtyři služebníci, čtyři tahy. Obsazené pole zůstává obsazené: běžte nejdřív tam, kam chtějí i ostatní.
crown-of-ash-coach-post = Dejte sem teď bojovníka. Prázdná provincie je nejsnazší kořist.
crown-of-ash-coach-lay = Je výhra jasná, nebo beznadějná? Pak vyložte nulu nebo jedničku: nízké karty vynesou nejvíc. Při shodě vyhrává obránce.
crown-of-ash-coach-build = Budova vynáší v každém kole, zlato v zásobě ne. Čím dřív, tím líp.
crown-of-ash-coach-citadel = Citadela dává kolo od kola víc. Dva bojovníci stejného druhu spolu mají o 1 víc, tři o 2.

## Režimy a co možnosti znamenají

crown-of-ash-mode-standard = Základní hra
crown-of-ash-mode-standard-help = Baroni bez schopností. Začněte tady.
crown-of-ash-mode-advanced = Pokročilá hra: baroni se schopnostmi
crown-of-ash-mode-advanced-help = Každý baron má dvě vlastní schopnosti.
crown-of-ash-mode-simple-order = Základní hra, zjednodušené pořadí
crown-of-ash-mode-simple-order-help = Hraje se vždy ve směru hodinových ručiček; mění se jen první hráč.
crown-of-ash-mode-with-automa = S automatickým protivníkem mezi hráči
crown-of-ash-mode-with-automa-help = Automatický protivník (AP) zabere ještě jedno místo u stolu.
crown-of-ash-mode-solo-low = Sólo proti AP, nízká obtížnost
crown-of-ash-mode-solo-low-help = Vy proti AP; Citadelu hlídá slabý bojovník.
crown-of-ash-mode-solo-medium = Sólo proti AP, střední obtížnost
crown-of-ash-mode-solo-medium-help = Vy proti AP; Citadelu hlídá silný bojovník.
crown-of-ash-mode-solo-high = Sólo proti AP, vysoká obtížnost
crown-of-ash-mode-solo-high-help = Vy proti AP; Citadelu hlídá nejsilnější bojovník.
crown-of-ash-mode-solo-low-targeted = Sólo, nízká obtížnost, cílená akce
crown-of-ash-mode-solo-low-targeted-help = Slabá stráž a jedna karta AP je tvrdší: míří na vás.
crown-of-ash-mode-solo-medium-targeted = Sólo, střední obtížnost, cílená akce
crown-of-ash-mode-solo-medium-targeted-help = Silná stráž a jedna karta AP je tvrdší: míří na vás.
crown-of-ash-mode-solo-high-targeted = Sólo, vysoká obtížnost, cílená akce
crown-of-ash-mode-solo-high-targeted-help = Nejsilnější stráž a jedna karta AP je tvrdší: míří na vás.
crown-of-ash-option-lords-help = „drawn“ (náhodně), nebo baroni podle míst, AP poslední: visio,nox,mors.
crown-of-ash-option-powers-help = Každý baron má dvě vlastní schopnosti.
crown-of-ash-option-simple-turn-order-help = Hraje se vždy ve směru hodinových ručiček; mění se jen první hráč.
crown-of-ash-option-automa-help = Hráč, za kterého hraje hra sama. Hrajete-li bez dalších lidí, hrajete vždy proti němu.
crown-of-ash-option-automa-difficulty-help = Jak silný bojovník hlídá Citadelu; jen v sólové hře.
crown-of-ash-option-automa-guard-help = Zda se tento bojovník losuje, nebo vybírá; jen v sólové hře.
crown-of-ash-option-automa-targeted-card-help = Jedna karta AP se vymění za těžší, která míří na hráče.
crown-of-ash-option-supply-limit-help = Zda mohou zdroje dojít: kdo přijde dřív, vezme, co zbývá.
crown-of-ash-option-hide-hands-help = Ostatní bojovníky ve vaší ruce nevidí; pamatovat si je mohou.
crown-of-ash-option-premonition-zero-help = Zda i uhodnutá karta boje se silou 0 platí za 1. Jen se schopnostmi.
crown-of-ash-option-second-chance-scope-help = Kterými kostkami smí Mors nechat hodit znovu. Jen se schopnostmi.
crown-of-ash-option-regroup-automatons-help = Zda tak Fortis smí umístit samohyb z ruky. Jen se schopnostmi.
crown-of-ash-option-fortify-defenders-help = Jinak můžete opevnit i útočící dvojici. Jen se schopnostmi.
crown-of-ash-option-starting-typed-help = Pak se počítají jako bojovníci zdroje svého barona.
crown-of-ash-option-automaton-pair-help = Dva samohyby vedle sebe dávají +1, tři +2.
crown-of-ash-option-automaton-new-province-help = Zda smíte samohyby umístit i při stavbě v provincii, kterou nikdo neovládá.
crown-of-ash-option-automa-start-vp-help = AP si na začátku nebere zlato; místo něj dostane 2 VB.
crown-of-ash-option-automa-automaton-penalty-help = Zda samohyby na konci stojí body i AP, stejně jako vás.
crown-of-ash-option-solo-tie-help = Kdo vyhraje sólovou hru, je-li ve všem shoda.
crown-of-ash-option-automa-guard-automaton-help = Jinak se místo samohybu losuje znovu; jen v sólové hře.

## What an object of the table answers when it is asked about
crown-of-ash-object-deck = Balíček bojovníků úrovně { $n }
crown-of-ash-object-tile-stack = Sloupek budov
crown-of-ash-object-slot = Prázdné místo { $n } v nabídce bojovníků
crown-of-ash-object-action-card = Akční karta { $card }
crown-of-ash-why-object-citadel = Útočí se na ni z křídla nebo branou; kdo ji drží na konci tohoto kola, získá { $n } VB. Zdroje ani budovy tu nejsou.
crown-of-ash-why-object-free-area = Oblast nikdo nedrží: získáte ji stavbou, bez boje.
crown-of-ash-why-object-own-area = Oblast je vaše a na konci kola vynese { $n } VB; získáte-li tu zdroje nebo stavíte, můžete upravit obránce.
crown-of-ash-why-object-area = Můžete tu získat zdroje, nebo zaútočit a oblast dobýt; majiteli vynese na konci kola { $n } VB.
crown-of-ash-why-object-resource-space = Jeden služebník tu získá, co budova poskytuje.
crown-of-ash-why-object-battle-space = Jeden služebník za kolo tu zahájí boj proti majiteli oblasti.
crown-of-ash-why-object-wing = Odtud se útočí na Citadelu: levé křídlo +1, pravé 0, brána −1.
crown-of-ash-why-object-gold-space = Libovolný počet služebníků: každý vezme 1 zlaťák.
crown-of-ash-why-object-build-space = Libovolný počet služebníků: každý postaví jednu budovu z nabídky.
crown-of-ash-why-object-refresh-space = Jednou za kolo vám tu služebník vrátí všechny zahrané karty boje.
crown-of-ash-why-object-displayed = Vyvoláte ho na konci tahu za jeho cenu; co vám chybí, zaplatíte zlatem.
crown-of-ash-why-object-own-grave = Leží na vašem pohřebišti; vrátí se na konci kola, nebo díky oltáři.
crown-of-ash-why-object-foreign-grave = Padl; do konce kola leží na pohřebišti hráče { $seat }.
crown-of-ash-why-object-own-hand = Máte ho v ruce: pošlete ho do boje, nebo ho při získání zdrojů či stavbě postavte na obranu.
crown-of-ash-why-object-foreign-hand = Má ho v ruce { $seat }; nikdo jiný ho použít nesmí.
crown-of-ash-why-object-defender = Brání { $area-accusative }. Obránci se mění, jen když tam jejich majitel získává zdroje nebo staví.
crown-of-ash-why-object-fighting = Účastní se právě vedeného boje.
crown-of-ash-why-object-offered-tile = Je v nabídce za { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
    [many] { $n } zlaťáku
   *[other] { $n } zlaťáků
}: dejte služebníka na pole umožňující stavbu.
crown-of-ash-why-object-top-tile = Zdroje tu získáte služebníkem na poli se zdroji; je-li budova cizí, dostane její majitel daň.
crown-of-ash-why-object-covered-tile = Budova je překrytá: nic už nedává, ale každé kolo přidá provincii 1 VB.
crown-of-ash-why-object-tile-aside = Budovu nikdo nekoupil; leží stranou, dokud nedojde sloupek.
crown-of-ash-why-object-held-card = Tajně ji vyložíte, když útočíte nebo se bráníte.
crown-of-ash-why-object-laid-card = Je zahraná; vrátí ji pole obnovy.
crown-of-ash-why-object-foreign-card = Cizí karty boje jsou tajné: vidět je jen naposledy zahraná.
crown-of-ash-why-object-fate = Na konci přinese body za úrovně vašich bojovníků obou jejích druhů.
crown-of-ash-why-object-kind-bone = Platí se jimi kostění bojovníci; na konci jsou tři stejné za 1 VB.
crown-of-ash-why-object-kind-ash = Platí se jím popelaví bojovníci; na konci jsou tři stejné za 1 VB.
crown-of-ash-why-object-kind-blood = Platí se jí krvaví bojovníci; na konci jsou tři stejné za 1 VB.
crown-of-ash-why-object-kind-sulphur = Platí se jí sirní bojovníci; na konci jsou tři stejné za 1 VB.
crown-of-ash-why-object-kind-gold = Platí se jím budovy a u bojovníka nahradí kterýkoli zdroj; na konci jsou dva zlaťáky za 1 VB.
crown-of-ash-why-object-kind-ingredient = Při zisku je to kterýkoli základní zdroj, při placení kterýkoli zdroj.
crown-of-ash-why-object-own-seat = Vaše strana stolu; služebníků do konce kola: { $n }.
crown-of-ash-why-object-seat = Soupeř ({ $lord }); služebníků do konce kola: { $n }. Potkáte se jen v boji.
crown-of-ash-why-object-power = Schopnost barona { $lord }; jednou ji použijete, dokud je žeton moci aktivní.
crown-of-ash-why-object-power-used = Schopnost barona { $lord }: žeton moci je už využitý.
crown-of-ash-why-object-deck = Doplňuje se z něj nabídka; zbývá karet: { $n }.
crown-of-ash-why-object-tile-stack = Doplňuje se z něj nabídka; zbývá budov: { $n }.
crown-of-ash-why-object-slot = Balíčky došly: zůstane prázdné.
crown-of-ash-why-object-action-card = Automatický protivník ji otočí a provede první krok, který může.

## Cards shown large, and the signs
crown-of-ash-zoom-gives = Dává
crown-of-ash-zoom-tax = Daň
crown-of-ash-zoom-worth = Hodnota
crown-of-ash-zoom-covered = Pod ní
crown-of-ash-zoom-costs = Stojí
crown-of-ash-zoom-strength = Síla
crown-of-ash-zoom-together = Společně
crown-of-ash-zoom-end = Na konci
crown-of-ash-zoom-from = Odkud
crown-of-ash-zoom-won = Při výhře
crown-of-ash-zoom-lost = Při prohře
crown-of-ash-zoom-does = Co dělá
crown-of-ash-zoom-tax-words = { $goods } majiteli, kdykoli tu získává zdroje někdo jiný
crown-of-ash-zoom-worth-words = { $n } VB na konci každého kola a 1 za každou budovu pod ní
crown-of-ash-zoom-gives-words = { $goods } tomu, kdo dá služebníka na pole se zdroji
crown-of-ash-zoom-costs-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
    [many] { $n } zlaťáku
   *[other] { $n } zlaťáků
}
crown-of-ash-zoom-costs-words = { $goods }; co vám chybí, zaplatíte zlatem
crown-of-ash-zoom-together-words = 2 stejného druhu na vaší straně přidají 1, 3 přidají 2
crown-of-ash-zoom-end-words = { $n } VB, je-li jeho druh na vaší kartě osudu
crown-of-ash-zoom-end-automaton = −{ $n } VB, máte-li ho stále
crown-of-ash-zoom-automaton = Po každém svém boji odchází
crown-of-ash-zoom-from-display = Nabídka: jednoho vyvoláte na konci tahu
crown-of-ash-zoom-from-start = Váš od začátku; body nepřináší
crown-of-ash-zoom-die = Jedna kostka, hází se po odkrytí obou karet
crown-of-ash-zoom-zero-lost = Padne bojovník vítěze, nebo se vrátí jeden váš
crown-of-ash-zoom-card-from = Máte jich pět; zahranou vrátí pole obnovy
crown-of-ash-zoom-power-once = Vyčerpá žeton moci
crown-of-ash-zoom-area-now = Teď: { $name }, obrana { $defence }, na konci kola { $worth } VB
crown-of-ash-zoom-nobody-now = Teď: bez vládce; získáte ji stavbou
crown-of-ash-zoom-choice = Teď: { $label }
crown-of-ash-zoom-laid = Zahraná; není v ruce
crown-of-ash-zoom-level = { $kind }, úroveň { $n }
crown-of-ash-signs-shield = Štít: součet obránců
crown-of-ash-signs-die = Kostka: číslo, kterým se provincie losuje
crown-of-ash-signs-dashed = Čárkovaně: jen pro 3 a 4 hráče
crown-of-ash-signs-chevrons = Krokve: úroveň
crown-of-ash-signs-hatching = Lem a šrafování: kdo provincii drží

## A battle as a duel, and the count at the end of a round
crown-of-ash-duel-title = Boj o { $area-accusative }
crown-of-ash-duel-backs = Obě karty leží lícem dolů. Při shodě vyhrává obránce.
crown-of-ash-duel-king = Král kartu nehraje a při shodě vyhrává.
crown-of-ash-duel-warriors = Útočníci se odkrývají: síla { $n }
crown-of-ash-duel-defenders = Obrana začíná na { $n }.
crown-of-ash-duel-added = Bojovníci stejného druhu se posilují a počítá se i místo útoku.
crown-of-ash-duel-cards = Karty se otáčejí současně.
crown-of-ash-duel-card = Karta se otáčí.
crown-of-ash-duel-rolls = Kostka se kutálí…
crown-of-ash-duel-needs = { $name } potřebuje aspoň { $n }.
crown-of-ash-duel-shows = Kostka ukazuje { $n }.
crown-of-ash-duel-taken-by = { $name } získává { $area-accusative }
crown-of-ash-duel-held-by = { $name } drží { $area-accusative }
crown-of-ash-duel-taken = { $area } { $area-gender ->
    [feminine] dobyta
    [masculine] dobyt
   *[neuter] dobyto
}
crown-of-ash-duel-held = { $area } { $area-gender ->
    [feminine] ubráněna
    [masculine] ubráněn
   *[neuter] ubráněno
}
crown-of-ash-duel-result = { $attack } proti { $defence }.
crown-of-ash-duel-attacks = útočí
crown-of-ash-duel-defends = brání se
crown-of-ash-duel-part-reinforcement = { $n } stejný druh
crown-of-ash-duel-part-space = { $n } místo
crown-of-ash-duel-part-card = { $n } karta
crown-of-ash-duel-part-die = { $n } kostka
crown-of-ash-part-die = kostka { $n }
crown-of-ash-counted-area = { $area }: { $n } VB, { $name }
crown-of-ash-counted-province = { $covered ->
    [0] { $n } za horní budovu
   *[other] { $n } za horní budovu, { $covered } za budovy pod ní
}
crown-of-ash-source-area = { $area } na konci kola: { $points } VB
crown-of-ash-counted-citadel = Citadela vynáší kolo od kola víc.
crown-of-ash-counted-lead = Vede: { $names } ({ $n } VB)
crown-of-ash-board-battle-over = Po boji o { $area-accusative }

## Verdikt

crown-of-ash-verdict-leftovers = Rozhodly úrovně bojovníků, jejichž druhy nejsou na kartě osudu: { $n } ku { $other }.
crown-of-ash-verdict-token = Rozhodl žeton vlády krále: má ho { $seat }.
crown-of-ash-verdict-solo = Ve všem shoda: rozhoduje volba pro shodu v sólové hře.
crown-of-ash-asset-areas = Ovládané oblasti: { $n }
crown-of-ash-asset-strength = Síla všech bojovníků: { $n }
crown-of-ash-asset-cards = Karty boje v ruce: { $n }
crown-of-ash-asset-goods = { $resource }: { $n }
crown-of-ash-asset-sent = Síla vyslaná do boje: { $n }
crown-of-ash-asset-laid = Síla vyložené karty: { $n }

## Levels of the bots

crown-of-ash-level-page = Bere, co je nejblíž, a boje podceňuje; útoku se nebojí a křečkuje do posledního kola.
crown-of-ash-level-squire = Boje oceňuje, útoku se však nebojí a křečkuje i těsně před koncem.
crown-of-ash-level-knight = Karty boje střídá a zkusí jednu dvě možnosti, útoku se však nebojí a konec nevidí.
crown-of-ash-level-baron = Vidí hrozby i konec a zkusí tucet možností.
crown-of-ash-level-duke = Zkusí mnoho možností i s vašimi odpověďmi.
crown-of-ash-level-sovereign = Promyslí stovky možností, než umístí služebníka.

## Puzzles, by what is to be decided

crown-of-ash-puzzle-slot = Vyvolání bojovníka
crown-of-ash-puzzle-tile = Co postavit
crown-of-ash-puzzle-warrior = Koho poslat
crown-of-ash-puzzle-place = Kde jednat
crown-of-ash-puzzle-card = Karta boje
crown-of-ash-puzzle-area = Kde postavit
crown-of-ash-puzzle-plain = Zda pokračovat
