## Title, resources, kinds

wonderful-kingdom-title = Království divů
wonderful-kingdom-resource = Prostředek
wonderful-kingdom-resource-material = Materiál
    .accusative = materiál
    .genitive = materiálu
wonderful-kingdom-resource-population = Populace
    .accusative = populaci
    .genitive = populace
wonderful-kingdom-resource-gold = Zlato
    .accusative = zlato
    .genitive = zlata
wonderful-kingdom-resource-exploration = Průzkum
    .accusative = průzkum
    .genitive = průzkumu
wonderful-kingdom-resource-krystallium = Krystallium
    .accusative = krystallium
    .genitive = krystallia
wonderful-kingdom-resource-soldier = Voják
    .accusative = vojáka
    .genitive = vojáka
wonderful-kingdom-cube = Kostka prostředku
wonderful-kingdom-kind = Druh karty
wonderful-kingdom-kind-building = Budova
    .accusative = budovy
wonderful-kingdom-kind-expert = Odborník
    .accusative = odborníky
wonderful-kingdom-kind-masterpiece = Veledílo
    .accusative = veledíla
wonderful-kingdom-kind-discovery = Objev
    .accusative = objevy

## Components and areas

wonderful-kingdom-board = Herní plán
wonderful-kingdom-duchy = Vévodství
wonderful-kingdom-duchy-valados = Valados
wonderful-kingdom-duchy-teressie = Teressie
wonderful-kingdom-two-player-only = Jen pro dva hráče
wonderful-kingdom-laboratory = Alchymistická laboratoř
wonderful-kingdom-training-ground = Cvičiště
wonderful-kingdom-component-development-deck = Balíček rozvoje
wonderful-kingdom-calamity = Pohroma
    .accusative = Pohromu
wonderful-kingdom-menace = Hrozba
wonderful-kingdom-advisor = Rádce
wonderful-kingdom-quest = Poslání
wonderful-kingdom-trap-token = Žeton pasti
wonderful-kingdom-spy-token = Žeton zvěda
wonderful-kingdom-theft-token = Žeton krádeže
wonderful-kingdom-area-offering = Oblast nabídky
wonderful-kingdom-area-selection = Prostor pro vybrané karty
wonderful-kingdom-area-construction = Stavební prostor
wonderful-kingdom-area-advisor = Prostor pro rádce
wonderful-kingdom-component-danger-deck = Balíček nebezpečí
wonderful-kingdom-construction = Rozestavěná karta
wonderful-kingdom-completed-card = Dokončená karta
wonderful-kingdom-frozen-card = Zmražená karta
wonderful-kingdom-ready = K dispozici
wonderful-kingdom-used = Použitý

## Phases and acts

wonderful-kingdom-phase-choice = Volba
wonderful-kingdom-phase-planning = Plánování
wonderful-kingdom-phase-production = Produkce
wonderful-kingdom-phase-fight = Souboj
wonderful-kingdom-phase-end = Konec hry
wonderful-kingdom-offer = Nabídka
wonderful-kingdom-selection = Výběr
wonderful-kingdom-production-step-material = Produkce: materiál
wonderful-kingdom-production-step-population = Produkce: populace
wonderful-kingdom-production-step-gold = Produkce: zlato
wonderful-kingdom-production-step-exploration = Produkce: průzkum
wonderful-kingdom-supremacy = Odměna za převahu
wonderful-kingdom-recycling-bonus = Odměna za směnu
wonderful-kingdom-completion-bonus = Odměna za dokončení
wonderful-kingdom-search = Akce průzkum
wonderful-kingdom-per-kind = za každou kartu druhu { $kind }
wonderful-kingdom-do-select = Vzít tuto oblast
wonderful-kingdom-do-recycle = Směnit
wonderful-kingdom-do-advisor = Použít rádce
wonderful-kingdom-do-quest-step = Splnit krok
wonderful-kingdom-do-search = Provést akci průzkum
wonderful-kingdom-do-end-phase = Ukončit fázi

## The 43 development cards

wonderful-kingdom-card-farm = Statek
wonderful-kingdom-card-quarry = Kamenolom
wonderful-kingdom-card-hamlet = Osada
wonderful-kingdom-card-mill = Mlýn
wonderful-kingdom-card-guild-house = Cechovní dům
wonderful-kingdom-card-harbour = Přístav
wonderful-kingdom-card-barracks = Kasárna
wonderful-kingdom-card-ramparts = Hradby
wonderful-kingdom-card-merchants = Kupci
wonderful-kingdom-card-scouts = Stopaři
wonderful-kingdom-card-seafarers = Mořeplavci
wonderful-kingdom-card-allied-armies = Spojená vojska
wonderful-kingdom-card-tatis-tribes = Kmeny Tatis
wonderful-kingdom-card-expedition = Expedice
    .genitive = karty Expedice
wonderful-kingdom-card-sappers = Ženisté
    .genitive = karty Ženisté
wonderful-kingdom-card-royal-guard = Královská garda
wonderful-kingdom-card-recruiters = Verbíři
wonderful-kingdom-card-secret-society = Tajný spolek
wonderful-kingdom-card-court-mages = Dvorní mágové
wonderful-kingdom-card-great-lighthouse = Velký maják
wonderful-kingdom-card-royal-dungeon = Královská šatlava
wonderful-kingdom-card-cathedral = Katedrála
wonderful-kingdom-card-throne-room = Trůnní sál
wonderful-kingdom-card-royal-palace = Královský palác
wonderful-kingdom-card-mint = Mincovna
    .genitive = karty Mincovna
wonderful-kingdom-card-trophy-hall = Síň trofejí
wonderful-kingdom-card-tournament = Turnajové kolbiště
wonderful-kingdom-card-aqueduct = Akvadukt
wonderful-kingdom-card-shipyard = Královské loděnice
wonderful-kingdom-card-alchemists-tower = Věž alchymistů
wonderful-kingdom-card-royal-gardens = Královské zahrady
wonderful-kingdom-card-gate-of-hell = Brána pekelná
wonderful-kingdom-card-giants-refuge = Poslední úkryt obrů
wonderful-kingdom-card-dragon-eggs = Dračí vejce
wonderful-kingdom-card-enchanted-forge = Čarovná výheň
wonderful-kingdom-card-city-of-gold = Zlaté město
wonderful-kingdom-card-fountain = Pramen mládí
wonderful-kingdom-card-elven-city = Ztracené elfí město
wonderful-kingdom-card-dwarf-mines = Trpasličí doly
    .genitive = karty Trpasličí doly
wonderful-kingdom-card-first-king-tomb = Hrobka prvního krále
wonderful-kingdom-card-sunken-island = Potopený ostrov
wonderful-kingdom-card-stone-circle = Kamenný kruh
wonderful-kingdom-card-heart-of-mountain = Srdce hory

## Treasures, calamity, menaces

wonderful-kingdom-treasure = Poklad
wonderful-kingdom-treasure-01 = Poklad (2× materiál)
wonderful-kingdom-treasure-02 = Poklad (materiál, populace)
wonderful-kingdom-treasure-03 = Poklad (materiál, zlato)
wonderful-kingdom-treasure-04 = Poklad (materiál, průzkum)
wonderful-kingdom-treasure-05 = Poklad (2× populace)
wonderful-kingdom-treasure-06 = Poklad (populace, zlato)
wonderful-kingdom-treasure-07 = Poklad (populace, průzkum)
wonderful-kingdom-treasure-08 = Poklad (2× zlato)
wonderful-kingdom-treasure-09 = Poklad (zlato, průzkum)
wonderful-kingdom-treasure-10 = Poklad (2× průzkum)
wonderful-kingdom-menace-giant-rat = Obří krysa
    .accusative = Obří krysu
wonderful-kingdom-menace-vermin = Havěť
wonderful-kingdom-menace-ice-giant = Ledový obr
    .accusative = Ledového obra
wonderful-kingdom-menace-shadow = Stín
wonderful-kingdom-menace-thief = Zloděj
    .accusative = Zloděje
wonderful-kingdom-deck-rats = Obří krysy
wonderful-kingdom-deck-ice-giants = Ledoví obři
wonderful-kingdom-deck-shadows = Stíny
wonderful-kingdom-deck-thieves = Zloději

## The 14 advisors

wonderful-kingdom-advisor-enlightened-prophet = Osvícený prorok
    .accusative = Osvíceného proroka
wonderful-kingdom-advisor-grey-eminence = Šedá eminence
    .accusative = Šedou eminenci
wonderful-kingdom-advisor-famous-cartographer = Proslulá kartografka
    .accusative = Proslulou kartografku
wonderful-kingdom-advisor-master-mason = Mistr kameník
    .accusative = Mistra kameníka
wonderful-kingdom-advisor-village-elder = Moudrá rychtářka
    .accusative = Moudrou rychtářku
wonderful-kingdom-advisor-royal-treasurer = Královský pokladník
    .accusative = Královského pokladníka
wonderful-kingdom-advisor-court-alchemist = Dvorní alchymistka
    .accusative = Dvorní alchymistku
wonderful-kingdom-advisor-shrewd-broker = Prohnaná kramářka
    .accusative = Prohnanou kramářku
wonderful-kingdom-advisor-court-confessor = Dvorní zpovědník
    .accusative = Dvorního zpovědníka
wonderful-kingdom-advisor-royal-architect = Královský architekt
    .accusative = Královského architekta
wonderful-kingdom-advisor-old-chronicler = Starý kronikář
    .accusative = Starého kronikáře
wonderful-kingdom-advisor-spymistress = Mistryně zvědů
    .accusative = Mistryni zvědů
wonderful-kingdom-advisor-silver-tongued-envoy = Výmluvný vyslanec
    .accusative = Výmluvného vyslance
