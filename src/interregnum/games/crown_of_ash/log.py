"""The log: what an action did, with all that followed from it by itself."""

from collections.abc import Callable, Iterator
from typing import Final

from interregnum.core.game import NONE, Action, Seat
from interregnum.games.crown_of_ash.rules import automa
from interregnum.games.crown_of_ash.rules.actions import SPACE
from interregnum.games.crown_of_ash.rules.battle import (
    attack_total,
    card_strength,
    defence_total,
    space_bonus,
)
from interregnum.games.crown_of_ash.rules.copies import clone_state as clone
from interregnum.games.crown_of_ash.rules.data import (
    ACTION_IDS,
    AREAS,
    GOLD,
    LORD_IDS,
    MOST_PAID,
    PRICE,
    PROVINCE_IDS,
    SEATS,
    STEP_IDS,
)
from interregnum.games.crown_of_ash.rules.defenders import fortified, reinforcement, strength
from interregnum.games.crown_of_ash.rules.game import CrownOfAsh, act
from interregnum.games.crown_of_ash.rules.phases import DICE_STAND, OVER, ROUND_OVER
from interregnum.games.crown_of_ash.rules.state import (
    BATTLE_DICE,
    KING,
    ORDER_DICE,
    PROVINCE_DIE,
    State,
    lowest,
    ones,
)
from interregnum.games.crown_of_ash.rules.steps import go_on
from interregnum.games.crown_of_ash.text import (
    amount_lines,
    area_line,
    card_line,
    count_line,
    kind_line,
    line,
    space_line,
    tile_line,
    warrior_line,
    warrior_lines,
)
from interregnum.games.shown import Line

GAME: Final = CrownOfAsh()
WINDOW: Final = {"lay", "laid"}


def describe(s: State, seat: Seat, action: Action, viewer: Seat) -> Line | None:
    """`s` is the state before; the viewer is told what it sees."""
    mark = GAME.seen(s, viewer, seat, action)
    if mark == NONE:
        return None
    family, k = SPACE.decode(mark)
    told = told_of_card(seat, family, k) if family in WINDOW else TOLD[family](s, k)
    return Line(told.id, told.args, list(followed(s, seat, action)))


def told_of_card(seat: Seat, family: str, card: int) -> Line:
    """In the window two seats act, so the one who does is named."""
    return line("log-laid", seat=seat) if family == "laid" else laid_open(seat, card)


def laid_open(seat: Seat, card: int) -> Line:
    return line("log-lay", seat=seat, card=card_line(card))


def followed(s: State, seat: Seat, action: Action) -> Iterator[Line]:
    """Battle, losses, gains, control, then the end of the round or of the game."""
    before, t = clone(s), clone(s)
    act(t, seat, action)
    while t.phase > OVER:
        if t.phase == DICE_STAND and t.rolling == BATTLE_DICE:
            yield battle_line(t)
            yield verdict_line(t)
        if t.phase == ROUND_OVER:
            yield from changes(before, t)
            before = clone(t)
            yield line("log-round-over", n=t.round + 1)
        go_on(t)
    yield from changes(before, t)
    if t.phase == OVER:
        yield from outcome(t)


def battle_line(t: State) -> Line:
    """Both sides with what they fought with."""
    attackers = warrior_lines(t.committed)
    totals = {"attack": attack_total(t), "defence": defence_total(t)}
    area = area_line(t.area)
    card = card_line(t.attack_card)
    if t.owner == KING:
        return line("log-battle-king", seat=t.attacker, card=card, attackers=attackers, **totals)
    return line(
        "log-battle",
        area=area,
        seat=t.attacker,
        card=card,
        attackers=attackers,
        owner_seat=t.owner,
        owner_card=card_line(t.defence_card),
        **totals,
    )


def verdict_line(t: State) -> Line:
    """Why it was won: the parts of both totals."""
    attack, defence = attack_total(t), defence_total(t)
    name = "won" if attack > defence else "tied" if attack == defence else "lost"
    return line(
        f"log-attack-{name}",
        seat=t.attacker,
        attack=attack,
        defence=defence,
        parts=part_lines(attack_parts(t)),
        owner_parts=part_lines(defence_parts(t)),
    )


def attack_parts(t: State) -> dict[str, int]:
    return {
        "warriors": strength(t.committed),
        "reinforcement": reinforcement(t.config, t.committed) + fortified(t.braced),
        "space": space_bonus(t.area, t.space),
        "card": card_strength(t, t.attacker),
    }


def defence_parts(t: State) -> dict[str, int]:
    if t.owner == KING:
        return {"king": defence_total(t)}
    cards = t.defenders[t.area]
    return {
        "warriors": strength(cards),
        "reinforcement": reinforcement(t.config, cards) + fortified(t.marks[t.area]),
        "card": card_strength(t, t.owner),
    }


