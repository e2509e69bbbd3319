## People and places

ui-app-name = Interregnum
ui-app-tagline = Четыре настольные игры о том, кто его займёт: против ботов или с друзьями по ссылке, вживую или по ходу в день. Без установки и регистрации.
ui-game = Игра
ui-match = Партия
ui-table = Стол
ui-lobby = Лобби
ui-seat = Место за столом
ui-seat-free = Свободное место
ui-seat-take = Занять место
ui-seat-leave = Выйти из-за стола
ui-player = Игрок
ui-host = Организатор
ui-spectator = Зритель
ui-watch = Смотреть
ui-bot = Бот
ui-bot-add = Добавить бота
ui-level-page = Паж
ui-level-squire = Оруженосец
ui-level-knight = Рыцарь
ui-level-baron = Барон
ui-level-duke = Герцог
ui-level-sovereign = Государь
ui-level-rated = { $level } ({ $n })
ui-you = Вы
ui-nobody = Никто
ui-chance = Случай
ui-name = Имя

## Setting up a table

ui-match-open = Открыть стол
ui-match-join = Присоединиться
ui-match-start = Начать партию
ui-match-rematch = Реванш
ui-match-mine = Ваши столы
ui-invite-link = Ссылка-приглашение
ui-link-copy = Скопировать ссылку
ui-link-copied = Ссылка скопирована
ui-table-public = Показать в списке столов
ui-mode = Режим
ui-mode-solo = Соло-режим
ui-mode-bots = Против ботов
ui-mode-hotseat = На одном устройстве
ui-mode-online = По сети
ui-pass-device = Передайте устройство. Ходит { $name }
ui-options = Параметры партии
ui-option-default = По умолчанию
ui-option-expert = Тонкие настройки
ui-option-on = Включено
ui-option-off = Выключено
ui-module = Модуль
ui-scenario = Сценарий
ui-player-count = Количество игроков
ui-random = Случайно
ui-setup = Подготовка к игре

## The turn

ui-your-turn = Ваш ход
ui-turn-of = Ходит { $name }
ui-thinking = { $name } думает
ui-waiting-players = Ждём игроков
ui-waiting-for = Ожидаем: { $names }
ui-decide = Сделайте выбор
ui-round = Раунд
ui-round-n = Раунд { $n }
ui-round-of = Раунд { $n } из { $total }
ui-phase-n = { $n }‑й этап
ui-phase-round = { $phase ->
    [0] { $round }‑й раунд
   *[other] { $phase }‑й этап, { $round }‑й раунд
}
ui-turn = Ход
ui-phase = Фаза
ui-step = Шаг
ui-move = Ход
ui-action = Действие
ui-choice = Вариант
ui-moves-possible = Возможные ходы
ui-undo = Отменить
ui-undo-barred = Отменить нельзя: открыта новая информация
ui-cancel = Отмена
ui-done = Готово
ui-skip = Пропустить
ui-decline = Отказаться
ui-continue = Продолжить
ui-back = Назад
ui-close = Закрыть
ui-yes = Да
ui-no = Нет
ui-auto = Автоматически
ui-turn-order = Порядок хода
ui-left = Слева
ui-right = Справа

## Help, record, study