wonderful-kingdom-advisor-kings-inquisitor = Královský inkvizitor
    .accusative = Královského inkvizitora

## Quests and steps

wonderful-kingdom-quest-northern-lands = Země severu
wonderful-kingdom-quest-usurper = Uchvatitel
wonderful-kingdom-quest-lord-of-doom = Pán zhouby
wonderful-kingdom-nth-step = { $n }. krok
wonderful-kingdom-final-step = Poslední krok
wonderful-kingdom-step-n1 = Země severu, 1. krok
    .accusative = 1. krok poslání Země severu
wonderful-kingdom-step-n2 = Země severu, 2. krok
    .accusative = 2. krok poslání Země severu
wonderful-kingdom-step-n3 = Země severu, 3. krok
    .accusative = 3. krok poslání Země severu
wonderful-kingdom-step-n4 = Země severu, poslední krok
    .accusative = poslední krok poslání Země severu
wonderful-kingdom-step-u1 = Uchvatitel, 1. krok
    .accusative = 1. krok poslání Uchvatitel
wonderful-kingdom-step-u2 = Uchvatitel, 2. krok
    .accusative = 2. krok poslání Uchvatitel
wonderful-kingdom-step-u3 = Uchvatitel, 3. krok
    .accusative = 3. krok poslání Uchvatitel
wonderful-kingdom-step-u4 = Uchvatitel, poslední krok
    .accusative = poslední krok poslání Uchvatitel
wonderful-kingdom-step-d1 = Pán zhouby, 1. krok
    .accusative = 1. krok poslání Pán zhouby
wonderful-kingdom-step-d2 = Pán zhouby, 2. krok
    .accusative = 2. krok poslání Pán zhouby
wonderful-kingdom-step-d3 = Pán zhouby, 3. krok
    .accusative = 3. krok poslání Pán zhouby
wonderful-kingdom-step-d4 = Pán zhouby, poslední krok
    .accusative = poslední krok poslání Pán zhouby

## Modules, solo, scenarios

wonderful-kingdom-module-menace = Modul hrozeb
wonderful-kingdom-module-advisor = Modul rádců
wonderful-kingdom-module-quest = Modul poslání
wonderful-kingdom-solo = Sólová hra
wonderful-kingdom-medal-bronze = Bronzová medaile
wonderful-kingdom-medal-silver = Stříbrná medaile
wonderful-kingdom-medal-gold = Zlatá medaile
wonderful-kingdom-medal-none = Splněno, ale bez medaile
wonderful-kingdom-aim-medal = Vyhrát tu znamená získat medaili: nejméně { $vp } bodů.
wonderful-kingdom-scenario-sg01 = Záplava krys
wonderful-kingdom-scenario-sg02 = Proroctví
wonderful-kingdom-scenario-sg03 = Mrazivý sever
wonderful-kingdom-scenario-sg04 = Poslední bitva
wonderful-kingdom-scenario-sg05 = Cech zlodějů
wonderful-kingdom-scenario-sg06 = Obklíčení nepřáteli

## Options

wonderful-kingdom-option-solo-search = Akce průzkum v sólové hře
wonderful-kingdom-option-solo-search-per-round = Jednou za kolo
wonderful-kingdom-option-solo-search-per-selection = Při každém výběru
wonderful-kingdom-option-quest-keep-cubes = Kostky v laboratoři lze šetřit na kroky poslání
wonderful-kingdom-option-rat-spawn = Množení Obřích krys
wonderful-kingdom-option-rat-spawn-each-arrival = Při příchodu krysy
wonderful-kingdom-option-rat-spawn-each-planning = V každém plánování
wonderful-kingdom-option-menace-order = Pořadí efektů hrozeb
wonderful-kingdom-option-menace-order-fixed = Pevné
wonderful-kingdom-option-menace-order-victim-choice = Rozhoduje postižený hráč
wonderful-kingdom-option-show-own-facedown = Připomínat vlastní karty lícem dolů
wonderful-kingdom-option-planning-visibility = Plánování a produkce
wonderful-kingdom-option-planning-visibility-hidden-commit = Skryté, dokud neskončí oba hráči
wonderful-kingdom-option-planning-visibility-open = Otevřené
wonderful-kingdom-option-soldier-supply = Žetony vojáků
wonderful-kingdom-option-soldier-supply-unlimited = Bez omezení
wonderful-kingdom-option-soldier-supply-thirty = 30 žetonů
wonderful-kingdom-option-allow-no-module = Hra bez modulu
wonderful-kingdom-option-empty-deck = Prázdný balíček rozvoje
wonderful-kingdom-option-empty-deck-reshuffle-discard = Zamíchat odkládací hromádku
wonderful-kingdom-option-empty-deck-stop = Karty se nedoplňují
wonderful-kingdom-option-thief-multiplier-symbol = Zloděj na násobícím symbolu zakrývá
wonderful-kingdom-option-thief-multiplier-symbol-whole-symbol = Celý symbol
wonderful-kingdom-option-thief-multiplier-symbol-one-cube = Jednu kostku

## Counted nouns

wonderful-kingdom-count-cube = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
    [many] { $n } kostky
   *[other] { $n } kostek
}
wonderful-kingdom-count-material = { $n ->
    [one] { $n } kostka materiálu
    [few] { $n } kostky materiálu
    [many] { $n } kostky materiálu
   *[other] { $n } kostek materiálu
}
wonderful-kingdom-count-population = { $n ->
    [one] { $n } kostka populace
    [few] { $n } kostky populace
    [many] { $n } kostky populace
   *[other] { $n } kostek populace
}
wonderful-kingdom-count-gold = { $n ->
    [one] { $n } kostka zlata
    [few] { $n } kostky zlata
    [many] { $n } kostky zlata
   *[other] { $n } kostek zlata
}
wonderful-kingdom-count-exploration = { $n ->
    [one] { $n } kostka průzkumu
    [few] { $n } kostky průzkumu
    [many] { $n } kostky průzkumu
   *[other] { $n } kostek průzkumu
}
wonderful-kingdom-count-krystallium = { $n ->
    [one] { $n } kostka krystallia
    [few] { $n } kostky krystallia
    [many] { $n } kostky krystallia
   *[other] { $n } kostek krystallia
}
wonderful-kingdom-count-resource = { $n ->
    [one] { $n } prostředek
    [few] { $n } prostředky
    [many] { $n } prostředku
   *[other] { $n } prostředků
}
wonderful-kingdom-count-soldier = { $n ->
    [one] { $n } voják
    [few] { $n } vojáci
    [many] { $n } vojáka
   *[other] { $n } vojáků
}
wonderful-kingdom-count-soldier-token = { $n ->
    [one] { $n } žeton vojáka
    [few] { $n } žetony vojáků
    [many] { $n } žetonu vojáka
   *[other] { $n } žetonů vojáků
}
wonderful-kingdom-count-trap = { $n ->
    [one] { $n } past
    [few] { $n } pasti
    [many] { $n } pasti
   *[other] { $n } pastí
}
wonderful-kingdom-count-spy = { $n ->
    [one] { $n } zvěd
    [few] { $n } zvědové
    [many] { $n } zvěda
   *[other] { $n } zvědů
}
wonderful-kingdom-count-development = { $n ->
    [one] { $n } karta rozvoje
    [few] { $n } karty rozvoje
    [many] { $n } karty rozvoje
   *[other] { $n } karet rozvoje
}
wonderful-kingdom-count-construction = { $n ->
    [one] { $n } rozestavěná karta
    [few] { $n } rozestavěné karty
    [many] { $n } rozestavěné karty
   *[other] { $n } rozestavěných karet
}
wonderful-kingdom-count-completed = { $n ->
    [one] { $n } dokončená karta
    [few] { $n } dokončené karty
    [many] { $n } dokončené karty
   *[other] { $n } dokončených karet
}
wonderful-kingdom-count-building = { $n ->
    [one] { $n } budova
    [few] { $n } budovy
    [many] { $n } budovy
   *[other] { $n } budov
}
wonderful-kingdom-count-expert = { $n ->
    [one] { $n } odborník
    [few] { $n } odborníci
    [many] { $n } odborníka
   *[other] { $n } odborníků
}
wonderful-kingdom-count-masterpiece = { $n ->
    [one] { $n } veledílo
    [few] { $n } veledíla
    [many] { $n } veledíla
   *[other] { $n } veleděl
}
wonderful-kingdom-count-discovery = { $n ->
    [one] { $n } objev
    [few] { $n } objevy
    [many] { $n } objevu
   *[other] { $n } objevů
}
wonderful-kingdom-count-treasure = { $n ->
    [one] { $n } poklad
    [few] { $n } poklady
    [many] { $n } pokladu
   *[other] { $n } pokladů
}
wonderful-kingdom-count-calamity = { $n ->
    [one] { $n } Pohroma
    [few] { $n } Pohromy
    [many] { $n } Pohromy
   *[other] { $n } Pohrom
}
wonderful-kingdom-count-menace = { $n ->
    [one] { $n } hrozba
    [few] { $n } hrozby
    [many] { $n } hrozby
   *[other] { $n } hrozeb
}
wonderful-kingdom-count-giant-rat = { $n ->
    [one] { $n } Obří krysa
    [few] { $n } Obří krysy
    [many] { $n } Obří krysy
   *[other] { $n } Obřích krys
}
wonderful-kingdom-count-vermin = { $n ->
    [one] { $n } Havěť
    [few] { $n } Havěti
    [many] { $n } Havěti
   *[other] { $n } Havětí
}
wonderful-kingdom-count-ice-giant = { $n ->
    [one] { $n } Ledový obr
    [few] { $n } Ledoví obři
    [many] { $n } Ledového obra
   *[other] { $n } Ledových obrů
}
wonderful-kingdom-count-shadow = { $n ->
    [one] { $n } Stín
    [few] { $n } Stíny
    [many] { $n } Stínu
   *[other] { $n } Stínů
}
wonderful-kingdom-count-thief = { $n ->
    [one] { $n } Zloděj
    [few] { $n } Zloději
    [many] { $n } Zloděje
   *[other] { $n } Zlodějů
}
wonderful-kingdom-count-theft-token = { $n ->
    [one] { $n } žeton krádeže
    [few] { $n } žetony krádeže
    [many] { $n } žetonu krádeže
   *[other] { $n } žetonů krádeže
}
wonderful-kingdom-count-advisor = { $n ->
    [one] { $n } rádce
    [few] { $n } rádcové
    [many] { $n } rádce
   *[other] { $n } rádců
}
wonderful-kingdom-count-quest-step = { $n ->
    [one] { $n } krok poslání
    [few] { $n } kroky poslání
    [many] { $n } kroku poslání
   *[other] { $n } kroků poslání
}
wonderful-kingdom-count-symbol = { $n ->
    [one] { $n } symbol
    [few] { $n } symboly
    [many] { $n } symbolu
   *[other] { $n } symbolů
}

