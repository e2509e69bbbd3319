## Components and the board

torres-title = Торрес
torres-board = Игровое поле
torres-building-area = Зона строительства
torres-score-track = Шкала очков
torres-score-marker = Маркер очков
torres-block = Блок
torres-knight = Рыцарь
torres-king = Король
torres-reserve = Рыцари в резерве
torres-component-action-card = Карта действия
torres-component-codex-card = Карта-памятка
torres-component-phase-card = Карта этапа
torres-component-master-card = Карта мастера
torres-supply = Общий запас
torres-own-supply = Личный запас
torres-stack = Столбик
torres-deck-common = Общая колода
torres-deck-own = Личная колода
torres-square = Клетка
torres-square-start = Отмеченная клетка
torres-square-free = Свободная клетка
torres-level = Уровень
torres-castle = Замок
torres-castle-start = Начальный замок
torres-castle-king = Королевский замок
torres-tower = Башня
torres-area = Площадь замка
torres-height = Высота замка
torres-door = Дверь
torres-passage = Проход через замок
torres-border = Край поля
torres-diagonal-main = Главная диагональ
torres-adjacent = Соседняя по стороне
torres-diagonal = По диагонали

## Flow and scoring

torres-phase = Этап (год)
torres-phase-n = { $n }-й этап
torres-round = Раунд
torres-turn = Ход
torres-ap = Очки действий (ОД)
torres-starting-player = Первый игрок
torres-leader = Игрок с наибольшим счётом
torres-last-placed = Игрок с наименьшим счётом
torres-blocks-dealt = Раздача блоков
torres-scoring = Подсчёт очков
torres-scoring-castles = Очки за замки
torres-scoring-king = Королевский бонус
torres-scoring-master = Очки за карту мастера
torres-scoring-track = Очки за ОД
torres-scoring-majority = Премия за большинство
torres-king-move = Перемещение короля
torres-end = Конец игры

## Actions

torres-action-deploy = Ввод рыцаря
torres-action-move = Перемещение рыцаря
torres-action-build = Расширение замка
torres-action-buy = Покупка карты действия
torres-action-play = Розыгрыш карты действия
torres-action-score = Продвижение маркера очков
torres-do-deploy = Выставить рыцаря
torres-do-move = Переместить рыцаря
torres-do-build = Поставить блок
torres-do-buy = Купить карту действия
torres-do-play = Разыграть карту действия
torres-do-score = Взять 1 очко
torres-do-end = Завершить ход
torres-do-place-castle = Поставить начальный замок
torres-do-place-knight = Поставить первого рыцаря
torres-do-place-king = Поставить короля
torres-do-move-king = Переместить короля
torres-do-king-stay = Оставить короля на месте
torres-do-stack = Израсходовать столбик
torres-do-redistribute = Распределить неиспользованные блоки
torres-do-keep-card = Оставить эту карту
torres-do-return-top = Вернуть наверх колоды
torres-do-return-bottom = Вернуть под низ колоды

## The 10 action cards (the rulebook gives texts, no names)

torres-card-jump2 = Прыжок вверх
torres-card-under = Блок под ноги
torres-card-extra = Дополнительный блок
torres-card-doors = Тайная лестница
torres-card-diag = Шаг по диагонали
torres-card-ap6 = 6 очков действий
torres-card-ap7 = 7 очков действий
torres-card-shift = Перестройка
torres-card-relocate = Призыв рыцаря
torres-card-leap = Чехарда

## The 8 master cards (no printed names either)

torres-master-diff = Все на разных уровнях
torres-master-same = Все на одном уровне
torres-master-line = Все на одной линии
torres-master-square = Квадрат
torres-master-border = По краям поля
torres-master-castles = Ровно 4, 5, 6 замков
torres-master-diag = Главные диагонали
torres-master-adj = Плечом к плечу

## Versions and options

