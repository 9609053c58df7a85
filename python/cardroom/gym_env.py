"""One seat of a game as a Gymnasium environment; the other seats are played by a function."""

import random
from operator import index

from .client import Arena
from .spaces import Discrete, EnvBase, bits, floats, observation_space


class CardroomEnv(EnvBase):
    """`reset` and `step` as Gymnasium has them. `opponent(legal, observation)` plays the other seats, at random if not given."""

    metadata = {"render_modes": []}

    def __init__(self, seat=1, opponent=None, start=None, **options):
        self.options, self.start = options, start
        self.seat = seat
        self.random = random.Random(options.get("seed"))
        self.opponent = opponent or (lambda legal, observation: self.random.choice(legal))
        self.arena = Arena(start=start, **options)
        size, actions = self.arena.layout["size"], len(self.arena.actions)
        self.action_space = Discrete(actions)
        self.observation_space = observation_space(size, actions)

    def reset(self, *, seed=None, options=None):
        """A new deal, as far as the first decision of the seat."""
        if EnvBase is not object:
            super().reset(seed=seed)
        if seed is not None:
            self.arena.close()
            self.random = random.Random(seed)
            self.arena = Arena(start=self.start, **{**self.options, "seed": index(seed)})
        elif not self._fresh():
            while not self.arena.ended[0]:
                self.arena.step([self.arena.legal()[0]])
        while self._others():
            pass
        seen = self._observation()
        return seen, self._info(seen)

    def step(self, action):
        """Takes an action, and lets the others act up to the next decision of the seat or the end of the deal."""
        self._moved = True
        self.arena.step([action])
        while not self.arena.ended[0] and self._others():
            pass
        done = bool(self.arena.ended[0])
        self._moved = not done
        reward = float(self.arena.returns[self.seat - 1]) if done else 0.0
        seen = self._nothing() if done else self._observation()
        return seen, reward, done, False, self._info(seen)

    def close(self):
        """Ends the process behind it."""
        self.arena.close()

    _moved = False

    def _fresh(self):
        return not self._moved

    def _others(self):
        if self.arena.turns[0] == self.seat:
            return False
        self.arena.step([self.opponent(self.arena.legal(), self._observation())])
        return True

    def _info(self, seen):
        """The mask is here too: it goes into `action_space.sample(mask)`."""
        return {"seat": self.seat, "action_mask": seen["action_mask"]}

    def _nothing(self):
        """The deal is over: there is nothing to see, and nothing to do."""
        return {
            "observation": floats([0.0] * self.arena.layout["size"]),
            "action_mask": bits([0] * len(self.arena.actions)),
        }

    def _observation(self):
        return {"observation": floats(self.arena.tensor()), "action_mask": bits(self.arena.mask())}