## Places

wonderful-kingdom-selection-hand = Ruka
wonderful-kingdom-label-seat = { $seat }
wonderful-kingdom-laboratory-short = lab.
wonderful-kingdom-area-left = Levá oblast
    .accusative = levou oblast
    .genitive = levé oblasti
    .locative = v levé oblasti
wonderful-kingdom-area-right = Pravá oblast
    .accusative = pravou oblast
    .genitive = pravé oblasti
    .locative = v pravé oblasti
wonderful-kingdom-spot = { $area }, karta { $n }
    .accusative = kartu { $n } z { $area-genitive }
wonderful-kingdom-times = { $n }× { $resource-accusative }

## What is to be decided

wonderful-kingdom-setup-duchies = Vévodství určuje, s čím začínáte a co v každém kole vyrábí. Ukažte na ně nebo ho podržte a přečtete si ho.
wonderful-kingdom-setup-decks = Každé kolo přijde z tohoto balíčku jedna hrozba. Postihne toho, kdo si ji vezme, a na konci stojí body, pokud ji vojáci neporazí.
wonderful-kingdom-setup-boards = Poslání má čtyři kroky, které můžete kdykoli zaplatit. Kdo nesplní poslední krok, nemůže vyhrát.
wonderful-kingdom-ask-duchies = Vyberte vévodství.
wonderful-kingdom-ask-decks = Vyberte balíček hrozby.
wonderful-kingdom-ask-boards = Vyberte poslání.
wonderful-kingdom-ask-keeping = Vyberte rádce, který vám zůstane.
wonderful-kingdom-ask-offering = Nabídněte dvě karty.
wonderful-kingdom-ask-selecting = Vyberte oblast a vezměte si všechny její karty.
wonderful-kingdom-ask-taking = Vezmete si ještě jednu kartu z druhé oblasti?
wonderful-kingdom-ask-removing = Odstraňte z oblasti dvě karty ležící lícem vzhůru.
wonderful-kingdom-ask-picking = Vyberte jednu z prohlížených karet.
wonderful-kingdom-ask-shadows = Za každý Stín odhoďte jednu kartu.
wonderful-kingdom-ask-planning = Naplánujte nebo směňte své karty.
wonderful-kingdom-ask-freeze = Přišel Ledový obr: vyberte kartu, kterou zmrazí.
wonderful-kingdom-ask-hide = Přišel Zloděj: vyberte symbol, který zakryje jeho žeton.
wonderful-kingdom-ask-before = Umístíte krystallium nebo vojáky, než se spočítá produkce { $resource-genitive }?
wonderful-kingdom-ask-build = Umístěte kostky { $resource-genitive }.
wonderful-kingdom-ask-fight = Které hrozby porazíte?
wonderful-kingdom-ask-last = Které rádce použijete před bodováním?

## Labels of choices

wonderful-kingdom-label-duchy = Vzít vévodství { $duchy }
wonderful-kingdom-label-deck = Vzít balíček { $deck }
wonderful-kingdom-label-board = Hrát poslání { $quest }
wonderful-kingdom-label-keep = Nechat si { $card-accusative }
wonderful-kingdom-label-offer = Nabídnout kartu { $card }
wonderful-kingdom-label-lay-up = { $area }, lícem vzhůru
wonderful-kingdom-label-lay-trap = { $area }, lícem dolů s pastí
wonderful-kingdom-label-lay-veil = { $area }, lícem dolů díky Mistryni zvědů
wonderful-kingdom-label-select = Vzít { $area-accusative }
wonderful-kingdom-label-search = Provést akci průzkum { $area-locative }
wonderful-kingdom-label-spy = Odhalit { $spot-accusative }
wonderful-kingdom-label-peek = Prohlédnout si { $spot-accusative }
wonderful-kingdom-label-move = Přesunout { $spot-accusative } do druhé oblasti
wonderful-kingdom-label-take = Vzít si navíc { $spot-accusative }
wonderful-kingdom-label-remove = Odstranit { $spot-accusative }
wonderful-kingdom-label-pick = Vybrat kartu { $card }
wonderful-kingdom-label-feed = Odhodit kvůli Stínu kartu { $card }
wonderful-kingdom-label-freeze = Zasunout obra pod kartu { $card }
wonderful-kingdom-label-freeze-plan = Naplánovat kartu { $card } a zasunout pod ni obra
wonderful-kingdom-label-cover = Zakrýt symbol { $symbol-genitive }
wonderful-kingdom-label-uncover = Odkrýt symbol { $symbol-genitive }
wonderful-kingdom-label-plan = Naplánovat kartu { $card }
wonderful-kingdom-label-recycle = Směnit kartu { $card }
wonderful-kingdom-label-colours = Vzít kostky { $cubes-genitive }
wonderful-kingdom-label-place = { $resource } → { $card }
wonderful-kingdom-label-laboratory = Poslat do laboratoře zbytek, { $n }× { $resource-accusative }
wonderful-kingdom-label-laboratory-one = Poslat kostku { $resource-genitive } do laboratoře
wonderful-kingdom-label-first = Nejprve umístit kostky { $resource-genitive }
wonderful-kingdom-label-krystallium = Krystallium → { $card }
wonderful-kingdom-label-space = Na políčko { $resource-genitive }
wonderful-kingdom-label-soldier = Voják → { $card }
wonderful-kingdom-label-discard = Odhodit rozestavěnou kartu { $card }
wonderful-kingdom-label-quest = Splnit { $step-accusative }
wonderful-kingdom-label-pay = Zaplatit { $resource-accusative }: { $waiting } z čekajících, { $laboratory } z laboratoře, { $krystallium } krystalliem
wonderful-kingdom-label-transmute = Proměnit v krystallium { $cubes }
wonderful-kingdom-label-advisor = Použít { $card-accusative }
wonderful-kingdom-label-finish = Královský architekt: dokončit kartu { $card }
wonderful-kingdom-label-chronicle = Starý kronikář: počítat { $kind-accusative }
wonderful-kingdom-label-defeat = Porazit { $card-accusative }
wonderful-kingdom-label-thaw = Porazit obra pod kartou { $card }

## Log