ui-hint = Подсказка
ui-hint-look = Подсказка: посмотрите сюда. Спросите ещё раз, и узнаете, что сделать.
ui-hint-among = Подсказка: это один из этих ходов. Спросите ещё раз, чтобы узнать какой.
ui-reason-chance = Шансы на победу около { $n } %, у следующего по силе хода — { $m } %
ui-reason-equal = Лучшие из других ходов примерно равны: шансы на победу около { $n } %
ui-reason-hurts = { $seat }: шансы на победу падают
ui-reason-later = Сразу его ничто не отличает: если играть дальше, он просто чаще выигрывает
ui-reason-longer = На первый взгляд другие ходы не хуже; если обдумать дольше, лучше этот
ui-reason-next = Шансы на победу около { $n } %; следующий по силе ход — { $what }: { $m } %
ui-reason-only = Другого хода нет
ui-reason-points = Скоро у вас будет около { $n ->
    [one] { $n } очка
    [few] { $n } очков
    [many] { $n } очков
   *[other] { $n } очка
}; со следующим по силе ходом — около { $m }
ui-reason = { $what } (+{ $n })
ui-reason-now = { $what }
ui-reason-gone = Больше нет: { $what }
ui-reason-rival = { $seat }: { $what } (−{ $n })
ui-reason-rival-gone = { $seat } теряет: { $what }
ui-reason-turn = К концу вашего хода: { $what }
ui-reason-average = Позже в среднем на { $n } больше, чем иначе: { $what }
ui-reason-average-often = Позже { $way ->
    [more] чаще
   *[less] реже
}, чем иначе: { $what }
ui-reason-rival-average = { $seat }: позже в среднем на { $n } меньше, чем иначе: { $what }
ui-reason-rival-average-often = { $seat }: позже { $way ->
    [more] чаще
   *[less] реже
}, чем иначе: { $what }
ui-puzzle = Задача
ui-puzzles = Задачи
ui-puzzles-solved = решено: { $n } из { $of }
ui-puzzle-n = Задача { $n }
ui-puzzle-n-solved = Задача { $n }, решена
ui-puzzle-level-1 = Лёгкие
ui-puzzle-level-2 = Средние
ui-puzzle-level-3 = Трудные
ui-puzzle-find = Ваш ход. Один ход намного лучше всех остальных: найдите его.
ui-puzzle-again = Ещё раз
ui-puzzle-show = Показать
ui-puzzle-next = Следующая задача
ui-puzzle-task = Задача { $number } из { $of }. Ваш ход: найдите единственный лучший.
ui-puzzle-right = Верно!
ui-puzzle-wrong = Есть ход лучше.
ui-analysis = Разбор
ui-analysis-begin = Разобрать
ui-analysis-told = Где партия была выиграна и где проиграна? Боты проверяют каждое решение по тому, что тогда знал игрок. Это займёт не больше минуты.
ui-analysis-running = Разбор: { $n } %
ui-analysis-kept = Можно пока уйти: разбор сохранится вместе с партией.
ui-analysis-failed = Разбор прервался. Его можно попросить снова.
ui-analysis-mark = Решение { $letter }
ui-analysis-whose = Чьи решения
ui-analysis-to-win = % к победе
ui-analysis-they-played = Ход игрока { $seat }
ui-analysis-at-before = До хода
ui-analysis-at-played = Как сыграно
ui-analysis-at-better = Лучше
ui-analysis-show = На поле
ui-analysis-play-on = Играть отсюда
ui-analysis-play-dearest = Играть с самого дорогого решения
ui-analysis-against = Против
ui-analysis-same-luck = В этой позиции откроется новый стол; случай там выпадет так же, как здесь.
ui-analysis-sum = От начала к итогу
ui-analysis-parts-told = Свой выбор: насколько он изменил шансы на победу, без удачи, пришедшей следом. Потеря против лучших: на сколько больше принёс бы лучший ход, в среднем за каждое своё решение. Упущено другими: насколько вам лучше оттого, что они сыграли не лучшим образом, в среднем за каждое их решение. Удача и выбор считаются порознь; остаток — то, чего они не объясняют.
ui-analysis-chance = Шансы на победу
ui-analysis-chance-help = в %, после каждого хода
ui-analysis-parts = Удача и выбор
ui-analysis-parts-help = пункты шансов на победу
ui-analysis-start = Начало
ui-analysis-luck = Удача
ui-analysis-own = Свой выбор
ui-analysis-others = Выбор других
ui-analysis-residual = Остаток
ui-analysis-result = Итог
ui-analysis-cost = Потеря против лучших
ui-analysis-gift = Упущено другими
ui-analysis-dearest = Самые дорогие решения
ui-analysis-none = Ни одно решение не стоило больше, чем разбор может утверждать наверняка.
ui-analysis-cheaper = Раунд { $round }: { $n } % к победе
ui-analysis-played = Вы сыграли
ui-analysis-better = Лучше
ui-analysis-of = { $seat }: { $told }
ui-analysis-lost = Удача отняла у вас { $luck } п. { ui-analysis-choices }
ui-analysis-won = Удача дала вам { $luck } п. { ui-analysis-choices }
ui-analysis-even = Удача была ровной. { ui-analysis-choices }
ui-analysis-choices = Ваш выбор { $way ->
    [won] принёс { $choice } п.
   *[lost] дал на { $choice } п. меньше, чем обещали позиции
}; { $cost ->
    [0] ничего заметно лучшего не нашлось.
   *[other] лучший ход каждый раз принёс бы примерно на { $cost } п. больше.
}
ui-help = Справка
ui-rule = Правило
ui-rules = Правила
ui-rule-see = См. правило { $id }
ui-guide = Руководство
ui-guide-open = Открыть руководство
ui-guide-read = Подробнее в руководстве
ui-guide-find = Найти слово или правило
ui-guide-contents = Содержание
ui-guide-index = Указатель
ui-guide-clauses = Все правила по пунктам
ui-guide-clauses-help = Сначала простыми словами. Точная формулировка за ними — на английском.
ui-guide-lesson = Сыграть урок
ui-guide-print = Напечатать
ui-rule-formal = Точная формулировка (по-английски)
ui-log = Журнал
ui-record = Запись партии
ui-why-not = Почему нельзя?
ui-notation = Нотация
ui-replay = Повтор партии
ui-replay-play = Воспроизвести
ui-replay-pause = Пауза
ui-replay-first = В начало
ui-replay-last = В конец
ui-replay-next = Следующий ход
ui-replay-previous = Предыдущий ход
ui-share = Поделиться
ui-about = Об игре

