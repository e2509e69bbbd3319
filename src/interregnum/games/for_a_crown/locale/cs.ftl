## Title, families, places

for-a-crown-title = Boj o korunu
for-a-crown-family = Rod
for-a-crown-noble-rab = Hraběnka rodu Králíků
for-a-crown-noble-pen = Vikomt rodu Tučňáků
for-a-crown-noble-mon = Baron rodu Opic
for-a-crown-noble-fla = Vévoda rodu Plameňáků
for-a-crown-noble-cro = Markýza rodu Krokodýlů
for-a-crown-square = Královské náměstí
for-a-crown-gallery = Galerie
for-a-crown-gallery-space = Políčko galerie
for-a-crown-influence = Vliv

## Components

for-a-crown-ruby = Rubín
for-a-crown-coin = Mince
for-a-crown-bandit = Maskovaný lupič
for-a-crown-heirloom = Rodinný klenot
for-a-crown-heirloom-sold = Rodinný klenot je prodaný
for-a-crown-mercenary-label = Žoldnéř úrovně { $level }: { $effects }
    .accusative = žoldnéře úrovně { $level } ({ $effects })
for-a-crown-mercenary-level-1 = Úroveň 1
for-a-crown-mercenary-level-2 = Úroveň 2
for-a-crown-mercenary-level-3 = Úroveň 3
for-a-crown-mercenary-level-4 = Úroveň 4
for-a-crown-mercenary-level-5 = Úroveň 5
for-a-crown-component-event-card = Karta události
for-a-crown-component-shared-deck = Společný balíček

## Phases and acts

for-a-crown-phase-recruit = Verbování
for-a-crown-phase-reveal = Odhalení
for-a-crown-phase-end = Konec hry
for-a-crown-recruit-pass = Verbování { $n }/{ $total }
for-a-crown-do-recruit-blind = Vzít vrchní kartu balíčku
for-a-crown-do-option = Vyberte jeden efekt.
for-a-crown-do-icon = Vyberte další efekt.
for-a-crown-do-move-left = Posunout doleva
for-a-crown-do-move-right = Posunout doprava
for-a-crown-do-decline = Odmítnout
for-a-crown-elimination = Vyřazení ze hry

## Effects (cards and magic die)

for-a-crown-effect-ruby = Získejte 1 rubín
for-a-crown-effect-bandit = Jiný hráč si vezme 1 maskovaného lupiče
for-a-crown-effect-loss = Jiný hráč ztrácí 1 rubín
for-a-crown-effect-die = Hoďte kostkou magie
for-a-crown-effect-coin = Získejte 1 minci
for-a-crown-effect-move = Posuňte libovolný portrét
for-a-crown-icon-ruby = Rubín
    .accusative = rubín
for-a-crown-icon-bandit = Lupič
    .accusative = lupiče
for-a-crown-icon-loss = Ztráta
    .accusative = ztrátu
for-a-crown-icon-die = Magie
    .accusative = magii
for-a-crown-icon-coin = Mince
    .accusative = minci
for-a-crown-icon-move = Posun
    .accusative = posun
for-a-crown-icon-times = { $n }× { $icon }
    .accusative = { $n }× { $icon-accusative }

## Events

for-a-crown-event-burglary = Vloupání
for-a-crown-event-bribery = Úplatkářství
for-a-crown-event-hand = Magická pomocná ruka
for-a-crown-event-mages = Žoldnéřští mágové
for-a-crown-event-scandal = Skandál

## Final scoring

for-a-crown-final-influence = Největší vliv: +1 rubín
for-a-crown-final-coins = Nejvíce mincí: +1 rubín
for-a-crown-final-bandits = Nejvíce maskovaných lupičů: −1 rubín
for-a-crown-final-heirloom = Rodinný klenot: 10 rubínů

## Options

