"""A process of `cardroom arena --stdio` and what it says."""

import json
import os
import shlex
import struct
import subprocess
from array import array
from operator import index


class ArenaError(ValueError):
    """What was asked for made no sense; nothing has changed. `why` is the code of the refusal, if the arena gave one."""

    def __init__(self, words, why=None):
        super().__init__(words)
        self.why = why


def command():
    """How the arena is started: CARDROOM if that is set, else `cardroom`."""
    return shlex.split(os.environ.get("CARDROOM", "cardroom")) + ["arena", "--stdio"]


class Arena:
    """Deals of one game, stepped together.

    >>> arena = Arena(game="leduc", seed=7)          # doctest: +SKIP
    >>> arena.step([arena.legal(0)[0]])              # doctest: +SKIP
    """

    def __init__(self, count=1, binary=False, start=None, **options):
        self.count = count
        self.binary = False
        start = start or command()
        try:
            self.process = subprocess.Popen(start, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as cause:
            raise ArenaError(f"{start[0]} can't be started; set CARDROOM to the command that starts cardroom") from cause
        try:
            opened = self._ask({"do": "open", "count": count, "options": options})
        except ArenaError:
            self.close()
            raise
        self.actions = opened["actions"]
        self.seats = opened["seats"]
        self.layout = opened["layout"]
        self.tensors = None
        self._take(opened)
        if binary:
            self._ask({"do": "binary"})
            self.binary = True

    def legal(self, deal=0):
        """The numbers of the actions that are allowed in a deal."""
        width = len(self.actions)
        return [action for action in range(width) if self.masks[deal * width + action]]

    def mask(self, deal=0):
        """Which actions are allowed in a deal, 1 or 0 each."""
        width = len(self.actions)
        return self.masks[deal * width : (deal + 1) * width]

    def tensor(self, deal=0):
        """What the seat to act knows, in the order of `layout`."""
        if self.tensors is None:
            self.look(["tensors"])
        size = self.layout["size"]
        return self.tensors[deal * size : (deal + 1) * size]

    def look(self, want=()):
        """How the deals stand; `want` may name tensors and keys."""
        if self.binary:
            raise ArenaError("frames have everything already")
        state = self._ask({"do": "look", "want": list(want)})
        self._take(state)
        return state

    def step(self, actions, want=("tensors",)):
        """Takes one action in each deal."""
        if self.binary:
            return self._step_binary(actions)
        self._take(self._ask({"do": "step", "actions": [index(action) for action in actions], "want": list(want)}))

    def close(self):
        """Ends the process."""
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait(timeout=10)
        if self.process.stdout:
            self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, what):
        self.process.stdin.write(json.dumps(what).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise ArenaError("the arena has ended")
        answer = json.loads(line)
        if not answer.get("ok"):
            refusal = answer.get("refusal", {})
            raise ArenaError(refusal.get("words", "no reason given"), refusal.get("why"))
        return answer

    def _take(self, state):
        self.turns = state["turns"]
        self.masks = state["masks"]
        self.ended = state["ended"]
        self.returns = state["returns"]
        self.tensors = state.get("tensors")

    def _step_binary(self, actions):
        actions = [index(action) for action in actions]
        if len(actions) != self.count:
            raise ArenaError(f"{len(actions)} actions for {self.count} deals")
        self.process.stdin.write(struct.pack(f"<{self.count}H", *actions))
        self.process.stdin.flush()
        if self._read(1) != b"\0":
            (length,) = struct.unpack("<H", self._read(2))
            raise ArenaError(self._read(length).decode(), "wrong-actions")
        self.turns = array("b", self._read(self.count))
        self.masks = self._read(self.count * len(self.actions))
        self.ended = self._read(self.count)
        self.returns = self._numbers(self.count * self.seats, "d")
        self.tensors = self._numbers(self.count * self.layout["size"], "f")

    def _numbers(self, count, kind):
        return struct.unpack(f"<{count}{kind}", self._read(struct.calcsize(f"<{count}{kind}")))

    def _read(self, count):
        data = self.process.stdout.read(count)
        if len(data) < count:
            raise ArenaError("the arena has ended")
        return data
