## Title, resources, kinds

wonderful-kingdom-title = Это безумное королевство
wonderful-kingdom-resource = Ресурс
wonderful-kingdom-resource-material = Материалы
    .accusative = материалы
    .genitive = материалов
wonderful-kingdom-resource-population = Население
    .accusative = население
    .genitive = населения
wonderful-kingdom-resource-gold = Золото
    .accusative = золото
    .genitive = золота
wonderful-kingdom-resource-exploration = Исследования
    .accusative = исследования
    .genitive = исследований
wonderful-kingdom-resource-krystallium = Кристаллий
    .accusative = кристаллий
    .genitive = кристаллия
wonderful-kingdom-resource-soldier = Солдат
    .accusative = солдата
    .genitive = солдата
wonderful-kingdom-cube = Кубик ресурса
wonderful-kingdom-kind = Тип карты
wonderful-kingdom-kind-building = Здание
    .accusative = здания
wonderful-kingdom-kind-expert = Специалист
    .accusative = специалистов
wonderful-kingdom-kind-masterpiece = Шедевр
    .accusative = шедевры
wonderful-kingdom-kind-discovery = Открытие
    .accusative = открытия

## Components and areas

wonderful-kingdom-board = Игровое поле
wonderful-kingdom-duchy = Герцогство
wonderful-kingdom-duchy-valados = Валадос
wonderful-kingdom-duchy-teressie = Терессия
wonderful-kingdom-two-player-only = Только для двоих
wonderful-kingdom-laboratory = Алхимическая лаборатория
wonderful-kingdom-training-ground = Плац
wonderful-kingdom-component-development-deck = Колода развития
wonderful-kingdom-calamity = Бедствие
    .accusative = бедствие
wonderful-kingdom-menace = Угроза
wonderful-kingdom-advisor = Советник
wonderful-kingdom-quest = Квест
wonderful-kingdom-trap-token = Жетон ловушки
wonderful-kingdom-spy-token = Жетон шпиона
wonderful-kingdom-theft-token = Жетон кражи
wonderful-kingdom-area-offering = Область предложения
wonderful-kingdom-area-selection = Область выбранных карт
wonderful-kingdom-area-construction = Область строительства
wonderful-kingdom-area-advisor = Область советников
wonderful-kingdom-component-danger-deck = Колода опасностей
wonderful-kingdom-construction = Строящаяся карта
wonderful-kingdom-completed-card = Построенная карта
wonderful-kingdom-frozen-card = Замороженная карта
wonderful-kingdom-ready = Готов
wonderful-kingdom-used = Использован

## Phases and acts

wonderful-kingdom-phase-choice = Драфт
wonderful-kingdom-phase-planning = Планирование
wonderful-kingdom-phase-production = Производство
wonderful-kingdom-phase-fight = Бой
wonderful-kingdom-phase-end = Конец игры
wonderful-kingdom-offer = Предложение
wonderful-kingdom-selection = Выбор
wonderful-kingdom-production-step-material = Производство: материалы
wonderful-kingdom-production-step-population = Производство: население
wonderful-kingdom-production-step-gold = Производство: золото
wonderful-kingdom-production-step-exploration = Производство: исследования
wonderful-kingdom-supremacy = Бонус за превосходство
wonderful-kingdom-recycling-bonus = Бонус за переработку
wonderful-kingdom-completion-bonus = Бонус за завершение
wonderful-kingdom-search = Поиск
wonderful-kingdom-per-kind = за каждую карту типа «{ $kind }»
wonderful-kingdom-do-select = Забрать эту область
wonderful-kingdom-do-recycle = Переработать
wonderful-kingdom-do-advisor = Обратиться к советнику
wonderful-kingdom-do-quest-step = Выполнить шаг
wonderful-kingdom-do-search = Начать поиск
wonderful-kingdom-do-end-phase = Завершить фазу

## The 43 development cards

wonderful-kingdom-card-farm = Ферма
wonderful-kingdom-card-quarry = Каменоломня
wonderful-kingdom-card-hamlet = Деревушка
wonderful-kingdom-card-mill = Мельница
wonderful-kingdom-card-guild-house = Дом гильдии
wonderful-kingdom-card-harbour = Гавань
wonderful-kingdom-card-barracks = Казармы
wonderful-kingdom-card-ramparts = Крепостные стены
wonderful-kingdom-card-merchants = Купцы
wonderful-kingdom-card-scouts = Следопыты
wonderful-kingdom-card-seafarers = Мореплаватели
wonderful-kingdom-card-allied-armies = Союзные войска
wonderful-kingdom-card-tatis-tribes = Племена Татис
wonderful-kingdom-card-expedition = Экспедиция
    .genitive = карты «Экспедиция»
wonderful-kingdom-card-sappers = Сапёры
    .genitive = карты «Сапёры»
wonderful-kingdom-card-royal-guard = Королевская гвардия
wonderful-kingdom-card-recruiters = Вербовщики
wonderful-kingdom-card-secret-society = Тайное общество
wonderful-kingdom-card-court-mages = Придворные маги
wonderful-kingdom-card-great-lighthouse = Великий маяк
wonderful-kingdom-card-royal-dungeon = Королевская темница
wonderful-kingdom-card-cathedral = Собор
wonderful-kingdom-card-throne-room = Тронный зал
wonderful-kingdom-card-royal-palace = Королевский дворец
wonderful-kingdom-card-mint = Монетный двор
    .genitive = карты «Монетный двор»
wonderful-kingdom-card-trophy-hall = Зал трофеев
wonderful-kingdom-card-tournament = Ристалище
wonderful-kingdom-card-aqueduct = Акведук
wonderful-kingdom-card-shipyard = Королевская верфь
wonderful-kingdom-card-alchemists-tower = Башня алхимиков
wonderful-kingdom-card-royal-gardens = Королевские сады
wonderful-kingdom-card-gate-of-hell = Врата ада
wonderful-kingdom-card-giants-refuge = Последнее убежище великанов
wonderful-kingdom-card-dragon-eggs = Драконьи яйца
wonderful-kingdom-card-enchanted-forge = Зачарованная кузница
wonderful-kingdom-card-city-of-gold = Золотой город
wonderful-kingdom-card-fountain = Источник молодости
wonderful-kingdom-card-elven-city = Затерянный город эльфов
wonderful-kingdom-card-dwarf-mines = Гномьи копи
    .genitive = карты «Гномьи копи»
wonderful-kingdom-card-first-king-tomb = Гробница первого короля
wonderful-kingdom-card-sunken-island = Затонувший остров
wonderful-kingdom-card-stone-circle = Каменный круг
wonderful-kingdom-card-heart-of-mountain = Сердце горы

## Treasures, calamity, menaces

wonderful-kingdom-treasure = Сокровище
wonderful-kingdom-treasure-01 = Сокровище (материалы ×2)
wonderful-kingdom-treasure-02 = Сокровище (материалы, население)
wonderful-kingdom-treasure-03 = Сокровище (материалы, золото)
wonderful-kingdom-treasure-04 = Сокровище (материалы, исследования)
wonderful-kingdom-treasure-05 = Сокровище (население ×2)
wonderful-kingdom-treasure-06 = Сокровище (население, золото)
wonderful-kingdom-treasure-07 = Сокровище (население, исследования)
wonderful-kingdom-treasure-08 = Сокровище (золото ×2)
wonderful-kingdom-treasure-09 = Сокровище (золото, исследования)
wonderful-kingdom-treasure-10 = Сокровище (исследования ×2)
wonderful-kingdom-menace-giant-rat = Гигантская крыса
    .accusative = гигантскую крысу
    .genitive = гигантской крысы
wonderful-kingdom-menace-vermin = Вредитель
    .accusative = вредителя
    .genitive = вредителя
wonderful-kingdom-menace-ice-giant = Ледяной великан
    .accusative = ледяного великана
    .genitive = ледяного великана
wonderful-kingdom-menace-shadow = Тень
    .accusative = тень
    .genitive = тени
wonderful-kingdom-menace-thief = Вор
    .accusative = вора
    .genitive = вора
wonderful-kingdom-deck-rats = Гигантские крысы
wonderful-kingdom-deck-ice-giants = Ледяные великаны
wonderful-kingdom-deck-shadows = Тени
wonderful-kingdom-deck-thieves = Воры

## The 14 advisors

wonderful-kingdom-advisor-enlightened-prophet = Просветлённый пророк
    .accusative = Просветлённого пророка
    .dative = Просветлённому пророку
    .genitive = Просветлённого пророка
wonderful-kingdom-advisor-grey-eminence = Серый кардинал
    .accusative = Серого кардинала
    .dative = Серому кардиналу
    .genitive = Серого кардинала
wonderful-kingdom-advisor-famous-cartographer = Прославленный картограф
    .accusative = Прославленного картографа
    .dative = Прославленному картографу
    .genitive = Прославленного картографа
wonderful-kingdom-advisor-master-mason = Мастер-каменщик
    .accusative = Мастера-каменщика
    .dative = Мастеру-каменщику
    .genitive = Мастера-каменщика
wonderful-kingdom-advisor-village-elder = Деревенский староста
    .accusative = Деревенского старосту
    .dative = Деревенскому старосте
    .genitive = Деревенского старосты
wonderful-kingdom-advisor-royal-treasurer = Королевский казначей
    .accusative = Королевского казначея
    .dative = Королевскому казначею
    .genitive = Королевского казначея