## Score and result

ui-score = Счёт
ui-points = Очки
ui-points-are = Очки: { $n }
ui-victory-points = Победные очки (ПО)
ui-scoring = Подсчёт очков
ui-score-breakdown = Откуда очки
ui-score-forecast = Счёт, если посчитать сейчас
ui-score-final = Итоговый счёт
ui-rank = Итоговое место
ui-rank-n = { $n }-е место
ui-winner = Победитель
ui-defeat = Поражение
ui-you-win = Вы победили!
ui-shared-victory = Общая победа
ui-game-over = Конец игры

## Things on every table

ui-board = Игровое поле
ui-card = Карта
ui-hand = Рука
ui-deck = Колода
ui-supply = Общий запас
ui-token = Жетон
ui-die = Кубик
ui-tile = Жетон
ui-figure = Фигурка
ui-space = Ячейка
ui-face-up = Лицевой стороной вверх
ui-face-down = Лицевой стороной вниз
ui-reveal = Открыть
ui-draw = Взять карту
ui-discard = Сбросить
ui-hidden = Скрыто
ui-unknown-card = Неизвестная карта
ui-cost = Стоимость
ui-reward = Награда
ui-effect = Эффект
ui-level = Уровень
ui-strength = Сила
ui-resource = Ресурс
ui-unlimited = Без ограничений

## Lobby, seats, undo, keys

