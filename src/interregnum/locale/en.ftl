## People and places

ui-app-name = Interregnum
ui-app-tagline = Four board games about who takes it: alone against bots, with friends by a link, live or a turn a day. No download, no account.
ui-game = Game
ui-match = Match
ui-table = Table
ui-lobby = Lobby
ui-seat = Seat
ui-seat-free = Free seat
ui-seat-take = Take this seat
ui-seat-leave = Leave the table
ui-player = Player
ui-host = Host
ui-spectator = Spectator
ui-watch = Watch
ui-bot = Bot
ui-bot-add = Add a bot
ui-level-page = Page
ui-level-squire = Squire
ui-level-knight = Knight
ui-level-baron = Baron
ui-level-duke = Duke
ui-level-sovereign = Sovereign
ui-level-rated = { $level } ({ $n })
ui-you = You
ui-nobody = Nobody
ui-chance = Chance
ui-name = Name

## Setting up a table

ui-match-open = Open a table
ui-match-join = Join
ui-match-start = Start the match
ui-match-rematch = Rematch
ui-match-mine = Your tables
ui-invite-link = Invitation link
ui-link-copy = Copy the link
ui-link-copied = Link copied
ui-table-public = List it in the lobby
ui-mode = Mode
ui-mode-solo = Solo game
ui-mode-bots = Against bots
ui-mode-hotseat = One device for all
ui-mode-online = Online
ui-pass-device = Pass the device to { $name }
ui-options = Options
ui-option-default = Default
ui-option-expert = Expert options
ui-option-on = On
ui-option-off = Off
ui-module = Module
ui-scenario = Scenario
ui-player-count = Number of players
ui-random = Random
ui-setup = Setup

## The turn

ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-thinking = { $name } is thinking
ui-waiting-players = Waiting for players
ui-waiting-for = Waiting for { $names }
ui-decide = Make your choice
ui-round = Round
ui-round-n = Round { $n }
ui-round-of = Round { $n } of { $total }
ui-phase-n = Phase { $n }
ui-phase-round = { $phase ->
    [0] round { $round }
   *[other] phase { $phase }, round { $round }
}
ui-turn = Turn
ui-phase = Phase
ui-step = Step
ui-move = Move
ui-action = Action
ui-choice = Choice
ui-moves-possible = Possible moves
ui-undo = Undo
ui-undo-barred = Something new was revealed, so you cannot undo further
ui-cancel = Cancel
ui-done = Done
ui-skip = Skip
ui-decline = Decline
ui-continue = Continue
ui-back = Back
ui-close = Close
ui-yes = Yes
ui-no = No
ui-auto = Automatically
ui-turn-order = Turn order
ui-left = Left
ui-right = Right

## Help, record, study