wonderful-kingdom-advisor-court-alchemist = Придворный алхимик
    .accusative = Придворного алхимика
    .dative = Придворному алхимику
    .genitive = Придворного алхимика
wonderful-kingdom-advisor-shrewd-broker = Ушлая торговка
    .accusative = Ушлую торговку
    .dative = Ушлой торговке
    .genitive = Ушлой торговки
wonderful-kingdom-advisor-court-confessor = Придворный духовник
    .accusative = Придворного духовника
    .dative = Придворному духовнику
    .genitive = Придворного духовника
wonderful-kingdom-advisor-royal-architect = Королевский зодчий
    .accusative = Королевского зодчего
    .dative = Королевскому зодчему
    .genitive = Королевского зодчего
wonderful-kingdom-advisor-old-chronicler = Старый летописец
    .accusative = Старого летописца
    .dative = Старому летописцу
    .genitive = Старого летописца
wonderful-kingdom-advisor-spymistress = Глава шпионов
    .accusative = Главу шпионов
    .dative = Главе шпионов
    .genitive = Главы шпионов
wonderful-kingdom-advisor-silver-tongued-envoy = Красноречивый посланник
    .accusative = Красноречивого посланника
    .dative = Красноречивому посланнику
    .genitive = Красноречивого посланника
wonderful-kingdom-advisor-kings-inquisitor = Королевский инквизитор
    .accusative = Королевского инквизитора
    .dative = Королевскому инквизитору
    .genitive = Королевского инквизитора

## Quests and steps

wonderful-kingdom-quest-northern-lands = Северные земли
wonderful-kingdom-quest-usurper = Узурпатор
wonderful-kingdom-quest-lord-of-doom = Владыка погибели
wonderful-kingdom-nth-step = Шаг { $n }
wonderful-kingdom-final-step = Последний шаг
wonderful-kingdom-step-n1 = Северные земли, шаг 1
    .accusative = шаг 1 квеста «Северные земли»
wonderful-kingdom-step-n2 = Северные земли, шаг 2
    .accusative = шаг 2 квеста «Северные земли»
wonderful-kingdom-step-n3 = Северные земли, шаг 3
    .accusative = шаг 3 квеста «Северные земли»
wonderful-kingdom-step-n4 = Северные земли, последний шаг
    .accusative = последний шаг квеста «Северные земли»
wonderful-kingdom-step-u1 = Узурпатор, шаг 1
    .accusative = шаг 1 квеста «Узурпатор»
wonderful-kingdom-step-u2 = Узурпатор, шаг 2
    .accusative = шаг 2 квеста «Узурпатор»
wonderful-kingdom-step-u3 = Узурпатор, шаг 3
    .accusative = шаг 3 квеста «Узурпатор»
wonderful-kingdom-step-u4 = Узурпатор, последний шаг
    .accusative = последний шаг квеста «Узурпатор»
wonderful-kingdom-step-d1 = Владыка погибели, шаг 1
    .accusative = шаг 1 квеста «Владыка погибели»
wonderful-kingdom-step-d2 = Владыка погибели, шаг 2
    .accusative = шаг 2 квеста «Владыка погибели»
wonderful-kingdom-step-d3 = Владыка погибели, шаг 3
    .accusative = шаг 3 квеста «Владыка погибели»
wonderful-kingdom-step-d4 = Владыка погибели, последний шаг
    .accusative = последний шаг квеста «Владыка погибели»

## Modules, solo, scenarios

wonderful-kingdom-module-menace = Модуль «Угрозы»
wonderful-kingdom-module-advisor = Модуль «Советники»
wonderful-kingdom-module-quest = Модуль «Квесты»
wonderful-kingdom-solo = Соло-режим
wonderful-kingdom-medal-bronze = Бронзовая медаль
wonderful-kingdom-medal-silver = Серебряная медаль
wonderful-kingdom-medal-gold = Золотая медаль
wonderful-kingdom-medal-none = Пройдено, но без медали
wonderful-kingdom-aim-medal = Победить здесь — значит получить медаль: не меньше { $vp } очков.
wonderful-kingdom-scenario-sg01 = Нашествие крыс
wonderful-kingdom-scenario-sg02 = Пророчество
wonderful-kingdom-scenario-sg03 = Студёный север
wonderful-kingdom-scenario-sg04 = Последняя битва
wonderful-kingdom-scenario-sg05 = Гильдия воров
wonderful-kingdom-scenario-sg06 = В окружении врагов

## Options

wonderful-kingdom-option-solo-search = Поиск в соло-режиме
wonderful-kingdom-option-solo-search-per-round = Один раз за раунд
wonderful-kingdom-option-solo-search-per-selection = При каждом выборе
wonderful-kingdom-option-quest-keep-cubes = Кубики в лаборатории можно копить на шаги квеста
wonderful-kingdom-option-rat-spawn = Размножение гигантских крыс
wonderful-kingdom-option-rat-spawn-each-arrival = Когда крыса появляется
wonderful-kingdom-option-rat-spawn-each-planning = В каждом планировании
wonderful-kingdom-option-menace-order = Порядок эффектов угроз
wonderful-kingdom-option-menace-order-fixed = Фиксированный
wonderful-kingdom-option-menace-order-victim-choice = Решает пострадавший игрок
wonderful-kingdom-option-show-own-facedown = Напоминать о своих закрытых картах
wonderful-kingdom-option-planning-visibility = Планирование и производство
wonderful-kingdom-option-planning-visibility-hidden-commit = Скрыты, пока оба не закончат
wonderful-kingdom-option-planning-visibility-open = Открыты
wonderful-kingdom-option-soldier-supply = Жетоны солдат
wonderful-kingdom-option-soldier-supply-unlimited = Без ограничений
wonderful-kingdom-option-soldier-supply-thirty = 30 жетонов
wonderful-kingdom-option-allow-no-module = Игра без модуля
wonderful-kingdom-option-empty-deck = Колода развития пуста
wonderful-kingdom-option-empty-deck-reshuffle-discard = Перемешать сброс
wonderful-kingdom-option-empty-deck-stop = Карты не добавляются
wonderful-kingdom-option-thief-multiplier-symbol = Вор на символе-множителе закрывает
wonderful-kingdom-option-thief-multiplier-symbol-whole-symbol = Весь символ
wonderful-kingdom-option-thief-multiplier-symbol-one-cube = Один кубик

## Counted nouns

wonderful-kingdom-count-cube = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
}
wonderful-kingdom-count-material = { $n ->
    [one] { $n } кубик материалов
    [few] { $n } кубика материалов
    [many] { $n } кубиков материалов
   *[other] { $n } кубика материалов
}
wonderful-kingdom-count-population = { $n ->
    [one] { $n } кубик населения
    [few] { $n } кубика населения
    [many] { $n } кубиков населения
   *[other] { $n } кубика населения
}
wonderful-kingdom-count-gold = { $n ->
    [one] { $n } кубик золота
    [few] { $n } кубика золота
    [many] { $n } кубиков золота
   *[other] { $n } кубика золота
}
wonderful-kingdom-count-exploration = { $n ->
    [one] { $n } кубик исследований
    [few] { $n } кубика исследований
    [many] { $n } кубиков исследований
   *[other] { $n } кубика исследований
}
wonderful-kingdom-count-krystallium = { $n ->
    [one] { $n } кристаллий
    [few] { $n } кристаллия
    [many] { $n } кристаллиев
   *[other] { $n } кристаллия
}
wonderful-kingdom-count-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
wonderful-kingdom-count-soldier = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
wonderful-kingdom-count-soldier-token = { $n ->
    [one] { $n } жетон солдата
    [few] { $n } жетона солдата
    [many] { $n } жетонов солдат
   *[other] { $n } жетона солдата
}
wonderful-kingdom-count-trap = { $n ->
    [one] { $n } ловушка
    [few] { $n } ловушки
    [many] { $n } ловушек
   *[other] { $n } ловушки
}
wonderful-kingdom-count-spy = { $n ->
    [one] { $n } шпион
    [few] { $n } шпиона
    [many] { $n } шпионов
   *[other] { $n } шпиона
}
wonderful-kingdom-count-development = { $n ->
    [one] { $n } карта развития
    [few] { $n } карты развития
    [many] { $n } карт развития
   *[other] { $n } карты развития
}
wonderful-kingdom-count-construction = { $n ->
    [one] { $n } строящаяся карта
    [few] { $n } строящиеся карты
    [many] { $n } строящихся карт
   *[other] { $n } строящейся карты
}
wonderful-kingdom-count-completed = { $n ->
    [one] { $n } построенная карта
    [few] { $n } построенные карты
    [many] { $n } построенных карт
   *[other] { $n } построенной карты
}
wonderful-kingdom-count-building = { $n ->
    [one] { $n } здание
    [few] { $n } здания
    [many] { $n } зданий
   *[other] { $n } здания
}
wonderful-kingdom-count-expert = { $n ->
    [one] { $n } специалист
    [few] { $n } специалиста
    [many] { $n } специалистов
   *[other] { $n } специалиста
}
wonderful-kingdom-count-masterpiece = { $n ->
    [one] { $n } шедевр
    [few] { $n } шедевра
    [many] { $n } шедевров
   *[other] { $n } шедевра
}
wonderful-kingdom-count-discovery = { $n ->
    [one] { $n } открытие
    [few] { $n } открытия
    [many] { $n } открытий
   *[other] { $n } открытия
}
wonderful-kingdom-count-treasure = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
    [many] { $n } сокровищ
   *[other] { $n } сокровища
}
wonderful-kingdom-count-calamity = { $n ->
    [one] { $n } бедствие
    [few] { $n } бедствия
    [many] { $n } бедствий
   *[other] { $n } бедствия
}
wonderful-kingdom-count-menace = { $n ->
    [one] { $n } угроза
    [few] { $n } угрозы
    [many] { $n } угроз
   *[other] { $n } угрозы
}
wonderful-kingdom-count-giant-rat = { $n ->
    [one] { $n } гигантская крыса
    [few] { $n } гигантские крысы
    [many] { $n } гигантских крыс
   *[other] { $n } гигантской крысы
}
wonderful-kingdom-count-vermin = { $n ->
    [one] { $n } вредитель
    [few] { $n } вредителя
    [many] { $n } вредителей
   *[other] { $n } вредителя
}
wonderful-kingdom-count-ice-giant = { $n ->
    [one] { $n } ледяной великан
    [few] { $n } ледяных великана
    [many] { $n } ледяных великанов
   *[other] { $n } ледяного великана
}
wonderful-kingdom-count-shadow = { $n ->
    [one] { $n } тень
    [few] { $n } тени
    [many] { $n } теней
   *[other] { $n } тени
}
wonderful-kingdom-count-thief = { $n ->
    [one] { $n } вор
    [few] { $n } вора
    [many] { $n } воров
   *[other] { $n } вора
}
wonderful-kingdom-count-theft-token = { $n ->
    [one] { $n } жетон кражи
    [few] { $n } жетона кражи
    [many] { $n } жетонов кражи
   *[other] { $n } жетона кражи
}
wonderful-kingdom-count-advisor = { $n ->
    [one] { $n } советник
    [few] { $n } советника
    [many] { $n } советников
   *[other] { $n } советника
}
wonderful-kingdom-count-quest-step = { $n ->
    [one] { $n } шаг квеста
    [few] { $n } шага квеста
    [many] { $n } шагов квеста
   *[other] { $n } шага квеста
}
wonderful-kingdom-count-symbol = { $n ->
    [one] { $n } символ
    [few] { $n } символа
    [many] { $n } символов
   *[other] { $n } символа
}

