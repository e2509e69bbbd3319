## Title, families, places

for-a-crown-title = Ради короны
for-a-crown-family = Род
for-a-crown-noble-rab = Графиня из рода Кроликов
for-a-crown-noble-pen = Виконт из рода Пингвинов
for-a-crown-noble-mon = Барон из рода Обезьян
for-a-crown-noble-fla = Герцог из рода Фламинго
for-a-crown-noble-cro = Маркиза из рода Крокодилов
for-a-crown-square = Королевская площадь
for-a-crown-gallery = Галерея
for-a-crown-gallery-space = Место в галерее
for-a-crown-influence = Влияние

## Components

for-a-crown-ruby = Рубин
for-a-crown-coin = Монета
for-a-crown-bandit = Грабитель в маске
for-a-crown-heirloom = Фамильная драгоценность
for-a-crown-heirloom-sold = Фамильная драгоценность продана
for-a-crown-mercenary-label = Наёмник { $level }-го уровня: { $effects }
    .accusative = наёмника { $level }-го уровня ({ $effects })
for-a-crown-mercenary-level-1 = Уровень 1
for-a-crown-mercenary-level-2 = Уровень 2
for-a-crown-mercenary-level-3 = Уровень 3
for-a-crown-mercenary-level-4 = Уровень 4
for-a-crown-mercenary-level-5 = Уровень 5
for-a-crown-component-event-card = Карта события
for-a-crown-component-shared-deck = Общая колода

## Phases and acts

for-a-crown-phase-recruit = Вербовка
for-a-crown-phase-reveal = Раскрытие
for-a-crown-phase-end = Конец игры
for-a-crown-recruit-pass = Вербовка { $n } из { $total }
for-a-crown-do-recruit-blind = Взять верхнюю карту вслепую
for-a-crown-do-option = Выберите один эффект.
for-a-crown-do-icon = Выберите следующий эффект.
for-a-crown-do-move-left = Сдвинуть влево
for-a-crown-do-move-right = Сдвинуть вправо
for-a-crown-do-decline = Отказаться
for-a-crown-elimination = Выбывание из игры

## Effects (cards and magic die)

for-a-crown-effect-ruby = Получите 1 рубин
for-a-crown-effect-bandit = Другой игрок берёт 1 грабителя в маске
for-a-crown-effect-loss = Другой игрок теряет 1 рубин
for-a-crown-effect-die = Бросьте магический кубик
for-a-crown-effect-coin = Получите 1 монету
for-a-crown-effect-move = Сдвиньте любой портрет
for-a-crown-icon-ruby = Рубин
    .accusative = рубин
for-a-crown-icon-bandit = Грабитель
    .accusative = грабителя
for-a-crown-icon-loss = Потеря
    .accusative = потерю
for-a-crown-icon-die = Магия
    .accusative = магию
for-a-crown-icon-coin = Монета
    .accusative = монету
for-a-crown-icon-move = Сдвиг
    .accusative = сдвиг
for-a-crown-icon-times = { $icon } ×{ $n }
    .accusative = { $icon-accusative } ×{ $n }

## Events

for-a-crown-event-burglary = Ограбление
for-a-crown-event-bribery = Подкуп
for-a-crown-event-hand = Волшебная помощь
for-a-crown-event-mages = Маги-наёмники
for-a-crown-event-scandal = Скандал

## Final scoring

for-a-crown-final-influence = Наибольшее влияние: +1 рубин
for-a-crown-final-coins = Больше всего монет: +1 рубин
for-a-crown-final-bandits = Больше всего грабителей: −1 рубин
for-a-crown-final-heirloom = Фамильная драгоценность: 10 рубинов

## Options