ui-hint = Hint
ui-hint-look = Hint: look here. Ask again to be told the move.
ui-hint-among = Hint: it is one of these moves. Ask again to be told which.
ui-reason-chance = Chance to win about { $n } %, with the next best { $m } %
ui-reason-equal = The best other moves are about as good: chance to win about { $n } %
ui-reason-hurts = { $seat }: the chance to win falls
ui-reason-later = No single thing sets it apart at once: played on, it wins more often
ui-reason-longer = At a quick look other moves seem as good or better; thought through, this one comes out ahead
ui-reason-next = Chance to win about { $n } %; next best, with { $m } %: { $what }
ui-reason-only = No other move can be played
ui-reason-points = You will soon have about { $n ->
    [one] { $n } point
   *[other] { $n } points
}; with the next best move, about { $m }
ui-reason = { $what } (+{ $n })
ui-reason-now = { $what }
ui-reason-gone = No longer: { $what }
ui-reason-rival = { $seat }: { $what } (−{ $n })
ui-reason-rival-gone = { $seat }, no longer: { $what }
ui-reason-turn = By the end of your turn: { $what }
ui-reason-average = Later, on average { $n } more than otherwise: { $what }
ui-reason-average-often = Later, { $way ->
    [more] more
   *[less] less
} often than otherwise: { $what }
ui-reason-rival-average = { $seat }: later, on average { $n } less than otherwise: { $what }
ui-reason-rival-average-often = { $seat }: later, { $way ->
    [more] more
   *[less] less
} often than otherwise: { $what }
ui-puzzle = Puzzle
ui-puzzles = Puzzles
ui-puzzles-solved = solved: { $n } of { $of }
ui-puzzle-n = Puzzle { $n }
ui-puzzle-n-solved = Puzzle { $n }, solved
ui-puzzle-level-1 = Easy
ui-puzzle-level-2 = Medium
ui-puzzle-level-3 = Hard
ui-puzzle-find = It is your turn. One move is far better than all others: find it.
ui-puzzle-again = Try again
ui-puzzle-show = Show it
ui-puzzle-next = Next puzzle
ui-puzzle-task = Puzzle { $number } of { $of }. It is your turn: find the one best move.
ui-puzzle-right = Right!
ui-puzzle-wrong = There is something better.
ui-analysis = Analysis
ui-analysis-begin = Analyse
ui-analysis-told = Where was this match won and lost? The bots look at every decision, each by what its seat knew then. It takes up to a minute.
ui-analysis-running = Analysing: { $n } %
ui-analysis-kept = You can leave meanwhile: the analysis is kept with the match.
ui-analysis-failed = The analysis was broken off. You can ask for it again.
ui-analysis-mark = Decision { $letter }
ui-analysis-whose = Whose decisions
ui-analysis-to-win = % to win
ui-analysis-they-played = { $seat } played
ui-analysis-at-before = Before
ui-analysis-at-played = As played
ui-analysis-at-better = Better
ui-analysis-show = On the board
ui-analysis-play-on = Play on from here
ui-analysis-play-dearest = Play on from the costliest
ui-analysis-against = Against
ui-analysis-same-luck = A new table opens at that position; chance draws there as it did here.
ui-analysis-sum = From start to result
ui-analysis-parts-told = Own choices: what they changed of the chance to win, before the luck that follows. Cost against the best: what the best move would have brought more, on the mean of all own decisions. Missed by others: what you have of it that they did not play their best, on the mean of theirs. Luck and choices are worked out each by itself; the rest is what they leave unexplained.
ui-analysis-chance = Chance to win
ui-analysis-chance-help = in %, after every turn
ui-analysis-parts = Luck and choice
ui-analysis-parts-help = points of the chance to win
ui-analysis-start = Start
ui-analysis-luck = Luck
ui-analysis-own = Own choices
ui-analysis-others = Choices of others
ui-analysis-residual = Rest
ui-analysis-result = Result
ui-analysis-cost = Cost against the best
ui-analysis-gift = Missed by others
ui-analysis-dearest = Decisions that cost most
ui-analysis-none = No decision cost more than the analysis can be sure of.
ui-analysis-cheaper = Round { $round }: { $n } % to win
ui-analysis-played = You played
ui-analysis-better = Better
ui-analysis-of = { $seat }: { $told }
ui-analysis-lost = You lost { $luck ->
    [one] 1 point
   *[other] { $luck } points
} to luck. { ui-analysis-choices }
ui-analysis-won = You gained { $luck ->
    [one] 1 point
   *[other] { $luck } points
} by luck. { ui-analysis-choices }
ui-analysis-even = Luck was even. { ui-analysis-choices }
ui-analysis-choices = Your choices { $way ->
    [won] brought { $choice ->
        [one] 1 point
       *[other] { $choice } points
    }
   *[lost] fell { $choice ->
        [one] 1 point
       *[other] { $choice } points
    } short of what the positions promised
}; { $cost ->
    [0] hardly anything better was found.
   *[other] at each of them the best would have brought about { $cost } more.
}
ui-help = Help
ui-rule = Rule
ui-rules = Rules
ui-rule-see = See rule { $id }
ui-guide = Guide
ui-guide-open = Open the guide
ui-guide-read = Read about it in the guide
ui-guide-find = Find a word or a rule
ui-guide-contents = Contents
ui-guide-index = Index
ui-guide-clauses = The rules one by one
ui-guide-clauses-help = First in plain words. The exact wording behind them is in English.
ui-guide-lesson = Play the lesson
ui-guide-print = Print
ui-rule-formal = Exact wording (English)
ui-log = Log
ui-record = Record
ui-why-not = Why not?
ui-notation = Notation
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-first = To the start
ui-replay-last = To the end
ui-replay-next = Next move
ui-replay-previous = Previous move
ui-share = Share
ui-about = About the game