ui-error-no-undo = За этим столом ходы не отменяют.
ui-undo-turn = Отменить весь свой ход
ui-undo-here = Отменить до этого места
ui-undo-here-ask = Отменить эту строку и всё, что после неё?
ui-with-undo = Игра с отменой ходов
ui-guest = Гость
ui-playing-as = Вы играете как
ui-playing-as-guest = Вы играете как гость
ui-name-later = Имя нужно, только когда за стол сядет кто-то ещё.
ui-play-now = Играть
ui-learn = Учиться
ui-join-by-link = Войти по ссылке
ui-link-unknown = Стола с таким кодом нет. Попросите новую ссылку у того, кто вас позвал.
ui-tables-none = Сейчас никто не ждёт. Откройте стол и позовите друзей по ссылке.
ui-tables-mine-none = Здесь будут ваши столы. Выберите игру и нажмите «Играть».
ui-show-all = Показать все ({ $n })
ui-seats-taken = Занято мест: { $n } из { $total }
ui-given-up = Сдана
ui-retired = Завершена: правила изменились
ui-retired-told = Партия начата по версии правил { $version }. На сервере теперь более новые правила, а прежних больше нет, поэтому партия для всех закончилась без результата.
ui-older-rules = Сыграна по прежним правилам
ui-older-rules-told = Партия сыграна по версии правил { $version }, которой на сервере больше нет, а её позиции не сохранились. Поэтому посмотреть её снова нельзя.
ui-older-rules-record = Запись партии осталась, вместе с ключом случайности:
ui-with-undo-short = с отменой
ui-more = Ещё
ui-resign = Сдаться
ui-delete = Удалить
ui-leave = Выйти
ui-resign-others = Ваше место навсегда займёт бот, остальные продолжат играть. Сдаться?
ui-resign-alone = Партия закончится без результата. Сдаться?
ui-delete-ask = Удалить стол из списка? Вернуть его будет нельзя.
ui-leave-ask = Выйти из-за этого стола?
ui-setup-basic = Основное
ui-setup-advanced = Подробно
ui-setup-advanced-help = Здесь только то, что важно для этого режима и числа игроков. Режим уже всё выбрал.
ui-setup-no-rulings = В этом режиме больше нечего выбирать.
ui-range = от { $from } до { $to }
ui-seat-free-help = сядет по вашей ссылке
ui-seat-here = Здесь
ui-seat-link-short = По ссылке
ui-seat-add = Добавить место
ui-seat-remove = Убрать место
ui-drawn-by-lot = По жребию
ui-i-choose = Выбрать
ui-undo-free = Свободно
ui-undo-consent = С согласия
ui-undo-none = Нет
ui-undo-free-help = Против ботов можно отменить всё, даже кубики. С людьми — свободно, пока ничего не открыто; потом спрашивают всех.
ui-undo-consent-help = С людьми о каждой отмене спрашивают всех. Против ботов можно отменить всё.
ui-undo-none-help = Сыгранное не отменяется, даже против ботов.
ui-undo-free-short = с отменой ходов
ui-undo-consent-short = отмена с согласия всех
ui-undo-none-short = без отмены ходов
ui-table-public-help = Сесть и смотреть может любой. Иначе — только те, у кого есть ссылка.
ui-invited = { $name } зовёт вас играть
ui-table-close = Закрыть стол
ui-qr-code = QR-код ссылки
ui-link-local = Эта ссылка работает только на этом компьютере. Чтобы играть с других устройств, запустите сервер с --host 0.0.0.0
ui-modes-for = { $n ->
    [one] Режимы для { $n } игрока
    [few] Режимы для { $n } игроков
    [many] Режимы для { $n } игроков
   *[other] Режимы для { $n } игрока
}
ui-minutes-short = { $n } мин
ui-keys = Клавиши
ui-keys-number = Выбрать вариант с этим номером; если вариантов много — перейти к нему
ui-keys-arrows = Перемещаться по полю
ui-keys-enter = Сделать то, что отмечено
ui-key-space = Пробел
ui-keys-space = Пропустить показ
ui-keys-pause = Остановить показ или продолжить
ui-keys-step = На шаг вперёд в том, что показывают
ui-keys-esc = Закрыть, пропустить или бросить начатый выбор
ui-watching = Вы наблюдаете
ui-error-offline = Нет связи, ход не сделан. Повторите, когда она вернётся.

## Connection, messages, settings

ui-error-illegal-action = Так нельзя
ui-error-not-your-turn = Сейчас не ваш ход
ui-error-stale = Ситуация на столе изменилась, экран обновлён
ui-error-unknown-match = Такого стола нет, или его удалили. Проверьте ссылку.
ui-error-record = Запись партии повреждена
ui-connection-lost = Соединение прервано
ui-connection-restoring = Восстанавливаем соединение
ui-saved = Сохранено
ui-chat = Чат
ui-settings = Настройки
ui-language = Язык
ui-sound = Звук
ui-animation-speed = Скорость
ui-volume = Громкость
ui-pause-turns = Пауза после хода каждого соперника
ui-speed-slow = Медленно
ui-speed-normal = Обычно
ui-speed-fast = Быстро
ui-speed-at-once = Сразу
ui-ledger = Очки
ui-sure-always = Больше не спрашивать
ui-ceremony = Что происходит
ui-ceremony-next = Следующая часть
ui-ceremony-part = Часть { $n }
ui-turn-over = { $name }: ход окончен.
ui-theme-light = Светлая тема
ui-theme-dark = Тёмная тема

## Counted nouns

