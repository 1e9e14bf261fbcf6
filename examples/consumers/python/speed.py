"""Measures how many moves a second a program in Python plays: python3 speed.py BOARDRULES VARIANT..."""

import json
import random
import subprocess
import sys
import time

SECONDS = 5


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen([command, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def one_by_one(server, variant, seconds):
    """Plays one game after another, a line for each move, with the legal moves in each answer."""
    plies = 0
    end = time.monotonic() + seconds
    start = server.ask(do="start", variant=variant, also=["legal"])["result"]
    here = start
    while time.monotonic() < end:
        move = random.choice(here["legal"])
        here = server.ask(do="play", variant=variant, position=here["position"], move=move, also=["legal"])["result"]
        plies += 1
        if not here["legal"]:
            here = start
    return plies / seconds


def in_batches(server, variant, seconds, games=1000):
    """Plays many games at a time, a move of each in a line, with the legal moves in the answers."""
    plies = 0
    end = time.monotonic() + seconds
    start = server.ask(do="start", variant=variant, also=["legal"])["result"]
    here = [start] * games
    while time.monotonic() < end:
        positions = [each["position"] for each in here]
        moves = [random.choice(each["legal"]) for each in here]
        here = server.ask(do="play", variant=variant, positions=positions, moves=moves, also=["legal"])["results"]
        plies += games
        here = [each if each["legal"] else start for each in here]
    return plies / seconds


def main(command, variants):
    server = Server(command)
    for variant in variants:
        for play in one_by_one, in_batches:
            play(server, variant, 2)  # Java becomes fast while it runs
            print(f"{variant} {play.__name__}: {play(server, variant, SECONDS):.0f} moves a second", flush=True)


main(sys.argv[1], sys.argv[2:])
