## Components and the board

torres-title = Torres
torres-board = Hrací plán
torres-building-area = Stavební oblast
torres-score-track = Bodovací stupnice
torres-score-marker = Bodovací kámen
torres-block = Stavební kámen
torres-knight = Rytíř
torres-king = Král
torres-reserve = Rytíři v záloze
torres-component-action-card = Akční karta
torres-component-codex-card = Karta kodexu
torres-component-phase-card = Karta etapy
torres-component-master-card = Mistrovská karta
torres-supply = Společná zásoba
torres-own-supply = Vlastní zásoba
torres-stack = Sloupeček
torres-deck-common = Společný balíček
torres-deck-own = Vlastní balíček
torres-square = Pole
torres-square-start = Označené pole
torres-square-free = Volné pole
torres-level = Úroveň
torres-castle = Hrad
torres-castle-start = Počáteční hrad
torres-castle-king = Královský hrad
torres-tower = Věž
torres-area = Plocha hradu
torres-height = Výška hradu
torres-door = Dveře
torres-passage = Průchod hradem
torres-border = Okraj hracího plánu
torres-diagonal-main = Hlavní úhlopříčka
torres-adjacent = Kolmo sousedící
torres-diagonal = Úhlopříčně

## Flow and scoring

torres-phase = Etapa (rok)
torres-phase-n = { $n }. etapa
torres-round = Kolo
torres-turn = Tah
torres-ap = Akční body (AB)
torres-starting-player = Začínající hráč
torres-leader = Hráč s nejvíce body
torres-last-placed = Hráč s nejméně body
torres-blocks-dealt = Přidělování stavebních kamenů
torres-scoring = Vyhodnocení
torres-scoring-castles = Ohodnocení pozice v hradu
torres-scoring-king = Královský bonus
torres-scoring-master = Body za mistrovskou kartu
torres-scoring-track = Body za akční body
torres-scoring-majority = Prémie za převahu
torres-king-move = Přesun krále
torres-end = Konec hry

## Actions

torres-action-deploy = Nasazení rytíře
torres-action-move = Přesun rytíře
torres-action-build = Rozšíření hradu
torres-action-buy = Nákup akční karty
torres-action-play = Použití akční karty
torres-action-score = Posun bodovacího kamene
torres-do-deploy = Nasadit rytíře
torres-do-move = Přesunout rytíře
torres-do-build = Umístit kámen
torres-do-buy = Koupit akční kartu
torres-do-play = Zahrát akční kartu
torres-do-score = Vzít 1 bod
torres-do-end = Ukončit tah
torres-do-place-castle = Umístit počáteční hrad
torres-do-place-knight = Umístit prvního rytíře
torres-do-place-king = Umístit krále
torres-do-move-king = Přesunout krále
torres-do-king-stay = Nechat krále na místě
torres-do-stack = Spotřebovat sloupeček
torres-do-redistribute = Rozdělit nepoužité kameny
torres-do-keep-card = Nechat si tuto kartu
torres-do-return-top = Vrátit navrch balíčku
torres-do-return-bottom = Vrátit dospod balíčku

## The 10 action cards (the rulebook gives texts, no names)

torres-card-jump2 = Výskok
torres-card-under = Kámen pod nohy
torres-card-extra = Kámen navíc
torres-card-doors = Tajné schodiště
torres-card-diag = Úhlopříčný krok
torres-card-ap6 = 6 akčních bodů
torres-card-ap7 = 7 akčních bodů
torres-card-shift = Přestavba
torres-card-relocate = Přivolání rytíře
torres-card-leap = Přeskok

## The 8 master cards (no printed names either)

torres-master-diff = Každý na jiné úrovni
torres-master-same = Všichni na stejné úrovni
torres-master-line = Všichni v jedné řadě
torres-master-square = Čtverec
torres-master-border = Na okraji plánu
torres-master-castles = Přesně 4, 5, 6 hradů
torres-master-diag = Hlavní úhlopříčky
torres-master-adj = Bok po boku

## Versions and options

