## People and places

ui-app-name = Interregnum
ui-app-tagline = Čtyři deskové hry o tom, kdo na něj usedne: o samotě proti botům, nebo s přáteli přes odkaz, naživo či po tahu denně. Bez stahování, bez účtu.
ui-game = Hra
ui-match = Partie
ui-table = Stůl
ui-lobby = Lobby
ui-seat = Místo u stolu
ui-seat-free = Volné místo
ui-seat-take = Přisednout
ui-seat-leave = Odejít od stolu
ui-player = Hráč
ui-host = Hostitel
ui-spectator = Divák
ui-watch = Sledovat
ui-bot = Bot
ui-bot-add = Přidat bota
ui-level-page = Páže
ui-level-squire = Panoš
ui-level-knight = Rytíř
ui-level-baron = Baron
ui-level-duke = Vévoda
ui-level-sovereign = Panovník
ui-level-rated = { $level } ({ $n })
ui-you = Vy
ui-nobody = Nikdo
ui-chance = Náhoda
ui-name = Jméno

## Setting up a table

ui-match-open = Založit stůl
ui-match-join = Připojit se
ui-match-start = Zahájit partii
ui-match-rematch = Odveta
ui-match-mine = Vaše stoly
ui-invite-link = Odkaz s pozvánkou
ui-link-copy = Zkopírovat odkaz
ui-link-copied = Odkaz je zkopírovaný
ui-table-public = Ukázat v lobby
ui-mode = Režim
ui-mode-solo = Sólová hra
ui-mode-bots = Proti botům
ui-mode-hotseat = Na jednom zařízení
ui-mode-online = Po síti
ui-pass-device = Předejte zařízení. Na tahu: { $name }
ui-options = Volby
ui-option-default = Výchozí
ui-option-expert = Podrobné volby
ui-option-on = Zapnuto
ui-option-off = Vypnuto
ui-module = Modul
ui-scenario = Scénář
ui-player-count = Počet hráčů
ui-random = Náhodně
ui-setup = Příprava hry

## The turn

ui-your-turn = Jste na tahu
ui-turn-of = Na tahu: { $name }
ui-thinking = { $name } přemýšlí
ui-waiting-players = Čeká se na hráče
ui-waiting-for = Čeká se na hráče: { $names }
ui-decide = Rozhodněte se
ui-round = Kolo
ui-round-n = Kolo { $n }
ui-round-of = Kolo { $n }/{ $total }
ui-phase-n = { $n }. etapa
ui-phase-round = { $phase ->
    [0] { $round }. kolo
   *[other] { $phase }. etapa, { $round }. kolo
}
ui-turn = Tah
ui-phase = Fáze
ui-step = Krok
ui-move = Tah
ui-action = Akce
ui-choice = Možnost
ui-moves-possible = Možné tahy
ui-undo = Vzít zpět
ui-undo-barred = Zpět už to nejde, byla odhalena nová informace
ui-cancel = Zrušit
ui-done = Hotovo
ui-skip = Přeskočit
ui-decline = Odmítnout
ui-continue = Pokračovat
ui-back = Zpět
ui-close = Zavřít
ui-yes = Ano
ui-no = Ne
ui-auto = Automaticky
ui-turn-order = Pořadí hráčů
ui-left = Vlevo
ui-right = Vpravo

## Help, record, study

