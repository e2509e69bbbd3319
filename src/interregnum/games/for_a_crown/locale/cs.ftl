## Title, families, places

for-a-crown-title = Boj o korunu
for-a-crown-family = Rod
for-a-crown-crest = Rodový erb
for-a-crown-family-rab = Rod Králíků
for-a-crown-family-pen = Rod Tučňáků
for-a-crown-family-mon = Rod Opic
for-a-crown-family-fla = Rod Plameňáků
for-a-crown-family-cro = Rod Krokodýlů
for-a-crown-noble-rab = Hraběnka rodu Králíků
for-a-crown-noble-pen = Vikomt rodu Tučňáků
for-a-crown-noble-mon = Baron rodu Opic
for-a-crown-noble-fla = Vévoda rodu Plameňáků
for-a-crown-noble-cro = Markýza rodu Krokodýlů
for-a-crown-square = Královské náměstí
for-a-crown-column = Sloupec
for-a-crown-gallery = Galerie
for-a-crown-gallery-left = Levá část galerie
for-a-crown-gallery-middle = Prostřední část galerie
for-a-crown-gallery-right = Pravá část galerie
for-a-crown-gallery-space = Políčko galerie
for-a-crown-gallery-start = Počáteční políčko galerie
for-a-crown-influence = Vliv
for-a-crown-most-influential = Nejvlivnější hráč
for-a-crown-least-influential = Nejméně vlivný hráč
for-a-crown-influence-order = V pořadí dle vlivu

## Components

for-a-crown-board = Herní deska
for-a-crown-chest = Truhlice
for-a-crown-reserve = Zásoba
for-a-crown-ruby = Rubín
for-a-crown-coin = Mince
for-a-crown-bandit = Maskovaný lupič
for-a-crown-heirloom = Rodinný klenot
for-a-crown-heirloom-sold = Rodinný klenot je prodaný
for-a-crown-portrait = Rodinný portrét
for-a-crown-cost-tile = Dílek nákladů na verbování
for-a-crown-cost-track = Stupnice nákladů na verbování
for-a-crown-cost = Náklady na verbování
for-a-crown-die = Kostka magie
for-a-crown-sleeve = Obal na karty
for-a-crown-mercenary = Žoldnéř
for-a-crown-component-mercenary-card = Karta žoldnéře
for-a-crown-mercenary-label = Žoldnéř úrovně { $level }: { $effects }
for-a-crown-mercenary-level-1 = Úroveň 1
for-a-crown-mercenary-level-2 = Úroveň 2
for-a-crown-mercenary-level-3 = Úroveň 3
for-a-crown-mercenary-level-4 = Úroveň 4
for-a-crown-mercenary-level-5 = Úroveň 5
for-a-crown-component-event-card = Karta události
for-a-crown-starting-event = Počáteční událost
for-a-crown-component-stack = Hromádka lícem nahoru
for-a-crown-component-shared-deck = Společný balíček
for-a-crown-component-event-pile = Balíček událostí

## Phases and acts

for-a-crown-round = Kolo
for-a-crown-phase-recruit = Verbování
for-a-crown-phase-reveal = Odhalení
for-a-crown-phase-round-end = Konec kola
for-a-crown-phase-end = Konec hry
for-a-crown-recruit-pass = Verbování { $n }/{ $total }
for-a-crown-do-recruit = Naverbovat
for-a-crown-do-recruit-blind = Vzít vrchní kartu balíčku
for-a-crown-do-pay = Zaplatit
for-a-crown-do-pay-mix = Mince a rubíny
for-a-crown-do-option = Vybrat jeden efekt
for-a-crown-do-icon = Vybrat další efekt
for-a-crown-do-target = Vybrat hráče
for-a-crown-do-move-left = Posunout doleva
for-a-crown-do-move-right = Posunout doprava
for-a-crown-do-roll = Hodit kostkou magie
for-a-crown-do-bribe = Zaplatit a vrátit lupiče
for-a-crown-do-decline = Odmítnout
for-a-crown-heirloom-sale = Prodej rodinného klenotu
for-a-crown-elimination = Vyřazení ze hry

## Effects (cards and magic die)

