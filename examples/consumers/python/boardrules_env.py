"""Any game of boardrules for a learner in Python, with nothing but the standard library.

    env = Env("pylos")
    observation, info = env.reset()
    action = random.choice([a for a, allowed in enumerate(info["mask"]) if allowed])
    observation, reward, terminated, truncated, info = env.step(action)

An action is a step of a move, such as to touch a cell; the last one ends a move that could go on.
The methods are those of Gymnasium. The reward is for the player who has just acted.
"""

import json
import subprocess


class BoardrulesError(Exception):
    """A question that was refused; code and field say why."""

    def __init__(self, error):
        super().__init__(error["sentence"])
        self.code = error["code"]
        self.field = error.get("field")


class Server:
    """The program `boardrules serve`."""

    def __init__(self, command="boardrules"):
        self.process = subprocess.Popen(
            [command, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, do, **fields):
        """Asks one question and returns its result."""
        question = json.dumps({"do": do, **fields})
        self.process.stdin.write(question.encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise BoardrulesError(answer["error"])
        return answer["results"] if "results" in answer else answer["result"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Env:
    """A game in which one learner plays all sides."""

    def __init__(self, variant, server=None, max_steps=1000):
        self.server = server or Server()
        self.rules = self.server.ask("rules", variant=variant)["rules"]
        self.variant = self.rules["variant"]["id"]
        self.actions = self.rules["steps"] + ["end"]
        self.max_steps = max_steps
        self.reset()

    def reset(self, seed=None, options=None):
        """Begins a game; the option "position" names another beginning than the start."""
        self.position = (options or {}).get("position", self.rules["start"])
        self.steps = 0
        self.entered = []
        here = self._ask("status", also=["observation"])
        self.status = here["status"]
        self._see(here)
        return self.observation, self._info()

    def step(self, action):
        """Takes an action that the mask allows."""
        if not self._mask()[action]:
            raise ValueError(f"The action {self.actions[action]} is not allowed here.")
        self.steps += 1
        mover = self.status["toMove"]
        is_end = action == len(self.actions) - 1
        if not is_end:
            self.entered.append(self.actions[action])
            self._see(self._ask("observe", entered=self.entered))
        # Where only the end is left, it need not be chosen.
        if is_end or self.allowed == [len(self.actions) - 1]:
            move = self._ask("input", entered=self.entered)["input"]["move"]
            self.entered = []
            played = self._ask("play", move=move, also=["observation"])
            self.position, self.status = played["position"], played["status"]
            self._see(played)
        winner = self.status.get("winner")
        reward = 0 if winner is None else 1 if winner == mover else -1
        is_cut = not self.status["over"] and self.steps >= self.max_steps
        return self.observation, reward, self.status["over"], is_cut, self._info()

    def close(self):
        self.server.close()

    def _see(self, seen):
        self.observation, self.allowed = seen["observation"], seen["mask"]

    def _mask(self):
        allowed = set(self.allowed)
        return [action in allowed for action in range(len(self.actions))]

    def _info(self):
        return {"mask": self._mask(), "player": self.status.get("toMove"), "position": self.position}

    def _ask(self, do, **fields):
        return self.server.ask(do, variant=self.variant, position=self.position, **fields)