ui-hint = Rada
ui-hint-look = Rada: podívejte se sem. Zeptejte se znovu a dozvíte se, co udělat.
ui-hint-among = Rada: je to jeden z těchto tahů. Zeptejte se znovu a dozvíte se který.
ui-reason-chance = Šance na výhru asi { $n } %, s druhým nejlepším tahem { $m } %
ui-reason-equal = Nejlepší jiné tahy jsou asi stejně dobré: šance na výhru asi { $n } %
ui-reason-hurts = { $seat }: šance na výhru klesne
ui-reason-later = Hned ho nic neodlišuje: když se hraje dál, prostě častěji vyhrává
ui-reason-longer = Na první pohled vypadají jiné tahy stejně dobře nebo lépe; po delší úvaze vychází nejlépe tento
ui-reason-next = Šance na výhru asi { $n } %; druhý nejlepší tah, s { $m } %: { $what }
ui-reason-only = Jiný tah není možný
ui-reason-points = Za chvíli budete mít asi { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}; s druhým nejlepším tahem asi { $m }
ui-reason = { $what } (+{ $n })
ui-reason-now = { $what }
ui-reason-gone = Už ne: { $what }
ui-reason-rival = { $seat }: { $what } (−{ $n })
ui-reason-rival-gone = { $seat } už nemá: { $what }
ui-reason-turn = Do konce vašeho tahu: { $what }
ui-reason-average = Později v průměru o { $n } více než jinak: { $what }
ui-reason-average-often = Později { $way ->
    [more] častěji
   *[less] méně často
} než jinak: { $what }
ui-reason-rival-average = { $seat }: později v průměru o { $n } méně než jinak: { $what }
ui-reason-rival-average-often = { $seat }: později { $way ->
    [more] častěji
   *[less] méně často
} než jinak: { $what }
ui-puzzle = Úloha
ui-puzzles = Úlohy
ui-puzzles-solved = vyřešeno: { $n } z { $of }
ui-puzzle-n = Úloha { $n }
ui-puzzle-n-solved = Úloha { $n }, vyřešená
ui-puzzle-level-1 = Lehké
ui-puzzle-level-2 = Střední
ui-puzzle-level-3 = Těžké
ui-puzzle-find = Jste na tahu. Jeden tah je mnohem lepší než všechny ostatní: najděte ho.
ui-puzzle-again = Zkusit znovu
ui-puzzle-show = Ukázat
ui-puzzle-next = Další úloha
ui-puzzle-task = Úloha { $number } z { $of }. Jste na tahu: najděte jediný nejlepší tah.
ui-puzzle-right = Správně!
ui-puzzle-wrong = Existuje něco lepšího.
ui-analysis = Rozbor
ui-analysis-begin = Rozebrat
ui-analysis-told = Kde se partie vyhrála a prohrála? Boti projdou každé rozhodnutí, vždy jen s tím, co dotyčný hráč tehdy věděl. Trvá to nejvýše minutu.
ui-analysis-running = Rozbor: { $n } %
ui-analysis-kept = Můžete zatím odejít: rozbor se uloží k partii.
ui-analysis-failed = Rozbor byl přerušen. Můžete o něj požádat znovu.
ui-analysis-mark = Rozhodnutí { $letter }
ui-analysis-whose = Čí rozhodnutí
ui-analysis-to-win = % k výhře
ui-analysis-they-played = Takto táhne { $seat }
ui-analysis-at-before = Předtím
ui-analysis-at-played = Jak se hrálo
ui-analysis-at-better = Lépe
ui-analysis-show = Na plánu
ui-analysis-play-on = Hrát odtud dál
ui-analysis-play-dearest = Hrát dál od nejdražšího
ui-analysis-against = Proti
ui-analysis-same-luck = V této pozici se otevře nový stůl; náhoda tam losuje stejně jako tady.
ui-analysis-sum = Od začátku k výsledku
ui-analysis-parts-told = Vlastní volby: oč změnily šanci na výhru, bez štěstí, které přišlo po nich. Ztráta proti nejlepším: oč víc by přinesl nejlepší tah, v průměru na každé vlastní rozhodnutí. Promarnili ostatní: oč jste na tom lépe, protože nezahráli nejlépe, v průměru na každé jejich rozhodnutí. Štěstí a volby se počítají každé zvlášť; zbytek je to, co nevysvětlují.
ui-analysis-chance = Šance na výhru
ui-analysis-chance-help = v %, po každém tahu
ui-analysis-parts = Štěstí a volba
ui-analysis-parts-help = body šance na výhru
ui-analysis-start = Začátek
ui-analysis-luck = Štěstí
ui-analysis-own = Vlastní volby
ui-analysis-others = Volby ostatních
ui-analysis-residual = Zbytek
ui-analysis-result = Výsledek
ui-analysis-cost = Ztráta proti nejlepším
ui-analysis-gift = Promarnili ostatní
ui-analysis-dearest = Nejdražší rozhodnutí
ui-analysis-none = Žádné rozhodnutí nestálo víc, než kolik rozbor s jistotou pozná.
ui-analysis-cheaper = { $round }. kolo: { $n } % k výhře
ui-analysis-played = Váš tah
ui-analysis-better = Lépe
ui-analysis-of = { $seat }: { $told }
ui-analysis-lost = Štěstí vás připravilo o { $luck } b. { ui-analysis-choices }
ui-analysis-won = Štěstí vám dalo { $luck } b. { ui-analysis-choices }
ui-analysis-even = Štěstí bylo vyrovnané. { ui-analysis-choices }
ui-analysis-choices = Vaše volby { $way ->
    [won] přinesly { $choice } b.
   *[lost] daly o { $choice } b. méně, než pozice slibovaly
}; { $cost ->
    [0] nic výrazně lepšího se nenašlo.
   *[other] nejlepší tah by pokaždé přinesl asi o { $cost } b. víc.
}
ui-help = Nápověda
ui-rule = Pravidlo
ui-rules = Pravidla
ui-rule-see = Viz pravidlo { $id }
ui-guide = Průvodce
ui-guide-open = Otevřít průvodce
ui-guide-read = Více v průvodci
ui-guide-find = Najít slovo nebo pravidlo
ui-guide-contents = Obsah
ui-guide-index = Rejstřík
ui-guide-clauses = Pravidla jedno po druhém
ui-guide-clauses-help = Nejdříve srozumitelně. Přesné znění za nimi je v angličtině.
ui-guide-lesson = Zahrát si lekci
ui-guide-print = Vytisknout
ui-rule-formal = Přesné znění (anglicky)
ui-log = Průběh
ui-record = Záznam partie
ui-why-not = Proč to nejde?
ui-notation = Zápis tahů
ui-replay = Přehrání partie
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-first = Na začátek
ui-replay-last = Na konec
ui-replay-next = Další tah
ui-replay-previous = Předchozí tah
ui-share = Sdílet
ui-about = O hře