## Score and result

ui-score = Score
ui-points = Points
ui-points-are = Points: { $n }
ui-victory-points = Victory points (VP)
ui-scoring = Scoring
ui-score-breakdown = Where the points come from
ui-score-forecast = Score if scored now
ui-score-final = Final score
ui-rank = Rank
ui-rank-n = Rank { $n }
ui-winner = Winner
ui-defeat = Defeat
ui-you-win = You win!
ui-shared-victory = Shared victory
ui-game-over = Game over

## Things on every table

ui-board = Game board
ui-card = Card
ui-hand = Hand
ui-deck = Deck
ui-supply = Common supply
ui-token = Token
ui-die = Die
ui-tile = Tile
ui-figure = Figure
ui-space = Space
ui-face-up = Face up
ui-face-down = Face down
ui-reveal = Reveal
ui-draw = Draw
ui-discard = Discard
ui-hidden = Hidden
ui-unknown-card = Unknown card
ui-cost = Cost
ui-reward = Reward
ui-effect = Effect
ui-level = Level
ui-strength = Strength
ui-resource = Resource
ui-unlimited = Unlimited

## Lobby, seats, undo, keys

ui-error-no-undo = This table is played without undo.
ui-undo-turn = Take back your whole turn
ui-undo-here = Undo to here
ui-undo-here-ask = Undo this line and everything after it?
ui-with-undo = Played with undo
ui-guest = Guest
ui-playing-as = You play as
ui-playing-as-guest = You play as a guest
ui-name-later = You only need a name when someone else sits down.
ui-play-now = Play
ui-learn = Learn
ui-join-by-link = Join by link or code
ui-link-unknown = No table has this code. Ask your host for a new link.
ui-tables-none = Nobody is waiting right now. Set up a table and invite friends by a link.
ui-tables-mine-none = Your tables will be here. Pick a game and press Play.
ui-show-all = Show all ({ $n })
ui-seats-taken = { $n } of { $total } seats taken
ui-given-up = Given up
ui-retired = Ended: the rules have changed
ui-retired-told = This match was begun with version { $version } of the rules. The server has been given newer ones and no longer has those, so the match ended without a result for everybody.
ui-older-rules = Played by earlier rules
ui-older-rules-told = This match was played by version { $version } of the rules, which the server no longer has, and its positions were not kept. So it cannot be looked at again.
ui-older-rules-record = The record is still here, with the key of its chance:
ui-with-undo-short = with undo
ui-more = More
ui-resign = Resign
ui-delete = Delete
ui-leave = Leave
ui-resign-others = A bot takes your seat for good and the others play on. Resign?
ui-resign-alone = The match ends here, without a result. Resign?
ui-delete-ask = Delete this table from your list? You cannot get it back.
ui-leave-ask = Leave this table?
ui-setup-basic = Basic
ui-setup-advanced = Advanced
ui-setup-advanced-help = You see only what matters for this mode and number of players. The mode has set all of it.
ui-setup-no-rulings = This mode leaves nothing more to choose.
ui-range = { $from } to { $to }
ui-seat-free-help = someone joins by your link
ui-seat-here = Here
ui-seat-link-short = By link
ui-seat-add = Add a seat
ui-seat-remove = Remove this seat
ui-drawn-by-lot = Drawn by lot
ui-i-choose = You choose
ui-undo-free = Free
ui-undo-consent = Ask
ui-undo-none = None
ui-undo-free-help = Against bots you can undo anything, dice too. With people you undo freely until something is revealed; then everyone is asked.
ui-undo-consent-help = With people, everyone is asked about each undo. Against bots you can undo anything.
ui-undo-none-help = What is played stays played, also against bots.
ui-undo-free-short = undo
ui-undo-consent-short = undo if everyone agrees
ui-undo-none-short = no undo
ui-table-public-help = Anyone may sit down or watch. Otherwise only people with the link can.
ui-invited = { $name } invites you to play
ui-table-close = Close this table
ui-qr-code = QR code of the link
ui-link-local = This link works only on this computer. To play with other devices, start the server with --host 0.0.0.0
ui-modes-for = { $n ->
    [one] Modes for { $n } player
   *[other] Modes for { $n } players
}
ui-minutes-short = { $n } min
ui-keys = Keys
ui-keys-number = Pick that choice; if there are many, go to it
ui-keys-arrows = Move about the board
ui-keys-enter = Do what is marked
ui-key-space = Space
ui-keys-space = Skip what is being shown
ui-keys-pause = Pause what is being shown, or go on
ui-keys-step = Go one step on in what is being shown
ui-keys-esc = Close, skip, or drop a half-made choice
ui-watching = You are watching
ui-error-offline = You are offline, so nothing was played. Try again once the connection is back.

