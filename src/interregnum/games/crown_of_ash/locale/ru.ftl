## Title, lords, powers

crown-of-ash-title = Корона из пепла
crown-of-ash-lord = Лорд
crown-of-ash-lord-visio = Визио
crown-of-ash-lord-nox = Нокс
    .accusative = Нокса
crown-of-ash-lord-mors = Морс
    .accusative = Морса
crown-of-ash-lord-fortis = Фортис
    .accusative = Фортиса
crown-of-ash-king = Король
crown-of-ash-power = Способность
crown-of-ash-power-unmask = Снятие маски
crown-of-ash-power-premonition = Предостережение
crown-of-ash-power-swindle = Обмен товара
crown-of-ash-power-grave-robber = Эксгумация
crown-of-ash-power-command = Приказ
crown-of-ash-power-second-chance = Переброс
crown-of-ash-power-regroup = Подкрепление
crown-of-ash-power-fortify = Укрепление

## Map

crown-of-ash-board = Игровое поле
crown-of-ash-area = Регион
crown-of-ash-province = Регион
crown-of-ash-province-volcano = Вулкан
    .genitive = Вулкана
    .locative = на Вулкане
    .gender = masculine
crown-of-ash-province-coast = Побережье
    .genitive = Побережья
    .locative = на Побережье
    .gender = neuter
crown-of-ash-province-village = Деревня
    .accusative = Деревню
    .genitive = Деревни
    .locative = в Деревне
    .gender = feminine
crown-of-ash-province-desert = Пустыня
    .accusative = Пустыню
    .genitive = Пустыни
    .locative = в Пустыне
    .gender = feminine
crown-of-ash-province-forest = Лес
    .genitive = Леса
    .locative = в Лесу
    .gender = masculine
crown-of-ash-province-mountains = Горы
    .genitive = Гор
    .locative = в Горах
    .gender = plural
crown-of-ash-citadel = Цитадель
    .accusative = цитадель
    .genitive = цитадели
    .locative = в цитадели
    .gender = feminine
crown-of-ash-citadel-left = Левый фланг
    .accusative = левый фланг
    .genitive = левого фланга
    .gender = masculine
crown-of-ash-citadel-right = Правый фланг
    .accusative = правый фланг
    .genitive = правого фланга
    .gender = masculine
crown-of-ash-citadel-gate = Передняя часть
    .accusative = переднюю часть
    .genitive = передней части
crown-of-ash-uncontrolled = Свободный регион
crown-of-ash-space-resource = Ячейка ресурсов
crown-of-ash-space-gold = Ячейка золота
    .accusative = ячейку золота
crown-of-ash-space-build = Ячейка строительства
    .accusative = ячейку строительства
crown-of-ash-space-battle = Ячейка сражения
crown-of-ash-space-refresh = Ячейка обновления
    .accusative = ячейку обновления
crown-of-ash-space-dashed = Ячейка, обведённая пунктиром (3–4 игрока)
crown-of-ash-display = Доступные воины
crown-of-ash-offer = Доступные сооружения
crown-of-ash-tile-stack = Стопка сооружений
crown-of-ash-tile-set-aside = Отложенные сооружения

## Components

crown-of-ash-vp-track = Шкала победных очков
crown-of-ash-vp-marker = Маркер для подсчёта ПО
crown-of-ash-vp-token = Жетон «50 ПО»
crown-of-ash-die = Кубик
crown-of-ash-royal-token = Фишка королевского контроля
crown-of-ash-control-token = Жетон контроля
crown-of-ash-minion = Приспешник
crown-of-ash-component-fate-card = Карта судьбы
crown-of-ash-component-battle-card = Карта сражения
crown-of-ash-store = Область хранения ресурсов
crown-of-ash-graveyard = Кладбище воинов
crown-of-ash-supply = Запас
crown-of-ash-discard = Сброс карт сражений

## Resources and warriors

crown-of-ash-resource-bone = Кости
    .accusative = кости
    .genitive = костей
crown-of-ash-resource-ash = Пепел
    .accusative = пепел
    .genitive = пепла
crown-of-ash-resource-sulphur = Сера
    .accusative = серу
    .genitive = серы
crown-of-ash-resource-blood = Кровь
    .accusative = кровь
    .genitive = крови
crown-of-ash-resource-gold = Золото
    .accusative = золото
    .genitive = золота
crown-of-ash-resource-ingredient = Специальный ингредиент
    .accusative = специальный ингредиент
    .genitive = специального ингредиента
crown-of-ash-warrior = Воин
crown-of-ash-warrior-undead = Воин нежити
crown-of-ash-warrior-recruitable = Подготовленный воин
crown-of-ash-warrior-starting = Стартовый воин
crown-of-ash-warrior-type = Тип воина
crown-of-ash-type-bone = Воин костей
    .accusative = воина костей
crown-of-ash-type-ash = Воин пепла
    .accusative = воина пепла
crown-of-ash-type-sulphur = Воин серы
    .accusative = воина серы
crown-of-ash-type-blood = Воин крови
    .accusative = воина крови
crown-of-ash-type-automaton = Робот
    .accusative = робота
crown-of-ash-warrior-label = { $type }, уровень { $level }, сила { $strength }
crown-of-ash-level-1 = Уровень I
    .accusative = уровень I
crown-of-ash-level-2 = Уровень II
    .accusative = уровень II
crown-of-ash-level-3 = Уровень III
    .accusative = уровень III
crown-of-ash-strength = Сила атаки
crown-of-ash-cost = Требуемые ресурсы
crown-of-ash-warrior-deck = Колода воинов
crown-of-ash-reinforcement = Усиление
crown-of-ash-fate-f1 = Карта судьбы: сера и кровь
    .accusative = карту судьбы «сера и кровь»
crown-of-ash-fate-f2 = Карта судьбы: сера и пепел
    .accusative = карту судьбы «сера и пепел»
crown-of-ash-fate-f3 = Карта судьбы: сера и кости
    .accusative = карту судьбы «сера и кости»
crown-of-ash-fate-f4 = Карта судьбы: кровь и пепел
    .accusative = карту судьбы «кровь и пепел»
crown-of-ash-fate-f5 = Карта судьбы: кровь и кости
    .accusative = карту судьбы «кровь и кости»
crown-of-ash-fate-f6 = Карта судьбы: пепел и кости
    .accusative = карту судьбы «пепел и кости»

## Actions and the turn

crown-of-ash-action-place = Размещение приспешника
crown-of-ash-action-gather = Получение ресурсов
crown-of-ash-action-build = Строительство
crown-of-ash-action-battle = Сражение
crown-of-ash-action-raise = Подготовка воина
crown-of-ash-action-adjust = Улучшение воинов
crown-of-ash-do-place = Разместить приспешника
crown-of-ash-do-gather = Получить ресурсы
crown-of-ash-do-gold = Взять 1 золотую монету
crown-of-ash-do-build = Построить сооружение
crown-of-ash-do-attack = Начать сражение
crown-of-ash-do-refresh = Обновить карты сражений
crown-of-ash-do-raise = Подготовить воина
crown-of-ash-do-raise-none = Не готовить воина
crown-of-ash-do-adjust-add = Добавить защитника
crown-of-ash-do-adjust-take = Вернуть защитника в руку
crown-of-ash-do-commit = Отправить воинов в сражение
crown-of-ash-do-play-card = Выбрать карту сражения
crown-of-ash-do-use-power = Применить способность
crown-of-ash-do-altar = Вернуть воинов с кладбища
crown-of-ash-do-order = Задать порядок хода
crown-of-ash-do-first-player = Выбрать первого игрока
crown-of-ash-tax = Дань владельцу