for-a-crown-option-heirloom-sale = Prodej rodinného klenotu
for-a-crown-option-heirloom-sale-forced-only = Jen z nouze
for-a-crown-option-heirloom-sale-when-paying = I při placení
for-a-crown-option-heirloom-sale-any-time = Kdykoli
for-a-crown-option-icon-order = Pořadí efektů na kartě
for-a-crown-option-icon-order-free = Libovolné
for-a-crown-option-icon-order-printed = Podle karty
for-a-crown-option-chest-view = Obsah truhlic
for-a-crown-option-chest-view-hidden = Skrytý
for-a-crown-option-chest-view-open = Veřejný
for-a-crown-option-log-detail = Vypisovat platby
for-a-crown-option-supply = Zásoba
for-a-crown-option-supply-unlimited = Bez omezení
for-a-crown-option-supply-strict = Jen žetony z krabice
for-a-crown-option-no-knockout = Rodinný režim: nikdo nevypadne
for-a-crown-option-die = Strany kostky magie
for-a-crown-option-die-standard = Obvyklé
for-a-crown-option-die-harsh = Drsné

## Counted nouns

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

## Questions

for-a-crown-ask-recruit = Vyberte žoldnéře.
for-a-crown-ask-pay = Jak zaplatíte cenu { $cost }?
for-a-crown-ask-move = Vyberte portrét a směr.
for-a-crown-ask-bribe = Kolik maskovaných lupičů vrátíte?
for-a-crown-ask-mages = Zaplatíte za hod kostkou magie?
for-a-crown-ask-target-loss = Vyberte, kdo ztratí 1 rubín.
for-a-crown-ask-target-bandit = Vyberte, kdo si vezme 1 maskovaného lupiče.

## Labels of choices

for-a-crown-mercenary-either = Žoldnéř úrovně { $level }: { $left } / { $right }
    .accusative = žoldnéře úrovně { $level } ({ $left } / { $right })
for-a-crown-label-recruit = { $card } (cena { $cost })
for-a-crown-label-recruit-sale = { $card } (cena { $cost }, prodá se rodinný klenot)
for-a-crown-label-blind = Vrchní karta balíčku úrovně { $level }, naslepo (cena { $cost })
for-a-crown-label-blind-sale = Vrchní karta balíčku úrovně { $level }, naslepo (cena { $cost }, prodá se rodinný klenot)
for-a-crown-label-pay = { $rubies ->
        [0] { $coins ->
                [one] { $coins } mince
                [few] { $coins } mince
                [many] { $coins } mince
               *[other] { $coins } mincí
            }
       *[other] { $coins ->
            [0] { $rubies ->
                    [one] { $rubies } rubín
                    [few] { $rubies } rubíny
                    [many] { $rubies } rubínu
                   *[other] { $rubies } rubínů
                }
           *[other] { $coins ->
                    [one] { $coins } mince
                    [few] { $coins } mince
                    [many] { $coins } mince
                   *[other] { $coins } mincí
                }, { $rubies ->
                    [one] { $rubies } rubín
                    [few] { $rubies } rubíny
                    [many] { $rubies } rubínu
                   *[other] { $rubies } rubínů
                }
        }
    }
for-a-crown-label-void = { $effect }: už není koho vybrat, nic se nestane
for-a-crown-label-option = { $effects }
for-a-crown-label-target = { $seat }
for-a-crown-label-shift-left = Posunout portrét hráče { $seat } doleva na políčko { $space }
for-a-crown-label-shift-right = Posunout portrét hráče { $seat } doprava na políčko { $space }
for-a-crown-label-shift-left-own = Posunout svůj portrét doleva na políčko { $space }
for-a-crown-label-shift-right-own = Posunout svůj portrét doprava na políčko { $space }
for-a-crown-label-bribe = Vrátit { $bandits ->
        [one] { $bandits } maskovaného lupiče
        [few] { $bandits } maskované lupiče
        [many] { $bandits } maskovaného lupiče
       *[other] { $bandits } maskovaných lupičů
    } ({ for-a-crown-label-pay })
for-a-crown-label-bribe-sale = Prodat rodinný klenot a vrátit { $bandits ->
        [one] { $bandits } maskovaného lupiče
        [few] { $bandits } maskované lupiče
        [many] { $bandits } maskovaného lupiče
       *[other] { $bandits } maskovaných lupičů
    }
for-a-crown-label-mages-coin = Zaplatit 1 minci a hodit
for-a-crown-label-mages-ruby = Zaplatit 1 rubín a hodit
for-a-crown-label-mages-ruby-sale = Prodat rodinný klenot, zaplatit 1 rubín a hodit
for-a-crown-label-sell = Prodat rodinný klenot za 10 rubínů

