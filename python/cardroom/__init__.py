"""Cardroom's arena in Python: every form by the rulebooks, with Gymnasium and PettingZoo interfaces. Pure Python."""

from .client import Arena, ArenaError
from .gym_env import CardroomEnv
from .aec_env import CardroomAECEnv, env

__all__ = ["Arena", "ArenaError", "CardroomEnv", "CardroomAECEnv", "env"]
__version__ = "0.1.0"
