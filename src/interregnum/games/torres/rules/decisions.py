"""Every decision of the game: what may be chosen, and what comes of it."""

from typing import Final

from mypy_extensions import i64

from interregnum.core.arrays import Ints, vec
from interregnum.core.game import NONE
from interregnum.games.torres.rules import (
    actions,
    build,
    cards,
    data,
    deploy,
    flow,
    move,
    state,
    track,
)
from interregnum.games.torres.rules import setup as preparing
from interregnum.games.torres.rules.grid import SQUARES, count, spill, squares
from interregnum.games.torres.rules.state import State

CHEAPEST_AP: Final[i64] = min(
    data.SCORE_AP, data.BUY_AP, data.BUILD_AP, data.MOVE_AP
)  # all of them cost one


def is_chance(s: State) -> bool:
    return s.step == state.DRAWING or s.step == state.MASTER_CARD


def choices(s: State) -> Ints:
    """Of whoever is awaited, ascending."""
    return turn_choices(s) if s.step == state.TURN else step_choices(s)


def act(s: State, action: i64) -> None:
    if s.step == state.TURN:
        apply_turn(s, action)
    else:
        apply_step(s, action)


def turn_choices(s: State) -> Ints:
    """All that one AP, or a card, can do now (T-TURN-02): counted first, then written."""
    plays = cards.playable(s)
    if s.budget - s.spent < CHEAPEST_AP:
        out = vec[i64]([0] * (1 + count(plays)))
        out[0] = actions.END
        spill(out, 1, actions.PLAY, plays)
        return out
    return paid_choices(s, plays)


def paid_choices(s: State, plays: i64) -> Ints:
    board = s.board
    men = squares(board.men[s.seat])
    can_deploy = s.budget - s.spent >= data.DEPLOY_AP and s.reserve[s.seat] > 0
    deploys = deploy.targets(board, men) if can_deploy else 0
    sites = build.targets(board)
    kinds = build.kinds(s)
    ways = move.ways(board, men, s.options.passage_model)
    buys: i64 = 1 if cards.can_buy(s) else 0
    total = 2 + buys + count(plays) + count(deploys) + kinds * count(sites)
    for way in ways:
        total += count(way)
    out = vec[i64]([0] * total)
    out[0] = actions.END
    out[1] = actions.SCORE
    out[1 + buys] = actions.BUY if buys else actions.SCORE
    at = spill(out, 2 + buys, actions.PLAY, plays)
    at = spill(out, at, actions.DEPLOY, deploys)
    for kind in range(kinds):
        at = spill(out, at, actions.BUILD + kind * SQUARES, sites)
    for i in range(i64(len(men))):
        at = spill(out, at, actions.MOVE + men[i] * SQUARES, ways[i])
    return out


def step_choices(s: State) -> Ints:
    step = s.step
    if step == state.DRAWING:
        return cards.draws(s)
    if step == state.CARD_SOURCE:
        return cards.source_choices(s)
    if step == state.CARD_TARGET:
        return cards.target_choices(s)
    if step == state.CARD_STACK:
        return cards.block_choices(s)
    if step == state.PICKING:
        return cards.picks(s)
    if step == state.RETURNING:
        return cards.returns(s)
    if step == state.STACKING:
        return flow.stack_choices(s)
    return table_choices(s)


def table_choices(s: State) -> Ints:
    """The decisions before and between the phases, and unused blocks."""
    step = s.step
    if step == state.MASTER_CARD:
        return preparing.masters()
    if step == state.PLACE_CASTLES:
        return preparing.castle_choices(s)
    if step == state.PLACE_KNIGHTS:
        return preparing.knight_choices(s)
    if step == state.PLACE_KING:
        return preparing.king_choices(s)
    if step == state.MOVE_KING:
        return flow.king_moves(s)
    if step == state.NAME_STARTER:
        return flow.starter_choices(s)
    return flow.share_choices(s)


def apply_turn(s: State, action: i64) -> None:
    if action >= actions.MOVE:
        way = action - actions.MOVE
        move.apply_move(s.board, s.seat, way // SQUARES, way % SQUARES)
        s.spent += data.MOVE_AP
    elif action >= actions.BUILD:
        build.apply_build(s, action - actions.BUILD)
    elif action >= actions.DEPLOY:
        deploy.apply_deploy(s, action - actions.DEPLOY)
    elif action >= actions.PLAY:
        cards.apply_play(s, action - actions.PLAY)
    elif action == actions.BUY:
        cards.apply_buy(s)
    elif action == actions.SCORE:
        track.advance(s, s.seat, 1, state.FROM_AP)
        s.spent += data.SCORE_AP
    else:
        flow.apply_end(s)


def apply_step(s: State, action: i64) -> None:
    if action >= actions.DRAW:
        apply_chance(s, action)
    elif action >= actions.CASTLE:
        apply_table(s, action)
    elif action >= actions.SHARE:
        flow.apply_share(s, action - actions.SHARE)
    elif action >= actions.TOP:
        cards.apply_return(s, action)
    elif action >= actions.PICK:
        cards.apply_pick(s, action - actions.PICK)
    elif action >= actions.STACK:
        apply_stack(s, action - actions.STACK)
    elif action >= actions.TARGET:
        cards.apply_target(s, action - actions.TARGET)
    else:
        cards.apply_source(s, action - actions.SOURCE)


def apply_stack(s: State, rank: i64) -> None:
    if s.step == state.CARD_STACK:
        cards.apply_block(s, rank)
    else:
        flow.apply_stack(s, rank)


def apply_chance(s: State, action: i64) -> None:
    if action >= actions.MASTER:
        preparing.apply_master(s, action - actions.MASTER)
    else:
        cards.apply_draw(s, action - actions.DRAW)


def apply_table(s: State, action: i64) -> None:
    if action >= actions.STARTER:
        flow.next_phase(s, action - actions.STARTER)
    elif action == actions.STAY:
        flow.close_king(s)
    elif action >= actions.KING:
        apply_king(s, action - actions.KING)
    elif action >= actions.KNIGHT:
        preparing.apply_knight(s, action - actions.KNIGHT)
    else:
        preparing.apply_castle(s, action - actions.CASTLE)


def apply_king(s: State, x: i64) -> None:
    if s.step == state.PLACE_KING:
        preparing.apply_first_king(s, x)
    else:
        preparing.put_king(s.board, x)
        flow.close_king(s)


def mark(s: State, action: i64) -> i64:
    """What the others see: a card only when it is carried out, and never what is drawn."""
    if s.options.master:
        return action
    if actions.SOURCE <= action < actions.TARGET:
        return NONE
    if actions.PLAY <= action < actions.DEPLOY:
        return action if data.CARD_BUDGET[action - actions.PLAY] > 0 else NONE
    if actions.DRAW <= action < actions.MASTER:
        return actions.DRAWN
    if actions.PICK <= action < actions.TOP:
        return actions.PICKED
    if actions.TOP <= action < actions.BOTTOM:
        return actions.ON_TOP
    if actions.BOTTOM <= action < actions.SHARE:
        return actions.AT_BOTTOM
    return action