def part_lines(parts: dict[str, int]) -> list[Line]:
    """Parts of a total; those that add nothing are left out, the card and warriors are not."""
    kept = {"warriors", "card"}
    return [line(f"part-{name}", n=n) for name, n in parts.items() if n or name in kept]


def changes(s: State, t: State) -> Iterator[Line]:
    for area in range(AREAS):
        if s.controller[area] != t.controller[area] and t.controller[area] < len(t.players):
            yield line("log-control", area=area_line(area), seat=t.controller[area])
    for seat in range(len(s.players)):
        yield from changes_of(s, t, seat)


def changes_of(s: State, t: State, seat: Seat) -> Iterator[Line]:
    """Fallen warriors, resources and points of one seat."""
    p, q = s.players[seat], t.players[seat]
    fallen = q.grave & ~p.grave
    if fallen:
        yield line("log-fallen", seat=seat, warriors=warrior_lines(fallen))
    gained = [max(0, q.store[k] - p.store[k]) for k in range(GOLD + 1)]
    paid = [max(0, p.store[k] - q.store[k]) for k in range(GOLD + 1)]
    if any(gained):
        yield line("log-gain", seat=seat, goods=amount_lines(gained))
    if any(paid):
        yield line("log-pay", seat=seat, goods=amount_lines(paid))
    back = p.grave & ~q.grave
    if back:
        yield line("log-risen", seat=seat, warriors=warrior_lines(back))
    if q.vp != p.vp:
        yield line("log-points", seat=seat, n=q.vp - p.vp, total=q.vp)


def outcome(t: State) -> Iterator[Line]:
    """Who has won."""
    for seat, rank in enumerate(GAME.ranks(t)):
        if rank == 1:
            yield line("log-winner", seat=seat, n=t.players[seat].vp)


def told_of_action(s: State, card: int) -> Line:
    """The automa's card, the steps that are impossible and why, and the one carried out."""
    steps = [step_line(s, step) for step in steps_tried(s, card)]
    province = line(f"province-{PROVINCE_IDS[s.target]}")
    name = line(f"ai-card-{ACTION_IDS[card].lower()}")
    return line("log-automa", seat=s.config.people, area=province, card=name, steps=steps)


def steps_tried(s: State, card: int) -> Iterator[int]:
    for step in automa.steps_of(s, card):
        yield step
        if automa.obstacle(s, step) == automa.POSSIBLE:
            return


def step_line(s: State, step: int) -> Line:
    name = line(f"ai-step-{STEP_IDS[step].lower().replace('_', '-')}")
    obstacle = automa.OBSTACLES[automa.obstacle(s, step)]
    if obstacle != "possible":
        return line("log-automa-cannot", step=name, why=line(f"obstacle-{obstacle}"))
    return line("log-automa-does", step=name, where=where_line(s, step))


def where_line(s: State, step: int) -> Line:
    """The area or space of a step of the automa."""
    name = STEP_IDS[step]
    if name == "ATTACK_CITADEL":
        return space_line(automa.best_wing(s))
    if name == "NEAREST_RESOURCE_AND_RAISE":
        province = automa.nearest(s)
        return line("space-gold") if province == NONE else area_line(province)
    if name == "ATTACK_LEAST_DEFENDED":
        return area_line(automa.least_defended(s))
    if name == "BUILD_MOST_DEFENDED":
        return area_line(automa.most_defended(s))
    return area_line(s.target)


def told_of_place(s: State, space: int) -> Line:
    return line("log-place", seat=s.actor, space=space_line(space))


def told_of_province(s: State, province: int) -> Line:
    tile = s.offer[s.place]
    return line(
        "log-build",
        seat=s.actor,
        tile=tile_line(tile),
        area=area_line(province),
        gold=PRICE[tile],
    )


def told_of_roll(s: State, face: int) -> Line:
    die = lowest(s.unrolled)
    if s.rolling == BATTLE_DICE:
        return line("log-roll-seat", seat=s.attacker if die == 0 else s.owner, n=face + 1)
    if s.rolling == ORDER_DICE:
        return line("log-roll-seat", seat=die, n=face + 1)
    assert s.rolling == PROVINCE_DIE, "dice are thrown for battle, order or province"
    area = line(f"province-{PROVINCE_IDS[face]}")
    return line("log-roll-province", seat=s.config.people, n=face + 1, area=area)


def told_of_regroup(s: State, k: int) -> Line:
    return line("log-regroup-to", seat=s.actor, warrior=warrior_line(s.picked), area=area_line(k))


def told_of_swap(s: State, k: int) -> Line:
    pair = [warrior_line(s.picked), warrior_line(k)]
    return line("log-regroup-swap", seat=s.actor, warriors=pair)