ui-count-point = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
ui-count-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}
ui-count-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
    .accusative = { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
ui-count-round = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
ui-count-turn = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
ui-count-action = { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
}
ui-count-player = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
    .accusative = { $n ->
        [one] { $n } игрока
        [few] { $n } игроков
        [many] { $n } игроков
       *[other] { $n } игрока
    }
ui-count-seat = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
ui-count-free-seat = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
ui-count-spectator = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
    .accusative = { $n ->
        [one] { $n } зрителя
        [few] { $n } зрителей
        [many] { $n } зрителей
       *[other] { $n } зрителя
    }
ui-count-bot = { $n ->
    [one] { $n } бот
    [few] { $n } бота
    [many] { $n } ботов
   *[other] { $n } бота
}
    .accusative = { $n ->
        [one] { $n } бота
        [few] { $n } ботов
        [many] { $n } ботов
       *[other] { $n } бота
    }
ui-count-match = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
    .accusative = { $n ->
        [one] { $n } партию
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
ui-count-resource = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
    [many] { $n } ресурсов
   *[other] { $n } ресурса
}
ui-count-token = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
ui-count-space = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
    [many] { $n } ячеек
   *[other] { $n } ячейки
}
    .accusative = { $n ->
        [one] { $n } ячейку
        [few] { $n } ячейки
        [many] { $n } ячеек
       *[other] { $n } ячейки
    }
ui-count-level = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
    [many] { $n } уровней
   *[other] { $n } уровня
}
ui-count-step = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
}
ui-count-choice = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } варианта
}
ui-count-move = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
ui-count-win = { $n ->
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
}
    .accusative = { $n ->
        [one] { $n } победу
        [few] { $n } победы
        [many] { $n } побед
       *[other] { $n } победы
    }
ui-count-second = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
    .accusative = { $n ->
        [one] { $n } секунду
        [few] { $n } секунды
        [many] { $n } секунд
       *[other] { $n } секунды
    }
ui-count-minute = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
    .accusative = { $n ->
        [one] { $n } минуту
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
ui-count-hour = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
ui-count-day = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}

## Reasons

ui-why-not-now = Сейчас этого сделать нельзя.
ui-why-over = Игра окончена.
ui-why-chance = Это решает случай, а не игрок.
ui-why-mark = Это обозначает что-то скрытое; сыграть это нельзя.
ui-why-no-outcome = Сейчас случай этого принести не может.
ui-why-turn = Сейчас решает { $seat }.
ui-why-finished = Здесь вам больше нечего решать. Другие ещё решают.

## The terminal

ui-automa = ИИ
ui-terminal-enter = Когда никто другой не смотрит, нажмите Enter.
ui-terminal-no-number = Такого варианта нет; введите число от 1 до { $most } или пустую строку, чтобы узнать ответ.
ui-terminal-unknown = «{ $text }» — не ход и не команда. Список команд: help.
ui-terminal-possible = { $move }: сейчас это возможно.
ui-terminal-open = Партия не закончена и не сохранена.
ui-terminal-kept = Партия не закончена. Она сохранена в файле { $file }
ui-terminal-left = Партия не закончена. Чтобы продолжить: interregnum play --resume.
ui-terminal-wins = Побеждает { $name }.
ui-terminal-shared = Общая победа: { $names }.
ui-terminal-help-move = Сыграть вариант с этим номером или нотацией
ui-terminal-help-why = Почему ход невозможен
ui-terminal-help-undo = Отменить свой последний шаг или весь ход
ui-terminal-help-hint = Как сыграл бы бот
ui-terminal-help-finish = Пусть планировщик доиграет ваши шаги этого раунда
ui-terminal-help-rules = Правило по номеру или правила с этими словами
ui-terminal-help-log = Весь журнал партии
ui-terminal-help-show = Ещё раз стол и варианты
ui-terminal-help-save = Сохранить партию в файл
ui-terminal-help-help = Этот список
ui-terminal-help-quit = Уйти, партия останется незаконченной
ui-terminal-choose = Выберите от 1 до { $n }.
ui-terminal-elsewhere = Эту партию хранит сервер.
ui-terminal-alone = За этим столом больше никого нет: поговорить не с кем.
ui-terminal-resume = Продолжить сохранённую партию
ui-terminal-do-help = Помощь
ui-terminal-do-hint = Совет
ui-terminal-do-undo = Назад
ui-terminal-do-why = Почему
ui-terminal-do-rules = Правила
ui-terminal-do-log = Журнал
ui-terminal-do-score = Очки
ui-terminal-do-pace = Темп
ui-terminal-do-finish = Доиграть
ui-terminal-do-leave = Выйти
ui-terminal-pace-0 = Боты ходят сразу.
ui-terminal-pace-1 = Боты ходят быстро.
ui-terminal-pace-2 = Боты ходят медленно.
ui-terminal-form-keys = ↑ ↓ строка · ← → значение · Enter начать · Esc выйти
ui-terminal-key-arrows = Стрелки
ui-terminal-key-enter = Enter
ui-terminal-key-tab = Tab
ui-terminal-key-space = Пробел
ui-terminal-key-escape = Esc
ui-terminal-key-mouse = Мышь
ui-terminal-does-arrows = указать на что-то на поле или в списке; • можно выбрать
ui-terminal-does-enter = выбрать указанное или набранное
ui-terminal-does-tab = между полем и списком
ui-terminal-does-space = рассмотреть указанное
ui-terminal-does-escape = оставить незавершённый выбор
ui-terminal-does-mouse = щелчок выбирает, правый щелчок показывает
ui-terminal-typed = Наберите номер, ход или слова, чтобы сузить список; или: why ХОД, card ИМЯ, rules СЛОВО, save ФАЙЛ, undo, undo turn, say ТЕКСТ, hint, quit.
ui-terminal-replay-left = ← назад
ui-terminal-replay-right = → вперёд
ui-terminal-replay-pageup = PgUp на раунд назад
ui-terminal-replay-pagedown = PgDn на раунд вперёд
ui-terminal-replay-home = Home начало
ui-terminal-replay-end = End конец
ui-terminal-replay-e = E чьими глазами
ui-terminal-replay-escape = Esc выйти
ui-terminal-help-card = Карта или предмет на столе целиком
ui-no-steps = Сейчас нет шагов, которые можно доиграть.