## Score and result

ui-score = Skóre
ui-points = Body
ui-points-are = Body: { $n }
ui-victory-points = Vítězné body (VB)
ui-scoring = Bodování
ui-score-breakdown = Rozpis bodů
ui-score-forecast = Průběžné skóre
ui-score-final = Konečné skóre
ui-rank = Pořadí
ui-rank-n = { $n }. místo
ui-winner = Vítěz
ui-defeat = Prohra
ui-you-win = Vítězství!
ui-shared-victory = Společné vítězství
ui-game-over = Konec hry

## Things on every table

ui-board = Herní plán
ui-card = Karta
ui-hand = Karty v ruce
ui-deck = Balíček
ui-supply = Společná zásoba
ui-token = Žeton
ui-die = Kostka
ui-tile = Deska
ui-figure = Figurka
ui-space = Pole
ui-face-up = Lícem vzhůru
ui-face-down = Lícem dolů
ui-reveal = Odhalit
ui-draw = Dobrat si
ui-discard = Odhodit
ui-hidden = Skryto
ui-unknown-card = Neznámá karta
ui-cost = Cena
ui-reward = Odměna
ui-effect = Efekt
ui-level = Úroveň
ui-strength = Síla
ui-resource = Zdroj
ui-unlimited = Bez omezení

## Lobby, seats, undo, keys