## Connection, messages, settings

ui-error-illegal-action = That is not possible
ui-error-not-your-turn = It is not your turn
ui-error-stale = The table has moved on; your view is up to date again
ui-error-unknown-match = This table does not exist, or it was deleted. Check the link.
ui-error-record = The record is damaged
ui-connection-lost = Connection lost
ui-connection-restoring = Reconnecting
ui-saved = Saved
ui-chat = Chat
ui-settings = Settings
ui-language = Language
ui-sound = Sound
ui-animation-speed = Speed
ui-volume = Volume
ui-pause-turns = Pause after every rival’s turn
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-at-once = At once
ui-ledger = Scores
ui-sure-always = Do not ask again
ui-ceremony = What happens
ui-ceremony-next = Next part
ui-ceremony-part = Part { $n }
ui-turn-over = { $name } has finished the turn.
ui-theme-light = Light
ui-theme-dark = Dark

## Counted nouns

ui-count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-count-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
ui-count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-count-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
ui-count-turn = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
ui-count-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
ui-count-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
ui-count-seat = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
ui-count-free-seat = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
ui-count-spectator = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
ui-count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
ui-count-match = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
ui-count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
ui-count-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
ui-count-space = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
ui-count-level = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
ui-count-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
ui-count-choice = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
ui-count-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
ui-count-win = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
ui-count-second = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
ui-count-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
ui-count-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
ui-count-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

## Reasons

ui-why-not-now = You cannot do this now.
ui-why-over = The game is over.
ui-why-chance = Chance decides this, not a player.
ui-why-mark = This stands for something hidden; you cannot play it.
ui-why-no-outcome = Chance cannot bring this now.
ui-why-turn = { $seat } decides now.
ui-why-finished = You have nothing more to decide here. Others are still deciding.

## The terminal