## Places

wonderful-kingdom-selection-hand = Рука
wonderful-kingdom-label-seat = { $seat }
wonderful-kingdom-laboratory-short = лаб.
wonderful-kingdom-area-left = Левая область
    .accusative = левую область
    .genitive = левой области
    .locative = в левой области
wonderful-kingdom-area-right = Правая область
    .accusative = правую область
    .genitive = правой области
    .locative = в правой области
wonderful-kingdom-spot = { $area }, карта { $n }
    .accusative = карту { $n } из { $area-genitive }
wonderful-kingdom-times = { $resource-accusative } ×{ $n }

## What is to be decided

wonderful-kingdom-setup-duchies = От герцогства зависит, с чем вы начинаете и что оно производит в каждом раунде. Наведите на него или удерживайте палец, чтобы прочитать.
wonderful-kingdom-setup-decks = В каждом раунде из этой колоды приходит одна угроза. Она поражает того, кто её забрал, и в конце отнимает очки, если солдаты её не победят.
wonderful-kingdom-setup-boards = В квесте четыре шага, оплатить их можно в любой момент. Кто не сделал последний шаг, не может победить.
wonderful-kingdom-ask-duchies = Выберите герцогство.
wonderful-kingdom-ask-decks = Выберите колоду угрозы.
wonderful-kingdom-ask-boards = Выберите квест.
wonderful-kingdom-ask-keeping = Выберите советника, который останется с вами.
wonderful-kingdom-ask-offering = Предложите две карты.
wonderful-kingdom-ask-selecting = Выберите область и заберите все её карты.
wonderful-kingdom-ask-taking = Заберёте ещё одну карту из другой области?
wonderful-kingdom-ask-removing = Уберите из области две открытые карты.
wonderful-kingdom-ask-picking = Выберите одну из карт, которые вы смотрите.
wonderful-kingdom-ask-shadows = Сбросьте по одной карте за каждую тень.
wonderful-kingdom-ask-planning = Начните строить или переработайте свои карты.
wonderful-kingdom-ask-freeze = Пришёл ледяной великан: выберите карту, которую он заморозит.
wonderful-kingdom-ask-hide = Пришёл вор: выберите символ, который закроет его жетон.
wonderful-kingdom-ask-before = Разместите кристаллий или солдат, прежде чем посчитают производство { $resource-genitive }?
wonderful-kingdom-ask-build = Разместите кубики { $resource-genitive }.
wonderful-kingdom-ask-fight = Какие угрозы вы победите?
wonderful-kingdom-ask-last = К каким советникам вы обратитесь перед подсчётом очков?

## Labels of choices

wonderful-kingdom-label-duchy = Взять герцогство «{ $duchy }»
wonderful-kingdom-label-deck = Взять колоду «{ $deck }»
wonderful-kingdom-label-board = Играть квест «{ $quest }»
wonderful-kingdom-label-keep = Оставить { $card-accusative }
wonderful-kingdom-label-offer = Предложить карту «{ $card }»
wonderful-kingdom-label-lay-up = { $area }, лицом вверх
wonderful-kingdom-label-lay-trap = { $area }, рубашкой вверх с ловушкой
wonderful-kingdom-label-lay-veil = { $area }, рубашкой вверх благодаря Главе шпионов
wonderful-kingdom-label-select = Забрать { $area-accusative }
wonderful-kingdom-label-search = Провести поиск { $area-locative }
wonderful-kingdom-label-spy = Открыть { $spot-accusative }
wonderful-kingdom-label-peek = Посмотреть { $spot-accusative }
wonderful-kingdom-label-move = Переложить { $spot-accusative } в другую область
wonderful-kingdom-label-take = Забрать ещё { $spot-accusative }
wonderful-kingdom-label-remove = Убрать { $spot-accusative }
wonderful-kingdom-label-pick = Выбрать карту «{ $card }»
wonderful-kingdom-label-feed = Сбросить из-за тени карту «{ $card }»
wonderful-kingdom-label-freeze = Положить великана под карту «{ $card }»
wonderful-kingdom-label-freeze-plan = Начать строить карту «{ $card }» и положить под неё великана
wonderful-kingdom-label-cover = Закрыть символ { $symbol-genitive }
wonderful-kingdom-label-uncover = Открыть символ { $symbol-genitive }
wonderful-kingdom-label-plan = Строить карту «{ $card }»
wonderful-kingdom-label-recycle = Переработать карту «{ $card }»
wonderful-kingdom-label-colours = Взять кубики { $cubes-genitive }
wonderful-kingdom-label-place = { $resource } → { $card }
wonderful-kingdom-label-laboratory = Отправить остальное в лабораторию: { $resource-accusative } ×{ $n }
wonderful-kingdom-label-laboratory-one = Отправить кубик { $resource-genitive } в лабораторию
wonderful-kingdom-label-first = Сначала разместить кубики { $resource-genitive }
wonderful-kingdom-label-krystallium = Кристаллий → { $card }
wonderful-kingdom-label-space = На ячейку { $resource-genitive }
wonderful-kingdom-label-soldier = Солдат → { $card }
wonderful-kingdom-label-discard = Сбросить строящуюся карту «{ $card }»
wonderful-kingdom-label-quest = Выполнить { $step-accusative }
wonderful-kingdom-label-pay = Заплатить { $resource-accusative }: { $waiting } из ждущих, { $laboratory } из лаборатории, { $krystallium } кристаллием
wonderful-kingdom-label-transmute = Превратить в кристаллий: { $cubes }
wonderful-kingdom-label-advisor = Обратиться к { $card-dative }
wonderful-kingdom-label-finish = Королевский зодчий: достроить карту «{ $card }»
wonderful-kingdom-label-chronicle = Старый летописец: считать { $kind-accusative }
wonderful-kingdom-label-defeat = Победить { $card-accusative }
wonderful-kingdom-label-thaw = Победить великана под картой «{ $card }»

## Log

