## Title, families, places

for-a-crown-title = Ради короны
for-a-crown-family = Род
for-a-crown-crest = Родовой герб
for-a-crown-family-rab = Род Кроликов
for-a-crown-family-pen = Род Пингвинов
for-a-crown-family-mon = Род Обезьян
for-a-crown-family-fla = Род Фламинго
for-a-crown-family-cro = Род Крокодилов
for-a-crown-noble-rab = Графиня из рода Кроликов
for-a-crown-noble-pen = Виконт из рода Пингвинов
for-a-crown-noble-mon = Барон из рода Обезьян
for-a-crown-noble-fla = Герцог из рода Фламинго
for-a-crown-noble-cro = Маркиза из рода Крокодилов
for-a-crown-square = Королевская площадь
for-a-crown-column = Столбец
for-a-crown-gallery = Галерея
for-a-crown-gallery-left = Левая часть галереи
for-a-crown-gallery-middle = Средняя часть галереи
for-a-crown-gallery-right = Правая часть галереи
for-a-crown-gallery-space = Место в галерее
for-a-crown-gallery-start = Начальное место галереи
for-a-crown-influence = Влияние
for-a-crown-most-influential = Самый влиятельный игрок
for-a-crown-least-influential = Наименее влиятельный игрок
for-a-crown-influence-order = В порядке убывания влияния

## Components

for-a-crown-board = Игровое поле
for-a-crown-chest = Сундук
for-a-crown-reserve = Запас
for-a-crown-ruby = Рубин
for-a-crown-coin = Монета
for-a-crown-bandit = Грабитель в маске
for-a-crown-heirloom = Фамильная драгоценность
for-a-crown-heirloom-sold = Фамильная драгоценность продана
for-a-crown-portrait = Портрет
for-a-crown-cost-tile = Жетон стоимости найма
for-a-crown-cost-track = Шкала стоимости найма
for-a-crown-cost = Стоимость найма
for-a-crown-die = Магический кубик
for-a-crown-sleeve = Протектор
for-a-crown-mercenary = Наёмник
for-a-crown-component-mercenary-card = Карта наёмника
for-a-crown-mercenary-label = Наёмник { $level }-го уровня: { $effects }
for-a-crown-mercenary-level-1 = Уровень 1
for-a-crown-mercenary-level-2 = Уровень 2
for-a-crown-mercenary-level-3 = Уровень 3
for-a-crown-mercenary-level-4 = Уровень 4
for-a-crown-mercenary-level-5 = Уровень 5
for-a-crown-component-event-card = Карта события
for-a-crown-starting-event = Начальное событие
for-a-crown-component-stack = Открытая стопка
for-a-crown-component-shared-deck = Общая колода
for-a-crown-component-event-pile = Колода событий

## Phases and acts

for-a-crown-round = Раунд
for-a-crown-phase-recruit = Вербовка
for-a-crown-phase-reveal = Раскрытие
for-a-crown-phase-round-end = Конец раунда
for-a-crown-phase-end = Конец игры
for-a-crown-recruit-pass = Вербовка { $n } из { $total }
for-a-crown-do-recruit = Завербовать
for-a-crown-do-recruit-blind = Взять верхнюю карту вслепую
for-a-crown-do-pay = Заплатить
for-a-crown-do-pay-mix = Монеты и рубины
for-a-crown-do-option = Выбрать один эффект
for-a-crown-do-icon = Выбрать следующий эффект
for-a-crown-do-target = Выбрать игрока
for-a-crown-do-move-left = Сдвинуть влево
for-a-crown-do-move-right = Сдвинуть вправо
for-a-crown-do-roll = Бросить магический кубик
for-a-crown-do-bribe = Заплатить и вернуть грабителей
for-a-crown-do-decline = Отказаться
for-a-crown-heirloom-sale = Продажа фамильной драгоценности
for-a-crown-elimination = Выбывание из игры

## Effects (cards and magic die)

for-a-crown-effect-ruby = Получите 1 рубин
for-a-crown-effect-bandit = Другой игрок берёт 1 грабителя в маске
for-a-crown-effect-loss = Другой игрок теряет 1 рубин
for-a-crown-effect-die = Бросьте магический кубик
for-a-crown-effect-coin = Получите 1 монету
for-a-crown-effect-move = Сдвиньте любой портрет
for-a-crown-icon-ruby = Рубин
for-a-crown-icon-bandit = Грабитель
for-a-crown-icon-loss = Потеря
for-a-crown-icon-die = Магия
for-a-crown-icon-coin = Монета
for-a-crown-icon-move = Сдвиг

## Events

for-a-crown-event-burglary = Ограбление
for-a-crown-event-bribery = Подкуп
for-a-crown-event-hand = Волшебная помощь
for-a-crown-event-mages = Маги-наёмники
for-a-crown-event-scandal = Скандал

## Final scoring

for-a-crown-final-influence = Наибольшее влияние: +1 рубин
for-a-crown-final-coins = Больше всего монет: +1 рубин
for-a-crown-final-bandits = Больше всего грабителей: −1 рубин
for-a-crown-final-heirloom = Фамильная драгоценность: 10 рубинов
for-a-crown-final-total = Всего рубинов
for-a-crown-tie-break = Ничья: побеждает большее влияние

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

for-a-crown-count-ruby = { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
    [many] { $n } рубинов
   *[other] { $n } рубина
}
for-a-crown-count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
    .accusative = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
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
for-a-crown-count-mercenary = { $n ->
    [one] { $n } наёмник
    [few] { $n } наёмника
    [many] { $n } наёмников
   *[other] { $n } наёмника
}
    .accusative = { $n ->
        [one] { $n } наёмника
        [few] { $n } наёмников
        [many] { $n } наёмников
       *[other] { $n } наёмника
    }
for-a-crown-count-event = { $n ->
    [one] { $n } событие
    [few] { $n } события
    [many] { $n } событий
   *[other] { $n } события
}
for-a-crown-count-move = { $n ->
    [one] { $n } сдвиг
    [few] { $n } сдвига
    [many] { $n } сдвигов
   *[other] { $n } сдвига
}
for-a-crown-count-portrait = { $n ->
    [one] { $n } портрет
    [few] { $n } портрета
    [many] { $n } портретов
   *[other] { $n } портрета
}
for-a-crown-count-heirloom = { $n ->
    [one] { $n } фамильная драгоценность
    [few] { $n } фамильные драгоценности
    [many] { $n } фамильных драгоценностей
   *[other] { $n } фамильной драгоценности
}
    .accusative = { $n ->
        [one] { $n } фамильную драгоценность
        [few] { $n } фамильные драгоценности
        [many] { $n } фамильных драгоценностей
       *[other] { $n } фамильной драгоценности
    }
for-a-crown-count-roll = { $n ->
    [one] { $n } бросок кубика
    [few] { $n } броска кубика
    [many] { $n } бросков кубика
   *[other] { $n } броска кубика
}