## Page

ui-welcome = Как вас называть?
ui-welcome-text = Это имя увидят остальные за столом.
ui-throne-empty = Трон пуст.
ui-link-or-code = Ссылка или код стола
ui-link-bad = Это не ссылка на стол. Вставьте ссылку целиком или код из неё.
ui-weight = Сложность правил
ui-set-up = Настроить
ui-open = Открыть
ui-result = Результат
ui-tables-open = Открытые столы
ui-none-yet = Пока пусто
ui-credits-short = Неофициальная фанатская работа. Часть значков: game-icons.net (CC BY 3.0): Lorc, Delapouite, Skoll, Faithtoken, sbed. Шрифты: Alegreya, Source Sans 3 (OFL).
ui-clock = Часы
ui-clock-none = Без часов
ui-clock-live = 10 минут, +10 секунд за решение
ui-clock-slow = 2 дня на решение
ui-bot-level-random = Случайные ходы
ui-away = Отсутствует, играет бот
ui-undo-ask = Спросить всех
ui-undo-asked = { $n ->
    [1] { $name } просит отменить последнюю строку журнала. Вы согласны?
    [one] { $name } просит отменить последнюю { $n } строку журнала. Вы согласны?
    [few] { $name } просит отменить последние { $n } строки журнала. Вы согласны?
    [many] { $name } просит отменить последние { $n } строк журнала. Вы согласны?
   *[other] { $name } просит отменить последние { $n } строки журнала. Вы согласны?
}
ui-i-am = Я { $name }
ui-send = Отправить
ui-search = Поиск
ui-verify = Проверить честность
ui-proof-key = Ключ — тот, который сервер обещал до первого жребия.
ui-proof-key-bad = Ключ не тот, который сервер обещал до первого жребия.
ui-proof-seals = Никто не изменил свой вклад в случай после того, как запечатал его.
ui-proof-seals-bad = Кто-то изменил свой вклад в случай после того, как запечатал его.
ui-proof-own = Вклад вашего устройства учтён.
ui-proof-own-bad = Вклада вашего устройства нет.
ui-proof-terms = Имена и настройки — те, о которых вы договорились.
ui-proof-terms-bad = Имена или настройки не те, о которых вы договорились.
ui-proof-draws = Каждый жребий следует из ключа: { $n ->
    [one] проверен { $n } жребий
    [few] проверены { $n } жребия
    [many] проверено { $n } жребиев
   *[other] проверено { $n } жребия
 }.
