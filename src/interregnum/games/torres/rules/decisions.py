"""Every decision of the game: what may be chosen, and what comes of it."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import build, cards, deploy, flow, move, track
from interregnum.games.torres.rules import setup as preparing
from interregnum.games.torres.rules.actions import (
    AT_BOTTOM,
    BOTTOM,
    BUILD,
    BUY,
    CASTLE,
    DEPLOY,
    DRAW,
    DRAWN,
    END,
    KING,
    KNIGHT,
    MASTER,
    MOVE,
    ON_TOP,
    PICK,
    PICKED,
    PLAY,
    SCORE,
    SHARE,
    SOURCE,
    STACK,
    STARTER,
    STAY,
    TARGET,
    TOP,
)
from interregnum.games.torres.rules.data import (
    BUILD_AP,
    BUY_AP,
    CARD_BUDGET,
    DEPLOY_AP,
    MOVE_AP,
    SCORE_AP,
)
from interregnum.games.torres.rules.grid import SQUARES, count, spill, squares
from interregnum.games.torres.rules.state import (
    CARD_SOURCE,
    CARD_STACK,
    CARD_TARGET,
    DRAWING,
    FROM_AP,
    MASTER_CARD,
    MOVE_KING,
    NAME_STARTER,
    PICKING,
    PLACE_CASTLES,
    PLACE_KING,
    PLACE_KNIGHTS,
    RETURNING,
    STACKING,
    TURN,
    State,
)

CHEAPEST_AP: Final[i64] = min(SCORE_AP, BUY_AP, BUILD_AP, MOVE_AP)  # all of them cost one


def is_chance(s: State) -> bool:
    return s.step == DRAWING or s.step == MASTER_CARD


def choices(s: State) -> Ints:
    """Of whoever is awaited, ascending."""
    return turn_choices(s) if s.step == TURN else step_choices(s)


def act(s: State, action: i64) -> None:
    if s.step == TURN:
        apply_turn(s, action)
    else:
        apply_step(s, action)


def turn_choices(s: State) -> Ints:
    """All that one AP, or a card, can do now (T-TURN-02): counted first, then written."""
    plays = cards.playable(s)
    if s.budget - s.spent < CHEAPEST_AP:
        out = vec[i64]([0] * (1 + count(plays)))
        out[0] = END
        spill(out, 1, PLAY, plays)
        return out
    return paid_choices(s, plays)


def paid_choices(s: State, plays: i64) -> Ints:
    board = s.board
    men = squares(board.men[s.seat])
    can_deploy = s.budget - s.spent >= DEPLOY_AP and s.reserve[s.seat] > 0
    deploys = deploy.targets(board, men) if can_deploy else 0
    sites = build.targets(board)
    kinds = build.kinds(s)
    ways = move.ways(board, men, s.options.passage_model)
    buys: i64 = 1 if cards.can_buy(s) else 0
    total = 2 + buys + count(plays) + count(deploys) + kinds * count(sites)
    for way in ways:
        total += count(way)
    out = vec[i64]([0] * total)
    out[0] = END
    out[1] = SCORE
    out[1 + buys] = BUY if buys else SCORE
    at = spill(out, 2 + buys, PLAY, plays)
    at = spill(out, at, DEPLOY, deploys)
    for kind in range(kinds):
        at = spill(out, at, BUILD + kind * SQUARES, sites)
    for i in range(i64(len(men))):
        at = spill(out, at, MOVE + men[i] * SQUARES, ways[i])
    return out


def step_choices(s: State) -> Ints:
    step = s.step
    if step == DRAWING:
        return cards.draws(s)
    if step == CARD_SOURCE:
        return cards.source_choices(s)
    if step == CARD_TARGET:
        return cards.target_choices(s)
    if step == CARD_STACK:
        return cards.block_choices(s)
    if step == PICKING:
        return cards.picks(s)
    if step == RETURNING:
        return cards.returns(s)
    if step == STACKING:
        return flow.stack_choices(s)
    return table_choices(s)


def table_choices(s: State) -> Ints:
    """The decisions before and between the phases, and unused blocks."""
    step = s.step
    if step == MASTER_CARD:
        return preparing.masters()
    if step == PLACE_CASTLES:
        return preparing.castle_choices(s)
    if step == PLACE_KNIGHTS:
        return preparing.knight_choices(s)
    if step == PLACE_KING:
        return preparing.king_choices(s)
    if step == MOVE_KING:
        return flow.king_moves(s)
    if step == NAME_STARTER:
        return flow.starter_choices(s)
    return flow.share_choices(s)


def apply_turn(s: State, action: i64) -> None:
    if action >= MOVE:
        way = action - MOVE
        move.apply_move(s.board, s.seat, way // SQUARES, way % SQUARES)
        s.spent += MOVE_AP
    elif action >= BUILD:
        build.apply_build(s, action - BUILD)
    elif action >= DEPLOY:
        deploy.apply_deploy(s, action - DEPLOY)
    elif action >= PLAY:
        cards.apply_play(s, action - PLAY)
    elif action == BUY:
        cards.apply_buy(s)
    elif action == SCORE:
        track.advance(s, s.seat, 1, FROM_AP)
        s.spent += SCORE_AP
    else:
        flow.apply_end(s)


def apply_step(s: State, action: i64) -> None:
    if action >= DRAW:
        apply_chance(s, action)
    elif action >= CASTLE:
        apply_table(s, action)
    elif action >= SHARE:
        flow.apply_share(s, action - SHARE)
    elif action >= TOP:
        cards.apply_return(s, action)
    elif action >= PICK:
        cards.apply_pick(s, action - PICK)
    elif action >= STACK:
        apply_stack(s, action - STACK)
    elif action >= TARGET:
        cards.apply_target(s, action - TARGET)
    else:
        cards.apply_source(s, action - SOURCE)


def apply_stack(s: State, rank: i64) -> None:
    if s.step == CARD_STACK:
        cards.apply_block(s, rank)
    else:
        flow.apply_stack(s, rank)


def apply_chance(s: State, action: i64) -> None:
    if action >= MASTER:
        preparing.apply_master(s, action - MASTER)
    else:
        cards.apply_draw(s, action - DRAW)


def apply_table(s: State, action: i64) -> None:
    if action >= STARTER:
        flow.next_phase(s, action - STARTER)
    elif action == STAY:
        flow.close_king(s)
    elif action >= KING:
        apply_king(s, action - KING)
    elif action >= KNIGHT:
        preparing.apply_knight(s, action - KNIGHT)
    else:
        preparing.apply_castle(s, action - CASTLE)


def apply_king(s: State, x: i64) -> None:
    if s.step == PLACE_KING:
        preparing.apply_first_king(s, x)
    else:
        preparing.put_king(s.board, x)
        flow.close_king(s)


def mark(s: State, action: i64) -> i64:
    """What the others see: a card only when it is carried out, and never what is drawn."""
    if s.options.master:
        return action
    if SOURCE <= action < TARGET:
        return NONE
    if PLAY <= action < DEPLOY:
        return action if CARD_BUDGET[action - PLAY] > 0 else NONE
    if DRAW <= action < MASTER:
        return DRAWN
    if PICK <= action < TOP:
        return PICKED
    if TOP <= action < BOTTOM:
        return ON_TOP
    if BOTTOM <= action < SHARE:
        return AT_BOTTOM
    return action
