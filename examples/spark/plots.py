"""Draws plots of the games that selfplay has written: python plots.py target/zertz/games"""

import sys

import matplotlib.pyplot as plt
import pandas as pd

games = pd.read_parquet(sys.argv[1])
_, (lengths, legal) = plt.subplots(2, 1, layout="constrained")
games.moves.str.len().plot.hist(ax=lengths, bins=40, title="Games by their number of moves")
pd.DataFrame(games.legal.tolist()).mean().plot(ax=legal, title="Legal moves before each move, on average")
plt.savefig("plots.svg")
