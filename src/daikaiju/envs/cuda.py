"""Games on a GPU by the same rules: a batch for training, and whole games at full speed.

batch = CudaBatch(Setup(), games=65_536, seed=1)
observations = torch.as_tensor(batch.observations, device="cuda")  # shared memory, no copy
batch.step(policy(observations))

Arrays stay on the GPU and have `__cuda_array_interface__`, which PyTorch, CuPy and JAX read. Games
are identical to those of `Batch`: the same seed and actions give the same positions, masks and
rewards. The first use compiles for a minute or two; the result is cached on disk.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..rules.constants import MAX_SEATS
from ..rules.state import RECORD, State
from ..spaces.actions import ACTIONS
from ..spaces.observations import SIZE
from .action_errors import illegal_action_message
from .batch import PICK_STREAMS, Rows, streams
from .cuda_compiler import why_no_gpu
from .game import checked_games, checked_seed
from .setup import Mixture, Setup
from .stages import (
    ACTORS,
    CALLER,
    CHOICES,
    COUNTED,
    DECIDES,
    ENDS,
    NO_REWARDS,
    NUMBERS,
    PLAYERS,
    RESTARTS,
    ROWS,
    SORT_KEYS,
    STARTS,
)

MIXED_BLOCK = 1024  # games per block if their stages are mixed
SORTED_BLOCK = 128  # games per block if they are sorted by stage
NEVER = 1 << 62  # larger than the number of any game
DECISIONS_PER_CALL = 8192  # decisions per game before the host checks for the end


class NoGPU(RuntimeError):
    """No usable GPU was found."""


class _DeviceGames:
    """Games in the memory of a GPU, and the kernels that advance them.

    `together` games form a block, which runs one stage after another.
    """

    def __init__(self, setup: Setup | Mixture, games: int, together: int) -> None:
        checked_games(games)
        if trouble := why_no_gpu():
            raise NoGPU(trouble)
        from numba import cuda

        from . import kernels

        self.setup, self.games, self._together = setup, games, together
        self._cuda, self._kernels = cuda, kernels
        self._blocks = -(-games // kernels.BLOCK)
        self._starts = cuda.to_device(setup.starts)
        self.states = cuda.device_array(games, RECORD)
        self._rng = cuda.device_array(games, np.uint64)
        self._cells = cuda.device_array((ROWS, games), np.int64)
        self._order = cuda.to_device(np.arange(games, dtype=np.int32))
        self._queue = cuda.device_array(1, np.int64)
        self.rewards = cuda.to_device(np.zeros((games, MAX_SEATS), np.float32))

    def _begin(self, seed: int, kind: int, last: int, player: int, most: int, results: Any) -> None:
        """Start games 0, 1, 2 … of a seed and play to their first decisions."""
        setup = self.setup
        skip = int(setup.skip_forced)
        self._terms = seed, skip, kind, setup.longest, self.games, last, player, most
        self._results = results
        self._queue.copy_to_device(np.array([self.games]))
        cells = np.zeros((ROWS, self.games), np.int64)
        cells[NUMBERS] = np.arange(self.games)
        self._cells.copy_to_device(cells)
        self._advance(STARTS)

    def _advance(self, task: int) -> None:
        """Run one call for all games."""
        games = self._order, self._starts, self.states, self._rng, self._cells
        outputs = self.rewards, self._results, self._queue
        shape = -(-self.games // self._together), self._together
        self._kernels.ADVANCE[shape](*games, *outputs, self._terms, task)

    def synchronize(self) -> None:
        """Wait until the GPU has finished all work."""
        self._cuda.synchronize()

    def state(self, game: int) -> State:
        """Return a copy of the position of one game."""
        return State(self.states[game : game + 1].copy_to_host().view(RECORD))


# --- batches -------------------------------------------------------------------------------------


class CudaBatch(_DeviceGames):
    """`Batch` on a GPU: all arrays are device arrays; `step` takes host or device ids."""

    def __init__(
        self, setup: Setup | Mixture = Setup(), games: int = 65_536, seed: int | None = 0
    ) -> None:
        super().__init__(setup, games, SORTED_BLOCK)
        device_array = self._cuda.device_array
        self.observations = device_array((games, SIZE), np.int8)
        self._masks = device_array((games, ACTIONS), np.int8)
        self.masks = self._masks.view(np.bool_)
        self.actors, self.ends = self._cells[ACTORS], self._cells[ENDS]
        self.rows = Rows(self.observations, self.masks, self.actors, self.rewards, self.ends)
        self._bad = device_array(1, np.int64)
        self._sampled = device_array(games, np.int64)
        self._counts = self._cuda.to_device(np.zeros(SORT_KEYS, np.int32))
        self._firsts = device_array(SORT_KEYS, np.int32)
        self.reset(secrets.randbits(62) if seed is None else seed)

    def reset(self, seed: int | None = None) -> Rows:
        """Start the first games of a seed; without a seed, those of the last seed again."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self._picks = self._cuda.to_device(streams(self.seed, PICK_STREAMS, self.games))
        nothing = self._cuda.to_device(np.zeros(0, np.int8))
        self._begin(self.seed, self.setup.kind, NEVER, CALLER, 1, nothing)
        self._sort()
        self._write_rows()
        return self.rows

    def step(self, actions: Any, check: bool = True) -> Rows:
        """Apply one action id per game. If one is illegal, raise ValueError and change nothing.

        `check=False` trusts the ids and does not wait for the GPU; an illegal id then corrupts its
        game.
        """
        self._store_ids(actions)
        if check:
            self._check_ids()
        self._advance(DECIDES)
        self._sort()
        self._advance(RESTARTS)
        self._write_rows()
        return self.rows

    def sample(self) -> Any:
        """Return a random legal id for each game, the same as `Batch.sample`.

        Every call overwrites the same array.
        """
        shape = self._blocks, self._kernels.BLOCK
        self._kernels.PICK[shape](self._order, self.states, self._picks, self._sampled)
        return self._sampled

    def close(self) -> None:
        """Do nothing: memory is released with the last reference."""

    def _sort(self) -> None:
        """Sort games so that neighbours run the same stage next."""
        kernels, shape = self._kernels, (-(-self.games // MIXED_BLOCK), MIXED_BLOCK)
        kernels.COUNT[shape](self._cells, self._counts)
        kernels.OFFSETS[1, 1](self._counts, self._firsts)
        kernels.SORT[shape](self._cells, self._firsts, self._order)

    def _write_rows(self) -> None:
        """Write observations and masks of all games."""
        from numba.cuda.cudadrv.driver import device_memset

        kernels = self._kernels
        warps = -(-self.games * kernels.WARP // kernels.BLOCK)
        kernels.OBSERVE[warps, kernels.BLOCK](self.states, self._cells, self.observations)
        device_memset(self._masks, 0, self._masks.nbytes)
        kernels.MASK[self._blocks, kernels.BLOCK](self._order, self.states, self._masks)

    def _store_ids(self, actions: Any) -> None:
        """Copy action ids to the cells CHOICES; raise ValueError for a wrong shape or type."""
        on_device = hasattr(actions, "__cuda_array_interface__")
        given = self._cuda.as_cuda_array(actions) if on_device else np.ascontiguousarray(actions)
        if given.shape != (self.games,) or given.dtype != np.int64:
            raise ValueError(
                f"actions of the shape {given.shape} and the type {given.dtype} cannot be taken: "
                f"give {self.games} numbers of the type int64, an id for each game"
            )
        self._cells[CHOICES].copy_to_device(given)

    def _check_ids(self) -> None:
        """Raise ValueError for the first game whose id is illegal."""
        self._bad.copy_to_device(np.array([self.games]))
        shape = self._blocks, self._kernels.BLOCK
        self._kernels.CHECK[shape](self._order, self.states, self._cells, self._bad)
        bad = int(self._bad.copy_to_host()[0])
        if bad < self.games:
            number = int(self._cells[CHOICES].copy_to_host()[bad])
            raise ValueError(f"game {bad}: {illegal_action_message(self.state(bad), number)}")


# --- whole games ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """The result of complete games."""

    winners: Any  # by game: the winners as bits (bit 0: seat 0)
    decisions: int


class Playouts(_DeviceGames):
    """Complete games between "random" or "greedy" players, without observations."""

    def __init__(
        self,
        setup: Setup | Mixture = Setup(),
        player: str = "random",
        side_by_side: int = 132 * 1024,
    ) -> None:
        if player not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise ValueError(f"{player!r} does not play on a GPU: {known} do")
        super().__init__(setup, side_by_side, MIXED_BLOCK)
        self._player = PLAYERS[player]

    def play(self, games: int, seed: int = 0) -> Played:
        """Play the games 0 to `games` - 1 of a seed."""
        results = self._cuda.to_device(np.zeros(games, np.int8))
        self._begin(
            checked_seed(seed), NO_REWARDS, games, self._player, DECISIONS_PER_CALL, results
        )
        while self._cells[NUMBERS].copy_to_host().min() < games:
            self._advance(DECIDES)
        decisions = int(self._cells[COUNTED].copy_to_host().sum())
        return Played(results.copy_to_host(), decisions)