## Battle

crown-of-ash-start-of-battle = Начало сражения
crown-of-ash-result-of-battle = Итоги сражения
crown-of-ash-attacker = Атакующий игрок
crown-of-ash-defender = Защищающий воин
crown-of-ash-total = Суммарное значение
crown-of-ash-attacker-wins = Победа атакующего игрока
crown-of-ash-defender-wins = Победа защищающегося игрока
crown-of-ash-reward = Вознаграждение
crown-of-ash-compensation = Компенсация
crown-of-ash-casualty = Нанесение урона
crown-of-ash-recover = Возвращение побеждённого воина
crown-of-ash-battle-b0 = Карта сражения «0»
    .accusative = карту сражения «0»
crown-of-ash-battle-b1 = Карта сражения «1»
    .accusative = карту сражения «1»
crown-of-ash-battle-b3 = Карта сражения «3»
    .accusative = карту сражения «3»
crown-of-ash-battle-b4 = Карта сражения «4»
    .accusative = карту сражения «4»
crown-of-ash-battle-bd = Карта сражения с кубиком
    .accusative = карту сражения с кубиком

## Buildings (27 tiles; all names but the altar's are invented)

crown-of-ash-building = Сооружение
crown-of-ash-covered-building = Перекрытый жетон сооружения
crown-of-ash-tile-provides = Поставляемые ресурсы
crown-of-ash-tile-cost = Стоимость в золотых монетах
crown-of-ash-building-s-1 = Серный источник
crown-of-ash-building-s-2 = Дом кровопусканий
crown-of-ash-building-s-3 = Поле костей
crown-of-ash-building-s-4 = Пепелище
crown-of-ash-building-l1-01 = Костяная яма
    .accusative = Костяную яму
crown-of-ash-building-l1-02 = Пепельная печь
    .accusative = Пепельную печь
crown-of-ash-building-l1-03 = Кровавый колодец
crown-of-ash-building-l1-04 = Серная расщелина
    .accusative = Серную расщелину
crown-of-ash-building-l1-05 = Костница
    .accusative = Костницу
crown-of-ash-building-l1-06 = Колумбарий
crown-of-ash-building-l1-07 = Мертвецкая
    .accusative = Мертвецкую
crown-of-ash-building-l1-08 = Чадящая труба
    .accusative = Чадящую трубу
crown-of-ash-building-l1-09 = Костяной горн
crown-of-ash-building-l1-10 = Сожжённая бойня
    .accusative = Сожжённую бойню
crown-of-ash-building-l1-11 = Хижина алхимика
    .accusative = Хижину алхимика
crown-of-ash-building-l1-12 = Лаборатория в башне
    .accusative = Лабораторию в башне
crown-of-ash-building-l2-01 = Великая костница
    .accusative = Великую костницу
crown-of-ash-building-l2-02 = Великий погребальный костёр
crown-of-ash-building-l2-03 = Кровавый резервуар
crown-of-ash-building-l2-04 = Серный рудник
crown-of-ash-building-l2-05 = Некрополь
crown-of-ash-building-l2-06 = Адский котёл
crown-of-ash-building-l2-07 = Прозекторская
    .accusative = Прозекторскую
crown-of-ash-building-l2-08 = Плавильня
    .accusative = Плавильню
crown-of-ash-building-l2-09 = Зал алхимиков
crown-of-ash-building-l2-10 = Крепостная лаборатория
    .accusative = Крепостную лабораторию
crown-of-ash-building-l2-11 = Алтарь возрождения

## Rounds and scoring

crown-of-ash-round = Раунд
crown-of-ash-turn-order = Порядок хода
crown-of-ash-final-scoring = Финальный подсчёт очков
crown-of-ash-score-provinces = Регионы
crown-of-ash-score-citadel = Цитадель
crown-of-ash-score-resources = ПО за ресурсы
crown-of-ash-score-gold = ПО за золото
crown-of-ash-score-fate = Карта судьбы
crown-of-ash-score-automatons = Штраф за роботов
crown-of-ash-score-cards = ПО с карт сражений

## Solo game and the automatic player

crown-of-ash-ai-card-i = Карта действия I
    .accusative = карту действия I
crown-of-ash-ai-card-ii = Карта действия II
    .accusative = карту действия II
crown-of-ash-ai-card-iii = Карта действия III
    .accusative = карту действия III
crown-of-ash-ai-card-iv = Карта действия IV
    .accusative = карту действия IV
crown-of-ash-ai-card-v = Карта действия V
    .accusative = карту действия V
crown-of-ash-ai-card-t = Целевая карта действия
    .accusative = целевую карту действия
crown-of-ash-ai-step-use-resource = Использование ячейки ресурсов
crown-of-ash-ai-step-attack-province = Атака региона
crown-of-ash-ai-step-attack-citadel = Атака цитадели
crown-of-ash-ai-step-build = Постройка сооружения
crown-of-ash-ai-step-nearest-resource-and-raise = Использование ближайшего ресурса и подготовка воина
crown-of-ash-ai-step-attack-least-defended = Атака наименее защищённого региона
crown-of-ash-ai-step-build-most-defended = Строительство в наиболее защищённом регионе

## Options

crown-of-ash-option-powers = Способности игроков (продвинутый режим)
crown-of-ash-option-simple-turn-order = Упрощённый порядок хода
crown-of-ash-option-automa = ИИ за столом
crown-of-ash-option-automa-difficulty = Уровень сложности
crown-of-ash-option-automa-targeted-card = Целевая карта действия
crown-of-ash-option-supply-limit = Ограниченный запас
crown-of-ash-option-hide-hands = Скрывать воинов в руке
crown-of-ash-option-premonition-zero = «Предостережение» меняет и 0 на 1
crown-of-ash-option-second-chance-scope = Кубики для «Переброса»
crown-of-ash-option-regroup-automatons = «Подкрепление» может выставить робота
crown-of-ash-option-fortify-defenders = «Укрепление» только для защитников
crown-of-ash-option-starting-typed = У стартовых воинов есть тип
crown-of-ash-option-automaton-pair = Пара роботов даёт +1
crown-of-ash-option-automaton-new-province = Робота можно ставить в новый регион
crown-of-ash-option-automa-start-vp = ИИ начинает с 2 ПО
crown-of-ash-option-automa-automaton-penalty = Штраф за роботов и для ИИ
crown-of-ash-option-solo-tie = Ничья в соло-режиме
crown-of-ash-option-automa-guard-automaton = Цитадель может охранять робот

## Counted nouns

crown-of-ash-count-bone = { $n ->
    [one] { $n } кость
    [few] { $n } кости
    [many] { $n } костей
   *[other] { $n } кости
}
crown-of-ash-count-ash = { $n ->
    [one] { $n } пепел
    [few] { $n } пепла
    [many] { $n } пепла
   *[other] { $n } пепла
}
crown-of-ash-count-sulphur = { $n ->
    [one] { $n } сера
    [few] { $n } серы
    [many] { $n } серы
   *[other] { $n } серы
}
    .accusative = { $n ->
        [one] { $n } серу
       *[other] { $n } серы
    }
crown-of-ash-count-blood = { $n ->
    [one] { $n } кровь
    [few] { $n } крови
    [many] { $n } крови
   *[other] { $n } крови
}
crown-of-ash-count-gold = { $n ->
    [one] { $n } золотая монета
    [few] { $n } золотые монеты
    [many] { $n } золотых монет
   *[other] { $n } золотой монеты
}
    .accusative = { $n ->
        [one] { $n } золотую монету
        [few] { $n } золотые монеты
        [many] { $n } золотых монет
       *[other] { $n } золотой монеты
    }
