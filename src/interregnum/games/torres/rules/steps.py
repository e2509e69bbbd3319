"""Every step of the game: what may be chosen, and what comes of it."""

from mypy_extensions import i64

from interregnum.core.arrays import Ints, append, vec
from interregnum.core.game import NONE
from interregnum.core.grid import SQUARES, spill
from interregnum.games.torres.actions import (
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
from interregnum.games.torres.data import (
    BUILD_AP,
    BUY_AP,
    CARD_BUDGET,
    DEPLOY_AP,
    MOVE_AP,
    SCORE_AP,
)
from interregnum.games.torres.rules import build, cards, deploy, flow, move, track
from interregnum.games.torres.rules import setup as preparing
from interregnum.games.torres.state import (
    CARD_SOURCE,
    CARD_STACK,
    CARD_TARGET,
    DRAWING,
    FROM_AP,
    MASTER_CARD,
    MASTER_GAME,
    MOVE_KING,
    NAME_STARTER,
    PASSAGE_MODEL,
    PICKING,
    PLACE_CASTLES,
    PLACE_KING,
    PLACE_KNIGHTS,
    RETURNING,
    STACKING,
    TURN,
    State,
)


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
    """All that one AP, or a card, can do now (T-TURN-02)."""
    out: Ints = append(vec[i64](), END)
    ap = s.budget - s.spent
    if ap >= SCORE_AP:
        out = append(out, SCORE)
    if ap >= BUY_AP and cards.can_buy(s):
        out = append(out, BUY)
    out = cards.add_plays(out, s)
    if ap >= DEPLOY_AP and s.reserve[s.seat] > 0:
        out = spill(out, DEPLOY, deploy.targets(s.board, s.board.men[s.seat]))
    if ap >= BUILD_AP:
        out = build.add_builds(out, s)
    if ap >= MOVE_AP:
        out = move.add_moves(out, s.board, s.seat, s.options[PASSAGE_MODEL])
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
    if s.options[MASTER_GAME]:
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