wonderful-kingdom-log-start = { $seat } начинает 1-й раунд.
wonderful-kingdom-log-duchy = { $seat } берёт герцогство «{ $duchy }».
wonderful-kingdom-log-deck = { $seat } берёт колоду угрозы «{ $deck }».
wonderful-kingdom-log-board = Квест: «{ $quest }».
wonderful-kingdom-log-draws = { $seat } тянет карту «{ $card }».
wonderful-kingdom-log-dealt = { $seat } тянет карту.
wonderful-kingdom-log-looks = { $seat } смотрит карту «{ $card }».
wonderful-kingdom-log-revealed = Среди выбранных карт открывается «{ $card }».
wonderful-kingdom-log-turned-up = Открывается карта «{ $card }».
wonderful-kingdom-log-keep = { $seat } оставляет { $card-accusative }.
wonderful-kingdom-log-offer = { $seat } предлагает карту «{ $card }».
wonderful-kingdom-log-put = { $seat } кладёт первую карту в { $area-accusative }.
wonderful-kingdom-log-offers = { $seat } делает предложение.
wonderful-kingdom-log-offered = { $area }: { $card }.
wonderful-kingdom-log-offered-trap = { $area }: закрытая карта (ловушка).
wonderful-kingdom-log-offered-veil = { $area }: закрытая карта (Глава шпионов).
wonderful-kingdom-log-select = { $seat } забирает { $area-accusative }.
wonderful-kingdom-log-search = { $seat } проводит поиск { $area-locative }.
wonderful-kingdom-log-spy = { $seat } посылает шпиона и открывает { $spot-accusative }.
wonderful-kingdom-log-peek = { $seat } смотрит { $spot-accusative }.
wonderful-kingdom-log-move = { $seat } перекладывает { $spot-accusative } в другую область.
wonderful-kingdom-log-take = { $seat } забирает ещё { $spot-accusative }.
wonderful-kingdom-log-remove = { $seat } убирает { $spot-accusative }.
wonderful-kingdom-log-pick = { $seat } выбирает карту «{ $card }».
wonderful-kingdom-log-feed = { $seat } сбрасывает из-за тени карту «{ $card }».
wonderful-kingdom-log-freeze = { $seat } кладёт ледяного великана под карту «{ $card }».
wonderful-kingdom-log-cover = { $seat } закрывает символ { $symbol-genitive }.
wonderful-kingdom-log-uncover = { $seat } открывает символ { $symbol-genitive }.
wonderful-kingdom-log-plan = { $seat } начинает строить карту «{ $card }».
wonderful-kingdom-log-planned = { $seat } строит карту «{ $card }».
wonderful-kingdom-log-recycle = { $seat } перерабатывает карту «{ $card }».
wonderful-kingdom-log-colours = { $seat } берёт кубики { $cubes-genitive }.
wonderful-kingdom-log-place = { $seat } кладёт кубик { $resource-genitive } на карту «{ $card }».
wonderful-kingdom-log-laboratory = { $seat } отправляет в лабораторию { $resource-accusative } ×{ $n }.
wonderful-kingdom-log-first = { $seat } сначала размещает кубики { $resource-genitive }.
wonderful-kingdom-log-krystallium = { $seat } кладёт кристаллий на карту «{ $card }».
wonderful-kingdom-log-space = { $seat } занимает ячейку { $resource-genitive }.
wonderful-kingdom-log-soldier = { $seat } кладёт солдата на карту «{ $card }».
wonderful-kingdom-log-discard = { $seat } сбрасывает строящуюся карту «{ $card }».
wonderful-kingdom-log-quest = { $seat } выполняет { $step-accusative }.
wonderful-kingdom-log-pay = { $seat } платит { $resource-accusative }: { $waiting } из ждущих, { $laboratory } из лаборатории, { $krystallium } кристаллием.
wonderful-kingdom-log-transmute = { $seat } превращает в кристаллий { $cubes }.
wonderful-kingdom-log-advisor = { $seat } обращается к { $card-dative }.
wonderful-kingdom-log-finish = { $seat } поручает Королевскому зодчему достроить карту «{ $card }».
wonderful-kingdom-log-chronicle = { $seat } поручает Старому летописцу считать { $kind-accusative }.
wonderful-kingdom-log-defeat = { $seat } побеждает { $card-accusative }.
wonderful-kingdom-log-thaw = { $seat } побеждает великана под картой «{ $card }».
wonderful-kingdom-log-end = { $seat } завершает фазу.
wonderful-kingdom-log-declines = { $seat } отказывается.
wonderful-kingdom-log-completed = { $seat } достраивает карту «{ $card }».
wonderful-kingdom-log-menace = { $seat }: +{ $menaces }.
wonderful-kingdom-log-menace-gone = { $seat }: −{ $menaces }.
wonderful-kingdom-log-calamity = { $seat }: +{ $n } { $n ->
    [one] бедствие
    [few] бедствия
    [many] бедствий
   *[other] бедствия
}.
wonderful-kingdom-log-soldiers = { $seat }: +{ $n } { $n ->
    [one] солдат
    [few] солдата
    [many] солдат
   *[other] солдата
}.
wonderful-kingdom-log-krystallium-gained = { $seat }: +{ $n } { $n ->
    [one] кристаллий
    [few] кристаллия
    [many] кристаллиев
   *[other] кристаллия
}.
wonderful-kingdom-log-output = { $seat } производит { $resource-accusative } ×{ $n }.
wonderful-kingdom-log-outputs = { $resource }: объём производства { $first } : { $second }.
wonderful-kingdom-log-training = Превосходство: { $seat } отправляет солдата на плац.
wonderful-kingdom-log-trained = Превосходство: { $seat } забирает солдата с плаца в герцогство.
wonderful-kingdom-log-round = Начинается { $round }-й раунд.
wonderful-kingdom-log-winner = Побеждает { $seat }, { $vp } ПО.
wonderful-kingdom-log-score = { $seat }: { $vp } ПО.
wonderful-kingdom-log-lost = Проигрывает { $seat }, { $vp } ПО.

## The log by turns, in short

wonderful-kingdom-log-offer-short = { "" }
wonderful-kingdom-log-put-short = { "" }
wonderful-kingdom-log-offers-short = делает предложение
wonderful-kingdom-log-dealt-many = { $n ->
    [one] тянет { $n } карту
    [few] тянет { $n } карты
    [many] тянет { $n } карт
   *[other] тянет { $n } карты
}
wonderful-kingdom-log-draws-many = { $n ->
    [one] тянет карту «{ $card }»
   *[other] тянет карты: { $card }
}
wonderful-kingdom-log-place-many = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
    [many] { $n } кубиков
   *[other] { $n } кубика
} → { $card }
wonderful-kingdom-log-soldier-many = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
} → { $card }
wonderful-kingdom-log-krystallium-many = кристаллий ×{ $n } → { $card }
wonderful-kingdom-log-plan-many = строит { $card }
wonderful-kingdom-log-recycle-many = перерабатывает { $card }
wonderful-kingdom-log-end-short = готово
wonderful-kingdom-log-end-many = готово

## Points

wonderful-kingdom-score-sum-base = Базовые ПО: { $vp }
wonderful-kingdom-score-sum-combo = ПО за комбинации: { $vp }
wonderful-kingdom-score-sum-calamities = Бедствия: { $vp }
wonderful-kingdom-score-sum-menaces = Угрозы: { $vp }
wonderful-kingdom-score-sum-advisors = Советники: { $vp }
wonderful-kingdom-score-sum-side = Сторона A в соло-режиме: { $vp }
wonderful-kingdom-score-sum-total = Всего: { $vp } ПО
wonderful-kingdom-score-line = { $card }: { $n } × { $vp }
wonderful-kingdom-score-quest-line = Награды за квест: { $vp }
wonderful-kingdom-score-combo-line = { $card }: { $each } × { $n } ({ $kind }) = { $vp }
wonderful-kingdom-score-chronicle = Старый летописец: { $kind }

## Why not