crown-of-ash-count-ingredient = { $n ->
    [one] { $n } специальный ингредиент
    [few] { $n } специальных ингредиента
    [many] { $n } специальных ингредиентов
   *[other] { $n } специального ингредиента
}
crown-of-ash-count-basic-resource = { $n ->
    [one] { $n } основной ресурс
    [few] { $n } основных ресурса
    [many] { $n } основных ресурсов
   *[other] { $n } основного ресурса
}
crown-of-ash-count-warrior = { $n ->
    [one] { $n } воин
    [few] { $n } воина
    [many] { $n } воинов
   *[other] { $n } воина
}
crown-of-ash-count-automaton = { $n ->
    [one] { $n } робот
    [few] { $n } робота
    [many] { $n } роботов
   *[other] { $n } робота
}
crown-of-ash-count-defender = { $n ->
    [one] { $n } защитник
    [few] { $n } защитника
    [many] { $n } защитников
   *[other] { $n } защитника
}
crown-of-ash-count-minion = { $n ->
    [one] { $n } приспешник
    [few] { $n } приспешника
    [many] { $n } приспешников
   *[other] { $n } приспешника
}
crown-of-ash-count-building = { $n ->
    [one] { $n } сооружение
    [few] { $n } сооружения
    [many] { $n } сооружений
   *[other] { $n } сооружения
}
crown-of-ash-count-province = { $n ->
    [one] { $n } регион
    [few] { $n } региона
    [many] { $n } регионов
   *[other] { $n } региона
}
crown-of-ash-count-battle-card = { $n ->
    [one] { $n } карта сражения
    [few] { $n } карты сражения
    [many] { $n } карт сражения
   *[other] { $n } карты сражения
}
crown-of-ash-count-control-token = { $n ->
    [one] { $n } жетон контроля
    [few] { $n } жетона контроля
    [many] { $n } жетонов контроля
   *[other] { $n } жетона контроля
}
crown-of-ash-count-battle = { $n ->
    [one] { $n } сражение
    [few] { $n } сражения
    [many] { $n } сражений
   *[other] { $n } сражения
}

## Further options

crown-of-ash-option-lords = Лорды
crown-of-ash-option-lords-drawn = Случайно
crown-of-ash-option-automa-guard = Страж цитадели в соло-режиме
crown-of-ash-option-automa-0 = Нет
crown-of-ash-option-automa-1 = Один
crown-of-ash-option-automa-guard-drawn = Случайно
crown-of-ash-option-automa-guard-chosen = По выбору
crown-of-ash-option-automa-difficulty-low = Лёгкий режим
crown-of-ash-option-automa-difficulty-medium = Средний режим
crown-of-ash-option-automa-difficulty-high = Сложный режим
crown-of-ash-option-second-chance-scope-any = Любой кубик
crown-of-ash-option-second-chance-scope-battle = Только кубики сражения
crown-of-ash-option-solo-tie-automa = Побеждает ИИ
crown-of-ash-option-solo-tie-person = Побеждает игрок

## Names of things

crown-of-ash-warrior-name = { $type } { $strength } ({ $level-accusative })
    .accusative = { $type-accusative } { $strength } ({ $level-accusative })
crown-of-ash-starting-label = Стартовый воин { $strength } ({ $lord })
    .accusative = стартового воина { $strength } ({ $lord })
crown-of-ash-space-resource-of = Ячейка ресурсов { $area-genitive }
    .accusative = ячейку ресурсов { $area-genitive }
crown-of-ash-space-battle-of = Ячейка сражения { $area-genitive }
    .accusative = ячейку сражения { $area-genitive }
crown-of-ash-automa-level = Шкала воина: { $level }

## What is asked

crown-of-ash-ask-guarding = Выберите воина, который охраняет цитадель.
crown-of-ash-ask-placing = Разместите приспешника.
crown-of-ash-ask-choosing-tile = Выберите сооружение.
crown-of-ash-ask-choosing-province = Выберите регион для сооружения.
crown-of-ash-ask-gaining = Выберите основной ресурс.
crown-of-ash-ask-at-altar = Вернуть воинов с кладбища в руку?
crown-of-ash-ask-adjusting = Смените защитников.
crown-of-ash-ask-committing = Выберите атакующих воинов.
crown-of-ash-ask-unmasking = Открыть атакующих воинов?
crown-of-ash-ask-laying = Выберите карту сражения.
crown-of-ash-ask-foreseeing = Угадать карту сражения соперника?
crown-of-ash-ask-fortifying = Укрепить пару атакующих воинов?
crown-of-ash-ask-rerolling = Перебросить кубик?
crown-of-ash-ask-zero-lost = Нанесите урон или верните воина.
crown-of-ash-ask-losing = Выберите воина, который падёт.
crown-of-ash-ask-raising = Подготовить воина?
crown-of-ash-ask-paying = Выберите способ оплаты.
crown-of-ash-ask-ordering = Задайте порядок хода.
crown-of-ash-ask-swindling = Обменяйте ресурсы.
crown-of-ash-ask-commanding = Куда переместить приспешника?
crown-of-ash-ask-regrouping = Перегруппируйте воина.

## Labels of choices

crown-of-ash-label-gather = Получить ресурсы { $area-locative }: { $goods }
crown-of-ash-label-attack = Атаковать { $area-accusative }
crown-of-ash-label-attack-citadel = Атаковать цитадель с { $wing-genitive }
crown-of-ash-label-tile = { $tile } ({ $gold ->
    [one] { $gold } золотая монета
    [few] { $gold } золотые монеты
    [many] { $gold } золотых монет
   *[other] { $gold } золотой монеты
})
crown-of-ash-label-province = { $tile } { $area-locative }
crown-of-ash-label-raise = Подготовить { $warrior-accusative } за { $cost-accusative }
crown-of-ash-label-rob = Эксгумация: подготовить { $warrior-accusative } за { $cost-accusative }
crown-of-ash-label-pay = Заплатить { $goods-accusative }
crown-of-ash-label-pay-kind = { $kind }: { $n }
crown-of-ash-label-reroll-attacker = Перебросить кубик атакующего ({ $n })
crown-of-ash-label-reroll-defender = Перебросить кубик защищающегося ({ $n })
crown-of-ash-label-reroll-seat = Перебросить кубик игрока { $seat } ({ $n })
crown-of-ash-label-reroll-province = Перебросить кубик ИИ ({ $n })
crown-of-ash-label-command = Приказ: { $space } ({ $seat })
crown-of-ash-label-command-to = Переместить на { $space-accusative }
crown-of-ash-label-guard = Поставить на стражу { $warrior-accusative }
crown-of-ash-label-ingredient = Взять { $goods-accusative }
crown-of-ash-label-take-back = Вернуть в руку { $warrior-accusative }
crown-of-ash-label-add = Добавить { $warrior-accusative }
crown-of-ash-label-commit = Отправить { $warrior-accusative }
crown-of-ash-label-power = Применить способность «{ $power }»
crown-of-ash-label-lay = Сыграть { $card-accusative }
crown-of-ash-label-guess = Предостережение: назвать { $card-accusative }
crown-of-ash-label-recover = Вернуть в руку { $warrior-accusative }
crown-of-ash-label-lose = Отправить на кладбище { $warrior-accusative }
crown-of-ash-label-first = Начинает { $seat }
crown-of-ash-label-order = { $n }-е место: { $seat }
crown-of-ash-label-swindle-give = Обмен товара: отдать { $kind-accusative }
crown-of-ash-label-swindle-take = Обмен товара: взять { $kind-accusative }
crown-of-ash-label-regroup = Перегруппировать { $warrior-accusative }
crown-of-ash-label-regroup-to = Разместить { $area-locative }
crown-of-ash-label-regroup-swap = Обменять на { $warrior-accusative }
crown-of-ash-label-seat = { $seat }
crown-of-ash-label-fortify = Укрепить { $area-accusative }
crown-of-ash-do-altar-leave = Оставить воинов на кладбище
crown-of-ash-do-adjust-done = Оставить защитников так
crown-of-ash-do-no-power = Не применять способность
crown-of-ash-do-keep-dice = Оставить кубики
crown-of-ash-do-casualty = Нанести урон
crown-of-ash-do-regroup-home = Вернуть в руку