torres-mode-basic = Základní verze (společný balíček)
torres-mode-basic-help = Všichni kupují karty z jednoho zamíchaného balíčku. Nejlepší pro první partie.
torres-mode-own-decks = Alternativní pravidla (vlastní balíčky)
torres-mode-own-decks-help = Máte deset vlastních karet: podíváte se na tři a jednu si necháte. Méně náhody.
torres-mode-master = Mistrovská verze
torres-mode-master-help = Všech deset karet máte od začátku a odkrytá mistrovská karta dává body navíc.
torres-option-passage-model = Průchod hradem
torres-option-passage-model-doors = Jakékoli dveře na stejné nebo nižší úrovni
torres-option-passage-model-monotone = Uvnitř jen dolů
torres-option-passage-model-planar = Uvnitř jen po úrovni vstupu
torres-option-under-may-merge = Kámen pod nohy smí spojit hrady
torres-option-master-all-knights = „Všichni rytíři“
torres-option-master-all-knights-six = Všech šest
torres-option-master-all-knights-on-board = Jen rytíři na plánu
torres-option-jump2-allow-any = Výskok i po rovině a dolů
torres-option-shift-ground-only = Přestavba jen přímo na plán
torres-option-leap-over-king = Přeskok i přes krále
torres-option-scoring-order = Pořadí při vyhodnocení
torres-option-phase-starter = Kdo začíná etapu
torres-option-square-rotated = Platí i natočený čtverec
torres-option-adj-diagonal = Stačí dotyk rohem
torres-option-majority-per-edge = Převaha za každý okraj zvlášť
torres-option-auto-convert-ap = Nevyužité AB se mění na body

## Counted nouns

torres-count-ap = { $n ->
    [one] { $n } akční bod
    [few] { $n } akční body
    [many] { $n } akčního bodu
   *[other] { $n } akčních bodů
}
torres-count-block = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
    [many] { $n } kamene
   *[other] { $n } kamenů
}
torres-count-building-block = { $n ->
    [one] { $n } stavební kámen
    [few] { $n } stavební kameny
    [many] { $n } stavebního kamene
   *[other] { $n } stavebních kamenů
}
torres-count-knight = { $n ->
    [one] { $n } rytíř
    [few] { $n } rytíři
    [many] { $n } rytíře
   *[other] { $n } rytířů
}
torres-count-castle = { $n ->
    [one] { $n } hrad
    [few] { $n } hrady
    [many] { $n } hradu
   *[other] { $n } hradů
}
torres-count-stack = { $n ->
    [one] { $n } sloupeček
    [few] { $n } sloupečky
    [many] { $n } sloupečku
   *[other] { $n } sloupečků
}
torres-count-square = { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
torres-count-level = { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
    [many] { $n } úrovně
   *[other] { $n } úrovní
}
torres-count-action-card = { $n ->
    [one] { $n } akční karta
    [few] { $n } akční karty
    [many] { $n } akční karty
   *[other] { $n } akčních karet
}
torres-count-phase = { $n ->
    [one] { $n } etapa
    [few] { $n } etapy
    [many] { $n } etapy
   *[other] { $n } etap
}
torres-count-point = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
}

## Options, modes

torres-option-master = Mistrovská verze
torres-option-master-help = Hráči sami umisťují hrady, mají v ruce všechny své karty a boduje jedna mistrovská karta.
torres-option-deck = Akční karty
torres-option-deck-common = Jeden společný balíček
torres-option-deck-own = Vlastní balíčky
torres-option-deck-help = Z vlastního balíčku si prohlédnete 3 karty a 1 si necháte.
torres-option-passage-model-help = Kudy smí vyjít rytíř, který vstoupí do hradu.
torres-option-under-may-merge-help = Zda karta Kámen pod nohy smí spojit dva hrady v jeden.
torres-option-jump2-allow-any-help = Zda karta Výskok dovoluje i krok po rovině nebo dolů.
torres-option-shift-ground-only-help = Zda karta Přestavba smí kámen položit jen přímo na plán.
torres-option-leap-over-king-help = Zda karta Přeskok vede i přes krále.
torres-option-auto-redistribute = Nepoužité kameny se rozdělí samy
torres-option-auto-redistribute-help = Nepoužité kameny jdou na váš nejvyšší sloupeček, kde je místo; nikdo se vás neptá.
torres-option-auto-convert-ap-help = Na konci tahu se každý nevyužitý AB změní v 1 bod.
torres-option-stack-limit = Sloupečky nejvýše po 3 kamenech
torres-option-stack-limit-always = Vždy
torres-option-stack-limit-two-players = Jen ve 2 hráčích
torres-option-stack-limit-help = Jak vysoké smějí být vaše sloupečky.
torres-option-keep-leftovers = Ponechat nepoužité kameny
torres-option-keep-leftovers-help = Kameny zbylé na konci etapy přecházejí do další.
torres-option-chooser-starts = Poslední určuje začínajícího
torres-option-chooser-starts-help = Hráč s nejméně body rozhoduje, kdo začne etapu.
torres-option-score-by-track = Vyhodnocení podle stupnice
torres-option-score-by-track-help = Etapy 2 a 3 se vyhodnocují podle bodů, vedoucí hráč první.
torres-option-phase-starter-leader = Hráč s nejvíce body
torres-option-phase-starter-last-placed = Hráč s nejméně body
torres-option-phase-starter-help = Kdo začíná první kolo etap 2 a 3.
torres-option-scoring-order-last-round = Jako v posledním kole
torres-option-scoring-order-phase-start = Jako v prvním kole etapy
torres-option-scoring-order-help = Od koho jde vyhodnocení ve směru hodinových ručiček.
torres-option-master-all-knights-help = Zda mistrovská karta žádá všech 6 rytířů, nebo jen ty na plánu.
torres-option-square-rotated-help = Zda smí čtverec stát šikmo.
torres-option-adj-diagonal-help = Zda se rytíři bok po boku smějí dotýkat i rohem.
torres-option-majority-per-edge-help = Zda má každý okraj a každá úhlopříčka vlastní prémii.