ui-error-no-undo = U tohoto stolu se nic nebere zpět.
ui-undo-turn = Vzít zpět celý svůj tah
ui-undo-here = Vzít zpět až sem
ui-undo-here-ask = Vzít zpět tento řádek a vše po něm?
ui-with-undo = Hráno s vracením tahů
ui-guest = Host
ui-playing-as = Hrajete jako
ui-playing-as-guest = Hrajete jako host
ui-name-later = Jméno potřebujete, až když si přisedne někdo další.
ui-play-now = Hrát
ui-learn = Naučit se
ui-join-by-link = Připojit se odkazem
ui-link-unknown = Stůl s tímto kódem není. Požádejte hostitele o nový odkaz.
ui-tables-none = Teď nikdo nečeká. Připravte stůl a pozvěte přátele odkazem.
ui-tables-mine-none = Tady budou vaše stoly. Vyberte hru a stiskněte Hrát.
ui-show-all = Zobrazit vše ({ $n })
ui-seats-taken = Obsazeno { $n } z { $total } míst
ui-given-up = Vzdáno
ui-retired = Ukončeno: pravidla se změnila
ui-retired-told = Tato partie začala podle verze pravidel { $version }. Server dostal novější pravidla a ta původní už nemá, proto partie pro všechny skončila bez výsledku.
ui-older-rules = Hráno podle starších pravidel
ui-older-rules-told = Tato partie se hrála podle verze pravidel { $version }, kterou server už nemá, a její pozice se neuchovaly. Nelze ji proto znovu přehrát.
ui-older-rules-record = Záznam tu stále je, i s klíčem náhody:
ui-with-undo-short = s vracením
ui-more = Další
ui-resign = Vzdát
ui-delete = Smazat
ui-leave = Odejít
ui-resign-others = Vaše místo natrvalo převezme bot a ostatní hrají dál. Vzdát partii?
ui-resign-alone = Partie tím končí, bez výsledku. Vzdát ji?
ui-delete-ask = Smazat stůl ze seznamu? Zpátky už ho nedostanete.
ui-leave-ask = Odejít od tohoto stolu?
ui-setup-basic = Základní
ui-setup-advanced = Pokročilé
ui-setup-advanced-help = Je tu jen to, co má v tomto režimu a počtu hráčů význam. Vše už nastavil režim.
ui-setup-no-rulings = V tomto režimu už není co volit.
ui-range = { $from } až { $to }
ui-seat-free-help = přisedne přes váš odkaz
ui-seat-here = Tady
ui-seat-link-short = Odkazem
ui-seat-add = Přidat místo
ui-seat-remove = Odebrat místo
ui-drawn-by-lot = Losem
ui-i-choose = Výběrem
ui-undo-free = Volně
ui-undo-consent = S otázkou
ui-undo-none = Žádné
ui-undo-free-help = Proti botům vrátíte cokoli, i kostky. S lidmi volně, dokud se nic neodhalí; pak se ptáme všech.
ui-undo-consent-help = S lidmi se na každé vrácení ptáme všech. Proti botům vrátíte cokoli.
ui-undo-none-help = Co je zahráno, platí, i proti botům.
ui-undo-free-short = s vracením tahů
ui-undo-consent-short = vracení se souhlasem všech
ui-undo-none-short = bez vracení tahů
ui-table-public-help = Přisednout i dívat se může kdokoli. Jinak jen ten, kdo má odkaz.
ui-invited = { $name } vás zve ke hře
ui-table-close = Zrušit stůl
ui-qr-code = QR kód odkazu
ui-link-local = Tento odkaz funguje jen na tomto počítači. Pro hru na dalších zařízeních spusťte server s --host 0.0.0.0
ui-modes-for = { $n ->
    [one] Režimy pro { $n } hráče
    [few] Režimy pro { $n } hráče
    [many] Režimy pro { $n } hráče
   *[other] Režimy pro { $n } hráčů
}
ui-minutes-short = { $n } min
ui-keys = Klávesy
ui-keys-number = Zvolit tuto možnost; je-li jich mnoho, přejít na ni
ui-keys-arrows = Pohyb po herním plánu
ui-keys-enter = Provést, co je označené
ui-key-space = Mezerník
ui-keys-space = Přeskočit, co se právě ukazuje
ui-keys-pause = Pozastavit, co se právě ukazuje, nebo pokračovat
ui-keys-step = O krok dál v tom, co se právě ukazuje
ui-keys-esc = Zavřít, přeskočit nebo zahodit rozpracovanou volbu
ui-watching = Díváte se
ui-error-offline = Jste offline, nic se nezahrálo. Zkuste to znovu, až bude spojení.

## Connection, messages, settings

ui-error-illegal-action = To nejde
ui-error-not-your-turn = Nejste na tahu
ui-error-stale = Situace na stole se mezitím změnila, zobrazení je opět aktuální
ui-error-unknown-match = Tento stůl neexistuje nebo byl smazán. Zkontrolujte odkaz.
ui-error-record = Záznam partie je poškozený
ui-connection-lost = Spojení přerušeno
ui-connection-restoring = Obnovuje se spojení
ui-saved = Uloženo
ui-chat = Chat
ui-settings = Nastavení
ui-language = Jazyk
ui-sound = Zvuk
ui-animation-speed = Rychlost
ui-volume = Hlasitost
ui-pause-turns = Pauza po každém tahu soupeře
ui-speed-slow = Pomalu
ui-speed-normal = Normálně
ui-speed-fast = Rychle
ui-speed-at-once = Ihned
ui-ledger = Body
ui-sure-always = Příště se neptat
ui-ceremony = Co se děje
ui-ceremony-next = Další část
ui-ceremony-part = { $n }. část
ui-turn-over = { $name }: konec tahu.
ui-theme-light = Světlý vzhled
ui-theme-dark = Tmavý vzhled

## Counted nouns

ui-count-point = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
ui-count-vp = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
}
ui-count-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
    .accusative = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
ui-count-round = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
ui-count-turn = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}
ui-count-action = { $n ->
    [one] { $n } akce
    [few] { $n } akce
    [many] { $n } akce
   *[other] { $n } akcí
}
    .accusative = { $n ->
        [one] { $n } akci
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }
ui-count-player = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
    .accusative = { $n ->
        [one] { $n } hráče
        [few] { $n } hráče
        [many] { $n } hráče
       *[other] { $n } hráčů
    }
ui-count-seat = { $n ->
    [one] { $n } místo
    [few] { $n } místa
    [many] { $n } místa
   *[other] { $n } míst
}
ui-count-free-seat = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
ui-count-spectator = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
}
    .accusative = { $n ->
        [one] { $n } diváka
        [few] { $n } diváky
        [many] { $n } diváka
       *[other] { $n } diváků
    }