torres-mode-basic = Базовая версия (общая колода)
torres-mode-basic-help = Все покупают карты из одной перемешанной колоды. Лучше всего для первых партий.
torres-mode-own-decks = Альтернативные правила (личные колоды)
torres-mode-own-decks-help = У вас десять своих карт: вы смотрите три и оставляете одну. Меньше случайности.
torres-mode-master = Версия для мастеров
torres-mode-master-help = Все десять карт у вас с самого начала, а открытая карта мастера даёт дополнительные очки.
torres-option-passage-model = Проход через замок
torres-option-passage-model-doors = Любая дверь на том же уровне или ниже
torres-option-passage-model-monotone = Внутри только вниз
torres-option-passage-model-planar = Внутри только по уровню входа
torres-option-under-may-merge = «Блок под ноги» может соединять замки
torres-option-master-all-knights = «Все рыцари»
torres-option-master-all-knights-six = Все шесть
torres-option-master-all-knights-on-board = Только те, что на поле
torres-option-jump2-allow-any = «Прыжок вверх»: можно вровень и вниз
torres-option-shift-ground-only = «Перестройка» только на уровень 0
torres-option-leap-over-king = «Чехарда» через короля
torres-option-scoring-order = Порядок подсчёта
torres-option-phase-starter = Кто начинает этап
torres-option-square-rotated = Повёрнутый квадрат засчитывается
torres-option-adj-diagonal = Соседство по диагонали засчитывается
torres-option-majority-per-edge = Большинство по каждому краю отдельно
torres-option-auto-convert-ap = Неизрасходованные ОД становятся очками

## Counted nouns

torres-count-ap = { $n ->
    [one] { $n } очко действий
    [few] { $n } очка действий
    [many] { $n } очков действий
   *[other] { $n } очка действий
}
torres-count-block = { $n ->
    [one] { $n } блок
    [few] { $n } блока
    [many] { $n } блоков
   *[other] { $n } блока
}
torres-count-building-block = { $n ->
    [one] { $n } строительный блок
    [few] { $n } строительных блока
    [many] { $n } строительных блоков
   *[other] { $n } строительного блока
}
torres-count-knight = { $n ->
    [one] { $n } рыцарь
    [few] { $n } рыцаря
    [many] { $n } рыцарей
   *[other] { $n } рыцаря
}
torres-count-castle = { $n ->
    [one] { $n } замок
    [few] { $n } замка
    [many] { $n } замков
   *[other] { $n } замка
}
torres-count-stack = { $n ->
    [one] { $n } столбик
    [few] { $n } столбика
    [many] { $n } столбиков
   *[other] { $n } столбика
}
torres-count-square = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}
torres-count-level = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
    [many] { $n } уровней
   *[other] { $n } уровня
}
torres-count-action-card = { $n ->
    [one] { $n } карта действия
    [few] { $n } карты действия
    [many] { $n } карт действия
   *[other] { $n } карты действия
}
torres-count-phase = { $n ->
    [one] { $n } этап
    [few] { $n } этапа
    [many] { $n } этапов
   *[other] { $n } этапа
}
torres-count-point = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}

## Options, modes

torres-option-master = Версия для мастеров
torres-option-master-help = Вы сами ставите замки, держите в руке все свои карты, а карта мастера даёт дополнительные очки.
torres-option-deck = Карты действий
torres-option-deck-common = Одна общая колода
torres-option-deck-own = Личные колоды
torres-option-deck-help = Из личной колоды вы смотрите 3 карты и оставляете 1.
torres-option-passage-model-help = Где может выйти рыцарь, вошедший в замок.
torres-option-under-may-merge-help = Может ли карта «Блок под ноги» соединить два замка в один.
torres-option-jump2-allow-any-help = Можно ли картой «Прыжок вверх» шагнуть вровень или вниз.
torres-option-shift-ground-only-help = Можно ли картой «Перестройка» ставить блок только на уровень 0.
torres-option-leap-over-king-help = Можно ли картой «Чехарда» перепрыгнуть короля.
torres-option-auto-redistribute = Неиспользованные блоки раскладываются сами
torres-option-auto-redistribute-help = Неиспользованные блоки ложатся на ваш самый высокий столбик, где есть место; вас не спрашивают.
torres-option-auto-convert-ap-help = В конце хода каждое неизрасходованное ОД — 1 очко.
torres-option-stack-limit = Столбики не выше 3 блоков
torres-option-stack-limit-always = Всегда
torres-option-stack-limit-two-players = Только вдвоём
torres-option-stack-limit-help = Насколько высокими могут быть ваши столбики.
torres-option-keep-leftovers = Оставлять неиспользованные блоки
torres-option-keep-leftovers-help = Блоки, оставшиеся в конце этапа, переходят в следующий.
torres-option-chooser-starts = Последний называет первого игрока
torres-option-chooser-starts-help = Игрок с наименьшим счётом решает, кто начинает этап.
torres-option-score-by-track = Подсчёт по шкале
torres-option-score-by-track-help = На этапах 2 и 3 очки считают по местам на шкале, лидер первым.
torres-option-phase-starter-leader = Игрок с наибольшим счётом
torres-option-phase-starter-last-placed = Игрок с наименьшим счётом
torres-option-phase-starter-help = Кто начинает первый раунд этапов 2 и 3.
torres-option-scoring-order-last-round = Как в последнем раунде
torres-option-scoring-order-phase-start = Как в первом раунде этапа
torres-option-scoring-order-help = С кого подсчёт идёт по часовой стрелке.
torres-option-master-all-knights-help = Нужны ли для карты мастера все 6 рыцарей или только те, что на поле.
torres-option-square-rotated-help = Может ли квадрат стоять под углом.
torres-option-adj-diagonal-help = Могут ли рыцари плечом к плечу касаться углом.
torres-option-majority-per-edge-help = Есть ли у каждого края и каждой диагонали своя премия.

