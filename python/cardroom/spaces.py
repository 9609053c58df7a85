"""The spaces of Gymnasium where it is installed, and otherwise what environments need of them."""

import random

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary  # noqa: F401
    import gymnasium

    EnvBase = gymnasium.Env
except ImportError:
    EnvBase = object

    class Discrete:
        """The numbers from 0 up to n."""

        def __init__(self, n):
            self.n = n

        def contains(self, value):
            return isinstance(value, int) and 0 <= value < self.n

        def sample(self, mask=None):
            allowed = [i for i in range(self.n) if mask is None or mask[i]]
            return random.choice(allowed)

    class Box:
        """Numbers between two bounds."""

        def __init__(self, low, high, shape, dtype=None):
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, value):
            return len(value) == self.shape[0] and all(self.low <= each <= self.high for each in value)

    class MultiBinary:
        """So many bits."""

        def __init__(self, n):
            self.n = n

        def contains(self, value):
            return len(value) == self.n and all(bit in (0, 1) for bit in value)

    class Dict(dict):
        """Spaces by name."""

        def contains(self, value):
            return all(space.contains(value[name]) for name, space in self.items())


try:
    import numpy

    def floats(values):
        return numpy.asarray(values, dtype=numpy.float32)

    def bits(values):
        return numpy.asarray(list(values), dtype=numpy.int8)

except ImportError:

    def floats(values):
        return list(values)

    def bits(values):
        return list(values)


def observation_space(size, actions):
    """What a seat knows, and which actions it has."""
    return Dict({"observation": Box(-1e9, 1e9, (size,)), "action_mask": MultiBinary(actions)})