wonderful-kingdom-why-space-first = Сначала укажите, какую ячейку карты «{ $card }» займёт кристаллий.
wonderful-kingdom-why-pay-first = Сначала оплатите { $step-accusative }.
wonderful-kingdom-why-menaces-first = Сначала разберитесь с угрозами.
wonderful-kingdom-why-broker-first = Сначала переработайте карту для Ушлой торговки и выберите кубики.
wonderful-kingdom-why-cubes-first = Сначала разместите кубики: осталось { $n }.
wonderful-kingdom-why-selection-left = Сначала начните строить или переработайте карты: осталось { $n }.
wonderful-kingdom-why-order = Кубики одного цвета кладут на строящиеся карты слева направо: чтобы разместить иначе, сначала верните их.
wonderful-kingdom-why-feed-order = Карты для теней указывают слева направо: чтобы выбрать другие, сначала верните их.
wonderful-kingdom-why-last-cube = Это ваш последний кубик этого цвета: отправьте в лабораторию весь остаток.
wonderful-kingdom-why-colour-first = Сначала разместите кубики { $resource-genitive }.
wonderful-kingdom-why-same-copy = У вас две такие карты: выберите другую.
wonderful-kingdom-why-lost-vermin = Колода вредителей пуста.
wonderful-kingdom-why-lost-beside = Ресурсов рядом с колодой опасностей: { $n }. При { $limit } вы проигрываете.
wonderful-kingdom-why-lost-quest = Не выполнено: { $steps }.
wonderful-kingdom-why-lost-cards = Не достроено: { $cards }.
wonderful-kingdom-why-lost-thieves = Непобеждённых воров: { $n }.
wonderful-kingdom-why-inside-offer = Сначала закончите предложение.
wonderful-kingdom-why-stage-offer = Сначала выберите карту.
wonderful-kingdom-why-stage-put = Сначала положите первую карту.
wonderful-kingdom-why-stage-lay = Сначала положите вторую карту.
wonderful-kingdom-why-offer-order = Предлагайте карты в том порядке, в каком они в руке, слева направо.
wonderful-kingdom-why-not-in-hand = Карты «{ $card }» нет у вас в руке.
wonderful-kingdom-why-no-trap = У вас нет готовой ловушки.
wonderful-kingdom-why-not-selected = Карты «{ $card }» нет среди выбранных вами.
wonderful-kingdom-why-no-shadow = Сейчас ни одна тень не требует карты.
wonderful-kingdom-why-no-site = Карту «{ $card }» вы не строите.
wonderful-kingdom-why-no-cube = У вас нет кубиков для размещения.
wonderful-kingdom-why-no-space = У карты «{ $card }» нет свободной ячейки { $resource-genitive }.
wonderful-kingdom-why-no-krystallium = На карте герцогства у вас нет кристаллия.
wonderful-kingdom-why-no-aim = Сейчас вы не размещаете кристаллий.
wonderful-kingdom-why-no-soldier = { $n ->
    [one] Нужен { $n } солдат
    [few] Нужно { $n } солдата
    [many] Нужно { $n } солдат
   *[other] Нужно { $n } солдата
}; у вас { $soldiers }.
wonderful-kingdom-why-frozen = Под картой «{ $card }» лежит ледяной великан.
wonderful-kingdom-why-locked = Карту «{ $card }» нужно достроить, сбросить её нельзя.
wonderful-kingdom-why-no-giant = Ни один ледяной великан не ждёт карты.
wonderful-kingdom-why-no-thief = Сейчас ни один вор не требует символа.
wonderful-kingdom-why-no-symbol = У вас нет незакрытого символа { $symbol-genitive }.
wonderful-kingdom-why-no-thief-beaten = Жетон кражи уходит только с побеждённым вором.
wonderful-kingdom-why-not-covered = На символе { $symbol-genitive } нет жетона кражи.
wonderful-kingdom-why-no-broker = Кубики на выбор даёт только Ушлая торговка.
wonderful-kingdom-why-no-step = Этого шага квеста нет в игре.
wonderful-kingdom-why-step-done = Этот шаг уже выполнен.
wonderful-kingdom-why-step-cost = { $n ->
    [one] На недостающие ресурсы нужен { $n } кристаллий
    [few] На недостающие ресурсы нужно { $n } кристаллия
    [many] На недостающие ресурсы нужно { $n } кристаллиев
   *[other] На недостающие ресурсы нужно { $n } кристаллия
}; у вас { $krystallium }.
wonderful-kingdom-why-no-payment = Сейчас вы не оплачиваете шаг квеста.
wonderful-kingdom-why-no-mix = Так заплатить { $resource-accusative } ×{ $n } нельзя.
wonderful-kingdom-why-same-payment = Сначала платят ждущими кубиками: их не примет ни одна строящаяся карта.
wonderful-kingdom-why-step-soldiers = Шаг требует больше солдат, чем у вас есть ({ $soldiers }).
wonderful-kingdom-why-no-keeping = Пять кубиков здесь сами становятся кристаллием.
wonderful-kingdom-why-laboratory = В лаборатории нужно пять таких кубиков; всего у вас { $n }.
wonderful-kingdom-why-no-advisor = Среди ваших советников нет { $card-genitive }.
wonderful-kingdom-why-advisor-used = К { $card-dative } можно обратиться лишь раз за раунд.
wonderful-kingdom-why-advisor-phase = К { $card-dative } в этой фазе обратиться нельзя.
wonderful-kingdom-why-no-development = Среди выбранных нет карты развития.
wonderful-kingdom-why-architect = Карте «{ $card }» не хватает больше двух базовых кубиков, солдата или кристаллия (недостающих базовых кубиков: { $n }).
wonderful-kingdom-why-no-menace = В вашей области строительства нет { $card-genitive }.
wonderful-kingdom-why-not-frozen = Под картой «{ $card }» великана нет.
wonderful-kingdom-why-not-full = У карты «{ $card }» ещё есть свободные ячейки.
wonderful-kingdom-why-no-spy = У вас нет готового шпиона.
wonderful-kingdom-why-no-card = Там нет карты.
wonderful-kingdom-why-face-up = Эта карта лежит лицом вверх.
wonderful-kingdom-why-known = Эту карту вы уже знаете.
wonderful-kingdom-why-two-players = Этот советник только для двоих.
wonderful-kingdom-why-other-area = Возьмите карту из другой области.
wonderful-kingdom-why-solo-only = Поиск есть только в соло-режиме.
wonderful-kingdom-why-searched = Поиск возможен один раз за раунд.
wonderful-kingdom-why-search-cards = Поиск убирает две открытые карты колоды развития; здесь их { $n }.
wonderful-kingdom-why-deck-empty = Колода развития пуста.
wonderful-kingdom-why-searched-area = Возьмите карту из области, в которой проводите поиск.
wonderful-kingdom-why-not-removable = Убрать можно только открытые карты колоды развития.
wonderful-kingdom-why-not-looked = Среди карт, которые вы смотрите, нет карты «{ $card }».
wonderful-kingdom-why-deck-taken = Эта колода угрозы уже занята.
wonderful-kingdom-why-not-drawn = Среди вытянутых вами советников нет { $card-genitive }.
wonderful-kingdom-why-no-module = Игру без модуля сначала разрешите в настройках.
wonderful-kingdom-why-scenario = Сценарий рассчитан на одного игрока и сам задаёт модули (игроков: { $seats }).
wonderful-kingdom-why-same-deck = У двух игроков не может быть одна и та же колода угрозы ({ $deck }).

## Options in words

wonderful-kingdom-option-side = Сторона герцогств
wonderful-kingdom-option-side-a = Сторона A
wonderful-kingdom-option-side-b = Сторона B
wonderful-kingdom-option-side-help = Сторона A сильнее и у каждого герцогства своя; в соло-режиме она стоит 15 ПО.
wonderful-kingdom-option-module = Модуль
wonderful-kingdom-option-module-menace = Угрозы
wonderful-kingdom-option-module-advisor = Советники
wonderful-kingdom-option-module-quest = Квесты
wonderful-kingdom-option-module-none = Нет
wonderful-kingdom-option-module-help = Что добавляется к базовым правилам; самые мягкие — квесты.
wonderful-kingdom-option-duchies = Герцогства
wonderful-kingdom-option-duchies-draft = Выбирают игроки
wonderful-kingdom-option-duchies-random = По жребию
wonderful-kingdom-option-duchies-valados-first = Валадос — первому месту
wonderful-kingdom-option-duchies-teressie-first = Терессия — первому месту
wonderful-kingdom-option-duchies-help = Кому какое герцогство.
wonderful-kingdom-option-menace-deck-0 = Колода угрозы 1-го места
wonderful-kingdom-option-menace-deck-1 = Колода угрозы 2-го места
wonderful-kingdom-option-menace-deck-0-draft = Выбирает игрок
wonderful-kingdom-option-menace-deck-0-random = По жребию
wonderful-kingdom-option-menace-deck-0-rats = Гигантские крысы
wonderful-kingdom-option-menace-deck-0-ice-giants = Ледяные великаны
wonderful-kingdom-option-menace-deck-0-shadows = Тени
wonderful-kingdom-option-menace-deck-0-thieves = Воры
wonderful-kingdom-option-menace-deck-1-draft = Выбирает игрок
wonderful-kingdom-option-menace-deck-1-random = По жребию
wonderful-kingdom-option-menace-deck-1-rats = Гигантские крысы
wonderful-kingdom-option-menace-deck-1-ice-giants = Ледяные великаны
wonderful-kingdom-option-menace-deck-1-shadows = Тени
wonderful-kingdom-option-menace-deck-1-thieves = Воры
wonderful-kingdom-option-menace-deck-0-help = Колода, из которой берётся восьмая карта руки.
wonderful-kingdom-option-menace-deck-1-help = Колода, из которой берётся восьмая карта руки.
wonderful-kingdom-option-quest = Квест
wonderful-kingdom-option-quest-draft = Выбирает игрок
wonderful-kingdom-option-quest-random = По жребию
wonderful-kingdom-option-quest-northern-lands = Северные земли
wonderful-kingdom-option-quest-usurper = Узурпатор
wonderful-kingdom-option-quest-lord-of-doom = Владыка погибели
wonderful-kingdom-option-quest-help = Квест, последний шаг которого нужен для победы.
wonderful-kingdom-option-scenario = Сценарий
wonderful-kingdom-option-scenario-none = Нет
wonderful-kingdom-option-scenario-sg01 = Нашествие крыс
wonderful-kingdom-option-scenario-sg02 = Пророчество
wonderful-kingdom-option-scenario-sg03 = Студёный север
wonderful-kingdom-option-scenario-sg04 = Последняя битва
wonderful-kingdom-option-scenario-sg05 = Гильдия воров
wonderful-kingdom-option-scenario-sg06 = В окружении врагов
wonderful-kingdom-option-scenario-help = Для одного игрока; задаёт модули.
wonderful-kingdom-option-allow-no-module-help = Без модуля игра неофициальная, зато мягкая.
wonderful-kingdom-option-solo-search-help = По правилам раз за раунд, издатель позже разрешил при каждом выборе.
wonderful-kingdom-option-empty-deck-help = Соло: что делать, когда колода кончится.
wonderful-kingdom-option-quest-keep-cubes-help = Иначе пять кубиков сразу становятся кристаллием.
wonderful-kingdom-option-rat-spawn-help = Когда гигантские крысы приводят вредителей.
wonderful-kingdom-option-menace-order-help = В каком порядке выполняются эффекты нескольких угроз.
wonderful-kingdom-option-thief-multiplier-symbol-help = Что жетон кражи отнимает у символа, считающего карты.
wonderful-kingdom-option-planning-visibility-help = Видит ли второй игрок ваше планирование и строительство.
wonderful-kingdom-option-show-own-facedown-help = Карты, которые вы сами кладёте рубашкой вверх, вы видите и дальше.
wonderful-kingdom-option-soldier-supply-help = Могут ли солдаты кончиться.
wonderful-kingdom-mode-quests = Квесты, сторона A
wonderful-kingdom-mode-quests-help = Чтобы победить, нужно выполнить и последний шаг квеста. Самый мягкий модуль.
wonderful-kingdom-mode-quests-b = Квесты, сторона B
wonderful-kingdom-mode-quests-b-help = То же со стороной B: оба герцогства одинаковы и слабее.
wonderful-kingdom-mode-menace = Угрозы, сторона A
wonderful-kingdom-mode-menace-help = В каждой руке одна угроза: она вредит тому, кто её возьмёт.
wonderful-kingdom-mode-menace-b = Угрозы, сторона B
wonderful-kingdom-mode-menace-b-help = Угрозы со стороной B: оба герцогства одинаковы и слабее.
wonderful-kingdom-mode-advisors = Советники, сторона A
wonderful-kingdom-mode-advisors-help = У каждого есть советники, которые раз за раунд или в конце игры меняют правила.
wonderful-kingdom-mode-advisors-b = Советники, сторона B
wonderful-kingdom-mode-advisors-b-help = Советники со стороной B: оба герцогства одинаковы и слабее.
wonderful-kingdom-mode-no-module = Первая игра без модуля
wonderful-kingdom-mode-no-module-help = Только базовые правила. Самый быстрый способ научиться.
wonderful-kingdom-mode-sg01-help = { wonderful-kingdom-goal-sg01 }
wonderful-kingdom-mode-sg02-help = { wonderful-kingdom-goal-sg02 }
wonderful-kingdom-mode-sg03-help = { wonderful-kingdom-goal-sg03 }
wonderful-kingdom-mode-sg04-help = { wonderful-kingdom-goal-sg04 }
wonderful-kingdom-mode-sg05-help = { wonderful-kingdom-goal-sg05 }
wonderful-kingdom-mode-sg06-help = { wonderful-kingdom-goal-sg06 }
wonderful-kingdom-mode-sg01 = Сценарий: Нашествие крыс
wonderful-kingdom-mode-sg02 = Сценарий: Пророчество
wonderful-kingdom-mode-sg03 = Сценарий: Студёный север
wonderful-kingdom-mode-sg04 = Сценарий: Последняя битва
wonderful-kingdom-mode-sg05 = Сценарий: Гильдия воров
wonderful-kingdom-mode-sg06 = Сценарий: В окружении врагов
wonderful-kingdom-about = Правила соответствуют изданной игре. Большинство чисел на картах, герцогствах, советниках и планшетах квестов реконструировано.
wonderful-kingdom-pitch = Предлагайте карты с ловушками, планируйте, производите в четыре шага и постройте большее герцогство.