ui-count-bot = { $n ->
    [one] { $n } bot
    [few] { $n } boti
    [many] { $n } bota
   *[other] { $n } botů
}
    .accusative = { $n ->
        [one] { $n } bota
        [few] { $n } boty
        [many] { $n } bota
       *[other] { $n } botů
    }
ui-count-match = { $n ->
    [one] { $n } partie
    [few] { $n } partie
    [many] { $n } partie
   *[other] { $n } partií
}
    .accusative = { $n ->
        [one] { $n } partii
        [few] { $n } partie
        [many] { $n } partie
       *[other] { $n } partií
    }
ui-count-resource = { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
    [many] { $n } zdroje
   *[other] { $n } zdrojů
}
ui-count-token = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}
ui-count-space = { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
ui-count-level = { $n ->
    [one] { $n } úroveň
    [few] { $n } úrovně
    [many] { $n } úrovně
   *[other] { $n } úrovní
}
ui-count-step = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
ui-count-choice = { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
    [many] { $n } možnosti
   *[other] { $n } možností
}
ui-count-move = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}
ui-count-win = { $n ->
    [one] { $n } výhra
    [few] { $n } výhry
    [many] { $n } výhry
   *[other] { $n } výher
}
    .accusative = { $n ->
        [one] { $n } výhru
        [few] { $n } výhry
        [many] { $n } výhry
       *[other] { $n } výher
    }
ui-count-second = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekundy
   *[other] { $n } sekund
}
    .accusative = { $n ->
        [one] { $n } sekundu
        [few] { $n } sekundy
        [many] { $n } sekundy
       *[other] { $n } sekund
    }
ui-count-minute = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}
    .accusative = { $n ->
        [one] { $n } minutu
        [few] { $n } minuty
        [many] { $n } minuty
       *[other] { $n } minut
    }
ui-count-hour = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
    [many] { $n } hodiny
   *[other] { $n } hodin
}
    .accusative = { $n ->
        [one] { $n } hodinu
        [few] { $n } hodiny
        [many] { $n } hodiny
       *[other] { $n } hodin
    }
ui-count-day = { $n ->
    [one] { $n } den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dní
}

## Reasons

ui-why-not-now = To teď nejde.
ui-why-over = Hra je u konce.
ui-why-chance = O tom rozhoduje náhoda, ne hráč.
ui-why-mark = Tohle jen zastupuje něco skrytého: zahrát se to nedá.
ui-why-no-outcome = Tohle teď náhoda přinést nemůže.
ui-why-turn = Teď rozhoduje { $seat }.
ui-why-finished = Tady už nemáte co rozhodovat. Jiní se ještě rozhodují.

## The terminal

ui-automa = AP
ui-terminal-enter = Až se nikdo jiný nedívá, stiskněte Enter.
ui-terminal-no-number = Taková volba tu není; zadejte číslo od 1 do { $most }, nebo prázdný řádek a dozvíte se ji.
ui-terminal-unknown = „{ $text }“ není tah ani příkaz. Příkazy vypíše help.
ui-terminal-possible = { $move }: teď to jde.
ui-terminal-open = Partie není dohraná ani uložená.
ui-terminal-kept = Partie není dohraná. Je uložená v souboru { $file }
ui-terminal-left = Partie není dohraná. Pokračuje v ní interregnum play --resume.
ui-terminal-wins = Vyhrává { $name }.
ui-terminal-shared = Společné vítězství: { $names }.
ui-terminal-help-move = Zahrát možnost s tímto číslem nebo zápisem
ui-terminal-help-why = Proč tah nejde
ui-terminal-help-undo = Vzít zpět poslední krok, nebo celý tah
ui-terminal-help-hint = Co by zahrál bot
ui-terminal-help-finish = Nechat plánovač dohrát vaše kroky tohoto kola
ui-terminal-help-rules = Pravidlo podle čísla, nebo pravidla s těmito slovy
ui-terminal-help-log = Celý průběh partie
ui-terminal-help-show = Znovu stůl a možnosti
ui-terminal-help-save = Uložit partii do souboru
ui-terminal-help-help = Tento seznam
ui-terminal-help-quit = Odejít, partie zůstane rozehraná
ui-terminal-choose = Vyberte 1 až { $n }.
ui-terminal-elsewhere = Tuto partii uchovává server.
ui-terminal-alone = U tohoto stolu nikdo další nesedí: není s kým mluvit.
ui-terminal-resume = Pokračovat v uložené partii
ui-terminal-do-help = Nápověda
ui-terminal-do-hint = Rada
ui-terminal-do-undo = Zpět
ui-terminal-do-why = Proč
ui-terminal-do-rules = Pravidla
ui-terminal-do-log = Zápis
ui-terminal-do-score = Body
ui-terminal-do-pace = Tempo
ui-terminal-do-finish = Dohrát
ui-terminal-do-leave = Odejít
ui-terminal-pace-0 = Boti hrají okamžitě.
ui-terminal-pace-1 = Boti hrají rychle.
ui-terminal-pace-2 = Boti hrají pomalu.
ui-terminal-form-keys = ↑ ↓ řádek · ← → hodnota · Enter začít · Esc odejít
ui-terminal-key-arrows = Šipky
ui-terminal-key-enter = Enter
ui-terminal-key-tab = Tab
ui-terminal-key-space = Mezerník
ui-terminal-key-escape = Esc
ui-terminal-key-mouse = Myš
ui-terminal-does-arrows = ukázat na něco na plánu nebo v seznamu; • lze vybrat
ui-terminal-does-enter = vybrat, na co se ukazuje nebo co je napsáno
ui-terminal-does-tab = mezi plánem a seznamem
ui-terminal-does-space = prohlédnout si, na co se ukazuje
ui-terminal-does-escape = opustit rozpracovanou volbu
ui-terminal-does-mouse = kliknutím vybrat, pravým tlačítkem prohlédnout
ui-terminal-typed = Napište číslo, tah nebo slova, která zúží seznam; nebo: why TAH, card JMÉNO, rules SLOVO, save SOUBOR, undo, undo turn, say TEXT, hint, quit.
ui-terminal-replay-left = ← zpět
ui-terminal-replay-right = → dál
ui-terminal-replay-pageup = PgUp o kolo zpět
ui-terminal-replay-pagedown = PgDn o kolo dál
ui-terminal-replay-home = Home začátek
ui-terminal-replay-end = End konec
ui-terminal-replay-e = E oči
ui-terminal-replay-escape = Esc odejít
ui-terminal-help-card = Karta nebo věc na stole celá
ui-no-steps = Teď nejsou žádné kroky k dohrání.