## Choices

torres-player = { $seat }
torres-label-play = Разыграть карту «{ $card }»
torres-label-deploy = Выставить рыцаря на { $square }
torres-label-build = Поставить блок на { $square } (уровень { $level })
torres-label-build-from = Поставить блок на { $square } (уровень { $level }) из столбика высотой { $height }
torres-label-move = Переместить рыцаря { $source } → { $square } (уровень { $level })
torres-label-source = { $card }: выбрать { $square }
torres-label-target = { $card }: на { $square }
torres-label-under = Взять блок из столбика высотой { $height }
torres-label-under-turn = Взять блок из столбика этого хода ({ $height })
torres-label-stack = Израсходовать столбик высотой { $height }
torres-label-keep = Оставить карту «{ $card }»
torres-label-top = Вернуть наверх в таком порядке: { $cards }
torres-label-bottom = Вернуть под низ в таком порядке: { $cards }
torres-label-share = Высота столбиков станет { $stacks }
torres-label-castle = Начальный замок на { $square }
torres-label-knight = Первый рыцарь на { $square }
torres-label-king = Король на { $square }
torres-label-starter = Начинает { $seat }

## Prompts

torres-ask-turn = Выберите действие (осталось { $ap } ОД).
torres-ask-castles = Поставьте начальный замок.
torres-ask-knights = Поставьте первого рыцаря на замок.
torres-about-knights = В каждом замке может начать только один рыцарь. Отсюда вы ходите, строите и вводите новых рыцарей.
torres-ask-first-king = Поставьте короля на замок.
torres-ask-card-source = { $card }: выберите, что переместить или поднять.
torres-ask-card-target = { $card }: выберите клетку.
torres-ask-card-stack = { $card }: выберите столбик, из которого взять блок.
torres-ask-pick = Оставьте одну из карт.
torres-ask-return = Верните остальные карты наверх или под низ.
torres-ask-stack = Выберите столбик на этот ход.
torres-ask-redistribute = Распределите неиспользованные блоки.
torres-ask-leftovers = Распределите блоки, оставшиеся с прошлого этапа.
torres-ask-king = Переместите короля или оставьте его на месте.
torres-ask-starter = Назовите первого игрока этапа.

## Points

torres-points-castles = Замки: { $points }
torres-points-king = Королевский бонус: { $points }
torres-points-master = Карта мастера: { $points }
torres-points-track = Очки за ОД: { $points }
torres-points-total = Счёт: { $points }
torres-source-castle = Замок { $square } при подсчёте: { $area } × { $level } = { $points }
torres-now-castle = Если считать сейчас, замок { $square }: { $area } × { $level } = { $points }
torres-now-king = Если считать сейчас, королевский бонус: +{ $points }
torres-now-master = Если считать сейчас, карта мастера: +{ $points }
torres-now-total = Если считать сейчас: +{ $points }
torres-now-bonus = Королевский замок: уровень { $level } = +{ $points }