## The table on the page

wonderful-kingdom-makes = производит
wonderful-kingdom-ribbon-plan = Строить
wonderful-kingdom-ribbon-recycle = Переработать
wonderful-kingdom-ribbon-offer = Предложить
wonderful-kingdom-ribbon-pick = Выбрать
wonderful-kingdom-ribbon-feed = Сбросить
wonderful-kingdom-ribbon-freeze = Заморозить
wonderful-kingdom-ribbon-spy = Открыть
wonderful-kingdom-ribbon-peek = Посмотреть
wonderful-kingdom-ribbon-move = Переложить
wonderful-kingdom-ribbon-take = Взять ещё
wonderful-kingdom-ribbon-remove = Убрать
wonderful-kingdom-ribbon-defeat = Победить
wonderful-kingdom-ribbon-finish = Достроить
wonderful-kingdom-lay-up = Лицом вверх
wonderful-kingdom-lay-trap = С ловушкой
wonderful-kingdom-lay-veil = Глава шпионов
wonderful-kingdom-area-holds = { $n ->
    [0] пусто
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}{ $down ->
    [0] { "" }
   *[other] , закрытых: { $down }
}
wonderful-kingdom-turn-n = ход { $n } из { $total }
wonderful-kingdom-in-hand = в руке { $n }
wonderful-kingdom-taken = Взято
wonderful-kingdom-seat-finished = ход завершён
wonderful-kingdom-seat-choosing = выбирает
wonderful-kingdom-take-back = Вернуть
wonderful-kingdom-finish-all = Завершить все мои шаги
wonderful-kingdom-finish-all-help = Бот разместит ваши кубики до конца раунда; каждый шаг будет в журнале.
wonderful-kingdom-finish-all-ask = Пусть бот сыграет остальные ваши шаги этого раунда?
wonderful-kingdom-finish-all-yes = Сыграть
wonderful-kingdom-place-count = Разместить { $n }
wonderful-kingdom-offer-first = Выберите первую карту.
wonderful-kingdom-offer-where = Куда и как вы положите карту «{ $card }»?
wonderful-kingdom-offer-second = Выберите вторую карту.
wonderful-kingdom-offer-held = Вторая карта, «{ $card }», уже лежит. Теперь выберите первую.
wonderful-kingdom-cubes-waiting = Ждут размещения
wonderful-kingdom-forecast = Прогноз производства
wonderful-kingdom-forecast-now = Если производить сейчас
wonderful-kingdom-spaces-filled = заполнено ячеек: { $n } из { $spaces }
wonderful-kingdom-danger-left = Карт опасностей осталось: { $n }
wonderful-kingdom-deck-left = Колода: { $n }
wonderful-kingdom-discard-left = Сброшено: { $n }
wonderful-kingdom-beside-left = Рядом с колодой опасностей: { $n } из { $most }
wonderful-kingdom-calamities-left = Бедствий осталось: { $n }
wonderful-kingdom-vermin-left = Вредителей осталось: { $n }
wonderful-kingdom-search-used = Поиск в этом раунде уже был
wonderful-kingdom-on-top = Верхняя карта колоды
wonderful-kingdom-medals = Медали
wonderful-kingdom-medal-from = { $medal }: { $vp } ПО
wonderful-kingdom-step-done = выполнено
wonderful-kingdom-step-reward-gone = награда уже получена
wonderful-kingdom-duchy-empty = пока ничего не построено
wonderful-kingdom-nothing-waits = Нет кубиков, ждущих размещения.
wonderful-kingdom-placed-so = Уже размещено
wonderful-kingdom-placed-from = Откуда кубики
wonderful-kingdom-placed-nothing = Пока ничего не размещено
wonderful-kingdom-signs = Знаки
wonderful-kingdom-sign-recycle = что даёт переработка
wonderful-kingdom-sign-bonus = один раз, при завершении
wonderful-kingdom-sign-supremacy = превосходство: больше всех кубиков на этом шаге
wonderful-kingdom-yard-empty = Ничего не строится: начните строить карты.
wonderful-kingdom-ability-enlightened-prophet = Драфт: тайно посмотрите до двух закрытых карт.
wonderful-kingdom-ability-grey-eminence = Драфт: забрав область, возьмите ещё одну карту из другой.
wonderful-kingdom-ability-famous-cartographer = Производство: ещё 2 кубика исследований; в превосходстве не считаются.
wonderful-kingdom-ability-master-mason = Производство: ещё 3 кубика материалов; в превосходстве не считаются.
wonderful-kingdom-ability-village-elder = Производство: ещё 2 кубика населения; в превосходстве не считаются.
wonderful-kingdom-ability-royal-treasurer = Производство: ещё 2 кубика золота; в превосходстве не считаются.
wonderful-kingdom-ability-court-alchemist = Планирование: получите 1 кристаллий.
wonderful-kingdom-ability-shrewd-broker = Планирование: переработанная карта даёт 2 кубика на ваш выбор.
wonderful-kingdom-ability-court-confessor = Планирование: одно бедствие из выбранных вами карт исчезает.
wonderful-kingdom-ability-royal-architect = Конец игры: достройте карту, которой не хватает не больше двух базовых кубиков.
wonderful-kingdom-ability-old-chronicler = Конец игры: 1 ПО за каждую карту одного типа.
wonderful-kingdom-ability-spymistress = Драфт: положите одну предлагаемую карту рубашкой вверх без ловушки.
wonderful-kingdom-ability-silver-tongued-envoy = Драфт: переложите одну карту из одной области в другую.
wonderful-kingdom-ability-kings-inquisitor = Планирование: одно бедствие из выбранных вами карт уходит в герцогство соперника.
wonderful-kingdom-effect-calamity = Нельзя ни строить, ни переработать; уходит в герцогство.
wonderful-kingdom-effect-giant-rat = Приводит по вредителю за каждую гигантскую крысу в области строительства.
wonderful-kingdom-effect-vermin = Других эффектов нет.
wonderful-kingdom-effect-ice-giant = Лежит под строящейся картой; её нельзя достроить, пока великан не побеждён.
wonderful-kingdom-effect-shadow = В каждом планировании вы сбрасываете одну выбранную карту; кубик за неё получает соперник.
wonderful-kingdom-effect-thief = Закрывает один символ производства, пока не побеждён.

## The first game

