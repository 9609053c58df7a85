"""All seats of a game as a PettingZoo AEC environment."""

from operator import index

from .client import Arena
from .spaces import Discrete, bits, floats, observation_space

try:
    from pettingzoo import AECEnv as Base
except ImportError:
    Base = object


def env(**options):
    """An environment as PettingZoo calls for it."""
    return CardroomAECEnv(**options)


class CardroomAECEnv(Base):
    """Agents `seat_1` … act one after another; rewards come when the deal is over."""

    metadata = {"name": "cardroom_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self, start=None, **options):
        self.start, self.options = start, options
        self.arena = Arena(start=start, **options)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.arena.seats)]
        size, actions = self.arena.layout["size"], len(self.arena.actions)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(size, actions) for agent in self.possible_agents}
        self.agents = []

    def action_space(self, agent):
        return self.action_spaces[agent]

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def reset(self, seed=None, options=None):
        """A new deal; with a seed, the first of that seed."""
        if seed is not None:
            self.arena.close()
            self.arena = Arena(start=self.start, **{**self.options, "seed": index(seed)})
        elif self._moved:
            while not self.arena.ended[0]:
                self.arena.step([self.arena.legal()[0]])
        self._moved = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent):
        """What the agent that is to act knows; the others are asked when it is their turn."""
        size, actions = self.arena.layout["size"], len(self.arena.actions)
        if agent != self.agent_selection or self.terminations.get(agent):
            return {"observation": floats([0.0] * size), "action_mask": bits([0] * actions)}
        return {"observation": floats(self.arena.tensor()), "action_mask": bits(self.arena.mask())}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent that is done takes None")
            self._remove(agent)
            return
        self.arena.step([action])
        self._moved = True
        if not self.arena.ended[0]:
            self.agent_selection = self._to_act()
            return
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(self.arena.returns[seat])
            self.terminations[agent] = True
        self._moved = False
        self.agent_selection = self.agents[0]

    def _remove(self, agent):
        """An agent that is done leaves every list; nobody is rewarded twice."""
        self.agents.remove(agent)
        for of in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else None

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        """Ends the process behind it."""
        self.arena.close()

    _moved = False

    def _to_act(self):
        return f"seat_{self.arena.turns[0]}"
