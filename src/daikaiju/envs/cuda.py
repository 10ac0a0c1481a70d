"""Games on a GPU, by the same rules: a batch to learn from, and whole games at full speed.

batch = CudaBatch(Setup(), games=65_536, seed=1)
seen = torch.as_tensor(batch.observations, device="cuda")  # the same memory, nothing is copied
batch.step(policy(seen))

Arrays stay on the GPU and have `__cuda_array_interface__`, which PyTorch, CuPy and JAX read. Games
are those of `Batch` to the last bit: the same seed and actions give the same positions, masks and
rewards. The first use compiles for a minute or two; what comes out is kept on disk.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..rules.constants import MOST_SEATS
from ..rules.state import RECORD, State
from .action_errors import why_not
from .actions import ACTIONS
from .batch import PICKS, Rows, streams
from .cuda_compiler import why_no_gpu
from .game import checked_seed
from .observations import SIZE
from .setup import Setup
from .stages import (
    ACTORS,
    BEGINS,
    CHOICES,
    COUNTED,
    DECIDES,
    ENDS,
    GIVEN,
    LIKENESSES,
    NUMBERS,
    PLAYERS,
    RENEWS,
    ROWS,
    UNPAID,
)

TOGETHER = 1024  # games in a block, if they are at all stages
ALIKE = 128  # … if they are sorted by what they do next
NEVER = 1 << 62  # a number that no game will have
IN_ONE_GO = 8192  # decisions of whole games, before somebody looks whether they are over


class NoGPU(RuntimeError):
    """There is no GPU here that games could run on."""


class _Field:
    """Games side by side in the memory of a GPU, and the kernels that move them.

    `together` of them are a block, which passes one stage after another.
    """

    def __init__(self, setup: Setup, games: int, together: int) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played: 1 or more would do")
        if trouble := why_no_gpu():
            raise NoGPU(trouble)
        from numba import cuda

        from . import kernels

        self.setup, self.games, self._together = setup, games, together
        self._cuda, self._kernels = cuda, kernels
        self._blocks = -(-games // kernels.BLOCK)
        self._starts = cuda.to_device(setup.start.record)
        self.states = cuda.device_array(games, RECORD)
        self._luck = cuda.device_array(games, np.uint64)
        self._cells = cuda.device_array((ROWS, games), np.int64)
        self._order = cuda.to_device(np.arange(games, dtype=np.int32))
        self._queue = cuda.device_array(1, np.int64)
        self.rewards = cuda.to_device(np.zeros((games, MOST_SEATS), np.float32))

    def _begin(self, seed: int, kind: int, last: int, player: int, most: int, results: Any) -> None:
        """Begin games 0, 1, 2 … of a seed, up to their first decisions."""
        setup = self.setup
        skip = int(setup.skip_forced)
        self._terms = seed, skip, kind, setup.longest, self.games, last, player, most
        self._results = results
        self._queue.copy_to_device(np.array([self.games]))
        cells = np.zeros((ROWS, self.games), np.int64)
        cells[NUMBERS] = np.arange(self.games)
        self._cells.copy_to_device(cells)
        self._carry(BEGINS)

    def _carry(self, task: int) -> None:
        """Let all games go on."""
        games = self._order, self._starts, self.states, self._luck, self._cells
        told = self.rewards, self._results, self._queue
        shape = -(-self.games // self._together), self._together
        self._kernels.CARRY[shape](*games, *told, self._terms, task)

    def synchronize(self) -> None:
        """Wait until all that was asked of the GPU is done."""
        self._cuda.synchronize()

    def state(self, game: int) -> State:
        """A copy of the position of one game."""
        return State(self.states[game : game + 1].copy_to_host().view(RECORD))


# --- to learn from -------------------------------------------------------------------------------


class CudaBatch(_Field):
    """What `Batch` is, on a GPU: all arrays are device arrays, `step` takes host or device ids."""

    def __init__(self, setup: Setup = Setup(), games: int = 65_536, seed: int = 0) -> None:
        super().__init__(setup, games, ALIKE)
        device_array = self._cuda.device_array
        self.observations = device_array((games, SIZE), np.int8)
        self._masks = device_array((games, ACTIONS), np.int8)
        self.masks = self._masks.view(np.bool_)
        self.actors, self.ends = self._cells[ACTORS], self._cells[ENDS]
        self.rows = Rows(self.observations, self.masks, self.actors, self.rewards, self.ends)
        self._bad = device_array(1, np.int64)
        self._sampled = device_array(games, np.int64)
        self._counts = self._cuda.to_device(np.zeros(LIKENESSES, np.int32))
        self._firsts = device_array(LIKENESSES, np.int32)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Rows:
        """Begin the first games of a seed; without one, those of the seed before once more."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._picks = self._cuda.to_device(streams(self.seed, PICKS, self.games))
        nothing = self._cuda.to_device(np.zeros(0, np.int8))
        self._begin(self.seed, self.setup.kind, NEVER, GIVEN, 1, nothing)
        self._sort()
        self._show()
        return self.rows

    def step(self, actions: Any, check: bool = True) -> Rows:
        """Take one action in every game, by their ids. With an illegal one nothing is done.

        `check=False` trusts the ids and does not wait for the GPU; an illegal id then spoils its
        game.
        """
        self._take_ids(actions)
        if check:
            self._refuse_illegal()
        self._carry(DECIDES)
        self._sort()
        self._carry(RENEWS)
        self._show()
        return self.rows

    def sample(self) -> Any:
        """A legal id for each game, every one equally likely; the same as those of `Batch`.

        They lie in the same array every time, like all that a batch shows.
        """
        shape = self._blocks, self._kernels.BLOCK
        self._kernels.PICK[shape](self._order, self.states, self._picks, self._sampled)
        return self._sampled

    def close(self) -> None:
        """Memory is given back with the last reference to it; here for those used to closing."""

    def _sort(self) -> None:
        """Put games side by side that will do much the same next."""
        kernels, shape = self._kernels, (-(-self.games // TOGETHER), TOGETHER)
        kernels.COUNT[shape](self._cells, self._counts)
        kernels.FIRSTS[1, 1](self._counts, self._firsts)
        kernels.SORT[shape](self._cells, self._firsts, self._order)

    def _show(self) -> None:
        from numba.cuda.cudadrv.driver import device_memset

        kernels = self._kernels
        warps = -(-self.games * kernels.WARP // kernels.BLOCK)
        kernels.SHOW[warps, kernels.BLOCK](self.states, self._cells, self.observations)
        device_memset(self._masks, 0, self._masks.nbytes)
        kernels.ALLOW[self._blocks, kernels.BLOCK](self._order, self.states, self._masks)

    def _take_ids(self, actions: Any) -> None:
        here = hasattr(actions, "__cuda_array_interface__")
        given = self._cuda.as_cuda_array(actions) if here else np.ascontiguousarray(actions)
        if given.shape != (self.games,) or given.dtype != np.int64:
            raise ValueError(
                f"actions of the shape {given.shape} and the type {given.dtype} cannot be taken: "
                f"{self.games} numbers of the type int64 would do, an id for each game"
            )
        self._cells[CHOICES].copy_to_device(given)

    def _refuse_illegal(self) -> None:
        self._bad.copy_to_device(np.array([self.games]))
        shape = self._blocks, self._kernels.BLOCK
        self._kernels.CHECK[shape](self._order, self.states, self._cells, self._bad)
        bad = int(self._bad.copy_to_host()[0])
        if bad < self.games:
            number = int(self._cells[CHOICES].copy_to_host()[bad])
            raise ValueError(f"game {bad}: {why_not(self.state(bad), number)}")


# --- whole games ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """Games that were played to their ends."""

    winners: Any  # by the number of the game: who won, as bits (bit 0: seat 0)
    decisions: int


class Playouts(_Field):
    """Whole games by players of ours, "random" or "greedy", without anybody looking on."""

    def __init__(
        self, setup: Setup = Setup(), player: str = "random", side_by_side: int = 132 * 1024
    ) -> None:
        if player not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise ValueError(f"{player!r} does not play on a GPU: {known} do")
        super().__init__(setup, side_by_side, TOGETHER)
        self._player = PLAYERS[player]

    def play(self, games: int, seed: int = 0) -> Played:
        """Play the games 0 to `games` - 1 of a seed."""
        results = self._cuda.to_device(np.zeros(games, np.int8))
        self._begin(checked_seed(seed), UNPAID, games, self._player, IN_ONE_GO, results)
        while self._cells[NUMBERS].copy_to_host().min() < games:
            self._carry(DECIDES)
        decisions = int(self._cells[COUNTED].copy_to_host().sum())
        return Played(results.copy_to_host(), decisions)