## Log

torres-log-end = { $seat } завершает ход.
torres-log-score = { $seat } берёт 1 очко (1 ОД).
torres-log-buy = { $seat } покупает карту действия (1 ОД).
torres-log-deploy = { $seat } выставляет рыцаря на { $square } (2 ОД).
torres-log-build = { $seat } ставит блок на { $square }, уровень { $level } (1 ОД).
torres-log-move = { $seat } перемещает рыцаря { $source } → { $square } (1 ОД).
torres-log-plays = { $seat } разыгрывает карту «{ $card }».
torres-log-plays-at = { $seat } разыгрывает карту «{ $card }» на { $square }.
torres-log-plays-way = { $seat } разыгрывает карту «{ $card }», { $source } → { $square }.
torres-log-stack = { $seat } берёт на ход столбик высотой { $height }.
torres-log-share = { $seat } распределяет неиспользованные блоки; высота столбиков теперь { $stacks }.
torres-log-keeps = { $seat } оставляет карту «{ $card }».
torres-log-kept = { $seat } оставляет карту.
torres-log-top = { $seat } возвращает карты наверх.
torres-log-bottom = { $seat } возвращает карты под низ.
torres-log-draws = { $seat } берёт карту «{ $card }».
torres-log-drawn = { $seat } берёт карту.
torres-log-castle = { $seat } ставит начальный замок на { $square }.
torres-log-knight = { $seat } ставит первого рыцаря на { $square }.
torres-log-king = { $seat } ставит короля на { $square }.
torres-log-stay = { $seat } оставляет короля на месте.
torres-log-starter = { $seat } называет первого игрока: { $starter-seat }.
torres-log-master = Карта мастера: { $card }.
torres-log-scores-castles = { $seat }: +{ $points } (замки).
torres-log-scores-king = { $seat }: +{ $points } (королевский бонус).
torres-log-scores-master = { $seat }: +{ $points } (карта мастера).
torres-log-converts = { $seat }: +{ $points } (неизрасходованные ОД).
torres-log-phase = Начинается { $n }-й этап, первым ходит { $seat }.
torres-log-winner = Побеждает { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
torres-log-build-many = { $n ->
    [one] блок на { $square }
    [few] { $n } блока ({ $square })
   *[many] { $n } блоков ({ $square })
}
torres-log-move-short = рыцарь { $source }→{ $square }
torres-log-deploy-many = { $n ->
    [one] новый рыцарь на { $square }
    [few] { $n } новых рыцаря ({ $square })
   *[many] { $n } новых рыцарей ({ $square })
}
torres-log-score-many = +{ $n }
torres-log-buy-many = { $n ->
    [one] карта
    [few] { $n } карты
   *[many] { $n } карт
}
torres-log-stack-short = столбик { $height }
torres-log-plays-short = карта «{ $card }»
torres-log-end-short = конец
torres-log-drawn-short = { "" }
torres-log-draws-short = берёт «{ $card }»

## Why not

torres-why-ap = Это стоит { $cost } ОД; у вас { $left }.
torres-why-no-purchase = В версии для мастеров карты не покупают.
torres-why-bought = За ход можно купить не больше { $most } карт.
torres-why-deck-empty = Колода пуста.
torres-why-not-held = Карты «{ $card }» нет у вас в руке.
torres-why-played = В этот ход карта уже разыграна; за ход можно разыграть одну.
torres-why-fresh = Карта «{ $card }» куплена в этот ход; разыграть её можно со следующего.
torres-why-no-effect = Карта «{ $card }» сейчас ничего не даст.
torres-why-no-reserve = Все { $most } ваших рыцарей уже на поле.
torres-why-occupied = Клетка { $square } занята.
torres-why-not-beside = Клетка { $square } не рядом с вашим рыцарем.
torres-why-deploy-high = Клетка { $square } (уровень { $level }) выше всех ваших рыцарей рядом с ней.
torres-why-stack-chosen = Столбик на этот ход уже выбран.
torres-why-stack-empty = В этом столбике больше нет блоков.
torres-why-no-stack = { $kinds ->
    [one] Такого столбика у вас нет: все ваши одной высоты.
    [few] Такого столбика у вас нет: у ваших только { $kinds } разные высоты.
    [many] Такого столбика у вас нет: у ваших только { $kinds } разных высот.
   *[other] Такого столбика у вас нет: у ваших только { $kinds } разные высоты.
}
torres-why-too-high = С блоком на { $square } высота замка превысила бы число его клеток ({ $area }).
torres-why-no-castle = Клетка { $square } не рядом с замком.
torres-why-joins = Блок на { $square } соединил бы замки на { $one } и { $other }.
torres-why-no-knight = На клетке { $square } нет вашего рыцаря.
torres-why-rise = Клетка { $square } выше на { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}; за шаг рыцарь поднимается только на один.
torres-why-no-door = Клетка { $square } не рядом с клеткой { $source }, и у клетки { $source } нет двери, чтобы пройти.
torres-why-no-exit = У клетки { $square } в замке нет двери.
torres-why-passage-high = Клетка { $square } выше уровня { $level }, где вы входите; проход никогда не ведёт вверх.
torres-why-passage-inside = Внутри замка к клетке { $square } не пройти.
torres-why-no-way = Карта «{ $card }» с клетки { $square } никуда не ведёт.
torres-why-touches-two = Клетка { $square } граничит с двумя замками, а соединять их нельзя.
torres-why-no-block = На клетке { $square } нет блока.
torres-why-splits = Без блока на { $square } замок распался бы.
torres-why-card-rise = Карта «{ $card }» не позволяет шагнуть на { $square } с разницей в { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}.
torres-why-card-way = Карта «{ $card }» на клетку { $square } не ведёт.
torres-why-same-square = Поставьте блок на другую клетку, не на { $square }.
torres-why-ground-only = Клетка { $square } — не голое поле.
torres-why-few-castles = Должно остаться не меньше { $least } замков.
torres-why-too-flat = Высота замка превысила бы число его клеток ({ $area }).
torres-why-not-looked = Карты «{ $card }» нет среди тех, что вы смотрите.
torres-why-one-card = Вы возвращаете только одну карту.
torres-why-no-share = Распределить блоки можно только { $ways } способами.
torres-why-too-near = Слишком близко к замку на { $square }: расстояние должно быть не меньше { $distance }.
torres-why-no-tower = На клетке { $square } нет замка; ближайший — на { $near }.
torres-why-no-player = Игроков только { $seats }.
torres-why-not-in-master = Настройка «{ $option }» не сочетается с версией для мастеров.
torres-why-only-in-master = Настройка «{ $option }» есть только в версии для мастеров.

## The page

torres-view-towers = Башни
torres-view-flat = План
torres-turn-left = Повернуть поле влево
torres-turn-right = Повернуть поле вправо
torres-act-move = Шаг
torres-act-build = Блок
torres-act-deploy = Ввод
torres-act-buy = Купить карту
torres-act-score = Взять 1 очко
torres-tip-any = Нажмите на клетку, чтобы увидеть, что там можно сделать.
torres-end-sure = У вас ещё { $ap ->
    [one] { $ap } очко действий
    [few] { $ap } очка действий
    [many] { $ap } очков действий
   *[other] { $ap } очка действий
}. Завершить ход?
torres-tip-knight = Выберите своего рыцаря.
torres-tip-way = Выберите, куда пойдёт рыцарь.
torres-tip-build = Выберите, куда поставить блок.
torres-tip-deploy = Выберите клетку рядом со своим рыцарем.
torres-tip-rest = Завершите ход или разыграйте карту.
torres-take-from = Блок из
torres-ap-left = Осталось ОД: { $ap } из { $budget }
torres-stack-of = Столбик высотой { $height }
torres-stack-turn = Столбик этого хода, осталось блоков: { $height }
torres-see-ground = { $square }, голое поле
torres-see-tower = { $square }, высота { $height }, площадь замка { $area }
torres-see-knight-0 = красный рыцарь ({ $seat })
torres-see-knight-1 = синий рыцарь ({ $seat })
torres-see-knight-2 = жёлтый рыцарь ({ $seat })
torres-see-knight-3 = фиолетовый рыцарь ({ $seat })
torres-see-king = король
torres-see-door = через дверь
torres-see-gain = Если считать сейчас: { $gain }
torres-king-card = Подсчёт этого этапа: рыцарь ровно на уровне { $level } в королевском замке приносит { $points }.
torres-king-short = Король: уровень { $level } = { $points }
torres-chip-king = король { $points }
torres-chip-master = карта { $points }
torres-fact-stacks = Ваши столбики, по одному на каждый оставшийся ход: { $stacks }
torres-fact-fresh = Куплена в этот ход
torres-card-jump2-help = Один ваш рыцарь поднимается на соседнюю клетку на один или два уровня выше.
torres-card-under-help = Подложите блок из своего столбика под одного из своих рыцарей.
torres-card-extra-help = Поставьте ещё один блок, из общего запаса.
torres-card-doors-help = Рыцарь у двери замка выходит через любую другую его дверь, выше или ниже.
torres-card-diag-help = Один ваш рыцарь делает шаг по диагонали, не более чем на уровень вверх.
torres-card-ap6-help = В этот ход у вас { $n } очков действий.
torres-card-ap7-help = В этот ход у вас { $n } очков действий.
torres-card-shift-help = Переставьте незакрытый блок на другую свободную клетку. Замок не должен распасться, и два замка не должны соединиться.
torres-card-relocate-help = Поставьте одного своего рыцаря рядом с другим своим, не выше него.
torres-card-leap-help = Один ваш рыцарь прыгает по прямой через соседнего рыцаря, не более чем на уровень вверх.
torres-master-diff-help = В конце: все шесть ваших рыцарей на поле, все на разных уровнях = { $points }.
torres-master-same-help = В конце: все шесть ваших рыцарей на поле, все на одном уровне = { $points }.
torres-master-line-help = В конце: все шесть ваших рыцарей на поле, в одном ряду, столбце или на одной диагонали = { $points }.
torres-master-square-help = В конце: четыре ваших рыцаря в углах квадрата = { $points }.
torres-master-border-help = При каждом подсчёте: каждый ваш рыцарь на краю = { $points }; ещё столько же тому, у кого их там больше всех.
torres-master-castles-help = При каждом подсчёте: рыцари ровно в { $castles } замках = { $points }.
torres-master-diag-help = При каждом подсчёте: каждый ваш рыцарь на главной диагонали = { $points }; ещё столько же тому, у кого их там больше всех.
torres-master-adj-help = В конце: все шесть ваших рыцарей на поле, плечом к плечу, одной группой = { $points }.
torres-pitch = Возводите замки, взбирайтесь на них рыцарями и стойте там, куда смотрит король.

## Подсчёт шаг за шагом

torres-show-open = { $phase }-й этап окончен: считаем замки.
torres-show-open-why = Сначала малые замки, королевский последним. Замок даёт число своих клеток, умноженное на уровень вашего самого высокого рыцаря в нём.
torres-show-count = Замок { $square }: { $area ->
    [one] { $area } клетка
    [few] { $area } клетки
   *[many] { $area } клеток
}
torres-show-count-why = Считается каждая клетка, кто бы её ни построил.
torres-show-product-why = В замке у каждого считается только самый высокий рыцарь.
torres-show-flown-why = Очки ждут у маркеров, пока не сосчитаны все замки.
torres-show-run = Маркеры идут вперёд.
torres-show-run-why = В таком порядке: { $order }. Если деление занято, маркер идёт на одно дальше.
torres-show-king = Королевский бонус: { $names } +{ $points }
torres-show-king-nobody = Королевский бонус: никому
torres-show-king-why = На { $phase }-м этапе рыцарь в королевском замке должен стоять ровно на уровне { $level }.
torres-show-level = уровень { $level }
torres-show-master = Карта мастера: { $card }
torres-show-master-nobody = За неё никто не получает очков.
torres-show-done = { $phase }-й этап: { $totals }.
torres-show-lead = Впереди { $name }: { $scores }.
torres-show-lead-you = Вы впереди: { $scores }.
torres-show-phase = Подсчёт { $phase }-го этапа
torres-show-kings = Королевский, { $square }
torres-show-sum = Этот подсчёт
torres-show-how = Как считается замок.
torres-show-how-why = Его клетки, кто бы их ни построил, умножаются на уровень вашего самого высокого рыцаря в нём. Другие ваши рыцари там ничего не добавляют.

## The first game

torres-lesson-goal = «Торрес» одной фразой: стройте замки и стойте в них как можно выше. Побеждает тот, у кого после трёх подсчётов больше всех очков.
torres-lesson-points = Подсчёт идёт замок за замком: число клеток × уровень вашего самого высокого рыцаря в нём. Рыцарь на земле не приносит ничего.
torres-lesson-phases = В игре три этапа. Каждый кончается подсчётом, и замок короля даёт бонус. В этом уроке вы сыграете первый этап.
torres-lesson-1 = На поле стоят восемь замков из одного блока. Поставьте первого рыцаря на c3, ближе к середине.
torres-lesson-2 = На ход у вас 5 очков действий (ОД). Блок стоит 1 ОД. Поставьте его на d3, рядом со своим замком: теперь в замке 2 клетки. Сначала нажмите на клетку — она покажет всё, что там можно сделать.
torres-lesson-3 = Ещё один блок на d3 — это уровень 2. Замок никогда не выше, чем число его клеток: 2 клетки позволяют уровень 2.
torres-lesson-4 = За шаг рыцарь поднимается на один уровень, это стоит 1 ОД. Переместите рыцаря с c3 наверх на d3: теперь замок стоит для вас 2 × 2 = 4.
torres-lesson-5 = Новый рыцарь стоит 2 ОД. Его выставляют рядом с одним из ваших, не выше. Выставьте его на c3.
torres-lesson-6 = Все ОД потрачены: завершите ход. Вместе с ним уходит один ваш столбик блоков.
torres-lesson-7 = Двери: рыцарь рядом с более высокой башней может пройти сквозь замок и выйти из любой другой двери, на своём уровне или ниже. Переместите рыцаря с c3 через замок на e3 за 1 ОД.
torres-lesson-8 = Сначала вширь, потом ввысь. Стройте на c4: в замке 3 клетки, и он может вырасти до уровня 3.
torres-lesson-9 = Карты меняют правила. Купите одну за 1 ОД; разыграть её можно со следующего хода.
torres-lesson-10 = Король стоит на f6, и его замок даёт бонус. Отправьте рыцаря с e3 на e4, к нему.
torres-lesson-11 = Осталось 1 ОД. Не дайте ему сгореть: «Взять 1 очко» сдвинет ваш маркер на одно деление.
torres-lesson-12 = Завершите ход.
torres-lesson-13 = Третий ход похож на второй. Вы надстроите c3 до уровня 3, подниметесь туда, а второй рыцарь подойдёт ближе к королю. Перейдите к последнему ходу этапа.
torres-lesson-14 = Подсчёт близко. Разыграйте карту: 7 очков действий вместо 5. Разыграть карту можно бесплатно, одну за ход.
torres-lesson-15 = На 1-м этапе король даёт 5 очков за рыцаря в его замке ровно на уровне 1. Стройте на f5, рядом с ним.
torres-lesson-16 = Поднимитесь с e5 на f5: уровень 1 в замке короля. Это и есть бонус.
torres-lesson-17 = Каждая новая клетка большого замка считается вам трижды, ведь ваш рыцарь стоит там на уровне 3. Стройте на d4.
torres-lesson-18 = Остальное — так же: ещё одна клетка и три очка на шкале.
torres-lesson-19 = Завершите ход. Соперник сыграет свой, и начнётся подсчёт: смотрите, как считают замки.
torres-lesson-end = Вы прошли весь подсчёт: замки, королевский бонус, шкалу. Дальше идут ещё два этапа; в каждом король хочет рыцаря на уровень выше.
torres-mistake-1 = Завершить ход, когда ОД остались. Каждое могло стать очком на шкале.
torres-mistake-2 = Построить башню, на которую не подняться. Оставьте рядом ступеньку.
torres-mistake-3 = Строить ввысь раньше, чем вширь. Замок никогда не выше, чем число его клеток.
torres-coach-knight = Начните ближе к середине: оттуда близко к любому замку.
torres-coach-first = Нажмите на клетку: вы увидите всё, что там можно сделать. Сначала вширь, потом ввысь.
torres-coach-step = На башню поднимаются по одному уровню. Оставьте рядом ступеньку.
torres-coach-left = Осталось одно очко действий: лучше взять за него очко, чем дать ему сгореть.
torres-coach-card = У вас есть карта, которую можно разыграть сейчас. Очков действий она не стоит.
torres-coach-scoring = С этим раундом этап кончается. Стоит ли каждый рыцарь как можно выше, а один из них — в замке короля на нужном уровне?
torres-coach-king = У вас меньше всех очков, поэтому короля двигаете вы. Поставьте его туда, где ваш рыцарь стоит на уровне, за который король заплатит в следующий раз.

## What an object of the table answers when it is asked about
torres-object-square = { $square }
torres-object-stack = Столбик игрока { $seat } (высота { $n })
torres-object-turn-stack = Столбик этого хода (осталось { $n })
torres-object-supply = Общий запас
torres-object-deck = Колода карт действий
torres-why-object-king = Король. Рыцарь в его замке ровно на уровне { $level } даёт при подсчёте { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
torres-why-object-own-knight = Ваш рыцарь: за 1 ОД делает шаг, вверх не больше чем на уровень, или проходит через дверь.
torres-why-object-knight = Рыцарь игрока { $seat }: вы ходите только своими, и под фигурой никто не строит.
torres-why-object-castle = Часть замка из { $area ->
    [one] { $area } клетки
    [few] { $area } клеток
    [many] { $area } клеток
   *[other] { $area } клетки
}, высота здесь { $height }: она не может превысить число клеток замка.
torres-why-object-far-ground = Голое поле вдали от замков: начать здесь новый замок нельзя.
torres-why-object-gap = Голое поле между замками ({ $n }): блок соединил бы их, а это запрещено.
torres-why-object-ground = Голое поле у одного замка: с блоком в замке { $area ->
    [one] станет { $area } клетка
    [few] станет { $area } клетки
    [many] станет { $area } клеток
   *[other] станет { $area } клетки
}.
torres-why-object-held-card = За ход разыгрывают одну карту, но не ту, что куплена в этот же ход.
torres-why-object-gone-card = Её нет у вас в руке: разыгранные карты выходят из игры.
torres-why-object-master = Карта мастера: она говорит, что всем одинаково даёт дополнительные очки.
torres-why-object-turn-stack = Блоки этого хода вы берёте только из него, по 1 ОД за каждый.
torres-why-object-own-stack = Один из ваших столбиков на будущие ходы: за ход вы используете один.
torres-why-object-stack = Столбик, которым пользуется только его владелец.
torres-why-object-supply = Осталось блоков: { $n }; перед каждым этапом все берут отсюда новые столбики.
torres-why-object-deck = Осталось карт: { $n }; одна стоит 1 ОД, не больше двух за ход.
torres-why-object-seat = Рыцарей на поле: { $knights }. Если считать сейчас, они дадут { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
torres-asset-cards = Карты действий: { $n }
torres-asset-knights = Рыцари на поле: { $n }

## Read large

torres-zoom-does = Эффект
torres-zoom-costs = Цена
torres-zoom-costs-words = купить — { $n } ОД, разыграть — бесплатно
torres-zoom-when = Когда
torres-zoom-playable = Её можно разыграть сейчас.

## Levels of the bots

torres-level-page = Смотрит на три шага; забывает о дверях, о короле и о ваших целях.
torres-level-squire = Планирует целые ходы, помнит о короле и о ваших замках и следует двум мыслям сразу.
torres-level-knight = Планирует целые ходы и следует четырём мыслям сразу.
torres-level-baron = Взвешивает на каждый ход полдюжины планов.
torres-level-duke = Взвешивает на каждый ход много планов и редко упускает очки.
torres-level-sovereign = Взвешивает на каждый ход сотни планов и выбирает лучший.

## Puzzles, by what is to be decided

torres-puzzle-end = Конец хода
torres-puzzle-play = Розыгрыш карты
torres-puzzle-pick = Как применить карту
torres-puzzle-move = Перемещение рыцаря