for-a-crown-effect-ruby = Získejte 1 rubín
for-a-crown-effect-bandit = Jiný hráč si vezme 1 maskovaného lupiče
for-a-crown-effect-loss = Jiný hráč ztrácí 1 rubín
for-a-crown-effect-die = Hoďte kostkou magie
for-a-crown-effect-coin = Získejte 1 minci
for-a-crown-effect-move = Posuňte libovolnou destičku portrétu
for-a-crown-icon-ruby = Rubín
for-a-crown-icon-bandit = Lupič
for-a-crown-icon-loss = Ztráta
for-a-crown-icon-die = Magie
for-a-crown-icon-coin = Mince
for-a-crown-icon-move = Posun

## Events

for-a-crown-event-burglary = Vloupání
for-a-crown-event-bribery = Úplatkářství
for-a-crown-event-hand = Magická pomocná ruka
for-a-crown-event-mages = Žoldnéřští mágové
for-a-crown-event-scandal = Skandál

## Final scoring

for-a-crown-final-influence = Největší vliv: +1 rubín
for-a-crown-final-coins = Nejvíce mincí: +1 rubín
for-a-crown-final-bandits = Nejvíce maskovaných lupičů: −1 rubín
for-a-crown-final-heirloom = Rodinný klenot: 10 rubínů
for-a-crown-final-total = Rubíny celkem
for-a-crown-tie-break = Remíza: vyhrává větší vliv

## Options

for-a-crown-option-heirloom-sale = Prodej rodinného klenotu
for-a-crown-option-heirloom-sale-forced-only = Jen z nouze
for-a-crown-option-heirloom-sale-when-paying = I při placení
for-a-crown-option-heirloom-sale-any-time = Kdykoli
for-a-crown-option-icon-order = Pořadí efektů na kartě
for-a-crown-option-icon-order-free = Libovolné
for-a-crown-option-icon-order-printed = Podle karty
for-a-crown-option-chest-view = Obsah truhlic
for-a-crown-option-chest-view-hidden = Tajný
for-a-crown-option-chest-view-open = Veřejný
for-a-crown-option-log-detail = Vypisovat platby
for-a-crown-option-supply = Zásoba
for-a-crown-option-supply-unlimited = Bez omezení
for-a-crown-option-supply-strict = Jen žetony z krabice
for-a-crown-option-no-knockout = Rodinný režim: nikdo nevypadne
for-a-crown-option-die = Strany kostky magie
for-a-crown-option-die-standard = Obvyklé
for-a-crown-option-die-harsh = Drsné

## Counted nouns

for-a-crown-count-ruby = { $n ->
    [one] { $n } rubín
    [few] { $n } rubíny
    [many] { $n } rubínu
   *[other] { $n } rubínů
}
for-a-crown-count-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
    .accusative = { $n ->
        [one] { $n } minci
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    }
for-a-crown-count-bandit = { $n ->
    [one] { $n } maskovaný lupič
    [few] { $n } maskovaní lupiči
    [many] { $n } maskovaného lupiče
   *[other] { $n } maskovaných lupičů
}
    .accusative = { $n ->
        [one] { $n } maskovaného lupiče
        [few] { $n } maskované lupiče
        [many] { $n } maskovaného lupiče
       *[other] { $n } maskovaných lupičů
    }
for-a-crown-count-mercenary = { $n ->
    [one] { $n } žoldnéř
    [few] { $n } žoldnéři
    [many] { $n } žoldnéře
   *[other] { $n } žoldnéřů
}
    .accusative = { $n ->
        [one] { $n } žoldnéře
        [few] { $n } žoldnéře
        [many] { $n } žoldnéře
       *[other] { $n } žoldnéřů
    }
for-a-crown-count-event = { $n ->
    [one] { $n } událost
    [few] { $n } události
    [many] { $n } události
   *[other] { $n } událostí
}
for-a-crown-count-move = { $n ->
    [one] { $n } posun
    [few] { $n } posuny
    [many] { $n } posunu
   *[other] { $n } posunů
}
for-a-crown-count-portrait = { $n ->
    [one] { $n } portrét
    [few] { $n } portréty
    [many] { $n } portrétu
   *[other] { $n } portrétů
}
for-a-crown-count-heirloom = { $n ->
    [one] { $n } rodinný klenot
    [few] { $n } rodinné klenoty
    [many] { $n } rodinného klenotu
   *[other] { $n } rodinných klenotů
}
for-a-crown-count-roll = { $n ->
    [one] { $n } hod kostkou
    [few] { $n } hody kostkou
    [many] { $n } hodu kostkou
   *[other] { $n } hodů kostkou
}