## Page

ui-welcome = Jak vám máme říkat?
ui-welcome-text = Toto jméno uvidí ostatní u stolu.
ui-throne-empty = Trůn je prázdný.
ui-link-or-code = Odkaz nebo kód stolu
ui-link-bad = To není odkaz na stůl. Vložte celý odkaz nebo kód z něj.
ui-weight = Náročnost
ui-set-up = Nastavit
ui-open = Otevřít
ui-result = Výsledek
ui-tables-open = Otevřené stoly
ui-none-yet = Zatím nic
ui-credits-short = Neoficiální fanouškovské dílo. Některé symboly: game-icons.net (CC BY 3.0): Lorc, Delapouite, Skoll, Faithtoken, sbed. Písma: Alegreya, Source Sans 3 (OFL).
ui-clock = Hodiny
ui-clock-none = Bez hodin
ui-clock-live = 10 minut, +10 sekund za rozhodnutí
ui-clock-slow = 2 dny na rozhodnutí
ui-bot-level-random = Náhodné tahy
ui-away = Mimo stůl, hraje bot
ui-undo-ask = Zeptat se všech
ui-undo-asked = { $n ->
    [one] { $name } chce vrátit poslední řádek záznamu. Souhlasíte?
    [few] { $name } chce vrátit poslední { $n } řádky záznamu. Souhlasíte?
    [many] { $name } chce vrátit posledních { $n } řádku záznamu. Souhlasíte?
   *[other] { $name } chce vrátit posledních { $n } řádků záznamu. Souhlasíte?
}
ui-i-am = Jsem { $name }
ui-send = Odeslat
ui-search = Hledat
ui-verify = Ověřit férovost
ui-proof-key = Klíč je ten, který server slíbil před prvním losem.
ui-proof-key-bad = Klíč není ten, který server slíbil před prvním losem.
ui-proof-seals = Nikdo po zapečetění nezměnil, čím přispěl k náhodě.
ui-proof-seals-bad = Někdo po zapečetění změnil, čím přispěl k náhodě.
ui-proof-own = Příspěvek vašeho zařízení tam je.
ui-proof-own-bad = Příspěvek vašeho zařízení chybí.
ui-proof-terms = Jména a volby jsou ty, na kterých jste se dohodli.
ui-proof-terms-bad = Jména nebo volby nejsou ty, na kterých jste se dohodli.
ui-proof-draws = Každý los plyne z klíče: { $n ->
    [one] ověřen { $n } los
    [few] ověřeny { $n } losy
    [many] ověřeno { $n } losu
   *[other] ověřeno { $n } losů
 }.
