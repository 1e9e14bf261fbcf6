"""Plays a game at random in the environment: python3 test_env.py BOARDRULES VARIANT..."""

import random
import sys

from boardrules_env import BoardrulesError, Env, Server


def play(env):
    observation, info = env.reset()
    size = len(observation)
    is_over = is_cut = False
    reward = 0
    while not is_over and not is_cut:
        assert len(observation) == size and len(info["mask"]) == len(env.actions)
        action = random.choice([a for a, allowed in enumerate(info["mask"]) if allowed])
        observation, reward, is_over, is_cut, info = env.step(action)
    assert is_cut or not any(info["mask"])
    assert (reward != 0) == ("winner" in env.status)
    return env.status["sentence"]


def main(command, variants):
    random.seed(1)
    server = Server(command)
    for variant in variants:
        env = Env(variant, server, max_steps=400)
        play(env)
        try:
            env.step(len(env.actions) - 1)
            raise AssertionError("a move of no steps has ended")
        except (ValueError, KeyError):
            pass
        print(f"{env.variant}: {len(env.actions)} actions, {len(env.observation)} numbers")
    try:
        server.ask("play", variant="zertz", move="Wd4")
        raise AssertionError("an illegal move was played")
    except BoardrulesError as refused:
        print(refused.code)
    server.close()


main(sys.argv[1], sys.argv[2:])