## Choices

torres-player = { $seat }
torres-label-play = Zahrát kartu { $card }
torres-label-deploy = Nasadit rytíře na { $square }
torres-label-build = Umístit kámen na { $square } (úroveň { $level })
torres-label-build-from = Umístit kámen na { $square } (úroveň { $level }) ze sloupečku výšky { $height }
torres-label-move = Přesunout rytíře { $source } → { $square } (úroveň { $level })
torres-label-source = { $card }: zvolit { $square }
torres-label-target = { $card }: na { $square }
torres-label-under = Vzít kámen ze sloupečku výšky { $height }
torres-label-under-turn = Vzít kámen ze sloupečku tohoto tahu ({ $height })
torres-label-stack = Spotřebovat sloupeček výšky { $height }
torres-label-keep = Nechat si kartu { $card }
torres-label-top = Vrátit navrch v tomto pořadí: { $cards }
torres-label-bottom = Vrátit dospod v tomto pořadí: { $cards }
torres-label-share = Sloupečky budou mít výšku { $stacks }
torres-label-castle = Počáteční hrad na { $square }
torres-label-knight = První rytíř na { $square }
torres-label-king = Král na { $square }
torres-label-starter = Začíná { $seat }

## Prompts

torres-ask-turn = Zvolte akci ({ $ap ->
    [one] zbývá { $ap } AB
    [few] zbývají { $ap } AB
    [many] zbývá { $ap } AB
   *[other] zbývá { $ap } AB
}).
torres-ask-castles = Umístěte počáteční hrad.
torres-ask-knights = Umístěte prvního rytíře na hrad.
torres-about-knights = V každém hradě smí začínat jen jeden rytíř. Odtud táhnete, stavíte a nasazujete další rytíře.
torres-ask-first-king = Umístěte krále na hrad.
torres-ask-card-source = { $card }: zvolte, co se přesune nebo zvedne.
torres-ask-card-target = { $card }: zvolte cílové pole.
torres-ask-card-stack = { $card }: zvolte sloupeček, ze kterého kámen vezmete.
torres-ask-pick = Nechte si jednu z karet.
torres-ask-return = Vraťte ostatní karty navrch nebo dospod.
torres-ask-stack = Zvolte sloupeček pro tento tah.
torres-ask-redistribute = Rozdělte nepoužité kameny.
torres-ask-leftovers = Rozdělte kameny ponechané z minulé etapy.
torres-ask-king = Přesuňte krále, nebo ho nechte na místě.
torres-ask-starter = Určete začínajícího hráče etapy.

## Points

torres-points-castles = Hrady: { $points }
torres-points-king = Královský bonus: { $points }
torres-points-master = Mistrovská karta: { $points }
torres-points-track = Body za akční body: { $points }
torres-points-total = Celkem: { $points }
torres-source-castle = Hrad { $square } při vyhodnocení: { $area } × { $level } = { $points }
torres-now-castle = Kdyby se bodovalo teď, hrad { $square }: { $area } × { $level } = { $points }
torres-now-king = Kdyby se bodovalo teď, královský bonus: +{ $points }
torres-now-master = Kdyby se bodovalo teď, mistrovská karta: +{ $points }
torres-now-total = Kdyby se bodovalo teď: +{ $points }
torres-now-bonus = Královský hrad: úroveň { $level } = +{ $points }