ui-automa = The AI
ui-terminal-enter = Press Enter when nobody else is looking.
ui-terminal-no-number = There is no such choice; expected a number from 1 to { $most }, or an empty line to be told.
ui-terminal-unknown = “{ $text }” is neither a move nor a command. The command help lists them.
ui-terminal-possible = { $move }: possible now.
ui-terminal-open = The match is not finished and not saved.
ui-terminal-kept = The match is not finished. It is kept in the file { $file }
ui-terminal-left = The match is not finished. interregnum play --resume goes on with it.
ui-terminal-wins = { $name } wins.
ui-terminal-shared = Shared victory: { $names }.
ui-terminal-help-move = Play the choice of that number or notation
ui-terminal-help-why = Why a move is not possible
ui-terminal-help-undo = Take back your last step, or your whole turn
ui-terminal-help-hint = What a bot would play
ui-terminal-help-finish = Let the planner play the rest of your steps of this round
ui-terminal-help-rules = A rule by its number, or the rules with these words
ui-terminal-help-log = Everything that has happened
ui-terminal-help-show = The table and the choices once more
ui-terminal-help-save = Save the match to a file
ui-terminal-help-help = This list
ui-terminal-help-quit = Leave the match open
ui-terminal-choose = Choose 1 to { $n }.
ui-terminal-elsewhere = The server keeps this match.
ui-terminal-alone = This table is yours alone: there is nobody to talk to here.
ui-terminal-resume = Take up a saved match
ui-terminal-do-help = Help
ui-terminal-do-hint = Hint
ui-terminal-do-undo = Undo
ui-terminal-do-why = Why
ui-terminal-do-rules = Rules
ui-terminal-do-log = Log
ui-terminal-do-score = Score
ui-terminal-do-pace = Pace
ui-terminal-do-finish = Finish
ui-terminal-do-leave = Leave
ui-terminal-pace-0 = Bots play at once.
ui-terminal-pace-1 = Bots play quickly.
ui-terminal-pace-2 = Bots play slowly.
ui-terminal-form-keys = ↑ ↓ row · ← → value · Enter begin · Esc leave
ui-terminal-key-arrows = Arrows
ui-terminal-key-enter = Enter
ui-terminal-key-tab = Tab
ui-terminal-key-space = Space
ui-terminal-key-escape = Esc
ui-terminal-key-mouse = Mouse
ui-terminal-does-arrows = point at something on the board or in the list; • can be chosen
ui-terminal-does-enter = choose what is pointed at, or what is typed
ui-terminal-does-tab = between the board and the list
ui-terminal-does-space = look at the thing pointed at
ui-terminal-does-escape = leave a choice that is half made
ui-terminal-does-mouse = click to choose, right click to look
ui-terminal-typed = Type a number, a move, or words to narrow the list; or: why MOVE, card NAME, rules WORD, save FILE, undo, undo turn, say TEXT, hint, quit.
ui-terminal-replay-left = ← back
ui-terminal-replay-right = → on
ui-terminal-replay-pageup = PgUp round back
ui-terminal-replay-pagedown = PgDn round on
ui-terminal-replay-home = Home start
ui-terminal-replay-end = End end
ui-terminal-replay-e = E eyes
ui-terminal-replay-escape = Esc leave
ui-terminal-help-card = A card or a thing on the table, in full
ui-no-steps = There are no steps to finish now.

## Page

ui-welcome = What should we call you?
ui-welcome-text = The others at the table will see this name.
ui-throne-empty = The throne is empty.
ui-link-or-code = Table link or code
ui-link-bad = That is not a table link. Paste the whole link or its code.
ui-weight = Weight
ui-set-up = Set up
ui-open = Open
ui-result = Result
ui-tables-open = Open tables
ui-none-yet = None yet
ui-credits-short = An unofficial fan work. Some glyphs: game-icons.net (CC BY 3.0): Lorc, Delapouite, Skoll, Faithtoken, sbed. Fonts: Alegreya, Source Sans 3 (OFL).
ui-clock = Clock
ui-clock-none = No clock
ui-clock-live = 10 minutes, +10 seconds a decision
ui-clock-slow = 2 days a decision
ui-bot-level-random = Random moves
ui-away = Away, a bot stands in
ui-undo-ask = Ask everyone
ui-undo-asked = { $n ->
    [one] { $name } asks to undo the last line of the log. Do you agree?
   *[other] { $name } asks to undo the last { $n } lines of the log. Do you agree?
}
ui-i-am = I am { $name }
ui-send = Send
ui-search = Search
ui-verify = Check fairness
ui-proof-key = The key is the one that the server promised before the first draw.
ui-proof-key-bad = The key is not the one that the server promised before the first draw.
ui-proof-seals = Nobody changed what they added to chance after they had sealed it.
ui-proof-seals-bad = Somebody changed what they added to chance after they had sealed it.
ui-proof-own = What your device added is in it.
ui-proof-own-bad = What your device added is missing.
ui-proof-terms = Names and options are those you agreed to.
ui-proof-terms-bad = Names or options are not those you agreed to.
ui-proof-draws = Every draw follows from the key: { $n ->
    [one] { $n } draw
   *[other] { $n } draws
 } checked.