## The log

crown-of-ash-log-lord = { $seat } играет за { $lord-accusative }.
crown-of-ash-log-turn-up = Новый доступный воин: { $warrior }.
crown-of-ash-log-fate = { $seat } получает { $fate-accusative }.
crown-of-ash-log-fate-dealt = { $seat } получает карту судьбы.
crown-of-ash-log-start-tile = { $seat } начинает с сооружением «{ $tile }».
crown-of-ash-log-tile-up = Новое доступное сооружение: { $tile }.
crown-of-ash-log-order = Порядок хода, { $n }-е место: { $seat }.
crown-of-ash-log-guard = { $warrior } охраняет цитадель.
crown-of-ash-log-roll-seat = { $seat } бросает кубик: { $n }.
crown-of-ash-log-roll-province = { $seat } бросает кубик: { $n }, { $area }.
crown-of-ash-log-draw-card = { $seat } открывает { $card-accusative }.
crown-of-ash-log-automa = { $seat }, { $area }, { $card }: { $steps }.
crown-of-ash-log-automa-cannot = { $step } — невозможно ({ $why })
crown-of-ash-log-automa-does = { $step } → { $where }
crown-of-ash-log-place = { $seat } ставит приспешника на { $space-accusative }.
crown-of-ash-log-tile = { $seat } выбирает { $tile-accusative }.
crown-of-ash-log-build = { $seat } строит { $tile-accusative } { $area-locative }.
crown-of-ash-log-ingredient = { $seat } выбирает { $kind-accusative }.
crown-of-ash-log-altar = { $seat } возвращает воинов с кладбища.
crown-of-ash-log-altar-leave = { $seat } оставляет воинов на кладбище.
crown-of-ash-log-take-back = { $seat } возвращает в руку { $warrior-accusative }.
crown-of-ash-log-add = { $seat } добавляет { $warrior-accusative }.
crown-of-ash-log-adjusted = { $seat } расставляет защитников { $area-genitive }.
crown-of-ash-log-commit = { $seat } отправляет { $warrior-accusative }.
crown-of-ash-log-committed = { $seat } отправляет воина лицом вниз, уже { $n }.
crown-of-ash-log-sent = { $seat } атакует силами { $n ->
    [one] { $n } воина
   *[other] { $n } воинов
}.
crown-of-ash-log-lay = { $seat } играет { $card-accusative }.
crown-of-ash-log-laid = { $seat } кладёт карту сражения лицом вниз.
crown-of-ash-log-guess = { $seat } предсказывает { $card-accusative }.
crown-of-ash-log-power = { $seat } применяет способность «{ $power }».
crown-of-ash-log-no-power = { $seat } не применяет способность.
crown-of-ash-log-battle = Сражение за { $area-accusative }: { $seat } — { $attack } ({ $attackers }; { $card }), { $owner-seat } — { $defence } ({ $owner-card }).
crown-of-ash-log-battle-king = Сражение с Королём: { $seat } — { $attack } ({ $attackers }; { $card }), Король — { $defence }.
crown-of-ash-log-control = { $seat } теперь контролирует { $area-accusative }.
crown-of-ash-log-fallen = { $seat } кладёт на кладбище { $warriors-accusative }.
crown-of-ash-log-risen = { $seat } берёт с кладбища { $warriors-accusative }.
crown-of-ash-log-gain = { $seat } получает { $goods-accusative }.
crown-of-ash-log-pay = { $seat } отдаёт { $goods-accusative }.
crown-of-ash-log-points = { $seat }: { $n } ПО, всего { $total }.
crown-of-ash-log-round-over = Конец { $n }-го раунда.
crown-of-ash-log-winner = Побеждает { $seat }, { $n } ПО.
crown-of-ash-log-casualty = { $seat } наносит урон.
crown-of-ash-log-recover = { $seat } возвращает павшего воина.
crown-of-ash-log-lose = { $seat } выбирает воина, который падёт.
crown-of-ash-log-raise = { $seat } готовит { $warrior-accusative }.
crown-of-ash-log-no-raise = { $seat } не готовит воина.
crown-of-ash-log-paid = { $seat } платит сполна.
crown-of-ash-log-pay-kind = { $seat } платит { $goods-accusative }.
crown-of-ash-log-rob = { $seat } проводит эксгумацию и готовит { $warrior-accusative }.
crown-of-ash-log-swindle-give = { $seat } отдаёт { $kind-accusative } («Обмен товара»).
crown-of-ash-log-swindle-take = { $seat } берёт { $kind-accusative } («Обмен товара»).
crown-of-ash-log-command-pick = { $seat } выбирает приспешника игрока { $owner-seat } ({ $space }).
crown-of-ash-log-command = { $seat } перемещает приспешника игрока { $owner-seat } ({ $space }) на { $target-accusative }.
crown-of-ash-log-regroup = { $seat } перегруппировывает { $warrior-accusative }.
crown-of-ash-log-regroup-home = { $seat } возвращает в руку { $warrior-accusative }.
crown-of-ash-log-regroup-to = { $seat } размещает { $warrior-accusative } { $area-locative }.
crown-of-ash-log-regroup-swap = { $seat } меняет местами { $warriors-accusative }.
crown-of-ash-log-fortify = { $seat } укрепляет { $area-accusative }.

## The log by turns, in short

crown-of-ash-log-place-short = приспешник на { $space-accusative }
crown-of-ash-log-no-raise-short = { "" }
crown-of-ash-log-paid-short = { "" }
crown-of-ash-log-sent-short = { "" }
crown-of-ash-log-commit-many = отправляет { $warrior-accusative }
crown-of-ash-log-committed-many = { $n ->
    [one] отправляет { $n } воина лицом вниз
    [few] отправляет { $n } воинов лицом вниз
    [many] отправляет { $n } воинов лицом вниз
   *[other] отправляет { $n } воина лицом вниз
}
crown-of-ash-log-add-many = добавляет { $warrior-accusative }
crown-of-ash-log-take-back-many = возвращает в руку { $warrior-accusative }

## Why the AI cannot

crown-of-ash-obstacle-no-tile = нет сооружения
crown-of-ash-obstacle-no-resource-space = нет свободной ячейки ресурсов
crown-of-ash-obstacle-no-battle-space = нет свободной ячейки сражения
crown-of-ash-obstacle-no-warrior = нет воина в руке
crown-of-ash-obstacle-own-citadel = цитадель уже его
crown-of-ash-obstacle-no-offer = нет доступных сооружений
crown-of-ash-obstacle-no-province = нет такого региона
crown-of-ash-obstacle-not-a-player = регион не принадлежит игроку
crown-of-ash-obstacle-not-free = регион контролирует другой игрок

## Why not

