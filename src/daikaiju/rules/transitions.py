"""One step of the game: what may be done, doing it, and running on to the next question."""

from __future__ import annotations

from typing import Any

from .actions import A_TURN_DIE, A_USE, A_USE_DIE, first_of, kind_of, second_of, third_of
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
    LAST_CHANCE,
    LAST_STEP,
    LAY_TILE,
    LOOK,
    LOSSES,
    MOVE_COPY,
    OPENING,
    OPENING_THROW,
    OPPORTUNITIES,
    OPPORTUNITY,
    ORDER,
    OVER,
    POISON,
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
from .constants import STACK
from .copies import answer_copy, legal_copies
from .dice import (
    answer_aside,
    answer_keep,
    ask_changes,
    ask_probes,
    legal_aside,
    legal_besides_keeping,
    legal_changes,
    legal_keeps,
    legal_probes,
    start_throwing,
    thrown,
    thrown_for_card,
)
from .first_player import open_game, opening_thrown, starter_drawn
from .game_end import look_for_end
from .losses import (
    answer_protection,
    apply_losses,
    ask_protection,
    begin_losses,
    hit_one,
    legal_protections,
    lose_held,
    suffer_poison,
)
from .market import (
    answer_buyer,
    answer_opportunity,
    ask_buyer,
    ask_opportunists,
    legal_opportunities,
    legal_purchases,
    refill,
    revealed,
    top_looked_at,
)
from .moments import any_time, used, used_on_die, used_to_turn
from .resolution import (
    answer_heart,
    answer_order,
    legal_hearts,
    legal_orders,
    look_at_combinations,
    resolve,
)
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
    after_turn_step,
    answer_sale,
    end_effects,
    end_turn,
    legal_going_on,
    legal_sales,
    next_turn,
    start_turn,
)
from .wickedness import answer_tile, legal_tiles

# --- what may be done ----------------------------------------------------------------------------


def list_legal(state: State, out: Any) -> int:
    """Write the legal actions of the seat that must decide into `out`, ascending; how many."""
    if top_kind(state) <= LAST_CHANCE:
        return 0
    seat = top_seat(state)
    n = _list_answers(state, top_kind(state), seat, out)
    if seat == state.turn:
        n = any_time(state, seat, out, n)
    return put_in_order(out, n) if n > 1 else n


def list_besides_keeps(state: State, out: Any) -> int:
    """At a KEEP question: the legal actions after the keeps, which need not be listed then."""
    seat = top_seat(state)
    n = any_time(state, seat, out, legal_besides_keeping(state, seat, out, 0))
    return put_in_order(out, n) if n > 1 else n


def put_in_order(out: Any, n: int) -> int:
    """Sort the first n actions and drop doubles; most are in order already."""
    kept = 1
    while kept < n and out[kept - 1] < out[kept]:
        kept += 1
    for i in range(kept, n):
        action = out[i]
        at = kept
        while at > 0 and out[at - 1] > action:
            at -= 1
        if at > 0 and out[at - 1] == action:
            continue
        for move in range(kept, at, -1):
            out[move] = out[move - 1]
        out[at] = action
        kept += 1
    return kept


def _list_answers(state: State, kind: int, seat: int, out: Any) -> int:
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


def _list_rare_answers(state: State, kind: int, seat: int, out: Any) -> int:
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
        return legal_going_on(state, seat, out, 0)
    return legal_copies(state, out, 0)


# --- doing it ------------------------------------------------------------------------------------


def advance(state: State, action: int) -> None:
    """Do what is asked of the actor and run on to the next question. Nothing is checked."""
    take(state, action)
    run(state)


def take(state: State, action: int) -> None:
    """Do what is asked of the actor, and no more."""
    kind = top_kind(state)
    if kind > LAST_CHANCE:
        if A_USE <= kind_of(action) <= A_TURN_DIE:
            use(state, kind, action)
        else:
            _answer(state, kind, action)
    elif kind > LAST_STEP:
        _happen(state, kind, action)


def use(state: State, kind: int, action: int) -> None:
    """Use a card or tile beside or instead of an answer; mostly the question then comes again."""
    seat, source = top_seat(state), first_of(action)
    if kind == PROTECT:
        answer_protection(state, action)
    elif kind == PROBE or kind == GO_ON:
        pop(state)
    elif kind == CHANGE:
        pop(state)
        state.step = CHANGES
    if kind == ASIDE:
        answer_aside(state, action)
    elif kind_of(action) == A_USE:
        used(state, seat, source)
    elif kind_of(action) == A_USE_DIE:
        used_on_die(state, seat, source, second_of(action))
    else:
        used_to_turn(state, seat, source, second_of(action), third_of(action))


def _happen(state: State, kind: int, action: int) -> None:
    """Chance has brought something."""
    if kind == THROW:
        thrown(state, action)
    elif kind == REVEAL:
        revealed(state, action)
    elif kind == THROW_FOR:
        thrown_for_card(state, action)
    elif kind == LOOK:
        top_looked_at(state, action)
    elif kind == OPENING_THROW:
        opening_thrown(state, action)
    elif kind == DRAW_STARTER:
        starter_drawn(state, first_of(action))
    elif kind == LAY_TILE:
        pop(state)
        state.lies[first_of(action)] = STACK


def _answer(state: State, kind: int, action: int) -> None:
    """A seat has decided."""
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
    else:
        pop(state)  # a pass


# --- running on ----------------------------------------------------------------------------------


def run(state: State) -> None:
    """Go on by itself, frame after frame and step after step, until somebody is asked."""
    while go_on(state):
        pass


def go_on(state: State) -> bool:
    """Do the next frame or step that needs nobody; False if there is none."""
    kind = top_kind(state)
    if kind > LAST_STEP:
        return False
    if state.crucial and (kind == 0 or kind == REFILL) and look_for_end(state):
        return False
    if kind > 0:
        _frame(state, kind)
    elif state.step == OVER:
        return False
    else:
        state.step += 1
        _turn_step(state, state.step - 1, state.turn)
    return True


def _turn_step(state: State, kind: int, seat: int) -> None:
    if kind == START_TURN:
        start_turn(state, seat)
    elif kind == THROWING:
        start_throwing(state, seat)
    elif kind == PROBES:
        ask_probes(state, seat)
    elif kind == CHANGES:
        ask_changes(state, seat)
    elif kind == COMBINATIONS:
        look_at_combinations(state, seat)
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
        after_turn_step(state, seat)
    else:
        next_turn(state)


def _frame(state: State, kind: int) -> None:
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
        suffer_poison(state, seat, a)
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
        open_game(state)