wonderful-kingdom-log-start = { $seat } začíná 1. kolo.
wonderful-kingdom-log-duchy = { $seat } bere vévodství { $duchy }.
wonderful-kingdom-log-deck = { $seat } bere balíček hrozby { $deck }.
wonderful-kingdom-log-board = Poslání: { $quest }.
wonderful-kingdom-log-draws = { $seat } dobírá kartu { $card }.
wonderful-kingdom-log-dealt = { $seat } dobírá kartu.
wonderful-kingdom-log-looks = { $seat } si prohlíží kartu { $card }.
wonderful-kingdom-log-revealed = Mezi vybranými kartami se odhaluje { $card }.
wonderful-kingdom-log-turned-up = Odhaluje se karta { $card }.
wonderful-kingdom-log-keep = { $seat } si nechává { $card-accusative }.
wonderful-kingdom-log-offer = { $seat } nabízí kartu { $card }.
wonderful-kingdom-log-put = { $seat } pokládá první kartu do { $area-genitive }.
wonderful-kingdom-log-offers = { $seat } předkládá nabídku.
wonderful-kingdom-log-offered = { $area }: { $card }.
wonderful-kingdom-log-offered-trap = { $area }: karta lícem dolů (past).
wonderful-kingdom-log-offered-veil = { $area }: karta lícem dolů (Mistryně zvědů).
wonderful-kingdom-log-select = { $seat } si bere { $area-accusative }.
wonderful-kingdom-log-search = { $seat } provádí akci průzkum { $area-locative }.
wonderful-kingdom-log-spy = { $seat } posílá zvěda a odhaluje { $spot-accusative }.
wonderful-kingdom-log-peek = { $seat } si prohlíží { $spot-accusative }.
wonderful-kingdom-log-move = { $seat } přesouvá { $spot-accusative } do druhé oblasti.
wonderful-kingdom-log-take = { $seat } si navíc bere { $spot-accusative }.
wonderful-kingdom-log-remove = { $seat } odstraňuje { $spot-accusative }.
wonderful-kingdom-log-pick = { $seat } vybírá kartu { $card }.
wonderful-kingdom-log-feed = { $seat } odhazuje kvůli Stínu kartu { $card }.
wonderful-kingdom-log-freeze = { $seat } zasouvá Ledového obra pod kartu { $card }.
wonderful-kingdom-log-cover = { $seat } zakrývá symbol { $symbol-genitive }.
wonderful-kingdom-log-uncover = { $seat } odkrývá symbol { $symbol-genitive }.
wonderful-kingdom-log-plan = { $seat } plánuje kartu { $card }.
wonderful-kingdom-log-planned = { $seat } staví kartu { $card }.
wonderful-kingdom-log-recycle = { $seat } směňuje kartu { $card }.
wonderful-kingdom-log-colours = { $seat } bere kostky { $cubes-genitive }.
wonderful-kingdom-log-place = { $seat } umisťuje kostku { $resource-genitive } na kartu { $card }.
wonderful-kingdom-log-laboratory = { $seat } posílá do laboratoře { $n }× { $resource-accusative }.
wonderful-kingdom-log-first = { $seat } umisťuje nejprve kostky { $resource-genitive }.
wonderful-kingdom-log-krystallium = { $seat } umisťuje krystallium na kartu { $card }.
wonderful-kingdom-log-space = { $seat } zaplňuje políčko { $resource-genitive }.
wonderful-kingdom-log-soldier = { $seat } umisťuje vojáka na kartu { $card }.
wonderful-kingdom-log-discard = { $seat } odhazuje rozestavěnou kartu { $card }.
wonderful-kingdom-log-quest = { $seat } plní { $step-accusative }.
wonderful-kingdom-log-pay = { $seat } platí { $resource-accusative }: { $waiting } z čekajících, { $laboratory } z laboratoře, { $krystallium } krystalliem.
wonderful-kingdom-log-transmute = { $seat } proměňuje v krystallium { $cubes }.
wonderful-kingdom-log-advisor = { $seat } používá { $card-accusative }.
wonderful-kingdom-log-finish = { $seat } nechává Královského architekta dokončit kartu { $card }.
wonderful-kingdom-log-chronicle = { $seat } nechává Starého kronikáře počítat { $kind-accusative }.
wonderful-kingdom-log-defeat = { $seat } poráží { $card-accusative }.
wonderful-kingdom-log-thaw = { $seat } poráží obra pod kartou { $card }.
wonderful-kingdom-log-end = { $seat } končí fázi.
wonderful-kingdom-log-declines = { $seat } odmítá.
wonderful-kingdom-log-completed = { $seat } dokončuje kartu { $card }.
wonderful-kingdom-log-menace = { $seat }: +{ $menaces }.
wonderful-kingdom-log-menace-gone = { $seat }: −{ $menaces }.
wonderful-kingdom-log-calamity = { $seat }: +{ $n } { $n ->
    [one] Pohroma
    [few] Pohromy
    [many] Pohromy
   *[other] Pohrom
}.
wonderful-kingdom-log-soldiers = { $seat }: +{ $n } { $n ->
    [one] voják
    [few] vojáci
    [many] vojáka
   *[other] vojáků
}.
wonderful-kingdom-log-krystallium-gained = { $seat }: +{ $n } { $n ->
    [one] krystallium
    [few] krystallia
    [many] krystallia
   *[other] krystallií
}.
wonderful-kingdom-log-output = { $seat } produkuje { $n }× { $resource-accusative }.
wonderful-kingdom-log-outputs = { $resource }: objem produkce { $first } : { $second }.
wonderful-kingdom-log-training = Převaha: { $seat } posílá vojáka na cvičiště.
wonderful-kingdom-log-trained = Převaha: { $seat } bere vojáka ze cvičiště do vévodství.
wonderful-kingdom-log-round = Začíná { $round }. kolo.
wonderful-kingdom-log-winner = Vyhrává { $seat }, { $vp } VB.
wonderful-kingdom-log-score = { $seat }: { $vp } VB.
wonderful-kingdom-log-lost = Prohrává { $seat }, { $vp } VB.

## The log by turns, in short

wonderful-kingdom-log-offer-short = { "" }
wonderful-kingdom-log-put-short = { "" }
wonderful-kingdom-log-offers-short = předkládá nabídku
wonderful-kingdom-log-dealt-many = { $n ->
    [one] dobírá kartu
    [few] dobírá { $n } karty
    [many] dobírá { $n } karty
   *[other] dobírá { $n } karet
}
wonderful-kingdom-log-draws-many = { $n ->
    [one] dobírá kartu { $card }
   *[other] dobírá karty { $card }
}
wonderful-kingdom-log-place-many = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
    [many] { $n } kostky
   *[other] { $n } kostek
} → { $card }
wonderful-kingdom-log-soldier-many = { $n ->
    [one] { $n } voják
    [few] { $n } vojáci
    [many] { $n } vojáka
   *[other] { $n } vojáků
} → { $card }
wonderful-kingdom-log-krystallium-many = { $n }× krystallium → { $card }
wonderful-kingdom-log-plan-many = plánuje { $card }
wonderful-kingdom-log-recycle-many = směňuje { $card }
wonderful-kingdom-log-end-short = hotovo
wonderful-kingdom-log-end-many = hotovo

## Points

wonderful-kingdom-score-sum-base = Základní body: { $vp }
wonderful-kingdom-score-sum-combo = Body za kombinace: { $vp }
wonderful-kingdom-score-sum-calamities = Pohromy: { $vp }
wonderful-kingdom-score-sum-menaces = Hrozby: { $vp }
wonderful-kingdom-score-sum-advisors = Rádcové: { $vp }
wonderful-kingdom-score-sum-side = Strana A v sólové hře: { $vp }
wonderful-kingdom-score-sum-total = Celkem: { $vp } VB
wonderful-kingdom-score-line = { $card }: { $n } × { $vp }
wonderful-kingdom-score-quest-line = Odměny za poslání: { $vp }
wonderful-kingdom-score-combo-line = { $card }: { $each } × { $n } ({ $kind }) = { $vp }
wonderful-kingdom-score-chronicle = Starý kronikář: { $kind }

## Why not

wonderful-kingdom-why-space-first = Nejprve určete, které políčko karty { $card } krystallium zaplní.
wonderful-kingdom-why-pay-first = Nejprve zaplaťte { $step-accusative }.
wonderful-kingdom-why-menaces-first = Nejprve vyřiďte své hrozby.
wonderful-kingdom-why-broker-first = Nejprve směňte kartu pro Prohnanou kramářku a zvolte kostky.
wonderful-kingdom-why-cubes-first = Nejprve umístěte kostky: zbývá { $n }.
wonderful-kingdom-why-selection-left = Nejprve naplánujte nebo směňte karty: zbývá { $n }.
wonderful-kingdom-why-order = Kostky jedné barvy se umisťují na rozestavěné karty zleva doprava: chcete-li jinak, vezměte je nejprve zpět.
wonderful-kingdom-why-feed-order = Karty pro Stíny se určují zleva doprava: chcete-li jiné, vezměte je nejprve zpět.
wonderful-kingdom-why-last-cube = Je to vaše poslední kostka této barvy: pošlete do laboratoře celý zbytek.
wonderful-kingdom-why-colour-first = Nejprve umístěte kostky { $resource-genitive }.
wonderful-kingdom-why-same-copy = Takové karty máte dvě stejné: zvolte tu druhou.
wonderful-kingdom-why-lost-vermin = Balíček Havěti je prázdný.
wonderful-kingdom-why-lost-beside = Prostředků vedle balíčku nebezpečí: { $n }. Při { $limit } prohráváte.
wonderful-kingdom-why-lost-quest = Nesplněno: { $steps }.
wonderful-kingdom-why-lost-cards = Nedokončeno: { $cards }.
wonderful-kingdom-why-lost-thieves = Neporažení Zloději: { $n }.
wonderful-kingdom-why-inside-offer = Nejprve dokončete nabídku.
wonderful-kingdom-why-stage-offer = Nejprve zvolte kartu.
wonderful-kingdom-why-stage-put = Nejprve položte první kartu.
wonderful-kingdom-why-stage-lay = Nejprve položte druhou kartu.
wonderful-kingdom-why-offer-order = Karty nabízejte v pořadí, v jakém jsou v ruce, zleva doprava.
wonderful-kingdom-why-not-in-hand = Kartu { $card } nemáte v ruce.
wonderful-kingdom-why-no-trap = Nemáte k dispozici žádnou past.
wonderful-kingdom-why-not-selected = Kartu { $card } nemáte mezi vybranými.
wonderful-kingdom-why-no-shadow = Žádný Stín teď kartu nežádá.
wonderful-kingdom-why-no-site = Kartu { $card } nestavíte.
wonderful-kingdom-why-no-cube = Nemáte kostku k umístění.
wonderful-kingdom-why-no-space = Karta { $card } nemá volné políčko pro { $resource-accusative }.
wonderful-kingdom-why-no-krystallium = Na kartě vévodství nemáte krystallium.
wonderful-kingdom-why-no-aim = Krystallium teď neumisťujete.
wonderful-kingdom-why-no-soldier = Potřebujete { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
    [many] { $n } vojáka
   *[other] { $n } vojáků
}; máte { $soldiers }.
wonderful-kingdom-why-frozen = Pod kartou { $card } je Ledový obr.
wonderful-kingdom-why-locked = Kartu { $card } je nutné dokončit, odhodit ji nelze.
wonderful-kingdom-why-no-giant = Žádný Ledový obr nečeká na kartu.
wonderful-kingdom-why-no-thief = Žádný Zloděj teď symbol nežádá.
wonderful-kingdom-why-no-symbol = Nemáte nezakrytý symbol { $symbol-genitive }.
wonderful-kingdom-why-no-thief-beaten = Žeton krádeže odchází jen s poraženým Zlodějem.
wonderful-kingdom-why-not-covered = Na symbolu { $symbol-genitive } není žeton krádeže.
wonderful-kingdom-why-no-broker = Kostky podle vaší volby dává jen Prohnaná kramářka.
wonderful-kingdom-why-no-step = Tento krok poslání není ve hře.
wonderful-kingdom-why-step-done = Tento krok už je splněný.
wonderful-kingdom-why-step-cost = Na chybějící prostředky potřebujete { $n ->
    [one] { $n } krystallium
    [few] { $n } krystallia
    [many] { $n } krystallia
   *[other] { $n } krystallií
}; máte { $krystallium }.
wonderful-kingdom-why-no-payment = Žádný krok poslání teď neplatíte.
wonderful-kingdom-why-no-mix = Takto { $n }× { $resource-accusative } zaplatit nemůžete.
wonderful-kingdom-why-same-payment = Nejprve se platí čekajícími kostkami: žádná rozestavěná karta by je nepřijala.
wonderful-kingdom-why-step-soldiers = Krok žádá více vojáků, než máte ({ $soldiers }).
wonderful-kingdom-why-no-keeping = Pět kostek se tu promění v krystallium samo od sebe.
wonderful-kingdom-why-laboratory = V laboratoři potřebujete pět takových kostek; celkem jich máte { $n }.
wonderful-kingdom-why-no-advisor = { $card } mezi vašimi rádci není.
wonderful-kingdom-why-advisor-used = { $card-accusative } lze použít jen jednou za kolo.
wonderful-kingdom-why-advisor-phase = { $card-accusative } v této fázi použít nelze.
wonderful-kingdom-why-no-development = Mezi vybranými není karta rozvoje.
wonderful-kingdom-why-architect = Kartě { $card } chybí víc než dvě základní kostky, voják nebo krystallium (chybějící základní kostky: { $n }).
wonderful-kingdom-why-no-menace = { $card } ve vašem stavebním prostoru není.
wonderful-kingdom-why-not-frozen = Pod kartou { $card } žádný obr není.
wonderful-kingdom-why-not-full = Karta { $card } má ještě volná políčka.
wonderful-kingdom-why-no-spy = Nemáte k dispozici žádného zvěda.
wonderful-kingdom-why-no-card = Žádná karta tam neleží.
wonderful-kingdom-why-face-up = Tato karta leží lícem vzhůru.
wonderful-kingdom-why-known = Tuto kartu už znáte.
wonderful-kingdom-why-two-players = Tento rádce je jen pro dva hráče.
wonderful-kingdom-why-other-area = Vezměte kartu z druhé oblasti.
wonderful-kingdom-why-solo-only = Akce průzkum je jen v sólové hře.
wonderful-kingdom-why-searched = Akci průzkum lze provést jednou za kolo.
wonderful-kingdom-why-search-cards = Akce průzkum odstraňuje dvě karty z balíčku rozvoje ležící lícem vzhůru; zde jich je { $n }.
wonderful-kingdom-why-deck-empty = Balíček rozvoje je prázdný.
wonderful-kingdom-why-searched-area = Vezměte kartu z oblasti, ve které provádíte akci průzkum.
wonderful-kingdom-why-not-removable = Odstranit lze jen karty z balíčku rozvoje ležící lícem vzhůru.
wonderful-kingdom-why-not-looked = Mezi prohlíženými není karta { $card }.
wonderful-kingdom-why-deck-taken = Tento balíček hrozby už je obsazený.
wonderful-kingdom-why-not-drawn = { $card } mezi vašimi dobranými rádci není.
wonderful-kingdom-why-no-module = Hru bez modulu nejprve povolte ve volbách.
wonderful-kingdom-why-scenario = Scénář je pro jednoho hráče a moduly určuje sám (hráčů: { $seats }).
wonderful-kingdom-why-same-deck = Oba hráči nemohou mít stejný balíček hrozby ({ $deck }).