crown-of-ash-why-automa = При { $seats } людях за столом для ИИ нет места.
crown-of-ash-why-lords = Назовите столько разных лордов, сколько мест: { $players }.
crown-of-ash-why-card-used = { $card } уже сыграна; её вернёт ячейка обновления.
crown-of-ash-why-refreshed = На ячейке обновления за раунд может стоять только 1 приспешник.
crown-of-ash-why-no-tile = Сооружений { $area-locative } нет.
crown-of-ash-why-full = { $space } до конца раунда { $space-gender ->
    [masculine] занят
   *[other] занята
} (приспешники: { $n } из { $n }).
crown-of-ash-why-nobody = Никто не контролирует { $area-accusative }, поэтому атаковать там нельзя.
crown-of-ash-why-own = Вы контролируете { $area-accusative }: свой регион атаковать нельзя.
crown-of-ash-why-no-warriors = Чтобы атаковать, нужен хотя бы 1 воин в руке.
crown-of-ash-why-no-offer = На этом месте нет доступного сооружения.
crown-of-ash-why-build-gold = Строительство стоит { $cost ->
    [one] { $cost } золотую монету
    [few] { $cost } золотые монеты
    [many] { $cost } золотых монет
   *[other] { $cost } золотой монеты
}; у вас { $gold }.
crown-of-ash-why-tile-gold = { $tile } стоит { $cost ->
    [one] { $cost } золотую монету
    [few] { $cost } золотые монеты
    [many] { $cost } золотых монет
   *[other] { $cost } золотой монеты
}; у вас { $gold }.
crown-of-ash-why-no-site = Все регионы контролируют другие игроки, строить негде.
crown-of-ash-why-foreign = { $seat } контролирует { $area-accusative }.
crown-of-ash-why-supply = В запасе не осталось { $kind-genitive }.
crown-of-ash-why-not-there = { $warrior } не защищает { $area-accusative }.
crown-of-ash-why-in-order = Сначала заберите воинов, потом добавляйте других.
crown-of-ash-why-not-in-hand = { $warrior } не у вас в руке.
crown-of-ash-why-slots = Здесь есть место не больше чем для { $n ->
    [one] { $n } защитника
   *[other] { $n } защитников
}.
crown-of-ash-why-automaton-new = Роботов нельзя ставить в регион, который вы только что заняли.
crown-of-ash-why-enough = Здесь можно атаковать силами не больше { $n ->
    [one] { $n } воина
   *[other] { $n } воинов
}.
crown-of-ash-why-commit-one = Отправьте хотя бы 1 воина.
crown-of-ash-why-no-die = Такой кубик не бросали.
crown-of-ash-why-no-casualty = У победителя нет воина, который мог бы пасть.
crown-of-ash-why-not-in-grave = { $warrior } не на кладбище.
crown-of-ash-why-did-not-fight = { $warrior } не сражался за победителя.
crown-of-ash-why-empty-slot = Здесь воина нет.
crown-of-ash-why-cost = { $warrior } стоит { $cost-accusative }: вам нужно ещё { $needed ->
    [one] { $needed } золотую монету
    [few] { $needed } золотые монеты
    [many] { $needed } золотых монет
   *[other] { $needed } золотой монеты
}, у вас { $gold }.
crown-of-ash-why-held = У вас { $goods }; нужно { $n }.
crown-of-ash-why-payment = Оплата «{ $kind } ×{ $n }» ничего не меняет.
crown-of-ash-why-pay-begun = Вы уже платите иначе; сначала отмените это.
crown-of-ash-why-no-seat = В этой игре игроков только { $n }.
crown-of-ash-why-placed = { $seat } уже занимает место в порядке хода.
crown-of-ash-why-no-powers = Способности есть только в продвинутом режиме.
crown-of-ash-why-lord = Этой способностью обладает только { $lord }.
crown-of-ash-why-token = Ваш жетон способности уже использован.
crown-of-ash-why-swindle = Обменять можно до 3 ресурсов и не больше, чем есть в запасе.
crown-of-ash-why-same-kind = Вы отдаёте { $kind-accusative }, поэтому взять нужно другое.
crown-of-ash-why-no-minion = У игрока { $seat } нет приспешника на этой ячейке ({ $space }).
crown-of-ash-why-same-space = Приспешник уже стоит там.
crown-of-ash-why-not-yours = { $warrior } не у вас в руке и не среди ваших защитников.
crown-of-ash-why-automaton-regroup = Роботов ставят, только когда меняют защитников.
crown-of-ash-why-no-slot = Ни в одном вашем регионе нет места ещё для одного защитника.
crown-of-ash-why-not-own = Вы не контролируете { $area-accusative }.
crown-of-ash-why-from-hand = Воина из руки можно только добавить.
crown-of-ash-why-fortified = Пара { $area-locative } уже укреплена.
crown-of-ash-why-no-pair = Ни одна пара одного типа не защищает { $area-accusative }.
crown-of-ash-why-no-guard = { $warrior } не может охранять цитадель.

## Points

crown-of-ash-score-line = { $source }: { $n }
crown-of-ash-score-prospect = { $source }, ещё впереди: { $n }
crown-of-ash-score-gains = ПО за ресурсы ИИ
crown-of-ash-score-total = Всего: { $n } ПО
crown-of-ash-score-tie = При равенстве, уровни других воинов: { $n }
crown-of-ash-score-tie-royal = При равенстве, фишка королевского контроля: { $n }

## Почему выиграно сражение

crown-of-ash-log-attack-won = { $seat } побеждает: { $attack } против { $defence }. Атака: { $parts }. Защита: { $owner-parts }.
crown-of-ash-log-attack-lost = { $seat } проигрывает: { $attack } против { $defence }. Атака: { $parts }. Защита: { $owner-parts }.
crown-of-ash-log-attack-tied = { $seat } проигрывает: { $attack } против { $defence }, при равенстве побеждает защитник. Атака: { $parts }. Защита: { $owner-parts }.
crown-of-ash-part-warriors = воины { $n }
crown-of-ash-part-reinforcement = усиление { $n }
crown-of-ash-part-space = ячейка сражения { $n }
crown-of-ash-part-card = карта { $n }
crown-of-ash-part-king = Король { $n }

## Стол в браузере