def told_of_command(s: State, space: int) -> Line:
    return line(
        "log-command",
        seat=s.actor,
        owner_seat=s.picked % SEATS,
        space=space_line(s.picked // SEATS),
        target=space_line(space),
    )


def power_line(power: str) -> Callable[[State, int], Line]:
    return lambda s, _k: line("log-power", seat=s.actor, power=line(f"power-{power}"))


def no_power(s: State, _k: int) -> Line:
    return line("log-no-power", seat=s.actor)


def warrior_act(name: str) -> Callable[[State, int], Line]:
    return lambda s, k: line(name, seat=s.actor, warrior=warrior_line(k))


TOLD: Final[dict[str, Callable[[State, int], Line]]] = {
    "lord": lambda s, k: line("log-lord", seat=s.actor, lord=line(f"lord-{LORD_IDS[k]}")),
    "turn_up": lambda _s, k: line("log-turn-up", warrior=warrior_line(k)),
    "fate": lambda s, k: line("log-fate", seat=s.actor, fate=line(f"fate-f{k + 1}")),
    "fate_dealt": lambda s, _k: line("log-fate-dealt", seat=s.actor),
    "start_tile": lambda s, k: line("log-start-tile", seat=s.actor, tile=tile_line(k)),
    "tile_up": lambda _s, k: line("log-tile-up", tile=tile_line(k)),
    "draw_order": lambda s, k: line("log-order", seat=k, n=len(s.order) + 1),
    "draw_guard": lambda _s, k: line("log-guard", warrior=warrior_line(k)),
    "roll": told_of_roll,
    "draw_card": lambda s, k: line("log-draw-card", seat=s.config.people, card=card_line(k)),
    "draw_action": told_of_action,
    "guard": lambda _s, k: line("log-guard", warrior=warrior_line(k)),
    "place": told_of_place,
    "tile": lambda s, k: line("log-tile", seat=s.actor, tile=tile_line(s.offer[k])),
    "province": told_of_province,
    "ingredient": lambda s, k: line("log-ingredient", seat=s.actor, kind=kind_line(k)),
    "altar_take": lambda s, _k: line("log-altar", seat=s.actor),
    "altar_leave": lambda s, _k: line("log-altar-leave", seat=s.actor),
    "take_back": warrior_act("log-take-back"),
    "add": warrior_act("log-add"),
    "adjust_done": lambda s, _k: line("log-adjusted", seat=s.actor, area=area_line(s.area)),
    "commit": warrior_act("log-commit"),
    "commit_done": lambda s, _k: line("log-sent", seat=s.actor, n=ones(s.committed)),
    "committed": lambda s, _k: line("log-committed", seat=s.actor, n=ones(s.committed) + 1),
    "unmask": power_line("unmask"),
    "no_unmask": no_power,
    "guess": lambda s, k: line("log-guess", seat=s.actor, card=card_line(k)),
    "no_guess": no_power,
    "fortify_attack": power_line("fortify"),
    "no_fortify": no_power,
    "reroll": power_line("second-chance"),
    "keep_dice": no_power,
    "casualty": lambda s, _k: line("log-casualty", seat=s.actor),
    "recover": warrior_act("log-recover"),
    "lose_warrior": warrior_act("log-lose"),
    "raise": lambda s, k: line("log-raise", seat=s.actor, warrior=warrior_line(s.display[k])),
    "no_raise": lambda s, _k: line("log-no-raise", seat=s.actor),
    "pay_default": lambda s, _k: line("log-paid", seat=s.actor),
    "pay": lambda s, k: line(
        "log-pay-kind", seat=s.actor, goods=[count_line(k // MOST_PAID, k % MOST_PAID)]
    ),
    "order": lambda s, k: line("log-order", seat=k, n=len(s.order) + 1),
    "rob": lambda s, k: line("log-rob", seat=s.actor, warrior=warrior_line(s.display[k])),
    "swindle_give": lambda s, k: line("log-swindle-give", seat=s.actor, kind=kind_line(k)),
    "swindle_take": lambda s, k: line("log-swindle-take", seat=s.actor, kind=kind_line(k)),
    "command": lambda s, k: line(
        "log-command-pick", seat=s.actor, space=space_line(k // SEATS), owner_seat=k % SEATS
    ),
    "command_to": told_of_command,
    "regroup": warrior_act("log-regroup"),
    "regroup_home": lambda s, _k: line(
        "log-regroup-home", seat=s.actor, warrior=warrior_line(s.picked)
    ),
    "regroup_to": told_of_regroup,
    "regroup_swap": told_of_swap,
    "fortify": lambda s, k: line("log-fortify", seat=s.actor, area=area_line(k)),
}