## Options in words

wonderful-kingdom-option-side = Strana vévodství
wonderful-kingdom-option-side-a = Strana A
wonderful-kingdom-option-side-b = Strana B
wonderful-kingdom-option-side-help = Strana A je silnější a u každého vévodství jiná; v sólové hře stojí 15 VB.
wonderful-kingdom-option-module = Modul
wonderful-kingdom-option-module-menace = Hrozby
wonderful-kingdom-option-module-advisor = Rádcové
wonderful-kingdom-option-module-quest = Poslání
wonderful-kingdom-option-module-none = Žádný
wonderful-kingdom-option-module-help = Co se přidá k základním pravidlům; nejmírnější jsou poslání.
wonderful-kingdom-option-duchies = Vévodství
wonderful-kingdom-option-duchies-draft = Vybírají hráči
wonderful-kingdom-option-duchies-random = Losem
wonderful-kingdom-option-duchies-valados-first = Valados prvnímu místu
wonderful-kingdom-option-duchies-teressie-first = Teressie prvnímu místu
wonderful-kingdom-option-duchies-help = Kdo dostane které vévodství.
wonderful-kingdom-option-menace-deck-0 = Balíček hrozby 1. místa
wonderful-kingdom-option-menace-deck-1 = Balíček hrozby 2. místa
wonderful-kingdom-option-menace-deck-0-draft = Vybírá hráč
wonderful-kingdom-option-menace-deck-0-random = Losem
wonderful-kingdom-option-menace-deck-0-rats = Obří krysy
wonderful-kingdom-option-menace-deck-0-ice-giants = Ledoví obři
wonderful-kingdom-option-menace-deck-0-shadows = Stíny
wonderful-kingdom-option-menace-deck-0-thieves = Zloději
wonderful-kingdom-option-menace-deck-1-draft = Vybírá hráč
wonderful-kingdom-option-menace-deck-1-random = Losem
wonderful-kingdom-option-menace-deck-1-rats = Obří krysy
wonderful-kingdom-option-menace-deck-1-ice-giants = Ledoví obři
wonderful-kingdom-option-menace-deck-1-shadows = Stíny
wonderful-kingdom-option-menace-deck-1-thieves = Zloději
wonderful-kingdom-option-menace-deck-0-help = Balíček, ze kterého je osmá karta v ruce.
wonderful-kingdom-option-menace-deck-1-help = Balíček, ze kterého je osmá karta v ruce.
wonderful-kingdom-option-quest = Poslání
wonderful-kingdom-option-quest-draft = Vybírá hráč
wonderful-kingdom-option-quest-random = Losem
wonderful-kingdom-option-quest-northern-lands = Země severu
wonderful-kingdom-option-quest-usurper = Uchvatitel
wonderful-kingdom-option-quest-lord-of-doom = Pán zhouby
wonderful-kingdom-option-quest-help = Poslání, jehož poslední krok je k výhře nutný.
wonderful-kingdom-option-scenario = Scénář
wonderful-kingdom-option-scenario-none = Žádný
wonderful-kingdom-option-scenario-sg01 = Záplava krys
wonderful-kingdom-option-scenario-sg02 = Proroctví
wonderful-kingdom-option-scenario-sg03 = Mrazivý sever
wonderful-kingdom-option-scenario-sg04 = Poslední bitva
wonderful-kingdom-option-scenario-sg05 = Cech zlodějů
wonderful-kingdom-option-scenario-sg06 = Obklíčení nepřáteli
wonderful-kingdom-option-scenario-help = Pro jednoho hráče; určuje moduly.
wonderful-kingdom-option-allow-no-module-help = Bez modulu hra není oficiální, zato je mírná.
wonderful-kingdom-option-solo-search-help = Pravidla říkají jednou za kolo, vydavatel později při každém výběru.
wonderful-kingdom-option-empty-deck-help = Sólová hra: co když balíček dojde.
wonderful-kingdom-option-quest-keep-cubes-help = Jinak se pět kostek ihned promění v krystallium.
wonderful-kingdom-option-rat-spawn-help = Kdy Obří krysy přivádějí Havěť.
wonderful-kingdom-option-menace-order-help = V jakém pořadí se vyhodnotí efekty více hrozeb.
wonderful-kingdom-option-thief-multiplier-symbol-help = Co žeton krádeže bere symbolu, který počítá karty.
wonderful-kingdom-option-planning-visibility-help = Zda druhý hráč vidí vaše plánování a stavbu.
wonderful-kingdom-option-show-own-facedown-help = Karty, které sami položíte lícem dolů, vidíte i dál.
wonderful-kingdom-option-soldier-supply-help = Zda mohou vojáci dojít.
wonderful-kingdom-mode-quests = Poslání, strana A
wonderful-kingdom-mode-quests-help = K výhře musíte splnit i poslední krok poslání. Nejmírnější modul.
wonderful-kingdom-mode-quests-b = Poslání, strana B
wonderful-kingdom-mode-quests-b-help = Totéž se stranou B: obě vévodství jsou stejná a slabší.
wonderful-kingdom-mode-menace = Hrozby, strana A
wonderful-kingdom-mode-menace-help = V každé ruce je jedna hrozba, která škodí tomu, kdo si ji vezme.
wonderful-kingdom-mode-menace-b = Hrozby, strana B
wonderful-kingdom-mode-menace-b-help = Hrozby se stranou B: obě vévodství jsou stejná a slabší.
wonderful-kingdom-mode-advisors = Rádcové, strana A
wonderful-kingdom-mode-advisors-help = Každý má rádce, kteří jednou za kolo nebo na konci hry mění pravidla.
wonderful-kingdom-mode-advisors-b = Rádcové, strana B
wonderful-kingdom-mode-advisors-b-help = Rádcové se stranou B: obě vévodství jsou stejná a slabší.
wonderful-kingdom-mode-no-module = První hra bez modulu
wonderful-kingdom-mode-no-module-help = Jen základní pravidla. Nejrychlejší cesta, jak se hru naučit.
wonderful-kingdom-mode-sg01-help = { wonderful-kingdom-goal-sg01 }
wonderful-kingdom-mode-sg02-help = { wonderful-kingdom-goal-sg02 }
wonderful-kingdom-mode-sg03-help = { wonderful-kingdom-goal-sg03 }
wonderful-kingdom-mode-sg04-help = { wonderful-kingdom-goal-sg04 }
wonderful-kingdom-mode-sg05-help = { wonderful-kingdom-goal-sg05 }
wonderful-kingdom-mode-sg06-help = { wonderful-kingdom-goal-sg06 }
wonderful-kingdom-mode-sg01 = Scénář: Záplava krys
wonderful-kingdom-mode-sg02 = Scénář: Proroctví
wonderful-kingdom-mode-sg03 = Scénář: Mrazivý sever
wonderful-kingdom-mode-sg04 = Scénář: Poslední bitva
wonderful-kingdom-mode-sg05 = Scénář: Cech zlodějů
wonderful-kingdom-mode-sg06 = Scénář: Obklíčení nepřáteli
wonderful-kingdom-about = Pravidla odpovídají vydané hře. Většina čísel na kartách, vévodstvích, rádcích a deskách poslání je rekonstruovaná.
wonderful-kingdom-pitch = Nabízejte karty s pastmi, plánujte, produkujte ve čtyřech krocích a postavte větší vévodství.

