"""Text formats of actions, positions, game records and scenarios; replay and scenario runner."""

from .game import Record, RecordError, last_position, parse_record, read_record, replay
from .notation import NotationError, action_text, parse_action
from .position import position_text, read_position
from .scenario import Scenario, ScenarioError, find_scenarios
from .scenario_runner import Failure, run_scenario

__all__ = [
    "Failure",
    "NotationError",
    "Record",
    "RecordError",
    "Scenario",
    "ScenarioError",
    "action_text",
    "find_scenarios",
    "last_position",
    "parse_action",
    "parse_record",
    "position_text",
    "run_scenario",
    "read_position",
    "read_record",
    "replay",
]