crown-of-ash-board-map = Карта
crown-of-ash-board-market = Рынок
crown-of-ash-board-dock = Решение
crown-of-ash-board-minions = приспешники: { $names }
crown-of-ash-board-room = свободно: { $n }
crown-of-ash-board-tax = дань
crown-of-ash-board-free = можно строить
crown-of-ash-board-vp = ПО
crown-of-ash-board-control = контроль: { $name }
crown-of-ash-board-defence = защита { $n }
crown-of-ash-board-worth = ценность: { $n } ПО
crown-of-ash-board-decks = колоды { $decks }
crown-of-ash-board-stack = в стопке: { $n }
crown-of-ash-board-win = победа
crown-of-ash-board-loss = поражение
crown-of-ash-board-played = сыграна
crown-of-ash-board-last-card = последняя сыгранная карта: { $card }
crown-of-ash-board-die-card = кубик
crown-of-ash-board-hand = Воины в руке
crown-of-ash-board-cards = Карты сражений
crown-of-ash-board-sent = Отправлены в сражение
crown-of-ash-board-take-back = Вернуть
crown-of-ash-board-pay-otherwise = или заплатите иначе, остальное золотом:
crown-of-ash-board-take = Возьмите
crown-of-ash-board-give = Обмен товара: отдать
crown-of-ash-board-get = Обмен товара: взять
crown-of-ash-board-you-attack = Вы атакуете { $area-accusative }
crown-of-ash-board-attacks = { $name } атакует { $area-accusative }
crown-of-ash-board-against = против
crown-of-ash-board-secret = Каждая сторона тайно добавляет карту сражения. При равенстве побеждает защитник.
crown-of-ash-board-power-ready = способность готова
crown-of-ash-board-power-used = способность использована
crown-of-ash-board-token-ready = готова
crown-of-ash-board-token-used = использована
crown-of-ash-board-fate = Ваша судьба
crown-of-ash-board-secret-fate = видите только вы
crown-of-ash-board-ai-deck = осталось карт действий: { $n }
crown-of-ash-board-forecast = Если бы раунд закончился сейчас
crown-of-ash-power-help-unmask = Атакующие открываются до выбора карт сражения.
crown-of-ash-power-help-premonition = Назовите карту: если соперник положил её, она считается только за 1. Карта «0» остаётся 0, если за вашим столом не решено иначе.
crown-of-ash-power-help-fortify = Бонус +1 одной вашей пары становится +2.
crown-of-ash-power-help-second-chance = Велите перебросить один кубик; новый результат окончателен.
crown-of-ash-power-help-swindle = Обменяйте до 3 основных ресурсов на столько же других из запаса.
crown-of-ash-power-help-grave-robber = Подготовьте одного воина до размещения приспешника и сразу используйте его. Потом можно готовить как обычно.
crown-of-ash-power-help-command = Переместите любого приспешника на другую ячейку, где есть место. Больше ничего там не происходит.
crown-of-ash-power-help-regroup = Добавьте, заберите, переместите или обменяйте одного своего воина.
crown-of-ash-pitch = Некроманты рассылают приспешников, строят сооружение на сооружении и блефуют в сражении за цитадель.

## The first game

crown-of-ash-lesson-goal = «Корона из пепла» одной фразой: правьте регионами и цитаделью и наберите за четыре раунда больше всех очков. Ваш лорд — Морс.
crown-of-ash-lesson-points = В конце каждого раунда каждый ваш регион приносит очки верхнего сооружения и по 1 за каждое под ним. Цитадель от раунда к раунду приносит больше.
crown-of-ash-lesson-turn = На раунд у вас четыре приспешника. Ход — это один приспешник на одну ячейку: получить ресурсы, строить, сражаться, обновить карты или взять золото. После этого можно подготовить одного воина.
crown-of-ash-lesson-1 = Отправьте приспешника за ресурсами на Вулкан: вы получите 2 серы. Вулкан принадлежит сопернику, тот получит небольшую дань из запаса.
crown-of-ash-lesson-2 = После приспешника можно подготовить одного из доступных воинов. Подготовьте воина серы силой 2.
crown-of-ash-lesson-3 = Каждая золотая монета заменяет один недостающий ресурс. Заплатите 2 серы и 1 монету.
crown-of-ash-lesson-battle = Соперник победил Короля и держит цитадель. Теперь сражаетесь вы. Складываются воины и одна карта сражения; побеждает тот, у кого больше, а при равенстве — защитник.
crown-of-ash-lesson-4 = Поставьте приспешника на ячейку сражения Леса. Соперник держит его одним слабым воином.
crown-of-ash-lesson-5 = Воинов отправляют лицом вниз, не больше двух. Отправьте того, кого вы только что подготовили.
crown-of-ash-lesson-6 = Второй доведёт силу до 4. Отправьте и своего стартового воина.
crown-of-ash-lesson-7 = Этого достаточно: начинайте сражение.
crown-of-ash-lesson-8 = Оба тайно кладут карту сражения. Сыгранные карты вернутся, когда вы их обновите. Положите карту «3»: всего сила 7.
crown-of-ash-lesson-9 = Лес ваш вместе с сооружением, и оба воина остаются его защищать. Подготовить сейчас некого: идём дальше.
crown-of-ash-lesson-10 = Осталось две монеты, а за золото строят. Поставьте приспешника на ячейку строительства.
crown-of-ash-lesson-11 = Выберите сооружение за 2 монеты: то, что даёт 2 кости и 1 кровь и приносит 3 очка каждый раунд.
crown-of-ash-lesson-12 = Стройте там, где никто не правит: регион станет вашим. Стройте в Горах.
crown-of-ash-lesson-13 = В руке нет воина, которого можно туда поставить: оставьте как есть.
crown-of-ash-lesson-14 = Пустой регион легко потерять. Подготовьте воина костей: он стоит 2 кости, которые вы только что получили.
crown-of-ash-lesson-15 = Заплатите.
crown-of-ash-lesson-16 = У своего сооружения можно ещё и сменить защитников. Отправьте последнего приспешника за ресурсами в Горы.
crown-of-ash-lesson-17 = Поставьте туда воина костей: Горы больше не пусты.
crown-of-ash-lesson-18 = Готово: оставьте так.
crown-of-ash-lesson-spaces = Двух ячеек вы ещё не видели: ячейка обновления возвращает сыгранные карты сражений, а ячейка золота даёт по 1 монете любому числу приспешников.
crown-of-ash-lesson-19 = Никого не готовьте, ресурсы сберегите. Соперник поставит последнего приспешника, и начнётся подсчёт раунда: смотрите, как считают регионы.
crown-of-ash-lesson-end = Вы прошли целый раунд и его подсчёт, и вы впереди. Дальше ещё три; после последнего считаются и тайная карта судьбы, и запасы.
crown-of-ash-mistake-1 = Оставить регион пустым. Один воин с хорошей картой захватит его со всеми сооружениями.
crown-of-ash-mistake-2 = Всегда класть четвёрку. Когда победа ясна, выгоднее «0» или «1».
crown-of-ash-mistake-3 = Копить до конца. Три ресурса — одно очко; сооружение приносит очки каждый раунд.
crown-of-ash-coach-place = Четыре приспешника — четыре хода. Занятая ячейка остаётся занятой: идите сначала туда, куда хотят и другие.
crown-of-ash-coach-post = Поставьте сюда воина сейчас. Пустой регион — самая лёгкая добыча.
crown-of-ash-coach-lay = Победа ясна или безнадёжна? Тогда положите «0» или «1»: слабые карты приносят больше. При равенстве побеждает защитник.
crown-of-ash-coach-build = Сооружение приносит очки каждый раунд, золото в хранилище — нет. Чем раньше, тем лучше.
crown-of-ash-coach-citadel = Цитадель от раунда к раунду приносит больше. Два воина одного типа вместе сильнее на 1, три — на 2.

## Режимы и что значат варианты