## The table on the page

wonderful-kingdom-makes = produkuje
wonderful-kingdom-ribbon-plan = Naplánovat
wonderful-kingdom-ribbon-recycle = Směnit
wonderful-kingdom-ribbon-offer = Nabídnout
wonderful-kingdom-ribbon-pick = Vybrat
wonderful-kingdom-ribbon-feed = Odhodit
wonderful-kingdom-ribbon-freeze = Zmrazit
wonderful-kingdom-ribbon-spy = Odhalit
wonderful-kingdom-ribbon-peek = Prohlédnout
wonderful-kingdom-ribbon-move = Přesunout
wonderful-kingdom-ribbon-take = Vzít navíc
wonderful-kingdom-ribbon-remove = Odstranit
wonderful-kingdom-ribbon-defeat = Porazit
wonderful-kingdom-ribbon-finish = Dokončit
wonderful-kingdom-lay-up = Lícem vzhůru
wonderful-kingdom-lay-trap = S pastí
wonderful-kingdom-lay-veil = Mistryně zvědů
wonderful-kingdom-area-holds = { $n ->
    [0] prázdná
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}{ $down ->
    [0] { "" }
   *[other] , { $down } lícem dolů
}
wonderful-kingdom-turn-n = tah { $n }/{ $total }
wonderful-kingdom-in-hand = v ruce { $n }
wonderful-kingdom-taken = Vzato
wonderful-kingdom-seat-finished = má hotovo
wonderful-kingdom-seat-choosing = rozhoduje se
wonderful-kingdom-take-back = Vzít zpět
wonderful-kingdom-finish-all = Dokončit všechny mé kroky
wonderful-kingdom-finish-all-help = Kostky za vás do konce kola umístí bot; každý krok uvidíte v průběhu partie.
wonderful-kingdom-finish-all-ask = Má zbytek vašich kroků v tomto kole zahrát bot?
wonderful-kingdom-finish-all-yes = Zahrát
wonderful-kingdom-place-count = Umístit { $n }
wonderful-kingdom-offer-first = Vyberte první kartu.
wonderful-kingdom-offer-where = Kam a jak položíte kartu { $card }?
wonderful-kingdom-offer-second = Vyberte druhou kartu.
wonderful-kingdom-offer-held = Jako druhá už leží karta { $card }. Teď zvolte tu první.
wonderful-kingdom-cubes-waiting = K umístění
wonderful-kingdom-forecast = Předpověď produkce
wonderful-kingdom-forecast-now = Kdyby se produkovalo teď
wonderful-kingdom-spaces-filled = zaplněná políčka: { $n }/{ $spaces }
wonderful-kingdom-danger-left = Karty nebezpečí: zbývá { $n }
wonderful-kingdom-deck-left = Balíček: { $n }
wonderful-kingdom-discard-left = Odhozeno: { $n }
wonderful-kingdom-beside-left = Vedle balíčku nebezpečí: { $n }/{ $most }
wonderful-kingdom-calamities-left = Pohromy: zbývá { $n }
wonderful-kingdom-vermin-left = Havěť: zbývá { $n }
wonderful-kingdom-search-used = Akce průzkum už v tomto kole proběhla
wonderful-kingdom-on-top = Vrchní karta balíčku
wonderful-kingdom-medals = Medaile
wonderful-kingdom-medal-from = { $medal }: { $vp } VB
wonderful-kingdom-step-done = splněno
wonderful-kingdom-step-reward-gone = odměna už je pryč
wonderful-kingdom-duchy-empty = zatím nic není dokončené
wonderful-kingdom-nothing-waits = Na umístění nečeká žádná kostka.
wonderful-kingdom-placed-so = Dosud umístěno
wonderful-kingdom-placed-from = Odkud kostky jsou
wonderful-kingdom-placed-nothing = Zatím není nic umístěno
wonderful-kingdom-signs = Značky
wonderful-kingdom-sign-recycle = co přinese směna
wonderful-kingdom-sign-bonus = jednou, při dokončení
wonderful-kingdom-sign-supremacy = převaha: nejvíc kostek v tomto kroku
wonderful-kingdom-yard-empty = Nic není rozestavěné: naplánujte si karty.
wonderful-kingdom-ability-enlightened-prophet = Volba: tajně si prohlédněte až dvě karty ležící lícem dolů.
wonderful-kingdom-ability-grey-eminence = Volba: po výběru oblasti si vezměte i jednu kartu z druhé.
wonderful-kingdom-ability-famous-cartographer = Produkce: 2 kostky průzkumu navíc; do převahy se nepočítají.
wonderful-kingdom-ability-master-mason = Produkce: 3 kostky materiálu navíc; do převahy se nepočítají.
wonderful-kingdom-ability-village-elder = Produkce: 2 kostky populace navíc; do převahy se nepočítají.
wonderful-kingdom-ability-royal-treasurer = Produkce: 2 kostky zlata navíc; do převahy se nepočítají.
wonderful-kingdom-ability-court-alchemist = Plánování: získáte 1 krystallium.
wonderful-kingdom-ability-shrewd-broker = Plánování: směněná karta dá 2 kostky podle vaší volby.
wonderful-kingdom-ability-court-confessor = Plánování: jedna Pohroma z vašich vybraných karet zmizí.
wonderful-kingdom-ability-royal-architect = Konec hry: dokončete kartu, které chybí nejvýše dvě základní kostky.
wonderful-kingdom-ability-old-chronicler = Konec hry: 1 VB za každou kartu jednoho druhu.
wonderful-kingdom-ability-spymistress = Volba: položte jednu nabízenou kartu lícem dolů bez pasti.
wonderful-kingdom-ability-silver-tongued-envoy = Volba: přesuňte jednu kartu z jedné oblasti do druhé.
wonderful-kingdom-ability-kings-inquisitor = Plánování: jedna Pohroma z vašich vybraných karet přejde do soupeřova vévodství.
wonderful-kingdom-effect-calamity = Nelze ji naplánovat ani směnit; jde do vévodství.
wonderful-kingdom-effect-giant-rat = Přivede jednu Havěť za každou Obří krysu ve stavebním prostoru.
wonderful-kingdom-effect-vermin = Žádný další efekt.
wonderful-kingdom-effect-ice-giant = Leží pod rozestavěnou kartou; tu nelze dokončit, dokud obra neporazíte.
wonderful-kingdom-effect-shadow = Při každém plánování odhodíte jednu vybranou kartu; kostku za ni dostane soupeř.
wonderful-kingdom-effect-thief = Zakrývá jeden symbol produkce, dokud ho neporazíte.

## The first game