## Log

for-a-crown-log-portrait = Další portrét v galerii: { $seat }.
for-a-crown-log-turn-up = Královské náměstí nabízí { $card-accusative }.
for-a-crown-log-look = { $seat } si prohlíží { $card-accusative }.
for-a-crown-log-unseen = { $seat } si prohlíží kartu úrovně { $level }.
for-a-crown-log-reveal = { $seat } odhaluje { $card-accusative }.
for-a-crown-log-ignored = Rod hráče { $seat } je mimo hru, { $card-accusative } nikdo nevyhodnocuje.
for-a-crown-log-event = Událost: { $event }.
for-a-crown-log-roll = { $seat } hází kostkou magie: { $effects }.
for-a-crown-log-recruit = { $seat } verbuje { $card-accusative } za { $cost }.
for-a-crown-log-blind = { $seat } bere naslepo vrchní kartu balíčku úrovně { $level } za { $cost }.
for-a-crown-log-pays-coins = { $seat } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
for-a-crown-log-pays-rubies = { $seat } platí { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-log-pays = { $seat } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } a { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-log-paid = { $seat } platí cenu.
for-a-crown-log-option = { $seat } volí { $effects-accusative }.
for-a-crown-log-icon = { $seat } teď provádí { $effect-accusative }.
for-a-crown-log-void = { $seat } už nemá koho vybrat a přeskakuje { $effect-accusative }.
for-a-crown-log-loss = { $seat } → { $target-seat }: −1 rubín.
for-a-crown-log-loss-due = { $seat } → { $target-seat }: −1 rubín, ale žádný už není.
for-a-crown-log-bandit = { $seat } → { $target-seat }: +1 maskovaný lupič.
for-a-crown-log-loss-none = { $seat } → { $target-seat }: už není co ztratit.
for-a-crown-log-bandit-none = { $seat } → { $target-seat }: maskovaný lupič, ale v zásobě už žádný není.
for-a-crown-log-shift = { $seat } posouvá portrét hráče { $portrait-seat } na políčko { $space }.
for-a-crown-log-shift-own = { $seat } posouvá svůj portrét na políčko { $space }.
for-a-crown-log-bribe = { $seat } vrací { $bandits ->
        [one] { $bandits } maskovaného lupiče
        [few] { $bandits } maskované lupiče
        [many] { $bandits } maskovaného lupiče
       *[other] { $bandits } maskovaných lupičů
    }.
for-a-crown-log-decline = { $seat } odmítá.
for-a-crown-log-mages = { $seat } se obrací na mágy.
for-a-crown-log-sale = { $seat } prodává rodinný klenot: +10 rubínů.
for-a-crown-log-gains-rubies = { $seat } získává { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-log-gains-coins = { $seat } získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }.
for-a-crown-log-loses = { $seat } ztrácí { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-log-returns = { $seat } vrací { $bandits ->
        [one] { $bandits } maskovaného lupiče
        [few] { $bandits } maskované lupiče
        [many] { $bandits } maskovaného lupiče
       *[other] { $bandits } maskovaných lupičů
    }.
for-a-crown-log-out = { $seat } vypadává ze hry.
for-a-crown-log-round = Začíná { $round }. kolo. Do společného balíčku přibývá neznámá událost.
for-a-crown-log-final-influence = Největší vliv přináší rubín.
for-a-crown-log-final-coins = Nejvíc mincí přináší rubín.
for-a-crown-log-final-bandits = Nejvíc maskovaných lupičů stojí rubín.
for-a-crown-log-winner = Vyhrává { $seat }: { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-score-rubies = V truhlici: { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }
for-a-crown-score-total = Rubíny celkem: { $rubies }

## The log by turns, in short

for-a-crown-log-unseen-short = { "" }
for-a-crown-log-icon-short = { "" }

## Why not

for-a-crown-why-closed = Na úrovni { $level } zatím nelze verbovat: otevře se v některém z dalších kol.
for-a-crown-why-cost = Stojí { $cost }; máte { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } a { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-why-cost-sale = Stojí { $cost }; i po prodeji klenotu můžete zaplatit jen { $reach }.
for-a-crown-why-stack-gone = Tato hromádka úrovně 1 je prázdná.
for-a-crown-why-not-up = Tento žoldnéř v nabídce úrovně { $level } není.
for-a-crown-why-no-deck = Úroveň 1 nemá balíček: vezměte si kartu z některé odkryté hromádky.
for-a-crown-why-deck-empty = Balíček úrovně { $level } je prázdný.
for-a-crown-why-too-much = Musíte zaplatit přesně { $cost }, ne { $rubies ->
        [one] { $rubies } rubín
        [few] { $rubies } rubíny
        [many] { $rubies } rubínu
       *[other] { $rubies } rubínů
    }.
for-a-crown-why-rubies = Potřebujete { $needed ->
        [one] { $needed } rubín
        [few] { $needed } rubíny
        [many] { $needed } rubínu
       *[other] { $needed } rubínů
    }; máte { $rubies }.
for-a-crown-why-coins = Potřebujete { $needed ->
        [one] { $needed } minci
        [few] { $needed } mince
        [many] { $needed } mince
       *[other] { $needed } mincí
    }; máte { $coins }.
for-a-crown-why-icon-at-once = Efekt { $effect } se provede hned, ještě než volíte, nebo na kartě není.
for-a-crown-why-icon-gone = Efekt { $effect } už na kartě nezbývá.
for-a-crown-why-no-family = Při { $seats } hráčích tento rod nehraje.
for-a-crown-why-self = Zvolte někoho jiného: sebe zasáhnout nemůžete.
for-a-crown-why-out = { $target-seat } už je mimo hru.
for-a-crown-why-off-gallery = Portrét hráče { $target-seat } už v galerii nevisí.
for-a-crown-why-no-space = Tím směrem není pro portrét hráče { $target-seat } volné políčko.
for-a-crown-why-bandits = Chcete vrátit { $needed }; máte { $bandits ->
        [one] { $bandits } maskovaného lupiče
        [few] { $bandits } maskované lupiče
        [many] { $bandits } maskovaného lupiče
       *[other] { $bandits } maskovaných lupičů
    }.
for-a-crown-why-sale-needless = Na cenu { $cost } máte i bez prodeje klenotu.
for-a-crown-why-sold = Váš rodinný klenot je už prodaný.
for-a-crown-why-no-sale = Rodinný klenot prodáváte, jen když musíte odevzdat rubín a žádný nemáte.
for-a-crown-why-sale-by-itself = Zvolte žoldnéře, na kterého nemáte: klenot se pak prodá sám.

## Options in words

for-a-crown-option-heirloom-sale-help = Kdy lze rodinný klenot vyměnit za 10 rubínů.
for-a-crown-option-icon-order-help = Zda pořadí efektů na kartě volí její majitel.
for-a-crown-option-chest-view-help = Zda všichni vidí, kolik rubínů a mincí je v truhlicích.
for-a-crown-option-log-detail-help = Zda průběh partie uvádí mince a rubíny každé platby.
for-a-crown-option-supply-help = Zda může zásoba dojít.
for-a-crown-option-no-knockout-help = Kdo už nic nemá, dál neztrácí a zůstává ve hře.
for-a-crown-option-die-help = Drsná kostka víc bere a méně dává.
for-a-crown-mode-standard = Základní
for-a-crown-mode-standard-help = Truhlice jsou zavřené; kdo má odevzdat rubín a nemá z čeho, vypadává.
for-a-crown-mode-family = Rodinná
for-a-crown-mode-family-help = Do truhlic vidí všichni a nikdo nevypadává.
for-a-crown-mode-strict = Přísná
for-a-crown-mode-strict-help = Žetony mohou dojít, rodinný klenot lze prodat kdykoli a kostka je drsná.
for-a-crown-mode-printed = Podle karet
for-a-crown-mode-printed-help = Efekty se provádějí v pořadí na kartě, rodinným klenotem lze platit a průběh partie platby neukazuje.

## Page

for-a-crown-pitch = Verbujte žoldnéře do společného balíčku a ztraťte méně rubínů než ostatní.
for-a-crown-chest-closed = zavřená
for-a-crown-column-closed = zavřeno
for-a-crown-card-of = karta { $n }/{ $total }
for-a-crown-deck-left = zbývá { $n }
for-a-crown-revealed = Odhaleno
for-a-crown-revealed-none = Zatím nic není odhaleno
for-a-crown-show-skip = K mé příští volbě
for-a-crown-zone-scandal = při Skandálu
for-a-crown-zone-safe = bez ztráty
for-a-crown-hired = Naverbované úrovně
for-a-crown-your-chest = Vaše truhlice
for-a-crown-your-chest-secret = vidíte jen vy
for-a-crown-your-worth = { $n ->
    [one] Nyní { $n } rubín.
    [few] Nyní { $n } rubíny.
    [many] Nyní { $n } rubínu.
   *[other] Nyní { $n } rubínů.
}
for-a-crown-next-prices = Ceny { $n }. kola

## The first game

for-a-crown-lesson-goal = Boj o korunu jednou větou: po čtyřech kolech vyhrává rod, který má nejvíc rubínů. Hrajete za Králíky.
for-a-crown-lesson-points = V truhlici máte 10 rubínů a rodinný klenot, který má na konci cenu dalších 10, pokud vám zůstane. Na konci přinese 1 rubín největší vliv a 1 rubín nejvíc mincí; nejvíc lupičů stojí 1 rubín.
for-a-crown-lesson-round = V každém kole každý naverbuje jednoho žoldnéře, v 1. kole dva. Pak se společný balíček odhaluje kartu po kartě.
for-a-crown-lesson-1 = Všichni verbují do jednoho společného balíčku. Vezměte si žoldnéře úrovně 2 s mincí a posunem: vrátí vám peníze a pohne portrétem.
for-a-crown-lesson-2 = Platit lze mincemi i rubíny. Rubíny jsou vaše body, proto zaplaťte 3 mincemi.
for-a-crown-lesson-3 = V 1. kole se verbuje dvakrát. Mince vám došly: vezměte si levného žoldnéře úrovně 1 s rubínem, nebo posunem. Stojí vás 1 rubín.
for-a-crown-lesson-reveal = Všichni žoldnéři jsou naverbovaní. Teď se balíček zamíchá a odhaluje. Kdo kartu vlastní, provede, co ukazuje.
for-a-crown-lesson-4 = Přišla vaše karta. Má dvě poloviny a jednu z nich si vyberete. Vezměte si rubín.
for-a-crown-lesson-5 = Druhá karta vám dala minci; teď posune portrét. Čím víc vpravo, tím větší vliv: verbujete dřív a Skandál vás stojí méně. Posuňte svůj portrét doprava.
for-a-crown-lesson-events = V balíčku jsou v každém kole dvě události: Skandál připraví o rubíny ty, kdo visí v galerii vlevo, Vloupání vezme 2 rubíny tomu, kdo má nejvíc lupičů.
for-a-crown-lesson-6 = 2. kolo: ceny se posunuly doprava, všechno zlevnilo. Soupeř vám poslal maskovaného lupiče. Naverbujte žoldnéře se dvěma mincemi a lupičem pro někoho jiného.
for-a-crown-lesson-7 = Zaplaťte získanou mincí.
for-a-crown-lesson-8 = Vaši žoldnéři se vracejí v každém kole. Tento zase nabízí rubín, nebo posun: vezměte rubín.
for-a-crown-lesson-9 = Posunout smíte kterýkoli portrét, i cizí. Odstrčte Opice doleva, kde Skandál stojí víc.
for-a-crown-lesson-10 = Nový žoldnéř přinesl dvě mince. Jeho lupič jde k někomu jinému: dejte ho Tučňákům.
for-a-crown-lesson-11 = 3. kolo probíhá stejně: verbovat, odhalovat, hlídat si lupiče. Přejděte k poslednímu kolu.
for-a-crown-lesson-12 = Poslední kolo: úroveň 5 stojí jen 3. Naverbujte žoldnéře se třemi rubíny a ztrátou.
for-a-crown-lesson-13 = Zaplaťte 3 mincemi a rubíny si nechte.
for-a-crown-lesson-14 = Balíček se odhaluje naposledy: mágové, vaši i cizí žoldnéři. Přejděte ke svým posledním dvěma kartám.
for-a-crown-lesson-15 = V balíčku je ještě Skandál a na konci přinese největší vliv rubín. Posuňte svůj portrét úplně doprava.
for-a-crown-lesson-16 = Lupič pro někoho jiného: kdo jich má na konci nejvíc, přijde o rubín. Dejte ho Tučňákům.
for-a-crown-lesson-17 = Úplatkářství: za mince nebo rubíny lupiči odejdou. Máte jich málo a nejvíc mincí přinese na konci rubín. Neplaťte nic a sledujte závěrečné vyhodnocení.
for-a-crown-lesson-end = Vyhráváte o jeden rubín: klenot, mince i místo vpravo vám zůstaly. To je celá hra.
for-a-crown-mistake-1 = Vyprázdnit truhlici v 1. kole. Skandál a Vloupání přijdou v každém kole.
for-a-crown-mistake-2 = Zapomenout na lupiče. Kdo jich má nejvíc, platí 2 rubíny, znovu a znovu.
for-a-crown-mistake-3 = Zůstat vlevo. Vpravo verbujete dřív než ostatní, Skandály se vám vyhnou a při shodě vyhráváte.
for-a-crown-coach-hire = Plaťte mincemi a rubíny si nechte: jsou to vaše body. Skandál a Vloupání přijdou jistě v každém kole.
for-a-crown-coach-bandits = Máte lupiče. Kdo jich má nejvíc, ztratí při Vloupání 2 rubíny: dalšího dejte někomu jinému.
for-a-crown-coach-shift = Svůj portrét doprava, nebo soupeřův doleva: vpravo Skandály nestojí nic.
for-a-crown-coach-target = Rozmyslete si, kdo vede a kdo už má nejvíc lupičů.
for-a-crown-coach-last = Poslední verbování. Na konci přinese rubín nejvíc mincí a rubín největší vliv.

## What an object of the table answers when it is asked about
for-a-crown-object-space = Políčko { $n } v galerii
for-a-crown-object-column = Sloupec úrovně { $level }
for-a-crown-object-chest = Truhlice hráče { $seat }
for-a-crown-object-heirloom = Rodinný klenot hráče { $seat }
for-a-crown-object-bandits = Lupiči u hráče { $seat }
for-a-crown-object-shared = Společný balíček
for-a-crown-object-events = Balíček událostí
for-a-crown-object-reserve = Zásoba
for-a-crown-why-object-resolving = Právě se vyhodnocuje pro hráče { $seat }.
for-a-crown-why-object-offered-card = Až budete na řadě, naverbujete ho za { $cost }; pak pro vás pracuje v každém kole.
for-a-crown-why-object-revealed = V tomto kole je už odhalený, patří hráči { $seat }; vrátí se do společného balíčku.
for-a-crown-why-object-own-recruit = Váš žoldnéř ve společném balíčku: zapůsobí, až se odhalí, jednou za kolo.
for-a-crown-why-object-recruit = Žoldnéř hráče { $seat } ve společném balíčku: zapůsobí pro jeho rod, až se odhalí.
for-a-crown-why-object-event-burglary = Kdo má nejvíc lupičů, ztrácí 2 rubíny a všechny lupiče vrátí.
for-a-crown-why-object-event-scandal = Každý ztrácí 2, 1, nebo 0 rubínů podle toho, v které třetině galerie visí.
for-a-crown-why-object-event-bribery = Každý může zaplatit a vrátit lupiče, 1 minci nebo rubín za každého.
for-a-crown-why-object-event-hand = Nejméně vlivný rod hodí kostkou magie.
for-a-crown-why-object-event-mages = Každý může jednou zaplatit 1 minci nebo 1 rubín a hodit kostkou magie.
for-a-crown-why-object-struck = Vyřazený rod: neměl z čeho odevzdat rubín. Nic už se ho netýká.
for-a-crown-why-object-own-portrait = Váš portrét visí na políčku { $space }; čím víc vpravo, tím dřív verbujete.
for-a-crown-why-object-portrait = Portrét visí na políčku { $space }; posune ho jen efekt posunu.
for-a-crown-why-object-taken-space = Visí tu portrét hráče { $seat }; Skandál tu stojí { $loss }.
for-a-crown-why-object-free-space = Volné políčko: portrét sem přivede efekt posunu; Skandál tu stojí { $loss }.
for-a-crown-why-object-stacks = Tři odkryté hromádky, každá za { $cost }; naslepo se tu nebere.
for-a-crown-why-object-column = Odkrytá karta nebo vrchní karta balíčku za { $cost }; karet lícem dolů: { $n }.
for-a-crown-why-object-bandits = Počet: { $n }. Kdo jich má nejvíc, zaplatí za ně při Vloupání a na konci 1 rubínem.
for-a-crown-why-object-heirloom = Má cenu 10 rubínů. Prodá se sám, když je třeba odevzdat rubín a v truhlici žádný není.
for-a-crown-why-object-heirloom-sold = Prodaný: už se nevrátí a na konci se nepočítá.
for-a-crown-why-object-chest-closed = Zavřená: do konce hry do ní nevidí nikdo jiný.
for-a-crown-why-object-chest-own = Rubíny: { $rubies }, mince: { $coins }. Rubín platí i jako mince, mince jako rubín nikdy.
for-a-crown-why-object-chest-open = Rubíny: { $rubies }, mince: { $coins }. Platí z ní jen majitel.
for-a-crown-why-object-shared = Karet lícem dolů: { $n }, v pořadí, které nikdo nezná; každé kolo se odhalí všechny.
for-a-crown-why-object-events = Události, které ještě mohou přijít: { $n }; po každém kole přibude jedna naslepo.
for-a-crown-why-object-reserve = Rubíny: { $ruby }, mince: { $coin }, lupiči: { $bandit }. Berou se z ní zisky a jdou do ní platby.
for-a-crown-why-object-icon = Efekt karty, kterou vyhodnocuje { $seat }.

## Cards turned up, and cards shown large
for-a-crown-reveal-next = Další karta…
for-a-crown-reveal-rolls = Kostka magie se kutálí…
for-a-crown-reveal-shows = Kostka ukazuje: { $icons }
for-a-crown-reveal-round = Začíná { $n }. kolo
for-a-crown-contents = V tomto kole se odhalí
for-a-crown-zoom-does = Co dělá
for-a-crown-zoom-either = Buď
for-a-crown-zoom-or = Nebo
for-a-crown-zoom-when = Kdy
for-a-crown-zoom-when-words = v každém kole, když se odhalí ze společného balíčku
for-a-crown-zoom-mercenary = Žoldnéř
for-a-crown-zoom-hired = Slouží hráči { $name }
for-a-crown-zoom-price = Teď stojí { $n }
for-a-crown-zoom-price-reach = Máte na to
for-a-crown-zoom-blind = Vrchní karta balíčku, naslepo; podíváte se jen vy
for-a-crown-zoom-portrait = Čím víc vpravo, tím dřív rod verbuje; Skandál tam stojí méně
for-a-crown-zoom-owned = Co rod má
for-a-crown-zoom-chest = Truhlice
for-a-crown-zoom-bandits = Maskovaní lupiči

## The verdict

for-a-crown-verdict-influence = Rozhodl vliv: { $seat } visí v galerii víc vpravo.
for-a-crown-verdict-out = Jste mimo hru, obsah vaší truhlice se nepočítá.
for-a-crown-asset-gallery = Políčko v galerii (zleva): { $n }
for-a-crown-asset-coins = Mince: { $n }
for-a-crown-asset-icons = Vaše karty ještě přinesou { $n }× { $icon-accusative }

## Levels of the bots

for-a-crown-level-page = Kdo vede, soudí hlavně podle truhlic: budoucí karty podceňuje, mincí a lupičů si nevšímá.
for-a-crown-level-squire = Podceňuje budoucí karty, lupiče i galerii a myslí vždy jen na jednu volbu.
for-a-crown-level-knight = Karty, lupiče i galerii hodnotí dobře, vždy však jen pro jednu volbu.
for-a-crown-level-sovereign = V duchu si zbytek hry přehraje několiksetkrát a počítá s tím, že můžete hrát různě.

## Puzzles, by what is to be decided

for-a-crown-puzzle-option = Která polovina karty
for-a-crown-puzzle-target = Koho zasáhnout
for-a-crown-puzzle-bribe = Podplacení lupičů
for-a-crown-puzzle-shift = Posun portrétu
for-a-crown-puzzle-mages = Platba mágům