ui-proof-draws-bad = The draws do not follow from the key.
ui-proof-nameless-bad = Somebody deleted their data and with it their name, on which the draws hang: without it they cannot be checked.
ui-proof-log = The moves are those you saw.
ui-proof-log-bad = The moves are not those you saw.
ui-proof-withheld = Some kept back what they had sealed, so the start was tried again: { $names }.
ui-proof-nothing = This device kept nothing of this match, so the record was only checked against itself.
ui-proof-desk = Your browser worked this out by itself. That every move was legal and the odds were right takes the rules; save the record and run:
ui-proof-untold = Nothing was drawn in this match.
ui-proof-untold-bad = The record does not tell out of how many each draw was made, so the draws could not be checked.
ui-proof-older = Your browser worked this out by itself. Whether every move was legal and the odds were right cannot be rechecked here any more: that takes version { $version } of the rules, with the release of that time:
ui-proof-closed = The record is for those who were at the table.
ui-error-cannot-undo = Others are affected: everyone must agree to undo this.
ui-error-final = This shows something hidden, so you cannot take it back alone.
ui-error-no-observation = This game has no observations in numbers.
ui-error-nothing-to-undo = There is nothing to take back yet.
ui-error-bad-input = We could not read this.
ui-error-bad-message = The server did not understand this.
ui-error-bad-notation = There is no such move.
ui-error-bad-option = These options are not possible.
ui-error-bad-position = This is not a position of the game.
ui-error-not-allowed = You may not do this here.
ui-error-too-fast = Too many requests; wait a moment.
ui-error-unknown-title = There is no such game.
ui-error-unknown-bot = There is no such bot.
ui-error-unknown-rule = There is no such rule.
ui-error-client-error = That is not possible
ui-error-quota = You have reached your limit here. End something first.
ui-error-old-rules = This match began with older rules and cannot go on.
ui-error-too-long = This is too long.
ui-error-fault = Something went wrong on the server; no move is lost.
ui-theme = Colours
ui-theme-system = Match my device
ui-notify = Notify me when it is my turn
ui-auto-single = Play forced moves automatically
ui-seat-link = Copy the link of my seat
ui-since-last-turn = Since my last turn
ui-take-back = Take back
ui-skip-to-choices = To the choices
ui-summary = In words
ui-log-all = Show older lines
ui-none-found = Nothing found
ui-seats = Seats
ui-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-eyes = Whose eyes
ui-eyes-yours = Your eyes
ui-eyes-actor = Whoever acts
ui-score-course = Points after each round
ui-lead = Lead
ui-lead-help = over the table’s average
ui-swings = Swings
ui-swings-help = click to replay
ui-swing-parts = { $what }
ui-swing-rest = other: { $n }
ui-swing-most = { $what }; most of all { $most }
ui-lesson = First game
ui-lesson-step = Step { $n } of { $total }
ui-lesson-off = You have left the lesson. Play on as you like, or go back to it.
ui-lesson-done = That was the lesson. Play on as you like, or open a table of your own.
ui-lesson-over = Lesson done!
ui-lesson-mistakes = Three beginner’s mistakes
ui-lesson-real = Play a real game
ui-lesson-look = Look at the table
ui-lesson-show = Show me
ui-lesson-play = Play it for me
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-leap = Go on
ui-lesson-return = Back to the lesson
ui-coach = Coach
ui-coach-heard = Got it
ui-coach-stop = No more tips
ui-coach-fold = Fold the coach
ui-forecast = Forecast
ui-players = Players
ui-wait-for-you = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
ui-clock-none-short = None
ui-clock-live-short = 10 min
ui-clock-slow-short = 2 days
ui-ready = Ready
ui-ready-not = not ready yet
ui-start-when = You can start once every seat is taken. A bot can take a free one.
ui-ready-why = When you press Ready, your device helps to shuffle, so nobody can fix the draws alone.
ui-undo-waiting = The others are being asked.
ui-undo-declined = Not everyone agreed, so nothing is undone.
ui-finished-steps = { $n ->
    [one] { $n } step was played for you; the log shows it.
   *[other] { $n } steps were played for you; the log shows them.
}
ui-finished-undo = Take all back
ui-replaced = A bot plays for you.
ui-seat-back = Take my seat back
ui-won-by = { $n ->
    [one] by { $n } point
   *[other] by { $n } points
}