wonderful-kingdom-lesson-goal = Království divů jednou větou: vybudujte během čtyř kol vévodství s nejvyšším počtem bodů. Vládnete vévodství Valados.
wonderful-kingdom-lesson-points = Body dávají jen dokončené karty, po 4. kole: vytištěné body a kombinace, které platí za každou kartu svého druhu. Každá Pohroma stojí 4. Kostky a nedokončené karty nemají cenu.
wonderful-kingdom-lesson-round = Každé kolo má tři fáze: volbu, v níž karty nabízíte a berete; plánování, kdy je stavíte, nebo směňujete; produkci, kdy je kostkami dokončujete.
wonderful-kingdom-lesson-1 = Jeden dělí, druhý vybírá: nabídnete dvě karty ve dvou oblastech a soupeř si jednu celou oblast vezme. Nejprve nabídněte Královské zahrady.
wonderful-kingdom-lesson-2 = Položte je lícem vzhůru do levé oblasti: dvoje Královské zahrady vedle sebe.
wonderful-kingdom-lesson-3 = Druhá karta: Pohroma. Stojí 4 body a někdo si ji vzít musí.
wonderful-kingdom-lesson-4 = Dejte ji do pravé oblasti s pastí: lícem dolů. Soupeř neuvidí, co leží vedle Mlýna.
wonderful-kingdom-lesson-5 = Povedlo se: soupeř si vzal Pohromu a sám nabídl karty. Vezměte si levou oblast: dvoje Královské zahrady po 6 bodech.
wonderful-kingdom-lesson-6 = Volba pokračuje: každý čtyřikrát nabízí a čtyřikrát bere. Přejděte k plánování.
wonderful-kingdom-lesson-planning = Plánování: každou vzatou kartu buď naplánujete a čeká na kostky, nebo ji hned směníte za jednu kostku. Plánujte, co brzy dokončíte.
wonderful-kingdom-lesson-7 = Naplánujte Osadu: stojí tři materiály a pak vám v každém kole dává materiál a populaci.
wonderful-kingdom-lesson-8 = Hradby jsou zatím příliš drahé. Směňte je: dostanete 1 materiál.
wonderful-kingdom-lesson-9 = Kostka jde hned na rozestavěnou kartu. Umístěte ji na Osadu.
wonderful-kingdom-lesson-10 = O ostatních kartách rozhodnete stejně. Přejděte k produkci.
wonderful-kingdom-lesson-production = Produkce má čtyři kroky: materiál, populace, zlato, průzkum. Kostky dává vévodství a dokončené karty; kdo produkuje víc, získá vojáka na cvičiště.
wonderful-kingdom-lesson-11 = Krok materiálu: Valados vám dává 2 kostky. Umístěte jednu na Osadu.
wonderful-kingdom-lesson-12 = A druhou také: poslední kostka Osadu dokončí. Počítá se od příštího kroku.
wonderful-kingdom-lesson-13 = Všechny kostky jsou umístěné: ukončete krok.
wonderful-kingdom-lesson-14 = Tak to jde dál, krok za krokem a kolo za kolem. Přejděte k poslednímu kroku zlata ve 4. kole: jedné kartě ještě chybí dvě kostky.
wonderful-kingdom-lesson-15 = Tajný spolek dává 3 body za každého odborníka, i za sebe. Umístěte na něj kostku zlata.
wonderful-kingdom-lesson-16 = Poslední kostka: s pěti odborníky má Tajný spolek cenu 15 bodů.
wonderful-kingdom-lesson-17 = Kostky, které nic nepotřebuje, jdou do laboratoře; z pěti vznikne krystallium, které nahradí kteroukoli kostku. Přejděte k poslednímu kroku.
wonderful-kingdom-lesson-18 = Ukončete poslední krok. Pak se spočítají body.
wonderful-kingdom-lesson-end = Máte za sebou celou hru, od první nabídky po poslední bod: kombinace vám přinesly tolik bodů, kolik je na všech vašich kartách vytištěno. Skutečná hra přidá modul; řekne vám, co je jinak.
wonderful-kingdom-mistake-1 = Příliš mnoho plánů. Karta bez poslední kostky nemá cenu: co nedokončíte, směňte.
wonderful-kingdom-mistake-2 = Body moc brzy. V 1. a 2. kole berte, co produkuje, ve 3. a 4. kole, co boduje.
wonderful-kingdom-mistake-3 = Dvě dobré hromádky. Soupeř si vezme tu lepší: k tomu, co chcete, přidejte, co nechce nikdo.
wonderful-kingdom-coach-offer = Soupeř vybírá první, vám zbude druhá oblast. K tomu, co chcete, přidejte, co nechce nikdo.
wonderful-kingdom-coach-select = Karta lícem dolů bývá Pohroma: −4 body. Smíte si vzít i prázdnou oblast.
wonderful-kingdom-coach-plan = Plánujte jen to, co dokončíte. Směněná karta dá kostku hned.
wonderful-kingdom-coach-build = Raději karty dokončujte, než jich moc začínat: dokončená karta produkuje od příštího kroku.
wonderful-kingdom-coach-score = Od 3. kola hledejte body: kombinace s druhy karet, které už máte.
wonderful-kingdom-coach-quest = Tato hra má poslání: kdo nesplní jeho poslední krok, nemůže vyhrát.

## A card shown large