## Log

torres-log-end = { $seat } ukončuje tah.
torres-log-score = { $seat } bere 1 bod (1 AB).
torres-log-buy = { $seat } kupuje akční kartu (1 AB).
torres-log-deploy = { $seat } nasazuje rytíře na { $square } (2 AB).
torres-log-build = { $seat } umisťuje kámen na { $square }, úroveň { $level } (1 AB).
torres-log-move = { $seat } přesouvá rytíře { $source } → { $square } (1 AB).
torres-log-plays = { $seat } hraje kartu { $card }.
torres-log-plays-at = { $seat } hraje kartu { $card } na { $square }.
torres-log-plays-way = { $seat } hraje kartu { $card }, { $source } → { $square }.
torres-log-stack = { $seat } bere na tah sloupeček výšky { $height }.
torres-log-share = { $seat } rozděluje nepoužité kameny; sloupečky mají výšku { $stacks }.
torres-log-keeps = { $seat } si nechává kartu { $card }.
torres-log-kept = { $seat } si nechává kartu.
torres-log-top = { $seat } vrací karty navrch.
torres-log-bottom = { $seat } vrací karty dospod.
torres-log-draws = { $seat } dobírá kartu { $card }.
torres-log-drawn = { $seat } dobírá kartu.
torres-log-castle = { $seat } umisťuje počáteční hrad na { $square }.
torres-log-knight = { $seat } umisťuje prvního rytíře na { $square }.
torres-log-king = { $seat } staví krále na { $square }.
torres-log-stay = { $seat } nechává krále na místě.
torres-log-starter = { $seat } určuje začínajícího hráče: { $starter-seat }.
torres-log-master = Mistrovská karta: { $card }.
torres-log-scores-castles = { $seat }: +{ $points } (hrady).
torres-log-scores-king = { $seat }: +{ $points } (královský bonus).
torres-log-scores-master = { $seat }: +{ $points } (mistrovská karta).
torres-log-converts = { $seat }: +{ $points } (nevyužité AB).
torres-log-phase = Začíná { $n }. etapa, první je na tahu { $seat }.
torres-log-winner = Vyhrává { $seat }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
torres-log-build-many = { $n ->
    [one] kámen na { $square }
    [few] { $n } kameny ({ $square })
    [many] { $n } kamene ({ $square })
   *[other] { $n } kamenů ({ $square })
}
torres-log-move-short = rytíř { $source }→{ $square }
torres-log-deploy-many = { $n ->
    [one] nový rytíř na { $square }
    [few] { $n } noví rytíři ({ $square })
    [many] { $n } nového rytíře ({ $square })
   *[other] { $n } nových rytířů ({ $square })
}
torres-log-score-many = +{ $n }
torres-log-buy-many = { $n ->
    [one] karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
torres-log-stack-short = sloupeček { $height }
torres-log-plays-short = karta { $card }
torres-log-end-short = konec
torres-log-drawn-short = { "" }
torres-log-draws-short = dobírá { $card }

## Why not

torres-why-ap = Stojí to { $cost } AB; máte { $left }.
torres-why-no-purchase = V mistrovské verzi se karty nekupují.
torres-why-bought = V jednom tahu můžete koupit nejvýše { $most } karty.
torres-why-deck-empty = Balíček je prázdný.
torres-why-not-held = Kartu { $card } nemáte v ruce.
torres-why-played = V tomto tahu už je karta zahraná; za tah lze zahrát jednu.
torres-why-fresh = Karta { $card } je koupená teprve v tomto tahu; zahrát ji můžete od příštího.
torres-why-no-effect = Karta { $card } by teď nic nezpůsobila.
torres-why-no-reserve = Všech { $most } vašich rytířů už je na plánu.
torres-why-occupied = Pole { $square } je obsazené.
torres-why-not-beside = Pole { $square } není vedle vašeho rytíře.
torres-why-deploy-high = Pole { $square } (úroveň { $level }) je výš než každý váš rytíř vedle něj.
torres-why-stack-chosen = Sloupeček pro tento tah už je zvolený.
torres-why-stack-empty = V tomto sloupečku už není žádný kámen.
torres-why-no-stack = { $kinds ->
    [one] Takový sloupeček nemáte: všechny vaše jsou stejně vysoké.
    [few] Takový sloupeček nemáte: vaše mají jen { $kinds } různé výšky.
    [many] Takový sloupeček nemáte: vaše mají jen { $kinds } různé výšky.
   *[other] Takový sloupeček nemáte: vaše mají jen { $kinds } různých výšek.
}
torres-why-too-high = Kámen na { $square } by hrad zvýšil nad počet jeho polí ({ $area }).
torres-why-no-castle = Pole { $square } není vedle žádného hradu.
torres-why-joins = Kámen na { $square } by spojil hrady na { $one } a { $other }.
torres-why-no-knight = Na poli { $square } nemáte rytíře.
torres-why-rise = Pole { $square } je o { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
    [many] { $levels } úrovně
   *[other] { $levels } úrovní
} výš; rytíř vystoupí krokem jen o jednu.
torres-why-no-door = Pole { $square } není vedle pole { $source } a u pole { $source } nejsou dveře, kterými by se dalo projít.
torres-why-no-exit = U pole { $square } hrad nemá dveře.
torres-why-passage-high = Pole { $square } je výš než úroveň { $level }, kde vcházíte; průchod nikdy nevede nahoru.
torres-why-passage-inside = Vnitřkem hradu se k poli { $square } nedojde.
torres-why-no-way = Karta { $card } z pole { $square } nikam nevede.
torres-why-touches-two = Pole { $square } se dotýká dvou hradů, které se nesmějí spojit.
torres-why-no-block = Na poli { $square } není kámen.
torres-why-splits = Bez kamene na { $square } by se hrad rozpadl.
torres-why-card-rise = Karta { $card } nedovoluje na pole { $square } krok o { $levels ->
    [one] { $levels } úroveň
    [few] { $levels } úrovně
    [many] { $levels } úrovně
   *[other] { $levels } úrovní
}.
torres-why-card-way = Karta { $card } na pole { $square } nevede.
torres-why-same-square = Kámen dejte na jiné pole než { $square }.
torres-why-ground-only = Pole { $square } není holý plán.
torres-why-few-castles = Musí zůstat nejméně { $least } hradů.
torres-why-too-flat = Hrad by byl vyšší, než kolik má polí ({ $area }).
torres-why-not-looked = Karta { $card } není mezi těmi, které si prohlížíte.
torres-why-one-card = Vracíte jen jednu kartu.
torres-why-no-share = Rozdělit kameny lze jen { $ways } způsoby.
torres-why-too-near = Příliš blízko hradu na { $square }: vzdálenost musí být nejméně { $distance }.
torres-why-no-tower = Na poli { $square } není hrad; nejbližší je na { $near }.
torres-why-no-player = Hráčů je jen { $seats }.
torres-why-not-in-master = S mistrovskou verzí nelze zvolit „{ $option }“.
torres-why-only-in-master = Volbu „{ $option }“ má jen mistrovská verze.

## The page

torres-view-towers = Věže
torres-view-flat = Plán
torres-turn-left = Otočit plán doleva
torres-turn-right = Otočit plán doprava
torres-act-move = Přesun
torres-act-build = Stavba
torres-act-deploy = Nasazení
torres-act-buy = Koupit kartu
torres-act-score = Vzít 1 bod
torres-tip-any = Klikněte na pole a uvidíte, co tam můžete udělat.
torres-end-sure = { $ap ->
    [one] Zbývá vám { $ap } akční bod
    [few] Zbývají vám { $ap } akční body
    [many] Zbývá vám { $ap } akčního bodu
   *[other] Zbývá vám { $ap } akčních bodů
}. Ukončit tah?
torres-tip-knight = Zvolte svého rytíře.
torres-tip-way = Zvolte, kam rytíř půjde.
torres-tip-build = Zvolte, kam kámen položíte.
torres-tip-deploy = Zvolte pole vedle svého rytíře.
torres-tip-rest = Ukončete tah, nebo zahrajte kartu.
torres-take-from = Kámen z
torres-ap-left = Zbývá AB: { $ap }/{ $budget }
torres-stack-of = Sloupeček výšky { $height }
torres-stack-turn = Sloupeček tohoto tahu, zbývá kamenů: { $height }
torres-see-ground = { $square }, holý plán
torres-see-tower = { $square }, výška { $height }, plocha hradu { $area }
torres-see-knight-0 = červený rytíř ({ $seat })
torres-see-knight-1 = modrý rytíř ({ $seat })
torres-see-knight-2 = žlutý rytíř ({ $seat })
torres-see-knight-3 = fialový rytíř ({ $seat })
torres-see-king = král
torres-see-door = dveřmi
torres-see-gain = Kdyby se bodovalo teď: { $gain }
torres-king-card = Vyhodnocení této etapy: rytíř přesně na úrovni { $level } v královském hradu vynese { $points }.
torres-king-short = Král: úroveň { $level } = { $points }
torres-chip-king = král { $points }
torres-chip-master = karta { $points }
torres-fact-stacks = Vaše sloupečky, jeden na každý zbývající tah: { $stacks }
torres-fact-fresh = Koupeno v tomto tahu
torres-card-jump2-help = Jeden váš rytíř vystoupí na sousední pole o jednu nebo dvě úrovně výš.
torres-card-under-help = Vložte kámen z některého svého sloupečku pod jednoho svého rytíře.
torres-card-extra-help = Umístěte navíc jeden kámen ze společné zásoby.
torres-card-doors-help = Rytíř u dveří hradu vyjde kterýmikoli jinými jeho dveřmi, výš i níž.
torres-card-diag-help = Jeden váš rytíř udělá krok úhlopříčně, nejvýše o jednu úroveň výš.
torres-card-ap6-help = V tomto tahu máte { $n } akčních bodů.
torres-card-ap7-help = V tomto tahu máte { $n } akčních bodů.
torres-card-shift-help = Přesuňte nezakrytý kámen na jiné volné pole. Žádný hrad se nesmí rozpadnout a žádné dva se nesmějí spojit.
torres-card-relocate-help = Postavte jednoho svého rytíře vedle jiného svého rytíře, ne výš, než stojí on.
torres-card-leap-help = Jeden váš rytíř přeskočí rovně sousedního rytíře, nejvýše o jednu úroveň výš.
torres-master-diff-help = Na konci: všech šest vašich rytířů na plánu, každý na jiné úrovni = { $points }.
torres-master-same-help = Na konci: všech šest vašich rytířů na plánu, všichni na stejné úrovni = { $points }.
torres-master-line-help = Na konci: všech šest vašich rytířů na plánu, v jedné řadě, sloupci nebo úhlopříčce = { $points }.
torres-master-square-help = Na konci: čtyři vaši rytíři v rozích čtverce = { $points }.
torres-master-border-help = Při každém vyhodnocení: každý váš rytíř na okraji = { $points }; kdo jich tam má nejvíc, získá ještě jednou tolik.
torres-master-castles-help = Při každém vyhodnocení: rytíři přesně v { $castles } hradech = { $points }.
torres-master-diag-help = Při každém vyhodnocení: každý váš rytíř na hlavní úhlopříčce = { $points }; kdo jich tam má nejvíc, získá ještě jednou tolik.
torres-master-adj-help = Na konci: všech šest vašich rytířů na plánu, bok po boku v jedné skupině = { $points }.
torres-pitch = Stavte hrady, vystupte na ně s rytíři a stůjte tam, kam se dívá král.

## Bodování krok za krokem

torres-show-open = { $phase }. etapa skončila: počítají se hrady.
torres-show-open-why = Nejdřív malé hrady, královský jako poslední. Hrad dává počet svých polí krát úroveň vašeho nejvyššího rytíře v něm.
torres-show-count = Hrad { $square }: { $area ->
    [one] { $area } pole
    [few] { $area } pole
    [many] { $area } pole
   *[other] { $area } polí
}
torres-show-count-why = Počítá se každé pole, ať ho postavil kdokoli.
torres-show-product-why = V hradu se každému počítá jen jeho nejvyšší rytíř.
torres-show-flown-why = Body čekají u bodovacích kamenů, než se spočítají všechny hrady.
torres-show-run = Bodovací kameny postupují.
torres-show-run-why = V tomto pořadí: { $order }. Kámen, který by skončil na jiném, jde o pole dál.
torres-show-king = Královský bonus: { $names } +{ $points }
torres-show-king-nobody = Královský bonus: nikdo
torres-show-king-why = V { $phase }. etapě musí rytíř v královském hradu stát přesně na úrovni { $level }.
torres-show-level = úroveň { $level }
torres-show-master = Mistrovská karta: { $card }
torres-show-master-nobody = Nikdo za ni neboduje.
torres-show-done = { $phase }. etapa: { $totals }.
torres-show-lead = Vede { $name }: { $scores }.
torres-show-lead-you = Vedete: { $scores }.
torres-show-phase = Vyhodnocení { $phase }. etapy
torres-show-kings = Královský, { $square }
torres-show-sum = Toto vyhodnocení
torres-show-how = Jak se počítá hrad.
torres-show-how-why = Jeho pole, ať je postavil kdokoli, krát úroveň vašeho nejvyššího rytíře v něm. Vaši další rytíři tam nic nepřidají.

## The first game

torres-lesson-goal = Torres jednou větou: stavte hrady a stůjte v nich co nejvýš. Kdo má po třech vyhodnoceních nejvíc bodů, vyhrává.
torres-lesson-points = Vyhodnocuje se hrad po hradu: počet polí × úroveň vašeho nejvyššího rytíře v něm. Rytíř na zemi nepřináší nic.
torres-lesson-phases = Hra má tři etapy. Každá končí vyhodnocením a králův hrad dává bonus. V této lekci si zahrajete první etapu.
torres-lesson-1 = Na plánu stojí osm hradů po jednom kameni. Postavte prvního rytíře na c3, blízko středu.
torres-lesson-2 = Na tah máte 5 akčních bodů (AB). Kámen stojí 1 AB. Postavte ho na d3 vedle svého hradu: teď má hrad 2 pole. Nejdřív klikněte na pole; ukáže vše, co tam můžete udělat.
torres-lesson-3 = Další kámen na d3 dá úroveň 2. Hrad není nikdy vyšší, než kolik má polí: 2 pole dovolí úroveň 2.
torres-lesson-4 = Rytíř vystoupí krokem o jednu úroveň, stojí to 1 AB. Přesuňte rytíře z c3 nahoru na d3: hrad teď pro vás má cenu 2 × 2 = 4.
torres-lesson-5 = Nový rytíř stojí 2 AB. Přichází vedle některého z vašich rytířů, ne výš. Nasaďte ho na c3.
torres-lesson-6 = Všechny AB jsou utracené: ukončete tah. S ním odchází jeden váš sloupeček kamenů.
torres-lesson-7 = Dveře: rytíř vedle vyšší věže smí projít hradem a vyjít kterýmikoli jinými dveřmi, na své úrovni nebo níž. Přesuňte rytíře z c3 skrz hrad na e3 za 1 AB.
torres-lesson-8 = Nejdřív do šířky, pak do výšky. Stavte na c4: váš hrad má 3 pole a smí vyrůst do úrovně 3.
torres-lesson-9 = Karty ohýbají pravidla. Kupte jednu za 1 AB; zahrát ji smíte od příštího tahu.
torres-lesson-10 = Král stojí na f6 a jeho hrad dává bonus. Pošlete rytíře z e3 na e4, směrem k němu.
torres-lesson-11 = Zbývá 1 AB. Nenechte ho propadnout: „Vzít 1 bod“ posune váš bodovací kámen o jedno pole.
torres-lesson-12 = Ukončete tah.
torres-lesson-13 = Třetí tah je podobný. Zvýšíte c3 na úroveň 3, vystoupíte tam a druhý rytíř se přiblíží ke králi. Přejděte k poslednímu tahu etapy.
torres-lesson-14 = Blíží se vyhodnocení. Zahrajte kartu: 7 akčních bodů místo 5. Zahrát kartu je zdarma, jednu za tah.
torres-lesson-15 = V 1. etapě dává král 5 bodů za rytíře v jeho hradu přesně na úrovni 1. Stavte na f5 vedle něj.
torres-lesson-16 = Vystupte z e5 na f5: úroveň 1 v králově hradu. To je ten bonus.
torres-lesson-17 = Každé další pole velkého hradu se vám počítá třikrát, protože váš rytíř tam stojí na úrovni 3. Stavte na d4.
torres-lesson-18 = Zbytek jde stejně: ještě jedno pole a tři body na stupnici.
torres-lesson-19 = Ukončete tah. Soupeř odehraje svůj a přijde vyhodnocení: sledujte, jak se hrady počítají.
torres-lesson-end = Máte za sebou celé vyhodnocení: hrady, královský bonus, stupnici. Následovaly by další dvě etapy; v každé chce král rytíře o úroveň výš.
torres-mistake-1 = Ukončit tah se zbylými AB. Každý mohl být bodem na stupnici.
torres-mistake-2 = Postavit věž, na kterou se nedá vylézt. Nechte si vedle ní schod.
torres-mistake-3 = Stavět do výšky dřív než do šířky. Hrad není nikdy vyšší, než kolik má polí.
torres-coach-knight = Začněte blízko středu: odtud je ke každému hradu blízko.
torres-coach-first = Klikněte na pole: uvidíte vše, co tam můžete udělat. Nejdřív do šířky, pak do výšky.
torres-coach-step = Na věž se stoupá po jedné úrovni. Nechte si vedle ní schod.
torres-coach-left = Zbývá jeden akční bod: raději za něj bodujte, než aby propadl.
torres-coach-card = Držíte kartu, kterou teď smíte zahrát. Nestojí žádný akční bod.
torres-coach-scoring = Tímto kolem etapa končí. Stojí každý rytíř co nejvýš a jeden z nich v králově hradu na správné úrovni?
torres-coach-king = Máte nejméně bodů, proto přesouváte krále. Dejte ho tam, kde váš rytíř stojí na úrovni, za kterou král zaplatí příště.

## What an object of the table answers when it is asked about
torres-object-square = { $square }
torres-object-stack = Sloupeček hráče { $seat } (výška { $n })
torres-object-turn-stack = Sloupeček tohoto tahu (zbývá { $n })
torres-object-supply = Společná zásoba
torres-object-deck = Balíček akčních karet
torres-why-object-king = Král. Rytíř v jeho hradu přesně na úrovni { $level } získá při vyhodnocení { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
torres-why-object-own-knight = Váš rytíř: za 1 AB udělá krok, nejvýše o úroveň výš, nebo projde dveřmi.
torres-why-object-knight = Rytíř hráče { $seat }: pohybujete jen svými rytíři a pod figurku nikdo nestaví.
torres-why-object-castle = Část hradu, který má { $area ->
    [one] { $area } pole
    [few] { $area } pole
    [many] { $area } pole
   *[other] { $area } polí
}; tady je výška { $height }. Výš, než kolik má polí, hrad růst nesmí.
torres-why-object-far-ground = Holý plán, kde vedle není hrad: nový hrad se kamenem nezakládá.
torres-why-object-gap = Holý plán mezi hrady ({ $n }): kámen by je spojil, a to se nesmí.
torres-why-object-ground = Holý plán u jednoho hradu: s kamenem by měl { $area ->
    [one] { $area } pole
    [few] { $area } pole
    [many] { $area } pole
   *[other] { $area } polí
}.
torres-why-object-held-card = V tahu zahrajete jednu kartu, ale ne tu, kterou v témž tahu koupíte.
torres-why-object-gone-card = Nemáte ji v ruce: zahrané karty jsou ze hry.
torres-why-object-master = Mistrovská karta: říká, co všem stejně přináší body navíc.
torres-why-object-turn-stack = Kameny tohoto tahu berete jen z něj, každý za 1 AB.
torres-why-object-own-stack = Jeden z vašich sloupečků na další tahy: za tah použijete jeden.
torres-why-object-stack = Sloupeček, který smí použít jen jeho majitel.
torres-why-object-supply = Zbývá kamenů: { $n }; před každou etapou si z ní všichni berou nové sloupečky.
torres-why-object-deck = Zbývá karet: { $n }; jedna stojí 1 AB, nejvýše dvě za tah.
torres-why-object-seat = Rytířů na plánu: { $knights }. Kdyby se bodovalo teď, přinesou { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
torres-asset-cards = Akční karty: { $n }
torres-asset-knights = Rytíři na plánu: { $n }

## Read large

torres-zoom-does = Účinek
torres-zoom-costs = Cena
torres-zoom-costs-words = koupě za { $n } AB, zahrání zdarma
torres-zoom-when = Kdy
torres-zoom-playable = Teď ji můžete zahrát.

## Levels of the bots

torres-level-page = Hledí na tři kroky; zapomíná na dveře, na krále i na to, o co jde vám.
torres-level-squire = Plánuje celé tahy, počítá s králem i s vašimi hrady a sleduje vždy dva nápady.
torres-level-knight = Plánuje celé tahy a sleduje čtyři nápady najednou.
torres-level-baron = Pro každý tah zváží půl tuctu plánů.
torres-level-duke = Pro každý tah zváží mnoho plánů a málokterý bod nechá ležet.
torres-level-sovereign = Pro každý tah zváží stovky plánů a zahraje ten nejlepší.

## Puzzles, by what is to be decided

torres-puzzle-end = Konec tahu
torres-puzzle-play = Zahrání karty
torres-puzzle-pick = Jak využít kartu
torres-puzzle-move = Přesun rytíře