## What an object of the table answers when it is asked about
ui-object-seat = { $seat }
ui-object-reason = { $object }: { $reason }
ui-object-role = { $object }. { $role }
ui-object-role-now = { $object }. { $role } { $now }
ui-object-possible = { $object }. You can do this now: { $label }.
ui-object-ask = Now: { $ask }
ui-legend = Signs


## Why it ended so

ui-verdict-won-you = You win by { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ui-verdict-won = { $seat } wins by { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ui-verdict-behind-you = You lose by { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $seat } wins.
ui-verdict-lost-you = You lose.
ui-verdict-lost = { $seat } has lost.
ui-verdict-first-you = You win.
ui-verdict-first = { $seat } wins.
ui-verdict-level-you = Level at { $n ->
    [one] { $n } point
   *[other] { $n } points
}; the tie is yours.
ui-verdict-level = Level at { $n ->
    [one] { $n } point
   *[other] { $n } points
}; the tie goes to { $seat }.
ui-verdict-shared-you = You share the victory, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ui-verdict-shared = The victory is shared, with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ui-verdict-nobody = Nobody wins.
ui-verdict-gap-mine = The biggest difference: you have “{ $mine }”, { $seat } “{ $theirs }”.
ui-verdict-gap-theirs = The biggest difference: { $seat } has “{ $theirs }”, you “{ $mine }”.
ui-verdict-gap = The biggest difference: { $seat } has “{ $mine }”, { $other-seat } “{ $theirs }”.
ui-verdict-round-theirs = Most of it came in { $phase ->
    [0] round { $round }
   *[other] phase { $phase }, round { $round }
}: { $seat } +{ $gain }, you { $own }.
ui-verdict-round-mine = Most of it came in { $phase ->
    [0] round { $round }
   *[other] phase { $phase }, round { $round }
}: you +{ $gain }, { $seat } { $own }.
ui-verdict-round = Most of it came in { $phase ->
    [0] round { $round }
   *[other] phase { $phase }, round { $round }
}: { $seat } +{ $gain }, { $other } { $own }.
ui-verdict-source = The most at once: { $source }.

## Manners

ui-phrase-hello = Hello!
ui-phrase-luck = Good luck!
ui-phrase-thanks = Thank you!
ui-phrase-well-played = Well played!
ui-phrase-oops = Oops!
ui-phrase-moment = One moment, please.
ui-phrase-your-turn = It is your turn.
ui-phrase-bye = Goodbye!
ui-phrase-rematch = Once more?
ui-phrases = Say
ui-mute = Mute here
ui-block = Block
ui-report = Report
ui-kick = Send away
ui-replace = Replace by a bot
ui-kick-sure = Send { $name } away? They cannot come back to this table.
ui-replace-sure = Let a bot play for { $name } for good? This works if they are away, or have let the match wait for ten minutes.
ui-report-sent = Reported. Thank you.
ui-manage = What to do about { $name }
