"""The log: what an action did, in words. What followed from it by itself is told in events.py."""

from collections.abc import Callable, Iterator

from interregnum.core.game import NONE, Seat
from interregnum.games.crown_of_ash.rules import automa, data
from interregnum.games.crown_of_ash.rules.battle import (
    attack_total,
    card_strength,
    defence_total,
    space_bonus,
)
from interregnum.games.crown_of_ash.rules.defenders import fortified, reinforcement, strength
from interregnum.games.crown_of_ash.rules.state import (
    BATTLE_DICE,
    KING,
    ORDER_DICE,
    PROVINCE_DIE,
    State,
    lowest,
    ones,
)
from interregnum.games.crown_of_ash.text import (
    area_line,
    card_line,
    count_line,
    line,
    space_line,
    tile_line,
    warrior_line,
    warrior_lines,
)
from interregnum.games.messages import signed
from interregnum.games.shown import Line

Log = Callable[[State, State, Seat, int], Line]  # (before, after, actor, k)


def whose(s: State, _actor: Seat) -> Seat:
    """Whose business it is, also where chance acts or the other side of a battle."""
    return s.actor


def automa_seat(s: State, _actor: Seat) -> Seat:
    return s.config.people


def with_slot(name: str) -> Log:
    """A warrior of the display."""
    return lambda s, _t, _a, k: line(name, seat=s.actor, warrior=warrior_line(s.display[k]))


def told_of_tile(s: State, _t: State, _actor: Seat, place: int) -> Line:
    return line("log-tile", seat=s.actor, tile=tile_line(s.offer[place]))


def told_of_adjusted(s: State, _t: State, _actor: Seat, _k: int) -> Line:
    return line("log-adjusted", seat=s.actor, area=area_line(s.area))


def told_of_sent(s: State, _t: State, _actor: Seat, _k: int) -> Line:
    return line("log-sent", seat=s.actor, n=ones(s.committed))


def told_of_commitment(s: State, _t: State, _actor: Seat, _k: int) -> Line:
    """To the others: how many, not who."""
    return line("log-committed", seat=s.actor, n=ones(s.committed) + 1)


def power(name: str) -> Log:
    return lambda s, _t, _actor, _k: line("log-power", seat=s.actor, power=line(f"power-{name}"))


def laid(_s: State, _t: State, actor: Seat, _k: int) -> Line:
    """In the window two seats act, so the one who does is named."""
    return line("log-laid", seat=actor)


def laid_open(_s: State, _t: State, actor: Seat, card: int) -> Line:
    return line("log-lay", seat=actor, card=card_line(card))


def battle_line(t: State) -> Line:
    """Both sides with what they fought with, once the dice stand."""
    attackers = warrior_lines(t.committed)
    totals = {"attack": attack_total(t), "defence": defence_total(t)}
    card = card_line(t.attack_card)
    if t.owner == KING:
        return line("log-battle-king", seat=t.attacker, card=card, attackers=attackers, **totals)
    return line(
        "log-battle",
        area=area_line(t.area),
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
        drawn(t.dice[0]): card_strength(t, t.attacker),
    }


def defence_parts(t: State) -> dict[str, int]:
    if t.owner == KING:
        return {"king": defence_total(t)}
    cards = t.defenders[t.area]
    return {
        "warriors": strength(cards),
        "reinforcement": reinforcement(t.config, cards) + fortified(t.marks[t.area]),
        drawn(t.dice[1]): card_strength(t, t.owner),
    }


def drawn(die: int) -> str:
    """Where the strength of a card comes from."""
    return "die" if die else "card"


def part_lines(parts: dict[str, int]) -> list[Line]:
    """Parts of a total; those that add nothing are left out, the card and warriors are not."""
    kept = {"warriors", "card", "die"}
    return [
        line(f"part-{name}", n=signed(n) if name == "space" else n)
        for name, n in parts.items()
        if n or name in kept
    ]


def told_of_action(s: State, _t: State, _actor: Seat, card: int) -> Line:
    """The automa's card, the steps that are impossible and why, and the one carried out."""
    steps = [step_line(s, step) for step in steps_tried(s, card)]
    province = line(f"province-{data.PROVINCE_IDS[s.target]}")
    name = line(f"ai-card-{data.ACTION_IDS[card].lower()}")
    return line("log-automa", seat=s.config.people, area=province, card=name, steps=steps)


def steps_tried(s: State, card: int) -> Iterator[int]:
    for step in automa.steps_of(s, card):
        yield step
        if automa.obstacle(s, step) == automa.POSSIBLE:
            return


def step_line(s: State, step: int) -> Line:
    name = line(f"ai-step-{data.STEP_IDS[step].lower().replace('_', '-')}")
    obstacle = automa.obstacle(s, step)
    if obstacle != automa.POSSIBLE:
        why = line(f"obstacle-{automa.OBSTACLES[obstacle]}")
        return line("log-automa-cannot", step=name, why=why)
    return line("log-automa-does", step=name, where=where_line(s, step))


def where_line(s: State, step: int) -> Line:
    """The area or space of a step of the automa."""
    name = data.STEP_IDS[step]
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


def told_of_roll(s: State, _t: State, _actor: Seat, face: int) -> Line:
    if s.rolling != PROVINCE_DIE:
        return line("log-roll-seat", seat=thrower(s), n=face + 1)
    area = line(f"province-{data.PROVINCE_IDS[face]}")
    return line("log-roll-province", seat=thrower(s), n=face + 1, area=area)


def thrower(s: State) -> int:
    """Whose die is thrown next."""
    die = lowest(s.unrolled)
    if s.rolling == ORDER_DICE:
        return die
    if s.rolling == BATTLE_DICE:
        return s.attacker if die == 0 else s.owner
    return s.config.people


def told_of_province(s: State, _t: State, _actor: Seat, province: int) -> Line:
    tile = s.offer[s.place]
    area = area_line(province)
    return line("log-build", seat=s.actor, tile=tile_line(tile), area=area)


def told_of_payment(s: State, _t: State, _actor: Seat, k: int) -> Line:
    return line(
        "log-pay-kind", seat=s.actor, goods=[count_line(k // data.MOST_PAID, k % data.MOST_PAID)]
    )


def told_of_order(s: State, _t: State, _actor: Seat, seat: int) -> Line:
    return line("log-order", seat=seat, n=len(s.order) + 1)


def told_of_pick(s: State, _t: State, _actor: Seat, k: int) -> Line:
    where = space_line(k // data.SEATS)
    return line("log-command-pick", seat=s.actor, space=where, owner_seat=k % data.SEATS)


def told_of_command(s: State, _t: State, _actor: Seat, space: int) -> Line:
    return line(
        "log-command",
        seat=s.actor,
        owner_seat=s.picked % data.SEATS,
        space=space_line(s.picked // data.SEATS),
        target=space_line(space),
    )


def told_of_regroup_home(s: State, _t: State, _actor: Seat, _k: int) -> Line:
    return line("log-regroup-home", seat=s.actor, warrior=warrior_line(s.picked))


def told_of_regroup(s: State, _t: State, _actor: Seat, k: int) -> Line:
    return line("log-regroup-to", seat=s.actor, warrior=warrior_line(s.picked), area=area_line(k))


def told_of_swap(s: State, _t: State, _actor: Seat, k: int) -> Line:
    pair = [warrior_line(s.picked), warrior_line(k)]
    return line("log-regroup-swap", seat=s.actor, warriors=pair)