wonderful-kingdom-lesson-goal = «Это безумное королевство» одной фразой: постройте за четыре раунда герцогство, которое принесёт больше всего очков. Вы правите Валадосом.
wonderful-kingdom-lesson-points = Очки дают только построенные карты, после 4-го раунда: напечатанные очки и комбинации, которые платят за каждую карту своего типа. Каждое бедствие отнимает 4 очка. Кубики и недостроенные карты не стоят ничего.
wonderful-kingdom-lesson-round = В раунде три фазы: драфт, где вы предлагаете и забираете карты; планирование, где вы начинаете их строить или перерабатываете; производство, где кубики их завершают.
wonderful-kingdom-lesson-1 = Один делит, другой выбирает: вы кладёте две карты в две области, и соперник забирает одну область целиком. Сначала предложите «Королевские сады».
wonderful-kingdom-lesson-2 = Положите их лицом вверх в левую область: там будут две карты «Королевские сады».
wonderful-kingdom-lesson-3 = Вторая карта — бедствие. Оно отнимает 4 очка, и кому-то придётся его взять.
wonderful-kingdom-lesson-4 = Положите его в правую область с ловушкой: рубашкой вверх. Соперник не увидит, что лежит рядом с «Мельницей».
wonderful-kingdom-lesson-5 = Получилось: соперник забрал бедствие и сделал своё предложение. Берите левую область: две карты «Королевские сады» по 6 очков.
wonderful-kingdom-lesson-6 = Драфт продолжается: каждый четыре раза предлагает и четыре раза забирает. Перейдите к планированию.
wonderful-kingdom-lesson-planning = Планирование: каждую взятую карту вы либо начинаете строить, и она ждёт кубиков, либо сразу перерабатываете в один кубик. Стройте то, что скоро закончите.
wonderful-kingdom-lesson-7 = Начните строить «Деревушку»: она стоит три кубика материалов, а потом каждый раунд даёт материалы и население.
wonderful-kingdom-lesson-8 = «Крепостные стены» пока слишком дороги. Переработайте их: вы получите 1 кубик материалов.
wonderful-kingdom-lesson-9 = Кубик сразу идёт на строящуюся карту. Положите его на «Деревушку».
wonderful-kingdom-lesson-10 = Об остальных картах вы решаете так же. Перейдите к производству.
wonderful-kingdom-lesson-production = В производстве четыре шага: материалы, население, золото, исследования. Кубики дают герцогство и построенные карты; кто производит больше, получает солдата на плац.
wonderful-kingdom-lesson-11 = Шаг материалов: Валадос даёт вам 2 кубика. Положите один на «Деревушку».
wonderful-kingdom-lesson-12 = И второй: последний кубик завершает «Деревушку». Она считается со следующего шага.
wonderful-kingdom-lesson-13 = Все кубики размещены: завершите шаг.
wonderful-kingdom-lesson-14 = Так идёт и дальше, шаг за шагом и раунд за раундом. Перейдите к последнему шагу золота в 4-м раунде: одной карте не хватает двух кубиков.
wonderful-kingdom-lesson-15 = «Тайное общество» даёт 3 очка за каждого специалиста, считая и себя. Положите на него кубик золота.
wonderful-kingdom-lesson-16 = Последний кубик: с пятью специалистами «Тайное общество» стоит 15 очков.
wonderful-kingdom-lesson-17 = Ненужные кубики идут в лабораторию; из пяти получается кристаллий, который заменяет любой кубик. Перейдите к последнему шагу.
wonderful-kingdom-lesson-18 = Завершите последний шаг. Потом считают очки.
wonderful-kingdom-lesson-end = Вы прошли всю партию, от первого предложения до последнего очка: комбинации принесли столько же очков, сколько напечатано на всех ваших картах. В настоящей партии добавится модуль; он скажет, что в ней иначе.
wonderful-kingdom-mistake-1 = Слишком много строек. Карта без последнего кубика не стоит ничего: что не достроите, то переработайте.
wonderful-kingdom-mistake-2 = Очки слишком рано. В 1-м и 2-м раундах берите то, что производит, в 3-м и 4-м — то, что даёт очки.
wonderful-kingdom-mistake-3 = Две хорошие кучки. Соперник заберёт лучшую: к тому, что нужно вам, добавьте то, что не нужно никому.
wonderful-kingdom-coach-offer = Соперник выбирает первым, вам достанется остальное. К тому, что нужно вам, добавьте то, что не нужно никому.
wonderful-kingdom-coach-select = Карта рубашкой вверх — часто бедствие: −4 очка. Можно забрать и пустую область.
wonderful-kingdom-coach-plan = Стройте только то, что закончите. Переработанная карта сразу даёт кубик.
wonderful-kingdom-coach-build = Лучше завершать карты, чем начинать много: построенная карта производит со следующего шага.
wonderful-kingdom-coach-score = С 3-го раунда ищите очки: комбинации с типами карт, которые у вас уже есть.
wonderful-kingdom-coach-quest = В этой партии есть квест: кто не выполнил его последний шаг, не может победить.

## A card shown large

