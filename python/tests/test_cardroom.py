"""python3 -m unittest discover -s python/tests; CARDROOM says how cardroom is started."""

import os
import random
import sys
import unittest
from importlib.util import find_spec

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from cardroom import Arena, ArenaError, CardroomEnv, env  # noqa: E402


class Deals(unittest.TestCase):
    def test_lines_and_frames_are_the_same(self):
        with Arena(count=5, game="leduc", seed=3) as lines, Arena(count=5, binary=True, game="leduc", seed=3) as frames:
            chance = random.Random(1)
            endings = 0
            for _ in range(40):
                actions = [chance.choice(lines.legal(deal)) for deal in range(5)]
                lines.step(actions)
                frames.step(actions)
                self.assertEqual(list(lines.turns), list(frames.turns))
                self.assertEqual(list(lines.masks), list(frames.masks))
                self.assertEqual(list(lines.ended), list(frames.ended))
                self.assertEqual(list(lines.returns), list(frames.returns))
                for one, other in zip(lines.tensors, frames.tensors):
                    self.assertAlmostEqual(one, other, places=5)
                endings += sum(lines.ended)
            self.assertGreater(endings, 0)

    def test_what_makes_no_sense_changes_nothing(self):
        with self.assertRaisesRegex(ArenaError, "isn't accepted"):
            Arena(game="bridge")
        for binary in (False, True):
            with Arena(game="kuhn", seed=1, binary=binary) as arena:
                before = list(arena.turns), list(arena.masks)
                with self.assertRaisesRegex(ArenaError, "isn't allowed") as refused:
                    arena.step([0])
                self.assertEqual(refused.exception.why, "wrong-actions")
                self.assertEqual((list(arena.turns), list(arena.masks)), before)
                arena.step([1])

    def test_says_how_to_name_a_cardroom_that_is_not_found(self):
        with self.assertRaisesRegex(ArenaError, "set CARDROOM"):
            Arena(start=["no-such-cardroom", "arena", "--stdio"], game="kuhn")

    def test_a_gymnasium_episode(self):
        game = CardroomEnv(game="holdem", seats=3, seed=5)
        total = 0.0
        for _ in range(5):
            seen, _ = game.reset()
            done = False
            while not done:
                self.assertTrue(game.observation_space.contains(seen))
                self.assertEqual(game.arena.turns[0], 1)
                seen, reward, done, cut, _ = game.step(game.arena.legal()[0])
                self.assertFalse(cut)
            total += reward
        self.assertLessEqual(total, 0)
        first, _ = game.reset(seed=9)
        again, _ = game.reset(seed=9)
        self.assertEqual(list(first["observation"]), list(again["observation"]))
        game.close()

    def test_a_pettingzoo_episode(self):
        game = env(game="badugi", seats=3, seed=2)
        game.reset()
        chance = random.Random(4)
        rewards = {}
        for agent in game.agent_iter():
            seen, reward, done, cut, _ = game.last()
            for of in (game.rewards, game.terminations, game.truncations, game.infos):
                self.assertEqual(sorted(of), game.agents)
            if done or cut:
                rewards[agent] = reward
                game.step(None)
                continue
            allowed = [i for i, bit in enumerate(seen["action_mask"]) if bit]
            game.step(chance.choice(allowed))
        self.assertEqual(sorted(rewards), game.possible_agents)
        self.assertEqual(sum(rewards.values()), 0)
        game.reset(seed=2)
        self.assertEqual(len(game.agents), 3)
        game.close()

    def test_a_reset_in_the_middle_of_a_deal_deals_another_one(self):
        game = env(game="holdem", seats=2, seed=2)
        game.reset()
        first = list(game.last()[0]["observation"])
        game.step(1)
        game.reset()
        again = list(game.last()[0]["observation"])
        self.assertNotEqual(first, again)
        game.reset(seed=2)
        self.assertEqual(first, list(game.last()[0]["observation"]))
        game.close()

    def test_a_mask_comes_with_the_information(self):
        game = CardroomEnv(game="kuhn", seed=5)
        seen, about = game.reset()
        done = False
        while not done:
            self.assertEqual(list(about["action_mask"]), list(seen["action_mask"]))
            self.assertTrue(seen["action_mask"][game.action_space.sample(about["action_mask"])])
            seen, _, done, _, about = game.step(game.action_space.sample(about["action_mask"]))
        game.close()

    @unittest.skipUnless(find_spec("pettingzoo"), "PettingZoo isn't here to check with")
    def test_pettingzoo_finds_nothing_wrong(self):
        from pettingzoo.test import api_test, seed_test

        for options in ({"game": "leduc"}, {"game": "badugi", "seats": 3}):
            game = env(seed=3, **options)
            api_test(game, num_cycles=100)
            game.close()
        seed_test(lambda: env(game="leduc", seed=4), num_cycles=50)

    @unittest.skipUnless(find_spec("gymnasium"), "Gymnasium isn't here to check with")
    def test_gymnasium_finds_nothing_wrong(self):
        from gymnasium.utils.env_checker import check_env

        game = CardroomEnv(game="leduc", seed=1)
        # the checker knows of no masks: it gets the one action that is always allowed
        game.action_space.sample = lambda: game.arena.actions.index("call")
        check_env(game, skip_render_check=True)
        game.close()


if __name__ == "__main__":
    unittest.main()