ui-proof-draws-bad = Losy z klíče neplynou.
ui-proof-nameless-bad = Někdo smazal své údaje a s nimi i jméno, na kterém losy závisejí: bez něj je ověřit nelze.
ui-proof-log = Tahy jsou ty, které byly u stolu vidět.
ui-proof-log-bad = Tahy nejsou ty, které byly u stolu vidět.
ui-proof-withheld = Svůj zapečetěný příspěvek zatajují: { $names }. Začínalo se proto znovu.
ui-proof-nothing = Toto zařízení si z partie nic neuložilo, takže záznam je ověřen jen sám se sebou.
ui-proof-desk = Tohle spočítal sám váš prohlížeč. Že každý tah byl dovolený a šance správné, dokážou jen pravidla; uložte záznam a spusťte:
ui-proof-untold = V této partii se nic nelosovalo.
ui-proof-untold-bad = Záznam neříká, z kolika možností se losovalo, proto losování nešlo ověřit.
ui-proof-older = To vše si spočítal váš prohlížeč sám. Zda byl každý tah v souladu s pravidly a šance správné, už tu ověřit nelze: to dokáže jen tehdejší vydání s verzí pravidel { $version }:
ui-proof-closed = Záznam je jen pro ty, kdo u stolu seděli.
ui-error-cannot-undo = Týká se to i ostatních: s vrácením musí souhlasit všichni.
ui-error-final = Tím se odhalí něco skrytého, takže bez souhlasu ostatních to nevezmete zpět.
ui-error-no-observation = Tato hra nemá pozorování v číslech.
ui-error-nothing-to-undo = Zatím není co vzít zpět.
ui-error-bad-input = Tohle se nedá přečíst.
ui-error-bad-message = Server tomu nerozuměl.
ui-error-bad-notation = Takový tah není.
ui-error-bad-option = Tyto volby nejsou možné.
ui-error-bad-position = To není pozice této hry.
ui-error-not-allowed = To zde není dovoleno.
ui-error-too-fast = Příliš mnoho požadavků, chvíli počkejte.
ui-error-unknown-title = Taková hra tu není.
ui-error-unknown-bot = Takový bot tu není.
ui-error-unknown-rule = Takové pravidlo není.
ui-error-client-error = To nejde
ui-error-quota = Víc tu jeden člověk rozehráno mít nemůže; nejdřív něco ukončete.
ui-error-old-rules = Partie začala podle starší verze pravidel a nelze v ní pokračovat.
ui-error-too-long = Tohle je příliš dlouhé.
ui-error-fault = Na serveru se něco pokazilo; žádný tah se neztratil.
ui-theme = Barvy
ui-theme-system = Podle zařízení
ui-notify = Upozornit, když jsem na tahu
ui-auto-single = Vynucené tahy hrát automaticky
ui-seat-link = Zkopírovat odkaz na mé místo
ui-since-last-turn = Od mého posledního tahu
ui-take-back = Vzít zpět
ui-skip-to-choices = K možnostem
ui-summary = Slovy
ui-log-all = Ukázat starší řádky
ui-none-found = Nic nenalezeno
ui-seats = Místa
ui-wins = { $n ->
    [one] Vyhrává { $names }
    [few] Vyhrávají { $names }
    [many] Vyhrává { $names }
   *[other] Vyhrává { $names }
}
ui-eyes = Číma očima
ui-eyes-yours = Vašima očima
ui-eyes-actor = Toho, kdo hraje
ui-score-course = Body po každém kole
ui-lead = Náskok
ui-lead-help = nad průměrem stolu
ui-swings = Zvraty
ui-swings-help = kliknutím přehrát
ui-swing-parts = { $what }
ui-swing-rest = ostatní: { $n }
ui-swing-most = { $what }; nejvíc { $most }
ui-lesson = První hra
ui-lesson-step = Krok { $n } z { $total }
ui-lesson-off = Tohle už není lekce. Hrajte dál podle sebe, nebo se k ní vraťte.
ui-lesson-done = To byla lekce. Hrajte dál podle sebe, nebo otevřete vlastní stůl.
ui-lesson-over = Lekce je u konce!
ui-lesson-mistakes = Tři chyby začátečníků
ui-lesson-real = Zahrát si skutečnou hru
ui-lesson-look = Prohlédnout stůl
ui-lesson-show = Ukázat
ui-lesson-play = Zahrát za mě
ui-lesson-next = Dál
ui-lesson-back = Zpět
ui-lesson-leap = Pokračovat
ui-lesson-return = Zpět k lekci
ui-coach = Rádce
ui-coach-heard = Rozumím
ui-coach-stop = Už žádné rady
ui-coach-fold = Sbalit rádce
ui-forecast = Předpověď
ui-players = Hráči
ui-wait-for-you = { $n ->
    [one] { $n } čeká na vás
    [few] { $n } čekají na vás
    [many] { $n } čeká na vás
   *[other] { $n } čeká na vás
}
ui-clock-none-short = Bez
ui-clock-live-short = 10 min
ui-clock-slow-short = 2 dny
ui-ready = Připraveno
ui-ready-not = ještě ne
ui-start-when = Začít můžete, až budou obsazená všechna místa. Volné může zabrat bot.
ui-ready-why = Stiskem Připraveno vaše zařízení pomáhá míchat, takže náhodu nikdo sám neurčí.
ui-undo-waiting = Ostatní dostali otázku.
ui-undo-declined = Ne všichni souhlasili, nic se nevrací.
ui-finished-steps = { $n ->
    [one] Byl za vás zahrán { $n } krok; je v záznamu.
    [few] Byly za vás zahrány { $n } kroky; jsou v záznamu.
    [many] Bylo za vás zahráno { $n } kroku; jsou v záznamu.
   *[other] Bylo za vás zahráno { $n } kroků; jsou v záznamu.
}
ui-finished-undo = Vzít všechny zpět
ui-replaced = Hraje za vás bot.
ui-seat-back = Vzít si místo zpět
ui-won-by = { $n ->
    [one] o { $n } bod
    [few] o { $n } body
    [many] o { $n } bodu
   *[other] o { $n } bodů
}