ui-proof-draws-bad = Жребии не следуют из ключа.
ui-proof-nameless-bad = Кто-то удалил свои данные, а с ними и имя, от которого зависят жребии: без него их не проверить.
ui-proof-log = Ходы — те, которые вы видели.
ui-proof-log-bad = Ходы не те, которые вы видели.
ui-proof-withheld = Кто-то не открыл запечатанное, и начинать пришлось заново: { $names }.
ui-proof-nothing = Это устройство ничего не сохранило от партии, поэтому запись сверена только сама с собой.
ui-proof-desk = Это ваш браузер посчитал сам. Что каждый ход был разрешён, а шансы верны, доказывают только правила; сохраните запись и выполните:
ui-proof-untold = В этой партии ничего не разыгрывалось.
ui-proof-untold-bad = В записи не сказано, из скольких вариантов был каждый розыгрыш, поэтому проверить их нельзя.
ui-proof-older = Всё это ваш браузер посчитал сам. По правилам ли был каждый ход и верны ли шансы, здесь уже не проверить: для этого нужен выпуск того времени с версией правил { $version }:
ui-proof-closed = Запись — только для тех, кто был за столом.
ui-error-cannot-undo = Это касается и других: отменить можно, только если согласны все.
ui-error-final = Это откроет скрытое: в одиночку ход уже не вернуть.
ui-error-no-observation = У этой игры нет наблюдений в числах.
ui-error-nothing-to-undo = Пока нечего отменять.
ui-error-bad-input = Это не удаётся прочитать.
ui-error-bad-message = Сервер этого не понял.
ui-error-bad-notation = Такого хода нет.
ui-error-bad-option = Такие параметры невозможны.
ui-error-bad-position = Это не позиция этой игры.
ui-error-not-allowed = Здесь это не разрешено.
ui-error-too-fast = Слишком много запросов, подождите немного.
ui-error-unknown-title = Такой игры здесь нет.
ui-error-unknown-bot = Такого бота здесь нет.
ui-error-unknown-rule = Такого правила нет.
ui-error-client-error = Так нельзя
ui-error-quota = Вы достигли предела. Сначала закончите что-нибудь.
ui-error-old-rules = Партия начата по старой версии правил, продолжить её нельзя.
ui-error-too-long = Слишком длинное сообщение.
ui-error-fault = На сервере что-то сломалось; ни один ход не потерян.
ui-theme = Цвета
ui-theme-system = Как на устройстве
ui-notify = Сообщать, когда мой ход
ui-auto-single = Делать вынужденные ходы автоматически
ui-seat-link = Скопировать ссылку на моё место
ui-since-last-turn = С моего последнего хода
ui-take-back = Вернуть ход
ui-skip-to-choices = К вариантам
ui-summary = Словами
ui-log-all = Показать прежние строки
ui-none-found = Ничего не найдено
ui-seats = Места
ui-wins = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
    [many] Побеждают { $names }
   *[other] Побеждают { $names }
}
ui-eyes = Чьими глазами
ui-eyes-yours = Вашими глазами
ui-eyes-actor = Того, кто ходит
ui-score-course = Очки после каждого раунда
ui-lead = Отрыв
ui-lead-help = от среднего за столом
ui-swings = Переломные моменты
ui-swings-help = нажмите, чтобы посмотреть
ui-swing-parts = { $what }
ui-swing-rest = прочее: { $n }
ui-swing-most = { $what }; больше всего { $most }
ui-lesson = Первая игра
ui-lesson-step = Шаг { $n } из { $total }
ui-lesson-off = Вы отошли от урока. Играйте дальше как хотите или вернитесь к нему.
ui-lesson-done = Урок окончен. Играйте дальше как хотите или откройте свой стол.
ui-lesson-over = Урок пройден!
ui-lesson-mistakes = Три ошибки новичков
ui-lesson-real = Сыграть по-настоящему
ui-lesson-look = Осмотреть стол
ui-lesson-show = Показать
ui-lesson-play = Сыграть за меня
ui-lesson-next = Дальше
ui-lesson-back = Назад
ui-lesson-leap = Продолжить
ui-lesson-return = Вернуться к уроку
ui-coach = Наставник
ui-coach-heard = Понятно
ui-coach-stop = Больше не подсказывать
ui-coach-fold = Свернуть подсказку
ui-forecast = Прогноз
ui-players = Игроки
ui-wait-for-you = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
    [many] { $n } ждут вас
   *[other] { $n } ждут вас
}
ui-clock-none-short = Без часов
ui-clock-live-short = 10 мин
ui-clock-slow-short = 2 дня
ui-ready = Готово
ui-ready-not = ждём готовности
ui-start-when = Начать можно, когда все места заняты. Свободное может занять бот.
ui-ready-why = Нажимая «Готово», вы помогаете перемешивать: никто не подстроит случай в одиночку.
ui-undo-waiting = Остальных спрашивают.
ui-undo-declined = Согласились не все, всё остаётся как есть.
ui-finished-steps = { $n ->
    [one] За вас сыгран { $n } шаг; он есть в журнале.
    [few] За вас сыграны { $n } шага; они есть в журнале.
    [many] За вас сыграно { $n } шагов; они есть в журнале.
   *[other] За вас сыграно { $n } шага; они есть в журнале.
}
ui-finished-undo = Отменить всё
ui-replaced = За вас играет бот.
ui-seat-back = Вернуться на место
ui-won-by = { $n ->
    [one] на { $n } очко больше
    [few] на { $n } очка больше
    [many] на { $n } очков больше
   *[other] на { $n } очка больше
}