wonderful-kingdom-zoom-costs = Стоит
wonderful-kingdom-zoom-makes = Производит
wonderful-kingdom-zoom-built = При завершении
wonderful-kingdom-zoom-worth = Ценность
wonderful-kingdom-zoom-recycled = Переработка
wonderful-kingdom-zoom-does = Действие
wonderful-kingdom-zoom-pay = Обратиться
wonderful-kingdom-zoom-fight = Победить
wonderful-kingdom-zoom-from = Откуда
wonderful-kingdom-zoom-each-production = { $things } в каждом производстве
wonderful-kingdom-zoom-once = { $things }, один раз
wonderful-kingdom-zoom-at-end = { $things } в конце игры
wonderful-kingdom-zoom-at-once = { $things } сразу
wonderful-kingdom-zoom-in-fight = { $things } в бою
wonderful-kingdom-zoom-each-round = { $things }, раз за раунд
wonderful-kingdom-zoom-each = { $things } за { $kind ->
    [building] каждое ваше здание
    [expert] каждого вашего специалиста
    [masterpiece] каждый ваш шедевр
   *[discovery] каждое ваше открытие
}
wonderful-kingdom-zoom-from-deck = колода развития, { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
wonderful-kingdom-zoom-from-calamity = бедствия рядом с колодой: одно в каждой руке, четыре в колоде опасностей
wonderful-kingdom-zoom-from-menace = колода угрозы: в каждом раунде одна в руке, четыре в колоде опасностей
wonderful-kingdom-zoom-from-vermin = вредители рядом с колодой, когда плодятся гигантские крысы
wonderful-kingdom-zoom-from-advisor = подготовка игры и колода развития, где они вместо сокровищ
wonderful-kingdom-zoom-hidden = Закрытая карта. Кто заберёт область, увидит её в планировании.

## What an object of the table answers when it is asked about
wonderful-kingdom-object-laboratory = Лаборатория игрока { $seat }
wonderful-kingdom-object-training = Плац игрока { $seat }
wonderful-kingdom-object-soldiers = Солдаты игрока { $seat }
wonderful-kingdom-object-krystallium = Кристаллий игрока { $seat }
wonderful-kingdom-object-traps = Ловушки игрока { $seat }
wonderful-kingdom-object-spies = Шпионы игрока { $seat }
wonderful-kingdom-object-calamities = Бедствия игрока { $seat }
wonderful-kingdom-object-deck = Колода развития
wonderful-kingdom-object-discard = Сброс
wonderful-kingdom-object-danger = Колода опасностей
wonderful-kingdom-why-object-hand-card = Эта карта у вас в руке: в свой ход вы предлагаете две карты, в одну область или в обе.
wonderful-kingdom-why-object-selected-card = Эту карту вы забрали: в планировании её начинают строить или перерабатывают в кубик.
wonderful-kingdom-why-object-selected-treasure = Эту карту вы забрали: в планировании её перерабатывают в два кубика.
wonderful-kingdom-why-object-selected-advisor = Этого советника вы забрали: в планировании он присоединится к вам и приведёт 1 солдата.
wonderful-kingdom-why-object-site = Эту карту вы строите: она построена, когда заполнены все ячейки.
wonderful-kingdom-why-object-area-card = Эта карта предложена: кто выберет её область, заберёт все карты из неё.
wonderful-kingdom-why-object-built = Стоит в герцогстве игрока { $seat }: до конца игры производит и даёт очки там.
wonderful-kingdom-why-object-foreign-site = Эту карту строит { $seat }; другим её трогать нельзя.
wonderful-kingdom-why-object-advisor = Советник игрока { $seat }: за его способность платят солдатами, раз за раунд.
wonderful-kingdom-why-object-foreign-selection = Эта карта среди выбранных игроком { $seat }: её построят или переработают.
wonderful-kingdom-why-object-calamity = Нельзя ни строить, ни переработать: в конце стоит владельцу 4 ПО.
wonderful-kingdom-why-object-discarded = { $kind }; таких карт в сбросе: { $n }. В этом раунде больше ничего не делает.
wonderful-kingdom-why-object-face-down = Закрытая карта: до планирования её не видит никто, разве что откроет шпион.
wonderful-kingdom-why-object-spot = Здесь лежит карта «{ $card }»: её забирают вместе со всей областью.
wonderful-kingdom-why-object-area = Карт здесь: { $n }. Кто выберет область, заберёт все.
wonderful-kingdom-why-object-empty = Пустая область: её можно выбрать нарочно и не взять ничего.
wonderful-kingdom-why-object-krystallium = Заменяет любой кубик в любой момент; получается из пяти кубиков лаборатории.
wonderful-kingdom-why-object-soldier = Занимает ячейку солдата, платит советнику или бьётся с угрозой.
wonderful-kingdom-why-object-resource = Кубики этого ресурса приходят на своём шаге производства, и их сразу размещают.
wonderful-kingdom-why-object-laboratory = Кубиков внутри: { $n }; пять любых становятся 1 кристаллием.
wonderful-kingdom-why-object-training = Солдат на плацу: { $n }; следующее превосходство переведёт одного в герцогство.
wonderful-kingdom-why-object-soldiers = Готовых: { $n }. Занимают ячейки солдат, платят советникам и бьются с угрозами.
wonderful-kingdom-why-object-traps = Готовых: { $n }. С ловушкой предложенную карту кладут рубашкой вверх.
wonderful-kingdom-why-object-spies = Готовых: { $n }. Шпион открывает одну закрытую карту.
wonderful-kingdom-why-object-calamities = Здесь: { $n }. Каждое стоит в конце 4 ПО.
wonderful-kingdom-why-object-menace = Эта угроза вредит вам, пока вы не победите её в бою; нужно солдат: { $n }.
wonderful-kingdom-why-object-far-menace = Угроза поражает того, кто её возьмёт; чтобы победить, нужно солдат: { $n }.
wonderful-kingdom-why-object-final-step = Последний шаг: без него не победить.
wonderful-kingdom-why-object-step = Вся цена, в сумме { $n }, платится сразу, когда вам можно действовать.
wonderful-kingdom-why-object-deck = Осталось карт: { $n }; их раздают в начале каждого раунда.
wonderful-kingdom-why-object-danger = Осталось карт: { $n }; в соло-режиме они приходят по одной.
wonderful-kingdom-why-object-discard = Карт здесь: { $n }; они вне игры, пока не кончится колода.
wonderful-kingdom-why-object-seat = Построенных карт: { $built }, очков пока: { $n }. Каждое герцогство строит только для себя.

wonderful-kingdom-zoom-now = Если бы карта сейчас стояла в вашем герцогстве: { $things }.
wonderful-kingdom-zoom-now-nothing = Сейчас в вашем герцогстве она ничего бы не дала.
wonderful-kingdom-zoom-needs = Ещё нужно: { $things }.
wonderful-kingdom-zoom-makes-now = Сейчас производит: { $things }.
wonderful-kingdom-zoom-duchy = Герцогство
wonderful-kingdom-zoom-when = Когда
wonderful-kingdom-zoom-kept = Что есть у герцогства
wonderful-kingdom-zoom-gives = Приносит
wonderful-kingdom-zoom-step-now = Этот шаг можно выполнить сейчас.
wonderful-kingdom-zoom-step-when = когда вам можно действовать, за всю цену сразу

## Goals and briefings

wonderful-kingdom-goal-vermin = { $n ->
    [one] Остался { $n } вредитель: при 0 вы проигрываете.
    [few] Осталось { $n } вредителя: при 0 вы проигрываете.
    [many] Осталось { $n } вредителей: при 0 вы проигрываете.
   *[other] Осталось { $n } вредителя: при 0 вы проигрываете.
}
wonderful-kingdom-goal-beside = Рядом с колодой опасностей: { $n } из { $limit }. При { $limit } вы проигрываете.
wonderful-kingdom-goal-quest = До конца выполните: { $missing }.
wonderful-kingdom-goal-quest-done = Последний шаг выполнен.
wonderful-kingdom-goal-cards = До конца достройте: { $missing }.
wonderful-kingdom-goal-cards-done = Все названные карты достроены.
wonderful-kingdom-goal-thieves = До конца победите { $n ->
    [one] { $n } вора
    [few] { $n } воров
    [many] { $n } воров
   *[other] { $n } вора
}.
wonderful-kingdom-goal-thieves-done = Все воры побеждены.
wonderful-kingdom-briefing = Задание
wonderful-kingdom-briefing-goal = Ваша цель
wonderful-kingdom-briefing-lose = Когда вы проиграете
wonderful-kingdom-briefing-differs = Что иначе
wonderful-kingdom-briefing-begin = Начать
wonderful-kingdom-briefing-medals = Если вы не проиграли, решают очки: бронза { $bronze }, серебро { $silver }, золото { $gold }.
wonderful-kingdom-briefing-side = Сторона A герцогства сильна, поэтому вы начинаете с −15 очков.
wonderful-kingdom-goal-sg01 = Достройте четыре начатые «Фермы», пока вас не одолели крысы.
wonderful-kingdom-lose-sg01 = Сразу, когда колода вредителей пуста; в конце, если хоть одна «Ферма» не достроена.
wonderful-kingdom-differs-sg01 = Гигантские крысы приводят вредителей, и каждая недостроенная «Ферма» добавляет по одному за раунд. Побеждённые вредители возвращаются в колоду. «Фермы» нельзя сбросить.
wonderful-kingdom-goal-sg02 = Достройте «Врата ада», «Тайное общество» и «Королевскую темницу».
wonderful-kingdom-lose-sg02 = В конце, если хоть одна из трёх карт не достроена.
wonderful-kingdom-differs-sg02 = Вы начинаете с двумя советниками и шестью солдатами, но без шпионов. В колоде вместо сокровищ советники.
wonderful-kingdom-goal-sg03 = Достройте четыре начатые карты и выполните последний шаг квеста «Северные земли».
wonderful-kingdom-lose-sg03 = В конце, если не достроена хоть одна карта или не выполнен последний шаг.
wonderful-kingdom-differs-sg03 = Вместо бедствий приходят ледяные великаны: карту с великаном нельзя достроить, пока солдаты его не победят.
wonderful-kingdom-goal-sg04 = Достройте четыре начатые карты и выполните последний шаг квеста «Узурпатор».
wonderful-kingdom-lose-sg04 = В конце, если не достроена хоть одна карта или не выполнен последний шаг.
wonderful-kingdom-differs-sg04 = Прославленный картограф служит вам с самого начала, и у вас два солдата; другие советники в колоде.
wonderful-kingdom-goal-sg05 = Победите четырёх воров в вашей области строительства.
wonderful-kingdom-lose-sg05 = Сразу, когда рядом с колодой опасностей пять ресурсов; в конце, если остался хоть один вор.
wonderful-kingdom-differs-sg05 = «Мельница» и «Дом гильдии» уже построены, но их производство крадут воры. То, что забирают тени, ложится рядом с колодой опасностей.
wonderful-kingdom-goal-sg06 = Достройте четыре начатые карты и выполните последние шаги квестов «Узурпатор» и «Владыка погибели».
wonderful-kingdom-lose-sg06 = В конце, если не достроена хоть одна карта или не выполнен один из двух последних шагов.
wonderful-kingdom-differs-sg06 = Два планшета квестов сразу, всего восемь шагов.
wonderful-kingdom-goal-solo = За четыре раунда наберите как можно больше очков.
wonderful-kingdom-lose-solo = Проиграть нельзя; ниже бронзы медали нет.
wonderful-kingdom-lose-solo-quest = В конце, если последний шаг квеста не выполнен.
wonderful-kingdom-differs-solo = Вы выбираете из двух областей; в другую кладут карту из колоды опасностей. Для превосходства нужно пять кубиков. Раз за раунд можно провести поиск.

## The verdict

wonderful-kingdom-verdict-alone = Ваш итог: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
}: { $medal }.
wonderful-kingdom-verdict-alone-other = { $seat } набирает { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очка
}: { $medal }.
wonderful-kingdom-verdict-completed = Решили построенные карты: { $n } против { $other }.
wonderful-kingdom-verdict-soldiers = Решили солдаты: { $n } против { $other }.

## Told moment by moment

wonderful-kingdom-show-count-why = Каждая карта приносит свои кубики в запас.
wonderful-kingdom-show-supreme = Превосходство: { $name }.
wonderful-kingdom-show-even = Превосходства нет ни у кого.
wonderful-kingdom-show-fight = Бой окончен.
wonderful-kingdom-show-menaces-left = Остались угрозы: { $list }.
wonderful-kingdom-show-menaces-gone = Угроз не осталось.
wonderful-kingdom-show-final = Последний раунд окончен: считается каждая карта.
wonderful-kingdom-show-final-why = Очки летят к игрокам, часть за частью.
wonderful-kingdom-show-part-base = Очки на картах и за квесты
wonderful-kingdom-show-part-combo = Комбинации
wonderful-kingdom-show-part-calamities = Бедствия
wonderful-kingdom-show-part-menaces = Угрозы
wonderful-kingdom-show-part-advisors = Советники
wonderful-kingdom-show-part-side = Сторона A в соло-режиме
wonderful-kingdom-show-quest = Награды за квест
wonderful-kingdom-show-side = Сторона A
wonderful-kingdom-asset-output = Производство { $resource-genitive }: { $n }
wonderful-kingdom-asset-laboratory = В лаборатории: { $resource-accusative } ×{ $n }
wonderful-kingdom-asset-site = { $card }: заполнено ячеек { $n } из { $of }
wonderful-kingdom-asset-soldiers = Солдаты: { $n }
wonderful-kingdom-asset-krystallium = Кристаллий: { $n }

## Levels of the bots

wonderful-kingdom-level-page = Планирует раунд, но едва думает о следующих, не видит, кому что даёт предложение, и не следит за вами.
wonderful-kingdom-level-squire = Планирует раунд, но сильно недооценивает будущее производство и не следит за вами.
wonderful-kingdom-level-knight = Планирует раунд и учитывает почти всё будущее производство, но не следит за вами; предложения и выбор — с первого взгляда.
wonderful-kingdom-level-baron = Планирует раунды и пробует несколько предложений с вашими ответами.
wonderful-kingdom-level-duke = Планирует раунды тщательнее и пробует больше предложений с вашими ответами.
wonderful-kingdom-level-sovereign = Планирует раунды и продумывает много предложений и ответов.

## Puzzles, by what is to be decided

wonderful-kingdom-puzzle-area = Какую область забрать
wonderful-kingdom-puzzle-lay = Куда выложить карту
wonderful-kingdom-puzzle-site = На что потратить ресурсы
wonderful-kingdom-puzzle-end = Когда остановиться
wonderful-kingdom-puzzle-cubes = От чего отказаться
wonderful-kingdom-puzzle-card = Какая карта
wonderful-kingdom-puzzle-setting = Какое герцогство
wonderful-kingdom-puzzle-step = Шаг квеста