wonderful-kingdom-zoom-costs = Stojí
wonderful-kingdom-zoom-makes = Produkuje
wonderful-kingdom-zoom-built = Po dokončení
wonderful-kingdom-zoom-worth = Hodnota
wonderful-kingdom-zoom-recycled = Směna
wonderful-kingdom-zoom-does = Efekt
wonderful-kingdom-zoom-pay = Použití
wonderful-kingdom-zoom-fight = K porážce
wonderful-kingdom-zoom-from = Odkud
wonderful-kingdom-zoom-each-production = { $things } při každé produkci
wonderful-kingdom-zoom-once = { $things }, jednou
wonderful-kingdom-zoom-at-end = { $things } na konci hry
wonderful-kingdom-zoom-at-once = { $things } ihned
wonderful-kingdom-zoom-in-fight = { $things } v souboji
wonderful-kingdom-zoom-each-round = { $things }, jednou za kolo
wonderful-kingdom-zoom-each = { $things } za { $kind ->
    [building] každou vaši budovu
    [expert] každého vašeho odborníka
    [masterpiece] každé vaše veledílo
   *[discovery] každý váš objev
}
wonderful-kingdom-zoom-from-deck = balíček rozvoje, { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
wonderful-kingdom-zoom-from-calamity = Pohromy vedle balíčku: jedna v každé ruce, čtyři v balíčku nebezpečí
wonderful-kingdom-zoom-from-menace = balíček hrozby: v každém kole jedna v ruce, čtyři v balíčku nebezpečí
wonderful-kingdom-zoom-from-vermin = Havěť vedle balíčku, když se množí Obří krysy
wonderful-kingdom-zoom-from-advisor = příprava hry a balíček rozvoje, kde nahrazují poklady
wonderful-kingdom-zoom-hidden = Karta lícem dolů. Kdo si oblast vezme, uvidí ji při plánování.

## What an object of the table answers when it is asked about
wonderful-kingdom-object-laboratory = Laboratoř hráče { $seat }
wonderful-kingdom-object-training = Cvičiště hráče { $seat }
wonderful-kingdom-object-soldiers = Vojáci hráče { $seat }
wonderful-kingdom-object-krystallium = Krystallium hráče { $seat }
wonderful-kingdom-object-traps = Pasti hráče { $seat }
wonderful-kingdom-object-spies = Zvědové hráče { $seat }
wonderful-kingdom-object-calamities = Pohromy hráče { $seat }
wonderful-kingdom-object-deck = Balíček rozvoje
wonderful-kingdom-object-discard = Odkládací hromádka
wonderful-kingdom-object-danger = Balíček nebezpečí
wonderful-kingdom-why-object-hand-card = Tuto kartu máte v ruce: ve svém tahu nabídnete dvě karty, do jedné oblasti, nebo do obou.
wonderful-kingdom-why-object-selected-card = Tuto kartu máte mezi vybranými: při plánování ji naplánujete, nebo směníte za kostku.
wonderful-kingdom-why-object-selected-treasure = Tuto kartu máte mezi vybranými: při plánování ji směníte za její dvě kostky.
wonderful-kingdom-why-object-selected-advisor = Tohoto rádce máte mezi vybranými kartami: při plánování se k vám přidá a přivede 1 vojáka.
wonderful-kingdom-why-object-site = Tuto kartu stavíte: dokončená je, až budou plná všechna políčka.
wonderful-kingdom-why-object-area-card = Tato karta je v nabídce: kdo si zvolí její oblast, vezme si všechny její karty.
wonderful-kingdom-why-object-built = Stojí ve vévodství hráče { $seat }: do konce hry tam produkuje a boduje.
wonderful-kingdom-why-object-foreign-site = Tuto kartu staví { $seat }; ostatní na ni nemohou.
wonderful-kingdom-why-object-advisor = Rádce hráče { $seat }: jeho schopnost se platí vojáky, jednou za kolo.
wonderful-kingdom-why-object-foreign-selection = Tuto kartu má mezi vybranými { $seat }: naplánuje ji, nebo smění.
wonderful-kingdom-why-object-calamity = Nelze ji naplánovat ani směnit: na konci stojí majitele 4 VB.
wonderful-kingdom-why-object-discarded = { $kind }; výtisků na odkládací hromádce: { $n }. V tomto kole už nic nedělá.
wonderful-kingdom-why-object-face-down = Karta lícem dolů: do plánování ji nikdo neuvidí, leda ji odhalí zvěd.
wonderful-kingdom-why-object-spot = Tady leží karta { $card }: bere se s celou oblastí.
wonderful-kingdom-why-object-area = Karet: { $n }. Kdo si oblast zvolí, vezme si všechny.
wonderful-kingdom-why-object-empty = Prázdná oblast: zvolit ji můžete i záměrně a nevzít si nic.
wonderful-kingdom-why-object-krystallium = Nahradí kdykoli kteroukoli kostku; vzniká z pěti kostek v laboratoři.
wonderful-kingdom-why-object-soldier = Zaplní políčko vojáka, zaplatí rádce, nebo bojuje s hrozbou.
wonderful-kingdom-why-object-resource = Kostky tohoto prostředku přijdou ve svém kroku produkce a hned se umístí.
wonderful-kingdom-why-object-laboratory = Kostek uvnitř: { $n }; pět libovolných se změní v 1 krystallium.
wonderful-kingdom-why-object-training = Vojáků na cvičišti: { $n }; další převaha jednoho pošle do vévodství.
wonderful-kingdom-why-object-soldiers = K dispozici: { $n }. Plní políčka vojáků, platí rádce a bojují s hrozbami.
wonderful-kingdom-why-object-traps = K dispozici: { $n }. S pastí se nabízená karta položí lícem dolů.
wonderful-kingdom-why-object-spies = K dispozici: { $n }. Zvěd odhalí jednu kartu lícem dolů.
wonderful-kingdom-why-object-calamities = Počet: { $n }. Každá stojí na konci 4 VB.
wonderful-kingdom-why-object-menace = Tato hrozba vám škodí, dokud ji v souboji neporazíte; vojáků je třeba: { $n }.
wonderful-kingdom-why-object-far-menace = Hrozba postihne toho, kdo si ji vezme; k porážce je třeba vojáků: { $n }.
wonderful-kingdom-why-object-final-step = Poslední krok: bez něj nikdo nevyhraje.
wonderful-kingdom-why-object-step = Celá cena, dohromady { $n }, se platí najednou, kdykoli jste na řadě.
wonderful-kingdom-why-object-deck = Zbývá karet: { $n }; rozdávají se na začátku každého kola.
wonderful-kingdom-why-object-danger = Zbývá karet: { $n }; v sólové hře z něj přichází jedna po druhé.
wonderful-kingdom-why-object-discard = Karet: { $n }; jsou ze hry, dokud nedojde balíček.
wonderful-kingdom-why-object-seat = Dokončených karet: { $built }, bodů zatím: { $n }. Každé vévodství staví jen samo za sebe.

wonderful-kingdom-zoom-now = Kdyby teď stála ve vašem vévodství: { $things }.
wonderful-kingdom-zoom-now-nothing = Ve vašem vévodství by teď nic nepřinesla.
wonderful-kingdom-zoom-needs = Ještě potřebuje: { $things }.
wonderful-kingdom-zoom-makes-now = Teď produkuje: { $things }.
wonderful-kingdom-zoom-duchy = Vévodství
wonderful-kingdom-zoom-when = Kdy
wonderful-kingdom-zoom-kept = Co vévodství má
wonderful-kingdom-zoom-gives = Přináší
wonderful-kingdom-zoom-step-now = Tento krok teď můžete splnit.
wonderful-kingdom-zoom-step-when = kdykoli jste na řadě, za celou cenu najednou

## Goals and briefings

wonderful-kingdom-goal-vermin = { $n ->
    [one] Zbývá { $n } Havěť: při 0 prohráváte.
    [few] Zbývají { $n } Havěti: při 0 prohráváte.
    [many] Zbývá { $n } Havěti: při 0 prohráváte.
   *[other] Zbývá { $n } Havětí: při 0 prohráváte.
}
wonderful-kingdom-goal-beside = Vedle balíčku nebezpečí: { $n }/{ $limit }. Při { $limit } prohráváte.
wonderful-kingdom-goal-quest = Do konce splňte: { $missing }.
wonderful-kingdom-goal-quest-done = Poslední krok je splněný.
wonderful-kingdom-goal-cards = Do konce dokončete: { $missing }.
wonderful-kingdom-goal-cards-done = Všechny jmenované karty jsou dokončené.
wonderful-kingdom-goal-thieves = Do konce porazte { $n ->
    [one] { $n } Zloděje
    [few] { $n } Zloděje
    [many] { $n } Zloděje
   *[other] { $n } Zlodějů
}.
wonderful-kingdom-goal-thieves-done = Všichni Zloději jsou poraženi.
wonderful-kingdom-briefing = Úkol
wonderful-kingdom-briefing-goal = Váš cíl
wonderful-kingdom-briefing-lose = Kdy prohrajete
wonderful-kingdom-briefing-differs = Co je jinak
wonderful-kingdom-briefing-begin = Začít
wonderful-kingdom-briefing-medals = Když neprohrajete, rozhodují body: bronz { $bronze }, stříbro { $silver }, zlato { $gold }.
wonderful-kingdom-briefing-side = Strana A vévodství je silná, proto začínáte na −15 bodech.
wonderful-kingdom-goal-sg01 = Dokončete čtyři rozestavěné Statky, než vás přemohou krysy.
wonderful-kingdom-lose-sg01 = Ihned, jakmile je balíček Havěti prázdný; na konci, není-li některý Statek dokončený.
wonderful-kingdom-differs-sg01 = Obří krysy přivádějí Havěť a každý nedokončený Statek přidá v každém kole jednu. Poražená Havěť se vrací do balíčku. Statky nelze odhodit.
wonderful-kingdom-goal-sg02 = Dokončete Bránu pekelnou, Tajný spolek a Královskou šatlavu.
wonderful-kingdom-lose-sg02 = Na konci, není-li některá z těch tří karet dokončená.
wonderful-kingdom-differs-sg02 = Začínáte se dvěma rádci a šesti vojáky, ale bez zvědů. V balíčku jsou místo pokladů rádcové.
wonderful-kingdom-goal-sg03 = Dokončete čtyři rozestavěné karty a splňte poslední krok poslání Země severu.
wonderful-kingdom-lose-sg03 = Na konci, chybí-li některá z karet nebo poslední krok.
wonderful-kingdom-differs-sg03 = Místo Pohrom přicházejí Ledoví obři: kartu s obrem nelze dokončit, dokud ho vojáci neporazí.
wonderful-kingdom-goal-sg04 = Dokončete čtyři rozestavěné karty a splňte poslední krok poslání Uchvatitel.
wonderful-kingdom-lose-sg04 = Na konci, chybí-li některá z karet nebo poslední krok.
wonderful-kingdom-differs-sg04 = Proslulá kartografka vám slouží od začátku, začínáte se dvěma vojáky; další rádcové jsou v balíčku.
wonderful-kingdom-goal-sg05 = Porazte čtyři Zloděje ve svém stavebním prostoru.
wonderful-kingdom-lose-sg05 = Ihned, jakmile je vedle balíčku nebezpečí pět prostředků; na konci, zbývá-li některý Zloděj.
wonderful-kingdom-differs-sg05 = Mlýn a Cechovní dům už stojí, ale jejich produkci kradou Zloději. Co vám vezmou Stíny, jde vedle balíčku nebezpečí.
wonderful-kingdom-goal-sg06 = Dokončete čtyři rozestavěné karty a splňte poslední kroky obou poslání, Uchvatitel i Pán zhouby.
wonderful-kingdom-lose-sg06 = Na konci, chybí-li některá z karet nebo jeden ze dvou posledních kroků.
wonderful-kingdom-differs-sg06 = Dvě desky poslání najednou, dohromady osm kroků.
wonderful-kingdom-goal-solo = Za čtyři kola získejte co nejvíc bodů.
wonderful-kingdom-lose-solo = Prohrát nelze; pod bronzem není medaile.
wonderful-kingdom-lose-solo-quest = Na konci, není-li splněný poslední krok poslání.
wonderful-kingdom-differs-solo = Vybíráte ze dvou oblastí; do té druhé přijde karta z balíčku nebezpečí. Na převahu je třeba pěti kostek. Jednou za kolo smíte provést akci průzkum.

## The verdict

wonderful-kingdom-verdict-alone = Končíte s výsledkem { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
    [many] { $vp } bodu
   *[other] { $vp } bodů
}: { $medal }.
wonderful-kingdom-verdict-alone-other = { $seat } končí s výsledkem { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
    [many] { $vp } bodu
   *[other] { $vp } bodů
}: { $medal }.
wonderful-kingdom-verdict-completed = Rozhodly dokončené karty: { $n } ku { $other }.
wonderful-kingdom-verdict-soldiers = Rozhodli vojáci: { $n } ku { $other }.

## Told moment by moment

wonderful-kingdom-show-count-why = Každá karta přináší své kostky do zásoby.
wonderful-kingdom-show-supreme = Převaha: { $name }.
wonderful-kingdom-show-even = Převahu nemá nikdo.
wonderful-kingdom-show-fight = Souboj skončil.
wonderful-kingdom-show-menaces-left = Zbývající hrozby: { $list }.
wonderful-kingdom-show-menaces-gone = Žádná hrozba nezbyla.
wonderful-kingdom-show-final = Poslední kolo skončilo: počítá se každá karta.
wonderful-kingdom-show-final-why = Body letí k hráčům, část po části.
wonderful-kingdom-show-part-base = Body na kartách a za poslání
wonderful-kingdom-show-part-combo = Kombinace
wonderful-kingdom-show-part-calamities = Pohromy
wonderful-kingdom-show-part-menaces = Hrozby
wonderful-kingdom-show-part-advisors = Rádcové
wonderful-kingdom-show-part-side = Strana A v sólové hře
wonderful-kingdom-show-quest = Odměny za poslání
wonderful-kingdom-show-side = Strana A
wonderful-kingdom-asset-output = Produkce { $resource-genitive }: { $n }
wonderful-kingdom-asset-laboratory = Kostky { $resource-genitive } v laboratoři: { $n }
wonderful-kingdom-asset-site = { $card }: zaplněná políčka { $n }/{ $of }
wonderful-kingdom-asset-soldiers = Vojáci: { $n }
wonderful-kingdom-asset-krystallium = Krystallium: { $n }

## Levels of the bots

wonderful-kingdom-level-page = Kolo plánuje, na další však sotva myslí, nevidí, co nabídka komu dá, a vás nesleduje.
wonderful-kingdom-level-squire = Kolo plánuje, velmi však podceňuje, co produkce přinese později, a vás nesleduje.
wonderful-kingdom-level-knight = Kolo plánuje s většinou toho, co produkce přinese později, vás však nesleduje; nabízí a vybírá podle prvního pohledu.
wonderful-kingdom-level-baron = Plánuje kola a vyzkouší pár nabídek i s vašimi odpověďmi.
wonderful-kingdom-level-duke = Plánuje kola pečlivěji a vyzkouší víc nabídek i s vašimi odpověďmi.
wonderful-kingdom-level-sovereign = Plánuje kola a promýšlí mnoho nabídek i odpovědí.

## Puzzles, by what is to be decided

wonderful-kingdom-puzzle-area = Kterou oblast vzít
wonderful-kingdom-puzzle-lay = Kam vyložit kartu
wonderful-kingdom-puzzle-site = Na co použít suroviny
wonderful-kingdom-puzzle-end = Kdy skončit
wonderful-kingdom-puzzle-cubes = Čeho se vzdát
wonderful-kingdom-puzzle-card = Která karta
wonderful-kingdom-puzzle-setting = Které vévodství
wonderful-kingdom-puzzle-step = Krok poslání