## What an object of the table answers when it is asked about
ui-object-seat = { $seat }
ui-object-reason = { $object }: { $reason }
ui-object-role = { $object }. { $role }
ui-object-role-now = { $object }. { $role } { $now }
ui-object-possible = { $object }. Сейчас можно вот что: { $label }.
ui-object-ask = Сейчас: { $ask }
ui-legend = Знаки


## Почему так закончилось

ui-verdict-won-you = Вы выиграли с перевесом в { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
ui-verdict-won = { $seat } выигрывает с перевесом в { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
ui-verdict-behind-you = Вы проиграли: не хватило { $n ->
    [one] { $n } очка
    [few] { $n } очков
    [many] { $n } очков
   *[other] { $n } очка
}; побеждает { $seat }.
ui-verdict-lost-you = Вы проиграли.
ui-verdict-lost = { $seat } проигрывает.
ui-verdict-first-you = Вы победили.
ui-verdict-first = { $seat } побеждает.
ui-verdict-level-you = Равенство, по { $n ->
    [one] { $n } очку
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}; побеждаете вы.
ui-verdict-level = Равенство, по { $n ->
    [one] { $n } очку
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}; побеждает { $seat }.
ui-verdict-shared-you = Вы делите победу, по { $n ->
    [one] { $n } очку
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
ui-verdict-shared = Победа общая, по { $n ->
    [one] { $n } очку
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
ui-verdict-nobody = Никто не побеждает.
ui-verdict-gap-mine = Главная разница: у вас «{ $mine }», { $seat }: «{ $theirs }».
ui-verdict-gap-theirs = Главная разница: { $seat }: «{ $theirs }», у вас «{ $mine }».
ui-verdict-gap = Главная разница: { $seat }: «{ $mine }», { $other-seat }: «{ $theirs }».
ui-verdict-round-theirs = Больше всего решил { $phase ->
    [0] { $round }‑й раунд
   *[other] { $round }‑й раунд { $phase }‑го этапа
}: { $seat } +{ $gain }, вы { $own }.
ui-verdict-round-mine = Больше всего решил { $phase ->
    [0] { $round }‑й раунд
   *[other] { $round }‑й раунд { $phase }‑го этапа
}: вы +{ $gain }, { $seat } { $own }.
ui-verdict-round = Больше всего решил { $phase ->
    [0] { $round }‑й раунд
   *[other] { $round }‑й раунд { $phase }‑го этапа
}: { $seat } +{ $gain }, { $other } { $own }.
ui-verdict-source = Больше всего сразу: { $source }.

## Вежливость

ui-phrase-hello = Привет!
ui-phrase-luck = Удачи!
ui-phrase-thanks = Спасибо!
ui-phrase-well-played = Хороший ход!
ui-phrase-oops = Ой!
ui-phrase-moment = Минутку, пожалуйста.
ui-phrase-your-turn = Ваш ход.
ui-phrase-bye = До встречи!
ui-phrase-rematch = Ещё раз?
ui-phrases = Сказать
ui-mute = Заглушить за этим столом
ui-block = Заблокировать
ui-report = Пожаловаться
ui-kick = Попросить уйти
ui-replace = Заменить ботом
ui-kick-sure = Удалить игрока { $name }? Вернуться за этот стол будет нельзя.
ui-replace-sure = Пусть дальше за игрока { $name } играет бот? Это возможно, если игрок отошёл или партия ждёт уже десять минут.
ui-report-sent = Жалоба отправлена. Спасибо.
ui-manage = Что делать с этим человеком: {$name}
