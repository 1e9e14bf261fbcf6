"""Plays a game at random: python3 random_game.py BOARDRULES VARIANT"""

import random
import sys

from boardrules_env import Env, Server

command, variant = sys.argv[1:]
env = Env(variant, Server(command))
observation, info = env.reset()
is_over = is_cut = False
while not is_over and not is_cut:
    action = random.choice([a for a, allowed in enumerate(info["mask"]) if allowed])
    observation, reward, is_over, is_cut, info = env.step(action)
print(env.status["sentence"])
env.close()