crown-of-ash-mode-standard = Базовая игра
crown-of-ash-mode-standard-help = Лорды без способностей. Начните с этого.
crown-of-ash-mode-advanced = Продвинутая игра: лорды со способностями
crown-of-ash-mode-advanced-help = У каждого лорда две собственные способности.
crown-of-ash-mode-simple-order = Базовая игра, упрощённый порядок хода
crown-of-ash-mode-simple-order-help = Ходят всегда по часовой стрелке; меняется только первый игрок.
crown-of-ash-mode-with-automa = С ИИ среди игроков
crown-of-ash-mode-with-automa-help = ИИ самой игры занимает ещё одно место за столом.
crown-of-ash-mode-solo-low = Соло против ИИ, лёгкий режим
crown-of-ash-mode-solo-low-help = Вы против ИИ; цитадель охраняет слабый воин.
crown-of-ash-mode-solo-medium = Соло против ИИ, средний режим
crown-of-ash-mode-solo-medium-help = Вы против ИИ; цитадель охраняет сильный воин.
crown-of-ash-mode-solo-high = Соло против ИИ, сложный режим
crown-of-ash-mode-solo-high-help = Вы против ИИ; цитадель охраняет сильнейший воин.
crown-of-ash-mode-solo-low-targeted = Соло, лёгкий режим, целевая карта
crown-of-ash-mode-solo-low-targeted-help = Страж слабый, и одна карта ИИ сложнее: она метит в вас.
crown-of-ash-mode-solo-medium-targeted = Соло, средний режим, целевая карта
crown-of-ash-mode-solo-medium-targeted-help = Страж сильный, и одна карта ИИ сложнее: она метит в вас.
crown-of-ash-mode-solo-high-targeted = Соло, сложный режим, целевая карта
crown-of-ash-mode-solo-high-targeted-help = Страж сильнейший, и одна карта ИИ сложнее: она метит в вас.
crown-of-ash-option-lords-help = «drawn» (случайно) или лорды по местам, ИИ последним: visio,nox,mors.
crown-of-ash-option-powers-help = У каждого лорда две собственные способности.
crown-of-ash-option-simple-turn-order-help = Ходят всегда по часовой стрелке; меняется только первый игрок.
crown-of-ash-option-automa-help = Игрок, за которого играет сама игра. Если других людей нет, вы всегда играете против него.
crown-of-ash-option-automa-difficulty-help = Насколько силён воин, охраняющий цитадель; только в соло-режиме.
crown-of-ash-option-automa-guard-help = Тянут этого воина или выбирают; только в соло-режиме.
crown-of-ash-option-automa-targeted-card-help = Одна карта ИИ заменяется более сложной, которая метит в игрока.
crown-of-ash-option-supply-limit-help = Могут ли ресурсы кончиться: кто раньше, тот берёт, что осталось.
crown-of-ash-option-hide-hands-help = Другие не видят воинов у вас в руке, но могут их помнить.
crown-of-ash-option-premonition-zero-help = Считается ли угаданная карта сражения «0» за 1. Только со способностями.
crown-of-ash-option-second-chance-scope-help = Какие кубики Морс может велеть перебросить. Только со способностями.
crown-of-ash-option-regroup-automatons-help = Может ли Фортис так выставить робота из руки. Только со способностями.
crown-of-ash-option-fortify-defenders-help = Иначе вы можете укрепить и атакующую пару. Только со способностями.
crown-of-ash-option-starting-typed-help = Тогда они считаются воинами ресурса своего лорда.
crown-of-ash-option-automaton-pair-help = Два робота рядом дают +1, три дают +2.
crown-of-ash-option-automaton-new-province-help = Можно ли ставить роботов, когда вы строите в ничьём регионе.
crown-of-ash-option-automa-start-vp-help = ИИ не берёт золота в начале и получает вместо него 2 ПО.
crown-of-ash-option-automa-automaton-penalty-help = Отнимают ли роботы в конце очки и у ИИ, как у вас.
crown-of-ash-option-solo-tie-help = Кто побеждает в соло-режиме, если поровну во всём.
crown-of-ash-option-automa-guard-automaton-help = Иначе вместо робота тянут заново; только в соло-режиме.

## What an object of the table answers when it is asked about
crown-of-ash-object-deck = Колода воинов уровня { $n }
crown-of-ash-object-tile-stack = Стопка сооружений
crown-of-ash-object-slot = Пустое место { $n } среди доступных воинов
crown-of-ash-object-action-card = Карта действия { $card }
crown-of-ash-why-object-citadel = Атакуйте с фланга или спереди; кто владеет ею в конце этого раунда, получит { $n } ПО. Здесь не строят и не получают ресурсов.
crown-of-ash-why-object-free-area = Регион ничей: его занимают сооружением, без боя.
crown-of-ash-why-object-own-area = Регион ваш и в конце раунда принесёт { $n } ПО; получая здесь ресурсы или строя, вы можете сменить защитников.
crown-of-ash-why-object-area = Здесь можно получить ресурсы или атаковать; владельцу регион принесёт { $n } ПО в конце раунда.
crown-of-ash-why-object-resource-space = Один приспешник получает здесь то, что даёт сооружение.
crown-of-ash-why-object-battle-space = Один приспешник за раунд начинает здесь сражение с владельцем региона.
crown-of-ash-why-object-wing = Отсюда атакуют цитадель: левый фланг +1, правый 0, передняя часть −1.
crown-of-ash-why-object-gold-space = Сколько угодно приспешников: каждый берёт 1 золотую монету.
crown-of-ash-why-object-build-space = Сколько угодно приспешников: каждый строит одно из доступных сооружений.
crown-of-ash-why-object-refresh-space = Раз в раунд приспешник возвращает все ваши сыгранные карты сражения.
crown-of-ash-why-object-displayed = Подготовьте его в конце своего хода за его цену; нехватку можно оплатить золотом.
crown-of-ash-why-object-own-grave = Он на вашем кладбище; вернётся в конце раунда или через алтарь.
crown-of-ash-why-object-foreign-grave = Пал; до конца раунда лежит на кладбище игрока { $seat }.
crown-of-ash-why-object-own-hand = Он у вас в руке: отправьте его в сражение или поставьте защитником, когда получаете ресурсы или строите.
crown-of-ash-why-object-foreign-hand = Он в руке у игрока { $seat }; другие использовать его не могут.
crown-of-ash-why-object-defender = Он защищает { $area-accusative }. Защитники меняются, только когда их владелец получает там ресурсы или строит.
crown-of-ash-why-object-fighting = Он участвует в идущем сражении.
crown-of-ash-why-object-offered-tile = Стоит { $n ->
    [one] { $n } золотую монету
    [few] { $n } золотые монеты
    [many] { $n } золотых монет
   *[other] { $n } золотой монеты
}: поставьте приспешника на ячейку строительства.
crown-of-ash-why-object-top-tile = Ресурсы отсюда берут приспешником на ячейке ресурсов; если сооружение чужое, владелец получает дань.
crown-of-ash-why-object-covered-tile = Сооружение перекрыто: ресурсов больше не даёт, но каждый раунд добавляет региону 1 ПО.
crown-of-ash-why-object-tile-aside = Сооружение никто не купил; оно лежит в стороне, пока не кончится стопка.
crown-of-ash-why-object-held-card = Вы кладёте её втайне, когда атакуете или защищаетесь.
crown-of-ash-why-object-laid-card = Она сыграна; её вернёт ячейка обновления.
crown-of-ash-why-object-foreign-card = Чужие карты сражения тайные: видна только последняя сыгранная.
crown-of-ash-why-object-fate = В конце она приносит очки за уровни ваших воинов двух её типов.
crown-of-ash-why-object-kind-bone = Ими платят за воинов костей; в конце три одинаковых дают 1 ПО.
crown-of-ash-why-object-kind-ash = Им платят за воинов пепла; в конце три одинаковых дают 1 ПО.
crown-of-ash-why-object-kind-blood = Ею платят за воинов крови; в конце три одинаковых дают 1 ПО.
crown-of-ash-why-object-kind-sulphur = Ею платят за воинов серы; в конце три одинаковых дают 1 ПО.
crown-of-ash-why-object-kind-gold = Им платят за сооружения, у воина оно заменяет любой ресурс; в конце две монеты дают 1 ПО.
crown-of-ash-why-object-kind-ingredient = При получении это любой основной ресурс, при оплате — любой ресурс.
crown-of-ash-why-object-own-seat = Ваша сторона стола; осталось приспешников в этом раунде: { $n }.
crown-of-ash-why-object-seat = Соперник ({ $lord }); осталось приспешников в этом раунде: { $n }. Вы встречаетесь только в сражениях.
crown-of-ash-why-object-power = Способность, которой владеет { $lord }; её можно применить один раз, пока жетон активен.
crown-of-ash-why-object-power-used = Способность, которой владеет { $lord }: жетон уже использован.
crown-of-ash-why-object-deck = Из неё пополняют доступных воинов; осталось карт: { $n }.
crown-of-ash-why-object-tile-stack = Из неё пополняют доступные сооружения; осталось: { $n }.
crown-of-ash-why-object-slot = Колоды кончились: место останется пустым.
crown-of-ash-why-object-action-card = ИИ открывает её и делает первый возможный шаг.

