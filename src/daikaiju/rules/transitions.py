"""One step of the game: list the legal actions, apply one, run to the next question.

The modules of the phases use one naming scheme: `ask_X` pushes a question, `legal_X(…, out, n)`
writes its legal actions from out[n] on and returns the new n, `answer_X` applies the decision,
`apply_X` an outcome of chance.
"""

from __future__ import annotations

from .actions import A_TURN_DIE, A_USE, first_of, kind_of, sort_unique
from .agenda import (
    AFTER_TURN,
    AFTER_YIELDS,
    APPLY_LOSSES,
    ASIDE,
    BUY,
    BUYING,
    CHANGE,
    CHANGES,
    COMBINATIONS,
    COPY,
    DRAW_STARTER,
    END_EFFECTS,
    END_TURN,
    ENTER,
    ENTER_NOW,
    GO_ON,
    HELD,
    HIT,
    KEEP,
    KNOCK_OUT,
    LAST_CHANCE,
    LAST_PAUSE,
    LAST_STEP,
    LAY_TILE,
    LOOK,
    LOSSES,
    MOVE_COPIES,
    MOVE_COPY,
    NEXT_TURN,
    OPENING,
    OPENING_THROW,
    OPPORTUNITIES,
    OPPORTUNITY,
    ORDER,
    OVER,
    POISON,
    PREDICT,
    PROBE,
    PROBES,
    PROTECT,
    PROTECTION,
    REFILL,
    RESOLVE,
    REVEAL,
    SELL,
    START_TURN,
    STORE,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
    THROW_FOR,
    THROWING,
    USE_HEART,
    YIELD,
    YIELDS,
    YIELDS_NOW,
    pop,
    top_a,
    top_b,
    top_kind,
    top_seat,
    top_source,
)
from .constants import NOTHING, STACK
from .copies import answer_copy, legal_copies
from .dice import (
    answer_aside,
    answer_keep,
    apply_card_throw,
    apply_throw,
    ask_changes,
    ask_probes,
    legal_aside,
    legal_changes,
    legal_except_keeps,
    legal_keeps,
    legal_probes,
    start_throwing,
)
from .first_player import apply_opening_throw, apply_starter, run_opening
from .game_end import end_if_due
from .identity import thing_named
from .losses import (
    answer_protection,
    apply_losses,
    ask_protection,
    begin_losses,
    hit_one,
    legal_protections,
    lose_all_hearts,
    lose_held,
    lose_to_poison,
)
from .market import (
    answer_buyer,
    answer_opportunity,
    apply_look,
    apply_reveal,
    ask_buyer,
    ask_opportunists,
    legal_opportunities,
    legal_purchases,
    refill,
)
from .moments import any_time, copy_moves
from .operations import is_standing
from .predictions import answer_prediction, legal_predictions
from .resolution import (
    answer_heart,
    answer_order,
    legal_hearts,
    legal_orders,
    resolve,
    score_combinations,
)
from .signatures import Words, compiled_once
from .state import State
from .stored_energy import answer_store, legal_stores
from .tokyo import (
    after_yields,
    answer_swap,
    answer_yield,
    ask_swap,
    ask_yields,
    enter_tokyo,
    legal_swaps,
    legal_yields,
)
from .turn import (
    answer_sale,
    ask_extra_turn,
    end_effects,
    end_turn,
    legal_extra_turns,
    legal_sales,
    next_turn,
    start_turn,
)
from .uses import use_thing
from .wickedness import answer_tile, legal_tiles

# --- legal actions -------------------------------------------------------------------------------


@compiled_once
def list_legal(state: State, out: Words) -> int:
    """Write the legal actions of the deciding seat into `out`, ascending; return their number."""
    if top_kind(state) <= LAST_CHANCE:
        return 0
    seat = top_seat(state)
    n = _list_common_answers(state, top_kind(state), seat, out)
    if seat == state.turn:
        n = any_time(state, seat, out, n)
    return sort_unique(out, n) if n > 1 else n


def list_except_keeps(state: State, out: Words) -> int:
    """List the legal actions of a KEEP question except keeps, for callers that compute keeps."""
    seat = top_seat(state)
    n = any_time(state, seat, out, legal_except_keeps(state, seat, out, 0))
    return sort_unique(out, n) if n > 1 else n


def _list_common_answers(state: State, kind: int, seat: int, out: Words) -> int:
    if kind == KEEP:
        return legal_keeps(state, seat, out, 0)
    if kind == BUY:
        return legal_purchases(state, seat, out, 0)
    if kind == YIELD:
        return legal_yields(state, out, 0)
    if kind == ORDER:
        return legal_orders(state, seat, out, 0)
    if kind == PROTECT:
        return legal_protections(state, seat, out, 0)
    if kind == USE_HEART:
        return legal_hearts(state, seat, out, 0)
    if kind == PROBE:
        return legal_probes(state, seat, out, 0)
    if kind == CHANGE:
        return legal_changes(state, seat, out, 0)
    if kind == OPPORTUNITY:
        return legal_opportunities(state, seat, out, 0)
    return _list_rare_answers(state, kind, seat, out)


def _list_rare_answers(state: State, kind: int, seat: int, out: Words) -> int:
    if kind == ASIDE:
        return legal_aside(state, seat, out, 0)
    if kind == SWAP:
        return legal_swaps(state, out, 0)
    if kind == STORE:
        return legal_stores(state, seat, out, 0)
    if kind == SELL:
        return legal_sales(state, seat, out, 0)
    if kind == TAKE:
        return legal_tiles(state, top_a(state), out, 0)
    if kind == GO_ON:
        return legal_extra_turns(state, seat, out, 0)
    if kind == PREDICT:
        return legal_predictions(state, out, 0)
    return legal_copies(state, out, 0)