for-a-crown-option-heirloom-sale = Продажа фамильной драгоценности
for-a-crown-option-heirloom-sale-forced-only = Только вынужденно
for-a-crown-option-heirloom-sale-when-paying = И при оплате
for-a-crown-option-heirloom-sale-any-time = В любой момент
for-a-crown-option-icon-order = Порядок эффектов на карте
for-a-crown-option-icon-order-free = Любой
for-a-crown-option-icon-order-printed = Как на карте
for-a-crown-option-chest-view = Содержимое сундуков
for-a-crown-option-chest-view-hidden = Скрыто
for-a-crown-option-chest-view-open = Открыто
for-a-crown-option-log-detail = Показывать платежи в журнале
for-a-crown-option-supply = Запас
for-a-crown-option-supply-unlimited = Без ограничений
for-a-crown-option-supply-strict = Только жетоны из коробки
for-a-crown-option-no-knockout = Семейный режим: никто не выбывает
for-a-crown-option-die = Грани магического кубика
for-a-crown-option-die-standard = Обычные
for-a-crown-option-die-harsh = Жёсткие

## Counted nouns

for-a-crown-count-bandit = { $n ->
    [one] { $n } грабитель в маске
    [few] { $n } грабителя в маске
    [many] { $n } грабителей в маске
   *[other] { $n } грабителя в маске
}
    .accusative = { $n ->
        [one] { $n } грабителя в маске
        [few] { $n } грабителей в маске
        [many] { $n } грабителей в маске
       *[other] { $n } грабителя в маске
    }

## Questions

for-a-crown-ask-recruit = Выберите наёмника.
for-a-crown-ask-pay = Чем вы заплатите цену { $cost }?
for-a-crown-ask-move = Выберите портрет и направление.
for-a-crown-ask-bribe = Сколько грабителей в масках вы вернёте?
for-a-crown-ask-mages = Заплатите за бросок магического кубика?
for-a-crown-ask-target-loss = Выберите, кто потеряет 1 рубин.
for-a-crown-ask-target-bandit = Выберите, кто возьмёт 1 грабителя в маске.

## Labels of choices

for-a-crown-mercenary-either = Наёмник { $level }-го уровня: { $left } / { $right }
    .accusative = наёмника { $level }-го уровня ({ $left } / { $right })
for-a-crown-label-recruit = { $card } (цена { $cost })
for-a-crown-label-recruit-sale = { $card } (цена { $cost }, продаётся фамильная драгоценность)
for-a-crown-label-blind = Верхняя карта колоды { $level }-го уровня, вслепую (цена { $cost })
for-a-crown-label-blind-sale = Верхняя карта колоды { $level }-го уровня, вслепую (цена { $cost }, продаётся фамильная драгоценность)
for-a-crown-label-pay = { $rubies ->
        [0] { $coins ->
                [one] { $coins } монета
                [few] { $coins } монеты
                [many] { $coins } монет
               *[other] { $coins } монеты
            }
       *[other] { $coins ->
            [0] { $rubies ->
                    [one] { $rubies } рубин
                    [few] { $rubies } рубина
                    [many] { $rubies } рубинов
                   *[other] { $rubies } рубина
                }
           *[other] { $coins ->
                    [one] { $coins } монета
                    [few] { $coins } монеты
                    [many] { $coins } монет
                   *[other] { $coins } монеты
                }, { $rubies ->
                    [one] { $rubies } рубин
                    [few] { $rubies } рубина
                    [many] { $rubies } рубинов
                   *[other] { $rubies } рубина
                }
        }
    }
for-a-crown-label-void = { $effect }: выбрать больше некого, ничего не произойдёт
for-a-crown-label-option = { $effects }
for-a-crown-label-target = { $seat }
for-a-crown-label-shift-left = Сдвинуть портрет игрока { $seat } влево на место { $space }
for-a-crown-label-shift-right = Сдвинуть портрет игрока { $seat } вправо на место { $space }
for-a-crown-label-shift-left-own = Сдвинуть свой портрет влево на место { $space }
for-a-crown-label-shift-right-own = Сдвинуть свой портрет вправо на место { $space }
for-a-crown-label-bribe = Вернуть { $bandits ->
        [one] { $bandits } грабителя в маске
        [few] { $bandits } грабителей в маске
        [many] { $bandits } грабителей в маске
       *[other] { $bandits } грабителя в маске
    } ({ for-a-crown-label-pay })
for-a-crown-label-bribe-sale = Продать фамильную драгоценность и вернуть { $bandits ->
        [one] { $bandits } грабителя в маске
        [few] { $bandits } грабителей в маске
        [many] { $bandits } грабителей в маске
       *[other] { $bandits } грабителя в маске
    }