## Cards shown large, and the signs
crown-of-ash-zoom-gives = Даёт
crown-of-ash-zoom-tax = Дань
crown-of-ash-zoom-worth = Ценность
crown-of-ash-zoom-covered = Под ним
crown-of-ash-zoom-costs = Стоит
crown-of-ash-zoom-strength = Сила
crown-of-ash-zoom-together = Вместе
crown-of-ash-zoom-end = В конце
crown-of-ash-zoom-from = Откуда
crown-of-ash-zoom-won = При победе
crown-of-ash-zoom-lost = При поражении
crown-of-ash-zoom-does = Действие
crown-of-ash-zoom-tax-words = { $goods } владельцу, когда здесь получает ресурсы другой
crown-of-ash-zoom-worth-words = { $n } ПО в конце каждого раунда и 1 за каждое сооружение под ним
crown-of-ash-zoom-gives-words = { $goods } тому, кто поставит приспешника на ячейку ресурсов
crown-of-ash-zoom-costs-gold = { $n ->
    [one] { $n } золотая монета
    [few] { $n } золотые монеты
    [many] { $n } золотых монет
   *[other] { $n } золотой монеты
}
crown-of-ash-zoom-costs-words = { $goods }; нехватку можно оплатить золотом
crown-of-ash-zoom-together-words = 2 одного типа на вашей стороне дают +1, 3 дают +2
crown-of-ash-zoom-end-words = { $n } ПО, если его тип есть на вашей карте судьбы
crown-of-ash-zoom-end-automaton = −{ $n } ПО, если он ещё у вас
crown-of-ash-zoom-automaton = Уходит после каждого своего сражения
crown-of-ash-zoom-from-display = Доступные воины: одного готовят в конце хода
crown-of-ash-zoom-from-start = Ваш с самого начала; очков не приносит
crown-of-ash-zoom-die = Один кубик, бросают после открытия обеих карт
crown-of-ash-zoom-zero-lost = Падёт воин победителя, или вернётся один ваш
crown-of-ash-zoom-card-from = У вас их пять; сыгранную возвращает ячейка обновления
crown-of-ash-zoom-power-once = Расходует жетон способности
crown-of-ash-zoom-area-now = Сейчас: { $name }, защита { $defence }, { $worth } ПО в конце раунда
crown-of-ash-zoom-nobody-now = Сейчас: ничей; его занимают сооружением
crown-of-ash-zoom-choice = Сейчас: { $label }
crown-of-ash-zoom-laid = Сыграна; её нет в руке
crown-of-ash-zoom-level = { $kind }, уровень { $n }
crown-of-ash-signs-shield = Щит: общая сила защитников
crown-of-ash-signs-die = Кубик: число, при котором выпадает этот регион
crown-of-ash-signs-dashed = Пунктир: только для 3–4 игроков
crown-of-ash-signs-chevrons = Шевроны: уровень
crown-of-ash-signs-hatching = Кайма и штриховка: чей это регион

## A battle as a duel, and the count at the end of a round
crown-of-ash-duel-title = Сражение за { $area-accusative }
crown-of-ash-duel-backs = Обе карты закрыты. При равенстве побеждает защитник.
crown-of-ash-duel-king = Король не играет карты и при равенстве побеждает.
crown-of-ash-duel-warriors = Атакующие открыты: сила { $n }
crown-of-ash-duel-defenders = Защита начинает с { $n }.
crown-of-ash-duel-added = Воины одного типа усиливают друг друга, и место атаки тоже считается.
crown-of-ash-duel-cards = Карты открываются вместе.
crown-of-ash-duel-card = Карта открывается.
crown-of-ash-duel-rolls = Кубик катится…
crown-of-ash-duel-needs = { $name }: нужно не меньше { $n }.
crown-of-ash-duel-shows = На кубике { $n }.
crown-of-ash-duel-taken-by = { $name } захватывает { $area-accusative }
crown-of-ash-duel-held-by = { $name } удерживает { $area-accusative }
crown-of-ash-duel-taken = { $area } { $area-gender ->
    [feminine] захвачена
    [masculine] захвачен
    [plural] захвачены
   *[neuter] захвачено
}
crown-of-ash-duel-held = { $area } { $area-gender ->
    [feminine] удержана
    [masculine] удержан
    [plural] удержаны
   *[neuter] удержано
}
crown-of-ash-duel-result = { $attack } против { $defence }.
crown-of-ash-duel-attacks = атакует
crown-of-ash-duel-defends = защищается
crown-of-ash-duel-part-reinforcement = { $n } один тип
crown-of-ash-duel-part-space = { $n } место
crown-of-ash-duel-part-card = { $n } карта
crown-of-ash-duel-part-die = { $n } кубик
crown-of-ash-part-die = кубик { $n }
crown-of-ash-counted-area = { $area }: { $n } ПО, { $name }
crown-of-ash-counted-province = { $covered ->
    [0] { $n } за верхнее сооружение
   *[other] { $n } за верхнее сооружение, { $covered } за нижние
}
crown-of-ash-source-area = { $area } в конце раунда: { $points } ПО
crown-of-ash-counted-citadel = Цитадель с каждым раундом приносит больше.
crown-of-ash-counted-lead = Впереди: { $names } ({ $n } ПО)
crown-of-ash-board-battle-over = После сражения за { $area-accusative }

## Итог

crown-of-ash-verdict-leftovers = Решили уровни воинов, чьих типов нет на карте судьбы: { $n } против { $other }.
crown-of-ash-verdict-token = Решила фишка королевского контроля: её держит { $seat }.
crown-of-ash-verdict-solo = Во всём поровну: решает настройка ничьей в соло-режиме.
crown-of-ash-asset-areas = Регионы под контролем: { $n }
crown-of-ash-asset-strength = Сила всех воинов: { $n }
crown-of-ash-asset-cards = Карты сражений в руке: { $n }
crown-of-ash-asset-goods = { $resource }: { $n }
crown-of-ash-asset-sent = Сила, отправленная в сражение: { $n }
crown-of-ash-asset-laid = Сила выложенной карты: { $n }

## Levels of the bots

crown-of-ash-level-page = Берёт то, что ближе, и недооценивает сражения; не боится атак и копит до последнего раунда.
crown-of-ash-level-squire = Ценит сражения, но не боится атак и копит даже перед самым концом.
crown-of-ash-level-knight = Чередует карты сражений и пробует один-два варианта, но не боится атак и не видит конца.
crown-of-ash-level-baron = Видит угрозы и конец игры и пробует дюжину вариантов.
crown-of-ash-level-duke = Пробует много вариантов вместе с вашими ответами.
crown-of-ash-level-sovereign = Продумывает сотни вариантов, прежде чем поставить приспешника.

## Puzzles, by what is to be decided

crown-of-ash-puzzle-slot = Подготовка воина
crown-of-ash-puzzle-tile = Что построить
crown-of-ash-puzzle-warrior = Кого отправить
crown-of-ash-puzzle-place = Где действовать
crown-of-ash-puzzle-card = Карта сражения
crown-of-ash-puzzle-area = Где построить
crown-of-ash-puzzle-plain = Продолжать ли