# --- applying actions ----------------------------------------------------------------------------


@compiled_once
def advance(state: State, action: int) -> None:
    """Apply an action of the actor and run to the next question, without a check of legality.

    With NOTHING, only what is pending runs.
    """
    if action != NOTHING:
        apply_action(state, action)
    run_until_decision(state)


def apply_action(state: State, action: int) -> None:
    """Apply an action of the actor without running the frames that follow."""
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        if A_USE <= kind_of(action) <= A_TURN_DIE:
            use_thing(state, kind, action)
        else:
            _apply_decision(state, kind, action)
    elif kind > LAST_STEP:
        _apply_chance(state, kind, action)


def _apply_chance(state: State, kind: int, action: int) -> None:
    """Apply an outcome of chance."""
    if kind == THROW:
        apply_throw(state, action)
    elif kind == REVEAL:
        apply_reveal(state, action)
    elif kind == THROW_FOR:
        apply_card_throw(state, action)
    elif kind == LOOK:
        apply_look(state, action)
    elif kind == OPENING_THROW:
        apply_opening_throw(state, action)
    elif kind == DRAW_STARTER:
        apply_starter(state, first_of(action))
    elif kind == LAY_TILE:
        pop(state)
        state.location[thing_named(state, first_of(action))] = STACK


def _apply_decision(state: State, kind: int, action: int) -> None:
    """Apply a decision of a seat."""
    if kind == KEEP:
        answer_keep(state, action)
    elif kind == BUY:
        answer_buyer(state, action)
    elif kind == YIELD:
        answer_yield(state, action)
    elif kind == ORDER:
        answer_order(state, action)
    elif kind == USE_HEART:
        answer_heart(state, action)
    elif kind == PROTECT:
        answer_protection(state, action)
    elif kind == OPPORTUNITY:
        answer_opportunity(state, action)
    elif kind == ASIDE:
        answer_aside(state, action)
    elif kind == SWAP:
        answer_swap(state, action)
    elif kind == STORE:
        answer_store(state, action)
    elif kind == SELL:
        answer_sale(state, action)
    elif kind == TAKE:
        answer_tile(state, action)
    elif kind == COPY or kind == MOVE_COPY:
        answer_copy(state, action)
    elif kind == PREDICT:
        answer_prediction(state, action)
    else:
        pop(state)  # a pass


# --- running frames ------------------------------------------------------------------------------


def run_until_decision(state: State) -> None:
    """Run frames and steps until chance or a seat must act, or the game is over."""
    while run_next(state):
        pass


def run_next(state: State) -> bool:
    """Run the next frame or step; return False if an actor must act or the game is over."""
    kind = top_kind(state)
    if kind > LAST_STEP:
        return False
    if state.crucial and kind <= LAST_PAUSE and end_if_due(state):
        return False
    if kind > 0:
        _run_frame(state, kind)
    elif state.step == OVER:
        return False
    else:
        state.step += 1
        _run_turn_step(state, state.step - 1, state.turn)
    return True


def _run_turn_step(state: State, kind: int, seat: int) -> None:
    """Run a step of the turn. Of a monster that has fallen, only others may still yield (Q-12)."""
    if not is_standing(state, seat) and kind != YIELDS and kind != NEXT_TURN:
        return
    if kind == START_TURN:
        start_turn(state, seat)
    elif kind == THROWING:
        start_throwing(state, seat)
    elif kind == PROBES:
        ask_probes(state, seat)
    elif kind == CHANGES:
        ask_changes(state, seat)
    elif kind == COMBINATIONS:
        score_combinations(state, seat)
    elif kind == RESOLVE:
        resolve(state, seat)
    elif kind == YIELDS:
        if not state.claws_take_tokyo:
            ask_yields(state, seat)
    elif kind == ENTER:
        if not state.claws_take_tokyo:
            enter_tokyo(state, seat)
    elif kind == BUYING:
        ask_buyer(state, seat)
    elif kind == END_TURN:
        end_turn(state, seat)
    elif kind == END_EFFECTS:
        end_effects(state, seat)
    elif kind == AFTER_TURN:
        ask_extra_turn(state, seat)
    else:
        next_turn(state)


def _run_frame(state: State, kind: int) -> None:
    seat, a, b, source = top_seat(state), top_a(state), top_b(state), top_source(state)
    pop(state)
    if kind == REFILL:
        refill(state, seat, a)
    elif kind == OPPORTUNITIES:
        ask_opportunists(state, a, b)
    elif kind == APPLY_LOSSES:
        apply_losses(state, a, source)
    elif kind == LOSSES:
        begin_losses(state, a, source)
    elif kind == PROTECTION:
        ask_protection(state, seat, a, source)
    elif kind == HIT:
        hit_one(state, seat, a, b, source)
    elif kind == POISON:
        lose_to_poison(state, seat, a)
    elif kind == KNOCK_OUT:
        lose_all_hearts(state, seat, source)
    elif kind == MOVE_COPIES:
        copy_moves(state, seat)
    elif kind == YIELDS_NOW:
        ask_yields(state, seat)
    elif kind == ENTER_NOW:
        enter_tokyo(state, seat)
    elif kind == AFTER_YIELDS:
        after_yields(state, seat)
    elif kind == HELD:
        lose_held(state, seat, a)
    elif kind == SWAPPING:
        ask_swap(state, seat, a, b)
    elif kind == OPENING:
        run_opening(state)