for-a-crown-label-mages-coin = Заплатить 1 монету и бросить кубик
for-a-crown-label-mages-ruby = Заплатить 1 рубин и бросить кубик
for-a-crown-label-mages-ruby-sale = Продать фамильную драгоценность, заплатить 1 рубин и бросить кубик
for-a-crown-label-sell = Продать фамильную драгоценность за 10 рубинов

## Log

for-a-crown-log-portrait = Следующий портрет в галерее: { $seat }.
for-a-crown-log-turn-up = Королевская площадь предлагает { $card-accusative }.
for-a-crown-log-look = { $seat } смотрит на { $card-accusative }.
for-a-crown-log-unseen = { $seat } смотрит карту { $level }-го уровня.
for-a-crown-log-reveal = { $seat } раскрывает { $card-accusative }.
for-a-crown-log-ignored = Род игрока { $seat } вне игры, { $card-accusative } никто не выполняет.
for-a-crown-log-event = Событие: { $event }.
for-a-crown-log-roll = { $seat } бросает магический кубик: { $effects }.
for-a-crown-log-recruit = { $seat } вербует { $card-accusative } за { $cost }.
for-a-crown-log-blind = { $seat } берёт вслепую верхнюю карту колоды { $level }-го уровня за { $cost }.
for-a-crown-log-pays-coins = { $seat } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
for-a-crown-log-pays-rubies = { $seat } платит { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-log-pays = { $seat } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-log-paid = { $seat } расплачивается.
for-a-crown-log-option = { $seat } выбирает { $effects-accusative }.
for-a-crown-log-icon = { $seat } применяет { $effect-accusative }.
for-a-crown-log-void = { $seat } пропускает { $effect-accusative }: выбирать больше некого.
for-a-crown-log-loss = { $seat } → { $target-seat }: −1 рубин.
for-a-crown-log-loss-due = { $seat } → { $target-seat }: −1 рубин, но рубинов больше нет.
for-a-crown-log-bandit = { $seat } → { $target-seat }: +1 грабитель в маске.
for-a-crown-log-loss-none = { $seat } → { $target-seat }: терять больше нечего.
for-a-crown-log-bandit-none = { $seat } → { $target-seat }: грабитель в маске, но в запасе их больше нет.
for-a-crown-log-shift = { $seat } сдвигает портрет игрока { $portrait-seat } на место { $space }.
for-a-crown-log-shift-own = { $seat } сдвигает свой портрет на место { $space }.
for-a-crown-log-bribe = { $seat } возвращает { $bandits ->
        [one] { $bandits } грабителя в маске
        [few] { $bandits } грабителей в маске
        [many] { $bandits } грабителей в маске
       *[other] { $bandits } грабителя в маске
    }.
for-a-crown-log-decline = { $seat } отказывается.
for-a-crown-log-mages = { $seat } обращается к магам.
for-a-crown-log-sale = { $seat } продаёт фамильную драгоценность: +10 рубинов.
for-a-crown-log-gains-rubies = { $seat } получает { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-log-gains-coins = { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }.
for-a-crown-log-loses = { $seat } теряет { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-log-returns = { $seat } возвращает { $bandits ->
        [one] { $bandits } грабителя в маске
        [few] { $bandits } грабителей в маске
        [many] { $bandits } грабителей в маске
       *[other] { $bandits } грабителя в маске
    }.
for-a-crown-log-out = { $seat } выбывает из игры.
for-a-crown-log-round = Начинается { $round }-й раунд. В общую колоду добавляется неизвестное событие.
for-a-crown-log-final-influence = Наибольшее влияние приносит рубин.
for-a-crown-log-final-coins = Больше всего монет приносит рубин.
for-a-crown-log-final-bandits = Больше всего грабителей стоит рубина.
for-a-crown-log-winner = Побеждает { $seat }: { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-score-rubies = В сундуке: { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }
for-a-crown-score-total = Всего рубинов: { $rubies }

## The log by turns, in short

for-a-crown-log-unseen-short = { "" }
for-a-crown-log-icon-short = { "" }

## Why not

for-a-crown-why-closed = На { $level }-м уровне пока нельзя вербовать: он откроется в одном из следующих раундов.
for-a-crown-why-cost = Цена { $cost }; у вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-why-cost-sale = Цена { $cost }; даже продав драгоценность, вы можете заплатить только { $reach }.
for-a-crown-why-stack-gone = Эта стопка 1-го уровня закончилась.
for-a-crown-why-not-up = Этого наёмника нет среди открытых на { $level }-м уровне.
for-a-crown-why-no-deck = На 1-м уровне нет колоды: возьмите карту из открытой стопки.
for-a-crown-why-deck-empty = Колода { $level }-го уровня пуста.
for-a-crown-why-too-much = Нужно заплатить ровно { $cost }, а не { $rubies ->
        [one] { $rubies } рубин
        [few] { $rubies } рубина
        [many] { $rubies } рубинов
       *[other] { $rubies } рубина
    }.
for-a-crown-why-rubies = { $needed ->
        [one] Нужен { $needed } рубин
        [few] Нужно { $needed } рубина
        [many] Нужно { $needed } рубинов
       *[other] Нужно { $needed } рубина
    }; у вас { $rubies }.
for-a-crown-why-coins = { $needed ->
        [one] Нужна { $needed } монета
        [few] Нужно { $needed } монеты
        [many] Нужно { $needed } монет
       *[other] Нужно { $needed } монеты
    }; у вас { $coins }.
for-a-crown-why-icon-at-once = Эффект «{ $effect }» действует сразу, ещё до вашего выбора, или его нет на карте.
for-a-crown-why-icon-gone = Эффекта «{ $effect }» на карте больше не осталось.
for-a-crown-why-no-family = При { $seats } игроках этот род не играет.
for-a-crown-why-self = Выберите другого игрока: себя задеть нельзя.
for-a-crown-why-out = { $target-seat } уже вне игры.
for-a-crown-why-off-gallery = Портрета игрока { $target-seat } больше нет в галерее.
for-a-crown-why-no-space = В этом направлении нет свободного места для портрета игрока { $target-seat }.
for-a-crown-why-bandits = Вы хотите вернуть { $needed }; у вас { $bandits ->
        [one] { $bandits } грабитель в маске
        [few] { $bandits } грабителя в маске
        [many] { $bandits } грабителей в маске
       *[other] { $bandits } грабителя в маске
    }.
for-a-crown-why-sale-needless = Цену { $cost } вы можете заплатить и без продажи драгоценности.
for-a-crown-why-sold = Ваша фамильная драгоценность уже продана.
for-a-crown-why-no-sale = Драгоценность продают, только когда нужно отдать рубин, а его нет.
for-a-crown-why-sale-by-itself = Выберите наёмника, на которого вам не хватает: драгоценность продастся сама.

## Options in words

for-a-crown-option-heirloom-sale-help = Когда фамильную драгоценность можно обменять на 10 рубинов.
for-a-crown-option-icon-order-help = Выбирает ли владелец карты порядок её эффектов.
for-a-crown-option-chest-view-help = Видят ли все, сколько рубинов и монет в сундуках.
for-a-crown-option-log-detail-help = Указывает ли журнал монеты и рубины каждого платежа.
for-a-crown-option-supply-help = Может ли запас закончиться.
for-a-crown-option-no-knockout-help = Кто лишился всего, больше ничего не теряет и остаётся в игре.
for-a-crown-option-die-help = Жёсткий кубик больше отнимает и меньше даёт.
for-a-crown-mode-standard = Обычная
for-a-crown-mode-standard-help = Сундуки закрыты; кто должен отдать рубин и не может, выбывает.
for-a-crown-mode-family = Семейная
for-a-crown-mode-family-help = Сундуки открыты, и никто не выбывает.
for-a-crown-mode-strict = Строгая
for-a-crown-mode-strict-help = Жетоны могут кончиться, фамильную драгоценность можно продать в любой момент, кубик жёсткий.
for-a-crown-mode-printed = По картам
for-a-crown-mode-printed-help = Эффекты выполняют в порядке карты, драгоценностью можно платить, журнал не показывает платежи.

## Page

for-a-crown-pitch = Вербуйте наёмников в общую колоду и теряйте меньше рубинов, чем остальные.
for-a-crown-chest-closed = закрыт
for-a-crown-column-closed = закрыто
for-a-crown-card-of = карта { $n } из { $total }
for-a-crown-deck-left = осталось { $n }
for-a-crown-revealed = Раскрыто
for-a-crown-revealed-none = Пока ничего не раскрыто
for-a-crown-show-skip = К моему следующему выбору
for-a-crown-zone-scandal = при Скандале
for-a-crown-zone-safe = без потерь
for-a-crown-hired = Уровни наёмников
for-a-crown-your-chest = Ваш сундук
for-a-crown-your-chest-secret = видите только вы
for-a-crown-your-worth = { $n ->
    [one] Сейчас { $n } рубин.
    [few] Сейчас { $n } рубина.
    [many] Сейчас { $n } рубинов.
   *[other] Сейчас { $n } рубина.
}
for-a-crown-next-prices = Цены { $n }-го раунда

## The first game

for-a-crown-lesson-goal = «Ради короны» одной фразой: после четырёх раундов побеждает род, у которого больше всего рубинов. Вы играете за Кроликов.
for-a-crown-lesson-points = В вашем сундуке 10 рубинов и фамильная драгоценность, которая в конце стоит ещё 10, если её сберечь. В конце 1 рубин приносит наибольшее влияние и 1 рубин — больше всего монет; у кого больше всего грабителей, теряет 1.
for-a-crown-lesson-round = В каждом раунде каждый вербует одного наёмника, в 1-м раунде — двух. Потом общую колоду раскрывают карта за картой.
for-a-crown-lesson-1 = Все вербуют в одну общую колоду. Возьмите наёмника 2-го уровня с монетой и сдвигом: он вернёт деньги и сдвинет портрет.
for-a-crown-lesson-2 = Платить можно монетами и рубинами. Рубины — ваши очки, поэтому заплатите 3 монеты.
for-a-crown-lesson-3 = В 1-м раунде вербуют дважды. Монеты кончились: возьмите дешёвого наёмника 1-го уровня с рубином или сдвигом. Он обойдётся в 1 рубин.
for-a-crown-lesson-reveal = Все наёмники завербованы. Теперь колоду тасуют и раскрывают. Чья карта, тот и делает то, что на ней показано.
for-a-crown-lesson-4 = Вышла ваша карта. У неё две половины, вы выбираете одну. Возьмите рубин.
for-a-crown-lesson-5 = Вторая карта дала вам монету; теперь она двигает портрет. Чем правее, тем больше влияния: вы вербуете раньше, и Скандал обходится дешевле. Сдвиньте свой портрет вправо.
for-a-crown-lesson-events = В каждом раунде в колоде есть два события: Скандал отнимает рубины у тех, кто висит в галерее слева, Ограбление — 2 рубина у того, у кого больше всего грабителей.
for-a-crown-lesson-6 = 2-й раунд: цены сдвинулись вправо, всё подешевело. Вам подослали грабителя в маске. Завербуйте наёмника с двумя монетами и грабителем для кого-то другого.
for-a-crown-lesson-7 = Заплатите заработанной монетой.
for-a-crown-lesson-8 = Ваши наёмники возвращаются в каждом раунде. Этот снова предлагает рубин или сдвиг: возьмите рубин.
for-a-crown-lesson-9 = Сдвинуть можно любой портрет, и чужой тоже. Оттолкните Обезьян влево, где Скандал стоит дороже.
for-a-crown-lesson-10 = Новый наёмник принёс две монеты. Его грабитель уходит к кому-то другому: отдайте его Пингвинам.
for-a-crown-lesson-11 = 3-й раунд идёт так же: вербовать, раскрывать, следить за грабителями. Перейдите к последнему раунду.
for-a-crown-lesson-12 = Последний раунд: 5-й уровень стоит всего 3. Завербуйте наёмника с тремя рубинами и потерей.
for-a-crown-lesson-13 = Заплатите 3 монеты и сберегите рубины.
for-a-crown-lesson-14 = Колоду раскрывают в последний раз: маги, ваши наёмники и чужие. Перейдите к двум своим последним картам.
for-a-crown-lesson-15 = В колоде ещё есть Скандал, а в конце наибольшее влияние приносит рубин. Сдвиньте свой портрет к самому правому краю.
for-a-crown-lesson-16 = Грабитель для кого-то другого: у кого их в конце больше всего, тот теряет рубин. Отдайте его Пингвинам.
for-a-crown-lesson-17 = Подкуп: за монеты или рубины грабители уходят. У вас их мало, а больше всего монет в конце приносит рубин. Не платите ничего и смотрите последний подсчёт.
for-a-crown-lesson-end = Вы победили на один рубин: сберегли драгоценность, монеты и место справа. Это вся игра.
for-a-crown-mistake-1 = Опустошить сундук в 1-м раунде. Скандал и Ограбление бывают в каждом раунде.
for-a-crown-mistake-2 = Забыть о грабителях. У кого их больше всего, тот теряет 2 рубина, снова и снова.
for-a-crown-mistake-3 = Оставаться слева. Справа вы вербуете раньше, Скандалы вас щадят, и равенство в вашу пользу.
for-a-crown-coach-hire = Платите монетами и берегите рубины: это ваши очки. Скандал и Ограбление в каждом раунде будут наверняка.
for-a-crown-coach-bandits = У вас есть грабители. У кого их больше всего, тот теряет при Ограблении 2 рубина: следующего отдайте кому-то другому.
for-a-crown-coach-shift = Свой портрет вправо или чужой влево: справа Скандалы ничего не стоят.
for-a-crown-coach-target = Подумайте, кто впереди и у кого уже больше всего грабителей.
for-a-crown-coach-last = Последняя вербовка. В конце рубин приносит больше всего монет и рубин — наибольшее влияние.

## What an object of the table answers when it is asked about
for-a-crown-object-space = Место { $n } в галерее
for-a-crown-object-column = Столбец { $level }-го уровня
for-a-crown-object-chest = Сундук игрока { $seat }
for-a-crown-object-heirloom = Фамильная драгоценность игрока { $seat }
for-a-crown-object-bandits = Грабители у игрока { $seat }
for-a-crown-object-shared = Общая колода
for-a-crown-object-events = Колода событий
for-a-crown-object-reserve = Запас
for-a-crown-why-object-resolving = Его сейчас выполняет { $seat }.
for-a-crown-why-object-offered-card = В свой черёд его можно завербовать за { $cost }; дальше он служит вам в каждом раунде.
for-a-crown-why-object-revealed = Уже раскрыт в этом раунде, служит игроку { $seat }; вернётся в общую колоду.
for-a-crown-why-object-own-recruit = Ваш наёмник в общей колоде: сработает, когда его раскроют, раз за раунд.
for-a-crown-why-object-recruit = Наёмник игрока { $seat } в общей колоде: сработает для его рода, когда его раскроют.
for-a-crown-why-object-event-burglary = Тот, у кого больше всего грабителей, теряет 2 рубина и возвращает всех грабителей.
for-a-crown-why-object-event-scandal = Каждый теряет 2, 1 или 0 рубинов — смотря в какой трети галереи висит.
for-a-crown-why-object-event-bribery = Каждый может заплатить и вернуть грабителей, по 1 монете или рубину за каждого.
for-a-crown-why-object-event-hand = Наименее влиятельный род бросает магический кубик.
for-a-crown-why-object-event-mages = Каждый может один раз заплатить 1 монету или 1 рубин и бросить магический кубик.
for-a-crown-why-object-struck = Род выбыл: не смог отдать рубин. Теперь его ничто не касается.
for-a-crown-why-object-own-portrait = Ваш портрет на месте { $space }; чем правее, тем раньше вы вербуете.
for-a-crown-why-object-portrait = Портрет на месте { $space }; его двигает только эффект «Сдвиг».
for-a-crown-why-object-taken-space = Здесь портрет игрока { $seat }; Скандал здесь стоит { $loss }.
for-a-crown-why-object-free-space = Свободно: портрет попадает сюда эффектом «Сдвиг»; Скандал здесь стоит { $loss }.
for-a-crown-why-object-stacks = Три открытые стопки по { $cost }; вслепую здесь не берут.
for-a-crown-why-object-column = Открытая карта или верхняя карта колоды за { $cost }; закрытых карт: { $n }.
for-a-crown-why-object-bandits = Здесь: { $n }. У кого их больше всего, тот платит при Ограблении и теряет 1 рубин в конце.
for-a-crown-why-object-heirloom = Стоит 10 рубинов. Продаётся сама, когда надо отдать рубин, а в сундуке их нет.
for-a-crown-why-object-heirloom-sold = Продана: не вернётся и в конце не учитывается.
for-a-crown-why-object-chest-closed = Закрыт: до конца игры никто другой не видит, что внутри.
for-a-crown-why-object-chest-own = Рубины: { $rubies }, монеты: { $coins }. Рубин заменяет монету, монета рубин — никогда.
for-a-crown-why-object-chest-open = Рубины: { $rubies }, монеты: { $coins }. Платит из него только владелец.
for-a-crown-why-object-shared = Закрытых карт: { $n }, порядок никому не известен; в каждом раунде раскрывают все.
for-a-crown-why-object-events = Событий, которые ещё могут прийти: { $n }; после каждого раунда одно добавляют вслепую.
for-a-crown-why-object-reserve = Рубины: { $ruby }, монеты: { $coin }, грабители: { $bandit }. Из него берут, в него платят.
for-a-crown-why-object-icon = Эффект карты, которую выполняет { $seat }.

## Cards turned up, and cards shown large
for-a-crown-reveal-next = Следующая карта…
for-a-crown-reveal-rolls = Магический кубик катится…
for-a-crown-reveal-shows = На кубике: { $icons }
for-a-crown-reveal-round = Начинается { $n }-й раунд
for-a-crown-contents = Раскроют в этом раунде
for-a-crown-zoom-does = Действие
for-a-crown-zoom-either = Либо
for-a-crown-zoom-or = Или
for-a-crown-zoom-when = Когда
for-a-crown-zoom-when-words = в каждом раунде, когда раскрывается из общей колоды
for-a-crown-zoom-mercenary = Наёмник
for-a-crown-zoom-hired = Служит игроку { $name }
for-a-crown-zoom-price = Сейчас стоит { $n }
for-a-crown-zoom-price-reach = Вам хватает
for-a-crown-zoom-blind = Верхняя карта колоды, вслепую; видите её только вы
for-a-crown-zoom-portrait = Чем правее, тем раньше род вербует; и Скандал там дешевле
for-a-crown-zoom-owned = Что есть у рода
for-a-crown-zoom-chest = Сундук
for-a-crown-zoom-bandits = Грабители в масках

## The verdict

for-a-crown-verdict-influence = Решило влияние: { $seat } висит в галерее правее.
for-a-crown-verdict-out = Вы выбыли, поэтому содержимое вашего сундука не считается.
for-a-crown-asset-gallery = Место в галерее (слева): { $n }
for-a-crown-asset-coins = Монеты: { $n }
for-a-crown-asset-icons = Ваши карты ещё принесут { $icon-accusative } ×{ $n }

## Levels of the bots

for-a-crown-level-page = О том, кто ведёт, судит в основном по сундукам: недооценивает будущие карты, не замечает монет и грабителей.
for-a-crown-level-squire = Недооценивает будущие карты, грабителей и галерею и думает лишь на один выбор вперёд.
for-a-crown-level-knight = Хорошо оценивает карты, грабителей и галерею, но только на один выбор вперёд.
for-a-crown-level-sovereign = Доигрывает партию в уме сотни раз и готов к тому, что вы можете играть по-разному.

## Puzzles, by what is to be decided

for-a-crown-puzzle-option = Какая половина карты
for-a-crown-puzzle-target = По кому ударить
for-a-crown-puzzle-bribe = Подкуп грабителей
for-a-crown-puzzle-shift = Сдвиг портрета
for-a-crown-puzzle-mages = Плата магам