## What an object of the table answers when it is asked about
ui-object-seat = { $seat }
ui-object-reason = { $object }: { $reason }
ui-object-role = { $object }. { $role }
ui-object-role-now = { $object }. { $role } { $now }
ui-object-possible = { $object }. Teď můžete: { $label }.
ui-object-ask = Teď: { $ask }
ui-legend = Značky


## Proč to tak skončilo

ui-verdict-won-you = Vítězství o { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
ui-verdict-won = { $seat } vyhrává o { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
ui-verdict-behind-you = Prohra o { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}; vyhrává { $seat }.
ui-verdict-lost-you = Prohra.
ui-verdict-lost = { $seat } prohrává.
ui-verdict-first-you = Vítězství.
ui-verdict-first = { $seat } vyhrává.
ui-verdict-level-you = Shodně { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}; při shodě vyhráváte vy.
ui-verdict-level = Shodně { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}; při shodě vyhrává { $seat }.
ui-verdict-shared-you = Dělíte se o vítězství, { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
ui-verdict-shared = Vítězství je společné, { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
ui-verdict-nobody = Nikdo nevyhrává.
ui-verdict-gap-mine = Největší rozdíl: vy máte „{ $mine }“, { $seat } „{ $theirs }“.
ui-verdict-gap-theirs = Největší rozdíl: { $seat } má „{ $theirs }“, vy „{ $mine }“.
ui-verdict-gap = Největší rozdíl: { $seat } má „{ $mine }“, { $other-seat } „{ $theirs }“.
ui-verdict-round-theirs = Nejvíc rozhodlo { $phase ->
    [0] { $round }. kolo
   *[other] { $round }. kolo { $phase }. etapy
}: { $seat } +{ $gain }, vy { $own }.
ui-verdict-round-mine = Nejvíc rozhodlo { $phase ->
    [0] { $round }. kolo
   *[other] { $round }. kolo { $phase }. etapy
}: vy +{ $gain }, { $seat } { $own }.
ui-verdict-round = Nejvíc rozhodlo { $phase ->
    [0] { $round }. kolo
   *[other] { $round }. kolo { $phase }. etapy
}: { $seat } +{ $gain }, { $other } { $own }.
ui-verdict-source = Nejvíc najednou: { $source }.

## Slušnost

ui-phrase-hello = Zdravím!
ui-phrase-luck = Hodně štěstí!
ui-phrase-thanks = Díky!
ui-phrase-well-played = Pěkný tah!
ui-phrase-oops = Jejda!
ui-phrase-moment = Okamžik, prosím.
ui-phrase-your-turn = Jste na tahu.
ui-phrase-bye = Nashle!
ui-phrase-rematch = Ještě jednou?
ui-phrases = Říct
ui-mute = Umlčet u tohoto stolu
ui-block = Blokovat
ui-report = Nahlásit
ui-kick = Poslat pryč
ui-replace = Nahradit botem
ui-kick-sure = Poslat hráče { $name } pryč? K tomuto stolu se už nevrátí.
ui-replace-sure = Má místo hráče { $name } natrvalo hrát bot? Jde to, když je pryč, nebo když partie čeká už deset minut.
ui-report-sent = Nahlášeno. Děkujeme.
ui-manage = Co s hráčem { $name }
